import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather'] as const),
]
const WHAT: readonly Kind[] = [
  ...(['toy', 'clothes', 'household', 'food', 'plant', 'royal', 'instrument', 'school', 'machine'] as const),
  ...(['body', 'sky', 'weather'] as const),
]

/** A place of the wish: where the thing was lost, what an arm has to go into, and what else comes out of there. */
interface Spot {
  ids: readonly string[]
  lost: string
  gap: string
  out: string
}
const spot = (ids: string, lost: string, gap: string, out: string): Spot => ({ ids: ids.split(' '), lost, gap, out })

/** Where the bus is who has lost something, or the bed is what was lost, it is not the place. */
const unlessOurs = (ours: string, said: string, other: string) => `[${ours} ${other} | ${said}]`
const onboard = (ids: string, lost: string, gap: string) =>
  spot(
    ids,
    unlessOurs('who-is| vehicle:', lost, '[is:where| down a hole in [where] | down a hole in the garden]'),
    unlessOurs('who-is| vehicle:', gap, 'the hole'),
    unlessOurs('who-is| vehicle:', 'two old tickets', 'two snail shells'),
  )
const bedside = (ids: string, lost: string, gap: string, out: string) =>
  spot(
    ids,
    `[is:nook| ${lost} | down the back of the sofa]`,
    `[is:nook| ${gap} | the gap behind the cushions]`,
    `[is:nook| ${out} | five crumbs and a raisin]`,
  )

const FLUFF = 'fluff and one blue button'
const SHELLS = 'two snail shells'
const CRUMBS = 'five crumbs and a raisin'

/** Closer than a place or a building, which is said beside them. */
const FURNITURE: readonly Spot[] = [
  bedside('sofa', 'down the back of the sofa', 'the gap behind the cushions', CRUMBS),
  bedside('armchair', 'down the side of the armchair', 'the gap beside the cushion', CRUMBS),
  bedside('bed cot bunk-bed top-bunk', 'under the bed', 'the dark under the bed', FLUFF),
  bedside('bath', 'in the bath', 'the deep foam', 'a lot of foam'),
  bedside('fridge', 'behind the fridge', 'the gap behind the fridge', CRUMBS),
  bedside('washing-machine', 'behind the washing machine', 'the gap behind the washing machine', FLUFF),
  bedside('washing-basket laundry-basket laundry', 'in the washing basket', 'the deep washing', 'one old hanky'),
  bedside('chest-of-drawers drawer sock-drawer', 'down the back of a drawer', 'the gap behind the drawer', FLUFF),
  bedside('shelf', 'behind the shelf', 'the gap behind the shelf', FLUFF),
  bedside('radiator', 'behind the radiator', 'the gap behind the radiator', FLUFF),
  bedside('sink plug-hole', 'down the plughole', 'the plughole', 'one old hairpin'),
  bedside('bin', 'in the bin', 'the deep bin', 'a banana skin'),
  bedside('hole', 'down a hole', 'the hole', SHELLS),
  spot('toy-box', 'at the bottom of the toy box', 'the deep toys', 'one small wheel'),
  spot('sandpit', 'in the sandpit', 'the deep sand', 'a handful of sand'),
  spot('bouncy-castle', 'down the side of the bouncy castle', 'the gap at the side', 'one small sock'),
  spot('trampoline', 'under the trampoline', 'the dark under the trampoline', SHELLS),
]
const TREES: readonly Spot[] = [
  spot(
    'tree oak pine-tree apple-tree cherry-tree pear-tree fruit-tree christmas-tree hollow-tree climbing-tree',
    ...(['up in the tree', 'the high branches', 'two green leaves'] as const),
  ),
  spot('hedge bush bramble blackberry-bush hedgerow', 'in the hedge', 'the deep hedge', 'two green leaves'),
  spot('snow snowdrift snowfield', 'in the snow', 'the deep snow', 'a handful of snow'),
]
/** Parts of a building. */
const CORNERS: readonly Spot[] = [
  spot('wardrobe', 'at the back of the wardrobe', 'the dark behind the coats', FLUFF),
  spot('cupboard airing-cupboard larder', 'at the back of the cupboard', 'the dark at the back', FLUFF),
  spot('staircase stairwell', 'under the stairs', 'the dark under the stairs', FLUFF),
  spot('fence', 'over the fence', 'the hole in the fence', 'two green leaves'),
  spot('wall', 'over the wall', 'the hole in the wall', 'two green leaves'),
  spot('gate gatepost school-gate', 'behind the gate', 'the gap behind the gate', SHELLS),
  spot('door doorway front-door back-door trapdoor', 'behind the door', 'the gap behind the door', FLUFF),
  spot('window window-sill attic-window', 'under the window', 'the bushes under the window', 'two green leaves'),
  spot('floor ground-floor hallway', 'down a crack in the floor', 'the crack', FLUFF),
  spot('roof', 'on the roof', 'the dark under the tiles', 'two old leaves'),
  spot('chimney fireplace', 'up the chimney', 'the dark chimney', 'a lot of soot'),
  spot('letterbox letter-flap', 'in the letterbox', 'the slot', 'one old letter'),
  spot('plughole sewer pipe', 'down the plughole', 'the plughole', 'one old hairpin'),
]
const RIDES: readonly Spot[] = [
  onboard('bus school-bus', 'down the side of a seat on the bus', 'the gap beside the seat'),
  onboard('train', 'down the side of a seat on the train', 'the gap beside the seat'),
  onboard('tram', 'down the side of a seat on the tram', 'the gap beside the seat'),
  onboard('plane', 'down the side of a seat on the plane', 'the gap beside the seat'),
  onboard('car taxi car-seat boot-of-the-car', 'under the seat of the car', 'the gap under the seat'),
  onboard('boat ferry ship pirate-ship', 'down a crack in the ship’s deck', 'the crack in the boards'),
  onboard('pushchair pram stroller', 'down the side of the pushchair', 'the gap beside the cushion'),
]
const WATER = `sea bay cove lagoon rock-pool seabed underwater-city coral-reef river stream waterfall canal lake pond puddle swimming-pool fountain wishing-well marsh moat`
const ON =
  'beach island treasure-island mountain mountain-top hill cliff volcano moor heath road street path pitch lawn pier'
