import type { Brief, StoryEvent } from '@perinka/storyteller/brief'
import { onTestFinished } from 'vitest'
import { modelStoryteller } from '../adapters/storyteller/model.ts'
import type { ModelTimings } from '../adapters/storyteller/model-client.ts'
import type { ModelProvider } from '../config/storyteller.ts'
import { Failure } from '../failure.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import { type ModelAnswer, type ModelServer, modelServer } from './model-server.ts'

/** A short English story for Mia, 5: 250 to 400 words. */
export const BRIEF: Brief = {
  language: 'en',
  length: 'short',
  theme: { id: 'forest', text: 'forest' },
  child: {
    name: 'Mia',
    age: 5,
    gender: 'she',
    isHero: true,
    favoriteThemes: ['Space'],
    favoriteCharacters: [],
    dislikedCharacters: [],
    filters: [],
  },
  cast: [],
  request: null,
  seed: '0:1',
  history: [],
  tellings: [],
  chapter: null,
  familyNames: ['Mia'],
}

const MIDDLE =
  'The path ran on and a frog jumped over it. [[C1]] laughed. A small snail carried a leaf across the wet moss.'
const END = [
  'Then the evening grew quiet and soft. The moon shone on the still, dark wood, and [[C1]] walked slowly home.',
  'The bed was warm. [[C1]] lay under the soft blanket and yawned. Outside the stars glowed, one by one, in the hush of the night.',
  'Her eyes closed and her breath came slow. [[C1]] slept, safe and warm. Good night, [[C1]].',
]
/** As the model writes them: ten lively ones, three that come to rest. */
export const PARAGRAPHS = [...Array.from({ length: 10 }, (_, index) => `Step ${index + 1}. ${MIDDLE}`), ...END]
export const NOTE =
  '---META---\n{"summary": "[[C1]] walks.", "place": "a wood", "facts": ["a snail"], "openThread": null}'
export const STORY = `# The Rainy Wood\n\n${PARAGRAPHS.join('\n\n')}\n\n${NOTE}`

/** As the family reads it. */
export const shown = (paragraph: string) => paragraph.replaceAll('[[C1]]', 'Mia')

/** A model's answer without a title: the rest of a story. */
export const restOf = (paragraphs: string[]) => `${paragraphs.join('\n\n')}\n\n${NOTE}`

interface Scripted extends Partial<ModelTimings> {
  answers: ModelAnswer[]
  provider?: ModelProvider
}

/** What comes at all comes in time on a busy machine as well. */
const PATIENT: ModelTimings = { idle: 20_000, total: 60_000 }
/** For tests in which something never comes. */
const HASTY: ModelTimings = { ...PATIENT, idle: 2000 }

/** A storyteller whose model says what is written here; both end with the test. */
export async function scriptedModel({ answers, provider = 'openai-compatible', ...timings }: Scripted) {
  const server = await modelServer(...answers)
  onTestFinished(() => server.close())
  const isLate = answers.some(({ stallAfter }) => stallAfter !== undefined)
  const teller = tellerOf(server, provider, isLate ? { ...HASTY, ...timings } : timings)
  return { server, teller }
}

export function tellerOf(
  server: ModelServer,
  provider: ModelProvider,
  timings: Partial<ModelTimings> = {},
): Storyteller {
  const config = { provider, model: 'tiny', apiKey: 'key', baseUrl: server.baseUrl, fallback: false }
  return modelStoryteller(config, { ...PATIENT, ...timings })
}

/** Everything said before it ended, and the code it failed with. */
export async function listen(teller: Storyteller, brief = BRIEF, signal = AbortSignal.timeout(100_000)) {
  const told: StoryEvent[] = []
  let code: string | null = null
  try {
    for await (const one of teller.tell(brief, signal)) told.push(one)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    code = error.code
  }
  const finished = told.flatMap((one) => (one.kind === 'finished' ? [one] : []))[0]
  return { told, code, finished, paragraphs: told.flatMap((one) => (one.kind === 'paragraph' ? [one.text] : [])) }
}
