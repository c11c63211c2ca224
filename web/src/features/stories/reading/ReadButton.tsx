import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Book } from '../../../ui/icons.tsx'

/** Beside the voice that reads aloud: the parent's own. */
export function ReadButton({ onClick }: { onClick: () => void }) {
  const t = useT()
  return (
    <Button tone="bare" size="sm" icon={<Book />} className="-ml-4 mt-2" onClick={onClick}>
      {t('page.read')}
    </Button>
  )
}
