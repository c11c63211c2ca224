import type { Telling } from '../../../../craft/telling.ts'
import { AGES, NUMBERS, SCORES } from '../../reader/particulars/scores.ts'

/*
 * What was lost beside the game lies somewhere, hot or flat, and wants to be blown on: a temper where there was anger, a bounce where there were
 * tears or a match that is over.
 */

type Kind = 'goal' | 'match' | 'egg' | 'swim' | 'race' | 'cried' | 'game'

/** Told by what was lost: a match in goal or not, three kinds of race, a game with tears, a game with anger. */
const told = ({ goal, match, egg, swim, race, cried, game }: Record<Kind, string>) =>
  `[kind| goal: ${goal} | match: ${match} | egg: ${egg} | swim: ${swim} | race: ${race} | cried: ${cried} | ${game}]`
/** The same of every race. */
const by = ({ race, ...others }: Record<'goal' | 'match' | 'race' | 'cried' | 'game', string>) =>
  told({ egg: race, swim: race, race, ...others })
const atMatch = (match: string, race: string, game: string) => by({ goal: match, match, race, cried: game, game })
const mood = (temper: string, bounce: string) => `[mood| bounce: ${bounce} | ${temper}]`
/** By what the child did when it had lost, of anger alone. */
const deed = ({ thrown, storm, cheat, shout }: Record<'thrown' | 'storm' | 'cheat' | 'shout', string>) =>
  `[deed| throw, tip: ${thrown} | storm: ${storm} | cheat: ${cheat} | ${shout}]`
/** A toy or a pet of the child’s own; whoever else comes along; nobody. */
const company = (own: string, friend: string, nobody = own) =>
  `[friend-is| toy, pet: ${own} | [with| ${friend} | ${nobody}]]`
const own = (text: string) => `[friend-is| toy, pet: ${text}]`
/** Who is there from the first page on. */
const WATCHING =
  '[friend-is| toy: [Friend] the [friend.kind] was there, too, under one arm. | pet: [Friend] the [friend.kind] was there, too. | [with2| [Friend] and [friend2] had come to watch. | [with| [Friend] had come to watch.]]]'
const friend = (text: string) => company('', text)

/** What was lost where no game was: not chosen, or nothing won. */
type Outside = 'picked' | 'part' | 'bench' | 'contest'
const outside = (of: Record<Outside, string>, other: string) =>
  `[outside| ${Object.entries(of)
    .map(([id, text]) => `${id}: ${text}`)
    .join(' | ')} | ${other}]`
const isOutside = (yes: string, no: string) => `[outside| picked, part, bench, contest: ${yes} | ${no}]`

const called = (names: readonly string[]) =>
  `[has| ${names.map((name) => `called-${name}: ${name.charAt(0).toUpperCase()}${name.slice(1)}`).join(' | ')} | [adult.name]]`

const scoreOf = (call: (most: number, least: number) => string) =>
  SCORES.map(([most, least]) => `score-${most}-${least}: ${call(most, least)}`).join(' | ')
const ANY_SCORE = SCORES.map(([most, least]) => `score-${most}-${least}`).join(', ')
const times = (count: number) => ({ 1: 'once', 2: 'twice' })[count] ?? `${NUMBERS[count]} times`

const CARDS = ['snap', 'uno', 'happy-families', 'top-trumps', 'pairs', 'card-game', 'card']
const BOARDS = ['snakes-and-ladders', 'ludo', 'monopoly', 'chess', 'draughts', 'dominoes', 'connect-four', 'jenga']
const TEAM_GAMES = ['football', 'play-football', 'score-a-goal', 'goal', 'rugby', 'netball', 'hockey', 'cricket']
const CHAIRS = 'musical-chairs'
const FELT =
  '[has| in-tears, cry: cried | [feels| angry: game | sad, ashamed, lonely: cried | [event| sad: cried | game]]]'
const GAME_FELT = `[has| threw-it, threw-pieces, tipped-board, stormed-off, cheated, must-win, throw, kick, hit: game | ${FELT}]`
/** At home against somebody near, football is a game as any other. */
const unlessNear = (lost: string) => `[near| brother, sister, cousin, friend: ${GAME_FELT} | ${lost}]`
const KIND = `[has| no-part, on-bench, picked-last, not-picked, at-spelling-bee, at-quiz, at-raffle, at-show: cried | glued-egg: egg | in-goal: goal | ${ANY_SCORE}, own-goals, own-goal, missed-penalty, football-team, netball-match, rounders-match: match | in-egg-race, egg-and-spoon-race, egg-and-spoon: egg | at-gala, swimming-race: swim | sports-day, in-sack-race, in-relay, relay-race, sack-race, three-legged-race, obstacle-race, running-race, wheelbarrow-race, fun-run: race | at-comp: cried | ${[...CARDS, ...BOARDS, CHAIRS, 'board-game', 'computer-game', 'games-console', 'game-controller', 'on-screen'].join(', ')}: ${GAME_FELT} | ${TEAM_GAMES.join(', ')}: ${unlessNear('match')} | swimming, swimming-pool: ${unlessNear('swim')} | team-lost, team: match | race, run, came-last, came-second, came-third, no-win: ${unlessNear('race')} | ${GAME_FELT}]`

const game = (of: Readonly<Record<string, string>>, other: string) =>
  `[game| ${Object.entries(of)
    .map(([id, text]) => `${id}: ${text}`)
    .join(' | ')} | ${other}]`

const GAME = game(
  {
    ...{
      'snakes-and-ladders': 'snakes and ladders',
      ludo: 'ludo',
      chess: 'chess',
      draughts: 'draughts',
      monopoly: 'Monopoly',
    },
    ...{ 'connect-four': 'Connect Four', jenga: 'Jenga', dominoes: 'dominoes', snap: 'snap', uno: 'Uno' },
    card: '[has| happy-families: happy families | top-trumps: Top Trumps | pairs: pairs | cards]',
    ...{ football: 'football', 'computer-game': 'a computer game', chairs: 'musical chairs' },
  },
  '[track]',
)
/** “Her big brother”, where the wish calls him so. */
const sized = (kin: string) => `[has| big-one: big ${kin} | little-one: little ${kin} | ${kin}]`
const PLAYING = game({ race: 'racing each other' }, `playing ${GAME}`)

/** How often the winner has won before. */
const RUNNING = NUMBERS.slice(2, -1)
  .map((_, at) => `won-${at + 3}-times: [Winner] had won ${times(at + 2)} already.`)
  .join(' | ')

/** What is said next is said by whoever won. */
const BY_WINNER = '[speaks| whom: @whom | @adult]'
const WON = game(
  {
    'snakes-and-ladders':
      '[has:got-to-100| Then [hero] met the longest snake. [Winner] got to a hundred first. | Then [hero] met the longest snake, and [winner] met the longest ladder.]',
    ludo: 'Then [winner] threw a six, and went hop, hop, hop, all the way home.',
    chess: 'Then [winner] moved a very small pawn, and it was checkmate.',
    draughts: 'Then [winner] went hop, hop, hop, and nothing of [hero’s] was left.',
    monopoly: 'Then [winner] had all the streets, and [hero] had four pounds.',
    'connect-four': 'Then [winner] dropped one in, clink, and there were four in a row.',
    jenga: 'Then [hero] pulled out one small block, and down came the tower.',
    dominoes: 'Then [winner] put down the very last domino, click.',
    snap: `Then there were two frogs, and ${BY_WINNER} “Snap!” said [winner]. [Hero] had no cards left.`,
    uno: `${BY_WINNER} “Uno!” said [winner], and had no cards left.`,
    card: 'Then [winner] put down the very last card, flap.',
    football: 'Then [winner] kicked, and the ball went in.',
    'computer-game': 'Then [winner] pressed a button, and there was a fanfare.',
    chairs: 'Then the music stopped, and [winner] sat on the last chair.',
    race: 'Then [winner] ran past, and got there first.',
  },
  'Then [winner] threw a six, and went hop, hop, hop, on to [goal].',
)
const WON_AGAIN = game(
  {
    snap: `Then there were two pigs. ${BY_WINNER} “Snap!” said [winner] AGAIN!`,
    uno: `${BY_WINNER} “Uno!” said [winner]. And [winner] had won AGAIN!`,
  },
  isOutside('They threw, and they hopped, and [winner] won!', 'And [winner] won AGAIN!'),
)
/** What is thrown. */
const BOARD = game(
  {
    ...{ dominoes: 'dominoes', snap: 'cards', uno: 'cards', card: 'cards', jenga: 'blocks', football: 'ball' },
    ...{ 'computer-game': 'controller', race: 'shoe', chairs: 'cushion' },
  },
  '[has:threw-pieces| pieces | board]',
)
const THREW = deed({
  thrown: game(
    { football: '[he] kicked the ball right across [room]', race: '[he] threw a shoe right across [room]' },
    `[deed| tip: [he] tipped the ${BOARD} on to [floor] | [he] threw the ${BOARD} right across [room]]`,
  ),
  storm: '[he] stamped off, and slammed whatever there was to slam',
  cheat: '[he] turned as red as a tomato',
  shout: '[has:hate-you| [he] shook hands and said I hate you | [he] shouted so loudly that [adult’s] tea shook]',
})
const OFFENCE = deed({
  thrown: game(
    { football: 'kicked the ball away', race: 'threw the shoe', 'computer-game': 'threw it' },
    `[deed| tip: tipped the ${BOARD} on the floor | threw the ${BOARD}]`,
  ),
  storm: 'stamped off',
  cheat: 'cheated',
  shout: '[has:hate-you| said I hate you | shouted]',
})
/** How the child cheated: it was seen. */
const CHEATED = game(
  {
    chess: '[Hero] moved a knight when nobody was looking.',
    draughts: '[Hero] moved a piece when nobody was looking.',
    ...{
      snap: '[Hero] peeped at the next card.',
      uno: '[Hero] sat on two cards.',
      card: '[Hero] peeped at the next card.',
    },
    ...{ dominoes: '[Hero] sat on two dominoes.', 'computer-game': '[Hero] pulled out [winner’s] plug.' },
    ...{
      football: '[Hero] moved the goal.',
      race: '[Hero] started before the go.',
      jenga: '[Hero] blew at the tower.',
    },
    ...{ 'connect-four': '[Hero] put in two at once.', chairs: '[Hero] held on to a chair.' },
  },
  '[Hero] threw a one, and said it was a six.',
)
/** That it was lost, and by anger how. */
const LOST = deed({
  thrown: WON,
  storm: WON,
  cheat: `${CHEATED} ${BY_WINNER} “I saw that,” whispered [winner], and won.`,
  shout: WON,
})
const LOST_AGAIN = 'I’ve lost AGAIN, and it’s not fair! [has:never-again| I’m never playing again!]'
const GONE = deed({
  thrown: '[has:piece-gone| [Thepiece] went [underit], and nobody could get it out.]',
  storm: '',
  cheat: '',
  shout: '',
})
const PROTEST = deed({
  thrown: LOST_AGAIN,
  storm: LOST_AGAIN,
  cheat: 'But I HAVE to win!',
  shout: LOST_AGAIN,
})
const FINDER = company('[hero]', '[friend]')
const all = (one: string, other: string, last: string, how = 'crunchy') =>
  `They looked for all the bits together. ${one} was in [adult’s] tea. @adult “I did think it was ${how},” said [adult]. ${other} was [blue]. It was ${FINDER} who found ${last}, [dice].`
