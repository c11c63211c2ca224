import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const castle: ThemePack = {
  words: [
    'castle',
    'tower',
    'drawbridge',
    'king',
    'queen',
    'knight',
    'armour',
    'moat',
    'hall',
    'throne',
    'crown',
    'key',
    'gate',
    'royal',
    'wall',
    'bell',
  ],
  settings: [
    place(
      'tower',
      'indoors',
      'Crumpet Castle',
      'in Crumpet Castle',
      [
        '{In Crumpet Castle there were forty rooms and one good chair. [Hero] sat in it and ate toast. The fire went crick, crack.|In Crumpet Castle there were forty rooms, thirty-nine of them cold, and in the fortieth was a fire, a chair, a plate of toast and [hero].}',
        '[Hero] lived at the top of the north tower of Crumpet Castle. {It had round walls, so the bed was round too.|The tower was round and so was the room, and so the bed had to be round as well, which is very good if you like to turn over.}',
      ],
      [
        'The castle smelled of candles and old stone. {In the hall hung the faces of ninety kings. They all looked at the toast.|Along the hall hung ninety kings and queens in gold frames, and whichever way you went their eyes followed the toast.}',
      ],
      [
        'Up the tower stairs they went, round and round, and on each step burned one low candle. {The round bed was warm. [Hero] got in.|Somebody had put a warm brick in the round bed. [Hero] slid down into it, and the old castle walls stood quietly all about.}',
      ],
    ),
    place(
      'kitchen',
      'indoors',
      'the castle kitchen',
      'in the castle kitchen',
      [
        'The warmest place in the castle is the kitchen, and there, on a sack of flour, sat [hero]. {A pot went blop.|A pot on the stove said blop, and after a while another one said blop as well, as if in answer.}',
        'It was evening in the castle kitchen. [Hero] licked the spoon. {It was the big spoon, from the king’s own pudding.|It was the great wooden spoon from the king’s own pudding, so large that [he] had to begin at the edge.}',
      ],
      [
        'Pans hung along the castle wall from big to small{. If you ran by, they sang.|, and if you walked past quickly they rang like bells, so that the cook always knew who was after the jam.}',
      ],
      [
        'The castle kitchen was swept and dim, and the fire had been put to bed under its ashes. {[Hero] lay down in the warm box bed by the wall.|Only the cat was still up, and not very. [Hero] lay down in the box bed by the oven wall, where the stones stay warm till morning.}',
      ],
    ),
    place(
      'courtyard',
      'land',
      'the castle garden',
      'in the castle garden',
      [
        'Behind the castle wall lay a garden with pear trees and one very fat pond. [Hero] fed the ducks. {They were royal ducks. They said “quack” with a bow.|They were royal ducks, and before they said “quack” they bowed, so that feeding them took most of the evening.}',
        '[Hero] looked after the roses in the castle garden. {There was one called Bob.|They all had long grand names on small grand signs, except for one by the gate, which was called Bob.}',
      ],
      [
        'Up on the castle walls the flags hung down. {They had waved all day. Now they had a rest.|They had been waving since breakfast, at nobody in particular, and now they hung straight down and let their arms rest.}',
      ],
      [
        'They walked back slowly under the pear trees. The castle windows glowed, and one by one they grew dim. {In the gate house [hero’s] bed was warm.|In the little gate house by the wall the bed was turned down. [Hero] lay and listened to the royal ducks settling themselves on the pond.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'page',
      'Wren',
      'she',
      [
        'There was once a page girl in a castle, and she was called [hero]. {She could carry nine cups at once.|She could carry nine cups at once, and she knew every back stair in the place, and the king could not find his slippers without her.}',
      ],
      [],
    ),
    figure(
      'mouse',
      'Sir Crumb',
      'he',
      [
        'There was once a castle mouse called [hero]. {His helmet was half a walnut.|His helmet was half a walnut and his sword was a toothpick, and he had never once used it, except for olives.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'ghost',
      'Lady Pale',
      'she',
      [
        'Through the wall came a ghost with a candle. “I’m [helper],” she said. {“Did I scare you? No? Oh, good.”|“Did I frighten you? No? What a relief. It’s so tiring to be screamed at.” She was three hundred years old and loved company.}',
      ],
      ['[Helper] hung herself over a chair, like a shawl, and her candle grew dim.'],
    ),
    figure(
      'knight',
      'Sir Clank',
      'he',
      [
        'Clank, clink, clank! It was a suit of armour, out for a walk. He was called [helper]. {There was nobody in him, but he was very nice.|There was nobody inside him, as he told them at once, “but I have never felt that it mattered.” He offered [hero] his left glove to hold.}',
      ],
      ['[Helper] stood his boots side by side, laid down his gloves, and all of his iron went quiet.'],
    ),
    figure(
      'cat',
      'Duchess',
      'she',
      [
        'On the stairs sat the castle cat. She was called [helper]. {“I’ll come,” she said, “but only because I want to.”|“I happen to be going in the same direction,” she said, “whichever one it is.” And she walked in front with her tail up like a flag.}',
      ],
      ['[Helper] chose the softest place there was, and it happened to be just beside [hero’s] feet.'],
    ),
  ],
  problems: [
    {
      id: 'drawbridge',
      title: ['The Drawbridge That Would Not Go Up', '[Hero] and the Stubborn Drawbridge'],
      ask: 'Do you know what a drawbridge might want?',
      refrain: ['Up, old bridge, and say goodnight, fold your feet and hold on tight.'],
      spark: [
        'Each night the castle pulled up its drawbridge. But tonight it would not go up! {Creak, it said, and lay there. How could the castle sleep with its door open?|Six guards pulled at the chain, and a seventh pulled at the six, but it lay over the moat like a dog on a rug. A castle that cannot shut its door gets a draught in every room, and nobody in it had slept a wink. “I’ll see what it wants,” said [hero].}',
      ],
      tries: [
        'They oiled it with butter. {Now it was very slippery. The ducks slid on it all the way. Wheee!|They used eleven pounds of it. The drawbridge still didn’t move, but the royal ducks slid up and down on it, and said that it was the best evening they had ever had.}',
        'They counted to three and all pulled. {The chain came off! They all sat down.|“One, two, three!” On three the chain came off, and they all sat down in a row, in order of size.}',
        '[Helper] ordered it to go up, in the name of the king. {“Creak,” said the bridge. It had not met the king.|“Creak,” said the drawbridge. It had been walked on by the king for twenty years, and felt that he might have come himself.}',
      ],
      solutions: [
        {
          id: 'duck',
          text: [
            'Then [hero] lay down flat and looked underneath. There was a nest, with a duck on five eggs! {“It does not want to tip me out,” said the duck. So they moved the nest with great care to the bank. Up went the bridge, slow and soft.|“It’s very kind,” said the duck who sat there. “If it goes up, we fall in, so it won’t.” So that was why. They carried the nest to the bank, with the duck still in it giving directions, and set it down in the reeds. And the drawbridge folded itself up, so slowly and softly that it did not even creak.}',
          ],
        },
        {
          id: 'look',
          text: [
            '“What do you see down there all day?” asked [hero]. {“Boots,” said the bridge. “And when I’m up, I see only a wall. I’d like to see the stars, just once.” So they turned off the lamps. The bridge went up and saw them all.|“Boots,” said the drawbridge. “And when I’m pulled up I look at a wall. I’ve heard that there are stars.” Nobody had ever thought of that. So they put out all the torches by the gate and hung a big mirror from the kitchen on the wall. The drawbridge rose up, bit by bit, and there in front of it was the whole shining sky. “Oh,” it said. “There are a lot.”}',
          ],
        },
      ],
      after: [
        'Now the castle was shut and snug. {The king himself came in his night cap and said thank you.|The king came down in person, in a night cap with a crown sewn on, and said thank you to everybody, and to the bridge first of all.}',
      ],
      fact: '[Hero] helped the old drawbridge of the castle.',
    },
    {
      id: 'key',
      title: ['The Key to the Sleeping Bell', 'Where Is the Silver Key?'],
      ask: 'Have you seen a small silver key?',
      refrain: ['Jingle, jangle, where is the key? Under, over, or up a tree?'],
      spark: [
        'Each night a small silver bell rang, and then the castle slept. But the key to the bell room was gone! {No bell, no sleep. “I’ll find it,” said [hero].|Nobody could go to bed without the bell, for nobody knew that it was bedtime. The king was still playing chess with the cook. The guards were yawning but did not know why. Somewhere in those forty rooms was a key no longer than a finger, and [hero] took a candle and went to look.}',
      ],
      tries: [
        'They looked in the king’s big boots. {In the left one was a cat. In the right one was a kitten.|In the left one was a cat. In the right one was a kitten, who had been told never to play in the left one.}',
        'They tried another key. {It opened a cupboard. Nine brooms fell out and bowed.|It fitted. It turned. It opened a cupboard on the other side of the hall, and nine brooms fell out, one after the other.}',
        'They asked the mirror, for it sees everything. {“I see a child with jam on one cheek,” it said.|“I see,” said the mirror, in a hollow voice, “somebody with jam on the left cheek.” It was quite true, but it was not a key.}',
      ],
      solutions: [
        {
          id: 'magpie',
          text: [
            'High in the tower window sat a magpie on her nest, and in the nest something shone. {“My babies like it,” she said. “It’s their night light.” So [hero] gave her a silver spoon. She gave back the key. Ding! went the bell.|“It’s not stolen,” said the magpie, “it’s borrowed. They are afraid without something shiny.” Five beaks opened and agreed. [Hero] thought of the kitchen, and came back with a small silver spoon, rubbed bright. It was even shinier. So the key came home, and turned in its lock, and ding, said the bell, as clear as water.}',
          ],
        },
        {
          id: 'pocket',
          text: [
            '“Where were you when you last had it?” [hero] asked the bell ringer. {He stood as he had stood. He scratched his head. Ping! Out of his night cap fell the key.|The bell ringer was very old. He shut his eyes, and walked as he had walked, and stopped where he had stopped. “And then I scratched my head,” he said, and did it. Ping! Out of his night cap fell the key, and he laughed till he had to wipe his eyes. Then he rang, ding, as softly as snow.}',
          ],
        },
      ],
      after: [
        'Room by room the lights went out. {The king put down his chess king, on its side, to sleep.|The king laid his chess king down on its side, with a napkin over it, and all forty rooms were quiet.}',
      ],
      fact: '[Hero] found the silver key to the sleeping bell of the castle.',
    },
    {
      id: 'boots',
      without: ['knight'],
      title: ['The Suit of Armour with Cold Feet', 'Clank in the Night'],
      ask: 'What would you do for cold iron feet?',
      refrain: ['Clank and clink, what do you think? Someone is walking, quick as a wink.'],
      spark: [
        'Clank, clank, clank! Something walked through the castle at night, up and down. {It was the big iron knight from the hall. “My feet are so cold,” he said. “I walk to warm them.” So nobody could sleep.|It was the big iron knight from the great hall. “I am so sorry,” he said. “It’s my feet. I’ve stood on that stone floor for two hundred years, and they are like ice. I walk to warm them up.” Nobody could sleep with that going on, but nobody liked to say no to a person with cold feet. [Hero] had an idea that this could be mended.}',
      ],
      tries: [
        'They put his feet in hot water. {“Aah!” he said. Then he squeaked. Iron does not like baths.|“Aaah,” said the knight. It was lovely for a minute. Then he began to squeak at the ankles, and it took a whole cup of oil to put him right.}',
        'They set two cats on his feet. {That was warm! But the cats got up and left, as cats do.|It was warm and it purred, and he held very still. But cats have things to attend to, and after a while they went to attend to them.}',
        'They gave him the queen’s slippers. {They were pink and much too small. He wore them on his thumbs.|They were pink and had roses on, and they did not go over even one iron toe. He was so polite that he wore them on his thumbs.}',
      ],
      solutions: [
        {
          id: 'socks',
          text: [
            'Then [hero] asked all the castle to knit. {The cook knitted. The king knitted. Click, click! They made two red socks as big as pillow cases. The knight pulled them on. No more clank! Only pad, pad.|The cook knitted, the guards knitted, and the king knitted and dropped every third stitch. By the time the candle was down they had two red socks as big as pillow cases, with a heel that was somewhere near the middle. The knight pulled them on. He took a step. There was no clank. There was only pad, like a bear in snow.}',
          ],
        },
        {
          id: 'rug',
          text: [
            '“You need to stand somewhere else,” said [hero]. {They put him in the kitchen, close by the oven. The bricks were warm there day and night. He gave a long happy sigh, and stood still.|“Why must you stand in the hall?” Nobody knew. It had just always been so. They walked him down to the kitchen and stood him in the corner by the bread oven, where the bricks never grow cold. He held a tea towel over one arm, to be of use. Then warmth came up through his iron toes, and he gave a long sigh like a kettle, and stood still at last.}',
          ],
        },
      ],
      after: [
        'Now the castle was so quiet that you could hear the mice breathe. {“Goodnight,” said the knight from far away.|From far below came one deep, warm, iron “Goodnight,” and then not another clank.}',
      ],
      fact: '[Hero] warmed the cold feet of the iron knight.',
    },
  ],
  obstacles: [
    'A door in the castle wall said, “Who goes there?” “Just us,” said [hero]. {“Oh good,” said the door. “I like just us.” And it opened.|“That is the right answer,” said the door. “People always give me such long ones, with titles.” And it swung back, to let just them through.}',
    'They had to cross the great hall, and the floor was so clean that no one could stand on it. {They sat on a cushion and slid. Whoosh!|So they sat down on the king’s second-best cushion, pushed off from the wall, and slid past all ninety kings, waving.}',
  ],
  encounters: [
    'The king’s crown lay on its own small bed. It had its own small blanket. {“It has had a long day,” said a guard. “Shh.”|“It’s been on since six this morning,” whispered the guard who was reading to it. They went past very softly.}',
    'Two guards stood at the gate. “Who are you?” asked one. “Who am I?” asked the other. {They had been up too long.|They had been on duty for so long that they had begun to mix it up. [Hero] told each of them his own name, and they were very glad of it.}',
    'In the moat a fish looked out with a crown of weed. {“I’m king down here,” it said. “I have one subject. It’s a snail.”|“I’m the king of the moat,” it said. “I have one subject. He is a snail, and very loyal, but he takes a week to bow.”}',
    'They passed the room where the queen was practising her wave. {Left, right, and stop. “How was that?” she asked. It was very good.|Left, right, turn the wrist and stop. “Was that too much?” she asked. They told her that it was exactly enough, and she gave them each a peppermint.}',
  ],
  favourite: [
    'By the bed stood a castle of blocks, and behind its gate the smallest knight was asleep.',
    'On the wall the shadow of the lamp looked just like a quiet tower.',
  ],
}
