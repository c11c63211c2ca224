import type { LanguagePack, Topic } from '../realise/pack.ts'
import { body } from './topics/body.ts'
import { days } from './topics/days.ts'
import { family } from './topics/family.ts'
import { feelings } from './topics/feelings.ts'

/** These outweigh whatever else a request names: a grandmother who died in hospital, a bad dream in the new bed. */
const FIRST = new Set(['pet-lost', 'loss', 'bad-dream', 'dark', 'storm', 'birthday', 'christmas'])
const all = [...body, ...family, ...feelings, ...days]

/** What parents ask for most. Order matters: the first that fits is told. */
export const topics: readonly Topic[] = [
  ...all.filter(({ id }) => FIRST.has(id)),
  ...all.filter(({ id }) => !FIRST.has(id)),
]

/**
 * What fits no topic; [wish] is the parent's own words. They may be a thing, a sentence, an order or a "no more …", so every frame only lets them
 * be written, read, carried or heard, and never says that it happened.
 */
export const wish: LanguagePack['wish'] = {
  early: [
    'There was a wish in the air that night. Somebody had written it on a scrap of <blue~brown~thin> paper: “[wish]”. {|[Hero] read it twice and put it in a pocket, where it felt warm.}',
    '[Hero] had one wish that evening. [He] whispered it into both hands: “[wish]”. {Then [he] let it go.|Then [he] opened them, and away it went, the way wishes do.}',
    'On the first page of the evening stood tonight’s wish: “[wish]”. {|Nobody knew yet how it would come in, but wishes generally find a door.}',
    'A <paper boat~paper plane~folded note> lay on the mat. “[wish],” it said on it. {It was a wish! [Hero] kept it safe.|There was no name on it, but the writing was that of somebody who meant it, so [hero] took it along.}',
    'Somebody had breathed on the glass and written with one finger: “[wish]”. {[Hero] knew whose wish it was.|[Hero] knew very well whose wish that was, and drew a small <star~sun~crown> underneath, so that it would count.}',
    'There are wishes that are said aloud, and this was one: “[wish]”. {The evening heard it.|The evening heard it, and nodded, and turned the corner of the page down so as not to forget.}',
    'In the wishing <jar~box~sock> at home lay just one note. {It said, “[wish]”. [Hero] had put it there.|“[wish],” it said, in pencil, and [hero] had folded it <three~four~seven> times to make it stronger.}',
    'First star, first wish. “[wish],” it went. {The star blinked. It had got it.|The star was quite a small one, and it had to think, but then it blinked twice, which among stars means: noted.}',
    'That day one sentence had been on [hero’s] mind from morning on: “[wish]”. {It hummed in there like a bee.|It had hummed in there through breakfast and through lunch, and by the evening it had as good as got a tune.}',
  ],
  scene: [
    'Then a paper boat came by, all on its own. On its side somebody had written, “[wish]”. “That’s mine!” said [hero]. {And they blew to help it along.|They blew, both of them, to help it along, and it set its paper nose straight for where wishes are looked after.}',
    'By the wayside sat a painter with a very small brush. “I letter wishes,” he said. “Tonight it is this.” On the board stood, “[wish]”. {The paint was still wet. It was lovely!|He had done the first letter in gold, with a <bird~leaf~snail> in it. The paint was still wet and so fine that [hero] laughed for joy and asked if it could be hung where all would see it.}',
    '“What did you wish for?” asked [helper]. [Hero] told: “[wish]”. {“Oh, good,” said [helper]. “I wish it with you.”|“Oh, good,” said [helper]. “I was afraid it would be something difficult. I’ll wish it with you, then there are two of us pulling.”}',
    'They came to the office where wishes are stamped. {“[wish],” read the clerk. Bump! went the stamp. “Granted from below. Now it goes up.”|The clerk put on his glasses and read it aloud, “[wish]”, and read it once more for the pleasure of it. “We don’t get one like this every day,” he said. Bump, went the stamp, so hard that the inkwell jumped, and a small bell rang somewhere up in the roof.}',
    'A <magpie~pigeon~starling> sat there with a note in its beak. It could not read. {[Hero] read it out: “[wish]”. “Ah,” said the bird. “That one is for the moon.” And off it went.|“What have I got here?” it asked out of the corner of its beak. “[wish],” read [hero]. “I thought so, it tasted of something special,” said the bird. “That goes straight to the moon. You have to sign for it.” [Hero] signed, and it flew.}',
    'On the bark of an old <tree~mast~beam> were all sorts of wishes. {[Hero] wrote one too: “[wish]”. It shone a bit.|There were old ones there, grown wide with the years, with little ticks beside them. [Hero] wrote beneath them, “[wish]”, and [helper] looked closely. “There’s the beginning of a tick here already,” said [helper].}',
    '“Say it to the echo,” said [helper], “it is good with wishes.” {“[wish]!” called [hero]. And the echo said it back, three times. It had heard.|[Hero] called it out: “[wish]!” It came back from the left and from the right, and the third time it came with a bit more to it, like something that has been taken up to be thought about. “Soon,” added the echo, on its own account.}',
    'A very small choir was just practising. “What shall we sing?” they asked. {“[wish],” said [hero]. And they sang just that, in three parts.|“Sing this,” said [hero]: “[wish]”. They looked at the words, hummed a bit, and somebody gave a note. And then they sang it in <three~four~five> parts, with a solo for the smallest, and it had never sounded so possible.}',
    'In a little shop window stood a card: “Wishes kept warm here.” {[Hero] handed one in. “[wish]”. It was put on the stove, between two others, and it began to glow.|“[wish],” read the woman, when [hero] had handed it over the counter. She laid it on a shelf above the stove, where others were rising already under a cloth. “Give it a night or two,” she said. “They can’t be hurried, but I’ve never had one go flat.”}',
  ],
  echo: [
    'Tonight’s wish lay folded under the pillow. It had been heard, and now it could rest.',
    'The wish had been heard. [Hero] smiled about it in the dark, <slow and sleepy~warm and sleepy~with closed eyes>.',
    'And the scrap of paper with the wish on it grew dim, like a lamp when everyone is home.',
    'Somewhere up there tonight’s wish had arrived. The <moon~night~first star> put it in a soft place, with the others, and tucked it in.',
    'A wish grows best in sleep. [Hero] laid it down, <gently~softly~slowly>, and drew the blanket over both of them.',
    'There was nothing more to be done about the wish tonight. It lay <warm~safe~quiet> in good hands, and breathed.',
    'The last thing that [hero] thought of was the wish, and it was thinking of [hero] too, <softly~quietly~half asleep>.',
    'Wishes go to bed as well. This one curled up close to [hero’s] ear and <hummed low~was still~whispered, soon>.',
    'In the window stood the one star that knew of the wish. It glowed, <slow and soft~calm and small~warm and far off>, and would not forget.',
  ],
}
