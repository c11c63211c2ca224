import type { Telling } from '../../../../craft/telling.ts'
import { DATES } from '../../reader/particulars/baby.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const dayOf = (day: string) => (day[0] ?? '').toUpperCase() + day.slice(1)
const dayed = (before: string, otherwise: string) =>
  `[has| ${DAYS.map((day) => `home-on-${day}: ${before} ${dayOf(day)}`).join(' | ')} | ${DATES.map((date) => `on-the-${date}: ${before} the ${date}`).join(' | ')} | ${otherwise}]`
const NAMED = '[is:whom| , called [whom]]'
const FAR = '[has:still-far| a long way off | in another house]'
const CALLED = '[is:whom| called [whom]]'
const WHO_JOINS = `[baby| twins: Two new babies were | sister: A new sister ${CALLED} was | brother: A new brother ${CALLED} was | [infant| yes: [has:adopting| A new baby | A foster baby] | [has:adopting| A new child | A foster child]] ${CALLED} was]`
const SMALL_ONE =
  '[baby| twins: The twins were | sister: [Hero’s] baby sister was | brother: [Hero’s] baby brother was | The new baby was]'

/** Told by who it is that cannot simply be said hello to. */
const to = ({ joins, unborn, cousin, care }: Record<'joins' | 'unborn' | 'cousin' | 'care', string>) =>
  `[case| joins: ${joins} | unborn: ${unborn} | care: ${care} | ${cousin}]`

