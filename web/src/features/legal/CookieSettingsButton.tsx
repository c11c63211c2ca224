import { reopenCookieSettings } from '../../shared/consent/consent.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'

export function CookieSettingsButton() {
  const t = useT()
  return (
    <Button tone="quiet" size="sm" className="mt-4" onClick={reopenCookieSettings}>
      {t('legal.cookieSettings')}
    </Button>
  )
}
