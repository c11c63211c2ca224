import { crumbs } from './crumbs.ts'
import { halfSent } from './half-sent.ts'
import { children, stories, unread } from './lists.ts'
import type { Scenario } from './scenario.ts'
import { signUps, signUpsSilentMail } from './sign-ups.ts'
import { streams } from './streams.ts'
import { exhaustedWishes, refusedWishes } from './wishes.ts'

/** By the name that `--only` takes. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  children,
  stories,
  unread,
  'sign-ups': signUps,
  'sign-ups-silent-mail': signUpsSilentMail,
  'wishes-exhausted': exhaustedWishes,
  'wishes-refused': refusedWishes,
  'half-sent': halfSent,
  crumbs,
  streams,
}
