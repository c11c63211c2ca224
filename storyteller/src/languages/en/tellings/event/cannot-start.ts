import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['fairy-being', 'monster'] as const),
]

/** What is done, by how it begins. */
type Way = 'swim' | 'fly' | 'climb' | 'dig' | 'glide' | 'back' | 'go' | 'jump'
const ACTIONS: Readonly<Record<Exclude<Way, 'jump'>, string>> = {
  swim: 'swim, dive, float, sail',
  fly: 'fly',
  climb: 'climb',
  dig: 'dig, plant, garden',
  glide: 'skate, ski, slide, spin, dance, do-a-cartwheel',
  back: 'reverse',
  go: 'turn-left, run, race, walk, win, chase, visit, play-football, score-a-goal, ride-a-bike, ride, drive',
}
const way = (told: Readonly<Record<Way, string>>) =>
  `[how| ${Object.keys(ACTIONS)
    .map((one) => `${one}: ${told[one as Way]}`)
    .join(' | ')} | ${told.jump}]`

/** Who cannot fly or jump as all others of its kind can, and who wants to though none of its kind can: a penguin, a snail. */
const flies = (one: string, none: string) =>
  `[by:flies| ${one} | [who-is| vehicle, fairy-being: ${one} | bird: [by:is-small| ${one} | ${none}] | ${none}]]`
const jumps = (one: string, none: string) =>
  `[who-in| ocean: ${one} | [by:is-slow| ${none} | [by:is-heavy| ${none} | ${one}]]]`

const OTHERS = 'Then all the others came back. They remembered how it starts, and everybody said it.'
const NOBODY = 'Then [crab] joined in, and [adult], and everybody said it.'

const LAKE =
  '[has| swimming-pool: the pool | bath: the bath | river: the river | stream: the stream | lake: the lake | sea: the bay | [who-in| ocean: the bay | [who-is| toy: the bath | [world| ocean, pirates: the bay | space: the crater | the pond]]]]'
const TREE =
  '[has| hill: the hill | mountain: the mountain | wall: the wall | ladder: the ladder | tower: the tower | cliff: the cliff | [who-is| vehicle, machine: the hill | [world| ocean, pirates: the mast | dinosaurs, space: the big rock | castle: the old tower | the oak tree]]]'
const GAP =
  '[has| muddy-puddle: the muddy puddle | puddle, rain-puddle: the puddle | river: the river | pond: the pond | stream: the stream | [world| ocean, pirates: the rock pool | dinosaurs: the mud | space: the crater | the stream]]'
const FIELD =
  '[who-is| vehicle, machine: [by:pulls| the line | the yard] | toy: the rug | [world| ocean, pirates: the beach | dinosaurs: the valley | space: the crater | castle: the courtyard | the meadow]]'
const LANE =
  '[has| road: the road | garage: the garage | [world| space: the crater | ocean, pirates: the harbour | the narrow lane]]'
const ICE =
  '[has| ice-rink: the ice | slide: the slide | snow: the snow | [action-is| dance, do-a-cartwheel: the floor | skate: the ice | ski: the snow | [who-is| penguin: the ice | the slope]]]'

const ALONG = `[action-is| climb: right up ${TREE} | [has:hill| right up the hill | right across ${FIELD}]]`

/** Who joins in: the others who can, where there are any. */
const helped = way({
  ...{ swim: OTHERS, climb: OTHERS, dig: OTHERS, glide: OTHERS, back: OTHERS, go: OTHERS },
  ...{ fly: flies(OTHERS, NOBODY), jump: jumps(OTHERS, NOBODY) },
})

/** Of one whose kind has never done it. */
const first = (text: string) =>
  way({ swim: '', climb: '', dig: '', glide: '', back: '', go: '', fly: flies('', text), jump: jumps('', text) })

/** The noise that a fall makes. */
const FLUMP = '[how| swim: Glug | [who-is| vehicle, machine: Clunk | Flump]]'

