import { particulars } from './particulars.ts'

/** What cannot be held in a hand, and is lost all the same. */
const own = particulars(['event'], {
  'lost-sound':
    '(?:los\\w*|cant find|cannot find|looking for|misses|missing|has no) (?:his|her|its|their|the|a)? ?(?:\\w+ )?(?:roar|voice|song|hoot|moo|bark|growl|squeak|whistle|croak|tweet|miaow|meow|buzz|quack|neigh|purr|toot|honk|beep|siren)s?',
  'lost-light':
    '(?:los\\w*|cant find|cannot find|looking for|misses|missing|has no) (?:his|her|its|their|the|a)? ?(?:\\w+ )?(?:light|glow|shine|sparkle|twinkle|glimmer)s?',
  'lost-fire':
    '(?:los\\w*|cant find|cannot find|looking for|misses|missing|has no) (?:his|her|its|their|the|a)? ?(?:\\w+ )?(?:fire|flame)s?',
  'lost-purr': 'purr\\w*',
  'lost-squeak': 'squeak\\w*',
  'lost-buzz': 'buzz\\w*',
  'lost-twinkle': 'twinkl\\w*',
  'lost-sparkle': 'sparkl\\w*',
  'lost-bubbles': 'bubbles?',
  'lost-hiccups': 'hiccup\\w*|hiccough\\w*',
})

/** What else is said of something that somebody imagined lost. */
const besides = particulars(['event'], {
  'lost-glad': [
    '(?:relieved|glad|happy about it|doesnt mind|quite likes|secretly|feels? (?:much )?lighter)',
    '(?:find|finds|found|back)',
  ],
  'lost-heavy': '(?:too |so |very )?heavy',
  'lost-nobody-says':
    '(?:nobody|no one|noone|none of them)(?: \\w+){0,5} (?:admits?|own(?:s|ed)? up|sa(?:y|ys|id)|tells?|remembers?)|who had (?:it|them) last',
  'saw-pawprints': '(?:paw|foot) ?prints?',
  'lost-temper': '(?:lost|and) (?:his|her|its|their) temper',
})

const others = particulars(['event'], {
  'cannot-seen':
    '(?:we|i|he|she|\\w+) (?:saw|heard|found|met|watched) (?:a|an|one|some) ?(?:\\w+ ){0,3}(?:today|yesterday|tonight|this \\w+|in the|at the|on the|by the|near)',
})

/** Why two are no friends yet, or what they both like. */
const friends = particulars(['event'], {
  'friends-quarrel':
    '(?:dont|didnt|do not|did not|never|cant|couldnt|wont) (?:even )?(?:like|stand|get on|get along|agree|talk)(?: with)?(?: each ?other| one another)?|hat(?:e|es|ed) each ?other|argu\\w*|quarrel\\w*|bicker\\w*|squabbl\\w*|fight(?:s|ing)?|fought|enem(?:y|ies)|rivals?|cross with|mean to|at first they',
  'friends-grumpy': '(?:grumpy|grouchy|grump|bad tempered|cross|moody)',
  'friends-hissing': '(?:hiss\\w*|growl\\w* at|bark\\w* at|snarl\\w*)',
  'friends-scary':
    '(?:every(?:one|body|thing)(?: else)?|all the others|they all|no ?one|nobody|people) (?:\\w+ )?(?:is|are|was|were)? ?(?:too |so )?(?:scared|afraid|frightened|terrified|likes?|liked|runs? away|ran away|hides?)|scary|(?:is|was) (?:scared|afraid|frightened) of (?:him|her|it|the)',
  'friends-brave': '(?:isnt|is not|wasnt|not|never|arent) (?:at all )?(?:scared|afraid|frightened)',
  'friends-shy': '(?:shy|timid|bashful)',
  'friends-second-shy': '(?:and|with|meets?|likes?|loves?) (?:a |an |the )?(?:very |really )?(?:shy|timid|bashful)',
  'friends-lonely':
    '(?:lonely|all alone|has no friends|got no friends|have no friends|no friends|(?:wants?|needs?|looking for|would like|looks for) (?:\\w+ ){0,2}friends?|nobody to play|no ?one to play)',
  'friends-second-lonely': '(?:and|with|meets?) (?:a |an |the )?(?:very |really )?(?:lonely)',
  'friends-noisy': '(?:noisy|loud|clanky|clanking)',
  'friends-next-door': '(?:next ?doors?|next field|neighbours?|over the fence)',
  'friends-field': 'fields?',
  'friends-first-grumpy': '(?:grumpy|grouchy|moody) (?:old )?\\w+ (?:and|makes?|becomes?|meets?)',
  'friends-airing': '(?:airing )?cupboard',
  'friends-under-bed': 'under (?:the|his|her|my) bed',
  'friends-wardrobe': 'wardrobe',
  'friends-wall': 'on (?:our|the|my|his|her) wall',
  'friends-day-night': 'day\\b[^.!?;]{0,50}\\bnight|night\\b[^.!?;]{0,50}\\bday(?:time)?',
  'friends-umbrella': '(?:umbrella|in the rain)',
})

export const event = [...own, ...besides, ...others, ...friends]
