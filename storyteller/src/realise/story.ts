import type { Bible, Brief } from '../brief.ts'
import { countWords, sentencesOf } from '../measure/text.ts'
import { MOST_SENTENCES, type Tier, wordBand } from '../plan/bands.ts'
import type { Plan } from '../plan/plan.ts'
import { chance } from '../plan/seed.ts'
import { compose } from './beats.ts'
import { fit } from './fit.ts'
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
  const paragraphs = chosen
    .flatMap(({ beat, full }) => (full ? beat.full : beat.lean).split('¶'))
    .map((paragraph) => plan.pack.polish(paragraph.trim()))
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => parted(paragraph, plan.tier))
  const fact = plan.pack.polish(speaker.say(plan.problem.fact, false))
  return { title, paragraphs, bible: bibleOf(brief, plan, speaker, title, fact, promise), trace: plan.choose.trace }
}

/** Parts a paragraph that is too long for small readers, at a sentence's end and never inside a speech. */
function parted(paragraph: string, tier: Tier): string[] {
  const sentences = sentencesOf(paragraph)
  const most = MOST_SENTENCES[tier]
  if (sentences.length <= most + 1) return [paragraph]
  const even = Math.ceil(sentences.length / Math.ceil(sentences.length / most))
  const parts: string[][] = [[]]
  let inSpeech = false
  // Slovak opens low and closes with the mark that opens in English.
  const low = paragraph.includes('„')
  for (const sentence of sentences) {
    const last = parts.at(-1) ?? []
    const before = last.at(-1) ?? ''
    // One speaker's words, and the beats of a list, stay together.
    const clings =
      (/^[“„]/.test(sentence) && /[“”„]/.test(before)) || Math.min(...[before, sentence].map(countWords)) < 3
    if (last.length >= even && !inSpeech && !clings) parts.push([sentence])
    else last.push(sentence)
    const opened = sentence.match(low ? /„/g : /“/g)?.length ?? 0
    const closed = sentence.match(low ? /“/g : /”/g)?.length ?? 0
    if (opened !== closed) inSpeech = opened > closed
  }
  return parts.map((part) => part.join(' '))
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
    place: plan.setting.place.name,
    cast: [...cast, ...known].slice(0, 30),
    facts: [...(before?.facts ?? []), fact].slice(-MOST_FACTS),
    promise: plan.pack.polish(promise),
  }
}

export function wordsOf(story: Pick<Story, 'paragraphs'>): number {
  return story.paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph), 0)
}
