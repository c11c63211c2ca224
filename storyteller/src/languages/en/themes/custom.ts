import type { ThemePack } from '../../../craft/pack.ts'
import { figure, place } from '../build.ts'

/** For a theme in the parent's own words: [theme] always stands in quotation marks, as a title or a sign, so that any words fit. */
export const custom: ThemePack = {
  words: [],
  settings: [
    place(
      'nighttrain',
      'land',
      'the night train',
      'on the night train',
      [
        'At the end of the garden a little night train stopped. On its front was written: “[Theme]”. “That’s my train,” said [hero], and got in. {It smelled of warm wood.|The seats were of red velvet, and somebody had left the window open just far enough for one nose.}',
        '[Hero] had a ticket, and all it said was “[Theme]”. {The night train came, puff, puff, puff.|It was warm from being held so long. And there it came, puffing round the bend, the night train, with all its windows lit.}',
      ],
      [
        'All down the train hung pictures, and under each was written “[Theme]”. {[Hero] liked the third one best.|Some were large and some were small, and one had been drawn in crayon, by somebody who had pressed rather hard.}',
        'A lady came down the night train with a trolley. On every bun was written “[Theme]” in icing. {[Hero] ate it from the back to the front.|She had done it by hand, she said, between two stations, so that the last letters leaned to the left, as there had been a bend.}',
      ],
      [
        'The night train went home, slower and slower, with a soft clack, clack over the points. {It let [hero] down right beside the bed.|It had turned down its lamps. It stopped so softly that no one could have said when, and [hero] had only to step down, and there was the bed, warm and turned back.}',
        'The night train had no hurry any more. It went as slowly as a yawn, past dark fields. {At the garden gate [hero] got out and went softly in to bed.|At the end of the garden it stood and breathed out a little warm steam. [Hero] went in over the dark grass, and the bed was as warm as a seat by the window.}',
      ],
    ),
    place(
      'nightmuseum',
      'indoors',
      'the night museum',
      'in the night museum',
      [
        'In the middle of the town there is a night museum. That evening the sign above the door said: “[Theme]”. {[Hero] went in on tiptoe.|It had a different one each night, and it had never been so good as this. [Hero] had the first ticket, and went in on tiptoe.}',
        '[Hero] had the key to the night museum. On the door it said in gold: “[Theme]”. {It opened with a soft click.|It opened with a click, and it smelled of polish, and of something else that made you want to look round the next corner.}',
      ],
      [
        'There were nine rooms, and over each door it said “[Theme]” once more. {A guard slept on a chair. He smiled.|In the third room sat a guard with his cap over his eyes. You could tell by his smile what he was dreaming of.}',
        'In the fourth room hung a rope, and in front of it a card, “[Theme], please sit and look”. {There was one soft bench. They sat and looked.|There was a bench with a hollow in it, for people had sat there for a hundred years. Most had come in just to get dry, and had stayed until closing.}',
      ],
      [
        'Room by room the night museum put out its lamps. {[Hero] walked home under the stars and got into bed.|[Hero] turned the key, click, and walked home through the quiet street with the moon for company, up the stairs and into the warm bed.}',
        'The night museum had pulled down its blinds, and even the paintings had closed their eyes. {[Hero] walked home slowly and lay down in the soft bed.|[Hero] hung the gold key on its hook and went home under dim lamps. The bed stood in its own quiet room, like the best thing in the collection, and [hero] lay down in it.}',
      ],
    ),
    place(
      'bigbook',
      'indoors',
      'the big book',
      'in the big book',
      [
        '[Hero] opened a book with a blue cover. On page one it said: “[Theme]”. {The page was as wide as a door. So [hero] went in.|The page smelled of ink and of outside. It was as high as a door, and there was a draught coming from it, and so [hero] simply stepped in.}',
        'There was a book on [hero’s] shelf that had not been there before. “[Theme]”, it said on the spine. {It opened on its own.|It was warm, as if somebody had just been reading it. It opened all by itself, at the first page, and the first page had a path on it.}',
      ],
      [
        'All the words in the book had turned into things. {You could sit on the commas.|The full stops were pebbles, and the commas made quite good seats, and far off, on the last line, stood the words “[Theme]”, as tall as trees.}',
        'A small comma came hopping along the line. “Are you here for ‘[Theme]’?” it asked. {“Then wait a bit,” it said. It’s what commas say.|“You’ve got to take a breath here,” it said, “it’s nothing personal.” They took one. It was very good air, with a touch of ink.}',
      ],
      [
        'The pages turned back, slowly, one after the other, with a soft sound like breath. {The blue cover closed. [Hero] lay in bed.|Then the blue cover closed behind them as softly as an eyelid. [Hero] lay in bed, and the book lay next to the pillow.}',
        'On the last page of the big book there was just one line, and it said, “And so to bed.” {[Hero] read it and lay down. The cover was warm.|The letters were small and a long way apart, to be read slowly. When [hero] had come to the end of it there was a pillow, and a blanket, and no more to read.}',
      ],
    ),
    place(
      'paperboat',
      'water',
      'the paper boat',
      'on the paper boat',
      [
        'Down the stream came a paper boat, as big as a bed. On its sail was written “[Theme]”. {[Hero] stepped in, and it did not even wobble.|It had been folded from one very large sheet, and it came to the bank just where [hero] was standing, as a cat comes to a lap.}',
        '[Hero] had folded a paper boat and called it “[Theme]”. Then it grew and grew. {Now there was room for two and a flask.|It had stood in the bath to begin with. By the time it got to the river it had a cabin, a lamp and a place to hang one’s coat.}',
      ],
      [
        'The sides of the boat were covered in writing. If you looked close, each word was “[Theme]”. {It was in blue ink. It did not run.|It went round and round, in a small careful hand, from the rail down to the water, where a fish was just reading the last of it.}',
        'A duck swam up to read the sail. “[Theme],” it read out. {“I knew it,” it said, and swam on ahead to tell.|“I thought as much,” it said. It had read it from over there too, but wanted to be sure before it told the others.}',
      ],
      [
        'The paper boat let itself drift, and the river knew the way. {It went in at the gate and stopped at the bed. [Hero] only had to lie down.|It slid over the dark water without a sound, in beneath the willows and up the garden path of moonlight. [Hero] lay down, and could still feel it rock.}',
        'In the cabin of the paper boat the lamp burned very low. {[Hero] lay down in the bunk. Hush, said the water, and hush.|[Hero] lay down under a paper quilt that had turned out to be quite warm. The river said something soft, over and over, and one did not need to know what it was.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'thememouse',
      'Pinch',
      'he',
      [
        'There was once a mouse called [hero], and on his door it said “[Theme]”. {He talked of it all day.|He talked about it at breakfast, and he talked about it at supper, and once or twice in his sleep.}',
        'By the skirting board, in a slipper, lived [hero], and he had one wish. It was called “[Theme]”. {He had drawn it on the wall in jam.|He was a mouse of few words, and those were the ones he used most.}',
      ],
      [],
    ),
    figure(
      'themecat',
      'Marzipan',
      'she',
      [
        'There was once a yellow cat called [hero]. {She had one best book. It was called “[Theme]”.|She had one best book, which was called “[Theme]”, and she had read it so often that it fell open by itself.}',
        'On the warm end of the shelf slept [hero], a yellow cat. In her dreams she saw “[Theme]”. {Her paws twitched. It must be good.|She had never told anyone how it went on, but from her paws you could see that there was running in it, and at the end some cream.}',
      ],
      [],
    ),
    figure(
      'inkbear',
      'Mr Blot',
      'he',
      [
        'There was once a bear called [hero], who painted signs. The best of them said “[Theme]”. {There was a paw print on it. It was his.|He’d done it in one go, with his tongue between his teeth, and had then leaned on it, so it was signed as well.}',
        'Somebody had knitted a scarf with “[Theme]” on it. It was worn by a small bear called [hero]. {It was so long that he wore it twice.|It had been meant for a giraffe. He had it round his neck three times, and could still read the important part in front.}',
      ],
      [],
    ),
    figure(
      'radiohen',
      'Miss Peck',
      'she',
      [
        'There was once a hen called [hero], and she wrote in a diary. On the cover she had written “[Theme]”. {On page one it said, “Soon!”|She wrote it up every evening with one of her own feathers, and all the entries were hopeful.}',
        'In a hen house with a bell lived [hero], and on her doormat it said “[Theme]”. {Most hens have “Welcome”. She thought that this was better.|The other hens had “Welcome” and left it at that. She found that with this one you got more interesting visitors.}',
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
        'Somebody punched a small round hole in the evening. It was a badger with a blue cap, and his name was [helper]. {“I can’t help it,” he said. “Tickets?”|“Force of habit,” he said, and blew the bits off his coat. “Where are you bound for? Oh, I say. There? I’ll come for nothing.”}',
      ],
      [
        '[Helper] hung up his blue cap, and under it he was just a sleepy badger.',
        '[Helper] looked at his watch, and saw that it was exactly bedtime, and was content.',
      ],
    ),
    figure(
      'moth',
      'Velvet',
      'she',
      [
        'A grey moth sat by the lamp. Her name was [helper]. {“I know each lit window in town,” she said. “May I come?”|“I only go where there’s light,” she said, “and where you’re going, there’ll be plenty.” She sat down on [hero’s] shoulder, and weighed about as much as a thought.}',
        'A soft grey glove lay on the path. It opened, and it was a moth called [helper]. {“I was just resting my colour,” she said. “I’ve only one.”|“I’m waiting for something bright,” she said, and looked up at [hero]. “Oh, good. There you are.” It’s seldom that one is so well received.}',
      ],
      [
        '[Helper] closed her soft grey wings, like a book that one has read to the end.',
        '[Helper] found a fold in the curtain, the same grey as herself, and was just a little softness there.',
      ],
    ),
    figure(
      'porter',
      'Mrs Bun',
      'she',
      [
        'A round lady with a round basket came up. It was [helper], who bakes at night. {“No one should travel without a bun,” she said.|“You can’t do that on an empty stomach,” said [helper], and lifted the cloth from her basket, and after that there was no question of leaving her behind.}',
        'It smelled of warm bread, and so [hero] turned round. There stood [helper], with flour on her nose. {“I’ve baked too much,” she said. “Who’ll help me be rid of it?”|“I always make one tray more than I need,” she said, “because there’s always somebody I don’t know about yet.” She looked [hero] over. “It’s you.”}',
      ],
      [
        '[Helper] set down the empty basket, brushed off the crumbs and folded her warm hands.',
        '[Helper] laid her cheek on a sack of flour, and sank in, like a thumb in dough.',
      ],
    ),
    figure(
      'typo',
      'Inky',
      'he',
      [
        'Out of a bottle climbed a small blue blot with boots on. He was called [helper]. {“I fell off a pen,” he said. “I’ve been looking for a story.”|“I was going to be a full stop,” he said, “but I wanted to see what came next.” He left small blue prints, and so they could always find the way back.}',
        'There was a hole in the fence, and through it looked a round eye. “Is this it?” asked [helper]. He was a small blue blot with boots on, and he had a suitcase. {“I’ve come a bit early,” he said. “By a year.”|“I was told that there’d be something on here,” he said, “and I didn’t want to miss it.” He’d been there since last summer, and brought a folding chair.}',
      ],
      [
        '[Helper] lay down on the last line and was, for this once, a full stop.',
        '[Helper] yawned a small round yawn and rolled himself up around it.',
      ],
    ),
  ],
  problems: [
    {
      id: 'lastpiece',
      title: ['[Hero] and the Puzzle Called “[Theme]”', 'A Night Called “[Theme]”'],
      refrain: ['High and low and round about, we will find it, I’ve no doubt.'],
      ask: 'Have you seen a piece of a puzzle?',
      spark: [
        'There was a big puzzle, and on its box it said “[Theme]”. {But one piece was gone, right in the middle! “We can’t sleep with a hole in it,” said [hero]. So they had to find the piece.|It had a thousand pieces, and nine hundred and ninety-nine were in their places. Right in the middle was a hole with the table showing through. You know how it is with a hole like that: you look at nothing else. “It can’t be far,” said [hero]. “I’ll find it before bedtime.”}',
      ],
      way: [
        'A table with three legs had seen it fall. {“It bounced once,” said the table. “Then someone picked it up. The hand was warm.”|“It fell past my knee,” said the table. “There was a bounce, and a hand came down. It wasn’t a thief’s hand. It was the kind that picks things up so they won’t get trodden on.”}',
        'They found one piece of a quite different puzzle. {It was all sky. They gave it to the sky.|It was blue on every side. Somebody somewhere had a hole in their weather. They put it on the wall with a note, “Found: some sky”.}',
        'An old man was sitting over a puzzle with no edge. {“The last piece is always close,” he said. “You’re sitting on it, mostly.”|“I’ve done eleven hundred of these,” he said, “and I’ve looked for each last piece in the street. Do you know where it always is? Nearer.”}',
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
            '[Hero] put [his] hands in [his] pockets to think. And there it was! {It had been with [him] all the time. Click, it went in. Now it was whole, and it all began to move and shine.|There was something flat in the <left~right> one, with a knob on one side. It had been along for the whole journey. “I must have wanted to keep it safe,” said [hero]. It went in with a small click. And as soon as it was whole the picture began to move, very quietly, from the corners in, so that they could see it all, just as it ought to be, and underneath it the words “[Theme]”.}',
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
      id: 'lostletters',
      title: ['The Lost Letters of “[Theme]”', '[Hero] and the Sign That Said “[Theme]”'],
      refrain: ['One by one and row by row, letters have a way to go.'],
      ask: 'Have you seen any letters fly by?',
      spark: [
        'There was a sign, and on it was written “[Theme]”. {But then the wind blew, and off flew the letters! Now nobody could find the way. “I’ll get them back,” said [hero].|There came a puff of wind, and the letters flew up like <starlings~sparrows~leaves> and were gone. Without them it was only a board on a stick. All those who wanted to go there stood around it in the dusk, and did not know left from right. “They can’t get far,” said [hero]. “Letters don’t like to be alone.”}',
      ],
      way: [
        'On a windowsill lay one dot. {It had come off an i. It was too small to fly on. They took it along.|It was a full stop, or the dot of an i, it couldn’t remember which. “They flew too fast for me,” it said. They gave it a lift in a thimble.}',
        'A sparrow told them she’d had odd company. {“They sat down next to me,” she said. “One had a tail. None of them said tweet.”|“I thought they were swallows,” said the sparrow, “until I saw one of them lean on another. They were shivering, poor things. They had no feathers.”}',
        'They smelled fresh paint. On a wall was one letter’s shadow. {It had leaned there to rest. So they were near!|It was a bit of black, in the shape of a curve with a foot. One of them must have stopped here to get its breath. “They’re tired,” said [helper].}',
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
            'It smelled of soup. An old man sat by a pot. {“There are letters in my soup!” he said. They had wanted to be warm. [Hero] fished them out and dried them with a towel. And there it was again: “[Theme]”.|“It’s most peculiar,” he said. “I was making <barley~leek~pea>.” And there they swam, all of them, and splashed and had red cheeks, for the wind had been cold and the soup was warm. [Hero] fished them out with the big ladle and rubbed each one dry. They smelled a bit of <carrot~celery~parsley> from then on, but one could read them from a long way off: “[Theme]”.}',
          ],
        },
      ],
      after: [
        'Now everyone could find the way. {“Thank you!” they called, and waved.|The people picked up their bags and went along, and each one, in passing, patted the post.}',
      ],
      fact: '[Hero] brought the lost letters of the sign home.',
    },
    {
      id: 'humparcel',
      title: ['The Parcel Called “[Theme]”', '[Hero] and the Parcel Called “[Theme]”'],
      refrain: ['Left hand, right hand, hold it tight, this must get there by tonight.'],
      ask: 'Are you the one who needs this most?',
      spark: [
        'On the step lay a parcel, and it hummed. On it was written: “[Theme]”. {And below that: “For the one who is sad.” “Who is sad?” said [hero]. “I will find out.”|It was wrapped in brown paper, as warm as a <cat~loaf~teapot>, and below the name somebody had added, “For the one who needs it most.” There wasn’t any address. [Hero] held it to one ear. It hummed like something that is looking forward. “Then we shall have to find out who that is,” said [hero].}',
      ],
      way: [
        'The wrapping paper rustled. In the fold was a tiny card. {“You will know,” it said. Well! They did not know yet.|They’d missed it the first time. “You’ll know when you see them,” it read. “Or rather, they won’t say, and then you’ll know.” It was a riddle with a bow on it.}',
        'A dog sniffed at the parcel and wagged. {“It smells of light,” she said. “It’s not for me. I’m happy. I’ve just had a bone.”|“Ribbon,” she said, “candle, and a bit of music. And somebody’s been thinking very hard of somebody.” It couldn’t be for her, she told them. She had just had a bone, and was as happy as a dog can be.}',
        'The parcel hummed louder on the left of the way, and fainter on the right. {So they went left. It hummed so that it tickled.|They tried it three times, to be scientific. “It knows,” said [helper]. From then on they only needed to hold it in both hands and do as it thought.}',
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
            'In the end they met the postman. {He sat on his bag. “I bring parcels to all,” he said. “No one ever brings one to me.” So it was for him! He opened it. Out came light and music, and his eyes shone.|He had sat down on his bag by the side of the road. “It’s nothing,” he said. “It’s only that in <thirty~forty~twenty-five> years I have brought everyone a parcel, and never…” [Hero] held it out to him. He looked for the name, and there was none. “It’s for the one who needs it most,” said [hero]. He undid the string, and rolled it up, as postmen do. Then he looked inside, and out of it came a light upon his face. “‘[Theme]’,” he read. “How did anybody know?”}',
          ],
        },
        {
          id: 'share',
          text: [
            'No one wanted to be the saddest. “But I’m a bit sad,” said one. “Me too,” said another. {“A bit is enough,” said [hero]. They all sat round and opened it, and there was a bit in it for each.|“I am a little sad, sometimes, on Sundays,” said somebody in the dark. “I am when it’s windy,” said somebody else. It turned out that nearly everybody was, a bit, and had not liked to say. So they sat in a ring with the parcel in the middle, and all pulled on the string. It hummed and came open. In it there was a light, and a little music, and it was exactly enough to go round.}',
          ],
        },
      ],
      after: [
        '{Someone folded up the paper, for the next time. It still hummed a little.|The paper was smoothed out and folded. It was still humming softly, though there was nothing in it any more.}',
      ],
      fact: '[Hero] brought the humming parcel to the one who needed it.',
    },
    {
      id: 'icingcake',
      title: ['The Cake That Said “[Theme]”', '[Hero] and the Small Cake Called “[Theme]”'],
      refrain: ['Stir it and bake it and blow on it twice, a crumb and a crumb and a crumb is a slice.'],
      ask: 'How do you cut a cake so that nobody goes without?',
      spark: [
        'On the table stood a small cake, and on it was written in icing “[Theme]”. {Everyone had come for a bit. There were forty of them! And the cake was as big as a hat. “Oh dear,” said the cook. “I can fix it,” said [hero].|The cook had spent all day over the letters. There were curls on them. She’d reckoned on six people and a good appetite. But word had got about, as it does with cake, and now there stood a queue down the stairs and round the corner, of forty at least, each with a plate of their own. “There’s one mouthful for every ninth person,” said the cook, and sat down on a sack of flour. No one pushed. They only looked, very politely, over one another’s shoulders. “Give me until bedtime,” said [hero].}',
      ],
      way: [
        'An old lady in the queue lent them her knife. {“It’s very thin,” she said. “I cut for nine children with it.”|“I had nine at home and one small loaf,” she said. “You cut slowly, you cut so thin that the light comes through, and you say each name.”}',
        'A mouse stood at the very end of the queue. {“I only came for the smell,” she said. “I’ve had three helpings.”|“Nobody need give me any,” she told them, with her eyes closed. “I’ve been here since noon, and I’m nearly full. It’s the vanilla.”}',
        'In each pocket they passed there was something. {One had a plum. One had a nut. One had half a bun. “We brought it, just in case,” they said.|It came out when [helper] dropped a spoon and they all bent down. This one had plums in his pocket, that one had nuts, and a third half a bun. “One doesn’t like to come with nothing,” they said, and went red.}',
      ],
      tries: [
        'They blew air in the cake to make it bigger. {It rose. It went up to the lamp! It had to be called down.|It rose well. It left the plate. They had to throw a string over it, and when at last they’d got it down again it was no bigger than before, and dizzy.}',
        'They cut it in forty bits with a ruler. {Each was as small as a stamp. Then someone sneezed.|[Helper] did the sums. It came to forty squares, exactly the size of a stamp. They’d just been laid out in rows when somebody sneezed.}',
        'They looked at it through a glass, so that it seemed big. {It was huge! But you can’t bite a look.|Through the lens it was a cake for a king. They passed the glass down the queue. “Magnificent,” said everyone, and after that they were, if anything, hungrier.}',
      ],
      solutions: [
        {
          id: 'addpockets',
          text: [
            '{“Put in what’s in your pockets!” said [hero]. Plums, nuts, buns and honey! They built it all around the small cake. Now it was as big as a wheel. In the middle it still said what it should.|“It isn’t a small cake,” said [hero]. “It’s the middle of a big one.” [He] asked them all to turn out their pockets on to the table. There were plums and nuts, a heel of gingerbread, a jar of somebody’s aunt’s honey, and a biscuit that had been to sea. They laid them round it, ring after ring, and stuck it all with honey, until the table was too small and they had to fetch the door. In the middle stood the cook’s own, with its curls. “[Theme]”, one could read, from whichever side one started to eat. And there was one piece more than there were people.}',
          ],
        },
        {
          id: 'lasttaste',
          text: [
            '{[Hero] put out the lamp and lit one candle. “Shut your eyes,” [he] said. “One crumb each, and take your time.” They let it melt. It was so good that nobody could speak. One crumb was just right.|“We’ll do it slowly,” said [hero]. They all sat on the floor in the dusk with their eyes shut, and [he] went from one to the next and laid upon each tongue a single crumb. “Don’t chew,” [he] said. “Only find out what’s in it.” It was quiet. Then somebody whispered, “<Butter~Vanilla~Honey>.” “<Lemon~Cinnamon~Almonds>,” breathed another, “and <the end of summer~a bit of Sunday~somebody’s garden>.” In forty years of eating cake, they said, they’d never got past the first mouthful so thoroughly. When they opened their eyes, half of the cake was still standing there. You could read the word on it yet. “[Theme],” they said, and licked their lips.}',
          ],
        },
      ],
      after: [
        'Not one of the forty went home hungry. {“It was the best bit of cake there ever was,” said a mouse.|They washed up together, forty plates, and one of them was so small that it had to be dried with a corner.}',
      ],
      fact: '[Hero] shared out a cake so that everyone had some.',
    },
    {
      id: 'shyclub',
      title: ['The Club Called “[Theme]”', '[Hero] and the Door Marked “[Theme]”'],
      refrain: ['Knock on the door with a rat-a-tat-tee, what is the word that will open to me?'],
      ask: 'Do you happen to know a password?',
      spark: [
        'There was a round door, and on it was written: “[Theme]. Members only.” {Behind it somebody sighed. “I’ve got the only key in here,” said a voice, “but I forgot the password. So I can’t let anyone in!” [Hero] bent down to the keyhole.|Below it there was a smaller notice, “Knock and say the word”. So [hero] knocked. “What’s the word?” asked a voice behind the door. “I don’t know,” said [hero]. “Oh,” said the voice, and after a while, “Nor do I, any more. I made it up when I founded it. I put out biscuits, I sat down, and it was gone.” That had been on <Monday~Thursday~Sunday>. It was a club of one, with a rule, and the rule was a good strong one. “I can’t just open,” said the voice unhappily. “Then it wouldn’t be a club.” “Don’t go away,” said [hero]. “We’ll find your word.”}',
      ],
      way: [
        'They met somebody who had once been in a club. {“We had three passwords,” he said. “I liked the songs more.”|“We had a password for each day of the week,” he told them, “and a secret handshake with a hop. What I remember is that they always kept me a chair.”}',
        'Under the round door lay a crumb of biscuit. {It had been pushed out, very gently. It was a present.|It was ginger, and it was the larger part of one. Whoever’s got a biscuit and shoves half of it under a door to people he can’t see must have known a good word once.}',
        'A parrot on a perch knew nine hundred words. {It said them all. Each one was nice. None of them was it.|It was glad to be asked, and went through them from “aardvark” on. They listened as far as “marmalade”. “Which do you use most?” asked [hero]. It thought. “Hello,” it said, in surprise.}',
      ],
      tries: [
        '{They tried “<Open~Please~Sesame>”, “Cheese” and “<Fish~Socks~Monday>”. “Those are nice,” said the voice. “I wrote them down.”|They tried “Open up”, “Cheese” and “Wednesday”. “It may have been something with a w,” said the voice. They did the w’s until their lips were tired.}',
        'They tried to come in down the chimney. {There was soot. [Helper] came out black. “Who’s there?” asked the voice. “Me, I think.”|[Helper] went first, and also last. “Is that a member?” asked the voice, very excited. “Not as such,” said [helper], stuck, and was drawn out again by the feet.}',
        'They made a club of their own next door. {It had no rules. It was nice. But on the other side somebody sighed.|It was called “The Other Club”. They’d a fine evening, until it fell quiet, and through the wall they could hear someone eating a biscuit alone.}',
      ],
      solutions: [
        {
          id: 'pleaseword',
          text: [
            '{[Hero] sat down with [his] back to the door. “Would you like to be friends?” [he] asked. “Yes!” said the voice. And click! “Friends. That was it! That was the word.”|“Forget the word,” said [hero]. “Why did you want to have a club?” It was still for some time. “I’m very fond of something,” said the voice, “and I thought there might be others. I can’t think how one gets to know people otherwise. They’re always walking past.” [Hero] leaned against the wood. “We’re sitting down,” [he] said. “Could we be your friends?” There was a gasp, a rattle and a click. “That’s it,” cried a very small mole, on the threshold, with a lot of keys. “Friends! I knew that it had an f in it.” Over his head hung the club’s banner, and it was all sewn by hand: “[Theme]”.}',
          ],
        },
        {
          id: 'newrule',
          text: [
            '{“Who makes the rules?” asked [hero]. “I do,” said the voice. “I’m the only one.” “Then make one more: it’s the word they say first.” “Oh!” said the voice. “And what did you say?” “Hello,” said [hero]. Click!|“Who may change the rules?” asked [hero] through the keyhole. Papers were turned over. “All of the members together,” said the voice. “How many are you?” “All of me,” said the voice. “Then I’ve a proposal,” said [hero]. “The password’s whatever a person says when they’re glad to see you.” There followed a debate. It was short, but it was conducted properly, with a small bell. “Carried,” said the voice. “What’s the word?” “Hello,” said [hero], and the door sprang open as if it had been leaning on the other side. It was a mole in a <bow tie~waistcoat~straw hat>. There were forty chairs. “Hello!” he said, to each of them. “[Theme]”, it said on every chair.}',
          ],
        },
      ],
      after: [
        'Now there was someone on each chair, and the biscuits were all gone. {The voice turned out to be a small mole. “Same time next week?” he asked.|The mole put up a new notice on the outside. “Members: everyone who has read this,” it said.}',
      ],
      fact: '[Hero] opened the door of the shyest club in the world.',
    },
    {
      id: 'blankpage',
      title: ['The Last Page of “[Theme]”', '[Hero] and the End of “[Theme]”'],
      refrain: ['Turn it, turn it, leaf by leaf, an ending is only a pause to breathe.'],
      ask: 'How would you like a story to end?',
      spark: [
        '[Hero] was reading a story called “[Theme]”. {It was so good! But the last page was white. “Where did the end go?” All the people in it stood and waited, with one foot up. They could not go to bed!|It had everything that a story should have, and a map. [Hero] turned over the last leaf, and it was white. It wasn’t torn out. It had simply not been written. When [he] looked back, they were all standing there on the page before: one had his hand on a latch, one had just drawn breath to speak, and a dog was in the middle of a leap. “Do you know how long I’ve been up here?” said the dog out of the corner of its mouth. “Somebody went to answer the door, and never came back to the desk.” [Hero] found a pencil.}',
      ],
      way: [
        'They came to the house of the one who wrote it. {On the door it said: “Gone for ink. Start without me.”|Behind the window stood the desk, with a cup on it. “Back soon,” said a note on the door. “If it’s urgent, you do it. You’ve read as much of it as I have.”}',
        'A bookworm put her head out of a spine. {“I’ve read nine hundred ends,” she said. “The best are warm, and a bit chewy.”|“I take them last,” she said, “like a pudding. The grand ones are dry. Give me one where they go in, and there’s a light on.”}',
        'They asked the dog in the story what it wished for. {“A floor,” it said. “I’d like to come down.”|“It’s not for me to say,” said the dog from the air. “I’m only on two pages. But if it was up to me, I’d come down somewhere soft, and somebody would be pleased.”}',
      ],
      tries: [
        'They wrote, “Then there was a big bang.” {All the people put their hands on their ears. “Must it?” they asked.|It’s often done. But everybody on the page before looked round, with their fingers in their ears. “We’ve only just got the roof on,” one of them said. They rubbed it out.}',
        'They glued in the end of another book. {“…and stir in the butter,” it said. It was a book for cooks.|It fitted exactly, and the paper was the same. “And so, when it has cooled,” they read aloud, “turn it out and dust with sugar.” The one with his hand on the latch looked thoughtful.}',
        '[Helper] told an end that went on and on. {The moon came up. “Is that it?” “Not yet,” said [helper].|It had a second cousin in it, and a <lawsuit~railway~cheese factory>. Some of those on the page before had sat down. “And then,” said [helper], who was enjoying it, “there was another door.”}',
      ],
      solutions: [
        {
          id: 'simpleend',
          text: [
            '{[Hero] wrote just three words: “They came home.” The latch clicked. The dog came down on a <rug~cushion~heap of hay>. They all said “Ah.” It was short, but it was the right one.|[He] looked at them all for some time. They’d been up hills in there, and over water, and they had been brave when it was called for. What would one want after that? [Hero] bent over the white page, and wrote in [his] best hand, “Then they came home, and the lamp was lit.” The latch went down. The one who’d drawn a breath said, “Here we are.” The dog landed on something soft, and somebody was pleased. They went in, one after another, and the last one turned around and waved, before closing the door on the inside. On the cover it still said “[Theme]”, but it looked like a finished thing now.}',
          ],
        },
        {
          id: 'pillowpage',
          text: [
            '{“I won’t write it,” said [hero]. “I’ll let them dream it.” [He] drew a small bed on the white page for each of them, and for the dog a mat. One by one they lay down. It was so quiet in the book.|“It needn’t be decided tonight,” said [hero]. Across the white page [he] drew, from left to right, a row of beds. There was a broad one for the broad one and a short one for the short one, and at the foot a mat. The people on the page before leaned over to look. Then they came across, on tiptoe, over the fold. “And what happens to us?” asked the last, when she’d been tucked in. “Whatever you dream,” said [hero]. “You can tell me tomorrow.” That suited everyone. It’s the only book there is in which the end’s different each time. It stands on the shelf, “[Theme]” on its spine, and if you hold it to your ear you can hear them breathing.}',
          ],
        },
      ],
      after: [
        '[Hero] closed the book, quite softly. {There was a tiny “woof” in it, and it was happy.|The book lay there, and was heavier than before by one page. “Thank you,” it said, somewhere about the middle.}',
      ],
      fact: '[Hero] found an ending for the story that had none.',
    },
    {
      id: 'sleepyballoon',
      title: ['The Balloon Called “[Theme]”', '[Hero] and the Balloon That Said “[Theme]”'],
      refrain: ['A puff and a puff and a puff from me, up she goes over the top of the tree.'],
      ask: 'Have you a bit of breath to spare?',
      spark: [
        'A big blue balloon came down and sat on the ground. On its side was written “[Theme]”. {“I’m all out of puff,” it said. “They’re waiting for me, so they can go to bed!” [Hero] picked up the string.|It should have gone over the roofs at dusk, as on every evening, so that the children at their windows can see it, and know that it’s time. But now it sat there on its own string like a tent that has let itself down for the night. “I gave a bit here and a bit there,” it said. “A boy’s whistle had run out. There was a flute. I never could say no. And now I’m mostly rubber.” The letters on it had shrunk till they looked like crumbs. In the windows along the street the first noses could be seen. “We’ll have you up,” said [hero].}',
      ],
      way: [
        'A whistle lay on a step, and went “peep”. {“That’s its puff,” it said. “It gave me one. I’d give it back, but I’m so small.”|“It filled me up on Monday, when I’d only air enough for half a note,” said the whistle. “I’ve some left. It isn’t much. But you might come by with it, when you’re ready.”}',
        'They met a man with bellows. {“I blow fires,” he said. “It’s too hot for a balloon. It needs a kind breath.”|“Mine’s for fires,” he said. “You could have all you want, but it’d only get cross. A balloon should have what comes straight out of somebody.”}',
        'In a window stood a girl in a nightgown. {“Where is it?” she asked. “I can’t yawn until it goes by.”|“It’s late,” she said. “I’ve brushed my teeth and said goodnight to the fish, and I can’t begin to yawn until I’ve seen it.” She held out her hand to feel if there was any wind.}',
      ],
      tries: [
        'They blew it up with all their might. {Pffff! It went round and round and landed in a <bush~bucket~tree>. They had not tied a knot.|They blew until they saw stars, and it swelled, and the letters grew. “Now the knot,” they said, and looked at one another. Pffff, it went, three times round the chimney and into a <hedge~gutter~pear tree>.}',
        'They filled it with soup steam. {It rose! Then it got cold, and it rained soup.|It went up famously, and it smelled of <leeks~peas~onions>. But as it cooled over the baker’s it let go of what it had in it. People came out with bowls.}',
        'They threw it up very high. {It came down. They did it again. It said “Whee”, but it came down.|They tossed it up in a blanket, and it called out what it saw. “A chimney,” it said. “A cat. A chimney.” It had to be admitted that it always came back to the blanket.}',
      ],
      solutions: [
        {
          id: 'everybreath',
          text: [
            '{“Each one gives one breath,” said [hero]. “Just one!” A whistle gave a peep. A girl at her window gave a puff. It went from door to door. It got round, and up it went! On its side one could read it all: “[Theme]”.|“It gave a little to everyone,” said [hero]. “So now it’s only got to be collected.” They went along the street with it, from door to door. Nobody was to blow hard. Each had just to let one breath go in that they could spare: the whistle its half note, the flute player, the baker, a grandfather who had few but gave a long one, and last a girl at her window. She yawned hers, and it was the warmest. [Hero] tied the knot. The balloon didn’t shoot off, it rose, like dough. The letters spread out again, and all down the street they could be read by the light of the lamps: “[Theme]”.}',
          ],
        },
        {
          id: 'carryround',
          text: [
            '{“You don’t have to fly,” said [hero]. “We’ll walk you.” [He] held the string up on a long pole. So they went by, past each window, slowly. “There it is!” said the children, and they yawned.|“Must it be up in the sky?” asked [hero]. “They only want to see you.” [He] tied the string to the longest bean pole that there was, and [helper] held a lantern behind, so that it shone through. And so they walked it down the middle of the street. It went by exactly at the height of the windows, where it had never been before. “You’re so near,” said the children. It could see into all of the rooms. It saw goldfish, and bears, and who had two pillows. “[Theme],” they read out from their beds, and each could touch it once in passing, with one finger.}',
          ],
        },
      ],
      after: [
        'One by one the windows went dark. {The balloon hung over the roof and was full of everybody.|The balloon hung over the roofs until the last nose had gone from the last pane. It felt, it said, so full of people.}',
      ],
      fact: '[Hero] helped the blue balloon to say goodnight to the street.',
    },
    {
      id: 'lanternshow',
      title: ['The Show Called “[Theme]”', '[Hero] and the Poster That Said “[Theme]”'],
      refrain: ['Lamp in the middle and dark all around, make us a picture and make us a sound.'],
      ask: 'What can you do with a lamp, a sheet and two hands?',
      spark: [
        'All the seats were full. On the poster was written “[Theme], tonight!” {But the man with the pictures had the wrong box. In it were just his socks! The sheet hung there all white. “I’ll help,” whispered [hero].|They had come early and brought cushions. There was a sheet on a line, and behind it a good strong lamp, and beside that stood the showman with his box, as white as the sheet. He’d opened it, and in it lay eleven pairs of clean socks. “They’re very alike,” he said, “the boxes. The pictures must be in my drawer.” His drawer was two days’ ride away. In front they were starting to count backwards, from ten, in a friendly manner. “How long does it have to be?” whispered [hero]. “Until they’re sleepy,” said the showman.}',
      ],
      way: [
        'A spider let herself down in front of the lamp. {On the sheet she was as big as a cow! “Ooh,” said the front row.|She’d only wanted to see what was going on. On the sheet there appeared a thing with eight legs and the size of a cow. “Ooh,” said everyone. She bowed, and they saw that too.}',
        'An old lady on the stairs held her hands in the candle light. {There was a hare on the wall. “My grandpa taught me,” she said. “You need two thumbs.”|“One thumb’s the nose,” she said, “and what’s left over is ears.” There it sat on the wallpaper and twitched. “I’ve not done that since there were candles,” she said, and taught them.}',
        'The poster had torn a bit, and one could see what was underneath. {“Bring your own eyes”, it said. That was a good tip.|There’d been another poster below it, from an older show. “Bring your own eyes,” it read, “the rest is provided.” [Helper] read it twice.}',
      ],
      tries: [
        'They held up the socks in front of the lamp. {It was the story of <eleven~nine~twelve> snakes. Nothing much happened to them.|[Helper] did the voices. It concerned eleven pairs of snakes who had lost each other in a drawer. It had its moments, but in the second act everyone could see who would turn up.}',
        'They just told what would have been on the pictures. {“Here it is red,” said the man. “And here it’s redder.”|“In the first,” said the showman, with feeling, “there’s a sort of hill, with a glow on it.” There was a pause. “In the second the glow’s a bit more to the left.”}',
        'They asked everyone to come back next week. {“We’ll wait here,” said everyone. They had cushions.|“Of course,” the people said kindly. “We’ll stay, if it’s all the same to you.” And they began to unpack their suppers.}',
      ],
      solutions: [
        {
          id: 'handshadow',
          text: [
            '{[Hero] went behind the sheet and put both hands into the light. There was a bird! It flew. There was a <snail~swan~rabbit>. There was a boat on the sea. Everyone held their breath. At last there was just one hand, and it waved goodnight.|[He] stepped in between the lamp and the sheet and put up both hands, the way one does it on the wall at home. A bird flew over the white. Somebody breathed in. It came down and was a hare, the hare was a boat, and the boat went out upon the sea, which was [helper’s] arm. And now the others came round the side, one at a time, and asked if they might. There were forty hands in the light, and a foot. There were trees and towers and everything that belonged to it. “[Theme],” whispered the showman, with his hat off. “I’ve never had it as good as that.” At the end there were only two hands, and they closed, like a book.}',
          ],
        },
        {
          id: 'ownpictures',
          text: [
            '{[Hero] turned down the lamp. “Close your eyes,” [he] said. “Now say the words on the poster.” “[Theme],” they all said. And each of them saw it, big and bright. Everyone’s was the best.|“You brought your own eyes,” said [hero], and came out in front of the sheet. “Would you shut them?” The lamp was turned down low. “Now I’ll say what’s on the poster,” [he] said, “quite slowly, and you look.” It was so quiet that one could hear the cushions. “[Theme],” said [hero]. Nobody moved. On all of the faces, row by row, there came a light, from the inside. “Mine’s got <a lake~a hill~snow> in it,” said a voice. “Mine’s got my <dog~gran~old bike>,” said another. “[Hero], does yours move?” It did. It moved very gently, and [he] let it go on, and spoke only now and again, lower each time, until in the ninth row someone began to snore.}',
          ],
        },
      ],
      after: [
        'They rolled up the sheet, and on tiptoe they carried the small ones home. {“Best show ever,” said somebody in a dream.|Behind each went somebody with two cushions. When the showman put on his hat again, it was full of <buttons~cherries~nuts>, as that was what they’d had on them.}',
      ],
      fact: '[Hero] made a whole show out of one lamp and two hands.',
    },
  ],
  obstacles: [
    'A rope hung across the way with a sign, “Closed for tea”. {So they had tea. Then it was open.|There was also a table, with cups. So they sat down and had some, and when they had finished, someone took away the rope and said, “Thank you for waiting.”}',
    'They came to a turnstile that only let you through if you told it your favourite words. {Softly [hero] said, “[Theme]”. Click!|“Marmalade,” said [helper]. Click. [Hero] said, “[Theme]”, and it turned at once, and then it went round once more for pleasure.}',
    'A bell rope hung there, and below it a sign: “Pull for ‘[Theme]’” {They pulled. A door fell open in front of them. “You only had to ask,” it said.|They looked at it from both sides. [Helper] pulled. Far away something tinkled, somebody came down a lot of stairs, and a small door opened, from which a voice said, “Mind your head.”}',
    'The way went through a room full of clocks, and you had to be on time. {“When is that?” “Now,” said all of them. So they went now.|“You may only pass at the right moment,” they ticked. They waited for it, one foot in the air. “Now,” whispered a small brass one, “quick, while the big one’s winding.”}',
    'There was a wall of cushions right up to the ceiling. {They went in at the bottom and came out at the top. It took an hour. It was a good hour.|They could have gone round. But once they’d leaned on it they were already halfway in, and after that it seemed simplest to go on through, with rests.}',
    'A man was painting the path white, and it was still wet. {He lent them his stilts. They only left dots. “Nice,” he said.|“It’ll be dry by Friday,” he said. He lent them his stilts. Behind them went a row of dots, two by two, and he looked at it so long that he left it in.}',
    'The stairs were asleep. One could see them breathe. {They went up in time: a step when they breathed in, a step when they breathed out.|Each rose a bit and sank a bit. They took their shoes off, and went up by going with it, and at the landing it muttered something and turned over.}',
    'A cat sat on the button that they had to press. {They did not press it. They stroked the cat. By and by she leaned.|It was the only button, and she was the only cat. There was nothing for it but to find the place behind the ear. She leaned to the left, and further to the left, and then there was a click.}',
  ],
  encounters: [
    'A man was selling hats with “[Theme]” on the front. {They were too big. [Hero] took one for later.|They came in one size only, far too big. “You’ll grow,” said the man. [Hero] could see out quite well if [he] tipped it back.}',
    'Two birds were talking of a thing called “[Theme]”. {“I read about it,” said one. “I flew over it,” said the other.|“I’ve only read about it,” said one of them. “I flew over it once,” said the other, “but I had a fly in my eye.”}',
    'A snail was carrying a small flag with “[Theme]” on it. It had been on the way there since spring. {“Is it nice?” it asked. “Very,” said [hero]. “I thought so,” it said.|“Don’t tell me what it’s like,” it said. “I want it to be a surprise.” They carried it along for a good bit, and it called that flying.}',
    'A small band was playing a song. {It was called “[Theme]”, and it was all chorus.|It was called “[Theme]”, and you could sing it high or low, and the drum came in wherever it liked.}',
    'A boy was selling maps. On each of them was written “[Theme]”, and an arrow. {The arrow went up. “It’s that way, or on the next floor,” he said.|“They’re all the same,” he said, “but people like to choose.” They chose the one with a thumb mark, since somebody must have used it.}',
    'A goat had eaten a poster. She said “[Theme]” each time she hiccuped. {They held her nose for her. “[Theme],” she said. It was no use.|“It was the paste I was after,” she said. “[Theme]. I beg your pardon.” It was very good paper, and it had stayed with her.}',
    'Two old men were playing chess with buttons. The winner was to have a flag with “[Theme]” on it. {They had played for nine years. Both let the other win.|They’d been at it for nine years, since each was determined that the other should have it. “Your move,” they said, very gently, and neither moved.}',
    'A tiny postman had a letter for “[Theme]”. {“Is that you?” he asked [hero]. “Not quite,” said [hero]. “It’s near,” he said, and he tipped his cap.|“There’s no street on it,” he said. “But I’ve found that if I keep on walking and say it out loud, someone always says ‘Oh, that’s this way’.”}',
    'On a line hung a row of socks, and on each somebody had sewn “[Theme]”. {One was still wet. It was crossing its toes.|They belonged to a choir, it seemed, or to a very keen centipede. They counted them, came to thirty-four, and left it open.}',
    'A parrot in a window said just one thing, and that was “[Theme]”. {“Hello,” said [hero]. “[Theme],” it said, and put its head to one side.|Its owner had tried to teach it “Pretty bird”. But it had heard the other once on the stairs, and had known at once that there was nothing more to learn.}',
    'A hat came rolling along, and out of it looked a mouse. {“I’m going to ‘[Theme]’,” it called. “Don’t stop me. I don’t know how.”|“It’s downhill all the way,” called the mouse. “I’ve worked it out. I’d wave, but I’m steering.” They gave it a small push, as it wished.}',
  ],
  favourite: [
    'By the lamp lay the blue book, closed, with a feather to mark the page.',
    'On the chair lay a ticket with a hole in it, used up and happy.',
    'Above the bed hung a row of small flags, and none of them was moving.',
    'The toy train had gone once round the room, and stood now at a station called Pillow.',
    'Beside the lamp lay the puzzle, and every piece was in its place.',
    'On the sill stood a paper boat, with the moon in it.',
    'The nightlight made one small round picture on the wall, and it was of nothing, and very soft.',
    'A balloon with a bit less air than yesterday leaned in the corner and slept.',
  ],
}
