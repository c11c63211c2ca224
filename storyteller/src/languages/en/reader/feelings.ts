import type { ReaderCraft } from '../../../craft/lexicon.ts'
import type { Feeling } from '../../../craft/wish-frames.ts'

const NOT =
  '(?<!\\b(?:not|isnt|arent|wasnt|werent|doesnt feel|never|no longer|without being|nothing|not too|not very|not at all) )'
const feeling = (id: Feeling, source: string) => ({ feeling: id, match: [new RegExp(`${NOT}\\b(?:${source})\\b`)] })

export const feelings: ReaderCraft['feelings'] = [
  feeling(
    'afraid',
    'afraid|scared|frightened|terrified|petrified|fears?|nervous|anxious|anxiety|worr(?:y|ies|ied|ying)|scar(?:es|y)|panics?|phobia|dread(?:s|ing)?|stressed|apprehensive|dares?|nightmares?',
  ),
  feeling('jealous', 'jealous\\w*|env(?:y|ies|ious)'),
  feeling('ashamed', 'asham\\w*|embarrass\\w*|blush\\w*|humiliat\\w*|self conscious'),
  feeling('proud', 'proud\\w*|pride'),
  feeling(
    'sad',
    'sad|sadly|sadness|unhappy|cr(?:y|ies|ied|ying)|tears|upset|miserable|heartbroken|inconsolable|disappoint\\w*|weep\\w*|mourn\\w*|grie\\w*|down in the dumps',
  ),
  feeling('angry', 'angry|anger|cross|furious|mad at|rag(?:e|es|ing)|tantrums?|temper|grumpy|annoyed|screams?'),
  feeling(
    'lonely',
    'lonely|alone|on (?:his|her|its) own|left ?out|no friends|nobody to play|noone to play|by (?:him|her|it)self at',
  ),
  feeling('excited', 'excit\\w*|cant wait|cannot wait|looking forward|thrilled|buzzing|so happy about'),
  feeling('sorry', 'sorry|apologi\\w*|guilty|regrets?|bad conscience|remorse'),
  feeling('bored', 'bored|boring|boredom|nothing to do'),
  feeling('shy', 'shy\\w*|timid\\w*|hides? behind'),
  feeling(
    'misses',
    'miss(?:es|ed|ing)? (?:his|her|their|him|them|me|us|home|my|our|its|the|mum|dad|mummy|daddy|grandma|grandpa)|home ?sick|longs? for',
  ),
  feeling('hurt', 'hurts?|injured|sore|aches?|in pain|painful|stung|bruised'),
  feeling('happy', 'happy|happily|joy\\w*|delighted|over the moon|glad|cheerful'),
]
