import { anyPhrase, type ForbiddenClass } from './word-list.ts'

/** "her" alone, not "her cat": what follows is no noun. */
const HER =
  'her(?= (?:with|by|in|on|and|until|till|to|at|from|up|down|off|out|because|so|for|as|while|when|if|then|slowly|again|there|too|alone|alive|or|any ?more|ever|every|hard|badly|but|all|away|back|into|over|who|very)(?![a-z])| \\.|$)'
export const WHOM = `(?:${HER}|him|them|you|me|us)`
const LIVING =
  '(?:him|them|everyone|everybody|someone|somebody|anyone|people|persons?|humans?|men|man|wom[ae]n|boys?|girls?|kids?|child|children|baby|babies|toddlers?|brothers?|sisters?|mother|mum|mom|mummy|mommy|father|dad|daddy|parents?|grandmas?|grandpas?|granny|teachers?|neighbou?rs?|friends?|classmates?|kings?|queens?|princes?|princess|princesses|knights?|wizards?|witch|witches|giants?|elf|elves|dwarfs?|dwarves|fairy|fairies|dragons?|animals?|cats?|kittens?|dogs?|puppy|puppies|rabbits?|bunny|bunnies|hamsters?|mouse|mice|birds?|hens?|chickens?|horses?|pony|ponies|wolf|wolves|bears?|fox|foxes|frogs?|pigs?|piglets?|lambs?|sheep|cows?|ducks?|goats?|squirrels?|enemy|enemies|victims?|prisoners?|pirates?|robbers?|strangers?|soldiers?|villagers?|clowns?|unicorns?)(?![a-z])'
const BEING = `(?:${HER}|(?:(?:the|a|an|his|her|their|my|our|its|your|every|each|all|some|any|other|another|little|old|young|poor|bad|naughty|small|two|three|of|sleeping|living|innocent|whole|good|evil) )*${LIVING})`
const PART =
  '(?:heads?|throats?|necks?|fingers?|hands?|arms?|legs?|ears?|eyes?|tongues?|noses?|toes?|tails?|wings?|guts|hearts?|faces?|stomachs?|bell(?:y|ies)|chests?|backs?|limbs?|feet|foot|wrists?|veins?)(?![a-z])'
const OF_THEIRS =
  '(?:(?:the|a|an|his|her|their|my|your|its|each|one|both|all|off|out|open|somebodys|someones|[a-z]+s) )+'

const GROUP =
  '(?:foreigners|immigrants|migrants|refugees|gyps(?:y|ies)|roma|romani|jews?|muslims?|christians|catholics|hindus|arabs|blacks|whites|asians|africans|chinese|japanese|americans|germans|poles|czechs|slovaks|hungarians|ukrainians|russians|turks|mexicans|indians|pakistanis|romanians|gays?|lesbians|homosexuals|blondes|disabled|handicapped|homeless|beggars|(?:black|brown|white|yellow|gay|disabled|handicapped|poor|fat|old|dark|dark skinned|foreign|colou?red|jewish|muslim|gypsy|roma|trans|blind|deaf|autistic|homeless|chinese|asian|african|arab|ugly|skinny|other) (?:people|persons|kids|children|men|women|boys|girls|folks?|families|skinned)|girls|women|boys|men)'
const BAD =
  '(?:thie(?:f|ves)|stupid|dirty|criminals?|evil|bad|dumb|liars?|lazy|inferior|terrorists?|filthy|disgusting|ugly|vermin|rats|worthless|scum|crazy|idiots|monsters|worse|weak|weaker|less (?:clever|smart|than|worthy)|useless|dangerous|thick|smelly|stinky|cheats?|cheaters|parasites|garbage|trash|lower|subhuman|not (?:really )?(?:human|people|welcome|as (?:good|clever|smart))|the enemy|a plague|beneath us)(?![a-z])'
const IMPAIRED =
  '(?:fat|ugly|stupid|disabled|blind|deaf|crippled?|lame|handicapped|autistic|foreign|poor|bald|short|obese|chubby|overweight|stutter\\w*|stammer\\w*|wheelchairs?|in (?:a )?wheelchairs?|(?:with|who has) (?:a )?(?:downs?|glasses|limp|stutter|lisp|big ears)|black|gypsy|jewish|muslim|special needs|slow|retard\\w*|who (?:cannot|cant|stutters?|limps?|stammers?))(?![a-z])'