const FOUND = deed({
  thrown: `[has:piece-gone| They looked for all the bits together. They found all but [thepiece]. @adult “It’ll have to be a button,” said [adult]. | ${game(
    {
      chess: all('The king', 'The queen', 'the last pawn'),
      draughts: all('One', 'Another', 'the last one'),
      dominoes: all('One', 'Another', 'the last one'),
      jenga: all('One block', 'Another', 'the last one'),
      snap: all('One frog', 'The other frog', 'the last card', 'chewy'),
      uno: all('The red seven', 'The green two', 'the last card', 'chewy'),
      card: all('The king', 'The queen', 'the last one', 'chewy'),
      football: `It was ${FINDER} who found the ball, [under]. It was wet. It had been through [adult’s] tea. So they mopped that up as well.`,
      'computer-game': `It was ${FINDER} who found the controller, [under]. It was wet. It had been through [adult’s] tea. So they mopped that up as well.`,
      race: `It was ${FINDER} who found the shoe, [under]. It was wet. It had been through [adult’s] tea. So they mopped that up as well.`,
      chairs: `It was ${FINDER} who found the cushion, [under]. It was wet. It had been through [adult’s] tea. So they mopped that up as well.`,
    },
    all('The red counter', 'The blue one', 'the dice'),
  )}]`,
  storm: `${BY_WINNER} “That’s all right,” said [winner]. “I stamped off once myself, and got my foot stuck in a bucket.” It had taken three people to pull.`,
  cheat: `${BY_WINNER} “That’s all right,” said [winner]. “I cheated once myself, and won.” It had been the dullest win in the world, and nobody had clapped.`,
  shout: `[has:hate-you| ${BY_WINNER} “I did hear,” said [winner]. “I said it myself once, to my own sister.” It had taken three sausages to make up. | ${BY_WINNER} “That’s all right,” said [winner]. “I shouted so loudly once that next door’s dog hid.” It had taken three sausages to get him out.]`,
})
const BOX = by({
  goal: 'the gloves lay quiet((, side by side))',
  match: 'the ball lay quiet by the door',
  race: 'two shoes stood quiet((, side by side))',
  cried: outside(
    {
      picked: 'all the names lay quiet',
      part: 'all the parts lay quiet',
      bench: 'the bench stood quiet and cold',
      contest: 'the [contest] was over for everybody',
    },
    '[box]',
  ),
  game: `[box]${deed({ thrown: '[has:piece-gone| , and [thepiece] lay quiet [underit]]', storm: '', cheat: '', shout: '' })}`,
})
const BOXED = game(
  {
    ...{ dominoes: 'the dominoes lay quiet in their box', football: 'the ball lay quiet in its corner' },
    ...{
      snap: 'the cards lay quiet in their box',
      uno: 'the cards lay quiet in their box',
      card: 'the cards lay quiet in their box',
    },
    ...{ 'computer-game': 'the screen was dark and quiet', race: 'two shoes stood quiet, side by side' },
    ...{ jenga: 'the blocks lay quiet in their box', chairs: 'the chairs stood quiet, side by side' },
  },
  'the board lay quiet in its box',
)

/** At the child’s side, by the name that the wish gives: [adult.name] where it gives none of these. */
const ADULT = `[kin| grandpa: ${called(['grandad', 'gramps', 'grandpa'])} | grandma: ${called(['granny', 'gran', 'nana', 'nanny', 'nan', 'grandma'])} | mum: ${called(['mummy'])} | dad: ${called(['daddy'])} | [adult.name]]`

const NAMES_READ =
  '[has| picked-last: [Day] the names were called out for two teams, one by one, and [hero’s] came last of all. | [Day] the names were read out, and [hero’s] wasn’t there.]'
const OUT_THERE = outside(
  {
    picked: `${NAMES_READ} [He] had so wanted a place in [picks].`,
    part: '[Day] they gave out the parts, and somebody else got the one that [hero] wanted.',
    bench: '[Day] the team played, and [hero] sat on the bench, with very cold knees, and watched.',
    contest:
      '[Day] there was [acontest], and everybody wanted to win. [has| went-out: [Hero] was out before it had really begun. | came-second: [Hero] came second. | [Hero] didn’t win.] [has| cousin: [His] cousin won it. | brother: [His] brother won it. | sister: [His] sister won it.]',
  },
  '',
)
const STILL_THERE =
  'how it had been. [He] went over it once more from the beginning, in case it came out differently this time. It came out just the same, with [hero] standing there and looking as though it didn’t matter, which is very hard work for a face. And people said that it was only once, and that there were worse things, and they were quite right, and it was no use at all.'
const BROUGHT_HOME =
  '[has| clapped: [He] clapped for the others. Clap, clap, clap. | [He] didn’t say a word.] [has:kicked-it| But at home [he] kicked whatever stood in the hall, and | Then [he] went home[tohome], and there[has:in-bath| , in the bath,]] only a sob came out.'
const OLD_BROUGHT_HOME =
  '[has| clapped: [He] clapped for the others until [his] hands were quite hot, and | [He] told everybody that it was all right, and] went home[tohome] without another word. [has:kicked-it| But there [he] kicked whatever stood in the hall, and when there was nothing left to kick, | But when [he] was there at last[has:in-bath| , with the bath running so that nobody should hear,]] only a sob came out.'

/** Where the child hides. */
const HIDING = '[has| hide: [has:table| under the table | [hiding]] | [hiding]]'

/** A real match or race, told as it was; then the way home from it. */
const SCORED = (yes: string, no: string) => `[scored| yes: ${yes} | ${no}]`
const MATCH_LOST = SCORED(
  '[Day] [hero’s] [team] lost the match, [score]',
  '[Day] [hero’s] [team] lost the [kindofmatch]',
)
const IN_GOAL = `${MATCH_LOST}, and [hero] was in goal. ${SCORED('[Times] the ball went past [him], and [times] [he] fetched it out of the net.', 'Again and again the ball went past [him], and [he] had to fetch it out of the net.')}`
const IN_TEAM = `${MATCH_LOST}. [has| own-goals, own-goal: [has:score-1-0| And that goal was [hero’s] own, off [his] own foot. | And one goal was [hero’s] own, off [his] own foot.] | missed-penalty: [Hero] had a penalty, and it went over the bar, and over the fence. | [He] had run and run. But the others got there first.] [has| cheered-side: And on the other side somebody cheered. | shouted-side: And [shouter] shouted something from the side.]`
const AHEAD = '[has| came-second: came second | came-third, no-win: didn’t come first | came last]'
const IN_RACE = (name: string, how: string) =>
  `[Day][sportsday] [hero] ${AHEAD} in ${name}. ${how} [has| laugh: And people laughed. | kept-going: But [he] kept right on going.]`
/** What happened in it, for the young and for older children. */
const RACED = {
  young: {
    egg: '[has| glued-egg: [Hero] had glued the egg on to the spoon. It didn’t fall off. But they all went past. | dropped-egg: The egg fell off. It fell off again. And they all went past. | The egg wobbled. [Hero] wobbled. And they all went past.]',
    swim: '[has:goggles-filled| [His] goggles filled up with water.] [has| came-second, came-third, no-win: Somebody else had touched the wall first. | At last [he] touched the wall. But by then the others had their towels on.]',
    run: '[has| fell-over, fall: [He] fell over, flat on [his] face. Then [he] had to get up. | came-second, came-third, no-win: Somebody else had got there first. | At last [he] got there. But by then the others were having squash.]',
  },
  older: {
    egg: '[has| glued-egg: [Hero] had glued the egg on to the spoon. It didn’t fall off. But they all went past. | dropped-egg: The egg fell off, and then it fell off again, and every time a few more of the others went past. | The egg wobbled, and [hero] wobbled, and one after the other the rest of them went past.]',
    swim: '[has:goggles-filled| [His] goggles filled up with water.] [has| came-second, came-third, no-win: Somebody else had touched the wall first, by a hand. | When [he] touched the wall at last, the others were standing about with their towels on.]',
    run: '[has| fell-over, fall: [He] fell over, flat on [his] face, and by the time [he] was up again there was nobody near. | came-second, came-third, no-win: Somebody else had got there first, by the length of a shoe. | When [he] got there at last, the others were standing about with cups of squash.]',
  },
}
const inRace = ({ egg, swim, run }: Record<'egg' | 'swim' | 'run', string>) =>
  told({
    ...{ egg: IN_RACE('the egg and spoon race', egg), swim: IN_RACE('[his] [has:heat| heat | race]', swim) },
    ...{ race: IN_RACE('[racename]', run), goal: '', match: '', cried: '', game: '' },
  })
