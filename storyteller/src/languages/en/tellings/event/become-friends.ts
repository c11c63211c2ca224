import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

/**
 * Two who are both too shy to say hello, and a child who carries the questions. Whoever asked comes nearer, to hear the answer sooner, until there is no
 * way left. To older ones the child makes an answer up, because the way is long, and somebody waits for a guest who was never asked.
 */
const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['royal', 'fairy-being', 'monster', 'weather', 'job', 'plant', 'sky'] as const),
]

/** Where one is at home, what one hides behind on the way (smaller each time), and how the way is counted. */
const PLACES = {
  meadow: ['in a meadow', 'a tree', 'a bush', 'one daisy'],
  forest: ['in a forest', 'a big tree', 'a bush', 'one toadstool'],
  garden: ['in a garden', 'the apple tree', 'a flowerpot', 'one daisy'],
  hill: ['on a hill', 'a tree', 'a bush', 'one daisy'],
  sea: ['at the bottom of the sea', 'a rock', 'a big shell', 'one leaf of seaweed'],
  shore: ['by the sea', 'a rock', 'a bucket', 'one shell'],
  pond: ['by a pond', 'a tree', 'a stone', 'one bulrush'],
  river: ['by a river', 'a tree', 'a stone', 'one bulrush'],
  jungle: ['in the jungle', 'a palm tree', 'a fern', 'one big flower'],
  savanna: ['far away in Africa', 'a tree', 'a bush', 'one blade of grass'],
  ice: ['on the ice', 'a big white hump', 'a sledge', 'one snowball'],
  island: ['on an island', 'a palm tree', 'a barrel', 'one coconut'],
  moon: ['on a small moon', 'a big rock', 'a space boot', 'one pebble'],
  sky: ['up in the sky', 'a chimney', 'a weathercock', 'one feather'],
  valley: ['in a green valley', 'a tall fern', 'a stone', 'one leaf'],
  cave: ['on a hill', 'a rock', 'a bush', 'one thistle'],
  castle: ['in an old castle', 'a pillar', 'a suit of armour', 'one teapot'],
  farm: ['on a farm', 'the barn', 'a wheelbarrow', 'one cabbage'],
  yard: ['in a big yard', 'a heap of bricks', 'a barrel', 'one bucket'],
  street: ['in a little street', 'a tree', 'a dustbin', 'one flowerpot'],
  park: ['in a park', 'a tree', 'a bench', 'one daisy'],
  zoo: ['at the zoo', 'a tree', 'a bench', 'one ice-cream cone'],
  school: ['at school', 'a door', 'a chair', 'one rubber boot'],
  room: ['in [hero’s] room', 'the wardrobe', 'a chair', 'one slipper'],
  house: ['in [hero’s] house', 'a door', 'a chair', 'one slipper'],
  kitchen: ['in [hero’s] kitchen', 'a saucepan', 'a mug', 'one spoon'],
} as const

const inPlace = (part: 0 | 1 | 2 | 3) =>
  `[place| ${Object.entries(PLACES)
    .map(([id, words]) => `${id}: ${words[part]}`)
    .join(' | ')} |]`

const HOUSE_PETS = 'dog, puppy, cat, kitten, hamster, guinea-pig, goldfish, gerbil, canary, budgie'
const FARM =
  'horse, pony, donkey, cow, pig, piglet, sheep, lamb, goat, kid-goat, calf, foal, bull, duck, duckling, goose, hen, chick, cockerel, turkey, sheepdog'
const AFRICA =
  'hippo, elephant, giraffe, lion, lioness, leopard, cheetah, zebra, rhino, gorilla, meerkat, hyena, antelope, ostrich, lion-cub'
const JUNGLE = 'tiger, panther, monkey, orangutan, parrot, toucan, sloth, jaguar, chameleon, snake, tiger-cub'
const NAMED =
  'farm: farm | zoo: zoo | park: park | school: school | garden: garden | forest: forest | pond, lake: pond | river, stream: river | jungle: jungle | beach: shore | island: island | castle: castle | hill, mountain: hill | street, road: street | bedroom: room | kitchen: kitchen'
