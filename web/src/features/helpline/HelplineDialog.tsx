import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { useConfig } from '../../shared/query/config.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Who can be called: the line of the operator, else the one that this language has everywhere. */
export function HelplineDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { data: server } = useConfig()
  return (
    <Dialog
      onClose={onClose}
      title={t('helpline.title')}
      footer={
        <Button full onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{t('helpline.text')}</p>
      <p className="mt-4 font-bold text-lg">{server?.helplines[language] ?? t('helpline.line')}</p>
      <p className="mt-4 text-soft">{t('helpline.private')}</p>
    </Dialog>
  )
}
