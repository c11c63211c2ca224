import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { keys } from '../../../shared/query/client.ts'
import { notify } from '../../../ui/notify.ts'
import { storyQuery } from '../api/get-story.ts'
import { type StoryForm, storyTheme, storyWish } from '../form/story-form.ts'
import { hearStory } from './hear-story.ts'
import { recall, remember } from './remembered.ts'
import { useFailureNotice } from './use-failure-notice.ts'
import { useRequestKey } from './use-request-key.ts'
import { type WritingEvent, writingReducer } from './writing.ts'
import type { WritingRoom } from './writing-room.ts'

/** Begins stories, hears them to their end, and comes back to one after a reload. */
export function useWritingRoom(userId: string): WritingRoom {
  const t = useT()
  const client = useQueryClient()
  const sayWhy = useFailureNotice()
  const requestKey = useRequestKey()
  const [writing, dispatch] = useReducer(writingReducer, null)
  const [draft, setDraft] = useState<StoryForm | null>(() => recall(userId)?.form ?? null)
  const [isOpen, setOpen] = useState(false)
  const present = useRef<AbortController>(null)
  const openNow = useRef(isOpen)
  openNow.current = isOpen

  async function hear(from: Parameters<typeof hearStory>[0], form: StoryForm): Promise<void> {
    present.current ??= new AbortController()
    const { signal } = present.current
    const tell = (event: WritingEvent) => {
      if (event.type === 'opened') remember(userId, { form, id: event.id, isOpen: openNow.current })
      dispatch(event)
    }
    try {
      const ending = await hearStory(from, tell, signal)
      requestKey.settle()
      if (!ending.ok) throw new Error(ending.message)
      await arrive(ending.id)
    } catch (error) {
      if (!signal.aborted) fail(form, error)
    }
  }

  async function arrive(id: string) {
    remember(userId, null)
    setDraft(null)
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.stories, exact: true }),
      client.invalidateQueries({ queryKey: keys.subscription }),
      client.prefetchQuery(storyQuery(id)),
    ])
    // Watched, it says so itself once the last paragraph is shown.
    if (openNow.current) return dispatch({ type: 'done' })
    dispatch({ type: 'left' })
    notify({ title: t('stories.created') })
  }

  function fail(form: StoryForm, error: unknown) {
    remember(userId, { form, id: null, isOpen: false })
    dispatch({ type: 'left' })
    setOpen(false)
    void client.invalidateQueries({ queryKey: keys.subscription })
    sayWhy(error instanceof Error ? error.message : String(error))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a family, when its room is entered
  useEffect(() => {
    const kept = recall(userId)
    if (kept?.id) {
      dispatch({ type: 'asked', about: aboutOf(kept.form), id: kept.id })
      setOpen(kept.isOpen)
      void hear({ id: kept.id }, kept.form)
    }
    return () => {
      present.current?.abort()
      present.current = null
    }
  }, [userId])

  return {
    writing,
    isOpen,
    draft,
    setOpen(open) {
      setOpen(open)
      if (writing?.id && draft) remember(userId, { form: draft, id: writing.id, isOpen: open })
    },
    begin(form, child, kept) {
      setDraft(kept)
      remember(userId, { form: kept, id: null, isOpen: false })
      dispatch({ type: 'asked', about: aboutOf(form), id: null })
      setOpen(true)
      return hear({ wish: storyWish(form, child, requestKey.of(form, child.id)) }, kept)
    },
    leave() {
      dispatch({ type: 'left' })
      setOpen(false)
      notify({ title: t('stories.created') })
    },
  }
}

function aboutOf(form: StoryForm) {
  return { theme: storyTheme(form), language: form.language, length: form.length }
}
