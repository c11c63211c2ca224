import { FREE_STORIES } from '@perinka/contract/catalog'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { ApiError } from '../../../shared/api/api-error.ts'
import { failureText } from '../../../shared/api/failure-text.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { keys } from '../../../shared/query/keys.ts'
import { notifyFailure } from '../../../ui/notify.ts'

/** The parent has time to read why before the page changes. */
const REDIRECT_MS = 2000

/** Nothing has failed: there is no room, or not now, and the sentence says for how long. */
const FULL = new Set(['family_bound', 'too_many_requests', 'too_many_streams'])

/** Says why no story or chapter came, by the failure's words (specification, section 8). */
export function useFailureNotice(): (kind: 'story' | 'chapter', error: unknown) => void {
  const t = useT()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return (what, error) => {
    const failure = storyFailure(error instanceof Error ? error.message : String(error))
    const isFull = error instanceof ApiError && FULL.has(error.code)
    if (failure === 'premium' && what === 'chapter') {
      // The story stays open behind it: the page says how to go on.
      const description = t('chapter.subscriptionRequiredText')
      notifyFailure(t('chapter.subscriptionRequired'), description)
    } else if (failure === 'premium') {
      const status = client.getQueryData(keys.subscription)
      const total = status ? status.freeStoriesUsed + status.freeStoriesRemaining : FREE_STORIES
      notifyFailure(t('stories.create.premiumNeeded'), t('stories.create.premiumNeededText', { total }))
      setTimeout(() => navigate('/subscribe'), REDIRECT_MS)
    } else if (failure === 'content') {
      notifyFailure(t('stories.create.adjust'), t('stories.create.adjustText'))
    } else if (what === 'chapter') {
      notifyFailure(t('chapter.generationFailed'), isFull ? failureText(error) : t('chapter.generationFailedText'))
    } else {
      const description = isFull ? failureText(error) : t('stories.create.failedText')
      notifyFailure(t('stories.create.failed'), description)
    }
  }
}

/** What kind of failure a message tells of, by its words (specification, section 8). */
type StoryFailure = 'premium' | 'content' | 'other'

const PREMIUM = /Story limit reached|subscription required|subscriptionRequired/i
const CONTENT = /Content not appropriate|Generated content requires review/i

export function storyFailure(message: string): StoryFailure {
  if (PREMIUM.test(message)) return 'premium'
  return CONTENT.test(message) ? 'content' : 'other'
}
