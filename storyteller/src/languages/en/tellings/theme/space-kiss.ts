import type { Telling } from '../../../../craft/telling.ts'

export const spaceKiss: Telling = {
  id: 'space-kiss',
  shape: 'quest',
  fits: { kind: 'theme', themes: ['space'], named: ['space', 'astronaut'] },
  ages: [3, 12],
  titles: ['The Kiss That Got Away', 'A Kiss in Space', 'Bonk!'],
  figures: {
    moon: { forms: { name: 'the Moon' }, gender: 'she' },
    saturn: { forms: { name: 'Saturn' }, gender: 'he' },
    comet: { forms: { name: 'the comet' }, gender: 'he' },
    bip: { forms: { name: 'Bip' }, gender: 'it' },
    bop: { forms: { name: 'Bop' }, gender: 'it' },
    steel: { forms: { name: 'Captain Steel' }, gender: 'she' },
    bolt: { forms: { name: 'Mr Bolt' }, gender: 'he' },
    base: { forms: { name: 'Moon Base' }, gender: 'it' },
    warden: { forms: { name: 'the Ring Warden' }, gender: 'he' },
  },
  fact: '[Hero] once had to catch a goodnight kiss that had bounced off into space.',
  next: 'Something small and pink had come in through the letter flap, and it was addressed to [hero].',
  young: `
== helmet
-2
[Hero] was an astronaut, and [adult] was the captain. Their rocket was called Teapot, and it was flying past the Moon.
/-2

+2
[with| [Hero] and [friend] were astronauts, and [adult] was the captain. | [Hero] was an astronaut, and [adult] was the captain.] Their rocket was called Teapot, and it was flying past the Moon.
/+2

&first @hero “An astronaut never takes off the *helmet helmet,” said [hero].

+3
So supper was soup, through a long straw. One pea got stuck in the straw, and [hero] had to blow. The pea flew twice round the rocket.
/+3

+4
[more| [Others] ducked. They were astronauts as well.] [with2| It landed on [friend2’s] spoon. @friend2 “Thank you,” said [friend2], and ate it. | It landed on the captain’s spoon, and the captain ate it.]
/+4

At bedtime [adult] gave [hero] a goodnight *kiss kiss. Bonk! It bounced off the helmet.

In space, nothing falls down. So the kiss flew across the rocket, and out through the letter flap.

@hero “Stop! That’s mine!” said [hero].

So [adult] turned the rocket round, and they went after it.

== chase
There it was, small and pink. It flew straight into the Moon. Bonk!

@moon “Ooh!” said the Moon. “Was that for me?”

@hero “No, it was for me,” said [hero]. “Sorry.”

-2
@moon “It bounced,” said the Moon. “I’m very hard, you see.” But where the kiss had been, she was a little bit pink.
/-2

+2
@moon “I couldn’t keep it,” said the Moon. “I’m very hard, you see.” But where the kiss had been, she was a little bit pink. “It went that way!”

That way was Saturn. The kiss rolled along his big ring, all the way round.

@saturn “It tickles!” giggled Saturn. He giggled until the ring wobbled, and off bounced the kiss.
/+2

+3
A comet came rushing by. He was a very cross comet, and always late.

@comet “Out of my way!” he shouted. Bonk! The kiss hit him right on the nose, and he stopped.

@comet “Oh,” he said, quite softly. “Nobody ever did that before.”

@hero “Which way did it go?” asked [hero].

@comet “I’ll take you there,” said the comet. “I’ve got time.” [with| [Friend] caught hold of his long tail, and the rocket flew behind. | He wound his long tail round the rocket, and pulled.] They had never been so fast.

-4
@comet “There it goes!” called the comet, and let go.
/-4
/+3

+4
He took them to a space station, and let go. In the doorway stood two robots, Bip and Bop. Each of them wanted to go in first, and they had been standing there since Tuesday.

@bip “Me first!” said Bip.

@bop “No, me first!” said Bop.

Then came the kiss. Bonk, it went on one tin head. Bonk, it went on the other.

@bip “After you,” said Bip.

@bop “No, after you,” said Bop.

And there they stood again. So [hero] gave them a push, both at once, and in they went.
/+4

-2
The kiss flew on, and bounced off seven stars.
/-2

+2
And the kiss flew on. It bounced off one star, and two stars, and seven stars.
/+2

== soft
@hero “It bounces off everything,” said [hero]. [with| @friend “Everything’s so hard,” said [friend]. @hero “Then it needs something soft!” said [hero]. | “Everything’s so hard. It needs something soft!”]

-3
They held out a pillow. The kiss didn’t want a pillow. It went round it, and in by the letter flap.
/-3

+3
First they held out a sock. The kiss sniffed it, and flew off in a hurry.

Then they held out a pillow. That was soft, and it was clean. But the kiss only went round it, and in through the letter flap. Bonk, it went on the kettle. Bonk, on the lamp. [with| Bonk, on [friend’s] helmet. | Bonk, on the clock.]

@adult “It doesn’t want a pillow,” said [adult]. “It’s looking for somebody.”
/+3

Bonk, bonk, bonk, it went on [hero’s] helmet, as if it were knocking.

^helmet &again @hero “But an astronaut never takes off the helmet,” said [hero].

Then [he] thought of something soft. And [he] took the helmet off, and held out one cheek, and stood very still.

^kiss The kiss came slowly. And it landed, and it didn’t go bonk at all.

+4
Then the radio crackled.

@moon “Excuse me,” said the Moon, and she sounded shy. “I know that one was yours. But have you got any more?”

Saturn wanted one too, and so did the comet. Bip and Bop wanted one each, so that they wouldn’t argue.

@hero “I’ve got lots,” said [hero]. [He] opened the letter flap a crack, and made a round mouth, and blew. It was quite easy, without a helmet on. Five small pink kisses went out, one behind another, and every one of them knew just where to go.

They didn’t bounce. A kiss only bounces if it’s for somebody else.
/+4

== bed
-2
[Hero] lay in bed, warm and soft. Outside, the Moon was still a little bit pink.
/-2

+2
The rocket flew slowly back past the Moon. [Hero] lay in bed, and [adult] tucked the blanket in. Outside it was quiet, and the Moon was still a little bit pink.
/+2

+3
The helmet lay on the chair. Teddy’s head was in it, and he looked very brave. All the stars were out, small and far away, and not one of them went bonk.
/+3

+4
[with| [Friend] was breathing slowly in the next bed, with one soft cheek up. | The next bed was empty, and the moonlight lay in it.] [more| [Others] had taken their helmets off too, all in a row, and each had been kissed.] Far away, two robots lay side by side in the dark. @bip “Good night,” said Bip, and Bop let it go first.
/+4

&last @hero “An astronaut never takes off the helmet,” whispered [hero]. “Except for kisses.”

So [adult] gave [him] another one. And it stayed where it was.

!asleep And then [hero] was asleep.
`,
  older: `
== rule
-2
There is no rule that an astronaut must wear a helmet in bed. [Hero] had made it up that afternoon.
/-2

+2
There is no rule that an astronaut must wear a helmet in bed. [Hero] had made it up that afternoon, and put it on a card with a gold edge, so that it looked old.
/+2

&first *card ASTRONAUTS NEVER TAKE OFF THEIR HELMETS, said the card above [hero’s] bunk.

-2
It was because of eight o’clock. At eight o’clock each night [adult], who steered the spaceship Teapot, came along the row of bunks, and kissed [hero] good night in front of the whole crew. Nobody else on board was kissed. Captain Steel certainly wasn’t.
/-2

+2
It was because of eight o’clock. At eight o’clock each night [adult], who steered the spaceship Teapot, came along the row of bunks and kissed [hero] good night. [He] was kissed in front of the whole crew. In the next bunk was Captain Steel, who had once wrestled a crane. In the one above was Mr Bolt, and he had a beard you could have lost a spanner in, and several people had. Nobody kissed them. [Hero] had kept an eye on it for a week.

[with| @friend “I don’t think anybody minds,” said [friend], who was in the bunk below. But [hero] minded. | Nobody had ever laughed. But [hero] was waiting for it.] It’s hard to be a proper astronaut with a wet cheek.
/+2

+4
[more| [Others] were in the crew too, and slept at the far end, where the light didn’t reach.]
/+4

@hero “I can’t be kissed tonight,” said [hero], from inside the helmet. “It’s the rule.”

-2
@adult “Then I’ll kiss the helmet,” said [adult]. Bonk.
/-2

+2
[Adult] read the card from beginning to end.

@adult “A rule is a rule,” said [adult]. “Then I’ll kiss the helmet.”

Bonk.
/+2

Now in space nothing stops by itself. *kiss So the kiss bounced off the glass, sailed past the lamp, and left the ship by the letter flap.

@hero “It’s only a kiss,” said [hero]. “Let it go.”

Then [he] lay down, and found out that a helmet has no side that you can sleep on.

+3
[He] tried the left, and rolled. [He] tried the right, and rolled back. On [his] back [he] could hear [himself] breathe, which was like sharing a cupboard with a horse. And there was something else, just on one cheek: a sort of draughty place, as though somebody had left a door open there.
/+3

== loose
-2
At nine the radio rang.

@base “This is Moon Base,” said the radio. “Something small and pink has got in, and hit us all on the nose. Now they’re sharing their biscuits, and nobody’s doing any work. Could somebody take it away?”
/-2

+2
At nine o’clock the radio rang.

@base “This is Moon Base,” said the radio. “Something small and pink got in, and went bonk on everybody’s nose, and now nobody’s doing any work. They’re all saying sorry to one another and sharing their biscuits. The rockets are late. Could somebody please come and take it away?”

Ten minutes later it was Saturn. The Ring Warden had been cross for thirty years, because people would skate on his ring, and only shouting kept them off. Now he’d been hit behind the ear, and he was handing out skates.
/+2

+3
@warden “I can’t stop smiling,” said the Ring Warden on the radio, and he sounded worried. “I don’t know how to do it. My face hurts. There are six hundred people on my ring, and I’ve just made them all cocoa!”

By ten o’clock it had been round a space post office, and every parcel was being sent on with a bar of chocolate in it.
/+3

Captain Steel called the crew together. They came in their pyjamas and their helmets, all nine of them, because they had read the card as well.

@steel “There’s a kiss loose out there,” said Captain Steel, “and it’ll go on bouncing until it finds the one it’s for. Whose is it?”

-2
Nobody answered. [Hero] looked down at [his] socks.
/-2

+2
Nobody answered. Everybody looked at everybody. [with| [Friend] looked at [hero], and then very hard at the ceiling. | The ship’s cat looked at [hero], but she couldn’t prove it.]

[Adult] could have said. But [adult] only looked at the stars.

[Hero] looked down at [his] socks. There was still time to speak, and then there was a bit less, and then Captain Steel had gone on to the next thing.
/+2

== nets
-2
They chased it half the night with a net and a bucket, and then it came in again by the letter flap, all by itself.
/-2

+2
They chased it half the night. Mr Bolt leaned out with a net, and it slipped through the holes. They headed it off at Jupiter with a bucket, and it went bonk and came straight out. [with| @friend “It doesn’t want to be caught,” said [friend]. “It wants to arrive.” | It didn’t seem to want to be caught. It seemed to be looking for something.]
/+2

+3
@bolt “I know what it likes,” said Mr Bolt, who had no idea. He hung a pillow out of the back, with a face drawn on it. The kiss came right up to the pillow, as slowly as a bee, and looked it up and down. Then it went on, and it was going faster than before.

[with2| @friend2 “It was a very good face,” said [friend2], because Mr Bolt looked so sad. | Mr Bolt took the pillow in again, and you could tell that he was hurt.]
/+3

+4
Then they tried to be somewhere that it would want to come. They turned out all the lights, and lit the small one over the table. They made toast. They even sang, and that may have been a mistake: two bits of rock that had been going the other way turned round and left.

@steel “What does it want?” asked Captain Steel. She was pink in the face herself by now, inside the glass. “It can’t just be going about the sky for nothing. Somebody must’ve been meant to have it.”

[Hero] had a piece of toast in one hand, and no way of getting it into the helmet. It seemed to be the longest night that there had ever been, and it had all begun with a card.
/+4

+2
It was long past midnight when there was a click at the letter flap. The kiss had come in all by itself.
/+2

It flew along the row of helmets. Bonk, it went on Captain Steel. Bonk, on Mr Bolt. [with| Bonk, on [friend]. | Bonk, on the cook.] Nine times it went bonk, and couldn’t get through. Then it came to [hero], and went bonk very softly, as if it were knocking. And then it turned round, to go out again for ever.

== choice
-2
If the helmet came off now, the whole crew would know whose kiss it was. If it stayed on, nobody ever would.
/-2

+2
It had got quite small. All that bouncing had worn it down at the edges, and it flew a little crooked, like a moth in the daytime. [Hero] had never seen anything look so tired.

If the helmet came off now, the whole crew would know whose it was, and who still got kissed, and who hadn’t said so. If the helmet stayed on, nobody ever would. It was five steps to the letter flap, and the kiss had done three of them.
/+2

-2
@hero “It’s mine,” said [hero], much too loudly. “And I made up the rule.”
/-2

+2
@hero “It’s mine,” said [hero], much too loudly. “It’s my kiss, and I made up the rule, and then I said nothing.”
/+2

^card And [he] took off the helmet and stood there, with hair sticking up on all sides, and held out one cheek.

^kiss The kiss stopped. It came back, slowly, past all nine of them, and landed. It made no noise at all.

+2
Nobody said a word. [Hero] waited for somebody to laugh. [His] ears were so hot that they must have been shining.
/+2

@steel “Made up?” said Captain Steel. “You mean we’ve been in these things all night, because of a card?”

-2
She pulled off her helmet and scratched her ear, and so did they all.
/-2

+2
Captain Steel pulled off her helmet and scratched her left ear for a whole minute with her eyes shut. Then Mr Bolt took his off, and a spanner fell out of his beard. Soon there were nine helmets on the floor, and everybody was scratching.
/+2

@bolt “I used to get those,” said Mr Bolt, looking at [hero’s] cheek. “From my gran. At eight.”

+3
@steel “Mine went on the forehead,” said Captain Steel, “with a bit of marmalade.” She seemed to be thinking about marmalade for quite some time. “One gets promoted,” she said, “and then it stops.”

Nobody had told [hero] that. It made being promoted look quite different.
/+3

@hero “[Adult] could do everybody,” said [hero]. “There’s no rule against it.”

-2
Captain Steel looked at the ceiling. Then she bent down and held out a cheek.
/-2

+2
For a moment it was very quiet. Then Captain Steel, who had once wrestled a crane, looked at the ceiling, and bent down, and held out a cheek. Mr Bolt held his beard aside. [with| [Friend] was already in the queue. | Even the cook got into the queue, and wiped the soup off his cheek.]
/+2

+4
They had only just got to the end of the queue when the radio rang again.

@warden “It’s wearing off,” said the Ring Warden. “I shouted at somebody just now. It was a very small somebody, and the skates were too big for her. I didn’t enjoy it at all, and I used to.” He coughed. “I suppose there wouldn’t be another one, some time? Perhaps on Fridays?”

Captain Steel looked at [hero]. It was a thing that nobody had ever done on board, to ask [hero] before anybody else.

@hero “We could fly past,” said [hero]. “But it wouldn’t bounce off him if it was really his. He’d have to take his hat off.”

@warden “I’ve taken it off,” said the Ring Warden at once.
/+4

== bed
-2
Then the lights went down, the stars went softly by, and [hero’s] pillow was cool and quiet and had two sides.
/-2

+2
Then the lights went down, one by one, along the row. Everybody lay still. The stars went softly by outside, and not one of them had to be chased. [Hero] turned over on the pillow, slowly, because now there was a side to turn to, and the blanket was soft and warm.
/+2

+3
Over on Moon Base they had put the last of the biscuits away. On Saturn’s ring the skates hung in a long quiet row.
/+3

+3
-4
The Ring Warden was asleep in his tower, with a smile that he’d given up trying to get off.
/-4
/+3

+4
The Ring Warden was asleep in his tower, with his hat off, in case it should be Friday.
/+4

+4
[more| [Others] were breathing slowly, down at the far end, each with one warm cheek.] [with2| [Friend2] was asleep already, with one hand still in the toast. | The toast lay cold on the table, and nobody minded.] Overhead the bunk creaked softly, and Mr Bolt’s beard hung down over the edge, quiet and soft in the light of the small lamp, with nothing in it at all.
/+4

-2
&last The card still hung there. [Adult] took a pencil, and under NEVER TAKE OFF THEIR HELMETS wrote something very small.
/-2

+2
&last The card still hung there, above the bunk. ASTRONAUTS NEVER TAKE OFF THEIR HELMETS, it said. [Adult] found a pencil, and wrote something very small underneath.
/+2

@hero “What does it say?” asked [hero], with closed eyes.

@adult “It says, except for kisses,” whispered [adult], and kissed the same spot again, softly, so that it should keep.

!asleep And [hero] fell asleep on that side.
`,
}
