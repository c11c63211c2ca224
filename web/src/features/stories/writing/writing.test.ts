import { describe, expect, test } from 'vitest'
import { progressOf, type Writing, type WritingEvent, writingReducer } from './writing.ts'

const about = { kind: 'story', seriesId: null, theme: 'space', language: 'en', length: 'short' } as const

function after(...events: WritingEvent[]): Writing {
  const all: WritingEvent[] = [{ type: 'asked', about, id: null }, { type: 'opened', id: 'g1' }, ...events]
  const writing = all.reduce(writingReducer, null as Writing | null)
  if (!writing) throw new Error('nothing is being written')
  return writing
}

const said = (index: number): WritingEvent => ({ type: 'paragraph', index, text: `paragraph ${index}` })

describe('a story on its way', () => {
  test('a replay after a lost connection says nothing twice', () => {
    const { paragraphs, phase } = after(said(0), said(1), { type: 'lost' }, said(0), said(1), said(2))
    expect(paragraphs).toEqual(['paragraph 0', 'paragraph 1', 'paragraph 2'])
    expect(phase).toBe('writing')
  })

  test('a broken line keeps what was said', () => {
    expect(after(said(0), { type: 'lost' })).toMatchObject({ phase: 'lost', paragraphs: ['paragraph 0'], id: 'g1' })
  })

  test('the lantern is full only once the story is whole', () => {
    const many = Array.from({ length: 40 }, (_, index) => said(index))
    expect(progressOf(after())).toBe(0)
    expect(progressOf(after(...many))).toBeLessThan(1)
    expect(progressOf(after(...many, { type: 'done' }))).toBe(1)
  })

  test('one that was left says nothing more', () => {
    expect(writingReducer(writingReducer(after(said(0)), { type: 'left' }), said(1))).toBeNull()
  })
})
