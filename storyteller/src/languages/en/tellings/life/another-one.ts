import type { Telling } from '../../../../craft/telling.ts'

/*
 * Somebody has died, and the child thinks that there will be no more of them. There is one kind of thing left that is still new: what others remember.
 * Nothing is promised, and nobody is told how to feel.
 */

/** What each is called. */
const NAMES = {
  'dead-great-grandma': 'Great-Gran',
  'dead-great-grandpa': 'Great-Grandad',
  'dead-grandad': 'Grandad',
  'dead-grandpa': 'Grandpa',
  'dead-grandma': 'Grandma',
  'dead-granny': 'Granny',
  'dead-nana': 'Nana',
  'dead-dad': 'Daddy',
} as const
const name = (pet: string) =>
  `[has| ${Object.entries(NAMES)
    .map(([id, called]) => `${id}: ${called}`)
    .join(' | ')} | ${pet}]`
const D = name('[what]')
const CAPITAL = name('[What]')
const ANY = name('[what-is| named: [what] | of our [what.kind]]')

/** Of an old man, an old woman, or an animal by its kind. */
const SORTS = ['man', 'woman', 'dog', 'cat', 'bird', 'fish', 'small'] as const
type Sort = (typeof SORTS)[number]
const by = (told: Record<Sort, string>) =>
  `[sort| ${SORTS.slice(0, -1)
    .map((sort) => `${sort}: ${told[sort]}`)
    .join(' | ')} | ${told.small}]`
const person = (yes: string, no: string) => `[sort| man, woman: ${yes} | ${no}]`
const HE = '[sort| man: he | woman: she | [what.he]]'
const HE_CAPITAL = '[sort| man: He | woman: She | [What.he]]'
const HIM = '[sort| man: him | woman: her | [what.him]]'
const HIS = '[sort| man: his | woman: her | [what.his]]'

/** What the child has kept: three, the first as the wish says. */
const KEPT = person(
  `[has| fishing, fish: the one with the fishing rod | scone: the one with the scones | bake, cake, biscuit: the one with the baking | garden, tomato: the one with the garden | football: the one with the football | chess, game: the one with the game | sing, song, piano, music: the one with the song | read, book: the one with the book | tractor, farm: the one with the tractor | train: the one with the train | walk: the one with the long walk | the one with the peppermints], the one with the hat and the one about the bees`,
  by({
    man: '',
    woman: '',
    dog: 'the one with the muddy sofa, the one with the sandwich and the one with the snow',
    cat: 'the one with the cardboard box, the one with the curtain and the one with the snow',
    bird: 'the one with the bell, the one with the curtain and the one with the doorbell noise',
    fish: 'the one with the little castle, the one with the pea and the one with the bubbles',
    small: 'the one with the cardboard tube, the one with the carrot and the one under the sofa',
  }),
)

