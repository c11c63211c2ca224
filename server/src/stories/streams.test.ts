import type { ErrorAnswer } from '@perinka/contract/calls'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { pausing } from '../testing/chapters.ts'

const EVENTS = { headers: { Accept: 'text/event-stream' } }

/** A family whose story is on its way and goes no further. */
async function givenStoryOnItsWay() {
  const { storyteller, written } = pausing()
  const app = testApp({ storyteller, bounds: { streams: 3 } })
  const parent = await app.givenParent({ isLifetimeAccess: true })
  await parent.addChild()
  written.pause()
  const first = await parent.askForStory({}, EVENTS)
  const address = first.headers.get('Content-Location') ?? ''
  await written.begun()
  return { app, parent, first, address, goOn: written.goOn }
}

describe('a family that listens to too many things at once', () => {
  test('is asked to wait, by a code of its own; nobody else is, and room comes with the end of one', async () => {
    const { app, parent, first, address, goOn } = await givenStoryOnItsWay()
    const others = [await parent.get(address, EVENTS), await parent.get(address, EVENTS)]
    const ninth = await parent.get(address, EVENTS)
    expect([ninth.status, ninth.headers.get('Retry-After')]).toEqual([429, '15'])
    expect(((await ninth.json()) as ErrorAnswer).code).toBe('too_many_streams')
    const asked = await parent.askForStory()
    expect(((await asked.json()) as ErrorAnswer).code).toBe('too_many_streams')
    // What stands there already is told without a stream.
    expect((await parent.get(address)).status).toBe(200)
    expect((await parent.head(address)).status).toBe(200)
    expect((await (await app.givenParent()).get(address, EVENTS)).status).toBe(404)

    await first.body?.cancel()
    await expect.poll(async () => (await parent.get(address, EVENTS)).status).toBe(200)
    goOn()
    await Promise.all(others.map((answer) => answer.text()))
    expect((await parent.get(address, EVENTS)).status).toBe(200)
  })

  test('gets its turn back where nothing was begun', async () => {
    const parent = await testApp({ bounds: { streams: 1 } }).givenParent({ freeStoriesUsed: 5 })
    await parent.addChild()
    for (let tries = 0; tries < 3; tries += 1) expect((await parent.askForStory({}, EVENTS)).status).toBe(403)
    for (let tries = 0; tries < 3; tries += 1) expect((await parent.askForStory()).status).toBe(403)
  })
})