const PROPER = `africa australia america china japan egypt london paris scotland italy france spain greece india germany poland slovakia ireland wales canada mexico cornwall devon`
const STOPS = 'bus-stop school-bus-stop station airport platform bus-shelter petrol-station'
const FLOORS: readonly Spot[] = [
  spot('upstairs', 'behind the big shelf upstairs', 'the gap behind the shelf', FLUFF),
  spot('downstairs', 'behind the big shelf downstairs', 'the gap behind the shelf', FLUFF),
  spot('soft-play-centre', 'in the ball pit at soft play', 'the deep balls', 'one small sock'),
]
const HOLE = (lost: string) => ({ lost, gap: 'the hole', out: SHELLS })
const PLACES: readonly Spot[] = [
  spot(WATER, 'in [where]', 'the water', 'one wet leaf'),
  { ids: ON.split(' '), ...HOLE('down a hole on [where]') },
  { ids: PROPER.split(' '), ...HOLE('down a hole in [where.one]') },
]
const BUILDINGS: readonly Spot[] = [
  spot(STOPS, 'under the bench at [where]', 'the dark under the bench', 'two old tickets'),
  spot('school nursery playgroup', 'behind the big shelf at [where]', 'the gap behind the shelf', FLUFF),
  ...FLOORS,
]

type Part = 'lost' | 'gap' | 'out'
const cases = (spots: readonly Spot[], part: Part) =>
  spots.map((one) => `${one.ids.join(', ')}: ${one[part]}`).join(' | ')
const among = (spots: readonly Spot[], part: Part, rest: string) => `[has| ${cases(spots, part)} | ${rest}]`

/** Where the wish names no place: by the theme, else by where whoever has lost it lives. */
const own = (part: Part) => {
  const of = (lost: string, gap: string, out: string) => ({ lost, gap, out })[part]
  const sea = of('between two rocks on the beach', 'the gap between the rocks', 'a handful of sand')
  const castle = of('down a crack in the castle wall', 'the crack', 'two old feathers')
  const space = of('down a crack in the moon', 'the crack', 'a handful of moon dust')
  const home = of('down the back of the sofa', 'the gap behind the cushions', CRUMBS)
  const gate = of('down a hole by the garden gate', 'the hole', SHELLS)
  const wood = of('down a hole under the old oak tree', 'the hole', 'two old acorns')
  return `[has:lighthouse-keeper| ${sea} | [who-is| sea-animal: ${sea} | [theme| pirates, ocean: ${sea} | castle, princesses, dragons, fairy-tale: ${castle} | space: ${space} | forest, nature, animals, friendship: ${wood} | [who-is| royal: ${castle} | [who-in| ocean, pirates: ${sea} | castle, princesses: ${castle} | space: ${space} | forest, nature: ${wood} | [who-is| vehicle, job, dinosaur: ${gate} | ${home}]]]]]]`
}
/** The place or the building of the wish, else our own. */
const larger = (part: Part) =>
  `[where-is| place: ${among(PLACES, part, HOLE('down a hole in [where]')[part])} | building: ${among(
    BUILDINGS,
    part,
    { lost: 'behind the big shelf in [where]', gap: 'the gap behind the shelf', out: FLUFF }[part],
  )} | ${own(part)}]`
const place = (part: Part) =>
  `[has| ${[FURNITURE, CORNERS, RIDES, TREES].map((spots) => cases(spots, part)).join(' | ')} | ${onMoon(part, larger(part))}]`
/** On the moon, where the moon is not what was lost. */
function onMoon(part: Part, rest: string) {
  const lost = '[what-is| sky: down a hole in the garden | down a crack in the moon]'
  return `[has:moon| ${{ lost, gap: 'the crack', out: 'a handful of moon dust' }[part]} | ${rest}]`
}
const idsOf = (spots: readonly Spot[]) => spots.flatMap(({ ids }) => ids)
const listed = (ids: string) => ids.replaceAll(' ', ', ')

/** "In the kitchen", before what stands in it. */
const BIGGER = `[is:where| [where-is| building: [has| ${listed(STOPS)}: at | in] | [has| ${listed(ON)}: on | in]] [where], |]`
const ALONE = [...idsOf([...CORNERS, ...RIDES, ...FLOORS]), ...WATER.split(' '), ...PROPER.split(' ')].join(', ')
const BESIDE = `[has| ${idsOf([...FURNITURE, ...TREES]).join(', ')}: [has| nursery: at nursery, | school: at school, | ${ALONE}: | ${BIGGER}] |]`
const LOST = '[beside] [lostat]'
const GAP = '[gap]'
const OUT = '[falls]'

