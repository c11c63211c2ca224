import { expect, test } from 'vitest'
import { readWishes } from '../../../wish/reader.ts'
import { reader } from './reader.ts'

const plot = (text: string) => readWishes(text, 'request', reader).frames[0]

test.each([
  ['baby brother coming', 'baby-coming'],
  ['wants the baby to sleep in her room', 'new-baby'],
  ['saw the scan picture and said it looks like a prawn', 'baby-coming'],
  ['the dressing gown on the door is a man, we moved it to the chair', 'monster'],
  ['she says the boiler has got two green eyes', 'monster'],
  ["took his sister's easter sweets and hid them under his bed", 'stealing'],
  ['knocked his tooth out on the scooter', 'tooth-out'],
  ['missed the last penalty in the playground cup', 'losing'],
  ['blankie left at nursery', 'lost-toy'],
  ['our new kitten has big green eyes', 'pet'],
])('%s is about %s', (text, subject) => {
  expect(plot(text)?.subject).toBe(subject)
})

test.each([
  ['a digger that wont dig', 'refuses', 'digger'],
  ['a bin lorry who cant reverse because its beeping is embarrassing, we saw one stuck', 'cannot', 'bin-lorry'],
  ['a giraffe who cant tie her scarf, and she threw her shoe', 'cannot', 'giraffe'],
  ['dragon and unicorn friends', 'become-friends', 'dragon'],
  ['a zebra with missing stripes', 'lost', 'zebra'],
])('%s: it %s', (text, event, entry) => {
  expect(plot(text)).toMatchObject({ event, who: { entry } })
})

test.each(['a baby dragon who cant fly', 'a princess with sparkling green eyes'])('%s is nobody’s day', (text) => {
  expect(plot(text)?.subject).toBeNull()
})

test('a tooth that came out is not one that is lost, and who did not stop crying cried', () => {
  expect(plot('she lost her first tooth at school today and is so proud')?.says).not.toContain('tooth-lost')
  expect(plot('had her jabs today and did not stop crying')?.says).not.toContain('did-not-cry')
  expect(plot('she was not brave at her jab today')?.says).not.toContain('brave-for')
})