const BINNED =
  '[has| binned-boots: Then [he] threw [his] boots in the bin. | binned-it, bin: Then [he] threw [his] [kind| goal: gloves | match: [boots] | things] in the bin.]'
const GOING_HOME = `@hero “[wail]!” said [hero]. [He] [tears] [incar] all the way home[tohome]. ${BINNED}`
const OUT_OF_BIN =
  '[has| binned-boots, binned-it, bin: fetched [his] [kind| goal: gloves | match: [boots] | things] out of the bin | put [his] [kind| goal: gloves | match: [boots] | shoes] back on]'

const PICKED = '@adult “They didn’t pick me once,” said [adult]. “I held all the coats.”'
const COMFORT = by({
  goal: `@adult “It takes a whole team to lose ${SCORED('[score]', 'a match')},” said [adult]. ((“No one can do it alone.”))`,
  match: `@adult “It takes a whole team to lose ${SCORED('[score]', 'a match')},” said [adult]. ((“No one can do it alone.”))`,
  race: '@adult “I came last once,” said [adult], “by so much that I was in the next race.”',
  cried: outside(
    {
      picked: PICKED,
      part: PICKED,
      bench: PICKED,
      contest: '@adult “I was last in a quiz once,” said [adult]. “I got my own name wrong.”',
    },
    '@adult “I cried on a whole pack of cards once,” said [adult]. “We had to peg them out to dry.”',
  ),
  game: `@hero “Sorry I ${OFFENCE},” [hero] told [winner].`,
})

const FETCHED = 'They fetched it back, and played again.'
const FELT_LOVELY = '((It felt lovely, for as long as a sneeze. Then it felt horrid.))'
const OVERTAKEN =
  '[has| came-second, came-third, no-win: Then [adult] went past. And [hero] was second AGAIN! | The others went past. And [hero] was last AGAIN!]'

const OLD_HOME = `${GOING_HOME} ((It was a very long way, and [he] looked at nothing but [his] own two knees for all of it.))`

const OLD_COMFORT = by({
  goal: `@adult “It takes a whole team to lose ${SCORED('[score]', 'a match')},” said [adult], “and nobody can do it all alone.”`,
  match: `@adult “It takes a whole team to lose ${SCORED('[score]', 'a match')},” said [adult], “and nobody can do it all alone.”`,
  race: '@adult “I came last once,” said [adult], “by so much that they thought I was winning the next race.”',
  cried: outside(
    {
      picked: PICKED,
      part: PICKED,
      bench: PICKED,
      contest: '@adult “I was last in a quiz once,” said [adult], “because I got my own name wrong.”',
    },
    '@adult “I cried on a whole pack of cards once,” said [adult], “and we had to peg them out to dry.”',
  ),
  game: '',
})

/* Older children: how close it was, and how it was the others’ fault. */
const CLOSE = game(
  {
    'snakes-and-ladders':
      '[Hero] was nearly at the top, and met the longest snake. [Winner] needed a six[has:got-to-100| , got a six, and was on a hundred first | , and threw a six].',
    chess: '[Hero] needed one more move. [Winner] needed none, and said checkmate.',
    draughts: '[Hero] had one piece left, in a very good place. [Winner] jumped over it.',
    monopoly: '[Hero] needed one more street. [Winner] had it, with a hotel on it, and [hero] landed there.',
    'connect-four': '[Hero] had three in a row. [Winner] had three as well, and dropped in one more.',
    jenga: '[Hero] had a steady hand until the very last block. Then down came the whole tower.',
    dominoes: '[Hero] had one domino left. [Winner] had none.',
    snap: `[Hero] saw the two frogs first. But ${BY_WINNER} “Snap!” said [winner], and had all the cards.`,
    uno: `[Hero] had one card left. But ${BY_WINNER} “Uno,” said [winner], and had none.`,
    card: '[Hero] had one card left. [Winner] had none.',
    football: 'It was four all. Then [winner] kicked, and it was five.',
    'computer-game': '[Hero] had one life left. [Winner] had two.',
    chairs: 'There was one chair left, and [hero] was nearer. [Winner] sat down faster.',
    race: '[Hero] was in front until the very last step. [Winner] took a longer one.',
  },
  '[Hero] needed a two. [Winner] needed a six, and [winner] threw a six.',
)
const noDice = (text: string) =>
  Object.fromEntries(
    ['chess', 'draughts', 'dominoes', 'connect-four', 'jenga', 'snap', 'uno', 'card', 'football', 'chairs', 'race'].map(
      (id) => [id, text],
    ),
  )
const WRONG = deed({
  thrown: game({ ...noDice('I wasn’t ready'), 'computer-game': 'my button got stuck' }, 'you shook it wrong'),
  storm: 'I wasn’t ready',
  cheat: 'everybody cheats a bit',
  shout: 'I wasn’t ready',
})
const FLEW = deed({
  thrown: game(
    {
      ...Object.fromEntries(
        ['chess', 'snap', 'card', 'uno'].map((id) => [
          id,
          'One bit went into [adult’s] tea, and another went further than anybody would have thought.',
        ]),
      ),
      ...Object.fromEntries(
        ['football', 'computer-game', 'race', 'chairs'].map((id) => [
          id,
          'On the way it went through [adult’s] tea, and it didn’t stop there.',
        ]),
      ),
    },
    `[world|
ship: The red counter went into [adult’s] tea, and the blue one rolled the whole length of the deck.
| valley: The red counter hit a stegosaurus, who went on sleeping, and the blue one vanished among the ferns.
| station: The counters flew off in all directions, like very small planets.
| castle: The red counter went into a suit of armour, and rattled all the way to the foot.
| forest: The red counter went into the brambles, and the blue one into a puddle.
| city: The red counter went out of the window, and was last seen passing the ninth floor.
| The red counter went into [adult’s] tea, and the blue one behind the piano.]`,
  ),
  storm: 'Two doors slammed, and a third one, which was only standing there, fell shut out of fright.',
  cheat: 'Everybody looked at [hero], and nobody said anything, which was very much worse than if they had.',
  shout: 'The spoon jumped in the saucer, and two rooms away, somebody dropped something.',
})
const SLOWLY = deed({
  thrown: 'knelt down without a word and began to pick things up',
  storm: 'opened the doors again, one after the other, without a word',
  cheat: 'began to tidy the game away, without a word',
  shout: 'poured out a fresh cup of tea, without a word',
})
const TIDYING = deed({
  thrown: 'on [floor], tidying up',
  storm: 'sitting where [hero] had left [adult.him]',
  cheat: 'sitting over the game',
  shout: 'sitting over the game',
})
const sat = (last: string) => `It was ${FINDER} who found ${last}, by sitting on it.`
const FOUND_ALL = deed({
  thrown: game(
    {
      ...Object.fromEntries(
        ['chess', 'snap', 'card', 'uno', 'draughts', 'dominoes', 'jenga'].map((id) => [
          id,
          `One bit tasted of tea, and another was [blue]. ${sat('the last one')}`,
        ]),
      ),
      ...Object.fromEntries(
        ['football', 'computer-game', 'race', 'chairs'].map((id) => [
          id,
          `It had only gone [under], and came out rather grey. It was ${FINDER} who reached furthest.`,
        ]),
      ),
    },
    `[world|
ship: The red counter tasted of tea, and the blue one of tar.
| valley: The blue counter had been trodden into a footprint, and they had to dig for it.
| station: They caught the counters one by one in a sock.
| castle: To get at the red counter they had to shake a knight by the ankles.
| forest: The blue counter had a small frog on it, who was asked to get off.
| city: Somebody on the ninth floor had caught the red counter in a saucepan.
| The red counter tasted of tea, and the blue one was grey with fluff.] ${sat('the dice')}`,
  ),
  storm: 'Then they oiled the door that had been slammed, which squeaked now, and hadn’t done before.',
  cheat: 'Then [hero] said sorry for the cheating as well, which was harder, and took two tries and a cough.',
  shout: 'Then [hero] said sorry to [winner] as well, quietly, because all the loud had been used up.',
})
const AGAIN_WITH = game(
  {
    ...Object.fromEntries(
      ['chess', 'draughts', 'dominoes', 'connect-four', 'jenga', 'card', 'computer-game', 'chairs'].map((id) => [
        id,
        'This one had a board and a dice, so that nobody could be too clever.',
      ]),
    ),
    ...Object.fromEntries(
      ['football', 'race'].map((id) => [id, 'Nobody had any breath left, so this one had a board and a dice.']),
    ),
  },
  '',
)
const IS_SNAP = (snap: string, uno: string, other: string) => `[game| snap: ${snap} | uno: ${uno} | ${other}]`
const VOCATIVE = '[won| brother, sister, cousin, friend, name: , [whom] | unnamed: | , [winner]]'
/** What nobody else could see, and could be told either way. */
const CLOSER = IS_SNAP(
  'This time it was even closer, and in the end [winner] and [hero] had ten cards each.',
  'This time it was even closer, and in the end [winner] had two cards left, and [hero] had one.',
  'This time it was even closer, and in the end [winner] needed a two, and [hero] needed a six.',
)
const FIRST_CLOSE = 'It was very close, and in the end [winner] needed a two, and [hero] needed a six.'
const HIDDEN = IS_SNAP(
  'Two pigs! Both hands came down so hard that the cards flew up and the lamp went out. Only [hero] could feel whose hand was underneath.',
  'With one card left you have to say so, or take two more, and [hero] had forgotten to say Uno. Nobody had noticed, and it was nearly [hero’s] turn.',
  '[Hero] threw so hard that the dice got away, and ended up [under]. Only [hero] could see it, with one cheek flat on [floor].',
)
const TRUE_ONE = IS_SNAP('It was [winner’s].', 'And the card fitted.', 'It was a one.')
const LIE = IS_SNAP('“Say it was yours,”', '“Say nothing,”', '“Say six,”')
const TRUTH = IS_SNAP('“Not mine,”', '“I didn’t say Uno,”', '“One,”')
const LOST_IT = IS_SNAP(
  'So [winner] had them all again, and that was that.',
  'So [hero] took two more. [Winner] put down two, and that was that.',
  '[Winner] threw a two, and that was that.',
)

