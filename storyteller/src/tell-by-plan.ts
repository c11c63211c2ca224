import type { StoryLength, Theme } from '@perinka/contract/catalog'
import type { Brief, Provenance, StoryEvent } from './brief.ts'
import { checked } from './checks.ts'
import { CRAFTS } from './languages/crafts.ts'
import { tokensOf } from './measure/text.ts'
import { avoided } from './plan/avoid.ts'
import { planStory, type Repertoire, repertoireOf } from './plan/plan.ts'
import { type Story, tellPlan } from './realise/story.ts'
import { labelOf } from './wish/read.ts'

/** Changes with the content, so that a kept story says what told it. */
export const VERSION = 'perinka-5'
const ATTEMPTS = 5

/** Words of its theme that a story says at least, by length. */
const LEAST_THEME_WORDS: Record<StoryLength, number> = { short: 3, medium: 5, long: 7 }

/** Whether the theme is there in so many words: the one that is told, or our label where none is. */
function saysTheme(text: string, themeId: Theme | 'custom', { theme, language, length }: Brief): boolean {
  const pack = CRAFTS[language].pack
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
  const { passes, readability } = checked(story.paragraphs, brief)
  const unwanted = avoided(brief)
  const slips = unwanted ? (`${story.title}\n${text}`.match(new RegExp(unwanted, 'giu'))?.length ?? 0) : 0
  const checks: [name: string, passes: boolean, weight: number][] = [
    ['safety', passes.safety, 100],
    ['avoids', slips === 0, 50 + slips],
    ['theme', isAway || saysTheme(`${story.title} ${text}`, homeId, brief), 20],
    ['length', passes.length, 10],
    ['calm', passes.calm, 5],
    ['sentences', passes.sentences, 3],
    ['readability', passes.readability, 3],
  ]
  return {
    passed: checks.flatMap(([name, passes]) =>
      // A theme that could not be read is not claimed, however well its label stands there.
      passes && !(name === 'theme' && wish.unread.includes('theme')) ? [name] : [],
    ),
    failed: checks.reduce((sum, [, passes, weight]) => sum + (passes ? 0 : weight), 0),
    readability,
  }
}

/**
 * Tells a story put together from the pieces of its theme: one title, the paragraphs in order, and `finished`. The same brief always tells the
 * same story. Plans anew up to five times where a check fails and keeps the best. Throws only on a fault of the content.
 */
export function* tellByPlan(brief: Brief): Generator<StoryEvent> {
  const repertoire = repertoireOf(brief, CRAFTS[brief.language].pack)
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
    ...{ checks: checks.passed, readability: checks.readability, unread: repertoire.wish.unread, speakers: [] },
  }
  yield { kind: 'finished', provenance, bible: story.bible, trace: story.trace }
}
