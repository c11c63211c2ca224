import { particulars } from './particulars.ts'

const DO_NOT = '(?:wont|will not|not|never|refus\\w*|isnt|doesnt want to|cant|couldnt|wouldnt|didnt|doesnt)'

/** When it is, what is done, what the child did or says of it, and how it went. */
export const jab = particulars(['jab', 'doctor', 'hospital'], {
  'on-monday': 'mondays?',
  'on-tuesday': 'tuesdays?',
  'on-wednesday': 'wednesdays?',
  'on-thursday': 'thursdays?',
  'on-friday': 'fridays?',
  'on-saturday': 'saturdays?',
  'next-week': 'next week',
  'at-school': '(?:at|in) school(?! nurse)|school hall',
  'at-nursery': '(?:at|in) (?:nursery|preschool|pre school|kindergarten)',
  'at-surgery': '(?:surgery|gp|gps|health cent(?:re|er)|clinic)',
  'before-school':
    '(?:pre ?school|school) (?:boosters?|jabs?|injections?|vaccin\\w*|shots?)|before (?:\\w+ ){0,3}school',
  spray: '(?:nose|nasal|flu) ?spray\\w*|spray(?:ed)? up|nasal|up (?:his|her|the) nose',
  'wants-nose':
    '(?:can|could|if|wants?|rather|prefers?)(?: \\w+){0,3} (?:nose|nasal) (?:one|spray)|be (?:the |a )?(?:nose|nasal)(?: one)?',
  'needle-next':
    'next (?:one|time|jab)NEAR(?:needle|jab|injection)|(?:told|said|says)NEARneedleNEARnext|spray NEARneedle next',
  'finger-prick': 'finger ?pric?k\\w*|pric?k(?:s|ed|ing)? (?:his|her|the) finger|heel prick',
  'blood-taken':
    'blood (?:taken|samples?|drawn|tests?)|(?:tak\\w+|took|draw|drew|giv\\w+|gave|having)(?: \\w+){0,2} blood',
  'two-jabs':
    '(?:two|2|both|double) (?:of them|jabs|injections|needles|boosters|vaccin\\w*)|two (?:at once|together)|one in each|each (?:arm|leg)|both (?:arms|legs)',
  'tried-twice':
    '(?:try|tried|trying|do it|did it|had to|took|had two|two)(?: \\w+){0,2} (?:twice|again|two goes|two tries|goes|tries|attempts|times)|couldnt find (?:a |the |his |her )?vein|second (?:go|try|time)',
  'held-down':
    '(?:to hold|held|holding|hold|pinned|pin|restrain\\w*) (?:him|her|them)(?: down| still)?(?! hand| on)|(?:held|pinned) down',
  'nurses-two': '(?:two|2|a couple of) (?:nurses|people|grown ?ups|adults)',
  'nurses-three': '(?:three|3) (?:nurses|people|grown ?ups|adults)',
  'nurses-four': '(?:four|4) (?:nurses|people|grown ?ups|adults)',
  'hid-arm': '(?:hid|hides|hiding|hidden|hide|tucked|pulled)(?: \\w+){0,2} (?:arm|arms|sleeve|leg)',
  'ran-away':
    '(?:ran|run|runs|running|bolted|bolts|legged)(?: \\w+){0,2} (?:away|off|out|from)|(?:did a runner|tried to escape|escaped)',
  'hid-away': '(?:hid|hides|hiding|hidden|hide) (?!(?:\\w+ ){0,2}(?:arm|arms|leg)\\b)',
  'kicked-out': 'kick\\w*|(?:bit|hit|punched|slapped|scratched) (?:the |a )?(?:nurse|doctor)|lash\\w* out|thrash\\w*',
  'went-faint': 'faint\\w*|pass(?:ed|es) out|(?:went|goes|felt) (?:all )?(?:dizzy|white|woozy|wobbly)',
  screams: 'scream\\w*|shriek\\w*|yell\\w*|howl\\w*|meltdown|tantrum',
  'wont-go': `(?:i |he |she |hes |shes |im )?${DO_NOT} (?:go|going|doing it|do it|have it|having it|let (?:them|anyone|the nurse|him))(?! to hurt| well)|says no|say no`,
  'wont-let-go': `${DO_NOT} let go|cling\\w*|clung`,
  'asks-often':
    '(?:asked|asks|keeps asking|asking|ask)(?: \\w+){0,7} (?:times|again and again|all day|constantly)|keeps asking|asked me|wont stop asking|(?:asked|asks|asking) (?:if|will) it',
  'not-scared': '(?:not|isnt|wasnt|aint|im not) (?:\\w+ )?(?:scared|afraid|frightened|bothered)|pretend\\w*',
  'cry-in-front':
    '(?:cry|crying|cries|tears)(?: \\w+){0,2} (?:in front|before everyone|at school)|(?:hell|shell|he will|she will) cry',
  'comes-near': '(?:nurse|doctor|needle)(?: \\w+){0,2} (?:near|close|came in|comes in)',
  'cannot-sleep': `${DO_NOT} (?:\\w+ ){0,2}(?:sleep|settle|go to bed|drop off)|awake`,
  'brave-for':
    '(?<!(?:not|wasnt|isnt) )(?:be|being|feel|feeling|is|was|so|very|really) (?!not )(?:\\w+ )?(?:brave|courageous)',
  'knows-it': '(?:he|she|they) (?:knows|knows it|has found out|heard)',
  'too-pointy': 'point(?:y|ed)|sharp|spik\\w*|prickly',
  'big-needle': '(?:big|huge|long|giant|massive|enormous) (?:\\w+ )?needles?',
  'arm-strap': 'straps?|tourniquet|tight (?:\\w+ )?(?:band|belt|thing|cuff)|arm ?band',
  'all-the-blood': '(?:all|too much|run out)(?: \\w+){0,2} (?:blood)|(?:no|any) blood left|enough blood',
  'get-stuck': '(?:stuck|snaps?|break\\w* off|come out)(?! at home)',
  'sees-blood': '(?:drop|sight|see\\w*|look\\w*|the red)(?: \\w+){0,3} blood|blood (?:coming|come) out',
  'had-enough': '(?:fed up|sick of|enough of|every (?:day|week|month)|diabet\\w*|had so many|always having)',
  'bad-smell': '(?:smell|smells|smelly|stink\\w*|pong\\w*)',
  'hates-cream': '(?:hates?|doesnt like|scared of)(?: \\w+){0,2} cream',
  'cried-home': '(?:cr(?:ied|ying|ies)|sobb\\w*|tears|howled)NEARway (?:home|back)',
  'did-not-cry':
    '(?:didnt|did not|not|never|without|no)(?! (?:stop|help))(?: \\w+){0,2} (?:cry\\w*|cried|tears?|flinch|make a sound)',
  'did-cry': 'cried|was crying|in tears|sobbed|tears',
  'was-tricked':
    'trick\\w*|(?:cross|angry|furious) (?:with|at) (?:me|us|mummy|mum|daddy|dad)|lied to|(?:didnt|did not|never) (?:tell|told|warn)',
  'sore-after': '(?:sore|aches?|aching|hurts|swollen|stiff|tender)',
  'plaster-stays': `plaster (?:off|stays|on for|in the bath)|(?:keep|kept|leave|left|wear)(?: \\w+){0,2} plaster`,
  'comes-along':
    '(?:coming|comes|come|going|goes|bring\\w*|taking|take)(?: \\w+){0,2} (?:too|along|with)|wants(?: \\w+){1,2} to come',
  'says-booster': 'boosters?',
  'fan-of': '(?:fan|loves|mad about|obsessed|crazy about|(?:is|really|so) into)',
  'holding-hands': '(?:hold|holding|held|squeez\\w*)(?: \\w+){0,2} hands?',
})
