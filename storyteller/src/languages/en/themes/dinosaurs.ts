import type { ThemePack } from '../../../craft/pack.ts'
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
    'stegosaur',
    'spike',
    'hatch',
  ],
  settings: [
    place(
      'fernvalley',
      'land',
      'Fern Valley',
      'in Fern Valley',
      [
        'Long, long ago, in Fern Valley, the ground went boom, boom. It was only the dinosaurs going to tea. {[Hero] held on to [his] cup.|With every step all the cups jumped, and [hero] had a way of drinking in between.}',
        'In Fern Valley [hero] was sitting in a footprint. It was full of warm rain, like a bath. {It had three toes.|It belonged to a dinosaur and had three toes, so there was a place for the feet and one on each side for the soap and the sponge.}',
      ],
      [
        '{The ferns were as high as houses. If a long-neck ate one, the sun came in.|The ferns were as tall as houses, and whenever a long-neck ate the top off one, it suddenly grew light, and somebody underneath said thank you.}',
        'A stream ran through Fern Valley, and all the dinosaurs washed their feet in it. {It took them a long time. There were four each.|They did it every evening, front left, front right, back left, back right, and the very long ones had to be told when the back ones were done.}',
      ],
      [
        'The dinosaurs lay down in Fern Valley, slowly, one after the other, like hills. {Now nothing went boom. [Hero] lay in a nest of soft fern and felt them breathe.|The ground was quiet. [Hero] had a nest of soft fern between two of the largest, where it’s always warm, and the great sides rose and sank in the dark.}',
        'A soft mist came into Fern Valley and lay down between the warm sleeping backs. {[Hero] lay on a bed of moss by a big slow heart. Boom, it said. Boom.|[Hero] lay down on moss, close to a side as broad as a hill. In there a heart was going, very slowly, boom, and a long rest, and boom, and no clock has ever told the night so well.}',
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
        'Out in the swamp a row of eyes looked over the water. {Under each pair was a smile. You just could not see it.|There were eleven pairs, and they blinked one after the other from left to right, which among swamp dinosaurs is a game.}',
      ],
      [
        'Warm mist lay over the swamp like a quilt, and long necks rose out of it, nodding. {[Hero] lay on a leaf as big as a raft. It rocked, soft and slow.|[Hero] lay on a leaf as big as a raft, on a bed of moss. Somewhere below a very large dinosaur turned over in its sleep, and the leaf rocked, and rocked.}',
        'The Warm Swamp had gone the colour of cocoa, and not one bubble rose. {[Hero] lay on a big leaf under a soft fern. The water held it up like a hand.|A long neck bent and drew [hero’s] raft, which was one big leaf, in under the low ferns, out of the night air. There it lay quite still, and warm water breathed beneath it.}',
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
        'Three long-necks were playing catch with a pumpkin. {It took it so long to come down that they had tea.|They threw it from head to head. Each throw was so high that the other two had time to sit down, have a leaf, and discuss whose turn it was.}',
      ],
      [
        'The sun went down over the Great Dino Plain, big and slow. The dinosaurs stood close together, with the small ones in the middle. {[Hero] crept into a house made of an eggshell. It was warm and round.|[Hero] crept into a house that had once been an egg. It was round and warm, and the last light came through the wall, as pink as a petal.}',
        'Slow and heavy and gentle, the herd lay down on the Great Dino Plain. {In the middle stood [hero’s] house, an eggshell. It was lined with moss and very warm.|In the ring that they made there was no wind. [Hero] had an eggshell for a house, in the very centre, with moss in it up to the sill, and a tail had been laid softly before the door.}',
      ],
    ),
    place(
      'hotsprings',
      'land',
      'the Hot Springs',
      'at the Hot Springs',
      [
        'At the Hot Springs the water comes out of the ground as warm as soup. {[Hero] gave each dinosaur a fern to dry with. They needed forty.|[Hero] handed out the towels there, which were ferns, one for a small dinosaur, ten for a middling one, and for a diplodocus a grove.}',
        'It was bath night at the Hot Springs. [Hero] washed the necks. {They were so long that [he] had to use a ladder.|It was done from a ladder, a bit at a time, and it was wise to ask now and again whether one was still on the same dinosaur.}',
      ],
      [
        'Every nine minutes one of the springs went up in the air like a tree. {“Ooh,” said the dinosaurs. They said it each time.|The dinosaurs had seen it go up since the beginning of the world, and they had never once left out the “Ooh”.}',
        'A very old dinosaur sat in the hottest pool with a fern on his head. {“Is it nice?” they asked. “I’ll tell you in a week.”|He had got in on a Monday, some time ago, and had been meaning to get out. But then, he said, he’d always meant to think things over, and here one could.}',
      ],
      [
        'At the Hot Springs the steam went up white and slow in the moonlight. {[Hero] lay down on the warm stones, in a nest of dry fern.|The ground there is warm the whole night through, like a stove. [Hero] lay down on dry fern in a hollow of the stone, and clean, soft, sleepy dinosaurs lay all around.}',
        'One after another the springs sank down and were only a low murmur. {[Hero] crept into a nest, all washed and warm.|The last pool lay smooth, with a star in it. [Hero] was clean right up to the ears, and so was everyone. They lay side by side in the fern, and smelled of soap and evening.}',
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
        'Two horns came over the hill, and beneath them was [hero]. {He was a small triceratops. He bumped into things to say hello.|He was a triceratops, though not yet a large one, and what other people do with a handshake he did with his forehead.}',
      ],
      [],
    ),
    figure(
      'ptero',
      'Swoop',
      'she',
      [
        'There was once a young flying dinosaur called [hero]. {She had not flown yet. She said that she was saving it up.|She had not actually flown yet. She had only fallen, but she’d got so good at it that hardly anyone could tell.}',
        'On the edge of a low rock stood [hero] with her wings out. {“In a minute,” she said. She had said it since lunch.|She was a flying dinosaur, and she had been about to take off since lunch. Nobody hurried her. It was a good rock to be on.}',
      ],
      [],
    ),
    figure(
      'anky',
      'Clonk',
      'he',
      [
        'There was once a small dinosaur called [hero], with a round club on his tail. {He kept knocking things over behind him. He said “sorry” backwards.|He was careful at the front and could not see what went on behind, so he said “sorry” at every turn, to be on the safe side.}',
        'If there was a clonk, and then an “oh dear”, it was the young dinosaur [hero]. {He had a tail like a drumstick.|His tail had a knob at the end, as hard as a stone, and it was some time before anyone discovered that it was musical.}',
      ],
      [],
    ),
    figure(
      'duckbill',
      'Honk',
      'she',
      [
        'There was once a young dinosaur called [hero], and she had a horn on her head. {It was the sort that you blow.|It was a hollow one that went “honk” when she breathed out, so that in that valley no one was ever surprised by her.}',
        'Of nine eggs the last to open was [hero]. {She looked round. “Did I miss it?” she said.|By then the other eight had had their tea. She was a duck-billed dinosaur with a great deal of catching up to do, and she’d started at once.}',
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
        'Two ferns parted, and out came a very big smile. It belonged to a T. rex called [helper]. {“I’m picking flowers,” he said. “I can’t reach them. I just look.”|“I’d pick you one,” he said, “but I can’t get down that far without falling on it. So I only choose.” He had chosen a blue one.}',
      ],
      [
        '[Helper] tucked in his short arms, laid down his big head, and his tail drew a slow line in the dust and lay still.',
        '[Helper] yawned, and the night could see all of his teeth, and not one of them was cross.',
      ],
    ),
    figure(
      'bronto',
      'Madam Longneck',
      'she',
      [
        'A head came down out of the clouds, and went on coming down. It was [helper], the longest dinosaur of all. {“I heard you late,” she said. “My ears are so far up.”|“You must excuse me,” she said, “it takes a while for things to reach me.” From up there she could see tomorrow’s weather, and it was nice, she said.}',
        '[Hero] leaned on a tree, and the tree said, “Good evening, down there.” It was the leg of [helper]. {She was the longest dinosaur of all. “Hop on,” she said.|“I thought I felt somebody,” said [helper], when her head arrived. Word had reached her that there was trouble, and she would be most of the way there already, she said, if she just leaned.}',
      ],
      [
        '[Helper] lowered her neck, a bit at a time, until it lay all around them like a wall.',
        '[Helper] let her neck down along the ground, and it was some time before sleep came to the end of her.',
      ],
    ),
    figure(
      'comp',
      'Nip',
      'he',
      [
        'Something pulled at [hero’s] sleeve. It was a dinosaur no bigger than a hen, and he was called [helper]. {“I’m the smallest,” he said. “So I hear everything first.”|“People think we’re all enormous,” said [helper]. “I’ve had to live with that.” But he could get through any gap, and he knew everybody’s knees.}',
        '“Watch your feet!” called somebody. “No, the other feet.” It was [helper], the smallest dinosaur in the valley. {He stood in a daisy. “I’m directing,” he said.|He stood on a pebble and waved two ferns. “I do the traffic,” he explained. “They can’t see down here, and I can’t see up there, so between us it works out.”}',
      ],
      [
        '[Helper] crept in under the nearest warm tail, and only his nose stuck out.',
        '[Helper] lay down in a footprint, which fitted him like a ballroom, and pulled a leaf across.',
      ],
    ),
    figure(
      'pteradon',
      'Aunt Flap',
      'she',
      [
        'A shadow went over, and after it came a flying dinosaur with a bag. She was called [helper]. {“I’m the post,” she said. “There is no writing yet. So I just tell people.”|“I do the post,” she said. “Writing’s not been invented, so I have to remember it.” She had eleven greetings, a recipe and a sneeze to deliver, and gladly took on one thing more.}',
        'Something large landed in a bush, and leaves flew up. “I’m all right!” called [helper], the flying dinosaur. {“I always land like that.” She had a twig on her nose.|“That was one of my better ones,” she said, and came out with a nest on her head. She gave it back, with apologies, and walked with them a bit until her wings had got over it.}',
      ],
      [
        '[Helper] hung herself up like an umbrella after rain, and folded, and was still.',
        '[Helper] had no more greetings to bring, and so she gave the last one, which was goodnight, to herself.',
      ],
    ),
  ],
  problems: [
    {
      id: 'shorthug',
      without: ['rex'],
      title: ['The T. Rex Who Could Not Hug', '[Hero] and the Short-Armed Dinosaur'],
      refrain: ['Big arms, small arms, long arms, none, there’s a hug for everyone.'],
      ask: 'How do you hug with very short arms?',
      spark: [
        'A young T. rex sat on a rock and was sad. “It is my mother’s birthday,” he said. “I want to hug her. But look!” {His arms were as short as <spoons~pegs~carrots>. [Hero] sat down to think.|He stretched them out. They were as short as <spoons~pegs~carrots>. “She’s as big as a <barn~hill~thundercloud>. I get as far as one button.” He had thought of flowers, but he had eaten them by mistake. It was a hug or nothing. [Hero], who came from a long line of huggers, could see that this was serious.}',
      ],
      way: [
        'A snail went by with her house. {“I have no arms,” she said. “I lean. It works very well.”|“None of my family has arms,” said the snail, “and we’re most affectionate. It’s a matter of leaning and of not being in a hurry.”}',
        'They passed two long-necks who stood with their necks crossed. {“Is that a hug?” asked [hero]. “It is,” they said. “It’s what we have.”|They had been standing like that since breakfast. “One uses what one’s got,” they said, “and we have got neck.” The young T. rex looked at his own, of which there was less.}',
        'A ring of small ferns grew around a big stone. {“They all hold on to it together,” said [helper]. “Look.”|Not one of them could have reached around it. But each had put out a leaf to the next, and so the stone was held on every side, and looked as if it knew.}',
      ],
      tries: [
        'They tied two branches to his arms. {Now he hugged a tree, <two~three~four> rocks and a bush. But he could not let go.|It was all right until he turned round. Then he had hugged a tree, two rocks and a passing stranger, and they had to cut him out.}',
        '{They all pulled at his arms, to make them long. “Hee hee,” he said. They did not grow. It only tickled.|They took an arm of his each and pulled, not hard, to make them longer. “It’s very kind of you,” he said after a time. “They’re just warm now.”}',
        'The T. rex tried it with a run. {Boom! His mother fell over. “Was that a hug?” she asked.|He shut his eyes and ran. There was a boom, and when the dust had settled his mother sat up and asked if that had been an earthquake.}',
      ],
      solutions: [
        {
          id: 'all',
          text: [
            '“If your arms don’t go round,” said [hero], “we will.” {They all took hands, in a ring, round the big mother. He was the last. He held on to both ends. Now it was whole! “Oh,” she said. It was the biggest hug in the world.|The young T. rex took [hero’s] hand with his left and [helper’s] with his right. Then somebody else took hold, and somebody more, long-necks and duck-bills, with the small ones between. Round the back of his mother the ring went, and closed. She stood quite still. “That’s the longest arm that anyone in our family has ever had,” she said, and her voice shook a little.}',
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
      id: 'tummyache',
      title: ['The Volcano with a Tummy Ache', '[Hero] and the Rumbling Mountain'],
      refrain: ['Rumble, rumble, what’s inside? Something that it cannot hide.'],
      ask: 'What do you do for a tummy ache as big as a hill?',
      spark: [
        'Rumble, rumble! The small volcano did not feel well. {“My tummy,” it said. The dinosaurs could not sleep, for the ground shook. “I’ll go and see,” said [hero].|It gurgled, and each time it did, all the dinosaurs bounced. “I’m terribly sorry,” said the volcano. “It’s something that I ate.” It had gone a bit green on the north side. The eggs were rolling about in their nests, and no one could close an eye. Somebody would have to go up there and hold its hand, or whatever volcanoes have.}',
      ],
      way: [
        'An old tortoise kept a house on the slope. {“It’s been holding it in since noon,” she said. “It’s very well brought up.”|“I live upstairs, so to speak,” she told them. “I hear it swallow. It’s been saying ‘pardon’ under its breath all afternoon, with nothing to beg pardon for.”}',
        'They put an ear to the warm ground. Rumble-dum, it went. {“That’s almost a tune,” said [helper].|It went rumble, rumble-dum, and then a pause, as if it were turning a page. “Whatever’s in there,” said [helper], “it’s got rhythm.”}',
        'There was a ring of black soot on the grass, as round as a plate. {It had tried, just once, very softly. Then it had been shy.|“A little one got out,” said [hero]. “It must have looked round to see who had heard.” All the daisies near it had their heads turned tactfully away.}',
      ],
      tries: [
        'They gave it mint tea. {It took nine buckets. “Urp,” it said. A ring of smoke came out, but that was all.|It drank <nine~eleven~seven> buckets. “Urp,” it said. A ring of smoke came up, perfectly round, and it looked surprised, but it felt no better.}',
        'They all rubbed its tummy. {It is a mountain, so that took a while. Some trees fell off.|You need a good many dinosaurs to rub a mountain. They went round and round it. It said that the company was lovely.}',
        'They told it to think of something else. {“I’m thinking of lunch,” it said, and went green.|“I am thinking of meadows,” said the volcano. “I’m thinking of sheep. I’m thinking of sheep in gravy. Oh dear.”}',
      ],
      solutions: [
        {
          id: 'burp',
          text: [
            '“You must let it out,” said [hero]. “No one will mind.” {They all looked away. BUURP! Out came one big cloud, and it smelled of <eggs~onions~cheese>. “Ah,” said the volcano. “That’s it!”|“It’s rude,” whispered the volcano. “My mother is a mountain range.” “We’ll look at the view,” said [hero], and they all turned round. It was quiet for a while. Then came the longest, deepest, roundest burp since the world began. Ferns lay flat. A cloud went up in the shape of a <pear~pumpkin~boot>. “I beg your pardon,” said the volcano, and it was pink again. “Oh, that’s so much better.”}',
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
      id: 'longbed',
      title: ['A Bed for a Diplodocus', '[Hero] and the Very Long Dinosaur'],
      refrain: ['Head to the north and tail to the south, close your eyes and close your mouth.'],
      ask: 'Do you know of a bed that is very, very long?',
      spark: [
        'The diplodocus could not sleep. He was too long! {His head was in the sun and his tail was in the rain. “No bed is long enough,” he said. “Then we’ll look for one that is,” said [hero].|When his head was in bed, his tail was out in the swamp. When the tail was covered, his neck hung over the cliff. “I’ve slept in bits,” he said, “but it is not the same.” He had dark rings round his eyes, and since his eyes were as large as plates, that was a lot of ring. “There must be a bed as long as you,” said [hero], “and I am going to find it.”}',
      ],
      way: [
        'A young dinosaur with a rope was measuring him. {“I’m at the shoulder,” he called. “It’s Tuesday.”|He’d begun at the nose the day before. “I’m past the shoulder,” he called out. “I’ve brought sandwiches.” He had used up his numbers at the elbow, and gone over to colours.}',
        'They found a snake asleep on a warm stone, in a ring. {She was long too. But she took up no more room than a hat.|She was as long as a lane, and there she lay on something the size of a tea tray, with her chin on the top. [Hero] looked at that for some time.}',
        'A gull came over the hill with sand between her toes. {“Where I sleep there’s no end,” she said. “You lie down as long as you like.”|“I’ve walked along my bed since morning,” said the gull, “and I’ve not yet come to the foot.” She pointed with her wing to where the sky was paler.}',
      ],
      tries: [
        'They put <ten~nine~twelve> nests in a row. {In each was an egg, and in each egg was someone who said “Hey!”|It was just long enough. But in each of the nests was an egg, and in every egg there was somebody who knocked.}',
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
    {
      id: 'lateegg',
      title: ['The Egg That Would Not Hatch', '[Hero] and the Last Egg in the Nest'],
      refrain: ['Tap and a knock and a tap once more, come when you’re ready, we’re right at the door.'],
      ask: 'What would you say to somebody in an egg?',
      spark: [
        'In the nest were eight small dinosaurs and one egg. Knock, knock, went [hero]. “Not today,” said the egg. {“It’s warm in here. I know where all my feet are.” The mother dinosaur sighed. “Could you talk to it?”|The other eight had been out since <Monday~Tuesday~Sunday>, and could already fall over. “I’ve nothing against it,” said the egg, when it was asked. “But in here there’s no weather, it’s just my size, and I know where all my feet are. What have you got out there?” The mother had sat on it for nine weeks, with one leg asleep. Nobody wanted to force it. One can’t pull people into the world by the tail. “May I sit here for a bit?” said [hero], and laid an ear against the shell.}',
      ],
      way: [
        'One of the eight was asked how he had done it. {“I wanted to see who was singing,” he said. “So I looked.”|“I wasn’t going to either,” he admitted. “But somebody outside was humming, and left out the last note. I had to know.”}',
        {
          gives: 'feather',
          text: 'On the path lay a small blue feather, soft as breath. {[Hero] put it in a pocket, to show to the egg one day.|It must have come off one of the fluffier dinosaurs. There’s nothing like it in an egg. [Hero] put it away with care.}',
        },
        'A tortoise, who had once been an egg, remembered it. {“It gets tight,” she said. “Then it gets dull. You’ll see.”|“You’re so pleased with yourself in there,” she said, “and then one day you’d like to turn over, and there’s your own knee. It only takes time.”}',
      ],
      tries: [
        'They told it about everything there is. {“Mud?” said the egg. “Wind? Soup down the front? No, thank you.”|They went through it all: mud, wind, soup, bedtimes, and how you get to walk on four legs at once. “It sounds very busy,” said the egg, and turned over.}',
        'They rolled the egg into the sun. {“Now my feet are on top,” it said. They rolled it back.|“What are you doing?” came from inside. “My left’s on my right now, and I’m standing on my thought.” They put it back as it’d been and begged its pardon.}',
        '[Helper] dressed up as an egg, to keep it company. {“Oh good,” said the egg. “Then let’s both stay in.”|It was done with a gourd and looked most lifelike. “How nice to meet somebody sensible,” said the egg, and asked if [helper] had any plans for the <winter~spring~weekend>.}',
      ],
      solutions: [
        {
          id: 'featherin',
          needs: 'feather',
          text: [
            '{In the shell was one tiny hole. [Hero] put the blue feather up to it and blew. Inside, somebody went “Hee!” “What’s that?” “It’s called soft,” said [hero]. “There’s more.” Crack! Out came a nose.|Nobody had noticed the hole in the shell. It was no bigger than a grain, for air. [Hero] slid in the tip of the blue feather, and turned it once. There was an astonished silence. “Hee,” said the egg. “What was that?” “That’s called soft,” said [hero]. “It doesn’t come in eggs.” “Have you any more of it?” asked the egg. “All over the place. Your mother’s got it under her chin.” There was a lot of shuffling then. A crack ran around the top, like a smile. The lid went up, and two eyes looked out over the edge. “Where’s the chin?” they said.}',
          ],
        },
        {
          id: 'waitwith',
          text: [
            '{“Then we won’t come out either,” said [hero]. They all lay down round the egg and hummed. They left off the last note each time. “And then?” said the egg. They hummed it again. Crack! “And THEN?” it said, and looked out.|“There’s no hurry,” [hero] said to the egg. “You stay in there, and we’ll be out here, and it comes to the same.” So they lay around it, the mother and the eight and [helper], and hummed to pass the time. It was an old tune that goes up six steps and comes down seven. But [hero] had everyone stop at the sixth. “Go on,” said the egg. They began again and stopped. Within the shell they heard someone tapping a foot. Again they went up, and down six, and held their breath. There was a crack like a <nut~twig~plate>. Out came a small wet head and sang the last note itself, a bit flat, and quite enchanted.}',
          ],
        },
      ],
      after: [
        'Now there were nine in the nest. {The ninth kept one bit of shell for a hat.|The mother could finally change legs. The ninth one slept with half of the eggshell over its head, in case it should want to go in again and think.}',
      ],
      fact: '[Hero] helped the last egg to hatch.',
    },
    {
      id: 'littleroar',
      title: ['The Dinosaur with the Smallest Roar', '[Hero] and the Roar That Went Meep'],
      refrain: ['Rumble and mumble and mutter and meep, a roar is a thing you can wake or keep.'],
      ask: 'Where does a roar come from?',
      spark: [
        'Every dinosaur has to roar goodnight to the sun. It was a little one’s first time. She stood on the rock. {“Meep,” she said. The sun did not go down. “Again!” said her uncles. “Meep.” She went red. [Hero] went up to her.|It’s the youngest who does it. You stand up on the rock, you roar, and the sun knows that it may go. She had practised for a week in a <hollow log~cave~hole in the ground>. All the herds were there, and her uncles had come from over the mountain. She opened her mouth as wide as it went. “Meep,” she said. Somewhere a <beetle~newt~snail> said “Bless you.” The sun stayed where it was and looked puzzled. “It was bigger inside,” she whispered, red to the tip of her tail. “We’ve time,” said [hero], and sat down beside her.}',
      ],
      way: [
        'The dinosaur with the biggest roar gave her advice. {“ROAR from the tummy,” he said. The tree behind him lay down.|“It begins in the tummy,” he roared kindly. They picked up their hats. “But between ourselves,” he went on, as low as he could, “I can’t do a quiet one. The babies always wake.”}',
        'They came past a tall grey rock. {“Meep,” said the little one. “MEEP,” said the rock. It was an echo. It was bigger than hers!|The little one said “meep” in passing, only for practice. “MEEP,” said the rock, and then, after a bit, another rock, farther off. She stood still. “Who was that?” she asked. “I think it was you,” said [hero].}',
        'A baby in a nest was crying in its sleep. {“Meep,” said the little one, and the baby smiled and lay still.|It had had too much sun. Three big dinosaurs did not dare to say a word to it. “Meep,” said the little one, in passing, and the baby stuck a claw in its mouth and slept.}',
      ],
      tries: [
        'She ate a hot radish, to warm her roar. {Now she said “Meep” with smoke.|It was a red one from the side of the volcano. Her eyes grew round. “Mee-hee-heep,” she said, and a ring of steam came out, but as a roar it had not grown.}',
        'They all roared along with her. {The sun jumped! It went up again. Now it was noon.|It was meant as a help. Forty dinosaurs roared at once, and the sun got such a start that it went up by the breadth of three hands, and they had to have lunch again.}',
        'She tried it standing on [helper]. {She was higher now. So was the “Meep”.|They thought that it might carry farther. It did. You could hear it as far as the ferns, and it was quite plainly a meep.}',
      ],
      solutions: [
        {
          id: 'softgood',
          text: [
            '“Who do you say goodnight to?” asked [hero]. “To the sun,” she said. {“Would you like to be roared at in bed?” “No,” she said. So she went to the edge and said “meep”, very kindly. The sun smiled, and went down.|“If you’re tired,” said [hero], “and somebody wants you to go to sleep, how should they say it?” She thought. “Softly,” she said. “So that you hardly notice.” “Has anyone ever tried that with the sun?” They looked at the uncles. The uncles looked at their feet. So she went to the edge of the rock and stood there, and did not open her mouth wide in the least. “Meep,” she said, as one says it to somebody small. The sun had been shouted to bed every night for a million years. It went pink. It leaned its cheek on the hill, and sank, and you’d have sworn that it was smiling.}',
          ],
        },
        {
          id: 'echovalley',
          text: [
            '{[Hero] turned her round to face the rocks, not the sun. “Say it to them,” said [hero]. “Meep!” MEEP, said the rocks. MEEEP, said the hills. It rolled over the whole valley, and the sun went down at once.|“You needn’t make it big,” said [hero]. “You need only know where to send it.” They had noticed which way the cliffs stood. [Hero] took her by the shoulders and turned her till her back was to the sun and her nose to the gap between two hills. “There,” said [hero], “just as you are.” “Meep,” she said. MEEP, said the first cliff, and gave it to the next. MEEEEP, said the next, and on it went, along the whole rim of the valley, growing like a <snowball~wave~rumour>, till it came out at the other end, deep and golden and as wide as the evening. “Was that me?” she whispered. It was. The sun had got halfway down already.}',
          ],
        },
      ],
      after: [
        'It was dusk at last. All the big ones bowed. {“Meep,” they said, as well as they could.|Then the uncles stood in a circle and practised it, in their deep voices. “It’s harder than it looks,” they said.}',
      ],
      fact: '[Hero] helped the little dinosaur to say goodnight to the sun.',
    },
    {
      id: 'spikes',
      title: ['The Stegosaurus Who Popped Every Ball', '[Hero] and the Dinosaur Nobody Could Play With'],
      refrain: ['One for the left and one for the right, spikes are all pointing up to the light.'],
      ask: 'What game can you play with seventeen spikes?',
      spark: [
        'Pop! That was the last ball. “Sorry,” said the stegosaurus. {He had a row of spikes on his back. Each time he played, it went pop. So now he only watched. “There must be a game for you,” said [hero].|It had been a good ball, made of a blown-up fruit. It had come down gently in the middle of him. “I didn’t even move,” he said. “I never do. It’s always the middle.” It was the <ninth~seventh~eleventh> that week. Nobody was cross, and that made it worse, for they said “It doesn’t matter” and went off to play something else, with running in. He sat down at the edge and said that he liked watching. His plates hung a bit to one side. “Seventeen spikes,” said [hero], walking round him, “and not one of them has found out yet what it’s for.”}',
      ],
      way: [
        'A hedgehog’s great-great-grandmother had a look at him. {“I have spikes too,” she said. “On mine I carry apples.”|“People see a spike and think ‘ouch’,” she said. “I see one and think ‘hook’.” She’d an apple on each and a leaf on top, against the sun.}',
        'They found a ring of willow lying in the grass. {Someone had lost it off a basket. [Hero] rolled it along.|It had been the rim of somebody’s basket. It was as wide as a hat, and it rolled so nicely that [hero] took it along, without as yet knowing why.}',
        'Two small dinosaurs were sad as well. {“We want him to play,” they said. “He laughs so low that your feet tickle.”|“It’s no fun without him,” they said. “When he laughs, the ground hums. We’ve tried jumping on it, and it isn’t the same.”}',
      ],
      tries: [
        'They stuck a plum on each spike, to make it blunt. {It was a good idea. Then the birds came, and a bear, and an aunt.|Seventeen plums went on, and the ball would have bounced off as from a cushion. But he smelled delicious. There were birds, and wasps, and by and by his aunt.}',
        'They played with a stone for a ball. {It did not pop. It did go through a house.|It certainly didn’t pop. It went once over the ferns with a hum, and then they all had to help somebody with his wall.}',
        'He tried it lying on his back. {Now he was stuck in the ground like a fork.|Then he’d be smooth side up. He rolled over carefully, and there were seventeen small sounds, one after another. It took six people to get him out, in a row of holes which were later used for <beans~radishes~leeks>.}',
      ],
      solutions: [
        {
          id: 'rings',
          text: [
            '{[Hero] twisted a long fern into a ring, and threw it. Plop, it sat on a spike! “That’s it!” They all made rings. He stood quite still, and he laughed so low that all their feet tickled. Seventeen!|A ball wants something round and smooth, thought [hero], and what’s the opposite? [He] bent a supple stem of fern until the ends met, tied it, stepped back nine paces and threw. It turned in the air. Plop. It hung upon the third spike from the front, and swung. There was a silence. Then everybody rushed to find ferns. The front ones were one point, the back ones were two, and the very tip of his tail was ten, as it wagged. He was the only dinosaur in the world with whom one could play it. “Don’t make me laugh,” he begged, “I wobble.” And the ground hummed.}',
          ],
        },
        {
          id: 'umpire',
          text: [
            '“What do you do best?” asked [hero]. “I keep still,” he said. “And I can see all.” {So he stood in the middle, and they ran round him! He was the home. If you touched his tail, you were safe. He was in every game from then on.|“I’m very good at it,” he added. “And I notice things.” [Hero] looked at the others, who were running to and fro in the grass, and had to break off each time because no one knew who’d been safe and where. “Then that’s what’s missing,” [he] said. [He] led the stegosaurus to the middle. They ran again, and this time there was a place to run to: a broad, warm, patient side with room along it for eleven. “Home!” they shouted, and laid a hand on him. He’d never in his life been touched so often. “Safe,” he said each time, in his deep voice, “safe, and safe.”}',
          ],
        },
      ],
      after: [
        'He went to bed late, with grass between his spikes. {“Tomorrow again?” they asked. “Tomorrow again!” he said.|He had a leaf stuck on every spike, and was so tired that they had to point him at his nest. “I don’t like watching at all, actually,” he told [hero] on the way.}',
      ],
      fact: '[Hero] found a game for the stegosaurus.',
    },
    {
      id: 'firstflower',
      title: ['The First Flower in the World', '[Hero] and the Red Thing in the Ferns'],
      refrain: ['Green leaf, green leaf, green leaf, red, something has opened its eyes and its head.'],
      ask: 'Do you know what this red thing is for?',
      spark: [
        'Everything was green. There were green ferns and green moss. {But that day there was something red! It stood on a stalk and it smelled good. “Is it supper?” asked the dinosaurs. “Wait!” said [hero]. “There is only one.”|It had been like that from the start. It was a good green, nobody had complained, and then one evening there it stood between the ferns, on a thin stalk: round, red, and open. It was the first flower in the world. The dinosaurs stood around it with their heads together. Some held that it was a kind of egg. Most of them thought it was supper. Forty mouths were hanging over it, and it couldn’t so much as step aside. “Wait,” said [hero]. “There’s just the one. Let me find out first what it’s for.”}',
      ],
      way: [
        'A beetle came out of the middle, with yellow on his nose. {“It’s lovely in there,” he said. “It’s sweet. It wants me to tell my cousin.”|“I was asked in,” he said. He was powdered all over. “There’s a drink at the bottom and you come out gold. I’m to go on to the next one, it says, but there isn’t any next one.”}',
        'They asked an old fern, who had seen it come up. {“It came from a seed,” it said. “As big as a crumb. It was so shy!”|“I did think it was a fern,” it told them, “like everybody. But it got up each day and practised something in there, with the door shut.”}',
        'Something tickled their noses from far off. {They shut their eyes. They had never smelled red before!|It came on the wind, round about and warm. They followed it with their eyes closed. “It isn’t food,” said [helper], puzzled. “I’m not hungrier. I’m only… nicer.”}',
      ],
      tries: [
        'They built a fence around it. {The long-necks did not see the fence. They were too high up.|It was of the best sticks, and it came up to everybody’s knees. That was the trouble. You can’t fence a thing in from people who come from above.}',
        'They painted it green, with mud. {Then it rained, for one minute, and it was red again.|It was safe for as long as it took them to step back and look. Then there was a shower, and there it was, redder than before, and it winked.}',
        'They told everyone that it tasted bad. {“We’ll just try,” said the dinosaurs. They are very fair.|“Bitter?” said the dinosaurs with interest. “How bitter?” Nobody had been able to tell them anything about bitter before, and a queue formed.}',
      ],
      solutions: [
        {
          id: 'smellit',
          text: [
            '“You can have it without eating it,” said [hero]. “Like this.” {[He] bent down and breathed in. They all did the same, one by one. “Oh,” they said. And it was still there! So each could have it, and then have it again.|[Hero] knelt before it, closed [his] eyes and drew in a breath, right down to the toes. “There,” [he] said. “I’ve had some. And look, it’s all still left.” The dinosaurs had never heard of such a thing. What you’ve had is gone, that’s how it always was. The first one lowered his great nose, as one lowers a <piano~wardrobe~drawbridge>. He sniffed. He stood like that for so long that the next one coughed. “Well?” they asked. “It’s like when I was an egg,” he said, “and somebody was there.” They queued up twice, all forty of them, and at the end there was just as much of it as there had been at the beginning.}',
          ],
        },
        {
          id: 'waitseed',
          text: [
            '{“Let’s wait,” said [hero]. They sat round it for nine days. The red fell off. “Gone!” they said. But in the middle lay nine small crumbs. “Seeds!” said [hero]. They put each one in the ground. Now there would be red for all.|“If we eat it,” said [hero], “then we know what one flower tastes like. If we wait, we’ll know what it’s doing.” It is not easy for a dinosaur to sit before something for nine days. They took turns, and held one another’s tails. On the ninth the red leaves fell off, and there was a groan. But [hero] was looking at what stayed behind: a little green pot with a lid, and when it was tipped, it rattled. In it were forty black crumbs. “One each,” said [hero]. Nobody ate theirs. They pressed them into the mud with one toe, all along the valley, and now they’re used to waiting.}',
          ],
        },
      ],
      after: [
        '{The dinosaurs lay down around the place, with their noses to it. That night they all dreamed in red.|The dinosaurs lay down around the place in a ring, with their noses towards it. They had always dreamed in green. Tonight they sighed in their sleep, one after another, and it was quite plainly at something red.}',
      ],
      fact: '[Hero] saved the first flower in the world.',
    },
    {
      id: 'highlow',
      title: ['The Tall Friend and the Small Friend', '[Hero] and the Very Long Way Up'],
      refrain: ['You’re way up there and I’m way down here, whisper it, whisper it, ear to ear.'],
      ask: 'How do you talk to somebody in the clouds?',
      spark: [
        'Two dinosaurs were friends. One was as small as a hen. One was as tall as a <tower~cliff~church>. {But they could not hear each other! “What?” called the small one. “WHAT?” called the big one, up in the clouds. Each was a bit sad. “I’ll help,” said [hero].|They’d met in a rainstorm, when the small one ran in under what she thought was a bridge. Since then they had been friends. She knew his feet by heart, and he had once seen the top of her. But when she told him something, it was lost at about the knee. And what he said came down so slowly that it was mostly about the day before. “I’ve a joke for him,” said the small one. “I’ve had it for a month. I don’t want it to go off.” [Hero] looked up along the neck. It went into the evening and was still going.}',
      ],
      way: [
        'A bird had her nest halfway up, on his shoulder. {“I hear them both,” she said. “They say the same thing! They say, ‘Are you there?’”|“I’m on the landing,” she said. “I get all of it. She says, ‘Are you there?’ and he says, ‘Are you there?’ and I’ve got eggs to see to.”}',
        'They found a long hollow reed, as long as a tree. {When [hero] hummed in one end, a frog jumped out at the other.|[Hero] hummed in at the bottom to see what would happen. A good while after, somewhere overhead, a frog said, “Yes? Who is it?”}',
        'The tall friend’s tail lay in the grass, and it tapped. Tap, tap. {“That’s me he means,” said the small one, and she tapped back.|It tapped twice, waited, and tapped twice. The small one put her foot upon it and did the same. “We do that at night,” she said. “It isn’t a joke, but it’s something.”}',
      ],
      tries: [
        'The small one climbed up on a tree. {She got as far as his elbow. “Hello, elbow,” she said.|It was the tallest tree there was. From its last twig she could see, quite close, something grey with folds in. She told it the joke. It was his elbow, and it didn’t get it.}',
        'They tied the joke to a bird. {The bird laughed so much that it forgot the end.|She was to carry it up word for word. They heard her giggle at the shoulder, and snort at the neck, and by the time she got to the ear she could only flap.}',
        'The big one bent his knees to come down. {Now his head was in the trees. “I can’t see you for leaves,” he said.|He let himself down by as much as he dared. It brought his head out of the clouds and into the treetops. There he was with a squirrel in each nostril, and could hear a bit less than before.}',
      ],
      solutions: [
        {
          id: 'liedown',
          text: [
            '{“Do you ever lie down?” [hero] called up to the tall friend. He did, each night! So they waited. Down came the neck, and down came the head, right next to the small one. “Hello,” she said. “I have a joke.”|“You always try it while he’s standing up,” said [hero] to the small one. “When does your friend lie down?” They had neither of them thought of that. So they waited till the light went. The knees folded. The shoulders came down like a hill that’s had enough. And then, yard after yard, came the neck, and at the end of it a great, mild, tired head, which lay down in the grass, with one ear upwards, next to a dinosaur no bigger than a hen. “Oh,” he said. “You’re <yellow~spotted~stripy>.” “Are you awake?” she whispered. “I’ve a joke. It’s about a <puddle~snail~fern>.” They still do it every night. It’s the best time for jokes in any case.}',
          ],
        },
        {
          id: 'chainwhisper',
          text: [
            '{[Hero] asked everyone to stand in a row, from small to tall. The hen-sized one told the pig-sized one, and so it went, up and up. At the top he laughed! The laugh came down, and each one in the row laughed too.|“It’s only too far for one,” said [hero]. “It isn’t far for twenty.” [He] lined them all up beside the tall friend, by size. There was one as big as a hen, then one like a pig, like a cow, like a cart, a shed, a house, and so on up to his cousin with the long neck. The small one told the joke to the first. You could see it go. It went up the row from ear to ear, and nobody kept it, and no one left out the <puddle~ending~funny bit>. Then there was a pause. Far overhead a cloud began to shake. The laugh came down the same way, through every single one of them, and when it arrived at the bottom it was just the right size.}',
          ],
        },
      ],
      after: [
        'Now they knew that the other one was there. {“Goodnight,” said the small one. “Goodnight,” said the tall one, and it came down in time.|“Goodnight,” said the small one. And for the first time the answer arrived on the same day.}',
      ],
      fact: '[Hero] helped the tall dinosaur and the small dinosaur to talk.',
    },
  ],
  obstacles: [
    'A river of mud ran by. “Step on me,” said a dinosaur with a flat back. {“Next stop, the other side!” he called. Ding, ding!|“Room for six inside and one on the neck,” he called. He did it every evening, and he rang a bell by nodding.}',
    'A herd went by, and it took a long time. {They said “good evening” to each knee. There were ninety.|Boom, it went, boom. They stood aside, and said “good evening” to ninety knees, and from high up, a little late, ninety voices answered.}',
    'A fern had fallen across the way, as big as a barn. {A dinosaur ate it for them. He asked first.|“Is this yours?” asked a dinosaur with leaves on his lip. It wasn’t. He began at one end, and they walked along behind him, at the speed of supper.}',
    'Here the ground was all eggs. There was no room for a foot. {They went on tiptoe. “Left a bit,” said an egg.|They lay from one side to the other, like cobbles with somebody in. They went on their very toes, and now and then a voice from below told them, “Warmer,” or, “That’s my side.”}',
    'A long tail lay over the path. They could not see where it began. {They tickled it. After a bit, far off, somebody laughed, and it moved.|They tapped politely, and nothing happened. They tickled it, and nothing happened. They had sat down and eaten something when, a very long way off, someone giggled and drew it in.}',
    'The ground shook, and their hats fell off. Boom, boom. {It was just a baby dinosaur who was learning to skip.|“One, two,” they could hear, and boom, and then, “No, wait.” A young dinosaur was learning to skip. They waited until he had got it. The whole valley had got it by then.}',
    'A swamp hole said “Blub” and held [hero] by both boots. {A long-neck let down her neck like a rope. Pop!|It was the friendly kind, but it had a firm grip. A neck came down from above and a voice said, “Hold on behind the ears.” There was a pop, and the swamp gave back the boots, with a bow of mud on each.}',
    'The stepping stones were the backs of turtles, and they were having a race. {“Just stay on!” they said. They stayed on. They came in third.|They’d hardly set foot on them when somebody said “Go”. There was nothing for it but to crouch and hold on tight. It took all of a quarter of an hour. They came in third, and were given a leaf.}',
  ],
  encounters: [
    '{A dinosaur was looking for the comb of his back. It was on his back.|A dinosaur had looked under every fern for his comb. It was on his back, where he had grown it, and he had to laugh.}',
    'Two dino babies were sliding down their granny’s tail. {“Again!” they said. “Again,” said Granny.|“Again!” they squeaked at the bottom. “Mind the bumps,” said their granny, who had been lying down specially.}',
    'A stegosaurus was drying his washing on his spikes. {The shirts stuck up like flags.|There was a sock upon each spike, and a vest on the last. “It’s very handy,” he said, “but I mustn’t roll over.”}',
    'One egg in a nest had a window in it, and there was an eye at the window. {“Is it spring?” it asked. “Not yet.” “Then I’ll sleep some more.”|“Has it started yet?” asked the eye. They told it that it was only evening. “Then I’ll sleep a bit more,” it said, and drew the curtain.}',
    'A T. rex was trying to clap. {His arms did not meet. So they clapped for him, one on each side.|It was after the frogs’ concert. His hands were nowhere near each other. [Hero] put up one palm and [helper] the other, and he clapped on them till the frogs gave another song.}',
    'A small dinosaur sat in a footprint and fished. {“It rained in it,” he said. “I’ve caught a leaf.”|“It’s my grandfather’s,” he said, and meant the footprint. “He left it to me.” So far he had caught a leaf, but it had put up a fight.}',
    'A pair of flying dinosaurs could not agree on a cliff. {“Too low.” “Too high.” They took the middle, and it was a goat.|“Too windy,” said the one. “Too much view,” said the other. They’d been married for a long time, and always came home to the same one.}',
    'A triceratops had got a fruit on each of her horns. {“I can’t get them off,” she said. “Do have one.” There was one each.|“It’s the same every autumn,” she sighed. “I walk under the tree to admire it, and then I’m a shop.” They bought one, for a thank you.}',
    'An old dinosaur was telling the young ones about the olden days. {“It was all water,” he said. “And before that?” “Before that it was raining.”|“When I was young,” he told them, “there was no grass.” “What did you sit on?” they asked. “We stood,” he said, and they looked at him with awe.}',
    'A dinosaur with a long crest was tuning it. {Hoot, it went. Hoo. “That’s a G,” he said. “There is no A yet.”|“I’m the second trombone,” he said. “The first one is behind that hill.” They waited, and from behind the hill came somebody else’s whole evening, in one note.}',
    'Two dinosaur babies were measuring who was bigger. {They stood nose to nose. Then one of them stood on a beetle.|They’d stood back to back, but they couldn’t see the top, and had decided to both be bigger. It seemed to make them very happy.}',
  ],
  favourite: [
    'Small green dinosaurs walked round the hem of the blanket, and the last of them was already lying down.',
    'On the floor stood a dinosaur of wood, with its neck bent down to sleep.',
    'On the shelf a stone egg lay in cotton wool, and was not going to hatch tonight.',
    'The toy stegosaurus slept beside the lamp with a sock on each spike.',
    'On the wall two shadows of long necks leaned together, and they were only the tulips.',
    'Under the covers there was one more lump, and it was a T. rex made of plush.',
    'A fern in a pot stood at the window like a small and quiet forest.',
    'By the door lay a pair of slippers with three soft toes each.',
  ],
}
