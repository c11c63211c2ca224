/* One table, longer than a file should be: its rules are read in order, and each is a line that is understood beside its neighbours. */
import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import type { Concept } from '../../craft/concepts.ts'
import type { Reason } from '../../craft/forbidden.ts'

/** A place of a rule: any of some concepts, on a side of the deed where the language tells it so. */
export interface Slot {
  concepts: readonly Concept[]
  side: Record<Language, 'before' | 'after' | 'any'>
}

export interface Rule {
  reason: Reason
  /** What must stand near each other. The first is the deed, which "not" may undo. */
  slots: readonly Slot[]
  /** Most words from the deed to any other place. */
  within: number
  /** Concepts that make it harmless anywhere in the sentence. */
  unless: readonly Concept[]
  /** Concepts that make it harmless beside the deed. */
  unlessNear: readonly Concept[]
  /** Whether "not" before the deed makes it harmless. */
  isUndone: boolean
  /** Rules about what parents ask for say nothing of a finished story. */
  isForWishes: boolean
}

interface Said {
  within?: number
  unless?: string
  isUndone?: boolean
  isForWishes?: boolean
}

/** Things, which make harmless only what is done with them. */
const THINGS = new Set<Concept>(['toy', 'plush', 'food', 'clothes', 'wash', 'steam', 'harvest', 'wound'])

/** `child|pron`, `>child`: after the deed, `<agent`: before it, `en<agent`: before it in English, where the order tells who does it. */
function slotOf(note: string): Slot {
  const [, language, mark = '', names = ''] = /^(?:(en|sk)(?=[<>]))?([<>]?)(.*)$/.exec(note) ?? []
  const side = mark === '<' ? 'before' : mark === '>' ? 'after' : 'any'
  const of = (one: Language) => (language === undefined || language === one ? side : 'any')
  return {
    concepts: names.split('|') as Concept[],
    side: Object.fromEntries(LANGUAGES.map((one) => [one, of(one)])) as Slot['side'],
  }
}

/** `'hurt child|animal'`: a deed near one of two. */
function rule(reason: Reason, slots: string, said: Said = {}): Rule {
  const { within = 7, unless = '', isUndone = true, isForWishes = false } = said
  const pardons = unless.split(' ').filter(Boolean) as Concept[]
  return {
    reason,
    slots: slots.split(' ').map(slotOf),
    unless: pardons.filter((concept) => !THINGS.has(concept)),
    unlessNear: pardons.filter((concept) => THINGS.has(concept)),
    ...{ within, isUndone, isForWishes },
  }
}

const BEING = 'child|pron|me|person|animal|carer|named'
const VICTIM = 'pron|child|me|carer|named'
const PLAY = 'toy food'
const LIFE = 'toy food worry past tale sorry'
const PLUSH = 'plush toy food past'
const WISH = { isForWishes: true }

