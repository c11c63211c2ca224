import type { Telling } from '../../../../craft/telling.ts'

export const newBaby: Telling = {
  id: 'new-baby',
  shape: 'quest',
  fits: { kind: 'life', subjects: ['new-baby'], when: ['past', 'today', 'always'] },
  ages: [3, 10],
  tile: { label: 'A new baby', wish: 'our new baby is home and she is jealous' },
  titles: ['Is That Lap Free?', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
  figures: {},
  words: { crib: '[has:cot| the cot | the basket]' },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['No Lap on the Pirate Ship', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
      figures: {
        guard: { forms: { name: 'the captain' }, gender: 'she' },
        mirror: { forms: { name: 'the monkey', one: 'a young monkey' }, gender: 'he' },
        stander: { forms: { name: 'the captain' }, gender: 'she' },
        sitter: { forms: { name: 'the cook' }, gender: 'he' },
      },
      words: {
        small: 'the ship’s cat',
        in: 'on the pirate ship',
        play: 'play pirates',
        loud: 'louder than the gulls',
        chair: 'the captain’s chair',
        load: 'potatoes',
        floor: 'the deck',
        seat: 'the big barrel',
        wall: 'the mast',
        bed: 'the bunk',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['No Lap Among the Dinosaurs', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
      figures: {
        guard: { forms: { name: 'the longneck' }, gender: 'she' },
        mirror: { forms: { name: 'Pebble', one: 'a little T. rex called Pebble' }, gender: 'she' },
        stander: { forms: { name: 'the longneck' }, gender: 'she' },
        sitter: { forms: { name: 'the triceratops' }, gender: 'he' },
      },
      words: {
        small: 'the very smallest dinosaur',
        in: 'in the dinosaur valley',
        play: 'play dinosaurs',
        loud: 'louder than a stegosaurus',
        chair: 'the mossy chair',
        load: 'pine cones',
        floor: 'the moss',
        seat: 'the flat stone',
        wall: 'a rock',
        bed: 'the mossy bed',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      titles: ['No Lap on the Moon', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
      figures: {
        guard: { forms: { name: 'the Martian' }, gender: 'he' },
        mirror: { forms: { name: 'the little Martian', one: 'a little Martian' }, gender: 'she' },
        stander: { forms: { name: 'the commander' }, gender: 'she' },
        sitter: { forms: { name: 'the robot' }, gender: 'he' },
      },
      words: {
        small: 'a very small Martian',
        in: 'on the moon',
        play: 'play astronauts',
        loud: 'louder than a rocket',
        chair: 'the rocket chair',
        load: 'screws',
        floor: 'the floor',
        seat: 'the moon seat',
        wall: 'the oxygen tank',
        bed: 'the bunk',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['No Lap in the Castle', 'Is That Lap Free?'],
      figures: {
        guard: { forms: { name: 'the dragon' }, gender: 'she' },
        mirror: { forms: { name: 'the dragon', one: 'a young dragon' }, gender: 'she' },
        stander: { forms: { name: 'the knight' }, gender: 'he' },
        sitter: { forms: { name: 'the wizard' }, gender: 'he' },
      },
      words: {
        small: 'a very small dragon',
        in: 'in the castle',
        play: 'play knights',
        loud: 'louder than the trumpets',
        chair: 'the king’s chair',
        load: 'frogs',
        floor: 'the red carpet',
        seat: 'the throne',
        wall: 'a pillar',
        bed: 'the castle bed',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['No Lap in the Forest', 'Is That Lap Free?'],
      figures: {
        guard: { forms: { name: 'the bear' }, gender: 'he' },
        mirror: { forms: { name: 'the bear', one: 'a young bear' }, gender: 'he' },
        stander: { forms: { name: 'the ranger' }, gender: 'she' },
        sitter: { forms: { name: 'the badger' }, gender: 'he' },
      },
      words: {
        small: 'a very small bear',
        in: 'in the forest',
        play: 'climb trees',
        loud: 'louder than the owls',
        chair: 'the mossy chair',
        load: 'blackberries',
        floor: 'the moss',
        seat: 'the tree stump',
        wall: 'an oak',
        bed: 'the little bed',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: ['No Lap in Superhero Tower', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
      figures: {
        guard: { forms: { name: 'Captain Whoosh' }, gender: 'she' },
        mirror: { forms: { name: 'Whizz', one: 'a very small superhero called Whizz' }, gender: 'he' },
        stander: { forms: { name: 'Captain Whoosh' }, gender: 'she' },
        sitter: { forms: { name: 'Granny Thunder' }, gender: 'she' },
      },
      words: {
        small: 'a very small superhero',
        in: 'in Superhero Tower',
        play: 'play superheroes',
        loud: 'louder than the alarm',
        chair: 'the big alarm chair',
        load: 'torn capes',
        floor: 'the roof',
        seat: 'the deckchair',
        wall: 'the chimney',
        bed: 'the bed',
      },
    },
    home: {
      themes: [],
      titles: ['Is That Lap Free?', '[is:whom| [Whom] Has Got the Lap | The Baby Has Got the Lap]'],
      figures: {
        guard: { forms: { name: 'Mrs Bunting' }, gender: 'she' },
        mirror: { forms: { name: 'the rabbit', one: 'a young rabbit' }, gender: 'she' },
        stander: { forms: { name: 'Mrs Bunting' }, gender: 'she' },
        sitter: { forms: { name: 'Mr Bunting' }, gender: 'he' },
      },
      words: {
        small: 'a cat',
        in: 'at home',
        play: 'play hide-and-seek',
        loud: 'louder than the hoover',
        chair: 'the big armchair',
        load: 'peas',
        floor: 'the grass',
        seat: 'the garden chair',
        wall: 'the apple tree',
        bed: 'the bed',
      },
    },
  },
  things: { whom: { kinds: [], or: { forms: { name: 'the baby' }, gender: 'it' } } },
  fact: '[Hero] found out how to make a lap, and [whom] was the first to sit in it.',
  next: '[Whom] had learned something new in the night, and nobody had been asked.',
  young: `
== taken
[has:twins| There were two new babies [in]. One only slept. The other one | There was a new baby
[gender|
he: [has| sister: sister | baby: | brother: brother]
| she: [has| brother: brother | baby: | sister: sister]
| [has| baby: | sister: sister | brother: brother]]
[is:whom| called [whom]] [in]. [Whom]]
couldn’t [has:play-football| kick a ball | [play]], and did nothing but drink milk and cry((, [loud])).

-2
[has:bottle| @hero “I’m a baby too,” said [hero]. “Bottle, please.”]
/-2

-3
[has:hospital| @hero “Take [whom] back to the hospital,” said [hero].]

[has:hospital| @adult “They’ve got no laps there,” said [adult], “and babies need one.” [Whom] had [adult’s].]

[has| hospital, bottle: | present: And every present was for [whom]. | cot: [Whom] even had [hero’s] own old cot. | pram: [Whom] even had [hero’s] own old pram. | [feels| sad: @hero “Boring,” said [hero]. But something heavy sat in [his] tummy. | angry: [Hero] stamped, but you couldn’t hear it for the crying. | jealous: @hero “Boring,” said [hero]. | proud: [Hero] was very proud, and told everybody twice. | [has| night: [Whom] even cried all night. | sleep: And when [whom] slept, everybody had to whisper. | @hero “Boring,” said [hero].]]]
/-3

+3
[has| present: And every present was for [whom]. | cot: [Whom] even slept in [hero’s] own old cot. | pram: [Whom] even had [hero’s] own old pram. | night: [Whom] even cried all night, and nobody could sleep. | sleep: And whenever [whom] slept, everybody had to whisper. | cry: [Whom] cried at breakfast, and in the bath, and all night.] [feels:proud| [Hero] was very proud, and told everybody twice. | @hero “Boring,” said [hero].]

[Hero] had shown [whom] [world| ship: a real treasure map | valley: a real dinosaur’s tooth | moon: a real piece of a star | castle: a real golden crown | forest: a real bird’s nest | city: a real silver cape | the very best car], and [whom] was sick on it.
/+3

-3
[has:hospital| | Worst of all, [whom] had [adult’s] lap. [feels| sad: | jealous: It was just [hero’s] size.]]
/-3

+3
And worst of all, [whom] had [adult’s] lap.

[feels| sad: [Hero] wasn’t sad, [he] said. But something heavy sat in [his] tummy. | angry: [Hero] stamped, but you couldn’t hear it for the crying. | lonely: Only the floor was free, and floors don’t hug. | jealous: It was just [hero’s] size, and [whom] didn’t even fill it.]
/+3

&first @hero “Is that lap free?” asked [hero].

@adult “Taken, my love,” said [adult]. “In a minute! The milk’s on for your cocoa.”

But a minute with a baby in it is long.

+2
[Whom] only had to yell to get a lap. So [hero] lay down and yelled too.

@hero “Waaa!”

@adult “Have you hurt yourself?” asked [adult].

@hero “No,” said [hero]. “I’m asking[has:bottle| , and I want a bottle].”

@adult “You’re very good at it,” said [adult]. “But it’s still taken.”
/+2

+3
@hero “Can’t [whom] go back to the hospital?” asked [hero].

@adult “They’ve only got beds there,” said [adult], “and no laps. Everybody needs a lap.”
/+3

== look
-2
So [hero] tried [chair][with| [friend-is| toy, pet: , with [friend] the [friend.kind] | , and [friend] came too]]. It had two arms, but they didn’t come round to the front.
/-2

+2
So [hero] went to look for a free one[with| [friend-is| toy: , with [friend] the [friend.kind] | pet: , and [friend] the [friend.kind] came too | , and [friend] came too]].
/+2

+4
[more| [Others] ran off the other way, to look there.]
/+4

+3
[world|
ship: The captain stood at the wheel.
| valley: The longneck stood there and ate a tree.
| moon: The Martian stood at the big telescope.
| castle: The dragon stood at the gate, on guard.
| forest: The bear stood at an oak, and scratched his back on it.
| city: Captain Whoosh stood on the very edge of the roof.
| Mrs Bunting from next door stood on a ladder, picking cherries.]

@guard “When I stand up, my lap’s gone,” said [guard].

@hero “Where does it go?”

@guard “I’ve never found out,” said [guard].
/+3

+2
[Hero] tried [chair]. It had two soft arms. But they didn’t come round to the front.
/+2

+3
[with2| @friend2 “It isn’t a lap,” said [friend2]. “It’s only a seat.”]
/+3

== milk
Hsss! The milk boiled over.

@adult “The cocoa!” cried [adult], and jumped up. And the lap was gone.

[Adult] laid [whom] in [crib]. But a [has:cot| cot | basket] isn’t a lap, and [whom] yelled.

+3
[with| [friend-is| toy: [Friend] looked in from above, and [whom] yelled at [friend]. | pet: [Friend] looked in over the edge, and [whom] yelled at [friend]. | @friend “It isn’t a lap,” said [friend]. “It’s only a basket.”] | @hero “It isn’t a lap,” said [hero]. “It’s only a basket.”]
/+3

+2
And all at once [hero] knew that yell. It was [his] own.
/+2

@hero “[Whom] is only asking for a lap!” called [hero].

So [hero] sat down((, right there on [world| ship: the deck | castle: the red carpet | valley, forest: the moss | the floor])), and look, there was a lap, [his] own!

@hero “This one’s free,” said [hero][with| [friend-is| toy: . @hero “[Friend] can move over.” And | , and] | , and] [adult] laid [whom] in it((, as warm as new bread)).

== lap
+3
@hero “I know,” [hero] told [whom]. “You had a lap, and it stood up.”
/+3

-2
[with| [friend-is| toy: | pet: | ((When [hero’s] nose itched, [friend] scratched it.))]]
/-2

+2
[Hero] kept very, very still. [with| [friend-is| toy: [Friend] did too, and was good at it. | pet: [Friend] lay down, and kept still too. | When [his] nose itched, [friend] scratched it.] | ((When [his] nose itched, [he] let it itch.))]
/+2

The yelling stopped. ((Two round eyes looked up.)) A small hand held [hero’s] thumb.

+3
It was no bigger than a plum, but it had five fingers, and every finger had a real nail. Somebody had thought of everything.
/+3

+4
It wasn’t easy to be a lap. One foot went to sleep, and then the other. A fly came, and sat on [hero’s] knee, and washed its face for a long time. [Hero] didn’t move. The fly flew away. Then came a yawn, and it was the smallest yawn in all the world.
/+4

+3
&again @guard “Is that lap free?” asked [guard], tired from standing.

@hero “Taken,” said [hero]. “But you’ve got one too. Just sit down!”

[Guard] sat down. @guard “So that’s where it goes,” said [guard]. And [small] climbed right in.
/+3

== back
&again @adult “Is that lap free?” asked [adult].

@hero “Taken,” said [hero]. “In a minute!”

So [adult] sat down behind. [Whom] was in [hero’s] lap, and [hero] was in [adult’s], and two arms came round to the front.

+2
[feels:sad| There was no room left for anything heavy.]
/+2

[has:hospital| @adult “Shall we take [whom] back now?” asked [adult].]

[has:hospital| @hero “No,” said [hero]. “They’ve got no laps there.”]

+2
And then, more quietly: @hero “You never have time.”

@adult “I know,” said [adult]. “My chin’s been cold.” And [adult] laid it on [hero’s] head. “[Whom] doesn’t reach up that far.”
/+2

-2
[has:hospital| | @adult “My chin’s been cold,” said [adult], and laid it on [hero’s] head. “[Whom] doesn’t reach up that far.”]
/-2

+4
There was just enough cocoa left for one cup((, and they drank it turn and turn about)).

After that, nobody knew as much about yelling as [hero].

[Whom] yelled at teatime.

@adult “What’s that one?” asked [adult].

[Hero] listened, with [his] head on one side. @hero “Milk,” said [hero]. And it was milk.

[Whom] yelled in the bath.

@hero “Too wet,” said [hero]. And it was rather wet.

Even [guard] came to ask. [Whom] yelled at [guard] for quite a long time.

@hero “That one doesn’t mean anything,” said [hero]. “It’s just yelling. I do that too.”

@adult “You yelled much louder,” said [adult]. “You had my lap all day, and I ate my soup over your head. You had peas in your hair for a year.”

[Hero] felt [his] hair. It was nice to think that [he] had been there first.
/+4

== bed
+2
[world|
ship: At night the waves rocked the ship slowly.
| valley: At night the dinosaurs lay close together in the dark.
| moon: At night the stars stood quietly round the house.
| castle: At night all the torches were low.
| forest: At night the trees hushed softly.
| city: At night the whole city was quiet.
| At night the wind was quiet.] [Whom] lay in [crib]. [Adult] sat down on [bed].
/+2

-2
At night [adult] sat down on [bed].
/-2

+4
[more| [Others] lay in their beds already, and were quiet.] [Hero] was lying down, and when you lie down there’s no lap either. But that didn’t matter. It would be there again in the morning, as soon as somebody needed it.
/+4

&last @hero “Is that lap free?” yawned [hero].

@adult “It’s been waiting for you,” whispered [adult].

+2
So [hero] climbed in[with| [friend-is| toy: , and [friend] did too | pet: , and [friend] lay on the blanket | , with the blanket] | , with the blanket]. It was warm there, and smelled a bit of milk.
/+2

[Crib] gave a grumble.

+3
@hero “[Whom] is asking,” murmured [hero].
/+3

@adult “Taken,” [adult] told it softly. “In a minute.”

And a minute with [hero] in it is long. !asleep [Hero] was asleep before it was over.

+3
And so was [crib].
/+3
`,
  older: `
== lap
Since
[has:twins| [hero’s] baby twins | [gender|
he: [has| sister: [hero’s] baby sister [is:whom| [whom]] | baby: [is:whom| baby [whom] | the new baby] | brother: [hero’s] baby brother [is:whom| [whom]] | [is:whom| baby [whom] | the new baby]]
| she: [has| brother: [hero’s] baby brother [is:whom| [whom]] | baby: [is:whom| baby [whom] | the new baby] | sister: [hero’s] baby sister [is:whom| [whom]] | [is:whom| baby [whom] | the new baby]]
| [has| baby: [is:whom| baby [whom] | the new baby] | sister: [hero’s] baby sister [is:whom| [whom]] | brother: [hero’s] baby brother [is:whom| [whom]] | [is:whom| baby [whom] | the new baby]]]]
came home, [adult’s] lap had never been free. Not that [hero] needed it, being far too big for laps, but it was good to know about it.

[has:twins| One slept, but the other yelled for two.] [world|
ship: [Whom] could be heard all the way up the mast, smelled like low tide, and didn’t know a pirate from a potato.
| valley: [Whom] could be heard beyond the volcano, smelled like a swamp, and didn’t know a stegosaurus from a sofa.
| moon: [Whom] could be heard all over the moon, smelled like last week’s lunch box, and didn’t know a star from a sandwich.
| castle: [Whom] could be heard down in the dungeon, smelled like the moat, and didn’t know a crown from a biscuit.
| forest: [Whom] could be heard by every owl in the forest, smelled like a wet fox, and didn’t know an oak from an egg.
| city: [Whom] could be heard above the alarm, smelled like a villain’s socks, and couldn’t even fly.
| [Whom] could be heard through two doors, smelled like the back of the fridge, and didn’t know a ball from a bun.]

+2
[has| present: And everybody who came brought a present for [whom]((, who didn’t even look)). | cot: And [whom] slept in [hero’s] own old cot((, and hadn’t asked)). | night: And at night it all began again, and nobody slept a wink. | sleep: And whenever [whom] did sleep, everybody had to whisper. | play-football: And you couldn’t play football with [whom]((, who had never even seen a ball)). | cry: And when there was no more to cry about, [whom] cried about that.]
/+2

-2
[has| hospital: | present: And everybody who came brought a present for [whom]. | cot: And [whom] slept in [hero’s] own old cot. | night: And at night it all began again, and nobody slept a wink. | [feels| sad: [Hero] wasn’t sad, exactly. But something sat in [his] middle, as heavy as a baby. | angry: [Hero] had slammed a door about it, but nobody had heard, because of the noise. | lonely: Nobody had played with [hero] for a week, unless you counted the wall. | jealous: And if you thought about it, [hero] had been in that lap first. | proud: [Hero] was proud all the same, and had told everybody twice.]]
/-2

+2
[feels| sad: [Hero] wasn’t sad, exactly. But something sat in [his] middle that hadn’t been there before, as heavy as a baby. | angry: [Hero] had slammed a door about it, but nobody had heard, because of the noise. | lonely: Nobody had played with [hero] for a week, unless you counted the wall. | jealous: And if you thought about it, [hero] had been in that lap first. | proud: [Hero] was proud all the same, and had told everybody twice.]
/+2

&first @hero “Is that lap free?” asked [hero], in a careless sort of way.

@adult “The minute [whom’s] asleep,” said [adult]. “Could you peg out the nappies?”

[Whom] heard this, and stayed awake.

-3
[has:hospital| @hero “Couldn’t the hospital take [whom] back?” asked [hero].]

[has:hospital| @adult “They’ve only got beds there,” said [adult], “and not one lap.”]
/-3

+3
@hero “Couldn’t the hospital take [whom] back?” asked [hero].

@adult “They’ve got two hundred beds there,” said [adult], “and not one lap.”

[Hero] thought that this was no way to run a hospital.
/+3

-2
*pegs So [hero] hung up eleven nappies[with| [friend-is| toy: , with [friend] the [friend.kind] under one arm, | pet: , and [friend] the [friend.kind] looked on, | , and [friend] helped,]] and to be quick, [he] left out the pegs.
/-2

+2
*pegs So [hero] hung up eleven nappies, and to be quick, [he] left out the pegs. Then [hero] went to find another lap[with| [friend-is| toy: , with [friend] the [friend.kind] under one arm | pet: , and [friend] the [friend.kind] went too | , and [friend] went too]].
/+2

+4
[more| [Others] promised to ask about, and were next seen eating buns.]
/+4

== search
+3
[world|
ship: The captain was standing at the wheel.
| valley: The longneck was standing by the lake, with her head in a tree.
| moon: The commander was standing at the big telescope.
| castle: The knight was standing at the gate, in armour that didn’t bend.
| forest: The ranger was standing high up on a ladder, counting owls.
| city: Captain Whoosh was standing on the edge of the roof, looking out for trouble.
| Mrs Bunting from next door was standing on a ladder, picking cherries.]

@hero “Excuse me,” said [hero], “have you got a lap?”

@stander “When I get up, my lap’s gone,” said [stander], “and I’ve never found out where.”

@hero “Will you be sitting down soon?”

@stander “[world| ship: There are rocks about | valley: I’m only on my second tree | moon: There’s a comet coming | castle: I’m on guard till six | forest: I’ve got as far as four hundred and one | city: There’s a bank being robbed | I’ve still got all this side to do],” said [stander]. “Try again this evening.”

[world|
ship: The cook was sitting down, but there were forty potatoes in his lap.
| valley: The triceratops was sitting down, but there were sixty pine cones in his lap.
| moon: The robot was sitting down, but there were two hundred screws in his lap.
| castle: The wizard was sitting down, but there were nine frogs in his lap, and one of them had been the gardener.
| forest: The badger was sitting down, but there were three hundred blackberries in his lap.
| city: Granny Thunder was sitting down, but there were seven torn capes in her lap, and forty pins.
| Mr Bunting was sitting down, but there were about a thousand peas in his lap.]

@sitter “Taken,” said [sitter]. “And don’t make me laugh. With a lap, the main thing is to keep still.”

After that [hero] tried [world| ship: the captain’s own chair | valley: a mossy old tree | moon: the rocket seat | castle: the king’s second-best chair | forest: a mossy old tree | city: the alarm chair | the old armchair in the shed], which was soft, and had [world| valley, forest: two roots like arms | two arms]. [He] sat there politely for some time. But the arms stayed at the sides, where they’d always been, and it didn’t seem to occur to them to come round to the front.

[with2| @friend2 “That’s not a lap,” said [friend2], who’d walked right round it. “That’s just something to sit on.” | @hero “You’re not a lap,” [hero] told it. “You’re just something to sit on.”]
/+3

+2
[world|
ship: Behind the biscuit barrel leaned a young monkey((, with a face as long as a wet week)).
| valley: Behind a fern stood a little T. rex called Pebble((, with a face as long as a wet week)).
| moon: Behind the door stood a little Martian((, with a face as long as a wet week)).
| castle: Behind the curtain stood a young dragon((, with a face as long as a wet week)).
| forest: Behind a bush stood a young bear((, with a face as long as a wet week)).
| city: Behind the chimney stood a very small superhero called Whizz((, with a face as long as a wet week)).
| By the hedge stood a young rabbit((, with a face as long as a wet week)).]

@mirror “There aren’t any laps,” said [mirror]. “((I’ve been looking since Monday. ))My mother’s has got twins in it[has:twins| , too].”
/+2

+3
@hero “What can they do?” asked [hero].

@mirror “One of them dribbles,” said [mirror], “and so does the other.”

@hero “Ours mostly yells,” said [hero], and they both felt a little better.
/+3

+2
They agreed that whoever found a free one would come and say so.
/+2

== half
-2
When [he] came back, something wonderful had happened. [Whom] lay in [crib], fast asleep, and [adult’s] lap was empty. [Hero] was in it before [adult] could put down the nappy cream.
/-2

+2
When [hero] came back to [seat], something wonderful had happened. [Whom] lay in [crib], fast asleep, and [adult’s] lap was empty. [Hero] was in it before [adult] could put down the nappy cream.
/+2

-3
[Hero] had just begun to tell [adult] everything, when [crib] gave a grunt, and then a yell.
/-3

+3
((It was a good lap, and nothing about it had changed.)) [Hero] was just telling [adult] about [sitter], when [crib] gave a grunt, and then a squeak, and then a yell.
/+3

&again @hero “Taken,” [hero] told [crib].

-2
But one of [adult’s] feet had begun to rock [crib]. It was only half a lap by now. The other half was listening to somebody else.
/-2

+2
[Adult’s] arms stayed right where they were. But one of [adult’s] feet had begun to rock [crib], and [adult] only said Mm, even at the very best part. It was only half a lap by now. The other half was listening to somebody else.
/+2

@hero “You never have time for me any more,” said [hero].

@adult “Mm,” said [adult].

[Hero] sat in that half for as long as anybody could have borne it. @hero “Oh, take [whom], then,” said [hero], and got down.

+2
@adult “That was very kind,” said [adult].

@hero “It was very loud,” said [hero].
/+2

== wind
[world|
ship: Then the wind got up, and eleven nappies sailed away over the mast((, with a gull behind them)).
| valley: Then the wind got up, and eleven nappies flew across the valley and landed on a stegosaurus((, who walked off in them)).
| moon: Then somebody switched on the big fan. On the moon things weigh next to nothing, and eleven nappies floated off the line((, and set out for the ceiling)).
| castle: Then the wind got up, and eleven nappies flew away over the moat, and one of them landed on an old dragon((, who took it for snow)).
| forest: Then the wind got up, and eleven nappies flew away through the trees((, and a stag went by with two of them on his antlers)).
| city: Then the wind got up, and eleven nappies flew away over the city((, and down in the street people pointed, and asked if it was a bird)).
| Then the wind got up, and eleven nappies flew over the hedge, and one of them landed on Mrs Bunting.]

@adult “Didn’t you peg them?” cried [adult]((, jumping up)).

@hero “Not all of them,” said [hero]. That was true, but not very.

-2
@adult “I need both hands,” said [adult], “and somebody here needs a lap!” And [whom] began to yell.
/-2

+2
@adult “I need both hands,” said [adult], “and somebody here needs a lap!” And [whom], who’d only just stopped, began again.
/+2

It was just what [hero] had been asking all day, only louder.

+3
[Stander] was standing up. [Sitter] was full of [load]. There wasn’t a free lap to be seen.
/+3

So [hero] sat down((, with [his] back against [wall])), and there was a lap, and it was [hero’s] own. ((It must have been there every time [hero] sat down, and nobody had ever looked.))

@hero “This one’s free,” said [hero][with| [friend-is| toy: , and moved [friend] over]], and [adult] laid [whom] in it, and ran.

== baby
[Whom] was as heavy as [world| ship: a cannonball | valley: a dinosaur’s egg | moon: a piece of the moon | castle: a bag of gold | forest: a basket of mushrooms | city: a bag of spanners | a bag of sugar], only warmer. A small hand found [hero’s] thumb(( and held on to it)), and the yelling stopped. ((Two round eyes stared up, as though [hero] were the new one.))

+2
[Hero] kept very still. @hero “I live here,” [hero] explained. “I’ve been here for years.”

[Whom] seemed to be glad to hear it.

From close up, this was quite a different sort of baby. ((There were ten fingernails, all finished.)) There was a bit of hair that stuck up, at just the place where [hero’s] did. [with| [friend-is| toy, pet: [Friend] looked from one to the other. | @friend “That’s your hair,” said [friend], and wetted a finger and tried to make it lie down, and it wouldn’t.] | [Hero] licked a finger and tried to make it lie down, and it wouldn’t. That hair never would, as [hero] knew very well.]
/+2

[with| [friend-is| toy, pet: ((Then [hero’s] nose began to itch.)) | Then [hero’s] nose began to itch, and [friend] scratched it((, a little too far to the left)).] | ((Then [hero’s] nose began to itch.))] Then [hero’s] left leg went to sleep, and then so did [whom].

== choice
+2
Just then [mirror] came running.

@mirror “I’ve found one!” called [mirror]. “[world|
ship: The captain’s sitting down! She’s got cake, and she’s telling the one about the whale!
| valley: The longneck’s lying down! She’s got a lap like a hill, and you’re allowed to slide down her tail!
| moon: The commander’s sitting down! She’s got cocoa, and she’s telling the one about the comet!
| castle: The knight’s got his armour off! He’s got cake, and he’s telling the one about the giant!
| forest: The ranger’s come down! She’s got toast, and she’s telling the one about the wolf!
| city: Captain Whoosh is sitting down! She’s got cake, and she’s telling the one about the train!
| Mrs Bunting’s come down! She’s got a bowl of cherries, and she’s telling the one about the bull!]”

[Hero] had been looking for that all day. But there were five small fingers round one thumb, and if [he] stood up, the lap was gone.
/+2

+3
[with| [friend-is| toy, pet: [Hero] tried to slide the thumb out, just a little. The five fingers tightened at once. | @friend “I could take over,” said [friend], and meant it. But you can’t pass on a sleeping baby like a parcel. Both of them could see that.] | [Hero] tried to slide the thumb out, just a little. The five fingers tightened at once.]
/+3

+4
Far away, people had started to laugh already. They must have got to the good part. [Hero] thought of [crib]. It was only a few steps off, and nobody could say that there was anything wrong with it. But [whom] had lost one lap already today, and it was all because of eleven nappies, and no pegs. Somebody ought to be the lap that stayed. It was odd, because nobody had told [hero] to stay, and that made it a good deal harder to go.
/+4

+2
@hero “You go,” said [hero]. “I’m sitting down.”

[Mirror] noticed [hero’s] knees. &again @mirror “Is that one free?”

@hero “Taken,” said [hero]((, and it sounded very grand)).

@mirror “Wherever did you get it?”

@hero “You just sit down,” said [hero]. “And then you have to stay.”

[Mirror] looked down at [mirror.his] own knees((, for the very first time)), and went home to try it on the twins.
/+2

== twins
+3
It wasn’t long before [mirror.he] was back, walking in a very upright sort of way.

@mirror “I had them both,” said [mirror], “one on each knee. They dribbled all over me. And then one of them looked at me and did this.” [Mirror] showed what it had done. It was a sort of smile, with no teeth in it.

@hero “Ours hasn’t done that yet,” said [hero].

@mirror “You have to wait for it,” said [mirror] kindly. “I expect it takes a good lap.”
/+3

== back
-2
[Adult] came back with eleven nappies.

@hero “I’m sorry about the pegs,” whispered [hero]. “I can’t feel my leg.”
/-2

+2
At last [adult] came back, with [world| ship: eleven nappies and a feather | valley: eleven nappies, one with a hole in it the shape of a spike | moon: eleven nappies and a long butterfly net | castle: eleven nappies and wet feet | forest: eleven nappies and a great many twigs | city: eleven nappies and a note from the fire brigade | eleven nappies and a good deal of hedge]((, and stood there looking at the two of them)).

@hero “I’m sorry about the pegs,” whispered [hero]. “There weren’t any. Not on one of them.”

@adult “I did wonder,” whispered [adult]. ((“Have you been sitting here the whole time?”))

@hero “I can’t feel my leg,” whispered [hero].
/+2

@adult “Don’t get up,” said [adult], and sat down too, just behind((, with one knee on each side)). Now [whom] was in [hero’s] lap, and [hero] was in [adult’s].

-2
[feels:sad| Whatever had been sitting in [hero’s] middle had got up and gone.]
/-2

+2
[Hero] leaned back, to see if anybody was in the way. Nobody was. [feels:sad| And whatever had been sitting in [hero’s] middle had got up and gone.]
/+2

+2
@adult “You were telling me something,” said [adult], “and I only heard half. What was the very best part?”

So [hero] told it all again, in a whisper((, right from the start)). And this time [adult] gasped in all the right places, and never once said Mm.

@adult “And you said I never have time for you,” said [adult]. “I heard that too. It’s true, and I don’t like it either.”

That was much better than Mm.

@adult “My chin’s been cold for weeks,” said [adult], and laid it on [hero’s] head. “[Whom] doesn’t reach up that far.”
/+2

-2
@adult “You said I never have time,” said [adult], and laid a chin on [hero’s] head. “It’s true, and my chin’s been cold for weeks.”
/-2

+4
@hero “Was I like that?” asked [hero].

@adult “Louder,” said [adult]. “We had to put cotton wool in our ears.”

@hero “And did I smell?”

@adult “[world| ship: The fish complained | valley: The swamp complained | moon: They noticed it on Mars | castle: We thought the drains had gone | forest: Even the foxes moved away | city: Two villains gave themselves up | The postman left our letters next door],” said [adult]. “And you couldn’t do anything at all, except be held. So I held you. I don’t believe I got up for a year.”

[Hero] hadn’t known that. It was good to hear that the lap had been [hero’s] for a whole year, day and night, before anybody else had even asked.

Then people came over, because [mirror] had told everybody about the lap. [Stander] sat down on [floor] too, and so did [sitter], who’d got rid of the [load]. [more| [Others] brought the last two buns, and had even saved them on purpose.] There were laps wherever you looked, and nearly all of them were free. [Hero] didn’t try a single one.
/+4

== bed
-2
^pegs That night there were two pegs on every nappy, and [adult] sat down on [bed]. [Hero] was far too big for laps, of course.
/-2

+2
[world|
ship: That night the wind was only a breath, and the ship rocked slowly.
| valley: That night the dinosaurs lay close together, and breathed slowly.
| moon: That night the Earth hung in the window, blue and quiet.
| castle: That night the torches burned low, and the moat lay quiet under the moon.
| forest: That night the trees were quiet, and one owl counted softly to itself.
| city: That night the city was quiet, and one window after another went softly dark.
| That night the garden was quiet, and the moon stood quietly over the cherry tree.] ^pegs On the line hung eleven nappies, with two pegs each, because [hero] had put them there.
/+2

+4
[more| [Others] lay in bed already. Somebody there breathed in, and somebody else breathed out.]
/+4

+3
[with| [friend-is| toy: [Friend] lay in bed already, and kept it warm. | pet: [Friend] lay at the foot of the bed already, and kept it warm. | [Friend] was nearly asleep, with one finger still a little wet.] | It had been a long day for a leg, and it lay still and warm under the blanket.] Some way off, somebody with two wet knees was being told how good [mirror.he] had been, and for once nobody interrupted.
/+3

+2
[Whom] lay quietly in [crib]. [Adult] came in slowly on soft feet, and sat down on [bed]. [Hero] was far too big for laps, of course.
/+2

-2
&last @hero “Is that lap free?” asked [hero].
/-2

+2
&last @hero “Is that lap free?” asked [hero], in a careless sort of way.
/+2

@adult “I’ve been keeping it for somebody,” whispered [adult]. “Somebody with long legs.”

+2
[Hero] fitted in quite well, apart from the legs.
/+2

+3
The legs had to stay outside on the blanket, but they didn’t mind. Both of [adult’s] arms came round, and both of [adult’s] feet were still.

@hero “It’s a whole one,” said [hero] after a while.

@adult “It was never gone,” said [adult]. “It was only standing up.”
/+3

-2
[Hero] fitted in, apart from the legs, and it was warm there. [Crib] gave a soft grumble.
/-2

+2
It was warm there, and smelled a little of milk. [Crib] gave a soft grumble.
/+2

@adult “The minute [hero’s] asleep,” [adult] told it quietly.

[Hero] heard this, and stayed awake for as long as anybody can in a lap like that. !asleep It wasn’t long.
`,
}
