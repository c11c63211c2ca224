import { englishWords, type ForbiddenClass } from './word-list.ts'

/** Whole words with their forms: "Scunthorpe", "shiitake" and "spicy" stay. */
export const ENGLISH_WORDS: readonly ForbiddenClass[] = [
  {
    reason: 'profanity',
    words:
      englishWords(`fuck~ motherf~ mofo fck~ fuk fuking fukin phuck~ fcuk~ shit shitt~ shite~ shithead~ shitface~ shithole~ shitshow bullshit~ horseshit dipshit~
      crap crapp~ damn damned damning dammit goddam~ bitch~ sonofabitch~ arse arsehole~ arsewip~ asshole~ asshat asswipe~ dumbass~ jackass~ badass~ smartass~
      bastard~ cunt~ wank+ dickhead~ slut~ whore~ twat~ bollock~ bugger~ prick pussy pussies cocksuck~ tosser retard retarded moron~ idiot~ imbecile~
      dimwit~ halfwit~ cretin~ piss+ scumbag~ scum douche~ skank~ knobhead~ nobhead~ bellend~ pillock~ minger~ shagging titty titties pisshead jerkoff~
      frigging effing wtf stfu`),
  },
  {
    reason: 'sexual',
    words:
      englishWords(`sex sexy sexi sexier sexiest sexual~ sexting sexed erotic~ porn~ nude nudes nudity nudist~ naked nakedness topless stripper striptease~
      strippin lapdance~ brothel~ bordello~ prostitut~ hooker pimp pimping pimped whorehouse~ harlot orgy orgies orgasm~ masturbat~ ejaculat~ cum cumming
      sperm sperms semen penis penises vagina~ vulva~ clitori~ testicl~ scrotum~ anus anal rectum dildo~ vibrator~ condom~ blowjob~ handjob~ fellatio cunnilingus
      threesome~ gangbang~ bdsm bondage fetish~ dominatrix sadomaso~ hentai milf voyeur~ lingerie thong nipple~ genital~ pubic pubes horny lust lusts lustful lusting
      seduc~ incest~ paedo~ pedo pedos pedophil~ molest~ rape+ rapist virginity playboy bestiality zoophil~ necrophil~ exhibitionis~ upskirt~ onlyfans sensual~ obscen~
      lewd~ smut smutty intercourse whoring escorts boob kamasutra aphrodisiac~ copulat~ fornicat~ adulter~`),
  },
  {
    reason: 'violence',
    words:
      englishWords(`gore gory bloodbath~ blood bloody bloodi~ bloodthirst~ bloodshed behead~ decapitat~ dismember~ disembowel~ mutilat~ massacr~ slaughter~
      murder~ assassinat~ assassin homicid~ manslaughter genocid~ tortur~ strangl~ stabbed stabbing stabbings impal~ corpse cadaver~ cannibal~ carnage
      gun gunman gunmen gunshot gunfire rifle pistol shotgun handgun machinegun revolver bazooka grenade bomb bomber bombing bombed bombings dynamit~ explosives bullet
      ammo ammunition firearm sniper uzi kalashnikov machete knuckleduster switchblade molotov napalm weapon weaponry terroris~ hostage lynch~ guillotin~ gallows psychopath~ hitman
      hitmen entrails abduct~ executioner landmine flamethrower garrott~`),
  },
  {
    reason: 'selfharm',
    words: englishWords('suicid~ selfharm~ overdos~ anorexi~ bulimi~ noose thinspo~ proana'),
  },
  {
    reason: 'drugs',
    words:
      englishWords(`vodka whisky whiskey whiskies tequila absinthe bourbon liquor booze+ boozy marijuana marihuana cannabis cocaine heroin meth methamphetamin~ amphetamin~ crystalmeth
      ecstasy lsd mdma ketamin~ opium opioid~ opiate~ fentanyl morphin~ hashish drunk drunkard drunken drunkenness alcohol alcoholi~ cigarette cigar vape vapes vaping vaped
      nicotine tobacco dope doped bong stoned stoner junkie junky addict drug drugged druggi~ narcotic~ narco hallucinogen~ hallucinat~ psychedelic~ hangover hungover tipsy`),
  },
  {
    reason: 'hate',
    words:
      englishWords(`hitler~ nazi nazis nazism neonazi~ nigger~ nigga~ faggot~ fagot~ fag fags kike spics tranny trannies shemale~ gook paki wetback raghead~ towelhead~
      gyppo~ pikey~ lezbo lesbo poofter~ spastic spaz mongoloid~ supremacis~ supremacy swastika~ aryan kkk holocaust fascis~ antisemit~ untermensch~ subhuman~ subhumans`),
  },
  { reason: 'horror', words: englishWords('zombie horror horrors undead slasher bloodcurdl~') },
]

export const ENGLISH_KEPT = /^(?:cockatoos?|shiitakes?|shitakes?|pimento)$/

/** What means no harm although its words would be refused. */
export const ENGLISH_HARMLESS: readonly RegExp[] = [
  /\b(?:bath|photo|seed|cherry|glitter) bomb(?:s|ed|ing)?\b/g,
  /\b(?:water|toy|nerf|squirt|bubble|foam|spud|potato|glue|heat|nail|price|staple|spray|starting|starter|radar|top|confetti) ?(?:guns?|pistols?|bombs?|grenades?)\b/g,
  /\bpussy ?(?:cats?|willows?)\b/g,
  /\bblood ?(?:oranges?|moons?|tests?|samples?|pressure|types?|donors?|vessels?|hounds?|cells?|sugar)\b/g,
  /\b(?:cold|warm|hot|full|pure) ?blooded\b|\b(?:gives?|gave|giving|donat\w+) blood\b/g,
  /\b(?:bit|drops?|drop or two|speck|spot) of blood\b|\bblood (?:from|on) (?:his|her|their|my|the) (?:nose|knee|elbow|finger|toe|lip)\b|\bbloody (?:nose|knee|elbow|finger|lip)\b/g,
  /\bkill(?:er|s|ed|ing)? (?:the |some |a little |an? )?(?:lights?|time|hours?|whales?|an hour|boredom|weeds?|germs?|engine|bill)\b/g,
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
]
