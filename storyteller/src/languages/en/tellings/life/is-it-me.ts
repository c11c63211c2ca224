import type { Telling } from '../../../../craft/telling.ts'
import { BY, DAY, dayWords, ONCE, WHO, WHO_CAP } from './is-it-me-days.ts'

/*
 * The evening before a great day, or after one. Tomorrow has come too early, or today won’t go; neither has ever been to bed. Whoever shows them how has
 * to lie down too.
 */

const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
const other = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
/** Before it, or after it. */
const at = (eve: string, done: string) => `[tense| eve: ${eve} | ${done}]`
const world = (big: string, look: string, yawn: string, calm: string) => ({ big, look, yawn, calm })
const ON = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
const WEEKDAYS = ON.map((one) => `at-${one}: ${capital(one)}`).join(' | ')
const ON_WEEKDAYS = ON.map((one) => `at-${one}: On ${capital(one)}`).join(' | ')

export const isItMe: Telling = {
  id: 'is-it-me',
  shape: 'visitor',
  fits: {
    kind: 'life',
    subjects: [
      ...(['birthday', 'christmas', 'holiday', 'journey', 'pet', 'waiting', 'bike', 'swimming', 'sport'] as const),
      ...([
        'growing-up',
        'bedtime',
        'reading',
        'writing',
        'dressing',
        'stage',
        'heights',
        'water',
        'practising',
      ] as const),
    ],
    when: ['past', 'today', 'tomorrow', 'always'],
    says: BY,
    unless: ['day-heavy'],
  },
  ages: [3, 12],
  tile: { label: 'A great day', wish: 'Birthday tomorrow, can’t sleep for excitement' },
  titles: ['Is It Me Yet?', 'Not Yet', 'Much Too Early'],
  figures: {
    day: { forms: { name: 'the day' }, gender: 'it' },
    m: { forms: { name: 'Mum' }, gender: 'she' },
    small: { forms: { name: 'the small day' }, gender: 'it' },
  },
  things: {
    who: {
      kinds: ['animal', 'bird', 'toy', 'vehicle', 'sea-animal'],
      or: { forms: { name: 'our dog', one: 'a dog', kind: 'dog', many: 'dogs' }, gender: 'it' },
    },
    pet: {
      kinds: ['animal', 'bird', 'sea-animal', 'insect', 'dinosaur'],
      or: { forms: { name: 'the pet', one: 'a pet', kind: 'pet', many: 'pets' }, gender: 'it' },
    },
    gift: {
      kinds: ['vehicle', 'toy', 'sport', 'instrument', 'job', 'food', 'clothes', 'plant', 'fairy-being'],
      or: { forms: { name: 'the parcel', one: 'a parcel', kind: 'parcel', many: 'parcels' }, gender: 'it' },
    },
    whom: { kinds: [], grownUps: true, or: { forms: { name: 'somebody' }, gender: 'neutral' } },
  },
  keys: {
    tense:
      '[has| at-tomorrow: eve | day-done: done | day-eve: eve | day-here: done | day-feast-day: eve | [when| tomorrow: eve | done]]',
    dest: '[has| gran-any: gran | grandad-any: grandpa | aunt-any: aunt | none]',
    day: DAY,
    seen: '[has| feat-bike, day-pet-new, pet-any, pet-socks, place-camper, camper-breaks, day-camper: none | [is:pet| [is:gift| both | pet] | [is:gift| gift | none]]]',
  },
  words: {
    ...dayWords,
    soon: `[has| ${ON_WEEKDAYS} | at-weekend: At the weekend | at-week: Next week | at-summer: In the summer | at-later: Quite soon | Tomorrow]`,
    today: `[has| at-yesterday: Yesterday | ${ON_WEEKDAYS} | at-weekend: At the weekend | Today]`,
    t: `[has| ${WEEKDAYS} | at-weekend: the weekend | at-week, at-summer, at-later: the Big Day | [tense| eve: Tomorrow | [has:at-yesterday| Yesterday | Today]]]`,
    gran: '[has| gran-nana: Nana | gran-nan: Nan | gran-grandma: Grandma | gran-gran: Gran | gran-oma: Oma | Granny]',
    grandad: '[has| grandad-grandpa: Grandpa | grandad-gramps: Gramps | grandad-opa: Opa | Grandad]',
    aunt: '[has| aunt-uncle: [whom-is| named: Uncle [whom] | [his] uncle] | [whom-is| named: Auntie [whom] | [his] auntie]]',
    mum: '[has| whose-mum: Dad | whose-dad: Mum | [has:with-dad| Dad | Mum]]',
    whose:
      '[has| whose-mum: Mum’s | whose-dad: Dad’s | whose-gran: [gran]’s | whose-grandad: [grandad]’s | whose-sister: [his] sister’s | whose-brother: [his] brother’s | whose-friend: [his] friend’s | whose-toy: [is:who| [who]’s | [is:gift| [gift]’s | Teddy’s]] | somebody’s]',
    teddy: '[is:who| [who] | [is:gift| [gift] | [with| [friend] | Teddy]]]',
    petname: '[is:who| [who] | [is:pet| [pet] | the dog]]',
    camper: '[gift-is| van, caravan, camper-van: [gift] | [who-is| van, caravan, camper-van: [who] | the camper van]]',
    new: '[is:pet| [pet-is| named: [pet] the [pet.kind] | [pet.one]] | a new pet]',
    ask: at('Is it me yet', 'Am I over yet'),
  },
  worlds: {
    sea: {
      themes: ['ocean', 'pirates', 'adventure'],
      figures: {},
      words: world(
        'a seal',
        'a patch over one eye',
        'a whale',
        'Outside the window the wind went in and out, like the sea.',
      ),
    },
    valley: {
      themes: ['dinosaurs'],
      figures: {},
      words: world(
        'a small dinosaur',
        'spikes down its back',
        'a T. rex',
        'Outside the window a tree stood still, like a dinosaur asleep.',
      ),
    },
    sky: {
      themes: ['space', 'science', 'discovery'],
      figures: {},
      words: world(
        'a small rocket',
        'stars in its hair',
        'a small black hole',
        'Outside the window the moon floated slowly by.',
      ),
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {},
      words: world(
        'a small dragon',
        'a crown on crooked',
        'a castle gate',
        'Outside the window it was quiet, like a castle at night.',
      ),
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {},
      words: world('a young bear', 'leaves in its hair', 'a bear', 'Outside the window a tree was breathing slowly.'),
    },
    city: {
      themes: ['superheroes'],
      figures: {},
      words: world(
        'a big dog',
        'a cape round its neck',
        'a tunnel',
        'Outside the window the street lay quiet under its lamps.',
      ),
    },
    home: {
      themes: [],
      figures: {},
      words: world(
        'a big dog',
        'a curl on its forehead',
        'a barn door',
        'Outside the window the garden was breathing slowly.',
      ),
    },
  },
  fact: '[Hero] once showed a whole day how to go to bed.',
  next: 'Somebody knocked at the door, very early, and asked: is it me yet?',
  young: `
== early
${ONCE}. And now ${WHO} lay in bed, with the light out, and [his] eyes wouldn’t shut.

+2
[He] tried the left side. [He] tried the right side. [He] tried it upside down, with [his] feet on the pillow. ${toy('[Friend] the [friend.kind] lay next to [him] and couldn’t sleep, either.', other('Then it was [friend’s] turn to try.', 'It didn’t help.'))}
/+2

*day ${at('Then the door opened, and in came [t]. It was much too early!', 'Then something sat down on the blanket. It was [t]. It should have gone by now!')} It was the size of [big], with [look]. In its arms it [tense|eve: had | still had] [a], [b] and [c]. [seen| both: On its jumper was a picture of [pet.one], with [gift.one]. | pet: On its jumper was a picture of [pet.one]. | gift: On its jumper was a picture of [gift.one]. |]

@day “[ask]?” asked [t].

&first @hero “Not yet,” said [hero]. ${at('“It’s still tonight.”', '“But nearly.”')}

@day ${at('“I can’t wait!” said [t].', '“I want to start again!” said [t].')} It bounced until its [a2] fell on the floor.

@m “What’s that bouncing?” asked [mum] at the door.

@hero “It’s [t],” said [hero]. ${at('“It’s too early.”', '“It won’t go home.”')}

@m ${at('“Then it’ll be worn out before it begins,” said [mum].', '“Then it must be worn out,” said [mum]. “What a long day!”')}

+3
But [t] was out of the door already. ${at('It had to see if everything was there.', 'It had to see it all once more.')} [Hero] had to go after it, on tiptoe.

In the hall stood [his] shoes, side by side, with their laces in. @day “Are they coming, too?” asked [t]. ${at('[Hero] nodded.', 'They had been there all the time, and knew everything.')} The shoes didn’t bounce. They just stood there quietly, toes to the door, and waited for the morning to come round.

${at('In the kitchen, [mum] was putting something into a bag, and it rustled. @m “You didn’t see that,” said [mum].', 'In the kitchen, [mum] was on the telephone. @m “Do you know what it was?” said [mum]. “It was [name]!” And then [mum] told it all, from the beginning.')} [T] stood in the door and listened, and it was so pleased that it grew, right up to the lamp.

&again @day “[ask]?”

@hero “Not yet,” said [hero], and pulled it back to bed.
/+3

== show
[T] yawned like [yawn].

@hero “You have to lie down,” said [hero].

@day “How do you do that?” asked [t]. “I’m a day. I’ve never been to bed.”

+4
[T] tried it all the same. It lay down on top of the wardrobe, and that was too high. It lay down in the drawer with the socks, and one arm wouldn’t go in. It lay down under the bed, and sneezed, because of the dust. Then it stood in the corner on one leg, and shut its eyes, as a stork does. It fell over, on to everything that it had brought, and had to pick it all up again.

Then somebody knocked. It was another day, quite a small one, and it was grey. It had a bowl of porridge, and that was all that it had.

@small “Is it me yet?” asked the small day.

@hero “Who are you?” asked [hero].

@small ${at('“I’m the one after,”', '“I’m the next one,”')} said the small day. “I’m only ordinary. There’s porridge, and a bit of rain. Nobody ever stays awake for me, and nobody packs a bag.”

@hero “I like porridge,” said [hero]. “Is there honey on it?”

The small day had a look. There was. It hadn’t known that. So it put the bowl down under the bed, where nobody would step in it, and lay down on the rug, and was asleep at once, before anybody could show it anything. Ordinary days are good at that, because nobody ever keeps them up, or asks them how it was.

@hero “You see?” said [hero]. “That’s how it’s done.”

@day “But it hasn’t got so much to hold,” said [t].
/+4

-4
Nobody had shown it. So [hero] did.
/-4

+4
That was true, so [hero] began with that.
/+4

@hero “First you put everything down,” said [hero].

[T] put its [a2] under the bed, its [b2] on the chair, and its [c2] on the sill.

@hero “Now you lie down, like me. Now you shut your eyes, like me.”

+2
${toy('[Friend] lay down first, to show it how still one can be. [Friend] was very good at that.', other('@friend “And one hand goes under your cheek,” said [friend]. That was the best part.', '@m “And one hand goes under your cheek,” said [mum]. That was the best part.'))} [with2| @friend2 “And your toes go last,” said [friend2]. |] Now all of it lay down, except for its mouth.
/+2

@day ${at('“But what if I miss the beginning?” asked [t].', '“But what if I’m gone then?” asked [t].')}

@hero ${at('“You can’t,” said [hero]. “It can’t begin without you. You’re [name].”', '“You won’t be,” said [hero]. “You’ve got a name now. You’re [name].”')}

+2
[T] thought about that. ${at('It had never looked at it like that.', 'Most days are only called [has:at-tuesday| Monday | Tuesday].')} It pulled the blanket up to its chin.
/+2

== asleep
It was soft and warm in bed. ^day [T] lay beside [hero], and breathed in, and breathed out.

+3
[calm] [has| mum, dad, parents, aunt: | [is:whom| And [whom] would be asleep by now, too. |]] The [a2] lay quiet under the bed, in the dark, and kept still.
/+3

+4
[more| [Others] were asleep as well, one after the other. | The small day had turned over, on its rug.] The lamp in the hall was a long, thin line under the door. Then that went out, too, slowly, and it was only dark and warm and still.
/+4

@day “[ask]?” whispered [t], very low.

&last But nobody said not yet. !asleep [Hero] was asleep. ${at('So it couldn’t be long now.', 'So it was, and it didn’t mind at all.')}
`,
  older: `
== early
${ONCE}. Now it was night. ${WHO_CAP} lay in bed with the light out, and had been lying there for some time, and [his] eyes, which ought to have been shut, simply took no notice.

+2
[He] tried it with sheep. The first four jumped over the gate as they should, one after another, and said nothing. The fifth stopped in the middle, with its front legs already on the other side, and asked ${at('whether it was morning yet', 'which part had been the best one')}. After that there was no order in them any more. They all stood round the gate and discussed it. ${toy('[Friend] the [friend.kind] lay next to [him], and had been looking at the ceiling for an hour.', other('@friend “Mine have sat down,” said [friend] out of the dark. “They won’t go on until they’ve heard everything.”', '[He] turned round, with [his] feet on the pillow, and found that the feet were wide awake as well.'))}
/+2

*day ${at('Then the door opened a crack, and in came [t], which was several hours too early, at the very least.', 'Then somebody sat down on the end of the bed. It was [t], which ought to have gone home by now.')} It was the size of [big], with [look], and in its arms it [tense|eve: had | still had] [a], [b] and [c]. [seen| both: On its jumper was a picture of [pet.one], with [gift.one]. | pet: On its jumper was a picture of [pet.one]. | gift: On its jumper was a picture of [gift.one]. |]

@day “[ask]?” asked [t].

&first @hero “Not yet,” said [hero]. ${at('“It’s still night.”', '“But it can’t be long.”')}

@day ${at('“I thought I’d better be early,” said [t], “so that I don’t miss anything.”', '“I thought I’d stay on for a bit,” said [t], “if nobody minds.”')}

[Hero] didn’t mind at all, and that was [his] mistake. [He] moved over, and said what anybody would have said.

@hero ${at('“We could practise,” said [hero].', '“We could do it all again,” said [hero].')}

So they did, right through it in whispers, and it was splendid, and then they went through it a second time, and a third time, in which they left out everything but the best parts. [T] bounced on the bed for joy, until its [a2] fell on the floor.

[Hero] picked it up, and it had gone so pale that one could see the carpet through it.

@hero “What’s the matter with it?” asked [hero].

@day “It’s only a bit worn,” said [t]. “I was made for once, you see.”

+2
They looked at the rest of it, under the blanket, with a torch. The [b2] had got rather thin. Even [t] itself was no longer quite so bright at the edges, like a jumper that has been washed too often, and when it put its hand in front of the torch there was light on the other side of it.
/+2

@m “Who are you talking to?” asked [mum] at the door.

@hero “[T],” said [hero], because it was true. ${at('“It came too early.”', '“It won’t go home.”')}

@m ${at('“Then don’t use it all up,” said [mum]. “There won’t be any left for when it starts.”', '“Then be careful with it,” said [mum]. “There’s only the one.”')}

+2
But [t] had slid off the bed in the meantime, and was out in the hall, because ${at('it had to see if everything was ready for it', 'it wanted to see if everybody still knew about it')}. [Hero] went after it on tiptoe, keeping close to the wall, where the floor doesn’t creak.

By the front door stood [his] shoes, side by side.

@day “Are they coming as well?” asked [t].

@hero ${at('“Of course they are,” whispered [hero]. “I can’t go barefoot.”', '“They were there the whole time,” whispered [hero]. “They know all about it.”')}

[T] walked round them with great interest. They didn’t bounce, and they didn’t ask. They stood there with their toes together, and saved themselves up.

In the kitchen the light was on. ${at('[Mum] was putting something into a bag, something that rustled, and hadn’t heard them. @m “That’s for tomorrow, and nobody’s seen it,” said [mum], without turning round.', '[Mum] was on the telephone. @m “And do you know what sort of day it was?” said [mum]. “It was [name], that’s what it was.” And then [mum] told it to somebody, from start to finish, and left nothing out, and did all the voices as well.')} [T] stood in the doorway, listening, and was so flattered that it grew, until its head was up beside the lamp. It was larger than before, but it wasn’t any thicker. It had only been stretched.

&again @day “[ask]?” it asked, from up there, and its voice was thin.

@hero “Not yet,” said [hero], and took it by the sleeve, very carefully, in case it tore.
/+2

+4
That would have been that, if [t] had been able to keep it to itself. But it had told everybody.

On the way back, the coats were whispering on their hooks. The umbrella wanted to know whether it would be needed. In the bathroom the toothbrush stood bolt upright in its mug, and the tap had started dripping, because it couldn’t hold it in. Even the stairs were awake by now, every single one of them, and those are eleven people, all in a row, who never agree about anything.

@hero “What have you said to them?” asked [hero].

@day “Only what’s true,” said [t]. “I said that it was me.”

So [hero] had to go round the whole house, in the dark and in [his] bare feet, and say it to each of them separately, because each of them had asked. [He] told the coats, who sighed, and let their sleeves drop, and hung down again. [He] told the umbrella, which was hurt, and the toothbrush, which lay down. [He] turned off the tap, which was a relief to it. [with| [Friend] did the stairs, since somebody had to, from the top one to the bottom one. | On the stairs [he] sat down eleven times, once on each, and patted it.] [more| [Others] were put back to bed as well, one after another. |] By the end of it [he] had said not yet so often that it no longer sounded like words.

And every time that [he] said it, [t] became a little quieter itself. It had never seen before how much there was that had to sleep, so that one single day could happen.
/+4

== show
[T] yawned like [yawn], and could hardly keep its eyes open.

@hero “You’ve got to go to bed,” said [hero].

@day “I wouldn’t know how,” said [t]. “I’m a day. We’re always up.”

+3
It tried, all the same. It lay down along the top of the wardrobe, but it was too high up there to dream. It tried the drawer with the socks in, and had one arm left over. In the end it stood in the corner on one leg, as storks do, with its eyes shut and its arms full, and for a moment it looked as though it might work. Then it fell over, on to everything that it had brought with it.

There was a knock. Outside stood another day, a much smaller one, grey all over, with a bowl of porridge in its hands. It hadn’t got anything else.

@small “Is it me yet?” it asked.

@hero “Which one are you?” asked [hero].

@small ${at('“The one after,”', '“The next one,”')} said the small day. “I’m only ordinary. There’s porridge, and then there’s some drizzle. Nobody ever lies awake because of me.”

[Hero] had never thought about that. It must be strange to be a day to whom nobody looks forward, and to come all the same, and to be on time. [He] looked into the bowl.

@hero “Is that honey?” asked [hero].

@small “Is it?” asked the small day, and looked as well. It was, right in the middle, a whole spoonful, and it had never noticed.

@hero “Then I’m looking forward to you, too,” said [hero]. “Only not so loud.”

The small day went slightly gold at the edges. It put its bowl where nobody would step in it, lay down on the rug, and was asleep before it had finished lying down.

@day “How does it do that?” asked [t].

@hero “It doesn’t keep looking at its porridge,” said [hero].
/+3

[He] could have gone through the best part once more, and it would only have taken a minute. [Hero] looked at the [a2], which was as pale as milk.

@hero “First you put everything down,” [he] said, and it wasn’t easy. “And then nobody looks at it.”

[T] put its [a2] under the bed, and its [b2] on the chair. The [c2], which was the best of all, it gave to [hero]. [He] carried it to the windowsill with [his] eyes shut, and drew the curtain.

@hero “Now you lie down, like me,” said [hero]. “Now you shut your eyes, like me. No, both of them. And now you breathe as if you’d got plenty of time.”

+2
${toy('[Friend] was laid beside it, to show how still one can be, since nobody in the house was better at that.', other('@friend “And one hand under your cheek,” said [friend], “or else it wanders about.”', '@m “And one hand under your cheek,” said [mum], who had come in to put out the torch. “Or else it wanders about.”'))} [with2| @friend2 “You do the toes last,” said [friend2]. |] [T] did all of it, in the right order, and took great trouble.
/+2

@day ${at('“And what if I miss the beginning?” asked [t].', '“And what if I’m gone afterwards?” asked [t].')}

@hero ${at('“You can’t,” said [hero]. “It can’t begin without you. You’re [name].”', '“You’ll only be over,” said [hero]. “That’s not the same as gone. Most days are only called [has:at-tuesday| Monday | Tuesday]. You’re [name].”')}

[T] thought about that, ${at('because it had never looked at it in that way before', 'and said it over to itself, and it was a good name, and it fitted')}, and then it pulled the blanket up to its chin.

== asleep
It was soft and warm in bed. ^day [T] lay beside [hero], and breathed in, and breathed out, and [hero] breathed along with it, slowly, so that it could hear how that’s done.

+2
[calm] [has| mum, dad, parents, aunt: | [is:whom| And [whom] would be asleep by now, too. |]] Under the bed lay the [a2], in the dark, where nobody looked at it, and slowly, little by little, it got its colour back.
/+2

+3
The porridge stood on the floor, and kept. The small day had turned over on its rug, with its back to the room, and breathed softly and slowly, and it was so quiet that one could hear the quiet itself, which is something like the inside of a shell.
/+3

+4
Then the last light in the hall went out. The stairs lay one below the other, warm and quiet, and not one of them made a sound. The moon looked in, and went softly by. The coats hung straight down, with nothing in their sleeves. Somewhere a tap, which could have said something, kept it quietly to itself, and slept.
/+4

@day “[ask]?” whispered [t], after a while, very low.

&last But there was nobody left to say not yet. !asleep [Hero] was asleep. ${at('So it couldn’t be long now.', 'So it was, and it didn’t mind at all.')}
`,
}
