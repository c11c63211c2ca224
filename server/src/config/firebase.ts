import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FirebaseSettings } from '@perinka/contract/accounts'
import * as z from 'zod/mini'
import { jsonOf } from '../outside.ts'
import type { Settings } from './settings.ts'

/** Google's public keys for the tokens of Firebase Authentication, as a JSON Web Key Set. */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const ADMIN_URL = 'https://identitytoolkit.googleapis.com'
const TOKEN_URL = 'https://oauth2.googleapis.com/token'

const SOCIAL = ['google', 'facebook'] as const
type Social = (typeof SOCIAL)[number]

/** Who this server is to Google. */
export interface ServiceAccount {
  clientEmail: string
  /** PEM, PKCS #8. */
  privateKey: string
  /** Where an access token is had for a signed assertion. */
  tokenUrl: string
}

/** Firebase Authentication, where accounts are kept by it. */
export interface FirebaseConfig extends FirebaseSettings {
  /** Where the keys are that its tokens are signed with. */
  keysUrl: string
  /** Reads whether an account still stands, and removes it. */
  serviceAccount: ServiceAccount
  /** Where Identity Toolkit answers. */
  adminUrl: string
  /** Which social sign-ins are switched on in the project. */
  google: boolean
  facebook: boolean
}

interface OAuthClient {
  clientId: string
  clientSecret: string
}

/** Sign-in through Google and Facebook for the embedded identity; null where it is not set up. */
export interface SocialConfig {
  google: OAuthClient | null
  facebook: OAuthClient | null
}

const NEEDED = ['FIREBASE_API_KEY', 'FIREBASE_SERVICE_ACCOUNT'] as const
const OPTIONAL = ['FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROVIDERS', 'FIREBASE_KEYS_URL', 'FIREBASE_ADMIN_URL'] as const
const OWN_CLIENTS = [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_ID',
  'FACEBOOK_CLIENT_SECRET',
] as const

/** `FIREBASE_*`; null without a project. A relative path of the key file begins at `root`. */
export function readFirebase(settings: Settings, root: string): FirebaseConfig | null {
  const projectId = settings.text('FIREBASE_PROJECT_ID')
  const [apiKey, account] = NEEDED.map((name) => settings.text(name))
  const authDomain = settings.text('FIREBASE_AUTH_DOMAIN')
  const keysUrl = settings.server('FIREBASE_KEYS_URL', KEYS_URL) ?? KEYS_URL
  const adminUrl = settings.server('FIREBASE_ADMIN_URL', ADMIN_URL) ?? ADMIN_URL
  if (projectId === null) {
    settings.refuseIdle([...NEEDED, ...OPTIONAL], 'without FIREBASE_PROJECT_ID')
    return null
  }
  if (!/^[a-z0-9-]{4,40}$/.test(projectId)) {
    settings.problems.push('FIREBASE_PROJECT_ID must be the id of a project, such as perinka-1a2b3.')
  }
  const missing = NEEDED.filter((name) => settings.text(name) === null)
  if (missing.length > 0) {
    settings.problems.push(`Accounts kept by Firebase also need ${new Intl.ListFormat('en-GB').format(missing)}.`)
  }
  if (authDomain && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(authDomain)) {
    settings.problems.push('FIREBASE_AUTH_DOMAIN must be a host name alone, such as perinka-1a2b3.firebaseapp.com.')
  }
  const offered = socialSignIns(settings)
  return {
    projectId,
    apiKey: apiKey ?? '',
    authDomain: authDomain ?? `${projectId}.firebaseapp.com`,
    keysUrl,
    adminUrl,
    serviceAccount: account ? readServiceAccount(settings, account, root) : NOBODY,
    google: offered.includes('google'),
    facebook: offered.includes('facebook'),
  }
}

/** `GOOGLE_*` and `FACEBOOK_*`, for the embedded identity only: Firebase keeps its own. */
export function readSocial(settings: Settings, hasFirebase: boolean): SocialConfig {
  const [google, facebook] = [readClient(settings, 'GOOGLE'), readClient(settings, 'FACEBOOK')]
  if (hasFirebase) settings.refuseIdle(OWN_CLIENTS, 'with Firebase, which keeps its own: see FIREBASE_PROVIDERS')
  return { google, facebook }
}

function readClient(settings: Settings, prefix: 'GOOGLE' | 'FACEBOOK'): OAuthClient | null {
  const [id, secret] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`]
  const [clientId, clientSecret] = [settings.text(id), settings.text(secret)]
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (clientId) settings.problems.push(`${id} also needs ${secret}.`)
  settings.refuseIdle(clientId ? [] : [secret], `without ${id}`)
  return null
}

function socialSignIns(settings: Settings): Social[] {
  const said = settings.text('FIREBASE_PROVIDERS')
  if (said === null) return ['google']
  const listed = settings.list('FIREBASE_PROVIDERS').map((name) => name.toLowerCase())
  const names = listed.filter((name) => name !== 'none')
  const known = SOCIAL.filter((name) => names.includes(name))
  if (known.length < new Set(names).size) {
    settings.problems.push(`FIREBASE_PROVIDERS must be any of ${SOCIAL.join(',')}, or none, not "${said}".`)
  }
  return known
}

const KeyFile = z.object({ client_email: z.string(), private_key: z.string(), token_uri: z.optional(z.url()) })
const NOBODY: ServiceAccount = { clientEmail: '', privateKey: '', tokenUrl: TOKEN_URL }

/** The key file that Google hands out, or its text. No problem repeats what is in it. */
function readServiceAccount(settings: Settings, said: string, root: string): ServiceAccount {
  const name = 'FIREBASE_SERVICE_ACCOUNT'
  let text = said
  if (!said.startsWith('{')) {
    try {
      text = readFileSync(resolve(root, said), 'utf8')
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      settings.problems.push(`${name} must be the path of a key file that can be read, or its JSON (${code}).`)
      return NOBODY
    }
  }
  const file = KeyFile.safeParse(jsonOf(text)).data
  if (!file?.private_key.includes('BEGIN PRIVATE KEY')) {
    settings.problems.push(`${name} must be a service account's key as JSON, with client_email and private_key.`)
    return NOBODY
  }
  return { clientEmail: file.client_email, privateKey: file.private_key, tokenUrl: file.token_uri ?? TOKEN_URL }
}
