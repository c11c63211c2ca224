import type { Profile } from '@perinka/contract/profiles'
import { useState } from 'react'
import { withAllTexts } from '../../shared/i18n/app-catalog.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Plus } from '../../ui/icons.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useProfiles } from './api/list-profiles.ts'
import { ChildCard } from './ChildCard.tsx'

const ChildDialog = lazyDialog(async () => (await withAllTexts(import('./ChildDialog.tsx'))).ChildDialog)
const DeleteChild = lazyDialog(async () => (await withAllTexts(import('./DeleteChild.tsx'))).DeleteChild)

interface ChildrenProps {
  selectedId: string | null
  /** Null: no child is selected. */
  onSelect: (id: string | null) => void
}

type Opened = { dialog: 'add' } | { dialog: 'edit' | 'delete'; profile: Profile } | null

// One column where two would push a card's buttons onto its picture: the smallest phones, and large text.
const childGrid = 'mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-3 sm:grid-cols-3'

export function Children({ selectedId, onSelect }: ChildrenProps) {
  const t = useT()
  const profiles = useProfiles()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const add = () => setOpened({ dialog: 'add' })
  const none = profiles.data?.length === 0

  return (
    <section aria-labelledby="children-title">
      <h2 id="children-title" className="h2">
        {t('profiles.title')}
      </h2>
      {profiles.isPending ? (
        <ChildSkeletons />
      ) : profiles.isError ? (
        <div className="mt-4">
          <LoadFailed onRetry={profiles.refetch} />
        </div>
      ) : none ? (
        <EmptyState
          title={t('profiles.emptyTitle')}
          description={t('profiles.emptyText')}
          action={
            <Button icon={<Plus />} onClick={add}>
              {t('profiles.add')}
            </Button>
          }
        />
      ) : (
        <>
          <p className="text-soft">{t('profiles.hint')}</p>
          <ul className={childGrid}>
            {profiles.data.map((profile) => (
              <ChildCard
                key={profile.id}
                profile={profile}
                selected={profile.id === selectedId}
                onToggle={() => onSelect(profile.id === selectedId ? null : profile.id)}
                onEdit={() => setOpened({ dialog: 'edit', profile })}
                onDelete={() => setOpened({ dialog: 'delete', profile })}
              />
            ))}
            <AddChild onClick={add} />
          </ul>
        </>
      )}
      {opened?.dialog === 'add' && (
        <ChildDialog profile={null} onClose={close} onSaved={(profile) => onSelect(profile.id)} />
      )}
      {opened?.dialog === 'edit' && <ChildDialog profile={opened.profile} onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteChild profile={opened.profile} onClose={close} />}
    </section>
  )
}

function AddChild({ onClick }: { onClick: () => void }) {
  const t = useT()
  return (
    <li className="max-sm:odd:col-span-full">
      <button
        type="button"
        onClick={onClick}
        className="grid h-full min-h-20 w-full place-content-center justify-items-center gap-2 rounded-card border-2 border-line border-dashed p-4 font-bold text-soft transition-colors hover:bg-card hover:text-ink"
      >
        <Plus className="size-6" />
        {t('profiles.add')}
      </button>
    </li>
  )
}

function ChildSkeletons() {
  return (
    <div className={childGrid}>
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
