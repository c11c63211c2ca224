import type { WordList } from './word-list.ts'

const ENDING = "(?:s|es|ed|er|ers|ing|in|y|ie|ies|ish|['’]s)?"
const words = (stems: string) => new RegExp(`^(?:${stems.trim().split(/\s+/).join('|')})${ENDING}$`)

/** Folded English words that no bedtime story holds. Whole words with common endings: "Scunthorpe" and "shitake" stay. */
export const ENGLISH: WordList = {
  words: {
    profanity:
      words(`fuck fucker motherfuck motherfucker bullshit shit shitt bitch arsehole asshole bastard cunt wank wanker dickhead slut whore twat
      bollock prick pussy cocksuck tosser retard moron idiot`),
    sexual:
      words(`sex sexual sexi erotic erotica porn porno pornograph pornography pornographic nude nudes naked stripper orgasm penis vagina boob
      boobs horny fetish blowjob rape rapist`),
    violence:
      words(`gore gory bloodbath blood bloody bloodi behead beheadd torture tortur tortured murder murderer massacre gun guns rifle pistol
      shotgun handgun machinegun grenade stabb stabbed slaughter strangl strangled corpse dismember decapitat decapitated bomb bomber bombing terrorist`),
    selfharm: words('suicide suicidal selfharm'),
    drugs: words(
      'vodka whisky whiskey marijuana cannabis cocaine heroin meth ecstasy drunk drunken cigarette cigar vape vaping dope',
    ),
    hate: words('hitler nazi nigger nigga faggot fagot kike spic tranny'),
    horror: words('zombie horror corpse undead slasher'),
  },
  kept: /^(?:boob(?:y|ies)|cockatoos?|pussycats?)$/u,
  /** Phrases whose words would be refused, but mean no harm. */
  harmless: [
    /\bbath bombs?\b/g,
    /\b(?:water|toy|nerf|squirt|bubble) (?:guns?|pistols?)\b/g,
    /\bpussy ?(?:cats?|willows?)\b/g,
    /\bblood oranges?\b/g,
    /\bkiller whales?\b/g,
    /\bnaked mole[- ]?rats?\b/g,
    /\bgrape ?shot\b/g,
    /\bprick(?:ed|s)? (?:his|her|their|my|a|the)\b/g,
  ],
  phrases: [
    [
      'drugs',
      /\bsmok(?:e|es|ed|ing) (?:weed|pot|grass|a joint)\b|\bgets? (?:drunk|stoned|high)\b|\bdrinks? (?:a )?beer|\bdrinks? (?:a lot of )?wine\b/,
    ],
    [
      'violence',
      /\bkill(?:s|ed|ing|ers?)?\b(?! (?:the )?(?:lights?|time)\b)|\bschool shooting|\bshoots? (?:him|her|them|everyone|people)\b|\bak-?47\b|\brips? (?:off )?(?:his|her|their) (?:head|arm|leg)/,
    ],
    [
      'violence',
      /\bstab(?:s|bed|bing)? (?:him|her|them|the|a)\b|\bcut(?:s)? (?:off )?(?:his|her|their) (?:head|throat|finger)/,
    ],
    [
      'selfharm',
      /\b(?:hurt|kill|cut|harm)s? (?:my|him|her|them)sel(?:f|ves) ?(?:on purpose)?|\bwants? to die\b|\bjumps? off (?:a |the )(?:roof|bridge|building)/,
    ],
    [
      'cruelty',
      /\b(?:eats?|kidnaps?|takes?) (?:up )?(?:the |all )?(?:naughty|bad|disobedient) (?:boys?|girls?|kids|child(?:ren)?)|\bpunish(?:es)? (?:him|her|them)\b|\b(?:beat|hit|spank|slap)s? (?:him|her|them) (?:up|until|because|hard)/,
    ],
    ['bullying', /\bmake fun of\b|\blaugh at (?:the )?(?:fat|ugly|stupid|disabled)/],
    [
      'horror',
      /\bso scary (?:that |she|he|they)|\bkiller clown|\bas scary as possible|\breally terrifying|\bcan(?:no|')t sleep from fear/,
    ],
    [
      'danger',
      /\b(?:plays?|light|lights) (?:with )?(?:the )?(?:matches|fire|lighters?)\b|\b(?:keep|keeps) (?:it |a )?secret from (?:mum|mom|mummy|mommy|dad|daddy|(?:his|her|their|my) parents)|\b(?:go|goes|leave|run) (?:off |away )?with (?:a )?stranger|\bhow to (?:open|climb out of) (?:the )?window|\bdrinks? (?:bleach|medicine)|\bsocket with/,
    ],
    ['hate', /\ball (?:the )?\p{L}+s? (?:people )?are (?:thieves|stupid|dirty|criminals|evil)\b/u],
    [
      'abuse',
      /\b(?:touch|touches|touching) (?:his|her|their) private|\bundress(?:es)? (?:him|her)|\bin (?:her|his) underwear/,
    ],
  ],
}
