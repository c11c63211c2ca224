import type { Telling } from '../../../../craft/telling.ts'

type Seen =
  | 'hung'
  | 'heap'
  | 'curtain'
  | 'shadow'
  | 'wardrobe'
  | 'under'
  | 'noise'
  | 'stares'
  | 'light'
  | 'eyes'
  | 'place'

/** Told by what is taken for somebody. */
const by = ({ under, ...told }: Record<Seen, string>) =>
  `[case| ${Object.entries(told)
    .map(([seen, text]) => `${seen}: ${text}`)
    .join(' | ')} | ${under}]`

const GARMENT =
  '[has| dressing-gown: dressing gown | on-robe: bathrobe | raincoat: raincoat | coat: coat | jacket: jacket | cape: cape | costume: costume | dress: dress | hoodie: hoodie | jumper: jumper | cardigan: cardigan | towel: towel | school-uniform: school uniform | school-bag: school bag | on-backpack: backpack | bag: bag | hat: hat | umbrella: umbrella | dressing gown]'
const NOISY =
  '[maker| floor: floorboard | snore: snore | pigeon: pigeon | mouse: mouse | tree: branch | feet: cat | boiler: boiler | radiator: radiator | stair: stair | wind: wind | fridge: fridge | clock: clock | rain: rain | owl: owl | fox: fox | sheep: sheep | cat: cat | pipe]'
const STARING =
  '[has| doll: doll | clown: clown | puppet: puppet | teddy: teddy | clock: clock | mask: mask | picture, painting: picture | photograph, family-photo, old-photo: photo | robot: robot | bear: bear | rabbit: rabbit | toy]'
/** What is told of a sleeve, and of what has none. */
const sleeve = (yes: string, { towel, bag, hat }: Record<'towel' | 'bag' | 'hat', string>) =>
  `[has| towel: ${towel} | school-bag, on-backpack, bag: ${bag} | hat, umbrella: ${hat} | ${yes}]`
const framed = (yes: string, no: string) =>
  `[has| picture, painting, photograph, family-photo, old-photo: ${yes} | ${no}]`
type Maker =
  | 'boiler'
  | 'radiator'
  | 'stair'
  | 'floor'
  | 'wind'
  | 'pipe'
  | 'fridge'
  | 'clock'
  | 'rain'
  | 'snore'
  | 'owl'
  | 'fox'
  | 'pigeon'
  | 'sheep'
  | 'cat'
  | 'mouse'
  | 'tree'
/** Told by what makes the noise, things of the house and whoever is out of doors. */
const noisy = ({ pipe, ...told }: Record<Maker, string>) =>
  `[maker| ${Object.entries({ ...told, feet: told.cat })
    .map(([maker, text]) => `${maker}: ${text}`)
    .join(' | ')} | ${pipe}]`
const outside = (yes: string, no: string) => `[maker| owl, fox, sheep: ${yes} | pigeon: ${yes} | ${no}]`

/** Told by the place that is another one in the dark. */
const placed = ({
  room,
  ...told
}: Record<'landing' | 'stairs' | 'cellar' | 'attic' | 'bathroom' | 'tent' | 'room', string>) =>
  `[spot-of| ${Object.entries(told)
    .map(([place, text]) => `${place}: ${text}`)
    .join(' | ')} | ${room}]`
const PLACE = placed({
  landing: 'landing',
  stairs: 'staircase',
  cellar: 'cellar',
  attic: 'attic',
  bathroom: 'bathroom',
  tent: 'tent',
  room: 'room',
})

/** Whom it is taken for, where the wish says so. */
const FEARED = [
  'witch',
  'ghost',
  'burglar',
  'wolf',
  'giant',
  'bear',
  'crocodile',
  'troll',
  'vampire',
  'skeleton',
  'snake',
]
const MORE_FEARED = ['spider', 'shark', 'alien', 'dinosaur', 'dragon', 'lion', 'tiger', 'gorilla', 'octopus']
const feared = (nobodyNamed: string) =>
  `[has| a-man-there: a man | a-lady-there: a lady | a-robber-there: a robber | a-zombie-there: a zombie | ${[...FEARED, ...MORE_FEARED].map((id) => `${id}: ${/^[ao]/.test(id) ? 'an' : 'a'} ${id}`).join(' | ')} | [case| under, noise: a monster | [has:looks-monster| a monster | ${nobodyNamed}]]]`

const CHECKED = by({
  hung: 'behind the door',
  heap: 'every corner',
  curtain: 'behind the curtain',
  shadow: 'every corner',
  wardrobe: 'in the wardrobe',
  under: '[gap]',
  noise: 'every corner',
  stares: 'every shelf',
  light: 'every corner',
  eyes: 'out of the window',
  place: `[spot-of| room: every corner | the whole ${PLACE}]`,
})

