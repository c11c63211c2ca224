import type { Telling } from '../../../../craft/telling.ts'

/**
 * How big is the ouch? Nobody can say exactly, and while one waits it grows, as big as a whale. So the child goes in first, finds out, and tells
 * whoever is hiding in the waiting room: a cherry, with a stone in it. In bed it is a pea, and a crumb, and gone.
 */

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const ON_A_DAY = DAYS.map((day) => `on-${day}`).join(', ')
const days = (told: (day: string) => string) =>
  DAYS.map((day) => `on-${day}: ${told(day.charAt(0).toUpperCase() + day.slice(1))}`).join(' | ')

interface Ways {
  jab: string
  blood?: string
  finger?: string
  nose: string
  chest: string
  ear?: string
  throat?: string
}
/** By what is done: a needle that goes in, takes blood or pricks a finger, a spray up the nose, or a doctor who listens or looks. */
const way = ({ jab, blood = jab, finger = jab, nose, chest, ear = chest, throat = chest }: Ways) =>
  `[way| blood: ${blood} | finger: ${finger} | nose: ${nose} | chest: ${chest} | ear: ${ear} | throat: ${throat} | ${jab}]`
const needle = (yes: string, no = '') => `[way| jab, blood, finger: ${yes} | ${no}]`

/** As the parent calls it. */
const WORD =
  '[has| needle-next: jab | says-booster: booster | flu: flu jab | injection: injection | covid: covid jab | holiday, trip, journey: holiday jab | jab]'
const JAB = way({ jab: WORD, blood: 'blood test', finger: 'finger prick', nose: 'flu spray', chest: 'doctor' })
const TITLE = way({
  ...{ jab: 'a Jab', blood: 'a Blood Test', finger: 'a Finger Prick', nose: 'a Spray' },
  ...{ chest: 'a Brr', ear: 'a Tickle', throat: 'a Yuck' },
})
const IN_TITLE = way({
  ...{
    jab: '[has| needle-next: the Big Needle | says-booster: the Booster | flu: the Flu Jab | injection: the Injection | the Jab]',
    blood: 'the Blood Test',
    finger: 'the Finger Prick',
    nose: 'the Spray',
    chest: 'the Doctor',
  },
})
const OUCH = way({ jab: 'ouch', nose: 'tickle', chest: 'brr', ear: 'tickle', throat: 'yuck' })
const OW = way({ jab: 'Ow', nose: 'Brr', chest: 'Brr', ear: 'Ooh', throat: 'Yuck' })
const OW_SMALL = way({ jab: 'ow', nose: 'brr', chest: 'brr', ear: 'ooh', throat: 'yuck' })
const PLASTER = needle('plaster', 'sticker')
const WHERE_ON = way({ jab: '[his] [limb]', finger: '[his] finger', nose: '[his] jumper', chest: '[his] jumper' })
const SORE = way({
  jab: '[two| yes: both [limb]s | one [limb]] a little sore',
  blood: 'one arm a little sore',
  finger: 'one finger a little sore',
  nose: 'a little tickle left in [his] nose',
  chest: 'the cold spot nearly warm again',
  ear: 'a little tickle left in one ear',
  throat: 'the yuck washed nearly away',
})

/** How much it was: as exactly as it can be said. */
const FRUIT = way({ jab: 'a cherry', finger: 'a blueberry', nose: 'a cherry', chest: 'a cherry' })
const FRUIT_CAPITAL = way({ jab: 'A cherry', finger: 'A blueberry', nose: 'A cherry', chest: 'A cherry' })
const STONE = way({
  jab: '[two| yes: And then another one | With a stone in it]',
  blood: 'With a long stalk',
  finger: 'A sour one',
  nose: 'A fizzy one',
  chest: 'A frozen one',
  ear: 'A tickly one',
  throat: 'A sour one',
})

/** A toy that the wish calls by name. */
const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
/** Any soft toy that is to have one as well. */
const soft = (yes: string, no = '') => `[soft| none: ${no} | ${yes}]`
const SOFT_CAPITAL = '[soft| friend: [Friend] the [friend.kind] | teddy: Teddy | Bunny]'
const SOFT_AGAIN = '[soft| friend: [friend] | teddy: Teddy | Bunny]'
const pet = (yes: string) => `[friend-is| pet: [soft| none: ${yes} |] |]`
const PET =
  '[has| bag, rucksack, pocket: [Friend] the [friend.kind] came along, well hidden. | [Friend] the [friend.kind] had to wait at home.]'
/** Whoever else comes along, who can speak and help. */
const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
const COMPANY = friend('[Friend] came along, to count[with2| , and [friend2], to watch].')
/** A child near who is named. */
const near = (told: (one: 'who' | 'whom', capital: 'Who' | 'Whom') => string) =>
  `[has| brother, sister, cousin, friend: [is:who| ${told('who', 'Who')} | [is:whom| ${told('whom', 'Whom')} |]] |]`

const title = (who: string) => toy(`[Hero], [Friend] and ${IN_TITLE}`, `[Hero], ${who} and ${IN_TITLE}`)

const MEALS = 'breakfast, lunch, tea, dinner, supper, snack, meal, food, egg, milk, nut'
/** What was promised for afterwards. */
const TREAT = `[has| ice-cream: an ice cream | ice-lolly: an ice lolly | lollipop: a lollipop | chocolate: some chocolate | sweet: a sweet | cake: a piece of cake | biscuit: a biscuit | pizza: a pizza | ${MEALS}: | [is:treat| [treat.one]]]`
const treated = (yes: string, no = '') =>
  `[has| ice-cream, ice-lolly, lollipop, chocolate, sweet, cake, biscuit, pizza: ${yes} | ${MEALS}: ${no} | [is:treat| ${yes} | ${no}]]`

const PURPOSE = way({
  jab: '[has| flu: It keeps the flu away from you | before-school: It keeps you well when you start school | holiday, journey, trip: It keeps you well on your holiday | It keeps nasty illnesses away from you]',
  blood: '[has:tummy-ache| It tells me why your tummy hurts | One little tube tells me how well you are]',
  finger: 'One drop tells me how well you are',
  nose: 'It keeps the flu away from you',
  chest: 'It tells me how well you’re growing',
})

const WHO_SAID =
  '[has| sister: [his] sister | brother: [his] brother | cousin: [his] cousin | friend: a friend | somebody]'
const NURSES =
  '[has| nurses-two: two nurses | nurses-three: three nurses | nurses-four: four nurses | the nurses] [kin| dad, grandma, grandpa: and [adult] |]'
const HID =
  '[has| bed: under the bed | table: under the table | chair: under a chair | wardrobe: in the wardrobe | behind the sofa]'

