import type { Telling } from '../../../../craft/telling.ts'

/**
 * What is missed by one alone is too much for one night. So the child asks round the house who else misses it, and those who do take turns. Nobody
 * promises that it comes back.
 */
const FATES = ['flew', 'water', 'drain', 'given', 'swapped', 'friend', 'pair'] as const
type Fate = (typeof FATES)[number]
/** By what became of it; the rest: nobody knows where it is. */
const fate = (ways: Partial<Record<Fate, string>>, rest: string) =>
  `[fate| ${FATES.filter((one) => ways[one] !== undefined)
    .map((one) => `${one}: ${ways[one]} | `)
    .join('')}${rest}]`

/** Whose it was, where it was somebody else's. */
const NEAR = ['brother', 'sister', 'cousin'] as const
const owner = (of: (who: string, said: string) => string) =>
  `[has| ${NEAR.map((one) => `${one}: ${of(`[his] ${one}`, one)} | `).join('')}${of('[adult]', 'adult')}]`

const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
const toy = (yes: string) => `[friend-is| toy: ${yes} |]`
const pet = (yes: string) => `[friend-is| pet: ${yes} |]`

const THING =
  '[whose| owner: [ownerthing] | old: [has:lt-dede| Dede’s [what.like] | the old [what.like]] | [hero’s] [what.like]]'
const THING_UP =
  '[whose| owner: [Ownerthing] | old: [has:lt-dede| Dede’s [what.like] | The old [what.like]] | [Hero’s] [what.like]]'
const OVER =
  '[has| cliff: over the cliffs | roof: over the roof | tree: over the trees | hill: over the hill | market: over the fair | into the sky]'
const INTO =
  '[has| bridge: off the bridge, into the water | river: into the river | sea: into the sea | canal: into the canal | lake: into the lake | pond: into the pond | stream: into the stream | into the water]'
const PLACE =
  '[has| school: at school | nursery: at nursery | soft-play-centre, lt-soft-play: at soft play | playground: in the playground | park: in the park | beach: on the beach | bus: on the bus | train: on the train | tram: on the tram | car: in the car | shop: in the shop | supermarket: in the supermarket | forest: in the wood | garden: in the garden | swimming-pool: at the pool | hotel: at the hotel | airport: at the airport |]'

const OPENING = fate(
  {
    flew: `Away went ${THING}! The wind took [w] ${OVER}[has:lt-waved| , and [hero] waved]. It got smaller and smaller, and then there was only sky.`,
    water: `Splash! ${THING_UP} fell ${INTO}.[has| lt-old-garden:  ((It had come from the old garden.)) | lt-old-house:  ((It had come from the old house.)) |] [sinks| yes: It went down and down | The water took [w] along, further and further], and then there was only water.`,
    drain: `Plink! Down went ${THING}, round and round, and into the dark [has| toilet: toilet | sewer: drain | plughole]. And then there was only the hole.`,
    given: `${THING_UP} had been given away[has:lt-mistake| , and it was a mistake]. [has:charity-shop| The charity shop had [w] now. | Somebody else had [w] now.] And now [hero] wanted [w] back.`,
    friend: `[has:win| [Hero] had won, and [he] had given [w] to a friend. | [Hero] had given [w] to a friend.] By bedtime [he] wanted [what.him] back.`,
    swapped: `[Hero] had swapped [w]. It had been a good swap in the morning. By bedtime it wasn’t.`,
    pair: `[Hero] came home[has| school: from school | nursery: from nursery |] with one [has:lt-new| new |] [what.kind]. ((There had been two in the morning.)) [has:lt-again| And it wasn’t the first time. | And nobody could explain it[has:teacher| , not even the teacher |].]`,
  },
  `${THING_UP} had got lost somewhere${PLACE.replace('[has|', ' [has|')}, and nobody in the world could find [what.him][has:lt-again| . And it wasn’t the first time |]. [has:lt-looking| ((They were still looking.)) | [has:lt-gone| It wasn’t coming back. |]]`,
)

