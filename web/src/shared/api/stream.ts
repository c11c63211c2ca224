import { type StoryEventName, StoryEvents } from '@perinka/contract/stories'
import { createParser } from 'eventsource-parser'
import { refusal, request } from './ask.ts'

/** The connection ended before the story did; it is still being written, and can be come back to. */
export class StreamLost extends Error {
  constructor(cause?: unknown) {
    super('The connection was lost while the story was being written', { cause })
    this.name = 'StreamLost'
  }
}

interface StreamOptions {
  method?: 'GET' | 'POST'
  body?: unknown
  signal?: AbortSignal
  /** The generation's id, known before its first word: what to come back to after a lost connection. */
  onOpen?: (id: string) => void
  onTitle?: (text: string) => void
  /** In order, each final; `index` counts from 0. */
  onParagraph?: (index: number, text: string) => void
  onDone?: (id: string) => void
  onError?: (failure: { code: string; message: string }) => void
}

/**
 * Reads a story as it is written. Resolves after `onDone` or `onError`; throws `ApiError` where the
 * request is refused, `StreamLost` where the connection breaks, and the signal's reason where aborted.
 */
export async function streamStory(
  path: string,
  { method = 'POST', body, signal, ...on }: StreamOptions,
): Promise<void> {
  const response = await request(path, { method, body, signal, accept: 'text/event-stream' }).catch((error) => {
    throw signal?.aborted ? error : new StreamLost(error)
  })
  if (!response.ok || !response.body) throw await refusal(response)
  const id = response.headers.get('Content-Location')?.split('/').at(-1)
  if (id) on.onOpen?.(id)
  let ended = false
  const parser = createParser({
    onEvent({ event: name, data }) {
      const event = parseEvent(name, data)
      if (!event) return
      ended ||= event.name === 'done' || event.name === 'error'
      dispatch(event, on)
    },
  })
  try {
    const text = response.body.pipeThrough(new TextDecoderStream())
    for await (const chunk of chunks(text)) parser.feed(chunk)
  } catch (error) {
    if (signal?.aborted) throw error
    if (!ended) throw new StreamLost(error)
  }
  if (!ended) throw new StreamLost()
}

type ServerEvent = {
  [Name in StoryEventName]: { name: Name; value: (typeof StoryEvents)[Name]['_zod']['output'] }
}[StoryEventName]

/** Null for heartbeats and for events this version does not know. */
function parseEvent(name: string | undefined, data: string): ServerEvent | null {
  if (!name || !Object.hasOwn(StoryEvents, name)) return null
  const value = StoryEvents[name as StoryEventName].parse(JSON.parse(data))
  return { name, value } as ServerEvent
}

function dispatch(event: ServerEvent, on: Omit<StreamOptions, 'method' | 'body' | 'signal'>): void {
  if (event.name === 'title') on.onTitle?.(event.value.text)
  else if (event.name === 'paragraph') on.onParagraph?.(event.value.index, event.value.text)
  else if (event.name === 'done') on.onDone?.(event.value.id)
  else on.onError?.(event.value)
}

/** Safari does not iterate streams yet. */
async function* chunks(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}
