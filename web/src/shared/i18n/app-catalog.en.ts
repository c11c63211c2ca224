import { messages as audio } from '../../locales/en/audio.json?lingui'
import { messages as billing } from '../../locales/en/billing.json?lingui'
import { messages as characters } from '../../locales/en/characters.json?lingui'
import { messages as common } from '../../locales/en/common.json?lingui'
import { messages as offline } from '../../locales/en/offline.json?lingui'
import { messages as profiles } from '../../locales/en/profiles.json?lingui'
import { messages as stories } from '../../locales/en/stories.json?lingui'

export const messages = {
  ...audio,
  ...billing,
  ...characters,
  ...common,
  ...offline,
  ...profiles,
  ...stories,
}
