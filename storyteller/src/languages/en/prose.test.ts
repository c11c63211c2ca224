import { describe, expect, test } from 'vitest'
import { refrains } from './journey.ts'
import { pack } from './pack.ts'

/** Every frame of a part of the pack, as it is graded: {three|five|seven|ten}. */
function framesIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (part === null || typeof part !== 'object' || part instanceof RegExp) return []
  return Object.values(part).flatMap(framesIn)
}

const themes = [...Object.values(pack.themes), pack.custom]

describe('English prose', () => {
  test('lets the hero fall asleep where the story says so, and nowhere before', () => {
    const before = [
      ...themes.flatMap(({ settings }) => settings.flatMap(({ home }) => home)),
      ...[...pack.topics, pack.guest, pack.unspoken].flatMap(({ echo }) => framesIn(echo)),
      ...framesIn(pack.rituals),
    ]
    const asleep =
      /\[(?:hero|he)\](?: \w+)? (?:slept|was asleep|fell asleep|had gone to sleep)\b|eyes closed by themselves/i
    expect(before.filter((frame) => asleep.test(frame))).toEqual([])
  })

  test('says a refrain for the first time as if it were the first time', () => {
    expect(refrains.filter((frame) => /\bagain\b|once more|this time|and now the|say it too:/i.test(frame))).toEqual([])
  })

  test('knows what has happened: no topic says that it has, or soon will have', () => {
    const frames = pack.topics.flatMap(({ early, scene, echo }) => framesIn([early, scene, echo]))
    expect(
      frames.filter((frame) => /\bor (?:would|will) (?:do )?soon\b|\bor soon (?:would|will)\b/.test(frame)),
    ).toEqual([])
  })

  test('counts no tries, for nobody knows how many will be told', () => {
    const said = framesIn([pack.afterTry, pack.tryAgain])
    expect(
      said.filter((frame) => /<one~two|makes? (?:one|two|three) things|\bnumber <?(?:one|two)/i.test(frame)),
    ).toEqual([])
  })

  test('lets a helper meet the hero, who may be all alone', () => {
    const met = themes.flatMap(({ helpers }) => helpers.flatMap(({ meet }) => meet))
    expect(met.filter((frame) => /\b(?:told|gave|offered) them\b/.test(frame))).toEqual([])
  })

  test('calls a helper by name once, and then she or he, where nobody else has come between', () => {
    const said = framesIn([pack.setOff, pack.encounters, pack.talks, pack.afterTry, pack.tryAgain])
    const readings = said.flatMap((frame) =>
      [1, 2, 3, 4].map((age) => frame.replace(/\{([^{}|]*)\|([^{}|]*)\|([^{}|]*)\|([^{}|]*)\}/g, `$${age}`)),
    )
    const again = /(?:^|[.!?]”? )\[Helper\] [^.!?“”[\]]*[.!?] “[^“”]*” (?:said|asked|wrote) \[helper\]/
    expect(readings.filter((reading) => again.test(reading))).toEqual([])
  })

  test('goes on with what the hero says, and does not let one speaker answer himself', () => {
    const spoken = /(?:said|asked) (?:\[hero\]|\[he\])[^“”]*(?:“[^“”]*”)?\s*$/
    const goesOn = /^“[^“”]*”,? <?(?:(?:said|asked) \[hero\]|\[he(?:ro)?\] (?:said|asked|called))/
    const twice = [...new Set(framesIn([pack.themes, pack.custom]))].flatMap((frame) =>
      [...frame.matchAll(/\{([^{}|]*)\|[^{}|]*\|([^{}|]*)\|[^{}|]*\}/g)]
        .filter(({ 1: young = '', 2: older = '', index }) => {
          const begun = frame.slice(Math.max(0, index - 140), index)
          return spoken.test(begun) && (goesOn.test(young) || goesOn.test(older))
        })
        .map(([part]) => part),
    )
    expect(twice).toEqual([])
  })

  test('does not tell older children over again what the frame began with', () => {
    const twice = [...new Set(framesIn(pack))].flatMap((frame) =>
      [...frame.matchAll(/\{[^{}|]*\|[^{}|]*\|([^{}|]*)\|[^{}|]*\}/g)].flatMap(({ 1: older = '', index }) => {
        const begun = new Set(contentOf(frame.slice(0, index)))
        const told = older.split(/(?<=[.!?]”?)\s+/).slice(0, 2)
        return told.filter((sentence) => !/[“”]/.test(sentence) && isOver(contentOf(sentence), begun))
      }),
    )
    expect(twice).toEqual([])
  })
})

const SMALL = new Set(
  'the a an and or of to in on at it its it’s was were is are had has have he she they them his her i you we that this there so but for with not no as if by from into all one two up down out very then when who what said asked be been would could did do like'.split(
    ' ',
  ),
)

/** The words of a text that carry something, each once and without its plural. */
function contentOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/\[[^\]]*\]/g, ' ')
      .match(/\p{L}+(?:[’-]\p{L}+)*/gu) ?? []
  return [...new Set(words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/(?:’s|s)$/, '')))]
}

function isOver(words: readonly string[], begun: ReadonlySet<string>): boolean {
  const again = words.filter((word) => begun.has(word)).length
  return again >= 3 && again / words.length >= 0.6
}
