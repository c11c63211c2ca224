import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '../craft/fold.ts'
import { familiar as ENGLISH_FAMILIAR } from '../languages/en/familiar-names.ts'
import { familiar as SLOVAK_FAMILIAR } from '../languages/sk/familiar-names.ts'
import { givenBrief } from '../testing.ts'
import { formsOfName } from './name-forms.ts'
import { hideNames } from './names.ts'

const concealed = (name: string, text: string, others: string[] = []) =>
  hideNames(givenBrief({ child: { name, gender: null }, familyNames: [name, ...others] })).conceal(text)

describe('what a family calls its child', () => {
  test.each([
    ['Katarína', 'Katka', 'Kaťa', 'Katuška', 'katke', 'Katkin', 'KATKOU'],
    ['Jozef', 'Jožko', 'Jožo', 'jozkovi', 'Jožka', 'Jožkov', 'Dodo'],
    ['Zuzana', 'Zuzka', 'Zuzi', 'Zuzanka', 'zuzkou'],
    ['Jakub', 'Kubo', 'Kubko', 'Kubík', 'kubkovi', 'Jakubko'],
    ['Mária', 'Majka', 'Marienka', 'Mariška', 'majkin'],
    ['Nikola', 'Nikolka', 'Niki', 'Nikuška'],
    ['Ema', 'Emka', 'Emička', 'Emuška'],
    ['Tomáš', 'Tomáško', 'Tomi', 'Tomík'],
    ['Katherine', 'Katie', 'Kate', 'Kathy', 'Kitty', 'katie’s'],
    ['William', 'Bill', 'Will', 'Billy', 'Liam'],
    ['Maximilian', 'Max', 'Maxík', 'Maxie', 'maxikom'],
    ['Elizabeth', 'Lizzie', 'Beth', 'Libby'],
    // And the other way round: the profile holds the short name.
    ['Katka', 'Katarína', 'Kataríne', 'Kaťa'],
    ['Max', 'Maximilian', 'Maximiliánovi'],
  ])('%s is found in every form: %s', (name, ...forms) => {
    for (const form of forms) expect(concealed(name, `o ${form} a`)).toMatch(/^o \[\[C1\]\](?:’s)? a$/)
  })

  test.each([
    ['Martina', 'matka a mať'],
    ['Nina', 'nine small boats'],
    ['Timea', 'it is time for bed'],
    ['William', 'she will pay the bill'],
    ['Anna', 'nie a ani trochu'],
    ['Tom', 'o tom, že je noc'],
    ['Vladimír', 'vláda a zvláda'],
    ['Theodore', 'they saw the theory'],
  ])('%s leaves ordinary words alone: “%s”', (name, text) => {
    expect(concealed(name, text)).toBe(text)
  })

  test('stands for the child who has it, and a brother or sister keeps their own mark', () => {
    expect(concealed('Zuzana', 'Zuzka a Jožko', ['Jozef'])).toBe('[[C1]] a [[C2]]')
    // A form that is surely one child's outweighs what may be a word.
    expect(concealed('William', 'Bill', ['Bill'])).toBe('[[C2]]')
  })

  test('keeps its case in a Slovak story', () => {
    const names = hideNames(givenBrief({ language: 'sk', child: { name: 'Katarína', gender: 'she' }, familyNames: [] }))
    expect(names.conceal('Rozprávka o Katke a psíkovi, s Katkou.')).toBe(
      'Rozprávka o [[C1.dat]] a psíkovi, s [[C1.ins]].',
    )
  })
})

const TABLES = [...SLOVAK_FAMILIAR, ...ENGLISH_FAMILIAR].flatMap((line) => line.replaceAll('!', '').split(' '))
const around = fc.constantFrom('pre ', 'about ', '“', '(', 'so ', '\n- ', '1. ', '')
const after = fc.constantFrom('', '.', '!', ' a psík', '’s hat', ') ', ', please')

describe('no name of the tables', () => {
  test('reaches a model in any form, whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TABLES),
        fc.nat(),
        around,
        after,
        fc.boolean(),
        (name, nth, before, behind, isLow) => {
          const forms = formsOfName(name, 'neutral').filter(({ exact }) => !exact || !isLow)
          const { text } = forms[nth % forms.length] ?? { text: name }
          const written = isLow ? fold(text) : text
          const names = hideNames(givenBrief({ child: { name, gender: null }, familyNames: [name] }))
          const left = names.conceal(`${before}${written}${behind}`)
          expect(left).toContain('[[C1')
          expect(left.match(/\p{L}+/gu) ?? []).not.toContain(written)
          // Concealing what is concealed changes nothing, and a reader sees no bracket.
          expect(names.conceal(left)).toBe(left)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('is listed twice in one line', () => {
    for (const line of [...SLOVAK_FAMILIAR, ...ENGLISH_FAMILIAR]) {
      const names = line.replaceAll('!', '').split(' ')
      expect({ line, count: new Set(names).size }).toEqual({ line, count: names.length })
    }
  })
})
