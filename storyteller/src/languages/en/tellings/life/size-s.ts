import type { Telling } from '../../../../craft/telling.ts'
import { CASE, HOW, NAMED, told, WORD } from './size-s-cases.ts'

const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
const other = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
/** Said, laughed, looked, thought by the child of itself, not asked to play; or only feared. */
const how = (ways: Record<'said' | 'laughed' | 'stared' | 'self' | 'left' | 'might', string>) =>
  `[how| said: ${ways.said} | laughed: ${ways.laughed} | stared: ${ways.stared} | self: ${ways.self} | left: ${ways.left} | ${ways.might}]`

const LEFT =
  '[has| ot-uninvited: Somebody was having a party, and [hero] hadn’t been asked. | ot-picked: When they picked teams [at], nobody picked [hero] till the very end. | ot-not-let: [Some] [at] wouldn’t let [hero] play. | [At] nobody had played with [hero].]'
/** What came of it, before anybody knew. */
const WONT_GO = 'ot-wont-go: And now [hero] didn’t want to go there again.'
const AFTER = `[case| glasses, aids, patch, frame, wear, lunch, picture: [has| ot-in-laundry: [gave] in with the dirty washing, right at the bottom. | ot-in-bag: [gave] in the bag, right at the bottom. | ot-in-drawer: [gave] in the drawer, right at the back. | ot-under-bed: [gave] under the bed, right at the back. | ot-wont-wear: And now [hero] wouldn’t put [it] on. | ot-hides: [gave] where nobody would look. | ${WONT_GO} |] | [has| ot-scrubs: [Hero] had wanted to scrub it all off. | ${WONT_GO} |]]`

const OPEN = `${told('has')} ${how({
  said: '[named| yes: @some “[wd]!” [some] had said [at]. | [At] [some] had said something about [it], and it wasn’t nice.]',
  laughed: '[At] [some] had laughed at [it].',
  stared:
    '[case| forgot: And they had all looked, and gone on looking. | [At] [some] had looked at [it], and gone on looking.]',
  self: '@hero “I’m just [self],” said [hero], quite loud.',
  left: LEFT,
  might: '[case| stage, stutter: What if they all laughed? | What if they all looked at [it], and said something?]',
})} ${AFTER}`

/** The next day, about that very thing. */
const STEP = how({
  said: '[next] somebody said it again. ((Up there sat the hat, no bigger than a thimble.)) @hero “That’s too small for me,” said [hero], and [go].',
  laughed:
    '[next] somebody laughed again. ((Up there sat the hat, no bigger than a thimble.)) @hero “That’s too small for me,” said [hero], and [go].',
  stared: `[next] somebody looked again. @hero “You can ask, you know,” said [hero]. @ask “${told('q')}?” asked somebody. @hero “${told('a')},” said [hero]. ((And then they went on playing.))`,
  self: `[case| reading: [next] [hero] looked for an S, and found one on the jam, and one at the bus stop. @hero “And what’s the one behind it?” [he] asked. It was a T. That made two. | [next] [hero] thought it again. ((Up there sat the hat, no bigger than a thimble.)) @hero “That’s too small for me,” said [hero], and [go].]`,
  left: `[has:ot-uninvited| [next] [hero] still hadn’t been asked. So [hero] asked somebody. @hero “Do you want to come to mine?” said [hero]. “I know the one where the floor is hot.” | [next] somebody stood by the wall, with nobody. So [hero] went over there. @hero “I know the one where the floor is hot,” said [hero]. @ask “How does it go?” asked somebody. And they jumped.]`,
  might: `[case| stage: When the time came, [hero] went up there without any hat. It was [his] turn, and [hero] said it, as far as the last row. Some of them coughed, and some of them clapped. | stutter: [has:ot-line| When the time came, [hero’s] line got stuck halfway. Everybody waited, and so did [hero]. Then it came, the whole of it, and it was well worth it. | [next] a word got stuck again. @ask “${told('q')}?” asked somebody. @hero “${told('a')},” said [hero]. And somebody waited.] | [next] somebody looked. @hero “You can ask, you know,” said [hero]. @ask “${told('q')}?” asked somebody. @hero “${told('a')},” said [hero]. ((And then they went on playing.))]`,
})
const TEACHER =
  '[case| friends, same, family: @adult “And when somebody brings one again,” said [adult], “just look inside.” | [has| ot-at-park, ot-at-bus, ot-at-party: @adult “When it pinches, you tell me,” said [adult]. “Every time.” | [how| self: @adult “I’ll tell them at school what you’ve been wearing,” said [adult], and did so. | might: [case| stage, stutter: @adult “I’ll tell your teacher as well,” said [adult], and did so. | @adult “I’ll tell them [at] that you can be asked,” said [adult], and did so.] | @adult “I’ll talk to the teacher, too,” said [adult], and did so. “Nobody’s to hand those out.”]]]'

