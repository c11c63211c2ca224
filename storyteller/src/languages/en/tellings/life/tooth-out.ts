import type { Telling } from '../../../../craft/telling.ts'

/** Out already; where the wish fears that it will hurt, or all friends have lost theirs and this child has not, it is still in. */
const out = (yes: string, no = '') =>
  `[when| past, today: [feels| hurt: [feels:afraid| ${no} | ${yes}] | sad: [has:friend| ${no} | ${yes}] | ${yes}] | ${no}]`

/** Out, but swallowed, down the drain, or dropped in the grass. */
const gone = (swallowed: string, drain: string, grass: string, held: string) =>
  `[has| swallow: ${swallowed} | plughole: ${drain} | grass: ${grass} | ${held}]`

/** A toy or a pet that the wish calls by name. */
const own = (yes: string, no = '') => `[friend-is| toy, pet: ${yes} | ${no}]`

/** The same for whoever else comes along, who can speak and help. */
const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`

const SANDWICH = '[has:cheese| a cheese sandwich | a sandwich]'
const IN_FOOD = `[has| sandwich: , in ${SANDWICH} | apple: , in an apple | carrot: , in a carrot | toast: , in the toast]`
/** How it came out, where the wish says so. */
const CAME = `[has| school: It had come out at school${IN_FOOD}. | nursery: It had come out at nursery${IN_FOOD}. | sandwich: It had come out in ${SANDWICH}. | apple: It had come out in an apple. | carrot: It had come out in a carrot. | toast: It had come out in the toast. | breakfast: It had come out at breakfast. | brush-teeth: It had come out at the washbasin. | pull: One pull, and it was out.]`

const FIND = '[has:tooth-fairy| How would the tooth fairy ever find it? | How would anybody ever find it?]'

/** What a wobbly tooth makes one afraid of: told in the shortest, asked and answered in the others. */
const WHAT_IF =
  '[has| swallow: What if [he] swallowed it? | red-drop: What if there was a bit of blood? | apple: What if it came out in an apple? | [feels| hurt, afraid: What if it hurt? | [has:thread| It hung by a thread.]]]'
const ASKED =
  '[has| swallow: @hero “What if I swallow it?” asked [hero]. | red-drop: @hero “What if there’s a bit of blood?” asked [hero]. | apple: @hero “What if it comes out in the apple?” asked [hero]. | [feels| hurt, afraid: @hero “Will it hurt?” asked [hero].]]'
const ANSWERED =
  '[has| swallow: @adult “Then it goes for a long walk,” said [adult], “and comes out at the other end.” | red-drop: @adult “Then there’s a bit of hankie,” said [adult]. | apple: @adult “Then it’s an apple with a tooth in it,” said [adult], “and you’ve bitten it first.” | [feels| hurt, afraid: @adult “Not when it’s ready,” said [adult]. “Then it just lets go.”]]'
const DID_NOT = '[has| swallow: And I didn’t swallow it. | red-drop: There’s only one red dot.]'
const STRING =
  '[has| swallow, red-drop, apple: | [feels| hurt, afraid: | [has:string| [is:who| @who “Shall I tie it to the door?” asked [who]. | @adult “Shall I try a bit of string?” asked [adult].] | @adult “Shall I try a bit of string?” asked [adult].] [Hero] shook [his] head, but only very slowly.]]'

const FAIRY_ASKED = '@hero “But what about the tooth fairy?” asked [hero].'
const FAIRY_TOLD = '@adult “We’ll tell her where it is,” said [adult]. “And this time you’ll get to the end.”'
const FAIRY_TOLD_GRASS =
  '@adult “We’ll tell her where it is,” said [adult]. @boss “And in the morning we’ll all go and look there,” said [boss].'
const ONE_LEFT = 'There was only one word left to say.'
const FEW_LEFT = 'There were only a few words left to say.'
const NOTE = out(gone('IN ME', 'DOWN THE PLUGHOLE', 'IN THE GRASS', 'HERE'), 'HERE')

export const toothOut: Telling = {
  id: 'tooth-out',
  shape: 'misunderstanding',
  fits: { kind: 'life', subjects: ['tooth-out'], when: ['past', 'today', 'tomorrow', 'always'] },
  ages: [5, 9],
  tile: { label: 'A lost tooth', wish: 'lost her first tooth today' },
  titles: ['It Isn’t Lost', 'Everybody Look!'],
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['The Pirates and the Lost Tooth', 'It Isn’t Lost, Captain!'],
      figures: {
        boss: { forms: { name: 'the captain', one: 'the captain' }, gender: 'he' },
        mate: { forms: { name: 'the cook' }, gender: 'he' },
        small: { forms: { name: 'Twig' }, gender: 'he' },
      },
      words: {
        at: 'on the pirate ship',
        under: 'the big sail',
        inland: 'on this ship',
        item: 'big spoon',
        slip: 'up the mast',
        hole: 'the cannon',
        lair: 'bunk',
        soft: 'rabbit',
        hide: 'under his hat',
        perch: 'a barrel',
        chair: 'into the captain’s own chair',
        seat: 'the chair',
        heavy: 'the anchor chain',
        bed: 'the hammock',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['The T. rex and the Lost Tooth', 'All the Dinosaurs Look for a Tooth'],
      figures: {
        boss: { forms: { name: 'the T. rex', one: 'the T. rex' }, gender: 'she' },
        mate: { forms: { name: 'the longneck' }, gender: 'he' },
        small: { forms: { name: 'Nub' }, gender: 'he' },
      },
      words: {
        at: 'in the dinosaur valley',
        under: 'the ferns',
        inland: 'in this valley',
        item: 'woolly scarf',
        slip: 'up a tall tree',
        hole: 'the hollow tree',
        lair: 'nest',
        soft: 'mammoth',
        hide: 'under one very small arm',
        perch: 'a rock',
        chair: 'up on the T. rex’s own sunny stone',
        seat: 'the stone',
        heavy: 'the biggest log',
        bed: 'the mossy bed',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Lost on the Moon: One Tooth', 'It Isn’t Lost, Commander!'],
      figures: {
        boss: { forms: { name: 'the commander', one: 'the commander' }, gender: 'she' },
        mate: { forms: { name: 'the robot' }, gender: 'he' },
        small: { forms: { name: 'Bolt' }, gender: 'he' },
      },
      words: {
        at: 'on the moon station',
        under: 'the bunk',
        inland: 'on this moon',
        item: 'third hand',
        slip: 'in the moon car',
        hole: 'the biggest helmet',
        lair: 'bunk',
        soft: 'rabbit',
        hide: 'inside her space suit',
        perch: 'a table',
        chair: 'into the commander’s own chair',
        seat: 'the chair',
        heavy: 'the spare engine',
        bed: 'the bunk',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['The King and the Lost Tooth', 'It Isn’t Lost, Your Majesty!'],
      figures: {
        boss: { forms: { name: 'the king', one: 'the king' }, gender: 'he' },
        mate: { forms: { name: 'the dragon' }, gender: 'she' },
        small: { forms: { name: 'Crumb' }, gender: 'he' },
      },
      words: {
        at: 'in the castle',
        under: 'the red carpet',
        inland: 'in this castle',
        item: 'hot-water bottle',
        slip: 'down in the dungeon',
        hole: 'the biggest vase',
        lair: 'bed',
        soft: 'rabbit',
        hide: 'under his crown',
        perch: 'the throne',
        chair: 'up on the king’s own throne',
        seat: 'the throne',
        heavy: 'the treasure chest',
        bed: 'the big castle bed',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['The Bear and the Lost Tooth', 'The Whole Forest Looks for a Tooth'],
      figures: {
        boss: { forms: { name: 'the bear', one: 'the bear' }, gender: 'he' },
        mate: { forms: { name: 'the beaver' }, gender: 'she' },
        small: { forms: { name: 'Nut' }, gender: 'she' },
      },
      words: {
        at: 'in the forest',
        under: 'the brambles',
        inland: 'in this forest',
        item: 'toothbrush',
        slip: 'in the owl’s nest',
        hole: 'the biggest honey pot',
        lair: 'bed',
        soft: 'lamb',
        hide: 'behind his back',
        perch: 'a tree stump',
        chair: 'into the bear’s own armchair',
        seat: 'the armchair',
        heavy: 'the biggest log',
        bed: 'the little bed',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: ['The Superheroes and the Lost Tooth', 'It Isn’t Lost, Captain Zoom!'],
      figures: {
        boss: { forms: { name: 'Captain Zoom', one: 'Captain Zoom' }, gender: 'she' },
        mate: { forms: { name: 'Elastic Ed' }, gender: 'he' },
        small: { forms: { name: 'Dot' }, gender: 'she' },
      },
      words: {
        at: 'in Superhero Tower',
        under: 'the sofa',
        inland: 'in this tower',
        item: 'stretchy belt',
        slip: 'in the rocket car',
        hole: 'the biggest flowerpot',
        lair: 'bed',
        soft: 'rabbit',
        hide: 'under her cape',
        perch: 'a table',
        chair: 'into Captain Zoom’s own flying chair',
        seat: 'the chair',
        heavy: 'the rocket car',
        bed: 'the bed',
      },
    },
    home: {
      themes: [],
      figures: {
        boss: { forms: { name: 'Mr Hobbs', one: 'Mr Hobbs from next door' }, gender: 'he' },
        mate: { forms: { name: 'Mrs Pocket' }, gender: 'she' },
        small: { forms: { name: 'Boris' }, gender: 'he' },
      },
      words: {
        at: 'in the street',
        under: 'the lilac bush',
        inland: 'in this street',
        item: 'umbrella',
        slip: 'in the dog’s basket',
        hole: 'the watering can',
        lair: 'bed',
        soft: 'rabbit',
        hide: 'under his cardigan',
        perch: 'a garden chair',
        chair: 'into Mr Hobbs’s own deckchair',
        seat: 'the deckchair',
        heavy: 'the garden bench',
        bed: 'the bed',
      },
    },
  },
  things: { who: { kinds: [], or: { forms: { name: 'somebody' }, gender: 'it' } } },
  fact: 'Everybody once looked for [hero’s] tooth, and [hero] had known where it was all the time.',
  next: 'Somebody else had lost something in the night, and this time it really was lost.',
  young: `
