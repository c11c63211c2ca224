import type { Telling, TellingFigure } from '../../../../craft/telling.ts'

/** By what became of it: a corner is gone, it went grey, or it is only sore. */
const by = (chipped: string, grey: string, sore: string) => `[case| chipped: ${chipped} | grey: ${grey} | ${sore}]`
/** Where somebody said what it looks like, and where nobody did. */
const said = (yes: string, no: string) => `[has:someone-said| ${yes} | ${no}]`
/** Where the child has a name for it already. */
const called = (yes: string, no: string) => `[has:named-it| ${yes} | ${no}]`
const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
const other = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`

/** What was hit, and how. */
const BUMP = `[has| ${Object.entries({
  trampoline: '[Hero] bounced on the trampoline[party], up and up, and came down chin first',
  scooter: '[Hero] came off the scooter, chin first',
  bicycle: '[Hero] came off the bike, chin first',
  slide: '[Hero] came down the slide, and didn’t stop at the bottom',
  swing: '[Hero] jumped off the swing, and the swing came back',
  'bouncy-castle': '[Hero] bounced on the bouncy castle[party], straight into another head',
  'climbing-frame': '[Hero] slipped on the climbing frame',
  staircase: '[Hero] missed the bottom stair',
  bath: '[Hero] slipped in the bath',
  'swimming-pool': '[Hero] ran beside the pool, where nobody may run',
  'football, ball': '[Hero] stood in goal, and the ball came fast',
  playground: '[Hero] ran across the playground, and somebody ran the other way',
  table: '[Hero] tripped, and there stood the table',
  bed: '[Hero] bounced on the bed, and the bed ended',
  sofa: '[Hero] bounced on the sofa, and the sofa ended',
  door: '[Hero] ran to the door, and it opened first',
  'street, floor': '[Hero] ran, and tripped, and the ground came up',
})
  .map(([id, told]) => `${id}: ${told}`)
  .join(' | ')} | [Hero] ran, and tripped, and fell]`
const DENTIST = '[has:dentist-said-fine| The dentist had a look, and said to leave it alone.]'
const IS = by(
  'One front tooth had lost a corner.',
  'Then one front tooth went grey, as grey as a cloud.',
  'One front tooth was sore, and wobbled a bit.',
)
const LOOKS = `[has| ${['vampire', 'witch', 'pirate', 'monster', 'shark', 'robot', 'dragon']
  .map((id) => `${id}: like a ${id}`)
  .join(' | ')} | funny]`
const REMARK = `@whom “You look [looks],” said [whom] [atschool].`
const SHUT = said(
  'After that [hero] kept [his] mouth shut.(( [He] even laughed with it shut.))',
  called(
    '@hero “Is it still a tooth?” asked [hero]. @adult “It is,” said [adult]. “It’s had a bump.”',
    '[Hero] looked at it in the mirror. Then [he] kept [his] mouth shut.',
  ),
)
/** What it is called in the end. */
const NAME = called(
  '[has| robot: a robot tooth | vampire: a vampire tooth | pirate: a pirate tooth | shark: a shark tooth | dragon: a dragon tooth | witch: a witch’s tooth | dinosaur: a dinosaur tooth | the guard]',
  'the guard',
)

const guard = (one: string, gender: 'she' | 'he', mark: string): TellingFigure => ({
  forms: { name: one.replace(/^an? /, 'the '), one, mark },
  gender,
})

export const toothKnocked: Telling = {
  id: 'tooth-knocked',
  shape: 'own-view',
  fits: {
    ...{ kind: 'life', subjects: ['dentist'], when: ['past', 'today', 'always', 'tomorrow'] },
    says: ['tooth-chipped', 'tooth-grey', 'tooth-knocked'],
  },
  ages: [3, 12],
  titles: ['The Tooth That Stood in Front', '[Hero] and the Tooth on Guard', 'Off Duty'],
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: { guard: guard('a lookout', 'he', 'a patch over one eye') },
      words: {
        post: 'at the front of the ship',
        hit: 'a flying fish',
        behind: 'the whole crew',
        home: 'down by the harbour',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: { guard: guard('a triceratops', 'she', 'a chip out of one horn') },
      words: {
        post: 'at the mouth of the cave',
        hit: 'a falling rock',
        behind: 'nine eggs',
        home: 'out among the ferns',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: { guard: guard('a robot guard', 'he', 'a dent in its tin') },
      words: {
        post: 'at the door of the rocket',
        hit: 'a shooting star',
        behind: 'four astronauts',
        home: 'by the rocket',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { guard: guard('a knight', 'she', 'a dent in her shield') },
      words: {
        post: 'at the castle gate',
        hit: 'a runaway cart',
        behind: 'a king and a queen',
        home: 'at the castle gate',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: { guard: guard('a stag', 'he', 'a point missing from one antler') },
      words: {
        post: 'at the edge of the wood',
        hit: 'a falling branch',
        behind: 'six small rabbits',
        home: 'at the edge of the wood',
      },
    },
    city: {
      themes: ['superheroes'],
      figures: { guard: guard('a hero', 'she', 'a patch on her cape') },
      words: { post: 'by the swings', hit: 'a big red ball', behind: 'a whole school', home: 'by the swings' },
    },
    home: {
      themes: [],
      figures: { guard: guard('a goalkeeper', 'she', 'a bump on her nose') },
      words: { post: 'in goal', hit: 'a very hard ball', behind: 'the whole net', home: 'in the park' },
    },
  },
  keys: { case: '[has| tooth-grey: grey | tooth-chipped: chipped | sore]' },
  words: {
    party: '[has| at-a-party, party: , at a party]',
    atschool: '[has| school, class, playtime, assembly: at school | nursery: at nursery]',
    name: NAME,
    looks: LOOKS,
  },
  things: { whom: { kinds: [], or: { forms: { name: 'the others' }, gender: 'neutral' } } },
  fact: '[Hero] once had a tooth that stood in front.',
  next: 'Somebody was standing guard in the dark, and had a mark to show for it.',
  young: `
