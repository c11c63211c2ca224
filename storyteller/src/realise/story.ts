import type { Bible, Brief } from '../brief.ts'
import { countWords } from '../measure/text.ts'
import { wordBand } from '../plan/bands.ts'
import type { Plan } from '../plan/plan.ts'
import { chance } from '../seed.ts'
import type { Beat } from './beat.ts'
import { compose } from './beats.ts'
import { fit } from './fit.ts'
import { gathered, parted } from './paragraphs.ts'
import { teller } from './teller.ts'

export interface Story {
  title: string
  paragraphs: string[]
  bible: Bible
  trace: string[]
}

/** How far into the band a story goes at least. A long one keeps to the lower part: it grows by episodes, and too many tire. */
const LEAST_FILLED = { short: 0.45, medium: 0.35, long: 0.12 }

/** Says a plan: title, paragraphs and what a next chapter must know. */
export function tellPlan(brief: Brief, plan: Plan): Story {
  const speaker = teller(brief, plan)
  const title = plan.pack.polish(speaker.say(plan.choose.one(plan.problem.title, `${plan.problem.id}/title`), false))
  const { beats, promise } = compose(brief, plan, speaker)
  const band = wordBand(brief.language, plan.tier, brief.length)
  const target = Math.round(
    band[0] + (band[1] - band[0]) * (LEAST_FILLED[brief.length] + 0.3 * chance(plan.seed, 'length')),
  )
  const chosen = fit(beats, band, target)
  for (const { beat } of chosen) plan.choose.used(beat.source)
  plan.choose.used(plotOf(plan, chosen))
  const pieces = chosen.flatMap(({ beat, full }) =>
    (full ? beat.full : beat.lean).split('¶').map((text) => ({ id: beat.id, text: plan.pack.polish(text.trim()) })),
  )
  const paragraphs = gathered(
    pieces.filter(({ text }) => text !== ''),
    plan.tier,
  ).flatMap((paragraph) => parted(paragraph, plan.tier))
  const fact = plan.pack.polish(speaker.say(plan.problem.fact, false))
  return { title, paragraphs, bible: bibleOf(brief, plan, speaker, title, fact, promise), trace: plan.choose.trace }
}

/** The plot as one line of the trace: theme, hero, setting, problem, solution, helper, first obstacle, closing ritual. */
function plotOf(plan: Plan, chosen: readonly { beat: Beat }[]): string {
  const first = (kind: string) => chosen.find(({ beat }) => beat.id.startsWith(kind))?.beat.source ?? ''
  const { themeId, worldHero, setting, problem, solution, helper } = plan
  const hero = worldHero?.id ?? plan.leader?.name ?? 'child'
  const core = [themeId, hero, setting.id, problem.id, solution.id, helper.id]
  return `plot/${[...core, first('obstacle'), first('ritual')].join('|')}`
}

const MOST_SYNOPSIS_WORDS = 120
const MOST_FACTS = 12

function bibleOf(
  brief: Brief,
  plan: Plan,
  speaker: ReturnType<typeof teller>,
  title: string,
  fact: string,
  promise: string,
): Bible {
  const before = brief.chapter?.bible ?? null
  const cast = [
    { name: speaker.hero.forms.name, role: 'hero' },
    { name: speaker.helper.forms.name, role: 'helper' },
    ...plan.cast.map(({ person }) => ({ name: person.forms.name, role: 'friend' })),
  ]
  const known = before?.cast.filter((entry) => !cast.some(({ name }) => name === entry.name)) ?? []
  const synopsis = `${before?.synopsis ?? ''} ${fact}`.trim().split(' ')
  return {
    seriesTitle: before?.seriesTitle ?? title,
    synopsis: synopsis.slice(-MOST_SYNOPSIS_WORDS).join(' '),
    // Where it began, however far it went tonight.
    place: before?.place || plan.setting.place.name,
    cast: [...cast, ...known].slice(0, 30),
    facts: [...(before?.facts ?? []), fact].slice(-MOST_FACTS),
    promise: plan.pack.polish(promise),
  }
}

export function wordsOf(story: { paragraphs: readonly string[] }): number {
  return story.paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph), 0)
}
