import { messages as audio } from '../../locales/sk/audio.json?lingui'
import { messages as billing } from '../../locales/sk/billing.json?lingui'
import { messages as characters } from '../../locales/sk/characters.json?lingui'
import { messages as common } from '../../locales/sk/common.json?lingui'
import { messages as offline } from '../../locales/sk/offline.json?lingui'
import { messages as profiles } from '../../locales/sk/profiles.json?lingui'
import { messages as stories } from '../../locales/sk/stories.json?lingui'

export const messages = {
  ...audio,
  ...billing,
  ...characters,
  ...common,
  ...offline,
  ...profiles,
  ...stories,
}
