import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'
import { EVENTS } from '../../../../craft/wish-frames.ts'
import { DEED_OF, told } from './cannot-instead-deeds.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy', 'fairy-being'] as const),
  ...([
    'monster',
    'job',
    'royal',
    'weather',
    'sky',
    'plant',
    'clothes',
    'household',
    'instrument',
    'building',
  ] as const),
  ...(['food', 'school', 'sport', 'body', 'place', 'feast'] as const),
]

/** Who it was, and what it could not do, as the wish says it. */
const THERE_WAS =
  '[who-is| named: [who.one] called [who] | [who.one]] [deed| heard: that nobody could hear | forwards: who only ever went backwards | mud: who couldn’t [do], because [who.he] didn’t like getting muddy | who couldn’t [do]]'
const STILL =
  '[deed| heard: “But they still can’t hear me,” | forwards: “But I still only go backwards,” | mud: “But I still don’t like mud,” | reverse: “But I can’t [do] by myself,” | “But I still can’t [do],”]'
const COLOUR = ['red', 'blue', 'green', 'yellow', 'purple', 'pink', 'orange', 'black', 'white', 'brown', 'golden']
  .map((one) => `drawn-${one}: , all in ${one === 'golden' ? 'gold' : one}`)
  .join(' | ')
const DRAWN = `[has:cannot-drawn| [Hero] had drawn [who.him] [has:cannot-breakfast| at breakfast | that day][has| ${COLOUR} | ][has:cannot-one-wing| , with one wing bigger than the other], so [he] knew. | [has:cannot-one-wing| One of [who.his] wings was bigger than the other.]]`
const MOOD =
  '[has| cannot-laughed: And everybody laughed. | cannot-because-fear: And that was frightening, too. | [feels| sad: It made [who.him] very sad. | ashamed: And they’d all been watching. | ]]'