== out
-2
*hand ${out(
    gone(
      `[Hero’s] tooth was out! But [he] had swallowed it. ${FIND}`,
      `[Hero’s] tooth was out! But it had gone down the plughole. ${FIND}`,
      `[Hero’s] tooth was out! But it had dropped in the grass. ${FIND}`,
      `[Hero’s] tooth was out! ${CAME} It had left a gap, and a bit of blood, but only a bit. Now it lay in [his] hand, and the hand was shut tight. ((Nine times [he] had peeped in.)) ${own('((Only [friend] the [friend.kind] had seen it.))')}`,
    ),
    `*pop [Hero’s] tooth was so wobbly that ${own('only [friend] the [friend.kind] was allowed to touch it', 'nobody was allowed to touch it')}. ${WHAT_IF} So [he] kept one hand over [his] mouth.`,
  )}
/-2

+2
*hand ${out(
    gone(
      `[Hero’s] tooth was out! But [he] had swallowed it. It had gone down with the [has| toast: toast | sandwich: sandwich | apple: apple | last bite], before anybody could say stop.`,
      `[Hero’s] tooth was out! But it had gone down the plughole, before anybody could say stop.`,
      `[Hero’s] tooth was out! But it had dropped in the grass, and a tooth is small, and there is such a lot of grass.`,
      `[Hero’s] tooth was out! ${CAME} It had left a gap, and a bit of blood, but only a bit. Now it lay in [his] hand, and the hand was shut tight.`,
    ),
    `*pop [Hero’s] tooth was so wobbly that ${own('only [friend] the [friend.kind] was allowed to touch it', 'nobody was allowed to touch it')}. [has| thread: It hung by a thread. | friend: All [his] friends had gaps already.] So [he] kept one hand over [his] mouth((, to guard it)).`,
  )}

