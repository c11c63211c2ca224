import type { Tier } from '../craft/measures.ts'
import { countWords, sentencesOf } from '../measure/text.ts'
import { MOST_SENTENCES } from '../plan/bands.ts'

/** What is said of one beat, polished. */
export interface Spoken {
  id: string
  text: string
}

/** Kinds of beats that may stand in one paragraph with the beat before them, by the kind of that one. */
const FOLLOWS: Record<string, readonly string[]> = {
  opening: ['hero', 'away', 'open'],
  away: ['open'],
  hero: ['away', 'open'],
  open: ['detail', 'recall'],
  setOff: ['refrain'],
  encounter: ['ask', 'refrain', 'encounter'],
  ask: ['refrain'],
  obstacle: ['refrain', 'ask', 'deed'],
  deed: ['refrain', 'ask', 'deed'],
  way: ['refrain'],
  again: ['try'],
  try: ['said', 'refrain'],
  said: ['refrain'],
  kindness: ['refrain'],
  talk: ['refrain'],
  turn: ['solution'],
  solution: ['after'],
  helper: ['rest'],
  rest: ['rest', 'keepsake'],
  keepsake: ['favourite'],
  favourite: ['favourite'],
  ritual: ['asleep'],
  siblings: ['goodnight'],
}

const kindOf = (id: string) => id.split('.')[0] ?? id

/** A new speaker wants a new paragraph. */
const speaksAnew = (before: string, text: string) => /[“„]/.test(before) && /^[“„]/.test(text)

/** Puts small neighbours that belong together into one paragraph, as far as an age keeps it in view. */
export function gathered(pieces: readonly Spoken[], tier: Tier): string[] {
  const paragraphs: string[] = []
  let before = ''
  let sentences = 0
  for (const { id, text } of pieces) {
    const kind = kindOf(id)
    const count = sentencesOf(text).length
    // Two who are met on the way share a paragraph only where both are met in passing.
    const most = kind === before && kind === 'encounter' ? 4 : MOST_SENTENCES[tier] + 1
    const joins =
      FOLLOWS[before]?.includes(kind) &&
      !speaksAnew(paragraphs.at(-1) ?? '', text) &&
      (before === 'opening' || sentences + count <= most)
    if (joins) paragraphs.push(`${paragraphs.pop()} ${text}`)
    else paragraphs.push(text)
    sentences = joins ? sentences + count : count
    before = kind
  }
  return paragraphs
}

/** Fewer words make no paragraph of their own. */
const LEAST_WORDS = 6

/** Parts a paragraph that is too long for small readers, at a sentence's end and never inside a speech. */
export function parted(paragraph: string, tier: Tier): string[] {
  const sentences = sentencesOf(paragraph)
  const most = MOST_SENTENCES[tier]
  if (sentences.length <= most + 1) return [paragraph]
  const even = Math.ceil(sentences.length / Math.ceil(sentences.length / most))
  const parts: string[][] = [[]]
  let inSpeech = false
  // Slovak opens low and closes with the mark that opens in English.
  const low = paragraph.includes('„')
  for (const sentence of sentences) {
    const last = parts.at(-1) ?? []
    const before = last.at(-1) ?? ''
    // One speaker's words, and the beats of a list, stay together.
    const clings =
      (/^[“„]/.test(sentence) && /[“”„]/.test(before)) || Math.min(...[before, sentence].map(countWords)) < 3
    if (last.length >= even && !inSpeech && !clings) parts.push([sentence])
    else last.push(sentence)
    const opened = sentence.match(low ? /„/g : /“/g)?.length ?? 0
    const closed = sentence.match(low ? /“/g : /”/g)?.length ?? 0
    if (opened !== closed) inSpeech = opened > closed
  }
  return parts
    .map((part) => part.join(' '))
    .reduce<string[]>((whole, part) => {
      // A last crumb stays with what it belongs to.
      if (whole.length > 0 && countWords(part) < LEAST_WORDS) whole.push(`${whole.pop()} ${part}`)
      else whole.push(part)
      return whole
    }, [])
}
