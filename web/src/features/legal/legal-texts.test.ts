import type { PublicConfig } from '@perinka/contract/accounts'
import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { Fragment, isValidElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { LEGAL_PAGES, type LegalName } from './legal-text.ts'
import { loadLegalText } from './load-legal-text.ts'
import { storedOn } from './stored-things.ts'

const HOME: PublicConfig = {
  identity: { adapter: 'embedded', google: false, facebook: false, firebase: null },
  payments: { adapter: 'off', publishableKey: null },
  storyteller: { adapter: 'built-in', model: null },
  narrator: { adapter: 'built-in' },
  audioStore: { adapter: 'files' },
  mailer: { adapter: 'outbox' },
  price: { cents: 599, currency: 'EUR' },
  mailbox: false,
  supportEmail: 'help@example.com',
  helplines: { en: null, sk: null },
}
const TRIAL: PublicConfig = { ...HOME, payments: { adapter: 'sandbox', publishableKey: null } }
const BUSINESS: PublicConfig = {
  ...HOME,
  identity: { adapter: 'firebase', google: true, facebook: true, firebase: null },
  payments: { adapter: 'stripe', publishableKey: 'pk_live_1' },
  mailer: { adapter: 'smtp' },
}

/** What a text says, and where its links lead; parts that draw themselves are called as React calls them. */
function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('')
  if (!isValidElement<{ children?: ReactNode; href?: string }>(node))
    return typeof node === 'boolean' ? '' : `${node ?? ''}`
  const { type, props } = node
  const isOurs = typeof type === 'function' && type.name === 'Engines'
  if (isOurs) return wordsOf((type as (given: object) => ReactNode)(props))
  return `${props.href ? `[${props.href}] ` : ''}${wordsOf(props.children)}${type === 'a' || type === Fragment ? '' : ' '}`
}

async function read(name: LegalName, language: Language, server: PublicConfig) {
  const { lead, sections } = (await loadLegalText(name, language))(server)
  return {
    ids: sections.map(({ id }) => id),
    words: wordsOf([lead, ...sections.map(({ title, body }) => [title, ' ', body])]),
  }
}

describe.each(LANGUAGES)('the legal texts in %s', (language) => {
  test('of a server without payments speak of none', async () => {
    for (const name of LEGAL_PAGES) expect((await read(name, language, HOME)).words).not.toMatch(/stripe|5[.,]99/i)
    expect((await read('terms', language, HOME)).ids).not.toContain('subscription')
  })

  test('of a server that only tries paying out say that no money moves, and name no other service', async () => {
    const { words, ids } = await read('terms', language, TRIAL)
    expect(words).toMatch(language === 'en' ? /€5\.99.*no money moves/ : /5,99\s€.*peniaze sa neprevádzajú/)
    expect(ids).toContain('codes')
    expect(ids).not.toContain('withdrawal')
    for (const name of LEGAL_PAGES) expect((await read(name, language, TRIAL)).words).not.toMatch(/stripe|firebase/i)
  })

  test('of a server that takes money say what it costs, how to cancel and to withdraw, and who else is told', async () => {
    const terms = await read('terms', language, BUSINESS)
    expect(terms.words).toMatch(language === 'en' ? /€5\.99 a month, tax included/ : /5,99\s€ mesačne vrátane dane/)
    expect(terms.ids).toEqual(expect.arrayContaining(['price', 'subscription', 'withdrawal', 'codes']))
    expect(terms.words).toMatch(/\[mailto:help@example\.com\?subject=\S+&body=\S+\]/)
    const { words } = await read('privacy', language, BUSINESS)
    for (const name of ['Stripe', 'Firebase', 'Google', 'Facebook']) expect(words).toContain(name)
    expect((await read('cookies', language, BUSINESS)).words).toContain('Stripe')
  })
})

test('both languages have the same sections, whatever runs', async () => {
  for (const server of [HOME, TRIAL, BUSINESS]) {
    for (const name of LEGAL_PAGES) {
      expect((await read(name, 'sk', server)).ids, name).toEqual((await read(name, 'en', server)).ids)
    }
  }
})

test('the cookie page lists what this very server brings along', () => {
  const namesOn = (server: PublicConfig) => storedOn(server).flatMap(({ names }) => [...names])
  expect(namesOn(TRIAL)).toContain('perinka.session_token')
  expect(namesOn(TRIAL)).not.toContain('__stripe_mid')
  expect(namesOn(TRIAL)).not.toContain('perinka.state')
  expect(namesOn({ ...TRIAL, identity: { ...TRIAL.identity, facebook: true } })).toContain('perinka.state')
  expect(namesOn(BUSINESS)).toEqual(
    expect.arrayContaining(['__stripe_mid', '__stripe_sid', 'firebase:*', 'firebase-heartbeat-database']),
  )
  expect(namesOn(BUSINESS)).not.toContain('perinka.session_token')
})
