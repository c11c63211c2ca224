/** A day that is too great for an evening. */
interface Day {
  /** The particular by which it is known. */
  by: string
  /** Behind "Tomorrow". */
  eve?: string
  /** Behind "Today". */
  did: string
  /** What the day has in its arms; the first may fall. */
  has: readonly [string, string, string]
  /** What it is called ever after. */
  name: string
}

const day = (by: string, name: string, eve: string | undefined, did: string, has: Day['has']): Day => ({
  ...{ by, name, did, has },
  ...(eve && { eve }),
})
/** Somewhere to go, or where one has been. */
const trip = (by: string, name: string, to: string, at: string, has: Day['has']) =>
  day(by, name, `[hero] was going ${to}`, `[hero] had been ${at}`, has)
const feat = (by: string, name: string, did: string, has: Day['has']) => day(by, name, undefined, `[hero] ${did}`, has)

export const FEATS: readonly Day[] = [
  feat('feat-bike', 'the Bike Day', 'had ridden a bike without stabilisers', ['a helmet', 'a bell', 'a bit of wind']),
  feat('feat-scooter', 'the Scooter Day', 'had ridden a scooter all the way', ['a helmet', 'a bump', 'a bit of wind']),
  feat('feat-swim', 'the Swimming Day', 'had swum, and nobody was holding on', ['a wet towel', 'a bubble', 'a splash']),
  feat('feat-dive', 'the Jumping Day', 'had jumped into the deep end', ['a wet towel', 'a bubble', 'a big splash']),
  feat('feat-goal', 'the Goal Day', 'had scored a goal', ['a football', 'a muddy sock', 'a big cheer']),
  feat('feat-medal', 'the Medal Day', 'had got a real medal', ['a ribbon', 'a handshake', 'a big cheer']),
  feat('feat-badge', 'the Badge Day', 'had got a real badge', ['a pin', 'a handshake', 'a big cheer']),
  feat('feat-cup', 'the Cup Day', 'had won a real cup', ['a ribbon', 'a handshake', 'a big cheer']),
  feat('feat-read', 'the Reading Day', 'had read a book all the way through', ['a book', 'a full stop', 'a hard word']),
  feat('feat-laces', 'the Shoelace Day', 'had tied real shoelaces, with a real bow', ['a shoe', 'a loop', 'a bow']),
  feat('feat-skate', 'the Skating Day', 'had skated, and hardly fallen over', [
    'a glove',
    'a wobble',
    'a long white line',
  ]),
  feat('feat-climb', 'the Climbing Day', 'had climbed right up to the top', [
    'a rope',
    'a scraped knee',
    'a long way down',
  ]),
  feat('feat-slide', 'the Big Slide Day', 'had gone down the biggest slide of all', [
    'a sock',
    'a bump',
    'a long, loud whee',
  ]),
  feat('feat-cartwheel', 'the Upside-Down Day', 'had done it upside down at last', [
    'a sock',
    'a wobble',
    'a grass stain',
  ]),
  feat('feat-cook', 'the Cooking Day', 'had made it for everybody, with nobody helping', [
    'a spoon',
    'a plate',
    'a few crumbs',
  ]),
  feat('feat-write', 'the Writing Day', 'had written a whole name, every letter', [
    'a pencil',
    'a rubber',
    'a big capital',
  ]),
  feat('feat-whistle', 'the Whistling Day', 'had whistled at last, a real whistle', [
    'a tune',
    'a breath',
    'a loud note',
  ]),
  feat('feat-stage', 'the Stage Day', 'had stood on a real stage', ['a curtain', 'a bow', 'a lot of clapping']),
]

