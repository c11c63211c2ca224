import { CharacterTabs } from '../../features/characters/CharacterTabs.tsx'
import { useProfiles } from '../../features/profiles/api/list-profiles.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'

export default function CharactersPage() {
  const t = useT()
  usePageTitle(t('title.characters'))
  const { data: children = [] } = useProfiles()
  return (
    <div className="page">
      <div className="mx-auto max-w-3xl">
        <h1 className="h1">{t('characters.title')}</h1>
        <p className="mt-1 mb-6 text-soft">{t('characters.intro')}</p>
        <CharacterTabs childNames={children.map(({ name }) => name)} />
      </div>
    </div>
  )
}
