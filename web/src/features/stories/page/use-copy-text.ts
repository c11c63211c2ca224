import type { Story } from '@perinka/contract/stories'
import { useT } from '../../../shared/i18n/use-t.ts'
import { notify, notifyFailure } from '../../../ui/notify.ts'

/** Title and text, as they would be pasted into a letter. */
export function useCopyText({ title, content }: Pick<Story, 'title' | 'content'>) {
  const t = useT()
  return async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`${title}\n\n${content}`)
      notify({ title: t('stories.page.copied') })
    } catch {
      notifyFailure(t('stories.page.copyFailed'))
    }
  }
}
