import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['royal', 'fairy-being', 'monster', 'weather', 'job', 'plant'] as const),
]

/** Where such a one lives, by what it is: on its own side, on the other, and between the two. */
const place = (side: 0 | 1 | 2) => {
  const at = (...sides: readonly [home: string, across: string, between: string]) => sides[side]
  const sea = at('In [has:penguin| an icy | a quiet] bay', 'on the other side of the rocks', 'the big flat rock')
  const street = at('In a little street', 'on the other side of the street', 'the bench by the lamp')
  const garden = at('In a garden', 'on the other side of the path', 'the middle of the path')
  const yard = at('In a big shed', 'on the other side of the yard', 'the middle of the yard')
  const meadow = at('In a meadow', 'on the other side of the hedge', 'the gap in the hedge')
  const ice = at('On the ice', 'on the other side of the snow', 'the big white hump')
  const house = ['cat', 'dog', 'kitten', 'puppy', 'hamster'].reduce(
    (rest, id) => `[has:${id}| ${street} | ${rest}]`,
    meadow,
  )
  const kinds = `[who-is|
toy: ${at('In [hero’s] room', 'at the other end of the rug', 'the middle of the rug')}
| monster: ${at('Under [hero’s] stairs', 'at the other end of the hall', 'the bottom stair')}
| vehicle, machine: ${yard}
| royal: ${at('In an old castle', 'on the other side of the moat', 'the drawbridge')}
| job: [has:lighthouse-keeper| ${at('In a lighthouse by the sea', 'out among the rocks', 'the big flat rock')} | ${street}]
| insect, plant: ${garden}
| weather: [has:cloud| ${side === 0 ? 'Low over a garden' : garden} | ${garden}]
| bird: [who-in| animals: ${at('On a farm', 'on the other side of the yard', 'the gate')} | ${garden}]
| [who-in| animals: [has:polar-bear| ${ice} | ${house}] | ${meadow}]]`
  return `[who-in|
ocean: ${sea}
| forest: ${at('In a forest', 'on the other side of the stream', 'the little bridge')}
| space: ${at('On a small moon', 'on the other side of the crater', 'the middle of the crater')}
| dinosaurs: ${at('In a green valley', 'on the other side of the river', 'the stepping stones')}
| castle, princesses, magic, fairy-tale: [who-is| monster: ${at('In the cellar of a castle', 'at the other end of the cellar', 'the cellar steps')} | ${at('In an old castle', 'on the other side of the moat', 'the drawbridge')}]
| dragons: ${at('In a cave on a hill', 'on the other side of the hill', 'the top of the hill')}
| pirates: ${at('On an island', 'on the other side of the palm trees', 'the tallest palm tree')}
| ${kinds}]`.replaceAll('\n', ' ')
}
const HOME = place(0)
const ACROSS = place(1)
const BETWEEN = place(2)

/* What each likes best: nobody is given one of their own kind, and no two are given the same. */
const EATEN: readonly (readonly [prey: string, by: readonly string[]])[] = [
  ['fish', ['cat', 'penguin', 'polar-bear', 'seal', 'dolphin', 'shark', 'otter', 'crocodile', 'pelican']],
  ['goldfish', ['cat']],
  ['crab', ['octopus']],
  ['frog', ['stork', 'heron']],
  ['fly', ['frog', 'toad', 'lizard']],
  ['beetle', ['hedgehog']],
  ['worm', ['badger', 'mole']],
  ['ant', ['anteater']],
  ['caterpillar', ['cuckoo']],
]
const ALIKE = [
  ['penguin', 'polar-bear', 'seal', 'cat', 'dolphin', 'shark'],
  ['cow', 'sheep', 'goose'],
  ['digger', 'tractor', 'lorry'],
  ['elephant', 'giraffe'],
  ['mouse', 'robin'],
  ['lion', 'tiger'],
  ['hen', 'chick'],
  ['spider', 'bat'],
  ['bee', 'butterfly'],
  ['tortoise', 'snail'],
  ['badger', 'mole'],
  ['dog', 'puppy'],
]
const inPlaceOf = (usual: string, plain: string, instead: string) =>
  EATEN.reduceRight(
    (rest, [prey, by]) =>
      `[has:${prey}| ${by.reduce((none, one) => `[has:${one}| ${instead} | ${none}]`, plain)} | ${rest}]`,
    usual,
  )
