import type { Telling } from '../../../../craft/telling.ts'

/** The darkest place, where the wish names one. */
const SPOT =
  '[has| wardrobe: in the wardrobe | cupboard: in the cupboard | corner: in the corner | curtain: behind the curtain | looks-gap: in the gap behind the bed | under the bed]'
/** The light that the wish will not be without: it is that one which goes off in the end. */
const LIGHT = `[case| power: [has| had-candles, no-torch: candle | torch] | nolight, black: light | [has| landing: ${'[world| ship, moon: passage light | valley: porch light | landing light]'} | night-light: [has:house| light | night light] | lamp: lamp | torch: torch | light]]`
const CANDLE = 'had-candles, no-torch'
const OFF = `[case| power: [has| ${CANDLE}: blew out | turned off] | turned off]`
const LIT = `[case| power: [has| ${CANDLE}: alight | on] | on]`
const CLICK = `[case| power: [has| ${CANDLE}: Puff | Click] | Click]`
/** Who told the tale that keeps the child awake. */
const TELLER =
  '[has| brother: [His] brother | sister: [His] sister | cousin: [His] cousin | friend: A friend | grandpa: Grandad | Somebody]'

type Trouble = 'power' | 'nolight' | 'black' | 'tale' | 'plain'
const told = ({ plain, ...others }: Record<Trouble, string>) =>
  `[case| ${Object.entries(others)
    .map(([trouble, text]) => `${trouble}: ${text}`)
    .join(' | ')} | ${plain}]`
const opening = told({
  power:
    '[has:was-storm| There was a storm, and the power went off. | The power went off, and it was dark everywhere.] There was only [has| had-candles, no-torch: a candle | the torch] now. [has:card| ((They had played cards by it, and [hero] had won twice.)) |]',
  nolight: '[has| light-broke: The night light was broken. | There was no night light tonight.]',
  black:
    '[has:eyes-open-or-shut| [Hero] couldn’t tell if [his] eyes were open. | [Hero] couldn’t see [his] own hands.] It was as dark as that.',
  tale: `${TELLER} had told [hero] a scary tale[is:fear| , all about [fear.one] |]. Now [he] couldn’t sleep.`,
  plain: '[Hero] was afraid of the dark.',
})
const settled = told({
  power: 'All the lights were still out, and nobody minded.',
  nolight:
    '[has| light-broke: The night light was still broken, and nobody minded. | There was still no night light, and nobody minded.]',
  black:
    '[has:eyes-open-or-shut| It was so dark that [hero] couldn’t tell if [his] eyes were shut. They were. | [Hero] still couldn’t see [his] hands. But they were there.]',
  tale: 'There was no more in the dark than that, whatever anybody told.',
  plain: `The ${LIGHT} was off, and stayed off.`,
})

/** The same for those who are older: what they are afraid of, and what has become of it. */
type Worry = 'power' | 'way' | 'secret' | 'heard' | 'hung' | 'seen' | 'tale' | 'strange' | 'plain'
const worry = ({ plain, ...others }: Record<Worry, string>) =>
  `[worry| ${Object.entries(others)
    .map(([id, text]) => `${id}: ${text}`)
    .join(' | ')} | ${plain}]`
const WAY = '[has| in-cellar: down to the cellar | was-for-a-wee: for a wee | in-attic: up to the attic | upstairs]'
const SPOT_ON_THE_WAY = `[worry| way: [has| in-cellar: on the stairs | on the landing] | ${SPOT}]`
const RAP =
  '[has| a-snore: rrr | a-boiler: hum | pipe: tock | clock: tick | owl: hoo | fox: yow | sheep: cough | pigeon: coo | creak]'
const MAKER =
  '[has| a-snore: somebody snoring | a-boiler: the boiler | pipe: the pipes | clock: the clock | owl: the owl | fox: the fox | sheep: a sheep | pigeon: the pigeons | wind: the wind | a-stair: the stairs | the floorboards]'
