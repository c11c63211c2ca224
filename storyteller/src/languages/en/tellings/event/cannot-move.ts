import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['fairy-being', 'monster'] as const),
]

/* What is done, by the element that it wants; jumping is what is left. */
const WATER = 'swim, dive, float, sail'
const SPORT = 'win, visit, play-football, score-a-goal, chase'
const GROUND = `run, race, walk, ${SPORT}, ride-a-bike, ride, skate, ski, drive, spin, slide`
const SAND = 'dig, plant, garden'

/* Where such a one lives. */
const LAKE =
  '[has| swimming-pool: the pool | bath: the bath | river: the river | stream: the stream | lake: the lake | sea: the bay | [who-in| ocean: the bay | dinosaurs, dragons, adventure, castle: the lake | space: the crater | the pond]]'
const BATH = `[who-is| toy: the bath | ${LAKE}]`
const TREE =
  '[has| hill: the hill | mountain: the mountain | wall: the wall | ladder: the ladder | tower: the tower | cliff: the cliff | [who-in| ocean: the cliff | dinosaurs, space, adventure: the big rock | dragons, fairy-tale, magic, princesses: the old tower | [who-is| vehicle, machine: the hill | the oak tree]]]'
const FIELD =
  '[who-is| vehicle, machine: [by:is-slow| the field | [by:pulls| the line | the yard]] | toy: the rug | insect: [by:is-slow| the lettuce bed | the path] | [who-in| ocean: the beach | dinosaurs: the valley | forest: the clearing | the meadow]]'
const STREAM =
  '[has| muddy-puddle: the muddy puddle | puddle, rain-puddle: the puddle | river: the river | pond: the pond | [who-in| ocean: [who-is| bird: the gap in the ice | the rock pool] | dinosaurs: the mud | space: the crater | the stream]]'

/** Who cannot fly or jump as all others of its kind can, and who wants to though none of its kind can: a penguin, a snail. */
const flies = (one: string, none: string) =>
  `[by:flies| ${one} | [who-is| vehicle, fairy-being: ${one} | bird: [by:is-small| ${one} | ${none}] | ${none}]]`
const jumps = (one: string, none: string) =>
  `[who-in| ocean: ${one} | [by:is-slow| ${none} | [by:is-heavy| ${none} | ${one}]]]`

const BEHIND =
  '[who-in| dragons, fairy-tale, magic, princesses: by the stairs | [who-is| vehicle, machine: by the long road | up the hill behind it]]'
const BRANCH =
  '[who-in| ocean, dinosaurs, space, adventure, dragons, fairy-tale, magic, princesses: step | [who-is| vehicle, machine: step | branch]]'
const BRANCHES =
  '[who-in| ocean, dinosaurs, space, adventure, dragons, fairy-tale, magic, princesses: steps | [who-is| vehicle, machine: steps | branches]]'
const MARK = `[action-is| ${WATER}: the stick | climb, ${GROUND}, ${SAND}: the hat | the stone]`
const BIRDS = '[who-in| ocean: gulls | birds]'