const unlessAlike = (usual: string, instead: string) =>
  ALIKE.reduce(
    (rest, ids) =>
      ids.slice(0, -1).reduceRight((more, id, at) => {
        const both = ids.slice(at + 1).reduce((none, other) => `[has:${other}| ${instead} | ${none}]`, usual)
        return `[has:${id}| ${both} | ${more}]`
      }, rest),
    usual,
  )
/* "Supper" and "dinner" are no supper: who it is shows in what it can. */
const UNSAID = [
  ['owl', 'sees', 'hears', 'moths'],
  ['lion', 'is-loud', 'jumps', 'sausages'],
  ['tiger', 'jumps', 'swims', 'sausages'],
  ['tyrannosaurus', 'is-loud', 'is-heavy', 'sausages'],
] as const
const said = (usual: string, is: 'who' | 'other') =>
  UNSAID.reduce((rest, [id, one, two, food]) => {
    const [own, else_] = is === 'who' ? [food, usual] : [usual, food]
    return `[has:${id}| [by:${one}| [by:${two}| ${own} | ${else_}] | ${else_}] | ${rest}]`
  }, usual)
const OWN =
  '[who-eats| [who.eats] | [who-is| weather: snowflakes | toy: biscuits | vehicle, machine: oil | plant: dew | jam]]'
const THEIRS =
  '[is:other| [other-eats| [other.eats] | [other-is| weather: icicles | toy: cake crumbs | vehicle, machine: soapsuds | plant: puddles | honey]] | thistles]'
const FOOD = inPlaceOf(said(OWN, 'who'), OWN, 'buns')
const OTHERS = inPlaceOf(
  said(unlessAlike(THEIRS, '[other-is| vehicle: soapsuds | pancakes]'), 'other'),
  THEIRS,
  'pancakes',
)

/* A stone needs nothing. */
const stone = (usual: string, instead: string) => `[has| stone, rock, crystal: ${instead} | ${usual}]`
const NEEDS = stone('[who.needs]', 'time')
const OTHER_NEEDS = unlessAlike(stone('[other.needs]', 'a quiet place'), 'plenty of room')

/* Of whom it is said that they cannot be friends. */
const DOUBT = [
  ['fox', 'hen', 'foxes eat hens'],
  ['wolf', 'sheep', 'wolves eat sheep'],
  ['cat', 'mouse', 'cats eat mice'],
  ['cat', 'dog', 'cats and dogs fight'],
  ['dragon', 'knight', 'knights fight dragons'],
  ['princess', 'spider', 'princesses scream at spiders'],
].reduce(
  (rest, [one, other, said]) =>
    `${rest} [has:${one}| [has:${other}| @who “And people say that ${said},” said [who]. “It isn’t even true.”]]`,
  '',
)

/** What [who] knows and [other] does not, by what makes it what it is. */
const KNOWS = `[by:flies| [Who] knew what it all looks like from above, and [other] knew what it looks like from below.
| [by:is-slow| [Who] knew all that one sees when one goes slowly, and [other] had seen none of it.
| [by:is-loud| [Who] knew all the loud things, and [other] knew the quiet ones.
| [by:is-quiet| [Who] knew all the quiet things, and [other] knew the loud ones.
| [by:is-small| [Who] knew all that’s low down, and [other] stepped over it each day.
| [by:is-heavy| [Who] knew how to move big things, and [other] knew how to be careful with small ones.
| [Who] knew all about this side, and [other] knew all about that side.]]]]]]`.replaceAll('\n', ' ')

/** Ours is not of the lexicon, and says something all the same. */
const OTHER_SAYS = (before: string, after: string, none: string) =>
  `[is:other| [other-sounds| ${before}[Other.sound]${after} | ${none}] | ${before}[Other.sound]${after}]`

