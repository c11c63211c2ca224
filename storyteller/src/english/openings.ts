import type { Piece } from '../realise/pack.ts'

/**
 * How the evening starts, before the place is told: a small thing about the child, or about the evening where another leads.
 * Each frame tells itself in many ways, so that stories of one theme rarely begin alike. The place may be the sea or the sky.
 */
export const openings: readonly Piece[] = [
  {
    hero: 'child',
    text: '[Hero] had <one red sock and one blue sock~two green socks~one striped sock and one plain sock~the softest socks in the drawer~yellow socks with stars on~socks with ducks on> on that evening{.|, and that was usually the sign of a good one.}',
  },
  {
    hero: 'child',
    text: 'All day long [hero] had been <humming one small tune~walking on tiptoe~talking like a robot~wearing a paper hat~looking for round things~smiling at a secret~hopping instead of walking>{.|, for no reason at all.}',
  },
  {
    hero: 'child',
    text: 'There had been <pancakes~tomato soup~buttered toast~noodles~apple pie~rice pudding~warm plums> for supper, and [hero] was <full~warm~cosy~happy> right down to the toes{.|, the small toes as well.}',
  },
  {
    hero: 'child',
    text: 'In [hero’s] pocket there was <a smooth stone~a bit of blue string~half a biscuit~a brown button~a snail shell, quite empty~a very short pencil~a chestnut>{.|, and that is all one needs to set out with.}',
  },
  {
    hero: 'child',
    text: '[Hero] had just <yawned~hummed~sneezed~hiccupped~laughed> for the <second~third~fourth~fifth> time that evening{.|, and somewhere in the house a clock said something of the same kind.}',
  },
  {
    hero: 'child',
    text: 'It was <Monday~Tuesday~Wednesday~Thursday~Friday~Saturday~Sunday>, and [hero’s] hair smelled of <apples~soap~rain~sunshine~hay~cinnamon>{.|, as it does at the end of a good long day.}',
  },
  {
    hero: 'other',
    text: 'It was one of those evenings that smell of <rain~apples~bread~mint~warm wood~oranges>{.|, when nobody is in a hurry to be anywhere else.}',
  },
  {
    hero: 'other',
    text: 'The moon had just put on its <thin~round~yellow~silver~soft white~best> <coat~hat~face~slippers>{.|, and was looking about for something to shine on.}',
  },
  {
    hero: 'other',
    text: 'It was <early~late~nearly night~just past supper~still a little light~getting dark>, and somebody somewhere was <humming~yawning~laughing softly~making toast~closing a window~telling a joke>{.|, which is how most good evenings begin.}',
  },
  {
    hero: 'other',
    text: 'The day was <yellow~warm~windy~soft~blue> at the start and <pink~quiet~golden~slow~cosy> at the end{.|, and it is the end that this is about.}',
  },
  {
    hero: 'other',
    text: 'Once, on a <Monday~Tuesday~Wednesday~Thursday~Friday~Saturday~Sunday>, the evening was as <soft~warm~round~still~sweet> as a <pear~plum~bun~pillow~mitten>{.|, and this is what happened in it.}',
  },
]

/** Said between two tries. */
export const tryAgain: readonly string[] = [
  '“We haven’t got it yet,” said [helper]. {“But we have made a start.”|“But we know one more thing that it isn’t, and that’s how one gets anywhere.”}',
  '[Hero] did not give up. {There was one more thing to try.|There is nearly always one thing more to try, and mostly it is the one that nobody has thought of.}',
  '“What else could we do?” asked [hero]. {Then [helper] had an idea.|They thought until [helper] had an idea, and then they went on until there was a better one.}',
  '“One more time,” said [hero]. {“One more time,” said [helper].|“I was about to say that,” said [helper], and rolled up both sleeves, or what would have been sleeves.}',
  'They sat down and thought. {Thinking is best sitting down.|[Helper] thought out loud and [hero] thought quietly, and between them they thought of something new.}',
  '“Never mind,” said [hero]. {“We’ll try another way.”|“A thing that doesn’t work the first time just wants to be asked differently.”}',
]

/** A still moment before the trouble ends. */
export const turns: readonly string[] = [
  'For a moment they were quite still. {They just looked.|Some thoughts are shy, and only come out when nobody is looking for them.}',
  '[Hero] stood quite still. {“I think I know,” said [hero].|“I think,” said [hero] slowly, “that I’m beginning to know something.”}',
  '“We’re near,” said [helper]. {“I can feel it in my nose.”|“I can feel it in my nose, and my nose has been right three times this year.”}',
  'They took one long breath, in and out. {Now they would manage it.|After a breath like that one sees everything a little more clearly.}',
]

/** What they say of a try that has just gone wrong; never blame. */
export const afterTry: readonly string[] = [
  '“That didn’t work,” said [hero]. {“No,” said [helper]. “But I liked it.”|“No,” said [helper]. “But it was a good idea. It was only in the wrong place.”}',
  '“Well,” said [helper]. {“Now we know.”|“Now we know that,” and [h.he] said it as if it were something worth having.}',
  '[Hero] scratched [his] head. {“It nearly worked,” said [helper].|“It nearly worked,” said [helper], who thought well of nearly.}',
  '[Helper] sighed. {[Hero] sighed too. Then they both laughed.|[Hero] sighed as well, and the two sighs sounded so much like a tired accordion that both of them had to laugh.}',
  '“Let’s keep that one for another time,” said [hero]. {[Helper] nodded.|[Helper] nodded. Somewhere there was surely a trouble that it would fit.}',
  '“Hm,” said [hero]. “Hm,” said [helper]. {They said it for some time.|There are things to which one can only say hm, and it is better to say it in company.}',
]