/** What Mum has, and the child didn’t know. */
const FIRST = by({
  man: `When ${HE} was as small as you, ${HE} put ${HIS} peas in ${HIS} sock, one by one, and walked out of the kitchen as green as a hedge.`,
  woman: `When ${HE} was as small as you, ${HE} put ${HIS} peas in ${HIS} sock, one by one, and walked out of the kitchen as green as a hedge.`,
  dog: `On the very first night ${HE} was too small for ${HIS} basket, so ${HE} slept in my slipper, with only ${HIS} nose out.`,
  cat: `On the very first night ${HE} was too small for ${HIS} basket, so ${HE} slept in my slipper, with only ${HIS} tail out.`,
  bird: `On the very first morning ${HE} sat on the teapot, and looked at ${HIS} own face in it, and said good morning.`,
  fish: `On the very first day ${HE} swam up to the glass, and looked at each of us in turn, and blew me one bubble.`,
  small: `On the very first night ${HE} was so small that ${HE} slept in my glove, in the thumb, with only ${HIS} nose out.`,
})
/** What is next door. */
const SECOND = by({
  man: `“${HE_CAPITAL} sang when nobody was there. I heard it through the wall. It was always the same song, and ${HE} only knew half of it.”`,
  woman: `“${HE_CAPITAL} sang when nobody was there. I heard it through the wall. It was always the same song, and ${HE} only knew half of it.”`,
  dog: `“${HE_CAPITAL} came through the hedge every Saturday, sat down by my bacon, and looked at it until it was ${HIS}.”`,
  cat: `“${HE_CAPITAL} came through the window every Saturday, sat down by my bacon, and looked at it until it was ${HIS}.”`,
  bird: `“I heard ${HIM} through the wall. Whenever my kettle whistled, ${HE} whistled back, and mine always stopped first.”`,
  fish: `“I fed ${HIM} once, when you were away. ${HE_CAPITAL} swam along the glass beside me, right up to the door.”`,
  small: `“I fed ${HIM} once, when you were away. ${HE_CAPITAL} put a bit of carrot in my sleeve, and kept it there for later.”`,
})
/** What only the child has. */
const OWN = by({
  man: `${HE_CAPITAL} let me win, and then ${HE} winked at the cat`,
  woman: `${HE_CAPITAL} let me win, and then ${HE} winked at the cat`,
  dog: `When I was sad, ${HE} put ${HIS} chin on my foot, and left it there till it was over`,
  cat: `When I was sad, ${HE} lay down on my feet, and left them there till it was over`,
  bird: `When I was sad, ${HE} sat on my shoulder, and did up my hair`,
  fish: `I said good night to ${HIM} every night, and ${HE} always turned round`,
  small: `When I was sad, ${HE} sat in my sleeve, and we both kept still`,
})
/** What is empty now. */
const EMPTY = by({
  man: 'the chair by the window',
  woman: 'the chair by the window',
  dog: 'the basket',
  cat: 'the warm place on the windowsill',
  bird: 'the cage',
  fish: 'the bowl',
  small: 'the little house with the straw',
})

const QUESTION = `[has| dead-fault: @hero “Was it because of me?” asked [hero]. | dead-cold: @hero “Is ${HE} cold?” asked [hero]. | dead-where: @hero “Where is ${HE} now?” asked [hero]. | dead-back: @hero “But when is ${HE} coming back?” asked [hero]. |]`
const ANSWER = `[has| dead-fault: @mum “No,” said Mum. “Nothing that you did, or said, or thought, made ${HIM} die.” | dead-cold: @mum “No,” said Mum. “Only somebody who’s alive can be cold, or hungry, or lonely. ${HE_CAPITAL} isn’t any of them.” | dead-where: [has:dead-heaven| @mum “We think that ${HE}’s in heaven,” said Mum. “Nobody can go there to look. But nothing hurts ${HIM}, and I’m sure of that.” | @mum “I don’t know,” said Mum. “Nobody can go there to look. But nothing hurts ${HIM}, and I’m sure of that.”] | dead-back: @mum “${HE_CAPITAL} isn’t,” said Mum, and held [him] tight. “Dead is for always. I wish it weren’t.” |]`

const OWN_READ = by({
  man: `${HE_CAPITAL} let me win, and then ${HE} winked at the cat`,
  woman: `${HE_CAPITAL} let me win, and then ${HE} winked at the cat`,
  dog: `${HE_CAPITAL} put ${HIS} chin on my foot when I was sad`,
  cat: `${HE_CAPITAL} lay down on my feet when I was sad`,
  bird: `${HE_CAPITAL} did up my hair when I was sad`,
  fish: `${HE_CAPITAL} always turned round when I said good night`,
  small: `${HE_CAPITAL} kept still in my sleeve when I was sad`,
})
const EMPTY_CAPITAL = by({
  man: 'The chair by the window',
  woman: 'The chair by the window',
  dog: 'The basket',
  cat: 'The warm place on the windowsill',
  bird: 'The cage',
  fish: 'The bowl',
  small: 'The little house with the straw',
})