== bump
${BUMP}. Bump! ${IS} ${DENTIST}

${said(REMARK, '')}

${SHUT}

+2
@adult “Let me see,” said [adult], and knelt down. “Does it hurt?”

${by(
  '@hero “No,” said [hero]. “But it’s got a step in it.”',
  '@hero “No,” said [hero]. “But it’s the wrong colour.”',
  '@hero “A bit,” said [hero]. “It’s got a sore foot.”',
)}
/+2

== guard
That day they went for a walk, a bit further than usual. There stood [guard.one], [post], with [guard.mark].

@hero “What happened to you?” asked [hero](( softly)).

@guard “I’m the *guard guard,” said [guard]. “Along came [hit]. Somebody has to stand in front. Bump!” And [guard] was proud of it.(( [Guard] turned round, so that everybody could see.))

@hero “And what was behind you?” asked [hero].

@guard “[Behind],” said [guard]. “And not one scratch.”

+3
[Hero] looked. It was quite true. There was nothing the matter with what was behind, nothing at all.

@hero “You could have jumped out of the way,” said [hero].

@guard “Then it would have gone straight on,” said [guard], “into everything behind me.”

@hero “Oh,” said [hero], and looked again, for quite a long time.

@hero “Don’t people laugh?” asked [hero].

[Guard] didn’t mind. Now and then somebody laughed, and then they were told, and then they stopped laughing.
/+3

&first @guard “I stood in front,” said [guard].

+4
${toy('[Friend] the [friend.kind] was held up to see the mark. [Friend] had one, too, where an ear had been sewn on again.', other('@friend “I’ve got one on my knee,” said [friend], and pulled up a trouser leg.', '[Adult] had a mark as well, on one thumb, from a bread knife, and showed it.'))}

@guard “Then you know,” said [guard]. And for a while they all stood there, in front, and kept watch. Nothing came. A leaf came, and [hero] stopped it with one foot.

[more| [Others] kept watch on the other side, where nothing came either. | It’s quite hard work, keeping watch all afternoon, even if it’s only for one very small leaf.]

Then a ball came. It came low and fast, and [hero] was in front. Bump! It went against [his] shoe, and rolled away.

@guard “Well stood,” said [guard].

There was a round dirty mark on the shoe now. [Hero] looked at it from the left, and from the right. [He] didn’t wipe it off. @hero “Did you see that?” [he] called, with [his] mouth wide open.

@guard “I did,” said [guard]. “And now I can see your tooth. Where was it, when the bump came?”

@hero “In my mouth,” said [hero].

@guard “In front, or behind?” asked [guard].
/+4