export const newBabyHello: Telling = {
  id: 'new-baby-hello',
  shape: 'three-rooms',
  fits: {
    kind: 'life',
    subjects: ['new-baby', 'baby-coming'],
    when: ['past', 'today', 'tomorrow', 'always'],
    says: ['adopting', 'fostering', 'is-cousin', 'special-care'],
  },
  ages: [3, 12],
  titles: ['The Two Ends of Hello', 'Properly, or Just a Bit'],
  figures: {},
  keys: {
    case: '[has| adopting, fostering: joins | special-care: care | [about| baby-coming: unborn | cousin]]',
    infant: '[has| baby: yes | no]',
    baby: '[has| baby-twins, twins: twins | its-girl: sister | its-boy: brother | baby-sister: sister | baby-brother: brother | baby]',
  },
  words: { handed: 'flat and open' },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Hello on the Pirate Ship', 'The Two Ends of Hello'],
      figures: {
        shy: { forms: { name: 'the ship’s mouse', one: 'the ship’s mouse' }, gender: 'she' },
        other: { forms: { name: 'the captain' }, gender: 'she' },
      },
      words: {
        in: 'on the pirate ship',
        by: 'beside a coil of rope',
        under: 'under the rope',
        grand: 'took off her hat, and swept the deck with it',
        spoiled: 'all the fluff of the deck in [his] hair',
        floor: 'the deck',
        treat: 'up in the crow’s nest they were watching whales',
        nut: 'biscuit crumb',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['Hello Among the Dinosaurs', 'The Two Ends of Hello'],
      figures: {
        shy: { forms: { name: 'Pip', one: 'a small dinosaur called Pip' }, gender: 'she' },
        other: { forms: { name: 'the longneck' }, gender: 'he' },
      },
      words: {
        in: 'in the cave',
        by: 'beside a fern',
        under: 'under the fern',
        grand: 'bowed his long neck, all the way down',
        spoiled: 'all the moss of the valley on [his] back',
        floor: 'the moss',
        treat: 'down at the lake they were riding on the longneck’s tail',
        nut: 'pine nut',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Hello on the Moon', 'The Two Ends of Hello'],
      figures: {
        shy: { forms: { name: 'Zip', one: 'a Martian called Zip' }, gender: 'she' },
        other: { forms: { name: 'the robot' }, gender: 'he' },
      },
      words: {
        in: 'in the house on the moon',
        by: 'beside a moon rock',
        under: 'under the rock',
        grand: 'lifted off his own head, and held it to his chest',
        spoiled: 'all the dust of the moon on [his] back',
        floor: 'the dust',
        treat: 'over at the crater they were jumping as high as houses',
        nut: 'star crumb',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Hello in the Castle', 'The Two Ends of Hello'],
      figures: {
        shy: { forms: { name: 'Puff', one: 'a small dragon called Puff' }, gender: 'she' },
        other: { forms: { name: 'the king' }, gender: 'he' },
      },
      words: {
        in: 'in the castle',
        by: 'beside the throne',
        under: 'under the throne',
        grand: 'took off his crown, and bowed till his beard touched his boots',
        spoiled: 'all the crumbs of the feast in [his] hair',
        floor: 'the carpet',
        treat: 'out in the yard they were riding round on the knight’s horse',
        nut: 'gold button',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['Hello in the Forest', 'The Two Ends of Hello'],
      figures: {
        shy: { forms: { name: 'the hedgehog', one: 'a small hedgehog' }, gender: 'she' },
        other: { forms: { name: 'the bear' }, gender: 'he' },
      },
      words: {
        in: 'in the house in the forest',
        by: 'by a root',
        under: 'under the root',
        grand: 'stood up on his back legs, and bowed till his nose touched his knees',
        spoiled: 'half the forest stuck to [his] back',
        floor: 'the moss',
        treat: 'over at the stream they were out on the rope swing',
        nut: 'hazelnut',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: ['Hello in Hero Tower', 'The Two Ends of Hello'],
      figures: {
        shy: { forms: { name: 'Whizz', one: 'a small hero called Whizz' }, gender: 'he' },
        other: { forms: { name: 'Captain Whoosh' }, gender: 'she' },
      },
      words: {
        in: 'in Hero Tower',
        by: 'beside the chimney',
        under: 'behind the chimney',
        grand: 'landed on one knee, with her fist on the ground',
        spoiled: 'all the soot of the city on [his] back',
        floor: 'the roof',
        treat: 'over on the next roof they were flying, three at a time',
        nut: 'silver button',
      },
    },
    home: {
      themes: [],
      titles: ['The Two Ends of Hello', 'Properly, or Just a Bit'],
      figures: {
        shy: { forms: { name: 'the kitten', one: 'the kitten from next door' }, gender: 'she' },
        other: { forms: { name: 'Mr Bunting' }, gender: 'he' },
      },
      words: {
        in: 'at number nine',
        by: 'beside the shed',
        under: 'under the shed',
        grand: 'took off his hat, and bowed across the hedge',
        spoiled: 'half the hedge in [his] hair',
        floor: 'the grass',
        treat: 'next door they had put up the paddling pool',
        nut: 'dry leaf',
      },
    },
  },
  things: { whom: { kinds: [], or: { forms: { name: 'the baby' }, gender: 'it' } } },
  fact: '[Hero] found out that a hello has two ends, and how to hold out one of them.',
  next: 'Somebody had left a hand’s worth of hello outside, and this morning it was taken.',
  young: `
== hello
${to({
  joins: `${WHO_JOINS} coming to live [in] ${dayed('on', 'very soon')}. [has:not-for-long| It might be for weeks, or for longer.] [has:cleared-shelf| [Hero] had cleared a shelf, the low one((, for somebody low)).]`,
  unborn: '[Hero] was to have a new cousin. It wasn’t born yet.',
  cousin: `[Hero] had a new baby cousin${NAMED}. But [whom] lived ${FAR}. [has:by-phone| [Hero] had only seen [whom] on the phone[has:keeps-waving| , and waved and waved].]`,
  care: `${SMALL_ONE} born too small. So [whom] had to stay in special care, in a warm glass box. [has:draws-for-it| [Hero] drew one picture after another.]`,
})}

${to({
  joins:
    '[has:asks-hello| | [has:cleared-shelf| @hero “But what do I say?” asked [hero]. | @hero “What do I say to [baby| twins: them | [whom]]?” asked [hero].]]',
  unborn: '@hero “What do I say to it?” asked [hero].',
  cousin:
    '[has:by-phone| @hero “How do I say hello from here?” asked [hero]. | @hero “When can [whom] come round?” asked [hero].]',
  care: '@hero “How do I say hello?” asked [hero]. “There’s glass in the way.”',
})}

${to({
  joins: '[has:asks-hello| | @adult “You say hello,” said [adult].]',
  unborn: '@adult “You say hello,” said [adult].',
  cousin:
    '[has:by-phone| @adult “With your mouth,” said [adult]. | @adult “Not yet,” said [adult]. “But you can say hello.”]',
  care: '@adult “Small babies need small hellos,” said [adult].',
})}

&first @hero “[has:asks-hello| Do I say hello properly, or just a bit | Properly, or just a bit]?” asked [hero].

@adult “I don’t know,” said [adult]. “Try them both, and see.”

== proper
So [hero] went out to try[with| [friend-is| toy: , with [friend] the [friend.kind] | pet: , and [friend] the [friend.kind] ran on | , and so did [friend]]]. [Shy.one] was sitting [by].

@hero “HELLO!” said [hero], with both arms.

Whisk! [Shy] was gone, [under]((, and didn’t come out)).

@hero “That was too big,” said [hero].

+3
[Other] had a hello, too. [Other] [grand].

[Hero] tried it, too. But [he] tipped over, and sat down with a bump.

@hero “That one’s yours,” said [hero]. “It only fits you. It’s much too big for me.”
/+3

+4
[with2| @friend2 “Sing it!” said [friend2]. | Perhaps one could sing it.] So [hero] and [other] sang it, all the way to the end. [more| [Others] sang it, too, but a different one.] It was a fine hello. But nobody came out to hear it.
/+4

== bit
So [hero] tried just a bit.

@hero “Lo,” said [hero], down to [his] own shoe.

Only the shoe heard it, and nobody came.

@hero “That was too small,” said [hero].

+2
Now there were no more hellos left. [Hero] felt sad. It’s hard when a thing just won’t fit.
/+2

+4
&again @hero “Properly, or just a bit?” [hero] asked [other].

@other “I only know mine,” said [other]. “I’ve had it since I was small, and I’ve never tried it on anybody new.”
/+4

== ends
So [hero] sat down on [floor]. [He] put out one hand, and didn’t say a word, and waited.

+2
It took a long time. The hand got cold. [with| [friend-is| toy: [Friend] waited, and never once moved. | pet: [Friend] lay down, and waited too. | @friend “Shh,” said [friend], and waited too.] | A bit of fluff fell on it, and [he] let it lie.]
/+2

+3
There was one eye, [under], and then there were two. Then [shy] came one step, and sat down, and came one step more, and sat down again.

[Hero] wanted to shout, and to run and get [adult]. But [he] only sat there, with one hand out, and let it come all by itself, as slow as it liked.
/+3

Then something touched [hero’s] hand((, as light as a leaf)). It was [shy].

@hero “Oh!” whispered [hero]. “It’s got two ends!”

== back
@hero “A hello’s got two ends,” [hero] told [adult]. “You hold out yours, and then you wait.”

+2
@adult “How long?” asked [adult].

@hero “Till there’s somebody on the other end,” said [hero].
/+2

+4
They tried it on everybody. [Hero] held out one end to a snail. It took a long time. Then the snail walked right over it.

@hero “It tickles,” said [hero]. “It’s the longest hello that there is.”

[Hero] held out one end to [other], too. And [other] didn’t do the grand one at all. [Other] put one big finger in [hero’s] hand.

@other “It’s not a very big one,” said [other].

@hero “It’s as big as we need,” said [hero]. “You could say it in a cupboard.”

[Hero] held one out to a stone. But the stone had nothing to say.

@adult “Shall we go?” asked [adult].

@hero “In a bit,” said [hero]. “Stones are very, very slow.”

Then [hero] held out one end to [adult], and [adult’s] hand came at once. It was big and warm, and [hero] knew it very well. It was the first hello that [he] ever had, before [he] could say one word.
/+4

== other
${to({
  joins: `${dayed('On', 'Then the day came, and')} [baby| twins: they | [whom]] came, [infant| yes: in a basket, and looked at nothing | [has:cleared-shelf| with a bag and a toy rabbit | with one small bag], and looked at the floor].`,
  unborn: 'So [hero] drew round [his] hand, and they put it up on the wall, by the new cot.',
  cousin:
    '[has:by-phone| At teatime there was [whom], on the phone. [Hero] didn’t wave. [He] held one hand up to it, and waited. | So [hero] drew round [his] hand, and sent it off. Then [he] had to wait.]',
  care: 'So [hero] drew round [his] hand, and [adult] took it to the hospital. A nurse put it on the glass, just where [whom] could see.',
})}

${to({
  joins:
    '[Hero] sat down, too[has:cleared-shelf| , by the low shelf]. [He] put out one hand. [He] waited. It took a long time. Then a small hand lay down in it.',
  unborn: 'And there it would hang, and wait, till somebody came.',
  cousin:
    '[has:by-phone| And a hand came up on the other side. It was as small as a stamp. | And back came a letter, with a hand in it. It was as small as a stamp.]',
  care: 'And in the evening [adult] brought something back. It was the print of a hand. It was as small as a stamp.',
})}

+2
${to({
  joins:
    '[has:cleared-shelf| Then [whom] put the rabbit on the shelf. The shelf was just the right height. | [Whom] didn’t say a word, either. It wasn’t needed.]',
  unborn: 'It looked a bit lonely, so [hero] drew a smile in the middle.',
  cousin: '[Hero] laid one finger on it, and it was just as big as that.',
  care: '[has:draws-for-it| It was better than any picture. | [Hero] laid one finger on it, and it was just as big as that.]',
})}
/+2

${to({
  joins: '@hero “That’s the other end,” whispered [hero].',
  unborn: '@hero “That’s my end,” said [hero]. “Now the hand just has to wait there.”',
  cousin: '@hero “That’s the other end!” said [hero].',
  care: '@hero “That’s the other end!” said [hero].',
})}

+3
${to({
  joins:
    '[has:not-for-long| @hero “And if [whom] goes again?” [hero] asked later. | @hero “What if [whom] lets go?” [hero] asked later.]',
  unborn: '@hero “What if it takes ages?” asked [hero].',
  cousin: '@hero “And when can [whom] come round?” asked [hero].',
  care: '@hero “And when does [whom] come home?” asked [hero].',
})}

${to({
  joins:
    '[has:not-for-long| @adult “Then it’s still been said,” said [adult]. “A hello stays said.” | @adult “Then you hold out yours again,” said [adult].]',
  unborn: '@adult “Yours will still be there,” said [adult]. “Paper doesn’t get tired.”',
  cousin: '@adult “I don’t know yet,” said [adult]. “But you’ve met now. Nobody has to begin again.”',
  care: '@adult “When [whom] is big enough,” said [adult]. “Not yet. But the hello is there already.”',
})}
/+3

+4
${to({
  joins:
    'They had tea. [infant| yes: [Hero] ate with one hand, because [whom] was holding the other. | [Whom] ate with one hand, and [hero] ate with one hand, because the other two were busy.] Nobody minded at all.',
  unborn: 'They had tea. [Hero] ate with one hand, to see how it would be, with somebody on the other.',
  cousin:
    'They had tea. [Hero] ate with one hand, because the other had just said hello, and one shouldn’t wash that off at once.',
  care: 'They had tea. [Hero] ate with one hand, because the other was holding the print, and nobody said that it was bad manners.',
})}

And by the door sat [shy], who had come along all by [shy.himself]. [with| [friend-is| toy, pet: [Shy] sat down right next to [friend]. | @friend “Hello,” said [friend]. It was just the right size.] | @hero “Hello,” said [hero]. It was just the right size.]
/+4

== bed
+2
[world|
ship: At night the waves were quiet, and the ship rocked softly.
| valley: At night the whole valley was dark and still.
| moon: At night the Earth looked in, blue and quiet.
| castle: At night the whole castle was dark and quiet.
| forest: At night the wood was dark, and the owl sat still.
| city: At night the city was dark and quiet.
| At night the garden was dark and quiet.] [Hero] was in bed, with a warm blanket right up to the chin.
/+2

-2
At night [hero] was warm in bed, and it was quiet.
/-2

+3
${to({
  joins: 'Not far off, in another bed, somebody new was breathing softly.',
  unborn: 'In another house a paper hand was hanging quietly by an empty cot.',
  cousin: 'In another bed, [has:still-far| a long way off | in another house], somebody very small was sleeping too.',
  care: 'By the bed was the handprint. And by the glass box hung the hand, all night, and a nurse sat close by.',
})}
/+3

+4
[more| [Others] lay in a row, and slept.] [Under], [shy] was asleep too, curled up small. It was a slow, soft, quiet night, and nobody had to say any more.
/+4

&last @adult “And goodnight?” said [adult]. “Properly, or just a bit?”

@hero “Properly,” said [hero].

So there was a kiss((, a proper one)). And [hero] left one hand out, wide open. !asleep Then [hero] was asleep, and [adult] took the other end.
`,
  older: `
== hello
${to({
  joins: `${WHO_JOINS} coming to live [in] ${dayed('on', 'very soon')}. [has:not-for-long| It might be for weeks, and it might be for longer, and nobody could say.] [has:cleared-shelf| [Hero] had cleared one shelf, the low one, for somebody who would be low. | [Hero] had made room on the coat hooks, and the rest had been thought of by other people.]`,
  unborn:
    '[Hero] was going to have a cousin. It wasn’t born yet, and everybody else seemed to know already what they would say to it.',
  cousin: `[Hero] had a new cousin${NAMED}, born just lately. But [whom] lived ${FAR}, [has:by-phone| and so far [hero] had seen [whom] on the phone and nowhere else[has:keeps-waving| , and waved, and waved again] | and nobody had said when they would meet].`,
  care: `${SMALL_ONE} born too early, and too small, and had to stay in the hospital, in special care, in a glass box that was kept as warm as a nest. [has:draws-for-it| [Hero] drew pictures, one after another, because there was nothing else that could be done from outside. | There was nothing that [hero] could do from outside, and [he] did it all day.]`,
})}

${to({
  joins:
    '[has:asks-hello| But nobody had thought of this. | @hero “What do I say?” asked [hero]. “When the door opens?”]',
  unborn: '@hero “What do you say to a person who’s only just come?” asked [hero].',
  cousin:
    '[has:by-phone| @hero “That isn’t saying hello,” said [hero]. “That’s only waving.” | @hero “When can [whom] come round?” asked [hero].]',
  care: '@hero “I haven’t even said hello,” said [hero]. “How do I, with glass in between?”',
})}

${to({
  joins: '[has:asks-hello| | @adult “Hello is usual,” said [adult].]',
  unborn: '@adult “Hello is usual,” said [adult].',
  cousin:
    '[has:by-phone| @adult “Then say it,” said [adult]. | @adult “I don’t know,” said [adult]. “Not yet. But you could say hello.”]',
  care: '@adult “I’ve been wondering that as well,” said [adult].',
})}

&first @hero “[has:asks-hello| Do I say hello properly, or just a bit | Properly, or just a bit]?” asked [hero].

[Adult] opened [adult.his] mouth, and shut it again. @adult “I’ve no answer to that,” said [adult]. “You’ll have to try it on somebody.”

+2
It was a fair question. A proper hello is a big thing. It has teeth in it, and mostly arms as well, and if you’re small it comes down on you from a long way up. But just a bit of one can look as if you didn’t mean it, and you only get the one chance at being new.
/+2

== proper
So [hero] set out[with| [friend-is| toy: , with [friend] the [friend.kind] in one hand, | pet: , and [friend] the [friend.kind] trotted behind, | , and [friend] went too,]] to find somebody who could be said hello to. [By] sat [shy.one], with a [nut], and was just about to have it for breakfast.

@hero “HELLO!” said [hero], very properly indeed, with a smile, and both arms.

There was a squeak. The [nut] flew one way, and [shy] flew the other, and was gone, [under].

@hero “That was too much hello,” said [hero].

+2
[He] picked up the [nut], and looked for somebody to give it to. There was nobody. It isn’t nice to have frightened somebody, with the best hello that you’ve got.

@hero “I meant it kindly,” said [hero], in case anybody was listening. Nobody said anything. [He] thought of somebody new, coming in at a door, and of a hello like that one waiting on the other side of it.
/+2

+3
[Other] came by, who was known for good manners, and [hero] asked how it was done.

@other “Like this,” said [other], and [grand].

It was a beautiful hello, and it took some time. When [other] had gone, [hero] did it too, all of it, and fell over at the end, and got up with [spoiled].

It was somebody else’s hello, that was the trouble. It knew where [other’s] knees were, and how long [other.his] back was, and it had never heard of [hero’s].

@hero “It’s like wearing somebody’s boots,” said [hero]. [with| [friend-is| toy, pet: [Friend] had looked the other way, out of kindness. | @friend “You were very good until the ground,” said [friend].]]
/+3

+4
[with2| @friend2 “You could write it down,” said [friend2]. | It could be written down, of course.] So [hero] wrote it on a piece of paper, in the best handwriting, and pushed it [under], and waited. After some time the paper came out again at the other side. It had been nibbled all the way round, and there was a neat hole in the middle, where it had said hello.

@hero “I don’t think [shy] can read,” said [hero]. [more| [Others] thought that it had been read very thoroughly, and that was the answer.]

And a baby couldn’t read either. That was worth knowing.
/+4

== bit
So that left just a bit.

@hero “Lo,” said [hero]. But [he] said it down the front of [his] own jumper, and that’s as far as it got.

-2
@hero “And that was too little,” said [hero], who’d run out of sizes.
/-2

+2
[He] tried it a size larger, and it reached [his] knees. Nobody stirred, [under]. [Hero] sat back. There’d been two sizes of hello, and [he] had tried them both, and one was too big, and one didn’t arrive.

&again @hero “Properly, or just a bit?” [he] said, quite crossly, to nobody at all. And nobody at all said nothing at all. It was lonely, to have a hello and not be able to get rid of it. [with| [friend-is| toy, pet: | @friend “You could say it to me,” said [friend]. But it’s no use saying hello to somebody who’s been there all along.]]
/+2

== ends
-2
In the end [hero] just stayed there on [floor], with one hand out, [handed], and the [nut] lying in it. [He] didn’t say anything, because there was really nothing more to say, and nowhere else to go and say it.
/-2

+2
In the end [he] stayed where [he] was, on [floor], because there was nowhere else to try. The [nut] was still in [his] hand, and [he] laid the hand down, [handed], with the [nut] in the middle. [He] didn’t say anything, because everything had been said.
/+2

For a long while nothing happened. Then, [under], there were two eyes.

+2
@other “Come on!” called [other]. “Quickly, or you’ll miss it!” For [treat].

[Hero] would have liked that better than anything. [His] legs had got half up already. But the two eyes drew back at once, and so [he] sat down again, rather slowly, and put the hand back where it had been.

@hero “I can’t,” said [hero], without moving [his] mouth much. “I’m in the middle of something.”
/+2

+3
You could hear them laughing, for quite some time. The hand got cold, and then it got pins and needles, and then it seemed to belong to somebody else. [with| [friend-is| toy: [Friend] stayed as well, and never once fidgeted. | pet: [Friend] lay flat, with both ears up, and didn’t stir. | @friend “I’ll stay, too,” whispered [friend], and sat on [his] own hands.] | A beetle walked over it, from one side to the other, and [hero] let it.]

The eyes came out as far as the chin. They looked at the hand for a good long while. They seemed to be asking it something, and the hand had only the one thing to say, and went on saying it.
/+3

Then [shy] came out, one step at a time, and laid something on [hero’s] hand. It weighed about as much as a leaf, and it was [shy.his] own small hand. It left the [nut] just where it was.

+2
[Hero] hardly breathed. So that was how it went. You couldn’t say it at people at all. It was a thing with two ends, and you held out yours, and the other one wasn’t your business. All that you could do about the other one was leave room for it, and stay.
/+2

-2
So it was a thing with two ends. You held out yours, and waited.
/-2

@hero “Hello,” whispered [hero], and it was exactly the right size.

+4
@shy “I had one, too,” said [shy], after a while. “The whole time. Only yours was so loud that I couldn’t get mine out.”

@hero “I’m sorry,” said [hero].

@shy “It was a nice one,” said [shy]. “It was just standing in the doorway.” And then they had the [nut], half each, which was not nearly enough for either of them, and very good indeed.
/+4

== back
@hero “It’s got two ends,” [hero] told [adult]. “You can’t do the whole of it yourself. You hold out one end, and wait.”

@adult “For how long?” asked [adult].

@hero “That’s up to the other end,” said [hero].

+2
Then [he] told the rest of it: the [nut], and the eyes, and how the hand had gone to sleep.

@hero “At first I shouted,” said [hero].

@adult “I know,” said [adult]. “I heard it from here. I thought that it was very friendly.”

@hero “So did I,” said [hero]. “That’s what was wrong with it. It was all me.”
/+2

+4
For the rest of that day [hero] held out one end to whatever happened to come along, with the other hand behind [his] back, so as not to hurry anybody. A snail took it, and needed twenty minutes, and left a silver line. A bee thought it over in the air, and didn’t. [Other] came back from the fun, and began to do the grand one, out of habit, and saw the hand, and stopped half-way down.

@other “What does one do with that?” asked [other].

@hero “Anything you like,” said [hero]. “I’ve done my half.”

[Other] laid one big finger in it, as carefully as if it might go off. And then [other.he] went on standing there for a good deal longer than one usually does, and forgot to bow at all.

@other “I’ve been saying both halves, all this time,” said [other]. “No wonder that I was always out of breath.”
/+4

+3
@adult “I’ve been saying it for years,” said [adult], “and I never knew that.” And [adult] tried it, with one hand, [handed], and [hero] took it, to show how it went on.
/+3

== other
${to({
  joins: `${dayed('On', 'Then came the day, and')} the door opened, and there [baby| twins: they were | was [whom]], [infant| yes: in a basket, looking hard at the ceiling. Everybody said hello at once, very properly, and [baby| twins: they | [whom]] began to cry | with a bag, looking hard at the floor. Everybody said hello at once, very properly, and [baby| twins: they | [whom]] looked even harder at the floor].`,
  unborn:
    'There wasn’t anybody yet to hold the other end. So [hero] drew round [his] hand, [handed], and cut it out, and it was hung up in the other house, where the cousin was going to sleep, just above the cot.',
  cousin:
    '[has:by-phone| That evening the phone rang, and there was [whom], looking at nothing much. [Hero] didn’t wave. [He] put one hand up close, [handed], and kept it there, and didn’t say a word. | So [hero] drew round [his] hand, [handed], and cut it out, and they posted it, and it was on its way for days. Every morning [hero] asked if it had got there.]',
  care: 'So [hero] drew round [his] hand, [handed], and cut it out, and [adult] took it along to the hospital. A nurse with very clean hands stuck it on the glass, on the outside, just where [whom] would be looking.',
})}

${to({
  joins:
    '[Hero] sat down on the floor[has:cleared-shelf| , next to the low shelf], and laid one hand there, [handed], and looked at something else. It took as long as it took. Then there was something in it, rather sticky, about as heavy as a leaf.',
  unborn: 'There couldn’t be a better place. Whoever came would see it first of all.',
  cousin:
    '[has:by-phone| It took so long that somebody’s arm must have ached. Then, on the other side, up came a hand as small as a stamp, and stayed there. | Then there was a letter. There was another hand in it, drawn round with a good deal of wobbling, and it was as small as a stamp.]',
  care: 'And that night [adult] brought back a piece of card. There was a print on it, in real ink, of a whole hand, and it was as small as a stamp.',
})}

+2
${to({
  joins:
    '[has:cleared-shelf| After that [whom] got up, and took a toy rabbit out of the bag, and stood it on the low shelf. It was just the right height for somebody low. | After that [whom] looked up, and looked at everything, one thing after another, and [hero] told [whom] what it was called.]',
  unborn: 'All the same it looked rather alone. [Hero] wrote on the thumb, very small, who it was from.',
  cousin: '[Hero] held [his] own against it. All five fingers fitted on one thumb.',
  care: '[has:draws-for-it| There were the pictures, all over the wall, and this was better than any of them. | [Hero] held [his] own against it. All five fingers fitted on one thumb.]',
})}
/+2

${to({
  joins: '@hero “That’s the other end,” said [hero], but only inside.',
  unborn: '@hero “That’s my end done,” said [hero].',
  cousin: '@hero “There,” said [hero]. “That’s the other end.”',
  care: '@hero “There,” said [hero]. “That’s the other end.”',
})}

${to({
  joins:
    '[has:not-for-long| @hero “What if it’s only for weeks?” [he] asked later. “Is it worth doing properly?” | @hero “What if I do it wrong tomorrow?” [he] asked later.]',
  unborn: '@hero “What if it takes ages?” [he] asked.',
  cousin: '@hero “And when can [whom] come round?” [he] asked.',
  care: '@hero “And when does [whom] come home?” [he] asked.',
})}

${to({
  joins:
    '[has:not-for-long| @adult “I don’t know how long it’ll be,” said [adult]. “But a hello stays said. Nobody can take it back, not even by leaving.” | @adult “Then you hold it out again,” said [adult]. “It doesn’t wear out.”]',
  unborn: '@adult “Babies do,” said [adult]. “But yours will be hanging there. It can wait longer than you can.”',
  cousin:
    '@adult “I really don’t know,” said [adult]. “But you’ve met now. When the day comes, nobody has to start from the beginning.”',
  care: '@adult “When [whom] is big enough,” said [adult]. “I can’t tell you the day. But the hello is in there already, ahead of us all.”',
})}

+4
${to({
  joins:
    'They had supper. [infant| yes: [Hero] ate with one hand, since somebody had hold of the other, | [Whom] ate with one hand, and [hero] ate with one hand, since the other two were in use,] and everybody passed them things, and nobody remarked on it.',
  unborn:
    'They had supper. [Hero] ate with one hand, for practice, and the other lay beside the plate, and nobody remarked on it.',
  cousin: 'They had supper. [Hero] ate with one hand. The other had just been on a very long journey, and was resting.',
  care: 'They had supper. [Hero] ate with one hand, since the other was holding a card by its edges, and nobody remarked on it.',
})}

@adult “You missed the fun today,” said [adult]. “[Other] told me. Weren’t you sorry?”

[Hero] thought about it. [He] had been sorry, at the time, all the way down both legs. But the hand hadn’t been sorry at all, not even when it was cold.
/+4

== bed
-2
That night [hero] lay warm and quiet in bed.
/-2

+2
[world|
ship: That night the sea was quiet, and the ship rocked slowly.
| valley: That night all the valley was still, and slow warm breath went in and out.
| moon: That night all the stars were out, and none of them made a sound.
| castle: That night the last torch went softly out.
| forest: That night not a leaf stirred, and the paths were dark and soft.
| city: That night the street lamps hummed softly, far down.
| That night the garden was still, and the moon stood over the shed.] [Hero] lay warm and quiet under the blanket.
/+2

+3
${to({
  joins: 'Not far off somebody new was breathing, slowly, in a new bed, and it already sounded as if it belonged.',
  unborn: 'In another house a paper hand hung quite still in the dark, and could wait.',
  cousin:
    'In another bed, [has:still-far| a long way off | in another house], somebody with very small hands was asleep as well.',
  care: 'In the hospital a soft light burned all night, and a paper hand was on the glass, and somebody sat beside it who never went to sleep.',
})}
/+3

+4
[more| [Others] had gone to sleep one after another, and breathed slowly.] [Under], it was quiet, and there were no eyes to be seen, since they were both shut. It was soft and slow and dark, and everything that had to be said had been, and there was nothing to add.
/+4

&last @adult “Goodnight,” said [adult] softly. “Properly, or just a bit?”

@hero “Properly,” murmured [hero].

So it was done properly, on the forehead. Then [hero] laid one hand on the blanket, [handed], and didn’t say any more about it.

+2
The hand got warm, and heavy, and quiet, and it took no time at all.
/+2

[Adult] took the other end. !asleep [Hero] was already asleep, but [his] fingers closed.
`,
}