/** What the child did or said before, or the last time: `open` and `turn` to the young, `told` and `step` to older ones, `end` to both. */
interface Deed {
  /** Particulars that say so. */
  says: string
  open: string
  told: string
  turn: string
  step: string
  end: string
}
const DEEDS = {
  next: {
    says: 'needle-next',
    open: 'And [hero] couldn’t sleep.',
    told: 'It was past nine, and [hero] still couldn’t sleep, because a needle as big as that takes up most of the bed.',
    turn: '[He] looked for a big needle. But there was only a thin one.',
    step: '[Hero] looked all round the room for the big needle. But there was only one in it, on a little tray, and it was as thin as a whisker.',
    end: `@hero “I’ll tell ${WHO_SAID.replaceAll('[his]', 'my').replace('somebody]', 'everybody]')} how big it really is,” whispered [hero].`,
  },
  held: {
    says: 'held-down',
    open: `Last time, it had taken ${NURSES} to hold [him], and [he] still remembered.`,
    told: `Last time, it had taken ${NURSES} to hold [him]. Everybody else had forgotten about it, but [hero] still remembered all those hands.`,
    turn: 'Nobody had to hold [him]. [Hero] walked in on [his] own two feet.',
    step: 'Nobody had to hold [him] this time. @hero “No hands,” said [hero] at the door. “Only [adult’s].” And [medic] put hers in her pockets, until they were wanted.',
    end: '@adult “Nobody held you still today,” whispered [adult]. “I only held your hand.”',
  },
  twice: {
    says: 'tried-twice',
    open: 'Last time, they had had to try twice.',
    told: 'Last time, they had had to try twice. The first ouch had been for nothing, and nobody had given it back.',
    turn: '@hero “Only once, please,” said [hero]. So [medic] took a long time to find the best place.',
    step: '@hero “Only once this time, please,” said [hero]. @doctor “I can’t promise,” said [medic]. “But I can look for the best place first.” And she looked for a good long while.',
    end: '@hero “It was only once,” whispered [hero].',
  },
  arm: {
    says: 'hid-arm',
    open: 'All through tea, [hero] hid [his] arm [has:table| under the table | up [his] jumper].',
    told: 'All through tea, [hero] hid [his] arm [has:table| under the table | up [his] jumper]. It isn’t easy to eat peas like that, but then nobody can put a needle into an arm that isn’t there.',
    turn: 'The arm was hiding again. @hero “Come out,” [hero] told it. “You’re coming, too.”',
    step: '[Hero’s] arm had gone up the jumper again, all by itself. @hero “You’ll have to come as well,” [hero] told it, and after a moment the fingers came out, and then the rest.',
    end: 'It lay right on top of the blanket, and hid from nobody.',
  },
  ran: {
    says: 'ran-away',
    open: 'Last time, [he] had run away from the nurse[has:chair| , and under a chair].',
    told: 'Last time, [he] had run away from the nurse[has:chair| and under a chair], and everybody had had to go home again. It hadn’t helped, because here it came once more.',
    turn: '[His] feet wanted to run away again. But they wanted to know, too.',
    step: '[His] feet wanted to run away, and they had turned round already. But the rest of [hero] wanted to know. @hero “This way,” [he] told them.',
    end: '@adult “Your feet stayed,” whispered [adult], and tucked them in.',
  },
  kicked: {
    says: 'kicked-out',
    open: 'Last time, [he] had kicked, and [he] was sorry about it.',
    told: 'Last time, [he] had kicked, and there had been a knee. [Hero] was sorry about it, and still scared, and it’s hard to be both.',
    turn: '@hero “Sorry that I kicked,” said [hero]. @doctor “My knee’s quite well again,” said [medic].',
    step: '@hero “I’m sorry about your knee,” said [hero]. @doctor “It’s quite well again,” said [medic], “and pleased that you asked.” And [hero] crossed [his] feet, so that they knew.',
    end: 'Both feet lay there, warm and quiet.',
  },
  faint: {
    says: 'went-faint',
    open: 'Last time, everything had gone black and wobbly.',
    told: 'Last time, everything had gone black and wobbly, and [hero] had woken up on the floor, with a ring of faces up above.',
    turn: '@hero “I’d like to lie down for it,” said [hero]. And that was allowed.',
    step: '@hero “I go wobbly,” said [hero]. “May I lie down for it?” @doctor “I wish that everybody would tell me,” said [medic], and she made the bed flat, and put a pillow under [his] feet.',
    end: '@hero “Lying down is easy,” whispered [hero], and lay down a little more.',
  },
  hid: {
    says: 'hid-away, hide',
    open: `[Hero] had hidden ${HID}, and wouldn’t come out.`,
    told: `[Hero] had hidden ${HID}, and wouldn’t come out. People’s feet came past and said that it wasn’t so bad, but what do feet know?`,
    turn: 'There was room for two under there. But this time [hero] didn’t hide.',
    step: 'There was still a very good place behind the coats, and [hero] looked at it. But whoever hides can’t find anything out, so [he] didn’t.',
    end: '[Hero] hid only [his] toes, under the blanket.',
  },
  scream: {
    says: 'screams',
    open: 'Every time, [hero] screamed the place down. There was a scream ready already.',
    told: 'Every time, [hero] screamed the place down. There was one ready for this time, too, a fine one, from right down in the tummy.',
    turn: `@hero “If it’s as big as [size], I’ll scream,” said [hero].`,
    step: '@hero “If it’s really as big as [size],” said [hero], “I’m going to scream the place down.” @doctor “Quite right,” said [medic]. “And if it’s small?” Nobody had thought of that.',
    end: '@hero “I’ve still got my scream,” whispered [hero]. @adult “Keep it for [size],” said [adult] softly.',
  },
  refused: {
    says: 'wont-go, say-no',
    open: '@hero “I won’t go!” said [hero], whenever anybody spoke of it.',
    told: '@hero “I won’t go,” said [hero], whenever anybody spoke of it, and also when nobody did, so that there should be no mistake.',
    turn: '@hero “I won’t go,” said [hero’s] mouth. But [his] feet had gone already.',
    step: '@hero “I still won’t go,” said [hero]. “I’m only going to look.” And so [his] mouth stayed with the others, so to speak, and the rest went in.',
    end: '@hero “I went,” whispered [hero]. @adult “You did,” said [adult].',
  },
  clings: {
    says: 'wont-let-go, hold-hands, holding-hands',
    open: '[He] held [adult’s] hand, and didn’t let go of it all day.',
    told: '[He] held [adult’s] hand, and didn’t let go of it, not even for tea, so that [adult] had to butter the bread with the wrong one.',
    turn: '@hero “May the hand come in, too?” asked [hero]. @doctor “All of [adult] may,” said [medic].',
    step: '@hero “Can I bring this hand?” asked [hero], and held it up. @doctor “You can bring all of [adult],” said [medic]. “We’ve got a chair.”',
    end: 'And [adult’s] hand was still there.',
  },
  front: {
    says: 'cry-in-front',
    open: '@hero “What if I cry in front of everybody?” asked [hero].',
    told: '@hero “And what if I cry in front of everybody?” asked [hero]. That was nearly worse than the needle, because a needle doesn’t look at you.',
    turn: '@mirror “If you cry,” whispered [mirror], “I’ll look out of the window.”',
    step: '@hero “I might cry,” said [hero], very low. @mirror “Then I’ll look out of the window,” said [mirror]. “And when it’s my turn, you’ll look at the ceiling.”',
    end: '@hero “One tear came,” whispered [hero], “and nobody minded.”',
  },
  tears: {
    says: 'comes-near, did-cry, cry',
    open: 'Whenever the nurse came near, the tears came, too.',
    told: 'Whenever the nurse came near, the tears came, too. They came even for a nurse in a picture book, and she only had a thermometer.',
    turn: 'Two tears came along. But they were allowed to.',
    step: 'Two tears came along, one on each side. But they were allowed to, because nobody has ever said that one must find things out dry.',
    end: 'The tears had dried up long ago.',
  },
  unscared: {
    says: 'not-scared',
    open: '@hero “I’m not scared,” said [hero]. But [his] tummy was, very.',
    told: '@hero “I’m not scared,” said [hero], four times, though nobody had asked. Inside, something went round and round, like a sock in the wash.',
    turn: '@hero “I am a bit scared,” [hero] told [mirror]. “So am I,” whispered [mirror].',
    step: '@hero “I said I wasn’t scared,” [hero] whispered. “I am, though.” @mirror “Thank goodness,” said [mirror]. “I thought that it was only me.”',
    end: '@hero “I was scared,” whispered [hero]. “But I went first.”',
  },
  asks: {
    says: 'asks-often',
    open: '[Hero] had asked about it at breakfast, and at lunch, and all through tea.',
    told: '[Hero] had asked about it at breakfast, and at lunch, and four times at tea, and each time there came another answer, and none of them would stay.',
    turn: 'It was no good to ask and ask. One had to look.',
    step: 'Asking was no good. [Hero] had tried that for days, and all that came of it was answers. So one had to go and look.',
    end: 'Nobody had to ask any more.',
  },
  awake: {
    says: 'cannot-sleep',
    open: 'It was late already, and [hero] couldn’t sleep.',
    told: 'It was late already, and [hero] couldn’t sleep. [He] had tried it on both sides, and on the tummy, and the wrong way round.',
    turn: '@hero “I want to sleep again,” said [hero], and went in.',
    step: '@hero “I’d like to sleep again,” said [hero]. And that only works when you know.',
    end: 'And today the bed was wide and soft, with room to sleep.',
  },
  brave: {
    says: 'brave-for, be-brave',
    open: '[He] wanted to be brave, but [he] didn’t know how that’s done.',
    told: '[Hero] wanted to be brave, but nobody had ever shown [him] how that’s done. [He] had tried on a brave face in the mirror, and it had only looked like toothache.',
    turn: '@hero “I’m not brave yet,” said [hero]. [His] knees wobbled, but they came along.',
    step: '@hero “I’m not brave yet,” said [hero]. “My knees are wobbling.” @doctor “They can wobble in here,” said [medic], and held the door open. So [hero] took them in.',
    end: '@adult “You were scared, and you went first,” whispered [adult]. “That’s how being brave is done.”',
  },
  knows: {
    says: 'knows-it',
    open: 'Nobody had said it out loud, but [hero] knew.',
    told: 'Nobody had meant to say so before the morning, and they had all whispered and spelled it. But [hero] knew, because [he] could spell as well.',
    turn: '@hero “Now I want to know the rest,” said [hero].',
    step: '@hero “I know half of it already,” said [hero]. “Now I want to know the rest.”',
    end: '@hero “Now I know it all,” whispered [hero].',
  },
  plain: {
    says: '',
    open: '[His] tummy felt as if frogs were hopping about in it.',
    told: '[His] tummy felt as if frogs were hopping about in it, and whenever [hero] thought of something nice, as people said one should, the frogs thought of it, too.',
    turn: '[after| none: The frogs in [his] tummy hopped. But they | [His] knees wobbled. But they] had to come along.',
    step: '[Hero’s] tummy jumped, and [his] knees were quite soft. But nobody can leave a tummy outside, so it came along.',
    end: 'In [his] tummy, the last frog sat down.',
  },
} as const satisfies Record<string, Deed>