export const cannotMove: Telling = {
  id: 'cannot-move',
  shape: 'making',
  fits: {
    ...{ kind: 'event', events: ['cannot', 'afraid', 'refuses'], who: WHO },
    by: ['flies', 'swims', 'floats', 'jumps', 'runs', 'climbs', 'rolls', 'digs'],
  },
  ages: [7, 9],
  titles: ['Ta-Da!', 'The [Who.kind] Who Began at the End'],
  figures: {
    all: { forms: { name: 'everybody' }, gender: 'it' },
    aunt: { forms: { name: 'Aunt Augusta' }, gender: 'she' },
    twins: { forms: { name: 'the twins' }, gender: 'it' },
    dot: { forms: { name: 'Dot' }, gender: 'she' },
  },
  things: {
    who: {
      kinds: WHO,
      or: { forms: { name: 'the kangaroo', one: 'a kangaroo', kind: 'kangaroo', many: 'kangaroos' }, gender: 'it' },
    },
    action: { kinds: [], or: { forms: { name: 'jump', doing: 'jumping' }, gender: 'it' } },
    part: { kinds: ['body'], or: { forms: { name: 'the legs', many: 'legs' }, gender: 'it' } },
  },
  fact: '[Hero] once helped [who.one] to begin at the end, with the ta-da.',
  next: 'Somebody far off shouted ta-da, and nobody knew yet what for.',
  older: `
== wrong-side
The trouble with being [part-looks| yes: [who.one] with [part.looks] [part.many] | [who.one]] who can’t [action] is that you’re always [action-is| climb: at the bottom | ${GROUND}: at the wrong end | on the wrong side].

[action-is|
${WATER}: All the other [who.many] set off across ${BATH} as if it were nothing,
| fly: ${flies(`All the other [who.many] flew over ${LAKE} as if it were nothing,`, `No [who.kind] can, and the others didn’t mind. But [who] did. All day the ${BIRDS} flew over ${LAKE} as if it were nothing,`)}
| climb: All the other [who.many] climbed up ${TREE} as if it were nothing,
| ${GROUND}: All the other [who.many] could [action-is| ${SPORT}: run | [action]][by:is-slow| , or that’s what [who.many] call it,] from one end of ${FIELD} to the other as if it were nothing,
| ${SAND}: All the other [who.many] dug through the sandy bank as if it were nothing,
| ${jumps(`All the other [who.many] went over ${STREAM} in one jump as if it were nothing,`, `No [who.kind] can, and the others didn’t mind. But [who] did. All day the frogs jumped over ${STREAM} as if it were nothing,`)}]
and [action-is| climb: at the top | ${GROUND}: there | on the other side] each of them said, @all “Ta-da!”
[action-is|
climb: By the time [who] had gone the long way round, ${BEHIND}, they’d had enough of it there and come down.
| ${GROUND}: By the time [who] arrived as well, they’d had enough of it there and gone back.
| By the time [who] had gone the long way round, they’d had enough of it there and gone back.]

+2
Aunt Augusta, who was the oldest, said hers as if she were shutting a heavy book. The twins said everything both at once, and so they said that too. Even Dot said it, and Dot was so small(( that you could never be quite sure that she was there)).

@twins “We’re [action-is| climb: down | over] here now!” called the twins. They didn’t mean it badly. They thought it would help.
/+2

+3
It wasn’t for want of trying. On Monday [who] had counted to three. On Tuesday [who.he] had counted to ten, to be on the safe side. On Wednesday [who.he] counted to a hundred, which took so long that all the others had been there and back again by sixty, and asked what [who] was waiting for. [feels| afraid: Each time [who] was scared, and shut both eyes at two. | sad: [Who] had something in [who.his] eye after that, and then in the other one. | ashamed: After that [who] only counted when nobody was looking. | After that [who] didn’t count any more.]
/+3

== cake
-2
[with| Only [hero] was still there, having a picnic with [friend]. | Only [hero] was still there, having a picnic.] It was the third time that [who] had come too late.
/-2

+2
-3
[with| Only [hero] was still there, having a picnic with [friend]. They’d started with the cake, since nobody had said not to. | Only [hero] was still there, having a picnic. [He’d] started with the cake, since nobody had said not to.] And it was the third time that day that [who] had come too late.
/-3
/+2

+3
[with| Only [hero] was still there, having a picnic with [friends]. They’d started with the cake, since nobody had said not to. | Only [hero] was still there, having a picnic. [He’d] started with the cake, since nobody had said not to.] And it was the third time that day that [who] had come too late.
/+3

@who “I can’t [action],” said [who]. “And nobody says ta-da for [action-is| ${GROUND}: coming last | going the long way round].”

@hero “Then start with the ta-da,” said [hero]. “You’re standing just where it’s said.”

+2
@who “But I haven’t done anything yet!”

@hero “Everybody starts at the front,” said [hero], “and that’s where all the hard bits are. We’ll start at the back.”
/+2

@who “Ta-da,” said [who]. It was small, and rather stiff, since it had never been used.

+3
@hero “Bigger,” said [hero][with| . [Friend] showed how | , and showed how], with both arms and a sandwich.

@who “Ta-da!” said [who]. [more| [Others] clapped. | That one had an echo.]
/+3

&first @hero “And what comes just before that?” asked [hero].

[action-is|
${WATER}: @who “The last splash,” said [who]. So [hero] stuck a stick in the water to mark the place, and from there to the edge it was exactly one.
| climb: @who “The last ${BRANCH},” said [who]. So [hero] put [his] hat on it to mark the place, and [who] went down to it, and came up again.
| ${GROUND}: @who “The last bit of the way,” said [who]. So [hero] put down [his] hat one step from the end, and [who] went there, and came back.
| ${SAND}: @who “Coming out,” said [who]. So [hero] put down [his] hat one step from the end, and [who] dug in there, and came out.
| @who “Coming down,” said [who]. So [hero] rolled a stone to the edge, and [who] got up on it, and came down again with a bump.]
@who “Ta-da!” ((That one was nearly full size.))

-2
@aunt “One doesn’t start with the ta-da,” called Aunt Augusta [action-is| climb: from below | ${GROUND}: from the other end | from the other side]. “First one does it, and then one says it.”
/-2

+2
@aunt “One doesn’t start with the ta-da,” called Aunt Augusta [action-is| climb: from below | ${GROUND}: from the other end | from the other side]. “First one does it, and then one says it. There’s an order to these things.”
/+2

-2
@hero “We’re coming from behind,” called [hero]. “We’ll be with you by four o’clock!”
/-2

+2
@hero “We’re keeping the order,” called [hero]. “We’re only coming at it from behind. We’ll be [action-is| climb: down | over] there with you by four o’clock!”

It was out before anybody could stop it. Aunt Augusta looked at the sun((, and made herself comfortable)).
/+2

== steps
-2
So [action-is| climb: down | back] they went, and for every go [hero] moved ${MARK} by one step.
/-2

+2
So [action-is| climb: down | back] they went, and for every go [hero] moved ${MARK} by one step.

@who “One step?” asked [who], every time.

@hero “One step,” said [hero]. And since it was never more than that, it was never much harder than before.
/+2

+2
[action-is|
${WATER}: By two o’clock it was three splashes, and by three o’clock it was eight.
| climb: By two o’clock it was three ${BRANCHES}, and by three o’clock there was wind in it.
| ${GROUND}: By two o’clock it was ten steps, and by three o’clock there was wind in it.
| ${SAND}: By two o’clock there was a bit of sand in it, and by three o’clock there was a good deal.
| By two o’clock there was a bit of air in it, and by three o’clock there was a good deal.]
/+2

+3
@dot “What are they doing?” asked Dot, [action-is| climb: down below | ${GROUND}: at the other end | on the other side].

@aunt “The end,” said Aunt Augusta.

@dot “Have we missed the beginning?”

@aunt “There wasn’t one,” said Aunt Augusta. And she moved a little to the left, to see better.
/+3

== two
But the sun took bigger steps than they did. At half past three they weren’t even in the middle. So when [who] looked the other way, [hero] moved ${MARK} by two.

@who “One step?” asked [who].

@hero “One step,” said [hero].

[action-is|
climb: [Who] reached for the next ${BRANCH}, and it wasn’t there, and down [who.he] went with a bump.
| ${WATER}, ${GROUND}: Halfway through, [who] got in a muddle, and went crooked, and tipped right over.
| ${SAND}: Halfway through, [who] got in a muddle, and all the sand came down on top.
| fly: [Who] came down a whole step too soon, and sat in ${LAKE}.
| [Who] came down a whole step too soon, and sat in ${STREAM}.]
((Somewhere the twins laughed, both at once.))

@who “I could do one step before,” said [who], very quietly. “Now I can’t even do that.”

-2
Nobody knew. [Hero] only needed to say bad luck.
/-2

+2
Nobody knew that it had been two. [Hero] only needed to say bad luck, and bad luck was lying quite ready on [his] tongue.
/+2

+3
There were a few more lying behind it. The sun had been in the way. It might have been the sandwich. Any of them would do, and Aunt Augusta need never know. But [who] was looking for what [who.he] had done wrong, and went on looking, and there wasn’t anything there to be found.
/+3

@hero “It was two,” said [hero], loud enough for Aunt Augusta. “I said one, and it was two. I wanted to be done by four.”

+2
It was very quiet.

@aunt “It is four,” said Aunt Augusta.

@hero “Then I’m late,” said [hero]((, with hot ears)). “[Who] isn’t.”

Nobody laughed at that. [Hero] came a bit nearer, but not too near.

@hero “What’s the last bit of falling over?” [he] asked.

@who “Getting up again,” said [who]. And since it was a bit that [who.he] could do, [who.he] did it. There was a ta-da after it, too, but it wasn’t for [hero].
/+2

[Who] pushed ${MARK} back to where it belonged. @who “From now on,” [who.he] said, “I do that.”

== on
-2
The shadows grew long.
/-2

+2
So after that [hero] could only walk alongside, and ask what came before that. [with| [Friend] carried the sandwiches, in case it got late. | [He] carried the sandwiches, in case it got late.] It did get late. The shadows grew longer than the steps. [action-is| climb: Down below | Over there] nobody was [action.doing] any more. They were all in a row, watching, and each time it came to the ta-da, Dot said it too, by mistake.
/+2

+3
[with2| @friend2 “I’m counting,” said [friend2]. “But I’ve run out of fingers.” | @twins “It’s getting bigger,” said the twins, both at once, and they didn’t laugh.]
/+3

-2
Then [who] moved ${MARK} again.
/-2

+2
Then [who] moved ${MARK} again, and [hero] had to look twice.
/+2

@hero “That was two,” said [hero].

@who “I know,” said [who]. “I can count.”

== whole
-2
At last they were with all the others.
/-2

+2
And so at last there was nothing left to go back to. They stood among all the others, and the end was [action-is| climb: very high up | a very long way off].
/+2

&again @aunt “And what comes just before that?” asked Aunt Augusta, who hadn’t meant to.

@who “Nothing,” said [who]. “This is where you begin.”

+3
[Who] looked [action-is| climb: up | across].

@who “I can’t do all that,” [who.he] whispered.

@hero “You’ve done all that,” said [hero]. “Just not in one go.”
/+3

-2
[action-is|
${WATER}: And off went [who], right across, [action.doing] from edge to edge.
| fly: ${flies(
    'And off went [who], and flew through all that air.',
    '[by:swims| And off went [who], and there was a splash, and no [who.kind]. But something flew under the water, and out on the other side. | And off went [who]. It was only as far as the next stone. But in between there was nothing under [who] but air.]',
  )}
| climb: And up went [who], climbing from one ${BRANCH} to the next, up to the very top.
| ${GROUND}: And off went [who], the whole way, and didn’t stop once.
| ${SAND}: And in went [who], and came out right on the other side.
| And off went [who], over the whole of ${STREAM}, in one jump.]
/-2

+2
[action-is|
${WATER}: And off went [who], right across, [action.doing] from edge to edge, one splash after another, and every one of them was an old friend.
| fly: ${flies(
    `And off went [who]. There was a great deal of air, and [who.he] knew every bit of it, and flew right over ${LAKE}.`,
    '[by:swims| And off went [who]. There was a good deal of air, and then a splash, and no [who.kind]. But under the water something was flying. It went over the stones and under the fish((, and tilted in the bends,)) and out it came on the other side. | And off went [who]. It wasn’t far. It was just as far as the next stone. But in between there was nothing under [who] but air, and nobody has ever said how long it has to be.]',
  )}
| climb: And up went [who], climbing from one ${BRANCH} to the next, and every one of them was an old friend, up to the very top.
| ${GROUND}: And off went [who], the whole way, and every step of it was an old friend, and the others had to turn their heads.
| ${SAND}: And in went [who](( and for a while there was only a hump that moved)). Then the sand opened, right on the other side.
| And off went [who]. There was a great deal of air, and [who.he] knew every bit of it, and went over the whole of ${STREAM} in one jump.]
/+2

-2
[Who] was so surprised that [who.he] forgot the last bit. So they all had to say it.

@all “TA-DA!” they said, and the loudest was Aunt Augusta.
/-2

+2
And there [who] was, so surprised that [who.he] forgot the last bit, though [who.he] had done that one more often than anybody in the world. So somebody else had to say it.

@all “TA-DA!” they all said, and the loudest was Aunt Augusta.

@who “Was that [action.doing]?” called [who].

@hero “All the bits of it,” called [hero].
/+2

+3
[action-is| fly: ${flies('', 'After that, there was no holding the other [who.many].')} | jump, skip, bounce: ${jumps('', 'After that, there was no holding the other [who.many].')}]
/+3

+4
[Who] came back to tell them, and went once more to make sure, and then once more to show them how it was done. And each time somebody had to remind [who.him] of the ta-da.

Then Dot came up, as small as a crumb, and looked at her feet. Dot could do the first bit, and she could do the middle. But she’d never once ended up anywhere except on her nose, and she was so small that nobody had noticed.

@dot “Will you show me the end?” asked Dot.

@who “You start with the ta-da,” said [who].

@dot “Ta-da,” said Dot. &again “And what comes just before that?”

@who “Not your nose,” said [who].

They did it from one step back, and it was her nose. They did it from one step back again, and it was nearly her nose. [Who] moved ${MARK} for her, and never by more than one. And the fifth time Dot stood there the right way up, and was so pleased that she fell over, and got up, and said it for that as well.

After that the twins wanted to learn it, one after the other, for the first time in their lives. Aunt Augusta said that she’d been ending up very well for years, thank you. But when [hero] went to fetch ${MARK}, somebody was standing all alone behind the picnic basket.

@aunt “Ta-da,” said Aunt Augusta. “Ta-DA. TA-da.”

@hero “The first one was best,” said [hero].
/+4

== home
[action-is|
climb: [Hero] had to go back up the long way.
| ${GROUND}: [Hero] had to go back slowly, one step after another.
| [Hero] had to go home the long way round.]
And [who] came too((, though [who.he] needn’t have)).

@who “I know the way,” said [who].

+3
[Who.he] did know it, better than anybody. There was a stone that was good for resting on, and a place from which you could hear all the others, very small, being somewhere else. @who “I’ve only ever been cross on it before,” said [who].
/+3

+2
At supper [hero] wanted to know what the last bit was.

@adult “Pudding,” said [adult]. “That’s very good thinking. But supper is one of the things that only go forwards.”
/+2

+4
So do baths, as it turned out. You can start with the towel, but it isn’t the same towel afterwards. [with| [Friend] tried spitting first and brushing later, and [adult] said that it was certainly quick. | You can spit first and brush later, and [adult] said that it was certainly quick.]
/+4

== bed
At bedtime [adult] said one page, and no more.

@hero “That was two,” murmured [hero], when the book was closed.

@adult “I know,” said [adult]. “I can count.”

+2
[Adult] turned down the lamp, and it was quiet and dark and warm. [with| [Friend] was breathing slowly already. | The moon lay on the blanket.]
/+2

+4
[more| [Others] lay close together in the dark.] Outside, in the moonlight, [who] went there and back once more, very softly, just because [who.he] could.
/+4

@adult “And what’s the last bit of today?” whispered [adult].

@hero “Being asleep,” said [hero].

&last @adult “And what comes just before that?”

@hero “Shutting my eyes.”

+3
@adult “And before that?”

@hero “Somebody stays until I have,” said [hero].

So somebody stayed.
/+3

[Hero] shut both eyes. It was dark in there, and soft, and there was only one step left.

!asleep @hero “Ta…” breathed [hero], and was asleep.

@adult “Da,” whispered [adult].
`,
}
