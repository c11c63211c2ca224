import type { Telling } from '../../../../craft/telling.ts'

/**
 * Whoever is good at holding on has to learn to let go. It is out and stands in some food, or lies in a hand that is shut; or it is gone; or it
 * is still in: where the wish says so, fears it, or envies all friends who have lost theirs.
 */
function wayOf(): string {
  const out = '[has| swallow, plughole, sewer, grass: gone | [is:food| food | [has:cornfield| food | hand]]]'
  const unlessFriends = `[has:friend| still | ${out}]`
  // "Wobbly, and won't bite her toast" is in, whatever day it is said of; what went down the drain is out.
  return `[has| none-yet, keep-in: kept | [event| waiting: still | proud: ${out} | [has| plughole, sewer: gone | [when| past: ${out} | today: [feels| afraid: [has:tooth-fairy| ${out} | still] | sad, jealous: ${unlessFriends} | ${out}] | [has| gap, gap-in-the-teeth: ${unlessFriends} | still]]]]]`
}

/** Told by the way that it is; `kept`: it does not come out at all, because it is too early for it, or because it is not to. */
const way = ({
  food,
  hand,
  gone,
  still,
  kept = still,
}: Record<'food' | 'hand' | 'gone' | 'still', string> & { kept?: string }) =>
  `[way| food: ${food} | hand: ${hand} | gone: ${gone} | kept: ${kept} | ${still}]`
/** Of a tooth that is not to fall out, ever; and of a child who has no gap yet. */
const either = (never: string, early: string) => `[has:keep-in| ${never} | ${early}]`
/** Where there is a gap. */
const gap = (yes: string, no = '') => `[way| kept: ${no} | ${yes}]`

const COUNTED = [
  ...['fish-finger', 'sausage', 'burger', 'chip', 'chicken-nugget', 'carrot', 'pear', 'peach', 'plum', 'banana'],
  ...['biscuit', 'cake', 'pizza', 'pancake', 'potato', 'sweet', 'crumpet', 'bagel', 'flapjack', 'doughnut'],
]
const UNCOUNTED = [
  'toast',
  'bread',
  'toffee',
  'spaghetti',
  'pasta',
  'chocolate',
  'cereal',
  'porridge',
  'popcorn',
  'rice',
]

/** The food in which it came out: a fish finger, the fish finger, fish finger. Where a meal is named as well, it is the other food, or one that such a meal has. */
const foodAs = (article: 'a ' | 'the ' | '') => {
  const form = { 'a ': '.one', 'the ': '', '': '.kind' }[article]
  const isOne = article === 'a '
  const piece = (id: string) => (isOne ? `a piece of ${id}` : article + id)
  const other = (meal: string) => `[is:food2| [food2${form}] | ${meal}]`
  const named = [
    `sandwich: ${article}[has| cheese: cheese sandwich | jam: jam sandwich | ham: ham sandwich | sandwich]`,
    `apple: ${isOne ? 'an ' : article}apple`,
    ...COUNTED.map((id) => `${id}: ${article}${id.replace('-', ' ')}`),
    ...UNCOUNTED.map(
      (id) => `${id}: ${['toast', 'bread'].includes(id) ? piece(id) : (isOne ? 'some ' : article) + id}`,
    ),
    `breakfast: ${other(piece('toast'))}`,
    `cornfield: ${article === 'a ' ? 'some ' : article}corn on the cob`,
    `tea, dinner, supper: ${other(`${article}fish finger`)}`,
    `barbecue: ${other(`${article}sausage`)}`,
    `lunch, picnic, snack, meal, food, lunchbox, feast, midnight-feast, buffet, takeaway, leftovers, afternoon-tea, tea-party, school-dinner: ${other(`${article}sandwich`)}`,
    `milk, juice: ${article}biscuit`,
  ]
  return `[has| ${named.join(' | ')} | [food${form}]]`
}
const A_FOOD = '[afood]'
const THE_FOOD = '[thefood]'
const FOOD = '[foodkind]'

const PLACE = '[place]'
const MEAL = '[meal]'
const PLACES =
  '[has| airport: , at the airport | plane: , on the plane | train: , on the train | bus: , on the bus | cinema: , at the cinema | supermarket: , at the supermarket | park: , in the park | beach: , on the beach | cafe: , at the café | school, class, assembly, playtime: , at school | nursery: , at nursery | swimming, swimming-pool: , at swimming | car: , in the car | garden, forest, kitchen, bathroom, bedroom: , in [where] | door, gate, window, staircase, house, plughole, sewer: | [is:where| [where-is| place: [where-in| discovery: , in [where.one] | , at [where]] | , at [where]] | [kin| grandma, grandpa: , at [adult’s] house]]]'
const MEALS =
  '[has| breakfast: , at breakfast | lunch, lunchtime, school-dinner: , at lunch | tea: , at tea | dinner: , at dinner | supper: , at supper | snack: , at snack time | picnic: , at the picnic | barbecue: , at the barbecue | halloween: , at Halloween]'
/** Where nobody gets at it. */
const DOWN = '[down]'
const DEPTHS = '[has| swallow: [hero’s] tummy | plughole: the plughole | sewer: the drain | the grass]'
const BLOOD =
  '[has:red-drop| There was a gap, and a bit of blood. [Hero] held a hankie to it until there was no more. | There was a gap, and a bit of blood, but only a bit.]'
const DOG = '[has:dog| [friend-is| pet: | The dog wanted to eat it, so [adult] held on to the dog.]]'
const HOW = `[has| knocked-out: Then there was a bump[bumped], and it was out. | string: [Adult] tied a string to it, and tied the string to the door. Bang! The tooth was out. | pull: Somebody gave it one pull${PLACE}, and it was out. | football, ball: A ball came flying${PLACE}, and bump! The tooth was out. | brush-teeth: Then it came out, with the toothbrush. | bath: Then it came out, in the bath. | bed, sleep: Then it came out, in bed. | trampoline: Then it came out, on the trampoline. | Then it came out${MEAL}${PLACE}.]`

