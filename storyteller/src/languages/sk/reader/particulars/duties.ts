import { particulars } from './particulars.ts'

/** What has to be done and is not wanted: which part of it, and whose it is said to be. */
export const duties = particulars(
  [
    ...(['hair-wash', 'haircut', 'nail-cutting', 'tooth-brushing', 'dressing', 'tidying'] as const),
    ...(['screens', 'bedtime', 'eating', 'clothes'] as const),
  ],
  {
    // Whatever is said of them; nothing that is an illness.
    'du-any': [
      '\\w+',
      'schud\\w*|chudn\\w*|anorex\\w*|chemo\\w*|rakovin\\w*|zomr\\w*|umr\\w*|zomrel\\w*|nemocnic\\w*|zabij\\w*|zabil\\w*|luto (?:\\w+ )?(?:zviera|prasiat|kurc|kuriat|zaja|kralik|ryb|krav|ovec|ovie)\\w*|zbil\\w*|udrel\\w*|hrd(?:y|a|e|i)|pysn\\w*|pochval\\w*|uz (?:si )?vie|naucil\\w*',
    ],
    'du-broccoli': 'brokol\\w*',
    'du-bager': 'bag(?:er|r)\\w*',
    'du-comb':
      '(?:u|roz|na)?ces(?:e|a|at|ani\\w*|aval?\\w*)|hreben\\w*|kef(?:a|ou|u) na vlasy|uz(?:ol|le|la|lov|lami)|koltun\\w*',
    'du-bath': ['(?:o|vy)?kup(?:e|a|at|ani\\w*|el\\w*)|van[ae]|vani|do vane|sprch\\w*', 'vlas\\w*|hlav\\w*'],
    'du-salon': 'kadern\\w*|holic\\w*|salon\\w*|barber\\w*',
    'du-holic': 'holic\\w*|barber\\w*|kadernik\\w*',
    'du-brother':
      '(?:vraj|nech|ma to|to ma|ze|urob\\w*|rozhadz\\w*|aj) (?:\\w+ ){0,4}(?:brat|bratcek|bracek|brasko|bracho)\\w*',
    'du-sister': '(?:vraj|nech|ma to|to ma|ze|urob\\w*|rozhadz\\w*|aj) (?:\\w+ ){0,4}(?:sestr|sestrick|segr)\\w*',
    'du-socks': 'ponoz\\w*|pancuch\\w*|pancusk\\w*',
    'du-tv': 'telk\\w*|televiz\\w*|tv|rozpravk\\w* v (?:telk|televiz)\\w*',
    'du-phone': 'mobil\\w*|telefon\\w*',
    'du-pc': 'pocitac\\w*|playst\\w*|xbox\\w*|konzol\\w*|minecraft\\w*|roblox\\w*',
    'du-video': 'vide(?:o|a|i|u)\\w*|youtub\\w*|jutub\\w*',
    'du-toes': 'noh(?:a|ach|y|u|e)|nozk\\w*|palec na noh\\w*',
    'du-lunch': 'obed\\w*|skolsk\\w+ jedal\\w*',
    'du-rozky': 'rozk\\w*|rozok|rozt\\w*',
    'du-chlieb': 'chlieb\\w*|chleb\\w*',
    'du-cestoviny': 'cestovin\\w*|spaget\\w*|makaron\\w*',
    'du-hranolky': 'hranol\\w*',
  },
)

/** The potty, and nothing of what goes wrong there. */
export const potty = particulars(['toilet'], {
  'du-potty': [
    'nocnik\\w*|serbel\\w*|serbl\\w*|plien\\w*|odplien\\w*|vykaka\\w*|kakat|kaka',
    'skol(?:e|a|y|u)|skolsk\\w*|spoluz\\w*|hanb\\w*|zapch\\w*|bolest\\w*|boli|krv\\w*|babatk\\w*|bracek|brack\\w*|sestric\\w*',
  ],
})

/** A game that was lost: which one, and what came of it. */
export const losing = particulars(['losing', 'first-in-line'], {
  'lo-ludo': 'clovec\\w*|figurk\\w*|nehnevaj\\w*|kock(?:a|y|ou|u) hadz\\w*',
  'lo-memory': 'pexes\\w*|karticky|karticiek|dvojice',
  'lo-cards': 'kart(?:y|ach|ami|u)?|karet|kariet|uno|prsi|kvarteto|sedm\\w*|zolik\\w*|cierny peter',
  'lo-board': 'dam(?:a|u|e|y)|sach\\w*|sachovnic\\w*|mlyn\\w*|doskov\\w*|stolov\\w* hr\\w*',
  'lo-race': 'beh\\w*|bez(?:i|al|ala|at|ali)|pretek\\w*|nahanac\\w*|dobeh\\w*|v cieli|kolobezk\\w*|bicykl\\w*|metrov',
  'lo-throw':
    '(?:roz|za|vy|od|po|pre)?ha(?:dz|dze|dzu|zd)\\w*|(?:za|vy|od|roz)?hod(?:i|il|ila|ia|it|ime)|rozhad?z\\w*|obrat(?:i|il|ila)|prevrat(?:i|il|ila)|zhodi\\w*|zmeti\\w*|letia|leti',
  'lo-cry': '(?:za|roz|po)?plak\\w*|place|placu|reve|revala?|slz\\w*|nariek\\w*',
  'lo-cheat': 'podvad\\w*|podviedo\\w*|podviedl\\w*|svindl\\w*',
})

/** One thing and two who want it: where, and what is ridden. */
export const sharing = particulars(['sharing'], {
  // Whatever can be given back; the rest is not for lending.
  'sh-thing': [
    '\\w+',
    'keks\\w*|cukr\\w*|cokolad\\w*|jedl\\w*|tort\\w*|zmrzlin\\w*|banan\\w*|jahod\\w*|chips\\w*|cips\\w*|lizank\\w*|sladk\\w*|susienk\\w*|desiat\\w*|kolac\\w*|buchty?|izb(?:a|u|e|y|ou)|mam(?:u|ou|y)|pozornost\\w*|nasob\\w*|matemat\\w*|priklad\\w*|rozvod\\w*|postel\\w*',
  ],
  'sh-nursery': 'skolk\\w*|skolc\\w*|jasl\\w*|v triede',
  'sh-yard': 'ihrisk\\w*|pieskovisk\\w*|piesku|na dvore|v parku|vonku',
  'sh-sib': 'brat(?!ran)\\w*|brac\\w*|bras\\w*|sestr\\w*|segr\\w*|surod\\w*|dvojc\\w*|dvojick\\w*',
  'sh-ride':
    'hojdack\\w*|kolobez\\w*|bicyk\\w*|bike|odrazad\\w*|motork\\w*|trampolin\\w*|smykl?avk\\w*|smyklav\\w*|trojkolk\\w*',
  'sh-swing': 'hojdack\\w*|hojda\\w*',
  'sh-girl': 'sesternic\\w*|kamaratk\\w*|kamosk\\w*|spoluziack\\w*',
})
