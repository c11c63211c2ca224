import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { Prompt } from '@perinka/storyteller/prompt/write-prompt'
import { extractReasoningMiddleware, generateText, type LanguageModel, streamText, wrapLanguageModel } from 'ai'
import { Failure } from '../http/failure.ts'
import type { ModelConfig } from '../storyteller-config.ts'

/** Milliseconds; a model that says nothing for `idle` has stalled. */
export interface ModelTimings {
  idle: number
  total: number
}

export interface ModelClient {
  /**
   * The answer in fragments; returns whether the model said that it was done. Fails with
   * `generation_failed` where the model fails or stalls, with `content_refused` where it refuses.
   */
  stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, 'done' | 'cut off'>
  /** A short answer, whole. */
  ask(prompt: Prompt, signal: AbortSignal): Promise<string>
}

const RETRIES = 2

export function createModelClient(config: ModelConfig, { idle }: ModelTimings): ModelClient {
  const model = languageModel(config)
  const request = ({ instructions, message, tokens }: Prompt, abortSignal: AbortSignal) => ({
    model,
    instructions,
    prompt: message,
    maxOutputTokens: tokens,
    maxRetries: RETRIES,
    abortSignal,
    // A family's wishes are not the provider's to keep.
    providerOptions: { openai: { store: false } },
  })

  return {
    async *stream(prompt, signal) {
      const leaving = new AbortController()
      const { fullStream } = streamText({
        ...request(prompt, AbortSignal.any([signal, leaving.signal])),
        onError: () => {}, // errors are parts of the stream as well; the default would print the request
      })
      try {
        for await (const part of orStalled(fullStream, idle, signal)) {
          if (part.type === 'text-delta') yield part.text
          if (part.type === 'error') throw new Failure('generation_failed', { cause: part.error })
          if (part.type === 'finish') {
            if (part.finishReason === 'content-filter') throw new Failure('content_refused')
            return part.finishReason === 'stop' ? 'done' : 'cut off'
          }
        }
        return 'cut off'
      } catch (cause) {
        signal.throwIfAborted()
        throw cause instanceof Failure ? cause : new Failure('generation_failed', { cause })
      } finally {
        leaving.abort()
      }
    },
    async ask(prompt, signal) {
      const within = AbortSignal.any([signal, AbortSignal.timeout(idle)])
      try {
        return (await generateText(request(prompt, within))).text
      } catch (cause) {
        signal.throwIfAborted()
        throw new Failure('generation_failed', { cause })
      }
    },
  }
}

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

/** The clock runs only while we wait for the model, never while the last fragment is being dealt with. */
async function* orStalled<T>(source: AsyncIterable<T>, idleMs: number, signal: AbortSignal): AsyncGenerator<T> {
  const parts = source[Symbol.asyncIterator]()
  for (;;) {
    const { promise: over, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Failure('generation_failed', { cause: new Error('stalled') })), idleMs)
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave)
    if (signal.aborted) leave()
    const next = await Promise.race([parts.next(), over]).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    })
    if (next.done) return
    yield next.value
  }
}
