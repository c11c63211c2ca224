import { writeFileSync } from 'node:fs'
import { LANGUAGES } from '@perinka/contract/catalog'
import { isUnfit, weighed } from '../src/safety/learned/unfit.ts'
import { packed, type Weights } from '../src/safety/learned/weights.ts'
import { learned } from './learn.ts'
import { DEMANDED, digestOfLearned, type LearnedSentence, learnedSentences } from './learned-sentences.ts'

const WEIGHTS = new URL('../src/safety/learned/weights.json', import.meta.url)
/** Weights enough for who is hurt: what they say differs less. */
const FEWER = 1 << 15
/** How often what must be right is learned. */
const TIMES_DEMANDED = 3
/** Natural logarithms of the odds at which a wish might be refused. */
const THRESHOLDS = [-0.15, 0, 0.3, 0.6, 1, 1.5, 2]

/** Learns the gate's weights; tells first how each exam goes that is left out of the learning, so that its sentences are unknown. */
export function gateLearn(): string {
  const all = learnedSentences()
  const names = [...new Set(all.map(({ from }) => from))]
  const lines = names.flatMap((name) => {
    const weights = unfitLearned(all.filter(({ from }) => from !== name))
    return LANGUAGES.flatMap((language) => {
      const some = all.filter((sentence) => sentence.from === name && sentence.language === language)
      return some.length > 0 ? marks(`${name}, ${language}`, some, weights) : []
    })
  })
  const kept = { learnedFrom: digestOfLearned(), unfit: packed(unfitLearned(all)), hurt: packed(hurtLearned(all)) }
  writeFileSync(WEIGHTS, `${JSON.stringify(kept, null, 2)}\n`)
  return [...lines, `${all.length} sentences learned`].join('\n')
}

function unfitLearned(some: readonly LearnedSentence[]): Weights {
  const demanded = some.filter(({ from }) => from === DEMANDED)
  const repeated = Array.from({ length: TIMES_DEMANDED - 1 }, () => demanded).flat()
  return learned([...some, ...repeated].map(({ passage, isUnfit }) => ({ features: passage.features, isSo: isUnfit })))
}

/** Where an exam does not part who is hurt from the rest of the unfit, the unfit say nothing of it. */
function hurtLearned(some: readonly LearnedSentence[]): Weights {
  const parted = new Set(some.filter(({ isHurt }) => isHurt).map(({ from }) => from))
  const telling = some.filter(({ from, isUnfit }) => !isUnfit || parted.has(from))
  return learned(
    telling.map(({ passage, isHurt }) => ({ features: passage.features, isSo: isHurt })),
    FEWER,
  )
}

/** Per cent of the unfit / of the fit that are refused: as the gate does it, and at each of the odds by the weights alone. */
function marks(title: string, some: readonly LearnedSentence[], weights: Weights): string {
  const judged = some.map((one) => ({ ...one, odds: weighed(one.passage.features, weights) }))
  const share = (isRefused: (one: (typeof judged)[number]) => boolean) =>
    [true, false]
      .map((unfit) => judged.filter((one) => one.isUnfit === unfit))
      .map((list) => ((100 * list.filter(isRefused).length) / Math.max(1, list.length)).toFixed(1))
      .join('/')
  const atOdds = THRESHOLDS.map((least) => `${least}: ${share(({ odds }) => odds >= least)}`)
  return `${title}: ${share(({ passage, odds }) => isUnfit(passage, odds))} of ${some.length}; ${atOdds.join(', ')}`
}
