import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Lantern } from '../../../ui/Lantern.tsx'

interface OutcomeProps {
  title: ReactNode
  text: ReactNode
  /** How bright the lantern shines: 0 to 1. */
  glow: number
  children: ReactNode
}

/** How the payment went. The sentence is heard when it changes. */
export function Outcome({ title, text, glow, children }: OutcomeProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-12 text-center">
      <Lantern glow={glow} className="h-32" />
      <h1 className="h1">{title}</h1>
      <p role="status" className="text-soft">
        {text}
      </p>
      <div className="mt-2 grid justify-items-center gap-3">{children}</div>
    </div>
  )
}

export function StartCreating({ isQuiet = false }: { isQuiet?: boolean }) {
  const t = useT()
  return (
    <LinkButton href="/" size="lg" tone={isQuiet ? 'quiet' : 'lamp'}>
      {t('premium.success.start')}
    </LinkButton>
  )
}
