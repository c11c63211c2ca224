import type { Theme } from '@perinka/contract/catalog'
import { inParagraphs } from '../../../../craft/in-paragraphs.ts'
import type { Telling, TellingFigure, TellingWorld } from '../../../../craft/telling.ts'
import { SORRY_TO } from '../../reader/particulars/sorry.ts'
import { DEED_KEY, told as deedTold, FIX_KEY, OBJECT, SAID } from './sorry-deeds.ts'

type Case = 'drew' | 'broke' | 'tower' | 'hair' | 'hurt' | 'took' | 'said' | 'lie' | 'row' | 'deed' | 'rest'

/** Told by what was done. Nothing is said to have happened in the rest: somebody ran into a row of dominoes. */
const told = ({ drew, broke, tower, hair, hurt, took, said, lie, row, deed, rest }: Record<Case, string>) =>
  `[case| drew: ${drew} | broke: ${broke} | tower: ${tower} | hair: ${hair} | hurt: ${hurt} | took: ${took} | said: ${said} | lie: ${lie} | row: ${row} | deed: ${deed} | ${rest}]`

/** The same in paragraphs, ¶ between them. */
const toldInParagraphs = (cases: Record<Case, string>) => inParagraphs(cases, told, ' ¶ ')

/** What is told by the table of deeds; words yield to blows. */
const WORDS_DONE =
  'd-left-out, d-laughed, d-mocked, d-promise, d-told-on, d-called-name, d-shouted, d-rude, d-tongue, d-first-name, d-woke'
const OLD_CASE =
  '[has| did-hurt: hurt | did-knock-down: tower | did-break: broke | did-quarrel: row | did-say: said | did-take: took | [about| breaking: broke | hitting: hurt | stealing: took | said-hurtful: [has:not-meant| rest | said] | lie: lie | quarrel: row | rest]]'
const CASE = `[has| did-cut-hair: hair | did-draw: drew | [deed| none: ${OLD_CASE} | ${WORDS_DONE}: [has| did-hurt: hurt | did-knock-down: tower | said-hate, said-smell, said-stupid, said-not-friend: said | deed] | deed]]`
const FIXES = [
  'found',
  'home',
  'clean',
  'mend',
  'share',
  'gone',
  'grow',
  'sore',
  'dry',
  'loose',
  'play',
  'true',
  'kind',
] as const
/** By how it is set right. */
const byFix = (texts: Record<(typeof FIXES)[number], string>) =>
  `[fix| ${FIXES.slice(0, -1)
    .map((fix) => `${fix}: ${texts[fix]} | `)
    .join('')}${texts.kind}]`

/** To whom it was done where nobody is named: a relative, a friend of ours, or whoever owns the sofa. */
const OF_KIN =
  '[has| who-lollipop, who-dinner, who-driver, who-sitter, who-coach: person | blamed-brother, blamed-sister: adult | brother: brother | sister: sister | cousin: cousin | neighbour: neighbour | friend, a-boy, a-girl, a-child: kit | teacher: [case| lie, said: teacher | kit] | shop: [case| took: shop | kit] | [case| drew, broke, lie: adult | hurt: [has:done-to-us| adult | kit] | said: [has| school, nursery, class, playground: kit | adult] | kit]]'
const V = `[has| who-lollipop, who-dinner, who-driver, who-sitter, who-coach: person | [is:whom| whom | [case| row, lie: ${OF_KIN} | [is:who| who | ${OF_KIN}]]]]`
const GROWN =
  '[v| adult: yes | whom: [case| row: no | [has| brother, sister, cousin, friend: no | mum, dad, grandma, grandpa, aunt, uncle: yes | no]] | no]'
const NEAR = '[grown| yes: in | [v| brother, sister: in | whom: [has| brother, sister: in | out] | out]]'

const RELATED =
  '[grown| yes: | [has| best-friend: [his] best friend | brother: [his] brother | sister: [his] sister | cousin: [his] cousin | friend: [his] friend]]'

const PERSON =
  '[has| who-lollipop: the lollipop lady | who-dinner: the dinner lady | who-driver: the bus driver | who-sitter: the babysitter | the coach]'

/** [vic], [vics]; `first`: with who it is, where it is first told of. */
const vic = (s: '' | '’s') => {
  const of = {
    ...{ brother: '[his] brother', sister: '[his] sister', cousin: '[his] cousin', teacher: '[his] teacher' },
    ...{ neighbour: 'the lady next door', shop: 'the lady in the shop', person: PERSON },
  }
  const others = Object.entries(of)
    .map(([id, who]) => `${id}: ${who}${s} | `)
    .join('')
  return {
    said: `[v| whom: [whom${s}] | who: [who${s}] | ${others}adult: [adult${s}] | Kit${s}]`,
    first: `[v| whom: ${RELATED} [whom${s}] | who: ${RELATED} [who${s}] | ${others}adult: [adult${s}] | [has| best-friend: [his] best friend | a-boy: a boy called | a-girl: a girl called | a-child: a child called | [his] friend] Kit${s}]`,
  }
}
const VICS = vic('’s').said
const FIRST = vic('').first
const FIRSTS = vic('’s').first

/** A deed that a parent tells is today's, unless nothing is said to have happened. */
const DAY = '[when| always: [case| rest, lie: One day | Today] | Today]'
const AT =
  '[has| photo-day: | nursery: , at nursery, | at-after-club: , at after-school club, | school, class, assembly: , at school, | playground: , in the playground, | park: , in the park, | at-playdate: , at the playdate, | garden: , in the garden, | home-corner: , in the home corner,]'

const WHERE =
  '[has| nursery: at nursery | at-after-club: at after-school club | school, class, assembly: at school | playground: in the playground | park: in the park | at-playdate: at the playdate | garden: in the garden | home-corner: in the home corner]'

/** What was drawn on; the owner's, unless it is everybody's. */
const surface = (whose: string) =>
  `[has| sofa: the [has:the-new-one| new] sofa | wall, on-paper-wall: the [has:the-new-one| new] wall | table: the table | door: the door | carpet: the carpet | floor: the floor | curtain: the curtains | fridge: the fridge | car: the car | mirror: the mirror | window: the window | bed: ${whose} bed | book: ${whose} book | comic: ${whose} comic | homework: ${whose} homework | drawing, picture, painting: ${whose} picture | bag: ${whose} bag | face: ${whose} face | doll: ${whose} doll | the wall]`
const TOOL =
  '[has| in-biro: in biro | in-lipstick, lipstick: in [has:mum| Mum’s] lipstick | in-polish: in nail polish | in-marker, felt-tip: in felt-tip | crayon: in crayon | paint: in paint | chalk: in chalk | pencil: in pencil | pen: in pen | in blue crayon]'

const NOUN =
  '[has| window: window | vase: vase | mug: mug | cup: cup | glasses: glasses | china-dog, china: china dog | plate: plate | teapot: teapot | jug: jug | lamp: lamp | clock: clock | mirror: mirror | phone: phone | tablet: tablet | television: television | comic: comic | book: book | drawing, picture, painting: picture | homework: homework | [is:what| [what.kind] | blue jug]]'
const BREAK =
  '[has| spill: spilt [has| juice: juice | milk: milk | paint: paint | water] all over | tear: tore | broke]'
const SOUND = '[has| spill: Splosh! | tear: Rrrip! | Crack!]'
const BALL = '[has:with-ball| with a ball]'
const BEST = '[has:best-one| favourite]'
const HIDDEN =
  '[has| sofa: behind the sofa | drawer: in a drawer | cupboard: in a cupboard | bed: under the bed | wardrobe: in the wardrobe | box: in a box | bag: in a bag | pocket: in [his] pocket | bin: in the bin'
const BUILT =
  '[has| castle: castle | sandcastle: sandcastle | den: den | snowman: snowman | spaceship: spaceship | rocket: rocket | train: train track | tower]'
const KNOCKED = '[has| spaceship, rocket: broke | knocked down]'
const BRICK = '[has:brick| brick]'
const PURPOSE = '[has| on-purpose: , on purpose | by-accident: , by accident]'

const HAIR = '[has| of-a-fringe, fringe: fringe | ponytail: ponytail | of-a-plait, plait: plait | hair]'
const SCISSORS = '[has:craft-scissors| craft] scissors'

const HIT =
  '[has| by-biting, bite: bit | by-kicking, kick: kicked | by-pushing, push: pushed | by-scratching, scratch: scratched | by-pulling, pull: pulled the hair of | throw: threw [is:what| [what.one] | sand] at | hit]'
const HIT_HOW =
  '[has:by-pushing| [has| off-the-slide, slide: off the slide | off-the-swing, swing: off the swing] | [has:with-thing| [is:what| with [what.one]]]]'
const HIT_YOU = `[has| by-biting, bite: bit you | by-kicking, kick: kicked you | by-pushing, push: pushed you ${HIT_HOW} | by-scratching, scratch: scratched you | by-pulling, pull: pulled your hair | throw: threw things at you | hit you ${HIT_HOW}]`
const MARK =
  '[has| by-biting, bite: a row of small toothmarks | by-kicking, kick: a red patch | by-pushing, push: a sore knee | by-scratching, scratch: three red lines | by-pulling, pull: a sore head | a red bump]'
