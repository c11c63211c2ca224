import {
  ALL_THEMES,
  type Language,
  LENGTHS,
  PREDEFINED_CHARACTERS,
  type StoryLength,
  TRAITS,
} from '@perinka/contract/catalog'
import type { Brief, CastMember } from '@perinka/storyteller/brief'
import { chance } from '@perinka/storyteller/seed'

/** A wish of a family that does not exist, and what its story must say. */
export interface Wish {
  brief: Brief
  /** One of these must stand in the story for each thing that was wished. */
  expected: { what: 'child' | 'character' | 'theme' | 'request'; pattern: RegExp }[]
}

interface Family {
  names: readonly string[]
  siblings: readonly string[]
  friends: readonly (readonly [name: string, description: string | null])[]
  /** A theme in the parent's own words, and what its story must speak of in ours. */
  themes: readonly (readonly [theme: string, says: RegExp])[]
  /** A request, and what its story must speak of. */
  requests: readonly (readonly [request: string, says: RegExp])[]
  predefined: Readonly<Record<string, string>>
}

const FAMILIES: Record<Language, Family> = {
  en: {
    names: 'Emma Oliver Alex Matilda Noah Priya Sam Charlotte Leo Zoe Mohammed Nikola Ava George Robin Isla'.split(' '),
    siblings: ['Ben', 'Lucy', 'Max', 'Harriet'],
    friends: [
      ['Bruno', 'a brown bear who loves honey'],
      ['Zuzu', null],
      ['Mr Pip', 'a very small mouse with a red scarf'],
      ['Rosie', 'our neighbour’s goat'],
    ],
    themes: [
      ['diggers', /“Digger/],
      ['a bakery on the Moon', /moon|star|rocket|planet/i],
      ['ballet', /princess|queen|crown|ball/i],
      ['unicorns', /unicorn/i],
      ['the number seven', /“(?:A Surprise|Something Lovely|A Small Wonder|The Big Evening)/],
      ['grandpa’s tractor', /“Tractor/],
    ],
    requests: [
      ['she brushed her teeth all by herself today', /teeth|tooth|brush/i],
      ['we are having a new baby brother in May', /bab(y|ies)|brother|sister|little one/i],
      ['first day at nursery tomorrow', /first|new|tomorrow|nursery|school|peg/i],
      ['he is afraid of the dark', /dark|night|light|shadow|lamp/i],
      ['we have a dog called Biscuit', /Biscuit/],
      ['we are moving to a new house', /house|home|box|move|moving|door/i],
      ['going to the doctor for a jab', /doctor|nurse|brave|plaster|jab/i],
      ['learning to use the potty', /potty/i],
      ['lost her teddy on the bus', /lost|toy|teddy|rabbit/i],
      ['Grandma lives far away', /grandma|gran/i],
      ['something with a purple trumpet and jam', /trumpet/i],
      ['a rainbow that smells of oranges', /rainbow/i],
    ],
    predefined: {
      'captain-starlight': 'Captain Starlight',
      'luna-fairy': 'Luna',
      'oliver-owl': 'Oliver',
      'sparkle-dragon': 'Sparkle',
    },
  },
  sk: {
    names: 'Zuzka Jakub Nikola Eliška Matúš Sofia Šimon Alex Viktória Oliver Timea Kristína Filip Zoe Hugo Lea'.split(
      ' ',
    ),
    siblings: ['Adam', 'Hana', 'Saša', 'Tomáš'],
    friends: [
      ['Bruno', 'hnedý medveď, ktorý ľúbi med'],
      ['Čučo', null],
      ['Pani Myška', 'veľmi malá myš v červenom šále'],
      ['Rozárka', 'koza od susedov'],
    ],
    themes: [
      ['bagre', /[„‚]Bager/u],
      ['pekáreň na Mesiaci', /mesia|hviezd|raket|planét/iu],
      ['balet', /princez|kráľov|korun|hrášk|bál|ples/iu],
      ['jednorožce', /jednorožec/iu],
      ['číslo sedem', /[„‚](?:Prekvapenie|Niečo milé|Malý zázrak|Veľký večer)/u],
      ['dedkov traktor', /[„‚]Traktor/u],
    ],
    requests: [
      ['dnes si sama umyla zúbky', /zub|zúb|kefk/iu],
      ['v máji čakáme bratčeka', /bábät|brat|sestr|malič|vtáčia mama|plné labky/iu],
      ['zajtra ide prvýkrát do škôlky', /prv|nov|škôl|škol|zajtra|skrink|vešiač|tried|mamin/iu],
      ['bojí sa tmy', /tma|tmy|tme|tmu|tmou|noc|svetl|lamp|tieň/iu],
      ['máme psíka Bobíka', /Bobíka/u],
      ['budeme sa sťahovať do nového domu', /krabic|škatul|sťah|hniezd|steny|nov\p{L}+ (?:dom|okn|izb)/iu],
      ['ideme k doktorke na očkovanie', /doktor|leká|náplas|sestričk|odva/iu],
      ['učí sa na nočník', /nočník|gaťk|v brušku|žblnk/iu],
      ['stratila plyšového zajka', /plyš|strat|hračk|zajk|zajac/iu],
      ['babka býva ďaleko', /bab|ded|vnú|vnuč|starká|lastovič/iu],
      ['fialová trúbka a lekvár', /trúbka/iu],
      ['dúha, ktorá vonia po pomarančoch', /dúha/iu],
    ],
    predefined: {
      'captain-starlight': 'Hviezdik',
      'luna-fairy': 'Lun',
      'oliver-owl': 'Oliver',
      'sparkle-dragon': 'Iskrík',
    },
  },
}