const PLACE =
  `[who-in| ocean: [is:other| [other-in| ocean: sea | shore] | sea] | [other-in| ocean: [who-is| penguin, polar-bear: ice | shore] | [has| ${NAMED} | [who-in|
forest: forest | space: [who-is| sky: [other-is| weather, sky: sky | hill] | moon] | dinosaurs: valley | dragons: cave | castle, princesses: castle | pirates: [who-is| parrot: jungle | budgie: house | island]
| magic, fairy-tale: [who-is| monster: house | forest]
| [who-is| toy: room | monster: house | royal: castle | job: street | weather, sky: [is:other| [other-is| weather, sky: sky | hill] | [who-is| cloud, wind, rain, rainbow, sun, star, moon: sky | hill]] | clothes: room | food, household: kitchen
| vehicle, machine: yard | bird: [who-is| ${FARM}: farm | penguin: ice | ostrich: savanna | toucan: jungle | canary: house | garden] | insect, plant: garden
| ${HOUSE_PETS}: street | ${FARM}: farm | ${AFRICA}: savanna | ${JUNGLE}: jungle | polar-bear, arctic-fox, snow-leopard: ice | frog, toad, newt: pond | meadow]]]]]`.replaceAll(
    '\n',
    ' ',
  )

/** What somebody fears may be minded, said by themselves and of them, and why it is just right. `X` is a thing of the wish. */
interface Worry {
  me: string
  they: string
  good: string
  is?: string
  can?: string
}
const worry = (me: string, they: string, good: string, when: Pick<Worry, 'is' | 'can'>): Worry => ({
  ...{ me, they, good },
  ...when,
})

