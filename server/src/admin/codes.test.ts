import { parseCode } from '@perinka/contract/payments'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { confirmHeld, holdCode } from '../billing/codes/holds.ts'
import { discountCodes } from '../db/billing-schema.ts'
import { adminOf } from '../testing/admin.ts'
import { testApp } from '../testing/app.ts'

const app = testApp()
const { say, refusal, run, acts } = adminOf(app)

const worth = async (code: string) =>
  (await app.visitor()).json<{ discountPercentage: number }>('GET', `/api/validate-discount?code=${code}`)

describe('a code that an operator creates', () => {
  test('takes something off the price, as often as it says', async () => {
    expect(await say('codes', 'create', 'family100', '--percent', '100', '--max-uses', '2')).toMatch(
      /^FAMILY100 takes 100 % off, at most 2 times, from 20\d\d-\S+ \S+ UTC without an end\.$/,
    )
    expect(await worth('FAMILY100')).toEqual({ valid: true, discountPercentage: 100 })
    const db = await app.db()
    for (const number of [1, 2])
      await holdCode(db, (await app.givenParent()).id, parseCode('FAMILY100'), `sub_${number}`)
    expect(await worth('FAMILY100')).toEqual({ valid: false, discountPercentage: 0 })
    expect(await acts('FAMILY100')).toEqual(['olga | codes create --percent 100 --max-uses 2 | FAMILY100'])
  })

  test.each(['--id', '--created-at', '--current-uses'])(
    'has %s from the product, not from whoever creates it',
    { tags: ['3.6c'] },
    async (option) => {
      const typed = ['codes', 'create', 'MINE', '--percent', '10', option, '7']
      expect(await refusal(...typed)).toContain(option)
      expect(await worth('MINE')).toMatchObject({ valid: false })
      await say('codes', 'create', `MADE${option.length}`, '--percent', '10')
      const [made] = await (await app.db())
        .select()
        .from(discountCodes)
        .where(eq(discountCodes.code, `MADE${option.length}`))
      expect(made).toMatchObject({ id: expect.any(String), createdAt: expect.any(Date), currentUses: 0 })
    },
  )

  test('gives free stories', async () => {
    expect(await say('codes', 'create', 'STORIES7', '--stories', '7')).toMatch(
      /^STORIES7 gives 7 free stories, as often as families ask, /,
    )
    const parent = await app.givenParent()
    expect(await parent.json('POST', '/api/redeem-code', { code: 'stories7' })).toMatchObject({ freeStoriesGranted: 7 })
  })

  test('is good from its first day on and through its last', async () => {
    await say('codes', 'create', 'OVER', '--percent', '10', '--from', '2020-01-01', '--until', '2099-12-24')
    expect(await say('codes', 'list')).toMatch(/OVER +10 % off +0 used +until 2099-12-25 00:00 UTC/)
    await say('codes', 'create', 'LATER', '--percent', '10', '--from', '2099-01-01T18:00Z')
    expect(await worth('LATER')).toMatchObject({ valid: false })
    expect(await say('codes', 'list')).toMatch(/LATER .* from 2099-01-01 18:00 UTC/)
  })

  test('says who it is by and what it is for', async () => {
    const parent = await app.givenParent({ email: 'olga@example.com' })
    await say(
      'codes',
      'create',
      'WINTER',
      '--percent',
      '20',
      '--by',
      ' Olga@example.com',
      '--description',
      'in December',
    )
    expect(await say('codes', 'list')).toMatch(/WINTER .* in December/)
    const db = await app.db()
    const [made] = await db.select().from(discountCodes).where(eq(discountCodes.code, 'WINTER'))
    expect(made?.createdBy).toBe(parent.id)
    expect(await acts('WINTER')).toEqual(['olga | codes create --percent 20 | WINTER'])
  })

  test.each([
    [['codes', 'create', 'X', '--percent', '0'], '--percent must be a whole number from 1 to 100, not "0".'],
    [['codes', 'create', 'X', '--percent', '101'], '--percent must be a whole number from 1 to 100, not "101".'],
    [['codes', 'create', 'X', '--percent', '9.5'], '--percent must be a whole number from 1 to 100, not "9.5".'],
    [
      ['codes', 'create', 'X', '--percent', '92'],
      '--percent 92 leaves 48 cents, and no card is charged with less than 50; 100 is free.',
    ],
    [['codes', 'create', 'X', '--stories', '1001'], '--stories must be a whole number from 1 to 1000, not "1001".'],
    [['codes', 'create', 'X', '--stories', '5', '--max-uses', '0'], /^--max-uses must be a whole number from 1 /],
    [['codes', 'create', 'X'], /^A code either takes something off the price/],
    [['codes', 'create', 'X', '--percent', '5', '--stories', '5'], /^A code either takes something off the price/],
    [['codes', 'create', 'two words', '--percent', '5'], /^A code is letters, digits, - and _, at most 40/],
    [['codes', 'create', 'X'.repeat(41), '--percent', '5'], /^A code is letters, digits, - and _, at most 40/],
    [
      ['codes', 'create', 'X', '--percent', '5', '--from', 'tomorrow'],
      '--from must be a day such as 2026-12-24, not "tomorrow".',
    ],
    [
      ['codes', 'create', 'X', '--percent', '5', '--until', '2099-02-30'],
      '--until must be a day such as 2026-12-24, not "2099-02-30".',
    ],
    [
      ['codes', 'create', 'X', '--percent', '5', '--until', '9999-12-31'],
      '--until must be a day such as 2026-12-24, not "9999-12-31".',
    ],
    [['codes', 'create', 'X', '--percent', '5', '--until', '2020-01-01'], '--until must be later than the beginning.'],
    [
      ['codes', 'create', 'X', '--percent', '5', '--by', 'nobody@example.com'],
      'Nobody has signed in with nobody@example.com yet.',
    ],
    [['codes', 'create', 'X', '--percnt', '5'], "Unknown option '--percnt'. `npm run admin` says what there is."],
    [['codes', 'create', 'X', '--percent'], /^Option '--percent <value>' argument missing\. /],
  ])('is refused in one sentence: %j', async (args, sentence) => {
    const said = await refusal(...args)
    expect(said).toEqual(sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence)
    expect(said).not.toContain('\n')
    expect(await refusal('codes', 'usage', 'X')).toBe('There is no code X.')
  })

  test('is there once where two operators create it at the same time', async () => {
    const create = (percent: string) => run('codes', 'create', 'BOTH', '--percent', percent)
    const said = await Promise.all([create('10'), create('20'), create('30')])
    expect(said.filter(({ ok }) => ok)).toHaveLength(1)
    for (const { ok, text } of said) {
      if (!ok) expect(text).toBe('There is a code BOTH already; deactivate it, or choose another name.')
    }
    expect(await acts('BOTH')).toHaveLength(1)
  })
})

