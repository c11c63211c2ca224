import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

/**
 * A toy that has stayed somewhere leaves a cold place in the bed, exactly its own size, and somebody has to keep it warm till it is back. Nobody promises
 * that it will be found; older ones have to say aloud what it looks like, and whose it is.
 */
const WHAT: readonly Kind[] = [
  ...(['toy', 'animal', 'bird', 'sea-animal', 'dinosaur', 'insect', 'fairy-being', 'monster', 'vehicle'] as const),
]

const ON = 'bus, school-bus, train, tram, plane, boat, ferry, ship, beach, slide, swing, trampoline, bench, sofa, bed'
const IN = 'car, taxi, garden, forest, shop, supermarket, cafe, restaurant, hotel, town, pushchair, pram, bath'
const STAYED = `[rides| yes: [Whom] was still on [what]. | [is:where| [W] was still [has| ${ON}: on | ${IN}: in | at] [where]. | [has| bus: [W] was still on the bus. | train: [W] was still on the train. | car: [W] was still in the car. | shop, supermarket: [W] was still in the shop. | park, playground: [W] was still in the park. | nursery: [W] was still at nursery. | school: [W] was still at school. | beach: [W] was still on the beach. | [W] was lost.]]]`
/** Who is asked about it. */
const ASKED =
  '[has| bus: the bus people | train: the station | school, nursery: everybody there | shop, supermarket, cafe, restaurant: the shop | everybody]'
/** Where a child is by day, while a toy waits. */
const BY_DAY = '[has:school| school | nursery]'

const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
const toy = (yes: string) => `[friend-is| toy: ${yes} |]`
const pet = (yes: string) => `[friend-is| pet: ${yes} |]`

