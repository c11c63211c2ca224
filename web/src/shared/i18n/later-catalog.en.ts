import { messages as auth } from '../../locales/en/auth.json?lingui'
import { messages as helpline } from '../../locales/en/helpline.json?lingui'
import { messages as legal } from '../../locales/en/legal.json?lingui'
import { messages as library } from '../../locales/en/library.json?lingui'
import { messages as listening } from '../../locales/en/listening.json?lingui'
import { messages as making } from '../../locales/en/making.json?lingui'
import { messages as settings } from '../../locales/en/settings.json?lingui'
import { messages as storyPage } from '../../locales/en/story-page.json?lingui'
import { messages as subscribe } from '../../locales/en/subscribe.json?lingui'

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
