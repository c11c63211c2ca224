import { expect, test } from 'vitest'
import type { Roles } from '../../craft/pack.ts'
import { say } from '../../realise/frame.ts'
import { custom } from '../../testing.ts'
import { child, company, describe, person } from './people.ts'
import { anyone } from './shared/cast/anyone.ts'
import { resolve } from './slots.ts'

test.each([
  ['Max', 'sesternica z Brna', 'she'],
  ['Alex', 'moja pani učiteľka', 'she'],
  ['Nikola', 'naša suseda', 'she'],
  ['Robin', 'spolužiačka zo škôlky', 'she'],
  ['Charlie', 'teta z Nitry', 'she'],
  ['Miša', 'bratranec z Košíc', 'he'],
  ['Nikola', 'starší brat', 'he'],
  ['Max', 'kamarát, čo má sestru', 'he'],
])('%s, %s, is talked about as %3$s', (name, description, gender) => {
  expect(person(custom(name, description)).gender).toBe(gender)
})

test.each([
  ['Líška Ryška', 'líška Ryška', 'líšky Ryšky'],
  ['Pani Ihlička', 'pani Ihlička', 'pani Ihličky'],
  ['Bager Bob', 'bager Bob', 'bagra Boba'],
  ['Dvojčatá', 'dvojčatá', 'dvojčiat'],
  ['Max', 'Max', 'Maxa'],
  ['Super Mario', 'Super Mario', 'Super Maria'],
])('%s is %s in the middle of a sentence', (written, name, gen) => {
  expect(person(custom(written)).forms).toMatchObject({ name, gen })
})

test.each(['Danka a Janka', 'Dvojčatá'])('%s do everything together', (name) => {
  const hero = child('Ella', null)
  const friend = person(custom(name, 'moje dve bábiky'))
  const roles: Roles = { ...{ hero, helper: hero, child: hero, friend }, place: { name: '' }, words: company([friend]) }
  const { arrive, deed, rest } = anyone
  const told = [...arrive, ...deed, ...rest].map((frame) =>
    say(frame, { tier: 2, full: true, pick: () => 0, resolve: (slot) => resolve(slot, roles) }),
  )
  const text = told.join('\n')
  expect(text).toMatch(new RegExp(`povedali ${name}`, 'iu'))
  expect(text).not.toMatch(new RegExp(`(?:povedal|prišiel|mal|stál|sedel|spal|zíval)a? ${name}(?!\\p{L})`, 'iu'))
  expect(describe(custom(name, 'dve mačky'))).toBe('')
})
