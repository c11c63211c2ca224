import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['royal', 'fairy-being', 'monster', 'job'] as const),
]
const PRESENT: readonly Kind[] = ['toy', 'clothes', 'food', 'plant', 'instrument']

export const visitor: Telling = {
  id: 'visitor',
  shape: 'visitor',
  fits: { kind: 'event', events: ['other', 'meets', 'funny', 'bored'], who: WHO },
  ages: [3, 12],
  titles: ['What’s It For?', 'A Visitor for a Day'],
  tile: { label: 'A funny visitor', wish: 'A dragon comes to our house for the day' },
  figures: {
    aunt: { forms: { name: 'Aunt Maud' }, gender: 'she' },
    postman: { forms: { name: 'the postman' }, gender: 'he' },
  },
  things: {
    who: {
      kinds: WHO,
      or: { forms: { name: 'the dragon', one: 'a dragon', kind: 'dragon', many: 'dragons' }, gender: 'it' },
    },
    what: {
      kinds: PRESENT,
      or: { forms: { name: 'the parcel', one: 'a parcel', kind: 'parcel', many: 'parcels' }, gender: 'it' },
    },
  },
  fact: '[Who.one] once came to [hero] for the day, and asked what everything was for.',
  next: 'There was a knock at the door, and whoever it was asked through the letterbox what a door was for.',
  young: `
== door
One day there was a knock at the door. It was [who.one]!

@who “Hello,” said [who]. “I’ve come for the day.”

*gift [Who.he] had brought [what.one].

@hero “What’s that for?” asked [hero].

@who “I’ll tell you tonight,” said [who].

+4
[more| [Others] came running down the stairs to look, and sat down on the bottom step.] [Adult] looked up from the porridge, and then looked at the clock, and then put one more bowl on the table.

@adult “And I thought that it would be a quiet day,” said [adult].
/+4

== things
[who-is| job, royal: [Who] had never been in a house like this one. | [Who] had never been in a house.] First [who.he] found a spoon.

&first @who “What’s it for?” asked [who].

@hero “For soup,” said [hero].

-2
@who “Oh,” said [who], and scratched [who.his] back with it.
/-2

+2
@who “Oh,” said [who], and scratched [who.his] back with it. [Hero] tried that too. It was just right.
/+2

Next came the umbrella.

@hero “It’s for rain,” said [hero].

@who “Oh,” said [who], who had sat down in it. It went round, and it was the best chair in the house.

+2
Then [who] found a thing with holes in it. [with| @friend “It’s for peas,” said [friend], who had come to look. | @adult “It’s for peas,” said [adult].]

@who “Oh,” said [who], who had it on for a hat. “Then where do the thoughts get out?”
/+2

+3
After that, [who] found the stairs.

@hero “They’re for going up,” said [hero].

@who “All the way?” asked [who], who had sat down on the second. “I thought you picked one to sit on.”

[with2| [Friend2] picked the fourth. | [Hero] picked the fourth.] It was just right.
/+3

+4
By dinner time everything in the house was something else. The tablecloth was a tent. The bath was full of cushions, and [adult] was lying in it with a book, and said that it was only for a minute. The clock had been put to bed, because [who] thought that it looked tired. The shoes stood in a row along the wall and were a train, and the sieve was the sun. The biggest pot was a drum, and then it was a boat, and then it was just somewhere to be alone for a bit.

@who “And what’s that for?” asked [who], and pointed at [hero’s] nose.

@hero “It’s for smelling,” said [hero].

@who “Is it?” said [who], and pressed it. “I was sure it was a bell.” So all the noses in the house were bells until four o’clock, and there was always somebody at the door, and nobody minded getting up to see who it was.

@adult “I’ve never been so comfortable,” said [adult], from the bath. “I can see why it isn’t for water.”
/+4

== dark
-2
Last came the big switch.
/-2

+2
In the evening [who] came to the big switch under the stairs.
/+2

@hero “It’s for the lights and the oven,” said [hero].

@who “Oh,” said [who], who had hung a pan on it.

-2
Click! Out went the lights and the oven, and [adult] couldn’t find the pan.
/-2

+2
Click! Out went the lights. Out went the oven.

@adult “Oh dear,” said [adult]. “Now I can’t cook, and I can’t find that pan.”

@hero “Now nothing’s for anything,” said [hero]. It was very dark, and a bit cold.
/+2

&again @who “What’s the dark for?” asked [who].

Nobody knew.

== turn:glows
@who “Perhaps it’s for me,” said [who], and began to shine, very softly, like a lamp with a hand in front of it. And there they all were again.

== turn:warms
@who “Perhaps it’s for sitting close together,” said [who]. [Who.he] was as warm as an oven, and there was room for everybody.

== turn:is-soft
@who “Perhaps it’s for leaning on somebody,” said [who]. [Who.he] was soft on all sides, and there was room for everybody.

== turn:sings
@who “Perhaps it’s for singing,” said [who], and sang. It’s much easier in the dark, when nobody can see who got it wrong.

== turn:hides
@who “Perhaps it’s for hide-and-seek,” said [who], and was gone. It took an hour to find [who.him], and [who.he] was right beside them.

== turn:any
@who “Perhaps it’s for hearing how the house breathes,” said [who]. So they sat down close together, and listened. It did.

== tent
-2
They had cold beans in a tent of sheets.
/-2

+2
-4
They made a tent of a sheet, and had cold beans in it, with everything but spoons.
/-4
/+2

+4
They had cold beans in the tent, out of the pot that had been a boat. They ate with everything but spoons, and nobody wiped a chin.
/+4

[with| [Friend] said that it was the best supper ever. | It was the best supper ever.]

Then [adult] bumped into the pan, and down it fell. Click! The lights came on again, and everybody said what a pity.

+3
@hero “And you?” asked [hero]. “What are you for?”

[Who] put down the last bean, and had to think. It took some time, and [who.he] had to go and sit down in the umbrella to do it. Nobody had ever asked [who.him] that before.

@who “I think I’m for coming to see you,” said [who].
/+3

== bed
-2
At bedtime [hero] was tucked up, soft and warm.
/-2

+2
-4
At bedtime [adult] tucked the warm blanket in. It was quiet and dark, and all the things were back in their places.
/-4
/+2

+4
At bedtime [adult] tucked the blanket in. It was quiet, and nearly all the things were back in their places.
/+4

+3
[with| [Friend] was asleep already, and breathing softly. | The umbrella hung on its hook, and turned softly.] The moon looked in at the window, and wasn’t for anything either. It only shone, because it liked to shine.
/+3

+4
[more| [Others] were asleep already, all along the wall.] Down in the bath, one cushion had been left behind. The clock was still in bed, and ticked under the blanket, slowly and softly, as if it were talking in its sleep. One shoe had got off the train at the fourth stair, and somebody had put a sock in it, to keep it warm until the train went on.
/+4

^gift @hero “You said tonight,” said [hero]. “What’s [what] for?”

@who “It’s for you,” said [who]. “For whatever you like.”

+2
@hero “Then it’s for tomorrow,” said [hero].
/+2

-2
&last @who Then [who] patted the pillow. “And what’s this for?”
/-2

+2
Then [who] came slowly a bit closer, quiet as the moon, and patted the soft pillow.

&last @who “And what’s this for?” asked [who].
/+2

But [hero] didn’t say. !asleep [Hero] was asleep, and so [who] could see for [who.himself].
`,
  older: `
== door
-2
On a Tuesday, between breakfast and the post, somebody knocked at the door, and it was [who.one]. [Who.he] had come for the day, [who.he] said, and [who.he] had never been in a house before.
/-2

+2
It was on a Tuesday, between breakfast and the post, that somebody knocked at the door, and it was [who.one]. [Who.he] had come for the day, [who.he] said, if that was convenient. [Who.he] had never been in a house before.
/+2

*gift [Who.he] had brought [what.one] along, and when [hero] asked what it was for, [who.he] said that it would keep till the evening.

&first @who “And what’s that for?” asked [who], in the kitchen.

@hero “That’s a spoon,” said [hero]. “It’s for soup.”

@who “Really?” said [who], who had been scratching [who.his] back with it, and doing it very well.

-2
It was like that all over the house. [Who] turned the umbrella over and sat in it, and it went round. [Who.he] put on the colander for a hat, with a great many small holes for the thoughts to get out by. It was the best morning for a long time, as though somebody had gone round the house and taken the lids off.
/-2

+2
It was like that all over the house. [Who] turned the umbrella over and sat in it, and it went round. [Who.he] put on the colander for a hat, with a great many small holes for the thoughts to get out by. [Who.he] put the clock to bed, because the poor thing had been standing up all night, with its hands in the air. And [who.he] couldn’t see why people ran up and down their stairs all day, and never stopped on the one that suited them. [with| [Friend], who had come to look, tried the sixth, and it suited [friend.him] so well that [friend.he] had to be fetched. | [Hero] tried the sixth. It was remarkable how much better one could think there.]

It was the best morning for a long time. Nothing in the house had changed, and yet it was as though somebody had gone round and taken the lids off. Even the rooms seemed to have more corners than before, and every one of them had something going on in it.
/+2

+4
[more| [Others] sat on the fourth, the fifth and the seventh, and it was like living on a shelf, and very sociable.] By eleven the bath was full of cushions, and [adult] was lying in it, with a book and no water, and had been going to get up for an hour.

@adult “I don’t know why we never did this,” said [adult], and turned a page.

At twelve the post came, and with it the postman.

@who “What’s he for?” asked [who], with interest.

It was the sort of question that makes one go red on behalf of somebody else. But the postman put down his bag, and thought about it.

@postman “It says letters on the bag,” said the postman. “But if you ask me, it’s mostly for saying good morning to people who wouldn’t get one otherwise. The letters are so that they open the door.” Then he asked if he might try the sixth stair, and tried it, and was late for all of Station Road, and he whistled, and was happier than he’d been since the spring.
/+4

== aunt
Then [adult] remembered that it was the day when Aunt Maud came to tea.

-2
Aunt Maud knew what everything was for, and she could see a wrong spoon through a closed door.
/-2

+2
Aunt Maud knew what everything was for. She carried a special fork for lemons, and another one, which looked just the same, and mustn’t be used for lemons. She could see a wrong spoon through a closed door, and it was said that she’d once sent back a wedding cake.
/+2

*labels [Hero] thought of the colander, and went hot and cold. And then [he] fetched a pen and wrote labels. SPOON, FOR SOUP. CHAIR, FOR SITTING ON, THIS WAY UP. [He] stuck one on everything that there was.

-2
@hero “It’s only till she’s gone,” said [hero].
/-2

+2
@hero “It’s only so that you know,” said [hero]. “It’s only till she’s gone.”

@who “Thank you,” said [who], and read them all, one after another. “I didn’t know that there was only one thing for each. It must be a great help to you.” And [who.he] took off the colander, and put it back where it said.
/+2

+3
[with| @friend “Have you written one for [who]?” asked [friend]. | @adult “Have you written one for [who]?” asked [adult].]

It was meant as a joke. But [hero] had tried to, and had come to the name, and hadn’t known what to put after it.
/+3

== tea
-2
At four o’clock there was Aunt Maud, in gloves, and [who] sat on a chair, the right way up, and held [who.his] biscuit as it said on the label. It went perfectly.
/-2

+2
At four o’clock there was Aunt Maud, in gloves. [Who] sat on a chair, the right way up. [Who.he] took one biscuit and held it as it said on the label. When anybody spoke to [who.him], [who.he] looked quickly round to see what the right answer was written on. It went perfectly. You could hear the clock, which had been got up again and looked as if it hadn’t slept at all.
/+2

It was the longest tea that [hero] had ever sat through.

-2
[He] had only wanted nothing to go wrong. Now nothing went wrong, and nothing went right, and nothing went.
/-2

+2
[He] had only wanted nothing to go wrong. And nothing did. Nothing went wrong, and nothing went right, and nothing went. Across the table sat somebody who had come through that door this morning like a window opening, and now [who.he] was a guest, for sitting on a chair.

@aunt “What a well-behaved visitor,” said Aunt Maud. And [who] looked at [hero], to see whether that was good. It was all that [hero] had wanted, word for word, and [he] would’ve given all the biscuits not to have heard it.
/+2

-3
Then Aunt Maud’s shoulders moved, very slightly, against the back of the chair, as if something itched.
/-3

+3
Then there came a pause, of the kind in which everybody looks at the jam. Aunt Maud’s shoulders moved, very slightly, against the back of the chair, first up and then down. If it had been anybody else, you’d have said that something itched.

[with2| [Friend2] saw it too, and kicked [hero] under the table, though quite gently. | [Hero] knew that movement. [He] made it every time [he] wore the green jumper.] It’s quite the worst kind of itch, the kind in company, right in the middle, where one’s own hands don’t go.
/+3

== choice
-2
[Hero] looked at the spoon, with its label on, and knew what would help. But Aunt Maud would write to all the other aunts about it, for ever. And there sat [who], reading the label on the sugar. So [hero] took the spoon, reached over [his] own shoulder, and scratched.
/-2

+2
[Hero] looked at the spoon, with its label on. [He] knew what would help. But there were seven aunts, and Aunt Maud would write to all of them, and it would be a story in the family for ever, read out at Christmas, with [hero] in the middle of it. And there sat [who], very straight, reading the label on the sugar.

Then [he] took the spoon, and reached back over [his] own shoulder, slowly, so that everybody could see, and scratched.
/+2

&again @hero “That’s what it’s for,” said [hero]. “As well.”

Nobody breathed at all. ^labels Aunt Maud put down her cup. She read the label, and she looked at the spoon for a long time.

-2
@aunt “Does it do between the shoulders?” she asked. And she took the spoon, and reached, and shut her eyes. “Sixty years I’ve had that itch,” said Aunt Maud.
/-2

+2
@aunt “Does it do between the shoulders?” she asked.

@who “That’s where it’s best,” said [who].

So Aunt Maud took off one glove, and picked up the spoon, and reached. A look came over her face that nobody in the family had ever seen, though they’d known it for sixty years.

@aunt “Oh,” said Aunt Maud. “Oh, my.”
/+2

== free
-2
By five o’clock there wasn’t one label left on anything, and Aunt Maud sat in the umbrella and went round, with her hat on the teapot.
/-2

+2
By five o’clock there wasn’t one label left on anything. Aunt Maud sat in the umbrella, and went round. She’d put her best hat on the teapot, to keep it warm, and said that for years she’d thought it looked like a tea cosy. And the special fork, she showed them, was for combing the fringe of the rug. Even [who] went quiet with respect.
/+2

== turn:glows
Somebody put out the lamp, and [who] was the lamp instead, softly, in the middle of the table.

== turn:warms
It had got cold, and [who] was the stove, and everybody moved a bit closer.

== turn:is-soft
[Who] was the sofa, and there was room for everybody.

== turn:sings
[Who] was the gramophone, and Aunt Maud knew the second voice to everything.

== turn:rolls
[Who] was the tea trolley, and went twice round the house.

== turn:any
[Who] was whatever anybody needed, now a shelf, now a footstool, and once, for a whole minute, the queen.

== leave
+3
@aunt “I don’t know what I’m for any more,” said Aunt Maud when she left, with the colander under one arm. “It’s delightful. I feel as if I’d been let out of a drawer.” She could be heard going down the street, trying out the colander on one railing after another. It got fainter, and once there was a clang, and that must have been the lid of the Robinsons’ dustbin.
/+3

+4
[Adult] washed up, and found that there were eleven things in the bowl that hadn’t been spoons that morning, among them a shoehorn and the handle of a door. [Hero] dried. It’s odd what one sees with a cloth in one’s hand. The lid of the sugar pot was a very small hat. The teapot had been pointing at something all these years, and nobody had ever gone to see what it was.

@hero “Were you very sad?” asked [hero]. “At tea?”

@who “No,” said [who]. “Only very tidy. I kept thinking of all the things that I wasn’t doing, and they were such nice ones.”

@hero “I didn’t write one for you,” said [hero]. “A label, I mean. I couldn’t think what to put.”

@who “That’s the kindest thing you could’ve put,” said [who], and dried the special fork, which Aunt Maud had left behind on purpose, and scratched [who.his] back with it, and said that it was easily the best of all of them.

They hung up the cloth. It was still warm from all the cups, and made a very good curtain for a mouse hole. [Adult] had gone back to the bath, with a teaspoon for a bookmark, and no longer meant to get up.
/+4

== bed
-2
At night the house was dark and quiet, and [hero] was in bed, soft and warm.
/-2

+2
At night the house was dark and quiet, and the spoons were back in their drawer, lying close together. [Hero] was in bed, warm and sleepy, and so far down that only the nose was showing. [Who] sat beside the pillow, softly, on nothing in particular.
/+2

+3
[with| [Friend] was asleep already, and breathing softly, with one hand in a sock, for no reason at all. | The umbrella hung on its hook, and moved very softly, a little to the left and a little to the right, though there was no wind.] The moon came up, slowly, and shone on all of it, and nobody had ever told it what it was for.
/+3

+4
[more| [Others] lay along the wall, each of them the way that suited them best.] Somewhere a clock ticked, slow and soft, under a blanket. They’d put it back to bed, and this time they had tucked it in.
/+4

^gift @hero “You said this evening,” murmured [hero]. “What’s [what] for?”

@who “For you,” said [who]. “I thought you’d think of something.”

@hero “I will,” said [hero]. “Tomorrow.”

Then [who] felt the pillow, and then the edge of the blanket, which was very soft.

&last @who “And what’s this for?” [who.he] whispered.

There was no answer. !asleep [Hero] was asleep, and so [who] could see for [who.himself].
`,
}