/** The same wherever there is a tooth in the end. */
const unlessGone = (told: string, gone: string, kept = told) => way({ food: told, hand: told, gone, still: told, kept })

/** Only where it is out, and not gone. */
const unlessStill = (told: string) => way({ food: told, hand: told, gone: '', still: '' })

const BOXED =
  '[has:box| [is:whom| [Whom] put the tooth | It was put] in a little box, and [hero] shut [his] hand round the box. | [Hero] shut [his] hand round the tooth.] [feels:proud| It was a very proud hand.]'
const IN_HAND = `[has:forget| Then it came out. ${BLOOD} [Hero] put the tooth under the pillow, but the tooth fairy didn’t come. So in the morning [hero] shut [his] hand round the tooth. | ${HOW} ${BLOOD} ${BOXED}]`
/** Where it went, where nobody has it. */
const WENT = `[has| swallow: Then it came out${MEAL}${PLACE}, and down it went. [Hero] had swallowed it! | plughole: [has:bath| Then it came out, in the bath, and down the plughole it went! | Then it came out, over the basin, and down the plughole it went!] | sewer: Then it came out${PLACE}, and down the drain it went! | [has| football, ball: Then a ball came flying${PLACE}, and bump! The tooth was out, and fell in the grass. | Then it came out${PLACE}, and fell in the grass.] A tooth is small, and there’s such a lot of grass! [has| school, class, assembly, playtime, nursery: [Adult] came to help look.]]`
/** Carried home from where it came out. */
const HOME =
  '[has| airport, plane, train, bus, cinema, supermarket, park, beach, cafe: | school, class, assembly, playtime, nursery: [Hero] carried it all the way home.] '

const START = `[has:knocked-out| [Hero] had a good strong tooth, right at the front. It bit apples, and it bit toast((, and it never even wobbled)). | ${gap(
  '[Hero] had a wobbly tooth. It wobbled in the bath, and it wobbled in bed((, and it wobbled on the stairs)).',
  either(
    '[Hero] had one tooth at the front that [he] liked best of all. It was there when [he] ate. It was there in bed.',
    '[Hero] still had every one of [his] teeth. [He] pushed the front one in the bath, and [he] pushed it in bed.',
  ),
)}]`
const START_OLDER = `[has:knocked-out| [Hero] had a good strong tooth, right at the front. It had come through crusts and carrots and one enormous sneeze((, and had never so much as wobbled)). | ${gap(
  '[Hero’s] tooth had been wobbling for weeks. It had come through crusts and carrots and one enormous sneeze((, and by now it could lie down flat and get up again)).',
  either(
    '[Hero] had one tooth at the front that [he] liked best of all. It had come through crusts and carrots and one enormous sneeze.',
    '[Hero] still had every one of [his] teeth. [He] pushed the front one every morning with one finger, and every evening with another.',
  ),
)}]`
const CLASS =
  '[has:friend| All [his] friends had gaps already. | All the others [has| class, school: in the class | friend: | in the class] had gaps.]'
const KEPT_UP = either(
  'It was to stay in, for ever and ever. [Hero] didn’t want it to fall out.',
  `${CLASS} [has:told-fib| So [hero] had said that one was out, too. It wasn’t. And now they all wanted to see it. | [Hero] hadn’t got one loose tooth, and was cross.]`,
)
const KEPT_FEARED = either(
  '@hero “It’s got to stay in for ever!” shouted [hero].',
  '@hero “Everybody’s is out but mine!” shouted [hero].',
)
const KEPT_SOOTHED = either(
  '@adult “Nobody’s going to pull it,” said [adult].',
  '@adult “Yours are very good at holding on,” said [adult].',
)
const KEPT_ASKED = either(
  '@hero “Can’t we just glue it in?” asked [hero].',
  '@hero “Why won’t it even wobble a bit?” asked [hero].',
)
/** Of a tooth that is still in: what it keeps a child from, what is feared, and a true answer. */
const HELD_UP = `[has| others-pull: [has| sister: [His] sister | brother: [His] brother | cousin: [His] cousin | friend: [His] friends | Everybody] kept asking to pull it. | friend: All [his] friends had gaps already. | thread: It only hung by a thread. | Nobody was allowed to touch it.] [is:food| [has:yoghurt| [Hero] ate nothing but yoghurt. | [Hero] wouldn’t eat ${THE_FOOD}.]]`
const FEARED =
  '[has| others-pull: @hero “Nobody’s going to pull it!” shouted [hero]. | friend: @hero “Everybody’s is out but mine!” shouted [hero]. | swallow, night: @hero “What if I swallow it in the night?” shouted [hero]. | red-drop: @hero “What if there’s a bit of blood?” asked [hero], very loudly. | [feels| afraid, hurt: @hero “It’s going to hurt!” shouted [hero]. | @hero “Don’t touch it!” shouted [hero].]]'
const SOOTHED =
  '[has| others-pull: @adult “No,” said [adult]. “It’s your tooth, and nobody else’s.” | friend: @adult “Yours is just the best at holding on,” said [adult]. | swallow, night: @adult “Then it goes for a ride,” said [adult], “and comes out at the other end.” | red-drop: @adult “Only a bit,” said [adult]. “I’ll have a hankie ready.” | [feels| afraid, hurt: @adult “Not much,” said [adult]. “Not if it lets go by itself.” | @adult “We’re only looking,” said [adult].]]'

const PRACTISED = '@adult “It’s held on to you for years,” said [adult]. “It’s had such a lot of practice by now.”'

