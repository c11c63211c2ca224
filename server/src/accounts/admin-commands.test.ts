import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { runAdminCommand, USAGE } from './admin-commands.ts'

const app = testApp()
const admin = async (...args: string[]) => runAdminCommand(await app.db(), args)

describe('npm run admin', () => {
  test('grants Premium for life, which the family has at once, and takes it back', async () => {
    const parent = await app.givenParent({ email: 'jana@example.com' })
    const status = () => parent.json('GET', '/api/subscription/status')
    expect(await status()).toMatchObject({ isActive: false, isLifetimeAccess: false })

    const granted = await admin('grant-lifetime', 'Jana@Example.com ')
    expect(granted).toEqual({ ok: true, text: 'jana@example.com has Premium for life now.' })
    expect(await status()).toMatchObject({ isActive: true, isLifetimeAccess: true })

    expect(await admin('revoke-lifetime', 'jana@example.com')).toMatchObject({ ok: true })
    expect(await status()).toMatchObject({ isActive: false, isLifetimeAccess: false })
  })

  test('leaves every other family as it is', async () => {
    await app.givenParent({ email: 'one@example.com' })
    const other = await app.givenParent({ email: 'other@example.com' })
    await admin('grant-lifetime', 'one@example.com')
    expect(await other.json('GET', '/api/subscription/status')).toMatchObject({ isLifetimeAccess: false })
  })

  test('finds an account and says how it stands', async () => {
    const parent = await app.givenParent({ email: 'find@example.com', freeStoriesUsed: 2 })
    await parent.addChild()
    const { ok, text } = await admin('find', 'find@example.com')
    expect(ok).toBe(true)
    expect(text).toContain(parent.id)
    expect(text).toMatch(/free stories\s+2 used, 3 left/)
    expect(text).toMatch(/children\s+1/)
    expect(text).toMatch(/Premium\s+no/)
  })

  test('says so where nobody has that address', async () => {
    expect(await admin('grant-lifetime', 'nobody@example.com')).toEqual({
      ok: false,
      text: 'Nobody has signed in with nobody@example.com yet.',
    })
  })

  test.each([[], ['grant-lifetime'], ['nonsense', 'a@example.com'], ['find', 'a@example.com', 'b@example.com']])(
    'explains itself where it is not understood: %j',
    async (...args) => {
      expect(await admin(...args)).toEqual({ ok: false, text: USAGE })
    },
  )
})