const TOOK = '[is:what| [what] | [is:lot| [lot] | the digger]]'

const TAKEN =
  '[has| sweet: sweets | chocolate: chocolate | lollipop: lollipop | easter-egg: Easter egg | trading-card: card | pen: pen | pencil: pencil | [is:what| [what.kind] | [is:beast| [beast.kind] | marble]]]'
const takenFrom = (whose: string) =>
  `[v| shop: the ${TAKEN} from the shop, without paying | [has:teacher| ${whose} ${TAKEN} | ${whose} ${TAKEN}]]`
const STOWED = `${HIDDEN} | in [his] pocket]`

const WORDS =
  '[has| said-hate: I hate you! | said-smell: You smell! | said-stupid: You’re stupid! | of-a-drawing, drawing, picture: Your picture’s horrid! | said-not-friend: You’re not my friend! | You’re horrid!]'
const LIE =
  '[has| lied-pool, swimming-pool: We’ve got a swimming pool | lied-teeth, brush-teeth: I’ve brushed my teeth | lied-homework: My homework’s done | lied-food: I never ate [has| biscuit: the biscuits | chocolate: the chocolate | cake: the cake | sweet: the sweets | it] | It wasn’t me who ate the last jam tart]'
const LIE_SHOWN =
  '[has| lied-pool, swimming-pool: There was no pool. There was a washing-up bowl. | lied-teeth, brush-teeth: The toothbrush was quite dry. | lied-homework: The homework lay in the bag and was quite empty. | There were crumbs all down [his] front.]'
const WANTED =
  '[has| over-princess, princess: to be the princess | over-mummy: to be the mummy | over-bunk, top-bunk: the top bunk | over-card, trading-card: the same card | over-turn: to go first | [is:what| [what] | to go first]]'

const BLAME =
  '[has| blamed-dog: @hero “It was the dog,” said [hero]. | blamed-cat: @hero “It was the cat,” said [hero]. | blamed-brother: @hero “It was my brother,” said [hero]. | blamed-sister: @hero “It was my sister,” said [hero]. | blamed-nobody: @hero “It wasn’t me,” said [hero].]'
const BUT = `[has| blamed-dog: BUT IT WAS THE DOG | blamed-cat: BUT IT WAS THE CAT | blamed-brother: BUT IT WAS MY BROTHER | blamed-sister: BUT IT WAS MY SISTER | st-half: BUT I DIDN’T START IT | st-joke: BUT IT WAS A JOKE | ${told(
  {
    drew: 'BUT THERE WASN’T ANY PAPER',
    broke: '[feels:angry| BUT I WAS CROSS | BUT IT WAS IN THE WAY]',
    tower: '[feels:angry| BUT I WAS CROSS | BUT IT WAS TOO BIG]',
    hair: 'BUT THE SCISSORS DID IT',
    hurt: '[has:took-first| BUT I HAD IT FIRST | BUT I WAS CROSS]',
    took: '[v| shop: BUT IT WAS ONLY A SMALL ONE | BUT I ONLY BORROWED IT]',
    said: '[has:telly-off| BUT IT WAS THE BEST BIT | BUT IT WAS A JOKE]',
    lie: 'BUT IT WAS NEARLY TRUE',
    row: 'BUT I SAID IT FIRST',
    deed: '[feels:angry| BUT I WAS CROSS | BUT I DIDN’T THINK]',
    rest: 'BUT IT WAS MY ELBOW',
  },
)}]`

/** What the child did, as it says so to whom it was done. */
const I_DID = told({
  drew: `drew [has:book| in | on] ${surface('your')}`,
  broke: `[has| spill: spilt [has| juice: juice | milk: milk | paint: paint | water] on | tear: tore | broke] your ${NOUN}`,
  tower: `${KNOCKED} your ${BUILT}${PURPOSE}`,
  hair: `[has:of-a-doll| cut your doll’s hair off[has:then-hair| , and yours, too] | cut your ${HAIR}]`,
  hurt: HIT_YOU,
  took: `took ${takenFrom('your')}`,
  said: '[has| said-hate: said I hate you | said-smell: said you smell | said-stupid: said you’re stupid | said-not-friend: said you’re not my friend | of-a-drawing, drawing, picture: said your picture’s horrid | said you’re horrid]',
  lie: 'told you a lie',
  row: '[has:said-not-friend| said you’re not my friend | shouted at you]',
  deed: '[done-said]',
  rest: 'ran into your dominoes',
})

/** Whom the child has got into trouble. */
const NOT_THEM =
  '[has| blamed-dog: It wasn’t the dog. | blamed-cat: It wasn’t the cat. | blamed-brother: It wasn’t my brother. | blamed-sister: It wasn’t my sister.]'

const SMALL_TITLE = '[Hero] and the Very Small Sorry'
const TITLE = told({
  drew: '[Hero] and the Horse with Five Legs',
  broke: SMALL_TITLE,
  tower: '[Hero] and the Very Big [Tower]',
  hair: '[Hero] and the Scissors',
  hurt: SMALL_TITLE,
  took: `[has| sofa, drawer, cupboard, bed, wardrobe, box, bag, bin: ${SMALL_TITLE} | [Hero] and the Full Pocket]`,
  said: '[Hero] and the Word That Got Out',
  lie: SMALL_TITLE,
  row: SMALL_TITLE,
  deed: SMALL_TITLE,
  rest: '[Hero] and the Forty-One Dominoes',
})

