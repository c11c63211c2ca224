import type { ThemePack } from '../../../craft/pack.ts'
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
        'On the pirate ship the Jolly Turnip it was washing day. [Hero] hung up the socks on the mast. {There were nine pirates and one wooden leg, so that made seventeen socks. They all flapped like <flags~gulls>.|There were nine pirates, one of them with a wooden leg, and so there had to be seventeen socks. [Hero] made it sixteen. [He] counted again from the other end, and it was seventeen, and one of them waved. The captain had come up to see if his was dry.}',
        '[Hero] was ship’s cook on the Jolly Turnip, the kindest pirate ship on the sea. {There was soup in a big black pot. It was turnip soup. The whole crew stood there with spoons.|The pirates sailed about and buried treasure where people would be pleased to find it, and on five days of the week there was turnip soup. On the sixth there was soup with turnips. On the seventh the whole crew helped with the washing up, and that was called the feast.}',
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
        'Where do pirates go on holiday? They go to Hammock Island. There lived [hero], who lent them towels. {They were very tidy guests. They even made their own hammocks.|[Hero] ran the guest house there. They were tidy guests, who hung up their hooks by the door and asked before they sang. Only the parrots threw cherry stones. By now a small cherry orchard stood behind the kitchen, and nobody liked to scold.}',
        'On Hammock Island the pirates were building a castle of sand. [Hero] did the flags. {“No one may tread on it,” said the captain. “Not even me.” And he stood on one leg, to be safe.|It was already up to the captain’s chin, and had a moat, a bridge and a room for each pirate’s hat. A sign had been put up in front of it: “Mind the castle. We mean it. The Pirates.” The tide had come to read it twice, and had gone away again on tiptoe.}',
      ],
      [
        '{All along the beach lay holes where pirates had buried treasure and forgotten which palm tree it was. You had to look where you put your feet.|They never could remember which palm tree it had been, and so one had to look where one put one’s feet.}',
        'A parrot was teaching the coconuts to talk. {So far they said “thud”.|He’d been at it all season. “Ahoy,” he said, slowly. “Thud,” said a coconut, and he wrote it down as promising.}',
      ],
      [
        'On Hammock Island the pirates were already lying in a row, swinging a bit, like pears. {The last hammock was for [hero]. It was warm, and the sea said hush.|The last hammock, by the warm wall, was [hero’s]. [He] lay down in it. The sea came up the beach and went back, and came, and went.}',
        'The palms of Hammock Island let their leaves hang, and the moon lay on the sea like a coin. {[Hero] lay down in a warm hammock.|[Hero] lay down in the last hammock, under a patched sail for a quilt, and the island breathed slowly all around.}',
      ],
    ),
    place(
      'barnacle',
      'land',
      'Barnacle Harbour',
      'in Barnacle Harbour',
      [
        'In Barnacle Harbour each house is made of half a ship. {[Hero] lived in the front half of one. An old pirate lived in the back half. At night they knocked on the wall for goodnight.|[Hero] had the front half of one, and an old pirate lived in the back half, and they shared a mast between them for the washing. When the wind blew from the west both halves thought that they were at sea again. Then the cups slid to the left, and the old pirate called “Ahoy” through the wall.}',
        '[Hero] sold biscuits to pirates in Barnacle Harbour. {“Soft ones, please,” they said. “We’ve got few teeth.” They paid with shells and said thank you.|They came straight off the ship with their hats in their hands and stood in a line, by size. “Have you got any soft ones?” they asked, because pirates haven’t many teeth. They paid in gold, and [hero] gave them change in <ginger nuts~currants>, and both sides felt that they had done well.}',
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
        'In Old Ned’s shipyard the pirate ships have their holes darned. {[Hero] held the wool, and Old Ned held the needle. “Hee hee,” said the ship. It tickled.|[Hero] held the needle, which was as long as an oar, and told the ships a joke, as it tickles. They laughed so that the anchors swung. You had to wait for the end of the laugh and then be quick, and so it was that every ship in the harbour had at least one crooked stitch.}',
        '[Hero] was painting a pirate ship in Old Ned’s shipyard. {It was blue on one side. The other side was a surprise. There was blue on the cat too.|One side was to be blue, by order of the captain, and the other side green, by order of his mother. In the middle, where the two met, sat the ship’s cat, who had leaned on both. “Turquoise,” said the cat, looking round at herself. “I don’t mind.”}',
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
        '“Ahoy,” said the lamp. But it was a parrot, and he was called [helper]. {“I’m hiding from the cat,” he said. “She wants me to sing. I’ll come with you.”|He had got in there to read, since nobody else on board ever left the light on. “I know every island on the map,” he said, “and two that were only jam.”}',
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
        'In a rocking chair sat the oldest pirate of all, and she was knitting a sail. It was [helper]. {“I’m too old to shout,” she said. “So I get things done. Where are we going, dears?”|“I’ve given up shouting,” she said, “and I get a good deal more done.” She rolled up the knitting and stuck it in her belt where other pirates have the sword.}',
        'A ball of wool came rolling along the planks, and after it came [helper]. {She was the oldest pirate of all. “Catch it, dear,” she said. [Hero] caught it.|[Hero] stopped it with one foot. “Thank you, dear,” said the oldest pirate of all. “I’ve been round the world after that wool. It was to be a scarf, and by now there’s a good deal of sea in it.” She looked [hero] over, kindly, as if for size. “You want a hand with something,” she said. “I’ve got two.”}',
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
        'On a barrel stood a crab in a striped vest. “[Helper]!” he said. {“I’ll cut any rope. But I ask first.” And he asked if he could come along.|“I cut the ropes here,” said [helper], “but only after I’ve been asked. There was a misunderstanding once, with a hammock.” He walked along beside them, sideways, so as to face them.}',
        'Tick, tick, tick, came a crab over the planks. He was called [helper]. {“I’m on my way left,” he said. “Are you going left as well?” [Hero] was. So he came too.|“I only go left,” he said, “but the world is round, so I get everywhere in the end. I’ve been to breakfast by way of Spain.” He had a piece of string with him, a whistle, and a firm opinion about knots. Then he drew himself up as far as a crab can. “Which left are we taking?” he asked.}',
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
        'A turtle came up with ink on her nose. She was called [helper]. {“I draw the maps,” she said. “I put in the soft bits. May I come and draw this?”|“I make the maps for the pirates,” she said. “The X is easy. It’s the rest that takes time.” She put in everything, she said: where it smelled of pines, where one got tired, and which stone was good to sit on. For tonight she had a clean sheet, and she wrote at the top of it, “Here we begin.”}',
        'On a crate sat a turtle and sharpened a pencil. It was [helper]. {“I know just where we are,” she said. “We’re here.” And she made a dot.|“I’ve never been lost,” she said. “I’ve merely been early for somewhere else.” The maps in her bag were rolled up like pancakes, and she carried a ruler that she used for scratching her shell. “Where to?” she asked. [Hero] didn’t quite know. “Good,” she said. “Those are the ones that sell.”}',
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
        'Each night the pirates sing one song, and then they sleep. {But now they had lost the last line! So they sang it over and over. They could not stop. “We’re so tired,” they sang.|But one evening they came to the last verse, the thirtieth, and there they looked at one another, for no one knew how it ended. So they had to begin again. They’d been at it for three nights. “And none of us is getting any sleep,” they sang, to the tune. There’s no going to bed on half a song. [Hero] promised to go and find them the end of it.}',
      ],
      way: [
        'A seal hummed the first line under her breath. {“I had it from the captain,” she said. “He sings it in his bath. He has known it since he was small.”|“I had it from the captain,” she said, “who sings it in his bath on Saturdays. He must have it from home, because he always looks over to where the cottages are, and gets soap in his eyes.” She could do all thirty verses, and where the last line should have been she blew bubbles.}',
        'Into an old mast somebody had cut the notes. {They went up like little steps. The last one was long, and it had no word.|They went up it like stairs, and [hero] could follow them with one finger. Beside the last of them there was no word. There was only a long curl in the wood, that went down, and round, and faded out, as if the knife had fallen asleep.}',
        'An old fiddle lay in a barrel. {“I used to play that song,” it said. “You get softer and softer. Then all of you have your eyes shut.”|“I played it every night,” it said, “and I’d tell you the end, if I had ever heard it. One gets softer, that’s all I know. You play, and you look up, and there they lie with their boots on.” It had only two strings left, and it smiled on both of them.}',
      ],
      tries: [
        'They tried “and a <turnip~radish>” for the end. {It fitted very well. But the big pirate was sad for it, all alone out there. So they took it out again.|As far as the beat went it could not have been better. But the big pirate with the beard was moved by it. He saw it before him, he said, all by itself at the end of thirty verses, and he had to sit down. So they took it out again and begged its pardon.}',
        'They looked for the line in the treasure chest. {There was gold. There was a list of socks. Right at the bottom was a biscuit, so they shared that.|There was gold on the top, as usual, and under it the <laundry list~shopping list> from last year, and a picture of the captain as a baby, with an earring. Right at the bottom lay a biscuit. They read it on both sides, to leave nothing out, and then they shared it.}',
        'They asked a mermaid, for mermaids can sing. {“La,” she sang, quite softly. At once three boats turned round and came. “Sorry,” she said.|“I’m only allowed to do it softly,” she said, and looked left and right. “La.” Three ships changed course, and so did a <cow~goat> on the cliff. “You see?” said the mermaid, and put both hands over her mouth. It took a while to send everybody home.}',
      ],
      solutions: [
        {
          id: 'mother',
          text: [
            'Then [hero] asked the captain, “Who sang it to you first?” {“My mum,” said the captain, and he went pink. They rowed to her house. She sat at the window and sang: “And home by the light of the moon.” That was it!|The captain put down his hat. “My old mum,” he said. She lived just round the point, in a cottage with a cannon for geraniums. They all stood in a row in front of her window with clean hands. She didn’t even have to think. “And home by the light of the moon,” she sang. There it was. There wasn’t a dry eye patch among them.}',
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
        'An old palm tree had known the chest for years. {“It isn’t cross,” said the palm. “It’s lonely. It used to say good morning to my roots.”|“Forty years it was buried under me,” said the palm, “and I never had a better neighbour. Each morning it wished my roots a good day. It isn’t cross, whatever they say. People come for what’s inside, that’s all, and nobody has ever stayed to tea.”}',
        'On the ground there was a small wet mark. {It tasted of salt. “The chest has cried a bit,” said [helper]. They wiped it up with a sleeve.|It was the size of a coin, and it tasted of salt. But there is a good deal of salt about at the sea, so that proved nothing. Then they saw a second one, and a third, in a row, and the row led up to the keyhole. “I see,” said [helper] quietly.}',
        'The key of the chest hung its head. {“I never say please,” it said. “I just turn.” It felt quite sorry.|“I’ve never said a word to it,” it told them. “One goes in, one turns, one goes back on the nail. It never came into my head that there might be somebody at home.” And it asked to be wiped before it was shown in again.}',
      ],
      tries: [
        'They tried the lid with a spoon. {“That tickles,” said the chest. The spoon bent right over. The lid stayed shut.|“That’s a soup spoon,” said the chest, with its eyes closed, as it were. They begged its pardon and tried a <teaspoon~fork>. “And that,” said the chest, “is for cake.” There was nothing in the drawer that it did not know, and by the end the soup had to be eaten with a shell.}',
        'They told it a joke, so that it would laugh and open up. {It did laugh. But it laughed through the keyhole.|It was the one about the shark and the sandwich, and the smallest pirate did the voices. The chest held out until the mustard. Then it laughed so hard that its hinges squeaked, but it did it all through the keyhole, and afterwards it asked if they knew any more.}',
        '[Helper] told the chest that there was a mouse inside. {“I know,” said the chest. “His name is Tim. Hush, he’s asleep.”|“Of course there is,” said the chest. “That’s Tim. He has the corner with the view.” From within someone could be heard to turn over. After that they all spoke more softly, on account of Tim, and got no further.}',
      ],
      solutions: [
        {
          id: 'notake',
          text: [
            '[Hero] sat down and leaned on it. “I don’t want a thing,” said [hero]. “Only your company.{” They looked at the sea. After a while there was a click. “You may look,” it said. In it lay a shell, a red ball, and a letter that said “for the next one”. It was just right.| What do you like?” The chest was silent for a while. “Sunsets,” it said. “I’m generally buried.” They watched one, the two of them, right to the end. Then there was a click. “You can look, if you’d like to,” it said. There was no gold in it, or just a little. There was a boy’s red ball, a shell, and a dried flower, with a note. “Things that made me happy,” it read, “for whoever is next.” Each of them put in one thing of their own before the lid was shut.}',
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
        'A flat brown fish looked up at them with both eyes. {“It’s nice at the bottom,” he said. “But it’s dark. Bring a light!”|“I wouldn’t live anywhere else,” he said. “Mind you, I’ve got both my eyes on top. If you come down backwards in the dark, with your arms out, like that anchor, I dare say it looks like mud. Everything does, until somebody brings a lamp.”}',
        'The anchor’s wet rope knew more about it. {“It thinks that you throw it away,” said the rope. “It doesn’t know what it’s for.”|“I’m the one it talks to,” said the rope, and dripped. “It thinks that you throw it away, every evening, and are sorry in the morning. Nobody’s ever told it what it does down there. And it isn’t the sort of thing that a rope can say.”}',
        'A bubble came up and lay on the water. {There was a sigh in it. Pop! “All alone,” it said. They looked at each other.|There was something in it, one could see it, pale and curled up. Pop, it went, and it had been a sigh. “All alone,” it said, and was gone. “That was not a cross one,” said [helper], who knew about sighs, and they both lowered their voices.}',
      ],
      tries: [
        'They used a big round stone for an anchor. {It held very well. Then it put out its head and walked off. It was a turtle!|It held beautifully, and they had their nightcaps on already. Then it put out its head and asked if they would mind, because it had to be in <Peru~Spain~Brazil> by spring. They untied it, and it left them the address.}',
        'They tied the ship to a fat white cloud. {It looked quite firm. Then it rained a bit, and it was gone.|It looked solid enough, and it was not on its way anywhere. But all at once it must have thought of something sad. It went grey round the edges, and then there was nothing left at the end of the rope but a wet place, which dripped on the captain.}',
        'All of them held on to a rock with a rope. {They held tight. They held very tight. Then somebody’s <nose~ear~foot> began to itch.|It would have worked, if it were not for noses. First one had an itch, and then another saw him scratch, and everybody knows how that goes on. When they looked up the rope was in the water, and they had to row after their own ship in the soup pot.}',
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
        'The biggest pirate of all could not sleep, for his wooden leg was cold. {All the <lamps~hammocks~spoons> shook when he shivered. “It has never had a sock,” he said, and he blushed. “Then we’ll get it one,” said [hero].|“People smile when I say so,” he said, “but it has been cold since the day I got it, and there isn’t a shop in any harbour that sells one sock for a table leg.” He shivered, and since he was a very big pirate the <lamps~hammocks~spoons> shivered with him. Nobody was getting any sleep. [Hero] borrowed a piece of string and measured the leg all round, twice, to be sure.}',
      ],
      way: [
        'A sheep sat on a suitcase, on holiday by the sea. {“Is it for a cold leg?” she asked. “Then take some wool. I’m far too warm.” She gave them a whole lap full.|She had come for the sea air, she said, and had not reckoned with the sun. “A wooden leg? Help yourselves,” she said, “and take it from the left, that’s the side I lie on.” By the time they had an armful she was one size smaller and in a much better temper.}',
        'An old tree leaned out over the water. {“I know that wooden leg,” it said. “It was a branch of mine. It had moss all round it, and it was never cold.”|“I know that wooden leg,” it said. “It was a branch of mine, on the side towards the sea. A big fellow came and asked for it very nicely, with his hat off.” It thought for a while, slowly, in the manner of trees. “It was the one with the moss. Perhaps that’s what it misses.”}',
        'On a coil of rope lay two long wooden pins. {They were smooth, and thin at one end. [Hero] crossed them, and they went click, click, click.|They were meant for mending sails, smooth from years of hands and pointed at one end. [Hero] crossed them without thinking, and they went click, and then, as though they had waited for it, click again. “They’d like to be asked to do something soft for once,” said [helper].}',
      ],
      tries: [
        'They tied a warm <bun~roll~pie> to the leg. {It smelled lovely, and the leg was warm at last. Then a gull came by. Now the gull was warm.|It came straight from the oven, and for as long as it takes to say “ahoy” the leg was as warm as the rest of him. Then a gull sat down on it in a thoughtful way. When she got up again there was nothing left but the string, and she asked whether they did them with currants.}',
        'They painted a sock on the leg. {It was red, with white <stripes~spots>. It looked warm from far away. From near by it was still cold.|It was a red one with white <stripes~spots>, and the captain, who saw it from the far end, said it made him feel warm all over. The leg itself was not taken in. “It’s a lovely picture of a sock,” said the big pirate, and shivered politely.}',
        'They asked the ship’s cat to lie on the leg. {She purred, and it was very nice. Then someone in the kitchen said “fish”. She did not even say goodbye.|She turned round three times and purred, and the shivering stopped, and everyone went off on tiptoe. Then somebody in the galley said the word “<herring~sardine>”, and not even loudly. Afterwards they found the place where she had been. It was already getting cold.}',
      ],
      solutions: [
        {
          id: 'knitall',
          text: [
            '{[Hero] began to knit, and each pirate knitted one row. One row was <red~yellow>, and one was green, and one was a bit of a knot. They pulled the long sock up over the leg. “Oh,” said the big pirate. “It tickles. It’s warm!”|Nobody can knit a sock for a table leg alone, not in one evening. So [hero] did the first row, on the handles of two soup spoons, and handed it to the next. It went all the way round. Every pirate did one row in a colour from his own jumper, so that each jumper was now a little shorter, and the sock grew and grew. The cook’s row smelled of onion. The smallest pirate’s had a hole in it, which was declared to be a <window~porthole>. Then they pulled it up over the wooden leg, and the big pirate waited, and looked surprised. “It’s like being hugged,” he said, “by everybody, below the knee.”}',
          ],
        },
        {
          id: 'mossboot',
          text: [
            '{“It was a branch once,” said [hero]. “And branches like moss.” They picked soft green moss and filled a big boot with it. In went the wooden leg, and it stood quite still. “It feels like home,” whispered the pirate.|[Hero] laid an ear against the wooden leg. It creaked a little, the way a wood creaks at night. “It used to be part of a tree,” said [hero]. “And trees aren’t cold, not even in the snow. What do they have on their feet?” They fetched moss, green and springy, and earth that had been in the sun all day. They filled up an old sea boot with it and stood the leg in it like a <tulip~rose~young apple tree>. For a while nothing happened. Then the shivering stopped, first below and then above. “I’m wiggling my toes,” said the big pirate in a small voice. “I know there aren’t any. I’m wiggling them.”}',
          ],
        },
      ],
      after: [
        'The big pirate slept at last, on his back, with both feet out. {Nobody shivered now. He had given [hero] his best button to say thank you.|He breathed deep and even, and whatever had shivered with him kept still at last, and everybody else turned over and pulled up what they had. On [hero’s] coat shone his best brass button. He had cut it off himself, and would not hear of a no.}',
        'From the big pirate there came one long, happy sigh. {“Goodnight, left foot,” he said. “Goodnight, right foot.” Both of them were warm.|He wished both of his feet a good night, the one and the other, as one does with guests who have at last got on. Then nothing shook any more, and one could hear the sea again.}',
      ],
      fact: '[Hero] warmed the wooden leg of the biggest pirate.',
    },
    {
      id: 'homesickwind',
      title: ['The Wind That Lived in a Barrel', '[Hero] and the Sail That Sagged'],
      refrain: ['Blow a bit, wind, and blow us a song, home isn’t far and the night isn’t long.'],
      ask: 'How do you make friends with a wind?',
      spark: [
        'A pirate ship lay close by with her sail hanging down. There was no wind at all, because the wind sat in a barrel. {“I’m tired of blowing,” it said. “Nobody ever plays with me.” The pirates wanted to go home to bed. [Hero] sat down beside the barrel.|“I blow,” it said from inside, “and you all look at the map. I blow some more, and you all say what a good ship she is.” The pirates turned their hats in their hands, for they had never seen it in that light. It was getting late, and they were a mile from their own beds. “I’d like to be friends with it,” said [hero], and sat down beside the barrel.}',
      ],
      way: [
        'A <red~yellow~green> kite lay on its back and waited. {“I know that wind,” it said. “It likes to be asked to play. I ask it, and it always comes.”|“I’ve known it since it was a breeze,” it said. “People think it’s the work it minds. It isn’t. It’s that it never gets anything else. When I ask it to play it comes at once, and brings a leaf, so as not to turn up with nothing.”}',
        'The ship’s little flag told them a secret. {“At night the wind whistles,” it said. “It thinks that we’re asleep. It is so good at it!”|“When it thinks that everybody’s asleep, the wind whistles,” it said. “Long slow ones, with turns in them. I’ve never let on that I listen, or it would stop. But it always leaves off in the middle, as if somebody else ought to know the rest.”}',
        'On the lid of the barrel lay a feather. {It moved a little. Then it moved a bit more. The wind was peeping out!|It lifted at one end, and lay down, and lifted again when [hero] spoke. They all looked somewhere else, so as not to embarrass anybody. Somebody in there was listening, and the lid stood open by about the width of a hum.}',
      ],
      tries: [
        'They blew at the sail themselves. {They blew until their cheeks were pink. The ship moved at last! But she moved backwards.|Nine pirates stood in a row and blew until they were the colour of <radishes~beetroot>. The sail gave a sort of nod. Then the ship began to move, slowly and with great politeness, backwards, and they had to breathe in together to stop her.}',
        'They rolled the barrel up and down to wake the wind. {“Whee!” said the wind. “Again!” They rolled it again and again. It did not come out.|“Whee,” came a voice from within, going round. They stopped, and waited. “Again,” it said. By the <sixth~seventh> time they were worn out, and the wind remarked that this was the nicest barrel it had ever lived in.}',
        'The captain read out the rules of the sea. {“Rule one,” he read. “The wind must blow.” There came a snore from the barrel.|“Rule one,” he read, with his hat on straight. “The wind shall blow from behind.” He had a fine voice for it. By rule four there came a light snore out of the barrel, and by rule nine [helper] had to be held up.}',
      ],
      solutions: [
        {
          id: 'whistlealong',
          text: [
            '{[Hero] whistled half a song and stopped. For a while it was still. Then someone whistled the other half! It was the wind. Out it came to hear some more, and the sail grew as round as <an apple~a plum>.|[Hero] did not say anything about sails. [He] leaned against the barrel and whistled the first half of a tune, and left it there, like the last <biscuit~strawberry> on a plate. Nobody can bear that for long. From the barrel came the second half, very soft and very pure. They did it again, the other way about. At the third verse the lid slid aside, because one hears better so, and by the fourth the wind was out on the deck. Nobody looked at the map. They all looked at the wind and clapped, and it was so taken up with its music that it never noticed how round the sail had grown.}',
          ],
        },
        {
          id: 'restfirst',
          text: [
            '{“Then you may rest,” said [hero]. “Now we’ll pull you.” They put the barrel on a cushion, and they rowed and sang. The wind had never had a ride before! Soon it came out and pushed, just a bit. “It’s more fun with you all,” it said.|“You’ve carried them all this time,” said [hero]. “So now it’s your turn to be carried.” They stood the barrel on a cushion in the bow, where the view is, and took the oars. They rowed, and sang, and asked it every so often if it was comfortable. The wind had never been a passenger before. It looked at the water going by, and at nine <pink~kind~hot> faces that kept turning round to smile at it. After a while there was a small push from somewhere, hardly more than a sigh. “I only want to keep you company,” said the wind, and pushed a little more.}',
          ],
        },
      ],
      after: [
        'The ship came home with a full sail. {“Thank you, wind,” said each pirate. And it kissed each of them on the <nose~cheek>.|Each of the pirates took off his hat to thank it, and it went along the row and ruffled their hair, one after another, and took its time over it. The captain, who had none, got a <soft puff~small breeze> on each ear.}',
        'The sail was full all the way to the harbour. {They left the barrel open. The wind may sleep in it whenever it likes.|When they got there the wind asked if it might keep the barrel, for the nights. They put a <pillow~cushion> in it and drilled a hole in the side, so that it could whistle out of the window.}',
      ],
      fact: '[Hero] made friends with the wind in the barrel.',
    },
    {
      id: 'piratebath',
      title: ['The Treasure at the Bottom of the Bath', '[Hero] and the Pirate Who Would Not Wash'],
      refrain: ['Rub-a-dub pirate and rub-a-dub crew, soap for the captain and bubbles for you.'],
      ask: 'What is good about a bath?',
      spark: [
        'It was bath night for the pirates. But the smallest pirate sat high up on a mast{. “I won’t!” he said. “I might wash off!” The water was warm, and he smelled of fish. [Hero] looked up and smiled.| and would not come down. “I’ve been told that it all comes off in the bath,” he called, “and what if it’s me?” Nobody had ever looked at it like that. The tub stood there and steamed, with a <sponge~duck~brush> in it. The others could not go to sleep either, for he smelled of kippers, and pirates’ beds hang close together. “We’ll find out,” said [hero], and pushed up both sleeves.}',
      ],
      way: [
        'A duck came by with drops on her back. {“I wash all day long,” she said. “And look, I’m still a duck!” She turned round so that they could see.|“I’ve been in the water since I was an egg, or nearly,” she said, “and I go right under, several times an hour.” She turned slowly so that they could look at her from all sides. There was nothing missing. “If anything,” said the duck, “there’s more of me.”}',
        'The soap turned out to be shy. {“I’m the one who gets small,” it said. “Please tell him. He’ll stay just as he is.”|“They’ve got it the wrong way round,” it said, in a voice full of bubbles. “I’m the one who wears off. In the spring I was as big as a loaf. The people come out exactly as they went in, only with a better smell, and I’ve always thought it a nice thing to be used up for.”}',
        'Somebody had put <mint~orange peel~apple peel> in the hot water. {The steam went up and up. High on the mast a small nose went sniff, sniff.|The steam climbed up past the ropes, in no hurry, and it smelled of Sundays. High above them a small nose could be heard, sniffing, and then pretending that it had a cold.}',
      ],
      tries: [
        'They held up the big warm towel for him. {“That’s not a towel,” he said. “It’s a sail.” And he told them where to steer.|“That’s a sail,” he called down, and gave it orders. They turned it left and they turned it right, just as he said, and it was some time before anyone noticed that they were sailing and not washing.}',
        'The captain got in first, to show him. {He was a very big captain. Whoosh! Out went the water, and there he sat in an empty tub.|“It’s perfectly simple,” he called up. “One sits down.” He sat down. He was a large captain, and the bath, which knew its manners, got out to make room for him. It took <eleven~fourteen> buckets and all the mops.}',
        'They waited for rain to wash him. {Drip, drop, it came! But he had an umbrella with him. It had <ducks~anchors> on it.|Up there he was bound to get wet, they said, and they put out chairs. By and by a small cloud came along and did its best. They heard a click. He had an umbrella up there, with a fringe, and under it he ate a sandwich in comfort until it was over.}',
      ],
      solutions: [
        {
          id: 'boatbath',
          text: [
            '{[Hero] put a walnut shell in the bath. It had a paper sail, and it went round and round. “It has no captain,” said [hero]. Down came the smallest pirate. In he got, right up to his chin. “Ahoy!” he said.|[Hero] stopped talking of baths. [He] set half a walnut shell on the water, with a paper sail in it, and watched it. It drifted past the soap and bumped against the <sponge~brush>. “It hasn’t got a captain,” said [hero], to nobody in particular. “And there’s an island ahead.” High up, something creaked. There was a sound of bare feet coming down a mast, faster and faster, and then a splash. “Hard to the left!” cried the smallest pirate, up to the ears in water. By the time the ship was safe in harbour, behind his knee, he was so clean that the <parrot~cat> asked who he was.}',
          ],
        },
        {
          id: 'onefoot',
          text: [
            '{“We’ll wash just one toe,” said [hero], “and then look.” The pirate came down and held out his foot. Rub, rub. The toe was still there! It was <pink~lovely>. So they did the next one, and the next, and then all of him.|“One ought to test it,” said [hero], “on something small.” After some thought he came down, as far as one foot, and they chose the little toe, since he had a spare one on the other side. It was soaped and rinsed, and everybody bent over it. It was there. It was pink, which nobody had known. “That might be a strong one,” said the smallest pirate. They tested the next, and then the next. At the tenth he said that one might as well go on. The knees held. The ears held. Under the <jam~tar~dust> there turned out to be freckles, and he was so pleased with them that he asked to have them washed twice.}',
          ],
        },
      ],
      after: [
        'He smelled of soap, and he was all there. {The pirates counted his toes. There were ten. They sang him the number.|The whole crew counted him from top to toe, to be on the safe side, and arrived at the same number as before, with the freckles extra. Only the water had changed, and nobody could see to the bottom of it.}',
        'They wrapped the smallest pirate in the big towel. {Only his nose looked out. “Same again tomorrow,” said the nose.|He was rosy and he steamed a little, like a pudding. “It’s a pity about the dirt,” he said, “but I know where I got it.” And he asked when the next bath night was.}',
      ],
      fact: '[Hero] helped the smallest pirate to like his bath.',
    },
    {
      id: 'twocaptains',
      title: ['The Ship with Two Captains', '[Hero] and the Knot in the Wheel'],
      refrain: ['Left says one and right says two, turn the wheel, oh what shall we do?'],
      ask: 'Which way would you steer?',
      spark: [
        'Close by, a pirate ship went round and round. She had two captains! {“Left,” said one. “Right,” said the other. They both held on to the wheel. “I’m getting dizzy,” said the ship. “I’ll help you,” said [hero].|One of them had found the ship, and the other had found the hat, so each was perfectly sure. “Left,” said the one, and “Right,” said the other, and both of them held on to the wheel. They had gone in a ring since <breakfast~Tuesday~lunch>, and the soup with them. The crew lay about the deck in rows, looking at something that stood still. [Hero] waited until the ship came past again, and stepped on board.}',
      ],
      way: [
        'The ship’s cat was walking in curves. {“They both want the same island,” she said. “They talk of it in their sleep.”|“It’s the same island, you know,” she said, and leaned on [helper] until the world had stopped. “They used to nap, and they talk in their sleep. One says the palm tree and the other says the beach. I’ve been there. The palm tree is on the beach.”}',
        'In a drawer lay two halves of a map. {Each had half an X on it. “Hm,” said [hero], and “hm,” said [helper].|There was half an X on each, and a torn edge, and half a ring from <a cup~a soup bowl>. On the back of the one was written, “Mine”. On the back of the other it said, “No, mine”. “Hm,” said [helper]. [Hero] had got as far as “hm” already, and was thinking.}',
        'The big wheel gave a groan. {“I’m tired,” it said. “They’re tired too. None of us has slept for a week.”|“One pulls me to bed,” it said, “and the other pulls me out again. I haven’t been let alone for a minute, by day or by night, and nor have they. Look at their eyes.” It was true. They were as red as cherries, and closing.}',
      ],
      tries: [
        'They gave each captain half of the hat. {Now both had one cold ear. “Left!” said one. “Right!” said the other.|It had been a good hat, and it was cut very fairly, down the middle, with a ruler. Now there were two captains with one cold ear each. “Left,” said the one, a little hoarse, and “Right,” said the other, and sneezed.}',
        'They let a <gull~goose~duck> choose the way. {She thought about it for a long time. “Up,” she said.|She asked for quiet and a biscuit. She looked to the left, and she looked to the right, and one could see her weigh the matter. “Up,” she said. It was fair to both of them, and neither could find anything against it, but the ship could not do it.}',
        'They threw a coin up in the air. {Up it went, and down it came. It fell in the soup and stood on its edge!|It went up and glittered, and every face went with it, and it came down in the soup. They bent over the pot. It had landed in a piece of turnip, on its edge, as upright as a <judge~lighthouse~candle>. Both captains claimed the turnip.}',
      ],
      solutions: [
        {
          id: 'halfmaps',
          text: [
            '{Each captain had half of a map. [Hero] laid the two halves side by side. They fitted! And there was just one X. “It’s the same island,” said [hero]. The captains looked. Then they turned the wheel together.|“May I see your map?” [hero] asked the first captain, and then, just as politely, the second. Each had one half, and held it to his chest. It took some time until they both lay on the deck, and longer until they lay edge to edge. They fitted, every tooth of the tear. There was a single X. “That’s my island,” said the one. “That’s my island,” said the other. They looked at it. “It’s rather big for one,” the first one said. “I’d wondered who would <water the palm~sweep the left side>,” said the second. Then four hands turned the wheel the same way, and the ship went straight.}',
          ],
        },
        {
          id: 'daynight',
          text: [
            '{“One can steer by day,” said [hero], “and one by night. Then each of you can sleep.” They had not slept for a week. “Sleep?” they said. “Oh, yes, please!” They hung the hat on a nail between them.|“Who steers when you’re asleep?” asked [hero]. Neither of them had dared to sleep, it came out, because of the other one, and not for a week. They swayed as they said it. “Then you don’t need half a ship each,” said [hero]. “You only need to take turns.” So one of them got the day, with the sun and the breakfast in it, and the other got the night with all its stars. The hat was hung on a nail halfway, for whoever was on. “After you,” said the captain of the night, and made room at the wheel for a bow. “Wake me at <six~seven>,” said the captain of the day, and he was asleep before he had finished bowing back.}',
          ],
        },
      ],
      after: [
        'Now the ship went straight, as if along a ruler. {“Ahoy,” said both captains, softly. And the soup lay still.|The crew got up, one after another, and felt with one foot whether the deck would stay where it was. It did. There was soup, and for once it was in the middle of the plate.}',
        'The ship stopped turning, and so did everybody’s head. {The captains shook hands. Then they forgot to let go, and that was nice too.|The captains shook hands on it, over the wheel, and went on shaking, since neither liked to be the first to stop. The cat walked from one end of the deck to the other in a line, just to show that one could.}',
      ],
      fact: '[Hero] helped the two captains to steer one ship.',
    },
    {
      id: 'mappuddle',
      title: ['The Map That Got Wet', '[Hero] and the Island in the Wash'],
      refrain: ['Past the palm and past the bay, who remembers a bit of the way?'],
      ask: 'What do you remember of the way?',
      spark: [
        'The pirates’ map had been in the wash. {Now it was white, and it smelled of soap. “How shall we find our way home?” asked the pirates. “We’ll ask around,” said [hero], and took a pencil.|It had been in the captain’s trousers, and it came out <soft~ironed~warm>, clean and quite empty. The pirates stood round it with their hats off. Not one of them could say where home was, since there had never been any need: it was on the map. The captain looked into the other pocket, in case. “Then we shall have to ask,” said [hero], hung the sheet up by two pegs and fetched a pencil.}',
      ],
      way: [
        'A whale came up to scratch her back. {“I know a rock that’s shaped like a bun,” she said. “You go past it.” So [hero] drew a bun.|“There’s a rock on the way,” she said. “I go there for my back. It’s the shape of a bun, and there’s always somebody’s <sock~hat> on it.” She spoke of it with such longing that [hero] drew it at once, and it was the first thing on the new map.}',
        'Out of the white map dripped one blue drop. {It had been the sea. They caught it in a cup, for it was ink.|It was all that was left of the sea. [Helper] caught it in a <thimble~cup~shell> just in time. It was good strong ink, and there was a grain of sand in it from one of the beaches. “That’s enough for a way home,” said [hero], “if we write small.”}',
        'A gull had flown home hundreds of times. {“It’s easy,” he said. “You turn left at the smell of toast.” They wrote that down.|“I never look,” he said, and shut his eyes to show them. “I turn left at the toast.” “At the toast?” asked [hero]. “There’s a lighthouse keeper,” said the gull. “He has his late.” [Helper] wrote it in at the edge, with an arrow.}',
      ],
      tries: [
        'They held the map up to the lamp. {“Now we’ll see something,” they said. They saw a nose. It was the captain’s. He was on the other side.|“If you hold a thing up to the light,” said one, “you see what’s in it.” They put their heads together. And there was something, dark and round, with a bend to the left, very like a bay. Then it sneezed. It was the captain, who was looking in from the other side.}',
        'The captain drew a new map out of his head. {It had a <dog~hen> on it, and a cake. It had no sea.|He shut his eyes to remember better and drew for a quarter of an hour. It was rich and full of feeling: there was a <dog~hen>, a cake with a six on it and somebody’s aunt at a window. “That’s home all right,” he said, and blew his nose. But there wasn’t any way to it.}',
        'They asked the soap, for it had got all the ink. {“I know it by heart,” it said. Then it slipped away, plop, into the water.|It did know, they felt sure of it, for it had a blue island on its belly and a very far-off look. But nobody can hold a bar of soap to its word. It slipped through one pair of hands after another, and the last they saw of it was a ring of bubbles, which pointed everywhere at once.}',
      ],
      solutions: [
        {
          id: 'piecebypiece',
          text: [
            '{“Tell me one thing each,” said [hero]. One knew the smell of toast. One knew a rock, and one knew where the <dogs bark~bell rings>. [Hero] drew all of it in. And there it was, the way home!|“Nobody knows the way,” said [hero]. “But does anybody know a bit?” They shook their heads, and then one put up his hand. There was a smell, said the cook, of toast, and after that you heard a bell. The bell was on the left, said the old one at the wheel, for that was his good ear. The smallest pirate knew only the place where you begin to <wave~see the cat>. [Hero] asked and drew, and drew and asked, and put in every bit where the last one left off. When all of them had had a turn there was a line across the white, and it ended at a door.}',
          ],
        },
        {
          id: 'starway',
          text: [
            '{[Hero] looked up at the sky. “The stars have not been in the wash!” said [hero]. Dot, dot, dot, [he] put each star on the white map. The <brightest~biggest> one stood over home. So that was the way!|It had grown dark, and the first lights stood in the sky. [Hero] lay down on [his] back beside the white map, to think. “They’ve never been in the wash,” [he] said after a while. Up there each thing was still in its place, the <Bear~Plough>, the Swan, and the one with no name over the captain’s chimney. So they did not draw the sea at all. [Hero] drew the sky, dot by dot, and the cook called out which was next. “That one stands over our roof,” he said. “I see it when I put the cat out.” They made that dot a little fatter. After that it was only a matter of steering for it.}',
          ],
        },
      ],
      after: [
        'The new map was hung up to dry, high above everyone’s heads. {On the captain’s pocket [hero] sewed a small note. “Look in here first,” it said.|The pirates agreed that it was better than the old one, since they knew where each line of it came from. Onto the pocket of the captain’s trousers somebody had sewn a notice, in <red~yellow> wool: “Look in here first.”}',
        'The pirates rolled up the new map and tied a ribbon round it. {The captain put it under his hat. No one ever washes that.|There was a long talk about where to keep it. In the end it went into the captain’s hat, as the one thing on board that nobody had ever thought of washing.}',
      ],
      fact: '[Hero] made a new map for the pirates.',
    },
  ],
  obstacles: [
    'There was only a plank to walk on. “We walk the plank!” called the pirates. {It went to the next ship. There was cake there.|That is a rule among pirates. But this plank simply led over to the next ship, where there was cake, and one had only to mind the gap and hold the parrot’s wing.}',
    'A net full of lemons had burst. {They rolled all over the place! [Hero] had to dance across. The pirates thought it was a dance and joined in.|They rolled from left to right, and they rolled back again. There was no way to cross except by dancing, and so they danced, and the pirates, who thought that it was a party, joined in.}',
    'A sleepy octopus held on to the boat. {“I want to say goodnight,” he said. They shook all his hands. That made eight, and he let go.|He did not mean any harm. He only wanted someone to say goodnight to, and at the bottom of the sea they all go to bed so early. They shook him by the hand, eight times, and said it eight times, and one by one he let go.}',
    'The rope ladder had a knot in it. {It was soft and <red~grey~brown>. It was a pirate’s beard! They undid it for him.|It was softer than the rest, and when they pulled, somebody at the top said “Ouch”. It was a pirate’s beard. He had leaned out to look at the sea, four days ago. They undid it with great care, and he came down and had supper, and it was Tuesday’s.}',
    'A barrel stood right across the way. {They knocked. “Just a minute,” it said. Out came a pirate in a towel, very clean.|They knocked on it. “Occupied,” said a voice. They sang a verse, and knocked again, and heard somebody looking for the soap. At last a pirate came out in a towel, pink all over. He held the lid open for them, in case they were next.}',
    'An old sail hung across the way, fast asleep. {They said “boo” very softly. It did not wake. So they lifted one corner and crept under.|It snored a little at the seams. They did not like to wake it, for it had been round the world and up since five. So they lifted one corner and crept through beneath, where it was dim and smelled of oranges, and [helper] put the corner back as it had been.}',
    'A gull wanted to see their tickets. {They only had a biscuit. “That will do,” he said, and bit a hole in it.|They looked in all their pockets. There was a <button~pebble~feather>, a bit of string, and a biscuit. The gull studied the biscuit on both sides. “Valid until tomorrow,” he said, and bit a neat half moon out of it, as they do.}',
    'Between two boats there was a gap, first wide and then small. {The sea breathed out and in. They waited until it was small. Then, hop!|It opened when the sea breathed in, and when the sea breathed out it shut, as slow as anything. They breathed along with it for a time, to get the way of it. Then, on an out, they stepped across, and the boats bumped shut behind them with a hollow kiss.}',
  ],
  encounters: [
    'A pirate with a hook was knitting with it. {“It is good for this,” he said, “but bad for soup.”|“I lost the hand and got this,” he said cheerfully, “and now I do nine rows an hour. I only wish somebody would hold my soup.”}',
    'A shark swam by with a bow tie on. {“I’m on my way to a wedding,” it said. “Mine!”|“No, no,” it said, “I’ve eaten. I’m going to a wedding.” It lowered its voice. “It’s my own. Is my fin straight?”}',
    'Two pirate ships met, and the captains took off their hats. {“After you.” “No, after you.” They are there still.|“After you,” said the one. “I couldn’t possibly,” said the other. It was getting late, and the pirates on both the ships had brought out chairs.}',
    'They found a map with an X on it, and on the spot lay a note. {“I’ve gone to look for your treasure,” it said. “Back soon.”|“Out treasure hunting,” it said on it. “Back at six. If you are looking for mine, the key is under the palm.”}',
    'A pirate was burying a potato. {“I used to bury gold,” he said. “It stayed the same. This will be ten potatoes!”|“Gold stays what it is,” he said, and patted the earth. “I’ve buried it in nine places and dug it up again, and it was never any more. But you put down one of these, and by the autumn you’ve eleven.” He had drawn a map of it, with an X, and a recipe.}',
    'A mermaid was combing a pirate’s dog. {“He came to bark at me,” she said. “Then he saw the comb.” The dog had his eyes shut.|“He only came to bark,” she said, “but one thing led to another.” The dog lay across her tail with his eyes shut, and had a shell behind each ear. From the ship they were whistling for him. He opened one eye, and it was plain that he took it for a bird.}',
    'A ship’s cook tossed a pancake right over the mast. {It came down on the captain like a hat. “Thank you,” he said. “Is there jam?”|There was a bet on it, and a good deal of butter. It went up on the left side and came down on the right, on the captain, and it fitted. He looked at himself in a spoon. Then he asked for a second one, and jam, for going ashore in.}',
    'An old pirate was counting the waves. {“Seven, eight, nine,” he said. “And now again from one.” He could only count to nine.|“Seven, eight, nine,” he said, and made a mark on the wall. “I never learned what comes after.” [Hero] told him. He was silent, and looked out at all that water. “Ten,” he said, and shook his head slowly. “So there’s one more each time.”}',
    'A very small boat went by with a very long name. {It went round the boat twice. In it sat one duck, and she saluted.|“The Terror of All Seas, Lakes and Ponds,” they read, walking along with it, since the name went round twice. In it sat a duck. “It was on it when I bought it,” she said, “and I’m a bit too polite for it, but the <blue~green> is nice.”}',
    'Two old parrots sat on an anchor and had a chat. {“Who’s a clever bird?” said one. “I am,” said the other. “Me too,” said the first.|“Pieces of eight,” said the one. “Let’s not talk about work,” said the other. So they talked about soup, and about the sea as it had been when they were green, and each waited nicely till the other had got to the end. When they noticed that somebody was listening they both said “Ahoy”, for form’s sake.}',
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
