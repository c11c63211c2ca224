import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Back } from '../../../ui/later-icons.tsx'
import { buttonLook } from '../../../ui/looks.ts'

interface StoryTopProps {
  /** For those who have stories to go back to. */
  hasBack?: boolean
  /** Buttons about the story. */
  children: ReactNode
}

export function StoryTop({ hasBack = true, children }: StoryTopProps) {
  const t = useT()
  return (
    <div className="-mx-2 mb-3 flex flex-wrap items-center justify-between">
      {hasBack ? (
        <Link href="/stories" className={buttonLook({ tone: 'bare', size: 'sm' })}>
          <Back className="-ml-2 size-5" />
          <span className="max-[22rem]:sr-only">{t('stories.page.back')}</span>
        </Link>
      ) : (
        <span />
      )}
      <span className="ml-auto flex">{children}</span>
    </div>
  )
}
