import { themeOf } from '@perinka/contract/catalog'
import type { Bible, Brief, CastMember } from '../brief.ts'
import { sentencesOf } from '../measure/text.ts'
import { type GateField, gate, isOrder } from '../safety/gate.ts'
import { redact } from '../safety/redact.ts'
import { TOLD } from './wish-data.ts'

/**
 * A brief as a model may see it: everything that a model of somebody else's is told of a family goes through here, whenever it was kept.
 * Each free text passes the gate of its field and is redacted; what does not pass is left out. Names of the family's children are
 * hidden later, as tokens.
 */
export function forModel(brief: Brief): Brief {
  const { child, cast, chapter, theme } = brief
  return {
    ...brief,
    theme: theme.id ? theme : { id: null, text: passed(theme.text, 'customTheme') },
    child: {
      ...child,
      favoriteThemes: child.favoriteThemes.flatMap((text) =>
        themeOf(text) ? text : passed(text, 'customTheme') || [],
      ),
      favoriteCharacters: child.favoriteCharacters.flatMap((text) => passed(text, 'description') || []),
      // One list to a model, and so judged as one.
      dislikedCharacters: safeItems([...child.dislikedCharacters, ...child.filters]),
      filters: [],
    },
    cast: cast.flatMap((member) => memberForModel(member)),
    request: passed(brief.request ?? '', 'customPrompt') || null,
    history: brief.history.map((trace) =>
      trace.flatMap((entry) => (entry.startsWith(TOLD) ? passed(entry, 'title') || [] : entry)),
    ),
    chapter: chapter && { ...chapter, bible: bibleForModel(chapter.bible) },
  }
}

/** The text as it may go on, redacted; "" where it may not. */
function passed(text: string, field: GateField): string {
  const judged = gate(text, field)
  return judged.verdict === 'refuse' ? '' : judged.text.trim()
}

/** What must not appear, item by item. An order may be spread over two of them: then neither stays. */
function safeItems(items: readonly string[]): string[] {
  const fit = items.map((item) => passed(item, 'keepOut')).filter(Boolean)
  const withNext = fit.map((item, i) => isOrder(`${item} ${fit[i + 1] ?? ''}`))
  return fit.filter((_, i) => !withNext[i] && !withNext[i - 1])
}

function memberForModel(member: CastMember): CastMember[] {
  if (member.kind !== 'custom') return [member]
  const name = passed(member.name, 'name')
  if (name === '') return []
  const description = passed(member.description ?? '', 'description') || null
  return [{ ...member, name, description, traits: member.traits.flatMap((one) => passed(one, 'description') || []) }]
}

/** A series' title may have been changed by the parent; the rest a storyteller wrote, and it is read as closely. */
function bibleForModel({ seriesTitle, synopsis, place, cast, facts, promise }: Bible): Bible {
  return {
    seriesTitle: passed(seriesTitle, 'title'),
    synopsis: safeSentences(synopsis),
    place: passed(place, 'title'),
    cast: cast.flatMap(({ name, role }) => {
      const called = passed(name, 'title')
      return called === '' ? [] : { name: called, role: passed(role, 'title') }
    }),
    facts: facts.map(safeSentences).filter(Boolean),
    promise: safeSentences(promise ?? '') || null,
  }
}

/** Sentence by sentence, since a model's knows no limits of ours; words that a story may say stay as they are. */
function safeSentences(text: string): string {
  const fit = sentencesOf(text).filter((sentence) => gate(sentence, 'description').verdict !== 'refuse')
  return redact(fit.join(' ')).text
}