const own = (yes: string, no = '') => `[friend-is| toy, pet: ${yes} | ${no}]`
/** Somebody who comes along and can speak and help. */
const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`

const YOUNG_OPEN = told({
  drew: `${DAY}${AT} [hero] [has| scribble: scribbled | drew] [has:book| in | on] ${surface(FIRSTS)} ${TOOL}. It was a horse with five legs. It ((was a very good horse, and it ))wouldn’t come off. ${BLAME}`,
  broke: `${DAY}${AT} [hero] ${BREAK} ${FIRSTS} ${BEST} ${NOUN}${PURPOSE} ${BALL}. ${SOUND} ((It only took a second. ))[has:hid-it| [Hero] hid [has:glasses| them | it] ${HIDDEN} | behind the sofa]. | [has:ran-off| [Hero] ran off as fast as [he] could. | And nobody could put it right again.]] ${BLAME}`,
  tower: `${DAY}${AT} [hero] ${KNOCKED} ${FIRSTS} ${BRICK} ${BUILT}${PURPOSE}. Crash! ((It only took a second. ))[Vic] had only just finished building it. ${BLAME}`,
  hair: `[has:of-a-doll| ${DAY}${AT} [hero] cut all the hair off ${FIRSTS} doll, with the ${SCISSORS}. Snip, snip! ((Now it looked like a brush. ))[has:then-hair| Then [he] cut [vics] hair, too. | ] | ${DAY}${AT} [hero] cut ${FIRSTS} ${HAIR}, with the ${SCISSORS}. Snip! There it lay on the floor. ((It was rather long. ))[Vic] felt for it, and it wasn’t there.] ${BLAME}`,
  hurt: `[has| took-first: ${DAY}${AT} ${FIRST} took ${TOOK} away from [hero]. So [hero] ${HIT} [vic] ${HIT_HOW}. | knocked-first: ${DAY}${AT} ${FIRST} knocked down [hero’s] tower. So [hero] ${HIT} [vic] ${HIT_HOW}. | ${DAY}${AT} [hero] ${HIT} ${FIRST} ${HIT_HOW}.] @whom “Ow!” cried [vic], and now [vic] had ${MARK}. ((It only took a second. ))`,
  took: `${DAY}${AT} [hero] took ${takenFrom(FIRSTS)}. [Hero] hid [has:sweet| them | it] ${STOWED}. [v| shop: | (([Vic] looked everywhere.))] ${BLAME}`,
  said: `${DAY}${AT} [hero] was cross. [has:telly-off| The telly had been turned off. ] @hero “${WORDS}” [hero] shouted at ${FIRST}. ((It only took a second. ))Then it was very quiet. [has:is-crying| And somebody cried.]`,
  lie: `${DAY} [hero] told ${FIRST} a lie. @hero “${LIE},” said [hero]. ((It only took a second. ))${LIE_SHOWN} ${BLAME}`,
  row: `${DAY}${AT} [hero] wanted ${WANTED}. So did ${FIRST}. ((They both ran.)) @hero “Me!” shouted [hero]. @whom “No, me!” said [vic]. [has:said-not-friend| @hero “You’re not my friend any more!” | @hero “Then go away!”] shouted [hero]. And [vic] went.`,
  deed: `${DAY}${AT} [hero] [done]${PURPOSE}. ((It only took a second. ))[fix| sore: @whom “Ow!” cried [vic]. | found, home: [has:is-dead| @whom “Oh no!” said [vic]. | @whom “Where’s my [object]?” asked [vic].] | kind, play: Then it was very quiet. | @whom “Oh no!” said [vic].] ${BLAME}`,
  rest: `${DAY} ${FIRST} stood up forty-one dominoes, one behind the other. It took all morning. Then [hero] came running. ((It only took a second. ))Clack, clack, clack! Down they all went.`,
})

const YOUNG_FEEL = told({
  drew: '[Hero] wished that the horse would gallop away. But it stayed.',
  broke:
    '[has| spill: [Hero’s] tummy felt cold and wet, as if it had got some, too. | tear: [Hero] felt as if something had torn in [his] tummy, too. | [Hero] felt as if something had cracked in [his] tummy, too.]',
  tower: 'It was fun for one second. Then [hero] saw [vics] face, and it wasn’t.',
  hair: '[Hero] wished it back on at once. But hair won’t stick.',
  hurt: '[has:took-first| [Hero] had only wanted to have it back. Now [he] didn’t even want that. | [Hero] was still cross on the outside. But inside [he] nearly cried.]',
  took: 'But it was no fun to have it, when nobody could be shown.',
  said: '[Hero] wished the words back into [his] mouth. But they wouldn’t come.',
  lie: 'Now [hero] had to think of it all the time, even on the stairs.',
  row: 'Now [hero] could have it all. But all alone, it was no fun.',
  deed: '[Hero’s] tummy felt as if [he] had swallowed a stone.',
  rest: '[Hero’s] ears went hot. [He] looked at the floor, where they lay.',
})

/** What the sorry was said to, where it was said to something else. */
const TO_WHAT = `[has| ${Object.entries(SORRY_TO)
  .map(([id, [said]]) => `${id}: ${said} | `)
  .join('')}[his] shoes]`
const TO_IDS = Object.keys(SORRY_TO).join(', ')

/** How it went on, in a sentence or two. */
const YOUNG_TRY = `[has| ${TO_IDS}: Then [hero] did say it. But [he] said it to [to]. | st-again: @hero “Sorry!” said [hero], as quick as a flea. Then [he] did it again. | st-not-ready, st-still-cross: @hero “Sorry,” said [hero], very fast. [Vic] didn’t answer. [Vic] was still cross. | blamed-dog: @adult “The dog?” said [adult]. The dog looked very surprised. | blamed-cat: @adult “The cat?” said [adult]. The cat looked very surprised. | blamed-brother: @adult “Your brother?” said [adult]. [Hero] looked at [his] feet. | blamed-sister: @adult “Your sister?” said [adult]. [Hero] looked at [his] feet. | st-half: @hero “It wasn’t only me!” said [hero]. And that was true. | not-meant: @hero “SORRY!” shouted [hero], and rolled [his] eyes. ((It sounded like BOO.)) | st-only-name: [Hero] made a card. But [he] only wrote [his] name on it. | st-card: There was a card that said sorry. But a card can’t speak. | st-whisper: [Hero] did say it. But [he] only whispered, and nobody heard. | st-hides: [Hero] hid, and didn’t want to come out. | st-silent: After that [hero] didn’t say one word. | st-made-up: Soon they were playing again. But nobody had said it. | st-wanted-to: @hero “It wanted to come with me,” said [hero]. | st-joke: @hero “I was only being funny,” said [hero]. But nobody had laughed. | wont-say: @hero “No!” said [hero]. [He] just couldn’t say it. | st-not-cross: [Vic] wasn’t even cross. That made it harder. | st-undo: @hero “I wish it was yesterday,” said [hero]. But it was today. | how-to-say: [Hero] wanted to say sorry. But how do you begin? | [Hero] ought to say sorry. But the sorry was stuck.]`

const MENDED =
  '[has| window: Then they swept up the glass, and put cardboard in the window. | glasses: Then they mended the glasses with sticky tape, and [vic] put them on. | spill: Then they wiped it, and hung it up to dry. | tear: Then they stuck it together with tape, bit by bit. | phone, tablet, television, lamp, clock: Then they put it in a box for the man who mends things. | Then they stuck it together with glue, bit by bit.]'
const BETTER_WORDS =
  '[has| said-hate: “I love you.” | of-a-drawing, drawing, picture: “I like the sky in it.” | said-smell: “You smell of toast. I like toast.” | “I like you best.”]'

const YOUNG_ANSWER = toldInParagraphs({
  drew: '@whom “It’s a good horse,” said [vic]. “It just needs a field.” So they rubbed((, and rubbed)), until it had only one leg. Then [vic] found a big sheet of paper.',
  broke: `@whom [has:hid-it| “Thank you for telling me,” | “It was my favourite,”] said [vic]. “I’m still sad about it.” [Hero] nodded. ${MENDED}`,
  tower:
    '@whom “It took me so long,” said [vic]. ¶ @hero “I’ll fetch the bits,” said [hero]. So they built it again, and it grew even bigger(( than before)).',
  hair: '[has:of-a-doll| @whom “It won’t grow again,” said [vic]. | @whom “I liked it long,” said [vic].] ¶ [has:of-a-doll| @hero “No,” said [hero]. So they made the doll a hat from a sock. ((It looked good.)) [has:photo-day| And for the photo [hero] lent [vic] a clip. | ] | @hero “I know,” said [hero]. [has:photo-day| [He] gave [vic] [his] best clip, for the photo. | [He] gave [vic] [his] best hat, until it had grown again.]]',
  hurt: '@whom “It still hurts,” said [vic], “just here.” So [hero] held a ((cold ))flannel on it. [has:took-first| Then they took turns, first [vic], then [hero]. | [He] held it there ((for a long time, )) until [vic] smiled ((a bit)).]',
  took: `[v| shop: @whom “Thank you for bringing it back,” said [vic]. [Hero] put it on the counter. It made a small click. Then [he] could breathe again. | @whom “I looked for it everywhere,” said [vic]. And [hero] gave [has:sweet| them | it] back. [Vic] held on with both hands. Then [vic] smiled a bit.]`,
  said: `@whom “It’s still in my ear,” said [vic]. So [hero] whispered something better in after it. @hero ${BETTER_WORDS} ((And that was true. ))[Vic] smiled a bit.`,
  lie: `@whom “Thank you for telling me,” said [vic]. “That was hard.” And it was. [has| lied-teeth, brush-teeth: Then [hero] brushed [his] teeth, up and down, until they shone. | Then [hero] told it all again, just as it was.]`,
  row: '@whom “I’ve got one, too,” said [vic]. And there lay a second sorry((, just as small)). ¶ @hero “You first,” said [hero]. ¶ @whom “No, you!” said [vic], and they laughed.',
  deed: byFix({
    found: '@whom “Come on, then,” said [vic]. So they looked for it together, [hero] in front. And there it was!',
    home: '[has:is-dead| @whom “I miss her,” said [vic]. So they sat on the step, close together. And [hero] shut the gate, and tried it twice. | @whom “Come on, then,” said [vic]. So they looked together, very quietly. And there it sat, and was fine.]',
    clean:
      '@whom “It’s a big mess,” said [vic]. So they both rubbed, with foam up to their elbows. It took a long time.',
    mend: '@whom “I’m still sad about it,” said [vic]. So they mended it, bit by bit. It wasn’t like new. But it held.',
    share:
      '@whom “I’d been looking forward to that,” said [vic]. So [hero] fetched [his] own pudding. [Vic] got the bigger half.',
    gone: '@whom “It won’t come back,” said [vic]. [Hero] nodded. Then they sat down, and made a new one together.',
    grow: '@whom “They were doing so well,” said [vic]. So they put new seeds in, one by one. [Hero] held the watering can.',
    sore: '@whom “It still hurts,” said [vic], “just here.” So [hero] held a ((cold ))flannel on it, until [vic] smiled ((a bit)).',
    dry: '@whom “I’m still dripping,” said [vic]. So [hero] fetched the biggest towel, and rubbed [vic] dry.',
    loose: '@whom “I didn’t like it,” said [vic]. “Not one bit.” So they hung the key on the highest hook.',
    play: '@whom “I thought you meant it,” said [vic]. @hero “Come and play,” said [hero]. “You can go first.” And [vic] came.',
    true: '@whom “Thank you for telling,” said [vic]. So they went together, and [hero] told everybody how it really was.',
    kind: '@whom “It’s still in my ear,” said [vic]. So [hero] whispered something better in after it. @hero “I like you,” said [hero]. [Vic] smiled a bit.',
  }),
  rest: '@whom “Forty-one,” said [vic]. ¶ @hero “I’ll help,” said [hero]. So they stood them up again, one by one((, and hardly dared to breathe)). In the end there were forty-two.',
})

/** The end of what began. */
const YOUNG_ECHO = told({
  drew: 'On the table lay the paper, for tomorrow’s horse.',
  broke:
    '[has| window: A light went out behind the cardboard. | phone, tablet, television, lamp, clock: The box stood by the door, with the [noun] in it. | glasses: The glasses had a bit of tape in the middle. | spill, tear: The [noun] was nearly as good as before. | On the shelf stood the [noun], with a thin crack like a river.]',
  tower: 'The big [tower] stood in the moonlight.',
  hair: '[has:of-a-doll| The doll was asleep in its hat. | In the dark, [vics] hair was growing, a tiny bit.]',
  hurt: '[grown| yes: By then there was hardly a mark. | [Vic] was asleep by then, with hardly a mark.]',
  took: '[has| sofa, drawer, cupboard, bed, wardrobe, box, bag, bin: There was nothing hidden anywhere. | [His] pockets were empty, and very light.]',
  said: 'Only the good words were left in [vics] ear.',
  lie: 'There was nothing to think about any more.',
  row: 'Tomorrow [vic] would go first.',
  deed: byFix({
    found: `The [object] was back where it belonged.`,
    home: `[has:is-dead| Outside, the gate was shut. | Somewhere the [object] was asleep.]`,
    clean: 'Everything was clean again, or nearly.',
    mend: `The [object] stood in the moonlight, and held.`,
    share: 'Somebody had a full tummy, and it was [vic].',
    gone: 'The new one lay there, for tomorrow.',
    grow: 'In the dark, something was starting to grow.',
    sore: 'By then there was hardly a mark.',
    dry: 'The big towel hung up to dry.',
    loose: 'The key hung on the highest hook.',
    play: 'Tomorrow [vic] would go first.',
    true: 'Everybody knew how it really was.',
    kind: 'Only the good words were left in [vics] ear.',
  }),
  rest: 'Forty-two dominoes stood in the dark, and not one fell.',
})

const OLDER_OPEN = told({
  drew: `It took [hero] no time at all to [has| scribble: scribble | draw] [has:book| in | on] ${surface(FIRSTS)} ${WHERE} ${TOOL}. It was a horse, and since there was room it got a fifth leg. It was the best horse that [hero] had ever drawn, and when [he] rubbed it with a sock it stayed exactly where it was. ${BLAME}`,
  broke: `It took [hero] one second to [has| spill: spill [has| juice: juice | milk: milk | paint: paint | water] on | tear: tear | break] ${FIRSTS} ${BEST} ${NOUN} ${WHERE}${PURPOSE} ${BALL}. ${SOUND} Then it was very quiet. [has:hid-it| [Hero] hid what was left of it ${HIDDEN} | behind the sofa], where nobody ever looks, and then thought of nothing else. | [has:ran-off| [Hero] ran off as fast as [he] could, and didn’t stop until there was nobody about. | [Hero] looked at what was left of it, and tried to look like somebody who had just come in.]] ${BLAME}`,
  tower: `It had taken ${FIRST} a whole hour to build the ${BRICK} ${BUILT}. It took [hero] one second to [has| spaceship, rocket: break it | knock it down] ${WHERE}${PURPOSE}. There was a crash, and the bits rolled under everything that there was, and [vic] stood there with the last piece still in one hand. ${BLAME}`,
  hair: `[has:of-a-doll| It took [hero] three snips to cut the hair off ${FIRSTS} doll ${WHERE} with the ${SCISSORS}. Before the first, [he] had only wanted to know how it would look. After the third [he] knew. It looked like a toothbrush, and [vic] was coming up the stairs. [has:then-hair| And then, because the scissors were still in [his] hand, [he] cut a bit of [vics] own hair as well. | ] | It took [hero] one snip to cut ${FIRSTS} ${HAIR} ${WHERE} with the ${SCISSORS}, and there it lay on the floor. [He] had only wanted to know whether they could. They could. [Vic] put up a hand to feel for it, and the hand went on feeling, since there was nothing there.] ${BLAME}`,
  hurt: `It took one second, because [has| took-first: ${FIRST} had just taken ${TOOK} away ${WHERE}, and [hero] was so cross that there was no time for words, and [he] ${HIT} [vic] ${HIT_HOW}. | knocked-first: ${FIRST} had just knocked down [hero’s] tower, and [hero] was so cross that there was no time for words, and [he] ${HIT} [vic] ${HIT_HOW}. | [hero] was so cross that there was no time for words, and [he] ${HIT} ${FIRST} ${HIT_HOW} ${WHERE}.] @whom “Ow!” cried [vic], and then said nothing at all, which was worse. [Vic] had ${MARK}, and everybody looked at it, and then at [hero].`,
  took: `It took [hero] one second to take ${takenFrom(FIRSTS)} ${WHERE}, and one more to hide it ${STOWED}. Nobody had seen. [v| shop: The lady in the shop even said goodbye, and called [him] a dear, and all the way home [hero] could feel it in there, small and hard. | [Vic] looked high and low, and [hero] even helped, and looked hardest where it wasn’t.] ${BLAME}`,
  said: `It took [hero] one second. [He] was cross already, [has:telly-off| because the telly had just been turned off, in the middle of the best bit, | and a word was wanted that would hit somebody,] and out it came. @hero “${WORDS}” [he] shouted at ${FIRST}. Then it was so quiet that everybody could hear it still hanging there. [has:is-crying| And somebody began to cry.]`,
  lie: `It took [hero] one second to tell ${FIRST} a lie. @hero “${LIE},” said [hero]. It had sounded quite good until it was out. ${LIE_SHOWN} After that [he] had to remember it the whole time, and a thing that has never happened is harder to remember than one that has. ${BLAME}`,
  row: `[Hero] and ${FIRST} both wanted ${WANTED} ${WHERE}, and for a while it was only a small quarrel. @hero “Me!” said [hero]. @whom “Me!” said [vic]. Then it took [hero] one second to make a big one of it. [has:said-not-friend| @hero “You’re not my friend any more!” | @hero “Then I’m never playing with you again!”] shouted [hero], and [vic] walked away without a word.`,
  deed: `It took one second, and in that one second [hero] [done]${PURPOSE}. [fix| sore: @whom “Ow!” cried [vic]. | found, home: [has:is-dead| @whom “Oh no!” said [vic], and stood there. | @whom “Has anybody seen my [object]?” asked [vic], and looked everywhere.] | kind, play: [Vic] didn’t say anything, and that was worse than shouting. | @whom “Oh no!” said [vic], and stood there.] ((And [hero] looked the other way.)) ${BLAME}`,
  rest: `It had taken ${FIRST} the whole morning to stand up forty-one dominoes, all along the passage and round the corner. It took [hero] one second to come running. Clack, said the first of them, and clack, clack, clack said all the others, and the last one fell down at [vics] feet.`,
})

const OLDER_FEEL = told({
  drew: '[Hero] wished with all [his] might that it would gallop away. But a horse with five legs takes its time, and this one had settled in.',
  broke:
    'It felt as if something had [has:tear| torn | cracked] in [hero], too, just beside the tummy, and whenever somebody spoke kindly to [him] it hurt.',
  tower:
    'For that one second it had been splendid. Then [hero] saw [vics] face, and the splendid part was over, and all the rest of the day was still to come.',
  hair: '[Hero] picked up the hair. If [he] could have stuck it back on, [he] would have done so at once. But hair doesn’t stick, and [he] knew that, and put it in [his] pocket.',
  hurt: '[has:took-first| [Hero] had only wanted to have it back, and now that [he] had it, it might have been a stone. | On the outside [hero] was still cross.] Inside, where nobody could see, [he] kept hearing that cry, and every time it was a bit louder.',
  took: 'It ought to have been lovely to have it. But it’s no fun at all to have a thing that you can’t take out and can’t show to anybody.',
  said: '[Hero] would have swallowed every word of it again, with the skin on. But words only go one way, and those had gone in at [vics] ears.',
  lie: '[Hero] ate tea with it, and went up the stairs with it, and it was always one step ahead, waiting for somebody to ask.',
  row: 'So now [hero] could have it all, for as long as [he] liked. [He] tried for a bit. It turned out that it had only been any good with two.',
  deed: 'It had felt like nothing at all while [he] was doing it. Now it felt like a stone, and the stone was in [his] tummy, and went wherever [he] went.',
  rest: '[Hero] would have liked to lie down with them. It was no use that [he] hadn’t meant it. There they lay, all forty-one of them, with their faces down.',
})

const OLDER_TRY = `[has| ${TO_IDS}: Later [he] did say sorry, quite clearly and all by [himself], but [he] said it to [to], and [vic] got nothing. | st-again: @hero “Sorry!” said [hero], and a minute later [he] had done it again, and then there was another sorry to say. | st-not-ready, st-still-cross: @hero “Sorry, [but],” said [hero], very fast. [Vic] didn’t answer, and was as cross as before. | st-only-name: [Hero] made a card, a good thick one. The only word that [he] wrote on it was [his] own name. | st-card: There was going to be a card as well, and on the card it said sorry. But a card can’t look anybody in the eye. | st-whisper: [Hero] did say sorry, but so quietly that only [his] own collar heard. | st-hides: Then [hero] went and hid, and stayed there until [his] foot had gone to sleep. | st-silent: After that [hero] didn’t say one word, not even when there was pudding. | st-made-up: Not long afterwards they were playing again, as though nothing had happened. But it had. | st-not-cross: And [vic] wasn’t even cross, and that was the hardest part of it. | st-undo: @hero “I wish it was yesterday,” said [hero]. But it was today, and went on being today. | blamed-dog: @adult “The dog?” said [adult]. The dog was very surprised, and said so with both ears. | blamed-cat: @adult “The cat?” said [adult]. The cat was very surprised, and said so with both ears. | blamed-brother: @adult “Your brother?” said [adult], and [hero] looked at [his] feet. They had nothing to say either. | blamed-sister: @adult “Your sister?” said [adult], and [hero] looked at [his] feet. They had nothing to say either. | not-meant: @hero “SORRY!” shouted [hero], and rolled [his] eyes. It was the loudest sorry that anybody had ever heard, and there was nothing in it. | wont-say: @adult “And now say sorry,” said [adult]. | how-to-say: [Hero] did want to say sorry. [He] simply didn’t know at which end one begins. | @hero “Sorry, [but]!” said [hero], and even to [him] it sounded as though it were mostly BUT.]\n\n[has| ${TO_IDS}, st-again, st-not-ready, st-still-cross, st-only-name, st-card, st-whisper, st-hides, st-silent, st-made-up, st-not-cross, st-undo, blamed-dog, blamed-cat, blamed-brother, blamed-sister, not-meant: | wont-say: @hero “No,” said [hero], and [he] shut [his] mouth so tightly that it went white.]`

const IS_IT_TRUE =
  '[has| blamed-dog, blamed-cat, blamed-brother, blamed-sister: It isn’t true | st-half: It’s true | [case| hurt: It’s true | broke, tower: [feels:angry| It’s true | It isn’t quite true] | said: [has:telly-off| It’s true | It isn’t quite true] | It isn’t quite true]]'

/** What is so about the child's own BUT, said aloud, at a cost. */
const OLDER_TRUTH = `[has| blamed-dog: The dog never touched it | blamed-cat: The cat never touched it | blamed-brother: My brother wasn’t even there | blamed-sister: My sister wasn’t even there | st-half: It wasn’t only me. But my half is mine | st-joke: I wasn’t joking, not all of me. And nobody laughed | ${told(
  {
    drew: 'There was paper. I’d seen it',
    broke:
      '[feels:angry| I was cross. But the [noun] hadn’t done anything to me | I’d been told to be careful, and I wasn’t]',
    tower:
      '[feels:angry| I was cross. But the [tower] hadn’t done anything to me | It was just right. It was better than mine]',
    hair: 'Scissors can’t do anything. It was me',
    hurt: '[has:took-first| I did have it first. It hurts just as much | I was cross. It hurts just as much]',
    took: '[v| shop: It was the biggest in the jar | I was never going to give it back]',
    said: '[has:telly-off| It was the best bit. But I said it so that it would hurt | I wasn’t joking. I wanted it to hurt]',
    lie: 'It wasn’t nearly true. I made it up',
    row: 'We both said it at once. I only said it louder',
    deed: '[feels:angry| I was cross. It was still me | I did think. Then I did it all the same]',
    rest: 'I’d been told not to run in there',
  },
)}]`

const OLDER_ANSWER = toldInParagraphs({
  drew: '@whom “It’s the best horse you’ve ever done,” said [vic]. “That’s what makes it so annoying.” ¶ So they took a rag each and a bowl of soapy water, and rubbed. Four of the legs came off. The fifth is still there today, if you know where to look. And afterwards [vic] fetched the biggest sheet of paper in the house, because a horse like that ought to have a field.',
  broke: `@whom “I’m still sad about it,” said [vic] after a while. “But I’m glad it was you who told me.” ¶ [Hero] nodded, because that was only fair, and fetched what they needed. ${MENDED} That took much longer than a second, and while they were at it neither of them said much, and it wasn’t a bad sort of quiet.`,
  tower:
    '@whom “It took me a whole hour,” said [vic]. ¶ @hero “I know,” said [hero]. “I’ve got the whole evening.” So [he] lay down on [his] tummy and fetched out the bits from under everything, and handed them up one by one, and [vic] built. That took much longer than a second, and it came out two bricks bigger than before.',
  hair: '[has:of-a-doll| @whom “It won’t grow again,” said [vic]. “She’s a doll.” | @whom “I liked it long,” said [vic]. “I’m still cross.”] ¶ [has:of-a-doll| @hero “No,” said [hero]. “It won’t.” There was nothing to be said against that, so they sat down and made her a hat instead, out of a sock with a hole in it, and the hole turned out to be just right for an ear. That took much longer than three snips. | @hero “I know,” said [hero]. “I liked it, too.” Then [he] waited, and that took much longer than a snip. In the end [he] took off [his] own best hat, the one with the bobble, and held it out. “Until it’s grown,” said [hero], and it fitted.]',
  hurt: '@whom “It still hurts a bit,” said [vic], “just here.” ¶ So [hero] fetched a cold wet flannel and held it on the place with both hands, and that took much longer than a second. [has:took-first| Then they agreed that it should be ten minutes for one and ten minutes for the other, and [vic] went first. | Water ran down everybody’s sleeves, and in the end [vic] had to laugh, because it tickled.]',
  took: '[v| shop: @whom “Well,” said [vic], and turned it over. “It isn’t everybody who brings a thing back.” [Hero] laid it on the counter, and it made a small click. Nobody laughed and nobody scolded. When [he] came out into the street again [he] heard the birds, and wondered how long they had been singing. | @whom “I looked for it everywhere,” said [vic]. “You helped me look.”] ¶ [v| shop: | @hero “I looked in the wrong places,” said [hero]. Then [he] gave it back, and not secretly, and that took much longer than a second. [Vic] looked at it from all sides. @whom “Next time, ask,” said [vic]. “I’d probably have said yes.”]',
  said: `@whom “It’s still in my ear,” said [vic]. “It keeps going round.” ¶ [Hero] thought. You can’t get a word out again, but perhaps you can put another in after it, and since that one had to be true as well, it took much longer than a second. Then [he] whispered it. @hero ${BETTER_WORDS} ¶ [Vic] listened to it go in. @whom “Yes,” said [vic]. “That’s better.”`,
  lie: '@whom “I’d wondered,” said [vic]. “Thank you. I expect that was hard.” ¶ It had been, so [hero] said yes. Then [he] told it over again from the beginning, just as it had been, and there were no good bits in it at all, and it took much longer than a second. [has| lied-teeth, brush-teeth: And then [he] went and brushed [his] teeth, at the front and at the back and round the corners. | But it was very easy to remember.]',
  row: '@whom “Wait,” said [vic], and went to get something, and came back with one hand closed. In it lay another sorry, and it was exactly the same size. They swapped. ¶ @hero “You go first,” said [hero]. ¶ @whom “No, you,” said [vic], and there they would have had a new quarrel, and a very polite one, if they hadn’t had to laugh.',
  deed: byFix({
    found:
      '@whom “Then you’d better show me where,” said [vic]. So they went to look for it. It took much longer than a second. But it was found, and [hero] put it into [vics] own two hands.',
    home: '[has:is-dead| @whom “I do miss her,” said [vic]. “I’m not going to say I don’t.” [Hero] nodded. There was nothing to mend, so they sat on the step, side by side, for much longer than a second. Then [hero] went and shut the gate, and tried it twice, and came back. | @whom “Then we’d better look,” said [vic]. So they lay down on their tummies and looked under everything there was. It took much longer than a second. In the end there it sat, quite unhurt((, and looked as though it had been waiting for them)).]',
    clean:
      '@whom “It’s a great deal of mess for one second,” said [vic]. So they each took a cloth and a bowl of soapy water, and rubbed until the foam was up to their elbows. That took much longer than a second((, and it wasn’t a bad sort of quiet)).',
    mend: '@whom “I’m still sad about it,” said [vic]. “But I’m glad it was you who told me.” So they fetched what they needed and mended it, bit by bit, and [hero] held the pieces. That took much longer than a second. It was never going to be like new. But it held.',
    share:
      '@whom “I’d been looking forward to that,” said [vic], “all day.” So [hero] fetched [his] own pudding out of the fridge, and cut it in two, and that took much longer than a second, because one half had to be bigger. And the bigger half was [vics].',
    gone: '@whom “It won’t come back,” said [vic]. “I know you’re sorry. It still won’t.” [Hero] nodded, because that was only fair. Then they sat down at the table and began a new one, and it took much longer than a second, and it wasn’t the same. But this one they had made together.',
    grow: '@whom “They were doing so well,” said [vic]. “I’d been counting them.” So they knelt down side by side and put in new ones, one thumb deep, and [hero] carried the water. That took much longer than a second((, and the rest of it would take all summer)).',
    sore: '@whom “It still hurts a bit,” said [vic], “just here.” So [hero] fetched a cold wet flannel and held it on the place with both hands, and that took much longer than a second. Water ran down everybody’s sleeves, and in the end [vic] had to laugh, because it tickled.',
    dry: '@whom “I’m still dripping,” said [vic]. So [hero] fetched the biggest towel in the house, the one for the beach, and wrapped it round [vic] from top to toe, and rubbed. That took much longer than a second((, and afterwards [vics] hair stood up like a brush)).',
    loose:
      '@whom “I didn’t like it,” said [vic]. “I didn’t know how long it would be.” [Hero] hadn’t thought of that. So they fetched a chair and hung the key on the highest hook that there was, and that took much longer than a second.',
    play: '@whom “I thought you meant it,” said [vic]. [Hero] thought. @hero “I wanted to be somebody who decides,” said [hero]. “But it’s no good without you. Will you come?” [Vic] took much longer than a second to answer. Then [vic] said yes.',
    true: '@whom “So they know it wasn’t me?” asked [vic]. @hero “Not yet,” said [hero]. So they went together, from one to the next, and [hero] told it over and over, just as it had been, and there were no good bits in it at all. That took much longer than a second. And after each one [vic] stood a little straighter.',
    kind: '@whom “It keeps going round in my head,” said [vic]. [Hero] thought. You can’t get it out again, but perhaps you can put something else in after it, and since that had to be true as well, it took much longer than a second. Then [he] whispered it. @hero “I like you,” [he] said. “I did the whole time.” [Vic] listened to it go in. @whom “Yes,” said [vic]. “That’s better.”',
  }),
  rest: '@whom “There were forty-one,” said [vic]. ¶ @hero “I know,” said [hero]. “I’ll do the corner.” So they lay down on their tummies, one at each end, and stood them up again one by one, and hardly dared to breathe. That took much longer than a second. When they met in the middle there were forty-two, and nobody knew how.',
})

const OLDER_ECHO = told({
  drew: 'On the table lay a big white sheet of paper, and it was very nearly a field.',
  broke:
    '[has| window: Behind a piece of cardboard a light went out, and nobody was cross any more. | phone, tablet, television, lamp, clock: By the front door stood a box with a [noun] in it, and nobody had to hide anything. | glasses: The glasses were nearly as good as they had been, and nobody had to hide anything. | spill, tear: The [noun] was nearly as good as it had been, and nobody had to hide anything. | On the shelf stood the [noun], with a fine crack like a river on a map.]',
  tower: 'In the moonlight stood the [tower], two bricks bigger than it had ever been.',
  hair: '[has:of-a-doll| Somewhere a doll was asleep, in a hat made out of a sock. | Somewhere in the dark [vics] hair was growing, slowly, a tiny bit every night.]',
  hurt: '[grown| yes: There was hardly anything left to see by then, and it had quite stopped hurting. | By then [vic] was asleep, and there was hardly anything left to see.]',
  took: '[has| sofa, drawer, cupboard, bed, wardrobe, box, bag, bin: There was nothing hidden anywhere any more, not even behind the socks. | [Hero’s] pockets hung over the chair, quite empty, and as light as anything.]',
  said: '[v| adult: There was nothing going round any more, in anybody’s ear. | Somewhere in the dark lay [vic], with nothing going round in either ear.]',
  lie: 'There was nothing to remember any more, not on the stairs and not in bed.',
  row: 'Tomorrow it would be somebody’s turn to go first, and it was all the same whose.',
  deed: byFix({
    found: `The [object] was back where it belonged.`,
    home: `[has:is-dead| Outside, the gate was shut. | Somewhere the [object] was asleep.]`,
    clean: 'Everything was clean again, or nearly.',
    mend: `The [object] stood in the moonlight, and held.`,
    share: 'Somebody had a full tummy, and it was [vic].',
    gone: 'The new one lay there, for tomorrow.',
    grow: 'In the dark, something was starting to grow.',
    sore: 'By then there was hardly a mark.',
    dry: 'The big towel hung up to dry.',
    loose: 'The key hung on the highest hook.',
    play: 'Tomorrow [vic] would go first.',
    true: 'Everybody knew how it really was.',
    kind: 'Only the good words were left in [vics] ear.',
  }),
  rest: 'Out in the passage forty-two dominoes stood in the moonlight, and not one of them fell.',
})

/** Where there is no room for more. */
const OLDER_SHORT = told({
  drew: '[Hero] wished that it would gallop away, and it stayed.',
  broke: 'It felt as if something had [has:tear| torn | cracked] in [hero], too.',
  tower: 'It had been splendid for a second, and now it wasn’t.',
  hair: 'If hair could be stuck back on, [hero] would have done so at once.',
  hurt: 'On the outside [hero] was still cross, and inside [he] kept hearing that cry.',
  took: 'And it was no fun at all to have a thing that can’t be shown.',
  said: '[Hero] would have swallowed every word again, if words went that way.',
  lie: 'It went up the stairs with [him], and was there when [he] arrived.',
  row: 'So now [hero] could have it all, and it was only any good with two.',
  deed: 'Now it felt like a stone, and went wherever [he] went.',
  rest: '[Hero] would have liked to lie down with them.',
})

const HEARD = '[near| out: [has:teacher-rang| The teacher rang [adult]. | [Adult] soon heard about it.]]'
const FOUND = `[case:broke| [has:hid-it| [Adult] soon found out. | ${HEARD}] | ${HEARD}]`
const MARKS =
  '[near| in: [has:st-not-cross| said [adult], much too shortly | shouted [adult], so loudly that the spoons jumped] | [has:st-not-cross| said [adult], much too shortly | shouted [adult], so that the whole street could hear]]'
const YOUNG_FELT = '[has:feels-bad| [Hero] felt awful. | [feels:afraid| [Hero] didn’t dare to tell.]]'
const FELT =
  '[has| feels-bad: [Hero] felt quite ill with it. | is-crying: And [hero] cried a bit. | [feels:afraid| [Hero] didn’t dare to tell.]]'

const figure = (name: string, one: string, gender: 'he' | 'she'): TellingFigure => ({ forms: { name, one }, gender })
const world = (
  themes: readonly Theme[],
  den: string,
  [small, boss]: readonly [TellingFigure, TellingFigure],
  words: Record<'seat' | 'light', string>,
): TellingWorld => ({ themes, figures: { small, boss }, words: { den, ...words } })

/** Said before all else: nobody has to stop being cross because somebody is sorry. */
const YOUNG_STILL =
  '[has| st-not-ready, st-still-cross: @whom “I’m still cross,” said [vic]. @hero “You can be,” said [hero]. And [he] waited. | st-not-cross: @whom “I wasn’t even cross,” said [vic]. “I was only sad.” | st-half: @whom “Half of it was me,” said [vic]. “Sorry.” | ]'
const OLDER_STILL =
  '[has| st-not-ready, st-still-cross: @whom “I’m still cross,” said [vic]. @hero “You’re allowed,” said [hero], and didn’t ask for how long. | st-not-cross: @whom “I wasn’t even cross,” said [vic]. “I just wondered when you’d come.” | st-half: @whom “The other half was me,” said [vic] after a while. “So that’s mine: sorry.” | ]'
const YOUNG_STILL_ECHO = '[has| st-not-ready, st-still-cross: [Vic] was still a bit cross. That was allowed. | ]'

export const sayingSorry: Telling = {
  id: 'saying-sorry',
  shape: 'cumulative',
  fits: {
    kind: 'life',
    subjects: ['saying-sorry', 'hitting', 'said-hurtful', 'quarrel', 'lie', 'breaking', 'stealing'],
    when: ['today', 'past', 'always', 'tomorrow'],
  },
  ages: [3, 10],
  tile: { label: 'Saying sorry', wish: 'he hit his brother and cannot say sorry' },
  titles: [TITLE],
  figures: {},
  worlds: {
    ship: world(
      ['pirates', 'ocean', 'adventure'],
      'the pirate ship',
      [figure('the pirate', 'a very small pirate', 'he'), figure('the captain', 'the captain', 'she')],
      { seat: 'on a coil of rope', light: 'A lantern swung to and fro.' },
    ),
    valley: world(
      ['dinosaurs'],
      'the dinosaurs’ cave',
      [figure('Pip', 'a very small dinosaur called Pip', 'he'), figure('the T. rex', 'the T. rex', 'she')],
      { seat: 'on a heap of ferns', light: 'It smelt of warm moss.' },
    ),
    moon: world(
      ['space', 'science', 'discovery'],
      'the rocket',
      [figure('Bolt', 'a very small robot called Bolt', 'he'), figure('the pilot', 'the pilot', 'she')],
      { seat: 'under the green lamp', light: 'A green lamp went on and off.' },
    ),
    castle: world(
      ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      'the castle',
      [figure('Flick', 'a very small dragon called Flick', 'she'), figure('the king', 'the king', 'he')],
      { seat: 'on a velvet cushion', light: 'A candle burned in the corner.' },
    ),
    forest: world(
      ['forest', 'animals', 'nature', 'friendship'],
      'the bear’s den',
      [figure('Bim', 'a very small hedgehog called Bim', 'he'), figure('the bear', 'the bear', 'she')],
      { seat: 'on a heap of leaves', light: 'It smelt of leaves.' },
    ),
    city: world(
      ['superheroes'],
      'the secret tower',
      [figure('Dot', 'a very small superhero called Dot', 'she'), figure('Captain Whoosh', 'Captain Whoosh', 'he')],
      { seat: 'on a folded cape', light: 'A red lamp went on and off.' },
    ),
    home: world(
      [],
      'the best hiding place in the house',
      [figure('the mouse', 'a very small mouse', 'she'), figure('the cat', 'the cat', 'he')],
      { seat: 'on a crust of bread', light: 'It smelt of crumbs.' },
    ),
  },
  keys: { deed: DEED_KEY, fix: FIX_KEY, case: CASE, v: V, grown: GROWN, near: NEAR },
  words: {
    ...{
      vic: vic('').said,
      vics: VICS,
      but: BUT,
      person: PERSON,
      to: TO_WHAT,
      done: deedTold(FIRST, FIRSTS),
      'done-said': SAID,
      object: OBJECT,
      tower: BUILT,
      noun: NOUN,
    },
    /** As a grown-up says it to the child, and the child to others. */
    give: '[v| adult: give it to me | brother: take it to your brother | sister: take it to your sister | cousin: take it to your cousin | teacher: take it to your teacher | whom: take it to [whom] | who: take it to [who] | shop: take it to the shop | person: take it to [person] | neighbour: take it next door | take it to Kit]',
    mine: '[v| adult: you | brother: my brother | sister: my sister | cousin: my cousin | teacher: my teacher | whom: [whom] | who: [who] | shop: the lady in the shop | person: [person] | neighbour: the lady next door | Kit]',
    door: `[v| teacher, person: the school gate | shop: the shop | neighbour: the house next door | [grown| yes: the kitchen | [near| in: ${VICS} door | [when| tomorrow: [has| nursery: the nursery | school, class: the school gate | ${VICS} door] | ${VICS} door]]]]`,
    /** A school is shut at night. */
    when: '[v| teacher, shop, person: In the morning | [near| in: Then | [when| tomorrow: The next day | Then]]]',
  },
  things: {
    who: { kinds: [], or: { forms: { name: 'Kit' }, gender: 'neutral' } },
    whom: { kinds: [], or: { forms: { name: 'Kit' }, gender: 'neutral' }, grownUps: true },
    beast: {
      kinds: ['animal', 'bird'],
      or: { forms: { name: 'the hamster', one: 'a hamster', kind: 'hamster' }, gender: 'it' },
    },
    what: {
      kinds: ['toy', 'vehicle', 'clothes', 'school', 'instrument', 'household', 'food', 'sport', 'machine'],
      or: { forms: { name: 'the kite', one: 'a kite', kind: 'kite' }, gender: 'it' },
    },
    lot: {
      kinds: ['toy', 'vehicle', 'clothes', 'school', 'instrument', 'household', 'food', 'sport', 'machine'],
      or: { forms: { name: 'the kite', one: 'a kite', kind: 'kite' }, gender: 'it' },
    },
  },
  fact: '[Hero] once carried a sorry in an open hand, with nothing round it at all.',
  next: 'Somebody was coming along with one hand closed, very carefully, as if there were something small in it.',
  young: `