export const cannotStart: Telling = {
  id: 'cannot-start',
  shape: 'three-rooms',
  fits: {
    ...{ kind: 'event', events: ['cannot', 'afraid', 'refuses'], who: WHO },
    by: ['flies', 'swims', 'floats', 'jumps', 'runs', 'climbs', 'rolls', 'digs', 'bends'],
  },
  ages: [3, 6],
  titles: ['The [Who.kind] Who Couldn’t [Action]', 'How It Starts', 'The [Who.kind] on This Side'],
  figures: { all: { forms: { name: 'everybody' }, gender: 'it' } },
  worlds: {
    ocean: {
      themes: ['ocean'],
      figures: { crab: { forms: { name: 'the crab', one: 'a crab' }, gender: 'he' } },
      words: { perch: 'a rock', hat: 'a shell on' },
    },
    pirates: {
      themes: ['pirates', 'adventure'],
      figures: { crab: { forms: { name: 'the pirate’s parrot', one: 'a pirate’s parrot' }, gender: 'she' } },
      words: { perch: 'a barrel', hat: 'a pirate’s hat on' },
    },
    dinosaurs: {
      themes: ['dinosaurs'],
      figures: { crab: { forms: { name: 'the oldest dinosaur', one: 'the oldest dinosaur of all' }, gender: 'she' } },
      words: { perch: 'a heap of ferns', hat: 'a fern on' },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: { crab: { forms: { name: 'the Martian', one: 'a Martian' }, gender: 'he' } },
      words: { perch: 'a moon rock', hat: 'a helmet on' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { crab: { forms: { name: 'the king', one: 'the king' }, gender: 'he' } },
      words: { perch: 'a garden chair', hat: 'a crown on' },
    },
    heroes: {
      themes: ['superheroes'],
      figures: { crab: { forms: { name: 'the superhero', one: 'a superhero' }, gender: 'she' } },
      words: { perch: 'a wall', hat: 'a cape on' },
    },
    home: {
      themes: [],
      figures: { crab: { forms: { name: 'the goose', one: 'a goose' }, gender: 'she' } },
      words: { perch: 'a gatepost', hat: 'a hat on' },
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: { forms: { name: 'the kangaroo', one: 'a kangaroo', kind: 'kangaroo', many: 'kangaroos' }, gender: 'it' },
    },
    action: { kinds: [], or: { forms: { name: 'jump', doing: 'jumping' }, gender: 'it' } },
    part: { kinds: ['body'], or: { forms: { name: 'the legs', many: 'legs' }, gender: 'it' } },
  },
  keys: {
    how: `[action-is| ${Object.entries(ACTIONS)
      .map(([one, ids]) => `${ids}: ${one === 'climb' ? '[who-is| vehicle, machine: go | climb]' : one}`)
      .join(' | ')} | jump]`,
  },
  words: {
    slow: way({
      swim: 'flat',
      fly: 'wide',
      climb: 'hold',
      dig: 'small',
      glide: 'low',
      back: 'look',
      go: 'slow',
      jump: 'down',
    }),
    go: way({
      swim: 'KICK',
      fly: 'LEAN',
      climb: 'STEP',
      dig: 'SCOOP',
      glide: 'OFF',
      back: 'BACK',
      go: 'GO',
      jump: 'UP',
    }),
  },
  fact: '[Hero] told [who.one] that couldn’t [action] how it starts.',
  next: 'Far away something went flump, and somebody laughed.',
  young: `
== cannot
[has:cannot-seen| [Hero] and [adult] saw [who.one] today, sitting all by [who.himself]. | There was [part-looks| yes: [who.one] with [part.looks] [part.many] | [who.one]] who couldn’t [action].]

${way({
  swim: `All the other [who.many] could [action] right across ${LAKE}.`,
  fly: flies(
    `All the other [who.many] could fly, right over ${LAKE}.`,
    `No [who.kind] can. But this one wanted to, right over ${LAKE}.`,
  ),
  climb: `All the other [who.many] could climb right up ${TREE}.`,
  dig: 'All the other [who.many] could [action] right through the sandy bank.',
  glide: `All the other [who.many] could [action], right across ${ICE}.`,
  back: `All the other [who.many] could [action] right out of ${LANE}.`,
  go: `All the other [who.many] could [action-is| win, chase, visit, play-football, score-a-goal: run | [action]] ${ALONG}.`,
  jump: jumps(
    `All the other [who.many] could [action] right over ${GAP}.`,
    `No [who.kind] can. But this one wanted to, right over ${GAP}.`,
  ),
})} [has:cannot-seen| But this one couldn’t. | ]

+2
@all “It’s easy!” they all said. @all “You just [action]!”
/+2

+3
The smallest one of all did it with one eye on a butterfly. Another did it twice, because nobody had been looking.
/+3

${way({
  swim: `So [who] jumped in and splashed with all [who.his] might. ${FLUMP}! Only the nose was still dry.`,
  fly: `So [who] flapped with all [who.his] might. ${FLUMP}! And there [who.he] lay, on this side.`,
  climb: `So [who] took a great big run at it. ${FLUMP}! And there [who.he] lay, at the bottom.`,
  dig: `So [who] took the biggest scoop [who.he] could. ${FLUMP}! The sand all fell back in.`,
  glide: `So [who] stood up very tall and set off. ${FLUMP}! And there [who.he] lay.`,
  back: `So [who] set off backwards, as fast as [who.he] could. ${FLUMP}! And there [who.he] was, in the hedge.`,
  go: `So [who] set off as fast as [who.he] could. ${FLUMP}! And there [who.he] lay, at the start.`,
  jump: `So [who] went up on tiptoe and stretched. ${FLUMP}! And there [who.he] lay, on this side.`,
})}

+2
[feels| afraid: ((It was a bit frightening.)) | sad: ((It made [who.him] want to cry.)) | ashamed: ((And everybody had seen it.)) | ((It hurt a bit, but not very much.))]
[Who] lay there, and thought. Three [how| swim: ducks | ants] came by, and went round [who.him].
/+2

On [perch] sat [crab.one]. @crab “Have you tried it with your eyes shut?” asked [crab]((, who’d seen it all)).

So [who] shut both eyes, and tried it again. ${FLUMP}!

+2
@crab “Have you tried it with [hat]?” asked [crab].

So [who] tried it with [hat]. ${FLUMP}!
/+2

+3
@crab “And have you tried it LOUDER?” asked [crab].

So [who] shouted as loud as [who.he] could, and tried it once more. That was the loudest ${FLUMP} of all.
/+3

+4
@hero “Can YOU [action]?” asked [hero].

@crab “Me?” said [crab]. “No, no. I only know how.”
/+4

-2
@who “I’ll never do it,” said [who]((, and looked the other way)).
/-2

+2
@who “I’m the wrong sort,” said [who], and looked the other way.
/+2

+4
@who “But I’m very good at sitting,” said [who], after a while. [who-eats| “And I’m good at [who.eats].” | “I’m probably the best.”]

@hero “It’s lovely sitting,” said [hero], and sat down too, to see how it was done. [with| So did [friend]. | It was quite comfortable.]

@who “Only, I’d have liked to see it from over there,” said [who]. “Just once.”
/+4

== start
[with| [Hero] and [friend] had been watching too, with [adult], from the grass. | [Hero] had been watching too, with [adult], from the grass.]

@hero “I couldn’t whistle,” said [hero]. “They all told me to blow. But it starts with a kiss, and nobody had told me.”

+2
@who “How does it start?” asked [who].
/+2

${way({
  swim: 'Then [hero] saw it. @hero “You’re fighting the water! Lie on it first, and it’ll hold you.”',
  fly: 'Then [hero] saw it. @hero “You’re hitting the air! Lie on it first, and it’ll hold you.”',
  climb: 'Then [hero] saw it. @hero “You’re looking at the top! Look at the next bit, and hold on to that.”',
  dig: 'Then [hero] saw it. @hero “You want it all at once! But a small bit won’t fall back.”',
  glide: 'Then [hero] saw it. @hero “You’re much too tall! Bend down first, and you can’t fall far.”',
  back: 'Then [hero] saw it. @hero “You start with the wheels! But it starts with a look behind you.”',
  go: 'Then [hero] saw it. @hero “You start with the fast bit! But it starts with the slow bit.”',
  jump: 'Then [hero] saw it. @hero “You start by going up! But you’ve got to go down first.”',
})}

And [he] showed how. &first @hero “[Slow], [slow], [slow] … and [go]!”

${way({
  swim: `So [who] lay down flat on the water, and it held! Then [who.he] kicked. ${FLUMP}!`,
  fly: `So [who] went wide, and leaned, and the air came in underneath. ${FLUMP}!`,
  climb: `So [who] held on tight, and held on, and took one step. ${FLUMP}!`,
  dig: `So [who] took a small scoop, and another, and there was a hole. ${FLUMP}!`,
  glide: `So [who] went down very low, and off [who.he] slid. ${FLUMP}!`,
  back: `So [who] looked on this side, and on that side, and then went back. ${FLUMP}!`,
  go: `So [who] went slowly, and then a bit less slowly, and then fast. ${FLUMP}!`,
  jump: `So [who] went down, as far as [who.he] could, and then up! ${FLUMP}!`,
})} But it was a bit further on than all the other times.

+3
@hero “Now again,” said [hero].

[with| @friend “I fell off my scooter nine times,” said [friend]. “I counted.” | @hero “I fell off my scooter nine times. I counted.”]

@hero “[Slow], [slow], [slow] … and [go]!”

${FLUMP}! That one was as far as [how| swim: a duck | a daisy]. And the next was as far as [how| swim: two ducks | a boot], and the next was halfway.
/+3

+4
@who “[Go], [slow], [slow],” said [who] the next time, because [who.he] was so excited. ${FLUMP}!

@hero “That’s the end first,” said [hero]. “[Slow], [slow], [slow]. You can’t hurry that bit.”

[with2| @friend2 “I’ll stand where you’re going to,” said [friend2], “so that you know which way it is.” | [Adult] stood where it was all going to end, and waved.] [more| [Others] stood there too.]

@who “It’s getting nearer,” said [who]. “I can nearly see the other end from here.”
/+4

${helped} &again @all “[Slow], [slow], [slow] … and [go]!”

${way({
  swim: `Off went [who], right across ${LAKE}. Bump! That was the OTHER side!`,
  fly: flies(
    `Up went [who], over ${LAKE}, over all of it. ${FLUMP}! But it was on the OTHER side!`,
    `Up went [who], right over ${LAKE}! It was over as soon as you can say [who.kind]. But it was flying! ${FLUMP}!`,
  ),
  climb: `Up went [who], bit by bit, up the whole of ${TREE}. ${FLUMP}! But it was on TOP!`,
  dig: `In went [who], bit by bit, and the sand fell open. ${FLUMP}! And there was the OTHER side!`,
  glide: `Off went [who], right across ${ICE}. ${FLUMP}! But it was on the OTHER side!`,
  back: `Off went [who], backwards, right out of ${LANE}. And there was no [how| swim: Glug | [who-is| vehicle, machine: clunk | flump]] at all! The hedge was quite surprised.`,
  go: `Off went [who], ${ALONG}. ${FLUMP}! [has:hill| But it was at the TOP! | But it was at the OTHER end!]`,
  jump: jumps(
    `And over [who.he] went, over all of ${GAP}. ${FLUMP}! But it was on the OTHER side!`,
    `Up went [who]! It was only as high as a crumb. But there was air under all of [who.him]! ${FLUMP}!`,
  ),
})}

+2
${first('@who “Am I the right sort now?” asked [who].')}

${first('@hero “You’re the first of them,” said [hero].')}
/+2

@crab “I did say with your eyes shut,” said [crab].

+2
@who “They were open,” said [who].
/+2

+3
@who “Was that me?” [who.he] asked then. @who “Was that me, [action.doing]?”

@hero “That was you,” said [hero], “all of it, from the start to the end.”
/+3

+4
[Who] did it nine more times, because now it was hard to stop. Eight of them were only for fun, and one of those was by accident. One was for [adult], who’d only looked away for a moment, to blow [adult.his] nose, and was very sorry.
/+4

+4
When the others had gone, [crab] climbed down. @crab “How did you say it starts?” asked [crab], looking somewhere else.

@who “Slowly,” said [who]. “And you may keep your eyes open, if you like.”

@crab “I knew that,” said [crab]. “I was only asking.”

So [who] showed [crab.him], three times. ${FLUMP}! ${FLUMP}! ${FLUMP}!

@who “Yes,” said [who]. “That’s just how it starts.”
/+4

== bed
-2
In bed it was warm and dark. Flump, went [hero’s] head, right in the middle of the pillow.
/-2

+2
Then it was night, and the bed was warm. The moon came softly over the roof. Flump, went [hero’s] head, right in the middle of the pillow.
/+2

+3
[with| Flump, went [friend’s], in the other bed. | Flump, went Teddy’s, beside it.] It was so quiet that they heard the pillow breathe out, very softly.
/+3

@hero “How does sleep start?” whispered [hero].

[Adult] drew up the blanket, and whispered it. &last @adult “[Slow], [slow], [slow] …”

${way({
  swim: '[Hero] lay quite flat, and the soft bed held [him].',
  fly: '[Hero] stretched out wide, and the soft bed held [him].',
  climb: '[Hero] held on to [adult’s] warm hand.',
  dig: '[Hero] curled up very small, and the blanket was soft.',
  glide: '[Hero] slid down low under the soft blanket.',
  back: '[Hero] lay back, slowly, on the soft pillow.',
  go: '[Hero] breathed slowly, and then a bit more slowly.',
  jump: '[Hero] went slowly down, into the soft dark.',
})}

+4
Outside, far away, something small went flump in the moonlight, and then everything was still. Whoever it was lay down where it was, and looked at the stars for a bit. [Adult] stroked the blanket, slowly, right down to the feet, and right up again. [with| [Friend] breathed softly, in and out. | The curtain moved softly, in and out.]
/+4

!asleep And before [adult] got to [go], [hero] was asleep.
`,
}
