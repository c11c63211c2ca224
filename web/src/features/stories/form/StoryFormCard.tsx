import { CUSTOM_THEME, LIMITS } from '@perinka/contract/catalog'
import type { CharacterWishInput } from '@perinka/contract/characters'
import type { Profile } from '@perinka/contract/profiles'
import { FormProvider, type UseFormReturn, useFormContext } from 'react-hook-form'
import { useServerAway } from '../../../shared/api/reach.ts'
import { childIcon } from '../../../shared/child-icon.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Sparkle } from '../../../ui/icons.tsx'
import { NeedsServer } from '../../../ui/LoadFailed.tsx'
import { notifyFailure } from '../../../ui/notify.ts'
import { LanguageField } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useWriting } from '../writing/writing-context.ts'
import { CastFields } from './CastFields.tsx'
import { type Cast, possibleCast, sameName } from './cast.ts'
import { StoryFields } from './StoryFields.tsx'
import { type StoryForm, storyWish } from './story-form.ts'
import { useStoryForm } from './use-story-form.ts'

interface StoryFormCardProps {
  /** Null: no child is selected. */
  child: Profile | null
  /** The family's other children. */
  siblings: readonly Profile[]
  cast: Cast
  addCharacter: (wish: CharacterWishInput) => Promise<{ id: string }>
}

export function StoryFormCard({ child, siblings, cast, addCharacter }: StoryFormCardProps) {
  const t = useT()
  const isAway = useServerAway()
  const { writing } = useWriting()
  const form = useStoryForm(child)
  const submit = useSubmit(form, { child, siblings, cast, addCharacter })
  const { formState, handleSubmit, register, watch } = form
  const [theme, customTheme] = watch(['theme', 'customTheme'])
  const isBlank = theme === CUSTOM_THEME && customTheme.trim() === ''
  return (
    <Card title={t('stories.create.title')}>
      <FormProvider {...form}>
        <form aria-label={t('stories.create.title')} noValidate onSubmit={handleSubmit(submit)} className="grid gap-6">
          {child ? <ForChild child={child} /> : <NobodyChosen />}
          <StoryFields />
          <CastFields cast={cast} child={child} siblings={siblings} />
          <RequestField />
          <LanguageField label={t('stories.create.language')} {...register('language')} />
          <NeedsServer />
          <Button
            type="submit"
            size="lg"
            full
            icon={<Sparkle />}
            busy={writing !== null || formState.isSubmitting}
            busyLabel={t('stories.create.submitting')}
            disabled={!child || isBlank || isAway}
          >
            {t('stories.create.submit')}
          </Button>
        </form>
      </FormProvider>
    </Card>
  )
}

/** Asks for the story of the form; a new character is saved first. */
function useSubmit({ reset, setError }: UseFormReturn<StoryForm>, family: StoryFormCardProps) {
  const { child, siblings, cast, addCharacter } = family
  const t = useT()
  const { begin } = useWriting()

  async function submit(typed: StoryForm) {
    if (!child) return notifyFailure(t('stories.create.profileRequired'), t('stories.create.profileRequiredText'))
    if ([child, ...siblings].some(({ name }) => sameName(name, typed.customCharacterName))) {
      return setError('customCharacterName', { message: 'stories.create.isYourChild' }, { shouldFocus: true })
    }
    const possible = possibleCast(typed, child, siblings, cast)
    const draft = possible.customCharacterName ? await withCharacterSaved(possible) : possible
    await begin(storyWish(possible, child), draft)
  }

  /** Tried again after a failure, the new character is a saved one: ticked, not typed a second time. */
  async function withCharacterSaved(typed: StoryForm): Promise<StoryForm> {
    const name = typed.customCharacterName
    const description = typed.customCharacterDescription || t('stories.create.customDescription', { name })
    try {
      const known = cast.own.find((character) => sameName(character.name, name))
      const { id } = known ?? (await addCharacter({ name, description, type: 'custom', traits: [] }))
      const selectedCharacters = [...new Set([...typed.selectedCharacters, id])]
      const saved = { ...typed, selectedCharacters, customCharacterName: '', customCharacterDescription: '' }
      reset(saved, { keepDefaultValues: true })
      return saved
    } catch (error) {
      console.warn('the character could not be kept; it still comes into this one story', error)
      return typed
    }
  }

  return submit
}

function NobodyChosen() {
  const t = useT()
  return (
    <p className="rounded-field border-2 border-line border-dashed px-4 py-3 leading-snug">
      <span className="block font-bold">{t('stories.create.profileRequired')}</span>
      <span className="text-soft">{t('stories.create.profileRequiredText')}</span>
    </p>
  )
}

function ForChild({ child }: { child: Profile }) {
  const t = useT()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-raised px-[min(1rem,5vw)] py-3">
      <span aria-hidden="true" className="font-bold text-4xl leading-none">
        {childIcon(child)}
      </span>
      <p className="min-w-0 flex-[1_1_7rem] leading-snug">
        <span className="block text-[0.9375rem] text-soft">{t('stories.create.for')}</span>
        <span className="font-bold text-lg">{child.name}</span>
        <span className="text-soft"> · {t('profiles.years', { age: child.age })}</span>
      </p>
    </div>
  )
}

function RequestField() {
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
