import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from './db/connect.ts'
import { users } from './db/schema.ts'
import type { SandboxSubscription } from './ports/sandbox.ts'
import { testDatabase } from './testing/database.ts'
import { freePort } from './testing/free-port.ts'
import { awake, MAIN, programs, VOICELESS } from './testing/program.ts'
import { newRacers } from './testing/races/racers.ts'
import { testCard } from './testing/sandbox.ts'

let perinka: Awaited<ReturnType<typeof programs>>
beforeAll(async () => {
  perinka = await programs()
})
afterAll(async () => {
  await perinka.stopAll()
  await perinka.remove()
})

describe('local mode, as it is started', () => {
  test('knows its codes, and takes a payment that was begun before kill -9', async () => {
    const databaseUrl = await testDatabase()
    const { db, close } = connect({ databaseUrl, max: 1 })
    const [family] = await newRacers(db, 1)
    if (!family) throw new Error('there is no family')
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const env = { ...VOICELESS, PORT: port, DATABASE_URL: databaseUrl }

    const first = perinka.run(MAIN, env)
    await awake(first, port)
    expect(first.said()).toMatch(/payments +sandbox, test cards only/)
    for (const [code, discountPercentage] of Object.entries({ FAMILY100: 100, HALF50: 50 })) {
      const answer = await fetch(`${url}/api/validate-discount?code=${code}`)
      expect(await answer.json()).toEqual({ valid: true, discountPercentage })
    }
    const { body: session } = await family.post(url, '/api/create-subscription', { discountCode: 'HALF50' })
    expect(session).toMatchObject({ cents: 300, mode: 'payment' })
    first.child.kill('SIGKILL')
    await first.ended

    await awake(perinka.run(MAIN, env), port)
    const wish = { clientSecret: session.clientSecret, card: testCard() }
    expect(await family.post(url, '/api/sandbox/confirm', wish)).toMatchObject({ body: { status: 'succeeded' } })
    // Not asked to refresh: the signed messages went through this server's own webhook route.
    const { rows } = await db.$client.query(
      'select count(*)::int as told from webhook_events where customer_id is not null',
    )
    expect(rows).toEqual([{ told: 2 }])
    const shown = (await (await fetch(`${url}/dev/billing.json`)).json()) as SandboxSubscription[]
    expect(shown).toMatchObject([{ status: 'active', payment: 'succeeded', cents: 300 }])
    await expect
      .poll(async () => (await db.$client.query('select subscription_status as is from users')).rows)
      .toEqual([{ is: 'active' }])
    await close()
  })

  test('is refused on a database that knows customers of Stripe', async () => {
    const databaseUrl = await testDatabase()
    const { db, close } = connect({ databaseUrl, max: 1 })
    await db.insert(users).values({ id: 'one', stripeCustomerId: 'cus_Abc' })
    await close()
    const refused = perinka.run(MAIN, { ...VOICELESS, PORT: await freePort(), DATABASE_URL: databaseUrl })
    expect(await refused.ended).toBe(1)
    expect(refused.complained()).toMatch(/^This database knows customers of Stripe.*STRIPE_SECRET_KEY/)
  })
})
