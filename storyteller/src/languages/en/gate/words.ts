import { anyPhrase, type ForbiddenClass, type WordList } from '../../../craft/forbidden.ts'
import { englishWords } from './expression.ts'

/** Whole words with their forms: "Scunthorpe", "shiitake" and "spicy" stay. */
const ENGLISH_WORDS: readonly ForbiddenClass[] = [
  {
    reason: 'profanity',
    words:
      englishWords(`fuck~ motherf~ mofo fck~ fuk fuking fukin phuck~ fcuk~ shit shitt~ shite~ shithead~ shitface~ shithole~ shitshow bullshit~ horseshit dipshit~
      crap crapp~ damn damned damning dammit goddam~ bitch~ sonofabitch~ arse arsehole~ arsewip~ asshole~ asshat asswipe~ dumbass~ jackass~ badass~ smartass~
      bastard~ cunt~ wank+ dickhead~ slut~ whore~ twat~ bollock~ bugger~ prick pussy pussies cocksuck~ tosser retard retarded moron~ idiot~ imbecile~
      dimwit~ halfwit~ cretin~ piss+ scumbag~ scum douche~ skank~ knobhead~ nobhead~ bellend~ pillock~ minger~ shagging titty titties pisshead jerkoff~
      frigging effing wtf stfu biatch cnut fuq xfinger`),
    phrases: anyPhrase(
      'cock sucker|son of a bitch|piece of (?:shit|crap|filth|trash|garbage)(?! (?:in|into|for|on) the bin)|go to hell|(?:what|who|why|where) the (?:hell|heck)|bloody hell|screw (?:you|him|them)|up yours|shut your (?:mouth|face|trap|gob)|kiss my (?:ass|arse|bum|butt)',
      '(?:kick|kicks|kicking) (?:his|her|their|your|my) (?:ass|arse|butt)|pain in the (?:ass|arse|butt)|(?:your|my|big|fat|dumb|his|stupid) ass(?![a-z])|(?:suck|sucks|lick|big|my|such a|a total|a real) (?:my )?dick(?![a-z])|drop dead(?! (?:gorgeous|lovely))|sod off|eff off',
      '(?:you|that|is a|are a|such a|what a|called? (?:him|her) a|call (?:him|her|them)) (?:little |big |old )?(?:stupid|fat|ugly|lazy|dirty|filthy|dumb|silly) (?:little |old |fat )?(?:cow|pig|hag|swine|brat|git|loser|idiot|freak|toad)s?(?![a-z])',
      '(?:you|what a|such a|total|complete|is a|a bunch of|ugly|stupid) (?:little |big |fat |ugly |stupid |total )*(?:losers?|freaks?|dumbo|fatso|fatty|dumb cow|stupid cow|weirdo|git|jerk|dunce)(?![a-z])',
    ),
  },
  {
    reason: 'sexual',
    words: englishWords(`sex sexy sexi sexier sexiest sexual~ sexting sexed erotic~ porn~ nudes stripper striptease~
      strippin lapdance~ brothel~ bordello~ prostitut~ hooker pimp pimping pimped whorehouse~ harlot orgy orgies orgasm~ masturbat~ ejaculat~ cum cumming
      sperm sperms semen penis penises vagina~ vulva~ clitori~ testicl~ scrotum~ anus anal rectum dildo~ vibrator~ condom~ blowjob~ handjob~ fellatio cunnilingus
      threesome~ gangbang~ bdsm bondage fetish~ dominatrix sadomaso~ hentai milf voyeur~ lingerie thong nipple~ genital~ pubic pubes horny lust lusts lustful lusting
      seduc~ incest~ paedo~ pedo pedos pedophil~ molest~ rape+ rapist virginity playboy bestiality zoophil~ necrophil~ exhibitionis~ upskirt~ onlyfans sensual~ obscen~
      lewd~ smut smutty intercourse whoring escorts boob kamasutra aphrodisiac~ copulat~ fornicat~ adulter~ secks prons noodz noods boobies boobie`),
  },
  {
    reason: 'violence',
    words:
      englishWords(`gore gory bloodbath~ bloodthirst~ bloodshed decapitat~ dismember~ disembowel~ mutilat~ massacr~ slaughter~
      murder~ assassinat~ assassin homicid~ manslaughter genocid~ corpse cadaver~ carnage
      bazooka 
      sniper uzi kalashnikov machete knuckleduster switchblade molotov napalm terroris~ lynch~ guillotin~ gallows psychopath~ hitman
      hitmen entrails abduct~ executioner landmine flamethrower garrott~`),
  },
  {
    reason: 'selfharm',
    words: englishWords('suicid~ selfharm~ kys unalive~ sewerslide~ overdos~ noose thinspo~ proana'),
  },
  {
    reason: 'drugs',
    words: englishWords(`marijuana marihuana cannabis cocaine heroin meth methamphetamin~ amphetamin~ crystalmeth
      ecstasy lsd mdma ketamin~ opium opioid~ opiate~ fentanyl morphin~ hashish 
      dope doped bong stoner junkie junky drug drugged druggi~ narcotic~ narco hallucinogen~ psychedelic~ `),
  },
  {
    reason: 'hate',
    words:
      englishWords(`hitler~ nazi nazis nazism neonazi~ nigger~ nigga~ faggot~ fagot~ fag fags kike spics tranny trannies shemale~ gook paki wetback raghead~ towelhead~
      gyppo~ pikey~ lezbo lesbo poofter~ spastic spaz mongoloid~ supremacis~ supremacy swastika~ aryan kkk holocaust fascis~ antisemit~ untermensch~ subhuman~ subhumans`),
  },
  { reason: 'horror', words: englishWords('zombie horror horrors undead slasher bloodcurdl~') },
]

