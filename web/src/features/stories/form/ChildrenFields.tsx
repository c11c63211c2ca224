import type { Profile } from '@perinka/contract/profiles'
import { useController, useFormContext } from 'react-hook-form'
import { childIcon } from '../../../shared/child-icon.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { CheckGrid } from '../../../ui/CheckGrid.tsx'
import { listenersOf } from './cast.ts'
import type { StoryForm } from './story-form.ts'

interface ChildrenFieldsProps {
  child: Profile | null
  siblings: readonly Profile[]
}

/** Which of the family's own children are in the story. */
export function ChildrenFields({ child, siblings }: ChildrenFieldsProps) {
  const t = useT()
  const { register } = useFormContext<StoryForm>()
  if (!child) return <p className="text-soft">{t('stories.create.profileRequiredText')}</p>
  return (
    <div className="grid gap-4">
      <Checkbox
        label={t('stories.create.includeChild', { name: child.name })}
        hint={t('stories.create.includeHint', { name: child.name })}
        {...register('includeChild')}
      />
      {siblings.length > 0 && <Siblings child={child} siblings={siblings} />}
    </div>
  )
}

function Siblings({ child, siblings }: { child: Profile; siblings: readonly Profile[] }) {
  const t = useT()
  const { control } = useFormContext<StoryForm>()
  const { field } = useController({ control, name: 'siblings' })
  const youngest = Math.min(...listenersOf(child, siblings, { siblings: field.value }).map(({ age }) => age))
  return (
    <div>
      <CheckGrid
        legend={t('stories.create.siblings')}
        options={siblings.map((sibling) => ({ value: sibling.name, label: sibling.name, icon: childIcon(sibling) }))}
        value={field.value}
        onChange={field.onChange}
      />
      {youngest < child.age && (
        <p role="status" className="mt-2 text-[0.9375rem] text-soft">
          {t('stories.create.youngest', { age: youngest })}
        </p>
      )}
    </div>
  )
}
