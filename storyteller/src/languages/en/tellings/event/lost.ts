import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster'] as const),
]
const WHAT: readonly Kind[] = [
  ...(['toy', 'clothes', 'household', 'food', 'plant', 'royal', 'instrument', 'school', 'machine'] as const),
  ...(['body', 'sky', 'weather'] as const),
]

/** Said by where somebody lives: by the sea, in a castle, in space, in town, in the wood. */
const at = (sea: string, castle: string, space: string, town: string, wood: string) => {
  const own = (rest: string) =>
    `[who-in| ocean, pirates: ${sea} | castle, princesses: ${castle} | space: ${space} | ${rest}]`
  return `[has:lighthouse-keeper| ${sea} | [who-is| royal: ${castle} | job, vehicle, machine, toy: ${own(town)} | ${own(wood)}]]`
}

const DOOR = at(
  ...(['down on the beach', 'at the castle door', 'at the door of the moon house'] as const),
  ...(['at the front door', '[who-in| forest: at the edge of the wood | at the front door]'] as const),
)
const HOST = at('the lobster', 'the cook', 'the star sweeper', 'Mrs Pym', 'the toad')
const HOST_SAYS = at('@lobster', '@cook', '@sweeper', '@pym', '@toad')
const WAY = at('along the beach', 'along the wall', 'over the moon', 'across the road', 'through the wood')
const DOWN = at(
  ...(['slid down the big rock', 'slid down the tower stairs on a tray', 'bounced down into a crater'] as const),
  ...(['went down the slide in the park', 'rolled down the hill'] as const),
)
const UP = at('slide back up', 'slide back up', 'bounce back up', 'go back up', 'roll back up')
const SLOPE = at('the big rock', 'the tower stairs', 'the crater', 'the slide', 'the hill')
const TOP = at('a seagull', 'a suit of armour', 'plenty of stars', 'a queue', 'plenty of grass')
const POST = at('the boat post', 'the gatepost', 'the flagpole', 'the gatepost', 'the gatepost')

const IT = '[has:glasses| them | it]'

/** By the first of these that the wish names. */
const named = (rest: string, ways: Readonly<Record<string, string>>) =>
  Object.entries(ways).reduceRight((other, [id, said]) => `[has:${id}| ${said} | ${other}]`, rest)
const alike = (ids: readonly string[], said: string) => Object.fromEntries(ids.map((id) => [id, said]))

const FEET = ['boot', 'shoe', 'slipper'] as const
const HANDS = ['mitten', 'glove'] as const
const JEWELS = ['necklace', 'ring', 'bracelet'] as const
/** Of what there are two, the left one. */
const LEFT = named('', alike(['welly', 'trainer', ...FEET, ...HANDS], 'left'))
const COSY = ['blanket', 'pillow'] as const