const SHOUTED_AT = way({ food: 'a tooth', hand: 'a hand', gone: 'a tooth', still: 'a tooth' })
const HELD_ON = way({
  food: '&again But the tooth held on.',
  hand: '&again But the hand held on.',
  gone: '[has| swallow, plughole, sewer: &again But the tooth held on, far down. | &again But the grass held on to it.]',
  still: '&again But the tooth held on.',
})
const ARRIVED = `[world|
ship: Down in the harbour lived a pirate captain. He always came when there was a shout. He came running with his telescope. The ship’s cook ran behind him.
| valley: Out among the ferns lived a T. rex. She always came when there was a shout. She came stamping up with a log under one small arm. A longneck came with her, to see.
| moon: Up on the moon lived a commander. She always came when there was a shout. She came, helmet and all. Her robot came, too.
| castle: Up the hill lived the king. He always came when there was a shout. He came running with his crown in his hand. His dragon came, too.
| forest: [has:airport| Past the runway, in the forest, lived a bear. | Behind the house lived a bear.] He always came when there was a shout. He came with his honey pot. A beaver ran behind him.
| city: Over the street lived Captain Zoom. She always came when there was a shout. She flew in at the window with her shield. Elastic Ed flew in behind her.
| Next door lived Mr Hobbs. He always came when there was a shout. He came running with his watering can. Mrs Pocket from number ten ran behind him.]`
const BOO = `[Small.one] had heard the roaring, and crept up on tiptoe.

@small “BOO!” shouted [small].

Everybody jumped, and held on to somebody. [Boss] held on to [mate], and [mate] held on to [adult]. ${way({
  food: `The tooth held on to ${THE_FOOD}.`,
  hand: 'The hand held on to the tooth.',
  gone: 'But the tooth didn’t come.',
  still: 'The tooth held on to [hero].',
})}

@mate “BOO is for hiccups,” said [mate].

@small “Oh,” said [small]. “Has anybody got hiccups?” But nobody had.`
const NOT_LOOKING = `@adult “Perhaps it’s shy,” said [adult]. “Perhaps nobody should look.”

So they all turned round, and nobody looked. [Boss] looked up in the air. [Mate] looked down at [mate.his] feet. It was so quiet that you could hear a fly. Nobody looked for as long as it takes to count to ten. Then they all peeped at once.

@mate “You looked!” said [mate].

@boss “So did you,” said [boss]. ${HELD_ON}`
const WOKE = unlessGone(
  '[Boss] woke up. @boss “Did I do that?” asked [boss].',
  '[Boss] woke up. @boss “Have you got it?” asked [boss].',
  '[Boss] woke up. @boss “Is it out?” asked [boss].',
)
const ANSWERED = unlessGone(
  '@hero “Nearly,” said [hero].',
  '@hero “No,” said [hero]. “But it’s all right where it is.”',
  '@hero “No,” said [hero]. “But it’s all right where it is.”',
)
const HOW_BIG = unlessGone(
  '@mate “Isn’t it small?” said [mate].',
  '@mate “Was it big?” asked [mate].',
  '@mate “How loud was that?” asked [mate].',
)
const GAP_IS =
  '[has| gap-remark: So [hero] smiled, gap and all, and whatever anybody said about it, they couldn’t do that. | [feels:ashamed| So [hero] smiled, gap and all.]]'
const WHISTLED = gap(
  `@hero [has:sausage| “SSSmaller than a SSSausage!” | “SSSmall!”] said [hero], and the S whistled through the gap. [has:laugh| First they all laughed. Then they all wanted to whistle, too. | They all wanted to whistle, too.] But for that you need a gap. ${GAP_IS}`,
  '@hero “As loud as a branch when it breaks,” said [hero], and bit again. They all wanted to bite like that. But for that you need all your teeth, and they all have to hold on.',
)
const ROUND = unlessGone(
  'Then everybody was allowed to hold it. The tooth went from one to the other, and each of them held it as if it were an egg, and gave it back. [Boss] held it longest.',
  'Then everybody was allowed to look into the gap. They stood in a row with a torch, and looked in one after the other. [Boss] looked longest.',
  'Then everybody wanted to see how many there were. They stood in line and counted out loud, and then once more, and each of them came to another number, and was quite sure of it, and began again. [Boss] counted longest.',
)
const NEXT_ONE = `@small “${gap('Who lives in there now', 'Is there another one underneath')}?” asked [small], bending down low.

@hero ${gap('“The next tooth,” said [hero]. “It’s been', '“The next tooth,” said [hero]. “It’s')} waiting underneath the whole time.”

@small “Why ${gap('didn’t it come out before', 'doesn’t it come out')}?” asked [small].

@hero “It ${gap('had to wait until the first one let go', 'has to wait until the first one lets go')},” said [hero].

[Small] thought about that. @small “I’m always the smallest,” said [small]. “Perhaps I’m still waiting underneath, too.”

@hero “Then it’ll be your turn soon,” said [hero].`
const MILK = `${gap(
  'Then [adult] brought milk, with a straw for everybody. [Hero] shut [his] teeth, put the straw through the gap, and drank the whole mug like that, with one long slurp. [Boss] tried it as well, and spilt milk all down the front. [Boss.his] teeth were all still there, and in the way.',
  'Then [adult] brought more apples, one for everybody. [Hero] showed them how it’s done, with all the teeth at once. CRACK! [Boss] tried it as well, but the apple went round and round, and then it fell down and rolled away.',
)}

${gap('@boss “I want a gap, too,” said [boss]. “I’ll tell them to go.”', '@boss “I’ll shout at it,” said [boss].')}

${gap('@hero “They won’t, if you tell them,” said [hero].', '@hero “It won’t come back, if you shout,” said [hero].')}

${gap('@boss “What will they do?” asked [boss].', '@boss “What will it do?” asked [boss].')}

${gap('@hero “Hold on,” said [hero].', '@hero “Roll,” said [hero].')}`
/** Away from home, or where she has not come. */
const ABROAD =
  '[has| mouse-comes: @adult “Whoever is nearest comes for it,” said [adult]. “A mouse or a fairy. They never fight, because it’s only one small tooth, and tomorrow there’s another.” | hotel, holiday, journey, campsite, tent: @adult “The tooth fairy doesn’t look for houses,” said [adult]. “She looks for teeth.” | forget: @adult “She has a great many pillows to get to,” said [adult]. “And now she has a note to go by.”]'

