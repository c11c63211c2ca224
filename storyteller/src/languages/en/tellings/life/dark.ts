import type { Telling } from '../../../../craft/telling.ts'

export const dark: Telling = {
  id: 'dark',
  shape: 'three-rooms',
  fits: { kind: 'life', subjects: ['dark', 'monster'], when: ['always', 'today'] },
  ages: [3, 9],
  tile: { label: 'The dark', wish: 'afraid of the dark' },
  titles: ['A Bootful of Dark', '[Hero] and the Dark in the Boot', 'What Is in the Dark?'],
  figures: {},
  mirror: {
    dragons: { forms: { name: 'the dragon', one: 'a dragon no bigger than a bun' }, gender: 'he' },
    dinosaurs: { forms: { name: 'the dinosaur', one: 'a dinosaur no bigger than a bun' }, gender: 'he' },
    ocean: { forms: { name: 'the crab', one: 'a crab no bigger than a bun' }, gender: 'he' },
    'fairy-tale': { forms: { name: 'the gnome', one: 'a gnome no taller than a thumb' }, gender: 'he' },
    any: { forms: { name: 'the mouse', one: 'a mouse no bigger than a plum' }, gender: 'she' },
  },
  things: { fear: { kinds: ['monster'], or: { forms: { name: 'the Something', one: 'a Something' }, gender: 'it' } } },
  fact: '[Hero] turned off the light alone, and lent a boot to [mirror.one].',
  next: 'Somebody had been in the boot again, and had left it tidier than before.',
  young: `
== boot
*boot [Hero] was not afraid of the dark in [his] boot. It was only a small dark, and it smelled of foot.

But the dark in the bedroom went right up to the ceiling, and nobody knew what was in it. It might be [by:is-slow| a Something | [fear.one]].

@adult “Shall I turn off the light?” asked [adult].

@hero “First a small one,” said [hero], and [with| [friend] ran | ran] to fetch the boot.

+4
[more| [Others] wanted to see that. They sat down in a row, and pulled up their feet.]
/+4

== small
*stone In went a hand, right down to the toe.

&first @adult “What is in the dark?” asked [adult].

@hero “Only a stone,” said [hero].

+2
Next came the dark in the pillowcase. In went an arm, up to the elbow.

&again @adult “What is in the dark?”

@hero “Only a feather.”
/+2

+3
Next came the dark in the washing basket. It was a deep one. In went [hero] head first, as far as the tummy.

&again @adult “What is in the dark?”

@hero “Only socks,” said the basket. “And one of them smells like the boot.” [with2| @friend2 “That is mine,” said [friend2].]
/+3

== under
Next came the dark under the bed. In went [hero], all but the feet. [with| [Friend] held on to those, in case. | The feet stayed outside, in case.]

+2
It was as dark as ten boots in there. [with| [Friend] was ready to pull.]
/+2

Something breathed.

&again @adult “What is in the dark?” asked [adult].

@hero “Somebody,” said [hero].

+2
The feet jumped. But they stayed.
/+2

@hero “Are you [by:is-slow| the Something | [fear]]?”

@mirror “I don’t know,” said a tiny voice. “What does it do?”

@hero “It sits under the bed and breathes.”

@mirror “Then I am,” said the voice, pleased. It was [mirror.one], and had never been anything so big.

+2
@hero “Why don’t you come out?” asked [hero].
/+2

@mirror “Soon it is dark right up to the ceiling,” whispered [mirror], “and nobody knows what is in it.”

+2
[Hero] knew all about that.
/+2

@hero “Start with a small one,” said [hero], and pushed in the boot.

+2
In went [mirror], right down to the toe.

&again @hero “What is in the dark?”

@mirror “Only a stone,” said [mirror]. “It is a nice one.”
/+2

== light
-2
In went [mirror]. [Hero] lay down, put out one finger, and turned off the light. Click.
/-2

+2
Then the boot stood beside the bed, and [hero] lay down. It was not [adult] who turned off the light. It was [hero], with one finger.

Click. The dark went right up to the ceiling.
/+2

&again @mirror “What is in the dark?” asked the boot.

+2
Tick, went the dark. Tick.

@hero “Only the clock,” said [hero].
/+2

+3
Glug, went the dark. Glug, glug.

[with2| @friend2 “Only my tummy,” said [friend2]. “It does that when it is thinking.” | @hero “Only the pipes,” said [hero]. “They are having a drink.”]

Creak, went the dark.

[with| @friend “Only the stairs,” said [friend], who had good ears. “That is how they sit down.” | @hero “Only the stairs,” said [hero]. “That is how they sit down.”]

@mirror “And what else?” asked the boot.
/+3

[Hero] looked left and right and up. @hero “Only me,” said [hero]. [with| @friend “And me,” said [friend].]

^stone @mirror “And me,” said the boot, “and the stone.”

+2
And that was everybody.
/+2

+4
But the boot did not go to sleep.

@mirror “I don’t live under the bed,” it said. “I live behind the wardrobe. I only ran out for a crumb. And then somebody said Click.”

It was a long way from the bed to the wardrobe. There was a whole room in between, and every bit of it was dark.

@hero “How big a dark can you do?” asked [hero].

@mirror “As big as a boot.”

So [hero] got out of bed, in the dark, and gave the boot a push. They did one bootful at a time. As far as the slippers it was only one.

&again @mirror “What is in the dark?”

@hero “Slippers,” said [hero]. [with| @friend “And my toe,” said [friend], who was feeling out the way in front.]

As far as the basket it was two. There were only socks in that, and they were asleep in pairs.

As far as the chair it was three. @mirror “It has got arms,” whispered the boot.

[Hero] took hold of one. It was soft. It went on for a while, and then there was a cuff. @hero “Only a jumper,” said [hero]. “And nobody is in it.”

And there stood the wardrobe. Behind it was a crack, and in the crack was a dark as thin as a biscuit. In went [mirror].

&again @hero “What is in the dark?” asked [hero].

At first there was nothing. Then there was a rustle, and a bustle, and the sound of forty kisses.

@mirror “Everybody!” said [mirror].

So [hero] took the boot under one arm and went back to bed. It was just as far as before. But it was all known by now: chair, basket, slippers, bed.
/+4

== bed
^boot Under the blanket was one more dark, a small one. It was soft and warm, and fitted all round, like a boot.

+2
((It even smelled a little of foot.)) [Hero] pulled it up to the chin, and lay quite still.
/+2

+3
Tick, went the dark, more slowly now. The stairs had sat down for the night. Outside lay the biggest dark of all, warm and quiet, and in it there was only the moon.
/+3

+4
In the biggest dark stood a house. In the house was a room, and in the room was a bed. Behind the wardrobe somebody was being tucked in, and then somebody else, forty times. [more| [Others] lay in small darks of their own, and each one fitted.]
/+4

&last @adult “What is in the dark?” whispered [adult].

!asleep Only [hero], fast asleep.
`,
  older: `
== boot
*boot [Hero] had nothing against the dark in small amounts. There was one in [his] left boot, about as long as a foot, and [hero] had put in a hand and felt what it contained. It was a pebble.

+3
There was one in the biscuit tin, and it contained no biscuits. There was one in the piano, and if you leaned on the keys with your elbow, it growled. [Hero] got on well with all of them.
/+3

The trouble was the large one. Every evening it filled the bedroom from the carpet to the ceiling, and nobody could feel what that contained. [is:fear| There was talk of [by:is-slow| a monster | [fear.one]].] So [hero] slept with a lamp on, and a torch for emergencies.

+4
[more| [Others], who were sleeping in a row next door, had no torch between them, and thought this very grand.]
/+4

*bulb That evening the lamp said plink, and went out.

-2
@adult “There is another bulb somewhere,” said [adult], and went to look.
/-2

+2
@adult “There is another bulb in the house,” said [adult]. “I only have to remember where.” The stairs creaked, and far below, drawers began to be opened.
/+2

== torch
*torch Up went the torch. Click: there was the wardrobe, perfectly all right. But everywhere else it was blacker than before, as if the dark had jumped aside and now stood round in a crowd. Click, click, click.

+3
@mirror “Ninety-one!” cried a voice under the bed. “I had got to ninety-one!”
/+3

-3
@mirror “Ninety-one!” cried a voice under the bed. “I had got to ninety-one! Eyes need a count of a hundred to open all the way. And every night, when mine are nearly there, somebody goes click, and I have to start at one again.”
/-3

+3
[with| [Friend], on the mattress on the floor, pulled in both feet. | [Hero] pulled in both feet.] @hero “Who is that?” asked [hero].

@mirror “Never mind who. Do you know what one does, to see in the dark?”

@hero “One switches on a torch.”

@mirror “One waits,” said the voice bitterly. “Eyes need a count of a hundred to open all the way. And every night, when mine are nearly there, somebody goes click, and I have to start at one again.”
/+3

-2
It was [mirror.one], with both eyes shut tight. @mirror “I don’t like it any better than you do,” said [mirror]. “That is why I should like to see it.”
/-2

+2
It came out as far as the edge of the carpet, and it was [mirror.one], with both hands over both eyes, so as not to waste the dark that was already in them.

[is:fear| @hero “I thought you would be [by:is-slow| a monster | [fear.one]],” said [hero]. | @hero “I thought you would be bigger,” said [hero].]

@mirror “So did I,” said [mirror]. “My aunt is giving a supper behind the wardrobe. She has been giving it since March.”

@hero “Can’t you just walk?”

@mirror “Into that? Right up to the ceiling, and nobody knows what is in it?” [Mirror] shook all over. “I don’t like it any better than you do. That is why I should like to see it.”
/+2

In all [his] nights [hero] had never given the dark longer than four. @hero “And at a hundred, does it work?” asked [hero].

@mirror “I couldn’t say,” said [mirror]. “I have never got past ninety-one.”

== count
-2
^torch So the torch went upside down into the boot, and they began. At ten there was nothing. At twenty there was a window. At forty the sheet came up, like milk. At sixty somebody stood beside the door, with long arms.

One hand found the boot, and stayed there. One click, and it would be known who that was. One click, and [mirror] would be back at one.

@hero “Sixty-one,” said [hero]. It was the hardest number of them all.

At seventy the arms were sleeves, and at eighty it was a dressing gown, and always had been. [with| @friend “I think it can see us too,” whispered [friend].]
/-2

+2
@hero “Together, then,” said [hero]. “One.”

@mirror “Two,” said [mirror].

[with| @friend “Three,” said [friend], who had by far the steadiest voice in the room.]

At ten there was nothing. At twenty, where there had been nothing, hung a window. At thirty-five the sheet came up, like milk, and at fifty there was a chair.

At sixty somebody stood beside the door. He was tall and thin, with very long arms.

@mirror “Sixty-one,” said [mirror]. “What is he doing?”

@hero “Nothing,” whispered [hero]. “That’s what I don’t like about him.” And all by itself, before anyone had asked it to, the thumb went down.

Click.

There hung [hero’s] own dressing gown, bright yellow from top to bottom, looking as if it had been woken up.

@mirror “One,” said a very small voice on the carpet.

[Mirror] did not shout at all, and that was the worst of it. [with| [Friend] looked at the torch, and moved over, until they sat shoulder to shoulder.]

^torch Then the torch went upside down into the boot, and the pebble was pushed in on top. It could still be got at, but you would have to mean it.

@hero “Two,” said [hero].
/+2

+3
Twenty brought the window, and thirty-five the sheet. They did not come from anywhere. They had simply been waiting for somebody to get as far as that. At forty the dark went glug.

[with2| @friend2 “My tummy,” said [friend2]. “It gets hungry when there is counting.” | @hero “Only the pipes,” said [hero]. “They drink at night, so that nobody sees.”]

At fifty came the chair, and a little later something crouched on the seat of it, with its back to them. That was a bad ten numbers. [Hero] kept both eyes on it and counted straight at it, as you would at a strange dog. At fifty-eight it had a strap. At fifty-nine it was a rucksack, with the homework still inside, and for once [hero] was glad that it was nothing but that.
/+3

+2
At sixty he stood beside the door again, with his arms. [Hero] knew who he was, and it made less difference than you might think. One hand found the boot, and stayed there. One click, and he would be gone. One click, and somebody would say one, in a very small voice.

@hero “Sixty-one,” said [hero]. It was the hardest number of them all.

At seventy the arms were sleeves. At eighty they had cuffs. [with| @friend “He looks worried,” whispered [friend]. “I think he can see us too.” That helped more than anything. | He looked a little worried, for a dressing gown. Perhaps he could see them too.]
/+2

== door
*choice At ninety there were steps on the stairs, and a line of light lay down under the door.

^bulb @adult “Found it!” called [adult]. The handle moved.

+2
There it was, then: a good, round, bright new bulb, and nothing to be afraid of till morning. [Hero] had been wishing for it since the lamp said plink. [Hero] looked at the line of light. Then [hero] looked at the edge of the carpet, where [mirror] stood and waited for the click.
/+2

^choice @hero “Leave it off!” said [hero]. “Come in and shut the door, we’re at ninety-one.”

-2
Nobody had ever heard [hero] say such a thing. But the door closed, and somebody sat down on somebody’s foot. And they all went on to a hundred.
/-2

+2
Nobody in that house had ever heard [hero] say such a thing. @adult “We?” said [adult]. But the light on the stairs went off, the door closed, and somebody sat down on somebody’s foot.

@mirror “Ninety-two,” said [mirror], who had never said it before, and said it slowly, to make it last.

And they all went on together, up to a hundred.
/+2

== hundred
It worked. It was not bright, but grey and soft, and every single thing was there, as if it had only been waiting to be asked.

@mirror “What is in it?” asked [mirror].

^boot [Hero] looked all the way round. @hero “[is:fear| No [by:is-slow| monster | [fear.kind]]. A chair | A chair],” said [hero], “and a dressing gown, and [with| [friend], and] [adult] on my foot. And me.”

+2
@mirror “Is that all?”

@hero “That’s all.”
/+2

-4
@mirror “Then I can go,” said [mirror], and walked off across the carpet, grey upon grey.
/-4

+2
-4
Only somebody who had counted to a hundred could have seen it.
/-4
/+2

+3
@adult “I had no idea,” said [adult], and looked at [adult.his] own two hands, back and front. “All these years I’ve been switching things on.”
/+3

+4
@mirror “Then I can go,” said [mirror], and walked across the carpet, grey upon grey, as far as the wardrobe. There was a note on the back of it, written very small, and [mirror] read it aloud. “Moved out of doors in May, because of the clicking. Supper as usual, behind the water butt. Your aunt.”

For a while nobody knew what to say. They all looked at the window.

The garden was a different matter. They stood at the back door, in coats and boots, with [mirror] in [hero’s] pocket, and looked out. The torch was upstairs on the pillow, where it had been tipped out of the boot. It had no walls and no ceiling. It went up, and up, and then it went on going up.

@mirror “That one hasn’t got a lid,” whispered [mirror].

[Hero] felt the same. It was not a thing that you could look all the way round. @hero “What if I say I can’t?” asked [hero].

@mirror “Then I should say that I quite understand,” said [mirror], “and live in your pocket.”

^boot Then [hero] looked down. There was a boot on the left foot, and a boot on the right, and in each of them was a small dark, about as long as a foot. [Hero] knew exactly what they contained. In the left one there was a pebble too.

@hero “I can’t do all of it,” said [hero]. “But I can do one boot. And then the other boot.” And that is how they went in: one boot of dark at a time.

@adult “Wait for me!” said [adult], who had been looking for the key in the kitchen, with the light on. “I can’t see a thing!”

@hero “You’re at one,” said [hero]. “We’re at a hundred. Hold on to my sleeve. There’s a wheelbarrow.”

@adult “Where?” asked [adult]. Then it went clang. @adult “Thank you,” said [adult]. “I have it now.”

So it came about that [hero], who had slept with a lamp on until that very day, led a grown-up through the night by the sleeve. There was the line, with one sock on it, and there was the bench. There was a low black shape that breathed, until [hero] stopped and counted straight at it. At nine it was next door’s cat. [with| @friend “There’s the water butt,” said [friend], who could have found it blindfold, having once fallen in. | Behind the cat stood the water butt, as round as an aunt.]

[Mirror] climbed down the coat, button by button, and put [mirror.his] head round the back of it. There was a smell of soup.

@adult “Who is in there?” whispered [adult], who was only at forty.

@mirror “Everybody,” said [mirror]. “And they have kept me a chair.” Then [mirror.he] went in, and somebody very small began to be kissed.

On the way back they all stood still beside the bench and looked up. At first there were three stars, and you had to wait for the others, but by thirty there were too many to count. Nobody had switched them on. They had been there all the time, behind the lamp.
/+4

== bed
@adult “Shall I put it in?” asked [adult], and held up the bulb.

-2
@hero “In the morning,” said [hero].
/-2

+2
@hero “In the morning,” said [hero]. “It would only startle the dressing gown.”
/+2

+4
[more| Next door, [others] were told about it in whispers, and wanted to know what came after a hundred. Nothing, they were told, for after a hundred you are there.] The torch lay where it was and was not needed. Out in the garden there was still, if you knew how to listen, a quiet clinking of very small spoons.
/+4

+2
The room lay grey and soft and quiet all round, with the moon in one corner. [with| From the mattress came the slow, warm breath of [friend], who had got as far as five.]
/+2

+3
The dressing gown let its arms hang, like somebody who has been on duty for years and may go home. [Hero] lay still and looked at it all, from one end to the other and slowly back. The longer you looked, the more of it came home: the stripe on the curtain, the knob on the drawer, and last of all, high up and hardly there, the ceiling. It was a good deal lower than it had always seemed.
/+3

^boot Under the soft blanket there was one more dark, a small one, quiet and warm, about as long as [hero]. You could put in a hand and feel what it contained.

!asleep One, counted [hero] slowly, and was asleep before there could be two.
`,
}
