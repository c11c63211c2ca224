/**
 * What a word may mean to a story for children. A lexicon of each language says which words mean it, the rules say which of them together
 * are no bedtime story; the rules know no language.
 */
export const CONCEPTS = [
  // Who
  'carer', // adults who look after a child
  'agent', // the same where they do something: the nominative in Slovak
  'outsider', // adults round a family who are not its mother or father
  'child',
  'stepchild',
  'kin', // my, our, "my son": the writer speaks of the own family
  'pron', // him, her, them: whoever it is done to
  'named', // a capital within a sentence
  'me',
  'person', // anybody else, of life or of tales
  'adult', // a man, a lady
  'animal',
  'stranger',
  'online',
  'monster',
  'peers', // other children, at school or at nursery
  // Body and clothes
  'body',
  'head',
  'neck',
  'organ',
  'private',
  'body2', // her body, his body
  'thigh', // where no outsider touches
  'bottom',
  'clothes',
  'bare',
  'undress',
  'passion',
  'lewd', // fruit and water of which two together mean something else
  // Done to somebody
  'kill',
  'lifeless', // until it moves no more
  'hurt', // hard to take for anything but harm
  'burn', // hands on the stove
  'drown',
  'shoot',
  'alive', // still breathing
  'crack', // split, crack, smash: of heads and bones
  'skull', // heads, bones, necks
  'harsh', // harm where a grown-up does it to a child: squeeze, tie, burn
  'hit', // hard where a grown-up does it, ordinary among children and with balls
  'shove',
  'grab',
  'sever',
  'pluck', // pull out, pull off
  'squash',
  'torment',
  'rough', // by the hair, against the wall
  'brutal', // violence at home in itself: takes off his belt
  'forced', // makes him touch it
  'beaten', // is beaten, gets hit
  'hardly', // to death, to pieces, until it bleeds
  'eat',
  'gnaw', // chews through
  'take', // carry off
  'sew', // sews lips, sucks up: what comes for naughty children
  'lock',
  'sedate', // drops to sleep
  'tie',
  'dark', // cellars, cupboards: where one is locked
  'beattool', // wooden spoons, slippers
  'deprive', // without a blanket, nothing to eat
  'touch',
  'lay', // touch and nothing else
  'kiss',
  'special', // a special game, our cuddles
  'grownup', // as grown-ups do
  'show',
  'photo',
  'secret',
  'nottell',
  'sweets',
  'ride', // cars and lifts that are offered
  'van', // his car, his house
  'lonely', // in the bushes, behind the shed
  'together', // goes with, gets in, follows
  'invite', // asks, offers, lures
  'force', // makes her, must
  'address',
  'night',
  'bed',
  'bath',
  'lap',
  'getin',
  // Weapons, blood, the end
  'weapon',
  'firearm', // and bombs: no bedtime story has them
  'blade',
  'into', // through, into: with a blade and a body
  'blood',
  'wound', // small: a nose, a knee, a plaster
  'gore',
  'scream',
  'find',
  'inside',
  // Against oneself
  'self',
  'selfhurt',
  'want',
  'die',
  'live',
  'life',
  'farewell', // a goodbye before the end
  'ownhurt', // cuts its own
  'edge', // the edge of a platform, over the railing
  'despair', // had enough, nobody would miss her
  'end',
  'world',
  'heaven',
  'without',
  'forever',
  'sad',
  'thin',
  'bones', // skin and bones, light as a feather
  'starve',
  'eatingill',
  'vomit',
  'letgo',
  'dropoff', // lets go, steps off
  // What children would do after it
  'ingest',
  'poison',
  'mix',
  'pills',
  'many',
  'berries',
  'stash', // drawers, cabinets: where it lies
  'small', // little balls, blue bottles
  'inhale',
  'inhalant',
  'faint',
  'breath',
  'ignite',
  'firetool', // matches, lighters
  'arson',
  'kindle', // sets a living thing on fire
  'fire', // a fire that one makes
  'electric',
  'wet',
  'height',
  'bridge', // bridges and cliffs
  'roofy', // roofs, balconies, cranes
  'jump',
  'climb',
  'road',
  'dash', // into the road, across on red
  'rails',
  'motorway',
  'water',
  'current', // weirs, whirlpools, thin ice
  'alone',
  'swim',
  'lie',
  'trap', // freezers, machines, boots of cars
  'shut',
  'bag',
  'smothering', // a pillow over a face
  'rope',
  'scarf',
  'safe', // what is locked away from children: gun cabinets, medicine cupboards
  'open',
  'poke',
  'eyes',
  'tail',
  'drive',
  'keys',
  'flee',
  'home',
  // Intoxicants
  'alcohol',
  'liquor', // spirits, which need no drinker
  'harvest', // grapes and ginger beer
  'smoke',
  'drug',
  'herb',
  'powder',
  'happy', // special, happy, funny: of herbs and cakes
  'cake',
  'high',
  'drunk', // of drink or drugs
  'drinks', // when she drinks
  'consume',
  'puff',
  'roll',
  'quit',
  'pet', // is called
  // Contempt
  'group',
  'disability',
  'orientation',
  'twomen', // two uncles, two princes
  'colour',
  'contempt',
  'disgust',
  'exclude',
  'only', // only white children
  'blame',
  'burden',
  'better',
  'mock',
  'insert', // into a nose
  'incite', // an order to do it to somebody
  'looks', // fat, ugly, glasses
  'right', // and they are right
  'worthless',
  'unloved',
  'giveaway',
  'naughty',
  'punish',
  'threat', // comes, waits, gets you
  'frighten',
  'scary',
  'dread', // nightmare fuel
  'so', // so that, so … that
  'purpose', // I want her to, write it so
  'fault',
  'guilt', // feel guilty
  'ill',
  // How it is said
  'tell', // tell her, show him, let her know
  'ask', // a story in which, let, make, how to
  'howto',
  'game',
  'dare', // who can longest, see what happens when, make your own
  'if',
  'says', // says of himself, thinks, is told at school
  'worry',
  'endorse', // super fun, so beautiful
  'justify', // and that was right, so that she learns
  'correct', // it is not true, they become friends
  'sorry',
  'past', // an accident that happened, a visit to a doctor
  'lesson',
  'bodysafe', // a child learns that its body is its own
  'not',
  'break',
  'tale',
  'toy',
  'plush', // teddies and dolls, which lose eyes and arms
  'food',
  'wash',
  'care', // nappies, cream: what is done with a small child's body
  'steam', // what smokes without harm
  'party', // a secret that is a surprise
  'fear',
] as const
export type Concept = (typeof CONCEPTS)[number]

/**
 * Words by what they mean, parted by blanks. English: `dog` with its plural and genitive, `kick+` a verb with its forms, `poison~` all that
 * begin so, `him=` as it stands. Slovak: `pes` with an ending of declension, `kop+` a verb with any prefix and any ending, `zabi~`, `ho=`.
 * `take+_off` are words that follow each other, `take+_.._off` with up to three between.
 */
export type Lexicon = Partial<Record<Concept, string>>
