import type { ReaderCraft } from '../craft/lexicon.ts'
import type { Time } from '../craft/wish-frames.ts'
import { clausesOf, hitOf, overlap, type Place, sentencesOf } from './hits.ts'
import type { Item } from './items.ts'
import type { Happening, Part, SubjectHit } from './part.ts'

/** What is to come is gone to, of a subject that may be so. */
export const comingOf = (subject: SubjectHit | null, when: Time) =>
  when === 'tomorrow' && subject?.rule.yieldsTo?.includes('going-to') ? 'going-to' : null

/** When it is: as the sentence says in which it stands, else as such things are; a theme, and what is imagined, is told as it happens. */
export function timeOf(
  { text, field }: Part,
  subject: SubjectHit | null,
  happening: Happening | null,
  who: Item | null,
  craft: ReaderCraft,
): Time {
  if (happening?.rule.event === 'how-it-works') return happening.rule.when ?? 'always'
  const usual = subject?.rule.when ?? happening?.rule.when ?? 'always'
  const hit = subject?.hit ?? happening?.hit
  const sentence = hit && sentencesOf(text).find((one) => overlap(one, hit))
  const near = sentence ? text.slice(sentence.at, sentence.end).trim() : text
  const said = (where: string, isFaint = false) =>
    craft.times.find((rule) => (rule.isFaint ?? false) === isFaint && hitOf(rule, where))?.when
  const faint = () => said(near, true) ?? said(text, true)
  const own = hit && saidBy(hit, text, said, craft)
  const clear =
    own === 'past' && said(near) === 'tomorrow' && comingOf(subject, 'tomorrow') ? 'tomorrow' : (own ?? said(near))
  if (clear) return clear
  // "The tent blew down and we slept in the car" was so.
  const isImagined = who?.told.as === 'thing' && !(craft.ours?.test(text) && faint() === 'past')
  if (usual === 'always') return isImagined || field === 'theme' ? usual : (faint() ?? usual)
  const told = said(text)
  if (told) return told
  if (field === 'theme' || isImagined) return 'today'
  // What was done once is over, of whatever is mostly still to come, or of today where nothing of it goes on.
  const mayBeOver = usual === 'tomorrow' || (usual === 'today' && !craft.ongoing?.test(text))
  return mayBeOver && faint() === 'past' ? 'past' : usual
}

/** "He fell over yesterday, but on Saturday we go camping": the part that a hit stands in, where each says a time of its own. */
function saidBy(hit: Place, text: string, said: (where: string) => Time | undefined, { turning }: ReaderCraft) {
  const parts = turning ? clausesOf(text, turning) : []
  const own = parts.find((one) => overlap(one, hit))
  return own && parts.length > 1 ? said(text.slice(own.at, own.end).trim()) : undefined
}
