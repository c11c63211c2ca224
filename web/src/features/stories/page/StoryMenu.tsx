import type { SharedStory, Story } from '@perinka/contract/stories'
import { useLocation } from 'wouter'
import { useServerAway } from '../../../shared/api/reach.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { firstOf } from '../../../shared/series.ts'
import { changeSettings, FONT_SIZES, useSettings } from '../../../shared/settings/settings.ts'
import { Book, Pencil, Trash } from '../../../ui/icons.tsx'
import { Copy, Flame, Info, Larger, Pages, Print, Share, Smaller } from '../../../ui/later-icons.tsx'
import { Menu, type MenuItem } from '../../../ui/Menu.tsx'
import { notify, notifyFailure } from '../../../ui/notify.ts'
import { useCandle } from './candle.ts'
import type { Dialogs, StoryDialog } from './story-dialogs.ts'

interface StoryMenuProps {
  story: Story
  dialogs: Dialogs
  onRead: () => void
}

/** What a family does with its own story: reading it, working on it, where it comes from, deleting it. */
export function StoryMenu({ story, dialogs, onRead }: StoryMenuProps) {
  const t = useT()
  const isAway = useServerAway()
  const [, navigate] = useLocation()
  const candle = useCandle()
  const sizes = useTextSizes()
  const copy = useCopyItem(story)
  const dialog = (id: StoryDialog, label: string, icon: React.ReactNode) => ({
    ...{ id, label: t(label), icon },
    onSelect: () => dialogs.show(id),
    disabled: isAway,
  })
  const groups: MenuItem[][] = [
    [
      { id: 'read', label: t('page.read'), icon: <Book />, onSelect: onRead },
      { id: 'candle', label: t('page.candle'), icon: <Flame />, checked: candle.isLit, onSelect: candle.toggle },
      ...sizes,
    ],
    [
      dialog('edit', 'page.edit', <Pencil />),
      dialog('share', 'page.share', <Share />),
      copy,
      // Once the menu has gone from the page.
      { id: 'print', label: t('page.print'), icon: <Print />, onSelect: () => setTimeout(() => window.print(), 50) },
    ],
    [dialog('making', 'making.title', <Info />)],
    [{ ...dialog('delete', 'stories.page.delete', <Trash />), danger: true }],
  ]
  if (story.seriesTitle) {
    const onSelect = () => navigate(`/series/${firstOf(story)}`)
    groups[2]?.unshift({ id: 'series', label: t('page.series'), icon: <Pages />, onSelect })
  }
  return (
    <span ref={dialogs.menu}>
      <Menu label={t('stories.page.menu')} groups={groups} note={isAway && t('page.away')} />
    </span>
  )
}

/** For somebody who came by a link: the text is theirs to read, and to copy. */
export function SharedStoryMenu({ story }: { story: Story | SharedStory }) {
  const t = useT()
  const sizes = useTextSizes()
  const copy = useCopyItem(story)
  return <Menu label={t('stories.page.menu')} groups={[sizes, [copy]]} />
}

/** Title and text, as they would be pasted into a letter. */
function useCopyItem({ title, content }: Pick<Story, 'title' | 'content'>): MenuItem {
  const t = useT()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`${title}\n\n${content}`)
      notify({ title: t('stories.page.copied') })
    } catch {
      notifyFailure(t('stories.page.copyFailed'))
    }
  }
  return { id: 'copy', label: t('stories.page.copy'), icon: <Copy />, onSelect: () => void copy() }
}

/** Side by side, and the menu stays: one tries until the size is right. */
function useTextSizes(): MenuItem[] {
  const t = useT()
  const { fontSize } = useSettings()
  const size = FONT_SIZES.indexOf(fontSize)
  const step = (by: -1 | 1) => ({
    onSelect: () => changeSettings({ fontSize: FONT_SIZES[size + by] ?? fontSize }),
    disabled: FONT_SIZES[size + by] === undefined,
    stays: true,
    half: true,
  })
  return [
    { id: 'smaller', label: t('stories.page.smaller'), icon: <Smaller />, ...step(-1) },
    { id: 'larger', label: t('stories.page.larger'), icon: <Larger />, ...step(1) },
  ]
}
