import type { Telling } from '../../../../craft/telling.ts'

/** Somebody imagined is afraid of the dark, and comes to the child about it. */
export const darkBeing: Telling = {
  id: 'dark-being',
  shape: 'visitor',
  fits: {
    kind: 'life',
    subjects: ['dark', 'monster'],
    when: ['always', 'today', 'past', 'tomorrow'],
    says: ['being-fears-dark'],
  },
  ages: [3, 6],
  titles: ['With One Eye Open', 'A Light Left Off'],
  figures: {},
  things: {
    who: {
      kinds: [
        ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
        ...(['job', 'royal', 'fairy-being', 'monster', 'sky'] as const),
      ],
      or: { forms: { name: 'the hedgehog', one: 'a hedgehog', kind: 'hedgehog', many: 'hedgehogs' }, gender: 'it' },
    },
  },
  words: {
    hard: '[who-is| owl, bat, fox, hedgehog, badger, moth, mouse: That was hard, because night was when everybody else got up. | knight: That was hard, because knights have to keep watch at night. | moon, star, firefly, lighthouse: That was hard, because night was the time to shine. | ghost, monster, vampire, witch: That was hard, because everybody thought it was the other way round. | superhero: That was hard, because somebody always called for help at night. | That made every night a very long one.]',
  },
  fact: '[Hero] once left a light off all night, because somebody at the window had asked for it.',
  next: 'Somebody at the window had counted the stars, and had got as far as forty.',
  young: `
== light
-2
[Who] was afraid of nothing, only of the dark. [has:keeps-it-secret| That’s embarrassing for [who.one], so every evening [who.he] shut both eyes tight, and told nobody. | By day [who.he] was bold enough for two, but every evening [who.he] shut both eyes tight, and waited for morning.]
/-2

+2
[Who] was afraid of nothing but the dark. [has:keeps-it-secret| It did look silly. | By day [who.he] was bold enough for two.] But each night [who.he] shut both eyes tight, and [has:keeps-it-secret| told nobody | waited].
/+2

+2
[hard]
/+2

One evening there was a tap on [hero’s] window. Outside was [who], looking for a light.

@who “Could you leave yours *on on all night?” asked [who].

@hero “Why?” asked [hero].

-2
@who “Because the dark is so horrible,” said [who].
/-2

+2
@who “Because the dark is so bad. [has:keeps-it-secret| But don’t let the others hear. | And it comes each and every night.]”
/+2

@hero “What does it look like?”

@who “I couldn’t say,” said [who]. “I always shut my eyes.”

+2
[Hero] thought about that. [with| [friend-is| toy, pet: So did [friend] the [friend.kind]. | So did [friend].]]

@hero “Then you’ve never seen it,” said [hero]. “You’ve only seen your eyelids.”
/+2

+4
@who “They’re very dark eyelids,” said [who], after a while.

@hero “Mine, too,” said [hero], and tried it. “They’re darker than my whole room.”

[more| [Others] all tried theirs, and said the same.]
/+4

== blink
@hero “I’ll turn the light off for one blink,” said [hero]. “You open one eye.”

+3
@who “Which one?” asked [who].

@hero “The braver one,” said [hero].

[Who] had to try them both out first. It was the left.
/+3

Off went the light, and on again.

&first @hero “Well?” asked [hero].

@who “It isn’t black at all,” said [who], and looked again. “It’s *blue blue!”

+2
@hero “Now for a count of three,” said [hero]. “One, two, three.” [friend-is| toy, pet: | [with| [Friend] counted along, very loudly.]]

&again @hero “Well?”

@who “There’s a gate in it,” said [who]. “I know that gate. It was only standing there.”
/+2

+3
@hero “Now for a count of five.” But when they got to four, something went creak.

@who “Light!” cried [who]. “Light, light, light!”

On went the light. It shone out on the gate, and on a cat that was sitting on top of it.

@hero “That was only the cat,” said [hero]. “You’d have seen it, but you shut your eye.”

@who “I did,” said [who]. “It does that by itself.” [with2| @friend2 “So does mine,” said [friend2].]
/+3

+4
@hero “Shall we stop?” asked [hero].

[Who] thought for a long time. Behind [who.him] was all that blue, with a gate in it and a cat on the gate. It would have been so nice to know what else there was out there, and higher up.

@who “No,” said [who]. “But could you hold on to me?”

[Hero] put a hand out of the window, as far as it would go, and held on.

@who “Both eyes, this time,” said [who].
/+4

== ten
@hero “Now for a count of ten,” said [hero]. Click.

-2
One, two, three. At four [who] opened the other eye, too. At ten nobody turned the light on.
/-2

+2
One, two, three. It was very quiet out there. At four [who.he] opened the other eye, too. At seven [who.he] looked up. At ten it was still off.
/+2

&again @hero “Well?” whispered [hero].

@who “It’s full of stars,” said [who]. “Where do they come from?”

@hero “They’re there every night,” said [hero]. “But you can’t see them with a light on.”

@who “How many are there?”

@hero “I don’t know. I always fall asleep before the end.”

+4
@who “Three,” said [who]. “Four. No, that one’s a window. Five, six.”

@hero “There are more up there on the left,” said [hero].

@who “Eleven,” said [who]. “Twelve. Oh, and one of them is winking at me, I think.”

So they looked at them together, one from inside and one from outside. The cat on the gate looked, too. Nobody said anything for quite a long while, because it was too big for that.

@who “And I had my eyes shut all this time,” said [who] at last. “Every night, from supper to breakfast.”

@hero “They’ve waited for you,” said [hero].
/+4

+2
[Who] had got as far as nineteen when [hero] yawned.

@hero “Now I have to sleep,” said [hero]. “Do you still want my light?”
/+2

^on @who “Could you leave it *off off all night?” asked [who]. “I haven’t finished counting.”

== bed
@hero “All night,” said [hero], and lay down.

+2
And [who] went home, with both eyes open. The night was no lighter. But now it was a dark with a gate in it, and stars on top.
/+2

-2
Now the room was soft and ^blue blue, and not black at all. The blanket was warm. ^off The light was off.
/-2

+2
Now the room was soft and ^blue blue, and not black at all. [friend-is| toy, pet: [Friend] lay warm beside [hero]. | [with| [Friend] was breathing quietly already.]] ^off The light was off, and stayed off.
/+2

+3
The window was a little bit bluer than the wall. The door was a little bit greyer. If you lay quite still, it all came out softly by itself, first the chair, then the shelf, and last of all the ceiling.
/+3

+4
Somewhere out in the night somebody lay down too, and looked up. Twenty-six, twenty-seven. The moon came slowly round the corner, and was counted as one. Nobody hurried, because there was still the whole night for it. [more| In a row [others] lay under their blankets, and every one of them had looked.]
/+4

&last @adult “Well?” whispered [adult] at the door.

But [hero] didn’t say. !asleep [Hero] had got as far as four stars, and was fast asleep.
`,
}
