import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language, THEME_LABELS, TRAITS } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import type { Exam } from '../exam.ts'
import { gate } from '../gate.ts'

const OWN = JSON.parse(readFileSync(new URL('../exams/learned/own.json', import.meta.url), 'utf8')) as Exam
const KIND: Record<Language, string> = {
  en: 'We had such a lovely day in the park with the ducks. Grandma baked a cake and we ate it on the bench in the sun. In the evening there was a warm bath with bubbles and a duck that squeaks.',
  sk: 'Dnes sme mali krásny deň v parku pri kačičkách. Babka upiekla koláč a zjedli sme ho na lavičke na slniečku. Večer bol teplý kúpeľ s bublinami a kačička, ktorá píska.',
}

describe('a wish of several sentences', () => {
  test.each(LANGUAGES)('is not made fit by kind ones before what is unfit, in %s', (language) => {
    const unsafe = OWN[language].unsafe.filter((text) => text.length < 200)
    const passed = unsafe.filter((text) => gate(`${KIND[language]} ${text}`, 'customPrompt').verdict !== 'refuse')
    expect(passed.length / unsafe.length, passed.join('\n')).toBeLessThan(0.1)
  })

  test.each(LANGUAGES)('stays fit where each of them is, in %s', (language) => {
    const innocent = OWN[language].innocent.filter((text) => text.length < 100)
    const threes = innocent.flatMap((_, at) => (at % 3 === 0 ? [innocent.slice(at, at + 3).join('. ')] : []))
    const refused = threes.filter((text) => gate(text, 'customPrompt').verdict === 'refuse')
    expect(refused.length / threes.length, refused.join('\n')).toBeLessThan(0.03)
  })

  test.each([
    'We had a lovely evening at the pool and ate chips on the way home. But my husband hits our son with his belt every night.',
    'Bol to pekný večer a jedli sme palacinky. Ale otec bije syna remeňom každý večer, keď som v práci.',
    'My husband hits our son with a belt, see www.example.com',
  ])('that somebody is being hurt is heard in “%s”', (text) => {
    expect(gate(text, 'customPrompt')).toMatchObject({ verdict: 'refuse', reason: 'child-hurt' })
  })
})

describe('a label', () => {
  const LABELS = [
    ...Object.values(THEME_LABELS).flatMap((labels) => Object.values(labels)),
    ...TRAITS,
    ...[
      'Princess',
      'Fairy',
      'fairies',
      'ballerina',
      'pig',
      'Draci',
      'Priateľstvo',
      'Kráľovná',
      'funny',
      'clever',
      'wise',
    ],
    ...[
      'múdry',
      'mladý',
      'Dobré srdce',
      'Ninja bunnies',
      'Peppa Pig',
      'tall',
      'dreamy',
      'cheeky',
      'vesmír',
      'rozprávky',
    ],
  ]
  test.each(LABELS)('says nothing that could be weighed: “%s”', (label) => {
    for (const field of ['customTheme', 'description', 'title', 'customPrompt'] as const)
      expect(gate(label, field).verdict).not.toBe('refuse')
  })
})

describe('a wish in another language', () => {
  test.each([
    'Der kleine Igel geht mit seiner Mama schlafen',
    'Le petit lapin dort dans la forêt',
    'Kis nyuszi aludni megy az erdőben',
    'Їжачок іде спати до лісу',
  ])('is not refused for being one: “%s”', (text) => {
    expect(gate(text, 'customPrompt').verdict).not.toBe('refuse')
  })
})