const TELL = 'Without it nobody can tell that I’m [who.one].'
const SLEEPLESS = 'I can’t go to sleep without it.'
const WRONG = 'Nothing goes right without it.'
/** What cannot be done without it. */
const TROUBLE = named(
  `[what-is|
clothes: ${named(`[who-is| job, royal: ${TELL} | I’m so cold without it.]`, {
    welly: 'With only one, I can only do half a puddle.',
    glasses: 'I’ve just had a nice talk with your dustbin.',
    button:
      '[who-is| machine, vehicle: Without it nobody can switch me off. | I have to hold myself shut with both hands.]',
    umbrella: 'I’m wet right through.',
    ...alike(HANDS, 'One [has:paw| paw | hand] is warm, and the other goes brr.'),
    ...alike(FEET, 'One foot goes tap, and the other goes brr.'),
    ...alike(JEWELS, 'Without it I’m not dressed up at all.'),
  })}
| instrument: [what-sounds| Without it I have to say ‘[what.sound]’ by mouth. | It’s so quiet without it.]
| toy: ${named(SLEEPLESS, {
    ball: 'I’ve had to play with a potato.',
    ...alike(['balloon', 'kite'], 'My arm’s so heavy without it.'),
    'magic-wand': 'Without it I have to do everything by hand.',
  })}
| royal: ${named(`[who-is| job, royal: ${TELL} | Without it I’m just anybody.]`, {
    'treasure-map': 'Without it I don’t know where anything is. Is this your house?',
    treasure: 'All I’ve got is the box.',
  })}
| household: ${named(WRONG, {
    key: 'I can only look in at my own window.',
    broom: 'Without it I have to go everywhere on foot.',
    spoon: '[who-is| job: Without it nobody gets any [has:cake| cake | soup]. | I have to stir with my finger.]',
    bucket: '[who-is| vehicle: Without it I can only point at the hole. | I have to carry water in my hands.]',
    ...alike(COSY, SLEEPLESS),
  })}
| food: And I’d been looking forward to it all day.
| plant: And I was going to give it to somebody.
| school: ${named(WRONG, { book: 'Now I’ll never know how it ends.' })}
| machine: ${named(WRONG, {
    telescope: 'Everything’s so far away without it.',
    clock: 'I don’t even know how late I am.',
    ...alike(['torch', 'lantern'], 'And it’ll soon be dark.'),
  })}
| body: ${TELL}
| sky: It’s so dark at home without it.
| weather: ${named(WRONG, { fire: 'I can’t even warm my soup without it.', shell: 'I don’t know where to put myself without it.', pearl: 'Without it I’m not dressed up at all.' })}
| ${WRONG}]`,
  { sleep: SLEEPLESS },
)

const YAWNED = 'You yawned so hard that the candle went out.'
const NOTICED = 'I’d have noticed.'
/** By what it was seen at tea that it was gone already. */
const SEEN = named(
  `[what-is|
clothes: ${named('[who-is| job: I didn’t even know who it was. | You wore my tea cosy.]', {
    glasses: 'You shook hands with the teapot.',
    button: '[who-is| machine, vehicle: You went on and on. | You had no hand free, and I had to feed you the cake.]',
    umbrella: 'You dripped in the jam.',
    ...alike(['welly', ...FEET], 'You’d one bare foot.'),
    ...alike(JEWELS, NOTICED),
  })}
| instrument: It was a lovely quiet tea.
| toy: ${named('You hugged my teapot the whole time.', {
    ball: 'You played with my bun.',
    'magic-wand': 'You spread your own jam.',
  })}
| royal: ${named(`[who-is| royal: I’d have bowed. | ${NOTICED}]`, { 'treasure-map': 'You couldn’t even find your chair.', sword: 'You cut the cake with a spoon.' })}
| household: ${named(NOTICED, {
    spoon: 'You stirred your tea with your finger.',
    key: 'You came in at the window.',
    broom: 'You came on foot.',
    ...alike(COSY, YAWNED),
  })}
| food: You ate all of mine.
| body: I took you for somebody else.
| sky: We had to light the lamp.
| weather: ${named(NOTICED, { fire: 'You drank your tea cold.' })}
| ${NOTICED}]`,
  { sleep: YAWNED },
)

const SHINING = 'shining as far as one could see'
/** How it stands on its post, in words that agree with everything. */
const WAVING = `[what-is|
clothes: ${named('waving in the wind', alike(['button', 'glasses', 'helmet', ...JEWELS], SHINING))}
| instrument: [what-sounds| with the wind in it, going ‘[what.sound]’ | humming in the wind]
| royal, sky: ${SHINING}
| plant: nodding in the wind
| toy: ${named('looking straight up at the window', alike(['balloon', 'kite'], 'bobbing in the wind'))}
| food: not even nibbled
| weather: ${named('looking straight up at the window', { fire: 'burning as small as a candle', pearl: SHINING })}
| looking straight up at the window]`