== deed
${YOUNG_OPEN}

+4
[more| [Others] were there, too, and nobody said a word.]
/+4

${YOUNG_FEEL} ((${YOUNG_FELT} ))[near| out: [has:teacher-rang| ((The teacher rang [adult].))]]

${YOUNG_TRY}

&first @adult “Is the sorry ready?” asked [adult].

@hero “Not yet,” said [hero].

== den
-2
[Hero] went under the table, into [den], and there sat [small.one], all sad.
/-2

+2
[Hero] crept under the table. ${own('[Friend] the [friend.kind] had to come, too.', friend('[Friend] crept in behind [him].'))} In there was [den]. ((It was dark and nice. ))There sat [small.one], all sad.
/+2

@small “I sat on [boss’s] lunch,” [small.he] said. “And my sorry won’t come.”

@hero “Mine won’t, either,” said [hero].

+2
@small “Is it a big one?” [small.he] asked.

@hero “Yes, and it’s stuck just here,” said [hero].
/+2

== off
@hero “[has| ${TO_IDS}: I can say it to small things | Let’s say it to a small thing],” said [hero].

+2
So they looked for one.
/+2

There lay a sock. @small “Sorry, sock,” said [small], and the sock didn’t mind.

+3
There lay a spoon. @hero “Sorry, spoon,” said [hero], and the spoon didn’t mind. [with2| @friend2 “Sorry, crumb,” said [friend2].]
/+3

