import { type Language, PREDEFINED_CHARACTERS, type PredefinedKey } from '@perinka/contract/catalog'
import type { Brief, CastMember, Child, StoryEvent } from './brief.ts'
import { tellByPlan } from './tell-by-plan.ts'

/** A brief with everything plain, and whatever a test cares for. Tests only. */
export function givenBrief({ child, ...rest }: Partial<Omit<Brief, 'child'>> & { child?: Partial<Child> } = {}): Brief {
  const language: Language = rest.language ?? 'en'
  return {
    ...{
      language,
      length: 'medium',
      theme: { id: 'ocean', text: 'ocean' },
      cast: [],
      request: null,
      seed: 'one',
      history: [],
      tellings: [],
    },
    ...{ chapter: null, familyNames: ['Matilda'] },
    ...rest,
    child: {
      ...{ name: 'Matilda', age: 5, gender: 'she', isHero: true, favoriteThemes: [], favoriteCharacters: [] },
      ...{ dislikedCharacters: [], filters: [] },
      ...child,
    },
  }
}

export function predefined(key: PredefinedKey): CastMember {
  const name = PREDEFINED_CHARACTERS.find((character) => character.key === key)?.name ?? key
  return { kind: 'predefined', key, name, description: null, traits: [], gender: null }
}

export function custom(name: string, description: string | null = null, traits: string[] = []): CastMember {
  return { kind: 'custom', key: null, name, description, traits, gender: null }
}

export function sibling(name: string, gender: CastMember['gender'] = null): CastMember {
  return { kind: 'sibling', key: null, name, description: null, traits: [], gender }
}

/** A told story, taken apart. */
export function tell(brief: Brief) {
  const told: StoryEvent[] = [...tellByPlan(brief)]
  const paragraphs = told.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : []))
  const [first] = told
  const last = told.at(-1)
  if (first?.kind !== 'title' || last?.kind !== 'finished') throw new Error('a story has one title and one end')
  return { title: first.text, paragraphs, text: paragraphs.join('\n\n'), finished: last }
}
