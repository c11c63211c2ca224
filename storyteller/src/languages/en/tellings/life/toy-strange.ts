import type { Telling } from '../../../../craft/telling.ts'

/** A toy that came back clean, mended or from elsewhere, or a new one in its place: the child is not in it, and has to be put in again. */
const way = (washed: string, mended: string, bought: string, found: string) =>
  `[way| washed: ${washed} | mended: ${mended} | bought: ${bought} | ${found}]`
const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
const pet = (yes: string) => `[friend-is| pet: ${yes} |]`

export const toyStrange: Telling = {
  id: 'toy-strange',
  shape: 'making',
  fits: {
    ...{ kind: 'life', subjects: ['lost-toy'], when: ['today', 'past', 'tomorrow', 'always'] },
    says: ['lt-washed', 'lt-mended', 'lt-bought', 'lt-toy-back'],
  },
  ages: [3, 6],
  titles: ['Not Quite Yet', 'A Bit of Toast and a Lot of Me'],
  figures: {},
  keys: { way: '[has| lt-washed: washed | lt-mended: mended | lt-bought: bought | found]' },
  things: {
    what: {
      kinds: [
        ...(['toy', 'animal', 'bird', 'sea-animal', 'dinosaur', 'insect', 'fairy-being', 'monster'] as const),
        ...(['vehicle', 'household', 'clothes'] as const),
      ],
      or: { forms: { name: 'Ted', one: 'a teddy', kind: 'teddy', many: 'teddies' }, gender: 'he' },
    },
  },
  fact: '[Hero] once put everything back that had gone out of a toy, and most of it was toast.',
  next: '[What] smelled of toast again, and of somewhere new as well.',
  young: `
== back
${way(
  '[What] came out of the [has:tumble-dryer| tumble dryer | washing machine], all clean and fluffy. [has:lt-mistake| ((It had been a mistake.)) |] [Hero] took one sniff.',
  '[What] was mended, with a row of new stitches. [Hero] took one look, and then one sniff.',
  'On the bed sat a new [what.kind]. It looked just like the old one. [Hero] took one sniff.',
  '[What] was found! [What.he] had been away, and now [what.he] was back. [Hero] took one sniff.',
)}

@hero “That’s not ${way('[what]', '[what]', 'the real one', '[what]')},” said [hero]((, and put [what.him] down on the chair)). [has:lt-real-lost| “The real one’s lost.” |] [feels:sad| And [he] cried.]

${way(
  '@adult “[has:lt-real-lost| [What.he]’s right here | It is],” said [adult]. “[What.he]’s only been washed.”',
  '@adult “It is,” said [adult]. “[What.he]’s only been sewn.”',
  '@adult “No,” said [adult]. “The real one’s the real one. This one only came today.”',
  '@adult “It is,” said [adult]. “[What.he]’s only been away.”',
)}

@hero “[What.he] smells of ${way('soap', 'thread', 'the shop', 'somewhere else')},” said [hero]. “And I’m not in there any more.”

+2
[Hero] looked ${way('into the machine, right to the back. But there was only a wet sock', 'into the sewing box. But there was only a button', 'into the bag. But there was only some paper', 'under one arm, where it was softest. But it smelled strange there as well')}. ${friend('@friend “[What.he] doesn’t smell of me either,” said [friend], who’d had a sniff, too.')} ${pet('[Friend] the [friend.kind] came to smell, too, and sneezed.')}
/+2

@adult “What should be in there?” asked [adult].

[Hero] shut both eyes and thought with [his] nose.

@hero “A bit of toast,” said [hero]. “A bit of outside. And a lot of me.”

@adult “Then we’ll put it in,” said [adult].

== make
First it had to be toast. [Hero] had some for supper, with the crusts on. [What] sat close by, right in the crumbs, and got a crumb on each side.

&first @adult “Is that [what.him]?” asked [adult].

[Hero] took a sniff. @hero “Not quite yet.”

+3
After that came the jumper, the one with the hole in it. [Hero] put it on again, and [what] went in at the bottom and looked out at the top. They went round the house like that, up all the stairs and down them again. They said good evening to the coats, and the coats smelled of the park and of last winter. They stood by [adult] for a bit, where it smelled of supper. ${friend('Then [friend] hugged them both, and that put some [friend] in.')}

&again @adult “Is that [what.him]?”

@hero “It’s a bit more like us, and a bit like the coats,” said [hero]. “But not quite yet.”
/+3

+4
So they went behind the sofa. It’s warm there, and it smells of dust and of one old raisin. [with| @friend “I’ll keep watch,” said [friend], and sat down in front. | Nobody else fitted in.] [Hero] held [what] tight, and told [what.him] everything that there was to know. Somebody who smells of ${way('soap', 'thread', 'the shop', 'somewhere else')} knows nothing at all.

@hero “This is the house,” said [hero]. “That’s the clock. It’s loud at night, but it doesn’t do anything to you. That’s the hoover. We don’t like it, and it lives in the cupboard.”

[What] sat up straight, and quite still, and took it all in, and [hero] moved up a bit, so that there was room for both of them against the warm wall.

@hero “The third stair creaks,” said [hero]. “The green cup’s mine. When it thunders, we go under the blanket, and you go first.”

[What] listened. That hadn’t changed at all, and [hero] was glad when [he] noticed it. Nobody else in the whole house could listen like that, with both ears and right to the end.

@hero “And you don’t like peas, not even the sweet ones,” said [hero]. “I eat the pasta, and you don’t eat the peas.” [more| [Others] came by, and each of them told [what.him] one thing more. |] [with2| @friend2 “And you’re ticklish,” said [friend2]. | And [he] told [what.him] about the puddle.]

&again @adult “Is that [what.him]?” called [adult] from the kitchen.

@hero “[What.he] knows it all now,” called [hero]. “But [what.he] doesn’t smell of it. Not quite yet!”
/+4

Then it had to be outside. They opened the window wide, and the evening came in. It smelled of grass and rain, and of somebody’s chips. [Hero] held [what] up in it and counted slowly up to ten.

&again @adult “Is that [what.him]?”

@hero “Not quite yet,” said [hero]. “It’s still got no me.”

+2
@adult “How do you put that in?” asked [adult].

[Hero] thought. [He] rubbed [what] on one cheek, and then on the other. [He] put [what.him] under one arm. But one couldn’t smell it. It was only a very little bit.
/+2

-2
@adult “How do you put that in?” asked [adult].
/-2

@hero “That takes a whole night,” said [hero]. “You can only do it asleep. [theme| magic: That’s how the magic works. |]”

== bed
Then the lamp was low. [Hero] took one last sniff.

${way(
  'They lay down, nose to nose.',
  'They lay down, nose to nose, and [hero] kept one soft finger on the stitches.',
  'The new one lay down on this side. On the other side the place of the real one stayed free.',
  'They lay down, nose to nose.',
)}

+2
The blanket was warm, and the moon shone softly on the chair, where nobody sat now. [Hero] breathed out, and the breath went slowly into [what], and some of it stayed there.
/+2

+3
@adult “And if it isn’t all in by morning?” whispered [adult].

@hero “Then we’ll sleep tomorrow as well,” whispered [hero]. “It doesn’t matter. I smell of soap, too. I’ve had a bath.”
/+3

+4
Down in the kitchen lay the last crumbs, and behind the sofa lay the raisin, and both of them were a part of it now. The jumper with the hole slept over the chair, with both its arms out. One could hear [hero] breathe, in and out, and in between [what], who did it so softly that nobody had ever heard it yet.
/+4

&last @adult “Is that [what.him]?” whispered [adult].

@hero “Nearly,” murmured [hero], with [his] nose in the soft part.

!asleep And then [hero] slept, and ${way('[what] was', '[what] was', 'the new one was', '[what] was')} held tight, and a little more of [hero] went in with every breath.
`,
}