${out(
  gone(
    FIND,
    FIND,
    FIND,
    `[Hero] had peeped in nine times. The tooth was white, with one red dot, and it was still there. ${own('Only [friend] the [friend.kind] had seen it, and [friend] never tells.')} [has:forget| But last night the tooth fairy hadn’t come. | [feels| proud: It was a very proud hand. | ashamed: But since then [he] had only smiled with [his] mouth shut.]]`,
  ),
  `[has| yoghurt: It was yoghurt for breakfast, and yoghurt for tea, and the apple stayed in its bowl. | brush-teeth: The toothbrush had to go round it, and the apple stayed in its bowl. | The porridge went in at the side, and the apple stayed in its bowl.] ${STRING}`,
)}

${out('', ASKED)}

${out('', ANSWERED)}
/+2

+4
[more| ${out('[Others] wanted to see it as well, and had to wait.', '[Others] wanted to see it wobble, and had to wait.')}]
/+4

${out(
  '@hero “I’ve lost a tooth!” [hero] told everybody [at].',
  '@hero “It’s loose,” [hero] told everybody [at]. But behind a hand, loose sounds just like lost.',
)}

@boss “LOST?” roared [boss.one]. [has:tooth-fairy| “With the tooth fairy coming? Nobody [inland] goes to bed until it’s found!” | “Nobody [inland] goes to bed until it’s found!”]

&first @hero “It isn’t lost,” said [hero]. “It’s…”

== search
But nobody was listening. ((They were all looking.))

+4
[Hero] ran to [adult]. But [adult] was right under [under], and only two feet stuck out. One of them had no slipper.

@hero “It isn’t lost!” [hero] told the feet.

@adult “Don’t you worry, my love,” said [adult], from a long way in.

@hero “It’s…” said [hero]. But then the feet went in as well.
/+4

[world|
ship: They looked in the soup, and found the cook’s big spoon.
| valley: They looked in the swamp, and found the longneck’s woolly scarf.
| moon: They looked in the rocket, and found the robot’s third hand.
| castle: They looked down the well, and found the dragon’s hot-water bottle.
| forest: They looked in the hollow oak, and found the beaver’s toothbrush.
| city: They looked on the roof, and found Elastic Ed’s stretchy belt.
| They looked in the hedge, and found Mrs Pocket’s umbrella.]

-2
${out('((They looked in the umbrella, and found [adult’s] left slipper.))')}
/-2

+2
[Slip] they found [adult’s] left slipper.
/+2

+2
&again @hero “It isn’t lost!” called [hero]. “It’s…”

@mate “How big is it?” asked [mate].

${out(
  gone(
    '[Hero] pointed at [his] tummy, to show where it was.',
    '[Hero] pointed at the bath, to show where it was.',
    '[Hero] pointed at the grass, to show where it was.',
    '[Hero] held up the shut hand, to show where it was.',
  ),
  '[Hero] pointed at the hand, to show where it was.',
)}

@mate “As big as THAT?” said [mate]. So now they looked for a very big tooth. [world|
ship: They found a coconut.
| valley: They found an egg, and its mother was very pleased.
| moon: They found a round white lamp.
| castle: They found the queen’s teapot.
| forest: They found a big white mushroom.
| city: They found a football.
| They found a turnip.]
/+2

+3
@mate “Hold this,” said [mate], and gave [hero] the [item].

@adult “And this, my love,” said [adult], and gave [hero] the slipper.

@boss “And this,” said [boss], and put a small black *button button on top. Now [hero] had no hand free to show them anything.
/+3

[Boss] looked into [hole], got stuck, and came out with a POP! ${out('[Hero] laughed till the tears ran.', 'Behind the hand, [hero] laughed till the tears ran.')}

+4
[world|
ship: Then they looked in the flour barrel. There sat Twig, the smallest pirate, and he was white all over.
| valley: Then they looked under the ferns. There sat Nub, the smallest dinosaur, with a leaf on his head.
| moon: Then they looked in the laundry. There sat Bolt, the smallest robot, with a sock on his head.
| castle: Then they looked in a suit of armour. There stood Crumb, the smallest knight, and only his nose stuck out.
| forest: Then they looked in an old boot. There sat Nut, the smallest squirrel, with her tail over her eyes.
| city: Then somebody sat down, and somebody squeaked. It was Dot, the smallest superhero, who could make herself invisible.
| Then they looked in the wheelbarrow. There sat Boris from number nine, with a sack over his head.]

@small “You took ages!” said [small]. “I’ve been hiding since breakfast.”

