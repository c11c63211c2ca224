import type { PublicConfig } from '@perinka/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { useConfig } from '../../shared/query/config.ts'
import { useSession } from '../../shared/session/session.ts'
import { fullDate } from '../../shared/time/relative.ts'
import { LanguageSelect } from '../../ui/LanguageSelect.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { Back } from '../../ui/later-icons.tsx'
import { buttonLook } from '../../ui/looks.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LEGAL_PAGES, type LegalName, type LegalWriter } from './legal-text.ts'
import { loadLegalText } from './load-legal-text.ts'
import { paperLook } from './StoredList.tsx'
import './legal.css'

/** The day since which all three texts hold; noon, so that it is the same day everywhere. */
const SINCE = '2026-11-21T12:00:00Z'

/** Terms, privacy or cookies: open to everybody, in the interface's language. */
function LegalPage({ name }: { name: LegalName }) {
  const t = useT()
  usePageTitle(t(`legal.${name}`))
  const language = useLanguage()
  const config = useConfig()
  const text = useQuery({ queryKey: ['legal', name, language], queryFn: () => loadLegalText(name, language) })
  const isHere = useSession().status === 'signed-in'
  const failed = [config, text].find(({ isError }) => isError)
  return (
    <div className="page legal max-w-[46rem]">
      <header className="mb-7 flex flex-wrap items-center justify-between gap-3 print:hidden">
        {isHere ? (
          <Link href="/settings" className={`${buttonLook({ tone: 'bare', size: 'sm' })} -ml-3`}>
            <Back className="-ml-2 size-5" />
            {t('nav.settings')}
          </Link>
        ) : (
          <Link href="/" className="rounded-field">
            <Logo />
            <span className="sr-only">{t('common.goHome')}</span>
          </Link>
        )}
        <LanguageSelect aria-label={t('language.label')} />
      </header>
      <article className="legal-text">
        <h1 className="h1">{t(`legal.${name}`)}</h1>
        {failed ? (
          <LoadFailed onRetry={failed.refetch} />
        ) : config.data && text.data ? (
          <Text name={name} server={config.data} writer={text.data} />
        ) : (
          <Skeleton className="mt-6 h-96" />
        )}
      </article>
      <nav
        aria-label={t('legal.others')}
        className="legal-others mt-12 flex flex-wrap gap-x-6 gap-y-2 border-hairline border-t pt-5 print:hidden"
      >
        {LEGAL_PAGES.filter((other) => other !== name).map((other) => (
          <Link key={other} href={`/${other}`} className="py-2.5">
            {t(`legal.${other}`)}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function Text({ name, server, writer }: { name: LegalName; server: PublicConfig; writer: LegalWriter }) {
  const t = useT()
  const language = useLanguage()
  const { lead, sections } = writer(server)
  // The address may point at a section that was not there when the page came.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <>
      <p className="mt-1.5 text-soft print:text-[#000]">{t('legal.since', { date: fullDate(SINCE, language) })}</p>
      <div className={`mt-6 rounded-card px-5 py-[1.1rem] ${paperLook}`}>{lead}</div>
      <nav aria-labelledby={`${name}-contents`} className="mt-7 print:hidden">
        <h2 id={`${name}-contents`} className="mb-1 text-[1.1rem]">
          {t('legal.contents')}
        </h2>
        <ol className="list-decimal pl-6">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="block w-fit py-[0.3rem]">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, body }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {body}
        </section>
      ))}
    </>
  )
}

export const PAGES = {
  terms: () => <LegalPage name="terms" />,
  privacy: () => <LegalPage name="privacy" />,
  cookies: () => <LegalPage name="cookies" />,
}