/** By the first of these that the wish names. */
const named = (rest: string, ways: Readonly<Record<string, string>>) =>
  Object.entries(ways).reduceRight((other, [id, said]) => `[has:${id}| ${said} | ${other}]`, rest)
const alike = (ids: readonly string[], said: string) => Object.fromEntries(ids.map((id) => [id, said]))

const FEET = ['boot', 'shoe', 'slipper'] as const
const HANDS = ['mitten', 'glove'] as const
const JEWELS = ['necklace', 'ring', 'bracelet'] as const
/** Of what there are two, the left one. */
const LEFT = `[what-is| clothes: ${named('', alike(['welly', 'trainer', ...FEET, ...HANDS], 'left'))} |]`
const COSY = ['blanket', 'pillow'] as const

const TELL = 'Without it nobody can tell that I’m [who.one].'
const SLEEPLESS = 'I can’t go to sleep without it.'
const WRONG = 'Nothing goes right without it.'
/** What cannot be done without it. */
const TROUBLE = named(
  `[what-is|
clothes: ${named(`[who-is| job, royal: ${TELL} | I’m so cold without it.]`, {
    welly: 'Now one foot gets wet in every puddle.',
    glasses: 'I’ve just said good morning to a dustbin.',
    button:
      '[who-is| machine, vehicle: Without it nobody can switch me off. | I have to hold my coat shut with both hands.]',
    umbrella: 'I’m wet right through.',
    ...alike(HANDS, 'Now one [has:paw| paw | hand] is cold.'),
    ...alike(FEET, 'Now one foot is cold.'),
    ...alike(JEWELS, 'I can’t go to the party without it.'),
  })}
| instrument: [what-sounds| Now I have to say ‘[what.sound]’ myself. | It’s so quiet without it.]
| toy: ${named(SLEEPLESS, {
    ball: 'I’ve had to play with a potato.',
    ...alike(['balloon', 'kite'], 'I was going to let it fly.'),
    'magic-wand': 'I can’t do any magic without it.',
  })}
| royal: ${named(`[who-is| job, royal: ${TELL} | I’m nobody without it.]`, {
    'treasure-map': 'I’ll never find the treasure without it.',
    treasure: 'Now my box is empty.',
  })}
| household: ${named(WRONG, {
    key: '[has| rocket, spaceship: I can’t start my rocket without it. | car: I can’t start my car without it. | treasure-chest, chest: I can’t open my treasure chest without it. | [who-is| vehicle: Nobody can start me without it. | I can’t get in at my own door.]]',
    broom: 'Without it I have to go everywhere on foot.',
    spoon: '[who-is| job: Without it nobody gets any [has:cake| cake | soup]. | I have to stir with my finger.]',
    bucket: '[who-is| vehicle: I can’t dig at all without it. | I have to carry water in my hands.]',
    light: 'It’s so dark without it.',
    bell: 'Nobody can hear me coming without it.',
    battery: 'I get slower and slower without it.',
    ...alike(COSY, SLEEPLESS),
  })}
| food: [has:snowman| It was my nose! Now I can’t smell a thing. | I was going to have it for supper.]
| plant: I was going to give it to somebody.
| school: ${named(WRONG, { book: 'Now I’ll never know how it ends.' })}
| machine: ${named(WRONG, {
    telescope: 'Everything’s so far away without it.',
    clock: 'Now I never know how late it is.',
    ...alike(['torch', 'lantern'], 'And it’ll soon be dark.'),
  })}
| body: ${TELL}
| sky: It’s so dark at home without it.
| weather: ${named(WRONG, { fire: 'I can’t even warm my soup without it.', shell: 'I’ve nowhere to go in without it.', pearl: 'I can’t go to the party without it.' })}
| ${WRONG}]`,
  { sleep: SLEEPLESS, read: 'And now I can’t read the [has:bedtime-story| bedtime story | book].' },
)

/** "A bit relieved, it was so heavy"; "and his temper". */
const besides = (glad: string, temper: string, rest: string) =>
  `[has:lost-glad| ${glad} | [has:lost-temper| ${temper} | ${rest}]]`
const WORSE = besides(
  'I’m half glad[has:lost-heavy| , it’s so heavy |]. But where is it?',
  'And now I’ve lost my temper, too!',
  TROUBLE,
)

const IT = '[has:glasses| them | it]'

/** Why it was let go, with the party or the fire of the wish. */
const SNEEZED =
  '[has| birthday-party: I sneezed at the birthday party | party: I sneezed at the party | fire: [who-is| job: I sneezed on the way to a fire | I sneezed] | I sneezed]'
/** The neighbour beyond the fence helps from there. */
const NEXT_DOOR = '[has| fence, wall, hedge: [has:neighbour| The neighbour gave a push from the other side. |] |]'

