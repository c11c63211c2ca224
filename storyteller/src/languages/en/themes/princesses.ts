import type { ThemePack } from '../../../craft/pack.ts'
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
    'quilt',
    'swan',
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
        'On the palace wall hung a hundred kings and queens in gold frames. {At night they swapped frames. One was often upside down.|By day they looked straight ahead. At night they visited each other, and in the morning there was always one queen with another king’s moustache.}',
      ],
      [
        'In the palace the last door closed, quite softly. Along the hall the princesses were asleep, each with her crown on the bedpost. {[Hero] lay down in the warm bed.|The candles had been put out from left to right. [Hero] lay down in the warm bed, and the old palace settled around it with a sigh.}',
        'The palace clock struck softly, with a sock on its hammer, as the queen had ordered. {[Hero] drew up the royal quilt. It was warm.|Somewhere a page went by in felt slippers and closed the last shutter. [Hero] lay beneath the royal quilt, and the dark in the long hall was as soft as its carpet.}',
      ],
    ),
    place(
      'royalgarden',
      'land',
      'the royal garden',
      'in the royal garden',
      [
        'In the royal garden each princess had a tree of her own. {[Hero] had the pear tree, with the swing. It went creak and then it went crook.|[Hero] looked after the pear tree with the swing in it, which went creak on the way out and crook on the way back.}',
        '[Hero] and three princesses were having a picnic in the royal garden. {There were nine kinds of cake and one carrot. The carrot was for the horse.|There were nine kinds of cake, and a carrot, to be healthy. The carrot was for the horse.}',
      ],
      [
        '{By the fountain sat nine frogs in a row. Not one was a prince. They had all been asked.|By the fountain sat nine frogs in a row. None of them was a prince. The princesses had asked.}',
        'The hedges in the royal garden were cut like people having tea. {One of them had a real cup. A wren lived in it.|There was a leafy duke and a leafy duchess, and between them a leafy cake, which the gardener had to trim twice a week, as it rose.}',
      ],
      [
        'The royal garden lay in blue light, and the fountain had gone down to a whisper. {[Hero] walked home over the soft grass and got into bed.|They walked home over the soft grass, past the pear tree and the sleeping frogs. [Hero] lay down in the bed by the garden door.}',
        'In the royal garden the roses had let their heads sink, and the gravel was pale in the moonlight. {[Hero] went in by the low door to a warm bed.|[Hero] walked slowly past the swing, which was only nodding now. By the garden door the lamp was dim, and the bed had been opened like a letter.}',
      ],
    ),
    place(
      'rosetower',
      'indoors',
      'the rose tower',
      'in the rose tower',
      [
        'At the top of the rose tower was a room with a window all round. {[Hero] shared it with a princess. They had bunk beds.|[Hero] shared it with a princess, and as they both wanted the top bunk there were two top bunks, and nobody underneath.}',
        'It was raining on the rose tower. [Hero] and the princess had made a tent out of a ball gown. {It was a big gown. It had room for six.|It was a state gown with eleven petticoats, hot and stiff to dance in, but as a tent it was excellent.}',
      ],
      [
        '{If you leaned out, you could see the whole kingdom. There was one road, two cows and a hill.|You could see the whole kingdom from there: one road, two cows and a hill. It was small, but it was all paid for.}',
        'A basket went up and down the rose tower on a rope. {Up came the bread. Down went the jokes.|The princess sent down a joke with it each morning, and the baker sent it back up with the rolls and a better ending.}',
      ],
      [
        'Up the stairs they went to the rose tower, slowly, with one hand on the cool wall. {[Hero’s] bunk was warm. Rain hummed on the roof.|Roses nodded at the window. [Hero] lay down in the warm bunk, and the whole kingdom, with its one road and two cows, lay quiet below.}',
        'In the rose tower the candle stood in the window like a small star that lives at home. {[Hero] lay down. The ivy said hush.|[Hero] drew the curtain round the bunk. Outside the ivy stirred, very low, against the old stones, as though the tower were being stroked to sleep.}',
      ],
    ),
    place(
      'swanboat',
      'water',
      'the royal swan boat',
      'on the royal swan boat',
      [
        'On the lake behind the palace swam the royal swan boat, and [hero] rowed it. {The princesses sat in a row and told it where to go. It went in rings.|There were four princesses on board, who each said “left” at a different moment, and so they had come to know the middle of the lake extremely well.}',
        '[Hero] was painting the beak of the royal swan boat. {A real swan came to look. “It’s a bit like Auntie,” it said.|It had been orange, and the princesses had asked for gold. A real swan came alongside, looked at it from both sides, and asked if there was any left.}',
      ],
      [
        'The boat had a throne at the back, and under the throne was a cupboard with cake. {So it was the queen who sat there.|It was the reason why the queen always offered to steer. The royal crumbs went over the side, and the carp had grown very loyal.}',
        'The water lilies opened as they went by. In one of them sat a frog with a crown. {It was a small one. It was from a cracker.|“It’s only paper,” he said, when he saw the princesses look, “but it’s been a great success.” They all bowed to him, to be on the safe side.}',
      ],
      [
        'The swan boat came home over the dim lake with no more sound than a swan. {[Hero] lay down on the cushions, and it rocked.|They tied it up by the palace steps with a silk cord. [Hero] lay down among the cushions, where the water lifted the night a little, and let it sink, and lifted it.}',
        'All the lilies had closed, and the moon lay on the lake like a slipper. {[Hero] lay down under the wide white wing.|Under the great wooden wing there’s a berth, lined with down. [Hero] lay there in the warm dark, and a real swan had settled close by, for company.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'princess',
      'Princess Pomona',
      'she',
      [
        'This is about [hero]. {She wore boots with her crown. It was muddy there.|She wore her crown with rubber boots, because it was a muddy kingdom, and she could milk a goat faster than anyone in it.}',
        'Anyone could tell where [hero] was. She was a princess, and she whistled. {A princess may not whistle. She did it in the cellar.|A princess doesn’t whistle, it’s written down somewhere. She’d looked for where, and had so far got to the letter F.}',
      ],
      [],
    ),
    figure(
      'lordfrog',
      'Lord Ribbit',
      'he',
      [
        'There was once a frog called [hero], who lived with the princesses. {He had his own small throne. It was a sponge.|Nobody had ever kissed him and he had never asked, and he had his own small throne, which was a sponge.}',
        'In the palace fountain there was a door, and by the door a bell. It said: [hero]. {He was a frog. He was not a prince, and he liked it.|He was a frog by birth and by conviction, and he gave swimming lessons to princesses on Thursdays.}',
      ],
      [],
    ),
    figure(
      'cooksboy',
      'Dumpling',
      'he',
      [
        'There was once a prince called [hero], and he liked best to be in the kitchen. {His crown hung on the soup hook.|His crown hung between the ladles, and visitors to the throne room were told that he’d be up as soon as it had risen.}',
        'Under the big kitchen table lived a mouse called [hero], who was a prince. {He ruled from the bread bin to the broom.|His kingdom went from the bread bin to the broom, it was well run, and no crumb in it was ever alone for long.}',
      ],
      [],
    ),
    figure(
      'princess-twig',
      'Princess Fern',
      'she',
      [
        'Once there was [hero], who asked the name of everyone. {She knew all the guards, and all their goats.|She knew the names of all the guards, of the guards’ goats, and of the man who comes for the ashes, whose name was Hugh.}',
        'The youngest in the whole palace was [hero]. {Her throne had a rung to climb up by.|She sat on three volumes of the royal law, since her chin would otherwise have been under the table, and she had begun to read them from the top.}',
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
        'There was a crunch of peppermint behind the curtain. It was the oldest of them all, [helper]. {“I’m hiding from a speech,” she said. “I’ll come with you.”|“There’s a speech on, in there,” she said, “with a second half.” She took [hero’s] arm in a businesslike way. She’d been a princess for ninety years, and she knew when to leave.}',
      ],
      [
        '[Helper] set her crown on the bedpost. A last peppermint fell out, and rolled, and lay still.',
        '[Helper] put her feet on the warm brick, and sighed, and was for a moment quite young.',
      ],
    ),
    figure(
      'pony',
      'Sir Trot',
      'he',
      [
        'A small fat pony looked in at the door. He was called [helper]. {“I’m a royal horse,” he said, “only I’m lower.”|“I’m the royal steed,” he said, “for people who prefer to fall off near the ground.” He had eaten somebody’s hat, and was sorry.}',
        'Munch, munch. A round pony stood in the flower bed, with a rose behind his ear. It was [helper]. {“I eat the weeds,” he said. It was not a weed.|“I’m helping in the garden,” he said with his mouth full. He wore a royal blanket with a coat of arms, a turnip on green, and was glad to be called away.}',
      ],
      [
        '[Helper] folded his short legs under him, and laid his warm chin on the nearest cushion.',
        '[Helper] let his ears go, first the one and then the other, and slept where he stood.',
      ],
    ),
    figure(
      'thimble',
      'Miss Thimble',
      'she',
      [
        'A mouse in an apron slid down a curtain. It was [helper], who sews for all the princesses. {“I’ve one minute,” she said. “No, make it two.”|“I’ve got eleven hems and a ruffle to do,” she said, “but the night is long.” She ran ahead with her needle over her shoulder like a spear.}',
        'A thread came down before [hero’s] nose, and on the end of it hung a mouse with pins in her apron. It was [helper]. {“Stand still,” she said. “You’ve a button loose.”|“Don’t mind me,” she said, “it’s a loose button, I saw it from upstairs, I can’t leave a thing like that.” She sewed it on and bit off the thread, and then she asked where they were going.}',
      ],
      [
        '[Helper] stuck her needle in the cushion, crept into a silk slipper, and drew a scrap of velvet up to her ears.',
        '[Helper] threaded one more needle for the morning, with her eyes already closed.',
      ],
    ),
    figure(
      'herald',
      'Trumpet Tim',
      'he',
      [
        'Toot! “Here comes somebody!” said a small herald with a large trumpet. He was called [helper]. {“I say who comes,” he said. “But not why. I never know.”|“It’s my job to announce people,” he said. “I get such a short look at them.” He put the trumpet under his arm, and announced that he would come too.}',
        'Out of a very big trumpet climbed a very small gosling. It was the royal herald, [helper]. {“I was looking for the note,” he said. “It’s stuck.”|“There’s an A flat caught in the bend,” he said. [Hero] turned it over and patted it. Out came the note, a bit squashed, and after that [helper] would have gone anywhere with [hero].}',
      ],
      [
        '[Helper] announced the night, very softly, and lay down inside his trumpet, where it was round and warm.',
        '[Helper] stuffed a sock in his trumpet and a pillow under his chin.',
      ],
    ),
  ],
  problems: [
    {
      id: 'heavycrown',
      title: ['The Crown That Was Too Heavy', '[Hero] and the Princess with the Big Crown'],
      refrain: ['Crown on top and head below, tilt it left and off we go.'],
      ask: 'Do you know how to make gold any lighter?',
      spark: [
        'The smallest princess sat on the stairs. Her crown had slid down over her nose. {“It’s so heavy,” she said. “I have to wear it, for I’m to say goodnight to all the kingdom.” [Hero] wanted to help.|“It’s my turn to say goodnight to the kingdom,” said a voice from inside it. “And I have to wear this, it’s the rule, and I can’t hold up my head.” It was solid gold, with a hundred stones, and had been made for a king with a very thick neck. In an hour the people would be standing there. [Hero] lifted it a little, so that she could breathe, and began to think.}',
      ],
      way: [
        'The royal goldsmith was asked about it. {“It was made for a neck like a tree,” he said. “I only do heavy.”|“I can put more on,” said the goldsmith, “I’ve never learned how to take off. The king it was made for had a neck like a bull’s, and even he used to lean on things.”}',
        'A snail sat on the step, with her house on her back. {“Mine is just as big as I am,” she said. “That’s the trick.”|“I carry my own every day,” said the snail, “and it’s never too heavy, because it grew with me. Whose is hers, then?” It was a good question.}',
        'In the royal lawn, bees were going from daisy to daisy. {“They all wear one,” said [hero], “and they hold up their heads.”|Each daisy had a ring about its face, white as paper, and each stood straight. “They don’t seem to find it hard,” said the princess, from within.}',
      ],
      tries: [
        'They tied it to a balloon. {Up it went, and up went the princess too. They just caught her by the socks.|It was exactly light enough then. But somebody sneezed, and the princess rose gracefully as far as the lamp, and had to be fetched down by the socks.}',
        '{They put six cushions under it. Now no one could see her at all.|With six cushions under it the crown sat firm. One could also see no princess any more, only a sort of royal tower with shoes.}',
        'They asked the king for a lighter one. {He looked. “This one is for battle,” he said. “It’s worse.”|He was very kind about it. But the others were the one for battle, the one for funerals, and one that had a <weathercock~clock~small cannon> on it.}',
      ],
      solutions: [
        {
          id: 'daisies',
          text: [
            'They went out on the lawn. One daisy, two daisies, a hundred! {[Hero] made them into a ring. It was as light as air. “It’s a crown,” said [hero], “for it is round, and it is yours.” And all the kingdom clapped.|“Does the rule say what it must be made of?” asked [hero]. They looked. It did not. So they sat down in the grass, and wove one, of daisies, with a <ladybird for the ruby~blue beetle for the sapphire~raspberry for the big stone>. It weighed as much as a breath. When she came out on the balcony, with her chin up, a murmur went through the crowd. Before she had got to the end of “goodnight” half of the kingdom was wearing one.}',
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
      refrain: ['One, two, three and one, two, three, dance a bit and wait for me.'],
      ask: 'Do you know how to stop a dance?',
      spark: [
        'There had been a ball in the palace. Now it was over, but the slippers danced on! {All the princesses hung on to the lamps. “Stop us!” they called. Their feet went tap, tap, tap.|The music had gone home, the guests had gone home, but twelve silk slippers were still dancing, with six princesses in them. “We can’t get them off!” they cried as they came by. “We’re so tired!” they cried as they came by again. Their crowns hung over one ear. Somebody had to get those shoes to bed, and [hero] put on [his] socks, as socks were safer.}',
      ],
      way: [
        'The royal cobbler shook his head. {“I made them out of music,” he said. “There’s a waltz in each heel.”|“I was humming when I made them,” he confessed. “It gets into the stitches. Had I been sad that day, you could have had them off at ten.”}',
        'On the floor was a long line of tiny scratches. {It went up the wall. “They’re good,” said [helper].|It was the whole dance, written down: a turn by the stove, a bow to the <coal scuttle~umbrella stand~fire bucket>. It looked like something that had been saved up for a very long time.}',
        'Next door the kitchen maid rocked a baby. {It kicked fast. She sang slow. Then it kicked slow too.|It was wide awake and treading the air. She didn’t hold its feet. She sang at first as fast as it kicked, and then a little less, and they stood and watched how it was done.}',
      ],
      tries: [
        'They held on to a princess, to slow her down. {Now they danced too, all in a row.|It did not slow her. It only made a longer dance of it, down the stairs and <three times~twice~four times> round the soup.}',
        'They spread honey on the floor. {The slippers liked it. It was a slow dance now, with a lot of “shlup”.|It made things slower. Shlup, went the slippers, shlup, shlup. “It’s a tango!” cried the princesses in despair.}',
        '{They shut the slippers’ music box. But they had it in their soles. Tap, tap, tap!|They closed it, locked it, and sat on the lid, but the slippers had the tune by heart.}',
      ],
      solutions: [
        {
          id: 'lullaby',
          text: [
            '“They need another song,” said [hero]. And [he] sang, very low. {It was a lullaby. The slippers went slow. Tap. Tap. They swayed to and fro. Then they stood still. One gave a tiny yawn.|Dancing shoes can’t just stop, any more than a baby can. They have to be led from quick to slow. [He] began at the speed of the feet, and with each verse [he] sang it a little slower and deeper. Tap, tap, went the slippers. Tap. And then they only swayed. All the toes turned in. And the princesses sat down where they were, on the floor, and could hardly believe that it held still.}',
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
      refrain: ['Quack for yes and quack for no, what does it mean, I’d like to know.'],
      ask: 'Do you speak duck?',
      spark: [
        'At supper the princess opened her mouth. “Quack,” she said. {She clapped her hand on it. “Quack?” She had eaten a magic plum. And at eight she had to sing for the queen!|She looked left and right to see who it had been. “Quack,” she said again, and went red. It must have been the plum from the tree with the fence round it. It did not hurt, and it was even rather funny. But at eight she was to sing the goodnight song from the tower, as one of the princesses does each evening, and the whole kingdom waits for that.}',
      ],
      way: [
        'The plum tree’s neighbour was a pear tree. {“She counts on that plum,” it said. “She talks to it all summer.”|“I bear a hundred,” said the pear tree, “and one doesn’t get attached. She’s got just the one. All summer long she tells it things.”}',
        'Down by the pond a duck looked up at the princess. {“What a nice voice!” she said. “Where are you from?”|“Quack,” said the princess, by way of an apology. The duck was silent. “I’ve never heard it put so well,” she said, and went to tell the others.}',
        'A small boy sat by the road with a blanket. {“I can only sleep if she sings,” he said. “I don’t mind what.”|He had come early to get a good place. They told him that it might be different tonight. “I don’t listen to the words,” he said. “I just listen if she’s there.”}',
      ],
      tries: [
        'They gave her a drink of water. {“Quack,” she said, and put her head in the <cup~jug>.|She drank it in small sips with her head thrown back after each, and they noticed that she had begun to walk a little differently.}',
        'They asked the wise man. He looked in his book. {“It’s a duck,” he said. “I can read, you know.”|He listened to her chest and looked in all of his books. “This is a duck,” he said in the end, and he sent them a bill. They all thought that was rather good.}',
        '[Helper] tried to sing for her. {All the dogs came. Some of them sang too.|It was very obliging. Every dog in the kingdom came to find out who needed help.}',
      ],
      solutions: [
        {
          id: 'ducks',
          text: [
            'It struck eight. The princess went up. “Quack,” she sang, very softly. “Quack, quack.” {And from the pond all the ducks sang with her! No one had ever heard it so sweet. Then she laughed, and the laugh was her own.|[Hero] held her hand. “Don’t stop,” said [hero]. “It’s the tune that they wait for.” So she shut her eyes and went on, louder and with all her heart. For a moment it was quiet. Then from the pond, one after another, the ducks joined in. They had heard that song each evening of their lives, and had never before been able to follow the words. In the second verse the princess had to laugh, and the laugh was her own.}',
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
    {
      id: 'chalkline',
      title: ['The Line Through the Palace', '[Hero] and the Two Halves of a Kingdom'],
      refrain: ['This side is yours and that side is mine, who’s going to sleep on the top of the line?'],
      ask: 'Which side of the line are you on?',
      spark: [
        'Two princesses had had a quarrel. They drew a line of chalk right through the palace! {One had all the beds. The other had all the blankets. “You can’t come over!” they called. And it was nearly night. [Hero] looked at the line.|No one could remember how it started, something to do with a pear. The line began at the gate and went up the stairs, across the king’s breakfast table and out at the back. The elder princess had the kitchen, and no plates. The younger had the plates, and the piano, but the stool was abroad. Now it was getting late, and all the beds were on one side, and on the other all the blankets. They stood with their toes to the chalk, each with her back to the other, and would so much have liked to turn round.}',
      ],
      way: [
        'The cat lay right across the line. {“My front is here and my tail is there,” she said. “I have been asked to move. I won’t.”|“My head’s with the one and my tail with the other,” said the cat, “and neither’s had a word to say against it.” She hadn’t moved since the chalk was put down.}',
        'The king was eating his egg on one side and his toast on the other. {“I have to lean,” he said. “I miss them both.”|“I’m allowed the egg here,” said the king, “but the salt’s foreign.” He had asked if he might come to the piano, and been told that he would need a paper.}',
        'They found the pear. It lay by the gate with two small bites. {One was on the left. One was on the right. There was so much left!|There it was, under the bench, where it had all begun. It had a bite on this side and a bite on that, and it would have done for four.}',
      ],
      tries: [
        'They sent a note over as a paper swan. {It landed right on the line. Nobody had the right to pick it up.|It flew beautifully, and came down on the chalk itself. The two looked at it out of the corners of their eyes. It was a no swan’s land.}',
        'They asked a wise old judge. {“It’s not straight,” he said. “You must draw it again.”|He came with a string and measured for an hour. “This line,” he announced, “leans to the <left~right> by a <thumb~hair~whisker>.” And he handed them more chalk.}',
        'They baked a cake that was so good that both would come. {It went to the side with the oven. The other side had the forks.|The one had it, warm, with no fork, and would not eat with her fingers. And the other had <eleven~nine~twelve> forks and the smell. The cake got cold at the border.}',
      ],
      solutions: [
        {
          id: 'lieon',
          text: [
            '[Hero] fetched a pillow and lay down right on the line. “I’m so tired,” [he] said. “Who has a blanket? Who has a bed?” {They both came. One held the left end, one the right. Their hands met. “Sorry,” they said. At the same time!|[He] stretched out the length of the chalk, like the cat, and shut both eyes. “I’m not on anybody’s side,” said [hero], “only a bit cold.” There was a pause. The younger princess came with a blanket, as far as she was permitted. The elder brought the corner of a mattress. To get the one upon the other, they both had to hold on, and go up, and go across. “Lift,” said the one. “I am lifting,” said the other, and then they saw each other. “It was your pear,” they said, both at once. They had chalk all over their skirts, and there was hardly any of it left on the floor.}',
          ],
        },
        {
          id: 'drawon',
          text: [
            '[Hero] took the chalk and drew on. {[He] gave the line two ears and a tail. It was a cat! The next bit was a <snail~ship~teapot>. The princesses came to look. “May I do the whiskers?” asked one. “I’ll do the other side,” said the other.|“It’s a good line,” said [hero], “but it isn’t finished.” [He] knelt down, and where it came through the door [he] gave it an ear, and another, and a nose. The elder princess looked over her shoulder. Where it climbed the stairs it became a dragon, a stair at a time. “Its tail should curl,” said the younger, from her side. “Then you must do it,” said [hero]. By the breakfast table they were both on their knees, with their heads together and their tongues out. “You’ve gone over the line,” said the elder. “Where?” asked the younger. They looked for it and couldn’t find it any more.}',
          ],
        },
      ],
      after: [
        'They shared a pear in bed, bite by bite. {“Your turn.” “No, yours.”|That night two princesses slept in one bed with all of the blankets, and the king had salt.}',
      ],
      fact: '[Hero] helped the two princesses to be friends again.',
    },
    {
      id: 'nightkey',
      title: ['The Key That Locks the Day', '[Hero] and the Silver Night Key'],
      refrain: ['Turn it to the left and turn it to the right, lock up the day and let in the night.'],
      ask: 'Have you seen a silver key as small as a bean?',
      spark: [
        'Each evening a princess locks the day with a silver key. Click, and then it’s night. {But now the key was gone! The sun sat on the hill and yawned. It could not go in. “We’ll find it,” said [hero].|It’s a very small lock, in the west wall of the kingdom, just above the thyme. One of the princesses goes out in her slippers and turns the key, and the day is shut. But she had been playing ball that afternoon with the key around her neck, and when she felt for it there was only the ribbon. The sun was sitting on the hill with its boots off. “I don’t like to press you,” it said. The birds had begun their evening song for the fourth time. “It can only have fallen down,” said [hero]. “Things generally do.”}',
      ],
      way: [
        'A duck knew that something had gone plop. {“It was small,” she said. “It was after the ball and before the bread.”|“I heard two plops,” said the duck. “The big one was a ball. After it came a very little one, and I thought, crumb, but there was no taste to it.”}',
        'In the fountain the water ran a bit to the left. {“It’s going round something,” said [helper].|It had gone straight down for three hundred years. Now it made a neat small curve, the way you walk round a person who’s asleep on the stairs.}',
        'An old locksmith sat by the wall and oiled the lock. {“It’ll take any key,” he said, “if it’s turned by a tired hand.”|“It isn’t so much the silver,” he told them. “It’s the wish. I’ve known it open for a hairpin, if the right person was yawning.”}',
      ],
      tries: [
        'They tried the key of the palace. {It was so big that the lock went in the key.|It took two to carry it. The lock, which is no larger than a ladybird, looked up at it. “Is that for me?” it said. “I’m flattered.”}',
        'They drew the curtains, so that it would be night. {The sun looked round the edge. “Is it now?” it asked.|There were sixty windows. When the last one was shut, a long thin finger of sun came in through the keyhole and pointed at the princess.}',
        'A princess dived for the key in her crown. {She brought up <a boot, a bun~a spoon, a ball~a glove, a fork> and a small surprised carp.|She was a good diver, and in the crown there was room for several things. It held a boot, three wishes that someone had thrown in, and a carp, who wished to speak to the manager.}',
      ],
      solutions: [
        {
          id: 'swapswing',
          text: [
            'In the fountain sat a tiny frog, and he was swinging on the silver key. {“It’s the only swing I’ve got,” he said. [Hero] made him one out of ribbon. “That goes higher!” he said, and he gave back the key.|It hung by its ring from a lily stalk, and on it, to and fro, with his eyes shut, swung a frog no bigger than a <thumb~plum~thimble>. “Finders keepers,” he began, and then he looked at the sun. “Oh dear. Is that me?” It was only that he’d never had a swing, he said, they were all for princesses. [Hero] untied the ribbon, the one that the key had hung on, and put it over two lilies, with a <cork~nutshell~button> for a seat. He tried it. It went so high that he could see over the rim. “Take it, take it,” he called, on the way down. “And could somebody push?”}',
          ],
        },
        {
          id: 'finger',
          text: [
            '{There was no time left. [Hero] put just one finger on the lock. “Please, day,” [he] said, “you were lovely. You may go in.” Click, it went! The key was a nice thing, but it was never the key that did it.|The sun had closed one eye. Everybody stood about with nets. [Hero] went to the small lock over the thyme, and as there was nothing to turn, put the tip of one finger on it, the way you touch somebody who’s nearly asleep. “It was such a good day,” said [hero]. “There was the swing, and there was <plum cake~cherry tart~the picnic>, and nobody’s cross. I think it’s finished.” It was quiet. Then, within the wall, something gave a slow, contented click. The light went down by itself like a lamp. “So it isn’t the silver,” said the princess. “No,” said the royal locksmith, who had come with nine spare ones, “but one likes to have something to carry.”}',
          ],
        },
      ],
      after: [
        'The night came in, blue and cool, over the wall. {One star put out its head, and the princesses counted it.|One star stood over the palace, and then there were more than the princesses could count. The lock was oiled, the thyme smelled, and the day was safely shut.}',
      ],
      fact: '[Hero] locked up the day so that the night could come.',
    },
    {
      id: 'mousequeen',
      title: ['The Queen of the Mice Comes to Tea', '[Hero] and the Smallest Royal Guest'],
      refrain: ['Pinkies up and tails held high, here comes Her Majesty, ever so shy.'],
      ask: 'What do you offer to a queen as big as a thumb?',
      spark: [
        'The Queen of the Mice was coming to tea! The whole palace shone. {But the chair was too high, and the cup was as big as a pond. “She’ll feel so small,” said the princess. “Help me, [hero]!”|Nobody had ever thought of inviting her, though she ruled over more subjects than all the others put together. Then the youngest princess wrote her a letter, and at once, on a shaving of cheese rind, came the answer: “With pleasure. At six.” And now they stood before the royal tea table. The chair was a cliff. The cup was a lake with a handle. “If she has to look up at us all the time,” said the princess, “it’s not a visit, it’s weather.” The clock stood at half past five. [Hero] lay down on the floor, to see it as she would.}',
      ],
      way: [
        'A kitchen mouse was asked what Her Majesty likes. {“To be talked to across,” he said. “Not down.”|“Cake she can get anywhere,” he said. “But no one’s ever met her eye. She’s got lovely eyes. You’d have to be down here to know.”}',
        {
          gives: 'dollsset',
          text: 'In the attic chest lay a doll’s tea set with blue rims. {It had six cups as big as acorns. They washed it twice.|It had belonged to Queen Grandmother’s doll, who had been strict. There were six cups, a jug that poured, and a sugar bowl for a single grain. They carried it down in a hat.}',
        },
        '{Along the skirting board somebody was already rolling out a carpet. It was a red ribbon. “She is nervous,” said the mouse who held it.|A footman in a thimble hat was rolling out a yard of red ribbon. “She’s been up since four,” he whispered. “She’s changed her whiskers twice.”}',
      ],
      tries: [
        'They piled up twenty cushions on the chair. {The top one was so soft that the page who tried it sank in. They found him on <Monday~Friday>.|It came out just at table height. But a page, who was trying it, sank without a sound, and they had to take off eleven cushions before they came to his hair.}',
        'They put the cake on the Queen of the Mice’s side, so that she would be near it. {It was as high as a house. The mouse who tried it got lost in it.|“I shan’t be a moment,” said the mouse who had come to taste. They could hear him digging. He came out on the other side, among the <cherries~almonds~currants>, and had forgotten why he’d gone in.}',
        'They all practised speaking in tiny voices. {It came out as a wind. All the candles went out.|“Good evening, Your Majesty,” they breathed, forty of them together. It made a draught that blew out the candles, and carried the footman as far as the piano.}',
      ],
      solutions: [
        {
          id: 'floortea',
          text: [
            '{“We’ll do it the other way round,” said [hero]. “Let us all be small!” The king, the queen and all the princesses lay down on their tummies on the rug. The mouse queen came in. She looked them right in the eye, and smiled.|“We keep trying to make our guest bigger,” said [hero]. “It would be easier to make us smaller.” [He] laid a tray on the rug. Then everyone lay down around it on their fronts, with their chins on their hands, the princesses, the king with a creak, and last of all the queen in her best gown. It struck six. The ribbon trembled. In came the Queen of the Mice with her train over her arm. She was ready to look up. There was no need to. On every side, exactly level with her own, there were eyes. “Good evening,” she said, when she could. “What a very nice height you are.”}',
          ],
        },
        {
          id: 'dolltea',
          needs: 'dollsset',
          text: [
            '{[Hero] set the doll’s cups on a footstool, with a thimble for a throne. The Queen of the Mice sat down. It all fitted! “For the first time,” she said, “I can put my elbows on the table.” And she did.|A footstool was spread with a handkerchief. On it stood the blue doll’s cups, and each held just one drop of tea, which steamed. [Hero] had cut the seed cake so that there was one seed to a slice, and for a throne there was a thimble lined with velvet. The Queen of the Mice stopped in the door. She went up to the table, and it came to her waist. She sat, and her feet touched the ground. “All my life,” she said slowly, “I’ve had my tea standing in the saucer.” And then, because nobody can be formal with their feet on the floor at last, she put both her elbows on the table and asked for the <jam~honey>.}',
          ],
        },
      ],
      after: [
        'They talked till it was dark, of cats and hats{. “You must come to me,” said the Queen of the Mice. “Bend your knees.”|, and of how one gets children to bed. The Queen of the Mice had four hundred. “Next time at mine,” she said. “It’s behind the stove. Breathe in.”}',
      ],
      fact: '[Hero] gave a royal tea for the Queen of the Mice.',
    },
    {
      id: 'leaningtower',
      title: ['The Tower That Began to Lean', '[Hero] and the Crooked Royal Tower'],
      refrain: ['Left a bit, right a bit, what do you see? Stand up straight, tower, and say it to me.'],
      ask: 'Why would a tower lean over?',
      spark: [
        'One of the palace towers was leaning! {All the princesses slid out of bed on the left. The soup ran to one side. “Stand up straight,” they said, but it would not. [Hero] patted its stones.|It had been noticed at breakfast, when the eggs all rolled to the king. By noon the tower leaned as far as a person leans who’s trying to hear what’s being said next door. It wasn’t dangerous, the builder told them, it was only odd. But four princesses lived in it, and they slid from their beds on the left-hand side, one on the other, like plates. “We’ve told it to stand straight,” said the eldest, from the bottom. “Has anyone asked it?” said [hero].}',
      ],
      way: [
        'The ivy on the wall had felt it begin. {“It was on Sunday,” it said. “There was a bell. It bent down to hear.”|“I’ve got my arms around it, so I notice,” said the ivy. “It was Sunday, when the wind was from the west. Something rang. It went all still, and then it started.”}',
        'From the top window they saw a far hill, and on the hill a small thin tower. {It was leaning too. It leaned this way!|They had to hold on to the curtain. On the last hill of the next kingdom stood another tower, grey and alone, and if you closed one eye you could see that it was crooked. It was crooked towards them.}',
        'A stork had a nest up on the roof. {“It asks me each spring,” he said. “How is she, and does she still have her roses?”|“I nest on both,” said the stork, “this one in April, that one in June. They will keep asking me to say things. I’ve got legs, not a memory.”}',
      ],
      tries: [
        'They propped it up with a pile of cushions. {The tower said “Ah” and leaned on them. It leaned more.|They fetched every cushion from the palace. It’s a thing to be borne in mind that whoever gets a cushion leans on it. Before long the eggs were rolling to the next table.}',
        'All of them pulled on a rope. {It was a tug of war. The tower won. It did not notice.|The princesses pulled, the guards pulled, and the pony pulled. The rope grew longer. “There’s a fly on me,” the tower was heard to say.}',
        'They moved all the beds to the other side. {Now it was the right that they slid to. That was no better.|It was a matter of weight, somebody thought. So every bed was pushed across. Now the princesses slid off to the right instead, and this made a change, but that was all.}',
      ],
      solutions: [
        {
          id: 'roserope',
          text: [
            '{“You want to be near her,” said [hero]. The tower blushed, brick by brick. So they tied a string from one to the other, with a bell at each end. Ting! “Hello!” Ting! “Hello!” They stood up straight, to pull it tight.|“It’s somebody you know,” said [hero] into the keyhole. A warm shiver went through the stones. They had been built by the same mason, from the same rock, it said, and had not stood together since the cart. That evening every ball of wool in the palace was knotted to the next. The stork flew with one end of it. They hung on a bell at this end and a bell at that. For a while there was nothing. Ting, it went then, very faintly. The tower drew itself up with a jerk, to get the string tight, and so did the other one, on its hill. Ting. And the princesses slid gently back to the middle of their beds.}',
          ],
        },
        {
          id: 'lampwink',
          text: [
            '{[Hero] put a lamp in its top window, and covered it with a hat, on and off. Wink, wink. Far off a light winked back! The tower stood up tall, so that it could see it better.|“If you lean,” said [hero] to the wall, “you get nearer by a foot. If you stand up tall, then you can be seen for miles.” It hadn’t looked at it like that. They carried the largest lamp in the palace up to the very top, and [hero] held the king’s hat before it, and drew it away: long, short, long. There was just the dark hill. Then, as thin as a <needle~thread~hair>, something winked. The whole tower breathed in. With a creak, stone upon stone, it went up straight, and straighter still, on its very toes, and four princesses and an egg rolled softly to the middle.}',
          ],
        },
      ],
      after: [
        'The soup stood level in the plates. {And each night at nine the two towers say goodnight.|There was no more sliding. Only at nine o’clock one could feel a faint tremble in the bedposts, and that’s when it’s being said goodnight to.}',
      ],
      fact: '[Hero] found out why the royal tower was leaning.',
    },
    {
      id: 'patchquilt',
      title: ['The Royal Quilt with One Hole', '[Hero] and the Last Patch of the Quilt'],
      refrain: ['Red patch, blue patch, one of them new, somebody’s kindness to keep out the dew.'],
      ask: 'Have you a small bit of cloth to spare?',
      spark: [
        'The royal quilt is as big as a lawn. All six princesses sleep under it. {But tonight it had a hole! It was right in the middle, and the wind came in. “It’s on my tummy,” said the smallest. “I’ll find a patch,” said [hero].|Every queen has sewn a piece to it, so that by now there is room in it for two cats as well, and now and then for a cold ambassador. That evening there was a hole in the middle, exactly as large as a <plate~cushion~saucepan lid>. It was nobody’s fault, it had just been loved through. The draught came in there and went straight to the smallest princess. “It has to be the right patch,” said the queen. “We’ve tried brocade, and it threw it off.” [Hero] put an arm through the hole and wiggled the fingers.}',
      ],
      way: [
        'They asked a shepherd on the hill. {“I’ve only this coat,” he said. He cut a bit from the hem.|“There’s no velvet here,” he said, “but I’ve carried forty lambs home in this coat.” He cut a piece off the hem, the size of a hand. It was brown and smelled of milk.}',
        'The miller’s wife gave them a corner of a flour sack. {It had a blue star on. “It’s soft from work,” she said.|It had been washed so often that you could see the evening through. “There’s been bread for the whole kingdom in that,” she said, and smoothed it.}',
        'Under the quilt they found the first patch of all. {It was not silk. It was a bit of apron!|It was down in the corner, where one’s feet go. They’d all supposed that it was silk, as it was so old and shone so. It was a scrap of kitchen apron with a burn in it.}',
      ],
      tries: [
        'They sewed on a piece of gold cloth. {It was stiff, and it scratched. “It is proud,” said the smallest princess.|It came from the treasury, and it lay there like a tray. Whenever anybody turned over it crackled, and in the dark it said, “Do you know what I cost?”}',
        'They put the cat on the hole. {That was warm! Then a mouse went by.|It was by far the best solution yet, warm, thick, and with a hum. It held till <five past eight~a quarter to nine>. Then there was a rustle behind the wall, and the patch stood up and left.}',
        'They pulled the edges together with a big stitch. {Now it was shorter. Twelve feet looked out.|It closed all right. But what a quilt has in the middle it can’t have at the ends. There was a row of twelve bare feet, and the draught, which was not proud, went there.}',
      ],
      solutions: [
        {
          id: 'manybits',
          text: [
            '{[Hero] asked each one in the kingdom for a bit of cloth as big as a coin. They gave <sock and shirt and flag~scarf and apron and sail~shawl and sack and cap>. [Helper] held the thread, and [hero] sewed them into one. It was the warmest patch of all.|“It’s not one cloth that’s wanted,” said [hero]. “That’s what they all did wrong.” So [he] went down the road and back with a basket. A piece only had to be as big as a coin. The guard gave the toe of a sock, the baker a corner of his hat, the judge a snip of his gown from where it wouldn’t show, and a baby gave, after some thought, the end of its blanket. They sat on the palace steps and sewed, with all the thimbles there were. When it was done it wasn’t straight, and no two bits of it matched. It had hardly been laid on the hole when it took hold by itself.}',
          ],
        },
        {
          id: 'ownshirt',
          text: [
            '{[Hero] looked at [his] own sleeve. It was old and soft, and it smelled of home. Snip, snip! The quilt took hold of it at once. “It wanted something that had been hugged,” said [hero].|All day long they’d been asking others. Now the sun was going, and the smallest princess lay there with both hands on her tummy. [Hero] sat down on the edge of the bed. The very first patch, down by the feet, had once been an apron, and you don’t wear an apron because you’re grand. You wear it because there’s somebody to cook for. [He] looked at the old soft sleeve, which had been cried on, leaned on, and once used to carry a <hedgehog~duckling~kitten>. Snip. There wasn’t any need of a needle. The quilt drew it in at the edges like a mouth that’s tasted something good. “It’s still warm,” said the smallest princess.}',
          ],
        },
      ],
      after: [
        'Six princesses lay in a row, and not one of them was cold. {“Goodnight, patch,” said the smallest.|In the book of the quilt, where it says who gave what, there’s a new line now under all the queens, and the ink is hardly dry.}',
      ],
      fact: '[Hero] mended the royal quilt.',
    },
  ],
  obstacles: [
    'The royal guard let nobody by without a curtsy. {They all did one. [Helper] fell over. “Very deep,” said the guard.|They all curtsied as well as they could. [Helper] went down further than planned and had to be helped up. “The deepest I have ever seen,” said the guard, much moved.}',
    'A gown lay over the stairs. It was so wide that no one could pass. {They went through it, in at one sleeve and out at the other.|It had been put there to air. There was no way round a thing like that, so they went in at the left sleeve, past eleven petticoats, and came out at the right one.}',
    'The drawbridge was up, and the man who lets it down was in the bath. {“Five minutes!” he called. They sang him a song. He sang the low part.|“I’m just doing my knees,” he called. They sat down on the bank, and sang him something with a chorus, and he let the bridge down in time to it, dripping.}',
    'A hundred suits of armour stood in the hall, and one of them had hiccups. {Hic, clank! It fell, then they all did. They lay there and laughed.|Hic, it went, clank. They were just going by on tiptoe when it fell against the next. It took a while. “I do beg your pardon,” said the last one, sitting down.}',
    'The royal carpet had been rolled up, and it filled the whole hall. {They unrolled it with their feet. At the end there was a page. “Thank you!” he said.|There was no way past, so they went behind it and pushed. It unrolled before them, as royal as could be, and out of the end rolled a page, who’d been in there since spring cleaning.}',
    'A peacock stood on the path and would not let them by until they had clapped. {They clapped. He did it all again, from the back.|He put up his tail. They clapped. He bowed, turned about and did it from the other side. It was a long programme, and there were encores.}',
    'The spiral stair went down, and they wanted up. {They walked on it backwards. That worked! They came out giddy.|“It only goes down,” said the guard, “by order of the king.” So they turned round and went down it backwards, and in that way came out at the top.}',
    'A queue of frogs sat on the steps. {“Is this for the kissing?” they asked. It was for the dentist. They stayed.|There were thirty-one of them, with their mouths already pursed. When they heard that it was the royal dentist’s door, they talked it over, and thought that they might as well.}',
  ],
  encounters: [
    'A princess was teaching a dragon to knit. {“One, two, drop it,” she said. “No, do not burn it.”|“In, round, through and off,” said the princess. “And don’t breathe.” It was to be a tea cosy, and so far it was a bit brown.}',
    'The king was looking for his queen. They were playing hide and seek. {“You have not seen me,” said the curtain.|“You haven’t seen me,” said the curtain in the queen’s voice. “I’ve been here since Tuesday. He always looks in the kitchen first, and then he has a pancake.”}',
    'A prince stood below a tower. “Let down your hair!” he called. {“I’ve had it cut,” said the princess. “Use the door.”|“I’ve had it cut,” said a princess at the window. “It’s so much cooler. Why don’t you use the door? It’s open.”}',
    'Two princesses were fencing with leeks. {“Soup in ten minutes,” called the cook. “We need those!”|“Surrender!” cried one of them. “Never!” cried the other one. “I need those for soup,” called the cook, and they surrendered.}',
    'A queen stood at the sink, and washed the royal socks. {“I think best with soap,” she said.|“It’s the only place where no one asks me to sign things,” she told them. She’d had her three best laws while doing socks.}',
    'A princess sat in an apple tree with a saw. {“It’s for the throne,” she said. “It’s to be a bench. Then there’s room for two.”|“I’m making the throne wider,” she said. “It’s silly to rule by yourself when you could have somebody to whisper to.”}',
    'The royal crown maker was fitting a crown on a snail. {“She’s queen of the lettuce,” he said. “It’s only a small job.”|“It keeps on sliding off behind,” he said, with pins in his mouth. “Could you pull your eyes in, Your Majesty? Thank you. Now out.”}',
    'Two guards stood at the palace gate. {One of them was asleep. The other one held up his hat.|“Halt,” said the first one in a whisper. “He’s just gone off. He was up all night with a tooth, and mine’s only to stand here, so I’m standing for both.”}',
    'A prince went by with a ladder, a rope and a bunch of leeks. {“I’m to save a princess,” he said. “She likes soup.”|“The ladder’s for getting up,” he explained, “the rope is for getting down, and the leeks are because it’s rude to come with nothing.”}',
    'The royal goose had swallowed the royal ring. {She sat on a cushion and was called “Your Highness”, just in case.|Until it came to light she had to be treated as one of the family. She had the chair next to the king, and she had opinions on the soup.}',
    'A ball gown was taking a walk by itself. There was a kitten in it. {“I’m a princess,” it said. “Mew.”|It came round the corner with great dignity, took the stair too fast, and turned into a heap of silk with a tail. “You saw nothing,” it said.}',
  ],
  favourite: [
    'On the bedpost hung a paper crown, a little crooked, as they are at the end of a day.',
    'On the dressing gown the smallest golden crowns shone softly.',
    'On the dressing table a very small throne waited, and a very small bear was asleep on it.',
    'A wand with a bent star lay under the pillow, and was off duty.',
    'The doll’s house stood open, and in its six beds there were six thimble princesses.',
    'On the rug lay one silk slipper, on its side, as slippers sleep.',
    'Above the bed a canopy of old curtain hung, and moved a little with each breath.',
    'The toy palace had drawn up its bridge, and one window was left softly lit.',
  ],
}
