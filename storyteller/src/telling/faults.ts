import type { Language } from '@perinka/contract/catalog'
import type { Range, Tier } from '../craft/measures.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { calmArc, endsCalmly } from '../measure/calm.ts'
import { readability } from '../measure/readability.ts'
import { countWords } from '../measure/text.ts'
import { readabilityBand, sentenceBand, within } from '../plan/bands.ts'
import { gateStory } from '../safety/gate.ts'
import { tiersOf, wordsOfRung } from './rungs.ts'
import type { Evening } from './stage.ts'
import type { Told } from './told.ts'

/** Something that is wrong with a told telling, as its writer reads it. */
export interface Finding {
  check: string
  what: string
  /** Where in the body, where it is one place. */
  line?: number
}

const finding = (check: string, what: string, line?: number): Finding => ({ check, what, ...(line ? { line } : {}) })
const short = (value: number) => String(Math.round(value * 10) / 10)

/** What is planted is used, what is used was planted; a fact that is needed was told before. */
export function spineFaults({ marks }: Pick<Told, 'marks'>): Finding[] {
  const known = new Set<string>()
  const used = new Set(marks.filter(({ mark }) => mark === 'use').map(({ id }) => id))
  return marks.flatMap(({ mark, id }) => {
    if (mark === 'need' && !known.has(`!${id}`)) return finding('facts', `?${id} is needed before !${id} is told`)
    if (mark === 'use' && !known.has(`*${id}`)) return finding('plants', `^${id} is used before *${id} is planted`)
    if (mark === 'plant' && !used.has(id)) return finding('plants', `*${id} is planted and never used`)
    known.add(mark === 'plant' ? `*${id}` : `!${id}`)
    return []
  })
}

/** A refrain is said first, then again, and for the last time once. */
export function refrainFaults({ refrain }: Pick<Told, 'refrain'>): Finding[] {
  if (refrain.length === 0) return []
  const places = refrain.map(({ place }) => place)
  const [first, ...rest] = places
  const isRight = first === 'first' && rest.pop() === 'last' && rest.every((place) => place === 'again')
  return isRight ? [] : [finding('refrain', `said as ${places.join(', ')}`)]
}

/** Whoever speaks is known, and every quote has its speaker. */
export function speakerFaults({ paragraphs, unspoken }: Told, known: ReadonlySet<string>): Finding[] {
  const strangers = new Set(
    paragraphs.flatMap(({ spoken }) => spoken.map(({ who }) => who).filter((who) => !known.has(who))),
  )
  return [
    ...[...new Set(unspoken)].map((at) =>
      finding(
        'speakers',
        `nobody says the quote of: ${(paragraphs[at]?.text ?? '').slice(0, 70)}`,
        paragraphs[at]?.line,
      ),
    ),
    ...[...strangers].map((who) => finding('speakers', `@${who} is nobody of the stage`)),
  ]
}

/** In paragraphs. */
const FIRST_PAGE = 5
const LAST_PAGE = 6

/** The last page says a word of the first again: of five letters and more, by its beginning. */
export function echoFaults({ paragraphs }: Told): Finding[] {
  const stems = (from: number, to?: number) => {
    const text = paragraphs.slice(from, to).map((one) => one.text)
    const words =
      text
        .join(' ')
        .toLowerCase()
        .match(/\p{L}{5,}/gu) ?? []
    return new Set(words.map((word) => word.slice(0, Math.max(4, word.length - 2))))
  }
  const first = stems(0, FIRST_PAGE)
  return [...stems(-LAST_PAGE)].some((stem) => first.has(stem))
    ? []
    : [finding('echo', 'the last page says no word of the first')]
}

/** The child falls asleep once, on the last page: the writer marks it `!asleep`. */
export function sleepFaults({ marks, paragraphs }: Told): Finding[] {
  const asleep = marks.filter(({ mark, id }) => mark === 'fact' && id === 'asleep')
  const [only] = asleep
  if (asleep.length !== 1 || !only) return [finding('asleep', `!asleep is told ${asleep.length} times, once is right`)]
  return only.paragraph >= paragraphs.length - 3 ? [] : [finding('asleep', 'more than two paragraphs follow !asleep')]
}

/** Marks that do not belong in a text: quotes left open, space before a stop, a stop twice, a slot's bracket. */
export function signFaults({ paragraphs }: Told, language: Language): Finding[] {
  const [open, close] = CRAFTS[language].telling.quotes
  return paragraphs.flatMap(({ text, line }) => {
    const count = (sign: string) => text.split(sign).length - 1
    if (count(open) !== count(close)) return finding('quotes', `left open or closed twice: ${text.slice(0, 70)}`, line)
    const odd = / [,.;:!?]|([,;:])\1|\.\.|[[\]<>~|{}()*^@&"]|\( /.exec(text)
    return odd ? finding('signs', `“${text.slice(Math.max(0, odd.index - 30), odd.index + 20)}”`, line) : []
  })
}

/** No story of ours may be stopped by the gate. */
export function gateFaults({ paragraphs }: Told, language: Language): Finding[] {
  const judged = gateStory(paragraphs.map((one) => one.text).join('\n\n'), language)
  if (judged.verdict !== 'refuse') return []
  const at = paragraphs.find(({ text }) => gateStory(text, language).verdict === 'refuse')
  return [
    finding(
      'gate',
      `stops this story for ${judged.reason}: ${at?.text.slice(0, 90) ?? 'all of it together'}`,
      at?.line,
    ),
  ]
}

/** Length, and what every story of ours keeps to: sentences, readability, a calm end. */
export function bandFaults(told: Told, evening: Omit<Evening, 'details'>, ages: Range): Finding[] {
  const { language, reading, rung } = evening
  const text = told.paragraphs.map((one) => one.text).join('\n\n')
  const [least, most] = wordsOfRung(language, reading, rung)
  const measured = readability(text, language)
  const arc = calmArc(text, language)
  const ofTier = (tier: Tier) => [
    ...(within(measured.sentenceLength, sentenceBand(language, tier))
      ? []
      : [
          finding(
            'sentences',
            `${short(measured.sentenceLength)} words a sentence; ages ${AGES[tier]} want ${sentenceBand(language, tier).join(' to ')}`,
          ),
        ]),
    ...(within(measured.score, readabilityBand(language, tier))
      ? []
      : [
          finding(
            'readability',
            `${short(measured.score)}; ages ${AGES[tier]} want ${readabilityBand(language, tier).join(' to ')}`,
          ),
        ]),
  ]
  return [
    ...(within(told.words, [least, most])
      ? []
      : [finding('length', `rung ${rung}: ${told.words} words; ${least} to ${most} are wanted`)]),
    ...tiersOf(reading, rung, ages).flatMap(ofTier),
    ...(endsCalmly(arc)
      ? []
      : [finding('calm', `${arc.join(', ')}: the last must be -4 or less, and 5 below the highest`)]),
    ...paragraphFaults(told),
  ]
}

const AGES: Record<Tier, string> = { 0: '3–4', 1: '5–6', 2: '7–9', 3: '10–12' }
const MOST_WORDS_A_PARAGRAPH = 130

const paragraphFaults = ({ paragraphs }: Told) =>
  paragraphs.flatMap(({ text, line }) =>
    countWords(text) > MOST_WORDS_A_PARAGRAPH
      ? [finding('paragraph', `${countWords(text)} words: ${text.slice(0, 60)}`, line)]
      : [],
  )