export const lostToy: Telling = {
  id: 'lost-toy',
  shape: 'three-rooms',
  fits: { kind: 'life', subjects: ['lost-toy'], when: ['today', 'past', 'tomorrow', 'always'], what: WHAT },
  ages: [3, 9],
  tile: { label: 'A lost teddy', wish: 'he lost his teddy today and can’t sleep without it' },
  titles: ['The Sock That Kept a Place Warm', 'Keeping the Place Warm'],
  figures: {
    sock: { forms: { name: 'the sock', one: 'a sock' }, gender: 'it' },
    desk: { forms: { name: 'the lady', one: 'a lady' }, gender: 'she' },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {
        first: { forms: { name: 'the pirate', one: 'the wooden pirate' }, gender: 'he' },
        second: { forms: { name: 'the octopus', one: 'the rubber octopus' }, gender: 'she' },
      },
      words: { shelf: 'the toy ship' },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: {
        first: { forms: { name: 'the T. rex', one: 'the T. rex' }, gender: 'she' },
        second: { forms: { name: 'the long-neck', one: 'the long-neck' }, gender: 'he' },
      },
      words: { shelf: 'the dinosaur box' },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: {
        first: { forms: { name: 'the robot', one: 'the tin robot' }, gender: 'he' },
        second: { forms: { name: 'the alien', one: 'the green alien' }, gender: 'she' },
      },
      words: { shelf: 'the space shelf' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {
        first: { forms: { name: 'the knight', one: 'the knight' }, gender: 'he' },
        second: { forms: { name: 'the dragon', one: 'the little dragon' }, gender: 'she' },
      },
      words: { shelf: 'the toy castle' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {
        first: { forms: { name: 'the hedgehog', one: 'the hedgehog from the shelf' }, gender: 'he' },
        second: { forms: { name: 'the wooden duck', one: 'the wooden duck' }, gender: 'she' },
      },
      words: { shelf: 'the shelf' },
    },
    city: {
      themes: ['superheroes'],
      figures: {
        first: { forms: { name: 'Captain Cape', one: 'Captain Cape' }, gender: 'she' },
        second: { forms: { name: 'the police car', one: 'the police car' }, gender: 'it' },
      },
      words: { shelf: 'the shelf' },
    },
    home: {
      themes: [],
      figures: {
        first: { forms: { name: 'the digger', one: 'the digger' }, gender: 'it' },
        second: { forms: { name: 'the wooden duck', one: 'the wooden duck' }, gender: 'she' },
      },
      words: { shelf: 'the shelf' },
    },
  },
  keys: {
    rides: '[what-is| bus, train, tram, plane, taxi, ferry: [is:whom| yes | no] | no]',
    sort: '[what-is| named: other | soft-toy: [has| lt-bunny: bunny | rabbit: rabbit | dog: dog | cat: cat | elephant: elephant | lamb: lamb | penguin: penguin | monkey: monkey | fox: fox | lion: lion | giraffe: giraffe | unicorn: unicorn | other] | rabbit: [has:lt-bunny| bunny | other] | other]',
    found: '[has| lt-fetch: known | lt-rang: rang | lt-other: rang | [when| tomorrow: known | not]]',
  },
  words: {
    w: '[rides| yes: [whom] | [sort| bunny: the bunny | rabbit: the rabbit | dog: the dog | cat: the cat | elephant: the elephant | lamb: the lamb | penguin: the penguin | monkey: the monkey | fox: the fox | lion: the lion | giraffe: the giraffe | unicorn: the unicorn | [what]]]',
    kind: '[rides| yes: toy | [sort| bunny: bunny | rabbit: rabbit | dog: dog | cat: cat | elephant: elephant | lamb: lamb | penguin: penguin | monkey: monkey | fox: fox | lion: lion | giraffe: giraffe | unicorn: unicorn | [what.kind]]]',
    its: '[rides| yes: [whom] | [sort| bunny: [hero’s] bunny | rabbit: [hero’s] rabbit | dog: [hero’s] dog | cat: [hero’s] cat | elephant: [hero’s] elephant | lamb: [hero’s] lamb | penguin: [hero’s] penguin | monkey: [hero’s] monkey | fox: [hero’s] fox | lion: [hero’s] lion | giraffe: [hero’s] giraffe | unicorn: [hero’s] unicorn | [hero’s] [what.like]]]',
    whe: '[rides| yes: [whom.he] | [what.he]]',
    whim: '[rides| yes: [whom.him] | [what.him]]',
    byday: BY_DAY,
    mine: '[rides| yes: [whom] | [is:what| [sort| bunny: my bunny | rabbit: my rabbit | dog: my dog | cat: my cat | elephant: my elephant | lamb: my lamb | penguin: my penguin | monkey: my monkey | fox: my fox | lion: my lion | giraffe: my giraffe | unicorn: my unicorn | [what-is| named: [what] | my [what.kind]]] | [what]]]',
    yours:
      '[rides| yes: [whom] | [is:what| [sort| bunny: your bunny | rabbit: your rabbit | dog: your dog | cat: your cat | elephant: your elephant | lamb: your lamb | penguin: your penguin | monkey: your monkey | fox: your fox | lion: your lion | giraffe: your giraffe | unicorn: your unicorn | [what-is| named: [what] | your [what.kind]]] | [what]]]',
    asked: ASKED,
    soon: '[found| known: [has:lt-fetch| [rides| yes: [Whom.he] | [What.he]]’s coming soon | Tomorrow we’ll fetch [rides| yes: [whom.him] | [what.him]]] | rang: We’ll ask again tomorrow | [is:where| Tomorrow we’ll ring up and ask | Tomorrow we’ll go on looking]]',
  },
  things: {
    what: {
      kinds: WHAT,
      or: { forms: { name: 'Ted', one: 'a teddy', kind: 'teddy', many: 'teddies' }, gender: 'he' },
    },
    whom: { kinds: [], or: { forms: { name: 'somebody' }, gender: 'it' } },
    where: {
      kinds: ['place', 'building', 'vehicle'],
      or: { forms: { name: 'the park', one: 'the park' }, gender: 'it' },
    },
  },
  fact: '[Hero] once had a sock keep a place warm in bed.',
  next: 'On the chair lay a sock, which had once done something important.',
  young: `
== gone
Bedtime came, but [its] didn’t. ${STAYED}

+2
-3
They had looked under everything, behind everything, and once more under everything. ${friend('[Friend] had even looked in the fridge.')} ${pet('[Friend] the [friend.kind] had put [friend.his] nose into all the corners.')} They had asked [asked]. But nobody had seen [w] anywhere. Not one of them.
/-3
/+2

+3
They had looked under the bed, and there was a sock. They had looked behind the sofa, and there was half a biscuit. They had looked in the washing machine, and there was another sock. ${friend('[Friend] had even looked in the fridge.')} ${pet('[Friend] the [friend.kind] had put [friend.his] nose into all the corners.')} They had asked [asked]. But nobody had seen [w].
/+3


+2
[has:lt-other| There was only another one. @hero “It’s lost as well,” said [hero]. |]
/+2

@hero “I can’t sleep without [whim],” said [hero]. [feels| sad: ((It was so sad that it hurt in the tummy.)) | angry: ((It was a sad voice, and a cross one, too.)) |]

@adult “I know,” said [adult]. “[Soon].”

*place In the bed by [hero] there was a free place. It was as big as [w], and it was cold.

+4
@hero “And if [mine] comes home in the night?” asked [hero]. “[Whe] can’t reach the bell.”

So [adult] put the little green lamp right in the window, where one sees it from the street. And [hero] drew a picture for the window, too. It was [w], as big as life, so that everybody who came past should know who it was that belonged in here. It took both sides of the paper and nearly all of the brown.

@hero “Now [whe] can see it, too,” said [hero].

But the place was still cold.
/+4

@adult “Somebody could keep it warm,” said [adult]. “Only till [whe]’s back.”

== first
&first @first “Is this place free?” asked [first.one].

@hero “No,” said [hero]. “It’s for [mine]. But you can keep it warm.”

[world|
ship: So the pirate climbed in. But his wooden leg poked a hole in the sheet.
| valley: So the T. rex climbed in. But her teeth got stuck in the pillow.
| moon: So the robot climbed in. But he was cold himself, and he beeped.
| castle: So the knight climbed in. But he clanked each time that he breathed.
| forest: So the hedgehog climbed in. But he was much too prickly.
| city: So Captain Cape climbed in. But she lay with one arm up, and flew out at the bottom.
| So the digger climbed in. But it was hard, and it dug.] And out [first.he] went again.

&again @second “Is this place free?” asked [second.one].

[world|
ship: The octopus was soft. But she took up all the places at once.
| valley: The long-neck was quiet. But there was no room for his neck, and no end of it.
| moon: The alien was soft. But she had three cold feet, and she put them on [hero].
| castle: The dragon was warm. But she was so warm that the toast smell woke everybody up.
| forest: The wooden duck was smooth. But she lay on her beak, and tipped over.
| city: The police car was warm. But its blue light went round and round.
| The wooden duck was smooth. But she lay on her beak, and tipped over.]

+3
@second “I did my very best,” said [second].

@hero “It’s not your fault,” said [hero]. “You’re just not [mine].”

The ball tried, but it rolled out. The book tried, but it had corners. The pillow tried, but it was asleep before [hero] could tell it one thing. ${toy('[Friend] the [friend.kind] didn’t try. [Friend] already had a place, on the other side.')} [with2| @friend2 “Try mine,” said [friend2]. But that one had a place in another bed. |]
/+3

== sock
On the chair lay a sock. [with| [friend-is| toy, pet: | It was one of [friend’s], and quite a clean one.] |]

-2
@sock “What does [yours] do?” asked the sock.
/-2

+2
@sock “I’m only a sock,” said the sock. “I can’t do what [yours] does. What does [yours] do?”
/+2

@hero “[Mine] lies here, under this arm,” said [hero]. “And I say everything. And [whe] says nothing.”

@sock “I can do that,” said the sock, and said nothing at once.

-3
So the sock lay down under [hero’s] arm, heel first.
/-3

+3
@hero “That was very good,” said [hero]. “[Mine] says it just like that.”

@sock “And in the morning?” asked the sock.

@hero “In the morning [whe]’s on the floor,” said [hero].

@sock “I can be on the floor,” said the sock. “I’m on the floor nearly every morning.”

So the sock was allowed to try, only for tonight. It lay down under [hero’s] arm, with its heel in [hero’s] hand. It was soft, and it didn’t roll away, and it hadn’t got any corners.
/+3

So [hero] told it all, and the sock listened with its whole foot.

+4
[Hero] told it about the morning, which had begun with only one shoe. [He] told it what there had been for tea, and who hadn’t eaten it. [He] told it about the puddle. And then [he] told it how [w] had got lost, and that took the longest, because half-way through [hero] had to stop for a while.

The sock said nothing. It said it so well that one could nearly hear it. It said nothing about the puddle, and it said nothing about the stopping, and that was just what [hero] needed.

@hero “[Mine] has [has:lt-ear| a chewed ear | a soft bit on one side],” said [hero], “where I hold on.”

@sock “I’ve got a heel,” said the sock. “It’s rather thin. You can hold on to that.”

[Hero] felt it. It wasn’t the same, and they both knew that. But it was something to hold on to.
/+4

+2
Then they lay still for a while.
/+2

@sock “Is [whe] frightened now?” asked the sock.


-2
@hero “No,” said [hero]. “[Whe] waits for me every day.”
/-2

+2
@hero “No,” said [hero]. “When I’m at [byday], [mine] waits for me all day. Every day. And I always come back. Nobody’s as good at waiting as that.”
/+2

+3
@sock “And I’m very good at lying about,” said the sock. “Then we’re all doing what we’re good at.”
/+3

== bed
Then it was quiet((. The lamp was low)), and the blanket was soft.

+2
[world|
ship: The toy ship lay softly at anchor, and the moon shone in.
| valley: In the box the dinosaurs were breathing slowly, and the moon shone in.
| moon: The moon shone softly on the space shelf.
| castle: In the toy castle all the lights were out, but the moon shone in.
| forest: The moon shone in softly, on all the shelf.
| city: The moon shone softly on Captain Cape, who was asleep with one arm up.
| The moon shone in softly, on all the shelf.] Wherever [w] was, it shone there, too[has:lt-other| , and on the other one as well |].
/+2

+4
[more| [Others] were asleep already, warm and quiet. |] ${friend('In the other bed [friend] slept, with one cold foot out.', 'It was warm in bed.')} ${pet('[Friend] lay softly on the end of the bed.')} All the toys kept quite still, so that nothing in there should get cold again, not even for one short moment.
/+4

[Adult] came in on tiptoe((, to sit down on the bed)).

&last @adult “Is this place free?” whispered [adult].

@hero “No,” murmured [hero]. “It’s for [mine]. We’re just keeping it warm.”

!asleep Then [hero] slept, and the sock slept, and ^place the place was warm.
`,
  older: `
== gone
Bedtime came, but [its] didn’t. ${STAYED}

-2
[Hero] had said that it didn’t matter. [He] had said it twice, and quite loudly, because there were people about. But now it was dark, and nobody was about, and it mattered a good deal.
/-2

+2
@hero “It doesn’t matter,” [hero] had said, when [adult] noticed. [He] had said it twice, and rather loudly, because there were people about, and because some people of [his] age have given up that kind of thing. ${friend('Even [friend] had believed it.')} But that had been by daylight, with a long bright evening still to come. Now it was dark, and nobody was about, and it mattered.
/+2

[Adult] stood at the door, and saw that [hero] had left room in the bed for somebody who wasn’t there.

*place Beside [hero] was a place that was exactly as big as [w], and it was cold.

@adult “We could ring up,” said [adult]. “There’s somebody at the lost property office till nine.”

== ring
-2
So they rang up, and [adult] held out the telephone, because there are questions that only one person can answer.
/-2

+2
It was ten to nine. [Hero] came out on the stairs, in bare feet. [Adult] rang, and then [adult.he] held out the telephone, because there are questions that only one person can answer.
/+2

@desk “Lost property,” said a lady’s voice. “What is it?”

@hero “Only a [kind],” said [hero].

-2
@desk “I’ve got eleven toys on my list tonight,” said [desk], “and the store’s locked till morning. You’ll have to tell me more than that. What does it look like?”
/-2

+2
@desk “I’ve got eleven toys on my list tonight, all in one box,” said [desk], “and the store’s locked till morning. There are two bears, and one of them’s lost his trousers. There’s half a train. There’s something knitted, and I couldn’t tell you what. So you’ll have to say a bit more than that. What does it look like?”
/+2

-2
One could simply say that it was just an ordinary one, and that it didn’t matter at all. But then [w] would be one of eleven, and nobody would ever know which.
/-2

+2
[Hero] could feel [adult] listening. [with| [friend-is| toy, pet: | [Friend] had stopped brushing [friend.his] teeth.] |] It would have been easy to say that it was just an ordinary one, and that it really didn’t matter. Then nobody would have laughed. But then [w] would have been one of eleven, and nobody in the world would have known which.
/+2

@hero “There’s a thin place on one side,” said [hero], “where I hold on. There’s some jam on the back, from when I was ill. And one eye’s been sewn on with blue, because there wasn’t any black.”

@desk “Now we’re getting somewhere,” said [desk]. “And whose is it?”

[Hero’s] ears went hot.

*mine @hero “Mine,” [he] said. “I can’t sleep without [mine].”

+2
Nobody laughed. It was so quiet that you could hear the pencil at the other end.

@desk “You’d be surprised who’s said that to me,” said [desk]. “There was a fireman on Tuesday. Blue, did you say?”
/+2

+2
-3
@hero “Blue,” said [hero]. “It’s a bit like the sky.”
/-3
/+2

+3
@hero “The left one,” said [hero]. “If you look from the front.”

@desk “Name?” asked [desk].

@hero “[Hero].”

@desk “Not yours,” said [desk]. “If somebody’s been sitting in a box all evening, it’s nice to be called by the right name.”

So [hero] told her that, too, but in a whisper, with [his] hand round the telephone. And because it seemed only fair, [he] asked whether she had got one herself.

There was a long silence at the other end.

@desk “He sits on the radiator,” said [desk] then. “He’s called Mr Biggs, and he’s older than you are. I don’t usually tell people.”

@hero “I won’t tell anybody either,” said [hero]. [with2| @friend2 “Tell her about the time with the bath,” whispered [friend2]. And [hero] told her about the time with the bath. |]
/+3

@desk “I’ll be at that door the minute it opens,” said [desk]. “I can’t promise. But I know now who I’m looking for.”

== apply
+3
Afterwards nobody went back to bed at once. ${friend('@friend “I’ve still got mine, you know,” said [friend], and looked at the carpet. “It’s inside my pillowcase. I only didn’t say so because you’d said that it didn’t matter.”', '@adult “I had one, too,” said [adult], “and I said that it didn’t matter, too. I was nine. I’ve been wondering about it ever since.”')}

[Hero] thought about that. It’s odd how many people can keep the same secret from one another, and all of them in pyjamas.
/+3

+2
[Hero] got back into bed, on [his] own side of it. It’s a strange thing about a place that nobody is lying in. By day you wouldn’t have noticed it at all, and by night you could have found it with your eyes shut.
/+2

That was all that could be done tonight. But the place was still cold.

@adult “Somebody might keep it warm,” said [adult]. “Only till [yours] is back.”

-2
&first @first “Is this place free?” asked [first.one].

@hero “It’s for [mine],” said [hero]. “It’s only to be kept warm.”

So [first] tried it. [world|
ship: But his wooden leg poked a hole in the sheet.
| valley: But her teeth got stuck in the pillow.
| moon: But he beeped each time that he turned over.
| castle: But he clanked each time that he breathed in.
| forest: But he was prickly wherever one touched him.
| city: But she lay with one arm up, and flew out at the bottom.
| But it was hard all over, and it dug.] So [first] went back to [shelf]. And on the chair lay a sock.
/-2

+2
So [hero] asked who’d like to, and there were more than one would think.

&first @first “Is this place free?” asked [first.one].

@hero “No,” said [hero]. “It’s for [mine]. It’s only to be kept warm. Have you done that sort of thing before?”

[world|
ship: He had kept a lookout, he said, for years, and it couldn’t be so very different. But his wooden leg poked a hole in the sheet, and at every noise he sat up and saluted.
| valley: She had kept eggs warm, she said, by the dozen. But her teeth got stuck in the pillow, and they had to pull her out by the tail.
| moon: He had kept a rocket on course, he said, and this would be easier. But he was cold as a tap, and beeped each time that he turned over.
| castle: He had kept a drawbridge for a hundred years, he said. But he clanked each time that he breathed in, and once more when he breathed out.
| forest: He had kept himself warm all winter, he said, and had never had a complaint. But he was prickly wherever one touched him.
| city: She had kept a whole city safe, she said, and never slept. That was the trouble. She lay with one arm up, and in the middle of the second yawn she flew out at the bottom.
| It had kept a hole open, it said, for a week. But it was hard all over, and in its sleep it dug.]

After that came [second.one], who [world|
ship: was soft, but took up all the places there were.
| valley: was quiet, but had a neck that went on for ever.
| moon: was soft, but had three cold feet, and used all of them.
| castle: was warm, but so warm that it began to smell of toast.
| forest: was smooth, but lay on her beak, and tipped over.
| city: was warm, but its blue light went round and round.
| was smooth, but lay on her beak, and tipped over.] They had all done their best, and [hero] thanked them one by one and put them back where they belonged. It was only that none of them was [w]. [more| [Others] sent whatever they had, and none of it was any use, and it was kind all the same. |]

Then there was nobody left but a sock, on the chair.
/+2

@sock “I wasn’t going to apply,” said the sock. “I’m only one of two. What does [yours] do, exactly?”

@hero “[Mine] lies here, under this arm,” said [hero]. “And I say everything. And [mine] says nothing.”

@sock “I can say nothing,” said the sock, and said it, then and there, so well that you could nearly hear it.

-2
So [hero] laid it in the cold place, and told it everything((, even what [he] had said by daylight)).
/-2

+2
@sock “And in the morning?” it asked, after that.

@hero “In the morning [mine] is on the floor,” said [hero].

@sock “I’m on the floor every morning,” said the sock. “It seems that I’ve been practising for this all my life.”
/+2

+2
So [hero] laid the sock in the cold place, under one arm, and told it everything. [He] told it about the day, and then [he] told it what [he] had said in front of everybody. It’s hard to tell that sort of thing to the one that it’s about, and it’s easier to tell it to a sock.

@hero “I said that it didn’t matter,” said [hero].

The sock said nothing. It was exactly the right answer, and after a while [hero] could breathe out again, all the way.
/+2

+3
@hero “And if [w] heard?” asked [hero].

The sock took its time. @sock “I’ve been dropped behind the washing machine three times,” it said then. “What counts is whether somebody looks. Nobody’s ever rung up about me.”

@hero “I would,” said [hero].

@sock “You wouldn’t need to,” said the sock. “I’ve got a name tape. But thank you.”
/+3

+2
They lay still for a while.
/+2

@sock “Is [yours] frightened now, do you think?” asked the sock.

^mine @hero “No,” said [hero] slowly. “When I’m at school, [mine] waits for me all day, and every day I come back. Nobody’s as good at waiting as that.”

== bed
[Adult] turned the lamp down. It was quiet, and the blanket was soft and warm.

+2
[world|
ship: On the rug the toy ship lay at anchor, and nobody kept a lookout.
| valley: In their box the dinosaurs were breathing slowly, one after another.
| moon: The moon came round to the space shelf, and stood there softly.
| castle: In the toy castle the last light had gone out.
| forest: The moon came round to the shelf, and stood there softly.
| city: On the shelf lay Captain Cape, asleep at last, with one arm up.
| The moon came round to the shelf, and stood there softly.] It was the same moon as at the lost property, where somebody in a box had a blue eye open.
/+2

+3
${toy('On the other side lay [friend], who’d always had that place, and moved up a little.')} ${pet('[Friend] lay across the end of the bed, and sighed softly.')} ${friend('In the other bed [friend] was breathing slowly, with one bare foot, because it had been [friend.his] sock.')} The clock ticked softly and slowly.
/+3

Then [adult] came to sit down on the bed for a moment.

&last @adult “Is this place free?” whispered [adult].

@hero “No,” murmured [hero]. “It’s for [mine]. We’re only keeping it warm.”

!asleep And when [adult] put a hand there, very softly, [hero] was asleep, and the sock was asleep, and ^place the place was warm.
`,
}