== mirror
At home [hero] ran to the mirror and opened [his] mouth. There stood all the teeth in a row. [He] felt the ones behind, one after another. Nothing was wrong with them((, not with one)).(( [He] felt [his] nose, and [his] tongue. They were all right, too.))

&again @hero “It stood in front!” shouted [hero].(( “It got the bump!”))

+2
@adult “So it did,” said [adult], looking in with a torch. “And the others haven’t got a scratch on them, not one of them, right to the back.”

${called(
  '[has:robot| [case| grey: @hero “It’s gone grey because it’s metal now,” said [hero]. “It’s a robot tooth.” @adult “Then it had better stand in front,” said [adult]. | @hero “It’s [name],” said [hero]. “That’s the strongest sort there is.”] | @hero “It’s [name],” said [hero]. “That’s the strongest sort there is.”]',
  by(
    '@hero “And the corner’s where it got hit,” said [hero]. “Like a shield.”',
    '@hero “And it’s grey because it’s put on its armour,” said [hero].',
    '@hero “And now it needs a rest,” said [hero]. “Even guards sit down.”',
  ),
)}
/+2

+3
The tooth had to know, too. @hero “You did that very well,” said [hero] to the mirror. The tooth stood there, right at the front, and looked straight ahead, as real guards do. @adult “I think it’s pleased,” said [adult]. ((It shone a bit.))

${other('@friend “Show me,” said [friend], and [hero] opened wide.', toy('[Friend] was allowed to look in first.', ''))} [with2| @friend2 “I’d have thought that it’d be bigger,” said [friend2].]
/+3

+4
For supper there was soup, because a tooth that has been on guard shouldn’t have to fight a crust. [Hero] let the soup in at the side, past the others, who had had a quiet day.

@hero “You do it,” [he] told them. “You’ve only been standing there.”

@adult “And the tooth?” asked [adult].

@hero “That gets ice cream,” said [hero]. So there was ice cream, one spoonful, right at the front. The tooth had it all to itself, and it was cold, and it did the tooth good.

@hero “Now it’s smiling,” said [hero], and you could see it.
/+4

${said(
  `The next day [hero] opened [his] mouth, and showed [whom]. @hero “I don’t look [looks],” said [hero]. “That’s [name]. It stood in front.” [Whom] looked for a long time. @whom [is:whom| “I want one,” | “We want one, too,”] said [whom].`,
  `@hero “It’s [name],” said [hero], and smiled with the mouth wide open.`,
)}

== bed
+3
That night [hero] brushed all the teeth, and the tooth in front came last. [He] brushed it very softly, up and down, and round the edge, as one does with somebody who has had a long, hard day.
/+3

+4
It was quiet in the bedroom. ${toy('[Friend] lay on the pillow, with the mark on the outside.', other('[Friend] breathed slowly.', 'The moon looked in, with a corner gone.'))} Out there [guard] had gone home to bed as well.
/+4

In bed the lips came down, like a soft, warm blanket, and all the teeth lay in the dark. Nobody could bump them there.

@adult “Who’s on ^guard guard now?” whispered [adult].

@hero “You,” whispered [hero]. And [adult] sat down in front of the bed.

&last So nobody had to stand in front any more. !asleep The tooth was off duty, and [hero] was asleep.
`,
  older: `
== bump
${BUMP}, and it all happened so quickly that afterwards nobody could say in which order. ${IS} ${DENTIST}

${said(REMARK, '')}

${said(
  'It was meant as a joke, and so [hero] laughed, but with [his] mouth shut. From then on [he] did everything with [his] mouth shut that one can do like that, and several things that one can’t.',
  called(
    '[Hero] looked at it from all sides. It wasn’t the old tooth any more, so it had to be something else, and [he] had an idea what.',
    '[Hero] looked at it from all sides, and from all sides it was different from before. So [he] shut [his] mouth over it, and did everything like that for a day.',
  ),
)}

It’s astonishing how often one needs one’s mouth. One needs it for toast, and for saying good morning, and for whistling, and for showing people that one doesn’t mind. ((With a shut mouth everything looks as if one did.)) By the evening [hero’s] cheeks were tired, and nobody had seen the tooth, and [he] had thought of nothing else. It isn’t easy to stop thinking of something that one has hidden in one’s own mouth.

