import type { Story } from '@perinka/contract/stories'
import { Link } from 'wouter'
import { useT } from '../../shared/i18n/use-t.ts'
import { type PlayerFailure, usePlayer } from '../../shared/player/player.ts'
import { Button } from '../../ui/Button.tsx'
import { Lantern } from '../../ui/Lantern.tsx'
import { failureText } from './failure-text.ts'

/** Where the player would be: what went wrong and what one can do about it. */
export function PlayerTrouble({ story, failure }: { story: Story; failure: PlayerFailure | null }) {
  const t = useT()
  const player = usePlayer()
  const { title, text } = failureText(failure ?? 'playback')
  return (
    <div className="mb-4 flex items-center gap-4 rounded-card border border-hairline bg-card p-4">
      <Lantern glow={0} className="h-14 shrink-0" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <p className="font-bold">{t(title)}</p>
        <p className="text-[0.9375rem] text-soft">{t(text)}</p>
        {failure === 'premium' && (
          <Button asChild size="sm" className="mt-2">
            <Link href="/subscribe">{t('billing.seePremium')}</Link>
          </Button>
        )}
        {failure !== 'premium' && failure !== 'too_long' && (
          <Button tone="quiet" size="sm" className="mt-2" onClick={() => player?.play(story)}>
            {t('common.tryAgain')}
          </Button>
        )}
      </div>
    </div>
  )
}
