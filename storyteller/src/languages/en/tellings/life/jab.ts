import type { Telling } from '../../../../craft/telling.ts'

export const jab: Telling = {
  id: 'jab',
  shape: 'making',
  fits: { kind: 'life', subjects: ['jab', 'doctor'], when: ['tomorrow', 'today', 'always'] },
  ages: [3, 12],
  tile: { label: 'A jab', wish: 'we have a jab tomorrow and she is scared' },
  titles: ['The Biggest OUCH in the World', 'Just in Case'],
  figures: { smallest: { forms: { name: 'the smallest' }, gender: 'it' } },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Jab Day on the Pirate Ship', 'The Captain’s OUCH'],
      figures: {
        mirror: { forms: { name: 'the captain', one: 'a very fierce captain' }, gender: 'he' },
        doctor: { forms: { name: 'Doctor Barnacle' }, gender: 'she' },
        keeper: { forms: { name: 'the bosun' }, gender: 'he' },
      },
      words: {
        place: 'the doctor’s cabin',
        bump: 'the anchor',
        hide: 'a very small bucket',
        all: 'the whole ship',
        away: 'the last island on the map',
        paw: 'hook',
        horn: 'the foghorn',
        tiny: 'a crab',
        bed: 'in the hammock',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['Jab Day for Dinosaurs', 'The T. rex and the Little Ow'],
      figures: {
        mirror: { forms: { name: 'the T. rex', one: 'a T. rex' }, gender: 'she' },
        doctor: { forms: { name: 'Doctor Fern' }, gender: 'he' },
        keeper: { forms: { name: 'the herdsman' }, gender: 'he' },
      },
      words: {
        place: 'the doctor’s cave',
        bump: 'a dinosaur egg',
        hide: 'a very small stone',
        all: 'the whole cave',
        away: 'the other side of the world',
        paw: 'claw',
        horn: 'the curly horn',
        tiny: 'a snail',
        bed: 'in a nest of moss',
      },
    },
    station: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Jab Day in Space', 'The Alien and the Little Ow'],
      figures: {
        mirror: { forms: { name: 'the alien', one: 'a huge green alien' }, gender: 'he' },
        doctor: { forms: { name: 'Doctor Comet' }, gender: 'she' },
        keeper: { forms: { name: 'the steward' }, gender: 'he' },
      },
      words: {
        place: 'the space doctor’s',
        bump: 'a moon rock',
        hide: 'a very small lamp',
        all: 'the whole space station',
        away: 'another galaxy',
        paw: 'fifth hand',
        horn: 'the supper horn',
        tiny: 'a very small robot',
        bed: 'in the bunk',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Jab Day at the Castle', 'The Dragon’s Little Ow'],
      figures: {
        mirror: { forms: { name: 'the dragon', one: 'a dragon' }, gender: 'she' },
        doctor: { forms: { name: 'Doctor Pimpernel' }, gender: 'he' },
        keeper: { forms: { name: 'the trumpeter' }, gender: 'she' },
      },
      words: {
        place: 'the doctor’s tower',
        bump: 'a suit of armour',
        hide: 'a very small stool',
        all: 'the whole tower',
        away: 'the end of the world',
        paw: 'claw',
        horn: 'the trumpet',
        tiny: 'a mouse',
        bed: 'in the big castle bed',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['Jab Day in the Forest', 'The Bear and the Little Ow'],
      figures: {
        mirror: { forms: { name: 'the bear', one: 'a bear' }, gender: 'he' },
        doctor: { forms: { name: 'Doctor Badger' }, gender: 'she' },
        keeper: { forms: { name: 'the forester' }, gender: 'he' },
      },
      words: {
        place: 'the doctor’s hollow oak',
        bump: 'a tree root',
        hide: 'a very small mushroom',
        all: 'the whole oak',
        away: 'the other side of the mountains',
        paw: 'paw',
        horn: 'the brass horn',
        tiny: 'a snail',
        bed: 'in the little forest house',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: ['Jab Day for Superheroes', 'Captain Thunder’s Little Ow'],
      figures: {
        mirror: {
          forms: { name: 'Captain Thunder', one: 'Captain Thunder, the strongest of them all' },
          gender: 'she',
        },
        doctor: { forms: { name: 'Doctor Swift' }, gender: 'he' },
        keeper: { forms: { name: 'the watchman' }, gender: 'he' },
      },
      words: {
        place: 'the superheroes’ doctor’s',
        bump: 'a superhero’s dumb-bell',
        hide: 'a very small flowerpot',
        all: 'the whole tower',
        away: 'the moon',
        paw: 'silver glove',
        horn: 'the roof horn',
        tiny: 'a pigeon',
        bed: 'in bed at the top of the tower',
      },
    },
    home: {
      themes: [],
      titles: ['The Bus Driver’s Little Ow', 'The Biggest OUCH in the World'],
      figures: {
        mirror: { forms: { name: 'the bus driver', one: 'a very large bus driver' }, gender: 'he' },
        doctor: { forms: { name: 'Doctor Plum' }, gender: 'she' },
        keeper: { forms: { name: 'the park keeper' }, gender: 'he' },
      },
      words: {
        place: 'the doctor’s',
        bump: 'the doorstep',
        hide: 'a very small magazine',
        all: 'the whole bench',
        away: 'the seaside',
        paw: 'big hand',
        horn: 'the park horn',
        tiny: 'a snail',
        bed: 'in bed',
      },
    },
  },
  fact: '[Hero] had a jab, and needed only a little ow for it.',
  next: '[Hero] was saving something up again, and this time it was a laugh.',
  young: `
== trouble
[world|
ship: On the pirate ship nobody was singing. It was jab day, and [hero] was scared of the jab.
| valley: In the valley even the biggest dinosaurs were quiet. It was jab day, and [hero] was scared of the jab.
| station: High above the moon, the space station was very quiet. It was jab day, and [hero] was scared of the jab.
| castle: In the castle even the trumpets were quiet. It was jab day, and [hero] was scared of the jab.
| forest: In the forest not one bird was singing. It was jab day, and [hero] was scared of the jab.
| city: In Superhero Tower nobody felt like flying. It was jab day, and [hero] was scared of the jab.
| Even the kettle was quiet that morning. It was jab day, and [hero] was scared of the jab.]

-2
So [he] got ready the *ouch biggest OUCH in the world. Then [he] shut [his] mouth to keep it in.

&first @hero “It’s for the jab,” [hero] told [adult], through a small gap. “Just in case.”
/-2

+2
So [he] got an OUCH ready. It took a deep, deep breath, and it was the *ouch biggest OUCH in the world. Then [hero] shut [his] mouth, quick, to keep it in.

@adult “What have you got in there?” asked [adult].

&first @hero “An OUCH,” said [hero], through a very small gap. “It’s for the jab. Just in case.”
/+2

+3
So breakfast had to go in through the gap, one crumb at a time. The jam had to stay outside.
/+3

+4
[more| [Others] had got ready as well. Each of them held one sleeve shut.]
/+4

+2
On the way, [hero] bumped a *toe toe on [bump]. It really hurt! But the OUCH was for the jab. @hero “Mmf,” said [hero], and that was all the toe got.
/+2

== bench
At [place], somebody was hiding behind [hide]. It was [mirror.one], and nearly all of [mirror.him] stuck out.

-2
@mirror “I’ve got an OUCH too,” said [mirror], through a small gap. “[world|
ship: Last time, it blew the parrot off the mast.”
| valley: Last time, it blew the leaves off all the trees.”
| station: Last time, it blew the doctor to the moon.”
| castle: Last time, it burned the doctor’s hat.”
| forest: Last time, it shook down all the nuts in the forest.”
| city: Last time, it broke all the windows in the city.”
| Last time, it woke all the babies in the town.”]
/-2

+2
@mirror “I’m not here,” said [mirror], through a very small gap. “And I’ve got an OUCH too. [world|
ship: Last time, it blew the parrot off the mast.”
| valley: Last time, it blew the leaves off all the trees.”
| station: Last time, it blew the doctor to the moon.”
| castle: Last time, it burned the doctor’s hat.”
| forest: Last time, it shook down all the nuts in the forest.”
| city: Last time, it broke all the windows in the city.”
| Last time, it woke all the babies in the town.”]
/+2

+3
@hero “How big is yours?” asked [hero].

@mirror “It’s a whole house,” said [mirror]. “And yours?”

@hero “A house with a chimney.”

So they sat side by side and kept them in. [with| [Friend] sat between them, very still. | It’s hard work, and nobody said a word.] [with2| @friend2 “Nobody tickle them,” said [friend2].]
/+3

+2
@doctor “Who’s first?” asked [doctor].

[Mirror] shook, and so did [all].
/+2

+3
@hero “What’s the jab for?” asked [hero].

@doctor “It keeps the spots away,” said [doctor]. “Spots can’t bear it.”
/+3

@hero “Is it a big jab?” asked [hero].

@doctor “It’s a pinch,” said [doctor]. “You count one, two, and it’s over.”

== jab
-2
&again @hero “Then I’ll start with a little one,” said [hero], “and keep the big one. Just in case.” And [he] held out one arm.
/-2

+2
That sounded much too small for the biggest OUCH in the world.

&again @hero “Then I’ll start with a little one,” said [hero], “and keep the big one. Just in case.” And [he] held out one arm.
/+2

[with| @friend “One,” counted [friend]. | @doctor “One,” said [doctor].] It pinched.

@hero “Ow,” said [hero].

[with| @friend “Two.” | @doctor “Two.”] And ^ouch [hero] opened wide for the big one. But all that came was a plaster.

@hero “When does the rest come?” asked [hero].

@doctor “There isn’t any more,” said [doctor]. “That was the jab.”

-2
@hero “You only need a little one!” [hero] told [mirror].
/-2

+2
^toe @hero “My toe was worse!” [hero] told [mirror]. “You only need a little one.”
/+2

+3
@mirror “But I’ve only got a big one,” said [mirror]. “I’ve never had a little one.”

@hero “Then we’ll make you one,” said [hero]. “Think of a ladybird who’s bumped her toe.”

@mirror “OWWW!” said [mirror]. [world|
ship: All the hammocks swung.
| valley: A bit of the cave fell off.
| station: All the lamps blinked.
| castle: The curtains went brown at the edges.
| forest: Two birds moved house.
| city: All the windows rattled.
| All the magazines flew up.]

@hero “Smaller,” said [hero]. “It was only a ladybird.”

@mirror “Oww,” said [mirror].

@hero “Her smallest toe.”

@mirror “Ow,” said [mirror]. And there it was, a little one. It would have fitted into a thimble.
/+3

So [mirror] held [hero’s] hand for the jab. One, two. @mirror “Ow,” said [mirror], as small as a mouse. [world|
ship: And the parrot didn’t even wake up.
| valley: And not one leaf fell down.
| station: And the doctor stayed where she was.
| castle: And the doctor’s hat was only a little warm.
| forest: And not one nut fell down.
| city: And not one window broke.
| And not one baby woke.]

== rest
+4
@mirror “But what do I do with the big one?” asked [mirror]. “I’ve still got all of it.”

So they went to find somebody who could use it. They met [tiny], but an OUCH like that would have blown it over. [world|
ship: Then they looked up at the sails. There was no wind, and they hung down like wet sheets. The ship couldn’t get home for supper.
| valley: Then they met two baby long-necks under a tree. Their necks weren’t long yet, and the leaves were much too high.
| station: Then they came to the big round window. It was grey with moon dust, and nobody could see out.
| castle: Then they came to the great hall. All the candles had gone out, and the princess couldn’t find her soup.
| forest: Then they met two baby squirrels under a hazel tree. They couldn’t climb yet, and the nuts were right at the top.
| city: Then they looked up. A fat grey cloud was sitting on the city, and it wouldn’t get off.
| Then they met two children under a tree. Their ball was stuck, right at the top.]

@hero “Is yours big enough for that?” asked [hero].

@mirror “Just about,” said [mirror]. “Hold on to something.” [with| [Friend] held on to [hero]. | [Hero] held on to [adult].]

@mirror “OOOOOOUCH!” went [mirror].

[world|
ship: The sails went round and fat. Off went the ship, over the waves, and the parrot had to fly behind.
| valley: Down came the leaves. The baby long-necks stood in supper up to their knees.
| station: Off flew the dust. And there was the Earth, all blue and round, and everybody waved to it.
| castle: Up jumped a hundred little flames. The princess found her soup, and now it was hot.
| forest: Down came the nuts, like rain. The squirrels’ cheeks were so full that they couldn’t say thank you.
| city: Off flew the cloud. And there was the sun, and everybody took off their capes.
| Down came the ball. Down came a kite as well, and one old boot.]

@mirror “And it didn’t even hurt!” said [mirror].

After that it was very quiet. Even the doctor had come out to look.

@mirror “Now there’s room in me for supper,” said [mirror]. “What will you do with yours?”

&again @hero “I’m keeping mine,” said [hero]. “Just in case.”
/+4

== bed
-2
At night [hero] lay warm [bed].
/-2

+2
At night [hero] lay warm [bed], with a plaster on one arm. The arm was a little sore. [Adult] kissed the plaster, and then the toe, which had been waiting all day.
/+2

+3
[world|
ship: Small waves patted the ship, softly, as one pats a cat. Upstairs, a parrot slept with its head under one wing.
| valley: Outside, a T. rex was sleeping on her back. On her very small arm was a very large plaster.
| station: The Earth went softly by, blue and quiet. Next door, somebody slept with all six hands under the blanket.
| castle: Down in the cellar, somebody with a plaster was sleeping. Warm air came softly up through the floor.
| forest: The leaves whispered softly. Somewhere in the dark, somebody very large lay curled around a very small plaster.
| city: All the tower was quiet. Next door, two silver gloves lay side by side on a chair.
| Outside, the last bus went softly by. All the babies in the town were sleeping.]
/+3

+4
[more| [Others] lay close by, warm and quiet, and their sleeves were rolled down again.] [with| [Friend] yawned already, softly, and turned over. | The pillow was cool on one side and warm on the other.] [Adult] drew the blanket up, as far as the plaster, and then over it.
/+4

-2
@hero “I’ve still got my OUCH,” whispered [hero].
/-2

+2
@hero “I’ve still got my OUCH,” whispered [hero], through a very small gap. “I only used a crumb.”
/+2

&last @adult “Then keep it,” said [adult] softly. “Just in case.”

-2
But it was coming up already. [Hero’s] mouth opened, slow and wide. @hero “Ooooooo,” went the biggest OUCH in the world. It was only a yawn.
/-2

+2
But it was coming up already, slowly, all the way from the toes. [Hero’s] mouth opened. It opened slow and soft and very wide. @hero “Ooooooo,” went the biggest OUCH in the world. It was only a yawn.
/+2

!asleep And [hero] was asleep.
`,
  older: `
== ouch
[world|
ship: Every pirate on the ship was to have a jab, from the cook to the captain.
| valley: Everybody in the valley of the dinosaurs was to have a jab, and nobody was too big for it.
| station: Everybody on the space station was to have a jab, whatever planet they came from.
| castle: Everybody in the castle was to have a jab, from the kitchen boy to the dragon.
| forest: Everybody in the forest was to have a jab, whether they had fur or not.
| city: Every superhero in the city was to have a jab, and a cape made no difference.
| Everybody in the street was to have a jab, from the baker to the bus driver.] [Hero] had been afraid of it all week, and so, all week, [he] had been making an OUCH.

-2
It grew by one O every morning, *ouch and now that it had seven, it was so big that [hero] had to talk through the corner of [his] mouth, in case it got out.

&first @hero “I don’t know how big the jab is,” [he] told [adult]. “It’s just in case.”
/-2

+2
The first O was a small one, and sounded as if somebody had sat on a pin. But the OUCH grew by one O every morning, and in the end it had seven. *ouch By then it was so big that [hero] had to talk through the corner of [his] mouth, in case it got out, and the porridge had to go in through a straw.

@adult “You could let it go now,” said [adult], “and have some toast.”

@hero “It’s for the jab,” said [hero].

@adult “But what if it’s only a little jab?”

&first @hero “What if it isn’t?” said [hero]. “It’s just in case.”

[Adult] passed the straw. [more| [Others] looked on, and had a second helping of everything.]

On the way, [hero] hit a *toe toe on [bump], hard enough for a really good ouch. But that would have been a waste. So the toe got nothing at all, and [hero] hopped the rest of the way. [with| @friend “I could say it for you,” said [friend], but it wouldn’t have been the same. | The toe throbbed, and waited its turn.]
/+2

== queue
-2
Outside [place], a whole row of people sat on a bench. At the end of it sat [mirror.one].

@mirror “You talk in a very funny way,” said [mirror].
/-2

+2
[world|
ship: Outside the doctor’s cabin sat the pirates, all along one bench, with one sleeve rolled up, so that you could see who had a mermaid on his arm. The bosun held the foghorn on his knees. At the end sat the captain, the fiercest pirate of them all, combing his beard with a fork.
| valley: Outside the doctor’s cave they sat on a long stone bench, in order of size, and the smallest was a triceratops with a dummy. The herdsman held the curly horn on his knees. At the end sat a T. rex, cleaning her teeth with a pine tree.
| station: Outside the space doctor’s they were all strapped to one long bench, so that nobody should float off before it was their turn. The steward held the supper horn on his knees. At the end sat a huge green alien, knitting a jumper with a great many sleeves.
| castle: Outside the doctor’s tower the whole court sat on one long bench, and the king sat between two kitchen maids and held their hands. The trumpeter had the trumpet on her knees. At the end sat a dragon, filing her claws.
| forest: Outside the doctor’s hollow oak they sat on one long bench, three hares, a fox with her eyes shut, and the forester, who held the brass horn on his knees. At the end sat a bear, peeling an apple.
| city: Outside the superheroes’ doctor’s there sat a long row of capes, and for once nobody was saving anybody. The watchman held the roof horn on his knees. At the end sat Captain Thunder, the strongest superhero of them all, bending spoons straight.
| Outside the doctor’s door, half the street sat on a long bench and read magazines, and some of the magazines were upside down. The park keeper held the park horn on his knees. At the end sat a very large bus driver, eating a bun.] Only [mirror] didn’t look worried.

@mirror “You talk in a very funny way,” said [mirror].
/+2

@hero “That’s because of my OUCH,” said [hero] proudly. “Would you like to hear a bit of it?”

-2
It was only meant to be a bit, but an OUCH comes out all in one piece. @hero “OOOO!” went [hero], and only just got both hands over it in time.
/-2

+2
@mirror “Go on, then,” said [mirror].

It was only meant to be a bit, but an OUCH comes out all in one piece. @hero “OOOO!” went [hero], and only just got both hands over it in time. [Horn] fell on the floor with a bang. [world|
ship: The whole ship turned a little to the left.
| valley: Far away, something enormous answered.
| station: A red light came on, which had never been on before.
| castle: The drawbridge came down by itself.
| forest: All the birds left at once, and so did some of the leaves.
| city: All the pigeons left at once, and two of them left on foot.
| Three streets away, a baby began to cry.]
/+2

When it was quiet again, the bench was empty. [world|
ship: The captain was at the top of the mast, with his hat over his eyes.
| valley: The T. rex was up on the volcano, behind a cloud.
| station: The alien was up on the ceiling, holding on with all six hands.
| castle: The dragon was up on the roof, with her tail round the chimney.
| forest: The bear was at the top of a pine tree, and it bent.
| city: Captain Thunder was up on the flagpole, pretending to be a flag.
| The bus driver was on the top deck of his bus, with all the doors shut.]

@mirror “If that’s the OUCH,” called [mirror], “then I don’t want to meet the jab!”

+2
And from under things and behind things, all round, came the sound of people agreeing.
/+2

+3
@hero “I only wanted to show it to somebody,” said [hero] in a small voice.

@adult “I know,” said [adult]. “The trouble is that it’s a very good one.”
/+3

@hero “But I don’t know how big the jab is!” [hero] called up. “I only made it just in case.”

@mirror “Then go in and find out,” called [mirror], “and I’ll listen from here. If you shout like that, I’m moving to [away].”

== choice
-2
[Hero] hadn’t planned on going first. If the OUCH came out now, [mirror] would be gone by supper, without a jab. But if [hero] made no sound at all, to look brave, that would be a fib, and [mirror] would find out as soon as it pinched.
/-2

+2
[Hero] hadn’t planned on going first. [He] had planned on going last, or possibly next year. But there was nobody else.

And now there was the OUCH to think about. If it came out, [mirror] would hear it, and be gone by supper, without a jab. But if [hero] made no sound at all, to look brave, that would be a fib, and [mirror] would find out as soon as it pinched.
/+2

@hero “I’ll make it exactly as loud as it hurts,” called [hero]. “Not more, and not less.”

+2
@mirror “Is that a promise?” called [mirror].

@hero “Yes,” said [hero], and was sorry at once, because it was.
/+2

So a whole week’s work had to stay where it was. [Hero] swallowed, it went down like a cabbage, and then [he] went in.

== jab
-2
@doctor “Let your arm hang like a wet sock,” said [doctor]. “It pinches at one, and at two it’s over.”
/-2

+2
@hero “Will it hurt?” asked [hero], through the corner of [his] mouth.

@doctor “Yes,” said [doctor].

All week people had said no, or hardly, or that [hero] must think of something nice. Nobody had said yes. In a way, it was a relief.

@hero “How much?” asked [hero].

@doctor “A pinch,” said [doctor]. “It starts at one, and at two it’s over. The spots that it keeps away would last three weeks, and itch, so it’s a good swap. Now let your arm hang like a wet sock, because a stiff arm makes it worse.”

[Hero] held [adult’s] hand tight, and let the other arm hang.
/+2

+3
But it isn’t easy to be a wet sock when there is an OUCH inside. The arm stayed as stiff as an oar. So [hero] breathed out through the gap, a long slow breath, only the air and none of the O’s. By the end of it the arm hung very nicely, and would have dripped if it could.
/+3

[with| @friend “One,” counted [friend]. | @doctor “One,” said [doctor].] It pinched, and [hero] paid attention, to get the size right.

@hero “Ow,” said [hero].

[with| @friend “Two.” | @doctor “Two.”] And it was over. It had been about as big as a pea.

+2
With [his] mouth open already, it was tempting to let out a little more. But a pea was a pea. [Hero] waited for the rest of it, and what came was a plaster.
/+2

== report
-2
@mirror “Where’s the rest of it?” called [mirror].

@hero “That’s all there is!” called [hero]. “It does pinch, but it’s only as big as a pea!”

So [mirror] climbed down and held out an arm, while [hero] held [mirror.his] [paw]. One, two. @mirror “Ow,” said [mirror], and it was just the same size as [hero’s].
/-2

+2
@mirror “Where’s the rest of it?” called [mirror], from high up.

@hero “That’s all there is!” called [hero]. “It does pinch, but it’s only as big as a pea.”
/+2

+2
-3
There was no answer. ^toe @hero “My toe was much worse!” called [hero].

That helped, because [mirror] had a toe like that as well. So [mirror] climbed down, backwards and rather slowly, and held out an arm, and [hero] held [mirror.his] [paw]. One, two. @mirror “Ow,” said [mirror], and it was just the same size as [hero’s].
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

[world|
ship: The captain rolled up his sleeve, and it turned out that his mermaid was only drawn on. Nobody said anything about it.
| valley: For most of the arms that day the doctor had climbed a ladder. For this one he put on his spectacles.
| station: The doctor asked which arm it was to be, and all six of them pointed at one another.
| castle: The dragon held out one front leg and looked the other way, so as not to set fire to anybody.
| forest: The doctor had to look for the arm inside the bear, and found a toffee that had been missing since spring.
| city: The doctor asked Captain Thunder to put her muscles away for a moment, because they would bend the needle.
| The bus driver’s sleeve was so tight that the doctor needed help to push it up, and there was a crumb of bun in it.]

@hero “Wet sock,” said [hero]. “And breathe out, all the way.” [with2| [Friend2] hung over the back of the chair, to show how it was done. | [Mirror] breathed out until the curtains moved.]

Then [hero] held [mirror.his] [paw]. One, two. @mirror “Ow,” said [mirror], and it was just the same size as [hero’s]. They compared.
/+3

-2
After that the whole bench went in, and all you could hear was ow, ow, ow, like a row of ducks.
/-2

+2
After that, people came out from under things and behind things, and went in, one by one. All you could hear was ow, ow, ow, like a row of ducks.
/+2

+4
Only one ow was longer than the others. Its owner explained that he had brought it from home, and hadn’t liked to carry it back.
/+4

== horn
+4
By six o’clock everybody was comparing plasters. But there was one more thing that the OUCH had done.

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

[Hero] knew something that they would hear. It sat just under the buttons, and it was a whole week’s work. If it went now, it would be gone, and one day there would be another jab.

@adult “You only needed a pea of it,” said [adult].

@hero “But what if the next one’s bigger?” asked [hero].

@adult “Then you’ll tell me exactly how big,” said [adult], “and I’ll be holding your other hand.”

So [hero] got up on the bench. [with| [Friend] held on to [his] legs. | [Mirror] held on to [his] legs.] And this time it was on purpose when [hero] opened [his] mouth as wide as it would go.

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

&again One O had got left behind, right at the bottom. That one [hero] kept, just in case.
/+4

== bed
-2
At night [hero] lay warm [bed], with a plaster on one arm, which was a little sore.
/-2

+2
At night [hero] lay warm [bed], with a plaster on one arm, which was a little sore. [Adult] kissed it softly, and then the toe, which had been waiting since the morning.

[world|
ship: Small waves patted the side of the ship, and somewhere up in front the captain was humming to his mermaid, quietly, so as not to wake her.
| valley: Outside, one hill after another lay down for the night, slowly and with a sigh, and one of the hills had a very small plaster on it.
| station: The Earth went softly past the window, blue and quiet, and down the corridor somebody with a plaster was knitting the last few sleeves.
| castle: Warm air came softly up through the floor, because down in the cellar somebody with a plaster was breathing slowly in and out.
| forest: The leaves whispered softly, and somewhere under the pines a bear lay curled around one small plaster.
| city: All the tower was quiet, and next door a pair of silver gloves lay side by side on a chair, softly, as if they were asleep.
| Outside, the last bus went by, slowly and softly, as though the driver had a sore arm and a great deal of time.]
/+2

+3
[Adult] turned the lamp down low and sat down by the pillow. The blanket was soft and warm, and for the first evening in a whole week there was no jab to come.
/+3

+4
[more| [Others] were breathing quietly all round, each of them with a sleeve rolled down again.] [with| On the next pillow lay [friend], warm and quiet, with two fingers sticking out of the blanket: one, two. | The moon shone in and lit the plaster softly, and the toe not at all.]
/+4

-4
^ouch @hero “I’ve still got my OUCH,” whispered [hero]. “I hardly used any.”
/-4

+4
^ouch @hero “I’ve still got one O,” whispered [hero], through the corner of [his] mouth.
/+4

&last @adult “Then keep it,” said [adult] softly. “Just in case.”

-4
But slowly, from very deep down, something was coming up, and [hero’s] mouth opened, and then it opened wider. Out came all seven O’s, soft and slow, one behind another, and it was the biggest yawn of the whole week.
/-4

+4
But slowly, from very deep down, it was coming up. [Hero’s] mouth opened, and then it opened wider. Out came the last O, soft and slow, and it was so long and so round that it did for all seven. It was the biggest yawn of the whole week.
/+4

!asleep And behind the last O, [hero] was asleep.
`,
}