export const ENGLISH_PHRASES: readonly ForbiddenClass[] = [
  {
    reason: 'profanity',
    phrases: anyPhrase(
      'son of a bitch|piece of (?:shit|crap|filth|trash|garbage)(?! (?:in|into|for|on) the bin)|go to hell|(?:what|who|why|where) the (?:hell|heck)|bloody hell|screw (?:you|him|them)|up yours|shut your (?:mouth|face|trap|gob)|kiss my (?:ass|arse|bum|butt)',
      '(?:kick|kicks|kicking) (?:his|her|their|your|my) (?:ass|arse|butt)|pain in the (?:ass|arse|butt)|(?:your|my|big|fat|dumb|his|stupid) ass(?![a-z])|(?:suck|sucks|lick|big|my|such a|a total|a real) (?:my )?dick(?![a-z])|drop dead(?! (?:gorgeous|lovely))|sod off|eff off',
      '(?:you|that|is a|are a|such a|what a|called? (?:him|her) a|call (?:him|her|them)) (?:little |big |old )?(?:stupid|fat|ugly|lazy|dirty|filthy|dumb|silly) (?:little |old |fat )?(?:cow|pig|hag|swine|brat|git|loser|idiot|freak|toad)s?(?![a-z])',
      '(?:you|what a|such a|total|complete|is a|a bunch of|ugly|stupid) (?:little |big |fat |ugly |stupid |total )*(?:losers?|freaks?|dumbo|fatso|fatty|dumb cow|stupid cow|weirdo|git|jerk|dunce)(?![a-z])',
    ),
  },
  {
    reason: 'sexual',
    phrases: anyPhrase(
      'strip(?:s|ped|ping)? (?:club|show|poker|naked|off (?:her|his|their|all)|for (?:him|her|money|men))|lap danc|pole danc|call girl|red light district|jerk(?:s|ed|ing)? off|blow job|hand job|butt plug|sugar daddy|peep show|g string|private parts|one night stand|friends with benefits|booty call|wet dream|dirty talk|talk(?:s|ing)? dirty',
      '(?:make|makes|made|making) (?:passionate )?love(?! (?:hearts?|potion|letters?))|(?:adult|x rated|18 ?plus|blue) (?:film|movie|video|story|content|magazine|site|scene)s?|hook(?:s|ed|ing)? up with|sleep(?:s|ing)? around|(?:bed|love) ?making|(?:bed|love|steamy) scenes?|steamy (?:night|romance)|french kiss|kiss\\w* (?:\\w+ ){0,3}(?:passionately|with tongues?)|passionate\\w* (?:kiss|embrace|night)',
      '(?:her|his|bare|big|huge|naked|nice) (?:big |bare |huge |naked )?(?:tits|breasts|boobs|bosoms|nipples)|show\\w* (?:me |us )?(?:her|his|their) (?:panties|knickers|bum|butt|privates|body|willy)|turn(?:s|ed)? (?:him|her) on(?![a-z])|without (?:any )?clothes in bed|seductive',
    ),
  },
  {
    reason: 'violence',
    phrases: anyPhrase(
      'kill(?:s|ed|ing|ers?|ings)?(?![a-z])|school shoot|mass shoot|ak ?47|machine gun|rocket launcher|hand grenade|(?:butchers?|flick|bloody) kni(?:fe|ves)|brass knuckles|electric chair|death (?:camp|row|squad)|(?:to|until (?:he|she|they) (?:is|are)) (?:a )?bloody|dead (?:body|bodies)|severed|blown? (?:up|to (?:bits|pieces)) (?:the |a |his |her )?(?:people|school|house|train|bus|church|everyone)|blows? up (?:the |a |his |her )?(?:people|school|train|bus|church|everyone|city)',
      `(?:stab|stabs|chok(?:e|es|ed|ing)|throttl(?:e|es|ed|ing)|suffocat(?:e|es|ed|ing)|drown(?:s|ed|ing)?|poison(?:s|ed|ing)?|hang(?:s|ed|ing)?|shoot(?:s|ing)?|shot|slash(?:es|ed|ing)?|butcher(?:s|ed|ing)?|skin(?:s|ned|ning)?|whip(?:s|ped|ping)?|flog(?:s|ged|ging)?|electrocut(?:e|es|ed|ing)|execut(?:e|es|ed|ing)|crucif\\w+|cut(?:s|ting)? up|gut(?:s|ted|ting)?|chop(?:s|ped|ping)?(?: up)?|hack(?:s|ed|ing)?(?: up)?|saw(?:s|ed|ing)|slic(?:e|es|ed|ing)(?: up)?|run(?:s|ning)? over|ran over|maim(?:s|ed|ing)?|kick(?:s|ed|ing)? (?:the life out of )?|smother(?:s|ed|ing)?|stone(?:s|d)?|knif(?:e|es|ed|ing)|burn(?:s|ed|ing)?|club(?:s|bed)|bludgeon\\w*|gouge\\w*|roast(?:s|ed|ing)?) ${BEING}(?! (?:with (?:\\w+ ){0,2}(?:kisses|love|hugs|cuddles)|an? (?:\\w+ )?(?:look|smile|glance|grin|message|photo|picture|drawing|breakfast|pancake|potato|carrot|chestnut)|in kisses|at chess|house|food|milk|cake|toast|ornament|biscuits?|pictures?|puppets?|shapes?|stickers?|photos?|book|costume|coat|mask|lantern|wool|song))`,
      `(?:cut|chop|rip|tear|tore|bite|biting|bit|hack|saw|slic|lop|blow|shoot|shot|pull)[a-z]{0,5} off ${OF_THEIRS}${PART}|(?:cut|rip|tear|tore|pull|goug|pok|claw|scratch)[a-z]{0,4} out ${OF_THEIRS}(?:eyes?|tongues?|heart|guts|throat|teeth)(?![a-z])`,
      `(?:cut|chop|rip|tear|tore|bit|bite|biting|hack|saw|slic|blow)[a-z]{0,5} ${OF_THEIRS}${PART} (?:off|out|open|up)(?![a-z])|(?:slit|slash|wring|goug|slic)[a-z]{0,5} ${OF_THEIRS}${PART}|cut[a-z]{0,4} ${OF_THEIRS}(?:throats?|wrists?|veins?|heads?|legs?|arms?|tongues?|tail)(?![a-z])`,
      `(?:beat|beats|beating|kick|kicks|kicked|punch|punches|punched|smash|smashes|smashed|stamp|stamps) (?:up )?${BEING} (?:up|to death|to a pulp|black and blue|bloody|until|unconscious|in the (?:face|stomach|head|belly))|beat(?:s|ing)? up ${BEING}|punch(?:es|ed)? ${BEING}|tear(?:s)? ${BEING} (?:apart|to pieces|limb)|throws? ${BEING} (?:off|from|under|against|into (?:the )?(?:fire|flames|oven|well|boiling))`,
      `(?:hurt|hurts|hurting|torment|torments|tormenting|abuse|abuses|maltreat\\w*) (?:the |a |his |her |little |small |poor )*(?:animals?|cats?|kittens?|dogs?|puppy|puppies|hamsters?|birds?|frogs?)|set(?:s|ting)? ${BEING} on fire|bur(?:y|ies|ied) ${BEING} alive|burn(?:s|ed|t)? alive|eaten alive|boil(?:s|ed)? ${BEING}|skinned? alive|stuff(?:s|ed)? ${BEING} (?:in|into) (?:a |the )?(?:sack|bag|microwave|oven)`,
    ),
  },
  {
    reason: 'drugs',
    phrases: anyPhrase(
      'smok(?:e|es|ed|ing) (?:\\w+ )?(?:weed|pot|grass|joints?|hash|crack|opium|behind|cigar|pipe in secret)|(?:kids|children|boys?|girls?|he|she|they|i|we|mum|mom|dad|daddy|mummy|grandpa|grandma|elf|elves|dwarfs?|dwarves|wizards?|bears?|princess|pirates?) (?:is |are |all |secretly |both )*smok(?:e|es|ing|ed)(?![a-z])(?! (?:fish|trout|salmon|ham|bacon|cheese|meat))|learn\\w* (?:how )?to smoke|a pack of smokes',
      '(?:get|gets|getting|got) (?:very |really |so |totally |completely )?(?:drunk|stoned|wasted|hammered|plastered|high(?= (?:on|with|together|and (?:laugh|drunk))| \\.|$))|high on (?:weed|glue|pot|something|crack|pills|mushrooms)|(?:sniff|snort|inhale|huff)(?:s|ed|ing)? (?:some |the |a |a line of |lines of )?(?:glue|petrol|paint|gas|coke|powder|lines|white powder|aerosol)|(?:sell|sells|selling|buy|buys|buying|deal|deals|dealing|grow|grows|growing|roll|rolls|rolling) (?:some |a )?(?:weed|crack|coke|joints?|hash|pot(?= |$)(?! of| pl))|magic mushrooms? (?:trip|high)|crystal meth|needle in (?:his|her) arm|shoot(?:s|ing)? up|cooks? meth',
      '(?:drink|drinks|drank|drinking|sip|sips|gulp|gulps|guzzle|guzzles|pour|pours|down|downs|order|orders|bottles? of|glass of|pints? of|shots? of|crate of|barrel of|has (?:a|another|some)) (?:\\w+ ){0,3}(?:beers?|wine|rum|gin|champagne|cocktails?|spirits|lager|cider|brandy|cognac|schnapps)(?! vinegar| jelly| gums?)|pub crawl|(?:daddy|dad|mummy|mum|he|she|grandpa|uncle) drinks (?:too much|himself|all day|every night)|blackout drunk',
    ),
  },
  {
    reason: 'hate',
    phrases: anyPhrase(
      `(?:all |the |those |these |most )*${GROUP}(?: who \\w+ \\w+)? (?:is|are|were|smell|stink|will always be|should be|ought to be) (?:\\w+ ){0,3}?${BAD}(?<!(?:boys|girls|men|women|children|kids) (?:are|were|is) (?:\\w+ )?(?:bad|dirty|lazy|crazy|monsters|smelly|stinky|weak|dangerous|not welcome|cheats))`,
      `all (?:the )?(?:boys|girls|men|women|[a-z]+ (?:people|kids|children|folk)|[a-z]+(?:ans|ians|ese|ish|ards)) (?:is|are|were) (?:\\w+ ){0,2}?${BAD}|all (?:the )?[a-z]+s (?:people )?are (?:thieves|criminals|terrorists|liars|vermin|scum|inferior|worthless|subhuman|stupid)`,
      `${GROUP} (?:all |always |only |just )?(?:steal|stink|smell bad|lie|cheat|do not belong|dont belong|do not deserve|dont deserve|ruin|deserve to|should (?:die|go|leave|not|be (?:killed|banned|sent|kicked|locked|afraid|ashamed))|must (?:go|leave|die|be)|go home|have no (?:place|right)|out(?= \\.|$)|are to blame|are not allowed)`,
      `(?:hates?|hating|despises?|kick out|get rid of|drive out|ban|kicks out|throw out|exterminate|deport) (?:all )?(?:the |those )?${GROUP}|(?:better|superior|worth more|smarter|cleverer|cleaner|purer) (?:to |than )(?:all )?(?:the )?(?:other (?:races|nations|peoples)|${GROUP})|(?:do not|dont|never|must not|should not|shouldnt|not allowed to|refuses to) (?:play|talk|sit|speak|be friends|make friends) (?:with|to) (?:the |a )?(?:gyps|roma|jew|muslim|black|foreign|disabled|refugee|immigrant|brown|dark)`,
      'white (?:power|supremac|race|people (?:are|rule)|pride|is right)|(?:master|superior|inferior|pure|better|higher|lower) race|race (?:is|are) (?:better|superior|inferior|above)|heil|sieg|third reich|ku klux|gas chambers?|concentration camp|ethnic cleansing|whites only|racist (?:jokes?|story|song|tale)|go back to (?:your|their|his|her) (?:own )?countr|blood and soil|racial (?:purity|superior)',
    ),
  },
  {
    reason: 'bullying',
    phrases: anyPhrase(
      'make (?:\\w+ )?(?:fun|a joke) of(?! me)|poke fun at|making fun of',
      `(?:laugh\\w*|jok(?:e|es|ing)|mock\\w*|ridicul\\w+|tease(?! me)|teas(?:es|ing)|giggl\\w+|sneer\\w*|point(?:s|ing)?|snigger\\w*|make fun|funny story|imitat\\w+|mimic\\w*) (?:(?:of|at|about|and|making|fun|loudly|her|his|their|being|how) )*(?:[a-z]+ ){0,4}?${IMPAIRED}`,
    ),
  },
]
