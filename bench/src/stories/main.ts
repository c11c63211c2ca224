import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { type Figure, figure, finish, NEVER, type Part, print, save } from '../report.ts'
import { type Cell, measureCells } from './cells.ts'
import { agreeingInNeutral, measureDeclension } from './declension.ts'
import { measureReading } from './reading.ts'
import { falseAlarms, gateSpeed, measureSafety, strangersExam } from './safety.ts'
import { storyteller } from './speed.ts'
import { badMarks, measureSpelling } from './spelling.ts'
import type { Tale } from './tell.ts'
import { tellings } from './tellings.ts'
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
if (!values.language) parts.push(await reading(), await tellings(tell), await storyteller())
for (const part of parts.slice(1)) print(part)
const whole = !values.language && stories === 200 && tales === 1000
if (whole) {
  const measured = Object.fromEntries(parts.map((part) => [part.name, part]))
  await save('storyteller', measured, Object.keys(measured))
}

finish(parts)

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
    columns.map(([key, title, min]) =>
      figure(`${cell.language} ${cell.band} ${cell.length}: ${title}`, cell[key], '%', { min }),
    ),
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
    const unknown = { max: language === 'en' ? 0.3 : 0.5 }
    const again = 'the same wish ten times: different settings, problems, solutions'
    const part = (name: string, figures: Figure[]) => parts.push({ name: `${name}, ${language}`, figures })
    part(`Variety over ${tales} stories`, [
      figure('5-gram overlap of two stories, p95', v.overlapP95, '%', { max: 8 }),
      figure('5-gram overlap of two stories, mean', v.overlapMean, '%'),
      figure('self-BLEU@5', v.selfBleu, '', { max: 0.3 }),
      figure('distinct plots', v.distinctPlots, '%', { min: 95 }),
      figure('commonest first sentence', v.firstSentence, '%', { max: 2 }),
      figure(again, leastOfTen(language, 40), 'of 10', { min: 10 }),
    ])
    part('Spelling', [
      figure('words unknown to hunspell, names aside', spelling.unknown, '%', unknown),
      figure('stories with no-break spaces or wrong quotes', badMarks(language, measured.tales), '', NEVER),
    ])
  }
  if (languages.length === LANGUAGES.length)
    parts.push({
      name: 'The gate on stories',
      figures: [
        figure(`false alarms on ${2 * tales} stories of ours`, falseAlarms(told), '%', { max: 0.3 }),
        figure('the gate for 500 characters, p95', gateSpeed(told), 'ms', { max: 2 }),
      ],
    })
  return parts
}

/** Wishes as parents write them: what happens, to what, and when. */
async function reading(): Promise<Part> {
  const figures = (await measureReading()).flatMap(({ of, read }) => {
    const misread = read.missed.map(
      ({ text, event, heads, when }) => `${text}: ${[event, ...heads, when].filter(Boolean).join(', ')}`,
    )
    tell(`misread, ${of}`, misread)
    return [
      figure(`${of}: event right`, 100 * read.event, '%'),
      figure(`${of}: what is named right`, 100 * read.heads, '%'),
      figure(`${of}: time right`, 100 * read.time, '%'),
      figure(`${of}: all three`, 100 * read.whole, '%', { min: of.endsWith('unseen') ? 85 : 95 }),
      figure(`${of}: unread`, 100 * read.unread, '%', { max: 5 }),
    ]
  })
  return { name: 'Wishes read', figures }
}

function grammar(): Part {
  const { names, forms, wrongGender, knownGender } = measureDeclension()
  const neutral = agreeingInNeutral(200)
  tell('agreeing', neutral.samples)
  return {
    name: 'Declension of names, sk',
    figures: [
      figure(`${names} names with six right forms`, forms, '%', { min: 100 }),
      figure('gender guessed wrongly, or of a shared name', wrongGender, 'names', NEVER),
      figure('gender known', knownGender, '%'),
      figure('200 neutral stories: with a form that agrees with the child', neutral.stories, '', NEVER),
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
      figure('reference cases judged rightly', reference, '%', { min: 100 }),
      ...LANGUAGES.map((language) =>
        figure(`families of forbidden forms refused, ${language}`, refused[language], '%', { min: 95 }),
      ),
      figure('false alarms on ordinary sentences', ordinary, '%', { max: 0.3 }),
      ...LANGUAGES.flatMap((language) => [
        figure(`strangers’ exam: refused, ${language}`, exam[language].refused, '%', { min: 95 }),
        figure(`strangers’ exam: refused in vain, ${language}`, exam[language].alarmed, '%', { max: 1 }),
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
