import { useCallback, useSyncExternalStore } from 'react'
import { useServerAway } from '../api/reach.ts'
import { createStore } from '../store.ts'
import { tabChannel } from '../tab-channel.ts'
import { offlineIds, offlineStories } from './database.ts'
import { type Note, noteOf, readNotes, writeNotes } from './notes.ts'

/** What this device keeps for the family that is signed in, as every card asks it: no reading of the database. */
export interface Saved {
  userId: string | null
  /** `refused`: the browser keeps nothing here, a private window for instance. */
  status: 'loading' | 'ready' | 'refused'
  stored: ReadonlyMap<string, Note>
  /** Ids of stories that were stored and that the browser has dropped. */
  lost: ReadonlySet<string>
  /** Stories on their way, with how much of their audio has come, from 0 to 1; null while that is not known. */
  downloading: ReadonlyMap<string, number | null>
}

const NOTHING: Saved = { userId: null, status: 'loading', stored: new Map(), lost: new Set(), downloading: new Map() }

const store = createStore(NOTHING)
let loading: Promise<void> = Promise.resolve()
const tabs = tabChannel<{ userId: string; changes: ReadonlyMap<string, Note | null> }>('perinka.offline')

const { set } = store
export const { get: currentSaved, subscribe: onSaved } = store

export function useSaved<Part>(select: (saved: Saved) => Part): Part {
  return useSyncExternalStore(onSaved, () => select(currentSaved()))
}

/** Resolves once it is known what is stored. */
export const whenSaved = () => loading

/** Takes stock for a family; null when it leaves. */
export function openSaved(userId: string | null): void {
  if (currentSaved().userId === userId) return
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
    const saved = currentSaved()
    if (saved.userId === userId) set({ ...saved, status: 'refused' })
    return
  }
  if (currentSaved().userId !== userId) return
  if (adopted.size > 0) note(userId, adopted)
  // What was stored meanwhile is known already.
  const notes = [...readNotes(userId)]
  const saved = currentSaved()
  const isHere = (id: string) => ids.has(id) || saved.stored.has(id)
  const lost = notes.filter(([id]) => !isHere(id)).map(([id]) => id)
  set({
    ...saved,
    status: 'ready',
    stored: new Map([...notes.filter(([id]) => isHere(id)), ...saved.stored]),
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
  const saved = currentSaved()
  if (saved.userId !== userId) return
  const stored = new Map(saved.stored)
  const lost = new Set(saved.lost)
  const downloading = new Map(saved.downloading)
  for (const [id, one] of changes) {
    one ? stored.set(id, one) : stored.delete(id)
    lost.delete(id)
    // Removed in another tab while it is on its way here: not wanted any more.
    if (!one) downloading.delete(id)
  }
  set({ ...saved, status: 'ready', stored, lost, downloading })
}

/** From now on this tab knows what the others store and remove. */
export const followOtherTabs = () => tabs.subscribe(({ userId, changes }) => apply(userId, changes))

/** `part`: how much of the audio has come; undefined once it is over. */
export function setDownloading(id: string, part: number | null | undefined): void {
  const saved = currentSaved()
  if (part === undefined && !saved.downloading.has(id)) return
  const downloading = new Map(saved.downloading)
  if (part === undefined) downloading.delete(id)
  else downloading.set(id, part)
  set({ ...saved, downloading })
}

/** Of a list of stories those that open now: all of them or, while the server is away, what this device keeps. */
export function useOpenable() {
  const isAway = useServerAway()
  const here = useSaved((saved) => (isAway && saved.status === 'ready' ? saved.stored : null))
  return useCallback(
    <S extends { id: string }>(stories: S[]): S[] => (here ? stories.filter(({ id }) => here.has(id)) : stories),
    [here],
  )
}
