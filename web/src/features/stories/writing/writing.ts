import type { Language, StoryLength } from '@perinka/contract/catalog'

/** A story on its way to the screen. */
export interface Writing {
  /** The generation's id, and the story's once it is done; null until the server has answered. */
  id: string | null
  kind: 'story' | 'chapter'
  /** First story of the series that a chapter belongs to; null for a story of its own. */
  seriesId: string | null
  theme: string
  language: Language
  length: StoryLength
  title: string | null
  paragraphs: string[]
  /** `lost`: the connection broke; the server writes on, and we are coming back to it. */
  phase: 'asking' | 'writing' | 'lost' | 'done'
}

/** What is known before the first word. */
export type WritingSubject = Pick<Writing, 'kind' | 'seriesId' | 'theme' | 'language' | 'length'>

export type WritingEvent =
  | { type: 'asked'; about: WritingSubject; id: string | null }
  | { type: 'opened'; id: string }
  | { type: 'title'; text: string }
  | { type: 'paragraph'; index: number; text: string }
  | { type: 'lost' }
  | { type: 'done' }
  | { type: 'left' }

export function writingReducer(writing: Writing | null, event: WritingEvent): Writing | null {
  if (event.type === 'asked') {
    return { ...event.about, id: event.id, title: null, paragraphs: [], phase: 'asking' }
  }
  if (!writing || event.type === 'left') return null
  switch (event.type) {
    case 'opened':
      return { ...writing, id: event.id, phase: 'writing' }
    case 'title':
      return { ...writing, title: event.text, phase: 'writing' }
    case 'paragraph':
      return { ...writing, paragraphs: withParagraph(writing.paragraphs, event.index, event.text), phase: 'writing' }
    case 'lost':
      return { ...writing, phase: 'lost' }
    case 'done':
      return { ...writing, phase: 'done' }
  }
}

/** A replay says again what was heard before; a paragraph once said never changes. */
function withParagraph(paragraphs: string[], index: number, text: string): string[] {
  return index < paragraphs.length ? paragraphs : [...paragraphs, text]
}

const USUAL_PARAGRAPHS: Record<StoryLength, number> = { short: 18, medium: 28, long: 40 }

/** 0 to 1: how far along, for the lantern. Full only when the story is. */
export function progressOf({ phase, length, paragraphs }: Writing): number {
  if (phase === 'done') return 1
  return Math.min(0.9, paragraphs.length / USUAL_PARAGRAPHS[length])
}
