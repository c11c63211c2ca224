import type { Telling } from '../../../../craft/telling.ts'

/*
 * A visitor cannot know how a house goes, so the child draws a map of it: where to hop, whom to greet. Only the visitor is not on it yet.
 */

interface Ways {
  /** Comes to live here. */
  live: string
  /** Sleeps in the child's room. */
  room: string
  /** Comes again and again, or stays too long. */
  again: string
  /** The child does not want it here. */
  cross: string
  /** The visitor likes it quiet. */
  quiet: string
  shy: string
  /** A friend for the night. */
  guest: string
  /** Has gone home again. */
  gone: string
  wait: string
}
const way = ({ live, room, again, cross, quiet, shy, guest, gone, wait }: Ways) =>
  `[case| live: ${live} | room: ${room} | again: ${again} | cross: ${cross} | quiet: ${quiet} | shy: ${shy} | guest: ${guest} | gone: ${gone} | ${wait}]`

const CASE =
  '[has| visit-to-live: live | visit-hears-badly: quiet | visit-room: room | visit-again: again | visit-shy: shy | visit-unwanted: cross | visit-sleepover: guest | visit-gone: gone | [feels| shy, afraid: shy | angry, jealous: cross | wait]]'
const many = (yes: string, no: string) => `[many| yes: ${yes} | ${no}]`
/** `they`, or whoever it is by what is known of it. */
const one = (they: string, she: string, he: string, form: string) =>
  many(they, `[sex| she: ${she} | he: ${he} | [whom-is| named: ${form} | ${they}]]`)
const came = (will: string, past: string) => `[has:visit-tomorrow| ${will} | [when| tomorrow: ${will} | ${past}]]`
const FOOD = (held: string) => `[is:food| ${held} |]`
const HOW =
  '[has| visit-by-train: by train | visit-by-plane: by plane | visit-by-car: by car | visit-tea: for tea | visit-sleepover: for the night | to stay]'