/** In this order: the first that holds gives the reason. */
export const RULES: readonly Rule[] = [
  // Who writes that a child is hurt needs a helpline, so this is looked for before what a story may not hold.
  // Somebody who writes of their own end: what helps is a helpline as well.
  rule('child-hurt', 'farewell', { isUndone: false, ...WISH }),
  rule('child-hurt', 'touch|show agent private|bottom', { within: 12, unless: 'care lesson', ...WISH }),
  rule('child-hurt', `hit en<agent en>${VICTIM}`, { within: 6, unless: 'toy', ...WISH }),
  rule('child-hurt', `hurt en<agent en>${VICTIM}`, { within: 6, unless: 'toy food past', ...WISH }),
  rule('child-hurt', `grab|shove|lock en<agent en>${VICTIM} rough|dark`, { within: 9, unless: 'toy tale', ...WISH }),
  rule('child-hurt', `burn en<agent body|${VICTIM} fire|trap|harsh|justify|electric`, {
    within: 9,
    unless: 'food past',
    ...WISH,
  }),
  rule('child-hurt', 'hit|beattool|punish justify agent|kin|carer', { within: 14, ...WISH }),
  rule('abuse', 'getin stepchild|child night|bed justify|stepchild', { within: 14, unless: 'ill bodysafe', ...WISH }),
  rule('child-hurt', 'forced', { ...WISH }),
  rule('child-hurt', 'brutal', { ...WISH }),
  rule('child-hurt', `harsh en<agent en>${VICTIM}`, { within: 6, unless: 'toy past tale', ...WISH }),
  rule('child-hurt', 'deprive agent pron|child|me', { within: 9, unless: 'toy tale past', ...WISH }),
  rule('child-hurt', 'hit agent thigh|bottom', { within: 6, unless: 'toy', ...WISH }),
  rule('child-hurt', 'beattool agent|carer if|hit', { within: 9, unless: 'toy tale food', ...WISH }),
  rule('child-hurt', 'sedate agent|pron|child', { within: 8, ...WISH }),
  rule('child-hurt', 'drinks agent hit|shove|grab|harsh|hurt', { within: 9, unless: 'toy', ...WISH }),
  rule('child-hurt', 'beaten agent|carer|kin|says', { within: 12, unless: 'toy', ...WISH }),
  rule('child-hurt', 'lay en<agent|me en>child|pron|named', { within: 5, unless: 'care lesson toy', ...WISH }),
  rule('child-hurt', 'die want kin|says', { within: 12, unless: 'past fear', isUndone: false, ...WISH }),
  rule('child-hurt', 'want live not kin|says', { within: 9, isUndone: false, unless: 'home', ...WISH }),

  // Bodies.
  rule('sexual', 'passion'),
  rule('sexual', 'lewd lewd', { within: 3 }),
  rule('sexual', 'undress adult|person', { within: 8, unless: 'wash care' }),
  rule('sexual', 'undress bed|night|show|photo', { within: 8, unless: 'wash care' }),
  rule('sexual', 'bare', { unless: 'wash care animal', isUndone: false }),
  rule('sexual', 'bare bed|adult|show|photo', { within: 8, unless: 'wash care', isUndone: false }),
  rule('sexual', 'private adult|person', { within: 9, unless: 'care lesson animal past' }),
  rule('abuse', 'private touch|kiss|photo|show|special|secret|adult', { within: 9, unless: 'care bodysafe animal' }),
  rule('abuse', 'bottom touch|kiss|photo', { within: 6, unless: 'care bodysafe animal wash' }),
  rule('abuse', 'clothes show|photo|touch|lap|secret without|sweets|secret|nottell|stranger|online|outsider|private', {
    within: 10,
    unless: 'bodysafe',
    isUndone: false,
  }),
  rule('abuse', 'undress force child|pron', { within: 9, unless: 'care wash carer bodysafe past', ...WISH }),
  rule('abuse', 'bare|undress lap|outsider|stranger|online', { within: 10, unless: 'bodysafe care', isUndone: false }),
  rule('abuse', 'photo bath|bare|clothes|special agent|outsider|stranger|online', { within: 12, unless: 'bodysafe' }),
  rule('abuse', 'touch outsider thigh|lap|clothes', { within: 9, unless: 'bodysafe care past' }),
  rule('abuse', 'sweets outsider|stranger if|invite touch|wash|show|photo|lap|undress', {
    within: 12,
    unless: 'bodysafe party',
    ...WISH,
  }),
  rule('abuse', 'adult|outsider lonely show|touch|invite|photo pron|child', {
    within: 12,
    unless: 'bodysafe toy',
    ...WISH,
  }),
  rule('abuse', 'photo clothes|undress|bare secret|online', { within: 10, unless: 'bodysafe', ...WISH }),
  rule('abuse', 'sweets adult home|van together|show', { within: 12, unless: 'bodysafe carer party', ...WISH }),
  rule('abuse', 'outsider getin bed|bath|lap', { within: 9, unless: 'ill bodysafe' }),
  rule('abuse', 'kiss grownup|private|game', { within: 7, unless: 'bodysafe animal' }),
  rule('abuse', 'secret|nottell touch|kiss|special|bare|photo|bath|lap', {
    within: 12,
    unless: 'bodysafe party animal',
    isUndone: false,
    ...WISH,
  }),
  rule('abuse', 'special touch|kiss night|bed|secret', { within: 10, unless: 'bodysafe' }),

  // Strangers.
  rule('danger', 'stranger together|ride|sweets|address|home', { within: 9, unless: 'bodysafe fear peers' }),
  rule('danger', 'online together|ride|photo|address|secret', { within: 10, unless: 'bodysafe party' }),
  rule('danger', 'adult ride|sweets together ride|secret|alone|nottell', { within: 10, unless: 'bodysafe carer' }),
  rule('abuse', 'nottell outsider|stranger|online|adult child|pron|named', {
    within: 24,
    unless: 'bodysafe party',
    isUndone: false,
    ...WISH,
  }),
  rule('abuse', 'secret outsider|stranger|online child|pron|named', {
    within: 12,
    unless: 'bodysafe party',
    isUndone: false,
    ...WISH,
  }),
  rule('abuse', 'show|touch adult|outsider body2', { within: 9, unless: 'bodysafe past care', ...WISH }),
  rule('abuse', 'lay bed child|pron|stepchild', { within: 7, unless: 'ill bodysafe care', ...WISH }),
  rule('danger', 'van invite|together', { within: 12, unless: 'bodysafe carer toy', ...WISH }),
  rule('danger', 'nottell carer sweets|online', { within: 10, unless: 'bodysafe party', isUndone: false, ...WISH }),

  // Harm.
  rule('violence', 'kill', { unless: 'toy tale worry past', within: 0 }),
  rule('violence', 'crack skull|organ', { within: 4, unless: 'toy past food wound' }),
  rule('violence', `alive hurt|eat|sever|lock ${BEING}`, { within: 8, unless: 'toy' }),
  rule('violence', 'gnaw en>body|eyes|thigh', { within: 6, isUndone: false, unless: 'food toy plush tale', ...WISH }),
  rule('violence', 'kindle >animal|child|person|pron', { within: 2, unless: 'toy plush food' }),
  rule('violence', `shove ${BEING} rough`, { within: 7, unless: `${PLAY} tale past wash`, ...WISH }),
  rule('violence', 'smothering', { within: 0, unless: 'lesson' }),
  rule('violence', 'firearm', { unless: 'toy worry says past food' }),
  rule('violence', `hurt ${BEING}|body`, { within: 4, unless: LIFE }),
  rule('violence', `shoot >${BEING}`, { within: 3, unless: `${LIFE} wash` }),
  rule('violence', `drown >animal|child|pron|named|person`, { within: 3, unless: 'past' }),
  rule(
    'violence',
    `hit|hurt|harsh|lock|deprive|punish|beattool|torment|burn|drown|shoot|grab|sever|squash|poke endorse ${BEING}`,
    { within: 10, unless: 'toy food plush wash correct', ...WISH },
  ),
  rule('violence', `hit|hurt|harsh|lock|deprive|punish|beattool|torment|burn|drown|shoot|giveaway justify ${BEING}`, {
    within: 14,
    unless: 'correct',
    ...WISH,
  }),
  rule('violence', `lifeless ${BEING}`, { within: 12, unless: 'toy past worry' }),
  rule('violence', 'squash en>animal|pron|child', { within: 4, unless: `${LIFE} plush`, ...WISH }),
  rule('violence', `hurt|hit|grab|shove|sever|squash|tie|eat ${BEING} lifeless|scream|gore`, {
    within: 12,
    unless: 'toy',
  }),
  rule('violence', `hit ${BEING} hardly`, { within: 8, unless: 'toy past peers sorry' }),
  rule('violence', `weapon|blade >into >body|${BEING}`, {
    within: 7,
    unless: `${PLAY} past worry`,
  }),
  rule('violence', `sever body|organ|${BEING}`, { within: 4, unless: `${PLUSH} clothes` }),
  rule('violence', 'pluck body|organ', { within: 5, unless: `${PLUSH} clothes wound` }),
  rule('violence', 'find head inside carer|person|sever', { within: 8, unless: PLUSH }),
  rule('violence', `gore ${BEING}|blood|organ|squash`, { within: 8, unless: `${PLAY} past` }),
  rule('violence', 'organ squash|eat|weapon|sever|hurt|gore', { within: 6, unless: `${PLAY} past tale` }),
  rule('violence', 'eat eyes child|pron|person', { within: 6, unless: 'food toy plush' }),
  rule('violence', 'blood', { unless: 'wound past fear' }),
  rule('violence', `shove ${BEING} rails|height|arson`, { within: 8, unless: `${PLAY} tale past wash` }),
  rule('violence', 'poke animal tail|eyes', { within: 9, unless: 'toy plush sorry worry lesson', ...WISH }),
  rule('violence', 'shut|lock|shove|insert|tie animal trap', { within: 8, unless: 'toy plush past lesson', ...WISH }),
  rule('violence', 'torment animal hardly|game|howto', { within: 7, unless: `${LIFE} lesson`, ...WISH }),

  // Against oneself.
  rule('selfharm', 'selfhurt self', { within: 2, unless: 'past fear toy wound' }),
  rule('selfharm', 'selfhurt|blade body sad|hardly|secret', { within: 9, unless: 'past animal' }),
  rule('selfharm', 'end life', { within: 6, unless: 'toy animal' }),
  rule('selfharm', 'die want|despair', { within: 9, unless: 'fear past says', isUndone: false }),
  rule('selfharm', 'want live not', { within: 4, isUndone: false, unless: 'home' }),
  rule('selfharm', 'world without', { within: 5, unless: 'toy game', isUndone: false }),
  rule('selfharm', 'letgo height|rails|road|water sad|die|heaven|without|life|forever', {
    within: 14,
    unless: 'lesson past animal',
    ...WISH,
  }),
  rule('selfharm', 'vomit ingest|cake|many|if', { within: 8, unless: 'past fear ill', ...WISH }),
  rule('selfharm', 'blade body|thigh', { within: 5, unless: 'past toy food animal', ...WISH }),
  rule('selfharm', 'breath die|heaven', { within: 14, ...WISH }),
  rule('selfharm', 'ownhurt', { unless: 'past worry' }),
  rule('selfharm', 'despair edge|letgo|selfhurt|pills|rope', {
    within: 16,
    unless: 'lesson',
    isUndone: false,
    ...WISH,
  }),
  rule('selfharm', 'edge sad|die|heaven|forever|despair', { within: 12, unless: 'lesson past animal' }),
  rule('selfharm', 'eatingill', { unless: 'kin worry ill past' }),
  rule('selfharm', 'dropoff bridge', { within: 6, unless: 'animal lesson toy', ...WISH }),
  rule('selfharm', 'letgo heaven', { within: 8, unless: 'toy' }),
  rule('selfharm', 'rope|scarf sad|life|die|heaven|despair', { within: 10, unless: 'toy worry', ...WISH }),
  rule('selfharm', 'pills many ingest heaven|sad|die|forever|life', { within: 10 }),
  rule('selfharm', 'starve|vomit bones', { within: 16, unless: 'past', isUndone: false }),
  rule('selfharm', 'starve|vomit thin', { within: 12, unless: 'past lesson', isUndone: false, ...WISH }),

  // What a child would do after it.
  rule('danger', 'ingest poison|pills many|game|howto', { within: 9, unless: 'lesson past worry' }),
  rule('danger', 'ingest poison', { within: 6, unless: 'lesson past fear' }),
  rule('danger', 'poison endorse|game ingest', { within: 14, unless: 'lesson past fear', ...WISH }),
  rule('danger', 'ingest berries poison|sweets', { within: 10, unless: 'lesson past' }),
  rule('danger', 'ingest small stash', { within: 9, unless: 'lesson past' }),
  rule('danger', 'insert wound|eyes small|poison', { within: 6, unless: 'lesson past', ...WISH }),
  rule('danger', 'dare poison|pills|electric|firetool|bag|trap|rails|safe|arson|inhalant', {
    within: 10,
    unless: 'lesson past toy fear animal',
    ...WISH,
  }),
  rule('danger', 'mix poison', { within: 7, unless: 'lesson past', ...WISH }),
  rule('danger', 'drive keys', { within: 8, unless: 'lesson toy', ...WISH }),
  rule('danger', 'current night|alone|dare|secret|game', { within: 8, unless: 'lesson past animal', ...WISH }),
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
  rule('danger', 'arson', { unless: 'lesson past tale food' }),
  rule('danger', 'electric wet', { within: 7, unless: 'lesson past', ...WISH }),
  rule('danger', 'jump height', { within: 7, unless: 'lesson animal tale water' }),
  rule('danger', 'climb height game|howto|alone|night', { within: 14, unless: 'lesson animal tale', ...WISH }),
  rule('danger', 'lie rails', { within: 5, unless: 'lesson toy animal worry past', ...WISH }),
  rule('danger', 'motorway lie|dare', { within: 8, unless: 'lesson past fear', ...WISH }),
  rule('danger', 'dash', { unless: 'lesson animal worry past' }),
  rule('danger', 'shut trap', { within: 6, unless: 'lesson toy animal past' }),
  rule('danger', 'trap pron|child|animal shut|ignite', { within: 7, unless: 'lesson toy past', ...WISH }),
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
  rule('hate', 'group contempt|exclude|blame|burden', { within: 9, unless: 'says fear correct' }),
  rule('hate', 'disability|orientation contempt|exclude|burden', { within: 9, unless: 'says fear correct', ...WISH }),
  rule('hate', 'twomen contempt|exclude|disgust|punish|burden', { within: 16, unless: 'says fear', ...WISH }),
  rule('hate', 'only child|person|group', { within: 3, unless: 'says fear correct' }),
  rule('hate', 'orientation disgust', { within: 6, unless: 'says fear correct' }),
  rule('hate', 'group disgust', { within: 6, unless: 'says fear correct' }),
  rule('hate', 'better colour|group', { within: 6, unless: 'says fear correct' }),
  rule('cruelty', 'incite pron|child|looks|group', { within: 4, unless: 'says worry peers sorry animal', ...WISH }),
  rule('bullying', 'mock looks|disability|group child|person|pron ask', {
    within: 10,
    unless: 'says worry peers',
    ...WISH,
  }),

  // At the child itself.
  rule('bullying', 'mock looks right|tell', { within: 12, unless: 'says worry peers', ...WISH }),
  rule('cruelty', 'monster naughty tell', { within: 9, unless: 'says fear', isUndone: false, ...WISH }),
  rule('cruelty', 'worthless <tell', { within: 12, unless: 'animal peers', ...WISH }),
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
  rule('cruelty', 'sew if|naughty|child|tell', { within: 12, unless: 'says fear plush', ...WISH }),
  rule('cruelty', 'fault ill tell', { within: 14, unless: 'says fear', ...WISH }),
  rule('cruelty', 'punish tell|ask pron|child', { within: 8, unless: 'says fear sorry', ...WISH }),
  rule('cruelty', 'guilt tell|purpose', { within: 8, ...WISH }),
  rule('horror', 'frighten >so <purpose', { within: 9, unless: 'says lesson', ...WISH }),
  rule('horror', 'dread', { unless: 'says fear past', ...WISH }),
  rule('horror', 'scary so', { within: 9, unless: 'says fear past photo', ...WISH }),
  rule('horror', 'scary monster|weapon|scream', { within: 8, unless: 'says fear', ...WISH }),
]
