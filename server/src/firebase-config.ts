import type { FirebaseSettings } from '@perinka/contract/accounts'
import type { Settings } from './settings.ts'

/** Google's public keys for the tokens of Firebase Authentication, as a JSON Web Key Set. */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Firebase Authentication, where accounts are kept by it. */
export interface FirebaseConfig extends FirebaseSettings {
  /** Where the keys are that its tokens are signed with. */
  keysUrl: string
  /** The service account's key file, as JSON text: forgets an identity with its account and ends sessions. */
  serviceAccount: string
  /** Where Identity Toolkit answers. */
  adminUrl: string
}

/** Sign-in through Google and Facebook for the embedded identity; null where it is not set up. */
export interface SocialConfig {
  google: { clientId: string; clientSecret: string } | null
  facebook: { clientId: string; clientSecret: string } | null
}

// The readers of FIREBASE_*, GOOGLE_* and FACEBOOK_* are written by whoever builds the identity.
export function readFirebase(_settings: Settings): FirebaseConfig | null {
  void KEYS_URL
  return null
}
