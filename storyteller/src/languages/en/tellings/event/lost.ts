import type { Telling } from '../../../../craft/telling.ts'

export const lost: Telling = {
  id: 'lost',
  shape: 'swap',
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
  titles: ['The Other End of Lost', 'Somebody Very Happy', 'Lost Until Thursday'],
  tile: { label: 'Something lost', wish: 'A bear who has lost his hat' },
  figures: {
    man: { forms: { name: 'the man on the bench' }, gender: 'he' },
    woman: { forms: { name: 'the woman at the window' }, gender: 'she' },
    girl: { forms: { name: 'the girl in the bath' }, gender: 'she' },
    boy: { forms: { name: 'the boy on the wall' }, gender: 'he' },
    lady: { forms: { name: 'Mrs Ackerley' }, gender: 'she' },
    newcomer: { forms: { name: 'the girl from number four' }, gender: 'she' },
    dormouse: { forms: { name: 'the dormouse' }, gender: 'she' },
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
  fact: 'A dormouse found something that [who.one] had lost, and [hero] heard her hum.',
  next: 'It was Thursday again, and somewhere a dormouse had begun to hum.',
  young: `
== lost
-2
[Who] had lost [who.his] [what.kind]. [Who.he] had looked and looked. There was nothing left to look under.
/-2

+2
-3
[Who] had lost [who.his] [what.kind]. [Who.he] had looked on things and under things, and now there was nothing left to look under.
/-3
/+2

+3
[Who] had lost [who.his] [what.kind]. [Who.he] had looked on things and under things, and now there was nothing left to look under. So [who.he] looked once more, in case [what] had come back. Lost things do that, but only when no one is there to see it.
/+3

@who “Lost,” said [who] to [hero].

-2
*happy &first @hero “Lost is only what you call it at this end,” said [hero]. “At the other end you call it found. Someone there is very happy. We must look for them.”
/-2

+2
&first @hero “Lost is only what you call it at this end,” said [hero]. “At the other end you call it found.”

@who “Which other end?”

*happy @hero “Someone has found [what.one], and is very happy now,” said [hero]. “So we must look for someone very happy.”
/+2

+3
[Who] looked up, for the first time all day.
/+3

== looking
-2
A man ((on a bench ))was fairly happy. His shoes were off. So it was not him.
/-2

+2
-3
A man on a bench was fairly happy. His shoes were off. So it was not him.
/-3
/+2

+3
@who “Are you very happy?” [who] asked a man on a bench.

@man “Fairly,” said the man. “My shoes are off.”

@hero “As happy as if you had found [what.one]?” asked [hero].

The man moved his toes and thought about it. @man “No,” he said. “Just as happy as shoes off.” So it was not him.
/+3

+2
@hero “Are you very happy?” [hero] asked a woman at her window.

@woman “I am now,” said the woman. “I had tried to sneeze since Monday.” So it was not her.
/+2

+4
Next came a girl in a bath, who sang. You could hear her right across the street. [with2| @friend2 “That sounds very happy!” said [friend2]. | It did sound very happy.]

@hero “Have you found something?” [hero] called up.

@girl “The soap!” sang the girl. “For the second time!”

So it was not her. But [who] had to smile a bit. They had met three people, and all three were glad of something.
/+4

[with| @friend “Listen!” said [friend], and stood still. | Then they both stood still.] Hm-hm-hm! Someone was humming, as you do when you are full to the top.

== turn:swims
It came from a stone, far out. [Who] swam ahead. [Hero] came after, where it was shallow.

== turn:digs
It came from under the ground. [Who] dug, quick and quiet. [Hero] looked in.

== turn:climbs
It came from high up. [Who] climbed. [Hero] came after, foot by foot.

== turn:smells
It came from beyond the nettles. They went by the smell, left and right, nose first.

== turn:any
It came from behind the hedge. [Who] kept quite still. [Hero] parted the leaves.

== dormouse
There sat a dormouse with [what], and hummed.

@dormouse “Look!” she said. “I have found [what.one]! And I never find a thing!”

+3
She showed them the top, and she showed them the back. She had sat there since noon, so as not to miss a bit of it. [more| [Others] had to come and see, one by one, and she hummed for each of them. | And until noon she had not known that she could hum.]
/+3

-2
[Who] did not say a word.
/-2

+2
[Who] did not say a word. It would have been easy, if only she had been less happy.
/+2

The dormouse stopped. @dormouse “What do you call it,” she asked, “at the other end?”

@who “Lost,” said [who].

+4
@dormouse “Oh,” said the dormouse. “Then someone was sad. All the time that I hummed?”

@who “Since breakfast,” said [who]. “But it is a good hum.”
/+4

So she gave back [what]. Now [who] was very happy, and the dormouse was not. They had only changed ends.

== thursday
+3
[Hero] looked at the one end, and [hero] looked at the other. Then there was some whispering.
/+3

@hero “You could lose [what] again,” whispered [hero]. “On Thursdays.”

-2
@who “On Thursday,” [who] told her, “I shall lose [what] again.”

@dormouse “Where?” she breathed.

@who “That is for you to find.”
/-2

+2
@who “I am quite good at losing,” said [who]. “Dormouse, on Thursday I shall lose [what] again.”

@dormouse “Where?” breathed the dormouse.

@who “I must not say. That is for you to find.”

And behind them, all the way home, it went hm-hm-hm.
/+2

+4
On Thursday, [who] lost [what] in the long grass. But it is not easy to lose a thing if you want to. [Who] looked the other way, and still knew just where. [Who] shut both eyes, and still knew.

@who “My head goes on knowing,” said [who].

@hero “Then your head must have something else in it,” said [hero], and began to tell a story. It was the longest one that [hero] knew. There was a shoe in it, and the sea, and nine sheep, who all had names. At the sixth sheep, [who] said, @who “And then?” [with| At the seventh, [friend] took [what] away, on tiptoe. | At the seventh, [hero] gave [what] a small push with one foot, round the corner.] At the ninth, it was over.

[Who] looked in the grass. [Who.he] looked behind the grass. And then [who.he] was glad from top to bottom.

@who “Lost!” cried [who]. “Really and truly lost!”

It did not take long. Hm-hm-hm!

^happy In the evening the dormouse brought it home. @dormouse “You cannot find a thing that you have got,” she said. “May I come next week?”

So they were both very happy now, one at each end.
/+4

== bed
-2
^happy That night, [hero] lost a sock in the soft, dark grass. Nobody looked for it. Then it was bedtime, with one warm foot and one cool.

&last @hero “Lost,” [hero] told the cool one, “is what you call it at this end.”
/-2

+2
^happy At bedtime, [hero] had only one sock.

@adult “Where is the other?” asked [adult]. @hero “Lost,” said [hero]. “By the back step.”

@adult “Shall I find it?”

@hero “Not you,” said [hero]. “It is for someone who never finds a thing.”

So [adult] let it lie there, in the soft, dark grass. One warm foot and one cool were tucked in.

&last @hero “Lost,” [hero] told the cool one, “is only what you call it at this end.”
/+2

+3
The moon came slowly over the roof. It laid a quiet light on the step, and on the soft sock, and rested there, and did not tell.
/+3

Outside, someone hummed softly in the dark. !asleep But [hero] was fast asleep.
`,
  older: `
== shelf
[Who] had lost [who.his] [what.kind], and so [who.he] came to [hero], who kept the Lost Property.

*shelf On a shelf in the shed lay eleven things that nobody had ever come for, and none of them was [what]. *compass One was a brass compass, and for nearly a year now [hero] had hoped that nobody would.

+2
@who “I have looked where I was,” said [who], “and then I looked where I was not.”

They put up a notice. LOST, it said, and under that, [what.one]. All morning people stopped to read it, and all of them had lost something themselves.

That is what is wrong with such a notice. Whoever has found a thing does not stop to read. They go home, and are glad.

[Hero] thought about that with the hammer in one hand, and then took down the notice.
/+2

@hero “Lost is only what you call it at this end,” said [hero]. “At the other end it is called found. So somebody must have been very happy since breakfast((, and we only need to ask round)).”

== questions
[Hero] took a notebook and wrote: HOW HAPPY, OUT OF TEN? SINCE WHEN? AND WHY?

The man on the bench was a six, since he had taken off his shoes.

+2
@woman “Eight,” said a woman at her window, “since twenty past two. I had been trying to sneeze since Friday.”
/+2

+3
A boy on a wall was a nine. @boy “My cousin has gone home,” he said. [with2| @friend2 “That will wear off,” said [friend2], and made it an eight and a half. | He was asked if it might wear off, and said that he did not think so.]

They wrote it all down. It was a strange thing to see on paper. There was a good deal of happiness in that street, and not a bit of it was [what].
/+3

At number nineteen Mrs Ackerley was pegging out her washing, and she sang.

@lady “Ten,” she said, “since breakfast. And why is nobody’s business.” And she went red.

((Ten, since breakfast, and red. ))[Hero] shut the notebook.

@hero “You have found [what.one],” said [hero]((, so loudly that the bench could hear it)), “and kept quiet about it!”

+3
[with| @friend “I am not so sure,” said [friend], but it was out by then. | It was a wonderful feeling, and it lasted for about as long as it takes to let go of a peg.]
/+3

Mrs Ackerley stopped singing, and took a letter out of her apron.

@lady “It is from my sister,” she said. “She has not written for eleven years.” Then she folded it up, quite small, and was a three((, at the very most)).

+2
So now there was something else that was lost, and it had not even got lost by itself. [Hero] could have said to the minute where it had last been seen.
/+2

== letter
@who “We must go on,” whispered [who], “or it will be dark.”

-2
[Hero] went back, and sat down on the step, and said, @hero “I only said it because I wanted to be done. Would you read it to us?”
/-2

+2
It was true. There were eight more gardens in the street, and from none of them could you have seen number nineteen. [Hero] got as far as the first of the eight. Then [hero] turned round, and went back, and sat down on Mrs Ackerley’s step, where the whole bench could see it.
/+2

+2
@hero “I only said it because I wanted to be done,” said [hero]. “Would you read it to us?”
/+2

@lady “It is nine pages long,” said Mrs Ackerley. “They are mostly about hens.”

@hero “We have got time,” said [hero], and did not look at the sky.

+3
So she unfolded it. It began with a brown hen called Patience, who had none. It went on to the weather, and then to a speckled hen, and there were eleven years of both. [Who] came closer to listen. [more| [Others] had found a place on the wall. | A blackbird had come to sit on the line.] By the fourth page, Mrs Ackerley was a five.
/+3

-2
She was a six by the fourth page. At the ninth she wiped her eyes, and was a ten again, and in the quiet after that they all heard it. Hm-hm-hm!
/-2

+2
-3
She was a six by the fourth page. At the seventh, where the hen gets into the organ, she laughed so much that she had to hold on to a sheet. At the ninth she stopped, and wiped her eyes, and was a ten again. And in the quiet after that they all heard it. Hm-hm-hm!
/-3
/+2

+3
At the seventh page, where Patience gets into the church organ, she laughed so much that she had to hold on to a sheet. And when the ninth came to an end, she wiped her eyes, and was a ten again, and a better ten than before, because now there was somebody who knew why. Nobody spoke. And so they heard it. Hm-hm-hm!
/+3

@lady “Oh, that,” said Mrs Ackerley. “That has been there since breakfast. I thought it was the pipes.”

+2
But no pipe has ever been so pleased with itself. If they had gone on, they would have gone straight past it.
/+2

== turn:swims
It came from the stone in the middle of her pond. [Who] swam out to it, without a ripple, and [hero] lay down flat at the edge to see.

== turn:digs
It came from under her cabbages. [Who] dug, as politely as one can in somebody else’s cabbages, and [hero] put an ear to the hole and said where.

== turn:climbs
It came from high up in her pear tree. [Who] climbed, and showed [hero] at each branch which one would hold.

== turn:smells
It came from beyond her nettles. They went by the smell, left and right and left, nose first, with their sleeves pulled down.

== turn:any
It came from behind her hedge. [Who] kept as still as a picture of [who.himself], and [hero] parted the leaves((, one by one)).

== dormouse
There sat a dormouse with [what], and hummed.

-2
@dormouse “Twelve,” she said((, before anyone had asked)). “I have never found a thing before, and now this!”
/-2

+2
@dormouse “Twelve,” she said, before anyone had asked.

@hero “Out of ten?”

@dormouse “I have never found a thing before,” said the dormouse. “Nuts, berries, whatever there is, somebody has always been there first. And now this!”

She had laid daisies all round it, and on a leaf she had scratched, in very small letters: FOUND BY ME.
/+2

[Who] did not say a word. It would have been easy with a six.

The hum grew slow. @dormouse “What do you call it,” asked the dormouse, “at the other end?”

@who “Lost,” said [who].

-2
She gave back [what], and now [who] was a twelve, and the dormouse was a two. They had only changed ends.
/-2

+2
@dormouse “I see,” said the dormouse. She took up the daisies, first the near ones and then the far, and then she pushed over [what], as far as [what] would go.

Now [who] was a twelve, and the dormouse was a two. They had only changed ends. [Hero] added it up in the notebook, and it came to fourteen, as it had before.
/+2

== thursday
+2
@hero “There must be a way to make it more,” said [hero].

@dormouse “You cannot find a thing twice,” said the dormouse.

@hero “You can,” said [hero] slowly, “if it gets lost twice.” And [hero] looked at [who].

[Who] understood, and held on to [what] for a moment longer. It was not a small thing to ask.
/+2

-2
@hero “It could get lost again,” said [hero] slowly. [Who] understood, and held on to [what] for a moment longer.
/-2

@who “On Thursdays,” said [who] then, “I shall lose [what] again.”

@dormouse “Where?” breathed the dormouse, and was a nine already, and it was only Monday.

@who “That is for you to find.”

+4
There is not much to be said about that Thursday, but that [who] was bad at it. Twice [who.he] put [what] down in the long grass and looked the other way, and twice [who.he] knew exactly where. You cannot lose a thing while you are thinking of it. So [hero] had to tell a story, the longest there was, with nine sheep in it, and at the sixth sheep [who] forgot. @who “Lost!” cried [who], when it was over, and went quite pale with joy. “Really and truly lost!” It was found before supper, with humming, and brought home by dusk. [Hero] added it up, and it came to twenty-two.

It was the shelf that would not add up.

[Hero] stood in front of it that evening with the notebook. Eleven things lay there, and every one had made somebody sad, and none had made anybody happy. They had been at neither end for years. They had only been kept.

@hero “They are well looked after,” said [hero] aloud.

The things said nothing. They had labels.

So on Friday [hero] began to lose them. It takes care to do it well. The umbrella went to the bus stop, where people wait who have none. The piece of a puzzle, all blue, was lost on the doorstep of two sisters, who had been one piece of sky short since the spring. One glove was lost on the railing outside the house of a man with one cold hand, who carried his stick in it. [with| [Friend] was the look-out. | It had to be done between two and three, when people doze.] And each time, soon after, there came a small sound out of a doorway. Nobody hums in quite the same way.

By Saturday there were ten gaps on the shelf. Then there was the compass.

^compass [Hero] took it along every time, and every time brought it home. It lay so well in the hand. It always knew where north was, and never made a fuss about it. And in a week it would have been a year, and then it was allowed.

@dormouse “How happy does it make you?” asked the dormouse, who had taken to sitting on the shed.

@hero “Seven,” said [hero].

@dormouse “And whom have you shown it to?”

[Hero] had not shown it to anyone. It might have been theirs.

On Sunday, a girl sat on the kerb outside number four, between two boxes. She had come the day before, from a long way off, and she did not know where anything was. She was a one. You did not have to ask.

[Hero] walked past her, on the other side, to the post box and back. There was nothing to post. Then [hero] bent down to a shoe that was tied quite well, and when [hero] went on, the compass was lost. It was the hardest of the eleven, and there was nothing to see.

Behind the hedge, [hero] did not look. That is not how it is done. [Hero] only listened, and it took longer than a year.

@newcomer “Oh!” said the girl from number four. “You know the way.”

And then, not quite in tune, hm-hm-hm.

In the notebook, that evening, under HOW HAPPY, [hero] put down one more number for this end. It was not a ten. It was an eight, a bit smudged in the middle, and it was the best of them all.
/+4

== bed
-4
^shelf That night [hero] went out to the shelf, where eleven things had been at neither end for years, and had only been kept.

^compass So [hero] took the brass compass, and lost it in the soft, dark grass beside the path, for somebody who had never found a thing.
/-4

+3
-4
It was a seven to have it, and a two to put it down. [Hero] stood there for a while with an empty hand, and did the sum, and went in.
/-4
/+3

+4
^shelf The shed was dark and quiet. Only the moon lay on the shelf, softly, from one end to the other, and rested there.
/+4

+2
-4
@adult “How happy, out of ten?” asked [adult] at bedtime, who had read the notebook, as grown-ups do, because it lay there. [Adult] tucked in the warm blanket on both sides, and dimmed the lamp.

@hero “I do not know yet,” yawned [hero]. “I am only at this end.”
/-4
/+2

+4
@adult “An eight,” said [adult] softly at bedtime, who had read the notebook, as grown-ups do, because it lay there. [Adult] tucked in the warm blanket on both sides. @adult “Out of ten?”

@hero “Out of eleven,” yawned [hero].
/+4

+3
It was warm in bed, and still, and outside the street lay in the dark with all its numbers, the sixes and the eights and the one good ten, asleep behind their curtains.
/+3

-2
Then it was warm in bed, and quiet, and dark.
/-2

And softly, from the other end, it came: hm-hm-hm. ((It would have been an eleven.)) !asleep But by then [hero] was asleep.
`,
}
