/** One line of the timed protocol, its samples decoded. */
export interface SpokenLine {
  start: number
  end: number
  sentence: { from: number; to: number }
  words: { start: number; end: number; from: number; to: number }[]
  samples: Int16Array
}

export type Wish = Record<string, unknown> & { input: string }

export function clientOf(address: string, secret: string) {
  const headers = { Authorization: `Bearer ${secret}` }

  /** Whatever the answer is. */
  function post(body: string, accept = '*/*', signal?: AbortSignal): Promise<Response> {
    const wish = { method: 'POST', headers: { ...headers, Accept: accept }, body, ...(signal ? { signal } : {}) }
    return fetch(`${address}/v1/audio/speech`, wish)
  }

  /** Lines as they arrive. */
  async function* lines(wish: Wish, signal?: AbortSignal): AsyncGenerator<SpokenLine> {
    const body = JSON.stringify({ model: 'built-in', voice: 'alloy', ...wish })
    const response = await post(body, 'application/x-ndjson', signal)
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    let rest = ''
    for await (const chunk of response.body as ReadableStream<Uint8Array>) {
      rest += Buffer.from(chunk).toString('latin1')
      const parts = rest.split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) yield decoded(part)
    }
    if (rest !== '') throw new Error('the last line is not whole')
  }

  async function speak(wish: Wish): Promise<SpokenLine[]> {
    const all: SpokenLine[] = []
    for await (const line of lines(wish)) all.push(line)
    return all
  }

  const get = (path: string) => fetch(address + path, { headers })
  return { get, post, lines, speak }
}

function decoded(line: string): SpokenLine {
  const { audio, ...times } = JSON.parse(line) as Omit<SpokenLine, 'samples'> & { audio: string }
  const bytes = Buffer.from(audio, 'base64')
  return { ...times, samples: new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)) }
}
