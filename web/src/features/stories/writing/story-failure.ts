/** What kind of failure a message tells of, by its words (specification, section 8). */
type StoryFailure = 'premium' | 'content' | 'other'

const PREMIUM = /Story limit reached|subscription required|subscriptionRequired/i
const CONTENT = /Content not appropriate|Generated content requires review/i

export function storyFailure(message: string): StoryFailure {
  if (PREMIUM.test(message)) return 'premium'
  return CONTENT.test(message) ? 'content' : 'other'
}
