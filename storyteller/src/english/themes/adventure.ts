import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const adventure: ThemePack = {
  words: [
    'adventure',
    'map',
    'path',
    'hill',
    'bridge',
    'treasure',
    'rucksack',
    'explor',
    'compass',
    'trail',
    'boot',
    'tent',
    'journey',
    'island',
    'valley',
    'camp',
    'lantern',
  ],
  settings: [
    place(
      'hills',
      'land',
      'the Seven Hills',
      'in the Seven Hills',
      [
        '[Hero] had boots, a rucksack and a jam sandwich, and that is all you need for an adventure. {The Seven Hills began just behind the house.|The Seven Hills began just behind the washing line, and from the first one you could see that there was a second.}',
        'In the Seven Hills the paths go up, then down, then up. [Hero] had a tent there by a stream. {It had a patch like a star.|It was a yellow tent with a patch like a star, and it had room for one person lying straight or two people curled up.}',
      ],
      [
        'The wind on the hills smelled of grass and far away. {A compass swung on [hero’s] neck. It said north. It always did.|[Hero’s] compass swung on its string and pointed north, as it did every day, no matter how often anyone asked.}',
      ],
      [
        'They came back down the last hill with slow, heavy boots. The tent glowed like a lantern. {[Hero] crept in. It was soft and warm in the sleeping bag.|Inside somebody had left a low light burning. [Hero] pulled off both boots, set them side by side, and crept into the warm sleeping bag.}',
      ],
    ),
    place(
      'river',
      'water',
      'the Slow River',
      'on the Slow River',
      [
        '[Hero] had a raft with a chair on it, and a pot for soup. That evening the Slow River was flat and gold. {It was a fine night for an adventure.|It went along at the speed of somebody looking in at shop windows, and it was just the right evening for an adventure.}',
        'Slip, slop, said the Slow River under the raft. [Hero] had tied it up to a willow. {The willow let its hair hang in the water.|The willow was washing its hair, as it did every evening, and it took its time.}',
      ],
      [
        'Along the banks stood the reeds, and in the reeds something said “plop”. {It was only a water rat with a journey of its own.|It was a water rat, setting out on an adventure of his own with one cheese sandwich and no map at all.}',
      ],
      [
        'The river carried them back, for it always knows where you live. {The raft bumped softly on the bank. [Hero] lay down under the blanket.|The raft came to rest under the willow without a sound. [Hero] lay down in the warm blankets, and the water rocked them all very slowly.}',
      ],
    ),
    place(
      'island',
      'land',
      'Button Island',
      'on Button Island',
      [
        'Button Island is round, with four holes in the middle, and [hero] lived by the second hole. {It was full of warm rain. You could swim in it.|The four holes were ponds, to be exact, and each of them was warm in a different way, so that there was always one for your mood.}',
        '[Hero] drew a map of Button Island. “Here is my house. Here is my spoon,” [he] wrote. {It was a very good map.|It was a very thorough map, and showed not only the house but also the best stick, and a place where there had once been a fox.}',
      ],
      [
        'All around the island lay a path. {If you went left, you came home from the right.|If you set off to the left you came home from the right, and so it was impossible to get lost there, although [hero] had tried.}',
      ],
      [
        'Round the island went the path, and at the end of it stood the house, with its small warm light. {[Hero] went in, put away the map and lay down.|[Hero] rolled up the map, laid it by the bed, and lay down slowly, since a person who has walked all round an island is quite heavy.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'goat',
      'Thistle',
      'she',
      [
        'There was once a small goat called [hero]. {She had walked up all the hills but one.|She had climbed every hill that she could see, but each time she got to the top there was another behind it, and that pleased her.}',
      ],
      [],
    ),
    figure(
      'hare',
      'Jory',
      'he',
      [
        'There was once a young hare called [hero]. {He packed his bag each night, just in case.|He packed his bag every evening and put it by the door, just in case there should be an adventure before breakfast.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'goose',
      'Aunt Goose',
      'she',
      [
        'A goose was sitting on a suitcase. Her name was [helper]. {“I fly south each year,” she said. “I’d love to walk for once.”|“I have flown over everything,” she said, “and so I have never seen any of it from the side. May I?” Her suitcase turned out to be full of buns.}',
      ],
      ['[Helper] sat down on her suitcase, put her head under her wing, and looked like a soft white cushion.'],
    ),
    figure(
      'tortoise',
      'Captain Slow',
      'he',
      [
        'A stone put out a head. It was a tortoise with a flag on his back, and he was called [helper]. {“I carry my tent,” he said. “Let’s go!”|“I’ve been on this adventure for forty years,” he said, “and I’ve nearly reached the corner. It would be nice to have company.”}',
      ],
      ['[Helper] drew in his feet, one by one, took down his flag, and shut his front door.'],
    ),
    figure(
      'parasol',
      'Miss Pockets',
      'she',
      [
        'Round the corner came a pack rat in a coat with twenty pockets. She was called [helper]. {“Need some string? I have string,” she said.|“String? Whistle? Half a pear? I’ve got everything,” said [helper], “and now and then I can even find it.”}',
      ],
      ['[Helper] hung up her coat with its twenty pockets, and out of the deepest one she took her pillow.'],
    ),
  ],
  problems: [
    {
      id: 'hole',
      title: ['The Map with a Hole in It', '[Hero] and the Hole in the Map'],
      ask: 'Do you know what the treasure could be?',
      refrain: ['Step by step and stone by stone, no one goes the way alone.'],
      spark: [
        '[Hero] found an old treasure map. {It had a path and a hill and a big red cross. But just at the cross there was a hole! A moth had eaten it. “Then I must go and see,” said [hero].|It had a path on it, a hill, and a big red X, but just where the X should say what the treasure was, there was a hole. A moth had eaten it. “I’m so sorry,” said the moth. “It tasted important.” There was only one way to find out what had stood there, and that was to go and look. [He] took the lantern.}',
      ],
      tries: [
        'They asked the moth what was in the bit it ate. {“Paper,” said the moth.|The moth thought back. “It was crunchy at the beginning,” it said, “and then there was a sort of a vowel.”}',
        'They dug a hole where they stood. In it was a worm. {“This is my treasure,” said the worm. “It is mud.”|“Do you mind?” said a worm. “This is my treasure down here.” It was mud. But it was very good mud, and they told it so.}',
        'They held the map the other way up. {Now the hill was a bath. That did not help.|Now the hill looked like a bath, and the path like the string of its plug, and they felt further from the treasure than ever.}',
      ],
      solutions: [
        {
          id: 'through',
          text: [
            'On the top of the hill [hero] held up the map and looked through the hole. {There was the sea, and the sun going down, all red and gold. “It is not a hole,” said [hero]. “It’s a window!” That was the treasure.|“Perhaps it’s supposed to be a hole,” said [hero], and put one eye to it. And there, in a frame of old paper, lay the whole valley with the sun going down on it, red and gold, and every river shining. They took turns. Each of them found something in it that the others had missed. “I must have very good taste,” said the moth.}',
          ],
        },
        {
          id: 'bench',
          text: [
            'At the end of the path was a bench. {On it stood: “Sit down.” They sat. It was just right for tired legs. Under it was a tin of biscuits. “Treasure!” they all said.|Somebody had carved two words in it long ago: “Sit down.” So they did. It was the most comfortable bench on any map. Under it stood a tin, and in the tin were biscuits, and with them lay a note. “Whoever has come this far,” it said, “has earned one. Please fill up again.” They ate slowly, and filled up the tin with what they had.}',
          ],
        },
      ],
      after: [
        '{[Hero] sewed up the map with a red thread, so that it would last. But [he] left the hole.|[Hero] mended all of the tears in the map with red thread. But the hole [he] left just as it was.}',
      ],
      fact: '[Hero] found out what lay behind the hole in the treasure map.',
    },
    {
      id: 'letter',
      title: ['A Letter for the Last House', '[Hero] and the Late, Late Letter'],
      ask: 'Is this the last house?',
      refrain: ['Over the bridge and up the hill, one small letter is travelling still.'],
      spark: [
        'In an old boot [hero] found a letter. It had been there for years! {“To the last house on the path,” it said. “We’ll bring it,” said [hero].|It must have slipped out of the postman’s bag before [hero] was born. “To the Last House”, it said, “at the very end of the path”. Somebody up there had been waiting all that time and had perhaps stopped hoping. That would never do. [Hero] wiped off the dust and put it in [his] safest pocket, and there the adventure began.}',
      ],
      tries: [
        'They came to a house. Was it the last? {“No,” said a man. “There is one behind me.” And so it was, each time.|“Oh no,” said the man, “I’m the last but one.” So was the next. So were the four after that.}',
        'They gave the letter to the wind, for the wind is fast. {It blew it back into [hero’s] face.|It took the letter up very high, read it, as it seemed, and then handed it back to them, right in the face.}',
        'They sat down on the letter by mistake. {Now it was flat and warm. That was all.|They looked for it for a quarter of an hour, and when [helper] at last got up, there it was, flat and nicely warm.}',
      ],
      solutions: [
        {
          id: 'granny',
          text: [
            'At the very end stood a tiny house. {An old lady opened the door and read. “It’s from my sister! She says, come for tea.” And the sister lived just next door, behind the hedge! They laughed and cried, and put on the kettle.|An old lady opened the letter with shaking fingers. “It’s from my sister,” she said. “We had a quarrel. Here she says that she’s sorry, and will I come to tea?” She put on her hat that very minute. “Is it far?” asked [hero]. “No, no,” she said, “it’s just behind that hedge. But I couldn’t go without being asked.” And they heard the kettle go on, and two people laughing.}',
          ],
        },
        {
          id: 'blank',
          text: [
            'In the last house lived a bear{ who had no post, not once. He opened it with big careful paws. “Dear you,” it said. “I hope you’re well.” He read it nine times. “I am well now,” he said.|, and he had never had a letter in his life. He washed his paws before he opened it. “Dear You,” it said. “I don’t know who lives at the end of the path, but I think of you sometimes. I hope that you have a warm stove. Yours, somebody at the beginning of it.” He read it nine times. Then he hung it on the wall in the best place, and asked them all in to sit by his stove, which was indeed very warm.}',
          ],
        },
      ],
      after: [
        'There was an answer to take back, of course. {It was in a new envelope, and it smelled of honey.|It went into the same safe pocket, and whoever found it at the other end would have something to be glad about.}',
      ],
      fact: '[Hero] brought a late, late letter to the last house on the path.',
    },
    {
      id: 'bridge',
      title: ['The Bridge That Wanted a Joke', '[Hero] and the Grumpy Bridge'],
      ask: 'Do you know how to cheer up a bridge?',
      refrain: ['Bridge, oh bridge, so wide and tall, please be kind and carry us all.'],
      spark: [
        'Halfway along the path was a bridge. But it was in a mood. {It had gone up in the middle like a cat! “No one goes over,” it said. “I’m sad.” The carts had to wait. “Why?” asked [hero].|It had humped up its back like a cat, and nobody could get over. On both banks stood carts and people and a man with a cheese. “Everyone walks on me,” it said. “No one has ever walked with me.” Well, you cannot take a bridge for a walk. But you could perhaps cheer it up, thought [hero], and that was adventure enough for one evening.}',
      ],
      tries: [
        'They told it the joke about the duck. {“I have heard that from every duck,” said the bridge.|“I’ve had ducks under me for a hundred years,” said the bridge. “I have heard it from the ducks.”}',
        '[Helper] stood on [h.his] head. {Things fell out. The bridge only looked at them.|A great many things fell out, and it took a while to pick them all up again. “Hm,” said the bridge.}',
        'They said it was a very fine bridge. {“You only want to get over,” it said. That was true, so they went red.|“You are only saying that because you want to get over,” it said, and as this was perfectly true they all looked at their shoes.}',
      ],
      solutions: [
        {
          id: 'ask',
          text: [
            '“What do you do all day?” asked [hero]. No one had ever asked that. {The bridge told them. It told of fish, and of ice, and of a boat with a piano. It talked till the stars came. By then its back was flat again.|There was a long silence. “Well,” said the bridge. It began with the fish. Then it told them about the winter when the river stood still, and the boat that came by with a piano on it, being played. All the people sat down on the banks to hear better. And as it talked its back sank lower and lower, till it lay there quite flat, and hadn’t even noticed.}',
          ],
        },
        {
          id: 'tickle',
          text: [
            'Then [hero] ran one finger along the rail, just to be kind. {“Hee!” said the bridge. “Do that again!” It laughed until it lay quite flat, and everybody could go over.|“Ho,” said the bridge. “What was that?” “A stroke,” said [hero]. “We’ve a cat at home who gets like that. It’s mostly that she wants stroking.” All the people put out their hands, the man with the cheese as well, and stroked the old stone rail. And the bridge purred, you could feel it in your feet, and lay down flat.}',
          ],
        },
      ],
      after: [
        '{They all went over on their softest feet and said thank you. “Come again,” said the bridge.|Each of them said thank you and goodnight to it, and the man left a piece of cheese.}',
      ],
      fact: '[Hero] cheered up the grumpy bridge.',
    },
  ],
  obstacles: [
    'The path split in two. One sign said “Long”. The other said “Longer”. {They took the long one. It had more blackberries.|They asked a blackbird, who had tried both. “Longer has more blackberries,” it said, and that settled the matter.}',
    'A rope hung over the stream. “Who’s first?” {They swung, one, two, three. [Helper] swung back again by mistake.|They swung across one after the other, with a yell in the middle. [Helper] forgot to let go and swung back, and had to do it all over again, not at all unwillingly.}',
  ],
  encounters: [
    'They met a man who was looking for adventure. “Have you seen one?” he asked. {“This is one,” said [hero]. “Oh!” he said, and sat down.|“I’ve walked for nine years,” he said. “I think this is one,” said [hero]. He looked round at it. “So it is,” he said. “I’d thought that it would be bigger.”}',
    'A tent was pitched in a tree. In it slept three birds on camp beds. {“We’re on holiday,” one said. “From what?” “From nests.”|“We’re on holiday,” said one of them without opening her eyes. “Nests are all very well, but one does like a change.”}',
    'There stood a scarecrow with his arms stretched out. {“I point both ways,” he said. “That way, no one is wrong.”|“To the left is the way, and to the right is also the way,” he said. “I like to be sure that nobody goes wrong.”}',
    'On a stone sat an old explorer, drawing a map of his own feet. {“It’s good to know where you stand,” he said.|“Everyone maps the mountains,” he told them, “but it’s so useful to know where you stand.” He had just discovered a new toe.}',
  ],
  favourite: [
    'By the door stood a pair of boots, side by side, having a rest from adventure.',
    'Over the bed hung a map, and every path on it led home.',
  ],
}