const HELD = '[Who] took hold and didn’t let go again.'
/** What can be done with it again. */
const AGAIN = named(
  `[what-is|
clothes: ${named(
    '[who-is| job, royal: [Who] put on [what], and now everybody could tell who it was. | [Who] put on [what], and was warm all over.]',
    {
      welly: 'And [who] jumped into a puddle with both feet. Splash!',
      glasses: '@who “There you are!” said [who] to [hero]. “How nice you look!”',
      button:
        '[who-is| machine, vehicle: And now [who] could be switched off at bedtime. | [Who] did up [what], and at last both hands were free.]',
      umbrella: '[Who] put up [what], and it was dry underneath, for two.',
      ...alike(HANDS, 'And now both of [who]’s [has:paw| paws | hands] were warm.'),
      ...alike(FEET, 'And now both of [who]’s feet were warm.'),
      ...alike(JEWELS, '[Who] put on [what], and shone from top to toe.'),
    },
  )}
| instrument: [what-sounds| @who “[What.sound]!” went [what]. | And [who] played them a tune.]
| toy: ${named(HELD, {
    ball: 'And [what] bounced, up and down, as high as [hero].',
    ...alike(['balloon', 'kite'], '[Who] tied on [what] with two good knots.'),
    'magic-wand': '[Who] waved [what], and there was cake for everybody.',
  })}
| royal: ${named(
    `[who-is| royal: [Who] put on [what], and [hero] bowed. | job: And now everybody could tell who it was. | ${HELD}]`,
    { 'treasure-map': `@who “Now I know the way!” said [who].`, treasure: 'And the box was full again.' },
  )}
| household: ${named(HELD, {
    key: '[has| rocket, spaceship: And now the rocket could start. | car: And now the car could start. | treasure-chest, chest: And now the treasure chest could be opened. | [who-is| vehicle: And now [who] could be started again. | And now [who] could get in at [who.his] own door.]]',
    broom: '[Who] got on [what] at once, and put up both feet.',
    spoon: `[who-is| job: And there was [has:cake| cake | soup] for everybody. | ${HELD}]`,
    bucket: `[who-is| vehicle: And [who] dug a fine big hole. | ${HELD}]`,
    light: 'And it wasn’t dark any more.',
    bell: 'And now everybody could hear [who] coming.',
    battery: 'And [who] went round and round for joy.',
  })}
| food: [has:snowman| [Who] put [what] back in the middle of [who.his] face, and could smell the snow, and somebody’s supper. | [Who] shared [what] with everybody.]
| plant: @who “The [what.kind] is for you,” said [who] to [hero].
| school: ${named(HELD, { book: 'And they read how it ended, then and there.' })}
| machine: ${named(HELD, {
    telescope: '[Who] looked through [what], and there was [hero], enormous.',
    ...alike(['torch', 'lantern'], 'And it wasn’t dark any more.'),
  })}
| body: And now everybody could tell again that it was [who.one].
| sky: And it was bright all round.
| weather: ${named(HELD, { fire: 'And there was hot soup for everybody.', pearl: '[Who] put on [what], and shone from top to toe.' })}
| ${HELD}]`,
  {
    sleep: '[Who] took [what], and yawned at once.',
    read: 'And [who] read them the [has:bedtime-story| bedtime story | book], then and there.',
  },
)

const BETTER = besides(
  'And from then on they took turns with [what].',
  '@who “And my temper?” asked [who]. @hero “That stays in there,” said [hero].',
  AGAIN,
)

/** Who is sent, where that is not just what was lost. */
const sent = (slipper: string, mitten: string, sock: string) =>
  `[has| sock, other-sock, wet-sock, stocking: ${slipper} | mitten, glove: ${sock} | snowman: ${mitten} | ${sock}]`
const SOCK = sent('slipper', 'mitten', 'sock')
const SOCK_UP = sent('Slipper', 'Mitten', 'Sock')
/** What it has left bare. */
const FOOT = sent('foot', 'hand', 'foot')
const STICK = '[what-is| clothes: [has:scarf| belt | scarf] | [has:umbrella| umbrella | scarf]]'
const STICK_UP = '[what-is| clothes: [has:scarf| Belt | Scarf] | [has:umbrella| Umbrella | Scarf]]'
/** Who gives it: the slug, where the wish has a slug with an umbrella. */
const lent = (said: string) =>
  `[what-is| clothes: @adult ${said.replaceAll('$', '[adult]')} | [has:umbrella| [is:other| @other ${said.replaceAll('$', '[other]')} | @adult ${said.replaceAll('$', '[adult]')}] | @adult ${said.replaceAll('$', '[adult]')}]]`
const TORCH = '[has| lamp, bedside-lamp: lantern | lamp]'
const TORCH_UP = '[has| lamp, bedside-lamp: Lantern | Lamp]'

/** What a child of this theme was playing. */
const PLAY = `[theme|
pirates: , who was being a pirate,
| ocean: , who was being a sea captain,
| space: , who was being an astronaut,
| science: , who was being an inventor,
| dinosaurs: , who was being a dinosaur expert,
| castle: , who was being a knight,
| princesses: , who was being a queen,
| dragons: , who was being a dragon rider,
| fairy-tale, magic: , who was being a wizard,
| superheroes: , who was being a superhero,
| adventure, discovery: , who was being an explorer,
| ]`
/** Said as a child of this theme would know it. */
const RULE = `[theme|
pirates, ocean: No sailor goes over the side unless somebody’s holding on.
| space: No astronaut goes out unless somebody’s holding on.
| castle: No knight goes into the dark unless somebody’s holding on.
| princesses: No queen goes into the dark unless somebody’s holding on.
| superheroes: Even a superhero needs somebody holding on.
| adventure, discovery: No explorer goes down unless somebody’s holding on.
| Next time somebody must hold on.]`
const PULL = `[theme| pirates, ocean: Heave ho, and pull! | space: Three, two, one, pull! | Pull!]`

/** Who holds on behind the grown-up. */
const CHAIN_OF_FEW =
  '[with| [friend-is| toy: | [Friend] held on to [adult].] |] [with2| [Friend2] held on as well.] [is:whom| [Whom] held on as well.] [is:other| [Other] held on too.]'
