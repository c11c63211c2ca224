import { flattened, LEET } from './normalise.ts'

/** Letters a gap apart: "f.u.c.k", "k u r v a", "s - e - x". */
const SPACED = /(?<![a-z\d])(?:[a-z\d@$!+][\s._*\-–—·•,/\\|~^:;=#]{1,3}){2,}[a-z\d@$!+](?![a-z\d])/g
const BROKEN = /(?<=[a-z])[._*\-–—·•/\\|~^:=#]+(?=[a-z])/g

/** Whether a folded text has anything to read twice; most have not, and a story has thousands of words. */
const ODD =
  /[a-z][\d@$+*_|€£¢§!][a-z]|[a-z][\d@$+|€£¢§]|[\d@$+*|€£¢§][a-z]|([a-z])\1\1|(?<![a-z\d])[a-z\d][\s._*\-–—·•,/\\|~^:;=#]{1,3}[a-z\d](?![a-z\d])|[a-z][._*\-–—·•/\\|~^:=#]+[a-z]/
const UNUSUAL = new RegExp(`${ODD.source}|([a-z])\\2|(?<![a-z])[b-df-hj-np-tv-xz]*v[b-df-hj-np-tv-xz]+(?![a-z])`)

/** What a disguised word may stand for: `readings` as whole words, `runs` of single letters that may hold more than one. */
export interface Disguised {
  readings: string[]
  runs: string[]
}

function readingsOf(word: string): string[] {
  const plain = word.replace(/(?<![!+])[!+]+$/, '')
  const letters = plain.replace(/[0-9@$!+€£¢|§]/g, (mark) => LEET[mark] ?? mark)
  const forms = new Set([letters, letters.replace(/(.)\1{2,}/g, '$1$1'), letters.replace(/(.)\1+/g, '$1')])
  forms.add(letters.replace(/(.)\1{2,}/g, '$1'))
  if (plain.includes('1')) forms.add(plain.replace(/1/g, 'l').replace(/[0-9@$!+€£¢|§]/g, (mark) => LEET[mark] ?? mark))
  // Slovak "pi4a", and "fvck", which has no vowel.
  if (plain.includes('4')) forms.add(plain.replace(/4/g, 'c'))
  if (/^[^aeiouy]+$/.test(letters) && letters.includes('v')) forms.add(letters.replace(/v/g, 'u'))
  return [...forms]
}

/** The words of a folded text that are not written plainly: with digits for letters, drawn out, broken up or spaced. Most texts have none. */
export function disguised(seen: string): Disguised {
  if (!UNUSUAL.test(seen)) return { readings: [], runs: [] }
  const runs = [...seen.matchAll(SPACED)].flatMap(([run]) => readingsOf(run.replace(/[^\p{L}\d@$!+]+/gu, '')))
  const joined = seen.replace(BROKEN, '')
  const words = joined === seen ? [] : joined.split(/[^\p{L}\d@$!+]+/u).filter((word) => !seen.includes(` ${word} `))
  const odd = seen
    .split(/[^\p{L}\d@$!+€£¢|§]+/u)
    .filter(
      (word) =>
        /(.)\1/u.test(word) || /^[^aeiouy]*v[^aeiouy]*$/.test(word) || (/\p{L}/u.test(word) && /[^a-z]/.test(word)),
    )
  return { readings: [...new Set([...odd, ...words].filter((word) => word.length > 1).flatMap(readingsOf))], runs }
}

/** A folded text with digits for letters, spaced and drawn-out letters read as a reader would, "1" as the letter given; flat. */
export function undisguised(text: string, one: 'i' | 'l' = 'i'): string {
  if (!ODD.test(text)) return flattened(text)
  const seen = text
    .replace(SPACED, (run) => run.replace(/[^\p{L}\d@$!+]+/gu, ''))
    .replace(BROKEN, (gap) => (/^[-–—/.:]$/.test(gap) ? gap : ''))
    .replace(/[\p{L}\d@$!+]+/gu, (word) =>
      /\p{L}/u.test(word)
        ? word.replace(/[0-9@$+]|!(?=\p{L})/gu, (mark) => (mark === '1' ? one : (LEET[mark] ?? mark)))
        : word,
    )
    .replace(/(\p{L})\1{2,}/gu, '$1')
  return flattened(seen)
}
