import type { ReactNode } from 'react'
import { useAccount } from '../../../shared/session/session.ts'
import { useWritingRoom } from './use-writing-room.ts'
import { WritingView } from './WritingView.tsx'
import { WritingContext } from './writing-room.ts'

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
      {room.writing && room.isOpen && <WritingView writing={room.writing} />}
    </WritingContext>
  )
}
