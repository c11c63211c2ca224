import type { Piece, Pool } from '../../craft/pack.ts'

export const setOff: readonly Piece[] = [
  'So off they went. {They took one step, and two steps, and then they were on their way.|[Helper] went on one side and [hero] on the other, and neither of them knew exactly where to begin.} ((“Where do we look first?” asked [hero]. “Near,” said [helper]. “Then not so near.”))',
  '“Come on,” said [helper]. {And away they went.|“We shall know it when we see it.” Nobody can say no to that, so they went.} ((It felt good not to go alone.))',
  '[Hero] took a deep breath. [Helper] did the same. {Then they set off.|Then they set off together, at the sort of pace that lets you look about you.}',
  '“Do we need anything?” asked [helper]. [Hero] thought. {“I only need you,” said [hero].|“A pocket for finding things,” said [hero], “and somebody to show them to.” They had both.} So they set off.',
  'They started at once, before [helper] could think of a reason not to. {|There were several good reasons, and [h.he] was already opening [h.his] mouth.}',
  '“Left or right?” asked [helper]. [Hero] shut both eyes and turned round once. “That way,” said [hero]{.|, pointing at something that was neither.}',
  '{[Hero] went in front and [helper] came next, and last of all came their shadows.|[Hero] went in front, then [helper], and then their shadows, which had not been asked but seldom like to miss anything.}',
  'First they packed. {They took <a bun, a string and a song~a plum, a spoon and a song~a pear, a bell and a song>, and that was enough.|They took <a bun~a plum~a pear>, a length of string and <half a map~a candle end~a clean handkerchief>, which is to say everything that could be found in half a minute.}',
  '“How far is it?” asked [hero]. {“As far as a <song~yawn~bun>,” said [helper].|“That depends,” said [helper], “on how often we stop to look at things. I myself should like to stop <nine~eleven~twelve> times.”}',
  '“You lead,” said [helper]. “No, you,” said [hero]. {So they went along side by side, and nobody had to be last.|In the end they both led, side by side, and it was the way ahead that had to follow.}',
  '{They counted to three, and then they counted it again for luck, and went.|They agreed to go on the count of three, and [helper] counted, and could not help putting in a two and a half.} ((It made the three much rounder.))',
  '[Helper] sniffed the air. {“It smells of <luck~a good idea~something nice> over there,” [h.he] said, and so they went that way.|“<Peppermint~Warm dust~Somebody’s supper>, a bit of evening, and behind that,” [h.he] said, “something I don’t know.” They set off towards what [h.he] did not know.}',
  '“Slowly or quickly?” asked [helper]. {“Both,” said [hero].|“Quickly with the feet and slowly with the eyes,” said [hero], and that is harder than it sounds, but they soon had the hang of it.}',
  'It was time to go. {[Hero] waved to the <lamp~door~kettle>, and off they went.|[Hero] told the <lamp~door~kettle> that they would not be long, so that it need not wait up, and then they were off.}',
  '{“What if we don’t find it?” asked [helper]. “Then we find something else,” said [hero].|“And suppose we find nothing?” asked [helper]. “Nobody ever has,” said [hero]. “There’s always something, if it’s only a <feather~spoon~good smell>.”} ((Thus cheered, they started out.))',
  'They did up their buttons, the real ones and the <pretend~invisible~painted> ones. {Then they were ready.|It takes longer than you would think, to do up a button that isn’t there, but afterwards you are ready for anything.}',
]

/** Each holds the refrain. */
export const refrains: Pool = [
  'And all the way [helper] sang, “[refrain]”',
  '“[refrain,]” said [hero] softly, to keep their feet in time.',
  '“[refrain,]” hummed [helper]{, and [hero] hummed it too.|, and after the second time [hero] could hum it too.}',
  'They said it both together: “[refrain]”',
  'It went well with walking: “[refrain]”',
  'They said it in a <quiet~slow~tiny~sing-song> way: “[refrain]”',
  '[Hero] said it to the <left~air~dark~world>: “[refrain]” {|It sounded quite true.}',
  '“How does it go?” asked [helper]. “[refrain,]” said [hero]{.|, who had it by heart.}',
  '“[refrain,]” said [hero], and something far off seemed to say it too. {It had a good ear.|Whoever it was, it had picked it up remarkably fast.}',
  'Then they both said it, <for luck~with their eyes shut~in a whisper~hand in hand>: “[refrain]”',
  '“[refrain,]” <whispered~murmured~sang> [hero]. It <tasted~felt~sounded> good to say.',
  'One of them began it and the other ended it: “[refrain]”',
]

