import type { Telling } from '../../../../craft/telling.ts'

export const becomeFriends: Telling = {
  id: 'become-friends',
  shape: 'misunderstanding',
  fits: {
    kind: 'event',
    events: ['become-friends', 'meets'],
    who: [
      ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
      ...(['royal', 'fairy-being', 'monster', 'weather', 'job', 'plant'] as const),
    ],
  },
  ages: [3, 12],
  titles: ['You First!', 'Who Says Hello?', 'A Hole in the Hedge'],
  tile: { label: 'Unlikely friends', wish: 'A hedgehog and a digger become friends' },
  figures: {},
  things: {
    who: {
      kinds: [
        ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
        ...(['royal', 'fairy-being', 'monster', 'weather', 'job', 'plant'] as const),
      ],
      or: { forms: { name: 'the digger', one: 'a digger', kind: 'digger', many: 'diggers' }, gender: 'it' },
    },
    other: {
      kinds: [
        ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
        ...(['royal', 'fairy-being', 'monster', 'weather', 'job', 'plant'] as const),
      ],
      or: { forms: { name: 'the tortoise', one: 'a tortoise', kind: 'tortoise', many: 'tortoises' }, gender: 'it' },
    },
  },
  fact: '[Hero] once carried messages through a hedge until [who.one] and [other.one] were friends.',
  next: 'There was a new message in the hole in the hedge, and it said: you first.',
  young: `
== hedge
[who-is| sea-animal: At the bottom of the sea there was a hedge. | At the end of the street there was a hedge.] [Who] lived on this side of it, and [other] lived on that side. They’d never met.

+2
[who-sounds| @who “[Who.sound],” said [who] each morning, and [other] listened. | [Who] moved about each morning, and [other] listened.] [other-sounds| @other “[Other.sound],” said [other] each evening, and [who] listened. | [Other] moved about each evening, and [who] listened.]
/+2

@who “I want to be friends with [other],” said [who] to [hero]. “But I won’t say hello first.”

*hole So [hero] crawled through the hedge, and asked [other].

@other “I want to be friends too,” said [other]. &first “But tell [who.him]: you first!”

[Hero] crawled back.

@who “Tell [other.him]: you first!” said [who].

+3
[Hero] crawled there, and [hero] crawled back. There was a leaf in one ear, and then a snail. [with| [Friend] crawled behind, with a bigger leaf. | The snail asked to be put down again, on the other side of the hedge.]

@other “What if [who.he] doesn’t say it back?” asked [other].

@who “What if [other.he] doesn’t like my voice?” asked [who].
/+3

+4
@adult “What are you doing in the hedge?” asked [adult].

@hero “I’m carrying hellos,” said [hero], “only nobody gives me one.”

[Adult] crawled in to see. Now there was a leaf in [adult’s] hair as well, and [adult] stayed on that side for a cup of tea with [other], and on this side for a cup of tea with [who], and said that they were both very nice. [more| [Others] came in for the biscuits, one behind another.] But a cup of tea doesn’t say hello for you. So [adult] went home to get dry, and the hedge shook once more, and out came [hero] again, feet first this time. On the other side somebody was still waiting, and on this side somebody was still waiting too.
/+4

== gate
-2
@hero “Come to the gate,” said [hero]. “I’ll count to three, and you both say it.”
/-2

+2
When [hero] had crawled there and back nine times, there was a big hole in the hedge, and [he] was tired.

@hero “Come to the gate,” said [hero], “and say it both at once. I’ll count to three.”
/+2

They came to the gate.

@hero “One, two, three!”

Nobody said a thing. [Who] had waited for [other], and [other] had waited for [who].

+2
@hero “One, two, three!” said [hero] again. A bee said something, but it was only to the flowers.

@hero “Then I’m going home for tea,” said [hero], and opened the gate.
/+2

-2
So [hero] opened the gate, all the way.
/-2

Now they could see each other. They both took one step, and they both stopped, to be polite.

&again @who “You first!” said [who].

@other “You first!” said [other].

They said it at the very same time!

+2
@who “You said something!” said [who].

@other “So did you!” said [other]. “You said it first!”
/+2

@hero “You were both first!” said [hero].

-3
They laughed, and then they tried to come through the gate together.
/-3

+3
First [who] laughed, and then [other] laughed. Then they tried to come through the gate together.
/+3

== stuck:is-soft
They stuck. So [who] made [who.himself] as soft and small as [who.he] could, and [hero] pulled, and out they came. Pop!

== stuck:pushes
They stuck. So [who] pushed, and [other] pushed, and [hero] pulled, and out they came. Pop!

== stuck:rolls
They stuck. So [who] rolled back a bit, and then forward with a bump, and [hero] pulled, and out they came. Pop!

== stuck:flies
They stuck. So [who] went straight up like a cork, and [other] held on tight. Pop!

== stuck:any
They stuck. So [hero] pulled, and pulled once more, and out they came. Pop!

== play
And when they looked, they were both on the same side.

+2
They played until the sun was low. They played you-first, and that’s a game where they all run back, and no one wins.
/+2

+3
@who “I know a good hole,” said [who]. “You first!”

@other “And I know a good hill,” said [other]. “No, you first!” [with2| [Friend2] went first in the end, because somebody had to. | So they shut their eyes, and did it both at once.]
/+3

+4
When it was time to go home, there was the hedge. [Who] looked at it, and [other] looked at it, and it was just as thick as in the morning. But it had a hole in it, and the hole was exactly as big as [hero].

@other “I could make it bigger,” said [other].

@who “So could I,” said [who].

They did it from both sides, and met in the middle. After that you could see right through, from one garden to the other, and in both of them somebody was waving. [Who] waved first. No, [other] waved first. Nobody could say for certain, and [hero] had quite stopped counting. The snail got a small door of its own.
/+4

== bed
-2
In bed it was dark and warm, and ^hole there was one small leaf on the pillow. [Adult] lay there too.
/-2

+2
In bed it was dark and warm. ^hole There was one small leaf on the pillow. [Hero] lay here, and [adult] lay down there, just for a minute.
/+2

+3
Outside, [who] was quiet on this side of the hedge, and [other] was quiet on that side. [with| [Friend] breathed slowly in the next bed. | The snail was asleep in the middle.]
/+3

+4
[more| [Others] lay all along the wall, soft and still, each of them with a leaf somewhere.] The big round moon came up, very slowly. It looked through the hole in the hedge, and there was just room enough for it.
/+4

@adult “Are you going to sleep now?” whispered [adult].

&last @hero “You first,” whispered [hero].

@adult “No, you first,” whispered [adult].

So they did it both at once. But [hero] was a bit quicker. !asleep And [hero] slept.
`,
  older: `
== hedge
-2
[who-is| sea-animal: At the bottom of the sea was a hedge of seaweed. | At the end of the street was a hedge.] [Who] lived on one side of it and [other] on the other. They could hear each other quite well, and they’d wanted to be friends for a whole year, and in all that time neither of them had ever said hello.
/-2

+2
[who-is| sea-animal: At the bottom of the sea was a thick old hedge of seaweed. | At the end of the street was a thick old hedge.] [Who] lived on one side of it and [other] lived on the other. They’d wanted to be friends for a whole year. [who-sounds| Each morning [other] stood still and listened to [who], who said [who.sound]. | Each morning [other] stood still and listened to [who].] [other-sounds| Each evening [who] stood still and listened to [other], who said [other.sound]. | Each evening [who] stood still and listened to [other].] And in all that time neither of them had ever said hello.
/+2

@who “It’s not that I’m shy,” said [who] to [hero]. “I only don’t want to be the one who says it first.”

*hole So [hero], who fitted through the hedge, became the post.

-2
@other “You first, tell [who.him],” said [other] on the far side. [Hero] thought that it sounded rather rude.
/-2

+2
[Other] thought about it for a long time, on the far side.

&first @other “Tell [who.him]: you first,” said [other].

[Hero] crawled back with it. Somewhere in the middle of the hedge, where it was dark and smelled of beetles, [he] said it over to [himself]. You first. It sounded rather rude.
/+2

-2
&first So [hero] improved it. @hero “[Other] says that you’re the most wonderful person in the whole street,” said [hero], and it made [who] so happy that [hero] improved the answer as well. After that there was no stopping it.
/-2

+2
So [he] improved it.

@hero “[Other] says that you’re the most wonderful person in the street,” said [hero]. It came out all by itself, and it had an excellent effect. [Who] went pink as far as one could see.

@who “Really?” said [who]. “Then tell [other.him] I’d be pleased to meet [other.him], some time, if it isn’t raining.”

[Hero] looked at the message from all sides, and could see at once what was missing. By the time that it had been through the hedge it was a good deal longer, and there was a palace in it.

It was like making a snowman. You start with a small hard bit of something true, and you roll it. [Who] said that [who.he] had a cold, and on the other side it was a cold that [who.he] had caught while saving a kitten from a waterfall. [Other] asked what time it was, and on this side [other.he] was known to have been asking after [who] day and night. Nobody was hurt by it. Everybody was delighted. [Hero] had never in [his] life been so popular, and all of it was done on hands and knees.
/+2

+3
[with| @friend “Is that what [who.he] said?” asked [friend], who was holding up a branch. | @adult “Is that what [who.he] said?” asked [adult], who was cutting that side of the hedge.]

@hero “It’s what [who.he] meant,” said [hero].

All week the post went to and fro. [Who] was told that [other] could sing in nine voices. [Other] was told that [who] had once stopped a runaway train by looking at it. [with2| [Friend2] put in a crocodile, because by then there was room for one. | On Thursday there was a crocodile in it.] The hedge got a hole like a small front door, and the letters had to bend their heads to come through.
/+3

== trouble
-2
By Friday [other] could sing in nine voices, and [who] had once stopped a runaway train by looking at it. On Saturday at four they were to meet at the gate. But at ten to four [who] was under the table.
/-2

+2
By Friday both of them had begun to get ready. [Who] washed twice, and practised looking at things until they stopped. [Other] tried how many voices there were in there, and found one, and it was the usual one.

On Saturday at four they were to meet at the gate. [Hero] came to fetch [who] at ten to, and [who] was under the table.
/+2

@who “I can’t,” said [who]. “I’m not wonderful. [Other] will see it at once.”

And on the far side of the hedge it was the same.

-2
@other “[Who] can stop trains,” said [other]. “What would [who.he] want with me?”
/-2

+2
@other “[Who] has stopped a train,” said [other], from behind the curtain. “I’ve never stopped anything. I couldn’t stop a pram. What would somebody like that want with me?”
/+2

+4
[Hero] sat down in the middle of the hedge, where nobody could see, and had a look at the matter from inside. On the left somebody was waiting who couldn’t sing. On the right somebody was waiting who couldn’t stop trains. All week each of them had been getting to know somebody, and had grown very fond of them, and there was no such person. [He] had made them both up. They’d have got on beautifully together, those two. But they didn’t live here, and the ones who did were waiting, each on a chair, each in a clean collar, and each of them was sure of being the wrong one.

It’s an odd feeling to have been very kind all week, and to have to say sorry for it. [Hero] turned it this way and that. There was nothing wrong with any of the pieces. It was only that not one of them had belonged to [him].

A beetle walked over [hero’s] shoe, and [hero] told it. [more| It was easier than telling [others], who thought so highly of the post.] The beetle listened politely to the end and then walked on. That’s the good thing about beetles, and also what’s wrong with them.
/+4

== choice
-2
[Hero] could have improved that as well. But [he] had improved everything so far, and this was what had come of it. The truth was very short. It would be nasty to say, and it would have to be said twice.
/-2

+2
[Hero] could have improved that as well. There was a way to do it, with a cold and a sprained ankle, and [he] could already see the beginning. Or [he] could say how it was. Then they’d both know that the post had told stories for a week, and nobody would ever give [him] a message again. And it would have to be said twice.
/+2

@hero “[Other] never said that you were wonderful,” said [hero] to the table. “I made it up. What [other.he] said was, you first.”

@who “You first?” said [who].

@hero “That’s all there was,” said [hero]. “And I’m sorry. It looked so bare.”

There was a silence under there. Then there was a bump, as when somebody has sat up under a table.

-2
@who “But that’s just what I’d have said!” said [who].
/-2

+2
@who “But that’s exactly what I’d have said!” said [who]. “You first! I’d have said it just like that!” And [who.he] sounded happier than [who.he] had been about the street and the train and all nine voices together. [Who.he] came out as far as the ears, or where the ears might be.
/+2

+3
Then came the other side, and that was no easier for being the second time. The hole in the hedge seemed to have grown longer in the middle. [Hero] said it to the curtain, all of it, crocodile too, and waited for the worst.

@other “So [who.he] can’t stop trains,” said [other], and let out a long breath. “What a relief. I’d already tried on three hats.” And the curtain was pulled aside, all at once, as one pulls off a plaster.
/+3

At four they stood at the gate, one on each side, and [hero] opened it, and said nothing at all, so as not to improve it. It was the longest silence of the whole week.

&again @who “You first!” said [who].

@other “You first!” said [other], at the very same moment.

They’d both said it, and nobody had been first. Then they tried to come through the gate together.

== stuck:is-soft
They stuck. [Who] made [who.himself] as soft as [who.he] could, [other] breathed in, and [hero] pulled. Pop!

== stuck:pushes
They stuck. [Who] pushed, which made it worse, and [other] pushed, which made it much worse, and [hero] pulled. Pop!

== stuck:rolls
They stuck. [Who] rolled back a bit, and came forward with a bump, and [hero] pulled. Pop!

== stuck:flies
They stuck. [Who] went straight up like a cork from a bottle, with [other] holding on. Pop!

== stuck:any
They stuck, like two people in one sleeve, and [hero] pulled at whatever there was to pull. Pop!

== play
-2
When they looked round, they were both on the same side. They talked till it was dark, and none of it was wonderful, and all of it was true.
/-2

+2
When they looked round, they were both on the same side. They talked till it was dark. They talked about rain, and about what one hears at night, and whether the moon is nearer on this side of the hedge or on that. None of it was wonderful, and all of it was true, and they laughed a great deal more than the two in the letters ever had.
/+2

+3
@who “I’ve got a message for you,” [who] told [hero] at the end. “It isn’t long. Can you carry it home as it is?”

@hero “I’ll try,” said [hero].

@who “Thank you,” said [who]. And [hero] carried it all the way through the hedge, holding it in both hands, and didn’t add a thing.
/+3

+4
That left the other two. There was the one who stopped trains, and there was the one who sang in nine voices. A lot of trouble had gone into them, and it seemed a pity.

@other “I’d got quite fond of yours,” said [other].

@who “And I of yours,” said [who]. “We can’t just send them away.”

They talked it over, and in the end they gave them the hedge. It was roomy, since the post had been through it so often, and dry, and there was a beetle for company. The two of them moved in that same evening, with hardly any luggage, and hung up a curtain. They were very happy there, as far as anybody could tell, and did nothing all day but admire each other. When the wind went through the leaves, [hero] was nearly sure of four voices, and on one occasion, a long way off, where the railway is, a train stopped. Nobody else has ever met them.
/+4

== bed
-2
In bed it was dark and quiet, and ^hole there was one small leaf on the pillow.
/-2

+2
In bed it was dark and quiet, and ^hole there was one small leaf on the pillow. [Adult] found it there, looked at it, asked no questions at all, and lay down beside it, just for a minute. Outside, on both sides of the hedge, somebody was lying softly awake, and for the first time in a year it was for the same reason.
/+2

+3
[with| [Friend] was breathing slowly in the next bed. | Down in the hedge the beetle lay quite still.] The moon came up and looked in slowly at the hole, and it was just the right size for the moon.
/+3

+4
[more| [Others] lay all along the wall, soft and warm, each of them with a leaf somewhere.] The gate stood open, because nobody at all had wanted to be the one to close it. The night went softly through it, first in, and then out again, and it didn’t seem to mind at all which came first.
/+4

@adult “Are you going to sleep now?” whispered [adult].

&last @hero “You first,” whispered [hero].

@adult “No, you first,” whispered [adult].

They closed their eyes, slowly, both at the same time. !asleep But [hero] was asleep a very little bit sooner.
`,
}