/** What stands between them, by what [who] is, and how they meet all the same. */
const MEETINGS: readonly (readonly [by: string, trouble: string, young: string, older: string])[] = [
  [
    'is-slow',
    'And I’m so slow. Who’d wait for me?',
    '[Who] was slow, and set off at once. [Other] was there first, and waited. It was nice to have somebody to wait for.',
    '[Who] was slow, and set off at once. [Other] was there first, and waited, and found that it was rather nice to have somebody to wait for.',
  ],
  [
    'is-small',
    'And I’m so small. Who’d see me?',
    '[Who] was so small that one only saw a plate coming. [Other] said hello to the plate, and then to [who].',
    '[Who] was so small that one saw only a plate coming along by itself. [Other] said hello to the plate, just in case, and then to [who].',
  ],
  [
    'flies',
    '[by:hears| And I’m up all night, and [other] is up all day. | [other-is| bird, insect: And I’m always somewhere else. | And I’m always up, and [other] is always down.]]',
    '[by:hears| It was just getting dark. [Who] had just got up, and [other] wasn’t quite in bed. So they met. | [other-is| bird, insect: [Who] came from this side, and [other] came from that side, and they were both on time. | [Who] came down, with the plate held straight. [Other] stood on tiptoe. So they met.]]',
    '[by:hears| It was just getting dark. [Who] had only just got up, and [other] should have been in bed, and in between there was exactly room enough to meet. | [other-is| bird, insect: For once neither of them was somewhere else. They came from both sides at the same moment. | [Who] came down as far as [who.he] could with a full plate, and [other] came up as far as [other.he] could with another, and so they met.]]',
  ],
  [
    'rolls',
    'And I never can stop in time.',
    '[Who] came rolling, and couldn’t quite stop. So [other] caught the plate.',
    '[Who] came rolling, and couldn’t stop in time, and [other] caught the plate. After that there was no need to be introduced.',
  ],
  [
    'digs',
    'And I’m always so muddy.',
    '[Who] had washed, and it hadn’t helped. [Other] wiped off just one bit, on the nose.',
    '[Who] had washed, and it hadn’t helped. [Other] looked at [who.him], and wiped off just one bit in front, and left the rest as it was.',
  ],
  [
    'is-loud',
    'And I’m so loud. Nobody stays.',
    'One could hear [who] from far off. But [other] stayed.',
    'One could hear [who] from a long way off. So [other] had plenty of time to run away, and stayed.',
  ],
  [
    'is-heavy',
    'And I’m so heavy. They all run off.',
    'The ground shook when [who] came. But [other] stayed.',
    'The ground shook when [who] came. So [other] had plenty of time to run away, and stayed.',
  ],
  [
    'is-round',
    '[by:sticks| And I’m so prickly. Nobody comes near. | And I’m such a funny shape.]',
    '[by:sticks| [Who] laid every prickle quite flat. So [other] came near. | [Who] pulled in [who.his] tummy. But [other] liked it better out.]',
    '[by:sticks| [Who] laid every single prickle flat, which takes a while, and [other] came near, and then nearer than anybody ever had. | [Who] pulled in [who.his] tummy all the way. [Other] liked it better out, and said so.]',
  ],
  [
    'is-quiet',
    'And I’m so quiet. Who’d hear me?',
    '[Who] said hello, and one could hardly hear it. But [other] had been listening.',
    '[Who] said hello, and it was hardly to be heard. But [other] had been listening for it.',
  ],
  [
    'runs',
    '[who-is| royal, job: And I don’t know how one begins. | And I’m so quick. Who’d keep up with me?]',
    '[who-is| royal, job: Neither knew how to begin. So they both said good evening, and it was one. | [Who] was there at once. Then [who.he] went back for [other], and did it again at the pace of two.]',
    '[who-is| royal, job: Neither of them knew how one begins. So they both said good evening, and then it had begun. | [Who] was there in no time. Then [who.he] went back to meet [other], and did the rest of the way again at the pace of two.]',
  ],
  [
    'hides',
    'And I’m so shy. I’d only hide.',
    '[Who] came with the plate in front of [who.his] face. And [other] came just like that, too.',
    '[Who] came with the plate in front of [who.his] face, and [other] came just like that, too, and so the plates met first.',
  ],
  [
    'swims',
    'And I’m always so wet.',
    '[Who] dripped on everything. But [other] only moved the plates.',
    '[Who] dripped on everything. [Other] thought about it, and moved the plates a bit, and not [other.himself].',
  ],
  [
    'any',
    '[who-is| vehicle, machine: And I’m so hard all over. | And I don’t know how one begins.]',
    '[who-is| vehicle, machine: [Who] was hard all over. But one could lean on [who] very well. | Neither knew how to begin. So they both said good evening, and it was one.]',
    '[who-is| vehicle, machine: [Who] was hard all over, that’s true. But it turned out that one could lean on [who] very well. | Neither of them knew how one begins. So they both said good evening, and then it had begun.]',
  ],
]
const TROUBLE = MEETINGS.reduceRight(
  (rest, [by, trouble]) => (by === 'any' ? trouble : `[by:${by}| ${trouble} | ${rest}]`),
  '',
)
const carry = (told: (meeting: (typeof MEETINGS)[number]) => string) =>
  MEETINGS.map((meeting) => `== carry:${meeting[0]}\n${told(meeting)}`).join('\n\n')

