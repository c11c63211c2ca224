import { graded } from '../../craft/graded.ts'
import type { LanguagePack } from '../../craft/pack.ts'
import { cast } from './cast.ts'
import { child, describe, person } from './people.ts'
import { company, label, polish, resolve } from './resolve.ts'
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
import { lexicon } from './things.ts'
import { topics } from './topics.ts'
import { guest, labels, unspoken } from './wish.ts'

const themes: LanguagePack['themes'] = {
  ...{ adventure, friendship, animals, magic, space, ocean, forest, castle, dragons, science, discovery, nature },
  ...{ superheroes, dinosaurs, princesses, pirates, 'fairy-tale': fairyTale },
}

const AT_FIVE = { part: 45, sentence: 16 }

/** Everything the storyteller says in English. */
export const pack: LanguagePack = {
  language: 'en',
  ...{ lexicon, labels },
  ...graded({ themes, custom, cast, topics, guest, unspoken, ...shared }, AT_FIVE),
  ...{ child, person, describe, company, label, resolve, polish },
}
