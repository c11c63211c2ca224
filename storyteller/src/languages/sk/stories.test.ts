import { ALL_THEMES, type Gender, PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import type { Brief, CastMember } from '../../brief.ts'
import { tellStory } from '../../tell.ts'
import { topicOf } from '../../wish/read.ts'
import { pack as slovak } from './pack.ts'
import { topics } from './topics.ts'

function briefFor(
  child: { name: string; age: number; gender?: Gender | null; isHero?: boolean },
  rest: Partial<Brief> = {},
): Brief {
  const lists = { favoriteThemes: [], favoriteCharacters: [], dislikedCharacters: [], filters: [] }
  return {
    ...{
      language: 'sk',
      length: 'medium',
      theme: { id: 'forest', text: 'forest' },
      cast: [],
      request: null,
      seed: 'večer',
      history: [],
      tellings: [],
    },
    ...{ chapter: null, familyNames: [child.name], child: { gender: null, isHero: true, ...lists, ...child } },
    ...rest,
  }
}

function told(brief: Brief) {
  const all = [...tellStory(brief)]
  const paragraphs = all.flatMap((said) => (said.kind === 'paragraph' ? [said.text] : []))
  return { paragraphs, text: paragraphs.join('\n') }
}

const predefined = (index: number): CastMember => {
  const { key, name, traits } = PREDEFINED_CHARACTERS[index % 4] ?? PREDEFINED_CHARACTERS[0]
  return { kind: 'predefined', key, name, description: null, traits: [...traits], gender: null }
}

describe('how a story talks about the child', () => {
  const hero = (gender: Gender | null, name: string) =>
    ALL_THEMES.map((id) => told(briefFor({ name, age: 7, gender }, { theme: { id, text: id } })).text).join('\n')

  test('a girl did things in the feminine', () => {
    const text = hero(null, 'Zuzka')
    expect(text).toMatch(/povedala Zuzka/)
    expect(text).not.toMatch(/(?:povedal|spýtal sa|zasmial sa|zavolal) Zuzka/)
  })

  test('a boy did them in the masculine', () => {
    const text = hero(null, 'Jakub')
    expect(text).toMatch(/povedal Jakub/)
    expect(text).not.toMatch(/(?:povedala|spýtala sa|zasmiala sa|zavolala) Jakub/)
  })

  test('a child whose gender nobody knows does them now, and its name never declines', () => {
    const text = hero(null, 'Nikola')
    expect(text).toMatch(/hovorí Nikola/)
    expect(text).not.toMatch(/Nikol(?:y|e|u|ou|ovi|om)(?!\p{L})/u)
    expect(text).not.toMatch(/(?:povedal|spýtal|zasmial|zavolal)a? (?:sa )?Nikola/)
    expect(text).not.toMatch(
      /Nikola (?:sa |si )?(?:povedal|našiel|našla|sadol|sadla|usmial|išiel|išla|zbadal|vzal)a?(?!\p{L})/u,
    )
  })

  test('and as the parent says, whatever the name', () => {
    expect(hero('she', 'Nikola')).toMatch(/povedala Nikola/)
    expect(hero('he', 'Nikola')).toMatch(/povedal Nikola/)
  })

  test('only the goodnight names a child that is not in the story', () => {
    const { paragraphs } = told(briefFor({ name: 'Zuzka', age: 6, isHero: false }, { cast: [predefined(1)] }))
    expect(paragraphs.filter((paragraph) => paragraph.includes('Zuzk'))).toEqual([paragraphs.at(-1)])
    expect(paragraphs.join(' ')).toContain('víla Luna')
  })
})

describe('a special request', () => {
  test.each([
    ['Dnes si sama umyla zúbky', 'teeth'],
    ['bude mať bratčeka', 'sibling'],
    ['čakáme bábätko', 'sibling'],
    ['zajtra ide prvýkrát do škôlky', 'first-day'],
    ['nastupuje do prvej triedy', 'first-day'],
    ['bojí sa tmy a príšer pod posteľou', 'dark'],
    ['nechce chodiť na nočník', 'potty'],
    ['zajtra ideme k doktorovi na očkovanie', 'doctor'],
    ['budeme sa sťahovať do nového domu', 'moving'],
    ['pohádal sa s kamarátom', 'quarrel'],
    ['zomrela nám babka', 'loss'],
    ['umrel nám škrečok', 'pet-lost'],
    ['stratil svojho plyšového macka', 'lost-toy'],
    ['stratil macka', 'lost-toy'],
    ['odišiel nám do neba dedko', 'loss'],
    ['bál sa príšer v skrini', 'dark'],
    ['má malú sestričku', 'sibling'],
    ['dedko býva ďaleko', 'grandparent'],
    ['máme doma mačku', 'pet'],
    ['spolužiaci sa mu posmievajú', 'bullying'],
    ['ocko sa odsťahoval, rodičia sa rozviedli', 'two-homes'],
    ['cakame babatko', 'sibling'],
    ['žiarli na malého brata', 'sibling'],
    ['uz ziadne plienky', 'potty'],
    ['nech prestane hrýzť', 'gentle'],
    ['bije deti v škôlke', 'gentle'],
    ['vypadol jej prvý zub', 'wobbly-tooth'],
    ['kýve sa mu zúbok', 'wobbly-tooth'],
    ['zajtra ideme k zubárovi', 'teeth'],
    ['bude mať päť rokov', 'birthday'],
    ['teší sa na Vianoce', 'christmas'],
    ['zajtra príde Mikuláš', 'mikulas'],
    ['nechce požičať hračky', 'sharing'],
    ['aby hovoril pravdu', 'truth'],
    ['hádajú sa so sestrou', 'quarrel'],
    ['hnevá sa a kričí', 'anger'],
    ['aby bol trpezlivejší', 'patience'],
    ['je hanblivá', 'shy'],
    ['spí s nami v posteli', 'own-bed'],
    ['nechce spať sama', 'own-bed'],
    ['mal zlý sen', 'bad-dream'],
    ['bojí sa búrky', 'storm'],
    ['odvyka od cumlika', 'dummy'],
    ['cmúľa si palec', 'thumb'],
    ['bojí sa kaderníka', 'hair'],
    ['bude nosiť okuliare', 'glasses'],
    ['ide na operáciu mandlí', 'hospital'],
    ['má horúčku a leží v posteli', 'ill'],
    ['mama odchádza na služobnú cestu', 'away'],
    ['je mu smutno za babkou', 'missing'],
    ['nemá žiadnych kamarátov', 'new-friend'],
    ['nechce jesť zeleninu', 'eating'],
    ['učí sa plávať', 'swimming'],
    ['začala bicyklovať bez koliesok', 'bicycle'],
    ['učí sa korčuľovať', 'winter-sport'],
    ['hral dnes futbal', 'football'],
    ['ideme k moru', 'holiday'],
    ['dnes pršalo a skákali sme v kalužiach', 'rain'],
    ['postavili sme snehuliaka', 'snow'],
    ['sadili sme paradajky', 'garden'],
    ['chce stále tablet', 'screen'],
    ['miluje bagre', 'vehicles'],
    ['v rýmoch, prosím', 'poem'],
  ])('"%s" is understood', (request, id) => {
    expect(topicOf(request, topics)?.topic.id).toBe(id)
  })

  test.each([
    'o pesničke, ktorá sa stratila',
    'o kakaovom jazere',
    'o Snehulienke',
    'o princeznej s dlhými vlasmi',
    'o hadovi, čo vie lietať',
    'o zubatom drakovi',
    'o jedovatej žabe',
    'o Bratislave',
    'bábovka pre princeznú',
    'o hromade lístia',
  ])('"%s" is not mistaken for one that only sounds alike', (request) => {
    expect(topicOf(request, topics)).toBeNull()
  })

  test.each([
    ['máme psíka Bobíka', 'Bobíka'],
    ['máme psíka BOBÍKA', 'Bobíka'],
    ['máme psíka Bobi\u0301ka', 'Bobíka'],
    ['máme psíka doma', undefined],
    ['MÁME PSÍKA DOMA', undefined],
    ['máme psíka Kokota', undefined],
  ])('"%s" says the name of a pet as a name, or none', (request, named) => {
    expect(topicOf(request, topics)?.words.named).toBe(named)
  })

  test.each([
    ['malý statočný ježko', '[Friend], to je ježko.'],
    ['naša chlpatá mačka, čo kradne ponožky', '[Friend], to je mačka.'],
    ['drak s dúhovou hrivou', '[Friend], to je drak.'],
    ['bojí sa mačky', ''],
    ['má zelený chvost', ''],
    ['sesternica z Brna', ''],
  ])('a character described as "%s" is said in our own word', (description, sentence) => {
    expect(slovak.describe({ kind: 'custom', key: null, name: 'Max', description, traits: [], gender: null })).toBe(
      sentence,
    )
  })
})

test('a word that every object knows is a name, a description and a trait like any other', () => {
  for (const language of ['sk', 'en'] as const) {
    const friend: CastMember = {
      ...{ kind: 'custom', key: null, name: 'constructor', description: 'constructor', gender: null },
      traits: ['constructor', 'toString'],
    }
    const { text } = told(
      briefFor({ name: 'constructor', age: 7 }, { language, cast: [friend], request: 'valueOf', seed: 'own' }),
    )
    expect(text.toLowerCase()).toContain('constructor')
    expect(text).not.toContain('native code')
  }
})
