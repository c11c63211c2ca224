import { setTimeout as wait } from 'node:timers/promises'
import type { FailureCode } from '@perinka/contract/failures'
import type { Brief, Provenance, StoryEvent } from '@perinka/storyteller/brief'
import { Failure } from '../failure.ts'
import type { Storyteller } from '../ports/storyteller.ts'

export interface Script {
  title?: string
  paragraphs?: string[]
  /** Before each paragraph. */
  delayMs?: number
  /** Fails before the paragraph of this index, with `failure`. */
  failAt?: number
  failure?: FailureCode
  /** Says nothing after the paragraphs, until aborted. */
  hang?: boolean
  /** Awaited before each paragraph and, with the number of paragraphs, before the end. */
  before?: (index: number) => Promise<void> | void
}

export interface ScriptedStoryteller extends Storyteller {
  /** What it was told, in order. */
  briefs: Brief[]
}

const PROVENANCE: Provenance = {
  engine: 'built-in',
  model: 'scripted',
  promptVersion: null,
  checks: [],
  readability: { words: 12, sentences: 3, score: 2 },
  fellBack: false,
  unread: [],
  speakers: [],
}

/** A storyteller that says what the test has written for it. */
export function scriptedStoryteller(script: Script = {}): ScriptedStoryteller {
  const {
    title = 'The quiet star',
    paragraphs = ['A star woke up.', 'It looked for a friend.', 'Good night.'],
    delayMs = 0,
    failAt = -1,
    failure = 'generation_failed',
    hang = false,
    before = () => {},
  } = script
  const briefs: Brief[] = []
  return {
    adapter: 'built-in',
    model: null,
    briefs,
    async *tell(brief, signal): AsyncGenerator<StoryEvent> {
      briefs.push(brief)
      yield { kind: 'title', text: title }
      for (const [index, text] of paragraphs.entries()) {
        if (delayMs > 0) await wait(delayMs, undefined, { signal })
        await before(index)
        if (index === failAt) throw new Failure(failure)
        yield { kind: 'paragraph', text }
      }
      await before(paragraphs.length)
      if (failAt === paragraphs.length) throw new Failure(failure)
      if (hang) await wait(10 * 60_000, undefined, { signal })
      yield {
        kind: 'finished',
        provenance: PROVENANCE,
        bible: { seriesTitle: title, synopsis: '', place: '', cast: [], facts: [], promise: null },
        trace: [`seed:${brief.seed}`],
      }
    },
  }
}
