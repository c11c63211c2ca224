import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const fairyTale: ThemePack = {
  words: [
    'fairy',
    'tale',
    'once',
    'giant',
    'king',
    'prince',
    'princess',
    'wolf',
    'porridge',
    'bear',
    'spell',
    'golden',
    'wish',
    'cottage',
    'troll',
    'gnome',
    'dwarf',
    'dwarves',
    'beanstalk',
    'kingdom',
    'bean',
  ],
  settings: [
    place(
      'cottage',
      'land',
      'the Gingerbread Cottage',
      'in the Gingerbread Cottage',
      [
        'Once upon a time [hero] lived in a gingerbread cottage. {One must not lick the door. But [hero] did, just a bit.|It was warm and it smelled of Christmas, and the only trouble was that visitors kept on eating the door knob.}',
        'Once upon a time, behind seven hills, [hero] was mending the roof of a cottage. {It was a roof of gingerbread. It needed more icing.|It was a gingerbread roof and it leaked a little, so [hero] filled up the cracks with icing and put a sugared almond on top for luck.}',
      ],
      [
        'In that fairy-tale land the milk jug never ran dry, and the cat wore boots. {They were too big, so it went clop, clop.|They were much too large for it, so that one always heard it coming, and the mice were very well.}',
      ],
      [
        'By the light of the moon they came home through the sleeping kingdom. {In the gingerbread cottage it was warm. [Hero] got into the little bed by the oven.|It was warm and it smelled of cinnamon. [Hero] got into the little bed behind the oven, under a quilt as soft as dough.}',
      ],
    ),
    place(
      'beanstalk',
      'sky',
      'the top of the beanstalk',
      'at the top of the beanstalk',
      [
        'Once upon a time there was a beanstalk, and at the very top lived [hero]. {The post came up in a basket.|The view was good and the beans were fresh, and the only bother was that anything you dropped was gone until Thursday.}',
        'Once, at the top of a beanstalk, [hero] was hanging socks up to dry on a cloud. {It was a good cloud for socks. It did not rain much.|You have to choose the right sort of cloud for it, one that is in a good mood, and [hero] had known this one for years.}',
      ],
      [
        'Next door to the beanstalk lived a giant. His snore made all the leaves shake. {He was a kind giant. He grew very small roses.|He was a kind one. He grew roses, very small ones, and he watered them with a thimble.}',
      ],
      [
        'Leaf by leaf, slowly, they came back up the beanstalk into the soft night. {[Hero’s] bed was a bean pod with fluff inside. It was warm.|The giant had put out his lamp. [Hero’s] bed was the largest of the bean pods, lined with white fluff, and it rocked a little in the quiet air.}',
      ],
    ),
    place(
      'inn',
      'indoors',
      'the Golden Goose',
      'at the Golden Goose',
      [
        'Once upon a time there was an inn, the Golden Goose, where all the fairy tales stay for the night. {[Hero] brought them their soup. The wolf liked it without meat.|[Hero] carried up their soup in the evening. There was a table for seven dwarves, a hook for the red hood, and the wolf had his with no onions.}',
        'Once, at the inn of the Golden Goose, [hero] was making up the beds. {Bed nine was for a giant. It took six sheets.|Number four wanted a pea under her mattress. Number nine was a giant, who took six sheets and apologised for each of them.}',
      ],
      [
        'In the inn the fire was lit, and there were stories at each table. {“Once upon a time,” they all began.|All of them began at the same moment with “Once upon a time”, and after that it got rather mixed, so that there was a wolf in everything.}',
      ],
      [
        'At the Golden Goose the last guest had gone up with a candle. Soft fairy-tale snores came through the doors, large and small. {[Hero] went up to bed too. It was warm.|[Hero] went up the quiet stairs to the little room under the roof, where the bed stood by the warm chimney.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'eighth',
      'Tansy',
      'she',
      [
        'There was once an eighth dwarf that no one tells about, and she was called [hero]. {She had been out getting milk.|On the day that it all happened she had been out for the milk, and so she is not in the fairy tale.}',
      ],
      [],
    ),
    figure(
      'piglet',
      'Fourth Pig',
      'he',
      [
        'You know the three little pigs. But there was also [hero]. {He lived in a tent.|His house was a tent, and whenever anyone huffed and puffed, it merely flapped, and he asked them in for tea.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'wolf',
      'Mr Wolf',
      'he',
      [
        'On a tree stump sat a wolf, knitting. He was called [helper]. {“I’m a good wolf,” he said. “I only look like that.”|“I know what you’ve read,” he said, “but that was my cousin, and he has moved.” He put away his knitting and offered them each a carrot.}',
      ],
      ['[Helper] pulled a night cap over both ears. It had frills, and it suited him.'],
    ),
    figure(
      'troll',
      'Grumble',
      'he',
      [
        'From under the bridge came a troll with a mop. “[Helper],” he said. {“I was just cleaning. Does it look nice?”|“Wipe your feet,” he said, “I’ve just done the bridge.” He was as big as a shed, and gentle, and he could not stand dust.}',
      ],
      ['[Helper] crept under his bridge, drew the river up a little like a cover, and sighed.'],
    ),
    figure(
      'hen',
      'Henrietta',
      'she',
      [
        'A hen came by with a big basket of golden eggs. She was called [helper]. {“They’re so heavy,” she said. “I’d rather have plain ones.”|“Everybody wants to hold the eggs,” she said, “and nobody ever asks how I am.” “How are you?” asked [hero]. After that she would have gone with [him] anywhere.}',
      ],
      ['[Helper] sat down on her golden eggs, which were still warm, and let her eyelids sink.'],
    ),
  ],
  problems: [
    {
      id: 'porridge',
      title: ['The Porridge Pot That Would Not Stop', '[Hero] and the Runaway Porridge'],
      ask: 'Do you know the word that stops a pot?',
      refrain: ['Bubble, bubble, little pot, thank you, that is quite a lot.'],
      spark: [
        'A magic pot was cooking porridge. It cooked and cooked and did not stop! {Out at the door it came, and down the street. “What is the stop word?” called [hero]. No one knew.|It came over the rim, out at the door and down the steps, like a guest who has found the way. Everybody knew how to start the pot, but the old lady who knew the word to stop it was away at her sister’s. The whole fairy-tale kingdom would be up to its knees by bedtime. “I’ll find out,” said [hero], and waded off.}',
      ],
      tries: [
        'They shouted “Stop!” {The pot went “blop”. It had heard “blop”.|“Blop?” said the pot, much interested, and made some more. It was a little hard of hearing because of the porridge in its ears.}',
        'They called the three bears to eat it up. {They ate and ate. “Too hot,” said one. “Too cold.” “Too much!”|They came with their own spoons. The first one said that it was too hot and the next that it was too cold, and after the ninth helping all three said that it was too much.}',
        'They put on the lid and sat on it. {Up they went! The lid rose on a tower of porridge.|For a moment it helped. Then the lid rose up, and they rose with it, slowly, on a fat white pillar, until they could see into the upstairs windows.}',
      ],
      solutions: [
        {
          id: 'enough',
          text: [
            '[Hero] bent down to the pot. “Thank you,” said [hero], quite softly. “We’ve had enough.{” “Oh!” said the pot. “Nobody said! I thought that you were hungry.” And it stopped.| It was very good.” The bubbling stopped. “Was it?” asked the pot. “Nobody had said so. I thought I should go on until somebody did.” It gave a last small blop, of pleasure, and then it was quiet. And all the people came out of doors with spoons and bowls and a bit of jam, and helped to tidy up.}',
          ],
        },
        {
          id: 'asleep',
          text: [
            '“It must be tired,” said [hero]. “It has cooked so long.{” [He] put a tea towel round it and sang it a song. Blop, it said. Blop. Blo… And then it was asleep.| It’s gone on so long that it can’t find the end.” They all know that from being tired. [He] wrapped a tea towel round its hot round middle, sat down beside it in the porridge, and sang. “Blop,” said the pot. “Blop,” it said after a long while. “Blo…” and that was the last of it. Only now and then it gave a small warm bubble in its sleep.}',
          ],
        },
      ],
      after: [
        '{There was porridge for all that night, from the king to the smallest mouse. The king had it with gold sugar.|That evening there was porridge in every house of the kingdom, and the giant had his in the bath.}',
      ],
      fact: '[Hero] stopped the runaway porridge pot.',
    },
    {
      id: 'pea',
      title: ['The Princess and the Missing Pea', '[Hero] and Twenty Mattresses'],
      ask: 'Have you seen a pea with a dent?',
      refrain: ['Round and green and very small, somewhere under it all.'],
      spark: [
        'The princess could not sleep. For years she had slept on a pea. Now it was gone! {“It’s much too soft,” she said. “I sink!” So [hero] went to look for the pea.|She had twenty mattresses, and beneath them had always been the one pea, and she had grown fond of it. “I’d got so used to the bump,” she said. “Without it I don’t know where the middle is.” Any other pea would not do. It had to be that one, with the dent. [Hero] promised her to find it before the clock struck nine.}',
      ],
      tries: [
        'They gave her a bean. {She lay down. “It’s a bean,” she said.|She lay down on it and closed her eyes. “That’s a bean,” she said from above, “and it’s a little full of itself.”}',
        'They tried a marble, a nut and a button. {“No. No. Ouch,” she said.|“Glass,” she said. “Hazel. And that is off a coat.” She was never wrong. It is a gift.}',
        'They looked in all twenty beds. {In the tenth they found a frog. “I was here first,” he said.|In the tenth mattress there was a frog, with a lamp and a good book, who had always wondered about the noise upstairs.}',
      ],
      solutions: [
        {
          id: 'grown',
          text: [
            'At last they looked out of the window. There, by the wall, grew a green vine. It was the pea! {It had fallen out and grown. On it hung a hundred little peas. One had a dent. She put it in her bed. “Ah,” she said.|It had rolled out, and it had rained, and so it had done what a pea does when it is left in peace. It reached up to the sill. There were small white flowers on it and fat green pods, and in the lowest pod lay one round pea with a dent. They put it back under the twenty mattresses. Up above it was silent for a while. “There you are,” said the princess.}',
          ],
        },
        {
          id: 'mouse',
          text: [
            'Behind the wall lived a small mouse with seven children. They played ball with it! {“Is this a bed pea?” said the mouse. “We’ll swap.” [Hero] gave them a red bead. It was a much better ball.|They kicked it along the skirting board, and there was a good deal of cheering. “Oh dear,” said their mother, “is it somebody’s?” [Hero] felt in [his] pocket and found a red bead with a hole, and that makes a far better ball, for you can put it on a string. So everyone was content, and the pea was carried up, washed, and put back where it belonged.}',
          ],
        },
      ],
      after: [
        '“Just there,” said the princess, and pulled up the cover. {And she slept, with a small bump in the middle.|She wriggled twice, until she had it in the proper place. “Goodnight, pea,” she said, and the rest of the kingdom could go to bed.}',
      ],
      fact: '[Hero] found the pea for the princess.',
    },
    {
      id: 'giant',
      title: ['The Giant Who Wanted a Goodnight Story', '[Hero] and the Little Giant'],
      ask: 'Do you know a tale that a giant would like?',
      refrain: ['Fee, fie, fo and fum, softly now the night has come.'],
      spark: [
        'Boo-hoo! It rained big salty drops. A giant sat on the hill and cried. {“Nobody tells me a tale,” he said. “They all run away.” “I don’t,” said [hero].|It wasn’t rain at all. “Everyone is in a fairy tale with me,” sobbed the giant, “but no one has ever told me one. At the end I always fall off something.” There was one big tear on every roof. [Hero] had climbed up on a stone, so as to be nearer to his ear. It was plain to [him] that this giant needed a tale of his own, and it had to be the right one.}',
      ],
      tries: [
        'They read to him from a book. But it was so small! {He could not see it. He held it in a drop of dew.|He held it up between his nails and squinted. “Is that a book,” he asked politely, “or is it a seed?”}',
        'They told him the tale of the beanstalk. {He cried even more. “I don’t like the end,” he said.|They had hardly come to “Fee, fie” when his lip began to tremble. “I know this one,” he said. “I don’t care for how it comes out.”}',
        '[Helper] sang him a lullaby. {He clapped! They all fell over.|He liked it so much that he clapped, and it took them some time to find their hats.}',
      ],
      solutions: [
        {
          id: 'own',
          text: [
            'So [hero] made up a new tale. “Once upon a time there was a giant. {He was big, and so was his heart. All the birds slept in his hair.” “Is that me?” asked the giant. “That’s you,” said [hero].|He was so tall that the swallows rested on his shoulder on their way south, and he stood still for them a whole night, so that they could sleep.” The giant had stopped crying. “I did do that once,” he said. “How did you know?” “And everybody who saw it,” said [hero], “wished that they had such a friend. And he didn’t fall off anything.” “Not anything?” asked the giant. “Not the smallest thing.”}',
          ],
        },
        {
          id: 'ear',
          text: [
            '[Hero] let them lift [him] up and sat down in the giant’s ear. It was warm and soft in there. {[He] whispered. A whisper was just right, for it was so near. The giant smiled, and his eyes fell shut.|It was like an armchair. “I’ll tell it to you quite softly,” said [hero], “for I’m close by.” No one had ever come that close to him before. The tale was about a hill that lay down every evening beside another hill, so that the valley between should not be cold. It did not have much in it. But it was whispered, and it was only for him, and well before the end the giant was asleep.}',
          ],
        },
      ],
      after: [
        'He smiled in his sleep, and the whole hill smiled a bit as well. {From then on he got a tale each night.|From that time on somebody went up every evening, and they drew lots, not for who must, but for who might.}',
      ],
      fact: '[Hero] told the giant a fairy tale of his own.',
    },
  ],
  obstacles: [
    'There was a bridge with a sign: “Three wishes to cross.” {They wished each other good luck, good soup and goodnight. That was three!|They looked into their pockets, but they had no wishes to spare. So they wished the bridge a good evening, a long life and dry feet. It counted them. It was exactly three.}',
    'A thick hedge of roses stood round everything. {“We’ve been asleep a hundred years,” it said. “Come in, but softly.”|“There’s somebody asleep in the middle,” it whispered, “and we’re rather proud of how quiet it is.” It opened just as wide as a person going sideways on tiptoe.}',
  ],
  encounters: [
    'A girl in a red hood came by with a basket. The wolf was carrying it for her. {“It’s heavy,” she said. “He is so helpful.”|“Granny’s having both of us for supper,” she said. “She means as guests,” the wolf added quickly.}',
    'Seven dwarves went by in a row, and each said goodnight. {“Night.” “Night.” “Night.” The last one said, “Me too.”|“Night,” said the first one, “night,” said the next, and so on. The seventh was so tired that the sixth had to say it for him.}',
    'A prince was kissing a frog. {“Anything?” he asked. “No,” said the frog. “But it was nice of you.”|“Anything?” he asked after a while. “I’m still a frog,” said the frog, “but I feel very much appreciated.”}',
    'A glass shoe stood on the steps, and a mouse was polishing it. {“There’s one missing,” it said. “There always is.”|“She leaves it here every time,” said the mouse. “I don’t think that she loses it at all. I think it pinches.”}',
  ],
  favourite: [
    'The big book of fairy tales lay shut, and all those inside it were asleep.',
    'On the quilt there was a tiny golden crown, sewn on by hand.',
  ],
}
