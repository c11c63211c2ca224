import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { testDatabase } from '../testing/database.ts'
import { firebaseIssuer } from '../testing/firebase.ts'
import { mailServer } from '../testing/mail-server.ts'
import { type ModelAnswer, modelServer } from '../testing/model-server.ts'
import { s3Server } from '../testing/s3-server.ts'
import { givenServer, nobody } from '../testing/speech.ts'
import { fakeStripe } from '../testing/stripe/fake-stripe.ts'
import type { Check } from './check.ts'
import { checksOf, secretsOf } from './checks.ts'
import { runChecks } from './run-checks.ts'

const SMOKE = fileURLToPath(new URL('../smoke.ts', import.meta.url))
const VARIABLES = [
  ...['DATABASE_URL', 'FIREBASE_PROJECT_ID', 'STRIPE_SECRET_KEY', 'STORYTELLER_PROVIDER', 'NARRATOR_BASE_URL'],
  ...['S3_BUCKET', 'SMTP_URL'],
]

/** What an operator reads with these settings, and whether all was well. */
async function smoke(env: Record<string, string>, sendTo: string | null = null) {
  const config = parseConfig(env)
  const lines: string[] = []
  const isFit = await runChecks(checksOf(config, { sendTo }), secretsOf(config), (line) => lines.push(line))
  return { isFit, said: lines.join('\n') }
}

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
    expect(stripe.asked.map(({ operation }) => operation)).toEqual([
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
    expect(said).toMatch(/✗ StripeConnectionError/)
    expect(isFit).toBe(false)
  })
})

describe('a model', () => {
  const asked = async (provider: string, answer: ModelAnswer) => {
    const server = await modelServer(answer)
    onTestFinished(() => server.close())
    const env = {
      ...{ STORYTELLER_PROVIDER: provider, STORYTELLER_MODEL: 'tiny', STORYTELLER_API_KEY: 'sk-hunter2' },
      STORYTELLER_BASE_URL: server.baseUrl,
    }
    return { server, env }
  }

  test('says how it calls itself, and what it said', async () => {
    const { server, env } = await asked('openai-compatible', { text: 'Good night,\nlittle one.' })
    const { isFit, said } = await smoke(env)
    expect(said).toMatch(/✓ scripted answered in [^\n]+: Good night, little one\./)
    expect(isFit).toBe(true)
    expect(server.requests).toHaveLength(1)
  })

  test('of OpenAI needs its moderations endpoint too', async () => {
    const { server, env } = await asked('openai', { text: 'Good night.' })
    expect((await smoke(env)).said).toContain('✓ its moderations endpoint answers')
    server.moderations[0] = { status: 404 }
    const { isFit, said } = await smoke(env)
    expect(said).toContain('✗ AI_APICallError (statusCode 404)')
    expect(isFit).toBe(false)
  })

  test.each<[string, ModelAnswer, string]>([
    ['refuses the key', { status: 401, body: '{"error":{"message":"Wrong key: sk-hunter2"}}' }, '(statusCode 401)'],
    ['says nothing', { text: '' }, 'The model answered nothing'],
    ['is stopped by its filter', { text: '', finish: 'content_filter' }, 'The model answered nothing'],
  ])('that %s fails, and its key is not shown', async (_what, answer, sentence) => {
    const { isFit, said } = await smoke((await asked('openai-compatible', answer)).env)
    expect(said).toMatch(new RegExp(`✗ [^\\n]*${sentence.replace(/[()]/g, '\\$&')}`))
    expect(said).not.toContain('hunter2')
    expect(isFit).toBe(false)
  })
})

describe('a speech server', () => {
  const named = (baseUrl: string) => ({ NARRATOR_BASE_URL: baseUrl, NARRATOR_MODEL: 'small' })

  test('says one sentence in each language, by each of its models', async () => {
    const server = await givenServer()
    const { isFit, said } = await smoke({ ...named(server.baseUrl), NARRATOR_PREMIUM_MODEL: 'large' })
    expect(said).toMatch(/✓ English, small, voice alloy: \d\.\d s of sound, \d+ bytes/)
    expect(said).toMatch(/✓ Slovak, large, voice alloy: \d\.\d s of sound, \d+ bytes/)
    expect(server.asked.map(({ model }) => model)).toEqual(['small', 'small', 'large', 'large'])
    expect(isFit).toBe(true)
  })

  test.each([
    ['refuses', { status: 401 }, 'the server refused (status 401'],
    ['answers without sound', { body: '{}' }, 'an answer without sound'],
    ['is silent', { bytes: (sound: Buffer) => sound.fill(0) }, 'silence'],
    ['says next to nothing', { bytes: (sound: Buffer) => sound.subarray(0, 480) }, '0.0 s for one short sentence'],
  ])('that %s fails', async (_what, answer, sentence) => {
    const { isFit, said } = await smoke(named((await givenServer(answer)).baseUrl))
    expect(said).toContain(sentence)
    expect(isFit).toBe(false)
  })
})

describe('a bucket', () => {
  async function bucket() {
    const server = await s3Server()
    onTestFinished(() => server.close())
    const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = server.config
    const env = {
      ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_PREFIX: prefix },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    }
    return { server, env }
  }

  test('keeps a small object, hands it out in part, and is left as it was', async () => {
    const { server, env } = await bucket()
    const { isFit, said } = await smoke(env)
    expect(said).toContain('✓ 1000 bytes put, read whole and in part, removed, gone')
    expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'GET', 'GET', 'DELETE', 'GET'])
    expect(server.objects.size).toBe(0)
    expect(isFit).toBe(true)
  })

  test('that knows no ranges fails, and keeps nothing', async () => {
    const { server, env } = await bucket()
    server.faults.push('no ranges', 'no ranges', 'no ranges')
    const { isFit, said } = await smoke(env)
    expect(said).toContain('RangeIgnored')
    expect(server.objects.size).toBe(0)
    expect(isFit).toBe(false)
  })

  test('that refuses the key fails by its own word, without ours', async () => {
    const { env } = await bucket()
    const { isFit, said } = await smoke({ ...env, S3_SECRET_ACCESS_KEY: 'another-hunter2' })
    expect(said).toContain('SignatureDoesNotMatch')
    expect(said).not.toContain('hunter2')
    expect(isFit).toBe(false)
  })
})

describe('a mail server', () => {
  async function post(refuses = false) {
    const server = await mailServer(refuses)
    onTestFinished(() => server.close())
    return server
  }

  test('is only greeted', async () => {
    const server = await post()
    const { isFit, said } = await smoke({ SMTP_URL: server.url })
    expect(said).toContain('✓ takes letters from us')
    expect(server.posts).toEqual([])
    expect(isFit).toBe(true)
  })

  test('posts one letter where somebody is named', async () => {
    const server = await post()
    const { isFit, said } = await smoke({ SMTP_URL: server.url }, 'jana@example.com')
    expect(said).toContain('✓ a letter to jana@example.com was accepted')
    expect(server.posts).toHaveLength(1)
    expect(isFit).toBe(true)
  })

  test('that refuses the letter, or is not there, fails', async () => {
    const server = await post(true)
    expect((await smoke({ SMTP_URL: server.url }, 'jana@example.com')).said).toContain('responseCode 550')
    const away = await smoke({ SMTP_URL: (await nobody()).replace('http:', 'smtp:') })
    expect(away.said).toContain('ECONNREFUSED')
    expect(away.isFit).toBe(false)
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