They had all forgotten that they were playing. ${friend('@friend “You’re the best hider in the world,” said [friend].', '@hero “You’re the best hider in the world,” said [hero].')} And that was true.

@hero “It isn’t lost, you know,” [hero] told [small].

@small “What isn’t?” asked [small], who was the first to ask.

@hero “My tooth,” said [hero]. “It’s…” But then everybody shouted at once.
/+4

Under [boss’s] own [lair] lay a small grey [soft], with one eye.

@boss “That’s nobody’s,” said [boss](( quickly)), and put it [hide].

== stop
[world|
ship: @boss “Then the tooth’s under the floor!” cried the captain. “Fetch the saw!” But under the floor was only the sea.
| valley: @boss “Then the tooth’s under that stone!” cried the T. rex. “Push!” But that stone kept the volcano shut.
| moon: @boss “Then the tooth’s outside!” cried the commander. “Open the window!” But on the moon you must never open a window.
| castle: @boss “Then the tooth’s under the tower!” cried the king. “Tip it over!” But up in the tower the queen was in the bath.
| forest: @boss “Then the tooth’s in the old oak!” cried the bear. “Chew it down!” But half the forest lived in the old oak.
| city: @boss “Then the tooth’s under the city!” cried Captain Zoom. “I’ll lift it up!” But all the people in the city were having soup.
| @boss “Then the tooth’s under the floor!” cried Mr Hobbs. “I’ll fetch my saw!” But it was the only floor they had.]

-2
${out('', 'You can’t shout through a hand, so [hero] took it away.')}
/-2

+2
-3
${friend('[Friend] helped [hero] up on to [perch], where everybody could see.', '[Hero] climbed up on to [perch], where everybody could see.')} ${out('', 'You can’t shout through a hand. So [hero] took it away.')}
/-3
/+2

+3
Down went the lot${out(gone('', '', '', ', all but the tooth'))}. ${friend('[Friend] helped [hero] up on to [perch], where everybody could see.', '[Hero] climbed up on to [perch], where everybody could see.')} ${out('', 'You can’t shout through a hand. So [hero] took it away, for the first time that day.')}
/+3

-2
@hero “SSSTOP!” shouted [hero]. ${out('The S went through the gap, and it whistled!', 'And the S whistled!')} ((Everybody stops for a whistle.))
/-2

+2
@hero “SSSTOP!” shouted [hero]. ${out('The S went through the gap, and it whistled!', 'And the S whistled!')} Everybody stops for a whistle.
/+2

${out('', '[Hero’s] tongue went to look, and found a gap. And there in the hand lay the tooth! It had come out at the ^pop POP((, and nobody had touched it)).')}

== here
&again ^hand @hero “It isn’t lost,” said [hero]${out(
    gone(
      '. “I know where it is. It’s in my tummy.”',
      '. “I know where it is. It’s down the plughole.”',
      '. “I know where it is. It’s in the grass.”',
      ', and opened the hand. “It’s here.”',
    ),
    `. “It’s here. ${DID_NOT}”`,
  )}

-3
${out(
  gone(
    'They all came and looked at the gap.',
    'They all came and looked at the gap.',
    'They all came and looked at the gap.',
    'They all came to look at the tooth, and then at the gap.',
  ),
  'They all came to look at the tooth((, and then at the gap)).',
)}
/-3

+3
They all came to look. ${out(
    gone(
      'They looked at the tummy, and it rumbled. Then they looked at the gap.',
      'There was nothing to see but the gap, so they looked at that.',
      'There was nothing to see but the gap, so they looked at that.',
      'The tooth was no bigger than a pea. Then they looked at the gap.',
    ),
    'The tooth was no bigger than a pea. Then they looked at the gap.',
  )}

@mate “Did it hurt?” asked [mate].

@hero “No,” said [hero]. ${out('[has| sandwich: [has:cheese| “It only tasted of cheese.” | “It was only a bit salty.”] | apple, carrot: “It only went crunch.” | “It was only a bit salty.”]', '“It was only a bit salty.”')}

[with2| @friend2 “You can see right in,” said [friend2].]

@boss “It’s a very fine gap,” said [boss]. ${out('[feels:ashamed| And [hero] smiled, gap and all.]')}
/+3

@adult “Why didn’t you say so?” asked [adult].

@hero “I did,” said [hero].

@adult “So you did,” said [adult].

-3
${out(gone(FAIRY_ASKED, FAIRY_ASKED, FAIRY_ASKED, ''))}

${out(gone(FAIRY_TOLD, FAIRY_TOLD, FAIRY_TOLD, ''))}
/-3

+3
${own(out('[Friend] had known all along.', '[Friend] was shown first.'))}

${out(gone(FAIRY_ASKED, FAIRY_ASKED, FAIRY_ASKED, ''))}

${out(gone(FAIRY_TOLD, FAIRY_TOLD, FAIRY_TOLD_GRASS, ''), 'Then [hero] went and got the apple. [He] took a bite, and the bite had a gap in it, too.')}
/+3

+4
Then they wanted the whistle again. So [hero] said sausage, and Saturday, and sea, and they all whistled. [Mate] tried it too, but it only came out wet. You need a gap.

@hero “SSSupper!” said [hero]. Everybody came at once, and nobody had to be called twice.

@adult “I could have done with that gap years ago,” said [adult], and passed the plates.

There was spaghetti. [Hero] shut [his] teeth, and put one end in the gap, and it went in all by itself, right up to the other end. ${friend('[Friend] counted how long it took.', 'It took as long as it takes to count to nine.')}
/+4

