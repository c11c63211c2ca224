import type { calls } from '@perinka/contract/calls'
import type { paymentCalls } from '@perinka/contract/payment-calls'
import { type sandboxCalls, TEST_CARDS } from '@perinka/contract/sandbox-calls'
import { FIXED } from './fixed.ts'

type Calls = typeof calls & typeof paymentCalls & typeof sandboxCalls
type WithBody = { [Name in keyof Calls]: Calls[Name]['body'] extends null ? never : Name }[keyof Calls]

const PROFILE = {
  ...{
    name: 'Ema',
    age: 5,
    icon: '🦊',
    grammaticalGender: 'feminine',
    preferredLanguage: 'sk',
    preferredLength: 'short',
  },
  ...{
    favoriteCharacters: ['a fox'],
    dislikedCharacters: ['a wolf'],
    favoriteThemes: ['animals'],
    customFilters: ['storm'],
  },
}

/** A body that is right, for every call that takes one: a new call without one does not compile. */
export const EXAMPLES: Readonly<Record<WithBody, unknown>> = {
  signIn: {
    idToken: FIXED.unverifiedToken,
    user: { firstName: 'Jana', lastName: 'Nová', profileImageUrl: 'https://a.example/b' },
  },
  deleteAccount: { email: FIXED.leavingEmail },
  createProfile: PROFILE,
  updateProfile: PROFILE,
  createCharacter: { name: 'Bruno', description: 'A bear who yawns', type: 'custom', traits: ['kind'] },
  updateStory: { isFavorite: true, linkShared: true, title: 'The owl', content: 'The owl closed one eye.' },
  generateStory: {
    ...{ childProfileId: FIXED.children[0], theme: 'animals', length: 'short', voice: 'nova', language: 'en' },
    ...{ characters: [FIXED.characters[0]], customPrompt: 'a kind owl', customCharacterName: 'Bruno' },
    ...{ customCharacterDescription: 'a bear', requestKey: FIXED.stories[0] },
  },
  generateChapter: { language: 'en', requestKey: FIXED.stories[1] },
  narrateStory: { voice: 'nova', regenerate: false },
  createSubscription: { discountCode: 'STORIES5', residencyCountry: 'SK' },
  activateFreeAccess: { clientSecret: 'seti_free_1' },
  redeemCode: { code: 'STORIES5' },
  confirmSandboxPayment: {
    clientSecret: 'pi_1_secret_1',
    card: { number: TEST_CARDS.succeeds, expiry: '12/40', cvc: '123' },
  },
  authenticateSandboxPayment: { clientSecret: 'pi_1_secret_1', approve: true },
}