const WORRIES: Readonly<Record<string, Worry>> = {
  legs: worry('I’ve got so many legs', ' has got so many legs', 'Then there’ll always be one to hold', {
    is: 'spider, centipede, millipede, woodlouse, creepy-crawly, minibeast',
  }),
  arms: worry('I’ve got eight arms', ' has got eight arms', 'Then [X.he] can hug me eight times', {
    is: 'octopus, squid, cuttlefish',
  }),
  prickles: worry('I’m prickly', ' is prickly', 'Then nobody will push in between us', {
    is: 'hedgehog, hoglet, porcupine, sea-urchin, cactus, thistle, rose, starfish, pufferfish',
  }),
  fire: worry('I breathe fire', ' breathes fire', 'Then my feet will always be warm', {
    is: 'dragon, water-dragon, rainbow-dragon, cloud-dragon, sea-dragon',
  }),
  smell: worry('I smell a bit', ' smells a bit', 'Then I’ll find [X.him] in the dark', {
    is: 'skunk, polecat, ferret, cheese, sock, bin-lorry, muck-spreader, pig, goat, swamp-monster, sock-monster',
  }),
  teeth: worry('I’ve got such big teeth', ' has got such big teeth', 'Then nobody will dare to tease me', {
    is: 'fox, wolf, lion, tiger, leopard, panther, crocodile, alligator, shark, orca, piranha, tyrannosaurus, velociraptor, spinosaurus, allosaurus, vampire, werewolf, hyena, jaguar, puma, lynx, badger',
  }),
  claws: worry('I’ve got claws', ' has got claws', 'Then nobody will dare to tease me', {
    is: 'cat, owl, eagle, hawk, falcon, crab, lobster, polar-bear, panda, raccoon',
  }),
  lick: worry('I lick people', ' licks people', 'Then I needn’t wash', {
    is: 'dog, puppy, labrador, spaniel, terrier, collie, poodle, husky, pug, bulldog, cow, calf',
  }),
  winter: worry('I sleep all winter', ' sleeps all winter', 'Then I’ll tell [X.him] in spring what [X.he] missed', {
    is: 'bear, brown-bear, dormouse, bat, tortoise',
  }),
  sight: worry('I can’t see very well', ' can’t see very well', 'Then [X.he] won’t mind how I look', {
    is: 'mole, rhino, salamander, worm',
  }),
  trunk: worry('I’ve got such a long nose', ' has got such a long nose', 'Then [X.he] can smell when supper’s ready', {
    is: 'elephant, anteater, aardvark, mammoth',
  }),
  neck: worry('I’ve got such a long neck', ' has got such a long neck', 'Then [X.he] can tell me what’s coming', {
    is: 'giraffe, diplodocus, brachiosaurus, brontosaurus, swan, ostrich, emu, flamingo, heron, stork',
  }),
  ears: worry('I’ve got such long ears', ' has got such long ears', 'Then I needn’t shout', {
    is: 'rabbit, hare, donkey, arctic-fox',
  }),
  sting: worry('I’ve got a sting', ' has got a sting', 'Then nobody will dare to take my cake', {
    is: 'bee, wasp, bumblebee, queen-bee, jellyfish, scorpion, ray, mosquito',
  }),
  sideways: worry('I only walk sideways', ' only walks sideways', 'Then we’ll never bump into each other', {
    is: 'crab, lobster',
  }),
  horn: worry('I’ve got a horn', ' has got a horn', 'Then I can hang up my hat', {
    is: 'unicorn, narwhal, triceratops, bull, ram, stag, reindeer, buffalo, yak',
  }),
  ghost: worry('one can see right through me', ' is see-through', 'Then [X.he] won’t be in the way of the moon', {
    is: 'ghost, shadow',
  }),
  magic: worry('I do magic by mistake', ' does magic by mistake', 'Good. I like surprises', {
    is: 'witch, wizard, fairy, genie, pixie, elf, fairy-godmother, sprite, imp',
  }),
  monster: worry('I’m a monster', ' is a monster', 'I’ve always wanted one', {
    is: 'monster, bogeyman, troll, yeti, bath-monster, bed-monster, snow-monster, sea-monster, blob, gremlin, one-eyed-monster, alien, goblin, giant',
  }),
  crown: worry('I have to wear a crown', ' has to wear a crown', 'Then I’ll see [X.him] shining from far away', {
    is: 'princess, prince, king, queen, emperor, snow-queen, little-prince',
  }),
  clank: worry('I clank when I walk', ' clanks', 'Then I’ll always hear [X.him] coming', {
    is: 'knight, robot, robot-cat, toy-robot, skeleton',
  }),
  cold: worry('I’m so cold', ' is so cold', 'Then the ice creams won’t melt', {
    is: 'snowman, snow, ice, icicle, frost, jack-frost, fridge, freezer, ice-lolly, ice-cream, winter',
  }),
  drip: worry('I drip', ' drips', 'Then I’ll never be thirsty', { is: 'cloud, rain, tap, thundercloud, water' }),
  blow: worry('I blow things over', ' blows things over', 'Then I can fly a kite', {
    is: 'wind, storm, gust, tornado',
  }),
  shine: worry('I’m so bright', ' is so bright', 'Then it won’t be so dark at night', { can: 'glows' }),
  staying: worry('I can’t run about', ' can’t run about', 'Then I’ll always know where [X.he] is', {
    is: 'plant, flower, tree, oak, sunflower, rose, tulip, daisy, mushroom',
  }),
  holes: worry('I make such big holes', ' makes such big holes', 'I’ve always wanted one', {
    is: 'digger, bulldozer, badger',
  }),
  oil: worry('I smell of oil', ' smells of oil', 'Then I’ll find [X.him] in the dark', { is: 'vehicle, machine' }),
  eyes: worry('I can’t shut my eyes', ' can’t shut [X.his] eyes', 'Then [X.he]’ll see me when I wave', { is: 'toy' }),
  slow: worry('I’m so slow', ' is so slow', 'Then [X.he] won’t run away from me', { can: 'is-slow' }),
  loud: worry('I’m so loud', ' is so loud', 'Then I’ll always know where [X.he] is', { can: 'is-loud' }),
  big: worry(
    'I’m so big',
    ' is so big',
    '[place| sea, pond, river: Then I’ll see [X.him] from far away | Then [X.he] can keep the rain off]',
    { can: 'is-heavy' },
  ),
  small: worry(
    'I’m so small',
    ' is so small',
    '[place| sea, pond, river: Then there’ll be plenty of room for me | Then there’ll be room for us both under one umbrella]',
    {
      can: 'is-small',
    },
  ),
  wet: worry('I’m always wet', ' is always wet', 'Then [X.he] won’t mind the rain', {
    is: 'sea-animal, frog, toad, newt, otter',
  }),
  fast: worry('I’m always in a hurry', ' is always in a hurry', 'Then [X.he]’ll soon be here', { can: 'runs' }),
  away: worry('I’m always flying about', ' is always flying about', 'Then [X.he] can tell me what it’s like up there', {
    can: 'flies',
  }),
  muddy: worry('I’m always muddy', ' is always muddy', 'Then I needn’t wash', { can: 'digs' }),
  jumpy: worry('I can’t keep still', ' can’t keep still', 'Then we’ll never be bored', { can: 'jumps' }),
  shy: worry('I’m shy', ' is shy', 'So am I! Then nobody will laugh at me', { can: 'hides' }),
  crumbs: worry('I’m full of crumbs', ' is full of crumbs', 'Then I’ll never be hungry', { is: 'food' }),
  hum: worry('I hum at night', ' hums at night', 'Then I’ll always know where [X.he] is', {}),
  same: worry('I’m only [who.one], too', ' is only [who.one], too', 'Then I’m not the only one', {}),
  odd: worry('I’m a bit odd', ' is a bit odd', 'So am I', {}),
}

