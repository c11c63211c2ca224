import { useEffect } from 'react'

/** The tab's title while the caller is on the screen; undefined while it is not known yet. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title.startsWith('Perinka') ? title : `${title} · Perinka`
  }, [title])
}
