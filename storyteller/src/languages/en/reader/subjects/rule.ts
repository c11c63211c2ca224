import type { Pattern, SubjectRule } from '../../../../craft/lexicon.ts'
import type { EventId, Subject, Time } from '../../../../craft/wish-frames.ts'

/** Who may be in a cage, a basket or a stable of ours. */
export const PET =
  '(?:pet|dog|doggy|puppy|labrador|cat|kitten|hamster|gerbil|rabbit|bunny|guinea pig|goldfish|fish|pony|horse|hen|chicken|budgie|parrot|tortoise|mouse|rat|bird|lizard|snake|frog|snail|chick|duck|donkey)s?'
export const GRANDPARENT =
  '(?:great )?(?:gran|granny|grannie|grandma|grandmother|nana|nan|nanny|nannas?|grandad|granddad|grandpa|grandfather|gramps|pops|opa|oma|papa)s?'
export const PARENT = '(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|parent|stepdad|stepmum)s?'
/** Who is no child of a family: what is told of them is imagined. */
export const BEING =
  '(?:dragon|bear|fox|owl|mouse|mice|robot|alien|ghost|monster|witch|wizard|hedgehog|snail|lion|tiger|dinosaur|t rex|unicorn|penguin|cloud|star|giant|wolf|crocodile|troll|skunk|shark|spider|snowman|tree|pirate|knight|mole|bat|rabbit|crab|elephant|giraffe|frog|toad|duckling|duck|pig|octopus|whale|dolphin|turtle|tortoise|mermaid|fairy|elf|gnome|princess|prince|king|queen|moon|sun|train|tractor|digger|bus|rocket|fire engine|plane|lamb|sheep|cow|goat|hen|peacock|monkey|squirrel|badger|bee|wasp|ant|beetle|butterfly|caterpillar|ladybird|firefly|fly|moth|hippo|seal|otter|beaver|superhero|captain|sailor|clown|teddy|sock|shoe|crayon|astronaut|burglar|robber|magician|santa|raccoon|donkey|camel|volcano|puddle|lighthouse|pumpkin|seed|emperor|vampire|yeti|kraken|worm|hare|reindeer|cockerel|rooster|crow|magpie|seagull|parrot|swan|goose|stork|bull|flamingo|koala|panda|sloth|kangaroo|zebra|hamster who|dog who|cat who|horse who|house who)s?'
export const FRIEND = '(?:best friend|friend|bestie|mate|buddy)s?'

/** Words of a pattern in place of their names: `PET`, `PARENT`, `NEAR` (some words of the same sentence). */
const NAMES: Record<string, string> = {
  ...{ PET, GRANDPARENT, PARENT, FRIEND, BEING, NEAR: '[^.!?;]{0,60}\\b' },
  ...{
    HIS: '(?:his|her|their|my|our|the|a|your)',
    WONT: '(?:wont|will not|refuses to|doesnt want to|never|hates|wouldnt|does not want to|doesnt|dont|not)',
  },
  ...{ SELF: '(?:herself|himself|themselves|myself|by \\w+self|on (?:her|his|their) own|alone)' },
}

/** A pattern as it is written, with its named parts filled in. */
export const like = (source: string): Pattern =>
  new RegExp(
    source.replace(/(?:PET|GRANDPARENT|PARENT|FRIEND|BEING|NEAR|HIS|WONT|SELF)/g, (name) => NAMES[name] ?? name),
  )

/**
 * What a rule is about, what happens, when, and what may happen instead (`*`: anything); then its patterns, looked for as whole words. One
 * that begins with `-` is what must not stand there.
 */
export type Written = readonly [
  head: readonly [subject: Subject, event: EventId, when: Time, yieldsTo: string],
  ...patterns: readonly string[],
]

const ANYTHING = '*'

export function rules(written: readonly Written[]): SubjectRule[] {
  return written.map(([[subject, event, when, yieldsTo], ...patterns]) => {
    const unless = patterns.find((pattern) => pattern.startsWith('-'))
    return {
      ...{ subject, event, when },
      match: patterns.filter((pattern) => pattern !== unless).map((pattern) => like(`\\b(?:${pattern})\\b`)),
      ...(unless && { unless: like(`\\b(?:${unless.slice(1)})\\b`) }),
      ...(yieldsTo !== ANYTHING && { yieldsTo: yieldsTo.split(' ').filter(Boolean) as EventId[] }),
    }
  })
}
