import { zodResolver } from '@hookform/resolvers/zod'
import { LIMITS } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { isGone } from '../../../../shared/api/api-error.ts'
import { failureText } from '../../../../shared/api/failure-text.ts'
import { showFieldErrors } from '../../../../shared/forms/field-errors.ts'
import { useT } from '../../../../shared/i18n/use-t.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { useTellGone } from '../../api/change-story.ts'
import { DiscardChanges } from './DiscardChanges.tsx'
import { loadDraft, removeDraft, saveDraft } from './draft.ts'
import { EditConflict } from './EditConflict.tsx'
import { isSameText, StoryText, textOf } from './story-text.ts'
import { useSaveText } from './use-save-text.ts'

interface EditStoryProps {
  story: Story
  onClose: () => void
  /** The text is another one now. `wasHeard`: it had been read aloud before. */
  onSaved: (wasHeard: boolean) => void
}

/** The parent's own pen. What is typed stays on this device until it is saved or thrown away. */
export function EditStory({ story, onClose, onSaved }: EditStoryProps) {
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

  const isChanged = () => !isSameText(base, getValues())

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
      if (isGone(error)) return notify({ title: t('edit.gone'), description: t('edit.goneText'), tone: 'destructive' })
      notify({ title: t('edit.failed'), description: `${failureText(error)} ${t('edit.kept')}`, tone: 'destructive' })
    }
  }

  /** The edit goes on from the other text: nothing of it is overwritten unseen. */
  async function keepMine(other: StoryText) {
    setTheirs(null)
    setBase(other)
    await handleSubmit((mine) => submit(mine, other))()
  }

  function takeTheirs(other: StoryText) {
    setTheirs(null)
    reset(other)
    leave()
  }

  return (
    <FormDialog
      full
      onClose={() => (isChanged() ? setLeaving(true) : leave())}
      onSubmit={handleSubmit((mine) => submit(mine))}
      title={t('page.edit')}
      submit={t('edit.save')}
      busy={formState.isSubmitting}
      busyLabel={t('edit.saving')}
    >
      {draft && <p role="status">{t('edit.restored')}</p>}
      <Controller
        control={control}
        name="title"
        render={({ field, fieldState }) => (
          <TextInput
            {...field}
            label={t('edit.name')}
            lang={story.language}
            autoComplete="off"
            maxLength={LIMITS.title}
            error={fieldState.error?.message && t(fieldState.error.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="content"
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t('edit.content')}
            hint={t('edit.contentHint')}
            lang={story.language}
            max={LIMITS.content}
            rows={14}
            className="font-story text-[1.125rem] leading-[1.7]"
            error={fieldState.error?.message && t(fieldState.error.message)}
          />
        )}
      />
      {theirs && (
        <EditConflict
          theirs={theirs}
          language={story.language}
          onClose={() => setTheirs(null)}
          onKeepMine={() => void keepMine(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
        />
      )}
      {isLeaving && <DiscardChanges onClose={() => setLeaving(false)} onDiscard={leave} />}
    </FormDialog>
  )
}
