import { isJudgedFit, type Prompts } from '@perinka/storyteller/prompt/write-prompt'
import { APICallError } from 'ai'
import * as z from 'zod/mini'
import type { ModelConfig } from '../../config/storyteller.ts'
import type { ModelClient, ModelTimings } from './model-client.ts'
import { beforeRetry, Stalled } from './model-retry.ts'

/**
 * A second opinion beside our own gate, before a story and while it is told. Every text comes with marks for the
 * children's names. Fails with `generation_failed` where it cannot be asked: a story that nobody judged is not told.
 */
export interface Moderator {
  /** The check's name in a story's provenance; null until it has said yes. */
  passed(): string | null
  isWishFit(text: string): Promise<boolean>
  /** `previous` is the paragraph before, or the title. */
  isParagraphFit(raw: string, previous: string): Promise<boolean>
  isStoryFit(text: string): Promise<boolean>
}

export interface Moderation {
  config: ModelConfig
  client: ModelClient
  timings: ModelTimings
}

/** OpenAI has an endpoint of its own for it; other vendors' models are asked themselves. */
export function moderatorFor(moderation: Moderation, prompts: Prompts, signal: AbortSignal): Moderator {
  return moderation.config.provider === 'openai'
    ? endpointModerator(moderation, signal)
    : selfCheck(moderation.client, prompts, signal)
}

/** Each paragraph is judged before it is shown, so that the whole needs no judgement any more. */
export function endpointModerator({ config, timings }: Omit<Moderation, 'client'>, signal: AbortSignal): Moderator {
  let hasPassed = false
  const judge = async (input: string, thresholds: Thresholds) => {
    const isFit = isWithin(await moderated(config, input, timings.idle, signal), thresholds)
    hasPassed ||= isFit
    return isFit
  }
  return {
    passed: () => (hasPassed ? 'moderation' : null),
    isWishFit: (text) => judge(text, WISH),
    isParagraphFit: (raw, previous) => judge(`${previous}\n\n${raw}`.trim(), STORY),
    isStoryFit: async () => true,
  }
}

/** One question before and one after. A small model may say neither yes nor no: our gate has judged the text all the same, but the check is not claimed. */
function selfCheck(client: ModelClient, prompts: Prompts, signal: AbortSignal): Moderator {
  let hasPassed = false
  const judge = async (text: string) => isJudgedFit(await client.ask(prompts.judge(text), signal))
  return {
    passed: () => (hasPassed ? 'self-check' : null),
    isWishFit: async (text) => (await judge(text)) !== false,
    isParagraphFit: async () => true,
    async isStoryFit(text) {
      const verdict = await judge(text)
      hasPassed = verdict === true
      return verdict !== false
    },
  }
}

/** Least score, 0 to 1, at which a text is not fit. */
type Thresholds = Readonly<Record<string, number>>

/** Where any flag of the provider counts, whatever its score. */
const NEVER = ['sexual/minors', 'self-harm', 'self-harm/intent', 'self-harm/instructions']

/** Our own judgement. A wish may speak of dragons that fight: the story's prompt and the gate make them gentle. */
const WISH: Thresholds = {
  ...{ sexual: 0.4, hate: 0.5, 'hate/threatening': 0.3, harassment: 0.85, 'harassment/threatening': 0.6 },
  ...{ illicit: 0.7, 'illicit/violent': 0.4, 'violence/graphic': 0.6 },
}
const STORY: Thresholds = { ...WISH, sexual: 0.2, violence: 0.9, 'violence/graphic': 0.3 }

const Moderated = z.object({
  results: z
    .array(
      z.object({
        categories: z.record(z.string(), z.nullable(z.boolean())),
        category_scores: z.record(z.string(), z.nullable(z.number())),
      }),
    )
    .check(z.minLength(1)),
})
type Moderated = z.infer<typeof Moderated>

function isWithin({ results }: Moderated, thresholds: Thresholds): boolean {
  return results.every(
    ({ categories, category_scores: scores }) =>
      NEVER.every((category) => !categories[category]) &&
      Object.entries(thresholds).every(([category, most]) => (scores[category] ?? 0) < most),
  )
}

/** Asks the endpoint, again where it is busy or failing. */
async function moderated(config: ModelConfig, input: string, idle: number, signal: AbortSignal): Promise<Moderated> {
  for (let tried = 0; ; tried++) {
    try {
      return await post(config, input, AbortSignal.any([signal, AbortSignal.timeout(idle)]))
    } catch (error) {
      signal.throwIfAborted()
      await beforeRetry(error, tried, signal)
    }
  }
}

async function post({ baseUrl, apiKey }: ModelConfig, input: string, signal: AbortSignal): Promise<Moderated> {
  const url = `${baseUrl ?? 'https://api.openai.com/v1'}/moderations`
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ model: 'omni-moderation-latest', input }),
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw new Stalled()
    throw new APICallError({ message: 'no answer', url, requestBodyValues: {}, cause, isRetryable: true })
  })
  if (!response.ok) {
    await response.body?.cancel()
    const responseHeaders = Object.fromEntries(response.headers)
    const { status } = response
    throw new APICallError({
      message: `status ${status}`,
      url,
      requestBodyValues: {},
      statusCode: status,
      responseHeaders,
    })
  }
  return Moderated.parse(await response.json())
}
