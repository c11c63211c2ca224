import type { Telling } from '../../../../craft/telling.ts'

export const jab: Telling = {
  id: 'jab',
  shape: 'misunderstanding',
  fits: { kind: 'life', subjects: ['jab', 'doctor'], when: ['tomorrow', 'today', 'always'] },
  ages: [3, 12],
  tile: { label: 'A jab', wish: 'we have a jab tomorrow and she is scared' },
  titles: ['The Other End', '[Hero] and the Thousand Needles', 'An Arm Not at Home'],
  figures: {
    doctor: { forms: { name: 'Doctor Plum' }, gender: 'she' },
    man: { forms: { name: 'the man with the newspaper' }, gender: 'he' },
    boy: { forms: { name: 'the unusually small boy' }, gender: 'he' },
    ladies: { forms: { name: 'the ladies at the bus stop' }, gender: 'she' },
    baker: { forms: { name: 'the baker' }, gender: 'he' },
    traveller: { forms: { name: 'the girl with the suitcase' }, gender: 'she' },
    bench: { forms: { name: 'the bench' }, gender: 'it' },
  },
  mirror: {
    ocean: {
      forms: {
        name: 'the pufferfish',
        one: 'a pufferfish',
        place: 'in the bucket by the back step',
        seat: 'in a bucket',
        rolled: 'puffed',
        out: 'Out came two fins and a tail',
      },
      gender: 'he',
    },
    dragons: {
      forms: {
        name: 'the dragon',
        one: 'a small prickly dragon',
        place: 'under the pear tree',
        seat: 'on a cushion',
        rolled: 'curled',
        out: 'Out came two wings and four feet',
      },
      gender: 'she',
    },
    any: {
      forms: {
        name: 'the hedgehog',
        one: 'a hedgehog',
        place: 'under the pear tree',
        seat: 'on a cushion',
        rolled: 'rolled',
        out: 'Out came two ears and four feet',
      },
      gender: 'he',
    },
  },
  fact: '[Hero] taught [mirror.one] what to do when a needle comes.',
  next: 'The plaster on [hero’s] arm had a star on it, and the star had been promised a night out.',
  young: `
== home
*arm [Hero’s] arm was not at home. The sleeve of [his] jumper hung down, quite flat and quite empty.

@adult “That is a pity,” said [adult]. “The jab is for the arm. And the jab is [when| today: at four | in the morning].”

@hero “Then the arm is staying out,” said [hero].

+3
Inside the jumper, the arm held on tight to a button. It did not want to be an arm at all. It wanted to be a tummy.
/+3

== mirror
So [hero] took the jumper into the garden, arm and all. Something round sat [mirror.place] and shook.

-2
@mirror “Go past,” said the ball. “I have a jab as well, and I am not at home.” It was [mirror.one].

*needles @hero “But you have got a thousand needles!” said [hero].

@mirror “They all point that way. I have never been on the other end.”
/-2

+2
@mirror “Go past,” said the ball. “I am not at home.”

@hero “My arm is not at home either,” said [hero]. “Have you got a jab?”

Out came a nose. It was [mirror.one]. @mirror “I have a jab [when| today: at five | in the morning],” [mirror.he] whispered.

*needles @hero “But you have got a thousand,” said [hero].

@mirror “They all point that way. I have never been on the other end.”
/+2

+3
That was true. [Hero] sat down in the grass, on [his] side of the thousand. For a while nobody said a word. Being afraid is a little less when there are two of you.
/+3

== practice
@hero “We could try one of yours,” said [hero]. And the arm came out to see.

+4
[Mirror] looked and looked for the very smallest. @mirror “This one is new,” said [mirror]. “I have only had it since Sunday.”
/+4

^needles [Mirror] leaned over. Pip! &first @mirror “In, out, hello, goodbye,” [mirror.he] said.

+2
It had pinched, as small as a strawberry pip. Then it was gone.

@mirror “Your arm is as hard as a stick,” said [mirror]. “A stick holds on to the pinch. Can it be soft?”

[with| @friend “Like this!” said [friend], and flopped down like a wet towel. Arms went one way and legs went the other. It was the best flop of the whole summer. | On the line hung a sock. It was the softest thing in the garden, and it was not afraid of anything.] [Hero] let the arm hang, just so. Soft, soft, soft.
/+2

-2
@mirror “But you are a stick. Sticks hold on to pinches.” So [hero] let the arm hang, like [with| [friend] on a hot day | the sock on the line]. Soft, soft, soft.
/-2

+3
Pip! &again @mirror “In, out, hello, goodbye!” And this time the pinch found nothing to hold on to. It was gone before the “goodbye”.
/+3

+4
After that they tried it on everything. They tried it on a plum, and the plum did not mind. They tried it on a boot, and the boot did not notice. They tried it on a ball. @mirror “Ffffff,” went the ball, and was flat.

@mirror “Not on balls,” said [mirror].

@hero “No,” said [hero]. “Only on arms.”

[with2| @friend2 “And never on balloons,” said [friend2], who had lost one that way, and still thought of it. | The moon came up early to look. It was round, and a little bit worried, until [hero] told it that it was much too high for a jab.]
/+4

== doctor
-2
@doctor “And where is the arm?” asked [doctor] [when| today: at four | in the morning].

It came out, soft, soft, soft. &again @hero “In, out,” said [hero]. “Hello.”

Pip! It had pinched, as small as a strawberry pip.

@hero “Goodbye.” And on went a plaster with a star.
/-2

+2
*plaster [when| today: At four o’clock | In the morning] [doctor] had a box of plasters with a star on each. @doctor “And where is the arm?” she asked.

It came out of the sleeve, and it was soft, soft, soft. &again @hero “In, out,” said [hero]. “Hello.”

Pip.

@hero “Goodbye.” It had pinched, as small as a strawberry pip. And ^plaster the star went on.
/+2

+3
@doctor “Who taught you that?” asked [doctor].

@hero “Somebody with a thousand needles,” said [hero]. [Doctor] wrote it down, because doctors collect such things.
/+3

== help
-2
But outside, [mirror] had [mirror.rolled] up tight.

@hero “I do the words,” said [hero], “and you do the soft.” And [he] tickled [mirror] under the chin.

&again @hero “In, out, hello, goodbye!”

@mirror “Is it coming now?”

@hero “It has been.”
/-2

+2
But outside, on the step, it was [mirror’s] turn, and somebody had [mirror.rolled] up tight. @mirror “I am as hard as a stick,” said the ball.

@hero “Then I will do the words,” said [hero], “and you do the soft.” And [he] tickled [mirror] under the chin. Whoever giggles is soft already.
/+2

+4
The nurse was a very small owl, with very large glasses. She took a very short needle out of a very neat bag. [mirror| ocean: It was a waterproof one. | dragons: It was a fireproof one. | It was a brand-new one.]
/+4

+2
&again @hero “In, out, hello, goodbye!” said [hero].

[Mirror] opened one eye. @mirror “Is it coming now?”

@hero “It has been.”
/+2

+3
[Mirror] looked down, all the way, to see if that was so. [mirror.out], and one long, long sigh. @mirror “A thousand,” said [mirror], “and one. Now I know the other end as well.”
/+3

+4
So they went home the long way, with two stars and not one worry. [with| [Friend] flopped on every bench they came to, to keep in practice. | They waved to the sock on the line, and the sock waved back a little.] [more| [Others] came running to see the stars. Everybody was allowed to blow on them once.] There was soup, which is soft, and bread, which can be made so. And [mirror] stuck the second star on the tip of a needle, so high up that the moon could see it.

On the way, [hero] had to tell it all again from the beginning. It got a little longer each time, and the pinch got a little smaller.
/+4

== bed
-2
At night the jumper hung over the chair, quiet and empty. ^arm The arm lay on the warm blanket, soft and a little proud.
/-2

+2
At night the jumper hung over the chair, quiet and empty. ^arm The arm lay on the warm blanket with its star, soft and tired and a little proud.
/+2

+2
@hero “Are you at home?” whispered [hero]. The arm did not say a word. It was much too sleepy for that.
/+2

+3
Outside, leaves rustled slowly. That was somebody with a thousand needles, who was lying down on the soft side.
/+3

+4
[Adult] dimmed the lamp and tucked the blanket round, all but the star. @adult “Goodnight, arm,” said [adult]. “Goodnight, all the rest.” The moon laid a quiet stripe across the pillow. The room breathed slowly, in and out, in and out.
/+4

&last @hero “Hello,” yawned [hero]. “Goodbye.”

!asleep And then all of [hero] was at home, and fast asleep.
`,
  older: `
== form
*box The form had two little boxes. One said LEFT and one said RIGHT, and the form wished to know in which arm [hero] would like the jab.

+3
[Hero] read it from top to bottom, and then from bottom to top, in case it was about something else that way round. It was about the jab both times.
/+3

[Hero] drew a third box, wrote NOT AT HOME beside it, and ticked that. Then both arms went up inside [his] jumper, so that it should be true.

+3
@adult “I had been hoping for LEFT,” said [adult]. But a form is a form, and this one was in ink. [with| [Friend] came along as well, because somebody had to see to the doors. | So the doors that day had to be opened with one shoulder and a knee.] [more| [Others] came as far as the corner, and saluted, and got an empty cuff in return.]
/+3

== doctor
-2
[when| tomorrow: The next day | That afternoon] [doctor] looked over her glasses at two flat sleeves.

@doctor “Both out,” she said. “Then kindly wait with the others until they are back. I am here until five.”
/-2

+2
[when| tomorrow: The next day | That afternoon] [doctor] read the form, all the way down. Then she looked over her glasses at two flat sleeves.

@doctor “Both out,” she said. “I see. Then kindly wait with the others, and tell me when they are back. I am here until five.”
/+2

+3
It is a strange thing to be believed. [Hero] had brought a whole row of reasons, and now there was nowhere to put them.
/+3

== bench
-2
The others sat along the wall. The last of them was round, and shook.
/-2

+2
The others sat along the wall. At the end of the bench, [mirror.seat], was something round, and it shook.
/+2

@mirror “Nobody here,” it said.

@hero “There is only some of me,” said [hero]. “How much of you is out?”

-2
*needles @mirror “All of it.” It was [mirror.one]. “I have got a thousand needles, and they all point that way. I have never been on the other end. How long is it?”
/-2

+2
*needles @mirror “All of it.” A nose appeared. It was [mirror.one], needles and all. @mirror “I have got a thousand of these,” said [mirror], “and they all point that way. I have never been on the other end. But you are big. You will have met it. How long is it?”

Nobody had called [hero] big all week. It went down like hot chocolate.
/+2

[Hero] had met the needle once, with both eyes tight shut. @hero “So long,” [he] said, and spread [his] two empty sleeves, as people do with fish.

-2
[Mirror] whispered it on, all round the room, until it came in at [hero’s] other ear.

@boy “Have you heard?” asked a unusually small boy. “It is as long as a broom, and it has got a hook.”

[Hero] went cold to the knees. That needle was home-made, and not five minutes old, and still both arms crept further up, and all along the wall there was a soft sound of sleeves going flat.
/-2

+2
[Mirror] whispered it to the man with the newspaper. The man with the newspaper whispered it to the twins. The twins whispered it to the lady with the cat, one into each ear, so that it came to twice as much. The lady with the cat was thinking of claws just then, and she put in the hook.
/+2

+3
From her it went past the fish tank and under the clock. A man in one boot heard it, and so did his other foot, which was bandaged, and curled up its toes. Nobody told a lie. Everybody only made quite sure that the next one understood.
/+3

+2
Then it came in at [hero’s] other ear. @boy “Have you heard?” asked a unusually small boy. “It is as long as a broom, and it has got a hook.”

[Hero] went cold, right down to the knees. That made no sense at all, since the needle was home-made and not five minutes old. And still, inside the jumper, two arms took hold of each other and hung on.

All along the wall there was a soft sound. It was sleeves, going flat, one after another.
/+2

== arms
-2
At ten to five [doctor] put her head round the door. @doctor “Has anybody got an arm?”

Nobody had. @doctor “I cannot very well jab a jumper,” she said, and went for her coat.
/-2

+2
At ten to five [doctor] put her head round the door. @doctor “Has anybody got an arm?”

Nobody had an arm. Even the cat was sitting on all its feet.

@doctor “Well, I cannot jab a jumper,” said [doctor], and went to look for her coat.
/+2

+3
((So that was that, and they could all go home.)) [Hero] felt wonderful, and it lasted for exactly as long as it takes to turn one’s head.
/+3

+2
Beside [hero] the ball had begun to cry, deep inside, where it echoed. @mirror “Now it will still be there tomorrow,” it sobbed, “and so will the hook.”
/+2

== truth
-2
Nobody would ever have known. But the ball at [hero’s] side had begun to cry, deep inside, where it echoed, and so [hero] stood up.

@hero “There is no hook,” [he] said. “I made it up, because I had my eyes shut.” And [his] ears could have dried a towel.

@man “Who has seen it, then?” asked a man with a newspaper. Nobody had, because everybody had kept their eyes shut. But somebody must, and only [hero] was standing.
/-2

+2
Nobody would ever have known. [Hero] stood up all the same.

@hero “There is no hook.” It came out so small that it had to be said again, which was worse. “There is no hook, and there is no broom. I made it up. I have never seen it, because I had my eyes shut.”

Every head in the room turned round. [Hero’s] ears could have dried a towel.
/+2

+3
@boy “But you showed us,” said the unusually small boy. “With your sleeves.”

@hero “Yes,” said [hero]. “There was nothing in them.”
/+3

+2
@man “Then who has seen it?” asked the man with the newspaper, and the question went all round the room after the whisper, only that it did not grow. They had all kept their eyes shut.

@mirror “Somebody ought to go in and look,” said [mirror]. And as only one of them was standing up, it was [hero].
/+2

== practice
+3
@mirror “Wait,” said [mirror]. “You can practise on one of mine.” [Hero’s] left arm came home for that, slowly, like a cat that has been out all night and hopes that nobody will mention it.

Pip! It pinched, and it seemed to go on pinching.

@mirror “That is because you are as stiff as a broom,” said [mirror]. “Stiff things hold on. Think of something that lets go.”

[with| [Friend] thought of a wet towel, and was one, there and then, over the arm of the bench. | On its hook hung the doctor’s scarf, which did not care about anything, all the way down.] [Hero] had a good look at that, and let the arm hang likewise. Pip! In, out, hello, goodbye. The pinch looked for something to hold, found nothing, and left.

[with2| @friend2 “How many seconds?” asked [friend2], who likes a number. They did it once more and counted, and it came to one and a half. | The clock on the wall had been watching. They did it once more, for the clock, and it came to a second and a half.]
/+3

== look
-2
[with| [Friend] held the door.] The left arm came home, and [hero] kept both eyes open, which is harder than it sounds.
/-2

+2
-3
The left arm came home for it, as stiff as a broom itself. @doctor “Stiff things hold on to a pinch,” said [doctor]. “Let it hang like [with| [friend] over there | the scarf on that hook].” So [hero] let it hang, and kept both eyes open, which is harder than it sounds.
/-3
/+2

+3
@doctor “Left, I see,” said [doctor], and hung up her coat again.

[Hero] let the arm hang, and kept both eyes open. It is much harder than it sounds. ((Eyes are like doors in a wind.))
/+3

-2
The needle was as long as the top of a thumb, and as thin as a whisker. ^needles It went in, and it came out, and there was just time to tell it hello and goodbye. It had pinched.
/-2

+2
The needle was as long as the top of a thumb, and as thin as a whisker. ^needles It went in, and it came out, and there was just time to tell it hello and goodbye. It had pinched. Then there was a plaster on it.
/+2

== report
-2
@bench “Well?” said the whole bench.

@hero “So long,” said [hero], and held up a thumb. “It pinches for as long as hello and goodbye, and afterwards the arm will grumble. I looked.” And all along the wall, sleeves filled up.
/-2

+2
@bench “Well?” said the whole bench.

It would have sounded grand to say that it was nothing. But that would have been home-made again, only a short one this time.

@hero “So long,” said [hero], and held up a thumb. “It pinches for as long as hello and goodbye. Later on the arm will grumble a bit, and that is absolutely all. I looked.”
/+2

+3
((The unusually small boy measured it on his own thumb. His came out a good deal shorter, so he was pleased twice.))
/+3

+2
There was the soft sound once more, because all along the wall the sleeves were filling up.
/+2

+3
@man “Me first,” said the man with the newspaper, “before I read any more.” Then went the twins, left and right. The lady with the cat went in with her eyes so wide open that the cat hid, and came out and said that it was a thumb, a plain thumb, and no hook.
/+3

== help
At last there was only the ball. @mirror “When it comes I shall bristle,” said [mirror], “and who holds on to somebody who bristles?”

@hero “I do,” said [hero].

+3
@mirror “You have not thought about it.”

@hero “I have,” said [hero], who was thinking about it at that very moment, and it made no difference.
/+3

So they went in together. Hello! [Mirror] bristled on every side, and one of the sides was [hero’s] hand. It held on until goodbye.

+2
@mirror “So that is the other end,” said [mirror], when everything lay flat again. “I had thought it would be bigger. How big are mine?”

[Hero] considered [his] hand. @hero “Exactly the same,” [he] said. “There are only more of you.”
/+2

+2
That made twelve pinches in one afternoon, and a plaster for one.
/+2

== street
+4
It might have ended there, with the light going gold in the street. But while the needle was still a broom, somebody had put his head in at the door to ask for the post office. He had found the post office. And he had taken the broom along.

At the bus stop two ladies stood close together. @ladies “A rake,” one of them was saying. “With three hooks.”

@hero “That was me,” said [hero]. “It is as long as the top of a thumb. I looked.” And [his] ears grew hot all over again, although they had only just cooled.

At the greengrocer’s it had been a beanpole. By the church it was a flagpole, and the doctor needed a ladder. However fast [hero] walked, it was always one street further on, and one size larger. A whisper has no luggage.

And outside the baker’s stood a girl with a suitcase. She was very wide, because she was wearing eleven jumpers, and her arms were inside the innermost.

@traveller “My jab is on Monday,” she said. “I am going to live abroad.”

@hero “It is only this long,” said [hero], and held up the thumb.

@traveller “You say that. Somebody else says a lamp post,” said the girl with the suitcase. “Why should I believe you, and not the lamp post?”

[Hero] opened [his] mouth and shut it. That was just how it had begun, with somebody who said so. And what was the use of running after a whisper, if all one had to catch it with was another?

@hero “Then you must not believe me,” said [hero] slowly. “You must measure. May I have a paper bag, please?”

The baker had a clean one. [with| [Friend] held it flat against the window, and on it | On it] [hero] drew the needle, exactly as long as it was and exactly as thin. It took three goes, for it is not easy to be as small as the truth. Underneath went the words ACTUAL SIZE, and under those: FIRST I MADE ONE UP. THEN I LOOKED. And then came the name, in full, where the whole street could read it.

That was the worst bit. A needle lasts for a second and a half. A name in a window stays up all week.

@baker “Between the buns,” said the baker, “is where everybody looks.” So that was where he hung it.

The whisper came back at six, and by then it was as long as the river. The two ladies had it, and they stopped at the window to pass it on. One of them held a thumb against the glass. Then the other did. Nobody said anything more about hooks. They bought buns.

The girl with the suitcase measured it last, and twice. Then she began to take off jumpers, and out of the eleventh looked two arms, rather creased.

@traveller “It is still going to pinch,” she said.

@hero “Yes,” said [hero]. “Say hello to it. It never stays.”
/+4

== bed
-2
In the evening ^box one word on the form was no longer right, and [hero] crossed out the NOT.

On the warm, quiet blanket the arm grumbled softly, as it had been told to.
/-2

+2
In the evening the form lay beside the bed. [Doctor] had given it back, because one word on it was no longer right. ^box [Hero] took a pencil and crossed out the NOT.
/+2

+2
The jumper slept over the chair with its sleeves hanging down, quite empty, and that was quite all right. Outside in the dark somebody turned over softly, and bristled once, and let it go.
/+2

+3
@adult “Shall I hold your hand?” asked [adult], and saw it, and counted. There were eleven small red dots. [Adult] did not ask. [Adult] dimmed the lamp and kissed them, one at a time, slowly, which takes longer than a plaster and does more. [more| Through the wall came the breath of [others], even and slow.]
/+3

+4
Down the quiet street the bakery was dark. The paper bag hung still between the empty trays, and the moon, which is careful about such things, laid a thin soft line beside the needle, and moved on.
/+4

+2
On the warm blanket lay the arm. It grumbled a bit, as it had been told to. @hero “Goodnight,” said [hero] softly, and it was still.
/+2

!asleep Then everybody was at home, left and right and all the rest, and [hero] slept.
`,
}