-2
@hero “Sorry, sock,” said [hero], a bit louder.
/-2

+2
There stood a boot. @hero “Sorry, boot,” said [hero], and the boot put out its tongue((, as boots do)).
/+2

+2
@small “Sorry for what?” asked [small].

[Hero] hadn’t thought of that. A sorry has two halves! One half is the word, and one half is what you did.
/+2

-2
@small “But what for?” asked [small], and [hero] said that, too.
/-2

+3
@small “Then I’ll try a whole one,” said [small]. “Sorry, boot, I sat on your lunch.” ((The boot had never had any lunch. ))

${friend('@friend “Now you,” said [friend] to [hero].', '@small “Now you,” said [small].')}
/+3

+2
[Hero] tried a whole one, first very quietly, and then out loud. It did come out. ((It tickled a bit.))
/+2

== sorry
+2
-4
@small “Now I can go!” cried [small], and ran off to [boss].
/-4
/+2

-2
@small “Now I can go!” cried [small].
/-2

&again @adult “Is the sorry ready?” asked [adult].

@hero “Nearly,” said [hero].

[When] [he] went to [door]. [near| out: ((And [adult] walked beside [him].))]

+3
It was far, for such a short way. Once [he] stood still, because what if [vic] was cross? ${own('But [friend] the [friend.kind] was under [his] arm, so [he] went on.', friend('@friend “Go on,” whispered [friend].', 'Then [he] thought of the boot, and went on.'))}
/+3

