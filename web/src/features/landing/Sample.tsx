import { useT } from '../../shared/i18n/use-t.ts'
import { Lantern } from '../../ui/Lantern.tsx'
import { buttonLook } from '../../ui/looks.ts'

const PARAGRAPHS = ['landing.sample1', 'landing.sample2', 'landing.sample3'] as const

/** The first lines of a story; they come up one by one as the page is scrolled. */
export function Sample({ onStart }: { onStart: () => void }) {
  const t = useT()
  return (
    <section
      aria-labelledby="sample"
      className="mt-16 grid gap-8 rounded-card border border-hairline bg-card p-[min(1.5rem,7.5vw)] sm:mt-24 sm:p-12 lg:grid-cols-[1fr_16rem]"
    >
      <div>
        <h2 id="sample" className="mb-5 font-bold text-lamp">
          {t('landing.sample')}
        </h2>
        <h3 className="h1 mb-4">{t('landing.sampleTitle')}</h3>
        <div className="grid max-w-[60ch] gap-4 font-display text-xl leading-[1.7]">
          {PARAGRAPHS.map((key) => (
            <p key={key} className="told">
              {t(key)}
            </p>
          ))}
        </div>
      </div>
      <div className="grid content-center justify-items-center gap-5 text-center">
        <Lantern glow={0.85} className="h-44 max-lg:hidden" />
        <button type="button" className={buttonLook()} onClick={onStart}>
          {t('landing.startYours')}
        </button>
      </div>
    </section>
  )
}