/** What others say is a hat, and it’s always the smallest size: what doesn’t fit under it is the child. */
export const sizeS: Telling = {
  id: 'size-s',
  shape: 'making',
  fits: {
    kind: 'life',
    subjects: [
      'teasing',
      'being-different',
      'body',
      'glasses',
      'stutter',
      'reading',
      'stage',
      'left-out',
      'no-friends',
    ],
    when: ['past', 'today', 'tomorrow', 'always'],
    unless: ['ot-heavy', 'ot-shame', 'ot-being', 'ot-joy', 'new-somebody'],
  },
  ages: [3, 12],
  titles: ['Size S', 'Much Too Small', 'A Very Small Hat'],
  tile: { label: 'Laughed at', wish: 'They laughed at her new glasses' },
  figures: {
    some: { forms: { name: '[who]' }, gender: 'neutral' },
    ask: { forms: { name: 'somebody' }, gender: 'neutral' },
  },
  worlds: {
    sea: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: { small: { forms: { name: 'the shrimp', one: 'a shrimp' }, gender: 'it' } },
      words: {
        know: 'my pirate song',
        heard: 'They can hear that in the next street',
        far: 'Somewhere at the bottom of the sea',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: { small: { forms: { name: 'the lizard', one: 'a lizard' }, gender: 'it' } },
      words: {
        know: 'my dinosaur roar',
        heard: 'They can hear that in the next street',
        far: 'Somewhere between two warm stones',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: { small: { forms: { name: 'the moon flea', one: 'a moon flea' }, gender: 'it' } },
      words: {
        know: 'my rocket noise',
        heard: 'They can hear that on the moon',
        far: 'Somewhere on the far side of the moon',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { small: { forms: { name: 'the frog prince', one: 'a frog prince' }, gender: 'he' } },
      words: {
        know: 'my dragon voice',
        heard: 'They can hear that in the next castle',
        far: 'Somewhere at the bottom of a castle well',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: { small: { forms: { name: 'the dormouse', one: 'a dormouse' }, gender: 'it' } },
      words: { know: 'my owl call', heard: 'They can hear that in the next wood', far: 'Somewhere out in the wood' },
    },
    city: {
      themes: ['superheroes'],
      figures: { small: { forms: { name: 'the sparrow', one: 'a sparrow' }, gender: 'it' } },
      words: { know: 'my flying jump', heard: 'They feel that in the flat below', far: 'Somewhere up on the roofs' },
    },
    home: {
      themes: [],
      figures: { small: { forms: { name: 'the snail', one: 'a snail' }, gender: 'it' } },
      words: { know: 'my bath song', heard: 'They can hear that next door', far: 'Somewhere out in the garden' },
    },
  },
  keys: { case: CASE, how: HOW, named: NAMED },
  words: {
    wd: WORD,
    it: told('it'),
    self: '[case| reading: stupid | curls: all wrong | other: different | [has| ot-w-ugly: ugly | ot-w-weird: weird | stupid]]',
    land: '[how| said: [named| yes: The words | What they had said] | laughed: The laugh | stared: The look | self: The word | left: That | The thought]',
    fetch: '[case| glasses, aids, patch: [has:ot-hides| And [hero] went straight off and fetched [it]. |] |]',
    go: '[case| glasses: pushed up [his] glasses, and went on playing | patch: felt for the patch, and went on playing | chair: rolled off across the playground | slow: walked on, and looked out for the snail | picture: drew a second ant | went on playing]',
    who: '[has| ot-big: one of the big ones | ot-boys: some boys | ot-girls: some girls | ot-boy: a boy | ot-girl: a girl | ot-friend: a friend | ot-cousin: a cousin | ot-everyone: everybody | ot-people: some people | ot-they: some of the others | somebody]',
    at: '[has| ot-at-nursery: at nursery | ot-at-bus: on the bus | ot-at-pool: at swimming | ot-at-football: at football | ot-at-ballet: at ballet | ot-at-park: in the park | ot-at-party: at the party | ot-at-pe: in PE | ot-at-break: at break | at school]',
    next: '[has:ot-coming| When the day came, | The next day]',
    soon: '[has| ot-tomorrow: Tomorrow | ot-monday: On Monday | ot-tuesday: On Tuesday | ot-wednesday: On Wednesday | ot-thursday: On Thursday | ot-friday: On Friday | ot-saturday: On Saturday | ot-sunday: On Sunday | ot-next-week: Next week | Soon]',
    day: '[soon]',
    soonl:
      '[has| ot-tomorrow: tomorrow | ot-monday: on Monday | ot-tuesday: on Tuesday | ot-wednesday: on Wednesday | ot-thursday: on Thursday | ot-friday: on Friday | ot-saturday: on Saturday | ot-sunday: on Sunday | ot-next-week: next week | soon]',
    tint: '[has| ot-pink-ones: pink | ot-blue-ones: blue | ot-red-ones: red | ot-green-ones: green | ot-purple-ones: purple | ot-yellow-ones: yellow | ot-black-ones: black |]',
    look: '[has:ot-glitter| with glitter on |]',
    aid: '[has| ot-frame: a walking frame | ot-brace: a brace | splints]',
    gave: 'And now [it] lay hidden',
    liked:
      '[has| ot-l-dress: dresses | ot-l-skirt: skirts | ot-l-nails: nail varnish | ot-l-dolls: dolls | ot-l-ballet: dancing | ot-l-princess: princesses | ot-l-unicorns: unicorns | ot-l-football: football | ot-l-dinosaurs: dinosaurs | ot-l-cars: cars | ot-l-pink: pink | what [hero] liked]',
    wear: '[has| ot-wear-coat: coat | ot-wear-shoes: shoes | ot-wear-hat: hat | ot-wear-jumper: jumper | ot-wear-bag: bag | ot-wear-wellies: boots | ot-wear-socks: socks | coat]',
    fam: '[has:ot-two-dads| dads | mums]',
    pal: '[is:whom| [whom] | a friend]',
  },
  things: { whom: { kinds: [], or: { forms: { name: 'a friend' }, gender: 'neutral' } } },
  fact: 'Somebody once put a hat on [hero], and it was size S, and much too small.',
  next: 'In a drawer lay a very small hat, and nobody it would fit.',
  young: `
== hat
${OPEN}

[Land] landed on [hero’s] head like a hat((, and there it sat)). *hat It was tight((, and it pinched above the ears)).

+3
[Hero] pulled at it with both hands. Then it sat even tighter than before, and came down over one eye. ${toy('[Friend] the [friend.kind] had a go, too, and hung from the rim by one paw.', other('@friend “Let me,” said [friend], and pulled, too. It still didn’t move one bit.', '[Hero] shook [his] head like a wet dog. It still didn’t move one bit.'))} So [hero] kept it on, all through tea, and the whole evening looked a good bit smaller and darker than it really was.
/+3

@adult “What’s that on your head?” asked [adult].

[named| yes: @hero “It says ‘[wd]’,” said [hero]. | [Hero] didn’t want to say it aloud. So [hero] said it in [adult’s] ear.]

And then [hero] told [adult] everything((, from the beginning)). [has:ot-cried| There were tears in it, and [adult] waited for them. |]

+2
@adult “That isn’t a nice thing to have on,” said [adult], and didn’t laugh, and didn’t say that it was nothing. [Adult] came down to the floor, right next to [hero].
/+2

== fits
[case| reading: There was a label in the hat. [Hero] looked at it. @hero “That’s an S,” said [hero]. “I know that one.” | [Adult] turned up the rim. There was a label in it, with an S on it.]

@adult “S is for small,” said [adult]. “It was made for [small.one].”

@hero “Is my knee in it?” asked [hero].

@adult “No,” said [adult]. “Your knee’s out here.”

&first @hero “It doesn’t fit,” said [hero]. And the hat slid up a bit.

@hero “Is [know] in it?”

@adult “No,” said [adult]. “[heard].”

+2
@hero “And what I’m like when I laugh?”

[Adult] looked, all round the rim. @adult “There isn’t room,” said [adult]. “You shake.” And the hat slid up a bit more.
/+2

+3
${toy('@hero “And [friend]?” asked [hero]. [Friend] the [friend.kind] was sitting right next to it, and there wasn’t even room for one paw.', other('@friend “And your jumping?” asked [friend]. So [hero] jumped as high as the door handle, and jumped again. The hat was late every time.', '@hero “And my jumping?” asked [hero], and jumped as high as the door handle, and jumped again. The hat was late every time.'))}
/+3

@hero “And ${told('mine')}?”

${told('knows')}

Plop! The hat was off. [fetch]

&again @hero “It doesn’t fit,” said [hero].

+4
@adult “One moment,” said [adult], and looked in the top drawer, under the gloves. There lay another one. It was old and grey, and about the size of a walnut.

@hero “Whose is that?” asked [hero].

@adult “It’s mine,” said [adult]. “From when I was as big as you. It says ‘Beanpole’.”

[Hero] looked inside. There was an S in it. They tried it on [adult’s] head, and it fell off. They tried it on [adult’s] nose, and there it stayed till [adult] had to sneeze. In the end it fitted on one thumb.

@hero “Did it pinch?” asked [hero].

@adult “The whole summer,” said [adult]. “I wore it to the seaside. I even wore it in the bath. And nobody thought of looking inside.”

@hero “You should have told somebody,” said [hero].

@adult “Yes,” said [adult]. “You’re quicker than I was.” [more| And [others] all wanted to see the thumb. | And they let the thumb have it.]
/+4

+4
The one from today had no rim to speak of. They tried that as well. It was too small for the teapot. It was too small for the egg that was left over, and it was too small for a carrot, even at the thin end.

@hero “The spoon!” said [hero].

But the spoon looked so sad in it that they took it off again. @adult “I never knew that a spoon could look like that,” said [adult].

So they laid the two hats in the drawer, next to each other, and put the gloves on top, so that nobody would come across them by mistake.
/+4

== step
${TEACHER}

${STEP}

+3
@adult “Well?” asked [adult], when [hero] was home again. “Did anything land on you?”

@hero “A bit,” said [hero], and felt with one hand. “But I looked inside, and it was only an S.”
/+3

== bed
Then it was night, and warm under the blanket. ${told('bed')} ^hat The hat lay in the drawer, and was tight on nobody.

+2
@hero “Who’s going to wear it now?” whispered [hero].

[Adult] looked at the ceiling. @adult “The one that it was made for,” whispered [adult].
/+2

+4
[with| [Friend] was far away in some dream. | Nothing moved but the curtain.] [Hero] stretched out both feet, and they came to the end of the blanket. It was a very long way from there to the top. There was quiet in all of it, and room for more. The moon came in at the window, and went slowly along the bed, all the way down, and had a good deal to do.
/+4

[far] [small.one] had no hat on [small.his] head((, and was looking for it)). &last @hero “It doesn’t fit me, so it’s yours,” whispered [hero]. !asleep Then [hero] slept((, all the way down to the toes)).
`,
  older: `
== hat
${OPEN}

It was only a small thing((, and it ought to have dropped on the floor, among the crumbs, and been swept up)). [Land] landed on [hero’s] head, like a hat, and there it sat. *hat It was tight, and it pinched above the ears, and from underneath one couldn’t see anything whatever except the rim.

+2
[He] did what anybody would do, and pulled. But that sort of hat comes down when it’s pulled, and it was soon as far as the eyebrows. So then [hero] thought of answers. There were at least nine of them, and they were all excellent, and they’d all come too late, and after each one it was a bit tighter than before.
/+2

+3
[He] wore a hood over it, as far as the front door. That’s a good way, as long as it rains, and nobody asks whether you’re warm. A lady with a dog looked at [hero], and a man looked up from his paper, and both of them were only looking for the bus. Underneath a hat like that one can’t tell the difference. [with| [Friend] was the only one who didn’t look, being used to [hero]. | Even the dog seemed to know.]
/+3

@adult “What’s the matter?” asked [adult], at home.

@hero “Nothing,” said [hero].

It was the wrong answer, because nothing is what nobody can take off.

== slow
[Adult] was looking for the keys, in every pocket((, and then again from the start)).

@hero “Slowcoach,” said [hero].

[He] hadn’t meant to((, it was only that there was something tight on [his] head, and it had to go somewhere)). It flew across the hall, and there it sat on [adult], small and grey((, and a bit over one ear)).

[Adult] stood still, and carefully felt for it, with both hands. @adult “That pinches,” said [adult].

+2
@hero “It isn’t even true,” said [hero]. “You’re only looking for your keys.”

@adult “No, it isn’t true,” said [adult]. “But that makes no difference to my ears.”
/+2

[Hero] could have gone upstairs, but instead [he] went across the hall, and stood on the bottom stair, and carefully took it off again, which was surprisingly easy from the outside, and only needed two fingers.

@hero “Sorry,” said [hero].

+2
It lay in [his] hand, and it was hardly there at all, and weighed about as much as a button. On the head of somebody else it had looked like a proper hat, with a rim. [Hero] turned it over.
/+2

There was a label in it, and on the label stood a solitary S.

@hero “It’s absolutely tiny,” said [hero]. “It’s for [small.one].”

Then [he] stood there for a moment, because now came the difficult bit. Nobody can take a hat off you if you say that there isn’t one, and so one has to hold still, and show it, and even explain what it says.

@hero “I’ve got one as well,” said [hero]. [named| yes: “It says ‘[wd]’.” | “I’ll say it in your ear.”]

And then [he] told everything, from the start. [has:ot-cried| There were tears in it, and [adult] waited for each of them. | [Adult] listened to the whole of it, and forgot about the keys.]

== fits
@adult “Let me see,” said [adult], and turned up the rim. “There you are. It’s an S again. I think that they only make the one size.”

@hero “Is my knee in it?” asked [hero].

@adult “No,” said [adult]. “Your knee’s out here((, with a scratch on it)).”

&first @hero “Then it doesn’t fit,” said [hero], and it slid up a bit.

@hero “Is [know] in it?”

@adult “Certainly not,” said [adult]. “[heard].”

+2
They made themselves comfortable on the bottom stair, because it was plainly going to take some time, and [hero] held the rim up with one finger, so that they could both see in.

They went through everything, beginning with the toes. It hadn’t room for the way that [hero] went downstairs, nor for what [he] thought about in the bath, nor for the joke about the sausage, which [adult] had heard eleven times and which needs a good deal of space at the end. ${other('@friend “It hasn’t got room for Saturdays,” said [friend], and that was true as well.', 'It hadn’t even room for one whole Saturday.')} And every time it slid up a bit further.
/+2

@hero “And ${told('mine')}?” asked [hero].

${told('knows')}

Plop! It was off, and lay on the stairs((, like something out of a cracker)).

&again @hero “It doesn’t fit,” said [hero].

+3
@adult “One moment,” said [adult], and opened the top drawer, and took out the gloves. Right at the back lay another one. It was very old, and about the size of a walnut.

@hero “Whose is that?” asked [hero].

@adult “Mine,” said [adult]. “I was nine. It says ‘Beanpole’, if you hold it up to the light.”

They tried it on [adult], and it fell off. They tried it on [adult’s] nose, and it stayed there until [adult] sneezed. It was only on a thumb that it looked as if it belonged.

@hero “And how long did you have it on?” asked [hero].

@adult “A whole summer,” said [adult]. “I wore it to the seaside. I went in up to my neck with it. It never occurred to me that I could look inside, or that anybody else could.”

@hero “Why do you keep it?” asked [hero].

@adult “For the size,” said [adult]. “One forgets how small they are.”

So they put all three of them in, side by side, and the gloves on top. [with2| [Friend2] shut the drawer. | The drawer shut quite easily.]
/+3

== step
${TEACHER}

${STEP}

+2
It wasn’t that it had stopped pinching. It pinched a bit, every time, just where the other one had sat. But now [hero] knew what was inside it, and that’s a thing that one can’t unknow.

@adult “Did anything land on you?” asked [adult], when [hero] was home again.

@hero “Only an S,” said [hero], and hung up [his] coat.
/+2

+4
And then, a few days later, [hero] saw one on somebody else. This was one of the smaller children, who sat on the steps with a shoe undone, and looked at nothing from under the rim. Everybody went past. It isn’t easy to see, when it’s on somebody else, because from far away it only looks like a bad mood.

[Hero] rather wanted to go past as well. There were only ten minutes left of break, and they were picking sides. [with| @friend “Are you coming?” called [friend]. | @ask “Are you coming?” called somebody.] And if you sit down beside one who’s got a hat on, it can happen that you get one, too.

@hero “Start without me,” said [hero], and sat down on the steps.

For a while they looked at the shoe together.

@hero “Have you looked inside?” asked [hero].

The small one hadn’t. It took some time, because first it had to be told, and it was told to the shoe. But then they turned up the rim, and there was the label.

@ask “S,” said the small one.

@hero “It’s always an S,” said [hero]. “Is your knee in it?”

It wasn’t. Nor was the rabbit at home, nor the loose tooth, nor a very long story about a caravan, and when they were halfway through the caravan it went plop, and rolled down the steps. The bell had gone by now, and the game was over, and nobody had passed [hero] the ball a single time.

@hero “And now we’ll go and tell the teacher,” said [hero]. “They ought to know how many are about.” So they did that, and [he] tied the shoe on the way. [more| Afterwards [others] wanted to know who had won, and [hero] had no idea. |]

@adult “You’re late,” said [adult], at the gate.

@hero “There was a caravan in it,” said [hero].

And that evening there was a new one in the drawer. [Hero] had promised to look after it, since the small one’s own drawers were full of socks. [Adult] moved the gloves along, and didn’t ask whose it was, and measured it against the others. There was no difference at all. One had come from goodness knows where, and one was very old, and one had been thrown across the hall by somebody who was really quite nice, and whoever had made them had used the same piece of felt.

@hero “You’d think that they’d try another size,” said [hero].

@adult “Then they’d have to take a look at who it’s for,” said [adult], and that was probably it.
/+4

== bed
Later it was dark, and one could be soft and warm in bed. ${told('bed')} ^hat Downstairs in the drawer lay the hat, under the gloves, and there was nobody in it.

+2
@hero “But who’s it for?” asked [hero], low, because the light was out already.

@adult “For somebody who’s all in one place,” whispered [adult]. “You’re rather spread out.”

That was true. [Hero] could feel it. The feet were at one end, a long way off, and were warm, and the head was at the other, and what came in between was mostly something that nobody had ever said a word about.
/+2

+3
[with| [Friend] was breathing slowly already, soft and warm and quiet. | The curtain moved softly, slow and quiet, like somebody breathing.] The moon crossed the blanket, quite slowly, from the wall to the door. It didn’t stop at anything in particular. It had the whole of [hero] to get over, and wasn’t in a hurry.
/+3

+4
It was quiet enough to hear the drawer not being opened. Four of them lay in there now, close together, and the whole four would have gone into one soap dish. [Hero] thought about that for a bit, slowly, and it got heavier and softer, and went out at the edges.
/+4

[far] [small.one] was going about with no hat on [small.his] head, and looking for it in all the wrong places.

&last @hero “It doesn’t fit me, so you can have it,” whispered [hero]. !asleep And then [he] was asleep, right down to the toes, and a good way past them.
`,
}
