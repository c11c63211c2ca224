import { useSearchParams } from 'wouter'
import { useT } from '../../shared/i18n/use-t.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useCharacters } from './api/characters.ts'
import { CharacterCard } from './CharacterCard.tsx'
import { OwnCharacters } from './OwnCharacters.tsx'
import { useCast } from './use-cast.ts'

const characterGrid = 'grid gap-3 sm:grid-cols-2'

const TABS = ['magical', 'custom'] as const

/** The tab stands in the address: it survives a reload, and a link leads to it. */
export function CharacterTabs({ childNames }: { childNames: readonly string[] }) {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'magical'
  const characters = useCharacters()
  const { magical, own } = useCast()
  if (characters.isPending) return <CharacterSkeletons />
  if (characters.isError) return <LoadFailed onRetry={characters.refetch} />
  return (
    <Tabs
      label={t('characters.tabs')}
      value={tab}
      onChange={(next) => setSearch(next === 'magical' ? {} : { tab: next }, { replace: true })}
      tabs={[
        {
          id: 'magical',
          label: t('characters.magical'),
          content: (
            <ul className={characterGrid}>
              {magical.map((character) => (
                <CharacterCard key={character.id} character={character} />
              ))}
            </ul>
          ),
        },
        {
          id: 'custom',
          label: t('characters.custom'),
          content: <OwnCharacters characters={own} childNames={childNames} />,
        },
      ]}
    />
  )
}

function CharacterSkeletons() {
  return (
    <div className={characterGrid}>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-28" />
      ))}
    </div>
  )
}