const deed = (part: keyof Deed) => {
  const { plain, ...all } = DEEDS
  const told = Object.entries(all).map(([id, one]) => `${id}: ${one[part]}`)
  return `[deed| ${told.join(' | ')} | ${plain[part]}]`
}
const deedIn = () => {
  const { plain: _, ...all } = DEEDS
  return `[has| ${Object.entries(all)
    .map(([id, { says }]) => `${says}: ${id}`)
    .join(' | ')} | plain]`
}

/** What exactly is the worst of it, in the child’s words; what whoever does it says to that; and what is left of it at night. */
interface Worst {
  says: string
  fear: string
  answer: string
  end: string
}
const WORST = {
  nose: {
    says: 'wants-nose',
    fear: '“Can’t it be the nose one?”',
    answer: '@doctor “I’ve got no nose one today,” said [medic]. “But the arm one’s quicker.”',
    end: '@hero “The arm one’s quick,” whispered [hero].',
  },
  big: {
    says: 'big-needle',
    fear: '“It’s a BIG needle!”',
    answer: '@doctor “Only the handle’s big,” said [medic]. “The needle’s as thin as a whisker.”',
    end: '@hero “Only the handle’s big,” whispered [hero].',
  },
  blood: {
    says: 'all-the-blood',
    fear: '“They’ll take it all, and then I’ll be empty!”',
    answer: '@doctor “I only need one spoonful,” said [medic]. “You’ll make some more by bedtime.”',
    end: '@adult “You’ve made it all new by now,” whispered [adult].',
  },
  strap: {
    says: 'arm-strap',
    fear: '“And I hate the tight strap!”',
    answer: '@doctor “It helps the blood to come,” said [medic]. “Say STOP, and I’ll loosen it.”',
    end: 'Nothing was tight now, only the blanket, tucked in all round.',
  },
  stuck: {
    says: 'get-stuck',
    fear: '“What if it gets stuck?”',
    answer: '@doctor “It’s as smooth as a fish,” said [medic]. “It slides out the way it went in.”',
    end: '@hero “It didn’t get stuck,” whispered [hero].',
  },
  pointy: {
    says: 'too-pointy',
    fear: '“Needles are too pointy!”',
    answer: '@doctor “It has to be pointy,” said [medic]. “A blunt one would have to push and push.”',
    end: '@hero “It was very pointy,” whispered [hero], “and very quick.”',
  },
  drop: {
    says: 'sees-blood',
    fear: '“I don’t want to see the red drop!”',
    answer: '@doctor “Look at [adult],” said [medic]. “I’ll cover it up.”',
    end: 'Under the plaster, it had long been dry.',
  },
  cream: {
    says: 'hates-cream',
    fear: '“And I hate the cold cream!”',
    answer: '@doctor “The cream’s cold and sticky,” said [medic], “but it sends your arm to sleep.”',
    end: '@hero “My arm fell asleep first,” whispered [hero].',
  },
  smell: {
    says: 'bad-smell, smell',
    fear: '“And it smells horrid in there!”',
    answer:
      '@hero “It smells!” @doctor “That’s only what we wash the tables with,” said [medic]. So [hero] smelled [adult’s] sleeve instead.',
    end: 'The pillow smelled of home.',
  },
  again: {
    says: 'had-enough',
    fear: '“Not AGAIN! I’ve had enough!”',
    answer: '@doctor “I know,” said [medic]. “So you choose where, and you say when.” And [hero] did.',
    end: '@adult “Enough for today,” whispered [adult].',
  },
  picture: {
    says: 'plaster',
    fear: '“And what if they haven’t got [picture]?”',
    answer: '@doctor “Here’s [picture],” said [medic]. “It’s waiting for you.”',
    end: '[is:pic| On the plaster, [pic] was asleep already. | On the plaster, the picture was asleep already.]',
  },
} as const satisfies Record<string, Worst>

const worst = (part: keyof Worst, none: string) =>
  `[worst| ${Object.entries(WORST)
    .map(([id, one]) => `${id}: ${one[part]}`)
    .join(' | ')} | ${none}]`

const FEAR = worst(
  'fear',
  way({
    ...{ jab: '“It goes right IN!”', blood: '“But it’s MY blood!”', finger: '“But it’s MY finger!”' },
    ...{
      nose: '“It goes right UP MY NOSE!”',
      chest: '[has:stethoscope| “It’s as cold as a fish!” | “I don’t want to!”]',
    },
    ...{ ear: '“But they’re MY ears!”', throat: '“That stick goes much too far in!”' },
  }),
)

