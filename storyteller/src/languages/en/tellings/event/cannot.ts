import type { Telling } from '../../../../craft/telling.ts'

export const cannot: Telling = {
  id: 'cannot',
  shape: 'lullaby-list',
  fits: {
    kind: 'event',
    events: ['cannot'],
    who: [
      ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
      ...(['fairy-being', 'monster'] as const),
    ],
  },
  ages: [3, 12],
  titles: ['Broken Things Do Not Snore', 'The Late Sleeper', 'Shh, It Is Asleep'],
  tile: { label: 'Cannot do it', wish: 'A kangaroo that can’t jump, and all the others can' },
  figures: {
    others: { forms: { name: 'all the others' }, gender: 'it' },
    first: { forms: { name: 'the first of the others' }, gender: 'it' },
    second: { forms: { name: 'the second of the others' }, gender: 'it' },
    third: { forms: { name: 'the third of the others' }, gender: 'it' },
    smallest: { forms: { name: 'the smallest one' }, gender: 'it' },
  },
  things: {
    who: {
      kinds: [
        ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
        ...(['fairy-being', 'monster'] as const),
      ],
      or: { forms: { name: 'the kangaroo', one: 'a kangaroo', kind: 'kangaroo', many: 'kangaroos' }, gender: 'it' },
    },
    action: { kinds: [], or: { forms: { name: 'do it', doing: 'doing it' }, gender: 'it' } },
  },
  fact: '[Hero] once heard what was asleep deep inside [who.one], and let it sleep.',
  next: 'Deep inside [who], something had turned over in its sleep.',
  young: `
== cannot
[is:action| All the others could [action]. | There was one thing that all the others could do.] [Who] could not.

[Who.he] tried before breakfast and after lunch, and nothing came.

+3
@first “You have to want it more,” said the first of the others.

*pear @second “Mine came on a Tuesday,” said the second. “I was looking at a pear, and there it was.”

[Who] looked at a pear all Tuesday. On Wednesday, somebody ate it.
/+3

*inside @who “I think that mine is broken,” said [who] to [hero].

== listen
[Hero] put an ear up close. Deep inside, something went hrrr-pff, hrrr-pff, hrrr-pff.

&first @hero “Shh! Broken things do not snore,” whispered [hero]. “It is asleep.”

+2
[with| [Friend] listened on the other side. Hrrr-pff. It was asleep on that side as well. | [Hero] tried the other side. Hrrr-pff. It was asleep there as well.]
/+2

@who “In the middle of the day?” asked [who].

*whistle @hero “My whistling is just the same,” said [hero], and made a round mouth. Out came a bit of air: fff. “Not up yet, you see.”

+2
@who “Can we wake it?”

@hero “What do you do,” asked [hero], “when somebody wakes you too soon?”

[Who] thought. @who “I pull the blanket over my head.”
/+2

+4
@hero “So do I,” said [hero], “and then I stay there. Once I stayed there until soup.”

@who “And when will it get up?”

@hero “When it has slept enough.”

That was no day of the week. But it was a good deal better than broken.
/+4

== wake
-2
But all the others had heard. @others “WAKE UP!” they shouted.
/-2

+2
But all the others had crept up to hear. @others “Asleep?” they cried. “We can help! One, two, three: WAKE UP!”
/+2

-2
Deep inside, someone only pulled up a blanket.
/-2

+2
Deep inside, someone pulled up a blanket. Hrrr-pff.
/+2

+3
They tried it with pots, and they tried it with pans. ^pear The second held up a pear. [with2| @friend2 “Not so near!” said [friend2], and held both hands over the place. | Somebody had a trumpet.] Hrrr-pff. It slept on.
/+3

-2
But the shout woke the smallest one from its nap, and it cried.
/-2

+2
But behind them lay the smallest one, who had been having a nap. Now it was wide awake, and it cried.
/+2

-2
All the others could [action], so that was what they did. The smallest one cried louder.
/-2

+2
All the others could [action], so that was what they did. They did it on the left, and they did it on the right. The smallest one only cried louder.
/+2

+4
They gave it a spoon. It did not want a spoon. They gave it the pot and the trumpet. They gave it a pear.

@first “It has to want to stop,” said the first of the others.

@hero “It wants to sleep,” said [hero]. “You woke it.” And then it was rather quiet, all but the smallest one.
/+4

@hero “Bring it here,” said [hero].

== turn:is-soft
So they did. [Who] was soft there, and the smallest one sank in, as deep as it could go.

== turn:warms
So they did. [Who] was warm on that side, as warm as bread, and the smallest one came closer.

== turn:rolls
So they did. Then [hero] gave [who] a push, a little bit forwards and a little bit back. It was like a cradle.

== turn:holds
So they did. [Who] held the smallest one, not too tight and not too loose, as you hold an egg.

== turn:carries
So they did. They lifted the smallest one up, and there was room for it on [who], as if somebody had measured.

== turn:any
So they did. The smallest one lay close against [who], with one cheek against it, and [who] did not move at all.

== hush
^inside Inside, it went hrrr-pff, hrrr-pff. The smallest one stopped to listen. [with| @smallest “Hrrr,” it breathed in. @friend “Pff,” breathed [friend] out, to show how it went on. | It breathed in with the hrrr, and out with the pff.] And then it was asleep.

@others “How did you do that?” whispered all the others.

@who “That was not me,” said [who]. “That was [is:action| my [action.doing] | the thing that I cannot do].”

+2
Then all the others listened to themselves. But theirs was up and about. It only rattled.
/+2

+3
@second “I should like a quiet one, too,” said the second. “Just for the evening.”

@who “You may listen to mine,” said [who]. So they all lay down in a ring, with one ear in the middle.
/+3

== night
+4
But when it was dark, nobody lay still. Here something twitched. There something twitched. [is:action| All the others could [action], and now they could not leave off. | All the others could do it, and now they could not leave off.]

@third “It wants to go out,” said the third of the others. “I keep telling it that it is night.”

@who “You must not tell it,” said [who]. “You must let it hear.”

So [who] went from one to the next, with [hero] to show the way[with|, and with [friend] to carry the blanket|].

The first was big, and had a big one inside. It took forty breaths. Hrrr-pff. Then it gave in.

The second had the one that had come on a Tuesday. It asked for a pear. ^pear There was only half of one left, so it had the half, and was asleep before the pip.

The third had the loudest of all. It rattled like a box of buttons, and it took half the night. [more| [Others] came and sat around it, and breathed along.] Hrrr, went [who]. Rattle, went the third. Hrrr. Rattle. Hrrr.

Hrrr.

&again @hero “Shh,” whispered [hero]. “It is asleep.”

And now they lay all in a ring, and not one of them rattled any more.
/+4

== bed
-2
In bed, [hero] made a round mouth. ^whistle Fff. It was quiet and dark in there.
/-2

+2
[Adult] tucked the blanket round [hero]. It was quiet now, and dark. Under the warm blanket, [hero] made a round mouth once more. ^whistle Fff.
/+2

+3
@adult “Shall I show you how?” asked [adult], who could do it with two fingers.
/+3

&last @hero “Shh,” said [hero] softly. “It is asleep.”

+3
So [adult] put the two fingers away, and gave [hero] a kiss on the round mouth, right over the whistle, and dimmed the lamp.
/+3

-2
Far off, all the others slept in a ring. Hrrr-pff, it went, soft and slow.
/-2

+2
Far off, all the others lay quiet around [who]. Nobody thought of broken things. Hrrr-pff, it went, slow and soft. Something turned over, deep inside, and slept on.
/+2

!asleep And then [hero] was asleep, inside and out.
`,
  older: `
== notice
*notice There was a notice on the gate. On Friday, it said, everybody would [action], one after another, in order of size, and there would be buns.

All the others read EVERYBODY, and were glad. [Who] could not [action], and read ALL THE OTHERS.

+3
It was not for want of trying. [Who.he] had tried before breakfast and after lunch, and once by accident. All the others were very kind about it, and that is the worst thing they can be.

@first “You have to want it more,” said the first of them.

*pear @second “Mine came on a Tuesday,” said the second. “I was looking at a pear.”

So [who] had wanted it more, for a whole Tuesday, in front of a pear, ^pear until somebody ate it.
/+3

-2
*whistle Now [hero] was known to mend things. [Hero] could whistle, too, and everybody believed it unheard.
/-2

+2
*whistle Now [hero] was known to mend things. There was the gate, and there was the bell on the gate. People thought that [hero] could do whatever there was to be done. [Hero] had told them about the whistling, too, and they believed it without having heard it.
/+2

*inside @who “I think mine is broken,” said [who]. “Can you do it by Friday?”

[Hero] held a glass against [who], and an ear against the glass. Inside, something went hrrr-pff, hrrr-pff((, as steady as a saw)).

@hero “Broken things do not snore,” said [hero]. “It is asleep.”

-2
It is hard to hold a screwdriver and do nothing.
/-2

+2
That would have been the place to stop. But it is hard to hold a screwdriver and do nothing.
/+2

@hero “By Friday,” said [hero]. “Easily.”

== alarm
+2
[He] began politely, with a smell of toast, and a torch, and a good morning that had more teeth in it each time. [with| @friend “You would not get up for that, either,” said [friend]. | Hrrr-pff, was all the answer.] [He] knocked, and then [he] knocked with a spoon.
/+2

+3
@who “Perhaps it does not know that it is late,” said [who].

@hero “Nobody is late who is asleep,” would have been a good answer, and it came to [hero] two days afterwards. What [hero] said was, “Hold still.”
/+3

On Wednesday, [hero] held an alarm clock to the spot where the snoring was loudest, and let it ring.

Something in [who] sat bolt upright. What came out was perhaps a quarter of it, and that was back to front. Then it was gone.

-2
After that there was no hrrr, and no pff.

@who “I did not have much of it,” said [who]. “But I used to listen to it at night.”

[Hero] said sorry to [who], and then, very softly, to whoever was in there with the blanket over their head.

*sign Then [hero] wrote on a card SOMEONE IS ASLEEP IN HERE, and hung it on [who].
/-2

+2
[Hero] listened at the glass. There was no hrrr. There was no pff.

@who “I did not have much of it,” said [who] after a while. “But I had that. I used to listen to it at night.”
/+2

+3
There are silences that you can mend by saying something. This was not one of them. [Hero] looked at the screwdriver, and then put it away, into the pocket that has a button.
/+3

+2
@hero “I wanted to be the one who did it,” said [hero]. And then [hero] said sorry to [who], and after that, very softly, to whoever was in there with the blanket over their head.

*sign There was only one thing left to make, and it needed no tools. It was a piece of card, and on it stood: SOMEONE IS ASLEEP IN HERE. [Hero] hung it on [who].

It worked better than the gate had ever done. Whoever read it took the last steps on tiptoe. The first of the others told the second to hush, and the second, who had not said anything, hushed. [with| [Friend] put butter on the hinges. | Somebody put butter on the hinges of the gate.] Only the wind could not read.
/+2

+3
[Hero] stayed there all Thursday with the glass, and had supper with one hand. [with2| @friend2 “Your ear is going flat,” said [friend2], and brought a cushion for it. | The ear went as flat as a coin.] What do you do for somebody who does not want to be woken? You can do nothing at all, and you have to do it for hours, and you must not stop.
/+3

-2
At ten past three in the night, there was a hrrr. And a long time after, there was a pff.
/-2

+2
In the night, at ten past three, there was a hrrr. For a long time there was nothing. And then there was a pff.
/+2

+3
[Hero] had mended a good many things, and had never heard anything so well made. And this was the one thing that [hero] had only left alone.
/+3

== friday
-2
^notice On Friday there were the buns. All the others could [action], so that was what they did. At every clap the smallest one, who had missed its nap, cried louder.
/-2

+2
^notice On Friday there were the buns. All the others could [action], so that was what they did, from the biggest down, and after each of them there was clapping. Behind the buns lay the smallest one, who ought to have had its nap, and it cried a little louder at every clap.
/+2

+3
Nobody heard it. When a great many people are clapping, it sounds to each of them as if everybody were happy.
/+3

@others “And now,” they called, “[who]!”

-2
It grew still. [Hero] could have said that [who] was not quite well. [Hero] went and stood beside [who] instead.
/-2

+2
It grew still. Somebody giggled. [Who] looked at the ground, and the sign turned slowly on its string.

[Hero] could have said that [who] was not quite well. It would have been good enough for everyone. [Hero] went and stood beside [who] instead, and the whole field looked at the one who could mend things.
/+2

+2
@hero “It is asleep,” said [hero]. “That is all. I woke it up on Wednesday, because I wanted to be the one, and that was the only thing that was ever wrong with it.”
/+2

+2
@second “Nobody’s sleeps as long as that!” called the second of the others.
/+2

+3
[with| Down at the front, [friend] shook [friend.his] head at [hero], quite slightly, because [friend] knew what was coming. | [Hero] looked at the screwdriver pocket, and it was no help.] There was still time to climb down. People like to go on thinking what they think.
/+3

-2
@hero “It is asleep,” said [hero]. “I woke it up on Wednesday, because I wanted to be the one, and that is all that was ever wrong with it. I have got one, too. I told you that I can whistle, ^whistle and it sounds like this.” And [he] made a round mouth in front of everybody.
/-2

+2
@hero “Mine does,” said [hero]. “I told you all that I can whistle. ^whistle I never could. This is what it sounds like.” And [he] made a round mouth in front of everybody.
/+2

Fff.

-2
That is a very small sound. The field had to hold its breath for it, and so it heard the other one.
/-2

+2
That is a very small sound. It takes a whole field holding its breath to hear it. But the field did, and so, for the first time that day, it heard the other one.
/+2

^inside Hrrr-pff, hrrr-pff.

+2
Behind the buns the crying stopped, in the middle, as if somebody had asked it a question. The smallest one came out on its own, right across the field, past all the big ones, to where the sound was.
/+2

-2
The smallest one stopped crying, and came across the field to the sound.
/-2

== turn:is-soft
[Who] was soft on that side. The smallest one sank in until there was hardly any of it left to see.

== turn:warms
[Who] was warm on that side, as warm as new bread. The smallest one moved up close, and then closer than that.

== turn:rolls
[Hero] gave [who] a push, a hand’s width forwards and a hand’s width back, as you rock a cradle. The smallest one lay against it, and went along.

== turn:holds
[Who] held the smallest one, not too tight and not too loose, as you hold an egg that is not yours.

== turn:carries
They lifted it up, and there was a place for it on [who], as if somebody had measured.

== turn:any
It lay down with one cheek against [who], and [who], who had never been of use to anybody in this way, did not move at all.

== hush
It breathed in with the hrrr and out with the pff, and it was asleep before anyone could clap, and then nobody wanted to.

+2
They came nearer to hear. First they stood, and then they sat, and in the end they lay down round [who] on the grass, one after another, in order of size.
/+2

@others “How did you do that?” they whispered.

@who “That was not me,” said [who]. “That was [is:action| my [action.doing] | the thing that I cannot do].”

+2
It was the longest turn of the whole afternoon. Nobody could have gone on after it.
/+2

+4
It might have ended there. But on Saturday there was a queue.

Everybody who had a small one brought it. They came with baskets and with prams, and [who] lay in the middle with a dozen of them, and was wanted. They brought cushions. They brought what was left of the buns. [more| [Others] gave out numbers at the gate, and kept the ones who yawned apart from the ones who howled.] And since it all depended on somebody who slept, they took care. The bell came off the gate. The cuckoo was asked to move. By Tuesday there was a new notice, a large one, and it said: IT MUST NOT WAKE UP.

[Who] no longer dared to turn over.

It was on Wednesday, early, that [hero] heard something new in the glass. It was not a hrrr, and it was not a pff. It was a light, slow breath, with a rest after it, as people breathe who lie with their eyes shut and think about getting up.

[Hero] did not say a word. But the first of the others had very good ears.

@first “Shh!” cried the first. “It is stirring! Sing to it, all of you, quick!”

So they sang. It was a beautiful lullaby in four parts, and there was no getting up through that.

@who “It wants to ask something,” whispered [who]. “I think it wants to ask if it may.”

[Hero] thought of the alarm clock. That had been a Wednesday, too. And was this not the very same thing, only the other way round? The one had been done with bells, and the other was being done with cushions. And it had begun with a sign, and the sign was the best thing that [hero] had ever made. People had come from three streets away to look at the letters.

[Hero] took it down.

The singing stopped, one part after another.

@third “And who is to get ours to sleep?” asked the third of the others, with two of them on either side.

@hero “You are,” said [hero]. “Lie still, and breathe as slowly as you can, and let them hear you.”

@third “But mine is awake!”

@hero “They do not mind, if you do not rattle.”

The queue was not pleased. It took back the buns, and it said that there were others who could mend things. [Hero] went red, and let it. ^sign Then [he] turned over the card, and on the back of it wrote: MAY GET UP WHENEVER IT LIKES. And [hero] hung it on [who] once more, with that side turned inwards, where it could be read from inside.

They both listened. Something came nearer, and stood there for a while, as you do when you read a thing twice. Then it went back and lay down. Hrrr-pff.

It had only wanted to know.

And [who] turned over, for the first time in five days, and it was bliss.
/+4

== bed
-2
^sign That night the sign hung on the end of [hero’s] bed. @who “You have got one as well,” [who] had said.
/-2

+2
-4
^sign That night the sign hung on the end of [hero’s] bed, because [who] had wished it. @who “I know what I have got,” [who] had said. “And you have got one as well.”
/-4
/+2

+4
In the evening, [who] had a card made that was new, with both its sides. The old one had to go to [hero]. @who “You have got one as well,” said [who]. So it hung on the end of the bed, with the one side to the door, and the other to the pillow.
/+4

+2
[Adult] read it, and asked nothing, and dimmed the lamp. [Adult] went out on the quiet boards, the third and the fifth and the sixth, and closed the door as you close a book on somebody else’s page.
/+2

+3
The screwdriver lay on the chair, in the pocket with the button. It had had a quiet week. Outside, the moon rested on the gate, and not a hinge of it made a sound.
/+3

It was not quite true yet, what the sign said, for under the warm blanket [hero] made a round mouth. Fff. It was soft and dark in there((, and nobody was in a hurry)).

+2
Far off, where all the others lay around [who], something slow went in and out, in and out. [Hero] breathed along with it for a bit.
/+2

SOMEONE IS ASLEEP IN HERE, said the sign. !asleep And a breath later it was true, inside and out.
`,
}
