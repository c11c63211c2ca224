import { fold } from '../../../craft/fold.ts'
import { CASES, type Case } from '../../../craft/names.ts'
import { familiar } from '../familiar-names.ts'
import { declineFirstName } from '../morphology/decline.ts'
import { resolveGender } from '../morphology/gender.ts'
import { MASCULINE_IN_E_I_Y } from '../morphology/name-lists.ts'
import { kinWords } from './kin.ts'
import { lexicon } from './lexicon/index.ts'

const RULED: Readonly<Record<string, readonly Case[]>> = {
  ...{ s: ['ins'], so: ['ins'], k: ['dat'], ku: ['dat'], v: ['loc'], vo: ['loc'], pri: ['loc'], po: ['loc'] },
  ...{ od: ['gen'], odo: ['gen'], u: ['gen'], bez: ['gen'], do: ['gen'], z: ['gen'], zo: ['gen'], okrem: ['gen'] },
  ...{ pre: ['acc'], cez: ['acc'], o: ['loc', 'acc'], na: ['acc', 'loc'], za: ['acc', 'ins'], pred: ['ins', 'acc'] },
  ...{ nad: ['ins'], pod: ['ins'], medzi: ['ins'] },
}
/** Girls and women as they stand before a name, whose forms are those of no word of kin. */
const GIRLS = ['kamarátka', 'kamoška', 'spolužiačka', 'sestrička', 'sesternica', 'učiteľka', 'susedka']
const ONE: readonly Case[] = ['gen', 'dat', 'acc', 'loc', 'ins']

/** Which names a form may be of, and in which case. */
let forms: Map<string, { name: string; one: Case }[]> | undefined
/** In which cases words for somebody stand: "kamaráta". */
let words: Map<string, Set<Case>> | undefined

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const others = map.get(key)
  if (others) others.push(value)
  else map.set(key, [value])
}

function formsOfNames() {
  const all = new Map<string, { name: string; one: Case }[]>()
  const foreign = [...MASCULINE_IN_E_I_Y].map((name) => name.charAt(0).toUpperCase() + name.slice(1))
  for (const name of new Set([...familiar.flatMap((line) => line.replaceAll('!', '').split(' ')), ...foreign])) {
    const cases = casesOf(name)
    for (const one of CASES) put(all, cases[one].toLowerCase(), { name, one })
  }
  // As typed without marks, where that is no other name.
  for (const [form, names] of [...all]) if (!all.has(fold(form))) all.set(fold(form), names)
  return all
}

const casesOf = (name: string) => declineFirstName(name, resolveGender(name, null))

function casesOfWords() {
  const all = new Map<string, Set<Case>>()
  for (const { forms } of [...kinWords, ...lexicon]) {
    for (const one of CASES) {
      const form = one === 'nom' ? forms.name : forms[one]
      for (const written of new Set(form ? [form, fold(form)] : []))
        all.set(written, (all.get(written) ?? new Set()).add(one))
    }
  }
  // "Kozy Líza a Bela": of many, and their names stand in the nominative.
  for (const { forms } of lexicon) {
    const many = forms.nom_pl
    for (const written of many ? [many, fold(many)] : []) all.set(written, (all.get(written) ?? new Set()).add('nom'))
  }
  // Of a fond form ("sloníka") it is only known that it is no nominative.
  for (const { one, nominative } of lexicon) {
    for (const form of nominative ? one : []) {
      if (nominative?.includes(form)) continue
      for (const written of [form, fold(form)]) if (!all.has(written)) all.set(written, new Set(ONE))
    }
  }
  for (const girl of GIRLS) {
    const cases = declineFirstName(girl, 'she')
    for (const one of CASES) {
      for (const written of new Set([cases[one], fold(cases[one])]))
        all.set(written, (all.get(written) ?? new Set()).add(one))
    }
  }
  return all
}

/** What a name that no list has may be the form of, the likeliest first: "Steva" of "Steve" and "Stev", "Kvíkom" of "Kvík". */
const ENDINGS: readonly (readonly [ending: string, ...bases: string[]])[] = [
  ['ovi', '', 'o'],
  ['om', '', 'o'],
  ['ou', 'a'],
  ['a', '', 'o'],
  ['u', 'a'],
  ['y', 'a'],
  ['e', 'a'],
  ['i', 'a'],
]

function* guessed(word: string): Generator<string> {
  for (const [ending, ...bases] of ENDINGS) {
    const stem = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || stem.length < 2) continue
    if (MASCULINE_IN_E_I_Y.has(`${stem}e`.toLowerCase())) yield `${stem}e`
    // Bruňo, Mišo, Laďo, Brumko: so end the names that families make.
    const isFond = bases.includes('o') && /(?:[ňďťľš]|[bcčdďfghjlľmnňprsštťvzž]k)$/.test(stem)
    for (const base of isFond ? [...bases].reverse() : bases) yield stem + base
  }
}

/** The nominative of a name; null where it stands there already, or nothing tells. */
export function baseName(word: string, before: string): string | null {
  forms ??= formsOfNames()
  words ??= casesOfWords()
  const ruled = RULED[before] ?? [...(words.get(before) ?? [])]
  const known = forms.get(word.toLowerCase()) ?? []
  const isAsked = (one: Case) => ruled.includes(one)
  // A word that may stand in either case says nothing against a nominative.
  if (known.some(({ one }) => one === 'nom') && (ruled.length === 0 || isAsked('nom'))) return null
  const own = known.find(({ one }) => isAsked(one)) ?? known[0]
  if (own) return own.one === 'nom' ? null : own.name
  const owner = ownerOf(word)
  if (owner) return owner
  const asked = ONE.filter(isAsked)
  if (asked.length === 0 || isAsked('nom'))
    return /(?:ovi|ou)$/.test(word) ? (first(word, ['dat', 'ins']) ?? null) : null
  return first(word, asked)
}

/** Whose something is: "pred Lenkinými dverami", "Riškova bunda". */
function ownerOf(word: string): string | null {
  const [, stem = '', ending] =
    /^(\p{Lu}\p{Ll}+?)(in|ov)(?:ými|ých|ým|ymi|ych|ym|ho|mu|om|ej|ou|a|e|i|y|u|o)?$/u.exec(word) ?? []
  const names = ending === 'in' ? [`${stem}a`] : ending === 'ov' ? [stem, `${stem}o`] : []
  return names.find((name) => forms?.get(name.toLowerCase())?.some((one) => one.one === 'nom')) ?? null
}

function first(word: string, asked: readonly Case[]): string | null {
  for (const name of guessed(word)) {
    const cases = casesOf(name)
    if (asked.some((one) => cases[one] === word)) return name
  }
  return null
}

/** Endings of fond names, of him and of her, the longest first: Dávidko and David, Ninka and Nina. */
const FOND = ['inko', 'icko', 'usko', 'ecko', 'cek', 'ino', 'ko', 'ik', 'o']
const FOND_HERS = ['inka', 'icka', 'uska', 'enka', 'ka', 'a']
const LEAST_STEM = 3

export function petStem(name: string): string {
  const isHers = name.endsWith('a')
  const ending = (isHers ? FOND_HERS : FOND).find((one) => name.endsWith(one) && name.length - one.length >= LEAST_STEM)
  return (ending ? name.slice(0, -ending.length) : name) + (isHers ? '*' : '')
}