/** The worry of a thing of the wish: the first that it is or can; none that is taken. */
const worryOf = (id: string, taken?: string) =>
  Object.entries(WORRIES)
    .filter(([key]) => key !== taken && !['odd', 'hum', 'same'].includes(key))
    .reduceRight((rest, [key, one]) => {
      const able = one.can ? `[${id}-can| ${one.can}: ${key} | ${rest}]` : rest
      return one.is ? `[${id}-is| ${one.is}: ${key} | ${able}]` : able
    }, 'odd')
/** The first is of `who`; the second of `other`, or of the other one of the same kind, and another than the first. */
const FIRST = `[is:other| ${worryOf('who')} | hum]`
const SECOND = `[first| ${Object.keys(WORRIES)
  .filter((key) => !['odd', 'hum', 'same'].includes(key))
  .map((key) => `${key}: [is:other| ${worryOf('other', key)} | same]`)
  .join(' | ')} | [is:other| ${worryOf('other')} | same]]`

const said = (of: 'first' | 'second', part: 'me' | 'they' | 'good') =>
  `[${of}| ${Object.entries(WORRIES)
    .map(([key, one]) => `${key}: ${one[part].replaceAll('[X.', of === 'first' ? '[who.' : '[other.')}`)
    .join(' | ')} |]`

const ME_1 = said('first', 'me')
const THEY_1 = `[who]${said('first', 'they')}`
const GOOD_1 = said('first', 'good')
const ME_2 = said('second', 'me')
const THEY_2 = `[o]${said('second', 'they')}`
const GOOD_2 = said('second', 'good')

/** What each could do with the other. */
const could = (of: 'who' | 'other', to = 'you', my = 'my') =>
  `[${of}-can| flies: show ${to} what it all looks like from above | digs: show ${to} how one makes a tunnel | carries: give ${to} a ride | rolls: give ${to} a ride | swims: show ${to} the deep bit | climbs: show ${to} the very top | sings: teach ${to} ${my} song | glows: show ${to} what it’s like here at night | jumps: teach ${to} how to jump over puddles | hides: show ${to} the best place to hide | warms: keep ${to} warm | stretches: reach the highest shelf for ${to} | is-round: roll down the hill with ${to} | show ${to} ${my} best stone]`

