import { type Language, LIMITS } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import { Controller } from 'react-hook-form'
import { useT } from '../../../../shared/i18n/use-t.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { DiscardChanges } from './DiscardChanges.tsx'
import type { StoryText } from './story-text.ts'
import { type EditEnd, useEdit } from './use-edit.ts'

/** The parent's own pen. What is typed stays on this device until it is saved or thrown away. */
export function EditStory({ story, ...end }: { story: Story } & EditEnd) {
  const t = useT()
  const { control, isSaving, wasRestored, submit, close, leave, isLeaving, setLeaving, ...conflict } = useEdit(
    story,
    end,
  )
  const { theirs, setTheirs, keepMine, takeTheirs } = conflict
  return (
    <FormDialog
      full
      onClose={close}
      onSubmit={submit}
      title={t('page.edit')}
      submit={t('edit.save')}
      busy={isSaving}
      busyLabel={t('edit.saving')}
    >
      {wasRestored && <p role="status">{t('edit.restored')}</p>}
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

interface EditConflictProps {
  theirs: StoryText
  language: Language
  /** Back to the edit, nothing decided. */
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two texts of one story: the parent sees the other one before choosing. */
function EditConflict({ theirs, language, onClose, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const t = useT()
  return (
    <Dialog
      onClose={onClose}
      title={t('edit.conflict')}
      description={t('edit.conflictText')}
      footer={
        <>
          <Button tone="quiet" className="flex-1" onClick={onTakeTheirs}>
            {t('edit.takeTheirs')}
          </Button>
          <Button className="flex-1" onClick={onKeepMine}>
            {t('edit.keepMine')}
          </Button>
        </>
      }
    >
      <section
        aria-label={t('edit.theirs')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="max-h-[40dvh] overflow-y-auto rounded-field border border-hairline bg-ground p-4"
      >
        <p className="mb-2 text-[0.9375rem] text-soft">{t('edit.theirs')}</p>
        <div lang={language} className="font-story">
          <p className="font-display font-semibold text-[1.125rem]">{theirs.title}</p>
          <p className="mt-2 whitespace-pre-wrap">{theirs.content}</p>
        </div>
      </section>
    </Dialog>
  )
}
