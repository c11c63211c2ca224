import type { Telling } from '../../../../craft/telling.ts'

export const newBaby: Telling = {
  id: 'new-baby',
  shape: 'quest',
  fits: { kind: 'life', subjects: ['new-baby'], when: ['past', 'today', 'always'] },
  ages: [3, 10],
  tile: { label: 'A new baby', wish: 'our new baby is home and she is jealous' },
  titles: ['Is That Lap Free?', 'The Lap Was Taken'],
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['No Lap on the Pirate Ship', 'Is That Lap Free, Captain?'],
      figures: {
        mirror: { forms: { name: 'the monkey', one: 'a young monkey' }, gender: 'he' },
        stander: { forms: { name: 'the captain' }, gender: 'she' },
        sitter: { forms: { name: 'the cook' }, gender: 'he' },
      },
      words: { load: 'potatoes', floor: 'the deck', seat: 'the big barrel', wall: 'the mast', bed: 'the bunk' },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['No Lap Among the Dinosaurs', 'A Lap as Big as a Hill'],
      figures: {
        mirror: { forms: { name: 'Pebble', one: 'a little T. rex called Pebble' }, gender: 'she' },
        stander: { forms: { name: 'the longneck' }, gender: 'she' },
        sitter: { forms: { name: 'the triceratops' }, gender: 'he' },
      },
      words: { load: 'pine cones', floor: 'the moss', seat: 'the flat stone', wall: 'a rock', bed: 'the bed of moss' },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      titles: ['No Lap on the Moon', 'The Lap That Was Not on the Map'],
      figures: {
        mirror: { forms: { name: 'the little Martian', one: 'a little Martian' }, gender: 'she' },
        stander: { forms: { name: 'the commander' }, gender: 'she' },
        sitter: { forms: { name: 'the robot' }, gender: 'he' },
      },
      words: { load: 'screws', floor: 'the floor', seat: 'the moon seat', wall: 'the oxygen tank', bed: 'the bunk' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['No Lap in the Castle', 'The Lap on the Throne'],
      figures: {
        mirror: { forms: { name: 'the dragon', one: 'a young dragon' }, gender: 'she' },
        stander: { forms: { name: 'the knight' }, gender: 'he' },
        sitter: { forms: { name: 'the wizard' }, gender: 'he' },
      },
      words: {
        load: 'frogs',
        floor: 'the red carpet',
        seat: 'the throne',
        wall: 'a pillar',
        bed: 'the big castle bed',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['No Lap in the Forest', 'The Bear Who Looked for a Lap'],
      figures: {
        mirror: { forms: { name: 'the bear', one: 'a young bear' }, gender: 'he' },
        stander: { forms: { name: 'the ranger' }, gender: 'she' },
        sitter: { forms: { name: 'the badger' }, gender: 'he' },
      },
      words: { load: 'blackberries', floor: 'the moss', seat: 'the tree stump', wall: 'an oak', bed: 'the little bed' },
    },
    city: {
      themes: ['superheroes'],
      titles: ['No Lap in Superhero Tower', 'The Lap That Saved the Day'],
      figures: {
        mirror: { forms: { name: 'Whizz', one: 'a very small superhero called Whizz' }, gender: 'he' },
        stander: { forms: { name: 'Captain Whoosh' }, gender: 'she' },
        sitter: { forms: { name: 'Granny Thunder' }, gender: 'she' },
      },
      words: { load: 'torn capes', floor: 'the roof', seat: 'the deckchair', wall: 'the chimney', bed: 'the bed' },
    },
    home: {
      themes: [],
      titles: ['Is That Lap Free?', 'The Lap Was Taken'],
      figures: {
        mirror: { forms: { name: 'the rabbit', one: 'a young rabbit' }, gender: 'she' },
        stander: { forms: { name: 'Mrs Bunting' }, gender: 'she' },
        sitter: { forms: { name: 'Mr Bunting' }, gender: 'he' },
      },
      words: { load: 'peas', floor: 'the grass', seat: 'the garden chair', wall: 'the apple tree', bed: 'the bed' },
    },
  },
  fact: '[Hero] found out how to make a lap, and showed [mirror.one] as well.',
  next: 'The baby had learned something new in the night, and nobody had been asked.',
  young: `
== taken
[world|
ship: There was a new baby on the pirate ship. The baby cried(( louder than the gulls)), smelled of fish, and couldn’t play pirates.
| valley: There was a new baby among the dinosaurs. The baby cried(( louder than a stegosaurus)), smelled like a swamp, and couldn’t play.
| moon: There was a new baby in the house on the moon. The baby cried(( louder than a rocket)), smelled like old socks, and couldn’t play astronauts.
| castle: There was a new baby in the castle. The baby cried(( louder than the trumpets)), smelled like the moat, and couldn’t play knights.
| forest: There was a new baby in the house in the forest. The baby cried(( louder than the owls)), smelled like a wet fox, and couldn’t climb.
| city: There was a new baby in Superhero Tower. The baby cried(( louder than the alarm)), smelled like old socks, and couldn’t fly.
| There was a new baby at home. The baby cried(( louder than the hoover)), smelled like old cheese, and couldn’t play.]

+3
[Hero] had shown the baby [world| ship: a real treasure map | valley: a real dinosaur’s tooth | moon: a real piece of a star | castle: a real golden crown | forest: a real bird’s nest | city: a real silver cape | the very best car]. The baby was sick on it.
/+3

And worst of all, the baby had [adult’s] lap.

&first @hero “Is that lap free?” asked [hero].

@adult “Taken, my love,” said [adult]. “In a minute!”

-2
But a minute with a baby in it is long.
/-2

+2
[Hero] waited. But the baby had to burp, and then the baby had to sleep. A minute with a baby in it is very long.
/+2

So [hero] went to look for another lap[with| , and [friend] came too].

+4
[more| [Others] ran off the other way, to look there.]
/+4

== look
[world|
ship: The captain stood at the wheel.
| valley: The longneck stood there and ate a tree.
| moon: The commander stood at the big telescope.
| castle: The knight stood at the gate, because his armour didn’t bend.
| forest: The ranger stood high up on a ladder, counting owls.
| city: Captain Whoosh stood on the very edge of the roof.
| Mrs Bunting from next door stood on a ladder, picking cherries.]

+3
@hero “Is your lap free?” asked [hero].
/+3

@stander “When I stand up, my lap’s gone,” said [stander].

+2
@hero “Where does it go?”

@stander “I’ve never found out,” said [stander].
/+2

+2
[world|
ship: The cook was sitting down. But his lap was full of potatoes.
| valley: The triceratops was sitting down. But his lap was full of pine cones.
| moon: The robot was sitting down. But his lap was full of screws.
| castle: The wizard was sitting down. But his lap was full of frogs.
| forest: The badger was sitting down. But his lap was full of blackberries.
| city: Granny Thunder was sitting down. But her lap was full of torn capes.
| Mr Bunting was sitting down. But his lap was full of peas.]

@sitter “Taken,” said [sitter]. *still “And I have to keep very still, or they all fall out.”
/+2

+3
[world|
ship: Then they came to the captain’s own chair. It was soft, and it had two arms.
| valley: Then there was an old mossy tree. It was soft, and it had two roots like arms.
| moon: Then there was the rocket seat. It was soft, and it had two arms.
| castle: Then there was the king’s best chair. It was soft, and it had two arms.
| forest: Then there was an old mossy tree. It was soft, and it had two roots like arms.
| city: Then there was the alarm chair. It was soft, and it had two arms.
| Then there was the armchair. It was soft, and it had two arms.]

[Hero] climbed in and waited. But the two arms stayed where they were. They didn’t come round to the front.

[with2| @friend2 “It isn’t a lap,” said [friend2]. “It’s only a seat.” | @hero “It isn’t a lap,” said [hero]. “It’s only a seat.”]
/+3

== mirror
[world|
ship: Behind the biscuit barrel stood a young monkey((, with a long face)).
| valley: Behind a fern stood a little T. rex called Pebble((, with a long face)).
| moon: Behind the door stood a little Martian((, with a long green face)).
| castle: Behind the curtain stood a young dragon((, with a long face)).
| forest: Behind a bush stood a young bear((, with a long face)).
| city: Behind the chimney stood a very small superhero called Whizz((, with a long face)).
| By the hedge stood a young rabbit((, with a long face)).]

@mirror “There’s a new baby in my mum’s lap too,” said [mirror].

+4
@hero “Does yours cry?” asked [hero].

@mirror “All night,” said [mirror].

@hero “Can yours play?”

@mirror “Only dribbling,” said [mirror].

@hero “Ours can do that as well,” said [hero]. They both felt a little better.

Then they looked together. They looked [world| ship: under the flag and in the cannon | valley: under the ferns and in a very big footprint | moon: under the beds and in a space boot | castle: under the stairs and in a knight’s iron boot | forest: under the leaves and in a hollow tree | city: under the stairs and in the cape cupboard | under the bench and in the watering can]. They found a lot of things, but no lap. Perhaps that was where laps went, to some other place, where nobody had looked yet.
/+4

== nappies
[world|
ship: Then a gull flew off with the clean nappies!
| valley: Then a pterodactyl flew off with the clean nappies!
| moon: Then the clean nappies floated away, up and up!
| castle: Then the clean nappies flew away over the moat!
| forest: Then a stag walked off with the clean nappies on his antlers!
| city: Then the clean nappies flew away over the city!
| Then the clean nappies flew away over the hedge!]

@adult “I need both hands!” called [adult]. “Who’s got a lap?”

+2
[Stander] was standing up. [Sitter’s] lap was full. There was no lap anywhere.
/+2

So [hero] sat down((, right there on [floor])). And look, there was a lap, [hero’s] very own!

@hero “This one’s free,” said [hero]. [Adult] put the baby in it, and ran.

== lap
The baby was as warm as new bread, and yelled.

+2
@hero “I know,” [hero] told the baby. “You had a lap, and now it’s gone. You can have mine.”
/+2

-2
[Hero] kept very still. [with| [Hero’s] nose itched, and [friend] scratched it.] And the yelling stopped, and the baby held [hero’s] thumb.
/-2

+2
^still [Hero] kept very, very still. [Hero’s] nose itched. [with| [Friend] scratched it. | [Hero] let it itch.] And the yelling stopped. The baby looked up, and took hold of [hero’s] thumb((, and didn’t let go)).
/+2

+3
It was a tiny hand. But it had five fingers, and on every finger there was a real nail. Somebody had thought of everything.

[with| @friend “The baby likes you,” whispered [friend]. | @hero “You’re very strong,” whispered [hero].] The baby said nothing, and held on.
/+3

+4
It wasn’t easy to be a lap. One foot went to sleep, and then the other. A fly came, and sat on [hero’s] knee, and washed its face for a long time. [Hero] didn’t move. The fly flew away, and the baby yawned, and it was the smallest yawn in all the world.
/+4

&again @mirror “Is that lap free?” asked [mirror].

@hero “Taken,” said [hero]. “But you’ve got one too. Just sit down!”

[Mirror] ((ran home and ))sat down. [world|
ship: And the newest monkey climbed right in.
| valley: And the newest T. rex flopped right in.
| moon: And the newest Martian bounced right in.
| castle: And the newest dragon crawled right in, and only smoked a little.
| forest: And the newest bear rolled right in.
| city: And the newest superhero flew right in.
| And the newest rabbit hopped right in.]

+3
@mirror “It tickles!” called [mirror].
/+3

== back
-2
Then [adult] came back, and sat down behind [hero]. The baby was in [hero’s] lap, and [hero] was in [adult’s].
/-2

+2
Then [adult] came back with the nappies((, quite out of breath)).

@hero “I can’t get up,” said [hero], “or there’ll be no lap.”

@adult “Then don’t,” said [adult], and sat down too, right behind. ((Two long arms came round to the front.)) The baby was in [hero’s] lap, and [hero] was in [adult’s].
/+2

+4
@hero “Who’s behind you?” asked [hero].

@adult “Nobody,” said [adult].

That wouldn’t do. So [stander] came, and sat down behind [adult]. [Sitter] put the [load] away, and sat down behind [stander]. [with| [Friend] sat down in front, and had the baby’s two feet. | The baby’s two feet stuck out in front.] It was the longest row of laps that [world| ship: the sea | valley: the volcano | moon: the moon | castle: the castle | forest: the forest | city: the city | the garden] had ever seen.

@adult “That was a good lap,” said [adult]. “How did you find it?”

@hero “I didn’t find it,” said [hero]. “I made it, out of me.”
/+4

== bed
+2
[world|
ship: At night the waves rocked the ship slowly. The baby slept in the basket.
| valley: At night the dinosaurs lay close together in the dark. The baby slept in the basket.
| moon: At night the stars stood quietly round the house. The baby slept in the basket.
| castle: At night all the torches were low. The baby slept in the basket.
| forest: At night the trees hushed softly. The baby slept in the basket.
| city: At night the whole city was quiet. The baby slept in the basket.
| At night the wind was quiet. The baby slept in the basket.] [Adult] came and sat down on [bed].
/+2

-2
At night the baby slept, and [adult] sat down on [bed].
/-2

+4
[more| [Others] lay in their beds already, and were quiet.] [Hero] was lying down, and when you lie down there’s no lap either. But that didn’t matter. It would be there again in the morning, as soon as the baby needed it.
/+4

&last @hero “Is that lap free?” yawned [hero].

@adult “It’s been waiting for you(( all day)),” whispered [adult].

+3
So [hero] climbed in, with the blanket. Nobody was hungry, and nobody had to burp. The two arms came round, and stayed there.
/+3

It was warm, and smelled a bit of milk. !asleep Soon [hero] was asleep.

@adult “Taken,” [adult] told [world| moon: the stars | the moon].
`,
  older: `
== lap
Since the baby came, [adult’s] lap had never been free. Not that [hero] needed it, being far too big for laps, but it was good to know about it.

[world|
ship: The baby could be heard all the way up the mast, smelled like low tide, and didn’t know a pirate from a potato.
| valley: The baby could be heard beyond the volcano, smelled like a swamp, and didn’t know a stegosaurus from a sofa.
| moon: The baby could be heard all over the moon, smelled like last week’s lunch box, and didn’t know a star from a sandwich.
| castle: The baby could be heard down in the dungeon, smelled like the moat, and didn’t know a crown from a biscuit.
| forest: The baby could be heard by every owl in the forest, smelled like a wet fox, and didn’t know an oak from an egg.
| city: The baby could be heard above the alarm, smelled like a villain’s socks, and couldn’t even fly.
| The baby could be heard through two doors, smelled like the back of the fridge, and didn’t know a ball from a bun.] ((So far, the baby had learned to do only one thing, and that was to be held.))

&first @hero “Is that lap free?” asked [hero], in a careless sort of way.

@adult “The minute the baby’s asleep,” said [adult]. “Could you peg out the nappies?”

The baby heard this, and stayed awake.

*pegs So [hero] hung up eleven nappies, and since nobody was looking, [he] left out the pegs. Then [hero] went to find another lap[with| , and [friend] went too].

+4
[more| [Others] promised to ask about, and were next seen eating buns.]
/+4

== search
[world|
ship: The captain was standing at the wheel.
| valley: The longneck was standing by the lake, with her head in a tree.
| moon: The commander was standing at the big telescope.
| castle: The knight was standing at the gate, in armour that didn’t bend.
| forest: The ranger was standing high up on a ladder, counting owls.
| city: Captain Whoosh was standing on the edge of the roof, looking out for trouble.
| Mrs Bunting from next door was standing on a ladder, picking cherries.]

+3
@hero “Excuse me,” said [hero], “have you got a lap?”
/+3

@stander “When I get up, my lap’s gone,” said [stander], “and I’ve never found out where.”

+3
@hero “Will you be sitting down soon?”

@stander “[world| ship: There are rocks about | valley: I’m only on my second tree | moon: There’s a comet coming | castle: I’m on guard till six | forest: I’ve got as far as four hundred and one | city: There’s a bank being robbed | I’ve still got all this side to do],” said [stander]. “Try again this evening.”
/+3

+2
[world|
ship: The cook was sitting down, but there were forty potatoes in his lap.
| valley: The triceratops was sitting down, but there were sixty pine cones in his lap.
| moon: The robot was sitting down, but there were two hundred screws in his lap.
| castle: The wizard was sitting down, but there were nine frogs in his lap, and one of them had been the gardener.
| forest: The badger was sitting down, but there were three hundred blackberries in his lap.
| city: Granny Thunder was sitting down, but there were seven torn capes in her lap, and forty pins.
| Mr Bunting was sitting down, but there were about a thousand peas in his lap.]

@sitter “Taken,” said [sitter]. *still “And don’t make me laugh. With a lap, the main thing is to keep still.”
/+2

+3
After that [hero] tried [world| ship: the captain’s own chair | valley: a mossy old tree | moon: the rocket seat | castle: the king’s second-best chair | forest: a mossy old tree | city: the alarm chair | the big armchair], which was soft, and had [world| valley, forest: two roots like arms | two arms]. [He] sat there politely for some time. But the arms stayed at the sides, where they’d always been, and it didn’t seem to occur to them to come round to the front.

[with2| @friend2 “That’s not a lap,” said [friend2], who’d walked right round it. “That’s just something to sit on.” | @hero “You’re not a lap,” [hero] told it. “You’re just something to sit on.”]
/+3

[world|
ship: Behind the biscuit barrel leaned a young monkey((, with a face as long as a wet week)).
| valley: Behind a fern stood a little T. rex called Pebble((, with a face as long as a wet week)).
| moon: Behind the door stood a little Martian((, with a face as long as a wet week)).
| castle: Behind the curtain stood a young dragon((, with a face as long as a wet week)).
| forest: Behind a bush stood a young bear((, with a face as long as a wet week)).
| city: Behind the chimney stood a very small superhero called Whizz((, with a face as long as a wet week)).
| By the hedge stood a young rabbit((, with a face as long as a wet week)).]

@mirror “There aren’t any laps,” said [mirror]. “((I’ve been looking since Monday. ))My mother’s has got twins in it.”

+3
@hero “What can they do?” asked [hero].

@mirror “One of them dribbles,” said [mirror], “and so does the other.”

@hero “Ours mostly yells,” said [hero], and they both felt a little better.
/+3

They agreed that whoever found a free one would fetch the other.

== half
+2
When [hero] came back to [seat], something wonderful had happened. The baby lay in the basket, fast asleep, and [adult’s] lap was empty. [Hero] was in it before [adult] could put down the nappy cream.

((It was a good lap, and nothing about it had changed.)) [Hero] told [adult] about [stander], and was just coming to [sitter], when the basket gave a grunt, and then a squeak, and then a yell.

@hero “Taken,” [hero] told the basket.

[Adult’s] arms stayed right where they were. But one of [adult’s] feet had begun to rock the basket, and [adult] only said Mm, even at the part with the [load]. It was only half a lap by now. The other half was listening to somebody else.

[Hero] sat in that half for as long as anybody could have borne it. @hero “Oh, take the baby, then,” said [hero], and got down.

@adult “That was very kind,” said [adult].

@hero “It was very loud,” said [hero].
/+2

== wind
[world|
ship: Just then the wind got up, and eleven nappies sailed away over the mast((, with a gull behind them)).
| valley: Just then the wind got up, and eleven nappies flew across the valley and landed on a stegosaurus((, who walked off in them)).
| moon: Just then somebody opened the big door. On the moon things weigh next to nothing, and eleven nappies floated up off the line((, and set out for the ceiling)).
| castle: Just then the wind got up, and eleven nappies flew away over the moat((, and the trumpeter took them for flags, and blew)).
| forest: Just then the wind got up, and eleven nappies flew away through the trees((, and a stag went by with two of them on his antlers)).
| city: Just then the wind got up, and eleven nappies flew away over the city((, and down in the street people pointed, and asked if it was a bird)).
| Just then the wind got up, and eleven nappies flew over the hedge, and one of them landed on Mrs Bunting.]

@adult “Didn’t you peg them?” cried [adult]((, jumping up)).

@hero “Not all of them,” said [hero]. That was true, but not very.

-2
@adult “I need both hands,” said [adult], “and the baby needs a lap!” And the baby began to yell.
/-2

+2
@adult “I need both hands,” said [adult], “and the baby needs a lap!” And the baby, who’d only just stopped, began again.
/+2

+2
They looked at [stander], who was standing up. They looked at [sitter], who was full. There wasn’t a free lap to be seen.
/+2

So [hero] sat down((, with [his] back against [wall])), and there was a lap, and it was [hero’s] own. ((It must have been there every time [hero] sat down, and nobody had ever looked.))

@hero “This one’s free,” said [hero], and [adult] laid the baby in it, and ran.

== baby
The baby was as heavy as [world| ship: a cannonball | valley: a dinosaur’s egg | moon: a piece of the moon | castle: a bag of gold | forest: a basket of mushrooms | city: a bag of spanners | a bag of sugar], only warmer. A small hand found [hero’s] thumb(( and held on to it)), and the yelling stopped. The baby stared up at [hero], as though [hero] were the new one.

+2
^still [Hero] kept very still. @hero “I live here,” [hero] explained. “I’ve been here for years.”

The baby seemed to be glad to hear it.

From close up it was a different sort of baby. ((There were ten fingernails, all finished.)) There was a bit of hair that stuck up, at just the place where [hero’s] did. [with| @friend “That’s your hair,” said [friend], and wetted a finger and tried to make it lie down, and it wouldn’t, any more than [hero’s] would. | [Hero] licked a finger and tried to make it lie down, and it wouldn’t. That hair never would, as [hero] knew very well.]
/+2

[with| Then [hero’s] nose began to itch, and [friend] scratched it((, a little too far to the left)). | ((Then [hero’s] nose began to itch.))] Then [hero’s] left leg went to sleep, and then so did the baby.

== choice
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

+3
[with| @friend “I could have the baby,” said [friend], and meant it. But you can’t pass on a sleeping baby like a parcel. Both of them could see that. | [Hero] tried to slide the thumb out, just a little. The five fingers tightened at once, without waking up.]
/+3

+4
Far away, people had started to laugh already. They must have got to the good part. [Hero] thought of the basket. It was only a few steps off, and nobody could say that there was anything wrong with it. But the baby had already lost one lap today, and it was all because of eleven nappies, and no pegs. Somebody ought to be the lap that stayed. It was odd, because nobody had told [hero] to stay, and that made it a good deal harder to go.
/+4

@hero “You go,” said [hero]. “I’m sitting down.”

[Mirror] noticed [hero’s] knees. &again @mirror “Is that one free?”

@hero “Taken,” said [hero]((, and it sounded very grand)).

@mirror “Wherever did you get it?”

@hero “You just sit down,” said [hero]. “And then you have to stay.”

[Mirror] looked down at [mirror.his] own knees((, for the very first time)), and went home to try it on the twins.

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
At last [adult] came back, with [world| ship: eleven nappies and a feather | valley: eleven nappies, one with a hole in it the shape of a spike | moon: eleven nappies and a long butterfly net | castle: eleven nappies and wet feet | forest: eleven nappies and a great many twigs | city: eleven nappies and a note from the fire brigade | eleven nappies and a good deal of hedge], and stood there looking at the two of them.

@hero “I’m sorry about the pegs,” whispered [hero]. “There weren’t any. Not on one of them.”

@adult “I did wonder,” whispered [adult]. “Have you been sitting here the whole time?”

@hero “I can’t feel my leg,” whispered [hero].
/+2

@adult “Don’t get up,” said [adult], and sat down too, just behind((, with one knee on each side)). Now the baby was in [hero’s] lap, and [hero] was in [adult’s].

[Hero] leaned back, to see if anybody was in the way. Nobody was.

+2
@adult “You were telling me something,” said [adult], “and I only heard half. What was it that was full of [load]?”

So [hero] told it all again, in a whisper, right from the start. And this time [adult] gasped in all the right places, and never once said Mm.
/+2

+4
@hero “Was I like that?” asked [hero], when it was told.

@adult “Louder,” said [adult]. “We had to put cotton wool in our ears.”

@hero “And did I smell?”

@adult “[world| ship: The fish complained | valley: The swamp complained | moon: They noticed it on Mars | castle: We thought the drains had gone | forest: Even the foxes moved away | city: Two villains gave themselves up | The postman left our letters next door],” said [adult]. “And you couldn’t do anything at all, except be held. So I held you. I don’t believe I got up for a year.”

[Hero] hadn’t known that. It was good to hear that the lap had been [hero’s] for a whole year, day and night, before anybody else had even asked.

Then the others came over, for the good part was finished, and there was some left to eat. [Stander] sat down on [floor] too, and so did [sitter], who’d got rid of the [load]. [more| [Others] brought the last two buns, and had even saved them on purpose.] There were laps wherever you looked, and nearly all of them were free. [Hero] didn’t try a single one.
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
[with| [Friend] was nearly asleep, with one finger still a little wet. | It had been a long day for a leg, and it lay still and warm under the blanket.] Some way off, somebody with two wet knees was being told how good [mirror.he] had been, and for once nobody interrupted.
/+3

+2
The baby slept in the basket. [Adult] came in slowly on soft feet, and sat down on [bed]. [Hero] was far too big for laps, of course.
/+2

&last @hero “Is that lap free?” asked [hero], in a careless sort of way.

@adult “I’ve been keeping it for somebody,” whispered [adult]. “Somebody with long legs.”

[Hero] fitted in quite well, apart from the legs.

+2
The legs had to stay outside on the blanket, but they didn’t mind. Both of [adult’s] arms came round, and both of [adult’s] feet were still.
/+2

+3
@hero “It’s a whole one,” said [hero] after a while.

@adult “It always was,” said [adult]. “I just need to sit down.”
/+3

It was warm there, and smelled a little of milk. !asleep Soon [hero] was asleep.

@adult “Taken,” said [adult] softly, in case anyone should ask.
`,
}