const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
const pet = (yes: string) => `[friend-is| pet: ${yes} |]`
const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`

const FELT =
  '[about| no-friends: Nobody played with [who.him]. | left-out: Nobody played with [who.him]. | teasing: People laughed at [who.him]. | [feels| lonely: [Who.he] was lonely. | sad: [Who.he] was often sad. | afraid: [Who.he] was rather timid. | shy: [Who.he] was very shy. |]]'
const SOUND = '[who-sounds| [Who.sound] | Hello]'
const OTHERS_SOUND = '[is:other| [other-sounds| [Other.sound] | Hello] | Hello]'
const STUCK_OUT = '[who-can| is-heavy, is-tall: [Who.he] stuck out on both sides. | ]'
const CUP = '[place| sea, shore: shell | kitchen: eggcup | cup]'
const CUPS = '[place| sea, shore: shells | kitchen: eggcups | cups]'

export const becomeFriends: Telling = {
  id: 'become-friends',
  shape: 'swap',
  fits: { kind: 'event', events: ['become-friends', 'meets'], who: WHO },
  ages: [3, 9],
  titles: [
    '[is:other| The [Who.kind], the [Other.kind] and the Forty [Steps] | The Shy [Who.kind] and the Forty [Steps]]',
    'Forty [Steps]',
  ],
  tile: { label: 'Unlikely friends', wish: 'A hedgehog and a digger become friends' },
  figures: {},
  keys: { place: PLACE, first: FIRST, second: SECOND },
  words: {
    at: inPlace(0),
    behind: inPlace(1),
    nearer: inPlace(2),
    last: inPlace(3),
    steps: '[place| sea: strokes | moon: hops | steps]',
    shoes: '[place| sea: flippers | moon: boots | shoes]',
    step: '[place| sea: stroke | moon: hop | step]',
    went: '[place| sea: swam | moon: hopped | went]',
    go: '[place| sea: swim | moon: hop | go]',
    cup: CUP,
    cups: CUPS,
    both: '[place| sea, shore: bubbles | moon, sky: stars | ice: snowballs | kitchen: crumbs | rainy days]',
    o: '[is:other| [other] | the other [who.kind]]',
    oone: '[is:other| [other.one] | another [who.kind]]',
    came: '[who-is| plant: leaned over | come nearer]',
    ocame: '[other-is| plant: leaned over | come nearer]',
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: { name: 'the digger', one: 'a digger', kind: 'digger', many: 'diggers', needs: 'a building site' },
        gender: 'it',
      },
    },
    other: { kinds: WHO, or: { forms: { name: 'the other', one: 'another', kind: 'other' }, gender: 'it' } },
  },
  fact: '[Hero] once carried messages until two who were too shy to say hello were friends.',
  next: 'Somebody was too shy to ask a question, and [hero] was asked to carry it.',
  young: `
== forty
[At] lived [who.one]. Forty [steps] away lived [oone]. ${FELT}

+2
Each night the two looked at each other. But they were much too shy to say hello.
/+2

@who “I want to be friends with [o],” said [who](( to [hero])). “But I don’t dare to ask.”

+2
@hero “I’ll ask for you,” said [hero].
/+2

*steps So [hero] [went] across. It was forty [steps]. ${toy('[Friend] the [friend.kind] came too, under one arm.')} ${pet('[Friend] the [friend.kind] came too, and got there first.')} ${friend('[Friend] came too, to count.')}

@hero “[Who] wants to be your friend,” said [hero].

-2
@other “But does [who] mind that ${ME_2}?” said [o].
/-2

+2
@other “With me?” said [o]. “But does [who] mind that ${ME_2}?”
/+2

+3
@hero “Ask [who],” said [hero].

@other “I don’t dare to,” said [o]. “You ask.”
/+3

== nearer
-2
So [hero] [went] back. Now it was only twenty! [Who] had [came] to hear the answer.

@hero “Do you mind that ${THEY_2}?”(( [he] asked.))

@who “${GOOD_2}!” said [who]. “But does [o] mind that ${ME_1}?”

[Hero] [went] across. It was only ten! [O] had [ocame], too.

@hero “Do you mind that ${THEY_1}?”

@other “${GOOD_1}!” said [o].
/-2

+2
So [hero] [went] back. But now it was only twenty [steps]! [Who] had [came] to hear the answer. [Who.he] hid behind [behind].

@hero “Do you mind that ${THEY_2}?” [he] asked.

@who “Mind? ${GOOD_2}!” said [who]. “But does [o] mind that ${ME_1}?”

So [hero] [went] across. Now it was only ten [steps]! [O] had [ocame], too. [Other.he] hid behind [nearer].

@hero “Do you mind that ${THEY_1}?” [he] asked.

-4
@other “Mind?” said [o]. “${GOOD_1}!”
/-4
/+2

+4
@other “Mind?” said [o]. “${GOOD_1}! And tell [who] thank you. But quietly. I think that [who]’s shy.”

So [hero] took the thank-you back, and said it very quietly. But [who] didn’t hear it.

@who “Did you say something?” asked [who].

@hero “THANK YOU!” shouted [hero].

Then there was nobody there at all. [Who] was back behind [behind], and [o] was back behind [nearer].

@hero “It wasn’t from me,” called [hero]. “It was from [o].”

@who “It was a very big one,” said [who], and peeped out. “Take a small one back.”

So [hero] took a small one back, between two fingers.
/+4

