import type { Theme } from '@perinka/contract/catalog'
import type { Lexicon, Thing } from '../../craft/pack.ts'

/** A plural as parents write it: foxes, ponies, wolves. */
function number(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}(?:y|ies)`
  return `${word}(?:['’]?e?s)?`
}

/**
 * Things of one theme, one a word: `bunny>rabbit` is a way to write it, `mouse/mice` a plural that no rule makes, `fire_engine` two words,
 * `~sea` leads to the theme and is no guest.
 */
function of(theme: Theme | null, list: string): Thing[] {
  return list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [written = '', called] = entry.replace('~', '').replaceAll('_', ' ').split('>')
      const forms = written.split('/')
      const name = entry.startsWith('~') ? null : (called ?? forms[0] ?? '')
      return { name, theme, match: new RegExp(`\\b(?:${forms.map(number).join('|')})\\b`, 'u') }
    })
}

const things: readonly Thing[] = [
  ...of('dinosaurs', 'dinosaur dino>dinosaur t-?rex>dinosaur triceratops>dinosaur stegosaurus>dinosaur'),
  ...of('pirates', 'pirate ~treasure parrot'),
  ...of('dragons', 'dragon'),
  ...of('superheroes', 'superhero super_hero>superhero ~superpower'),
  ...of('space', 'rocket spaceship alien astronaut planet ~space ~moon ~mars ~stars'),
  ...of('magic', 'unicorn fairy wizard witch genie ~magic ~spell'),
  ...of('princesses', 'princess queen ballerina ballet_dancer>ballerina ~ballet'),
  ...of('castle', 'castle knight king'),
  ...of('fairy-tale', 'gnome elf/elves dwarf giant ~fairy_tale ~fairytale'),
  ...of(
    'ocean',
    'whale dolphin octopus shark mermaid starfish crab fish goldfish/goldfishes>fish penguin submarine seal ~sea ~ocean ~beach',
  ),
  ...of(
    'forest',
    'hedgehog fox squirrel owl badger deer wolf/wolves>wolf beaver otter mushroom ~forest ~woods ~camping',
  ),
  ...of(
    'animals',
    `dog doggy>dog puppy cat kitty>kitten kitten horse pony rabbit bunny>rabbit bear mouse/mice elephant giraffe lion tiger monkey duck
    goose/geese hen chick chicken>hen cow pig piglet sheep lamb goat frog snail turtle tortoise hamster guinea_pig panda koala
    kangaroo zebra hippo hippopotamus>hippo crocodile donkey camel bird ~animal ~zoo ~farm`,
  ),
  ...of('nature', 'bee butterfly ladybird ladybug>ladybird sunflower rainbow snowman/snowmen ~garden ~flower ~weather'),
  ...of('science', 'robot ~experiment ~inventor ~invention ~laboratory ~machine'),
  ...of('friendship', '~friendship ~best_friend'),
  ...of(
    null,
    `car digger tractor fire_engine fire_truck>fire_engine train bus bicycle bike>bicycle plane aeroplane>plane airplane>plane helicopter
    lorry truck>lorry crane motorbike police_car boat ship firefighter firem[ae]n>firefighter policem[ae]n>police_officer police_officer
    train_driver balloon teddy teddy_bear>teddy doll ball kite cake pancake ice_cream pizza strawberry cupcake biscuit hat umbrella guitar
    piano drum violin trumpet trombone skateboard snowflake sandcastle pumpkin chef>cook cook footballer`,
  ),
].map((thing) => (thing.name ? { ...thing, name: thing.name.replaceAll('_', ' ') } : thing))

export const lexicon: Lexicon = {
  things,
  worry:
    /\b(?:afraid|scared|scar(?:y|e|es)|fears?|frighten\w*|terrified|hates?|nightmares?|monsters?|dead|die[sd]?|dying|death|hurts?|hit|hits|bit (?:her|him|me|us)|bites|bitten|stung|cr(?:y|ies|ied|ying)|ill|sick|hospital|prison|jail|worr(?:y|ied|ies)|allerg\w*|accident|ran away|run over|put to sleep)\b/u,
  negation: /(?:\b(?:no|not|never|without|instead of)|n['’]t)\s+(?:\p{L}+\s+){0,2}$/u,
  empty:
    /^(?:about|story|stories|tale|tales|bedtime|please|tell|write|make|made|want|wants|would|like|likes|love|loves|with|from|that|this|they|them|their|there|have|having|some|little|small|tiny|very|really|nice|kind|happy|good|lovely|cute|funny|friendly|called|named|together|adventure|adventures|tonight|today|where|which|when|just|into|goes)$/u,
  parting:
    /[.!?;:]+|,(?! (?:because|when|while|which|who|that|so that|since|if|as)\b)|\b(?:and|or|but|also|then|plus)\b/u,
  one: (name) => `a ${name}`,
}
