import type { Telling } from '../../../../craft/telling.ts'

export const becomeFriends: Telling = {
  id: 'become-friends',
  shape: 'making',
  fits: {
    kind: 'event',
    events: ['become-friends', 'meets'],
    who: [
      ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
      ...(['royal', 'fairy-being', 'monster', 'weather', 'job', 'plant'] as const),
    ],
  },
  ages: [3, 12],
  titles: ['Nearly Twins', 'What Neither of Them Could', 'Two Friends and a Knot'],
  tile: { label: 'Unlikely friends', wish: 'A hedgehog and a digger become friends' },
  figures: { pargeter: { forms: { name: 'Mrs Pargeter' }, gender: 'she' } },
  things: {
    who: {
      kinds: [
        ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
        ...(['royal', 'fairy-being', 'monster', 'weather', 'job', 'plant'] as const),
      ],
      or: { forms: { name: 'the hedgehog', one: 'a hedgehog', kind: 'hedgehog', many: 'hedgehogs' }, gender: 'it' },
    },
    other: {
      kinds: [
        ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
        ...(['royal', 'fairy-being', 'monster', 'weather', 'job', 'plant'] as const),
      ],
      or: { forms: { name: 'the tram', one: 'a tram', kind: 'tram', many: 'trams' }, gender: 'it' },
    },
  },
  fact: '[Hero] was once tied up in one knot with [who.one] and [other.one].',
  next: 'A long end of wool still hung out of [hero’s] window, and now somebody gave it a tug.',
  young: `
== alike
[Who] had met [other], and they wanted to be friends. But they had nothing in common, and they had looked.

-2
@who “It is neither the nose nor the feet,” said [who].
/-2

+2
@who “It is not the nose,” said [who].

@other “It is not the feet,” said [other].
/+2

+3
They had tried it side by side, and they had tried it back to back. Then they had tried it upside down, and that was worse.
/+3

*list So [hero] took a long sheet and wrote ALIKE at the top. Under it there was a great deal of room.

+2
@who “I like Tuesdays,” said [who].

@other “I like all the other days,” said [other].

[Hero] rubbed it out again.
/+2

+3
It went on like that all morning. [with| [Friend] sharpened the pencil, twice. | The pencil was sharp, and had nothing to do.] And it was cold, as it always is when you sit and nothing comes.
/+3

== knit
*wool @hero “Can anyone knit?” asked [hero], who was cold, and had wool.

&first @who “No,” said [who]. “Can you?”

@other “No!” said [other].

They looked at each other, and [who] asked, @who “Can you play the trombone?”

@other “No! Can you?”

@who “No! Can you spell rhinoceros?”

@other “No!”

+2
[Hero] wrote as fast as a pencil can go. They could not yodel. They could not iron a shirt.
/+2

+3
[with2| @friend2 “Can you fold a fitted sheet?” asked [friend2], to help. | @hero “Can you fold a fitted sheet?” asked [hero].] They could not, either of them, and they hugged each other for joy.
/+3

^list Soon the list hung down to the floor. @other “We are nearly twins,” said [other].

== knot
@hero “Friends do things together,” said [hero]. So they began at the top.

+2
[Who] took the one end, and [other] took the other. Together, they could not knit at all. They did it for an hour.
/+2

^wool The wool went over and under, and round [who], and round [other], and twice round [hero]. [with| [Friend] came to help, and then it went round [friend].] It was not a scarf but a knot, and they were in it.

+3
If one of them laughed, then all of them shook. If one had an itch, they all had to lean. [more| [Others] came running to see, and stood too near, and then they were in it, too.]
/+3

@who “Can you undo a knot?” asked [who].

@other “No! &again Can you?”

@who “No!” They had never been so happy.

+4
Then [other] went very quiet.

@other “I have to tell you something,” said [other]. “I can spell rhinoceros. [Hero] said it out loud for the list, and it stuck. I hoped that it would go away again, but it is a very sticky word.”

[Who] would have liked to walk up and down. But nobody can walk up and down in a knot.

So the word had to be crossed out. It left a hole in the list, and they both looked into it.

@who “Tomorrow it will be the trombone,” said [who] in a small voice. “And then the shirts. And then we shall be nothing alike.”

[Hero] thought about that, as well as you can in a knot.

@hero “Say it slowly,” said [hero].

@other “R, h, i,” said [other].

@who “R, h, i,” said [who].

At the n, they got stuck, both in the same place. They began again. At the c, they got stuck. They began again. And at the third go they had it, all the way down to the s, and nobody could have said who was who.

Then [hero] turned the list over. BOTH CAN, wrote [hero] on the back, and under it, rhinoceros. And under that there was a great deal of room.
/+4

== turn:flies
But now it was late, and what one did, they all did. One of the two could fly. You know who. So they all flew, home over the roofs.

== turn:rolls
But now it was late, and what one did, they all did. One of the two could roll. You know who. So they all rolled, home round the bend.

== turn:carries
But now it was late, and what one did, they all did. One of the two could carry. You know who. So they all got a ride, right to the door.

== turn:jumps
But now it was late, and what one did, they all did. One of the two could jump. You know who. So they all jumped, home over the puddles.

== turn:swims
But now it was late, and what one did, they all did. One of the two could swim. You know who. So they all went home by water, with their noses up.

== turn:any
But now it was late, and what one did, they all did. So they went home as a knot goes: a bit to the left, a bit to the right, sorry, and a bit to the left.

== home
-2
[Adult] could undo knots, and undid this one, all but one long end.
/-2

+2
[Adult] opened the door and looked at the knot. It had a good many eyes.

@adult “I can undo knots,” said [adult], and nobody minded. Slowly, it all came undone, but for one long end.
/+2

+4
@who “Are we still friends,” asked [who], “when we are undone?”

They looked at the list, first on the one side and then on the other. They were. On both sides.
/+4

== bed
-2
It went from [hero’s] warm bed out at the window. There lay the two friends in the quiet dark.
/-2

+2
In bed it was warm and quiet. The end of the wool lay by the pillow. From there it went out at the window and down to the two friends, who lay in the soft dark, side by side.
/+2

+3
The list was there as well, for a blanket. It was long enough for both.
/+3

+4
Now and then, one of the friends gave the wool a small, slow tug, to see. And now and then a small, slow tug came back.
/+4

&last @who “Can you stay awake?” asked [who].

@other “No,” yawned [other]. “Can you?”

@who “No.”

!asleep And neither could [hero].
`,
  older: `
== board
*place Under the lime tree there was a place for two, with the sun in the evening. It was to be had, said the board, by any two friends with three things in common. APPLY TO MRS PARGETER.

[Who] and [other] had only just met, and they wanted it more than anything. But they had nothing in common, and they had looked.

+2
@who “It is not the nose,” said [who].

@other “And it is not the feet,” said [other]. They had tried it side by side and back to back, and once upside down, and that was worse.
/+2

So they came to [hero], who made the best lists in the street. [Hero] wrote ALIKE at the top of a long sheet, and by noon there was a great deal of room under it.

+2
@who “I like Tuesdays,” said [who].

@other “I like all the other days,” said [other].

[Hero] had to rub it out again[with| , while [friend], who had sharpened the pencil twice already, sharpened it once more | with the other end of the pencil, which was so far the only end that was needed].
/+2

== knit
-2
*wool @hero “Can anyone here knit?” asked [hero], who was cold, and had wool.
/-2

+2
*wool It grew cold, as it does when you sit and nothing comes. @hero “Can anyone here knit?” asked [hero], who had wool.
/+2

@who “No,” said [who]. “Can you?”

@other “No!” said [other].

+2
They looked at each other like two people who have walked round a house from both ends.
/+2

@who “Can you play the trombone?”

@other “No! Can you?”

@who “No! Can you fold a fitted sheet?”

@other “No!”

+2
They could not yodel, and they could not iron a shirt, and it turned out that between the two of them they had never once been to Peru. [with2| @friend2 “What about juggling?” asked [friend2], and they very nearly wept. | [Hero] threw in juggling, and they very nearly wept.]
/+2

By two o’clock there were two hundred and twelve things on the list, and it hung out of the door.

@other “We are nearly twins,” said [other].

Only, at about a hundred and fifty, the pencil had become quicker than the questions. SPELL RHINOCEROS, it wrote, though nobody had been asked, and it looked well there.

+3
[Hero] had seen it at once. You do see such a thing, the moment that it is written. Then you write the next one rather quickly, so that it is not the last.
/+3

== proof
*stamp Mrs Pargeter, who had kept the gate for nineteen years and had a stamp for it, read the list from the top((, with one finger)).

@pargeter “Prove it,” she said.

So they proved it. They began with the knitting, and they could not do it for a whole hour. ^wool The wool went over and under, and round [who], and round [other], and twice round [hero]. Mrs Pargeter came up close, to see if it was really not knitting, and then it went round Mrs Pargeter.

+3
Mrs Pargeter was thorough. She let them not yodel, first the one and then the other, and not iron a shirt, for which purpose she had brought a shirt. It was a pleasure to watch, and nobody has ever been so proud of so little. But the wool had only just begun.
/+3

+2
It was not a scarf but a knot, and the largest that had ever been seen in those parts. [with| [Friend] had one arm in it up to the elbow, from trying to help. | Somewhere inside it were both the needles.] [more| [Others] had stood too near, and were in it up to the knees.]
/+2

@who “Can you undo a knot?” asked [who].

@other “No! Can you?”

@who “No!”

@pargeter “No,” said Mrs Pargeter, to everybody’s surprise. “I never could.”

+3
If one of them laughed, all of them shook, and if one of them had an itch, they all had to lean. Mrs Pargeter’s hat had come down over somebody’s eye, and it was not hers. She said that in nineteen years nobody had proved a thing so thoroughly.
/+3

== whisper
-2
@other “I can spell rhinoceros,” whispered [other], only for [hero]. “But nobody asked me.”

There were two hundred and eleven others, and Mrs Pargeter already had the stamp in her hand.
/-2

+2
One is very close together in a knot, and [other] had gone quiet.

@other “I can spell rhinoceros,” [other] whispered, only for [hero]. “Nobody asked me, and I thought that if I did not say it, it might not be so.”
/+2

+2
[Hero] could have left it there. There were two hundred and eleven others, and every one of them was true. Mrs Pargeter had got one arm free, and the stamp was in her hand. Nobody on earth was going to ask [other] to spell a rhinoceros.
/+2

@hero “One of them is wrong,” said [hero] aloud. “I put it down without asking.”

@pargeter “Then the whole of the list is void,” said Mrs Pargeter. “It says so at the bottom of the board((, where it is small)).”

+2
She had not said it gladly. A list with one untrue thing on it is like a boat with one small hole.
/+2

-2
It was the best list that [hero] had ever made, and [hero] had to tear it across, because nobody else could reach.
/-2

+2
It was the best list that [hero] had ever made, and [hero] had to tear it across, because nobody else could reach, and two hundred and twelve things fell down into the grass.
/+2

+3
@who “All of it?” asked [who]. “The sheet as well? And Peru?”

@other “I would have kept quiet about it all my life,” said [other].

@pargeter “You could not have,” said Mrs Pargeter. “Rhinoceroses come up.”

@hero “It was not you who wrote it down,” said [hero] into the wool, and felt a little lighter, and a good deal sadder, and still had an itch.

Nobody else said anything. The evening sun moved in under the lime tree, and lay down there, on a place for two, with nobody on it.
/+3

== turn:flies
And then they had to go home as they were, and what one of them did, they all did. One of the two could fly; you know who. So they all flew, Mrs Pargeter too, over the roofs, with her hat held tight.

== turn:rolls
And then they had to go home as they were, and what one of them did, they all did. One of the two could roll; you know who. So they all rolled, Mrs Pargeter too, down the hill and round the bend, with her hat held tight.

== turn:carries
And then they had to go home as they were, and what one of them did, they all did. One of the two could carry; you know who. So they were all carried, Mrs Pargeter too, like a parcel that has packed itself.

== turn:jumps
And then they had to go home as they were, and what one of them did, they all did. One of the two could jump; you know who. So they all jumped, Mrs Pargeter too, over three puddles and a small dog, with her hat held tight.

== turn:swims
And then they had to go home as they were, and what one of them did, they all did. One of the two could swim; you know who. So they all went by water, Mrs Pargeter too, with her hat held high.

== turn:any
And then they had to go home as they were, and what one of them did, they all did. So they went as a knot goes, a bit to the left, a bit to the right, sorry, and a bit to the left, and Mrs Pargeter called the steps.

== three
-2
At the door, Mrs Pargeter began to count. @pargeter “We are all in it,” she said, “and none of us can get out, and all of us came home like that.”

@hero “Those are three things,” said [hero].
/-2

+2
At the door, Mrs Pargeter did not say a word. A bit of lime leaf was in her hair, and she had a look in her eye which nobody had seen there before.

@pargeter “In nineteen years,” she said, “I have not had one thing in common with anybody.” Then she looked at the knot, and began to count on the fingers of the free hand. “We are all in it. None of us can get out. And all of us came home like that.”

@hero “Those are three things,” said [hero].
/+2

@pargeter “And every one of them is true,” said Mrs Pargeter, ^stamp and for want of a list she stamped the wool.

+2
@pargeter “Would there be room for a chair?” she asked then, not quite so loudly. “A narrow one? At the side?”

There was room.
/+2

+4
That could be the end of it. But a place for two has long evenings, and by Friday something was the matter under the lime tree.

They had stopped doing things. [Who] went past the school with both ears shut, so as not to learn what seven times eight is. [Other] no longer looked at signs. They had given up humming, in case it should turn into singing. If one of them only took a deep breath, the other one asked, rather sharply, @who “You cannot yodel, can you?”

@other “No, no,” said [other]. “Can you?”

@who “Never,” said [who].

And they moved a little closer together, and were careful.

On Saturday Mrs Pargeter brought a long black case. She had played when she was young, she said, before the gate. She put it together, which took a while, and blew, and a duck fell off the wall. It was a trombone.

They both looked at it as you look into a baker’s window.

@pargeter “Would either of you care to try?” asked Mrs Pargeter.

@who “Oh, no,” said [who], for [other’s] sake.

@other “Oh, no,” said [other], for [who’s].

On Sunday, [who] came to [hero], quite early, by the back way. @who “I have a lesson,” said [who]. “On Mondays at six, behind the hill. You must never tell [other]. It would be the end.”

[Hero] promised.

On Sunday, [other] came to [hero], quite late, by the back way. @other “I have a lesson,” said [other]. “On Mondays at seven, behind the hill. You must never tell [who].”

[Hero] promised that, too, and then lay awake over it. It is a strange thing to have the two halves of something, and to have given your word on each.

A promise is a promise. [Hero] did not tell. But nobody had been promised anything about the clock on the gate. On Monday at six, when [who] had gone by, [hero] gave the hand a push with one finger, on to seven, and knew quite well that now either it would all come right, or there would be nobody under the lime tree any more, and that nobody else would have done it.

Behind the hill, somebody was blowing a trombone. It sounded like a cow in a cupboard. Round the hill, and only just in time by the clock on the gate, came [other], with a handkerchief for the mouthpiece. And there stood [who], taking a breath.

Nobody could have said how long they looked at one another.

@other “Can you play the trombone?” asked [other] at last.

@who “No,” said [who]. “Only this.” It was the cow once more.

@other “So can I!” cried [other].

And it was true. It was the very same cow.

Then [hero] took out a long sheet, and wrote at the top: BOTH CAN, A LITTLE. Under that went the cow. And under the cow there was a great deal of room, and this time everybody was asked. By dark they had spelled a rhinoceros, all of them together, down to the last s. [Other] spelled it first, quite slowly, so that the rest could get on.
/+4

== bed
-4
-2
^place Then it was undone, by [adult], who could do that, all but one long end. It went from [hero’s] warm bed out at the window, and down to the place under the lime tree, where the two friends lay in the quiet dark.
/-2
/-4

+2
-4
[Adult] could undo knots. It was done slowly, by the lamp, and nobody minded, and at last there was only one long end. ^place It went from [hero’s] warm bed out at the window, and softly over the dark grass, to the place under the lime tree. There lay the two friends, side by side, and between them and the moon was a narrow chair.
/-4
/+2

+4
^place At night, when it was dark and still, one long end of the wool, which [adult] had kept when the knot was undone, went from [hero’s] warm bed out at the window, and softly over the quiet grass, to the place under the lime tree. There lay the two friends, close together under one warm blanket, and next to them was a narrow chair, with a case on it, closed.
/+4

+3
Now and then one of them gave the wool a small, slow tug, to see. And now and then a small, slow tug came back. It was blue in one spot, where it had been stamped, and the blue lay on [hero’s] pillow.
/+3

@who “Can you stay awake?” asked [who]((, out in the quiet)).

@other “No,” yawned [other]. “Can you?”

@who “No.”

!asleep And neither could [hero].
`,
}
