import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Prompt } from '@perinka/storyteller/prompt/write-prompt'
import { APICallError, extractReasoningMiddleware, type LanguageModel, streamText, wrapLanguageModel } from 'ai'
import { inTime, orAborted } from '../../aborted.ts'
import type { ModelConfig } from '../../config/storyteller.ts'
import { beforeRetry, isFiltered, Stalled } from './model-retry.ts'

/** Milliseconds; a model that says nothing for `idle` has stalled. */
export interface ModelTimings {
  idle: number
  total: number
}

/**
 * How an answer ended: by itself, at its most tokens, stopped by a filter, or without an end (the model stalled, the
 * connection broke, the stream carried an error).
 */
export type AnswerEnd = 'done' | 'length' | 'filtered' | 'broken'

export interface ModelClient {
  /**
   * The answer in fragments. Asks again by itself, twice, where the provider is busy or failing before a word was said;
   * throws `generation_failed` where that is no use, the signal's reason when aborted.
   */
  stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, AnswerEnd>
  /** A short answer, whole; "" where a filter stopped it. Asked again, twice, where it broke off. */
  ask(prompt: Prompt, signal: AbortSignal): Promise<string>
}

/** `onModel` is told what the model calls itself, each time an answer has come to its end. */
export function createModelClient(
  config: ModelConfig,
  { idle }: ModelTimings,
  onModel?: (name: string) => void,
): ModelClient {
  const asked = { model: languageModel(config), idle, onModel }
  return {
    async *stream(prompt, signal) {
      for (let tried = 0; ; tried++) {
        const end = yield* once(asked, prompt, signal)
        if (typeof end === 'string') return end
        await beforeRetry(end.error, tried, signal)
      }
    },
    async ask(prompt, signal) {
      for (let tried = 0; ; tried++) {
        const fragments = once(asked, prompt, signal)
        let answer = ''
        let next = await fragments.next()
        for (; !next.done; next = await fragments.next()) answer += next.value
        if (next.value === 'filtered') return ''
        if (next.value === 'done' || next.value === 'length') return answer
        await beforeRetry(next.value === 'broken' ? new Stalled() : next.value.error, tried, signal)
      }
    },
  }
}

/** One request. An error before the first word is handed back, since it may be asked again. */
async function* once(
  { model, idle, onModel }: { model: LanguageModel; idle: number; onModel?: (name: string) => void },
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, AnswerEnd | { error: unknown }> {
  const leaving = new AbortController()
  let hasSpoken = false
  const { fullStream } = streamText({
    model,
    instructions: prompt.instructions,
    prompt: prompt.message,
    maxOutputTokens: prompt.tokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, leaving.signal]),
    // A family's wishes are not the provider's to keep.
    providerOptions: { openai: { store: false } },
    onError: () => {}, // errors are parts of the stream as well; the default would print the request
  })
  try {
    for await (const part of orStalled(fullStream, idle, signal)) {
      if (part.type === 'text-delta') {
        hasSpoken ||= part.text.trim() !== ''
        yield part.text
      }
      if (part.type === 'error') throw part.error
      if (part.type === 'finish-step') onModel?.(part.response.modelId)
      if (part.type === 'finish') return endOf(part.finishReason)
    }
    return 'broken'
  } catch (error) {
    signal.throwIfAborted()
    if (isFiltered(error)) return 'filtered'
    // An answer that had begun broke off; only what the provider answered in its stead may be asked again at once.
    return hasSpoken || !APICallError.isInstance(error) ? 'broken' : { error }
  } finally {
    leaving.abort()
  }
}

function endOf(reason: string): AnswerEnd {
  if (reason === 'content-filter') return 'filtered'
  if (reason === 'stop') return 'done'
  return reason === 'length' ? 'length' : 'broken'
}

/** The clock runs only while we wait for the model, never while the last fragment is being dealt with. */
async function* orStalled<T>(source: AsyncIterable<T>, idleMs: number, signal: AbortSignal): AsyncGenerator<T> {
  const parts = source[Symbol.asyncIterator]()
  for (;;) {
    const next = await inTime(orAborted(parts.next(), signal), idleMs, () => new Stalled())
    if (next.done) return
    yield next.value
  }
}

/** The model of the configuration. Never a name alone: that would go to a gateway. */
function languageModel({ provider, model, apiKey, baseUrl }: ModelConfig): LanguageModel {
  const own = { apiKey: apiKey ?? undefined, baseURL: baseUrl ?? undefined }
  switch (provider) {
    case 'openai':
      return createOpenAI(own)(model)
    case 'anthropic':
      return createAnthropic(own)(model)
    case 'google':
      return createGoogleGenerativeAI(own)(model)
    case 'openai-compatible':
      return wrapLanguageModel({
        model: createOpenAICompatible({ name: 'compatible', ...own, baseURL: baseUrl ?? '' })(model),
        // Local servers hand a model's thinking over in the text itself.
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      })
  }
}
