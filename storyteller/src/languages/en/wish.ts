import type { LanguagePack } from '../../craft/pack.ts'

/** A thing of the wish that we know, where no topic fits: [guest] is our own word, a noun in the singular. */
export const guest: LanguagePack['guest'] = {
  early: [
    '[Hero] had been drawing all afternoon, and this is what had come of it: a [guest]. {It hung by the <door~lamp~stove> now.|It had been given the best place in the house, between the <clock~stove~lamp> and the window, and looked off the paper as though it had plans.}',
    'The evening cloud above the roofs had the shape of a [guest]. {[Hero] waved, and it waved a bit too.|[Hero] saw it first. It stayed a good while longer than clouds do, and seemed to be <listening~thinking~waiting for somebody>.}',
    'There on the sill sat a small <wooden~knitted~paper> [guest]. {Who had put it there? It did not say.|It had not been there at breakfast. It had simply come, as the best guests do, and took up very little room.}',
    '“Today everything looks like a [guest],” said [hero]. “Even the <bread~puddle~pillow>.” {And so it did!|And if you looked at it with your head to one side, there was something in that.}',
  ],
  scene: [
    'Somebody had chalked a [guest] on the ground, bigger than a door. {They went round it on tiptoe, so as not to smudge it.|They went round it on tiptoe, [helper] to the left and [hero] to the right, and agreed that whoever had made it must like it very much. There was even a <bow~hat~small smile> on it.}',
    'The shadow of [helper] fell on a wall, and it looked just like a [guest]! {They laughed, and it laughed too.|“Hold still,” said [hero]. “Now lean a little. There!” It stood before them, as large as life. It bowed when [helper] bowed, and they both went on <smiling~humming~looking back at it> for quite a way.}',
    'A baker had meant to bake a <moon~star~plain round bun>. {“But look,” he said, “it’s a [guest]!” It was too good to eat. They only smelled it.|“But the dough knew better,” he said, and held out the tray. On it sat a [guest], golden brown. It was much too good to be eaten, and so they each took one long smell of it, and that kept them going for a good while.}',
    '“If a [guest] came along now,” asked [hero], “what would you say?” {“Hello,” said [helper]. “That’s what I’d say too.”|[Helper] thought it over. “Hello, I should say. And that there is room.” So they went on with a bit of room in between them, <just in case~to be polite~as one does>.}',
    'In a shop window turned a music box, and on the top of it went a [guest], round and round. {It had one soft tune. They hummed it as they went.|It had only the one tune, but it never minded beginning again. Long after they had gone by they found that both of them were humming it, <high~low~in two parts>.}',
  ],
  echo: [
    'On the ceiling the <lamp~moon~night-light> drew one last soft shape. It may have been a [guest], asleep.',
    'Somewhere in the dark a [guest] was going to bed as well, <slowly~quietly~with a yawn>.',
    'The very last thought of the day had the shape of a [guest]. It curled up, <small~warm~still>, and slept.',
    'And if a [guest] came into the first dream, it came <softly~slowly~without a sound>, and there was room.',
  ],
}

/**
 * Where nothing of the wish could be read. It may have been a joy or a worry, a thing, an order or a "no more …": these frames only keep
 * somebody company, and never say what it was.
 */
export const unspoken: LanguagePack['unspoken'] = {
  early: [
    '[Hero] carried something about all that day that had no name. {It was not heavy. It just came along.|It was not heavy, and it did not press. It only came along, as a shadow does, and wanted to be let in.}',
    'There are days that would like somebody to sit with them for a while, and this was one. {So [hero] sat.|[Hero] noticed it over tea, and moved up, so that the day could sit down as well.}',
    'There was a thought in the house that evening that nobody said aloud. {It was all right. It could stay.|It sat at the table with the rest of them and was passed the butter, for not everything has to be said in order to be there.}',
    'In [hero’s] pocket lay a <pebble~chestnut~button>, smooth and warm. {It knew what the day had been like.|It had been held so often that it knew all about the day, and it was a good thing to have, since it never asked.}',
    'Before anything began, [hero] took one slow breath, and one more. {That makes room.|That makes room inside for whatever has come along with you.}',
    'The lamp was lit early that evening, quite small. {It means: here is somebody.|In that house it meant that somebody was there, and that you could come and sit down and need not say what for.}',
    'That evening a small hand found a big one. {It held on, and that was nice.|It did not want anything. It was just good to have it there, and neither of the two let go first.}',
    'Some things are too big for words, and some are too small. {[Hero] had one of those. It fitted in a pocket.|[Hero] had one of those, and kept it where such things are kept, just under the <third button~left sleeve~end of the scarf>.}',
  ],
  scene: [
    '“You don’t have to say it,” said [helper]. {“I’ll just come along.” And that was good.|“I’ll just keep to this side, if you like.” So they went on like that for a bit, and it was a good silence, the kind that has room for two.}',
    'There was a place to sit by the way, just right for two. {They sat, and did not talk. A <snail~beetle~feather> went by.|They sat down on it and said nothing at all, and a <snail~beetle~feather> went by from one end of it to the other. When they got up again they were both a bit lighter.}',
    '“Is it a nice thing or a hard thing?” asked [helper]. “It’s just a thing,” said [hero]. {“Then I’ll help you carry it.”|“Then it’s the kind that wants two,” said [helper], and took hold of the other end. You could not see it, but it swung quite nicely between them.}',
    'They came to a well that keeps whatever it is told. {[Hero] bent down and whispered. “Mm,” said the well, kindly.|[Hero] leaned over the edge and whispered, so low that not even [helper] could hear. “Mm,” said the well, far down and very kindly. That was all, and it was quite enough.}',
    'An old woman was mending a <net~kite~blanket>. She moved her basket aside. {“Sit,” she said. “Some things just like it warm.”|“Sit down by me,” she said. “Some things don’t want to be talked about. They only want to be kept warm for a while.” And she laid a corner of it over their knees.}',
    'Then [helper] began to hum, nothing in particular. {[Hero] hummed too, and it helped.|[Hero] joined in a little lower. It was a tune without any words, and it did what words cannot always do.}',
    'Just off the way there was a nook with a <cushion~blanket~little lamp> in it, for anybody. {They sat in it, close together. Then they went on.|They crept in, and it was as wide as two who don’t mind being close. Nobody asked them anything. After a while they found that they were ready to go on.}',
    '“Shall I tell you a secret?” asked [helper]. “I don’t know everything either.” {It was a good secret. They both smiled.|It was a good secret to be told. [Hero] turned it over for a bit, and found that not knowing, when there are two of you, is really quite comfortable.}',
  ],
  echo: [
    'What the day had brought along lay quietly at the foot of the bed, and might rest now too.',
    'Nothing more had to be said tonight. The dark understood it <anyway~already~quite well>.',
    'Somebody was near. One could hear it: <a breath~a soft step~a page> now and then, and then the quiet.',
    'The thought that had no name lay down too, and was <small~warm~still>.',
    'What was big by day was smaller by lamplight, and <soft~slow~warm> at the edges.',
    'There was a hand there, if it was wanted. It was <warm~quiet~close>, and it stayed.',
    'Whatever else there was could wait for the morning, when it would be <lighter~smaller~easier> to carry.',
    'The night took it all on its lap, <slowly~softly~without a word>, and rocked it.',
  ],
}

/** What a story is called whose theme we could not read; each stands on a door, a train and a cake. */
export const labels: LanguagePack['labels'] = ['A Surprise', 'Something Lovely', 'A Small Wonder', 'The Big Evening']
