import type { Piece, Pool } from '../../craft/pack.ts'

/** From here on only calm words: the last fifth of a story must come to rest. */
export const rituals: readonly Piece[] = [
  'Then [hero] took three slow breaths. One for the day. One for a friend. {One for sleep.|And one, the longest and slowest, for nothing at all but sleep.} ((Each breath was softer than the one before.))',
  'It was time to say goodnight to things. Goodnight, <window~curtain~door>. Goodnight, <shoes~socks~chair>. {Goodnight, moon over the roof.|Goodnight, <cup on the shelf~book with your ribbon in~coat on its hook>, and goodnight, moon above the roof.} ((Each of them seemed to grow a little quieter when it heard its name.))',
  '[Hero] thought of three good things, slowly. The first was warm. The second was soft. {The third was so sleepy that it had no name.|The third was so quiet and so sleepy that it slid away before it could be counted.}',
  'First [hero’s] toes went to sleep. Then [his] knees, and then [his] hands. {Last of all it came to two heavy eyes.|After that the sleep came up slowly, like warm water, to [his] shoulders, [his] chin and two heavy eyelids.}',
  '[Hero] listened. Far away, a quiet hum. Nearer, a soft creak. {Nearest of all, [his] own slow breath.|Nearer still, the hush of the blanket, and nearest of all [his] own slow breath, in and out, in and out.}',
  'The blanket came up, soft and warm. {It smelled of home.|It smelled of <home and clean cotton~lavender and home~home and a day in the sun>, and somebody had smoothed it at the corners.} ((Under it there was just enough room for one sleepy person and one good day.))',
  'Out in the dark the stars came up without a sound. [Hero] counted them slowly. One. Two. Three. {Four was so soft that [he] never said it.|Somewhere between seven and eight [he] lost the thread, and the stars quietly counted the rest.}',
  {
    from: 7,
    text: 'There is a moment when a day lies down, and this was it. The lamp was dim. The house gave a low sigh, as old houses do, and settled itself more softly round everyone who slept in it.',
  },
  {
    from: 7,
    text: '[Hero] let the day go by once more, slowly, like a quiet boat. There went the beginning, and there went the middle. By the time the end drifted past, warm and dim, [he] had nearly closed both eyes.',
  },
  'The pillow had a cool side and a warm side. [Hero] chose the <cool~warm> one. {It gave a soft sigh and made a hollow, like a nest.|It gave a small soft sigh and made a hollow, just the size of one sleepy head, like a nest that has been waiting all day.}',
  'A finger drew slow circles in [hero’s] palm. {There was a wide one and a small one, and the last was the sleepiest of all.|The first was wide and slow. The next was smaller and slower, and the last was such a quiet one that only the palm itself knew when it had closed.}',
  'The lamp was turned down, once, and again. {First it was gold and then it was dim, and that was just right.|First it was yellow like <butter~pears~hay>, then brown like <honey~tea~toast>, and then there was only the glow that a lamp keeps for itself when it thinks that everyone has closed their eyes.}',
  '[Hero’s] tummy went up with a slow breath, and then down. {Up and down, like a <boat~leaf> on a calm <lake~pond>.|Up it went and down again, as slow as a <boat~leaf> on a still <lake~pond>, and whatever had been sitting on it since supper, some small worry or a crumb, drifted quietly off the edge.}',
  'Somebody hummed a lullaby that had no words. {It was low and slow and soft, and it was all for [hero].|It needed none, being older than words, and it rocked a little in the middle where all of the best lullabies do. [Hero] breathed along with it.}',
  '[Hero] put both arms round the pillow and gave the whole day a hug. {It was a soft, warm day, and it was tired too.|It was a warm day, and heavier than it had looked. [Hero] held it for a few slow breaths, and then gently let it go.}',
  'All the thoughts came home, one by one, and <folded their wings~lay down in a row~tucked in their feet>. {Hush, little thoughts, said [hero] softly, and they were still.|There was a big one, and a sleepy one, and a very small one that had to be tucked in twice. [Hero] whispered goodnight to them all, in order of size.}',
  'The night went round on quiet feet. It tucked in the <trees~roofs~hills>. It tucked in the <birds~boats~roads>. {Then it came to [hero] and tucked in every side, quite slowly.|It tucked in whatever was still awake, with a soft dark corner for each, and when it came to [hero] it took its time.}',
  'Arms can be heavy, and that is nice. [Hero’s] were heavy now, and warm. {They lay on the blanket like two soft loaves of bread.|They lay on the blanket like two loaves of warm bread, and the legs below lay just as still, and not one of them had a single wish left but rest.}',
  'Thank you, day, whispered [hero]. {Thank you for the sun and the soup, and thank you for the bed.|Thank you for the beginning, and for the slow bit after lunch. Thank you for the friends in it. The day, which was seldom thanked, glowed a little at the edges and lay down.}',
  'A bed is a kind of boat, if you lie still. {It rocked very softly, and the dark was warm, and slowly it drifted away.|The blanket was its sail and the pillow its prow, and somebody had quietly untied it. It rocked once, and drifted out, slow and silent, over the deep soft dark.}',
  'The curtain breathed in, and the curtain breathed out. {[Hero] did it too, slowly and softly.|Behind it was the whole cool, quiet night, with its moon and its sleeping birds. [Hero] breathed as the curtain did, in and slowly out, until there was no telling which was which.}',
  'There was a cup of warm milk, with a soft skin of <honey~cinnamon~moonlight>. {The last sip was the slowest.|[Hero] held it in both hands until its warmth had gone all the way up to the elbows, and the last sip was so slow that it was nearly a dream.}',
  'Somebody smoothed [hero’s] hair, once, twice, slowly. {There was a kiss on the left and a kiss on the right, and then a long, warm hug.|It was a hand that [he] knew, warm and slow, and it smoothed the blanket next, and then the pillow, and then it just lay there quietly for a while.}',
  {
    from: 7,
    text: '[Hero] counted slowly down from ten. Nine was calm, and eight was calmer. At six there was a soft yawn, at five another. Four was warm and three was heavy, two was only a breath, and one was so soft that it was never said.',
  },
  {
    from: 7,
    text: 'In [his] mind [hero] went softly through a house that [he] knew by heart, and put out the lamps. There was the one on the stairs, then the one by the clock. In each room it grew dim and quiet behind [him], and at the end of the last stood a bed with the blanket turned down.',
  },
]