@hero “Sorry,” said [hero]. “I ${I_DID}. ${NOT_THEM}” [has:st-again| And then [he] put [his] hands in [his] pockets, so that they couldn’t do it again. | [has| st-card, st-only-name: And [he] gave [vic] the card. | It wasn’t loud. But it was a whole one.]]

+3
It was very quiet. [Vic] looked and looked at [hero]. But [hero] didn’t run off.
/+3

${YOUNG_STILL}

${YOUNG_ANSWER}

== boss
+4
Afterwards [hero] looked under the table again. [Small] still sat there, beside the boot.

@small “[Boss] is so big,” whispered [small]. “Will you come with me?”

So [hero] went along. ((They held hands, and it was a very small hand.)) [Boss] was at home, and had an empty plate.

@small “Sorry,” said [small] to the floor. Then [small.he] looked up, and up, and up. @small “Sorry, [boss]. I sat on your lunch.”

@boss “I know it was you,” said [boss]. “You had it on your bottom.” And [boss.he] bent down, a long way. @boss “But nobody had told me. I did so want somebody to tell me. Are you hungry?”

@small “A bit,” said [small].

@boss “I’m making soup,” said [boss]. “You can’t sit on that.”

So they sat down to it, all three. The soup was hot, and had letters in it, and [small] fished for an S, because that is how a sorry begins. It took [small.him] a long time to find one.

