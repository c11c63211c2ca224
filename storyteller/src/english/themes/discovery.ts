import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const discovery: ThemePack = {
  words: [
    'discover',
    'found',
    'find',
    'explor',
    'footprint',
    'museum',
    'secret',
    'map',
    'door',
    'clue',
    'trace',
    'new',
    'look',
    'dig',
    'drawer',
    'name',
    'attic',
    'lamp',
  ],
  settings: [
    place(
      'attic',
      'indoors',
      'the big attic',
      'in the big attic',
      [
        'In the attic there was always something new to discover, even if it was old. {[Hero] had a lamp and a bag of nuts. Dust danced in the light.|[Hero] went up with a lamp and a bag of nuts, for discovering makes you hungry, and behind each thing there was always one more thing.}',
        '[Hero] was in the attic, looking into a trunk. {In it was a hat. In the hat was a box. In the box was a smaller hat.|In the trunk was a hat and in the hat was a box, and in the box was a much smaller hat, and there [hero] stopped, to leave something for tomorrow.}',
      ],
      [
        '{It smelled of wood and apples. A rocking horse stood there and looked as if it had just stopped.|It smelled of wood and last year’s apples. The rocking horse looked as though it had that very moment stopped, and was hoping that no one had seen it.}',
      ],
      [
        'They went down the attic stairs, slowly, and each step creaked a soft goodnight. {[Hero’s] bed was warm. There was still dust on [his] nose.|[Hero] wiped the dust from [his] nose, nearly all of it, and climbed into the warm bed that stood right beneath the attic and all that slept in it.}',
      ],
    ),
    place(
      'coast',
      'land',
      'Find-It Bay',
      'at Find-It Bay',
      [
        'At Find-It Bay the sea brings in something new each day. {[Hero] had the first look. Today it was a door.|[Hero] lived nearest, and so had the first look. On Monday it had been a boot and on Tuesday another, and today there was a door.}',
        '[Hero] walked along Find-It Bay with [his] eyes on the ground. {That is how you discover things. You also bump into things.|That’s the way to find things, and it is also the way to bump into them, so that [hero] had discovered a good many posts.}',
      ],
      [
        'The sand in the bay was smooth and new. {There were footprints on it. Three toes, and a small dot.|Nobody had walked there yet, but for one. There were three toes, and behind them a small round dot, and then again three toes.}',
      ],
      [
        'They walked home along Find-It Bay, and the sea came up softly and smoothed out their footprints behind them. {[Hero’s] bed was warm.|It would be a clean page again by morning. In the little house above the bay the bed was warm, and [hero] lay down with salt in [his] hair.}',
      ],
    ),
    place(
      'museum',
      'indoors',
      'the Museum of Small Things',
      'in the Museum of Small Things',
      [
        'There is a Museum of Small Things, and at night [hero] looks after it. {In room one is a crumb. It is a very old crumb.|In the first room is the world’s oldest crumb, under glass. In the next is a button that once met a king.}',
        '[Hero] made a round with a lamp in the Museum of Small Things. {“Goodnight, bean. Goodnight, bead.”|“Goodnight, bean,” said [hero]. “Goodnight, bead.” Each of them had its own small cushion and its own small card, with its name.}',
      ],
      [
        'The cards were all written by hand. {“Found under a chair,” it said on one. “Not yet known,” said the next. [Hero] liked those best.|“Found beneath a chair,” it said on one, and “Used to be longer.” The ones that [hero] liked best said “Not yet discovered”, and the cushion was empty.}',
      ],
      [
        'They put out the lamps in the Museum of Small Things, one room after another, until everything small was safe and dim. {[Hero] had a bed in the last room. On the card it said “Warm”.|In the very last room there stood a bed, soft and turned down, with a card on it, “Please touch”. [Hero] lay down.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'ant',
      'Columbine',
      'she',
      [
        'There was once a young ant called [hero]. {All the others went in a line. She looked to the side.|All the other ants went in a line and looked straight ahead, and she was the one who looked to the side.}',
      ],
      [],
    ),
    figure(
      'magpie',
      'Jack',
      'he',
      [
        'There was once a magpie called [hero]. {He found things, and then he found who owned them.|Magpies are known for finding things. He was known for going round afterwards, and finding out whose they were.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'mouse',
      'Miss Quill',
      'she',
      [
        'Behind a box sat a mouse at a tiny desk. She was called [helper]. {“I write down all that’s found,” she said. “What have you got?”|“I keep the book of discoveries,” she said. “The last one was on Tuesday. It was a draught.” She sharpened her pencil and came along.}',
      ],
      ['[Helper] wrote “The End” in very small letters, and used the book for a pillow.'],
    ),
    figure(
      'dog',
      'Nose',
      'he',
      [
        'Sniff, sniff, sniff. Around the corner came a dog with his nose on the floor. He was called [helper]. {“You had jam,” he said. “And you’re nice. I can smell it.”|“Jam,” he said without looking up. “Apricot. And under that, somebody kind.” A nose like that is a great help when you are looking for things.}',
      ],
      ['[Helper] laid his nose on his paws. It twitched once more, and then it slept as well.'],
    ),
    figure(
      'owl',
      'Aunt Spectacle',
      'she',
      [
        'An owl with a magnifying glass looked down. It made one eye very big. Her name was [helper]. {“I see a clue,” she said. “It’s you!”|“Aha,” she said, and after a while, “No. That’s my own foot.” But an owl who can tell you when she is wrong is worth two who can’t.}',
      ],
      ['[Helper] put down her glass, and both her eyes were the same size, and both were shut.'],
    ),
  ],
  problems: [
    {
      id: 'noise',
      title: ['The Noise Nobody Knew', '[Hero] and the Sound in the Wall'],
      ask: 'Do you know what goes prr-tick?',
      refrain: ['Listen here and listen there, there’s a secret in the air.'],
      spark: [
        'There was a noise. It went prr-tick, prr-tick. {“What’s that?” said [hero]. It was not the clock. It was not the cat. It was something new to discover!|It was not the clock, for that goes tock. It wasn’t the cat or the pipes. It came out of the wall, just behind the wallpaper, and stopped when you breathed. A noise that nobody knows has no name, and a thing with no name must feel lonely. [Hero] took the lamp. “We’ll find you,” [he] said to the wall.}',
      ],
      tries: [
        'They knocked on the wall. Knock, knock. {“Prr-tick?” said the wall. It sounded surprised.|They knocked twice. There was a silence. Then somebody knocked back, twice, and that was exciting, but it was only [helper], who had gone round to the other side.}',
        'They looked it up in the book of noises. {There was “prr”, and there was “tick”. But not both.|They found “prr: see under cat”, and “tick: see under clock, beetle, conscience”, but there was no “prr-tick”.}',
        'They put a glass to the wall, to hear better. {Now it went PRR-TICK. That was no help.|With the glass it was a good deal louder, but no clearer, like a person who has been asked to say it again.}',
      ],
      solutions: [
        {
          id: 'baby',
          text: [
            'Then [hero] found a crack, no wider than a leaf, and shone in the light. {A mother bat hung there with a tiny baby. It purred, prr. And each time it drank, it went tick. “It’s a happy noise,” she said.|And in there, on a nail, hung a bat, and under her wing was a baby as small as a bean. Prr, it went, and then, when it swallowed, tick. “Do we disturb you?” asked the mother. “He does that when he is happy.” So now they knew what it was. In the book it got a line of its own: “Prr-tick: the noise of somebody small who has everything he needs.”}',
          ],
        },
        {
          id: 'musicbox',
          text: [
            'They followed it with their ears to a loose board. Under it lay an old music box. {Prr, it turned. Tick, it was stuck on a crumb. [Hero] blew. Then it played! It was the softest tune.|It must have lain there for a hundred years. Prr, it went, as the little wheel turned, and tick, as it came to the crumb that it could not get past. [Hero] took a deep breath and blew. The crumb flew out. And the box played the rest of the song, which it had been trying to get to since somebody’s great-grandmother was small.}',
          ],
        },
      ],
      after: [
        'Now the noise had a name, and nobody had to wonder. {They listened until they were sleepy.|They sat there close together, and listened to it for a long time, until it seemed to come from far away.}',
      ],
      fact: '[Hero] discovered what the strange noise in the wall was.',
    },
    {
      id: 'prints',
      title: ['Footprints with Three Toes', '[Hero] Follows the Footprints'],
      ask: 'Do you know who has three toes and a dot?',
      refrain: ['Toe and toe and toe and dot, are we near it? Maybe. Not.'],
      spark: [
        'There were footprints on the floor. Three toes, and a dot. Three toes, and a dot. {“Who’s that?” asked [hero]. No one knew such feet. So they went after them.|They began in the middle, out of nothing, and went off round the corner. [Hero] measured one with a spoon. No bird had feet like that, and what was the dot? “Nobody has ever discovered this before,” said [hero], “or else it would be in a book.” There was only one thing to do with footprints, and that is to follow them.}',
      ],
      tries: [
        'They followed them round and round. {Now there were more! Oh. Those were their own.|There were more and more of them, and it became quite exciting, until [hero] noticed that they were following themselves.}',
        'They put down flour to see better. {[Helper] sneezed. Now everyone was white.|It was a very good plan. Then [helper] sneezed, and after that all of them were white and the footprints were gone.}',
        'They asked a hen to step in one. {It nearly fitted. “But where is your dot?” “What dot?” said the hen.|It was nearly right. “And the dot?” asked [hero]. “I’m a respectable hen,” said the hen. “I don’t have a dot.”}',
      ],
      solutions: [
        {
          id: 'umbrella',
          text: [
            'Behind the last corner stood a very old bird with a stick. {“I’m a snipe,” he said. “That dot? It is my walking stick!” He had come so far to see an old friend. They showed him the door.|He was small and grey, and he wore a scarf. “You’ve been following me,” he said. “How nice. At my age no one does.” The dot was his walking stick. He was on his way to see a friend whom he hadn’t seen for fifty years, and he had lost his glasses on the first day. They took him by the wing. It wasn’t far, it was only one door along.}',
          ],
        },
        {
          id: 'new',
          text: [
            'The last print was under a leaf. They lifted it up. There sat something round and blue, with three toes and a tail like a pea. {No one had seen one before. “I’m new,” it said. “What am I?” “You’re a discovery,” said [hero]. It liked that.|No one had ever seen such a thing. It wasn’t a bird, and it was not a frog, and when it was shy it turned yellow. “What are you?” asked [hero]. “I don’t know,” it said. “I was hoping that somebody would find me and tell me.” So [hero] wrote a card for it. “Discovered today,” it said, “and very welcome.” It read this twice and turned the colour of a sunrise.}',
          ],
        },
      ],
      after: [
        'Now they knew whose feet those were. {In the book it says: three toes, one dot, one friend.|It was entered in the book, with a drawing: three toes, one dot, one new friend.}',
      ],
      fact: '[Hero] discovered who had left the footprints with three toes.',
    },
    {
      id: 'door',
      title: ['The Very Small Door', '[Hero] and the Door Behind the Cupboard'],
      ask: 'Do you know who lives behind a very small door?',
      refrain: ['Knock, knock, who’s in? Let the finding begin.'],
      spark: [
        'Behind the cupboard [hero] found a door. It was as high as a book! {It had a tiny handle and a tiny mat. “Who lives there?” said [hero]. Nobody had a key that small.|It had a brass handle like a pin, a mat the size of a stamp, and a light under it. Nobody had ever discovered it, not even the person who dusts. [Hero] lay down flat and looked. It was locked, and on the mat stood, in very small letters, “Soon”. Now what could that mean? [He] would not be able to sleep without knowing.}',
      ],
      tries: [
        'They tried all of the keys. {They were as big as the door.|The smallest was the one from the music box, and it was as long as the door was high. It would have been like trying to get in with a ladder.}',
        'They pushed a letter under the door. {“Hello!” It came back. “Hello,” it said. “Not yet.”|“Hello,” it said, “who are you?” It came back after a minute. Somebody had put under it, in a beautiful hand, “Not yet, thank you.”}',
        'They sang in front of it. {The light under the door went off. Then on. That was clapping.|When they had finished, the light under the door went off and on, off and on. It was applause, they thought, or else somebody wanted to read.}',
      ],
      solutions: [
        {
          id: 'ready',
          text: [
            'So they sat down and waited. {It was hard. Then the door opened, all on its own. Out came seven beetles in paper hats. “Now!” they said. “It’s done! It’s a museum of you.” Each crumb that [hero] had dropped lay there on a cushion.|It is the hardest part of discovering, and nobody tells you so. At last there was a click. Out came seven beetles wearing paper hats. “We’re open,” said the first one, out of breath. It was a museum. There on cushions lay a sock’s thread, a pencil shaving, half a pea, and beneath each it said, “From the big kind one upstairs.” They had been discovering [hero] for years.}',
          ],
        },
        {
          id: 'clockmaker',
          text: [
            'When the clock struck, the door went open. There stood a little old man with a broom. {“I sweep up the minutes,” he said. “You drop so many!” He gave [hero] one back. It was a nice one, from last summer.|It opened exactly on the stroke, and a little old man swept something over the step that glittered. “Lost minutes,” he said. “This house is full of them. People leave them lying about when they’re having a good time.” He picked one out with care, and laid it on [hero’s] hand. It was from last summer and still warm. For one whole minute there was a smell of strawberries.}',
          ],
        },
      ],
      after: [
        '{They pushed the cupboard back, but not quite. A bit of light still came out.|They pushed the cupboard back, but they left a gap, just wide enough for a light to come through and for somebody small to come to tea.}',
      ],
      fact: '[Hero] discovered what was behind the very small door.',
    },
  ],
  obstacles: [
    'They came to a shelf that was too high. {They stood on each other. [Helper] was on the bottom and said “oof”.|They stood on one another, the heaviest at the bottom. “What can you see?” asked the bottom one after a while. “A view,” said the top one.}',
    'A ball of string had rolled out over everything. {They followed it to the end. There was a kitten, and it was asleep.|It went round every leg of every thing. They could not get over it or under it, so they wound it up as they went, and at the end of it there was a kitten, asleep with its mouth open.}',
  ],
  encounters: [
    'A worm put its head out. “Have I been discovered?” it asked. {“Yes,” said [hero]. “Good,” it said, and went down again.|“Yes,” said [hero]. “Officially?” asked the worm. [Helper] wrote it down, and the worm went below to tell its wife.}',
    'They found a box that said “Do not open”. {So they didn’t. “Thank you,” said the box.|They looked at it for a long time from every side, and then they went on. “Thank you,” said the box behind them. “You would be surprised how seldom that happens.”}',
    'An old key lay on the ground. It opened nothing at all. {“I’m retired,” it said.|They tried it in this and they tried it in that. “I’m retired,” said the key at last. “I just like to be asked.”}',
    'They looked through the wrong end of a telescope. All at once everything near was far away. {They waved at their own feet.|Their own feet were tiny, at the end of long, long legs, and waved up at them like people on a beach.}',
  ],
  favourite: [
    'On the night table lay a magnifying glass. It made the moonlight a little bigger.',
    'In the drawer lay all the treasures found that year, each wrapped up in its own sock.',
  ],
}
