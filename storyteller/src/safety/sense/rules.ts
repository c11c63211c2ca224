import type { Language } from '@perinka/contract/catalog'
import type { Reason } from '../word-list.ts'
import type { Concept } from './concepts.ts'

export interface Rule {
  reason: Reason
  /** What must stand near each other: alternatives for each place. The first is the deed, which "not" may undo. */
  slots: readonly (readonly Concept[])[]
  /** Most words from the deed to any other place. */
  within: number
  /** Concepts that make it harmless, anywhere in the sentence. */
  unless: readonly Concept[]
  /** Languages in which the places stand in this order; a place of an agent before the deed. */
  ordered: readonly Language[]
  /** Whether "not" before the deed makes it harmless. */
  isUndone: boolean
  /** Rules about what parents ask for say nothing of a finished story. */
  isForWishes: boolean
}

interface Said {
  within?: number
  unless?: string
  ordered?: readonly Language[]
  isUndone?: boolean
  isForWishes?: boolean
}

/** `'hurt child|animal'`: a deed near one of two. */
function rule(reason: Reason, slots: string, said: Said = {}): Rule {
  const { within = 7, unless = '', ordered = [], isUndone = true, isForWishes = false } = said
  return {
    reason,
    slots: slots.split(' ').map((slot) => slot.split('|') as Concept[]),
    unless: unless.split(' ').filter(Boolean) as Concept[],
    ...{ within, ordered, isUndone, isForWishes },
  }
}

const BEING = 'child|pron|me|person|animal|carer'
const VICTIM = 'pron|child|me|carer'
const PLAY = 'toy food'
const LIFE = 'toy food worry past tale sorry'
const PLUSH = 'plush toy food past'
const WISH = { isForWishes: true }
/** Slovak tells who does it by the case of the noun, English by its place. */
const DOER = { ...WISH, ordered: ['en'] as const }

