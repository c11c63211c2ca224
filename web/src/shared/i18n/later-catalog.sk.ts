import { messages as auth } from '../../locales/sk/auth.json?lingui'
import { messages as helpline } from '../../locales/sk/helpline.json?lingui'
import { messages as legal } from '../../locales/sk/legal.json?lingui'
import { messages as library } from '../../locales/sk/library.json?lingui'
import { messages as listening } from '../../locales/sk/listening.json?lingui'
import { messages as making } from '../../locales/sk/making.json?lingui'
import { messages as settings } from '../../locales/sk/settings.json?lingui'
import { messages as storyPage } from '../../locales/sk/story-page.json?lingui'
import { messages as subscribe } from '../../locales/sk/subscribe.json?lingui'

export const messages = {
  ...auth,
  ...helpline,
  ...legal,
  ...library,
  ...listening,
  ...making,
  ...settings,
  ...storyPage,
  ...subscribe,
}
