import type { Listened } from './listen.ts'
import { onset, soundOf } from './sound.ts'

/**
 * Plays what came from the moment its first sound was there: `lead` seconds before it was due, the last byte that had
 * come until then arrived. `at`: seconds of playback since the first sound.
 */
export async function playback({ mp3, arrivals }: Listened) {
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
