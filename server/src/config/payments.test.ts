import { describe, expect, test } from 'vitest'
import { banner } from '../banner.ts'
import { hasSandboxPage, parseConfig } from './config.ts'
import { StartRefused } from './start-refused.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_hunter2',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_seen',
  STRIPE_PRICE_ID: 'price_premium',
  STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
}

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://perinka.example.com',
  SMTP_URL: 'smtp://mail.example.com:587',
  MAIL_FROM: 'noreply@example.com',
  SUPPORT_EMAIL: 'help@example.com',
}

type Env = Record<string, string>

function refusal(env: Env): string {
  try {
    parseConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(StartRefused)
    return (error as StartRefused).message
  }
  throw new Error('The settings were accepted.')
}

describe('payments', () => {
  test('are the sandbox, Stripe where its key is set, or off', () => {
    expect(parseConfig({}).payments).toEqual({ adapter: 'sandbox' })
    expect(parseConfig({ PAYMENTS: 'off' }).payments).toEqual({ adapter: 'off' })
    expect(parseConfig(STRIPE).payments).toEqual({
      adapter: 'stripe',
      secretKey: 'sk_live_hunter2',
      publishableKey: 'pk_live_seen',
      priceId: 'price_premium',
      webhookSecrets: ['whsec_new', 'whsec_old'],
      apiUrl: null,
    })
  })

  test('stay off, or the sandbox, where that is said, whatever keys lie about', () => {
    expect(parseConfig({ ...STRIPE, PAYMENTS: 'off' }).payments).toEqual({ adapter: 'off' })
    expect(parseConfig({ ...STRIPE, PAYMENTS: 'sandbox' }).payments).toEqual({ adapter: 'sandbox' })
  })

  test('take a list of webhook secrets with a comma too many', () => {
    expect(parseConfig({ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_new, ' }).payments).toMatchObject({
      webhookSecrets: ['whsec_new'],
    })
  })

  test.each<[Env, string]>([
    [{ PAYMENTS: 'paypal' }, 'PAYMENTS must be one of sandbox, stripe, off, not "paypal".'],
    [
      { PAYMENTS: 'stripe', STRIPE_PRICE_ID: 'price_premium' },
      'Payments through Stripe also need STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
    ],
    [{ STRIPE_PRICE_ID: 'price_premium' }, 'STRIPE_PRICE_ID has no effect without STRIPE_SECRET_KEY.'],
    [
      { ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_seen' },
      'STRIPE_SECRET_KEY holds a publishable key (pk_…); the secret one begins with sk_ or rk_.',
    ],
    [
      { ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'sk_live_hunter2' },
      'STRIPE_PUBLISHABLE_KEY holds a secret key, and every browser would see it; the right one begins with pk_.',
    ],
    [
      { ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'rk_live_hunter2' },
      'STRIPE_PUBLISHABLE_KEY holds a secret key, and every browser would see it; the right one begins with pk_.',
    ],
    [
      { ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_test_seen' },
      'STRIPE_SECRET_KEY is a live key and STRIPE_PUBLISHABLE_KEY a test key; they must be of one kind.',
    ],
    [
      { ...STRIPE, STRIPE_SECRET_KEY: 'rk_test_hunter2' },
      'STRIPE_SECRET_KEY is a test key and STRIPE_PUBLISHABLE_KEY a live key; they must be of one kind.',
    ],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'hunter2' }, 'STRIPE_SECRET_KEY must begin with sk_ or rk_.'],
    [
      { ...STRIPE, STRIPE_PRICE_ID: 'prod_premium' },
      'STRIPE_PRICE_ID must be the id of a price, which begins with price_.',
    ],
    [
      { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_new, hunter2' },
      'STRIPE_WEBHOOK_SECRET must begin with whsec_; two of them with a comma between.',
    ],
    [
      { ...STRIPE, STRIPE_API_URL: 'localhost:12111' },
      'STRIPE_API_URL must be an address such as http://localhost:12111.',
    ],
  ])('refuse %o in one sentence, which repeats no secret', (env, sentence) => {
    expect(refusal(env)).toBe(sentence)
  })
})

describe('production', () => {
  test('takes money through Stripe, or none at all', () => {
    expect(parseConfig({ ...PRODUCTION, ...STRIPE }).payments).toMatchObject({ adapter: 'stripe' })
    expect(parseConfig({ ...PRODUCTION, PAYMENTS: 'off' }).payments).toEqual({ adapter: 'off' })
  })

  test('never runs the sandbox: every setting of Stripe is asked for at once', () => {
    const needed = Object.keys(STRIPE).map((name) => `  ${name}:`)
    expect(refusal(PRODUCTION).match(/^ {2}[A-Z_]+:/gm)).toEqual(needed)
    expect(refusal({ ...PRODUCTION, PAYMENTS: 'stripe' }).match(/^ {2}[A-Z_]+:/gm)).toEqual(needed)
    expect(refusal({ ...PRODUCTION, STRIPE_PRICE_ID: 'price_premium' }).match(/^ {2}[A-Z_]+:/gm)).toEqual(
      needed.filter((name) => !name.includes('PRICE')),
    )
  })

  test('never runs the sandbox where it is asked for either', () => {
    expect(refusal({ ...PRODUCTION, ...STRIPE, PAYMENTS: 'sandbox' })).toBe(
      'PAYMENTS=sandbox takes test cards only and is refused with NODE_ENV=production: set stripe or off.',
    )
  })
})

describe('the page of the sandbox', () => {
  test.each<[Env, boolean]>([
    [{}, true],
    [{ SMTP_URL: 'smtp://mail.example.com' }, true],
    [{ PUBLIC_URL: 'https://perinka.home.arpa' }, false],
    [{ PAYMENTS: 'off' }, false],
    [STRIPE, false],
    [{ ...PRODUCTION, PAYMENTS: 'off', PUBLIC_URL: 'http://localhost:3000' }, false],
  ])('with %o: %s', (env, isThere) => {
    expect(hasSandboxPage(parseConfig(env))).toBe(isThere)
  })
})

describe('the line of payments at start', () => {
  const line = (env: Env) =>
    banner(parseConfig(env))
      .join('\n')
      .match(/payments +(.*)/)?.[1]

  test('says whether money moves', () => {
    expect(line({ PUBLIC_URL: 'https://perinka.home.arpa' })).toMatch(
      /^sandbox, test cards only · set STRIPE_SECRET_KEY/,
    )
    expect(line({ PAYMENTS: 'off' })).toMatch(/^off: no limits · set PAYMENTS=stripe/)
    expect(line(STRIPE)).toMatch(/^Stripe, live keys · set PAYMENTS=off/)
    const trying = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_hunter2', STRIPE_PUBLISHABLE_KEY: 'pk_test_seen' }
    expect(line(trying)).toMatch(/^Stripe, test keys/)
    expect(line({ ...trying, STRIPE_API_URL: 'http://localhost:12111' })).toMatch(
      /^Stripe at localhost:12111, test keys/,
    )
  })

  test('holds no key', () => {
    expect(banner(parseConfig(STRIPE)).join('\n')).not.toMatch(/hunter2|whsec/)
  })
})
