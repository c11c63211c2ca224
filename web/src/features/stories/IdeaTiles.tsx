import type { Language } from '@perinka/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useT } from '../../shared/i18n/use-t.ts'
import { storyIdeasQuery } from './api/story-ideas.ts'
import { homeWith } from './form/wished-address.ts'

/** What can be told whole, each as a tile that opens the form with the wish filled in. Nothing where there is none, or no server. */
export function IdeaTiles({ language }: { language: Language }) {
  const t = useT()
  const { data: ideas } = useQuery(storyIdeasQuery(language))
  if (!ideas || ideas.length === 0) return null
  return (
    <nav aria-label={t('page.ideas')}>
      <ul className="flex flex-wrap justify-center gap-2">
        {ideas.map(({ id, label, wish }) => (
          <li key={id}>
            <Link
              href={homeWith(wish)}
              lang={language}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-hairline bg-card px-4 font-bold transition-colors hover:border-line"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
