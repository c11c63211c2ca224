import type { Messages } from '@lingui/core'

const texts = import.meta.glob<Messages>(
  '../../locales/sk/{audio,billing,characters,common,offline,profiles,stories}.json',
  { query: '?lingui', import: 'messages', eager: true },
)
export const messages: Messages = Object.assign({}, ...Object.values(texts))