const GOWN = '[has| coat: coat | raincoat: raincoat | jacket: jacket | jumper: jumper | hoodie: hoodie | dressing gown]'
const older = {
  opening: worry({
    power:
      '[has:was-storm| There was a storm, and every light in the street was out. | The power was off, and every light in the street was out.]',
    way: `[Hero] wouldn’t go ${WAY} alone, for there was too much dark on the way.`,
    secret:
      '[has:sleepover| [when| past: | There was to be a sleepover. [Hero] still needed a light at night, and nobody there was to know.] |] [Hero] was afraid of the dark, and far more afraid that [has| at-camp: the others at camp | somebody] would find out.',
    heard: `Something in the dark went ${RAP}, ${RAP}, and [hero] lay awake and listened to it.`,
    hung: `By day a ${GOWN} hung on [world| ship: the cabin door, between the biscuit barrel and the porthole | the door]. By night, [hero] thought, it was somebody else.`,
    seen: `[Hero] was sure that there was something ${SPOT}. [has| long-arms: It had long arms. | It only came out in the dark.]`,
    tale: `${TELLER} had told [hero] what lived in the dark, and now [hero] could not sleep.`,
    strange: 'It was a strange room to [hero], and the dark in it was strange, too.',
    plain: '[Hero] was afraid of the dark.',
  }),
  settled: worry({
    power: 'All along the street the lights were still out, and one person at least did not mind.',
    way: `And last thing of all [hero] went ${WAY} alone, with no light at all, and came back.`,
    secret:
      '[has| at-camp: At camp there would be nothing to find out. And if somebody there could not sleep, [hero] would teach them to count. | sleepover: [when| past: There was nothing to find out now. | At the sleepover there would be nothing to find out. And if somebody there could not sleep, [hero] would teach them to count.] | There was nothing to find out now. And if somebody else could not sleep, [hero] would teach them to count.]',
    heard: `Out there it still went ${RAP}, ${RAP}. It was only ${MAKER}, and the dark was not any darker for it.`,
    hung: `On the door there was nobody but a ${GOWN}, and it had very tired sleeves.`,
    seen: `There was nothing ${SPOT} but [has| long-arms: a scarf with two long ends | one sock and some dust], and that could stay.`,
    tale: 'There was a good deal less in the dark than anybody had told, and most of it was furniture.',
    strange: 'It was not a strange room any more. [Hero] had been all the way round it.',
    plain: '[Hero] had thought that there would be more in it.',
  }),
}
const LANDING = '[world| ship, moon: the passage light | valley: the porch light | the landing light]'
const LAMP = `[has| landing: ${LANDING} | night-light: [has:house| the lamp | the night light] | the lamp]`

/** By who is said to be there, in three forms (“the witch”, “A witch”, “witch”); `not` where it is nobody, or no more than a shadow. */
const feared = (so: (the: string, one: string, kind: string) => string, not = '') => {
  const others = ['witch', 'crocodile', 'wolf'].reduceRight(
    (rest, kind) => `[has:${kind}| ${so(`the ${kind}`, `A ${kind}`, kind)} | ${rest}]`,
    not,
  )
  const named = so('[fear]', '[Fear.one]', '[fear.kind]')
  return `[has:shadow| ${not} | [is:fear| ${named} | [about| monster: ${others} | ${not}]]]`
}

const stairs = (who: string, said: string) =>
  `[world| ship: @${who} “Only the ship,” said ${said}. “She’s turning over.” | valley, moon: @${who} “Only the roof,” said ${said}. “It’s stretching.” | @${who} “Only the stairs,” said ${said}. “That’s how they sit down.”]`

