import { describe, expect, test } from 'vitest'
import { isSameText, StoryText, settle, textOf } from './story-text.ts'

const base = { title: 'The Lamp', content: 'One.\n\nTwo.' }

describe('an edit that is saved', () => {
  test('sends only what the parent changed', () => {
    expect(settle(base, { ...base, title: 'The Lantern' }, base)).toEqual({
      kind: 'save',
      change: { title: 'The Lantern' },
    })
  })

  test('sends nothing where nothing changed, spaces at the ends apart', () => {
    expect(settle(base, { ...base, content: `${base.content}\n\n` }, base)).toEqual({ kind: 'save', change: {} })
  })

  test('leaves alone what another window changed and this one did not', () => {
    const theirs = { ...base, content: 'Three.' }
    expect(settle(base, { ...base, title: 'The Lantern' }, theirs)).toEqual({
      kind: 'save',
      change: { title: 'The Lantern' },
    })
  })

  test('asks where both changed the same thing', () => {
    const mine = { ...base, content: 'Mine.' }
    expect(settle(base, mine, { ...base, content: 'Theirs.' })).toEqual({ kind: 'conflict' })
  })

  test('asks nothing where both changed it to the same', () => {
    const mine = { ...base, content: 'The same.' }
    expect(settle(base, mine, { ...mine })).toEqual({ kind: 'save', change: {} })
  })

  test('is refused without a title or a text', () => {
    const { error } = StoryText.safeParse({ title: ' ', content: '\n' })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'validation.titleRequired',
      'validation.contentRequired',
    ])
  })
})

test('a story whose lines end in another way reads the same', () => {
  expect(isSameText(textOf({ title: 'A', content: 'One.\r\n\r\nTwo.' }), { title: 'A', content: 'One.\n\nTwo.' })).toBe(
    true,
  )
})
