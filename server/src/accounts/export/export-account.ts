import type { Language } from '@perinka/contract/catalog'
import { Character } from '@perinka/contract/characters'
import { Profile } from '@perinka/contract/profiles'
import { walkCharacters } from '../../family/characters.ts'
import { walkProfiles } from '../../family/profiles.ts'
import { dated } from '../../http/route.ts'
import type { Ports } from '../../ports/ports.ts'
import { freeStoriesRemaining } from '../../rights/entitlements.ts'
import { shownAccount } from '../account-answer.ts'
import type { User } from '../repository.ts'
import { recording } from './recording.ts'
import { listCodes, listReadingOrder } from './repository.ts'
import { storiesOf, textOf, wholeOf } from './stories.ts'
import { type Missing, WORDS } from './words.ts'
import type { Entry } from './zip.ts'

export type ExportPorts = Pick<Ports, 'db' | 'audioStore' | 'entitlements' | 'log'>

/**
 * Everything the family has stored, file by file; no more than a few stories and a piece of one recording are in memory at
 * a time. What the audio store cannot give is left out and named in README.txt, which therefore comes last.
 */
export async function* exportAccount(ports: ExportPorts, user: User, language: Language): AsyncGenerator<Entry> {
  const { db } = ports
  const now = new Date()
  yield { name: 'account.json', input: json(accountOf(ports, user, now)) }
  yield { name: 'codes.json', input: json(await codesOf(ports, user.id)) }
  yield { name: 'children.json', input: jsonList(childrenOf(ports, user.id)) }
  yield { name: 'characters.json', input: jsonList(charactersOf(ports, user.id)) }

  const order = await listReadingOrder(db, user.id)
  yield { name: 'stories.json', input: jsonList(wholeOf(storiesOf(db, user.id, order))) }
  const missing: Missing[] = []
  for await (const exported of storiesOf(db, user.id, order)) {
    const lastModified = exported.story.createdAt
    yield { name: exported.text, input: textOf(exported), lastModified }
    for (const audio of exported.audio) yield* recording(ports, { ...audio, lastModified }, missing)
  }
  const about = { now, stories: order.length, missing, isCustomer: user.stripeCustomerId !== null }
  yield { name: 'README.txt', input: `${WORDS[language].readme(about)}\n` }
}

function accountOf({ entitlements }: ExportPorts, user: User, now: Date) {
  return {
    ...shownAccount(user),
    subscription: {
      isActive: entitlements.isActive(user, now),
      status: user.subscriptionStatus,
      tier: user.subscriptionTier,
      endDate: user.subscriptionEndDate,
      cancelAtPeriodEnd: user.cancelAtPeriodEnd,
      isLifetimeAccess: user.isLifetimeAccess,
      residencyCountry: user.residencyCountry,
      lastTax: {
        amountCents: user.lastTaxAmountCents,
        behavior: user.vatTaxBehavior,
        rates: user.lastTaxRatesJson,
      },
      paymentProvider: { customer: user.stripeCustomerId, subscription: user.stripeSubscriptionId },
      freeStoriesUsed: user.freeStoriesUsed,
      freeStoriesGranted: user.freeStoriesGranted,
      freeStoriesRemaining: freeStoriesRemaining(user),
    },
  }
}

/** What each code gave; one that is only reserved has given nothing yet. */
async function codesOf({ db }: ExportPorts, userId: string) {
  const rows = await listCodes(db, userId)
  return rows.map(({ heldFor, ...row }) => ({ ...row, isReserved: heldFor !== null }))
}

async function* childrenOf({ db }: ExportPorts, userId: string) {
  for await (const { rows } of walkProfiles(db, userId)) {
    for (const { formerNames, ...row } of rows) yield { ...Profile.parse(dated(row)), formerNames }
  }
}

async function* charactersOf({ db }: ExportPorts, userId: string) {
  for await (const { rows } of walkCharacters(db, userId)) {
    for (const row of rows) if (row.userId === userId) yield Character.parse(dated(row))
  }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A list of any length in JSON, item by item; none of the pieces is empty. */
async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '['
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item, null, 2)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
