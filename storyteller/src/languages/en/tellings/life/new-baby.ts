import type { Telling } from '../../../../craft/telling.ts'

type Trouble =
  | ('hurt' | 'love' | 'back' | 'tower' | 'room' | 'mine' | 'cry' | 'proud' | 'dull' | 'feed')
  | ('took' | 'born' | 'shy' | 'sort')

/** Told by what the trouble with the baby is; `lap` where the wish says no more than that there is one. */
const by = ({ lap, ...told }: Partial<Record<Trouble, string>> & { lap: string }) =>
  `[case| ${Object.entries(told)
    .map(([trouble, text]) => `${trouble}: ${text}`)
    .join(' | ')} | ${lap}]`

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const dayOf = (day: string) => (day[0] ?? '').toUpperCase() + day.slice(1)
/** When it came home; of two days that are named it is the first ("on Sunday, and today he asked"). */
const DAY = `[has| ${DAYS.map((day) => `home-on-${day}: on ${dayOf(day)}`).join(' | ')} | the-day-before: yesterday | last-week: last week | just-today: today | [when| today: today]]`
/** When the child did it. */
const ONE_DAY = `[has| just-today: Today | the-day-before: Yesterday | ${DAYS.map((day) => `home-on-${day}: On ${dayOf(day)}`).join(' | ')} | [when| today: Today | One day]]`

const CALLED = '[baby| twins: | [is:whom| [whom]]]'
const BY_NAME = '[is:whom| called [whom]]'
const SIB = `[baby| twins: baby twins | sister: baby sister ${CALLED} | brother: baby brother ${CALLED} | new baby ${CALLED}]`
const A_SIB = `[baby| twins: baby twins | sister: a new baby sister ${BY_NAME} | brother: a new baby brother ${BY_NAME} | a new baby ${BY_NAME}]`
const TWINS = '[baby| twins: One twin was quiet, and one was loud.]'
const HAD = `[baby| sister, brother: [Hero] had ${A_SIB} [in]. | twins: There were ${A_SIB} [in]. | There was ${A_SIB} [in].]`
const ARRIVED = `[case| hurt, tower, born, sort: ${HAD} | [has:came-home| [Hero’s] ${SIB} came home ${DAY} [to]. | ${HAD}]] ${TWINS}`
/** Home on Sunday, and asked for today. */
const ASKED = `[has:just-today| [has| ${DAYS.map((day) => `home-on-${day}`).join(', ')}: [hero] asked [kin| grandma, grandpa: [adult]] today | asked [hero]] | asked [hero]]`

const WITH = '[has:head| on the head] [is:with| with [with.one]]'
const HURT = `[has| bit-it: nipped [tot] with [his] own teeth | hit-it: bumped [tot] ${WITH} on purpose | pinched-it: gave [tot] a pinch | poked-it: gave [tot] a poke | pushed-it: gave [tot] a push | threw-at-it: threw [is:with| [with.one] | a shoe] at [tot] | squeezed-it: squeezed [tot] much too hard | was much too rough with [tot]]`

const COLOUR = `[has| ${['yellow', 'blue', 'pink', 'red', 'green', 'white'].map((colour) => `is-${colour}: ${colour}`).join(' | ')} | is-stripy: stripy]`
/** What was the child's own, and how one is in it. */
const OLD =
  '[has| pram: pram | blanket, lovey: blanket | high-chair: high chair | car-seat: car seat | bed: bed | basket: basket | cot]'
const OLD_IN =
  '[has| pram: rode in | blanket, lovey: lay in | high-chair, car-seat: sat in | slept in] [hero’s] own old [colour] [old]'

const SEND_BACK = `[has:when-back| @hero “When are you taking [them] back?” ${ASKED}. | [has| to-the-tummy: @hero “Put [them] back in your tummy,” said [hero]. | to-the-shed: @hero “Put [them] in the shed,” said [hero]. | garage, toy-garage: @hero “Put [them] in the garage,” said [hero]. | bin: @hero “Put [them] in the bin,” said [hero]. | shop: @hero “Take [them] back to the shop,” said [hero]. | swap-for: @hero “Let’s swap [them] for [has| dog, puppy: a puppy | cat, kitten: a kitten | something else],” said [hero]. | hospital: @hero “Take [them] back to the hospital,” said [hero]. | @hero “Can’t we take [them] back?” ${ASKED}.]]`
const THERE =
  '[has| to-the-tummy: in a tummy | to-the-shed: in the shed | garage, toy-garage: in the garage | bin: in the bin | shop: at the shop | swap-for: [has| dog, puppy, cat, kitten: at the pet shop | at the hospital] | at the hospital]'
const SICKED = '[Tot] [has:wet-on| did a wee | was sick] on [hero’s] [sicked]'
/** What was done with what is the baby's. */
const ITS =
  '[has| the-dummy: dummy | the-bottle: bottle | the-hat: hat | the-nappies: nappies | the-rattle: rattle | the-socks: socks | the-monitor: monitor | things]'
const TOOK = `[has| did-post: posted [tots] ${ITS} through [has:next-doors| next door’s | the] letterbox | did-hide: hid [tots] ${ITS} | did-bin: threw [tots] ${ITS} away | gave [tots] ${ITS} away]`
const NO_LAPS = '[has| did-post: in a letterbox | next-doors: next door | did-bin: in the bin | there]'
const ARE = '[has| the-dummy, the-bottle, the-hat, the-rattle, the-monitor: was | were]'
const LIVES_THERE =
  '[has:lives-there| @hero “[Tot] can live there instead,” said [hero]. | [has| send-back, when-back: @hero “And [tot] can go, too,” said [hero]. | @hero “Now [tot] can’t have [has| the-dummy, the-bottle, the-hat, the-rattle, the-monitor: it | them],” said [hero].]]'
const BORN_WHERE =
  '[has:born-here| [has| bath: in the bath | kitchen: on the kitchen floor | car: in the car | sofa: on the sofa | right there at home]]'
const HOPED = '[has| wanted-girl: a sister | wanted-boy: a brother | somebody else]'
const FOOTBALL = '[has| play-football, football: football | hide-and-seek: hide-and-seek | catch]'
const COLD = '“My chin’s been cold.” And [adult] laid it on [hero’s] head. “[Tot] doesn’t reach up that far.”'

const OTHERWISE =
  '[has| send-back, when-back, to-the-tummy: back | knocks-down, grabs-it: tower | shares-room, wants-it-in: room | old-thing: mine | born-here, slept-through: born | wanted-girl, wanted-boy: sort | cries-much, too-loud: cry | is-baby-again: feed | wont-look: shy | too-proud, wants-to-hold: proud | all-night: cry | is-boring: dull | sick-on, wet-on: back | fed-always, no-time: feed | lap]'

