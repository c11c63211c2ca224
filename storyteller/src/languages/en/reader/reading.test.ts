import { expect, test } from 'vitest'
import { readWishes } from '../../../wish/reader.ts'
import { ORDINARY } from './ordinary.testdata.ts'
import { reader } from './reader.ts'

const plot = (text: string) => readWishes(text, 'request', reader).frames[0]

test.each([
  ['baby brother coming', 'baby-coming'],
  ['wants the baby to sleep in her room', 'new-baby'],
  ['the baby is the size of a lemon this week', 'baby-coming'],
  ['found out today its another girl', 'baby-coming'],
  ['a foster baby is coming to us tomorrow', 'baby-coming'],
  ['twins arrived, she says two is too many', 'new-baby'],
  ['baby in an incubator, big sister made a card', 'new-baby'],
  ['saw the scan picture and said it looks like a prawn', 'baby-coming'],
  ['the dressing gown on the door is a man, we moved it to the chair', 'monster'],
  ['she says the boiler has got two green eyes', 'monster'],
  ["took his sister's easter sweets and hid them under his bed", 'stealing'],
  ['knocked his tooth out on the scooter', 'tooth-out'],
  ['broke her tooth in half on a stone in the park', 'dentist'],
  ['my sons tooth went dark after he fell off the swing', 'dentist'],
  ['toothache all night', 'dentist'],
  ['hes the only kid in reception with no gaps', 'tooth-out'],
  ['big boys at school call her gappy', 'tooth-out'],
  ['missed the last penalty in the playground cup', 'losing'],
  ['got caught cheating at dominoes with her nan', 'losing'],
  ['knocked out in the first round of the school quiz', 'losing'],
  ['picked last for dodgeball', 'losing'],
  ['she will not play unless she is winning, lets him win or else', 'losing'],
  ['rugby, they were thrashed and he sobbed', 'losing'],
  ['lost his football at the rec', 'lost-toy'],
  ['blankie left at nursery', 'lost-toy'],
  ['our new kitten has big green eyes', 'pet'],
])('%s is about %s', (text, subject) => {
  expect(plot(text)?.subject).toBe(subject)
})

test.each([
  ['a digger that wont dig', 'refuses', 'digger'],
  ['a bin lorry who cant reverse because its beeping is embarrassing, we saw one stuck', 'cannot', 'bin-lorry'],
  ['a giraffe who cant tie her scarf, and she threw her shoe', 'cannot', 'giraffe'],
  ['wants a hedgehog who cant count to six', 'cannot', 'hedgehog'],
  ['she cannot whistle and it is a disaster. do one about a teapot that cant', 'cannot', 'teapot'],
  ['a boat that only goes backwards', 'cannot', 'boat'],
  ['dragon and unicorn friends', 'become-friends', 'dragon'],
  ['a zebra with missing stripes', 'lost', 'zebra'],
])('%s: it %s', (text, event, entry) => {
  expect(plot(text)).toMatchObject({ event, who: { entry } })
})

test('what is soft with a baby is not rough, and one that was hoped for is not the one that came', () => {
  expect(plot('she is so gentle with the new baby')?.says).not.toContain('rough-with-it')
  expect(plot('our new baby is here and she loves cuddles')?.says).not.toContain('in-big-bed')
  expect(plot('wanted a sister and the scan says its a boy')?.says).not.toContain('baby-sister')
})

test.each(['a baby dragon who cant fly', 'a princess with sparkling green eyes'])('%s is nobody’s day', (text) => {
  expect(plot(text)?.subject).toBeNull()
})

test('a tooth that came out is not one that is lost, and who did not stop crying cried', () => {
  expect(plot('she lost her first tooth at school today and is so proud')?.says).not.toContain('tooth-lost')
  expect(plot('had her jabs today and did not stop crying')?.says).not.toContain('did-not-cry')
  expect(plot('she was not brave at her jab today')?.says).not.toContain('brave-for')
})

test.each(ORDINARY)('is not taken for another: %s', (wish, never) => {
  expect(never).not.toContain(plot(wish)?.subject)
})
