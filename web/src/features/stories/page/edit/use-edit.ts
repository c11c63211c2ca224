import { zodResolver } from '@hookform/resolvers/zod'
import type { Story } from '@perinka/contract/stories'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isGone } from '../../../../shared/api/api-error.ts'
import { failureText } from '../../../../shared/api/failure-text.ts'
import { showFieldErrors } from '../../../../shared/forms/field-errors.ts'
import { useT } from '../../../../shared/i18n/use-t.ts'
import { usePlayer } from '../../../../shared/player/player.ts'
import { keys } from '../../../../shared/query/keys.ts'
import { notify, notifyFailure } from '../../../../ui/notify.ts'
import { askStory, useChangeStory, useTellGone } from '../../api/change-story.ts'
import { loadDraft, removeDraft, saveDraft } from './draft.ts'
import { isSameText, StoryText, settle, textOf } from './story-text.ts'

export interface EditEnd {
  onClose: () => void
  /** The text is another one now. `wasHeard`: it had been read aloud before. */
  onSaved: (wasHeard: boolean) => void
}

/** An edit from its beginning, or from where it was left, until it is saved or thrown away. One hook: each step changes what the others look at. */
export function useEdit(story: Story, { onClose, onSaved }: EditEnd) {
  const t = useT()
  const [draft] = useState(() => loadDraft(story))
  const [base, setBase] = useState(draft?.base ?? textOf(story))
  const [theirs, setTheirs] = useState<StoryText | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [wasGone, setGone] = useState(false)
  const save = useSaveText(story)
  const tellGone = useTellGone()
  const { control, formState, getValues, handleSubmit, reset, setError, watch } = useForm<StoryText>({
    resolver: zodResolver(StoryText),
    defaultValues: draft?.text ?? base,
  })

  useEffect(() => {
    const { unsubscribe } = watch(() => saveDraft(story, { base, text: getValues() }))
    return unsubscribe
  }, [watch, getValues, story, base])

  function leave() {
    removeDraft(story)
    if (wasGone) tellGone(story.id)
    onClose()
  }

  async function submit(mine: StoryText, from = base) {
    try {
      const saved = await save(from, mine)
      if (saved.kind === 'conflict') return setTheirs(saved.theirs)
      leave()
      onSaved(saved.wasHeard)
      notify({ title: t('edit.saved'), description: saved.wasPlaying ? t('edit.savedSilent') : undefined })
    } catch (error) {
      if (showFieldErrors<StoryText>(error, ['title', 'content'], setError)) return
      setGone(isGone(error))
      if (isGone(error)) return notifyFailure(t('edit.gone'), t('edit.goneText'))
      notifyFailure(t('edit.failed'), `${failureText(error)} ${t('edit.kept')}`)
    }
  }

  return {
    control,
    isSaving: formState.isSubmitting,
    wasRestored: draft !== null,
    submit: handleSubmit((mine) => submit(mine)),
    close: () => (isSameText(base, getValues()) ? leave() : setLeaving(true)),
    leave,
    isLeaving,
    setLeaving,
    theirs,
    setTheirs,
    /** The edit goes on from the other text: nothing of it is overwritten unseen. */
    async keepMine(other: StoryText): Promise<void> {
      setTheirs(null)
      setBase(other)
      await handleSubmit((mine) => submit(mine, other))()
    },
    takeTheirs(other: StoryText): void {
      setTheirs(null)
      reset(other)
      leave()
    },
  }
}

type Saved =
  /** `wasHeard`: the story had been read aloud. `wasPlaying`: it was in the player, which has fallen silent. */
  { kind: 'saved'; wasHeard: boolean; wasPlaying: boolean } | { kind: 'conflict'; theirs: StoryText }

/** Saves a text against what the server has by then. Throws what the server refused. */
function useSaveText(story: Story) {
  const client = useQueryClient()
  const player = usePlayer()
  const change = useChangeStory(story.id)

  return async function save(base: StoryText, mine: StoryText): Promise<Saved> {
    const now = await askStory(client, story.id)
    const theirs = textOf(now)
    const settled = settle(base, mine, theirs)
    if (settled.kind === 'conflict') return { kind: 'conflict', theirs }
    if (Object.keys(settled.change).length === 0) return { kind: 'saved', wasHeard: false, wasPlaying: false }
    const isInPlayer = player?.state().story?.id === story.id
    await change.mutateAsync(settled.change)
    // What it says is another text than the one that stands here now.
    if (isInPlayer) player.send({ type: 'close' })
    client.removeQueries({ queryKey: keys.storyMaking(story.id) })
    return { kind: 'saved', wasHeard: isInPlayer || hasAudio(now), wasPlaying: isInPlayer }
  }
}

const hasAudio = (story: Story) => (story.audioUrl ?? story.standardAudioUrl) !== null
