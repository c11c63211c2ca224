import type { Language } from '@perinka/contract/catalog'
import { inTime } from '../../aborted.ts'
import { askedWait, jsonOf } from '../../outside.ts'
import { SpeechTrouble, unreachable } from './trouble.ts'

/** Who is asked. */
export interface SpeechServer {
  /** With its version path, without a slash at its end. */
  baseUrl: string
  apiKey: string | null
}

/** OpenAI's fields; `language` (en, sk) is what many servers know besides, `ahead_ms` the built-in voice's own. */
export interface SpeechBody {
  model: string
  input: string
  voice: string
  response_format: 'pcm'
  language?: string
  ahead_ms?: number
}

/** Milliseconds: until the answer begins, between two parts of it, and before it is asked for again. */
export interface SpeechTimings {
  first: number
  idle: number
  /** Each further time is waited for three times as long. */
  again: number
}

export interface SpeechAnswer {
  contentType: string
  chunks: AsyncIterable<Uint8Array>
}

/** Answers that another try would only repeat. */
const FINAL = new Set([400, 401, 403, 404, 405, 413, 422])

/**
 * Asks for `input` to be said. The answer's body must be read to its end or left by breaking off; then the request
 * ends. Throws `SpeechTrouble`, or the signal's reason when aborted.
 */
export async function askForSpeech(
  { baseUrl, apiKey }: SpeechServer,
  body: SpeechBody,
  accept: string,
  { first, idle }: SpeechTimings,
  signal: AbortSignal,
): Promise<SpeechAnswer> {
  const leaving = new AbortController()
  const left = AbortSignal.any([signal, leaving.signal])
  const response = await heard(
    fetch(`${baseUrl}/audio/speech`, {
      method: 'POST',
      headers: {
        Accept: accept,
        'Content-Type': 'application/json',
        ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(body),
      // A key is not carried to another address.
      redirect: 'manual',
      signal: left,
    }),
    first,
    signal,
  ).catch((error: unknown) => {
    leaving.abort()
    throw error
  })
  if (response.status !== 200) {
    const trouble = await refusal(response, idle)
    leaving.abort()
    signal.throwIfAborted()
    throw trouble
  }
  return {
    contentType: response.headers.get('content-type')?.toLowerCase() ?? '',
    chunks: chunksOf(response, idle, signal, leaving),
  }
}

async function* chunksOf(response: Response, idle: number, signal: AbortSignal, leaving: AbortController) {
  const reader = response.body?.getReader()
  try {
    for (;;) {
      // The clock runs only while we wait for the server, never while the last part is being dealt with.
      const next = await heard(
        reader?.read() ?? Promise.resolve({ done: true as const, value: undefined }),
        idle,
        signal,
      )
      if (next.done) return
      yield next.value
    }
  } finally {
    leaving.abort()
  }
}

/** Turns what goes wrong with a connection into trouble. */
function heard<T>(work: Promise<T>, patience: number, signal: AbortSignal): Promise<T> {
  const answered = work.catch((error: unknown) => {
    signal.throwIfAborted()
    throw unreachable(error)
  })
  return inTime(answered, patience, () => new SpeechTrouble('no answer in time', { isSilent: true }))
}

async function refusal(response: Response, patience: number): Promise<SpeechTrouble> {
  const { status, headers } = response
  const text = await Promise.race([
    response.text().catch(() => ''),
    new Promise<string>((resolve) => void setTimeout(resolve, Math.min(patience, 2000), '').unref()),
  ])
  return new SpeechTrouble('the server refused', {
    particulars: { status, contentType: headers.get('content-type') ?? undefined, ...errorCodes(text) },
    mayPass: !FINAL.has(status) && status >= 400,
    waitMs: askedWait(headers),
  })
}

/** The machine's words of an error answer. Its sentence is left out: it may quote what was to be said. */
function errorCodes(body: string): { type?: string; code?: string; param?: string } {
  const said = jsonOf(body) as { error?: unknown; detail?: unknown } | null | undefined
  const error = said?.error ?? said?.detail
  const word = (name: string) => {
    const value = (error as Record<string, unknown> | null | undefined)?.[name]
    return typeof value === 'string' && /^[\w.:-]{1,60}$/.test(value) ? value : undefined
  }
  return { type: word('type'), code: word('code') ?? word('error'), param: word('param') }
}

/** How a server says that it does not know a field. */
const REFUSES_A_FIELD = new Set([400, 422])

/** `askForSpeech` of one server, whatever fields it knows. */
export type AskInLanguage = (
  body: Omit<SpeechBody, 'language' | 'ahead_ms'>,
  language: Language,
  timings: SpeechTimings,
  signal: AbortSignal,
) => Promise<SpeechAnswer>

/**
 * Tells the server which language the text is in. OpenAI's protocol has no field for that, many servers that speak it
 * have: one that refuses the field is asked again without it, and where that helps is told no more.
 */
export function tellingLanguage(server: SpeechServer): AskInLanguage {
  let isTold = true
  return async (body, language, timings, signal) => {
    const ask = (fields: SpeechBody) =>
      askForSpeech(server, fields, 'audio/pcm, audio/wav;q=0.9, */*;q=0.1', timings, signal)
    if (!isTold) return ask(body)
    try {
      return await ask({ ...body, language })
    } catch (error) {
      if (!(error instanceof SpeechTrouble && REFUSES_A_FIELD.has(Number(error.particulars.status)))) throw error
    }
    const answer = await ask(body)
    isTold = false
    return answer
  }
}