export const OCCASIONS: readonly Day[] = [
  day(
    'day-pet-new',
    '[is:pet| the Day of [pet] | the Pet Day]',
    '[hero] was going to fetch [new]',
    '[hero] had fetched [new]',
    ['a bowl', 'a brush', 'a soft blanket'],
  ),
  day('day-others-birthday', 'the Birthday', 'it was [whose] birthday', 'it had been [whose] birthday', [
    'a parcel',
    'a candle',
    'a piece of cake',
  ]),
  day('day-party', 'the Party Day', '[hero] was going to a party', '[hero] had been at a party', [
    'a parcel',
    'a paper hat',
    'a piece of cake',
  ]),
  day('day-wedding', 'the Wedding Day', 'there was a wedding', 'there had been a wedding', [
    'a flower',
    'a ribbon',
    'a piece of cake',
  ]),
  day('day-birthday', 'the Birthday', 'it was [hero’s] birthday', 'it had been [hero’s] birthday', [
    'a parcel',
    'a candle',
    'a piece of cake',
  ]),
  day('day-easter', 'Easter', 'it was Easter', 'it had been Easter', ['an egg', 'a basket', 'a chocolate ear']),
  day('day-halloween', 'Halloween', 'it was Halloween', 'it had been Halloween', [
    'a pumpkin',
    'a bag',
    'a silly mask',
  ]),
  day('day-xmas', 'Christmas', 'it was Christmas', 'it had been Christmas', ['a stocking', 'a bell', 'a paper star']),
  day('day-feast', 'the Feast', 'it was the great feast', 'it had been the great feast', [
    'a dish',
    'a lantern',
    'a lot of sweet things',
  ]),
  trip('day-camper', 'the Camper Day', 'off in [camper]', 'out in [camper]', ['a map', 'a kettle', 'a long road']),
  trip('day-tent', 'the Tent Day', 'camping', 'camping', ['a torch', 'a tent peg', 'a sausage']),
  trip(
    'day-plane',
    'the Flying Day',
    'on a plane[dest| gran: , to [gran]’s | grandpa: , to [grandad]’s |]',
    'on a plane',
    ['a ticket', 'a small window', 'a piece of cloud'],
  ),
  trip('day-train', 'the Train Day', 'on a train', 'on a train', ['a ticket', 'a whistle', 'a long tunnel']),
  trip('day-boat', 'the Boat Day', 'on a boat', 'on a boat', ['a rope', 'a big horn', 'a lot of waves']),
  trip('day-snow', 'the Snow Day', 'out in the snow', 'out in the snow', ['a glove', 'a sledge', 'a whole white hill']),
  trip('day-zoo', 'the Zoo Day', 'to the zoo', 'at the zoo', ['a ticket', 'a map', 'a very loud roar']),
  trip('day-aquarium', 'the Fish Day', 'to the aquarium', 'at the aquarium', [
    'a ticket',
    'a shell',
    'a lot of bubbles',
  ]),
  trip('day-pool', 'the Pool Day', 'to the pool', 'at the pool', ['a towel', 'a float', 'a big splash']),
  trip('day-sea', 'the Seaside Day', 'to the seaside', 'at the seaside', ['a bucket', 'a shell', 'a lot of sand']),
  trip('day-hills', 'the Mountain Day', 'up a mountain', 'up a mountain', ['a boot', 'a flask', 'a long way up']),
  trip('day-farm', 'the Farm Day', 'to the farm', 'at the farm', ['a bucket', 'a wellington', 'a lot of straw']),
  trip('day-circus', 'the Circus Day', 'to the circus', 'at the circus', ['a ticket', 'a drum', 'a big red nose']),
  trip('day-cinema', 'the Cinema Day', 'to the cinema', 'at the cinema', [
    'a ticket',
    'a big screen',
    'a lot of popcorn',
  ]),
  trip('day-theatre', 'the Theatre Day', 'to the theatre', 'at the theatre', [
    'a ticket',
    'a curtain',
    'a lot of clapping',
  ]),
  trip('day-rides', 'the Fair Day', 'to the fair', 'at the fair', [
    'a ticket',
    'a coloured light',
    'a lot of round and round',
  ]),
  trip('day-museum', 'the Museum Day', 'to the museum', 'at the museum', ['a ticket', 'a map', 'a very old bone']),
  trip('day-castle', 'the Castle Day', 'to see the castle', 'to see the castle', [
    'a ticket',
    'a flag',
    'a lot of stairs',
  ]),
  trip('day-sports', 'the Sports Day', 'to be in the races', 'in the races', [
    'a sack',
    'a whistle',
    'a finishing line',
  ]),
  day('day-ballet', 'the Show Day', 'there was the big show', 'there had been the big show', [
    'a shoe',
    'a curtain',
    'a lot of clapping',
  ]),
  trip('day-school-trip', 'the Trip Day', 'on a trip with the whole class', 'on a trip with the whole class', [
    'a sandwich',
    'a bus',
    'a long line of children',
  ]),
  trip('day-gran', 'the [gran] Day', 'to [gran]’s', 'at [gran]’s', ['a slipper', 'a biscuit tin', 'a big soft bed']),
  trip('day-grandpa', 'the [grandad] Day', 'to [grandad]’s', 'at [grandad]’s', [
    'a slipper',
    'a toolbox',
    'a big soft chair',
  ]),
  trip('day-grands', 'the Granny and Grandad Day', 'to Granny and Grandad’s', 'at Granny and Grandad’s', [
    'a slipper',
    'a biscuit tin',
    'a big soft bed',
  ]),
  trip('day-aunt', 'the Visiting Day', 'to [aunt]’s', 'at [aunt]’s', ['a doorbell', 'a biscuit tin', 'a big soft bed']),
  trip('day-sleepover', 'the Sleepover Day', 'to a sleepover', 'at a sleepover', [
    'a pillow',
    'a torch',
    'a midnight biscuit',
  ]),
  trip('day-picnic', 'the Picnic Day', 'on a picnic', 'on a picnic', ['a sandwich', 'a rug', 'a big green hill']),
  trip('day-holiday', 'the Holiday', 'on holiday', 'on holiday', ['a suitcase', 'a sun hat', 'a whole new bed']),
  trip('day-trip', 'the Trip Day', 'on a trip', 'on a trip', ['a sandwich', 'a map', 'a long road']),
  day('day-gift', 'the New Day', 'something new was coming', 'something new had come', [
    'a parcel',
    'a ribbon',
    'a big ooh',
  ]),
  day('day-teddy', 'the Big Day', 'it was [teddy]’s big day', 'it had been [teddy]’s big day', [
    'a brush',
    'a ribbon',
    'a button',
  ]),
]

