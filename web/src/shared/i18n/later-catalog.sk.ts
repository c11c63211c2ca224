import type { Messages } from '@lingui/core'

const texts = import.meta.glob<Messages>(
  '../../locales/sk/{auth,characters-page,helpline,legal,library,listening,making,profile-dialogs,settings,storage,story-page,subscribe}.json',
  { query: '?lingui', import: 'messages', eager: true },
)
export const messages: Messages = Object.assign({}, ...Object.values(texts))
