import type { Call } from '@perinka/contract/call'
import type * as z from 'zod/mini'
import { ask } from '../api/ask.ts'
import { isAwayError, soon } from '../api/away.ts'
import { keep, keptOf } from '../session/family-storage.ts'
import { rememberAccount } from '../session/remembered-account.ts'
import { currentSession, signedInId } from '../session/session.ts'
import { currentKept } from './kept.ts'
import { readNotes } from './notes.ts'

/** What the server said last, by the path of the call, until it is known whether the device may keep it. */
let latest: { userId: string; answers: Map<string, string> } | null = null

/** Asks a call without parameters; while the server is away, answers what it said to this family last. */
export async function askOrRemember<C extends Call>(call: C, signal: AbortSignal): Promise<z.output<C['answer']>> {
  const userId = signedInId()
  const asked = ask(call, { signal })
  if (!userId) return asked
  const before = remembered(userId, call)
  try {
    const answer = await (before === null ? asked : soon(asked))
    if (latest?.userId !== userId) latest = { userId, answers: new Map() }
    latest.answers.set(call.path, JSON.stringify(answer))
    rememberForOffline()
    return answer
  } catch (error) {
    if (before !== null && isAwayError(error)) return before
    throw error
  }
}

/**
 * Keeps what a start without the server needs beside the stories: who this is, and what was answered last. Only where a
 * story is stored here: a family that has asked for none leaves nothing behind.
 */
export function rememberForOffline(): void {
  const session = currentSession()
  if (session.status !== 'signed-in') return
  const userId = session.account.id
  const hasStories = currentKept().stored.size > 0 || readNotes(userId).size > 0
  rememberAccount(hasStories ? session.account : null)
  if (latest?.userId !== userId) return
  for (const [path, answer] of latest.answers) keep(userId, path, hasStories ? answer : null)
}

function remembered<C extends Call>(userId: string, call: C): z.output<C['answer']> | null {
  try {
    const text = keptOf(userId, call.path)
    return text === null ? null : (call.answer.parse(JSON.parse(text)) as z.output<C['answer']>)
  } catch {
    return null
  }
}
