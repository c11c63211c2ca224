import type { Gender } from '@perinka/contract/catalog'
import type { Person } from '../../../craft/pack.ts'
import type { Stage } from '../../../craft/telling.ts'

const PRONOUNS: Record<'she' | 'he' | 'it', Record<string, string>> = {
  she: {
    he: 'she',
    him: 'her',
    his: 'her',
    own: 'hers',
    himself: 'herself',
    'he’s': 'she’s',
    'he’d': 'she’d',
    'he’ll': 'she’ll',
  },
  he: {
    he: 'he',
    him: 'him',
    his: 'his',
    own: 'his',
    himself: 'himself',
    'he’s': 'he’s',
    'he’d': 'he’d',
    'he’ll': 'he’ll',
  },
  it: {
    he: 'it',
    him: 'it',
    his: 'its',
    own: 'its',
    himself: 'itself',
    'he’s': 'it’s',
    'he’d': 'it’d',
    'he’ll': 'it’ll',
  },
}

/** Of whom nothing is known: the name again where a pronoun would stand, and "their" only for what is theirs. */
function unsaid(name: string, form: string): string | undefined {
  if (form === 'he' || form === 'him') return name
  return {
    ...{ his: 'their', own: `${name}’s`, himself: 'themself' },
    ...{ 'he’s': `${name} is`, 'he’d': `${name} had`, 'he’ll': `${name} will` },
  }[form]
}

/** In mid-sentence a thing of the lexicon keeps its small letter; a name keeps its capital. */
function ofPerson({ forms, gender }: Person, form: string): string | undefined {
  if (form === 'name’s') return `${forms.name}’s`
  const own = forms[form] ?? (form === 'like' ? forms.kind : undefined)
  if (own !== undefined) return own
  if (forms.neuter) return PRONOUNS.it[form]
  return gender === 'neutral' ? unsaid(forms.name, form) : PRONOUNS[gender as Exclude<Gender, 'neutral'>][form]
}

/**
 * Slots of an English telling: [hero] [hero’s] [he] [him] [his] [own] [himself] [he’s] [he’d] [he’ll] of whoever leads; of anybody else by id:
 * [friend], [friend’s], [friend.he], [mirror.his], and any written form ([thing.one], [thing.many]); then the words of the story.
 */
export function resolve(slot: string, { people, words }: Stage): string | undefined {
  const name = slot.replace(/'/g, '’')
  if (words[name] !== undefined) return words[name]
  const [, id = '', possessive, form = 'name'] = /^([a-zA-Z][a-z0-9]*)(’s)?(?:\.(.+))?$/.exec(name) ?? []
  const someone = people[id]
  if (someone) return ofPerson(someone, possessive ? 'name’s' : form)
  return people.hero && ofPerson(people.hero, name)
}
