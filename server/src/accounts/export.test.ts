import { ACCOUNT_EXPORT_PATH } from '@perinka/contract/accounts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { scriptedStore } from '../testing/audio-store.ts'
import { firstStory, nextChapter } from '../testing/chapters.ts'
import type { ParentClient } from '../testing/client.ts'
import { codesOf } from '../testing/codes.ts'
import { audioOf, ended, narrate, shown, toldStory } from '../testing/narration.ts'
import { unzipped } from '../testing/zip.ts'

async function exported(parent: ParentClient, query = '') {
  const answer = await parent.get(ACCOUNT_EXPORT_PATH + query)
  expect(answer.status).toBe(200)
  return unzipped(new Uint8Array(await answer.arrayBuffer()))
}

const json = (files: Map<string, Buffer>, name: string) => JSON.parse(String(files.get(name)))

describe('the export of an account', () => {
  test('holds all that the family has stored, and says that an AI wrote the stories', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    const child = await parent.addChild({ name: 'Žofka' })
    await parent.json('POST', '/api/characters', { name: 'Lampáš', traits: ['brave'] })
    const first = await firstStory(parent, { childProfileId: child.id })
    const alone = await firstStory(parent, { childProfileId: child.id, customPrompt: 'A pillow fort' })
    await parent.json('PUT', `/api/stories/${alone.id}`, { title: 'Kto: si? / ../etc "x"' })
    const { chapter } = await nextChapter(parent, first.id)
    const heard = await narrate(parent, first)
    await ended(parent, heard)

    const answer = await parent.get(`${ACCOUNT_EXPORT_PATH}?language=en`)
    const today = new Date().toISOString().slice(0, 10)
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="perinka-export-${today}.zip"`)
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const files = unzipped(new Uint8Array(await answer.arrayBuffer()))

    const audio = `audio/1 ${first.title} 1 (${first.voice}).mp3`
    const texts = [`stories/1 ${first.title} 1.txt`, `stories/2 ${first.title} 2.txt`, 'stories/3 Kto si .. etc x.txt']
    const lists = ['account.json', 'codes.json', 'children.json', 'characters.json', 'stories.json', 'README.txt']
    expect([...files.keys()].sort()).toEqual([...lists, ...texts, audio].sort())

    expect(json(files, 'account.json')).toMatchObject({ email: parent.email, subscription: { freeStoriesUsed: 3 } })
    expect(json(files, 'children.json')).toMatchObject([{ id: child.id, name: 'Žofka' }])
    expect(json(files, 'characters.json')).toMatchObject([{ name: 'Lampáš', traits: ['brave'] }])
    const stories = json(files, 'stories.json')
    expect(stories.map(({ id }: { id: string }) => id)).toEqual([first.id, chapter.id, alone.id])
    expect(stories[1]).toMatchObject({
      ...{ content: chapter.content, seriesTitle: first.title, chapterNumber: 2, isWrittenByAi: true },
      ...{ making: { engine: 'built-in', model: 'scripted' }, disclosure: 'An AI wrote this story.' },
    })
    expect(stories[2].wish).toMatchObject({ childProfileId: child.id, customPrompt: 'A pillow fort' })
    expect(stories[0].files).toEqual({ text: texts[0], audio: [audio] })
    expect(String(files.get(texts[1] ?? ''))).toContain(`${chapter.content}\n\nAn AI wrote this story.\n`)
    expect(files.get(audio)).toEqual(await audioOf(parent, shown(heard).address))
    expect(String(files.get('README.txt'))).toContain('An AI wrote the stories')
  })

  test('speaks the language of the page, else of the browser; a story speaks its own', async () => {
    const parent = await testApp().givenParent()
    await (await parent.askForStory({ language: 'sk' })).json()
    const files = await exported(parent, '?language=sk')
    expect(String(files.get('README.txt'))).toContain('Rozprávky napísala umelá inteligencia')
    const english = await exported(parent, '?language=de')
    expect(String(english.get('README.txt'))).toContain('everything stored for your family')
    const [text] = [...english].find(([name]) => name.startsWith('stories/'))?.slice(1) ?? []
    expect(String(text)).toContain('Túto rozprávku napísala umelá inteligencia.')
  })

  test('of a family that has nothing yet is whole', async () => {
    const parent = await testApp().givenParent()
    const files = await exported(parent)
    expect(json(files, 'stories.json')).toEqual([])
    expect(json(files, 'children.json')).toEqual([])
  })

  test('holds how the family pays and which codes it used, in the words of either language', async () => {
    const app = testApp()
    const { give, giveStories } = codesOf(app)
    const parent = await app.givenParent()
    const none = await exported(parent, '?language=en')
    expect(json(none, 'codes.json')).toEqual([])
    expect(String(none.get('README.txt'))).not.toContain('payment provider')

    await parent.json('POST', '/api/redeem-code', {
      code: await giveStories({ code: 'STORIES7', freeStoriesGranted: 7 }),
    })
    const wish = { discountCode: await give({ code: 'HALF' }), residencyCountry: 'CZ' }
    await parent.json('POST', '/api/create-subscription', wish)
    const files = await exported(parent, '?language=en')
    const appliedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(json(files, 'codes.json')).toEqual([
      { code: 'STORIES7', discountPercentage: 0, freeStoriesGranted: 7, appliedAt, isReserved: false },
      { code: 'HALF', discountPercentage: 50, freeStoriesGranted: 0, appliedAt, isReserved: true },
    ])
    expect(json(files, 'account.json').subscription).toMatchObject({
      ...{ isActive: false, status: 'incomplete', cancelAtPeriodEnd: false, residencyCountry: 'CZ' },
      ...{ freeStoriesGranted: 7, freeStoriesRemaining: 12, lastTax: { amountCents: null } },
      paymentProvider: { customer: `cus_${parent.id}`, subscription: expect.stringMatching(/^sub_/) },
    })
    expect(String(files.get('README.txt'))).toMatch(/codes\.json .*codes you have used[\s\S]*payment provider alone/)
    const slovak = String((await exported(parent, '?language=sk')).get('README.txt'))
    expect(slovak).toMatch(/codes\.json .*kódy, ktoré ste použili[\s\S]*iba poskytovateľ platieb/)
  })

  test('is told of every table that names a family', async () => {
    const { rows } = await (await testApp().db()).execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`)
    const exported = [
      ...['characters', 'child_profiles', 'discount_code_usage', 'narrations', 'stories', 'story_generations'],
    ]
    // Where the parent is signed in, and who is changing its payments at this moment.
    const leftOut = ['payment_turns', 'sessions']
    expect(rows.map(({ name }) => name)).toEqual([...exported, ...leftOut].sort())
  })

  test('holds nothing of another family and no secret', async () => {
    const app = testApp()
    const [parent, other] = [await app.givenParent(), await app.givenParent()]
    await other.addChild({ name: 'Bruno' })
    const theirs = await toldStory(other)
    await ended(other, await narrate(other, theirs))
    await toldStory(parent)
    const answer = await parent.get(ACCOUNT_EXPORT_PATH)
    const all = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    for (const foreign of [other.id, other.email, theirs.id, 'Bruno']) expect(all).not.toContain(foreign)
    expect(all).not.toContain(parent.cookies.get('perinka_session'))
    expect(all).not.toMatch(/lease|stripe|sess\b|sid\b/i)
    expect((await (await app.visitor()).get(ACCOUNT_EXPORT_PATH)).status).toBe(401)
  })

  test('names what the audio store cannot give, and what it gives a part of', async () => {
    const audioStore = scriptedStore()
    const parent = await testApp({ audioStore }).givenParent()
    const names: string[] = []
    for (let count = 0; count < 3; count++) {
      const story = await narrate(parent, await toldStory(parent))
      await ended(parent, story)
      names.push(`${shown(story).id}.mp3`)
    }
    const [lost, half, down] = names as [string, string, string]
    audioStore.objects.delete(lost)
    const read = audioStore.read.bind(audioStore)
    audioStore.read = async (name, range) => {
      if (name === down) throw new Error('out of reach')
      if (name !== half) return read(name, range)
      let isFirst = true
      return new ReadableStream({
        pull(controller) {
          if (!isFirst) throw new Error('broken off')
          isFirst = false
          controller.enqueue(Uint8Array.of(1, 2, 3))
        },
      })
    }
    const files = await exported(parent)
    const kept = [...files].filter(([name]) => name.startsWith('audio/'))
    expect(kept.map(([name, bytes]) => [name[6], [...bytes]])).toEqual([['2', [1, 2, 3]]])
    const readme = String(files.get('README.txt'))
    expect(readme).toMatch(/audio\/1 .*\.mp3\naudio\/2 .*\.mp3 \(only its beginning\)\naudio\/3 .*\.mp3\n/)
  })

  test('with hundreds of stories names each and keeps their order', async () => {
    const app = testApp()
    const parent = await app.givenParent()
    const { id } = await toldStory(parent)
    await (await app.db()).execute(sql`
      insert into stories (user_id, title, content, theme, length, voice, language, child_profile_id, created_at)
      select user_id, title, content, theme, length, voice, language, child_profile_id, created_at + n * interval '1 ms'
      from stories, generate_series(1, 250) n where id = ${id}`)
    const files = await exported(parent)
    const texts = [...files.keys()].filter((name) => name.startsWith('stories/'))
    expect(texts).toHaveLength(251)
    expect(texts).toEqual(texts.toSorted())
    expect(json(files, 'stories.json')).toHaveLength(251)
  })
})
