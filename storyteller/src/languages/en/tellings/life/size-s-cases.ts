import type { Frame } from '../../../../craft/pack.ts'

/** What others say or might say something of: how it stands in the first line, what no small word has room for, and how it lies at night. */
interface Case {
  /** The first sentence; empty where the wish says no more than that somebody was laughed at. */
  has: string
  /** What is looked at. */
  it: string
  /** “And … ?” */
  mine: string
  /** What the word doesn’t know of it. */
  knows: string
  /** What somebody asks, and what the child says. */
  q: string
  a: string
  bed: string
}

const GETS = (what: string) =>
  `[has:ot-coming| [day] [hero] was getting [tint] ${what} [look]. | [Hero] had [has:ot-new| new | ] [tint] ${what} [look].]`

const cases: Readonly<Record<string, Case>> = {
  glasses: {
    has: GETS('glasses'),
    it: 'the glasses',
    mine: 'my glasses',
    knows: 'The hat had never once looked out through them. From in there you can count the leaves on a tree.',
    q: 'Have they got wipers',
    a: 'No, I do that with my jumper',
    bed: 'The glasses lay by the bed with their legs folded.',
  },
  patch: {
    has: '[has:ot-coming| [day] [hero] was getting a [tint] patch [look] for one eye. | [Hero] had a [tint] patch [look] over one eye.]',
    it: 'the patch',
    mine: 'my patch',
    knows: 'The hat had never been behind it. One eye was having a rest in there, and the other did the work of two.',
    q: 'Is there an eye in there',
    a: 'Yes, it’s having a rest',
    bed: 'The patch lay by the bed, with nobody behind it.',
  },
  aids: {
    has: GETS('hearing aids'),
    it: 'the hearing aids',
    mine: 'my hearing aids',
    knows: 'The hat had never once listened through them. In there were the kettle, and the rain, and whispering.',
    q: 'Can you turn them off',
    a: 'Yes, at bedtime, and then it’s quiet',
    bed: 'The hearing aids lay in their box, and it was quiet all round.',
  },
  chair: {
    has: '[has:ot-coming| [day] [hero] was getting a [tint] wheelchair [look]. | [Hero] went about in a [tint] wheelchair [look].]',
    it: 'the wheelchair',
    mine: 'my wheels',
    knows: 'They hummed on the smooth bit by the door, and could turn round on one tile. It knew nothing of that.',
    q: 'Has it got a hooter',
    a: 'No, I do the hooting myself',
    bed: 'The wheelchair stood by the bed with its brakes on.',
  },
  frame: {
    has: '[has:ot-coming| [day] [hero] was getting [aid]. | [Hero] had [aid].]',
    it: '[has| ot-frame: the walking frame | ot-brace: the brace | the splints]',
    mine: 'my legs',
    knows: 'They knew the way to the end of the garden. It was fifty-one steps, and the hat had never been there.',
    q: 'Does it squeak',
    a: 'Only when I’m in a hurry',
    bed: 'Far down in the blanket two legs had the night off.',
  },
  red: {
    has: '[Hero] had red hair[has:ot-freckles| , and freckles all over |].',
    it: '[has:ot-freckles| the hair and the freckles | the hair]',
    mine: '[has:ot-freckles| my freckles | my hair]',
    knows:
      '[has:ot-freckles| The hat couldn’t even count them. There was a whole sky full, and one was even on an ear. | The hat had never seen that by the window, in the morning, when the sun comes in and has a look round.]',
    q: 'Is it hot',
    a: 'Only with a hat on',
    bed: 'The pillow was full of [hero’s] hair, and it was red in the dark, too.',
  },
  freckles: {
    has: '[Hero] had freckles, all over [his] nose.',
    it: 'the freckles',
    mine: 'my freckles',
    knows: 'The hat couldn’t even count them. There was a whole sky full, and one was even on an ear.',
    q: 'How many have you got',
    a: 'Nobody’s ever got past forty',
    bed: 'The freckles were all there, though one couldn’t see them.',
  },
  curls: {
    has: '[Hero] had curls[has:ot-straight| , and would rather have had straight hair |].',
    it: 'the curls',
    mine: 'my curls',
    knows: 'They wouldn’t be squashed. One pulls one and lets go, and it jumps straight back to where it was.',
    q: 'Do you sleep on them',
    a: 'No, they sleep on me',
    bed: 'The curls lay on the pillow, each the way that it liked.',
  },
  ears: {
    has: '[Hero] had ears that stuck out a bit.',
    it: 'the ears',
    mine: 'my ears',
    knows: 'The hat would have been down on [hero’s] nose by now, and it was only the ears that had held it up.',
    q: 'Can you wiggle them',
    a: 'One of them, and the other’s learning',
    bed: 'One ear lay on the pillow, and the other listened to the quiet.',
  },
  small: {
    has: '[Hero] was the smallest one there.',
    it: 'how small [hero] was',
    mine: 'how small I am',
    knows: 'Perhaps nobody there was smaller. But [hero] was still much too big for a thing like that.',
    q: 'Can you get under there',
    a: 'Yes, and with my arms out',
    bed: 'There was room to stretch in all directions.',
  },
  tall: {
    has: '[Hero] was the tallest one there.',
    it: 'how tall [hero] was',
    mine: 'my legs',
    knows: 'They stuck out below, and went on and on, and then the feet were still to come.',
    q: 'What’s it like up there',
    a: 'There’s a bit more wind',
    bed: '[Hero’s] feet were a long way off, and had moonlight on them.',
  },
  mark: {
    has: '[Hero] had [has:ot-scar| a scar | a birthmark].',
    it: '[has:ot-scar| the scar | the birthmark]',
    mine: '[has:ot-scar| my scar | my birthmark]',
    knows: 'The hat didn’t even know what shape it was. It was like an island, if one looked at it long enough.',
    q: 'Does that hurt',
    a: 'No, it’s just a bit of me',
    bed: 'In the dark all of [hero] was just warm, and all of one colour.',
  },
  accent: {
    has: '[has:ot-lisp| Some words came out a bit differently when [hero] said them. | [Hero] spoke a bit differently from the others.]',
    it: 'how [hero] talked',
    mine: 'how I talk',
    knows: 'The hat couldn’t say a word itself. It couldn’t even say moon, and [hero] could, and it sounded round.',
    q: 'How do you say moon',
    a: 'Moon',
    bed: 'Outside hung the moon, and it was the moon however one says it.',
  },
  stutter: {
    has: 'Sometimes [hero’s] words got stuck[has:ot-line| , and [soonl] [he] had one line to say in the play |].',
    it: 'how [hero] talked',
    mine: '[has:ot-line| my line | my words]',
    knows: 'Words take as long as they take. It had never once waited till one of them was out, and looked at it.',
    q: 'Is there any more',
    a: 'Th-there’s a lot more',
    bed: 'The words lay quiet, and didn’t have to be anywhere till tomorrow.',
  },
  cries: {
    has: '[Hero] had cried.',
    it: 'the tears',
    mine: 'my crying',
    knows: 'There had been plenty of it, and all of it wet. That sort of thing runs straight out at the bottom.',
    q: 'Are you going to cry',
    a: 'I don’t know yet, I’ll tell you',
    bed: 'On the chair lay a clean handkerchief, in case.',
  },
  likes: {
    has: '[Hero] liked [liked][has| ot-cries, ot-cry: , and cried when something was sad |].',
    it: '[liked]',
    mine: '[liked]',
    knows: 'That stuck out on both sides, and at the front as well. It had never had room for what somebody likes.',
    q: 'Why do you like that',
    a: 'Because I like it',
    bed: 'Tomorrow there would be time for [liked] again.',
  },
  reading: {
    has: '[Hero] couldn’t read yet[has:ot-others-can| , and the others could |].',
    it: 'the reading',
    mine: 'my reading',
    knows: 'The hat hadn’t room for a single letter. And [hero] owned one already, and that was the S on the label.',
    q: 'Can you read that',
    a: 'Not all of it, but that’s an S',
    bed: 'The S was tucked in by the pillow, and there was room for another.',
  },
  slow: {
    has: '[Hero] was the slowest one there.',
    it: 'how slow [hero] was',
    mine: 'my legs',
    knows: 'They’d arrived in the end, every time. And they’d seen the snail on the way, which nobody else had.',
    q: 'What took you so long',
    a: 'There was a snail on the way',
    bed: 'The legs had arrived, and lay side by side.',
  },
  name: {
    has: 'It was about [hero’s] name.',
    it: 'the name',
    mine: 'my name',
    knows: 'That was quite another size. It fitted [hero] all the way down to the toes, and had never once pinched.',
    q: 'Where’s that name from',
    a: 'I had it when I came',
    bed: '[Adult] said [hero’s] name once, very low, and it fitted.',
  },
  lunch: {
    has: '[Hero] had something in [his] lunch box that the others hadn’t got.',
    it: 'the lunch box',
    mine: 'my lunch',
    knows: 'The hat had never had a bite of it. You need a mouth for that, and hats are open on the wrong side.',
    q: 'What does that taste of',
    a: 'It tastes of home',
    bed: 'Down in the kitchen stood the lunch box, and waited for morning.',
  },
  wear: {
    has: 'It was about [hero’s] [wear].',
    it: 'the [wear]',
    mine: 'my [wear]',
    knows: 'The hat had never been anywhere. And [hero’s] [wear] had been through every puddle in the street.',
    q: 'Is that new',
    a: 'No, it’s been everywhere',
    bed: 'Tomorrow’s clothes hung over the chair, and thought of puddles.',
  },
  picture: {
    has: '[Hero] had drawn a picture.',
    it: 'the picture',
    mine: 'my picture',
    knows: 'The hat had only seen it from far off. Close to, one saw the door, and the ant, and who lived in there.',
    q: 'What’s that bit',
    a: 'You have to come closer',
    bed: 'The picture hung over the bed, and in there it was night, too.',
  },
  other: {
    has: '[Hero] did some things in another way from the others.',
    it: 'how [hero] did things',
    mine: 'how I do things',
    knows:
      'The hat had no idea how that goes. And it couldn’t have done it, either, if it had tried the whole day long.',
    q: 'Why do you do that',
    a: 'Because it works',
    bed: '[Hero] lay just the way that [hero] liked best.',
  },
  same: {
    has: '[has:ot-languages| The children [at] said good morning in a great many languages. | The children [at] were all quite different.]',
    it: 'that',
    mine: '[has:ot-languages| all our good mornings | all the others]',
    knows: 'They’d never all go in, not even standing up. There was one with plaits, and one who hummed.',
    q: 'How do you do it',
    a: 'I do it like this',
    bed: 'In many beds lay many children, and each lay differently.',
  },
  friends: {
    has: '[is:whom| [Hero] and [whom] were friends | [Hero] had a friend], and the two of them were as different as a boot and a bell.',
    it: 'the two of them',
    mine: 'us two',
    knows: 'There wasn’t even room for one of them in there. And two who are so different need a lot of room.',
    q: 'Why are you friends',
    a: 'Because one of us knows the one half, and one the other',
    bed: 'Two friends lay in two beds, and slept quite differently.',
  },
  family: {
    has: '[Hero] had two [fam].',
    it: 'that',
    mine: 'my [fam]',
    knows:
      'The hat was hardly big enough for one of them, and only without the hair. There were two, and they were tall.',
    q: 'Which one’s yours',
    a: 'They both are',
    bed: 'In the next room two voices were talking, quite low.',
  },
  stage: {
    has: '[Soon] [hero] was going to stand on the stage, and had [has:ot-line| one line to say | something to do there].',
    it: 'the stage',
    mine: '[has:ot-line| my line | my part]',
    knows: 'The hat hadn’t listened, not once. [Hero] had practised, in the bath and on the stairs, right to the end.',
    q: 'Is that all of it',
    a: 'Yes, and it’s all there',
    bed: 'Somewhere the stage was dark, and quite empty, and slept.',
  },
  forgot: {
    has: '[Hero] had been up on the stage, and [hero’s] line was gone.',
    it: '[hero]',
    mine: 'my line',
    knows: 'The hat hadn’t got it, either. But there it was, the whole of it, and it had only come a bit late.',
    q: 'What would have come next',
    a: 'I thought of it in the bath',
    bed: 'The line had come home as well, and was asleep.',
  },
  hair: {
    has: '[Hero] had long hair.',
    it: 'the hair',
    mine: 'my hair',
    knows: 'The hat hadn’t room for half of it. It came out all round, and went a long way down the back.',
    q: 'Why is it so long',
    a: 'It isn’t finished yet',
    bed: 'The hair lay all about on the pillow, and went on growing.',
  },
  left: {
    has: '',
    it: 'that',
    mine: 'my games',
    knows:
      'The hat didn’t know a single one. And [hero] knew the one with the line, and the one where the floor is hot.',
    q: 'What are you playing',
    a: 'The one where the floor is hot',
    bed: 'The games lay quiet, and would all still be there in the morning.',
  },
  plain: {
    has: '',
    it: '[hero]',
    mine: 'all the rest of me',
    knows: 'They had a good look, down to the toes. There was [hero], and [hero] stuck out on all sides.',
    q: 'Are you all right',
    a: 'Yes, I am now',
    bed: 'All of [hero] was there, down to the last toe.',
  },
}