/** Where the family is at home beside its home, and whom it has there. */
export const PLACES: readonly Day[] = [
  feat('camper-breaks', 'the Pushing Day', 'had pushed [camper] up the very last hill', [
    'a map',
    'a kettle',
    'a rude noise',
  ]),
  feat('place-camper', 'the Camper Day', 'had been out in [camper]', ['a map', 'a kettle', 'a long road']),
  feat(
    'place-allotment',
    'the Allotment Day',
    'had been to [has| gran-any: [gran]’s | grandad-any: [grandad]’s | the] allotment',
    ['a turnip', 'a flowerpot', 'a lot of mud'],
  ),
  feat(
    'place-weeds',
    'the Weeding Day',
    'had been picking weeds[has| grandad-any: , with [grandad] | gran-any: , with [gran] |]',
    ['a dandelion', 'a flowerpot', 'a lot of mud'],
  ),
  feat(
    'place-treehouse',
    'the Treehouse Day',
    'had been in the treehouse[has| gran-any: , at [gran]’s | grandad-any: , at [grandad]’s |]',
    ['a rope', 'a leaf', 'a long way down'],
  ),
  feat('place-apple', 'the Apple Tree Day', 'had been in the [has:is-crooked| crooked |] apple tree', [
    'an apple',
    'a leaf',
    'a green knee',
  ]),
  feat('place-tree', 'the Tree Day', 'had been in the [has:is-crooked| crooked |] tree', [
    'a twig',
    'a leaf',
    'a green knee',
  ]),
  feat('place-garden', 'the Garden Day', 'had been out in the garden', [
    'a flowerpot',
    'a watering can',
    'a lot of mud',
  ]),
  feat('place-cottage', 'the Cottage Day', 'had been at the cottage', ['a log', 'a lantern', 'a creaky stair']),
  feat('place-lake', 'the Lake Day', 'had been down at the lake', ['a pebble', 'a wet towel', 'a lot of ripples']),
  feat(
    'place-pond',
    'the Pond Day',
    'had been down at the pond[has| gran-any: , with [gran] | grandad-any: , with [grandad] |]',
    ['a net', 'a jar', 'a lot of ripples'],
  ),
  feat('place-den', 'the Den Day', 'had been in the den', ['a blanket', 'a torch', 'a secret word']),
  feat('place-woods', 'the Wood Day', 'had been out in the wood', ['a stick', 'a leaf', 'a lot of mud']),
  feat('place-park', 'the Park Day', 'had been in the park', ['a ball', 'a stick', 'a scraped knee']),
  feat('place-fishing', 'the Fishing Day', 'had been fishing[has| grandad-any: , with [grandad] |]', [
    'a net',
    'a hook',
    'a very small fish',
  ]),
  feat('place-shed', 'the Shed Day', 'had been in the shed[has| grandad-any: , with [grandad] |]', [
    'a hammer',
    'a plank',
    'a lot of sawdust',
  ]),
  feat('place-baking', 'the Baking Day', 'had been baking[has| gran-any: , with [gran] |]', [
    'a spoon',
    'a bowl',
    'a lot of flour',
  ]),
  feat('place-globe', 'the Snow Day', 'had shaken the snow globe, and it snowed', [
    'a glove',
    'a flake',
    'a whole white hill',
  ]),
  day('pet-socks', 'the Sock Day', undefined, '[petname] had stolen three socks', [
    'a blue sock',
    'a red sock',
    'a very old sock',
  ]),
  day(
    'pet-any',
    '[is:who| the Day of [who] | [is:pet| the Day of [pet] | the Dog Day]]',
    undefined,
    '[hero] had spent the whole day with [petname]',
    ['a bowl', 'a soft blanket', 'a lot of fuss'],
  ),
]

