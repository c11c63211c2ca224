import type { ReactNode } from 'react'
import { useT } from '../shared/i18n/use-t.ts'
import { usePageTitle } from '../shared/page-title.ts'

export function TitledPage({ title, children }: { title: string | null; children: ReactNode }) {
  const t = useT()
  usePageTitle(title ? t(title) : undefined)
  return children
}
