import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy', 'royal', 'job'] as const),
  ...(['fairy-being', 'monster', 'sky', 'weather'] as const),
]

/** What it is called, by what the wish calls it. */
const OWN =
  '[has| roar: roar | hoot: hoot | moo: moo | bark: bark | growl: growl | song, sing: song | whistle: whistle | toot, honk, beep: toot | lost-purr: purr | lost-squeak: squeak | lost-buzz: buzz | lost-twinkle: twinkle | lost-sparkle: sparkle | light: light | glow: glow | fire, breathe-fire: fire | voice]'

/** A sound, a light, or a fire. */
const told = (sound: string, light: string, fire: string) => `[sort| fire: ${fire} | light: ${light} | ${sound}]`

export const lostOwn: Telling = {
  id: 'lost-own',
  shape: 'misunderstanding',
  fits: { kind: 'event', events: ['lost'], who: WHO, says: ['lost-sound', 'lost-light', 'lost-fire'] },
  ages: [3, 6],
  titles: ['Say Ah', 'Have You Seen a [Own]?', 'Shh!'],
  figures: { all: { forms: { name: 'everybody' }, gender: 'it' } },
  worlds: {
    ocean: {
      themes: ['ocean', 'pirates', 'adventure'],
      figures: { friendly: { forms: { name: 'the crab', one: 'a crab' }, gender: 'he' } },
      words: { place: 'the bay', night: 'the waves', under: 'under a shell' },
    },
    dinosaurs: {
      themes: ['dinosaurs'],
      figures: { friendly: { forms: { name: 'the old diplodocus', one: 'an old diplodocus' }, gender: 'she' } },
      words: { place: 'the valley of the dinosaurs', night: 'the ferns', under: 'under a fern' },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: { friendly: { forms: { name: 'the Martian', one: 'a Martian' }, gender: 'he' } },
      words: { place: 'the moon', night: 'the stars', under: 'under a moon rock' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { friendly: { forms: { name: 'the king', one: 'the king' }, gender: 'he' } },
      words: { place: 'the castle', night: 'the towers', under: 'under the throne' },
    },
    heroes: {
      themes: ['superheroes'],
      figures: { friendly: { forms: { name: 'Captain Brave', one: 'Captain Brave' }, gender: 'she' } },
      words: { place: 'the town', night: 'the streets', under: 'under a dustbin' },
    },
    home: {
      themes: [],
      figures: { friendly: { forms: { name: 'the cow', one: 'a cow' }, gender: 'she' } },
      words: { place: 'the meadow', night: 'the trees', under: 'under a leaf' },
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: { forms: { name: 'the lion', one: 'a lion', kind: 'lion', many: 'lions' }, gender: 'it' },
    },
  },
  keys: { sort: '[has| lost-fire: fire | lost-light: light | sound]' },
  words: {
    own: OWN,
    at: '[who-in| ocean: [world| ocean: the bay | the sea] | [place]]',
    small: '[who-in| ocean: shrimp | beetle]',
    low: '[who-in| ocean: under a shell | [under]]',
  },
  fact: '[Hero] looked for what [who.one] had lost, and found it asleep.',
  next: 'Something very small was snoring, and nobody could tell where.',
  young: `
== lost
[who-is| sky: Once [who] had lost [who.his] [own]. | In [at] there was [who.one] who had lost [who.his] [own].]

@who “It was here [who-is| sky: last night | this morning],” said [who], ${told('and opened [who.his] mouth as wide as it would go. But nothing came out, only a squeak.', 'and tried as hard as [who.he] could. But it stayed as dark as the inside of a boot.', 'and blew as hard as [who.he] could. But nothing came, only [has:lost-hiccups| a hiccup, and then a bubble | a bubble].')} [has:lost-bubbles| It was the fourth bubble since breakfast. | ]

+2
[feels| sad: @who “Without it I’m hardly myself at all,” said [who], and cried a bit. | @who “Without it I’m hardly myself at all,” said [who].]
/+2

&first @hero “Where did you have it last?” asked [hero].

@who “Just here,” [who.he] said. “[who-is| sky: Up there | In [at]].”

-2
So they looked [low]. There was only a [small]. @hero “Have you seen a [own]?” asked [hero]. ((But it never had.))
/-2

+2
So they looked [low]. There was only a [small]. @hero “Have you seen a [own]?” asked [hero]. But it never had.
/+2

+3
They looked [who-in| ocean: behind a rock | behind a bush]. And there sat [friendly.one], who had been looking at them all the time.

@friendly “Have I seen a [own]?” asked [friendly]. “Oh yes, I’ve ${told('heard', 'seen', 'seen')} one. [who-is| sky: All night long | All day long]! It’s been ${told('very loud', 'very bright', 'very hot')}.”
/+3

+2
[with| @friend “What did you do with it today?” asked [friend]. | @hero “What did you do with it today?” asked [hero].]

@who “Only what one does all day,” said [who]. “${told('I woke everybody up. I said good morning to the [who-in| ocean: rocks, and the rocks | hill, and the hill] said it back, so I said it again. I did it for a birthday, and for a [who-in| ocean: ship | bus]', 'I woke everybody up. I shone in at all the windows, one by one. I did it for a birthday, and for a moth', 'I made the toast. I warmed up all the puddles, one by one. I did eleven candles for a birthday, and a kettle')}.”

@hero “And then? What came then?”

@who “And then all of it once more,” said [who].
/+2

-2
@hero “What did you do with it today?” asked [hero].

@who “Only everything,” said [who]. “[who-is| sky: All night long | All day long].”
/-2

+4
@friendly “Twice in the afternoon,” said [friendly]. “I counted.”

[more| [Others] had counted too, and it came to even more. | The [small] nodded.]

@hero “That’s a lot for one [own],” said [hero]. “I’d be very tired too, if I were a [own] like that.” [with2| @friend2 “I’m tired from hearing about it,” said [friend2]. | And [he] sat down, just from thinking of it.]
/+4

Then [hero] thought of something, and [who-in| ocean: went to fetch a lantern fish | fetched a torch].

@hero “Say ah,” said [hero].

@who “Ah,” said [who].

[Hero] looked in. It was dark in there, and warm. And there, right at the back, all curled up, lay the [own]. It was fast asleep.

@hero “It isn’t lost at all,” whispered [hero]. “It’s worn out! Shh!”

+2
@who “Shh?” whispered [who], who’d never said that before.
/+2

So they were quiet. [who-in| ocean: They hardly moved | They went on tiptoe], so as not to wake it.

+3
It’s hard to [who-in| ocean: keep so still | tiptoe] if you’re [who.one]. But the quieter they were, the more there was to hear. They heard the [small] walk over [who-in| ocean: the sand | a leaf]. They heard [friendly] breathe, in and out. A long way off [who-in| ocean: a ship rang its bell, and another ship said good night to it | somebody shut a gate, and somebody else said thank you for it].

@who “Has all of that always been there?” whispered [who].

@hero “I think you were a bit ${told('loud', 'busy', 'busy')} for it,” whispered [hero].
/+3

+4
@friendly “When mine was tired,” whispered [friendly], “my gran gave it warm milk with honey.”

So [who] had some warm milk with honey, one sip after another, and between the sips [hero] looked in.

@hero “It’s smiling,” whispered [hero]. “But it hasn’t opened its eyes. It only moved over, to make room for the honey.”

Then they played at being quiet. [Who] was so good at it that nobody could find [who.him], and [who.he] was only sitting there. [Friendly] won, because nobody had noticed that [friendly.he] was playing. Then they did it all again, lying down, and that was quieter still.

[who-in| ocean: Then an anchor came down, and hit a rock. CLANG! | Then a ball came rolling by, and hit a bucket. CLANG!]

@all “SHH!” they all said, much too loudly, and then they held their breath.

[Hero] looked in again. @hero “It’s only turned over,” [he] whispered. “It’s got its back to us now.”

@who “Tell it there’s no hurry,” whispered [who]. “Tell it I can do without until Thursday, or even until Friday afternoon.”
/+4

== bed
-2
[who-is| sky: So [who] lay down behind the hill and slept all day. | Then it was night, and [who] [who-in| ocean: lay still | lay down].] ${told('Out of the dark came something very small and soft', 'In the dark there was something very small and bright', 'In the dark there was something very small and red')}. It was the [own], having a dream.
/-2

+2
[who-is| sky: So [who] lay down behind the hill and slept all day. | Then it was night, and [who] [who-in| ocean: lay still | lay down].] And ${told('out of the dark came something very small and soft. It was no more than a breath', 'in the dark there was something very small and soft. It was no more than a speck', 'in the dark there was something very small and red. It was no more than a spark')}. It was the [own], having a dream.
/+2

+4
@who “Will it get up in the morning?” whispered [who].

@hero “They get up before you do,” whispered [hero]. “Only don’t give it everything at once.”

@who “I’ll leave out the ${told('[who-in| ocean: ship | bus]', 'moth', 'kettle')},” whispered [who].
/+4

[has:lost-bubbles| ((One last bubble floated up, with [sort| fire: a spark | the moon] in it.)) |]

-2
@who “It’s there,” whispered [who], and slept.
/-2

+2
@who “It’s there,” whispered [who]. Then [who.he] slept, too.
/+2

At home [hero] lay in bed((, in the warm)).

@adult “You’re very quiet,” whispered [adult].

@hero “I’ve lost my voice,” whispered [hero].

&last @adult “Where did you have it last?” whispered [adult].

[Hero] opened [his] mouth, and [adult] looked in.

@adult “It’s right at the back,” whispered [adult]. “It’s curled up already. Shh.”

+3
So they were quiet, and then they could hear [night], and the blanket, and the moon, which hardly makes any noise at all. [with| [Friend] was breathing slowly, close by. | The pillow was soft.]
/+3

+4
Somewhere out there [who] turned over, slowly, and so did the [own]. And [friendly] lay still, and listened, and had never, not once in all those years heard such a lovely, long, soft lot of nothing at all.
/+4

!asleep And then it was all asleep, from the voice down to the toes, and so was [hero].
`,
}
