import type { StoryEvent } from '@perinka/storyteller/brief'

/** A paragraph as the model wrote it, with marks for names, and as it is read. */
export interface Paragraph {
  raw: string
  text: string
}

/**
 * What stands of a story. The last paragraph is held back until the next one stands, so that an end that came too soon
 * can still be taken out; the first is said at once, with the title.
 */
export interface Draft {
  title: string | null
  paragraphs: Paragraph[]
  texts(): string[]
  raws(): string[]
  /** Says what has not been said yet; all of it where `isOver`. */
  say(isOver?: boolean): Generator<StoryEvent>
  /** Takes the held-back paragraph out. What was said stays. */
  takeBack(): void
}

export function createDraft(): Draft {
  let said = 0
  const draft: Draft = {
    title: null,
    paragraphs: [],
    texts: () => draft.paragraphs.map(({ text }) => text),
    raws: () => draft.paragraphs.map(({ raw }) => raw),
    *say(isOver = false) {
      const most = isOver ? draft.paragraphs.length : Math.max(1, draft.paragraphs.length - 1)
      for (; said < Math.min(most, draft.paragraphs.length); said++) {
        if (said === 0) yield { kind: 'title', text: draft.title ?? '' }
        yield { kind: 'paragraph', text: draft.paragraphs[said]?.text ?? '' }
      }
    },
    takeBack() {
      draft.paragraphs.length = Math.max(said, draft.paragraphs.length - 1)
    },
  }
  return draft
}
