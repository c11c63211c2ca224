import type { Story } from '@perinka/contract/stories'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePlayer, usePlayerState } from '../../../shared/player/player.ts'
import { useListening } from '../../../shared/settings/listening.ts'
import { putOut } from './highlight.ts'
import { markAtOffset } from './marks.ts'
import { readAlong } from './reading.ts'
import { textAt } from './text-range.ts'
import './read-along.css'

/** The story's text, whose words light up as they are spoken; a tapped word is where it goes on. */
export function ReadAlong({ story, children }: { story: Story; children: ReactNode }) {
  const player = usePlayer()
  const state = usePlayerState()
  const root = useRef<HTMLDivElement>(null)
  const isOn = useListening().readAlong && state.story?.id === story.id && state.narration !== null

  useEffect(() => {
    if (!isOn || !player || !root.current) return
    player.setFollowed(true)
    const reading = readAlong(player, root.current)
    return () => {
      reading.stop()
      putOut()
      player.setFollowed(false)
    }
  }, [isOn, player])

  useEffect(() => {
    const text = root.current
    if (!isOn || !player || !text) return
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !(getSelection()?.isCollapsed ?? true)) return
      if (event.target instanceof Element && event.target.closest('a, button')) return
      const { narration } = player.state()
      const point = textAt(event.clientX, event.clientY)
      const mark = point && narration && markAtOffset(narration, point.place, point.offset)
      if (!mark) return
      player.send({ type: 'play', story, at: mark.from / 1000 })
    }
    // Screen readers and keyboards step by sentences instead (use-player-keys.ts).
    text.addEventListener('click', onClick)
    return () => text.removeEventListener('click', onClick)
  }, [isOn, player, story])

  return (
    <div ref={root} className={isOn ? 'reads-along' : undefined}>
      {children}
    </div>
  )
}
