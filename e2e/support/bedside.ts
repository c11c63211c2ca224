import type { Language } from '@perinka/contract/catalog'
import type { Narration } from '@perinka/contract/narration'
import type { Story } from '@perinka/contract/stories'
import type { Page } from '@playwright/test'
import { addChild, type Family, newFamily } from './family.ts'
import { labels } from './labels.ts'
import { parentAt } from './parent.ts'

/** Short enough to be read aloud in a moment, long enough to skip in: about three quarters of a minute. */
const TEXTS = {
  en: {
    title: 'The Lamp in the Window',
    content: `A small lamp stood in the window of a quiet house. Its light was warm and round.

Outside the snow fell softly on the garden. A hare came by and looked up at the light. She sat down under the window to rest her long ears.

The lamp hummed a slow song about bread and honey. The hare listened, and her nose stopped twitching.

Then the wind lay down behind the shed. The hare closed her eyes, and the whole garden slept until morning.`,
  },
  sk: {
    title: 'Lampa v okne',
    content: `V okne tichého domu stála malá lampa. Jej svetlo bolo teplé a okrúhle.

Vonku na záhradu potichu padal sneh. Okolo šiel zajac a pozrel sa hore na svetlo. Sadol si pod okno, aby mu oddýchli dlhé uši.

Lampa si pomaly spievala o chlebe a mede. Zajac počúval a ňufáčik sa mu prestal hýbať.

Potom si vietor ľahol za kôlňu. Zajac zavrel oči a celá záhrada spala až do rána.`,
  },
}

/** A family at bedtime: signed in without typing, with a story that they have not heard yet. */
export interface Bedside {
  family: Family
  language: Language
  t: ReturnType<typeof labels>
  story: Story
  /** One more story is written, without a browser. */
  hasAnotherStory(): Promise<void>
  /** The same story as the server has it now. */
  storyNow(): Promise<Story>
  /** The narration that the story shows. */
  narration(): Promise<Narration>
  /** Asks for the narration without a browser and waits until it is whole. */
  isNarrated(): Promise<Narration>
  opens(page: Page, path?: string): Promise<void>
}

export async function bedsideAt(url: string, language: Language = 'en'): Promise<Bedside> {
  const family = await newFamily(url)
  const childProfileId = await addChild(family)
  const json = async (answer: Promise<Response>) => {
    const got = await answer
    if (!got.ok) throw new Error(`${got.url} answered ${got.status}: ${await got.text()}`)
    return got.json()
  }
  const wish = { childProfileId, theme: 'forest', length: 'short', language }
  const generate = () => json(family.ask('POST', '/api/stories/generate', wish)) as Promise<{ id: string }>
  const { id } = await generate()
  const story = (await json(family.ask('PUT', `/api/stories/${id}`, TEXTS[language]))) as Story
  const narration = () => json(family.ask('GET', `/api/stories/${id}/audio/timings`)) as Promise<Narration>
  return {
    family,
    language,
    t: labels(language),
    story,
    hasAnotherStory: async () => void (await generate()),
    storyNow: () => json(family.ask('GET', `/api/stories/${id}`)) as Promise<Story>,
    narration,
    async isNarrated() {
      await json(family.ask('POST', `/api/stories/${id}/audio`, { voice: story.voice }))
      for (;;) {
        const now = await narration()
        if (now.status === 'failed') throw new Error('The narration failed')
        if (now.status === 'done') return now
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    async opens(page, path = `/story/${id}`) {
      const [name = '', value = ''] = family.cookie.split('=')
      // It outlives the browser, as the server's own does.
      const expires = Math.round(Date.now() / 1000) + 86_400
      await page.context().addCookies([{ name, value, url, expires }])
      await page.addInitScript((chosen) => {
        localStorage.setItem('perinka.identity', 'parent')
        localStorage.setItem('perinka.language', chosen)
      }, language)
      await parentAt(page, url).opens(path)
    },
  }
}
