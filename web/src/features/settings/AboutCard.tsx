import { useT } from '../../shared/i18n/use-t.ts'
import { useConfig } from '../../shared/query/config.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Mail } from '../../ui/icons.tsx'

/** Support for premium families carries a priority subject. */
export function AboutCard({ priority }: { priority: boolean }) {
  const t = useT()
  const { data: config } = useConfig()
  const subject = priority ? t('settings.prioritySubject') : 'Perinka'
  return (
    <Card title={t('settings.about')}>
      <p className="text-soft">{t('settings.aboutText')}</p>
      {config && (
        <Button asChild tone="quiet" size="sm" className="mt-4">
          <a href={`mailto:${config.supportEmail}?subject=${encodeURIComponent(subject)}`}>
            <Mail />
            {t('settings.contact')}
          </a>
        </Button>
      )}
    </Card>
  )
}