+3
@other “And say that I could ${could('other', '[who]')},” said [o], and looked at the ground. “If [who] would like that.”

It was only six [steps] now.

@hero “[O] could ${could('other', 'you', '[other.his]')},” said [hero].

@who “Really?” said [who]. “And I could ${could('who', '[o]')}! Say that. Say it at once!” [with2| And [friend2] ran to say it. |]
/+3

+4
But it was getting dark. And [hero’s] legs were so tired that [he] sat down, just where [he] was.

@hero “I’m not going one more [step],” [he] said. “You’ll have to say it louder.”

For a long time there was nothing to be heard, on either side.

@who “Say that I like [both],” called [who] at last.

@hero “[Who] likes [both],” said [hero].

@other “I heard,” called [o]. “Say that I like them, too.”

@hero “[O] likes them, too,” said [hero].

@who “I heard,” called [who]. “Say that I’m glad.”

@hero “[Who] is—” said [hero].

@other “I heard,” said [o]. It was quite near. “So am I.”

[more| [Others] told one another all of it again, because it was so nice. |]
/+4

== none
-2
But now [who] had [came] again, and no [steps] were left! Here was [who]. There was [o]. In the middle was [hero].
/-2

+2
-3
[Hero] turned round. But [who] had [came] again. There were no [steps] left!
/-3

+3
[Hero] turned round. But [o] had [ocame] again. There were no [steps] left!
/+3

Here was [who], behind [last]. ${STUCK_OUT} There was [o]. And in the middle was [hero].

@hero “You can hear each other now!” [he] said.
/+2

@who “I can’t see [other.him],” whispered [who]. “Something’s in the way.”

${friend('@friend “That’s you!” said [friend], and pulled [hero] one big [step] to the side.', '@hero “That’s me,” said [hero], and took one big [step] to the side.')}

@who “${SOUND},” said [who].

@other “${OTHERS_SOUND},” said [o].

+2
That was all. But they had said it themselves.
/+2

+2
Then they both moved up, and in the middle there was room for [hero]${friend(', and for [friend]')}.
/+2

+4
@who “First I’ll ${could('who')},” said [who].

@other “And then I’ll ${could('other')},” said [o].

So they did, one after the other. It took a long time, because they did it all twice. And whatever they had to say, they said it straight across. Nobody had to walk one more [step] for it.
/+4

+3
[place| sea: Then they floated side by side | sky: Then they sat and looked down on the roofs | Then they sat and looked at the evening] until it was time to go home to bed.
/+3

== bed
At night [hero] lay warm in bed, and [adult] stood at the door.

+3
[Who] and [o] were side by side, warm and quiet. There was nothing in between.
/+3

+4
[more| [Others] were asleep already, close together. |] ${toy('[Friend] lay on the pillow, and had been counted, too.', pet('[Friend] lay on the blanket, warm and soft.'))} ${friend('Beside [hero] [friend] breathed softly, slowly, in and out.')} The moon looked in softly.
/+4

@adult “Who will ask [hero] for me?” said [adult] softly. “Would [he] like one more kiss?”

Nobody did. So [adult] came nearer, to hear the answer.

+2
@hero “Yes,” whispered [hero], as softly as [he] could.

@adult “I didn’t hear that,” whispered [adult], and came nearer still.
/+2

^steps It was seven steps((, slow and soft)). Then it was three, and then there were none.

!asleep Right in the middle of the kiss, [hero] fell asleep.
`,
  older: `
== forty
-2
[At] lived [who.one], and exactly forty [steps] away lived [oone], and they had never said hello, because both of them were shy. ${FELT}
/-2

+2
[At] lived [who.one], and exactly forty [steps] away lived [oone]. They had been neighbours for years, and neither had ever said so much as hello, because each of them was too shy to begin. ${FELT}
/+2

-2
@who “I’d like to be friends, but I can’t ask that myself,” [who] told [hero]. “Would you ask for me, and then tell me exactly what [o] says?”
/-2

+2
@who “I’d like to be friends with [o],” [who] told [hero] one day. “But I can’t ask a thing like that myself. Would you ask for me? And then tell me exactly what [o] says.”
/+2

