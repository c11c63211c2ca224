import { useSubscriptionDetails } from '../../features/billing/api/subscription-details.ts'
import { useSubscriptionStatus } from '../../features/billing/api/subscription-status.ts'
import { ManageCard } from '../../features/billing/manage/ManageCard.tsx'
import { isPaid } from '../../features/billing/manage/subscription-state.ts'
import { PlanName } from '../../features/billing/PlanName.tsx'
import { StorageCard } from '../../features/offline/StorageCard.tsx'
import { ListeningCard } from '../../features/player/ListeningCard.tsx'
import { GenderCard } from '../../features/profiles/GenderCard.tsx'
import { AboutCard } from '../../features/settings/AboutCard.tsx'
import { AccountCard } from '../../features/settings/AccountCard.tsx'
import { AppearanceCard } from '../../features/settings/AppearanceCard.tsx'
import { DataCard } from '../../features/settings/DataCard.tsx'
import { SignOutButton } from '../../features/settings/SignOutButton.tsx'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { useConfig } from '../../shared/query/config.ts'

export default function SettingsPage() {
  const t = useT()
  usePageTitle(t('title.settings'))
  const { data: config } = useConfig()
  const { data: status } = useSubscriptionStatus()
  const isSold = config !== undefined && config.payments.adapter !== 'off'
  const { data: subscription } = useSubscriptionDetails({ enabled: isSold })
  return (
    <div className="page">
      <div className="mx-auto grid max-w-2xl gap-5">
        <h1 className="h1">{t('settings.title')}</h1>
        <AccountCard plan={<PlanName />} />
        {isSold && <ManageCard />}
        <AppearanceCard />
        <ListeningCard />
        <GenderCard />
        <StorageCard />
        <DataCard isPaid={subscription !== undefined && isPaid(subscription)} />
        <AboutCard priority={status?.isActive ?? false} />
        <SignOutButton />
      </div>
    </div>
  )
}