export const becomeFriends: Telling = {
  id: 'become-friends',
  shape: 'swap',
  fits: { kind: 'event', events: ['become-friends', 'meets'], who: WHO },
  ages: [3, 9],
  titles: ['The Best I’ve Got', 'Two Plates', 'The [Who.kind] with Two Plates'],
  tile: { label: 'Unlikely friends', wish: 'A hedgehog and a digger become friends' },
  figures: {},
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
      or: {
        forms: {
          name: 'the donkey',
          one: 'a donkey',
          kind: 'donkey',
          many: 'donkeys',
          sound: 'hee-haw',
          eats: 'thistles',
          needs: 'a stable',
        },
        gender: 'it',
      },
    },
  },
  fact: '[Hero] once carried a plate to and fro until [who.one] and [other.one] were friends.',
  next: 'Somebody had put out a spare plate, in case anybody came.',
  young: `
== home
${HOME} lived [who.one]. *plate Each night [who] put out two plates. No one came. [feels| lonely: It was so lonely that [who] said good night to a plate. | sad: That was sad. | It was lonely.]

+2
[who-sounds| @who “[Who.sound]?” said [who]. No one said it back. | [Who] listened hard. No one knocked.]
/+2

And ${ACROSS} lived [other.one].

-2
@who “I’d like to be friends,” said [who] to [hero]. “But [who.one] needs ${NEEDS}, and [other.one] needs ${OTHER_NEEDS}.”
/-2

+2
@who “I’d like to be friends,” said [who] to [hero]. “But [who.one] needs ${NEEDS}, and [other.one] needs ${OTHER_NEEDS}. ${TROUBLE}”

${DOUBT}
/+2

@hero “Send [other] the best you’ve got,” said [hero].

== swap
So [who] put [who.his] ((whole)) supper on the spare plate. It was ${FOOD}.

&first @who “It’s the best I’ve got,” said [who], and [hero] took it across.

@other “How lovely,” said [other]. But what does [other.one] do with ${FOOD}? [Other] hid the lot, and sent back [other.his] own supper. It was ${OTHERS}.

&again @other “It’s the best I’ve got,” said [other]. (([with| [friend-is| toy: [Friend] the [friend.kind] came too. | pet: [Friend] the [friend.kind] came too. | [Friend] helped to hold it.]]))

@who “How lovely,” said [who], and hid that, too.

+3
@who “What did [other.he] say?” asked [who].

@hero “How lovely,” said [hero].

So the next night each of them sent more still, and the plate got so full that [hero] had to use [his] chin. [with2| @friend2 “They must be very fond of each other,” said [friend2].]
/+3

+4
@adult “Where are you going with that plate?” asked [adult].

@hero “From [who.one] to [other.one],” said [hero]. “They’re going to be friends.”

@adult “[Who.one] and [other.one]?” said [adult]. “What will they talk about?” [more| [Others] didn’t know, either.]

[Hero] didn’t know. So far they’d only ever said two words to each other. And they were always the same two.
The next time, [hero] listened at both ends. [Who] asked whether [other] was well. And [other] asked whether [who] was well. They were both quite well, thank you. Then no one could think of anything else. It’s hard to talk to one who needs ${OTHER_NEEDS}. It’s just as hard to talk to one who needs ${NEEDS}.
/+4

== rumble
-2
On the third night two empty tummies rumbled.
/-2

+2
On the third night [hero] stood still in the middle. Rrrumble! That was on this side. Rrrumble! That was on that side. ((It was not a storm.))

@hero “Haven’t you eaten?” asked [hero].

@who “I gave it all away.”
/+2

+3
@hero “All of it, each time?”

@who “Half isn’t the best.”
/+3

-2
But behind [who] was a heap. It was ${OTHERS}. And behind [other] was a heap. It was ${FOOD}!
/-2

+2
But behind [who] there was a heap. It was ${OTHERS}! [Hero] ran across. Behind [other] there was one, too. It was ${FOOD}!
/+2

+3
@other “Don’t tell!” said [other]. “It was so kind.”
/+3

-2
@hero “Swap back!” called [hero].
/-2

+2
@hero “Send one more,” said [hero].

@other “But I’ve got none left!”

@hero “Look what’s there!” said [hero]. “Bring that to ${BETWEEN}!”
/+2

${carry(([, , young]) => `+2\n${young}\n/+2`)}

== friends
-2
@who “My supper!” cried [who]. “You kept it!”

@other “I don’t like it,” said [other]. “Sorry.”
/-2

+2
[who-sounds| @who “[Who.sound]! My supper!” cried [who]. | @who “My supper!” cried [who].] “You kept it!”

@other “I don’t like it,” said [other]. “I’m sorry.”
/+2

@who “Don’t be sorry! Another [who.kind] would have eaten it all!”

+3
[Other] was so glad that ${OTHER_SAYS('it came out as, @other “', '!”', '[other.he] sat down with a bump.')}
/+3

^plate So they sat side by side with two plates. And no one wanted what the other one had.

+3
@who “Will you come back?” asked one.

@other “Yes,” said the other. “And I’ll bring my own.”
/+3

+4
[Hero] had a sandwich ((with egg in it)). [Who] had a look at it, and [other] had a look at it.

@who “How lovely,” they both said.

@hero “You don’t have to have any,” said [hero]. And they all laughed so much that the plates clinked ((and the egg fell out)).

@other “What’s it like to be [who.one]?” asked [other].

@who “Quite nice,” said [who], who’d never been asked before. “What’s it like to be [other.one]?”

Then they talked. [Who] told [other] about ${NEEDS}, and [other] told [who] about ${OTHER_NEEDS}. ${KNOWS} If they’d been the same, they’d soon have been finished. But they had so much to tell that the moon came up, and stayed. [with| [friend-is| toy: [Friend] lay on the grass and looked at the stars. | [Friend] fell asleep in the middle of it.] | And [hero] went home for supper, and came back, and they hadn’t finished.]
/+4

== bed
-2
In bed with [adult] it was warm and dark and quite still.
/-2

+2
At night [hero] lay in bed, and [adult] lay there, too. It was dark and warm.
/+2

+4
@adult “And what did they talk about?” whispered [adult].

@hero “Supper,” said [hero].
/+4

+3
Far off, two plates stood side by side in the light of the moon. Both friends were full up, and no one was lonely.
/+3

+4
[more| [Others] lay close together in the dark, all warm.] The moon went slowly from this side to that side, as if it held a plate that was very full.
/+4

[Hero] pushed over the warm half of the pillow. &last @hero “It’s the best I’ve got,” said [hero].

-2
@adult “I like the cold half best,” said [adult].
/-2

+2
@adult “How lovely,” said [adult]. “But I like the cold half best.”
/+2

+2
So no one wanted what the other one had.
/+2

!asleep On the warm half [hero] fell asleep.
`,
  older: `
== home
${HOME} lived [who.one]. *plate Every evening [who] put out two plates, in case somebody came, and afterwards washed both of them, although one was clean. [feels| lonely: It’s possible to be so lonely that one says good night to a plate. | sad: That’s a sad sort of washing-up. | It was a lonely sort of washing-up.]

+2
[who-sounds| Now and then [who] said, @who “[Who.sound]?” and waited, in case there was an answer. | Now and then [who] listened, in case there was a knock.] [with| [Hero] and [friend] often came by, and were always called home to their own supper. | [Hero] often came by, and was always called home to supper.]
/+2

And ${ACROSS} lived [other.one].

-2
@who “I’d like to be friends with [other],” said [who]. “But [who.one] needs ${NEEDS}, and [other.one] needs ${OTHER_NEEDS}. ${TROUBLE}”
/-2

+2
@who “I’d like to be friends with [other],” said [who]. “But [who.one] needs ${NEEDS}, and [other.one] needs ${OTHER_NEEDS}. ${TROUBLE} I wouldn’t know where to start.”
/+2

+2
${DOUBT}
/+2

@hero “Give [other] the best you’ve got,” said [hero], who liked to be asked. “It always works.”

+3
It had worked once, with a marble. But [hero] didn’t go into that.
/+3

== swap
What [who] had was supper, and it was ${FOOD}. So the whole of it went on the spare plate.

&first @who “It’s the best I’ve got,” said [who].

-2
[Hero] carried it across.
/-2

+2
[Hero] carried it across, very straight, under a clean cloth. [with| [friend-is| toy: [Friend] the [friend.kind] came along under one arm, and the plate had to make do with the other. | pet: [Friend] the [friend.kind] came along, and looked at it all the way. | [Friend] went in front and looked out for stones.] | It’s not easy to look at a plate and at one’s feet.]
/+2

[Other] lifted the cloth, and looked for rather a long time.

@other “How lovely,” said [other].

And as one can’t send back an empty plate, [other.he] filled it with the whole of [other.his] own supper, which was ${OTHERS}. &again @other “It’s the best I’ve got,” said [other].

@who “How lovely,” said [who], after rather a long time.

+2
@who “What did [other] say?” asked [who] then.

@hero “How lovely,” said [hero].

@who “How lovely!” said [who], and this time it sounded quite different.
/+2

So the next evening each of them sent more, and [hero] was proud that it was working so well.

+3
By Tuesday the plate was so full that [hero] had to steady it with [his] chin. [with2| [Friend2] had to walk behind, with a spoon. | What fell off was picked up again, and counted.]

@adult “Where are you taking all that?” asked [adult].

@hero “To [other.one],” said [hero]. “From [who.one]. They’re great friends.”

@adult “[Who.one] and [other.one]?” said [adult]. “Whatever do they talk about?”

[Hero] had to think. So far they’d said two words to each other, and they’d been the same two every time. But you could tell by the plate how well it was going.
/+3

+4
People heard of it. [more| [Others] came to see how it was done. | Two snails came to see how it was done.] The lady with the hat wanted to be friends with the man with the trumpet, and asked what she should do. [Hero] told her. She sent him her hat, and he sent her his trumpet, and they both said how lovely. [Hero] wrote it down in a notebook, under Friends I Have Made, and there was a number in front. Since then the lady had looked a bit bare on top, and it was very quiet where the man lived. [Hero] noticed that, and thought about something else.
/+4

== secret
-2
On the third evening [hero] came early, and saw that there was a heap behind [other], and that it was ${FOOD}.
/-2

+2
On the third evening [hero] came early, and saw what was behind [other]. It was a heap as high as a chair. It was ${FOOD}.
/+2

@other “I can’t bear it,” whispered [other]. “But it was so kind. Promise not to tell!”

-2
[Hero] promised. But behind [who] there was a heap of the other sort, and so [hero] promised twice.
/-2

+2
@hero “I promise,” said [hero]. It felt important to have a secret.

Then [he] came back with the plate, and looked behind [who]. There was a heap there as well, with a blanket over it. [Hero] lifted one corner, and it was ${OTHERS}.

@who “Don’t tell [other]!” said [who]. “I’ve never had a present before, and I can’t even like it. Promise!”

So now [hero] had two secrets, and it didn’t feel twice as important. It felt like having a full plate in each hand, and an itch.
/+2

Rrrumble!

+2
@hero “Was that thunder?” asked [hero].
/+2

-2
@who “That’s me,” said [who]. “I’ve had no supper. But [other] enjoys it so.”
/-2

+2
@who “That’s me,” said [who]. “I’ve had no supper since Monday.”

@hero “None at all?” asked [hero]. “You gave away all of it?”

@who “You said the best,” said [who]. “Half isn’t the best. And [other] enjoys it so. You told me.”
/+2

+3
And from far away, ${ACROSS}, there came another rumble, as if in answer. In all those days it was the first thing they’d really said to each other.
/+3

== choice
-2
It was [hero] who’d told [who.him] that. [He] had heard how lovely, and never looked behind anybody. And now [he] would have to break two promises.
/-2

+2
It was [hero] who’d told [who.him] that. [He] had heard how lovely, twice an evening, and been so pleased about it that [he] had never looked behind anybody. And now it couldn’t be put right without breaking a promise, and then another one. They’d never trust [him] with a plate again.
/+2

+4
[He] tried to find a way round. Perhaps one could carry the heaps back in the night, a little at a time, and say nothing. Perhaps one could be ill tomorrow. [He] thought of the notebook with the numbers in it, and of the lady’s bare head. Everybody had been so polite. It had gone so well that nobody had got anything to eat. Then it rumbled again on this side, and again on that side, and the second one was fainter than before.
/+4

@hero “I promised not to tell you something,” said [hero], “and I’m going to, and you can be cross afterwards. [Other] doesn’t like your supper. There’s a heap of it. I only listened to the nice part.”

-2
[Who] said nothing. So [hero] ran across, and broke the other promise.

@other “You promised,” said [other].
/-2

+2
It was very quiet. [Who] looked at the spare plate, and not at [hero].

Then [hero] went across, and it had never been so far. [He] told [other] about the blanket, and what was under it.

@other “You promised,” said [other].

@hero “Yes,” said [hero]. There was nothing to add to that, so [he] stood there and didn’t add it.
/+2

+3
[with| [friend-is| toy: [Hero] held on to [friend]. | pet: [Friend] sat down on [hero’s] foot. | @friend “I knew, too,” said [friend], and came and stood beside [hero].] | The cloth had to be folded, so [hero] folded it, and then folded it again.]
/+3

Nobody spoke for the time that it takes to be cross. Then there was a rumble.

@other “Is there still some left?” asked [other]. “Of mine?”

@hero “All of it,” said [hero].

-2
So they each loaded a plate and set off.
/-2

+2
So [other] loaded everything on to a plate, and on the far side [who] was doing the same, and they set off for ${BETWEEN}. This time nobody carried it for them.
/+2

${carry(([, , , older]) => older)}

== friends
-2
@who “My supper!” said [who]. “You kept it! Another [who.kind] would have eaten it all up.”
/-2

+2
[who-sounds| @who “[Who.sound]! My supper!” cried [who]. | @who “My supper!” cried [who].] “All of it! Didn’t you even taste it?”

@other “I’m sorry,” said [other]. “I just couldn’t.”

@who “Don’t be sorry!” said [who]. “Another [who.kind] would have eaten the lot on Monday. I know I would.”

They both stood still and thought about that. It was only there because they weren’t alike.
/+2

^plate So they sat down side by side with two plates, and each had what the other couldn’t bear.

+2
@other “You can eat with me every day,” said [other], “and I’ll never want any of it.”

@who “That’s the nicest thing that anybody’s ever said to me,” said [who].

${OTHER_SAYS('@other “', '!” said [other], because some things can’t be put any better.', '[Other] didn’t say how lovely. It was much too lovely for that.')}
/+2

@who “You can sit down, too,” said [who] to [hero]. “I’ve finished being cross.”

+3
[Hero] had half a sandwich in [his] pocket. They both had a look at it.

@who “Oh, how lovely,” said [who], from habit.

@hero “You don’t like it,” said [hero].

@who “I can’t bear it,” said [who] happily. And it was such a relief that for a while they went round saying what they couldn’t bear, and laughed until the plates clinked. [with2| [Friend2] couldn’t bear custard, and had never dared to say so. | [Hero] couldn’t bear custard, and had never dared to say so.]
/+3

+4
And when they knew all that, they could begin on the rest. [Who] told [other] what it’s like to need ${NEEDS}, and [other] told [who] what it’s like to need ${OTHER_NEEDS}. ${KNOWS} If they’d been alike, they’d have been through it all in five minutes. As it was they had to leave half for tomorrow.

On the way home [hero] stopped at the lady’s, and then at the man’s. It took two minutes. Nobody was cross for long, and the man was heard all over the place until it got dark, and the lady came to her window to listen, with her hat on. It turned out that she’d always liked the trumpet, as long as somebody else was blowing it.

[Hero] took out the notebook, and crossed out the numbers. Under Friends I Have Made there was nothing left now. So [he] wrote underneath, Look behind them, and thought that it was quite enough for one page.
/+4

== bed
In bed it was dark and warm. [Adult] lay down there as well, just for a minute.

+2
@adult “And what do they talk about?” whispered [adult].

@hero “Supper,” said [hero], and moved over a bit.
/+2

+3
Far away two plates stood in the moonlight, one beside the other, and both had needed washing. [with| [Friend] was breathing slowly already. | It was so quiet that one might have heard a rumble, and there was none.]
/+3

+4
[more| [Others] lay close together in the dark, all warm and slow.] The moon went softly from this side to that side, as if it were carrying something very full, and didn’t spill any.
/+4

Then [hero] pushed over the warm half of the pillow.

&last @hero “It’s the best I’ve got,” whispered [hero].

-2
@adult “How lovely,” said [adult]. “But I like the cold half.”
/-2

+2
@adult “How lovely,” said [adult].

[Hero] looked at [adult], as well as one can in the dark. @hero “Really?” whispered [hero].

@adult “No,” whispered [adult]. “I like the cold half.”
/+2

So each had what the other didn’t want. !asleep And on the warm half, quite softly, [hero] fell asleep.
`,
}
