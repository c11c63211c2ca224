import type { Telling } from '../../../../craft/telling.ts'

const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
const other = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
/** Where two want to be first: at the slide, else at a door. */
const at = (slide: string, door: string) => `[spot| slide: ${slide} | ${door}]`
const RELATIVES = ['sister', 'brother', 'cousin', 'friend'].map((one) => `${one}: [his] ${one}`).join(' | ')
const world = (inside: string, small: string, game: string) => ({ inside, small, game })

/** Two want to be first, and get stuck side by side, so that nobody gets in at all; whoever steps back is the one who frees everybody. */
export const firstThrough: Telling = {
  id: 'first-through',
  shape: 'surprise',
  fits: {
    kind: 'life',
    subjects: ['first-in-line'],
    when: ['today', 'tomorrow', 'always', 'past'],
    unless: ['sh-other'],
  },
  ages: [3, 6],
  titles: ['Me First!', 'After You', 'Stuck'],
  tile: { label: 'Me first', wish: 'She always has to be first' },
  figures: {},
  worlds: {
    sea: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {},
      words: world('fish fingers', 'the treasure chest', 'like two whales in a bucket'),
    },
    valley: {
      themes: ['dinosaurs'],
      figures: {},
      words: world('green pancakes', 'the dinosaur box', 'like two dinosaurs in one egg'),
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: {},
      words: world('round pancakes', 'the paper rocket', 'like two moons in one sky'),
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {},
      words: world('golden pancakes', 'the toy castle', 'like two kings on one chair'),
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {},
      words: world('berry pancakes', 'the rabbit hutch', 'like two bears in one burrow'),
    },
    city: {
      themes: ['superheroes'],
      figures: {},
      words: world('warm pancakes', 'the big wardrobe', 'like two heroes in one cape'),
    },
    home: { themes: [], figures: {}, words: world('warm pancakes', 'the doll’s house', 'like two feet in one sock') },
  },
  keys: { spot: '[has| ft-slide: slide | door]' },
  things: { whom: { kinds: [], or: { forms: { name: 'Bo' }, gender: 'she' } } },
  words: {
    other: `[is:whom| [whom] | [has| ${RELATIVES} | Bo]]`,
    bo: `[is:whom| [whom] | [has| ${RELATIVES} | a girl called Bo]]`,
  },
  fact: '[Hero] was once stuck fast, and got everybody free by taking one step back.',
  next: 'Two people stood in front of it, and each of them said: after you.',
  young: `
== stuck
${at('There was a slide with a ladder, and [hero] wanted to be the first one up.', 'The door was open, and [hero] wanted to be the first one in.')} So did [bo]. They both ran, and they both got there at the same moment.

@hero “Me first!” said [hero].

@whom “Me first!” said [other].

*stuck Then it went squeak. They were stuck, side by side, [game].

+2
@adult “Breathe in!” said [adult], and pulled at the arms that stuck out in front. It didn’t help. @adult “Breathe out!” said [adult]. That was worse. They were in there as tight as a cork, and only their heads could still turn.
/+2

@adult “Will one of you take a step back?” asked [adult].

&first But nobody went back.

== wait
Behind them stood all the others, in a long row, right back to the corner. ${at('They wanted to slide, too. And the slide was quite empty. Not one of them was on it.', 'They wanted to come in, too. And in there were [inside]. You could smell them.')}

+3
@adult “I could lift you out,” said [adult]. “Then who’d be first?”

They both thought about that. Then they both held on, just in case.

${toy('[Friend] the [friend.kind] was stuck as well, in between, and looked a bit flat.', other('@friend “I can see your shoes,” said [friend], who was right behind. “They’re in front of you.”', 'A leaf came by in the wind. It went through between their knees, and was the first of all.'))} [with2| @friend2 “I can see a bit of sky,” said [friend2]. |]
/+3

+4
It got later. Those at the back sat down on the ground. They began to play a game, and it sounded like a good one. [Hero] couldn’t turn round to look.

@hero “What are they playing?” asked [hero].

@whom “I can’t see, either,” said [other]. “I think somebody’s a horse.”

There was a lot of laughing, and then somebody neighed, just behind their backs. [more| [Others] were in it already. | Then there was some galloping.] Whoever’s stuck in front can’t see what’s going on behind, and it’s nearly always something.

@whom “My ear itches,” said [other].

@hero “Mine, too,” said [hero]. They rubbed their ears together, and that helped both of them. They had never been so close. [Other] smelled of apples, and [hero] hadn’t known that before.

The others changed over. Now somebody else was the horse. And nobody was cross about it, because everybody got a go at being the horse, even the smallest ones, who fell off.

@whom “I’d quite like to be the horse,” said [other].

@hero “So would I,” said [hero].
/+4

@hero “Who’s first now?” asked [hero].

They had a look. [Hero’s] nose was in front. But so was [other]’s knee.

@whom “Nobody is,” said [other].

== step
[Hero] thought about it. Then [he] took a breath.

@hero “You go first,” said [hero]. “And next time it’s me.”

And [he] took one step back. It was only a small step, but it was hard, because both [his] feet wanted to go the other way.

Plop! ${at('Up went [other]. Up went [hero]. And up went all the others, one by one, and down again.', 'In went [other]. In went [hero]. And in went all the others, and there was enough for everybody.')}

+2
@adult “How did you do that?” asked [adult].

@hero “Backwards,” said [hero].
/+2

Next time [other] was there before [him]. And [other] stood still, and waited.

&again @whom “After you,” said [other].

+3
After that they did it everywhere. At the gate it was [hero]. On the stairs it was [other]. At [small] they both had to kneel down, and it was [hero] again. There are far more ways to be first than you’d think, if you look for them. You can be first to the corner, and first to see a cat, and first with your shoes off.

@hero “How many more are there?” asked [hero].

@whom “Hundreds,” said [other]. “It’s your go.”
/+3

+4
In the end they came to a puddle. It was [other]’s turn. [Other] looked at it for a bit.

@whom “You can have this one,” said [other].

@hero “No, no,” said [hero]. “After you.”

@whom “After you!” said [other].

So now nobody went. They stood on the edge, side by side, and were very polite. [Adult] came along with both arms full of bags.

@adult “Who’s first?” asked [adult].

[Hero] and [other] only had to look, and they both knew.

@hero “You are,” said [hero]. And splash, [adult] was in it, up to the socks, bags and all. [with| @friend “Well done,” said [friend]. | Then they both jumped in, with one jump, and it was one splash.]

It was the only time that day that they were all of them last.
/+4

== bed
-2
At night it was warm and soft in bed, and quiet.
/-2

+2
At night they came to the last door, and that was the bedroom’s. Nobody was stuck in it. The room was dark and quiet, and the bed was soft and warm.
/+2

+3
[with| [Friend] was breathing slowly already. | The curtain moved slowly, like somebody asleep.] Outside, the moon came up, and all the stars waited, and then they came, one by one.
/+3

@hero “Who goes to sleep first?” whispered [hero].

@adult “We could both go at once,” whispered [adult]. “But then we’d get ^stuck stuck.”

[Hero] thought about it, with both eyes shut.

&last @adult “After you,” whispered [adult].

!asleep So [hero] went first, and was asleep.
`,
}
