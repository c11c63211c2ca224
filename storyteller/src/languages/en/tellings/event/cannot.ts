import type { Telling } from '../../../../craft/telling.ts'

/** What is done by keeping still cannot be done too fast and upside down. */
const STILL =
  'So [who.he] sat down the wrong way round, beside a beetle, and sang it a silly song. Then [who.he] kept quite still and let the beetle hum one back.'
const STILL_OLDER =
  '[Who.he] came in on the wrong side, sat down in front of the bucket, and sang to it. Then [who.he] kept quite still, because there was a fly in the bucket, and [who.he] wanted to hear how the fly’s song went on. Then it was [who]’s turn.'
const quiet = (still: string, other: string) =>
  `[action-is| wait, listen, share, take-turns, sit-still: ${still} | ${other}]`

export const cannot: Telling = {
  id: 'cannot',
  shape: 'making',
  fits: {
    kind: 'event',
    events: ['cannot'],
    who: [
      ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
      ...(['fairy-being', 'monster'] as const),
    ],
  },
  ages: [3, 12],
  titles: ['The Worst in the World', 'The Jam Pot for the Worst'],
  tile: { label: 'Cannot do it', wish: 'A kangaroo that can’t jump, and all the others can' },
  figures: {
    champion: { forms: { name: 'the first' }, gender: 'it' },
    second: { forms: { name: 'the second' }, gender: 'it' },
    third: { forms: { name: 'the third' }, gender: 'it' },
    baker: { forms: { name: 'the baker' }, gender: 'he' },
    lady: { forms: { name: 'the lady next door' }, gender: 'she' },
  },
  things: {
    who: {
      kinds: [
        ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
        ...(['fairy-being', 'monster'] as const),
      ],
      or: { forms: { name: 'the kangaroo', one: 'a kangaroo', kind: 'kangaroo', many: 'kangaroos' }, gender: 'it' },
    },
    action: { kinds: [], or: { forms: { name: 'do it', doing: 'doing it' }, gender: 'it' } },
  },
  fact: '[Hero] held a contest for the worst in the world, and [who.one] lost it.',
  next: 'The jam pot that said WORST had come back to [hero’s] windowsill, and there was a note in it.',
  young: `
== worst
[Hero] had a friend, and the friend was [who.one]. [is:action| All the other [who.many] could [action]. [Who] couldn’t. | There was one thing that all the other [who.many] could do, and [who] couldn’t.]

[action-is|
swim, dive: [Who] touched the water, said brrr, and went home again.
| float: [Who] went down like a spoon.
| fly: [Who] got up on a box and counted to three. Then [who.he] got down again.
| jump, skip: [Who] counted to three. One, two, three! And there [who.he] was, still on the ground.
| climb: [Who] got as far up as a cat’s ear, and had to be helped down.
| sleep, dream: Night after night [who] lay there, wide awake, and listened to the clock.
| roar, bark, shout, speak: [Who] took a deep breath, and out came a very small squeak.
| sing, whistle: [Who] took a deep breath, and out came some air.
| breathe-fire: [Who] took a deep breath, and out came one puff of smoke. It smelled of toast.
| glow: [Who] pushed and pushed, and stayed as dark as a boot.
| dance, spin: [Who] turned left when they all turned right, and fell over a chair.
| run, race, walk: When [who] got there, all the others had gone home for tea.
| ride-a-bike, skate, ski, ride: [Who] fell off on the left. Then [who.he] fell off on the right.
| tie-shoelaces: [Who] made a knot, and it took a week to get it out again.
| share: [Who] broke a biscuit in two. Then [who.he] kept both halves.
| get-dressed: [Who] got stuck in a sleeve, and had to be pulled out.
| hug, hold-hands: [Who] came close, and closer, and then went away again.
| brush-teeth: [Who] squeezed the tube, and it all went on the wall.
| tidy-up, pack: [Who] put it all in one big heap. Then the heap fell over.
| draw, paint: [Who] drew a cow. What a nice teapot, they all said.
| say-hello, say-sorry, say-thank-you, say-no, be-polite, make-friends: [Who] took a deep breath, and out came um.
| hide, be-invisible: [Who] hid behind a broom, and they all said hello.
| bake, cook: [Who] made a cake, and it came out as flat as a plate.
| catch, juggle: The ball went to the left, and [who] went to the right.
| read, write, count: [Who] got as far as the first one, and stopped.
| [Who] tried and tried. Then [who.he] only sat there.]

&first @who “I’m the worst in the world!” said [who].

@hero “In the whole world?” asked [hero]. “Are you sure? Then you’d win.”

@who “Win what?” asked [who].

*pot [Hero] took an old jam pot and wrote WORST on it.

@hero “This,” said [hero]. “On Saturday we’ll find out who’s the worst in the world.”

+2
[Who] looked at the pot. It was a really lovely pot. And [who] had never won anything.
/+2

+4
So they went round to ask who was coming.

@baker “I’m the worst at singing,” said the baker. “I only ever sing to my bread.”

@lady “And I’m the worst at drawing,” said the lady next door. “That isn’t a potato. It’s my sister.”

[Adult] was the worst at whistling. When [adult] whistled, it sounded like a slow puncture. [more| [Others] were each the worst at something too, and said so.]

@who “I thought it was only me,” said [who].

@baker “Oh no, it’s everybody,” said the baker. “We just don’t do it in the street.” And they all promised to come.
/+4

== saturday
-2
On Saturday all the others came, with biscuits. But it’s hard to be bad at a thing when you can do it. One did it backwards. One did it with a bucket on.
/-2

+2
On Saturday everybody came. [with| [Friend] sat on a high stool and was the judge. | [Adult] sat on a high stool and was the judge.] They all wanted the pot.

But it’s hard to be bad at a thing when you can do it. The first one did it back to front. The next one did it with a bucket on. The last one did it so slowly that they all had a biscuit.
/+2

+3
[with| @friend “Quite bad,” said [friend], and took another biscuit. “I’ve seen worse.” | @adult “Quite bad,” said [adult], and took another biscuit. “I’ve seen worse.”]

[with2| [Friend2] shouted hooray each time, for every one of them. | @second “Who said that?” asked the one who had the bucket on.]
/+3

+4
Then it was the neighbours’ turn. The baker sang, and all the dogs in the street went home. The lady next door held up her picture, and three people asked what sort of potato it was. [Adult] whistled, and the postman looked to see if his bicycle was flat. Everybody laughed, and the baker laughed the loudest of all, and sang it once again.

@lady “I’ve been bad at drawing since I was six,” said the lady next door. “And I never knew that it was fun.”

Up in the tree sat a row of little birds, who had never seen so many people so glad to be so bad. They sang along, and they got it wrong too. [with| [Friend] gave | [Adult] gave] all of them ten out of ten, because nobody could be worse than that, and the birds got ten as well.

Only [who] still had to have a turn.
/+4

@who “I can do it much worse than that!” said [who].

== turn:rolls
${quiet(STILL, 'So [who.he] started before anybody said go. [Who.he] rolled up much too fast, and sang a silly song.')}

== turn:flies
${quiet(STILL, 'So [who.he] started before anybody said go. [Who.he] came in upside down, and sang a silly song.')}

== turn:splashes
${quiet(STILL, 'So [who.he] started before anybody said go. [Who.he] splashed everybody in the first row, and sang a silly song.')}

== turn:jumps
${quiet(STILL, 'So [who.he] started before anybody said go. [Who.he] hopped in on the wrong side, and wobbled, and sang a silly song.')}

== turn:any
${quiet(STILL, 'So [who.he] started before anybody said go. [Who.he] wobbled on purpose, and sang a silly song.')}

== works
It was such fun that [who.he] forgot to think.

[action-is|
swim, dive: And when the splashing stopped, [who] was on the other side of the pond.
| float: And when they all looked, [who] was on top of the water, going round and round.
| fly: And when they all looked, [who] was up in the air.
| jump, skip: And [who] went right over the bucket.
| climb: And when they all looked, [who] was at the very top.
| sleep, dream: And in the middle of the song there was a snore.
| roar, bark, shout, speak: And what came out was so loud that the bucket fell over.
| sing, whistle: And what came out was so lovely that the birds sat down to listen.
| breathe-fire: And out came a flame as long as a broom. All the biscuits were toast.
| glow: And it was so bright that everybody had two shadows.
| dance, spin: And it was such a good dance that all the feet in the first row began to tap.
| run, race, walk: And [who] was over the line before they’d turned their heads.
| ride-a-bike, skate, ski, ride: And round [who] went, and round again, and didn’t fall off.
| tie-shoelaces: And there was a bow, with two ears, both the same.
| share: And [who.his] biscuit flew to bits, and everybody got a bit.
| get-dressed: And when they all looked, each button was in its own hole.
| hug, hold-hands: And [who.he] fell into the first row, and held on tight to everybody there.
| brush-teeth: And [who.his] teeth were so white that everybody blinked.
| tidy-up, pack: And when they all looked, each thing was in its own place.
| draw, paint: And there was a cow on the paper, and it nearly said moo.
| say-hello, say-sorry, say-thank-you, say-no, be-polite, make-friends: And [who.he] bumped into the first row, and out came just the right words.
| hide, be-invisible: And when they all looked for [who], there was nobody there.
| bake, cook: And out of the oven came a cake as high as a hat.
| catch, juggle: And up went the balls, and down they came, and [who] had them all.
| read, write, count: And [who] went from the first one right through to the last.
| And it worked, from the beginning to the end!]

Everybody was very quiet.

@hero “But that was [is:action| [action.doing] | right]!” said [hero].

@who [action-is| sleep, dream: “Oh no!” cried [who], and woke up. | “Oh no!” said [who].] “I’ve lost!”

-2
How they all clapped! ^pot The one with the bucket won the pot.
/-2

+2
-4
Then how they all clapped! ^pot The one with the bucket won the pot, and put flowers in it.
/-4
/+2

+4
Then how they all clapped! ^pot The lady next door won the pot, for the picture of her sister, and she put flowers in it. And the baker got a biscuit, to keep him quiet.
/+4

+3
[action-is| get-dressed: [Who] took it all off and did it again, to see if it was true. Then [who.he] did it once more, for luck. | sleep, dream: [Who] fell asleep again at once, to see if it was true. They woke [who.him] up, and [who.he] did it once more, for luck. | [Who] did it again at once, to see if it was true. And again, and once more for luck.] Then the stars came out, and the biscuits were all gone, and it was time for everybody to say good night and go home.

&again @hero “So you’re not the worst in the world,” said [hero].

@who “No,” said [who], very happily. “I’m not even good at that.”
/+3

== bed
-2
In bed [hero] lay on one side, and then on the other.
/-2

+2
[who-is| vehicle, machine: That night [who] stood in the quiet shed, under a blanket. | That night [who] lay down to sleep, tired and happy.] But [hero] lay in bed, and turned to one side, and then to the other.
/+2

&last @hero “I can’t go to sleep,” said [hero]. “I’m the worst in the world at it.”

@adult “Oh no, you’re not,” said [adult], and lay down too. “I am. I’ll win.”

+4
[with| [Friend] was out of it already, breathing slowly. | It was quiet, and the lamp was low.] [more| So were [others], all in a row.] The moon came softly round the house, and gave no marks to anybody. On the windowsill next door stood a jam pot with flowers in it, and the flowers were asleep.
/+4

So [hero] did it all wrong. [He] shut both eyes much too early. [He] breathed much too slowly. [He] lay much too soft and warm.

+3
[Adult] was quite good at being bad. [Adult] sighed, and hummed, and moved one foot under the blanket. But [hero] lay more and more quietly, and worse and worse, with one warm hand on [adult’s] sleeve, and never said one single word.
/+3

!asleep And then [hero] was asleep, and [adult] had won.
`,
  older: `
== tips
-2
[is:action| All the other [who.many] could [action]. [Who] couldn’t, and they all had tips, and that was the trouble. | There was one thing that all the other [who.many] could do, and they all had tips for [who], and that was the trouble.]
/-2

+2
[is:action| All the other [who.many] could [action] without thinking about it. [Who] couldn’t, and they all had tips, and that was the trouble. | There was one thing that all the other [who.many] could do, and they all had tips for [who], and that was the trouble.]
/+2

@champion “You must want it more,” said the first.

@second “You mustn’t want it so much,” said the second.

+2
@third “Don’t look down,” said the third. “Or don’t look up. I forget, because I never think about it.”
/+2

*book But nobody gave as many as [hero], who was [who’s] friend, and wanted to help, and had a notebook. There were forty-one tips in it by now, all numbered.

[action-is|
swim, dive, float: On Monday they went down to the pond, with tips one to twelve. [Who] got as far as the edge, remembered not to look down, and walked into a post.
| fly: On Monday they went up on the shed, with tips one to twelve. [Who] got as far as the edge, remembered not to look down, and had to be fetched with a ladder.
| jump, skip, climb, run, race, walk, dance, spin, ride, ride-a-bike, skate, ski: On Monday they went out on the grass, with tips one to twelve. [Who] bent in the right places, remembered not to look down, and fell over a bucket.
| sleep, dream: On Monday night they tried tips one to twelve. [Who] breathed in for four and out for six, and counted the sheep, and then counted the counting, and at midnight was so awake that the owl complained.
| roar, bark, shout, speak, sing, whistle: On Monday they went out behind the house, with tips one to twelve. [Who] breathed in at the right place, stood up straight, opened wide, and squeaked.
| breathe-fire, glow: On Monday they went out behind the house, with tips one to twelve. [Who] breathed in at the right place, thought of something hot, and produced a smell of toast.
| share: On Monday they went through tips one to twelve, with a bag of buns. [Who] cut a bun in two, measured both halves, cut a bit off the bigger one, and then a bit off the other, and by four o’clock there were only crumbs.
| get-dressed: On Monday they went through tips one to twelve. [Who] began at the top, breathed in at the right place, and had to be fetched out of a sleeve at noon.
| hug, hold-hands: On Monday they went out on the grass, with tips one to twelve. [Who] came nearer at the right speed, smiled, remembered not to look down, and held on tight to the gatepost.
| brush-teeth: On Monday they went through tips one to twelve. [Who] began at the back, went round in small circles, as it says in tip nine, and by noon had the cleanest nose in the street.
| tidy-up, pack: On Monday they went through tips one to twelve. [Who] began on the left, put like with like, and by noon had made three heaps out of one.
| draw, paint: On Monday they went through tips one to twelve. [Who] breathed in, thought of something round, remembered not to look down, and made a cow that everybody took for a teapot.
| say-hello, say-sorry, say-thank-you, say-no, be-polite, make-friends: On Monday they went out to the gate, with tips one to twelve. [Who] breathed in at the right place, stood up straight, opened wide, and said um.
| hide, be-invisible: On Monday they went out on the grass, with tips one to twelve. [Who] shut both eyes, breathed in, remembered not to look down, and was found at once, behind a broom.
| bake, cook: On Monday they went through tips one to twelve. [Who] stirred to the left, and stirred to the right, and made a cake that is holding a door open to this day.
| On Monday they went through tips one to twelve. [Who] did the first one right, and the second one nearly, and by the fifth [who.he] was doing the fourth again.]

-2
&first @who “It’s no use,” said [who]. “By the time I get to tip nine, I’ve already fallen over tip three. I’m the worst in the world.” [Who.he] sounded quite certain about it, as if there had been a competition.
/-2

+2
@who “It’s no use,” said [who]. “By the time I get to tip nine, I’ve fallen over tip three.”

@hero “Then perhaps there ought to be a tip about that,” said [hero], and wrote it down. That made forty-two.
/+2

+3
[with| @friend “Has it ever worked?” asked [friend]. “Even one of them?” | @adult “Has it ever worked?” asked [adult]. “Even one of them?”]

[Hero] looked through the notebook. There was one tick in it, beside tip one. But tip one only said: Begin.
/+3

+2
&first @who “I’m the worst in the world,” said [who].
/+2

@hero “In the whole world?” asked [hero]. It’s a thing that people say and never prove. “Are you sure? Because then you’d win.”

@who “Win what?” asked [who].

*pot [Hero] had no idea at all. But there was an empty jam pot, and [hero] wrote WORST on it, with a gold pen, and it looked so fine that nobody asked again.

== notice
-2
THE WORST IN THE WORLD, said the large notice on [hero’s] gate next morning. SATURDAY AT THREE. BUNS. NO TIPS.
/-2

+2
THE WORST IN THE WORLD, said the notice on [hero’s] gate next morning. SATURDAY AT THREE. BUNS. NO TIPS.
/+2

+3
There was always a contest on the first Saturday, only it was for the best. The same one always won it, and the rest had stopped enjoying the buns. Now they stood round the notice and read it twice. [with2| @friend2 “Anybody can win this,” said [friend2], and went off to tell people. | By noon the whole town knew.]
/+3

+4
By Friday it had got out of hand. The baker came to say that he was the worst singer in the world, and did they want to hear? The lady next door brought a picture that she’d drawn of her sister, and it was hung up in the hall, and several people thought it was a map. [Adult] whistled, and a dog came out of the house opposite, to see who was letting the air out of what. [more| [Others] each put something down on the list.] They’d all been the worst in the world for years, it turned out, each in a room by themselves.

@who “I thought it was only me,” said [who].

@hero “I’m rather bad at leaving people alone,” said [hero], and it was the first time that [he] had noticed.
/+4

@hero “No tips,” [hero] told [who]. “Just do it as badly as you can.”

-2
Giving none was harder than it sounds, with a whole notebook in one pocket. ^book So [he] took out the pages, all forty-one, and gave them to [adult] to wrap the buns in.
/-2

+2
Giving none was harder than it sounds. There were tips for being bad, as well, and [hero] had already thought of nine. [He] could feel them going round in [his] head, like bees in a box. It had taken a whole summer to fill that notebook, and nobody had ever thanked [him] for it, and one day somebody might.

^book Then [hero] took out the pages, all forty-two, and gave them to [adult], who was to be the judge, and needed paper for the points.

@who “But what if I’m not bad enough?” asked [who] on Friday evening, and sounded quite worried. It was a new thing to worry about, and it made a change from the old one.

@hero “You’re very bad,” said [hero] warmly. “I’ve seen you. You’re the worst I’ve ever met.”

-3
It was the kindest thing that anybody had said to [who] about it all summer. [Who.he] carried it home carefully, so as not to spill any.
/-3
/+2

+3
It was the kindest thing that anybody had said to [who] about it all summer. [Who] carried it out to the gate, carefully, so as not to spill any. And there, in the dark, stood the first of the other [who.many], who had won the contest for the best nine times.

@champion “How do you do it?” whispered the first. “I’ve been trying to be bad all week, in secret, and I can’t. I’m no good at it at all.”

[Who] had never been asked before. [Who.he] thought about it.

@who “You could start before anybody says go,” said [who].

@champion “Before anybody says go,” said the first, and wrote it down.

@who “And you could think of soup. That puts you off beautifully.”

They stayed there until ten. It was against the rules, of course, but the one who’d made the rules was watching from behind the curtain, and had nothing to say.
/+3

== saturday
-2
On Saturday all the other [who.many] tried hard, but it’s difficult to be bad at a thing when you can do it. The first did it backwards, and it was wonderful. The second did it with a bucket on, and bumped into the gate.
/-2

+2
-3
On Saturday all the other [who.many] tried hard. But it’s difficult to be bad at a thing when you can do it. The first did it backwards, and it was wonderful, and the first was furious. The second did it with a bucket on. The third did it so slowly that the buns were handed round twice, but you couldn’t have called it bad.
/-3
/+2

+3
On Saturday all the other [who.many] tried hard. But it’s difficult to be bad at a thing when you can do it. The first started before anybody had said go, and thought of soup from beginning to end, and it was wonderful, and the first was furious. The second did it with a bucket on. The third did it so slowly that the buns were handed round twice, but you couldn’t have called it bad.
/+3

+2
@adult “One,” said [adult] from the high stool, and wrote it on the back of tip nineteen. For the very worst there would have been ten. “One. Three, for the bucket.”

[with| @friend “It’s as if they had something to lose,” said [friend]. | They all looked as if they had something to lose.] [Hero] looked from one to the other, and could have told each of them in a word or two what to do worse. [He] sat on both hands, and kept [his] mouth shut so hard that a bun wouldn’t have gone in. It’s surprising how tired one gets from not helping.
/+2

+3
The first asked for another go, and got it, and did it beautifully once more.

@champion “I can’t help it!” cried the first. “It just comes out right!” Nobody had ever seen it so upset, or liked it so much.
/+3

+4
After that came the neighbours. The baker sang to the end of the verse, though several people told him that he needn’t. The lady next door explained her picture, and the more she explained it, the more it looked like a map. Then [adult] whistled, and a cyclist in the next street got off to feel his tyres. There hadn’t been so much laughing on that grass since it was sown, and the odd thing was that those who were being laughed at started it.

@baker “I’ve hummed for thirty years,” said the baker, quite out of breath. “Hummed! When I could’ve done this!” He got ten points, and said that after thirty years he didn’t need a pot as well.
/+4

@who “Let me,” said [who].

== turn:rolls
${quiet(STILL_OLDER, '[Who.he] started before anybody had said go. [Who.he] rolled up much too fast, hit the bucket, said sorry to it, and did everything wrong that was left.')}

== turn:flies
${quiet(STILL_OLDER, '[Who.he] started before anybody had said go. [Who.he] came in upside down, got into the flags, and did everything wrong that was left.')}

== turn:splashes
${quiet(STILL_OLDER, '[Who.he] started before anybody had said go. [Who.he] soaked the first row and the marks, laughed, and did everything wrong that was left.')}

== turn:jumps
${quiet(STILL_OLDER, '[Who.he] started before anybody had said go. [Who.he] hopped in on the wrong side, bowed to the bucket, and did everything wrong that was left.')}

== turn:any
${quiet(STILL_OLDER, '[Who.he] started before anybody had said go. [Who.he] came in on the wrong side, bowed to the bucket, and did everything wrong that was left.')}

== works
-2
It was such fun that [who.he] quite forgot to wonder what it looked like, and there was nothing in [who.his] head at all, not one tip.
/-2

+2
It was such fun that [who.he] quite forgot to wonder what it looked like from the front row. There was nothing in [who.his] head at all, not one tip, and it was as quiet in there as a house when the visitors have gone.
/+2

[action-is|
swim, dive: And when the splashing stopped, [who] was on the other side of the pond.
| float: And when they all looked, [who] was lying on top of the water as if [who.he] had been made for it.
| fly: And when they all looked for [who], they had to look up.
| jump, skip: And [who] went over the bucket, and over the buns, and over the first row.
| climb: And when they all looked for [who], they had to look up.
| sleep, dream: And then, in the middle of being as awake as possible, [who] began to snore.
| roar, bark, shout, speak: And what came out blew the hats off the first row.
| sing, whistle: And what came out made the baker take his hat off.
| breathe-fire: And out came a flame as long as a broom, and every bun was toasted on one side.
| glow: And it was so bright that everybody had two shadows, and the moon looked a little put out.
| dance, spin: And it was such a good dance that the high stool tapped all three of its legs.
| run, race, walk: And [who] was past the gate before they’d all turned their heads.
| ride-a-bike, skate, ski, ride: And round [who] went, and round again, with no hands to spare for thinking.
| tie-shoelaces: And there it was, a bow with two ears, both the same.
| share: And [who.his] bun flew to pieces, and there was a piece for everybody in the first row, all the same size.
| get-dressed: And there [who] was, with each button in its own hole, and no sleeve left over.
| hug, hold-hands: And [who.he] fell into the first row, and held on tight to everybody in it, one after the other.
| brush-teeth: And [who.his] teeth were so white that the first row had to look the other way.
| tidy-up, pack: And when they all looked, each thing was in its own place, and even the buns stood in order of size.
| draw, paint: And there was a cow on the paper, and several people thought that they’d heard it.
| say-hello, say-sorry, say-thank-you, say-no, be-polite, make-friends: And [who.he] bumped into the first row, and the right words came out before [who.he] had thought of them.
| hide, be-invisible: And when they all looked for [who], they looked in the wrong place, every one of them.
| bake, cook: And what came out of the oven was so good that nobody wanted the buns.
| And it worked. It worked from the beginning right through to the end, as if [who.he] had never done anything else.]

[action-is| sleep, dream: For a moment there was no other sound at all. | For a moment there was no sound at all.]

@hero “But that was [is:action| [action.doing] | right]!” said [hero].

@who [action-is| sleep, dream: “Oh no!” cried [who], and woke up. | “Oh no!” said [who].] “I’ve lost!”

-2
^pot They clapped until the buns fell off the plate. And the pot went to the second, for bumping into the gate.
/-2

+2
[Who.he] asked for another go, and then a third, and each was better than the last. [Who.he] tried it with a bucket on, and that was the best of all. For that there were no points at all, and the clapping went on until two of the buns fell off the plate. ^pot So the pot went to the first, for the worst temper, and the first said that of all the cups on the shelf this was the only one that had been hard to get.
/+2

+4
They put the high stool away and swept up the crumbs. Nobody wanted to go home. The third was showing the second how to do it slowly. The first had the pot under one arm, and asked everybody, quite politely, whether they’d like to see something really dreadful, and did it, and it was dreadful at last.

@champion “Start before anybody says go,” the first explained to the baker. “And think of soup.” It was a tip, and it was a good one, and nobody wrote it down.
/+4

+3
@hero “So you’re not the worst in the world,” said [hero], on the way to the shed.

@who “I can’t even do that properly,” said [who], [action-is| sleep, dream: and yawned. | and did it once more beside a puddle, to see what it looked like.]

&again [Hero] thought about it. @hero “Then I must be,” [he] said. “The worst helper in the world. I had forty-two tips, and what you needed was none.” There was one blank page left. [He] wrote: Tip 43. Leave out 1 to 42.
/+3

== bed
-2
In bed, [hero] turned to one side, and then to the other. The house was dark and quiet, and [adult] sat down beside the pillow.
/-2

+2
That night the whole town was dark and quiet, and nobody in it was in a hurry to be better at anything. [who-is| vehicle, machine: [Who] stood in the dark shed, under a soft blanket. | [Who] lay fast asleep, tired and warm.] But [hero] turned slowly to one side in bed, and then to the other.
/+2

@adult “Try counting sheep,” whispered [adult]. “Or breathe slowly, and think of something soft.”

&last @hero “No tips,” said [hero]. “I’m the worst sleeper in the world.”

@adult “I don’t think so,” said [adult], and lay down as well, and turned the lamp low. “I am. I’ve had years more practice.”

+4
[with| [Friend] was out of the running already, breathing softly, with one hand under the pillow. | The moonlight lay on the blanket, soft and still, and gave nobody any marks.] [more| So were [others], side by side in the dark.]
/+4

-2
So [hero] did it as badly as it can be done. [He] shut both eyes much too early, and breathed much too slowly, and lay there much too warm.
/-2

+2
So [hero] did it as badly as it can be done. [He] shut both eyes much too early. [He] breathed much too slowly, and let everything go soft, first the feet and then the hands, which is quite wrong. There was nothing in [his] head at all, and it was warm and quiet in there.
/+2

+3
[Adult] put up a fight, and sighed, and moved one foot. But you can’t do much against somebody who is really bad at it.
/+3

!asleep And so [adult] won, because [hero] was asleep.
`,
}