export const cannotInstead: Telling = {
  id: 'cannot-instead',
  shape: 'making',
  fits: {
    kind: 'event',
    // Who does not want to, or is afraid, has stories of their own.
    events: EVENTS.filter((one) => one !== 'refuses' && one !== 'afraid'),
    who: WHO,
    says: [
      'cannot-fire',
      'cannot-goodbye',
      'cannot-heard',
      'cannot-count',
      'cannot-rain',
      'cannot-shine',
      'cannot-left',
      'cannot-forwards',
      'cannot-reverse',
      'cannot-stop',
      'cannot-reach',
      'cannot-scare',
      'cannot-magic',
      'cannot-mud',
      'cannot-still',
      'cannot-either',
      'cannot-quiet',
      'cannot-walk-alone',
      'cannot-puddle',
      'cannot-over-puddle',
      'cannot-colour',
      'cannot-web',
      'cannot-other-sound',
      'cannot-somebody',
    ],
  },
  ages: [3, 9],
  titles: ['What’s It For?', 'Then It Needn’t Be That'],
  figures: {
    they: { forms: { name: 'they' }, gender: 'it' },
    postman: { forms: { name: 'the postman' }, gender: 'he' },
    baker: { forms: { name: 'the baker' }, gender: 'she' },
  },
  things: {
    who: {
      kinds: WHO,
      or: { forms: { name: 'the dragon', one: 'a dragon', kind: 'dragon', many: 'dragons' }, gender: 'it' },
    },
    action: { kinds: [], or: { forms: { name: 'do it', doing: 'doing it' }, gender: 'it' } },
    where: { kinds: ['place'], or: { forms: { name: 'the lane' }, gender: 'it' } },
    fruit: { kinds: ['food', 'plant'], or: { forms: { name: 'the top leaves' }, gender: 'it' } },
  },
  keys: { deed: DEED_OF },
  words: { do: told('can'), doing: told('doing') },
  fact: '[Hero] once asked [who.one] what it was for.',
  next: 'Somebody knocked, and wanted to know what it was for.',
  young: `
== cannot
There was ${THERE_WAS}. ${DRAWN}

${told('tries')} ${MOOD}

+2
@they “You’re not trying!” said all the others.

So [who] tried until [who.he] was quite dizzy. It didn’t help. It only made it worse.
/+2

+3
One of them said that you had to do it with a run-up. Then it went wrong faster. One of them said that you mustn’t look. Then it went wrong in the dark. And one of them said to think of something nice. So [who] thought of a bun. It went wrong all the same. And now they all wanted buns.
/+3

${told('need')}

${told('call')}

@who [deed| quiet: “I can’t,” thought [who]. | “I can’t!” said [who].] [has:cannot-laughed| “You’d only laugh.”]

== sit
+2
[Who] didn’t know where to look.
/+2

+4
[Hero] sat down beside [who]. [with| So did [friend].]

@hero “I could do it for you,” said [hero].

@who “Then it would be you that did it,” said [who].

That was true. So they sat there for a bit, and listened to the others. When a lot of people are waiting, you can hear their feet. [more| [Others] sat down too, to keep the two of them company.]
/+4

${told('near')}

&first @hero “What’s [doing] for?” asked [hero].

+2
@who “What do you mean?” asked [who].

It was a new question. They had only said harder. They had only said again.
/+2

${told('purpose')}

+2
So that was all that it was for!
/+2

+3
[with| @friend “That’s a good thing to want,” said [friend]. | @hero “That’s a good thing to want,” said [hero].]

[Hero] looked up, and [he] looked down, and up again. Then [he] had it.
/+3

${told('idea')}

== go
${told('go')}

${told('done')}

+2
[with| And [friend] said it was the best yet, and did it too. | [Adult] had seen it all. And [adult] clapped for a long time.]
/+2

+3
[deed:quiet| They all wanted [who] to sit with them after that. Nobody asked any questions. It was nice and warm in the middle, and there were buns.]

[deed| quiet: | @they “Can you do that again tomorrow?” they all asked.]

[deed| quiet: | @who “Do what?” asked [who].]

[deed| quiet: | @they “That,” they said. It hadn’t got a name yet. So from then on it was called [who-is| named: doing a [who] | doing it like the [who.kind]].]
/+3

+2
@who ${STILL} said [who]((, very quietly)).

${told('so')}
/+2

-2
@who ${STILL} said [who].

${told('so')}
/-2

+4
And then they all had something that they couldn’t do.

@postman “I can’t whistle,” said the postman.

&again @hero “What’s it for?” asked [hero].

@postman “So that they know I’m at the door,” said the postman.

[deed| quiet: @hero “Then it needn’t be whistling,” said [hero]. “You’ve got a hat. Knock on it!” | @who “Then it needn’t be whistling,” said [who]. “You’ve got a hat. Knock on it!”]

So he knocked on his hat, and three doors opened.

@baker “And I can’t sing,” said the baker. “It’s for my bread. So that it isn’t lonely in the oven.”

[deed| quiet: @hero “Then tell it something,” said [hero]. “What did you do today?” | @who “Then tell it something,” said [who]. “What did you do today?”]

And the baker told her bread all about it, and it was as round as a moon. 

Then came a small boy with one shoe in his hand. He couldn’t tie bows, he said, and it was so that his shoe stayed on.

[deed| quiet: @hero “Then it needn’t be bows,” said [hero]. “Have you tried wellies?” | @who “Then it needn’t be bows,” said [who]. “Have you tried wellies?”]

And last of all came the cat, who couldn’t open doors. They asked what it was for. But the cat only looked at them, and went to sleep on the mat. So perhaps it wasn’t for anything.

[with2| @friend2 “It must have been a funny story,” said [friend2], and ate some of the bread. | [Adult] couldn’t reach the jam, and only wanted it on the bread. So the bread went up to the jam, on a broom.]
/+4

== bed
-2
And then [hero] was in bed. ${told('night')}
/-2

+2
And then [hero] was in bed, and the pillow was warm and soft. The lamp made a small round light. ${told('night')}
/+2

+3
[with| [Friend] lay quite still already, and breathed in and out. | The curtain moved a little, in and out, as if it were breathing.]
/+3

&last @hero “What’s sleep for?” whispered [hero].

@adult “So that you’re warm and still,” whispered [adult], “until it gets light.”

@hero “Then it needn’t be sleep,” said [hero]. “I can lie here and be warm and still.”

@adult “That’ll do nicely,” said [adult].

+4
[Adult] tucked in the blanket, slowly, all the way round. Then there was just the moon, and it went softly along the wall, over the chair and over the quiet shoes. In the kitchen the last bread lay under its cloth, and it wasn’t lonely.
/+4

So [hero] lay there, and shut both eyes, and lay quite still, and was warm.

!asleep And it was so nearly sleep that [hero] was asleep.
`,
  older: `
== cannot
There was once ${THERE_WAS}. ${DRAWN} Everybody round about knew it, because everybody had at some time given [who.him] advice.

${told('tries')} ${MOOD}

+2
One of them said that it was all in the run-up. After that it went wrong faster. One of them said that you mustn’t look, and then it went wrong in the dark. A very old one said to think of something nice and let it come by itself. So [who] thought of a hot buttered bun for a quarter of an hour, and nothing came by itself but a great wish for buns.

@they “You can’t be doing it properly,” they said, all of them, and showed one another how easy it was.
/+2

${told('need')}

${told('call')}

${told('near')} And because somebody had to say something, [he] did.

[deed:heard| @they “What is it, then?” they called. |]

@hero “Give us an hour,” called [hero]. “In an hour [who] will be able to. I promise!”

It had simply slipped out. It’s a very pleasant thing to say, and everybody cheered. Those at the back hadn’t heard what it was, and it was explained to them, and then they cheered as well.

@who “Will I?” asked [who].

@hero “You only need to practise,” said [hero].

== practice
+2
It was a good hour to begin with. It had sixty minutes, and sixty is a great many of anything. [Hero] rolled up both sleeves, though it wasn’t [he] who had to do it, and [who] stood up very straight.
/+2

-2
So they practised, for very nearly the whole of that hour. [Hero] counted to three, sixty times over, and [who] tried, sixty times over. And each time it was just as it had always been, only with less breath.
/-2

+2
So they practised. [Hero] counted to three, and [who] tried. [Hero] counted to three more slowly, and [who] tried more slowly. [with| [Friend] held the clock, and called out how long they still had, until somebody asked for it to be called out more quietly. | [Hero] put the clock where they could both see it, and then [he] put it where they couldn’t.] They’d got to sixty goes by then, and each was just like the one before, only with less breath.

@hero “That was a good deal better,” said [hero], who wanted it to be.

@who “Which bit was better?” asked [who].

[Hero] looked for the bit. [He] was fond of [who], and would have liked to find one. @hero “You started very nicely,” [he] said.

@who “I start nicely every time,” said [who]. “It’s what comes next.”
/+2

+3
Half an hour was over, and outside it was getting louder. When a lot of people are waiting, you can hear their feet. Somebody had brought chairs. Somebody had brought tea for those on the chairs, and through the crack in the door [hero] saw that they’d left the best place free, right in the middle, for whoever was going to come out.

@who “What if I still can’t?” asked [who]. “When the hour’s over?”

@hero “You will, though,” said [hero], a bit too quickly. [with2| @friend2 “[Hero] promised,” said [friend2], and after that nobody said anything. | It’s how people talk when they have promised something that belongs to somebody else.]
/+3

+4
@hero “Or I could do it for you,” [hero] said, at twenty to. “Behind the curtain. They’d never know.”

[Who] thought it over, quite seriously.

@who “Then they’d clap,” [who.he] said, “and I’d have to bow. And tomorrow they’d come again, and you’d have to be behind the curtain tomorrow too, and the day after, for as long as we both live.”

@hero “I’d come,” said [hero].

@who “I know you would,” said [who]. “That’s just the trouble.”

[more| [Others] put their heads in, and saw how things were, and took them out again without a word. | Somewhere a clock that wasn’t theirs struck the quarter, much too loudly.] They tried it once more then, the sixty-first, and both of them looked the other way, in case that was what it had been waiting for. It wasn’t.
/+4

== hour
Then the hour was over. They were all out there, looking, and it was very quiet.

There were plenty of things to say. That it was too windy. That [who] had a cold. Any of them would have done, and [hero] had them all ready.

+2
They were good ones, too. [has:cannot-laughed| At the back somebody had started to laugh already. | At the back somebody was saying hush, though there was nothing to hush.] Nobody could have proved a thing about the wind. But [hero] only needed to look to one side, and there stood [who], as small as anybody of that size can make [who.himself], waiting to hear what was wrong with [who.him] this time.
/+2

@hero “[Who] can’t,” said [hero], with red ears. “I promised, and it wasn’t mine to promise. I never even asked.”

+2
Nobody cheered at that. Somebody sighed, and began to fold up a chair.

[Hero] turned round. It couldn’t get any worse. So [he] did at last what [he] could have done an hour ago, and asked.
/+2

-2
Then [he] turned round, and asked.
/-2

&first @hero “What’s [doing] for?”

@who “What do you mean?” said [who].

@hero “What you can’t do. What did you want it for?”

It was a new question. Until then they’d only said harder, and [deed| sound, heard, quiet: louder | properly], and again.

+2
[Who] had to think, and while [who.he] was thinking [who.he] forgot to look at the ground.
/+2

${told('purpose')}

+3
[with| @friend “But that’s a different thing altogether,” said [friend] slowly. | It was a good thing to want, and it was a different thing altogether.] You could walk all the way round it and look. And [hero] walked all the way round it, and looked, and there was a door in it at the back.
/+3

${told('idea')}

== go
+2
@who “Is that allowed?” asked [who].

@hero “I don’t see why not,” said [hero]. “They want it done. They never said how.”

@who “They did,” said [who]. “They said how all day long.”

@hero “Yes,” said [hero]. “But that’s how THEY do it.” [with| [Friend] had got up already, to help with whatever there was to help with. | And [he] got up, in case there was something to be held.]
/+2

${told('go')}

${told('done')}

+3
@they “And how did you do that?” they wanted to know afterwards. They’d all come up close, even those who had been cross.

[deed| quiet: @hero “By doing something else,” said [hero]. | @who “I didn’t,” said [who]. “I did something else.”]

They nodded, and looked at one another. It had never come into anybody’s head, because whoever can do a thing doesn’t ask what it’s for.
/+3

@who ${STILL} said [who], when they were by themselves again.

${told('so')}

+2
[Who] thought about that for a while. It wasn’t at all what everybody had always said would have to happen. It was quite a lot better, and it didn’t make [who.him] dizzy.
/+2

+4
The next morning there was a queue. The postman was at the front of it, with his cap in his hands.

@postman “I can’t whistle,” he said, very low. “Forty years I’ve been a postman.”

&again [deed| quiet: @hero “What’s it for?” asked [hero]. | @who “What’s it for?” asked [who], quite easily by now.]

@postman “So that they know I’m at the gate.”

[deed| quiet: @hero “You could sing out their names,” said [hero]. | @who “You could sing out their names,” said [who].] So he did, all down the street. And people who’d never had a letter in their lives came out to hear how they sounded.

Behind him came the baker, who had never been able to sing.

@baker “It’s for my bread,” she said. “So that it isn’t lonely in the oven.”

[deed| quiet: @hero “Then tell it something,” said [hero]. | @who “Then tell it something,” said [who].]

And she told it about her aunt, who’d been married on a ferry, and it was the lightest bread that she had ever made. [Hero] sat on the step beside [who] and didn’t promise anybody anything. [He] was only there to bring the next one in, and to say, if somebody hung about at the gate and wouldn’t come nearer, that it didn’t hurt.
/+4

== bed
-2
Much later [hero] was in bed, warm and still. ${told('night')}
/-2

+2
Much later [hero] was in bed, warm and still, and the whole house had gone quiet. ${told('night')}
/+2

+3
[with| [Friend] was lying quite still already, and breathed in, and out, and in. | The curtain moved a little in the dark, slowly, in and out.]
/+3

&last @hero “What’s sleep for?” asked [hero], after a while.

@adult “So that you lie warm and still,” whispered [adult], “until it gets light.”

@hero “Then it needn’t be sleep,” said [hero]. “I can do that without.”

@adult “I’m sure you can,” said [adult], and put out the lamp.

+4
For a time there was just the moon, which went softly along the wall, over the chair, and over the cap that the postman had forgotten. Nobody in the whole street was practising. The last of the bread lay under its cloth, and had been told everything, and was quiet.
/+4

So [hero] lay there in the dark, with both eyes shut because it was easier like that, and was warm, and very still.

+3
[He] lay on one side of the warm pillow, and then on the cool one, and had the feeling that [he] might go on like this until morning.
/+3

+2
It went well. It was no trouble at all, when you knew what it was for.
/+2

!asleep And when [adult] bent down to see, it was so like sleep that [hero] was asleep.
`,
}
