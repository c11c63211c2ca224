import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

/**
 * In the dark nobody tells things what they are, and so they forget it: what hangs on the door takes itself for somebody. Whoever knows them by day has to
 * tell them, one by one; and they had been afraid as well, of somebody in the bed, with a face.
 */
const WHAT: readonly Kind[] = ['clothes', 'household', 'plant', 'toy']

const SPOT =
  '[has| door: on the door | wardrobe: on the wardrobe | chair: on the chair | window: at the window | wall: on the wall | shelf: on the shelf | curtain: at the window | [what-is| clothes: on the door | plant: at the window | toy: on the shelf | in the corner]]'
/** What it is taken for. */
const FEARED =
  '[has| ghost: a ghost | witch: a witch | burglar: a burglar | wolf: a wolf | giant: a giant | bear: a bear | a monster]'
const HANGS = '[what-is| clothes: hung | [has:curtain| hung | stood]]'
const HANG = '[what-is| clothes: hang | [has:curtain| hang | stand]]'

const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
const toy = (yes: string) => `[friend-is| toy: ${yes} |]`
const pet = (yes: string) => `[friend-is| pet: ${yes} |]`

export const darkShape: Telling = {
  id: 'dark-shape',
  shape: 'own-view',
  fits: { kind: 'life', subjects: ['dark', 'monster'], when: ['always', 'today', 'past', 'tomorrow'], what: WHAT },
  ages: [3, 6],
  tile: { label: 'Shadows at night', wish: 'he thinks the coat on the door is a monster' },
  titles: ['Who Am I in the Dark?', 'The Somebody in the Room'],
  figures: {
    chair: { forms: { name: 'the chair' }, gender: 'it' },
    shoes: { forms: { name: 'the shoes' }, gender: 'it' },
    wardrobe: { forms: { name: 'the wardrobe' }, gender: 'it' },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {},
      words: { creature: 'an octopus', roar: 'blub', blanket: 'the sea', boats: 'two boats' },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: {},
      words: { creature: 'a dinosaur', roar: 'roar', blanket: 'a swamp', boats: 'two eggs' },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: {},
      words: {
        creature: 'a moon monster',

        roar: 'bleep',
        blanket: 'the moon',
        boats: 'two rockets',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {},
      words: { creature: 'a dragon', roar: 'roar', blanket: 'a mountain', boats: 'two frogs' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {},
      words: { creature: 'a deer', roar: 'snort', blanket: 'a hill', boats: 'two hedgehogs' },
    },
    city: {
      themes: ['superheroes'],
      figures: {},
      words: {
        creature: 'a giant spider',

        roar: 'hiss',
        blanket: 'a cape',
        boats: 'two rockets',
      },
    },
    home: {
      themes: [],
      figures: {},
      words: { creature: 'a camel', roar: 'snort', blanket: 'a hill', boats: 'two mice' },
    },
  },
  things: {
    what: {
      kinds: WHAT,
      or: {
        forms: { name: 'the dressing gown', one: 'a dressing gown', kind: 'dressing gown', many: 'dressing gowns' },
        gender: 'it',
      },
    },
  },
  fact: '[Hero] once told everything in a dark room who it was.',
  next: 'In the evening the chair asked, to be on the safe side, whether it was still a chair.',
  young: `
== shape
When the light was on, there ${HANGS} [what.one] ${SPOT}. But when the light was off, it was ${FEARED}.

@hero “There’s somebody there!” shouted [hero]. “It’s tall, and it’s looking at me!”

-2
[Adult] came and put on the light, and it was only [what]. [Adult] put the light off again, and there it was.
/-2

+2
[Adult] put the light on. It was only [what]. [Adult] put the light off. It was ${FEARED}. On, off, on, off. They tried it six times, and it was the same every time. ${pet('[Friend] the [friend.kind] barked at it, to be on the safe side.')}
/+2

@adult “Then we’ll ask it who it is,” said [adult], and stayed close by.

So off went the light. ${toy('[Hero] held [friend] the [friend.kind] very tight.')} ${friend('[Friend] was sleeping over, and held [hero’s] hand.')} It was dark, and somebody ${HANGS} there, and didn’t move.

&first @hero “Who are you?” asked [hero].

== forgot
@what “I don’t know,” said somebody, in a small voice. “I *know know it by day. But in the dark nobody tells me, and so I forget. I think I’m ${FEARED}.”

+2
@hero “Do you eat people?” asked [hero].

@what “I hope not,” said somebody. “I ${HANG} here all night and worry about it.”
/+2

@hero “But you’re [what]!” said [hero]. “You’re ours. I see you every day.”

@what “Am I?” said [what]. “Oh, that’s good. That’s so much nicer to be.”

And it ${HANGS} there quite still, and was [what] again, all over.

+3
@hero “It was only [what],” [hero] told [adult]. “It forgot.”

But in the corner somebody else creaked, and then it went [roar].

&again @hero “And who are you?” asked [hero].

@chair “I’m [creature],” said somebody. “I’ve got four legs and a high back. Shall I do it again?”

@hero “You’re the chair,” said [hero].

@chair “Are you quite sure?” asked the chair. It was a bit sorry about that. But it was glad, too, because it hadn’t known what [creature] has for breakfast, or where you get it.

[with2| @friend2 “Chairs don’t have any breakfast,” said [friend2]. |]

@wardrobe “And I’m a cave, I think,” said a deep voice. “There’s something dark in me, and it’s hairy.”

@hero “That’s my winter coat,” said [hero]. “You’re the wardrobe, and you keep it for me.”
/+3

+4
Then they all wanted to know who they were. Under the bed something whispered, twice.

&again @hero “And who are you?”

@shoes “We’re [boats],” said two somebodies, both at once. “We think so, because we’re always together.”

@hero “You’re my shoes,” said [hero]. “You’re together because I’ve got two feet.”

@shoes “We did wonder,” said the shoes.

Then there was somebody on the floor beside the bed. It was big, and it was breathing.

&again @hero “And who are you?”

@adult “I’m [adult],” said [adult]. “I’ve been sitting here all the time. I know who I am, mostly. And now I’ll go and wash up.”

And something wide and soft was lying on top of [hero’s] legs, and thought that it was [blanket].

@hero “You’re my blanket,” said [hero], and stroked it. And the blanket lay down flat, and sighed.

But by then the chair wasn’t sure any more.

@chair “I’ve forgotten it again,” said the chair. “Was I the one with the coat?”

So [hero] made them a song, with a bit for each of them. It went along the wall and round the corner, high and low.

@wardrobe “Wardrobe,” sang the wardrobe, very low.

@chair “Chair,” sang the chair.

@shoes “Shoes,” sang the shoes, both at once.

@what “And me,” sang [what], “and I’m [what]!”

They sang it three times, each time a bit more softly, so as not to wake the street. After that nobody could forget, because whoever was next to you knew it, too.

[more| [Others] wanted to be asked as well, and they were told who they were, one after the other. |]
/+4

== bed
-4
@what “And there’s somebody in that bed,” whispered [what]. “It’s got a face! I’m a bit frightened of it.”
/-4

+4
@what “But there’s one who hasn’t sung,” whispered [what]. “There, in that bed. It’s got a face! I’m a bit frightened of it.”
/+4

@hero “But that’s only me,” said [hero], “in my pyjamas.”

-2
@what “Oh,” said [what]. “Then good night, only me.”
/-2

+2
@what “Oh,” said [what]. “Somebody could’ve told me. I’ve been frightened of you for weeks.”

@hero “And I’ve been frightened of you,” said [hero].

So they both laughed a bit, quite softly. And then they said good night.
/+2

+2
It was still dark, just as dark as before. But now everybody in it was somebody [hero] knew.
/+2

+3
The moon looked in softly. ${toy('[Friend] was warm, and had known all along who [friend.he] was.')} ${pet('[Friend] lay on the end of the bed, warm and heavy.')} ${friend('[Friend] was asleep already, and nobody had to ask who that was.')}
/+3

+4
The blanket was soft and warm. Far away a clock struck, very slowly. It was a clock, and knew it well. And once more it came softly from the corner, as if in a dream: chair.
/+4

-2
[Adult] had gone downstairs. Now somebody tall and dark stood at the door, and bent down.
/-2

+2
[Adult] had gone down to wash up. Now somebody tall and dark stood at the door, and came in, and bent down.
/+2

@what “Who’s that?” whispered [what].

There was a *kiss kiss, soft and warm.

@hero “That’s [adult],” murmured [hero]. “I can tell by the ^kiss kiss.”

&last @adult “And who are you?” whispered [adult].

^know But [hero] didn’t say. !asleep [Hero] was asleep, and [adult] knew it anyway.
`,
}