const SETTLED = by({
  hung: '[Hero] lay down, with nice warm toes.',
  heap: '[Hero] lay down, with nice warm toes.',
  curtain: '[Hero] lay down, and breathed in and out.',
  shadow: '[Hero] lay down, and waved back.',
  wardrobe: '[Hero] lay down, with nice warm toes.',
  under: '[Hero] lay down, with ten warm toes.',
  noise: '[met-cat| yes: [Hero] went for a wee, and the cat came too. | [Hero] lay down, and listened on purpose.]',
  stares: '[Hero] lay down, and shut both eyes.',
  light: '[Hero] lay down, and winked back.',
  eyes: '[Hero] lay down, and shut both eyes.',
  place: '[loo| yes: [Hero] went for a wee, all alone, and came back. | [Hero] lay down, with nice warm toes.]',
})

/** What the child did about it until tonight, and what became of that. */
const habit = (told: 'before' | 'after') =>
  `[has| ${Object.entries({
    'told-by-sibling': [
      '[His] [has| brother: brother | sister: sister | cousin] had said so, too.',
      'That was something to tell [his] [has| brother: brother | sister: sister | cousin].',
    ],
    'saw-a-film': ['It was just like on the telly.', 'It was nothing like on the telly.'],
    'calls-often': ['[Hero] called [adult] [often].', 'Nobody called. Nobody had to.'],
    'checks-first': [`[Adult] had to check ${CHECKED} every night.`, 'Nobody had to check anything now.'],
    'wont-loo': ['[Hero] wouldn’t go to the loo alone.', '[Hero] went to the loo, all alone.'],
    'light-broke': ['And the night light was broken.', 'The night light was still broken. Nobody missed it.'],
    'into-our-bed': ['So [hero] always ran to [adult’s] bed.', '[Hero] stayed in [his] own bed.'],
    'feet-up': ['[Hero] kept both feet in bed.', 'One bare foot hung out of bed, quite safe.'],
    'under-covers': ['[Hero] hid under the covers.', 'The covers only came up to [hero’s] chin.'],
    'stays-with': ['[Adult] had to stay there all evening.', '@hero “You can go now,” [hero] told [adult].'],
    'wants-light': ['[Hero] wanted the light on all night.', 'The light was off, and stayed off.'],
    'moved-house': ['Nothing was in its old place.', 'It didn’t feel like a new house now.'],
    'night-after-night': ['And it came every single night.', SETTLED],
  })
    .map(([id, [before, after]]) => `${id}: ${told === 'before' ? before : after}`)
    .join(' | ')} | ${told === 'before' ? '[Hero] didn’t dare to move.' : SETTLED}]`

const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
/** What stares at the child is not what it hugs. */
const toy = (yes: string) => `[case| stares: | [friend-is| toy: ${yes} |]]`
const pet = (yes: string) => `[friend-is| pet: ${yes} |]`

