import type { Telling } from '../../../../craft/telling.ts'

export const piratesX: Telling = {
  id: 'pirates-x',
  shape: 'misunderstanding',
  fits: { kind: 'theme', themes: ['pirates'], named: ['pirate'] },
  ages: [3, 12],
  titles: ['X Means Dig', 'Captain Growl’s Treasure Map'],
  figures: {
    captain: { forms: { name: 'Captain Growl' }, gender: 'he' },
    mother: { forms: { name: 'Mrs Growl' }, gender: 'she' },
    farmer: { forms: { name: 'the old man' }, gender: 'he' },
    bess: { forms: { name: 'Iron Bess' }, gender: 'she' },
    jack: { forms: { name: 'Jack Nails' }, gender: 'he' },
  },
  fact: '[Hero] found out that a pirate captain’s treasure map was really a letter from his mother.',
  next: 'There was a letter from Captain Growl, the pirate, and at the bottom of it was an X.',
  young: `
== map
[Hero] was the smallest pirate on the ship, and [adult] was the cook. *bun Every morning [adult] cut an X into [hero’s] bun, and that meant a kiss.

+3
It was a fine ship. It had one cannon, ten pirates and ten spades. [with| [Friend] was a pirate there too.]
/+3

+4
[more| So were [others], and they had spades as well.]
/+4

*map The biggest pirate was Captain Growl. He kept a treasure map safe under his hat, and on the map was an X.

+4
@hero “What does X mean?” asked [hero], who only knew about buns.

@captain “It’s the one letter that a pirate needs,” said Captain Growl.
/+4

&first @captain “X means DIG!” he roared.

== dig
-2
So they dug. They found a boot, and a cross crab, and then there were no more islands.
/-2

+2
So they sailed to an island, and they dug and dug. They found an old boot.

They sailed to the next island, and they dug and dug. [with| [Friend] dug on one side, and [hero] dug on the other.] They found one more boot, and it was another left one.

+3
Captain Growl put on both of the left boots. After that he could only walk in a circle.
/+3

&again @captain “X means DIG!” said Captain Growl.

So they dug on the third island too. They found a crab, who had been asleep, and was cross.
/+2

+4
On the fourth island, an old man sat beside his field. He looked at all the spades.

@farmer “Are you good at digging?” asked the old man.

@captain “We’re the best in the world!” said Captain Growl.

@farmer “My back is sore,” said the old man, “and my potatoes are still in the ground.”

So the pirates dug up the whole field. They found four hundred potatoes, and no treasure. But the old man was so pleased that he gave them a sackful, and all the pirates said thank you.
/+4

+2
Then there were no more islands.
/+2

Captain Growl sat down in the last hole, and a tear ran into his beard.

@captain “It’s a bad map,” he said. “Here, [hero]. Wrap your bun in it.”

== bun
^bun [Hero] laid the bun on the map. There was an X on the bun. [with| @friend “And there’s one on the map!” said [friend]. | And there was an X on the map!]

+2
They were just the same. Each had two little lines, and they crossed in the middle.
/+2

@hero “Who gave you this map?” asked [hero].

@captain “My mother,” said Captain Growl.

@hero “It’s not for digging,” said [hero]. &again “X means a KISS!”

+3
@captain “And what are all these little waves?” asked Captain Growl.

[Hero] looked at the little waves. They went along in rows, and some of them had dots on.

@hero “I think that’s writing,” said [hero], and ran to fetch [adult].
/+3

-3
It was a letter, and [adult] read it out.
/-3

+3
[Adult] came with flour on both hands, and read the whole map from top to bottom.
/+3

@adult “Dear Pudding! There is soup every evening. Come home. Your mother. X.”

-2
@captain “I’m Pudding,” said Captain Growl.
/-2

+2
@captain “I’m Pudding,” said Captain Growl, in a very small voice.
/+2

+3
Nobody laughed. One pirate gave him a clean hanky.
/+3

== sail
+4
@captain “I never wrote back,” said Captain Growl. “I can’t. I only know one letter.”

@hero “Which one?”

@captain “X,” said Captain Growl.

@hero “But that’s the right one!” said [hero].

So they found a pot of red paint, and a broom. [with2| [Friend2] held the pot. | Two pirates held the pot.] [Hero] sat up on the captain’s shoulders, and they painted an X on the biggest sail. It was as tall as a house, and it dripped on everybody.

Far away, on a green hill, somebody saw it coming. And she put the soup on.
/+4

== home
-2
So they sailed home to his mother. She was even smaller than [hero].
/-2

+2
So they sailed to his mother’s island. They didn’t need a map, because Captain Growl knew the way.

+3
On a green hill was a little house with a blue door. Captain Growl was scared to knock.

@captain “What if she’s cross?” he whispered. “What if it’s cold soup?”

So [hero] knocked, three times.
/+3

-3
Out of a little house came his mother, Mrs Growl. She was even smaller than [hero].
/-3
/+2

+3
Out came his mother, Mrs Growl. She was even smaller than [hero].
/+3

@mother “You’re late for soup, Pudding,” said Mrs Growl. “Where can I kiss you? You’re all beard!”

+3
There was beard on his chin, and beard on his cheeks, and beard right up to his eyes.
/+3

^map Captain Growl bent down, and [hero] lifted his hat. There, where the map had been, was a round, pink, shiny spot.

&again @hero “X means HERE,” said [hero].

-2
Mrs Growl kissed it.

@captain “Found it,” said Captain Growl.
/-2

+2
Mrs Growl stood on tiptoe and kissed it, right in the middle.

@captain “Found it,” said Captain Growl, and he smiled all through his beard.

-3
Then there was hot soup for everybody.
/-3
/+2

+3
-4
Then there was hot soup for everybody. There weren’t enough bowls, so the pirates had it in their hats.
/-4
/+3

+4
Then they carried in the sack, and the potatoes went into the soup. There weren’t enough bowls, so the pirates had it in their hats. Captain Growl had five hats of soup, and wiped his mouth each time, because his mother was looking.
/+4

== bed
-2
That night the ship rocked slowly. [Hero] lay warm in the hammock, and [adult] tucked the blanket in.
/-2

+2
That night the ship lay in the quiet bay, and the sea rocked it slowly. [Hero] lay in the hammock, warm and full of soup, and [adult] tucked the soft blanket in.
/+2

+3
The spades were asleep in a row. The moon shone on the sail. Up on the hill, the little house was dark, and somebody very big was snoring in a very small bed.
/+3

+4
[with| [Friend] lay in the next hammock, breathing slowly. | The next hammock creaked softly, and was still.] [more| [Others] lay close by, all in a row, and each of them was warm.]
/+4

&last @hero “X means here,” yawned [hero], and put one finger on [his] forehead.

In the dark [adult] found the spot, softly, without any digging.

!asleep Then [hero] was asleep.
`,
  older: `
== bun
On the pirate ship Soggy Biscuit, [hero] ate every bun upside down.

*bun That was because the cook was [adult], who cut an X into [hero’s] bun each morning, which meant a kiss. [Hero] couldn’t let twenty pirates see that, so [he] turned it over and began at the bottom.

+2
They were terrible pirates, too. Iron Bess could crack a coconut with one elbow, and Jack Nails had a tattoo of two crossed swords. [with| Even [friend] could spit a cherry stone over the mast. | Even the ship’s cat wore an eye patch, and nobody dared to ask why.] [Hero] was the newest, and meant to be just as terrible by Christmas.
/+2

*map Captain Growl, the most terrible pirate of them all, kept a treasure map under his hat, and on it was an X. Most pirates can read only one letter, and that’s the one.

&first @captain “X means DIG!” he roared at every island.

== dig
-2
By the summer they had dug up sixty-four islands, and found two left boots. Captain Growl let go of his spade.
/-2

+2
So they dug. [Hero] dug harder than anybody, because [he] longed to hear it just once, that small clunk when a spade hits the lid of a chest. But by the summer they had dug up sixty-four islands, and all they had found was two left boots and a crab, who had wanted to be left alone.
/+2

+4
On one of the islands, an old man was leaning on a gate. Behind him was a field.

@farmer “I see you’ve got spades,” said the old man. “Would you be any good at digging?”

@captain “We are the finest diggers on the seven seas,” growled Captain Growl.

@farmer “That’s a pity for you, then,” said the old man. “There’s nothing in there but potatoes. I’d do it myself, if it weren’t for my knees.”

Captain Growl winked at his crew, because that’s exactly what people say when they are sitting on a treasure. They dug up the whole field, from the gate to the sea. It really was nothing but potatoes, four thousand of them, and by the evening they lay in a neat heap. The old man was so delighted that he gave them six sacks, and shook everybody’s hand.

@captain “What sort of a pirate am I,” said Captain Growl, back on board, “if people thank me?”
/+4

+2
There was no sixty-fifth island. Captain Growl let go of his spade.
/+2

@captain “It’s no good,” he said, and pulled out the map. “Here, [hero]. Wrap your bun in it.”

== letter
-2
But the rows of little waves on the map weren’t waves at all. They were handwriting.
/-2

+2
Nobody but the captain had ever seen it. [Hero] spread it out on a stone, and it was covered with row upon row of little waves, which is only right for a map of the sea. But some of the waves had dots on top, and some had tails. They weren’t waves at all. They were handwriting.
/+2

@hero “It’s a letter!” cried [hero], and read it out in a squeaky voice, because it was so funny. “Dear Pudding! There is soup every evening, and I leave the lamp on. Come home whenever you like. Your loving mother. X.” And [he] crowed, “So the X was never for digging, it’s a KISS!”

-2
Twenty pirates howled with laughter.
/-2

+2
-3
Twenty pirates laughed until they had to hold on to their spades, and [hero] laughed as loudly as anybody.
/-3
/+2

+3
Twenty pirates laughed until they had to hold on to their spades. @bess “Pudding!” howled Iron Bess. @jack “A kissy-kiss for Pudding!” howled Jack Nails, and fell into a hole. And [hero] laughed too, because nobody had ever laughed like that at anything [he] had said.
/+3

Captain Growl didn’t laugh. Without the map, his hat slid down to his ears, and they were red.

&again @captain “X means dig,” he said quietly. He went off round the rocks with his spade, and they heard him digging, all by himself.

[Hero] stopped laughing. There was nothing funny in the letter. The funny part was the squeaky voice, and that was [hero’s].

+3
@jack “He’ll get over it,” said Jack Nails from the hole.

But round the rocks the spade went on and on, chuff, chuff, chuff, and it didn’t sound like somebody who was getting over it.
/+3

== choice
^bun And there was the bun. [Hero] could have eaten it upside down, and nobody would have known. Instead [he] got up on a stone, where everybody could see, and turned it the right way up.

-2
@hero “Here’s another one,” said [hero]. “It’s from [adult], and it’s a kiss. I get one every day.”

It was very quiet. [with| [Friend] climbed up too.] Then Iron Bess pulled down her sock, and inside, in pink wool, was an X.

@bess “My gran,” she said.

@jack “I always told you these were crossed swords,” said Jack Nails, and rolled up his sleeve. “Well, they aren’t.”

Everybody had one somewhere, and they all went round the rocks to show the captain.

@captain “What, all of you?” he asked.
/-2

+2
@hero “Here’s another one,” said [hero], and it came out much too small, so [he] said it again. “Here’s another X. It’s from [adult], and it’s a kiss. I get one every day, and I’ve always eaten it upside down so that you wouldn’t see.”

It was very quiet. That was the end of being terrible by Christmas, and [hero’s] face grew so hot that you could have baked the bun all over again. [with| [Friend] climbed up as well, although there was hardly room for two. | A seagull looked at the bun as well, and even the seagull said nothing.]

Then Iron Bess sat down and pulled off one boot. She turned down her sock, and on the inside, in pink wool, was an X.

@bess “My gran knitted it,” she said, and looked round to see if anybody minded.

@jack “I’ve always told you these were crossed swords,” said Jack Nails, and rolled up his sleeve. “Well, they aren’t.”
/+2

+2
After that it went quickly. One pirate had it on a hanky, and one had it inside his hat, and a very old one had it on a scrap of paper, so worn that you could only see it if you already knew. [with2| [Friend2] had one too, and wouldn’t say from whom.]

So they all went round the rocks, and stood along the edge of the hole, and held them out. Captain Growl looked along the whole row, from the sock to the bun.

@captain “What, all of you?” he asked.
/+2

@hero “All of us,” said [hero]. “And I’m sorry about the voice. It was your letter.”

+3
[Hero] held the letter down into the hole, and Captain Growl wiped his hand on his trousers before he took it.
/+3

@captain “How long,” asked the captain, “does soup keep?”

== sail
+4
They sailed that same evening. But in the night there was a light under the captain’s door, and in the end [hero] knocked. Captain Growl sat there with the letter in front of him.

@captain “I only know the last bit,” he said. “The X. Would you read me the rest again? Not so loud.”

[Hero] thought about it. @hero “I’ve read it once too often already,” [he] said. “It’s your turn.”

So they began with the D, which is a fat sail on a straight mast, and went on from there. It took them two nights and most of a candle. A captain who could find his way by the stars got lost three times between one word and the next. But on the second night, a little before it grew light, he went right through it all by himself, as slowly as a man on a rope. When he came to the bit about the lamp, he got up and looked out of the window for some time, at nothing but water.
/+4

+3
In the morning Captain Growl was marching up and down the deck.

@captain “Thirty years,” he said, “and I never wrote back! And the only letter I can write is X.”

@hero “I think that’s the one she’d like,” said [hero].

So they took down the biggest sail and spread it over the deck. Iron Bess boiled up a barrel of beetroot, and the captain dipped in a broom. He painted it himself, with his tongue between his teeth. [more| [Others] held the corners down, and had to be washed afterwards. | Four pirates held the corners down, and had to be washed afterwards.] It was crooked, and as high as a house. When they pulled it up, the wind leaned into it, and the whole enormous X swelled out ahead of them.

On a hill, a long way off, an old lady put on her glasses, and read it. Then she put the soup on.
/+3

== home
-2
The captain knew the way home, and the lamp really was on. In the door stood old Mrs Growl, who came up to his belt.
/-2

+2
They needed no map for the way home. Captain Growl had always known it. It was just that he had promised his mother a treasure, and he hadn’t liked to come without. On a hill stood a little house with a blue door, and the lamp really was on.
/+2

+3
Captain Growl went up the path in front of them all, and stood still before the door. He took his hat off and put it on again.

@captain “I’ve been in eleven battles,” he whispered to [hero]. “You knock.”

[Hero] knocked.
/+3

+2
The door opened. There stood old Mrs Growl with a ladle, and she came up to his belt.
/+2

@mother “You’re late, Pudding,” she said, and not one pirate laughed. “Where can I kiss you? There’s nothing here but beard!”

+3
She looked on the left, and she looked on the right. It was beard up to the eyes, and then at once it was eyebrows.
/+3

^map So [hero] lifted the captain’s hat. There, where the map had lain for thirty years, was a round pink spot.

-2
&again @hero “X means here,” said [hero], and Mrs Growl fetched a chair to kiss it.
/-2

+2
&again @hero “X means here,” said [hero].

Mrs Growl fetched a chair, climbed up and kissed it. It wasn’t a clunk. It was a much smaller sound, but all down the path the pirates took off their hats, as one does when a treasure comes up.

-3
Then there was soup.
/-3
/+2

+3
-4
Then they all sat down to soup, twenty pirates and a cook, with their elbows in, and passed the salt.
/-4
/+3

+4
The soup was enough for one, or for two at a pinch. So [hero] fetched the potatoes from the ship, and everybody peeled. It made a soup for twenty pirates and a cook, and they sat down to it with their elbows in, and passed the salt. Iron Bess was asked about her wool. And when Mrs Growl thanked them all for coming, the captain didn’t seem to mind what sort of a pirate that made him.
/+4

== bed
-2
That night [hero] lay in the hammock, warm and full of soup.
/-2

+2
That night the Soggy Biscuit lay still in the dark bay, with the spades in a row. [Hero] lay in the hammock, warm and full of soup, and the sea rocked it slowly, no more than a breath to each side. Up on the hill, the lamp in the window was turned down low, because Pudding was home.
/+2

+3
[with| [Friend] was asleep in the next hammock, with one arm hanging down. | In the next hammock Iron Bess was asleep, with one pink sock hanging down.] All round in the dark they lay and breathed, and it was the softest sound that so many pirates had ever made.
/+3

+4
The moon came in slowly through the porthole, and moved over the blankets, one after the other, as if it were counting them. [more| It counted [others] too, and found them all there, warm and still.] It came to twenty, and then it was quiet on the sea, and there was nothing more to count.
/+4

+2
[Adult] came by softly with a candle, and tucked the blanket in.
/+2

@adult “Bess wants an X on her bun tomorrow,” whispered [adult]. “So do the rest, and the captain wants two. Shall I still do yours?”

@hero “Mine first,” murmured [hero], and turned over slowly, the right way up, so that there was room on top.

&last @adult “X marks the spot,” whispered [adult], and kissed it.

!asleep And there, right under it, [hero] was asleep.
`,
}