*steps So [hero] [went] across((, all forty [steps])). ${toy('(([Friend] the [friend.kind] came too, under one arm.))')} ${pet('(([Friend] the [friend.kind] came too, and was always there first.))')} ${friend('[Friend] came too, to count.')}

@other “With me?” said [o]. “Doesn’t [who] mind that ${ME_2}?”

[Hero] [went] back((, all forty)).

&first @who “What did [o] say?” asked [who]. “Exactly?”

@hero “‘Doesn’t [who] mind that ${ME_2}?’” said [hero]. “Exactly that.”

@who “Mind?” said [who]. “${GOOD_2}. But does [o] know that ${ME_1}?”

-2
So it went on all day, and [hero’s] legs were aching.
/-2

+2
And that was another forty.

@other “I know,” said [o]. “I’m glad. ${GOOD_1}. But …”

There was a but every time. [O] wanted to know whether [who] minded silence. [Who] wanted to know whether [o] minded talking. [O] asked what [who] thought of Mondays, and [who] had to think about that for so long that [hero] could sit down. By the afternoon [hero] had carried eleven buts, and that makes four hundred and forty [steps]. ${friend('@friend “Four hundred and forty,” said [friend], who had counted. “And they’ve still not said hello.”', '[His] legs were aching.')}
/+2

+3
The answers were always good ones, which was the odd thing. [Hero] could have told them that at breakfast. But [hero] wasn’t asked, [he] was only sent. [with2| @friend2 “You could tie a string to it,” said [friend2], “and pull the questions over.” |]
/+3

== tea
@other “Then ask [who] to tea,” said [o]. “Today, at six. I’ve got two good [cups].”

+2
[Other.he] said it very fast, with [other.his] back turned, as one does when it’s the thing that one has wanted to say all along.
/+2

-2
*lie [Hero] set off. But half-way [he] sat down, because anybody could guess what [who] was going to say. So [hero] counted to sixty, and went back.
/-2

+2
*lie [Hero] set off. But half-way [he] sat down. It was twenty [steps] more, and then it was all of it back again, and anybody could guess what [who] was going to say. So [hero] stayed where [he] was, counted to sixty, and went back.
/+2

@hero “[Who] would love to,” said [hero].

-2
Only nobody had asked [who].
/-2

+2
It was very likely true. Only nobody had asked [who].
/+2

+3
When [his] legs had rested, [he] [went] over after all, to put it right. [Who] was saying hello to [behind], in different voices.

@who “I’m practising hellos,” said [who]. “In case I ever need one. Has [o] said anything yet?”

The right thing to say was not even difficult. It would only have meant saying what [he] had said to [o].

@hero “[O] hasn’t finished thinking,” said [hero]. That was the second answer that nobody had given, and it came out more easily than the first.
/+3

== six
-2
[O] put out two [cups], and at seven [other.he] still sat beside them.
/-2

+2
[O] put out two [cups]. At six [other.he] sat down beside them, and at seven [other.he] still sat there.
/+2

+2
[Other.he] moved one of them a bit to the left, so that it looked nicer, and then [other.he] moved it back to where it had been. Each time that something rustled, [other.he] looked up.
/+2

[Hero] watched from behind [nearer]((, with hot ears)). (([with| [friend-is| toy: [Friend] looked the other way. | pet: [Friend] looked up at [him], and didn’t wag anything. | @friend “Aren’t you going to say something?” asked [friend].] |]))

@other “I can see your [shoes],” said [o]. “Tell [who] that it doesn’t matter. I expect it’s because ${ME_2}.” And [other.he] put one of the [cups] away.

== truth
+2
It would have been easy to help. [Who] could have a cold, for instance, or visitors, or the wrong day. It only needed one more answer that nobody had given, and [hero] had it ready. It was quite a good one, and much better than the truth. But the [cup] was gone now, and an answer wouldn’t bring it back, unless it was a real one.
/+2

@hero “[Who] doesn’t know about it,” said [hero]. “My legs were tired, so I made it up.”

^lie [O] didn’t say anything for a long time.

@other “Then [who] hasn’t said no?” asked [o].

@hero “[Who] hasn’t said anything.”

@other “I’m cross with you,” said [o], “but that’s the best news all day. Go and ask.”

+4
@hero “What shall I say?” asked [hero]. “Exactly?”

