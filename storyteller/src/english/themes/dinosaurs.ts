import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const dinosaurs: ThemePack = {
  words: [
    'dinosaur',
    'dino',
    't. rex',
    'rex',
    'fern',
    'tail',
    'egg',
    'volcano',
    'swamp',
    'horn',
    'long-neck',
    'longneck',
    'neck',
    'footprint',
    'roar',
    'claw',
    'stomp',
    'valley',
    'triceratops',
    'diplodocus',
  ],
  settings: [
    place(
      'valley',
      'land',
      'Fern Valley',
      'in Fern Valley',
      [
        'Long, long ago, in Fern Valley, the ground went boom, boom. It was only the dinosaurs going to tea. {[Hero] held on to [his] cup.|They were coming home to tea, and with each step all the cups jumped. [Hero] had a way of drinking in between.}',
        'In Fern Valley [hero] was sitting in a footprint. It was full of warm rain, like a bath. {It had three toes.|It belonged to a dinosaur and had three toes, so there was a place for the feet and one on each side for the soap and the sponge.}',
      ],
      [
        '{The ferns were as high as houses. If a long-neck ate one, the sun came in.|The ferns were as tall as houses, and whenever a long-neck ate the top off one, it suddenly grew light, and somebody underneath said thank you.}',
      ],
      [
        'The dinosaurs lay down in Fern Valley, slowly, one after the other, like hills. {Now nothing went boom. [Hero] lay in a nest of soft fern and felt them breathe.|The ground was quiet. [Hero] had a nest of soft fern between two of the largest, where it’s always warm, and the great sides rose and sank in the dark.}',
      ],
    ),
    place(
      'swamp',
      'water',
      'the Warm Swamp',
      'in the Warm Swamp',
      [
        'In the Warm Swamp [hero] had a raft made of one big leaf. {The dinosaurs went under it and over it. They were polite.|The bigger dinosaurs went round it and the smaller ones underneath, and all of them said “Pardon me” with bubbles.}',
        'Blub, said the Warm Swamp. [Hero] was having a mud bath with nine dinosaurs. {You could not see who was who.|After five minutes of it nobody can tell who is who, and you have to be careful whose back you scrub.}',
      ],
      [
        'Over the swamp flew dragonflies as large as kites. {A dinosaur with a duck’s beak said “quack” and then looked round.|One of the dinosaurs had a beak like a duck’s. “Quack,” it said, and looked about quickly to see whether anyone had heard.}',
      ],
      [
        'Warm mist lay over the swamp like a quilt, and long necks rose out of it, nodding. {[Hero’s] leaf rocked, soft and slow.|[Hero] lay on the big leaf, on a bed of moss. Somewhere below a very large dinosaur turned over in its sleep, and the leaf rocked, and rocked.}',
      ],
    ),
    place(
      'plain',
      'land',
      'the Great Dino Plain',
      'on the Great Dino Plain',
      [
        'On the Great Dino Plain [hero] had a house made of an eggshell. {It had one big crack. That was the door.|It was a dinosaur’s egg, and the owner had moved out. There was one big crack, which made a door, and a smaller one for the post.}',
        '[Hero] was brushing a triceratops on the Great Dino Plain. {It has three horns. On each one hung a hat.|You begin at the tail and you have to bring your lunch. On each of the three horns [he] had hung something: coat, hat and a bag of plums.}',
      ],
      [
        '{Far off a small volcano smoked. It was polite, and did it only after meals.|Far off a small volcano was puffing, but only after meals, and it always turned its head away when it did it.}',
      ],
      [
        'The sun went down over the Great Dino Plain, big and slow. The dinosaurs stood close together, with the small ones in the middle. {[Hero] crept into the eggshell. It was warm and round.|[Hero] crept into the eggshell house. It was round and warm, and the last light came through the wall, as pink as a petal.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'trice',
      'Tuff',
      'he',
      [
        'There was once a small triceratops called [hero]. {He had two horns. The third one was still coming.|He had two horns, and where the third was going to be there was a bump, and he felt it every morning to see if it had started.}',
      ],
      [],
    ),
    figure(
      'ptero',
      'Swoop',
      'she',
      [
        'There was once a young flying dinosaur called [hero]. {She had not flown yet. She said that she was saving it up.|She had not actually flown yet. She had only fallen, but she’d got so good at it that hardly anyone could tell.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'rex',
      'Little Rex',
      'he',
      [
        'Stomp, stomp, stomp! There came a T. rex with very short arms. He was called [helper]. {“I don’t bite,” he said. “I like plums.”|“Don’t run away,” he said, “I’m mostly teeth, but I use them for plums.” He would have shaken hands, but they didn’t reach that far.}',
      ],
      [
        '[Helper] tucked in his short arms, laid down his big head, and his tail drew a slow line in the dust and lay still.',
      ],
    ),
    figure(
      'bronto',
      'Madam Longneck',
      'she',
      [
        'A head came down out of the clouds, and went on coming down. It was [helper], the longest dinosaur of all. {“I heard you late,” she said. “My ears are so far up.”|“You must excuse me,” she said, “it takes a while for things to reach me.” From up there she could see tomorrow’s weather, and she told them that it was nice.}',
      ],
      ['[Helper] lowered her neck, a bit at a time, until it lay all around them like a wall.'],
    ),
    figure(
      'comp',
      'Nip',
      'he',
      [
        'Something pulled at [hero’s] sleeve. It was a dinosaur no bigger than a hen, and he was called [helper]. {“I’m the smallest,” he said. “So I hear everything first.”|“People think we’re all enormous,” said [helper]. “I’ve had to live with that.” But he could get through any gap, and he knew everybody’s knees.}',
      ],
      ['[Helper] crept in under the nearest warm tail, and only his nose stuck out.'],
    ),
  ],
  problems: [
    {
      id: 'hug',
      without: ['rex'],
      title: ['The T. Rex Who Could Not Hug', '[Hero] and the Short-Armed Dinosaur'],
      ask: 'How do you hug with very short arms?',
      refrain: ['Big arms, small arms, long arms, none, there’s a hug for everyone.'],
      spark: [
        'A young T. rex sat on a rock and was sad. “It is my mother’s birthday,” he said. “I want to hug her. But look!” {His arms were as short as spoons. [Hero] sat down to think.|He stretched them out. They were as short as spoons. “She’s as big as a barn. I get as far as one button.” He had thought of flowers, but he had eaten them by mistake. It was a hug or nothing. [Hero], who came from a long line of huggers, could see that this was serious.}',
      ],
      tries: [
        'They tied two branches to his arms. {Now he hugged a tree, three rocks and a bush. But he could not let go.|It was all right until he turned round. Then he had hugged a tree, two rocks and a passing stranger, and they had to cut him out.}',
        '{They all pulled at his arms, to make them long. “Hee hee,” he said. They did not grow. It only tickled.|They took an arm of his each and pulled, not hard, to make them longer. “It’s very kind of you,” he said after a time. “They’re just warm now.”}',
        'The T. rex tried it with a run. {Boom! His mother fell over. “Was that a hug?” she asked.|He shut his eyes and ran. There was a boom, and when the dust had settled his mother sat up and asked if that had been an earthquake.}',
      ],
      solutions: [
        {
          id: 'all',
          text: [
            '“If your arms don’t go round,” said [hero], “we will.” {They all took hands, in a ring, round the big mother. He was the last. He held on to both ends. Now it was whole! “Oh,” she said. It was the biggest hug in the world.|He took [hero’s] hand with the left and [helper’s] with the right. Then somebody else took hold, and somebody more, long-necks and duck-bills, with the small ones between. Round the back of his mother the ring went, and closed. She stood quite still. “That’s the longest arm that anyone in our family has ever had,” she said, and her voice shook a little.}',
          ],
        },
        {
          id: 'cheek',
          text: [
            '“What’s the biggest bit of you?” asked [hero]. {“My head,” he said. So he laid his big head on his mother’s neck, quite softly, and shut his eyes. “That’s the best hug I know,” she said.|He thought. “My head,” he said. “It’s nearly all head.” So he went to his mother, and he didn’t even try it with his arms. He laid his whole big heavy head against her neck, where the skin is soft, and let it stay there. She could feel him breathe. “I don’t know what they use arms for,” said his mother by and by.}',
          ],
        },
      ],
      after: [
        '{After that all the dinosaurs wanted to try it. It took the whole evening. They were very warm.|Everybody wanted to try it, of course. It went on until it was nearly dark, and nobody in the valley went unhugged.}',
      ],
      fact: '[Hero] helped a little T. rex to hug his mother.',
    },
    {
      id: 'volcano',
      title: ['The Volcano with a Tummy Ache', '[Hero] and the Rumbling Mountain'],
      ask: 'What do you do for a tummy ache as big as a hill?',
      refrain: ['Rumble, rumble, what’s inside? Something that it cannot hide.'],
      spark: [
        'Rumble, rumble! The small volcano did not feel well. {“My tummy,” it said. The dinosaurs could not sleep, for the ground shook. “I’ll go and see,” said [hero].|It gurgled, and each time it did, all the dinosaurs bounced. “I’m terribly sorry,” said the volcano. “It’s something that I ate.” It had gone a bit green on the north side. The eggs were rolling about in their nests, and no one could close an eye. Somebody would have to go up there and hold its hand, or whatever volcanoes have.}',
      ],
      tries: [
        'They gave it mint tea. {It took nine buckets. “Urp,” it said. A ring of smoke came out, but that was all.|It drank nine buckets. “Urp,” it said. A ring of smoke came up, perfectly round, and it looked surprised, but it felt no better.}',
        'They all rubbed its tummy. {It is a mountain, so that took a while. Some trees fell off.|You need a good many dinosaurs to rub a mountain. They went round and round it. It said that the company was lovely.}',
        'They told it to think of something else. {“I’m thinking of lunch,” it said, and went green.|“I am thinking of meadows,” said the volcano. “I’m thinking of sheep. I’m thinking of sheep in gravy. Oh dear.”}',
      ],
      solutions: [
        {
          id: 'burp',
          text: [
            '“You must let it out,” said [hero]. “No one will mind.” {They all looked away. BUURP! Out came one big cloud, and it smelled of eggs. “Ah,” said the volcano. “That’s it!”|“It’s rude,” whispered the volcano. “My mother is a mountain range.” “We’ll look at the view,” said [hero], and they all turned round. It was quiet for a while. Then came the longest, deepest, roundest burp since the world began. Ferns lay flat. A cloud went up in the shape of a pear. “I beg your pardon,” said the volcano, and it was pink again. “Oh, that’s so much better.”}',
          ],
        },
        {
          id: 'swallowed',
          text: [
            '[Hero] looked down into it with a lamp. There sat a small dinosaur, playing the drum! {“It’s so warm here,” he said. “And it sounds so good.” They gave him a nice rock to drum on, outside. Now it was still.|It was only a little fellow with a bone in each hand. “It’s my practice room,” he called up. “I’m not allowed to at home.” Now they all understood the rumbling. They helped him out on somebody’s tail and found him a hollow log on the other side of the hill, which had a far better tone. “I hadn’t liked to say anything,” the volcano confessed. “He was so keen.”}',
          ],
        },
      ],
      after: [
        'The ground lay still, and the eggs lay still in their nests. {The volcano had a soft warm glow, like a night light.|After that it only glowed a bit at the top, dim and red, so that the whole valley had a night light.}',
      ],
      fact: '[Hero] cured the small volcano of its tummy ache.',
    },
    {
      id: 'bed',
      title: ['A Bed for a Diplodocus', '[Hero] and the Very Long Dinosaur'],
      ask: 'Do you know of a bed that is very, very long?',
      refrain: ['Head to the north and tail to the south, close your eyes and close your mouth.'],
      spark: [
        'The diplodocus could not sleep. He was too long! {His head was in the sun and his tail was in the rain. “No bed is long enough,” he said.|When his head was in bed, his tail was out in the swamp. When the tail was covered, his neck hung over the cliff. “I’ve slept in bits,” he said, “but it is not the same.” He had dark rings round his eyes, and since his eyes were as large as plates, that was a lot of ring. “There must be a bed as long as you,” said [hero], “and I am going to find it.”}',
      ],
      tries: [
        'They put ten nests in a row. {In each was an egg, and in each egg was someone who said “Hey!”|It was just long enough. But in each of the nests was an egg, and in every egg there was somebody who knocked.}',
        'They folded him in the middle. {He sprang open again. Boing!|It went very well, in three folds, like a letter. Then he breathed in, and they spent some time collecting each other out of the trees.}',
        'He tried it standing up. {A bird built a nest on his head. Now he had to be quiet.|He stood like a tower and shut his eyes. When he opened them a family had moved in on top, and asked if he would mind not nodding.}',
      ],
      solutions: [
        {
          id: 'curl',
          text: [
            '“How do snails sleep?” said [hero]. {“Rolled up!” So he rolled himself up, tail first, round and round and round. His head lay on top like a cherry on a bun. “It’s warm!” he said.|“They are long too, when they’re out.” It had never occurred to him. He started with the tail and went round, and round again, and had to be careful with the corners. In the end he lay there like the biggest bun in the world, with his head on the top for a cherry. “I’ve never met my own tail before,” he said. “It’s very warm. Why did nobody…” And there he stopped, for he was asleep.}',
          ],
        },
        {
          id: 'beach',
          text: [
            'They walked with him down to the sea. There was the beach, soft and long and dry. {“Is it long enough?” he asked. He lay down. His tail fitted, and his neck, and there was even some left. He sighed so that a wave went out.|It was the longest bed in the world, and no one had ever thought of it as one. The sand was still warm from the day. He let himself down, first the hips and then yards of tail, then the neck, a piece at a time. He came to the end of himself, and there was still beach. “I’m all in,” he whispered, and he could hardly believe it.}',
          ],
        },
      ],
      after: [
        'His snore took a long time to come up. {When it came, it was as soft as a flute.|His snore had so far to go that it was quite worn out when it arrived, and sounded like a flute.}',
      ],
      fact: '[Hero] found a way for the longest dinosaur to sleep.',
    },
  ],
  obstacles: [
    'A river of mud ran by. “Step on me,” said a dinosaur with a flat back. {“Next stop, the other side!” he called. Ding, ding!|“Room for six inside and one on the neck,” he called. He did it every evening, and he rang a bell by nodding.}',
    'A herd went by, and it took a long time. {They said “good evening” to each knee. There were ninety.|Boom, it went, boom. They stood aside, and said “good evening” to ninety knees, and from high up, a little late, ninety voices answered.}',
  ],
  encounters: [
    '{A dinosaur was looking for the comb of his back. It was on his back.|A dinosaur had looked under every fern for his comb. It was on his back, where he had grown it, and he had to laugh.}',
    'Two dino babies were sliding down their granny’s tail. {“Again!” they said. “Again,” said Granny.|“Again!” they squeaked at the bottom. “Mind the bumps,” said their granny, who had been lying down specially.}',
    'A stegosaurus was drying his washing on his spikes. {The shirts stuck up like flags.|There was a sock upon each spike, and a vest on the last. “It’s very handy,” he said, “but I mustn’t roll over.”}',
    'One egg in a nest had a window in it, and there was an eye at the window. {“Is it spring?” it asked. “Not yet.” “Then I’ll sleep some more.”|“Has it started yet?” asked the eye. They told it that it was only evening. “Then I’ll sleep a bit more,” it said, and drew the curtain.}',
  ],
  favourite: [
    'Small green dinosaurs walked round the hem of the blanket, and the last of them was already lying down.',
    'On the floor stood a dinosaur of wood, with its neck bent down to sleep.',
  ],
}
