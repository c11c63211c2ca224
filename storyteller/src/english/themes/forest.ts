import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const forest: ThemePack = {
  words: [
    'forest',
    'tree',
    'wood',
    'leaf',
    'leaves',
    'oak',
    'moss',
    'fox',
    'badger',
    'squirrel',
    'acorn',
    'branch',
    'path',
    'fern',
    'mushroom',
    'hedgehog',
    'owl',
    'bark',
    'nut',
  ],
  settings: [
    place(
      'hollow',
      'land',
      'the Whispering Wood',
      'in the Whispering Wood',
      [
        'At the edge of the Whispering Wood stood a house with a round door. [Hero] lived there. {It smelled of leaves and jam.|It smelled of leaves outside and of jam inside, and in the evening, when the door stood open, the two smells met in the hall.}',
        '[Hero] sat on a log in the Whispering Wood and had a picnic. {A leaf fell in the soup. Plop!|It was a small picnic, only soup and a spoon, and every now and then a tree leaned over and dropped in a leaf for flavour.}',
      ],
      [
        'The trees in the wood were talking, as they did each night. {Swish, said the birch. Creak, said the oak.|The birch was telling a long story with a great deal of swish in it. “Creak,” said the oak, who had heard it before.}',
      ],
      [
        'They went home along the path, slowly, and the moss was soft under their feet. {A warm light shone in the round door. Soon [hero] was in bed.|The trees had lowered their voices. In the house with the round door a lamp was glowing, and the bed by the stove had been warm for an hour.}',
      ],
    ),
    place(
      'treehouse',
      'land',
      'the tree house',
      'in the tree house',
      [
        'High in the oldest oak in the forest was a tree house, and high in the tree house was [hero]. {You went up by a rope. You came down by a slide.|You went up by a rope with eleven knots and came down by a slide with one bump, and the bump was the best part.}',
        'It had rained in the forest, and now it dripped. [Hero] sat in the tree house with a blanket and a bowl of nuts. {Drip, drop, drip.|Each leaf let go of its drop at a slightly different time, so that it sounded as if the forest were playing a very slow piano.}',
      ],
      [
        'From the tree house you could see all the tops of the trees. {They moved like green waves.|They moved like a green sea, and here and there a bird came up out of it, looked round, and dived in again.}',
      ],
      [
        'One knot after another, slowly, up the rope they went to the tree house. {The oak rocked it, very softly. [Hero’s] blanket was warm.|The big oak rocked a little, as it did each night when everyone was in. [Hero] crept under the warm blanket and felt the whole tree breathe.}',
      ],
    ),
    place(
      'burrow',
      'indoors',
      'the Root House',
      'in the Root House',
      [
        'Deep under the roots of a beech tree lay the Root House. There [hero] was having toast by the fire. {The walls smelled of earth and honey.|It had nine rooms and ten tunnels, and one of the tunnels went nowhere and had been dug only because the digging was going so well.}',
        '[Hero] lit the lamp in the Root House, down in the forest floor. {Roots hung from the roof like curls.|Roots hung down from the ceiling like curly hair, and if the tree above laughed at something, they wobbled.}',
      ],
      [
        'In the Root House the walls had shelves, and on the shelves were nuts. {Each nut had its own place.|Each nut had its own little dent to lie in, and a label, and the labels all said “nut”.}',
      ],
      [
        'Down the stairs they went, round and round, into the warm Root House. {The fire had burned low. [Hero’s] bed was in the softest corner.|The fire had burned down to a low red glow. [Hero’s] bed stood in the corner where the roots made a kind of cradle, and it was soft with moss.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'hedgehog',
      'Bramble',
      'he',
      [
        'There was once a young hedgehog called [hero]. {Leaves stuck to his back.|Things were always getting stuck to his back, leaves and tickets and once a bun, and he liked to guess what they were.}',
      ],
      [],
    ),
    figure(
      'squirrel',
      'Hazel',
      'she',
      [
        'There was once a red squirrel called [hero]. {She hid nuts, and then forgot where.|She hid her nuts in such clever places that she herself never found them again, and a good many young trees in that forest were hers.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'badger',
      'Mr Dob',
      'he',
      [
        'A badger came out in his slippers. His name was [helper]. {“I was nearly in bed,” he said. “But I will come.”|“I’d got one foot into bed,” he said. “But I said to the other foot, somebody out there needs us.” He went and fetched a lantern and a very large umbrella.}',
      ],
      ['[Helper] put one foot into bed, and then the other. “There,” he said to both of them, and was asleep.'],
    ),
    figure(
      'fox',
      'Miss Russet',
      'she',
      [
        'By the path sat a fox, sewing a button on. “I’m [helper],” she said. {“Hold this thread, please. Thank you. Now, where do we go?”|“I sew for the whole forest, and I hear everything while I do it.” She bit off the thread, put the needle behind her ear, and said that she would come along.}',
      ],
      ['[Helper] wrapped her tail three times round her paws and nose, and became a warm red ball.'],
    ),
    figure(
      'beetle',
      'Sir Bobbin',
      'he',
      [
        'Something bowed. It was a beetle in a shiny black coat, and his name was [helper]. {“I’m small,” he said, “but I am very brave.”|“I’m small,” said [helper], “and therefore I see all the things that the rest of you step over.” He rode on [hero’s] sleeve and gave directions.}',
      ],
      ['[Helper] hung his shiny coat on a thorn and lay down in an acorn cup. It was just his size.'],
    ),
  ],
  problems: [
    {
      id: 'leaf',
      title: ['The Last Leaf of the Old Oak', '[Hero] and the Leaf That Held On'],
      ask: 'Do you know where leaves go when they fall?',
      refrain: ['Let go, let go, when the wind says so.'],
      spark: [
        'The old oak wanted to go to sleep for the winter, but one leaf still held on. {“I’m scared to fall,” it said. “It’s so far down!” Could [hero] help?|“All my brothers have gone,” it said, “and I don’t know where. It looks such a long way down.” The oak yawned till its bark creaked, for no tree can sleep with one leaf awake. Somebody would have to find out what came after falling, and tell it. “I’ll go,” said [hero].}',
      ],
      tries: [
        'They held out a hat. “Jump in here!” {“That’s a very small hat,” said the leaf.|The leaf looked down at the hat for a long time. “It’s a nice hat,” it said, “but from up here it’s about the size of a pea.”}',
        'They blew at it, to help it along. {They blew until they had to sit down. The leaf only fluttered.|They puffed until they saw small stars and had to sit. “That was pleasant,” said the leaf, and took a better grip.}',
        '[Helper] told the leaf that falling was quick. {“That’s what I’m afraid of,” said the leaf.|“That,” said the leaf, “is exactly the part that I don’t like about it.”}',
      ],
      solutions: [
        {
          id: 'bed',
          text: [
            'Then they found the other leaves. They lay in a heap by the roots, and under them a hedgehog was asleep. {“We’re his blanket!” they said. “There’s a gap. Come!” The leaf let go. It danced down, and it fitted just right.|They weren’t gone at all. They lay among the roots, red and gold, and under them, snoring, was a family of hedgehogs. “We’re a quilt now,” said the leaves. “But there’s a draught just there, by the smallest.” [Hero] ran and told the last leaf about the gap. It was quiet a while. Then it let go, and it turned and turned in the air, taking its time, and came down exactly in the right place.}',
          ],
        },
        {
          id: 'together',
          text: [
            '“I’ll fall with you,” said [hero]. [He] lay down on the branch’s lowest bend, over a heap of moss. {“One, two, three!” They both let go. Flump! It was soft. “Again?” said the leaf.|“It’s only as high as a chair, but it’s falling.” They counted to three, and the leaf counted a little slower. Then they both let go. [Hero] went flump into the moss. The leaf came after, this way and that way, like someone being rocked. “Is that all?” it asked. “It’s lovely. It’s like being carried.”}',
          ],
        },
      ],
      after: [
        'The old oak gave one deep sigh, from the top to the roots. {“Thank you,” it said. Then it slept.|“Thank you,” it said, so slowly that the word took a minute, and by the end of it the oak was asleep.}',
      ],
      fact: '[Hero] helped the last leaf of the old oak to let go.',
    },
    {
      id: 'echo',
      title: ['The Echo That Lost Its Voice', 'Where Is the Echo?'],
      ask: 'Have you seen an echo?',
      refrain: ['Hello there, hello, are you high or are you low?'],
      spark: [
        '[Hero] called “Hello!” into the woods, as on every evening. But the echo did not call back. {Not even a small “lo”. Where was it?|[He] waited. [He] called it once more, with a curl at the end. There was only the sort of quiet that looks at its feet. An echo that says nothing must be very sad or very ill, and in both cases it could do with a visitor.}',
      ],
      tries: [
        'They shouted down a well. {“Hello!” said a frog. It was not the echo, but it was a nice frog.|“Hello,” said somebody down there, but it was only a frog, who had been hoping for years that someone would ask.}',
        'They called “Cake!” because nobody can keep quiet about cake. {A badger came. And a mole. But no echo.|A badger came at once, and two moles, and they had to be told that it was only an example.}',
        '[Helper] did the echo’s part, to give it the idea. {“Hello!” “Lo!” It was a good “lo”, but it was not the same.|“Hello!” called [hero]. “Lo,” said [helper] from behind a tree. It was done with feeling, but anyone could see [h.his] elbow.}',
      ],
      solutions: [
        {
          id: 'scarf',
          text: [
            'In a cave in the moss they heard a tiny cough. It was the echo, and it had a sore throat! {[Hero] wrapped [his] scarf round the cave and gave it honey. “Hello?” “…lo,” it said. It was back!|It was a very small cave for such a big echo. “…orry,” it whispered. So many had shouted at it that day, and it had answered every one. [Hero] hung [his] scarf over the mouth of the cave and poured in a spoon of honey. They waited. “Hello?” said [hero] softly. “…lo,” said the echo, as golden as toast.}',
          ],
        },
        {
          id: 'kindwords',
          text: [
            'The echo sat behind a stone. “I only say what others say,” it said. “Today they all said go away.{” “Then we’ll say nice things,” said [hero]. “You’re kind!” “You’re kind,” said the echo. It smiled.| Somebody was cross with a wasp. It wasn’t meant for me, but I had to say it over and over.” [Hero] understood. [He] sat down by the stone. “You’re good company,” said [hero]. “Good company,” said the echo. “I like you.” “I like you,” said the echo, and by then it was smiling, you could hear it.}',
          ],
        },
      ],
      after: [
        '“Goodnight!” called [hero] across the trees. {“Night,” called the echo. “Night… night…”|“Night,” said the echo, and “night” from the hill, and “night” once more from so far off that it may have been another echo altogether.}',
      ],
      fact: '[Hero] helped the echo to find its voice.',
    },
    {
      id: 'ticklish',
      title: ['The Ticklish Path', 'The Path That Giggled'],
      ask: 'Do you know why the path is laughing?',
      refrain: ['Heel and toe, soft and slow, that is how the path will go.'],
      spark: [
        '{The path through the forest did not lie still. It giggled and rolled up like a sock! “Nobody can get home,” said a mole. “Who will calm it down?” [Hero] would.|The path through the forest giggled. It rolled itself up like a sock, with a mole inside, and shook. Half the forest stood about with their shopping and could not get home. “It’s never done this before,” said the mole, when he had been unrolled. Well, a path that laughs must have a reason, and [hero] meant to find it.}',
      ],
      tries: [
        'They asked it, very firmly, to stop. {It stopped. Then it snorted. Then it was worse!|It stopped at once. It lay as straight as a ruler, with its mouth shut. Then it snorted, and after that it was a good deal worse.}',
        'They put a heavy stone on the end. {The path shot out at the other end. Boing!|That held down the one end very well, and so the other one shot out, boing, and swept [helper] neatly off [h.his] feet.}',
        'They tried to tell it something sad. {But it was about a lost potato, and that made it laugh again.|The saddest thing that anybody knew was about a potato which never got any letters, and it did not have the effect that they had hoped for.}',
      ],
      solutions: [
        {
          id: 'ants',
          text: [
            '[Hero] lay down and looked. {There, in the dust, marched a hundred ants in new boots! “Tickle, tickle,” went the boots. “Would you walk on the grass?” asked [hero]. “Oh! Of course,” said the ants. And the path lay still.|There they came, left right, left right, a hundred ants in brand new woolly boots, six to each ant. No wonder. [Hero] showed them the flat stones by the side, where boots can tramp as much as they like. “Nobody told us,” said the ants. And the path gave one last hiccup of a giggle, and stretched out, and lay still.}',
          ],
        },
        {
          id: 'feather',
          text: [
            'Under the first stone they found a feather. It had slipped in and it tickled! {Out it came. “Aah,” said the path. It lay down, flat and long and calm.|It was only a small one, stuck where a path cannot scratch. [Hero] drew it out, as slowly as you would take a splinter from a paw. “Aaah,” said the path along its whole length. It wriggled once to be sure. Then it lay down, long and flat, and led everybody home.}',
          ],
        },
      ],
      after: [
        'They all went home on tiptoe, to be kind. {The mole went last and said goodnight to it.|The mole went last, and smoothed it flat behind him with the side of his hand, like a bed cover.}',
      ],
      fact: '[Hero] found out why the forest path was giggling.',
    },
  ],
  obstacles: [
    'A fallen tree lay over the path. {They could not go over. They went under, on their tummies, like worms. “Good evening,” said a real worm.|It was too high to climb, so they crawled under it on their stomachs. Halfway through they met a worm going the other way, and somebody had to reverse.}',
    'The brambles held on to their sleeves and would not let go. {“Stay and play!” said the brambles. “Tomorrow,” said [hero]. So they let go.|“It’s only because they hardly ever have company,” said [helper]. So they stopped and chatted for a bit, and then the brambles let go by themselves, one thorn at a time.}',
  ],
  encounters: [
    'A mushroom had put up a table under its hat. Two mice were playing cards. {“Snap!” they said. Then they shared the cheese.|The prize was a piece of cheese, and both of them kept losing on purpose, so that the other should have it.}',
    'An owl was reading in the last of the light. “Shh,” she said. {“I’m at the good part.” So they tiptoed by.|“I’ve just got to the good part.” They went past on the sides of their feet. Behind them they heard her turn the page and say, “Well, I never.”}',
    'A squirrel was counting nuts. “Eight, nine, ten,” it said. “What comes after ten?” {“Bedtime,” said [helper].|“Bedtime,” said [helper], who knew when not to be too exact, and the squirrel wrote it down.}',
    'Under a fern burned a tiny lamp. A family of beetles was having soup. {“Come in!” they said. But only [hero’s] finger fitted in at the door.|“Do come in!” they cried. Only [hero’s] little finger would go through the door, so it went in for all of them and was given a chair.}',
  ],
  favourite: [
    'On the curtain a row of little trees stood still in the dark.',
    'On the pillow slept a small stuffed fox, with its tail over its nose.',
  ],
}
