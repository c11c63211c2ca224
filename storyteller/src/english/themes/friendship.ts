import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const friendship: ThemePack = {
  words: ['friend', 'together', 'share', 'neighbour', 'kind', 'hand', 'both', 'company', 'hug'],
  settings: [
    place(
      'lane',
      'land',
      'Plum Lane',
      'in Plum Lane',
      [
        '{In Plum Lane everyone was friends with everyone, most of the time. [Hero] lived at number three. There was a bench in front. It was for two.|[Hero] lived at number three, with a red door and a bench beside it, and the bench had been made so that it was comfortable only for two.}',
        '[Hero] put two cups out on the wall in Plum Lane. {You never know which friend will come by.|[He] always put out two, because you never know which friend might be passing, and a cup that waits doesn’t get cold.}',
      ],
      [
        'From one house came a smell of soup and from the next the sound of a flute. {It always stopped at the same place.|Somebody was learning the flute, and always stopped at the same place, and all the friends in the lane had learned to sing on from there.}',
      ],
      [
        'Plum Lane had grown quiet. Friends called goodnight from door to door, softer and softer. {At number three [hero’s] bed was warm.|At number three the lamp was lit. [Hero] climbed into the warm bed, from which, by lying on one side, you could see your best friend’s window go dark.}',
      ],
    ),
    place(
      'hilltop',
      'land',
      'Windmill Hill',
      'on Windmill Hill',
      [
        'On Windmill Hill there are two small houses, with one garden for both. In one lived [hero]. {In the other lived friends.|They had one garden together, one cherry tree and one wheelbarrow, and so the people who lived there had to be friends, and were.}',
        '[Hero] lay in the grass on Windmill Hill and looked for shapes in the clouds. {It is more fun with a friend. One says “fish” and the other says “yes”.|It’s best to do this with a friend, for one of you says “fish” and the other one says “with a hat”, and then you can both see it.}',
      ],
      [
        'The old windmill turned its arms. {It looked as if it waved to a friend far off.|It went round so slowly that it looked as though it were waving to a friend a long way off, and perhaps it was.}',
      ],
      [
        'The windmill had let its arms sink. Down the soft hill path they went, hand in hand. {In [hero’s] house it was warm. Bed was soft.|Behind them the cherry tree sighed in its sleep. [Hero] went in, and the bed was soft, and through the wall one could hear the neighbours yawn.}',
      ],
    ),
    place(
      'barge',
      'water',
      'the Long Boat',
      'on the Long Boat',
      [
        'The Long Boat lay in the canal, and it had eleven doors. Behind each one lived a friend, and behind the blue one lived [hero]. {At night it rocked them all.|Whenever somebody sneezed at the front end, somebody at the other end called “Bless you”, and at night the boat rocked all of them together.}',
        'It was [hero’s] turn to cook on the Long Boat. {There was soup for eleven friends. It had a lot of carrots.|That meant soup for eleven friends, one of whom did not like carrots, and so [he] had cut those into stars, and hoped.}',
      ],
      [
        'Ducks swam along beside the boat. {They were all friends too. You could tell.|They swam two by two, and each pair had so much to tell each other that they kept bumping into the other pairs.}',
      ],
      [
        'Along the Long Boat the lamps grew dim, one door after another. {Behind the blue door [hero] lay down. The boat rocked slowly.|Behind the blue door it was warm. [Hero] lay down, and the boat went on rocking, very slowly, like a hand on a cradle.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'beaver',
      'Chip',
      'he',
      [
        'There was once a small beaver called [hero]. {He could whistle through his teeth.|He could whistle through the gap in his teeth, two notes at a time, and he used it mostly for calling his friends.}',
      ],
      [],
    ),
    figure(
      'wren',
      'Fay',
      'she',
      [
        'There was once a very small bird called [hero]. {She had a very big laugh.|She had such a big laugh that her friends always knew where she was, and usually why.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'bear',
      'Mo',
      'he',
      [
        'The door of number five opened, and out came a bear with flour on his nose. It was [helper]. {“I’ll come! The buns can bake on their own,” he said.|“I heard that somebody needs somebody,” he said. “The buns can look after themselves for a bit.” He was the kind of friend who brings a chair.}',
      ],
      ['[Helper] hugged his pillow, and it gave a small puff of flour. Then he slept.'],
    ),
    figure(
      'heron',
      'Miss Long',
      'she',
      [
        'A heron stood there on one leg and thought. Her name was [helper]. {“I may be slow,” she said, “but I’m a true friend.”|“I don’t say much,” said [helper], and after a while she added, “but I stay.” That is the best thing a friend can do.}',
      ],
      ['[Helper] drew up one long leg and folded her long neck, and became a small grey cloud.'],
    ),
    figure(
      'twins',
      'Hob',
      'he',
      [
        'Over the fence climbed a hedgehog with a bag of pears. “I’m [helper],” he said. {“I’m prickly. But I’m nice!”|“I’m prickly, but only on the outside. People have to get to know me from the front.” He gave them each a pear.}',
      ],
      ['[Helper] rolled himself up, with the soft side in, and one pear beside him for the morning.'],
    ),
  ],
  problems: [
    {
      id: 'whisper',
      title: ['The New Neighbour Who Whispered', '[Hero] and the Quiet Friend'],
      ask: 'How would you make friends with somebody shy?',
      refrain: ['One for you and one for me, there’s always room for one more, you see.'],
      spark: [
        'There was somebody new next door. But no one had seen who it was! {There was only a tiny “hello” through the hedge. “I think that they’re shy,” said [hero]. “How do we make friends?”|The curtains were yellow, there was smoke from the chimney, and once a very small “hello” had come through the hedge and then run away again. “Somebody lives there who would like to be friends,” said [hero], “and doesn’t know how to begin.” [He] knew that feeling. It wanted thinking about.}',
      ],
      tries: [
        'They knocked, loudly and kindly. Knock, knock, KNOCK! {The curtains shut. Oh dear.|“Hello! We’ve come to be friends!” they all called at once. The curtains closed, one after the other. It had been meant well.}',
        'They threw a ball over the hedge, for play. {It came back with a note. “Is this yours?”|After some time it came back, washed, and with a small label on it that said, “I think you dropped this.”}',
        'They put a cake on the step and hid. {A wasp came. Then [helper] ate a corner, to test it.|First a wasp came, then another, and then [helper], who only wanted to be sure that the cake was still all right, and made sure twice.}',
      ],
      solutions: [
        {
          id: 'beside',
          text: [
            'Then [hero] just sat down by the hedge and read a book, half out loud. {After a while something sat on the other side. “What comes next?” it whispered. It was a mouse with big glasses. They read to the end together.|[He] didn’t knock, and [he] didn’t look. [He] just read, not too loudly, and stopped at the exciting places. After two pages there was a rustle. After three somebody breathed. “And then?” whispered a voice. There sat a dormouse with very large glasses, holding on to the hedge with both hands. [Hero] moved the book over, so that they could both see, and after that they were friends, it was as simple as that.}',
          ],
        },
        {
          id: 'string',
          text: [
            '[Hero] took two tins and a string. One tin went through the hedge. “Hello,” [he] whispered into the other. {“Hello,” said the tin, so softly. “I’m Fern. I talk better when no one looks.” They talked until the stars came out.|For a while nothing came. Then the string moved. “Hello,” said the tin, no louder than a crumb. “I’m Fern. I can talk much better when I’m not being looked at.” “So can I,” said [hero]. They told each other about their ceilings, and their favourite spoons, and what they were afraid of, and by the time the stars were out there was a nose in the gap in the hedge, and it was smiling.}',
          ],
        },
      ],
      after: [
        '{Now there were three cups on the wall. The third was very small.|[Hero] put out another cup on the wall that evening, a very small one, and it fitted in between the others as if there had always been a space.}',
      ],
      fact: '[Hero] made friends with the shy new neighbour.',
    },
    {
      id: 'kite',
      title: ['One Kite for Two', '[Hero] and the Kite with Two Strings'],
      ask: 'Do you know how to mend a kite and two friends?',
      refrain: ['You hold on and I’ll hold too, everything is light for two.'],
      spark: [
        'Two friends had one red kite, and both of them held on to it. {“Mine!” “No, mine!” Rip! Now there were two bits. They were both sad. [Hero] came to help.|“I saw it first.” “I touched it first.” Then there was a sort of a rip, and each of them was holding half a kite, which is no use to anyone. They sat down back to back and looked in different directions. All their friends grew quiet. It was a nice kite, and they were nice friends, and [hero] did not see why either should stay broken.}',
      ],
      tries: [
        'They glued the kite with jam. {The ants came, and the jam did not hold.|It held till they lifted it. Then it came apart, and each half was carried off a little way by ants, and had to be asked for back.}',
        'They flew just the one half. {It went round and round, and hid in a tree.|It went round and round and round like somebody who has lost a shoe, and then it went up into a tree and would not talk about it.}',
        '“Say sorry,” said [helper]. {“You first!” they both said. And then they said it again.|“You first!” cried both of them at the very same moment, and were so cross at having said the same thing that they shut their mouths.}',
      ],
      solutions: [
        {
          id: 'sew',
          text: [
            '“Hold this,” said [hero] to one. “And you hold that,” [he] said to the other. {They had to sit close, so that [hero] could sew. Their knees touched. One giggled. Then both did. “Sorry,” they said, both at once. And the kite flew!|“It won’t work unless you sit nearer.” They moved a bit closer, without looking. [Hero] sewed, in and out, with big red stitches, and [he] was in no hurry. The knees of the two bumped. One of them snorted, and then it was all over, they were laughing so hard that the needle had to wait. “I’m sorry,” they said, together again, and this time nobody minded. The kite flew better than before, because of the seam.}',
          ],
        },
        {
          id: 'twostrings',
          text: [
            '[Hero] tied on one more string. “Now it has two,” said [hero]. {If one pulled, the kite fell over. If both pulled, up it went! “Together!” they called. And it danced in the sky.|“Try it now.” The first friend pulled, and the kite tipped over to the left. The other pulled, and it tipped to the right. They looked at each other, for the first time since lunch. “Both?” said one. “Both,” said the other. They pulled together, and the patched old kite rose up, straight as a lark, and danced, and it did tricks there that no kite with just one string has ever done.}',
          ],
        },
      ],
      after: [
        'They put the kite to bed on a chair, with one friend holding each string. {They would share it.|In the evening it hung over the fence between their houses, with one string on each side, so that it could hear both of them say goodnight.}',
      ],
      fact: '[Hero] helped two friends to mend their kite.',
    },
    {
      id: 'birthday',
      title: ['The Cake with No Name on It', 'Whose Birthday Is It?'],
      ask: 'Is it your birthday today?',
      refrain: ['Stir it once and stir it twice, friends and cake are always nice.'],
      spark: [
        'In the morning there was a cake by the well, with candles on. But there was no name on it! {“Whose birthday is it?” asked [hero]. “We must find out before the day ends.” No friend should miss a cake.|It had three layers, a sugar bird, and a card which had got wet, so that all you could read of it was “Happy” and “with love”. “It’s for a friend of somebody’s,” said [hero], and since everybody there was a friend of somebody’s, that did not help very much. But a birthday lasts only until bedtime. They would have to be quick.}',
      ],
      tries: [
        '{They asked the goat. “It is my birthday if there’s cake,” he said. He had said so last week too.|“If there’s cake, it’s my birthday,” said the goat with dignity. It had been his birthday on Monday as well, and twice on Sunday.}',
        'They sang the song in the street, to see who went red. {Everyone went red.|It turned out that everyone goes red if eleven people sing “Happy Birthday” at them, even the postman, and he was born on a leap day.}',
        'They counted the candles. There were nine and a half. {No one was nine and a half.|There were nine, and the half of one. They asked round, but nobody they knew was nine and a half, or at least not today.}',
      ],
      solutions: [
        {
          id: 'forgot',
          text: [
            'Then they saw who had not come. Old Mr Reed sat by his stove. “Birthday?” he said. “Me?” {He looked in his little book. It was true! He had forgotten it. So they all came in, and his room was full of friends.|He lived at the end, and he was so quiet that people sometimes forgot to call. “It can’t be mine,” said Mr Reed. He put on his glasses and looked in his little book, and then he looked again. “Well, I never,” he said. “I’d stopped counting, you know. There was nobody to tell.” After that there was hardly room to turn round in his kitchen. There were friends on the chairs and on the stairs, and one was sitting in the sink.}',
          ],
        },
        {
          id: 'all',
          text: [
            'Nobody knew. So [hero] had an idea. “Then it’s for all of us,” said [hero]. “For the birthday of being friends!{” They cut it in many small bits. Each got one, even the goat. It was the best day.| We’ve never had one of those, and we’ve been friends for ages.” Everyone agreed that it was high time. They cut the cake so that each had a piece, with the sugar bird for the smallest. Only when it was nearly gone did they find, on the bottom of the plate, the name of the cake’s owner. In icing, quite small, it said: “All of you.”}',
          ],
        },
      ],
      after: [
        '{They licked the plate, each from one side. Their noses met in the middle.|Two friends were left to lick the plate, each one starting from a side, and they met in the middle, nose to nose.}',
      ],
      fact: '[Hero] found out whose birthday cake it was.',
    },
  ],
  obstacles: [
    'The gate was stuck. {One could not open it. But two could! “Push together,” said [hero]. Pop! It went.|One alone could not open it, and they tried it one after the other to be sure. Then they all leaned on it together, and it gave in so suddenly that they lay in a friendly heap on the other side.}',
    'They had one umbrella, and it began to rain. {They all squeezed under it. Someone’s tail got wet. They took turns with that.|It was a small umbrella. They put the tallest in the middle and the smallest in his pocket, and took turns at being the one whose elbow got wet.}',
  ],
  encounters: [
    'Two old friends were playing draughts without a board. {“You win,” said one. “No, you do,” said the other.|They had played each evening for thirty years, and a good while ago they had lost the board. “You win,” said one of them. “I wouldn’t dream of it,” said the other.}',
    'A snail and a swallow sat on a fence. They were pen friends. {“I write slow letters,” said the snail. “I read fast,” said the swallow.|“She’s been everywhere,” said the snail, “and she writes to me about it.” “And he tells me what it was like here in the meantime,” said the swallow. “I should have missed it all.”}',
    'Somebody had left a hand print in the wet plaster of the wall. {[Hero] put a hand on it. It fitted.|[Hero] laid [his] own hand on it, and it fitted, finger for finger. Whoever it was, they would have got on.}',
    'They met a dog who gave his paw to each of them. {Then he went round and did it again. He did not want to miss anyone.|He went along the whole row, gravely, and when he had come to the end he began again at the beginning, in case he had left somebody out.}',
  ],
  favourite: [
    'On the wall hung a drawing of two friends, hand in hand.',
    'Two cups stood side by side on the shelf, like friends who need not talk.',
  ],
}
