import { CARD_PREVIEW_CHARS, PREVIEW_CHARS, SERIES_PREVIEW_CHARS } from '@perinka/contract/catalog'
import { expect, test } from 'vitest'
import { previewOf } from './StoryCard.tsx'

test.each([PREVIEW_CHARS, SERIES_PREVIEW_CHARS])(
  'a preview is the first %i characters, and says where there is more',
  { tags: ['9.6', '9.6a'] },
  (length) => {
    const whole = '🌙'.repeat(length)
    expect(previewOf(whole, length)).toBe(whole)
    expect(previewOf('🌙'.repeat(CARD_PREVIEW_CHARS), length)).toBe(`${whole}…`)
  },
)
