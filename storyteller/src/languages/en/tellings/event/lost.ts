import type { Telling } from '../../../../craft/telling.ts'

export const lost: Telling = {
  id: 'lost',
  shape: 'quest',
  fits: {
    kind: 'event',
    events: ['lost'],
    who: [
      ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
      ...(['job', 'royal', 'fairy-being', 'monster'] as const),
    ],
    what: [
      ...(['toy', 'clothes', 'household', 'food', 'plant', 'royal', 'instrument', 'school', 'machine'] as const),
      'body',
    ],
  },
  ages: [3, 12],
  titles: ['The Last Place You Look', 'The Last Place First'],
  tile: { label: 'Something lost', wish: 'A bear who has lost his hat' },
  figures: {
    postman: { forms: { name: 'the postman' }, gender: 'he' },
    teacher: { forms: { name: 'the teacher' }, gender: 'she' },
    boy: { forms: { name: 'a boy' }, gender: 'he' },
    mayor: { forms: { name: 'the mayor' }, gender: 'he' },
  },
  things: {
    who: {
      kinds: [
        ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
        ...(['job', 'royal', 'fairy-being', 'monster'] as const),
      ],
      or: { forms: { name: 'the bear', one: 'a bear', kind: 'bear', many: 'bears' }, gender: 'it' },
    },
    what: {
      kinds: [
        ...(['toy', 'clothes', 'household', 'food', 'plant', 'royal', 'instrument', 'school', 'machine'] as const),
        'body',
      ],
      or: { forms: { name: 'the hat', one: 'a hat', kind: 'hat', many: 'hats' }, gender: 'it' },
    },
  },
  fact: '[Hero] looked in all the last places there are for something that [who.one] had lost.',
  next: 'Somebody had lost something again, and had come to ask for number one hundred.',
  young: `
== lost
[Who] knocked at [hero’s] door.

@who “I’ve lost my [what.kind],” said [who]. [who-sounds| “[Who.sound]!” | “I’ve looked everywhere.”]

+3
[Who.he] had looked on things, and under things, and behind the door. [Who.he] had looked in both of [hero’s] pockets, just to be sure.
/+3

&first @adult “It’s always in the last place you look,” said [adult].

+2
Everybody says so. But [hero] thought about it.
/+2

@hero “Then we’re doing it the wrong way round!” said [hero]. “Let’s look in the last place first of all!”

== letterbox
@hero “Where’s the very last place that you’d ever look?” asked [hero].

@who “In the postbox,” said [who].

+3
The postbox was red, and it was full to the top. [with| [Friend] lifted the flap. | The flap was as stiff as an old knee.]
/+3

So they looked in the postbox, and there, under the letters, was a glove!

@postman “My glove!” said the postman. “That’s the last place I’d have looked.”

But it wasn’t [what].

== fountain
+2
@hero “That wasn’t the last place, then,” said [hero]. “Where would you look after that?”

@who “In the fountain,” said [who], “right at the bottom.”

-3
So they looked in the fountain, and there, at the bottom, were some glasses!

@teacher “My glasses!” said the teacher. “That’s the last place I’d have looked.”
/-3
/+2

+3
[by:swims| [Who] dived right to the bottom. | [by:digs| [Who] felt about in the mud at the bottom. | [Hero] lay down flat, and put in one arm up to the ear.]] And there was a pair of glasses!

@teacher “My glasses!” said the teacher, who had been reading with her nose. “That’s the last place I’d have looked.”

[with2| @friend2 “You do find a lot,” said [friend2] to [who], “for somebody who can’t find anything.” | They were a bit green, but she could see through them.]
/+3

+2
But it wasn’t [what].
/+2

== bell
@hero “And the very, very last place?” asked [hero].

@who “Inside the big bell,” said [who].

== reach:flies
[Who] flew up to the tower, round and round, and looked up into the bell. Dong!

== reach:climbs
[Who] climbed up the tower, all the way, and looked up into the bell. Dong!

== reach:is-tall
[Who] didn’t even need the stairs. [Who.he] stretched, and looked straight into the bell. Dong!

== reach:carries
[Who] carried [hero] all the way up, and looked up into the bell. Dong!

== reach:any
Up they went, and looked into the bell. Dong!

== ball
And out fell a football!

@boy “My football!” shouted a boy in the street. “That’s the last place I’d have looked.”

But it wasn’t [what].

+4
After that they looked in the baker’s biggest loaf, because nobody ever looks in a loaf. They looked under the mayor, and he had to get up for it. They looked inside the tuba, in the middle of a march. They found the baker’s ring, and the mayor’s best key, and a mouse who hadn’t been lost at all, and who asked them to shut the door, please, because of the draught.

They looked on top of the clock, and it was ten past four up there as well. They looked under the biggest hat at the hat shop, and under it sat the hatter, having a nap. They looked in the swimming teacher’s ear, but there was only water, and they looked in the pocket of a scarecrow, who had been keeping somebody’s sandwich since the spring. It was a very old cheese one, and it wasn’t anybody’s any more. The band had to play without the tuba for a while, because the tuba player simply couldn’t stop laughing.

@mayor “You’re the best finders we’ve ever had,” said the mayor. [more| [Others] clapped, and so did the whole band.]

Soon everybody in the whole town was as happy as could be. Only [who] was not.
/+4

== tired
-2
By now it was getting dark. So [who] went slowly home, and sat down.
/-2

+2
By now the lamps were lit. They’d looked in all the last places. [Who] went slowly home, [who-is| vehicle, machine: to the shed | bird: to the tree | sea-animal: to the water | insect: to the grass | to [who.his] own bed], and sat down, and [hero] went too.
/+2

@who “I can’t look any more,” said [who].

+3
[with| @friend “Not even in one more place?” asked [friend]. | @hero “Not even in one more place?” asked [hero].]

@who “Not one,” said [who].
/+3

&again @hero “Then this is the last place!” said [hero]. “Get up!”

[Who] got up, and there it was, right underneath, and quite warm.

@who “My [what.kind]!” said [who]. “That’s the last place I’d have looked!”

+3
@hero “It was,” said [hero].

So [what] went home with [who], and that wasn’t far. [who-eats| They had [who.eats] for supper, and [hero] had toast. | They had supper, and [hero] had two pieces of toast.]
/+3

== bed
-2
[Hero] was in bed, warm and tired.
/-2

+2
[Hero] lay in bed, warm and tired, with the blanket up to the chin. It was quiet now. But something was missing.
/+2

@hero “I can’t find my sleep,” said [hero].

@adult “Where have you looked?” asked [adult].

@hero “On this side,” said [hero], “and on that side.”

+3
@adult “And under the pillow?”

@hero “Only a hanky.”
/+3

+3
The moon looked in at the window, and under the chair, and softly along the shelf. [with| [Friend] had found some sleep already, and breathed slowly. | It didn’t seem to find any either.]
/+3

+4
Out in the square it was dark and quiet. The postman slept with one glove on. The teacher slept with her glasses on, so as to see all her dreams. [more| [Others] were asleep too, one after another, all along the row.] The hatter slept under the biggest hat, because he liked it in there. And the big bell hung quite still, with nothing in it at all.
/+4

&last @adult “It’s always in the last place you look,” said [adult] softly.

So [hero] shut both eyes, and looked in there. It was soft and dark and warm. And there it was.

!asleep And then [hero] was asleep.
`,
  older: `
== theory
-2
[Who] had lost [who.his] [what.kind], and had looked for it since breakfast, in all the places where it might be and in most of those where it couldn’t.
/-2

+2
[Who] had lost [who.his] [what.kind]. [Who.he] had looked for it since breakfast, first in the places where it might be, then in the places where it couldn’t be, and then in the first ones again, in case it had come back while nobody was there.
/+2

&first @adult “It’s always in the last place you look,” said [adult], who was trying to read the paper.

-2
*idea It’s a thing that people say, and then they go on reading. But [hero] put down the toast. If it was true, then everybody in the world was looking in the wrong order.
/-2

+2
*idea It’s a thing that people say, and then they go on reading. But [hero] put down the toast. If it was true, and nobody had ever said that it wasn’t, then all over the world people were looking in the wrong order.
/+2

@hero “Start with the last place,” said [hero], “and you’re done in a minute.”

+2
[Who] thought that it sounded much too easy, and said so. But [who.he] was tired, and had nothing better. [who-sounds| @who “[Who.sound],” said [who], and that meant yes. | So [who.he] nodded.]
/+2

-2
*list They made a list of a hundred places, from the likely to the silly. Then [hero] turned it over and began with number one hundred.
/-2

+2
*list They made a list. It had a hundred places on it, and took all of the kitchen roll. It began with the likely ones and went on to the ones in between, and the last of all were so silly that they had to stop writing in order to laugh. [with| @friend “Nobody would ever look there,” said [friend] about number one hundred. | Nobody would ever look in number one hundred.]

@hero “Exactly,” said [hero], and turned the list upside down.
/+2

+3
Number one was at the far end now, where the roll was torn. It said something like under the bed, and [hero] folded it in, to keep it tidy.
/+3

== finds
-2
Number one hundred was the bottom of the postbox. There was a glove in it, and it was the postman’s.

@postman “I’d never have looked there!” said the postman.

Number ninety-nine was the fountain, and there lay the teacher’s glasses. Number ninety-eight was the big bell in the tower.
/-2

+2
Number one hundred was the bottom of the postbox. [Who] couldn’t see the point of it, but [who.he] held the flap, and [hero] reached in to the shoulder. And there was something! It was a glove.

@postman “I’ve been looking for that since March!” cried the postman. “I’d never have looked in there!”

It wasn’t [what], of course. But it was a beginning. Number ninety-nine was the fountain, and there, in the mud, lay the teacher’s glasses. Number ninety-eight was the big bell in the tower.
/+2

== reach:flies
[Who] flew up, three times round the tower, and looked in, and dong it went, all over town.

== reach:climbs
[Who] climbed up outside, which isn’t allowed, and looked in, and dong it went, all over town.

== reach:is-tall
[Who] didn’t need the stairs. [Who.he] stretched, and looked in, and dong it went, all over town.

== reach:carries
[Who] carried [hero] up a hundred and twelve steps, and looked in, and dong it went, all over town.

== reach:any
They went up a hundred and twelve steps, and looked in, and dong it went, all over town.

== fame
And out fell a ball that the whole school had been missing for a year.

-2
By noon everybody in town had lost something and come to [hero], and they all went home with it. It was only a matter of order, [he] told them, and it sounded very well.
/-2

+2
By noon the whole town knew. People stood in a line outside the door, and all of them had lost something. There was a man with one shoe. There was a lady who’d put something in a safe place, and the place was so safe that she’d never seen it again. [Hero] listened to each of them, and looked at the list, and pointed. It was really astonishing how many things had been waiting, all over town, in places that nobody had the courage to look in.
/+2

+3
It worked every time. The shoe was in the oven at number twelve. The safe place was inside the clock. The baker got back his wedding ring, out of the biggest loaf, and a very old gentleman got back a kite that he’d let go of when he was six. [with2| @friend2 “How do you do it?” asked [friend2]. | A reporter came, with a pencil, and asked how it was done.]

@hero “There’s really nothing in it,” said [hero]. “It’s only a matter of order.” It was the kind of thing that looks well in a newspaper.
/+3

+4
[more| [Others] came as well, and said that they’d always known that [hero] would be somebody one day.] By three o’clock there was a table, and a chair for waiting, and a small bell to ring. The band sent its tuba, which had been making a rattling sound since Easter, and out of it [hero] shook four marbles, a spoon and the mayor’s second-best key. People stopped saying in the street that they’d lost something. They said that it was at ninety-four, or somewhere down in the sixties, as one might say that it was at the cleaner’s.

It’s very pleasant to be right. It’s even more pleasant when people bring cake.

There was one difficult case, and that was the hatter, who had lost his temper. It had been a good one, he said, and he’d had it since he was a boy. [Hero] looked all the way down the list, and sent him to number forty, the pond, to sit there until it came. At five he was back, and thanked everybody, and said that he thought it must be in the water somewhere, because he couldn’t find a trace of it.

@mayor “Remarkable,” said the mayor, who had come to see for himself. “And have you never failed? Not once?”

[Hero] looked down the list, with all its ticks, and couldn’t see a single gap. It’s true that one doesn’t see a gap from above. The corner of the kitchen roll, where it was folded in, had a cup of tea standing on it.

@hero “Not yet,” said [hero], and rang the bell for the next one. It was a small boy, who had lost a game of marbles, and that wasn’t on the list. [Hero] thought about it, and sent him to the tuba player, and he came back with four of them, and a spoon. So even that was solved, in a way, and it was still only half past five.

Nobody noticed that the chair for waiting had been empty for a while, and that somebody was sitting outside on the step.
/+4

-2
*party At six o’clock there was to be a medal, at the town hall, for the best finder in the world, and the mayor would make a speech. [Hero] washed both ears.
/-2

+2
*party Then came the mayor in person. There would be a medal, at six o’clock, at the town hall, and there would be a speech. [Hero] washed both ears, and looked for a clean shirt, and found it, in the place where the shirts are.
/+2

It was ten minutes to six when [he] came out of the door, and almost fell over somebody who was sitting on the step.

-2
It was [who], who had sat there the whole afternoon, quite alone. Nobody had found [who.his] [what.kind], because the line had been so long, and [who.he] hadn’t liked to push.
/-2

+2
It was [who]. [Who.he] had sat there all afternoon. [Who.he] had been first in the line, but the line had grown so long, and the others had pushed so, and [who.he] hadn’t liked to ring the bell.

@who “Have they all got theirs?” asked [who].

@hero “Well, all but you,” said [hero], and heard how it sounded.
/+2

== choice
-2
From the town hall came the first loud notes of the band. [Hero] looked down the street, and then at [who]. Then [he] sat down on the step too.
/-2

+2
Down at the town hall the band began to play, and it was a march. It would only take an hour, with the speech. [What] had been lost since breakfast, and an hour more or less couldn’t matter much to a [what.kind]. But when [hero] looked at [who], it was quite plain that it did matter, and to whom.

So [he] sat down on the step, in the clean shirt, and ^list spread out what was left of the list. [with| [Friend] ran to tell them not to wait. | Somebody else would have to have the medal.] ^party The band played on, without any finder.
/+2

@hero “Show me,” said [hero], “where you go when you’ve had enough of looking.”

+2
[Who] had had enough a long time ago. [Who.he] went home, [who-is| vehicle, machine: to the shed | bird: to the old tree | sea-animal: down to the water | insect: to the long grass | to the room with the bed in it], with [hero] beside [who.him], and neither of them said anything at all on the way.
/+2

+3
It was the first quiet hour of the whole day. Now and then there came a bit of clapping over the roofs, where the mayor’s speech must have got to the good part. It sounded like rain on somebody else’s window. [Hero] found that it was quite easy to listen to, once one had stopped wishing to be under it.
/+3

@who “I can’t look any more,” said [who], and sat down.

-2
^idea &again @hero “Then this is the last place,” said [hero]. “Get up!”
/-2

+2
^idea And there [hero’s] idea came back, but it had turned itself the right way up. The last place wasn’t the silliest one. It was only the one where you stop.

&again @hero “Then this is the last place,” said [hero]. “Get up!”
/+2

[Who] got up. And there it was, underneath, a little flat and quite warm. Somebody must have been sitting on it since breakfast.

-2
^list ^party It was number one on the list, and at the town hall the baker got the medal. Nobody minded.
/-2

+2
@who “That’s the last place that I’d have looked,” said [who], and held [what] tight.

[Hero] unfolded the end of the kitchen roll. Number one, it said: Under [who].
/+2

+3
In the end they gave the medal to the baker, because it was there, and he was in the front row. He lost it the same week, and came round to ask. It’s said to be somewhere in the nineties now, among the socks.
/+3

== bed
-2
That night [hero] lay in the soft dark, warm and tired, and turned over slowly.
/-2

+2
That night it was quiet in the town, and everything was where it belonged. [Hero] lay warm and tired in the dark, looked at the ceiling, and then at the wall, and then at the ceiling again.
/+2

@hero “I can’t find my sleep,” said [hero] softly.

@adult “Where have you looked?” asked [adult].

-2
@hero “Left and right, and under the pillow.”
/-2

+2
@hero “On the left,” said [hero], “on the right, and under the pillow. I’ve been down to number three.”
/+2

+3
The moon came slowly round the corner of the house. It looked along the shelf, and under the chair, and lay down on the floor. [with| [Friend] had found some long ago, and was breathing softly. | Far away the big bell hung in the dark, with nothing in it at all.]
/+3

+4
[more| So had [others], one after another, all along the row.] The postman was asleep with one glove on, and the teacher with her glasses, so as not to miss anything. The very old gentleman lay with a piece of string round one finger, and at the other end of it, by the open window, a kite moved softly, up and down, as if it were breathing too. Down by the pond it was still and dark, and if the hatter’s temper was in there, it had gone to sleep.
/+4

&last @adult “It’s always in the last place you look,” whispered [adult].

So [hero] shut both eyes, and looked in there. It was soft, and dark, and warm, and much bigger than one would think.

!asleep And there it was, and [hero] was asleep.
`,
}