@other “Say that I’ve got two good [cups],” said [o]. “And say that I could ${could('other', '[who]')}. And say that I like [both], in case [who] does.”

[Hero] said it over to [himself] all the way, one word to each [step], and carried it as one carries something that is full to the brim. It was quite dark by now. [more| [Others] walked in front and behind, and nobody spoke, so as not to spill it. | It was the first message of the day that [he] was afraid to spill.]
/+4

So [hero] [went]. But after twenty-six [steps] somebody sat there in the dark.

@who “Nobody came,” said [who], “so I’ve [came], to hear the answer sooner. &again What did [o] say? Exactly?”

@hero “Would you like to come to tea?” said [hero]. “It was at six. I never asked you.”

@who “I would love to,” said [who].

+2
@hero “I know,” said [hero]. “But it wasn’t mine to say.”

@who “Is [o] cross?” asked [who].

It would have been so easy to say no.

@hero “A bit,” said [hero]. “With me. And there’s only one [cup] out now.”

[Who] was quiet for a moment. @who “Then I’d better go and say so myself,” said [who], and was more surprised at it than anybody.
/+2

+4
@hero “[O] could ${could('other', 'you', '[other.his]')},” said [hero], because it had to be delivered. “And [o] likes [both].”

@who “So do I,” said [who]. “So do I! You can’t carry that for me, I’m afraid. It’s too big.”
/+4

== none
-2
So they went together, and after twelve [steps] there were none left, because [o] had [ocame], too, and [hero] stood right in the middle.
/-2

+2
So they went together. At every third [step] [who] stopped, and [hero] waited, and then they went on. It should have been twenty-six. But after twelve there were none left, because [o] couldn’t bear to sit beside one [cup], and had [ocame] as well. On one side was [who], and on the other was [o]. In the middle stood [hero], just as [he] had all day, and had nothing more to carry.
/+2

@who “I can’t see [other.him],” whispered [who]. “Something’s in the way.”

${friend('@friend “That’s you,” said [friend], and pulled [hero] one [step] to the side.', '@hero “That’s me,” said [hero], and took one [step] to the side.')}

@who “${SOUND},” said [who].

@other “${OTHERS_SOUND},” said [o].

+2
After all those years it wasn’t much. But it was exactly what they’d wanted to say, and nobody had carried it for them.
/+2

-2
Then they had tea, and [o] found a third [cup].
/-2

+2
Then they had their tea after all, and [o] found a third [cup], right at the back of the cupboard.
/+2

-2
((@other “That one’s got a crack,” said [o] to [hero]. “But you’ve walked the furthest.”))
/-2

+2
@other “That one’s got a crack,” said [o] to [hero]. “I don’t know that you’ve earned it. But you told me, and you’ve walked the furthest.”
/+2

+3
It was rather cold by then, and somehow there was a leaf in it. Nobody minded that at all. [Who] told [o] about Mondays, and [o] told [who] about silence, which took a long time. And every so often one of them turned to [hero], from habit, to have something passed on, and then remembered, and said it straight across the table.
/+3

+4
@who “I can ${could('who')}, by the way,” said [who]. “I’ve been meaning to say so for years.”

@other “You might have sent somebody,” said [o]. And they laughed so much that the leaf fell out.
/+4

== bed
At night [hero] lay in bed, and [his] legs were warm and heavy. [Adult] stood at the door.

+3
Far away, three [cups] stood close together, washed up and quiet, and the one in the middle had a crack. Outside the window it was soft and dark and very, very quiet.
/+3

+4
[more| [Others] were breathing softly all round. |] ${toy('[Friend] lay under one arm, soft and warm.', pet('[Friend] lay across [his] feet, soft and warm.'))} ${friend('On the next pillow [friend] was breathing slowly, and may still have been counting.')} It was quiet, and slow, and soft, and nobody had to be told anything.
/+4

@adult “Would somebody please ask [hero] whether [he]’d like one more kiss?” said [adult] softly.

There was nobody to send, so [adult] came a little nearer, to hear the answer sooner. ^steps It was seven steps, slow and soft, and then it was three, and then there were none.

&last @adult “What did [he] say?” whispered [adult]. “Exactly?”

@hero “Yes,” murmured [hero]. “Exactly.”

!asleep And right in the middle of the kiss, [hero] fell asleep.
`,
}