+3
Then everybody fetched their things, and only the ^button button was left. It was just as big as an eye.

@hero “That’s nobody’s, too,” said [hero], and gave it to [boss].
/+3

+4
[Adult] had a needle and some thread.

@boss “Will it hurt?” asked [boss].

@hero “You can hold my hand,” said [hero]. And [boss] held it, till the thread was cut.
/+4

== bed
-3
That night ${out(gone('', '', '', 'the tooth lay under the pillow, and'), 'the tooth lay under the pillow, and')} there was a note, for [has:tooth-fairy| the tooth fairy | anybody who came looking]. [world| home: Next door | Close by] slept somebody very big, with nobody’s [soft] under [boss.his] chin.
/-3

+3
That night [adult] came in softly, with a slipper on each foot. ${out(
    gone('On', 'On', 'On', 'The tooth lay under the pillow, and on'),
    'The tooth lay under the pillow, and on',
  )} the pillow lay a very short note, for [has:tooth-fairy| the tooth fairy | anybody who came looking]. ${own('[Friend] had read it, and never told.')}

[world| home: Next door | Close by] lay somebody very big, under a warm blanket. And under [boss.his] chin was nobody’s [soft], with two eyes.
/+3

+4
[more| [Others] were quiet already, and breathed slowly.] @hero “Sssleep well,” said [hero]. It was a soft little whistle, but everybody [at] stopped, and lay down, and slept.
/+4

&last @hero “It isn’t lost,” yawned [hero]. “It’s…”

-3
!asleep But [hero] was asleep, so the note said it. ${NOTE}.
/-3

+3
This time [adult] was listening, right to the end. !asleep But [hero] was asleep, so the note said it. ${NOTE}.
/+3
`,
  older: `
== lost
-2
*hand ${out(
    gone(
      '[Hero] had lost a tooth, and knew exactly where it was. [He] had swallowed it, [has| toast: with the toast | sandwich: with the sandwich | with the last bite], and it was in [his] tummy.',
      '[Hero] had lost a tooth, and knew exactly where it was. It had gone down the plughole.',
      '[Hero] had lost a tooth, and knew exactly where it was. It was in the grass [has:playground| of the playground], where it had dropped.',
      `[Hero] had lost a tooth, and knew exactly where it was. ${CAME} Now it was in [his] hand, and the hand was shut tight.`,
    ),
    `*pop [Hero’s] tooth was so wobbly that it could lie down, and nobody was going to touch it. ${WHAT_IF} So [he] went about with one hand over [his] mouth.`,
  )}
/-2

+2
*hand ${out(
    gone(
      '[Hero] had lost a tooth, and knew exactly where it was. [He] had swallowed it, [has| toast: with the toast | sandwich: with the sandwich | with the last bite], and it was in [his] tummy.',
      '[Hero] had lost a tooth, and knew exactly where it was. It had gone down the plughole.',
      '[Hero] had lost a tooth, and knew exactly where it was. It was in the grass [has:playground| of the playground], where it had dropped.',
      `[Hero] had lost a tooth, and knew exactly where it was. ${CAME} Now it was in [his] hand, and the hand was shut tight.`,
    ),
    `*pop [Hero’s] tooth was so wobbly that it could lie down, and nobody was going to touch it. [has:thread| It hung by a thread.] So [he] went about with one hand over [his] mouth.`,
  )}
/+2

+2
${out(
  'It had left a gap, and a taste of salt, and every S had a whistle in it now. [has:tooth-fairy| [has:forget| The tooth fairy hadn’t come for it yet. | The tooth fairy was expected.] | [feels:ashamed| [He] had only smiled with [his] mouth shut since.]]',
  'It was surprising what people happened to have in their pockets that week. [Mate] happened to have a piece of string. [is:who| [has:string| [Who] happened to have a door. | [Adult] happened to have a toffee.] | [Adult] happened to have a toffee.]',
)} ${own(out('Apart from [hero], only [friend] the [friend.kind] knew.', 'Only [friend] the [friend.kind] was allowed to look.'))}

${out('', ASKED)}

${out('', ANSWERED)}
/+2

${out(
  '@hero “I’ve lost a tooth!” [he] told everybody [at], because that’s how you say it.',
  '@hero “It’s loose,” [he] told everybody [at]. But behind a hand, loose sounds just like lost.',
)}

@boss “LOST?” roared [boss.one]. *law “[Inland], nobody loses a thing alone. Everybody look!”

&first @hero “It isn’t lost,” said [hero]. “It’s…”

But [he] had already been put [chair], with a plum cake, for the shock.

+2
It was the best seat [at], and nobody but [boss] had ever sat in it. [world|
ship: There was a lion on each arm, and it could turn right round.
| valley: It was as warm as a bath, and from up there you could see both ends of the valley.
| moon: There was a red button on one arm, and when you pressed it, the chair hummed.
| castle: There was a lion on each arm, and a footstool that was a third lion, lying down.
| forest: It was stuffed with sheep’s wool, and it smelled of honey.
| city: It hung in the air, a little way above the floor, and bobbed.
| It had red stripes, and a special hole for the lemonade.]
/+2

*word ${out(gone(FEW_LEFT, FEW_LEFT, FEW_LEFT, ONE_LEFT), ONE_LEFT)} But [hero’s] mouth was full of cake((, and then of the next piece)). ${out('', '((It was soft, and went in at the side.)) While they were looking for the tooth, nobody wanted to pull it.')} [Hero] would say it in a minute.

+2
${friend('@friend “Aren’t you going to tell them?” asked [friend].', 'Somewhere inside, a small voice asked if that was quite all right. It got the piece with the most plums.')}

