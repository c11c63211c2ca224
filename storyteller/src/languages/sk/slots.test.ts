import { expect, test } from 'vitest'
import type { Roles } from '../../craft/pack.ts'
import { child, figure } from './people.ts'
import { resolve } from './slots.ts'

const hero = child('Ema', 'she')

function said(slot: string, helper: string): string | undefined {
  const { forms, gender } = figure('helper', helper, [], [])
  const roles: Roles = {
    ...{ hero, child: hero, friend: null, place: { name: '' }, words: {} },
    helper: { forms, gender, isChild: false },
  }
  return resolve(slot, roles)
}

test.each([
  ['lodný kuchár Vareška', 'Vareška', 's Vareškom', 'Lodný kuchár Vareška'],
  ['koza Líza', 'Líza', 's Lízou', 'Koza Líza'],
  ['teta Bodková', 'teta Bodková', 's tetou Bodkovou', 'Teta Bodková'],
  ['kapitánka Vlnovlasá', 'kapitánka Vlnovlasá', 's kapitánkou Vlnovlasou', 'Kapitánka Vlnovlasá'],
  ['babka Blesková', 'babka Blesková', 's babkou Bleskovou', 'Babka Blesková'],
])('%s is %s within a sentence', (full, alone, together, atStart) => {
  expect(said('helper', full)).toBe(alone)
  expect(said('s helper.ins', full)).toBe(together)
  expect(said('Helper', full)).toBe(atStart)
  expect(said('helper.full', full)).toBe(full)
})