/** Which one the child can’t remember: what it is called, what Mum takes it for, and what it was. */
const FORGOTTEN = person(
  'THE ONE WITH THE HAT',
  '[sort| bird: THE ONE WITH THE CURTAIN | fish: THE ONE WITH THE PEA | small: THE ONE WITH THE CARROT | THE ONE WITH THE SNOW]',
)
const WHICH = person('Which hat', '[sort| bird: Which curtain | fish: Which pea | small: Which carrot | Which snow]')
const OTHER = by({
  man: `“The one that blew off the pier, so that ${HE} came home in mine?”`,
  woman: `“The one that blew off the pier, so that ${HE} came home in mine?”`,
  dog: `“When ${HE} dug up the snowman’s carrot, and buried it again in my wellington?”`,
  cat: `“When ${HE} put one paw in it, and looked at me as if I’d done it?”`,
  bird: `“When ${HE} climbed to the very top, and told the whole street good morning?”`,
  fish: `“When ${HE} pushed it round and round the castle, all one Sunday?”`,
  small: `“When ${HE} pulled it through the bars by the green, and fell over backwards?”`,
})
const RIGHT = by({
  man: `“No, the paper one, from the cracker. ${HE_CAPITAL} forgot that ${HE} had it on, and went to the dentist in it,”`,
  woman: `“No, the paper one, from the cracker. ${HE_CAPITAL} forgot that ${HE} had it on, and went to the dentist in it,”`,
  dog: `“No, when ${HE} barked at the first snowflake, and then at all the others, one after another,”`,
  cat: `“No, when ${HE} watched it through the window all day, and moved ${HIS} head with each one,”`,
  bird: `“No, when ${HE} hid in it, and only ${HIS} tail stuck out, and we all had to look for ${HIM},”`,
  fish: `“No, when ${HE} took it and spat it out, four times, and then pretended it was a stone,”`,
  small: `“No, when ${HE} tried to take the whole of it to bed, and the door was too small,”`,
})
const NEW_ONE = person(
  'a pier',
  '[sort| dog: a wellington | cat: the one with the paw | bird: the one with the street | fish: the one with the castle | the one with the bars]',
)
/** Not a nice one. */
const CROSS = by({
  man: `“${HE_CAPITAL} once told me that my tomatoes were a disgrace,” he said. “In front of the whole queue.”`,
  woman: `“${HE_CAPITAL} once told me that my tomatoes were a disgrace,” he said. “In front of the whole queue.”`,
  dog: `“${HE_CAPITAL} once took a whole chicken off my counter,” he said, “and looked me in the eye.”`,
  cat: `“${HE_CAPITAL} once slept in my delivery of rolls,” he said. “On all of them, in turn.”`,
  bird: `“${HE_CAPITAL} once got out and came in here,” he said, “and called a customer a rude name.”`,
  fish: `“I sold ${HIM} to you,” he said, “and ${HE} splashed my glasses, on purpose, twice.”`,
  small: `“I sold ${HIM} to you,” he said, “and ${HE} bit me in the thumb, and wouldn’t let go.”`,
})
const WHY_TRUE = person(
  '@hero “Were they?” asked [hero]. @man “They were,” said the man.',
  `@hero “Are you still cross?” asked [hero]. @man “I’d let ${HIM} do it again,” said the man.`,
)