/** In this order: the first that holds gives the reason. */
export const RULES: readonly Rule[] = [
  // Who writes that a child is hurt needs a helpline, so this is looked for before what a story may not hold.
  rule('child-hurt', 'touch|show agent private|bottom', { within: 12, unless: 'care lesson', ...WISH }),
  rule('child-hurt', `hit agent ${VICTIM}`, { within: 6, unless: 'toy', ...DOER }),
  rule('child-hurt', `hurt agent ${VICTIM}`, { within: 6, unless: 'toy food past', ...DOER }),
  rule('child-hurt', `grab|shove|lock agent ${VICTIM} rough|dark`, { within: 9, unless: 'toy tale', ...DOER }),
  rule('child-hurt', 'brutal', { ...WISH }),
  rule('child-hurt', `harsh agent ${VICTIM}`, { within: 6, unless: 'toy past tale', ...DOER }),
  rule('child-hurt', 'deprive agent pron|child|me', { within: 9, unless: 'toy tale past', ...WISH }),
  rule('child-hurt', 'hit agent thigh|bottom', { within: 6, unless: 'toy', ...WISH }),
  rule('child-hurt', 'beattool agent|carer if|hit', { within: 9, unless: 'toy tale food', ...WISH }),
  rule('child-hurt', 'sedate agent|pron|child', { within: 8, ...WISH }),
  rule('child-hurt', 'drinks agent hit|shove|grab|harsh|hurt', { within: 9, unless: 'toy', ...WISH }),
  rule('child-hurt', 'beaten agent|carer|kin|says', { within: 12, unless: 'toy', ...WISH }),
  rule('child-hurt', 'lay agent child|pron', { within: 5, unless: 'care lesson toy', ...DOER }),
  rule('child-hurt', 'die want kin|says', { within: 12, unless: 'past fear', isUndone: false, ...WISH }),
  rule('child-hurt', 'want live not kin|says', { within: 9, isUndone: false, unless: 'home', ...WISH }),

  // Bodies.
  rule('sexual', 'passion'),
  rule('sexual', 'lewd lewd', { within: 3 }),
  rule('sexual', 'undress adult|person', { within: 8, unless: 'wash care' }),
  rule('sexual', 'undress bed|night|show|photo', { within: 8, unless: 'wash care' }),
  rule('sexual', 'bare', { unless: 'wash care animal' }),
  rule('sexual', 'bare bed|adult|show|photo', { within: 8, unless: 'wash care' }),
  rule('sexual', 'private adult|person', { within: 9, unless: 'care lesson animal past' }),
  rule('abuse', 'private touch|kiss|photo|show|special|secret|adult', { within: 9, unless: 'care lesson animal' }),
  rule('abuse', 'bottom touch|kiss|photo', { within: 6, unless: 'care lesson animal wash' }),
  rule('abuse', 'clothes show|photo|touch|lap|secret without|sweets|secret|nottell|stranger|online|outsider|private', {
    within: 10,
    unless: 'lesson',
    isUndone: false,
  }),
  rule('abuse', 'undress force child|pron', { within: 9, unless: 'care wash carer lesson past', ...WISH }),
  rule('abuse', 'bare|undress lap|outsider|stranger|online', { within: 10, unless: 'lesson care', isUndone: false }),
  rule('abuse', 'photo bath|bare|clothes|special agent|outsider|stranger|online', { within: 9, unless: 'lesson' }),
  rule('abuse', 'touch outsider thigh|lap|clothes', { within: 9, unless: 'lesson care past' }),
  rule('abuse', 'sweets outsider|stranger if|invite touch|wash|show|photo|lap|undress', {
    within: 12,
    unless: 'lesson party',
    ...WISH,
  }),
  rule('abuse', 'adult|outsider lonely show|touch|invite|photo pron|child', {
    within: 12,
    unless: 'lesson toy',
    ...WISH,
  }),
  rule('abuse', 'photo clothes|undress|bare secret|online', { within: 10, unless: 'lesson', ...WISH }),
  rule('abuse', 'sweets adult home|van together|show', { within: 12, unless: 'lesson carer party', ...WISH }),
  rule('abuse', 'outsider getin bed|bath|lap', { within: 9, unless: 'ill lesson' }),
  rule('abuse', 'kiss grownup|private|game', { within: 7, unless: 'lesson animal' }),
  rule('abuse', 'secret|nottell touch|kiss|special|bare|photo|bath|lap', {
    within: 12,
    unless: 'lesson party animal',
    isUndone: false,
    ...WISH,
  }),
  rule('abuse', 'special touch|kiss night|bed|secret', { within: 10, unless: 'lesson' }),

  // Strangers.
  rule('danger', 'stranger together|ride|sweets|address|home', { within: 9, unless: 'lesson fear not peers' }),
  rule('danger', 'online together|ride|photo|address|secret', { within: 10, unless: 'lesson party' }),
  rule('danger', 'adult ride|sweets together ride|secret|alone|nottell', { within: 10, unless: 'lesson carer' }),
  rule('danger', 'van invite|together', { within: 12, unless: 'lesson carer toy', ...WISH }),
  rule('danger', 'nottell carer sweets|online', { within: 10, unless: 'lesson party', isUndone: false, ...WISH }),

  // Harm.
  rule('violence', 'kill', { unless: 'toy tale worry past' }),
  rule('violence', 'crack skull|organ', { within: 4, unless: 'toy past food wound' }),
  rule('violence', `alive hurt|eat|sever|lock ${BEING}`, { within: 8, unless: 'toy' }),
  rule('violence', 'firearm', { unless: 'toy worry says past food' }),
  rule('violence', `hurt ${BEING}|body`, { within: 4, unless: LIFE }),
  rule('violence', `lifeless ${BEING}`, { within: 12, unless: 'toy past worry' }),
  rule('violence', 'squash animal|pron|child', { within: 4, unless: `${LIFE} plush`, ordered: ['en'], ...WISH }),
  rule('violence', `hurt|hit|grab|shove|sever|squash|tie|eat ${BEING} lifeless|scream|gore`, {
    within: 12,
    unless: 'toy',
  }),
  rule('violence', `hit ${BEING} hardly`, { within: 8, unless: `${LIFE} peers` }),
  rule('violence', `weapon|blade into body|${BEING}`, {
    within: 7,
    ordered: ['en', 'sk'],
    unless: `${PLAY} past worry`,
  }),
  rule('violence', `sever body|organ|${BEING}`, { within: 4, unless: `${PLUSH} clothes` }),
  rule('violence', 'pluck body|organ', { within: 5, unless: `${PLUSH} clothes wound` }),
  rule('violence', 'find head inside carer|person|sever', { within: 8, unless: PLUSH }),
  rule('violence', `gore ${BEING}|blood|organ|squash`, { within: 8, unless: `${PLAY} past` }),
  rule('violence', 'organ squash|eat|weapon|sever|hurt|gore', { within: 6, unless: `${PLAY} past tale` }),
  rule('violence', 'eat eyes|skull child|pron|person', { within: 6, unless: 'food toy plush' }),
  rule('violence', 'blood', { unless: 'wound past worry' }),
  rule('violence', `shove ${BEING} rails|height|arson|rough`, { within: 8, unless: `${PLAY} tale past wash` }),
  rule('violence', 'poke animal tail|eyes', { within: 9, unless: 'toy plush sorry worry lesson', ...WISH }),
  rule('violence', 'shut|lock|shove|insert|tie animal trap', { within: 8, unless: 'toy plush past lesson' }),
  rule('violence', 'torment animal hardly|game|howto', { within: 7, unless: `${LIFE} lesson`, ...WISH }),

  // Against oneself.
  rule('selfharm', 'selfhurt self', { within: 2, unless: 'past fear toy wound' }),
  rule('selfharm', 'selfhurt|blade body sad|hardly|secret', { within: 8, unless: 'past animal wound' }),
  rule('selfharm', 'end life', { within: 4, unless: 'toy animal' }),
  rule('selfharm', 'die want|despair', { within: 9, unless: 'fear past says', isUndone: false }),
  rule('selfharm', 'want live not', { within: 4, isUndone: false, unless: 'home' }),
  rule('selfharm', 'world without', { within: 5, unless: 'toy game', isUndone: false }),
  rule('selfharm', 'letgo height|rails|road|water sad|die|heaven|without|life|forever', {
    within: 14,
    unless: 'lesson past',
  }),
  rule('selfharm', 'vomit ingest|cake|many|if', { within: 8, unless: 'past fear ill', ...WISH }),
  rule('selfharm', 'ownhurt', { unless: 'past worry' }),
  rule('selfharm', 'despair edge|letgo|selfhurt|pills|rope', { within: 16, unless: 'lesson', ...WISH }),
  rule('selfharm', 'edge sad|die|heaven|forever|despair', { within: 12, unless: 'lesson past' }),
  rule('selfharm', 'eatingill', { unless: 'kin worry ill past' }),
  rule('selfharm', 'letgo heaven', { within: 8, unless: 'toy' }),
  rule('selfharm', 'rope|scarf|tie sad|life|die', { within: 8, unless: 'toy animal worry' }),
  rule('selfharm', 'pills many ingest heaven|sad|die|forever|life', { within: 10 }),
  rule('selfharm', 'starve|vomit thin', { within: 12, unless: 'past lesson', isUndone: false }),

  // What a child would do after it.
  rule('danger', 'ingest poison|pills many|game|howto', { within: 9, unless: 'lesson past worry' }),
  rule('danger', 'ingest poison', { within: 5, unless: 'lesson past worry' }),
  rule('danger', 'ingest berries poison|sweets', { within: 10, unless: 'lesson past' }),
  rule('danger', 'ingest small stash', { within: 9, unless: 'lesson past' }),
  rule('danger', 'insert wound|eyes small|poison', { within: 6, unless: 'lesson past' }),
  rule('danger', 'dare poison|pills|electric|firetool|bag|trap|rails|safe|arson|inhalant', {
    within: 10,
    unless: 'lesson past toy fear animal',
    ...WISH,
  }),
  rule('danger', 'firetool inhalant', { within: 6, unless: 'lesson' }),
  rule('danger', 'dare|climb roofy', { within: 8, unless: 'lesson animal tale past toy', ...WISH }),
  rule('danger', 'jump|letgo|swim|lie|climb current', { within: 7, unless: 'lesson animal past', ...WISH }),
  rule('danger', 'drive dare|howto', { within: 8, unless: 'lesson toy', ...WISH }),
  rule('danger', 'scarf neck game|tie', { within: 9, unless: 'lesson', ...WISH }),
  rule('danger', 'swim alone|night', { within: 8, unless: 'lesson animal past', ...WISH }),
  rule('danger', 'roofy rope', { within: 7, unless: 'lesson animal tale', ...WISH }),
  rule('danger', 'pills sweets', { within: 6, unless: 'lesson not past' }),
  rule('danger', 'inhale inhalant', { within: 5, unless: 'lesson past' }),
  rule('danger', 'breath|neck faint', { within: 9, unless: 'lesson past ill' }),
  rule('danger', 'grab neck', { within: 4, unless: 'lesson past animal' }),
  rule('danger', 'ignite firetool', { within: 5, unless: 'lesson past toy fear' }),
  rule('danger', 'ignite fire dark|alone|secret|howto', { within: 9, unless: 'lesson past toy' }),
  rule('danger', 'arson', { unless: 'lesson past tale' }),
  rule('danger', 'electric wet', { within: 7, unless: 'lesson past', ...WISH }),
  rule('danger', 'jump height', { within: 7, unless: 'lesson animal tale water' }),
  rule('danger', 'climb height game|howto|alone|night', { within: 8, unless: 'lesson animal tale', ...WISH }),
  rule('danger', 'lie rails', { within: 5, unless: 'lesson toy animal worry past' }),
  rule('danger', 'dash', { unless: 'lesson animal worry past' }),
  rule('danger', 'shut trap', { within: 6, unless: 'lesson toy animal past' }),
  rule('danger', 'trap pron|child|animal shut|ignite', { within: 7, unless: 'lesson toy past' }),
  rule('danger', 'bag head|body', { within: 6, unless: 'lesson toy' }),
  rule('danger', 'rope neck', { within: 6, unless: 'lesson toy' }),
  rule('danger', 'open safe', { within: 6, unless: 'lesson past' }),
  rule('danger', 'drive alone|secret|flee', { within: 6, unless: 'lesson toy past' }),
  rule('danger', 'flee home alone|night|secret', { within: 8, unless: 'lesson worry animal' }),

  // Intoxicants.
  rule('drugs', 'drug', { unless: 'quit lesson pet' }),
  rule('drugs', 'liquor', { unless: 'quit lesson pet harvest cake' }),
  rule('drugs', 'alcohol consume|drinks|puff|herb', { within: 6, unless: 'quit lesson pet harvest' }),
  rule('drugs', 'smoke', { unless: 'quit lesson pet steam' }),
  rule('drugs', 'drunk', { unless: 'quit worry lesson fear' }),
  rule('drugs', 'puff|roll herb|powder', { within: 6, unless: 'lesson past food animal' }),
  rule('drugs', 'pills high', { within: 10, unless: 'ill past lesson', ...WISH }),
  rule('drugs', 'herb happy cake|high', { within: 9, unless: 'tale animal', ...WISH }),
  rule('drugs', 'herb|powder puff|roll|ingest high', { within: 14, unless: 'tale animal', ...WISH }),

  // Contempt.
  rule('hate', 'group contempt|exclude|blame|burden', { within: 9, unless: 'says worry peers' }),
  rule('hate', 'disability|orientation contempt|exclude|burden', { within: 9, unless: 'says worry peers', ...WISH }),
  rule('hate', 'only child|person|group', { within: 3, unless: 'says worry peers' }),
  rule('hate', 'orientation disgust', { within: 6, unless: 'says worry peers' }),
  rule('hate', 'group disgust', { within: 6, unless: 'says worry peers' }),
  rule('hate', 'better colour|group', { within: 6, unless: 'says worry peers' }),
  rule('cruelty', 'incite pron|child|looks|group', { within: 4, unless: 'says worry peers sorry animal', ...WISH }),
  rule('bullying', 'mock looks|disability|group child|person|pron ask', {
    within: 10,
    unless: 'says worry peers',
    ...WISH,
  }),

  // At the child itself.
  rule('bullying', 'mock looks right|tell', { within: 12, unless: 'says worry peers', ...WISH }),
  rule('cruelty', 'monster naughty tell', { within: 9, unless: 'says fear', isUndone: false, ...WISH }),
  rule('cruelty', 'worthless tell', { within: 12, unless: 'animal', ...WISH }),
  rule('cruelty', 'worthless pron|child|me', { within: 4, unless: 'animal says worry peers', ...WISH }),
  rule('cruelty', 'unloved tell|pron|child', {
    within: 12,
    unless: 'animal says worry peers',
    isUndone: false,
    ...WISH,
  }),
  rule('cruelty', 'unloved tell', { within: 10, unless: 'says worry', isUndone: false, ...WISH }),
  rule('cruelty', 'giveaway carer|me naughty|worthless|if|forever', {
    within: 12,
    unless: 'animal says fear',
    ...WISH,
  }),
  rule('cruelty', 'giveaway naughty forever|if', { within: 10, unless: 'animal says fear', isUndone: false, ...WISH }),
  rule('cruelty', 'giveaway tell pron|child', { within: 12, unless: 'animal says fear', ...WISH }),
  rule('cruelty', 'naughty if eat|take|giveaway|lock|punish|threat', {
    within: 14,
    unless: 'animal says fear sorry',
    isUndone: false,
    ...WISH,
  }),
  rule('cruelty', 'naughty child|pron punish|threat|giveaway if|tell|ask', {
    within: 10,
    unless: 'says fear sorry',
    isUndone: false,
    ...WISH,
  }),
  rule('cruelty', 'monster threat pron|child if|tell|naughty', { within: 14, unless: 'says fear', ...WISH }),
  rule('cruelty', 'fault ill tell', { within: 14, unless: 'says fear', ...WISH }),
  rule('cruelty', 'punish tell|ask pron|child', { within: 8, unless: 'says fear sorry', ...WISH }),
  rule('cruelty', 'guilt tell|purpose', { within: 8, ...WISH }),
  rule('horror', 'frighten so purpose', { within: 9, unless: 'says lesson', ...WISH }),
  rule('horror', 'scary so', { within: 9, unless: 'says fear past photo', ...WISH }),
  rule('horror', 'scary monster|weapon|scream', { within: 8, unless: 'says fear', ...WISH }),
]
