import type { ThemePack } from '../../realise/pack.ts'
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
  ],
  settings: [
    place(
      'garden',
      'land',
      'the long garden',
      'in the long garden',
      [
        'Behind the house lay the long garden, and at the end of it [hero] had a hut of beans. {They grew so fast that you could hear it.|[Hero] had planted poles in a ring, and the beans did the rest, and on a warm evening you could hear them growing.}',
        'In the long garden it had just rained. [Hero] stood in the grass with bare feet. {It smelled of earth and mint. A snail came out to look.|It smelled of earth and mint, and all the snails came out of doors to see what sort of evening it was going to be.}',
      ],
      [
        '{The bees were going home with yellow knees. The last one had to stop twice.|The bees were flying home with yellow knees. The last one had loaded too much, and had to set down now and then on a daisy.}',
      ],
      [
        'The flowers in the garden had closed, one leaf over the other, as one does up a coat. {[Hero] lay down. The window was open, and the night smelled sweet.|In the house the lamp was lit. [Hero] lay down in bed with the window open, and the whole garden breathed in, softly, and out.}',
      ],
    ),
    place(
      'pond',
      'land',
      'the quiet pond',
      'by the quiet pond',
      [
        '[Hero] sat by the quiet pond with [his] feet in the water. {Tiny fish came and tickled them.|Small fish came up and nibbled at [his] toes, found that they were not bread, and came back after a bit to make sure.}',
        'By the quiet pond stood a willow, and under the willow [hero] had a tent of leaves. {You went in on your knees.|You had to go in on your knees, and inside everything was green, your hands and the bread and butter too.}',
      ],
      [
        'Over the water the dragonflies flew, blue and green. {The frogs sat on the leaves and puffed. One fell off.|The frogs sat upon their lily leaves and tuned up. One of them, who had only come to listen, fell in.}',
      ],
      [
        'The quiet pond had turned as dark and smooth as glass, with a whole moon in it. {They walked home slowly through the soft grass to bed.|They went home slowly through the soft grass, wet with dew, and the bed was as white as a water lily, and as cool, and then as warm.}',
      ],
    ),
    place(
      'meadow',
      'land',
      'the wide meadow',
      'in the wide meadow',
      [
        'In the wide meadow the grass came up to [hero’s] nose. {If you lay down, nobody could see you but the beetles.|If you lay down on your back, you were in a green room with a blue roof, and only the beetles knew you were in.}',
        '[Hero] was making a chain out of daisies in the wide meadow. {It went from one tree to the next. A bee used it as a road.|It already went from the one tree to the other, and the ladybirds had begun to use it as a bridge.}',
      ],
      [
        'The wind combed the grass all to one side, and then to the other. {It could not make up its mind.|The wind was combing the meadow to the left, looked at it, and combed it to the right. It could not decide what suited it best.}',
      ],
      [
        'The meadow had lain down. Here and there a cricket still sang, and slowly left out more and more notes. {[Hero] came home to a warm bed.|At the edge of it a window shone. [Hero] went in, washed the grass from [his] knees, and lay down between cool sheets that grew slowly warm.}',
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
      ],
      [],
    ),
    figure(
      'bumble',
      'Bert',
      'he',
      [
        'There was once a bumblebee called [hero]. {He was too round to fly. No one had told him. So he flew.|By all the rules he was much too round to fly, but he couldn’t read, and so he flew.}',
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
      ],
      ['[Helper] had the shortest way to bed of all. She went in, and the door of her blue house closed softly.'],
    ),
    figure(
      'toad',
      'Uncle Wart',
      'he',
      [
        'Out of a flower pot looked a fat old toad. It was [helper]. {“My back says it will rain,” he said. “It always says so.”|“My back tells me that it’s going to rain,” he said. “It says so every evening, and one day it’ll be right.” He hopped along, with long pauses for thought.}',
      ],
      ['[Helper] sat himself down in his flower pot, puffed up once, and let it all slowly out again.'],
    ),
    figure(
      'breeze',
      'Little Gust',
      'she',
      [
        'Something blew [hero’s] hair up. It was a small wind called [helper]. {“I’m still learning,” it said. “I do leaves, but not trees.”|“I’m not finished yet,” said [helper]. “I can do dust and leaves, and at a pinch a hat.” She went ahead and opened the grass for them.}',
      ],
      ['[Helper] lay down in the long grass, and it stirred just once more where she lay.'],
    ),
  ],
  problems: [
    {
      id: 'pondmoon',
      title: ['The Night the Pond Lost Its Moon', '[Hero] and the Moon in the Pond'],
      ask: 'Have you seen a moon, a wet one?',
      refrain: ['Moon above and moon below, where did all the silver go?'],
      spark: [
        'Each night there are two moons, one in the sky and one in the pond. But now the pond was dark! {“Someone took it,” said the frogs. They could not sing with no moon. [Hero] wanted to bring it back.|“It’s gone,” said the frogs. “It was there when we had supper.” They sat on their leaves with their hands in their laps. A frog cannot sing without a moon to sing at, and without the frogs nothing in the meadow knows when it’s night. There it was, still, up in the sky. But how do you get it back into a pond?}',
      ],
      tries: [
        'They held up a white plate over the pond. {“It’s nice,” said the frogs. “But it has a flower on.”|The frogs looked at it politely. “It’s a very good plate,” they said. “One can see the join.”}',
        'They threw in a stone, to wake the moon up. Plop! {A fish looked out. “Do you mind?”|It made fine rings, one inside the other, and then a fish came up and asked who had dropped this on his supper.}',
        'They tried to fish for it with a net. {They caught a boot and a very small crown.|They caught a boot, and then its brother, and a water beetle who said that he’d only been going to the shop.}',
      ],
      solutions: [
        {
          id: 'weed',
          text: [
            '[Hero] lay down and looked along the water. It was all covered in tiny green leaves, like a cloth! {“The moon is there,” said [hero]. “It’s only under the blanket.” They drew the green to one side. And there it lay, round and white.|It was duckweed, thousands and thousands of leaves, each of them no bigger than a lentil. They had grown across the pond that day without anyone noticing. “It’s not gone,” said [hero]. “It has just been covered up.” They took a branch and drew the green cloth aside, softly, as you draw a curtain. Black water came, and in the middle of it, a bit wobbly at first, the moon.}',
          ],
        },
        {
          id: 'still',
          text: [
            '“Wait,” said [hero]. “Everybody is looking for it, and so the water is all in waves.{” They all stood still. The frogs held their breath. The pond grew flat. And slowly the moon came back, one bit at a time.| It can’t settle.” It was true. The frogs had been diving for it, and the ducks paddling, and the fish turning over stones. So everybody stopped. They stood like reeds. The waves grew long, then low, and then there weren’t any. First there came one speck of silver, and then another found it, and they drew together, and lay there, round and quiet, as if they had never been away.}',
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
      ask: 'Do you know how to be brave about flying?',
      refrain: ['Puff and float and round you go, land where something nice can grow.'],
      spark: [
        'A dandelion stood in the grass, with just one seed left on it. All the others had flown. {“I don’t like to look down,” it said. “May I not walk?” [Hero] thought hard.|“I’m all ready,” it said, and held on with both hands. “I’ve got my parachute. It is only the flying that I don’t care for. Could one perhaps walk?” The old dandelion was bent with tiredness, for it could not lie down until the last of its children was out. “We’ll find a way for you,” said [hero].}',
      ],
      tries: [
        'They put it on a beetle, so that it could ride. {The beetle opened its wings. “Not you too!” said the seed.|It was a broad, sensible beetle. But after four steps there was a click, and out came the wings. “I might have known,” said the seed, and got off.}',
        'They blew, but only very softly. {It held on so tight that the whole flower went flat.|It shut its eyes. They blew as you blow on soup. The entire dandelion leaned over, and the seed was still on it.}',
        '[Helper] went first, to show that it was easy. {[Helper] fell in a bush. “I see,” said the seed.|[Helper] spread out, jumped off a stone, and was not seen again for a while. “I see,” said the seed.}',
      ],
      solutions: [
        {
          id: 'eyes',
          text: [
            '“Don’t look down,” said [hero]. “Look over there. What do you see?” {“A hill,” it said. “And a wall, with sun on it. Oh, that’s nice.” It leaned out to see more. And it was flying! “Oh,” it said. “I’m over it.”|“A fence,” said the seed. “A white one. And behind that there’s a wall with a warm look about it, and at the bottom of it, I think, a bit of bare earth.” It stretched, to see it better. “You could grow a long way down in there. One would have the sun till…” And then it noticed that it had been in the air for some time. “Oh,” it said, from far off. “Is this all it is?”}',
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
      id: 'snailpost',
      title: ['The Rainbow That Was Too Short', '[Hero] and Half a Rainbow'],
      ask: 'Do you know where one can get a bit of rainbow?',
      refrain: ['Red and yellow, green and blue, where is the end of it, I’d like to know, do you?'],
      spark: [
        '{After the rain there was a rainbow, but it only went halfway! It stopped in the air, like a bridge with no end. “I need one more drop,” it said. “But the rain has gone home.”|After the rain a rainbow rose up out of the wood, and it went very well, and then over the meadow it simply stopped. “I know,” said the rainbow, and blushed on the red side. “I’ve run out. The rain went home early, and without rain I can’t come down. I can’t stay up here all night with one foot in the air.” It looked tired. [Hero] took the watering can.}',
      ],
      tries: [
        'They poured out the can from on top of a wall. {A bit of green came. It fell off again.|For a moment there was a strip of green as long as an arm. It held on, it slipped, and it fell into the nettles.}',
        'They painted the rest on a sheet. {It was very nice. But the yellow ran into the blue, and there was a fish in it.|It was as fine as they could make it, though the yellow had run, and somebody had put in a fish. The rainbow thanked them, and said that it felt draughty.}',
        'They shook all the wet trees. {Now they were wet, and the rainbow was still short.|They shook every tree that was still dripping. All of the drops came down at once, and each one of them went down [helper’s] neck.}',
      ],
      solutions: [
        {
          id: 'dew',
          text: [
            'Then the sun went low, and the dew came. It sat on all the grass. {“Dew is rain too,” said [hero]. “Slow rain!” Each blade held up its drop. And the rainbow came down, soft and whole, right to their feet.|Nobody had called it, it came of its own accord as it does each evening, and sat down upon every blade. “Dew is only rain that doesn’t fall,” said [hero]. “Would you all hold it up, please?” Ten thousand blades of grass stood straight. And the rainbow bent down its tired end, red and gold and green, over the daisies, and set it on the ground, exactly at their feet.}',
          ],
        },
        {
          id: 'tears',
          text: [
            'The snails heard of it, and the bees, and the frogs. Each brought one drop. {A bee brought it in a cup of petal. A frog had it in his mouth. Up went the drops, and the rainbow grew, and came down in the pond. Splish.|They brought it in petals and acorn cups, and a frog came with his cheeks full and could not say good evening. [Helper] threw them up one by one, as high as could be. And at every drop the rainbow grew by the width of a hand, until it bowed over and put its foot into the pond, with a sigh like someone coming home in tight shoes.}',
          ],
        },
      ],
      after: [
        'It stood there for a little while, quite whole. Then it faded, very softly. {It had gone to bed.|It stood there, whole and still, for as long as you can hold your breath. Then it put itself out, colour by colour, the blue one last.}',
      ],
      fact: '[Hero] helped half a rainbow to reach the ground.',
    },
  ],
  obstacles: [
    'The grass was so high that they could not see. {“This way,” said a grasshopper. Hop! They could see him, then they could not, then they could.|A grasshopper showed them the way. It was easy to follow him when he was up, and when he was down they waited until he was up again.}',
    'A stream ran across. There were three stones. {One was round, one was flat, and one was a turtle. “Next time, knock,” she said.|They crossed on the first, and they crossed on the second. The third opened its eyes. “I don’t mind,” said the turtle, “but next time you might say when.”}',
  ],
  encounters: [
    'A butterfly sat with one wing up and one wing down. {“I’m drying,” it said. “I was washed at two.”|“I’m letting them dry,” it explained. “They’re new. This one was yesterday only an idea.”}',
    'An earthworm and its other end met round a stone. {“Good evening,” said both.|“Good evening,” it said. “Good evening,” said the other end. “You’ve got a kind face,” they both thought, and went on.}',
    'A spider had hung out her web, and in it were forty drops of dew. {“I only wanted a fly,” she said. “But it’s so pretty. I’ll leave it.”|“I made it for flies,” said the spider, “but look at it. I’ve not the heart to let anyone in with their feet.”}',
    'Two clouds were playing hide and seek. {The sky was quite empty otherwise. So it was hard for them.|The rest of the sky was perfectly clear, which made it difficult. “Found you,” said the one. “Again!” said the other.}',
  ],
  favourite: [
    'On the sill stood a jam jar with three flowers from the meadow, shut for the night.',
    'Outside the window the oldest tree stood still, as it did each night, and kept an eye on the house.',
  ],
}
