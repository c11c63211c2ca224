import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { banner } from '../banner.ts'
import { parseConfig } from './config.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const KEY_FILE = JSON.stringify({
  type: 'service_account',
  project_id: 'perinka-test',
  private_key: KEY,
  client_email: 'server@perinka-test.iam.gserviceaccount.com',
  token_uri: 'https://oauth2.googleapis.com/token',
})
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'perinka-test',
  FIREBASE_API_KEY: 'public-key',
  FIREBASE_SERVICE_ACCOUNT: KEY_FILE,
}

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'perinka-config-'))
  writeFileSync(join(root, 'key.json'), KEY_FILE)
  writeFileSync(join(root, 'other.json'), '{"hunter2": true}')
})
afterAll(() => rmSync(root, { recursive: true }))

function refusal(env: Record<string, string>): string {
  try {
    parseConfig(env, root)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The settings were accepted.')
}

describe('accounts kept by Firebase', () => {
  test('need its project, its web key and a service account', () => {
    expect(parseConfig(FIREBASE, root).firebase).toEqual({
      projectId: 'perinka-test',
      apiKey: 'public-key',
      authDomain: 'perinka-test.firebaseapp.com',
      google: true,
      facebook: false,
      keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      adminUrl: 'https://identitytoolkit.googleapis.com',
      serviceAccount: {
        clientEmail: 'server@perinka-test.iam.gserviceaccount.com',
        privateKey: KEY,
        tokenUrl: 'https://oauth2.googleapis.com/token',
      },
    })
  })

  test('take the service account from a file as well, its path beginning at the folder of the product', () => {
    const { firebase } = parseConfig({ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: 'key.json' }, root)
    expect(firebase?.serviceAccount.privateKey).toBe(KEY)
  })

  test.each([
    ['google,facebook', true, true],
    ['Facebook', false, true],
    ['none', false, false],
  ])('offer the social sign-ins of FIREBASE_PROVIDERS=%s', (FIREBASE_PROVIDERS, google, facebook) => {
    expect(parseConfig({ ...FIREBASE, FIREBASE_PROVIDERS }, root).firebase).toMatchObject({ google, facebook })
  })

  test.each([
    [
      { FIREBASE_PROJECT_ID: 'perinka-test' },
      'Accounts kept by Firebase also need FIREBASE_API_KEY and FIREBASE_SERVICE_ACCOUNT.',
    ],
    [{ FIREBASE_API_KEY: 'k' }, 'FIREBASE_API_KEY has no effect without FIREBASE_PROJECT_ID.'],
    [
      { ...FIREBASE, FIREBASE_PROJECT_ID: 'https://perinka' },
      'FIREBASE_PROJECT_ID must be the id of a project, such as perinka-1a2b3.',
    ],
    [
      { ...FIREBASE, FIREBASE_AUTH_DOMAIN: 'https://login.example.com' },
      'FIREBASE_AUTH_DOMAIN must be a host name alone, such as perinka-1a2b3.firebaseapp.com.',
    ],
    [
      { ...FIREBASE, FIREBASE_PROVIDERS: 'google,apple' },
      'FIREBASE_PROVIDERS must be any of google,facebook, or none, not "google,apple".',
    ],
    [
      { ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: 'nowhere.json' },
      'FIREBASE_SERVICE_ACCOUNT must be the path of a key file that can be read, or its JSON (ENOENT).',
    ],
    [
      { ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: 'other.json' },
      "FIREBASE_SERVICE_ACCOUNT must be a service account's key as JSON, with client_email and private_key.",
    ],
    [
      { ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: '{hunter2' },
      "FIREBASE_SERVICE_ACCOUNT must be a service account's key as JSON, with client_email and private_key.",
    ],
    [
      { ...FIREBASE, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hunter2' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET have no effect with Firebase, which keeps its own: see FIREBASE_PROVIDERS.',
    ],
  ])('refuse %o in one sentence', (env, sentence) => {
    expect(refusal(env as unknown as Record<string, string>)).toBe(sentence)
  })

  test('tell everything that is wrong at once, and never a key', () => {
    const said = refusal({
      ...FIREBASE,
      FIREBASE_API_KEY: '',
      FIREBASE_SERVICE_ACCOUNT: '{"private_key": "hunter2"}',
      FIREBASE_KEYS_URL: 'nowhere',
      FACEBOOK_CLIENT_SECRET: 'hunter2',
    })
    for (const name of ['API_KEY', 'SERVICE_ACCOUNT', 'KEYS_URL']) expect(said).toContain(`FIREBASE_${name}`)
    expect(said).toContain('FACEBOOK_CLIENT_SECRET')
    expect(said).not.toContain('hunter2')
  })
})

describe('Google and Facebook for accounts in the product’s own database', () => {
  test('are on where their clients are set', () => {
    expect(parseConfig({}).social).toEqual({ google: null, facebook: null })
    const env = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(parseConfig(env).social).toEqual({ google: { clientId: 'id', clientSecret: 'secret' }, facebook: null })
  })

  test.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID also needs GOOGLE_CLIENT_SECRET.'],
    [{ FACEBOOK_CLIENT_SECRET: 's' }, 'FACEBOOK_CLIENT_SECRET has no effect without FACEBOOK_CLIENT_ID.'],
  ])('refuse %o in one sentence', (env, sentence) => {
    expect(refusal(env as unknown as Record<string, string>)).toBe(sentence)
  })
})

describe('the first lines', () => {
  test.each([
    [FIREBASE, /identity +Firebase project perinka-test, Google too · unset FIREBASE_PROJECT_ID/],
    [
      { FACEBOOK_CLIENT_ID: 'i', FACEBOOK_CLIENT_SECRET: 'hunter2' },
      /identity +accounts in the same database, Facebook too · set FIREBASE_PROJECT_ID/,
    ],
  ])('say who keeps the accounts', (env, line) => {
    const said = banner(parseConfig(env as unknown as Record<string, string>, root)).join('\n')
    expect(said).toMatch(line)
    expect(said).not.toMatch(/hunter2|BEGIN PRIVATE/)
  })
})
