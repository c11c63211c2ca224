import { rules } from './rule.ts'

const FEAR =
  '(?:afraid|scared?|scares|scary|frighten\\w*|terrified|petrified|spooked|fears?|worried|hates?|wont|will not|wouldnt|refuses|doesnt like|doesnt want|dont like|not keen|creeped|freak\\w*|screams?|screamed|cries|cried|jump(?:s|ed|y))'
const THINKS = '(?:thinks?|thought|says|said|swears|sure|convinced|reckons|insists|apparently|told me|tells me|asked)'
/** Who is not there, though somebody hears or sees them. */
const FEARED =
  '(?:monsters?|ghosts?|witch|wolf|wolves|murderers?|burglars?|robbers?|bears?|giants?|zombies?|vampires?|dinosaurs?|crocodile|trolls?|(?:a|the|some) (?:\\w+ )?(?:man|lady|person|creature|thing))'
const SOUND =
  '(?:nois\\w*|sounds?|footsteps|knock\\w*|bang\\w*|creak\\w*|groan\\w*|moan\\w*|scratch\\w*|tap(?:s|ping)|gurgl\\w*|hum(?:s|ming)?|howl\\w*|rattl\\w*|scream\\w*|shriek\\w*|cough\\w*|snor\\w*|hoot\\w*|breath\\w*|tick\\w*|talk\\w*|whisper\\w*|drip\\w*|clank\\w*|thump\\w*|rustl\\w*|rumbl\\w*|growl\\w*|whistl\\w*|heard|hears?)'
const IN_THE_HOUSE =
  '(?:boiler|pipes?|radiators?|floor ?boards?|loft|attic|central heating|heating|chimney|gutter\\w*|water tank|letter ?box|shutters?)'
const NEARBY =
  '(?:fridge|freezer|toilet|plughole|stairs?|wind|rain|roof|trees?|branch\\w*|clock|tent|walls?|windows?|door|fox\\w*|owls?|pigeons?|seagulls?|sheep|cows?|cats?|hedgehogs?|badgers?|mice|mouse|squirrels?|bats?|birds?|dads?|daddys?|grandads?|grandpas?|grandmas?|neighbours?|washing machine|dishwasher|outside|downstairs|upstairs|next door)'
const AT_NIGHT =
  '(?:nights?|dark|midnight|(?:\\d+) ?am|in bed|asleep|sleep|settle|bedroom|woke|wakes|every (?:evening|bedtime))'
const PLACE =
  '(?:gap|corner|bed|bunk|wardrobe|cupboard|curtains?|window|loft|attic|toilet|loo|landing|stairs|wall|room|bedroom|cellar|basement|ceiling|mirror|plughole)'
const ALONE =
  '(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\\w+|without (?:me|us|mum|mummy|dad|daddy|somebody|someone|(?:the |a )?(?:light|torch))|in the dark|at night|after dark)'
/** From the head of the sentence: whoever is named in it is heard or seen, and nobody it is told of. */
const FROM = '(?:[^.!?;]{0,90}\\b)?'
const FAR = '[^]{0,140}\\b'
const IMAGINED =
  '(?:about )?(?:a|an|the) (?:\\w+ ){0,2}BEING (?:who|that|whos|is|which|cant|cannot)|lost (?:his|her|its)|tooth|teeth|dentist|plane|flight|flying|take ?off|how (?:do|does|is|are)|why (?:do|does|is|are)|friends? (?:with|of)'

const either = (one: string, other: string) => `${one}NEAR${other}|${other}NEAR${one}`