export const visitorComing: Telling = {
  id: 'visitor-coming',
  shape: 'making',
  fits: { kind: 'life', subjects: ['visit'], when: ['past', 'today', 'tomorrow', 'always'] },
  ages: [3, 12],
  tile: { label: 'A visitor', wish: 'Granny is coming to stay tomorrow' },
  titles: ['You Are Here', 'A Map for a Visitor'],
  figures: {},
  keys: {
    case: CASE,
    many: '[is:whom| no | [has:visit-many| yes | no]]',
    sex: '[has| visit-girlfriend, visit-aunt, visit-great-grandma, grandma: she | visit-boyfriend, visit-uncle, visit-great-grandpa, grandpa: he | none]',
  },
  words: {
    host: '[has:visit-girlfriend| Dad | [adult]]',
    v: many(
      '[has| visit-cousin: the cousins | grandparents: Granny and Grandad | the visitors]',
      '[whom-is| named: [has| uncle: Uncle [whom] | [whom]] | [has| visit-girlfriend: Dad’s girlfriend | visit-boyfriend: Mum’s boyfriend | visit-great-grandpa: Great-Grandpa | visit-great-grandma: Great-Granny | grandma: Grandma | grandpa: Grandpa | visit-aunt: Auntie | visit-uncle: Uncle | visit-cousin: [hero’s] cousin | visit-my-friend: [adult’s] friend | visit-friend: [hero’s] friend | the visitor]]',
    ),
    vs: '[v]’s',
    vhe: one('they', 'she', 'he', '[whom.he]'),
    vhim: one('them', 'her', 'him', '[whom.him]'),
    vhis: one('their', 'her', 'his', '[whom.his]'),
    was: many('were', 'was'),
    how: HOW,
  },
  things: {
    whom: { kinds: [], grownUps: true, or: { forms: { name: 'the visitor' }, gender: 'neutral' } },
    food: { kinds: ['food'], or: { forms: { name: 'the biscuit', one: 'a biscuit' }, gender: 'it' } },
    pet: {
      kinds: ['animal', 'bird'],
      or: { forms: { name: 'the cat', one: 'a cat', kind: 'cat', many: 'cats' }, gender: 'it' },
    },
  },
  fact: '[Hero] once drew a map of the whole house for a visitor.',
  next: 'There was a map in the hall, and on it was one new dot.',
  young: `
== comes
${way({
  live: '[V] [was] coming to live with [hero][has:visit-room| , and in [hero’s] own room |]. [V] had a big suitcase, and didn’t know where anything was.',
  room: '[V] came to stay, and [v] [was] to sleep in [hero’s] room. It was [hero’s] own room! [He] sat on the floor, right in the middle, with [his] arms out, to keep it.',
  again:
    '[V] had come again! [Vhe] had been here, and been here, and here [v] [was] once more. @hero [has:visit-third| “That’s three times. | “]Hasn’t [v] got a [has:table| table | home]?” whispered [hero].',
  cross:
    '[V] came [how], and [hero] didn’t want [vhim] there. [He] sat on the stairs and was cross[has:biscuit| , and the biscuits were the wrong ones, too |].',
  quiet: '[V] came to visit, and [v] liked it quiet. [Hero] wasn’t quiet at all. Even [his] socks made a noise.',
  shy: 'There was a visitor, and it was [v]. [Hero] got under the table at once, and that’s where [he] stayed. [He] could see two shoes.',
  guest:
    'Today there was a sleepover, here, at home! [V] [was] coming for the night. But [v] had never slept here before.',
  gone: '[V] had been here, and now [v] had gone home. The house was much too big. This is what it was like when [v] came.',
  wait: came(
    `[V] [was] coming! But it wasn’t till tomorrow, and tomorrow was slow. [Hero] stood at the window${FOOD(', with [has:biscuit| a biscuit | [food.one]]')}, and looked, and looked.`,
    `[V] [was] coming [how]! [Hero] had stood at the window all day.`,
  ),
})}

${way({
  live: '@adult “We’ll have to show [vhim],” said [host].',
  room: '@adult “[V] doesn’t know where to put [vhis] feet,” said [host].',
  again: '@adult “Perhaps [v] can’t find it,” whispered [host].',
  cross: '@adult “[V] doesn’t know how our house goes,” said [host].',
  quiet: '@adult “Drawing’s quiet,” said [host].',
  shy: '@adult “[V] doesn’t know anybody here either,” said [host] to the tablecloth.',
  guest: '@hero “What if it’s dark, and [v] can’t find the loo?” asked [hero].',
  gone: '@hero “[V] doesn’t know how our house goes,” [hero] had said.',
  wait: '@hero “[V] won’t know how our house goes,” said [hero].',
})}

*map So [hero] drew a map. It had the stairs on it, and the sofa, and the biscuit tin. It had the door at one end((, and the bath at the other)). ((It took all the green.))

${way({
  live: '',
  room: 'And it had a thick line, right across the middle of the bedroom.',
  again: 'And it had a very big arrow, which went to the front door.',
  cross: 'And it had a very big arrow, which went to the front door.',
  quiet: '',
  shy: '',
  guest: '',
  gone: '',
  wait: '',
})}

+2
@hero “Here you have to hop,” said [hero], “because the floor’s cold. And the fourth stair says eek, and you have to say good evening back. And here it smells of toast.” ((You could see that it was true.)) [He] drew the smell, with a wiggle. ((The wiggle went right up to the ceiling, and had a look at the lamp.))
/+2

@hero ((Even the mice were on it.)) ((There was a bit of jam on it, too, and it was red.)) Last of all [he] made a dot, and that was [himself]. &first “You are here,” said [hero].

+4
Then there was the sofa. The sofa ate spoons, and it had once eaten a whole sock. [Hero] gave it teeth. There was the tap that spat, and the door that sulked, and the place behind the curtain where you could be nobody. [with| @friend “And the good puddle,” said [friend]. | There was the puddle by the back step, which was there even when it hadn’t rained.] It was a large map, when it was done. It had to be carried by the edges, so that nothing fell out.
/+4

== hop
${way({
  live: '[V] came in with the suitcase.',
  room: '[V] came to the door of the room, and stood there.',
  again: '[V] took off [vhis] coat.',
  cross: '[V] came along the hall.',
  quiet: '[V] sat down, very softly.',
  shy: 'The map came out from under the table, by itself. The shoes stopped.',
  guest: 'Ding-dong! There [was] [v], with a pillow under one arm.',
  gone: 'Ding-dong! There [was] [v], with wet shoes.',
  wait: came('And then tomorrow came after all. Ding-dong! There [was] [v]!', 'Ding-dong! There [was] [v]!'),
})} [is:pet| [Pet] came, too. | ]

^map [V] looked at the map, and turned it round, and looked again.

And then [v] hopped, because the floor was cold. [has| visit-great-grandpa, visit-great-grandma: [Vhe] hopped in [vhis] own way, with one foot always on the floor. | [Vhe] hopped all the way along the hall.]

+2
@whom “Eek,” said the fourth stair. “Good evening,” said [v].
/+2

+3
@hero “You have to go round the sofa,” said [hero]. “It eats spoons.”

So [v] went round the sofa on tiptoe, with both hands on [vhis] pockets. It was very well done. [Hero] walked in front, to show the way, and hopped too. [with2| [Friend2] hopped behind, and so it was a train. | Hop, hop, hop, they went, and the cups went clink.] Nobody had ever done the house so well. ((Nobody had fallen in anything. All the spoons were still there, and [v] turned out [vhis] pockets to show it.))
/+3

+4
In the kitchen there was a cross on the map. A cross means treasure. [V] looked in the bread, and under the tea towel. [V] looked in the oven, but it was only warm.

@hero “Higher,” said [hero].

And there was the tin, up on the shelf, with the biscuits in it. They ate the treasure, till there were only bits. ((That’s the best thing about a map. You always know how far it is to the biscuits.)) [more| [Others] ate the bits. | The bits were for the birds.]
/+4

But when the map was finished, [v] stopped.

@whom “And where am I?” asked [v]. “I’m not on it.”

[Hero] looked. It was true. There was one dot in the whole house. It was [hero].

+2
It looked a bit lonely, for a dot.
/+2

== dot
${way({
  live: 'So [hero] took the crayon and made a new dot. This one had to be a fat one, because it was going to stay.',
  room: 'So [hero] took the crayon, and made a dot on the other side of the line. Then [he] made a door in the line, so that the dot could come through and say good night.',
  again:
    'So [hero] took the crayon, and made a dot at the table. Then [he] turned the arrow round, and now it pointed in.',
  cross:
    'So [hero] took the crayon, and thought about it. Then [he] made a dot, and it wasn’t even a small one. And [he] turned the arrow round, so that it pointed in.',
  quiet: `So [hero] took the crayon, and made a dot beside [his] own, as soft as a feather. [has:bean| They shelled beans together. Plip, went the beans. It was the quietest noise in the house. |]${FOOD(' So they sat, with [food], and it was still.')}`,
  shy: 'A hand came out from under the table, and then a head. And [hero] made a dot, right next to [his] own.',
  guest: 'So [hero] made a second dot, in the bedroom, with its own pillow.',
  gone: 'So [hero] made a second dot, right next to [his] own.',
  wait: 'So [hero] took the crayon and made a second dot, right next to [his] own.',
})} [is:pet| [Pet] got one as well, with feet. | ]

&again @hero “You are here,” said [hero].

@whom “So I am,” said [v]. ((They both had a good look at it. It was quite the best part of the map.))

+4
@hero “Shut your eyes,” said [hero], and moved the map. “Where are you now?”

@whom “In the soup?” asked [v].

It was the bath, but that was near enough. Then [hero] shut [his] eyes too, and [v] led [his] finger up the stairs. It went round a corner and along a bit. There it lay down, and that was a pillow.

@hero “In bed!” cried [hero]. It was a bed made of paper, and [he] got out of it again at once.
/+4

+3
And from then on [v] knew the way. [Vhe] sat down where the dot was, and moved up a bit, and patted the place beside it. @whom “And you are here,” said [v]. It was quite right, too. It was exactly on the map.
/+3

== bed
${way({
  live: 'At night there was one more toothbrush in the mug.',
  room: 'At night there was one more person breathing in [hero’s] room.',
  again: 'Later [v] went home, and left the map on the table for next time.',
  cross: 'Later it was evening, and there was one more cup to wash.',
  quiet:
    '[has:visit-my-class| Later [v] went home. @hero “Is [vhe] in my class now?” whispered [hero]. Then it was night, | Later it was night,] and even [hero’s] socks were quiet.',
  shy: 'At night nobody was under the table any more.',
  guest: 'At night the lamp was out, and there were two pillows in the dark.',
  gone: 'Now [v] was far away, and [hero] lay in bed. But the dot was still on the map, and hadn’t gone anywhere.',
  wait: 'At night it was quiet, and the coat on the hook was new.',
})}

-2
[Hero] was in bed, and it was warm and soft there.
/-2

+2
[Hero] lay in a soft, warm bed. [Host] hung the map on the wall, where the moon could read it.
/+2

+3
[with| [Friend] slept, and didn’t need a map. | The whole house breathed, slowly and softly.] The fourth stair said eek, once, very quietly, and somebody in the dark said good night to it.
/+3

+4
The floor in the hall was cold, and the moon lay on it, and didn’t hop. The sofa slept with its mouth shut. Behind the curtain there was nobody, and the door had stopped sulking. The map hung quite still. There were two dots on it, close together, and if you didn’t look too hard they were one.
/+4

@hero “Where am I?” whispered [hero], with [his] eyes shut.

&last @adult “You are here,” whispered [host].

And so it was. !asleep [Hero] was asleep.
`,
  older: `
== comes
${way({
  live: '[V] [was] coming to live with them, with a suitcase, a lamp and a clock[has:visit-room|  , and [v] [was] to have [hero’s] room |]. It wasn’t for a week, or till Christmas, it was for good. [Hero] had said that [he] didn’t mind. [He] went on saying it, to the stairs.',
  room: '[V] [was] to sleep in [hero’s] room. Nobody had asked [hero], or rather, they’d asked in the voice that has already made up the bed. [He] looked round at everything that was [his], and it had never looked so small.',
  again:
    '[V] had come again. It was getting to be so that one laid a place without thinking. @hero “Hasn’t [v] got a table?” asked [hero], and not quite quietly enough.',
  cross:
    '[V] came [how], and did everything wrong, if you asked [hero][has:biscuit| , beginning with the biscuits |]. Nobody did ask. So [he] sat on the stairs, and was cross there, on the fourth, from which one can be heard best.',
  quiet:
    '[V] [was] coming to visit, and didn’t care for noise. That was a pity, because noise was what [hero] was mostly made of. [He] had been told so since breakfast, by everybody, and quite loudly.',
  shy: '[V] had come, and [hero] didn’t know [vhim], or not enough. [He] had shaken hands, or [his] hand had. Then [he] had gone to look for something under the table, and hadn’t found it yet.',
  guest:
    '[V] [was] coming for the night. [Hero] had never had anybody to sleep before. [He] had swept under the bed for it, and found half of last year.',
  gone: '[V] had gone home again, and the house had a hole in it, about as big as [v]. [Hero] went round it on the way to the kitchen. This is how it came to be there.',
  wait: came(
    `[V] [was] coming tomorrow. [Hero] had never met such a slow tomorrow. [He] stood at the window${FOOD(', with [has:biscuit| a biscuit | [food.one]] ready')}, and the street had nobody in it, over and over again.`,
    '[V] [was] coming [how], and [hero] had been at the window since breakfast. [He] knew the street by heart, and it had nobody in it, over and over again.',
  ),
})}

@adult “You might do something useful,” said [host]. “[V] won’t know how it all works here. There’s more to a house than one thinks.”

*map That was true, and so [hero] drew a map.

One doesn’t think about these things, because one’s feet do it. But anybody from outside would have feet that knew some other house. They’d stand about in the wrong places, and not answer the stairs, and people would put it down to bad manners. ((One has only to think of other people’s light switches.))

It took up both sides of the kitchen table. It had the hall on it, where the floor’s so cold that you have to hop, and the fourth stair, which says eek, and likes an answer. ${way(
    {
      live: 'It had a place for everything, because everything had its place already.',
      room: 'It had the bedroom, with a line across it, and on one side of the line it said MINE, and on the other it said NOT MINE, which came to much the same.',
      again: 'It had an arrow, too, in red, and it pointed to the front door.',
      cross: 'It had an arrow, too, in red, and it pointed to the front door.',
      quiet: 'It was remarkable how quiet it was. One could hear the pencil.',
      shy: 'It’s quite a good thing to draw from under a table, where one has a view of all the legs.',
      guest: 'And it had the way to the bathroom, with arrows that could be read in the dark, with a finger.',
      gone: 'It had been made the evening before, and there was still some jam on it.',
      wait: 'It passed the time so well that the street was left to itself.',
    },
  )}

@hero And because a map isn’t a map without one, [he] made a dot. &first “YOU ARE HERE,” [he] wrote, and that was [himself].

+2
After that it grew, as maps do. There was the sofa, which ate spoons. There was the tap that spat when you turned it to the left, and the cupboard that had to be opened with a knee. There was the pane in the back door where the glass was older than all the rest, and everybody in the garden was wavy. [Hero] had never known that [he] knew so much. [with| [friend-is| toy, pet: [Friend] held down one corner, which is a responsible job. | @friend “You’ve forgotten the echo in the larder,” said [friend], and it was put in, in small letters, and then again, in smaller ones.] | One had to hold down the corners with jars, or it rolled itself up again, like somebody who wants to go on sleeping.]

@adult “Goodness,” said [host], who had only wanted the table. “I’ve lived here for years, and I’ve been opening that cupboard with a spoon.”

@hero “That’s where the spoons go,” said [hero]. ((And [he] put a spoon there, very small, with its handle sticking out. One has to be fair on a map, even to a cupboard, and nobody else was ever going to say it for the sofa, either.))
/+2

+4
[He] put in the dangers as well, and the treasures. There was a place behind the coats where one could hear what was being said in the kitchen, and usually wished that one hadn’t. There was a biscuit tin that had moved four times in a year, always upwards. There was the drawer for things that are nearly mended.

And there was one spot, halfway up the stairs, from which one saw the sun set between two chimneys, for three minutes, if nobody called one to supper. Nobody else had found that yet. ((One had to sit sideways for it, with one’s knees up.)) [Hero] thought for a while before [he] put it in. A secret isn’t worth much on a map. But it isn’t worth much in a pocket either, and in the end [he] drew a very small cross.
/+4

== hop
${way({
  live: 'On Saturday [v] came, and put down the suitcase in the hall. [Vhe] looked like somebody who has got off at the wrong station.',
  room: '[V] came as far as the door of the room, and there [vhe] stayed, with a bag in one hand.',
  again: '[V] had just hung up [vhis] coat. [Hero] held out the map, with the arrow on top.',
  cross: '[V] stopped at the foot of the stairs. [Hero] held out the map, with the arrow on top.',
  quiet:
    'And then [v] came, and sat down, and looked at [vhis] hands. [Hero] didn’t say a word. [He] put down the map.',
  shy: '[Hero] pushed it out from under the tablecloth. A hand came down and took it.',
  guest: 'At five the bell rang, and there [was] [v], with a pillow, looking a good deal smaller than usual.',
  gone: 'And then the bell had rung, and there [was] [v], with rain on [vhis] coat.',
  wait: came(
    'And in the end even that tomorrow came. The bell rang, and there [was] [v], with rain on [vhis] coat.',
    'And when nobody was looking, the bell rang, and there [was] [v], with rain on [vhis] coat.',
  ),
})} [is:pet| With [vhim] was [pet]. | ]

[V] read the map from one end to the other, as you read a letter. And then [v] hopped. [Vhe] hopped right along the hall, in outdoor shoes, and never once put a foot down where it was cold.

@whom “Good evening,” said [v] to the fourth stair, and the stair said eek.

[Hero] came behind, to see that it was done properly, and it was. Nobody had ever taken [him] so much at [his] word. There’s always a small fear in a map, that somebody will call it sweet, and then walk straight across the cold part in slippers.

+2
Most people would’ve looked at it once, and said how nice, and hung it on a door. That’s what becomes of maps. But [v] did it all. [Vhe] went round the sofa with [vhis] pockets held shut, and opened the cupboard with a knee. At the old pane [vhe] stopped, until everything in the garden had been wavy, first from the left, and then from the right.

@adult “They’re mad,” said [host] to the kettle, and hopped over to it, because that floor was cold as well, now that one came to think of it.
/+2

+3
@whom “Which way up is the garden?” asked [v], and so they had to go out and see. It had stopped raining. The map got a wet corner, and that was the pond. [Hero] showed [vhim] the wall with the warm side, and the tree that you could only get up if you started with the wrong foot, and they both started with the wrong foot, and [with2| [friend2] had to fetch the steps. | [host] had to fetch the steps.] It’s a queer thing to be shown one’s own house by somebody who is following one about in it. [Hero] saw a good deal that [he] had only put in to be thorough.

They met the snail that lives under the third pot. It was on the map too, though on Tuesday it had been further left. [V] said good evening to it. It’s as well to be on the safe side, if one’s new, and doesn’t know yet who makes the rules in a place. [Hero] had never thought that it might be the snail. But now that it was said, it did look a bit like it. ((It had the walk, and it never gave reasons. They let it go first.))
/+3

^map At the end [v] stopped, and turned the map round, and turned it back again.

@whom “It’s a very good map,” said [v]. “There’s only one thing that I can’t find on it, and that’s me.”

== dot
[Hero] looked. There were stairs on it, and a hall, and all the rest. In all that house there was one dot. ((It had plenty of room.))

+2
@hero “It’s only how it was,” said [hero]. “Before.”

@whom “Of course,” said [v]. “One can’t put in what isn’t there.” ((And [vhe] looked out of the window, at the wavy part, and waited.))

Nobody had meant anything by it. But [hero] thought of going somewhere, and being given a map, and hopping where it said to hop. And then one would look for oneself, in every room, one after the other, and not be in it. It made [his] feet go cold, and there was a rug under them. Somewhere a spoon was put down. It was one of those moments in which everybody else is very busy with the tea. [He] felt for the pencil. It’s no great matter to make a dot, and yet one can’t rub it out again afterwards and say that one hadn’t meant it.
/+2

${way({
  live: 'If [he] made a dot now, it would be there for good. [has:visit-room| [He] put it in the room that had been [his], next to the window. |] [He] pressed so hard that it went through to the table, and it’s there to this day.',
  room: 'It was a good line, and had taken a ruler. [He] rubbed it out all the same, and it left a grey path, just wide enough for one. Then [he] put in the dot, under the window, where it’s best.',
  again:
    '[He] looked at the arrow, and [his] ears went hot. It had looked very well on the table, that arrow. [He] gave it a new point, at the other end, so that it led in, and beside it [he] put in the dot, on a chair.',
  cross:
    '[He] looked at the arrow, and [his] ears went hot. It’s hard work to stay cross with somebody who hops. [He] gave the arrow a new point, at the other end, so that it led in, and then [he] put in the dot.',
  quiet: '[He] put it in beside [his] own, and did it so quietly that [v] leaned forward to hear.',
  shy: 'It can’t be done properly from under a table. So [he] came out, with a crumb in [his] hair, and put it in beside [his] own.',
  guest:
    '[He] put it in beside [his] own, upstairs, and drew a line between the two. It was how far one would have to whisper.',
  gone: 'So [he] had put it in, beside [his] own.',
  wait: 'So [he] put it in, right beside [his] own, so close that they could have passed each other the salt.',
})} [is:pet| [Pet] got one too, with a tail. | ]

&again @hero “You are here,” said [hero].

@whom “So I am,” said [v], and sat down, and looked for the first time as if [vhe] meant to stay sitting.

+4
Then it had to be done thoroughly. [Host] got a dot at the stove, with steam on it, and said that it was a good likeness. The postman got one at the door, and since he’s only ever there for a moment, his was dotted. ((The man who reads the meter got half of one.)) The people who had lived there before had left a pencil mark on the frame of the larder, with a name beside it that was nearly worn away, and they got one very faint dot between them. When they’d finished there were a good many people in that house. It was a wonder how anybody had thought it full, with just the one.
/+4

+3
After that it was easy. ${way({
    live: 'The clock went up in the hall, and the lamp went where there had always been rather a dark corner on the map.',
    room: 'They found out that the room was larger than it had been, because somebody could be at both ends of it.',
    again: 'It turned out that [v] had a table at home, but nobody on the other side of it.',
    cross:
      '[has:biscuit| They ate the biscuits. They were still the wrong ones, and [hero] had three. | There was still a thing or two that [v] did wrong.] But one gets fond of a mistake, if one’s the only one who knows where it is.',
    quiet:
      'They sat side by side, and didn’t say anything for nearly an hour, and it was one of the best talks that [hero] had ever had.',
    shy: '[Hero] said four words at supper, and one of them was a long one.',
    guest: 'They whispered as far as the line went, and then a bit further.',
    gone: 'They had had five suppers, and hopped to every one of them.',
    wait: 'There was so much to say that they said some of it at the same time.',
  })}
/+3

+4
Before bed they sat halfway up the stairs. [V] had found the small cross, and hadn’t said anything, and had only looked at the time. The sun went down between the chimneys. It took three minutes, and it was red at the end. When somebody called them to supper, neither of them had heard it.

@whom “I’d have put that in last, too,” said [v].

[more| [Others] sat below them, and nobody asked what they were looking at. | The stair said eek, and they both told it to hush.] It’s a small place, and it had always been just wide enough for one. It was a surprise how well it held.
/+4

== bed
${way({
  live: 'At night there was one more toothbrush in the mug, and one more clock in the hall, and they had begun to tick together.',
  room: 'At night somebody else was breathing at the far end of the grey path.',
  again: 'When [v] had gone, the map stayed on the table, with the arrow pointing in.',
  cross: 'At night there was one cup more on the rack, upside down beside the others.',
  quiet: 'At night it was so quiet in the house that even [v] could hear it.',
  shy: 'At night there was nobody under the table, and the cloth hung straight.',
  guest: 'At night there were two pillows, and the line between them was getting slower.',
  gone: 'Now [v] was a long way off. But a dot in pencil stays where it’s put, and [hero] had taken the map to bed.',
  wait: 'At night there was one coat more on the hooks, and it had stopped dripping.',
})} [Hero] was in bed, and the blanket was warm and soft.

+2
[Host] had pinned the map to the wall, and the moon was reading it, slowly, a room at a time. By now it was at the stairs. [Hero] went along with it in [his] head, and hopped where it was cold, though only with one toe.
/+2

+3
[with| [Friend] slept, at a place marked with a cross. | The curtain moved a little, and hung still again.] The fourth stair said eek, very softly, by itself. And somewhere in the dark somebody turned over, and said good night to it.
/+3

+4
The sofa was digesting. The tap held its breath. In the old pane the moon was wavy, first from the left and then from the right. [Hero] thought of all the houses in the street, and each of them with its own cold place, and its own stair, and nobody who had ever written it down. One would have to draw for a hundred years. One would want a very soft pencil, and a great many dots, and perhaps one wouldn’t be able to tell, in the end, where one map left off and the next began.
/+4

@hero “Where am I?” murmured [hero], with [his] eyes shut.

&last @adult “You are here,” whispered [host].

It was quite true, and so there was nothing more to find. !asleep [Hero] was asleep.
`,
}
