import type { Telling } from '../../../../craft/telling.ts'

export const newBaby: Telling = {
  id: 'new-baby',
  shape: 'making',
  fits: { kind: 'life', subjects: ['new-baby'], when: ['past', 'today', 'always'] },
  ages: [3, 9],
  tile: { label: 'A new baby', wish: 'our new baby is home and she is jealous' },
  titles: ['Next, Please!', 'The Baby Pushed In', '[Hero] and the End of the Queue'],
  figures: {
    postman: { forms: { name: 'the postman' }, gender: 'he' },
    neighbour: { forms: { name: 'Mrs Pell' }, gender: 'she' },
    plumber: { forms: { name: 'the plumber' }, gender: 'she' },
    baby: { forms: { name: 'the baby' }, gender: 'it' },
  },
  mirror: {
    ocean: { forms: { name: 'the gull', one: 'a young gull', over: 'wing', nest: 'down by the shed' }, gender: 'he' },
    dragons: {
      forms: { name: 'the dragon', one: 'a young dragon', over: 'wing', nest: 'behind the shed' },
      gender: 'she',
    },
    dinosaurs: {
      forms: { name: 'the dinosaur', one: 'a young dinosaur', over: 'tail', nest: 'behind the shed' },
      gender: 'she',
    },
    any: {
      forms: { name: 'the duckling', one: 'a large duckling', over: 'wing', nest: 'behind the shed' },
      gender: 'he',
    },
  },
  fact: '[Hero] taught the baby how to wait, and taught [mirror.one] as well.',
  next: 'The numbers that [hero] had made were nearly all eaten, and it was time to make some more.',
  young: `
== queue
*pushed The baby pushed in. It always pushed in.

[Hero] had built a tower, and [adult] had to see it. @adult “In a minute,” said [adult]. “First the baby.”

@hero “But I was first,” said [hero]. “I was first before there was a baby!”

+2
@hero “Can it go back?”

@adult “Back where?” asked [adult].

@hero “To the back of the queue,” said [hero].
/+2

== numbers
*numbers So [hero] made numbers, like the baker’s. Number one was for [hero]. Number nine was for the baby.

+2
[with| Number two was for [friend], who held it up high and stood quite straight. | Number two was for the bear, who was good at standing still.] Then there was a queue. It went from the chair to the door.
/+2

+3
The cat got number four, and sat on it. [with2| [Friend2] got a five, and asked if one could have the six as well. | The broom got number five, and leaned.] It was a fine queue. At the baker’s, nobody would have pushed into a queue like that.
/+3

+2
&first @hero “Next, please!” called [hero].
/+2

^numbers The baby ate the nine. @baby “Waaah!” it said, and it was next.

+3
It had not looked at the queue. It had not even turned its head. [Hero] held up the one, as high as it would go. [Adult] went past it with both arms full of baby.
/+3

== step
-2
Outside on the step sat [mirror.one]. @mirror “Is this the end of the queue?” [mirror.he] asked. “There are five eggs before me under Mother’s [mirror.over]. They are not even out, and they push in!”
/-2

+2
So [hero] took number one out to the back step. There sat [mirror.one].

@mirror “Is this the end of the queue?” asked [mirror]. “There are five eggs before me under Mother’s [mirror.over]. They are not even out, and they push in!”
/+2

+3
@hero “Have they got numbers?”

@mirror “They have not even got hands,” said [mirror].
/+3

*tune [Hero] sat down and waited too. [with| [Friend] hummed the telephone tune. | The gutter dripped a tune.] With two and a tune, it was not so long.

+4
A snail came by, and it was going to the shed. They watched it start. They watched it stop and think. When it was half across the step, [mirror] laughed, for nobody can see a snail think and not laugh.

@hero “What were we waiting for?” asked [hero].

@mirror “I have forgotten,” said [mirror]. “Oh yes. My mother.”

@hero “Mine too,” said [hero]. Then they hummed a little more, and the snail was over.
/+4

== minute
Indoors the baby cried, but [adult] had both hands in the dough. @adult “In a minute!” called [adult]. Nobody had ever said that to the baby.

+2
The baby did not know what a minute was. It lay there all alone in its queue, with nobody behind it and nobody in front.
/+2

+3
[Hero] knew what that was like. It is like a room with no chairs.
/+3

-2
^tune [Hero] put a finger through the bars and hummed. The baby took it, and they waited.

&first @adult “Next, please!” called [adult].
/-2

+2
^tune [Hero] put one finger through the bars and hummed. @hero “It is not so long with two,” [he] said. And the baby took the finger and waited.
/+2

+4
It waited with its whole face. It looked at [hero], from the chin up to the hair, and all the way down again. Nobody had looked at [hero] for so long since the baby came. And now it was the baby.
/+4

+2
&again @adult “Next, please!” called [adult].

[Hero] still had number one. It was a bit soft by now.
/+2

@hero “The baby can have my number,” said [hero]. “I can wait. It is only learning.”

The baby ate the one as well.

== help
+3
In the evening [mirror] still sat on the step. There were still five eggs.
/+3

-2
@hero “Sit with the eggs!” [hero] told [mirror]. “They are waiting too, in the dark.” So [mirror] did, and hummed, and the [mirror.over] came down softly over all six.
/-2

+2
@hero “Go and sit with the eggs!” [hero] told [mirror]. “They are waiting too, and it is dark in there.”

So [mirror] sat down by the eggs and hummed. And the [mirror.over] came down softly over all six.
/+2

+4
@mirror “I am number six,” came a voice from underneath. “It is warm in here. It is a very good queue.” Something in an egg went tick. @mirror “In a minute,” said [mirror] to the egg. “I will show you how.”

[more| [Others] stood about and were quiet, because you have to be quiet with eggs.] After that there was new bread, and everybody had some of the crust. The baby had no teeth, so it had the smell.
/+4

== bed
+4
Then came the bath, and then the quiet after the bath. The stairs were dark. [Hero] lay in bed and listened. The baby had to be fed, and it had to be changed, and it had to be walked up and down. It took a good many minutes. [Hero] hummed, and held on to a corner of the blanket, and it was not so long.
/+4

-2
At night somebody stood at [hero’s] door, with a number on.
/-2

+2
At night the baby slept. Somebody stood at [hero’s] door, with a number on.
/+2

@adult “Is this the end of the queue?” asked [adult] softly. “I have been waiting for you all day.”

+3
It was number one. It had come out rather crooked, because [adult] had made it alone, and in the dark.
/+3

&last @hero “Next, please,” said [hero], and moved up in the warm bed.

+2
First they looked at the tower, by the small lamp, from the front and from the back.
/+2

!asleep ^pushed And nobody pushed in. Only sleep did, very quietly, and [hero] let it.
`,
  older: `
== office
*pushed The baby had never stood in a queue in its life. It lay on its back, opened its mouth, and was served.

*card @hero “Pick a card,” said [hero], who had been holding them out since ten past four.

-2
@adult “In a minute,” said [adult], “but first the baby.”

@hero “Then it can go to the back,” said [hero], “because I was here before it was even born.”
/-2

+2
@adult “In a minute,” said [adult]. “First the baby.”

@hero “Can it go back?”

@adult “Back where?” asked [adult].

@hero “To the back,” said [hero]. “I was here before it was even born.”
/+2

+3
This was true, but it got lost in the noise. [Adult] was walking up and down with a small red face on one shoulder, and a cloth on the other, for justice. [Hero] put the cards into their box and thought about post offices.
/+3

So [hero] opened an office. By five there was a line of chairs in the hall, and a notice on the kitchen door.

*rule TAKE A NUMBER AND WAIT, it said. SCREAMING IS NOT A NUMBER, AND WHOEVER SCREAMS GOES TO THE BACK.

+2
The numbers hung on a nail beside it, cut from an old calendar. [Hero] took the one. [with| [Friend] took the two, and was put in charge of the nail. | The two was for the bear, so that there should be somebody.] The baby got the nine, tied to its sock with wool.
/+2

-2
[Hero] took the one, the baby got the nine, the postman took the three, and the four went to [mirror.one], who had come about the eggs. @mirror “There are six of them under Mother’s [mirror.over], where I used to be,” said [mirror], “and although they are not even out yet, they push in.”
/-2

+2
It was astonishing how well it went. The postman, who had a parcel to be signed for, read the notice and took the three. Mrs Pell from next door, who only wanted her cake tin, took the four.

@neighbour “At last somebody is doing something,” said Mrs Pell.

And the five went to [mirror.one], from [mirror.nest].
/+2

+2
@mirror “It is about the eggs,” said [mirror]. “There are six of them under Mother’s [mirror.over], where I used to be. They are not even out yet, and they push in.”
/+2

+3
@hero “You have come to the right place,” said [hero]. [He] had always wanted to say that.

[with2| The six was [friend2’s], who had nothing to ask, and only liked chairs. | The plumber took the six. She had come about the tap, and she had not sat down all day.] Nobody talked, as is the custom, and everybody looked at the feet of the next one.
/+3

== scream
Then the baby screamed. It had no number, since it had had the nine for tea.

-2
@postman “It says so,” said the postman, and wheeled the pram right to the back. &first @adult “Next, please!” called [adult], and [hero] jumped up, hit one knee on the chair, and said OW so that the lamp shook. Everybody looked at the notice.

@hero “That was not screaming,” said [hero], “that was my knee.” But a rule is a rule, and [hero] went to the back.
/-2

+2
In the kitchen [adult] was already on the way, but in the hall a hand went up. @postman “Excuse me,” said the postman, and he read the notice out, with his finger under the words. And he took hold of the pram and wheeled it, politely, past four chairs and the umbrellas, right to the end.

It was so sudden that the baby forgot to go on. Nobody had ever read a notice to it before. And [hero] felt very tall, for about as long as it takes a kettle to click.

&first @adult “Well then,” said [adult], “next, please!”

[Hero] jumped up with all the cards, and hit one knee on the corner of the chair.

@hero “OW!” said [hero]. The lamp shook. Everybody looked at the notice, and then everybody looked at [hero].

@hero “That was not screaming,” said [hero]. “That was my knee.”

@neighbour “It had no number on, dear,” said Mrs Pell.

One can argue with a neighbour. It is harder to argue with one’s own handwriting. [Hero] took the cards, and the knee, and went to the back.
/+2

== back
-2
The back of a queue is a quiet place, with coats. There was only the pram, and in it the baby, whose chin shook. It did not know what a minute was, and it had been given several.
/-2

+2
The back of a queue is a quiet place, with coats. There was only the pram, and the baby looked out of it with a shaking chin. It did not know what a minute was, and it had been given several, and nobody had told it that they come to an end.

@hero “It is your own fault,” said [hero]. The chin shook more. @hero “Well, mine too,” said [hero], because of the notice.
/+2

+3
It is odd to stand behind somebody for whom one has made a rule. From the front of the queue the baby had been a noise. From here it was a person in one sock, who was waiting for the same thing as [hero], in the same hall, and was worse at it.
/+3

@hero “Pick a card,” said [hero].

The baby picked one at once. It was the seven of hearts, and from then on it had three corners.

-2
Nobody else had picked one all afternoon. The baby chewed, and looked at [hero], and there was not a sound, and with two it was not so long.
/-2

+2
[Hero] ought to have been cross. But since ten past four nobody else had picked one at all, neither [adult] nor [with| even [friend] | the bear]. The baby chewed its corner, and while it chewed it looked at [hero], from the chin to the hair and down again, without so much as a blink. [Hero] had not been looked at like that for some time.

[Hero] showed it the king, who stands on his head whichever way one turns him. [Hero] showed it how to shuffle. There was no more noise from the pram. It is not so long, at the back, with two.
/+2

+3
[with| [Friend] came to see why it was so quiet, and found out that the baby liked to have its feet fanned with the jacks. | It turned out that the baby liked to have its feet fanned with the four jacks.] When they did it with the aces it frowned. So it had taste.
/+3

@mirror “How did you do that?” asked [mirror].

@hero “I got behind it,” said [hero]. “Try it with your eggs. Do not wait for them, wait with them, because it must be dark in there.”

+2
[Mirror] thought about that, put the number back on its nail, and went home.
/+2

== last
-2
@adult “Only one more!” called [adult], when the postman had gone. Two were left, and just one of them had a number. It was soft from being held, but it was still a one.

[Hero] looked at the notice. It said nothing about people who had eaten theirs because they were hungry.
/-2

+2
The postman got his signature and Mrs Pell her tin. The light in the hall turned yellow.

@adult “One more!” called [adult]. “One more, and then I must see to the potatoes.”

Two were left, and only one of the two had a number. It was soft from being held, but it was still a one. [Hero] stood up with the cards, knee first. The chin in the pram began to shake. It was waiting as well as it could.

[Hero] looked at the notice. ^rule It was quite clear. It only said nothing about people who had eaten their number because they were hungry.
/+2

-2
^rule @hero “The baby can have mine,” said [hero]. The baby ate the one as well, and [hero] took down the notice.
/-2

+2
@hero “The baby can have mine,” said [hero], and held it out. The baby ate the one as well. Then [hero] took down the notice, which had done enough for one day, and put the cards back into their box. They were not going to be picked now.
/+2

== kitchen
+4
[Adult] held the baby with one hand and reached for the potatoes with the other. That was what the potatoes had been waiting for. They boiled over. The telephone rang. The tap, which had dripped politely all week, gave a cough and let go. And the baby, who had not been fed yet after all, came in on top of everything, like the trumpet.

[Adult] stood in the middle of it, and had two hands, and looked from the one to the other.

From the back of a queue one sees a good deal. [Hero] had always thought that it was the baby who pushed in. But everything pushed in, all day long, and had done it for years, the potatoes and the telephone, and the tap, and somebody with a card held out. There had never been more than two hands, and nobody had thought of giving out numbers.

@hero “The office is open,” said [hero]. The calendar was still on its nail. [Hero] tore off four.

The one went to the tap, because water does not wait for anybody. [with| [Friend] lay down under the sink and turned the big handle, and got wet to the elbows. | The big handle under the sink was stiff, and [hero] hung from it with both feet off the ground, until it turned.] The two went to the potatoes. [Adult] took off the lid, and that was all they had wanted. The three went to the telephone, which was asked to call again tomorrow, between ten and eleven.

@adult “And number four?” asked [adult], with white hair from the steam.

@hero “Is with me,” said [hero].

There was a bottle to be warmed, and a bottle takes as long as it takes. [Hero] sat down on the kitchen floor with the pram in front, and cut the cards. The baby picked the two of clubs, the nine of hearts, and the box. It lost a good deal of its temper somewhere in the diamonds. When the bottle came it looked at it, then it looked at the card in its hand, and one could see it think.

@adult “It is waiting,” whispered [adult]. “Look. It wants to finish its turn.”

That lasted for as long as it takes to say so. But the postman himself could not have done it better.

[more| [Others] were allowed in then, one after another, by number, and got a potato each.] They were rather broken, but there is a great deal of comfort in a broken potato, with butter.
/+4

== bed
+2
Behind the shed it had grown dark. [Mirror] sat close beside the nest and hummed, not in front of the eggs and not after them. By and by the [mirror.over] came down, softly, and it reached over all seven.
/+2

At night, when the house was quiet and the baby slept, somebody stood at [hero’s] door with a number on.

@adult “Is this the end of the queue?” asked [adult] softly. “I have been waiting since ten past four.”

+3
The number was a one. It was new, and cut out rather crooked, since it is not easy with the small scissors in the dark.
/+3

&last @hero “Next, please,” said [hero], and moved up in the warm bed. “Pick a card.”

+3
[Adult] sat down on the edge, on the side where the lamp was, and took a long time about it, as one should. Nobody called. Nothing boiled.
/+3

[Adult] picked one, and looked at it, and put it back on top. [Hero] cut the cards, and cut them again, and felt for the bitten corner. ^card Beside the seven of hearts lay the queen of clubs.

@adult “How did you do that?” whispered [adult].

@hero “I have an assistant,” said [hero].

+3
Through the wall one could hear the assistant breathe, small and slow. It was not waiting for anything.
/+3

!asleep ^pushed Then sleep pushed in, softly, without a number, and [hero] let it go first.
`,
}
