import { graded } from '../realise/graded.ts'
import type { LanguagePack } from '../realise/pack.ts'
import { cast } from './cast.ts'
import { child, describe, person } from './people.ts'
import { company, polish, quote, resolve } from './resolve.ts'
import { shared } from './shared.ts'
import { adventure } from './themes/adventure.ts'
import { animals } from './themes/animals.ts'
import { castle } from './themes/castle.ts'
import { custom } from './themes/custom.ts'
import { dinosaurs } from './themes/dinosaurs.ts'
import { discovery } from './themes/discovery.ts'
import { dragons } from './themes/dragons.ts'
import { fairyTale } from './themes/fairy-tale.ts'
import { forest } from './themes/forest.ts'
import { friendship } from './themes/friendship.ts'
import { magic } from './themes/magic.ts'
import { nature } from './themes/nature.ts'
import { ocean } from './themes/ocean.ts'
import { pirates } from './themes/pirates.ts'
import { princesses } from './themes/princesses.ts'
import { science } from './themes/science.ts'
import { space } from './themes/space.ts'
import { superheroes } from './themes/superheroes.ts'
import { topics, wish } from './topics.ts'

const themes: LanguagePack['themes'] = {
  ...{ adventure, friendship, animals, magic, space, ocean, forest, castle, dragons, science, discovery, nature },
  ...{ superheroes, dinosaurs, princesses, pirates, 'fairy-tale': fairyTale },
}

/** Whose encounters a theme in the parent's own words may borrow. */
const kin: LanguagePack['kin'] = [
  [/\b(?:dino|t-?rex|triceratops)/, 'dinosaurs'],
  [/\b(?:pirate|treasure)/, 'pirates'],
  [/\b(?:rocket|space|planet|star|moon|alien|astronaut)/, 'space'],
  [/\b(?:sea|ocean|fish|mermaid|whale|shark|beach|boat|dolphin|octopus)/, 'ocean'],
  [/\bdragon/, 'dragons'],
  [/\b(?:princess|queen|ballet|ballerina)/, 'princesses'],
  [/\b(?:castle|knight|king)\b/, 'castle'],
  [/\b(?:magic|wizard|witch|unicorn|fairy|fairies)/, 'magic'],
  [/\b(?:superhero|hero|cape)\b/, 'superheroes'],
  [/\b(?:forest|wood|tree|camping)/, 'forest'],
  [/\b(?:dog|cat|horse|pony|animal|zoo|farm|rabbit|bunny|bear|puppy|kitten)/, 'animals'],
  [/\b(?:robot|lab|experiment|invent|machine|computer)/, 'science'],
  [/\b(?:garden|flower|snow|rain|bug|butterfly|weather)/, 'nature'],
]

const AT_FIVE = { part: 45, sentence: 16 }

/** Everything the storyteller says in English. */
export const english: LanguagePack = {
  language: 'en',
  kin,
  ...graded({ themes, custom, cast, topics, wish, ...shared }, AT_FIVE),
  ...{ child, person, describe, company, quote, resolve, polish },
}
