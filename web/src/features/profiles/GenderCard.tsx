import { calls } from '@perinka/contract/calls'
import { GENDERS, type Gender } from '@perinka/contract/catalog'
import type { Profile } from '@perinka/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../shared/api/ask.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { keys } from '../../shared/query/keys.ts'
import { Card } from '../../ui/Card.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useProfiles } from './api/list-profiles.ts'

/** How stories talk about each child, since Slovak cannot speak of anybody without choosing. */
export function GenderCard() {
  const t = useT()
  const profiles = useProfiles()
  if (profiles.data?.length === 0) return null
  return (
    <Card title={t('profiles.genders')}>
      <p className="mb-4 text-soft">{t('profiles.gendersText')}</p>
      {profiles.isPending ? (
        <Skeleton className="h-20" />
      ) : profiles.isError ? (
        <LoadFailed onRetry={profiles.refetch} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          {profiles.data.map((profile) => (
            <GenderField key={profile.id} profile={profile} />
          ))}
        </div>
      )}
    </Card>
  )
}

function GenderField({ profile }: { profile: Profile }) {
  const t = useT()
  const change = useChangeGender(profile.id)
  // What was just chosen shows while it is on its way, and no longer where it was refused.
  const shown = change.isPending ? change.variables : profile.grammaticalGender
  return (
    <Select
      label={profile.name}
      value={shown ?? 'auto'}
      disabled={change.isPending}
      onChange={({ currentTarget: { value } }) =>
        change.mutate(value === 'auto' ? null : (value as Gender), {
          onSuccess: () => notify({ title: t('profiles.saved') }),
          onError: (error) => notifyFailure(t('profiles.saveFailed'), failureText(error)),
        })
      }
      options={['auto', ...GENDERS].map((value) => ({ value, label: t(`profiles.gender.${value}`) }))}
    />
  )
}

/** Null: guessed from the name. Everything else stays as the server has it, whatever another tab has changed since. */
function useChangeGender(id: string) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn(grammaticalGender: Gender | null) {
      const now = (await ask(calls.listProfiles)).find((profile) => profile.id === id)
      if (!now) throw new Error('the child is gone')
      const { id: _, userId: __, createdAt: ___, ...wish } = now
      return ask(calls.updateProfile, { params: { id }, body: { ...wish, grammaticalGender } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.profiles }),
  })
}
