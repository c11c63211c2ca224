import type { Telling } from '../../../../craft/telling.ts'

export const losing: Telling = {
  id: 'losing',
  shape: 'swap',
  fits: { kind: 'life', subjects: ['losing'], when: ['today', 'always'] },
  ages: [4, 10],
  tile: { label: 'Losing a game', wish: 'cannot bear losing at games' },
  titles: ['Oh, Bother!', 'Who Does the Losing?', '[Hero] and the Game under the Shed'],
  figures: { toad: { forms: { name: 'the toad' }, gender: 'she' } },
  mirror: {
    pirates: { forms: { name: 'the captain', one: 'a tiny captain' }, gender: 'he' },
    dragons: { forms: { name: 'the dragon', one: 'a tiny dragon' }, gender: 'he' },
    castle: { forms: { name: 'the knight', one: 'a tiny knight' }, gender: 'he' },
    space: { forms: { name: 'the robot', one: 'a tiny robot' }, gender: 'he' },
    science: { forms: { name: 'the robot', one: 'a tiny robot' }, gender: 'he' },
    any: { forms: { name: 'the badger', one: 'a badger' }, gender: 'he' },
  },
  fact: '[Hero] showed [mirror.one] how the losing is done.',
  next: 'Under the shed it was somebody’s turn again, and this time it did not take all winter.',
  young: `
== home
*chair At [hero’s] house it was [adult] who did the losing, and nobody did it better. @adult [Adult] said “Oh, bother!” and fell off the chair, and put the lid on the box.

+2
[Hero] did the winning. There was a dance that went with it, twice round the table.
/+2

But today the dice made a mistake, and [hero] lost.

+2
[Hero’s] ears went hot. [Hero’s] knees went hot. Even the chair went hot.
/+2

@hero “That doesn’t count,” said [hero].

*red Up flew the board, and off flew the counters. The red one rolled out of the door and under the shed, and [hero] went after it.

+4
[more| [Others] picked up all the rest. There was one in the jam, and one was never quite explained.]
/+4

== shed
Under the shed sat [mirror.one] and a toad. They had a game as well, and it was grey with dust. A spider had tied up the dice.

@hero “Whose turn is it?” asked [hero].

@mirror “Mine,” said [mirror]. “But if I throw, I lose. So I don’t throw.”

@toad “Not since the snow,” said the toad.

+2
@hero “Aren’t you hungry?”

@toad “Very,” said the toad. “But it is not my turn.”
/+2

@hero “Somebody has to do the losing,” said [hero].

@mirror “Nobody ever showed us how.”

+3
[Hero] had seen it a hundred times. [Hero] had only never looked at it from this side.
/+3

== how
&first @hero “You say ‘Oh, bother!’” said [hero]. “Then you fall off. Then comes the lid.”

+2
@mirror “Does it hurt?” asked [mirror].

[with| @friend “Only if you hold on,” said [friend], who had lost at nearly everything, and knew. “So you have to let go first.” And [friend] put an old cushion behind [mirror.him]. | @hero “That depends what is behind you,” said [hero], and got a sack with a bit of straw in it.]
/+2

[Mirror] shut both eyes and threw.

+2
The dice had not been out for so long that they had to think. They rolled, and they rolled, and they lay down.
/+2

It was a one.

&again @mirror “Oh, bother,” whispered [mirror], and fell off the flowerpot. Thump.

One eye opened. @mirror “Was that all? Again!”

+3
@toad “No,” said the toad. “Now it’s me.” [with2| @friend2 “And then me,” said [friend2], and looked about for a high thing.]

&again @toad “Oh, bother!” said the toad, and fell off her stone with all four feet in the air. She had kept it in since the snow, and it was a very good one.
/+3

+4
After that there was a small trouble. They both wanted to do the losing now, and when the dice were thrown, nobody would do the winning.

@mirror “You won,” said [mirror].

@toad “I did not,” said the toad. “That is your six. You can see it is.”

They looked at [hero]. And [hero] thought about the dance, twice round the table, and how [adult] had been lying on the floor all that time.

@hero “The one who wins has got something to do as well,” said [hero] slowly. “You help the other one up.”

@toad “With what?” asked the toad.

@hero “With a hand.”

They tried it. [Mirror] fell, thump, and the toad held out a small cold hand and pulled. It was hard work, for whoever has fallen properly is heavy. [with| [Friend] had to pull the toad, and that did it.] But in the end there they stood, and neither of them quite liked to let go.

@toad “That is even better than the falling,” said the toad. “Can one do them both?”

@hero “In turns,” said [hero].

Somewhere above them the kitchen window was open, and it smelled of supper. The spider got her thread back, wound up in a ball.
/+4

== again
Indoors the chair still stood there. ^red [Hero] put the red counter on the table. ^chair Then [hero] climbed up, because nobody else would.

&again @hero “Oh, bother,” said [hero]. It tasted of pennies.

+2
It was quite a high chair, when it was your own turn. [Hero] let go first.
/+2

Thump!

[Adult] had never done the winning before. @adult “What do I do now?”

@hero “You help me up,” said [hero].

+3
So [adult] did, with both hands. And then they put the lid on together, and held it down for a moment, to be sure.
/+3

+4
@adult “Again tomorrow?” asked [adult].

[Hero] thought about it. It might go this way, and it might go that way, for you never know with dice. @hero “Yes,” said [hero]. “And then we’ll see who falls.” [more| And [others] put their names down too, one under the other, for both jobs.]
/+4

== bed
That night the box lay on its shelf, quiet and shut. [Hero] lay under the blanket, warm and soft.

+2
There was still a very small taste of pennies. But there was toothpaste over it now.
/+2

+3
Down in the dark garden, under the shed, somebody said something, and something went thump, quite softly. And a while later came another.
/+3

+4
[Adult] turned down the lamp and sat on the edge of the bed, and held on to one hand, as one does when one has won. The moon came up slowly, and looked in, and went on its way.
/+4

&last @hero “Oh, bother,” yawned [hero], and let go, and fell.

!asleep It was a long fall and a soft one, all the way down to sleep.
`,
  older: `
== chalk
At [hero’s] house it was [adult] who did the losing. It had been that way for years, like the bins. [Hero] did the winning, and kept the score in chalk on the inside of the cupboard door, where there were now a hundred and twelve strokes under [hero’s] name. Under [adult’s] there was plain wood.

+2
@adult [Adult] was very good at it. First came the “Oh, bother!”, and then [adult] fell off the chair, now to one side and now to the other, and then came the lid. [Hero], meanwhile, went three times round the table with a colander for a crown.
/+2

+4
[more| [Others] had seen it so often that they fell off their chairs as well, all in a row, to save time.]
/+4

That evening it went wrong. [Adult] threw a six, and another, and another, with the face of somebody who cannot find the brake. And then it was over, and [hero] had lost.

+3
Nobody looked more frightened than [adult]. @adult “Perhaps I counted twice,” said [adult]. “Shall we say I counted twice?” But everybody had seen it, and the dice lay there in the lamplight with all their dots.

Something hot went up from [hero’s] collar to the tips of the ears.
/+3

*red @hero “That one doesn’t count!” shouted [hero], and the board went up, and the counters came down, and the red one rolled out of the door and under the shed.

== shed
[Hero] went after it, chiefly because it was dark under there. But it was taken. [Mirror.one] and a toad sat over a game that was grey with dust, and a spider had tied up the dice.

+2
@hero “Whose turn is it?” asked [hero].
/+2

@mirror “It’s my turn,” said [mirror]. “But if I throw, I may lose, so I’m thinking about it.”

@toad “Since the snow,” said the toad.

+2
@mirror “I’ve never lost at anything,” said [mirror].

@toad “You’ve never finished anything,” said the toad. “I was going to be married in April.”
/+2

*how @hero “It’s easy,” said [hero]. “You say ‘Oh, bother!’, and you fall off the chair. [Adult] has done it a hundred and twelve times.”

@toad “Out of how many?” asked the toad.

@hero “A hundred and twelve.”

The toad looked at [hero] for a long time. @toad “With dice?” she said. “I’ve had nothing to do since the snow but think about dice. Nobody loses a hundred and twelve times. Not without being very careful.”

+3
She pushed over a pair from a box of spare ones. @toad “Throw,” said the toad. “Ten for you, and ten for the flowerpot.” [Hero] threw. It was six to the flowerpot. @toad “There you are,” said the toad. “It isn’t even trying. Dice don’t know whose birthday it is. They don’t know who is small. That is the whole beauty of them.”
/+3

+2
[Hero] opened [his] mouth, and found that there was nothing in it. So many evenings came back, one after the other. There was the evening when [adult] had moved four instead of five, and the evening when [adult] had gone to look at the soup, just before the end, though it had not been a day with soup.

[with| @friend “I thought you knew,” said [friend] softly. | @mirror “Perhaps [hero] just has the knack,” said [mirror] kindly, and that was almost worse.]
/+2

== march
Indoors [adult] was on the floor, picking up counters. ^red [Hero] laid the red one down beside the others. @hero “How many of them did I win?” asked [hero].

[Adult] looked at the chalk, and for a moment a hundred and twelve was quite a possible answer.

+3
@hero “Properly,” said [hero].

@adult “You were so small when we began,” said [adult]. “You used to go white as a plate. And then you got bigger, and I never found the right evening to stop.”

@hero “How many?”
/+3

@adult “The one in March,” said [adult]. “In March I really tried.”

*cloth [Hero] fetched the cloth and went up to the cupboard. They were good strokes, straight and close together like a fence, and it had taken years to build. One by one they went, all but the one in March, and that looked very small on so much wood.

+2
It took a long time, because there was not one that [hero] did not remember. There was the birthday one, and the first one with the colander, and the one that had been so close that [hero] could not sleep for joy. When it was done, the cloth was white, and [hero’s] hands were as well.

[with| [Friend] rinsed out the cloth and said nothing, which was just right. | [Adult] did not say that it was only a game, which was just as well.]
/+2

^cloth Then [hero] picked up the chalk again and made a stroke under [adult’s] name, for tonight.

@hero “One all,” said [hero].

They both looked at it. It had never been so close.

+3
@adult “I haven’t had one of those since before you could walk,” said [adult], and touched the stroke with one finger, but carefully, so as not to smudge it.
/+3

+2
@hero “And I haven’t done the losing yet,” said [hero], and climbed up on the chair.
/+2

-2
So there was only the losing left to do, and [hero] climbed up on the chair.
/-2

^how &first @hero “Oh, bother,” said [hero]. It tasted of pennies, and the fall was further than it had always looked. Thump.

+2
[Hero] lay and looked at the underside of the table, which [adult] must have known very well by now.
/+2

+3
[Adult] stood there with both arms hanging. In a hundred and twelve games [adult] had learned everything about the floor, and nothing about what was done on top. @adult “Should I go round the table?” asked [adult]. “With the colander?”
/+3

-3
@adult “I’ve never done the winning,” said [adult]. “What comes now?”
/-3

[Hero] thought about it, down there. It was a good place for it. @hero “No dance,” said [hero]. “You help me up.”

== lost
+2
Then [hero] went back to the shed, since it had been left in the middle of things. @hero “I told you it was easy,” said [hero]. “It isn’t. It tastes of pennies. But it’s over quite soon, and afterwards you know where you are.”

@mirror “Where is one?” asked [mirror].

@hero “One all,” said [hero].

[Mirror] looked at the dice, undid the thread, and shut both eyes. They rolled as if they had forgotten how. It was a one.

&again @mirror “Oh, bother,” said [mirror], and toppled off the flowerpot. [with2| @friend2 “Seven out of ten,” said [friend2], who had got down on the ground to see it properly. “The feet were good.” | There was quite a thump, for the whole winter had gone into it.]

The toad did not go round the table, though she had waited long enough. She held out a small cold hand and pulled. @toad “Same again?” asked the toad. “But quickly. I’m late for a wedding.”
/+2

-2
Under the shed they heard the thump. Soon there came another one, not quite so loud, and a small voice said a word that it had been saving since the snow.
/-2

+4
The next evening it rained. The table was cleared, the lamp was pulled down low, and it was one all.

They had both played a hundred and thirteen times before, and neither of them had ever played like this. [Adult] did not look at the soup. [Adult] moved five when it was five. When [hero’s] red counter was sent home, it was sent home with a click that could be heard in the hall, and [adult] did not say sorry.

@hero “You’re good at this,” said [hero], astonished.

@adult “I was county champion,” said [adult]. “Before you were born.”

It went up and it went down. [Hero’s] heart went with it, and the hot thing came up out of the collar twice, and twice it went back, because there was no time for it. [with| [Friend] had been made to sit on both hands, and was reading out the throws. | The rain ran down the window, and nobody heard it.] And then they were both of them nearly home. [Adult] needed a two. [Hero] needed a six, and it was [hero’s] turn.

[Hero] shook the cup for a long while, and threw too hard, and the dice hopped over the edge of the table and rolled away under the dresser.

@adult “You look,” said [adult]. “You’re nearer.”

So [hero] lay down on the floor, with one cheek on the boards, and looked. There was fluff under there, and a button, and there lay the dice, where nobody else could see it.

It was a one.

It was very quiet down there. A six is only a word, and takes no longer to say than a one does. And then there would be a stroke, long and white and straight, and it would stand next to the one in March for ever. [Hero] looked at it there, in thought. It stood next to the one in March, and the one in March looked back at it. And after a while you could not tell any more which of them was which.

@hero “One,” said [hero] into the fluff.

[Adult] threw a two.

@hero “That counts,” said [hero], a little hoarse, and fetched the chalk. Two to one. Then it was time for the chair.

&again @hero “Oh, bother,” said [hero]. It was still pennies, and no fewer of them. But there is a way of leaning into it, with the left shoulder first, and whoever has had a second try begins to see what can be made of it. Thump.

@adult “Oh, that was fine,” said [adult], and there was a hand there at once.

@hero “Tomorrow I’ll have you,” said [hero] from below.

@adult “You’ll have to,” said [adult]. “I’m not going to help.”

Nobody had ever said anything nicer to [hero] at that table.
/+4

== bed
-4
That night the box lay quiet on its shelf. In the dark of the cupboard stood two strokes, one on each side, as even as a pair of slippers.
/-4

+4
That night the box lay quiet on its shelf. In the dark of the cupboard stood three strokes, two on the one side and one on the other, and there was a great deal of room for more. [more| Across the landing [others] were practising, softly, on to pillows.]
/+4

+2
@adult “I’ve missed that for years,” whispered [adult], and smoothed the blanket slowly. “Throwing a six, and being glad.”

@hero “You could have said,” murmured [hero].

@adult “Yes,” said [adult]. “I think it was my turn.”
/+2

+3
The window stood open a little, and the night was soft and still. Under the shed a thread had been spun again, but this time it went from one leaf to the next, where it was in nobody’s way. From the pond came a croaking in two voices, like a very long yes. [with| [Friend] was asleep already, with one hand held out, as if there were somebody to be helped up.]
/+3

[Hero] lay warm under the blanket, and there was hardly any penny left, only toothpaste. &last @hero “Oh, bother,” breathed [hero], and let go.

!asleep It was a soft, slow fall into sleep, and nobody had to be helped up till morning.
`,
}