${friend('@hero “In a minute,” said [hero], and gave [friend] the piece with the most plums.', own('[Friend], who knew, looked straight ahead. [Friend] never tells.'))}
/+2

== search
[world|
ship: They looked in the soup, and the cook found his big spoon.
| valley: They looked in the swamp, and the longneck found his woolly scarf.
| moon: They looked in the rocket, and the robot found his third hand.
| castle: They looked down the well, and the dragon found her hot-water bottle.
| forest: They looked in the hollow oak, and the beaver found her toothbrush.
| city: They looked on the roof, and Elastic Ed found his stretchy belt.
| They looked in the hedge, and Mrs Pocket found her umbrella.]

-2
((They looked in the umbrella, and [adult] found a left slipper.))
/-2

+2
[Slip] [adult] found a left slipper, and put it on at once.
/+2

+3
@mate “How big is it?” called [mate].

That was a good moment to say it, and [hero] very nearly did. ${out(
    gone(
      '[He] pointed at [his] tummy, to show where it was.',
      '[He] pointed at the bathroom, to show where it was.',
      '[He] pointed out at the grass, to show where it was.',
      '[He] held up the shut hand, to show where it was.',
    ),
    '[He] pointed at the hand, to show where it was.',
  )}

@mate “As big as THAT?” said [mate], and told the others.

After that the tooth grew. By two o’clock it was as big as a bucket, and by three somebody had heard it growl. So people looked in much larger places. [world|
ship: They took down all the sails and shook them, and out fell a seagull and eleven socks.
| valley: They lifted up a hill at one corner, and under it lay a cousin of the longneck’s, who had thought it was night.
| moon: They emptied every drawer, and as things weigh so little on the moon, the socks were still coming down at four.
| castle: They turned over all the beds in the castle, and under one of them was a knight, who had been resting.
| forest: They tipped up every nest and every burrow, and found eleven hats and an uncle.
| city: They looked behind all the clouds, and found eleven kites and somebody’s washing.
| They looked in every shed in the street, and found eleven footballs and an uncle.]
/+3

-2
[Boss] looked into [hole]((, got stuck,)) and came out with such a pop that [hero] laughed till the tears ran${out('', '((, all behind the hand))')}.
/-2

+2
@boss “It’s very dark in here,” said [boss], from inside [hole]. “Also, I’m stuck.”
/+2

+4
[Hero] saw a chance there. It’s easier to tell somebody a thing when they have their head in something. So [he] got down from [seat], and went up quite close.

@hero “It isn’t lost,” [hero] told the part of [boss] that could be seen. “It’s…”

@boss “Speak up!” boomed [hole].

But it wasn’t a thing that anybody could speak up, and the others were coming already, with a rope.
/+4

+2
It took nine of them to pull. Then [boss.he] came out with such a POP that they all sat down in a row, and [hero] laughed till the tears ran${out('', '((, all behind the hand))')}.
/+2

-2
Everybody was hugging something. It was a kindness, thought [hero], not to say it yet.
/-2

+2
All round [seat] people were hugging things they’d never hoped to see again. [Mate] was talking to the [item]((, quite low, so that nobody should hear)). It was really a kindness, thought [hero], not to say it yet.
/+2

@adult “Where did you have it last?” asked [adult]((, who always asks that)).

@hero “In my mouth,” said [hero].

[Adult] looked at ${out(gone('[hero]', '[hero]', '[hero]', '[hero’s] hand'), '[hero’s] hand')} for rather a long time.

+3
[world|
ship: In the flour barrel they found Twig, the cabin boy, who was white from top to toe.
| valley: Under the ferns they found Nub, a very small triceratops, with a leaf on each horn.
| moon: In the laundry they found Bolt, a very small robot, with a sock over his aerial.
| castle: In a suit of armour they found Crumb, the smallest page, with only his nose sticking out.
| forest: In an old boot they found Nut, a very small squirrel, with the laces tied from the inside.
| city: In the third-best armchair they found Dot, a very small superhero, who could make herself invisible. Somebody had sat down on her.
| In the wheelbarrow they found Boris from number nine, with a sack over his head.]

@small “You took your time,” said [small]. “I’ve been hiding since breakfast.”

It was rather quiet then, because they had all forgotten that they were playing. So [small] was put up beside [hero], and helped with the cake.

${out(
  gone(
    '@small “Do you know where it is?” asked [small].',
    '@small “Do you know where it is?” asked [small].',
    '@small “Do you know where it is?” asked [small].',
    '@small “What have you got in your hand?” asked [small].',
  ),
  '@small “What have you got behind your hand?” asked [small].',
)}

${out(gone('@hero “No,” said [hero].', '@hero “No,” said [hero].', '@hero “No,” said [hero].', '@hero “Nothing,” said [hero].'), '@hero “Nothing,” said [hero].')}

Until then [he] had only kept quiet. This was a lie, although a very small one, to a very small person.

@small “Oh,” said [small], and believed it. *button “Then you can have this. It was in there with me. It isn’t a tooth, but it’s round.” It was a black button.
/+3

+4
After that it didn’t stop. [Mate] came and laid the [item] across [hero’s] knees. @mate “Hold on to it for a bit,” said [mate]. “It helps. I only got it back at two, but it’s helped a lot already.” [with2| [Friend2], who had nothing to lend, gave [hero] a hug.] [more| [Others] sang something, to cheer everybody up.] It was getting very full up there. [Hero] took another bite of the cake, and it didn’t taste of plums any more. It hardly tasted of cake.
/+4