/** What is heard, seen or not seen in the dark, said outright; told of the child, whoever makes the noise. */
export const night = rules([
  [
    ['dark', 'afraid', 'always', '*'],
    `${FROM}(?:power ?cuts?|(?:power|electric(?:ity|s)?|lekky|leccy) (?:\\w+ ){0,2}(?:cut|off|out|gone|went|failed)|black ?out(?! curtains)|lights (?:all |just |suddenly )?(?:went|go|gone|going) (?:out|off)|fuse (?:went|blew|tripped)|no electricity)`,
    `${FROM}(?:${either('(?:caravan|tent|camping|campsite|hotel|cabin|lodge|(?:first|1st) night|new (?:house|flat|room|bedroom)|(?:dads|mums|nanas?|nans?|grans?|grandads?|aunties?|cousins) (?:\\w+ )?(?:house|flat|place|spare room))', `(?:afraid|scared?|frighten\\w*|terrified|dark|spooky|creepy|${SOUND})`)})`,
    `-${IMAGINED}|(?:scared|afraid|frightened|worried) (?:about|of) (?:the |going )?(?:first|hospital)|hospital|teacher|school|miss(?:es|ing)|theatre|lighthouse|fairy lights|talks? (?:about|of)|heard (?:that |we|about)`,
  ],
  [
    ['dark', 'afraid', 'always', '*'],
    `${FROM}(?:${FEAR}|needs (?:me|us|some\\w+)|makes? (?:me|us)|made (?:me|us)|went|goes|got up|gets up)NEAR(?:wee|weewee|loo|toilet|bathroom|pee)NEAR${ALONE}|${FROM}${ALONE}NEAR(?:for a wee|(?:to|in) the (?:loo|toilet|bathroom)|needs? (?:a|the) (?:wee|loo|toilet))`,
    `${FROM}${FEAR}NEAR(?:going )?(?:up ?stairs|up to bed|down ?stairs|up(?= ))NEAR${ALONE}|${FROM}${FEAR} (?:of |in |on |going (?:in|into|to|past|up|down|along) |to go (?:in|into|to|past|up|down|along) |go (?:in|into|to|past|up|down|along) )?(?:\\w+ ){0,3}(?:landing|upstairs|cellar|basement|attic|loft|corridor|hallway|under the stairs)`,
    `-${IMAGINED}|potty|nursery|school|public|flush\\w*|dryer|nappy|nappies|wet (?:the )?bed|stair ?gate|wipe\\w*`,
  ],
  [
    ['monster', 'afraid', 'always', '*'],
    `${FROM}(?:${either(IN_THE_HOUSE, SOUND)}|(?:trees?|branch\\w*|twigs?)NEAR(?:scratch|tap|knock)\\w*)`,
    `${FROM}(?:${either(`(?:${either(NEARBY, SOUND)})`, `(?:${FEARED}|${FEAR}|${THINKS}|${AT_NIGHT})`)}|${either(`(?:${either(`(?:${FEARED}|${FEAR}|${THINKS}|${AT_NIGHT})`, NEARBY)})`, SOUND)})`,
    `${FROM}${SOUND}NEAR(?:${AT_NIGHT}NEAR)?(?:like|be|is|was|its|of) ${FEARED}|${FROM}footsteps (?:at night|upstairs|on the|in the dark)|(?:first|1st|night|new)${FAR}(?:house|flat|room|home)${FAR}(?:pipes|nois\\w*|creak\\w*|boiler)|${FROM}(?:fridge|wind|rain|clock|snoring|boiler|pipes?|owl|fox)NEAR(?:is|its|was|sounds like) (?:a|an) ${FEARED.replace('|(?:a|the|some)', '|robot|(?:a|the|some)')}`,
    `-${IMAGINED}|funny|plumber|guitar|piano|drums?|recorder|stor(?:y|ies)NEARasleep|snowman|cold|cough mixture|(?:can|could)nt (?:hoot|howl|roar)|(?:hoover|vacuum|fireworks?|thunder\\w*|balloons?|sirens?|hand ?dryer|dog|puppy)s?`,
  ],
  [
    ['monster', 'afraid', 'always', '*'],
    `${FROM}(?:afraid|scared|frightened|terrified) (?:of |by )?${FEARED}NEAR${PLACE}|${FROM}${THINKS}NEAR(?:something|somebody|someone|some ?thing|a thing|${FEARED})NEAR${PLACE}|${FROM}(?:theres|there is|there was|saw|sees|seen|spotted) (?:\\w+ ){0,2}(?:something|somebody|someone|${FEARED})NEAR${PLACE}NEAR(?:dark|night|bed|asleep|sleep)|${FROM}(?:shadows?|silhouette)NEAR(?:wall|ceiling|room|curtains?|night|scream\\w*|scared|looks?|hand|man|monster)|(?:room|night|bedroom|ceiling|wall)${FAR}(?:big|scary|huge|moving) shadows?`,
    `${FROM}(?:clock|lights?|led|pictures?|photos?|posters?|toys?|dolls?|teddy|teddies|smoke alarm|telly|tv|router|monitor|moon)NEAR(?:(?:is |are |s |keeps )?(?:watching|staring at|looking at|spying on|watches|stares at|looks at) (?:him|her|them|me|us)|wink(?:s|ing|ed)|blink(?:s|ing|ed)|like eyes)|${FROM}(?:winking|blinking|flashing|little red|red) (?:\\w+ )?lights?NEAR(?:room|bed|night|smoke|telly|tv|alarm|eye|watch\\w*)|${FROM}(?:two |pair of |green |red |yellow |shiny |glowing )+eyesNEAR(?:garden|patio|window|hedge|shed|dark|night|torch\\w*|tree|wall|fence|outside|cupboard|wardrobe|loft)`,
    `${FROM}(?:told|says|said|telling|tells|reckons)NEAR(?:headless|bloody mary|haunted|(?:scary|ghost|spooky|horror) (?:story|stories|tale)|${FEARED} (?:who |that |which )?(?:lives?|lived|hides?|comes?|takes?|eats?|under|in the|in our|in her|in his|upstairs|at night))|(?:scary|ghost|spooky|horror) (?:story|stories|tales?|film|movie)${FAR}(?:sleep|night|bed|dark|scared|settle|alone)`,
    `-${IMAGINED}|nightmares?|(?:bad )?dream(?:s|t|ed)?|(?:a|the) (?:\\w+ )?(?:bedtime )?(?:story|tale) (?:about|where) (?:a|an)`,
  ],
])

