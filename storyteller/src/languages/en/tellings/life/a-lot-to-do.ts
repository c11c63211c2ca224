import type { Telling } from '../../../../craft/telling.ts'

/*
 * A child asks whether it, or its mother, will die. Yes, and nobody knows when; but there is a great deal to do first. It is written down, and the list
 * is longer than the house. Nothing is promised.
 */

/** What the child asks. */
const ASKS =
  '[has| asks-will-i: @hero “Will I die?” | asks-why: @hero “Why do people die?” | asks-all: @hero “Does everybody die?” | @hero “Will you die?”] asked [hero].'
const ANSWER =
  '[has| asks-will-i: @mum “Yes,” said Mum. “Everything that’s alive stops one day. I shall, and then, much later, so will you.” | asks-why: @mum “Because everything that’s alive stops one day,” said Mum. “Daisies do, and dogs, and people. I don’t know why it was made like that.” | asks-all: @mum “Yes,” said Mum. “Everything that’s alive stops one day. Daisies do, and dogs, and people.” | @mum “Yes,” said Mum. “One day. Everything that’s alive stops one day. Daisies do, and dogs, and people.”]'

export const aLotToDo: Telling = {
  id: 'a-lot-to-do',
  shape: 'lullaby-list',
  fits: {
    ...{ kind: 'life', subjects: ['death-of-person'], when: ['always', 'today', 'past', 'tomorrow'] },
    says: ['asks-will-you', 'asks-will-i', 'asks-why', 'asks-all'],
  },
  ages: [3, 6],
  titles: ['A Lot to Do First', 'Longer Than the House'],
  figures: {
    mum: { forms: { name: 'Mum' }, gender: 'she' },
  },
  fact: '[Hero] and Mum wrote down everything that there was to do first, and the list was longer than the house.',
  next: 'There was a new line on the list in the hall, in somebody else’s writing.',
  young: `
== ask
At tea [hero] put down [his] fork.

${ASKS}

Mum could have said, Eat up, there’s pudding. But she put down her fork, too.

${ANSWER}

@hero “When?” asked [hero].

@mum “Nobody knows that,” said Mum. “Mostly people are very, very old by then.”

+3
[Hero] looked at her carefully, all round. There was one grey hair, above the left ear. But the rest of her was still quite new.
/+3

+2
@hero “Is it tomorrow?”
/+2

-2
@hero “Is it soon?” asked [hero].
/-2

@mum “I don’t think so,” said Mum. “I’ve got such a lot to do first.”

@hero “What have you got to do?” asked [hero].

+2
Mum counted on her fingers.
/+2

@mum “I’ve got to mend the tap,” said Mum, “and see you grow taller than me, and teach you to whistle.”

@hero “That’s only three,” said [hero].

== list
So Mum fetched a pencil, and the end of a roll of wallpaper, and began to write it down. [with| [friend-is| toy, pet: | [Friend] held the roll.] |]

&first @hero “And then?” asked [hero].

@mum “Then there’s breakfast,” said Mum. “Every day.”

-2
So Mum wrote breakfast, breakfast, breakfast, until her hand hurt.
/-2

+2
@hero “Then you have to write it every time,” said [hero]. So Mum wrote breakfast, breakfast, breakfast, until her hand hurt.
/+2

&again @hero “And then?”

+2
@mum “Then there’s the sea. I’ve only been in up to my knees.”
/+2

@mum “Then you’ll want a bicycle,” said Mum, “and I’ll have to run behind it(( in my slippers)).(( Then I’ve got to lose my glasses, and find them on my head.))”

+3
@hero “How often?” asked [hero].

@mum “Put a hundred,” said Mum.

The roll went over the edge of the table. It went across the floor and under the chair, and there it had to go round the cat.

&again @hero “And then?”

@mum “Then I’ve got to learn to like olives,” said Mum. “That may take years. Then I’ve got to read you every book on that shelf, and the one about the digger again.”

@hero “Again and again,” said [hero], and Mum put it in twice.
/+3

+4
[with| [friend-is| toy, pet: | @friend “You’ve got to see my somersault as well,” said [friend]. So that went down.] |]

[Hero] took the pencil and wrote one, too, with both hands. It was very big, and it said PUDDLES. Mum said that she had quite forgotten puddles, and thank you for saying so. She didn’t know how she could have, because there were so many to come, and they both needed new boots for them. So boots went down as well, two pairs, and then two bigger pairs, and then two bigger ones still.

@hero “And what have I got to do?” asked [hero].

@mum “You?” said Mum. “You’ve got even more. You’ve got everything that I’ve done already, and then all the things that nobody has done yet.”

That was a good deal. [Hero] looked down the roll and saw how long it still was, further on, where nobody had written, and one could put anything. It was like the snow in the garden, before the first boot.

&again @hero “And then?”

@mum “Then you’ll be ten, and cross,” said Mum. “I’ve got to be there for that.”

@hero “Why shall I be cross?”

@mum “About my singing.”

@hero “I like your singing.”

@mum “You do now,” said Mum. “When you’re ten you’ll put your hands over your ears, and say Oh, Mum, and go out of the room. I’m looking forward to it.”

@hero “Then don’t sing.”

@mum “I’ve got to,” said Mum. “It’s on the list.”

[more| [Others] came with things to put down, and all of them went down, one under the other. |] [with2| [Friend2] had one that couldn’t be spelled, so they drew it. |] They ate the rest of their tea on the floor, beside the list, so as not to have to stop. The peas were cold by then, but nobody minded, and one of them rolled under the dresser, as far back as it could. Finding it went on the list as well.
/+4

The roll went down the stairs, bump, bump, bump, to the front door, and there wasn’t any more house.

@hero “It’s longer than the house!” said [hero].

@mum “I told you that it was a lot,” said Mum.

== bed
In bed the blanket was warm.

@hero “What if you don’t get to the end?” asked [hero].

@mum “I don’t suppose I shall,” said Mum softly, “but I always do the next one.”

+2
[Hero] thought about that. It was a good way to do a list, when one came to think of it.
/+2

@hero “What’s the next one?”

@mum “Blanket,” said Mum, and tucked it in. “Then a kiss, and good night.” She did all three(( of them)), slowly.

+3
The moon shone in at the window, quite still. Down in the hall the list lay and waited, and it was in no hurry at all, because it was a very long one and knew it. [friend-is| toy: [Friend] was asleep already. | pet: [Friend] was asleep already, across both feet. |]
/+3

&last @hero “And then?” whispered [hero].

@mum “Then there’s breakfast,” whispered Mum. “It’s written down.”

!asleep And [hero] slept.
`,
}