const WORDS: Readonly<Record<string, string>> = {
  'four-eyes': 'Four-eyes',
  carrot: 'Carrot',
  ginger: 'Ginger',
  crybaby: 'Cry-baby',
  baby: 'Baby',
  stupid: 'Stupid',
  weird: 'Weird',
  smelly: 'Smelly',
  slowcoach: 'Slowcoach',
  shrimp: 'Shrimp',
  titch: 'Titch',
  midget: 'Midget',
  giraffe: 'Giraffe',
  beanpole: 'Beanpole',
  freckle: 'Freckle-face',
  spotty: 'Spotty',
  dumbo: 'Dumbo',
  robot: 'Robot',
  pirate: 'Pirate',
  poodle: 'Poodle',
  sheep: 'Sheep',
  mop: 'Mop-head',
  nerd: 'Nerd',
  loser: 'Loser',
  ugly: 'Ugly',
  sissy: 'Sissy',
}

/** Which of them it is: what is named of it before what the subject tells. */
export const CASE = `[has| ${[
  'friends: friends',
  'family: family',
  'stutter: stutter',
  'patch: patch',
  'glasses: glasses',
  'aids: aids',
  'chair: chair',
  'frame: frame',
  'brace: frame',
  'splints: frame',
  'red: red',
  'freckles: freckles',
  'curls: curls',
  'long-hair: hair',
  'ears: ears',
  'small: small',
  'tall: tall',
  'scar: mark',
  'birthmark: mark',
  'accent: accent',
  'lisp: accent',
  'reading: reading',
  'forgot: forgot',
  'line: stage',
  'stage: stage',
  'girls-cant: likes',
  'boys-dont: likes',
  'likes: likes',
  'cries: cries',
  'slow: slow',
  'name: name',
  'lunch: lunch',
  'wear: wear',
  'picture: picture',
  'same: same',
  'left: left',
  'other: other',
]
  .map((one) => `ot-${one}`)
  .join(
    ' | ',
  )} | [about| glasses: glasses | stutter: stutter | reading: reading | stage: stage | left-out, no-friends: left | being-different: same | plain]]`

