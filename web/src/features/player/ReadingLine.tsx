import type { Story } from '@perinka/contract/stories'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePlayerState } from '../../shared/player/player.ts'
import { useListening } from '../../shared/settings/listening.ts'
import { Lantern } from '../../ui/Lantern.tsx'

/** Under the title, in place of the button that began it: who reads, or that the voice is on its way. */
export function ReadingLine({ story }: { story: Story }) {
  const t = useT()
  const { status, narration } = usePlayerState()
  const { readAlong } = useListening()
  const isPreparing = status === 'preparing'
  const hasWords = narration?.paragraphs.some(({ words }) => words.length > 0) ?? false
  return (
    <div className="flex min-h-12 items-center gap-3">
      <Lantern glow={isPreparing ? 0.3 : 0.9} className={`h-11 shrink-0 ${isPreparing ? 'breathes' : ''}`} />
      <p className="text-[0.9375rem] text-soft leading-snug">
        {isPreparing ? (
          t('audio.preparing')
        ) : (
          <>
            {t('audio.readBy', { voice: t(`audio.voice.${narration?.voice ?? story.voice}`) })}
            {readAlong && hasWords && <span className="block">{t('audio.tapHint')}</span>}
          </>
        )}
      </p>
    </div>
  )
}
