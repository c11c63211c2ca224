import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'
import { DEED_KEY, told as deedTold, FIX_KEY, OBJECT, SAID } from '../life/sorry-deeds.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['royal', 'fairy-being', 'monster', 'job'] as const),
]
/** Whom it was done to. */
const V =
  '[is:whom| [whom] | [has| brother: [who.his] brother | sister: [who.his] sister | friend: [who.his] friend | mum: [who.his] mum | grandma: [who.his] granny | [whom]]]'
const VS =
  '[is:whom| [whom’s] | [has| brother: [who.his] brother’s | sister: [who.his] sister’s | friend: [who.his] friend’s | mum: [who.his] mum’s | grandma: [who.his] granny’s | [whom’s]]]'
const DOWN =
  '[has| off-the-slide, slide: off the slide | off-the-swing, swing: off the swing | river, pond, lake: into the water]'
const HOW =
  '[has| by-biting, bite: bit | by-kicking, kick: kicked | by-pushing, push: pushed | by-scratching, scratch: scratched | hit]'
const HOW_SAID = HOW

/** What is told by no table of deeds: ids of particulars and actions, how it is told and how it is said. */
const ROUGH: readonly (readonly [string, string, string])[] = [
  ['did-cut-hair', 'cut «vs» hair', 'cut your hair'],
  ['did-draw, scribble', 'scribbled on «vs» «o»', 'scribbled on your «o»'],
  ['did-hurt, push, kick', `${HOW} «v» ${DOWN}`, `${HOW_SAID} you ${DOWN}`],
  ['did-knock-down', 'knocked down «vs» tower', 'knocked down your tower'],
  ['did-break', 'broke «vs» «o»', 'broke your «o»'],
  ['did-take, steal', 'took «vs» «o»', 'took your «o»'],
  ['did-say', 'said something horrid to «v»', 'said something horrid'],
  ['did-quarrel', 'shouted at «v»', 'shouted at you'],
  ['did-lie', 'told «v» something that wasn’t true', 'told you something that wasn’t true'],
]
const filled = (text: string, v: string, vs: string) =>
  text.replaceAll('«vs»', vs).replaceAll('«v»', v).replaceAll('«o»', OBJECT)
const rough = (at: 1 | 2, v: string, vs: string, other: string) =>
  `[has| ${ROUGH.map((deed) => `${deed[0]}: ${filled(deed[at], v, vs)} | `).join('')}${other}]`
const DONE = `[deed| none: ${rough(1, '[v]', '[vs]', 'did [v] a wrong')} | [done]]`
const I_DID = `[deed| none: ${rough(2, 'you', 'your', 'did you wrong')} | [done-said]]`
const SETTLED =
  '[fix| found: So they went and looked for it together, and found it. | home: So they went and looked together, and called very softly. | clean: So they washed and rubbed it, both together. | mend: So they built and mended it, both together. It took all afternoon. | share: So [who] shared out all [who.he] had, and [v] got the bigger half. | gone: So they made a new one, both together. | grow: So they put new ones in the ground, one by one. | sore: So [who] stayed until it had stopped hurting. | dry: So [who] stayed until all was dry again. | loose: So [who] opened everything wide. | play: So they played, and [v] went first. | true: So [who] told everybody how it really was. | [has| did-hurt, push, kick: So [who] stayed until it had stopped hurting. | did-break, did-knock-down: So they put it together again, bit by bit. | So they sat down side by side, and it was a good sort of quiet.]]'
const STILL =
  '[has| st-not-ready, st-still-cross, friends-grumpy: @whom “I’m not done being cross,” said [v]. @who “That’s all right,” said [who]. And it was. | @whom “It wasn’t nice,” said [v]. “But now I know that you know.”]'