export const newBaby: Telling = {
  id: 'new-baby',
  shape: 'quest',
  fits: { kind: 'life', subjects: ['new-baby'], when: ['past', 'today', 'tomorrow', 'always'] },
  ages: [3, 10],
  tile: { label: 'A new baby', wish: 'our new baby is home and she is jealous' },
  titles: ['Is That Lap Free?', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
  figures: {},
  keys: {
    case: `[has| squeezed-it, hit-it, bit-it, pinched-it, poked-it, pushed-it, threw-at-it, rough-with-it: hurt | loves-still: love | the-dummy, the-bottle, the-hat, the-nappies, the-rattle, the-socks, the-monitor: [has| did-post, did-hide, did-bin, did-give: took | ${OTHERWISE}] | ${OTHERWISE}]`,
    baby: '[has| baby-twins, twins: twins | its-girl: sister | its-boy: brother | baby-sister: sister | baby-brother: brother | baby]',
  },
  words: {
    tot: '[baby| twins: the loud twin | [whom]]',
    tots: '[baby| twins: the loud twin’s | [whom’s]]',
    them: '[baby| twins: them | sister: her | brother: him | [is:whom| [whom] | it]]',
    there: THERE,
    colour: COLOUR,
    old: OLD,
    sicked:
      '[has:unicorn| unicorn] [has| blanket: blanket | lovey: blanket | book: book | drawing: drawing | pillow: pillow | best jumper]',
    jumper:
      'the [has:unicorn| unicorn] [has| blanket: blanket | lovey: blanket | book: book | drawing: drawing | pillow: pillow | jumper]',
    'old-mark':
      '[has| blanket, lovey: the corner that [hero] used to suck | the fish sticker that [hero] had stuck there]',
    acrib: '[case| mine: [has| high-chair: a basket | a [old]] | room: a cot | [has:cot| a cot | a basket]]',
    crib: '[case| mine: [has| blanket, lovey, high-chair, car-seat: the basket | the [old]] | room: the cot | [has:cot| the cot | the basket]]',
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['No Lap on the Pirate Ship', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
      figures: {
        guard: { forms: { name: 'the captain' }, gender: 'she' },
        mirror: { forms: { name: 'the monkey', one: 'a young monkey' }, gender: 'he' },
        stander: { forms: { name: 'the captain' }, gender: 'she' },
        sitter: { forms: { name: 'the cook' }, gender: 'he' },
      },
      words: {
        small: 'the ship’s cat',
        to: 'to the pirate ship',
        in: 'on the pirate ship',
        loudly: 'could be heard all the way up the mast, and smelled like low tide',
        dunce: 'a pirate from a potato',
        loud: 'louder than the gulls',
        chair: 'the captain’s chair',
        load: 'potatoes',
        floor: 'the deck',
        seat: 'the big barrel',
        wall: 'the mast',
        bed: 'the bunk',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['No Lap Among the Dinosaurs', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
      figures: {
        guard: { forms: { name: 'the longneck' }, gender: 'she' },
        mirror: { forms: { name: 'Pebble', one: 'a little T. rex called Pebble' }, gender: 'she' },
        stander: { forms: { name: 'the longneck' }, gender: 'she' },
        sitter: { forms: { name: 'the triceratops' }, gender: 'he' },
      },
      words: {
        small: 'the very smallest dinosaur',
        to: 'to the dinosaur valley',
        in: 'in the dinosaur valley',
        loudly: 'could be heard beyond the volcano, and smelled like a swamp',
        dunce: 'a stegosaurus from a sofa',
        loud: 'louder than a stegosaurus',
        chair: 'the mossy chair',
        load: 'pine cones',
        floor: 'the moss',
        seat: 'the flat stone',
        wall: 'a rock',
        bed: 'the mossy bed',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      titles: ['No Lap on the Moon', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
      figures: {
        guard: { forms: { name: 'the Martian' }, gender: 'he' },
        mirror: { forms: { name: 'the little Martian', one: 'a little Martian' }, gender: 'she' },
        stander: { forms: { name: 'the commander' }, gender: 'she' },
        sitter: { forms: { name: 'the robot' }, gender: 'he' },
      },
      words: {
        small: 'a very small Martian',
        to: 'to the house on the moon',
        in: 'in the house on the moon',
        loudly: 'could be heard all over the moon, and smelled like last week’s lunch box',
        dunce: 'a star from a sandwich',
        loud: 'louder than a rocket',
        chair: 'the rocket chair',
        load: 'screws',
        floor: 'the floor',
        seat: 'the moon seat',
        wall: 'the oxygen tank',
        bed: 'the bunk',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['No Lap in the Castle', 'Is That Lap Free?'],
      figures: {
        guard: { forms: { name: 'the dragon' }, gender: 'she' },
        mirror: { forms: { name: 'the dragon', one: 'a young dragon' }, gender: 'she' },
        stander: { forms: { name: 'the knight' }, gender: 'he' },
        sitter: { forms: { name: 'the wizard' }, gender: 'he' },
      },
      words: {
        small: 'a very small dragon',
        to: 'to the castle',
        in: 'in the castle',
        loudly: 'could be heard down in the dungeon, and smelled like the moat',
        dunce: 'a crown from a biscuit',
        loud: 'louder than the trumpets',
        chair: 'the king’s chair',
        load: 'frogs',
        floor: 'the red carpet',
        seat: 'the throne',
        wall: 'a pillar',
        bed: 'the castle bed',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['No Lap in the Forest', 'Is That Lap Free?'],
      figures: {
        guard: { forms: { name: 'the bear' }, gender: 'he' },
        mirror: { forms: { name: 'the bear', one: 'a young bear' }, gender: 'he' },
        stander: { forms: { name: 'the ranger' }, gender: 'she' },
        sitter: { forms: { name: 'the badger' }, gender: 'he' },
      },
      words: {
        small: 'a very small bear',
        to: 'to the house in the forest',
        in: 'in the house in the forest',
        loudly: 'could be heard by every owl in the forest, and smelled like a wet fox',
        dunce: 'an oak from an egg',
        loud: 'louder than the owls',
        chair: 'the mossy chair',
        load: 'blackberries',
        floor: 'the moss',
        seat: 'the tree stump',
        wall: 'an oak',
        bed: 'the little bed',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: ['No Lap in Hero Tower', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
      figures: {
        guard: { forms: { name: 'Captain Whoosh' }, gender: 'she' },
        mirror: { forms: { name: 'Whizz', one: 'a very small superhero called Whizz' }, gender: 'he' },
        stander: { forms: { name: 'Captain Whoosh' }, gender: 'she' },
        sitter: { forms: { name: 'Granny Thunder' }, gender: 'she' },
      },
      words: {
        small: 'a very small superhero',
        to: 'to Hero Tower',
        in: 'in Hero Tower',
        loudly: 'could be heard above the alarm, and smelled like a villain’s socks',
        dunce: 'a cape from a cake',
        loud: 'louder than the alarm',
        chair: 'the big alarm chair',
        load: 'torn capes',
        floor: 'the roof',
        seat: 'the deckchair',
        wall: 'the chimney',
        bed: 'the bed',
      },
    },
    home: {
      themes: [],
      titles: ['Is That Lap Free?', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
      figures: {
        guard: { forms: { name: 'Mrs Bunting' }, gender: 'she' },
        mirror: { forms: { name: 'the rabbit', one: 'a young rabbit' }, gender: 'she' },
        stander: { forms: { name: 'Mrs Bunting' }, gender: 'she' },
        sitter: { forms: { name: 'Mr Bunting' }, gender: 'he' },
      },
      words: {
        small: 'a cat',
        to: 'to number nine',
        in: 'at number nine',
        loudly: 'could be heard through two doors, and smelled like the back of the fridge',
        dunce: 'a ball from a bun',
        loud: 'louder than the hoover',
        chair: 'the big armchair',
        load: 'peas',
        floor: 'the grass',
        seat: 'the garden chair',
        wall: 'the apple tree',
        bed: 'the bed',
      },
    },
  },
  things: {
    whom: { kinds: [], or: { forms: { name: 'the baby' }, gender: 'it' } },
    with: { kinds: ['toy', 'vehicle', 'household'], or: { forms: { name: 'the car', one: 'a car' }, gender: 'it' } },
  },
  fact: '[Hero] found out how to make a lap, and [whom] was the first to sit in it.',
  next: '[Whom] had learned something new in the night, and nobody had been asked.',
  young: `
== taken
${ARRIVED} ${by({
    hurt: `${ONE_DAY} [hero] ${HURT}, and [tot] screamed.`,
    love: 'Everybody kissed [tot], and everybody held [tot].',
    back: `[has| sick-on, wet-on: ${SICKED}. | [Tot] drank milk, and slept, and yelled.]`,
    tower:
      '[has:grabs-it| Whatever [hero] played with, [tot] came and took it. | [Hero] built a tower. Bump! [Tot] knocked it down. [Hero] built it again. Bump!]',
    room: '[has:wants-it-in| | And now [tot] was to sleep in [hero’s] room.]',
    mine: `[Tot] ${OLD_IN}.`,
    cry: '[Tot] cried at breakfast, and in the bath[has:all-night| , and all night].',
    proud: '[Hero] was so proud! [He] told everybody twice.',
    dull: '[Hero] had waited so long for somebody to play with.',
    feed: '[Adult] fed [tot] in the morning, and at noon, and all the time in between.',
    took: `${ONE_DAY} [hero] ${TOOK}.`,
    born: `[has| the-day-before: Last night | just-today: In the night | In the night] [tot] was born, ${BORN_WHERE}, and [hero] [has:slept-through| slept through it | heard it all].`,
    shy: 'And [hero] hadn’t said one word to [tot], not even hello.',
    sort: `[Hero] had wanted ${HOPED}.`,
    lap: '[Tot] drank milk, and slept, and cried((, [loud])).',
  })}

${by({
  hurt: '@adult “Soft hands!” said [adult], and took [tot] on [adult.his] lap.',
  love: '@hero “Do you still love me?” asked [hero].',
  back: SEND_BACK,
  tower: '[has:shouted-at-it| @hero “NO!” shouted [hero]. | @hero “That’s mine!” said [hero].]',
  room: '[has:wants-it-in| @hero “[Tot] can sleep in my room,” said [hero]. “Every night.” | @hero “How much of it’s still mine?” asked [hero].]',
  mine: '[has:went-quiet| [Hero] went very quiet. | @hero “I wasn’t done with it,” said [hero].]',
  cry: '[has:too-loud| @hero “Too loud!” said [hero], with both hands over [his] ears. | [has:is-boring| @hero “And no fun at all yet,” said [hero]. But nobody could hear. | @hero “I’m here, too!” called [hero]. But nobody could hear.]]',
  proud: '@hero “Can I hold [tot] now?” asked [hero].',
  dull: `@hero “Let’s play ${FOOTBALL},” said [hero]. [Tot] only dribbled.`,
  feed: '[has| is-baby-again, bottle: @hero “I’m a baby, too,” said [hero]. “Bottle, please.” | @hero “And now me,” said [hero].]',
  took: LIVES_THERE,
  born: '[has:slept-through| @hero “Nobody woke me!” said [hero]. | @hero “It was loud,” said [hero].]',
  shy: '@adult “Come and say hello,” said [adult]. [Hero] shook [his] head.',
  sort: '@hero “They’ve sent the wrong baby,” said [hero].',
  lap: '[has| is-baby-again, bottle: @hero “I’m a baby, too,” said [hero]. “Bottle, please.” | present: And every present was for [tot]. | Everybody came to look at [tot]. Nobody looked at [hero].]',
})}

${by({
  hurt: '[Hero] hid both hands. They were sorry. But nobody had held them all day.',
  love: '@adult “Just as much,” said [adult]. “Love doesn’t get used up.”',
  back: '@adult “There are no laps [there],” said [adult], “and babies need one.”',
  tower: '',
  room: '[has:wants-it-in| @adult “[Tot] wakes up,” said [adult], “and needs a lap.” | @adult “All the bits with you in,” said [adult].]',
  mine: '@adult “You’re too long for it, my love,” said [adult].',
  cry: '',
  proud: '',
  dull: '@hero “Boring,” said [hero].',
  feed: '',
  took: `@adult “There are no laps ${NO_LAPS},” said [adult], “and babies need one.”`,
  born: '[has:slept-through| @adult “You looked so warm,” said [adult]. | @adult “Very,” said [adult].]',
  shy: '',
  sort: '@adult “It’s the only one they had,” said [adult], “and it needs a lap.”',
  lap: '',
})}

${by({
  hurt: '',
  love: 'But laps do, thought [hero]. And [tot] had [adult’s]. [Hero] felt cold.',
  back: 'So did [hero]. And [tot] had [adult’s].',
  tower: '[Tot] cried, and got [adult’s] lap. [Hero] was cross, and a bit sorry, and got nothing.',
  room: '[has:wants-it-in| And [tot] had [adult’s] lap already. [Hero] felt left out. | But [tot] had [adult’s] lap as well. [Hero] felt squashed.]',
  mine: '[Hero] felt odd, and a bit sad. [Tot] had [adult’s] lap as well.',
  cry: '[has:fed-always| [Adult] only fed [tot], and rocked [tot]. | [Hero] felt cross, and very tired.] And worst of all, [tot] had [adult’s] lap.',
  proud: 'But [tot] was always in [adult’s] lap, and [hero’s] arms were empty. It was sad.',
  dull: 'And [tot] had [adult’s] lap, so nobody played with [hero].',
  feed: 'But [tot] was hungry again, and had [adult’s] lap. [Hero] was hungry, too, but not in [his] tummy.',
  took: 'So did [hero]. And [tot] had [adult’s] lap all day.',
  born: '[has:slept-through| Everybody but [hero] had met [tot]. | Everybody had met [tot].] And [tot] had [adult’s] lap.',
  shy: '[Tot] had [adult’s] lap, and [hero] felt like a visitor.',
  sort: 'So did [hero]. And [tot] had [adult’s].',
  lap: '[feels| angry: [Hero] stamped, but you couldn’t hear it for the crying. | proud: [Hero] was proud, but a bit lonely, too. | sad: Something heavy sat in [hero’s] tummy. | [Hero] felt small and cross.] Worst of all, [tot] had [adult’s] lap.',
})}

+3
[Hero] had shown [tot] [world| ship: a real treasure map | valley: a real dinosaur’s tooth | moon: a real piece of a star | castle: a real golden crown | forest: a real bird’s nest | city: a real silver cape | the very best car], and [tot] [has:sick-on| yawned at it | was sick on it], without even asking.
/+3

&first @hero “Is that lap free?” asked [hero].

@adult “Taken,” said [adult]. “In a minute! The milk’s on for cocoa.”

+2
[Tot] only had to yell to get a lap. So [hero] lay down and yelled, too.

@hero “Waaa!”

@adult “Have you hurt yourself?” asked [adult].

@hero “No, I’m asking.”

@adult “And very loudly,” said [adult]. “But it’s still taken.”

[case| born: | @hero “You never have time,” said [hero].]
/+2

== look
-2
[Hero] looked for a free one[with| [friend-is| toy, pet: , with [friend] the [friend.kind] | , with [friend]]]. [world|
ship: The cook had potatoes in his lap.
| valley: The triceratops had pine cones in his lap.
| moon: The robot had screws in his lap.
| castle: The wizard had frogs in his lap.
| forest: The badger’s was full of nuts.
| city: Granny Thunder had torn capes in her lap.
| Mr Bunting next door had peas in his lap.]
/-2

+2
So [hero] went to look for a free one[with| [friend-is| toy: , with [friend] the [friend.kind] | pet: , and [friend] the [friend.kind] came too | , and [friend] came too]].
/+2

+4
[more| [Others] ran off the other way, to look there.]
/+4

+3
[world|
ship: The captain stood at the wheel.
| valley: Out by the fence the longneck stood and ate a tree.
| moon: The Martian stood at the big telescope.
| castle: The dragon stood at the gate, on guard.
| forest: The bear stood at an oak, and scratched his back on it.
| city: Captain Whoosh stood on the very edge of the roof.
| Mrs Bunting from next door stood on a ladder, picking cherries.]

@guard “When I stand up, my lap’s gone,” said [guard].

@hero “Where does it go?”

@guard “I’ve never found out,” said [guard].
/+3

+2
[Hero] tried [chair]. But its arms didn’t come round to the front.
/+2

+3
[with2| @friend2 “It isn’t a lap,” said [friend2]. “It’s only a seat.”]
/+3

== milk
Hsss! The milk boiled over.

@adult “The cocoa!” cried [adult], and jumped up. And the lap was gone.

[Adult] laid [tot] in [crib]. But [acrib] isn’t a lap, and [tot] yelled.

+3
[with| [friend-is| toy: [Friend] looked in from above, and [tot] yelled at [friend]. | pet: [Friend] looked in over the edge, and [tot] yelled at [friend]. | @friend “It isn’t a lap,” said [friend]. “It’s only [acrib].”] | @hero “It isn’t a lap,” said [hero]. “It’s only [acrib].”]
/+3

+2
And all at once [hero] knew that yell. It was [his] own.
/+2

@hero “[Tot] only wants a lap!” called [hero].

So [hero] sat down((, right there on [floor])), and look, there was a lap, [his] own!

-2
@hero “This one’s free,” said [hero], and [adult] laid [tot] in it((, as warm as new bread)).
/-2

+2
@hero “This one’s free,” said [hero][with| [friend-is| toy: . @hero “[Friend] can move over.” And | , and] | , and] [adult] laid [tot] in it((, as warm as new bread)).
/+2

== lap
+3
@hero “I know,” [hero] told [tot]. “You had a lap, and it stood up.”
/+3

-2
[with| [friend-is| toy: | pet: | ((When [hero’s] nose itched, [friend] scratched it.))]]
/-2

+2
[Hero] kept very, very still. [with| [friend-is| toy: [Friend] did too, and was good at it. | pet: [Friend] lay down, and kept still too. | When [his] nose itched, [friend] scratched it.] | ((When [his] nose itched, [he] let it itch.))]
/+2

The yelling stopped. A small hand held [hero’s] thumb.

${by({
  hurt: '@hero “Sorry,” whispered [hero], and held the hand as softly as an egg.',
  love: '@hero “I love [tot] now,” whispered [hero]. “And none of yours is gone!”',
  back: '[Tot] looked up, and didn’t want anything.',
  tower:
    '@hero “You want to play, too,” said [hero], and [has:grabs-it| lent [tot] a brick. | built a tiny tower. Bump!]',
  room: '@hero “You won’t take up much room,” said [hero].',
  mine: '@hero “I was little in that [old], too,” whispered [hero].',
  cry: 'You could hear the clock again.',
  proud: 'And [hero] was too proud to tell anybody.',
  dull: 'It let go, and held on again. It was a game!',
  feed: 'It hadn’t been hungry for milk at all.',
  took: `@hero “I’ll fetch your ${ITS},” whispered [hero].`,
  born: '@hero “Hello,” whispered [hero]. “[has:slept-through| I was asleep. | You were loud.]”',
  shy: '@hero “Hello,” whispered [hero].',
  sort: '[Tot] looked up, as if [hero] was just the right one.',
  lap: '((Two round eyes looked up.))',
})}

+3
It was a hand the size of a plum, but it had five fingers, and every finger had a real nail.
/+3

+4
It wasn’t easy to be a lap. One foot went to sleep, and then the other. A fly came, and sat on [hero’s] knee, and washed its face for a long time. [Hero] didn’t move. The fly flew away. Then came a yawn, and it was the smallest yawn in all the world.
/+4

+3
&again @guard “Is that lap free?” asked [guard], tired from standing.

@hero “Taken,” said [hero]. “But you’ve got one too. Just sit down!”

[Guard] sat down. @guard “So that’s where it goes,” said [guard]. And [small] climbed right in.
/+3

== back
&again @adult “Is that lap free?” asked [adult].

@hero “Taken,” said [hero]. “In a minute!”

So [adult] sat down behind. [Tot] was in [hero’s] lap, and [hero] was in [adult’s]((, and two arms came round to the front)).

${by({
  hurt: '@adult “What soft hands,” said [adult].',
  love: '@adult “Can you feel it?” asked [adult].',
  back: '@adult “Shall we take [them] back now?” asked [adult].',
  tower: '[has:grabs-it| @adult “Whose brick is that?” asked [adult]. | @adult “Who built that?” asked [adult].]',
  room: '[has:wants-it-in| @hero “I’ve got a lap,” said [hero]. “Now can [tot] sleep in my room?” | @hero “[Tot] can come in,” said [hero]. “The big bed’s mine.”]',
  mine: '@adult “You had the [old] first,” said [adult]. “And you had me first, too.”',
  cry: '@adult “How did you stop it?” asked [adult].',
  proud: '@adult “I’m proud of two,” said [adult]. “One’s in your lap, and one’s in mine.”',
  dull: '@adult “What are you playing?” asked [adult].',
  feed: '@adult “Are you still hungry?” asked [adult].',
  took: '@adult “So where does [tot] live?” asked [adult].',
  born: '[has:slept-through| @adult “You only missed the loud part,” said [adult]. | @adult “That was the loud part,” said [adult].]',
  shy: '@adult “What did you say?” asked [adult].',
  sort: '@adult “Still the wrong one?” asked [adult].',
  lap: '@adult “My chin’s been cold,” said [adult], and laid it on [hero’s] head. “[Tot] doesn’t reach up that far.”',
})}

${by({
  hurt: '@hero “They just wanted somebody to hold,” said [hero].',
  love: '@hero “Yes,” said [hero]. “All down my back.”',
  back: '@hero “No,” said [hero]. “They’ve got no laps there.”',
  tower:
    '[has:grabs-it| @hero “Mine,” said [hero]. “[Tot] is borrowing it.” | @hero “I did,” said [hero]. “[Tot] does the bump.”]',
  room: '[has:wants-it-in| @adult “Till the first yell,” said [adult]. | @adult “All of it,” said [adult].]',
  mine: '',
  cry: '@hero “I didn’t,” said [hero]. “I just answered.”',
  proud: '',
  dull: '@hero “Thumbs,” said [hero]. “[Tot] is winning.”',
  feed: '@hero “Only for cocoa,” said [hero].',
  took: '@hero “Here,” said [hero]. “With a lap.”',
  born: '@hero “This is the soft part,” said [hero].',
  shy: '@hero “Only hello,” said [hero]. “The rest is for later.”',
  sort: '@hero “No,” said [hero]. “[Tot] fits.”',
  lap: '',
})}

+2
[case| room, mine, proud, lap: [Hero] leaned back. |]

[case| born: @adult “It was a long night,” said [adult]. | @adult “You said I never have time,” said [adult].] ${by({
    hurt: COLD,
    love: COLD,
    back: COLD,
    tower: COLD,
    room: COLD,
    mine: COLD,
    cry: COLD,
    proud: COLD,
    dull: COLD,
    feed: COLD,
    took: COLD,
    born: '“Come right up close.” And two arms closed.',
    shy: COLD,
    sort: COLD,
    lap: '“But this minute is all yours.” And two arms closed.',
  })}
/+2

+4
There was just enough cocoa left for one cup((, and they drank it turn and turn about)).

After that, nobody knew as much about yelling as [hero].

[Tot] yelled at teatime.

@adult “What’s that one?” asked [adult].

[Hero] listened, with [his] head on one side. @hero “Milk,” said [hero]. And it was milk.

[Tot] yelled in the bath.

@hero “Too wet,” said [hero]. And it was rather wet.

Even [guard] came to ask. [Tot] yelled at [guard] for quite a long time.

@hero “That one doesn’t mean anything,” said [hero]. “It’s just yelling. I do that too.”

@adult “You yelled much louder,” said [adult]. “You had my lap all day, and I ate my soup over your head. You had peas in your hair for a year.”

[Hero] felt [his] hair. It was nice to think that [he] had been there first.
/+4

== bed
+2
[world|
ship: At night the waves rocked the ship slowly.
| valley: At night the dinosaurs lay close together in the dark.
| moon: At night the stars stood quietly round the house.
| castle: At night all the torches were low.
| forest: At night the trees hushed softly.
| city: At night the whole city was quiet.
| At night the wind was quiet.] [Tot] lay in [crib]. [Adult] sat down on [bed].
/+2

-2
At night [adult] sat down on [bed].
/-2

${by({
  hurt: 'Two soft hands lay on the blanket.',
  love: 'Nobody had to ask about love any more.',
  back: '[has:sick-on| By the bed hung [jumper], clean and dry. | Nobody had gone back anywhere.]',
  tower: '[has:grabs-it| The brick had come along, to sleep. | One small tower stood ready for the morning.]',
  room: 'There were two beds in [hero’s] room, one very small.',
  mine: '@hero “You keep the [old],” [hero] told [tot] softly. “I’ll keep the lap.”',
  cry: 'If [tot] yelled tonight, [hero] would know what it meant.',
  proud: 'In the morning [hero] would tell everybody about the thumb.',
  dull: 'There would be thumbs again in the morning.',
  feed: '[Tot] was full, and so was [hero].',
  took: `[Tots] ${ITS} ${ARE} back.`,
  born: '[has:slept-through| Tonight they would both sleep through. | Tonight there was nothing loud at all.]',
  shy: '@hero “Night,” said [hero] to [tot]. That made two words.',
  sort: 'Nobody was the wrong one tonight.',
  lap: '',
})}

+4
[more| [Others] lay in their beds already, and were quiet.] [Hero] was lying down, and when you lie down there’s no lap either. But that didn’t matter. It would be there again in the morning, as soon as somebody needed it.
/+4

&last @hero “Is that lap free?” yawned [hero].

@adult “It’s been waiting for you,” whispered [adult].

+2
So [hero] climbed in[with| [friend-is| toy: , and [friend] did too | pet: , and [friend] lay on the blanket | , with the blanket] | , with the blanket]. It was warm there, and smelled a bit of milk.
/+2

[Crib] gave a grumble.

+3
@hero “[Tot] is asking,” murmured [hero].
/+3

@adult “Taken,” [adult] told it softly. “In a minute.”

It was a long, warm minute. !asleep [Hero] was asleep before it was over.

+3
And so was [tot].
/+3
`,
  older: `
== lap
${ARRIVED} ${by({
    hurt: `${ONE_DAY} [hero] ${HURT}, and [tot] screamed. [Hero] couldn’t have said why.`,
    love: 'Everybody who came said how much they loved [tot] already.',
    back: `[has| sick-on, wet-on: ${SICKED}, which had never smelled of cheese before. | [Tot] [loudly], and never said one word to [hero].]`,
    tower:
      '[has:grabs-it| Whatever [hero] played with, [tot] wanted, and whatever [tot] got was wet afterwards. | [Hero] built a tower as high as [his] chin, and [tot] came crawling in and knocked it flat. So [hero] built it again, and [tot] came again.]',
    room: '[has:wants-it-in| [Hero] wanted [tot] in [his] room, at night as well, and had already cleared a shelf. | And now [tot] was going to sleep in [hero’s] room. The cot was there already, just where all the best games had been.]',
    mine: `And [tot] ${OLD_IN}. It still had [old-mark]. [has:went-quiet| [Hero] went very quiet.]`,
    cry: '[Tot] cried at breakfast, and in the bath, and [has:all-night| all night, and nobody slept a wink | when there was nothing left to cry about, [tot] cried about that].',
    proud: '[Hero] had told everybody [in], and then told them again, in case anybody had forgotten.',
    dull: '[Hero] had waited nine months for somebody to play with. And now came somebody who didn’t know [dunce].',
    feed: '[Adult] fed [tot] before breakfast, and after breakfast, and instead of breakfast.',
    took: `${ONE_DAY} [hero] ${TOOK}, and told nobody.`,
    born: `[has| the-day-before: Last night | In the night] [tot] was born, ${BORN_WHERE}, with everybody running about, and [hero] [has:slept-through| slept through the lot | lay and heard it all].`,
    shy: 'Everybody had said hello to [tot]. [Hero] had looked, and gone out again, and hadn’t said one word.',
    sort: `[Hero] had asked for ${HOPED}, quite clearly, and more than once.`,
    lap: '[Tot] [loudly], and didn’t know [dunce]. [has| present: Everybody brought [tot] a present. | Everybody looked at [tot], and hung their coats on [hero].]',
  })}

${by({
  hurt: '@adult “Gently!” said [adult], and picked [tot] up, and rocked, and didn’t look round.',
  love: '@hero “Do you still love me?” asked [hero]. “Now that [tot] is here?”',
  back: SEND_BACK,
  tower:
    '[has:shouted-at-it| @hero “Can’t you leave ANYTHING alone?” shouted [hero]. | @hero “Can’t you leave anything alone?” said [hero].]',
  room: '[has:wants-it-in| @hero “I’d look after everything,” said [hero]. | @hero “Which half is mine?” asked [hero].]',
  mine: '@hero “I wasn’t done with it,” said [hero].',
  cry: '[has:too-loud| @hero “It’s too LOUD!” shouted [hero], with both hands over [his] ears, which made two of them. | @hero “I’ve got something to tell you,” said [hero].]',
  proud: '@hero “Can I hold [tot] now?” asked [hero], for the ninth time.',
  dull: '@hero “What does [tot] do?” asked [hero].',
  feed: '[has| is-baby-again, bottle: @hero “I’d like a bottle as well, please,” said [hero]. | @hero “You never feed me for that long,” said [hero].]',
  took: LIVES_THERE,
  born: '[has:slept-through| @hero “You could have woken me,” said [hero]. | @hero “Is it always as loud as that?” asked [hero].]',
  shy: '@adult “Come and say hello,” said [adult].',
  sort: '@hero “You’ve been sent the wrong baby,” said [hero].',
  lap: '[has| is-baby-again, bottle: @hero “I’d like to be a baby as well, please,” said [hero]. “With a bottle.” | @hero “I’m still here,” said [hero].]',
})}

${by({
  hurt: '[Hero] put both hands in [his] pockets, where they felt hot and ashamed. Nobody had held them all day.',
  love: '@adult “Just as much,” said [adult]. “It doesn’t get used up.”',
  back: '@adult “There are no laps [there],” said [adult], “and a baby needs one.”',
  tower: '[Tot] howled, and was comforted. Nobody comforted [hero], who was cross, and a little ashamed.',
  room: '[has:wants-it-in| @adult “And at three in the morning?” said [adult]. “That’s when [tot] wants a lap.” | @adult “Whichever half you’re in,” said [adult].]',
  mine: '@adult “You’re a head too long for it, my love,” said [adult].',
  cry: '[has:too-loud| | @adult “What?” said [adult]. @adult “Say it again?”]',
  proud: '@adult “In a minute,” said [adult], for the ninth time, too.',
  dull: '@adult “You’re looking at it,” said [adult].',
  feed: '@adult “You’ve got a sandwich,” said [adult].',
  took: `@adult “There are no laps ${NO_LAPS},” said [adult], “and a baby needs one.”`,
  born: '[has:slept-through| @adult “There wasn’t a hand free,” said [adult]. | @adult “Only once,” said [adult].]',
  shy: '@hero “Later,” said [hero].',
  sort: '@adult “It’s the only one they had,” said [adult], “and it needs a lap.”',
  lap: '@adult “So you are,” said [adult], but only to the nappy cream.',
})}

${by({
  hurt: '',
  love: 'But laps do, thought [hero], and [tot] filled this one to the edges. [Hero] felt a draught.',
  back: '[Hero] knew somebody else who needed one.',
  tower: '',
  room: '[has:wants-it-in| [Hero] hadn’t got a lap, as far as anybody knew, and felt shut out. | But it felt like moving out, one toy at a time.]',
  mine: 'All the same it was sad, as if [hero] had been rubbed out.',
  cry: 'It’s lonely to be quiet in a loud house, and [hero] was cross and tired.',
  proud: 'It’s sad to be so proud, with empty arms.',
  dull: '[Hero] looked for a long time. It was boring, and rather lonely.',
  feed: 'That was true. But [hero] was still hungry, somewhere a bit further up.',
  took: '[Hero] knew somebody else who needed one, and felt rather ashamed as well.',
  born: 'By breakfast everybody had met [tot][has:slept-through| , and [hero] was the last, as if it had happened in another house].',
  shy: 'It’s hard to say hello to somebody who has got your place.',
  sort: '[Hero] knew somebody else who needed one, and was cross.',
  lap: '[feels| sad: Something sat in [hero’s] middle, as heavy as a baby. | angry: [Hero] slammed a door, but nobody heard, because of the noise. | proud: [Hero] was proud all the same, but it’s lonely to be proud in a corner. | [Hero] felt no bigger than a coat hook.]',
})}

And [adult’s] lap was never free. ((Not that [hero] needed it, being far too big for laps, but it was good to know about it.))

&first @hero “Is that lap free?” asked [hero], in a careless sort of way.

@adult “The minute [tot] is asleep,” said [adult]. “Could you peg out the nappies?”

[Tot] heard this, and stayed awake.

-2
*pegs So [hero] hung up eleven nappies[with| [friend-is| toy: , with [friend] the [friend.kind] under one arm, | pet: , and [friend] the [friend.kind] looked on, | , and [friend] helped,] | ,] and to be quick, [he] left out the pegs.
/-2

+2
*pegs So [hero] hung up eleven nappies, and to be quick, [he] left out the pegs. Then [hero] went to find another lap[with| [friend-is| toy: , with [friend] the [friend.kind] under one arm | pet: , and [friend] the [friend.kind] went too | , and [friend] went too]].
/+2

+4
[more| [Others] promised to ask about, and were next seen eating buns.]
/+4

== search
+3
[world|
ship: The captain was standing at the wheel.
| valley: The longneck was standing by the lake, with her head in a tree.
| moon: The commander was standing at the big telescope.
| castle: The knight was standing at the gate, in armour that didn’t bend.
| forest: The ranger was standing high up on a ladder, counting owls.
| city: Captain Whoosh was standing on the edge of the roof, looking out for trouble.
| Mrs Bunting from next door was standing on a ladder, picking cherries.]

@hero “Excuse me,” said [hero], “have you got a lap?”

@stander “When I get up, my lap’s gone,” said [stander], “and I’ve never found out where.”

@hero “Will you be sitting down soon?”

@stander “[world| ship: There are rocks about | valley: I’m only on my second tree | moon: There’s a comet coming | castle: I’m on guard till six | forest: I’ve got as far as four hundred and one | city: There’s a bank being robbed | I’ve still got all this side to do],” said [stander]. “Try again this evening.”

[world|
ship: The cook was sitting down, but there were forty potatoes in his lap.
| valley: The triceratops was sitting down, but there were sixty pine cones in his lap.
| moon: The robot was sitting down, but there were two hundred screws in his lap.
| castle: The wizard was sitting down, but there were nine frogs in his lap, and one of them had been the gardener.
| forest: The badger was sitting down, but there were three hundred blackberries in his lap.
| city: Granny Thunder was sitting down, but there were seven torn capes in her lap, and forty pins.
| Mr Bunting was sitting down, but there were about a thousand peas in his lap.]

@sitter “Taken,” said [sitter]. “And don’t make me laugh. With a lap, the main thing is to keep still.”

After that [hero] tried [world| ship: the captain’s own chair | valley: a mossy old tree | moon: the rocket seat | castle: the king’s second-best chair | forest: a mossy old tree | city: the alarm chair | the old armchair in the shed], which was soft, and had [world| valley, forest: two roots like arms | two arms]. [He] sat there politely for some time. But the arms stayed at the sides, where they’d always been, and it didn’t seem to occur to them to come round to the front.

[with2| @friend2 “That’s not a lap,” said [friend2], who’d walked right round it. “That’s just something to sit on.” | @hero “You’re not a lap,” [hero] told it. “You’re just something to sit on.”]
/+3

+2
[world|
ship: Behind the biscuit barrel leaned a young monkey((, with a face as long as a wet week)).
| valley: Behind a fern stood a little T. rex called Pebble((, with a face as long as a wet week)).
| moon: Behind the door stood a little Martian((, with a face as long as a wet week)).
| castle: Behind the curtain stood a young dragon((, with a face as long as a wet week)).
| forest: Behind a bush stood a young bear((, with a face as long as a wet week)).
| city: Behind the chimney stood a very small superhero called Whizz((, with a face as long as a wet week)).
| By the hedge stood a young rabbit((, with a face as long as a wet week)).]

@mirror “There aren’t any laps,” said [mirror]. “((I’ve been looking since Monday. ))My mother’s has got twins in it[has:twins| , too].”
/+2

+3
@hero “What can they do?” asked [hero].

@mirror “One of them dribbles,” said [mirror], “and so does the other.”

@hero “Ours mostly yells,” said [hero], and they both felt a little better.
/+3

+2
They agreed that whoever found a free one would come and say so.
/+2

== half
-2
When [he] came back, something wonderful had happened. [Tot] lay in [crib], fast asleep, and [adult’s] lap was empty. [Hero] was in it before [adult] could put down the nappy cream.
/-2

+2
When [hero] came back to [seat], something wonderful had happened. [Tot] lay in [crib], fast asleep, and [adult’s] lap was empty. [Hero] was in it before [adult] could put down the nappy cream.
/+2

-3
[Hero] had just begun to tell [adult] everything, when [crib] gave a grunt, and then a yell.
/-3

+3
((It was a good lap, and nothing about it had changed.)) [Hero] was just telling [adult] about [sitter], when [crib] gave a grunt, and then a squeak, and then a yell.
/+3

&again @hero “Taken,” [hero] told [crib].

-2
But one of [adult’s] feet had begun to rock [crib]. It was only half a lap by now. The other half was listening to somebody else.
/-2

+2
[Adult’s] arms stayed right where they were, but one of [adult’s] feet had begun to rock [crib], and [adult] only said Mm, even at the very best part. It was only half a lap by now. The other half was listening to somebody else.
/+2

+2
@hero “[has| just-today: You haven’t got time | You never have time] for me any more,” said [hero].

@adult “Mm,” said [adult].

[Hero] sat in that half for as long as anybody could have borne it.
/+2

@hero “Oh, take [tot], then,” said [hero], and got down.

+2
@adult “That was very kind,” said [adult].

@hero “It was very loud,” said [hero].
/+2

== wind
[world|
ship: Then the wind got up, and eleven nappies sailed away over the mast((, with a gull behind them)).
| valley: Then the wind got up, and eleven nappies flew across the valley and landed on a stegosaurus((, who walked off in them)).
| moon: Then somebody switched on the big fan. On the moon things weigh next to nothing, and eleven nappies floated off the line((, and set out for the ceiling)).
| castle: Then the wind got up, and eleven nappies flew away over the moat, and one of them landed on an old dragon((, who took it for snow)).
| forest: Then the wind got up, and eleven nappies flew away through the trees((, and a stag went by with two of them on his antlers)).
| city: Then the wind got up, and eleven nappies flew away over the city((, and down in the street people pointed, and asked if it was a bird)).
| Then the wind got up, and eleven nappies flew over the hedge, and one of them landed on Mrs Bunting.]

@adult “Didn’t you peg them?” cried [adult]((, jumping up)).

@hero “Not all of them,” said [hero]. That was true, but not very.

-2
@adult “I need both hands,” said [adult], “and somebody here needs a lap!” And [tot] began to yell.
/-2

+2
@adult “I need both hands,” said [adult], “and somebody here needs a lap!” And [tot], who’d only just stopped, began again.
/+2

It was just what [hero] had been asking all day, only louder.

+3
[Stander] was standing up. [Sitter] was full of [load]. There wasn’t a free lap to be seen.
/+3

So [hero] sat down((, with [his] back against [wall])), and there was a lap, and it was [hero’s] own. ((It must have been there every time [hero] sat down, and nobody had ever looked.))

@hero “This one’s free,” said [hero][with| [friend-is| toy: , and moved [friend] over]], and [adult] laid [tot] in it, and ran.

== baby
[Tot] was as heavy as [world| ship: a cannonball | valley: a dinosaur’s egg | moon: a piece of the moon | castle: a bag of gold | forest: a basket of mushrooms | city: a bag of spanners | a bag of sugar], only warmer. A small hand found [hero’s] thumb(( and held on to it)), and the yelling stopped.

${by({
  hurt: '@hero “I’m sorry about before,” whispered [hero]. The hand only held on tighter.',
  love: 'And it was odd. [Hero] had begun to love [tot], from the thumb up, and there was none the less for [adult]. Nothing had been used up.',
  back: '@hero “This is what they haven’t got there,” [hero] explained.',
  tower:
    '[has:grabs-it| [Hero] held out a brick. [Tot] sucked it, thought it over, and gave it back. | With the other hand [hero] built a very small tower. [Tot] kicked it over, and crowed. It wasn’t nastiness. It was the only part that [tot] could do.]',
  room: '[Hero] worked out how much of a room a baby takes up. It came to about one pillow.',
  mine: '@hero “I used to be in that [old], too,” [hero] said. “It’s all right. But it hasn’t got arms.”',
  cry: 'It was as quiet as if somebody had switched the house off. All that noise, and it had only been one question.',
  proud: '[Hero] opened [his] mouth to tell somebody, and shut it again. For once nobody needed telling.',
  dull: 'Then the hand let go, and took hold again, and let go. It was a game, and [tot] had made it up.',
  feed: 'So it hadn’t been milk that [tot] was hungry for. [Hero] knew what that was like.',
  took: `@hero “I’ll get your ${ITS} back,” whispered [hero]. “I know where to look.”`,
  born: '[has:slept-through| @hero “I was asleep,” [hero] explained. “But I was very near.” | @hero “You were loud,” [hero] told [tot]. “I heard you come.”]',
  shy: '@hero “Hello,” said [hero], since there was nobody to hear. It came out quite easily.',
  sort: '[Tot] stared up, as if [hero] was exactly the one that had been ordered.',
  lap: 'Two round eyes stared up, as though [hero] were the new one.',
})}

+2
[Hero] kept very still. @hero “I live here,” [hero] explained. “I’ve been here for years.”

From close up, this was quite a different sort of baby. ((There were ten fingernails, all finished.)) There was a bit of hair that stuck up, at just the place where [hero’s] did. [with| [friend-is| toy, pet: [Friend] looked from one to the other. | @friend “That’s your hair,” said [friend], and wetted a finger and tried to make it lie down, but no.] | [Hero] licked a finger and tried to make it lie down, and it wouldn’t. That hair never would, as [hero] knew very well.]
/+2

[with| [friend-is| toy, pet: ((Then [hero’s] nose began to itch.)) | Then [hero’s] nose began to itch, and [friend] scratched it((, a little too far to the left)).] | ((Then [hero’s] nose began to itch.))] Then [hero’s] left leg went to sleep, and then so did [tot].

== choice
+2
Just then [mirror] came running.

@mirror “I’ve found one!” called [mirror]. “[world|
ship: The captain’s sitting down! She’s got cake, and she’s telling the one about the whale!
| valley: The longneck’s lying down! She’s got a lap like a hill, and you’re allowed to slide down her tail!
| moon: The commander’s sitting down! She’s got cocoa, and she’s telling the one about the comet!
| castle: The knight’s got his armour off! He’s got cake, and he’s telling the one about the giant!
| forest: The ranger’s come down! She’s got toast, and she’s telling the one about the wolf!
| city: Captain Whoosh is sitting down! She’s got cake, and she’s telling the one about the train!
| Mrs Bunting’s come down! She’s got a bowl of cherries, and she’s telling the one about the bull!]”

But there were five small fingers round one thumb, and if [he] stood up, the lap was gone.
/+2

+3
[with| [friend-is| toy, pet: [Hero] tried to slide the thumb out, just a little. The five fingers tightened at once. | @friend “I could take over,” said [friend], and meant it. But you can’t pass on a sleeping baby like a parcel. Both of them could see that.] | [Hero] tried to slide the thumb out, just a little. The five fingers tightened at once.]
/+3

+4
Far away, people had started to laugh already. They must have got to the good part. [Hero] thought of [crib]. It was close by, and nobody could say that there was anything wrong with it. But [tot] had lost one lap already today, and it was all because of eleven nappies, and no pegs. Somebody ought to be the lap that stayed. It was odd, because nobody had told [hero] to stay, and that made it a good deal harder to go.
/+4

+2
@hero “You go,” said [hero]. “I’m sitting down.”

[Mirror] noticed [hero’s] knees. &again @mirror “Is that one free?”

@hero “Taken,” said [hero]((, and it sounded very grand)).

@mirror “Wherever did you get it?”

@hero “You just sit down,” said [hero]. “And then you have to stay.”

[Mirror] looked down at [mirror.his] own knees((, for the very first time)), and went to try it on the twins.
/+2

== twins
+3
It wasn’t long before [mirror.he] was back, walking in a very upright sort of way.

@mirror “I had them both,” said [mirror], “one on each knee. They dribbled all over me. And then one of them looked at me and did this.” [Mirror] showed what it had done. It was a sort of smile, with no teeth in it.

@hero [case| tower: “Ours does that when things fall over,” | “Ours hasn’t done that yet,”] said [hero].

@mirror “You have to wait for it,” said [mirror] kindly. “I expect it takes a good lap.”
/+3

== back
-2
[Adult] came back with eleven nappies.

@hero “I’m sorry about the pegs,” whispered [hero]. “I can’t feel my leg.”
/-2

+2
At last [adult] came back, with [world| ship: eleven nappies and a feather | valley: eleven nappies, one with a hole in it the shape of a spike | moon: eleven nappies and a long butterfly net | castle: eleven nappies and wet feet | forest: eleven nappies and a great many twigs | city: eleven nappies and a note from the fire brigade | eleven nappies and a good deal of hedge]((, and stood there looking at the two of them)).

@hero “I’m sorry about the pegs,” whispered [hero]. “There weren’t any. Not on one of them.”

@adult “I did wonder,” whispered [adult]. ((“Have you been sitting here the whole time?”))

@hero “I can’t feel my leg,” whispered [hero].
/+2

@adult “Don’t get up,” said [adult], and sat down too, just behind((, with one knee on each side)). Now [tot] was in [hero’s] lap, and [hero] was in [adult’s].

+2
[Hero] leaned back, to see if anybody was in the way. Nobody was.
/+2

${by({
  hurt: '@adult “Those are gentle hands,” said [adult].',
  love: '@hero “You were right,” said [hero]. “It doesn’t get used up. I’ve tried it.”',
  back: '@adult “Shall we take [them] back, then?” asked [adult].',
  tower: '@adult “Are you two friends again?” asked [adult].',
  room: '[has:wants-it-in| @hero “I do have a lap,” said [hero]. “Now can [tot] sleep in my room?” | @hero “[Tot] can have a corner,” said [hero]. “The rest is mine.”]',
  mine: '@adult “You had the [old] first,” said [adult]. “And you had me first. That doesn’t get passed on.”',
  cry: '@adult “How did you make it stop?” asked [adult].',
  proud: '@adult “I’m so proud,” said [adult].',
  dull: '@adult “Isn’t it boring for you?” asked [adult].',
  feed: '@adult “Are you hungry?” asked [adult]. “You’ve had nothing since that sandwich.”',
  took: '@adult “So where does [tot] live?” asked [adult].',
  born: '[has:slept-through| @adult “You only missed the loud part,” said [adult]. | @adult “That was the loud part,” said [adult].]',
  shy: '@adult “I thought I heard somebody talking,” said [adult].',
  sort: '@adult “Shall I tell them it was the wrong one?” asked [adult].',
  lap: '@hero “I’m still here,” said [hero].',
})}

${by({
  hurt: '@hero “They are now,” said [hero]. “I’ve told [tot] I’m sorry.” And [adult] took one of them, and kept it.',
  love: '@adult “So have I,” said [adult]. “You’re the one I learned it on.”',
  back: '@hero “We can’t,” said [hero]. “They’ve got no laps there. I’d have to go, too.”',
  tower:
    '[has:grabs-it| @hero “We swap,” said [hero]. “But my best things go up on the shelf.” | @hero “I build the small ones for [tot],” said [hero]. “The big ones go up on the table.”]',
  room: '[has:wants-it-in| @adult “Till the first yell,” said [adult]. “Then it’s my turn.” | @adult “And I’ll knock,” said [adult].]',
  mine: '',
  cry: '@hero “I didn’t,” said [hero]. “I just answered.”',
  proud:
    '@hero “Of [tot]?” asked [hero]. @adult “Of both of you,” said [adult]. “One’s in your lap, and one’s in mine.”',
  dull: '@hero “We’re playing thumbs,” said [hero]. “[Tot] cheats.”',
  feed: '@hero “No,” said [hero], and was quite surprised.',
  took: '@hero “Here,” said [hero]. “I’m fetching everything back tomorrow, so that nobody gets muddled.”',
  born: '@hero “I’ve got the quiet part,” said [hero]. “I don’t mind.”',
  shy: '@hero “Only hello,” said [hero]. “We’re saving the rest.”',
  sort: '@hero “It’s a bit late now,” said [hero]. “[Tot] has got used to me.”',
  lap: '@adult “So you are,” said [adult], and this time [hero] could feel it.',
})}

+2
@adult “You were telling me something,” said [adult], “and I only heard half of it, so what was the very best part?”

So [hero] told it all again, in a whisper((, right from the start)). And this time [adult] gasped in all the right places, and never once said Mm.

@adult “And you said I [has| just-today: haven’t got | never have] time for you,” said [adult]. “I heard that as well, and it’s true, and I don’t like it any more than you do.”

@adult “My chin’s been cold [has| just-today: all day | the-day-before: since yesterday | for weeks],” said [adult], and laid it on [hero’s] head. “[Tot] doesn’t reach up that far.”
/+2

+4
@hero “Was I like that?” asked [hero].

@adult “Louder,” said [adult]. “We had to put cotton wool in our ears.”

@hero “And did I smell?”

@adult “[world| ship: The fish complained | valley: The swamp complained | moon: They noticed it on Mars | castle: We thought the drains had gone | forest: Even the foxes moved away | city: Two villains gave themselves up | The postman left our letters next door],” said [adult]. “And you couldn’t do anything at all, except be held. So I held you. I don’t believe I got up for a year.”

[Hero] hadn’t known that. It was good to hear that the lap had been [hero’s] for a whole year, day and night, before anybody else had even asked.

Then people came over, because [mirror] had told everybody about the lap. [Stander] sat down on [floor] too, and so did [sitter], who’d got rid of the [load]. [more| [Others] brought the last two buns, and had even saved them on purpose.] There were laps wherever you looked, and nearly all of them were free. [Hero] didn’t try a single one.
/+4

== bed
-2
^pegs That night there were two pegs on every nappy, and [adult] sat down on [bed]. [Hero] was far too big for laps, of course.
/-2

+2
[world|
ship: That night the wind was only a breath, and the ship rocked slowly.
| valley: That night the dinosaurs lay close together, and breathed slowly.
| moon: That night the Earth hung in the window, blue and quiet.
| castle: That night the torches burned low, and the moat lay quiet under the moon.
| forest: That night the trees were quiet, and one owl counted softly to itself.
| city: That night the city was quiet, and one window after another went softly dark.
| That night the garden was quiet, and the moon stood quietly over the cherry tree.] ^pegs On the line hung eleven nappies, with two pegs each, because [hero] had put them there.
/+2

+4
[more| [Others] lay in bed already. Somebody there breathed in, and somebody else breathed out.]
/+4

+3
[with| [friend-is| toy: [Friend] lay in bed already, and kept it warm. | pet: [Friend] lay at the foot of the bed already, and kept it warm. | [Friend] was nearly asleep, with one finger still a little wet.] | It had been a long day for a leg, and it lay still and warm under the blanket.] Some way off, somebody with two wet knees was being told how good [mirror.he] had been, and for once nobody interrupted.
/+3

+2
[Tot] lay quietly in [crib]. [Adult] came in slowly on soft feet, and sat down on [bed]. [Hero] was far too big for laps, of course.
/+2

${by({
  hurt: '[Hero’s] two hands lay on the blanket, quite gentle.',
  love: 'Nobody had to ask about love. You could feel it, all down your back.',
  back: '[has:sick-on| By the bed hung [jumper], clean and dry, and nobody had been taken back anywhere. | Nobody had been taken back anywhere.]',
  tower:
    '[has:grabs-it| One brick, rather wet, lay ready for the morning. | One very small tower stood ready for the morning.]',
  room: 'There were two beds in [hero’s] room, one very small.',
  mine: '@hero “Keep the [old],” [hero] told [tot] quietly. “I’m keeping the lap.”',
  cry: 'There would be yelling later, and [hero] would know what it was about.',
  proud: 'In the morning everybody would hear all about the thumb.',
  dull: 'There would be thumbs again in the morning.',
  feed: '[Tot] was full, and so, for once, was [hero].',
  took: `By the door stood [hero’s] shoes, ready to fetch [tots] ${ITS}.`,
  born: '[has:slept-through| Tonight the two of them would sleep through it together. | Tonight there was nothing to be heard at all.]',
  shy: '@hero “Night,” said [hero] to [tot]. That made two words, in one day.',
  sort: 'Nobody in the house was the wrong one.',
  lap: '',
})}

-2
&last @hero “Is that lap free?” asked [hero].
/-2

+2
&last @hero “Is that lap free?” asked [hero], in a careless sort of way.
/+2

@adult “I’ve been keeping it for somebody,” whispered [adult]. “Somebody with long legs.”

+2
[Hero] fitted in quite well, apart from the legs.
/+2

+3
The legs had to stay outside on the blanket, but they didn’t mind. Both of [adult’s] arms came round, and both of [adult’s] feet were still.

@hero “It’s a whole one,” said [hero] after a while.

@adult “It was never gone,” said [adult]. “It was only standing up.”
/+3

-2
[Hero] fitted in, apart from the legs, and it was warm there. [Crib] gave a soft grumble.
/-2

+2
It was warm there, and smelled a little of milk. [Crib] gave a soft grumble.
/+2

@adult “The minute [hero’s] asleep,” [adult] told it quietly.

[Hero] heard this, and stayed awake for as long as anybody can in a lap like that. !asleep It wasn’t long.
`,
}
