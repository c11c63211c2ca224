import type { ReactNode } from 'react'
import { useAccount } from '../../../shared/session/session.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useWritingRoom } from './use-writing-room.ts'
import { WritingContext } from './writing-room.ts'

// What hears a story is needed as soon as what shows it.
const WritingView = lazyDialog(async () => {
  const [{ WritingView }] = await Promise.all([import('./WritingView.tsx'), import('./hear-story.ts')])
  return WritingView
})

/** Around every signed-in screen, so that a story goes on while the parent looks elsewhere. */
export function WritingProvider({ children }: { children: ReactNode }) {
  const { id } = useAccount()
  return (
    <Room key={id} userId={id}>
      {children}
    </Room>
  )
}

function Room({ userId, children }: { userId: string; children: ReactNode }) {
  const room = useWritingRoom(userId)
  return (
    <WritingContext value={room}>
      {children}
      {room.writing && room.isOpen && <WritingView writing={room.writing} onClose={() => room.setOpen(false)} />}
    </WritingContext>
  )
}
