import { calls } from '@perinka/contract/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { askToDelete } from '../../shared/api/ask.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { keys } from '../../shared/query/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Plus, Trash } from '../../ui/icons.tsx'
import { AddCharacter } from './AddCharacter.tsx'
import { CharacterCard } from './CharacterCard.tsx'
import type { NamedCharacter } from './use-cast.ts'

interface OwnCharactersProps {
  characters: NamedCharacter[]
  childNames: readonly string[]
}

export function OwnCharacters({ characters, childNames }: OwnCharactersProps) {
  const t = useT()
  const addButton = useRef<HTMLButtonElement>(null)
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<NamedCharacter | null>(null)

  const count = useRef(characters.length)

  // The button that opened the dialog may have gone with what it changed: the keyboard goes on from here.
  useEffect(() => {
    if (count.current === characters.length) return
    count.current = characters.length
    if (document.activeElement === document.body) addButton.current?.focus()
  }, [characters.length])

  const add = (
    <Button ref={addButton} icon={<Plus />} onClick={() => setAdding(true)}>
      {t('characters.add')}
    </Button>
  )
  return (
    <>
      {characters.length === 0 ? (
        <EmptyState title={t('characters.emptyTitle')} description={t('characters.emptyText')} action={add} />
      ) : (
        <div className="grid gap-5">
          <ul className="grid gap-3 sm:grid-cols-2">
            {characters.map((character) => (
              <CharacterCard
                key={character.id}
                character={character}
                action={
                  <IconButton
                    label={t('characters.delete', { name: character.name })}
                    icon={<Trash className="size-5" />}
                    className="-mt-2 -mr-2"
                    onClick={() => setLeaving(character)}
                  />
                }
              />
            ))}
          </ul>
          <div>{add}</div>
        </div>
      )}
      {adding && <AddCharacter childNames={childNames} onClose={() => setAdding(false)} />}
      {leaving && <DeleteCharacter character={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function DeleteCharacter({ character, onClose }: { character: NamedCharacter; onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()

  async function remove() {
    await askToDelete(calls.deleteCharacter, character.id)
    await client.invalidateQueries({ queryKey: keys.characters })
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('characters.deleteTitle', { name: character.name })}
      description={t('characters.deleteText')}
      confirm={t('characters.deleteConfirm')}
      onConfirm={remove}
      done={t('characters.deleted')}
      failed={t('deleteFailed')}
    />
  )
}
