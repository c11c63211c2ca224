import { describe, expect, test } from 'vitest'
import type { Brief } from '../brief.ts'
import { hideNames } from './names.ts'

function brief(
  language: 'en' | 'sk',
  name: string,
  gender: 'she' | 'he' | 'neutral' | null = null,
  others: string[] = [],
): Brief {
  return {
    language,
    length: 'short',
    theme: { id: 'space', text: 'space' },
    child: {
      name,
      age: 5,
      gender,
      isHero: true,
      favoriteThemes: [],
      favoriteCharacters: [],
      dislikedCharacters: [],
      filters: [],
    },
    cast: [],
    request: null,
    seed: '1',
    history: [],
    tellings: [],
    chapter: null,
    familyNames: [name, ...others],
  }
}

describe('a child’s name, on its way to a model', () => {
  test.each([
    ['Zuzka sa bojí tmy', '[[C1]] sa bojí tmy'],
    ['o Zuzke a zajacovi', 'o [[C1.dat]] a zajacovi'],
    ['zuzku bolí zub', '[[C1.acc]] bolí zub'],
    ['ZUZKOU', '[[C1.ins]]'],
    ['Zuzkina bábika', '[[C1.gen]] bábika'],
    ['so Zuzkou, Zuzky!', 'so [[C1.ins]], [[C1.gen]]!'],
  ])('is a token in every Slovak form: %s', (text, concealed) => {
    expect(hideNames(brief('sk', 'Zuzka')).conceal(text)).toBe(concealed)
  })

  test.each(['Miško', 'Miška', 'Miškovi', 'Miškom', 'miskovi', 'Miškova', 'MIŠKO', "Miško's", 'Miško’s'])(
    'is a token in an English story too, however a Slovak parent writes it: %s',
    (form) => {
      const text = hideNames(brief('en', 'Miško')).conceal(`A story about ${form} and the moon`)
      expect(text).toMatch(/^A story about \[\[C1\]\](['’]s)? and the moon$/)
    },
  )

  test('of unknown gender is found as a girl’s and as a boy’s', () => {
    const names = hideNames(brief('sk', 'Nikola'))
    for (const form of ['Nikola', 'Nikoly', 'Nikole', 'Nikolu', 'Nikolou', 'Nikolovi', 'Nikolom']) {
      expect(names.conceal(`pre ${form} dnes`)).toBe('pre [[C1]] dnes')
    }
  })

  test('is left alone inside other words', () => {
    expect(hideNames(brief('en', 'Ema')).conceal('The cinema and a remark')).toBe('The cinema and a remark')
  })

  test('of several words is known by each of them', () => {
    const names = hideNames(brief('sk', 'Anna Mária'))
    expect(names.conceal('Anna Mária, Anne Márii, Mária a Anku')).toBe('[[C1]], [[C1.dat]], [[C1]] a [[C1.acc]]')
  })

  test('differs from a brother’s or sister’s', () => {
    const names = hideNames(brief('en', 'Mia', null, ['Tom', 'Eva']))
    expect(names.conceal('Mia, Tom and Eva')).toBe('[[C1]], [[C2]] and [[C3]]')
    expect(names.tokenOf('tom')).toBe('[[C2]]')
    expect(names.tokenOf('Anna')).toBe(null)
  })
})

describe('a child’s name, on its way back', () => {
  test.each([
    ['[[C1]] spí.', 'Zuzka spí.'],
    ['Išla s [[C1.ins]] domov.', 'Išla so Zuzkou domov.'],
    ['Líška prišla k [[C1.dat]].', 'Líška prišla k Zuzke.'],
    ['Povedala to [[c1.DAT]] ticho.', 'Povedala to Zuzke ticho.'],
  ])('takes the form its token asks for: %s', (raw, shown) => {
    expect(hideNames(brief('sk', 'Zuzka')).reveal(raw)).toBe(shown)
  })

  test.each([
    ['Išla s [[C1]] domov.', 'Išla so Zuzkou domov.'],
    ['Líška prišla ku [[C1.gen]].', 'Líška prišla k Zuzke.'],
    ['Bez [[C1]] to nešlo.', 'Bez Zuzky to nešlo.'],
    ['Rozprávka o [[C1.ins]].', 'Rozprávka o Zuzke.'],
    ['Pozrel na [[C1.loc]].', 'Pozrel na Zuzke.'],
    ['Pre [[C1.dat]] mal dar.', 'Pre Zuzku mal dar.'],
    ['Aj [[C1]] spí.', 'Aj Zuzka spí.'],
  ])('takes the case of the preposition where the model forgot it: %s', (raw, shown) => {
    expect(hideNames(brief('sk', 'Zuzka')).reveal(raw)).toBe(shown)
  })

  test('keeps the English possessive', () => {
    expect(hideNames(brief('en', 'Mia')).reveal('[[C1]]’s lamp and [[C1]]')).toBe('Mia’s lamp and Mia')
  })

  test('of unknown gender stands behind a noun in the other cases', () => {
    const names = hideNames(brief('sk', 'Alex'))
    expect(names.reveal('Alex? [[C1]] spí. Mesiac svieti [[C1.dat]].')).toBe(
      'Alex? Alex spí. Mesiac svieti dieťaťu menom Alex.',
    )
    expect(names.reveal('[[C1.gen]] sa nič nedotklo.')).toBe('Dieťaťa menom Alex sa nič nedotklo.')
  })

  test.each([
    '[[C1]]ovi bolo dobre',
    '[[C9]] spí',
    '[[C1.xyz]] spí',
    '[C1] spí',
    '[[C1 spí',
    'C1]] spí',
    '[[C1.dat]]ka',
    'a C1 spí',
    'naj[[C1]] spí',
  ])('fails the paragraph where a token is broken: %s', (raw) => {
    expect(hideNames(brief('sk', 'Zuzka')).reveal(raw)).toBe(null)
  })
})
