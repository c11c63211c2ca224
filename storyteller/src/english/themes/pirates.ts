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
      'ship',
      'water',
      'the Jolly Turnip',
      'on the Jolly Turnip',
      [
        'On the pirate ship the Jolly Turnip it was washing day. [Hero] hung up the socks on the mast. {There were nine pirates and one wooden leg, so that made seventeen socks.|There were nine pirates, one of them with a wooden leg, and so there were seventeen socks, and it had to come out right.}',
        '[Hero] was ship’s cook on the Jolly Turnip, the kindest pirate ship on the sea. {There was soup. It was turnip soup.|The pirates sailed about and buried treasure where people would be pleased to find it, and on five days of the week there was turnip soup.}',
      ],
      [
        'The pirate ship creaked from front to back. {The parrot said “Ahoy” to each wave. It took him all day.|The parrot said “Ahoy” to every single wave, for he thought it only polite, and so he was hoarse by supper.}',
      ],
      [
        'The Jolly Turnip dropped her anchor, very softly, so as not to wake the fish. {[Hero] lay down in the hammock. To and fro, to and fro.|They rolled up the sails, tucked them in at the corners and turned down the ship’s lamp. [Hero] lay down in the hammock, which knew the way: to and fro, to and fro.}',
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
      ],
      [
        'On Hammock Island the pirates were already lying in a row, swinging a bit, like pears. {The last hammock was for [hero]. It was warm, and the sea said hush.|The last hammock, by the warm wall, was [hero’s]. [He] lay down in it. The sea came up the beach and went back, and came, and went.}',
      ],
    ),
    place(
      'harbour',
      'land',
      'Barnacle Harbour',
      'in Barnacle Harbour',
      [
        'In Barnacle Harbour each house is made of half a ship. {[Hero] lived in the front half of one. An old pirate lived in the back half.|[Hero] had the front half of one, and an old pirate lived in the back half, and they shared a mast between them for the washing.}',
        '[Hero] sold biscuits to pirates in Barnacle Harbour. {“Soft ones, please,” they said. “We’ve got few teeth.”|They came straight off the ship with their hats in their hands. “Have you got any soft ones?” they asked. Pirates haven’t many teeth.}',
      ],
      [
        '{In the harbour the ships lay side by side and talked of the sea. The biggest of them told lies.|In the harbour the pirate ships lay side by side and creaked about where they’d been. The largest of them exaggerated.}',
      ],
      [
        'In Barnacle Harbour the lamps were lit along the water, each with another below it, upside down. {In half a ship stood a whole bed. [Hero] lay down in it.|There in half a ship was one whole bed, warm under its patched sail. [Hero] lay down, and the ships outside had stopped talking.}',
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
      ],
      [],
    ),
    figure(
      'rat',
      'Skipper Nib',
      'he',
      [
        'There was once a ship’s rat called [hero], and he was captain of a walnut shell. {All other pirates said “Sir” to him.|It was not a large ship, but he ran it well, and all the other pirates took off their hats to him.}',
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
      ],
      ['[Helper] drew up one foot. “Eight,” he muttered, “or nine,” and then he let it be.'],
    ),
    figure(
      'granny',
      'Granny Cutlass',
      'she',
      [
        'In a rocking chair sat the oldest pirate of all, and she was knitting a sail. It was [helper]. {“I’m too old to shout,” she said. “So I get things done.”|“I’ve given up shouting,” she said, “and I get a good deal more done.” She rolled up the knitting and stuck it in her belt where other pirates have the sword.}',
      ],
      ['[Helper] rocked once more, and then again, more slowly, and her needles lay crossed in her lap.'],
    ),
    figure(
      'crab',
      'Bosun Snip',
      'he',
      [
        'On a barrel stood a crab in a striped vest. “[Helper]!” he said. {“I’ll cut any rope. But I ask first.”|“I cut the ropes here,” said [helper], “but only after I’ve been asked. There was a misunderstanding once, with a hammock.” He walked along beside them, sideways, so as to face them.}',
      ],
      ['[Helper] folded up his claws, one over the other, and the stripes of his vest went slowly up and down.'],
    ),
  ],
  problems: [
    {
      id: 'song',
      title: ['The Pirate Song with No End', '[Hero] and the Lost Last Line'],
      ask: 'Do you know how the song ends?',
      refrain: ['Yo ho, heave and ho, how does the end of the ditty go?'],
      spark: [
        'Each night the pirates sing one song, and then they sleep. {But now they had lost the last line! So they sang it over and over. They could not stop. “We’re so tired,” they sang.|But that night they came to the last verse, the thirtieth, and there they looked at one another, for no one knew how it ended. So they had to begin again. They’d been at it for three nights. “And none of us is getting any sleep,” they sang, to the tune. There’s no going to bed on half a song. [Hero] promised to go and find them the end of it.}',
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
      ask: 'What would you say to a shy treasure chest?',
      refrain: ['Click and clack and turn the key, treasure chest, be kind to me.'],
      spark: [
        'The pirates had found a treasure chest. But it would not open! {It held its lid shut. “No,” it said. “You only want what’s in me.” The pirates looked at the floor. “Let me try,” said [hero].|They had the key, and it fitted. But whenever they turned it, the chest turned it back. “No,” it said through the keyhole. “It’s always the same. People are so glad to see me, and then they take it all out and I’m left standing in the rain.” The pirates shuffled their boots, for it was true. The tide was coming in, and it couldn’t be left there. “May I talk to it alone?” asked [hero].}',
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
      ask: 'What would make you like the bottom of the sea?',
      refrain: ['Down you go and hold us tight, anchor, anchor, through the night.'],
      spark: [
        'Splash went the anchor. And then, plop, it came up again! {“I don’t want to go down there,” it said. “It’s dark, and I’m all alone.” But with no anchor the ship would drift off in the night.|It lay on the water with its arms spread out, as well as iron can, and kicked a little. “I have been at the bottom of every harbour,” it said, “and I’ve never seen anything of the world but mud.” The pirate ship had begun to drift. Nobody on board would be able to shut an eye. “We ought to have thought of that,” said [hero], and let down the boat.}',
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
  ],
  obstacles: [
    'A plank was all there was to walk on. “We walk the plank!” called the pirates. {It went to the next ship. There was cake on it.|That is a rule among pirates, but this plank simply led to the next ship, where there was cake, and one had only to mind the gap.}',
    'A net full of lemons had burst. {They rolled all over the deck! They had to dance across. The pirates thought it was a dance and joined in.|They were rolling from left to right with the sea, and back. There was no way to cross except by dancing, and so they danced, and the pirates, who thought that it was a party, joined in.}',
  ],
  encounters: [
    'A pirate with a hook was knitting with it. {“It is good for this,” he said, “but bad for soup.”|“I lost the hand and got this,” he said cheerfully, “and now I do nine rows an hour. I only wish somebody would hold my soup.”}',
    'A shark swam by with a napkin on. {“I’m on my way to a wedding,” it said. “Mine!”|“No, no,” it said, “I’ve eaten. I’m going to a wedding.” It lowered its voice. “It’s my own. Is my fin straight?”}',
    'Two pirate ships met, and the captains took off their hats. {“After you.” “No, after you.” They are there still.|“After you,” said the one. “I couldn’t possibly,” said the other. It was getting late, and the pirates on both the ships had brought out chairs.}',
    'They found a map with an X on it, and on the spot lay a note. {“I’ve gone to look for your treasure,” it said. “Back soon.”|“Out treasure hunting,” it said on it. “Back at six. If you are looking for mine, the key is under the palm.”}',
  ],
  favourite: [
    'On the wall hung a map, and a small red X marked the spot where the pillow was.',
    'At the foot of the bed stood the toy chest, like a pirate’s, with its lid softly shut.',
  ],
}
