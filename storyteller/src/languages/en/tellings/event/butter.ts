import { KINDS } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'
import { FEAR_OF, told } from './butter-deeds.ts'
import { ONLY_ONE } from './this-one-deeds.ts'

const THERE_WAS = `[who-is| named: There was once [who.one] called [who], | ${ONLY_ONE}: This is about [who.one], | There was once [who.one]] who was afraid of ${told('of')}.`

/** Somebody imagined is afraid, of whatever it is, and shakes: and that is just what a jar of cream needs. */
export const butter: Telling = {
  id: 'butter',
  shape: 'surprise',
  fits: { kind: 'event', events: ['afraid'], who: KINDS, says: ['some-afraid'] },
  ages: [3, 9],
  titles: ['Not Enough for Butter', 'A Good Shake', 'The Jar'],
  tile: { label: 'Somebody is scared', wish: 'A knight who is afraid of mice' },
  figures: {
    they: { forms: { name: 'they' }, gender: 'it' },
    postman: { forms: { name: 'the postman' }, gender: 'he' },
    baker: { forms: { name: 'the baker' }, gender: 'she' },
    judge: { forms: { name: 'the judge' }, gender: 'she' },
  },
  things: {
    who: {
      kinds: KINDS,
      or: { forms: { name: 'the dragon', one: 'a dragon', kind: 'dragon', many: 'dragons' }, gender: 'it' },
    },
    what: {
      kinds: KINDS,
      or: { forms: { name: 'the mouse', one: 'a mouse', kind: 'mouse', many: 'mice' }, gender: 'it' },
    },
    action: { kinds: [], or: { forms: { name: 'do it', doing: 'doing it' }, gender: 'it' } },
  },
  keys: { fear: FEAR_OF },
  fact: '[Who.one] once made butter for [hero], by being afraid.',
  next: 'There was a jar on the step, full of cream, and something in it went slosh.',
  young: `
== afraid
${THERE_WAS}

-2
And whoever is afraid shakes. First one end of [who] shook, and then the other.
/-2

+2
And whoever is afraid shakes. First one end of [who] shook, and then the other. In the end all of [who.him] shook, with all that was loose.
/+2

@they “${told('only')},” said the others. But [who] shook.

+2
@they “Hold your breath,” they said. So [who] held it. Then it was only quieter.

@they “Then sing,” they said. So [who] sang. And then the song shook, too.
/+2

${told('there')} [Who] stood there, and shook.

== jar
*jar Then along came [hero], with a jar of cream. It had to be shaken until it was butter, and [his] arms were tired.

+3
[He] had done it on the way up, and on the way down. [He] had hopped with it. And it still went slosh. [with| @friend “I’ve had a go, too,” said [friend]. “My arms have stopped.” | There was none left at home, and there was a whole loaf.]

[Hero] saw [who], and stood still.
/+3

&first @hero “You do shake well,” said [hero].

Nobody had ever said that.

@hero “Could you hold this?” asked [hero].

-2
So they tied it on with string. Slosh, slosh, slosh!
/-2

+2
@who “I can’t hold it still,” said [who].

@hero “You mustn’t,” said [hero].

So they tied it on with string. Slosh, slosh, slosh, went the jar. It was the best slosh that [hero] had ever heard.
/+2

== nearer
They went ${told('nearer')}, and it went a bit thicker. Flup, flup, flup!

+2
@who “I’m still afraid,” said [who].

&again @hero “I can hear it,” said [hero]. “You do it so well!”
/+2

+3
They went one more. Now it hardly went round. Flup … flup. [Hero] put an ear to the lid.

@who “Is it far?” asked [who], with both eyes shut.

@hero “Only a bit,” said [hero]. “Is there any more of it in there?”

[Who] felt for it. There was. [with2| @friend2 “Hurrah!” said [friend2]. | They were both glad.]
/+3

They went one more. And then it went plop, and it was butter.

${told('beside')}

== butter
${told('comes')}

+2
@hero “Are you still afraid?” asked [hero].

[Who] kept quite still, and listened, first at the one end and then at the other.
/+2

-2
@hero “Are you still afraid?” asked [hero].
/-2

@who “Yes,” said [who]. “But not enough for butter.”

+3
And that was right. They tried it with a spoon of cream. It stayed just as it was.
/+3

+4
When the others saw the butter, they were quiet. Then the postman put up his hand.

@postman “I’m afraid of number nine,” said the postman. “The letter box bites.”

@who “Could you hold this?” asked [who], and gave him a jar.

So he went up the path of number nine, and flup, it was done before he got to the door.

@baker “With me it’s moths,” said the baker. “I never liked to say.”

She only had to think of one, and they could spread it.

Then they all knew of something. One had a thing about stairs, and one had a thing about soup with bits in it. A very big man was afraid of his aunt. They had to send out for more cream, and then for more jars, and more string. And nobody laughed, not even at the aunt, or at the soup. [more| [Others] ran to the farm and back, and had to hop. | The cow was asked, and she was afraid of nothing, but she did what she could.]

And that night the whole of the street had butter on its bread, right up to the crust. Nobody said that there was nothing to be afraid of. It would have been a pity.
/+4

== bed
-2
At night [hero] lay in bed, soft and warm. ${told('night')}
/-2

+2
At night [hero] lay in bed, soft and warm, and the lamp made a small round light. ${told('night')}
/+2

+3
[with| [Friend] was breathing slowly already, in and out. | The curtain went slowly to and fro.] The moon came in, and it was yellow, and not quite round.
/+3

+4
Down in the kitchen it was quiet and cool. The butter stood under its bowl. It had the mark of a spoon in it, and nothing moved at all.
/+4

^jar The jar stood on the sill, washed and empty. [Hero] yawned.

&last @adult “You do yawn well,” whispered [adult].

@hero “Is it enough for sleep?” asked [hero].

+2
[Adult] put an ear to the blanket, and listened, first at the one end and then at the other.
/+2

!asleep And it was just enough, and [hero] was asleep.
`,
  older: `
== afraid
${THERE_WAS} Whoever is afraid shakes, and when [who] shook, so did everything that was loose.

@they “${told('only')},” said all the others. [Who] knew that they were right. It didn’t help at all.

+2
They did try. @they “Hold your breath,” they advised, and after that [who] shook just as much, only with round cheeks. It helped to sing, an uncle wrote, who’d been at sea. So [who] sang, and then the song shook as well, and had to be called an opera. And the oldest of them said that it would pass with the years, and then she had a look at [who], and said that it might be a good many.
/+2

*jar And then there was the summer fair, and at six o’clock the best butter was to get a ribbon. [Hero] had wanted that ribbon since last year. [He] had a jar of cream, and had shaken it from breakfast on, and it still went slosh.

+2
[He] had shaken it up the stairs and down the stairs. [He] had hopped with it, and rolled it, and shouted at it a bit. [with| [Friend] had taken a turn each hour, and now had to be fed with a spoon. | [Adult] had taken a turn at noon, and said that butter could be bought.] You need arms for butter, and [hero’s] had stopped.
/+2

== pull
On the way [he] met [who]. ${told('there')} And there [who] stood, and shook.

@hero “Just don’t be,” said [hero], who was in a hurry. And [he] took hold of [who], and pulled.

-2
It was well meant. But [who] shook so that only the edges could be seen, and [hero] let go, and went red.
/-2

+2
It was well meant. It’s how one takes off a plaster. But fear isn’t stuck on from outside. [Who] shook until there was nothing to be seen of [who.him] but the edges, and went three steps back for every one that [he] had pulled, and at last sat down on the ground.

[Hero] let go. [He] had wanted to be kind quickly, and it can’t be done.

@hero “I’m sorry,” said [hero]. “I’ve no idea what it’s like. What is it like?”

@who “Like being a drawer full of spoons,” said [who], “when somebody’s running down the stairs with it.”
/+2

+3
[Hero] thought about that. [He] tried it, too, as well as one can with tired arms, and rattled a bit. It was a good deal harder than it looked, most of all in the knees. After a minute [he] was out of breath, and [who] hadn’t even begun to be.

@hero “And you can do that all day?” asked [hero].

@who “I’ve done it all week,” said [who], not without pride. “On Sunday I did it standing up.” Nobody had ever asked [who.him] how long.
/+3

== jar
And then [hero] looked at [who], and at the jar, and at [who] again.

&first @hero “You do shake well,” said [hero].

Nobody had ever said that. [Who] was so surprised that [who.he] nearly stopped.

@hero “No, no!” said [hero]. “Go on! Could you hold this for me?”

So they tied it on with string. Slosh, slosh, slosh, went the jar, and after that it was no longer [hero] who pulled. [Who] wished to see what would happen.

== nearer
They went ${told('nearer')}, and it got a bit thicker. Flup, flup, flup!

+2
@who “I’m still afraid,” said [who].

&again @hero “I should hope so,” said [hero]. “You do shake well, but we’ve still got a bit to go.”

It was a new way to look at it. Until then there had been nothing to do with the fear but have it. Now it was needed, and it mightn’t last. [Who] held on to it with care, like somebody who’s carrying a full cup.
/+2

+4
Halfway there they had to rest, all the same. They sat down with their backs to it, and the jar went on alone, flup, flup, in [who]’s lap.

@who “What are you afraid of?” asked [who].

It’s not the sort of thing that one tells people. But [hero] had pulled, and owed [who.him] something.

@hero “That they’ll ask me something at school, and I’ll have just been looking out of the window,” said [hero]. “And of the deep end. And of that picture on our stairs, but only going up.”

@who “What do you do with it?” asked [who].

@hero “Nothing,” said [hero]. “I just have it.”

@who “What a waste,” said [who], quite shocked. [more| [Others], who were sitting there as well, looked at the grass, and counted up how much they had at home. | And for a time they both thought of all the butter that there could have been.]
/+4

They went one more, and it hardly moved. They went one more, and then it went plop, and was butter.

${told('beside')}

== butter
${told('comes')}

@hero “Are you still afraid?” asked [hero].

[Who] kept still and listened, first at the one end and then at the other.

@who “Yes,” said [who]. “But not enough for butter.”

== fair
+2
They got to the fair with one minute to go. There were eleven plates on the table, and eleven butters on them, and they were all as white as soap. The twelfth was as yellow as an egg. The judge was a large lady with a small spoon. She tried them all, from left to right, and when she came to the last she sat down.
/+2

-2
At the fair there were eleven butters as white as soap, and one as yellow as an egg. The judge tried them all, and sat down.
/-2

@judge “Who made this?” asked the judge.

+2
She was looking at [hero]. They were all looking at [hero], because [he] had carried it in. The ribbon was blue, and wide, and it had a gold edge, and it already hung from the judge’s thumb. And [who] was standing a good way behind, where [who.he] always stood, so as not to make anything rattle.

[Hero] only had to say nothing. It was [his] cream, and [his] jar. [He] had even begun it.
/+2

@hero “I only carried the jar,” said [hero]. “[Who] made it. It was made by being afraid, the whole way. I couldn’t have done it. I’m not nearly afraid enough.”

+3
It grew quiet. Then somebody at the back began to laugh, and found that nobody else was. The judge stood up. She went round the table, past all twelve plates, to where [who] was.

@judge “I’m afraid of judging,” said the judge, quite low. “Every year. The spoon shakes so that I have to hold it with both hands. In all those years I never thought of putting anything in it.” [with2| @friend2 “You could do custard,” said [friend2]. | And she had to laugh herself.]
/+3

So [who] got the ribbon. It had to be tied on twice, because it came off with the shaking. That was only joy.

+4
Next year there was a queue for that table. A postman came who’d gone past a dog with a bottle of cream in each pocket. A very big man had made a pound and a half in one afternoon, while his aunt was to tea. There was somebody who was afraid of beetroot, and somebody who was afraid of Sundays, and they’d never told a soul, and now they stood there side by side and compared how yellow it was. Nobody said any more that there was nothing to be afraid of. They only asked how far one had got with it. And [hero], who had been to the deep end in June with the jar in a bag, had a plate there too, quite near the edge.
/+4

== bed
-2
At night [hero] lay in bed, soft and warm, and it was quiet. ${told('night')}
/-2

+2
At night [hero] lay in bed, soft and warm, and the whole house was quiet. ${told('night')} The lamp made a small round light, and one side of the pillow was still cool.
/+2

+3
[with| [Friend] was breathing slowly already, and had jam on one ear. | The curtain moved slowly to and fro, and then it hung still.] The moon came up softly over the roofs, and over the tents of the fair, and the empty table. It was yellow, and it wasn’t quite round, as if somebody had been there already with a slice of bread.
/+3

+4
Down in the kitchen the last of it lay under a bowl, soft and cool. There was the mark of a small spoon in it, and nothing moved there at all, and nothing was loose.
/+4

^jar The jar stood on the sill, washed and empty. [Hero] yawned, and then [he] yawned again.

&last @adult “You do yawn well,” whispered [adult].

@hero “Is it enough for sleep?” asked [hero].

[Adult] put an ear to the blanket, and listened, first at the one end and then at the other. !asleep And it was just enough, and [hero] was asleep.
`,
}