describe('a code that there is', () => {
  test('is deactivated and activated again, each act once', async () => {
    await say('codes', 'create', 'SPRING', '--percent', '20')
    expect(await say('codes', 'deactivate', 'spring')).toBe('SPRING is deactivated now.')
    expect(await say('codes', 'deactivate', 'SPRING')).toBe('SPRING is deactivated already.')
    expect(await worth('SPRING')).toMatchObject({ valid: false })
    expect(await say('codes', 'list')).toMatch(/SPRING .* deactivated/)
    expect(await say('codes', 'activate', 'SPRING', '--as', 'Peter')).toBe('SPRING is active now.')
    expect(await worth('SPRING')).toMatchObject({ valid: true })
    expect((await acts('SPRING')).slice(0, 2)).toEqual([
      'Peter | codes activate | SPRING',
      'olga | codes deactivate | SPRING',
    ])
  })

  test('shows who has used it and for whom it is held', async () => {
    await say('codes', 'create', 'AUTUMN', '--percent', '20', '--max-uses', '9')
    const [paid, slow] = [await app.givenParent(), await app.givenParent()]
    const db = await app.db()
    await holdCode(db, paid.id, parseCode('AUTUMN'), 'sub_1')
    await confirmHeld(db, paid.id, 'sub_1')
    await holdCode(db, slow.id, parseCode('AUTUMN'), 'sub_2')
    const said = await say('codes', 'usage', 'autumn')
    expect(said).toMatch(/^AUTUMN: 20 % off, 2 of 9 used, active\n/)
    expect(said).toMatch(new RegExp(`used +${paid.id} +${paid.email}`))
    expect(said).toMatch(new RegExp(`held +${slow.id} +${slow.email}`))
  })

  test.each(['usage', 'activate', 'deactivate'])('must be there for %s', async (what) => {
    expect(await refusal('codes', what, 'nobodyscode')).toBe('There is no code NOBODYSCODE.')
  })
})
