import type { ThemePack } from '../../../craft/pack.ts'
import { figure, place } from '../build.ts'

export const friendship: ThemePack = {
  words: ['friend', 'together', 'share', 'neighbour', 'kind', 'hand', 'both', 'company', 'hug'],
  settings: [
    place(
      'plumlane',
      'land',
      'Plum Lane',
      'in Plum Lane',
      [
        '{In Plum Lane everyone was friends with everyone, most of the time. [Hero] lived at number three. There was a bench in front. It was for two.|[Hero] lived at number three, with a red door and a bench beside it, and the bench had been made so that it was comfortable only for two.}',
        '[Hero] put two cups out on the wall in Plum Lane. {You never know which friend will come by.|[He] always put out two, because you never know which friend might be passing, and a cup that waits doesn’t get cold.}',
        '[Hero] was washing the step at number three in Plum Lane. {Next door a friend was washing one too. They met in the suds.|Next door somebody else was doing the same, and they worked their way towards each other, and met, as good friends do, in a great many suds.}',
      ],
      [
        'From one house came a smell of soup and from the next the sound of a flute. {It always stopped at the same place.|Somebody was learning the flute, and always stopped at the same place, and all the friends in the lane had learned to sing on from there.}',
        'The houses in the lane stood so close that they leaned on each other. {They looked like friends on a bench.|They looked like friends on a long bench, and if one chimney had a cold, it went down the row.}',
      ],
      [
        'Plum Lane had grown quiet. Friends called goodnight from door to door, softer and softer. {At number three [hero’s] bed was warm.|At number three the lamp was lit. [Hero] climbed into the warm bed, from which, by lying on one side, you could see your best friend’s window go dark.}',
        'The lamps came on in Plum Lane, one soft yellow moon for each door. {[Hero] put the two cups away and went up to bed.|[Hero] rinsed the two cups, set them upside down to sleep, and went up the stairs in socks. The bed had been warmed with a brick that went from house to house, and tonight was number three’s turn.}',
        'In Plum Lane somebody had left a bun on the wall for whoever came home last. {[Hero] ate it slowly, and went up to bed.|It was [hero]. It is good to come last now and then. The bun was still a bit warm, and so was the bed, and from one house to the next the dark was quite full of friends.}',
      ],
    ),
    place(
      'hilltop',
      'land',
      'Windmill Hill',
      'on Windmill Hill',
      [
        'On Windmill Hill there are two small houses, with one garden for both. In one lived [hero]. {In the other lived friends.|There was one cherry tree as well, and one wheelbarrow, and so the people who lived there had to be friends, and were.}',
        '[Hero] lay in the grass on Windmill Hill and looked for shapes in the clouds. {It is more fun with a friend. One says “fish” and the other says “yes”.|It’s best to do this with a friend, for one of you says “fish” and the other one says “with a hat”, and then you can both see it.}',
        'The wind had a day off on Windmill Hill, so [hero] was turning the mill by hand. {A friend came to help. Then it was easy.|It was heavy for one, and then a friend took hold on the other side, and it was not only lighter but a good deal funnier.}',
      ],
      [
        'The old windmill turned its arms. {It looked as if it waved to a friend far off.|It went round so slowly that it looked as though it were waving to a friend a long way off, and perhaps it was.}',
        '{Under the cherry tree stood one wheelbarrow. It had two handles, so it took two friends to push.|The wheelbarrow under the cherry tree was pushed by two friends at a time, one to each handle, and therefore it went mostly in circles.}',
      ],
      [
        'The windmill had let its arms sink. Down the soft hill path they went, hand in hand. {In [hero’s] house it was warm. Bed was soft.|Behind them the cherry tree sighed in its sleep. [Hero] went in, and the bed was soft, and through the wall one could hear the neighbours yawn.}',
        'The grass on the hill was cool and grey, and the cloud shapes had gone to bed. {[Hero’s] small house was warm. The blanket was soft.|In the two small houses the two small windows glowed side by side. [Hero] knocked once on the wall, softly, and from the other side came one soft knock, and after that there was nothing left to say but sleep.}',
        'On Windmill Hill the grass lay down, and the cherry tree let go of one leaf. {[Hero] went in, and it was warm. A friend slept just behind the wall.|It took its time, that leaf, having nowhere else to be. [Hero] went in and lay down in the warm, and just behind the wall a friend turned over and slept on.}',
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
        '[Hero] was watering the mint on the roof of the Long Boat. {“A bit for me!” called a friend from below.|Now and then a friend put a head out of one of the eleven doors to ask if it was raining, and [hero] said that it was, but only there.}',
      ],
      [
        'Ducks swam along beside the boat. {They were all friends too. You could tell.|They swam two by two, and each pair had so much to tell each other that they kept bumping into the other pairs.}',
        'Eleven pots of mint stood on the roof of the boat. {If you were sad, a friend gave you a leaf to smell.|Each door had its own pot, and it was the custom that you never picked from yours but always from your neighbour’s, so that you had to say hello.}',
      ],
      [
        'Along the Long Boat the lamps grew dim, one door after another. {Behind the blue door [hero] lay down. The boat rocked slowly.|Behind the blue door it was warm. [Hero] lay down, and the boat went on rocking, very slowly, like a hand on a cradle.}',
        'The canal lay as smooth as a ribbon, and the ducks had tucked in their heads. {[Hero] lay in the bunk behind the blue door. Slowly the boat breathed.|Along the whole of the Long Boat people were drawing their curtains, and the light on the water went out, piece by piece. [Hero] lay down in the narrow warm bunk. Through the wood came ten quiet goodnights.}',
        'On the Long Boat ten lamps were out, and the eleventh was [hero’s]. {[He] turned it down. The boat rocked them all.|[Hero] turned it down as far as it would go. After that there was only the water on the other side of the wood, going softly along from friend to friend.}',
      ],
    ),
    place(
      'yard',
      'land',
      'Four Doors Yard',
      'in Four Doors Yard',
      [
        'There was one yard with four doors, and a pump in the middle. Behind the green door lived [hero]. {All the friends met at the pump. Squeak, slosh, hello!|The pump belonged to all of them, and it took two to work it, one to pump and one to hold the bucket, so that nobody in the yard had ever been thirsty and lonely on the same day.}',
        '[Hero] hung a towel on the long line in Four Doors Yard. {Next to it hung a friend’s sock. They danced together in the wind.|The line went from door to door and everybody shared it, and in a good wind [hero’s] shirts held sleeves with the neighbours’ shirts and had a party.}',
        'It was soup day in Four Doors Yard, and [hero] filled the big pot at the pump. {A friend took one handle of it. It said slosh.|It had two handles, so that one had to find a friend first, and then agree about which foot to start with, while the water did as it liked.}',
      ],
      [
        'In one corner stood an old sofa, out in the air. {It had room for four friends. Or for nine, if they were kind.|It had been too big for all four of the doors, and so it had stayed outside, and it was now the sitting room of the whole yard, with moss on one arm.}',
        'The yard smelled of soap and onions. {Someone was cooking. Someone would share.|One could always tell whose turn it was to cook by the smell, and whose turn it was to wash up by the sighing.}',
      ],
      [
        'One after the other three doors closed in the yard, as softly as books. {[Hero] went in at the green one. Bed was waiting, warm and wide.|A lamp had been left in the window by the pump, the one they called the last-one-home lamp. [Hero] turned it down low, went in at the green door, and lay down under the patched quilt, in which every neighbour had sewn a square.}',
        'The line was empty now, and the old sofa slept under its blanket. {[Hero] lay in bed and looked at the moon. It was in the pump bucket too.|In the bucket by the pump floated a small round moon. [Hero] nodded to it, went in, and lay down in a bed so near the wall that the quiet of the house next door came through it like warmth.}',
        'In Four Doors Yard the pump gave one last drop and was quiet. {[Hero] went in at the green door, and the bed was warm.|A cat crossed over from one door to the next, to see that everyone was in. [Hero] was. The green door was shut, and the quilt came up to the chin, with a square of every neighbour on it.}',
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
        '[Hero] was a beaver, and he built things for two. {Chairs for two. Spoons for two. The spoons were odd.|He built chairs for two and beds for two, and once a spoon for two, which had made for a long and friendly soup.}',
      ],
      [],
    ),
    figure(
      'wren',
      'Fay',
      'she',
      [
        'There was once a very small bird called [hero]. {She had a very big laugh.|She had such a big laugh that her friends always knew where she was, and usually why.}',
        'There was a little brown bird called [hero]. {She knew all her neighbours by their sneeze.|She knew each of her neighbours by name, by step and by sneeze, and she said bless you through four walls.}',
      ],
      [],
    ),
    figure(
      'ladyram',
      'Tansy',
      'she',
      [
        'There was once a young sheep called [hero]. {Her wool was so warm that friends leaned on her.|In cold weather all her friends came and leaned on her, and she counted that as the best thing about being a sheep.}',
        '[Hero] was a sheep who never went anywhere alone. {If no one came, she took a chair along for company.|When there was really nobody else she took a chair along, and they sat together and admired the view.}',
      ],
      [],
    ),
    figure(
      'magpielad',
      'Rufus',
      'he',
      [
        'There was once a young magpie called [hero]. {He liked to give things away. He gave away his hat three times.|Other magpies collect things, but he liked to give them away, and people were always finding spoons on their window sills.}',
        '[Hero] was a bird with a basket on his arm. {In it was one of each: one plum, one bun, one bow. You never know what a friend needs.|In it he carried one of everything that a friend might be short of, and nearly always it turned out to be the bun.}',
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
        'Something smelled of warm bread, and then there was a knock. {It was [helper], the bear from next door. “I’ve got time and two arms,” he said.|It was [helper], the bear, with his apron still on. “I don’t know what it’s about,” he said, “but I have brought a chair, and there’s a bun in each pocket.” He set off with the chair on his head.}',
      ],
      [
        '[Helper] hugged his pillow, and it gave a small puff of flour. Then he slept.',
        '[Helper] lay down on his back, with his big floury paws folded, and breathed like dough rising.',
      ],
    ),
    figure(
      'heron',
      'Miss Long',
      'she',
      [
        'A heron stood there on one leg and thought. Her name was [helper]. {“I may be slow,” she said, “but I’m a true friend.”|“I don’t say much,” said [helper], and after a while she added, “but I stay.” That is the best thing a friend can do.}',
        'By the water stood [helper], the heron, as still as a post. {She looked at [hero] kindly. “I’ll come,” she said. “Walk slowly. I have long legs, but I think a lot.”|She had been listening for some time, as one could tell by her foot. “Two heads,” she said, “are better than one.” There was a long pause. “Four legs also,” said [helper], and came.}',
      ],
      [
        '[Helper] drew up one long leg and folded her long neck, and became a small grey cloud.',
        'For a while [helper] watched over all of them on one leg. Then both her eyes closed, and the leg did not notice.',
      ],
    ),
    figure(
      'twins',
      'Hob',
      'he',
      [
        'Over the fence climbed a hedgehog with a bag of pears. “I’m [helper],” he said. {“I’m prickly. But I’m nice!”|“I’m prickly, but only on the outside. People have to get to know me from the front.” He gave [hero] a pear.}',
        'A ball of leaves rolled up and bumped on [hero’s] shoe. {It was a hedgehog named [helper]. “Sorry!” he said. “Is there room for one more friend?”|It unrolled, and it was a hedgehog with a pear on one of his spikes. “[Helper],” he said. “The pear’s for you. I keep it there so as to have my hands free for shaking.”}',
      ],
      [
        '[Helper] rolled himself up, with the soft side in, and one pear beside him for the morning.',
        '[Helper] laid all his prickles flat, which he did only among friends, and sighed into his paws.',
      ],
    ),
    figure(
      'postsnail',
      'Auntie Trail',
      'she',
      [
        'On the wall sat a snail with a post bag. Her name was [helper]. {“I bring all the letters here,” she said. “I know who likes whom!”|“I’ve taken letters round here for a lifetime,” she said. “I know who writes to whom, and who ought to.” She climbed on to [hero’s] sleeve to save time.}',
        '“Don’t step back,” said a small voice. It was [helper], the post snail. {“I’ve got an hour till the next letter. May I help?”|She had on a tiny cap with a badge. “The next post isn’t till Thursday,” she said, “and I can be useful in the meantime. I’m very good at seeing both sides of a thing. My eyes are on stalks.”}',
      ],
      [
        '[Helper] hung her cap on one horn, drew in the other, and went to bed without going anywhere at all.',
        'The post bag lay empty. [Helper] had folded herself up small inside her shell, like a letter that has arrived.',
      ],
    ),
    figure(
      'goatneighbour',
      'Uncle Beard',
      'he',
      [
        'Over the half door leaned an old goat. It was [helper]. {“I ate the bad news in the paper,” he said. “So now I’m free.”|“I’ve read the paper,” he said, with his mouth full, “and then I had it for lunch. What can I do for you?” He opened the door with one horn and came out in his slippers.}',
        'Tap, tap came a stick along the stones. It was [helper], the goat, with a cake tin under his arm. {“You look like you need a friend,” he said. “Or a slice.”|“In my experience,” he said, “there’s no trouble that isn’t better for a slice of something. I only eat the paper round it, so there will be plenty for you.”}',
      ],
      [
        '[Helper] put his beard outside the blanket, as he did each night, and it rose and sank, rose and sank.',
        '[Helper] put his slippers neatly side by side. He lay down on the straw and let his chin grow heavy.',
      ],
    ),
  ],
  problems: [
    {
      id: 'whisper',
      at: ['plumlane', 'hilltop', 'yard'],
      title: ['The New Neighbour Who Whispered', '[Hero] and the Quiet Friend'],
      ask: 'How would you make friends with somebody shy?',
      refrain: ['One for you and one for me, there’s always room for one more, you see.'],
      spark: [
        'There was somebody new next door. But no one had seen who it was! {There was only a tiny “hello” through the hedge. “I think that they’re shy,” said [hero]. “How do we make friends?”|The curtains were yellow, there was smoke from the chimney, and once a very small “hello” had come through the hedge and then run away again. “Somebody lives there who would like to be friends,” said [hero], “and doesn’t know how to begin.” [He] knew that feeling. It wanted thinking about.}',
      ],
      way: [
        'The postwoman had been next door. {“A tiny hand took the letter,” she said. “It said thank you twice.”|“I’ve only seen a hand,” she told them. “It comes out through the flap, takes the letter, and goes in. Then it comes out again and waves, in case it was rude not to.” She thought about it. “It’s a hand that would like to stay out longer,” she said, “if nobody made a fuss.”}',
        'On the doorstep next door lay a ring of small stones. {A new one lay there each day. “Someone plays here,” said [hero], “when we’re not looking.”|They were sorted by colour, from white to grey to nearly black, and one white one lay a little outside, as if it had not been asked in yet. [Hero] did not touch them. [Hero] only looked for another white one, found it under the hedge, and put it down beside the first.}',
        'From behind the hedge they heard a page turn. {Then a small sigh. “They like books!” whispered [hero].|Then came a long silence with somebody in it. Then another page. “That’s a person who reads,” whispered [hero]. “And did you hear that sigh? That was the end of a chapter, and nobody there to tell.”}',
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
            '[Hero] took two tins and a string. One tin went through the hedge. “Hello,” [he] whispered into the other. {“Hello,” said the tin, so softly. “I’m Fern. I talk better when no one looks.” They talked until the stars came out.|For a while nothing came. Then the string moved. “Hello,” said the tin, no louder than a crumb. “I’m Fern. I can talk much better when I’m not being looked at.” “So can I,” said [hero]. They told each other about their <ceilings~slippers~grandmothers>, and their favourite <spoons~puddles~words>, and what they were afraid of, and by the time the stars were out there was a nose in the gap in the hedge, and it was smiling.}',
          ],
        },
      ],
      after: [
        '{That evening [hero] put out three cups. The third was very small.|[Hero] put out three cups that evening. The third was a very small one, and it fitted in between the others as if there had always been a space.}',
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
      way: [
        'They asked the old sailmaker about rips. {“Any rip can be sewn,” he said. “But both sides have to come to the needle.”|He sat among his canvas with pins in his lapel. “I’ve sewn up sails torn by three kinds of wind,” he said, “and the secret’s always the same. You can’t mend the one half. They’ve both got to be there, and lying down, and not pulling.” He gave them a reel of thick red thread, for he had been young himself.}',
        'They found a thing caught on a bush: the kite’s tail. {It had two kinds of bows, red and blue. Each friend had made half.|It had torn off and been forgotten. [Hero] drew it through one hand. There was a red bow and a blue bow, a red and a blue, all the way along, and each sort was tied in a different way. “They made it in turns,” said [hero]. “You can see them sitting there.”}',
        'A little wind came by and looked at the two backs. {“I’m bored,” it said. “I miss that kite.” It sat down to wait.|It had been told to come at four, it said, and it was now well past that. It stirred the grass round the one friend, and then round the other. It made them both look up at the same cloud. Then it sat down on the path with its chin in its hands, and for a wind that was very patient.}',
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
            '[Hero] patched the kite and tied on one more string. “Now it has two,” said [hero]. {If one pulled, the kite fell over. If both pulled, up it went! “Together!” they called. And it danced in the sky.|“Try it now.” The first friend pulled, and the kite tipped over to the left. The other pulled, and it tipped to the right. They looked at each other, for the first time since lunch. “Both?” said one. “Both,” said the other. They pulled together, and the patched old kite rose up, straight as a lark, and danced, and it did tricks there that no kite with just one string has ever done.}',
          ],
        },
      ],
      after: [
        '{They put the kite to bed on the wall between their two houses. They would share it.|In the evening the kite hung over the fence between their two houses, with its tail on one side and its nose on the other, so that it could hear both of them say goodnight.}',
      ],
      fact: '[Hero] helped two friends to mend their kite.',
    },
    {
      id: 'birthday',
      title: ['The Cake with No Name on It', 'Whose Birthday Is It?'],
      ask: 'Is it your birthday today?',
      refrain: ['Stir it once and stir it twice, friends and cake are always nice.'],
      spark: [
        'By the well stood a cake with candles on. But there was no name on it! {“Whose birthday is it?” asked [hero]. “We must find out before the day ends.” No friend should miss a cake.|It had three layers, a sugar bird, and a card which had got wet, so that all you could read of it was “Happy” and “with love”. “It’s for a friend of somebody’s,” said [hero], and since everybody there was a friend of somebody’s, that did not help very much. But a birthday lasts only until bedtime. They would have to be quick.}',
      ],
      way: [
        'The baker wiped his hands and had a look at the cake. {“I didn’t bake it,” he said. “But that’s plum jam. And there’s just one plum tree here.”|He tasted a crumb, with his eyes closed, as bakers do. “Not one of mine,” he said. “That’s a home oven, a bit hot at the back. And the jam’s plum. Whoever made this has a plum tree and a warm heart, and has never learned to level a top.” He took another crumb, to be certain.}',
        'A line of sugar ran along the wall. Ants were busy with it. {“It fell from the cake,” they said. “It came from down there, and it hummed.”|“We’re only tidying up,” said the ants, rather quickly. The sugar had dripped from the cake on its way to the well, and they had followed it back as far as a garden gate. “It was carried by somebody who hummed,” they said, “and who stopped now and then to be pleased.”}',
        'They carried the cake along with them, under a cloth. {All who saw it smiled. “Is it for me?” they asked. “Perhaps!” said [hero].|It is remarkable how people look at you when you are carrying a cake. They came out of their doors. They straightened their collars. “It’s not for me, is it?” they said, one after another, and laughed, but a little of each of them had hoped.}',
      ],
      tries: [
        '{They asked the goat. “It is my birthday if there’s cake,” he said. He had said so last week too.|“If there’s cake, it’s my birthday,” said the goat with dignity. It had been his birthday on Monday as well, and twice on Sunday.}',
        'They sang the song in the street, to see who went red. {Everyone went red.|It turned out that everyone goes red if eleven people sing “Happy Birthday” at them, even the postman, and he was born on a leap day.}',
        'They counted the candles. {There were nine and a half. No one was nine and a half.|There were nine, and the half of one. They asked round, but nobody they knew was nine and a half, or at least not today.}',
      ],
      solutions: [
        {
          id: 'forgot',
          text: [
            'Then they saw who had not come. Old Mr Reed sat by his stove. “Birthday?” he said. “Me?” {He looked in his little book. It was true! He had forgotten it. So they all came in, and his room was full of friends.|He lived at the end, and he was so quiet that people sometimes forgot to call. “It can’t be mine,” said Mr Reed. He put on his glasses and looked in his little book, and then he looked again. “Well, I never,” he said. “I’d stopped counting, you know. There was nobody to tell.” After that there was hardly room to turn round in his kitchen. There were friends on the chairs and on the stairs, and one was sitting in the <sink~bath~coal box>.}',
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
        '{Two friends licked the plate, each from one side. Their noses met in the middle.|Two friends were left to lick the plate, each one starting from a side, and they met in the middle, nose to nose.}',
      ],
      fact: '[Hero] found out whose birthday cake it was.',
    },
    {
      id: 'swing',
      title: ['The Swing That Wanted Two', '[Hero] and the Swing That Hung Still'],
      ask: 'Do you know why a swing would stand still?',
      refrain: ['Up for you and back for me, swing us to the chestnut tree.'],
      spark: [
        'On the chestnut tree hung a new red swing. But it would not swing! {A whole line of friends stood there. Each of them had a go, and each just hung. “I’ll find out what’s wrong,” said [hero].|It had come that morning, and all the friends had queued up since breakfast. They kicked, they leaned back, they pointed their toes, and the swing hung there like a picture of a swing. “I don’t mean to be difficult,” it said, and its ropes creaked unhappily. “Something’s missing, and I can’t think what.” A thing like that spoils a good evening. [Hero] said that somebody ought to look into it.}',
      ],
      way: [
        'They asked the rope maker, who had made its ropes. {“They’re good ropes,” he said. “I made them for two. The seat is quite wide, isn’t it?”|He remembered the order. “Two ropes, extra strong,” he read from his book, and turned the page. “And the seat wider than usual. I did wonder. I thought perhaps it was for somebody broad.” He looked over his glasses. “Go and measure it,” he said, “and then think who would fit.”}',
        'On the seat, quite small, was some writing. {Half of it was gone. “…and you,” it said. And you? Who was “you”?|They had to kneel down to read it. The front of the plank had been rubbed bare by all the people getting on and off. But on the right-hand side there were still two words in white paint. “…and you,” they said. “Then there must have been something before the and,” said [hero].}',
        'A swallow landed on the rope. At once the swing moved, just a bit. {A second swallow came. It moved a bit more!|It was no more than a shiver, but they all saw it. Then the swallow’s mate came down and settled beside her, and the swing gave a small glad jerk, so that both of them had to open their wings. “Did you feel that?” said the one. “I always do,” said the other.}',
      ],
      tries: [
        'All of them blew at the swing, as hard as they could. {A hat swung. The swing did not.|They stood in a half circle and blew until their cheeks hurt. The leaves moved, the washing moved, and somebody’s hat left for good. The swing said that it was very kind of them, and cooling.}',
        'They rubbed the ropes with soap. {Now there were bubbles. [Helper] slid off at the back.|They had thought that it might be stiff. [Helper] sat down to test it, slid off at the back, slid on again and slid off at the front, and came up smelling of lavender.}',
        'They said “One, two, three, GO!” in a big voice. {The dog went. The cat went. The swing stayed.|On “go” the dog shot off, and two chickens, and a boy on a scooter who had only been passing. The swing had heard them perfectly well. “Go where?” it asked.}',
      ],
      solutions: [
        {
          id: 'two',
          text: [
            '[Hero] looked at the wide red seat. “Move up,” said [hero] to the boy on it. {They sat side by side. The swing gave a jump. Up they went! It was a swing for two. “You and you!” it sang.|“There’s room for somebody here. Look.” [Hero] sat down next to the boy, hip to hip, and each took hold of one rope. A quiver ran down from the branch. Before either of them had kicked, the swing drew back, as you draw breath, and sailed out over the grass. “That’s it!” it called. “Me and you! That’s what it said! I’m for two!” And the queue, which had been one long line, turned to look at who was standing next to them.}',
          ],
        },
        {
          id: 'ask',
          text: [
            '“What do you like?” [hero] asked the swing. “Do you like to go high?” {“No,” it said, so low. “I’m scared up there. Could we go small?” So two of them sat down, and it went small, to and fro. It was lovely. Bit by bit it went higher.|The swing twisted its ropes. “Everybody says higher,” it whispered, “and I’ve never been off the ground before today. I look down, and I go stiff.” So that was all. [Hero] sat down next to a boy, for there was room for two, and they didn’t push off at all. They just sat. After a while they went forward by the width of a hand, and back. “All right?” asked [hero]. “Again,” said the swing. They went by the length of an arm, and then by the length of a friend. And by the time the lamps were lit it was flying up into the leaves, and it was the swing that called “Higher!”}',
          ],
        },
      ],
      after: [
        'In the end they had to draw straws for who went home first. {The swing went on a bit by itself. To and fro, to and fro.|Long after the last two had hopped down, the red swing went to and fro under the chestnut, remembering each of them by the dent.}',
      ],
      fact: '[Hero] helped the red swing to swing.',
    },
    {
      id: 'secretgift',
      title: ['The Present That Went Round', '[Hero] and the Parcel That Came Back'],
      ask: 'Do you know who this parcel could be for?',
      refrain: ['Round and round the parcel goes, who it’s for nobody knows.'],
      spark: [
        'A parcel with a blue bow lay on [hero’s] step. “For a good friend,” it said. {Just that! “Not for me,” said [hero]. “I’ve been so-so this week. But whose is it?”|There was no name on it and no sender. [Hero] thought about it honestly. There had been the matter of the last biscuit on Tuesday, and so [hero] could not feel sure of being the one that was meant. But somewhere there was a good friend going without a parcel. It rattled softly, and smelled of pencils. “I’ll just take it round,” said [hero], “until it fits.”}',
      ],
      way: [
        'They met a woman who sold ribbons. {“That bow is one of mine,” she said. “I sold it to a big paw. It had flour on it. Or ink.”|She turned up the end of it and looked at the weave. “Forget-me-not, half a yard,” she said. “I sold that on Friday. I didn’t see a face, I was up the ladder. But the paw that paid was shaking a bit, like somebody who is doing a thing for the first time. And it said, keep the change, and there was none.”}',
        'The parcel gave a little rattle at one door, and went still at the next. {“It’s like a game,” said [hero]. “Warm! Cold! Warm!”|They noticed it by chance. In front of some houses it kept as quiet as a stone, and in front of others it gave a small dry rattle, as if it had turned over to listen. They went up and down with it for a while. It was surest, oddly enough, whenever [hero] was holding it.}',
        'A card fell out of the bow. It was very small. {“From one who was new here,” it said, “and was asked to play.” “Oh,” said [hero], and thought hard.|It must have slipped down in the knot. The letters leaned to the left and there was a blot, quite a well-meant one. “From somebody who was new,” it said, “and was asked to join in, and has not forgotten it.” They all tried to remember. It is curious how hard it is to think of such a thing when it was you who did the asking.}',
      ],
      tries: [
        'They gave the parcel to the kindest bear they knew. {“It’s too good for me,” he said. He passed it on. So did the next. By and by it came back to [hero].|He went pink to the ears and said there must be a better friend than he, and gave it to the hen. The hen knew somebody nicer. It went from hand to hand down the whole row, like a bucket at a fire, and at the end of the row stood [hero].}',
        'They put the parcel on a wall and hid, to see who would come for it. {A goat came. He ate the corner. He was not even sorry.|They lay behind the wall on their stomachs. First came nobody. Then came a goat, who read what was on the label and felt that it described him exactly. They got it back with one corner gone.}',
        'They held the parcel up to the light. {It was too thick to see through. But now it had a nose print.|[Helper] thought that one could make out something long, and [hero] thought that one could make out something round. It turned out that they were looking at one another’s fingers.}',
      ],
      solutions: [
        {
          id: 'hero',
          text: [
            '“Open it,” said a small voice. A young mole stood there with ink on his paws. {“It’s for you, [hero]. You asked me to play. I was new, and you said: come on!” In it were crayons, all the colours. They drew with them till dark, both of them.|It was the mole who had moved in at the end of last month, and he was twisting his scarf. “I followed it all round,” he said, “and nobody would keep it. It was meant for you. I stood by the wall for an hour that day, and you said, ‘We need one more.’” [Hero] remembered it now. They hadn’t needed one more, really. They had just been glad. It was a box of crayons, the long kind. [Hero] broke the sky blue in two, so that they could both begin.}',
          ],
        },
        {
          id: 'keepgoing',
          text: [
            'Then [hero] had an idea. [He] undid the bow. {In the box were nine small bells on strings. Nine! “It’s for more than one friend,” said [hero]. So each got a bell. Ting, ting! Now they could call each other.|“If nobody can say who is meant, perhaps it’s all of us.” Under the paper there were nine little clay bells with a loop to each, and they had plainly been made by somebody with large thumbs. There was one for every person to whom they had offered the parcel and who had said, that’s too good for me. “That’s what a good friend says,” said [hero], “so it found the right ones after all.” They hung them at their doors. And in the last doorway stood somebody with large thumbs, who had not lived there long, and tried to look surprised.}',
          ],
        },
      ],
      after: [
        'The blue bow was left over. {They tied it round the tree, for everyone.|Since it belonged to no one in particular they tied it round the lamp post, where it looked like a post that has been asked to a party.}',
      ],
      fact: '[Hero] found out who the parcel with the blue bow was for.',
    },
    {
      id: 'soupstone',
      title: ['The Empty Pot', '[Hero] and the Soup for Everyone'],
      ask: 'Have you got a little something for the soup?',
      refrain: ['Stir it, share it, taste it too, something small from me and you.'],
      spark: [
        'A tired tinker sat down by the way with a big pot. It was empty. {“I’m hungry,” he said, “and I’ve nothing to put in.” [Hero] looked in the cupboard. There was one carrot.|He had walked since sunrise, mending kettles. “It’s a lovely pot,” he said, knocking on it, so that it rang. “It only wants something in it.” [Hero] went to look, and there was one carrot, a bit bent. All the neighbours’ lids were shut, for it was the day before market, when nobody has much and everybody thinks that the others have more. One carrot, thought [hero], is a beginning.}',
      ],
      way: [
        'They set the pot on a fire, with water and the one carrot. {It went round and round. It looked very small. “Hello,” it seemed to say.|The water began to sing. Far down, the carrot swam past, went out of sight, and came by again. It was like watching somebody who has come too early to a party. “Don’t worry,” [hero] told it. “We’ll get you company.”}',
        'An old lady looked over her fence and sniffed. {“I’ve only half an onion,” she said. “It’s not much.” Plop! Now the carrot had a friend.|“Is that soup?” she asked. “I couldn’t add anything. I’ve only half an onion.” She said it as one mentions a hole in a stocking. “Half is just what we haven’t got,” said [hero]. It went in with a plop. She stayed to see that it was treated well, and after a while she leaned her broom on the fence and came round.}',
        'A boy came with three peas in his fist. {They were warm. “I saved them,” he said. “One, two, three!”|He had carried them so long that they had gone wrinkled. “They’re all right,” he said. “I was going to plant them, or else keep them.” He dropped them in one at a time, with a space between, and each of them said its own small word to the water. Then he asked if a person who had given peas might stir.}',
      ],
      tries: [
        'They stirred with a very big spoon, to make it look like more. {It looked like water with a big spoon in it.|It was the biggest spoon in the neighbourhood. They took turns, with both arms. Afterwards it was precisely the same soup, but everybody had a feeling of having cooked.}',
        'They told the pot about roast potatoes. {The pot steamed. [Helper’s] tummy growled. No potato came.|[Helper] did it, in detail, with the crisp bits and the salt. It was beautiful. The tinker shut his eyes. When it was over they were all a good deal hungrier, and the pot most of all.}',
        'They knocked at a shut door. {“No one is in!” called three voices. So they said sorry to no one, and went.|“There’s nobody at home!” called a voice, and then another behind it, “No, nobody!” and a third one said, “Not even me.” They thanked them all through the keyhole and said there was no hurry.}',
      ],
      solutions: [
        {
          id: 'allbring',
          text: [
            '[Hero] tasted it. “Good,” said [hero] out loud, “but it needs a bean.” {A door opened. “I’ve a bean!” “It needs a bit of salt.” One more door! Soon the pot was full, and there were bowls for all.|That was quite true. But [hero] said it clearly, and into the wind, and lifted the lid a little. A shutter opened. “I’ve got a bean,” said somebody, “if one’s any use.” “It’s just the thing. And now perhaps a leaf of thyme.” Another shutter opened. Nobody had had enough for a supper, and everybody, it turned out, had had one thing: <a rind of cheese~a leek~a sausage>, a cup of <rice~lentils~barley>, an egg. By lamplight there was a table out of doors with eleven sorts of chairs at it, and the tinker went round with the ladle and could not speak.}',
          ],
        },
        {
          id: 'smell',
          text: [
            '[Hero] took off the lid and fanned the steam with a big leaf. {The smell went in at each window. It was warm and good. “Who is cooking?” They all came out, and no one came with empty hands.|It wasn’t much of a soup, but the smell of it had carrot in it, and thyme, and evening. [Hero] fanned it slowly down the one side and up the other, under the doors. You cannot ask people to come out. But you can let them know that they would be welcome. First came a nose, then a slipper. “We thought,” said the neighbours, “that you might be short of a turnip.” And when they had all looked into the pot together, there was no bottom to be seen.}',
          ],
        },
      ],
      after: [
        'The pot was scraped so clean that it rang like a bell. {“Best soup of my life,” said the tinker. It had been everyone’s.|They tied a carrot leaf to the handle, to remember it by. And the tinker mended every kettle there for nothing, humming, with his mouth full.}',
      ],
      fact: '[Hero] made soup for everyone with the help of all the neighbours.',
    },
    {
      id: 'sorrystone',
      title: ['The Word That Was Stuck', '[Hero] and the Two Who Did Not Talk'],
      ask: 'Do you know how to get a word unstuck?',
      refrain: ['Small word, stuck word, out you come, sweet as any plum.'],
      spark: [
        'A goose and a goat were friends. But since noon they had not said a word. {The goat had sat on the goose’s hat! “I’ve a word in here,” he said, and held his neck. “It won’t come out.” [Hero] wanted to help.|The goat had sat down on the goose’s best hat, the one with the cherries. He hadn’t meant to. Now she stood looking at the left-hand side of the world and he at the right. “There’s a word I want to say to her,” he told [hero] in a low voice, “a small one, but it’s stuck. It has got its elbows out.” He pointed to his throat. A friendship with a word stuck in it can’t lie down to sleep. It would have to be fetched out.}',
      ],
      way: [
        'A frog with a book under his arm knew about words. {“The small ones stick most,” he said. “They’re round. Big ones come out like stairs.”|“It’s always the small ones,” he said. “A word like ‘rhinoceros’ comes down a step at a time and holds on to the rail. But the small round ones roll to the back and lie there. Don’t pull. What a word like that needs is a reason to come.” He wished them luck, in nine syllables.}',
        'They found the hat behind a bush. {It was as flat as a plate. But the cherries were still red. [Hero] blew in it, and half of it rose.|It had been trodden into something like a pancake. Two of the cherries had come off, and lay beside it, looking at the sky. [Hero] blew into the crown, and one side of the hat sat up. It wasn’t what it had been. But it was something that one could hold out to a person.}',
        'The goose was humming to herself by the gate. {It was a song for two. She stopped where the goat should come in.|They did not disturb her. It was one of those songs that go to and fro between two singers, and she sang her lines, and after each of them she left a gap. It was exactly as long as a goat. Somewhere on the other side of the hedge someone was beating time to it with one hoof, and thought that nobody could hear.}',
      ],
      tries: [
        'They patted the goat on the back, as one does for crumbs. {Out came a button, and a bit of newspaper. But no word.|He coughed up a button, a bit of Wednesday’s paper, and a cork that he had been missing for a year. He felt a great deal better, he said, but the word was still in there, behind where the cork had been.}',
        'They gave the goat hot milk with honey, to make it slippery. {“Mmm,” he said. That was a word, but not the one.|It went down beautifully, and they all watched his throat. “Mmm,” he said. Then he said, “Is there any more?” Those were both good words in their way, but they were not hers.}',
        '[Helper] said the word for him, in the goat’s voice. {“That’s not him,” said the goose. “He has a beard in it.”|The goose did not even turn round. “That’s very nicely done,” she said, “but when he says a thing you can hear his beard.” They had to admit that it had been a clean-shaven sort of voice.}',
      ],
      solutions: [
        {
          id: 'hat',
          text: [
            '[Hero] gave the goat the flat hat. “Hold it out. You need not say a thing.” {He held it out with both hooves. The goose looked at it. She looked at him. “Sorry!” It just popped out! She put on the hat. “It’s flat,” she said, “but it’s nice and flat.”|They had sewn the cherries on again with grass. He carried it across the yard, and it seemed to him a long way. He held it out. It leaned to one side like a house in a picture book. The goose looked at it for some time, and then at him. “You put the cherries back,” she said. “Sorry,” said the goat. There it was. It had come of its own accord while he was looking at something else. She set the hat on her head, where it lay like a lid. “I was tired of tall hats,” said the goose.}',
          ],
        },
        {
          id: 'write',
          text: [
            '“If the word won’t come out at the top,” said [hero], “let it out by the foot.” {So the goat wrote it in the sand, very big. “S, O, R…” The goose came to see. She read it with her head on one side. Then she wrote, “Me too”.|“You can write, can’t you?” He could, rather. He took a stick in his mouth and began, with great tall letters, all the way across the path. At the S he was still stiff. At the O he sniffed. By the second R the goose had come up behind him, since nobody can watch a person write and not want to know what it says. She read it to the end. Then she put out one flat orange foot and wrote, underneath, a little crookedly, “I was cross too long. So am I.” “I’d have said it,” said the goat, hoarsely. “I know,” said the goose. “You were spelling.”}',
          ],
        },
      ],
      after: [
        'And then they had a lot to say, for they had saved it up since noon. {They both talked at once, and no one minded at all.|They went off side by side and talked so hard, both of them at a time, that they walked straight past their supper.}',
      ],
      fact: '[Hero] helped a goat and a goose to be friends again.',
    },
    {
      id: 'lonelybench',
      title: ['The Bench That Nobody Sat On', '[Hero] and the Lonely Bench'],
      ask: 'Do you know who could sit on a lonely bench?',
      refrain: ['Sit by me, I’ll sit by you, there is always room for two.'],
      spark: [
        'There was a bench that nobody sat on. {It stood by itself with its face to a wall. “I’d like some company,” it said. “I’ve got arms and all.” [Hero] sat down at once. But one is not much.|Somebody had turned it round long ago with its face to a wall, and no one had ever come back to ask it about that. It had two arms and four good legs. “I’m very comfortable,” it said shyly, “or I think I would be.” People went by all day and looked at their feet. [Hero] sat down on it at once, and it creaked for joy. But [hero] couldn’t sit there for always, and one friend, the bench felt, was a wonderful thing, but it did leave room.}',
      ],
      way: [
        'An old man with a stick stood resting by a tree. {“I’d sit,” he said, “if there was a thing to look at. I’ve seen that wall.”|“I know that bench,” he said. “I’d sit down on it gladly, with these knees. But I know that wall as well, brick by brick. If you sit down you want something to look at, or somebody.” He shifted to the other foot. “I’d not be hard to please,” he added. “I’d be content with a duck.”}',
        'They saw a thing on the back of the bench: two letters in a heart. {“Somebody sat here once,” said [hero]. “Two of them!”|It was on the side that faced the path, and you had to scrape off the moss. “M and B,” it said, with a heart round it, rather a lumpy one. “That’s from before they turned me,” said the bench. “They came on Sundays. They used to look at the river, and I held their hats.” “So there’s a river,” said [hero], and looked round.}',
        'A cat walked along the bench, trod round three times, and lay down. {“She says it’s the warmest seat in town,” said [hero]. “Cats know.”|She was a thin grey cat who belonged to nobody and went everywhere. She tested it in four places, as if she were buying it. Then she folded up her paws. The bench did not dare to breathe. “That’s the highest praise there is,” [hero] told it. “They don’t do that for just any wood.”}',
      ],
      tries: [
        'They put up a sign. “Please sit,” it said. {A crow sat on the sign.|They painted it in red, with a hand that pointed. A crow came and sat on it. Then came his brother. They were good company, but they were on the sign, and the bench was still where it was.}',
        'They made [helper] sit there and look very pleased. {“Ahh,” said [helper], for an hour. People thought it was a statue. One put flowers down.|[Helper] sat with crossed legs and sighed with comfort, so that everyone should see. A party of visitors stopped, and one of them read out that it was from the last century. They left a small bunch of flowers.}',
        'They put a cake on the bench, for bait. {The ants sat on the cake. The bench felt each tiny foot. It was a start.|Nobody came but ants. They came by the hundred and sat down all over it, with their six knees up. The bench said that it was a beginning, and that it tickled, and that they had all been most polite.}',
      ],
      solutions: [
        {
          id: 'turn',
          text: [
            'Then [hero] walked round the bench and looked where it could not. {There was the river, with ducks! “Let’s turn you,” said [hero]. All took hold. Heave! Now it saw it all. The old man sat down. Then a girl. Then it was full.|On the far side of the path the ground fell away, and there lay the whole river with evening on it. “You’ve had your back to it,” said [hero]. It took six of them, counting the old man, who pushed with his stick. Heave, and scrape, and heave, and it stood the other way round. “Oh,” said the bench. “It’s still there. And there are ducks.” The old man let himself down at one end. A girl with a book asked if this was taken. By sunset somebody had to sit on the arm.}',
          ],
        },
        {
          id: 'story',
          text: [
            '[Hero] sat down and began to read out a story, to the bench. {A boy stopped to hear. He sat. A lady sat. “Move up!” Soon it was full to the end, and they all leaned in.|It was only meant for the bench, which had never been read to. But a boy going by slowed down at the giant, and at the giant’s mother he sat, just on the very edge. A woman put down her basket. “Don’t stop,” she said. “I only want to hear if he finds his sock.” By the middle there were seven of them in a row, none of whom had known each other, and they were holding hands because of the sock. “I knew I was comfortable,” said the bench.}',
          ],
        },
      ],
      after: [
        'Since then it’s been hard to find a place there. {“Squeeze up,” says the bench. “There’s room for one more friend.”|They come in the evening with cushions. And if somebody stands about by himself, the bench gives a small creak, and whoever is at the end moves up.}',
      ],
      fact: '[Hero] found company for the lonely bench.',
    },
  ],
  obstacles: [
    'The gate was stuck. {One could not open it. But two could! “Push together,” said [hero]. Pop! It went.|One alone could not open it, and they tried it one after the other to be sure. Then they all leaned on it together, and it gave in so suddenly that they lay in a friendly heap on the other side.}',
    'They had one umbrella, and it began to rain. {They all squeezed under it. Someone’s tail got wet. They took turns with that.|It was a small umbrella. They put the tallest in the middle and the smallest in a pocket, and took turns at being the one whose elbow got wet.}',
    'The hedge had just one hole, and it was very low. {They went in on all fours, like a train. “Toot,” said the last one.|They crawled through in a line, each one holding the shoe of the friend in front. In the middle somebody began to giggle, and it went along the line in both directions.}',
    'There was one plank over the ditch, and two goats stood on it, nose to nose. {“After you.” “No, after you.” So [hero] said, “Both lie down!” They all stepped over.|Neither wished to be so rude as to go first. [Hero] suggested that they turn into a bridge, one beside the other, and so everybody went over, and the goats were delighted to have done it together.}',
    'The bucket for the well was too heavy for one. {So one held, one pulled, and one said “Nearly!” That’s a job too.|One of them wound the handle, another held the rope, and [helper] called “Nearly!” from time to time. It is well known that without somebody to call it, buckets stick.}',
    'A strong wind blew up the street. It wanted their hats. {They linked arms, all in a row. The wind had to go round.|They linked arms and walked as one wide person with several hats. The wind tried it from the left and from the right, and then it shrugged and joined on at the end.}',
    'Their path was blocked by a very long table. {“Sit down!” said the people. “You can’t go by without a dumpling.” So they did not.|A whole street was having supper at it, and there was no way round. “You’ll have to go through,” they were told, and that meant nine chairs, nine handshakes and nine dumplings.}',
    'It had got too dark to see one’s hand. {“Here’s mine,” said [helper]. So [hero] had two.|“I can’t see my hand,” said [hero]. “Then take one of mine,” said [helper], “I know where both of them are.” They went along quite safely on what they had between them.}',
  ],
  encounters: [
    'Two old friends were playing draughts without a board. {“You win,” said one. “No, you do,” said the other.|They had played each evening for thirty years, and a good while ago they had lost the board. “You win,” said one of them. “I wouldn’t dream of it,” said the other.}',
    'A snail and a swallow sat on a fence. They were pen friends. {“I write slow letters,” said the snail. “I read fast,” said the swallow.|“She’s been everywhere,” said the snail, “and she writes to me about it.” “And he tells me what it was like here in the meantime,” said the swallow. “I should have missed it all.”}',
    'Somebody had left a hand print in the wet plaster of the wall. {[Hero] put a hand on it. It fitted.|[Hero] laid [his] own hand on it, and it fitted, finger for finger. Whoever it was, they would have got on.}',
    'They met a dog who gave his paw to each of them. {Then he went round and did it again. He did not want to miss anyone.|He went along the whole row, gravely, and when he had come to the end he began again at the beginning, in case he had left somebody out.}',
    'A scarecrow had given his coat to a bush. {“It looked cold,” he said. “Now we’re both half warm. That’s friendly.”|“It hasn’t any leaves yet,” he explained, “and it shivered so. We take turns, a day and a day. The birds have never laughed at either of us.”}',
    'Two hens sat in one nest, and it was tight. {“We have got two nests,” they said. “But in there, who would we talk to?”|Beside it stood a second nest, quite empty. “That one’s the guest room,” said the hens, “but as soon as one of us goes over there we’ve got so much to tell each other that she has to come back.”}',
    'A boy was teaching his shadow to wave. {It already could. “It’s my oldest friend,” he said.|“It’s very quick,” he told them. “I hardly have to show it anything.” They waved to both, and both of them waved back, at exactly the same time.}',
    'A cart came by with a horse in front and a horse on top. {“We take turns,” said the top one. “It’s my go to be company.”|“It’s simply fairer,” said the one on top, who had a rug over his knees. “He pulls to the bridge and I pull home, and whoever’s up here tells the jokes.”}',
    'A mole and a bat were out for a walk. Neither of them could see well. {“So we tell each other what we hear,” they said, arm in arm.|They were walking arm in arm and describing the view. “On your right there’s a smell of hay,” said the mole. “Charming,” said the bat, “and in front of you, I think, are some friends.”}',
    'By a gate hung a coat with a note on it. “Please borrow me.” {In each pocket was a sweet, for the next friend.|It had been there for years, it seemed, and had kept half the neighbourhood dry. In the pocket there was always one sweet. [Hero] took it, and put in a better one.}',
    'Three sisters were knitting one scarf, each from a different side. {“We’ll meet in the middle,” they said, “and have tea.”|One was knitting in red from the left and one in blue from the right. The third sat between them with the teapot. “I’m the middle,” she said. “They’re coming to me.”}',
    'A little dog carried one end of a long stick. {At the other end was another dog. They had never met before today.|The stick was as long as a cart. “I found it,” said the dog at the front through his teeth. “So did I,” came from a good way behind. “And that’s how we were introduced.”}',
  ],
  favourite: [
    'On the wall hung a drawing of two friends, hand in hand.',
    'Two cups stood side by side on the shelf, like friends who need not talk.',
    'On the bed lay two cloth bears under one blanket, and neither had more than the other.',
    'Round the lamp hung a paper chain of friends, holding hands in the still air.',
    'A letter from a friend lay under the pillow, soft from being read.',
    'On the door two coats hung close together, as quiet as old friends.',
    'By the bed there was a photograph of everybody squeezed on to one bench.',
    'The friendship bracelet on [hero’s] wrist was warm, and a little frayed with love.',
  ],
}
