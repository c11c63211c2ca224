import { type StoryEventName, StoryEvents } from '@perinka/contract/stories'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { refusal, request } from './ask.ts'

/** The connection ended before the story did; it is still being written, and can be come back to. */
export class StreamLost extends Error {
  constructor(cause?: unknown) {
    super('The connection was lost while the story was being written', { cause })
    this.name = 'StreamLost'
  }
}

type ServerEvent = {
  [Name in StoryEventName]: { type: Name } & (typeof StoryEvents)[Name]['_zod']['output']
}[StoryEventName]

/** `opened`: the generation's id, known before its first word: what to come back to after a lost connection. */
export type StreamEvent = { type: 'opened'; id: string } | ServerEvent

interface StreamOptions {
  method?: 'GET' | 'POST'
  body?: unknown
  signal?: AbortSignal
}

/**
 * Reads a story as it is written; paragraphs come in order, each final. Ends after `done` or `error`; throws `ApiError` where
 * the request is refused, `StreamLost` where the connection breaks, and the signal's reason where aborted.
 */
export async function* streamStory(
  path: string,
  { method = 'POST', body, signal }: StreamOptions,
): AsyncGenerator<StreamEvent> {
  const response = await request(path, { method, body, signal, accept: 'text/event-stream' }).catch((error) => {
    throw signal?.aborted ? error : new StreamLost(error)
  })
  if (!response.ok || !response.body) throw await refusal(response)
  const id = response.headers.get('Content-Location')?.split('/').at(-1)
  if (id) yield { type: 'opened', id }
  let ended = false
  try {
    const text = response.body.pipeThrough(new TextDecoderStream())
    for await (const { event: name, data } of read(text.pipeThrough(new EventSourceParserStream()))) {
      const event = parseEvent(name, data)
      ended ||= event?.type === 'done' || event?.type === 'error'
      if (event) yield event
    }
  } catch (error) {
    if (signal?.aborted) throw error
    if (!ended) throw new StreamLost(error)
  }
  if (!ended) throw new StreamLost()
}

/** Null for heartbeats and for events this version does not know. */
function parseEvent(name: string | undefined, data: string): ServerEvent | null {
  if (!name || !Object.hasOwn(StoryEvents, name)) return null
  return { type: name, ...StoryEvents[name as StoryEventName].parse(JSON.parse(data)) } as ServerEvent
}

/** Safari does not iterate streams yet. */
async function* read<Part>(stream: ReadableStream<Part>): AsyncGenerator<Part> {
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
