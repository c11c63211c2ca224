import type { ReactNode } from 'react'
import { useAccount } from '../../../shared/session/session.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useWritingSession } from './use-writing-session.ts'
import { WritingContext } from './writing-context.ts'

// What hears a story is needed as soon as what shows it.
const WritingView = lazyDialog(async () => {
  const [{ WritingView }] = await Promise.all([import('./WritingView.tsx'), import('./hear-story.ts')])
  return WritingView
})

/** Around every signed-in screen, so that a story goes on while the parent looks elsewhere. */
export function WritingProvider({ children }: { children: ReactNode }) {
  const { id } = useAccount()
  return (
    <FamilyWriting key={id} userId={id}>
      {children}
    </FamilyWriting>
  )
}

function FamilyWriting({ userId, children }: { userId: string; children: ReactNode }) {
  const session = useWritingSession(userId)
  return (
    <WritingContext value={session}>
      {children}
      {session.writing && session.isOpen && (
        <WritingView writing={session.writing} onClose={() => session.setOpen(false)} />
      )}
    </WritingContext>
  )
}
