import { inParagraphs } from '../../../../craft/in-paragraphs.ts'
import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['royal', 'fairy-being', 'monster', 'weather', 'job', 'plant', 'sky'] as const),
]

/** Why they are no friends yet. In each of these one is `A` (has the teeth, the prickles, the fire; is shy, big, fast, high up) and one is `B`. */
type Apart =
  | 'hunt'
  | 'prickles'
  | 'fire'
  | 'scary'
  | 'shy'
  | 'lonely'
  | 'water'
  | 'speed'
  | 'size'
  | 'sky'
  | 'loud'
  | 'night'
const APART: readonly Apart[] = [
  ...([
    'hunt',
    'prickles',
    'fire',
    'scary',
    'shy',
    'lonely',
    'water',
    'speed',
    'size',
    'sky',
    'loud',
    'night',
  ] as const),
]

const capital = (text: string) => (text[0] ?? '').toUpperCase() + text.slice(1)
const roles = (text: string, [a, b]: readonly [string, string]) =>
  text
    .replace(
      /\[([AB])\.(He|Many)\]/g,
      (_, role: string, form: string) => `[${capital(role === 'A' ? a : b)}.${form.toLowerCase()}]`,
    )
    .replace(
      /(^|[.!?]”? |“|\| )\[([AB])\]/g,
      (_, before: string, role: string) => `${before}[${capital(role === 'A' ? a : b)}]`,
    )
    .replace(/([[@])([AB])\b/g, (_, mark: string, role: string) => mark + (role === 'A' ? a : b))
/** `[o]` is the other one, also where the wish names only one. */
const named = (text: string) => text.replaceAll('[other]', '[o]').replaceAll('[Other]', '[O]')

type Told = Readonly<Record<Apart | 'quarrel' | 'unlike', string>>
const paragraph = (told: Told) =>
  `[case| ${APART.map((apart) => `${apart}: ${named(roles(told[apart], ['who', 'other']))} | ${apart}-o: ${named(roles(told[apart], ['other', 'who']))}`).join(' | ')} | quarrel: ${told.quarrel} | ${told.unlike}]`
/** Told by why they are no friends; `A` and `B` are told of whichever of the two it is, and `//` begins a new paragraph. */
const way = (told: Told) => inParagraphs(told, paragraph, ' // ')

const BIG_TEETH =
  'fox, wolf, lion, lioness, tiger, leopard, crocodile, alligator, shark, orca, snake, owl, eagle, hawk, tyrannosaurus, velociraptor, bear, polar-bear, hyena, lynx, weasel'
const SMALL_FRY =
  'mouse, rat, hen, chick, duck, duckling, goose, rabbit, hare, lamb, sheep, goat, pig, piglet, zebra, antelope, goldfish, fish, frog, squirrel, hamster, penguin, seal, deer, fawn, gingerbread-man, crab, starfish'
const PREY = 'mouse, rat, hamster, goldfish, fish, budgie, canary, bird, chick, robin'
const PRICKLY = 'hedgehog, hoglet, porcupine, sea-urchin, cactus, thistle, pufferfish'
const FIERY = 'dragon, rainbow-dragon, cloud-dragon, volcano'

const hunts = (a: string, b: string, yes: string, no: string) =>
  `[${a}-is| ${BIG_TEETH}: [${b}-is| ${SMALL_FRY}: ${yes} | ${no}] | cat, kitten: [${b}-is| ${PREY}: ${yes} | ${no}] | dog, puppy: [${b}-is| cat, kitten: ${yes} | ${no}] | spider: [${b}-is| fly, bee, butterfly, moth, ladybird, bluebottle: ${yes} | ${no}] | ${no}]`
const is = (a: string, what: string, yes: string, no: string) => `[${a}-is| ${what}: ${yes} | ${no}]`
const can = (a: string, what: string, b: string, less: string, yes: string, no: string) =>
  `[${a}-can| ${what}: [${b}-can| ${less}: ${yes} | ${no}] | ${no}]`
const both = (make: (a: string, b: string, yes: string, no: string) => string, apart: Apart, no: string) =>
  make('who', 'other', apart, make('other', 'who', `${apart}-o`, no))

const WATERY = 'sea-animal, mermaid, sea-monster, kraken'
const NOCTURNAL = 'owl, bat, moth, moon, star, firefly, badger, hedgehog, fox, ghost, vampire'
const DIURNAL = 'sun, butterfly, bee, squirrel, robin, cockerel, hen, swallow, ladybird, sunflower, lark, rainbow'
/** Asked one after the other, so the ladder is not told anew for every pair. */
const RUNGS: readonly (readonly [key: string, rule: string])[] = [
  ['p-hunt', both(hunts, 'hunt', 'none')],
  [
    'p-is',
    both(
      (a, _, yes, no) => is(a, PRICKLY, yes, no),
      'prickles',
      both((a, _, yes, no) => is(a, FIERY, yes, no), 'fire', 'none'),
    ),
  ],
  ['p-water', `[who-is| ${WATERY}: [other-is| ${WATERY}: none | water] | [other-is| ${WATERY}: water-o | none]]`],
  [
    'p-night',
    both(
      (a, b, yes, no) =>
        `[${a}-is| owl, bat, moth, moon, star, firefly: [${b}-is| ${DIURNAL}: ${yes} | ${no}] | ${no}]`,
      'night',
      'none',
    ),
  ],
  [
    'p-speed',
    both(
      (a, b, yes, no) =>
        `[${a}-is| vehicle, machine: [${b}-can| is-slow: ${yes} | ${no}] | [${a}-can| runs, flies, rolls: [${b}-can| is-slow: ${yes} | ${no}] | ${no}]]`,
      'speed',
      'none',
    ),
  ],
  [
    'p-size',
    both(
      (a, b, yes, no) =>
        `[${b}-is| insect, mouse, snail, hamster, chick: [${a}-can| is-heavy, is-tall: ${yes} | ${no}] | ${can(a, 'is-heavy, is-tall', b, 'is-small', yes, no)}]`,
      'size',
      'none',
    ),
  ],
  [
    'p-loud',
    both(
      (a, b, yes, no) => `[${a}-can| is-loud: [${b}-can| is-quiet, hides, hears: ${yes} | ${no}] | ${no}]`,
      'loud',
      'none',
    ),
  ],
  [
    'p-sky',
    '[who-can| flies: [other-can| flies: none | [other-is| sea-animal: none | sky]] | [other-can| flies: [who-is| sea-animal: none | sky-o] | none]]',
  ],
]
const PAIR = RUNGS.reduceRight(
  (rest, [key]) =>
    `[${key}| none: ${rest} | ${APART.flatMap((apart) => [apart, `${apart}-o`])
      .map((apart) => `${apart}: ${apart}`)
      .join(' | ')} |]`,
  'unlike',
)
const SHY = '[has| friends-second-shy: shy-o | shy]'
const LONELY = '[has| friends-second-lonely: lonely-o | lonely]'
const CASE = `[has| friends-scary, friends-brave: [who-can| is-small: [is:other| scary-o | scary] | scary] | friends-quarrel, friends-grumpy, friends-hissing, hiss, growl: quarrel | friends-day-night: [is:other| [other-is| ${NOCTURNAL}: night-o | night] | lonely] | friends-shy: ${SHY} | friends-lonely: ${LONELY} | [about| no-friends, left-out: ${LONELY} | [feels| shy: ${SHY} | lonely, sad: ${LONELY} | [is:other| ${PAIR} | lonely]]]]`

/** What the first of them can do about a ball in a deep hole, and what the second. */
const FIND: Readonly<Record<string, readonly [string, string]>> = {
  glows: ['light it up', '[Who] shone right down into the dark.'],
  smells: ['smell it', '[Who] sniffed, and sniffed again.'],
  hears: ['hear it', '[Who] listened very hard.'],
  flies: ['see it from above', '[Who] looked down from high up.'],
  'is-small': ['creep in and find it', '[Who] crept in, right round the bend.'],
  'is-tall': ['look in from up here', '[Who] leaned over, and looked right in.'],
  any: ['see it', '[Who] peered in, right round the bend.'],
}
const GET: Readonly<Record<string, readonly [string, string]>> = {
  stretches: ['reach in', '[O] reached in, and in, and in.'],
  digs: ['dig', '[O] dug, just there.'],
  flies: ['lift it', '[O] flew down and lifted it.'],
  splashes: [
    '[wet| both: push it | splash]',
    '[wet| both: [O] pushed from behind. | [O] splashed and splashed, and up it floated.]',
  ],
  'is-heavy': ['go BUMP', '[O] went BUMP, just there, and it hopped.'],
  'is-small': ['[who-can| is-small: push it | creep in]', '[O] crept in behind it, and pushed.'],
  climbs: ['climb in', '[O] climbed in, and pushed it up.'],
  jumps: ['jump in', '[O] jumped in, and tossed it up.'],
  sticks: ['make it stick', '[O] went in, and the [ball] stuck to [o].'],
  pulls: ['pull', '[O] pulled, and pulled again.'],
  carries: ['carry it', '[O] went in, and carried it up.'],
  'is-loud': ['make it jump', '[O] was so loud that it jumped.'],
  any: ['push it', '[O] pushed from behind.'],
}
const able = (of: 'who' | 'other', ways: Readonly<Record<string, readonly [string, string]>>, part: 0 | 1) =>
  `[${of}-can| ${Object.entries(ways)
    .filter(([id]) => id !== 'any')
    .map(([id, words]) => `${id}: ${words[part]}`)
    .join(' | ')} | ${ways.any?.[part]}]`

const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
const pet = (yes: string, no = '') => `[friend-is| pet: ${yes} | ${no}]`
const friend = (yes: string, no = '') => `[with| [friend-is| toy, pet: ${no} | ${yes}] | ${no}]`

const AT =
  '[has:friends-next-door| by the fence between two [has:friends-field| fields | gardens] [world| home: | [near]] | [has| farm: on a farm [world| home: | [near]] | zoo: at a zoo [world| home: | [near]] | park: in a park [world| home: | [near]] | school: in a school playground [world| home: | [near]] | street, road: in a little street [world| home: | [near]] | meadow: in a meadow [world| home: | [near]] | garden, wall: in a garden [world| home: | [near]] | [at]]]'
const HOME =
  '[has| friends-airing: [Who] lived in the airing cupboard. | friends-under-bed: [Who] lived under the bed. | friends-wardrobe: [Who] lived in the wardrobe. | friends-wall: [Who] lived next door, and sat on the wall. |]'
const RAIN = '[has:friends-umbrella| Then it rained, but they all fitted under one umbrella.]'

const ALONE = '[with| [friend-is| toy, pet: , with [friend] the [friend.kind] | , with [friend]] | ((, all alone))]'

export const becomeFriends: Telling = {
  id: 'become-friends',
  shape: 'swap',
  fits: { kind: 'event', events: ['become-friends', 'meets'], who: WHO },
  ages: [3, 9],
  titles: [
    '[is:other| The [Who.kind], the [Other.kind] and the Line | The [Who.kind] and the Line]',
    'Not Over the Line!',
  ],
  tile: { label: 'Unlikely friends', wish: 'A hedgehog and a digger become friends' },
  figures: {},
  keys: {
    ...Object.fromEntries(RUNGS),
    case: CASE,
    eat: '[is:other| [who-is| vehicle, machine: no | [other-is| vehicle, machine: no | [who-eats| [other-eats| yes | no] | no]]] | no]',
    yuck: '[is:food| food | [is:other| [who-can| digs: [other-can| digs: dig | [eat| yes: yes | no]] | [eat| yes: yes | no]] | no]]',
    wet: `[who-is| ${WATERY}: [is:other| [other-is| ${WATERY}: both | one] | one] | [other-is| ${WATERY}: one | no]]`,
  },
  words: {
    spot: `[wet| no: ${AT} | [shore]]`,
    pit: '[wet| both: a deep hole between two rocks | [hole]]',
    ball: '[wet| both: shell | ball]',
    o: '[is:other| [other] | [who-is| mouse: the other mouse | [other]]]',
    wone: '[who-is| named: [who] the [who.kind] | [who.one]]',
    oone: '[is:other| [other-is| named: [other] the [other.kind] | [other.one]] | [who-is| mouse: another mouse | [other.one]]]',
  },
  worlds: {
    ocean: {
      themes: ['ocean'],
      figures: { walker: { forms: { name: 'the ice-cream man', one: 'the ice-cream man' }, gender: 'he' } },
      words: {
        ...{
          at: 'on the beach',
          near: 'by the sea',
          shore: 'on the beach, where the sea begins',
          hole: 'a deep hole in the rocks',
        },
        ...{ round: 'The sea went hush, hush.', night: 'Outside, the sea went hush, hush, very softly.' },
      },
    },
    pirates: {
      themes: ['pirates', 'adventure'],
      figures: { walker: { forms: { name: 'the pirate captain', one: 'the pirate captain' }, gender: 'she' } },
      words: {
        ...{
          at: 'on a pirate island',
          near: 'on a pirate island',
          shore: 'on the beach of a pirate island',
          hole: 'the deep hole of an old treasure',
        },
        ...{ round: 'The pirate ship lay in the bay.', night: 'Outside, the pirate ship rocked softly in the bay.' },
      },
    },
    dinosaurs: {
      themes: ['dinosaurs'],
      figures: { walker: { forms: { name: 'the littlest dinosaur', one: 'the littlest dinosaur' }, gender: 'she' } },
      words: {
        ...{
          at: 'in the dinosaur valley',
          near: 'in the dinosaur valley',
          shore: 'by the lake in the dinosaur valley',
          hole: 'a dinosaur’s deep footprint',
        },
        ...{
          round: 'All round them, dinosaurs munched.',
          night: 'Outside, the dinosaurs lay close together, and breathed softly.',
        },
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: { walker: { forms: { name: 'the Martian', one: 'a Martian' }, gender: 'he' } },
      words: {
        ...{ at: 'on the moon', near: 'on the moon', shore: 'by a lake on the moon', hole: 'a deep crater' },
        ...{ round: 'The Earth hung overhead.', night: 'In the window hung the Earth, blue and quiet.' },
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { walker: { forms: { name: 'the castle cook', one: 'the castle cook' }, gender: 'he' } },
      words: {
        ...{
          at: 'in the castle garden',
          near: 'behind the castle',
          shore: 'by the castle moat',
          hole: 'an old twisty drain of the castle',
        },
        ...{
          round: 'Flags flew on all the towers.',
          night: 'Outside, the castle was quiet, and the moon shone softly.',
        },
      },
    },
    forest: {
      themes: ['forest', 'nature'],
      figures: { walker: { forms: { name: 'the ranger', one: 'the ranger' }, gender: 'he' } },
      words: {
        ...{
          at: 'in the forest',
          near: 'in the forest',
          shore: 'by the pond in the forest',
          hole: 'a deep hole under an oak',
        },
        ...{ round: 'The big trees stood round.', night: 'Outside, the forest was quiet, and the moon shone softly.' },
      },
    },
    city: {
      themes: ['superheroes'],
      figures: { walker: { forms: { name: 'Captain Whoosh', one: 'Captain Whoosh' }, gender: 'she' } },
      words: {
        ...{
          at: 'in Superhero Park',
          near: 'in Superhero City',
          shore: 'by the pond in Superhero Park',
          hole: 'a deep dark drain',
        },
        ...{ round: 'A cape or two flew over.', night: 'Outside, the last superhero flew home, very softly.' },
      },
    },
    home: {
      themes: [],
      figures: { walker: { forms: { name: 'the postman', one: 'the postman' }, gender: 'he' } },
      words: {
        ...{ at: 'in the garden', near: 'at home', shore: 'by the garden pond', hole: 'a deep hole under the hedge' },
        ...{ round: 'It smelled of grass.', night: 'Outside, the garden was quiet, and the moon shone softly.' },
      },
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: { name: 'the digger', one: 'a digger', kind: 'digger', many: 'diggers', needs: 'a building site' },
        gender: 'it',
      },
    },
    other: {
      kinds: WHO,
      or: { forms: { name: 'the mouse', one: 'a mouse', kind: 'mouse', many: 'mice' }, gender: 'it' },
    },
    food: {
      kinds: ['food'],
      or: { forms: { name: 'the jam', one: 'some jam', kind: 'jam', many: 'jam' }, gender: 'it' },
    },
  },
  fact: '[Hero] once drew a line between two friends of [his], and rubbed it out again.',
  next: 'Somebody had drawn a line right across the path, and nobody knew who.',
  young: `
== two
[Hero] had two friends [spot]: [wone] and [oone]. ${HOME} But those two weren’t friends.

${way({
  hunt: '[A.Many] chase [B.many]. So each time [A] came near, [B] ran and hid. // @A “I only want to play,” said [A].',
  prickles:
    '[A] was prickly. Each time [B] came near, [B.he] got a prickle. Ow! // @A “I can’t help it,” said [A] sadly.',
  fire: '[A] breathed fire. Each time [A.he] laughed, [B] ran away. // @A “I can’t help it,” said [A] sadly.',
  scary:
    '[has:friends-brave| Everybody ran away from [A], except [B]. But [A] didn’t know that, and kept away. | Everybody ran away from [A], and so did [B].] // [has:friends-brave| | @A “I’m quite nice,” said [A] sadly.]',
  shy: '[A] was so shy! Each time [B] came near, [A] hid. [has:friends-noisy| [B] made such a noise. | So [B] thought, [A] doesn’t like me.]',
  lonely:
    '[A] was so lonely! Each time [B] came near, [A] rushed up to [B.him]. // @A “BE MY FRIEND!” shouted [A]. // So [B] hid.',
  water: '[A] lived in the water, and [B] lived up above. So they never met.',
  speed: '[A] was fast, and [B] was slow. Before [B] could say hello, [A] was gone.',
  size: '[A] was big, and [B] was tiny. @A “What if I squash [B]?” said [A]. So [A.he] kept away.',
  sky: '[A] liked it high up. [B] liked it low down. // @A “Come up!” said [A]. // @B “Come down!” said [B]. // But nobody came.',
  loud: '[A] was loud. [B] liked it quiet. Each time [A] came near, [B] hid. So [A] was sad.',
  night:
    '[A] slept all day. [B] slept all night. // @A “Good morning,” said [A]. // @B “Goodnight,” said [B]. // And that was all.',
  quarrel:
    '[has| friends-hissing, hiss: @who “Hiss!” said [who], all afternoon. | friends-first-grumpy: @who “Hmph,” said [who], who was very grumpy. | @who “Go away!” said [who].] // [has| friends-hissing, hiss: @other “Go away!” said [o]. | friends-first-grumpy: @other “Go away!” said [o]. | friends-grumpy: @other “Hmph,” said [o], who was very grumpy. | @other “YOU go away!” said [o].] // ((They didn’t like each other at all.))',
  unlike:
    '@who “[yuck| food: This [food.kind] is MINE | dig: This hole is MINE | yes: You like [other.eats]? Yuck | You like it there? How odd],” said [who]. // @other “[yuck| food: And this [food.kind] is MINE | dig: And THIS hole is MINE | yes: You like [who.eats]? Yuck | You like it here? How odd],” said [o]. // So they kept apart.',
})} [case| unlike: | [is:food| But they both loved [food.kind].]]

[Hero] liked them both, and was sad. *line So [he] drew a line. One stayed on this side, and one on that.

&first @hero “Not over the line!” said [hero]. “Then no one will [case| quarrel: be cross | hunt, hunt-o, shy, shy-o, lonely, lonely-o, loud, loud-o: hide | prickles, prickles-o: get hurt | fire, fire-o, scary, scary-o: run away | size, size-o: be squashed | be sad].”

+2
[Hero] played in the middle. ${toy('[Friend] the [friend.kind] sat beside [him].')} ${pet('[Friend] the [friend.kind] lay beside [him].')} ${friend('[with2| [Friend] and [friend2] | [Friend]] played there, too.')} [He] rolled [his] best [ball] to this side, and it came back. [He] rolled it to that side, and it came back. But it never went right across.
/+2

+4
[round] At snack time, they had one bun. [Hero] cut it on the line. But the only raisin was just in the middle.

@who “It’s mine,” said [who].

@other “It’s mine,” said [o].

So nobody had it. It lay there all by itself, and nobody looked at it, and everybody thought about it.

@who “And whose is the sky?” asked [who].

@hero “That half’s yours,” said [hero], and pointed up. Then the sun went from one half to the other, and didn’t ask.

[more| [Others] came by, and had to stop, and think which side to go to.] [with2| @friend2 “I’d like to be on both,” said [friend2]. | @hero “I’d like to be on both,” said [hero].]
/+4

+3
@who “Which half of [hero] is mine?” asked [who].

[Hero] sat right on the line. So [who] got the left ear, and [o] got the right ear. The nose was just in the middle, and it began to itch.

@hero “Who’ll scratch it?” asked [hero].

&again @other “Not over the line,” said [o].

Nobody scratched it. It itched and itched. That was no fun.
/+3

== hole
-2
[Hero] sat in the middle${ALONE}. [His] best [ball] rolled along the line. Plop! It fell down [pit]. ((But [hero’s] arm was too short.))
/-2

+2
Then the [ball] rolled along the line. Plop! It fell down [pit]. [Hero’s] arm was much too short.
/+2

@who “I can ${able('who', FIND, 0)},” said [who]. “But I can’t get it out.”

@other “I can ${able('other', GET, 0)},” said [o]. “But where is it?”

+2
@hero “Then do it side by side!” said [hero].
/+2

((They looked at each other.)) &again @who “Not over the line,” they said((, and looked sad)).

+3
Just then [walker.one] came. [Walker.he] went over the line, and then back again.

@hero “Not over the line!” said [hero].

@walker “What line?” asked [walker], and went on.

@other “Nothing happened,” said [o]. “Nothing at all.”
/+3

+4
@hero “I’ll get it with a stick,” said [hero]. But the stick was too short.

[with| [friend-is| toy: [Hero] held [friend] by one leg, and let [friend.him] down into the dark. But [friend] was too short, too. | pet: [Friend] put in one paw, and a nose. But that was too short, too. | @friend “I’ll hold on to your legs,” said [friend]. But even so, it was too short.] | [Hero] lay down flat, and tried it with one leg. But the leg was too short, too.]

@hero “Ball?” called [hero]. It was very dark, and nobody answered.

[Hero] sat down. It was [his] best [ball], and it was a long way down. [Who] looked at [hero]. [O] looked at [hero]. They both came as near as they could, one on this side, and one on that.
/+4

== rub
@hero “I drew it,” said [hero]. ^line And [he] rubbed out the line${friend(', and [friend] helped', '((, all of it))')}.

${way({
  hunt: '[A] shut [A.his] [A-is| owl, eagle, hawk: beak | mouth] tight((, and kept quite still)). [B] came a bit nearer((, and a bit more)). // @B “You don’t bite!” said [B]. // @A “I never bite friends,” said [A].',
  prickles:
    '[A] laid every prickle flat, one by one. [B] came a bit nearer((, and a bit more)). // @B “It doesn’t hurt!” said [B]. // @A “Not if you’re a friend,” said [A].',
  fire: '[A] blew all [A.his] fire up at the sky. [B] came a bit nearer((, and a bit more)). // @B “You’re lovely and warm,” said [B]. // @A “That’s for friends,” said [A].',
  scary:
    '[has:friends-brave| [B] went straight up to [A]. | [A] lay down, as small as [A.he] could. [B] came a bit nearer((, and a bit more)).] // [has:friends-brave| @B “I’m not scared of you,” said [B]. | @B “You’re not scary,” said [B].] // [has:friends-brave| @A “Not even a bit?” said [A]. | @A “I know,” said [A].] // [has:friends-brave| @B “You look kind,” said [B].]',
  shy: '@B “Hello,” said [B], as softly as [B.he] could. [A] peeped out. // @A “Hello,” whispered [A]. // ((It was the bravest word of the day.))',
  lonely:
    '@A “You come to me,” said [A]((, quite quietly)). “If you like.” // [B] came a bit nearer((, and a bit more)). // @B “I do like,” said [B].',
  water:
    '[A] came in as far as the water went. [B] came in until [B.he] was wet. // @A “You came!” said [A]. // @B “So did you!” said [B].',
  speed:
    '[A] came slowly, as slowly as [B]. // @B “Hello,” said [B], at last. // @A “So THAT’S what you wanted to say,” said [A]. “Hello!”',
  size: '[A] lay down very, very carefully. [B] came right up close. // @B “I’ve said hello every day,” said [B]. // @A “Now I can hear it,” said [A].',
  sky: '[A] came down a bit. [B] came up a bit, on a stone. ((Now they were just the same.)) // @A “Hello,” said [A]. // @B “Hello,” said [B].',
  loud: '@A “Hello,” whispered [A]. ((It was hard, but [A.he] did it.)) // @B “That’s a lovely hello,” said [B], and came out((, and came close)).',
  night:
    'It was getting dark. [A] was just up. [B] wasn’t in bed yet. // @A “Good evening,” said [A]. // @B “Good evening!” said [B]. // ((It was right for both of them.))',
  quarrel:
    '@who “I thought you’d take [hero] away,” said [who]. // @other “I thought YOU would,” said [o]. “I’m sorry.” // @who “So am I,” said [who].',
  unlike:
    '@who “[yuck| food: Do you like [food.kind], too | dig: Do you like digging, too | yes: Can I try [other.eats] | Can I try your side]?” asked [who]. // @other “[yuck| food: I LOVE [food.kind] | dig: I LOVE digging | yes: If I may try [who.eats] | If I may try yours],” said [o]. // [yuck| food, dig: @who “So do I!” said [who]. | So they both tried. It was very odd((, and not at all bad)).]',
})}

== together
${able('who', FIND, 1)} @who “There!” ${able('other', GET, 1)} Out came the [ball]!

+2
@who “I can’t do that alone,” said one.

@other “Nor can I,” said the other.
/+2

Then [who] rolled it to [o], and it came back! [is:food| And then they shared the [food.kind].]

+2
Then the [ball] fell in again, by accident. And then it fell in on purpose. It was such fun to get it out!
/+2

+3
@hero “And my nose?” asked [hero].

They scratched it, one from the left, and one from the right. It was lovely.
/+3

+4
After that, [who] showed [o] the best place on [who.his] side. And [o] showed [who] the best place on [other.his]. There was twice as much of everything now.

@other “And the raisin?” asked [o].

It was still there. They gave it to [hero], and [hero] cut it in three. That’s quite hard, with a raisin.
/+4

${RAIN}

== bed
-2
At night [hero] lay in bed, warm and soft. (([night]))
/-2

+2
Then it was night, and [hero] lay in bed, soft and warm. [night]
/+2

+3
[with| [friend-is| toy: [Friend] had half of the pillow. | pet: [Friend] was warm and heavy on the blanket. | [Friend] breathed slowly in the next bed.] | The [ball] lay on the chair.] The moon looked in.
/+3

${way({
  hunt: 'Far away, one friend slept right under the chin of the other.',
  prickles: 'Far away, the two friends slept side by side. Every prickle pointed the other way.',
  fire: 'Far away, the two friends slept side by side, and [B] was never cold again.',
  scary: 'Far away, the two friends slept side by side, and nobody ran away.',
  shy: 'Far away, a shy friend said goodnight, and a friend said it back.',
  lonely: 'Far away, [A] slept with a friend beside [A.him].',
  water: 'Far away, the two friends slept, one just in the water and one just out.',
  speed: 'Far away, the two friends slept side by side, and both of them were slow.',
  size: 'Far away, one friend slept by the other, like a button by a coat.',
  sky: 'Far away, the two friends slept, not very high, and not very low.',
  loud: 'Far away, the two friends slept side by side, and even [A] was quiet.',
  night: 'Far away, the two friends slept side by side, for once.',
  quarrel: 'Far away, the two friends slept side by side. Nobody said anything cross.',
  unlike:
    'Far away, the two friends slept side by side, [yuck| food: and dreamed of [food.kind] | dig: and dreamed of a big hole | in the quiet].',
})}

+4
One of them breathed in, and the other breathed out. It was warm there, and very quiet. If you’d looked for the line, with a light, slowly, all along the ground, you wouldn’t have found it. There was only a smooth place, where somebody had rubbed. [more| [Others] were asleep already.]
/+4

[Adult] sat down softly on the bed. @adult “Is this your half?” asked [adult].

+2
@hero “There aren’t any halves,” said [hero].

@adult “Not even a line?” asked [adult].
/+2

&last @hero “There’s no line here,” whispered [hero], and moved up. !asleep And soon [hero] was asleep.
`,
  older: `
== two
[Hero] had two friends [spot]: [wone] and [oone]. ${HOME} ((Both of them liked [hero] very much.)) But they weren’t friends with each other.

${way({
  hunt: '[A] had rather a lot of mouth, and [B] knew what mouths like that are for. Whenever [A] came near, [B] was gone. // @A “I only wanted to say good morning,” said [A], and looked at the place where [B] had been.',
  prickles:
    '[A] was prickly all over. The first time that they’d met, [B] had said “Pleased to meet you,” and then “Ow!” After that [B] kept away. // @A “I can’t take them off,” said [A]. [A.He] had tried.',
  fire: 'Whenever [A] laughed, a bit of fire came out. The first time that they’d met, [B] had told [A] a joke, and it was a good one. After that [B] kept away, and [A] tried never to find anything funny.',
  scary:
    '[has:friends-brave| Everybody ran away from [A], as soon as [A.he] opened [A.his] mouth. Only [B] wasn’t scared at all. But [A] didn’t know that. [A.He] always left before anybody could run. | Everybody ran away from [A], as soon as [A.he] opened [A.his] mouth, and [B] ran with the rest. @A “I was going to say good morning,” said [A], to nobody.]',
  shy: '[A] was so shy that [A.he] hid whenever [B] came by. [has:friends-noisy| [B] couldn’t come by quietly, with all that noise, and never knew that anybody was there. | So [B] thought that [A] couldn’t bear [B.him], and came by a bit less each day.] It was sad, because [A] was only practising what to say.',
  lonely:
    '[A] had been lonely for so long that [A.he] did it all wrong. // @A “BE MY FRIEND!” [A.he] had shouted, the first time that [B] came by, and came on at full speed. [B] thought that it was an attack, and hid.',
  water:
    '[A] lived in the water, and [B] lived up above. All day [A] looked out, and thought how proud they were up there. All day [B] looked in, and thought just the same. Neither had ever come to visit.',
  speed:
    '[A] was so fast, and [B] so slow, that they’d never properly met. When [B] got to the end of a good morning, [B.he] was saying it to a bit of dust. [B] was rather hurt.',
  size: '[A] was so big, and [B] so small, that [A] didn’t dare to move when [B] was about. [A.He] was afraid of what might be underneath. And [B] said good morning every day, and never got an answer.',
  sky: '[A] liked it high up, and [B] liked it down below. // @A “You could come up,” said [A]. // @B “You could come down,” said [B]. Each of them thought that the other was being proud, and nobody had moved for a year.',
  loud: '[A] was loud. [A] couldn’t even whisper without something falling over. [B] liked to hear the grass grow. Whenever [A] came near, [B] hid, and [A] wondered what it was that [A.he] had said.',
  night:
    '[A] slept all day, and [B] slept all night. They met twice a day, for a minute, and one of them was always yawning. // @A “Good morning,” said [A]. // @B “Goodnight,” said [B]. // It isn’t easy to get any further from there.',
  quarrel:
    '[has| friends-hissing, hiss: @who “Hiss!” said [who], whenever [o] so much as looked up. | friends-first-grumpy: @who “You’re standing in my sun,” said [who], who was grumpy before breakfast and after it. | @who “You’re standing in my sun,” said [who].] // [has| friends-hissing, hiss: @other “Get lost!” said [o]. | friends-first-grumpy: @other “You’re breathing my air,” said [o]. | friends-grumpy: @other “You’re breathing my air,” said [o], who was grumpy before breakfast and after it. | @other “You’re breathing my air,” said [o].] // They couldn’t stand each other, and [has| friends-hissing, hiss: they’d kept it up for a whole afternoon | they’d kept it up for weeks].',
  unlike:
    '@who “[yuck| food: That’s MY [food.kind] | dig: That’s MY hole | yes: You like [other.eats]? How peculiar | You like it over there? How peculiar],” [who] had said, the first time that they met. // @other “[yuck| food, dig: It’s MINE | yes: You like [who.eats]? How disgusting | You like it over here? How disgusting],” [o] had said. // They were no more alike than soup and Saturday, and they’d kept apart ever since.',
})} [case| unlike: | [is:food| They both loved [food.kind]((, but neither of them knew that)).]]

*line It made [hero] sad((, and it made playing rather difficult)). So one day [he] drew a line with a stick((, from one end to the other)), with [who] on this side and [o] on that.

&first @hero “Not over the line!” said [hero]. “Then nobody will [case| quarrel: be cross | hunt, hunt-o, shy, shy-o, lonely, lonely-o, loud, loud-o: hide | prickles, prickles-o: get hurt | fire, fire-o, scary, scary-o: run away | size, size-o: be squashed | be sad].”

+2
It worked, in a way. [round] ${toy('[Friend] the [friend.kind] sat exactly in the middle.')} ${pet('[Friend] the [friend.kind] lay down right across it, and took no notice.')} ${friend('[with2| [Friend] and [friend2] | [Friend]] sat in the middle, too.')} [Hero] sat on the line and rolled [his] [ball] to [who], and [who] rolled it back. Then [he] rolled it to [o], and [o] rolled it back. But [who] never once rolled it to [o], and [o] never once rolled it to [who]. It always had to go by way of [hero].
/+2

+4
By and by, the line got longer. Everything that lay across it had to be shared out. The puddle was cut in two, and so was the shade of the rock, which moved in the afternoon, so that [hero] had to run after it with the stick.

@who “Whose is that cloud?” asked [who].

@hero “It’s yours,” said [hero]. “No, wait. Now it’s [o]’s.”

@who “I hadn’t finished with it,” said [who].

There was a bun with one raisin in it, and of course the raisin was in the middle. Nobody would say that it was the other’s. So it was left where it was, in the sun, and the three of them sat round it and looked at it out of the corners of their eyes. [more| [Others] came by, and asked if anybody was going to eat that.] By evening it was as hard as a button.
/+4

+3
@who “Which half of you is mine?” asked [who] once.

[Hero] looked down. The line ran straight through [him]. So [who] got the left ear, and [o] got the right one, and they told them things. The nose lay on the border. When it itched, nobody was allowed to scratch it, and [hero] needed both hands for the [ball]. [with2| @friend2 “You could sneeze,” said [friend2]. | It itched from two o’clock until teatime.]
/+3

== fib
-2
@who “Does [o] ever say anything about me?” [who] asked one evening.
/-2

+2
@who “Does [o] ever say anything about me?” [who] asked one evening, quietly, into [hero’s] ear. “I only wondered.”
/+2

[O] did. Only that morning [o] had said that [who] looked nice, and might be fun to play with. *fib [Hero] opened [his] mouth to say so. But then they’d have each other, and who would need somebody in the middle?

@hero “Not much,” said [hero].

+2
@who “No,” said [who]. “I didn’t think so.” [Who] looked very hard at the ground.

It wasn’t even a proper lie. It weighed about as much as a pea. But it got in under everything, like the pea in the story, and [hero] couldn’t get comfortable all night.
/+2

+3
In the morning [o] asked the same thing, on the other side, into the other ear. And [hero] had the same answer ready, because one always does, the second time. It was no lighter for being cut in two.
/+3

== hole
-2
The next day [hero] played in the middle${ALONE}. [His] best [ball] rolled along the line, and plop, it fell down [pit]. ((It was deep and dark in there.)) [Hero’s] arm was much too short.
/-2

+2
The next day [hero] was thinking about this, and didn’t look where [he] rolled. The [ball] went along the line, straight as a train, and plop, it was down [pit]. [Hero] lay flat and reached in up to the shoulder. But it was deep and dark in there, and it went round a bend, and [his] arm was much too short.
/+2

@who “I can ${able('who', FIND, 0)},” said [who]. “But I can’t get it out.”

@other “I can ${able('other', GET, 0)},” said [o]. “But I don’t know where it is.”

+2
((It would have been quite easy, if only they had been side by side.)) They both looked at the line, and then they both looked at [hero].
/+2

&again @who “Not over the line,” said [who] sadly. “You said so.”

+3
Just then [walker.one] came by. [Walker.he] went over the line, and remembered something, and went back over it, and then over it again.

@hero “You can’t do that!” said [hero]. “There’s a line!”

@walker “Is there?” said [walker], and looked about politely. “What’s it for?”

It was an easy question. [Hero] began on the answer three times, and each time the end of it didn’t sound so good out loud. When [he] looked up, [walker] had gone.
/+3

+4
[Hero] tried it without them first. [He] tried a stick, and then two sticks tied together with a sock. [with| [friend-is| toy: [He] let [friend] down by one leg, and [friend] came up again with nothing but sand in one ear. | pet: [Friend] put in one paw, and then the nose, and came out again and sneezed. | @friend “I’ll hold your feet,” said [friend]. So [hero] hung in the hole head first, and all the blood ran into [his] ears, and it still wasn’t enough.] | [He] hung in the hole head first, until all the blood ran into [his] ears, and it still wasn’t enough.]

And all that time, there was somebody on this side who could do one half of it, and somebody on that side who could do the other half. They’d come as near as they could, with their faces right up to the line. They were trying to help by wanting it very much.

@other “A bit further left, I think,” said [o]. “But I’m only guessing.”

@who “I could tell you,” said [who], and then stopped, because it had been [o] that [who.he] was talking to.
/+4

== choice
-2
[Hero] knew what would help. But if the line went, so did the place in the middle. ^fib And there was that other thing, too.
/-2

+2
[Hero] knew quite well what would help. But if the line went, there’d be no middle, and if there was no middle, what was [hero] going to be? Then [he] looked at the two of them, each at one edge, like two people waiting for two different buses. ^fib And there was still the pea.
/+2

@hero “I told you something wrong,” said [hero]. “[O] does talk about you. [O] said that you look nice, and might be fun to play with. I kept it, because I wanted you both for myself.”

((Nobody said anything for a moment.))

@who “I could have been happy since yesterday,” said [who]. “I’m cross with you. Did [o] really say nice?”

+2
@other “I said very nice,” said [o], and looked at the ground. “I’m cross, too. But go on.”

@hero “I’m sorry,” said [hero]. “I’ll never keep anything again.”

@who “You can make a start with that line,” said [who].
/+2

^line So [hero] rubbed it out with [his] own foot, ${friend('and [friend] came behind and did the corners', 'all the way along')}.

${way({
  hunt: '[A] shut [A.his] [A-is| owl, eagle, hawk: beak | mouth] tight, and kept so still that a fly sat down on [A.him]. [B] came a little nearer((, and then a little more)), trembling all over. // @B “You could bite me now,” said [B]. // @A “I could,” said [A], hardly moving [A.his] lips. “But then who would I play with?”',
  prickles:
    '[A] laid down [A.his] prickles, one row after another, as one smooths a bed. [B] came a little nearer((, and then a little more)), with [B.his] eyes shut. // @B “Tell me when it’s going to hurt,” said [B]. // @A “You’ve been here for a minute,” said [A]. “That was it.”',
  fire: '[A] turned [A.his] head, and blew out all the fire that there was, straight up at the sky. [B] came a little nearer((, and then a little more)). // @B “You’re lovely and warm,” said [B]. “Shall I tell you the end of that joke?” // @A “Stand on this side,” said [A].',
  scary:
    '[has:friends-brave| [B] walked straight up to [A], and stayed there. | [A] lay down and made [A.himself] as small as possible, which wasn’t very. [B] came a little nearer((, and then a little more)).] // [has:friends-brave| @B “I was never scared of you,” said [B]. “You always left before I could say so.” | @B “From close up, you’re not scary at all,” said [B].] // [has:friends-brave| @A “Not even of the mouth?” asked [A]. | @A “Nobody’s ever looked from there,” said [A].] // [has:friends-brave| @B “I thought that you were smiling,” said [B].]',
  shy: '[B] stopped a little way off, and kept quite quiet. // @B “You needn’t say anything,” whispered [B]. “I’ll just be here.” [B] waited. // @A “Good morning,” said [A], though it was nearly evening. [A.He] had been practising that one for weeks.',
  lonely:
    '[A] took a great run, and then thought about it, and stood still instead. // @A “I’ll wait here,” said [A], in quite an ordinary voice. “You come, if you like.” [B] came a little nearer((, and then a little more)). // @B “That’s all you had to say,” said [B].',
  water:
    '[A] came in as far as there was water, and then a bit further. [B] came in until [B.he] was wet to the middle. // @A “I thought that you were all too proud,” said [A]. // @B “We thought that you were,” said [B]. “It’s nice in here. Rather wet.”',
  speed:
    '[A] set off to the hole at the pace of [B], which took all the strength that [A.he] had. // @B “Good morning,” said [B] on the way, and got right to the end of it. // @A “Was that it?” asked [A]. “Every day? I’d have stopped for that!”',
  size: '[A] lay down very carefully, looking underneath first. [B] came right up close. // @B “Good morning,” said [B]. “I’ve said it every day since May.” // @A “So that’s what it was,” said [A]. “I thought it was the wind, being friendly. Good morning!”',
  sky: '[A] came a little way down, and grumbled. [B] came a little way up, on a stone, and wobbled. Then they were exactly as high as each other. // @A “I thought you were proud,” said [A]. // @B “I only get giddy,” said [B]. “I thought that you were.”',
  loud: '[A] breathed in as far as it would go, and held most of it back. // @A “Hello,” whispered [A]. Nothing fell over. It was the quietest thing that [A.he] had ever done. [B] came out, and came one step nearer. // @B “Nobody’s ever been so quiet for me before,” said [B].',
  night:
    'It was just getting dark. [A] had got up early, and [B] was still up, and for once nobody yawned. // @A “It isn’t morning and it isn’t night,” said [A]. “What do we say?” // @B “Good evening,” said [B]. They said it several times, because they’d never had one together.',
  quarrel:
    '@who “I thought that you’d take [hero] away from me,” said [who]. // @other “I thought that YOU would,” said [o]. “That’s why I was so horrid.” They looked at each other. // @who “I’ve been much more horrid than you,” said [who]. // @other “You haven’t,” said [o]. And they’d nearly started again.',
  unlike:
    '@who “[yuck| food: Do you really like [food.kind] | dig: Do you really like digging | yes: What’s it like, [other.eats] | What’s it like, being you]?” asked [who]. // @other “[yuck| food: I LOVE [food.kind] | dig: I LOVE digging | yes: Try some | Try it],” said [o]. “[yuck| food: Don’t you think that it goes best with nothing else | dig: Don’t you think that the corners are the best part | yes: And may I try [who.eats] | And may I try being you]?” // [yuck| food, dig: They’d each been alone with it for a year. It’s hard to stay strange to somebody who likes just the same thing. | They both tried it for a minute, with great care. It was very odd, they agreed, and it wasn’t nearly as disgusting as they’d hoped.]',
})}

== together
${able('who', FIND, 1)} @who “There!” ${able('other', GET, 1)} And out came the [ball]((, dusty but whole)).

+2
@who “I couldn’t have done that in a hundred years,” said [who].

@other “I wouldn’t have known where to begin,” said [o].
/+2

[Who] rolled the [ball] to [o]. [O] rolled it back to [who]. [Hero] stood there, and felt for the line with one foot. ((It had turned out just as [he] had feared.)) Nobody needed anybody in the middle.

+2
It hurt a little, somewhere behind the top button. [He] was glad for them, too. ((It’s quite possible to be both, though it takes up a lot of room.))
/+2

@other “What are you doing over there?” called [o]. “Come on! With two, it only goes to and fro.”

@who “It needs a third corner,” said [who]. And they moved up.

+2
So it went from [who] to [o], and from [o] to [hero], and round again, and it was a much better game than before. Once it fell down the hole by accident. Nine times it fell in on purpose, because they were so proud of getting it out. [is:food| And then they shared the [food.kind], which neither of them had ever done.]
/+2

+3
@hero “There’s still my nose,” said [hero].

They scratched it, from both sides at once. After a whole day it was almost worth it.
/+3

+4
Later, [who] showed [o] the best place on what had been [who.his] side, and [o] showed [who] a better one on what had been [other.his]. They’d both been saving them up. It turned out that everybody now had twice as much as before, and nobody had less, though [hero] did the sum three times.

@other “And what about the raisin?” asked [o].

It was still there. It took a stone, and a good deal of patience, to cut it into three. They ate it together, very slowly, so as to have something from it. It tasted mostly of dust.

@who “It was better when it was only in the middle,” said [who].

@hero “I was just thinking that about me,” said [hero]. “But it isn’t true of me.”
/+4

${RAIN}

== bed
-2
At night [hero] lay in bed, warm and tired. It was quiet and dark outside.
/-2

+2
That night [hero] lay in bed, warm and tired, and there was no pea in it anywhere. [night]
/+2

+3
[with| [friend-is| toy: [Friend] had half of the pillow, which was soft. | pet: [Friend] kept [his] feet warm. | From the other bed came [friend’s] breath, slow and even.] | The [ball] lay on the chair, wiped clean.] The moon had come up over everything, and shone on both sides alike, slowly, softly, as though nobody had ever told it that there were two.
/+3

${way({
  hunt: 'Far away, one friend slept under the chin of the other, quite close to the teeth, and had never felt so safe.',
  prickles: 'Far away, the two friends slept side by side, and every single prickle pointed the other way.',
  fire: 'Far away, the two friends slept side by side, and it was warmer there than anywhere else.',
  scary: 'Far away, the two friends slept side by side, and nobody had run away from anybody.',
  shy: 'Far away, one friend had said goodnight first, and it was [A], and [A.he] had hardly practised.',
  lonely: 'Far away, [A] lay awake a little longer, only to hear a friend breathe.',
  water: 'Far away, the two friends slept just where the water stops, one in it and one out of it.',
  speed: 'Far away, the two friends slept side by side. Asleep, they were exactly as fast as each other.',
  size: 'Far away, one friend slept beside the other like a button beside a coat, and [A] lay very still.',
  sky: 'Far away, the two friends slept side by side, not very high up and not very low down.',
  loud: 'Far away, the two friends slept side by side, and you could have heard the grass grow.',
  night: 'Far away, the two friends slept side by side, both at the same time, for once.',
  quarrel: 'Far away, the two friends slept side by side. They’d only quarrelled about who might say goodnight last.',
  unlike:
    'Far away, the two friends slept side by side, [yuck| food: and dreamed of [food.kind], and of nothing else | dig: and dreamed of one enormous hole | and neither of them was alone with being odd].',
})}

+4
[more| [Others] were asleep already.] If somebody had gone along there now with a light, slowly, from one end to the other, they’d have found no line. There was only a smooth place in the ground, where somebody had rubbed and rubbed. In the morning, there would be a great many footprints on it, going all ways at once.
/+4

[Adult] came in on soft feet, and looked at [hero], who lay right in the middle.

@adult “Which half is mine?” whispered [adult].

+2
[Hero] thought about it, with both eyes shut, and moved over, so that there was room.
/+2

&last @hero “There’s no line here,” murmured [hero]. And [adult] sat down, just where it was warm. !asleep Soon [hero] was asleep.
`,
}
