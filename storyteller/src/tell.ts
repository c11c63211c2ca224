import type { Brief, Provenance, StoryEvent } from './brief.ts'
import { checked } from './checks.ts'
import { tellByPlan, VERSION } from './tell-by-plan.ts'
import { type ByTelling, tellByTelling } from './telling/tell-by-telling.ts'

/**
 * Tells a story with the built-in storyteller: one title, the paragraphs in order, and `finished`. By a telling, where one fits the wish,
 * the age and what the family keeps out; else by a plan. The same brief always tells the same story. Throws only on a fault of the content.
 */
export function* tellStory(brief: Brief): Generator<StoryEvent> {
  const told = tellByTelling(brief)
  yield* told ? eventsOf(told, brief) : tellByPlan(brief)
}

/** The events of a story by a telling, which is told only where nothing of it is kept out. */
function* eventsOf(story: ByTelling, brief: Brief): Generator<StoryEvent> {
  const { title, paragraphs, bible, trace, unread, speakers } = story
  const { passes, readability } = checked(paragraphs, brief)
  yield { kind: 'title', text: title }
  for (const text of paragraphs) yield { kind: 'paragraph', text }
  const provenance: Provenance = {
    ...{ engine: 'built-in', model: VERSION, promptVersion: null, fellBack: false },
    checks: Object.entries({ ...passes, avoids: true }).flatMap(([name, isSo]) => (isSo ? [name] : [])),
    ...{ readability, unread, speakers },
  }
  yield { kind: 'finished', provenance, bible, trace }
}
