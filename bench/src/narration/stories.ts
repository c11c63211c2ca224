import { ALL_THEMES, type Language, paragraphsOf, type StoryLength, type Voice } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import { addChild, type Family } from '@perinka/e2e/support/family'
import { ask } from './listen.ts'

export interface Wish {
  language: Language
  length: StoryLength
  voice: Voice
}

/** Lets the built-in storyteller write for the child; `number` chooses the theme. */
export async function tell(family: Family, childProfileId: string, wish: Wish, number: number): Promise<Story> {
  const theme = ALL_THEMES[number % ALL_THEMES.length]
  const { id } = await ask<{ id: string }>(family, 'POST', '/api/stories/generate', { childProfileId, theme, ...wish })
  const stories = await ask<Story[]>(family, 'GET', '/api/stories')
  const story = stories.find((one) => one.id === id)
  if (!story) throw new Error('The story that was told is not there')
  return story
}

export const child = (family: Family) => addChild(family, { name: 'Ema', age: 8 })

/** The first paragraphs of the story, as many as take `seconds` at this many milliseconds a character. */
export async function cut(family: Family, story: Story, seconds: number, msPerCharacter: number): Promise<void> {
  const content: string[] = []
  for (const paragraph of paragraphsOf(story.content)) {
    if (content.join(' ').length * msPerCharacter >= seconds * 1000) break
    content.push(paragraph)
  }
  await ask(family, 'PUT', `/api/stories/${story.id}`, { content: content.join('\n\n') })
}
