import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createParser, NotAStory, type Piece } from './parse.ts'

const ANSWER = `# The Quiet Lamp

The lamp woke up.
It was dark.

"Hello," said **the** moon.

Good night.

---META---
{"summary": "A lamp.\\n\\nA moon."}`

const PIECES: Piece[] = [
  { kind: 'title', text: 'The Quiet Lamp' },
  { kind: 'paragraph', text: 'The lamp woke up. It was dark.' },
  { kind: 'paragraph', text: '"Hello," said the moon.' },
  { kind: 'paragraph', text: 'Good night.' },
]

function read(...fragments: string[]) {
  const parser = createParser()
  const pieces = fragments.flatMap((fragment) => parser.push(fragment))
  return { pieces: [...pieces, ...parser.end()], meta: parser.meta() }
}

describe('a model’s answer', () => {
  test('is a title, paragraphs and a note', () => {
    const { pieces, meta } = read(ANSWER)
    expect(pieces).toEqual(PIECES)
    expect(JSON.parse(meta ?? '')).toEqual({ summary: 'A lamp.\n\nA moon.' })
  })

  test('reads the same however it is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 60 }), (sizes) => {
        const fragments: string[] = []
        let rest = ANSWER
        for (const size of sizes) {
          fragments.push(rest.slice(0, size))
          rest = rest.slice(size)
        }
        const { pieces, meta } = read(...fragments, rest)
        expect(pieces).toEqual(PIECES)
        expect(meta).toContain('A lamp.')
      }),
    )
  })

  test('hands a paragraph over as soon as the gap behind it has come', () => {
    const parser = createParser()
    expect(parser.push('# T\n\nOne.')).toEqual([{ kind: 'title', text: 'T' }])
    expect(parser.push('\n\nTw')).toEqual([{ kind: 'paragraph', text: 'One.' }])
    expect(parser.push('o.')).toEqual([])
    expect(parser.end()).toEqual([{ kind: 'paragraph', text: 'Two.' }])
    expect(parser.meta()).toBe(null)
  })

  test('may stand in a code fence, have Windows line ends or a bold title', () => {
    expect(read('```markdown\r\n**A title**\r\n\r\nOne.\r\n\r\nTwo.\r\n```').pieces).toEqual([
      { kind: 'title', text: 'A title' },
      { kind: 'paragraph', text: 'One.' },
      { kind: 'paragraph', text: 'Two.' },
    ])
  })

  test.each(['I am sorry, I cannot help with that.', '<html><body>502</body></html>', '{"error": "x"}', ''])(
    'is no story without a title: %s',
    (answer) => {
      expect(() => read(answer)).toThrow(NotAStory)
    },
  )
})

describe('an answer that was cut off', () => {
  test('ends at its last whole sentence', () => {
    const parser = createParser()
    parser.push('# T\n\nOne is told. Two is told. “Thr')
    expect(parser.cutOff()).toEqual([{ kind: 'paragraph', text: 'One is told. Two is told.' }])
  })

  test.each(['# T\n\nNot a sen', '# T', 'no title'])('may leave nothing: %s', (text) => {
    const parser = createParser()
    expect(parser.push(text).filter(({ kind }) => kind === 'paragraph')).toEqual([])
    expect(parser.cutOff().filter(({ kind }) => kind === 'paragraph')).toEqual([])
  })
})

describe('the rest of a story', () => {
  test('needs no title, and one that it brings is passed over', () => {
    const parser = createParser(true)
    expect(parser.push('# Again\n\nOne.\n\nTwo.\n\n')).toEqual([
      { kind: 'paragraph', text: 'One.' },
      { kind: 'paragraph', text: 'Two.' },
    ])
  })
})

test('one line of small talk before the title is passed over, a longer one is no story', () => {
  expect(read('Sure, here is your story:\n\n# T\n\nOne.').pieces[0]).toEqual({ kind: 'title', text: 'T' })
  expect(read('Here it is:\n# T\n\nOne.').pieces[0]).toEqual({ kind: 'title', text: 'T' })
  expect(() => read(`${'So much talk. '.repeat(10)}:\n\n# T\n\nOne.`)).toThrow(NotAStory)
})
