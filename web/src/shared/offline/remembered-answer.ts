import type { Call } from '@perinka/contract/call'
import { calls } from '@perinka/contract/calls'
import type * as z from 'zod/mini'
import { ask } from '../api/ask.ts'
import { isAwayError, soon } from '../api/away.ts'
import { parsed } from '../kept.ts'
import { loadForFamily, saveForFamily } from '../session/family-storage.ts'
import { rememberAccount } from '../session/remembered-account.ts'
import { currentSession, signedInId } from '../session/session.ts'
import { readNotes } from './notes.ts'
import { currentSaved } from './saved.ts'

const ASK_MS = 30_000

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
function rememberForOffline(): void {
  const session = currentSession()
  if (session.status !== 'signed-in') return
  const userId = session.account.id
  const hasStories = hasStoriesOf(userId)
  rememberAccount(hasStories ? session.account : null)
  if (latest?.userId !== userId) return
  for (const [path, answer] of latest.answers) saveForFamily(userId, path, hasStories ? answer : null)
}

function hasStoriesOf(userId: string): boolean {
  return currentSaved().stored.size > 0 || readNotes(userId).size > 0
}

/** What Home shows beside the stories. A story may have been saved on a page that asks for none of it. */
const HOME_ASKS = [calls.config, calls.listProfiles, calls.listCharacters, calls.subscriptionStatus]

/** With the first story stored here: remembers what was answered, and asks for what Home lacks for a start without the server. */
export async function prepareForOffline(): Promise<void> {
  rememberForOffline()
  const userId = signedInId()
  if (!userId || !hasStoriesOf(userId)) return
  const isMissing = ({ path }: Call) => loadForFamily(userId, path) === null
  // What does not come now is asked for at the next start.
  await Promise.allSettled(HOME_ASKS.filter(isMissing).map((call) => askOrRemember(call, AbortSignal.timeout(ASK_MS))))
}

function remembered<C extends Call>(userId: string, call: C): z.output<C['answer']> | null {
  return parsed(loadForFamily(userId, call.path), call.answer) as z.output<C['answer']> | null
}
