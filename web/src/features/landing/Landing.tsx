import { useT } from '../../shared/i18n/use-t.ts'
import { LanguageSelect } from '../../ui/LanguageSelect.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { buttonLook } from '../../ui/looks.ts'
import { FirstDrawings } from './FirstDrawings.tsx'
import { Sample } from './Sample.tsx'
import { SlovakOffer } from './SlovakOffer.tsx'

interface LandingProps {
  onStart: () => void
  onSignIn: () => void
  /** A pointer or the focus comes near the door: what lies behind it may be fetched. */
  onNearDoor: () => void
}

export function Landing({ onStart, onSignIn, onNearDoor }: LandingProps) {
  const t = useT()
  const near = { onPointerEnter: onNearDoor, onFocus: onNearDoor }
  return (
    <div className="bg-ground">
      <div className="hero">
        <FirstDrawings />
        <div className="mx-auto flex w-full max-w-6xl flex-col px-[min(1.25rem,6.6vw)] pb-76 sm:px-8 lg:pb-40">
          <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-4 py-4">
            <Logo />
            <div className="w-38">
              <LanguageSelect aria-label={t('landing.language')} />
            </div>
          </header>
          <main id="content" tabIndex={-1} className="max-w-2xl pt-10 outline-none sm:pt-[12svh]">
            <p className="mb-3 font-bold text-lamp">{t('landing.tagline')}</p>
            <h1 className="hero-title">{t('landing.title')}</h1>
            <p className="mt-4 max-w-xl text-pretty text-lg text-soft leading-relaxed sm:text-xl">
              {t('landing.lead')}
            </p>
            <div className="mt-7 flex flex-wrap gap-3">
              <button type="button" className={buttonLook({ size: 'lg' })} onClick={onStart} {...near}>
                {t('landing.start')}
              </button>
              <button
                type="button"
                className={`${buttonLook({ tone: 'quiet', size: 'lg' })} bg-ground/60`}
                onClick={onSignIn}
                {...near}
              >
                {t('landing.signIn')}
              </button>
            </div>
          </main>
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-[min(1.25rem,6.6vw)] pb-24 sm:px-8">
        <Blurbs />
        <Sample onStart={onStart} />
        <footer className="mt-16 border-hairline border-t pt-6 text-[0.9375rem] text-soft">
          <p className="max-w-prose">{t('landing.privacy')}</p>
          <p className="mt-2 flex flex-wrap gap-x-6">
            {['terms', 'privacy', 'cookies'].map((page) => (
              <a key={page} href={`/${page}`} className="py-3 font-semibold underline underline-offset-4">
                {t(`landing.to.${page}`)}
              </a>
            ))}
          </p>
        </footer>
      </div>
      <SlovakOffer />
    </div>
  )
}

function Blurbs() {
  const t = useT()
  return (
    <section aria-label={t('landing.why')} className="grid gap-x-10 gap-y-9 pt-10 sm:pt-16 md:grid-cols-3">
      <Blurb title={t('landing.ai')} text={t('landing.aiText')} symbol="quill" />
      <Blurb title={t('landing.personal')} text={t('landing.personalText')} symbol="bear" />
      <Blurb title={t('landing.languages')} text={t('landing.languagesText')} symbol="speech" />
    </section>
  )
}

function Blurb({ title, text, symbol }: { title: string; text: string; symbol: string }) {
  return (
    <div>
      <svg
        aria-hidden="true"
        className="mb-3 size-14 fill-none stroke-lamp stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <use href={`#${symbol}`} />
      </svg>
      <h2 className="h2 mb-1.5">{title}</h2>
      <p className="max-w-prose text-soft">{text}</p>
    </div>
  )
}
