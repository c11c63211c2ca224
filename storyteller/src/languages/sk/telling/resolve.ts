import type { Person } from '../../../craft/pack.ts'
import type { Stage } from '../../../craft/telling.ts'
import { pastTense } from '../morphology/agreement.ts'
import { type Vocalised, vocalise } from '../morphology/prepositions.ts'
import { presentOf } from '../morphology/verbs.ts'

/*
 * Slots of a Slovak telling; `id` is anybody of the stage, and whoever leads where it is left out:
 *   [hero] [mirror.dat] [s adult.ins] [do thing.gen]     a name in a case, with a preposition that fits it. Of the hero a case other than
 *   [hero.dat/deťom] [s hero.ins/spolu]                  the nominative wants a way out for a child whose gender nobody knows.
 *   [thing.acc_pl]                                       any written form.
 *   [sama/sám/] [friend:unavená/unavený/unavené]         she / he / it or nobody knows, whatever the tense.
 *   [našiel/nachádza] [mirror:prišiel/prichádza]         past, written masculine, agrees by itself; present where nobody knows the
 *   [našiel] [mirror:prišiel]                            hero's gender. A lone past brings its present along from the list of verbs.
 *   [=svietilo/svieti] [=svietilo]                       past / present of whoever's gender is fixed: the story's tense alone.
 *   [word]                                               words of the story.
 */

const NAME = /^(?:(s|z|k|v|o|od|do|pre|na|pri|za|u|po|nad|pod|pred) )?([a-z][a-z0-9]*)(?:\.([a-z_]+))?(?:\/(.*))?$/is
const OF = /^(?:([a-z][a-z0-9]*):)?(.*)$/s

export function resolve(slot: string, stage: Stage): string | undefined {
  const { people, words } = stage
  const [whole, preposition, id = '', form = 'nom', fallback] = NAME.exec(slot) ?? []
  const someone = people[lower(id)]
  if (whole !== undefined && someone) return capitalAs(slot, named(someone, preposition, form, fallback))
  if (slot.startsWith('=')) return tense(options(slot.slice(1)), people.hero?.gender === 'neutral')
  const word = words[slot] ?? words[lower(slot)]
  if (word !== undefined) return capitalAs(slot, word)
  const [, who = 'hero', variants = ''] = OF.exec(slot) ?? []
  const agreeing = people[lower(who)]
  return agreeing && variant(agreeing, options(variants), people.hero?.gender === 'neutral')
}

const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

function named({ forms, gender }: Person, preposition: string | undefined, form: string, fallback: string | undefined) {
  if (form !== 'nom' && gender === 'neutral' && !forms.neuter) return fallback
  // How it looks is said where the wish tells it; "full" is else the thing alone.
  const plain = form.replace(/^full_?/, '') || 'nom'
  const name = forms[form === 'nom' ? 'name' : form] ?? (plain === 'nom' ? forms.name : forms[plain])
  if (name === undefined) return undefined
  return preposition ? `${fit(preposition, name)} ${name}` : name
}

function fit(preposition: string, name: string): string {
  const plain = preposition.toLowerCase()
  return 'szvk'.includes(plain) ? vocalise(plain as Vocalised, name) : plain
}

/** What the slashes part; a lone past tense brings its present along. */
function options(text: string): string[] {
  if (text.includes('/')) return text.split('/')
  const present = presentOf(text)
  return present === undefined ? [] : [text, present]
}

const tense = ([past, present]: string[], isPresent: boolean) => (isPresent ? present : past)

function variant({ forms, gender }: Person, parts: string[], isPresent: boolean): string | undefined {
  if (parts.length === 3) return parts[forms.neuter || gender === 'neutral' ? 2 : gender === 'she' ? 0 : 1]
  if (parts.length !== 2) return undefined
  if (isPresent || (gender === 'neutral' && !forms.neuter)) return parts[1]
  return pastTense(parts[0] ?? '', forms.neuter ? 'it' : gender === 'she' ? 'she' : 'he')
}

function capitalAs(slot: string, text: string | undefined): string | undefined {
  if (text === undefined || !/^\p{Lu}/u.test(slot)) return text
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