/** Who has a gap where it was. */
const KEEPER = fate(
  {
    pair: '@keeper “I do,” said the other [what.kind], by the door. “I’m a left one. I can’t go anywhere without the right one.”',
    swapped: '@keeper “I do,” said the shelf. “I’ve got a gap now, and it’s just as big.”',
  },
  '@keeper “I do,” said the shelf. “[whose| owner: I looked after [what.him] at night. Now I look after nothing. | I’ve got a gap now, and it’s just as big.]”',
)
const KEEPS = fate({ pair: 'the other [what.kind]' }, 'the shelf')

const STEPS = fate(
  {
    drain:
      '@door “I do,” gurgled the [has| toilet: toilet | sewer: drain | plughole]. “I’m sorry. I swallow everything, and I don’t look first.”',
    given: '@door “I do,” said the front door. “I saw [w] go out. I thought it was only for a walk.”',
    friend: '@door “I do,” said the front door. “I saw [w] go out. I thought it was only for a walk.”',
    flew: '@door “I do,” said the front door. “I saw you go out together, and I saw only one come back.”',
  },
  '@door “I do,” said the front door. “[whose| owner: I count what goes out, and I count what comes back. I’m one short. | I saw you go out together, and I saw only one come back.]”',
)
const STEP = fate({ drain: 'the [has| toilet: toilet | sewer: drain | plughole]' }, 'the front door')