/** Each holds the question of the way. */
export const asks: Pool = [
  '“[ask]” [hero] asked the next one who came along. {“I don’t know,” it said, “but I wish you good luck!”|It thought it over with its head on one side. “I couldn’t tell you,” it said, “but do tell me when you find out.”}',
  '“[ask]” asked [hero] and [helper] together. {Somebody looked at them for a long time, and was very sorry not to know.|“Hm,” was the answer. “I used to know. It’ll come back to me as soon as you’ve gone.”}',
  '“[ask]” called [hero] into the evening. {Nobody said a thing, but it felt good to ask.|Nobody answered, but once it had been said out loud it seemed a good deal smaller.}',
  '“Let’s not forget why we’re here,” said [hero]. “[ask]” {“I was just thinking of that,” said [helper].|“I was thinking of nothing else,” said [helper], who had been thinking of buns.}',
  '“[ask]” said [helper] to [h.himself]{. It was a hard one.|, over and over, as one says a shopping list, so as not to lose any of it.}',
  'They asked somebody on the way to bed. “[ask]” {“Ask your heart,” was the answer. “Mine is asleep already.”|“At this hour?” said a sleepy voice. “I’d go on, if I were you, and keep my eyes open. That’s generally how it’s done.”}',
  '“Here’s a question,” said [hero] politely. “[ask]” {“Ooh,” said somebody small. “A good one.” Then it ran to tell its mum.|“Ooh,” said somebody very small from below. “We haven’t had that one yet.” And it hurried off to tell the others, but did not come back with an answer.}',
  '{They found a wise old <post~stone~shell>. “[ask]” It said nothing, very kindly.|They tried it on an old <post~stone~shell> that looked as though it had heard most things. “[ask]” It went on saying nothing, but in such an attentive way that they thanked it.}',
  '“[ask]” asked [hero], and somebody yawned in reply. {“Ask me in the morning,” it said.|“You are the <third~fourth~seventh> today,” it said. “No, I tell a lie. You are the first. But it’s a very natural thing to want to know.”}',
  '[Helper] had a try at asking. “[ask]” {“Pardon?” said a snail. So they asked again, more slowly.|“Speak up,” came a voice, and then, “not so loud,” and then, “now I have forgotten what you said.” They left it at that.}',
  '“If I were cleverer,” said [hero], “I’d know. [ask]” {“You asked it,” said [helper]. “That is clever.”|“People who are cleverer,” said [helper], “have just asked more people.”}',
  '“[ask]” [hero] wanted to know. {“My granny would know,” said a little voice. “She knows all about jam.”|“My grandmother could have told you,” someone said, “but she moved to the <hills~coast~town>. She left us the recipe for plum jam, if that’s any help.”}',
  'Again and again one thing came into [hero’s] head. “[ask]” {It went round and round, like a <bee~carousel~spoon>.|It went round like a spoon in a cup, and something at the bottom began, very slowly, to dissolve.}',
  '“Who here likes riddles?” asked [helper], and a <shadow~spoon~button> seemed to nod. “[ask]” {It had to think.|It must have been a hard riddle, because it was still thinking when they had gone past.}',
  '“[ask]” said [hero] to the first friendly face. {“I’ll ask my feet,” it said. “My feet say: go on.”|The face went through several expressions, one after another, and ended up where it had begun. “I shall lie awake over that,” it said happily.}',
  '“Shall we ask the <moon~evening~silence>?” said [helper]. “[ask]” {It seemed to nod a bit. Was that a yes?|It gave no sign, unless you count a sort of general friendliness, and on the strength of that they kept going.}',
]