/** How it went, where the wish tells that: said first, with what came of it, and at night. */
interface After {
  open: string
  ow: string
  end: string
}
const AFTER = {
  home: {
    open: 'and cried all the way home',
    ow: 'And [hero] cried, because it was real.',
    end: '@adult “You cried, and you kept still,” whispered [adult]. “I saw both.”',
  },
  tricked: {
    open: 'and was very cross',
    ow: 'And it made [him] crosser.',
    end: '@adult “Next time I’ll tell you first,” whispered [adult].',
  },
  dry: {
    open: 'and didn’t cry, not one single tear',
    ow: 'But no tear came, not even a small one.',
    end: '@adult “Not one tear,” whispered [adult]. “I’d have let you.”',
  },
  scream: {
    open: 'and screamed until the lamp shook',
    ow: 'And [hero] screamed until the lamp shook.',
    end: '@adult “You screamed, and you kept still,” whispered [adult]. “I saw both.”',
  },
  stays: {
    open: 'and the plaster was never to come off again',
    ow: 'And on went the plaster, and it was never to come off again.',
    end: 'And nobody took the plaster off.',
  },
  wept: {
    open: 'and cried, because it hurt',
    ow: 'And [hero] cried, because it was real.',
    end: '@adult “You cried, and you kept still,” whispered [adult]. “I saw both.”',
  },
  sore: {
    open: 'and afterwards [his] [limb] was sore',
    ow: 'And it stayed sore, like a bruise.',
    end: '@hero “It’s only sore when I lie on it,” whispered [hero], and turned over.',
  },
  brave: {
    open: 'and was very brave',
    ow: 'And [hero] kept quite still.',
    end: '@adult “You were scared, and you went first,” whispered [adult]. “That’s brave.”',
  },
} as const satisfies Record<string, After>

const after = (told: (one: After) => string, none: string) =>
  `[after| ${Object.entries(AFTER)
    .map(([id, one]) => `${id}: ${told(one)}`)
    .join(' | ')} | ${none}]`

const WITH_PICTURE =
  '[has| plaster, dinosaur, tyrannosaurus, stegosaurus, triceratops, fan-of: [picture] | a PLASTER]'.replace(
    'PLASTER',
    PLASTER,
  )
const NIGHT = `[case| soon: [has| ${days((day) => `${day} was nearly over, and`)} | At night] | At night]`
const ARRIVED = '[case| done: [At] | On the day, [at],]'
const SCARED = '[worst| again: fed up, and a bit scared | [feels| angry: scared and cross | scared]]'
const DAY = `[has| ${days((day) => `${day} was`)} | next-week: Next week it was | [when| today: Today was | tomorrow: Tomorrow was | past: It was | It was nearly]] ${JAB} day`
const DONE_DAY = `[has| ${days((day) => `On ${day}`)} | [when| today: Today | Not long ago]]`
const HAD = way({
  jab: `had [his] [two| yes: two ${WORD}s | ${WORD}]`,
  blood: 'had [his] blood test',
  finger: 'had [his] finger pricked',
  nose: 'had [his] flu spray',
  chest: 'went to the doctor',
})
const SCHOOLING = '[has:before-school| , because of starting school]'
const START = `[deed| next: [Hero’s] flu spray was over, and it had only tickled. But now ${WHO_SAID} said that the next one was a big needle. | ${after(
  ({ open }) => `${DONE_DAY} [hero] ${HAD}, ${open}.`,
  `${DAY}((${SCHOOLING}))[deed| unscared: | , and [hero] was ${SCARED}].`,
)}]`
const before = (part: 'open' | 'told') =>
  `[after| none: ${deed(part)} | tricked: [Adult] had only told [him] at breakfast((, and then [his] tummy was full of frogs)). | stays: It had begun at breakfast((, with a tummy full of frogs)). | [has:plaster-stays| And the plaster had to stay on, even in the bath. |] It had begun at breakfast((, with a tummy full of frogs)).]`

const HURT = way({
  jab: '“A bit,” said [adult]. “There’s an ouch, and then it’s over.”',
  blood: '“A bit,” said [adult]. “There’s an ouch, and then it’s over.”',
  nose: '“No,” said [adult]. “There’s a tickle, and then it’s over.”',
  chest: '“No,” said [adult]. “It’s cold on your chest. There’s a brr, and then it’s over.”',
  ear: '“No,” said [adult]. “There’s a tickle, and then it’s over.”',
  throat: '“No,” said [adult]. “There’s a yuck, and then it’s over.”',
})
const IT = way({
  jab: 'a jab',
  blood: 'a blood test',
  finger: 'a finger prick',
  nose: 'a spray',
  chest: 'to see the doctor',
})
const YOU_TOO = way({
  ...{ jab: 'having a jab', blood: 'having a blood test', finger: 'having a finger prick' },
  ...{ nose: 'having a spray', chest: 'seeing the doctor' },
})
const PROMISED = `[case| done: | ${treated('@adult “And afterwards there’s [treated],” said [adult].')}]`
const TAKEN = '[case| done: | [deed| held: | [kin| dad, grandma, grandpa: [Adult] was going to take [him]. |]]]'
const lying = (yes: string, no: string) => `[deed| faint: ${yes} | ${no}]`
const SIT = way({
  jab: 'let [his] [limb] hang like a wet sock',
  blood: 'put [his] arm on the cushion, like a wet sock',
  finger: 'held out one finger',
  nose: 'put [his] head back',
  chest: 'pulled [his] jumper up',
  ear: 'turned [his] head',
  throat: 'opened [his] mouth wide',
})
const SOCK = way({
  jab: 'let your [limb] hang like a wet sock',
  blood: 'let your arm lie there like a wet sock',
  finger: 'let your hand lie there like a wet sock',
  nose: 'let your arms hang like wet socks',
  chest: 'let your arms hang like wet socks',
})
const IN = way({
  jab: 'In went the needle, and it really did pinch.',
  blood: 'In went the needle, and it really did pinch. A little tube filled up, dark red.',
  finger: 'Click! And it really did pinch. Out came one red drop.',
  nose: 'Up went the spray, as cold as snow, and it really did tickle.',
  chest: 'On went the stethoscope, and it really was cold.',
  ear: 'In went the light, and it really did tickle.',
  throat: 'In went the stick, and it really was horrid.',
})
/** At night: what came of the child’s own fear. */
const END = after(({ end }) => end, `[deed| plain: ${worst('end', DEEDS.plain.end)} | ${deed('end')}]`)
const LAST = way({ jab: 'Two', blood: 'Five', nose: 'Two', chest: 'Two' })
const COUNT = way({ jab: 'One, two.', blood: 'One, two, three, four, five.', nose: 'One, two.', chest: 'One, two.' })
const OVER = '[two| yes: and it was over. Then came the other one | and it was over]'
const SCHOOL =
  '[place| school: ((And [adult] came along to school.)) | nursery: ((And [adult] came along to nursery.)) |]'