const ids = Object.keys(WORDS)
  .map((id) => `ot-w-${id}`)
  .join(', ')
/** Whether it was said, laughed or looked, or is only feared; said by the child itself of what it cannot yet. */
export const HOW = `[case| left: left | forgot: stared | friends, same, likes: said | [has| ot-self: self | ${ids}: said | ot-laughed: laughed | ot-stared: stared | ot-might: might | ot-said: said | [about| teasing: said | [case| curls: [has:ot-straight| self | might] | other: [has:ot-feels-different| self | might] | reading: self | plain, cries, name, lunch, wear, picture: said | might]]]]`
/** What it says on the hat; none where nobody told what was said. */
export const WORD = `[how| left: Not you | said: [has| ${Object.entries(WORDS)
  .map(([id, word]) => `ot-w-${id}: ${word}`)
  .join(
    ' | ',
  )} | [case| friends: You two don’t match | same: Be like all the others | likes: [has| ot-girls-cant: Girls can’t do that | [gender| she: Girls can’t do that | he: That’s for girls | That’s not for you]] | cries: [gender| he: Boys don’t cry | Cry-baby] | -]] | self: [case| reading: Stupid | curls: All wrong | other: Different | [has| ot-w-ugly: Ugly | ot-w-weird: Weird | Stupid]] | laughed: Ha ha ha | stared: They’re all looking | [case| stage, stutter: They’ll all laugh | They’ll all look]]`
export const NAMED = `[how| said: [has| ${ids}: yes | [case| friends, same, likes, cries: yes | no]] | yes]`

/** What is told of it, by which it is. */
export const told = (part: keyof Case): Frame =>
  `[case| ${Object.entries(cases)
    .filter(([id]) => id !== 'plain')
    .map(([id, one]) => `${id}: ${one[part]}`)
    .join(' | ')} | ${cases.plain?.[part] ?? ''}]`