export const dark: Telling = {
  id: 'dark',
  shape: 'three-rooms',
  fits: { kind: 'life', subjects: ['dark', 'monster'], when: ['always', 'today', 'past', 'tomorrow'] },
  ages: [3, 9],
  tile: { label: 'The dark', wish: 'afraid of the dark' },
  titles: ['A Bootful of Dark', '[Hero] and the Dark in the Boot', 'What Is in the Dark?'],
  figures: {},
  keys: {
    door: '[has| cannot-see-hands: | open: yes |]',
    case: '[has| was-power-cut: power | no-night-light: nolight | cannot-see-hands: black | told-a-tale: tale | plain]',
    worry:
      '[has| was-power-cut: power | at-camp, keeps-it-secret: secret | looks-hung: hung | looks-gap, looks-under, looks-curtain, looks-wardrobe: seen | looks-noise: heard | told-a-tale: tale | on-landing, in-cellar, in-attic: way | looks-place, moved-house: strange | plain]',
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['A Bootful of Dark', 'What Is in the Dark?'],
      figures: { mirror: { forms: { name: 'the crab', one: 'a crab no bigger than a bun' }, gender: 'he' } },
      words: {
        boot: 'pirate boot',
        room: 'the cabin',
        top: 'the ceiling',
        deep: 'the captain’s chest',
        nook: 'the biscuit barrel',
        floor: 'the boards',
        yard: 'the deck',
        out: 'up on deck',
        cat: 'the ship’s cat',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['The Dinosaur in the Boot', 'What Is in the Dark?'],
      figures: { mirror: { forms: { name: 'the dinosaur', one: 'a dinosaur no bigger than a bun' }, gender: 'he' } },
      words: {
        boot: 'dinosaur boot',
        room: 'the dinosaur hut',
        top: 'the roof',
        deep: 'the biggest basket',
        nook: 'the bookcase',
        floor: 'the boards',
        yard: 'the valley',
        out: 'at the back door',
        cat: 'a small triceratops',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      titles: ['The Martian in the Boot', 'What Is in the Dark?'],
      figures: { mirror: { forms: { name: 'the Martian', one: 'a Martian no bigger than a bun' }, gender: 'he' } },
      words: {
        boot: 'moon boot',
        room: 'the moon house',
        top: 'the ceiling',
        deep: 'the astronauts’ basket',
        nook: 'the bookcase',
        floor: 'the floor',
        yard: 'the moon',
        out: 'at the back door',
        cat: 'the robot dog',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['The Dragon in the Boot', 'What Is in the Dark?'],
      figures: { mirror: { forms: { name: 'the dragon', one: 'a dragon no bigger than a bun' }, gender: 'he' } },
      words: {
        boot: 'riding boot',
        room: 'the castle bedroom',
        top: 'the ceiling',
        deep: 'the treasure chest',
        nook: 'the bookcase',
        floor: 'the carpet',
        yard: 'the castle garden',
        out: 'at the back door',
        cat: 'the king’s cat',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['The Hedgehog in the Boot', 'What Is in the Dark?'],
      figures: { mirror: { forms: { name: 'the hedgehog', one: 'a hedgehog no bigger than a bun' }, gender: 'she' } },
      words: {
        boot: 'boot',
        room: 'the forest house',
        top: 'the ceiling',
        deep: 'the washing basket',
        nook: 'the bookcase',
        floor: 'the floor',
        yard: 'the forest',
        out: 'at the back door',
        cat: 'a badger',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: ['A Superhero Bootful of Dark', 'What Is in the Dark?'],
      figures: { mirror: { forms: { name: 'the mouse', one: 'a mouse no bigger than a plum' }, gender: 'she' } },
      words: {
        boot: 'superhero boot',
        room: 'Superhero Tower',
        top: 'the ceiling',
        deep: 'the basket for the capes',
        nook: 'the bookcase',
        floor: 'the carpet',
        yard: 'the roof',
        out: 'up on the roof',
        cat: 'next door’s cat',
      },
    },
    home: {
      themes: [],
      figures: { mirror: { forms: { name: 'the mouse', one: 'a mouse no bigger than a plum' }, gender: 'she' } },
      words: {
        boot: 'boot',
        room: 'the bedroom',
        top: 'the ceiling',
        deep: 'the washing basket',
        nook: 'the bookcase',
        floor: 'the carpet',
        yard: 'the garden',
        out: 'at the back door',
        cat: 'next door’s cat',
      },
    },
  },
  things: {
    fear: {
      kinds: ['monster'],
      or: { forms: { name: 'the monster', kind: 'monster', one: 'a monster' }, gender: 'it' },
    },
    whom: { kinds: [], or: { forms: { name: 'somebody' }, gender: 'it' } },
  },
  fact: '[Hero] turned off the light alone, and lent a boot to [mirror.one].',
  next: 'Somebody had been in the boot again, and had left it tidier than before.',
  young: `
== boot
${opening} In [room] the dark went right up to [top], and [has:shadow| there were shadows on the wall | the darkest bit was ${SPOT}]. ((${feared((the) => `[Adult] had looked for ${the} three times.`)}))

-2
[door| yes: The door had to stay open, and the | So the] ${LIGHT} had to stay ${LIT}.
/-2

+2
[door| yes: So the door had to stay open, and the ${LIGHT} had to stay on all night. | So the ${LIGHT} had to stay ${LIT} all night.] *boot But [hero] wasn’t afraid of the dark in [his] [boot]. That was small, and smelled of foot.
/+2

@adult “Shall I [case| power: [has| ${CANDLE}: blow out | turn off] | turn off] the ${LIGHT}?” asked [adult].

-2
@hero “No!” said [hero]. “I don’t know what’s in it. I’ll start with a small dark.” [friend-is| toy, pet: And off for a *boot boot [he] ran, with [friend] the [friend.kind]. | And [with| [friend] | [he]] fetched a *boot boot.]
/-2

+2
@hero “No!” said [hero]. “I don’t know what’s in the dark. [is:whom| [friend-is| toy, pet: | ${feared(() => '', '[has| sister, brother: ((And [whom] never looked.))]')}]]”

@adult “There’s such a lot of it,” said [adult]. [kin| grandma, grandpa: “There always was.”]
/+2

+2
@hero “I’ll start with a small one,” said [hero], and [friend-is| toy, pet: fetched the boot, with [friend] the [friend.kind] | [with| [friend] fetched | fetched] the boot].
/+2

+4
[more| [Others] wanted to see that. They sat down in a row, and pulled up their feet.]
/+4

== small
*stone In went a hand, right down to the toe.

&first @adult “What is in the dark?” asked [adult].

@hero “Only a stone,” said [hero].

-2
[has:shadow| Next came the shadow on the wall. [Hero] waved((, and it waved back)).]
/-2

+2
[has:shadow| Next came the dark on the wall. It was a shadow, with two long arms. [Hero] waved, and it waved back. | Next came the dark in the pillowcase. In went an arm, up to the elbow.]

&again @adult “What is in the dark?”

[has:shadow| @hero “Only my arms.” | @hero “Only a feather.”]
/+2

+3
Next came the dark in [deep]. It was a deep one. In went [hero] head first, as far as the tummy.

&again @adult “What is in the dark?”

@hero “Only socks,” said [hero’s] legs. “And one of them smells like the boot.” [with2| @friend2 “That’s mine,” said [friend2].]
/+3

== under
*foot Next came the dark ${SPOT}. In went [hero], all but one foot. [friend-is| toy, pet: [Friend] sat on that, in case. | [with| [Friend] | [Adult]] held on to that, in case.]

+4
It was as dark as ten boots in there.
/+4

&again @adult “What is in the dark?”

-2
@hero “Somebody small,” said [hero]. It was [mirror.one].
/-2

+2
@hero “Somebody small,” said [hero]. It was [mirror.one], with both eyes shut tight. [has:cat| [friend-is| pet: ((Very kindly, [friend] looked the other way.))]]
/+2

+3
@hero “It’s dark in there, too,” said [hero]. “Behind your eyes.”

@mirror “That’s only a small one,” said [mirror]. “There’s only me in it. But leave the light on, please. I don’t know what’s in the big one.”
/+3

-3
@mirror “Leave the light on,” said [mirror]. “I don’t know what’s in the dark.”
/-3

${feared((_the, _one, kind) => `@hero “No ${kind},” said [hero]. “Only you.”`, '@hero “Only you,” said [hero].')}

@mirror “Only me?” said [mirror]((, and opened one eye)).

@hero “Start with a small one,” said [hero], and pushed the boot up close, and in went [mirror].

+3
&again @hero “What is in the dark?”

@mirror “Only a stone,” said [mirror]. “It’s a nice one.”
/+3

== light
-2
Now only the big dark was left. [has:landing| [Hero] went to the door | [Hero] lay down]((, put out one finger,)) and ${OFF} the ${LIGHT}. ${CLICK}. [door| yes: Only the door stayed open.]
/-2

+2
Now only the big dark was left. [Hero] put the boot beside the bed. [Adult] sat by [his] feet((, in case)). But it wasn’t [adult] who ${OFF} the ${LIGHT}. It was [hero], [case| power: all alone | with one finger].

${CLICK}. ((The dark went right up to [top].)) [has:landing| Four quick steps, and [hero] was in bed.] [door| yes: Only the door stayed open.]
/+2

&again @mirror “What is in the dark?” asked [mirror] in the boot.

+2
-3
[has| pipe: Glug, went the dark. Glug. | staircase: Creak, went the dark. Creak. | [world|
ship: Slap, went the dark. Slap.
| valley: Munch, went the dark. Munch.
| moon: Beep, went the dark. Beep.
| castle: Clank, went the dark. Clank.
| forest: Hoo, went the dark. Hoo.
| city: Whoosh, went the dark. Whoosh.
| Tick, went the dark. Tick.]]

[has| pipe: @hero “Only the pipes,” said [hero]. “They’re having a drink.” | staircase: @hero “Only the stairs,” said [hero]. “That’s how they sit down.” | [world|
ship: @hero “Only the sea,” said [hero].
| valley: @hero “Only a longneck,” said [hero]. “It’s having supper.”
| moon: @hero “Only the robot,” said [hero].
| castle: @hero “Only a knight,” said [hero]. “He’s going to bed.”
| forest: @hero “Only the owl,” said [hero].
| city: @hero “Only a superhero,” said [hero]. “She’s going to bed.”
| @hero “Only the clock,” said [hero].]]
/-3
/+2

+3
[world|
ship: Slap, went the dark. Slap.
| valley: Munch, went the dark. Munch.
| moon: Beep, went the dark. Beep.
| castle: Clank, went the dark. Clank.
| forest: Hoo, went the dark. Hoo.
| city: Whoosh, went the dark. Whoosh.
| Tick, went the dark. Tick.]

[world|
ship: @hero “Only the sea,” said [hero].
| valley: @hero “Only a longneck,” said [hero]. “It’s having supper.”
| moon: @hero “Only the robot,” said [hero].
| castle: @hero “Only a knight,” said [hero]. “He’s going to bed.”
| forest: @hero “Only the owl,” said [hero].
| city: @hero “Only a superhero,” said [hero]. “She’s going to bed.”
| @hero “Only the clock,” said [hero].]

Glug, went the dark. Glug, glug.

[with2| @friend2 “Only my tummy,” said [friend2]. “It does that when it’s thinking.” | [has:pipe| @hero “Only the pipes,” said [hero]. “They’re having a drink.” | @hero “Only my tummy,” said [hero]. “It does that when it’s thinking.”]]

Creak, went the dark.

[with| [friend-is| toy, pet: ${stairs('hero', '[hero]')} | ${stairs('friend', '[friend], who had good ears')}] | ${stairs('hero', '[hero]')}]

@mirror “And what else?” asked [mirror].
/+3

-2
[Hero] looked all round. [friend-is| toy, pet: @hero “Only me and [friend].” | @hero “Only me.” [with| @friend “And me,” said [friend].]]
/-2

+2
[Hero] looked left and right and up. [friend-is| toy, pet: @hero “Only me,” said [hero]. “And [friend].” | @hero “Only me,” said [hero]. [with| @friend “And me,” said [friend].]]
/+2

^foot @adult “And me,” said [adult]. “I’ve got your foot.”

^stone @mirror “And me,” said [mirror]. “And the stone.”

+2
And that was everybody. There was nobody ${SPOT} any more, because [mirror] had moved.
/+2

+4
But down in the boot nobody went to sleep.

@mirror “I was only there by mistake,” said [mirror]. “I live behind [nook]. I ran out for a crumb. Then there were feet everywhere, and now it’s dark all the way home.”

It was a long way from the bed to [nook]. There was a whole room in between, and every bit of it was dark.

@hero “How big a dark can you do?” asked [hero].

@mirror “As big as a boot.”

So [hero] got out of bed, in the dark, and gave the boot a push. They did one bootful at a time. As far as the slippers it was only one.

&again @mirror “What is in the dark?”

@hero “Slippers,” said [hero]. [friend-is| toy, pet: | [with| @friend “And my toe,” said [friend], who was feeling out the way in front.]]

As far as [deep] it was two. There were only socks in that, and they were asleep in pairs.

As far as the chair it was three. @mirror “It’s got arms,” whispered [mirror].

[Hero] took hold of one. It was soft. It went on for a while, and then there was a cuff. @hero “Only a jumper,” said [hero]. “And nobody’s in it.”

And there stood [nook]. Behind it was a crack, and in the crack was a dark as thin as a biscuit. In went [mirror].

&again @hero “What is in the dark?” asked [hero].

At first there was nothing. Then there was a rustle, and a bustle, and the sound of forty kisses.

@mirror “Everybody!” said [mirror].

So [hero] took the boot under one arm and went back to bed. ((It was just as far as before. ))But it was all known by now: chair, socks, slippers, bed.
/+4

== bed
-2
^boot Under the blanket was one more small dark. In went [hero]. It was soft and warm, and fitted like a boot. ${settled}
/-2

+2
^boot Under the blanket was one more dark, a small one. In went [hero], and this time in went both feet[friend-is| toy, pet: , and [friend]]. It was soft and warm, and fitted all round, like a boot.

((It even smelled a little of foot.)) [Hero] pulled it up to the chin, and lay quite still. ${settled} [when| tomorrow: Tomorrow the boot was coming along.] [is:whom| [friend-is| toy, pet: | @hero “I’ll tell [whom] in the morning,” yawned [hero].]]
/+2

+3
[world|
ship: Slap, went the dark, more slowly now. The ship had finished turning over.
| valley: Munch, went the dark, more slowly now. The roof had finished stretching.
| moon: Beep, went the dark, more slowly now. The roof had finished stretching.
| castle: Clank, went the dark, more slowly now. The stairs had sat down for the night.
| forest: Hoo, went the dark, more slowly now. The stairs had sat down for the night.
| city: Whoosh, went the dark, more softly now. The stairs had sat down for the night.
| Tick, went the dark, more slowly now. The stairs had sat down for the night.] Outside lay the biggest dark of all, warm and quiet, and in it [world| moon: there was only the Earth | valley: there were only a longneck and the moon | there was only the moon].
/+3

+4
In the biggest dark [world| ship: lay a ship. In the ship was a cabin, and in the cabin was a bed | valley: stood a hut. In the hut was a room, and in the room was a bed | castle: stood a castle. In the castle was a room, and in the room was a bed | city: stood a tower. In the tower was a room, and in the room was a bed | stood a house. In the house was a room, and in the room was a bed]. Behind [nook] somebody was being tucked in, and then somebody else, forty times. [more| [Others] lay in small darks of their own, and each one fitted.]
/+4

&last @adult “What is in the dark?” whispered [adult].

!asleep [friend-is| toy, pet: Only [hero] and [friend], fast asleep. | Only [hero], fast asleep.]
`,
  older: `
== boot
${older.opening} [worry| power: [Hero] | [He]] had nothing against the dark in small amounts. *boot There was one in [his] left boot, about as long as a foot, and [hero] had felt what it contained. It was a pebble.

+3
There was one in the biscuit tin, and it contained no biscuits. There was one in the piano, and if you leaned on the keys with your elbow, it growled. [Hero] got on well with all of them.
/+3

*bulb The trouble was the large one. Every evening it filled [room] right up to [top], and no arm was long enough for it. The worst of it was ${SPOT_ON_THE_WAY}. ${feared((the) => `((It might be ${the}.))`)} So [he] slept with ${LAMP} on, and a torch for emergencies. [friend-is| toy, pet: And [friend] the [friend.kind] slept under one arm.]

+2
[is:whom| [friend-is| toy, pet: | [Whom] slept in the dark like a potato, which didn’t help.]] [worry| secret: | [has:sleepover| There was a sleepover coming, with nothing on but the moon. | [feels:ashamed| Nobody was to know about the torch.]]]
/+2

+4
[more| [Others], who were sleeping in a row next door, had no torch between them, and thought this very grand.]
/+4

[worry| power: But this evening there wasn’t even ${LAMP}. | That evening ${LAMP} said plink, and went out.]

-2
@adult “There [worry| power: are candles | is another bulb] somewhere,” said [adult], and went.
/-2

+2
@adult “[worry| power: There are candles | There is another bulb] in the house,” said [adult]. “I only have to remember where.” Footsteps went away, and a long way off, drawers began to be opened.
/+2

== torch
*torch Up went the torch. Click: there was the chair, perfectly all right. Everywhere else was blacker than before((, as if the dark had jumped aside and stood round in a crowd)). ((Click here. Click there.))

+3
@mirror “Ninety-one!” cried a voice ${SPOT_ON_THE_WAY}. “I had got to ninety-one!”
/+3

-3
@mirror “Ninety-one!” cried a voice ${SPOT_ON_THE_WAY}. “I had got to ninety-one! Eyes need a count of a hundred to open all the way. And every night, when mine are nearly there, somebody goes click, and I start at one again.”
/-3

+3
[with| [friend-is| toy, pet: [Hero] pulled in both feet, and [friend]. @hero “Who is that?” | [Friend], who was staying the night on the mattress on the floor, pulled in both feet. @hero “Who is that?” asked [hero].] | [Hero] pulled in both feet. @hero “Who is that?”]

@mirror “Never mind who. Do you know what one does, to see in the dark?”

@hero “One switches on a torch.”

@mirror “One waits,” said the voice bitterly. “Eyes need a count of a hundred to open all the way. And every night, when mine are nearly there, somebody goes click, and I have to start at one again.”
/+3

-2
It was [mirror.one], with both eyes shut tight. @mirror “I don’t like the dark any better than you do,” said [mirror]. “That is why I want to see it. And my aunt is waiting with supper behind [nook].”
/-2

+2
It came out as far as the edge of the rug, and it was [mirror.one], with both eyes shut tight against the torch.

${feared((the) => `@hero “I thought you were ${the},” said [hero].`, '@hero “I thought you would be bigger,” said [hero].')}

${feared(() => '@mirror “I thought you were,” said [mirror].', '@mirror “I thought you would be smaller,” said [mirror].')} “My aunt is giving a supper behind [nook]. She has given it every evening since March, and I have not got there yet.”

@hero “Can’t you just walk?”

@mirror “Into that? Right up to [top], and nobody knows what is in it?” [Mirror] shook all over. “I don’t like the dark any better than you do. That is why I should like to see it.”
/+2

In all [his] nights [hero] had never given the dark longer than four. @hero “And at a hundred, does it work?” [he] asked.

@mirror “I couldn’t say,” said [mirror]. “I have never got so far.”

== count
-2
^torch So the torch went upside down into the boot, and they began. At twenty there was a [world| ship: porthole | window]. At forty the sheet came up, like milk. At sixty somebody stood beside the door, with long arms.

One hand found the boot, and stayed there. One click, and [hero] would know who that was. One click, and [mirror] would be back at one.

@hero “Sixty-one,” said [hero].

At seventy the arms were sleeves, and at eighty it was a ${GOWN}, and always had been. [with| [friend-is| toy, pet: | @friend “It can see us too,” whispered [friend].]]
/-2

+2
@hero “Together, then,” said [hero]. “One.”

@mirror “Two,” said [mirror].

[with| [friend-is| toy, pet: [Friend] counted too, without a word. | @friend “Three,” said [friend], who had by far the steadiest voice in the room.]]

At ten there was nothing. At twenty, where there had been nothing, hung a [world| ship: porthole | window]. At thirty-five the sheet came up, like milk, and at fifty there was a chair.

At sixty somebody stood beside the door. He was tall and thin, with very long arms.

@mirror “Sixty,” said [mirror]. “What is he doing?”

@hero “Nothing,” whispered [hero]. “That’s what I don’t like about him.” And all by itself, before anyone had asked it to, the thumb went down.

Click.

There hung [hero’s] own ${GOWN}, bright yellow from top to bottom, looking as if it had been woken up.

@mirror “One,” said a very small voice on [floor].

[Mirror] did not shout at all, and that was the worst of it. [with| [friend-is| toy, pet: [Friend] said nothing either. | [Friend] looked at the torch, and moved over, until they sat shoulder to shoulder.]]

^torch Then the torch went upside down into the boot, and the pebble was pushed in on top. ((It could still be got at, but you would have to mean it.))

@hero “Two,” said [hero].
/+2

+3
Twenty brought the window, and thirty-five the sheet. They did not come from anywhere. They had simply been waiting for somebody to get as far as that. At forty the dark went glug.

[with2| @friend2 “My tummy,” said [friend2]. “It gets hungry when there is counting.” | [has:pipe| @hero “Only the pipes,” said [hero]. “They drink at night, so that nobody sees.” | @hero “My tummy,” said [hero]. “It gets hungry when there is counting.”]]

[has| wardrobe: At forty-five came the wardrobe, with one door open, and it was full of clothes. | cupboard: At forty-five came the cupboard, with one door open, and it was full of clothes. | corner: At forty-five came the corner, which was only a place where two walls met. | curtain: At forty-five came the curtain, which was only hanging. | shadow: At forty-five came a shadow with horns, which was only the lampshade.] At fifty came the chair, and a little later something crouched on the seat of it, with its back to them. That was a bad ten numbers. [Hero] kept both eyes on it, and counted straight at it. At fifty-eight it had a strap. At fifty-nine it was a rucksack, with the homework still inside, and for once [hero] was glad that it was nothing but that.
/+3

+2
At sixty he stood beside the door again, with his arms. [Hero] knew who he was, and it made less difference than you might think. One hand found the boot, and stayed there. One click, and he would be gone. One click, and somebody would say one, in a very small voice.

@hero “Sixty-one,” said [hero]. It was the hardest number of them all.

At seventy the arms were sleeves. At eighty they had cuffs. [with| [friend-is| toy, pet: Perhaps [friend] could see them too. | @friend “He looks worried,” whispered [friend]. “I think he can see us too.” That helped more than anything.] | He looked a little worried, for a ${GOWN}. Perhaps he could see them too.]
/+2

== door
*choice At ninety there were footsteps outside, and a line of light lay down under the door.

^bulb @adult “Found [worry| power: one | it]!” called [adult]. The handle moved.

+2
There it was, then: a good, bright new [worry| power: candle | bulb], and nothing to be afraid of till morning. [Hero] had been wishing for it [worry| power: since the lights went out | since ${LAMP} said plink]. [He] looked at the line of light, and then at the edge of the rug, where [mirror] stood and waited for the click.
/+2

^choice @hero “Leave it off!” said [hero]. “Come in and shut the door, we’re at ninety-one.”

-2
The door closed, somebody sat down on somebody’s foot, and they all went on to a hundred.
/-2

+2
@adult ((Nobody in that house had ever heard [hero] say such a thing. ))“We?” said [adult]. But the light outside went off, the door closed, and somebody sat down on somebody’s foot.

@mirror “Ninety-two,” said [mirror], who had never said it before, and said it slowly.

And they all went on together, up to a hundred.
/+2

== hundred
It worked. It was not bright, but grey and soft, and every single thing was there((, as if it had only been waiting to be asked)).

-2
@mirror “What is in it?” asked [mirror].
/-2

+2
@mirror “What is in it?” asked [mirror], who could not see over the slippers.
/+2

^boot [Hero] looked all the way round, and last of all ${SPOT_ON_THE_WAY}. @hero “${feared((_the, _one, kind) => `No ${kind}. A chair,`, 'A chair,')}” said [hero], “and a ${GOWN}, and [with| [friend], and] [adult] on my foot. And me.”

+2
@mirror “Is that all?”

@hero “That’s all.”
/+2

-2
@mirror “Then I can go,” said [mirror], and walked off across [floor], grey upon grey. Behind [nook], somebody began to be kissed.
/-2

+2
-4
@mirror “Then I can go,” said [mirror], and walked off across [floor], grey upon grey. Behind [nook] a very small spoon fell on the floor, and somebody began to be kissed.
/-4
/+2

+3
@adult “I had no idea,” said [adult], and looked at [adult.his] own two hands, back and front. “All these years I’ve been switching things on.”
/+3

+4
@mirror “Then I can go,” said [mirror], and walked across [floor], grey upon grey, as far as [nook]. There was a note on the back of it, written very small, and [mirror] read it aloud. “Moved out of doors in May, because of the clicking. Supper as usual, behind the water butt. Your aunt.”

For a while nobody knew what to say. They all looked at the window.

[Yard] was a different matter. They stood [out], in coats and boots, with [mirror] in [hero’s] pocket, and looked out. It had no walls and no ceiling, that dark. It went up, and up, and then it went on going up.

@mirror “That one hasn’t got a lid,” whispered [mirror].

[Hero] felt the same. It was not a thing that you could look all the way round. @hero “What if I say I can’t?” asked [hero].

@mirror “Then I should say that I quite understand,” said [mirror], “and live in your pocket.”

^boot Then [hero] looked down. There was a boot on the left foot, and a boot on the right, and in each of them was a small dark, about as long as a foot. [Hero] knew exactly what they contained. In the left one there was a pebble too.

@hero “I can’t do all of it,” said [hero]. “But I can do one boot. And then the other boot.” And that is how they went in: one boot of dark at a time.

@adult “Wait for me!” said [adult], who had been looking for the key, with the light on. “I can’t see a thing!”

@hero “You’re at one,” said [hero]. “We’re at a hundred. Hold on to my sleeve. There’s a bucket.”

@adult “Where?” asked [adult]. Then it went clang. @adult “Thank you,” said [adult]. “I have it now.”

So it came about that [hero], who had slept with ${LAMP} on until that very day, led a grown-up through the night by the sleeve. There was a line, with one sock on it, and there was the bench. There was a low black shape that breathed, until [hero] stopped and counted straight at it. At nine it was [cat]. [with| [friend-is| toy, pet: Just beyond stood the water butt, as round as an aunt. | @friend “There’s the water butt,” said [friend], who could have found it blindfold, having once fallen in.] | Just beyond stood the water butt, as round as an aunt.]

[Mirror] climbed down the coat, button by button, and put [mirror.his] head round the back of it. There was a smell of soup.

@adult “Who is in there?” whispered [adult], who was only at forty.

@mirror “Everybody,” said [mirror]. “And they have kept me a chair.” Then [mirror.he] went in, and somebody very small began to be kissed.

On the way back they all stood still beside the bench and looked up. At first there were three stars, and you had to wait for the others, but by thirty there were too many to count. Nobody had switched them on. They had been there all the time, behind the lamp.
/+4

== bed
${older.settled} Then [adult] held up the [worry| power: candle | bulb]. @adult “Shall I [worry| power: light it | put it in]?”

-2
@hero “In the morning,” said [hero].
/-2

+2
@hero “In the morning,” said [hero]. “It would only startle the ${GOWN}.”
/+2

+4
[more| Next door, [others] were told about it in whispers, and wanted to know what came after a hundred. Nothing, they were told, for after a hundred you are there.] The torch had been tipped out of the boot, and lay where it was, and was not needed. Outside there was still, if you knew how to listen, a quiet clinking of very small spoons.
/+4

+2
The room lay grey and soft and quiet all round, with [world| moon: a little starlight | the moon] in one corner. [with| [friend-is| toy, pet: [Friend] lay warm under one arm, and had never asked for a light in the first place. | From the mattress came the slow, warm breath of [friend], who had got as far as five.]] [has:sleepover| For the sleepover, the torch would stay in the boot. | [when| tomorrow: Tomorrow the torch would stay in the boot. | [is:whom| [friend-is| toy, pet: | In the morning there would be something to tell [whom].]]]]
/+2

+3
The ${GOWN} let its arms hang, like somebody who has been on duty for years and may go home. [Hero] lay still and looked at it all, from one end to the other and slowly back. The longer you looked, the more of it came home: the stripe on the curtain, the knob on the drawer, and last of all, high up and hardly there, [top]. It was a good deal lower than it had always seemed.
/+3

^boot Under the soft blanket there was one more dark, a small one, quiet and warm, about as long as [hero]. [Hero] put in a hand, and felt what it contained. It was a knee.

!asleep One, counted [hero] slowly, and was asleep before there could be two.
`,
}
