import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { offerHelpline } from '../../../shared/helpline.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { keys } from '../../../shared/query/keys.ts'
import { notify } from '../../../ui/notify.ts'
import { storyQuery } from '../api/get-story.ts'
import { storyMakingQuery } from '../api/story-making.ts'
import type { StorySource } from './hear-story.ts'
import { recall, remember, type WritingTask } from './remembered.ts'
import { useFailureNotice } from './use-failure-notice.ts'
import { type WritingEvent, type WritingSubject, writingReducer } from './writing.ts'
import type { Refused, WritingSession } from './writing-context.ts'

/**
 * Begins stories and chapters, hears them to their end, and comes back to one after a reload. One hook: every step of it
 * changes what the others look at.
 */
export function useWritingSession(userId: string): WritingSession {
  const t = useT()
  const client = useQueryClient()
  const sayWhy = useFailureNotice()
  const requestKey = useRequestKey()
  const [writing, dispatch] = useReducer(writingReducer, null)
  const [draft, setDraft] = useState<unknown>(() => draftOf(recall(userId)?.task))
  const [isOpen, setOpen] = useState(false)
  const [refused, setRefused] = useState<Refused>({})
  const present = useRef<AbortController>(null)
  const current = useRef<WritingTask>(null)
  const openNow = useRef(isOpen)
  openNow.current = isOpen

  async function hear(from: StorySource, task: WritingTask): Promise<void> {
    present.current ??= new AbortController()
    current.current = task
    const { signal } = present.current
    const tell = (event: WritingEvent) => {
      if (event.type === 'opened') remember(userId, { task, id: event.id, isOpen: openNow.current })
      dispatch(event)
    }
    try {
      const { hearStory } = await import('./hear-story.ts')
      const ending = await hearStory(from, tell, signal)
      requestKey.settle()
      if (!ending.ok) throw new Error(ending.message)
      await arrive(ending.id, task)
    } catch (error) {
      if (!signal.aborted) fail(task, error)
    }
  }

  async function arrive(id: string, task: WritingTask) {
    remember(userId, null)
    if (task.kind === 'story') setDraft(null)
    await refresh(client, task, id)
    // Watched, it says so itself once the last paragraph is shown.
    if (openNow.current) return dispatch({ type: 'done' })
    dispatch({ type: 'left' })
    const label = t(task.kind === 'chapter' ? 'chapter.open' : 'stories.open')
    notify({ title: arrival(task.kind), link: { label, href: `/story/${id}` } })
  }

  function fail(task: WritingTask, error: unknown) {
    remember(userId, task.kind === 'story' ? { task, id: null, isOpen: false } : null)
    dispatch({ type: 'left' })
    setOpen(false)
    void client.invalidateQueries({ queryKey: keys.subscription })
    sayWhy(task.kind, error)
    if (error instanceof ApiError && task.kind === 'story') setRefused(error.fields)
    offerHelpline(error)
  }

  const arrival = (kind: WritingTask['kind']) => t(kind === 'chapter' ? 'chapter.created' : 'stories.created')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a family, when its screens open
  useEffect(() => {
    const left = recall(userId)
    if (left?.id) {
      dispatch({ type: 'asked', about: subjectOf(left.task), id: left.id })
      setOpen(left.isOpen)
      void hear({ id: left.id }, left.task)
    }
    return () => {
      present.current?.abort()
      present.current = null
    }
  }, [userId])

  function begin(from: StorySource, task: WritingTask) {
    dispatch({ type: 'asked', about: subjectOf(task), id: null })
    setOpen(true)
    setRefused({})
    return hear(from, task)
  }

  return {
    writing,
    isOpen,
    draft,
    refused,
    setOpen(open) {
      setOpen(open)
      if (writing?.id && current.current) remember(userId, { task: current.current, id: writing.id, isOpen: open })
    },
    begin(wish, draft) {
      const { theme, language, length } = wish
      const task: WritingTask = { kind: 'story', theme, language, length, draft }
      setDraft(draft)
      remember(userId, { task, id: null, isOpen: false })
      return begin({ wish: { ...wish, requestKey: requestKey.of(wish) } }, task)
    },
    beginChapter({ id: storyId, parentStoryId, theme, language, length }) {
      const seriesId = parentStoryId ?? storyId
      const task: WritingTask = { kind: 'chapter', storyId, seriesId, theme, language, length }
      const wish = { language, requestKey: requestKey.of({ chapterOf: storyId }) }
      return begin({ chapterOf: storyId, wish }, task)
    },
    leave() {
      dispatch({ type: 'left' })
      setOpen(false)
      notify({ title: arrival(writing?.kind ?? 'story') })
    },
  }
}

/** What the screens show of the family's stories once this one has arrived. */
function refresh(client: QueryClient, task: WritingTask, id: string) {
  return Promise.all([
    client.invalidateQueries({ queryKey: keys.stories, exact: true }),
    client.invalidateQueries({ queryKey: keys.subscription }),
    // Its first chapter has become part of a series.
    task.kind === 'chapter' ? client.invalidateQueries({ queryKey: keys.story(task.storyId) }) : null,
    client.prefetchQuery(storyQuery(id)),
    // Its page says what of the wish was not understood.
    task.kind === 'story' ? client.prefetchQuery(storyMakingQuery(id)) : null,
  ])
}

const draftOf = (task: WritingTask | undefined) => (task?.kind === 'story' ? task.draft : null)

function subjectOf(task: WritingTask): WritingSubject {
  const { kind, theme, language, length } = task
  return { kind, seriesId: kind === 'chapter' ? task.seriesId : null, theme, language, length }
}

/**
 * One key a wish: asked again after a connection that broke too early to know, the server answers the
 * same story and takes no second free one. Once it has answered, the next wish is a new one.
 */
function useRequestKey() {
  const last = useRef<{ wish: string; key: string }>(null)
  return {
    of(request: object): string {
      const wish = JSON.stringify(request)
      if (last.current?.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
      return last.current.key
    },
    settle(): void {
      last.current = null
    },
  }
}
