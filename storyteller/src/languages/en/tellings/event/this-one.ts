import { KINDS } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'
import { DEED_OF, ONLY_ONE, told } from './this-one-deeds.ts'

const THERE_WAS = `[who-is| named: There was once [who.one] called [who], | ${ONLY_ONE}: This is about [who.one], | There was once [who.one]] ${told('wish')}`

/** Somebody imagined wants what it is not made for, does not want what it is made for, or is like no other: and it is written into the big book. */
export const thisOne: Telling = {
  id: 'this-one',
  shape: 'making',
  fits: {
    kind: 'event',
    events: ['wants', 'refuses', 'teased', 'left-out', 'funny'],
    who: KINDS,
    says: ['some-wants', 'some-refuses', 'some-different'],
  },
  ages: [3, 9],
  titles: ['This One Does', 'Except This One', 'The Big Book'],
  tile: { label: 'Somebody who won’t', wish: 'A moon that doesn’t want to shine' },
  figures: {
    they: { forms: { name: 'they' }, gender: 'it' },
    rival: { forms: { name: 'the other one' }, gender: 'it' },
    clerk: { forms: { name: 'the clerk' }, gender: 'he' },
    postman: { forms: { name: 'the postman' }, gender: 'he' },
    baker: { forms: { name: 'the baker' }, gender: 'she' },
    lady: { forms: { name: 'a lady with a basket' }, gender: 'she' },
  },
  things: {
    who: {
      kinds: KINDS,
      or: { forms: { name: 'the dragon', one: 'a dragon', kind: 'dragon', many: 'dragons' }, gender: 'it' },
    },
    what: {
      kinds: KINDS,
      or: { forms: { name: 'the hat', one: 'a hat', kind: 'hat', many: 'hats' }, gender: 'it' },
    },
    where: { kinds: KINDS, or: { forms: { name: 'the sea' }, gender: 'it' } },
    action: { kinds: [], or: { forms: { name: 'do it', doing: 'doing it' }, gender: 'it' } },
    goal: { kinds: KINDS, or: { forms: { name: 'the sea' }, gender: 'it' } },
  },
  keys: { deed: DEED_OF },
  words: { law: told('law'), does: told('does') },
  fact: 'In the big book, under [who.many], [hero] once wrote: except this one.',
  next: 'Somebody stood at the door with the big book under one arm, and said that there was something missing in it.',
  young: `
== law
${THERE_WAS}.

@they “${told('law')},” said all the others. [has:cannot-laughed| And they laughed.]

+2
They said it in the morning, and they said it at supper. They looked [who] over, from top to bottom. There was nothing odd to be seen. So that had to be wrong.
/+2

Then they fetched the big book. It’s very thick, and it’s never wrong. *book It says what they all do. Under [who.many] it was right at the top. ${told('page')}

&first @hero “This one ${told('does')},” said [hero], who was sitting on the step.

+3
@they “But it says so here,” they said, and showed [him] the place.

@hero “There’s nothing about this one,” said [hero].

They turned over the page, and there was only a squashed fly. And they had to say that it was true.
/+3

+2
@hero “Tell me why,” said [hero]. Nobody had asked that yet.
/+2

${told('why')}

${told('idea')}

== go
${told('go')}

+4
[with| [Friend] saw it all, and helped wherever somebody was needed. @friend “I’d never have thought of it,” said [friend]. | [Adult] saw it all, from the window, and forgot the beans. @adult “I’d never have thought of it,” said [adult].]
/+4

${told('done')}

+2
[deed| bed, rise: @lady “So it’s just as it says in the book,” said a lady with a basket. | @lady “${told('law')},” said a lady with a basket.]

&again [deed| bed, rise: @hero “This one doesn’t have to,” said [hero]. “[Who.he] only did.” | @hero “This one ${told('does')},” said [hero].]

@lady “So I see,” said the lady. She put down her basket. It had got quite heavy.
/+2

== others
+3
But she did not go home. She looked as if there was something else.

@lady “I don’t like cabbage,” she said, very low. “I’ve carried it home every Friday. Ladies with baskets like cabbage. It says so.”

@who “All of them?” asked [who].

@lady “Well,” said the lady. “This one doesn’t.” And out came the cabbage, and she went home skipping.
/+3

+4
Then there was a whole row of people, all along the fence.

@postman “Postmen walk,” said the postman. “But I’d like to hop. Just up to the gates.”

So he hopped to the gate and back, with all his letters. And every dog in the street sat down to look.

@baker “Bakers sing,” said the baker. “I only like to hum.”

Then she hummed something, and it had raisins in it. You could tell.

At the very end there was the cat from next door. Cats come when they want their supper, it said. This one had come to see what everybody was standing there for. It walked across the page, and left a foot on it, and went away again. [more| [Others] said that it had been meant as a signature. | So that stands in the book as well.]
/+4

== write
+4
But then a man in grey came out of the town hall. He was the clerk, who looks after the book.

@clerk “Nobody writes in it but me,” said the clerk. “It’s on page one. Clerks never let anybody.”

It was quiet all along the fence. He looked at the book, and he looked at [who], and at all of those along the fence. There was something that he had never told anybody.

@clerk “I’ve had it for thirty years,” said the clerk. “And I’ve never once been asked.” He took a sharpener out of his pocket. “Clerks never let anybody. This one does.”
/+4

-2
^book Then [hero] took a pencil, and wrote it in the big book, right at the bottom: EXCEPT THIS ONE.
/-2

+2
^book Then [hero] took a pencil, and licked it. And [he] wrote it in the big book, right at the bottom of the page. EXCEPT THIS ONE, [he] wrote.

@who “Is that me?” asked [who].

@hero “That’s you,” said [hero].

[Who] read it twice. It was only small. But it was in.
/+2

== bed
-2
At night [hero] was in bed, soft and warm. ${told('night')}
/-2

+2
Then it was night. [Hero] had a soft pillow and two warm feet. ${told('night')}
/+2

+3
[with| [Friend] was asleep already, quite softly. | A clock ticked softly in the hall.] The moon came slowly down the wall, as far as the chair, and it was very quiet.
/+3

+4
On that chair lay the big book, with the pencil in it. Down in the street a lamp was burning, and nobody hopped there any more. The cabbage lay by the fence, and a snail had moved in, and slept.
/+4

@hero “What does it say about children?” whispered [hero].

@adult “Children never want to go to sleep,” whispered [adult]. “It’s right at the top.”

&last @hero “This one does,” said [hero].

[Adult] looked for the pencil. !asleep And when [adult] had found it, [hero] was asleep.
`,
  older: `
== law
${THERE_WAS}. It would have been nobody’s business, if there hadn’t been the big book.

-2
The big book lay in the town hall, and it said what everybody does. Every Friday somebody could sit in the good chair, with the bell, and read from it. That week it was [hero’s] turn, and [he] had been looking forward to it since the spring.
/-2

+2
The big book lay in the town hall, on a table of its own. In it stood what everybody does, from the ants to the zebras, and it had never once been wrong. Every Friday somebody was allowed to sit in the good chair, which was made of green velvet and had a bell on the arm, and read from it. That week it was [hero’s] turn. [He] had been looking forward to it since the spring, and had washed both hands.
/+2

@they “${told('law')}!” cried all the others, and looked at [hero]. [has:cannot-laughed| Some of them laughed.]

So [hero] rang the bell, and turned to [who.many]. *book [He] read it out in a clear voice. ${told('page')}

&first @who “This one ${told('does')},” said [who], very low.

@hero “There’s nothing in it about this one,” said [hero]. “I’ve looked.” They all nodded. It’s a pleasant thing to be right, when you’re sitting in velvet.

== like
+2
[Who] didn’t say any more. [Who.he] only looked at the page, upside down, from the other side of the table, and then [who.he] went home by the back way.

-3
And after that [who.he] did as it says in the book.
/-3
/+2

-2
And after that [who] did as it says in the book. It went very well, and [who.he] got a bit smaller every day.
/-2

+3
@they “That was beautifully read,” said the people on the stairs, and one of them shook [hero’s] hand. It was the one with the ears, who shook hands with nobody as a rule. [with| @friend “What will [who] do now?” asked [friend]. | @adult “What will [who] do now?” asked [adult].]

@hero “What it says,” said [hero]. It seemed quite simple.

And that’s what [who] did. From Saturday on [who.he] did as it says in the book.
/+3

+2
It went very well. It went so well that people stopped to say so. But it was like a coat that’s been done up one button too low: it was all there, and none of it sat where it should. On Monday [who] no longer said good morning first. On Tuesday [who.he] only said it if nobody was looking. And each day [who.he] was a little bit smaller, as anybody is who’s busy being somebody else.
/+2

+4
[Hero] came by on Wednesday, on the way to somewhere, and saw it over the fence.

@hero “You’re doing it just right,” called [hero].

@who “Thank you,” said [who].

It was the sort of thank you that one says for a vest. [Hero] walked on, as far as the pump, and there [he] stopped, and didn’t know what for. It was all as it should be. [He] could have looked it up. [more| [Others] had seen it too, and were walking more slowly as well. | A pigeon looked at [him] with its head on one side.] [He] tried to think of something else, and what [he] thought of was [who] looking at that page, upside down.
/+4

== why
On Thursday [hero] went back, and sat down on the ground next to [who].

@hero “Why is it, though?” asked [hero].

+2
@who “Doesn’t it say so in the book?” asked [who].

@hero “No,” said [hero]. “It only says what. It doesn’t say why anywhere.”
/+2

${told('why')}

[Hero] had never asked. One doesn’t, as long as there’s something to look it up in.

${told('idea')}

== go
${told('go')}

${told('done')}

+2
@lady “But that’s not what was read out,” said a lady with a basket, who’d been watching for some time.

@hero “I know,” said [hero]. “It was me that read it.”

[with| @friend “And tomorrow’s Friday,” said [friend], who could never leave a thing like that alone. | And the next day was Friday again. [Hero] would’ve liked to put it off for a bit.]
/+2

== friday
+2
On Friday they were all there, right back to the doors. [Hero] climbed up into the good chair, for the second time and the last that year. The velvet was still warm from the sun. And in front of [him] lay the book, and it said just what it had said the week before.
/+2

-2
On Friday [hero] sat in the good chair again, and in front of [him] lay the book. It said just what it had said the week before.
/-2

@clerk “Read,” said the clerk. “And nobody writes in it. Whoever writes in it never sits in that chair again. It’s on page one.”

+2
There was no need to write anything. [Hero] only had to read out a line that was quite correct, and go home to dinner. [He] could feel the bell under one hand, and it was a bell without equal. In all the town there was nothing else that made so many people go quiet at once. And in the last row, a bit smaller than the rest, stood [who], who hadn’t asked [him] for anything.
/+2

-2
[Hero] felt the velvet, and looked at the bell. Right at the back stood [who], and hadn’t asked for anything.
/-2

+3
@hero “I read it right last week,” said [hero], and had to start twice. “Every word was right. I only read it to the wrong one.”

@clerk “That’s not on the page,” said the clerk.

@hero “No,” said [hero]. “Not yet.”
/+3

^book Then [he] took out a pencil, and wrote it in, right at the bottom. EXCEPT THIS ONE.

&again @hero “This one ${told('does')},” read [hero], so that they heard it at the doors. And [he] got down from the chair, by [himself], before anybody could tell [him] to.

+2
There were three steps down, and the floor was cold. Nobody said anything. The clerk took away the bell, and blew on it, and put it in his pocket.

But [who] had come up to the front, and looked at the page, the right way up this time.

@who “Is that me?” asked [who].

@hero “That’s you,” said [hero]. “I should have asked before I read.”

[Who] looked for a good while. It was only a short line, and not quite straight. But [who.he] was in it from end to end, and by the time [who.he] had read it twice [who.he] was the old size again[with| , and [friend], who had a ruler, said perhaps a bit over |].
/+2

+3
Then somebody coughed. It was the lady with the basket.

@lady “I carry home a cabbage every Friday,” she said, “because it says so. Ladies with baskets like cabbage. I can’t bear it. Have you still got that pencil?”

She wrote for some time, and left the cabbage on the velvet. After her came the postman, whose page said that postmen walk. He only wished to hop, he said, and just up to the gates. [with2| @friend2 “Show us,” said [friend2]. | @they “Show us!” they called.] He did it there and then, all round the table with his bag on, and he’d clearly been practising somewhere.
/+3

+4
It got late, and the queue went twice round the town hall. There was a baker who didn’t sing, and hummed. There was a pair of twins who weren’t at all alike, and had never liked to mention it. There was a dog who came to say that he liked the cat, and the cat, who was three places behind him, looked at the ceiling. Everybody wrote small, to leave room. And each of them, when it was done, went down the steps a bit more slowly than they’d come up, like someone who’s got new shoes on and doesn’t want to crease them.

And at the very end, when the lamps were being put out, there was only the clerk.

@clerk “Clerks never let anybody write in it,” said the clerk, and turned the bell round in his pocket. “That’s the first page of all. I learned it by heart when I was small.” He held out his hand for the pencil, which was very short by then. “I’d like it noted that this one did.”
/+4

== bed
-2
Then it was a quiet night, and [hero] lay softly tucked into a warm blanket, breathing slowly. ${told('night')}
/-2

+2
Then it was night, and [hero] had been tucked in all round, soft and warm. ${told('night')} Slowly the moon came over the roofs, soft and round. All lay still, and a clock downstairs breathed in quietly before it struck.
/+2

+3
[with| [Friend] had gone to sleep already, quite softly, halfway through a word. | The lamp was turned down, until it was only a soft glow.] It shone softly on the roof of the town hall, and on an empty chair of green velvet, and nothing stirred there.
/+3

+4
Nobody was left in the square. There was only the cabbage, on the bottom step, and a snail had moved in and was asleep. Up in the dark the book lay closed for the night. It had got a good deal thicker, and rather soft at the corners, and it was quite still.
/+4

@hero “What did it say about children?” asked [hero], softly.

@adult “Children never want to go to sleep,” said [adult]. “It’s right at the top.”

+2
[Hero] thought about it for a while, and shut both eyes for it, because that was quicker.
/+2

&last @hero “This one does,” said [hero].

[Adult] felt for a pencil on the chair, to put it in. !asleep And when it was found, [hero] was asleep.
`,
}