export const encounters: readonly Piece[] = [
  {
    in: ['land'],
    text: 'A snail was crossing the path. They waited for it. {It took a long time.|It took so long that [helper] sat down, and [hero] counted to ninety, and the snail said, “Almost,” in a very small voice.} ((“Thank you,” said the snail. “Most people step over me and never see my good side.”))',
  },
  {
    in: ['land', 'indoors'],
    text: 'They found one lost mitten. {[Hero] hung it on a hook, so that its owner would see it.|It was <green with a white thumb~red with a blue thumb~grey, with a mended thumb>. [Hero] hung it up where its owner would be sure to see it, and it waved a little in the draught.}',
  },
  {
    in: ['land', 'water'],
    text: 'A frog said, “Good evening,” and then forgot what came next. {“Ribbit,” it said at last.|They waited politely. “Ribbit,” it said at last, and looked very much relieved.} ((“I had it on the tip of my tongue,” said the frog, “and my tongue is rather long.”))',
  },
  {
    in: ['land', 'sky', 'water'],
    text: 'A little wind ran past with a <feather~ribbon~thistle seed>. {It tickled [hero’s] nose.|It stopped to tickle [hero] under the nose with it, and laughed, and then ran on about its business.}',
  },
  {
    in: ['indoors'],
    text: 'A clock on the wall had stopped at ten to seven. “Is it always ten to seven here?” asked [hero]. {“Twice a day,” said the clock.|“Only twice a day,” said the clock. “The rest of the time I am resting.”}',
  },
  {
    in: ['indoors', 'sky'],
    text: 'A mouse was carrying a crumb bigger than its head. {[Hero] held the door for it.|[Hero] held the door for it, and the mouse nodded, since it could not very well speak.}',
  },
  {
    in: ['water', 'sky'],
    text: 'Something round and silver went slowly by. It was a bubble with a tiny yawn inside. {They let it go on its way.|Whose yawn it was, they never learned, but it had plainly been a good one, and they let it float on.}',
  },
  {
    in: ['sky'],
    text: 'A small cloud was practising shapes. It made a <boot~spoon~goose>. It made a <pear~teapot~hat>. {“Very good!” said [hero].|“What is this one?” it asked, and [hero], who was kind, said that it was certainly a very good one.}',
  },
  {
    in: ['water'],
    text: 'A crab walked sideways beside them for a while. “I am going straight on,” it said. {“It is all of you who go sideways.”|“It is everybody else who goes sideways. I have never liked to mention it.”}',
  },
  'They stopped to share <an apple~a pear~a bag of crusts>. {Crunch, crunch, crunch.|For some time nobody said anything but crunch, and it was one of the better conversations of the evening.} ((What was left went into a pocket, in case of orchards.))',
  'They heard somebody laugh, far off. It was such a nice laugh that they laughed too. {|They never found out what was so funny, and went about for a while with the joke missing and the laugh still there.}',
  {
    from: 5,
    text: 'There was a smell of toast, although there was nobody about. {They sniffed to the left and to the right. “Somebody is happy somewhere,” said [helper].|They followed it a little way to the left and a little way to the right, and it was the same in both places. “Somebody is having a nice evening,” said [helper], “and it has leaked.”}',
  },
  {
    in: ['land'],
    text: 'A small round stone lay in the middle of the way. [Hero] picked it up. “Put me down a bit more to the left,” it said. {So [he] did. “Ah,” said the stone.|So [he] did. “A bit more. There. Thank you,” said the stone. “I have been meaning to move for a thousand years.”}',
  },
  {
    in: ['land', 'indoors'],
    from: 5,
    text: 'Somebody had tied a red ribbon to the left of the way and a blue one to the right. {“That’s so that the wind knows where to go,” said [helper].|“What is that for?” asked [hero]. “So that the wind can find its way home,” said [helper], and neither of them was sure if that was true, but the ribbons seemed to believe it.}',
  },
  {
    from: 7,
    text: 'They came to a sign with nothing on it. [Helper] read it twice, to be sure. “It says that we may choose,” [h.he] said at last, so they chose, and felt rather important. ((A little way on there was a second sign. It said, “Well done.”))',
  },
  {
    in: ['land', 'indoors'],
    from: 7,
    text: 'A very old beetle asked them for the news. [Hero] thought hard, and told it that the evening was mild, that nobody was cross, and that there had been <pancakes~dumplings~apple pie>. The beetle breathed out slowly. “Then all is well with the world,” it said, and shut up shop for the day.',
  },
  {
    text: '“Hello!” called [hero]. “Hello!” called somebody far off. {Then somebody called, “How are you?” It was nice to be asked.|They had already turned to go when the somebody added, a little shyly, “And how is everyone at home?” They called back that all were well, and a very small handkerchief was waved in reply.}',
  },
  {
    text: 'A parcel stood in their way. On it was written, “<Silence~Quiet~Peace>. Please do not shake.” {They tiptoed round it. Shh!|[Hero] laid an ear against it. “It’s full,” [he] whispered, and they went round it on tiptoe, because once that sort of thing is spilled you never get all of it back.}',
  },
  {
    text: 'A tall lady with a <butterfly net~tea strainer~lace bag> was catching yawns. {“They are best in the evening,” she said. [Hero] gave her one.|“They ripen towards evening,” she explained, “and I bring them to people who lie awake.” [Hero] gave her a long one, and [helper] gave her one with a squeak at the end, which she said was rare.}',
  },
  {
    text: 'Their two shadows had stopped to shake hands. {“Come along,” said [hero], and they came.|“They’ve known each other as long as we have,” said [helper]. “I suppose they have never had time to talk.” So they gave them a minute or two, and looked politely the other way.}',
  },
  {
    text: 'Somebody was learning to play the <tuba~trombone~bassoon>. Oomp! {It had only one note. But what a note!|So far it was only the one note, but it was played with great feeling, and after each there came a pause in which the player seemed to be bowing.}',
  },
  {
    in: ['land', 'indoors', 'sky'],
    text: 'A <red~yellow~blue> balloon was on its way home from a party. {“There was cake,” it told them. “I had none. I was full.”|“I stayed rather late,” it said, and sank a little, and rose again. “There were games. I was tied to a chair for most of them, but I saw it all.”}',
  },
  {
    text: 'They came upon a chair with a note on it. “Please sit,” said the note, “it makes me happy.” {So they sat, one after the other.|They took turns, and the chair creaked with joy, and when they left it was turned a little more towards the view.}',
  },
  {
    from: 6,
    text: 'A pedlar opened his tray. He sold holes. {“This is for a button,” he said. “This is for a flute.” [Hero] took a small one, for peeping.|There were holes for buttons, holes for flutes, and a very choice one out of a cheese. “They weigh nothing,” he said, “and there’s no end of use in them.” [Hero] was given a small one to peep through, and promised not to put it in a pocket.}',
  },
  {
    from: 7,
    text: 'There was a queue, and since nobody in it knew what it was for, they asked all the way up to the front. There stood an elderly <hedgehog~goose~gentleman>. “I am not in the queue,” he said. “I only stopped here to tie my lace, and I didn’t like to disappoint them.” So [hero] told them it was over, and that it had been a very good one.',
  },
  {
    from: 7,
    text: 'The evening post went by, a thin young man with one letter. “It’s from the <morning~summer~moon> to the <night~winter~sea>,” he said. “I mustn’t read it. But it is warm on this side and cool on that, and they have written to each other every day since the world began, so I think they are fond of one another.”',
  },
  {
    in: ['land'],
    text: 'A hedgehog was sorting leaves. “Red. Red. Nearly red,” he said. {He let [hero] find one too.|There were three neat heaps already, and one leaf left over that was every colour at once. He turned it this way and that. “That one,” he said at last, “will have to be mine.”}',
  },
  {
    in: ['land'],
    text: 'They met a scarecrow with no hat. {The <sparrows~robins> lived in it now. “I like the singing,” said the scarecrow.|“I lent it to some <sparrows~robins>,” said the scarecrow. “They are only six, and it’s a seven bedroom hat.” He was not much good at his work, he admitted, but the evenings were never dull.}',
  },
  {
    in: ['land', 'indoors'],
    text: 'A line of ants was carrying a <straw~spoon~matchstick>. They all pulled at once. {“Which end is the front?” asked an ant. [Hero] showed them, and off they went!|Half of them pulled one way and half the other, and all of them said afterwards that it was heavy. [Hero] pointed to one end and called it the front, and it was as if somebody had oiled it.}',
  },
  {
    in: ['land', 'water'],
    text: 'A tortoise came by with a tiny suitcase. “I’m off on holiday,” he said. {He was going to the next <bush~bend~stone>.|“Anywhere nice?” asked [hero]. “That <stone~bend~tree> over there,” said the tortoise, with shining eyes. “I’ve been looking at it for years, and I have a week.”}',
  },
  {
    in: ['land'],
    text: 'In a puddle lay a piece of sky. {It had one star in it. [Hero] stepped over it with care.|There was a star in it already, although overhead it was not yet dark, and they decided that puddles must be a little fast. They stepped over it with care, so as not to crease it.}',
  },
  {
    in: ['indoors'],
    text: 'Two slippers went by with nobody in them. {“We are walking in our sleep,” said the left one.|“Hush,” said the left one. “We’re walking in our sleep, and it’s dangerous to wake us.” “I’m awake,” said the right one. “I always have been. I just come along.”}',
  },
  {
    in: ['indoors'],
    text: 'A kettle was telling the cups a joke. {It bubbled and hissed. It boiled before the end!|It was a long joke, and it grew warmer and warmer as it went on, and just before the end it boiled over with laughing. “It’s the same every night,” whispered a cup. “We make up the endings ourselves.”}',
  },
  {
    in: ['indoors'],
    text: 'Under a bench lived a family of dust. {They were soft and grey and very polite.|They were moving house that evening, from the left corner to the right. “It’s for the view,” the father told them, and each of the small grey children carried a bit of the carpet they had been born on.}',
  },
  {
    in: ['indoors'],
    text: 'There stood an umbrella that had never been out. {“What is rain like?” it asked. [Hero] drummed on it with ten fingers. “Oh!” it said.|“I have heard so much about rain,” it said wistfully. So [hero] drummed upon it with all ten fingers, lightly at first and then harder and then lightly again. The umbrella trembled down to its tip. “And they hold me up in that?” it said. “What a treat.”}',
  },
  {
    in: ['indoors'],
    text: 'One stair had a squeak, and it was proud of it. {Squeak! They all stepped on it twice.|The others only creaked. It gave them its high one and its low one, and then something it was still working on, with a trill, and they clapped in whispers, on account of the hour.}',
  },
  {
    in: ['water'],
    text: 'Two small fish were playing a game. They both hid, and nobody looked. {“You can’t see us!” they called. It was true.|They hid behind the same bit of weed, each with its eyes tight shut. “She hasn’t found me yet,” whispered the one. “Nor me,” whispered the other. It had been going on since Tuesday, and both of them were winning.}',
  },
  {
    in: ['water'],
    text: 'Past them came a boat no longer than a shoe. Its sail was a slice of cheese. {The captain was a mouse, and she was hungry.|The captain, who was a mouse, looked up at it from time to time and swallowed. “I eat only the corners,” she said, “and only with the wind behind me. One has to be firm with oneself at sea.”}',
  },
  {
    in: ['water'],
    text: 'An eel had tied a knot in itself. “It’s to remember something,” it said. {“Was it milk?” asked [hero]. It was milk!|They suggested this and that, and at <birthday~milk~Thursday> the whole eel lit up and came undone in one smooth movement. “Now I shall forget it again,” it said cheerfully, and tied another.}',
  },
  {
    in: ['water', 'land'],
    text: 'A yellow rubber duck came floating by. {“I have been round the world,” it said. “It’s mostly wet.”|It had left a bath, it told them, in the spring of some year or other, and since then had been round the world by way of the drain. “People are kind everywhere,” it said, “and nearly all of them say quack.”}',
  },
  {
    in: ['water'],
    text: 'The light lay on the water in <forty~fifty~ninety> pieces. {“Who broke it?” asked [hero]. “Me,” said a little wave. “I’m mending it.”|A small wave was pushing them together, and each time she had nearly done it she had to come back for one, and that set them all rocking again. “It’s meant to be like that,” [helper] told her, and you could see that it was a load off her mind.}',
  },
  {
    in: ['water'],
    text: 'A seahorse wanted to know what a horse was. {“It’s big, and you ride it,” said [hero]. “Then I am a horse for shrimps!”|[Hero] did the trot, the mane and the noise. The seahorse was silent for a moment. “And all that on dry land,” it said with respect, and carried its head rather higher from then on.}',
  },
  {
    in: ['sky'],
    text: 'A star was emptying its pockets. They were full of wishes. {“This one is for <a kite~a pony~a puppy>. This one is for <soup~snow~jam>,” said the star.|“<Pony, pony, kite~Puppy, snow, pony~Train, kite, puppy>,” it muttered, laying them out in rows. “And here is somebody who only wanted it to be nice tomorrow. I do those ones first. They’re easy, and it spreads.”}',
  },
  {
    in: ['sky'],
    text: 'The little stars were being counted. “Here!” said each of them. {One said it twice. It was so glad to be there!|There was one that always said it twice, once for itself and once for a friend who was behind a cloud, and so the sum had never yet come out right, nor had anybody wished it to.}',
  },
  {
    in: ['sky', 'land'],
    text: 'A kite came by with its string over its arm. {“I’m taking myself for a walk,” it said.|“I thought I should like to know what it’s like at the other end,” it said, “so I’m taking myself for a walk. It’s harder than it looks. I keep wanting to go up, and then I have to be patient with me.”}',
  },
  {
    in: ['sky', 'indoors'],
    text: 'A paper plane landed at their feet. On its wing was a drawing of a <cow~house~fish>. {They drew a second one beside it and sent it on.|It was a lonely sort of picture, all by itself on so much white. [Hero] drew another next to it, [helper] drew the sun, and then they sent the plane on, a little heavier with company.}',
  },
  {
    in: ['sky'],
    text: 'Two small clouds were rolling up a rainbow. {“Red goes inside,” they said, “or else it itches.”|“Red on the inside,” said the first, “then it comes out without creases.” The second found a bit of orange left over at the end, and they gave it to [hero], who wore it as a scarf for almost a minute.}',
  },
  {
    in: ['sky'],
    text: 'One snowflake was out already. {“I know that I’m early,” it said. “I like to see the room before the party.”|“I am a little early,” it said, turning so that they could see all six of its corners. “It’s <May~June~August>, I believe. But later there is always such a crowd, and one hardly gets to know people.”}',
  },
  {
    in: ['sky', 'indoors', 'land'],
    text: 'A moth asked them which lamp was the biggest. {“The moon,” said [hero]. “Then I shall need a sandwich,” said the moth.|“The moon,” said [hero]. The moth looked up for some time. “How long would it take?” “Years, I think,” said [helper]. “Well,” said the moth, and put on her gloves, “then it’s as well that I asked this evening.”}',
  },
  {
    from: 7,
    text: 'An old gentleman was looking for the end of a sentence that he had begun as a young man. “It started with ‘If only’,” he told them, “and then somebody came in with <the tea~a dog~the post>.” [Hero] suggested “everyone were as lucky as I am”. He tried it out under his breath, several times, and each time he stood a little straighter. “Do you know,” he said, “I believe that was it.”',
  },
  {
    from: 7,
    text: 'Two <sisters~brothers> were quarrelling politely over which of them was the elder by four minutes. Each insisted that it was the other. “You were always the wiser,” said the one. “But you could whistle first,” said the other. They asked [hero] to decide, and [hero], after looking closely at both of them, declared that they had plainly been taking turns.',
  },
  {
    from: 7,
    text: 'They were overtaken by a person carrying a <door~window frame~garden gate>. “It’s for later,” the person called back over one shoulder. “You’d be surprised how often one comes to a place where there ought to be one.” And indeed, when they had gone on a bit, there it stood in the middle of nothing, a very handsome one, and they went through it purely for the pleasure.',
  },
  {
    from: 7,
    text: 'Here somebody had set up a museum of a single exhibit. It was a <teaspoon~left glove~boiled egg>, on a velvet cushion, under glass. They walked round it with their hands behind their backs, as one does in a museum, and the longer they looked at it the more there was to see. “They change it on Mondays,” whispered the attendant. “But people do come back for the old one.”',
  },
  {
    in: ['land', 'sky', 'water'],
    from: 7,
    text: 'Overhead there passed a long line of birds, and one that flew a good way behind them. They waved to it, to cheer it up. “I’m not the last,” it called down to them, between wing beats. “We are going round the world, and I’m <an hour~a week~a fortnight> ahead.”',
  },
  {
    in: ['indoors', 'land', 'water'],
    from: 7,
    text: 'A yawn came round the corner on its own, without anybody round it. It was a <wide~long~handsome> one, and plainly embarrassed. [Helper] thought that it must have slipped out somewhere and got lost. So [hero] pointed it towards <a window~a lamp~a light> where somebody had been lying awake for an hour, and it thanked them and went off with a lighter step, to be of use.',
  },
]

