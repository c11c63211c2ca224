import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const princesses: ThemePack = {
  words: [
    'princess',
    'crown',
    'palace',
    'queen',
    'king',
    'royal',
    'ball',
    'throne',
    'tower',
    'slipper',
    'frog',
    'kingdom',
    'gown',
    'prince',
  ],
  settings: [
    place(
      'palace',
      'indoors',
      'the Pancake Palace',
      'in the Pancake Palace',
      [
        'In the Pancake Palace lived six princesses and one cook, and [hero] lived there too. {On Sundays the throne was sticky.|Pancakes were served at all hours, which is why the palace has that name, and why on Sundays even the throne was sticky.}',
        '[Hero] was polishing crowns in the palace. {One was for best. One was for rain. One was for swimming.|There was one for best, one for rain and one with a cork rim for swimming, and each princess thought that somebody else should do it.}',
      ],
      [
        'In the palace you could slide down the rail from the throne room to the soup. {The queen did it too, but only on Fridays.|It was strictly forbidden, and the queen herself did it only on Fridays, with a cushion.}',
      ],
      [
        'In the palace the last door closed, quite softly. Along the hall the princesses were asleep, each with her crown on the bedpost. {[Hero] lay down in the warm bed.|The candles had been put out from left to right. [Hero] lay down in the warm bed, and the old palace settled around it with a sigh.}',
      ],
    ),
    place(
      'garden',
      'land',
      'the royal garden',
      'in the royal garden',
      [
        'In the royal garden each princess had a tree of her own. {[Hero] had the pear tree, with the swing. It went creak and then it went crook.|[Hero] looked after the pear tree with the swing in it, which went creak on the way out and crook on the way back.}',
        '[Hero] and three princesses were having a picnic in the royal garden. {There were nine kinds of cake and one carrot. The carrot was for the horse.|There were nine kinds of cake, and a carrot, to be healthy. The carrot was for the horse.}',
      ],
      [
        '{By the fountain sat nine frogs in a row. Not one was a prince. They had all been asked.|By the fountain sat nine frogs in a row. None of them was a prince. The princesses had asked.}',
      ],
      [
        'The royal garden lay in blue light, and the fountain had gone down to a whisper. {[Hero] walked home over the soft grass and got into bed.|They walked home over the soft grass, past the pear tree and the sleeping frogs. [Hero] lay down in the bed by the garden door.}',
      ],
    ),
    place(
      'tower',
      'indoors',
      'the rose tower',
      'in the rose tower',
      [
        'At the top of the rose tower was a room with a window all round. {[Hero] shared it with a princess. They had bunk beds.|[Hero] shared it with a princess, and as they both wanted the top bunk there were two top bunks, and nobody underneath.}',
        'It was raining on the rose tower. [Hero] and the princess had made a tent out of a ball gown. {It was a big gown. It had room for six.|It was a state gown with eleven petticoats, hot and stiff to dance in, but as a tent it was excellent.}',
      ],
      [
        '{If you leaned out, you could see the whole kingdom. There was one road, two cows and a hill.|You could see the whole kingdom from there: one road, two cows and a hill. It was small, but it was all paid for.}',
      ],
      [
        'Up the stairs they went to the rose tower, slowly, with one hand on the cool wall. {[Hero’s] bunk was warm. Rain hummed on the roof.|Roses nodded at the window. [Hero] climbed into the warm bunk, and the whole kingdom, with its one road and two cows, lay quiet below.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'princess',
      'Princess Pomona',
      'she',
      [
        'There was once a princess called [hero]. {She wore boots with her crown. It was muddy there.|She wore her crown with rubber boots, because it was a muddy kingdom, and she could milk a goat faster than anyone in it.}',
      ],
      [],
    ),
    figure(
      'frog',
      'Lord Ribbit',
      'he',
      [
        'There was once a frog called [hero], who lived with the princesses. {He had his own small throne. It was a sponge.|Nobody had ever kissed him and he had never asked, and he had his own small throne, which was a sponge.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'nanny',
      'Queen Grandmother',
      'she',
      [
        'Clack, clack, came a stick along the hall. It was [helper], ninety years old and in her slippers. {“I was a princess too,” she said. “I know all the tricks.”|“I was a princess myself,” she said, “before they had cushions.” She kept peppermints inside her crown, and she knew every secret stair.}',
      ],
      ['[Helper] set her crown on the bedpost. A last peppermint fell out, and rolled, and lay still.'],
    ),
    figure(
      'pony',
      'Sir Trot',
      'he',
      [
        'A small fat pony looked in at the door. He was called [helper]. {“I’m a royal horse,” he said, “only I’m lower.”|“I’m the royal steed,” he said, “for people who prefer to fall off near the ground.” He had eaten somebody’s hat, and was sorry.}',
      ],
      ['[Helper] folded his short legs under him, and laid his warm chin on the nearest cushion.'],
    ),
    figure(
      'page',
      'Miss Thimble',
      'she',
      [
        'A mouse in an apron slid down a curtain. It was [helper], who sews for all the princesses. {“I’ve one minute,” she said. “No, make it two.”|“I’ve got eleven hems and a ruffle to do,” she said, “but the night is long.” She ran ahead with her needle over her shoulder like a spear.}',
      ],
      [
        '[Helper] stuck her needle in the cushion, crept into a silk slipper, and drew a scrap of velvet up to her ears.',
      ],
    ),
  ],
  problems: [
    {
      id: 'crown',
      title: ['The Crown That Was Too Heavy', '[Hero] and the Princess with the Big Crown'],
      ask: 'Do you know how to make gold any lighter?',
      refrain: ['Crown on top and head below, tilt it left and off we go.'],
      spark: [
        'The smallest princess sat on the stairs. Her crown had slid down over her nose. {“It’s so heavy,” she said. “I have to wear it, for I’m to say goodnight to all the kingdom.” [Hero] wanted to help.|“It’s my turn to say goodnight to the kingdom,” said a voice from inside it. “And I have to wear this, it’s the rule, and I can’t hold up my head.” It was solid gold, with a hundred stones, and had been made for a king with a very thick neck. In an hour the people would be standing there. [Hero] lifted it a little, so that she could breathe, and began to think.}',
      ],
      tries: [
        'They tied it to a balloon. {Up it went, and up went the princess too. They just caught her by the socks.|It was exactly light enough then. But somebody sneezed, and the princess rose gracefully as far as the lamp, and had to be fetched down by the socks.}',
        '{They put six cushions under it. Now no one could see her at all.|With six cushions under it the crown sat firm. One could also see no princess any more, only a sort of royal tower with shoes.}',
        'They asked the king for a lighter one. {He looked. “This one is for battle,” he said. “It’s worse.”|He was very kind about it. But the others were the one for battle, the one for funerals, and one that had a weathercock on it.}',
      ],
      solutions: [
        {
          id: 'daisies',
          text: [
            'They went out on the lawn. One daisy, two daisies, a hundred! {[Hero] made them into a ring. It was as light as air. “It’s a crown,” said [hero], “for it is round, and it is yours.” And all the kingdom clapped.|“Does the rule say what it must be made of?” asked [hero]. They looked. It did not. So they sat down in the grass, and wove one, of daisies, with a ladybird for the ruby. It weighed as much as a breath. When she came out on the balcony, with her chin up, a murmur went through the crowd. By the next morning the whole of the kingdom was wearing them.}',
          ],
        },
        {
          id: 'share',
          text: [
            '“Carry it with her,” said [hero]. {So each took a bit. The king held the left side and [helper] the right. The princess stood in the middle with a straight neck. “Goodnight, all!” she said. It was much lighter.|“Nobody said that she has to hold it up by herself.” So they all went out on the balcony with her, with their hands in the air, the king and the cook, [hero] and [helper], and held it over her like a roof. Under it, with her neck quite straight, stood the smallest princess. “Goodnight, everybody,” she said. The king thought for a while. “I wish somebody had done that for me,” he said.}',
          ],
        },
      ],
      after: [
        '{The heavy crown got a cushion of its own, and a rest. It looked glad too.|The heavy old crown was put on a cushion with a cloth over it. In its way it had been tired too.}',
      ],
      fact: '[Hero] helped the smallest princess with the heavy crown.',
    },
    {
      id: 'slippers',
      title: ['The Dancing Slippers That Would Not Stop', '[Hero] and the Tired Princesses'],
      ask: 'Do you know how to stop a dance?',
      refrain: ['One, two, three and one, two, three, dance a bit and wait for me.'],
      spark: [
        'There had been a ball in the palace. Now it was over, but the slippers danced on! {All the princesses hung on to the lamps. “Stop us!” they called. Their feet went tap, tap, tap.|The music had gone home, the guests had gone home, but twelve silk slippers were still dancing, with six princesses in them. “We can’t get them off!” they cried as they came by. “We’re so tired!” they cried as they came by again. Their crowns hung over one ear. Somebody had to get those shoes to bed, and [hero] put on [his] socks, as socks were safer.}',
      ],
      tries: [
        'They held on to a princess, to slow her down. {Now they danced too, all in a row.|It did not slow her. It only made a longer dance of it, down the stairs and three times round the soup.}',
        'They spread honey on the floor. {The slippers liked it. It was a slow dance now, with a lot of “shlup”.|It made things slower. Shlup, went the slippers, shlup, shlup. “It’s a tango!” cried the princesses in despair.}',
        '{They shut the slippers’ music box. But they had it in their soles. Tap, tap, tap!|They closed it, locked it, and sat on the lid, but the slippers had the tune by heart.}',
      ],
      solutions: [
        {
          id: 'lullaby',
          text: [
            '“They need another song,” said [hero]. And [he] sang, very low. {It was a lullaby. The slippers went slow. Tap. Tap. They swayed to and fro. Then they stood still. One gave a tiny yawn.|“They’re like the baby next door,” [he] said. “You can’t just stop. You have to go from quick to slow.” [He] began at the speed of the feet, and with each verse [he] sang it a little slower and deeper. Tap, tap, went the slippers. Tap. And then they only swayed. All the toes turned in. And the princesses sat down where they were, on the floor, and could hardly believe that it held still.}',
          ],
        },
        {
          id: 'askthem',
          text: [
            '“What do you want?” [hero] asked the slippers. {“A turn with you!” they tapped. “We only ever dance with princesses.” So [hero] danced one dance with them, and the cook had one too. Then they were happy, and off they came.|No one had ever asked them. They tapped it out on the floor, and [helper] spelled it. It seemed that in all their lives they had danced with nobody but princesses, and they would so like to have one go with the cook. He came in his apron, and he was the best dancer in the palace, and no one had known. After that each of the guards had a turn. Then the slippers slid off, all twelve, and lay on their sides and panted.}',
          ],
        },
      ],
      after: [
        '{They put the slippers in their boxes, two by two. The princesses went up to bed on their bare feet.|The slippers were laid in tissue paper, two by two. The princesses went up barefoot, holding on to the rail, and one of them was asleep by the landing.}',
      ],
      fact: '[Hero] put the dancing slippers of the princesses to bed.',
    },
    {
      id: 'lostvoice',
      title: ['The Princess Who Said Only Quack', '[Hero] and the Royal Quack'],
      ask: 'Do you speak duck?',
      refrain: ['Quack for yes and quack for no, what does it mean, I’d like to know.'],
      spark: [
        'At supper the princess opened her mouth. “Quack,” she said. {She clapped her hand on it. “Quack?” She had eaten a magic plum. And at eight she had to sing for the queen!|She looked left and right to see who it had been. “Quack,” she said again, and went red. It must have been the plum from the tree with the fence round it. It did not hurt, and it was even rather funny. But at eight she was to sing the goodnight song from the tower, as one of the princesses does each evening, and the whole kingdom waits for that.}',
      ],
      tries: [
        'They gave her a drink of water. {“Quack,” she said, and put her head in the cup.|She drank it in small sips with her head thrown back after each, and they noticed that she had begun to walk a little differently.}',
        'They asked the wise man. He looked in his book. {“It’s a duck,” he said. “I can read, you know.”|He listened to her chest and looked in all of his books. “This is a duck,” he said in the end, and he sent them a bill. They all thought that was rather good.}',
        '[Helper] tried to sing for her. {All the dogs came. Some of them sang too.|It was very obliging. Every dog in the kingdom came to find out who needed help.}',
      ],
      solutions: [
        {
          id: 'ducks',
          text: [
            'It struck eight. The princess went up. “Quack,” she sang, very softly. “Quack, quack.” {And from the pond all the ducks sang with her! No one had ever heard it so sweet. Then she laughed, and the laugh was her own.|[Hero] held her hand. “Just sing it,” said [hero]. “It’s the tune that they wait for.” So she stood at the window and shut her eyes. “Quack,” she sang, “quack, quack, quack,” with all her heart. For a moment it was quiet. Then from the pond, one after another, the ducks joined in. They had heard that song each evening of their lives, and had never before been able to follow the words. In the second verse the princess had to laugh, and the laugh was her own.}',
          ],
        },
        {
          id: 'sorry',
          text: [
            '“Whose plum was it?” asked [hero]. {“Quack,” she said. She looked at her shoes. They went to the old plum tree, and she gave it a hug. “Sorry,” she said. “Oh! I can talk!” The tree gave her one more plum, a plain one.|She pointed to a card on the fence. “Please don’t,” it said on it. They went out to the tree in the last of the light. It was old, and it had only ever had the one plum a year, and had been looking forward to it. The princess put both her arms around its trunk. “Quack,” she said, and everyone knew what it meant. Then, in a small clear voice, “I’m so sorry.” And the clock struck eight, and she ran.}',
          ],
        },
      ],
      after: [
        '{All over the kingdom people smiled and turned down their lamps. Even the ducks slept.|All over the kingdom they smiled in the dark and turned over. It had been, they said, an unusual performance.}',
      ],
      fact: '[Hero] helped the princess who could only say quack.',
    },
  ],
  obstacles: [
    'The royal guard let nobody by without a curtsy. {They all did one. [Helper] fell over. “Very deep,” said the guard.|They all curtsied as well as they could. [Helper] went down further than planned and had to be helped up. “The deepest I have ever seen,” said the guard, much moved.}',
    'A gown lay over the stairs. It was so wide that no one could pass. {They went through it, in at one sleeve and out at the other.|It had been put there to air. There was no way round a thing like that, so they went in at the left sleeve, past eleven petticoats, and came out at the right one.}',
  ],
  encounters: [
    'A princess was teaching a dragon to knit. {“One, two, drop it,” she said. “No, do not burn it.”|“In, round, through and off,” said the princess. “And don’t breathe.” It was to be a tea cosy, and so far it was a bit brown.}',
    'The king was looking for his queen. They were playing hide and seek. {“You have not seen me,” said the curtain.|“You haven’t seen me,” said the curtain in the queen’s voice. “I’ve been here since Tuesday. He always looks in the kitchen first, and then he has a pancake.”}',
    'A prince stood below a tower. “Let down your hair!” he called. {“I’ve had it cut,” said the princess. “Use the door.”|“I’ve had it cut,” said a princess at the window. “It’s so much cooler. Why don’t you use the door? It’s open.”}',
    'Two princesses were fencing with leeks. {“Soup in ten minutes,” called the cook. “We need those!”|“Surrender!” cried one of them. “Never!” cried the other one. “I need those for soup,” called the cook, and they surrendered.}',
  ],
  favourite: [
    'On the bedpost hung a paper crown, a little crooked, as they are at the end of a day.',
    'On the dressing gown the smallest golden crowns shone softly.',
  ],
}
