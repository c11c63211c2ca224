import { LANGUAGES } from '@perinka/contract/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WELCOME } from './cases.ts'
import { gate, gateStory } from './gate.ts'
import { redact } from './redact.ts'
import { REFERENCE_CASES } from './reference-cases.ts'

const FIELDS = ['customPrompt', 'customTheme', 'name', 'description', 'keepOut', 'title'] as const
const language = fc.constantFrom(...LANGUAGES)
const wish = fc.constantFrom(...WELCOME.filter(({ field }) => field === 'customPrompt').map(({ text }) => text))
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`))
const refused = (text: string) => gate(text, 'customPrompt').verdict === 'refuse'

fc.configureGlobal({ numRuns: 50 })

describe('the gate, whatever is typed', () => {
  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        language,
        fc.constantFrom(...FIELDS),
        (text, one, field) => {
          expect(['allow', 'soften', 'refuse']).toContain(gate(text, field).verdict)
          expect(['allow', 'refuse']).toContain(gateStory(text, one).verdict)
        },
      ),
    )
  }, 30_000)

  test('says the same of what it has let through, and changes it no further', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(wish, fc.string({ maxLength: 40 })), { maxLength: 4 }), (parts) => {
        const once = gate(parts.join('. '), 'customPrompt')
        if (once.verdict === 'refuse') return
        expect(gate(once.text, 'customPrompt').text).toBe(once.text)
      }),
    )
  })

  test('lets an innocent wish through in capitals and without its diacritics', () => {
    fc.assert(
      fc.property(wish, (text) => {
        expect(refused(text.toUpperCase())).toBe(false)
        expect(refused(text.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(false)
      }),
    )
  })

  test('refuses a forbidden word however its letters are parted', () => {
    const word = fc.constantFrom('suicide', 'cocaine', 'striptease', 'kokot', 'samovrazda', 'vrazda', 'heroin', 'porno')
    fc.assert(
      fc.property(word, fc.constantFrom(' ', '.', '-', '*', '\u200b', ' - ', '_'), (bad, gap) => {
        expect(refused(`a story, ${[...bad].join(gap)}, please`)).toBe(true)
      }),
    )
  })
})

describe('what identifies a family', () => {
  test('leaves no digits of a telephone number', () => {
    const written = [
      (a: string, b: string, c: string) => `+421 ${a} ${b} ${c}`,
      (a: string, b: string, c: string) => `0${a}${b}${c}`,
      (a: string, b: string, c: string) => `0${a}/${b} ${c}`,
      (a: string, b: string, c: string) => `00421${a}${b}${c}`,
      (a: string, b: string, c: string) => `0${a}-${b}-${c}`,
    ]
    fc.assert(
      fc.property(digits(3), digits(3), digits(3), fc.constantFrom(...written), (a, b, c, write) => {
        const { text } = redact(`zavolajte na ${write(a, b, c)} prosím`)
        expect(text).not.toMatch(/\d/)
      }),
    )
  })

  test('leaves no digits of a birth number', () => {
    fc.assert(
      fc.property(digits(6), digits(4), fc.constantFrom('/', ' / '), (born, rest, stroke) => {
        expect(redact(`rodné číslo ${born}${stroke}${rest}, rozprávka`).text).not.toMatch(/\d/)
      }),
    )
  })

  test.each([
    'bývame na Hlavnej 12',
    'Bývam na ulici Mieru 5, Nitra',
    'we live at 12 Oak St',
    'her mail is ema.k@example.com',
    'napíš na ema (zavináč) example.sk',
    '821105/1234',
  ])('is gone from "%s"', (text) => {
    expect(redact(text)).toMatchObject({ found: true, text: expect.not.stringMatching(/\d|@|example/) })
  })

  test.each(['má 5 rokov a 3 plyšákov', 'she turned 4 on 12 May', 'bývame v Nitre 3 roky', 'counts to 100'])(
    'is not seen in "%s"',
    (text) => {
      expect(redact(text)).toEqual({ text, found: false })
    },
  )
})

describe('the reference cases', () => {
  test.each(REFERENCE_CASES)('%s, %s: %s', (field, verdict, text) => {
    expect(gate(text, field).verdict === 'refuse').toBe(verdict === 'refuse')
  })
})
