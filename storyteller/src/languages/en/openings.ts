import type { Piece } from '../../craft/pack.ts'

/**
 * How the evening starts, before the place is told: a small thing about the child, or about the evening where another leads.
 * Each frame tells itself in many ways, so that stories of one theme rarely begin alike. The place may be the sea or the sky.
 */
export const openings: readonly Piece[] = [
  {
    hero: 'child',
    text: '[Hero] wore <one red sock and one blue sock~two green socks~one striped sock and one plain sock~the softest socks in the drawer~yellow socks with stars on~socks with ducks on> that evening{.|, and that was usually the sign of a good one.}',
  },
  {
    hero: 'child',
    text: 'All day long [hero] had been <humming one small tune~walking on tiptoe~talking like a robot~wearing a paper hat~looking for round things~smiling at a secret~hopping instead of walking>{.|, for no reason at all.}',
  },
  {
    hero: 'child',
    text: 'There had been <pancakes~tomato soup~buttered toast~noodles~apple pie~rice pudding~warm plums> for lunch, and [hero] was still <full~warm~cosy~happy> right down to the toes{.|, the small toes as well.}',
  },
  {
    hero: 'child',
    text: 'In [hero’s] pocket there was <a smooth stone~a bit of blue string~half a biscuit~a brown button~a snail shell, quite empty~a very short pencil~a chestnut>{.|, and that is all one needs to set out with.}',
  },
  {
    hero: 'child',
    text: '[Hero] had just <yawned~hummed~sneezed~hiccupped~laughed> for the <second~third~fourth~fifth> time that evening{.|, and somewhere near by a clock said something of the same kind.}',
  },
  {
    hero: 'child',
    text: 'It was <Monday~Tuesday~Wednesday~Thursday~Friday~Saturday~Sunday>, and [hero’s] hair smelled of <apples~soap~rain~sunshine~hay~cinnamon>{.|, which is how you can tell that a day has been properly used.}',
  },
  {
    hero: 'child',
    text: '“<Five more minutes~One more song~Just one more page~Half a minute more>,” said [hero], and <the evening~the clock~the day> <nodded~smiled~agreed>{.|, having hoped for exactly that.}',
  },
  {
    hero: 'child',
    text: 'Somebody had <drawn a moustache~tied a bow~stuck a gold star~put a tiny hat> on the <teapot~biggest pumpkin~milk jug~broom>, and [hero] knew <nothing~very little> about it{.|, and went on knowing it with a perfectly straight face.}',
  },
  {
    hero: 'child',
    text: '[Hero] could <whistle~hum~count to ten~purr> with a mouth full of <toast~pear~bun~biscuit>{, and did it now.|, although it is a gift that grown-ups seldom ask to hear twice.}',
  },
  {
    hero: 'child',
    text: 'The evening was only <a minute~two minutes~a moment> old, and [hero] had <waved to it~told it the news~nodded to it~winked at it> already{.|, in case it felt new.}',
  },
  {
    hero: 'child',
    text: '[Hero’s] left shoe said <squelch~squeak~flip~tap>, and the right one said <flap~plop~click~nothing at all>{.|, so that every walk that day had come with its own small band.}',
  },
  {
    hero: 'child',
    text: 'There was a <dab~spot~smear> of <blackberry~honey~chocolate~custard> on [hero’s] <chin~elbow~nose>{. It had been a good tea.|, left over from a tea that had been worth it.}',
  },
  {
    hero: 'child',
    text: 'That day [hero] had found out that <snails like poems~a yawn can cross a room~warm bread hums a little~rain has a favourite window~pears sit down when they are ripe>{.|, and a day with a discovery in it may end as late as it likes.}',
  },
  {
    hero: 'child',
    text: 'Nobody had <dropped a plate~been late~lost a button~been in a hurry> since breakfast, and [hero] <thought that rather odd~took it for a good sign~noticed it first>{.|, being somebody who keeps an eye on such things.}',
  },
  {
    hero: 'child',
    text: 'Deep in [hero’s] <sleeve~jumper~cap~pocket> <a crumb~a marble~a dried pea~a small bell> was <rolling about~settling down~turning over>{.|, and only a very good listener could have told where it would stop.}',
  },
  {
    hero: 'child',
    text: 'It took [hero] <three~four~five> tries to get <both arms into one jumper~the lid back on the jam~all the crayons into the box~the last pea onto the fork> that evening{.|, and the last of them was a triumph.}',
  },
  {
    hero: 'other',
    text: 'It was one of those evenings that smell of <rain~apples~bread~mint~warm wood~oranges>{.|, when nobody wants to be anywhere else.}',
  },
  {
    hero: 'other',
    text: 'The evening had just put on its <long~blue~warm~soft~second-best~best> <coat~hat~shawl~slippers>{.|, and was looking about for somebody to sit with.}',
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
  {
    hero: 'other',
    text: 'Somewhere a <door~window~drawer~gate> <closed~creaked~clicked> <twice~softly~politely>, and <the day went out~the evening came in~the noise went home>{.|, leaving its shoes where anyone might fall over them.}',
  },
  {
    hero: 'other',
    text: 'All the <lamps~clocks~cushions~kettles> were <just waking up~clearing their throats~talking in low voices> when this began{.|, and not one of them guessed that it would be that sort of night.}',
  },
  {
    hero: 'other',
    text: 'It had <rained~not rained~nearly rained> since <lunch~noon~three o’clock>, and everything <shone~smelled green~dripped a little~was listening>{.|, as if it had been told to expect company.}',
  },
  {
    hero: 'other',
    text: 'There is <an hour~a minute~a quarter of an hour> when even the <wind~crows~clocks~saucepans> <whisper~speak softly~go on tiptoe>, and it had just <come~begun~arrived>{.|, a shade earlier than usual.}',
  },
  {
    hero: 'other',
    text: 'The sun had <one foot in bed~its nightcap on~yawned already~folded up its last ray>{. Then it all began.| when it all began, and it stayed up a little longer in order to see.}',
  },
  {
    hero: 'other',
    text: 'Take <a warm bun~a slow evening~a soft wind>, add <a pinch of stars~a spoon of honey~one small wonder>, and stir: {it was a day like that.|that is how the day tasted, towards the end of it.}',
  },
  {
    hero: 'other',
    text: 'On the <second~third~fourth> evening of <the holidays~the warm week~spring~autumn>, <all~nearly everything~almost all> was in its place{.|, and the little that was not is the reason for this story.}',
  },
  {
    hero: 'other',
    text: 'A <moth~leaf~feather~petal~scrap of a tune> <drifted~sailed~wandered> by at <six~seven~half past six>{, and the evening followed it.|, going nowhere in particular, and the whole evening followed to see where that was.}',
  },
  {
    hero: 'other',
    text: 'Hardly anybody knows about that <Monday~Tuesday~Wednesday~Thursday~Friday>, for it <began very quietly~started with a small sound~came in by the back way>{.|, and people were looking out for something larger.}',
  },
]

/** Said between two tries. */
export const tryAgain: readonly string[] = [
  '“We haven’t got it yet,” said [helper]. {“But we have made a good start, and that is something.”|“But we know one more thing that it isn’t, and that’s how one gets anywhere.”}',
  '[Hero] did not give up. {There was always one more thing that they could try.|There is nearly always one thing more, and mostly it is the one that everybody has walked past.}',
  '“What else could we do?” asked [hero]. {Then [helper] had an idea.|They thought until [helper] had an idea, and then they went on until there was a better one.}',
  '“One more time,” said [hero]. {“One more time,” said [helper].|“I was about to say that,” said [helper], and rolled up both sleeves, or what would have been sleeves.}',
  'They sat down and thought. {They sat there until a new idea came along and sat down next to them.|[Helper] thought out loud and [hero] thought quietly, and between them they arrived at something new.}',
  '“Never mind,” said [hero]. {“We’ll try another way.”|“A thing that doesn’t work the first time just wants to be asked differently.”}',
  '<“Shall we begin at the other end?”~“What if we do it backwards?”~“And if we start in the middle?”> said [helper]. {[Hero] liked that, for it was something new.|[Hero] saw no reason why not, and there was something pleasant about it, like putting on a coat by way of the sleeves.}',
  '[Helper] counted the ideas that were left. {There were still <two~three~four> of them, and that was plenty.|There were <two~three~four>, and a spare one, rather bent, that they kept for the very end.}',
  '{“I have a new idea,” said [hero], “but it is only a small one.” Small ones are often the best.|“I’ve thought of something,” said [hero], “but it’s quite a small idea.” “Those are the ones that fit through <keyholes~cracks~letter boxes>,” said [helper]. “Let’s have it.”}',
  'Up they got and <dusted their knees~shook out their thoughts~put the first plan away>. {Now it was time for the next plan!|The next plan had been waiting its turn very patiently, and it seemed only fair to let it go ahead.}',
  '“That was only the <first~easy> part,” said [helper], {and winked.|in the voice of one who has read the whole book and does not want to spoil it.}',
  '{[Hero] took one deep breath and looked at it all again.|[Hero] looked at the whole thing once more from a little lower down, which is a way of looking that tall people forget.} <There was still a way to go about it.~Something could still be done.~It might just be simpler than that.>',
  'So they shared <a biscuit~a pear~two plums~a slice of bread>, because plans grow better on a full tummy. {Then they tried again.|By the last crumb they had a fresh plan, still warm.}',
  '“Let me think it through <slowly~from the start~out loud>,” said [hero]. {[Helper] kept very still, and that was a help.|[Helper] kept remarkably still, which for [h.him] was a way of helping with both hands.}',
  '{“Now it is my turn,” said [helper]. “Hold this thought!” [Hero] held it in both hands.|“Hold this thought for me,” said [helper]. “It’s my turn.” [Hero] held it in both hands, and took care not to crush it at the edges.}',
  'Good things <take two goes~come round twice~like a second knock>. {They both knew that, so they were not sad.|[Helper] had it from a very old <aunt~baker~lighthouse keeper>, who had learned it by making jam.}',
  '“<Ready?~Once more?~Shall we?>” asked [hero]. {“Ready as a bun,” said [helper].|“I have been ready since the last time,” said [helper]. “I was just letting it have a rest.”}',
]

/** A still moment before the trouble ends. */
export const turns: readonly string[] = [
  'For a moment they were quite still. {They only looked and listened and did not say a word.|Some thoughts are shy, and only come out when nobody is looking for them.}',
  '[Hero] stood quite still. {“I think that I may know something now.”|“I think,” [he] said slowly, “that I’m beginning to know something.”}',
  '“We’re near,” said [helper]. {“I can feel it right at the tip of my nose.”|“I can feel it in my nose, and my nose has been right three times this year.”}',
  'They took one long breath, in and out. {After that they felt that they would manage it.|After a breath like that one sees everything a little more clearly.}',
  'It grew so quiet that they could hear <a leaf land~a button think~the stars come out~the evening turn over>. {Then [hero] began to smile, first with the mouth and then all over.|And in the quiet something small fell into its place in [hero’s] head, with hardly a click.}',
  '“Wait,” said [hero]. {“Wait a little bit.” So [helper] waited, with one foot in the air.|[Helper] stopped in the middle of a word, and the other half of it had to be put away for later.}',
  'All at once it seemed quite simple. {It was like looking for your own nose and finding it.|The simple things are hardest to find, since people are forever putting clever ones on top of them.}',
  '[Hero] thought of everything that had happened so far. {One of those things seemed to shine a little more than the others.|[He] laid it out in a row, like shells on a towel, and one of them was a slightly different colour from the rest.}',
  '“You’ve gone all quiet,” said [helper]. {“That’s my thinking face,” said [hero].|“I’m having an idea,” said [hero], “and it’s the kind that you mustn’t joggle.”}',
  'The <wind~air~evening> held its breath. {[Hero] and [helper] held theirs too, just to see what would come.|It let it out again after a while, but by then something had changed, though nobody could have put a finger on what.}',
  '{[Helper] looked at [hero], and [hero] looked at [helper], and they both knew it was time.|[Helper] looked at [hero], and [hero] looked at [helper], and between the two looks there was very nearly an answer.}',
  'Somewhere, very faintly, <a bell~a clock~a cup> went ting. {It sounded just like an idea that is nearly there.|It may have had nothing to do with it, but [hero] always said afterwards that this was when it came.}',
  '“There’s one thing we haven’t thought of,” whispered [hero]. {[Helper] came close to hear.|“What is it?” whispered [helper]. “I don’t know yet,” whispered [hero], “but it’s quite near, and I don’t want to frighten it.”}',
  '[Hero] rubbed [his] nose, and that helped. {A nose is a good place for a thought to come in.|It is not known why, but a great many of the best thoughts in the world have come in by way of the nose.}',
  'Now they no longer hurried. {They did not need to, for it was quite near now.|There is a kind of slowness that comes just before the end of a puzzle, when the last pieces almost put themselves in.}',
  'One little thought came up, like a <bubble~seed~snowdrop~moon>. {[Hero] held it very gently.|[Hero] did not grab at it, since that is the surest way to lose them, but let it come all the way up by itself.}',
  '“Do you see what I see?” asked [hero]. {“Not yet,” said [helper]. “But I’m looking.”|“I see what you saw,” said [helper] after a bit, “but I saw it second, so you had better say it.”}',
]

/** What they say of a try that has just gone wrong; never blame. */
export const afterTry: readonly string[] = [
  '“That didn’t work,” said [hero]. {“No,” said [helper]. “But I liked it.”|“No,” said [helper]. “But it was a good idea. It was only in the wrong place.”}',
  '“Well,” said [helper], {“now we know that, and we can tell the others.”|“now we know that.” And [h.he] said it as if it were something worth having.}',
  '[Hero] scratched [his] head. {“It nearly worked,” said [helper], “and nearly is not bad.”|“It nearly worked,” said [helper], who thought well of nearly.}',
  '[Helper] sighed. {Then [hero] sighed too, and it sounded so funny that they both had to laugh.|[Hero] sighed as well, and the two sighs sounded so much like a tired accordion that both of them had to laugh.}',
  '“Let’s keep that one for another time,” said [hero]. {[Helper] nodded, for it was much too good to throw away.|[Helper] nodded. Somewhere there was surely a trouble that it would fit.}',
  '“Hm,” said [hero]. “Hm,” said [helper]. {Then they both said it again, a little lower.|There are things to which one can only say hm, and it is better to say it in company.}',
  '“<Oh well~Ah well~So much for that>,” said [helper], {“it was fun to try.”|“I shall tell it at parties, and leave out the end.”}',
  '{That was not it, so they looked at each other and grinned.|So that was not it. They looked at each other, each expecting the other to be gloomy, and found two grins.}',
  '[Helper] wanted to write it down. {“This is not how it goes,” [h.he] wrote, all in the air.|“Ways that it does not go,” [h.he] wrote at the top of an imaginary page, and under it, neatly, “<This one~Like so~See above>.”}',
  '“Did we do it wrong?” asked [helper]. {“We did it nicely,” said [hero]. “It just didn’t want to.”|“No,” said [hero]. “We did it beautifully. It’s only that it was the answer to some other question.”}',
  '{“Oops,” said [hero], and “oops,” said [helper], and two of those make a giggle.|“Oops,” said [hero], and [helper], out of politeness, said it as well, so that nobody could tell afterwards whose it had been.}',
  'No one was cross. {It was only a try, and there were more where it came from.|A try is a kind of question, after all, and this one had got a perfectly clear answer, which was no.}',
  '“I learned something,” said [hero]. {“What did you learn?” asked [helper]. “That it tickles,” said [hero].|“What did you learn?” asked [helper]. [Hero] thought about it honestly. “Not to do that,” said [hero], “but I’m glad to have it first hand.”}',
  '[Helper] took a bow{, because somebody had to, and it cheered them both up.|, because, as [h.he] said, one ought to do it after the failures as well, and then it does not come as a shock.}',
  '{It felt a bit flat, like a pancake, but then pancakes are nice.|For a moment everything felt rather flat. “So is a pancake,” said [helper], “and I never heard anybody complain of that.”}',
  '“That is one thing we needn’t try again,” said [hero], {and felt quite pleased.|and put it so cheerfully that it sounded like a find.}',
  'They rested a little, back to back. {It was warm, and it helped a good deal.|It is the best way of resting after something has not worked, because each holds up the other and neither has to say anything.}',
]
