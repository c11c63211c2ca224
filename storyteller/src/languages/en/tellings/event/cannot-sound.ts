import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['fairy-being', 'monster'] as const),
]

export const cannotSound: Telling = {
  id: 'cannot-sound',
  shape: 'misunderstanding',
  fits: { kind: 'event', events: ['cannot', 'refuses'], who: WHO, by: ['sings', 'is-loud'] },
  ages: [3, 9],
  titles: ['Who Was That For?', 'The One Who Said Everything Else'],
  figures: {
    little: { forms: { name: 'the little one' }, gender: 'it' },
    neighbour: { forms: { name: 'Mr Pottle' }, gender: 'he' },
    baker: { forms: { name: 'the baker' }, gender: 'she' },
    chief: { forms: { name: 'the fire chief' }, gender: 'she' },
  },
  things: {
    who: { kinds: WHO, or: { forms: { name: 'the owl', one: 'an owl', kind: 'owl', many: 'owls' }, gender: 'it' } },
    action: { kinds: [], or: { forms: { name: 'hoot', doing: 'hooting' }, gender: 'it' } },
  },
  fact: '[Who.one] could say everything but one thing, until [hero] asked who it was for.',
  next: 'That evening there came a knock, and it was the fire chief, who wanted to know who it had been for.',
  young: `
== cannot
There was [who.one] who couldn’t [action].

-2
All the other [who.many] could. They did it every night, in a row. And then it was [who]’s turn.
/-2

+2
All the other [who.many] could. They did it every evening, when the first star came out, one after the other. And then it was [who]’s turn.
/+2

*breath [Who] took a huge breath.

@who “Ding-dong!” said [who].

And all along the road the doors flew open.

&first @neighbour “Who was that for?” asked [neighbour], in his socks.

@who “No one,” said [who]. “I only meant to [action].”

+2
@neighbour “Well, it was a very good bell,” said [neighbour], and shut the door.
/+2

@hero “Try again,” said [hero], who’d come out too.

== again
[Who] took another huge breath.

@who “Brrrring!” said [who].

So they all ran in and brushed their teeth. But it was still night.

&again @baker “Who was that for?” asked [baker], with her mouth full of foam.

@who “No one,” said [who]. “I can’t do it.”

+3
[with| @friend “Try it standing on one leg,” said [friend]. | @hero “Try it with your eyes shut,” said [hero].]

[Who] tried.

@who “Nee-naw, nee-naw!” said [who].

And round the corner came the fire engine, with six men and a ladder.

&again @chief “Who was that for?” asked [chief].

@who “No one,” whispered [who].

They put the ladder away again. They were very nice about it, and that made it worse.
/+3

+2
@who “I can do doors and clocks and frying pans,” said [who]. “But who wants a frying pan?”
/+2

+4
@hero “I do,” said [hero]. “What does it say?”

@who “Tssss,” said [who].

It was so good that you could nearly smell the egg in it. [with| [Friend] went to look for a fork. | [Hero] nearly went to look for a fork.] But [who] only looked at the row of the others, who were all [action.doing] again, high and low and high.

@hero “How do the others do it?” asked [hero].

@who “Loudly,” said [who]. “So that the whole row hears.”

They listened for a bit. It was loud. It went out over everything, and didn’t come back.

@hero “And who’s it for?” asked [hero].

[Who] had never thought of that.
/+4

== small
-2
Then they heard a cry in the long grass. It was the smallest one in the row, and it was lost in the dark.
/-2

+2
Then they heard something else. It was very small, and it came out of the long grass. Somebody was crying there.

It was the littlest of all the [who.many]. It had gone out to look at the star. Now it was dark, and it didn’t know the way home.
/+2

-2
@hero “[Action] for it!” said [hero].
/-2

+2
@hero “It can’t see us,” said [hero]. “It wants to hear one of its own. Can you [action] for it?”
/+2

@who “I’ll only be a bell,” said [who].

@hero “Don’t do it for the whole row,” said [hero]. “Do it for that one.”

^breath So [who] took only a little breath. It wanted to tell that one: I’m here.

And it came, quite soft. [action-is| hoot, roar, bark, moo, quack, miaow, croak, howl, buzz, neigh, growl, squeak, purr, hiss, toot, cluck, chirp, tweet, oink, honk, beep, squawk: [who-sounds| @who “[Who.sound],” said [who]. | It was real [action.doing].] | But it was real [action.doing].]

+3
[Who] stood quite still, for fear of breaking it.
/+3

The crying stopped. And something small and warm came up against [who]’s side.

@little “That was for me,” said [little].

+2
@who “Yes,” said [who]. “It was.”

And all the others in the row had gone quiet. They had never heard it done like that, so that it reached just one.
/+2

+4
[more| [Others] had to sit down, they had been listening so hard.]

@neighbour “Could you do it once more?” called [neighbour] from the window. “I can’t sleep now.”

So [who] did one for [neighbour], and it was slow, and a bit like soup, and [neighbour] slept. Then [baker] opened her window.

@baker “I’ve got to be up at four,” said [baker]. “You haven’t got a short one?”

It was short and warm, like a roll. And there was one for each of the six men, and the biggest of them asked for it twice. There was one for the ladder as well, and that was [hero’s] idea. By then the star had gone right round to the other side of the roof, and the littlest one was yawning, and so was the ladder, or so it looked to [hero] in the dark.
/+4

+2
Then they took [little] home.
/+2

== bed
-2
At night [hero] lay warm in bed. It was dark and quiet.
/-2

+2
At night [hero] lay in bed, warm, under the soft blanket. [Adult] had turned the lamp down low. Far away, one by one, they were all [action.doing] for the whole world.
/+2

+3
It got quieter and quieter, until there was only the moon, and the curtain breathing slowly at the window.
/+3

Then there came one more, very softly, from under the window.

&last @adult “Who was that for?” whispered [adult].

[Hero] was too sleepy to say it, but [he] knew.

+3
There wasn’t a door that opened, and nobody got up. It was only just loud enough for one.
/+3

!asleep And the one that it was for was asleep.
`,
  older: `
== cannot
There was nothing wrong with [who]’s voice. [Who] could do a doorbell, and a kettle, and a gate that somebody ought to oil. The one thing that [who] couldn’t do was [action], and that’s awkward if you’re [who.one].

Every evening, when the first star came out, the [who.many] sat in a row and did it one after the other, all the way down the line. And at the end of the line stood [who].

@who “Ding-dong,” said [who].

+2
Then people came to their doors, and looked left and right, and since they were standing there anyway they said good evening to one another. There was a couple in the last house who had met like that.
/+2

&first @neighbour “Who was that for?” called [neighbour], who’d got up from his soup.

@who “Nobody,” said [who]. “I was only trying to [action].”

+2
But [hero], at the window, thought that [he] had never heard anything so good. [with| So did [friend], who had opened the door twice. | [He] had opened the door twice.]
/+2

== show
@hero “Anyone in that row can [action],” [hero] told [who]. “What you need is a poster.”

*poster So [hero] painted one. [with| [Friend] did the gold bits. | It had a good deal of gold in it.] SATURDAY, it said, THE ONE THAT SAYS EVERYTHING.

-2
On Saturday the barn was full. [Hero] stood there in a tall hat, and [who] did the kettle, and forty people got up to make tea. How they laughed!
/-2

+2
On Saturday the barn was full. [Hero] stood in front in a tall hat. @hero “And now, the kettle!” [he] cried. And forty people got up to make the tea, and sat down again, and laughed until the benches shook.

@hero “And now, the alarm clock!” And half of them jumped up and looked for their slippers.

They had the fire engine, and the gate four times. They had an old gentleman looking everywhere for his glasses, and [neighbour] stood up in the third row and laughed until he cried.

@neighbour “That’s me!” said [neighbour] to everyone round about. “They’re on my nose, you know.”

 Nobody would go home, and when at last they did, you could hear them being kettles all the way down the road. The hat was full of buttons, because it was a button each.
/+2

@hero “You were wonderful!” said [hero].

@who “Which one was me?” asked [who].

@hero “All of them,” said [hero], and counted the buttons.

+3
It wasn’t what [who] had asked, and [hero] knew it even while [he] was counting. There were a hundred and eleven. It’s hard to listen and count.

After that there was a show on Wednesdays too. People came from over the hill. [with2| [Friend2] sold buns at the door, | There were buns at the door,] and there were cups with a picture of [who] on them, with its mouth open. And every evening at the end of the row there was a gap, because whoever sat there was needed in the barn.

@who “Couldn’t I have one evening off,” asked [who], “and just go on trying?”

@hero “You can try on Sunday,” said [hero].
/+3

== small
-3
Next Saturday all the [who.many] had come, and sat in front. [Who] had just begun on the fire engine, and then [who] stopped.
/-3

+3
The next Saturday was the biggest of all. All the [who.many] had come, with their children, and sat in the front row to see what it was that one of them could do. [Hero] had a new speech, and it was in rhyme. [Who] had just got to the fire engine, and then [who] stopped.
/+3

@who “Somebody’s crying,” said [who].

[Hero] listened. It was outside in the dark, and very small.

@hero “Go on,” whispered [hero]. “They’re waiting for the ladder.”

+2
Everybody shouted for the ladder, and stamped. And under all the stamping the small sound went on, and got a little smaller.
/+2

But [who] only looked at [hero].

+2
It would have been the best show that there had ever been anywhere. The hat was heaped so high that buttons were running down the sides. If [hero] said stop now, there would be four hundred people with nothing to laugh at, and one person in front of them in a tall hat.
/+2

Then [hero] took off the hat. @hero “The show’s over,” [he] said. “You can have your buttons back. Could you all be quiet, please?”

+2
It was the shortest speech of [his] life, and it didn’t rhyme at all. For one moment [he] thought that they were all going to throw buns at [him]. Then somebody in the front row counted the children, and counted them again, and went pale.
/+2

It was the littlest of all the [who.many]. It had gone out to look at the star, and couldn’t find the door.

So the whole front row stood up and did it, as loudly as they could.

+2
It was magnificent. It shook the dust out of the beams, and in the next village a dog sat up. But the crying only moved further off, and there was a hiccup in it now.

@little “That’s for everybody,” they heard it sob. “I want one for me.”
/+2

-2
@little “That’s for everybody,” sobbed the dark. “I want one for me.”
/-2

== turn
*for @hero “When you try,” said [hero] slowly, “who do you do it for?”

@who “For the row,” said [who]. “So that they’ll hear I can.”

@hero “Don’t do it for the row,” said [hero]. “Or for me. Just do it for that one.”

[Who] went out into the grass, and didn’t even take a big breath. All it wanted was to tell that one: I’m here.

And it came, quite soft, and a little furry at the edges. [action-is| hoot, roar, bark, moo, quack, miaow, croak, howl, buzz, neigh, growl, squeak, purr, hiss, toot, cluck, chirp, tweet, oink, honk, beep, squawk: [who-sounds| @who “[Who.sound],” said [who]. | It was real [action.doing].] | But there was no doubt that it was real [action.doing].]

+2
[Who] held quite still afterwards, like somebody carrying a cup that’s very full.
/+2

The crying stopped, and something small came through the grass, straight as a string.

@little “That was for me,” said [little].

@who “Yes,” said [who], astonished. “It was. And it was me.”

+3
In the barn nobody clapped. It wasn’t that they hadn’t liked it. It was more that it hadn’t been theirs, and you don’t clap at other people’s letters. They found their hats on tiptoe. And each of them took one button out of the pile, and not one took two, and some put theirs back.
/+3

== after
-2
There were no more shows.
/-2

+2
^poster There were no more shows after that. The poster went up in [hero’s] room, the other way round, because the back of it was good for drawing.
/+2

-2
^poster The poster hung in [hero’s] room, with its face to the wall.
/-2

+3
But if somebody in the road couldn’t sleep, or had to get up early, or had lost a hat, they opened the window. And then there came one from the end of the row, and it was always for somebody. There was one for [neighbour], with a bit of soup in it. The couple in the last house got two. [Who] had never been so busy, and nobody laughed, and nobody ever asked for the gate.
/+3

== bed
At night [hero] lay warm in bed, and it was dark and still. Far off the other [who.many] were still at it, one after another, for everybody.

+2
The window was open a hand’s breadth, and the curtain breathed slowly in and out. On the chair lay the tall hat, quite empty, like a hat.
/+2

And then, from right under the window, there came one more. It was so soft that it only just reached the pillow.

&last @adult “Who was that for?” whispered [adult].

^for [Hero] could have said. But it wasn’t far to sleep, and it had only just been loud enough for one.

+3
[with| [Friend] turned over, without waking. | Somewhere a door that might have opened stayed shut.] The moon went slowly past the hat.
/+3

!asleep [Hero] was asleep, and knew anyway.
`,
}