const titled = (text: string) =>
  text.replace(/(^|[ -])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
const title = (who: string) => {
  const heldOn = `${who} and the Tooth That Held On`
  const foods = [...COUNTED, ...UNCOUNTED, 'apple', 'sandwich']
  const inFood = foods.map((id) => `${id}: ${who} and the Tooth in the ${titled(id.replace('-', ' '))}`).join(' | ')
  return way({
    food: `[has| ${inFood} | ${heldOn}]`,
    hand: heldOn,
    gone: `${who} and the Tooth [has| swallow: in the Tummy | plughole: Down the Plughole | sewer: Down the Drain | in the Grass]`,
    still: heldOn,
  })
}

/** A toy or a pet that the wish calls by name. */
const own = (yes: string, no = '') => `[friend-is| toy, pet: ${yes} | ${no}]`
/** The same for whoever else comes along, who can speak and help. */
const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
/** Somebody near who is named. */
const near = (yes: string, no = '') =>
  `[has| brother, sister, cousin, friend, teacher: [is:whom| ${yes} | ${no}] | ${no}]`

/** A brother, a sister, a friend or a teacher with a name, who was there. */
const SEEN = near(
  way({
    food: '@whom “There it is!” called [whom], who saw it first.',
    hand: '@whom “Hooray!” called [whom].',
    gone: '@whom “Where did it go?” asked [whom].',
    still:
      '[feels:jealous| @whom “Why haven’t I got a wobbly one?” asked [whom]. | @whom “It’s wobbling!” called [whom].]',
  }),
  unlessStill('[has| friend, classmates, class: Everybody clapped.]'),
)
const SEEN_ANSWER = near(
  way({
    food: '',
    hand: '',
    gone: '',
    still: '[feels:jealous| @adult “Yours are still busy holding on,” said [adult].]',
  }),
)
const ASKED =
  '[has:forget| @adult “She must have had a long night,” said [adult]. “Let me see it.” | @adult “Open your hand, and let me see,” said [adult].]'
const SHOUTED =
  '[has| school, class, assembly, playtime, nursery: [Hero] held on to it all the way home.] [has:forget| @hero “She didn’t come!” shouted [hero]. | @hero “It’s out!” shouted [hero].]'

export const toothOut: Telling = {
  id: 'tooth-out',
  shape: 'cumulative',
  fits: { kind: 'life', subjects: ['tooth-out'], when: ['past', 'today', 'tomorrow', 'always'] },
  ages: [4, 9],
  tile: { label: 'A lost tooth', wish: 'lost her first tooth today' },
  titles: [title('[Hero]')],
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: [title('The Pirate Captain')],
      figures: {
        boss: { forms: { name: 'the captain' }, gender: 'he' },
        mate: { forms: { name: 'the cook' }, gender: 'he' },
        small: { forms: { name: 'Twig', one: 'Twig, the smallest pirate,' }, gender: 'he' },
      },
      words: { drop: 'his telescope', home: 'his ship', fake: 'pearl' },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: [title('The T. rex')],
      figures: {
        boss: { forms: { name: 'the T. rex' }, gender: 'she' },
        mate: { forms: { name: 'the longneck' }, gender: 'he' },
        small: { forms: { name: 'Nub', one: 'Nub, the smallest dinosaur,' }, gender: 'he' },
      },
      words: { drop: 'her log', home: 'her cave', fake: 'pebble' },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      titles: [title('The Commander')],
      figures: {
        boss: { forms: { name: 'the commander' }, gender: 'she' },
        mate: { forms: { name: 'the robot' }, gender: 'he' },
        small: { forms: { name: 'Bolt', one: 'Bolt, the smallest robot,' }, gender: 'he' },
      },
      words: { drop: 'her helmet', home: 'the moon', fake: 'moon pebble' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: [title('The King')],
      figures: {
        boss: { forms: { name: 'the king' }, gender: 'he' },
        mate: { forms: { name: 'the dragon' }, gender: 'she' },
        small: { forms: { name: 'Crumb', one: 'Crumb, the smallest knight,' }, gender: 'he' },
      },
      words: { drop: 'his crown', home: 'his castle', fake: 'pearl' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: [title('The Bear')],
      figures: {
        boss: { forms: { name: 'the bear' }, gender: 'he' },
        mate: { forms: { name: 'the beaver' }, gender: 'she' },
        small: { forms: { name: 'Nut', one: 'Nut, the smallest squirrel,' }, gender: 'she' },
      },
      words: { drop: 'his honey pot', home: 'the forest', fake: 'pebble' },
    },
    city: {
      themes: ['superheroes'],
      titles: [title('Captain Zoom')],
      figures: {
        boss: { forms: { name: 'Captain Zoom' }, gender: 'she' },
        mate: { forms: { name: 'Elastic Ed' }, gender: 'he' },
        small: { forms: { name: 'Dot', one: 'Dot, the smallest superhero,' }, gender: 'she' },
      },
      words: { drop: 'her shield', home: 'her tower', fake: 'peppermint' },
    },
    home: {
      themes: [],
      figures: {
        boss: { forms: { name: 'Mr Hobbs' }, gender: 'he' },
        mate: { forms: { name: 'Mrs Pocket' }, gender: 'she' },
        small: { forms: { name: 'Boris', one: 'Boris from number nine' }, gender: 'he' },
      },
      words: { drop: 'his watering can', home: 'his own bed', fake: 'peppermint' },
    },
  },
  keys: { way: wayOf() },
  words: {
    ...{ afood: foodAs('a '), thefood: foodAs('the '), foodkind: foodAs('') },
    bumped:
      '[has| slide: , on the slide | trampoline: , on the trampoline | scooter: , on the scooter | bicycle: , on the bike | swing: , on the swing | football, ball: , with a ball | climbing-frame: , on the climbing frame | bouncy-castle: , on the bouncy castle | playground: , in the playground | bed: , on the bed | door: , at the door | sofa: , on the sofa | bath: , in the bath | party: , at a party]',
    spot: '[has:in-a-shoe| in [his] shoe, and the shoe lay on the pillow | under the pillow]',
    mouse: '[has:mouse-comes| fairy or the mouse | tooth fairy]',
    ...{ place: PLACES, meal: MEALS, down: DEPTHS },
  },
  things: {
    food: { kinds: ['food'], or: { forms: { name: 'the apple', one: 'an apple', kind: 'apple' }, gender: 'it' } },
    food2: { kinds: ['food'], or: { forms: { name: 'the apple', one: 'an apple', kind: 'apple' }, gender: 'it' } },
    where: { kinds: ['place', 'building'], or: { forms: { name: 'home', one: 'home' }, gender: 'it' } },
    whom: { kinds: [], or: { forms: { name: 'somebody' }, gender: 'it' } },
  },
  fact: '[Hero] once had a tooth that was very good at holding on.',
  next: 'Somebody else was holding on to something, and had forgotten how to let go.',
  young: `
== out
${START} ${own('Only [friend] the [friend.kind] was allowed to touch it.')} &first But the tooth held on.

${way({
  food: `Then it came out${MEAL}${PLACE}, in ${A_FOOD}. Crunch! ${BLOOD} ((And there was the tooth, in the middle of ${THE_FOOD}.)) ${DOG}`,
  hand: IN_HAND,
  gone: `${WENT} ${BLOOD} [feels:sad| And there were tears.]`,
  still: HELD_UP,
  kept: KEPT_UP,
})}

+3
${SEEN}

${SEEN_ANSWER}
/+3

${way({
  food: `${HOME}@hero “My tooth’s out!” shouted [hero]. “But it’s IN ${THE_FOOD}!” ((And [he] shook ${THE_FOOD}. The tooth held on.))`,
  hand: SHOUTED,
  gone: '@hero “It’s gone!” shouted [hero]. “Now the tooth fairy won’t find it!”',
  still: FEARED,
  kept: KEPT_FEARED,
})}

${way({
  food: `@adult “The tooth fairy comes for teeth,” said [adult]. “She can’t carry ${THE_FOOD} as well.”`,
  hand: ASKED,
  gone: '@adult “She comes for letters, too,” said [adult].(( “You aren’t the first.”))',
  still: SOOTHED,
  kept: KEPT_SOOTHED,
})}

${way({
  food: '',
  hand: '@hero “No,” said [hero]. “It held on to me. Now I’m holding on to it.”',
  gone: '',
  still: '',
})}

+2
${way({
  food: '@hero “Why won’t it let go?” asked [hero].',
  hand: '@adult “And how will you eat your supper?” asked [adult].',
  gone: '@adult “It held on to you for years,” said [adult]. [has| swallow: “Now it’s gone for a ride.” | plughole, sewer: “Now it’s gone to see where the water goes.” | “Now it wants to lie in the grass.”]',
  still: '@hero “Why doesn’t it just let go?” asked [hero].',
  kept: KEPT_ASKED,
})}

${way({
  food: '@adult “Perhaps it likes it in there,” said [adult]. “It’s had a place right at the front for years and years. There’s even a view.”',
  hand: '@hero “With the other hand,” said [hero]. “That one hasn’t got anything in it at all.”',
  gone: '@hero “But it was my very best one!” said [hero]. “And I’ve had it for nearly my whole life!”',
  still: PRACTISED,
})}

${way({ food: '', hand: '', gone: '', still: '[Hero] pushed it with one finger, to and fro, to and fro, like a small gate in the wind. It could go both ways, but it didn’t come off.', kept: either('[Hero] put one hand in front of it, and after a while the other hand as well.', '[Hero] pushed it with one finger, to and fro. Nothing moved, except for [hero].') })}
[Adult] took one more look. It was a very long look indeed.
/+2

== help
${ARRIVED}

${way({
  food: `@boss “I’ll get it out,” said [boss], and bent down to ${THE_FOOD}. “COME OUT!” [boss.he] roared. &again But the tooth held on.`,
  hand: '@boss “I’ll get it open,” said [boss], and bent down to the hand. “OPEN UP!” [boss.he] roared. &again But the hand held on.',
  gone: `@boss “I’ll get it out,” said [boss], and bent down to ${DOWN}. “COME OUT!” [boss.he] roared. ${HELD_ON}`,
  still:
    '@boss “I’ll get it out,” said [boss], and looked into [hero’s] mouth. “COME OUT!” [boss.he] roared. &again But the tooth held on.',
  kept: `@boss ${either('“I’ll help it,”', '“I’ll get it out,”')} said [boss], and looked into [hero’s] mouth. “${either('STAY IN', 'COME OUT')}!” [boss.he] roared. &again ${either('And', 'But')} the tooth held on.`,
})}

+3
${BOO}
/+3

+4
${NOT_LOOKING}
/+4

@mate “You don’t shout at ${SHOUTED_AT},” said [mate]. “You sing it to sleep. Everybody who falls asleep lets *sleep go.”

-3
So [mate] sang((, very slowly, about a boat that lets go of its rope)). [Boss] fell asleep first((, sitting up)), and let go of [drop]. BUMP! ${HELD_ON}
/-3

+3
So [mate] sang. [Mate] couldn’t sing very well, but [mate.he] sang very slowly, about a boat that lets go of its rope, and a leaf that lets go of its tree. [Boss] fell asleep first. [Boss.he] snored a little, and let go of [drop]. BUMP!

@mate “You see?” whispered [mate]. “It works.”

It had worked on [boss]. ${HELD_ON}
/+3

== turn
${way({
  food: friend('@friend “Aren’t you hungry?” asked [friend].', 'Then [hero’s] tummy rumbled.'),
  hand: friend(
    '@friend “Please may I see it?” asked [friend]. Nobody had said please before.',
    '@adult “Please may I see it?” asked [adult]. Nobody had said please before.',
  ),
  gone: friend(
    '@friend “Then write her a letter,” said [friend], and fetched a pencil.',
    '@hero “Then I’ll write her a letter,” said [hero], and fetched a pencil.',
  ),
  still: friend(
    '@friend “You ask it,” said [friend]. “It’s your tooth.”',
    '@adult “Now you ask it,” said [adult]. “It’s your tooth.”',
  ),
})}

${way({
  food: `@hero “I’ll just eat ${THE_FOOD},” said [hero]. “All but the tooth.” And [he] ate all round the tooth((, very carefully)), until there was one small bit left.`,
  hand: '[Hero] looked down at the hand. ((It had been shut all day.))',
  gone: '[Hero] wrote to the tooth fairy, and drew the gap((, as big as it was)). [He] drew an arrow, too, to where the tooth was.',
  still: '[Hero] put one finger on the tooth, very softly. ((To and fro it went. ))',
  kept: '[Hero] put one finger on the tooth, very softly.',
})}

${way({
  food: '@hero “You can let go now,” [hero] whispered. “I’ve got you.” And the tooth let go! It lay in [his] hand((, small and white)).',
  hand: '@hero “You can let go now,” [hero] told it. And the fingers opened, one after another. There lay the tooth((, small and white)).',
  gone: '@hero “You can let go now,” [hero] told the tooth. “I’ll tell her where you are.”',
  still:
    '@hero “You can let go now,” [hero] whispered. “I’ve got you.” And the tooth let go! It hardly hurt at all. It lay in [his] hand((, small and white))[has:red-drop| , with one red dot].',
  kept: either(
    '@hero “You can hold on till you’re ready,” [hero] whispered. “Then you can tell me.” And the tooth held on!(( It was as strong as ever.)) Then [hero] bit an apple. CRACK!',
    '@hero “You can hold on till you’re ready,” [hero] whispered. “I can wait.” And the tooth held on! Then [hero] bit into an apple. CRACK!(( You can’t bite like that with a gap.))[has:told-fib|  @hero “And I’ll say so,” said [hero].]',
  ),
})}

-3
((${unlessGone(WOKE, '')}))
/-3

+3
${WOKE}

${ANSWERED}
/+3

+3
${HOW_BIG}

${own(unlessGone('[Friend] was shown first.', ''))}

${WHISTLED}

[with2| @friend2 ${gap('“You can see right in,”', '“Do it again,”')} said [friend2].]

${near('[feels:jealous| @whom “All mine are still holding on,” sighed [whom].]')}

${near('[feels:jealous| @adult “Then they’re good at it,” said [adult].]')}
/+3

+4
${ROUND}

${NEXT_ONE}

${MILK}
/+4

== bed
+3
Then [boss] picked up [drop], and went home to [home]. ${way({ food: '', hand: '', gone: '', still: `[is:food| And [hero] ate up ${THE_FOOD}.]` })} It had grown dark.
/+3

+4
[Hero] brushed [his] teeth slowly${gap(', all but one, and it took a little less time than the night before', ', every one of them, and the one at the front got a little more')}. ${friend('[Friend] lay in bed already, under a warm blanket.', 'The bed was warm, and the moon looked in.')} [more| [Others] were asleep.]
/+4

${way({
  food: `That night the tooth lay [spot], for the [mouse]. ((It still smelled a little of ${FOOD}.))`,
  hand: 'That night the tooth lay [spot], for the [mouse]. [has:forget| On the pillow lay a note. HERE, it said.]',
  gone: 'That night the letter lay under the pillow, for the tooth fairy.',
  still: 'That night the tooth lay [spot], for the [mouse].',
  kept: 'That night the tooth lay in its row, under a warm lip, and held on.',
})} ${gap('[Hero] held on to it with one hand.', '[Hero] held on to [adult’s] sleeve.')} 

+3
${unlessGone(ABROAD, '', '')}

${own('[Friend] lay close by.')} [Adult] sat down on the bed, and put a warm hand on top.
/+3

@adult “You can let go now,” whispered [adult]. “I’ve got you.”

&last [Hero] held on a little longer. ^sleep But everybody who falls asleep lets go. !asleep The fingers opened, softly, one after another, and [hero] was asleep.
`,
  older: `
== out
${START_OLDER} ${own('Only [friend] the [friend.kind] was allowed to touch it.')} &first But the tooth held on.

${way({
  food: `Then it came out${MEAL}${PLACE}, in ${A_FOOD}. Something went crunch, and there was the tooth, in the middle of ${THE_FOOD}((, as if it lived there)). ${BLOOD} ${DOG}`,
  hand: `${IN_HAND} ((It was a very small tooth, and a very tight hand.))`,
  gone: `${WENT} ${BLOOD} [feels:sad| And there were tears.]`,
  kept: `${KEPT_UP} Whoever wanted to see it had to look from the door, and only for a moment.`,
  still: `${HELD_UP} Whoever wanted to see the tooth had to look from the door, and only for a moment.`,
})}

+2
${SEEN}

${SEEN_ANSWER}
/+2

${way({
  food: `${HOME}@hero “It’s out!” shouted [hero]. “I mean, it’s IN!” [He] shook ${THE_FOOD}((, and tapped it, and turned it upside down)). But the tooth held on.`,
  hand: SHOUTED,
  gone: '@hero “It’s gone!” shouted [hero]. “How’s the tooth fairy supposed to find it now?”',
  still: FEARED,
  kept: KEPT_FEARED,
})}

${way({
  food: `@adult “The tooth fairy comes for teeth,” said [adult]. “You can’t ask her to carry ${THE_FOOD} as well.”`,
  hand: ASKED,
  gone: '@adult [has| swallow: “In a day or two it’ll come out by itself,” said [adult]. “But I don’t think that she’d want it then.” | plughole, sewer: “It’s on its way to the sea,” said [adult], “and that’s a long way to fly.” | “She can’t look under every single blade,” said [adult].]',
  still: SOOTHED,
  kept: KEPT_SOOTHED,
})}

${way({
  food: '',
  hand: '@hero “No,” said [hero]. “It held on to me for years, and now I’m holding on to it.”',
  gone: '',
  still: '',
})}

+2
${way({
  food: '@hero “Why won’t it let go?” asked [hero].',
  hand: '@adult “And how will you eat your supper?” asked [adult].',
  gone: '@hero “It held on to me for years,” said [hero], “and now it never even said goodbye.”',
  still: '@hero “Why doesn’t it just let go?” asked [hero].',
  kept: KEPT_ASKED,
})}

${way({
  food: PRACTISED,
  hand: '@hero “With the other hand,” said [hero]. And so [he] did, though it took a good deal longer than supper does.',
  gone: '',
  still: PRACTISED,
})}
/+2

== help
${ARRIVED}

[world|
ship: @boss “Leave it to me,” said the captain. “I’ve had forty pirates out of bed before breakfast.”
| valley: @boss “Leave it to me,” said the T. rex. “I’ve roared every leaf off a tree before now.”
| moon: @boss “Leave it to me,” said the commander. “I’ve talked whole rockets down out of the sky.”
| castle: @boss “Leave it to me,” said the king. “I’ve had a giant out of my own bath.”
| forest: @boss “Leave it to me,” said the bear. “I’ve had honey out of a tree with all the bees at home.”
| city: @boss “Leave it to me,” said Captain Zoom. “I’ve had a whole train out of a river.”
| @boss “Leave it to me,” said Mr Hobbs. “I’ve had a hedgehog out of a drainpipe.”]

${way({
  food: `[Boss] bent down to ${THE_FOOD}((, and took a deep breath)). @boss “COME OUT!” [boss.he] roared, until everybody’s ears rang. &again But the tooth held on.`,
  hand: '[Boss] bent down to the hand((, and took a deep breath)). @boss “OPEN UP!” [boss.he] roared, until everybody’s ears rang. &again But the hand held on.',
  gone: `[Boss] bent down to ${DOWN}((, and took a deep breath)). @boss “COME OUT!” [boss.he] roared, until everybody’s ears rang. ${HELD_ON}`,
  still:
    '[Boss] looked into [hero’s] mouth((, and took a deep breath)). @boss “COME OUT!” [boss.he] roared, until everybody’s ears rang. &again But the tooth held on.',
  kept: `[Boss] looked into [hero’s] mouth((, and took a deep breath)). @boss “${either('STAY IN', 'COME OUT')}!” [boss.he] roared, until everybody’s ears rang. &again ${either('And', 'But')} the tooth held on.`,
})}

+2
${BOO}

${NOT_LOOKING}
/+2

@mate “You don’t shout at ${SHOUTED_AT},” said [mate]. “You sing it to sleep, because everybody who falls asleep lets *sleep go.”

-2
So [mate] sang about a boat that lets go of its rope, and a leaf that lets go of its tree, until [boss] fell asleep and let go of [drop]. BUMP! ${HELD_ON}
/-2

+2
[Mate] couldn’t sing very well, but [mate.he] sang very slowly, about a boat that lets go of its rope, and a leaf that lets go of its tree. By the second verse [boss] was asleep. [Boss.he] snored, and sank down in a heap, and let go of [drop] with a BUMP that woke the cat next door.

@mate “You see?” whispered [mate]. “It works.”

It had worked on [boss]. ${HELD_ON}
/+2

+3
@mate “There are seven more verses,” said [mate], and sang them all. They were about a glove that lets go of its hand, and a button that lets go of its coat, and every one of them was slower than the last. [Small] fell asleep at the third, and [adult] had to sit down at the sixth. ${HELD_ON}
/+3

== turn
${way({
  food: friend('@friend “Aren’t you hungry?” asked [friend].', 'Then, in the quiet, [hero’s] tummy rumbled.'),
  hand: friend(
    '@friend “Please may I see it?” asked [friend]. Nobody had tried please.',
    '@adult “Please may I see it?” asked [adult]. Nobody had tried please.',
  ),
  gone: friend(
    '@friend “I don’t think it’s coming,” said [friend]. And [friend] was right.',
    '@hero “I don’t think it’s coming,” said [hero] at last.',
  ),
  still: friend(
    '@friend “You ask it,” said [friend]. “It’s your tooth.”',
    '@adult “Now you ask it,” said [adult]. “It’s your tooth.”',
  ),
})}

${way({
  food: `@hero “I’ll just eat ${THE_FOOD},” said [hero]. “All but the tooth.” And [he] ate all round the tooth, as carefully as if it were made of glass, until there was just one small bit left.`,
  hand: '[Hero] looked down at the hand. It had been shut for so long that it had nearly forgotten how to open.',
  gone: '[Hero] spoke to the tooth, and didn’t shout at all.',
  still: '[Hero] put one finger on the tooth, and wobbled it, very softly, to and fro.',
  kept: '[Hero] put one finger on the tooth, very softly, and didn’t push at all.',
})}

${way({
  food: '@hero “You can let go now,” [hero] whispered. “I’ve got you.” And the tooth let go, and lay in [his] hand, small and white.',
  hand: '@hero “You can let go now,” [hero] told it. And the fingers opened, one after another, and there lay the tooth, small and white.',
  gone: '@hero “You can let go now,” said [hero]. “You held on very well.”',
  still:
    '@hero “You can let go now,” [hero] whispered. “I’ve got you.” And the tooth let go. It hardly hurt at all, and it lay in [his] hand, small and white[has:red-drop| , with one red dot].',
  kept: either(
    '@hero “You can hold on till you’re ready,” [hero] whispered. “Then you can tell me.” And the tooth held on!(( It was as strong as ever.)) Then [hero] bit an apple. CRACK!',
    '@hero “You can hold on till you’re ready,” [hero] whispered. “I can wait.” And the tooth held on! Then [hero] bit into an apple. CRACK!(( You can’t bite like that with a gap.))[has:told-fib|  @hero “And I’ll say so,” said [hero].]',
  ),
})}

${WOKE}

${ANSWERED}

+2
${HOW_BIG}

${own(unlessGone('[Friend] was shown first.', ''))}

${WHISTLED}

${gap('((They tried it with SSSoup, and with SSSaturday.))')}

[with2| @friend2 ${gap('“You can see right in,”', '“Do it again,”')} said [friend2].]

${near('[feels:jealous| @whom “All mine are still holding on,” sighed [whom].]')}

${near('[feels:jealous| @adult “Then they’re good at it,” said [adult].]')}

${ROUND}
/+2

+3
${NEXT_ONE}

${MILK}
/+3

== sleeve
${unlessGone('So the tooth had let go, and now it was [hero] who held on. ((The tooth was quite warm from it.))', '@boss “Look here,” whispered [boss], and put a small white [fake] into [hero’s] hand. “Lay that under your pillow. The tooth fairy will never know.”', `@boss “Look here,” whispered [boss], and put a small white [fake] into [hero’s] hand. ${either('“Lay that under your pillow. Then she’ll leave your tooth alone.”', '“Show them that at school. They’ll never know.”')}`)}

${unlessGone('@hero “I’m taking it to school tomorrow,” said [hero], and made a fist. “Everybody has to see it.”', 'It was just as small and white as the tooth. [Hero] closed [his] fingers, and said thank you.', 'It was just as small and white as a tooth. [Hero] closed [his] fingers, and said thank you.')}

+2
${unlessGone('[He] held on to it while [boss] said goodbye, and picked up [drop], and went home to [home]. [Hero] held on to it while the teeth were brushed, all but one. It’s hard to put toothpaste on a brush with one hand, and most of it went down the plughole.', '[He] held on to it while [boss] said goodbye, and picked up [drop], and went home to [home]. [Hero] held on to it while the teeth were brushed, all but one. It’s hard to put toothpaste on a brush with one hand, but it can be done. Nobody would ever find out.', '[He] held on to it while [boss] said goodbye, and picked up [drop], and went home to [home]. [Hero] held on to it while the teeth were brushed, and that took all of them. It’s hard to put toothpaste on a brush with one hand, but it can be done. Nobody would ever find out.')}
/+2

Then came the pyjamas, and a shut hand doesn’t go through a sleeve. [Hero] pushed and pulled, and got stuck with one arm in and one arm out.

+2
So [hero] changed hands. Now the first arm went through quite easily, but the second one didn’t. It’s astonishing how much bigger a hand is when there’s something shut up in it.
/+2

@hero “LET ME THROUGH!” roared [hero]. But the sleeve held on.

@adult “You don’t shout at a sleeve,” said [adult]. ${unlessGone('', '“What have you got in your hand?”', '“What have you got in your hand?”')}

${unlessGone('@hero “If I put it under the pillow, it’ll be gone in the morning,” said [hero], “and then nobody has seen it.”', '@hero “A [fake],” said [hero]. “For the tooth fairy. But she’ll carry it all the way home, and then she’ll look at it.”', `@hero “A [fake],” said [hero]. ${either('“For the tooth fairy. But she’ll carry it all the way home, and then she’ll look at it.”', '“For school. But they’ll want to see the gap as well, and I haven’t got one.”')}`)}

${unlessGone('@adult “Then keep it,” said [adult]. “It’s yours.”', '@adult “And then?” asked [adult].', '@adult “And then?” asked [adult].')}

[Hero] stood there with one arm in the sleeve, and thought about it. ${way({
    food: 'It was a good tooth. It had held on for years, and then it had let go, the first time that anybody asked it nicely. [Hero] could do that, too.',
    hand: 'It was a good tooth. It had held on for years, and then, when it was time, it had let go. [Hero] could do that, too.',
    gone: 'She’d have flown all that way for a [fake]. A letter was at least true, and whoever can find a tooth can surely read. [Hero] sighed, but only a little.',
    still:
      'It was a good tooth. It had held on for years, and then it had let go, the first time that anybody asked it nicely. [Hero] could do that, too.',
    kept: either(
      'She’d have flown all that way for a [fake]. And the tooth wasn’t going anywhere before it was ready; it had shown that today. [Hero] sighed, but only a little.',
      'It would have been a [fake], and they’d have said hooray to a [fake]. The tooth had never pretended to be out. It just held on, in front of everybody. [Hero] sighed, but only a little.',
    ),
  })}

${unlessGone('So the hand opened, and the arm went through. And then [hero] drew the tooth, exactly as big as it was, to take to school instead. ((It made a very small picture.))', 'So the hand opened, and the arm went through. And then [hero] wrote a letter. I HAVEN’T GOT MY TOOTH, it said. IT’S IN [has| swallow: MY TUMMY | plughole, sewer: THE DRAIN | THE GRASS]. BUT HERE’S THE GAP. And there was the gap, beautifully drawn.', `So the hand opened, and the arm went through. And then [hero] drew all [his] teeth in a row, with no gap anywhere. ${either('NOT YET, [he] wrote underneath. I’LL TELL YOU.', 'NOT YET, [he] wrote underneath, for everybody to see[has:told-fib| , and SORRY, very small].')}`)}

== bed
${way({
  food: `Now the tooth lay [spot], for the [mouse]. ((It still smelled a little of ${FOOD}.))`,
  hand: 'Now the tooth lay [spot], for the [mouse]. [has:forget| On the pillow lay a note. HERE, it said.]',
  gone: 'Now the letter lay under the pillow, for the tooth fairy.',
  still: 'Now the tooth lay [spot], for the [mouse].',
  kept: 'Now the tooth lay in its row, under a warm lip, and held on.',
})} ${gap('[Hero] kept one hand on it, but only for a while.', '[Hero] held on to [adult’s] sleeve.')} ${own('[Friend] lay close by.')}

+2
${unlessGone(ABROAD, '', '')}

It was quiet. ((The moon stood at the window, and the blanket was warm.)) ${friend('[Friend] was asleep already, with both hands open.')} [Adult] sat down on the bed, and put a warm hand on top.
/+2

+3
Some way off, under a warm blanket, [boss] was asleep again, too, and had let go of everything. [Small] lay close by, and held on to a straw. [more| In the next room [others] breathed slowly.]
/+3

@adult “You can let go now,” whispered [adult]. “I’ve got you.”

&last [Hero] held on a little longer. ^sleep But everybody who falls asleep lets go. !asleep The fingers opened, softly, one after another, and [hero] was asleep.
`,
}
