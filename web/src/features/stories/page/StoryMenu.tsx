import type { Story } from '@perinka/contract/stories'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { changeSettings, FONT_SIZES, useSettings } from '../../../shared/settings/settings.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Copy, Info, Larger, Smaller, Trash } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { notify } from '../../../ui/notify.ts'
import { useDeleteStory } from '../api/delete-story.ts'
import { StoryMakingDialog } from './StoryMakingDialog.tsx'

interface StoryMenuProps {
  story: Pick<Story, 'id' | 'title' | 'content' | 'language'>
  isOwner: boolean
}

export function StoryMenu({ story, isOwner }: StoryMenuProps) {
  const t = useT()
  const { fontSize } = useSettings()
  const [asking, setAsking] = useState<'delete' | 'making' | null>(null)
  const menu = useRef<HTMLSpanElement>(null)
  // The item that opened the dialog is gone with its menu: the focus goes back to the menu's button.
  const close = () => {
    setAsking(null)
    setTimeout(() => menu.current?.querySelector('button')?.focus())
  }
  const size = FONT_SIZES.indexOf(fontSize)
  const resize = (step: number) => changeSettings({ fontSize: FONT_SIZES[size + step] ?? fontSize })

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${story.title}\n\n${story.content}`)
      notify({ title: t('stories.page.copied') })
    } catch {
      notify({ title: t('stories.page.copyFailed'), tone: 'destructive' })
    }
  }

  const items = [
    { id: 'copy', label: t('stories.page.copy'), icon: <Copy />, onSelect: () => void copy() },
    {
      id: 'larger',
      label: t('stories.page.larger'),
      icon: <Larger />,
      onSelect: () => resize(1),
      disabled: size === FONT_SIZES.length - 1,
      stays: true,
    },
    {
      id: 'smaller',
      label: t('stories.page.smaller'),
      icon: <Smaller />,
      onSelect: () => resize(-1),
      disabled: size === 0,
      stays: true,
    },
    {
      id: 'making',
      label: t('making.title'),
      icon: <Info />,
      onSelect: () => setAsking('making'),
    },
    {
      id: 'delete',
      label: t('stories.page.delete'),
      icon: <Trash />,
      onSelect: () => setAsking('delete'),
      danger: true,
    },
  ]
  return (
    <>
      <span ref={menu}>
        <Menu label={t('stories.page.menu')} items={items.filter(({ id }) => isOwner || !OWNERS.has(id))} />
      </span>
      {asking === 'delete' && <DeleteStory story={story} onClose={close} />}
      {asking === 'making' && <StoryMakingDialog storyId={story.id} language={story.language} onClose={close} />}
    </>
  )
}

const OWNERS = new Set(['making', 'delete'])

function DeleteStory({ story, onClose }: { story: StoryMenuProps['story']; onClose: () => void }) {
  const t = useT()
  const [, navigate] = useLocation()
  const remove = useDeleteStory()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('stories.page.deleteTitle')}
      description={t('stories.page.deleteText', { title: story.title })}
      confirm={t('stories.page.delete')}
      onConfirm={() =>
        remove.mutateAsync(story.id).then(
          () => {
            navigate('/stories', { replace: true })
            notify({ title: t('stories.page.deleted') })
          },
          () => {
            onClose()
            notify({ title: t('deleteFailed'), tone: 'destructive' })
          },
        )
      }
    />
  )
}
