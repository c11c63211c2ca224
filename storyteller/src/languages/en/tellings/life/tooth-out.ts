import type { Telling } from '../../../../craft/telling.ts'

export const toothOut: Telling = {
  id: 'tooth-out',
  shape: 'own-view',
  fits: { kind: 'life', subjects: ['tooth-out'], when: ['past', 'today', 'tomorrow', 'always'] },
  ages: [5, 9],
  tile: { label: 'A lost tooth', wish: 'lost her first tooth today' },
  titles: ['The Tooth That Had Never Seen an Apple', 'A Very Good Tooth', '[Hero’s] Tooth and the Apple'],
  figures: {},
  mirror: {
    ocean: {
      forms: {
        name: 'the crab',
        one: 'a young crab',
        bit: 'shell',
        spot: 'on my back',
        legs: 'eight',
        sign: 'NO CRABS',
      },
      gender: 'he',
    },
    dragons: {
      forms: {
        ...{ name: 'the dragon', one: 'a young dragon', bit: 'horn', spot: 'on top of my head', legs: 'four' },
        sign: 'NO DRAGONS',
      },
      gender: 'she',
    },
    dinosaurs: {
      forms: {
        ...{ name: 'the dinosaur', one: 'a young dinosaur', bit: 'horn', spot: 'on top of my head', legs: 'four' },
        sign: 'NO DINOSAURS',
      },
      gender: 'she',
    },
    any: {
      forms: {
        name: 'the deer',
        one: 'a young deer',
        bit: 'antler',
        spot: 'on top of my head',
        legs: 'four',
        sign: 'NO DEER',
      },
      gender: 'he',
    },
  },
  fact: '[Hero] helped [mirror.one] by the pond, when something of [mirror.his] came off.',
  next: 'There was a new tooth on its way up in [hero’s] mouth, and it had not seen anything yet.',
  young: `
== shut
*shut [when| past, today: [Hero’s] hand had been shut ever since the tooth came out. The tooth was in it. | [Hero’s] mouth had been shut ever since the tooth began to wobble. The tooth was in it.]

[when| past, today: @hero “It might get lost,” said [hero], and ate the soup with the other hand. | @hero “Mm-mm,” said [hero]. That meant, “It might fall out.” And [he] drank the soup through a straw.]

+2
[when| past, today: It is not easy to do without a hand. The left slipper had to help with the right one, and the jumper went on like a sack. | It is not easy to do without a mouth. Nobody knows if you want jam. And when the clown on the wall made [hero] laugh, it had to be done through the nose.]
/+2

-2
*apple @adult “A pity,” said [adult], and put an apple on the table.
/-2

+2
*apple @adult “A pity,” said [adult], and put an apple on the table. “That tooth has bitten so many of them.”
/+2

It is dark in a mouth[when| past, today: , and just as dark in a hand|]. A tooth can bite a hundred apples and never see one.

+3
No wonder that it [when| past, today: had come out | wobbled]! It had stood in the dark all its life. It had only ever wanted to look.
/+3

== tour
&first @hero “Open wide and look outside!” said [hero]. [when| past, today: One by one the fingers opened. | And the mouth opened. Aaah!]

The tooth looked. The apple was red. It had been red all the time!

+2
[Hero] showed it the crust, which it knew, and the spoon, which it had met. [with| @friend “And this is me,” said [friend], who had once been bitten by it, and did not mind any more. | In the spoon was a kitchen, upside down, and they both looked at that for a while.]
/+2

+3
Then they came to the bathroom. The toothbrush stood in its cup, and tried to look as if it were somebody else.

&again @hero “Open wide and look outside!” [when| past, today: Out came the tooth. | Aaah!] Oh. So that was who had tickled.

They did not stay long. Those two had always met in the dark, and now they were shy.
/+3

+4
Halfway down the stairs sat the cat. The tooth had never bitten the cat, and the cat had never bitten the tooth. There was respect on both sides.

In the hall hung the hats. Up on the shelf stood the drum. All that the tooth had known of a drum was a boom in the dark, and here it was, round and blue.

[with2| @friend2 “It has heard me sing,” said [friend2], “and never seen me do it.” So [friend2] sang, and they all looked at how it is done. | There was a postcard with the sea on it. The tooth had been to the sea. It had tasted of salt, and nobody had said that it was big.]

It took until evening. One forgets how much there is.
/+4

-2
Then they went out to see the moon.
/-2

+2
Then the two of them went out to see the moon.
/+2

== mirror
By the pond stood [mirror.one], quite still. @mirror “My [mirror.bit] wobbles,” [mirror.he] whispered. “I am coming to bits.”

+3
@hero “I know about that,” said [hero], and sat on the cool grass. “So [when| past, today: was I | am I].” It was good to sit. Two who are coming to bits keep each other together a little.
/+3

@hero “Has it ever seen your face?” asked [hero].

@mirror “Never. It is always [mirror.spot].”

+4
@hero “Then it knows the sky,” said [hero], “and the leaves, and the rain.”

@mirror “It knows the rain very well.”

@hero “But not who is underneath.” [Mirror] had never thought of that. All that time the two of them had gone about together, day and night, and one had never seen the other.
/+4

@hero “Then show it. &again Open wide and look outside!”

-2
[with| [Friend] lit the pond, and [mirror] bent over it. | [Mirror] bent over the pond.] There was a face. The [mirror.bit] leaned out to see it, and plop!

[Mirror] counted [mirror.his] legs. @mirror “I am all here,” [mirror.he] said. “It only wanted to look.”
/-2

+2
[Mirror] opened two eyes very wide and bent over the pond. [with| [Friend] held up the torch. | The moon held up the light.] There was a face down there. The [mirror.bit] leaned out to see it, further and further.

Plop!

It was off. [Mirror] counted [mirror.his] eyes and [mirror.his] legs. @mirror “I am all here,” [mirror.he] said. “It only wanted to look.”
/+2

+3
There it lay in the soft moss. It had never lain down before, not once.
/+3

+4
A mouse came by, and walked all the way round it. Mice like to nibble at such things, and she asked if anybody needed it. [Mirror] thought about that for a moment, with [mirror.his] head on one side. It was so light, that head. @mirror “You may have the tip,” [mirror.he] said. “The rest wants to look at the sky from below.”

[more| [Others] had to come and see it too, one after another, on tiptoe.] Then it was late, and everybody went home by the way that was shortest.
/+4

== face
-2
[when| past, today: Then [hero] held the tooth up to the looking-glass. | Then [hero] opened wide before the looking-glass.]
/-2

+2
But [hero] went to the looking-glass. There was one thing more. [when| past, today: [Hero] held the tooth up high. | [Hero] opened wide.]
/+2

@hero “This is me,” said [hero]. “You [when| past, today: lived in here | live in here].”

They looked at one another for a long time. [when| past, today: There was a gap, like a small dark door. | The tooth leaned out as far as it could, and stayed.]

+4
@hero “Do you like it?” asked [hero]. The tooth was too polite to say. But it shone a little, [when| past, today: up there in the lamplight | out there at the front], and [hero] shone back.
/+4

== bed
+4
[Adult] put the apple back into its bowl for the morning. It was quiet on the stairs, and the cat lay on the warmest one. Outside, somebody with a light head breathed slowly, in the dark by the pond, and was not coming to bits any more.
/+4

+2
[when| past, today: @adult “Is the tooth comfortable?” asked [adult] softly, and lifted a corner of the pillow. It was. It had slept standing up all its life. | @adult “Will the tooth come out tonight?” asked [adult] softly. It might be soon, and it might be a good while yet. It would come when it had looked enough.]
/+2

[when| past, today: The tooth lay under the soft pillow. It was dark there, but ^apple now it knew what was outside. And down in the gap was somebody small and new, who had not seen anything yet. | The moon looked in, and the tooth looked out. ^apple Now it knew who was outside. And down behind it was somebody small and new, who had not seen anything yet.]

&last @hero “Open wide,” yawned [hero], and the yawn did.

!asleep ^shut [when| past, today: And the hand that had been shut so long lay open on the warm blanket, and slept. | And the mouth that had been shut so long stayed open a little, breathing softly, and [hero] slept.]
`,
  older: `
== notice
*notice [Hero’s] tooth had handed in its notice. It had not said so. It had wobbled, which in a tooth comes to the same thing[when| past, today: , and then it had gone].

+2
[when| past, today: There it lay on the kitchen table, beside the bread, and looked smaller than it had ever felt. | It leaned to the left in the mornings and to the right after lunch, and took no further interest in toast.]
/+2

@adult “After all these years it ought to have a reference,” said [adult]. “When somebody leaves, one writes down what they were like, so that they get on in the next place.”

+2
@hero “What is the next place?” asked [hero].

@adult “They never say,” said [adult]. “That is why it has to be a good one.”
/+2

+3
[Hero] took a pencil. The first try was ALWAYS SATISFIED, which sounded like a sofa. The second was IT WAS WHITE, and that, said [adult], might be thought a little thin. It is surprisingly hard to praise a tooth. One has seen so very little of it at work.
/+3

-3
*apple So [hero] took a pencil. THIS IS A VERY GOOD TOOTH, [he] wrote. IT HAS BITTEN A THOUSAND APPLES, AND NEVER ANYTHING THAT IT SHOULD NOT.
/-3

+3
*apple The third try was better. THIS IS A VERY GOOD TOOTH, [hero] wrote. IT HAS BITTEN A THOUSAND APPLES, AND NEVER ANYTHING THAT IT SHOULD NOT.
/+3

There the pencil stopped.

-2
In the bowl on the table lay the wax apple, and in the wax apple was a bite. It had been there for years. It was [mirror] who had done it, everybody said so, and that was why a sign hung on the garden gate: [mirror.sign]. Nobody had ever asked [hero], and [hero] had been very careful not to be asked.
/-2

+2
In the bowl on the table lay the wax apple. It was the finest thing in the house, green on one side and red on the other, and it had a bite in it. The bite was as old as the garden sign. One day, years ago, there it had been, and outside the window had stood [mirror], chewing.

@adult “So that is who it was,” [adult] had said, and had painted the sign that same evening, in letters a hand high: [mirror.sign].

Nobody had ever asked [hero]. And [hero], who was small then, and whose mouth had tasted of candles, had been very careful not to be asked.
/+2

== gate
@mirror “Excuse me,” said somebody outside.

-2
[Mirror] stood at the gate, well behind the sign. @mirror “I know that I may not come in. But my [mirror.bit] is coming off, and I think that I am coming to bits. Could somebody look in the pond, and see if I am still there?”
/-2

+2
It was [mirror], at the gate, well behind the sign. The [mirror.bit] wobbled with every word.

@mirror “I know that I may not come in,” said [mirror]. “But something of mine is coming off. I think I am coming to bits, and I should like to see how much of me is left. It wants still water, and there is none but your pond. Could somebody perhaps go and look for me?”

@hero “That does not work,” said [hero]. “It would only show me.”

@mirror “Ah,” said [mirror]. “Then I shall go on wondering.” And [mirror.he] sat down on the outside, to do it.
/+2

+3
[with| @friend “Just let [mirror.him] in,” whispered [friend]. | It is hard to write a reference while somebody wonders at the gate.] There was a hole in the hedge, behind the washing. It was a good plan, in its way. It was kind, it was quick, and nobody would have to say anything.

@hero “Psst,” said [hero]. “Round the back.”

[Mirror] got through the hedge, and the [mirror.bit] did not. It caught on the washing line, and the line went along as well, with two sheets and all the socks, and the pegs went off like a row of small frogs. When [adult] looked out at the window, there was a tablecloth in the pond.

@adult “That animal again!” cried [adult]. “First my apple, and now this!”

[Mirror] looked at [hero], and bowed, and went back through the hedge without a word, wearing a pillowcase. So now [mirror.he] was blamed for two things, and both of them were [hero’s]. That is the trouble with a back way. It comes out in the same place, only further down.
/+3

== truth
-2
[Hero] could have torn up the paper. Instead [he] took the wax apple to [adult].

@hero “It was me,” said [hero]. “I thought that it was a real one.” And as [adult] only stared, [when| past, today: [he] held the tooth to the bite. | [he] opened wide and laid the tooth against the bite.] It fitted as a foot fits its own slipper.
/-2

+2
[Hero] read the reference again. It was a lovely reference. It would be a pity to waste it. And outside, [mirror] was wondering.

So [hero] took the apple out of its bowl and carried it to [adult], with the bitten side in front.

@hero “It was me,” said [hero]. It was a good deal shorter than it had felt from inside. “I thought that it was a real one. Then you said who it was, and I had not finished being frightened, and after that it was too late.”

@adult “You?” said [adult]. “You never bite things.”

[when| past, today: [Hero] held the tooth to the bite. | [Hero] opened wide and laid the tooth against the bite.] It fitted as a foot fits its own slipper.
/+2

+3
@adult “And the washing?” asked [adult].

@hero “That was me too,” said [hero]. “I only had it done by somebody else.”
/+3

@adult “All these years,” said [adult], and not even loudly. Loud would have been easier.

-2
[Adult] took down the sign. But it was [hero] who had to go to the gate and say it a second time. @hero “It was me who bit the apple.”

@mirror “I know,” said [mirror]. “I saw you through the window.”

@hero “Why did you never say?”

@mirror “Nobody asked me either.”
/-2

+2
[Adult] fetched the pliers and took down the sign. But there was one thing that [adult] would not do, and that was the next one. For that, somebody had to walk down the path alone, and it had never been so long. ((It has eleven flagstones, and [hero] stood on every one of them with both feet.))

@hero “It was me who bit the apple,” said [hero] at the gate. “I am sorry.”

@mirror “I know that it was you,” said [mirror]. “I saw you through the window. You made a terrible face.”

@hero “But why did you never say?”

@mirror “Nobody asked me either,” said [mirror].
/+2

== pond
-2
So they went to the pond together. @hero “Your [mirror.bit] has worked for you all its life,” said [hero], “and never seen your face. Perhaps it only wants to know who you are.”

[with| [Friend] kept the ducks off, and [mirror] | [Mirror] ] bent over the still water. The [mirror.bit] leaned out to look. Plop! [Mirror] counted what was left. @mirror “That is everybody,” said [mirror].
/-2

+2
[Mirror] came in by the gate, slowly, because it was the first time, and they went to the pond together.

@hero “Where does it sit?” asked [hero].

@mirror “Always [mirror.spot].”

@hero “Then it has worked for you all its life, and has never once seen your face. Perhaps it only wants to know who you are.”

[with| [Friend] lay down and held up the reeds like a curtain. | The wind lay down.] [Mirror] bent over the still water, and the [mirror.bit] leaned out, further and further. Plop!

There was a silence. [Mirror] counted two eyes, [mirror.legs] legs, and the rest. @mirror “That is everybody,” [mirror.he] said. “It was only the one who wanted to go.”
/+2

+4
They fished it out, and the tablecloth too, since they were there, and laid it all in the grass to dry.

@mirror “Does mine get a reference too?” asked [mirror].

@hero “Of course,” said [hero], and turned the paper over. “What was it like?”

@mirror “Upright,” said [mirror] at once. “Punctual. Never a cross word.” Then [mirror.he] looked at the water for a while. @mirror “Do you remember the beans?”

[Hero] remembered the beans. They had stood in a row by the wall, on twelve poles, and one morning they had lain in a row instead. There had been talk of a football. There had been no football in the garden for a month after that, and [hero] had said forty times that it was not so, and thirty-nine of those had been to the wardrobe.

@mirror “It was dark,” said [mirror]. “I only wanted to see if they were ripe. And then you were called in, and I had not finished being frightened.”

@hero “And after that it was too late,” said [hero].

@mirror “Until today,” said [mirror].

[Hero] ought to have been angry, and looked for it, and there was a little, about the size of a bean. But one cannot very well throw a bean at somebody when one has just been let off an apple. So they wrote it down, all of it, and they went up the path together, and this time it was [mirror] who had to do the saying. [with2| [Friend2] came along to do the knocking, since nobody else quite liked to.]

[Adult] heard it to the end, and sat down on the step.

@adult “So I have been wrong twice,” said [adult]. “Give me that pencil.” And under the tooth, and under the [mirror.bit], [adult] wrote in the same large letters as on the sign: I DO NOT ALWAYS ASK. I AM GOOD WITH PANCAKES.

@mirror “That is a fair reference,” said [mirror], when [mirror.he] had tried one.
/+4

+4
The sign was still lying by the gate. They turned it over, with the letters underneath, and put it across the wet place in the path, where the moss is slippery for anybody who comes up from the pond at night.
/+4

== reference
-2
Then [hero] crossed out the last line and wrote: IT BIT ONE APPLE THAT WAS NOT ONE. THAT WAS ME. THE TOOTH ONLY DID AS IT WAS TOLD, AND NEVER TOLD ON ME. WE WERE VERY CLOSE, THOUGH IT HAS NEVER SEEN ME.

That at least could be put right. [Hero] went to the looking-glass and [when| past, today: held up the tooth | opened wide], and they looked at one another for a long time.
/-2

+2
Then [hero] sharpened the pencil. The last line was crossed out, and under it there came a new one: IT BIT ONE APPLE THAT WAS NOT ONE. THAT WAS ME. THE TOOTH ONLY DID AS IT WAS TOLD, AND IT NEVER TOLD ON ME. WE WERE ALWAYS VERY CLOSE, THOUGH IT HAS NEVER SEEN ME.

+4
And because it is easier to go on being honest than to begin, the rest came almost by itself. SOME EVENINGS THE BRUSH WAS ONLY MADE WET. THIS WAS NOT THE FAULT OF THE TOOTH. IT HAS UNDONE FOUR KNOTS AND OPENED A BAG OF PEANUTS, ALTHOUGH IT WAS NOT ITS JOB. I CAN RECOMMEND IT TO ANYBODY WHO IS KIND TO IT.
/+4

At this [hero] stopped. There was that bit about never having seen. That, at least, could be put right. [He] went to the looking-glass and [when| past, today: held the tooth up beside one ear | opened wide].

@hero “So,” said [hero]. “This is who it was.” And the two of them looked at one another for a long time. [when| past, today: In the gap it was dark, like a window where somebody has just moved out. | The tooth leaned forward as far as it could, and stayed.]
/+2

== bed
+2
[Adult] came in to say goodnight, with the wax apple, and set it down beside the lamp. @adult “I think it is yours,” said [adult]. “It has your mark on it.” Then the blanket was tucked in, all the way down, just as on any other night, only a little tighter. [more| In the next room [others] had gone quiet already.]
/+2

[when| past, today: At night the tooth lay under the pillow, on top of its reference. | At night the reference lay under the pillow, ready. There was no hurry. A tooth may work out its notice.] The garden was dark, the gate stood open, and by the still pond somebody breathed, softly and all in one piece.

+2
@mirror “Goodnight,” it came from down there, and [hero] said it back, quietly, with a bit of a whistle[when| past, today: , because of the gap| , because of the wobble].
/+2

^notice And deep down the next tooth was waiting already. ^apple It had never so much as met an apple. It had no references at all, and would have to be taken on trust.

!asleep [Hero] closed [his] mouth softly over it, and slept.
`,
}
