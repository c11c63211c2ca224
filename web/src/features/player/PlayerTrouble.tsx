import { useT } from '../../shared/i18n/use-t.ts'
import type { PlayerFailure } from '../../shared/player/player.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Lantern } from '../../ui/Lantern.tsx'
import { FAILURE_TEXTS } from './PlayerVoice.tsx'

interface PlayerTroubleProps {
  failure: PlayerFailure
  /** Whether there is another narration to hear all the same. */
  hasOther: boolean
  onRetry: () => void
}

/** Where the player would be: what went wrong and what one can do about it. */
export function PlayerTrouble({ failure, hasOther, onRetry }: PlayerTroubleProps) {
  const t = useT()
  const { title, text } = FAILURE_TEXTS[failure]
  return (
    <div className="mb-4 flex items-center gap-4 rounded-card border border-hairline bg-card p-4">
      <Lantern glow={0} className="h-14 shrink-0" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <p className="font-bold">{t(title)}</p>
        <p className="text-[0.9375rem] text-soft">
          {t(failure === 'making' && hasOther ? 'audio.otherVersionKept' : text)}
        </p>
        {failure === 'premium' && (
          <LinkButton href="/subscribe" size="sm" className="mt-2">
            {t('billing.seePremium')}
          </LinkButton>
        )}
        {failure !== 'premium' && failure !== 'too_long' && (
          <Button tone="quiet" size="sm" className="mt-2" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
      </div>
    </div>
  )
}