export const losing: Telling = {
  id: 'losing',
  shape: 'quest',
  fits: { kind: 'life', subjects: ['losing'], when: ['today', 'tomorrow', 'always', 'past'] },
  ages: [3, 12],
  tile: { label: 'Losing a game', wish: 'cannot bear losing at games' },
  titles: [
    mood('[Hero] and the Lost Temper', '[Hero] and the Lost Bounce'),
    isOutside('Nearly Round', `Only the ${atMatch('Match', 'Race', 'Game')}`),
  ],
  figures: {
    temper: { forms: { name: 'the temper' }, gender: 'it' },
    bounce: { forms: { name: 'the bounce' }, gender: 'it' },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: { mirror: { forms: { name: 'the parrot', one: 'the ship’s parrot' }, gender: 'he' } },
      words: {
        at: 'on the deck of the pirate ship',
        tohome: ' to the pirate ship',
        posts: 'two barrels',
        up: 'the mast',
        ears: 'beak',
        annoys: 'seagulls',
        track: 'Race to the Island',
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
        at: 'in the valley of the dinosaurs',
        tohome: ' to the valley of the dinosaurs',
        posts: 'two big bones',
        up: 'a very long neck',
        ears: 'horns',
        annoys: 'mosquitoes',
        track: 'Race to the Volcano',
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
        at: 'high up in the space station',
        tohome: ' to the space station',
        posts: 'two space helmets',
        up: 'the wall',
        ears: 'buttons',
        annoys: 'computers',
        track: 'Race to Saturn',
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
        at: 'high up in the castle',
        tohome: ' to the castle',
        posts: 'two tin knights',
        up: 'a knight',
        ears: 'nostrils',
        annoys: 'trumpets',
        track: 'Race to the Throne',
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
        at: 'deep in the forest',
        tohome: ' to the forest',
        posts: 'two tree stumps',
        up: 'a pine tree',
        ears: 'tail',
        annoys: 'wasps',
        track: 'Race to the Den',
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
        at: 'in the tower of the superheroes',
        tohome: ' to the tower of the superheroes',
        posts: 'two silver boots',
        up: 'a flagpole',
        ears: 'mask',
        annoys: 'parking',
        track: 'Race to the Roof',
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
        at: 'on the rug',
        tohome: '',
        posts: 'two flowerpots',
        up: 'the curtain',
        ears: 'ears',
        annoys: 'phones',
        track: 'Race to the Top',
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
    near: '[has| brother: brother | sister: sister | cousin: cousin | friend: friend | against-girl: girl | against-boy: boy]',
    scored: `[has| ${ANY_SCORE}: yes]`,
    kind: KIND,
    outside:
      '[kind| cried: [has| no-part: part | on-bench: bench | picked-last, not-picked: picked | at-spelling-bee, at-quiz, at-raffle, at-show, at-comp: contest]]',
    mood: '[kind| game: temper | bounce]',
    deed: '[has| cheated: cheat | tipped-board: tip | threw-it, threw-pieces, throw: throw | stormed-off: storm | shout]',
    game: `[has| snap: snap | uno: uno | happy-families, top-trumps, pairs, card-game: card | ${[...BOARDS, 'computer-game'].map((id) => `${id}: ${id}`).join(' | ')} | games-console, game-controller, on-screen: computer-game | musical-chairs: chairs | card: card | ${TEAM_GAMES.join(', ')}: football | race, running-race: race]`,
    won: '[outside| picked, part, bench, contest: | [is:whom| [near| brother: brother | sister: sister | cousin: cousin | friend: friend | [has:lost-to| name]] | [near| brother, sister, cousin, friend, girl, boy: unnamed]]]',
    speaks: '[won| brother, sister, cousin, friend, name, unnamed: whom | adult]',
  },
  words: {
    winner: `[won| brother, sister, cousin, friend, name: [whom] | unnamed: [near| brother: [his] brother | sister: [his] sister | cousin: [his] cousin | girl: the girl | boy: the boy | [his] friend] | ${ADULT}]`,
    rival: `[won| brother: [his] ${sized('brother')} [whom] | sister: [his] ${sized('sister')} [whom] | cousin: [his] ${sized('cousin')} [whom] | friend: [his] friend [whom] | name: [whom] | unnamed: [near| brother: [his] ${sized('brother')} | sister: [his] ${sized('sister')} | cousin: [his] ${sized('cousin')} | girl: a girl | boy: a boy | [his] friend] | ${ADULT}]`,
    adult: ADULT,
    'adult’s': `${ADULT}’s`,
    'winner’s': `[won| brother, sister, cousin, friend, name: [whom’s] | unnamed: [near| brother: [his] brother’s | sister: [his] sister’s | cousin: [his] cousin’s | girl: the girl’s | boy: the boy’s | [his] friend’s] | ${ADULT}’s]`,
    wish: outside({ picked: 'be in it', part: 'be it', bench: 'play', contest: 'win' }, 'win'),
    shouter:
      '[has:granda-shouted| [his] own granda | [kin| grandpa: [his] own grandad | dad: [his] own dad | somebody]]',
    thepiece: '[has| red-counter: the red counter | the-boot: the little boot | the-dice: the dice | one bit]',
    underit: '[has:under-fridge| under the fridge | [under]]',
    picks: '[has| in-relay, relay-race: the relay | the team]',
    acontest:
      '[has| at-spelling-bee: a spelling bee | at-quiz: a quiz | at-raffle: a raffle | at-show: a show | dance: a dance competition | a competition]',
    contest: '[has| at-spelling-bee: spelling bee | at-quiz: quiz | at-raffle: raffle | at-show: show | competition]',
    justafter: outside(
      {
        picked: ' when they read out the names',
        part: ' when they gave out the parts',
        bench: ' on that bench',
        contest: ', just after the [contest]',
      },
      ', just after [thegame]',
    ),
    agame: atMatch(
      'A match',
      'A race',
      outside({ picked: 'A place', part: 'A part', bench: 'A match', contest: '[Acontest]' }, 'A game'),
    ),
    stitch: atMatch('a stomach ache', 'a stitch', 'a stomach ache'),
    box: BOXED,
    team: `[has| ${AGES.map((age) => `under-${age}: under-${age === 6 ? 'sixe' : NUMBERS[age]}s`).join(' | ')} | netball, netball-match: netball team | rugby: rugby team | hockey: hockey team | cricket: cricket team | rounders-match: rounders team | football, football-team, play-football, score-a-goal: football team | team]`,
    boots: '[has| netball, netball-match, rounders-match, cricket: shoes | boots]',
    day: '[has| this-morning: this morning | this-afternoon: this afternoon | this-evening: tonight | lost-on-saturday: on Saturday | lost-on-sunday: on Sunday | lost-yesterday: yesterday | [when| today, past: today | one day]]',
    score: `[has| ${scoreOf((most, least) => `${NUMBERS[most]}–${NUMBERS[least]}`)}]`,
    times: `[has| ${scoreOf((most) => times(most))}]`,
    kindofmatch: '[has| trophy: cup final | tournament: tournament | match]',
    sportsday:
      '[has| at-gala, swimming-race: , at the swimming gala, | sports-day, in-egg-race, egg-and-spoon-race, egg-and-spoon, in-sack-race, sack-race, three-legged-race, obstacle-race, wheelbarrow-race: , at sports day,]',
    racename:
      '[has| in-sack-race, sack-race: the sack race | in-relay, relay-race: the relay race | three-legged-race: the three-legged race | obstacle-race: the obstacle race | wheelbarrow-race: the wheelbarrow race | fun-run: the fun run | the race]',
    tears: '[has| in-tears, cry: cried | [feels| sad: cried | didn’t say a word]]',
    incar: '[has| car: in the car, | bus: on the bus,]',
    thegame: atMatch(
      'the match',
      'the race',
      outside({ picked: 'the place', part: 'the part', bench: 'the match', contest: 'the [contest]' }, 'the game'),
    ),
    wail: `[outside| picked: [has:picked-last| I was picked last | They didn’t pick me] | part: They gave it to somebody else | bench: They didn’t let me play | contest: I so wanted to win | [has| never-again: ${by({ goal: 'I’m never playing again', match: 'I’m never playing again', race: told({ goal: '', match: '', egg: 'I’m never racing again', swim: 'I’m never going back', race: 'I’m never racing again', cried: '', game: '' }), cried: 'I’m never playing again', game: 'I’m never playing again' })} | my-fault: It’s all my fault | own-goals, own-goal: It was my own goal | missed-penalty: I missed it | am-rubbish: I’m rubbish at it | ${by({ goal: 'I let them all in', match: 'They were all too good', race: '[has| came-second, came-third, no-win: I was so nearly first | laugh: They all laughed | They all saw]', cried: '[has:always-wins| I never win | I was so nearly there]', game: 'It’s not fair' })}]]`,
    voice: `[outside| picked: [has:picked-last| Picked last | Not picked] | part: Somebody else’s | bench: Only the bench | contest: Wanted to win | [has| never-again: Never again | my-fault: All my fault | own-goals, own-goal: My own goal | missed-penalty: I missed it | am-rubbish: I’m rubbish | ${by({ goal: 'I let them all in', match: 'Too good for us', race: '[has| came-second, came-third, no-win: So nearly | laugh: They all laughed | They all saw]', cried: '[has:always-wins| I never win | So nearly]', game: 'Not fair' })}]]`,
    answer: `[outside| picked: [has:picked-last| Somebody has to be | Not this time] | part, bench, contest: Not this time | [has| never-again: Only till next time | my-fault: It was all of us | own-goals, own-goal: And then I got one in | missed-penalty: Not the last one | am-rubbish: Not all of the time | ${by({ goal: 'Not the last one', match: 'Only today', race: '[has| came-second, came-third, no-win: Nearly is quite a lot | laugh: So did I, in the end | They saw me get there]', cried: '[has:always-wins| Not tonight | Nearly is quite a lot]', game: 'I know' })}]]`,
  },
  things: { whom: { kinds: [], or: { forms: { name: 'somebody else' }, gender: 'it' } } },
  fact: `[Hero] lost [thegame], and blew on a ${mood('hot little temper until it was cool', 'flat little bounce until it was round')}.`,
  next: `Something had been lost again, and this time it was neither a game nor a ${mood('temper', 'bounce')}.`,
  young: `
== trouble
${atMatch(
  told({ goal: IN_GOAL, match: IN_TEAM, egg: '', swim: '', race: '', cried: '', game: '' }),
  inRace(RACED.young),
  isOutside(
    OUT_THERE,
    `[Day], [at], [hero] and [rival] were ${PLAYING}. [has| must-win: [Hero] always had to win. | ${RUNNING} | always-wins: [Winner] always won. | [game| chairs: | ((For a long time [hero] was in front.))]]`,
  ),
)}

-2
${own('[Friend] the [friend.kind] saw it all.')}
/-2

+2
${WATCHING}
/+2

${by({
  goal: GOING_HOME,
  match: GOING_HOME,
  race: GOING_HOME,
  cried: isOutside(BROUGHT_HOME, `${WON} [Hero] tried to say well played. But only a sob came out.`),
  game: LOST,
})}

${by({
  goal: '',
  match: '',
  race: '',
  cried: '@hero “[wail],” sobbed [hero].',
  game: `@hero “${PROTEST}” shouted [hero]. And [has| cry, in-tears: [he] burst into tears, and] ${THREW}. ${GONE}`,
})}

${atMatch(
  '[has| half-oranges: There had been oranges at half time, and [hero] talked of nothing else. | wont-eat: There was cake. [Hero] wouldn’t eat any. | ((There was cake. [Hero] didn’t even see it.))]',
  '[has:wont-eat| There was cake. [Hero] wouldn’t eat any. | ((There was cake. [Hero] didn’t even see it.))]',
  mood(
    deed({ thrown: FELT_LOVELY, storm: FELT_LOVELY, cheat: '', shout: FELT_LOVELY }),
    '((There was cake. [Hero] didn’t even see it.))',
  ),
)}

-2
${mood(`Then [hero] crawled ${HIDING}.`, `[He] crawled ${HIDING}.`)}
/-2

+2
Then [hero] crawled ${HIDING}${mood('', ', and lay there, quite flat')}.
/+2

== temper
-2
${mood(
  'Something was there. It was as big as a hamster, and red, and steam came out of its ears.',
  'Something was there. It was blue, and wet, and as flat as a pancake.',
)}
/-2

+2
${mood(
  'But somebody was sitting there already. It was as big as a hamster, and red all over, and steam came out of its ears.',
  'But something was there before [him]. It was blue all over, and wet, and as flat as a pancake.',
)}
/+2

*plop ${mood('@temper “Not fair, not fair, NOT FAIR!” it said.', '@bounce “[voice],” it sighed.')}

-2
&first ${mood(
    '@adult “That’s your temper,” said [adult]. “You lost it[justafter]. Hold it loosely. Blow on it, as if it were soup.”',
    '@adult “That’s your bounce,” said [adult]. “You lost it[justafter]. Hold it loosely. Blow, as if it were a balloon.”',
  )}
/-2

+2
@hero “What’s THAT?” asked [hero].

@adult “That’s your ${mood('temper', 'bounce')},” said [adult], and looked in. “You lost it[justafter].”

@hero “It isn’t mine,” said [hero].

${company('@adult “It’s got your eyebrows,” said [adult].', '@friend “It’s got your eyebrows,” said [friend].')} And it had.
/+2

+3
@hero “And if I don’t want it?” asked [hero].

${mood('@adult “Then it runs about,” said [adult].', '@adult “Then it lies about,” said [adult].')}

${mood(
  'It was running about already. It ran through [adult’s] tea, and the tea boiled. It ran over the bread, and now it was toast. It ran up [up], and sat at the top, and shouted.',
  'It was lying about already. It lay down in [adult’s] tea, and the tea went cold. It lay down on the toast, and now it was bread. It lay down on the floor, where people walk, and sighed.',
)}

${mood('@temper “NOT FAIR!”', '@bounce “[voice].”')}

@hero “All right,” called [hero]. “It’s mine.”

${mood('At once it came down again, and was only as big as a hamster.', 'At once it got up again, and was nearly as thick as a pancake.')}
/+3

+2
${mood('[Hero] grabbed it, and it grew as big as a cat.', '[Hero] squeezed it, and it went as thin as a leaf.')}

&first ${mood(
    '@adult “Not so tight,” said [adult]. “Hold it loosely, and blow on it, as if it were soup.”',
    '@adult “Not so tight,” said [adult]. “Hold it loosely, and blow, as if it were a balloon.”',
  )}

[friend-is| toy: [Friend] had never squeezed anybody. So they sat it on [friend]. | pet: [Friend] kept well away.]
/+2

-2
[Hero] blew. Fff. ${mood('The red went pink.', 'The pancake turned into a bun, and climbed into [his] pocket.')}

${mood('@temper “I wanted to [wish],” it said, in a very small voice.', '')}

${mood('@hero “So did I,” said [hero]. It climbed into [his] pocket.', '')}
/-2

+2
[Hero] blew. Fff. ${mood('The red went pink.', 'The pancake turned into a bun.')}

${mood('@temper', '@bounce')} “I wanted to [wish],” it said, in a very small voice.

@hero “So did I,” said [hero]. [He] blew again, and it climbed into [his] pocket.
/+2

== sorry
${COMFORT}

-2
${told({
  goal: `So [hero] ${OUT_OF_BIN}, and stood between [posts]. [Adult] kicked a ball.`,
  match: `So [hero] ${OUT_OF_BIN}, and [adult] stood between [posts]. [Hero] had the ball.`,
  egg: 'So they raced again, each with an egg on a spoon.',
  swim: 'So they had a swimming race, on their tummies, right across [room].',
  race: 'So they had another race, right across [room] and back.',
  cried: isOutside('So they played a game, with a board and a dice.', 'So they played once more.'),
  game: deed({
    thrown: game(
      { football: FETCHED, 'computer-game': FETCHED, race: FETCHED, chairs: FETCHED },
      '[has:piece-gone| They played again, with a button for [thepiece]. | They found it all, and played again.]',
    ),
    storm: 'They shook hands, and played again.',
    cheat: 'They shook hands, and played again.',
    shout: 'They shook hands, and played again.',
  }),
})}
/-2

+2
${by({
  goal: '@hero “But I was the last one,” said [hero]. “Behind me was only the net.”',
  match: '@hero “And what if I miss?” asked [hero].',
  race: '@hero “Did they all [has| came-second, came-third, no-win: see | laugh: laugh | see]?” asked [hero].',
  cried: isOutside('@hero “And did you cry?” asked [hero].', '@hero “And did you lose?” asked [hero].'),
  game: FOUND,
})}

${by({
  goal: '@adult “Somebody has to stand there,” said [adult]. “I’d hide behind a post.”',
  match: '@adult “Then we’ll fetch the ball,” said [adult], “and you’ll have another go.”',
  race: '@adult “They [has:laugh| did | waved],” said [adult]. “I [has:laugh| laughed as well | waved back]. Then I bought an ice cream.”',
  cried: isOutside(
    '@adult “Oh yes,” said [adult]. “And then we had pie.”',
    '@adult “I lost, and lost, and lost,” said [adult]. “And then we had pie.”',
  ),
  game: '',
})}

/+2

+3
@hero “Have you got a ${mood('temper', 'bounce')} too?” asked [hero].

${mood(
  '@adult “Mine’s asleep,” said [adult]. “It’s old. It only gets up for [annoys].”',
  '@adult “In my other pocket,” said [adult]. “It’s old. It only goes flat on Mondays.”',
)}

@hero “Will mine ${mood('get up', 'go flat')} again?”

@adult “Oh yes,” said [adult]. “They do.”
/+3

== again
+4
${mood('Somebody had smelled the steam, and came to look.', 'Somebody had heard the blowing, and came to look.')} It was [mirror.one].

@mirror “I’ll play too,” said [mirror]. “I’ve never lost a thing.” That was true. [Mirror.he] had never played. “How do you win?”

@hero “You go on until somebody has,” said [hero].

@mirror “And the others?” asked [mirror].

@hero “They lose,” said [hero].

@mirror “What, ALL of them?” said [mirror], and had to sit down for a while.
/+4

+2
${told({
  goal: `So [hero] ${OUT_OF_BIN}, and stood between [posts]. [Adult] took a ball.`,
  match: `So [hero] ${OUT_OF_BIN}, and [adult] stood between [posts]. [Hero] had the ball.`,
  egg: 'So they had another race, all across [room], each with an egg on a spoon.',
  swim: 'So they had a swimming race, on their tummies, right across [room].',
  race: 'So they had another race, right across [room], round [posts], and back.',
  cried: isOutside('So they played a game, with a board and a dice.', 'So they played once more.'),
  game: 'So they played once more.',
})}
/+2

+3
${atMatch('Just before the kick', 'In the middle of it', 'In the middle of it')}, the pocket got ${mood('warm', 'wet')}. [Hero] stopped, and blew, and they all waited. [with2| @friend2 “Is it ${mood('soup', 'a balloon')} yet?” asked [friend2].] [more| [Others] looked on, and nobody was allowed to help.]
/+3

+2
${mood(deed({ thrown: '', storm: '', cheat: '@temper “Cheat a bit,” whispered the pocket.', shout: '' }), '')}

${mood(deed({ thrown: '', storm: '', cheat: '@hero “No,” said [hero].', shout: '' }), '')}
/+2

${told({
  goal: 'The ball came very fast. And it went IN!',
  match: 'The ball went very high. And it went OVER!',
  egg: OVERTAKEN,
  swim: OVERTAKEN,
  race: OVERTAKEN,
  cried: WON_AGAIN,
  game: WON_AGAIN,
})}

-2
${mood(
  `^plop @temper “NOT FAIR!” shouted the pocket, and [hero] grabbed the ${BOARD}.`,
  '^plop @bounce “[voice],” sighed the pocket, and went flat.',
)}
/-2

+2
${mood(
  `The pocket grew hot. ^plop @temper “NOT FAIR!” it shouted, and [hero] grabbed the ${BOARD}.`,
  `The pocket went flat. ^plop @bounce “[voice],” it sighed, and [hero] nearly crawled back.`,
)}
/+2

-2
${mood(
  'But then [he] let go. [He] held the pocket loosely, &again and blew, as if it were soup. Fff.',
  'But [hero] held the pocket loosely. &again [He] blew, as if it were a balloon. Fff.',
)}
/-2

+2
${mood(
  'But then [he] let go. [He] held the pocket loosely, &again and blew, as if it were soup. Fff. Fff. Fff.',
  'But then [he] stopped. [He] held the pocket loosely, &again and blew, as if it were a balloon. Fff. Fff. Fff.',
)}
/+2

${told({
  goal: '@hero “Again,” said [hero]. And the next ball hit [him] on the knee, and stayed OUT!',
  match: '@hero “Again,” said [hero]. And the next ball hit [adult] on the head, and went IN!',
  egg: '@hero “I’m still going,” said [hero], and [he] was((, right to the end)). [Adult’s] egg lay on [floor]. [Hero’s] was on its spoon!',
  swim: '@hero “I’m still going,” said [hero], and [he] was, right to the end. And [he] touched the other side with both hands!',
  race: '@hero “I’m still going,” said [hero], and [he] was, right to the end. And there [he] put both arms up!',
  cried: '@hero “Well played,” said [hero]. This time it came out, if a bit wet.',
  game: '@hero “Well played,” said [hero], in a squashed voice.',
})}

+2
${by({
  goal: '@adult “Well saved,” said [adult]',
  match: '@adult “Well aimed,” said [adult]',
  race: '@adult “Well finished,” said [adult]',
  cried: `${BY_WINNER} “Well lost,” said [winner]`,
  game: `${BY_WINNER} “Well lost,” said [winner]`,
})}, and shook hands with [hero], and then, with one finger, with the ${mood('temper', 'bounce')}.
/+2

== third
+4
Then there was a ${mood('pop', 'pfff')}. It came from [mirror], who ${atMatch('had missed nine balls', 'was still on the way', 'was last of all')}. In front of [mirror.him] ${mood('sat something as small as a walnut, and very red', 'lay something as small as a penny, and very flat')}.

@mirror “Whose is THAT?” cried [mirror]. “It isn’t mine!”

@hero “It’s got your [ears],” said [hero].

[Mirror] grabbed it, and it ${mood('grew as big as an apple', 'went as thin as a leaf')}.

&again @hero “Not so tight,” said [hero]. “Hold it loosely, and blow, as if it were ${mood('soup', 'a balloon')}.”

[Mirror] blew. ${friend('[Friend] blew from the other side.')} Fff. It went ${mood('pink', 'round')}, and had hiccups.

${mood('@temper', '@bounce')} “I wanted to [wish],” it said.

@mirror “So did I,” said [mirror], surprised. “What happens now?”

@hero “Now we all ${atMatch('have another go', 'go back to the start', 'go back to the start')},” said [hero]. “Even [winner].”

[Mirror] liked that. [Mirror.he] ${atMatch('had eleven more goes at once, and hit it twice', 'stood at the start at once, so as to be first there, at least', 'sat down at the start at once, so as to be first there, at least')}. The very small ${mood('temper', 'bounce')} sat down next to [mirror.him], and had to be told four times that [thegame] was over.
/+4

== bed
At night ${BOX}, and [hero] lay warm [bed]. The ${mood('temper', 'bounce')} lay on [friend-is| toy, pet: [friend] | the pillow], ${mood('hardly pink any more', 'quite round, like a bun')}.

+3
[world|
ship: The sea rocked the ship slowly. High up on the mast glowed a small warm lantern.
| valley: The dinosaurs lay like soft dark hills, and the biggest hill breathed slowly.
| station: The moon went slowly by, and looked in softly.
| castle: The candles burned low, and the whole castle was quiet.
| forest: The trees hushed softly, and an owl was quiet.
| city: The city lay quiet below, and the moon shone softly on all the roofs.
| Outside, the street was quiet, and the moon shone in softly.]
/+3

+4
[Adult] pulled up the blanket, and laid a hand on top of it, loosely. ${friend('[Friend] was asleep already, as flat as a pancake.')} [more| [Others] were in bed as well, and all of them were quiet.] Not far away, somebody else was blowing. You could only just hear it. Fff.
/+4

${mood('@temper “Not fair,” mumbled the temper in its sleep.', '@bounce “[voice],” it mumbled ((in its sleep)).')}

@hero “${mood('I know', '[answer]')},” whispered [hero].

@adult “Have you lost anything else?” whispered [adult].

@hero “No,” said [hero]. “Only [thegame].”

&last And [he] blew on it again, softly and slowly, as if it were ${mood('soup', 'a balloon')}. It was a long, warm breath. !asleep And at the end of it, [hero] was asleep.
`,
  older: `
== trouble
${by({
  goal: IN_GOAL,
  match: IN_TEAM,
  race: inRace(RACED.older),
  cried: isOutside(
    OUT_THERE,
    `[Day], [at], [hero] and [rival] were ${PLAYING}. [has| ${RUNNING} | always-wins: [Winner] always won. | [Hero] had been in front from the start.]`,
  ),
  game: `[Day], [at], [hero] and [rival] were ${PLAYING}. [has| must-win: And [hero] always had to win. | ${RUNNING} | always-wins: And [winner] always won.] [Hero] could lose a sock without any fuss, but never a game.`,
})}

-2
${own('[Friend] the [friend.kind] saw it all.')}
/-2

+2
${WATCHING}
/+2

+4
[more| [Others] had tried to help, and had given a great deal of advice.]
/+4

${by({
  goal: OLD_HOME,
  match: OLD_HOME,
  race: OLD_HOME,
  cried: isOutside(
    OLD_BROUGHT_HOME,
    `((This time [hero] had already thought of something kind to say to the loser.)) ${CLOSE} And when [he] opened [his] mouth to say well played, only a sob came out.`,
  ),
  game: deed({ thrown: CLOSE, storm: CLOSE, cheat: LOST, shout: CLOSE }),
})}

${by({
  goal: '',
  match: '',
  race: '',
  cried: '@hero “[wail],” sobbed [hero], and then [he] couldn’t stop.',
  game: `@hero “That doesn’t count,” shouted [hero], “because ${WRONG}, and it’s a stupid game! [has:never-again| ((And I’m never playing again!))]” And *mess [has| cry, in-tears: [he] burst into tears, and] ${THREW}. ${GONE}`,
})}

+2
${mood(
  FLEW,
  by({
    goal: '[Adult] had bought chips. The chips went cold, because each time that [hero] took one, [he] thought of the net, and of how everybody had looked at [him].',
    match:
      '[Adult] had bought chips. The chips went cold, because each time that [hero] took one, [he] thought of the team, and of how nobody had said a word in the changing room.',
    race: '[Adult] had bought chips. The chips went cold, because each time that [hero] took one, [he] thought of all the faces along the side, and of how they had looked at [him].',
    cried:
      '[Adult] fetched a biscuit. [Hero] took it, and forgot to eat it, because each time that [he] wanted to bite, [he] thought of ' +
      isOutside(STILL_THERE, 'how very nearly it had been the other way round.'),
    game: '',
  }),
)}

${mood(
  `${deed({ thrown: 'For about as long as a sneeze, it was wonderful.', storm: 'For about as long as a sneeze, it was wonderful.', cheat: '', shout: 'For about as long as a sneeze, it was wonderful.' })} Then [adult] ${SLOWLY}, and [hero] would much rather have been told off.`,
  '[Thegame] sat somewhere under the ribs, like a stone, and it couldn’t be hugged away. [Adult] tried.',
)}
/+2

So [hero] ${mood(deed({ thrown: 'stormed off', storm: 'stormed on', cheat: 'stormed off', shout: 'stormed off' }), 'trailed off')}, until there was nowhere left to ${mood('storm', 'trail')} to. And there, [office], was a small door that said LOST PROPERTY.

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

@hero “[agame]${by({ goal: SCORED(', [score]', ''), match: SCORED(', [score]', ''), race: '', cried: '', game: '' })},” said [hero].

@mirror “One ${atMatch('match', 'race', outside({ picked: 'place', part: 'part', bench: 'match', contest: '[contest]' }, 'game'))},” wrote [mirror]. &first “Anything else?”

@hero “No, only [thegame].”

+4
@mirror “Where did you last have it?” asked [mirror], and licked the pencil.

@hero “${atMatch('I don’t think that we ever had it at all', 'I don’t think that I ever had it at all', 'I had it nearly to the end')},” said [hero], “${atMatch('from beginning to end', 'from beginning to end', 'and then somebody else had it')}.”

@mirror “Ah,” said [mirror], and wrote ${atMatch('NEVER HAD', 'NEVER HAD', 'TAKEN BY OTHERS')} in very tidy letters. “Those are the ones that are hardly ever handed in.”
/+4

@mirror “That’s odd,” said [mirror], “because this came in two minutes ago.” And [mirror.he] pushed a box across the desk, with ${mood('holes in the lid, and steam coming out', 'no lid, and one wet corner')}.

*plop ${mood(
    `In it sat something no bigger than a guinea pig, red all over, with every hair standing straight up. @temper “Doesn’t count, ${WRONG}, stupid game,” it muttered.`,
    'In it lay something no thicker than a slice of ham, blue all over, as if somebody had trodden on it in the rain. @bounce “[voice],” it sighed. “[wail].”',
  )}

@hero “What IS it?” asked [hero].

@mirror “It’s a ${mood('temper', 'bounce')},” said [mirror], “and somebody’s lost it.”

[Hero] knew that voice, for it was horribly like [his] own. @hero “Well, it isn’t mine,” [he] said.

+2
That was a mistake. ${mood('The temper swelled from a guinea pig to a cat. @temper “ISN’T MINE!” it howled, and the steam whistled.', 'The bounce sank from a slice of ham to a postage stamp. @bounce “Not even mine,” it sighed, and the desk got wet.')}

${company('@mirror “It’s got your eyebrows,” said [mirror].', '@friend “It’s got your eyebrows,” said [friend], who had come in quietly behind.')}

@hero “All right,” said [hero], “it’s mine, and I lost it.”

At once it ${mood('shrank again. It ran', 'was ham again. It slid')} up [hero’s] arm, very ${mood('hot, on very small feet', 'cold, and very wet')}, and tried to get back in at the collar.

@mirror “Sign here,” said [mirror]. “And don’t squeeze it, or it goes ${mood('off', 'flat')}. You hold it loosely, and you blow ${mood('on it slowly, as if it were soup', 'slowly, as if it were a balloon')}.”

[Hero] blew, and it took seven long breaths. By the third, ${mood('the hair lay down', 'it was a pancake')}. By the seventh, the ${mood('temper was only pink', 'bounce was a small round bun')}, and it climbed into [hero’s] pocket and sat there ${mood('grumbling', 'sniffing')}.
/+2

-2
But it ${mood('ran straight up [hero’s] arm, on very small hot feet', 'slid straight up [hero’s] arm, very cold and wet')}, and tried to get in at the collar.

@mirror “Sign here,” said [mirror], “and then hold it loosely, and blow ${mood('on it slowly, as if it were soup', 'slowly, as if it were a balloon')}.”

After seven breaths the ${mood('temper was only pink', 'bounce was as round as a bun')}, and climbed into [hero’s] pocket.
/-2

+3
@hero “Will it get lost again?” asked [hero].

@mirror “They mostly do,” said [mirror]. “That whole shelf is ${mood('tempers', 'bounces')}, but their owners come for them by supper.” [Mirror.he] sat up rather straight. “I’ve never lost mine, of course. I’ve never lost anything.”

@hero “Not even a game?”

@mirror “I don’t play games,” said [mirror], “because somebody always loses.”

[Hero] looked at the shelves full of other people’s things, and at [mirror], all alone in the middle with a pencil. @hero “You could come ${atMatch('out', 'out', 'and play')} with us,” [he] said. [with2| @friend2 “We’re one short,” said [friend2], which was kind, because it wasn’t true.]

It took [mirror] quite some time to find the sign for the door, because it had never been needed before. It said BACK SOON. The enormous book had to come too, and [hero] carried it.
/+3

== sorry
[Adult] was still ${mood(TIDYING, 'sitting there, waiting')}, and [hero] ${mood(deed({ thrown: 'got', storm: 'sat', cheat: 'sat', shout: 'sat' }), 'sat')} down too.

${mood('@hero “I’m sorry,” said [hero]. “I lost my temper.”', '@hero “I think I lost my bounce,” said [hero].')}

@adult “I noticed,” said [adult]. “Did you find it?”

@hero “It’s in my pocket.”

+2
[Adult] took this very well. [Adult.he] bent down and listened, and something in the pocket ${mood('grunted', 'sniffed')}. @adult “I’ve got one just like it,” said [adult], “only mine’s older, and it’s mostly ${mood('to do with [annoys]', 'flat on Mondays')}.”

${mood(`^mess They put everything right together. ${FOUND_ALL}`, '')}
/+2

${mood('', OLD_COMFORT)}

+2
${by({
  goal: '@hero “But I was the last one,” said [hero]. “After me there was only the net.”',
  match: '@hero “But I’m the one who thinks about it,” said [hero].',
  race: '@hero “And what did you do?” asked [hero].',
  cried: '@hero “And what did you do?” asked [hero].',
  game: '@adult “Shall we have another game?” asked [adult].',
})} ${mood(AGAIN_WITH, '')}

${mood('[Hero] laid one hand on the pocket, which was quite warm again. @hero “And if I lose that one as well?” asked [hero].', '')}

${by({
  goal: '@adult “Somebody has to stand there,” said [adult], “where everybody can see it go in. I couldn’t. I’d hide behind a post.”',
  match:
    '@adult “So does every one of the others,” said [adult], “at this very moment, on some sofa, with cold chips.”',
  race: '@adult “I ran in with the next lot,” said [adult], “and somebody gave me a cup of squash. It was very good squash.”',
  cried: isOutside(
    '@adult “I went home and cried,” said [adult]. “And then there was pie.”',
    '@adult “I helped with the pegs,” said [adult]. “And when the cards were dry we had another game, rather a crinkly one.”',
  ),
  game: '@adult “Then you’ll have lost two,” said [adult], “and it’ll be supper time, and there’ll be sausages either way.”',
})}

${by({
  goal: '@hero “And if I stand there now, and it goes in?” asked [hero].',
  match: '@hero “And if I have a go now, and I miss?” asked [hero].',
  race: '@hero “And if I did it again, and [has| came-second, came-third, no-win: I didn’t win again | I was last again]?” asked [hero].',
  cried: '',
  game: '',
})}

${by({
  goal: '@adult “Then it’s in,” said [adult], “and we’ll fetch it out again, and have a sausage.”',
  match: '@adult “Then it’s missed,” said [adult], “and we’ll fetch it back again, and have a sausage.”',
  race: '@adult “Then we’ll wait for you,” said [adult]. “I’m very good at waiting, and I’ll bring a chair, and some sausages.”',
  cried: '',
  game: '',
})}
/+2

-2
${mood(`^mess They put everything right, and then they had another game. ${AGAIN_WITH}`, '')}
/-2

== game
-3
${by({
  goal: `So [hero] ${OUT_OF_BIN}, and stood between [posts], and [adult] had three kicks.`,
  match: `So [hero] ${OUT_OF_BIN}, and [adult] stood between [posts], and [hero] had three goes.`,
  race: told({
    goal: '',
    match: '',
    egg: 'So they had another race, three times round [posts], each with an egg on a spoon.',
    swim: 'So they had a swimming race, three times across [room], on their tummies.',
    race: 'So they had another race, three times round [posts].',
    cried: '',
    game: '',
  }),
  cried: isOutside(
    `So they had a game, with a board and a dice. ${FIRST_CLOSE}`,
    `So they had another game. ${AGAIN_WITH} ${CLOSER}`,
  ),
  game: CLOSER,
})}
/-3

+3
${by({
  goal: `So [hero] ${OUT_OF_BIN}, and stood between [posts], and everybody else stood in a row with the ball. [Mirror] was astonished by all of it, because [mirror.he] had thought that you simply stood there and lost.`,
  match: `So [hero] ${OUT_OF_BIN}, and [adult] stood between [posts], and they all had goes in turn. [Mirror] was astonished by all of it, because [mirror.he] had thought that you simply stood there and lost.`,
  race: `${told({ goal: '', match: '', egg: 'So they all had another race, three times round [posts], each with an egg on a spoon.', swim: 'So they all had a swimming race, three times across [room], on their tummies.', race: 'So they all had another race, three times round [posts].', cried: '', game: '' })} [Mirror] was astonished by all of it, because [mirror.he] had thought that you simply set off and lost.`,
  cried: `${isOutside('So they all played a game, with a board and a dice.', `So they all played. ${AGAIN_WITH}`)} [Mirror] was astonished by all of it, because [mirror.he] had thought that you simply sat there and lost.`,
  game: 'So they all played, and this game was far better than the first. [Mirror] was astonished by all of it, because [mirror.he] had thought that you simply sat there and lost.',
})}

@mirror “But it might ${atMatch('go anywhere', 'be anybody', 'be anybody')},” said [mirror], “and you can’t tell ${atMatch('where', 'who', 'who')}!”

@hero “That’s the point,” said [hero].

Twice ${by({ goal: 'the ball went in', match: 'the ball went over', race: '[hero] was overtaken', cried: '[hero] was nearly out of it', game: '[hero] was nearly out of it' })}, and twice something ${mood('hot came scrabbling', 'cold and wet came crawling')} up to the edge of the pocket. Both times there was nothing for it but to stop and blow, and everybody waited. ${mood(CLOSER, by({ goal: '', match: '', race: '', cried: isOutside(FIRST_CLOSE, CLOSER), game: '' }))}
/+3

-3
${by({
  goal: 'The first ball went in on the left, and the second on the right. Each time [hero] had to fetch it, from [under].',
  match: 'The first ball went over, and the second went wide. Each time [hero] had to fetch it, from [under].',
  race: told({
    goal: '',
    match: '',
    egg: 'After the first round [hero] was last, and after the second [he] was so far behind that the others had finished.',
    swim: 'The first time across [hero] was last, and by the second [he] was so far behind that the others had finished.',
    race: 'After the first round [hero] was last, and after the second [he] was so far behind that the others had finished.',
    cried: '',
    game: '',
  }),
  cried: '',
  game: '',
})}
/-3

${by({
  goal: '',
  match: '',
  race: '',
  cried: IS_SNAP(
    'There were two pigs, and [winner’s] hand came down first, and then there were two trains, and it was the same again.',
    'Then [hero] had to take two more cards, and two more after that.',
    'Then [hero] threw a one, and had to go back, nearly to the start.',
  ),
  game: HIDDEN,
})}

${mood(TRUE_ONE, '')}

^plop ${mood(`@temper ${LIE} whispered the temper.`, `@bounce “Say you’ve got [stitch],” whispered the bounce.`)}

+2
${mood(
  `It would have been so easy, for ${IS_SNAP('a hand is only a hand, and in the dark one is very like another.', 'nothing is the easiest thing in the world to say, and takes no time at all.', 'a six is only a small word, and takes no longer to say than a one.')} And there was the kind thing, waiting to be said.`,
  'It would have been so easy. Everybody believes in [stitch], and nobody can look inside. They’d have said what a pity, and gone in to supper, and that would have been the end of it.',
)}

${mood(
  `@temper “Go on,” said the temper. ${IS_SNAP('“Say it,', '“Say nothing,', '“Say six,')} and you’ll never hear from me again.”`,
  '@bounce “Go on,” said the bounce. “Say it, and you’ll never have to try again.”',
)}
/+2

+4
${mood(
  `[Hero] waited for so long that somebody coughed. If [he] said it, the game would be won. But the other thing would always be there underneath, while they cheered, and tomorrow as well. And since nobody else would know that it was there, nobody could ever help [him] get rid of it.`,
  `[Hero] stood there for so long that somebody coughed. If [he] said it, there would be no more losing, not today, and perhaps not ever. But [thegame] would lie there, just as it was, and nothing would ever be put on top of it.`,
)}

${atMatch('A match', 'A race', 'A game')} was one thing to lose. But what would they write in the big book about this?
/+4

${by({
  goal: '@hero “One more,” said [hero], with both eyes shut.',
  match: '@hero “One more,” said [hero], with both eyes shut.',
  race: '@hero “I’m still going,” said [hero], and looked straight ahead.',
  cried: '@hero “My turn,” said [hero], with both eyes shut.',
  game: `@hero ${TRUTH} said [hero], with both eyes shut.`,
})}

${told({
  goal: '[He] opened them again just in time. The ball hit [him] on the elbow, went straight up, thought about it, and came down on the right side.',
  match:
    '[He] opened them again just in time. The ball hit a post, and then the other post, and then [adult’s] bottom, and went in.',
  egg: 'So [he] went round a third time, all alone, and everybody watched, and [he] let them. And at the end there was only one egg still on its spoon, and it was [hero’s].',
  swim: 'So [he] went across a third time, all alone, and everybody watched, and [he] let them. And at the end [he] touched the other side, with both hands, as one does.',
  race: 'So [he] went round a third time, all alone, and everybody watched, and [he] let them. And at the end [he] put up both arms, as one does.',
  cried: IS_SNAP(
    '[He] lost that one, too, and all [his] other cards, and that was that.',
    '[He] put down one card. [Winner] put down the last, and that was that.',
    '[He] threw a four. [Winner] threw a two, and was home, and that was that.',
  ),
  game: LOST_IT,
})}

${by({
  goal: '@adult “Saved!” cried [adult].',
  match: '@adult “It’s in!” cried [adult], rubbing the place.',
  race: '@adult “There you are!” cried [adult].',
  cried:
    'It all came up again, hot, right behind the nose. [Hero] put one hand round the pocket, and blew, and blew, until it could be swallowed.',
  game: '@temper “DOESN’T COUNT!” yelled the temper, and shot out of the pocket as hot as a baked potato. [Hero] caught it loosely, in both hands, and blew and blew until it sat down.',
})}

${by({
  goal: '@hero “That was only my elbow,” said [hero], going pink.',
  match: '@hero “That was only luck,” said [hero], going pink.',
  race: '@hero “I was last,” said [hero], going pink.',
  cried: '',
  game: '',
})}

${by({
  goal: '@adult “It’s still yours,” said [adult].',
  match: '@adult “It’s still in,” said [adult].',
  race: '@adult “You were there,” said [adult], “and some people only get a stitch.”',
  cried: '',
  game: '',
})}

${by({
  goal: 'In the pocket something bumped up and down, twice.',
  match: 'In the pocket something bumped up and down, twice.',
  race: 'In the pocket something bumped up and down, twice.',
  cried: `@hero “Well played${VOCATIVE},” [he] said. It came out rather wet, but it was all there.`,
  game: `@hero “It does count,” [hero] told it. “Well played${VOCATIVE},” [he] added, in a voice like a rusty gate.`,
})}

== third
+3
Then there was a ${mood('bang', 'long, sad pfff')}.

It came from [mirror], who ${atMatch('had missed nine balls', 'had been last by a whole round', 'was last by eleven')}. In front of [mirror.him] ${mood('stood something the size of a walnut, bright red, and spitting like a frying pan', 'lay something the size of a penny, bright blue, and as flat as if it had been ironed')}.

@mirror “Who’s lost that?” cried [mirror].

@hero “I think it’s yours,” said [hero].

@mirror “I haven’t got one,” ${mood(`shouted [mirror], “and it’s a stupid game, and you all shook it wrong!” And [mirror.he] grabbed the edge of the table.`, 'said [mirror], and [mirror.his] voice shook, “and I’m no good at it, and I’m going back in!” And [mirror.he] reached for the enormous book.')}

[Hero] knew exactly what came next. Anybody might have laughed, but [he] laid one hand flat on the ${mood('table', 'book')}, and held out the other, loosely, to the little ${mood('red', 'blue')} thing. @hero “It’s only new,” said [hero], “and it’s never been out before. You blow on it, like ${mood('soup', 'a balloon')}.”

[Mirror] blew, though it was a poor sort of blow at first. ${company('[Hero] showed [mirror.him] how, in through the nose and slowly out.', '[Friend] joined in from the other side, and that helped.', '[Hero] showed [mirror.him] how, in through the nose and slowly out.')} By the seventh breath, there was something small and ${mood('pink', 'round')} sitting there, with hiccups.

@mirror “It’s rather sweet,” said [mirror].
/+3

+4
It had to go in the book, of course, because everything went in the book. [Mirror] wrote, a little shakily, FOUND, ONE ${mood('TEMPER', 'BOUNCE')}, SMALL, and under Owner [mirror.he] wrote ME.

@mirror “I’ve sat in there for years, looking after other people’s,” said [mirror], “and I always thought they must be very careless.”

@hero “Will you ${atMatch('come', 'come', 'play')} again tomorrow?” asked [hero].

[Mirror] looked at ${atMatch('[posts], and at the long, long gap between them', '[posts], and at the long, long way round them', 'the table, and at all the places where [mirror.he] had lost')}. @mirror “I was ${atMatch('worse than anybody', 'last by a whole round', 'last by eleven')},” said [mirror]. “Does that happen often?”

@hero “I’ve lost twice today,” said [hero], “${atMatch('and once it was in front of everybody', 'and once it was in front of everybody', 'but not by eleven')}.”

@mirror “And then you just go back to the start, as though it had never happened?”

@hero “Everybody does,” said [hero]. “Even whoever won. ${atMatch('Next time they start at nil again, just like us', 'Next time they have to stand behind the same line as us', '[Winner] has to go right back to the start with us')}.”

[Mirror] hadn’t known that, and it seemed to make all the difference.
/+4

== book
-3
@mirror “Lost something again?” asked [mirror], who’d come out to watch, and brought the book.

@hero “[agame],” said [hero].

&again @mirror “Anything else?”

^plop [Hero] felt in [his] pocket, and it was warm in there, and breathing.

@hero “No,” said [hero]. “Only [thegame].”

+2
@mirror “Only [thegame],” wrote [mirror], and underlined it twice. “People hardly ever manage that. I’ve never dared to play, myself. What if I lost my ${mood('temper', 'bounce')}?”

@hero “Then I’d show you how to blow,” said [hero]. “Come tomorrow.”
/+2
/-3

+3
Then [mirror.he] took up the enormous book. @mirror “Now for you,” said [mirror]. “Lost something again, I believe?”

@hero “[agame],” said [hero].

&again @mirror “Anything else?”

^plop [Hero] felt in [his] pocket, and it was warm in there, and breathing. [Adult] was still here as well, and so were ${atMatch('the ball, and all ten fingers', 'both legs, and all ten toes', 'the table, and all the chairs')}.

@hero “No,” said [hero]. “Only [thegame].”

@mirror “Only [thegame],” wrote [mirror], and underlined it twice. “People hardly ever manage that.”
/+3

== bed
-2
At night ${BOX}, and [hero] lay warm under a soft blanket.
/-2

+2
At night ${BOX}. [world|
ship: The wind had come at last, and the ship leaned softly into it, and [hero] lay warm in the hammock.
| valley: The dinosaurs lay round about in the dark, like soft hills, and [hero] lay warm in the moss.
| station: The moon went by, slowly and quietly, and [hero] lay warm in the bunk.
| castle: The torches had burned low in the hall, and [hero] lay warm in the big bed with the curtains.
| forest: The trees hushed softly over the little house, and [hero] lay warm under the blanket.
| city: The moon shone quietly into the tower, the lights of the city went out slowly, one by one, and [hero] lay warm under a soft blanket.
| The rain fell softly on the roof, and [hero] lay warm under the blanket.]

On the pillow${own(', next to [friend],')} lay the ${mood('temper, hardly pink any more', 'bounce, as round as a bun, and breathed slowly')}.
/+2

${mood('@temper “Doesn’t count,” it mumbled in its sleep.', '@bounce “[voice],” it mumbled in its sleep.')}

@hero “${mood('Shh', '[answer]')},” whispered [hero].

+2
@adult “${mood(IS_SNAP('I saw you wait', 'I saw you wait', 'I saw you look at that dice'), 'I saw you think about it')},” whispered [adult], who was sitting by the pillow, “for quite a long time.”

@hero “${mood(IS_SNAP('It was dark', 'It was only one word', 'It was a very small one'), 'I nearly had [stitch]')},” said [hero].

@adult “${mood(`It was the best ${IS_SNAP('snap', 'Uno', 'throw')} of the day`, 'It was the best thing I’ve seen all day')},” said [adult], and stayed there, holding [his] hand.
/+2

+3
Somewhere [office], a lamp was turned low. Somebody was lying there with a very small ${mood('temper', 'bounce')} on [mirror.his] chest, which wanted to be told, once more, that it ${atMatch('was only a match', 'had got there in the end', 'was only a game')}. ${friend('[Friend] was asleep already, as flat as a pancake.')}
/+3

+4
[Adult] made the lamp dim, and tucked the blanket in softly.

[more| And [others] lay all round, breathing slowly and evenly, as though they were cooling an enormous soup.]
/+4

@adult “Have you got everything?” whispered [adult]. &last “Anything else?”

[Hero] thought about it. But somewhere in the middle of the thought the end of it got lost, and nobody went looking. !asleep [Hero] was asleep, ${mood('without any fuss', 'with one hand open')}.
`,
}