export const asleep: readonly Piece[] = [
  'And then [hero] was asleep{.|, and so softly that nobody could have said just when it happened.}',
  '[Hero’s] eyes closed. [His] breath came slow and even{. Now [he] slept.|, and sleep drew the last small thought up to [his] chin like a quilt.}',
  'The night was soft and wide, and [hero] slept in the warm middle of it.',
  'Slowly, slowly, everything grew still. [Hero] slept{.|, and dreamed of something small and warm.}',
  'One more yawn, a long one. {Then sleep came.|Then came sleep, on quiet feet, and sat down at the edge of the bed.}',
  'And [hero], <safe and warm~warm and still~tucked in and tired>, drifted off to sleep.',
  'A sigh, and another, slower. {[Hero] was asleep.|Between the second and the third, which was hardly more than a breath, [hero] had gone to sleep.}',
  'Sleep came in by the <window~door~keyhole> and lay down next to [hero]. {Now there were two to keep warm.|It was a soft, heavy sort of sleep, and it took up the whole of the blanket.}',
  '[Hero] was going to think one more thing{, but sleep came first.|, and had closed both eyes in order to think it better, and there sleep found [him].}',
  'There was a smile on the pillow, and under the smile was [hero], asleep.',
  'The first dream had already come in. {It was soft and blue. [Hero] went along with it.|It was soft and blue, and had brought a lamp. [Hero] took its hand, and the two of them drifted slowly away.}',
  '[Hero] lay curled up like a <cat~leaf~question>, and slept{.|, and the dark curled itself just as softly round the outside.}',
  'In, and out. In, and out. {It was the breath of someone asleep. It was [hero].|It was the breath of somebody warm and safe and sound asleep, and that was [hero].}',
  'Now even the blanket slept, and under the blanket slept [hero].',
  'Everything had closed for the night: the <daisies~shops~gates>, the <books~doors~drawers>, and last of all [hero’s] eyes.',
  'The quiet came up to [hero’s] chin, and then over it, warm and soft. {And so [hero] slept.|Anyone who had put an ear to it would have heard only breath, slow and easy and far away.}',
  '[Hero’s] hand grew heavy and opened. {Whatever had been in it was a dream now.|Sleep put something into it, as it does for all who lie still, and that was the first of the dreams.}',
  'So [hero] lay, warm from the top to the toes, and sleep went over [him] <like a slow wave~like soft snow~like a long low tune>.',
  'By the time the moon had found the right window, [hero] was asleep{.|, and it stayed there for a while, glowing softly, with nothing left to do.}',
  'Nobody saw it happen. {One breath was awake. The next was asleep.|One breath still belonged to the day. The next was slower, and belonged to the night, and [hero] had slept right across the place between the two.}',
]

