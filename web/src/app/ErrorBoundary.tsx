import { Component, type ReactNode } from 'react'
import { useT } from '../shared/i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Lantern } from '../ui/Lantern.tsx'

/** A class, since React knows no other way to catch what a screen throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Broken /> : this.props.children
  }
}

function Broken() {
  const t = useT()
  return (
    <main className="page grid min-h-[80dvh] place-content-center justify-items-center gap-5 text-center">
      <Lantern glow={0} className="h-28" />
      <h1 className="h2 max-w-sm">{t('common.somethingWrong')}</h1>
      <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
    </main>
  )
}
