import type { Matcher } from '../../../craft/gate.ts'

const PAST = /^(?:ol|l[aoi]|ul[aoi]?)$/
const ENDING =
  /^(?:[aeiouy]|[aeo]?m|ou|ov|och|ovi[a]?|ove|ami?|mi|a?ch|eho|emu|[yi][mc]h?|[yi]mi|ej|i[aeu]|iou|iam|iach|iami|ovho|ovmu|ovej|ovou|ovych?|ovym|in[aeuy]?|inou|inho|inej|iho|imu|ho|mu|t|iat|ata|ati|atom|ence|encom)?$/
const PREFIX = /^(?:ne)?(?:do|na|po|za|vy|ob|o|pred|pre|roz|u|od|pri|s|z|vz|zo|vo)?(?:po|za|vy|na|u)?/

const one = (stem: string, tail: Matcher['tail'], isPrefixed = false): Matcher => ({ stem, tail, isPrefixed })

/** A bare note is a stem with an ending of declension, "+" a verb with what may stand before it, "~" whatever begins so, "=" the word alone, "*" an end. */
export function matchers(note: string): Matcher[] {
  if (note.startsWith('*')) return [one('', new RegExp(`${note.slice(1)}$`))]
  const kind = /[~+=]$/.exec(note)?.[0] ?? ''
  const stem = kind ? note.slice(0, -1) : note
  if (kind === '=') return [one(stem, 'none')]
  if (kind === '~') {
    // "Sadne" is "sadol" and "sadla" in the past.
    const past = stem.length > 3 && stem.endsWith('n') ? [one(stem.slice(0, -1), PAST)] : []
    return [one(stem, 'any'), ...past]
  }
  return [kind === '+' ? one(stem, 'any', true) : one(stem, ENDING)]
}

/** A word without what may stand before a verb's stem; "ne-" undoes it. */
export function unprefixed(word: string): { rests: string[]; isNegated: boolean } {
  const found = new Set<string>()
  const isNegated = word.startsWith('ne')
  if (isNegated) found.add(word.slice(2))
  const longest = PREFIX.exec(word)?.[0].length ?? 0
  for (let cut = 1; cut <= longest; cut++)
    if (PREFIX.exec(word.slice(0, cut))?.[0].length === cut) found.add(word.slice(cut))
  return { rests: [...found], isNegated }
}
