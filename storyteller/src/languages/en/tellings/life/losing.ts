import type { Telling } from '../../../../craft/telling.ts'

/**
 * Games that a wish may name, told as each is played; what comes last is for all others, with a board, counters and a dice. Of two that are
 * named it is the first one everywhere.
 */
const GAMES = [
  ...[
    'snakes-and-ladders',
    'ludo',
    'chess',
    'draughts',
    'dominoes',
    'card-game',
    'card',
    'football',
    'computer-game',
    'race',
  ],
]
const game = (told: Readonly<Record<string, string>>, other: string) =>
  `[game| ${Object.entries(told)
    .map(([id, text]) => `${id}: ${text}`)
    .join(' | ')} | ${other}]`
const ofCards = (told: string) => ({ 'card-game': told, card: told })

/** Told where a toy or a pet of the child’s own comes along: up to the next bar or bracket. */
const OWN = '[friend-is| toy, pet:'

/** Who won: somebody near who is named, else the grown-up. A name alone is nobody: it may be the name of a game. */
const KIN = ['brother', 'sister', 'cousin', 'friend']
const won = (near: (kin: string) => string, other: string) =>
  KIN.every((kin) => near(kin) === near(''))
    ? `[rival| ${KIN.join(', ')}: ${near('')} | ${other}]`
    : `[rival| ${KIN.map((kin) => `${kin}: ${near(kin)}`).join(' | ')} | ${other}]`
const WINNER = won(() => '[whom]', '[adult]')
const FIRST_WINNER = won(() => '[Whom]', '[Adult]')
const RIVAL = won((kin) => `[his] ${kin} [whom]`, '[adult]')

const GAME = game(
  {
    ...{ 'snakes-and-ladders': 'snakes and ladders', ludo: 'ludo', chess: 'chess', draughts: 'draughts' },
    ...{
      dominoes: 'dominoes',
      ...ofCards(
        '[has| snap: snap | uno: Uno | happy-families: happy families | top-trumps: top trumps | pairs: pairs | cards]',
      ),
      football: 'football',
      'computer-game': 'a computer game',
    },
  },
  '[race]',
)
const PLAYING = game({ race: 'racing each other' }, `playing ${GAME}`)
const WON = game(
  {
    'snakes-and-ladders': `Then [hero] met the longest snake, and ${WINNER} met the longest ladder.`,
    ludo: `Then ${WINNER} threw a six, and went hop, hop, hop, all the way home.`,
    chess: `Then ${WINNER} moved a very small pawn, and it was checkmate.`,
    draughts: `Then ${WINNER} went hop, hop, hop, and nothing of [hero’s] was left.`,
    dominoes: `Then ${WINNER} put down the very last domino, click.`,
    ...ofCards(`Then ${WINNER} put down the very last card, flap.`),
    football: `Then ${WINNER} kicked, and the ball went in.`,
    'computer-game': `Then ${WINNER} pressed a button, and there was a fanfare.`,
    race: `Then ${WINNER} ran past, and got there first.`,
  },
  `Then ${WINNER} threw a six, and went hop, hop, hop, on to [goal].`,
)
/** What is thrown. */
const BOARD = game(
  { dominoes: 'dominoes', ...ofCards('cards'), football: 'ball', 'computer-game': 'controller', race: 'shoe' },
  'board',
)
const THREW = game(
  { football: 'kicked the ball right across [room]', race: 'threw a shoe right across [room]' },
  `threw the ${BOARD} right across [room]`,
)
const OFFENCE = game({ football: 'kicked the ball away', race: 'threw the shoe' }, `threw the ${BOARD}`)
const WELL_LOST = won(() => '@whom “Well lost,” said [whom]', '@adult “Well lost,” said [adult]')
const SPILT = {
  football: 'Over went [adult’s] tea.',
  'computer-game': 'Over went [adult’s] tea.',
  race: 'Over went [adult’s] tea.',
}
const PLOP = game(SPILT, 'Plop, went something into [adult’s] tea.')
const FINDER = '[with| [friend-is| toy, pet: [Hero] | [Friend]] | [Hero]]'
const all = (one: string, other: string, last: string, how = 'crunchy') =>
  `They looked for all the bits together. ${one} was in the tea. @adult “I did think it was ${how},” said [adult]. ${other} was [blue]. And ${FINDER} found ${last}, [dice].`
