import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { firebaseIssuer } from '../testing/firebase.ts'
import { smoke } from '../testing/smoke.ts'
import { nobody } from '../testing/speech.ts'
import { fakeStripe } from '../testing/stripe/fake-stripe.ts'
import type { Check } from './check.ts'
import { runChecks } from './run-checks.ts'

const SMOKE = fileURLToPath(new URL('../smoke.ts', import.meta.url))
const VARIABLES = [
  ...['DATABASE_URL', 'FIREBASE_PROJECT_ID', 'STRIPE_SECRET_KEY', 'STORYTELLER_PROVIDER', 'NARRATOR_BASE_URL'],
  ...['S3_BUCKET', 'SMTP_URL'],
]

test('with nothing configured each service is named, with the variable that would configure it', async () => {
  const { isFit, said } = await smoke({})
  expect(isFit).toBe(true)
  for (const variable of VARIABLES) {
    expect(said).toMatch(new RegExp(`^[\\w ]+: not configured \\(${variable};`, 'm'))
  }
  expect(said).not.toMatch(/[✓✗]/)
})

describe('a database', () => {
  test('says its version and how far away it is', async () => {
    const { isFit, said } = await smoke({ DATABASE_URL: await testDatabase() })
    expect(said).toMatch(/✓ PostgreSQL 1\d[^\n]*, UTF8, \d+ connections at most/)
    expect(said).toMatch(/✓ a question is answered in \d+ ms/)
    expect(isFit).toBe(true)
  })

  test('that is not there fails, and its password is not shown', async () => {
    const url = new URL(await nobody())
    const { isFit, said } = await smoke({ DATABASE_URL: `postgres://perinka:hunter2%21@${url.host}/perinka` })
    expect(isFit).toBe(false)
    expect(said).toContain('✗ The database does not answer')
    expect(said).not.toContain('hunter2')
  })
})

describe('Firebase', () => {
  async function project() {
    const issuer = await firebaseIssuer()
    onTestFinished(() => issuer.close())
    const { projectId, apiKey, keysUrl, adminUrl, serviceAccount } = issuer.config
    const { clientEmail: client_email, privateKey: private_key, tokenUrl: token_uri } = serviceAccount
    const env = {
      ...{ FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_KEYS_URL: keysUrl },
      FIREBASE_ADMIN_URL: adminUrl,
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ client_email, private_key, token_uri }),
    }
    return { issuer, env }
  }

  test('says how many keys it publishes, and that the service account is let in', async () => {
    const { issuer, env } = await project()
    const { isFit, said } = await smoke(env)
    expect(said).toContain(`firebase: project ${issuer.config.projectId}`)
    expect(said).toMatch(/✓ 1 public keys? at 127\.0\.0\.1/)
    expect(said).toMatch(/✓ the service account was given a token and may look up accounts, in \d+ ms/)
    expect(said).not.toContain('PRIVATE KEY')
    expect(isFit).toBe(true)
  })

  test.each([
    ['publishes no keys', '/keys', 404, 'The public keys are answered 404'],
    ['lets nobody sign in as the service account', '/token', 400, '✗ 127.0.0.1'],
  ])('that %s fails', async (_what, path, status, sentence) => {
    const { issuer, env } = await project()
    issuer.faults.set(path, [status])
    const { isFit, said } = await smoke(env)
    expect(said).toContain(sentence)
    expect(isFit).toBe(false)
  })
})

describe('Stripe', () => {
  async function account(price?: Parameters<typeof fakeStripe>[0]) {
    const stripe = await fakeStripe(price)
    onTestFinished(() => stripe.close())
    const { secretKey, publishableKey, priceId, webhookSecrets, apiUrl } = stripe.config
    const env = {
      ...{ STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_PRICE_ID: priceId },
      ...{ STRIPE_WEBHOOK_SECRET: webhookSecrets.join(), STRIPE_API_URL: apiUrl ?? '' },
    }
    return { stripe, env }
  }

  test('says how price, tax and webhook are set up, and makes nothing', async () => {
    const { stripe, env } = await account()
    const { isFit, said } = await smoke(env)
    expect(said).toContain('✓ Test mode: no card is charged.')
    expect(said).toMatch(/✓ Price \S+: 5\.99 EUR a month, tax included, active\./)
    expect(said).toContain('✓ Stripe Tax: active.')
    expect(said).toMatch(/✓ Webhook https:\S+: all \d+ events that are needed\./)
    expect(said).not.toContain('whsec')
    expect(stripe.requests.map(({ operation }) => operation)).toEqual([
      'Prices.retrieve',
      'Tax/Settings.retrieve',
      'WebhookEndpoints.list',
    ])
    expect(stripe.wrong).toEqual([])
    expect(isFit).toBe(true)
  })

  test('with a wrong price fails, and says what is wrong with it', async () => {
    const { env } = await account({ price: { unit_amount: 699, tax_behavior: 'exclusive' } })
    const { isFit, said } = await smoke(env)
    expect(said).toMatch(/✗ Price \S+ asks for 699 \(eur\) instead of 599 \(eur\), has its tax exclusive/)
    expect(isFit).toBe(false)
  })

  test('that is not there fails', async () => {
    const { env } = await account()
    const { isFit, said } = await smoke({ ...env, STRIPE_API_URL: await nobody() })
    expect(said).toMatch(/✗ StripeConnectionError: [^\n]*ECONNREFUSED/)
    expect(isFit).toBe(false)
  })
})

test('a service that never answers is not waited for, and the next one is called all the same', async () => {
  const lines: string[] = []
  const check = (name: string, call: Check['call'], patience = 5000): Check => ({
    ...{ name, place: 'here', otherwise: '', patience, call },
  })
  const checks = [check('mute', () => new Promise(() => {}), 20), check('awake', async () => ['is well'])]
  expect(await runChecks(checks, [], (line) => lines.push(line))).toBe(false)
  expect(lines.join('\n')).toContain('no answer within 0.02 s')
  expect(lines.join('\n')).toContain('✓ is well')
})

describe('npm run smoke', () => {
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [SMOKE, ...args], { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' })

  test('calls only what is named, and ends with 1 where that fails', async () => {
    const { status, stdout } = run(['s3'], {
      ...{
        S3_BUCKET: 'perinka',
        S3_ENDPOINT: await nobody(),
        S3_ACCESS_KEY_ID: 'AKID',
        S3_SECRET_ACCESS_KEY: 'hunter2',
      },
      SMTP_URL: (await nobody()).replace('http:', 'smtp:'),
    })
    expect(stdout).toMatch(/^s3: bucket perinka at/)
    expect(stdout).toContain('ECONNREFUSED')
    expect(stdout).not.toContain('mail')
    expect(status).toBe(1)
  })

  test('says what there is where a service is unknown, and what is wrong with the settings', () => {
    const unknown = run(['striped'])
    expect(unknown.stdout).toContain('database, firebase, stripe, model, speech, s3, mail')
    expect(unknown.status).toBe(1)
    const wrong = run([], { PORT: 'three' })
    expect(wrong.stderr).toContain('PORT must be a whole number')
    expect(wrong.status).toBe(1)
  })
})