== soft
Then they looked under [boss’s] own [lair], and it went quiet. [Boss] came out backwards with a small grey [soft] who had one eye.

+2
[Boss.he] blew the dust off him, very gently. Nobody had ever seen [boss] do anything gently before, and they all looked at their feet.
/+2

@boss “I lost him when I was six,” said [boss]. “((They all said he’d turn up. ))Nobody helped me look.”

+2
[Hero] stopped chewing. So that was why nobody [inland] was to lose a thing alone.
/+2

-2
By evening everything had been found but one tooth. [Boss] came to [seat].
/-2

+2
By evening they’d found everything that had ever been lost [at], except for one tooth. ((Everybody had dust on their nose, and nobody had had any supper. ))[Boss] came over to [seat].

@boss “We’ve looked everywhere,” said [boss]. “You weren’t alone. But you still haven’t got it.” Then [boss.he] laid the [soft] in [hero’s] lap. “So you’d better have him. I’m used to being without.”
/+2

-2
@boss “So you’d better have him,” said [boss], and laid the [soft] in [hero’s] lap. “I’m used to being without.”
/-2

The [soft] weighed no more than a slice of cake. [Hero] had never held anything so heavy.

== here
-2
It would have been easy to say thank you. ${out(
    gone(
      'Nobody would ever know.',
      'Nobody would ever know.',
      'Nobody would ever know.',
      'In the morning the tooth could turn up somewhere, and nobody would ever know.',
    ),
    'In the morning the tooth could turn up somewhere, and nobody would ever know.',
  )} ${friend('@friend “He’s looking at you,” whispered [friend]. And so he was, with his one eye.', 'But the [soft] was looking at [hero], with his one eye.')}
/-2

+2
It would have been easy. [Hero] only had to say thank you. ${out(
    gone(
      'Nobody would ever know.',
      'Nobody would ever know.',
      'Nobody would ever know.',
      'In the morning the tooth could turn up under something, and they would all cheer, and nobody would ever know.',
    ),
    'In the morning the tooth could turn up under something, and they would all cheer, and nobody would ever know.',
  )}

And if [he] told them now, there went [seat], and the cake, and all those kind faces. ${out('', 'And whoever had a piece of string would know just where to come with it.')}

${friend('@friend “He’s looking at you,” whispered [friend]. And so he was, with his one eye.', `But the [soft] was looking at [hero], with his one eye. ${own('So was [friend].')}`)}
/+2

${out('So [hero] stood up, where everybody could see.', 'So [hero] stood up, and took the hand away.')}

${out(
  gone(
    '&again ^hand ^word @hero “It isn’t lost,” [he] said, and the S whistled through the gap. “It’s in my tummy.”',
    '&again ^hand ^word @hero “It isn’t lost,” [he] said, and the S whistled through the gap. “It’s down the plughole.”',
    '&again ^hand ^word @hero “It isn’t lost,” [he] said, and the S whistled through the gap. “It’s in the grass.”',
    '&again ^hand ^word @hero “It isn’t lost,” [he] said, and the S whistled through the gap. “It’s here.” And [he] opened the hand.',
  ),
  '&again ^word @hero “It isn’t lost,” [he] said, and somebody whistled. ((Everybody looked round to see who. ))It was [hero]. Up went the tongue to look, and there was a gap.',
)}

-2
${out('', '[Hero] opened the hand, and there lay the tooth. ^pop It had come out at the pop. ^hand @hero “It’s here,” said [hero].')}
/-2

+2
${out('', `[Hero] opened the hand, and there lay the tooth. ^pop It had come out at the pop, all by itself, and nobody had touched it. ^hand @hero “It’s here,” said [hero]. [has| swallow: “And I didn’t swallow it.” | red-drop: “There’s only one red dot.”]`)}
/+2

@hero “I knew all day that it wasn’t lost,” [he] said. “((I could have told you. ))I just didn’t say.”

+2
At first nobody spoke.

[world|
ship: @mate “I’ve been in the soup,” said the cook slowly. “Up to here. I’d only just made it.”
| valley: @mate “I’ve been in the swamp,” said the longneck slowly. “Right up to my chin. That’s a long way.”
| moon: @mate “I took my own leg off, to look inside,” said the robot slowly. “Twice.”
| castle: @mate “I’ve been down the well,” said the dragon slowly. “I’m only just lit again.”
| forest: @mate “I’ve been up in the owl’s nest,” said the beaver slowly. “I’m not made for it.”
| city: @mate “I’ve been under every bed in the city,” said Elastic Ed slowly. “I’m still eleven feet long.”
| @mate “I’ve been in the hedge,” said Mrs Pocket slowly. “Part of my hat still is.”]
/+2

@boss “When I was in [hole]?” asked [boss].

@hero “Then too.”

@boss “And when you were eating my cake?”

-3
@hero “Mostly then,” said [hero]. “I’m sorry.” And [he] gave [boss] the [soft].
/-3

+3
@hero “Mostly then,” said [hero].

${out(
  gone(
    '@small “And when you said no?” asked [small].',
    '@small “And when you said no?” asked [small].',
    '@small “And when you said no?” asked [small].',
    '@small “And when you said nothing?” asked [small]. “Was it in there?”',
  ),
  '@small “And when you said nothing?” asked [small]. “Was it in there?”',
)}

@hero “Yes,” said [hero]. “I’m sorry. I’m sorry, everybody.”

${out(
  gone(
    '@small “I thought it was a very small sort of no,” said [small].',
    '@small “I thought it was a very small sort of no,” said [small].',
    '@small “I thought it was a very small sort of no,” said [small].',
    '@small “I thought it was a very tight sort of nothing,” said [small].',
  ),
  '@small “I thought it was a very tight sort of nothing,” said [small].',
)}
/+3

