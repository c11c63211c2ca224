import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling, TellingFigure } from '../../../../craft/telling.ts'

const THINGS: readonly Kind[] = ['toy', 'vehicle', 'sport', 'clothes', 'instrument', 'household', 'school', 'machine']
const DIGGER: TellingFigure = {
  forms: { name: 'the digger', one: 'a digger', kind: 'digger', many: 'diggers' },
  gender: 'it',
}

const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
const other = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
const RELATIVES = ['sister', 'brother', 'cousin', 'friend'].map((one) => `${one}: [his] ${one}`).join(' | ')
/** Whoever else wants it, as the wish calls them. */
const OTHER = `[is:whom| [whom] | [has| ${RELATIVES} | Bo]]`
const WHOM = `[is:whom| [whom] | [has| ${RELATIVES} | [has:sh-nursery| Bo | Bo from next door]]]`
const OWN = '[has:sh-own| It was [hero’s], and everybody knew. | There was only the one.]'
const world = (place: string, gap: string, like: string) => ({ place, gap, like })

/** One thing, two who want it, and nobody lets go: so they have to do everything else together, with one hand each. */
export const bothHold: Telling = {
  id: 'both-hold',
  shape: 'cumulative',
  fits: { kind: 'life', subjects: ['sharing'], when: ['today', 'tomorrow', 'always', 'past'], unless: ['sh-other'] },
  ages: [3, 12],
  titles: ['Nobody Let Go', 'One Hand Each', '[Hero] Held On'],
  tile: { label: 'Sharing', wish: 'Doesn’t want to share his digger in the sandpit' },
  figures: {},
  worlds: {
    sea: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {},
      words: world('on the beach', 'the little harbour gate', 'a crab'),
    },
    valley: {
      themes: ['dinosaurs'],
      figures: {},
      words: world('under the big ferns', 'the gap between the rocks', 'a very odd dinosaur'),
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: {},
      words: world('beside the climbing rocket', 'the round hatch', 'something from another star'),
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {},
      words: world('by the old castle', 'the narrow gate', 'a dragon with four legs too many'),
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {},
      words: world('at the edge of the wood', 'the gap in the hedge', 'a beetle'),
    },
    city: {
      themes: ['superheroes'],
      figures: {},
      words: world('in the park', 'the turning gate', 'a hero with four legs'),
    },
    home: { themes: [], figures: {}, words: world('in the garden', 'the garden gate', 'a crab') },
  },
  things: {
    what: { kinds: THINGS, or: DIGGER },
    thing: { kinds: THINGS, or: DIGGER },
    whom: { kinds: [], or: { forms: { name: 'Bo' }, gender: 'she' } },
    where: { kinds: ['place'], or: { forms: { name: 'the sandpit' }, gender: 'it' } },
  },
  words: {
    spot: '[has| sh-sandpit: in the sandpit | sh-nursery: at nursery | [is:where| by [where] | [place]]]',
    Spot: '[has| sh-sandpit: In the sandpit | sh-nursery: At nursery | [is:where| By [where] | [Place]]]',
    other: OTHER,
    it: '[is:what| [what] | [is:thing| [thing] | the digger]]',
    one: '[is:what| [what.one] | [is:thing| [thing.one] | a digger]]',
  },
  fact: '[Hero] once held on to [one] all through supper, and then let go first.',
  next: 'There was only one of it, and two hands were on it already.',
  young: `
== both
There was [one] [spot]. ${OWN} [Hero] took hold of it at one end, and ${WHOM} took hold of it at the other.

@hero “Mine!” said [hero].

@whom “Mine!” said [other].

*hold And both of them held on.

+2
They pulled. It went over to [hero], and it went over to [other], and then it stopped in the middle. There it was nobody’s.
/+2

+4
It was very quiet. A leaf came down, and they both watched where it went. [Other] breathed in, and [hero] breathed out. It’s hard work, holding on, even if you hardly move at all.
/+4

@adult “[has:sh-nursery| Home time, and [other] is coming with us | Supper]!” called [adult]. “Will one of you let go?”

&first But nobody let go.

== home
So they both went in with it, sideways, like [like].

+2
At [gap] it got narrow. First came [hero]. Then came [it]. Then came [other]. Nobody else could get by.

Before supper you have to wash your hands. But they had only one each. So [hero’s] hand washed [other]’s hand, and [other]’s hand washed [hero’s]. It worked. It even tickled a bit.
/+2

+3
Then there were the shoes. [Hero] held the shoe, and [other] pulled at the lace. It came undone at once. [with2| [Friend2] timed it. | It had never gone so fast.]

${toy('[Friend] the [friend.kind] had to be carried as well, and so [hero] had an ear between [his] teeth.', other('@friend “What do you do if your nose itches?” asked [friend]. They showed it. You used the other one’s hand.', 'Then [hero’s] nose itched. [Other] had to scratch it.'))} But nobody let go.
/+3

At supper the bread slid about. [Other] held it still, and [hero] put on the butter. Then they did it the other way round.

+4
Then there was soup. You need one hand for the bowl and one for the spoon. So [hero] held the bowl for [other], and [other] held the bowl for [hero]. When it was too hot, they both blew.

@adult “Would anybody like more?” asked [adult].

They both put up a hand, and then nobody was holding the bowl. [more| [Others] got out of the way just in time. | It was caught just in time.]

@whom “You’re quite good at this,” said [other].

@hero “So are you,” said [hero].

After that there was a card game. [Hero] held the cards, and [other] picked them. They beat everybody, and then they did it again. [Adult] had two hands, and still came last.
/+4

And [it] hung in between, over the plates.

@hero “Nobody’s playing with it,” said [hero].

That was true. They’d both had it the whole time, and nobody had played with it, not once.

== open
[Hero] looked at [his] hand. It had been a fist all evening.

@hero “You go first,” said [hero]. “I’ll count to twenty. Then it’s me.”

[He] opened one finger, and then the next one. ((The thumb was the hardest.)) And then it was gone.

+2
[Hero] counted, and kept both eyes on it. It was a long way to twenty. It had never been as far as that.
/+2

At twenty it came back.

@whom “Here,” said [other]. “It’s you. I’ll count.”

((It was still warm from the other hand.))

+3
So it went over, and it came back. Soon [hero] didn’t look so hard. Then [he] forgot to count, because [other] did such a good thing with it.

@hero “And once more!” said [hero].

@whom “Now you,” said [other].
/+3

+4
Then they did it with two at once. One of them was in charge of it, and one of them was in charge of everything that got in the way. For that you need four hands, and they had them now. [with| [Friend] was what got in the way. | The bread basket got in the way, and then the salt.]

@adult “May I have a go?” asked [adult].

They looked at each other.

@hero “Till twenty,” said [hero].

So [adult] played with it, under the table, and made all the noises, even the one at the end. It was a long time since [adult] had had one to play with, and you could see it. At twenty [adult] didn’t want to give it back.

&again @whom “Nobody let go, either, when it was us,” said [other]. “It’s only the thumb that’s hard.”

And that was right. After the thumb it was quite easy.
/+4

== bed
That night [it] stood on the shelf, in the quiet and the dark. In bed it was warm. [Hero’s] hand lay on the blanket, and felt quite light.

+2
[Adult] took hold of the hand, and the hand took hold of [adult].
/+2

-2
[Adult] took hold of it.
/-2

+3
[with| [Friend] was breathing slowly already. | The curtain moved slowly, like somebody asleep.] The moon looked in. There was only one of it, and it was for everybody.
/+3

@hero “I’m ^hold holding on,” whispered [hero].

&last @adult “So am I,” whispered [adult]. “Nobody’s letting go.”

!asleep But one finger opened, and then the next one, all by themselves, and [hero] was asleep.
`,
  older: `
== both
It’s quite possible for two people to want the same thing at the same moment. [Spot] there was [one]. ${OWN} [Hero] took hold of it at one end, and ${WHOM}, who hadn’t seen that, or said so, took hold of it at the other.

@hero “Mine,” said [hero].

@whom “Mine,” said [other].

*hold After that everything had been said, and both of them held on.

+2
They pulled for a while. It went over to [hero], and then it went over to [other], and in the end it remained exactly in the middle, where it belonged to nobody. Then they brought reasons. [Hero] had touched it first, and [other] had looked at it first. [Hero] had wanted it since yesterday, and [other], it turned out, had wanted it since last week.
/+2

@adult “Supper’s ready,” said [adult], who had listened to all of it. “I suppose that one of you might let go?”

&first But nobody let go.

+2
@adult “I could put it on top of the cupboard,” said [adult], “and then nobody would have it at all.” They both held on more tightly at once, and looked at [adult] with the same face, as if they’d practised it. It was the first thing on which they’d agreed all day.
/+2

== home
So they went in together, sideways, like [like], with [it] between them. At [gap] it was so narrow that [hero] had to be in front for a moment. @whom “That doesn’t count,” said [other].

+2
There’s hardly anything for which one doesn’t need two hands, and one only notices when one of them is busy. They couldn’t wash theirs before supper, because it takes one hand to wash the other. In the end [hero’s] washed [other]’s, and [other]’s washed [hero’s], and they got as clean as any other pair. They couldn’t take off their shoes. So [hero] held the heel while [other] saw to the lace. Neither of them said thank you. They weren’t on those terms.
/+2

At supper the bread slid away from the butter, as bread does when it isn’t held. [Other] watched that for a time, and then put one finger on it, without being asked. Then they changed over. They passed the salt together, because that was quicker than deciding who should, and when [hero’s] nose began to itch it was [other] who had to see to it, a little to the left, and higher, and there.

+2
With the soup they had worked it out already. One held the bowl and the other used the spoon, and they changed places at every second mouthful, and spilled less than they usually did. ${toy('[Friend] the [friend.kind] sat beside them, and had to be wiped only once.', other('@friend “You’re better at this than when you’re separate,” said [friend]. It was meant as an insult.', '@adult “I’ve never seen two people eat so tidily,” said [adult]. Both of them pretended not to have heard.'))}
/+2

And between them, over the butter, hung [it], with two hands on it.

+3
It was then that [hero] had an excellent idea. [He] asked for a piece of paper, and with [his] free hand [he] drew up a plan, and [other] held the paper. It had seven days and two colours. There were turns in it, and [hero] had taken trouble, and it was as fair as anything.

@whom “Why have I only got Tuesdays?” asked [other].

@hero “And every other Thursday,” said [hero].

[Other] took the pen. [Hero] held the paper. When that was done, [hero] had only got Tuesdays.

They looked at it from both sides. The odd thing was that one could see quite clearly how unfair it was, as soon as it was the other way up. [with2| @friend2 “I could have it,” said [friend2]. “Then it’d be easy.” | It’s a pity that one so seldom holds a plan the other way up.] They folded it into a boat, which took two hands as well, one from each. It sailed in the washing-up bowl. [Hero] blew from the one side and [other] from the other, and the boat went round and round in the middle, and arrived nowhere, until both of them had to stop for breath, and then it simply came in to land.
/+3

@hero “What’s it actually doing?” asked [hero], and looked at [it].

It wasn’t doing anything. It had earth on it from before supper, and butter from during it, and it looked like somebody who’s waiting for a bus that doesn’t come any more. They’d both had it for the whole evening, more firmly than anybody had ever had it before, and nobody had played with it, not for a minute.

== open
It was plain that somebody would have to be the first. It was also plain that whoever lets go has nothing, and has to rely on somebody else. [Hero] thought about that until the tea was cold.

+2
It isn’t pleasant to think that one has held on to something all evening, and been right, and has got nothing out of it except a stiff arm. [Hero] could feel every single one of [his] fingers. They’d been bent for such a time that they’d forgotten how it’s done.
/+2

@hero “You go first,” [he] said at last. “I’ll count to a hundred. Then it’s my turn.”

And [he] opened one finger, and then the next. The thumb was the hardest. Then the hand was empty, and [hero] counted.

+2
It’s remarkable how far it is to a hundred. Round about forty [he] was certain that it would never come back. At sixty [other] was facing the other way. [He] could have stopped, and grabbed it, and it would all have been as before. At eighty [he] was still counting, though a little faster.
/+2

At ninety-nine [other] came across and put it into [his] hand, one number too early. @whom “Here,” said [other]. “It’s you. I’ll count.” It was still warm. [Hero] hadn’t expected that it would come back by itself, and certainly not early, and for a moment [he] forgot what [he] had wanted it for.

+3
So it went over and came back, and over and back again. By the fifth time the hundred had shrunk to something that one could easily wait for. By the seventh [hero] had lost count, because [other] was doing something with it that [he] would never have thought of, not in a hundred years of having it alone.

@hero “How did you do that?” asked [hero].

@whom “Hold this end,” said [other], “and I’ll show you.” And then they were both holding it again, one at each end, but nobody was pulling.
/+3

+4
The next day there was a quarrel next door, or rather two people stood at the fence who were holding the same watering can and shouting. [Hero] and [other] knew at once what they had before them. They went over and leaned on the gate, like people who’ve been in the trade for years.

@whom “How long have you been holding it?” asked [other].

@hero “Have you eaten yet?” asked [hero]. “You ought to eat. You’ll learn a lot.”

They got no answer, but they were listened to. [Hero] explained about the bread and the butter, and [other] explained about the soup, and which of the fingers goes first. [more| [Others] showed it, with a bucket. | They showed it, too, with a stick, as slowly as they could.]

@hero “It’s the thumb,” said [hero]. “Everybody gets stuck at the thumb. And then you count, and around forty you think that you’ve lost it for good. You haven’t. It’s just what forty’s like.”

The two at the fence looked at the can. It was quite empty, and all round them there were beans that would have liked a drink.

@whom “It isn’t watering anything,” said [other], gently. “Ours wasn’t doing anything, either.”

There was a long silence. Then a finger opened. They didn’t stay to see the rest, because one doesn’t stare at people at a moment like that. But when they’d got to the corner they heard the water running, and somebody was counting out loud, and had got as far as thirty-eight.

@hero “Now comes forty,” said [hero].

They stood still and waited with them until it was over.

Because of that there was ice cream at home, though only the end of it. There was one scoop, and there were two spoons for it.

@hero “You go first,” said [hero].

@whom “No, you,” said [other].

@hero “I went first with the bread,” said [hero]. @whom “And I went first with the paper,” said [other]. Neither of them would hear of it. They’d got so good at letting go that nobody would take hold any more, and they sat in front of the bowl with their arms folded, politely, each on one side, until [adult] came by and looked in.

@adult “It’s soup,” said [adult].

They fetched two straws, and began on three, both at the same moment, and it was over at the same moment as well.
/+4

== bed
That night it stood on the shelf in the dark, and had done more in one evening than ever before. In bed it was quiet, and one could feel how warm it was.

[Hero’s] hand lay on the blanket, and felt so light that it might have been somebody else’s. [Adult] sat down on the edge and took hold of it.

+2
[with| [Friend] was breathing slowly already. | The curtain moved slowly, like somebody asleep.] The moon stood at the window, and there was only the one of it, and all the people in the street had it at the same time.
/+2

+3
It was quiet enough to hear the soft sound of the blanket when somebody breathed. Everything in the dark room lay where it had been put, warm and slow, and nothing pulled at anything.
/+3

@hero “I’m still ^hold holding on,” whispered [hero].

&last @adult “So am I,” whispered [adult]. “Nobody’s letting go.”

!asleep But a finger opened, and then the next one, and then even the thumb, all by themselves, and [hero] was asleep.
`,
}
