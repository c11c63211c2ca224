import type { Telling } from '../../../../craft/telling.ts'

export const dinosaursEgg: Telling = {
  id: 'dinosaurs-egg',
  shape: 'mystery',
  fits: { kind: 'theme', themes: ['dinosaurs'], named: ['dinosaur'] },
  ages: [3, 12],
  titles: ['One Knock for Yes', 'The Last Egg in the Nest', 'The Egg as Big as a Bathtub'],
  figures: {
    norman: { forms: { name: 'Norman' }, gender: 'he' },
    trudy: { forms: { name: 'Trudy' }, gender: 'she' },
    nell: { forms: { name: 'Nell' }, gender: 'she' },
    tiny: { forms: { name: 'the little dinosaur' }, gender: 'it' },
  },
  fact: '[Hero] found out what was in the egg as big as a bathtub by asking it.',
  next: 'In the empty eggshell, early one morning, something went knock.',
  young: `
== egg
-2
In the valley of the dinosaurs [hero] found an *egg egg that belonged to nobody, and it was as big as a bathtub.

Everybody came to see it hatch. @norman “It’s going to be a BIG one!” said Norman, the tyrannosaurus. And the egg wobbled.

But it didn’t hatch.
/-2

+2
[Hero] lived in the valley of the dinosaurs. That spring [he] found an *egg egg in the reeds. It belonged to nobody, and it was as big as a bathtub.

Everybody came to see it. @norman “It’s a BIG one!” said Norman, the tyrannosaurus. @trudy “It’s the BIGGEST one!” said Trudy, the triceratops. And the egg wobbled a bit.

They sat down to wait. [with| [Hero], [friend] and [adult] | [Hero] and [adult]] sat in the middle. But the egg didn’t hatch.
/+2

+3
They waited until their legs were asleep. Norman ate his sandwiches, and then he ate Trudy’s.
/+3

+4
[more| [Others] waited as well, in the front row.] At the back stood Nell, who had the longest neck of all. @nell “Is it out yet?” called Nell, every time a cloud went by. @trudy “No,” said Trudy, every time. The sun went right across the valley, and still there was only an egg.
/+4

== knock
&first @hero “Are you asleep?” [hero] asked the egg.

KNOCK KNOCK, went the egg.

@adult “That must be no,” said [adult]. “One knock is yes, and two knocks are no.”

@hero “Are you stuck?” asked [hero].

KNOCK KNOCK.

+3
@hero “Are you hungry?”

KNOCK KNOCK.

@norman “I am,” said Norman.
/+3

Norman put his mouth to the shell. @norman “COME OUT, YOU BIG THING!” he roared.

KNOCK KNOCK! The egg rolled away from him.

+2
Trudy gave it a push. @trudy “Come along, you great BIG baby!” she said.

KNOCK KNOCK! The egg rolled away from her too.
/+2

+3
Then Nell, who had the longest neck of all, bent down and licked it. @nell “Come to Nell, my BIG darling,” she said.

KNOCK KNOCK! The egg rolled into a bush. Something in there was running, round and round.
/+3

+4
They made it a song. Trudy drummed, and Nell sang, and Norman did the loud bits. It was a song about a BIG, BIG day. [with2| @friend2 “I don’t think it likes singing,” said [friend2].]

KNOCK KNOCK! The egg rolled out of the bush, over the path, and down into the ferns. It was very dark in there. Only somebody small could get in.
/+4

[with| @friend “It only wobbles and rolls when they say BIG,” said [friend]. | It only wobbled and rolled when somebody said BIG. [Hero] had seen that.]

So [hero] crept up close [with| with [friend]], and put [his] mouth to the shell, and whispered.

@hero “Are you very big?”

For a long time there wasn’t a sound. Then it came, very softly: knock knock.

@hero “Are you small?”

Knock, went the egg. It was the smallest knock in the world.

+2
@hero “Is that why you won’t come out?”

Knock.
/+2

+3
@hero “Because they’re all waiting for somebody big?”

Knock, went the egg, and it sounded sad.
/+3

@hero “I’m small too,” whispered [hero]. “It’s nice out here. They carry you when you’re tired.”

+4
@hero “There’s grass,” whispered [hero]. “It’s taller than me, and you can hide in it. There’s a warm stone. There’s a beetle on it, and he’s green. I’m looking at him now.”

The egg listened. It rolled a tiny bit nearer.

@hero “And nobody’s going to say that word,” whispered [hero]. “I’ll see to that.”
/+4

CRACK!

== out
-2
Out came the smallest dinosaur that ever was, as small as a plum. Norman lay down on his tummy to see it.
/-2

+2
Out came the smallest dinosaur that ever was, as small as a plum. [Hero] held out a hand, and it ran up to the elbow and down again.

Everybody lay down on their tummies to see.
/+2

@norman “Is that ALL?” asked Norman.

@tiny “EEK!” roared the little dinosaur.

Norman jumped so high that he came down in the pond.

+3
@trudy “That was a very good roar,” said Trudy.

@norman “It was a BIG one,” said Norman, from the pond.

Then they all looked at the little dinosaur. But it didn’t roll away. It only went a bit pink.
/+3

+4
It roared at Trudy next, and at Nell, and each of them jumped, to be kind. Then it was tired. It looked at all those long legs, and at [hero].

@tiny “Carry?” asked the little dinosaur.

So [hero] carried the little dinosaur, and [adult] carried [hero], and Norman carried the eggshell on his head. That was how they all came home.
/+4

== bed
-2
^egg That night the little dinosaur lay in its eggshell by the bed. [Hero] lay curled up under the blanket, warm and quiet.
/-2

+2
^egg At night the eggshell stood by [hero’s] bed, with soft moss in it. In the moss lay the little dinosaur. [Hero] lay curled up under the blanket. It was warm and dark in there, just like in an egg.
/+2

+3
[with| [Friend] was breathing slowly, with one arm over the pillow. | The moon shone softly into the room.] Far away in the valley it was quiet. Even Norman lay still.
/+3

&again @adult “Are you asleep?” whispered [adult].

Knock knock, went something under the blanket.

+2
So [adult] stroked the blanket, slowly, all the way along.
/+2

+4
The little dinosaur yawned. It was the smallest yawn in the world. [more| [Others] yawned too, all in a row, one after another.] It put its tail over its nose, and breathed softly, in and out.
/+4

&last @adult “Are you asleep now?” whispered [adult].

Knock, went something, very slowly.

!asleep And the next time nobody knocked at all. [Hero] was asleep.
`,
  older: `
== notice
-2
[Hero] was the smallest person among the dinosaurs, and nobody ever looked down that far. Then, after the great rain, [he] found the *egg egg.

It was lying in the reeds, as big as a bathtub, and it belonged to nobody. [Hero] made a notice, and then read it out, so that the egg should know. THE BIGGEST DINOSAUR IN THE WORLD, it said, HATCHES HERE ON SATURDAY. And all that week everybody looked down. @trudy “Good morning, [hero]!” said Trudy, the triceratops, who’d never said it before.
/-2

+2
[Hero] was the smallest person among the dinosaurs, and nobody ever looked down that far. [He] was stepped over. [He] was sat on, twice, by somebody called Norman, who said sorry to the stone next to [him].

Then, after the great rain, [he] found the *egg egg. It was lying in the reeds, as big as a bathtub, and it belonged to nobody. [with| [Hero] and [friend] rolled it up the bank before breakfast. | [Hero] rolled it up the bank before breakfast.]

@adult “I wonder who’s in there,” said [adult], and knocked on it politely, as one does.

[Hero] didn’t wonder at all. [He] got a board and some paint. THE BIGGEST DINOSAUR IN THE WORLD, said the *notice notice, HATCHES HERE ON SATURDAY. ONE PLUM EACH. Then [he] read it out to the egg, so that it should know.

After that everybody looked down. @trudy “Good morning, [hero]!” said Trudy, the triceratops, who’d never said it before. @norman “Keep me a place at the front,” said Norman, the tyrannosaurus, who never asked anybody for anything. [Hero] had never known that there were so many faces in the valley, because until then [he] had mostly seen knees.
/+2

+3
All that week [hero] slept beside the egg, with one hand on the shell, and told it things. [He] told it how tall it was going to be, and whom it might step over. [with2| @friend2 “Suppose it doesn’t want to step over people?” asked [friend2]. But nobody was listening to that.]

Sometimes there was a small noise inside, like a pebble in a bucket. It always came from the far end.
/+3

+4
@adult “And if it’s a small one?” asked [adult], on Thursday evening, bringing out the blanket.

@hero “It can’t be,” said [hero]. “Look at it! And besides, nobody would come.”

@adult “I’d come,” said [adult].

@hero “You’d have to,” said [hero]. “You live here.”

The pebble rolled in the bucket, very quietly, and was still. [Hero] tucked the blanket round the shell. [He] was already thinking about where Norman had better sit, so that other people could see past him.
/+4

== saturday
-2
On Saturday they all came, with cushions, and sat in the grass until noon, while the egg lay there and did nothing. @norman “Is anybody in?” asked Norman, the tyrannosaurus.
/-2

+2
On Saturday they all came, with cushions and plums. They sat in the grass from the river to the trees, and at noon there wasn’t a sound. The egg lay in the middle, and did nothing.

@norman “Is anybody in?” asked Norman.
/+2

+4
[more| [Others] had got places at the side, on a log.] By one o’clock most of the plums had been eaten, and by two Nell had gone to sleep standing up. Since her neck was the longest in the valley, she had to be held at both ends. Somebody began to clap slowly, in time, and somebody else wanted to know whether it had been this Saturday or another.
/+4

Knock, went the egg.

&first @hero “One knock for yes,” said [hero], “and two for no.” And [he] put [his] mouth to the shell. @hero “Are you coming out?”

Knock knock.

@hero “Are you stuck?”

Knock knock.

+2
@hero “You ARE the biggest dinosaur in the world?”

The egg said nothing. @hero “It’s being modest,” said [hero] loudly.

@norman “BIG, BIG, BIG!” shouted everybody, and stamped. The egg rocked, and then it began to roll. It rolled away from the stamping, and from the sound of that word, until it came up against the last tree, and could get no further.
/+2

-2
@norman “BIG, BIG, BIG!” shouted everybody, and stamped, and the egg rolled away from the sound of it, over the grass, until it was stopped by a tree.
/-2

+3
Norman got up, and rubbed his claws together. @norman “I’ve opened coconuts,” he said. “You want a good flat rock.”

@trudy “Wait,” said Trudy. “It may only be shy. They’re often shy.” And she gave the egg a friendly pat with her horn. It hadn’t stirred for the coconuts, and it didn’t stir for the pat.
/+3

@trudy “Big baby,” said Trudy, quite softly, and it tried to get round the tree.

[with| @friend “It isn’t the noise,” said [friend]. “It’s the word.” | So it wasn’t the noise, [hero] saw. It was the word.]

So [hero] crept round the tree, where nobody could see, and laid one cheek on the shell. @hero “Are you big?” [he] whispered.

Knock knock.

@hero “Are you small?”

Knock. It was the noise that a raindrop makes.

+2
@hero “How small?” asked [hero], but that can’t be said in knocks.

It had heard every word, then. For a whole week it had lain in there, in one corner of that great shell, and listened to how big it was.

@hero “They all came because I told them so,” said [hero].

This time there was no knock at all, which was kind of it.
/+2

+4
[Hero] thought of all those evenings with one hand on the shell. [He]’d meant every bit of it kindly. It’s a strange thing, to have been kind to somebody for a week, and never to have asked them anything.
/+4

== truth
-2
Behind the tree they were stamping again, and Norman had found a flat rock to open it with. [Hero] could say that it had a cold. Then they’d all go on saying good morning.
/-2

+2
Behind the tree they’d begun to stamp again. Norman had found a flat rock, and was trying it in his hand.

There was still a way out. [He] could say that the egg had a cold, and would hatch on Sunday. Then they’d all go on saying good morning. It was only one more small thing that wasn’t so, on top of all the other ones. [Hero] counted them up, and there were quite a lot already.
/+2

Instead [he] climbed up on top of the egg, where everybody could see [him].

-2
@hero “It isn’t big,” said [hero]. “I never knew what it was. I only wanted it to be big, so that you’d look at me. There’s nothing to see, and please put that rock down, Norman.”
/-2

+2
@hero “It isn’t big,” said [hero]. “I never knew what it was. I only wanted it to be big, so that you’d look at me.”

It was so quiet that you could hear a plum being swallowed.

@hero “You can have your plums back,” said [hero], “and there’s nothing to see here. Please put that rock down, Norman. There’s somebody in there, and you’d frighten them.”

@norman “I’ve eaten mine,” said Norman, after a moment, but he put down the rock.
/+2

So they took their cushions and went home, grumbling, and not one of them looked down. [with| Only [friend] and [adult] stayed. | Only [adult] stayed, who’d come without a cushion.] And when it was nearly dark, the egg went crack.

+3
It was quite a modest crack. A bit of shell fell off at the far end, no larger than a saucer, and then for a long time there was only breathing.
/+3

+2
@hero “There’s nobody here,” said [hero]. “Only us. I’ve painted over the notice.” And [he] had, from one end to the other, with the last of the paint.
/+2

+4
@adult “That must’ve been hard,” said [adult] in the dark, “up there on the egg.”

@hero “It was slippery,” said [hero]. And then, a bit later: “They’ll all step over me on Monday.”

@adult “I expect some of them will,” said [adult], who never said things only to be nice.

They sat and listened. Somebody in there was going from one end to the other, in no hurry, and seemed to be making up their mind. It’s a long way, in an egg like that, if you’re doing it on very short legs.
/+4

Out came a dinosaur that was no larger than a plum. It looked up at [hero], and up, and up, until it sat down backwards.

@tiny “You’re ENORMOUS,” it said.

Nobody had ever called [hero] that, and [he] had to sit down as well.

+2
@hero “Only from there,” said [hero], when [he] could. “What’s it like, being in such a large egg?”

@tiny “Draughty,” said the little dinosaur. “I lived at one end. The rest was for running away in.”
/+2

+4
It wanted to see everything that was its own size. So [hero], who knew where all of it was, lay down in the grass and showed it: a warm stone, a snail, the door where the ants come out, and a green beetle asleep in a buttercup. Nobody else in the valley could have shown it those. They’d stepped over them every day.
/+4

-2
Then something coughed. It was Norman, who’d forgotten his cushion. To see it he had to lie right down on his tummy, and there he was, nose to nose with [hero]. @norman “Hello,” he said. “Have you always been here?”
/-2

+2
Then something coughed. It was Norman, who’d forgotten his cushion, or said that he had.

@norman “Is that it?” asked Norman. He had to lie right down on his tummy to see, with his chin in the grass, and there he was, nose to nose with [hero]. @norman “Hello,” he said. “Have you always been here?”

@hero “You’ve sat on me,” said [hero]. “Twice.”
/+2

@tiny “EEK!” roared the little dinosaur, and Norman jumped clean into the river.

-3
On Sunday they all came back, and lay down to be roared at. And everybody said good morning to [hero], who was right in front of them.
/-3

+3
By Sunday the whole valley had heard of it, and they all came to be roared at. They had to lie down on their tummies, one after another, from the river to the trees. And everybody said good morning to [hero], since [he] was right in front of them.

@norman “I thought the stone was you,” said Norman. “I said sorry to the wrong one.” And he said it again, to [hero].
/+3

+4
Norman painted the notice himself this time, holding the brush in his teeth. THE SMALLEST DINOSAUR IN THE WORLD, it said, and underneath, because he’d thought about it all night: LIE DOWN AND LOOK. There was nothing about plums. But people brought them anyway, and the little dinosaur chose the largest, and ate its way in at one side and out at the other. [with2| @friend2 “It’s still living at one end,” said [friend2]. | Then it asked whether there was anything else to climb into.]

@nell “And who looks after it?” asked Nell, from far away along the ground.

The little dinosaur didn’t have to think. @tiny “The enormous one,” it said, and ran up [hero’s] arm.
/+4

== bed
-2
^egg That night the shell stood by the bed, with soft moss in it, and the little dinosaur slept there, at one end. [Hero] lay curled up under the blanket, where it was warm and quiet and just the right size.
/-2

+2
^egg At night the shell stood by the bed, with soft moss in it, and the little dinosaur slept there, at one end. [Hero] lay curled up under the blanket, where it was warm and quiet and just the right size.
/+2

+2
-4
^notice The notice leaned against the wall, all over paint, and had nothing to say.
/-4
/+2

+4
^notice The notice leaned against the wall with its face to the moonlight. [with| [Friend] was breathing slowly on the next pillow. | Somewhere a frog said one soft word, and thought better of it.] [more| [Others] had gone home, walking slowly, and looking where they put their feet.] Out in the valley the big ones lay down in the dark, one by one, and each of them looked first, quite carefully, at what was underneath.
/+4

@adult “Are you asleep?” whispered [adult].

Knock knock, went something under the blanket.

+3
So [adult] stayed, and stroked the blanket, slowly and softly, from one end to the other. It went up and down with the breathing underneath, like a shell with somebody in it.
/+3

@adult “And now?” whispered [adult], after a while.

&last Knock, it went, very softly. One knock for yes.

!asleep And the next time [adult] asked, nobody knocked at all, and [hero] was asleep.
`,
}
