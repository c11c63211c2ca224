import type { Telling } from '../../../../craft/telling.ts'

/** What the wish calls it: a jab, a blood test, or only the doctor. */
const JAB = '[has:blood-test| blood test | jab]'
const VISIT = `[about| doctor: doctor | ${JAB}]`
const HAVE = `[about| doctor: see the doctor | have a ${JAB}]`
const SEEN = `[about| doctor: having seen the doctor | a ${JAB}]`
/** What it takes: as much as it hurts, and no more. */
const OW = '[about| doctor: aah | ow]'
const PLASTER = '[about| doctor: sticker | plaster]'
/** Told where a toy or a pet of the child’s own comes along: up to the next bar or bracket. */
const TOY = '[friend-is| toy, pet:'
const BIGGEST = `${TOY} [Friend] and the Biggest OUCH in the World | The Biggest OUCH in the World]`
const day = (where: string) =>
  `${TOY} [Friend] and the Biggest OUCH in the World | [about| doctor: Doctor Day ${where} | [has:blood-test| Only a Little Ow | Jab Day ${where}]]]`
/** What one holds of a toy that may be a rabbit, a doll or a digger. */
const PAWED = ['toy-rabbit', 'teddy', 'toy-dog', 'toy-lion', 'toy-monkey', 'rabbit', 'bear', 'dog', 'cat']
const PAW = PAWED.reduceRight((other, id) => `[has:${id}| [friend’s] paw | ${other}]`, '[friend] tight')