export const obstacles: readonly Piece[] = [
  {
    in: ['land'],
    text: 'There was a puddle, as wide as a table. {They made a bridge out of one plank, and it bent, but it held!|Round it was mud, and over it was too far. In the end they found one plank, which bent in the middle like a smile, and they crossed it one at a time.}',
  },
  {
    in: ['land', 'indoors'],
    text: 'Here was a gate with no handle. {They pushed it and they pulled it. Then [hero] said “please”, and it swung open.|They pushed it and pulled it and [helper] spoke to it firmly. Then [hero] said “please”, and it swung open at once, for no one had ever asked it before.}',
  },
  {
    in: ['indoors'],
    text: 'The stairs went up and up. {They counted <thirty~forty~twenty> of them, and then came a cat, so they counted the cat too.|They counted <thirty~forty~ninety> of them and then a cat, who did not move, so they counted her as a stair and went on.}',
  },
  {
    in: ['water', 'sky'],
    text: 'A thick white mist came down. {They held on to each other and hummed a little tune, until the mist was gone.|They could not see their own hands. So they held on to each other and hummed, each a different note, until the mist grew curious, came closer to listen, and forgot to be thick.}',
  },
  {
    in: ['sky', 'water'],
    text: 'Now the wind blew the wrong way. {“We can wait,” said [hero]. So they waited, and ate a biscuit, and it turned round by itself.|“We could push,” said [helper]. “We could wait,” said [hero]. They waited, and ate a biscuit, and the wind turned round by itself to see what they were eating.}',
  },
  {
    in: ['land'],
    text: 'A pebble got into [hero’s] shoe. {When it came out, it was round and white and as small as a pea.|It felt like a house. When it came out it was no bigger than a pea, and so pretty that [hero] apologised to it.}',
  },
  {
    from: 7,
    text: 'Then came a part where nobody was sure of the way, although nobody liked to say so. [Hero] said it first. “I’m not sure either,” said [helper], very much relieved, and after that it was easy to stop and work it out.',
  },
  {
    text: 'Somebody very large lay asleep right across the way. {They went past on tiptoe, one little breath at a time, and did not wake him.|With each breath in, there was a gap by the nose just wide enough for one. [Hero] went on the first breath and [helper] on the second, and behind them the sleeper smiled and turned over, and blocked the way completely.}',
  },
  {
    text: 'A small man in a big cap held up one finger. “To go on, you must pay <a joke~a rhyme~a riddle>.” {[Hero] told him one about a pea in a hat, and he laughed until his cap fell off.|[Hero] paid with the one about the <two peas~wet sponge~shy carrot>. He did not laugh. He wrote it down. They were well past when they heard him get it, and it went on for a long while.}',
  },
  {
    text: 'A ball of string had come undone. It was over everything! {[Hero] found one end of it, and [helper] rolled and rolled until there was a ball again.|It went round this and under that and twice through itself. [Hero] took one end and followed it, patiently, wherever it wanted to go, while [helper] rolled. When they were through, they had a ball of string, and nobody regrets that.}',
  },
  {
    text: 'All at once [helper] had the hiccups. Hic! They could not go on like that. {“Think of a <green~square~sleepy> cow,” said [hero], and that was enough to make it stop.|[Helper] tried holding [h.his] breath, and [h.he] tried standing on one leg. “What did you have for supper last <Friday~Monday~Wednesday>?” asked [hero]. [Helper] thought so hard about it that the hiccups gave up and went to look for somebody else.}',
  },
  {
    text: 'There was a gap, and it was narrow. {They thought of noodles and pins and other thin things, and then they slid right through.|“Think of something thin,” said [hero], so they thought of ribbons, of soup at the end of the week, and of Sunday afternoons in winter. It worked as far as the tummy. For the tummy they had to laugh, and then breathe out, all the way.}',
  },
  {
    text: 'They came to the same place three times. {“Hello again,” said [hero] the third time, and then it let them through.|The first time they did not notice, and the second time they did not mention it. The third time [hero] said, “How nice to see you again,” and the place, which had only wanted to be noticed, let them go on.}',
  },
  {
    text: 'It grew too dim to see. {They held on to each other and sang, until their eyes got used to it.|“Shut your eyes,” said [hero], “and count to <thirty~forty~fifty>.” When they opened them again there was plenty of light after all, just of the small kind that has to be waited for.}',
  },
  {
    in: ['land'],
    text: 'Brambles grew over the path. {“Would you lift your skirts, please?” asked [hero], and swish, they could go under.|They were tall and had hold of each other’s sleeves. [Hero] did not pull. [He] ate one blackberry and praised it aloud, and the nearest branch bent aside to offer the next, and then the next, until they had been handed right through.}',
  },
  {
    in: ['land'],
    text: 'Then came a hill, and it was steep. {“Hup, hup, hup,” said [hero] at every step, and on the top they had a rest.|They went up it sideways and they went up it backwards, since a hill that cannot see you coming seems shorter. On top there was just enough room for two to sit and be proud.}',
  },
  {
    in: ['land'],
    text: 'The mud would not give back [helper’s] foot. {They pulled and they pulled, and then it came out with a long slurp!|“It likes me,” said [helper]. [Hero] offered it a stick in exchange. It thought about that, and then with a long fond slurp it let go of the one and took the other.}',
  },
  {
    in: ['indoors'],
    text: 'A door was stuck. {[Hero] pushed, and [helper] pushed, and then they saw the little sign that said “Pull”.|They leaned on it, first by turns and then together. After some minutes [hero] stepped back and found a small sign down near the hinge. “I slide,” it said. “People never look.”}',
  },
  {
    in: ['indoors'],
    text: 'The floor here creaked, and somebody was asleep next door. {They looked for the quiet boards and danced across on them, left, left and right.|They tested each board with one toe. The quiet ones turned out to lie in a pattern, two to the left and one to the right, so that they had to cross the room in a slow and rather stately dance.}',
  },
  {
    in: ['indoors'],
    text: 'A curtain hung in the way, and it had no end. {They crept under it, and it was like going under a soft red sea.|They walked along it to the left for a while, and then to the right. It was [helper] who lay down and lifted the hem. Behind it was another, and then a third, and by then they had got quite fond of them.}',
  },
  {
    in: ['water'],
    text: 'Long green weed had caught them. {“Let go, please,” said [hero]. But it only wanted to be combed, so they did that first.|The more they tugged, the more it hugged. So they kept still, and then it let them go of its own accord, a ribbon at a time, because it only ever holds on to what moves.}',
  },
  {
    in: ['water'],
    text: 'Now the water went one way, and they wanted to go the other. {They went along the edge, where it was slow and only knee high.|“Let’s not argue with it,” said [hero], “it’s bigger.” They kept close to the side, where the water was old and slow and glad of a bit of company, and so came round behind the fast part without its ever knowing.}',
  },
  {
    in: ['sky'],
    text: 'A fat cloud was in the way and did not move. {They tickled it a bit from below, and up it got with a giggle.|“I have been told to wait here,” it said, “but I can’t think what for.” [Hero] looked down, saw a dry little garden, and pointed. “Oh,” said the cloud, “that”, and it went down at once to see to it.}',
  },
  {
    in: ['sky'],
    text: 'Here was a place with no up and no down. {They turned over twice, and then [hero] let go of a crumb, and they followed it down.|[Helper] said that [hero] was upside down, and [hero] said the same of [helper], and both were right. So they let go of a crumb and agreed that wherever it went should be called down, and with that settled they got along very well.}',
  },
]