const FOUND = game(
  {
    chess: all('The king', 'The queen', 'the last pawn'),
    draughts: all('One', 'Another', 'the last one'),
    dominoes: all('One', 'Another', 'the last one'),
    ...ofCards(all('The king', 'The queen', 'the last one', 'chewy')),
    football: `First they mopped up the tea. Then ${FINDER} found the ball, [under].`,
    'computer-game': `First they mopped up the tea. Then ${FINDER} found the controller, [under].`,
    race: `First they mopped up the tea. Then ${FINDER} found the shoe, [under].`,
  },
  all('The red counter', 'The blue one', 'the dice'),
)
const BOX = game(
  {
    ...{ dominoes: 'the dominoes lay quiet in their box', ...ofCards('the cards lay quiet in their box') },
    ...{ football: 'the ball lay quiet in its corner', 'computer-game': 'the screen was dark and quiet' },
    race: 'two shoes stood quiet, side by side',
  },
  'the board lay quiet in its box',
)
/** How it was lost, for older children; how it was the others' fault; and what became of it all. */
const CLOSE = game(
  {
    'snakes-and-ladders': `[Hero] was nearly at the top, and met the longest snake. ${FIRST_WINNER} needed a six, and threw a six.`,
    chess: `[Hero] needed one more move. ${FIRST_WINNER} needed none, and said checkmate.`,
    draughts: `[Hero] had one piece left, in a very good place. ${FIRST_WINNER} jumped over it.`,
    dominoes: `[Hero] had one domino left. ${FIRST_WINNER} had none.`,
    ...ofCards(`[Hero] had one card left. ${FIRST_WINNER} had none.`),
    football: `It was four all. Then ${WINNER} kicked, and it was five.`,
    'computer-game': `[Hero] had one life left. ${FIRST_WINNER} had two.`,
    race: `[Hero] was in front until the very last step. ${FIRST_WINNER} took a longer one.`,
  },
  `[Hero] needed a two. ${FIRST_WINNER} needed a six, and ${WINNER} threw a six.`,
)
const noDice = (told: string) => ({
  chess: told,
  draughts: told,
  dominoes: told,
  ...ofCards(told),
  football: told,
  race: told,
})
const WRONG = game({ ...noDice('I wasn’t ready'), 'computer-game': 'my button got stuck' }, 'you shook it wrong')
const WRONG_SHORT = game({ ...noDice('wasn’t ready'), 'computer-game': 'button got stuck' }, 'shook it wrong')
const FLEW = game(
  {
    chess: 'The king went into [adult’s] tea, and the queen went further than queens do.',
    draughts: 'One piece went into [adult’s] tea, and another was never seen to land.',
    dominoes: 'One went into [adult’s] tea, and another was never seen to land.',
    ...ofCards('The king went into [adult’s] tea, and the queen went further than queens do.'),
    ...SPILT,
  },
  `[world|
ship: The red counter went into [adult’s] tea, and the blue one rolled the whole length of the deck.
| valley: The red counter hit a stegosaurus, who went on sleeping, and the blue one vanished among the ferns.
| station: The counters flew off in all directions, like very small planets.
| castle: The red counter went into a suit of armour, and rattled all the way to the foot.
| forest: The red counter went into the brambles, and the blue one into a puddle.
| city: The red counter went out of the window, and was last seen passing the ninth floor.
| The red counter went into [adult’s] tea, and the blue one behind the piano.]`,
)
const MOPPING = 'mopping up the tea'
const LOOKING = game(
  {
    ...{ chess: 'looking for the queen', draughts: 'looking for the pieces', dominoes: 'looking for dominoes' },
    ...{ ...ofCards('looking for cards'), football: MOPPING, 'computer-game': MOPPING, race: MOPPING },
  },
  'looking for counters',
)
const SO_WAS = won(() => ', and so was [whom]', '')
const sat = (last: string) =>
  `It was ${FINDER.replaceAll('[Hero]', '[hero]').replaceAll('[Friend]', '[friend]')} who found ${last}, by sitting on it.`
