import type { StoryWish } from '@perinka/contract/stories'
import { type BeginPorts, type Begun, beginGeneration } from './begin-generation.ts'
import { composeBrief } from './compose-brief.ts'

/** Begins the wished story, or finds the one that the same request began before. */
export function beginStory(ports: BeginPorts, userId: string, wish: StoryWish): Promise<Begun> {
  const { childProfileId, voice } = wish
  const characters = [...new Set([...wish.characters, wish.customCharacterName ?? ''].filter(Boolean))]
  return beginGeneration(ports, userId, {
    requestKey: wish.requestKey,
    compose: async (id) => ({
      brief: await composeBrief(ports, userId, wish, id),
      told: { childProfileId, voice, characters },
    }),
    ...{ chapterOf: null, refusal: 'story_limit' },
  })
}