@boss “I’ve got one to say, too,” said [boss] after a while. “I growled at you all week. That was half about the lunch, and half because I was hungry. Sorry.”

@small “That was a whole one,” said [small] to [hero], and [hero] nodded.

They ate the whole pot, down to the very last letter, and then they all licked the spoons and were all as full and warm as can be. And nobody had sat on a thing, not on the bread, and not on the salt, and not on the big soft bun. [Small] sat on a cushion the whole time, and looked twice before [small.he] did.
/+4

== bed
-2
At night [adult] came to tuck [him] in.
/-2

+2
Then it was night, and very quiet. [Hero] was in bed, all warm. ${own('[Friend] the [friend.kind] lay close by.', friend('[Friend] was nearly asleep.'))} [Adult] came to tuck [him] in.
/+2

+4
[more| [Others] were quite quiet, all in a row.] The moon looked in at the window, and shone on the bed. Under the table it was quiet as well. It smelt a little of soup.
/+4

[Hero] rolled over, and bumped [adult] on the nose.

@hero “Sorry, nose,” said [hero], and it just came out.

&last @adult “That one was ready,” said [adult].

+2
${YOUNG_STILL_ECHO} ${YOUNG_ECHO}
/+2

+3
((The boot stood in the hall, with its tongue in.))
/+3

-2
!asleep ${YOUNG_ECHO} Then [hero] fell asleep, all warm.
/-2

+2
!asleep And [hero] lay warm and soft under the blanket, and fell asleep.
/+2
`,
  older: `
== deed
${OLDER_OPEN}

+4
[more| [Others] had all seen it, and politely looked somewhere else.]
/+4

@adult ${FOUND} “Oh, [hero]!” ${MARKS}.

+2
${OLDER_FEEL} ${FELT}
/+2

-2
${OLDER_SHORT} ((${FELT}))
/-2

${OLDER_TRY}

&first @adult “What have you got there?” asked [adult], because [hero’s] hand was shut.

+2
@hero “Nothing,” said [hero].
/+2

-2
It was a sorry, no bigger than a pea, in a scrap of paper that said [but].

