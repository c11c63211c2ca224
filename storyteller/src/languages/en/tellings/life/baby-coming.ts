import type { Telling } from '../../../../craft/telling.ts'
import { OLDER, YOUNG } from './baby-coming-worries.ts'

/** Told by what the child says or does about it; `room` where the wish says no more than that it is coming. */
const told = (worries: typeof YOUNG, part: (worry: (typeof YOUNG)[string]) => string | undefined) => {
  const { room, ...others } = worries
  const ways = Object.entries(others).map(([id, worry]) => `${id}: ${part(worry) ?? ''}`)
  return `[case| ${ways.join(' | ')} | ${(room && part(room)) ?? ''}]`
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const titled = (word: string) => (word[0] ?? '').toUpperCase() + word.slice(1)
const DUE = `[has| ${MONTHS.map((month) => `due-${month}: in ${titled(month)}`).join(' | ')} | due-may: in May | due-spring: in spring | due-summer: in summer | due-autumn: in autumn | due-winter: in winter | due-soon: very soon]`
const COMING =
  '[case| sort, told: A baby was | [baby| twins: Two babies were | sister: A baby sister was | brother: A baby brother was | A baby was]] coming'

/** Whether it is other than was hoped for, other than was told, or a picture and no more. */
const OF_THE_SCAN =
  '[has| told-all: [has| its-girl, its-boy, baby-sister, baby-brother: told | photo] | its-girl, its-boy, wanted-girl, wanted-boy: sort | photo]'

export const babyComing: Telling = {
  id: 'baby-coming',
  shape: 'making',
  fits: { kind: 'life', subjects: ['baby-coming'], when: ['tomorrow', 'today', 'always', 'past'] },
  ages: [3, 12],
  tile: { label: 'A baby is coming', wish: 'we are having a baby in spring and he is worried' },
  titles: ['Room for a Melon', 'The Melon That Had to Be Held'],
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Room for a Melon on the Pirate Ship', 'Room for a Melon'],
      figures: { other: { forms: { name: 'the captain' }, gender: 'she' } },
      words: {
        place: 'on the pirate ship',
        table: 'the captain’s table',
        play: 'the rope ladder',
        seat: 'a barrel',
        homing: 'down to the cabin',
        door: 'at the cabin door',
        turn: 'to the top of the mast and down again',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['Room for a Melon in the Dinosaur Valley', 'Room for a Melon'],
      figures: { other: { forms: { name: 'Mrs Flint' }, gender: 'she' } },
      words: {
        place: 'in the dinosaur valley',
        table: 'the big stone table',
        play: 'the longneck’s tail',
        seat: 'a flat stone',
        homing: 'home to the cave',
        door: 'at the mouth of the cave',
        turn: 'right along it, and into the ferns',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Room for a Melon on the Moon', 'Room for a Melon'],
      figures: { other: { forms: { name: 'the robot' }, gender: 'he' } },
      words: {
        place: 'on the moon',
        table: 'the rocket table',
        play: 'the crater slide',
        seat: 'a moon rock',
        homing: 'back to the moon house',
        door: 'at the round door',
        turn: 'down one side of the crater and up the other',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Room for a Melon in the Castle', 'Room for a Melon'],
      figures: { other: { forms: { name: 'the king' }, gender: 'he' } },
      words: {
        place: 'in the castle',
        table: 'the king’s table',
        play: 'the drawbridge chain',
        seat: 'the stone bench',
        homing: 'up to the tower',
        door: 'at the foot of the tower',
        turn: 'out over the moat and back',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['Room for a Melon in the Forest', 'Room for a Melon'],
      figures: { other: { forms: { name: 'the bear' }, gender: 'he' } },
      words: {
        place: 'in the forest house',
        table: 'the oak table',
        play: 'the rope swing',
        seat: 'a mossy log',
        homing: 'home',
        door: 'on the doorstep',
        turn: 'out over the stream and back',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: ['Room for a Melon in Superhero Tower', 'Room for a Melon'],
      figures: { other: { forms: { name: 'Captain Whoosh' }, gender: 'she' } },
      words: {
        place: 'in Superhero Tower',
        table: 'the heroes’ table',
        play: 'the training rope',
        seat: 'the wall',
        homing: 'home to the tower',
        door: 'in the lift',
        turn: 'right across the yard, with the cape out behind',
      },
    },
    home: {
      themes: [],
      titles: ['Room for a Melon', 'The Melon That Had to Be Held'],
      figures: { other: { forms: { name: 'Mr Bunting' }, gender: 'he' } },
      words: {
        place: 'at home',
        table: 'the kitchen table',
        play: 'the swing',
        seat: 'the park bench',
        homing: 'home',
        door: 'on the doorstep',
        turn: 'so high that the chains went slack',
      },
    },
  },
  keys: {
    case: `[has| loves-still: love | is-baby-again, still-chips: again | crusts-on: care | same-birthday: day | as-big-as: fruit | keeps-bunk, keeps-room, keeps-toys, keeps-seat, keeps-bed: keep | the-scan: ${OF_THE_SCAN} | wanted-girl, wanted-boy: ${OF_THE_SCAN} | swap-for: pet | not-wanted: [is:pet| pet | unwanted] | cot, old-thing: cot | shares-room: share | in-big-bed: bed | needs-room, fewer-cuddles: room | on-the-ward: care | kicked: kick | names-it: name | talks-to-it: talk | how-out: out | overdue: late | who-minds: care | puppy, kitten: pet | [has:went-quiet| cot | room]]`,
    /** Whether it is evening already, so that it has to wait. */
    later: '[case| fruit: [has:was-eaten| yes |] | again: [has:still-chips| yes |] |]',
    baby: '[has| baby-twins, twins: twins | its-girl: sister | its-boy: brother | baby-sister: sister | baby-brother: brother | baby]',
  },
  things: {
    whom: { kinds: [], or: { forms: { name: 'the baby' }, gender: 'it' } },
    pet: {
      kinds: ['animal', 'bird'],
      or: { forms: { name: 'the puppy', one: 'a puppy' }, gender: 'it' },
    },
    fruit: { kinds: ['food'], or: { forms: { name: 'the lemon', one: 'a lemon' }, gender: 'it' } },
    like: {
      kinds: ['sea-animal', 'insect', 'dinosaur', 'monster', 'toy', 'vehicle', 'plant'],
      or: { forms: { name: 'the bean', one: 'a bean' }, gender: 'it' },
    },
  },
  words: { basket: '[case| cot: the old cot | a basket]' },
  fact: '[Hero] once looked after a melon for a whole day, and went back for it in the dark.',
  next: 'On the kitchen table lay a melon with a dent in it, and nobody was allowed to cut it up.',
  young: `
== coming
${COMING} to live [place] ${DUE}. ${told(YOUNG, ({ start }) => start)}

+2
[feels| proud, excited: [Hero] had told everybody twice. Nobody knew that [he] had a worry. | [case| care: [Hero] wasn’t scared about the baby. Nobody was. | fruit, kick, name, out, talk, photo, late, again: | Nobody minded but [hero].]]
/+2

${told(YOUNG, ({ says }) => says)}

${told(YOUNG, ({ answer }) => answer)}

+2
${told(YOUNG, ({ arms }) => arms)}
/+2

+3
[case| late, fruit: @adult “Have you got big arms?” asked [adult]. | care: @adult “Arms are bigger than they look,” said [adult]. | @adult “I’ve got big arms,” said [adult].]

[case| late, fruit: @hero “I’ve only got two,” said [hero]. | @hero “But there are only two.”]
/+3

@adult “Let’s practise,” said [adult]. “[baby| twins: Each one’s about as big as a melon. We’ll begin with one. | A baby’s about as big as a melon.]”

*melon [later| yes: The next day | And] [adult] put the melon into [hero’s] arms.

+2
@adult “You can’t put it down,” said [adult]. “A baby has to be held.”
/+2

== practise
-3
&first @hero “Room for a melon?” asked [hero], at [table].

@other “I’ll move up a bit,” said [other].
/-3

+3
They went to breakfast, all together.

&first @hero “Room for a melon?” asked [hero], at [table].

@other “I’ll move up a bit,” said [other][world| home: , who lived next door | valley: , from the cave next door]. And [adult] moved up a bit, too. [with| [friend-is| toy: [Friend] the [friend.kind] moved up a bit as well, and sat in the toast. | pet: [Friend] the [friend.kind] moved up a bit as well, under the chair. | [Friend] moved up as well, with one leg off the bench.]]
/+3

But a melon can’t sit. It rolled((, and [hero] had to catch it)).

+3
It had a dent now, on one side. @hero “There, there,” said [hero], and rocked it.

A melon can’t walk, either. It can’t even wave. So [hero] carried it up the stairs, and [he] carried it down again. It was heavy, and it was a bit cold. It got warm, bit by bit.
/+3

+4
&again @hero “Room for a melon?” asked [hero], in the bath.

There was room. But the melon turned round and round, with its dent on top, and then with its dent at the bottom, and [hero] had to hold it by both ends, and couldn’t wash [his] feet.

&again @hero “Room for a melon?” asked [hero], on the sofa.

Everybody moved up a bit, right along to the end. [more| [Others] moved up so far that the last one sat on the floor.] At the end sat the cat, and the cat said no.

@adult “What’s it called?” asked [adult].

[Hero] looked at it for a long time. @hero “It hasn’t told me yet,” said [hero]. “I think it’s asleep. It’s got its eyes shut, all of them.”
/+4

-2
((All day long [hero] had to hold it.))
/-2

+2
-3
A melon can’t hold on, either. All day long [hero] held it, and it grew quite warm.
/-3
/+2

== minute
But on [play] you need both hands. *seat So [hero] put the melon down on [seat]((, just for a minute)).

+2
Wheee! [Hero] went [turn]. It was a very good minute.
/+2

+3
[with| [friend-is| toy, pet: Then there was one more. | @friend “Me now!” said [friend]. And then it was [hero’s] turn again.] | Then there was one more.] And then it was time for tea.
/+3

-2
Then [hero] ran [homing]. But there was an empty place in [his] arms((, as big as a melon)).
/-2

+2
Then [hero] ran [homing]. But [door] [hero] stopped. Something was wrong. ((It wasn’t in [his] feet. ))((It wasn’t in [his] tummy. ))It was in [his] arms. There was an empty place in them, as big as a melon.
/+2

+3
[with| [friend-is| toy, pet: | @friend “Your arms look funny,” said [friend]. “They’re still holding something.”]]
/+3

^melon @hero “I’ve forgotten it!” cried [hero].

+4
In the kitchen bowl lay another melon. It was just as round, and just as yellow. [Hero] picked it up. But it didn’t have a dent, and it was cold, and the place in [hero’s] arms didn’t like it at all.

@hero “It’s the wrong one,” said [hero], and put it back.
/+4

-3
[Hero] ran back[with| [friend-is| toy, pet: | ((, and [friend] ran too))]]. ^seat And there it was.
/-3

+3
[Hero] ran back[with| [friend-is| toy, pet: | , and [friend] ran too], all the way |, all the way]. ^seat And there on [seat] sat [other], with the melon in front of [other.him], and a big spoon.

@hero “STOP!” cried [hero]. “That’s the baby!”

[Other] put down the spoon very fast.
/+3

+2
[Hero] picked it up, and held it tight. [His] arms were full again.
/+2

+4
@other “It didn’t say anything,” said [other].

@hero “It can’t,” said [hero]. “You have to do that for it.”

All the way home [hero] said things for it. [He] said that it had been dark. [He] said that it had waited, and had known that somebody would come. [with2| @friend2 “Did it really say that?” asked [friend2]. @hero “With its dent,” said [hero].]
/+4

== back
@hero “I forgot it,” [hero] told [adult]. “But my arms didn’t.”

@adult “Mine never forget you,” said [adult]. “They keep your place.” And [adult] put both arms round [hero], and they closed. ((“It’s just your size.”))

@hero “And when the [baby| twins: babies come | baby comes]?” asked [hero].

@adult “In your place?” said [adult]. “[baby| twins: They’d rattle! They get their own | It would rattle! It gets its own].”

+2
@hero “When did I get mine?”

@adult “The day you came,” said [adult]. “Before that I was just arms.”
/+2

${told(YOUNG, ({ asks }) => asks)}

${told(YOUNG, ({ reply }) => reply)}

+4
@hero “How big was I?” asked [hero].

@adult “A bit more than a melon,” said [adult]. “A melon with its hat on. And you never lay still for one minute. I held you so much that I forgot what hands were for, and [other] had to butter my bread.”

[Hero] liked that. [He] wanted to hear it all again, with more butter.
/+4

== bed
-2
At night the melon lay in [basket], and [hero] in bed.
/-2

+2
At night the melon lay quiet in [basket], under a soft blanket. [Hero] lay in bed, [with| [friend-is| toy, pet: with [friend], | next to [friend],]] and [adult] sat close by.
/+2

+3
[world|
ship: The ship rocked softly, and the sea was quiet.
| valley: In the valley the dinosaurs breathed slowly, and all was quiet.
| moon: The stars looked in, and were quiet.
| castle: The moon lay softly on the moat.
| forest: The owl was quiet, and so was every tree.
| city: Far down, the city was quiet and soft.
| The house was quiet, and the moon was in the window.]
/+3

+4
[more| [Others] were asleep already, all moved up, warm and close.] The place in [adult’s] arms was quite full, and warm.
/+4

${told(YOUNG, ({ night }) => night)}

&last @adult “Room for a melon?” whispered [adult].

@hero “It’s got its own,” murmured [hero]. But [he] moved up a bit.

!asleep Then [hero] was asleep[kin| mum: , and so, in the warm, [baby| twins: were two, each as big as a melon | was one as big as a melon] | , and the melon was warm]. Nobody rattled.
`,
  older: `
== fine
${COMING} ${DUE}, and everybody asked [hero] about it, and [hero] said that it was fine. ${told(OLDER, ({ start }) => start)}

+2
[feels| proud, excited: [Hero] told everyone [he] met, twice, and was nearly always proud, except at night. | jealous: [Hero] was as jealous as a cat.] There was [adult], and there were [adult’s] two arms, and [has| makes-three, makes-four, makes-five: they were fuller than they could be already | until now there had been exactly one person to put in them]. [Hero] had done the sum several times over, and it had never come out.
/+2

${told(OLDER, ({ says }) => says)}

${told(OLDER, ({ answer }) => answer)}

${told(OLDER, ({ arms }) => arms)}

@hero “Have you measured?” asked [hero].

@adult “Measured what?”

@hero “[case| care: [kin| mum: Your | Mum’s] | Your] arms. There are only two, and I’m in them already.”

-2
@adult “I’ve never tried it with one more,” said [adult]. “Shall we find out? They come at about the size of a melon.”
/-2

+2
[Adult] looked at one arm, and then at the other. @adult “I’ve never tried it with one more,” said [adult]. “Shall we find out? They come at about the size of a melon.”
/+2

*melon *other There were two in the fruit bowl, exactly alike. [Hero] was given one, to keep warm and never put down.

+2
@adult “That’s all they want,” said [adult]. “They just want it all the time.” And so that nobody should forget, [adult.he] wrote it out on the back of an envelope. One: hold it. Two: don’t let go. Three: see number one.
/+2

== practise
&first @hero “Room for a melon?” asked [hero] at [table], and [other] moved up a bit.

-2
((Nobody sits worse than a melon. ))It rolled off the edge at once, and had a dent in it from then on, and after that [hero] held it((, and did everything else with one hand)).
/-2

+2
Nobody sits worse than a melon. It rolled into the butter, and then it rolled off the edge, and [hero] caught it with [his] knees, and from then on it had a dent in it, just where you could put your thumb.

By ten o’clock [hero] could open a door with [his] elbow, drink with one hand, and [world| ship: tie a knot with [his] teeth | valley: feed a stegosaurus with [his] foot | moon: do up a space helmet with [his] chin | castle: bow to a duke without letting anything drop | forest: get over a stile backwards | city: put on a cape by spinning round | turn a page with [his] nose]. By eleven, the melon was no longer cold. [with| [friend-is| toy: [Friend] the [friend.kind] had to go by pocket. | pet: [Friend] the [friend.kind] walked beside them, and looked up at it with dislike. | @friend “My turn,” said [friend], and took it for as long as it takes to tie a shoe, and was glad to give it back.]]
/+2

+3
The odd thing was the people. Whoever came along bent down to the melon, and smiled at it, and asked what it was called and whether it slept. Nobody asked [hero] anything at all.

@other “Isn’t it round!” said [other], tickling it.

It was the first time in [his] life that [hero] had been jealous of a fruit.

At lunch [adult] took it for a while, so that [hero] could eat with both hands. But [hero] only watched. [Adult’s] arms had closed round it as if they’d never done anything else, and [adult] had even begun to hum. There wasn’t any room left over in there. [Hero] looked, from both sides.

@hero “I’m full,” said [hero], and took it back.
/+3

+4
After lunch they tried the armchair, and there was room, if [hero] sat on one side of [adult] and the melon on the other. It worked for as long as nobody wanted anything. Then [adult] wanted to turn the page, and [hero] wanted to be the one to turn it, and the melon wanted nothing, which is when a melon rolls.

@adult “We’ll need a system,” said [adult], from under the chair, where it had gone.

@hero “We’ll need a bigger chair,” said [hero].

So they took the envelope, and drew one on the other side. It had six arms, and a shelf for the butter. [more| [Others] looked it over, and each of them asked for an arm as well.]
/+4

== turn
-2
But in the afternoon everybody was on [play], and on [play] you need both hands.
/-2

+2
In the afternoon everybody was on [play]. [Hero] was better at that than anybody, and on [play] you need both hands.

&again @hero “Room for a melon?” asked [hero]. But there wasn’t.
/+2

*seat @hero “It’s only a melon,” said [hero], ((which was perfectly true, ))and [he] put it down on [seat], with [his] jacket round it((, just for one turn)).

+4
It didn’t say anything about that. It never had said anything, all day long, and there was no reason why it should begin now. [Hero] tucked in the sleeves at the sides, and told it that it wouldn’t even notice.
/+4

-2
It was a good turn, so there had to be others, until it grew dark((, and they all ran [homing])).
/-2

+2
[He] went [turn]. It was the best one of the day, so there had to be another((, to see if that one had been luck)). [with| [friend-is| toy, pet: | [Friend] said that it had, and so there had to be six.]] Then it grew dark, and somebody called, and they all ran [homing].
/+2

[Door] [hero] stopped. Something was the matter with [his] arms. There was an empty place in them, ^melon about the size of a melon.

== bowl
-2
^other Inside, in the bowl, lay the other one, which was exactly the same, and nobody would ever know.

[Hero] picked it up. But it was cold, and there was no dent in it for a thumb, and ((although it was just the right size, ))it didn’t fit.
/-2

+2
Inside it was warm, and smelled of pancakes. [Adult] had [adult.his] back to the door. ^other And there in the bowl lay the other melon, which was exactly the same. It was just as round, and just as yellow, and nobody would ever know.

[Hero] picked it up. It was the right size, and the right weight, and it lay in [his] arms like something in a shop, and it was cold, and there was no dent in it for a thumb, and although it was the size of the empty place, to the inch, it didn’t fit.
/+2

+3
[with| [friend-is| toy: [Friend] looked the other way. | pet: [Friend] sniffed at it, and sneezed. | @friend “It’s a melon,” said [friend], “but it isn’t ours.”] | @hero “I’m sure that you’re very nice,” [hero] told it.]

@adult “Pancakes!” called [adult], without turning round. “While they’re hot!”

They were the thin ones, with sugar. [Hero] stood there for as long as it takes for one of them to be turned, and listened to it being turned.
/+3

+4
Besides, this one didn’t know anything. It hadn’t been in the butter. It hadn’t been under the armchair, or seen the plan. It would have to be told everything from the beginning, and it wouldn’t laugh in the same places.
/+4

Then [hero] put it back, and went out again into the dark[with| [friend-is| toy, pet: | , and [friend] went too]].

== dark
-2
^seat On [seat] sat [other], and [other.he] had the melon on [other.his] knees, and a spoon.

@other “Is this anybody’s?” asked [other].

@hero “It’s mine, and I put it down for one turn, and then I forgot it,” said [hero].
/-2

+2
Everything was further away than it had been by day. [world| ship: The deck had grown longer, and the ropes hummed | valley: The valley was black, and something very big was snoring in it | moon: The stars were out, and there was nobody under them at all | castle: The passages had grown longer, and the suits of armour seemed to lean | forest: The path had gone narrow, and the trees stood closer than they need have | city: The street lamps were on, and they hummed | The street lamps were on, and the park was as big as a country]. ^seat On [seat] somebody was sitting. It was [other], with the melon on [other.his] knees, and a spoon in one hand.

@other “Is this anybody’s?” asked [other]. “I was just about to begin.”

[Hero] could have said that somebody must have taken it. @hero “It’s mine,” [he] said. “I put it down for one turn, and then I forgot it.” It was not a nice thing to hear oneself say, out loud, in the dark.
/+2

+3
@other “I thought that it couldn’t be just anybody’s,” said [other], and put away the spoon. “It had a jacket on. You don’t put a jacket on a thing that you mean to leave.” And [other.he] handed it over with both hands, as one ought to.
/+3

[Hero] took it. It was cold outside and still warm inside, and [his] thumb went straight to the dent.

+4
[Other] walked back with them, because of the dark, and asked what one did with a melon like that, if one didn’t eat it.

@hero “Hold it,” said [hero].

@other “And what does it do?”

@hero “Nothing,” said [hero]. “It’s only been here since this morning.” [He] thought about it for the length of a wall. “You can’t really leave, though. You think you’ve left, and then your arms haven’t.”

[Other] held out both arms, which were long, and looked along them. @other “I wondered what that was,” said [other]. “Mine have been like that for years. Ever since my sister moved away, over the hill.”

@hero “You should go and see if she fits,” said [hero].
/+4

== back
-2
@adult “Your supper’s cold,” said [adult].

@hero “I forgot it,” said [hero]. “There was an empty place in my arms, and the other one didn’t fit.”

@adult “They don’t,” said [adult], “and I’ve had a place like that since the day that you were born.” And [adult] put both arms round [hero], melon and all, and they closed. “There. It’s just your size.”
/-2

+2
@adult “The pancakes have gone cold,” said [adult], at the door. Then [adult] saw the dent, and the jacket, and [hero’s] face.

@hero “I forgot it for six whole turns,” said [hero], “and I wasn’t even sorry, I was just having a good time. And then there was an empty place in my arms.”

@adult “There’s another melon in the bowl,” said [adult].

@hero “I tried that one, and it didn’t fit.”

@adult “No,” said [adult]. “They don’t.” And there on the doorstep [adult] sat down. “I’ve got a place like that. I’ve had it since the day that you were born, and whenever you’re not here I walk round with it.” [Adult] put both arms round [hero], melon and all, and they closed. “There. It’s just your size. It grows when you do.”
/+2

@hero “And when the [baby| twins: babies are | baby’s] in it?” asked [hero].

@adult “[baby| twins: The babies?” said [adult]. “They would rattle! No, they’ll get places of their own | The baby?” said [adult]. “It would rattle! No, it’ll get a place of its own]. You did. Before that I was nothing but arms.”

${told(OLDER, ({ asks }) => asks)}

${told(OLDER, ({ reply }) => reply)}

+3
[Hero] did the sum once more. It had been the wrong sum the whole time. [He] had been counting arms.

@hero “Then you’ll have [baby| twins: three | two] places,” said [hero].

@adult “And none of them to let,” said [adult].
/+3

+4
@hero “What if it’s a baby that I don’t like?” asked [hero]. It was easier to ask a thing like that on the doorstep, with a melon in between.

@adult “Then you don’t,” said [adult]. “You didn’t like this one at breakfast, either. You held it like a bowling ball.”

@hero “It hadn’t got the dent yet,” said [hero].

They ate the pancakes cold, on the doorstep, with their fingers. It can be done, with one hand.
/+4

== bed
-2
That night the melon lay in [basket], under the jacket, and [hero] lay in bed, warm and quiet.
/-2

+2
That night the melon lay in [basket], under the jacket, with its dent on top. The other one was still in the bowl, and [adult] had promised it for breakfast. [Hero] lay warm and still under the soft blanket, and the house was quiet. [with| [friend-is| toy: [Friend] was back in the usual place, under one arm. | pet: [Friend] lay on [his] feet. | Not far off, [friend] breathed softly.]]
/+2

+3
[world|
ship: The ship rocked slowly, and the lantern with it.
| valley: Outside the whole valley breathed slowly in and out.
| moon: Outside, blue and still, was the Earth.
| castle: The moon lay on the moat, and the moat lay still.
| forest: The owl had nothing to say, and the trees kept still.
| city: Far below, one window after another went softly dark.
| The moon had come round to the window, and stood there softly.] It was soft and warm in bed, and slow, and quiet.
/+3

+4
[more| [Others] lay close together, with a good deal of room in between, if they had wanted it.] Some way off, with long slow steps, somebody was walking over a hill, to see if [other.his] sister fitted. On the chair lay the drawing, with its six arms and its shelf. They would not be needing the arms after all. It was soft and slow and quiet, the way it is when everything is in its place.
/+4

${told(OLDER, ({ night }) => night)}

&last @adult “Room for a melon?” whispered [adult].

@hero “It’s got its own,” murmured [hero]. “It’ll be fine.”

+2
But [he] moved up a bit, to be on the safe side.
/+2

!asleep Soon [hero] was asleep. There was exactly as much room as there had always been, and nothing rattled.
`,
}
