import { LANGUAGES, VOICES } from '@perinka/contract/catalog'
import { newFamily } from '@perinka/e2e/support/family'
import { startProduct } from '@perinka/e2e/support/product'
import { median, type Part, percentile } from '../report.ts'
import { listen } from './listen.ts'
import { playback } from './playback.ts'
import { child, tell } from './stories.ts'

const FAMILIES = 20
/** Seconds from the first sound after which a listener who is ahead should be well ahead. */
const SETTLED = 10

/** Twenty families ask in the same moment; each has a story of its own, half of them in Slovak. */
export async function narrationCrowd(): Promise<Part> {
  const product = await startProduct()
  try {
    const beds = []
    for (let number = 0; number < FAMILIES; number++) {
      const family = await newFamily(product.url)
      const language = LANGUAGES[number % LANGUAGES.length] ?? 'en'
      const voice = VOICES[number % VOICES.length] ?? 'alloy'
      const story = await tell(family, await child(family), { language, length: 'medium', voice }, number)
      beds.push({ family, story })
    }
    const listened = await Promise.all(beds.map(({ family, story }) => listen(family, story.id, story.voice)))
    const heard = await Promise.all(listened.map(playback))
    const firstSounds = heard.map(({ firstSoundAt }) => firstSoundAt / 1000)
    return {
      name: `${FAMILIES} narrations asked for at once`,
      figures: [
        { what: 'first sound, median', value: median(firstSounds), unit: 's', bound: {} },
        { what: 'first sound, p95', value: percentile(firstSounds, 0.95), unit: 's', bound: { max: 2 } },
        {
          what: 'narrations that ever fell behind their playback',
          value: heard.filter(({ leads }) => leads.some(({ lead }) => lead < 0)).length,
          unit: '',
          bound: { max: 0 },
        },
        {
          what: `least lead over playback after ${SETTLED} s`,
          value: Math.min(
            ...heard.flatMap(({ leads }) => leads.filter(({ at }) => at >= SETTLED)).map(({ lead }) => lead),
          ),
          unit: 's',
          bound: { min: 0 },
        },
        {
          what: 'all of them whole',
          value: Math.max(...listened.map(({ doneAt }) => doneAt)) / 1000,
          unit: 's',
          bound: {},
        },
      ],
    }
  } finally {
    await product.stop()
  }
}
