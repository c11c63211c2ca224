import type { Telling } from '../../../../craft/telling.ts'

/*
 * A hello gets stuck in the middle, and so does everything that day: half a horse is drawn and pushed across, and somebody new draws the other half.
 */

interface Ways {
  /** A best friend goes with somebody else. */
  other: string
  /** The new one has got the child's own chair or peg. */
  mine: string
  /** The new one speaks no English. */
  wordless: string
  post: string
  fence: string
  /** The child itself knows nobody. */
  bench: string
  /** Whatever else: a friend was made, a child is new. */
  made: string
  /** Came on a visit. */
  visit?: string
}
const way = ({ other, mine, wordless, post, fence, bench, made, visit = made }: Ways) =>
  `[case| other: ${other} | mine: ${mine} | wordless: ${wordless} | post: ${post} | fence: ${fence} | bench: ${bench} | visit: ${visit} | ${made}]`

const CASE =
  '[has| new-other-friend: other | new-has-mine, new-peg: mine | new-visits: visit | new-by-post: post | new-by-fence: fence | new-wordless: wordless | new-me, new-bench, new-knows-nobody, new-want-friend: bench | made]'
const BEAST =
  '[has| new-horses: horse | new-cats: cat | new-dinosaurs: dinosaur | [theme| dragons, castle: dragon | dinosaurs: dinosaur | ocean, pirates: whale | space, science: Martian | princesses, magic, fairy-tale: unicorn | superheroes: lion | forest, nature: bear | horse]]'
const AT = '[has| new-at-nursery: at nursery | new-in-park: in the park | new-at-club: at the club | at school]'
const SHARED = '[has:new-shared| [is:food|  Later there was [food], and they had half each. |] |]'
const post = (yes: string, no: string) => `[case| post: ${yes} | ${no}]`
/** There are words between the two, or none that both know. */
const words = (yes: string, no: string) => `[has:new-wordless| ${no} | ${yes}]`