+2
@adult “Does it hurt?” asked [adult] at breakfast.

${by(
  '@hero “No,” said [hero]. “But there’s a step in it. My tongue keeps falling down it.”',
  '@hero “No,” said [hero]. “But it’s gone a different colour from the others, and they’re all standing next to it.”',
  '@hero “Only when I think of it,” said [hero]. “And I think of it all the time.”',
)}

@adult “It’s a milk tooth,” said [adult]. “One day there’ll be another.” It was a sensible thing to say, and it helped about as much as sensible things do. Nobody can look forward to a tooth at breakfast, when there’s toast to be bitten with the one that one has.
/+2

== guard
That afternoon they went for a walk, and [post] they met [guard.one] with [guard.mark]. It was quite impossible not to look at it.

@guard “Go on and ask,” said [guard]. “Everybody does.”

@hero “What happened?” asked [hero], hardly moving [his] lips.

@guard “I’m the *guard guard here,” said [guard]. “Along came [hit], on a perfectly ordinary Tuesday. Somebody had to stand in front, and that’s my job. Bump.” And [guard] turned round, so that one could see [guard.mark] from the best side.

+2
@hero “Couldn’t you have ducked?” asked [hero].

@guard “Naturally,” said [guard]. “And then?” [Guard] stepped aside, and there behind [guard.him] was what had been there all along. It was [behind], without one scratch.

[Hero] thought about it. Whoever ducks stays as good as new, and it’s the others who get the bump. That was worth knowing, and [he] turned it over a few times, as one does with a coin from abroad.
/+2

@guard “People laugh now and then, until I tell them,” said [guard]. &first @guard “I stood in front.” ((It was a short story, but there wasn’t much that anybody could say against it.))

+3
@hero “And if they go on laughing?”

@guard “Then I let them stand here for an hour,” said [guard]. So [hero] stood there, to find out what it was like. Nothing happened for a very long time. A pigeon walked by. The wind changed. It was extraordinary how much there was to look out for, once one was in front, and how broad one’s back became on account of what was behind it. [Hero] had never had a broad back before, and stood a little straighter, to see how far it went.

${toy('[Friend] the [friend.kind] stood guard as well, on [hero’s] shoes, and fell over only twice.', other('[Friend] kept watch on the left, and reported two clouds and a dog.', '[Adult] kept watch on the left, and reported two clouds and a dog.'))}
/+3

+2
Just then something came. It was a football, and it came low and fast, straight for [behind]. There was no time to think, and so [hero] didn’t think. [He] stuck out a foot, and the ball went off in quite another direction, and a boy said sorry from a long way off.

@guard “Well stood,” said [guard], and looked at [hero’s] ankle, where there was now a round red patch.

It stung. But it was odd, [he] didn’t in the least want to hide it. On the contrary, [he] rolled the sock down a little, so that it could be seen. @hero “Did you see that?” shouted [hero], and only then noticed that [his] mouth was open, because nobody can shout with it shut.

@guard “There it is,” said [guard], and bent down to look in. “A fine one. Where was it standing when it happened?”

@hero “In my mouth,” said [hero].

@guard “I mean, in front or behind?” asked [guard], and left it at that.
/+2

== mirror
At home [hero] went straight to the mirror, and opened [his] mouth for the first time without making a face. There they all stood, in their row. [He] felt them one after another, right to the back, and none of them had come to any harm. Nor had the tongue, which had been just behind. Nor had the nose((, and noses stick out a good deal)).

There was only one that had stood at the very front when the bump came, and hadn’t ducked. It looked back at [him] out of the mirror, ${by('with its corner gone', 'in its grey coat', 'a little crooked')}, and for the first time [hero] thought that it looked rather pleased with itself.

&again @hero “It stood in front,” said [hero] slowly. “It took the whole bump by itself.”

+2
@adult “And I thought it was just unlucky,” said [adult], looking in over [his] shoulder.

${called(
  '@hero “It’s [name],” said [hero]. “I’ve known that from the start. I only didn’t know what it was for.”',
  by(
    '@hero “The corner’s where it was hit,” said [hero]. “Nobody mends that. It’s like the dent in a shield. You’d only rub out what happened.”',
    '@hero “It isn’t dirty,” said [hero]. “It’s put on its armour. Armour’s always grey.”',
    '@hero “It isn’t broken,” said [hero]. “It’s only sitting down for a while. Even a guard may sit down, when it’s all over.”',
  ),
)}