const AGES = [
  [3, 4],
  [5, 6],
  [7, 8, 9],
  [10, 11, 12],
] as const

export const AGE_BANDS = ['3–4', '5–6', '7–9', '10–12'] as const

/** The start that all forms of a name share: Zuzka, Zuzky, Zuzke. */
function stemOf(name: string): string {
  const word = name.split(' ').at(-1) ?? name
  return word.length > 3 ? word.replace(/(?:ek|ec|[aáeiouy])$/u, '') : word.replace(/a$/, '')
}

const said = (what: Wish['expected'][number]['what'], name: string) => ({
  what,
  pattern: new RegExp(`(?<!\\p{L})${stemOf(name)}`, 'u'),
})

/** The `run`th wish of a language: by a seed of its own, so that the same run is the same wish on every machine. */
export function wishOf(language: Language, run: number, cell?: { tier: number; length: StoryLength }): Wish {
  const family = FAMILIES[language]
  const draw = (label: string) =>
    chance(`measure-${language}-${cell?.tier ?? 'any'}-${cell?.length ?? 'any'}-${run}`, label)
  const pick = <T>(items: readonly T[], label: string) => items[Math.floor(draw(label) * items.length)] as T
  const tier = cell?.tier ?? Math.floor(draw('tier') * AGES.length)
  const name = pick(family.names, 'name')
  const isHero = draw('hero') < 0.8
  const ownTheme = draw('theme kind') < 0.1 ? pick(family.themes, 'own theme') : null
  const theme = pick(ALL_THEMES, 'theme')
  const request = draw('request?') < 0.5 ? pick(family.requests, 'request') : null
  const cast = castOf(family, draw, pick)
  const brief: Brief = {
    language,
    length: cell?.length ?? pick(LENGTHS, 'length'),
    theme: ownTheme ? { id: null, text: ownTheme[0] } : { id: theme, text: theme },
    child: {
      ...{
        name,
        age: pick(AGES[tier] ?? AGES[0], 'age'),
        gender: pick([null, null, 'she', 'he'] as const, 'gender'),
        isHero,
      },
      ...{ favoriteThemes: [], favoriteCharacters: [], dislikedCharacters: [], filters: [] },
    },
    cast: cast.map(({ member }) => member),
    request: request?.[0] ?? null,
    ...{ seed: `measure-${run}`, history: [], tellings: [], chapter: null, familyNames: [name] },
  }
  const expected = [said('child', name), ...cast.map(({ says }) => said('character', says))]
  if (request) expected.push({ what: 'request', pattern: request[1] })
  if (ownTheme) expected.push({ what: 'theme', pattern: ownTheme[1] })
  return { brief, expected }
}

function castOf(
  family: Family,
  draw: (label: string) => number,
  pick: <T>(items: readonly T[], label: string) => T,
): { member: CastMember; says: string }[] {
  const plain = { description: null, traits: [], gender: null }
  const cast: { member: CastMember; says: string }[] = []
  if (draw('four') < 0.4) {
    const { key, name } = pick(PREDEFINED_CHARACTERS, 'which of four')
    cast.push({ member: { ...plain, kind: 'predefined', key, name }, says: family.predefined[key] ?? name })
  }
  if (draw('own') < 0.3) {
    const [name, description] = pick(family.friends, 'friend')
    const traits = [pick(TRAITS, 'trait')]
    cast.push({ member: { kind: 'custom', key: null, name, description, traits, gender: null }, says: name })
  }
  if (draw('sibling') < 0.15) {
    const name = pick(family.siblings, 'which sibling')
    cast.push({ member: { ...plain, kind: 'sibling', key: null, name }, says: name })
  }
  return cast
}
