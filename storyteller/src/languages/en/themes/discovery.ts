import type { ThemePack } from '../../../craft/pack.ts'
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
    'bottle',
    'letter',
    'shell',
    'corner',
  ],
  settings: [
    place(
      'bigattic',
      'indoors',
      'the big attic',
      'in the big attic',
      [
        'In the attic there was always something new to discover, even if it was old. {[Hero] had a lamp and a bag of nuts. Dust danced in the light.|[Hero] went up with a lamp and a bag of nuts, for discovering makes you hungry, and behind each thing there was always one more thing.}',
        '[Hero] was in the attic, looking into a trunk. {In it was a hat. In the hat was a box. In the box was a smaller hat.|In the trunk was a hat and in the hat was a box, and in the box was a much smaller hat, and there [hero] stopped, to leave something for tomorrow.}',
      ],
      [
        '{It smelled of wood and apples. A rocking horse stood there and looked <as if~as though> it had just stopped.|It smelled of wood and last year’s apples. The rocking horse looked <as if~as though> it had that very moment stopped, and was hoping that <no one~nobody> had seen it.}',
        'Under the roof window stood a trunk with a label: “Do look”. {So you had to. In it were nine left gloves and a map.|It held nine left gloves, a map of somewhere, and a second label, which said, “Well? What did you think?”}',
      ],
      [
        'They went down the attic stairs, slowly, and each step creaked a soft goodnight. {[Hero’s] bed was warm. There was still dust on [his] nose.|[Hero] wiped the dust from [his] nose, nearly all of it, and lay down in the warm bed that stood right <beneath~under> the attic and all that slept in it.}',
        'In the attic the dust lay down again, speck by speck, on everything they had found. {[Hero] lay down in the room below. Above it was quiet.|[Hero] closed the <small~little> door behind them and felt the way down by the warm rail. The bed stood below, and over it the old roof gave one low creak and was still.}',
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
        'The sand in the bay was smooth and new. {There were footprints on it. Three toes, and a <small~little> dot.|<Nobody~No one> had walked there yet, but for one. There were three toes, and behind them a <small~little> round dot, and then again three toes.}',
        'A rock pool lay there like a <small~little> drawer that had been left open. {In it was a crab, and a blue bead, and a cloud.|The sea pulled it out twice a day, looked through it and pushed it in again. That evening it held a crab, a bead, half a plate and a cloud.}',
      ],
      [
        'They walked home along Find-It Bay, and the sea came up softly and smoothed out their footprints behind them. {[Hero’s] bed was warm.|It would be a clean page again by morning. In the little house above the bay the bed was warm, and [hero] lay down with salt in [his] hair.}',
        'Over Find-It Bay the first stars came out, <one by one~one after another>, <as if~as though> <somebody~someone> were finding them. {[Hero] lay down. The sea breathed in and out.|[Hero] set the last find on the sill and lay down in the <small~little> house over the water. In the dark the tide turned, slow and easy, like a sleeper.}',
      ],
    ),
    place(
      'smallmuseum',
      'indoors',
      'the Museum of Small Things',
      'in the Museum of Small Things',
      [
        'There is a Museum of Small Things, and at night [hero] looks after it. {In room one is a crumb. It is a <very old~terribly old> crumb.|In the first room is the world’s oldest crumb, under glass. In the next is a button that once met a king.}',
        '[Hero] made a round with a lamp in the Museum of Small Things. {“Goodnight, bean. Goodnight, bead.”|“Goodnight, bean,” <said [hero]~[hero] said>. “Goodnight, bead.” <Each of them~Every one of them> had its own small cushion and its own small card, with its name.}',
      ],
      [
        'The cards were all written by hand. {“Found under a chair,” it said on one. “Not yet known,” <said the next~the next said>. [Hero] liked those best.|“Found <beneath~under> a chair,” it said on one, and “Used to be longer.” The ones that [hero] liked best said “Not yet discovered”, and the cushion was empty.}',
        'A rope of red wool hung before the smallest thing of all. {It was so small that one had to believe it.|<Nobody~No one> had ever quite seen it. There was a bench opposite, and people sat there a good while, and mostly said that they’d been <glad~pleased> to come.}',
      ],
      [
        'They put out the lamps in the Museum of Small Things, one room after another, <until~till> everything small was safe and dim. {[Hero] had a bed in the last room. On the card it said “Warm”.|In the very last room there stood a bed, soft and turned down, with a card on it, “Please touch”. [Hero] lay down.}',
        'All the cases were covered with soft cloths, and the Museum of Small Things was dark but for one lamp. {In the last room [hero] lay down, and was small and warm.|[Hero] went round <once more~again> with slow steps, from cushion to cushion. The last cushion was the largest, with a quilt on it, and it was [hero’s] own.}',
      ],
    ),
    place(
      'lostproperty',
      'indoors',
      'the Lost Property Office',
      'in the Lost Property Office',
      [
        'In the Lost Property Office there were nine hundred umbrellas, and [hero]. {Each umbrella had a name. They came when you called.|It was [hero’s] job to find out whose they were. So far eleven people had come, and ten of them had only wanted to get out of the rain.}',
        '[Hero] lifted down a box in the Lost Property Office and looked in. {It was full of single socks. They looked up with hope.|“Socks, single,” it said on it, and below, in another hand, “They’re still hoping.” A new one had been found each day since the door was first opened.}',
      ],
      [
        'There were drawers right up to the ceiling. In one lay <somebody~someone>’s good idea. {It was <a bit~a little> dusty. It still glowed.|It had been left on a tram. <Nobody~No one> had come for it, <although~though> now and then a person stood in the street and said, “What was I just going to…”}',
        'On a hook hung a hat that remembered every head. {It liked to talk of them.|It would tell anyone who tried it on. “The last one hummed,” it said. “The one before that was a goat. I don’t judge.”}',
      ],
      [
        'The shutters of the old office came down as softly as eyelids. {It was all safe <until~till> morning. [Hero] got into bed.|Everything there had been given a blanket. [Hero] lived just upstairs, where the bed was always to be found in the same warm place.}',
        'They hung up the last umbrella and dimmed the lamp. {[Hero] lay down in the little room behind the desk. It was soft and still.|Behind the desk there was a door, and behind the door a bed with a hollow in it. The hollow was just as long as [hero], and it had been kept.}',
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
        'Far behind all the other ants, and <a bit~a little> to the left, walked [hero]. {She had just met a pebble. It was a nice one.|Her family said that she dawdled. She said that one can’t discover anything while looking at <somebody~someone>’s back.}',
      ],
      [],
    ),
    figure(
      'magpie',
      'Jack',
      'he',
      [
        'There was once a magpie called [hero]. {He found things, and then he found who owned them.|Magpies are known for finding things. He was known for going round <afterwards~later>, and finding out whose they were.}',
        'In the tall ash tree was a nest with labels in it. It belonged to a magpie called [hero]. {“Spoon, from Mrs Lamb,” said one. “Back by six.”|Everything in it had a label with an address, and <every evening~each evening~every night> he flew round with a bag and gave it all back.}',
      ],
      [],
    ),
    figure(
      'molescout',
      'Digby',
      'he',
      [
        'There was once a mole called [hero] who drew maps. {They were all brown. He drew them from below.|He drew them from underneath, which <nobody~no one> had done before, and so his maps were chiefly brown, with one worm for the scale.}',
        'Up came a <small~little> hill of earth, and out of it came a telescope, and then [hero]. {He was a mole, and he loved to look.|He was a mole with a great wish to see things, and the less he saw, the nearer he went.}',
      ],
      [],
    ),
    figure(
      'snailscout',
      'Philippa',
      'she',
      [
        'There was once a snail called [hero] who explored the world. {She had got as far as the gate. It was a fine gate.|In three years she’d got as far as the gate, and she had eleven notebooks about it already.}',
        'If you want to find something truly small, you ask [hero]. She is a snail. {She has looked at every inch. Twice.|She had crossed the whole yard, inch by inch, with her eyes out, and there was nothing in it that she <hadn’t~had not> bid good morning.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'quillmouse',
      'Miss Quill',
      'she',
      [
        'Behind a box sat a mouse at a <tiny~very small> desk. She was called [helper]. {“I write down all that’s found,” she said. “What have you got?”|“I keep the book of discoveries,” she said. “The last one was on Tuesday. It was a draught.” She sharpened her pencil and came along.}',
        'A very small ladder stood against a very tall shelf, and on it was a mouse with a pen. It was [helper]. {“D for door,” she said. “D for dust. What are you?”|“I’m doing the letter D,” she said. “Doors, drawers, draughts, dust. I’ve been at it since April.” She came down, for she could do with a change of letter.}',
      ],
      [
        '[Helper] wrote “The End” in very small letters, and used the book for a pillow.',
        '[Helper] laid her pencil in its case, and herself <beside~next to> it, and drew up a page.',
      ],
    ),
    figure(
      'sniffer',
      'Nose',
      'he',
      [
        'Sniff, sniff, sniff. Around the corner came a dog with his nose on the floor. He was called [helper]. {“You had jam,” he said. “And you’re nice. I can smell it.”|“Jam,” he said without looking up. “Apricot. And under that, <somebody~someone> kind.” A nose like that is a great help when you are looking for things.}',
        'A long nose came <round~around> the corner, and a good while later the dog it belonged to. His name was [helper]. {“I smell a secret,” he said. “It’s quite fresh.”|“Excuse me,” he said, “I’m following a smell, and it goes right through you.” It had been the sandwich. But he stayed anyway.}',
      ],
      [
        '[Helper] laid his nose on his paws. It twitched <once more~again>, and then it slept <as well~too>.',
        '[Helper] sighed through his nose, all the way out, and put one ear over it.',
      ],
    ),
    figure(
      'lensowl',
      'Aunt Spectacle',
      'she',
      [
        'An owl with a magnifying glass looked down. It made one eye very big. Her name was [helper]. {“I see a clue,” she said. “It’s you!”|“Aha,” she said, and <after a while~after a bit~by and by>, “No. That’s my own foot.” But an owl who can tell you when she is wrong is worth two who can’t.}',
        '“Don’t move,” said a voice from above. “You’re a clue.” It was an owl, and she was called [helper]. {“To what?” <asked~said> [hero]. “I don’t know yet,” she said.|She flew once around [hero] with her lens. “Jam on the cuff, kind to worms, on the way to something,” she said. “I shall have to come and see how it ends.”}',
      ],
      [
        '[Helper] put down her glass, and both her eyes were the same size, and both were shut.',
        '[Helper] tucked her lens under her wing, where it was warm, and looked at nothing more.',
      ],
    ),
    figure(
      'suitcase',
      'Old Latch',
      'he',
      [
        'In a corner stood a suitcase, and it opened one lock and looked. It was [helper]. {“Are you going somewhere?” he said. “I have been ready for years.”|“I’ve been to forty countries,” he said, “and I’ve seen the inside of forty wardrobes. Carry me with the lid up, if you don’t mind.” He was light, for there was only a toothbrush in him.}',
        'Something clicked, and clicked again. A brown suitcase called [helper] was trying to attract attention. {“Take me!” he said. “I hold things.”|“I can hold whatever you discover,” he said, “and I never tell.” There were labels all over him, and every one, he said, had been a good one.}',
      ],
      [
        '[Helper] let down both his locks, softly, and in the dark inside him a toothbrush slept.',
        '[Helper] stood himself by the foot of the bed, for it would be <nobody~no one>’s turn to leave <until~till> morning.',
      ],
    ),
  ],
  problems: [
    {
      id: 'noise',
      at: ['bigattic', 'smallmuseum', 'lostproperty'],
      title: ['The Noise Nobody Knew', '[Hero] and the Sound in the Wall'],
      refrain: ['Listen here and listen there, there’s a secret in the air.'],
      ask: 'Do you know what goes prr-tick?',
      spark: [
        '<There was a noise. It went~Something in the wall went> prr-tick, prr-tick. {“What’s that?” <said [hero]~[hero] said>. It <was not~wasn’t> the clock. It <was not~wasn’t> the cat. It was something new to discover!|It <was not~wasn’t> the clock, for that goes tock. It <wasn’t~was not> the <cat or the pipes~pipes or the stairs~wind or the cat>. It came out of the wall, just behind the wallpaper, and stopped when you breathed. A noise that <nobody~no one> knows has no name, and a thing with no name must feel lonely. [Hero] took the lamp. “We’ll find you,” [he] said to the wall.}',
      ],
      way: [
        'A woodworm put out his head. {“It’s not me,” he said. “I go crr.” And he showed them.|“People always think that it’s me,” <said the woodworm~the woodworm said>. “I go crr. Listen.” It was a fine crr, but it had no tick in it at all.}',
        'On the floor lay a thread of dust, and it moved <each time~every time>. {It blew out, and it blew in. Was there room behind the wall?|At every prr it leaned away from the wall, and at every tick it leaned back. “Air,” <said [helper]~[helper] said>. “Whatever it is, there’s room in there for it to breathe.”}',
        'An old doorknob had listened for years. {“It’s only at night,” it said. “And it sounds glad.”|“I’ve heard a great deal through this wall,” <said the doorknob~the doorknob said>. “Quarrels, and a trombone. This is the first thing in a long time that has sounded pleased.”}',
      ],
      tries: [
        'They knocked on the wall. Knock, knock. {“Prr-tick?” <said the wall~the wall said>. It sounded surprised.|They knocked twice. There was a silence. Then <somebody~someone> knocked back, twice, and that was exciting, but it was only [helper], who had gone round to the other side.}',
        'They looked it up in the book of noises. {There was “prr”, and there was “tick”. But not both.|They found “prr: see under cat”, and “tick: see under clock, beetle, conscience”, but there was no “prr-tick”.}',
        'They put a glass to the wall, to hear better. {Now it went PRR-TICK. That was no help.|With the glass it was <a good deal~a great deal> louder, but no clearer, like a person who has been asked to say it again.}',
      ],
      solutions: [
        {
          id: 'baby',
          text: [
            'Then [hero] found a crack, no wider than a leaf, and shone in the light. {A mother bat hung there with a <tiny~very small> baby. It purred, prr. And <each time~every time> it drank, it went tick. “It’s a happy noise,” she said.|And in there, on a nail, hung a bat, and under her wing was a baby as small as a <bean~plum stone~thimble>. Prr, it went, and then, when it swallowed, tick. “Do we disturb you?” asked the mother. “He does that when he is happy.” So now they knew what it was. [Hero] wrote it up on a card of its own: “Prr-tick: the noise of <somebody~someone> small who has everything he needs.”}',
          ],
        },
        {
          id: 'musicbox',
          text: [
            'They followed it with their ears to a loose board. Under it lay an old music box. {Prr, it turned. Tick, it was stuck on a crumb. [Hero] blew. <Then~And then> it played! It was the softest tune.|It must have lain there for <a hundred~ninety~eighty> years. Prr, it went, as the little wheel turned, and tick, as it came to the crumb that it <could not~couldn’t> get past. [Hero] took a deep breath and blew. The crumb flew out. And the box played the rest of the song, which it had been trying to get to since <somebody~someone>’s great-grandmother was small.}',
          ],
        },
      ],
      after: [
        'Now the noise had a name, and <nobody~no one> had to wonder. {They listened <until~till> they were sleepy.|They sat there close together, and listened to it <for a long time~for quite a while~for some time>, <until~till> it seemed to come from far away.}',
      ],
      fact: '[Hero] discovered what the strange noise in the wall was.',
    },
    {
      id: 'prints',
      title: ['Footprints with Three Toes', '[Hero] Follows the Footprints'],
      refrain: ['Toe and toe and toe and dot, are we near it? Maybe. Not.'],
      ask: 'Do you know who has three toes and a dot?',
      spark: [
        'There were footprints <on the floor~in the dust>. Three toes, and a dot. Three toes, and a dot. {“Who’s that?” <asked~said> [hero]. <No one~Nobody> knew such feet. So they went after them.|They began in the middle, out of nothing, and went off <round~around> the corner. [Hero] measured one with a <spoon~ruler~shoelace>. No bird had feet like that, and what was the dot? “<Nobody~No one> has ever discovered this before,” said [hero], “or else it would be in a book.” There was only one thing to do with footprints, and that is to follow them.}',
      ],
      way: [
        'A beetle came out from under one of the prints. {“It trod so softly,” he said. “It asked me to move first.”|“Three toes, very polite,” he said. “There was a cough, and a ‘May I’, and then there was a foot.” He <hadn’t~had not> dared to look up.}',
        'Beside one of the prints lay a crumb of seed cake. {So it had stopped for tea. It must be nice.|Next to the cake there was a round mark, where a cup might have stood. “It stops at four,” said [helper], “and it doesn’t bite its cake, it nibbles.”}',
        'Here the prints went once around a flower. {“It bent down to smell it,” <said [hero]~[hero] said>. They did that too.|There was no doubt what had happened. It had come up to the flower, gone <round~around> it, and stood for a time on tiptoe. They all smelled it, to be thorough.}',
      ],
      tries: [
        'They followed the footprints round and round. {Now there were more! Oh. Those were their own.|There were more and more of them, and it became quite exciting, <until~till> [hero] noticed that they were following themselves.}',
        'They put down flour to see better. {[Helper] sneezed. Now <everyone~everybody> was white.|It was a very good plan. <Then~And then> [helper] sneezed, and after that all of them were white and the footprints were gone.}',
        'They asked a hen to step in one. {It nearly fitted. “But where is your dot?” “What dot?” <said the hen~the hen said>.|It was nearly right. “And the dot?” <asked~said> [hero]. “I’m a respectable hen,” <said the hen~the hen said>. “I don’t have a dot.”}',
      ],
      solutions: [
        {
          id: 'umbrella',
          text: [
            'Behind the last corner stood a <very old~terribly old> bird with a stick. {“I’m a snipe,” he said. “That dot? It is my walking stick!” He had come so far to see an old friend. They took him there by the wing.|He was small and <grey~brown~speckled>, and he wore a <scarf~waistcoat~bow tie>. “You’ve been following me,” he said. “How nice. At my age <no one~nobody> does.” The dot was his walking stick. He was on his way to see a friend whom he <hadn’t~had not> seen for fifty years, and he had lost his glasses on the first day. They took him by the wing. It <wasn’t~was not> far, it was only one door along.}',
          ],
        },
        {
          id: 'new',
          text: [
            'The last print was under a leaf. They lifted it up. There sat something round and blue, with three toes and a tail like a pea. {<No one~Nobody> had seen one before. “I’m new,” it said. “What am I?” “You’re a discovery,” <said [hero]~[hero] said>. It liked that.|<No one~Nobody> had ever seen such a thing. It <wasn’t~was not> a bird, and it <was not~wasn’t> a frog, and when it was shy it turned yellow. “What are you?” <asked~said> [hero]. “I don’t know,” it said. “I was hoping that <somebody~someone> would find me and tell me.” So [hero] wrote a card for it. “Discovered today,” it said, “and very welcome.” It read this twice and turned the colour of <a sunrise~a ripe peach~strawberries>.}',
          ],
        },
      ],
      after: [
        'Now they knew whose feet those were. {[Hero] wrote it all down: three toes, one dot, one friend.|[Hero] wrote it all down, with a drawing: three toes, one dot, one new friend.}',
      ],
      fact: '[Hero] discovered who had left the footprints with three toes.',
    },
    {
      id: 'door',
      at: ['bigattic', 'smallmuseum', 'lostproperty'],
      title: ['The Very Small Door', '[Hero] and the Door Behind the Cupboard'],
      refrain: ['Knock, knock, who’s in? Let the finding begin.'],
      ask: 'Do you know who lives behind a very small door?',
      spark: [
        'Behind the cupboard [hero] <found~discovered> a door. It was <as high as a book~no higher than a teapot>! {It had a <tiny~very small> handle and a <tiny~very small> mat. “Who lives there?” <said [hero]~[hero] said>. <Nobody~No one> had a key that small.|It had a <brass handle like a pin~handle no bigger than a lentil>, a mat the size of a stamp, and a light under it. <Nobody~No one> had ever discovered it, not even the person who dusts. [Hero] lay down flat and looked. It was locked, and on the mat stood, in very small letters, “Soon”. Now what could that mean? [He] <would not~wouldn’t> be able to sleep without knowing.}',
      ],
      way: [
        'A moth had seen <someone~somebody> carry in a parcel. {“It was as big as a pea,” she said. “It took three to lift it.”|“There’s been coming and going,” <said the moth~the moth said>. “Cardboard, mostly. And yesterday <somebody~someone> bought a very small broom.”}',
        'Under the carpet they found a path, worn smooth by <tiny~very small> feet. {It went to the bread bin, and then it went back.|It was as wide as a ribbon, with a proper kerb. On the one side the prints went empty, and on the other they had been carrying something.}',
        'A spider upstairs kept a diary of the house. {“They ask me for thread,” she said. “Red, for a rope.”|“A yard of red, on the Tuesday,” she read out, “and on Wednesday they came for a bow. In my view there is to be an opening.”}',
      ],
      tries: [
        'They tried all of the keys. {They were as big as the door.|The smallest was the one from the music box, and it was as long as the door was high. It would have been like trying to get in with a ladder.}',
        'They pushed a letter under the door. {“Hello!” It came back. “Hello,” it said. “Not yet.”|“Hello,” it said, “who are you?” It came back after a minute. <Somebody~Someone> had put under it, in a beautiful hand, “Not yet, thank you.”}',
        'They sang in front of it. {The light under the door went off. <Then~And then> on. That was clapping.|When they had finished, the light under the door went off and on, off and on. It was applause, they thought, or else <somebody~someone> wanted to read.}',
      ],
      solutions: [
        {
          id: 'ready',
          text: [
            'So they sat down and waited. {It was hard. <Then~And then> the door opened, all <on its own~by itself>. Out came seven beetles in paper hats. “Now!” they said. “It’s done! It’s a museum of you.” Each crumb that [hero] had dropped lay there on a cushion.|It is the hardest part of discovering, and <nobody~no one> tells you so. <At last~In the end> there was a click. Out came seven beetles wearing paper hats. “We’re open,” said the first one, out of breath. It was a museum. There on cushions lay <a sock’s thread~a hair~a bit of fluff>, <a pencil shaving~a biscuit crumb~a torn stamp>, half a pea, and <beneath~under> each it said, “From the <big~large> kind one upstairs.” They had been discovering [hero] for years.}',
          ],
        },
        {
          id: 'clockmaker',
          text: [
            'When the clock struck, the door went open. There stood a little old man with a broom. {“I keep a shop for lost minutes,” he said. “You drop so many!” He gave [hero] one back. It was a nice one, from last summer.|It had opened exactly on the stroke. He swept something over the step that glittered. “Lost minutes,” he said. “I have opened an office for them. This house is full of them. People leave them lying about when they’re having a good time.” He picked one out with care, and laid it on [hero’s] hand. It was from last summer and still warm. For one whole minute there was a smell of <strawberries~cut grass~warm sand>.}',
          ],
        },
      ],
      after: [
        '{They pushed the cupboard back, but not quite. A bit of light still came out.|They pushed the cupboard back, but they left a gap, just wide enough for a light to come through and for <somebody~someone> small to come to tea.}',
      ],
      fact: '[Hero] discovered what was behind the very small door.',
    },
    {
      id: 'whitemap',
      title: ['The White Spot on the Map', '[Hero] and the Place That Wasn’t There'],
      refrain: ['Left of the river and right of the rain, look for the white spot and look again.'],
      ask: 'Do you know what is in the white spot?',
      spark: [
        '[Hero] <found~unrolled> a map. It showed <every path and every puddle~every puddle and every path~each path, and each tree>. {But in the middle was a white spot! Nothing was drawn there. “I’m so bare,” <said the map~the map said>. “What is in me?” They had to find out.|It was a <good~fine~careful> map, the kind with a sea serpent. Each stone was on it, and each gate. But right in the middle <somebody~someone> had drawn nothing, about as <large~big> as a coin. “I’ve covered it with my thumb all my life,” <said the map~the map said>. “If people ask, I fold.” [Hero] licked a pencil. It was the last white spot for miles around, and it was close enough to reach before bedtime.}',
      ],
      way: [
        'An old path had stopped in the grass. {“I used to go there,” it said. “Then I sat down.”|“I was on my way to it once,” <said the path~the path said>. “I’d got as far as here when it <began to~started to> be evening, and I thought, there’s no hurry.” It pointed with its last stone.}',
        'On a post hung a pencil on a string. {Below it was written: “For the one who gets there.”|It was quite new and beautifully sharp, and there was a note, “For whoever gets there first. I had to be home by six.” It was dated a hundred years ago.}',
        'A hedgehog had been all <round~around> it. {“It’s round,” he said. “And it hums. I <did not~didn’t> like to go in.”|“I’ve been <round~around> the outside of it,” he told them, “and I’d call it roundish. There’s a hum. It <didn’t~did not> seem right to go in without anything to draw with.”}',
      ],
      tries: [
        '{They held the map up to the light. Now they saw a jam stain. It was on the back.|Held up to the lamp, the white spot showed a sort of island with two bays. They had named both of the bays before it turned out to be jam.}',
        'They asked the sea serpent on the map. {“I’m only for show,” it said. “I can’t swim.”|“I’ve lived in this corner since it was printed,” said the serpent, “but I’m purely decorative. I <couldn’t~could not> tell you the way to the next river.”}',
        'They walked straight at it with their eyes on the map. {Bump! They had found a tree. It was drawn in well.|There’s one drawback to reading a map while walking, and they discovered it at the same time as they discovered the tree.}',
      ],
      solutions: [
        {
          id: 'drawus',
          text: [
            '<At last~In the end> they stood in the white spot. It was a small, round, grassy place. Nothing was in it. {“There is now,” <said [hero]~[hero] said>. “We are!” So they drew in a dot, and a bigger dot, and a flower. The map was so pleased.|There was <evening light~a little wind~some yellow light> on it, and that was all. “Nothing,” said [helper], and sat down. [Hero] sat down too, and looked about. “I don’t think they forgot it,” <said [hero]~[hero] said>. “I think that <nobody~no one> was here.” And so, <with great care~very carefully>, [he] drew one <small~little> round person, and <beside~next to> it one more, and put the date. The map was silent for a time. “It tickles,” it said. “Do you know, that’s where I always wanted <somebody~someone>.”}',
          ],
        },
        {
          id: 'leaveit',
          text: [
            'In the middle a skylark sat on her nest. “Please don’t draw us,” she said. “It’s so quiet here.” {[Hero] looked at the pencil. <Then~And then> [he] wrote in the white spot, very small: “Shh.” That was just right.|“That’s why it’s white,” she said. “A kind man came here, long ago, with a pencil like yours. He looked at my great-grandmother, and then he put it away.” [Hero] thought about the hundred years of people who had wondered, and of <five~four> warm eggs. <Then~And then> [he] bent over the map and wrote in the white spot the smallest word [he] knew. It was “Shh”. “Oh,” <said the map~the map said>. “So I’m not empty at all. I’m keeping a secret.”}',
          ],
        },
      ],
      after: [
        'They folded up the map, and it <did not~didn’t> try to hide a thing. {It showed its middle to <everyone~everybody>.|The map was put on the wall, quite flat, with its middle to the room, and whoever <came by~came along> had to admire it.}',
      ],
      fact: '[Hero] discovered what belonged in the white spot of the map.',
    },
    {
      id: 'lateletter',
      title: ['The Letter That Was Fifty Years Late', '[Hero] and the Letter in the Lining'],
      refrain: ['Tip and tap and lick the stamp, find the house and find the lamp.'],
      ask: 'Do you know a friend with a whistle?',
      spark: [
        'In an old <coat~green coat~winter coat> [hero] found a letter. It had never been <sent~posted>! {“To my friend with the whistle,” it said. It <did not~didn’t> say where. “It’s waited so long,” <said [hero]~[hero] said>. “Let’s take it there.”|It had slipped through a hole in the pocket and lain in the lining ever since, <next to~beside> a <peppermint~ticket~plum stone>. “To my friend with the whistle,” it said on the front. There was no street, but the stamp was from fifty years ago. A letter gives off a very slight warmth if it’s been meant kindly, and this one did. “<Somebody~Someone>’s been waiting for an answer all that time,” said [hero], “and may still be looking out of the window.”}',
      ],
      way: [
        'They asked at the post box. {“Fifty years?” it said. “I was green then. Ask by the pump.”|“That would have been in my green period,” <said the post box~the post box said>. “There were two of them. One whistled and one hummed. They used to sit by the pump and put it all right.”}',
        'On the old pump <somebody~someone> had scratched two small signs. {One was a whistle and one was a fish. Under them it said “for ever”.|They had to rub off the moss to see. “A whistle and a fish,” <said [helper]~[helper] said>. “And ‘for ever’, with two r’s at the end. They meant that one.”}',
        {
          gives: 'tune',
          text: 'A starling was sitting on the wire and whistled an odd little tune. {“My mum sang it,” it said. “She learned it from a boy.”|“It’s been handed down,” <said the starling~the starling said>. “My grandmother had it from a boy who lived by the water. We’ve only changed the end.”}',
        },
      ],
      tries: [
        'They knocked at a door and asked for a whistle. {A kettle came out. “You called?” it said.|There was a step inside, and a hiss. It was a kettle. It whistled very well and it was only thirty, and it had never had a letter, so they gave it a kind word to be going on with.}',
        'They stood in the street and whistled. {Nine dogs came. The letter <was not~wasn’t> for them, but they all smelled it.|No old friend came. There were nine dogs though, with their ears up. They passed the letter from nose to nose, and agreed that it had been a nice coat.}',
        'They tried to guess what was in it from the outside. {[Helper] said it was a cake. It was too thin.|[Helper] held it up, and shook it, and gave it as an opinion that it contained a very flat cake. They <didn’t~did not> open it. It isn’t done.}',
      ],
      solutions: [
        {
          id: 'tune',
          needs: 'tune',
          text: [
            '“Let’s not whistle any old thing,” <said [hero]~[hero] said>. “Let’s whistle their tune.” {They did. A <window~curtain> went up. An old man looked out, and he whistled the end! “I thought he was cross with me,” he said. He read it, and he smiled all over.|They walked down the lane by the water, from one lit window to the next, whistling the odd little tune that the starlings have there. At the ninth window <somebody~someone> put down a <spoon~cup~book>. Then, cracked but quite correct, came the last line, which the starlings had got wrong. “Where did you hear that?” asked an old man, leaning out. [Hero] held up the letter. He had to try two pairs of glasses. “‘Come and fish on Sunday,’” he read aloud. “Why, he never stopped being my friend.” And on Sunday he went.}',
          ],
        },
        {
          id: 'askfish',
          text: [
            '{[Hero] sat down and thought of the one who wrote it. “He must miss his friend too. Let’s find him.” They found an old man with a fishing rod. He went red. “It’s fifty years late,” he said. “I’ll take it to him myself.” And he did.|<Everybody~Everyone> had been looking for the one who should get it. “But whose coat was it?” <said [hero]~[hero] said>. That was written in the collar. It belonged to an old gentleman who sat every Sunday with a rod by the water, on one half of a bench. When he saw the envelope he took off his hat. “He never answered,” he said, “so I thought he <didn’t~did not> care to.” “He never got it,” <said [hero]~[hero] said>. He looked at the letter <for a while~for a bit~for a time>, and at the empty half of the bench. “It’s only <round~around> the corner,” he said, and set off at once, still wearing his waders.}',
          ],
        },
      ],
      after: [
        'Two old friends sat on a bench. {One whistled and one hummed. <Then~And then> they swapped.|There was a light on late in the house by the water, and if you went past you could hear a whistle, and a hum, and now and then <a good deal~a great deal> of nodding.}',
      ],
      fact: '[Hero] delivered a letter that was fifty years late.',
    },
    {
      id: 'greenbottle',
      title: ['The Question in the Bottle', '[Hero] and the Message from Far Away'],
      refrain: ['Roll it and cork it and send it away, somebody somewhere will read it one day.'],
      ask: 'What would you say to somebody far away?',
      spark: [
        '[Hero] found a green bottle with a paper in it. {“Hello?” it said on the paper. “Is anybody there?” That was all. “Yes!” <said [hero]~[hero] said>. But how do you tell <somebody~someone> so far away?|It stood there in a corner with sand in its neck, <as if~as though> it had walked. There was no treasure map in it, and <nobody~no one> needed rescuing. There was just one line in <green crayon~fat green letters~green chalk>: “Hello? Is anybody there?” One can’t leave a question like that lying about. Someone, on the other side of who knows what, had put it in and pushed down the cork and waited. “We’re here,” said [hero] out loud, and felt at once that this <was not~wasn’t> going to reach.}',
      ],
      way: [
        'A gull had a look at the bottle. {“It’s from the warm side,” she said. “I can smell the figs.”|“South,” said the gull, after she had tapped on it. “Figs, and paint. And whoever it is bites the end of the crayon.” She turned her back, so that they could think.}',
        'On the back of the paper was a thumb print in green. {It was small. [Hero] put a thumb on it. It was just the same size!|It was no bigger than a bean. [Hero] laid a thumb on top of it, and they matched. So now they knew one thing more, and it was the best one.}',
        'An old sailor’s coat on a hook cleared its throat. {“The sea is round,” it said. “What goes out comes in.”|“I’ve been all over in bottles’ company,” <said the coat~the coat said>. “They’re never lost. They just go the long way and meet people.”}',
      ],
      tries: [
        'They called “Yes!” as loud as they could. {“Yes?” said <somebody~someone> behind the fence. It was a cow.|It went out over everything. Somewhere behind a fence a voice replied, and their hearts stood still. It was a cow. She said that she was here too, if that helped.}',
        'They wrote “Yes” on a kite. {The string was too short. Now all the birds knew.|Up it went, with letters as high as a door. The string <wasn’t~was not> long enough for another country, but all the birds for miles around felt that they’d been given permission.}',
        'They wrote a long letter about everything. {It was so fat that it <did not~didn’t> fit in the bottle.|It had chapters, and a drawing of the cat. When they rolled it up, it was as thick as a bolster. They got the first word in at the neck, and it was “Dear”.}',
      ],
      solutions: [
        {
          id: 'oneword',
          text: [
            '“It has to be small,” said [hero], “but it can have <everyone~everybody> in it.” {On a strip of paper each drew one <tiny~very small> face. “We are here,” <said [hero]~[hero] said>. In went the cork, and off it floated, with a gull to push.|[Hero] cut a strip as thin as a bookmark. “They <didn’t~did not> ask what we had for breakfast,” [he] said. “They asked if there’s anyone there.” So <everybody~everyone> came and put down a mark: a thumb in jam, <a paw, a beak~a beak, a hoof~a paw, a wet nose>, the ring of a cup. It took <until~till> sunset. Underneath [hero] wrote “Yes. All of us.” It slid in <as if~as though> it’d been measured. They set the bottle on the water, and a gull went along <beside~next to> it for the first bit, to see it safely off.}',
          ],
        },
        {
          id: 'lampback',
          text: [
            '{[Hero] stood the bottle in the window with a lamp behind it. A soft green light went out and out, over the water. Long after, there was a <tiny~very small> green light on the other side. It blinked. “They’ve seen us!” <said [hero]~[hero] said>.|It’s hard to send a word a long way, but a light goes <by itself~on its own>. They put the bottle on the highest sill and set a lamp behind it, and the whole evening turned green. They covered it with a <hat~bowl~tea cosy> and took that off: one long, one short. “What does it mean?” asked [helper]. “I don’t know,” said [hero], “but <somebody~someone>’s doing it.” They kept on <until~till> their arms ached. And then, where the sky stops, as small as a pinhead, came a light in green. One long, one short.}',
          ],
        },
      ],
      after: [
        'Now <someone~somebody> far away <was not~wasn’t> alone, and nor were they. {It was a nice thing to know in the dark.|After that, whenever it grew dark, they looked over that way and nodded. You <couldn’t~could not> see if anybody nodded back, but it was <a good deal~a great deal> more likely than before.}',
      ],
      fact: '[Hero] answered the question in the bottle.',
    },
    {
      id: 'stoneshell',
      title: ['The Shell Made of Stone', '[Hero] and the Very Old Shell'],
      refrain: ['Hush and a swish and a hush once more, once upon a time there was a shore.'],
      ask: 'What does the sea sound like to you?',
      spark: [
        'In a grey stone [hero] discovered a shell. <It was made of stone too. It was~It was a stone one, and it was> millions of years old! {“I’ve lost my sea,” it whispered. “I can’t hear it in me.” [Hero] held it to one ear. It was <quite still~perfectly still>.|It lay in the stone like a curled-up cat. It had been there when there were no people, no <roads~clocks~chairs>, and not a single <Tuesday~teaspoon>. [Hero] dug it out with a <spoon~penny~hairgrip> and held it up to one ear, as one does. There was no sound at all. “It’s gone,” said the shell in a dry voice. “Every shell has a bit of sea in it. Mine has turned to stone, like the rest of me. I’d so like to hear it again before I sleep another million.”}',
      ],
      way: [
        'A piece of slate remembered. {“I was mud then,” it said. “It was warm, and something hummed.”|“We were neighbours,” <said the slate~the slate said>. “I was mud. It was all very shallow and warm, and at night there was a sort of long hush that came and went.”}',
        'They found one more stone, with the print of three drops on it. {“That rain fell once,” <said [helper]~[helper] said>. “And the stone kept it.”|The marks were as fresh <as if~as though> they’d been made that morning. A shower had passed over a beach, a very long time back, and the beach had thought this worth keeping.}',
        'A snail let the stone shell feel her own. {“Yours goes <round~around> the same way as mine,” she said. “We’re family!”|“Left to right, then up,” said the snail, and laid her house against it. “Just like mine. You might call me cousin, if it’s no trouble.” The stone shell felt <a bit~a little> less old.}',
      ],
      tries: [
        'They filled it with water. {“Glug,” it said. “That’s a tap. It’s not a sea.”|“That is very fresh of you,” said the shell, “but I’d know a kitchen anywhere.” They dried its ears.}',
        'They rustled paper <next to~beside> it. {“Is it a parcel?” it asked. It got quite excited.|They rustled it slow and long, as like waves as they could. The shell listened hard. “Is it my birthday?” it asked. They had to tell it no.}',
        'They told it what the sea is like. {“It’s wet,” <said [helper]~[helper] said>. “It’s big. It’s wet.”|“Wet,” began [helper], “and large.” There was a pause. “And further on it’s wet again.” The shell thanked [h.him] kindly. It was all true, as far as it went.}',
      ],
      solutions: [
        {
          id: 'heartsea',
          text: [
            '{[Hero] held the shell to [his] own chest. Boom, hush. Boom, hush. “That’s it!” it said. “That’s just how it went!” The sea had been in there the whole time.|<Nobody~No one> had meant it for a plan. [Hero] was sorry for the shell, that’s all, and held it close in both arms. The shell lay very still. “There,” it whispered. “There. It comes in, and it goes out.” It was [hero’s] heart, and round that the breath, slow and even. “You’ve got it in you,” said the stone shell in wonder. “All of you? And you walk about up here on dry land and carry it with you?” And it listened <until~till> it slept.}',
          ],
        },
        {
          id: 'shellpair',
          text: [
            '{[Hero] asked a new shell from the beach to lie <beside~next to> it. The new shell hummed, and the old one listened. “I’ll teach it to you,” <said the new one~the new one said>. “Hush, and swish.” The old one learned it by heart.|There was a shell on a shelf, <pink~white~striped>, and not even a year old. “I’ve got plenty of sea,” it said, when it was asked, “it never runs out. Lean on me.” They laid them mouth to mouth. At first there was the one hush, thin and young. But stone carries sound very well if it’s given the time. It went in <round~around> the old curl, and round again, right to the innermost part, and from there, deep and slow, something older answered. They’d never heard that sort of sea. It had no ships on it yet.}',
          ],
        },
      ],
      after: [
        'They laid the old shell on a soft cloth, where it could listen. {“Hush,” it said. “Swish.”|On its card was written: “Discovered today. Please speak <softly~low~quietly>, it’s listening.”}',
      ],
      fact: '[Hero] helped the shell of stone to hear the sea again.',
    },
    {
      id: 'newcolour',
      title: ['The Colour Nobody Had a Name For', '[Hero] and the Brand-New Colour'],
      refrain: ['Not quite red and not quite blue, colour, colour, who are you?'],
      ask: 'What would you call a colour that nobody has seen?',
      spark: [
        'In an old paint box [hero] <found~discovered> a new colour. It <was not~wasn’t> red, and it <was not~wasn’t> blue. {It <was not~wasn’t> any colour yet! But it was growing pale. “I have no name,” it said. “I fade if <nobody~no one> calls me.”|There was a tin without a label, at the bottom, <underneath~below> the brown. [Hero] lifted the lid with a <coin~spoon~key> and said “Oh”, and then nothing more for a time. It was none of those there are. It was a little like the inside of a shell, or like <five in the morning~the hour before breakfast~the first of May>, but only a little. “You’ve discovered me,” <said the colour~the colour said>. “Thank you. Now you must say what I’m called, and <quickly~fast>, I’m afraid. A colour that <nobody~no one> can ask for goes out.” And it was paler already.}',
      ],
      way: [
        'A painter was washing her brush in a jar. {“Don’t look at it,” she said. “Shut your eyes and taste it.”|“I’ve mixed nine hundred colours,” she said, “and you’ll never get the name by staring. Shut your eyes, and see what it makes you think of.”}',
        'They let a drop of it fall on a grey stone. {The stone sighed. “I feel like a Sunday,” it said.|The drop spread, and the stone gave a long sigh. “Sunday, just before getting up,” it said. “I’ve never had one before.” [Hero] made a note of that.}',
        'A chameleon tried to put it on. {It went green, pink and striped. “I can’t do it. Where does it live?”|It went through everything it had, with its eyes shut, including tartan. “No,” it said. “I only do colours I’ve met outdoors. Where’s this one at home?” It was a good question.}',
      ],
      tries: [
        'They called it “Bred”, for blue and red. {It came out with a crust on.|It was practical, but the colour at once <began to~started to> smell of toast, and looked unhappy about the edges. They took the name off again.}',
        'They looked in the book of all the names. {It began with “Apple” and ended with “Zinc”. It was all full.|It was a thick one, and every single colour in it was taken. On the last page it said, “There are no others.” The new colour read that, and turned as pale as milk.}',
        'They asked it to say what it liked. {“Being called,” it said. So that went in a ring.|“I like it when I’m wanted in the next room,” it said, “and I come.” Yes, but by what name? They had, as often happens in discovering, come back to the door they went in by.}',
      ],
      solutions: [
        {
          id: 'eyelids',
          text: [
            '{It was nearly gone. [Hero] shut both eyes so as not to see. And there it was, on the inside, warm and bright! “It lives behind the eyelids,” <said [hero]~[hero] said>. “It’s called Nearly-Asleep.” It glowed.|The colour was nearly gone. One could see the bottom of the tin through it. [Hero] <didn’t~did not> want to watch, and so [he] shut [his] eyes, and there, in the dark, was the whole of it, wide and warm and moving a little. “But I know you,” [he] said. “You come each night. You’re what’s there just before the dream.” The colour trembled. “Go on,” it said. “You’re called Nearly-Asleep.” And at that it rose in its tin, to the rim and over it, and the evening had a <bit~touch~little> of it on everything.}',
          ],
        },
        {
          id: 'everyonename',
          text: [
            '{[Hero] let each one call it what they liked. “Plumlight,” said one. “Grandma,” said another. “Shh,” said a third. The colour got brighter with each. “I have so many!” it said.|“Why should it only have one?” <said [hero]~[hero] said>. “I’ve got three or four myself, if you count the ones at home.” So they carried the tin about, and whoever looked in was to say the first thing that came. “<Plumlight~Jamlight~Nearly Pink>,” said a bird. “<Wet Slate~After Rain>,” said a roof. “That’s my grandmother’s kitchen,” said <somebody~someone>, and had to blow his nose. With every name it deepened, as <tea does~a pond does at dusk>. They wrote them all on the tin, twice round. It’s the only colour in the world that you can ask for by whatever you love most.}',
          ],
        },
      ],
      after: [
        '{They painted one <small~little> stripe of it on the wall. If you walked past, you had to smile.|There’s a stripe of it above the door, a thumb wide. People who pass <beneath~under> it stop and say, “What was I just thinking of? It was something nice.”}',
      ],
      fact: '[Hero] discovered a new colour and gave it a name.',
    },
  ],
  obstacles: [
    'They came to a shelf that was too high. {They stood on <each other~one another>. [Helper] was on the bottom and said “oof”.|They stood on <one another~each other>, the heaviest at the bottom. “What can you see?” asked the bottom one <after a while~after a bit~by and by>. “A view,” <said the top one~the top one said>.}',
    'A reel of red cotton had run out over everything. {They followed it to the end. There was a kitten, and it was asleep.|It went round every leg of every thing. They <could not~couldn’t> get over it or under it, so they wound it up as they went, and at the end of it there was a kitten, asleep with its mouth open.}',
    'A heavy curtain hung across the way. {Behind it was one more, and one more. Behind the last was a moth, who bowed.|They pushed it aside, and there was a second, and a third, of velvet. At the seventh they <began to~started to> tiptoe. Behind that one a moth stood upon a stool, and she thanked them for coming and sang.}',
    'The way was so narrow that they had to go in thin. {They breathed in. They thought of string. Pop! They were out.|“Think of something thin,” said [hero], and they thought of string, of a Tuesday without pudding, and of the letter l. At the word “spaghetti” they came out on the far side.}',
    'A signpost had been turned round by the wind. All its arms said “Here”. {“Well, that’s true,” <said [helper]~[helper] said>. So they went by the nose.|“Here”, said the left arm, and “Here”, said the right. “It can’t be accused of lying,” <said [helper]~[helper] said>. They thanked it and took the way with the best smell.}',
    'They came to a lock with four small wheels and numbers on. {They tried one, two, three, four. Click. “<No one~Nobody> else ever guesses,” it sighed.|“It could be anything,” said [helper], and started to work it out. It would take nine days. [Hero] tried one, two, three, four. “I know,” said the lock, “but it’s the one I can remember.”}',
    'The lamp went out, just when they were in the middle. {“Good,” said a voice. “Now I can see you.” It was a glow-worm, and she lent them her light.|It was as dark as a pocket. “Ah,” said a voice close by, “now I can be of use.” A glow-worm had been waiting on that spot for years for just such an occasion.}',
    'A sleeping tortoise lay right across the trail. {They lifted her, looked and set her back. She <had not~hadn’t> woken since June.|They <couldn’t~could not> go on <until~till> they had seen what was under her. So they lifted her up, with their tongues between their teeth, and looked, and set her down. “Mm,” she said, “move me to the sunny side.”}',
  ],
  encounters: [
    'A worm put its head out. “Have I been discovered?” it asked. {“Yes,” <said [hero]~[hero] said>. “Good,” it said, and went down again.|“Yes,” <said [hero]~[hero] said>. “Officially?” asked the worm. [Helper] wrote it down, and the worm went below to tell its wife.}',
    'They found a box that said “Do not open”. {So they <didn’t~did not>. “Thank you,” <said the box~the box said>.|They looked at it <for a long time~for quite a while~for some time> from every side, and then they went on. “Thank you,” said the box behind them. “You would be surprised how seldom that happens.”}',
    'An old key lay on the ground. It opened nothing at all. {“I’m retired,” it said.|They tried it in this and they tried it in that. “I’m retired,” said the key at last. “I just like to be asked.”}',
    'They looked through the wrong end of a telescope. All at once everything near was far away. {They waved at their own feet.|Their own feet were tiny, at the end of long, long legs, and waved up at them like people on a beach.}',
    'A boy had discovered a hole, and he was guarding it. {“What is in it?” “Nothing. I’m keeping it that way.”|“I found it empty,” he said, “and I’m going to see that it stays so.” Already he’d had to speak to a leaf.}',
    'They found a lost button with a map on the back. {It showed the way to the coat.|You needed good eyes for it. It showed a short path, an arm, and a cross marked “home”, and it turned out to be about four inches.}',
    'Two explorers met in the doorway. {“I found you first.” “No, I found you.” They wrote it in both books.|They had each been looking for the end of the world and had set off in opposite directions. “Is this it?” asked the one. “It’s my front door,” <said the other~the other said>. “Come in.”}',
    'A cobweb had caught a secret. You could see it wriggle. {“Let it go,” <said [hero]~[hero] said>. It whispered, “Thank you,” in each ear.|It was a <small~little> one, the kind that gets away from <somebody~someone> on the stairs. [Hero] freed it. They <didn’t~did not> listen, but it brushed past, and it was about a birthday.}',
    'An old map sat in the sun to air its creases. {“I’ve been folded wrong for years,” it said. “Ah. That’s better.”|“<Everybody~Everyone> opens me,” it said, “and <no one~nobody> can ever fold me. Would you? Along the river first.” They did, and it gave a sigh of relief.}',
    'They discovered an echo that had been left behind. {“Anyone for tea?” it said. “Anyone?” So they had tea with it.|It was still saying “Anyone for tea?” in the voice of <somebody~someone> from long ago. “Yes, please,” <said [hero]~[hero] said>. It had waited so long for that, it hardly knew what to answer.}',
    'A small crab came along with a door on its back. {“I found it,” it said. “Knock, if you like.”|Its cousins had shells, but this one had come upon a doll’s house door, and would have nothing else. They knocked. “Who is it?” asked the crab, very happy.}',
  ],
  favourite: [
    'On the night table lay a magnifying glass. It made the moonlight a little bigger.',
    'In the drawer lay all the treasures found that year, each wrapped up in its own sock.',
    'Over the bed hung a map, with one <small~little> white spot that was being saved.',
    'On the shelf stood a jar with a label, “Not yet discovered”, and it kept <quite still~perfectly still>.',
    'The explorer’s hat had been hung on the bedpost, and it was resting too.',
    'Beside the bed stood one <small~little> shoe box with the finest stones of the year asleep in cotton wool.',
    'The torch lay under the pillow, dark and warm, in case of dreams.',
    'A feather from <nobody~no one> knew what marked the page in the book of discoveries.',
  ],
}
