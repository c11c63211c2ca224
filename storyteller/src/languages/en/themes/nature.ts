import type { ThemePack } from '../../../craft/pack.ts'
import { figure, place } from '../build.ts'

export const nature: ThemePack = {
  words: [
    'garden',
    'meadow',
    'flower',
    'snail',
    'wind',
    'rain',
    'seed',
    'grass',
    'pond',
    'bee',
    'leaf',
    'leaves',
    'stream',
    'butterfly',
    'ladybird',
    'poppy',
    'frog',
    'cloud',
    'dew',
    'daisy',
    'root',
    'beetle',
    'tree',
    'apple',
    'cricket',
    'moth',
    'scarecrow',
    'worm',
    'petal',
  ],
  settings: [
    place(
      'longgarden',
      'land',
      'the long garden',
      'in the long garden',
      [
        'Behind the house lay the long garden, and at the end of it [hero] had a hut of beans. {They grew so fast that you could hear it.|[Hero] had planted poles in a ring, and the beans did the rest, and on a warm evening you could hear them growing.}',
        'In the long garden it had just rained. [Hero] stood in the grass with bare feet. {It smelled of earth and mint. A snail came out to look.|It smelled of earth and mint, and all the snails came out of doors to see what sort of evening it was going to be.}',
      ],
      [
        '{The bees were going home with yellow knees. The last one had to stop twice.|The bees were flying home with yellow knees. The last one had loaded too much, and had to set down now and then on a daisy.}',
        'A row of sunflowers looked over the wall. {They looked at the sun all day. Now they looked at supper.|They’d spent the day turning their heads after the sun, and now, having nothing better, they all looked in at the kitchen window.}',
      ],
      [
        'The flowers in the garden had closed, one leaf over the other, as one does up a coat. {[Hero] lay down. The window was open, and the night smelled sweet.|In the house the lamp was lit. [Hero] lay down in bed with the window open, and the whole garden breathed in, softly, and out.}',
        'The long garden was grey, then blue, and only the white flowers could still be seen. {[Hero] went in. The sheets smelled of mint and wind.|[Hero] set the watering can by the step and closed the door on the dusk. In bed the sheets had been dried outdoors, and smelled of grass and of a long slow day.}',
      ],
    ),
    place(
      'quietpond',
      'land',
      'the quiet pond',
      'by the quiet pond',
      [
        '[Hero] sat by the quiet pond with [his] feet in the water. {Tiny fish came and tickled them.|Small fish came up and nibbled at [his] toes, found that they were not bread, and came back after a bit to make sure.}',
        'By the quiet pond stood a willow, and under the willow [hero] had a tent of leaves. {You went in on your knees.|You had to go in on your knees, and inside everything was green, your hands and the bread and butter too.}',
      ],
      [
        'Over the water the dragonflies flew, blue and green. {The frogs sat on the leaves and puffed. One fell off.|The frogs sat upon their lily leaves and tuned up. One of them, who had only come to listen, fell in.}',
        'A duck was teaching nine ducklings to go in a line. {Eight could do it. One went in a ring.|Eight of the ducklings had got the idea. The ninth swam in rings around them all, quite happily, and the duck called that one the full stop.}',
      ],
      [
        'The quiet pond had turned as dark and smooth as glass, with a whole moon in it. {They walked home slowly through the soft grass to bed.|They went home slowly through the soft grass, wet with dew, and the bed was as white as a water lily, and as cool, and then as warm.}',
        'Mist came up from the quiet pond like a thin white blanket, and the ducks were only shapes. {[Hero] walked home on soft moss and lay down.|[Hero] said goodnight to the willow and went up the mossy path. Through the open window one could hear the reeds leaning on each other, very low, and breathing.}',
      ],
    ),
    place(
      'widemeadow',
      'land',
      'the wide meadow',
      'in the wide meadow',
      [
        'In the wide meadow the grass came up to [hero’s] nose. {If you lay down, nobody could see you but the beetles.|If you lay down on your back, you were in a green room with a blue roof, and only the beetles knew you were in.}',
        '[Hero] was making a chain out of daisies in the wide meadow. {It went from one tree to the next. A bee used it as a road.|It already went from the one tree to the other, and the ladybirds had begun to use it as a bridge.}',
      ],
      [
        'The wind combed the grass all to one side, and then to the other. {It could not make up its mind.|The wind was combing the meadow to the left, looked at it, and combed it to the right. It could not decide what suited it best.}',
        'A molehill was growing in the meadow while they watched. {It got a bit taller, then it said “Phew”.|First the grass shook, then the earth rose, crumb by crumb, and at the end a muffled voice in there said that this would do for today.}',
      ],
      [
        'The meadow had lain down. Here and there a cricket still sang, and slowly left out more and more notes. {[Hero] came home to a warm bed.|At the edge of it a window shone. [Hero] went in, washed the grass from [his] knees, and lay down between cool sheets that grew slowly warm.}',
        'Over the wide meadow the dew came down, slow as thought. {[Hero] walked home, and the bed was dry and warm.|All the poppies had drawn in their red skirts. [Hero] followed the pale path home, and there was a lamp, a cup of warm milk and a bed as deep as hay.}',
      ],
    ),
    place(
      'orchard',
      'land',
      'the old orchard',
      'in the old orchard',
      [
        'In the old orchard each apple tree leaned on a stick, like a grandpa. {[Hero] brought them their water. They dropped a plum for thanks.|They were very old, and [hero] went round in the evening to ask how they were. They creaked about their knees, and then they let an apple fall, quite by chance.}',
        '[Hero] lay in the grass of the old orchard and counted plums. {There were nine, then eight. A blackbird was counting too.|It made ninety-one. [He] counted again to be sure, and it made eighty-eight, and somewhere overhead a blackbird wiped his beak.}',
      ],
      [
        'Wasps and bees sat side by side on one pear. {The bees said grace. The wasps had begun.|It had split with sweetness, and they had all been asked. A snail was on his way there too, and hoped there would be some of it left on Thursday.}',
        'From the lowest branch hung a swing, and on the swing sat a robin. {He could not push himself. The wind did it for him.|He came every evening at this time and looked straight ahead. Then a small wind would come across from the hedge and give him a push, and neither of them said a word.}',
      ],
      [
        'In the old orchard one last leaf came down, turning slowly, and lay still. {[Hero] went in to bed. The house smelled of apples.|[Hero] went in under the dark branches. The window of the bedroom had apples along the sill, and their smell was round and warm and filled the whole night.}',
        'The apple trees had folded their shadows under them. {[Hero] lay down, and an owl said one soft word.|Moonlight lay in the orchard like milk in a dish. [Hero] drew the quilt up, and outside an old tree eased its elbows, and sighed, and slept on its stick.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'ladybird',
      'Dotty',
      'she',
      [
        'There was once a ladybird called [hero]. {She had six dots and was looking for one more.|She had only six dots, and her sisters had seven, but she said that this left her something to look forward to.}',
        'On the underside of a leaf lived a ladybird, and her name was [hero]. {She was red outside. Inside she was mostly plans.|It was the best address in the garden, dry, with a green light, and she’d put a drop of dew by the stalk for a mirror.}',
      ],
      [],
    ),
    figure(
      'bumble',
      'Bert',
      'he',
      [
        'There was once a bumblebee called [hero]. {He was too round to fly. No one had told him. So he flew.|By all the rules he was much too round to fly, but he couldn’t read, and so he flew.}',
        'When you hear a low sort of “oh, oh, oh” going by, it is [hero]. {He is a bumblebee, and he likes each flower very much.|He was a bumblebee of large affections, and could not pass so much as a dandelion without telling it how well it looked.}',
      ],
      [],
    ),
    figure(
      'wood-mouse',
      'Barley',
      'he',
      [
        'There was once a harvest mouse called [hero], who had a house on a stalk. {When the wind blew, his house went to the left.|His house was a ball of grass at the top of a stalk, and in a wind he had his soup on the left side and his pudding on the right.}',
        'Half way up a poppy sat a mouse called [hero], with a straw hat on. {He was waiting for the rain. He liked the first drop best.|He had come up to see the weather. He liked the first drop of a shower best, and as a rule managed to be underneath it.}',
      ],
      [],
    ),
    figure(
      'caterpillar',
      'Ribbon',
      'she',
      [
        'There was once a caterpillar called [hero]. {She was going to be something else, but not yet.|She’d heard that she would be something else one day, and meanwhile she was being a caterpillar as hard as she could.}',
        'On the third leaf from the top somebody had eaten a window. Out of it looked [hero]. {She was a caterpillar and liked a view.|She was a caterpillar, and so the more she ate, the more she saw.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'snail',
      'Miss Trundle',
      'she',
      [
        'On the wall sat a snail with a blue house. She was called [helper]. {“I’ll come,” she said. “Carry me, or we will be late till June.”|“I would love to come along,” she said, “but it would be quicker for all of us if I were carried.” From [hero’s] shoulder she had the best of views.}',
        'A small wet line ran up the gate, and at the end of it was a snail called [helper]. {“I write as I go,” she said. “It says ‘good evening’.”|“It’s my handwriting,” she said. “I’ve been on this sentence since breakfast.” It read “Good even”, so [hero] waited for the rest.}',
      ],
      [
        '[Helper] had the shortest way to bed of all. She went in, and the door of her blue house closed softly.',
        '[Helper] drew in one horn, and then the other, and stuck to the sill like a small blue moon.',
      ],
    ),
    figure(
      'toad',
      'Uncle Wart',
      'he',
      [
        'Out of a flower pot looked a fat old toad. It was [helper]. {“My back says it will rain,” he said. “It always says so.”|“My back tells me that it’s going to rain,” he said. “It says so every evening, and one day it’ll be right.” He hopped along, with long pauses for thought.}',
        'What [hero] had taken for a clod of earth said “Evening.” It was a toad, and he was called [helper]. {“I sit,” he said. “It’s my sport.”|“I’ve sat in this garden for thirty years,” he said. “You’d be amazed at what comes by.” He got to his feet, first one and then the others, and had to rest after the third.}',
      ],
      [
        '[Helper] sat himself down in his flower pot, puffed up once, and let it all slowly out again.',
        '[Helper] backed into the cool earth, a little, and a little more, till it fitted him like a coat.',
      ],
    ),
    figure(
      'breeze',
      'Little Gust',
      'she',
      [
        'Something blew [hero’s] hair up. It was a small wind called [helper]. {“I’m still learning,” she said. “I do leaves, but not trees.”|“I’m not finished yet,” said [helper]. “I can do dust and leaves, and at a pinch a hat.” She went ahead and opened the grass for them.}',
        'A sheet on the line bowed, and out of its corner came a small wind called [helper]. {“I’m in the washing,” she said. “It’s the best bit.”|“I’m supposed to be drying it,” she said, “but I’ve been dancing.” She smelled of soap, and blew ahead of them to open the gate.}',
      ],
      [
        '[Helper] lay down in the long grass, and it stirred just once more where she lay.',
        '[Helper] curled up inside a watering can, where she hummed one low note, and then no note.',
      ],
    ),
    figure(
      'earwig',
      'Mr Mulch',
      'he',
      [
        'From under a plank came a very small gardener with a very small fork. He was a beetle called [helper]. {“I’ve dug since two,” he said. “I’ve done this much.” It was a thimble full.|“I do the whole garden,” he said, “but from below, and by the crumb.” He stuck the fork in the earth, spat on six hands, and was ready for anything.}',
        'Something pinched [hero’s] shoelace and tied it properly. It was a black beetle called [helper]. {“I can’t see a loose end,” he said. “Where are we going?”|“Double knot,” said [helper]. “You’ll thank me on the slope.” He’d tied up beans for a living all his life and had views on string.}',
      ],
      [
        '[Helper] put his six boots in a row and crept in under his plank, where the dark was brown and soft.',
        '[Helper] tied one last slow bow in a blade of grass and lay down below it, with all his hands folded.',
      ],
    ),
  ],
  problems: [
    {
      id: 'pondmoon',
      title: ['The Night the Pond Lost Its Moon', '[Hero] and the Moon in the Pond'],
      refrain: ['Moon above and moon below, where did all the silver go?'],
      ask: 'Have you seen a moon, a wet one?',
      spark: [
        'Each night there are two moons, one in the sky and one in the pond. But now the pond was dark! {“Someone took it,” said the frogs. They could not sing with no moon. [Hero] wanted to bring it back.|“It’s gone,” said the frogs. “It was there when we had <supper~our soup>.” They sat on their leaves with their hands in their laps. A frog cannot sing without a moon to sing at, and without the frogs nothing in the meadow knows when it’s night. Up in the sky the moon was still hanging where it belonged. But how do you get one back into a pond?}',
      ],
      way: [
        'A heron stood there on one leg. {“I saw it at noon,” he said. “It was only a bit green.”|“It didn’t go anywhere,” said the heron. “I’d have seen. I’ve been standing here since morning. It got greener, that’s all, and then there was less of it.”}',
        'A moth was flying over the water in small, sad rings. {“I dance with it each night,” she said. “It must be near. I can feel it.”|“It’s still here,” said the moth. “I can feel it in my wings. It’s the way you know that there’s somebody behind a door.”}',
        'A water snail came up for air. {“It’s bright down there,” she said. “It’s just bumpy on top.”|“Down below there’s light enough,” she said. “It’s the top that’s in a muddle. Too many legs.” She took a breath and sank.}',
      ],
      tries: [
        'They held up a white plate over the pond. {“It’s nice,” said the frogs. “But it has a <flower~bird~crack> on.”|The frogs looked at it politely. “It’s a very good plate,” they said. “One can see the join.”}',
        'They threw in a stone, to wake the moon up. Plop! {A fish looked out. “Do you mind?”|It made fine rings, one inside the other, and then a fish came up and asked who had dropped this on his supper.}',
        'They tried to fish for it with a net. {They caught <a boot~a bucket~an umbrella> and a very small crown.|They caught a boot, and then its brother, and a water beetle who said that he’d only been going <to the shop~to his aunt’s~home>.}',
      ],
      solutions: [
        {
          id: 'weed',
          text: [
            '[Hero] lay down and looked along the water. It was all covered in tiny green leaves, like a cloth! {“The moon is there,” said [hero]. “It’s only under the blanket.” They drew the green to one side. And there it lay, round and white.|It was duckweed, thousands and thousands of leaves, each of them no bigger than a <lentil~pinhead~crumb>. They had grown across the pond that day without anyone noticing. “It’s not gone,” said [hero]. “It has just been covered up.” They took a branch and drew the green cloth aside, softly, as you draw a curtain. Black water came, and in the middle of it, a bit wobbly at first, the moon.}',
          ],
        },
        {
          id: 'still',
          text: [
            '“Wait,” said [hero]. “Everybody is looking for it, and so the water is all in waves.{” They all stood still. The frogs held their breath. The pond grew flat. And slowly the moon came back, one bit at a time.| It can’t settle.” It was true. The frogs had been diving for it, and the ducks paddling, and the fish turning over stones. So everybody stopped. They stood like <reeds~posts~herons>. The waves grew long, then low, and then there weren’t any. First there came one speck of silver, and then another found it, and they drew together, and lay there, round and quiet, as if they had never been away.}',
          ],
        },
      ],
      after: [
        '{The first frog sang one note, to see. Then they all did. It was night, as it should be.|An old frog tried one deep note. It was the right one. Then they all began, and now the whole meadow knew that it was night.}',
      ],
      fact: '[Hero] brought the moon back into the quiet pond.',
    },
    {
      id: 'seed',
      title: ['The Seed That Was Afraid of Heights', '[Hero] and the Last Dandelion Seed'],
      refrain: ['Puff and float and round you go, land where something nice can grow.'],
      ask: 'Do you know how to be brave about flying?',
      spark: [
        'A dandelion stood in the grass, with just one seed left on it. All the others had flown. {“I don’t like to look down,” it said. “May I not walk?” [Hero] thought hard.|“I’m all ready,” it said, and held on with both hands. “I’ve got my parachute. It is only the flying that I don’t care for. Could one perhaps walk?” The old dandelion was bent with tiredness, for it could not lie down until the last of its children was out. “We’ll find a way for you,” said [hero].}',
      ],
      way: [
        'They met one of its brothers in a crack of the wall. {“It’s lovely here,” he called. “Tell it to look for stone.”|He’d landed the day before, and had already put out one small white root. “Tell it there’s a place next to me,” he called. “It gets the sun till <five~six~seven>.”}',
        'A spider had just come down on a thread. {“I don’t fly,” she said. “I only step off slowly.”|“I’m no flyer either,” said the spider. “I look at where I want to be and I let the rest of me catch up. It’s mostly a matter of looking.”}',
        'On a stone lay a tiny white parachute, empty. {“It worked,” said [helper]. “Somebody’s home.”|It had been taken off and folded neatly. Beside it the earth had been patted flat. “So this one’s home,” said [helper], and they went past on tiptoe.}',
      ],
      tries: [
        'They put it on a beetle, so that it could ride. {The beetle opened its wings. “Not you too!” said the seed.|It was a broad, sensible beetle. But after four steps there was a click, and out came the wings. “I might have known,” said the seed, and got off.}',
        'They blew, but only very softly. {It held on so tight that the whole flower went flat.|It shut its eyes. They blew as you blow on <soup~cocoa>. The entire dandelion leaned over, and the seed was still on it.}',
        '[Helper] went first, to show that it was easy. {[Helper] fell in a <bush~bucket~puddle>. “I see,” said the seed.|[Helper] spread out, jumped off a stone, and was not seen again for a while. “I see,” said the seed.}',
      ],
      solutions: [
        {
          id: 'eyes',
          text: [
            '“Don’t look down,” said [hero]. “Look over there. What do you see?” {“A <hill~gate~pear tree>,” it said. “And a wall, with sun on it. Oh, that’s nice.” It leaned out to see more. And it was flying! “Oh,” it said. “I’m over it.”|“A <fence~gate~bench>,” said the seed. “A white one. And behind that there’s a wall with a warm look about it, and at the bottom of it, I think, a bit of bare earth.” It stretched, to see it better. “You could grow a long way down in there. One would have the sun till…” And then it noticed that it had been in the air for some time. “Oh,” it said, from far off. “Is this all it is?”}',
          ],
        },
        {
          id: 'hand',
          text: [
            '[Hero] held out a hand. “Get on,” said [hero]. {[He] walked, slowly, and the seed sat in [his] palm. They found a soft place by the wall. “Here,” it said. [He] made a small hole and laid it in, and drew up the earth.|“Not everyone has to fly.” It climbed down with its parachute neatly folded and took a seat on [his] palm, and so it was the first of all its family to cross the meadow on foot. It looked at everything. By the old wall, where the stones stay warm, it said, “Here, please.” [Hero] pressed a hole with one finger, laid it in and drew the earth up to its chin.}',
          ],
        },
      ],
      after: [
        '{The old dandelion sighed and lay down in the grass. In spring there would be a yellow flower.|The old dandelion bent down at last and put its head in the grass. It had no more to do, till spring.}',
      ],
      fact: '[Hero] helped the last dandelion seed to find its place.',
    },
    {
      id: 'halfrainbow',
      title: ['The Rainbow That Was Too Short', '[Hero] and Half a Rainbow'],
      refrain: ['Red and yellow, green and blue, where is the end that belongs to you?'],
      ask: 'Do you know where one can get a bit of rainbow?',
      spark: [
        '{After the rain there was a rainbow, but it only went halfway! It stopped in the air, like a bridge with no end. “I need one more drop,” it said. “But the rain has gone home.”|After the rain a rainbow rose up out of the wood, and it went very well, and then over the meadow it simply stopped. “I know,” said the rainbow, and blushed on the red side. “I’ve run out. The rain went home early, and without rain I can’t come down. I can’t stay up here all night with one foot in the air.” It looked tired. [Hero] took the watering can.}',
      ],
      way: [
        'A puddle had a bit of rainbow in it. {“It’s mine,” it said. “But you may borrow the blue.”|It was only oil, said the puddle modestly, but they could have the blue if it was urgent. It was thin blue, and would not lift.}',
        'An old umbrella stood in a corner and dripped. {“I still have some rain,” it said. “It is from Tuesday.”|“I save a little of each shower,” it said. “In the folds. You never know.” There were <four~five~seven> drops, from <Tuesday~Friday>, still quite good.}',
        'They came to where the rainbow had left its foot. {The grass was warm there, and a bit red.|At the near end there was a ring in the grass, as warm as where a cat has lain. Each blade had a thread of colour in it, and a drop upon its tip.}',
      ],
      tries: [
        'They poured out the can from on top of a wall. {A bit of green came. It fell off again.|For a moment there was a strip of green as long as an arm. It held on, it slipped, and it fell into the <nettles~cabbages~clover>.}',
        'They painted the rest on a sheet. {It was very nice. But the yellow ran into the blue, and there was a <fish~duck~snail> in it.|It was as fine as they could make it, though the yellow had run, and somebody had put in a <fish~duck~cow>. The rainbow thanked them, and said that it felt draughty.}',
        'They shook all the wet trees. {Now they were wet, and the rainbow was still short.|All of the drops came down at once, and each one of them went down [helper’s] neck.}',
      ],
      solutions: [
        {
          id: 'dew',
          text: [
            'Then the sun went low, and the dew came. It sat on all the grass. {“Dew is rain too,” said [hero]. “Slow rain!” Each blade held up its drop. And the rainbow came down, soft and whole, right to their feet.|Nobody had called it. It comes of its own accord each evening. “Dew is only rain that doesn’t fall,” said [hero]. “Would you all hold it up, please?” Ten thousand blades of grass stood straight. And the rainbow bent down its tired end, red and gold and green, over the <daisies~buttercups~clover>, and set it on the ground, exactly at their feet.}',
          ],
        },
        {
          id: 'tears',
          text: [
            'The snails heard of it, and the bees, and the frogs. Each brought one drop. {A bee brought it in a cup of petal. A frog had it in his mouth. Up went the drops, and the rainbow grew, and came down in the pond. Splish.|They brought it in petals and acorn cups, and a frog came with his cheeks full and could not say good evening. [Helper] threw them up one by one, as high as could be. And at every drop the rainbow grew by the width of a hand, until it bowed over and put its foot into the pond, with a sigh like someone <coming home in tight shoes~getting into a warm bath~setting down a rucksack>.}',
          ],
        },
      ],
      after: [
        'It stood there for a little while, quite whole. Then it faded, very softly. {It had gone to bed.|It went about it as slowly as one puts out lamps, colour by colour, the blue one last.}',
      ],
      fact: '[Hero] helped half a rainbow to reach the ground.',
    },
    {
      id: 'latebee',
      title: ['The Bee Who Stayed Out Late', '[Hero] and the Last Bee Home'],
      refrain: ['Buzz to the left and buzz to the right, one little bee to get home tonight.'],
      ask: 'Do you know the way to a hive when it’s dark?',
      spark: [
        'One bee was still out. Her bags were full, and the sun had gone. {“I only wanted one more flower,” she said. “Now they’re all shut. Which way is home?” [Hero] held out a hand, and she sat on it.|She sat on a daisy that had closed on her foot. “I know the way by the flowers,” she said. “Left at the poppies, right at the mint. But they’ve all gone in, and without them it’s just dark with stalks.” She wasn’t frightened, only tired and a little sticky. In the hive they would be counting by now, and they’d be one short. [Hero] freed her foot. She weighed so little that you felt only the hum.}',
      ],
      way: [
        'A moth was just getting up. {“Follow the white ones,” she said. “They stay up with us.”|“You day people turn in so early,” said the moth, and put on her wings. “Ask the white flowers. They keep open for us, all night, with the lamp on.”}',
        'They found a yellow grain on a leaf, and farther on there was another. {“That’s mine!” said the bee. “I spilt it.”|Here and there lay a speck of gold. “Pollen,” said [helper]. The bee turned pink. “I did overload,” she said. “I must have come by here.”}',
        'A wooden post told them to put an ear to it. {Far off there was a hum, like a pot that’s nearly done.|They laid their ears against it, one after the other. It went down into the earth, and along, and from the far end of somewhere there came a low brown hum.}',
      ],
      tries: [
        'They woke a poppy up to ask it. {“Whuh?” it said. Then it shut again, on the bee.|It opened by the width of a yawn. “Left at me,” it mumbled, “or was it right?” Then it went to sleep again, with the bee inside, and they had to knock for her.}',
        '[Helper] made a buzzing noise to call the others. {A beetle fell in love. No bee came.|It was a really good buzz. It brought a stag beetle in his best coat, with a leaf in his hand, who took the news quite well.}',
        'They let the bee go up and look. {She went up and came down. “I saw a star,” she said. “I don’t live there.”|She flew as high as the weight allowed. “I could see everything,” she reported, coming down, “and it was all the same colour.”}',
      ],
      solutions: [
        {
          id: 'nightflower',
          text: [
            'Then, pop, a flower opened by the path. It was an evening primrose, as yellow as a lamp. {Pop, went the next one, and the next. “Left at me,” they said, “and right at me.” At the end was the hive. “Forty!” said the queen. “All home.”|It came undone with a small silky sound, right under their noses, and gave off a light like butter. [Hero] knelt down. “Are there any more of you?” “All along the fence,” said the evening primrose, and passed it on. Pop, it went in the dusk, pop, pop, a whole row of them, each waiting for the one before, like lamplighters. The bee walked along under them with her bags. The last of them leaned on the hive. Inside it, somebody stopped counting, and started to sing.}',
          ],
        },
        {
          id: 'smellhome',
          text: [
            '“What does your home smell of?” asked [hero]. {“Honey and warm wood,” said the bee. They all shut their eyes and sniffed. There it was! They went nose first, and it got sweeter and sweeter.|“Everyone’s been looking, and there’s nothing to see. So let’s not.” They shut their eyes. At first they smelled the grass, then mint, and [helper]. Behind that, faint and golden, there was a thread of something like toast with the sun on it. “That’s Mother’s floor polish,” said the bee, and sat up. They followed their noses, with their hands out in front of them, and when it was so sweet that their mouths watered, [hero] opened one eye. There was a door as big as a <coin~button~plum stone>, and a guard in it with a lamp, who said, “<Wipe your feet~You’re late~Mind your bags>, love.”}',
          ],
        },
      ],
      after: [
        'A warm hum came out of the hive. {They gave [hero] a lick of honey on a straw.|The hum in the hive went down by one note, as it does when everyone is in, and on the doorstep someone had put out a straw with a drop of honey on the end.}',
      ],
      fact: '[Hero] brought the late bee home to her hive.',
    },
    {
      id: 'wormstars',
      title: ['The Worm Who Wanted to See the Stars', '[Hero] and the Stars Underground'],
      refrain: ['High in the sky and deep in the ground, where can a bit of a star be found?'],
      ask: 'How can you see the stars with no eyes?',
      spark: [
        'An earthworm came up out of the flower bed. “They say that there are stars,” she said. {“Are they nice? I’ve got no eyes.” She held up her head as high as it would go. [Hero] wanted to help her see them.|She came up a good deal farther than earthworms like to, and turned her pink end this way and that. “The roots are always talking about it,” she said. “They have it from the leaves. There are a great many, I understand, and they don’t fall down. I’ve no eyes, you see. I’ve never wanted any, there’s nothing to look at in my line. But I would have liked to know about the stars.” [Hero] looked up, and then at her. There had to be a way.}',
      ],
      way: [
        'An old root was asked how it knew. {“I feel them,” it said. “When they’re out, the earth gets cool.”|“I’ve got it from my leaves,” said the root. “At night they send down a coolness, very fine, like a pinch of salt. I’ve always taken that for stars.”}',
        {
          gives: 'dew',
          text: 'Under a leaf stood an acorn cup, full of dew. {“Take it,” said a beetle. “It’s the cold kind.”|A beetle had put it there to chill his salad. “It’s from the clearest night we’ve had,” he said, “so there may be a bit of sky in it. Do take it. I’ve had my salad.”}',
        },
        'A blind old mole sat on his hill with his face up. {“I don’t see them,” he said. “I count them on my nose.”|“I come up for them on fine nights,” he said, “and they land on my nose, one by one. It can’t be proved. But I’ve never once come up for them in cloud.”}',
      ],
      tries: [
        'They held her up high on a stick. {“Is it here?” she asked. “It’s just windy.”|They raised her as far as the stick would go. “It’s airy,” she called down politely. “Have I touched one?” She’d touched a <gnat~moth~petal>, and it begged her pardon.}',
        'They told her that they are small and white. {“Like mushrooms?” she said. That was not quite it.|“Small, and white, and lots of them,” said [helper]. “Like rice?” she asked. “Like roots? Like grubs?” They saw that white is a hard thing to tell to someone who lives in brown.}',
        'They gave her a shiny button to hold. {It was nice and round. “Is a star a thing for a coat?” she asked.|She curled up around it and felt all four of its holes. She thought it delightful, and said that now she understood how they were fastened on.}',
      ],
      solutions: [
        {
          id: 'dewstars',
          needs: 'dew',
          text: [
            '[Hero] looked up, and then dipped one finger in the cold dew. {Plip, on her back. “That’s the big one by the <chimney~pear tree~gate>,” said [hero]. Plip, plip. “Those are the three in a row.” All the sky was on her, drop by drop. “Oh,” she said. “So many!”|“Lie quite straight,” said [hero]. Then [he] looked up at the first star, and where it stood [he] put on her back a tiny drop of that cold, clear dew. She gave a shiver. “That’s the bright one over the <gate~roof~plum tree>,” said [hero], “and here’s its neighbour. These four make a <cart~kite~basket>.” Star by star [he] drew the whole sky on her, from head to tail, and none was in the wrong place. She lay there for a long time with the night on her back. “And they’re up there all the time?” she whispered. “Even when nobody is under them?”}',
          ],
        },
        {
          id: 'glowdown',
          text: [
            '“If you can’t go up to them,” said [hero], “then they’ll have to come down.” {[He] asked the glow-worms. Down they went into her tunnel, each with a small cool light. The worm could feel each one as she went by, like a kiss.|[Hero] had noticed that things which shine also hum a little, if you come very close. So [he] went and talked to the glow-worms along the hedge. They came in a procession, and down they went in her tunnel, and sat along the ceiling of it, here one, there seven in a dipper, all as they are above. As she drew herself along beneath them, she could feel each go over her like the ghost of a fingertip, cool, and then not. “They don’t fall down,” she kept on saying. “It’s true. They really don’t.”}',
          ],
        },
      ],
      after: [
        '{She went down again, to tell the roots. They were up late that night, and so was she.|She had to go straight down to tell the others. For hours you could feel it in the soles of your feet, down there, somebody telling something, and a great many roots not saying a word.}',
      ],
      fact: '[Hero] showed the stars to the earthworm.',
    },
    {
      id: 'quietstream',
      title: ['The Stream That Had Gone Quiet', '[Hero] and the Song of the Stream'],
      refrain: ['Gurgle and giggle and over the stone, a stream doesn’t like to be silent alone.'],
      ask: 'Have you heard how the stream used to go?',
      spark: [
        'The stream did not gurgle. It did not giggle. It just slid by, flat and still. {“I’ve forgotten how,” it said. The frogs could not dance, and the reeds did not nod. “I’ll help you look for it,” said [hero].|It had been the most talkative stream for miles. One was used to it, as one is to a clock. And now it went past without a word, smooth as oil, and looked the other way. “I woke up and it was gone,” it whispered. “I open my mouth, and all that comes is water.” Without the stream the birds had no one to interrupt, and the wagtail, who bobs in time to it, had bobbed herself giddy. [Hero] put a hand in. It was cool, and it held on.}',
      ],
      way: [
        'A dipper walked about under the water in his shirt front. {“The stones went,” he said. “A boy made a tower. It’s a nice tower.”|“I know each stone in it,” said the dipper, “for I do my walking there. Last week there were nine where it’s narrow. Now there are none, and round the corner somebody’s got a splendid tower.”}',
        'They put an ear to the bank, where there was a small hollow. {There was a gurgle in it. It was an old one, and very faint.|In an otter’s old door a scrap of the song had got caught and still went round, the way water goes round in a bath: “-iggle, -iggle, over the -” and then again.}',
        'An old willow let down a twig. {“It only sings if it can stumble,” she said.|“I’ve listened to it for a hundred years,” said the willow. “It needs something to fall over. It was always when it tripped that it laughed.”}',
      ],
      tries: [
        'They sang to it first, to get it started. {It listened. Then it went off with their song and did not bring it back.|They bent down and gave it a “la” to begin on. The stream took the “la” away with it. They heard a heron find it, farther down, and not know what it was.}',
        'They tickled it with a reed. {It got goose bumps. But it did not giggle.|All over it the water came up in tiny bumps, but there was not one giggle in them. “I can feel that you mean well,” said the stream.}',
        '[Helper] told it a joke about a bucket. {The bucket laughed. It was somebody’s bucket, by the steps.|It was the one about the bucket with the hole. There was a clank from the bank. It was a real bucket, and had to be told the end twice, for it had laughed over it.}',
      ],
      solutions: [
        {
          id: 'onestone',
          text: [
            '{[Hero] took a round stone and set it in the water. Glug, said the stream. It was surprised. One more stone. Glug, giggle. One more. Gurgle, giggle, over the stone! “That’s how it goes,” it said.|“It has nothing to trip over,” said [hero]. [He] chose a round stone, not too big, and laid it in the middle, where the water was smoothest. It had to part and go round. “Glug,” said the stream, taken by surprise. [Hero] put the next one to the left. “Giggle.” [He] moved it a hand’s breadth. “Gurgle.” It was like tuning a piano. Round the corner a boy had built a tower of the others, and he brought it back, stone by stone, once he heard what it was for. When the ninth went in, the whole stream drew breath, and then it told them everything it had thought of since last week.}',
          ],
        },
        {
          id: 'listenstream',
          text: [
            '{[Hero] lay down on the bank and said nothing. [He] only listened. It took a long time. Then there was a tiny “plip”. “Go on,” whispered [hero]. “Plip, plop,” said the stream. Somebody was listening! So it had to tell it all.|Everyone had been talking at the stream for days. So [hero] lay down flat with both arms over the edge, and for the length of <an apple~a plum tart~two biscuits> didn’t utter a sound. “Nobody ever does that,” said the stream finally. “They all say, how lovely, and then go on about <lunch~the weather~their aunts>. I began to think that nobody would notice if I left it off.” “I noticed,” said [hero]. “What comes after the willow?” There was a small “plip”, testing. “After the willow,” said the stream, “it gets rather good,” and was off, over every root and pebble, hardly stopping to breathe.}',
          ],
        },
      ],
      after: [
        'The reeds nodded, and the wagtail bobbed in time. {“Giggle,” said the stream in its bed. A stream has a bed too.|It was heard until late. Then it talked more softly, and more slowly, since a stream is the only one of us that can talk in bed and never has to leave off.}',
      ],
      fact: '[Hero] gave the stream its song back.',
    },
    {
      id: 'scarecrow',
      title: ['The Scarecrow Nobody Visited', '[Hero] and the Lonely Scarecrow'],
      refrain: ['Straw in the sleeves and a hat with a brim, won’t somebody come and sit with him?'],
      ask: 'Would you go to tea with a scarecrow?',
      spark: [
        'In the bean field stood a scarecrow, with his arms held out. {“I want to hug someone,” he said. “But they all fly off!” A tear of dew hung on his nose. [Hero] patted his straw hand.|His arms were stretched wide, his hat was on straight, and as far as you could see around him there was nobody at all. “They put me up like this,” he said, “and I thought, how nice, they want me to welcome people. I’ve been welcoming since <April~May~Easter>. As soon as anyone sees me, off they go.” Nobody had explained it to him. In the trees along the edge the birds sat in rows and whispered. [Hero] wiped the dew from his nose, and promised not to leave it at that.}',
      ],
      way: [
        'A blackbird was asked, a long way off. {“His coat flaps,” he said. “It’s so big. We’re so small.”|“It’s nothing personal,” said the blackbird. “But he’s got his arms up. Where I come from that means somebody’s going to throw something.”}',
        'In his pocket they found three cherry stones. {“I save them,” he said, “in case of guests.”|There were <seven~nine~five> cherry stones and a crust in it, wrapped up in a leaf. “It’s my side of the tea,” said the scarecrow. “I do so hope they like crust.”}',
        'A small brown feather lay by his foot. {“A wren,” said [helper]. “She came, and she looked.”|It was still warm. “Somebody’s been nearer than she lets on,” said [helper]. They didn’t touch it, and left it lying where it was, as one leaves a door open.}',
      ],
      tries: [
        'They put a sign round his neck: “I’m nice”. {Birds can’t read. A goat ate the sign.|It was in beautiful letters. But very few birds had been to school, and a goat, who had, read it right through to the end, string and all.}',
        'They called the birds and pointed at him. {Now the birds were afraid of three of them.|“He’s kind!” they called, and waved their arms to show where. When they had done, there stood three of them in an empty field with their arms up.}',
        'They gave him a whistle with a bird’s voice. {He blew. He was made of straw, so the air came out at the knees.|He took a deep breath and blew. It came out of his elbows, his knees and the seat of his trousers, and all there was to hear was a sort of autumn.}',
      ],
      solutions: [
        {
          id: 'nesthat',
          text: [
            '“Take off your hat,” said [hero], “and turn it over.” {It was deep, round and lined with straw, just like a nest. They all went back and kept still. The wren came. She looked in, and sat down. “She fits,” he whispered.|[Hero] lifted off the hat and looked inside it. It was round, deep and warm, with straw coming through. “You’ve had it the wrong way up,” [he] said. “With the hole down it’s a hat. With the hole up it’s an invitation.” They put it back on like that, drew in his sleeves, and went off, and none of them turned round. It took as long as it takes. There was a whirr, and a weight of about <a spoonful of sugar~two letters~a walnut>. By the time the moon was up there was an egg in it, no bigger than a bean. He could not hug anyone now, for he had to hold so still. He said it came to the same.}',
          ],
        },
        {
          id: 'sitbyhim',
          text: [
            '{[Hero] just sat down at his feet and ate bread and butter. Crumbs fell. One sparrow came for a crumb, then two. They saw that nobody was scared. By dusk one sat on each of his fingers.|“They don’t know if you’re safe,” said [hero] to the scarecrow. “So I’ll be safe next to you, and they can watch.” [He] leaned back against the wooden leg and unwrapped the bread and butter, and told him about the day. That was all. After the first slice there was a sparrow on the fence, and after the second it was on the ground. It looked at [hero], it looked at the trousers, and then it hopped on a straw boot to be nearer to the jam. “Don’t breathe,” whispered [hero]. “I can’t,” the scarecrow whispered back, “I’m so happy.” By sundown there was someone on every straw finger, and he had to be told which of them was a robin.}',
          ],
        },
      ],
      after: [
        '{“My arms don’t even get tired,” said the scarecrow. “That’s lucky,” said the small bird on his sleeve.|“It’s as if I had been made for it,” said the scarecrow, with his arms full of evening and birds.}',
      ],
      fact: '[Hero] found friends for the lonely scarecrow.',
    },
    {
      id: 'whostarts',
      title: ['The Night Choir That Could Not Begin', '[Hero] and the First Cricket'],
      refrain: ['First there is one, and then there are two, then there’s a choir, but who begins, who?'],
      ask: 'Who ought to begin the evening song?',
      spark: [
        'It was time for the evening song. The crickets sat there, and the frogs and the beetles sat there too. {But nobody began! Each waited for the next one. So it was quite still, and no one could go to sleep. “Hm,” said [hero].|They sat in their rows, with the frogs behind for the low parts and a row of gnats for the tingle. All the throats were cleared. And then nothing came. It used to be an old cricket who began, but he’d gone to live with his daughter in a warm bakery, and now each of them looked at the next. “After you,” said the crickets. “Oh no, after you,” said the frogs. The flowers could not close, because they do it to the second verse. It had got very late. “Somebody must,” said [hero].}',
      ],
      way: [
        'They went to see the baker’s oven. {An old cricket lived there now. “I used to begin when my knees itched,” he said. “That was all.”|The old cricket was on the warm side of the chimney with his feet up. “How did I know when to start? My knee itched,” he said. “I scratched it, and they all came in. I never dared tell them.”}',
        'A young cricket was practising behind a stone, very softly. {“I can’t do it out there,” she said. “They’d all hear!”|It was the best “cree” that they had ever heard, and it ended the instant she noticed them. “I’m only the third row,” she said. “I don’t do it in front of people.”}',
        'On a leaf lay the book of the song. {On page one it said: “Wait until it is quite dark. Then don’t.”|It was written on a dock leaf by somebody long ago. “Wait until nearly nobody can see you,” it said for the beginning. “It’s easier then.”}',
      ],
      tries: [
        '[Hero] counted, “One, two, three!” {All of them took a breath. Then they all said, “Was that for me?”|“Three!” said [hero], with a big wave. There was an enormous breath, drawn by four hundred people, and then four hundred people waited for each other to let it go.}',
        'They drew straws for who should begin. {A goat came by. It was the straws that went.|It was perfectly fair, and everyone held out a hand. Nobody had reckoned on a goat. She thanked them. She’d seldom been so well served.}',
        '[Helper] began it, to help. {It was a bit like a <door~saw~kettle>. Four frogs went home.|[Helper] stepped forward and opened [h.his] mouth. It was hearty. It was also rather like a <gate~rusty pump>, and a late hen got up and laid an egg.}',
      ],
      solutions: [
        {
          id: 'dimmer',
          text: [
            '{[Hero] asked a cloud to stand in front of the moon, so it was really dark. “Now no one can see who it is,” [he] whispered. For a while it was still. Then, “cree”, went one small voice. And all at once they all sang!|“It isn’t that you can’t,” said [hero]. “It’s that everybody’s looking.” [He] went around and asked the glow-worms to put out their lights, and waited for a cloud to cross the moon. It grew so dark that you couldn’t have told a frog from a friend. “I can’t see any of you,” [he] said. “It could be anyone at all.” They heard a breath, somewhere in the third row. Then came one “cree”, as thin as <a hair~a thread~grass> and exactly right. Before it had ended there was the next, and the next, and then the frogs. They never did find out who had started. But one of the crickets had very bright eyes afterwards.}',
          ],
        },
        {
          id: 'wrongnote',
          text: [
            '{[Hero] stepped up, took a breath, and sang it all wrong. “<Moo~Quack~Baa>!” The crickets laughed so much that their legs rubbed. Cree, cree! “You’ve begun,” said [hero]. And they had.|“They’re afraid of doing it badly,” [hero] said, “so somebody has to have done that already.” [He] stood up in front of the four hundred, bowed, and sang the first line as wrong as [he] could, with a <moo~quack~sneeze> in the middle. There was an awful silence. Then a gnat giggled. A frog went “hup”. And crickets can’t laugh without moving their knees, so there it was, “cree, cree, cree”, along all the rows, at first from laughing, and after that, since it was going so well, in time. Nobody noticed when it turned into the song.}',
          ],
        },
      ],
      after: [
        '{At the second verse the flowers closed. At the third one there was a yawn, and it was the moon’s.|They sang it with all the verses. At the second one the flowers closed, at the fifth the ducks turned their heads, and by the ninth there was hardly anyone awake to hear how good it was.}',
      ],
      fact: '[Hero] helped the night choir to begin its song.',
    },
  ],
  obstacles: [
    'The grass was so high that they could not see. {“This way,” said a grasshopper. Hop! They could see him, then they could not, then they could.|A grasshopper showed them the way. It was easy to follow him when he was up, and when he was down they waited until he was up again.}',
    'A stream ran across. There were three stones. {One was round, one was flat, and one was a turtle. “Next time, knock,” she said.|They crossed on the first, and they crossed on the second. The third opened its eyes. “I don’t mind,” said the turtle, “but next time you might say when.”}',
    'A snail race was crossing the path. {They could not step over it. So they cheered for an hour.|It was the final. Three of them were neck and neck, and it would have been rude to step across. They cheered until it was decided, which it never quite was.}',
    'Nettles stood in a row, arm in arm. {“We sting,” they said, “but we don’t like to.” They leaned back a bit and breathed in.|“I’m afraid we sting,” said the nettles. “It’s how we were brought up.” They pulled in their elbows as well as they could, and the party went through on its toes.}',
    'A gust had laid down a big tree trunk of straw. {It was only a stalk. But [helper] bowed to it and went round.|It turned out to be a single straw, but somebody had written “Beware of the log” on it, so they all went under it, for the look of the thing.}',
    'Their boots got stuck in the mud by the flower bed. Shlup. {They pulled. Out came a foot, and it was bare. The boot stayed to look for worms.|The mud said “Shlup” and would not let go. They worked out of it an inch at a time. “You could have asked,” said [hero], and the mud gave back the second boot of its own accord.}',
    'A spider’s thread was tied across the gate, with a tiny bell on it. {Ting. “Who’s there?” “Us.” “Oh, come in.” She only liked to know.|They bent down, but not far enough. Ting, it went. “Name?” asked the spider. “Purpose?” It wasn’t to catch anyone, she told them. It got so quiet with only flies.}',
    'A shower came down just where they were, and only there. {They sat under one leaf, very close. Drip, said their noses.|It rained out of a cloud no larger than a cushion. They crept beneath a dock leaf, and the cloud looked in from the side to see if they liked it.}',
  ],
  encounters: [
    'A butterfly sat with one wing up and one wing down. {“I’m drying,” it said. “I was washed at two.”|“I’m letting them dry,” it explained. “They’re new. This one was yesterday only an idea.”}',
    'An earthworm and its other end met round a stone. {“Good evening,” said both.|“Good evening,” it said. “Good evening,” said the other end. “You’ve got a kind face,” they both thought, and went on.}',
    'A spider had hung out her web, and in it were forty drops of dew. {“I only wanted a fly,” she said. “But it’s so pretty. I’ll leave it.”|“I made it for flies,” said the spider, “but look at it. I’ve not the heart to let anyone in with their feet.”}',
    'Two clouds were playing hide and seek. {The sky was quite empty otherwise. So it was hard for them.|The rest of the sky was perfectly clear, which made it difficult. “Found you,” said the one. “Again!” said the other.}',
    'A ladybird was learning to count her dots. {“Five, six, itch,” she said. She could not see the last one.|She could reach as far as six, and for the seventh she had to ask people. “Still there,” said [hero]. She sighed with relief.}',
    'A dandelion clock struck nine. {It had nine seeds left. So it was true.|“Nine,” it said. They counted, and it had nine seeds left. “And after that?” asked [hero]. “After that I’m on holiday,” said the dandelion.}',
    'An ant was carrying a leaf, and on the leaf sat another ant. {“He’s with me,” she said. “He reads the map.”|“He’s the lookout,” she said. “What do you see?” The other one shaded his eyes. “Grass,” he said. “It’s like this all day,” she confided, “but he’s very dear.”}',
    'The stream had brought down a paper boat, and a frog was the captain. {“All ashore!” he said. He was the only one.|He saluted, he let down a straw, and he went ashore along it himself. “A pleasant crossing,” he said, and gave himself a penny.}',
    'A bee had fallen asleep in a foxglove. Only her feet stuck out. {They pulled her hat down over her ears.|From in there came a snore with petals in it. Somebody had kindly hung a card on one of them: “Wake at five”.}',
    'Two worms had tied themselves in a knot. {“We’re shaking hands,” they said. “It’s our first time.”|They’d been trying to shake hands, they said, and neither of them had known when to leave off. [Helper] had them loose in no time, and they said “Same again?”}',
    'A poppy was ironing itself. {“I come out of the bud all creased,” it said. “Look at this leaf!”|It came out crumpled every morning, it complained, like a shirt from a suitcase, and every morning the wind promised to send somebody.}',
  ],
  favourite: [
    'On the sill stood a jam jar with three flowers from the meadow, shut for the night.',
    'Outside the window the oldest tree stood still, as it did each night, and kept an eye on the house.',
    'In the bedside vase stood one stalk of grass with a very small beetle asleep on it.',
    'Along the shelf lay seven snail shells, all empty and all as quiet as little bells.',
    'On the sill a bean in wet cotton wool was thinking, slowly, of spring.',
    'A leaf had been pressed in the picture book, and it was still a little green.',
    'From the lamp hung a paper butterfly, with its wings folded.',
    'The watering can had been put away, and the moon was looking into it.',
  ],
}
