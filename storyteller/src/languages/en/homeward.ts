import type { Frame } from '../../craft/pack.ts'

/** From wherever the story stands to the bed: names no place and nobody, since nobody knows who is there. */
export const homeward: readonly Frame[] = [
  'But all that could wait. The day had grown quiet and soft at the edges, and it was time to go slowly home.',
  'By then the light was low and warm. Everything that mattered was all right, and the rest would keep until tomorrow. So it was home, and slowly to bed.',
  'And then the evening said, very softly, that this was enough for one day. The way home was short and quiet, and a warm bed was waiting at the end of it.',
]
