import { describe, expect, test } from 'vitest'
import { custom, givenBrief, predefined } from '../testing.ts'
import { misspeltName } from './cast-names.ts'

describe('a character’s name', () => {
  const english = misspeltName(givenBrief({ cast: [custom('Bruno'), predefined('captain-starlight')] }))

  test.each(['Then Brunno came.', 'Then Brono came.', 'And Captain Starligt waved.', 'And so Captein Starlight came.'])(
    'is misspelt in “%s”',
    (text) => expect(english(text)).toBe(true),
  )

  test.each([
    'Then Bruno came.',
    'It was Bruno’s hat and Captain Starlight’s boots.',
    'Brunch was over. They sat down with Barbara.',
    'Starlit paths are the best, said Matilda.',
  ])('is right, or none, in “%s”', (text) => expect(english(text)).toBe(false))

  const slovak = misspeltName(
    givenBrief({
      ...{ language: 'sk', cast: [custom('Bruno'), predefined('captain-starlight'), predefined('luna-fairy')] },
      ...{ child: { name: 'Katarína' }, familyNames: ['Katarína'] },
    }),
  )

  test.each(['Potom k Hviezdikom prišla líška.', 'Išla za Hviezdika a pekne za Hviezdikou.', 'Tak Brunno zívol.'])(
    'is misspelt or wrongly declined in “%s”',
    (text) => expect(slovak(text)).toBe(text !== 'Potom k Hviezdikom prišla líška.'),
  )

  test.each([
    'Potom kapitán Hviezdik a víla Luna zívli.',
    'Bola to Brunova čiapka a šli s Brunom k Lune.',
    'Išla s Katarínou domov.',
    'A potom v Bratislave pršalo.',
  ])('is right, or none, in “%s”', (text) => expect(slovak(text)).toBe(false))
})