/** Whatever else is plainly of a night and a fear, when nobody else would have it. */
export const nightLeft = rules([
  [
    ['dark', 'afraid', 'always', '*'],
    '(?:afraid|scared|frightened|terrified|petrified|spooked|creepy)NEAR(?:night|bedtime|bedroom|own (?:room|bed)|(?:his|her|their) room|dark\\w*|tent|torch|castle|forest at night)|(?:night|bedtime|bedroom|own room)NEAR(?:afraid|scared|frightened|terrified|petrified|spooked|creepy)|^(?:the |in the |its )?dark(?:ness)?[.! ]*$|(?:too|so|really|very|pitch) (?:dark|black)|no (?:night ?lights?|street ?lights?)|cant see (?:anything|a thing|(?:his|her|their) (?:own )?(?:hands?|nose|fingers?))|(?:his|her|their) eyes are (?:open|shut)|(?:tent|camping|caravan|hotel|air ?bnb|new (?:house|room|flat|bedroom)|first night|1st night)NEAR(?:dark|nois\\w*|hears|heard|wont (?:sleep|settle|go)|thinks)|(?:dressing gown|coat|robe|hoodie) on (?:the|his|her) (?:back of the |bedroom )?(?:door|chair|hook)(?: again| pls| please| story)*$|monsters? (?:again|please|pls|at bedtime|at night)',
    '-dark (?:chocolate|horse|blue|green|hair|skin)|cant see (?:anything|a thing) without (?:his|her) glasses|hospital|new baby|(?:afraid|scared|frightened) of (?:spiders?|dogs?|water|school)|moon (?:that|who)|(?:good ?night|night ?time) (?:routine|feed)',
  ],
])