/** Somebody imagined who has done somebody wrong, and has to learn both halves of a sorry. */
export const sorryPractice: Telling = {
  id: 'sorry-practice',
  shape: 'cumulative',
  fits: { kind: 'event', events: ['did-wrong'], who: WHO },
  ages: [3, 6],
  titles: ['Sorry, Stone', 'The Two Halves of a Sorry'],
  tile: { label: 'Somebody has to say sorry', wish: 'a bear who ate the rabbit’s cake' },
  figures: {},
  things: {
    who: { kinds: WHO, or: { forms: { name: 'the bear', one: 'a bear', kind: 'bear', many: 'bears' }, gender: 'he' } },
    whom: {
      kinds: WHO,
      or: { forms: { name: 'the rabbit', one: 'a rabbit', kind: 'rabbit', many: 'rabbits' }, gender: 'she' },
    },
    what: {
      kinds: ['toy', 'clothes', 'school', 'instrument', 'household', 'food', 'sport'],
      or: { forms: { name: 'the cup', one: 'a cup', kind: 'cup' }, gender: 'it' },
    },
    lot: {
      kinds: ['toy', 'clothes', 'school', 'instrument', 'household', 'food', 'sport'],
      or: { forms: { name: 'the cup', one: 'a cup', kind: 'cup' }, gender: 'it' },
    },
    beast: {
      kinds: ['animal', 'bird'],
      or: { forms: { name: 'the hamster', one: 'a hamster', kind: 'hamster' }, gender: 'it' },
    },
  },
  keys: { deed: DEED_KEY, fix: FIX_KEY },
  words: { v: V, vs: VS, done: deedTold(V, VS), 'done-said': SAID },
  fact: '[Hero] once taught [who] how to say a whole sorry, first to a stone.',
  next: 'Somebody was practising something behind the hedge, first to a stone, and then to a bigger one.',
  young: `
== deed
Once there was [who.one] who did something wrong. [Who] ${DONE}. ((It was quickly done. ))

[Who.he] wished and wished that it was still the day before. [has:st-undo| [Who.he] even walked backwards for a bit. | ] But that day was over.

+2
[Hero] found [who.him] behind the hedge, all by [who.himself]. ${'[with| ((And [friend] saw [who.him], too.)) | ]'}
/+2

-2
[Hero] met [who.him] behind the hedge.
/-2

&first @hero “Have you said sorry?” asked [hero].

@who “It’s stuck,” [who.he] said, and sniffed.

+2
@who “I did try,” [who.he] said. “I opened my mouth, and there was only air in it.” ((That can happen to anybody.))
/+2

== practice
@hero “Then try it on a small thing first,” said [hero]. So [he] looked about in the grass, and held up a stone as small as a pea.

@who “Sorry, stone,” [who.he] whispered. The stone didn’t mind.

+2
[Hero] found a bigger one. It was as big as a bun.

@who “Sorry, stone,” [who.he] said. That stone didn’t mind, and nor did the next.
/+2

+3
[with| @friend “Try it on the tree,” said [friend]. | Then there was a tree, with a hollow like a mouth.]

@who “Sorry, tree,” [who.he] said out loud. A leaf came down, quite slowly, and landed on [who.his] nose. ((Perhaps that meant yes.))
/+3

+4
There was a hedge and in the hedge there was an old gate. So they tried it on the gate, too, and the gate went squeak.

@who “It says no!” cried [who].

@hero “It always says that,” said [hero]. “Gates do. You can say sorry to somebody who’s cross. It counts just the same.”

So [who] said it again, to the gate. The gate went squeak again. [Who] stayed where [who.he] was, and didn’t run away, and nothing bad happened at all.
/+4

@hero “And what for?” asked [hero].

@who “What for?” [who.he] asked.

+2
@hero “One half of a sorry is the word,” said [hero]. “And then comes what it was you did.”

[Who] thought about that. [Who.he] thought for a long time. ((The other half was the hard one.))
/+2

-2
@hero “One half of it is the word,” said [hero]. “And then comes what it was you did.”

[Who] thought about that for a long, long time.
/-2

== sorry
So they went to find [v]. ${'[with| [Friend] came with them. | ]'} [Hero] held the small stone in [his] hand.

+3
The way was short, and it led past the trees and over a little bridge. But [who] went slower and slower, and at the last corner [who.he] stood still.

@who “What if I get a cross face?” [who.he] asked.

@hero “Then you look at the stone,” said [hero]. And [he] held it up, so that it was easy to see. @hero “It’s only a face. Cross ones don’t last.”
/+3

And there sat [v], as still as a stone.

&again @hero “Now,” whispered [hero], and gave [who.him] a nod.

@who “Sorry,” said [who]. “I ${I_DID}. That was me.” There it was, with both halves.

+2
Nobody spoke. [V] looked up, and went on looking at [who] for a long time. But [who] stood still, with both feet on the ground.
/+2

${STILL}

${SETTLED}

+4
[Who] looked round once more before it was time to go. @who “May I come tomorrow?” [who.he] asked.

@whom “Ask me tomorrow,” said [v]. So [who] said that [who.he] would, and [v] waved, just a bit, with one finger.

They went home by the same way, and nobody walked slowly this time. @who “How many have you said?” asked [who].

@hero “Lots,” said [hero]. “The first was the worst. It was about a biscuit, and I said it to a door.”

@who “Did the door mind?” asked [who].

@hero “It opened,” said [hero]. “And there was the one whose biscuit it was.”

They thought about that as far as the gate, and [who] laughed, and then was quiet for a bit, and then laughed again. Then they put the stones back, the big one first, and said thank you to the tree. The gate went squeak.

@who “It said goodnight,” said [who], and this time [who.he] laughed.

At the hedge they had to part. [Who] took the stone that was as big as a bun, in case there was ever another sorry to try. [Hero] kept the small one.
/+4

== bed
Then it was evening, and [hero] lay in bed, all warm under the blanket. ((The house was still. ))[with| ((Nearby, [friend] was nearly asleep.)) | ] The small stone lay by the pillow.

+3
[more| [Others] lay close by, quiet and warm.] Outside it was dark and soft. Not so far off [who] was in bed as well, and the sorry wasn’t stuck any more.
/+3

[Hero] turned over, and the stone fell on the floor.

&last @hero “Sorry, stone,” whispered [hero]. It came out all by itself.

!asleep The stone didn’t mind. And [hero] fell asleep.
`,
}
