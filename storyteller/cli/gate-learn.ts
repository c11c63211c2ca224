import { writeFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import type { Exam } from '../src/safety/exam.ts'
import { evidenceOf } from '../src/safety/learned/evidence.ts'
import type { Features } from '../src/safety/learned/features.ts'
import { learned } from '../src/safety/learned/learn.ts'
import { weighed } from '../src/safety/learned/unfit.ts'
import { packed } from '../src/safety/learned/weights.ts'
import { visible } from '../src/safety/normalise.ts'
import { redact } from '../src/safety/redact.ts'
import { digestOf, learnedExams } from './learned-exams.ts'

const WEIGHTS = new URL('../src/safety/learned/weights.json', import.meta.url)
/** Weights enough for who is hurt: what they say differs less. */
const FEWER = 1 << 15
/** Natural logarithms of the odds at which a wish might be refused. */
const THRESHOLDS = [0, 0.5, 1, 1.5, 2]
/** Shares of innocent sentences that might be refused. */
const ALARMS = [0.01, 0.02, 0.05]

interface Sentence {
  from: string
  language: Language
  features: Features
  isUnfit: boolean
  isHurt: boolean
}

/** Learns the gate's weights; tells first how each exam goes that is left out of the learning, so that its sentences are unknown. */
export function gateLearn(): string {
  const exams = learnedExams()
  const all = exams.flatMap(([name, exam]) => sentencesOf(name, exam))
  const lines = exams.flatMap(([name]) => {
    const weights = learned(examples(all.filter(({ from }) => from !== name)))
    return LANGUAGES.flatMap((language) => {
      const some = all.filter((sentence) => sentence.from === name && sentence.language === language)
      return some.length > 0 ? marks(`${name}, ${language}`, some, (one) => weighed(one.features, weights)) : []
    })
  })
  const weights = {
    learnedFrom: digestOf(exams),
    unfit: packed(learned(examples(all))),
    hurt: packed(
      learned(
        all.map(({ features, isHurt }) => ({ features, isSo: isHurt })),
        FEWER,
      ),
    ),
  }
  writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`)
  return [...lines, `${all.length} sentences learned`].join('\n')
}

const examples = (some: readonly Sentence[]) => some.map(({ features, isUnfit }) => ({ features, isSo: isUnfit }))

function sentencesOf(name: string, exam: Partial<Exam>): Sentence[] {
  return LANGUAGES.flatMap((language) => {
    const read = (texts: readonly string[] = [], isUnfit: boolean, isHurt: boolean) =>
      texts.map((text) => ({
        ...{ from: name, language, isUnfit, isHurt },
        features: evidenceOf(redact(visible(text)).text).features,
      }))
    const { unsafe, hurt, innocent } = exam[language] ?? {}
    return [...read(unsafe, true, false), ...read(hurt, true, true), ...read(innocent, false, false)]
  })
}

/** How many of the unfit are refused, and of the fit, at each of the odds; and at which odds so many of the fit are. */
function marks(title: string, some: readonly Sentence[], odds: (sentence: Sentence) => number): string[] {
  const of = (isUnfit: boolean) =>
    some
      .filter((one) => one.isUnfit === isUnfit)
      .map(odds)
      .sort((a, b) => b - a)
  const [unfit, fit] = [of(true), of(false)]
  const share = (list: readonly number[], least: number) =>
    ((100 * list.filter((one) => one >= least).length) / Math.max(1, list.length)).toFixed(1)
  const atOdds = THRESHOLDS.map((least) => `${least}: ${share(unfit, least)}/${share(fit, least)}`)
  const atAlarms = ALARMS.map((part) => {
    const least = (fit[Math.floor(part * fit.length)] ?? 0) + Number.EPSILON
    return `${part}: ${share(unfit, least)} (${least.toFixed(2)})`
  })
  return [`${title}: ${unfit.length}+${fit.length} ${atOdds.join(', ')}; ${atAlarms.join(', ')}`]
}
