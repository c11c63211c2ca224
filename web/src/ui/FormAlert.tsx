import type { ReactNode } from 'react'

/** What went wrong with the form as a whole, above its fields. */
export function FormAlert({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div role="alert" className="rounded-field border-2 border-danger px-4 py-3">
      <p className="font-bold text-danger">{title}</p>
      <p className="text-soft">{children}</p>
    </div>
  )
}
