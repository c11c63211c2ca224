import type { ThemePack } from '../../../craft/pack.ts'
import { figure, place } from '../build.ts'

export const fairyTale: ThemePack = {
  words: [
    'fairy',
    'tale',
    'once',
    'giant',
    'king',
    'prince',
    'princess',
    'wolf',
    'porridge',
    'bear',
    'spell',
    'golden',
    'wish',
    'cottage',
    'troll',
    'gnome',
    'dwarf',
    'dwarves',
    'beanstalk',
    'kingdom',
    'bean',
  ],
  settings: [
    place(
      'cottage',
      'land',
      'the Gingerbread Cottage',
      'in the Gingerbread Cottage',
      [
        'Once upon a time [hero] lived in a gingerbread cottage. {One must not lick the door. But [hero] did, just a bit.|It was warm and it smelled of Christmas, and the only trouble was that visitors kept on eating the doorknob.}',
        'Once upon a time, behind seven hills, [hero] was mending the roof of a cottage. {It was a roof of gingerbread. It needed more icing.|It was a gingerbread roof and it leaked a little, so [hero] filled up the cracks with icing and put a sugared almond on top for luck.}',
      ],
      [
        'In that fairy-tale land the milk jug never ran dry, and the cat wore boots. {They were too big, so it went clop, clop.|They were much too <large~big> for it, so that one always heard it coming, and the mice were very well.}',
        'Behind the gingerbread cottage stood a pump that gave warm milk on feast days. {On plain days it gave water, and it said sorry.|On all other days it gave water, which it plainly felt to be a come-down, for it gurgled an apology after every bucket.}',
      ],
      [
        'By the light of the moon they came home through the sleeping kingdom. {In the gingerbread cottage it was warm. [Hero] got into the little bed by the oven.|It was warm and it smelled of cinnamon. [Hero] got into the little bed behind the oven, under a quilt as soft as dough.}',
        'In the cottage window stood one candle of barley sugar, and its light was yellow and slow. {[Hero] lay down behind the oven. The walls smelled of honey, and it was warm.|The tiles of the oven were still warm. [Hero] lay down <beside~next to> it, and the whole cottage smelled of honey and cloves, and somewhere in the roof the icing settled with a sigh.}',
      ],
    ),
    place(
      'beanstalk',
      'sky',
      'the top of the beanstalk',
      'at the top of the beanstalk',
      [
        'Once upon a time there was a beanstalk, and at the very top lived [hero]. {The post came up in a basket.|The view was good and the beans were fresh, and the only bother was that anything you dropped was gone <until~till> Thursday.}',
        'Once, at the top of a beanstalk, [hero] was hanging socks up to dry on a cloud. {It was a good cloud for socks. It <did not~didn’t> rain much.|You have to choose the right sort of cloud for it, one that is in a good mood, and [hero] had known this one for years.}',
      ],
      [
        'Next door to the beanstalk lived a giant. His snore made all the leaves shake. {He was a kind giant. He grew very small roses.|He was a kind one. He grew roses, very small ones, and he watered them with a thimble.}',
        'All the way up the beanstalk there were little doors in the pods. {A finch lived in one, and a bee lived in the next. The third was to let.|Behind the first lived a finch, behind the second a bee with a cough, and on the third hung a card, “To let, sea view on clear days”.}',
      ],
      [
        'Leaf by leaf, slowly, they came back up the beanstalk into the soft night. {[Hero’s] bed was a bean pod with fluff inside. It was warm.|The giant had put out his lamp. [Hero’s] bed was the largest of the bean pods, lined with white fluff, and it rocked a little in the quiet air.}',
        'The top of the beanstalk was dim and still, with one star resting on the tip. {[Hero] crept into a soft green pod and lay down.|[Hero] drew two leaves together for a curtain and lay down in the soft green dark. Far below the whole kingdom was lying down too, one <small~little> lamp at a time.}',
      ],
    ),
    place(
      'inn',
      'indoors',
      'the Golden Goose',
      'at the Golden Goose',
      [
        'Once upon a time there was an inn, the Golden Goose, where all the fairy tales stay for the night. {[Hero] brought them their soup. The wolf liked it without meat.|[Hero] carried up their soup in the evening. There was a table for seven dwarves, a hook for the red hood, and the wolf had his with no onions.}',
        'Once, at the inn of the Golden Goose, [hero] was making up the beds. {Bed nine was for a giant. It took six sheets.|Number four wanted a pea under her mattress. Number nine was a giant, who took six sheets and apologised for each of them.}',
      ],
      [
        'In the inn the fire was lit, and there were stories at each table. {“Once upon a time,” they all began.|All of them began at the same moment with “Once upon a time”, and after that it got rather mixed, so that there was a wolf in everything.}',
        'On the stairs of the inn hung nine lanterns and a cuckoo clock. {The cuckoo was on holiday. A gnome stood in for it.|The cuckoo had gone to see her sister, so a gnome stood in for her, and at each hour he opened the door and coughed politely.}',
      ],
      [
        'At the Golden Goose the last guest had gone up with a candle. Soft fairy-tale snores came through the doors, <large~big> and small. {[Hero] went up to bed too. It was warm.|[Hero] went up the quiet stairs to the little room under the roof, where the bed stood by the warm chimney.}',
        'The fire in the inn was down to its last warm glow, and the golden goose slept in the wood basket. {[Hero] lay down under the roof. It was quiet.|[Hero] carried a candle up past all the closed doors, number one, number two, number three. Under the roof the bed had been warmed with a brick, and it was very quiet.}',
      ],
    ),
    place(
      'wishwell',
      'land',
      'the Wishing Well',
      'by the Wishing Well',
      [
        'Once upon a time there was a Wishing Well, and [hero] wound up its bucket. {Most people wished for soup. So there was a spoon on a string.|People came from three kingdoms to wish, and most of them, when it came to the point, wished for soup, so [hero] kept a spoon there on a string.}',
        'Once, <beside~next to> the Wishing Well, [hero] was sorting wishes into two baskets. {Big wishes went on the left. Small ones got a biscuit.|The <big~large> ones went on the left, to be looked into. The small ones, such as a dry sock or a nicer Monday, could generally be done at once.}',
      ],
      [
        'Moss grew <round~around> the well, and on it sat a prince, a goose and a tailor. {They were all waiting for their turn. They had brought a cake.|They had each drawn a number. The goose had been there the longest, and kept forgetting what she wanted, so the other two wished for things in between.}',
        'If you leaned over the Wishing Well and said “Hello”, it said “Hello” too. {If you said nothing, it said, “Are you still there?”|It was only an echo, people said. But if you kept quiet for long enough, a deep voice would ask you whether you were still there.}',
      ],
      [
        'The Wishing Well lay in the moonlight with its lid on. {In the <small~little> house <beside~next to> it [hero] lay down in bed. All the wishes were asleep.|A last drop fell somewhere deep below, and after it there was no sound. In the <small~little> house <beside~next to> the well [hero] lay down, with nothing left to wish for but sleep.}',
        'Slowly they walked back to the well, and moss made every step soft. {[Hero] got into bed. The warm night had no more wishes.|The bucket hung still on its chain. [Hero] drew the blanket up in the little well-keeper’s house, and the night stood <round~around> it, round and calm and deep.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'eighth',
      'Tansy',
      'she',
      [
        'There was once an eighth dwarf that <no one~nobody> tells about, and she was called [hero]. {She had been out getting milk.|On the day that it all happened she had been out for the milk, and so she is not in the fairy tale.}',
        'Count the dwarves again, slowly. The one in the doorway, holding the teapot, is [hero]. {She is number eight.|<Nobody~No one> ever gets as far as eight, so she had learned to do her good deeds in peace, and to pour her own tea.}',
      ],
      [],
    ),
    figure(
      'piglet',
      'Fourth Pig',
      'he',
      [
        'You know the three little pigs. But there was also [hero]. {He had a tent.|He had a tent for the summer, and whenever anyone huffed and puffed, it merely flapped, and he asked them in for tea.}',
        'There was a pig called [hero] who came after the three in the fairy tale. {He built with straw, wood, bricks and buttons. The buttons were best.|His three brothers had written books about bricks. He had once built a house entirely of buttons, and when it rained it played a tune.}',
      ],
      [],
    ),
    figure(
      'buttonhole',
      'Tom Stitch',
      'he',
      [
        'There was once a very small tailor called [hero]. {His chair was a matchbox, and his bath was a thimble.|He kept his shop in a sewing box, third drawer down, and he made waistcoats for robins, who pay in cherries.}',
        'A giant once lost a button, and out of the fourth hole climbed [hero]. {“I like it here,” he said. “It is round.”|He had rented that hole for years, and he was a tailor by trade, and he was extremely good at corners.}',
      ],
      [],
    ),
    figure(
      'gosling',
      'Goldie',
      'she',
      [
        'The golden goose had one gosling, and her name was [hero]. {She <was not~wasn’t> golden. She was a sort of porridge colour.|<Everybody~Everyone> had expected gold. She turned out the colour of porridge, and was delighted, since <nobody~no one> ever stuck to her.}',
        'Once there was a gosling called [hero] who read fairy tales aloud to the ducks. {She did all the voices. The bear was her best.|She did every voice herself, and for the giant she stood in a bucket, to get the boom.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'wolf',
      'Mr Wolf',
      'he',
      [
        'On a tree stump sat a wolf, knitting. He was called [helper]. {“I’m a good wolf,” he said. “I only look like that.”|“I know what you’ve read,” he said, “but that was my cousin, and he has moved.” He put away his knitting and offered [hero] a carrot.}',
        '<Somebody~Someone> held the gate open with one <big~large> paw. It was a wolf in a straw hat, and he was called [helper]. {“I have grown up a lot,” he said. “I eat leeks now.”|“I used to be in three fairy tales at once,” he said. “It was dreadful for the nerves. Now I grow leeks.” He gave [hero] one, with a bow on it.}',
      ],
      [
        '[Helper] pulled a nightcap over both ears. It had frills, and it suited him.',
        '[Helper] turned round twice on the rug and laid his long nose between his paws.',
      ],
    ),
    figure(
      'troll',
      'Grumble',
      'he',
      [
        'From under the bridge came a troll with a mop. He was called [helper]. {“I was just cleaning,” he said. “Does it look nice?”|“Wipe your feet,” he said, “I’ve just done the bridge.” He was as big as a shed, and gentle, and he <could not~couldn’t> stand dust.}',
        'A stone rolled over, and it <was not~wasn’t> a stone. It was a troll called [helper], eating toast. {“I used to ask for a toll,” he said. “Now I ask for jam.”|“I gave up asking people for money,” he said. “They never had change. Now I ask for jam.” [Hero] had a spoonful left, and that made them friends.}',
      ],
      [
        '[Helper] crept under his bridge, drew the river up a little like a cover, and sighed.',
        '[Helper] lay down among the stones by the water, and in the dark you <could not~couldn’t> tell which of them was breathing.',
      ],
    ),
    figure(
      'goldhen',
      'Henrietta',
      'she',
      [
        'A hen <came by~came along> with a <big~large> basket of golden eggs. She was called [helper]. {“They’re so heavy,” she said. “I’d rather have plain ones.”|“<Everybody~Everyone> wants to hold the eggs,” she said, “and <nobody~no one> ever asks how I am.” “How are you?” <asked~said> [hero]. After that she would have gone with [him] anywhere.}',
        '“Mind my eggs!” said a voice at knee height. It was a brown hen, and she was called [helper]. {She had knitted each egg a hat.|Every egg in her basket wore a knitted hat. “Gold gets so cold,” she explained, and after some thought she knitted one for [hero] too.}',
      ],
      [
        '[Helper] sat down on her golden eggs, which were still warm, and let her eyelids sink.',
        '[Helper] fluffed up her feathers <until~till> she was quite round, and inside all that softness she slept.',
      ],
    ),
    figure(
      'godmother',
      'Godmother Plum',
      'she',
      [
        'There was a pop, and a smell of plums, and a <very old~terribly old> fairy sat on the wall. It was [helper]. {“I grant wishes on Mondays,” she said. “Today I only come along.”|“I’m not on duty,” she said. “I grant wishes on Mondays, between two and four. On other days I have to think, the same as you.” She tucked her wand behind her ear.}',
        '<Somebody~Someone> had got stuck in the hedge by her wings. [Hero] lifted off the thorns, and it was the fairy [helper]. {“Thank you, dear,” she said. “I <do not~don’t> park well.”|“I land like a dropped pudding,” she said cheerfully. “I always did. But I’m a good walker.” She shook out a few leaves and half a spell.}',
      ],
      [
        '[Helper] laid her wand on the sill, where it glowed a little, like the end of a candle.',
        '[Helper] folded her wings like a clean napkin, and soon there was only a soft smell of plums.',
      ],
    ),
  ],
  problems: [
    {
      id: 'porridge',
      title: ['The Porridge Pot That Would Not Stop', '[Hero] and the Runaway Porridge'],
      refrain: ['Bubble, bubble, little pot, thank you, that is quite a lot.'],
      ask: 'Do you know the word that stops a pot?',
      spark: [
        'A magic pot was <cooking~making> porridge. It cooked and cooked and <did not~didn’t> stop! {Out at the door it came, and down the street. “What is the stop word?” called [hero]. <No one~Nobody> knew.|It came over the rim, out at the door and down the steps, like a <guest who has found the way~cat looking for a lap~cow going home>. <Everybody~Everyone> knew how to start the pot, but the old lady who knew the word to stop it was away at her sister’s. The whole fairy-tale kingdom would be up to its knees by bedtime. “I’ll find out,” said [hero], and waded off.}',
      ],
      way: [
        'They met the baker, up to his belt in porridge. {“My pot at home is shy,” he said. “It likes a kind word.”|“I’ve known a good many pots,” said the baker, rowing past on a bread board. “Shout at one, and it only boils harder. My own likes to be told it’s doing well.”}',
        'A trail of small blops led <round~around> the corner. {In each blop was one footprint of a cat. The cat was licking it up as she went.|Every blop held a paw print, and at the end of the trail sat a round cat, washing. “I’ve had nine,” she said. “It gets sweeter the nearer you are.”}',
        'The old lady’s parrot hung in the window. {“Good pot, good pot!” he said. “She says that each day.”|“Good pot, clever pot,” <said the parrot~the parrot said>. “That’s what she says to it <every evening~each evening~every night>. What she says after that I never hear, because of the cloth over my cage.”}',
      ],
      tries: [
        'They shouted “Stop!” {The pot went “blop”. It had heard “blop”.|“Blop?” said the pot, much interested, and made some more. It was a little hard of hearing because of the porridge in its ears.}',
        'They called the three bears to eat it up. {They ate and ate. “Too hot,” said one. “Too cold.” “Too much!”|They came with their own spoons. The first one said that it was too hot and the next that it was too cold, and after the ninth helping all three said that it was too much.}',
        'They put on the lid and sat on it. {Up they went! The lid rose on a tower of porridge.|<For a moment~For a second> it helped. <Then~And then> the lid rose up, and they rose with it, slowly, on a fat white pillar, <until~till> they could see into the upstairs windows.}',
      ],
      solutions: [
        {
          id: 'enough',
          text: [
            '[Hero] bent down to the pot. “Thank you,” said [hero], quite softly. “We’ve had enough.{” “Oh!” <said the pot~the pot said>. “<Nobody~No one> said! I thought that you were hungry.” And it stopped.| It was very good.” The bubbling stopped. “Was it?” asked the pot. “<Nobody~No one> had said so. I thought I should go on <until~till> <somebody~someone> did.” It gave a last small blop, <of pleasure~out of politeness~to be tidy>, and then it was quiet. And all the people came out of doors with spoons and bowls and <a bit of jam~some brown sugar~a jug of milk>, and helped to tidy up.}',
          ],
        },
        {
          id: 'asleep',
          text: [
            '“It must be tired,” <said [hero]~[hero] said>. “It has cooked so long.{” [He] put a tea towel <round~around> it and sang it a song. Blop, it said. Blop. Blo… And then it was asleep.| It’s gone on so long that it can’t find the end.” Anyone who has been very tired knows what that is like. [He] wrapped a tea towel round its hot round middle, sat down <beside~next to> it in the porridge, and sang. “Blop,” <said the pot~the pot said>. “Blop,” it said after a long while. “Blo…” and that was the last of it. Only now and then it gave a <small~little> warm bubble in its sleep.}',
          ],
        },
      ],
      after: [
        '{There was porridge for all that night, from the king to the smallest mouse. The king had it with gold sugar.|That evening there was porridge in <every~each> house of the kingdom, and the giant had his in the bath.}',
      ],
      fact: '[Hero] stopped the runaway porridge pot.',
    },
    {
      id: 'pea',
      title: ['The Princess and the Missing Pea', '[Hero] and Twenty Mattresses'],
      refrain: ['Round and green and very small, somewhere under it all.'],
      ask: 'Have you seen a pea with a dent?',
      spark: [
        'The princess <could not~couldn’t> sleep. For years she had slept on a pea. Now it was gone! {“It’s much too <soft~flat~wide>,” she said. “<I sink!~Where is the middle?>” So [hero] went to look for the pea.|She had twenty mattresses, and <beneath~under> them had always been the one pea, and she had grown fond of it. “I’d got so used to the bump,” she said. “Without it I don’t know where the middle is.” Any other pea <would not~wouldn’t> do. It had to be that one, with the dent. [Hero] promised her to find it before the clock struck nine.}',
      ],
      way: [
        'At the foot of the bed they found a <small~little> round dent in the carpet. {There was a second dent, and a third. The pea had rolled!|One dent was followed by another, all the way to the wall. “It bounced,” <said [helper]~[helper] said>. A pea that bounces is a pea that’s going somewhere.}',
        'A gardener sat counting beans. {“Peas?” he said. “They like a window. They look for the sun.”|“I’ve worked with peas all my life,” he said. “They can’t abide the dark. If there’s a crack with some daylight in it, they’ll find that, and whatever’s behind it.”}',
        'They heard a faint tock, tock inside the wall. {“It is a very small ball,” <whispered [helper]~[helper] whispered>.|It went tock, then a pause, then tock, and now and again a thin little cheer. <Somebody~Someone> in there was having a nice time.}',
      ],
      tries: [
        'They gave the princess a bean. {She lay down on it. “That is a bean,” she said. “It’s too proud.”|She lay down on it and closed her eyes. “That’s a bean,” she said from above, “and it’s a little full of itself.”}',
        'They tried a marble, a nut and a button. {“No. No. Ouch,” <said the princess~the princess said>.|“Glass,” <said the princess~the princess said>. “Hazel. And that is off a coat.” She was never wrong. It is a gift.}',
        'They looked in all twenty beds. {In the tenth they found a frog. “I was here first,” he said.|In the tenth mattress there was a frog, with a lamp and a good book, who had always wondered about the noise upstairs.}',
      ],
      solutions: [
        {
          id: 'grown',
          text: [
            '<At last~In the end> they looked out of the window. There, by the wall, grew a green vine. It was the pea! {It had fallen out and grown. On it hung a hundred little peas. One had a dent. She put it in her bed. “Ah,” she said.|It had rolled out, and it had rained, and so it had done what a pea does when it is left in peace. It reached up to the sill. There were <small white~pale pink~tiny white> flowers on it and fat green pods, and in the lowest pod lay one round pea with a dent. They put it back under the twenty mattresses. Up above it was silent <for a while~for a bit~for a time>. “There you are,” <said the princess~the princess said>.}',
          ],
        },
        {
          id: 'mouse',
          text: [
            'Behind the wall lived a <small~little> mouse with seven children. They played ball with it! {“Is this a bed pea?” <said the mouse~the mouse said>. “We’ll swap.” [Hero] gave them a <red~blue~glass> bead. It was a much better ball.|They kicked it along the skirting board, and there was <a good deal~a great deal> of cheering. “Oh dear,” said their mother, “is it <somebody~someone>’s?” [Hero] felt in [his] pocket and found a <red~yellow~glass> bead with a hole, and that makes a far better ball, for you can put it on a string. So <everyone~everybody> was content, and the pea was carried up, washed, and put back where it belonged.}',
          ],
        },
      ],
      after: [
        '“Just there,” said the princess, and pulled up the cover. {And she slept, with a <small~little> bump in the middle.|She wriggled twice, <until~till> she had it in the proper place. “Goodnight, pea,” she said, and the rest of the kingdom could go to bed.}',
      ],
      fact: '[Hero] found the pea for the princess.',
    },
    {
      id: 'giant',
      title: ['The Giant Who Wanted a Goodnight Story', '[Hero] and the Little Giant'],
      refrain: ['Fee, fie, fo and fum, softly now the night has come.'],
      ask: 'Do you know a tale that a giant would like?',
      spark: [
        'Boo-hoo! <It rained~Down came> <big~large> salty drops. A giant sat on the hill and cried. {“<Nobody~No one> tells me a tale,” he said. “They all run away.” “I don’t,” <said [hero]~[hero] said>.|It <wasn’t~was not> rain at all. “Everyone is in a fairy tale with me,” sobbed the giant, “but <no one~nobody> has ever told me one. At the end I always fall off something.” There was one <big~large> tear on every roof. [Hero] had climbed up on a stone, <in order to~so as to> be nearer to his ear. It was plain to [him] that this giant needed a tale of his own, and it had to be the right one.}',
      ],
      way: [
        'A swallow sat on a post. “I know that giant,” she said. {“I slept on him once. He stood so still!”|“We came over on a foggy night, forty of us, and no tree. He held out an arm <until~till> morning. It must have gone quite dead.”}',
        'The ground dipped, and they stood in a footprint as big as a barn. {In it grew daisies. He had walked round each one.|It was full of daisies, and you could see by the shape of the heel that he had twisted his foot on purpose, <in order to~so as to> miss a molehill.}',
        'An old storyteller came up the road with a cushion. {“The best tales,” she said, “are about the one who listens.”|“I told stories to a king for forty years,” she said. “He yawned at dragons. He yawned at gold. He only sat up when there was <somebody~someone> in it just like him.”}',
      ],
      tries: [
        'They read to the giant from a book. But it was so small! {He <could not~couldn’t> see it. “Is it a seed?” he asked.|He held it up between his nails and squinted. “Is that a book,” he asked politely, “or is it a seed?”}',
        'They told the giant the tale of the beanstalk. {He cried even more. “I don’t like the end,” he said.|They had hardly come to “Fee, fie” when his lip <began to~started to> tremble. “I know this one,” he said. “I don’t care for how it comes out.”}',
        '[Helper] sang the giant a lullaby. {He clapped! They all fell over.|The giant liked it so much that he clapped, and it took them some time to find their hats.}',
      ],
      solutions: [
        {
          id: 'own',
          text: [
            'So [hero] made up a new tale. “Once upon a time there was a giant. {He was big, and so was his heart. All the birds slept in his hair.” “Is that me?” asked the giant. “That’s you,” <said [hero]~[hero] said>.|He was so tall that the swallows rested on his shoulder on their way south, and he stood still for them a whole night, so that they could sleep.” The giant had stopped crying. “I did do that once,” he said. “How did you know?” “And <everybody~everyone> who saw it,” said [hero], “wished that they had such a friend. And he <didn’t~did not> fall off anything.” “Not anything?” asked the giant. “Not the smallest thing.”}',
          ],
        },
        {
          id: 'ear',
          text: [
            'The giant lifted [hero] up, and [hero] sat down in his ear. It was warm and soft in there. {[He] whispered. A whisper was just right, for it was so near. The giant smiled, and his eyes fell shut.|It was like <an armchair~a hay loft~a warm boat>. “I’ll tell it to you quite softly,” said [hero], “for I’m close by.” <No one~Nobody> had ever come that close to him before. The tale was about a hill that lay down <every evening~each evening~every night> <beside~next to> another hill, so that the valley between should not be cold. It <did not~didn’t> have much in it. But it was whispered, and it was only for him, and well before the end the giant was asleep.}',
          ],
        },
      ],
      after: [
        'He smiled in his sleep, and the whole hill smiled <a bit~a little> <as well~too>. {From then on he got a tale each night.|From that time on <somebody~someone> went up <every evening~each evening~every night>, and they drew lots, not for who must, but for who might.}',
      ],
      fact: '[Hero] told the giant a fairy tale of his own.',
    },
    {
      id: 'cowswap',
      title: ['The Cow Who Was Swapped for Beans', '[Hero] and the Five Magic Beans'],
      refrain: ['One for you and one for me, swap a bean and then we’ll see.'],
      ask: 'What would you swap for a handful of beans?',
      spark: [
        'By <the gate~the pump~a milk stool> stood a boy, and he was <sniffing~blinking>. “I swapped my cow for five beans,” he said. {“But I miss her! She hums when I milk her.” He gave [hero] the beans. “We will swap back,” <said [hero]~[hero] said>.|“They’re magic, and <everybody~everyone> says I did well,” he went on. “But she used to hum when I milked her, and <nobody~no one> tells you how quiet a shed can be.” The man with the cow had gone off into the fairy tales without leaving an address. The boy held out his hand with the five beans in it. “Then we shall have to swap her home again,” said [hero], “one thing at a time.”}',
      ],
      way: [
        'They met a girl with a goose under each arm. {“A man with a cow?” she said. “He went that way. The cow was humming.”|“A man with a cow went by at noon,” she said. “He was pulling, and she was humming, and neither of them seemed to be getting his way.”}',
        {
          gives: 'bell',
          text: 'A tinker had a cow bell on his cart, and it was the boy’s own! {He swapped it for one bean. “Fair is fair,” he said. Clonk, it went.|“Found it in a ditch,” <said the tinker~the tinker said>. He <would not~wouldn’t> take money, but he had always wanted to own a bean with prospects. So there was one bean fewer, and [hero] had a bell that said clonk.}',
        },
        'In the mud were round prints, going forward, and behind them boot prints that slid. {“She <did not~didn’t> want to go,” <said [helper]~[helper] said>.|The boots had been dragged for quite some way. “She’s steering,” said [helper], who had bent down to look, “and I believe she’s steering for home.”}',
      ],
      tries: [
        'They swapped a bean for a hen and the hen for a hat. {The hat said “moo”. It was on top of a calf.|The hen laid in the hat, so the hat man wanted the hen, and in the end they had swapped all the way round and were standing there with the same bean.}',
        'They called, “Moo!” over the hedge. {Three cows came. They were nice, but none of them could hum.|Three cows came to the hedge and looked. They were perfectly good cows. But when they were asked to hum, they looked at <each other~one another> <as if~as though> it were rather personal.}',
        'They planted one of the beans to see farther. {Up it went! On the top sat a giant’s aunt. “No cows here, dear,” she said.|It shot up past the roofs. [Hero] climbed to the top and met a giant’s aunt, who was shelling peas and <had not~hadn’t> seen a cow since Easter, but sent down her love.}',
      ],
      solutions: [
        {
          id: 'bellcall',
          needs: 'bell',
          text: [
            '[Hero] took the cow bell and shook it. Clonk, clonk. {It was quiet. Then, behind the hill, <somebody~someone> hummed. Down came the cow at a trot, and the man came after her on his tummy. “I’ll take the beans,” he said. “They don’t pull.”|The sound went over the hill, and stayed there a while. Then, very faintly, <somebody~someone> <began to~started to> hum. She came over the top at a trot, with her <ears forward~tail in the air~eyes shining>, and behind her on the rope, mostly on his front, came the man. “Take her,” he panted. “I only wanted some milk. She’s walked me home to you four times.” The last beans suited him very well, <because~since>, as he said, you can put them down.}',
          ],
        },
        {
          id: 'askcow',
          text: [
            '{They found the man and the cow by a pond. [Hero] asked the cow, not the man. “Where would you like to be?” The cow looked at the boy, and she hummed. “I see,” <said the man~the man said>. He took the beans, and a pat on the hand.|They found the man and the cow by a pond. The man was offering prices, and the boy was offering beans, and so [hero] went round to the other end and asked the cow. “And you?” She <thought about it~thought it over>, chewing. <Then~And then> she walked to the boy, put her chin on his <shoulder~cap~arm>, and hummed one long low note. The man took off his cap. “<Nobody~No one>’s ever hummed at me,” he said. They invited him to come on Sundays, and he kept the beans.}',
          ],
        },
      ],
      after: [
        'The shed was no longer quiet. {The boy milked, and the cow hummed, and the milk was warm.|From the shed came the sound of milk in a pail, and over it, deep and contented, the hum of a cow who is where she meant to be.}',
      ],
      fact: '[Hero] brought the humming cow home to the boy.',
    },
    {
      id: 'farboots',
      title: ['The Boots That Walked Too Far', '[Hero] and the Seven-League Boots'],
      refrain: ['Seven hills in every stride, home went by on the other side.'],
      ask: 'Have you seen a postman go by in very big boots?',
      spark: [
        '<Whoosh! Something ran past. Whoosh!~Swish! Something went by. Swish!> It ran back. {It was a postman in seven-league boots. “I <cannot~can’t> get home!” he called. “I step over it <each time~every time>.” [Hero] waved. “We’ll help!”|There was a wind, and a smell of <leather~boot polish~hot leather>, and <far off~far away> a <small~little> voice said, “Bother.” Then it came from the other side. It was the postman of the fairy tales, who’d been given seven-league boots so that the letters should be early. They were early. But with every step he went seven leagues, and his own house lay exactly three leagues and a half away, right in the middle. He had stepped over his supper <eleven~nine~fourteen> times. “Next time you pass,” called [hero], “we’ll have an idea!”}',
      ],
      way: [
        'A sheep was looking up at the sky. {“He went over me,” she said. “He said good evening. It took two hills to say it.”|“He wished me a good evening,” said the sheep, “but I had the ‘good’ on Tuesday, and the ‘evening’ has only just come.”}',
        'They found a boot print with a whole duck pond in it. {The toe went this way. The heel went that way. “He turns on his heel,” <said [helper]~[helper] said>.|It was so deep that ducks had moved in. “Look at the heel, though,” <said [helper]~[helper] said>. “It’s hardly pressed at all. Those boots know nothing about standing still.”}',
        'The cobbler who had made the boots looked up from his bench. {“Long legs, long steps,” he said. “Small steps? I never asked them.”|“I made them for going,” he admitted. “<Nobody~No one> ordered any for arriving. It’s the old trouble with my trade.” He gave them a little pot of polish for luck.}',
      ],
      tries: [
        'They tied a rope across the road. {Whoosh! Now the rope was gone. It came back with a goat on it.|There was a twang. Some time later the rope came home, all <by itself~on its own>, from a country with palm trees, and on the end was a goat, chewing.}',
        'They shouted “Stop!” as he went by. {But he heard only “St”. So he went up a stair.|The word was too long for him. He heard the first half of it on this side, and the rest of it on the far side of the mountains, where he asked politely what an “op” was.}',
        'They moved the house a bit, to be in the right place. {It was heavy. It moved as far as one thumb.|They leaned on it with all their weight, and a shelf fell down inside. The house had moved by the width of a thumb. At that rate, [helper] worked out, he would be home in nine hundred years.}',
      ],
      solutions: [
        {
          id: 'oneboot',
          text: [
            '{[Hero] thought. “Seven is too many. Take one boot off!” So he took off the left one and hopped. It was just half as far! Thump. He stood on his own doormat, and his soup was still warm.|“If two boots take you seven,” [hero] called the next time, “then how far would one take you?” There was a silence, with arithmetic in it. <Then~And then> they heard a grunt, and a boot fell out of the sky. The postman came down on one leg, in a sock on the other side, exactly half as far as usual. <Thump~Thud~Bump>. It was his own doormat. He stood on it <for a long time~for quite a while~for some time>, just for the pleasure of it, and then he wiped his foot.}',
          ],
        },
        {
          id: 'backward',
          text: [
            '{“Boots,” said [hero] softly, “where would you like to go?” <Nobody~No one> had asked them before. “We want to sit by a fire,” creaked the boots. They went one <small~little> step, and then one more, and there was the door.|On his twelfth time round, the postman held on to a church tower, and [hero] had a moment to speak to the boots instead of to him. “What would you like?” The leather creaked. It seemed that they were as tired as he was. They had seen every country in the world from above, and in all of them there were chairs by the fire, and <nobody~no one> had ever said, “Sit down.” “Sit down,” <said [hero]~[hero] said>. And they went home in small steps, heel and toe, like <slippers~a pair of old friends~two tired cats>.}',
          ],
        },
      ],
      after: [
        '{The boots stood by the stove and steamed. The postman wiggled his ten toes.|The postman put his feet up, all ten toes of them, and the boots leaned together by the stove and gave a leathery sort of sigh.}',
      ],
      fact: '[Hero] helped the postman in the seven-league boots to get home.',
    },
    {
      id: 'glass',
      title: ['The Magic Mirror with Nothing to Say', '[Hero] and the Mirror on the Wall'],
      refrain: ['Mirror, mirror, on the wall, tell us something kind and small.'],
      ask: 'What would you ask a magic mirror?',
      spark: [
        'The magic mirror had gone grey, like a <window in the rain~pond in November~cup of cold tea>. It <would not~wouldn’t> say a word. {“It can’t be ill,” <said the queen~the queen said>. “It is glass!” [Hero] put a hand on it. It was cold, and it sighed.|It hung in its golden frame and showed nothing but fog. The queen had polished it and had begged its pardon. “I ask it the same thing every morning,” she said, “and every morning it answers. Today it just breathed out.” A kingdom without its mirror doesn’t know if its hat is straight. [Hero] laid an ear against the glass. Deep inside <somebody~someone> sighed, the way you sigh <on a long wet afternoon~at a bus stop~in a waiting room>.}',
      ],
      way: [
        'The cat in boots was trying on a hat in front of a puddle. {“That mirror?” he said. “It once told me a joke. <No one~Nobody> laughed.”|“I was there when it made a joke,” <said the cat~the cat said>. “It was quite a good one, about a comb. The court only asked if that was a yes. It’s not been the same since.”}',
        'In the hall they found a pale square on the wall. {The mirror used to hang there, by the window. “It could see the sea,” <said [helper]~[helper] said>.|It was just the size of the mirror. From there it must have had a view of the road, the hill and a bit of the sea. In the place where it hung now, it looked at a wardrobe.}',
        'A small hand mirror lay on a chair. “That’s my grandfather,” it said. {“He likes new things. He has seen that lot.”|“He’s four hundred years old, and he’s been asked one single question. Wouldn’t you go grey?”}',
      ],
      tries: [
        'They rubbed it with a soft cloth. {The cloth went squeak. The mirror went “hee”. <Then~And then> it was grey again.|It was ticklish at the corners, it turned out. There was a <small~little> unwilling “hee”. But when the cloth was put away, the fog rolled back like a blanket.}',
        'They told it all the news. {“A hen has a hat,” <said [hero]~[hero] said>. “Hm,” <said the mirror~the mirror said>.|They told it that the hen had a hat, and that the troll had done his bridge. “Hm,” said the mirror, so low that it might have been a draught. It had to be very low indeed, to be so polite about it.}',
        '[Helper] pulled funny faces at it. {They were very good. The queen fell off her chair. The mirror <did not~didn’t> look.|There was the Fish, and the Mayor, and the Turnip Who Has Heard Something. Everyone in the room was weak with laughing. But a mirror can’t see faces in a fog.}',
      ],
      solutions: [
        {
          id: 'howareyou',
          text: [
            '[Hero] stood before the glass and asked, “Mirror, how are you?” {The fog grew thin. “Me?” <said the mirror~the mirror said>. “I am <a bit~a little> bored. I would like to know what rain feels like.” So they talked <until~till> it was bright.|It was so simple that <nobody~no one> had ever thought of it. The fog stopped moving. “I beg your pardon?” <said the mirror~the mirror said>. “How are you,” said [hero], “and what did you dream?” A clear spot came, as big as a <plum~penny~bun>. “I dreamed that I was a lake,” it said slowly. “There were <ducks~swans~two small boats> on me.” And then it talked, about four hundred years of things it had noticed and kept to itself, and with each word the glass grew brighter.}',
          ],
        },
        {
          id: 'window',
          text: [
            '{They took the mirror down and hung it by the window. There was the hill! There was the sea, and a red boat! “Oh,” it said, and the fog was gone. All the kingdom could see itself shine in there.|“You’d be foggy too,” said [hero], “if you had only ever seen one wardrobe.” They carried it down together, a step at a time, and hung it up opposite the window. At first nothing happened. <Then~And then> in the grey there was a hill, and then a road, with a cart on it, and a strip of the sea. “That boat’s new,” <said the mirror~the mirror said>. “And who taught those hens to march?” It <didn’t~did not> stop asking <until~till> supper.}',
          ],
        },
      ],
      after: [
        '“Your hat is straight,” said the mirror, “and there is a heron.” {The queen sat down <beside~next to> it to look.|The queen came with a chair and sat <beside~next to> it, so that the two of them faced the same way. “What’s that one?” she asked. “A heron,” <said the mirror~the mirror said>.}',
      ],
      fact: '[Hero] cheered up the magic mirror.',
    },
    {
      id: 'hundred',
      title: ['The Castle That Had Slept Enough', '[Hero] and the Hundred-Year Nap'],
      refrain: ['Wide awake at half past nine, sleepy time will be just fine.'],
      ask: 'How do you get tired after a hundred years in bed?',
      spark: [
        'Once a whole castle slept for a hundred years. <Today~That morning> it woke up. And now <nobody~no one> was tired! {The king hopped. The cook sang. “We can’t sleep,” they said. “We have slept it all up.” [Hero] had to smile. “Let’s see,” <said [hero]~[hero] said>.|They’d had their kiss, and stretched, and eaten breakfast. All day long it had been a delight, but now it was evening. The king was <doing handstands~walking on his hands~sliding down the banister>, the cook was <whistling~yodelling~skipping> in the larder, and eleven footmen were playing leapfrog down the stairs. “We’re a hundred years ahead,” said the king, upside down. “We’ll never be tired again!” But a night without sleep is long, and <nobody~no one> else in the kingdom would get any either, with all that leapfrog. [Hero] rolled up [his] sleeves.}',
      ],
      way: [
        'A gardener came out with a rake. {“I have to cut back a hundred years of roses,” she said. <Then~And then> she yawned. She was the only one!|She was cutting back the roses, which had grown for a hundred years, and she yawned so that her hat moved. “I’m the only one who’s done a stroke today,” she said.}',
        'In the hall stood a clock, stuck at five to three. {It had slept too. They wound it up. “Tick?” it said.|<Nobody~No one> had wound it for a century. It said “tick”, carefully, as you put one foot out of bed. “You might tell them what the time is,” it suggested. “I don’t believe they know.”}',
        'The youngest page sat on the stairs with a list. {It had a hundred years of jobs on it. <No one~Nobody> had begun.|It was headed “When I Wake Up”, and it was as long as the banister. “Dust,” it began. “Post. Feed goldfish.” He looked worried about the goldfish.}',
      ],
      tries: [
        'They told them all to count sheep. {The sheep came to see who called. Now they were up too.|The sheep heard their names, as it were, and came in. By nine o’clock the footmen were playing leapfrog over them, and two of the sheep were winning.}',
        'They sang them a lullaby. {The king clapped. “Now one with drums!” he said.|It was sung very sweetly, in three parts. The castle listened to the end, and then it asked if there was one with a drum in it, and <somebody~someone> went to fetch the drum.}',
        'They gave <everyone~everybody> warm milk. {It gave them white moustaches. They liked that so much that they had a parade.|It was hot, with honey. It made forty white moustaches, and the court was so taken with these that it held a parade.}',
      ],
      solutions: [
        {
          id: 'jobs',
          text: [
            '“There are a hundred years of dust here,” <said [hero]~[hero] said>. “Who can sweep?” {They all took a broom. They swept and scrubbed and cut the roses. And <one by one~one after another> they sat down. “Oh,” <said the king~the king said>. “My eyes are heavy.”|The youngest page had a list of all the jobs that had waited for a hundred years. [Hero] tore it into forty strips, one for each of them. The king got “dust”. The footmen got “roses”. They swept and clipped and wrote back to a hundred years of birthday cards, and it was a fine, warm, humming sort of evening. <Then~And then> the cook sat down on a step <for a moment~for a second>. A footman leaned against a doorpost. “What is this?” asked the king, with his hand before his mouth. “It’s yawning,” <said [hero]~[hero] said>. “You’ve <earned that one~worked for that~earned it>.”}',
          ],
        },
        {
          id: 'tellall',
          text: [
            '{[Hero] lay down on the floor. “Tell me what you dreamed,” <said [hero]~[hero] said>. “All of it!” The king began. It was a long, long dream about a swan. The next told his. It was slow and soft, and <one by one~one after another> they dropped off again.|“A hundred years of dreams,” said [hero], “and <nobody~no one>’s asked about a single one of them. Would you?” They lay down in a ring with their heads together. The king began, with a swan and a staircase. It had <a great many~very many> stairs. The cook had dreamed of <dough, rising~soup, cooling~a pie without an edge>. As they told, their voices got lower, for it’s hard to tell a dream without going back in a little way to look. By the time it came to the page, he was telling it to <nobody~no one>.}',
          ],
        },
      ],
      after: [
        'It was quiet in the castle, and this time only for one night. {The clock would wake them up at seven.|They slept again, every one of them, but they had set the clock. It would only be <until~till> seven, and then there’d be rolls.}',
      ],
      fact: '[Hero] helped the wide-awake castle to fall asleep.',
    },
    {
      id: 'redwool',
      title: ['The Red Hood That Came Undone', '[Hero] and the Long Red Thread'],
      refrain: ['Over, under, round the tree, little red thread, come back to me.'],
      ask: 'Have you seen the other end of a red thread?',
      spark: [
        '“<My hood!~Oh, my hood!>” <said~cried> a <small~little> girl. “<Look~Do look~Oh dear>!” It was only half a hood now. {A red thread hung from it and went off <round~around> the corner. “Granny made it,” she said. “We’ll wind it up,” <said [hero]~[hero] said>.|She was the one from the fairy tale, and she had come with her basket as always. But somewhere she must have caught on a nail. Behind her ran a long red thread, over the path and out of sight, and her hood stopped just above the ears. “Granny knitted it with the last of her red,” she said, “and I’m going there to supper. I can’t come in half a hood.” [Hero] picked up the thread. It gave a <tiny~very small> tug, <as if~as though> there were <somebody~someone> on the other end.}',
      ],
      way: [
        'The thread went round a milk can, and then round a hen. {The hen stood still. “I thought that I was a present,” she said.|It went three times <round~around> her, and ended in a sort of bow. “I’ve been standing here for an hour,” <said the hen~the hen said>. “I took it that I’d been given to <someone~somebody>.”}',
        'Seven dwarves held the thread between them like a rail. {“It shows us the way home,” they said. They were sorry to let go.|They had been following it in the belief that it was an invention. “One never knew where the path was,” they said, “<until~till> <somebody~someone> underlined it.”}',
        'Now a tuft of red wool lay on the ground, all soft and chewed. {“<Somebody~Someone> made a bed of this,” <said [helper]~[helper] said>.|It had been pulled to bits <with great care~very carefully> and then patted flat. [Helper] sniffed at it. “Whoever did that,” said [helper], “is expecting <somebody~someone> very small.”}',
      ],
      tries: [
        'They wound it up into a ball. {But the ball was round, and there was a hill. Off it went!|It made a splendid ball, as big as a cabbage. Then <somebody~someone> put it down on a slope to tie a shoe. They met it again at the bottom, all in a heap, like spaghetti.}',
        'They made a hood of leaves for now. {It was green. A caterpillar ate the left ear.|It was neat, and it had a stalk on top. But it turned out that there was a caterpillar living in it, who thought of the whole thing as breakfast.}',
        '[Helper] pulled hard at the thread. {The rest of the hood came undone. Oh dear.|There was a soft quick sound, like a sigh. “Was that the end?” asked [helper]. It was the other end. Now there was no hood left at all, only a girl holding a button.}',
      ],
      solutions: [
        {
          id: 'nestshare',
          text: [
            '{The thread went up a bush and into a nest. In it sat five <tiny~very small> wrens, all in red wool. “They were cold,” <said the mother~the mother said>. The girl looked. “Then keep the end,” she said. There was still enough for a hat, and [hero] helped to knit it.|The thread ran up into the hedge, and there at the end sat a wren on her nest, and under her, packed in red, were five <bare~pink~tiny> new chicks. “I thought it had been left for us,” she said, and <began to~started to> pull it out. “No,” said the girl quickly. They worked it out together, stitch by stitch, with two twigs for needles. There was enough for the nest and for a hat that came down over both ears. “It used to be too long anyway,” <said the girl~the girl said>. “It got in the soup.”}',
          ],
        },
        {
          id: 'grannyend',
          text: [
            '{They wound and wound. At the end of the thread there was a door, and at the door sat Granny! She had the other end. “I knitted, and you walked,” she said. “I could feel you come.” Click, click, and the hood was whole.|The ball grew fat and heavy, and the thread grew short, and it ended at a cottage, in an armchair, on a pair of needles. “I found a red thread going by my gate,” said Granny, “so I began at once.” She’d been winding in from her side all afternoon. There was only the middle bit left to do. [Hero] held the wool out on both hands, the <kettle sang~cat purred~clock ticked>, and the last stitch closed with a <small~little> click, just under the girl’s chin.}',
          ],
        },
      ],
      after: [
        'At Granny’s it smelled of <baking~cinnamon~cake and coffee>. {The red wool was warm, and <everyone~everybody> had a slice.|There was <apple cake~plum cake~gingerbread>, for wolves too. Someone had hung up a card over the nail on the gate: “Mind your hood.”}',
      ],
      fact: '[Hero] followed the red thread and saved the hood.',
    },
  ],
  obstacles: [
    'There was a bridge with a sign: “Three wishes to cross.” {They wished <each other~one another> good luck, good soup and goodnight. That was three!|They looked into their pockets, but they had no wishes to spare. So they wished the bridge a good evening, a long life and dry feet. It counted them. It was exactly three.}',
    'A thick hedge of roses stood round everything. {“We’ve been asleep a hundred years,” it said. “Come in, but softly.”|“There’s <somebody~someone> asleep in the middle,” it whispered, “and we’re rather proud of how quiet it is.” It opened just as wide as a person going sideways on tiptoe.}',
    'The path split into three, and at each fork sat a gnome. {“Mine is short.” “Mine is soft.” “Mine has ice cream.” They all met up again behind the tree.|<Each of them~Every one of them> praised his own path, one for its moss, one for its view and one for an ice cream stall. The three paths met again behind the next tree, where the gnomes, it turned out, had lunch.}',
    'A tower stood in the way, with no door at all. {“Go round,” said a girl at the top. “I always do.”|They walked all <round~around> it, knocking. “There isn’t one,” said a girl at the top. “It keeps people talking. Go left by the nettles, it’s ten steps.”}',
    'The road was full of golden straw, right up to their chins. {A little man was spinning it. “Sorry!” he said. “I can’t get it to be plain.”|It belonged to a little man at a wheel. “Whatever I spin comes out gold,” he said crossly. “And all I want is a broom.” They waded through, and sparkled for some time.}',
    'A frog sat on the only stepping stone and <would not~wouldn’t> move over. {“I am a prince,” he said. “So am I,” <said the next frog~the next frog said>. “So I’m told,” <said the third~the third said>. They made room in the end.|“I was here first, and I’m a prince,” he said. It turned out that there were three of them, and that each had been told to wait. [Hero] suggested that they wait on lily leaves, like princes, and it <had not~hadn’t> struck them before.}',
    'An old signpost said “Happily” one way and “Ever After” the other. {They stood in the middle. “It is nice here too,” <said [helper]~[helper] said>.|One arm pointed left, and the other pointed right. “Well, we want both,” <said [hero]~[hero] said>. So they went <straight on~straight ahead> through the middle, where there was a gap in the hedge just wide enough.}',
    'A snoring bear lay across the way like a rug. {They went by on tiptoe. “Just right,” he mumbled.|He was the middle-sized one of the three. They stepped over him one foot at a time, and he said “Just right” in his sleep, so they took it as a compliment.}',
  ],
  encounters: [
    'A girl in a red hood <came by~came along> with a basket. The wolf was carrying it for her. {“It’s heavy,” she said. “He is so helpful.”|“Granny’s having both of us for supper,” she said. “She means as guests,” the wolf added <quickly~fast>.}',
    'Seven dwarves went by <in a row~in a line>, and each said goodnight. {“Night.” “Night.” “Night.” The last one said, “Me too.”|“Night,” said the first one, “night,” said the next, and so on. The seventh was so tired that the sixth had to say it for him.}',
    'A prince was kissing a frog. {“Anything?” he asked. “No,” <said the frog~the frog said>. “But it was nice of you.”|“Anything?” he asked <after a while~after a bit~by and by>. “I’m still a frog,” said the frog, “but I feel very much appreciated.”}',
    'A glass shoe stood on the steps, and a mouse was polishing it. {“There’s one missing,” it said. “There always is.”|“She leaves it here <every time~each time>,” <said the mouse~the mouse said>. “I don’t think that she loses it at all. I think it pinches.”}',
    'A gnome was painting spots on a toadstool. {He had lost count. “Was that seven?” It was nine.|“Seven is lucky,” said the gnome, “and nine is vulgar.” They counted for him. It was nine. He painted two of them over and called it a draught.}',
    'The three bears were out with a pram. In it sat a bowl of porridge. {“It’s cooling,” <said the smallest one~the smallest one said>. “Shh.”|“It was too hot,” they explained, “so we’re walking it up and down.” The smallest bear tucked in the spoon.}',
    'A spinning wheel stood by the road with its wheel in a bandage. {“Everyone says that I prick,” it said. “It was once!”|“It was one princess, one time,” said the wheel, “and it’s in all the books.” [Hero] shook it gently by the treadle.}',
    'A <tiny~very small> king was being carried along by two ants. {“Left, please,” he said. They went right. He was used to it.|He gave his orders in a firm clear voice, and the ants went where they were going anyway. “It works best,” the king confided, “if I order it just after.”}',
    'A beanstalk leaned over a wall and asked for the time. {“Half past six,” <said [hero]~[hero] said>. “Then I can still do a yard,” it said.|“Half past six,” they told it. “Good,” said the beanstalk, “then I’ll just do another yard before bed,” and it did, with a creak like new shoes.}',
    'A dwarf was asleep in a wheelbarrow, and another dwarf was pushing it. {“We swap at the bridge,” he said.|“We swap over at the bridge,” the second one whispered. “He’s been asleep at the bridge since March, though, and I do like the walk.”}',
    '<Somebody~Someone> had spilt a spell on the steps, and it was purple. {All the stones there sang in their sleep.|It had soaked in before anybody could fetch a cloth, and now, whenever a foot came down, that stone said something nice about the shoe.}',
  ],
  favourite: [
    'The <big~large> book of fairy tales lay shut, and all those inside it were asleep.',
    'On the quilt there was a <tiny~very small> golden crown, sewn on by hand.',
    'By the slippers stood a toy cottage with its <tiny~very small> lamp turned low.',
    'On the shelf three wooden bears lay in three wooden beds, and the smallest bed was just right.',
    'A paper beanstalk wound its way up the bedpost, and its leaves were still.',
    'Under the mattress, quite likely, there was a pea, and it was asleep.',
    'Behind the curtain a <small~little> castle of blocks had shut its gate for the night.',
    'On the night table lay a golden egg. It was chocolate, and it was for the morning.',
  ],
}
