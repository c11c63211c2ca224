import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { finished } from 'node:stream/promises'
import type { Tally } from './tally.ts'

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  /** The address of loopback that asks, so that many visitors are not one. */
  from: string
  /** Ends the waiting; what was not answered by then counts as none. */
  signal: AbortSignal
}

/** Asks once, on a connection of its own, counts its status and reads it to its end; counts also where that does not come. Never rejects. */
export async function ask(tally: Tally, url: string, question: Question): Promise<void> {
  const { method = 'GET', headers = {}, body, from, signal } = question
  const json = body === undefined ? {} : { 'Content-Type': 'application/json' }
  try {
    const asking = request(url, {
      ...{ method, agent: false, family: 4, signal, localAddress: from },
      headers: { ...json, ...headers },
    })
    asking.end(JSON.stringify(body))
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    tally.answered(answer.statusCode ?? 0, answer.headers)
    await finished(answer.resume())
  } catch {
    tally.ended(signal.aborted ? 'none' : 'cut')
  }
}

/** The `number`th address of loopback that attackers ask from; 127.0.0.1 is left to the others. */
export function strangerAddress(number: number): string {
  return `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`
}

/** Several at once, each told which one it is. */
export async function together(times: number, each: (number: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: times }, (_, number) => each(number)))
}