${other('@friend “May I see it?” asked [friend]. It was the first time that anybody had asked like that.', '')} [with2| @friend2 “Mine have never done anything,” said [friend2] a little sadly.]
/+2

+3
For supper there was soup. [Hero] let it in at the side, past the other teeth, who’d had a quiet week of it, and explained to them that it was their turn now.

@adult “Do they answer?” asked [adult].

@hero “They’re ashamed,” said [hero]. [more| And so [others] had soup as well, out of respect. | And so everybody had soup, out of respect.]

After supper [he] drew up a list of who had stood where, with the tooth at the top, and the lips just behind it, because lips are in front only as long as one keeps them shut. That was a surprise. [Hero] had kept them shut for a whole day, in front of a tooth that had stood in front of everybody else. They were tired, and a bit dry.

@hero “You can go home,” [he] told the lips, and smiled, so that they had to go a long way apart.

@adult “There you are,” said [adult], who hadn’t seen [him] smile since it happened, and had missed it.
/+3

+4
@adult “Shall I tell you about my elbow?” asked [adult], and pushed up a sleeve. There was an old white mark there, as thin as a thread, and [hero] must have seen it a thousand times without asking.

@hero “Did it stand in front?” asked [hero].

@adult “You were one,” said [adult], “and you were running, and there was the corner of the oven. There was only time to put something in between. It happened to be an elbow.”

[Hero] looked at the elbow, and felt [his] own forehead, just where the oven would have been. It was perfectly smooth. There was nothing there at all, and it had been there the whole time.

@hero “You never told anybody,” said [hero].

@adult “Nobody asked,” said [adult]. “It’s a short story.”

[Hero] thought that it ought to be told, even so. So [he] told it to the stairs, and to the cat from next door, and in the end to the tooth, who would understand it best. From then on there were two of them in the house who had stood in front, and one of them did the washing-up, with both sleeves rolled high, so that everybody who came in could see.
/+4

+4
There was still the matter of the photograph. Every year somebody came with a big umbrella and took everybody’s picture, and this year that was on Friday. [Hero] had been thinking about that a good deal, with [his] mouth shut. There are ways of smiling in which the teeth don’t come into it.

@adult “You needn’t show it,” said [adult]. “Nobody can make you.”

@hero “I know,” said [hero]. “But then it wouldn’t be in the picture. All the others would, who only stood about in rows, and the one that did something would be left out.” And that settled it. On Friday [he] sat down on the stool and opened [his] mouth so wide that the man with the umbrella had to step back a little.

In the picture one can see it quite clearly. It stands right at the front. [Hero] is somewhere behind it, rather small, and safe.
/+4

${said(
  `The next day [he] went up to [whom], and opened up, as far as it went. That was harder than the bump had been, because this time [he] could have ducked. @hero “I don’t look [looks],” said [hero]. “That’s [name]. It stood in front.” And [he] told the story, which was short. [Whom] looked for quite a while. @whom “Did any of the others do anything?” asked [whom].`,
  `The next day [hero] went out with [his] mouth open. That was harder than the bump had been, because this time [he] could have ducked. @hero “It’s [name],” [he] told everybody who looked. “It stood in front.” It was a short story, and there was nothing that anybody could say against it.`,
)}

== bed
+2
That night [he] brushed that tooth last, and as softly as one brushes dust off somebody who has had a hard day.
/+2

In bed the lips came down like a soft blanket, and all the teeth lay in the warm dark, and nothing could bump them there.

+2
${toy('[Friend] lay on the pillow.', other('[Friend] breathed slowly.', 'The moon stood at the window, with a corner gone.'))} Somewhere out there [guard] had gone home, too, and had hung [guard.his] boots on a nail.
/+2

+3
@adult “One day it’ll fall out after all,” said [adult] quietly.

@hero “I know,” said [hero]. “Then somebody new will stand there.” And [he] thought of the new one, which was still asleep somewhere underneath, and had no idea.
/+3

@adult “Who’s on ^guard guard tonight?” whispered [adult].

@hero “You are,” whispered [hero]. So [adult] sat down at the front of the bed, with a broad back.

&last Nobody had to stand in front any longer. !asleep The tooth was off duty, and so was [hero], who was fast asleep.
`,
}
