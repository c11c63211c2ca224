import { expect, test } from 'vitest'
import { FORM_KEYS, NO_PROSE } from '../../craft/pack.ts'
import { say } from '../../realise/frame.ts'
import { misdirected, type Saying, staysPut } from './agreement.testing.ts'
import { pack } from './pack.ts'

/** Said of somebody of the sentence before, or of what the frame's problem is about. */
const INTENDED =
  /posledný im podal zábradlie|fúkol z nej vetrík|Teofilovi ⟨radila⟩|Stratil rovnováhu|Dozadu videl ešte menej|Okuliare mal na nose|^„“ (?:odvetil|zamrmlal vďačne|šepol)\.|Mal dieru, no voňal senom|obrovi ⟨navrhla⟩|jeleňovi s hniezdom|a bál bez hudby|kráľa ⟨spýtala⟩|Potom si ich pred jedlom umyl|Od radosti pustil tri listy|Hneď si jedny urobil z drôtu|po toho, čo zostal|listy jeden za druhým|jeden vedľa druhého|nevideli jeden druhého|Maľovali jeden druhého/u

const WORDS = Object.fromEntries(
  'refrain ask fact guest theme who name pet friend place thing vehicle sport named favourite'
    .split(' ')
    .map((word) => [word, 'xx']),
)

/** The product's own four are who they are. */
const KNOWN = 'predefined'

function framesIn(value: unknown, path = 'sk'): { path: string; frame: string }[] {
  if (typeof value === 'string') return [{ path, frame: value }]
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return []
  return Object.entries(value)
    .filter(([key]) => !NO_PROSE.has(key) && !FORM_KEYS.has(key) && key !== KNOWN)
    .flatMap(([key, part]) => framesIn(part, `${path}/${key}`))
}

const { lexicon, labels, language, ...said } = pack
const ema = pack.child('Ema', 'she')
const saying: Saying = (frame, tier, fill) => say(frame, { tier, full: true, pick: () => 0, resolve: fill })

test('what a girl does, a girl did: no masculine form stays put in a story where everybody is she', () => {
  const faults = framesIn(said).flatMap(({ path, frame }) =>
    staysPut(saying, frame, ema, WORDS)
      .filter((sentence) => !INTENDED.test(sentence))
      .map((sentence) => `${path}: ${sentence}`),
  )
  expect([...new Set(faults)]).toEqual([])
})

/** The hero goes on from the sentence before. */
const GOES_ON =
  /^⟨hero⟩ (?:cez celú lúku|papradie), ⟦helper⟧|^„“ ⟨hero⟩, „“ a ⟦helper⟧|^„“ ⟨hero⟩, a ⟦helper⟧|^„“ ⟨hero⟩ mu a ⟦helper⟧|^„“ ⟨helper⟩,? a ⟦hero⟧|^Tak ⟨helper⟩ ⟦hero⟧ o nej/u

test('and whoever a sentence names is the one it agrees with, be the hero she and the helper he or the other way', () => {
  const faults = framesIn(said).flatMap(({ path, frame }) =>
    misdirected(saying, frame, { ...WORDS, friends: '', všetci: '', každý: '' })
      .filter((sentence) => !GOES_ON.test(sentence))
      .map((sentence) => `${path}: ${sentence}`),
  )
  expect([...new Set(faults)]).toEqual([])
  expect(misdirected(saying, '[Helper] [povedal], že ide.', WORDS)).toHaveLength(1)
  expect(misdirected(saying, '[Helper] [helper:povedal], že ide.', WORDS)).toEqual([])
})

test.each([
  '„Vchod,“ [povedal] [hero]. [=Zaklopal] na najväčšiu dierku.',
  '[Hero] naň [vybehol] ako prvý.',
  '[Hero] [vedel], že to pôjde, len [=nevedel] ako.',
  '[Hero] [začal] ľavou, [helper] pravou, a tak [=boli] zladení.',
  '[Helper] sa [helper:vyškriabal] na najvyšší stožiar. [=Videl] odtiaľ iba more.',
  '[Helper] [helper:nosil] odkazy po schodoch. Tri poschodia dolu. Kým [=doniesol] „dobrý večer“, [=bola] noc.',
  '[=Stála] raz Perníková chalúpka a z jej okna sa [=pozeral] [hero].',
  '[Hero] a [helper] sa [=pozreli] jeden na druhého.',
  '[Helper] [helper:bol] posledný a hlavou [=kýval].',
])('a form that stays put is noticed: %s', (frame) => {
  expect(staysPut(saying, frame, ema, WORDS)).not.toEqual([])
})

test.each([
  '[Hero] si [sadol] a vietor [=fúkal] ďalej.',
  '„Ahoj,“ [povedal] [hero]. Ježko [=prikývol] a [=usmial] sa.',
  '[Helper] [helper:prišiel] prvý raz a [hero] [bol/je] doma.',
  '[Hero] [dal/dáva] mysli slovo. [=Bola] z toho pesnička.',
])('and one that has its own doer is not: %s', (frame) => {
  expect(staysPut(saying, frame, ema, WORDS)).toEqual([])
})
