import type { Language, StoryLength, Theme } from '@perinka/contract/catalog'
import type { Brief, Provenance, StoryEvent } from './brief.ts'
import { english } from './english/pack.ts'
import { calmArc, endsCalmly } from './measure/calm.ts'
import { readability } from './measure/readability.ts'
import { tokensOf } from './measure/text.ts'
import type { LanguagePack } from './pack.ts'
import { avoided } from './plan/avoid.ts'
import { READABILITY_BANDS, SENTENCE_BANDS, tierOf, wordBand } from './plan/bands.ts'
import { planStory, type Repertoire, repertoireOf } from './plan/plan.ts'
import { type Story, tellPlan, wordsOf } from './realise/story.ts'
import { gateStory } from './safety/gate.ts'
import { slovak } from './slovak/pack.ts'
import { labelOf } from './wish/read.ts'

/** Changes with the content, so that a kept story says what told it. */
const VERSION = 'perinka-4'
const ATTEMPTS = 5
const PACKS: Record<Language, LanguagePack> = { en: english, sk: slovak }

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most

/** Words of its theme that a story says at least, by length. */
const LEAST_THEME_WORDS: Record<StoryLength, number> = { short: 3, medium: 5, long: 7 }

/** Whether the theme is there in so many words: the one that is told, or our label where none is. */
function saysTheme(text: string, themeId: Theme | 'custom', { theme, language, length }: Brief): boolean {
  const pack = PACKS[language]
  if (themeId === 'custom')
    return text.toLowerCase().includes(labelOf(theme.text, pack).replace(/[„“]/g, '').toLowerCase())
  const said = tokensOf(text).filter((token) => pack.themes[themeId].words.some((stem) => token.startsWith(stem)))
  return said.length >= LEAST_THEME_WORDS[length]
}

/** Names of the checks that a story passes; the order is the order of their weight. */
function checksOf(
  story: Story,
  brief: Brief,
  { isAway, homeId, wish }: Repertoire,
): { passed: string[]; failed: number; readability: Provenance['readability'] } {
  const text = story.paragraphs.join('\n\n')
  const tier = tierOf(brief.child.age)
  const measured = readability(text, brief.language)
  const unwanted = avoided(brief)
  const slips = unwanted ? (`${story.title}\n${text}`.match(new RegExp(unwanted, 'giu'))?.length ?? 0) : 0
  const checks: [name: string, passes: boolean, weight: number][] = [
    ['safety', gateStory(text, brief.language).verdict !== 'refuse', 100],
    ['avoids', slips === 0, 50 + slips],
    ['theme', isAway || saysTheme(`${story.title} ${text}`, homeId, brief), 20],
    ['length', within(wordsOf(story), wordBand(brief.language, tier, brief.length)), 10],
    ['calm', endsCalmly(calmArc(text, brief.language)), 5],
    ['sentences', within(measured.sentenceLength, SENTENCE_BANDS[brief.language][tier]), 3],
    ['readability', within(measured.score, READABILITY_BANDS[brief.language][tier]), 3],
  ]
  const { words, sentences, score } = measured
  return {
    passed: checks.flatMap(([name, passes]) =>
      // A theme that could not be read is not claimed, however well its label stands there.
      passes && !(name === 'theme' && wish.unread.includes('theme')) ? [name] : [],
    ),
    failed: checks.reduce((sum, [, passes, weight]) => sum + (passes ? 0 : weight), 0),
    readability: { words, sentences, score },
  }
}

/**
 * Tells a story with the built-in storyteller: one title, the paragraphs in order, and `finished`. The same brief always tells the
 * same story. Plans anew up to five times where a check fails and keeps the best. Throws only on a fault of the content.
 */
export function* tellStory(brief: Brief): Generator<StoryEvent> {
  const repertoire = repertoireOf(brief, PACKS[brief.language])
  let best: { story: Story; checks: ReturnType<typeof checksOf> } | null = null
  for (let attempt = 0; attempt < ATTEMPTS && best?.checks.failed !== 0; attempt++) {
    const story = tellPlan(brief, planStory(brief, repertoire, attempt))
    const checks = checksOf(story, brief, repertoire)
    if (!best || checks.failed < best.checks.failed) best = { story, checks }
  }
  if (!best) return
  const { story, checks } = best
  yield { kind: 'title', text: story.title }
  for (const text of story.paragraphs) yield { kind: 'paragraph', text }
  const provenance: Provenance = {
    ...{ engine: 'built-in', model: VERSION, promptVersion: null, fellBack: false },
    ...{ checks: checks.passed, readability: checks.readability, unread: repertoire.wish.unread },
  }
  yield { kind: 'finished', provenance, bible: story.bible, trace: story.trace }
}
