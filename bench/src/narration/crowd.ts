import { newFamily } from '@perinka/e2e/support/family'
import { figure, median, NEVER, type Part, percentile } from '../report.ts'
import { type Opened, openProduct } from '../resources.ts'
import { child, type Listened, listen, tellInTurn } from './listen.ts'
import { onset, soundOf } from './sound.ts'

const FAMILIES = 20
/** Seconds from the first sound after which a listener who is ahead should be well ahead. */
const SETTLED = 10

/** Twenty families ask in the same moment; each has a story of its own, half of them in Slovak. */
export async function narrationCrowd(opened: Opened): Promise<Part> {
  const { url } = await openProduct(opened)
  const beds = []
  for (let number = 0; number < FAMILIES; number++) {
    const family = await newFamily(url)
    beds.push({ family, story: await tellInTurn(family, await child(family), number) })
  }
  const listened = await Promise.all(beds.map(({ family, story }) => listen(family, story.id, story.voice)))
  const heard = await Promise.all(listened.map(playback))
  const firstSounds = heard.map(({ firstSoundAt }) => firstSoundAt / 1000)
  const behind = heard.filter(({ leads }) => leads.some(({ lead }) => lead < 0))
  const settled = heard.flatMap(({ leads }) => leads.filter(({ at }) => at >= SETTLED))
  const least = Math.min(...settled.map(({ lead }) => lead))
  return {
    name: `${FAMILIES} narrations asked for at once`,
    figures: [
      figure('first sound, median', median(firstSounds), 's'),
      figure('first sound, p95', percentile(firstSounds, 0.95), 's', { max: 2 }),
      figure('narrations that ever fell behind their playback', behind.length, '', NEVER),
      figure(`least lead over playback after ${SETTLED} s`, least, 's', { min: 0 }),
      figure('all of them whole', Math.max(...listened.map(({ doneAt }) => doneAt)) / 1000, 's'),
    ],
  }
}

/**
 * Plays what came from the moment its first sound was there: `lead` seconds before it was due, the last byte that had
 * come until then arrived. `at`: seconds of playback since the first sound.
 */
async function playback({ mp3, arrivals }: Listened) {
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