const ENGLISH_KEPT = /^(?:cockatoos?|shiitakes?|shitakes?|pimento)$/

/** What means no harm although its words would be refused. */
const ENGLISH_HARMLESS: readonly RegExp[] = [
  /\b(?:bath|photo|seed|cherry|glitter) bomb(?:s|ed|ing)?\b/g,
  /\b(?:water|toy|nerf|squirt|bubble|foam|spud|potato|glue|heat|nail|price|staple|spray|starting|starter|radar|top|confetti) ?(?:guns?|pistols?|bombs?|grenades?)\b/g,
  /\bpussy ?(?:cats?|willows?)\b/g,
  /\bblood ?(?:oranges?|moons?|tests?|samples?|pressure|types?|donors?|vessels?|hounds?|cells?|sugar)\b/g,
  /\b(?:cold|warm|hot|full|pure) ?blooded\b|\b(?:gives?|gave|giving|donat\w+) blood\b/g,
  /\b(?:bit|drops?|drop or two|speck|spot) of blood\b|\bblood (?:from|on) (?:his|her|their|my|the) (?:nose|knee|elbow|finger|toe|lip)\b|\bbloody (?:nose|knee|elbow|finger|lip)\b/g,
  /\bkill(?:er|s|ed|ing)? (?:the |some |a little |an? )?(?:lights?|time|hours?|whales?|an hour|boredom|weeds?|germs?|engine|bill)\b/g,
  /\b(?:hours?|minutes?|time|days?|afternoon|while) to kill\b/g,
  /\bmurder(?:s|ed|ing)? (?:a|an|for a|the|some) (?:\w+ )?(?:cup|cuppa|tea|coffee|sandwich|biscuit|song|pizza|cake|curry|slice|plate|bowl)\b|\bmurder of crows\b/g,
  /\bmurder mystery\b|\bget(?:s|ting)? away with murder\b/g,
  /\bnaked (?:mole ?rats?|eyes?|trees?|branches|flames?|twigs?)\b|\b(?:emperor|king) (?:is|was) naked\b|\bstark naked tree\b/g,
  /\bgrape ?shot\b|\bsperm whales?\b|\bhorny toads?\b|\bcum laude\b|\bhomo sapiens\b/g,
  /\bprick(?:ed|s)? (?:up )?(?:his|her|their|its|my|a|the)\b|\bprick of\b/g,
  /\bbullet (?:trains?|points?|journals?)\b|\bsilver bullet\b/g,
  /\b(?:root|ginger|butter) ?beers?\b|\b(?:non|no|free of|without) ?alcohol(?:ic)?\b|\balcohol free\b|\bdrug ?stores?\b/g,
  /\b(?:has|have|had|having|was|were|is|be|been|hes|shes|theyve|weve|ive|she|he|they|i|we) (?:already |just |nearly |almost )?drunk (?:up )?(?:all |half |most |both )?(?:of )?(?:his|her|its|the|their|my|our|a|an|some|it|all|from|by|up|water|milk|juice|tea|cocoa|enough)\b/g,
  /\bbomb shelter\b|^drunk (?:all|up)\b/g,
  /\bstabbing pains?\b|\b(?:secret|best|only|magic) weapon\b/g,
  /\bexes and ohs\b|\bthong sandals?\b|\bcow ?pats?\b/g,
  /\btanks?(?= (?:engines?|tops?)\b)|(?<=\b(?:fish|water|petrol|fuel|rain|septic|turtle) )tanks?\b/g,
  /\bcrack(?:s|ed|ing)?(?= (?:(?:open|up|some|the|an?|his|her|their|its|two|three|my|our|all) )*(?:eggs?|nuts?|walnuts?|hazelnuts?|coconuts?|jokes?)\b)/g,
  /\bjoint(?= (?:adventures?|birthdays?|part(?:y|ies)|efforts?|trips?|projects?|dinners?|celebrations?)\b)|(?<=\b(?:knee|hip|elbow|finger|ankle) )joints?\b/g,
  /\bcoke(?= floats?\b)/g,
]

export const words: WordList = {
  areWhole: true,
  classes: ENGLISH_WORDS,
  kept: ENGLISH_KEPT,
  harmless: ENGLISH_HARMLESS,
}
