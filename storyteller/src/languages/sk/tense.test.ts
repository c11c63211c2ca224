import { ALL_THEMES } from '@perinka/contract/catalog'
import { expect, test } from 'vitest'
import { tellStory } from '../../tell.ts'
import { presentOf } from './morphology/verbs.ts'

/** What a story told in the present may still tell of the time before it, or of what might be. */
const BEFORE_OR_IF =
  /(?<!\p{L})(?:aby|by|keby|akoby|bez toho|vraj|či|než|ako|kto|čo|kam|kedy|ktor\p{L}+)(?!\p{L})[^.!?]*$/iu
const INTENDED = [
  'Kde bolo, tam bolo',
  'Prastará mama bola',
  'bádatelia objavili pevniny',
  'Prišiel poďakovať ešte raz a zostal',
  'Pavúčik ju tam zavesil',
  'niekto napísal úprimne',
  'sušienky sa už naňho veľmi tešili',
  'strašiak za nimi zdvihol',
  'princezná Adriana pozvala na kakao, len to zabudla',
  'kapitán ich to naučil',
  'Niekto stratil rukavicu',
  '(?:Rak ju|Vtáčik ho tam) nechal',
  'Poslala ho teta Krtková',
  'hoci červený bol aj predtým',
]

/** Past tenses of verbs that our frames know, outside speech. "bál" is a ball unless it stands with "sa". */
function strayPasts(paragraph: string): string[] {
  const told = INTENDED.reduce(
    (text, intended) => text.replace(new RegExp(intended, 'gi'), ''),
    paragraph.replace(/„[^“]*“/g, '„“'),
  )
  return [...told.matchAll(/\p{L}+/gu)]
    .filter(([word]) => presentOf(word) !== undefined)
    .filter(
      ({ 0: word, index }) => !(/^bál$/i.test(word) && !/(?:sa bál|bál sa)/i.test(told.slice(index - 3, index + 6))),
    )
    .filter(({ index }) => !BEFORE_OR_IF.test(told.slice(0, index)))
    .map(({ 0: word, index }) => told.slice(Math.max(0, index - 30), index + word.length + 15))
}

function present(id: (typeof ALL_THEMES)[number], age: number, seed: string): string[] {
  const lists = { favoriteThemes: [], favoriteCharacters: [], dislikedCharacters: [], filters: [] }
  const told = tellStory({
    ...{
      language: 'sk',
      length: 'long',
      theme: { id, text: id },
      cast: [],
      request: null,
      seed,
      history: [],
      tellings: [],
    },
    ...{ chapter: null, familyNames: ['Nikola'] },
    child: { name: 'Nikola', age, gender: 'neutral', isHero: true, ...lists },
  })
  return [...told].flatMap((said) => (said.kind === 'paragraph' ? [said.text] : []))
}

test.each(ALL_THEMES)('a story of the theme %s about a child of unknown gender stays in the present', (id) => {
  const stories = [4, 5, 8, 11, 12].flatMap((age, i) => present(id, age, `dnes ${i}`))
  expect(stories.flatMap(strayPasts)).toEqual([])
})

test('a past tense in a story told in the present is noticed, save in speech and of the time before', () => {
  expect(strayPasts('Nikola spí. Vietor zavial a „prišiel“ sen.')).toEqual(['Nikola spí. Vietor zavial a „“ sen.'])
  expect(strayPasts('Nesie list, ktorý včera prišiel.')).toEqual([])
})