export const darkShape: Telling = {
  id: 'dark-shape',
  shape: 'own-view',
  fits: {
    kind: 'life',
    subjects: ['dark', 'monster'],
    when: ['always', 'today', 'past', 'tomorrow'],
    says: [
      ...['looks-hung', 'looks-heaped', 'looks-curtain', 'looks-shadow', 'looks-wardrobe', 'looks-under'],
      ...['looks-noise', 'looks-staring', 'looks-monster', 'looks-gap', 'looks-light', 'looks-eyes', 'looks-place'],
    ],
  },
  ages: [3, 6],
  tile: { label: 'Shadows at night', wish: 'he thinks the coat on the door is a monster' },
  titles: ['[Called] in the Dark', 'Who Are You in the Dark?'],
  figures: { shape: { forms: { name: 'the voice' }, gender: 'it' } },
  keys: {
    'met-cat': '[has:cat| [has:was-for-a-wee| yes |] |]',
    case: '[met-cat| yes: noise | [has| looks-heaped: heap | looks-hung: hung | looks-curtain: curtain | looks-eyes: eyes | looks-light: light | looks-staring: stares | looks-gap, looks-under: under | looks-shadow: shadow | looks-wardrobe: wardrobe | looks-noise: noise | looks-place: place | corner: heap | under]]',
    maker:
      '[has| a-snore: snore | a-boiler: boiler | radiator: radiator | pigeon: pigeon | fox: fox | owl: owl | sheep: sheep | squirrel, mouse, rat: mouse | cat: cat | tree: tree | a-fridge: fridge | clock: clock | a-stair: stair | a-floorboard: floor | some-feet: feet | pipe: pipe | wind: wind | rain: rain | pipe]',
    'spot-of':
      '[has| in-tent: tent | in-bathroom: bathroom | in-cellar: cellar | in-attic: attic | on-landing: landing | on-stairs: stairs | room]',
    loo: '[has| in-bathroom: | was-for-a-wee: yes |]',
    /** Whether the child is out of bed when it is met. */
    up: '[met-cat| yes: yes | [case| place: [spot-of| room, tent: | yes] |]]',
  },
  words: {
    thing: by({
      hung: GARMENT,
      heap: '[has| armchair: armchair | chair: chair | some-washing: washing | heap of clothes]',
      curtain: 'curtain',
      shadow: 'shadow',
      wardrobe: '[has:cupboard| cupboard | wardrobe]',
      under: '[has| some-hand: glove | long-arms: scarf | slipper]',
      noise: NOISY,
      stares: STARING,
      light: '[has| smoke-alarm: smoke alarm | a-telly: telly | little light]',
      eyes: '[has| fox: fox | owl: owl | hedgehog: hedgehog | cat]',
      place: PLACE,
    }),
    own: '[has| dads-own: Dad’s | mums-own: Mum’s | the]',
    fear: feared('somebody'),
    new: '[has:moved-house| new]',
    pron: '[has| a-man-there, burglar, a-robber-there: he | a-lady-there, witch: she | it]',
    harmless: by({
      hung: 'the [thing]',
      heap: 'the [thing]',
      curtain: 'the curtain',
      shadow: 'an empty [wall]',
      wardrobe: 'the [thing]',
      under: 'some dust',
      noise: 'quiet',
      stares: 'the [thing]',
      light: 'the [thing]',
      eyes: 'the dark glass',
      place: 'the [thing]',
    }),
    'bed-there': '[up| yes: that doorway | [case| eyes: that house | that bed]]',
    dread: feared('somebody bad'),
    of: framed('[has| great-grandma, great-grandpa, grandma, grandpa: of [called]]', ''),
    seen: '[case| shadow: [has| car: a car’s shadow | the tree’s shadow] | under: my lost [thing] | noise: [maker| snore: a snore | pigeon, mouse, owl, fox, sheep, cat, feet, tree: only a [thing] | rain: the rain | wind: the wind | the [thing]] | eyes: a [thing] | the [thing]]',
    spot: '[has| on-a-hook: on its hook | wardrobe: on the wardrobe | door: on the door | window: at the window | wall: on the wall | on the door]',
    wall: '[has:ceiling| ceiling | wall]',
    'eyes-are': '[has| eyes-red: red | eyes-yellow: yellow | green]',
    whose:
      '[has| not-at-home: [has| grandpa: at Grandad’s | grandma: at Grandma’s | dad: at Dad’s | aunt: at Auntie’s |] |]',
    just: '[case| noise: [maker| pigeon, mouse, owl, fox, sheep, cat, feet, tree: | only] | only]',
    lamp: '[has| was-power-cut, in-tent: torch | light]',
    title: '[has:in-tent| the night guard of this tent | [rank]]',
    gap: '[has:looks-gap| in the gap behind the bed | under the bed]',
    often:
      '[has| times-three: three times | times-four: four times | times-five: five times | times-six: six times | times-ten: ten times | all night long]',
    rap: noisy({
      boiler: '[has| a-groan: groan, groan | a-tap: bump, bump | hum, hum]',
      radiator: 'tick, tick',
      stair: 'creak, creak',
      floor: 'creak, creak',
      wind: 'hoo, hoo',
      pipe: '[has| a-tap: tap, tap | a-gurgle: gurgle, gurgle | tock, tock]',
      fridge: 'hum, hum',
      clock: 'tick, tock',
      rain: 'patter, patter',
      snore: 'rrr, rrr',
      owl: 'hoo, hoo',
      fox: 'yow, yow',
      pigeon: '[has| a-tap: thump, thump | coo, coo]',
      sheep: '[has| a-cough: cough, cough | baa, baa]',
      cat: 'pad, pad',
      mouse: '[has| a-tap: tap, tap | scratch, scratch]',
      tree: '[has| a-tap: tap, tap | scratch, scratch]',
    }),
    called: by({
      hung: sleeve('Mr Sleeves', { towel: 'Mr Fluff', bag: 'Mrs Buckle', hat: 'Lord Drip' }),
      heap: 'Mrs Socks',
      curtain: 'Madam Puff',
      shadow: '[has| car: Mr Whoosh | Mr Twigs]',
      wardrobe: 'Old Creak',
      under: '[has| some-hand: Mrs Fingers | long-arms: Mr Fringe | Mr Lefty]',
      noise: noisy({
        boiler: '[has| a-groan: Mr Groan | a-tap: Mr Bump | Mr Hum]',
        radiator: 'Mr Tick',
        stair: 'Mrs Creak',
        floor: 'Mrs Creak',
        wind: 'Madam Hoo',
        pipe: '[has| a-gurgle: Mr Gurgle | a-tap: Mr Tap | Mr Tock]',
        fridge: 'Mrs Hum',
        clock: 'Mr Minute',
        rain: 'Madam Patter',
        snore: 'Mr Rumble',
        owl: 'Mrs Hoo',
        fox: 'Mr Red',
        pigeon: 'Mrs Coo',
        sheep: 'Mrs Wool',
        cat: 'Mrs Paws',
        mouse: 'Mr Whisk',
        tree: 'Mr Twigs',
      }),
      stares: framed(
        '[has| great-grandma: Great-Grandma | great-grandpa: Great-Grandad | grandma: Grandma | grandpa: Grandad | Lord Goggle]',
        '[friend-is| toy: [friend] | [has:clock| Mr Minute | Goggles]]',
      ),
      light: 'Mr Wink',
      eyes: '[friend-is| pet: [friend] | Mr Lamps]',
      place: placed({
        landing: 'Mrs Long',
        stairs: 'Mr Steps',
        cellar: 'Old Cool',
        attic: 'Old Dusty',
        bathroom: 'Mrs Tap',
        tent: 'Mr Flap',
        room: 'Mrs Corner',
      }),
    }),
    job: by({
      hung: '[has| window: mind the window | wardrobe: mind the wardrobe | mind the door]',
      heap: '[has| armchair, chair: hold the clothes | keep the socks together]',
      curtain: 'let the moon in',
      shadow: '[has| car: carry goodnight round the room | wave goodnight to everybody]',
      wardrobe: 'keep the winter coat',
      under: 'mind the [has:looks-gap| gap | floor under the bed]',
      noise: noisy({
        boiler: 'warm the bath',
        radiator: 'warm the socks',
        stair: 'say who’s coming',
        floor: 'say who’s coming',
        wind: 'blow the clouds home',
        pipe: 'bring the bath water',
        fridge: 'keep the milk cold',
        clock: 'count the night',
        rain: 'wash the roof',
        snore: 'keep somebody fast asleep',
        owl: 'mind the trees',
        fox: 'walk round the garden',
        pigeon: 'keep the roof warm',
        sheep: 'mind the grass',
        cat: 'walk all round the house',
        mouse: 'tidy up the crumbs',
        tree: 'wave goodnight to everybody',
      }),
      stares: 'look out for the morning',
      light: '[has| smoke-alarm: stay awake for us all | mind the dark]',
      eyes: 'mind the garden',
      place: placed({
        landing: 'show the way to the loo',
        stairs: 'take everybody up to bed',
        cellar: '[has| potato: keep the potatoes | keep the jam]',
        attic: 'keep the Christmas boxes',
        bathroom: 'keep the bath till morning',
        tent: 'keep the weather out',
        room: 'keep [hero]’s bed',
      }),
    }),
    feel: by({
      hung: sleeve(
        'a long, soft sleeve. [has| dressing-gown, on-robe: It smelled of the bath | coat, raincoat, jacket: It smelled of rain | It smelled of biscuits].',
        {
          towel: 'something fluffy. It smelled of the bath.',
          bag: 'a strap, and a buckle. It smelled of banana.',
          hat: 'something smooth. It smelled of rain.',
        },
      ),
      heap: '[has| armchair, chair: a sock, and a sleeve, and under them a chair. | a sock, and a sleeve, and another sock.]',
      curtain: 'soft cloth. Only a little wind was behind it.',
      shadow:
        '[has:ceiling| only air. | a cool, smooth wall.] Outside, [has| car: a car was going home | the tree was waving].',
      wardrobe: 'a smooth door. Behind it hung the winter coat.',
      under:
        '[has| some-hand: five woolly fingers, with nobody in them. | long-arms: something long and woolly, with a fringe on it. | something soft, with room for a foot.]',
      noise: noisy({
        boiler: 'something warm. It hummed like a cat.',
        radiator: 'something warm. It ticked, like a clock.',
        stair: 'wood, with carpet on it. It creaked under [hero’s] hand.',
        floor: 'a smooth board. It creaked under [hero’s] hand.',
        wind: 'the cold window. Somebody big blew on it outside.',
        pipe: 'something warm and round. There was water in it.',
        fridge: 'the wall. Behind it, the milk was being kept cold.',
        clock: 'a round face, and two thin hands.',
        rain: 'the cold window. Drops ran down it outside.',
        snore: 'the wall. Somebody was fast asleep behind it.',
        owl: '[has| tent: the side of the tent | the cold window]. Outside sat somebody with feathers.',
        fox: '[has| tent: the side of the tent | the cold window]. A long red tail went by outside.',
        pigeon: 'the wall. Up behind it, feathers shook.',
        sheep: '[has| in-tent: the side of the tent | the cold window]. Outside stood somebody woolly, and chewed.',
        cat: 'something furry. Two green eyes looked up.',
        mouse: 'the wall. Behind it, tiny feet ran to and fro.',
        tree: 'the cold window. A thin branch knocked on it outside.',
      }),
      stares: framed(
        'a frame, with flat, cold glass.',
        '[has:clock| a round face, with two thin hands. | a small face. Its eyes couldn’t shut.]',
      ),
      light: 'only air. High up, one tiny light winked slowly.',
      eyes: 'cold glass. Behind it was a nose, and two round eyes.',
      place: placed({
        landing: 'a wall. Then there was a door, and it was the loo.',
        stairs: 'a smooth rail. It went up, to bed.',
        cellar: 'a cold wall. It smelled of [has| potato: potatoes | jam].',
        attic: 'a box. It smelled of Christmas.',
        bathroom: 'a cold tap. It dripped on [his] hand.',
        tent: 'soft cloth. Only a little wind was behind it.',
        room: 'a wall. Then there was a corner, and another wall.',
      }),
    }),
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {},
      words: {
        dare: 'Pirates always ask who goes there',
        rank: 'the first mate of this cabin',
        badge: 'a hat',
        room: 'the [new] pirate cabin',
        night: 'The ship rocked slowly, and the sea breathed softly against it.',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: {},
      words: {
        dare: 'With dinosaurs we always ask first',
        rank: 'the night dino of this hut',
        badge: 'a tail',
        room: 'the [new] dinosaur hut',
        night: 'In the valley the dinosaurs lay close together, and breathed slowly.',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: {},
      words: {
        dare: 'Space explorers always ask first',
        rank: 'the night pilot of this rocket',
        badge: 'a helmet',
        room: 'the [new] rocket',
        night: 'The stars went softly by the window, and the rocket hummed.',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {},
      words: {
        dare: 'Knights always ask who goes there',
        rank: 'the night guard of this castle',
        badge: 'a sword',
        room: 'the [new] castle bedroom',
        night: 'The castle was quiet, and the moon lay softly on the moat.',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {},
      words: {
        dare: 'Do what the owls do, and ask who it is',
        rank: 'the night owl of this house',
        badge: 'a feather',
        room: 'the [new] forest house',
        night: 'In the forest one owl asked softly, and nobody minded.',
      },
    },
    city: {
      themes: ['superheroes'],
      figures: {},
      words: {
        dare: 'Heroes always ask first',
        rank: 'the night hero of this tower',
        badge: 'a cape',
        room: 'the [new] hero tower',
        night: 'The city was quiet, and its windows went softly dark.',
      },
    },
    home: {
      themes: [],
      figures: {},
      words: {
        dare: 'Then we’ll just ask who it is',
        rank: 'the night guard of this house',
        badge: 'a cap',
        room: 'the [new] bedroom',
        night: 'The house was quiet, and the moon looked softly in.',
      },
    },
  },
  fact: '[Hero] once gave somebody in the dark a name and a job.',
  next: 'In the evening somebody in the dark was still on duty, and knew exactly who it was.',
  young: `
== shape
${by({
  light:
    'By day the [thing] was only [has| smoke-alarm: a smoke alarm | a-telly: the telly | a little light]. But when it was dark in [room], it opened one eye. It winked at [hero]. It knew when [he] blinked!',
  eyes: '[has:was-power-cut| The power went off, and [has:bean| there were beans by torchlight, and that | the torch came out, and that] was lovely. But outside, in the dark, there were two [eyes-are] eyes. They looked in at [hero]. | By day there was only a garden. But when it was dark, there were two [eyes-are] eyes in it. They looked in at [hero], and never blinked.]',
  place: `${placed({
    landing:
      'By day the landing [whose] was only a landing. But at night it was very long. [has| wont-loo, was-for-a-wee: The loo was at the other end, and [fear] stood in between. | [Fear] stood at the other end.]',
    stairs:
      'By day the stairs [whose] were only stairs. But at night they went up into the dark, and [fear] stood at the top.',
    cellar: 'By day the cellar [whose] was only a cellar. But it was so dark down there, and [fear] stood in it.',
    attic: 'By day the attic [whose] was only an attic. But at night it was black, and [fear] stood in it.',
    bathroom: 'By day the bathroom [whose] was only a bathroom. But at night it was dark, and [fear] was in there.',
    tent: 'By day the tent was only a tent. But when the torch went off, it got very dark, and [fear] was in there.',
    room: '[has:was-first-night| It was the first night | It was night][has| caravan: in the caravan | [whose]]. [has:moved-house| | It wasn’t the bed that [hero] knew.] When the light went off, [fear] stood in the corner.',
  })}`,
  hung: 'By day [own] [thing] hung [spot]. But when the light went off in [room], it was [fear]. [Pron] was tall, and [has| no-head: had no head at all | it-moves: moved a little | looked straight at the bed] [has:a-street-light| in the street light].',
  heap: '[has| armchair, chair: By day the [thing] had clothes on it. | By day it was only [has:some-washing| washing | clothes].] But when the light went off in [room], it was [fear]. [Pron] just sat there, and looked at the bed.',
  curtain:
    'By day the curtain only hung there. But when the light went off in [room], it moved. Behind it stood [fear], and breathed.',
  shadow:
    'By day the [wall] was empty. But when the light went off in [room], there was [fear]. [has| car: It ran right across, and then it came back. | a-street-light: The street lamp shone in, and it had long fingers. | It had long crooked fingers, and they moved.]',
  wardrobe:
    'By day the [thing] was shut. But when the light went off in [room], its door stood open a crack. [Fear] was in there, and peeped out.',
  under:
    'By day nobody was [gap]. But when the light went off in [room], there was [fear]. [has| long-arms: It had long, long arms, and reached for a foot. | some-hand: It had a hand, and wanted a foot. | some-eyes: It had two eyes, and wanted a foot. | It lay there, and wanted a foot.]',
  noise: `[met-cat| yes: [Hero] got up for a wee, all alone, without the light. But [has:washing-machine| behind the washing machine | in the dark] something went pad, pad. It was [fear], and it was coming to get [hero]. | [maker| boiler, radiator, fridge, clock, wind, rain, stair, floor: By day nobody heard the [thing]. But when the light went off in [room], it went [rap]. Now it was | pipe: By day nobody heard the pipes. But when the light went off in [room], they went [rap]. It was | By day nobody heard it. But when [has| in-tent: it was dark round the tent | the light went off in [room]], something went [rap] [maker| snore: behind the wall | mouse, pigeon: [has| a-loft: up in the loft | behind the wall] | cat, feet: on the stairs | outside]. It was] [fear], and it was coming to get [hero].]`,
  stares: `By day the [thing] [of] just ${framed('hung', 'sat')} there. But when the light went off in [room], it stared at [hero]. [has| some-eyes: Its eyes went wherever [hero] went. | It stared and stared, and never blinked.]`,
})} ${habit('before')}

${by({
  hung: '@hero “There’s [fear] there!” shouted [hero]. “And [pron] can see me!”',
  heap: '@hero “There’s [fear] there!” shouted [hero]. “And [pron] can see me!”',
  curtain: '@hero “There’s [fear] there!” shouted [hero]. “I can hear breathing!”',
  shadow: '@hero “There’s [fear] there!” shouted [hero]. “[Pron]’s [has:car| coming | reaching] for me!”',
  wardrobe: '@hero “There’s [fear] in there!” shouted [hero]. “[Pron]’s coming out!”',
  under: '@hero “There’s [fear] down there!” shouted [hero]. “[Pron]’ll get me!”',
  noise:
    '[has:heard-next-door| @hero “AAAH!” shouted [hero]. They heard it next door. @hero “There’s [fear] there!” | @hero “There’s [fear] there!” shouted [hero]. “[Pron]’s getting nearer!”]',
  stares: '@hero “It’s looking at me!” shouted [hero]. “It won’t stop!”',
  light: '@hero “It’s watching me!” shouted [hero]. “It knows when I blink!”',
  eyes: '@hero “There’s [fear] out there!” shouted [hero]. “And [pron] can see me!”',
  place:
    '@hero “There’s [fear] there!” shouted [hero]. “[spot-of| room, tent: I can’t sleep here! | I can’t go past!]”',
})} [Hero’s] heart went bump, and ${by({
    hung: '[his] toes curled up',
    heap: '[his] toes curled up',
    curtain: '[he] stopped breathing, too',
    shadow: '[his] fingers curled up',
    wardrobe: '[his] toes curled up',
    under: 'all ten toes curled up',
    noise: '[his] ears went hot',
    stares: '[he] couldn’t look away',
    light: '[he] couldn’t look away',
    eyes: '[he] couldn’t look away',
    place: '[his] toes curled up',
  })}.

-2
The [lamp] went on, and there [met-cat| yes: stood [adult], and nobody else | was only [harmless]]. Off it went, and there [pron] was.
/-2

+2
The [lamp] went on, and there [met-cat| yes: stood [adult], and nobody else | was only [harmless]]. Off it went, and there [pron] was. They tried it six times. ${pet('[Friend] the [friend.kind] looked, too, and didn’t like it.')}
/+2

-2
@adult “[dare],” said [adult].
/-2

+2
@adult “[dare],” said [adult]. “And I’ll stay till you know.”
/+2

${toy('[Hero] held [friend] the [friend.kind] very tight.')} ${friend('[Friend] was sleeping over, and held [hero’s] hand.')}

+3
[with2| [Friend2] was sleeping over, too. |]
/+3

&first @hero “Who are you?” asked [hero].

== forgot
@shape “I don’t know,” said a small voice. “I *know know it by day, but in the dark I forget. I think I’m [dread].”

+2
@hero “Do you eat people?” asked [hero].

@shape “I hope not,” said the voice. “I worry about it all night.”
/+2

@shape “And there’s somebody in [bed-there]!” it whispered. “It’s got a face, and I’m scared of it.”

@hero “That’s only me,” said [hero], “in my pyjamas.”

@shape “Oh,” said the voice. “Could you come and tell me who I am, only me?”

== step
+3
[up| yes: [Hero] put one foot forward. The floor was cold. | [Hero] put one foot out. It was cold out there.] One step, two steps. Then ${by(
    {
      hung: 'something rustled',
      heap: 'something rustled',
      curtain: 'something rustled',
      shadow: 'something shook',
      wardrobe: 'something creaked',
      under: 'something rustled',
      noise: 'it went [rap]',
      stares: 'something glittered',
      light: 'it winked',
      eyes: 'something blinked',
      place: 'something creaked',
    },
  )}, and [hero] was [up| yes: back in the doorway, holding on to it with both hands | back in bed with the blanket up to [his] nose].

@shape “That was me,” said the voice. “I’m sorry. I was shivering.”

@adult “How many steps did you do?” asked [adult].

@hero “Two.”

@adult “And how many are there?”

@hero “Three, I think.”

@adult “Then there’s only one that’s new,” said [adult].

[with2| @friend2 “You’ve had practice with the others,” said [friend2]. |]
/+3

-2
[up| yes: [Hero] put one foot forward, then the other. | Out came one foot, then the other.] One step, two steps, three.
/-2

+2
-3
[Hero’s] heart went bump, but [up| yes: [he] put one foot forward | out came one foot], and then the other. One step, two steps, three.
/-3
/+2

+3
That was true. So [up| yes: [hero] put one foot forward | out came one foot], and then the other. ${toy('[Friend] came along under one arm.')} ${pet('[Friend] walked in front.')} ${friend('[Friend] counted.')} One step, two steps, and three.
/+3

[Hero] put out a hand and felt [feel]

-2
@hero “Why, you’re [just] [seen]!” said [hero].
/-2

+2
@hero “You’re [seen]!” said [hero]. “${by({
    hung: 'You’re [has| dads-own: Dad’s | mums-own: Mum’s | ours].',
    heap: 'You’re ours.',
    curtain: 'You’re ours.',
    shadow: 'You’re quite flat.',
    wardrobe: 'You’re ours.',
    under:
      '[has| long-arms: I’ve looked for you everywhere. | some-hand: I’ve only got the other one. | You’re the left one. I’ve looked everywhere!]',
    noise: outside('You’re out there, and I’m in here.', 'You’re ours.'),
    stares: 'You’re ours.',
    light: 'You’re on our side.',
    eyes: 'You’re out there, and I’m in here.',
    place: '[has:not-at-home| You’re where I’m staying. | You’re ours.]',
  })}”
/+2

-2
@shape “Am I?” said the [thing]. “Oh, that’s so much nicer to be.”
/-2

+2
@shape “Am I?” said the [thing]. “Oh, that’s so much nicer to be. I’ve been so scared of you.”

@hero “And I’ve been scared of you,” said [hero]. ${by({
    hung: sleeve('“But you’re only tall because you hang so high.”', {
      towel: '“But you’re only tall because you hang so high.”',
      bag: '“But you’re only fat because of my books.”',
      hat: '“But you’re only tall because you hang so high.”',
    }),
    heap: '“But you’re only fat because of my socks.”',
    curtain: '“But you only breathe because of the wind.”',
    shadow: '“But [has| car: you only run because the car does.” | your fingers are only twigs.”]',
    wardrobe: '“But you’ve only got a sleeve stuck in your door.”',
    under:
      '[has| long-arms: “But you’re only long because Grandma knitted you.” | some-hand: “But you only wanted a hand to go in you.” | some-eyes: “But your eyes are only buttons.” | “But you only wanted a foot to go in you.”]',
    noise:
      '[maker| owl, fox, sheep, pigeon: “But you’re only saying good night.” | cat, feet: “But you only shine because you’ve got cat’s eyes.” | mouse: “But you only scratch because you’re busy.” | snore: “But you only growl because somebody’s dreaming.” | “But you’re only talking to yourself.”]',
    light: '“But you only wink because you’re thinking.”',
    eyes: '“But you only shine because [has:was-power-cut| of the torch | there’s a light on in here].”',
    place: '“But you’re only big because I couldn’t see you.”',
    stares:
      '“But you only stare because [has| picture, painting, photograph, family-photo, old-photo: you’re painted | you’ve got no lids].”',
  })}
/+2

+4
@shape “And what have I got?” asked the [thing].

${by({
  hung: sleeve('@hero “Two sleeves,” said [hero], and felt them all over. “And a pocket, with a hanky in it.”', {
    towel: '@hero “Two ends,” said [hero], and felt them both. “And a loop, for hanging up.”',
    bag: '@hero “Two straps,” said [hero], and felt them both. “And a pocket, with half a biscuit.”',
    hat: '@hero “A top and a bottom,” said [hero], and felt them both. “And a loop, for hanging up.”',
  }),
  heap: '@hero “Three socks,” said [hero], and felt them all. “And a jumper, with one arm inside out.”',
  curtain: '@hero “Two ends,” said [hero], and felt them both. “And a row of rings, to slide on.”',
  shadow:
    '[has:car| @hero “A front and a back,” said [hero], looking up. “And all the ceiling to run on.” | @hero “A long, thin bit,” said [hero], looking closely. “And lots of little bits that wave.”]',
  wardrobe: '@hero “A rail and a shelf,” said [hero], and felt them both. “And a coat, with a mitten in its pocket.”',
  under:
    '[has| long-arms: @hero “Two ends,” said [hero], and felt them both. “And a fringe, to tickle with.” | some-hand: @hero “Five fingers,” said [hero], and counted them. “And a hole, at the tip of the thumb.” | @hero “A soft inside,” said [hero], and felt it. “And a hole, just where my big toe goes.”]',
  noise:
    '[maker| owl, pigeon: @hero “Two wings and a beak,” said [hero], listening. “And a very soft tummy.” | fox, sheep: @hero “Four feet and a nose,” said [hero], listening. “And a very loud voice.” | cat, feet: @hero “Four paws,” said [hero], and felt them all. “And whiskers, and a tail.” | mouse: @hero “Four tiny feet,” said [hero], listening. “And whiskers, and a tail.” | @hero “An inside and an outside,” said [hero], listening. “And a very deep voice.”]',
  light: '@hero “One eye,” said [hero], looking up. “And a good long battery.”',
  eyes: '@hero “Two ears,” said [hero], looking closely. “And whiskers, and a wet nose.”',
  place: '@hero “Walls all round,” said [hero], and felt them. “And a door, for coming and going.”',
  stares:
    '[has:clock| @hero “Two hands,” said [hero], and felt them both. “And twelve numbers, all the way round.” | @hero “Two eyes,” said [hero], and felt them both. “And a nose, and a smile that’s a bit worn.”]',
})}

@shape “All that!” said the [thing]. It was very pleased. “And what have you got, only me?”

@hero “Two arms and two legs,” said [hero]. “And a tummy button.”

@shape “And I only saw the face,” said the [thing]. “The rest isn’t scary at all.”

@hero “Nor are you,” said [hero], “from here.”

[more| [Others] came, too, and each of them was allowed one touch. |]
/+4

== job
-2
[met-cat:yes| [feels:angry| @hero “I wasn’t scared,” said [hero]. “I was cross.” |] |]

@hero “And your name’s [called],” said [hero]. “You [job].”
/-2

+2
@shape “But what if I forget again?” asked the [thing].

@hero “I’ll give you a name,” said [hero]. “You’re [called], [title], and you [job].”

@shape “[Called],” said the [thing]. “You can’t forget a name like that.”
/+2

+3
@shape “Do I get [badge]?” it asked.

@hero “You get a good night,” said [hero]. “Every night.”
/+3

+3
They tried it, to be on the safe side. Click, the [lamp] went on, and there was [called]. Click, it went off.

&again @hero “Who are you?” asked [hero], back in bed.

@shape “[Called],” said the voice at once. “I [job].”
/+3

+4
@adult “And who am I?” asked [adult], somewhere in the dark.

@hero “You’re [adult],” said [hero]. “You do the [lamp], and you do the kiss.”

@adult “That’s me all over,” said [adult].

@hero “Now without you,” said [hero] to [adult]. “Only me and [called].”

So [adult] went right out, and left the door open a crack. Now it was as dark as anything. Nothing moved. [Hero’s] heart went bump, but only once.

&again @hero “Who are you?” whispered [hero].

It was quiet for rather a long time.

@shape “I’m [called],” said the voice. “I was only making sure. And who are you?”

@hero “[Hero],” said [hero]. “I sleep here.”

@shape “Then that’s your job,” said [called]. “And I [job]. We’ve got it all covered.”

@adult “How’s it going in there?” asked [adult], through the crack.

@hero “We’re both here,” said [hero].
/+4

== bed
-2
${habit('after')}
/-2

+2
${habit('after')} It was just as dark as before. But now [hero] knew everybody in it.

@hero “Good night, [called],” said [hero]. And [adult] slipped out[has:in-tent| under the stars |]. [night]
/+2

+3
${toy('[Friend] was warm, and had known all along who [friend.he] was.')} ${pet('[Friend] lay on the end of the bed, warm and heavy.')} ${friend('[Friend] was asleep already, and nobody had to ask who that was.')} ${by(
    {
      hung: 'The [thing] hung there quite softly, and was on duty.',
      heap: 'The [thing] held everything quietly, even the odd sock.',
      curtain: 'The curtain breathed in and out, quite slowly.',
      shadow: 'The shadow waved softly, and a bit more slowly each time.',
      wardrobe: 'The [thing] kept its door shut softly, all by itself.',
      under: 'The [thing] lay quietly under the bed, where nobody else had room.',
      noise: 'Once more it went [rap], very softly. That was only [called].',
      light: 'The [thing] winked softly, once for yes, and was on duty.',
      eyes: 'Out in the garden two eyes shone softly, and were on duty.',
      place: 'The [thing] lay quiet and soft in the dark, and was on duty.',
      stares: 'The [thing] looked quietly out of the window, where [hero] had turned it.',
    },
  )}
/+3

+4
The blanket was soft and warm, and [hero] lay quite still in it. Far away a clock struck, slowly. It was a clock, and knew it well.
/+4

-2
Later somebody tall stood in the doorway, and bent down softly.
/-2

+2
Then somebody tall stood in the doorway, and came in on soft feet, and bent down.
/+2

@shape “Who’s that?” whispered [called].

There was a *kiss kiss, soft and warm.

@hero “That’s [adult],” murmured [hero]. “I can tell by the ^kiss kiss.”

&last @adult “And who are you?” whispered [adult].

^know But [hero] didn’t say. !asleep [Hero] was asleep, and [adult] knew it anyway.
`,
}
