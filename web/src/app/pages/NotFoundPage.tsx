import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Horizon } from '../../ui/Horizon.tsx'
import { Lantern } from '../../ui/Lantern.tsx'
import { SignInButton } from '../SignInButton.tsx'

/** `offersSignIn`: the page exists, for a family. */
export default function NotFoundPage({ offersSignIn = false }: { offersSignIn?: boolean }) {
  const t = useT()
  usePageTitle(t('notFound.title'))
  return (
    <div className="page grid min-h-[80dvh] place-content-center justify-items-center gap-4 text-center">
      <Horizon />
      <Lantern glow={0.12} className="h-28" />
      <h1 className="h1">{t('notFound.title')}</h1>
      <p className="max-w-sm text-soft">{t(offersSignIn ? 'notFound.signedOutText' : 'notFound.text')}</p>
      <div className="mt-3 grid gap-2">
        {offersSignIn && <SignInButton>{t('notFound.signIn')}</SignInButton>}
        <LinkButton href="/" tone={offersSignIn ? 'bare' : 'lamp'}>
          {t('common.goHome')}
        </LinkButton>
      </div>
    </div>
  )
}
