import { parseCode } from '@perinka/contract/payments'
import { desc, eq } from 'drizzle-orm'
import { discountCodes, discountCodeUsage } from '../db/billing-schema.ts'
import { users } from '../db/schema.ts'
import { noteAct } from './acts.ts'
import { type Command, columns, type Given, Refused, shownMoment } from './command.ts'
import { createCode, NEW_CODE_OPTIONS, NEW_CODE_SHOWN } from './create-code.ts'

type Code = typeof discountCodes.$inferSelect

export const codeCommands: Command[] = [
  {
    name: 'codes create',
    takes: ['<CODE>'],
    options: NEW_CODE_OPTIONS,
    shown: NEW_CODE_SHOWN,
    help: 'makes a code that takes something off the price, or gives free stories',
    run: createCode,
  },
  {
    name: 'codes list',
    takes: [],
    help: 'every code, and how often it was used',
    async run(db) {
      const codes = await db.select().from(discountCodes).orderBy(discountCodes.code)
      if (codes.length === 0) return 'There are no codes yet.'
      return columns(
        codes.map((code) => [code.code, worthOf(code), usesOf(code), stateOf(code), code.description ?? '']),
      )
    },
  },
  {
    name: 'codes usage',
    takes: ['<CODE>'],
    help: 'who has used it, and for whom it is held while they pay',
    async run(db, { words }) {
      const code = await findCode(db, words)
      const uses = await db
        .select({ use: discountCodeUsage, email: users.email })
        .from(discountCodeUsage)
        .innerJoin(users, eq(users.id, discountCodeUsage.userId))
        .where(eq(discountCodeUsage.discountCodeId, code.id))
        .orderBy(desc(discountCodeUsage.appliedAt))
      const head = `${code.code}: ${worthOf(code)}, ${usesOf(code)}, ${stateOf(code)}`
      if (uses.length === 0) return head
      return `${head}\n${columns(
        uses.map(({ use, email }) => [
          shownMoment(use.appliedAt),
          use.heldFor === null ? 'used' : use.releasedAt === null ? 'held' : 'let go',
          use.userId,
          email ?? '',
        ]),
      )}`
    },
  },
  {
    name: 'codes deactivate',
    takes: ['<CODE>'],
    help: 'nobody can use it from now on; who holds it still has it',
    run: (db, given) => setActive(db, given, false),
  },
  {
    name: 'codes activate',
    takes: ['<CODE>'],
    help: 'takes that back',
    run: (db, given) => setActive(db, given, true),
  },
]

async function setActive(db: Parameters<Command['run']>[0], { words, actor }: Given, isActive: boolean) {
  const state = isActive ? 'active' : 'deactivated'
  return db.transaction(async (tx) => {
    const code = await findCode(tx, words, 'update')
    if (code.isActive === isActive) return `${code.code} is ${state} already.`
    await tx.update(discountCodes).set({ isActive }).where(eq(discountCodes.id, code.id))
    await noteAct(tx, { actor, act: isActive ? 'codes activate' : 'codes deactivate', target: code.code })
    return `${code.code} is ${state} now.`
  })
}

async function findCode(
  db: Pick<Parameters<Command['run']>[0], 'select'>,
  [typed = '']: string[],
  lock?: 'update',
): Promise<Code> {
  const query = db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.code, parseCode(typed)))
  const [code] = await (lock ? query.for('no key update') : query)
  if (!code) throw new Refused(`There is no code ${parseCode(typed)}.`)
  return code
}

function worthOf({ type, discountPercentage, freeStoriesGranted }: Code): string {
  return type === 'subscription' ? `${discountPercentage} % off` : `${freeStoriesGranted} free stories`
}

function usesOf({ currentUses, maxUses }: Code): string {
  return maxUses === null ? `${currentUses} used` : `${currentUses} of ${maxUses} used`
}

function stateOf({ isActive, validFrom, validUntil, currentUses, maxUses }: Code): string {
  const now = new Date()
  if (!isActive) return 'deactivated'
  if (validUntil && validUntil <= now) return `expired ${shownMoment(validUntil)}`
  if (maxUses !== null && currentUses >= maxUses) return 'used up'
  if (validFrom > now) return `from ${shownMoment(validFrom)}`
  return validUntil ? `until ${shownMoment(validUntil)}` : 'active'
}
