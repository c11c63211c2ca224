import type { Bible, Brief } from '../brief.ts'
import { countWords, sentencesOf } from '../measure/text.ts'

const SYNOPSIS_WORDS = 120
const FACTS = 8

/**
 * What the story's series will remember: what the model noted after `---META---`, completed from the
 * story itself where the note is missing or no JSON. `show` puts names in place of tokens and answers null for
 * what may not be shown: later chapters are told from this.
 */
export function bibleOf(
  meta: string | null,
  story: { title: string; paragraphs: string[] },
  brief: Brief,
  show: (text: string) => string | null,
): Bible {
  const note = readNote(meta)
  const say = (value: unknown): string => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    return (text && show(text)) || ''
  }
  const before = brief.chapter?.bible
  const cast = listOf(note.characters).map((entry) => ({
    name: say(typeof entry === 'object' && entry ? (entry as { name?: unknown }).name : entry),
    role: say(typeof entry === 'object' && entry ? (entry as { role?: unknown }).role : ''),
  }))
  const known = cast.filter(({ name }) => name !== '')
  const facts = listOf(note.facts).map(say).filter(Boolean)
  return {
    seriesTitle: before?.seriesTitle ?? story.title,
    synopsis: lastWords([before?.synopsis, say(note.summary) || ends(story.paragraphs)].filter(Boolean).join(' ')),
    place: say(note.place) || before?.place || '',
    cast: known.length > 0 ? known : (before?.cast ?? castOf(brief)),
    facts: [...(before?.facts ?? []), ...facts].slice(-FACTS),
    promise: say(note.openThread) || null,
  }
}

function readNote(meta: string | null): Record<string, unknown> {
  const json = /\{[\s\S]*\}/.exec(meta ?? '')?.[0]
  if (!json) return {}
  try {
    return JSON.parse(json) as Record<string, unknown>
  } catch {
    return {}
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, 12) : []
}

/** How it began and how it ended. */
function ends(paragraphs: string[]): string {
  const sentences = [paragraphs[0], paragraphs.at(-1)].map((text) => sentencesOf(text ?? '')[0] ?? '')
  return [...new Set(sentences)].filter(Boolean).join(' ')
}

/** The last chapters matter most, so the beginning goes first. */
function lastWords(text: string): string {
  return countWords(text) <= SYNOPSIS_WORDS ? text : text.split(/\s+/).slice(-SYNOPSIS_WORDS).join(' ')
}

function castOf({ child, cast }: Brief): Bible['cast'] {
  const hero = child.isHero ? [{ name: child.name, role: 'hero' }] : []
  return [...hero, ...cast.map(({ name, kind }) => ({ name, role: kind }))]
}