/** Said to the child who led. */
export const goodnight: Pool = [
  'Goodnight, [hero]. <Sleep softly.~Sleep warm.~Sleep well and slowly.~Soft dreams to you.>',
  'Sleep well, [hero]. Tomorrow is already warming its <feet~hands~slippers>{.| by the fire.} Goodnight.',
  'Goodnight, [hero], goodnight. The moon stays awake, so that <you~all of us> can sleep.',
  '<Hush now.~Quiet now.~All is still.~Softly now.> Goodnight, dear [hero].',
  'Rest now, [hero]. All is <well~safe~warm>, and all is quiet. Goodnight.',
  'Goodnight, [hero]. The dark is only <the blanket of the day~the day with its eyes closed~the soft side of the light>, and it is tucked in all around.',
  'There, [hero]. The <story~book~day> is closed, and so are <the curtains~the daisies~most of the eyes in the world>. Goodnight.',
  'Somebody <loves you~is near you~is glad of you>, [hero], all the night through. Sleep softly.',
  'Goodnight to your <toes~elbows~ears>, [hero], and goodnight to your <nose~knees~hands>. Now let them all rest.',
  'The last <lamp~star~candle> says it, and so do I: goodnight, [hero], <sleep tight~sleep sound~dream softly>.',
  'One <soft~slow~warm> kiss for the <left~right> eyelid, one for the other. Goodnight, [hero].',
  'And if you are still a bit awake, [hero], that is all right. <The night is long and kind.~Sleep is on its way, slow and soft.~Just lie still, and let sleep come.> Goodnight.',
  'Night, night, [hero]. <Up above are the stars, and down here is your bed.~The stars have your name, and they whisper it softly.~The whole quiet house is breathing with you.>',
  'Now there is only <one sleepy word~one soft word~one small word> left, [hero], and it is goodnight.',
]

/** Another led: the only lines that name the listening child. */
export const goodnightChild: Pool = [
  'And you too, [child], are warm, and it is quiet. Goodnight, <sleep softly~sleep well~soft dreams>.',
  'Now close your eyes as well, [child]. <Goodnight.~Sleep softly.~Sleep will find you.>',
  'Goodnight to them all. And goodnight to you, [child], most of all. <Sleep well.~Sleep warm.~Rest softly.>',
  'It is night here too, [child]. The <blanket~pillow~bed> is soft, and you are safe. Goodnight.',
  'And one goodnight was left over, <soft and warm~small and quiet~round and slow>. It is for you, [child]. Sleep well.',
  'Sleep now, [child], as softly as they do. <Goodnight.~The same moon is over you.~The same stars are out.>',
  'They are asleep, every one. <Only you and I are left, [child].~Only the moon is up, [child], and you.~The last one up is you, [child].> Goodnight.',
  'Listen, [child], how quiet it is. It is like that <there~in their beds~in the story>, and it is like that here. Goodnight.',
  'If you close your eyes, [child], you can see them sleep. <Hush. Goodnight.~Softly, softly. Goodnight.~Breathe as slowly as they do. Goodnight.>',
  'The story has gone to bed, [child], and left you its <warm place~blanket~soft pillow>. Sleep well.',
  'From over there to over here, <it is all one night~it is all one soft dark~the same stars hang>. Goodnight, [child], and rest.',
  'Somebody <loves you~is near you~is glad of you> too, [child], awake or asleep. Goodnight.',
  'Now tuck in your <toes~elbows~chin>, [child], and let the night do the rest. <Sleep softly.~Goodnight.~Sleep warm.>',
  'All the <doors~books~shops> are closed for the night, [child], and your day is closed too. It was a good one. Goodnight.',
]
