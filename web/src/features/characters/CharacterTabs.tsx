import { useT } from '../../shared/i18n/use-t.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useCharacters } from './api/list-characters.ts'
import { CharacterCard } from './CharacterCard.tsx'
import { OwnCharacters } from './OwnCharacters.tsx'
import { useCast } from './use-cast.ts'

const characterGrid = 'grid gap-3 sm:grid-cols-2'

export function CharacterTabs() {
  const t = useT()
  const characters = useCharacters()
  const { magical, own } = useCast()
  if (characters.isPending) return <CharacterSkeletons />
  if (characters.isError) return <LoadFailed onRetry={characters.refetch} />
  return (
    <Tabs
      label={t('characters.tabs')}
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
        { id: 'custom', label: t('characters.custom'), content: <OwnCharacters characters={own} /> },
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
