import { LIMITS } from '@perinka/contract/catalog'
import { useController, useFormContext } from 'react-hook-form'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { CheckGrid } from '../../../ui/CheckGrid.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { StoryForm } from './story-form.ts'

/** Somebody who may be in the story, named as the interface names them. */
interface CastChoice {
  id: string
  name: string
  emoji: string
}

export interface Cast {
  magical: CastChoice[]
  own: CastChoice[]
}

interface CastFieldsProps {
  cast: Cast
  childName: string | null
}

export function CastFields({ cast, childName }: CastFieldsProps) {
  const t = useT()
  const { register } = useFormContext<StoryForm>()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{t('stories.create.characters')}</legend>
      <Tabs
        label={t('stories.create.characters')}
        tabs={[
          {
            id: 'magical',
            label: t('stories.create.magical'),
            content: <Choices legend={t('stories.create.magical')} choices={cast.magical} />,
          },
          {
            id: 'child',
            label: t('stories.create.includeTab'),
            content: childName ? (
              <Checkbox
                label={t('stories.create.includeChild', { name: childName })}
                hint={t('stories.create.includeHint', { name: childName })}
                {...register('includeChild')}
              />
            ) : (
              <p className="text-soft">{t('stories.create.profileRequiredText')}</p>
            ),
          },
          { id: 'custom', label: t('stories.create.customTab'), content: <OwnCast choices={cast.own} /> },
        ]}
      />
    </fieldset>
  )
}

function OwnCast({ choices }: { choices: CastChoice[] }) {
  const t = useT()
  const { formState, register } = useFormContext<StoryForm>()
  const { customCharacterName: nameError, customCharacterDescription: descriptionError } = formState.errors
  return (
    <div className="grid gap-4">
      {choices.length > 0 && <Choices legend={t('stories.create.saved')} choices={choices} />}
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

/** Both lists tick into the same field; each keeps its hands off the other's. */
function Choices({ legend, choices }: { legend: string; choices: CastChoice[] }) {
  const { control } = useFormContext<StoryForm>()
  const { field } = useController({ control, name: 'selectedCharacters' })
  return (
    <CheckGrid
      legend={legend}
      legendHidden
      options={choices.map(({ id, name, emoji }) => ({ value: id, label: name, icon: emoji }))}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