export const jab: Telling = {
  id: 'jab',
  shape: 'making',
  fits: { kind: 'life', subjects: ['jab', 'doctor'], when: ['past', 'today', 'tomorrow', 'always'] },
  ages: [3, 12],
  tile: { label: 'A jab', wish: 'we have a jab tomorrow and she is scared' },
  titles: [`How Big Is ${TITLE}?`],
  figures: {
    doctor: { forms: { name: 'Plum' }, gender: 'she' },
    pear: { forms: { name: 'Mr Pear' }, gender: 'he' },
    smallest: { forms: { name: 'the smallest' }, gender: 'it' },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: [title('the Captain')],
      figures: {
        mirror: { forms: { name: 'the captain', one: 'a pirate captain' }, gender: 'he' },
      },
      words: {
        size: 'a whale',
        even: 'Even pirates',
        harm: 'blow my parrot out of the window',
        unharmed: 'And the parrot on his hat didn’t even wake up.',
        away: 'the last island on the map',
        paw: 'hook',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: [title('the T. rex')],
      figures: {
        mirror: { forms: { name: 'the T. rex', one: 'a T. rex' }, gender: 'she' },
      },
      words: {
        size: 'a dinosaur',
        even: 'Even dinosaurs',
        harm: 'knock down the wall',
        unharmed: 'And the wall stayed up.',
        away: 'the other side of the world',
        paw: 'claw',
      },
    },
    station: {
      themes: ['space', 'science', 'discovery'],
      titles: [title('the Alien')],
      figures: {
        mirror: { forms: { name: 'the alien', one: 'a green alien' }, gender: 'he' },
      },
      words: {
        size: 'a rocket',
        even: 'Even aliens',
        harm: 'blow the nurse to the moon',
        unharmed: 'And nobody flew to the moon.',
        away: 'another galaxy',
        paw: 'fifth hand',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: [title('the Dragon')],
      figures: {
        mirror: {
          forms: { name: 'the dragon', one: 'a dragon' },
          gender: 'she',
        },
      },
      words: {
        size: 'a castle',
        even: 'Even dragons',
        harm: 'scorch the curtains',
        unharmed: 'And not one curtain was scorched.',
        away: 'the end of the world',
        paw: 'claw',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: [title('the Bear')],
      figures: {
        mirror: { forms: { name: 'the bear', one: 'a bear' }, gender: 'he' },
      },
      words: {
        size: 'an oak tree',
        even: 'Even bears',
        harm: 'blow all the birds out of the wood',
        unharmed: 'And outside the window a bird went on singing.',
        away: 'the other side of the mountains',
        paw: 'paw',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: [title('Captain Boom')],
      figures: {
        mirror: {
          forms: { name: 'Captain Boom', one: 'the great Captain Boom' },
          gender: 'she',
        },
      },
      words: {
        size: 'a tower',
        even: 'Even superheroes',
        harm: 'break all the windows',
        unharmed: 'And not one window broke.',
        away: 'the moon',
        paw: 'silver glove',
      },
    },
    home: {
      themes: [],
      titles: [title('the Bus Driver')],
      figures: {
        mirror: { forms: { name: 'the bus driver', one: 'a very large bus driver' }, gender: 'he' },
      },
      words: {
        size: 'a bus',
        even: 'Even bus drivers',
        harm: 'wake all the babies in town',
        unharmed: 'And not one baby woke up.',
        away: 'the seaside',
        paw: 'big hand',
      },
    },
  },
  keys: {
    way: '[has| needle-next, wants-nose: jab | spray: nose | finger-prick: finger | blood-test, blood-taken: blood | [about| doctor: [has| ear: ear | throat, tongue: throat | stethoscope: chest | nurse, needle, injection: jab | chest] | jab]]',
    two: '[has:two-jabs| yes | no]',
    after:
      '[when| past, today: [has| needle-next: none | cried-home: home | was-tricked: tricked | did-not-cry: dry | screams: scream | plaster-stays: stays | did-cry, cry: wept | sore-after: sore | brave-for: brave | [event| proud: brave | sad: wept | hurt: none | none]] | none]',
    deed: `[after| none: ${deedIn()} | plain]`,
    case: `[after| none: [deed| next, awake: night | [has| ${ON_A_DAY}, next-week: soon | [when| past, today: done | soon]]] | done]`,
    worst: `[has| ${Object.entries(WORST)
      .map(([id, { says }]) => `${says}: ${id}`)
      .join(' | ')} | none]`,
    /** A bear or a giraffe with a name is a toy, whatever the reader takes it for. */
    soft: '[friend-is| toy: friend | pet: [has| bear, rabbit, monkey, elephant, lion, tiger, giraffe, penguin, fox, owl, panda, comes-along: friend | none] | [has| teddy: teddy | rabbit: bunny | none]]',
    /** At school and at nursery where nobody takes the child anywhere. */
    place:
      '[has| needle-next, at-surgery: doctors | hospital: hospital | at-school: [kin| mum: school | doctors] | at-nursery: [kin| mum: nursery | doctors] | doctors]',
  },
  words: {
    medic: '[about| doctor: [has:nurse| Nurse | Doctor] | [has| nurse: Nurse | doctor: Doctor | Nurse]] Plum',
    limb: '[has:leg| leg | arm]',
    at: '[place| hospital: at the hospital | school: at school | nursery: at nursery | [has:at-surgery| at the surgery | at the doctor’s]]',
    room: '[place| school: the school hall | nursery: the quiet room at nursery | hospital: the hospital waiting room | the waiting room]',
    treated: TREAT,
    picture: `the ${PLASTER} with [is:pic| [pic.one] | a picture] on it`,
  },
  things: {
    who: { kinds: [], or: { forms: { name: 'somebody' }, gender: 'it' } },
    whom: { kinds: [], or: { forms: { name: 'somebody' }, gender: 'it' } },
    pic: {
      kinds: ['dinosaur', 'sea-animal', 'insect', 'fairy-being', 'vehicle', 'sky'],
      or: { forms: { name: 'the star', one: 'a star' }, gender: 'it' },
    },
    treat: { kinds: ['food'], or: { forms: { name: 'the apple', one: 'an apple' }, gender: 'it' } },
  },
  fact: `[Hero] once found out exactly how big the ${OUCH} of ${IT} is.`,
  next: '[Hero] was measuring something again, and this time it was a laugh.',
  young: `
== trouble
${START} ${before('open')} ${TAKEN}

-2
@hero ${FEAR} said [hero]. “Will it hurt?”
/-2

+2
@hero ${FEAR} said [hero][has:asks-often| [deed| asks: | , and not for the first time]]. ${soft(`“And ${SOFT_AGAIN} must have one, too. Will it hurt?”`, '“Will it hurt?”')}
/+2

@adult ${HURT}

+2
${PROMISED}
/+2

&first @hero “How big is the ${OUCH}?” asked [hero].

-2
@adult “You tell me,” said [adult]. ((“We all have to find out. [Even].”))
/-2

+2
@adult “Not very,” said [adult]. “But I don’t know just how big. We all have to find out. [Even].”
/+2

-2
So in [hero’s] head it grew. [case| done: Soon | night: Soon | By tea] it was the size of an apple, and [case| done: on the way | night: by midnight | by bedtime] it was a pumpkin.
/-2

+2
So in [hero’s] head, the ${OUCH} grew and grew. [case| done: Soon | night: Soon | By tea] it was the size of an apple. [case| done: On the way | night: By midnight | By bedtime] it was a pumpkin((, and [hero] had to move over)).
/+2

+3
@hero “It’s got even bigger,” said [hero].

@adult “That’s the waiting,” said [adult]. “It makes things big.” ((But that didn’t make it any smaller.))
/+3

+4
@adult “Shall I push it out of the door?” asked [adult]. [Adult] pushed and pushed at nothing, and puffed, and wiped [adult.his] forehead. [Hero] laughed, and it went back to an apple. But then the door was shut, and it was quiet, and it grew again.

[more| [Others] had come to help. They said that it would be a pea, or a plum, or a lion. But none of them knew. |]
/+4

== room
-2
${ARRIVED} it was the size of [size]. ${friend('((And [friend] came to count.))')} ${pet('[Friend] the [friend.kind] had to wait at home.')} And [mirror.one] hid under the table.
/-2

+2
${ARRIVED} it was the size of [size]. ${pet(PET)} ${SCHOOL} ${COMPANY} ${near((_, One) => `[${One}] came, too.`)} [Hero] wanted to hide under the table. But [mirror.one] was hiding there already((, and nearly all of [mirror.him] stuck out)). [world| castle: [theme| princesses: She belonged to a princess, who had been in before her. | magic: She belonged to a wizard, but even wizards have no spell for this. |] |]
/+2

+3
@hero “Are you ${YOU_TOO}, too?” asked [hero].

@mirror “Yes,” said [mirror], “and I’m scared. Mine’s as big as ten pumpkins! If it gets out, it’ll [harm]!”

@hero “Mine’s as big as [size],” said [hero]. So they were both quiet for a bit, and [mirror] moved over. There was just room for two.
/+3

&again @mirror “How big is the ${OUCH}?” asked [mirror].

-2
@hero “I’ll go and see,” said [hero].

[worst| none: [after| none: ${deed('turn')} |] |]
/-2

+2
@hero “I don’t know,” said [hero].

@doctor “Who’s first?” asked [medic] at the door.

@hero “I’ll go and see how big it is,” said [hero].

${deed('turn')} [has:fan-of| [is:pic| ((And [he] stamped in like [pic.one].)) |] |]
/+2

== needle
-2
${lying('[Hero] lay flat on the bed.', `[Hero] sat on [adult’s] lap((, and ${SIT})).`)} ${worst('answer', '')}
/-2

+2
${lying('[Hero] lay flat on the bed, and held [adult’s] hand.', `[Hero] sat on [adult’s] lap, and ${SIT}.`)} ${soft(`${SOFT_CAPITAL} went first((. [Medic] did it with one finger, and ${SOFT_AGAIN} kept very still)).`)} [has:numbing-cream| [worst| cream: | [Medic] put on some magic cream, to make the place sleepy.]]

${worst('answer', '@doctor “You can look, or not look,” said [medic]. So [hero] looked at [adult].')}
/+2

+3
@hero “What’s it for?” asked [hero].

@doctor “${PURPOSE},” said [medic]. “Now breathe out, as if you had hot soup.”

So [hero] blew on the soup, and [adult] blew as well.
/+3

${friend('@friend “One,” counted [friend].', '@doctor “One,” said [medic].')} ${IN}

@hero “${OW}!” said [hero]. ${after(({ ow }) => ow, '')}

-2
${friend(`@friend “${LAST},” counted [friend],`, `@doctor “${LAST},” said [medic],`)} ${OVER}. [worst| picture: On went [picture]. |] ${soft(`${SOFT_CAPITAL} had one, too.`)} [has:sticker| ((And there was a sticker, too.)) |]
/-2

+2
${friend(`@friend “${LAST},” counted [friend],`, `@doctor “${LAST},” said [medic],`)} ${OVER}. On went ${WITH_PICTURE}${soft(`, and one on ${SOFT_AGAIN}`)}. [has:sticker| ((And there was a sticker, too.)) |]
/+2

== report
-2
@mirror “How big was it?” called [mirror].
/-2

+2
@mirror “How big was it?” called [mirror]. ${near((one) => `@${one} “How big?” asked [${one}].`)}
/+2

+3
[Hero] could have said that it was nothing. [He] could have said that it was the size of [size]. But [he] thought about it, hard.
/+3

@hero “Bigger than a pea,” said [hero], “and smaller than an apple. ${FRUIT_CAPITAL}! ${STONE}.”

@mirror “Not [size]?” asked [mirror].

@hero “It’s only that big while you wait,” said [hero].

-2
So [mirror] came out, and [hero] held [mirror.his] [paw]. ${COUNT} @mirror “${OW},” said [mirror]. “${FRUIT_CAPITAL}.”
/-2

+2
So [mirror] came out, ((backwards and slowly, )) and [hero] held [mirror.his] [paw]. ${COUNT} @mirror “${OW},” said [mirror]. “${FRUIT_CAPITAL}! ${STONE}.” [Unharmed]
/+2

+4
@doctor “And now me,” said [medic], and her voice was rather small. “Nurses and doctors have to, as well. Mr Pear from next door is going to do it.”

@hero “Are you scared?” asked [hero].

@doctor “I’m always at the other end,” said [medic]. “It’s been growing all day, and now it’s as big as a cow.”

So [hero] stood on one side, and [mirror] stood on the other. [Hero] showed her how to blow on the soup.

@pear “One,” said Mr Pear. “Two.”

@doctor “${OW},” said [medic]. She was quite surprised. “${FRUIT_CAPITAL}! And I’ve been telling everybody that it’s nothing at all.”

${friend('@friend “You should have asked [hero],” said [friend].', '@mirror “You should have asked [hero],” said [mirror].')}
/+4

== home
+2
${treated('On the way home [hero] had [treated].')} [after| home: The whole way home [hero] cried, ((past the shop, and past the park, )) and each time it was a little less. | stays: The plaster went home, too, and even into the bath, on an arm that stuck out. |]
/+2

+3
@adult “Show me how big it was,” said [adult] at home. So [hero] laid ${FRUIT} on a plate. @hero “That big,” said [hero].
/+3

+4
Next to it [hero] laid a pea, and an apple.

@adult “And nothing as big as [size]?” asked [adult].

@hero “No,” said [hero]. “That was only the waiting.” [with2| @friend2 “It always is,” said [friend2].] And then they ate it all up.
/+4

== bed
-2
${NIGHT} [hero] lay in bed((, warm and quiet)), with ${SORE}. ${END}
/-2

+2
${NIGHT} [hero] lay in [his] warm bed, with ${SORE}. ${soft(`((Close by was ${SOFT_AGAIN}.))`)} ${pet('[Friend] the [friend.kind] kept [his] feet warm.')} [has:plaster-stays| [after| home, wept, scream, brave, dry: The ${PLASTER} was still on, and was staying. |] |] ${END}
/+2

+3
[world|
ship: Far out at sea, the captain lay in his bunk with a ${PLASTER} on, and rocked softly.
| valley: Far away in the ferns, the T. rex lay with a very small ${PLASTER} on, and snored softly.
| station: High up in the sky, the alien lay in his bunk with a ${PLASTER} on, and shone softly.
| castle: Far away in the castle, the dragon lay with a very small ${PLASTER} on, and glowed softly.
| forest: Far away in the forest, the bear lay with a very small ${PLASTER} on, and snored softly.
| city: High over the city, Captain Boom lay with a ${PLASTER} on, and her cape softly tucked in.
| Two streets away, the bus driver lay with a ${PLASTER} on, and snored softly.]
/+3

+4
[more| [Others] lay close by, warm and quiet. |] ${friend('[Friend] yawned softly, and turned over.', 'The pillow was cool on one side and warm on the other.')} [Adult] drew the blanket up softly, as far as the chin.
/+4

@adult “How big is the ${OUCH} now?” asked [adult] softly.

@hero “A pea,” whispered [hero]. ((The moon looked in.))

+2
@adult “And now?” whispered [adult].

@hero “A crumb.” [He] yawned.
/+2

&last @adult “And now?” whispered [adult].

!asleep But nothing was left of it, and [hero] was asleep.
`,
  older: `
== size
${START} ${before('told')} ${TAKEN}

@hero ${FEAR} said [hero][has:asks-often| [deed| asks: | , and not for the first time]]. ${soft(`“And ${SOFT_AGAIN} must have one, too. Will it hurt?”`, '“Will it hurt?”')}

@adult ${HURT}

+2
${PROMISED}
/+2

&first @hero “How big is the ${OUCH}?” asked [hero].

-2
@adult “Oh, small,” said [adult], but much too quickly. ((Others said that it was nothing at all, or like a bee, and the man next door showed with both hands how long the needles had been when he was a boy.)) So it grew and grew in [hero’s] head, until [case| done: by nine | night: by eleven | by tea] it was the size of an apple, and [case| done: by ten | night: by midnight | by bedtime] it was a pumpkin.
/-2

+2
@adult “Oh, small,” said [adult], but much too quickly. So [hero] asked some other people. It was nothing at all, said one. It was like a bee, said another, only politer. And the man next door showed with both hands how long the needles had been when he was a boy. No two of them said the same.

${needle('And if it was nothing at all, why did everybody get a plaster for it?', 'And if it was nothing at all, why did everybody get a sticker for it?')} [Hero] knew a good deal about such things. A toe against the kerb was a plum. A brick under a bare foot was an apple. But nobody makes an appointment for a toe. So this had to be a pumpkin, at least.

And while one waits, it grows in one’s head. [case| done: By nine | night: By eleven | By tea] it was a very fine pumpkin, and [case| done: by ten it was the size of [size], and hardly fitted through the gate | night: by midnight it was the size of [size], and [hero] had to lie on the very edge of the bed | by bedtime it was the size of [size], and [hero] had to lie on the very edge of the bed].
/+2

+3
@adult “It’s the waiting that makes it so big,” said [adult]. “By itself, it’s small.”

@hero “How small?” asked [hero] at once. But that was the part that [adult] had forgotten.
/+3

+4
[more| [Others] tried to measure it as well. One of them drew it, but the paper wasn’t big enough, and somebody said that it ought to have teeth, which was no help at all.]

[case| done: In the car, [hero] nearly fell asleep, and dreamed | And when [hero] did fall asleep, [he] dreamed] that it was brought in on a cart, by four men in aprons, and that they asked where to put it down.
/+4

== bench
-2
[case| done: Then it was time to go. | Then the day came.] ${friend('((And [friend] came along, to count.))')} In [room] a whole row of people sat on a bench, and the last in the row was [mirror.one].
/-2

+2
[case| done: Then it was time to go. | Then the day came.] ${COMPANY} ${pet(PET)} ${soft(`${SOFT_CAPITAL} came along in a bag, looking out.`)} [has:smell| [worst| smell: | It smelled of doctors.]] [world|
ship: In [room] sat the crew of a pirate ship, all along one bench, because nobody may sail to the hot islands who hasn’t seen [medic] first. Last in the row sat the captain, the fiercest pirate of them all, combing his beard with a fork.
| valley: In [room] sat the dinosaurs, in order of size, because even dinosaurs have to see [medic]. The smallest was a triceratops with a dummy. At the other end sat a T. rex, cleaning her teeth with a pine tree.
| station: In [room] sat the crew of a spaceship, because nobody may land on Earth who hasn’t seen [medic] first. They had strapped themselves to the bench, so as not to float off. Last in the row sat a huge green alien, knitting a jumper with six sleeves.
| castle: In [room] sat everybody from the castle, all along one bench, because the king had said that everybody must see [medic]. The king himself sat between two kitchen maids and held their hands. Last in the row sat a dragon, filing her claws.
| forest: In [room] sat half the forest, all along one bench, because everybody has to see [medic] before the winter. There were three hares, two badgers, and a fox with her eyes shut. Last in the row sat a bear, peeling an apple.
| city: In [room] sat a long row of superheroes, because even superheroes have to see [medic], and a cape makes no difference. Last in the row sat Captain Boom, the strongest of them all, bending spoons straight.
| In [room] sat half the street, all along one bench, and read magazines. Some of the magazines were upside down. Last in the row sat a very large bus driver, eating a bun.] ${SCHOOL} ${near((one) => `Next to [hero] sat [${one}].`)}
/+2

+4
@mirror “My mother says that it’s a feather,” said [mirror]. “And my uncle says that one never gets over it. He’s lying down still.” All along the bench, people nodded. They all had an uncle, or somebody who knew one.
/+4

&again @mirror “How big is the ${OUCH}?” whispered [mirror]. “You look as if you knew.”

-2
[Hero] ought to have said that [he] didn’t know. But it was so big by now that it simply came out. @hero “As big as [size]!” said [hero], and considerably louder than anybody likes indoors.
/-2

+2
[Hero] ought to have said that [he] didn’t know. But it had been growing for so long that it simply came out, and it came out louder than anybody likes indoors.

@hero “As big as [size]!” said [hero].
/+2

When it was quiet again, the bench was empty. [world|
ship: The captain was on top of the cupboard, with his hat over his eyes.
| valley: The T. rex was behind the curtain, with her tail sticking out.
| station: The alien was up on the ceiling, holding on with all six hands.
| castle: The dragon was behind the curtain, and smoke was coming out at the top.
| forest: The bear was in the toy box, as far as he fitted.
| city: Captain Boom was up on the lamp, pretending to be a lampshade.
| The bus driver was under the table, with four magazines on his head.]

@mirror “Then I’m not having it!” called [mirror].

-2
@doctor “Who told you how big it is?” asked [medic] at the door. And [hero’s] ears went hot, because nobody had.
/-2

+2
@mirror “It would [harm]!” And from under things and behind things, all round, came the sound of people agreeing.

@doctor “Next, please,” said [medic] to the empty bench. “Who told them how big it is?”

@hero “Me,” said [hero].

@doctor “And who told you?” asked [medic].

[Hero’s] ears went hot, because nobody had. @hero “It grew,” [he] said in a small voice.
/+2

+3
@doctor “They do,” said [medic], and sat down on the empty bench for a moment. “But now there are a great many people behind my curtains.”
/+3

== promise
@hero “Somebody has to go in and look,” said [hero].

-2
Nobody moved, and so that left the one who had started it.
/-2

+2
Nobody moved. [Hero] had planned on going last, or possibly next year. But it was [hero] who had said it, and nobody else would come out.
/+2

@mirror “But tell us exactly,” called [mirror]. “Not more, and not less.”

@hero “Promise,” said [hero], and was sorry at once, because now it counted.

+4
@adult “You could just tell them that you don’t know,” said [adult] quietly.

@hero “I could have,” said [hero]. “But now they’re under things.”
/+4

${deed('step')}

== needle
-2
${worst('answer', `@doctor “Look at [adult],” said [medic], “and ${SOCK}.”`)} [worst| none, drop: | And [hero] looked at [adult].]
/-2

+2
[has:numbing-cream| [worst| cream: | [Medic] put some magic cream on the place, to make it sleepy.]] @hero “What’s it for?” asked [hero].

@doctor “${PURPOSE},” said [medic].

${worst('answer', '@doctor “Do you want to look, or not look?” asked [medic]. @hero “Not look,” said [hero].')}

@doctor “[worst| none: Then look | Now look] at [adult],” said [medic], “and ${SOCK}. If you go stiff, it’s worse.”
/+2

+3
But it isn’t easy to be a wet sock when you’re scared. [Hero] sat as stiff as an oar, and [his] heart was knocking. [Adult] breathed out slowly, as if there were soup, and [hero] did the same. By the end of it there was a good deal of sock about [hero], and only a little oar.
/+3

${friend('@friend “One,” counted [friend].', '@doctor “One,” said [medic].')} ${IN} [Hero] paid attention, to get the size right.

@hero “${OW},” said [hero]. ${after(({ ow }) => ow, '')}

${friend(`@friend “${LAST},” counted [friend],`, `@doctor “${LAST},” said [medic],`)} ${OVER}.

-2
[worst| picture: And on ${WHERE_ON} went [picture]. |] ${soft(`And ${SOFT_AGAIN} had one, too.`)}
/-2

+2
And on ${WHERE_ON} went ${WITH_PICTURE}${soft(`, and a second one on ${SOFT_AGAIN}`)}. [has:sticker| ((There was a sticker, too.)) |]
/+2

== report
+2
When [hero] came out, they were all looking, over things and round things and between things. To say that it was nothing at all would sound very brave. To say that it was the size of [size] would sound braver still. Nobody breathed, and it was surprisingly hard, but exactly was exactly.
/+2

-2
Outside, they were all waiting, and nobody would have known if it had been a little more, or a little less. @hero “Bigger than a pea,” said [hero], “and smaller than an apple. It’s ${FRUIT}. ${STONE}.”
/-2

+2
@hero “Bigger than a pea,” said [hero], “and smaller than an apple. It’s ${FRUIT}. ${STONE}.”
/+2

@mirror “Not [size]?” asked [mirror].

@hero “It’s only that big while you wait,” said [hero]. “I made a mistake.”

+2
@mirror “And weren’t you scared?” asked [mirror].

@hero “Yes,” said [hero]. “The whole time.”

((Nobody said anything for a while.)) [Mirror] had thought that nobody else was, and now [mirror.he] came out, backwards and rather slowly.
/+2

+3
[world|
ship: The captain pulled off his big coat. Underneath he had a vest on with little anchors, which nobody had known.
| valley: [Medic] had to climb a ladder to get to the T. rex, and then a second ladder.
| station: [Medic] asked where to begin, and all six arms pointed at one another.
| castle: The dragon sat down on two chairs and looked the other way, so as not to set fire to anybody.
| forest: [Medic] had to look for the bear in all that fur, and found a toffee that had been missing since spring.
| city: [Medic] asked Captain Boom to put her muscles away for a moment, because they were in the light.
| The bus driver’s sleeves were so tight that everybody had to pull, and a piece of bun fell out.]

@hero “Wet sock,” said [hero]. “And breathe out, all the way.” [with2| [Friend2] hung over the back of the chair, to show how it was done. | [Mirror] breathed out until the curtains moved.]
/+3

-2
So [mirror] came out, backwards and rather slowly, and [hero] held [mirror.his] [paw] until it was over. @mirror “${FRUIT_CAPITAL},” said [mirror], surprised. “You told the truth.” After that, all the others came out from under things and behind things, and went in.
/-2

+2
[Hero] held [mirror.his] [paw]. ${COUNT} @mirror “${OW},” said [mirror], surprised. “${FRUIT_CAPITAL}. ${STONE}. You told the truth.” [Unharmed]

After that, people came out from under things and behind things, and went in, one by one. All you could hear was ${OW_SMALL}, ${OW_SMALL}, ${OW_SMALL}, like a row of ducks.

${treated('On the way home [hero] had [treated], and [mirror] had the same.')}
/+2

+4
Only the smallest of them all came out again with a red face, and went and stood in the corner.

@smallest “Mine wasn’t ${FRUIT},” said the smallest. “Mine was an apple.” And everybody looked at the floor, because now somebody would surely say that it couldn’t have been.

[Hero] went over and stood in the corner as well. @hero “Then it was an apple,” said [hero]. “Exactly is exactly. You had the biggest, and you went in all the same.”

@smallest “Did I?” asked the smallest, and looked a good deal bigger. Then the smallest showed the ${PLASTER} to everybody, twice.
/+4

== plum
+3
In the end, only [medic] was left, and she didn’t put her things away. She washed her hands, and then she washed them again.

@doctor “It’s my turn today, too,” she said. “Mr Pear from next door is going to do it. I’ve always been at the other end, and since this morning it’s been growing.”

@hero “How big is it?” asked [hero].

@doctor “A cow,” said [medic]. “With horns.”
/+3

+4
@hero “Do you want to look, or not look?” asked [hero].

@doctor “Not look,” said [medic]. She sat down on the chair, and for the first time in years she saw what her own ceiling was like. There was a crack in it, like a river with three arms, and nobody had ever told her.
/+4

+3
So [hero] held her hand, and [mirror] stood behind the chair. @pear “One,” said Mr Pear. “Two.”

@doctor “${OW},” said [medic], and then she thought about it. “It’s ${FRUIT}! And for twenty years I’ve told them all that it’s nothing.” So she wrote it down on a card, in her best writing, and pinned it to the door, where everybody would see it who had to wait.
/+3

+4
And because not everybody who has to wait can read, [hero] drew it underneath: a pea, ${FRUIT}, an apple, and right at the edge of the card, very small, [size], with a line through it. [Mirror] did the colouring in, and went over the edges a little.
/+4

== home
[after| home: On the way home [hero] cried on, at every corner, because a thing can be over and still want crying about. By the gate it was down to a sniff. | stays: The plaster came home as well, and even into the bath, on an arm that stuck out like a flagpole. | tricked: @hero “You should have told me,” said [hero] on the way home. @adult “Yes,” said [adult], and didn’t say but. |]

+4
On the stairs at home, [hero] stubbed a toe, and stood on one leg, and measured it. @hero “A plum,” said [hero]. “That’s more than the ${JAB}.” And nobody had made an appointment for it.
/+4

== bed
-2
${NIGHT} [hero] lay in [his] warm bed, with ${SORE}. ${END}
/-2

+2
${NIGHT} [hero] lay in [his] warm bed, with ${SORE}. ${soft(`((Close by lay ${SOFT_AGAIN}, with a ${PLASTER} on as well.))`)} ${pet('[Friend] the [friend.kind] kept [his] feet warm.')} [has:plaster-stays| [after| home, wept, scream, brave, dry: The ${PLASTER} was still on, and was staying. |] |] ${END}

[world|
ship: Far out on the water, a ship was sailing softly away to the hot islands, and up in front the captain was humming, quietly, so as not to wake anybody.
| valley: Far away, one hill after another lay down for the night, slowly and with a sigh, and one of the hills had a very small ${PLASTER} on it.
| station: High up, one of the stars moved softly along, and in there somebody with a ${PLASTER} was knitting the last sleeve.
| castle: Far away in the castle, somebody with a ${PLASTER} was breathing slowly in and out, and all the rooms were soft and warm.
| forest: In the forest the leaves whispered softly, and somewhere under the pines a bear lay curled around one small ${PLASTER}.
| city: In the tower over the city all was quiet, and a pair of silver gloves lay side by side on a chair, softly, as if they were asleep.
| Outside, the last bus went by, slowly and softly, as though the driver had a great deal of time.]
/+2

+3
There was plenty of room in bed again, right up to the edge. [Adult] made the lamp low. The blanket was warm and soft, and nothing lay under it but [hero].
/+3

+4
[more| [Others] were breathing quietly all round.] ${friend('On the next pillow lay [friend], warm and quiet, with two fingers sticking out of the blanket, one and two.', 'The moon shone on the pillow.')}
/+4

@adult “And how big is the ${OUCH} now?” asked [adult] softly.

@hero “A pea,” whispered [hero]. A little later, when the moon had come as far as the pillow, it was only a crumb.

&last @adult “And now?” whispered [adult].

-2
!asleep But there was nothing left of it, and before [hero] could say so exactly, [he] was asleep.
/-2

+2
[Hero] wanted to be exact, and felt for it, slowly, on all sides. !asleep But there was nothing left of it, and before [hero] could say so, [he] was asleep.
/+2
`,
}
