import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { banner } from '../banner.ts'
import { DEFAULT_BOUNDS } from './bounds.ts'
import { hasMailbox, parseConfig } from './config.ts'
import { StartRefused } from './start-refused.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://perinka.example.com',
  SMTP_URL: 'smtp://mail.example.com:587',
  MAIL_FROM: 'Perinka <noreply@example.com>',
  SUPPORT_EMAIL: 'help@example.com',
  PAYMENTS: 'off',
}

const S3 = {
  S3_BUCKET: 'perinka',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hunter2',
}

function refusal(env: Record<string, string>): string {
  try {
    parseConfig(env, '/home/ema/perinka')
  } catch (error) {
    expect(error).toBeInstanceOf(StartRefused)
    return (error as StartRefused).message
  }
  throw new Error('The settings were accepted.')
}

describe('the settings', () => {
  test('need nothing: port 3000 on this machine, everything built in, files beside the code', () => {
    expect(parseConfig({}, '/home/ema/perinka')).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      dataDir: '/home/ema/perinka/data',
      databaseUrl: null,
      databasePoolSize: 20,
      sessionSecret: null,
      mail: { adapter: 'outbox' },
      mailFrom: 'Perinka <noreply@localhost>',
      supportEmail: 'support@localhost',
      helplines: { en: null, sk: null },
      firebase: null,
      payments: { adapter: 'sandbox' },
      social: { google: null, facebook: null },
      storyteller: { provider: 'built-in' },
      narrator: { adapter: 'built-in' },
      audioStore: { adapter: 'files', folder: '/home/ema/perinka/data/audio' },
      bounds: DEFAULT_BOUNDS,
      logLevel: 'warn',
      signInAttemptsPerMinute: 200,
    })
  })

  test('name the reverse proxies that are believed, as addresses and networks', () => {
    const listed = (text: string) => parseConfig({ TRUSTED_PROXIES: text }, '/home/ema/perinka').trustedProxies
    expect(listed(' 10.0.0.7, 172.16.0.0/12 ,fd00::/8,')).toEqual(['10.0.0.7', '172.16.0.0/12', 'fd00::/8'])
    for (const wrong of ['proxy.local', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.7/', '10.0.0.7 10.0.0.8']) {
      expect(refusal({ TRUSTED_PROXIES: `127.0.0.1,${wrong}` })).toContain(`"${wrong}" is none`)
    }
  })

  test('name whom to call where a child is being hurt, a line for each language', () => {
    const { helplines } = parseConfig(
      { HELPLINE_SK: ' Linka nádeje 055 644 11 55 ', HELPLINE_EN: '' },
      '/home/ema/perinka',
    )
    expect(helplines).toEqual({ en: null, sk: 'Linka nádeje 055 644 11 55' })
  })

  test('are the defaults where .env.example is copied as it stands', () => {
    const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))
    expect(parseConfig(example, '/home')).toEqual(parseConfig({}, '/home'))
  })

  test('stand in .env.example, all that are read and no other', () => {
    const read = new Set<string>()
    const spy = { get: (_: object, name: string) => void read.add(name) }
    parseConfig(new Proxy({}, spy), '/home')
    parseConfig(
      new Proxy(PRODUCTION, { get: (env, name: string) => read.add(name) && Reflect.get(env, name) }),
      '/home',
    )
    const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))
    expect(Object.keys(example).sort()).toEqual([...read].sort())
  })

  test('let the address that browsers use follow the port', () => {
    expect(parseConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(parseConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:3000')
    expect(parseConfig({ HOST: 'fd00::7' }).publicUrl).toBe('http://[fd00::7]:3000')
    expect(parseConfig({ PUBLIC_URL: 'https://perinka.home.arpa/' }).publicUrl).toBe('https://perinka.home.arpa')
  })

  test('choose a model by its provider', () => {
    const env = {
      STORYTELLER_PROVIDER: 'openai-compatible',
      STORYTELLER_MODEL: 'gemma3',
      STORYTELLER_BASE_URL: 'http://localhost:11434/v1',
      STORYTELLER_FALLBACK: 'yes',
    }
    expect(parseConfig(env).storyteller).toEqual({
      provider: 'openai-compatible',
      model: 'gemma3',
      apiKey: null,
      baseUrl: 'http://localhost:11434/v1',
      fallback: true,
    })
  })

  test('bound what one family may keep and do', () => {
    const bounds = { FAMILY_CHILDREN: '30', FAMILY_TEXT_MEGABYTES: '250', FAMILY_STREAMS: '4' }
    expect(parseConfig(bounds).bounds).toEqual({
      ...{ children: 30, characters: 200, stories: 20_000, text: 250_000_000 },
      writesPerMinute: 120,
      streams: 4,
      storiesPerDay: null,
      narrationsPerDay: null,
    })
  })

  test('keep narrations in a bucket, of AWS or of any other store', () => {
    const common = { adapter: 's3', bucket: 'perinka', accessKeyId: 'key', secretAccessKey: 'hunter2' }
    expect(parseConfig(S3).audioStore).toEqual({
      ...common,
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      prefix: '',
    })
    const minio = { ...S3, S3_REGION: '', S3_ENDPOINT: 'http://localhost:9000/', S3_PREFIX: '/perinka/audio/' }
    expect(parseConfig(minio).audioStore).toEqual({
      ...common,
      endpoint: 'http://localhost:9000',
      region: 'us-east-1',
      prefix: 'perinka/audio/',
    })
  })

  test.each([
    [{ PORT: '80a' }, 'PORT must be a whole number from 1 to 65535, not "80a".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, not "70000".'],
    [{ PUBLIC_URL: 'perinka.home.arpa' }, 'PUBLIC_URL must be an address such as https://perinka.example.com.'],
    [{ PUBLIC_URL: 'https://home.arpa/perinka' }, 'PUBLIC_URL must have no path: write https://home.arpa.'],
    [
      { DATABASE_URL: 'mysql://localhost/a' },
      'DATABASE_URL must be an address such as postgres://user:password@localhost:5432/perinka.',
    ],
    [
      { SMTP_URL: 'mail.example.com' },
      'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.',
    ],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be a mail address, not "help".'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
    [{ DAILY_STORY_LIMIT: '0' }, 'DAILY_STORY_LIMIT must be a whole number from 1 to 10000, not "0".'],
    [{ FAMILY_CHILDREN: '51' }, 'FAMILY_CHILDREN must be a whole number from 1 to 50, not "51".'],
    [{ STORYTELLER_FALLBACK: 'perhaps' }, 'STORYTELLER_FALLBACK must be yes or no, not "perhaps".'],
    [
      { STORYTELLER_PROVIDER: 'openai' },
      'STORYTELLER_PROVIDER=openai needs STORYTELLER_MODEL and STORYTELLER_API_KEY too.',
    ],
    [
      { STORYTELLER_PROVIDER: 'openai-compatible', STORYTELLER_MODEL: 'gemma3' },
      'STORYTELLER_PROVIDER=openai-compatible needs STORYTELLER_BASE_URL too.',
    ],
    [
      { STORYTELLER_API_KEY: 'k' },
      'STORYTELLER_API_KEY has no effect without STORYTELLER_PROVIDER (openai, anthropic, google, openai-compatible).',
    ],
    [
      { S3_BUCKET: 'perinka' },
      'S3_BUCKET needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION (or S3_ENDPOINT) too.',
    ],
    [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, 'S3_BUCKET needs S3_SECRET_ACCESS_KEY too.'],
    [{ ...S3, S3_BUCKET: 's3://perinka' }, 'S3_BUCKET must be the name of a bucket alone, not "s3://perinka".'],
    [
      { ...S3, S3_REGION: 'Frankfurt am Main' },
      'S3_REGION must be a region such as eu-central-1, not "Frankfurt am Main".',
    ],
    [{ ...S3, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must be an address such as http://localhost:9000.'],
    [
      { ...S3, S3_ENDPOINT: 'http://ema:hunter2@minio:9000' },
      'S3_ENDPOINT must be an address alone, such as http://localhost:9000; keys have settings of their own.',
    ],
    [
      { ...S3, S3_PREFIX: 'audio/../secret' },
      'S3_PREFIX must be folders of letters, digits, dots, hyphens and underscores.',
    ],
    [
      { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 'k' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have no effect without S3_BUCKET.',
    ],
  ])('refuse %o in one sentence', (env, sentence) => {
    expect(refusal(env as unknown as Record<string, string>)).toBe(sentence)
  })

  test('tell everything that is wrong at once, and never a password', () => {
    const said = refusal({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'ftp://ema:hunter2@host' })
    expect(said.split('\n')).toHaveLength(3)
    expect(said).not.toContain('hunter2')
  })
})

describe('production', () => {
  test('starts when everything it needs is set', () => {
    expect(parseConfig(PRODUCTION)).toMatchObject({ production: true, mail: { adapter: 'smtp' } })
  })

  test('refuses a public address without https, under which nobody could sign in', () => {
    expect(refusal({ ...PRODUCTION, PUBLIC_URL: 'http://perinka.example.com' })).toBe(
      'PUBLIC_URL must begin with https in production, not http://perinka.example.com.',
    )
    expect(parseConfig({ ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000')
  })

  test('names all missing settings at once', () => {
    const said = refusal({ NODE_ENV: 'production' })
    const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_PRICE_ID', 'STRIPE_WEBHOOK_SECRET']
    for (const name of ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', ...stripe]) {
      expect(said).toContain(`\n  ${name}: `)
    }
    expect(said).toContain('PAYMENTS=off')
  })

  test.each(['SESSION_SECRET', 'SMTP_URL'])('refuses to start without %s alone', (name) => {
    const said = refusal({ ...PRODUCTION, [name]: '' })
    expect(said.match(/^ {2}[A-Z_]+:/gm)).toEqual([`  ${name}:`])
  })
})

describe('the mailbox page', () => {
  test.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
    [{ PUBLIC_URL: 'https://perinka.home.arpa' }, false],
    [{ SMTP_URL: 'smtp://mail.example.com' }, false],
    [PRODUCTION, false],
  ])('with %o: %s', (env, isThere) => {
    expect(hasMailbox(parseConfig(env as Record<string, string>))).toBe(isThere)
  })
})

describe('the first lines', () => {
  test('say for each port what runs and what would switch it', () => {
    const said = banner(parseConfig({}, '/home/ema')).join('\n')
    expect(said).toContain('http://localhost:3000')
    expect(said).toMatch(/database +private PostgreSQL in \/home\/ema\/data · set DATABASE_URL/)
    expect(said).toMatch(/identity +accounts in the same database/)
    expect(said).toMatch(/storyteller +built in, English and Slovak · set STORYTELLER_PROVIDER/)
    expect(said).toMatch(
      /payments +sandbox, test cards only, moved at http:\/\/localhost:3000\/dev\/billing · set STRIPE_SECRET_KEY/,
    )
    expect(said).toMatch(/audio store +files in \/home\/ema\/data\/audio · set S3_BUCKET/)
    expect(said).toMatch(/mail +outbox, read it at http:\/\/localhost:3000\/dev\/mailbox · set SMTP_URL/)
  })

  test('lead to the outbox’s files where a proxy stands before the app, and to no page', () => {
    const said = banner(parseConfig({ PUBLIC_URL: 'https://perinka.home.arpa' }, '/home/ema')).join('\n')
    expect(said).toMatch(/mail +outbox, files in \/home\/ema\/data\/outbox · set SMTP_URL/)
    expect(said).not.toContain('/dev/mailbox')
  })

  test('show no password and no key', () => {
    const said = banner(
      parseConfig({
        ...PRODUCTION,
        DATABASE_URL: 'postgres://ema:hunter2@db.example.com/perinka',
        SMTP_URL: 'smtps://ema:hunter2@mail.example.com',
        STORYTELLER_PROVIDER: 'anthropic',
        STORYTELLER_MODEL: 'a-model',
        STORYTELLER_API_KEY: 'hunter2',
        ...S3,
      }),
    ).join('\n')
    expect(said).toContain('a-model from anthropic')
    expect(said).toContain('PostgreSQL at db.example.com/perinka')
    expect(said).toContain('SMTP through mail.example.com')
    expect(said).toContain('bucket perinka at s3.eu-central-1.amazonaws.com')
    expect(said).not.toContain('hunter2')
  })
})
