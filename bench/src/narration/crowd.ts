import { LANGUAGES, VOICES } from '@perinka/contract/catalog'
import { newFamily } from '@perinka/e2e/support/family'
import { startProduct } from '@perinka/e2e/support/product'
import { median, type Part, percentile } from '../report.ts'
import { type Listened, listen } from './listen.ts'
import { onset, soundOf } from './sound.ts'
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
    const heard = await Promise.all(listened.map(follow))
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

/**
 * Plays what came from the moment its first sound was there: `lead` seconds before it was due, the last byte that had
 * come until then arrived. `at`: seconds of playback since the first sound.
 */
async function follow({ mp3, arrivals }: Listened) {
  const sound = await soundOf(mp3)
  const first = onset(sound)
  // A decoder needs the frame after, too: half of each frame's sound lies in the next one.
  const frames = 2 * (576 / sound.rate) * sound.bytesPerSecond
  const needed = sound.firstByte + first * sound.bytesPerSecond + frames
  const firstSoundAt = arrivals.find(({ bytes }) => bytes >= needed)?.at ?? Number.POSITIVE_INFINITY
  const leads = arrivals.flatMap(({ bytes }, index) => {
    const next = arrivals[index + 1]
    if (!next || bytes < needed) return []
    // What had come by now is used up at this moment; the next piece must be there before.
    const at = (bytes - needed) / sound.bytesPerSecond
    return [{ at, lead: at - (next.at - firstSoundAt) / 1000 }]
  })
  return { firstSoundAt, leads }
}
