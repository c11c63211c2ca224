import { LIMITS } from '@perinka/contract/catalog'
import type { Profile } from '@perinka/contract/profiles'
import { useEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useT } from '../../../shared/i18n/use-t.ts'
import { CheckGrid } from '../../../ui/CheckGrid.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { ChildrenFields } from './ChildrenFields.tsx'
import { type Cast, type CastChoice, listenersOf, whoMinds } from './cast.ts'
import type { StoryForm } from './story-form.ts'

interface CastFieldsProps {
  cast: Cast
  /** Null: no child is selected. */
  child: Profile | null
  siblings: readonly Profile[]
}

export function CastFields({ cast, child, siblings }: CastFieldsProps) {
  const t = useT()
  const [tab, setTab] = useState('magical')
  const { formState, watch } = useFormContext<StoryForm>()
  const { customCharacterName, customCharacterDescription, selectedCharacters } = formState.errors
  const isCustomWrong = Boolean(customCharacterName ?? customCharacterDescription)
  const listeners = child ? listenersOf(child, siblings, { siblings: watch('siblings') }) : []

  // What is to be mended must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try to send the form
  useEffect(() => {
    if (isCustomWrong) setTab('custom')
  }, [isCustomWrong, formState.submitCount])

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{t('stories.create.characters')}</legend>
      <Tabs
        label={t('stories.create.characters')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'magical',
            label: t('stories.create.magical'),
            content: <Choices legend={t('stories.create.magical')} choices={cast.magical} listeners={listeners} />,
          },
          {
            id: 'child',
            label: t('stories.create.includeTab'),
            content: <ChildrenFields child={child} siblings={siblings} />,
          },
          {
            id: 'custom',
            label: t('stories.create.customTab'),
            content: <OwnCast choices={cast.own} listeners={listeners} />,
          },
        ]}
      />
      {selectedCharacters?.message && (
        <div className="mt-1.5">
          <FieldError>{t(selectedCharacters.message, { most: LIMITS.charactersInStory })}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

function OwnCast({ choices, listeners }: { choices: CastChoice[]; listeners: readonly Profile[] }) {
  const t = useT()
  const { formState, register } = useFormContext<StoryForm>()
  const { customCharacterName: nameError, customCharacterDescription: descriptionError } = formState.errors
  return (
    <div className="grid gap-4">
      {choices.length > 0 && <Choices legend={t('stories.create.saved')} choices={choices} listeners={listeners} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={t('stories.create.newCharacterName')}
          autoComplete="off"
          maxLength={LIMITS.name}
          error={nameError?.message && t(nameError.message)}
          {...register('customCharacterName')}
        />
        <TextInput
          label={t('stories.create.newCharacterDescription')}
          autoComplete="off"
          maxLength={LIMITS.characterDescription}
          error={descriptionError?.message && t(descriptionError.message)}
          {...register('customCharacterDescription')}
        />
      </div>
    </div>
  )
}

interface ChoicesProps {
  legend: string
  choices: CastChoice[]
  listeners: readonly Profile[]
}

/** Both lists tick into the same field; each keeps its hands off the other's. Whom a child minds stays at home. */
function Choices({ legend, choices, listeners }: ChoicesProps) {
  const t = useT()
  const { control } = useFormContext<StoryForm>()
  const { field } = useController({ control, name: 'selectedCharacters' })
  const minded = new Map(choices.map((choice) => [choice.id, whoMinds(choice, listeners)]))
  return (
    <CheckGrid
      legend={legend}
      legendHidden
      options={choices.map(({ id, name, emoji }) => {
        const child = minded.get(id)
        const hint = child && t('stories.create.minds', { name: child.name })
        return { value: id, label: name, icon: emoji, hint, disabled: child !== undefined }
      })}
      value={field.value.filter((id) => !minded.get(id))}
      onChange={field.onChange}
    />
  )
}
