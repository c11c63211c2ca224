import { useCallback, useSyncExternalStore } from 'react'
import { useServerAway } from '../api/reach.ts'
import { createStore } from '../store.ts'
import { tabChannel } from '../tab-channel.ts'
import { offlineIds, offlineStories } from './database.ts'
import { type Note, noteOf, readNotes, writeNotes } from './notes.ts'

/** What this device keeps for the family that is signed in, as every card asks it: no reading of the database. */
export interface Kept {
  userId: string | null
  /** `refused`: the browser keeps nothing here, a private window for instance. */
  status: 'loading' | 'ready' | 'refused'
  stored: ReadonlyMap<string, Note>
  /** Ids of stories that were stored and that the browser has dropped. */
  lost: ReadonlySet<string>
  /** Stories on their way, with how much of their audio has come, from 0 to 1; null while that is not known. */
  downloading: ReadonlyMap<string, number | null>
}

const NOTHING: Kept = { userId: null, status: 'loading', stored: new Map(), lost: new Set(), downloading: new Map() }

const store = createStore(NOTHING)
let loading: Promise<void> = Promise.resolve()
const tabs = tabChannel<{ userId: string; changes: ReadonlyMap<string, Note | null> }>('perinka.offline')

const { set } = store
export const { get: currentKept, subscribe: onKept } = store

export function useKept<Part>(select: (kept: Kept) => Part): Part {
  return useSyncExternalStore(onKept, () => select(currentKept()))
}

/** Resolves once it is known what is stored. */
export const whenKept = () => loading

/** Takes stock for a family; null when it leaves. */
export function openKept(userId: string | null): void {
  if (currentKept().userId === userId) return
  set({ ...NOTHING, userId })
  if (userId) loading = takeStock(userId)
}

async function takeStock(userId: string): Promise<void> {
  const adopted = new Map<string, Note>()
  let ids: Set<string>
  try {
    ids = new Set(await offlineIds())
    const noted = readNotes(userId)
    const isComplete = [...ids].every((id) => noted.has(id))
    for (const story of isComplete ? [] : await offlineStories(userId)) {
      if (!noted.has(story.id)) adopted.set(story.id, noteOf(story))
    }
  } catch {
    const kept = currentKept()
    if (kept.userId === userId) set({ ...kept, status: 'refused' })
    return
  }
  if (currentKept().userId !== userId) return
  if (adopted.size > 0) note(userId, adopted)
  // What was stored meanwhile is known already.
  const notes = [...readNotes(userId)]
  const kept = currentKept()
  const isHere = (id: string) => ids.has(id) || kept.stored.has(id)
  const lost = notes.filter(([id]) => !isHere(id)).map(([id]) => id)
  set({
    ...kept,
    status: 'ready',
    stored: new Map([...notes.filter(([id]) => isHere(id)), ...kept.stored]),
    lost: new Set(lost),
  })
}

/** A story is stored, or with null no longer; this tab and the others know at once. */
export function note(userId: string, changes: ReadonlyMap<string, Note | null>): void {
  tabs.send({ userId, changes })
  // Read anew: another tab may have written meanwhile.
  const notes = readNotes(userId)
  for (const [id, one] of changes) one ? notes.set(id, one) : notes.delete(id)
  writeNotes(userId, notes)
  apply(userId, changes)
}

function apply(userId: string, changes: ReadonlyMap<string, Note | null>): void {
  const kept = currentKept()
  if (kept.userId !== userId) return
  const stored = new Map(kept.stored)
  const lost = new Set(kept.lost)
  const downloading = new Map(kept.downloading)
  for (const [id, one] of changes) {
    one ? stored.set(id, one) : stored.delete(id)
    lost.delete(id)
    // Removed in another tab while it is on its way here: not wanted any more.
    if (!one) downloading.delete(id)
  }
  set({ ...kept, status: 'ready', stored, lost, downloading })
}

/** From now on this tab knows what the others store and remove. */
export const followOtherTabs = () => tabs.subscribe(({ userId, changes }) => apply(userId, changes))

/** `part`: how much of the audio has come; undefined once it is over. */
export function setDownloading(id: string, part: number | null | undefined): void {
  const kept = currentKept()
  if (part === undefined && !kept.downloading.has(id)) return
  const downloading = new Map(kept.downloading)
  if (part === undefined) downloading.delete(id)
  else downloading.set(id, part)
  set({ ...kept, downloading })
}

/** Of a list of stories those that open now: all of them or, while the server is away, what this device keeps. */
export function useOpenable() {
  const isAway = useServerAway()
  const here = useKept((kept) => (isAway && kept.status === 'ready' ? kept.stored : null))
  return useCallback(
    <S extends { id: string }>(stories: S[]): S[] => (here ? stories.filter(({ id }) => here.has(id)) : stories),
    [here],
  )
}
