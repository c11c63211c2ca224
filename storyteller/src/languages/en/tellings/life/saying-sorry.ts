import type { Telling } from '../../../../craft/telling.ts'

export const sayingSorry: Telling = {
  id: 'saying-sorry',
  shape: 'cumulative',
  fits: {
    kind: 'life',
    subjects: ['saying-sorry', 'hitting', 'said-hurtful', 'quarrel', 'lie', 'breaking', 'stealing'],
    when: ['today', 'past', 'always', 'tomorrow'],
  },
  ages: [4, 10],
  tile: { label: 'Saying sorry', wish: 'he hit his brother and cannot say sorry' },
  titles: ['The Sorry with Nothing On', 'What Have You Got There?'],
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['The Biggest Sorry on the Ship', 'The Pirate Sorry with Nothing On'],
      figures: {
        one: { forms: { name: 'the cook' }, gender: 'he' },
        two: { forms: { name: 'the captain' }, gender: 'she' },
        three: { forms: { name: 'the sailmaker' }, gender: 'he' },
      },
      words: {
        place: 'on the pirate ship',
        den: 'the little cabin',
        hid: 'went into the little cabin and shut the door',
        ...{ door: 'the door', doorcaps: 'THE DOOR' },
        loud: 'every gull flew up',
        back: 'The gulls have only just come back',
        ...{ hanky: 'hanky', hankya: '[his] hanky' },
        ...{ cloth1: 'apron', cloth1a: 'his apron', cloth2: 'flag', cloth2a: 'her flag' },
        ...{ cloth3: 'sail', cloth3a: 'his biggest sail', size: 'a walrus' },
        bed: 'in the hammock',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['The Biggest Sorry in the Valley', 'The Dinosaurs and the Sorry with Nothing On'],
      figures: {
        one: { forms: { name: 'the triceratops' }, gender: 'she' },
        two: { forms: { name: 'the longneck' }, gender: 'he' },
        three: { forms: { name: 'the T. rex' }, gender: 'he' },
      },
      words: {
        place: 'with the dinosaurs',
        den: 'the little cave',
        hid: 'crept into the little cave and didn’t come out',
        ...{ door: 'the hole', doorcaps: 'THE HOLE' },
        loud: 'a pterodactyl fell off its rock',
        back: 'The pterodactyl has only just got over it',
        ...{ hanky: 'leaf', hankya: 'a leaf' },
        ...{ cloth1: 'fern', cloth1a: 'a big fern', cloth2: 'palm leaf', cloth2a: 'a palm leaf' },
        ...{ cloth3: 'moss', cloth3a: 'all the moss from his bed', size: 'a stegosaurus' },
        bed: 'in the nest',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      titles: ['The Biggest Sorry on the Moon', 'The Sorry That Was Too Small for Space'],
      figures: {
        one: { forms: { name: 'the robot' }, gender: 'he' },
        two: { forms: { name: 'the commander' }, gender: 'she' },
        three: { forms: { name: 'the pilot' }, gender: 'he' },
      },
      words: {
        place: 'on the moon',
        den: 'the little rocket',
        hid: 'went into the little rocket and shut the door',
        ...{ door: 'the door', doorcaps: 'THE DOOR' },
        loud: 'all the lamps blinked',
        back: 'The lamps have only just stopped',
        ...{ hanky: 'hanky', hankya: '[his] hanky' },
        ...{ cloth1: 'duster', cloth1a: 'his duster', cloth2: 'dressing gown', cloth2a: 'her dressing gown' },
        ...{ cloth3: 'parachute', cloth3a: 'his parachute', size: 'a small moon' },
        bed: 'in the bunk',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['The Biggest Sorry in the Castle', 'The Royal Sorry with Nothing On'],
      figures: {
        one: { forms: { name: 'the dragon' }, gender: 'she' },
        two: { forms: { name: 'the wizard' }, gender: 'he' },
        three: { forms: { name: 'the queen' }, gender: 'she' },
      },
      words: {
        place: 'in the castle',
        den: 'the little tower',
        hid: 'went into the little tower and shut the door',
        ...{ door: 'the door', doorcaps: 'THE DOOR' },
        loud: 'the trumpeter dropped his trumpet',
        back: 'They’ve only just found the trumpet',
        ...{ hanky: 'hanky', hankya: '[his] hanky' },
        ...{ cloth1: 'scarf', cloth1a: 'her scarf', cloth2: 'cloak', cloth2a: 'his cloak' },
        ...{ cloth3: 'carpet', cloth3a: 'her red carpet', size: 'a haystack' },
        bed: 'in the big castle bed',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['The Biggest Sorry in the Forest', 'The Bear and the Sorry with Nothing On'],
      figures: {
        one: { forms: { name: 'the badger' }, gender: 'he' },
        two: { forms: { name: 'the bear' }, gender: 'she' },
        three: { forms: { name: 'the ranger' }, gender: 'she' },
      },
      words: {
        place: 'in the forest',
        den: 'the hollow oak',
        hid: 'crept into the hollow oak and didn’t come out',
        ...{ door: 'the hole', doorcaps: 'THE HOLE' },
        loud: 'a squirrel dropped its nut',
        back: 'The squirrel has only just found its nut',
        ...{ hanky: 'hanky', hankya: '[his] hanky' },
        ...{ cloth1: 'scarf', cloth1a: 'his scarf', cloth2: 'blanket', cloth2a: 'her blanket' },
        ...{ cloth3: 'tent', cloth3a: 'her tent', size: 'a haystack' },
        bed: 'in the little forest house',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: ['The Biggest Sorry in Superhero Tower', 'The Sorry That Wore No Cape'],
      figures: {
        one: { forms: { name: 'Granny Thunder' }, gender: 'she' },
        two: { forms: { name: 'Captain Whoosh' }, gender: 'she' },
        three: { forms: { name: 'Mighty Mo' }, gender: 'he' },
      },
      words: {
        place: 'in Superhero Tower',
        den: 'the old phone box',
        hid: 'went into the old phone box and shut the door',
        ...{ door: 'the door', doorcaps: 'THE DOOR' },
        loud: 'three alarms went off',
        back: 'The alarms have only just stopped',
        ...{ hanky: 'hanky', hankya: '[his] hanky' },
        ...{ cloth1: 'shawl', cloth1a: 'her shawl', cloth2: 'cape', cloth2a: 'her cape' },
        ...{ cloth3: 'flag', cloth3a: 'the flag from the roof', size: 'a small car' },
        bed: 'in bed, under a soft warm blanket',
      },
    },
    home: {
      themes: [],
      titles: ['The Sorry with Nothing On', 'What Have You Got There?'],
      figures: {
        one: { forms: { name: 'the postman' }, gender: 'he' },
        two: { forms: { name: 'the lady next door' }, gender: 'she' },
        three: { forms: { name: 'the painter' }, gender: 'he' },
      },
      words: {
        place: 'in the garden',
        den: 'the playhouse',
        hid: 'went into the playhouse and shut the door',
        ...{ door: 'the door', doorcaps: 'THE DOOR' },
        loud: 'next door’s cat ran up a tree',
        back: 'The cat has only just come down',
        ...{ hanky: 'hanky', hankya: '[his] hanky' },
        ...{ cloth1: 'scarf', cloth1a: 'his scarf', cloth2: 'tablecloth', cloth2a: 'her tablecloth' },
        ...{ cloth3: 'paint sheet', cloth3a: 'his paint sheet', size: 'a cow' },
        bed: 'in bed',
      },
    },
  },
  things: {
    whom: { kinds: [], or: { forms: { name: 'Kit' }, gender: 'he' }, grownUps: true },
    what: {
      kinds: [
        'toy',
        'vehicle',
        'clothes',
        'school',
        'instrument',
        'household',
        'food',
        'sport',
        'body',
        'machine',
        'plant',
      ],
      or: { forms: { name: 'the kite', one: 'a kite', kind: 'kite' }, gender: 'it' },
    },
    spot: { kinds: ['household', 'building'], or: { forms: { name: 'the wall', one: 'a wall' }, gender: 'it' } },
  },
  fact: '[Hero] once carried a sorry in an open hand, with nothing round it at all.',
  next: 'Somebody was coming along with one hand closed, very carefully, as if there were something small in it.',
  young: `
== small
[when| today: Today [hero] | [Hero]] and [has| brother: [his] brother | sister: [his] sister | cousin: [his] cousin | friend: [his] friend] [whom] were playing [place], and then [about| said-hurtful: [hero] said something horrid to [whom] | quarrel: they quarrelled, and [hero] said something horrid | lie: [is:whom| [hero] told [whom] a lie[is:what| about [what]] | [hero] told a lie about [is:what| [what], and [whom] got the blame | [whom]]] | stealing: [hero] took [is:what| [what] | something], which was [whom’s] | breaking: [hero] [is:what| [has| cut: cut | scribble, draw, paint: drew all over | tear: tore | spill: spilt | knock-over: knocked over | [what-is| clothes: tore | broke]] [has| scribble, draw, paint: [is:whom| [whom’s] [what.kind] | [what]] | [whom’s] [what.kind]] | [has| draw, scribble, paint: drew all over [is:spot| [spot] | the wall] with [whom’s] best pen | broke something of [whom’s]]] | [hero] [has| bite: bit | kick: kicked | push: pushed | pinch: pinched | scratch: scratched | throw: threw [is:what| [what] | something] at | hit: hit | [about| saying-sorry: [has| draw, paint: drew all over [is:what| [what] | the wall] with the best pen of | [is:what| hurt | snatched the best stick from]] | hurt]] [whom]].

+2
[about| lie, breaking, stealing: It only took a second. | [is:what| It began with [what], and it only took a second. | It only took a second.]]
/+2

+4
[more| [Others] were playing too, and they all stood still.]
/+4

-2
@adult “[Hero]!” shouted [adult]. [Whom] hid in [den].
/-2

+2
@adult “[Hero]!” shouted [adult], so loudly that [loud]. And [whom] [hid].
/+2

[has:say-sorry| @adult “Say sorry.” @hero “No!” said [hero], and shut [his] hand tight. But there was a sorry in it, as small as a pea, and it had nothing on. | Now [hero] had a sorry. It was as small as a pea, and it had nothing on.]

&first @adult “What have you got there?” asked [adult].

@hero “A sorry,” said [hero]. “It’s too small.”

@adult “They only come in one size,” said [adult]. “Take it to [whom].”

-2
((It looked so bare! ))[Hero] wrapped it in [hankya] and a BUT. @hero “Sorry, BUT [about| breaking: it was in my way | lie: you do it too | stealing: you never play with it | you started it]!”
/-2

+2
((But what if somebody saw it like that? ))So [hero] wrapped it in [hankya] and a BUT. @hero “Sorry, BUT [about| breaking: it was in my way | lie: you do it too | stealing: you never play with it | you started it]!”
/+2

+3
((That looked much better. ))[with| [Friend] held a finger on the knot. | Now it was as big as an egg.]
/+3

== buts
+2
-3
Soon [hero] met [one].
/-3
/+2

-3
&again @one “What have you got there?” asked [one]. “A sorry? It’ll catch cold! I always say, BUT I was tired.” And [one.he] wrapped [cloth1a] round it.
/-3

-2
@two “BUT it was only a joke,” said [two], and wrapped [cloth2a] round that. Now it was as big as [size].
/-2

+2
-3
@two “Only two buts?” said [two]. “I always say, BUT it was only a joke.” And [two.he] wrapped [cloth2a] round that. Now it was as big as [size].
/-3
/+2

+3
[world|
ship: By the mast sat the cook.
| valley: In the pond sat the triceratops.
| moon: Outside stood the robot, dusting the moon.
| castle: On the stairs sat the dragon.
| forest: On the path stood the badger.
| city: By the lift sat Granny Thunder, knitting.
| At the gate stood the postman.]

&again @one “What have you got there?” asked [one].

@hero “A sorry,” said [hero], “but [about| breaking: it was in my way | lie: [whom] does it too | stealing: [whom] never plays with it | [whom] started it].”

@one “It’ll catch cold in that!” said [one]. “I always say, BUT I was tired.” And [one.he] wrapped [cloth1a] round it.

@two “Only two buts?” said [two]. “I always say, BUT it was only a joke.” And [two.he] wrapped [cloth2a] round that. Now it was as big as a pig.

&again @three “What have you got there?” asked [three].

@hero “A sorry, but [about| breaking: it was in my way | lie: [whom] does it too | stealing: [whom] never plays with it | [whom] started it], but I was tired, but it was only a joke,” said [hero], all in one breath.

@three “I always say, BUT everybody does it,” said [three], and wrapped [cloth3a] round the whole thing.

Now it was as big as [size]. [Hero] couldn’t see over the top. [with2| @friend2 “Left a bit!” called [friend2]. “Now right a bit!”]
/+3

== door
-2
It didn’t fit into [den].

&again @whom “What have you got there?” asked [whom]. “I can only see a BUT!”
/-2

+2
-3
[Hero] rolled it to [den]. Bump! It didn’t go through [door]. [with| [Hero] pushed it, and [friend] pushed [hero]. | [Hero] pushed, and it stuck.]
/-3
/+2

+3
[Hero] rolled it to [den]. Bump! It didn’t go through [door]. [with| [Hero] pushed it, and [friend] pushed [hero], and it still didn’t. | [Hero] pushed, and it still didn’t.]
/+3

+2
&again @whom “What have you got there?” asked [whom], inside.
/+2

+2
-3
@hero “A sorry!” puffed [hero].

@whom “I can only see a BUT,” said [whom]. “A very big one.”
/-3
/+2

+3
@hero “A sorry,” puffed [hero], “but [about| breaking: it was in my way | lie: you do it too | stealing: you never play with it | you started it], but I was tired, but it was only a joke, but everybody does it!”

@whom “I can’t see a sorry,” said [whom]. “I can only see a BUT. A very big one.”

[Hero] sat down and looked at [door].
/+3

[Door] couldn’t get any bigger. So the sorry had to get smaller!

-2
Off came the [cloth2] and the [cloth1]. ((The [hanky] was the hardest. )) [with| And [friend] found the sorry. | And there was the sorry.]
/-2

+2
-3
Off came the [cloth2]. Off came the [cloth1]. The [hanky] was the hardest. [with| @friend “There!” said [friend]. And there was the sorry | And there was the sorry], as small as a pea.
/-3
/+2

+3
Off came the [cloth3]. Off came the [cloth2]. Off came the [cloth1]. The [hanky] was the hardest, because [hero] had tied that knot [himself].

[He] shook it. Nothing fell out.

@whom “Perhaps there never was one,” said [whom] in a small voice.

@hero “There was!” said [hero]. [with| @friend “There is!” said [friend]. And there, in the very last fold, was the sorry | And there, in the very last fold, was the sorry], as small as a pea. It was still warm.
/+3

== sorry
[Hero] held it out on [his] open hand. @hero “Sorry,” said [hero]. And nothing came after it.

+2
@whom “It’s very small,” said [whom].

@hero “Yes, but…” said [hero], and stopped just in time. “Yes.”
/+2

-2
@whom “It still hurts a bit,” said [whom]. “And I’m cold.”

So [hero] wrapped up [whom] instead, in the [cloth2] and the [cloth1].
/-2

+2
[Whom] took it. @whom “It still hurts a bit,” said [whom]. “And it’s cold in here.”
/+2

+2
-3
So [hero] wrapped up [whom] instead, in the [cloth2] and the [cloth1]. There was room in there for two.
/-3
/+2

+3
So [hero] wrapped up [whom] instead, in the [cloth3] and the [cloth2] and the [cloth1], until only a nose stuck out.
/+3

+4
When they wanted to come out, [whom] got stuck in [door].

&again @adult “What have you got there?” asked [adult], outside.

@hero “[Whom],” puffed [hero], “with everything on!”

So off it all came again.
/+4

+2
[about|
breaking: Then they mended [is:what| [what] | what was broken] together. That took longer than a second.
| lie: Then [hero] told [adult] what had really happened. That took longer than a second.
| stealing: Then [hero] gave [is:what| [what] | it] back. That took longer than a second.
| said-hurtful: @hero “Where does it hurt?” asked [hero]. @whom “In my ear,” said [whom]. So [hero] said something nice into it. That took longer than a second.
| quarrel: Then they played on from where they’d stopped. [is:what| And [whom] had [what] first.]
| @hero “Where does it hurt?” asked [hero]. @whom “Here,” said [whom]. So [hero] blew on it. That took longer than a second.]
/+2

== back
+4
Afterwards they carried everything back. When they shook out the [cloth1], something fell on the ground. It was as small as a pea, and it had nothing on.

&again @one “What have you got there?” asked [one].

@hero “A sorry,” said [hero]. “It was in your [cloth1].”

[One] went red. @one “It’s mine,” said [one]. “I once sat on [two’s] lunch. I took [two.him] a lovely BUT, with a bow on it. I forgot to put the sorry in.”

@hero “You can still take it,” said [hero]. “Just like this.”

@one “With nothing on?” whispered [one]. “Where everybody can see?”

@hero “I’ll come too,” said [hero].

So they went to [two], and [one] held it out.

@one “Sorry,” said [one]. And nothing came after it, although [one.he] had to hold [one.his] mouth shut.

@two “I knew it was you,” said [two]. “You had my lunch on your bottom.” And [two.he] took it, and gave [one.him] half of [two.his] supper.
/+4

== bed
-2
At night [adult] came to the bed, with one hand closed.
/-2

+2
-3
At night [hero] lay [bed]. [Adult] came in softly, with one hand closed.
/-3
/+2

+3
[world|
ship: At night the ship was dark and quiet.
| valley: At night the valley was dark and quiet.
| moon: At night the moon was dark and quiet.
| castle: At night the castle was dark and quiet.
| forest: At night the forest was dark and quiet.
| city: At night the tower was dark and quiet.
| At night the house was dark and quiet.] [Hero] lay [bed]. [Adult] came in softly, with one hand closed.
/+3

+4
[with| [Friend] lay quite near, and breathed slowly. | The blanket was warm and soft, and it was very quiet.] [more| [Others] were nearly asleep, all in a row.]
/+4

&last @hero “What have you got there?” whispered [hero].

-2
@adult “A sorry,” whispered [adult]. “I was too loud.”
/-2

+2
@adult “A sorry,” whispered [adult]. “I was much too loud. [Back].”
/+2

+4
[Adult] opened the hand. It was as small as a pea, and it had nothing on.
/+4

@hero “It’s just right,” said [hero].

-2
!asleep Then [hero] fell asleep with it in [his] hand, and it wasn’t cold.
/-2

+2
!asleep Then [hero] fell asleep with it in [his] hand. It had nothing on, and it wasn’t cold at all.
/+2
`,
  older: `
== second
[when| today: Today, [place], | [Place],] it took [hero] one second to [about| said-hurtful: say something horrid to [has| brother: [his] brother | sister: [his] sister | cousin: [his] cousin | friend: [his] friend] [whom] | quarrel: turn a small quarrel with [has| brother: [his] brother | sister: [his] sister | cousin: [his] cousin | friend: [his] friend] [whom] into a big one | lie: [is:whom| tell a lie to | tell a lie about [is:what| [what] and blame]] [has| brother: [his] brother | sister: [his] sister | cousin: [his] cousin | friend: [his] friend] [whom] | stealing: take [is:what| [what], which | something that] belonged to [has| brother: [his] brother | sister: [his] sister | cousin: [his] cousin | friend: [his] friend] [whom] | breaking: [is:what| [has| cut: cut | scribble: scribble on | draw, paint: draw on | tear: tear | spill: spill | knock-over: knock over | [what-is| clothes: tear | break]] [what], which belonged to [whom] | [has| draw, scribble, paint: draw all over [is:spot| [spot] | the wall], with the best pen that belonged to [whom] | break something that belonged to [whom]]] | [has| bite: bite | kick: kick | push: push | pinch: pinch | scratch: scratch | throw: throw [is:what| [what] | something] at | hit: hit | [about| saying-sorry: [has| draw, paint: draw all over [is:what| [what] | the wall] with the best pen of | [is:what| hurt | snatch the best stick from]] | hurt]] [has| brother: [his] brother | sister: [his] sister | cousin: [his] cousin | friend: [his] friend] [whom]].

+2
[about| hitting, said-hurtful, quarrel, saying-sorry: [is:what| It had all begun with [what].]]
/+2

@adult “[Hero]!” shouted [adult], so loudly that [loud], and [whom] [hid]. [has:say-sorry| @adult “And now say sorry.”]

[has:say-sorry| @hero “I won’t,” said [hero], and shut [his] hand. | All that [hero] had left was a sorry, no bigger than a pea, and it had nothing on.]

+4
[more| [Others] looked at it politely, and then looked somewhere else.]
/+4

&first @adult “What have you got there?” asked [adult].

@hero “A sorry,” said [hero], “and it’s much too small.” [has:say-sorry| It was no bigger than a pea, and it had nothing on.]

@adult “They only come in the one size,” said [adult]. “Take it to [whom] while it’s warm.”

But somebody might be looking, and nobody likes to be seen holding a thing like that, so [hero] wrapped it up in [hankya] with a good tight knot, and hung a label on it that said BUT [about| breaking: IT WAS AN ACCIDENT | lie: I WAS ONLY PRETENDING | stealing: I WAS ONLY BORROWING IT | I DIDN’T MEAN IT].

+2
[with| [Friend] held a finger on the knot. | It looked almost like a present.]
/+2

== buts
+2
[world|
ship: The cook sat on a barrel, with his feet in a bucket.
| valley: The triceratops lay in the pond, up to her horns.
| moon: The robot stood plugged in at the wall, recharging.
| castle: The dragon lay across the stairs, resting her wings.
| forest: The badger lay in a deckchair at the edge of the path.
| city: Granny Thunder sat by the lift, with her boots off.
| The postman sat on the garden wall, with his shoes off.]
/+2

-2
&again @one “What have you got there?” asked [one]. “A sorry? It’ll catch its death like that! Have mine, BUT I WAS TIRED. I’ve worn it for years, and it goes with everything.” And [one.he] wrapped [cloth1a] round it.

@two “I’d put BUT IT WAS ONLY A JOKE over that,” said [two], and added [cloth2a]. “It’s rather thin, but it covers nearly everything.”

Now it was as big as [size], and everybody walked round it and admired it.
/-2

+2
&again @one “What have you got there?” asked [one].

@hero “A sorry,” said [hero], “with a but on.”

@one “Only the one?” said [one]. “It’ll catch its death like that! Have mine, BUT I WAS TIRED. I’ve worn it for years, and it goes with everything.” And [one.he] wrapped [cloth1a] round it.

From there it was only a few steps to [den], and inside it somebody had got up and was listening. But the parcel was no bigger than a cabbage, and [hero] had begun to see what might be made of it. So [he] went past, on tiptoe.

[world|
ship: The captain was steering with one foot, and chuckling.
| valley: The longneck was eating a tree, and chuckling.
| moon: The commander was up on a crater, chuckling.
| castle: The wizard was chuckling at a frog that had been the butler.
| forest: The bear was scratching her back on a beech, and chuckling.
| city: Captain Whoosh was hanging in the air, chuckling.
| The lady next door was pegging out her washing, and chuckling.]

&again @two “What have you got there?” asked [two].

@hero “A sorry,” said [hero], “with two buts on.”

@two “I’d put BUT IT WAS ONLY A JOKE over that,” said [two], and added [cloth2a]. “It’s rather thin, but it covers nearly everything.”

So [hero] went past [den] again.
/+2

+3
Inside, somebody breathed in, as you do before you say something. Then [hero’s] steps had gone by, and nobody had said it.
/+3

+4
Halfway along, [hero] met [adult].

&again @adult “What have you got there?” asked [adult].

@hero “The same sorry,” said [hero], from behind it. “It’s grown.”

@adult “So I see,” said [adult], and walked round it once, and put an ear to it. “Mind that it gets some air.”
/+4

+2
@three “I hear you’re collecting,” said [three]((, who had come out to meet them)). “BUT EVERYBODY DOES IT. There isn’t a bigger one than that, and it fits anybody.” And [three.he] wrapped [cloth3a] round the whole thing.

Now it was as big as [size]. Everybody walked round it, and said that whoever had a sorry like that must be very sorry indeed, and [hero] said modestly that it was one of the bigger ones. [with2| @friend2 “I knew it when it was little,” said [friend2].]
/+2

+4
[One] said that BUT I WAS TIRED gave it its shape, and [two] said that nobody could even see that one any more. For a moment it looked as if they would soon be needing a sorry themselves.
/+4

== door
-2
[Hero] rolled it to [den], where it went into [door] by about a third, and stuck.
/-2

+2
[Hero] rolled it to [den][with| , and [friend] steered, since you couldn’t see over the top]. It went into [door] by about a third, and there it stuck.
/+2

+3
@two “That isn’t your fault,” said [two]. “That’s [door].”

So [hero] got out another label, and wrote on it BUT [doorcaps] IS TOO SMALL, and had very nearly hung it on.
/+3

&again @whom “What have you got there?” asked [whom], from the other side.

@hero “A sorry!” called [hero]. “The biggest there’s ever been!”

-2
@whom “I can’t see a sorry,” said [whom]. “All that’s come in is a label, and it says BUT IT WAS ONLY A JOKE. I didn’t laugh.”

@hero “That one’s borrowed,” said [hero], and took it off.

@whom “BUT I WAS TIRED,” read [whom]. “Were you?”

@hero “No,” said [hero], “[one] was,” and took that off too.
/-2

+2
@whom “I can’t see a sorry,” said [whom]. “All that’s come in is a label, and it says BUT EVERYBODY DOES IT.” It was quiet for a moment. “I don’t.”

[Hero] looked at [three], and [three] looked at [three.his] feet.

@hero “That one’s only borrowed,” said [hero], and took it off, and there was another label under it.

@whom “BUT IT WAS ONLY A JOKE,” read [whom]. “I didn’t laugh.”

@hero “That one’s borrowed too,” said [hero], and off it came.

@whom “BUT I WAS TIRED,” read [whom]. “Were you?”

@hero “No,” said [hero], “[one] was.”
/+2

+3
@whom “Then it ought to be [one] who’s sorry,” said [whom], and nobody could think of an answer to that.

It was odd. On the parcel the labels had looked so well, but read out like that, in the dark, they sounded like somebody else.
/+3

== choice
What was left was no bigger than an egg, and it would have gone through [door] with room to spare.

@whom “There’s one more,” said [whom]. “BUT [about| breaking: IT WAS AN ACCIDENT | lie: I WAS ONLY PRETENDING | stealing: I WAS ONLY BORROWING IT | I DIDN’T MEAN IT]. Who did you borrow that from?”

-2
From nobody, because that one was [hero’s] own, and [he] only needed to push it in as it was.
/-2

+2
From nobody. That one was [hero’s] own. [He] only needed to push it in as it was. [One], [two] and [three] had all come along to see it delivered, and so had [adult], and not one of them would have asked.

[with| @friend “I’ve got hold of one end,” said [friend], “in case you want it.” | [Hero] took hold of one end of the knot, and let go of it, and took hold of it again.]
/+2

-2
@hero “It’s mine,” said [hero], “and it isn’t true. [about| breaking: I’d been told to be careful, and I wasn’t | lie: I wanted you to be the one in trouble | stealing: I wanted to keep it | For that one second, I did mean it].”

Then the knot came undone, and in the very last fold lay the sorry, no bigger than before, and they all bent down to look.
/-2

+2
@hero “It’s mine,” said [hero], so that everybody could hear, “and it isn’t true. [about| breaking: I’d been told to be careful, and I wasn’t | lie: I wanted you to be the one in trouble | stealing: I wanted to keep it | For that one second, I did mean it].”

There it was, out in front of them all, and it had nothing on either. [Hero’s] ears were as hot as toast.
/+2

+2
-3
Then the knot came undone, and in the very last fold lay the sorry, no bigger than a pea. They all bent down to look.
/-3
/+2

+3
Then the knot came undone. [Hero] shook out the [hanky], and nothing fell out of it, and for a dreadful moment it seemed that there had never been anything in there at all. But there it lay, in the very last fold, no bigger than a pea. All that wrapping hadn’t made it one bit larger.

They all bent down to look.
/+3

@two “Is that all?” asked [two].

@hero “Yes,” said [hero].

== sorry
+2
And since there was nothing left to walk round, they went home, one after another.
/+2

[Hero] went in, and held it out on an open hand. @hero “Sorry,” said [hero], and nothing came after it.

@whom “It’s very small,” said [whom].

@hero “Yes, but…” [hero] began, and swallowed the rest. “Yes.”

+2
@whom “You went past,” said [whom]. “Twice. I’d got up already.”

There was a but for that as well, and it was a good one, and [hero] left it where it was. @hero “I did,” [he] said.
/+2

+3
It turned out that there was another sorry in the place where the first had come from. It was the same size. So now there were two of them on the open hand, and even so it was nowhere near full.
/+3

-3
[Whom] took it. @whom “It still hurts a bit,” said [whom], “and it’s freezing in here.”
/-3

+3
[Whom] took the one, and then the other. @whom “It still hurts a bit,” said [whom], “and it’s freezing in here.”
/+3

-2
So [hero] fetched the [cloth2] and the [cloth1], and wrapped up [whom] instead. With the labels off, they were simply warm.
/-2

+2
So [hero] fetched the [cloth3] and the [cloth2] and the [cloth1], and wrapped up [whom] instead. With the labels off, they were simply warm.
/+2

== out
+3
But when they wanted to come out, [whom] got stuck in [door].

&again @adult “What have you got there?” asked [adult], who happened to be outside.

@hero “[Whom],” said [hero], pushing, “with everything on.”

@adult “Then you’ll have to unwrap again,” said [adult].

@whom “But I’m warm!” cried [whom], and it was the first but of the whole day that was simply true. It didn’t help, and in the end everything came off.
/+3

+2
[about|
breaking: Then they mended [is:what| [what] | what was broken] together, and that took a good deal longer than a second.
| stealing: Then [hero] gave [is:what| [what] | it] back, and not secretly, and that took a good deal longer than a second.
| lie: Then [hero] told [adult] what had really happened, from the beginning, and that took a good deal longer than a second.
| said-hurtful: @hero “Where does it hurt?” asked [hero]. @whom “In my ear,” said [whom]. “It keeps going round.” So [hero] put something better in after it, and since it had to be true as well, it took a good deal longer than a second.
| quarrel: Then they went back to the place where it had begun, and started again from there, and that took a good deal longer than a second. [is:what| [Whom] had [what] first.]
| hitting: @hero “Where does it hurt?” asked [hero]. @whom “Here,” said [whom]. So [hero] held something cold on it, and that took a good deal longer than a second.
| Then they sat close together until it hurt less, and that took a good deal longer than a second.]
/+2

+4
Afterwards they carried everything back to where it belonged, except for the labels, which were perfectly good for drawing on. But when [hero] shook out the [cloth1], something fell on the ground, no bigger than a pea, and it had nothing on.

&again @one “What have you got there?” asked [one].

@hero “A sorry,” said [hero]. “It was in your [cloth1].”

[One] bent down, and looked at it for a long time. @one “So that’s where it went,” [one.he] said. “I once sat on [two’s] lunch. I took [two.him] a BUT I WAS TIRED, beautifully tied, with a bow, and [two.he] said thank you, and has never asked me to lunch again. I’ve always wondered why.”

@hero “You forgot to put it in,” said [hero].

@one “It was in,” said [one]. “It was just so well wrapped that nobody could find it, not even me. And now I suppose it’s too late.”

[Hero] felt it with one finger. @hero “It’s still warm,” [he] said.

So they went together. On the way [hero] showed [one.him] how you hold it, and [one] practised, and apologised to everything they passed.

@one “Sorry,” said [one] to [two]. “It was me. Your lunch.” There was a pause, and [one.he] breathed in to go on. [Hero] coughed. So [one.he] breathed out again, slowly, and nothing came after it.

@two “I know it was you,” said [two]. “You had it on your bottom.” But [two.he] took the sorry, and looked at it from all sides, and something in [two.his] face came undone. “Tomorrow at twelve,” [two.he] said, “and you may choose where you sit.”
/+4

== bed
-2
That night [adult] came to [hero’s] bed with one hand closed.
/-2

+2
[world|
ship: That night the gulls sat along the rail again, quiet and soft, with their heads tucked in.
| valley: That night the pterodactyl was back on its rock, quiet, with its head tucked in.
| moon: That night the lamps were turned down low, and it was quiet on the moon.
| castle: That night the trumpet hung quietly on its nail, and the castle slept.
| forest: That night the squirrel lay curled up quietly round its nut.
| city: That night all three alarms were quiet, and the tower slept.
| That night next door’s cat lay curled up quietly on the wall.] [Hero] lay [bed], and [adult] came in softly, with one hand closed.
/+2

+3
[with| [Friend] was lying quite near, and breathed slowly. | The blanket was warm and soft, and had no label on it.]
/+3

+4
[more| [Others] lay close together in the dark, warm and quiet.] Not far away, [whom] was asleep already, with two small things under the pillow.
/+4

&last @hero “What have you got there?” murmured [hero].

@adult “A sorry,” said [adult]. “I shouted at you, in front of everybody.”

[Hero] waited for the rest, but there wasn’t any.

+2
@hero “Didn’t it have anything on?” whispered [hero].

@adult “It did,” said [adult]. “BUT IT WAS A LONG DAY. I took it off on the way here.” And [adult] opened the hand.
/+2

@hero “It’s the right size,” said [hero].

!asleep Soon [hero] was asleep, with one hand open on the blanket. What lay in it had nothing on, and it stayed warm all night.
`,
}
