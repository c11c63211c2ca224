import type { Telling, TellingFigure } from '../../../../craft/telling.ts'

interface Ways {
  swallowed: string
  drained: string
  lost: string
  forgot: string
}

/** By what became of the tooth; `forgot`: it is there, and the fairy has not come. */
const way = ({ swallowed, drained, lost, forgot }: Ways) =>
  `[way| swallowed: ${swallowed} | drained: ${drained} | lost: ${lost} | ${forgot}]`
/** The fairy has something to come for, or has not. */
const owed = (yes: string, no: string) => `[way| forgot: ${no} | ${yes}]`

const FOOD =
  '[has| apple: an apple | carrot: a carrot | bread: the bread | sandwich: a sandwich | cake: the cake | biscuit: a biscuit | pizza: a pizza | pear: a pear | cheese-toastie: a cheese toastie | cereal, tooth-cornflakes: the cornflakes | fish-finger: a fish finger | sausage: a sausage | burger: a burger | banana: a banana | bagel: a bagel | crumpet: a crumpet | toffee: a toffee | sweet: a sweet | the toast]'
const WHERE =
  '[has| school: at school | nursery: at nursery | playground: in the playground | park: in the park | garden: in the garden | car: in the car | bath: in the bath | swimming-pool: in the pool | beach: on the beach | snow: in the snow | grass: in the grass | sand: in the sand | car-park: in the car park | supermarket: in the supermarket | shop: in the shop | cinema: at the cinema | bus: on the bus | train: on the train | street: in the street | trampoline: on the trampoline | holiday: on holiday | swimming: at swimming | on the way home]'

const somebody = (name: string, gender: 'she' | 'he' = 'he'): TellingFigure => ({
  forms: { name: `the ${name}`, one: `a ${name}` },
  gender,
})

