import type { ReaderCraft } from '../../../craft/lexicon.ts'
import type { TraitTold } from '../../../craft/wish-frames.ts'

const trait = (id: TraitTold, source: string) => ({ trait: id, match: [new RegExp(`\\b(?:${source})\\b`)] })

/** What parents tell of somebody. */
export const traits: ReaderCraft['traits'] = [
  trait(
    'steals-socks',
    '(?:steals?|stealing|stole|nicks?|pinches|hides?|eats?|chews?|takes|loves) (?:\\w+ ){0,3}(?:socks?|slippers?|shoes?|underwear|pants)|sock thief',
  ),
  trait(
    'ear-chewed',
    '(?:one|an|half an?|chewed|missing an?|lost an?|only one|floppy|torn|wonky|bent|half of an|his|her) (?:\\w+ )?ear(?: is| was| has)?(?: \\w+)? ?(?:chewed|missing|off|gone|torn)?|chewed ears?|one eared|ears? (?:\\w+ )?(?:chewed|missing|torn|off)',
  ),
  trait(
    'one-eye',
    '(?:one|missing an?|lost an?|only one|half) eyed?|one eyed|eye (?:is )?missing|half blind|button eye|lost an eye',
  ),
  trait(
    'torn',
    'torn|ripped|patched|patches|stitched|mended|worn|threadbare|falling apart|holes? in|hole in|sewn|battered|tatty|scruffy|loved to bits|broken',
  ),
  trait('old', 'old|ancient|elderly|\\d+ years old|very old|used to be (?:mine|grandmas)|from when i was'),
  trait('tiny', 'tiny|teeny|very small|smallest|minuscule|little|small|mini|titchy|thumb sized'),
  trait('huge', 'huge|giant|enormous|gigantic|massive|very big|great big|biggest|big'),
  trait('fat', 'fat|chubby|plump|round|tubby|podgy'),
  trait('fluffy', 'fluffy|furry|woolly|hairy|cuddly|soft|shaggy'),
  trait('striped', 'stripy|striped|stripes'),
  trait('spotted', 'spotty|spotted|spots|dotty|dots|speckled|polka dots?'),
  trait('snores', 'snor(?:e|es|ing)'),
  trait(
    'sleeps-a-lot',
    'sleeps (?:all day|all the time|a lot|everywhere|in|on|under)|always (?:asleep|sleeping|sleeps|tired)|sleepy|sleepyhead|lazes',
  ),
  trait(
    'always-hungry',
    '(?:always|constantly|forever) (?:hungry|eating|eats)|greedy|eats everything|hungry|never full|loves (?:food|eating|cheese|cake|biscuits|chocolate|sausages)|steals (?:\\w+ )?(?:food|sausages|biscuits|cheese|cake|sandwiches)',
  ),
  trait('cheeky', 'cheeky|naughty|mischievous|tricks?|plays? (?:tricks|pranks)|pranks?|troublemaker|rascal|bold'),
  trait('shy', 'shy|timid'),
  trait('brave', 'brave|courageous|fearless|bold|heroic'),
  trait(
    'cowardly',
    'cowardly|coward|scaredy ?cat|afraid of everything|scared of everything|easily (?:scared|frightened)',
  ),
  trait('clumsy', 'clumsy|trips? over|bumps? into|keeps? (?:falling|dropping)|always falls|butterfingers|falls over'),
  trait('slow', 'slow|slowly|slowest|takes (?:his|her|its) time'),
  trait('fast', 'fast|quick|speedy|fastest|super fast|lightning fast'),
  trait('loud', 'loud|noisy|barks? (?:all|at)|shouts|loudest|screech\\w*'),
  trait('quiet', 'quiet|silent|whispers|quietest'),
  trait('lazy', 'lazy|laziest|couch potato'),
  trait('curious', 'curious|nosy|nosey|asks? (?:questions|why)|inquisitive'),
  trait('grumpy', 'grumpy|grumbles|cross|moody|bad tempered|grouchy|angry'),
  trait('red', 'red|scarlet|crimson'),
  trait('blue', 'blue|turquoise'),
  trait('green', 'green'),
  trait('yellow', 'yellow'),
  trait('purple', 'purple|violet coloured|lilac|mauve'),
  trait('pink', 'pink'),
  trait('white', 'white|snow white|snowy white'),
  trait('black', 'black|jet black'),
  trait('brown', 'brown'),
  trait('grey', 'grey|gray|silver'),
  trait('golden', 'gold|golden|gold coloured|blond'),
  trait('rainbow-coloured', 'rainbow ?coloured|rainbow|multi ?coloured|all the colours|colourful'),
  trait('breaks-down', 'breaks? down|broke down|always broken|wont start|doesnt start|keeps stalling|stalls'),
  trait('crooked', 'crooked|wonky|bent|lopsided|leaning|tilted|slanting'),
  trait('magic', 'magic|magical|enchanted|bewitched'),
  trait('orange', 'orange coloured|orange (?=[a-z])'),
  trait('flying', 'flying|winged|with wings|that (?:can )?fl(?:y|ies)'),
  trait('upside-down', 'upside down|back to front|backwards|inside out'),
  trait('forgetful', 'forgetful|forgets? everything|always forgets|forgets? (?:his|her|where|things)|scatterbrained'),
  trait('friendly', 'friendly|kind|nice|gentle|good natured|kind hearted'),
  trait('different', 'different|unusual|unlike|odd|strange|weird'),
  trait('squeaks', 'squeak\\w*|creak\\w*|rattl\\w*'),
  trait('smells', 'smell\\w*|stink\\w*|smelly|stinky|pongs?'),
  trait('glows', 'glow\\w*|shin(?:es|ing)|sparkl\\w*|glitter\\w*|lights up|twinkl\\w*|shiny'),
  trait('talks', 'talks?|talking|speaks?|can speak|chatty|chatters'),
  trait('collects', 'collects?|collecting|collection|hoards?'),
  trait(
    'hides-things',
    'hides? (?:things|toys|everything|keys|bones|food|biscuits|nuts|treasure|slippers|my|our|the|his|her)|buries|stashes|steals (?:everything|things|keys)',
  ),
  trait(
    'imaginary',
    'imaginary|invisible|pretend|made up|make believe|only (?:he|she) can see|nobody (?:else )?can see',
  ),
  trait(
    'wears-hat',
    'wears? (?:a |an |his |her )?(?:\\w+ )?(?:hat|cap|crown|helmet)|with (?:a|the) (?:\\w+ )?(?:hat|cap|bobble hat)|in a (?:\\w+ )?hat',
  ),
  trait('wears-glasses', '(?:wears?|wearing|with|in|needs) (?:\\w+ )?(?:glasses|spectacles|specs)'),
]
