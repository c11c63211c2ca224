import type { ReaderCraft } from '../../../craft/lexicon.ts'
import { actions } from './actions.ts'
import { baseName, petStem } from './base-name.ts'
import { brands } from './brands.ts'
import { events } from './events.ts'
import { feelings } from './feelings.ts'
import { kinWords } from './kin.ts'
import { lexicon } from './lexicon/index.ts'
import { particulars } from './particulars/index.ts'
import { spreadAll } from './spread.ts'
import { subjects } from './subjects.ts'
import { times } from './times.ts'
import { traits } from './traits.ts'
import {
  about,
  acting,
  aside,
  asking,
  being,
  child,
  doing,
  emoji,
  empty,
  givenNames,
  having,
  headDeed,
  joining,
  lacking,
  named,
  negation,
  nounLike,
  ongoing,
  ordinary,
  ours,
  owning,
  parting,
  placing,
  telling,
  topic,
  toy,
  turning,
  verbs,
} from './words.ts'

export const reader: ReaderCraft = {
  ...{ entries: lexicon, actions, kin: kinWords, brands },
  ...{
    subjects: spreadAll(subjects),
    events: spreadAll(events),
    particulars: spreadAll(particulars),
    times: spreadAll(times),
  },
  ...{ feelings: spreadAll(feelings), traits: spreadAll(traits) },
  ...{
    named,
    negation,
    nounLike,
    ongoing,
    ours,
    owning,
    empty,
    ordinary,
    givenNames,
    emoji,
    aside,
    child,
    having,
    joining,
    parting,
    placing,
    toy,
    baseName,
    petStem,
    about,
    acting,
    asking,
    being,
    doing,
    headDeed,
    lacking,
    telling,
    topic,
    turning,
    verbs,
  },
}
