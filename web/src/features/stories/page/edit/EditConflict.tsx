import type { Language } from '@perinka/contract/catalog'
import { useT } from '../../../../shared/i18n/use-t.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { StoryText } from './story-text.ts'

interface EditConflictProps {
  theirs: StoryText
  language: Language
  /** Back to the edit, nothing decided. */
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Two texts of one story: the parent sees the other one before choosing. */
export function EditConflict({ theirs, language, onClose, onKeepMine, onTakeTheirs }: EditConflictProps) {
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
