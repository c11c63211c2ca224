import type { Story } from '@perinka/contract/stories'
import { useQueryClient } from '@tanstack/react-query'
import { usePlayer } from '../../../../shared/player/player.ts'
import { keys } from '../../../../shared/query/keys.ts'
import { askStory, useChangeStory } from '../../api/change-story.ts'
import { type StoryText, settle, textOf } from './story-text.ts'

export type Saved =
  /** `wasHeard`: the story had been read aloud. `wasPlaying`: it was in the player, which has fallen silent. */
  { kind: 'saved'; wasHeard: boolean; wasPlaying: boolean } | { kind: 'conflict'; theirs: StoryText }

/** Saves a text against what the server has by then. Throws what the server refused. */
export function useSaveText(story: Story) {
  const client = useQueryClient()
  const player = usePlayer()
  const change = useChangeStory(story.id)

  return async function save(base: StoryText, mine: StoryText): Promise<Saved> {
    const now = await askStory(client, story.id)
    const theirs = textOf(now)
    const settled = settle(base, mine, theirs)
    if (settled.kind === 'conflict') return { kind: 'conflict', theirs }
    if (Object.keys(settled.change).length === 0) return { kind: 'saved', wasHeard: false, wasPlaying: false }
    const isInPlayer = player?.state().story?.id === story.id
    await change.mutateAsync(settled.change)
    // What it says is another text than the one that stands here now.
    if (isInPlayer) player.send({ type: 'close' })
    client.removeQueries({ queryKey: keys.storyMaking(story.id) })
    return { kind: 'saved', wasHeard: isInPlayer || hasAudio(now), wasPlaying: isInPlayer }
  }
}

const hasAudio = (story: Story) => (story.audioUrl ?? story.standardAudioUrl) !== null
