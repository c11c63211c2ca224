import type { Telling } from '../../../../craft/telling.ts'
import { ANSWER_OF, ASKED, told } from './how-answers.ts'

const step = (place: 'one' | 'two' | 'wow' | 'deep' | 'a2') => told(place, 'adult')

export const how: Telling = {
  id: 'how',
  shape: 'quest',
  fits: { kind: 'event', events: ['how-it-works'], who: [], says: ASKED },
  ages: [3, 12],
  titles: ['The Question with Cold Feet', 'And Then?'],
  tile: { label: 'A big question', wish: 'Why is the sky blue?' },
  figures: {
    question: { forms: { name: 'the question' }, gender: 'it' },
    little: { forms: { name: 'the little question' }, gender: 'it' },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {},
      words: {
        tent: 'the cabin of a ship',
        hat: 'a captain’s hat',
        go: '“Anchor up!”',
        back: 'the ship tied up at the pillow',
      },
    },
    rocket: {
      themes: ['space', 'science', 'superheroes'],
      figures: {},
      words: {
        tent: 'the nose of a rocket',
        hat: 'a silver helmet',
        go: '“Three, two, one!”',
        back: 'the rocket landed on the pillow',
      },
    },
    den: {
      themes: ['forest', 'animals', 'nature', 'discovery'],
      figures: {},
      words: {
        tent: 'a fox’s den in the wood',
        hat: 'an acorn cup',
        go: '“Noses first!”',
        back: 'they were back in the den',
      },
    },
    tower: {
      themes: ['castle', 'princesses', 'fairy-tale', 'magic', 'dragons'],
      figures: {},
      words: {
        tent: 'a flying tower of a castle',
        hat: 'a small gold crown',
        go: '“Let go of the hill!”',
        back: 'the tower stood on its hill again',
      },
    },
    cave: {
      themes: ['dinosaurs'],
      figures: {},
      words: {
        tent: 'a nest on a dinosaur’s back',
        hat: 'half an eggshell',
        go: '“Giddy up, slowly!”',
        back: 'the dinosaur lay down again',
      },
    },
    home: {
      themes: [],
      figures: {},
      words: {
        tent: 'a tent',
        hat: 'one of the socks',
        go: '“Hold on!”',
        back: 'they were home again',
      },
    },
  },
  things: { whom: { kinds: [], grownUps: true, or: { forms: { name: 'somebody' }, gender: 'it' } } },
  keys: { answer: ANSWER_OF },
  fact: '[Hero] once had a question in bed, and took it there, and warmed its feet.',
  next: 'Something small with cold feet had got in beside the pillow, and wanted to know something.',
  young: `
== question
There was a question in [hero’s] bed. It was just a small one, but it had very cold feet.

@question “${told('q')}” it asked. [has:how-every| It came every night. | ]

+2
[has| how-every: Last night it had lain on the left, and now it was on the right. | how-asked: It had been there all day, and it wouldn’t lie still. | It had come in with [hero], and it wouldn’t lie still.]
/+2

@hero “${told('guess')},” said [hero].

The question didn’t believe it((, not for a moment)). It kicked.

+4
[Hero] gave it a drink of water. It drank it up, and kicked. [Hero] gave it the good side of the pillow, the cool one. It lay there for a moment, and kicked. [Hero] told it to count some sheep.

@question “One,” said the question. “${told('q')}”

[more| [Others] looked in from the stairs, and saw the lump in the bed, and fetched their slippers. | [Hero] tried to lie on top of it. But a question is all knees.]

Then it lay across the bed, from edge to edge, and gazed at the ceiling, and sighed. It was very small to take up so much room.
/+4

+3
[with| @friend “Perhaps it’s hungry,” said [friend]. But when they showed it a biscuit, it only looked at both sides, and asked again. | [Hero] showed it a biscuit. It only looked at both sides, and asked again.]
/+3

-2
@adult “Who’s kicking?” asked [adult]. “[has| how-noanswer: Oh, that one! I’ve found out about it now. | Oh, that one! It wants to be taken there.]”
/-2

+2
@adult “Who’s kicking in there?” asked [adult], and looked under the blanket. “[has| how-noanswer: Oh, that one! I had no answer for it. But now I’ve found out. | Oh, that one! It can’t sleep until someone has taken it there.]”
/+2

So [adult] got in too[with| , and [friend] as well |]. Up went the blanket, and it was [tent]. ((The bed creaked, as it always did.)) [Hero] held the lamp.

+2
[with| The question sat down on [friend’s] lap, and put on [hat]. | The question sat down in front, and put on [hat].]
/+2

+4
[with2| @friend2 “Is there room for one more?” asked [friend2]. There was. | @adult “Has everybody got their slippers?” asked [adult]. They had.] Then they sat close together, because it’s dark in there at the start.
/+4

@hero [go] cried [hero]. And off they went, ${told('to')}.

== way
+2
${told('see', 'adult')}
/+2

${step('one')}

&first @question “And then?” asked the question. Its feet were still cold.

${step('two')}

&again @question “And then?” asked the question((, and came a bit nearer)).

+3
@adult “Let’s try it,” said [adult]. “Then you’ll see.”

${told('more')}

It was so good that they had to do it twice. The question laughed, and its hat slid down over its nose.
/+3

${step('wow')}

+2
The question sat quite still. It had never been told so much, all at one go.
/+2

-2
[with| [Hero] and [friend] each took a foot, and [hero] told it everything. | [Hero] took hold of both its feet, and told it everything.]
/-2

+2
[with| [Hero] had one of its feet and [friend] had the other, to warm them. And [hero] told it everything from the start. | [Hero] took both its feet to warm them. And [he] told it everything from the start.]
/+2

@hero “${told('tell')}”

@question “Oh,” said the question. And its feet were warm.

+4
But somebody pulled at the blanket. It was quite a little question. It had been holding on behind all the way.

@little “${told('q2')}” asked the little one.

@hero “I don’t know,” said [hero], and turned to [adult].

${step('a2')}

@little “Oh,” said the little one. It was so little that its feet were warm at once. [with| [Friend] let it get in between them, where it was softest. | It got in beside the big one, where it was softest.]
/+4

== bed
+3
Then they turned round. On the way home nobody spoke much. The lamp was only a little yellow light by now, and [adult] yawned first.
/+3

-2
The blanket came down, soft and slow.
/-2

+2
So [back]. The blanket came down, soft and slow, and it was a bed.
/+2

${told('night')}

+2
[Adult] tucked in the warm blanket, all along the side. The question had put its hat on the chair.
/+2

+4
[more| [Others] were in bed too, each in a warm place of their own. |] Outside the window it was dark and still. Somewhere in the house a tap dripped once, softly, and thought better of it. [Adult] sat down on the edge of the bed for a bit, and the bed was so warm and so soft that [adult] stayed.
/+4

&last @hero “And then?” whispered [hero].

@adult “Then it’s night,” whispered [adult].

The question was asleep already((, with warm feet)). !asleep And then [hero] was asleep, too.
`,
  older: `
== question
At ten to eight [hero] found a question in [his] bed. It sat against the pillow with its knees drawn up, hardly larger than a cat, and it had extremely cold feet. [has| how-every: It had been there every night that week. | how-asked: It had been after [him] all day long. | It looked like somebody who has been promised something.]

@question “${told('q')}” it asked.

[Hero] hadn’t the slightest idea, but it was late in the evening, and there’s always some answer lying about.

@hero “${told('guess')},” said [hero]. “Everybody knows that. Good night.”

The question looked at [him] attentively, and then, quite without a sound, it grew, until it might have been a dog.

+2
@hero “All right,” said [hero], and pulled at the blanket. “It’s just always been like that.”

It grew again. By now it was a sheep, and the mattress sloped down towards it like a hill. It wasn’t a wicked question. But every time that somebody told it something only to be rid of it, there was more of it, and all of it had cold feet.

@hero “You’ll have it at school,” said [hero].

@question “When?” asked the question, and got a hump, like a camel.
/+2

+3
[Hero] tried everything that helps against other things in a bed. [He] turned the pillow round. [He] drew a line down the middle of the sheet with one finger, and explained which side was whose. [He] thought of nothing at all. But nobody finds it easy to think of nothing beside somebody as big as a camel who is thinking of something.

[with| @friend “Say that it’s a secret,” said [friend]. | There was still one thing that people say.] So [hero] told it that it was a secret, and it couldn’t have been worse. The question’s ears went straight up, and it grew until the clock fell off the table.
/+3

+4
[more| [Others] came to see what had fallen, and were asked at once, all of them, one after another. Each of them knew something. Each of them had it from somebody who’d been quite sure. By the time that they had all gone back to bed, the question had its head against the ceiling. | A cousin was rung up, who was good at such things. The cousin knew at once, without having to think, and was wrong, and after that the question had its head against the ceiling.]

@hero “It’ll go by itself, if nobody looks,” said [hero], and shut both eyes. For a whole minute nobody looked. It’s a long time, when somebody’s cold foot is in the small of your back. Then [he] looked, and it had unpacked a toothbrush.
/+4

By then [hero] had one leg in bed and the other on the floor.

+2
There were two things that could be said now. One was another answer, and [he] had it ready. The other was quite short. But it isn’t nice to say, when you’ve only just told somebody that everybody knows.

[with| [Friend] kept quiet, and waited with [him]. | Out on the stairs there were steps already, and they were coming up.] Nobody can wait better than a question.
/+2

@hero “I don’t know,” said [hero]. “I made it up.”

There was a sound like an airbed with the stopper out, and the question shrank and shrank until it was a cat again, and moved over.

@question “That’s the first true thing that anybody’s told me,” it said.

+3
It was remarkable how much bed there was. [with2| @friend2 “Nor do I,” said [friend2], to see whether it would get any smaller. It did. | [Hero] put [his] other leg in as well.] One could have lived quite well with it like that, if it hadn’t been for the feet. But it had begun to look at the door.
/+3

@adult “[has| how-noanswer: I had no answer for it either,” said [adult], in the doorway. “So I went and looked it up. | I only half knew it myself,” said [adult], in the doorway. “So I went and looked it up.] But they don’t like being told things in bedrooms, and so you have to take them there.”

+4
@hero “Now?” asked [hero]. “It’s a quarter past eight.”

@adult “It’ll be a quarter to eleven otherwise,” said [adult], “and the two of you still awake, and tomorrow it’ll bring its family.”

There was something in that. The question was looking under the bed already, to see whether there was room.

@hero “And what if nobody knows?” asked [hero].

@adult “Then we’ll say so,” said [adult], “and take it as far as we can. Some of them have been on the way for hundreds of years, and get handed on and on, like a good coat, and they don’t mind at all. It’s only when you shut the door on them that they get so big.”

The question nodded. It had pulled its feet in under its nightshirt, and looked much less like somebody who kicks.
/+4

So [adult] got in too[with| , with [friend] at the far end |]. The blanket went up over their heads, and it was [tent]. [Hero] thought that [he] was really too old for that sort of thing, but the question wasn’t, and put on [hat].

@hero [go] said [hero]. And off they went, ${told('to')}.

== way
+2
${told('see', 'adult')}
/+2

${step('one')}

&first @question “And then?” asked the question.

${step('two')}

+2
@question “How do you know?” asked the question.

@adult “Somebody looked very carefully, and wrote it down,” said [adult]. “And others looked, to see if it was so.”

${told('more')}
/+2

&again @question “And then?” asked the question, and came nearer.

${step('wow')}

+3
[Hero] thought about that. It was much odder than what [he] had said at ten to eight, and it would never have come to [him], not even with a whole week to do it in. [with| @friend “It’s better than what we made up,” said [friend]. | What’s made up only ever comes out of your own head, and so there’s never anything in it that you didn’t put there.]
/+3

${step('deep')}

+2
Somebody pulled at the blanket from outside. It was a little question, as small as a mouse, and it had been holding on behind all the way.

@little “${told('q2')}” it asked.

And [hero], who had an answer on the tip of [his] tongue, shut [his] mouth again, and looked at [adult].

${step('a2')}

@little “Oh,” said the little one. It was so small that one answer was quite enough for it, and it got in between them, where the blanket was warmest.
/+2

+4
@hero “And when you’ve found out everything?” asked [hero]. “Are they all gone then?”

@adult “I shouldn’t think so,” said [adult]. “I’ve known people who looked into one thing all their lives. They had more of them at the end than at the beginning. But they were quite tame.”

The two questions looked at each other, and seemed to think that this was a nice way to live. The big one had even taken off its hat, to hear better, and was holding it on its knees like somebody on a long visit. [with2| [Friend2] made room for one more, just in case. | Far below them, or above, somebody shut a door, and it sounded like another country.]
/+4

Then [hero] took the question’s feet in both hands, and told it everything from the start, in [his] words. [with| [Friend] held the lamp. | Nothing was added.]

@hero “${told('tell')}”

The question waited for a moment, in case there was more. But that was everything, and it was so, and therefore the question didn’t grow. It only yawned, and its feet were warm.

== bed
+2
They went home slowly, because the lamp was only a small yellow light by then. So [back]. The blanket came down, soft and heavy, and it was just a bed, with rather a lot of crumbs.
/+2

-2
So [back], and it was just a bed.
/-2

${told('night')}

+3
[Adult] tucked the blanket in along the side, slowly, down to the feet and up again. The question’s hat lay on the chair. In the dark it could have been anything, and nobody had to decide what.
/+3

+4
[more| [Others] had been asleep for a long time, each with a warm pillow. | The house had gone quiet, from the bottom to the top.] The moon moved a little on the wall. Beside [hero] something like a cat was breathing, slowly and evenly, and hardly to be heard. It was warm, and it hardly took up any room. One could almost have forgotten that it had ever had its head against the ceiling, and a toothbrush with it.
/+4

+2
The little question was asleep by then, on its back. The big one had its eyes shut, and didn’t stir, and was exactly the size to lie next to.
/+2

&last @hero “And then?” whispered [hero].

@adult “Then it’s night,” whispered [adult], and turned down the lamp.

The question was asleep already, quiet and warm. !asleep And then [hero] was asleep, too.
`,
}
