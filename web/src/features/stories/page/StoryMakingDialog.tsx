import type { StoryMaking } from '@perinka/contract/stories'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { storyMakingQuery } from '../api/story-making.ts'

/** Which storyteller made a story, and what was checked before anybody read it. */
export function StoryMakingDialog({ storyId, language, onClose }: Props) {
  const t = useT()
  const { data: making, isPending, isError, refetch } = useQuery(storyMakingQuery(storyId))
  return (
    <Dialog onClose={onClose} title={t('making.title')} description={t('making.text')}>
      {isPending && <Skeleton className="h-48" />}
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {making && <Facts making={making} storyLanguage={language} />}
    </Dialog>
  )
}

interface Props {
  storyId: string
  language: 'en' | 'sk'
  onClose: () => void
}

/** Checks that a parent can be told about; others speak for themselves only to us. */
const KNOWN_CHECKS = [
  ...(['safety', 'moderation', 'self-check', 'avoids', 'theme', 'length', 'calm', 'sentences', 'readability'] as const),
  ...(['language', 'names'] as const),
]

function Facts({ making, storyLanguage }: { making: StoryMaking; storyLanguage: Props['language'] }) {
  const t = useT()
  const language = useLanguage()
  const number = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
  const checks = KNOWN_CHECKS.filter((check) => making.checks.includes(check))
  const { words, sentences, score } = making.readability
  return (
    <dl className="grid gap-4">
      <Fact name={t('making.engine')}>
        {t(making.engine === 'model' ? 'making.engineModel' : 'making.engineBuiltIn')}
        {making.fellBack && (
          <span className="block text-soft">
            {t(making.engine === 'model' ? 'making.woundDown' : 'making.fellBack')}
          </span>
        )}
      </Fact>
      <Fact name={t(making.engine === 'model' ? 'making.model' : 'making.version')}>{making.model}</Fact>
      {making.promptVersion && <Fact name={t('making.promptVersion')}>{making.promptVersion}</Fact>}
      {checks.length > 0 && (
        <Fact name={t('making.checks')}>
          <ul className="grid gap-1">
            {checks.map((check) => (
              <li key={check}>{t(`making.check.${check}`)}</li>
            ))}
          </ul>
        </Fact>
      )}
      {making.unread.length > 0 && (
        <Fact name={t('making.unread')}>
          <ul className="grid gap-1">
            {making.unread.map((field) => (
              <li key={field}>{t(`making.unread.${field}`)}</li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name={t('making.readability')}>
        {t(storyLanguage === 'sk' ? 'making.mistrik' : 'making.fleschKincaid', { score: number(score) })}
        <span className="block text-soft">{t('making.counts', { words, sentences })}</span>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
