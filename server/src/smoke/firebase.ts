import { importJWK } from 'jose'
import * as z from 'zod/mini'
import { identityToolkit } from '../adapters/identity/identity-toolkit.ts'
import type { Config } from '../config/config.ts'
import type { FirebaseConfig } from '../config/firebase.ts'
import { type Check, spell, Unfit } from './check.ts'

/** An id that Firebase gives nobody: it is only asked for. */
const NOBODY = 'perinka-smoke'

/** Fetches the public keys, signs in as the service account, and asks for an account that does not exist. */
export function firebaseCheck({ firebase }: Config): Check {
  return {
    name: 'firebase',
    place: firebase && `project ${firebase.projectId}, sign-in at ${firebase.authDomain}`,
    otherwise: 'FIREBASE_PROJECT_ID; accounts in the same database',
    patience: 30_000,
    call: (signal) => (firebase ? look(firebase, signal) : Promise.resolve([])),
  }
}

async function look(config: FirebaseConfig, signal: AbortSignal): Promise<string[]> {
  const count = await countKeys(config.keysUrl, signal)
  const begun = performance.now()
  await identityToolkit(config).lookup(NOBODY)
  const offered = ['e-mail', config.google ? 'Google' : '', config.facebook ? 'Facebook' : ''].filter(Boolean)
  return [
    `${count} public ${count === 1 ? 'key' : 'keys'} at ${new URL(config.keysUrl).host}`,
    `the service account was given a token and may look up accounts, in ${spell(performance.now() - begun)}`,
    `offered to parents: ${offered.join(', ')}; whether the project has switched them on shows only when signing in`,
  ]
}

const Published = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) })

async function countKeys(url: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Unfit(`The public keys are answered ${answer.status}.`)
  const published = Published.safeParse(await answer.json().catch(() => null)).data
  if (!published || published.keys.length === 0) throw new Unfit('There are no public keys at FIREBASE_KEYS_URL.')
  await Promise.all(published.keys.map((key) => importJWK(key, 'RS256')))
  return published.keys.length
}
