import { particulars } from './particulars.ts'

const NEWCOMERS = ['no-friends', 'two-languages', 'left-out', 'shyness', 'sharing', 'event'] as const

/** Somebody new: where from, which of them it is, and what stands between. */
const somebody = particulars([...NEWCOMERS], {
  'new-girl':
    'new (?:\\w+ )?(?:girl|lass)|girl (?:called|named|from|next|over|who|moved|in)|neighbours? (?:girl|daughter)|pen ?pal (?:girl)',
  'new-boy':
    'new (?:\\w+ )?(?:boy|lad)|(?:a |little )?boy (?:called|named|from|next|over|who|moved|his|her|in)|boys called|neighbours? (?:boy|son)',
  'new-by-fence':
    'neighbou?rs?|next ?doors?|moved in|over the (?:fence|wall|hedge|road)|through the (?:fence|hedge|wall)|across the (?:road|street)|upstairs|downstairs|opposite',
  // No letter where the pen pal stands at the door.
  'new-by-post': [
    'pen ?(?:pals?|friends?)|letters?|postcards?|writ(?:es?|ing|ten) to|wrote to',
    'pen ?(?:pal|friend)[^.!?]{0,30} (?:came|comes|coming|visit\\w*|is here|staying)(?! from)|(?:met|meet|meeting|visit\\w*) (?:his|her) pen ?(?:pal|friend)',
  ],
  'new-visits':
    'pen ?(?:pal|friend)[^.!?]{0,30} (?:came|comes|coming|visit\\w*|is here|staying)(?! from)|(?:met|meet|meeting) (?:his|her) pen ?(?:pal|friend)',
  // Where somebody is from, and no name.
  'new-from': [
    '(?:pal|friend|girl|boy|kid|child|one|lad|lass) from (?!school|nursery|next)\\w+',
    '(?:called|named|name)',
  ],
  'new-bench-friend': 'me and the bench|(?:said|with) the bench|the bench again',
  'new-wordless':
    'english|(?:each|one an) ?others? (?:words?|language)|(?:doesnt|cant|dont|couldnt) (?:understand|speak)|languages?|only speaks|speaks only',
  'new-has-mine':
    '(?:sat|sits|sitting) (?:in|on) (?:his|her|\\w+s) (?:chair|seat|place|spot|cushion|carpet spot)|(?:his|her|\\w+s) (?:chair|seat|place|spot|peg|cushion|cup|hook|drawer)(?: |$|[.,!?])',
  'new-peg': '(?:peg|hook)',
  'new-other-friend':
    '(?:different|another|a new|new) best friend|friendNEAR(?:with (?:someone|somebody|another|the new|other)|(?:new|different|other|another) (?:best )?friend)|went off with|only plays if',
  'new-bench': 'bench',
  'new-me': '(?:(?:he|she)(?:s| is| was)|being|as|feels?(?: like)?) (?:the |a )?(?:only )?new (?:girl|boy|kid|one|lad)',
  'new-knows-nobody':
    '(?:knew|knows|know|doesnt know|didnt know) (?:nobody|no one|noone|anyone|anybody)|no friends|(?:alone|by (?:him|her)self|on (?:his|her) own)|(?:hasnt|havent) (?:got|made) (?:any )?(?:\\w+ )?friends|(?:he|she)s (?:the )?new',
  'new-want-friend':
    '(?:wants?|would like|like|how|hop(?:es|ing)|tr(?:ies|ying)|hard|wish\\w*) (?:\\w+ ){0,3}to (?:make|find|be) (?:\\w+ ){0,2}friends?',
  'new-shared': 'shar(?:ed|ing|e) (?:a|an|his|her|the|some|one|their)',
  'new-horses': 'horses?|pon(?:y|ies)|unicorns?',
  'new-dinosaurs': 'dinosaurs?|t rex',
  'new-cats': 'cats?|kittens?',
  'new-at-nursery': 'nursery|child ?minder\\w*|pre ?school|playgroup|day ?care|kindergarten',
  'new-in-park': 'park|playground',
  'new-at-club':
    'swimming|football (?:club|training)|ballet|judo|brownies|cubs|beavers|gymnastics|holiday club|after school club',
})

/** That it is about somebody new at all, and no trouble of another kind. */
const any = particulars(['no-friends', 'two-languages', 'left-out', 'shyness'], {
  // A cat and a postman have a story of their own.
  'new-somebody': [
    'new (?:\\w+ )?(?:girl|boy|kid|lad|lass|child|pupil|classmate|children|friend|pal|playmate|neighbour|neighbor|family|best friend)s?|neighbou?rs?|next ?doors?|pen ?(?:pal|friend)s?|moved in|english|each ?others? (?:words|language)|friends?|(?:knew|knows|know) (?:nobody|no one|noone|anyone|anybody)|over the fence|only plays|through the fence',
    '^(?:a |the |about )?(?:cat|dog|fox|wolf|bear|mouse|rabbit|hedgehog|owl|dragon|lion|tiger|dinosaur|squirrel|duck|frog) and (?:a |an |the )?\\w+ (?:who )?(?:make|makes|made|become|becomes|became|are|be|end up) (?:\\w+ )?friends',
  ],
})

