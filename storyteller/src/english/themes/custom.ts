import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

/** For a theme in the parent's own words: [theme] always stands in quotation marks, as a title or a sign, so that any words fit. */
export const custom: ThemePack = {
  words: [],
  settings: [
    place(
      'train',
      'land',
      'the night train',
      'on the night train',
      [
        'At the end of the garden a little night train stopped. On its front was written: “[Theme]”. “That’s my train,” said [hero], and got in. {It smelled of warm wood.|The seats were of red velvet, and somebody had left the window open just far enough for one nose.}',
        '[Hero] had a ticket, and all it said was “[Theme]”. {The night train came, puff, puff, puff.|It was warm from being held so long. And there it came, puffing round the bend, the night train, with all its windows lit.}',
      ],
      [
        'All down the train hung pictures, and under each was written “[Theme]”. {[Hero] liked the third one best.|Some were large and some were small, and one had been drawn in crayon, by somebody who had pressed rather hard.}',
      ],
      [
        'The night train went home, slower and slower, with a soft clack, clack over the points. {It let [hero] down right beside the bed.|It had turned down its lamps. It stopped so softly that no one could have said when, and [hero] had only to step down, and there was the bed, warm and turned back.}',
      ],
    ),
    place(
      'museum',
      'indoors',
      'the night museum',
      'in the night museum',
      [
        'In the middle of the town there is a night museum. That evening the sign above the door said: “[Theme]”. {[Hero] went in on tiptoe.|It had a different one each night, and it had never been so good as this. [Hero] had the first ticket, and went in on tiptoe.}',
        '[Hero] had the key to the night museum. On the door it said in gold: “[Theme]”. {It opened with a soft click.|It opened with a click, and it smelled of polish, and of something else that made you want to look round the next corner.}',
      ],
      [
        'There were nine rooms, and over each door it said “[Theme]” once more. {A guard slept on a chair. He smiled.|In the third room sat a guard with his cap over his eyes. You could tell by his smile what he was dreaming of.}',
      ],
      [
        'Room by room the night museum put out its lamps. {[Hero] walked home under the stars and got into bed.|[Hero] turned the key, click, and walked home through the quiet street with the moon for company, up the stairs and into the warm bed.}',
      ],
    ),
    place(
      'book',
      'indoors',
      'the big book',
      'in the big book',
      [
        '[Hero] opened a book with a blue cover. On page one it said: “[Theme]”. {The page was as wide as a door. So [hero] went in.|The page smelled of ink and of outside. It was as high as a door, and there was a draught coming from it, and so [hero] simply stepped in.}',
        'There was a book on [hero’s] shelf that had not been there before. “[Theme]”, it said on the spine. {It opened on its own.|It was warm, as if somebody had just been reading it. It opened all by itself, at the first page, and the first page had a path on it.}',
      ],
      [
        'All the words in the book had turned into things. {You could sit on the commas.|The full stops were pebbles, and the commas made quite good seats, and far off, on the last line, stood the words “[Theme]”, as tall as trees.}',
      ],
      [
        'The pages turned back, slowly, one after the other, with a soft sound like breath. {The blue cover closed. [Hero] lay in bed.|Then the blue cover closed behind them as softly as an eyelid. [Hero] lay in bed, and the book lay next to the pillow.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'mouse',
      'Pinch',
      'he',
      [
        'There was once a mouse called [hero], and on his door it said “[Theme]”. {He talked of it all day.|He talked about it at breakfast, and he talked about it at supper, and once or twice in his sleep.}',
      ],
      [],
    ),
    figure(
      'cat',
      'Marzipan',
      'she',
      [
        'There was once a yellow cat called [hero]. {She had one best book. It was called “[Theme]”.|She had one best book, which was called “[Theme]”, and she had read it so often that it fell open by itself.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'conductor',
      'Mr Punch',
      'he',
      [
        'A badger in a blue cap came by. He was called [helper]. {“Tickets, please,” he said. “Oh, you’re going there too? So am I!”|“Tickets, please,” he said, and read the word, and beamed. “I’ve always wanted to go and see that for myself.” So he hung up his cap and came along.}',
      ],
      ['[Helper] hung up his blue cap, and under it he was just a sleepy badger.'],
    ),
    figure(
      'moth',
      'Velvet',
      'she',
      [
        'A grey moth sat by the lamp. Her name was [helper]. {“I know each lit window in town,” she said. “May I come?”|“I only go where there’s light,” she said, “and where you’re going, there’ll be plenty.” She sat down on [hero’s] shoulder, and weighed about as much as a thought.}',
      ],
      ['[Helper] closed her soft grey wings, like a book that one has read to the end.'],
    ),
    figure(
      'porter',
      'Mrs Bun',
      'she',
      [
        'A round lady with a round basket came up. It was [helper], who bakes at night. {“No one should travel without a bun,” she said.|“You can’t do that on an empty stomach,” said [helper], and lifted the cloth from her basket, and after that there was no question of leaving her behind.}',
      ],
      ['[Helper] set down the empty basket, brushed off the crumbs and folded her warm hands.'],
    ),
  ],
  problems: [
    {
      id: 'lastpiece',
      title: ['[Hero] and the Puzzle Called “[Theme]”', 'A Night Called “[Theme]”'],
      ask: 'Have you seen a piece of a puzzle?',
      refrain: ['High and low and round about, we will find it, I’ve no doubt.'],
      spark: [
        'There was a big puzzle, and on its box it said “[Theme]”. {But one piece was gone, right in the middle! “We can’t sleep with a hole in it,” said [hero]. So they had to find the piece.|It had a thousand pieces, and nine hundred and ninety-nine were in their places. Right in the middle was a hole with the table showing through. You know how it is with a hole like that: you look at nothing else. “It can’t be far,” said [hero]. “I’ll find it before bedtime.”}',
      ],
      tries: [
        'They cut a new piece out of toast. {It fitted! Then [helper] ate it.|It fitted very well. But it was buttered, and [helper] was hungry, and then it was gone as well.}',
        'They looked under the rug. There was a whole other rug. {It was clean, so they left it.|They looked under that, and there was the floor, and on the floor lay a note, “Not here either.”}',
        '{They asked the cat. “Piece?” said the cat. “I like peace.” That was a joke, but it did not help.|They asked the cat, and the cat said that peace was just what she was looking for too, and would they please not slam the door.}',
      ],
      solutions: [
        {
          id: 'pocket',
          text: [
            '[Hero] put [his] hands in [his] pockets to think. And there it was! {It had been with [him] all the time. Click, it went in. Now it was whole, and it all began to move and shine.|There was something flat in the left one, with a knob on one side. It had been along for the whole journey. “I must have wanted to keep it safe,” said [hero]. It went in with a small click. And as soon as it was whole the picture began to move, very quietly, from the corners in, so that they could see it all, just as it ought to be, and underneath it the words “[Theme]”.}',
          ],
        },
        {
          id: 'someone',
          text: [
            'On the stairs sat a very small bear. He held the piece to his heart. {“It’s so pretty,” he said. “I have no picture.” “Come and sit with us,” said [hero]. “Then it’s yours too.” Click! He put it in all by himself.|“I only wanted something of it to look at,” he said. “I’ve got a wall, but nothing on it.” [Hero] thought it over. “If you put it in,” said [hero], “then you can come and look whenever you like, and you’ll see the whole of it.” The bear put it in himself, with both paws. Click. It was the best thing that he had ever done, he said, and it really was. “[Theme]”, he read out slowly, and there was not one hole in it.}',
          ],
        },
      ],
      after: [
        '{They sat in front of it for a long time. It was lovely.|They sat in front of it for a long while, all in a row, and nobody needed to say that it was lovely.}',
      ],
      fact: '[Hero] found the last piece of the big puzzle.',
    },
    {
      id: 'sign',
      title: ['The Lost Letters of “[Theme]”', '[Hero] and the Sign That Said “[Theme]”'],
      ask: 'Have you seen any letters fly by?',
      refrain: ['One by one and row by row, letters have a way to go.'],
      spark: [
        'There was a sign, and on it was written “[Theme]”. {But then the wind blew, and off flew the letters! Now nobody could find the way. “I’ll get them back,” said [hero].|There came a puff of wind, and the letters flew up like starlings and were gone. Without them it was only a board on a stick. All those who wanted to go there stood around it in the dusk, and did not know left from right. “They can’t get far,” said [hero]. “Letters don’t like to be alone.”}',
      ],
      tries: [
        'They found an E. But it was a comb. {It had five teeth, and an E has three.|It lay there with its teeth up and looked exactly like one, until it was asked its name. It was a comb, on its way to a hairdresser.}',
        'They called the letters by their names. “Oh!” they called. {A lot of people said, “Yes?”|“Oh! I! You!” they called into the evening, and a lot of quite different people came and asked what the matter was.}',
        'They wrote a new sign with chalk. {It rained for one minute. That was enough.|It was as good as the old one. Then it rained, for one single minute, just there.}',
      ],
      solutions: [
        {
          id: 'roost',
          text: [
            'Then [hero] looked up. {There they sat, on a wire, like birds, and they were cold! [Hero] held out both arms. “Come,” [he] said. One by one they flew down and sat in the right order: “[Theme]”.|All in a row they sat on the wire, with their serifs drawn in. They had found out that it is no fun to be a letter with nothing to spell. [Hero] held up both arms, like a branch. “You’re the finest words I know,” [he] said. “It’d be a pity.” They looked at one another. Then they came, one after the other, and settled down on the board, and there it was again: “[Theme]”.}',
          ],
        },
        {
          id: 'soup',
          text: [
            'It smelled of soup. An old man sat by a pot. {“There are letters in my soup!” he said. They had wanted to be warm. [Hero] fished them out and dried them with a towel. And there it was again: “[Theme]”.|“It’s most peculiar,” he said. “I was making barley.” And there they swam, all of them, and splashed and had red cheeks, for the wind had been cold and the soup was warm. [Hero] fished them out with the big ladle and rubbed each one dry. They smelled a bit of carrot from then on, but one could read them from a long way off: “[Theme]”.}',
          ],
        },
      ],
      after: [
        'Now everyone could find the way. {“Thank you!” they called, and waved.|The people picked up their bags and went along, and each one, in passing, patted the post.}',
      ],
      fact: '[Hero] brought the lost letters of the sign home.',
    },
    {
      id: 'present',
      title: ['The Parcel Called “[Theme]”', '[Hero] and the Parcel Called “[Theme]”'],
      ask: 'Are you the one who needs this most?',
      refrain: ['Left hand, right hand, hold it tight, this must get there by tonight.'],
      spark: [
        'On the step lay a parcel, and it hummed. On it was written: “[Theme]”. {And below that: “For the one who is sad.” “Who is sad?” said [hero]. “I will find out.”|It was wrapped in brown paper, as warm as a cat, and below the name somebody had added, “For the one who needs it most.” There wasn’t any address. [Hero] held it to one ear. It hummed like something that is looking forward. “Then we shall have to find out who that is,” said [hero].}',
      ],
      tries: [
        'They asked a man with a long face. {“I’m not sad,” he said. “I’m a horse.”|“I’m not sad,” he said, in a hollow voice. “It’s just my face. I’m having a lovely evening.” And he was. He was a horse.}',
        'They asked a cloud. It was crying. {“I’m only raining,” it said. “It’s my job.”|“No, no,” said the cloud, and dried itself. “This is just work. At home I’m very jolly.”}',
        'They put it down and hid, to see who would come. {[Helper] sat on it, by mistake.|They lay behind a bush and watched. After ten minutes somebody came and sat down on it, and it was [helper], who had forgotten what they were waiting for.}',
      ],
      solutions: [
        {
          id: 'postman',
          text: [
            'In the end they met the postman. {He sat on his bag. “I bring parcels to all,” he said. “No one ever brings one to me.” So it was for him! He opened it. Out came light and music, and his eyes shone.|He had sat down on his bag by the side of the road. “It’s nothing,” he said. “It’s only that in thirty years I have brought everyone a parcel, and never…” [Hero] held it out to him. He looked for the name, and there was none. “It’s for the one who needs it most,” said [hero]. He undid the string, and rolled it up, as postmen do. Then he looked inside, and out of it came a light upon his face. “‘[Theme]’,” he read. “How did anybody know?”}',
          ],
        },
        {
          id: 'share',
          text: [
            'No one wanted to be the saddest. “But I’m a bit sad,” said one. “Me too,” said one more. {“A bit is enough,” said [hero]. They all sat round and opened it, and there was a bit in it for each.|“I am a little sad, sometimes, on Sundays,” said somebody in the dark. “I am when it’s windy,” said somebody else. It turned out that nearly everybody was, a bit, and had not liked to say. So they sat in a ring with the parcel in the middle, and all pulled on the string. It hummed and came open. In it there was a light, and a little music, and it was exactly enough to go round.}',
          ],
        },
      ],
      after: [
        '{Someone folded up the paper, for the next time. It still hummed a little.|The paper was smoothed out and folded. It was still humming softly, though there was nothing in it any more.}',
      ],
      fact: '[Hero] brought the humming parcel to the one who needed it.',
    },
  ],
  obstacles: [
    'A rope hung across the way with a sign, “Closed for tea”. {So they had tea. Then it was open.|There was also a table, with cups. So they sat down and had some, and when they had finished, someone took away the rope and said, “Thank you for waiting.”}',
    'They came to a turnstile that only let you through if you told it your favourite words. {Softly [hero] said, “[Theme]”. Click!|“Marmalade,” said [helper]. Click. [Hero] said, “[Theme]”, and it turned at once, and then it went round once more for pleasure.}',
  ],
  encounters: [
    'A man was selling hats with “[Theme]” on the front. {They were too big. [Hero] took one for later.|They came in one size only, far too big. “You’ll grow,” said the man. [Hero] could see out quite well if [he] tipped it back.}',
    'Two birds were talking of a thing called “[Theme]”. {“I read about it,” said one. “I flew over it,” said the other.|“I’ve only read about it,” said one of them. “I flew over it once,” said the other, “but I had a fly in my eye.”}',
    'A snail was carrying a small flag with “[Theme]” on it. It had been on the way there since spring. {“Is it nice?” it asked. “Very,” said [hero]. “I thought so,” it said.|“Don’t tell me what it’s like,” it said. “I want it to be a surprise.” They carried it along for a good bit, and it called that flying.}',
    'A small band was playing a song. {It was called “[Theme]”, and it was all chorus.|It was called “[Theme]”, and you could sing it high or low, and the drum came in wherever it liked.}',
  ],
  favourite: ['By the lamp lay the blue book, closed, with a feather to mark the page.'],
}
