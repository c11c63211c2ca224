import type { Messages } from '@lingui/core'

const texts = import.meta.glob<Messages>(
  '../../locales/sk/{auth,helpline,legal,library,listening,making,settings,story-page,subscribe}.json',
  { query: '?lingui', import: 'messages', eager: true },
)
export const messages: Messages = Object.assign({}, ...Object.values(texts))