export const lostMissed: Telling = {
  id: 'lost-missed',
  shape: 'three-rooms',
  fits: {
    ...{ kind: 'life', subjects: ['lost-toy'], when: ['today', 'past', 'tomorrow', 'always'] },
    says: [
      ...[
        'lt-thing',
        'lt-given',
        'lt-swapped',
        'lt-flew',
        'lt-water',
        'lt-drain',
        'lt-pair',
        'lt-owner',
        'lt-to-friend',
      ],
      ...['lt-heirloom', 'lt-gone'],
    ],
  },
  ages: [3, 9],
  titles: ['Taking Turns to Miss [what]', 'Who Misses [what]?'],
  figures: {
    keeper: { forms: { name: 'the shelf', one: 'a shelf' }, gender: 'it' },
    door: { forms: { name: 'the front door', one: 'a door' }, gender: 'it' },
    snail: { forms: { name: 'the snail', one: 'a snail' }, gender: 'it' },
    brother: { forms: { name: 'the brother', one: 'a brother' }, gender: 'he' },
    sister: { forms: { name: 'the sister', one: 'a sister' }, gender: 'she' },
    cousin: { forms: { name: 'the cousin', one: 'a cousin' }, gender: 'it' },
  },
  keys: {
    fate: '[has| lt-pair: pair | lt-to-friend: friend | lt-given: given | lt-swapped: swapped | lt-drain: drain | lt-water: water | lt-flew: flew | lost]',
    whose: '[has| lt-heirloom: old | lt-owner: owner | own]',
    sinks: '[what-is| stone, pebble, coin, ring, key, marble, medal, phone, watch: yes | no]',
    back: '[has:lt-found| yes | no]',
  },
  words: {
    w: '[is:what| [what] | [has| medal: the medal | trophy: the trophy | rosette: the rosette | certificate: the certificate | badge: the badge | it]]',
    ownerthing: owner((who) => `${who}’s [what.like]`),
    keeps: KEEPS,
    step: STEP,
  },
  things: {
    what: {
      kinds: [
        ...([
          'toy',
          'animal',
          'bird',
          'sea-animal',
          'dinosaur',
          'insect',
          'fairy-being',
          'monster',
          'vehicle',
        ] as const),
        ...(['clothes', 'household', 'food', 'plant', 'royal', 'instrument', 'school', 'machine', 'body'] as const),
        ...(['sport', 'weather', 'sky'] as const),
      ],
      or: { forms: { name: 'it', one: 'something', kind: 'treasure', many: 'treasures' }, gender: 'it' },
    },
  },
  fact: '[Hero] once asked the whole house to take turns at missing something.',
  next: 'The shelf in the hall said that it was its turn tonight.',
  young: `
== gone
${OPENING}

-2
@hero “I miss [w],” said [hero], “and I’m the only one.(( It’s too much for me.))”
/-2

+2
At supper [hero] couldn’t eat. At bath time [he] couldn’t splash. [feels:sad| ((And [he] had cried until both sleeves were wet.)) |] @hero “I miss [w],” said [hero], “and I’m the only one. It’s too much for me.”
/+2

[whose| owner: But nobody had been asked. | @adult “Perhaps you aren’t the only one,” said [adult]. “Go and ask.”]

So [hero] took some paper${toy(', and [Friend] the [friend.kind],')} and went round the house.

== house
&first @hero “Who misses [w]?” asked [hero].

${KEEPER}

So [hero] drew [keeps] on the paper.

+3
${friend('@friend “I do,” said [friend]. “I was going to have a turn with it tomorrow.” So [hero] drew [friend], with a sad mouth.', '@hero “And you?” [hero] asked the pillow. But the pillow was quite wet already, and didn’t need to say.')} ${pet('[Friend] the [friend.kind] put a nose on the paper, and that was as good as a yes.')}
/+3

&again @hero “Who else misses [what.him]?”

${STEPS}

So [hero] drew [step] as well.

== snail
On the step sat a small snail. &again @hero “Do you miss [what.him], too?”

@snail “No,” said the snail. “I never met [what.him].”

+2
[has:lt-upstream| @hero “Can it walk upstream, if nobody rushes it?” asked [hero]. @snail “I do everything like that,” said the snail. |]
/+2

-2
So [hero] sat down and said what it was like.
/-2

+2
So [hero] sat down on the step and let the snail have all of it. How [w] felt in the hand, and what it was best for, and where they had been. The snail put out both its eyes, to listen better.
/+2

+4
@snail “Was it as good as a lettuce?” asked the snail.

@hero “Better,” said [hero].

@snail “As good as two?”

@hero “You could have had a whole garden of lettuces,” said [hero], “and I’d still have kept [w].”

The snail had to go into its house and think about that. It was a long time in there, and one heard it counting. [more| [Others] came out too, and sat down on the step. |] [with2| @friend2 “Tell it about the very first day,” said [friend2]. | Then [hero] remembered the very first day.] So the snail heard about the first day, from breakfast on, with the weather and the biscuits. And right at the end [hero] laughed once, and was surprised, because that hadn’t happened all evening.
/+4

@snail “Now I miss it, too,” said the snail.

So [hero] drew the snail((, and it was the best of them all)).

== last
[whose| owner: There was one more to ask, and that was the hardest. | Now there was [adult].] [whose| owner: ${owner((who) => `It was ${who}.`)} [has:lt-secret| ((So far nobody had told ${owner((who) => who)} anything.)) |] |]

&again @hero “Who misses [w]?” asked [hero]. [whose| owner: “I was the one who let go.” |]

[whose|
owner: ${owner((who, said) => `@${said} “I do,” said ${who}. “[has:lt-not-cross| I’m not cross. I’m only glad | I’m glad] that I’m not the only one.”`)}
| old: @adult “I do,” said [adult]. “[has:lt-dede| Dede had [w] before you did. | Somebody had [w] before you did.] We’ll keep all the stories of it. Nobody can lose those.”
| @adult “I do,” said [adult]. “I miss how you looked when you had [what.him].”]

+2
[Hero] drew one more face, and then one for [himself]. The paper was nearly full.
/+2

@hero “Then nobody has to miss it all the time, and we can take turns,” said [hero].

+3
So they shared out the missing. [Hero] took the morning, before breakfast, when it’s quiet. [Adult] took the time after lunch, with all the washing up. ${friend('[Friend] took the way to the park.', '')} The snail took Wednesdays, because it was slow.

@snail “I can do a long one,” said the snail. “But I can’t do a fast one, and I have to sit down for it.”
/+3

+4
Then it was tried out, once, to see whether it worked. The snail missed it as hard as it could, with both eyes shut. And as long as the snail did it, [hero] had time for a piece of toast, and after that for another, because there had been no proper supper.

@adult “Can I have a go?” asked [adult]. So [adult] missed [w] for a while, standing at the window with a tea towel. It looked easy. But afterwards [adult] had to blow [adult.his] nose.

@hero “You have to stop when it gets too much,” said [hero]. “Then you say ‘next’, and somebody takes it off you.”

@adult “Next,” said [adult].

And [keeps] took it, and didn’t drop it, and nobody had to carry it all the way.

@snail “Was that right?” asked the snail.

@hero “That was just right,” said [hero]. “You can have Thursdays as well, if you like.”
/+4

== bed
[back| yes: And then [w] came back after all[has:lt-bent| , only a bit bent |]! @hero “It’s had a hard day,” said [hero]. [Hero] showed it the paper with all the faces, and put it down softly[has:lt-bent| , with its bend on top |]. | Then it was bedtime, and the paper lay under the pillow.]

+2
It was still, and the moon looked in, big and soft. [back| yes: | ${fate({ friend: '[W] was at a friend’s tonight, and the moon was there as well.', given: '[W] was with somebody else tonight, but the moon was there as well.', swapped: '[W] was with somebody else tonight, but the moon was there as well.', water: '[sinks| yes: [W] lay at the bottom, in the dark, but the moon was there as well. | Nobody knew where [w] was tonight, but the moon was there as well.]' }, 'Nobody knew where [w] was tonight, but the moon was there as well.')}]
/+2

@hero “Who has the night?” whispered [hero].

-2
@adult “[Keeps] has,” whispered [adult]. “It needn’t sleep.”
/-2

+2
@adult “[Keeps] has,” whispered [adult]. “It’s wide awake, out there in the hall, and it doesn’t have to sleep. It’ll do it till morning.”
/+2

+3
They listened to the dark. It was very still in the hall, just as it is when somebody is doing something with great care.
/+3

+4
${friend('Across the room [friend] breathed slowly.', 'It was warm under the covers, right down to the toes.')} On the step the snail had gone into its house, and pulled in first the one eye and then the other. It was Tuesday, and so it had the whole night off.
/+4

&last @adult “And who misses [w]?” asked [adult], very softly.

@hero “I do,” murmured [hero]. “But not all by myself.”

!asleep Then [hero] slept, and ${fate({ pair: 'out by the door' }, 'out in the hall')} [keeps] took its turn.
`,
  older: `
== gone
${OPENING}

[Hero] said at supper that it was nothing, really. [He] said it twice, and left the potatoes, and went up early, without being sent. *alone It’s a strange thing, to miss something: it takes up more room than the thing itself ever did, and one carries it about all alone.

+2
[has:lt-secret| Nobody had been told[has:dog| , apart from the dog |]. | [Adult] didn’t say that it was only [what.one]. [Adult] had once lost a penknife in a hayfield, and still looked down whenever they drove past.]
/+2

-2
@hero “[whose| owner: It’s lost because of me,” said [hero] to the ceiling, “and nobody else can mind it as much as I do. | I miss [w],” said [hero] to the ceiling, “and I’m the only one who does.]”
/-2

+2
[Hero] lay on the bed in all [his] clothes, and didn’t read, and didn’t look out of the window, where it was still light and somebody was kicking a ball about. [has:lt-fault| It had been in [his] own hand, that was the worst of it. | It might have been done differently, that was the worst of it.] One could go over it as often as one liked, and every time it ended in the same way.

@hero “[whose| owner: It’s lost because of me,” said [hero] to the ceiling, “and nobody else can mind it as much as I do. | I miss [w],” said [hero] to the ceiling, “and I’m the only one who does.]”
/+2

@adult “Is that a fact,” said [adult] at the door, “or a guess?”

[Hero] thought about it. It had felt like a fact. But nobody had been asked, not one of them, and [hero] liked facts to be checked. So [he] found a pencil and a ruler, and ruled a sheet of paper into two columns. Over the first [he] wrote WHO, and over the second [he] wrote WHY.

== list
-2
[Hero] began with [keeps], because [keeps] was nearest.
/-2

+2
A proper survey begins at home, and works outwards. So [hero] began with [keeps], ${friend('with [friend] to hold the rubber.', 'and felt a bit silly about it, and asked all the same. One gets used to that quite quickly, as it turned out.')}
/+2

&first @hero “Who misses [w]?” asked [hero].

${KEEPER}

+2
@hero “Is that the only reason?” asked [hero], with the pencil ready.

@keeper “Isn’t it a good one?” asked ${fate({ pair: 'the other [what.kind]' }, 'the shelf')}. “You try being half empty. Everybody who comes past looks at the place, and then looks away, and says nothing.”
/+2

That went into the first line, in good clear writing, with a full stop. Then [hero] went on to the next one.

&again @hero “Who misses [w]?”

${STEPS}

+3
The kettle abstained. The clock said that it had no time. But the bath did, a little, because of all that had been talked over in it, and the stairs did, for they’d been run up so often with good news. ${friend('@friend “Put me down as well,” said [friend]. “I never said so, but I was always a bit jealous of it.”', 'Even the old coat on the hook turned out to have something in its pocket: a bit of string, and a crumb from that very same day.')} [Hero] wrote it all down, and where there wasn’t room for the reason [he] put a star.

It was turning into quite a long list, for something that nobody missed.
/+3

== snail
On the step sat a snail, enjoying the wet.

&again @hero “Do you miss [w]?” asked [hero].

@snail “How could I?” said the snail. “We were never introduced.”

-2
So [hero] sat down on the cold step and introduced them. It took some time. When it was done, the snail was quiet for a good while.
/-2

+2
[Hero] could have written down a no, and gone back in, where it was warm. A survey has to have a few of those. But it seemed unfair to both of them. So [he] sat down on the cold step, and introduced the two, and did it thoroughly. [He] told the snail what had been so good, and how it had all begun. [He] even told it the secret thing that only [he] knew, and that had never been told to anybody, because nobody had asked.

The snail asked sensible questions. It wanted to know [whose| owner: what it had been for, and whether it minded rain, and whether a snail could have used one. | how it had stood up to rain, and whether it had been the quick sort or the slow sort, and who’d had it first.] By the end it had both eyes out as far as they’d go.
/+2

+3
@snail “I lost something once,” said the snail, when it was done. “It was a lettuce leaf, and it was round the edges just as I like it. I left it for the night, behind a flower pot, and in the morning there was only the pot.”

@hero “What did you do?” asked [hero].

@snail “I went round the pot,” said the snail. “I went round it for most of a week. I thought that, if I went round it once more, it would come out differently.”

[Hero] knew all about that. [He] had been round that pot since lunch. [with2| @friend2 “And did it?” asked [friend2]. |]

@snail “It never did,” said the snail. “But then a beetle asked me what I was doing, and I told him about the leaf. After that it was the beetle who went round, and I could have my breakfast.”

[more| [Others] had come out by now, and stood about on the path, and nobody laughed. | Somewhere in the wet hedge a drop fell, and then one more.] [Hero] looked at the list. [He] had thought that it was only for counting.
/+3

@snail “That’s a pity,” said the snail at last. “Now I miss it, too. I hadn’t got anything to miss this morning.”

@hero “Sorry,” said [hero].

@snail “Not at all,” said the snail. “It’s a very good one.”

== last
[whose|
owner: That left one line at the bottom. It was ${owner((who) => who)}, and [hero] had been leaving it till last on purpose. It’s easy enough to ask a shelf. It’s much harder to ask the one who can say: you should have taken more care.
| That left one line at the bottom, and it was [adult]. [Hero] had been leaving it till last on purpose, because grown-ups are able to say that one can always get another one.]

+2
[Hero] sharpened the pencil, which was sharp already. Then [he] went up to the door, and down the stairs again, and up. On the third time [he] noticed that this was just another way of going round and round, and knocked.
/+2

&again @hero “Who misses [w]?” asked [hero], with [his] eyes on the paper. [whose| owner: “I was the one who let go. I’m sorry.” |]

[whose|
owner: ${owner((who, said) => `@${said} “I do,” said ${who}. “[has:lt-not-cross| I’m not cross, you know. | I wondered when you’d ask me.] I thought that I’d have to do it all by myself.”`)}
| old: @adult “I do,” said [adult]. “[has:lt-dede| It was Dede’s before it was yours. | It was somebody’s before it was yours.] But everything that happened to it has still happened. One can’t lose that.”
| @adult “I do,” said [adult]. “I miss the noise you made when you came in with it.”]

Nobody said anything about getting another.

+3
[whose|
owner: They sat side by side for a bit, and found that they missed quite different things about it. It was almost as though there had been two of them.
| They sat side by side for a bit, and it turned out that [adult] knew something about it that [hero] had quite forgotten. It went into the second column, with three stars.]
/+3

[Hero] went back to [his] list and added it up. There wasn’t one empty line left. It had been such a lonely thing to carry, and here was half the house holding on to it.

-2
@hero “Then one person needn’t do all the missing,” [he] said. “We can take turns, as we do with the washing up.” And over a third column [he] wrote WHEN.
/-2

+2
@hero “If only one of us misses it, that’s too much for one,” said [hero] slowly. “And if we all miss it all day long, nobody gets anything done. We could take turns, like the washing up.”

So a third column was ruled, and over it [hero] wrote WHEN. [Adult] took the drive to work. The front door took the post. The snail asked for Wednesdays, as it was slow, and needed a long one. For [himself] [hero] put down the mornings, and the time just after school, because some of it one wants to do oneself.
/+2

+3
They tried it out, there and then. For one whole minute [adult] did the missing, with both elbows on the table, and [hero] was off duty. It was most peculiar. It wasn’t that [he] had forgotten. It was as when somebody takes the other handle of a heavy bag. [He] found that [he] was hungry, and went and ate the potatoes, cold, all nine of them.

@adult “Next,” said [adult], when the minute was up, and blew [adult.his] nose.
/+3

== bed
[back| yes: And then, of all things, [w] came back after all[has:lt-bent| , though not quite as straight as before |]. [Hero] read it the whole list, from the top, so that it should know. | Nobody had said that [w] would come back, and the list didn’t say so either. It only said who was on.]

+2
The list hung over the bed, where one could read it by the light from the landing. All was quiet, and the bed was warm, and slowly the moon went softly down all three columns.
/+2

@hero “Who has the night?” asked [hero].

@adult “[Keeps] has,” whispered [adult]. “It doesn’t sleep anyhow.”

+3
They listened. Down there in the dark hall it was perfectly still, just as it is when somebody is on duty and knows it. Out on the step the snail had gone in for the night, slowly, one eye after the other.
/+3

&last @adult “And who misses [w]?” asked [adult], very softly.

^alone @hero “I do,” murmured [hero]. “But not all alone.”

+2
[Adult] turned the light down, and it was so quiet that one could have heard a pencil roll.
/+2

!asleep Then [hero] slept, and ${fate({ pair: 'down by the door' }, 'down in the hall')} [keeps] took its turn.
`,
}
