import { Link } from 'wouter'
import { version } from '../../../package.json'
import { reopenCookieSettings } from '../../shared/consent/consent.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { useConfig } from '../../shared/query/config.ts'
import { Card } from '../../ui/Card.tsx'
import { Mail } from '../../ui/later-icons.tsx'
import { buttonLook } from '../../ui/looks.ts'

const LEGAL = ['terms', 'privacy', 'cookies'] as const

const linkLook = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-lamp'

/** Support for premium families carries a priority subject. */
export function AboutCard({ priority }: { priority: boolean }) {
  const t = useT()
  const { data: config } = useConfig()
  const subject = priority ? t('settings.prioritySubject') : 'Perinka'
  return (
    <Card title={t('settings.about')}>
      <p className="text-soft">{t('settings.aboutText')}</p>
      <p className="mt-2 text-soft">{t('settings.ai')}</p>
      {config && (
        <a
          href={`mailto:${config.supportEmail}?subject=${encodeURIComponent(subject)}`}
          className={`${buttonLook({ tone: 'quiet', size: 'sm' })} mt-4`}
        >
          <Mail />
          {t('settings.contact')}
        </a>
      )}
      <ul aria-label={t('legal.others')} className="mt-5 flex flex-wrap gap-x-6 border-hairline border-t pt-3">
        {LEGAL.map((page) => (
          <li key={page}>
            <Link href={`/${page}`} className={linkLook}>
              {t(`legal.${page}`)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={linkLook} onClick={reopenCookieSettings}>
            {t('legal.cookieSettings')}
          </button>
        </li>
      </ul>
      <p className="mt-2 text-[0.9375rem] text-soft">{t('settings.version', { version })}</p>
    </Card>
  )
}