+4
@mate “I did say that it helps,” said [mate], and came to fetch the [item]. “But it helps more if you’ve really lost something.” [with2| [Friend2] didn’t ask for the hug back.]
/+4

+3
[Hero] climbed down, and gave [boss] the [soft].
/+3

@boss “Then you can put everything back,” said [boss].

== back
-2
${friend('So [hero] put everything back, with [friend], until it grew dark.', 'So [hero] put everything back, until it grew dark.')} The last was [heavy], and it didn’t move. Then it did. [Boss] had taken hold of the other end.
/-2

+2
Everything [at] was upside down, and [hero] turned it the right way up again((, one thing after another)). ${friend('[Friend] helped, because of the piece with the most plums.', '((It takes much longer than turning it over.))')} It began to grow dark.

@adult “I did ask you where you had it last,” said [adult], who came by with a light.

@hero “You looked at ${out(gone('me', 'me', 'me', 'my hand'), 'my hand')},” said [hero].

@adult “I looked twice,” said [adult]. “But I thought you’d like to say it yourself.”

The last thing was [heavy]. [Hero] pulled at one end, and it didn’t move. [He] pulled again. Then it did move, quite easily. [Boss] had taken hold of the other end.
/+2

@boss “Nobody loses a thing alone,” said [boss]. ^law “It doesn’t say anything about putting back, but I expect it’s the same. Now let’s see that ${out(gone('gap', 'gap', 'gap', 'tooth'), 'tooth')}.”

+2
${out(
  gone(
    'They all leaned over and looked in, one after another, and had to wait their turn.',
    'They all leaned over and looked in, one after another, and had to wait their turn.',
    'They all leaned over and looked in, one after another, and had to wait their turn.',
    '[Hero] opened the hand again. They all leaned over it, and saw how small it was, and how white, with one red dot. Then they wanted to see the gap.',
  ),
  '[Hero] opened the hand again. They all leaned over it, and saw how small it was, and how white, with one red dot. Then they wanted to see the gap.',
)}

@boss “That’s a good one,” said [boss]. “You could keep a pea in there.”

${out(
  gone(
    '@hero “But how will the tooth fairy find it?” asked [hero]. @adult “We’ll write it down for her,” said [adult]. “All of it. To the end.”',
    '@hero “But how will the tooth fairy find it?” asked [hero]. @adult “We’ll write it down for her,” said [adult]. “All of it. To the end.”',
    '@hero “But how will the tooth fairy find it?” asked [hero]. @adult “We’ll write it down for her,” said [adult]. @boss “And in the morning we’ll all go and look there,” said [boss].',
    '',
  ),
)}
/+2

+4
@mate “From ten until six,” said [mate], “for a thing like that.” But they all looked once more, because when you’ve been looking for something all day, you want to see plenty of it.

@boss “And on Saturday,” said [boss], “you’ll bake me another cake.”

@hero “But I can’t bake,” said [hero].

@boss “No more can I,” said [boss]. “My mother used to send them. But I expect that it’s the same with baking.”
/+4

+3
^button [Hero] still had the button. [He] held it up to the [soft], on the side where there was no eye, and it was just the right size. [Adult] had a needle.

@boss “Will he feel it?” asked [boss], and looked the other way.

@hero “Hardly,” said [hero]. “You can hold my hand.”

[Boss] held on tight, until [adult] had bitten off the thread. Then the [soft] looked round at them all, with two eyes, as though he had a good deal to catch up on.
/+3

== bed
-2
That night ${out(gone('a note lay on the pillow', 'a note lay on the pillow', 'a note lay on the pillow', 'the tooth lay under the pillow'), 'the tooth lay under the pillow')}, where [has:tooth-fairy| the tooth fairy | anybody who came looking] could find it. [world| home: Next door | Not far away], somebody very big lay in [boss.his] [lair], with a small [soft].
/-2

+2
That night it was very quiet [at]. Everything lay where it belonged. ${out(gone('A note lay on the pillow', 'A note lay on the pillow', 'A note lay on the pillow', 'The tooth lay under the pillow'), 'The tooth lay under the pillow')}, where [has:tooth-fairy| the tooth fairy | anybody who came looking] could find it, softly, and without turning anything over. ${own('[Friend] lay on guard beside it.')}

[world| home: Next door | Not far away], in the dark, somebody very big lay in [boss.his] [lair], and breathed slowly, with a small [soft] under [boss.his] chin.
/+2

+4
It’s a quiet feeling, to lie down in a place where nothing at all is lost. Every sock lay softly with another sock. Every spoon was in its own warm dark drawer, and the moon came in slowly and found them all.
/+4

+3
${friend('[Friend] was asleep already, under a warm blanket.', 'The blanket was warm, and smelled a little of plum cake.')} [more| In the next room [others] had gone quiet as well.] [Adult] sat down on the edge of [bed], with a slipper on each foot.
/+3

+4
${out(gone('', '', '', 'The tooth lay quite still.'), 'The tooth lay quite still.')} In the dark behind [hero’s] lips the tongue went softly to look for it once more, found the gap, and lay down too.
/+4

@adult “And where is it now?” whispered [adult].

&last @hero “It isn’t lost,” murmured [hero]. “It’s…”

${out(gone(FEW_LEFT, FEW_LEFT, FEW_LEFT, ONE_LEFT), ONE_LEFT)} [Adult] waited. !asleep But [hero] was asleep.
`,
}
