import type { ReactNode } from 'react'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { useAccount } from '../../shared/session/session.ts'
import { fullDate } from '../../shared/time/relative.ts'
import { Card } from '../../ui/Card.tsx'

export function AccountCard({ plan }: { plan: ReactNode }) {
  const t = useT()
  const language = useLanguage()
  const { firstName, lastName, email, profileImageUrl, provider, createdAt } = useAccount()
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const shown = name || email || 'Perinka'
  return (
    <Card title={t('settings.account')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {profileImageUrl ? (
          <img
            src={profileImageUrl}
            alt=""
            referrerPolicy="no-referrer"
            className="size-16 shrink-0 rounded-full object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-16 shrink-0 place-items-center rounded-full bg-raised font-display font-semibold text-2xl text-lamp"
          >
            {[...shown][0]?.toLocaleUpperCase(language)}
          </span>
        )}
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="wrap-anywhere font-bold text-lg leading-snug">{shown}</p>
          {name && email && <p className="wrap-anywhere text-soft">{email}</p>}
        </div>
      </div>
      <dl className="mt-5 grid gap-3 border-hairline border-t pt-4">
        <Row term={t('settings.type')}>{t(`settings.type.${provider}`)}</Row>
        <Row term={t('settings.created')}>
          <time dateTime={createdAt}>{fullDate(createdAt, language)}</time>
        </Row>
        <Row term={t('settings.plan')}>{plan}</Row>
      </dl>
    </Card>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-soft">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