/** A visitor of the family: for how long, where it sleeps, how it comes, what the child thinks of it. */
const visitor = particulars(['visit'], {
  'visit-my-class': 'in my class',
  'visit-third': '(?:third|3rd) time',
  'visit-tomorrow': 'tom+or+ows?',
  'visit-to-live': 'mov(?:es|ed|ing) in|(?:come|coming|came|comes) to live|liv(?:es|ing) with us|for good',
  'visit-room':
    '(?:his|her|their|my|\\w+s) (?:own )?(?:bed)?(?:room|bed)(?= |$|[.,!?])|bunk|shar\\w* (?:a |the |his |her )?(?:bed)?(?:room|bed)|mattress|camp bed|air ?bed|(?:sleep(?:s|ing)?|stay(?:s|ing)?) in with',
  'visit-sleepover': [
    'sleep ?overs?|stay(?:s|ing|ed)? (?:over|the night)|overnight|slept over|sleep(?:s|ing)? (?:over|here|at ours)|(?:over|round) (?:for|to) (?:the night|sleep)',
    'for (?:tea|dinner|lunch)',
  ],
  'visit-tea': 'for (?:tea|dinner|lunch|supper|sunday)|to (?:tea|dinner|lunch|supper)|play ?date|biscuits?|cake',
  'visit-again':
    '(?:keeps?|kept) (?:coming|visiting|turning up|popping|asking)|(?:second|third|fourth|fifth|sixth|\\d+th) time|(?:always|every (?:day|week|sunday|saturday|weekend)) |still here|(?:never|wont) (?:goes|go|leaves|leave)|when (?:is|will|are|does) \\w+ (?:going|go|leav\\w*)|(?:too|so) long|again',
  'visit-shy':
    'sh(?:y|yly)|hid(?:es|ing)?|behind (?:me|my|the|mum|dad)|(?:doesnt|didnt|hardly|barely|never|not) (?:\\w+ )?(?:know|knows|met|meet|seen|remember\\w*)|first time|wont (?:come out|say|speak|talk|look)|under the (?:table|bed)|scared|nervous|frightened|worried|stranger',
  'visit-unwanted':
    '(?:doesnt|didnt|dont|not) (?:\\w+ )?(?:want|like|happy|keen|pleased|impressed)|hates?|cross|on purpose|wrong \\w+|furious|not fair|unfair|sulk\\w*|jealous|growl\\w*|refus\\w*|angry|mine',
  'visit-gone':
    '(?:left|went home|gone home|has gone|have gone|went back|drove off|flew (?:back|home)|after (?:they|she|he|granny|grandma|\\w+) (?:went|left))',
  'visit-by-train': '(?:on|by|in) (?:the |a )?(?:\\w+ )?train|station',
  'visit-by-plane': 'fl(?:y|ies|ew|ying)|(?:air)?plane|airport|landed',
  'visit-by-car': '(?:by car|driv(?:es|ing)|drove|in (?:the|his|her|their) (?:car|van|camper\\w*))',
  'visit-hears-badly':
    'hearing aids?|deaf|cant hear|(?:doesnt|cant) (?:like|stand|bear) (?:the )?(?:noise|loud)|too loud|loud',
  'visit-girlfriend': '(?:dads?|daddys?|his dads|her dads) (?:new )?(?:girlfriend|partner)',
  'visit-boyfriend': '(?:mums?|mummys?) (?:new )?(?:boyfriend|partner)',
  'visit-many': '(?:cousins|grandparents|guests|visitors|relatives|friends|family|twins|in laws|aunties|boys|girls)',
  'visit-great-grandpa': 'great ?grand(?:pa|ad|father)|great ?grampa',
  'visit-great-grandma': 'great ?(?:gran|granny|grandma|nan|nana|grandmother)',
  'visit-cousin': 'cousins?',
  'visit-aunt': 'aunt(?:ie|y)?',
  'visit-uncle': 'uncle',
  'visit-friend': '(?:best )?friends?|mates?',
  'visit-my-friend': '(?:my|mummys|mums|daddys|dads|our) (?:old |best |school |work )?(?:friend|mate|boss|colleague)s?',
})

export const company = [...somebody, ...any, ...visitor]