const CHAIN =
  '[with| [friend-is| toy: | [Friend] held on to [adult].] |] [with2| [Friend2] held on as well.] [is:whom| [Whom] held on as well.] [is:other| [Other] held on too[is:other2| , and so did [other2]].]'
const CHAIN_SHORT =
  '(([with| [friend-is| toy: | [Friend] held on to [adult].] |])) [is:whom| [Whom] came along, and held on, too.] [is:other| [Other] held on.]'
const HUNG = `[what-is| sky, weather: And behind the ${SOCK} came [what]. | And on the ${SOCK} hung [what].]`

const OTHERS: readonly Kind[] = ['animal', 'bird', 'insect', 'sea-animal', 'dinosaur', 'job', 'fairy-being', 'monster']

export const lost: Telling = {
  id: 'lost',
  shape: 'quest',
  fits: { kind: 'event', events: ['lost'], who: WHO, what: WHAT },
  ages: [3, 9],
  titles: [`The ${SOCK_UP} That Went to Look`, 'Hold On Tight!'],
  tile: { label: 'Something lost', wish: 'A bear who has lost his hat' },
  figures: {},
  words: { beside: BESIDE, lostat: place('lost'), gap: place('gap'), falls: place('out') },
  things: {
    who: {
      kinds: WHO,
      or: { forms: { name: 'the hedgehog', one: 'a hedgehog', kind: 'hedgehog', many: 'hedgehogs' }, gender: 'it' },
    },
    what: { kinds: WHAT, or: { forms: { name: 'the hat', one: 'a hat', kind: 'hat', many: 'hats' }, gender: 'it' } },
    where: {
      kinds: ['place', 'building'],
      or: { forms: { name: 'the pond', one: 'a pond', kind: 'pond', many: 'ponds' }, gender: 'it' },
    },
    nook: {
      kinds: ['household', 'machine'],
      or: { forms: { name: 'the sofa', one: 'a sofa', kind: 'sofa', many: 'sofas' }, gender: 'it' },
    },
    other: {
      kinds: OTHERS,
      or: { forms: { name: 'the mouse', one: 'a mouse', kind: 'mouse', many: 'mice' }, gender: 'it' },
    },
    other2: {
      kinds: OTHERS,
      or: { forms: { name: 'the duck', one: 'a duck', kind: 'duck', many: 'ducks' }, gender: 'it' },
    },
    whom: { kinds: [], or: { forms: { name: 'somebody' }, gender: 'it' } },
  },
  fact: '[Hero] once fetched back what [who.one] had lost, because somebody held on tight.',
  next: 'A sock came along the path by itself, and looked as if it had been sent to find somebody.',
  young: `
== lost
@who “[Hero]!” called [who.one]. “I’ve lost my ${LEFT} [what.like] ${LOST}!”

+2
[Hero]${PLAY} came at once[friend-is| toy: , with [Friend] the [friend.kind] under one arm |]. @hero “[has:lost-nobody-says| Who had it last? | And how did that happen?]”

[has:lost-nobody-says| Nobody said a word. [Who] looked at the floor. |]
/+2

-2
@who “I wasn’t holding on,” said [who]. “${WORSE}” [feels:sad| [Who] cried a little.]
/-2

+2
@who “[has:lost-nobody-says| It may have been me,” [who.he] said. “${SNEEZED}. And | ${SNEEZED},” [who.he] said. “And] I wasn’t holding on. ${WORSE}” [feels:sad| [Who] cried a little.]
/+2

-2
[Hero] put one arm into ${GAP}. But the arm was too short.
/-2

+2
-3
[Hero] put one arm into ${GAP}. It came out with ${OUT}. But it was too short.
/-3

+3
[Hero] put one arm into ${GAP}, as far as it would go, and felt about, up and down. But it was too short.
/+3
[has:eat| [is:other| @who “At first I thought [other] had eaten ${IT},” said [who]. |]]

-3
[is:other| Then [other] had a look. But it stayed in.] [is:whom| And [whom] came to help. |]
/-3

+3
[is:other| Then [other] had a look[is:other2| , and so did [other2]]. But it stayed in.] [is:whom| And [whom] came to help. |]
/+3
/+2

+3
Then [adult] tried, but [adult’s] arm was stiff, and wouldn’t bend.
/+3

== sock
-2
@hero “Somebody else must go,” said [hero], and took off one ${SOCK}.
/-2

+2
-3
@hero “Then somebody else must go,” said [hero]. And off came one ${SOCK}.
/-3
/+2

+3
@hero “Then somebody else must go,” said [hero], and took off one ${SOCK}.
/+3

&first @hero “${SOCK_UP}, go and find [what]!”

-3
In went the ${SOCK}. They waited, but the ${SOCK} didn’t come back.
/-3

+3
In went the ${SOCK}. They waited and listened, and it was very quiet in there.

@who “Why does it take so long?” asked [who].

@hero “It’s only a ${SOCK}, with no ${FOOT} in it,” said [hero].

So they waited a bit longer, until [hero’s] ${FOOT} was cold. But the ${SOCK} didn’t come back.
/+3

== biscuit
+4
@who “Perhaps the ${SOCK} wants something to eat,” said [who].

That was a good thought, for it was a long time since breakfast. [Adult] had a biscuit, and [hero] put it down at the edge. Then they all looked the other way, so that nobody should feel shy. They counted to ten.

When they turned round, the biscuit was gone.

@who “The ${SOCK} has been here!” said [who].

[friend-is| toy, pet: @adult “No,” said [adult]. “That was me. I thought you didn’t want it.” | [with| @friend “No,” said [friend], with a full mouth. “That was me.” | @adult “No,” said [adult]. “That was me. I thought you didn’t want it.”]]

Now they had no ${SOCK} and no biscuit.
/+4

== stick
${lent(`“Try my ${STICK},” said $.`)}

&again @hero “${STICK_UP}, go and find the ${SOCK}!”

-2
In went the ${STICK}, and didn’t come back.
/-2

+2
In went the ${STICK}. They waited. They listened. But the ${STICK} didn’t come back.
/+2

+4
@adult “I’d like that back before bedtime,” said [adult].

@hero “Then we need a light,” said [hero]. [Adult] had a little ${TORCH} that could be switched on.

&again @hero “${TORCH_UP}, go and find the ${STICK}!”

In went the ${TORCH}, and shone as brightly as it could. Now they could see a little further. They could see the end of the ${STICK}, quite near. They couldn’t see the ${SOCK}, and they couldn’t see [what]. And the ${TORCH} didn’t come back either. It just lay there and shone.
/+4

-2
@who “They all go in,” [who.he] said, “and stay.”
/-2

+2
-3
@adult “They all go in,” said [adult]. “And they don’t come out.”
/-3
/+2

+3
@who “They all go in,” said [who], “and they don’t come out.”
/+3

+3
[Who] came up very close and looked in. @who “Then I’ll go,” [who.he] said.

@hero “No,” said [hero]. “Then I’d lose you.”

[Who] was glad, and came away again quite quickly. [friend-is| toy: | [with| [Friend] moved up, to make room. |]]
/+3

== hold
-2
[friend-is|
toy: There was still [Friend] the [friend.kind]. @hero “Not you,” said [hero]. “I always hold on to you.”
| [with| @friend “You let go of them all,” said [friend]. |]]
/-2

+2
[friend-is|
toy: Now only [Friend] was left. @hero “Not you,” said [hero]. “I always hold on to you.” And then [hero] saw what was wrong.
| [with| @friend “You let go of them all,” said [friend]. |]]
/+2

+2
[friend-is| toy: | [with| | [Hero] ${sent('stood on one bare foot', 'put one cold hand in a pocket', 'stood on one bare foot')}, and thought.]]
/+2

-2
@hero “Nobody was holding on!” said [hero]. “[Adult], hold on to me!(( Now my hand will go.))”

@adult “I’ve got you,” said [adult]. ${CHAIN_SHORT} And [who] held on behind.
/-2

+2
@hero “Nobody was holding on!” said [hero]. “${RULE} Now my hand will go. [Adult], hold on to me!”
/+2

+2
-3
@adult “I’ve got you,” said [adult]. ${CHAIN_OF_FEW} And [who] held on behind.
/-3
/+2

+3
@adult “I’ve got you,” said [adult], and held on with both arms. ${CHAIN} And [who] held on behind.
/+3

+4
[more| [Others] held on as well, all in a row.] [friend-is| toy: [Friend] lay across [hero’s] back, to help. |]

@who “But who holds on to me?” asked [who].

@hero “You’re the end,” said [hero]. “Somebody has to be. It’s the bravest place, after mine.”
/+4

&again @hero “Hand, go and find the ${STICK}!”

-2
In went the hand, and reached the end of the ${STICK}.
/-2

+2
-3
In went the hand. In went the arm, right to the top. There was the end of the ${STICK}!
/-3
/+2

+3
In went the hand. In went the arm, right up to the shoulder. And there, just at the fingertips, was the end of the ${STICK}.
/+3

+3
@hero “I’ve got it!” called [hero].

@adult “And I’ve got you,” called [adult].
/+3

== out
-4
@hero “${PULL}”
/-4

+4
@hero “${PULL}”

They pulled, and nothing moved. They pulled again, and something moved a little. They pulled once more, all of them, with all their might. And then they all sat down at once.
/+4

-2
${NEXT_DOOR} Out came the ${STICK}. On the ${STICK} hung the ${SOCK}. ${HUNG} [friend-is| toy: | Last came ${OUT}.]
/-2

+2
${NEXT_DOOR} Out came the ${STICK}. On the ${STICK} hung the ${SOCK}. ${HUNG}
/+2

+4
And last of all the ${TORCH} rolled out, still shining.
/+4

+3
@who “They were holding on to each other!” said [who]. “All that time, in there!”
/+3

${BETTER}

+2
Then came one more sneeze. But this time [who.he] was holding on.
/+2

+3
And [hero] put the ${SOCK} back on. It had ${OUT} in it.
/+3

== bed
-2
@hero “I’ve lost my sleep,” said [hero] in bed.
/-2

+2
That night [hero] lay awake in bed[friend-is| toy: , with [Friend] under one arm |]. The moon shone in.

+4
The ${STICK} was back on its hook. [more| [Others] were asleep already, one after the other.] And [who] was asleep too, with [what] held tight.
/+4

@hero “I’ve lost my sleep,” said [hero].
/+2

@adult “Send somebody to find it,” whispered [adult].

So [hero] yawned. &last @hero “Yawn, go and find my sleep.”

-2
Off went the yawn, into the soft dark. ((They waited, and it was very quiet.)) But the yawn didn’t come back.
/-2

+2
Off went the yawn, into the soft dark. They waited. But the yawn didn’t come back.
/+2

+4
So [hero] sent a second yawn, a bigger one. It went off slowly after the first, and it was a long way to go. That one stayed there too.
/+4

-2
@hero “Then I’ll have to go ((too)),” whispered [hero].
/-2

+2
@hero “Then I’ll have to go,” whispered [hero]. “With somebody holding on.”
/+2

-2
@adult “I’ve got you,” whispered [adult], and held [his] hand under the blanket.
/-2

+2
@adult “I’ve got you,” whispered [adult], and held [his] hand under the warm blanket.
/+2

!asleep So [hero] went in, slowly and quietly, and didn’t come back till morning.
`,
  older: `
== lost
@who “[Hero], I’ve lost my ${LEFT} [what.kind] ${LOST},” said [who.one]. “[has:lost-nobody-says| Nobody will say who had it last.” [Who] looked at the floor. @who “It was me. ${SNEEZED} | ${SNEEZED}], and I wasn’t holding on. ${WORSE}” [feels:sad| And [who] cried a little.]

-2
[Hero] came to look[friend-is| toy: , with [Friend] the [friend.kind] under one arm |]. You could see a little way into ${GAP}, and then nothing at all. *legs Anything might be in there, and some of it might have legs.
/-2

+2
[Hero]${PLAY} came to look[friend-is| toy: , with [Friend] the [friend.kind] under one arm |]. [with| [friend-is| toy: | [Friend] came to look as well.] |] You could see a little way into ${GAP}, and then you couldn’t see anything at all. *legs Anything might be in there, and some of it might have legs.
/+2

+2
[has:eat| [is:other| @who “At first I thought [other] had eaten ${IT},” said [who]. “But [other] says no.” |]]

[has:saw-pawprints| There were pawprints all round, and nobody would say whose they were. |] [is:other2| [Other] came to look as well, and so did [other2]((, and neither of them saw a thing)). | [is:other| [Other] came to look as well, and saw no more than anybody else.]] [is:whom| And [whom] came along to help. |]
/+2

@adult “My arm’s too stiff for that,” said [adult]. “But yours might do it.”

-2
@hero “Hands are no good at finding things,” said [hero] quickly, and took off one ${SOCK}. “We need somebody soft.”
/-2

+2
@hero “Hands are no good at finding things,” said [hero] quickly, and put both hands away in [his] pockets.

@who “What is good at finding things?” asked [who].
/+2

== sock
-2
&first @hero “${SOCK_UP}, go and find [what]!”

In went the ${SOCK}. They waited until [hero’s] ${FOOT} was cold, but the ${SOCK} didn’t come back.
/-2

+2
@hero “Somebody small and soft,” said [hero], and took off one ${SOCK}. “A ${SOCK} isn’t afraid of the dark.”

&first @hero “${SOCK_UP}, go and find [what]!”

In went the ${SOCK}. They waited. They listened, but it was very quiet in there.

@who “Why does it take so long?” asked [who].

@hero “There’s no ${FOOT} in it,” said [hero].

So they waited a bit longer, until [hero’s] bare ${FOOT} was quite cold. But the ${SOCK} didn’t come back.

+3
@who “Perhaps the ${SOCK} is hungry,” said [who].

So [adult] found a biscuit at the bottom of a bag. It was only a little bit broken, and [hero] put it down at the edge, and then they all looked the other way for a while, so that nobody should feel watched. They counted to twenty. When they turned round, the biscuit was gone.

@who “The ${SOCK} has been here!” said [who].

[friend-is| toy, pet: @adult “No,” said [adult]. “I’m sorry. I thought nobody wanted it.” | [with| @friend “No,” said [friend], with a full mouth. “That was me. Sorry.” | @adult “No,” said [adult]. “I’m sorry. I thought nobody wanted it.”]]

They waited again, and counted all the way to a hundred. They called as well, first nicely and then as loudly as they could. Nobody came out for that either.

@adult “A hand would be quicker,” said [adult] after a while.

@hero “I’ve got a much better plan,” said [hero], who hadn’t.
/+3
/+2

== stick
-2
@hero “The ${SOCK} needs help,” said [hero].

${lent(`“You can have my ${STICK},” said $.`)}

&again @hero “${STICK_UP}, go and find the ${SOCK}!”

In went the ${STICK}, so far that they could only see the very end of it, and it didn’t come back either.
/-2

+2
@hero “The ${SOCK} needs help,” said [hero], and looked at [adult’s] ${STICK}.

@adult “I’d like that back,” said [adult].

@hero “In a minute,” said [hero]. &again “${STICK_UP}, go and find the ${SOCK}!”
/+2

-2

@adult “That’s about one arm,” said [adult].

@hero “One and a half,” said [hero], who hadn’t measured.
/-2

+2
In went the ${STICK}. ((It slid away like a snake. ))The minute went by, and so did several more. But the ${STICK} didn’t come back either.

@hero “They can’t see where they’re going,” said [hero], and pulled [his] own little ${TORCH} out of a pocket. &again “${TORCH_UP}, go and find the ${STICK}!”

In went the ${TORCH}, and lit everything up. Now they could see the end of the ${STICK}, as plain as anything. Beyond it there was only dark, and the ${TORCH} didn’t come back either.

@adult “That ${STICK} is about one arm away,” said [adult].

@hero “One and a half,” said [hero], who hadn’t measured.

[with2| @friend2 “One,” said [friend2], who had. |]
/+2

== offer
@who “Everybody goes in,” said [who], “and nobody comes out. Now I’ve only got myself to send.”

-2
[Who] went up close. [Hero] only needed to say nothing, and then somebody would go in there, and it wouldn’t be [hero].
/-2

+2
[Who] went closer, very slowly, and looked in.

[Hero] only needed to say nothing. Then somebody would go in there at last, and it wouldn’t be [hero].

+3
[Who] took a deep breath, and looked back once, to see whether anybody would say anything. Nobody did.
/+3
/+2

@hero “Don’t,” said [hero]. “It’s not true about hands. They’re good at finding things. I just don’t want to put mine in, because I don’t know what’s in there.”

+2
It was very quiet.
/+2

@who “I don’t know either,” said [who]. “That’s why I came to you.”

== hold
[friend-is|
toy: [Hero] held [Friend] a little tighter. [Friend] had been in much darker places, and never minded. But then somebody had always been holding on.
| [with| @friend “I wouldn’t go in there all alone,” said [friend]. | [Hero] thought of the ${SOCK}, in there all alone.]]

-2
@hero “Nobody was holding on to them,” said [hero]. “${RULE} I’ll put my hand in, if somebody holds on to me.”
/-2

+2
@hero “That’s what we did wrong,” said [hero] slowly. “We sent them all in alone. You weren’t holding on to [what]. I wasn’t holding on to the ${SOCK}, or the ${STICK}, or the ${TORCH}. ${RULE}”

[Hero] took both hands out of [his] pockets, and chose the left one. @hero “I’ll do it,” said [hero]. “But somebody has to hold on to me.”
/+2

-2
@adult “I’ve got you,” said [adult]. ${CHAIN_SHORT} And [who] held on behind.
/-2

+2
@adult “I’ve got you,” said [adult], and held on with both arms. ${CHAIN} And [who] held on behind.

@who “But who holds on to me?” asked [who].

@hero “You’re the end,” said [hero]. “It’s the bravest place, after mine.”

[Who] liked that, and held on much harder.
/+2

&again @hero “Hand,” said [hero] in a small voice, “go and find the ${STICK}.”

== in
-2
In went the hand. First it met ${OUT}, and ^legs then it met something that had two legs.

[Hero] shut both eyes.

@adult “I’ve got you,” said [adult].

It was a clothes peg, and behind the clothes peg was the end of the ${STICK}.
/-2

+2
In went the hand, and then the elbow. It was cool in there, and not nearly as big as it had looked. First the hand met something strange. But that was only ${OUT}.

^legs Then it met something that had legs.

@hero “It’s got two,” whispered [hero], with both eyes shut.

@adult “I’ve got you,” said [adult].

[Hero] wanted to come out again, and stayed in. With one finger [he] went slowly along both legs. They were thin, and made of wood, and they belonged to a clothes peg.

+3
@who “What is it?” called [who] from the other end.

@hero “It’s a peg!” called [hero]. And everybody down the line told the next one that it was only a clothes peg, and was very glad of it. At the end [who] was told it too.
/+3

After that the rest was easy. [Hero] reached as far as an arm can, and then a bit further. And there was the end of the ${STICK}.
/+2

== out
@hero “${PULL}”

+3
They pulled, and nothing moved at all. They pulled again, and something moved a little. [more| [Others] came and pulled too.] They pulled a third time, all together, with all their might, and then they all sat down at once.
/+3

${NEXT_DOOR} Out came the ${STICK}. On the ${STICK} hung the ${SOCK}. ${HUNG}

+2
And last of all came the ${TORCH}, still shining.
/+2

@who “They were holding on to each other,” said [who]. “All that time.”

@hero “Then they weren’t alone at all,” said [hero].

${BETTER}

+2
And [adult] got the ${STICK} back, with a peg on it.

@adult “That was rather a long minute,” said [adult].

@hero “It was one arm,” said [hero]. “You were right.”
/+2

Then [who] sneezed again. But this time [who] was holding on.

== home
+2
@who “If ever you lose anything,” said [who], “call me, and I’ll come and hold on.”

@hero “Behind me?” asked [hero].

@who “At the end,” said [who]. “I’m good at the end now.”
/+2

== bed
-2
That night the lamp was out, and [hero] lay awake. You could see a little way into the dark, and then nothing at all.
/-2

+2
That night the lamp was out, and [hero] lay awake under the soft blanket. You could see a little way into the dark, and then you couldn’t see anything at all. The moon shone in, and it was very quiet. [with| [friend-is| toy: [Friend] was held on to, as always. | [Friend] was fast asleep.] |]
/+2

@hero “I’ve lost my sleep,” said [hero] softly.

@adult “Send somebody to find it,” whispered [adult].

So [hero] yawned. &last @hero “Yawn, go and find my sleep.”

-2
Off went the yawn, into the soft dark, and didn’t come back.
/-2

+2
Off went the yawn, into the soft dark. They waited. A second yawn went slowly after the first, to help. Neither of them came back.

+3
@adult “It’s a long way for a yawn,” whispered [adult].
/+3
/+2

@hero “Then I’ll have to go myself,” whispered [hero]. “With somebody holding on.”

@adult “I’ve got you,” whispered [adult], and held [his] hand under the warm blanket.

+2
It was a warm hand, and it didn’t let go.
/+2

!asleep So [hero] went in, slowly and quietly, and didn’t come back until morning.
`,
}