export const jab: Telling = {
  id: 'jab',
  shape: 'making',
  fits: { kind: 'life', subjects: ['jab', 'doctor'], when: ['past', 'today', 'tomorrow', 'always'] },
  ages: [3, 12],
  tile: { label: 'A jab', wish: 'we have a jab tomorrow and she is scared' },
  titles: [BIGGEST],
  figures: { smallest: { forms: { name: 'the smallest' }, gender: 'it' } },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: [day('on the Pirate Ship'), BIGGEST],
      figures: {
        mirror: { forms: { name: 'the captain', one: 'a very fierce captain' }, gender: 'he' },
        doctor: { forms: { name: 'Doctor Barnacle' }, gender: 'she' },
        keeper: { forms: { name: 'the bosun' }, gender: 'he' },
      },
      words: {
        place: 'the doctor’s cabin',
        bump: 'the anchor',
        hide: 'a very small bucket',
        away: 'the last island on the map',
        open: 'the porthole',
        paw: 'hook',
        horn: 'the foghorn',
        bed: 'in the hammock',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: [day('for Dinosaurs'), BIGGEST],
      figures: {
        mirror: { forms: { name: 'the T. rex', one: 'a T. rex' }, gender: 'she' },
        doctor: { forms: { name: 'Doctor Fern' }, gender: 'he' },
        keeper: { forms: { name: 'the herdsman' }, gender: 'he' },
      },
      words: {
        place: 'the doctor’s cave',
        bump: 'a dinosaur egg',
        hide: 'a very small stone',
        away: 'the other side of the world',
        open: 'the curtain of ferns',
        paw: 'claw',
        horn: 'the curly horn',
        bed: 'in a nest of moss',
      },
    },
    station: {
      themes: ['space', 'science', 'discovery'],
      titles: [day('in Space'), BIGGEST],
      figures: {
        mirror: { forms: { name: 'the alien', one: 'a huge green alien' }, gender: 'he' },
        doctor: { forms: { name: 'Doctor Comet' }, gender: 'she' },
        keeper: { forms: { name: 'the steward' }, gender: 'he' },
      },
      words: {
        place: 'the space doctor’s',
        bump: 'a moon rock',
        hide: 'a very small lamp',
        away: 'another galaxy',
        open: 'the hatch',
        paw: 'fifth hand',
        horn: 'the supper horn',
        bed: 'in the bunk',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: [day('at the Castle'), BIGGEST],
      figures: {
        mirror: { forms: { name: 'the dragon', one: 'a dragon' }, gender: 'she' },
        doctor: { forms: { name: 'Doctor Pimpernel' }, gender: 'he' },
        keeper: { forms: { name: 'the trumpeter' }, gender: 'she' },
      },
      words: {
        place: 'the doctor’s tower',
        bump: 'a suit of armour',
        hide: 'a very small stool',
        away: 'the end of the world',
        open: 'the tower window',
        paw: 'claw',
        horn: 'the trumpet',
        bed: 'in the big castle bed',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: [day('in the Forest'), BIGGEST],
      figures: {
        mirror: { forms: { name: 'the bear', one: 'a bear' }, gender: 'he' },
        doctor: { forms: { name: 'Doctor Badger' }, gender: 'she' },
        keeper: { forms: { name: 'the forester' }, gender: 'he' },
      },
      words: {
        place: 'the doctor’s hollow oak',
        bump: 'a tree root',
        hide: 'a very small mushroom',
        away: 'the other side of the mountains',
        open: 'the little window',
        paw: 'paw',
        horn: 'the brass horn',
        bed: 'in the little forest house',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: [day('for Superheroes'), BIGGEST],
      figures: {
        mirror: {
          forms: { name: 'Captain Thunder', one: 'Captain Thunder, the strongest of them all' },
          gender: 'she',
        },
        doctor: { forms: { name: 'Doctor Swift' }, gender: 'he' },
        keeper: { forms: { name: 'the watchman' }, gender: 'he' },
      },
      words: {
        place: 'the heroes’ doctor’s',
        bump: 'a superhero’s dumb-bell',
        hide: 'a very small flowerpot',
        away: 'the moon',
        open: 'the window',
        paw: 'silver glove',
        horn: 'the roof horn',
        bed: 'in bed at the top of the tower',
      },
    },
    home: {
      themes: [],
      titles: [day('in Our Street'), BIGGEST],
      figures: {
        mirror: { forms: { name: 'the bus driver', one: 'a very large bus driver' }, gender: 'he' },
        doctor: { forms: { name: 'Doctor Plum' }, gender: 'she' },
        keeper: { forms: { name: 'the park keeper' }, gender: 'he' },
      },
      words: {
        place: 'the doctor’s',
        bump: 'the doorstep',
        hide: 'a very small magazine',
        away: 'the seaside',
        open: 'the window',
        paw: 'big hand',
        horn: 'the park horn',
        bed: 'in bed',
      },
    },
  },
  things: { whom: { kinds: [], or: { forms: { name: 'everybody else' }, gender: 'it' } } },
  fact: `[Hero] [about| doctor: went to the doctor’s | had a ${JAB}], and needed only a little ${OW} for it.`,
  next: '[Hero] was saving something up again, and this time it was a laugh.',
  young: `
== trouble
[world|
ship: On the pirate ship nobody was singing.
| valley: Even the biggest dinosaurs were quiet.
| station: High above the moon, the space station was very quiet.
| castle: In the castle even the trumpets were quiet.
| forest: In the forest not one bird was singing.
| city: In the tower no cape flew.
| Even the kettle was quiet that morning.] It was ${VISIT} day, and [hero] was scared[feels:angry| ((, and cross as well))].

@hero “Will it hurt?” asked [hero].

[about| doctor: @adult “It might be cold,” said [adult]. “That’s all.” | @adult “Yes,” said [adult]. “It pinches, and then it’s over.”]

@hero “But what if [about| doctor: it does hurt | it’s a BIG pinch]?”

@adult “Then you shout OUCH,” said [adult], “as loud as you like.”

-2
So [hero] got an OUCH ready. ${TOY} It was for [friend] the [friend.kind], too. [Hero] | [He]] breathed in, deep, and made it the *ouch biggest OUCH in the world. Then [he] shut [his] mouth, quick, to keep it in.
/-2

+2
So [hero] got an OUCH ready. ${TOY} It had to do for two. [Friend] the [friend.kind] was coming along, and couldn’t shout. [Hero] | [He]] breathed in, deeper and deeper, and made it the *ouch biggest OUCH in the world. Then [he] shut [his] mouth, quick, to keep it in.
/+2

&first @hero “It’s for the ${VISIT},” said [hero], through a small gap. “Just in case.” [with| ${TOY} | [Friend] came too, to count.]]

+3
So breakfast had to go in through the gap, one crumb at a time. The jam had to stay outside.
/+3

+4
@adult “You could put it down for a minute,” said [adult].

[Hero] shook [his] head. What if the ${VISIT} came just then? [more| [Others] had got ready as well. Each of them held one sleeve shut.]
/+4

+2
On the way, [hero] bumped a *toe toe on [bump]. ((That really hurt!)) But the OUCH was for the ${VISIT}. @hero “Mmf,” said [hero], and that was all the toe got.
/+2

== lap
-2
At [place], ${TOY} [friend] sat on [hero’s] lap. | [hero] sat on [adult’s] lap.]
/-2

+2
-3
${TOY} | Behind [hide] at [place] sat [mirror.one]. Nearly all of [mirror.him] stuck out. But [mirror.his] mouth was shut tight. [Hero] knew what was in there.]

${TOY} At [place], [hero] got up on [adult’s] lap, and [friend] got up on [hero’s]. | Then [hero] had to go in. [He] got up on [adult’s] lap.]
/-3
/+2

+3
Behind [hide] at [place] sat [mirror.one], and nearly all of [mirror.him] stuck out.

@mirror “I’ve got one too,” said [mirror], through a small gap. “[world|
ship: Last time, it blew the parrot off the mast.”
| valley: Last time, it blew the leaves off all the trees.”
| station: Last time, it blew the doctor to the moon.”
| castle: Last time, it burned the doctor’s hat.”
| forest: Last time, it shook down all the nuts in the forest.”
| city: Last time, it broke all the windows in the city.”
| Last time, it woke all the babies in the town.”]
/+3

+4
@hero “How big is yours?” asked [hero].

@mirror “It’s a whole house,” said [mirror]. “And yours?”

@hero “A house with a chimney.”
/+4

+3
Then [hero] had to go in. [He] got up on [adult’s] lap${TOY} , and [friend] got up on [hero’s]. | .]
/+3

+2
@hero “${TOY} [Friend] doesn’t | I don’t] want to,” said [hero], into [adult’s] sleeve.

@adult “I know,” said [adult]. “I’m holding ${TOY} you both | you].” [has:nurse| [has:hold| ((So nobody else had to.))]]
/+2

+3
@hero “What’s it for?” asked [hero].

[about| doctor: @doctor “It’s to see how well you’re growing,” said [doctor]. | [has:blood-test| @doctor “It’s to see how well you are,” said [doctor]. “One drop can tell me.” | @doctor “It keeps [has:flu| the flu | the spots] away,” said [doctor].]]
/+3

+4
[about| doctor: @hero “And if I’m not?” asked [hero]. | [has:blood-test| @hero “And if I’m not?” asked [hero]. | @hero “How?” asked [hero].]]

[about| doctor: @doctor “Then I’ll know what to do,” said [doctor]. “That’s my whole job. The hat is only for the look of it.” | [has:blood-test| @doctor “Then I’ll know what to do,” said [doctor]. “That’s my whole job. The hat is only for the look of it.” | @doctor “There are guards in you, very small ones,” said [doctor]. “The jab shows them a picture. Then they know whom not to let in.”]]
/+4

== jab
${TOY} @hero “[Friend] first,” said [hero].]

-2
${TOY} [about| doctor: So [doctor] listened to [friend] first. [Hero] said the aah, very small, through the gap. | So [friend] had a ${JAB}, with the doctor’s finger. [Hero] said the ow, very small, through the gap.]]
/-2

+2
${TOY} [about| doctor: So [doctor] listened to [friend] all over. [Friend] couldn’t say aah. So [hero] held ${PAW} and said it, very small, through the gap. | So [friend] had a ${JAB}, with the doctor’s finger. [Friend] couldn’t say ow. So [hero] held ${PAW} and said it, very small, through the gap.]]
/+2

${TOY} | [about| doctor: @doctor “Now open wide,” said [doctor]. | @hero “Is it worse than a bumped toe?” asked [hero].]]

${TOY} | [about| doctor: @hero “I can’t,” said [hero]. “There’s an OUCH in here.” |]]

-2
${TOY} | [about| doctor: @doctor “I only need a little aah,” said [doctor]. | @doctor “No,” said [doctor]. “It pinches at one, and at two it’s over.”]]
/-2

+2
${TOY} @doctor “Now you,” said [doctor]. “[about| doctor: I only need a little aah.” | It pinches at one, and at two it’s over.”] | [about| doctor: @doctor “I only need a little aah,” said [doctor]. | @doctor “No,” said [doctor]. “It pinches at one, and at two it’s over.”]]
/+2

+2
-3
((That sounded much too small for the biggest OUCH in the world.))
/-3
/+2

+3
That sounded much too small for the biggest OUCH in the world. [with2| @friend2 “Is that all?” asked [friend2].]
/+3

&again @hero “Then I’ll start with a little ${OW}${TOY} , too],” said [hero], “and keep the big OUCH. Just in case.” And [he] [about| doctor: opened [his] mouth a bit${TOY} ((, and held on to [friend]))]. | held out one arm${TOY} . The other one held [friend]].]

[with| ${TOY} @doctor “One,” said [doctor]. | @friend “One,” counted [friend].] | @doctor “One,” said [doctor].] [about| doctor: In went a little light. | It pinched.]

@hero “[about| doctor: Aah | Ow],” said [hero].

[with| ${TOY} @doctor “Two.” | @friend “Two.”] | @doctor “Two.”] And ^ouch [hero] opened wide for the big OUCH. But [doctor] just put [about| doctor: the light away | a plaster on the arm${TOY} , and one on [friend]]].

@hero “When does [about| doctor: the bad part | the rest] come?” asked [hero].

[about| doctor: @doctor “There isn’t any,” said [doctor]. “That was all.” | @doctor “There isn’t any more,” said [doctor]. “That was the ${JAB}.”]

+2
[has| sticker: And there was a sticker as well. | lollipop: And there was a lollipop as well. | ice-lolly: And there was a lolly as well.]

[is:whom| [has| brother, sister: Then [whom] had a turn, and needed just as much. |]]
/+2

== next
+2
-3
${TOY} | @hero “You only need a little ${OW},” [hero] told [mirror], outside. ^toe “My toe was worse!”]

${TOY} | So in went [mirror]. @mirror “[about| doctor: Aah | Ow],” said somebody very large in there, as small as a mouse.]
/-3
/+2

+3
@hero “You only need a little ${OW},” [hero] told [mirror], outside. ^toe “My toe was worse!”

${TOY} | @mirror “But I’ve only got my big OUCH,” said [mirror]. “I’ve never had a little ${OW}.”]

${TOY} | @hero “Then we’ll make you one,” said [hero]. “Think of a ladybird [about| doctor: at the doctor’s. | who’s bumped her toe.]”]

${TOY} | @mirror “[about| doctor: AAAH | OWWW]!” said [mirror]. [world|
ship: All the hammocks swung.
| valley: A bit of the cave fell off.
| station: All the lamps blinked.
| castle: The curtains went brown at the edges.
| forest: Two birds moved house.
| city: All the windows rattled.
| All the magazines flew up.]]

${TOY} | @hero “Smaller,” said [hero]. “It was only a ladybird.”]

${TOY} | @mirror “[about| doctor: Aaah | Oww],” said [mirror].]

${TOY} | @hero “[about| doctor: A very young one. | Her smallest toe.]”]

${TOY} | @mirror “[about| doctor: Aah | Ow],” said [mirror]. And there it was. It would have fitted into a thimble.]

So in went [mirror], and [hero] ${TOY} lent [mirror.him] [friend] to hold. | held [mirror.him] by the [paw].] One, two. @mirror “[about| doctor: Aah | Ow],” said [mirror], as small as a mouse. [world|
ship: And the parrot didn’t even wake up.
| valley: And not one leaf fell down.
| station: And the doctor stayed where she was.
| castle: And the doctor’s hat was only a little warm.
| forest: And not one nut fell down.
| city: And not one window broke.
| And not one baby woke.] ${TOY} [Friend] came back hardly squashed at all.]
/+3

== rest
+4
@mirror “But what do I do with my big OUCH?” asked [mirror]. “I’ve still got all of it.”

So they went to find somebody who could use it. [world|
ship: They looked up at the sails. There was no wind, and they hung down like wet sheets. The ship couldn’t get home for supper.
| valley: They met two baby long-necks under a tree. Their necks weren’t long yet, and the leaves were much too high.
| station: They came to the big round window. It was grey with moon dust, and nobody could see out.
| castle: They came to the great hall. All the candles had gone out, and the princess couldn’t find her soup.
| forest: They met two baby squirrels under a hazel tree. They couldn’t climb yet, and the nuts were right at the top.
| city: They looked up. A fat grey cloud was sitting on the city, and it wouldn’t get off.
| They met two children under a tree. Their ball was stuck, right at the top.]

@hero “Is yours big enough for that?” asked [hero].

@mirror “Just about,” said [mirror]. “Hold on to something.” [with| ${TOY} [Hero] held on to [friend], with both arms. | [Friend] held on to [hero].] | [Hero] held on to [adult].]

@mirror “OOOOOOUCH!” went [mirror].

[world|
ship: The sails went round and fat. Off went the ship, over the waves, and the parrot had to fly behind.
| valley: Down came the leaves. The baby long-necks stood in supper up to their knees.
| station: Off flew the dust. And there was the Earth, all blue and round, and everybody waved to it.
| castle: Up jumped a hundred little flames. The princess found her soup, and now it was hot.
| forest: Down came the nuts, like rain. The squirrels’ cheeks were so full that they couldn’t say thank you.
| city: Off flew the cloud. And there was the sun, and everybody took off their capes.
| Down came the ball. Down came a kite as well, and one old boot.]

@mirror “And it didn’t even hurt!” said [mirror]. “Now there’s room in me for supper. What will you do with yours?”

&again @hero “I’m keeping mine,” said [hero]. “Just in case.”
/+4

== bed
-2
At night [hero] lay warm [bed]${TOY} , next to [friend]. | [about| doctor: . | , with a plaster on one arm.]]
/-2

+2
[about| doctor: At night [hero] lay quiet and warm [bed], and nothing was sore but the ^toe toe. [Adult] kissed ${TOY} [friend] softly, and then the toe. | it softly.] | At night [hero] lay quiet and warm [bed], with a plaster on one arm. The arm was a little sore[when| past, today: [feels:hurt| , so it had a soft pillow of its own]]. [Adult] kissed the plaster softly, ${TOY} and then the one on [friend],] and then the ^toe toe((, which had been waiting all day)).]
/+2

+3

[world|
ship: Small waves patted the ship, softly, as one pats a cat. Upstairs, a parrot slept with its head under one wing.
| valley: Outside, a T. rex was sleeping on her back. [about| doctor: Her mouth was wide open. | On her very small arm was a very large plaster.]
| station: The Earth went softly by, blue and quiet. Next door, somebody slept with all six hands under the blanket.
| castle: Down in the cellar, somebody very large was sleeping. Warm air came softly up through the floor.
| forest: The leaves whispered softly. Somewhere in the dark, somebody very large lay curled up under a very small leaf.
| city: All the tower was quiet. Next door, two silver gloves lay side by side on a chair.
| Outside, the last bus went softly by. All the babies in the town were sleeping.]
/+3

+4
[more| [Others] lay close by, warm and quiet, and their sleeves were rolled down again.] [with| ${TOY} [Friend] lay in the bend of the other arm. | [Friend] yawned already, softly, and turned over.] | The pillow was cool on one side and warm on the other.] [Adult] drew the blanket up softly, as far as the chin.
/+4

-2
${TOY} | [about| doctor: | [when| past, today: @hero “Was I brave?” whispered [hero].]]]

${TOY} | [about| doctor: | [when| past, today: @adult “You held out your arm,” said [adult].]]]
/-2

+2
[when| past, today: @hero “Was ${TOY} [friend] | I] brave?” whispered [hero].]

[when| past, today: @adult “${TOY} Very. And you | You] [about| doctor: opened your mouth | held out your arm]((, all by yourself)),” said [adult].]
/+2

@hero “I’ve still got my OUCH,” whispered [hero]. “I only used a crumb. [is:whom| [has| brother, sister: | Tomorrow I’ll tell [whom].]]”

&last @adult “Then keep it,” said [adult] softly. “Just in case.”

-3
But it was coming up already. [Hero’s] mouth opened, slow and wide[about| doctor: , as for a doctor]. @hero “Ooooooo,” went the biggest OUCH in the world. It was only a yawn.
/-3

+3
But it was coming up already, slowly, all the way from the toes. [Hero’s] mouth opened, slow and soft and very wide[about| doctor: , as for a doctor]. @hero “Ooooooo,” went the biggest OUCH in the world. It was only a yawn.
/+3

!asleep And then it was quiet, and [hero] was asleep.
`,
  older: `
== ouch
[world|
ship: Every pirate on the ship was to ${HAVE}, from the cook to the captain.
| valley: Everybody in the valley of the dinosaurs was to ${HAVE}, and nobody was too big for it.
| station: Everybody on the space station was to ${HAVE}, whatever planet they came from.
| castle: Everybody in the castle was to ${HAVE}, from the kitchen boy to the dragon.
| forest: Everybody in the forest was to ${HAVE}, whether they had fur or not.
| city: Every superhero in the city was to ${HAVE}, and a cape made no difference.
| Everybody in the street was to ${HAVE}, from the baker to the bus driver.] [Hero] had been afraid of it all week.

-2
@hero “Will it hurt?” [he] asked, and everybody said no, so [hero] had been making an OUCH, to be on the safe side. On Monday it had been as big as a pea, *ouch and now it was a pumpkin, and [hero] had to talk through the corner of [his] mouth, in case it got out.

&first @hero “It’s for the ${VISIT},” [he] told [adult]. “Just in case.” [friend-is| toy: [Friend] the [friend.kind] was in the bag.]
/-2

+2
@hero “Will it hurt?” [he] asked everybody. They said no, or hardly, or that [hero] must think of something nice. [feels:ashamed| Nobody else seemed afraid, which was nearly worse.] [Hero] didn’t believe a word of it, and so [he] was making an OUCH.

On Monday it was only as big as a pea. But it grew every morning, and on the day it was a pumpkin. *ouch [Hero] had to talk through the corner of [his] mouth, in case it got out, and the porridge had to go in through a straw.

@adult “You could let it go now,” said [adult], “and have some toast.”

@hero “It’s for the ${VISIT},” said [hero].

@adult “But what if it’s only a little one?”

&first @hero “What if it isn’t?” said [hero]. “It’s just in case.”

[Adult] passed the straw. [friend-is| toy: [Friend] the [friend.kind] was coming as well, at the bottom of the bag((, where nobody needed to see)). | pet: [Friend] the [friend.kind] was coming as well, and nobody had asked [friend] anything.] [more| [Others] had a second helping of everything.]

On the way, [hero] hit a *toe toe on [bump], hard enough for a really good ouch. But that would have been a waste. So the toe got nothing at all, and [hero] hopped the rest of the way. [with| [friend-is| toy, pet: ((The toe throbbed, and waited its turn.)) | @friend “I could say it for you,” said [friend], but it wouldn’t have been the same.] | ((The toe throbbed, and waited its turn.))]
/+2

== queue
-2
Outside [place], a whole row of people sat on a bench, and at the end sat [mirror.one].

@mirror “You talk in a very funny way,” said [mirror].
/-2

+2
[world|
ship: Outside the doctor’s cabin sat the pirates, all along one bench, with one sleeve rolled up, so that you could see who had a mermaid on his arm. At the end sat the captain, the fiercest pirate of them all, combing his beard with a fork.
| valley: Outside the doctor’s cave they sat on a long stone bench, in order of size, and the smallest was a triceratops with a dummy. At the end sat a T. rex, cleaning her teeth with a pine tree.
| station: Outside the space doctor’s they were all strapped to one long bench, so that nobody should float off before it was their turn. At the end sat a huge green alien, knitting a jumper with a great many sleeves.
| castle: Outside the doctor’s tower the whole court sat on one long bench, and the king sat between two kitchen maids and held their hands. At the end sat a dragon, filing her claws.
| forest: Outside the doctor’s hollow oak they sat on one long bench, three hares, two badgers, and a fox with her eyes shut. At the end sat a bear, peeling an apple.
| city: Outside the superheroes’ doctor’s there sat a long row of capes, and for once nobody was saving anybody. At the end sat Captain Thunder, the strongest superhero of them all, bending spoons straight.
| Outside the doctor’s door, half the street sat on a long bench and read magazines, and some of the magazines were upside down. At the end sat a very large bus driver, eating a bun.] [has:school| ((Half of [hero’s] class was there too, and pretended to read.))] Only [mirror] didn’t look worried.
/+2

+4
Next to [mirror.him] sat [keeper], with [horn] on [keeper.his] knees.
/+4

+2
@mirror “You talk in a very funny way,” said [mirror].
/+2

@hero “That’s my OUCH,” said [hero] proudly. “Would you like to hear a bit of it?”

-2
It was only meant to be a bit, but an OUCH comes out all in one piece. @hero “OOOO!” went [hero]((, and only just got both hands over it in time)).
/-2

+2
@mirror “Go on, then,” said [mirror].

It was only meant to be a bit, but an OUCH comes out all in one piece. @hero “OOOO!” went [hero], and only just got both hands over it in time. [world|
ship: The whole ship turned a little to the left.
| valley: Far away, something enormous answered.
| station: A red light came on, which had never been on before.
| castle: The drawbridge came down by itself.
| forest: All the birds left at once, and so did some of the leaves.
| city: All the pigeons left at once, and two of them left on foot.
| Three streets away, a baby began to cry.]
/+2

+4
There was a bang as well. That was [horn], which had fallen on the floor.
/+4

When it was quiet again, the bench was empty. [world|
ship: The captain was at the top of the mast, with his hat over his eyes.
| valley: The T. rex was up on the volcano, behind a cloud.
| station: The alien was up on the ceiling, holding on with all six hands.
| castle: The dragon was up on the roof, with her tail round the chimney.
| forest: The bear was at the top of a pine tree, which was bending considerably.
| city: Captain Thunder was up on the flagpole, pretending to be a flag.
| The bus driver was on the top deck of his bus, with all the doors shut.]

@mirror “If that’s the OUCH,” called [mirror], “then I don’t want to meet the ${VISIT}!”

+2
And from under things and behind things, all round, came the sound of people agreeing.
/+2

+3
@hero “I only wanted to show it to somebody,” said [hero] in a small voice.

@adult “I know,” said [adult]. “The trouble is that it’s a very good one.”
/+3

@hero “But I [about| doctor: haven’t met the doctor yet | don’t know how big the ${JAB} is]!” called [hero].

@mirror “Then go in and find out,” called [mirror]. “Leave [open] open, and I’ll listen from here. If you shout like that, I’m moving to [away].”

== choice
-2
If the OUCH came out now, [mirror] would be gone by supper, without ${SEEN}. But to look brave and make no sound at all would be a fib, and [mirror] would find out [about| doctor: in no time | as soon as it pinched].
/-2

+2
[Hero] hadn’t planned on going first. [He] had planned on going last, or possibly next year. But there was nobody else.

And now there was the OUCH to think about. If it came out, [mirror] would hear it, and be gone by supper, without ${SEEN}. But if [hero] made no sound at all, to look brave, that would be a fib, and [mirror] would find out [about| doctor: in no time | as soon as it pinched].
/+2

@hero “I’ll make it exactly as loud as it hurts,” called [hero]. “Not more, and not less.”

+2
@mirror “Is that a promise?” called [mirror].

@hero “Yes,” said [hero], and was sorry at once, because it was.
/+2

-2
So [hero] swallowed, and down it went, stalk and all, and then [he] went in.
/-2

+2
So a whole week’s work had to be put away. [Hero] swallowed, and down it went, stalk and all, and then [he] went in.
/+2

== jab
-2
@doctor “[about| doctor: Sit | Let your arm hang] like a wet sock,” said [doctor]. “It [about| doctor: is cold | pinches] at one, and at two it’s over.”
/-2

+2
@hero “Will it hurt?” asked [hero].

@doctor “[about| doctor: I don’t know | Yes],” said [doctor].

Nobody had said that all week. In a way, it was a relief.

@hero “[about| doctor: Why don’t you know | How much]?” asked [hero].

@doctor “[about| doctor: Because it’s your tummy,” said [doctor]. “I only listen to it. It’s cold at one, and at two it’s over. Now sit like a wet sock, because a stiff tummy says nothing at all.” | A pinch,” said [doctor]. “It starts at one, and at two it’s over. [has| blood-test: And one drop can tell me things that you can’t | flu: The flu that it keeps away would last a week, and ache | The spots that it keeps away would last three weeks, and itch], so it’s a good swap. Now let your arm hang like a wet sock, because a stiff arm makes it worse.”]

[Hero] held [adult’s] hand tight[friend-is| toy: , thought of [friend] in the bag], and let [about| doctor: everything else | the other arm] hang.
/+2

+3
But it isn’t easy to be a wet sock when there is an OUCH inside. [about| doctor: [Hero] sat | The arm stayed] as stiff as an oar. So [hero] breathed out very carefully, a long slow breath, all of the air and none of the OUCH. By the end of it [about| doctor: [he] | the arm] hung very nicely, and would have dripped if it were any wetter.
/+3

Outside it was so quiet that you could have heard a ${PLASTER} drop. [with| [friend-is| toy, pet: @doctor “One,” said [doctor]. | @friend “One,” counted [friend].] | @doctor “One,” said [doctor].] It [about| doctor: was cold | pinched], and [hero] paid attention, to get the size right.

@hero “[about| doctor: Brr | Ow],” said [hero].

[with| [friend-is| toy, pet: @doctor “Two.” | @friend “Two.”] | @doctor “Two.”] And it was over, and it had been about as big as a pea[about| doctor: , though a frozen one]. [has:nurse| [has:hold| ((And nobody had needed to hold [hero] at all.))]]

+2
With [his] mouth open already, it was tempting to let out a little more. But a pea was a pea, and [doctor] was already [about| doctor: looking for a sticker | putting a plaster on the arm][has:sticker| [about| doctor: | , and a sticker on the plaster]].
/+2

== report
-2
@mirror “Where’s the rest of it?” called [mirror].

@hero “That’s all there is!” called [hero]. “It [about| doctor: is cold | does pinch], but it’s only as big as a pea!”

So [mirror] climbed down, and [hero] [friend-is| toy: got [friend] out of the bag for [mirror.him] to hold. | held [mirror.his] [paw].] One, two. @mirror “[about| doctor: Brr | Ow],” said [mirror], and it was just the same size as [hero’s].
/-2

+2
@mirror “Where’s the rest of it?” called [mirror], from high up.

@hero “That’s all there is!” called [hero]. “It [about| doctor: is cold | does pinch], but it’s only as big as a pea.”
/+2

+2
-3
There was no answer. ^toe @hero “My toe was much worse!” called [hero].

That helped, because [mirror] had a toe like that as well. So [mirror] climbed down, backwards and rather slowly. [friend-is| toy: And [hero] got [friend] out of the bag, in front of everybody, for [mirror] to hold. | And [hero] held [mirror.his] [paw].] One, two. @mirror “[about| doctor: Brr | Ow],” said [mirror], and it was just the same size as [hero’s].
/-3
/+2

+3
@mirror “That’s what you say,” called [mirror]. “But your pea might be my pumpkin.”

It was a good point, and [hero] had to think about it.

^toe @hero “Have you ever hit your toe?” called [hero].

@mirror “Only yesterday,” called [mirror], “on [bump].”

@hero “And how big was that?”

@mirror “That was a pumpkin,” said [mirror], “with leaves on.”

@hero “So was mine,” called [hero], “on the very same sort of thing! Then our pumpkins are the same, and so are our peas.”

There was a long silence while [mirror] worked this out, and then [mirror.he] climbed down, backwards and rather slowly.

[about| doctor: [Mirror] sat down so stiffly that the chair creaked, shut both eyes, and asked whether it was over yet. It hadn’t started, so [mirror] asked again. | [world|
ship: The captain rolled up his sleeve, and it turned out that his mermaid was only drawn on. Nobody said anything about it.
| valley: For most of the arms that day the doctor had climbed a ladder. For this one he put on his spectacles.
| station: The doctor asked which arm it was to be, and all six of them pointed at one another.
| castle: The dragon held out one front leg and looked the other way, so as not to set fire to anybody.
| forest: The doctor had to look for the arm inside the bear, and found a toffee that had been missing since spring.
| city: The doctor asked Captain Thunder to put her muscles away for a moment, because they would bend the needle.
| The bus driver’s sleeve was so tight that the doctor needed help to push it up, and there was a crumb of bun in it.]]

@hero “Wet sock,” said [hero]. “And breathe out, all the way.” [with2| [Friend2] hung over the back of the chair, to show how it was done. | [Mirror] breathed out until the curtains moved.]

[friend-is| toy: And [hero] got [friend] out of the bag, in front of everybody, for [mirror] to hold. | And [hero] held [mirror.his] [paw].] One, two. @mirror “[about| doctor: Brr | Ow],” said [mirror], and it was just the same size as [hero’s]. They compared.
/+3

-2
After that the whole bench went in, and all you could hear was [about| doctor: brr, brr, brr | ow, ow, ow], like a row of [about| doctor: pigeons | ducks].
/-2

+2
After that, people came out from under things and behind things, and went in, one by one. [is:whom| [has| brother, sister: The first of them was [whom].]] All you could hear was [about| doctor: brr, brr, brr | ow, ow, ow], like a row of [about| doctor: pigeons | ducks].
/+2

+4
Only one [about| doctor: brr | ow] was longer than the others. Its owner explained that he had brought it from home, and hadn’t liked to carry it back.
/+4

== horn
+4
By six o’clock everybody was comparing ${PLASTER}s. But there was one more thing that the OUCH had done.

[world|
ship: Every evening the bosun blew the foghorn, so that whoever was out in the rowing boat should find the ship again. This evening it was three cabin boys, and the fog was as thick as porridge.
| valley: Every evening the herdsman blew the curly horn, so that the little dinosaurs should come home before dark. This evening three of them were still out, somewhere beyond the swamp.
| station: Every evening the steward blew the supper horn, so that whoever was down in the long dark corridors should find the way back. This evening it was three very young astronauts.
| castle: Every evening the trumpeter blew the trumpet before the drawbridge went up. This evening three very young princesses were still out, somewhere in the long grass.
| forest: Every evening the forester blew the brass horn, so that all the little ones should come home before dark. This evening three young hedgehogs were still out, somewhere in the bracken.
| city: Every evening the watchman blew the roof horn, so that the young superheroes should fly home to supper. This evening three of them were still up there, somewhere in the clouds.
| Every evening the park keeper blew the park horn before the gate was locked. This evening three children were still in there, somewhere behind the duck pond.]

But all that [horn] said was pff. Everybody had a go at it, and [mirror] blew until [mirror.his] eyes watered. Pff, it said, pff, pff, and each time it sounded a little sorrier. There was a dent in it, as deep as a soup plate.

@keeper “It fell on the floor,” said [keeper], “when there was that noise.”

Nobody said whose noise that had been. It didn’t help, because [hero’s] ears went hot all by themselves.

@hero “It was me,” said [hero]. “I mean, it was my OUCH.”

@keeper “And they’ll never hear me shout,” said [keeper], whose voice was a very small one. That is why people have horns.

[Hero] knew something that they would hear. It sat just under the buttons, and it was a whole week’s work. If it went now, it would be gone, and one day there would be another [about| doctor: doctor | ${JAB}].

@adult “You only needed a pea of it,” said [adult].

@hero “But what if the next one’s bigger?” asked [hero].

@adult “Then you’ll tell me exactly how big,” said [adult], “and I’ll be holding your other hand.”

So [hero] got up on the bench. [with| [friend-is| toy, pet: [Mirror] | [Friend]] held on to [his] legs. | [Mirror] held on to [his] legs.] And this time it was on purpose when [hero] opened [his] mouth as wide as it would go.

@hero “OOOOOO!”

[world|
ship: It went out over the water, and all through the fog. First nothing happened. Then there was a splash of oars, and out of the grey came three cabin boys, rowing like one.
| valley: It went out over the swamp, as far as the hills. First nothing happened. Then the ferns shook, and out of them came three little dinosaurs, as fast as they could trot.
| station: It went down the corridors and round all the corners. First nothing happened. Then a torch blinked, and round the last corner came three very young astronauts, upside down.
| castle: It went out over the moat, and across the meadows. First nothing happened. Then the long grass shook, and out of it came three princesses, with their shoes in their hands.
| forest: It went out between the trees, as far as the stream. First nothing happened. Then the bracken shook, and out of it came three young hedgehogs, all talking at once.
| city: It went up over the roofs, and into the clouds. First nothing happened. Then a cloud shook, and out of it came three small capes, and landed in a heap.
| It went out over the pond, and the ducks lay flat. First nothing happened. Then the bushes shook, and out of them came three children, with very wet socks.]

@smallest “Who’s hurt?” panted the smallest.

@hero “Nobody,” said [hero], surprised. “It doesn’t hurt at all. It’s only big.”

[Keeper] counted the three of them twice, and it came to three both times.

&again A bit of it had got left behind, right at the bottom, no bigger than a pea. That bit [hero] kept, just in case.
/+4

== bed
-2
At night [hero] lay warm [bed], with a ${PLASTER} on [about| doctor: [his] pyjamas | one arm((, which was a little sore))].
/-2

+2
At night [hero] lay warm [bed], with a ${PLASTER} on [about| doctor: [his] pyjamas | one arm, which was a little sore]. [Adult] kissed [about| doctor: [hero] | it] softly, and then the toe, which had been waiting since the morning.

[world|
ship: Small waves patted the side of the ship, and somewhere up in front the captain was humming to his mermaid, quietly, so as not to wake her.
| valley: Outside, one hill after another lay down for the night, slowly and with a sigh, and one of the hills had a very small ${PLASTER} on it.
| station: The Earth went softly past the window, blue and quiet, and down the corridor somebody with a ${PLASTER} was knitting the last few sleeves.
| castle: Warm air came softly up through the floor, because down in the cellar somebody with a ${PLASTER} was breathing slowly in and out.
| forest: The leaves whispered softly, and somewhere under the pines a bear lay curled around one small ${PLASTER}.
| city: All the tower was quiet, and next door a pair of silver gloves lay side by side on a chair, softly, as if they were asleep.
| Outside, the last bus went by, slowly and softly, as though the driver had a great deal of time.]
/+2

+3
[Adult] turned the lamp down low and sat down by the pillow. The blanket was soft and warm, and for the first evening in a whole week there was no ${VISIT} to come.
/+3

+4
[more| [Others] were breathing quietly all round, each of them with a sleeve rolled down again.] [with| [friend-is| toy, pet: On the pillow lay [friend], warm and quiet, and a little squashed on one side. | On the next pillow lay [friend], warm and quiet, with two fingers sticking out of the blanket: one, two.] | The moon shone in and lit the ${PLASTER} softly, and the toe not at all.]
/+4

[when| past, today: @hero “Was I brave?” asked [hero].]

-2
[when| past, today: @adult “You went in first,” said [adult] softly.]
/-2

+2
[when| past, today: @adult “You were the one who was afraid,” said [adult] softly, “and you went in first.”]
/+2

-4
^ouch @hero “I’ve still got my OUCH,” whispered [hero]. “I only used a pea of it. [is:whom| [has| brother, sister: | Tomorrow I’ll tell [whom].]]”
/-4

+4
^ouch @hero “I’ve still got a pea of my OUCH,” whispered [hero], through the corner of [his] mouth.
/+4

&last @adult “Then keep it,” said [adult] softly. “Just in case.”

-4
But slowly, from very deep down, something was coming up, and [hero’s] mouth opened wide. Out came the OUCH, soft and slow and as round as a pumpkin, and it was the biggest yawn of the whole week.
/-4

+4
But slowly, from very deep down, it was coming up. [Hero’s] mouth opened, and then it opened wider. Out came the very last of the OUCH, soft and slow, and it had grown again on the way. It was as round as a pumpkin, and it was the biggest yawn of the whole week.
/+4

!asleep And by the end of it, [hero] was asleep.
`,
}