const FOUND_ALL = game(
  {
    chess: `The king tasted of tea, and the queen was [blue]. ${sat('the last pawn')}`,
    draughts: `One piece tasted of tea, and another was [blue]. ${sat('the last one')}`,
    dominoes: `One tasted of tea, and another was [blue]. ${sat('the last one')}`,
    ...ofCards(`The king tasted of tea, and the queen was [blue]. ${sat('the last one')}`),
    football: `The ball had only gone [under], and came out rather grey.`,
    'computer-game': `The controller had only gone [under], and came out rather grey.`,
    race: `The shoe had only gone [under], and came out rather grey.`,
  },
  `[world|
ship: The red counter tasted of tea, and the blue one of tar.
| valley: The blue counter had been trodden into a footprint, and they had to dig for it.
| station: They caught the counters one by one in a sock.
| castle: To get at the red counter they had to shake a knight by the ankles.
| forest: The blue counter had a small frog on it, who was asked to get off.
| city: Somebody on the ninth floor had caught the red counter in a saucepan.
| The red counter tasted of tea, and the blue one was grey with fluff.] ${sat('the dice')}`,
)
/** The second game is lost by a throw, whatever the first one was. */
const CLEVER = 'This one had a board and a dice, so that nobody could be too clever.'
const BREATH = 'Nobody had any breath left, so this one had a board and a dice.'
const WITH_DICE = game(
  {
    chess: CLEVER,
    draughts: CLEVER,
    dominoes: CLEVER,
    ...ofCards(CLEVER),
    football: BREATH,
    'computer-game': CLEVER,
    race: BREATH,
  },
  '',
)
/** Where the child hides. */
const HIDING = '[has:hide| [has:table| under the table | [hiding]] | [hiding]]'