export const toothOwed: Telling = {
  id: 'tooth-owed',
  shape: 'letters',
  fits: {
    ...{ kind: 'life', subjects: ['tooth-out'], when: ['today', 'past', 'tomorrow', 'always'] },
    says: ['tooth-swallowed', 'tooth-drained', 'tooth-lost', 'fairy-forgot'],
  },
  ages: [4, 9],
  titles: ['Signed with Jam', 'A Letter to the Tooth Fairy', 'One Tooth, Sorry'],
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: { mirror: somebody('shark') },
      words: { place: 'in the captain’s cabin', sill: 'by the porthole', comes: 'Up to the porthole came' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { mirror: somebody('dragon', 'she') },
      words: {
        place: 'in the castle kitchen',
        sill: 'on the window sill',
        comes: 'In at the window looked',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: { mirror: somebody('Martian') },
      words: { place: 'in the space station', sill: 'by the round window', comes: 'Past the round window floated' },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: { mirror: somebody('tyrannosaurus') },
      words: { place: 'in the house among the ferns', sill: 'on the window sill', comes: 'In at the window looked' },
    },
    wood: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: { mirror: somebody('bear') },
      words: { place: 'in the house in the wood', sill: 'on the window sill', comes: 'In at the window looked' },
    },
    base: {
      themes: ['superheroes'],
      figures: { mirror: somebody('superhero', 'she') },
      words: { place: 'in the secret kitchen', sill: 'on the window sill', comes: 'In at the window flew' },
    },
    home: {
      themes: [],
      figures: { mirror: somebody('neighbour’s dog') },
      words: { place: 'in the kitchen', sill: 'on the window sill', comes: 'In at the window looked' },
    },
  },
  keys: {
    way: '[has| tooth-swallowed: swallowed | fairy-forgot: forgot | tooth-drained: drained | tooth-lost: lost | forgot]',
  },
  words: { food: FOOD, where: WHERE },
  fact: '[Hero] once wrote the tooth fairy a letter, and signed it with jam.',
  next: 'There was a very small letter on the window sill, and it was sticky.',
  young: `
== tooth
${way({
  swallowed:
    '[has| school: At school [hero] | nursery: At nursery [hero] | [kin| grandma, grandpa: At [adult’s] house [hero] | [Hero]]] took [has| cereal, tooth-cornflakes: a spoonful of cornflakes | a bite of [food]]. Crunch, gulp! And the *tooth tooth was gone. It was in [his] tummy.',
  drained:
    '[Hero’s] *tooth tooth came out at last. [has| swimming-pool, swimming: It fell in the pool, and was gone down the drain. | Plink! It fell in the basin, and ran round once, and was gone down the plughole.]',
  lost: '[Hero’s] *tooth tooth was out, and now it was lost. It had got lost [where], and nobody could find it anywhere.',
  forgot: 'In the morning [hero] felt under the pillow. There was only the *tooth tooth. The tooth fairy hadn’t come!',
})}

${owed('@hero “Now the tooth fairy won’t come!” cried [hero][has| school, nursery: , all the way home | ]. “I haven’t got anything to give her!”', '@hero “She came to everybody else,” said [hero], and began to cry. “She forgot me.”')}

[Adult] wiped [his] cheeks, first one, and then the other, and then the first again. @adult “Then we’ll write to her,” said [adult].

+2
${way({
  swallowed: '@hero “Will it bite me, in there?” asked [hero].',
  drained: '@hero “Can’t the plumber get it?” asked [hero].',
  lost: '@hero “Couldn’t I give her a button?” asked [hero].',
  forgot: '@hero “Wasn’t my tooth any good?” asked [hero].',
})}

${way({
  swallowed: '@adult “No, it’s on its own, and you need two to bite,” said [adult].',
  drained: '@adult “It’s in the sea by now,” said [adult], “frightening the fish.”',
  lost: '@adult “You can’t bite with a button,” said [adult]. “She’d know.”',
  forgot:
    '[has:was-our-fault| @adult “It’s a lovely tooth,” said [adult]. “It was my fault, and not yours. I forgot to put the lamp in the window.” | @adult “It’s a lovely tooth,” said [adult]. “I expect she got the wrong window.”]',
})}
/+2

== letter
So they sat down [place], and [hero] said it, and [adult] wrote it down. @hero “Dear Fairy. ${way({
    swallowed: 'I ate my tooth. Sorry',
    drained:
      'My tooth went down the [has| swimming-pool, swimming: drain | plughole]. [has:flippers| Please bring flippers. |] Sorry',
    lost: 'My tooth is lost. Sorry',
    forgot: 'My tooth is still here. So am I',
  })}.”

@adult “How will she know it’s you?” asked [adult].

@hero “Say it was small and white,” said [hero].

@adult “They all are,” said [adult].

@hero “Say I’ve been good.”

@adult “They all say that,” said [adult], and chewed the pencil.

+3
@hero “Say I’ve been a bit bad, then,” said [hero].

[Adult] wrote that down too. It was quite a long letter by now, and it had gone round the corner and up the side.

@hero “Say it was the one I whistled with,” said [hero], and tried. But only air came out, and it was wet.

@adult “I can’t spell that,” said [adult].
/+3

[Hero] thought about it, and ate a piece of toast, with strawberry jam. And then [he] looked at the toast. There was a bite in it, and in the bite there was a bump.

@hero “I know how to sign it!” said [hero], and kissed the letter, with all [his] teeth. Smack!

*sign There they were, all in jam: a tooth, a tooth, a gap, and a tooth.

@hero “That’s where it lived!” said [hero].

@adult “Nobody else in the whole world can write that,” said [adult].

[with| [friend-is| toy: [Friend] signed it with a nose. | pet: [Friend] signed it with a wet nose. | @friend “I saw it all,” said [friend], and signed it too.] | ]

+2
[Comes] [mirror.one]. @mirror “I’ve got a gap as well,” said [mirror]. “May I sign?”

Smack! There was jam on the letter, and the table, and the lamp, and the clock.

@adult “Small kisses,” said [adult].

@mirror “That WAS a small one,” said [mirror].
/+2

+3
@hero “And now the stamp,” said [hero]. But there wasn’t a stamp, and so [he] drew one, with the fairy’s head on it. She had a crown, and wings, [has:flippers| and flippers, in case, |] and all her own teeth. There were so many teeth that there was hardly room for the fairy.
/+3

+4
Then the letter wouldn’t go into an envelope, because it stuck to everything. It stuck to [adult’s] elbow, and then it stuck to the door.

@hero “Now she can’t miss it,” said [hero].

But a letter on the door is no good to a fairy, who comes in over the roofs. So they peeled it off, and sent [mirror] out to have a look. [Mirror] went quite a long way off, and squinted.

@mirror “I can’t see any letter,” called [mirror]. “I can see a lot of windows, and they’re all the same.”

So [hero] put a lamp beside it. [more| [Others] put theirs there too, all in a row. | It was the small lamp, with the crooked shade.]

@mirror “NOW I can see it,” called [mirror]. “And I can smell it as well.” [with2| @friend2 “Strawberry,” said [friend2]. | It had begun to get dark, and the lamp shone right across the garden.]
/+4

== bed
-2
That night the letter lay [sill]. The bed was warm, and [hero] lay still.
/-2

+2
That night the letter lay [sill], in the moonlight. [Hero] lay under a soft blanket, and it was warm there.
/+2

[has:be-believed| @hero “What if she doesn’t believe it?” whispered [hero]. | @hero “What if she licks it?” whispered [hero].]

[has:be-believed| @adult “She’ll see the gap,” whispered [adult]. “Nobody can make that up.” | @adult “Then she’ll know we’ve got good jam,” whispered [adult].]

+3
[with| [friend-is| toy: [Friend] lay on the pillow. | [Friend] was breathing slowly.] | The curtain breathed slowly, in and out.] Somewhere out there [mirror] was asleep already, with a soft little whistle where the tooth had been.
/+3

+4
@hero “What does she do with them all?” whispered [hero].

@adult “Perhaps she’s building something,” whispered [adult]. “Something white, with a lot of steps.”

@hero “Then she’ll be one step short,” whispered [hero], “till she gets my next one.”

@hero “Will she come?” [he] whispered, a bit later.

@adult “We’ll look in the morning,” whispered [adult], “both together.”

Outside it was quiet, and the whole street was white with moon. Somewhere out there somebody very small may have been flying along with a bag, slowly, looking for a window with a lamp in it. It’s a long way to fly, with such a heavy bag. But a bag with a letter in it is a good deal lighter, and a letter is soft to sit on, when you want a rest.

The lamp shone, and the jam shone, just a little, and the gap in the jam was as dark and quiet as a small front door.
/+4

[Hero’s] tongue went to look where the ^tooth tooth had lived. It was soft in there, and dark, and quiet. ^sign So it lay down and stayed.

!asleep And [hero] was asleep.
`,
  older: `
== tooth
${way({
  swallowed:
    '[has:school| At school [hero] | [Hero]] [has| cereal, tooth-cornflakes: took a spoonful of cornflakes | bit into [food]], and swallowed, and only then noticed that there was a draught at the front. The *tooth tooth had gone down with the rest. It was in [hero], and nobody was ever going to see it again.',
  drained:
    'The *tooth tooth had hung on by a thread for a week. [has| swimming-pool, swimming: Then, at swimming, of all places, it let go. It sank, turned over once as if to make sure, and went down the drain. | That evening it let go, over the basin, of all places. It said plink, ran once round the plughole as if to make sure, and went down.]',
  lost: 'The *tooth tooth had come out [where], and ten minutes later it was nowhere. They looked under everything and behind everything, and found two buttons, a hairgrip, and somebody else’s raisin.',
  forgot:
    'In the morning the *tooth tooth was still under the pillow. It lay just where [hero] had put it, with one crumb beside it. The tooth fairy hadn’t come.',
})}

${owed('@hero “That’s that, then,” said [hero]. “No tooth, no fairy.” And [he] said it in a very ordinary voice, and then the ordinary voice broke in the middle.', '@hero “It doesn’t matter,” said [hero]. “I expect she’s only got time for people she really likes.” And [he] said it in a very ordinary voice, and then the ordinary voice broke in the middle.')}

+2
[Adult] sat down beside [him][with|  and [friend] | ] on the stairs, and for a while they [with| all | both] looked at the wallpaper.

@adult “${way({
    swallowed: 'My first one went down with a bun',
    drained: 'My first one went into a pond',
    lost: 'My first one’s still in a sandpit somewhere',
    forgot: 'Mine came a day late, the first time',
  })},” said [adult]. “I cried so much that they gave me my pudding before my dinner.”

@hero “Did that help?” asked [hero].

@adult “With the pudding it did,” said [adult]. “Afterwards I was just as sad, but I was sad and full.”

They thought about that. The wallpaper had little boats on it, and [hero] counted them as far as the banister, because while you’re counting you can’t cry.
/+2

[has:was-our-fault| @adult “It was me,” said [adult]. “I was to put the lamp in the window, and I forgot. She couldn’t have found it.” @hero “You?” said [hero]. @adult “Me,” said [adult]. “I’m sorry.” | ]

@adult “You could write to her,” said [adult]. So they went into the kitchen, and found some paper, and a pencil that had been sharpened at both ends.

== drafts
So [hero] wrote.

@hero “Dear Fairy,” it said. “My tooth was the biggest in the class. It was as big as a domino and it had gold on. You had better come, and bring a bag with a strong handle.”

@adult “Gold?” asked [adult].

@hero “A bit yellow, on one side,” said [hero].

@adult “And the domino?”

@hero “A very small domino.”

-2
@adult “Then it isn’t your tooth that you’re writing about,” said [adult]. [Hero] looked at the letter. It was a very good letter, and the fairy would certainly have come for that tooth. But it would’ve been somebody else’s, and so would the letter. [He] tore it up, which hurt more than the tooth had.
/-2

+2
[with| [friend-is| toy: @friend “It wasn’t as big as a domino,” said [friend], from under [hero’s] arm. | pet: [Friend] yawned. | @friend “It wasn’t as big as a domino,” said [friend]. “I’ve seen dominoes.”] | It did look well, on paper.] [Hero] read it through again. A fairy would come from the other end of the world for a tooth like that. She’d bring a bigger bag.

And then she’d get here.

@hero “She’d want to know where it was,” said [hero] slowly. “${way({
    swallowed: 'She’d look at my tummy, and it wouldn’t be big enough.',
    drained: 'She’d look at the [has| swimming-pool, swimming: drain | plughole], and it’d never have gone down.',
    lost: 'And then she’d be looking for the wrong tooth. And nobody would be looking for mine.',
    forgot: 'And it’s lying here, and it’s the size of a bean.',
  })}” [He] tore up the letter, which hurt more than the tooth had.

The second letter only said PLEASE, eleven times, each one bigger than the last, so that the final one had to go on the back.

@adult “It’s polite,” said [adult]. “But anybody could’ve sent it.”

@hero “I could put that I’ve been good,” said [hero].

@adult “They all put that,” said [adult]. “She must get a hundred of those in a night. She probably keeps her boots on them.”

[Hero] put down the pencil. It’s hard to say something about a tooth that nobody else has said about theirs. [way| forgot: The clock ticked | Outside it was getting dark], and the tongue kept going to the gap and coming back again, like somebody who’s heard a noise on the stairs.
/+2

+3
The third one was a drawing. But a tooth by itself is hard to draw. With legs it was a stool, and without legs it was a pillow, and with a face on it was somebody that nobody knew.

@hero “I can’t remember what it looked like,” said [hero], and that was the worst moment of all. “I only ever saw it from behind.”

[Adult] didn’t say that it would be all right, because that’s what people say when it isn’t. [Adult] only moved the toast out of the way, and sat down on the other side of the table to wait.
/+3

@adult “What did it do?” asked [adult].

@hero “It didn’t DO anything. It was a tooth.”

@adult “It was with you for years and years,” said [adult]. “It must’ve done something.”

[Hero] chewed the pencil, on the side where that was still possible. Then [he] took a new sheet, and wrote very fast, and didn’t look up.

@hero “Dear Fairy. It was quite small. It bit my first apple. It was the one I whistled with. It held my toothbrush when I needed both hands. Once I bit [adult] with it, and I was sorry. It went all round the world on my face, and it was in the school photograph, third from the left. ${way(
    {
      swallowed: 'Now I’ve swallowed it',
      drained: 'Now it’s gone down the [has| swimming-pool, swimming: drain | plughole]',
      lost: 'Now it’s lost',
      forgot: 'Now it’s under my pillow, and nobody’s come for it',
    },
  )}. You needn’t bring anything. I just wanted somebody to know.”

+2
It was only half a page. There was nothing in it that wasn’t so, and there was one word crossed out, and that was ENORMOUS.

[Adult] read it, and had to blow [adult.his] nose, and said that there was a lot of dust about. @adult “I remember that bite,” said [adult].

@hero “I was only two,” said [hero].

@adult “It was a very good bite, for two.”
/+2

== jam
@adult “Now sign it,” said [adult].

@hero “There are six people with my name at school,” said [hero]. “How will she know?” And [he] looked round the kitchen for something to sign with, something that nobody else had got. There was some toast left over, and on the toast was strawberry jam.

@hero “Oh,” said [hero], and kissed the letter, teeth first. Smack.

*sign There it was, in jam. There was a row of teeth, as neat as a fence, and in the fence there was a gate, standing open.

@adult “Well,” said [adult], and put down the teapot. “Nobody else alive could have written that.”

+2
They both looked at it for quite a while. It’s odd, seeing your own mouth from outside, and so red. It looked friendlier than [he]’d ever have thought, and a bit surprised.

@hero “That’s where it went out,” said [hero].

@adult “So that’s what you look like to the toast,” said [adult]. [with| [friend-is| toy: And [friend] was pressed on beside it, nose first, as a witness. | pet: And [friend] came to see, and put a wet nose beside it, as a witness. | @friend “I’ll be the witness,” said [friend], and kissed the other corner.] | ]
/+2

+3
[Comes] [mirror.one]. @mirror “I couldn’t help smelling it,” said [mirror]. “I’ve a gap too, as it happens. It’s three weeks now, and I never know how to begin.”

@hero “You begin with what it did,” said [hero], and pushed over a sheet of paper. [Mirror] thought so hard that the window steamed up.

@mirror “It was my favourite,” said [mirror] at last. “Is that enough?”

@hero “Yes,” said [hero]. “But you’ve got to sign it.” And [he] held out the jam, and everybody stood well back, and [adult] moved the milk. SMACK! [with2| @friend2 “It’s on the ceiling,” said [friend2]. | It was on the letter, the lamp, and the clock, which stopped.] There was some on the cat as well, and the cat didn’t mind at all.

@mirror “Too much?” asked [mirror].

@hero “No,” said [hero], who had jam in both eyebrows. “She can’t miss that.”
/+3

== bed
-2
That night the letter lay [sill], in the moonlight. [Hero] lay in bed, where it was warm, and [adult] sat beside [him].
/-2

+2
That night the letter lay [sill], in the moonlight, with a lamp beside it, so that nobody could go by and say that they simply hadn’t seen it. [Hero] lay in bed, where it was warm. The blanket was soft, and [adult] sat beside [him] in the quiet.
/+2

[has:be-believed| @hero “What if she doesn’t believe it?” whispered [hero]. | @hero “What if she licks it?” whispered [hero].]

[has:be-believed| @adult “She’ll see the gap,” whispered [adult]. “It’s in jam, and nobody can make that up.” | @adult “Then she’ll know it was strawberry,” whispered [adult]. “And she’ll know which window to come to next time.”]

+2
@hero “They’ll all have better ones,” whispered [hero]. “Teeth, I mean. Not letters.”

@adult “I don’t believe that anybody’s got a better letter,” whispered [adult].

@hero “And if she doesn’t come?”

@adult “Then somebody’s read it all the same,” whispered [adult]. “I have. Twice.”
/+2

+3
-4
Somewhere out there [mirror] was already asleep, and breathed slowly, with a soft small whistle at the front.
/-4
/+3

[Hero’s] tongue went softly to the gate, to see where the ^tooth tooth had gone out. It was quiet there, and dark, and nobody was in a hurry.

!asleep ^sign So it lay down where it was, and [hero] slept.
`,
}
