import type { Telling } from '../../../../craft/telling.ts'

export const dinosaursNotYet: Telling = {
  id: 'dinosaurs-not-yet',
  shape: 'quest',
  fits: { kind: 'theme', themes: ['dinosaurs'], named: ['dinosaur'] },
  ages: [3, 12],
  titles: ['Not Yet, Said Dot', 'The Longest Dinosaur in the World', 'The Roar That Took All Day'],
  figures: {
    dot: { forms: { name: 'Dot' }, gender: 'she' },
    norman: { forms: { name: 'Norman' }, gender: 'he' },
    fluff: { forms: { name: 'the fluffy dinosaur' }, gender: 'it' },
    frog: { forms: { name: 'the frog' }, gender: 'it' },
    triceratops: { forms: { name: 'the oldest triceratops' }, gender: 'she' },
  },
  fact: '[Hero] made Dot, the longest dinosaur in the world, laugh so hard that she could not jump.',
  next: 'Dot, the longest dinosaur in the world, was laughing at something from yesterday.',
  young: `
== tail
-2
[with| [Hero], [friend] and [adult] | [Hero] and [adult]] lived in a house beside the tail of Dot, the longest dinosaur in the world. *tail She was so long that a tickle took all day to reach her. [Hero] tickled her tail every morning, and Dot laughed at night, when [hero] was fast asleep. [Hero] longed to hear it.
/-2

+2
In the valley of the dinosaurs, [with| [hero], [friend] and [adult] | [hero] and [adult]] lived beside a very long tail. It was Dot’s.

Dot was the longest dinosaur in the world. *tail She was so long that a tickle took all day to reach her. [Hero] tickled her tail every morning, and Dot laughed at night, when [hero] was fast asleep. [Hero] did so want to hear it!
/+2

+3
@adult “It’s like a hundred bathtubs rolling down a hill,” said [adult].
/+3


+3
[with2| [Friend2] lived next door.]
/+3

+4
[more| So did [others].]
/+4

+4
Every evening [hero] tried to stay awake. But nobody can stay awake for as long as Dot was long.
/+4

== roar
-2
But one morning Norman, a tyrannosaurus, got to the tail first. @norman “ROAR!” he went. “Are you frightened?”

&first @dot “Not yet,” called Dot, from the treetops. “I heard you. But the fright takes till bedtime. Then I’ll jump. Last time, I made that lake.”

Goose bumps as big as buns were walking up her tail.

[Hero] looked at the lake, and at the house.
/-2

+2
One morning, before the tickle, a tyrannosaurus called Norman jumped out of the ferns. He had very big teeth and very small arms.

@norman “ROAR!” he went, at Dot’s tail.

+3
All the little dinosaurs hid. The triceratops hid behind the stegosaurus. The stegosaurus hid behind a fern.
/+3

@norman “Are you frightened?” asked Norman.

&first @dot “Not yet,” called Dot, high up in the trees. “I heard you. But only my tail is frightened. It takes till bedtime to get to the rest of me.”

+3
@norman “At bedtime?” said Norman. “But that was my only roar today!”

@dot “You’ll have to wait, then,” said Dot kindly.
/+3

Goose bumps as big as buns were walking up her tail, one behind the other.

@dot “And then I’ll jump,” said Dot. “Last time, I came down over there. Now it’s a lake.”

[Hero] looked at the big round lake. Then [hero] looked at their little house.
/+2

+3
[Adult] put a cushion on the roof. It was their best cushion, but it was only one.
/+3

+4
[with| [Friend] tried to push the first bump back. But it went down under [friend’s] hand, and came up on the other side. | [Hero] tried to push the first bump back. But it went down under [hero’s] hand, and came up on the other side.]

@hero “Norman, please take your roar back!” said [hero].

@norman “I can’t,” said Norman. “Once it’s out, it’s out.”

He sat down and looked at the lake too. It really was very big.
/+4

== climb
@hero “Can you jump when you’re laughing?” asked [hero].

@dot “Nobody can,” said Dot. “But a tickle on my tail takes all day.”

@hero “Then I’ll tickle your EAR!” said [hero].

-3
So up went [hero] and [adult], along the tail, the back and the neck((, with the bumps close behind)).
/-3

+3
So they all climbed up. All morning they went along the tail. At noon they came to the back. They ate their sandwiches very fast.

-4
The bumps came close behind.
/-4
/+3

+4
In the middle of Dot’s back sat a fluffy dinosaur, no bigger than a teapot. It had run up there to hide.

@fluff “Is Norman gone?” it whispered.

@hero “Norman’s all right,” said [hero]. “He’s only loud.” And [hero] tucked it into [his] jumper, with just the fluffy tail sticking out.

But while they stopped, the bumps went past! One, two, three, they went, between [hero’s] feet. Now the bumps were in front.
/+4

@norman “Are you frightened NOW?” called Norman, from below.

&again @dot “Not yet,” said Dot. “But my back is.”

+3
-4
The neck was as steep as a ladder without any rungs.

@norman “It’s my fright,” said Norman, “so I’d better help.” They sat down on his nose. He stood on tiptoe, and lifted them right up to the top.
/-4
/+3

+4
Then came the neck. It was as steep as a ladder without any rungs, and the bumps were going up it.

@norman “It’s my fright,” said Norman, “so I’d better help. Sit on my nose.”

@fluff “On his NOSE?” whispered the fluffy dinosaur.

They all sat down on Norman’s nose, and he stood on tiptoe. But he wasn’t tall enough. And something was tickling him. It was a very fluffy tail.

@norman “Ah,” said Norman. “Ah, ah, TCHOO!”

Up they flew, past the bumps, and past the treetops, and they landed softly on the top of Dot’s head.
/+4

== laugh
-2
[with| At the top [hero] and [friend] tickled Dot’s ears, | At the top [hero] tickled Dot’s ear,] and she laughed! It was the biggest laugh in the world, and [hero] was awake! When the bumps got there, Dot was laughing too hard to jump.
/-2

+2
-4
At the very top, [hero] tickled Dot behind one ear. [with| [Friend] tickled her behind the other. | Then [hero] tickled her behind the other.]
/-4
/+2

+3
-4
[with2| [Friend2] watched the bumps, and counted how many were left to come. | The bumps were very near.]
/-4
/+3

+4
[Hero] tickled Dot behind one ear. [with| [Friend] tickled her behind the other. | Then [hero] tickled her behind the other.] [with2| [Friend2] watched the bumps, and counted how many were left to come. | The bumps were very near.]

@dot “Is somebody there?” asked Dot. “My skin’s rather thick.”

So [hero] took the fluffy tail, and tickled her with that.
/+4

+2
And Dot laughed! It was the biggest laugh in the world, and [hero] sat right in the middle of it. All the trees shook.

+3
@hero “A hundred bathtubs!” said [hero].
/+3

Then the bumps got there. But Dot was laughing much too hard to jump.
/+2

@dot “Hic,” said Dot.

@norman “Was that my roar?” asked Norman.

@dot “Yes,” said Dot. “It was lovely.”

+2
Norman went pink. Nobody had ever told him that. They had always run away.
/+2

== home
-2
They slid home. ^tail [Hero] tickled the tail softly, so that Dot would laugh at breakfast.
/-2

+2
Then they slid down the neck, the back and the tail, right to their own front door.
/+2

+3
Norman came to supper. He lay down outside, and put just his nose in. [Adult] gave him the longest spoon, because of his arms.
/+3

+4
The fluffy dinosaur had its supper on top of the nose. It said it wasn’t frightened. Norman said he wasn’t either.
/+4

+2
^tail When the moon came up, [hero] tickled Dot’s tail at last, softly. ((Norman helped. Very small arms are just right for that.))

@hero “That one will get there at breakfast,” whispered [hero], “and I’ll be awake.”
/+2

== bed
-2
In bed it was warm. [Adult] kissed [hero’s] big toe.
/-2

+2
-3
In bed it was warm and quiet. [Adult] sat at the far end, and kissed [hero’s] big toe.
/-3
/+2

+3
-4
Then [hero] lay in bed, warm under the blanket. Outside it was quiet. The stars came out slowly over Dot, from one end to the other. [Adult] sat at the far end of the bed, and kissed [hero’s] big toe.
/-4
/+3

+4
Then [hero] lay in bed, under a soft blanket. [with| [Friend] lay close by, warm and sleepy.] [more| [Others] were in bed as well, all in a row.] The cushion was back on its chair.

Outside it was quiet. Norman was asleep, with his nose on the step, and something fluffy was asleep on his nose. The stars came out slowly over Dot, one after the other, from end to end.

[Adult] sat down at the far end of the blanket, and kissed [hero’s] big toe.
/+4

@adult “Has it got to you?” whispered [adult].

&last @hero “Not yet,” murmured [hero].

-2
The kiss went softly up. !asleep It had only got to the knee when [hero] was asleep.
/-2

+2
The kiss went slowly up the foot, soft and warm. ((It went past the ankle.)) !asleep It had only got to the knee when [hero] was asleep.
/+2
`,
  older: `
== tail
Dot was the longest dinosaur in the world. Her tail lay beside [hero’s] house, and her head was eating leaves behind the second hill. *tail Whatever happened to the tail took all day to reach the head. Every morning [hero] tickled the tail, and every night, just after [hero] had fallen asleep, Dot laughed.

-2
@adult “It’s like a hundred bathtubs rolling down a hill,” said [adult].
/-2

+2
@hero “What does it sound like?” asked [hero], who had never once heard it.

@adult “Like a hundred bathtubs rolling down a hill,” said [adult].

+3
[Hero] had tried everything to stay awake: cold feet, and a bed of pine cones, and once even standing up. It was no use, because nobody can stay awake for as long as Dot was long.
/+3
/+2

[Hero] longed to hear it. If only the tickle would run! So one morning [he] tickled the tail, took Sunday’s plum cake off the shelf, and carried it to Norman, the tyrannosaurus, because everything runs from Norman. [with| [Friend] held the plate.]

-3
@hero “One roar, please,” said [hero]. “Right behind the tickle, so that it runs.”
/-3

+3
@norman “What’s this for?” asked Norman.

@hero “One roar, please,” said [hero]. “The biggest you’ve got. Right behind the tickle, so that it runs.”

@norman “I’ve only got one a day,” said Norman, “so it’s always the biggest.”
/+3

+4
@hero “And what happens after that?” asked [hero], who liked to know what a cake would buy.

@norman “They run away,” said Norman. “Then it’s very quiet, and I have my lunch.” He looked at the cake for a while. “Nobody’s ever ordered one before. Mostly people ask me not to.”
/+4

== roar
-3
Norman ate the cake, and the plate as well, and then he roared until the washing flew off the line. Behind the second hill, Dot went on eating.
/-3

+3
Norman ate the cake, and the plate as well. Then he planted his feet beside the tail, and he roared. The washing flew off the line. [with| [Friend’s] hair stood straight out behind, and stayed there. | [Hero’s] hair stood straight out behind, and stayed there.] A small hill moved over. And behind the second hill, Dot went on eating.
/+3

@norman “Isn’t she frightened?” asked Norman.

&first @hero “Not yet,” said [hero].

Nothing ran. But goose bumps as big as plates had come up on the tail, and they set off behind the tickle, one after the other, and just as slowly.

-2
[Adult] came out, and saw them. @adult “When that gets to Dot, she’ll jump!” [adult.he] cried. “Last time it was only a wasp, and where she came down, there’s a lake. Who did it?”

@hero “Norman,” said [hero], which was true, as far as it went.
/-2

+2
[Adult] came out to see about the washing, and saw the bumps.

@adult “Who’s been frightening Dot?” [adult.he] cried. “When that gets to her, she’ll jump!”

@hero “Is that bad?” asked [hero].

@adult “Last time it was a wasp,” said [adult]. “You know the lake?”

@hero “Yes.”

-3
@adult “That’s where she came down,” said [adult]. “Who did it?”
/-3

+3
@adult “That’s where she came down.”

[Hero] looked at the lake. You could hardly see across it.

@adult “Who did it?” asked [adult].
/+3

@hero “Norman,” said [hero], which was true, as far as it went.
/+2

Norman opened his mouth. Then he looked at [hero], and closed it again.

== chase
-2
All over the valley, dinosaurs picked up their eggs.

@hero “Can’t you call it back?” whispered [hero].

@norman “No,” said Norman. “But it doesn’t work on anybody who knows it’s coming.”

So somebody had to tell Dot. All day they ran with Norman along her tail and over her back, and on the neck they passed the bumps.

@norman “Is she frightened?” panted Norman.

&again @hero “Not yet,” panted [hero].
/-2

+2
The news ran through the valley a good deal faster than the bumps. The triceratopses picked up their eggs, and the stegosauruses picked up their grandmothers, and then they all stood still, because nobody could say where Dot would come down.

@triceratops “You ought to be ashamed of yourself, Norman!” said the oldest triceratops, with an egg balanced on her nose.

@norman “Yes,” said Norman, and looked at his feet.

[Hero’s] ears grew hot. @hero “Can’t you call it back?” [hero] whispered.

@norman “Once it’s out, it’s out,” said Norman. “But it doesn’t work on anybody who knows it’s coming. That’s why we jump out from behind things.”

So somebody had to get to Dot’s head before the fright did, and tell her. [Hero] looked along the tail, up the slope, and over the hill, where the rest of her was.

+4
[Adult] had picked up the washing, and now untied the line, and hung it round [hero’s] neck in loops.

@adult “I’m staying with the eggs,” said [adult]. “There are forty of them, and I’ve got the only basket. You’re quicker than I am. And a line always comes in useful.” [more| [Others] stayed too, with their arms full of eggs.]

It would have been a good moment to say something about a cake. [Hero] looked at the basket, and at the forty eggs, and said thank you for the line.
/+4

@hero “Come on, Norman,” said [hero]. “She’ll want to see who it was.” And it was uncomfortable how nicely Norman came.

They ran along the tail all morning. At noon they climbed up on to the back, in the wind.
/+2

+3
Nobody had ever swept Dot’s back. It was covered with moss and bushes, and they couldn’t see a single bump. In the hollow between her hips lay a pond, and at the edge of it sat a frog.

@hero “Is this still Dot?” asked [hero].

@frog “Never heard of her,” said the frog. “This is the hill.”

@hero “Have any goose bumps gone past?”

@frog “Something goes under us every day at noon,” said the frog, “and all our lily pads wobble. Today they wobbled, and then they jumped.”

The wobble was the tickle, and the rattle was the bumps. They had gone past already.

@norman “Get on my head,” said Norman, and bent down. A tyrannosaurus has no arms to speak of, but nobody has better legs. [with| [Hero] and [friend] | [Hero]] got on, and held tight to his eyebrows. [with2| [Friend2] sat behind, and steered. | The bushes went by in one long green line.] By the shoulders, they could see the bumps in front of them. At the bottom of the neck, they went past.
/+3

+2
-3
By the shoulders they could see the bumps in front, and at the bottom of the neck they ran past.
/-3

@norman “Is she frightened?” panted Norman.

&again @hero “Not yet,” panted [hero].
/+2

+4
There they stopped. The neck went straight up into the evening like a tower, and Norman looked at it, and then at his arms.

@norman “You go,” he said. “I’d only have liked to see one arrive, just once. They’ve always run off by then.”

It would have been quicker. But it’s bad enough to tell tales about somebody, without leaving him at the bottom of a neck. So [hero] took the washing line and climbed[with| , with [friend] close behind], and tied it under Dot’s chin, in a bow, like a shoelace. Then [hero] waited, although it was hard to wait, with the bumps coming up below.

At sunset, Dot always bent down for a drink of water. Down came her head, and Norman took the end of the line between his teeth. Up went her head again, and up came Norman[with2| , with [friend2] on his head], turning slowly, like a bucket out of a well.
/+4

== ear
-2
@hero “There’s a fright coming,” said [hero] into Dot’s ear, “but don’t jump. It’s only Norman’s.”

@dot “What have I ever done to Norman?” asked Dot.

Norman could have told her, but he only sniffed. The valley was safe now, and [hero] could have left it at that.
/-2

+2
So they came to Dot’s ear, which was as big as a door, and [hero] knocked.

-4
@dot “Who’s there?” asked Dot. Up here, things reached her at once.
/-4

+4
@dot “Was it you who tied the bow?” asked Dot. Up here, things reached her at once.
/+4

@hero “I live beside your tail,” said [hero]. “There’s a fright coming, so please don’t jump. It’s only Norman’s.”

@dot “That’s very good of you,” said Dot. “But what have I ever done to him?”

Norman could have told her. It was on the tip of his tongue, next to a crumb of cake. But he only sniffed.

The valley was safe. [Hero] could have left it at that, and been thanked. All it would have cost was Norman.
/+2

@hero “It wasn’t him,” said [hero]. “It was me. I tickle your tail every morning, and you only laugh when I’m asleep. I wanted to hear it. So I paid him with a cake, to make the tickle run.”

-2
[with| @friend “And I held the plate,” said [friend]. | For a moment it was quiet.]
/-2

+2
[with| @friend “And I held the plate,” said [friend], and moved up closer. | The wind blew, and below them a bump fell over a wrinkle and got up again.]
/+2

@dot “That’s YOU?” said Dot. “Every night, just as I’m nodding off, I have to laugh, and I’ve never known what at!”

== laugh
-2
Just then the tickle arrived, and she laughed. It really was like a hundred bathtubs, with [hero] in the middle, and when the bumps came, there was no room for them.
/-2

+2
And just then the tickle arrived, and she began to laugh. It started somewhere down in her chest, like the first bathtub going over the edge. Then came the other ninety-nine. The treetops shook, and the second hill shook, and [hero] stood right in the middle of it, holding on to an eyelash.

+3
Far off in the valley, the triceratopses put down their eggs and listened. Then they began to laugh too, without knowing what at, and it ran from one end of the valley to the other.
/+3

And into the middle of all that, right behind the tickle, came the bumps. They got as far as the ear, and looked for somewhere to be frightening, and there simply wasn’t any room.
/+2

@dot “Hic,” said Dot.

-2
@norman “Was that mine?” asked Norman.

@dot “It was,” said Dot, “and it was beautiful.” Nobody had ever stayed to tell him so.
/-2

+2
That was the whole of the jump.

@norman “Was that mine?” asked Norman.

@dot “It was,” said Dot, “and it was beautiful. It was so well rounded.”

Norman didn’t know where to look. Nobody had ever stayed to tell him.
/+2

+3
@norman “Would you say it was loud?” he asked after a while.

@dot “Extremely loud,” said Dot. “I expect I shall hear it again tomorrow, when it gets to my toes.”
/+3

== home
-2
They slid home, to [adult] at the door.
/-2

+2
They slid down the neck, the back and the tail, right to the door, where [adult] was standing.
/+2

@hero “I owe you a cake,” said [hero].

@norman “And a plate,” said Norman.

+2
Then [hero] told all of it, from the beginning, including the shelf.

@adult “I see,” said [adult]. “Then on Sunday you’re going to bake, and I’m going to sit down. And what about Norman?”

[Hero] went across to the oldest triceratops, and told it all over again. That was worse.
/+2

+4
@triceratops “In that case,” said the oldest triceratops, “somebody has been rude to Norman, and it was me.” And she begged his pardon, which was more than a triceratops had ever done before.

Norman helped to carry all forty eggs back to their nests. His arms turned out to be exactly right for it. He held each one close, as if it were made of glass, and put it down so gently that not one of them woke. When he had finished, he asked if there were any more.
/+4

-2
^tail But before bed [hero] went out, and tickled the tail softly. It would get there in the morning, when everybody was awake.
/-2

+2
^tail But before bed [hero] went out in the moonlight, and tickled the tail. It was so simple that nobody had thought of it. A tickle that set off at night would get there in the morning, when everybody was awake.
/+2

== bed
-2
Then [hero] lay in bed, warm under the blanket, and [adult] kissed [his] big toe.
/-2

+2
Then [hero] lay in bed, warm under a soft blanket. The washing hung quiet on its line, and the lake lay still, with the moon in it.
/+2

+3
Outside the window, Norman was asleep with his chin on the step, and breathed slowly in and out. [with| [Friend] was asleep too, and breathed in when Norman breathed out. | The curtain moved in when he breathed out, and out when he breathed in.] Along the dark hills lay Dot, on and on, and the stars came out over her, one after the other, until they came to the end.
/+3

+4
[more| [Others] lay in a row, warm and still, each of them no longer than a bed.] It was quiet in the nests. Up on her back a frog said something drowsy about the hill, and was hushed by the others. Somewhere between her tail and her head a tickle was walking, all alone in the moonlight, and it was in no hurry at all.
/+4

+2
[Adult] sat down on the edge, at the far end of the blanket, and kissed [hero’s] big toe.
/+2

@adult “Has it got to you?” whispered [adult].

&last @hero “Not yet,” murmured [hero].

-2
Softly, the kiss set off for the knee. !asleep It was still on its way when [hero] was asleep.
/-2

+2
[Adult] turned down the lamp, and waited. The kiss went on slowly, past the ankle, and over the quiet hill of the knee. !asleep It still had a little way to go when [hero] was asleep.
/+2
`,
}