const BEFORE = 'camper-breaks'
/** A place that is named is nearer than whose it is. */
const WHOSE = OCCASIONS.findIndex(({ by }) => by === 'day-gran')
const ALL = [
  ...PLACES.filter(({ by }) => by === BEFORE),
  ...FEATS,
  ...OCCASIONS.slice(0, WHOSE),
  ...PLACES.filter(({ by }) => by !== BEFORE),
  ...OCCASIONS.slice(WHOSE),
]
const told = (days: readonly Day[], of: (day: Day) => string | undefined, other: string) =>
  [...days.flatMap((one) => (of(one) === undefined ? [] : [`${one.by}: ${of(one)}`])), other].join(' | ')
const known = (days: readonly Day[], other: string) => [...days.map(({ by }) => `${by}: ${by}`), other].join(' | ')

/** Of which a wish has to name one. */
export const BY = [...ALL.map(({ by }) => by), 'day-other']
/** The key `day`: where it is still to come no feat is told of. */
export const DAY = `[tense| eve: [has| ${known(OCCASIONS, 'other')}] | [has| ${known(ALL, 'other')}]]`

const its = (thing: string) => thing.replace(/^(?:an?|some|the) (?:lot of |few |bit of |whole )?/, '')
const has = (at: 0 | 1 | 2, other: string, how = (thing: string) => thing) =>
  `[day| ${told(ALL, (one) => how(one.has[at]), other)}]`
const EVE = `[day| ${told(OCCASIONS, ({ eve }) => eve, 'it was going to be a great day')}]`
const DID = `[day| ${told(ALL, ({ did }) => did, 'it had been a great day')}]`

/** What day it is. */
export const ONCE = `[tense| eve: [soon] ${EVE} | [today] ${DID}]`

const unnamed = (days: readonly Day[], of: (day: Day) => string | undefined) =>
  `[day| ${days.flatMap((one) => (of(one)?.startsWith('[hero]') ? [one.by] : [])).join(', ')}: [he] | [hero]]`
/** Who it is, behind that. */
export const WHO = `[tense| eve: ${unnamed(OCCASIONS, ({ eve }) => eve)} | ${unnamed(ALL, ({ did }) => did)}]`

export const WHO_CAP = WHO.replaceAll('[he]', '[He]').replaceAll('[hero]', '[Hero]')

export const dayWords = {
  a: has(0, 'a bag'),
  b: has(1, 'a bell'),
  c: has(2, 'a lot of good luck'),
  a2: has(0, 'bag', its),
  b2: has(1, 'bell', its),
  c2: has(2, 'lot of good luck', its),
  name: `[day| ${told(ALL, ({ name }) => name, 'the Big Day')}]`,
}
