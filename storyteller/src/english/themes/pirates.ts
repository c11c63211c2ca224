import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const pirates: ThemePack = {
  words: [
    'pirate',
    'ship',
    'treasure',
    'parrot',
    'captain',
    'island',
    'sail',
    'anchor',
    'deck',
    'map',
    'sea',
    'chest',
    'crew',
    'mast',
    'barrel',
    'hook',
    'harbour',
    'ahoy',
    'cabin',
    'boat',
  ],
  settings: [
    place(
      'jollyturnip',
      'water',
      'the Jolly Turnip',
      'on the Jolly Turnip',
      [
        'On the pirate ship the Jolly Turnip it was washing day. [Hero] hung up the socks on the mast. {There were nine pirates and one wooden leg, so that made seventeen socks.|There were nine pirates, one of them with a wooden leg, and so there were seventeen socks, and it had to come out right.}',
        '[Hero] was ship’s cook on the Jolly Turnip, the kindest pirate ship on the sea. {There was soup. It was turnip soup.|The pirates sailed about and buried treasure where people would be pleased to find it, and on five days of the week there was turnip soup.}',
      ],
      [
        'The pirate ship creaked from front to back. {The parrot said “Ahoy” to each wave. It took him all day.|The parrot said “Ahoy” to every single wave, for he thought it only polite, and so he was hoarse by supper.}',
        'In the crow’s nest of the ship sat a real crow. {She said “Land!” each time she saw her own foot.|She had answered the advertisement, and took it seriously, and each time she caught sight of her own foot she called “Land!”}',
      ],
      [
        'The Jolly Turnip dropped her anchor, very softly, so as not to wake the fish. {[Hero] lay down in the hammock. To and fro, to and fro.|They rolled up the sails, tucked them in at the corners and turned down the ship’s lamp. [Hero] lay down in the hammock, which knew the way: to and fro, to and fro.}',
        'The pirate ship lay in a quiet bay, and the tide breathed under her. {[Hero] lay down below the deck, where it was warm.|Below deck one dim lamp swung on its hook. [Hero] lay down in a bunk that smelled of tar and oranges, and the old planks sighed.}',
      ],
    ),
    place(
      'island',
      'land',
      'Hammock Island',
      'on Hammock Island',
      [
        'Where do pirates go on holiday? They go to Hammock Island. There lived [hero], who lent them towels. {They were very tidy guests.|[Hero] ran the guest house there, and they were tidy guests, apart from the parrots, who will throw cherry stones.}',
        'On Hammock Island the pirates were building a castle of sand. [Hero] did the flags. {“No one may kick it,” said the captain. “Not even me.”|It was already up to the captain’s chin, and a sign had been put up in front of it: “Mind the castle. We mean it. The Pirates.”}',
      ],
      [
        '{All along the beach lay holes where pirates had buried treasure and forgotten which palm tree it was. You had to look where you put your feet.|They never could remember which palm tree it had been, and so one had to look where one put one’s feet.}',
        'A parrot was teaching the coconuts to talk. {So far they said “thud”.|He’d been at it all season. “Ahoy,” he said, slowly. “Thud,” said a coconut, and he wrote it down as promising.}',
      ],
      [
        'On Hammock Island the pirates were already lying in a row, swinging a bit, like pears. {The last hammock was for [hero]. It was warm, and the sea said hush.|The last hammock, by the warm wall, was [hero’s]. [He] lay down in it. The sea came up the beach and went back, and came, and went.}',
        'The palms of Hammock Island let their leaves hang, and the moon lay on the sea like a coin. {[Hero] slept in a warm hammock.|[Hero] lay down in the last hammock, under a patched sail for a quilt, and the island breathed slowly all around.}',
      ],
    ),
    place(
      'barnacle',
      'land',
      'Barnacle Harbour',
      'in Barnacle Harbour',
      [
        'In Barnacle Harbour each house is made of half a ship. {[Hero] lived in the front half of one. An old pirate lived in the back half.|[Hero] had the front half of one, and an old pirate lived in the back half, and they shared a mast between them for the washing.}',
        '[Hero] sold biscuits to pirates in Barnacle Harbour. {“Soft ones, please,” they said. “We’ve got few teeth.”|They came straight off the ship with their hats in their hands. “Have you got any soft ones?” they asked. Pirates haven’t many teeth.}',
      ],
      [
        '{In the harbour the ships lay side by side and talked of the sea. The biggest of them told lies.|In the harbour the pirate ships lay side by side and creaked about where they’d been. The largest of them exaggerated.}',
        'An old anchor lay on the wall and told the gulls of its travels. {“Down,” it said. “And up. And down.”|“I went down,” it said, “and after that I went up.” The gulls had heard it before, but it told it so well.}',
      ],
      [
        'In Barnacle Harbour the lamps were lit along the water, each with another below it, upside down. {In half a ship stood a whole bed. [Hero] lay down in it.|There in half a ship was one whole bed, warm under its patched sail. [Hero] lay down, and the ships outside had stopped talking.}',
        'Mist came softly into Barnacle Harbour and tucked in the boats, one after another. {[Hero] lay down under a warm sail.|[Hero] closed the round window. The bed stood in the bow, where a house is narrowest and warmest, and the tide said hush against the step.}',
      ],
    ),
    place(
      'shipyard',
      'land',
      'Old Ned’s shipyard',
      'in Old Ned’s shipyard',
      [
        'In Old Ned’s shipyard the pirate ships have their holes darned. {[Hero] held the wool.|[Hero] held the needle, which was as long as an oar, and told the ships a joke, as it tickles.}',
        '[Hero] was painting a pirate ship in Old Ned’s shipyard. {It was blue on one side. The other side was a surprise.|One side was to be blue, by order of the captain, and the other side green, by order of his mother.}',
      ],
      [
        'It smelled of tar and fresh bread. {In each barrel there was a nail, or a cat.|There were barrels of nails, barrels of pitch, and one marked “Mind the kittens”, which was the one that everybody went past.}',
        'Nine masts leaned on a wall. {“We are waiting for ships,” they said.|They were waiting for their ships to be done, and passed the time guessing the clouds.}',
      ],
      [
        'In the shipyard the last hammer was laid down, and every ship leaned softly on her neighbour. {[Hero] lay down in a warm boat full of wool.|[Hero] had a bed in an old rowing boat, on a heap of clean wool, and it had not been to sea for years and slept very sound.}',
        'The tar pot cooled, and moonlight lay along the planks. {[Hero] lay down under a sail that smelled of sun.|[Hero] drew a soft old sail up close. It had crossed all of the seas, and was glad to be a blanket.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'cabin',
      'Peg',
      'she',
      [
        'There was once a small pirate called [hero]. {Her eye patch was for her teddy. He had lost an eye.|She wore no eye patch herself, since she’d given it to her bear, who needed it more.}',
        'On the pirate ship it was [hero] who had the smallest boots. {She filled them with shells.|She was the smallest pirate of the crew, and could whistle through the gap in her teeth in two directions.}',
      ],
      [],
    ),
    figure(
      'rat',
      'Skipper Nib',
      'he',
      [
        'There was once a ship’s rat called [hero], and he was captain of a walnut shell. {All other pirates said “Sir” to him.|It was not a large ship, but he ran it well, and all the other pirates took off their hats to him.}',
        'A walnut shell went by with a flag on it. At the wheel stood [hero]. {He was a rat and a captain.|He was a rat, he was a captain, and in all his years at sea he had never once raised his voice to the cheese.}',
      ],
      [],
    ),
    figure(
      'gullmate',
      'First Mate Fluff',
      'she',
      [
        'There was once a young gull called [hero], who was first mate of a raft. {She gave the orders, and she did them.|She gave all the orders and then carried them out, and said “Thank you, Fluff” when it was done.}',
        'The best pirate in the harbour was a gull called [hero]. {She stole nothing. She asked.|She had found out that if you ask for the chip, you mostly get two.}',
      ],
      [],
    ),
    figure(
      'beardy',
      'Captain Crumb',
      'he',
      [
        'There was once a pirate called [hero], and he baked. {His ship smelled of buns.|Other captains followed his ship for days, not for treasure, but for the smell.}',
        'A pirate sat on a barrel and sewed a button on a bear. It was [hero]. {“Nearly done, mate,” he told it.|He’d the tattoo of an anchor on one arm, and on the other a recipe.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'parrot',
      'Pepper',
      'he',
      [
        'Down flew a parrot with glasses on. He was called [helper]. {“Pieces of eight!” he said. “Or nine. I must count again.”|“Pieces of eight,” he said, “or it may have been nine. I’m always interrupted.” He could say “thank you” in fourteen languages, and that gets you further than a sword.}',
        '“Ahoy,” said the lamp. But it was a parrot, and he was called [helper]. {“I’m hiding from the cat. She wants me to sing.”|He had got in there to read. “I know every island on the map,” he said, “and two that were only jam.”}',
      ],
      [
        '[Helper] drew up one foot. “Eight,” he muttered, “or nine,” and then he let it be.',
        '[Helper] hung his glasses on a nail, put his beak in his feathers and was quiet.',
      ],
    ),
    figure(
      'granny',
      'Granny Cutlass',
      'she',
      [
        'In a rocking chair sat the oldest pirate of all, and she was knitting a sail. It was [helper]. {“I’m too old to shout,” she said. “So I get things done.”|“I’ve given up shouting,” she said, “and I get a good deal more done.” She rolled up the knitting and stuck it in her belt where other pirates have the sword.}',
        'A ball of wool came rolling along the deck, and after it came [helper]. {She was the oldest pirate of all. “Catch it, dear,” she said.|“Thank you, dear,” said the oldest pirate of all. “I’ve been round the world after that wool.”}',
      ],
      [
        '[Helper] rocked once more, and then again, more slowly, and her needles lay crossed in her lap.',
        '[Helper] folded her spectacles, and her slippers stood side by side like two small boats.',
      ],
    ),
    figure(
      'crab',
      'Bosun Snip',
      'he',
      [
        'On a barrel stood a crab in a striped vest. “[Helper]!” he said. {“I’ll cut any rope. But I ask first.”|“I cut the ropes here,” said [helper], “but only after I’ve been asked. There was a misunderstanding once, with a hammock.” He walked along beside them, sideways, so as to face them.}',
        'Tick, tick, tick, came a crab over the planks. He was called [helper]. {“I’m on my way left,” he said. “Come along.”|“I only go left,” he said, “but the world is round, so I get everywhere in the end.”}',
      ],
      [
        '[Helper] folded up his claws, one over the other, and the stripes of his vest went slowly up and down.',
        '[Helper] found a warm coil of rope, went once around it sideways, and lay still.',
      ],
    ),
    figure(
      'mapmaker',
      'Miss Fathom',
      'she',
      [
        'A turtle came up with ink on her nose. She was called [helper]. {“I draw the maps,” she said. “I put in the soft bits.”|“I make the maps for the pirates,” she said. “The X is easy. It’s the rest that takes time.”}',
        'On a chest sat a turtle and sharpened a pencil. It was [helper]. {“I know where we are,” she said. “We’re here.”|“I’ve never been lost,” she said. “I’ve merely been early for somewhere else.”}',
      ],
      [
        '[Helper] drew a very small bed on the map, and then drew herself in.',
        '[Helper] pulled in her feet, and on her shell the moonlight lay like a chart.',
      ],
    ),
  ],
  problems: [
    {
      id: 'song',
      title: ['The Pirate Song with No End', '[Hero] and the Lost Last Line'],
      refrain: ['Yo ho, heave and ho, how does the end of the ditty go?'],
      ask: 'Do you know how the song ends?',
      spark: [
        'Each night the pirates sing one song, and then they sleep. {But now they had lost the last line! So they sang it over and over. They could not stop. “We’re so tired,” they sang.|But that night they came to the last verse, the thirtieth, and there they looked at one another, for no one knew how it ended. So they had to begin again. They’d been at it for three nights. “And none of us is getting any sleep,” they sang, to the tune. There’s no going to bed on half a song. [Hero] promised to go and find them the end of it.}',
      ],
      way: [
        'A seal hummed the first line. {“I had it from a captain,” she said. “And he had it from home.”|“The captain sang it in his bath,” said the seal, “and he always looked towards the cottages.”}',
        'On the mast someone had cut the notes. {The last one was long, and had no word.|They went up the mast like stairs. By the last there was no word, just a long curl.}',
        'An old fiddle lay in a barrel. {“Go softer at the end,” it said.|“I used to play it,” said the fiddle. “All I can tell you is that one ended up with one’s eyes shut.”}',
      ],
      tries: [
        'They tried to sing “and a turnip” for the end. {It fitted. But it was sad about the turnip.|It fitted very well as far as the beat was concerned. But the big pirate with the beard was moved by it and had to sit down.}',
        'They looked in the treasure chest. {There was gold. There was a list of socks. There was no song.|There was gold on the top, and under it the laundry list from last year, and right at the bottom a biscuit. They shared that.}',
        'They asked a mermaid, for they can sing. {“La,” she sang. All ships turned round. “Sorry,” she said.|“I’m only allowed to do it softly,” she said. “La.” Three ships changed course. “You see?” she said.}',
      ],
      solutions: [
        {
          id: 'mother',
          text: [
            'Then [hero] asked the captain, “Who sang it to you first?” {“My mum,” said the captain. His lip shook. They rowed to her house. She sat at the window and sang: “…and home by the light of the moon.” That was it!|The captain put down his hat. “My old mum,” he said. She lived just round the point, in a cottage with a cannon for geraniums. They all stood in a row in front of her window with clean hands. She didn’t even have to think. “And home by the light of the moon,” she sang. There it was. There wasn’t a dry eye patch among them.}',
          ],
        },
        {
          id: 'quiet',
          text: [
            '[Hero] listened to the very end. There was a small gap. {“Perhaps it has no last line,” said [hero]. “Perhaps you just hum.” They hummed. Hmmm. It went down and down, like the sun in the sea. One by one they were still.|[He] had them sing it right to the place where they always stuck. And [he] noticed that it went on there, in the rigging, and in the water under the ship. “I don’t think there are any more words,” said [hero]. “I think it’s just hummed.” They tried it. It went down like the sun into the sea, slowly, hmmm, and when it had gone, no one wanted to start again.}',
          ],
        },
      ],
      after: [
        'That night every pirate slept, and even their snores were in tune. {The parrot did the high part.|There was nothing to hear on the ship after that but nine pirates snoring in parts, with a parrot for the high one.}',
      ],
      fact: '[Hero] found the end of the pirate song.',
    },
    {
      id: 'chest',
      title: ['The Treasure Chest That Would Not Open', '[Hero] and the Shy Treasure Chest'],
      refrain: ['Click and clack and turn the key, treasure chest, be kind to me.'],
      ask: 'What would you say to a shy treasure chest?',
      spark: [
        'The pirates had found a treasure chest. But it would not open! {It held its lid shut. “No,” it said. “You only want what’s in me.” The pirates looked at the floor. “Let me try,” said [hero].|They had the key, and it fitted. But whenever they turned it, the chest turned it back. “No,” it said through the keyhole. “It’s always the same. People are so glad to see me, and then they take it all out and I’m left standing in the rain.” The pirates shuffled their boots, for it was true. The tide was coming in, and it couldn’t be left there. “May I talk to it alone?” asked [hero].}',
      ],
      way: [
        'The palm tree knew it well. {“It’s not cross,” it said. “It’s alone.”|“It was buried under me for forty years,” said the palm. “It used to tell my roots good morning.”}',
        'They found a round mark in the sand. {It was wet. The chest had cried a bit.|It was as big as a coin and tasted of salt. “It has been crying,” said [helper].}',
        'The key hung its head. {“I only turn,” it said. “I never say please.”|“I’ve never said a word to it,” said the key. “One goes in, one turns. I’m not proud of it.”}',
      ],
      tries: [
        'They pushed with a spoon. {The spoon bent. “That tickles,” said the chest. But it stayed shut.|“That’s a soup spoon,” said the chest, with its eyes closed, as it were. They begged its pardon.}',
        'They told it a joke, so that it would laugh and open. {It laughed through its nose.|It was the one about the shark and the sandwich. It laughed all right, but it did it through the keyhole.}',
        '[Helper] said that there was a mouse in it. {“I know,” said the chest. “His name is Tim.”|“Of course there is,” said the chest. “That’s Tim. He has the corner with the view.”}',
      ],
      solutions: [
        {
          id: 'notake',
          text: [
            '[Hero] sat down and leaned on it. “I don’t want a thing,” said [hero]. “Only your company.{” They looked at the sea. After a while there was a click. “You may look,” it said. In it lay a shell, a red ball, and a letter that said “for the next one”. It was just right.| What do you like?” The chest was silent for a while. “Sunsets,” it said. “I’m generally buried.” They watched one, the two of them, right to the end. Then there was a click. “You can look, if you’d like to,” it said. There was no gold in it, or just a little. There was a boy’s red ball, a shell, and a dried flower, with a note. “Things that made me happy,” it read, “for whoever is next.” Each of them put in one thing of his own before they closed it.}',
          ],
        },
        {
          id: 'job',
          text: [
            '“You may stay with us,” said [hero]. “We need a chest like you, each night.{” “What for?” “For the blankets.” Click, it went open. It kept them dry and warm from that day. And the gold? It was only buttons.| On the ship the blankets get damp. We’ve no good place for them.” “Blankets?” said the chest. “Every evening they’d take them out, and in the morning they’d bring them all back.” “They’d come back?” asked the chest. “Each morning.” There was a long, deep click. What had been in it was only buttons, as it turned out, but fine ones, and every pirate got the one that was missing on his coat.}',
          ],
        },
      ],
      after: [
        '{The chest stood in the best place on the ship, and nobody ever sat on it without asking. It hummed.|From then on it had the best place on board, by the stove, and nobody sat down on it without asking.}',
      ],
      fact: '[Hero] made friends with the shy treasure chest.',
    },
    {
      id: 'anchor',
      title: ['The Anchor That Wanted to Float', '[Hero] and the Restless Anchor'],
      refrain: ['Down you go and hold us tight, anchor, anchor, through the night.'],
      ask: 'What would make you like the bottom of the sea?',
      spark: [
        'Splash went the anchor. And then, plop, it came up again! {“I don’t want to go down there,” it said. “It’s dark, and I’m all alone.” But with no anchor the ship would drift off in the night.|It lay on the water with its arms spread out, as well as iron can, and kicked a little. “I have been at the bottom of every harbour,” it said, “and I’ve never seen anything of the world but mud.” The pirate ship had begun to drift. Nobody on board would be able to shut an eye. “We ought to have thought of that,” said [hero], and let down the boat.}',
      ],
      way: [
        'A flounder looked up. {“It’s nice below,” he said. “Bring a light.”|“I live down there,” he said. “It’s lovely, if one can see one’s hand.”}',
        'The rope had felt it shake. {“It does not know that we need it,” said the rope.|“I’m the one it talks to,” said the rope. “It thinks that you throw it away every evening.”}',
        'On the water lay a small bubble. In it was a sigh. {They let it out.|It popped, and it said, “All alone.” They looked at one another.}',
      ],
      tries: [
        'They used a big stone for an anchor. {It was fine. But then it walked off. It was a turtle.|It held very well until it put out its head and asked if they minded, because it had to be in Peru by spring.}',
        'They tied the ship to a cloud. {It looked firm. Then it rained, and was gone.|It looked quite solid. Then it thought of something sad, and there was nothing at the end of the rope but a wet place.}',
        'All of them held on to a rock with a rope. {Then someone had an itch.|It would have worked, if pirates did not itch. But first the one let go and then the next, and by the end they had to swim after their ship.}',
      ],
      solutions: [
        {
          id: 'lantern',
          text: [
            '[Hero] hung a small lantern on the anchor, one that could burn in the sea. {Down it went, slowly. “Oh!” it called up. “There are fish here! They’re red! One has a hat!” It had never been able to see. Now it lay still and looked.|“It’s not that it’s ugly down there,” said [hero]. “It’s only that nobody ever gave you a light.” It was a good tight lantern, such as divers have. The anchor took it in one arm and went down, not very willingly. There was a long silence. Then the rope shook. “There’s a garden,” came the voice from below, all bubbles. “There are red ones with stripes. There’s somebody in here with a hat.” And after that it lay as still as a stone, for it did not want to frighten them.}',
          ],
        },
        {
          id: 'hold',
          text: [
            '“Do you know what you do?” asked [hero]. “You hold us. All of us. If you’re there, we can sleep.” {The anchor had not known that. “All of you? Me?” Down it sank, and held on tight to the sand, all night, and was proud.|The anchor stopped kicking. “I thought that you just wanted to be rid of me,” it said. “When you’re down there,” said [hero], “nine pirates and a parrot shut their eyes, and they’re not afraid of anything. We can only let go because you don’t.” It was quiet for a time. “Nobody mentioned that part,” it said. Then it took a deep breath, folded its arms, and went down like a king, and dug itself in, and held.}',
          ],
        },
      ],
      after: [
        'The ship lay still. {A small tug on the rope said goodnight.|Once more the rope gave a small tug, and that was the anchor saying goodnight.} They tugged back.',
      ],
      fact: '[Hero] helped the anchor to be glad of the deep sea.',
    },
    {
      id: 'shysocks',
      title: ['The Pirate with Cold Feet', '[Hero] and the Long Sock'],
      refrain: ['Knit one, purl one, heave away, warm feet at the end of day.'],
      ask: 'Have you any wool to spare?',
      spark: [
        'The biggest pirate of all could not sleep. His wooden leg was cold! {“It has no sock,” he said. [Hero] wanted to make it one.|“People laugh,” he said, “but it’s always been cold, and no shop sells one sock for a table leg.” The whole ship heard him shiver, and the hammocks shook. “Then we shall make it one,” said [hero].}',
      ],
      way: [
        'A sheep was on board, as a guest. {“Have some of mine,” she said.|“I’m only here for the sea air,” she said, “but do take some wool.”}',
        'A tree on the island knew that leg. {“It was my branch,” it said. “It liked moss.”|“That was once a branch of mine,” it said. “It was always happiest in moss.”}',
        'Two marlin spikes lay on the deck. {They were just like needles.|They were long and smooth, and when you crossed them they went click.}',
      ],
      tries: [
        'They put a bun on the leg. {A gull ate the bun.|It was warm from the oven, and a gull had it before it was tied.}',
        'They painted a sock on it. {It was red. It was cold.|It was a red one with stripes, and from far off it was lovely and warm.}',
        'They put the cat on it. {The cat went to see a fish.|It worked until somebody in the galley said “herring”.}',
      ],
      solutions: [
        {
          id: 'knitall',
          text: [
            '{Each pirate knitted one row, and [hero] tied it off. The sock had nine colours. “Oh,” said the leg.|[Hero] cast on, and handed it around. Every pirate did one row in a colour of his own. It was pulled up over the wooden leg, and for the first time in years the ship lay still.}',
          ],
        },
        {
          id: 'mossboot',
          text: [
            '{“It was a branch once,” said [hero]. So they filled a boot with moss. The leg stood in it, and it felt like home.|“Wood isn’t cold in a forest,” said [hero]. So they filled an old boot with moss, and the leg was stood in it for the night, like a flower. He wiggled toes he hadn’t got.}',
          ],
        },
      ],
      after: [
        'The big pirate slept at last. {His leg was warm.|The big pirate slept at last, and both of his feet were warm, the one and the other.}',
      ],
      fact: '[Hero] warmed the wooden leg of the biggest pirate.',
    },
    {
      id: 'homesickwind',
      title: ['The Wind That Lived in a Barrel', '[Hero] and the Sail That Sagged'],
      refrain: ['Blow a bit, wind, and blow us a song, home isn’t far and the night isn’t long.'],
      ask: 'How do you make friends with a wind?',
      spark: [
        'The sail hung down. There was no wind, for it sat in a barrel and would not come out! {“I’m tired of blowing,” it said. [Hero] sat down by the barrel.|“I blow, and you all look at the map,” said the wind. “No one ever looks at me.” The pirate ship was a mile from home, and it was nearly night. [Hero] sat down beside the barrel.}',
      ],
      way: [
        'A kite knew the wind well. {“It likes to be asked to play,” it said.|“It’s not work that it minds,” said the kite. “It’s only ever having work.”}',
        'The flag told them a secret. {“It can whistle,” it said.|“It whistles when it thinks we’re asleep,” said the flag. “It’s really good.”}',
        'A feather lay by the barrel, and it moved a bit. {The wind was looking out.|It moved a little, then a little more. Somebody in there was listening.}',
      ],
      tries: [
        'They blew at the sail themselves. {They went pink. The ship went back.|Nine pirates blew until they were pink, and the ship went politely backwards.}',
        'They rolled the barrel. {“Whee,” said the wind. It stayed in.|“Again,” said the wind when it stopped, but it didn’t come out.}',
        'They read it the rules of the sea. {It snored.|By rule four there came a snore from the barrel.}',
      ],
      solutions: [
        {
          id: 'whistlealong',
          text: [
            '{[Hero] whistled a tune, and left a gap. The wind whistled the rest! It came out, and the sail grew round.|[Hero] whistled the first half of a tune and stopped. From the barrel came the second half, very pure. They did it again. By the third verse it had come out to hear better, and the sail grew round as an apple.}',
          ],
        },
        {
          id: 'restfirst',
          text: [
            '{“Then rest,” said [hero]. “We’ll row.” They all rowed, and sang. By and by the wind came out to push. “It’s more fun together,” it said.|“Then it’s your turn to ride,” said [hero], and they got out the oars. The wind lay on a cushion and watched. After a while it gave a small push, just to be company, and then another.}',
          ],
        },
      ],
      after: [
        'The ship came home with a full sail. {“Thank you, wind,” said each pirate.|Each pirate said “Thank you, wind”, and it ruffled their hair, one by one.}',
      ],
      fact: '[Hero] made friends with the wind in the barrel.',
    },
    {
      id: 'piratebath',
      title: ['The Treasure at the Bottom of the Bath', '[Hero] and the Pirate Who Would Not Wash'],
      refrain: ['Rub-a-dub pirate and rub-a-dub crew, soap for the captain and bubbles for you.'],
      ask: 'What is good about a bath?',
      spark: [
        'It was bath night for the pirates. But the smallest pirate sat up on the mast. {“I won’t!” he said. “I’ll wash off.” He smelled of fish. [Hero] looked up and smiled.|“I’ve been told that it all comes off,” he called down, “and what if it’s me?” The other pirates could not sleep, for he smelled of kippers, and the hammocks hung close. “We’ll see about that,” said [hero].}',
      ],
      way: [
        'A duck swam by. {“I wash all day,” she said. “I’m still a duck.”|“I’ve been in it since I was an egg,” said the duck, “and none of me’s gone.”}',
        'The soap was shy too. {“I get small,” it said. “Be kind.”|“It’s me that wears off,” said the soap, “and I don’t mind a bit.”}',
        'They heated the water in the soup pot. {It smelled of leaf and mint.|Someone put in mint and someone put in orange peel, and the steam went up the mast.}',
      ],
      tries: [
        'They held up a towel. {He said it was a sail.|“That’s a sail,” he said, and he saluted it.}',
        'The captain went in first to show him. {The bath ran over.|The captain sat down, and the bath went elsewhere.}',
        'They waited for rain. {He put up an umbrella.|It came at six, and he’d brought an umbrella.}',
      ],
      solutions: [
        {
          id: 'boatbath',
          text: [
            '{[Hero] put a walnut boat in the bath. “It needs a captain,” said [hero]. Down he came, and in he got.|[Hero] set a walnut shell with a sail upon the water. It drifted in a circle. “It’s got no captain,” said [hero], to nobody in particular. There was a sound of bare feet on the mast.}',
          ],
        },
        {
          id: 'onefoot',
          text: [
            '{“Just wash one toe,” said [hero]. He did. It was still his toe! Then he did the next one.|“Let’s test it,” said [hero], “on a toe.” It was washed, and dried, and counted. It was still there, and pink. He tried the next. At the tenth he said that one might as well go on.}',
          ],
        },
      ],
      after: [
        'He smelled of oranges, and he was all there. {Even his freckles.|He was counted from top to toe by the whole crew, and nothing was missing.}',
      ],
      fact: '[Hero] helped the smallest pirate to like his bath.',
    },
    {
      id: 'twocaptains',
      title: ['The Ship with Two Captains', '[Hero] and the Knot in the Wheel'],
      refrain: ['Left says one and right says two, turn the wheel, oh what shall we do?'],
      ask: 'Which way would you steer?',
      spark: [
        'The pirate ship went round and round. There were two captains! {“Left,” said one. “Right,” said the other. They both held the wheel. “I feel sick,” said the ship. “I’ll help,” said [hero].|One had found the ship, and the other had found the hat. “Left,” said the one, and “Right,” said the other, and both of them held the wheel. So they had gone in a ring since breakfast. The soup had gone round with them. The crew lay down in rows. [Hero] took a deep breath and asked to see the map.}',
      ],
      way: [
        'The ship’s cat was dizzy. {“They want the same island,” she said. “It’s round.”|“I’ve heard them both talk in their sleep,” she said. “It’s the same island. One goes by the palm and one by the beach.”}',
        'They found two maps in one drawer. {Each had half an X.|Each was torn down the middle, and each had half an X on it. “Hm,” said [helper].}',
        'The wheel itself groaned. {“I have two sides,” it said. “One each would do.”|“I’ve eight handles,” said the wheel, “and they both want the same one.”}',
      ],
      tries: [
        'They cut the hat in two. {Now there were two bad hats.|It had been a good hat. Now there were two captains with one ear cold.}',
        'They let the parrot choose. {“Up,” he said.|“Up,” said the parrot, after long thought. It was fair, but it was not much use.}',
        'They tossed a coin. {It fell in the soup, and stood up.|It went up, it glittered, and it landed on its edge in the turnip soup.}',
      ],
      solutions: [
        {
          id: 'halfmaps',
          text: [
            '{[Hero] put the two halves of the map side by side. There was one X! “It’s the same place,” said [hero]. They steered there together.|[Hero] laid the torn halves of the map together on the deck, edge to edge. There was a single X. The captains looked at it for some time. “That’s my island,” said one. “That’s mine,” said the other, and then they shook hands, and the ship went straight for the first time that day.}',
          ],
        },
        {
          id: 'daynight',
          text: [
            '{“One by day and one by night,” said [hero]. “Then each of you can sleep.” They had not slept for a week. They liked that.|“Who steers while you’re asleep?” asked [hero]. They had neither of them dared to sleep for a week, because of the other. So one got the day and one got the night, and the hat was hung on a nail in between. “Wake me at six,” said one of the captains, and yawned like a whale.}',
          ],
        },
      ],
      after: [
        'The ship went straight, and the soup lay flat. {“Ahoy,” said both captains, softly.|The ship went straight as a ruler, and the crew got up and had their soup.}',
      ],
      fact: '[Hero] helped the two captains to steer one ship.',
    },
    {
      id: 'mappuddle',
      title: ['The Map That Got Wet', '[Hero] and the Island in the Wash'],
      refrain: ['Past the palm and past the bay, who remembers a bit of the way?'],
      ask: 'What do you remember of the way?',
      spark: [
        'The treasure map had been in the wash. Now it was white! {It smelled of soap. “How do we get home?” asked the pirates. “We’ll ask everyone,” said [hero].|It had been in the captain’s trousers, and it came out clean, soft and quite empty. The pirates stood round it with their hats off. Not one of them knew the way home, since it had always been on the map. [Hero] hung it up by two pegs and fetched a pencil.}',
      ],
      way: [
        'A whale knew one corner. {“There’s a rock like a bun,” she said.|“I scratch my back there,” she said. “It’s shaped like a bun.” They drew a bun.}',
        'On the line one blue drop ran down. {It had been the sea. They caught it in a cup.|It was the last of the ink. They caught it in a thimble, and it was just enough to write with.}',
        'A gull had flown it often. {“You turn at the smell of toast,” he said.|“I don’t look,” he said. “I turn left at the toast.” [Helper] wrote it in.}',
      ],
      tries: [
        'They held the map to a candle. {It went brown. It was toast.|Secret ink turns brown by a flame. So does everything. They put out the corner in the soup.}',
        'They drew a new one from their heads. {It had nine suns and a dog.|Each pirate did a piece. It came out with nine suns, a dog, and no sea.}',
        'They asked the soap. {It slipped off.|It knew, they felt sure. But it was slippery, and went overboard.}',
      ],
      solutions: [
        {
          id: 'piecebypiece',
          text: [
            '{Each one told one small bit. [Hero] drew it all in: the bun, the bay and the toast. There it was, the way home!|“Nobody knows it all,” said [hero], “but everyone knows a bit.” The cook knew the smell, the crow knew the rocks and the smallest pirate knew where you wave. [Hero] drew it in, piece by piece, until there was a line from here to the door.}',
          ],
        },
        {
          id: 'starway',
          text: [
            '{[Hero] looked up. “The stars have not been in the wash,” said [hero]. They put the white map on the deck, and the stars shone on it, dot by dot.|It had grown dark, and [hero] spread the white map on the deck to dry. Upon it fell the light of the stars, each in its place. “They’ve never been in the wash,” said [hero]. They put a pencil dot under every one, and the brightest stood over home.}',
          ],
        },
      ],
      after: [
        'The new map was hung up, high and dry. {The trousers stayed below.|They hung it on the mast, and on the trousers somebody sewed a notice.}',
      ],
      fact: '[Hero] made a new map for the pirates.',
    },
  ],
  obstacles: [
    'A plank was all there was to walk on. “We walk the plank!” called the pirates. {It went to the next ship. There was cake on it.|That is a rule among pirates, but this plank simply led to the next ship, where there was cake, and one had only to mind the gap.}',
    'A net full of lemons had burst. {They rolled all over the deck! They had to dance across. The pirates thought it was a dance and joined in.|They were rolling from left to right with the sea, and back. There was no way to cross except by dancing, and so they danced, and the pirates, who thought that it was a party, joined in.}',
    'A sleepy octopus had the ship by the rudder. {They shook each hand. That made eight. He let go.|He only wanted someone to say goodnight to. They shook him by the hand, eight times, and he let go.}',
    'The rope ladder had a knot in it. {It was a pirate’s beard.|They undid it with care, for it was somebody’s beard, and he thanked them.}',
    'A barrel had rolled across the way. {“Occupied,” it said.|“Occupied,” said a voice in it. They knocked again later, and a pirate came out in a towel.}',
    'There was no wind, and the sail hung down. {They all said “whoo”. It helped.|They blew, and the sail gave a hiccup, and it was enough to get by.}',
    'A gull wanted to see a ticket. {They gave him a biscuit. It had a hole in.|They had none, but a biscuit was found, and he punched it himself.}',
    'The gap between two boats grew wide, then small. {They went when it was small.|They waited for the sea to breathe in, and stepped across on the small part.}',
  ],
  encounters: [
    'A pirate with a hook was knitting with it. {“It is good for this,” he said, “but bad for soup.”|“I lost the hand and got this,” he said cheerfully, “and now I do nine rows an hour. I only wish somebody would hold my soup.”}',
    'A shark swam by with a napkin on. {“I’m on my way to a wedding,” it said. “Mine!”|“No, no,” it said, “I’ve eaten. I’m going to a wedding.” It lowered its voice. “It’s my own. Is my fin straight?”}',
    'Two pirate ships met, and the captains took off their hats. {“After you.” “No, after you.” They are there still.|“After you,” said the one. “I couldn’t possibly,” said the other. It was getting late, and the pirates on both the ships had brought out chairs.}',
    'They found a map with an X on it, and on the spot lay a note. {“I’ve gone to look for your treasure,” it said. “Back soon.”|“Out treasure hunting,” it said on it. “Back at six. If you are looking for mine, the key is under the palm.”}',
    'A pirate was burying a potato. {“It will be more,” he said.|“Gold stays what it is,” he said, patting the earth, “but this will be eleven.”}',
    'A mermaid was combing a sailor’s dog. {“He asked,” she said.|“He only came to bark,” she said, “but it’s so restful for both of us.”}',
    'The ship’s cook threw a pancake over the mast. {It came down on the captain. He saluted.|It landed on the captain like a hat. He asked for a second, to go with it.}',
    'An old pirate was counting the waves. {“Nine,” he said. “Nine. Nine.”|“I can only do up to nine,” he said, “so I’ve had a great many nines.”}',
    'A small boat went by with a big name. {It was so long that it went round twice.|It was called the Terror of All Seas, Lakes and Ponds, and there was a duck in it.}',
    'Two parrots were having a talk. {“Pretty Polly,” said one. “So I hear,” said the other.|“Pieces of eight,” said one. “Don’t talk shop,” said the other.}',
  ],
  favourite: [
    'On the wall hung a map, and a small red X marked the spot where the pillow was.',
    'At the foot of the bed stood the toy chest, like a pirate’s, with its lid softly shut.',
    'A bottle stood on the sill, with a tiny ship asleep in it.',
    'Over the chair hung a striped shirt, like a small sail at rest.',
    'By the bed lay a shell, and the sea in it was low and slow.',
    'The wooden parrot had put its head under its wing.',
    'On the shelf a brass telescope looked at the moon, and the moon looked back.',
    'The blanket had an anchor on it, and it held the whole night still.',
  ],
}
