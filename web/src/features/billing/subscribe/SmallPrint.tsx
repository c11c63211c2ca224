import { useT } from '../../../shared/i18n/use-t.ts'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { richText } from '../../../ui/rich-text.ts'

/** What one agrees to by paying, beside the button that does it. */
export function SmallPrint() {
  const t = useT()
  return (
    <p className="text-center text-[0.9375rem] text-soft">
      {t('premium.renewal')} {richText(t('premium.terms'), [(words) => <NewTabLink href="/terms">{words}</NewTabLink>])}
    </p>
  )
}
