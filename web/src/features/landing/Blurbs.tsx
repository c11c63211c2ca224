import { useT } from '../../shared/i18n/use-t.ts'

export function Blurbs() {
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