@adult “They only come in the one size,” said [adult], “so [give] while it’s warm.”
/-2

+2
It was a sorry, no bigger than a pea. Since nobody likes to be seen with a thing like that, there was a scrap of paper wrapped tightly round it, and on the paper it said [but].

@adult “They only come in the one size,” said [adult], “so [give] while it’s warm.”
/+2

== den
-2
[Hero] went under the kitchen table instead, where [den] was, and where [small.one] sat [seat], with a parcel twice as big as [small.himself].
/-2

+2
[Hero] did no such thing, but went in under the kitchen table, where [den] had been all week, and somebody was in it already. [Seat] sat [small.one], holding on to a parcel twice as big as [small.himself].
/+2

+2
[light] ${own('[Friend] the [friend.kind] lay down in the corner.', friend('[Friend] crept in as well, and for a moment it was all knees and elbows.', '((They looked at each other, as people do who have had the same idea.))'))} [with2| [Friend2] kept watch outside, by the table leg.]
/+2

&again @hero “What have you got there?” asked [hero].

@small “A sorry,” said [small]. “It’s for [boss], because I sat on [boss.his] lunch.”

-2
@small “It’s tiny,” said [small], “and it looked so bare that I wrapped it, and now [boss] says that there’s no sorry in it.”
/-2

+2
@hero “It must have been a big lunch,” said [hero].

@small “It’s only a small sorry,” said [small], “but it looked so bare that I wrapped it up. That’s BUT I WAS TIRED, with a bow on, and under that there’s BUT IT WAS DARK, and under that there’s BUT EVERYBODY DOES IT. I took it along, and [boss] said thank you, and gave it back, and has never asked me to lunch again.”

[Hero] hardly listened, because [he] was looking at [his] own scrap of paper((, which seemed rather shabby beside all that)).

@small “Borrow one of mine,” said [small] kindly. “BUT I WAS TIRED goes with everything.”
/+2

== label
+2
So [hero] wrapped it round, bow and all, and took it to [adult] in the kitchen.

&again @adult “What have you got there?” asked [adult].

@hero “A sorry!” said [hero]. “It’s for [mine].”

[Adult] turned it round((, and put on some glasses)). @adult “BUT I WAS TIRED,” [adult] read. “Were you?”

@hero “No,” [hero] had to admit, “but [small] was.”

@adult “Then it ought to be [small] who’s sorry,” said [adult]((, and gave it back)).

((It was odd. ))On the parcel it had looked so well, but read out like that, by the kitchen sink, it sounded as if somebody else had said it.
/+2

+3
[Hero] stood in the passage for a time with the thing in [his] hand. [He] thought of a new one, which was BUT NOBODY UNDERSTANDS ME, and then [he] thought of [vic]. So far [vic] had been given nothing at all, not even one with paper round it, and that isn’t much to go to bed with.
/+3

+2
@hero “[Adult] couldn’t find it, either,” said [hero], back under the table.

@small “That’s what [boss] said,” said [small] very quietly. “Perhaps there never was one in there.”
/+2

== off
-2
They pulled off the paper, which said BUT I WAS TIRED, ${friend('with [friend] at the other end, ')}and there it was, no bigger than a pea, and still warm.
/-2

+2
@hero “We’ll look,” said [hero].

Off came BUT IT WAS DARK, although it turned out to have been lunchtime, and off came BUT EVERYBODY DOES IT, although nobody had ever been seen to do it but [small]. Under that there was nothing at all((, and for a dreadful moment it looked as if there had never been anything)). ${friend('@friend “There!” said [friend].', 'Then [hero] shook out the very last fold.')} And there it lay, no bigger than a pea, and still warm. ((All that paper hadn’t made it one bit larger.))
/+2

+2
@small “Is that all?” asked [small].

@hero “They only come in the one size,” said [hero].
/+2

@small “It hasn’t got anything on,” said [small], “and everybody will see what it is.” Then [small.he] looked at [hero’s] hand. “What does yours say?”

+3
[Hero] would have liked to keep the hand shut. ((It was one thing to take the paper off somebody else’s. ))Nobody knew what was in there, and nobody was ever going to ask, apart from one very small person whom [he] needn’t meet again.
/+3

+2
[But], it said. And nobody had lent [him] that one. It was [hero’s] own.
/+2

-2
[But], it said, and that one was [hero’s] own.
/-2

@hero “${IS_IT_TRUE},” said [hero], and [his] ears were as hot as toast. “${OLDER_TRUTH}.” Then [he] pulled it off((. It hurt a bit, as plasters do)), and there lay [his] sorry with nothing on.

== sorry

+2
-4
@small “Then I’d better go, too, before mine gets cold,” said [small], and went((, holding it out in front like a very full cup)).
/-4
/+2

[When] [hero] carried it on a flat hand, all the way to [door]. [near| out: [Adult] walked along, one step behind [him].]

+3
It’s a curious thing to carry. It weighs nothing, and yet the arm gets tired; nobody is looking, and yet one would like to go round by another way. Twice [hero’s] fingers began to close by themselves, and twice [he] opened them again. ${own('[Friend] the [friend.kind], under the other arm, said nothing, and that helped.', friend('@friend “I’m right behind you,” said [friend].', '@hero “Only a bit further,” said [hero] to the hand.'))}
/+3

&again @whom “What have you got there?” asked [vic].

@hero “Sorry,” said [hero]. “I ${I_DID}. ${NOT_THEM}” And [he] shut [his] mouth, so that nothing could come after it.

+2
@whom “It’s very small,” said [vic].

@hero “Yes, but…” [hero] began, and swallowed the rest. “Yes.”

[Vic] took it, and turned it over, and looked for the label, and there wasn’t one.
/+2

+3
For a long time nobody spoke. That’s the part about which nobody tells you: that one has to stand there afterwards, with an empty hand, and may not push. [Hero] stood there. [He] counted the buttons on [his] own shirt, and there were still seven.
/+3

${OLDER_STILL}

${OLDER_ANSWER}

== boss
+4
Before supper [hero] looked under the table. [Small] was sitting in the middle of all the paper, with one fist shut.

&again @hero “What have you got there?” asked [hero], although [he] knew.

@small “It’s still warm,” said [small]. “I’ve been meaning to go. Really, I’ve been meaning to go for an hour and a half, and each time I’ve had to tie my shoe.”

@hero “Is it very far?” asked [hero].

@small “It’s round the corner,” said [small], “but [boss] is so very large, and I’m so very not. Would you come? You needn’t do anything. You could just stand there.”

So they went together. On the way [hero] showed how it is held, which is quite flat, with the thumb out of the way, and [small] practised, and apologised to everything they passed, and few table legs have ever been so politely spoken to. [Hero] only had to remind [small.him] once about the thumb.

Right at the back of [den] sat [boss], in front of an empty plate, and looked up.

@small “Sorry,” said [small]. “I sat on your lunch.” There was a pause, and [small.he] breathed in to go on, and went pink. [Hero] coughed. So [small.he] breathed out again, slowly, and nothing came after it.

@boss “I know it was you,” said [boss]. “You had it on your bottom.” [Boss] held out a hand for it, and it lay in there like a pea in a soup plate. “I must say, it’s a great deal better without the bow. I’d begun to think that you’d lost it.”

@small “It was in there the whole time,” said [small].

@boss “Then it’s had a long way,” said [boss], and something in that large face came undone. “Tomorrow at twelve there’s pancakes, with lemon, and you may choose where you sit.”

After that there was nothing left to do but go home. [Small] walked all the way back on tiptoe, as though something might still spill. @small “And that was all?” [small.he] asked at the table leg. “I carried that parcel about for a week!”

@hero “Mine was only a day old,” said [hero], “and that was quite heavy enough.”

Then they folded up the paper together, bow and all, because it was perfectly good on the back, and there are always people about who need something to draw on.
/+4

== bed
-2
That night [adult] came to [hero’s] bed with one hand closed.
/-2

+2
It was dark by then, and quiet all through the house, and [hero] lay under the blanket. ${own('[Friend] the [friend.kind] lay close by, soft and warm.', friend('[Friend] was breathing slowly, not far away.'))} [Adult] came in softly, with one hand closed.
/+2

+3
Under the kitchen table it was dark and quiet as well. Somebody very small was asleep down there, [seat], with one arm where the parcel used to be.
/+3

+4
[more| [Others] lay close together, warm and quiet.] The moon shone on the blanket, and the pillow was soft and warm.
/+4

&last @hero “What have you got there?” murmured [hero].

@adult “A sorry,” said [adult]. “[has:st-not-cross| I was too short with you | I shouted at you].”

[Hero] waited for the rest, but there wasn’t any.

+2
@hero “Didn’t it have anything on?” whispered [hero].

@adult “It did,” said [adult]. “BUT IT WAS A LONG DAY. I took it off on the stairs.” And [adult] opened the hand.
/+2

@hero “It’s the right size,” said [hero].

!asleep ${OLDER_ECHO} And soon [hero] was asleep, and one hand lay open on the blanket and stayed warm all night.
`,
}
