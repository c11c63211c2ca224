import type { StoryCard } from '@perinka/contract/stories'
import { useT } from '../../../shared/i18n/use-t.ts'
import { isOn, type Player, usePlayer, usePlayerState } from '../../../shared/player/player.ts'
import { Button } from '../../../ui/Button.tsx'
import { Pause, Play } from '../../../ui/icons.tsx'

/** Plays the series from its beginning, or from the chapter that the family left in the middle. */
export function SeriesListen({ chapters }: { chapters: readonly StoryCard[] }) {
  const t = useT()
  const player = usePlayer()
  const { story, status } = usePlayerState()
  if (!player) return null
  const heard = chapters.find(({ id }) => id === story?.id)
  const chapter = heard ?? leftAt(player, chapters) ?? chapters[0]
  if (!chapter) return null
  const isHeard = heard !== undefined && isOn(status)
  const isBegun = heard !== undefined || player.positionOf(chapter.id) > 0
  const label = isHeard ? 'series.pause' : isBegun ? 'series.playOn' : 'series.playFirst'
  return (
    <Button
      className="mt-5 max-sm:w-full"
      icon={isHeard ? <Pause /> : <Play />}
      onClick={() => player.send({ type: 'toggle', story: chapter })}
    >
      {t(label, { number: chapter.chapterNumber })}
    </Button>
  )
}

/** The last chapter that was begun and not heard to its end. */
function leftAt(player: Player, chapters: readonly StoryCard[]): StoryCard | undefined {
  return chapters.findLast(({ id }) => player.positionOf(id) > 0)
}
