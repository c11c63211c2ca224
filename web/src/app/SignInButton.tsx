import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import type { ButtonLook } from '../ui/looks.ts'
import { loadAuthDoor } from './lazy-page.ts'
import { recogniseOr } from './session-keeping.ts'

const AuthDoor = lazy(loadAuthDoor)

/** Opens the auth dialog on the page one is at. Signing in changes nothing in the address, so one is there at once. */
export function SignInButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...look} onClick={() => void recogniseOr(() => setOpen(true))}>
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <AuthDoor begins="sign-in" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
