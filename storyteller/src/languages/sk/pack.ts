import { graded } from '../../craft/graded.ts'
import type { LanguagePack } from '../../craft/pack.ts'
import { child, company, describe, person } from './people.ts'
import { label, polish } from './polish.ts'
import { cast } from './shared/cast.ts'
import { away, meetAgain, promises, recall } from './shared/chapters.ts'
import { encounters } from './shared/encounters.ts'
import { asleep, rituals } from './shared/evening.ts'
import { goodnight, goodnightChild } from './shared/goodnight.ts'
import { asks, refrains, setOff } from './shared/journey.ts'
import { kindnesses } from './shared/kindness.ts'
import { obstacles } from './shared/obstacles.ts'
import { openings } from './shared/openings.ts'
import { talks } from './shared/talks.ts'
import { afterTry, tryAgain, turns } from './shared/tries.ts'
import { resolve } from './slots.ts'
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

const shared = {
  openings,
  setOff,
  refrains,
  asks,
  afterTry,
  tryAgain,
  turns,
  encounters,
  obstacles,
  kindnesses,
  talks,
  rituals,
  asleep,
  goodnight,
  goodnightChild,
  recall,
  meetAgain,
  promises,
  away,
}

const AT_FIVE = { part: 22, sentence: 12 }

/** Everything the storyteller says in Slovak. */
export const pack: LanguagePack = {
  language: 'sk',
  ...{ lexicon, labels },
  ...graded({ themes, custom, cast, topics, guest, unspoken, ...shared }, AT_FIVE),
  ...{ child, person, describe, company, label, resolve, polish },
}