export const losing: Telling = {
  id: 'losing',
  shape: 'quest',
  fits: { kind: 'life', subjects: ['losing'], when: ['today', 'tomorrow', 'always', 'past'] },
  ages: [4, 10],
  tile: { label: 'Losing a game', wish: 'cannot bear losing at games' },
  titles: ['Lost: One Game, One Temper', 'Blow, as if It Were Soup', 'Only the Game'],
  figures: { temper: { forms: { name: 'the temper' }, gender: 'it' } },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: { mirror: { forms: { name: 'the parrot', one: 'the ship’s parrot' }, gender: 'he' } },
      words: {
        race: 'Race to the Island',
        goal: 'the island',
        room: 'the deck',
        hiding: 'behind the biscuit barrel',
        blue: 'in the cannon',
        dice: 'in the captain’s spare boot',
        bed: 'in the hammock',
        under: 'under the water barrel',
        office: 'down in the hold',
        floor: 'the deck',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: { mirror: { forms: { name: 'Thump', one: 'a small triceratops called Thump' }, gender: 'she' } },
      words: {
        race: 'Race to the Volcano',
        goal: 'the volcano',
        room: 'the grass',
        hiding: 'behind a giant fern',
        blue: 'in a footprint as deep as a bath',
        dice: 'between two enormous toes',
        bed: 'in a nest of moss',
        under: 'deep under a rock',
        office: 'in the cave behind the waterfall',
        floor: 'the grass',
      },
    },
    station: {
      themes: ['space', 'science', 'discovery'],
      figures: { mirror: { forms: { name: 'the robot', one: 'a round robot' }, gender: 'he' } },
      words: {
        race: 'Race to Saturn',
        goal: 'Saturn',
        room: 'the cabin',
        hiding: 'behind the moon map',
        blue: 'going round the lamp, like a tiny moon',
        dice: 'inside a space helmet',
        bed: 'in the bunk',
        under: 'behind the oxygen tank',
        office: 'at the far end of the last corridor',
        floor: 'the floor',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { mirror: { forms: { name: 'the dragon', one: 'a small dragon' }, gender: 'she' } },
      words: {
        race: 'Race to the Throne',
        goal: 'the throne',
        room: 'the great hall',
        hiding: 'behind the velvet curtain',
        blue: 'in a suit of armour',
        dice: 'in the spout of a golden teapot',
        bed: 'in the big castle bed',
        under: 'under the oak dresser',
        office: 'down in the dungeon',
        floor: 'the floor',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: { mirror: { forms: { name: 'the squirrel', one: 'a red squirrel' }, gender: 'she' } },
      words: {
        race: 'Race to the Den',
        goal: 'the den',
        room: 'the clearing',
        hiding: 'behind a bramble bush',
        blue: 'on a toadstool, pretending to be a spot',
        dice: 'in a heap of acorns',
        bed: 'in the little forest house',
        under: 'deep under a root',
        office: 'in a hollow oak',
        floor: 'the moss',
      },
    },
    city: {
      themes: ['superheroes'],
      figures: { mirror: { forms: { name: 'Captain Whoosh', one: 'Captain Whoosh' }, gender: 'she' } },
      words: {
        race: 'Race to the Roof',
        goal: 'the roof',
        room: 'the tower room',
        hiding: 'behind the capes',
        blue: 'out on a statue’s nose',
        dice: 'in a silver boot',
        bed: 'in the tower bed',
        under: 'under the alarm desk',
        office: 'behind the lift',
        floor: 'the floor',
      },
    },
    home: {
      themes: [],
      figures: { mirror: { forms: { name: 'the mouse', one: 'a mouse' }, gender: 'he' } },
      words: {
        race: 'Race to the Top',
        goal: 'the top',
        room: 'the room',
        hiding: 'behind the sofa',
        blue: 'in a flowerpot',
        dice: 'in a slipper',
        bed: 'in bed',
        under: 'under the dresser',
        office: 'in the cupboard under the stairs',
        floor: 'the floor',
      },
    },
  },
  keys: {
    game: `[has| snap, uno, happy-families, top-trumps, pairs: card | ${GAMES.map((id) => `${id}: ${id}`).join(' | ')} | play-football, score-a-goal, goal, football-team: football]`,
    rival: `[is:whom| [has| ${KIN.map((kin) => `${kin}: ${kin}`).join(' | ')}]]`,
  },
  things: { whom: { kinds: [], or: { forms: { name: 'somebody else' }, gender: 'it' } } },
  fact: '[Hero] lost a game, and blew on a hot little temper until it was cool.',
  next: 'Something had been lost again, and this time it was neither a game nor a temper.',
  young: `
== trouble
[world|
ship: On the deck of the pirate ship, [hero] and ${RIVAL} were ${PLAYING}.
| valley: The dinosaurs were having their nap. So [hero] and ${RIVAL} were ${PLAYING}.
| station: High above the moon, in the space station, [hero] and ${RIVAL} were ${PLAYING}.
| castle: High up in the castle, [hero] and ${RIVAL} were ${PLAYING}.
| forest: Deep in the forest, [hero] and ${RIVAL} were ${PLAYING}.
| city: Nobody in the city needed saving. So [hero] and ${RIVAL} were ${PLAYING}.
| It was raining outside. [Hero] and ${RIVAL} were ${PLAYING}.] ${OWN} [Friend] the [friend.kind] was on [hero’s] side.]

-2
${WON}
/-2

+2
-3
${OWN} ((For a long time [hero] was winning.)) | For a long time [hero] was winning.] ${WON}
/-3
/+2

+3
For a long time [hero] was winning, and had already thought of a kind face to make at the end. ${WON}
/+3

-2
@hero “${OWN} We’ve | I’ve] lost AGAIN,” said [hero], “and it’s not fair! [has:play| ((I’m never playing again!))]” And [he] [has:cry| burst into tears, and] ${THREW}.

Then [he] crawled ${HIDING}[feels:sad| ((, to cry))].
/-2

+2
@hero “${OWN} We’ve | I’ve] lost AGAIN,” said [hero], “and it’s not fair! [has:play| I’m never playing again!]” And [he] [has:cry| burst into tears, and] ${THREW}.

${PLOP}
/+2

+2
It felt lovely, for as long as a sneeze. Then it felt horrid, and [hero] crawled ${HIDING}[feels:sad| ((, to cry))].
/+2

== temper
-2
Somebody was there. It was as big as a hamster, and red, and steam came out of its ears.
/-2

+2
But somebody was sitting there already. It was as big as a hamster, and red all over, and steam came out of its ears.
/+2

*temper @temper “Not fair, not fair, NOT FAIR!” it said.

-2
&first @adult “That’s your temper,” said [adult]. “You lost it, just after the game. Hold it loosely, and blow on it, as if it were soup.”
/-2

+2
@hero “What’s THAT?” asked [hero].
/+2

+2
@adult “That’s your temper,” said [adult], and looked in from above. “You lost it, just after the game.”

@hero “It isn’t mine,” said [hero].

[with| [friend-is| toy, pet: @adult “It’s got your eyebrows,” said [adult]. | @friend “It’s got your eyebrows,” said [friend].] | @adult “It’s got your eyebrows,” said [adult].] And it had.
/+2

+3
@hero “And if I don’t want it?” asked [hero].

@adult “Then it runs about,” said [adult].

It was running about already. It ran through [adult’s] tea, and the tea boiled. It ran over the bread, and now it was toast. It ran up [world| ship: the mast | valley: a very long neck | station: the wall | castle: a knight | forest: a pine tree | city: a flagpole | the curtain], and sat at the top, and shouted.

@temper “NOT FAIR!”

@hero “All right,” called [hero]. “It’s mine.”

At once it came down again, and was only as big as a hamster.
/+3

+2
[Hero] grabbed it, and it grew as big as a cat.
/+2

+2
&first @adult “Not so tight,” said [adult]. “Hold it loosely, and blow on it, as if it were soup.”

[friend-is| toy: [Friend] had never squeezed anybody. So they sat it on [friend]. | pet: [Friend] kept well away.]
/+2

[Hero] blew. Fff. The red went pink.

-2
@temper “I wanted to win,” it said${OWN} | , in a very small voice].
/-2

+2
@temper “I wanted to win,” it said, in a very small voice.
/+2

@hero “So did I,” said [hero]. [He] blew again, and it climbed into [his] pocket.

== sorry
@hero “Sorry I ${OFFENCE},” [hero] told ${WINNER}.

-2
They found it all, and played again.
/-2

+2
${FOUND}
/+2

+3
@hero “Have you got a temper too?” asked [hero].

@adult “Mine’s asleep,” said [adult]. “It’s old. It only gets up for [world| ship: seagulls | valley: mosquitoes | station: computers | castle: trumpets | forest: wasps | city: parking | phones].”

@hero “Will mine get up again?”

@adult “Oh yes,” said [adult]. “They do.”
/+3

== again
+4
Somebody had smelled the steam, and came to look. It was [mirror.one].

@mirror “I’ll play too,” said [mirror]. “I’ve never lost a game.” That was true. [Mirror.he] had never played one.
/+4

-2
And ${WINNER} won AGAIN!
/-2

+2
-3
So they played once more. And ${WINNER} won AGAIN!
/-3
/+2

+3
So they played once more. In the middle of it, the pocket got warm. [Hero] stopped, and blew, and they all waited. [with2| @friend2 “Is it soup yet?” asked [friend2].] [more| [Others] looked on, and nobody was allowed to help.]

Now it was very close. It could be anybody. It was ${WINNER}. It was ${WINNER} AGAIN!
/+3

-2
^temper @temper “NOT FAIR!” shouted the pocket, and [hero] grabbed the ${BOARD}.
/-2

+2
The pocket grew hot. ^temper @temper “NOT FAIR!” it shouted, and [hero] grabbed the ${BOARD}.
/+2

But then [he] let go. [He] held the pocket loosely, &again and blew, as if it were soup. Fff. Fff. Fff.

-2
@hero “Well played,” said [hero]${OWN} | , in a squashed voice].
/-2

+2
-3
@hero “Well played,” said [hero], in a squashed voice.
/-3
/+2

+3
@hero “Well played,” said [hero], in a squashed voice. The kind face had been for winning, but it nearly fitted.
/+3

+2
${WELL_LOST}, and shook hands with [hero], and then, with one finger, with the temper.
/+2

== third
+4
Then there was a pop. It came from [mirror], who was last of all. In front of [mirror.him] sat something as small as a walnut, and very red.

@mirror “Whose is THAT?” cried [mirror]. “It isn’t mine!”

@hero “It’s got your [world| ship: beak | valley: horns | station: buttons | castle: nostrils | forest: tail | city: mask | ears],” said [hero].

[Mirror] grabbed it, and it grew as big as an apple.

&again @hero “Not so tight,” said [hero]. “Hold it loosely, and blow on it, as if it were soup.”

[Mirror] blew. [with| ${OWN} | [Friend] blew from the other side.]] Fff. It went pink, and had hiccups.

@temper “I wanted to win,” it said.

@mirror “So did I,” said [mirror], surprised. “What happens now?”

@hero “Now we all go back to the start,” said [hero]. “Even ${WINNER}.”

[Mirror] liked that. [Mirror.he] sat down at the start at once, so as to be first there, at least. The very small temper sat down next to [mirror.him], and had to be told four times that it was only a game.
/+4

== bed
-2
At night ${BOX}, and [hero] lay warm [bed]. The temper lay on ${OWN} [friend] | the pillow], hardly pink any more.
/-2

+2
At night ${BOX}. [Hero] lay warm [bed]${OWN} ((, and that felt lovely, for much longer than a sneeze)) | , and that felt lovely, for much longer than a sneeze]. The temper lay on ${OWN} [friend] | the pillow], hardly pink any more.
/+2

+3
[world|
ship: The sea rocked the ship slowly. High up on the mast glowed a small warm lantern.
| valley: The dinosaurs lay like soft dark hills, and the biggest hill breathed slowly.
| station: The moon went slowly by, and looked in softly.
| castle: The candles burned low, and the whole castle was quiet.
| forest: The trees hushed softly, and an owl was quiet.
| city: The city lay quiet below, and the moon shone softly on all the roofs.
| Outside it was still raining, softly.]
/+3

+4
[Adult] drew up the blanket, and laid a hand on top of it, loosely. [with| ${OWN} | [Friend] was asleep already, with both hands open.]] [more| [Others] were in bed as well, and all of them were quiet.] Not far away, somebody else was blowing. You could only just hear it. Fff.
/+4

@temper “Not fair,” mumbled the temper in its sleep.

@hero “I know,” whispered [hero].

@adult “Have you lost anything else?” whispered [adult].

@hero “No,” said [hero]. “Only the game.”

&last And [he] blew on the temper again, softly and slowly, as if it were soup. It was a long, warm breath. !asleep And at the end of it, [hero] was asleep.
`,
  older: `
== trouble
[Hero] could lose a glove, or a sandal, or [world| ship: a perfectly good cutlass | valley: a very big bone | station: a whole moon boot | castle: a small crown | forest: a bicycle bell | city: two capes | a new umbrella], without any fuss. But [hero] couldn’t bear to lose a game.

[world|
ship: [when| today: Today the wind was asleep, and | One day without wind,] on the deck of the pirate ship, [hero] and ${RIVAL} were ${PLAYING}.
| valley: [when| today: Today, | One day,] while the dinosaurs were asleep in the sun, [hero] and ${RIVAL} were ${PLAYING}.
| station: [when| today: Today, | One day,] in the space station, [hero] and ${RIVAL} were ${PLAYING}.
| castle: [when| today: Today, | One day,] in the great hall of the castle, [hero] and ${RIVAL} were ${PLAYING}.
| forest: [when| today: Today, | One day,] when the whole forest smelled of mushrooms, [hero] and ${RIVAL} were ${PLAYING}.
| city: [when| today: Today, | One day,] when the city was behaving itself, [hero] and ${RIVAL} were ${PLAYING}.
| [when| today: Today, | One day,] after tea, [hero] and ${RIVAL} were ${PLAYING}.]

+4
[more| [Others] had dropped out already, and were lying about and giving advice.]
/+4

-2
${OWN} ((Even [friend] the [friend.kind] was on [hero’s] side.))]
/-2

+2
${OWN} [Friend] the [friend.kind] sat close by, and was on [hero’s] side.] [Hero] had been in front from the start, and had already thought of something kind to say to the loser.
/+2

${CLOSE}

@hero “That doesn’t count,” shouted [hero], “because ${WRONG}, and it’s a stupid game! [has:play| ((And I’m never playing again!))]” And *mess [he] [has:cry| burst into tears, and] ${THREW}.

+2
${FLEW}

For about as long as a sneeze, it was wonderful. Then [adult] knelt down without a word and began to pick things up, and [hero] would much rather have been told off.
/+2

So [hero] stormed off, [feels:sad| crying,] until there was nowhere left to storm to. And there, [office], was a small door that said LOST PROPERTY.

== office
Inside, at a desk, sat [mirror.one], with a pencil and an enormous book.

+2
The shelves went right up to the ceiling. [world|
ship: There were wooden legs, all left ones, and eleven eye patches, and a jar with a label that said NORTH, MISLAID BY CAPTAIN.
| valley: There were nine hundred teeth, sorted by size, and an egg in a bobble hat, with a label that said MOTHER INFORMED.
| station: There were four hundred screws, and one glove as big as an armchair, and a jar with a label that said HALF AN HOUR, LOST NEAR CHINA.
| castle: There were glass slippers, all left ones, and there was a prince with a label that said FOUND IN WOOD, who was doing a crossword.
| forest: There were six thousand nuts, and a very fine pair of antlers, and a jar with a label that said SCENT, LOST BY FOX.
| city: There were thirty cats, all washed, and an envelope with a label that said SECRET NAME, DO NOT READ ALOUD.
| There were hundreds of socks, and never two alike, and a jar with a label that said WHAT I CAME UPSTAIRS FOR.]
/+2

@mirror “Lost something?” asked [mirror].

@hero “A game,” said [hero].

@mirror “One game,” wrote [mirror]. &first “Anything else?”

@hero “No, only the game.”

@mirror “That’s odd,” said [mirror], “because this came in two minutes ago.” And [mirror.he] pushed a box across the desk, with holes in the lid, and steam coming out.

*temper In it sat something no bigger than a guinea pig, red all over, with every hair standing straight up. @temper “Doesn’t count, ${WRONG_SHORT}, stupid game,” it muttered.

@hero “What IS it?” asked [hero].

@mirror “It’s a temper,” said [mirror], “and somebody’s lost it.”

[Hero] knew that voice, for it was horribly like [his] own. @hero “Well, it isn’t mine,” [he] said.

+2
That was a mistake. The temper swelled from a guinea pig to a cat. @temper “ISN’T MINE!” it howled, and the steam whistled. [with| ${OWN} @mirror “It’s got your eyebrows,” said [mirror]. | @friend “It’s got your eyebrows,” said [friend], who had come in quietly behind.] | @mirror “It’s got your eyebrows,” said [mirror].]

@hero “All right,” said [hero], “it’s mine, and I lost it.”

At once it shrank again. It ran up [hero’s] arm, very hot, on very small feet, and tried to get back in at the collar.

@mirror “Sign here,” said [mirror]. “And don’t squeeze it, or it goes off. You hold it loosely, and you blow on it slowly, as if it were soup.”

[Hero] blew, and it took seven long breaths. By the third, the hair lay down. By the seventh, the temper was only pink, and it climbed into [hero’s] pocket and sat there grumbling.
/+2

-2
But the temper ran straight up [hero’s] arm, on very small hot feet, and tried to get in at the collar.

@mirror “Sign here,” said [mirror], “and then hold it loosely, and blow on it slowly, as if it were soup.”

After seven breaths the temper was only pink, and climbed into [hero’s] pocket.
/-2

+3
@hero “Will it get lost again?” asked [hero].

@mirror “They mostly do,” said [mirror]. “That whole shelf is tempers, but their owners come for them by supper.” [Mirror.he] sat up rather straight. “I’ve never lost mine, of course. I’ve never lost anything.”

@hero “Not even a game?”

@mirror “I don’t play games,” said [mirror], “because somebody always loses.”

[Hero] looked at the shelves full of other people’s things, and at [mirror], all alone in the middle with a pencil. @hero “You could come and play with us,” [he] said. [with2| @friend2 “We’re one short,” said [friend2], which was kind, because it wasn’t true.]

It took [mirror] quite some time to find the sign for the door, because it had never been needed before. It said BACK SOON. The enormous book had to come too, and [hero] carried it.
/+3

== sorry
-2
[Adult] was still on [floor], tidying up${SO_WAS}, and [hero] got down too.
/-2

+2
[Adult] was still on [floor], ${LOOKING}${SO_WAS}, and [hero] got down too.
/+2

@hero “I’m sorry,” said [hero]. “I lost my temper.”

@adult “I noticed,” said [adult]. “Did you find it?”

@hero “It’s in my pocket.”

+2
[Adult] took this very well. [Adult.he] bent down and listened, and something in the pocket grunted. @adult “I’ve got one just like it,” said [adult], “only mine’s older, and it’s mostly to do with [world| ship: seagulls | valley: mosquitoes | station: computers | castle: trumpets before breakfast | forest: wasps | city: parking | phones].”

^mess They found everything together. ${FOUND_ALL}

@adult “Shall we have another game?” asked [adult]. ${WITH_DICE}
/+2

-2
^mess They found everything, and then they had another game. ${WITH_DICE}
/-2

== game
-3
This time it was even closer, and in the end ${WINNER} needed a two, and [hero] needed a six.
/-3

+3
So they all played, and it was a much better game than the first. [Mirror] was astonished by everything, because [mirror.he] had thought that you simply sat there and lost.

@mirror “But it might be anybody,” said [mirror], “and you can’t tell who!”

@hero “That’s the point,” said [hero].

Twice [hero] was sent back nearly to the start, and twice something hot came scrabbling up to the edge of the pocket. Both times there was nothing for it but to stop and blow, and everybody waited. And in the end ${WINNER} needed a two, and [hero] needed a six.
/+3

[Hero] threw so hard that the dice got away, and ended up [under]. Only [hero] could see it, with one cheek flat on [floor].

It was a one.

^temper @temper “Say six,” whispered the temper.

+2
It would have been so easy, for a six is only a small word, and takes no longer to say than a one. [Hero] thought of the red counter standing there, six squares from the end. And there was the kind thing, waiting to be said.

@temper “Go on,” said the temper. “Say six, and you’ll never hear from me again.”
/+2

+4
[Hero] lay there for so long that there was dust on [his] tongue. If [he] said six, the game would be won. But there would always be a one underneath, and it would be there when they cheered, and it would be there tomorrow. And since nobody else would know that it was there, nobody could ever help [him] get rid of it.

A game was one thing to lose. But what would they write in the big book about this?
/+4

@hero “One,” said [hero], with both eyes shut.

${FIRST_WINNER} threw a two, and that was that.

@temper “DOESN’T COUNT!” yelled the temper, and shot out of the pocket as hot as a baked potato. [Hero] caught it loosely, in both hands, and blew and blew until it sat down.

@hero “It does count,” [hero] told it. “Well played, ${WINNER},” [he] added, in a voice like a rusty gate.

== third
+3
Then there was a bang.

It came from [mirror], who was last by eleven squares. In front of [mirror.him] stood something the size of a walnut, bright red, and spitting like a frying pan.

@mirror “Who’s lost that?” cried [mirror].

@hero “I think it’s yours,” said [hero].

@mirror “I haven’t got one,” shouted [mirror], “and it’s a stupid game, and you all shook it wrong!” And [mirror.he] grabbed the edge of the board.

[Hero] knew exactly what came next. It would have been easy to laugh, but [he] laid one hand flat on the board, and held out the other, loosely, to the little red thing. @hero “It’s only new,” said [hero], “and it’s never been out before. You blow on it, like soup.”

[Mirror] blew, though it was a poor sort of blow at first. [with| ${OWN} [Hero] showed [mirror.him] how, in through the nose and slowly out. | [Friend] joined in from the other side, and that helped.] | [Hero] showed [mirror.him] how, in through the nose and slowly out.] By the seventh breath, there was something small and pink sitting there, with hiccups.

@mirror “It’s rather sweet,” said [mirror].
/+3

+4
It had to go in the book, of course, because everything went in the book. [Mirror] wrote, a little shakily, FOUND, ONE TEMPER, SMALL, and under Owner [mirror.he] wrote ME.

@mirror “I’ve sat in there for years, looking after other people’s,” said [mirror], “and I always thought they must be very careless.”

@hero “Will you play again tomorrow?” asked [hero].

[Mirror] looked at the board, and at the long, long way that [mirror.he] still had to go. @mirror “I was last by eleven,” said [mirror]. “Does that happen often?”

@hero “I’ve lost twice today,” said [hero], “but not by eleven.”

@mirror “And then you just go back to the start, as though it had never happened?”

@hero “Everybody does,” said [hero]. “Even whoever won. ${FIRST_WINNER} has to go right back to the start with us.”

[Mirror] hadn’t known that, and it seemed to make all the difference.
/+4

== book
-3
@mirror “Lost something again?” asked [mirror], who’d come out to watch, and brought the book.

@hero “A game,” said [hero].

&again @mirror “Anything else?”

^temper [Hero] felt in [his] pocket, and it was warm in there, and breathing.

@hero “No,” said [hero]. “Only the game.”

+2
@mirror “Only the game,” wrote [mirror], and underlined it twice. “People hardly ever manage that. I’ve never dared to play, myself. What if I lost my temper?”

@hero “Then I’d show you how to blow,” said [hero]. “Come tomorrow.”
/+2
/-3

+3
Then [mirror.he] took up the enormous book. @mirror “Now for you,” said [mirror]. “Lost something again, I believe?”

@hero “A game,” said [hero].

&again @mirror “Anything else?”

^temper [Hero] felt in [his] pocket, and it was warm in there, and breathing. [Adult] was still here as well, and so was the board, and the dice with all its dots.

@hero “No,” said [hero]. “Only the game.”

@mirror “Only the game,” wrote [mirror], and underlined it twice. “People hardly ever manage that.”
/+3

== bed
-2
At night the board lay quiet in its box, and [hero] lay warm under a soft blanket.
/-2

+2
At night the board was folded up, quiet, in its box. [world|
ship: The wind had come at last, and the ship leaned softly into it, and [hero] lay warm in the hammock.
| valley: The dinosaurs lay round about in the dark, like soft hills, and [hero] lay warm in the moss.
| station: The moon went by, slowly and quietly, and [hero] lay warm in the bunk.
| castle: The torches had burned low in the hall, and [hero] lay warm in the big bed with the curtains.
| forest: The trees hushed softly over the little house, and [hero] lay warm under the blanket.
| city: The moon shone quietly into the tower, the lights of the city went out slowly, one by one, and [hero] lay warm under a soft blanket.
| The rain fell softly on the roof, and [hero] lay warm under the blanket.]

On the pillow lay the temper, [friend-is| toy: next to [friend], who had never squeezed anybody, and it was | curled up like any guinea pig and] hardly pink any more.

@temper “Doesn’t count,” it mumbled in its sleep.

@hero “Shh,” said [hero]. “I know.”

@adult “I saw you look at that dice,” whispered [adult], who was sitting by the pillow, “for quite a long time.”

@hero “It was a very small one,” said [hero].

@adult “It was the best throw of the day,” said [adult], and stayed there, holding [his] hand.
/+2

+3
Somewhere [office], a lamp was turned low. Somebody was lying there with a very small temper on [mirror.his] chest, which wanted to be told, once more, that it was only a game. [with| ${OWN} | [Friend] was asleep already, with both hands open.]]
/+3

+4
[more| And [others] lay all round, breathing slowly and evenly, as though they were cooling an enormous soup.]
/+4

@adult “Have you got everything?” whispered [adult]. &last “Anything else?”

[Hero] thought about it. But somewhere in the middle of the thought the end of it got lost, and nobody went looking. !asleep [Hero] was asleep, without any fuss.
`,
}