export const newFriend: Telling = {
  id: 'new-friend',
  shape: 'making',
  fits: {
    ...{ kind: 'life', subjects: ['no-friends', 'two-languages', 'left-out', 'shyness'] },
    ...{ when: ['past', 'today', 'tomorrow', 'always'], says: ['new-somebody'] },
  },
  ages: [3, 12],
  tile: { label: 'Somebody new', wish: 'There is a new girl in class who speaks no English' },
  titles: ['Half a [Beast]', 'Half a Hello'],
  figures: {},
  keys: {
    case: CASE,
    named: '[has:new-from| no | [is:whom| yes | no]]',
    sex: '[has:new-me| none | [has| new-girl: girl | new-boy: boy | none]]',
  },
  words: {
    beast: BEAST,
    at: AT,
    new: '[named| yes: [whom] | [sex| girl: [case| fence: the girl next door | post: the girl far away | the new girl] | boy: [case| fence: the boy next door | post: the boy far away | the new boy] | [case| fence: the child next door | post: the child far away | other, bench: the other child | the new child]]]',
    called:
      '[named| yes: [sex| girl: a girl called [whom] | boy: a boy called [whom] | a child called [whom]] | [sex| girl: a girl | boy: a boy | a child]]',
    nhe: '[sex| girl: she | boy: he | [named| yes: [whom.he] | [new]]]',
    nhis: '[sex| girl: her | boy: his | [named| yes: [whom.his] | their]]',
    nhim: '[sex| girl: her | boy: him | [named| yes: [whom.him] | [new]]]',
  },
  things: {
    whom: { kinds: [], or: { forms: { name: 'the new child' }, gender: 'neutral' } },
    food: { kinds: ['food'], or: { forms: { name: 'the apple', one: 'an apple' }, gender: 'it' } },
  },
  fact: '[Hero] once drew half a [beast], and somebody new drew the other half.',
  next: 'On the wall hung half a bus, and somebody was waving out of its window.',
  young: `
== new
${way({
  other:
    'Today [hero’s] best friend went off with somebody else. So [hero] sat at the drawing table, all alone. At the other end sat [called]. That was somebody all alone as well.',
  mine: 'Somebody new was [at]. It was [called], and [new] had got [hero’s] own [has:new-peg| peg | chair]! [Hero] went as red as a crayon[has| growl: , and growled |]. [He] sat down at the drawing table. [New] sat there too.',
  wordless:
    'There was somebody new [at]. It was [called], and [nhe] didn’t speak any English yet. [New] sat at the drawing table, and looked at [nhis] shoes((, first the one and then the other)).',
  post: 'Far away there lived [called], and that was [hero’s] new pen pal. They had never seen each other. Today [hero] was to write a letter, and so [he] sat at the kitchen table.',
  fence:
    'There was somebody new next door. It was [called]. Between the two gardens was a fence, with a gap at the bottom. [Hero] lay down on one side, and beyond it lay [new].',
  bench:
    '[has:new-bench-friend| On Monday [hero] played with the bench. On Tuesday [he] played with the bench again. Today [he] sat on the end of it, with some paper. | [Hero] didn’t know anybody [at]. So [he] sat on the end of a bench, with some paper.] On the other end sat [called], who didn’t know anybody either.',
  visit:
    'Today somebody came to visit [hero], from far away[named| yes: , and it was [called] |]. They both got as far as the porch, and no further. They sat down there, with some paper between them.',
  made: 'Today [hero] made a new friend [at], and it went like this. At the drawing table sat [called]. They didn’t know each other at all.',
})}

${post('[Hero] wanted to write hello.', '[Hero] wanted to say hello[case| mine: , or something like it |].')} But it got stuck in the middle.

&first @hero “Hel,” ${post('wrote', 'said')} [hero].

${post('The rest wouldn’t come out of the pencil.', 'The rest wouldn’t come out. [New] looked up, and waited for it.')}

+2
[Hero] tried again[with| [friend-is| toy, pet: , with one hand on [friend] | ]]. @hero “Hel,” ${post('[he] wrote', 'said [hero]')}. That was all there was. ((It was quite a good half, as far as it went.))
/+2

+4
[Hero] looked for the other half. It wasn’t under [his] tongue. It wasn’t up [his] sleeve, and it wasn’t down [his] sock. [with| @friend “Did you swallow it?” asked [friend]. | It’s hard to find half a hello, when you don’t know what colour it is.] Perhaps it had stayed in bed. It’s warm in there, and hellos are a bit shy in the mornings. ((They only put one toe out, and then it’s the wrong toe. They have to be called, and they have to be called twice, and then they want their blue socks.))
/+4

== half
So *half [hero] took a crayon and drew half a [beast]. It had a big head((, and one eye)). It had two front legs((, and both of them bent)). In the middle it stopped.

${way({
  other: '[He] pushed the paper across the table.',
  mine: '[He] pushed the paper across the table, but not very far.',
  wordless: '[He] pushed the paper across the table. You don’t need any English for half a [beast].',
  post: '[He] put it in an envelope, and it went into the red box on the corner. Then [he] waited, and waited, until one day it was back.',
  fence: '[He] pushed the paper under the fence.',
  bench: '[He] pushed the paper along the bench.',
  visit: '[He] pushed the paper across the floor.',
  made: '[He] pushed the paper across the table.',
})}

+3
${post('Every morning [hero] looked on the mat. There was a bill. It wasn’t that. There was a card about pizza. It wasn’t that. There was a leaf, which had come in by itself. It wasn’t that either.', '[Hero] watched a fly. It didn’t say hello either. Scratch, scratch, went a crayon. It stopped. [Hero] counted the legs of the fly, and there were six. It had had six this morning, too. ((Nobody had taken any.)) Scratch, scratch! It went on again.')}
/+3

${post('[New] had drawn the other half! But it wasn’t the back of a [beast] at all.', '[New] took a crayon too, and drew the other half. But it wasn’t the back of a [beast] at all.')} It was the back of a bus!

+2
It had a wheel, and a wheel, and a lot of smoke. It was half a [beast] and half a bus, and you could see that it was going very fast.
/+2

+3
@hero “That’s not how a [beast] goes!” ${post('cried', 'said')} [hero], and then [he] began to laugh. ${post('[He] laughed so much that [adult] came to look.', '[New] began to laugh too. They laughed the same, and you couldn’t have said which was which.')}

${post('@adult “What do you feed it?” asked [adult].', words('@whom “It goes faster like that,” said [new].', '[New] said something. It may have meant that it goes faster like that.'))}
/+3

+4
Then they changed over. ${post('In the same envelope there was half a house, for [hero] to finish.', '[New] drew half a house.')} It had a door and one window. [Hero] gave it a beak and a wing, and it flew off the paper at the top.

${post('So [hero] drew half a fish and sent that. It came back with boots on, and it had rather a nice hat.', 'So [hero] drew half a fish, and [new] put boots on it, and rather a nice hat.')} [more| [Others] came to look, and everybody wanted half of something. | Half a cake was the hardest, because somebody always wanted to lick it.]
/+4

== window
There was one window in the bus. In the window was a hand. It was waving!

@hero “That’s hello!” said [hero].

&again ${post('@hero Out came the other half. “Lo!” [he] wrote.', '@hero “Hel,” [he] said again. Out came the other half. “Lo!”')}

${post('@adult “There it is,” said [adult]. “It only wanted an envelope.”', words('@whom “Hello,” said [new], all in one piece.', '@whom “Lo!” said [new]. It was [nhis] first word of English, and it was just the half that was wanted.'))}

+3
[Hero] wanted to see if it worked with anything else. @hero “Ba,” [he] ${post('wrote, and posted that as well', 'said')}. ${post('It took a week. “NANA!” it said, when it came.', '@whom “Nana!” said [new].')} So it worked with that too. ((It works with most things that you can eat.))
/+3

+4
@hero “Spa,” [he] ${post('wrote', 'said')}, and that was harder. ${post('“SPA,” came the answer. “SPA, SPA, SPA.” There was something all over the page, and it was long and thin.', '[New] thought about it, and drew something long and thin, all over the page.')} It went round and round, and in and out, and there was sauce on it. @hero “Ghetti!” cried [hero]. ${post('', '[New] nodded, and drew one more, for [him] to eat.')} It was a paper one, and a bit dry. But it was very long, and it lasted till dinner.
/+4

${way({
  other: 'Over by the window [hero’s] best friend was playing with somebody else. It still hurt, but only about half.',
  mine: `[has:new-peg| And there was room on the peg for two coats, with half a hook for each.${SHARED} | And there was room on the chair for two, with half a chair for each. [Hero] moved up.${SHARED}]`,
  wordless: '@hero “Lo,” said [hero] back. It’s very good English, when you know who said the rest.',
  post: 'And that was the first letter that [hero] ever wrote, in two halves.',
  fence: 'And the hole was just big enough for a hand. So they shook it.',
  bench: 'Then they moved up, till the bench had no middle left((, and anybody could have had the ends)).',
  made: 'And after that they said a great many things((, and all of them whole)).',
})}

== bed
${post('In the evening [hero] lay in bed. The picture was folded down the middle, and [he] looked at the half with the bus.', '[case| visit: Then it was evening. | Then it was time to go home.] They tore the picture down the middle. [Hero] took the half with the bus. [New] took the [beast].')}

-2
Now it was night, and the bed was soft and warm.
/-2

+2
At night the bed was warm and very soft. [Adult] hung up half a bus on the wall, and it was quiet there, and hardly rattled at all.

@adult “Where’s the front?” whispered [adult].

@hero “${post('It’s travelling', 'It’s asleep at my friend’s')},” whispered [hero].
/+2

+3
[with| [Friend] had gone to sleep, all in one piece. | Behind the curtain it was dark and still.] Somewhere else, over the roofs, half a [beast] was hanging on a wall, and the same moon shone on both.
/+3

+4
@adult “And what if it wants its wheels in the night?” whispered [adult].

@hero “It’s got legs,” whispered [hero]. “It can walk here, slowly.”

[He] moved up a little, to leave half a pillow free. The room was dark, and outside it was so still that you could nearly have heard it coming, a soft foot, and then another one. It had no need to hurry. It only had two to put down.
/+4

^half The small hand waved out of the window of the bus, very quietly. [has:new-bench-friend| [named| yes: @hero “Me and the bench and [new],” whispered [hero]. |] |]

&last @hero “Hel,” whispered [hero].

The other half of the hello was for tomorrow. !asleep [Hero] was asleep.
`,
  older: `
== new
${way({
  other:
    '[Hero’s] best friend had got a different best friend. Nobody had said so. But there they were at the far table, with their heads together, and there was just as much room between them as there is between two pages of a book. [Hero] went and sat at the table by the window, where nobody ever sits. [Called] was sitting there already.',
  mine: 'When [hero] came in on Monday there was somebody new, and [nhe] was [has:new-peg| hanging up [nhis] coat on [hero’s] peg | sitting on [hero’s] chair]. Nobody had told [nhim] that it was anybody’s. It was [called], and [hero] had to sit across from [nhim], where the window was in the wrong place.',
  wordless:
    'On Monday there was somebody new [at]. It was [called], and [nhe] spoke a language that nobody else there could speak, and no English yet. They put [nhim] next to [hero]. [New] looked at the table, as if there might be something written on it.',
  post: 'The address was as long as an arm, and the last line of it was another country. It belonged to [called], and that was [hero’s] new pen pal. Now all that [hero] had to do was to write. [He] had been sitting at the kitchen table since tea.',
  fence:
    'The new neighbours had been there for a week, and one of them was [called]. [Hero] knew that from one eye, which looked through a hole in the fence. [He] had an eye at the hole too, now and then. But two eyes at one hole can’t see anything at all.',
  bench:
    '[Hero] didn’t know anybody [at]. All the others knew each other, and had done for years, and they even laughed before the end of the jokes. So [he] sat on the bench by the wall, with some paper on [his] knees. At the other end sat [called], who was there for the same reason.',
  visit:
    'Today [hero’s] pen pal came, all the way from another country, and got as far as the porch. [named| yes: It was [called]. |] [Hero] got as far as the porch, too. On paper they knew each other very well. But neither of them had ever had to do it aloud, and so they sat there, with nothing to say.',
  made: 'This is how [hero] made a friend [at]. It was [called], whom [he] didn’t know at all, and it began badly, with the two of them at one table and nothing to say.',
})}

[Hero] had a hello ready. [He] had had it ready for some time. But when it was wanted it stuck, like a drawer with a spoon across it. It wasn’t that [he] was afraid, exactly. But a hello is a large thing to hand to somebody, and one never knows if they’ve got anywhere to put it. Some people only say what, and then it has to be done again, and louder, and by now it isn’t the same hello.

&first @hero “Hel,” ${post('wrote', 'said')} [hero]. And there it stayed.

+2
There’s nothing so silly as half a hello. You can’t go back and you can’t go on. ${post('[He] looked at it on the paper. It looked like the name of somebody rather short. ((One could imagine him, in a hat.)) [He] might have started again, but it was the last sheet of the good paper, and it had cost a week’s pocket money.', '[New] looked up and waited politely for the rest. [Hero] coughed, as though it had only been a cough from the start, and then had to go on coughing for a bit, so that people would believe it.')}

[with| [friend-is| toy, pet: [Friend] was there, and saw it all, and would never tell. | @friend “Hel what?” asked [friend], who was no help.] | Somewhere a tap was dripping, and it sounded as if it were counting how long it took.]
/+2

== half
So [hero] did what [he] always did when there was nothing to say, and drew. *half [He] drew a [beast]. Nobody drew a better [beast] than [he] did. It had a head that looked as though it were thinking, and two front legs with proper knees[theme| ocean, pirates: , though a whale doesn’t need them |].

+2
This was going to be the best so far, and the pencil knew it. There’s a kind of line that comes only once or twice in a year, and you mustn’t breathe while it’s coming.

There was a place for it already, on the wall, between the calendar and the lamp. [He] had three others there, and each was a little better than the one before, so that you could follow them along like stairs. Visitors were taken to see them, even if they’d only come about the boiler. Nobody else had ever put so much as a dot on one. [Adult] had once stood a cup on the second, and there was still a ring, and it was still mentioned. ((Now there was to be a fourth, and it would hang at the top, by itself, under a small lamp.))
/+2

[He] was just at the middle when ${way({
    other: '[new] moved a chair up to see.',
    mine: '[new] leaned across to see.',
    wordless: '[new] leaned over to see.',
    post: 'the post was going. So [he] put it in the envelope as it was, with PLEASE LOOK AFTER THIS on the back. It was gone for two weeks.',
    fence: 'a gust of wind took it, and blew it under the fence.',
    bench: 'a gust of wind took it, and blew it along the bench.',
    made: '[new] leaned across to see.',
  })} ${post('When it came back, there was another half to it.', 'And before [hero] could say anything at all, [new] had picked up a pen, and drawn the other half.')}

It wasn’t the back of a [beast]. It was the back of a bus.

-2
@hero “You’ve spoiled it!” ${post('said [hero], though there was nobody to hear', 'said [hero], and pulled it back')}. No half had ever gone so well. [He] was going to tear it up, and [he] had it in both hands already.
/-2

+2
It had two wheels and an exhaust pipe, and it wasn’t even well drawn. The wheels weren’t the same size. [Hero] felt [his] ears go hot.

@hero “You’ve spoiled it!” [he] ${post('told the envelope', 'said')}. “That was my best one. That was going on the wall!” ${post('It said nothing. It had come a long way, and one corner of it was wet.', 'And [he] pulled it back[case| fence:  under the fence |], so fast that the paper squeaked.')}

${post('@adult “Perhaps they’ve no idea where you wanted the tail,” said [adult], who was chopping onions.', words('@whom “I thought that you’d stopped,” said [new]. “I thought it was my go.”', '[New] didn’t understand the words. But there are things that one understands without, and [nhe] put the pen down, very carefully, exactly where it had been before.'))}

It would’ve been easy to tear it up. [Hero] had it in both hands already, and it made a small, sharp sound at the top. ((It was the sound of a mouse who has thought better of something.))
/+2

+3
Once [he] had torn up a drawing because of a single ear. Afterwards [he] had looked for the pieces under the sofa, for most of an evening, and the ear had been quite all right. Drawings are like that. They’re at their worst in the minute when you’re crossest.

So [he] counted to ten, and looked again[with2| , and [friend2] looked too |]. It really was a terrible bus. It leaned over to one side as though it were going round a corner. All at once [hero] saw that that was just what a [beast] would do, with an engine at the back and no practice.
/+3

== window
Then [he] saw the window. There was one window in the bus, near the edge, and very small. There was somebody in it. Somebody was waving, with all five fingers, and had ${post('come two weeks by post to do it', 'been waving the whole time')}.

-2
[Hero] put the paper down, and smoothed it. It would never go on the wall as the best [beast] in the world. But it’s hard to be cross with somebody who’s waving.
/-2

+2
@hero “Is that you?” asked [hero]. ${post('Nobody answered, of course. But underneath there stood four letters, very small: THAT, and then two more: ME. Whoever it was had stuck as well, in a different place.', words('[New] went red. @whom “I couldn’t think what to say,” said [new]. “So I put me in.”', '[New] looked at the window, and then at [hero], and put one hand up, with all five fingers.'))}

And [hero] thought about that. [He] had been so busy with [his] own half of a hello that [he] hadn’t wondered what had become of the other one. It had been here all along. It had been drawn rather badly, by somebody who didn’t know if it was allowed.

[He] put the paper down and smoothed it. Half of it was perfect, and nobody lived in it. The other half was crooked, and somebody did. It would never go on the wall as the best [beast] in the world, and that was a pity. But it’s hard to be cross with somebody who’s waving, and [he] stopped.
/+2

@hero [He] took the pencil and drew a second window, next to the first, with somebody in it who waved back. &again “Lo!” [he] ${post('wrote underneath', 'said')}. It came out as easily as a cork. Nobody who ${post('read', 'heard')} it would’ve known that it was only the back half, and that the front had been lying about for such a time.

${post('@adult “There’s the rest of it,” said [adult]. “I knew that it couldn’t have gone far.” So that was the letter, and it went off the same evening.', words('@whom “Hello,” said [new]. “I wondered when you’d finish that.”', '@whom “Lo!” said [new], and it was [nhis] first word of English. It’s not one that you’ll find in a book. But the two of them have used it ever since, and it has never once gone wrong.'))}

+3
After that there was no stopping. [Hero] drew half a castle, and it got the back legs of a cow. ${post('It all went to and fro, with more stamps on it than an elephant could lick.', '[has:new-horses| [New] drew half a horse, and [hero], with great care, gave it the back of a bus. | [New] drew half a ship, and it got hiccups, which are very hard to draw.]')} They made a rule that nobody might look until it was finished, and then a rule that rules were only ever half a rule, so that there was always a bit left over to break. They tried half a sneeze, and that was all legs. They tried half a Tuesday, and it came out with a roof on. By then nobody could’ve said who had begun it, and who was only finishing.
/+3

+4
The hardest thing was half a secret. [Hero] thought of that one. You draw something that nobody knows about you, as far as the middle, and the other one has to guess the rest. [Hero] drew a foot, and a stair, and a bit of landing. It was the third stair at home, where [he] sat when [he] was supposed to be asleep. [New] finished it with ${post('a lamp and a plate of biscuits. It came back after three weeks, and it was very nearly right, apart from the colour of the biscuits, which nobody could have known', 'a lamp and a large plate of biscuits, and it was very nearly right, even to the chocolate ones on top of it, which nobody had told [nhim] about')}.

Then it was the other way about. There was half a door, and half a suitcase, and on the suitcase half a cat. [Hero] looked, and didn’t draw anything yet. [He] could’ve made it into something funny. There was an umbrella stand that it would easily have turned into. ((There was a sofa with a bad leg. Anybody else would have got the sofa, and been glad of it.)) But it was a good cat, and somebody had taken a lot of trouble over the whiskers.

@hero “Is it a cat that couldn’t come along?” ${post('wrote', 'asked')} [hero] in the end. ${post('The answer was one page long, and most of it was about the cat.', words('@whom “It lives with my gran now,” said [new]. “It’s got her chair.”', '[New] may not have known the words. But [nhe] knew what was meant, and drew an arrow, and at the end of it a very old lady in a chair, with a very fat cat on top.'))} So [hero] didn’t draw anything funny. [He] drew the other half of the cat, as well as [he] could, and gave it a window to sit in, and some sun. It gets very quiet in a room, when two people draw one cat, and neither wants to be the first to stop. It even had a shadow when they’d done, and half of that was [hero’s].
/+4

${way({
  other:
    'At the far table the two heads were still together. [Hero] looked across, and it hurt, but it was only half the size. And [his] best friend looked up, and came over to ask what on earth that was, and whether there was half of anything left.',
  mine: '[has:new-peg| They tried the peg, and one hook holds two coats, if nobody pulls. | They tried the chair, and it holds two, if both of them are careful. It’s half a chair each.] And nobody needed to say whose it was.',
  wordless:
    'By the end of the week [new] knew eleven words of English, and [hero] knew five of the others, and could say BUS so that it sounded like sneezing.',
  post: 'And on the map in the hall there’s a long way between two pins. But it’s only half as long, if each of you writes.',
  fence:
    'And a hole in a fence has two sides to it as well. They took turns at it, and on Saturday they asked for a ladder.',
  bench:
    'A bench has two ends, and all that’s needed is for both of them to move up. In the afternoon there was room for three more on it, and somebody took it.',
  made: 'And that was how it was done. It takes two, and neither of them needs to be able to do the whole of it.',
})}

== bed
${post('At night the paper lay folded on [hero’s] chair, with the bus on the outside.', 'When it was time to go, they folded the paper down the middle and tore it along the fold. [Hero] gave away the [beast], knees and all, and kept the bus.')}

-2
${post('', 'Now it hung over the bed.')} It was dark and still, and the bed was warm and soft.
/-2

+2
${post('It was warm in bed', 'Now it hung over the bed. It was warm there')}, and quiet, and the moon lay across the pillow in one long piece.

@adult “What’s that?” asked [adult], quite softly.

@hero “It’s the other half,” said [hero], and [adult] looked at the bus for some time, and said that one could see that.
/+2

+3
[with| [Friend] had gone to sleep, with a soft sigh. | Behind the curtain the night was dark and still.] And in another room, over the roofs, a [beast] with proper knees was thinking about it all, with its head against a wall. It would be the right way round for sleeping.
/+3

+4
[more| [Others] had said good night, and their doors had closed softly, one after another. | The stairs ticked, softly, as they do when nobody’s on them.] [Hero] lay and looked. The bus still leaned to one side. By night you could see why. It was leaning towards the place where the rest of it had been, as one leans in a warm car, late in the evening, against somebody’s shoulder. The smoke from the exhaust went up in slow, soft rings, each a little paler than the one below, and the last of them were so thin that they were only paper. ((One could sit in a bus like that for a long time, and nobody would come for the fare.))
/+4

^half In the window the small hand waved, with all five fingers.

&last @hero “Hel,” whispered [hero].

It was quite all right to leave it there. Somebody had the rest. !asleep [Hero] was asleep.
`,
}
