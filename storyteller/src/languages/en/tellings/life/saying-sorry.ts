import type { Telling } from '../../../../craft/telling.ts'

export const sayingSorry: Telling = {
  id: 'saying-sorry',
  shape: 'cumulative',
  fits: {
    kind: 'life',
    subjects: ['saying-sorry', 'hitting', 'said-hurtful', 'quarrel'],
    when: ['today', 'past', 'always'],
  },
  ages: [4, 10],
  tile: { label: 'Saying sorry', wish: 'he hit his brother and cannot say sorry' },
  titles: ['It Begins with S', '[Hero] and the Soft End of a Word', 'The Rest of the Word'],
  figures: { frog: { forms: { name: 'the frog' }, gender: 'he' } },
  mirror: {
    dragons: { forms: { name: 'the dragon', one: 'a small dragon' }, gender: 'he' },
    princesses: { forms: { name: 'the goose', one: 'a large white goose' }, gender: 'she' },
    castle: { forms: { name: 'the goose', one: 'a large white goose' }, gender: 'she' },
    pirates: { forms: { name: 'the serpent', one: 'a small sea serpent' }, gender: 'he' },
    any: { forms: { name: 'the snake', one: 'a grass snake' }, gender: 'he' },
  },
  things: { whom: { kinds: [], or: { forms: { name: 'Kit' }, gender: 'he' } } },
  fact: '[Hero] stayed until [mirror.one] had said the whole of a difficult word.',
  next: 'A sock was missing, and somebody in the garden was wearing it.',
  young: `
== table
[Whom] sat under the table and did not come out. That was because of [hero]. It had only taken a second, and it hurt.

+2
@adult “There is a word for that,” said [adult].

[Hero] knew the word. It began with S, and it was not even long.
/+2

-2
There is a word for that, and it begins with S. [Hero] bent down and took a big breath.
/-2

+2
[Hero] bent down under the table and took a big breath.
/+2

*sock &first @hero “Sss…” said [hero], but the word got stuck. @hero “Sss-sock.”

When you have said sock, you have to fetch one. So [hero] ran and got it.

@whom “Thank you,” said [whom].

+2
That only made it worse.
/+2

== more
*pan &again @hero “Sss-saucepan,” said [hero], and had to fetch that as well.

+2
@whom “Thank you,” said [whom].

*spoon &again @hero “Sss-spoon.”
/+2

+3
@whom “Thank you,” said [whom]. Nobody had ever been so polite.

&again @hero “Sss…” said [hero], and went red to the ears. “Sss-sledge.” That was down in the cellar, behind everything.
/+3

*sofa &again @hero “Sss-sofa,” said [hero]. [with| [Friend] took the other end. | That one took longer.]

Under the table, somebody began to build.

+4
[more| [Others] looked round the whole house for things with S, to be on the safe side. They found a sieve and a skipping rope, and laid them ready.]

Soon there was not much S left in the house. There was one satsuma, and [hero] said that too. There were the stairs, but they were nailed down. [with2| @friend2 “There is me,” said [friend2]. “I’m sleepy.” But that was not it either.]
/+4

== stones
&again @hero “Sss-stone,” said [hero], and had to go into the garden for it. Behind the stones sat [mirror.one].

@mirror “Sssss!” said [mirror].

[Hero] jumped, but did not run away. @hero “What comes after that?”

@mirror “I don’t know,” said [mirror]. “I sat on the frog, and I want to tell him, but I only get to the S, and everybody runs.”

+2
[Hero] knew how that was. [with| @friend “I’m not running,” said [friend], and sat in the grass.]
/+2

@hero “I’ll stay till the end,” said [hero].

@mirror “Sssss,” said [mirror]. “Sssss-orry. Oh! It is soft at the back.”

+2
@hero “Was that all?” asked [hero].

@mirror “That was all,” said [mirror]. “It only looks so big from the front.”
/+2

== house
Indoors, the house was done, ^sofa ^pan with sofa walls and a saucepan chimney.

+2
[Hero] put the stone in front of it, for a doorstep. ^spoon There was a spoon to knock with. Dong, went the chimney.

@whom “Who is there?” asked the house.
/+2

+3
It had a sledge for a door, and the door was shut.

@whom “If it is a sock,” said the house, “I have got one.”
/+3

&again @hero “Sss…” said [hero]. And nobody ran away. The house waited, right to the end. @hero “Sss-sorry. I’m sorry it hurt.”

+2
It was soft at the back, and it was out.
/+2

^sock Then a sock waved from the chimney. @whom “It still hurts a bit,” said [whom]. “Come in.”

+3
Scrape, went the sledge. There was just room for two, with knees.
/+3

+4
They sat in the house and ate the satsuma. [with| [Friend] got the pips.] It was very quiet. @mirror “Sssss!” went somebody in the garden, and then there was a plop.

@hero “That was the frog,” said [hero]. “He didn’t stay till the end.”

They went to look. [Mirror] sat by the pond with a long face. All that could be seen of the frog was rings.

@mirror “I had got as far as the sss,” said [mirror].

@hero “Frog!” called [hero]. “Come back! It gets soft!” But nothing came out of the water but a bubble.

@whom “Let me,” said [whom], and lay down at the edge. [Whom] knew more about frogs today than anybody. “Does it hurt?”

@frog “Yes,” said the bubble.

@whom “I know. You needn’t come out. You can stay in there and listen. But you have to wait a bit. It is long at the front.”

Two eyes came up, and that was all.

@mirror “Sssss…” said [mirror], and shook all over.

[Hero] held on to [mirror] on one side. [Whom] held up a hand to the frog on the other: wait. A leaf fell into the pond. A fly went by, and the frog did not even look at it.

@mirror “Sssss-orry,” said [mirror]. “I’m sorry I sat on you.”

The frog thought about it. @frog “I am flat here,” he said at last, and showed them where.

@mirror “I see it,” said [mirror]. “I will never sit without looking again.”

@frog “Then you may sit there,” said the frog. “On the left. Not on me.”

So they all sat in a row and looked at the water, until it was time to carry the sofa home.
/+4

== bed
-4
In the evening everything with S was back in its place. Outside, [mirror] said the word to the frog, right to the soft end.
/-4

+4
In the evening everything with S was back in its place.
/+4

+3
The saucepan hung on its hook, and the spoon lay in its drawer. Only one sock was still in the garden, for the night was cool. [mirror| dragons: [Mirror] wore it on the tail. | princesses, castle: [Mirror] wore it on the left foot. | [Mirror] wore it right up to the chin.]
/+3

-2
[Hero] lay under the warm blanket. @adult “Sleep well,” whispered [adult].
/-2

+2
[Hero] lay under the warm blanket, and [adult] tucked it in slowly.
/+2

+2
It was quiet and warm, and nothing was stuck any more. There was only a yawn, and that came out by itself.
/+2

+4
[more| [Others] yawned too, one after the other, down to the smallest.] Under the table it was dark and tidy again. The moon looked in, and lay down where the house had been. Outside in the still pond, two slept with a little room in between.
/+4

+2
@adult “Sleep well,” whispered [adult].
/+2

&last @hero “Sss,” said [hero], very softly.

!asleep But that was no word. It was only [hero], breathing, fast asleep.
`,
  older: `
== seconds
It took two seconds. At four o’clock [hero] hurt [whom], and by two seconds past four it was done. Not saying sorry for it had taken three hours so far.

+3
You can do a surprising amount in two seconds. You can drop a plate, or bang a door, or jump off a wall. But it turned out that you can do none of these things backwards, and [hero] had tried.
/+3

[Whom] had moved into the den behind the hedge, which they had built together, and had pulled the plank across the door.

+4
[more| [Others] walked up and down in front of it by turns, like sentries, because they felt that somebody should.]
/+4

*accident @hero “It was an accident,” [hero] had told [adult].

@adult “Then say sorry, and that’s that,” said [adult].

+2
That had been at five past four. Since then the accident had grown. By the time the neighbour heard of it, somebody had tripped in it. The cat was told that there had been a bee. It was a good accident by now, and [hero] had very nearly come to believe in the bee.
/+2

== notes
But it is not easy to say a word like that to a plank, so [hero] put it in writing.

-2
The first note said SORRY, BUT YOU STARTED IT. It came back under the plank with most of it crossed out. Beside it stood, in green crayon: THERE IS A BUT IN THIS.

The second said SORRY IF IT HURT. The answer was: IT DID.
/-2

+2
The first note said SORRY, BUT YOU STARTED IT. It went in under the plank, and all was quiet, and then it came out again. Somebody had crossed out most of it in green crayon. Beside it stood: THERE IS A BUT IN THIS.

The second said SORRY IF IT HURT. It was back almost at once, with a ring around the IF, and underneath: IT DID.
/+2

+3
[with| @friend “I should send a biscuit,” said [friend]. “Nobody can find a BUT in a biscuit.” | [Hero] sent a biscuit, because nobody can find a BUT in a biscuit.] It came out again, crossed out in green, and it was not very nice to eat after that.
/+3

*note The third note said SORRY, IT WAS AN ACCIDENT. That one did not come back at all.

+2
[Hero] pulled a dandelion to bits, slowly, and then another. Still nothing came. Of the three answers it was the longest, and [hero] liked it least.
/+2

== plank
So it would have to be said aloud. [Hero] stood in front of the plank and took a breath.

&first @hero “Sss…” said [hero], and there it stuck, and would go neither forwards nor back.

+2
@hero “Sss… sandwich?” said [hero] in the end, since something had to come out.

@whom “No, thank you,” said the plank.
/+2

+3
[with2| @friend2 “It began so well,” said [friend2] to the hedge. | The hedge rustled. It sounded as if it had been trying not to.]
/+3

&again @mirror “Sssss,” said somebody else.

It was [mirror.one], behind the water butt. @mirror “Don’t go,” said [mirror]. “I want to tell the frog that I’m sorry I sat on him, but he hears the S, and off he goes.”

+2
@hero “I’m not going anywhere,” said [hero]. “I’m stuck at the same place.”

@mirror “It wasn’t even my fault,” said [mirror].

@hero “Nor mine,” said [hero], and they felt at once that they would get on.
/+2

-2
@hero “I’m stuck as well,” said [hero].
/-2

*moss @mirror “It was an accident, you see,” said [mirror]. “I took him for moss.”

[Hero] looked at [mirror] for some time. @hero “Did you?” asked [hero].

+2
@mirror “He is very green,” said [mirror]. “He is soft on top. He was not moving, and I was in a hurry, and the light was bad.”

@hero “And then there was a bee,” said [hero], who knew the style.

[Mirror] drew a line in the dust, and then another one across it, and was silent for so long that a real bee went by, looked at them both, and left.
/+2

-2
@mirror “He is very green,” said [mirror], and drew a line in the dust. “But he was in the sun, in the best place in the garden, and I wanted it. It wasn’t moss. Sssss-orry.”
/-2

+2
@mirror “He was in the sun,” said [mirror] at last, very low. “It is the best place in the garden. I wanted it, and he was in it. No. It wasn’t moss. Sssss-orry.”
/+2

It had come out so suddenly that they both looked round to see who had said it.

@mirror “Well!” said [mirror]. “It was stuck behind the moss.”

== choice
[with| @friend “You’ve got some moss as well,” said [friend] quietly, and sat down beside [hero]. | So there was something in front of [hero’s] word too.] And the kitchen window stood open, and behind it was [adult], who had been told that it was an accident. An accident is easily given, but you cannot take it back without everybody hearing.

+2
[Hero] thought of shutting the window first. [Hero] thought of saying it in a whisper, or in writing, or next year. It was a fine accident, after all, and it had been a lot of work. Without it there would be nothing left but the two seconds, and [hero] in the middle of them, all alone and not at all nice.
/+2

-2
^accident ^moss Then [hero] went back to the plank. @hero “It wasn’t an accident,” said [hero], loudly enough for the window. “I wanted it to hurt.”
/-2

+2
^accident ^moss Then [hero] went back to the plank. @hero “It wasn’t an accident,” said [hero], loudly enough for the window. “Nobody tripped. There was no bee. I wanted it to hurt.”
/+2

It grew very quiet, in the den and in the kitchen. And then the word came, all by itself, and there was no BUT in it and no IF.

&again @hero “Sss-sorry,” said [hero].

The plank did not move. @whom “It still hurts,” it said.

@hero “I know,” said [hero].

+3
[Hero] waited. In stories, this is where the door opens. @hero “I said it,” said [hero] after a while, in case it had not been noticed.

@whom “I heard,” said the plank.

@hero “Then what happens now?”

@whom “I don’t know,” said the plank crossly. “I’ve never been this one before.”
/+3

^note At last a note came out from under it. It was the third one. Below IT WAS AN ACCIDENT somebody had written three words in green, hours ago: I WAS THERE.

-4
Then the plank was pushed aside, as far as one person needs.
/-4

+2
-4
It was rather cold in the den, and there was half a sandwich. They ate it from both ends. Nobody said very much, and none of it had a BUT in it.
/-4
/+2

+4
But the plank stayed where it was. [Hero] sat down in front of it with the note, and [mirror] sat down beside it.

@mirror “Perhaps one has to say it louder,” said [mirror].

@hero “It was loud enough,” said [hero]. “I think this is the part where one waits.”

@mirror “How long is it?”

[Hero] did not know. Nobody had ever said what came after the end of the word. They were still sitting there, and had got used to it, when the first drop fell.

It fell on [hero’s] nose. The second fell on the den, and there was a small sound inside, like a tongue being clicked. Tock. [Hero] knew that sound. There was a hole in the roof, over the seat with the good cushion. It was a hole that [hero] had promised to mend, back in the days before four o’clock.

Tock, went the den. Tock. Tock.

@mirror “You could tell the plank that you’re sorry about the hole,” said [mirror].

@hero “I’ve told it enough for one day,” said [hero], and went to the house, and came back with the big umbrella.

It would have been a good umbrella for two. But [hero] put it up, climbed on the bucket, and held it over the roof of the den, just where the hole was, with both arms up and the rain running down both sleeves. Inside, the tock stopped.

[with| @friend “You’ll want somebody to hold the bucket,” said [friend], and held it. | The bucket wobbled. [Mirror] leaned on it from the other side, and then it stood.] Nobody said anything at all. It rained for as long as two songs and the half of another. Arms, when they are held up, grow longer and longer, and by the end [hero’s] felt as if they belonged to somebody taller.

@whom “What are you doing out there?” asked the plank.

@hero “Nothing,” said [hero].

@whom “You’re getting wet.”

@hero “A bit.”

It was quiet in the den. Somebody moved a cushion. @whom “If you’ve got to be wet,” said the plank, “you might as well be wet in here.” And it slid aside, as far as one person needs, and then, after a moment, as far as that person’s umbrella.

It was still not mended: not the roof, and not everything else. But there was half a sandwich, and they ate it from both ends, and looked out at the rain together.
/+4

== frog
+2
Afterwards [hero] went with [mirror] to the frog, since that is a thing nobody should have to do alone. The frog sat under a leaf, with his back to them, and one side of him was a little flat.

@mirror “It wasn’t moss,” said [mirror].

@frog “I know,” said the frog. “I was there.”

&again @mirror “Sssss-orry,” said [mirror]. And [hero] stood behind, and stayed right to the end of it.
/+2

+3
The frog did not say that it was nothing. He did not say anything, for a frog likes to sleep on things. But he moved over. There was now a space beside him, about as wide as somebody who has promised to look before sitting down.
/+3

-2
When the sun went down, the frog had his place back, the best in the garden. [Mirror] sat beside it, in the shade.
/-2

== bed
-2
[Adult] said nothing about accidents, but only tucked in the blanket, slowly, and stayed on the edge of the bed a little longer than usual.
/-2

+2
@adult “I did wonder about the bee,” said [adult] that evening, and tucked in the blanket, slowly, on both sides. And that was all that was said about it. But [adult] stayed on the edge of the bed a little longer than usual, and hummed something slow.
/+2

+4
[more| Down in the hall [others] had put the umbrella to bed as well, open, like a tent.] The rain had grown soft. It ran quietly down the window, and it no longer went tock anywhere, for there was a cushion cover over the hole, and a stone on the cover, until somebody came with a hammer in the morning. [with| [Friend] was to bring the nails.]
/+4

+3
[Hero] lay still and went slowly through the day, from the front. There was the part that nobody could do backwards. It was still there, and it would be there tomorrow, small and hard, like a crumb in the sheet. But it was only two seconds long. All round it lay the rest: a green crayon, half a sandwich, and somebody in the next place along who had moved over.
/+3

It was quiet and dark, and nothing was stuck any more. &last @hero “Sss,” breathed [hero] softly, in and out, under the warm blanket.

!asleep And then [hero] fell asleep. It took two seconds.
`,
}
