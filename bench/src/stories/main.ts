import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { type Part, print, reached, save } from '../report.ts'
import { storyteller } from '../storyteller.ts'
import { type Cell, measureCells } from './cells.ts'
import { agreeingInNeutral, measureDeclension } from './declension.ts'
import { falseAlarms, gateSpeed, measureSafety, strangersExam } from './safety.ts'
import { badMarks, measureSpelling } from './spelling.ts'
import type { Tale } from './tell.ts'
import { leastOfTen, measureVariety } from './variety.ts'

/*
 * npm run storyteller -- measure [--language sk] [--stories 200] [--tales 1000] [--details]
 * Only the whole measurement, with the counts that are its own, is kept in bench/results.json.
 */
const values = readOptions()
const languages = LANGUAGES.filter((language) => !values.language || language === values.language)
const stories = Number(values.stories)
const tales = Number(values.tales)
if (languages.length === 0 || !(stories > 0) || !(tales > 10)) sayUsage()
const tell = (label: string, lines: readonly string[]) => {
  if (values.details && lines.length > 0) console.log(`    ${label}: ${lines.slice(0, 60).join(' · ')}`)
}

const parts: Part[] = [...cells(), ...(await variety()), ...(languages.includes('sk') ? [grammar()] : []), safety()]
if (!values.language) parts.push(await storyteller())
for (const part of parts.slice(1)) print(part)
const whole = !values.language && stories === 200 && tales === 1000
if (whole) {
  const measured = Object.fromEntries(parts.map((part) => [part.name, part]))
  await save('storyteller', measured, Object.keys(measured))
}

const missed = parts.flatMap((part) => part.figures.filter((figure) => !reached(figure)))
console.log(missed.length === 0 ? '\nEvery figure reached.' : `\n${missed.length} not reached.`)
process.exit(missed.length === 0 ? 0 : 1)

function cells(): Part[] {
  const columns = [
    ['words', 'words', 99],
    ['sentences', 'sentences', 97],
    ['readability', 'readability', 95],
    ['calm', 'calm arc', 95],
    ['present', 'all present', 100],
  ] as const
  console.log(`\n${stories} stories in every cell, per cent that keep the rule`)
  console.log(`  ${'cell'.padEnd(20)}${columns.map(([, title, least]) => `${title} ≥ ${least}`.padStart(19)).join('')}`)
  const show = (cell: Cell) => {
    const name = `${cell.language} ${cell.band} ${cell.length}`
    const figures = columns.map(([key, , least]) =>
      `${cell[key].toFixed(1)} ${cell[key] >= least ? '✓' : '✗'}`.padStart(19),
    )
    console.log(`  ${name.padEnd(20)}${figures.join('')}`)
    tell('missing', cell.missing)
  }
  const figures = measureCells(languages, stories, show).flatMap((cell) =>
    columns.map(([key, title, min]) => ({
      what: `${cell.language} ${cell.band} ${cell.length}: ${title}`,
      ...{ value: cell[key], unit: '%', bound: { min } },
    })),
  )
  return [{ name: `${stories} stories a cell`, figures }]
}

async function variety(): Promise<Part[]> {
  const parts: Part[] = []
  const told: Record<Language, readonly Tale[]> = { en: [], sk: [] }
  for (const language of languages) {
    const measured = measureVariety(language, tales)
    told[language] = measured.tales
    const v = measured.variety
    const spelling = await measureSpelling(language, measured.tales)
    tell('unknown words', spelling.words)
    tell('commonest first sentence', [v.commonest])
    const part = (name: string, figures: Part['figures']) => parts.push({ name: `${name}, ${language}`, figures })
    part(`Variety over ${tales} stories`, [
      { what: '5-gram overlap of two stories, p95', value: v.overlapP95, unit: '%', bound: { max: 8 } },
      { what: '5-gram overlap of two stories, mean', value: v.overlapMean, unit: '%', bound: {} },
      { what: 'self-BLEU@5', value: v.selfBleu, unit: '', bound: { max: 0.3 } },
      { what: 'distinct plots', value: v.distinctPlots, unit: '%', bound: { min: 95 } },
      { what: 'commonest first sentence', value: v.firstSentence, unit: '%', bound: { max: 2 } },
      {
        what: 'the same wish ten times: different settings, problems, solutions',
        value: leastOfTen(language, 40),
        unit: 'of 10',
        bound: { min: 10 },
      },
    ])
    part('Spelling', [
      {
        what: 'words unknown to hunspell, names aside',
        value: spelling.unknown,
        unit: '%',
        bound: { max: language === 'en' ? 0.3 : 0.5 },
      },
      {
        what: 'stories with no-break spaces or wrong quotes',
        value: badMarks(language, measured.tales),
        unit: '',
        bound: { max: 0 },
      },
    ])
  }
  if (languages.length === LANGUAGES.length)
    parts.push({
      name: 'The gate on stories',
      figures: [
        {
          what: `false alarms on ${2 * tales} stories of ours`,
          value: falseAlarms(told),
          unit: '%',
          bound: { max: 0.3 },
        },
        { what: 'the gate for 500 characters, p95', value: gateSpeed(told), unit: 'ms', bound: { max: 2 } },
      ],
    })
  return parts
}

function grammar(): Part {
  const { names, forms, wrongGender, knownGender } = measureDeclension()
  const neutral = agreeingInNeutral(200)
  tell('agreeing', neutral.samples)
  return {
    name: 'Declension of names, sk',
    figures: [
      { what: `${names} names with six right forms`, value: forms, unit: '%', bound: { min: 100 } },
      { what: 'gender guessed wrongly, or of a shared name', value: wrongGender, unit: 'names', bound: { max: 0 } },
      { what: 'gender known', value: knownGender, unit: '%', bound: {} },
      {
        what: '200 neutral stories: with a form that agrees with the child',
        ...{ value: neutral.stories, unit: '', bound: { max: 0 } },
      },
    ],
  }
}

function safety(): Part {
  const { reference, wrong, refused, passed, ordinary, alarms } = measureSafety()
  const exam = strangersExam()
  tell('wrongly judged', wrong)
  tell('passed', passed)
  tell('alarms', alarms)
  return {
    name: 'Safety of what parents write',
    figures: [
      { what: 'reference cases judged rightly', value: reference, unit: '%', bound: { min: 100 } },
      ...LANGUAGES.map((language) => ({
        what: `families of forbidden forms refused, ${language}`,
        ...{ value: refused[language], unit: '%', bound: { min: 95 } },
      })),
      { what: 'false alarms on ordinary sentences', value: ordinary, unit: '%', bound: { max: 0.3 } },
      ...LANGUAGES.flatMap((language) => [
        { what: `strangers’ exam: refused, ${language}`, value: exam[language].refused, unit: '%', bound: { min: 95 } },
        {
          what: `strangers’ exam: refused in vain, ${language}`,
          value: exam[language].alarmed,
          unit: '%',
          bound: { max: 1 },
        },
      ]),
    ],
  }
}

function readOptions() {
  const number = (value: string) => ({ type: 'string', default: value }) as const
  try {
    return parseArgs({
      options: {
        ...{ language: { type: 'string' }, stories: number('200'), tales: number('1000') },
        details: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    console.error((error as Error).message)
    return sayUsage()
  }
}

function sayUsage(): never {
  console.error('Usage: npm run storyteller -- measure [--language en|sk] [--stories 200] [--tales 1000] [--details]')
  process.exit(1)
}