const HELD = '[Who] held on to [what] very tightly.'
/** What can be done with it again. */
const AGAIN = named(
  `[what-is|
clothes: ${named(
    '[who-is| job, royal: [Who] put on [what], and now everybody could tell. | [Who] put on [what], and was warm all over.]',
    {
      welly: 'And now they could do a whole puddle, and they did. Splash!',
      glasses: '@who “Oh!” said [who], and looked all round. “You’ve got a dustbin!”',
      button:
        '[who-is| machine, vehicle: And now [who] could be switched off at bedtime, like everybody else. | [Who] did up [what], and let go with both hands, and nothing fell down.]',
      umbrella: '[Who] put up [what], and it was dry underneath, for two.',
      ...alike(HANDS, 'And now neither [has:paw| paw | hand] went brr.'),
      ...alike(FEET, 'And now neither foot went brr.'),
      ...alike(JEWELS, '[Who] put on [what], and was dressed up from top to toe.'),
    },
  )}
| instrument: [what-sounds| @who “[What.sound]!” It was much better than by mouth. | And now it wasn’t quiet any more.]
| toy: ${named(HELD, {
    ball: '[What] was much better than the potato.',
    ...alike(['balloon', 'kite'], '[Who] tied on [what] with two knots, and felt quite light.'),
    'magic-wand': '[Who] waved once more, and there was cake.',
  })}
| royal: ${named(
    `[who-is| royal: [Who] put on [what], and [hero] bowed. | job: And now everybody could tell. | ${HELD}]`,
    {
      'treasure-map': '@who “So this is here!” said [who], and looked round.',
      treasure: 'And the box was full again.',
    },
  )}
| household: ${named(HELD, {
    key: 'And now [who] could look out of that window too.',
    broom: '[Who] got on [what] at once, and put up both feet.',
    spoon: `[who-is| job: And there was [has:cake| cake | soup] for everybody. | ${HELD}]`,
    bucket: `[who-is| vehicle: And [who] dug a hole on the spot. | ${HELD}]`,
  })}
| food: They ate [what] at once, to be safe.
| plant: @who “The [what.kind] was for you,” said [who] to [hero].
| school: ${named(HELD, { book: 'And they read how it ended, standing up.' })}
| machine: ${named(HELD, {
    telescope: '[Who] looked through [what], and there was [hero], enormous.',
    clock: 'And it was very late indeed.',
    ...alike(['torch', 'lantern'], 'And it wasn’t dark any more.'),
  })}
| body: And now everybody could tell again that it was [who.one].
| sky: And [hero’s] whole window was bright.
| weather: ${named(HELD, { fire: 'And there was hot soup.', pearl: '[Who] put on [what], and was dressed up from top to toe.' })}
| ${HELD}]`,
  { sleep: '[Who] held on to [what], and yawned at once.' },
)

const WAVED = '[what-is| instrument: played to | waved at]'
/** How it came to be up there: what one cannot take off came off by itself. */
const off = (came: string, put: string) => `[what-is| body: ${came} | ${named(put, { button: came })}]`