export const anotherOne: Telling = {
  id: 'another-one',
  shape: 'quest',
  fits: {
    ...{ kind: 'life', subjects: ['death-of-person', 'death-of-pet'], when: ['past', 'today', 'always', 'tomorrow'] },
    says: [
      ...(Object.keys(NAMES) as (keyof typeof NAMES)[]),
      ...['dog', 'puppy', 'cat', 'kitten', 'hamster', 'rabbit', 'guinea-pig', 'goldfish', 'budgie', 'parrot', 'gerbil'],
    ],
  },
  ages: [3, 9],
  titles: ['A New One', 'Another One'],
  figures: {
    // Whoever died may be the one whom the wish puts at the child’s side.
    mum: { forms: { name: 'Mum' }, gender: 'she' },
    neighbour: { forms: { name: 'Mrs Marsh' }, gender: 'she' },
    man: { forms: { name: 'the man in the shop' }, gender: 'he' },
    postman: { forms: { name: 'the postman' }, gender: 'he' },
  },
  things: {
    what: {
      kinds: ['animal', 'bird', 'sea-animal'],
      or: { forms: { name: 'the dog' }, gender: 'it' },
    },
    whom: { kinds: [], grownUps: true, or: { forms: { name: 'Grandad' }, gender: 'he' } },
  },
  keys: {
    sort: '[has| dead-great-grandma, dead-grandma, dead-granny, dead-nana: woman | dead-great-grandpa, dead-grandad, dead-grandpa, dead-dad: man | [what-is| dog, puppy: dog | cat, kitten: cat | bird: bird | goldfish, fish, sea-animal: fish | small]]',
  },
  fact: '[Hero] went from door to door and asked for what people remembered.',
  next: 'Somebody stopped [hero] in the street and said, I’ve thought of another one.',
  young: `
== gone
[has:dead-years| ${CAPITAL} had died long ago. | ${CAPITAL} had died.] [Hero] knew what dead was. The heart had stopped, and the [sort| fish: fins and the tail | bird: wings and the song | ears and the feet] had stopped with it. ${HE_CAPITAL} wasn’t cold, and nothing hurt ${HIM}. But ${HE} wasn’t coming back, and that hurt [hero].

+2
${QUESTION}

${ANSWER}
/+2

+3
[has:dead-bury| [when| tomorrow: They were going to put ${HIM} into the ground, with flowers on top, and [hero] had chosen yellow ones. | ${HE_CAPITAL} lay in the ground now, under the yellow flowers, and [hero] had chosen the flowers.] |] At home ${EMPTY} was empty. Nobody liked to look at it, and so everybody did. They looked on the way in, and they looked on the way out.
/+3

@hero “And there won’t be any more,” said [hero] at tea.

@mum “Any more what?” asked Mum.

@hero “Any more ${ANY},” said [hero]. “I’ve got ${KEPT}. And now that’s all there is.”

+2
Mum put down the spoon. It was a long time before anybody said anything, because it was so sad, and partly true. [with| [friend-is| toy, pet: | [Friend] put an arm round [hero].] |]
/+2

Mum’s eyes went wet, and she let them. Then she thought of something.

@mum “Have you got the one with the [sort| man, woman: peas | dog, cat: slipper | bird: teapot | fish: bubble | glove]?” asked Mum.

@hero “No,” said [hero].

@mum “${FIRST}”

[Hero] laughed, and cried a bit in the middle. &first @hero “That’s a new one!” said [hero].

== round
So they weren’t all used up! Other people still had some. The next day [hero] rang next door.

@hero “Have you got any ${ANY}?” asked [hero].

+2
@neighbour “I should think I have,” said Mrs Marsh, and took off her glasses, because one remembers better without.
/+2

@neighbour ${SECOND}

&again @hero “That’s a new one!” said [hero].

+3
[with| [friend-is| toy, pet: | @friend “Who else?” asked [friend].] |] In the shop [hero] had to wait for the man to have time.

@hero “Have you got any ${ANY}?” asked [hero].

@man ${CROSS}

That wasn’t a nice one. [Hero] thought about it for a while. But it was just like ${HIM}. Nobody else would have done it. So it went in with the others.

&again @hero “That’s a new one,” said [hero].
/+3

+4
On the way home they met the new postman, with his bag. [Hero] asked him as well.

@postman “I’m sorry,” said the postman. “I only came on Monday. I never knew ${HIM}. I haven’t got a single one.”

He looked so poor, with that big bag and nothing in it of ${D}, that [hero] felt quite rich. [He] had so many by now, and the postman had none.

@hero “You can have one of mine,” said [hero], and gave him [sort| man, woman: the one about the bees | dog: the one with the sandwich | cat: the one with the curtain | bird: the one with the bell | fish: the one with the pea | the one with the carrot], from start to finish.

The postman laughed so much that he had to put down his bag. @postman “That’s a new one!” he said.

He went off up the road, with his bag and with it, and one could see that he still had it, because at the corner he laughed again. [Hero] stood and felt all over for the place where it had been. But it wasn’t gone at all. [He] had given it away, and [he] had still got it, and it was even a bit bigger than before.

@hero “They’re not like biscuits,” said [hero]. “If you give somebody one, you’ve still got it.”

@mum “No,” said Mum. “They’re more like a cold.”

That was funny, so they laughed, and this was the first time that they had both laughed in the street since it had happened. It felt odd, and it was allowed.

@hero “Then I can give one to everybody,” said [hero].

@mum “You can,” said Mum.

[more| And [others] wanted one each, straight away, so they had to walk home slowly. |] [with2| [Friend2] got the one with the biggest laugh in it, and told it again at the gate. |]
/+4

== bed
+3
That night ${EMPTY} was still empty. It was sad to look at, but it wasn’t only sad.
/+3

At bedtime it was warm under the blanket, and quiet. [friend-is| toy: [Friend] lay beside [him]. | pet: [Friend] lay across both feet. |]

+2
@hero “Are there any more?” asked [hero].

@mum “I’m sure there are,” said Mum. “Everybody who knew ${HIM} has got some, and most of them haven’t been asked yet.”
/+2

@hero “I’ve got one that you haven’t,” said [hero]. “${OWN}.”

Mum sat quite still on the edge of the bed.

@mum “No, I hadn’t got that,” said Mum softly. &last @mum “That’s a new one.”

+4
The moon looked in at the window. Somewhere in a street near by a postman was asleep, too, and he had one as well now.
/+4

!asleep It was a good one. There was room for more, and [hero] slept.
`,
  older: `
== list
[has:dead-years| ${CAPITAL} had died, and it was a good while ago. Other people had stopped talking about it. There was cake for tea, and it tasted of cake, just as if nothing had happened, and that seemed wrong. | ${CAPITAL} had died, and ${person('everybody who came said that they were sorry, and brought a cake. [Hero] had a slice. It tasted of cake', 'Mum made pancakes for tea, because she didn’t know what else to do. [Hero] had one. It tasted of pancake')}, just as if nothing had happened, and that seemed wrong.] [has:dead-bury| [when| tomorrow: They were going to put ${HIM} into the ground, with flowers on top, and [hero] had chosen yellow ones. | ${HE_CAPITAL} lay in the ground now, under the yellow flowers, and [hero] had chosen the flowers.] |]

${QUESTION}

${ANSWER}

In the evening [hero] took an exercise book and wrote down every single thing that [he] had of ${D}: ${KEPT}, and all the others, in [his] best writing, with numbers. There were thirty-one. [He] counted them twice, in case there was another one somewhere. Then [he] ruled a line underneath, as one does below a sum, because that was all there would ever be.

@mum “May I see?” asked Mum.

@hero “No,” said [hero]. “They’ll wear out.”

+2
It wasn’t a silly thing to think. A jumper wears out at the elbows, a path wears out in the middle, and [hero] had once listened to a song so often, morning and evening, that one day there was nothing left in it. Thirty-one isn’t many, for a whole life. So the book went under the mattress and stayed shut. ${EMPTY_CAPITAL} stayed empty, and nobody was allowed to touch it. And nobody said the name, not even at tea, so as not to use it up. When somebody came near it by mistake, they all looked at the butter. [with| [friend-is| toy, pet: | When [friend] once began to say it, [hero] shook [his] head.] |] By Friday the house was as quiet as a drawer.
/+2

== gone
[has:dead-bury| On Friday there were a great many flowers, and that night [hero] couldn’t sleep | On Friday night [hero] couldn’t sleep] and wanted number twelve. In the book it said only ${FORGOTTEN}, and that had been quite enough on Sunday. ${WHICH}? [He] lay there and looked for it, all through [his] head, and it wasn’t anywhere. It had been kept so well that it was gone.

+2
[He] felt cold right down to the feet, and sat up. One had been lost already, on the fifth day, and if there were only thirty left today, how many would there be by the end of the summer? [He] could see it quite clearly: the line at the bottom, and above it nothing but numbers.
/+2

@hero “${WHICH} was it?” asked [hero] in the kitchen, in [his] bare feet.

Mum knew at once what was meant. @mum ${OTHER} asked Mum.

@hero ${RIGHT} said [hero], and there it was again, whole, from start to finish. Then [he] stopped. @hero “What did you say first? I haven’t got ${NEW_ONE}!”

So Mum told it, and did the faces, and cried a little at the funny part. [Hero] fetched the book. It was number thirty-two, and it went underneath the line, where nothing was supposed to be.

&first @hero “That’s a new one,” said [hero].

+3
They looked at it for a bit, as one looks at a tooth that has come up where there was none.

@hero “So it isn’t telling that wears them out,” said [hero] slowly. “It’s not telling.”

@mum “I thought you didn’t want to hear the name,” said Mum. “I’ve been saying it in the bathroom, with the tap on.”

@hero “You could say it here.”

@mum “${CAPITAL},” said Mum, and then again, a little louder, as one tries out whether the ice will hold. It held.
/+3

== round
On Saturday [hero] took the book under one arm and rang next door.

@hero “Have you got any ${ANY}?” asked [hero].

-2
Mrs Marsh took off her glasses. @neighbour ${SECOND}
/-2

+2
@neighbour “I should think I have,” said Mrs Marsh, and took off her glasses, because one remembers better without. ${SECOND}
/+2

&again @hero “That’s a new one,” said [hero], and put it in the book then and there, on the step, in pencil.

+2
In the shop [he] waited until the queue had gone, because one can’t ask such a thing over other people’s cabbages. The man behind the counter didn’t have to think at all.

@man ${CROSS}

[Hero] had the pencil ready, and didn’t write. It wasn’t a nice one, and the others were all so nice. It could simply be left out. The page was still white, the man had already turned to the scales, and nobody would ever know.

${WHY_TRUE}

But if one left out everything that wasn’t nice, then somebody would be in that book in the end, kind and clean and never in the way, whom nobody had ever met. ${CAPITAL} hadn’t been like that. ${HE_CAPITAL} had been like this. [Hero] wrote it down, and it was so exactly ${HIM} that [he] had to laugh out loud, all alone, in front of the tomatoes.

&again @hero “That’s a new one,” said [hero].
/+2

+3
At the gate stood the new postman. He had only started on Monday, and so he had none, not one, and he said that he was sorry, too.

[Hero] looked into the book. There they all were, with their numbers, and each of them there just once. It is one thing to be given some, and another to give one away. But he looked so poor, with that enormous bag over his shoulder and nothing at all in it about ${D}.

@hero “You can have number seven,” said [hero] at last, and told it to him, all of it, even the voices.

The postman laughed so much that he had to put down his bag. Then he went off up the road, and at the corner they could hear him laugh again. [Hero] felt for number seven, and it hadn’t gone. If anything there was a bit more of it, because now it had a postman in it. [with| [friend-is| toy, pet: | @friend “You’d better write that down,” said [friend].] |] [with2| [Friend2] asked for number eight, and got it. |]

@hero “They’re not like jumpers,” said [hero] to Mum. “They’re like yawns. You give somebody one, and you’ve still got it, and then somebody else has.”
/+3

== bed
In the evening the book lay on the blanket, and it was warm and quiet. [friend-is| toy: [Friend] lay beside it. | pet: [Friend] lay across both feet. |] The line was still there. [Hero] took the rubber, and rubbed it out, slowly, until the paper was soft. There were a lot of empty pages after it.

+3
${EMPTY_CAPITAL} was empty as well. It would be empty tomorrow, too, and [hero] would look at it and mind. But it was allowed to be looked at now. The moon lay on it, quite softly, and took up no room.
/+3

@hero “Now you may see,” said [hero].

Mum read them all, from number one to the last, and turned the pages quietly((, so as not to wake any of them)). [Hero] watched, to see which of them made her smile. At number five she stopped.

@mum “I haven’t got this,” said Mum softly. “${OWN_READ}. Did ${HE} really?”

@hero “Always,” said [hero], and yawned.

&last @mum “Then that’s a new one,” said Mum, and had it, too.

+2
[more| One by one [others] had gone to bed, with one each. |] Outside it was dark and still. [Hero] lay in the warm and breathed slowly.
/+2

!asleep Then [hero] slept, and the exercise book lay open.
`,
}
