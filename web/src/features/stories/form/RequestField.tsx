import { LIMITS } from '@perinka/contract/catalog'
import { useFormContext } from 'react-hook-form'
import { useT } from '../../../shared/i18n/use-t.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { StoryForm } from './story-form.ts'

export function RequestField() {
  const t = useT()
  const { formState, register } = useFormContext<StoryForm>()
  const error = formState.errors.customPrompt?.message
  return (
    <TextArea
      {...register('customPrompt')}
      label={t('stories.create.request')}
      hint={t('stories.create.requestHint')}
      max={LIMITS.request}
      error={error && t(error)}
    />
  )
}