export const lost: Telling = {
  id: 'lost',
  shape: 'quest',
  fits: { kind: 'event', events: ['lost'], who: WHO, what: WHAT },
  ages: [3, 9],
  titles: ['The Backwards Day', 'And Before That?'],
  tile: { label: 'Something lost', wish: 'A bear who has lost his hat' },
  figures: {
    toad: { forms: { name: 'the toad' }, gender: 'he' },
    lobster: { forms: { name: 'the lobster' }, gender: 'he' },
    cook: { forms: { name: 'the cook' }, gender: 'she' },
    sweeper: { forms: { name: 'the star sweeper' }, gender: 'he' },
    pym: { forms: { name: 'Mrs Pym' }, gender: 'she' },
    wick: { forms: { name: 'old Mr Wick' }, gender: 'he' },
  },
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
  },
  fact: '[Hero] and [who.one] once went backwards through a whole day, and found what had been lost in it.',
  next: 'Somebody came down the road backwards, saying goodbye to everyone first.',
  young: `
== lost
@who “[Hero]!” called somebody ${DOOR}. “I’ve lost my ${LEFT} [what.kind]!”

It was [who.one]. @who “${TROUBLE} [has:party| And what about the party?]”

@adult “Where did you have ${IT} last?” asked [adult].

-3
@who “If I knew that,” said [who], “I’d be there.”
/-3

+3
@who “If I knew that,” said [who], “I’d be there. [is:where| I first missed ${IT} near [where]. |]”
/+3

-2
@hero “Then we’ll go back,” said [hero]. And since they were going back, they went backwards.
/-2

+2
+3
@hero “[is:where| That’s only where you missed ${IT}. We’ll | Then we’ll] go back through your day,” said [hero], “to a bit where you still had ${IT}.”
/+3

-3
@hero “Then we’ll go back through your day,” said [hero], “to a bit where you still had ${IT}.”
/-3

And since they were going back, they went backwards. [friend-is| toy: [Friend] the [friend.kind] went under one arm, and looked the right way, so that somebody did. | pet: [Friend] the [friend.kind] came along the right way round, so that somebody did. | [with| @friend “Left a bit!” called [friend], who went the right way, so that somebody did. |]]
/+2

+4
They saw the house get smaller and smaller. They saw [adult] wave, and get smaller too. They saw everything that there was, except for where they were going.
/+4

&first @hero “Now you’re here,” said [hero]. “And before that?”

== tea
@who “I had tea with ${HOST},” said [who]. Back they went((, ${WAY})), and bump! into ${HOST}.

-2
@who “Goodbye,” said [who], because it was backwards. “Did I have my [what.kind] here?”
/-2

+2
@who “Goodbye,” said [who], because it was all the other way round. “Did I have my [what.kind] here?”
/+2

${HOST_SAYS} “No,” said ${HOST}. “${SEEN}”

+4
Then ${HOST} poured all the tea back into the pot, so that the whole thing was done properly.
/+4

@who “Hello,” said [who], and went on.

== joke
+4
&again @hero “And before that?” asked [hero].

@who “I told old Mr Wick a joke,” said [who].

Old Mr Wick was sitting on his bench. He laughed first, because that comes at the end. [more| [Others] laughed too, to help.]

@who “To get to the other side!” said [who]. They all waited. “Why did the hen cross the road?”

@wick “It’s much better that way round,” said old Mr Wick. “Last time I didn’t get it.”

@hero “And was there [what.one]?” asked [hero].

@wick “No,” said old Mr Wick. “Only a hen.”
/+4

== slope
+2
&again @hero “And before that?” asked [hero].

@who “I ${DOWN},” said [who]. ((“[who-is| job: It was my lunch break. | It was my turn.]”))

So they had to ${UP}, and that took much longer. At the top there was ${TOP}, and no [what.kind].
/+2

+4
&again @hero “And before that?” asked [hero].

@who “We all played hide-and-seek,” said [who].

So first they all found each other, and then they hid. That was hard, because by then they all knew where they all were. [with2| @friend2 “I can see you!” called [friend2]. @hero “You have to say that before,” said [hero]. |] And then they shut their eyes and had to count. Ten, nine, eight, all the way down to one.
/+4

+3
&again @hero “And before that?” asked [hero].

[who-eats| @who “I ate [who.eats],” said [who]. “But that’s staying in.” | @who “I had a little rest,” said [who]. “But I’m keeping that.”]

[friend-is| toy, pet: There wasn’t much day left. | [with| @friend “There’s not much day left,” said [friend]. | There wasn’t much day left.]] [Who] looked up at the sky, then down at the ground.
/+3

== wave
&again @hero “And before that?”

-2
@who “Before that there’s only you,” said [who]. “You waved.”

@hero “With my sock!” said [hero]. “What did you wave with?”

@who “With my [what.kind]!”

They ran. And there, on ${POST} under [hero’s] window, they saw the ${LEFT} [what.kind]((, ${WAVING})).
/-2

+2
@who “There’s nothing before that,” said [who]. “There’s only you. My day begins under your window.”

+3
It was true. Each day [who] went past, and [hero] waved. No one had ever said that a day began with it.
/+3

@hero “I was half dressed,” said [hero]. “I waved to you with a sock. What did you wave with?”

[Who] stood quite still. @who “With my ${LEFT} [what.kind].”

So they ran, the right way round. And there, on ${POST} under [hero’s] window, they saw the ${LEFT} [what.kind], ${WAVING}.
/+2

${off(
  '@who “I waved so hard that it came off,” said [who]. “It must have done the rest by itself.”',
  '@who “I waved till I was tired,” said [who]. “So I put my [what.kind] up there, to do the rest.”',
)}

@hero “But I’d gone down to breakfast!” said [hero].

@who “My [what.kind] didn’t know that,” said [who].

+2
All day long the [what.kind] had ${WAVED} an empty bed.
/+2

+4
Nobody had waved back, not at breakfast, and not at lunch, and not at tea.
/+4

${AGAIN}

+3
@who “Hello!” called [who] at the corner. That meant goodbye. They were still a bit backwards.
/+3

+4
Then [who] went home through the whole day again, the right way round. [Who] ${DOWN}, and this time it was very quick indeed. Old Mr Wick heard about the hen first, this time, and laughed last, just to be polite. And ${HOST} poured all the tea out again, and it was still quite warm.
/+4

== bed
-2
@hero “I’ve lost my sleep,” said [hero] in bed.
/-2

+2
That night [hero] lay in bed, under the soft blanket. ((It was dark and quiet.)) But [hero] was wide awake.

+4
[more| [Others] were asleep, one after the other.] Not so very far away [who] was asleep already, with [what] close by.
/+4

@hero “I’ve lost my sleep,” said [hero].
/+2

@adult “Where did you have it last?” whispered [adult].

-2
So [hero] went back. Before bed came ${POST}, and before that ${HOST}, and before that a sock.
/-2

+2
So [hero] went back through the day. Before bed came ${POST}. Before ${POST} came ${SLOPE}. Before ${SLOPE} came ${HOST}. And before all that came a sock.
/+2

&last @adult “And before that?” whispered [adult].

Before that, [hero] had been asleep, under this warm blanket.

!asleep And there it still was, (( soft and warm,)) right where [he’d] had it last.
`,
  older: `
== lost
@who “Somewhere between breakfast and now,” [who] told [hero] ${DOOR}, “I’ve lost my ${LEFT} [what.kind]. ${TROUBLE} [has:party| And what about the party?]”

*sock [Hero] knew how it was. That morning [he] had lost a sock, and one foot had been cold ever since.

+2
The other foot felt a little crowded. But nobody looks for a sock on account of that.
/+2

@adult “Where did you have ${IT} last?” called [adult], because that’s what everybody says.

@who “If I knew that,” said [who], “I’d be there.”

+2
It was hard to argue with. [is:where| @who “I first missed ${IT} near [where],” added [who]. |]

/+2

-2
@hero “Then we’ll go back through your day,” said [hero]. And since they were going back, they went backwards.
/-2

+2
@hero “[is:where| That’s only where you missed ${IT}. We’ll | Then we’ll] go back through your day,” said [hero]. “We start at this end, and do one bit after the other, to a bit where you still had ${IT}.”

It’s a good way of looking for things, and it’s easiest in somebody else’s day.

And since they were going back, they went backwards. [friend-is| toy: [Friend] the [friend.kind] went under one arm, and looked the right way, so that somebody did. | pet: [Friend] the [friend.kind] came along the right way round, so that somebody did. | [with| @friend “Left a bit! Mind the step!” called [friend], who went the right way, so that somebody did. | They felt for every step with one heel.]]
/+2

&first @hero “Now you’re here,” said [hero]. “And before that?”

== tea
@who “Before that I was having tea with ${HOST},” said [who].

+2
So they went in there, backwards, and ${HOST} was just washing up.
/+2

@who “Goodbye,” said [who] to ${HOST}, because it was all the other way round. “Did I have my [what.kind] here?”

${HOST_SAYS} “You did not,” said ${HOST}. “${SEEN}”

+2
Then ${HOST} sighed, and poured all the tea back into the pot, since that was how it was done today.
/+2

@who “Hello,” said [who], and on they went.

== joke
+3
&again @hero “And before that?” asked [hero].

@who “Before that I told old Mr Wick a joke.”

Old Mr Wick was still on his bench. They explained it to him, and he was glad to help. First he laughed, to get that over with. [more| [Others] laughed as well, so that it should sound like more.]

@who “To get to the other side,” said [who].

They all waited for a moment. Somewhere far away a fly went by. [with2| @friend2 “Now,” whispered [friend2].]

@who “Why did the hen cross the road?” asked [who].

@wick “Do you know,” said old Mr Wick, “it’s much better that way round. Last time I could see it coming.”

@hero “And could you see [what.one]?” asked [hero].

@wick “No,” said old Mr Wick. “Only the hen.”
/+3

== slope
+2
&again @hero “And before that?” asked [hero].

@who “Before that I ${DOWN},” said [who]. ((“[who-is| job: It was my lunch break. | It was my turn.]”))

So they had to ${UP}. Going down had taken [who] four seconds, with a shout. This took until the sun was low, and nobody felt like shouting. At the top there was a fine view of everything in the world except [what.one].

+3
One could see the whole day from there. There was old Mr Wick’s bench, no bigger than a crumb. And far off, behind all the rest, there was a window with the curtain drawn.

@who “Isn’t that yours?” asked [who].

@hero “It might be,” said [hero], and looked at something else.
/+3

&again @hero “And before that?” asked [hero].

[who-eats| @who “Before that I ate [who.eats],” said [who], “but that’s staying in.” | @who “Before that I had a rest,” said [who], “but I’m keeping that.”]
/+2

== gap
&again @hero “And before that?”

-2
@who “I came past your window,” said [who], looking somewhere else. “And before that I was at home.”
/-2

+2
@who “Before that I came past your window,” said [who], “as I always do.” [Who] looked at [hero], and then somewhere else. “And before that I was at home.”

There ought to have been more of that. Every morning [who] came past the window, and waved, and every morning [hero] waved back. It was the way the day began, for both of them. But [who] said no more about it, and [hero] didn’t ask.
/+2

@hero “Then let’s look at your home,” said [hero], much too quickly.

-2
So they looked in [who]’s bed, and under it. There was nothing before that but the dark.
/-2

+2
So they went to [who]’s home, and looked in the bed, and under the bed, and in the bed again. That was the very beginning of the day. There was nothing before it but the dark.

+3
[friend-is| toy, pet: [Friend] looked at [hero] all the while. It was only a way of looking, but it was hard to bear. | [with| @friend “You’ve gone red,” said [friend] to [hero]. | [Hero] had gone rather red. It might have been from walking backwards.]]

[friend-is| toy, pet: | [with| @hero “It’s from walking backwards,” said [hero]. |]]
/+3
/+2

@who “Then perhaps I never had one,” said [who] to the floor.

== choice
-2
But they’d left a bit out, and [hero] knew it. That morning [he] had stood at the window in one sock, hunting for the other, and very cross. Down below somebody waved. Not now, thought [hero], and pulled the curtain.
/-2

+2
But they’d left a bit out. [Hero] had noticed, and had been glad.

It was a very short bit. That morning [hero] had stood at the window in one sock, hunting for the other, and very cross. Down below somebody was waving. [He] had seen it perfectly well, and thought: Not now. And [he] had pulled the curtain.

There was no other bit left, so that was where they’d find ${IT}. It would be quite easy. [Hero] only needed to say: Let’s look under my window! [Who] would be happy, and nobody need ever hear about a curtain.

+3
[Who] looked into the bed once more, at the place where nothing was.
/+3
/+2

@hero “We’ve left a bit out,” said [hero]. “I have. I saw you wave this morning. I was cross about a sock, and I pulled the curtain.”

It was very quiet.

@who “I thought you couldn’t see me,” said [who] at last. “I thought I was too far away.”

@hero “No,” said [hero]. “You were easy to see.” And that was the hardest bit to say.

-2
${off(
  '@who “So I waved harder,” said [who], “until it came off!”',
  '@who “So I waved with my [what.kind],” said [who], “till I was late. Then I put my [what.kind] up high, to do the rest.”',
)}
/-2

+2
${off(
  '@who “So I waved harder,” said [who] slowly, “and harder, until it came off. I heard it land on something. But I was late.”',
  '@who “So I [what-is| instrument: played on | waved with] my [what.kind],” said [who] slowly, “because I thought that would be [what-is| instrument: louder | easier to see]. I went on until I was late. And then I put my [what.kind] up high, under your window, to do the rest.”',
)}

They looked at each other. Then they ran, and this time it was forwards.
/+2

== post
-2
They ran. There, on ${POST} under [hero’s] window, they saw the ${LEFT} [what.kind], ${WAVING}. All day long the [what.kind] had ${WAVED} a shut curtain.
/-2

+2
And there, on ${POST} under [hero’s] window, they saw the ${LEFT} [what.kind], ${WAVING}. All day long the [what.kind] had ${WAVED} a shut curtain.
/+2

-2
[Hero] ran upstairs and opened the window. There was nothing to wave with but the one sock, so [he] pulled it off. ^sock And under it, on the same foot, was the other.

[Hero] waved with both. Down below [who] waved back.
/-2

+2
@hero “Don’t go away!” said [hero], and ran up the stairs.

[He] pulled back the curtain and opened the window, and then there was nothing to wave with. There was only the one sock, and it was on. So [hero] pulled it off.

^sock And under it, on the same foot, was the other.

[Hero] waved with both. Down below [who] waved back, and it took a long time, because they had a whole day to make up.

@who “Good morning!” called [who].

@hero “Good morning!” called [hero], although the lamps were lit.

+3
Somewhere another window opened. ${HOST_SAYS} “Good night!” called ${HOST}, who’d had quite enough of it for one day.
/+3
/+2

${AGAIN}

== bed
At bedtime [adult] wanted to draw the curtain.

@hero “Leave it open,” said [hero]. “Somebody might wave.”

-2
Then [hero] lay in the dark. @hero “I’ve lost my sleep,” [he] said.
/-2

+2
So it stayed open, and the moon came in and lay down softly on two socks. [with| [Friend] was breathing slowly already. | It was warm and quiet.] Only [hero] was wide awake.

@hero “I’ve lost my sleep,” [he] said.
/+2

@adult “Where did you have it last?” whispered [adult].

-2
So [hero] went back through the day, and left nothing out. Before bed came two socks, and before the socks came ${HOST}. Before ${HOST} came a curtain, and [he] told that bit too.
/-2

+2
So [hero] went back through the day, slowly, and left nothing out. Before bed came the socks. Before the socks came ${SLOPE}, and before ${SLOPE} came ${HOST}. And before all that came a curtain, and [he] told that bit too.
/+2

&last @adult “And before that?” whispered [adult].

Before that [hero] had been asleep, here, under the warm blanket.

!asleep And there it still was, soft and warm, exactly where [he’d] had it last.
`,
}
