import type { ThemePack } from '../../../craft/pack.ts'
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
        '[Hero] lived at the top of the north tower of Crumpet Castle. {It had round walls, so the bed was round too.|The tower was round and so was the room, and so the bed had to be round <as well~too>, which is very good if you like to turn over.}',
      ],
      [
        'The castle smelled of candles and old stone. {In the hall hung the faces of ninety kings. They all looked at the toast.|Along the hall hung ninety kings and queens in gold frames, and whichever way you went their eyes followed the toast.}',
        'Outside the tower window the rooks were coming in to bed. {Caw, said each one, and moved up.|There was never quite room on the ledge for the last one, so they all had to say caw and move up, every night, for eight hundred years.}',
      ],
      [
        'Up the tower stairs they went, round and round, and on each step burned one low candle. {At the top was a round bed, and it was warm. [Hero] got in.|At the top was a round bed, and <somebody~someone> had put a warm brick in it. [Hero] slid down into it, and the old castle walls stood quietly all about.}',
        'The wind went once <round~around> the tower, trying the shutters softly, as <somebody~someone> does who wants to know that all is locked. {[Hero’s] bed was round, and warm all the way round.|Every shutter was shut. [Hero’s] bed was as round as the tower, and warm on all its sides, and a round bed has <a great many~very many>.}',
      ],
    ),
    place(
      'kitchen',
      'indoors',
      'the castle kitchen',
      'in the castle kitchen',
      [
        'The warmest place in the castle is the kitchen, and there, on a sack of flour, sat [hero]. {A pot went blop.|A pot on the stove said blop, and <after a while~after a bit~by and by> another one said blop <as well~too>, <as if~as though> in answer.}',
        'It was evening in the castle kitchen. [Hero] licked the spoon. {It was the <big~large> spoon, from the king’s own pudding.|It was the great wooden spoon from the king’s own pudding, so <large~big> that [he] had to begin at the edge.}',
      ],
      [
        'Pans hung along the castle wall from <big~large> to small{. If you ran by, they sang.|, and if you walked past quickly they rang like bells, so that the cook always knew who was after the jam.}',
        'Under the table of the castle kitchen lay a dog, and it dreamed with its feet. {The soup said shh.|It was the king’s own hunting dog, and it hunted only in its sleep, with all four paws, and had never caught anything but a draught.}',
      ],
      [
        'The castle kitchen was swept and dim, and the fire had been put to bed under its ashes. {[Hero] lay down in the warm box bed by the wall.|Only the cat was still up, and not very. [Hero] lay down in the box bed by the oven wall, where the stones stay warm <until~till> morning.}',
        'The cook hung up the last spoon of the castle, and it swung and was still. {By the wall the box bed was as warm as bread.|The bricks gave back, slowly, all the heat of the day’s bread. [Hero] lay with one hand flat <upon~on> them, in the quiet, and it was like holding a <large~big> warm animal.}',
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
        'Up on the castle walls the flags hung down. {They had waved <all day~all day long>. Now they had a rest.|They had been waving since breakfast, at <nobody~no one> in particular, and now they let their arms rest.}',
        'In the castle garden stood a sundial, and it had a cap on for the night. {“It’s no use in the dark,” <said the sign~the sign said>.|The gardener tied it on each evening, so that the dial should not lie awake and guess.}',
      ],
      [
        'They walked back slowly under the pear trees. The castle windows glowed, and <one by one~one after another> they grew dim. {In the gate house [hero’s] bed was warm.|In the little gate house by the wall the bed was turned down. [Hero] lay and listened to the royal ducks settling themselves on the pond.}',
        'The gatekeeper of the castle walked round with his lamp, and where he had been it was a little darker and <a good deal~a great deal> more quiet. {[Hero’s] bed smelled of roses.|He said goodnight to every rose by name. One of them was called Bob. By the time he came to Bob, [hero] was already in bed, and heard it through the window, quite low.}',
      ],
    ),
    place(
      'attic',
      'indoors',
      'the castle attic',
      'in the castle attic',
      [
        'Under the roof of the castle is an attic as long as a street, and all that the kings forgot is kept there. {[Hero] sat in a boat with no water.|[Hero] had found a boat in it, and a sledge, and a throne with three legs, and was just trying out which of them was best for eating apples in.}',
        'It smelled of apples and dust in the castle attic. [Hero] tried on a crown. {It came down to the chin.|It was an old spare crown, made for a king with a bigger head, and through it [hero] could see the attic, but only in the shape of a crown.}',
      ],
      [
        'A rocking horse stood in the castle attic, with a moth asleep in each ear. {It rocked <by itself~on its own> if you said “hup”.|It had been ridden by six princes and a bishop, and if you said “hup” to it <very softly~ever so softly~softly>, it gave one rock, to be obliging.}',
        'Along the beams hung bats in rows, like the castle’s umbrellas. {One of them was an umbrella.|They looked so much like umbrellas that on rainy days the king had sometimes gone out under one of them, and neither had liked to say anything.}',
      ],
      [
        'The moon came in by the <small~little> castle window, and lay down on the old things <one by one~one after another>. {Under the roof [hero] had a bed of cushions.|<Beneath~Under> the sloping roof, behind the boat, was a bed made from the cushions of ninety kings, and [hero] lay deep down in the middle of it, as quiet as they were.}',
        'They pulled the dust sheets up over the old chairs, softly, <as if~as though> <somebody~someone> were in them. {Then [hero] had a sheet too, and a warm one.|Each got its sheet and a pat. [Hero] had the last of them, with a warm bottle at the end of it, and the attic breathed out a smell of apples.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'page',
      'Wren',
      'she',
      [
        'There was once a page girl in a castle, and she was called [hero]. {She could carry nine cups at once.|She could carry nine cups at once, and she knew every back stair in the place, and the king <could not~couldn’t> find his slippers without her.}',
        'Everyone in the castle called for [hero], for she was the page girl. {“Coming!” she called back, and she came down the rail.|“[Hero]!” they called, in the hall and the tower and the wash house, and she could be in three places at once, if two of those were on the way.}',
      ],
      [],
    ),
    figure(
      'mouse',
      'Sir Crumb',
      'he',
      [
        'There was once a castle mouse called [hero]. {His helmet was half a walnut.|His helmet was half a walnut and his sword was a toothpick, and he had never once used it, except for olives.}',
        'Behind the throne lived a mouse, and his name was [hero]. {He had a key to every cheese.|He held the keys of all the cheeses, and on state occasions he stood behind the king’s left boot and was very important where <nobody~no one> could see.}',
      ],
      [],
    ),
    figure(
      'queen',
      'Queen Ottoline',
      'she',
      [
        'There was once a queen who was seven years old, and she was called [hero]. {Her throne had a cushion on a box on a stool.|She sat on a cushion, the cushion stood on a box, the box stood on a stool, and the stool was on the throne, and from up there she could see who was at the biscuits.}',
        '[Hero] wore her crown only on Sundays. {It pinched. All week long she had on a woolly hat.|All the week she wore a woolly hat with a bobble, and the ambassadors bowed to that, and it bobbed back.}',
      ],
      [],
    ),
    figure(
      'gardener',
      'Hob',
      'he',
      [
        'The castle had a <small~little> gardener with very <large~big> boots, and he was called [hero]. {He grew in them, he said.|He had been told that he would grow into them. So he watered them <every evening~each evening~every night>, a little, on the toes.}',
        'There was a gardener’s boy in the castle, and his name was [hero]. {He knew each worm in the garden. Not one was called Worm.|He had a good word for every worm he met, and so they dug for him from pure affection, in rows.}',
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
        'It grew <a bit~a little> chilly, and <somebody~someone> said “Ahem”. There was [helper], the ghost, in her best bed sheet. {“I heard there was something on,” she said.|“I don’t mean to haunt,” she said, “it’s only that I heard voices. One gets so tired of one’s own.” She could go through walls, but she always knocked at them first.}',
      ],
      [
        '[Helper] hung herself over a chair, like a shawl, and her candle grew dim.',
        '[Helper] folded herself up small, sheet upon sheet, like clean washing, and lay on the shelf in the dark.',
      ],
    ),
    figure(
      'knight',
      'Sir Clank',
      'he',
      [
        'Clank, clink, clank! It was a suit of armour, out for a walk. He was called [helper]. {There was <nobody~no one> in him, but he was very nice.|There was <nobody~no one> inside him, as he said at once, “but I have never felt that it mattered.” He offered [hero] his left glove to hold.}',
        'In the corner stood an old suit of armour. One hand went up. “May I come?” asked the armour. This was [helper]. {Squeak, went his knee. “That means yes,” he said.|“I’ve stood in that corner since the jubilee,” he said, “and I believe I’ve seen it now.” At each step his left knee made a remark.}',
      ],
      [
        '[Helper] stood his boots side by side, laid down his gloves, and all of his iron went quiet.',
        '<One by one~One after another> [helper] let down his iron arms, and a spider shut the visor for him, softly, like a window.',
      ],
    ),
    figure(
      'cat',
      'Duchess',
      'she',
      [
        'On the stairs sat the castle cat. She was called [helper]. {“I’ll come,” she said, “but only because I want to.”|“I happen to be going in the same direction,” she said, “whichever one it is.” And she walked in front with her tail up like a flag.}',
        'A cushion got up and had legs. It was the castle cat, whose name was [helper]. {“You’re going the wrong way,” she said. “I’ll lead.”|“I was awake,” she said, which <was not~wasn’t> so. “I have listened to all of it, and I’m afraid you’ll need <somebody~someone> who knows the mice.”}',
      ],
      [
        '[Helper] chose the softest place there was, and it happened to be just <beside~next to> [hero’s] feet.',
        '[Helper] trod round and round on the warm spot, put her tail in order, and closed first the one eye and then the other.',
      ],
    ),
    figure(
      'jester',
      'Tumble',
      'he',
      [
        '<Somebody~Someone> came down the castle stairs on his hands, and on his feet sat two bells. It was the jester, [helper]. {“Up is this way,” he said. “Isn’t it?”|“Good evening,” said his feet, and rang. The rest of him came down after. He was called [helper]; he was off duty, he said, but it made no difference that he had noticed.}',
        'There was a knock, and it came from inside the cupboard. Out stepped [helper], the king’s jester, with a jam jar. {“I was being a jam jar,” he said.|“I was practising,” he explained, “to be <nobody~no one>. It’s the hardest part there is, and <somebody~someone> always wants the jam.”}',
      ],
      [
        '[Helper] took the bells off his cap, one after the other, and laid each in its own small bag of wool.',
        'In the laundry basket lay [helper], all elbows and peace, and not a bell of him rang.',
      ],
    ),
  ],
  problems: [
    {
      id: 'drawbridge',
      title: ['The Drawbridge That Would Not Go Up', '[Hero] and the Stubborn Drawbridge'],
      ask: 'Do you know what a drawbridge might want?',
      refrain: ['Up, old bridge, and say goodnight, fold your feet and hold on tight.'],
      spark: [
        '<Each~Every> night the castle pulled up its drawbridge. But tonight it <would not~wouldn’t> go up! {Creak, it said, and lay there. How could the castle sleep with its door open?|Six guards pulled at the chain, and a seventh pulled at the six, but it lay over the moat like a <dog on a rug~fish on a slab~cow in a lane>. A castle that <cannot~can’t> shut its door gets a draught in <every~each> room, and <nobody~no one> in it would sleep a wink. “I’ll see what it wants,” <said [hero]~[hero] said>.}',
      ],
      way: [
        'The oldest guard sat on a barrel by the gate. {“It has gone up each night for a hundred years,” he said. “It’s never said no. It must have a good reason.”|“I’ve pulled that chain for fifty winters,” he told them. “You get to know a bridge. That’s not a stubborn creak. A stubborn creak goes up at the end. That one goes down.” He made the sound for them, and it did sound sorry.}',
        'By the bridge lay some bits of grass, and a bit of fluff. {They were dry and clean, <as if~as though> <someone~somebody> had put them <in a row~in a line>.|It had been carried there, you could see that: dry grass and grey fluff and one bit of blue wool, and it all went down between two planks and in. “<Somebody~Someone>’s been making something,” <said [hero]~[hero] said>.}',
        'They put an ear to the planks. {“Quick, quick,” it said in there, very low. “Hush, hush,” <said the bridge~the bridge said>.|It was an odd thing to hear. The old bridge was humming. It was doing it in its beams, so low that you felt it more in the elbows, and now and then it stopped to listen to something.}',
      ],
      tries: [
        'They oiled it with <butter~goose fat~the best butter>. {Now it was very slippery. The ducks slid on it all the way. Wheee!|They used eleven pounds of it. The drawbridge still <didn’t~did not> move, but the royal ducks slid up and down on it, and said that it was the best evening they had ever had.}',
        'They counted to three and all pulled. {The chain came off! They all sat down.|“One, two, three!” On three the chain came off, and they all sat down <in a row~in a line>, in order of size.}',
        '[Helper] ordered it to go up, in the name of the king. {“Creak,” <said the bridge~the bridge said>. It <had not~hadn’t> met the king.|“Creak,” <said the drawbridge~the drawbridge said>. It had been walked on by the king for twenty years, and felt that he might have come himself.}',
      ],
      solutions: [
        {
          id: 'duck',
          text: [
            'Then [hero] lay down flat and looked underneath. There was a nest, with a duck on five eggs! {“It <does not~doesn’t> want to tip me out,” <said the duck~the duck said>. So they moved the nest <with great care~very carefully> to the bank. Up went the bridge, slow and soft.|“It’s very kind,” said the duck who sat there. “If it goes up, we fall in, so it won’t.” So that was why. They carried the nest to the bank, with the duck still in it giving directions, and set it down in the <reeds~rushes~soft grass>. And the drawbridge folded itself up, so <slowly and softly~gently> that it <did not~didn’t> even <creak~squeak>.}',
          ],
        },
        {
          id: 'look',
          text: [
            '“What do you see down there <all day~all day long>?” <asked~said> [hero]. {“Boots,” <said the bridge~the bridge said>. “And when I’m up, I see only a wall. I’d like to see the stars, just once.” So they hung a <big~large> mirror on the wall and put out the lamps. A duck who had her nest below moved over to watch. Up went the bridge. In the mirror were all the stars!|“Boots,” <said the drawbridge~the drawbridge said>. “And when I’m pulled up I look at a wall. I’ve heard that there are stars.” <Nobody~No one> had ever thought of that. So they put out all the torches by the gate and hung a <big~large> mirror from the kitchen on the wall. A duck, who had been nesting underneath, was carried to the bank with all her eggs and given the best view. The drawbridge rose up, bit by bit, and there in front of it was the whole <shining~wide~starry> sky. “Oh,” it said. “There are a lot.”}',
          ],
        },
      ],
      after: [
        'Now the castle was shut and snug. {The king himself came in his nightcap and said thank you.|The king came down in person, in a nightcap with a crown sewn on, and said thank you to <everybody~everyone>, and to the bridge first of all.}',
      ],
      fact: '[Hero] helped the old drawbridge of the castle.',
    },
    {
      id: 'key',
      title: ['The Key to the Sleeping Bell', 'Where Is the Silver Key?'],
      ask: 'Have you seen a small silver key?',
      refrain: ['Jingle, jangle, where is the key? Under, over, or up a tree?'],
      spark: [
        '<Each~Every> night a <small~little> silver bell rang, and then the castle <slept~went to bed>. But <the key to the bell room was gone~nobody could find the key to the bell room>! {No bell, no sleep. “I’ll find it,” <said [hero]~[hero] said>.|<Nobody~No one> could go to bed without the bell, for <nobody~no one> knew that it was bedtime. The king was still playing <chess~snap~dominoes> with the cook. The guards were yawning but <did not~didn’t> know why. Somewhere in those forty rooms was a key no longer than a <finger~pea pod~spoon>, and [hero] took a <candle~lamp> and went to look.}',
      ],
      way: [
        'A maid shook a rug out of the window. {“I saw it shine this morning,” she said. “On the sill, in the sun. Then I blinked.”|“It was on the sill by the bell room,” she said, “I’d just polished it. It winked at me, like that. So I went for my mother to come and see, and when we got back it had winked at <somebody~someone> else.”}',
        'In the passage they met the bell. It had come down the stairs a bit, to look for itself. {“Don’t be long,” it said. “I get so full if I’m not rung.”|It <was not~wasn’t> used to stairs. “I don’t want to make a noise about it,” it said. “I’ve got nine o’clock in me, and in a minute it’ll be ten, and I don’t know that I can hold both.” They helped it back to its stool.}',
        'On the stairs [hero] found one black and white feather. {Was it from a bird? Or was it out of the bell ringer’s nightcap?|It might have come off the bell ringer’s cap, which was stuffed with such feathers, or off <somebody~someone> who was stuffed with them by nature. [Hero] put it in a buttonhole and kept both thoughts.}',
      ],
      tries: [
        'They looked in the king’s <big~large> boots. {In the left one was a cat. In the right one was a kitten.|In the left one was a cat. In the right one was a kitten, who had been told never to play in the left one.}',
        'They tried another key. {It opened a cupboard. Nine brooms fell out and bowed.|It fitted. It turned. It opened a cupboard on the other side of the hall, and nine brooms fell out, one after the other.}',
        'They asked the mirror, for it sees everything. {“I see <somebody~someone> with jam on one cheek,” it said.|“I see,” said the mirror, in a hollow voice, “<somebody~someone> with jam on the left cheek.” It was quite true, but it <was not~wasn’t> a key.}',
      ],
      solutions: [
        {
          id: 'magpie',
          text: [
            'High in the tower window sat a magpie on her nest, and in the nest something shone. {“My babies like it,” she said. “It’s their night light.” So [hero] gave her a silver spoon. She gave back the key. Ding! went the bell.|“It’s not stolen,” said the magpie, “it’s borrowed. They are afraid without something shiny.” Five beaks opened and agreed. [Hero] thought of the kitchen, and came back with a <small~little> silver spoon, rubbed bright. It was even shinier. So the key came home, and turned in its lock, and <ding~ting>, said the bell, as clear as <water~glass~morning>.}',
          ],
        },
        {
          id: 'pocket',
          text: [
            '“Where were you when you last had it?” [hero] asked the bell ringer. {The old man stood as he had stood. He scratched his head. Ping! Out of his nightcap fell the key. Then ding, went the bell, so softly.|The bell ringer was <very old~terribly old>. He shut his eyes, and walked as he had walked, and stopped where he had stopped. “And then I scratched my head,” he said, and did it. Ping! Out of his nightcap fell the key, and he laughed <until~till> he had to wipe his eyes. <Then~And then> he rang, ding, as softly as <snow~down~a drop>.}',
          ],
        },
      ],
      after: [
        'Room by room the lights went out. {The king put his <slippers~crown> under the bed and slept.|The king hung up his crown, <laid a napkin over it~with his socks beside it>, and all forty rooms were quiet.}',
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
        '<Clank, clank, clank!~Clank! Clank!~Clink, clank!> Something walked through the castle <at night, up and down~in the dark, to and fro>. {It was the <big~large> iron knight from the hall. “My feet are so cold,” he said. “I walk to warm them.” So <nobody~no one> could sleep.|It was the <big~large> iron knight from the great hall. “I am so sorry,” he said. “It’s my feet. I’ve stood on that stone floor for two hundred years, and they are like ice. I walk to warm them up.” <Nobody~No one> could sleep with that going on, but <nobody~no one> liked to say no to a person with cold feet. [Hero] had an idea that this could be mended.}',
      ],
      way: [
        'The mice had been up <all night~all night long> <as well~too>. {“He says sorry <each time~every time> he turns round,” they said. “That’s what keeps us awake.”|“It’s not the clank,” said the eldest mouse, who had rings under her eyes. “One can get used to a clank. It’s that he says ‘I do beg your pardon’ at both ends of the hall, and then of course one has to say ‘not at all’.”}',
        'They felt the floor of the great hall with their hands. {Brr! The stone was as cold as a fish.|It was the coldest stone in the castle. A cat had walked across it once in winter, and had never spoken of it since. In two places it was worn quite hollow, in the shape of feet.}',
        'An old lady in the linen room measured his foot by eye. {“That’s a foot like a boat,” she said. “I have the wool. I don’t have the hands.”|“That’s not a foot, that’s a parish,” she said, but she was already holding up the wool. There was a basket of it, red as robins. “I’ve the wool,” she said, “and I’ve got the pattern. What I’d need is <everybody~everyone>.”}',
      ],
      tries: [
        'They put his feet in hot water. {“Aah!” he said. <Then~And then> he squeaked. Iron <does not~doesn’t> like baths.|“Aaah,” <said the knight~the knight said>. It was lovely for a minute. <Then~And then> he <began to~started to> squeak at the ankles, and it took a whole cup of oil to put him right.}',
        'They set two cats on his feet. {That was warm! But the cats got up and left, as cats do.|It was warm and it purred, and he held very still. But cats have things to attend to, and <after a while~after a bit~by and by> they went to attend to them.}',
        'They gave him the queen’s slippers. {They were pink and much too small. He wore them on his thumbs.|They were pink and had roses on, and they <did not~didn’t> go over even one iron toe. He was so polite that he wore them on his thumbs.}',
      ],
      solutions: [
        {
          id: 'socks',
          text: [
            'Then [hero] asked all the castle to knit. {The cook knitted. The king knitted. Click, click! They made two red socks as big as pillow cases. The knight pulled them on. No more clank! Only pad, pad.|The cook knitted, the guards knitted, and the king knitted and dropped every third stitch. By the time the candle was down they had two red socks as big as pillow cases, with a heel that was <somewhere near the middle~not quite where you would look for it~on the side, for luck>. The knight pulled them on. He took a step. There was no clank. There was only pad, like a <bear in snow~cat on a bed~cow on moss>.}',
          ],
        },
        {
          id: 'rug',
          text: [
            '“You need to stand somewhere else,” <said [hero]~[hero] said>. {They put him in the kitchen, close by the oven. The bricks were warm there day and night. He gave a long happy sigh, and stood still.|“Why must you stand in the hall?” <Nobody~No one> knew. It had just always been so. They walked him down to the kitchen and stood him in the corner by the bread oven, where the bricks never grow cold. He held a tea towel over one arm, to be of use. <Then~And then> warmth came up through his iron toes, and he gave a long sigh like a <kettle~bellows~train far off>, and stood still at last.}',
          ],
        },
      ],
      after: [
        'Now the castle was so quiet that you could hear the mice breathe. {“Goodnight,” said the knight from far away.|From far below came one deep, warm, iron “Goodnight,” and then not another clank.}',
      ],
      fact: '[Hero] warmed the cold feet of the iron knight.',
    },
    {
      id: 'hall-echo',
      title: ['The Echo That Ran Away', '[Hero] and the Silent Hall'],
      ask: 'Have you heard anyone say a thing twice?',
      refrain: ['Call it high and call it low, where did the castle’s echo go, echo go.'],
      spark: [
        '“Good evening!” said the king in the great hall, <and he waited~with one ear up~and put a hand to his ear>. {<No one~Nobody> said it back! There had always been an echo. “It’s gone,” <said the king~the king said>. “Now I’m all alone at supper.” He put down his spoon. [Hero] said, “I’ll look.”|The king ate <by himself~on his own>, at one end of a very long table. He had got used to saying “Good evening”, and hearing it come back from the other end, rather deeper. “Good evening?” <said the king~the king said>. A <candle dripped~spoon clinked~moth went by>. “It’s been there since my great-grandfather,” he said, and pushed away his soup. “I may have been short with it on Tuesday.” It was <dreadful~sad> to see a king with <nobody~no one> to talk to. [Hero] put on a coat.}',
      ],
      way: [
        'A guard by the well had heard something odd. {“I sneezed,” he said, “and the well said bless you. Wells don’t, as a rule.”|“I’m not one for talk,” <said the guard~the guard said>. “I sneezed down it, as you do. And it said ‘Bless you’. Not ‘A-tishoo’, mark you, that’s what it ought to have said. ‘Bless you.’ Now, that’s <somebody~someone> with manners.”}',
        'In the passage they tried it out. {“Hoo,” <said [hero]~[hero] said>. Far off <someone~somebody> said, “Hoo… ooh, I mustn’t.” Then it was still.|“Hoo,” said [hero], with a hand to [his] mouth. There was a long pause, <as if~as though> <somebody~someone> was holding on to something with both hands. “Hoo,” it said after all, a great way down. <Then~And then> it said, more quietly, “Bother.”}',
        {
          gives: 'song',
          text: 'The washer girls sang at the tubs, and each sang a different line. {“It’s for two,” they said. “One starts, and one comes after.” [Hero] learned it by heart.|It was the sort of song where one begins and the next comes in behind, and they go round and round and never catch up. “It’s no good alone,” the girls said, wringing out a king’s vest. “You need <someone~somebody> who’ll say just what you say, only later.” [Hero] learned it on the spot.}',
        },
      ],
      tries: [
        '[Helper] hid behind the chair and said it all back. {“Good evening,” <said the king~the king said>. “Good morning,” <said [helper]~[helper] said>. That was a try.|It went well for a sentence or two. But the king said, “Pass the salt,” and [helper] came out from behind the chair and passed it, and then of course it was all up.}',
        'They hung up a <big~large> tin bath, for a sound to bounce on. {“Good evening!” <said the king~the king said>. “Bonk,” <said the bath~the bath said>.|It was the largest bath in the castle. “Good evening,” said the king to it. “Bonng,” the bath replied. “It’s very kind,” said the king, after they had spoken <for a while~for a bit~for a time>, “but it’s like talking to my uncle.”}',
        'They left out some words for it on a plate. {“Cherry” and “moon” were the best ones. They waited. But only a snail came.|They wrote down the nicest they knew, “cherry” and “moonlit” and “umbrella”, and put them on the floor. It was a good long wait. A snail came, and read them all, and it took “umbrella”.}',
      ],
      solutions: [
        {
          id: 'round',
          needs: 'song',
          text: [
            '[Hero] stood by the well and sang the first line, and then stopped. {There was a hush. <Then~And then> the well sang it too! It <could not~couldn’t> help it. Up came the echo, line by line, all the way to the hall. “I’m sorry,” it said. “I was so tired of saying only ‘evening’.” Now they sing at supper.|With that song it is very hard to be quiet. Down in the dark <somebody~someone> swallowed. <Then~And then> it began, soft, just at the right place. [Hero] walked backwards, singing, along the passage and up the stairs, and it came after, one line behind, like a <kitten after wool~duckling after bread~tail after a kite>. In the great hall they both stopped for breath. “It <wasn’t~was not> the soup,” it said to the king. “It was only that there’s so little in ‘Good evening’.” “My dear,” said the king, “do you know any others?” It knew <four hundred~ninety~three hundred and one>.}',
          ],
        },
        {
          id: 'ask',
          text: [
            '“Echo,” said [hero], “what would you like to say yourself?” {It was still <for a long time~for quite a while~for some time>. <No one~Nobody> had ever asked. “Good morning!” it said. It had wanted to say that for a hundred years. So now it starts, and the king says it back.|There was such a silence that you could hear the moss. “I?” said the well, at last. It came out very small. In all its years <nobody~no one> had wanted to know that; it had only ever had the ends of what others said. “If I could begin,” it whispered. “Just once.” They went up. The king sat down in his place, put both hands on the table, and kept his mouth shut, though it was hard. The <candles burned~soup steamed~clock ticked>. “How do you do?” <said the hall~the hall said>. “How do you do?” said the king, a little deeper, and wiped his eyes on the cloth.}',
          ],
        },
      ],
      after: [
        'They talked <until~till> the pudding was cold. {“Sleep well,” <said the king~the king said>. “Sleep well,” <said the hall~the hall said>.|You could hear them through the door, first the one and then the other. “Sleep well,” said <somebody~someone> at the end of it, and <somebody~someone> said it back, and <nobody~no one> could tell who had begun.}',
      ],
      fact: '[Hero] brought the runaway echo back to the great hall.',
    },
    {
      id: 'crown',
      title: ['The King Who Lost His Seven', '[Hero] and the Crown With a Gap'],
      ask: 'Have you come across a small blue stone?',
      refrain: ['Six on the crown and one out of sight, where does a blue stone sleep at night.'],
      spark: [
        '<The king’s crown had seven blue stones.~There were seven blue stones in the king’s crown.> But now there were only six! {“I count to seven when I can’t sleep,” <said the king~the king said>. “One, two… With six it <does not~doesn’t> work.” He had been up <all night~all night long>.|“I know that it’s only a stone,” <said the king~the king said>. He was in his dressing gown, and the crown on his head had a gap in the front. “But I count them, you see, in bed, with my thumb. At seven I’m asleep. It’s always been at seven. Last night I got as far as six, and then I was wide awake, and I had to begin again.” He had begun again eleven hundred times. “You lie down,” said [hero], “and I’ll look.”}',
      ],
      way: [
        'The king’s hat maid had swept the stairs. {“Something rolled,” she said. “Tick, tick, tick, all the way down. I thought it was a pea.”|“It went tick on every step,” she said. “I counted, one does. There are eighty-one. It <didn’t~did not> stop at the bottom either, it went on along the passage, tick, and <round~around> the corner, <as if~as though> it had been sent for.”}',
        {
          gives: 'glass',
          text: 'In the library they were lent a spyglass with a crack. {“It makes small things big,” said the old book man, “and it makes me look young.”|“You may take the glass,” <said the librarian~the librarian said>. “It’s cracked, so that everything is in it twice, but one of the two is always the right one.” He looked at them through it, and was delighted with both.}',
        },
        'A line of ants came along the wall, and all had a crumb. {The last one had a <small~little> blue light on its back. No, it was a bit of sky, in a drop.|<Each of them~Every one of them> had a crumb held up before it, like people in a procession. The last had something round and blue. They bent down. But it was just a drop of water that had caught a piece of the window, and he was carrying it home to show them.}',
      ],
      tries: [
        'They put a blueberry in the gap. {It fitted! <Then~And then> the king put his thumb on it.|From the front <no one~nobody> would have known. The king lay down and shut his eyes, and counted with his thumb. “Five,” he murmured. “Six.” Then there was a <small~little> soft sound, and he sat up again, with a blue thumb.}',
        'They shook out the whole royal bed. {There were nine socks in it, and a trumpet. But there was no stone.|They found nine odd socks and a book he had been looking for since he was crowned, and right at the foot a <small~little> trumpet. “Oh, that’s where it is,” said the king, and he played it, and <nobody~no one> was helped by that.}',
        '[Helper] told the king to count something else. {So he counted his toes. There were ten. He woke up at eight.|“There are ten of those,” said the king, when he had tried toes, “and I go past.” He tried noses and there was just the one. It seems that seven is an unusual number to have of anything.}',
      ],
      solutions: [
        {
          id: 'robin',
          needs: 'glass',
          text: [
            '[Hero] looked out through the cracked glass, and saw a nest, twice. In it lay three blue eggs, and one that was too blue! {“I did wonder,” <said the robin~the robin said>. “It’s the best of them. It never moves.” They gave her a blue bead to sit on, and she gave them the stone.|There it was, in the ivy by the <kitchen drain~pump~wash house>, once on the left and once on the right. “The fourth is my quiet one,” <said the robin~the robin said>. “I’ve sat on it for two days, and I did think that it was hard.” She took it very well. She was given a bead from the queen’s own shoe, of just the same blue, in case she should feel a gap. And the king was given his stone, still warm.}',
          ],
        },
        {
          id: 'seventh',
          text: [
            '[Hero] sat down on the king’s bed. “Give me your thumb,” <said [hero]~[hero] said>. {One, two, three, four, five, six, went the stones. “And seven,” said [hero], and held out [his] own hand. The king sighed. That was the best one. He was asleep.|“Count again, out loud. I’ll do the last.” The king lay back, and his thumb went round. “Four,” he said. “Five. Six.” And then, just where the gap came, [hero] put in a finger. It was warm, and <rather sticky~smelled of jam~a little inky>. “Seven,” said [hero], softly. “Oh,” <said the king~the king said>. “That’s better than the other,” and he <did not~didn’t> say it to the end. Long afterwards the stone turned up in the toe of his slipper. He let it stay there. He had got used, he said, to being seen off.}',
          ],
        },
      ],
      after: [
        'So the king slept, with his crown on the chair. {He snored once for every stone.|The guards outside his door looked at <one another~each other> and counted. He snored seven times, no more and no less, and then they could put down their spears.}',
      ],
      fact: '[Hero] helped the king to count to seven and fall asleep.',
    },
    {
      id: 'invited',
      title: ['The Dragon at the Castle Gate', '[Hero] and the Guest Who Was Too Big'],
      ask: 'How do you get a big guest through a small door?',
      refrain: ['Knock at the gate and wipe your feet, come in to supper and take a seat.'],
      spark: [
        '<Boom, boom!~Knock, knock!~Thump, thump!> There stood a dragon at the castle gate, with a bunch of <flowers~roses~daisies>. {“You asked me to supper,” it said. It had a card. But it was far too <big~large> to come in! Its eyes grew wet. “I put on a tie,” it said.|“I’ve come at the right time, I hope,” it said. In one claw it had flowers, some of which were trees, and with the other it held out a card, on which the queen invited one and all. It had combed itself. It had put on a tie, and that was the whole of a curtain. <Then~And then> it looked at the gate, and <everyone~everybody> could see it measure. “Ah,” <said the dragon~the dragon said>. “I see. It was meant for people.” “It was meant for you,” said [hero], “we’ve only got to think.”}',
      ],
      way: [
        'They asked the queen herself. {“I wrote one and all,” she said. “I meant it. If one can’t come in, then it is not all.”|The queen was on a ladder, hanging up paper lanterns. “One and all, I wrote, and I don’t cross things out,” she said with a pin in her mouth. “If there’s <somebody~someone> outside then it’s not a supper, it’s only a lot of people eating.”}',
        'They went <round~around> the dragon to see how <big~large> it was. {It took as long as a song. At the tail lay a cat, asleep.|It began at the gate and went on past the duck pond. By the time they were at its back legs, they had sung all that they knew. At the end lay the tip of its tail, tucked in, so as not to take up room, and that was the saddest part of it.}',
        {
          gives: 'tables',
          text: 'In the yard stood the carpenter with all the tables of the castle, piled up. {“There’s no more room in the hall,” he said. “You can have the long ones.”|“That’s forty trestles left over,” said the carpenter, “and sixty benches. I can’t get another leg into that hall. They’re yours, if you can think of anywhere to put a table as long as a road.”}',
        },
      ],
      tries: [
        'They oiled it, and pushed. {The head came in, as far as the ears. “Good evening,” it said to the soup.|With <a good deal~a great deal> of butter they got in the head. So there it was at supper, from the ears on, and was very charming to its neighbours. But the rest was outside, where it had started to rain, and you could tell by its face.}',
        'It breathed in and made itself thin. {Thin, thin, thinner! <Then~And then> it had to say thank you. Poof.|You <would not~wouldn’t> have believed how thin it got. It had come in as far as the elbows. <Then~And then> the queen asked if it would have one potato or two, and <nobody~no one> can say “two, please” without any breath.}',
        'They asked it to come in bit by bit. {First its tail had supper. The tail said it was nice.|First they tried it the other way round. So it was its tail that sat at table, between two duchesses, and passed the salt, and enjoyed itself. But <nobody~no one> could think how a tail was to be told a joke.}',
      ],
      solutions: [
        {
          id: 'out',
          needs: 'tables',
          text: [
            '“If it can’t come in,” said [hero], “then we’ll go out.” {So they put all the tables in the meadow, one behind the other, and the supper on top. The dragon lay all <round~around> them and held up the lanterns. It was the best supper of all, and it was dry, for there was a wing over it.|There was a hush. Then <everybody~everyone> picked up a chair. They carried it all out, the trestles and the benches, the soup, and the king on his throne. They set it in the meadow, in one line, as long as a road. The dragon lay down round about it, and there was just room. It held the lanterns <in its claws~on the tip of its tail~in a row along its back>. When it came on to rain, it put up one wing, in a thoughtful way, over the whole of the court, and it drummed <upon~on> it all through the pudding. “I have never been so well inside,” <said the queen~the queen said>.}',
          ],
        },
        {
          id: 'small',
          text: [
            '“How <big~large> are you when you’re asleep?” <asked~said> [hero]. {<No one~Nobody> had thought of that. The dragon yawned. It curled up, nose to tail, round and round, like a bun. It was no bigger than the yard! So they had supper all <round~around> it, and it smelled the soup in its dreams.|“I <couldn’t~could not> say,” <said the dragon~the dragon said>. “I’ve never been there.” It was tired, besides, it had been flying since noon. It let down its chin on its claws, and its tail came round and lay along its nose. And then they saw it: it folded. It went in like a telescope, it rolled up like a rug, and there it lay in the middle of the castle yard, no bigger than the <fountain~well~haystack>, and glowed. They put the tables all <round~around> it. They spoke low. It smiled all the time at whatever was nicest, and its tie went up and down.}',
          ],
        },
      ],
      after: [
        '“Thank you for having me,” <said the dragon~the dragon said>. {It left the flowers. They had to put them in the moat.|The flowers were stood in the moat, there being no other vase. <Nobody~No one> had gone home early, and <nobody~no one> had been left outside.}',
      ],
      fact: '[Hero] found a place at the castle supper for a dragon who was too big for the door.',
    },
    {
      id: 'stairs',
      title: ['The Stair That Was Not There', '[Hero] and the Ninety-First Step'],
      ask: 'Have you seen a step go by on its own?',
      refrain: ['Count the stairs up, count the stairs down, one has gone out in the night to the town.'],
      spark: [
        '<There were ninety-one steps to the castle tower.~The castle tower had ninety-one steps.> But <tonight~this evening> there were ninety! {In the middle was a hole. “I nearly fell up,” <said the bell boy~the bell boy said>. <No one~Nobody> could get to bed up there. Where does a step go, if it goes for a walk?|The forty-fourth was gone. There was a forty-third, and a forty-fifth, and between those there was nothing but some <cool air~darkness~moonlight>, and a note. “Back soon,” it said, in a flat sort of hand. <Everybody~Everyone> who slept in the tower was standing at the bottom with a candle. “It’s been trodden on for eight hundred years,” <somebody~someone> said. “I dare say it wanted to know where we were all going to.” [Hero] read the note over again, and went to see.}',
      ],
      way: [
        'The doormat at the castle gate had seen it. {“It went over me,” it said. “It was very polite. It wiped itself.”|“It’s the first time that a stair ever wiped its feet on me,” <said the doormat~the doormat said>. “It’s got none, so it did the whole of its underneath. It asked me if the world was level. I told it, on and off.”}',
        'On the grass was a square print, and after a bit came a second one. {Flop, it had gone. Flop, flop, down to the pond.|It was square, and deep at one edge, and there was one at every yard or so. That’s how you walk when you’re a slab. You stand up on your side, and think about it, and fall. It must have been very tired, and it <had not~hadn’t> turned back.}',
        {
          gives: 'cushion',
          text: 'By the pond a frog sat on something soft. {“It left me this moss,” he said. “It wanted to feel what it’s like to be stepped on by <someone~somebody> who is light.” He gave it to them.|“We had a talk,” <said the frog~the frog said>. “It had never been stepped on by anyone under two pounds. So I did it for it, back and forth. It cried a bit. It said that it was the kindest thing.” He had a piece of thick green moss, soft as a purse. “That’s to go back with it,” he said, “for the middle.”}',
        },
      ],
      tries: [
        'They laid a plank over the hole. {It was fine for one person. But the king and the queen both came at once.|It held. It did hold, with one person on it, who kept to the left. But the bishop was on his way down for a glass of water, and they met there, and neither liked to go back.}',
        'They put [helper] in the gap, to be a step. {“Ooh,” <said [helper]~[helper] said>. “Ouch. Good evening. Ow.”|“It’s only <until~till> we think of something,” [helper] said, and lay down. By the ninth pair of slippers it was clear to [helper] why anyone might leave a note.}',
        'They all jumped. {Hop! That was fun. But the old cook had on her night socks, and she came down in the coal.|The young ones went over like goats. But the cook was seventy, and had on woollen socks. She did get across. It was only that she then went on, at the same speed, as far as the first landing, by way of the wall.}',
      ],
      solutions: [
        {
          id: 'moss',
          needs: 'cushion',
          text: [
            'They found the step by the road, flat on its face and looking at a daisy. “It’s lovely out here,” it said, “but it’s so wide.” {[Hero] put the moss on its worn place. “We’ll all go barefoot,” <said [hero]~[hero] said>. So it came home, flop, flop, and now it’s the softest of them all.|“I only wanted to see what they come up from,” said the forty-fourth step. “It goes on so. There’s no next one.” In the middle it was worn hollow like a spoon. [Hero] laid the frog’s moss in there, and pressed it down, and it fitted <as if~as though> it had grown. They had it home by midnight. There’s a rule in that tower now. Whoever goes up to bed takes off their shoes at forty-three. And each of them, even the bishop, stands still for one moment on forty-four.}',
          ],
        },
        {
          id: 'top',
          text: [
            'The step was sitting by the gate and looking up. “So that’s where I lead,” it said. {“I’m always in the middle. I never get to see the top.” “Then change with the last one,” <said [hero]~[hero] said>. They did. Now it lies at the very top, by the window, and it sees the moon.|“I’ve never been to the end. They go up over me with candles, and they sound so <glad~pleased> to get there. <Then~And then> they come down, and don’t say.” “Would you like to change places?” <asked~said> [hero]. They went and put it to the ninety-first, which had been at the top for eight hundred years and suffered from the draught. It was pleased to move down a bit. So now the forty-fourth lies up there, right under the tower window, where there’s a star in <every~each> pane. People sit down on it, they can’t say why, and have a look before they go in.}',
          ],
        },
      ],
      after: [
        '<One by one~One after another> they went up to bed, with their candles. {“Ninety,” they said, and “ninety-one”.|You could hear them count all the way up, softer and softer, as it got higher. <No one~Nobody> was one short. “Ninety-one,” said the last of them, <a long way off~far away~far off>, and a door shut.}',
      ],
      fact: '[Hero] brought home the castle step that had gone for a walk.',
    },
    {
      id: 'moat',
      title: ['The Moat That Sang Too High', '[Hero] and the Frog Choir'],
      ask: 'Do you know anyone who sings very low?',
      refrain: ['Ribbit and rabbit and sing it slow, high in the castle and low below.'],
      spark: [
        'In the moat of the castle lives a choir of frogs, and <they sing~it sings> all the children to sleep. But <tonight~this evening> it hurt the ears! {“Reek, reek!” they went, so high. “We lost our low one,” they said. “Old Bass has gone to live with his son.” All the dogs sat up.|They stood in rows on the lily leaves with their music, and they did their very best. It was like a wet finger on a window. The castle’s windows did, in fact, go pink. “It’s Old Bass,” the leader said, wringing his hands. “He’s gone to live with his son, for the warm mud. He was all we had below. We’ve nothing to stand on.” No child in that castle had shut one eye. “<Somebody~Someone> <must be~has to be> low,” said [hero], “it’s such a <large~big> place.”}',
      ],
      way: [
        'They knocked at the cellar, for it is low down there. {“High up or low down, it’s the same,” said a barrel. “It’s how empty you are. I’m full. Pity.”|“It isn’t where you’re kept,” said an old barrel, “it’s what you’ve got in you. If you’re full up you can only go thud. You’ll want <somebody~someone> who’s large, and who’s got nothing much inside.” They wrote that down.}',
        {
          gives: 'fork',
          text: 'The castle piano tuner gave them his tuning fork. {“Hold it to a thing,” he said, “and see if it hums back. Then it wants to sing.”|“Don’t ask them if they can sing, they’ll all say no,” he said. “Hit this on your knee, and hold it up to whoever it is. If there’s anything in there that would like to come out, it’ll hum.” It had once found him a singing bucket.}',
        },
        'In the yard an old cow looked over the wall. {“Moo,” she said. It was low! But then she had to go and be milked.|“Moo,” <said the cow~the cow said>. Every frog turned its head. It was as deep as a well and brown as gravy. She’d have been <glad~pleased> to, she said, only she was expected in the shed at six, and once she was down she <didn’t~did not> get up for anyone.}',
      ],
      tries: [
        'They put the frogs in a pot, for the sound. {It was lower! But now they were warm, and they got <a bit~a little> silly.|A voice does go down, in a pot. They stood in the soup kettle, all forty of them, and it was very nearly there. <Then~And then> the cook came in, and looked at them, and they lost their place.}',
        '[Helper] sang the low part. {It was low. It was so low that it fell out at the bottom.|“Mmmm,” sang [helper], and felt for it with one foot, as one does for the bottom of a pond. It <was not~wasn’t> there, either. After that they could only see [helper’s] mouth move.}',
        'They tried it with the <big~large> drum. {Boom! All of the babies woke up who had been asleep. There was one.|In that whole castle there had been one baby who slept. They had tiptoed <round~around> it for an hour. Boom, said the drum, with great feeling, and then there was none.}',
      ],
      solutions: [
        {
          id: 'gate',
          needs: 'fork',
          text: [
            '[Hero] held the fork up to this and that. The pump was still, and so was the well. But the old castle gate hummed! {“Me?” it said. “I only creak.” “Then creak slowly,” <said [hero]~[hero] said>. Rrrrm, it went, as low as the night. Now the frogs had something to stand on.|It was silent at the pump. It was silent at the statue of Sir Hugo, who had looked so promising. But when [hero] held it to the great oak gate, there was a hum in all the planks at once. “It’s only my hinges,” said the gate, and was ashamed. “I’ve always tried to keep it down.” “Don’t,” <said [hero]~[hero] said>. “Let it come. Only slow.” It let go. It opened itself by the width of a hand, and out came one note, as brown and as broad as a <field~river~barn>. Forty frogs sat down on it, all together, like <people coming home~birds on a wire~children on a bench>.}',
          ],
        },
        {
          id: 'wind',
          text: [
            '“Let’s be still,” said [hero], “and hear what’s low already.” {They were. Hoo, went the wind in the <big~large> chimney. It had always gone hoo, but <no one~nobody> had asked it in. So the frogs sang to that, and the wind kept time.|“We’ve been looking for <somebody~someone> to come. Maybe they’re here.” So for once the frogs closed their mouths, and that was hard on them. <Then~And then> it could be heard. It was in the great chimney, where it had been each evening since the castle was built. It was the wind, going hoo, very deep and <a bit~a little> lonely, waiting to come in. The leader lifted his straw. “With the gentleman in the chimney,” he whispered, “if you please.” And they fitted themselves to it, row by row, as a <foot does to a slipper~spoon does to a spoon~cat does to a lap>.}',
          ],
        },
      ],
      after: [
        'Up in the castle the children lay and heard it. {By the third line you could only hear the frogs.|In the first verse you could still hear the beds creak. By the second there was a yawn or two. After that there was <nobody~no one> left to listen, and the frogs sang on a little for themselves, lower and lower.}',
      ],
      fact: '[Hero] found a low voice for the frog choir of the castle moat.',
    },
  ],
  obstacles: [
    'A door in the castle wall said, “Who goes there?” “Just us,” <said [hero]~[hero] said>. {“Oh good,” <said the door~the door said>. “I like just us.” And it opened.|“That is the right answer,” <said the door~the door said>. “People always give me such long ones, with titles.” And it swung back, to let just them through.}',
    'They had to cross the great hall, and the floor was so clean that <no one~nobody> could stand on it. {They sat on a cushion and slid. Whoosh!|So they sat down on the king’s second-best cushion, pushed off from the wall, and slid past all ninety kings, waving.}',
    'A carpet in the castle had a bump in it, and the bump moved. {They lifted the edge. Out came a tortoise. “I’ve been looking for the end since May,” it said.|It went along <beneath~under> the pattern at about the pace of a bishop. They turned back the corner, and stood there <until~till> it came. “Much obliged,” said a tortoise. “I went in after a lettuce.”}',
    'The door was locked, and the key hung on the inside. {“Lend us a hand?” they said to a mouse. She lent them two, and a tail.|That’s the sort of thing that happens in a castle. A mouse, who was on her way in by the gap beneath, was asked if it would be any trouble. It took her four goes and her brother.}',
    'Here the castle passage was dark, and there was only one candle end. {It burned with all its might. “I can do it,” it said, “if you go quick.”|“I’ve nine steps in me,” it told them, “or ten, if <nobody~no one> sighs.” They took it in turns to breathe. At the tenth they were through, and it bowed, and went out like a gentleman.}',
    'There was wet paint on the castle bridge. {They took off their shoes and went along the rail like cats.|“Blue,” said the sign, in blue. “Do not.” So they took off their shoes, and went along the edge sideways with their backs to the rail, and arrived with just one blue toe between them.}',
    'The queen’s geese would let <no one~nobody> by. {“Say something nice,” they hissed. “You have very white fronts,” <said [hero]~[hero] said>. That did it.|They stood across the whole of the yard with their necks out. “It’s the pay,” <said the eldest~the eldest said>. “And <nobody~no one> ever says good evening.” [Hero] said it to each, by name, and there were thirty, and they all said it back.}',
    'A tapestry hung in front of the stair, and a hunt was going on in it. {They had to wait <until~till> the last dog had gone by.|You can’t walk through other people’s hunting. They stood back against the wall and let it pass, dogs and horn and all, and after the last horse a woven hare came out, shook itself and held up the edge for them.}',
  ],
  encounters: [
    'The king’s crown lay on its own small bed. It had its own small blanket. {“It has had a long day,” said a guard. “Shh.”|“It’s been on since six this morning,” whispered the guard who was reading to it. They went past <very softly~ever so softly~softly>.}',
    'Two guards stood at the gate. “Who are you?” asked one. “Who am I?” asked the other. {They had been up too long.|They had been on duty for so long that they had begun to mix it up. [Hero] told each of them his own name, and they were very glad of it.}',
    'In the moat a fish looked out with a crown of weed. {“I’m king down here,” it said. “I have one subject. It’s a snail.”|“I’m the king of the moat,” it said. “I have one subject. He is a snail, and very loyal, but he takes a week to bow.”}',
    'They passed the room where the queen was practising her wave. {Left, right, and stop. “How was that?” she asked. It was very good.|Left, right, turn the wrist and stop. “Was that too much?” she asked. They told her that it was exactly enough, and she gave them each a peppermint.}',
    'A page <came by~came along> with a cushion, and on the cushion lay a smaller cushion. {“It’s been knighted,” he said.|“It was sat upon by the king of Spain,” he told them <in a low voice~in a whisper~quietly>. “Now it can’t go back with the others. They <wouldn’t~would not> know what to say to it.”}',
    'On the castle wall two flags were having an argument. {“East,” said one. “West,” <said the other~the other said>. The wind went round to please them both.|“East,” said the one on the gate. “West,” the one on the tower said, as plain as could be. The wind ran from one to the other like a waiter, and there was no pleasing them.}',
    'In the stable a white horse was learning to be ridden. {“And when do I get my turn?” it asked the king.|“I’ve carried him since breakfast,” it said, “and I’m sure I do it very nicely. I only asked when we should change.” The king was looking at his boots. It did seem fair.}',
    'The royal cook chased a pancake <round~around> the castle yard. {“It’s not done on one side!” he cried. It <did not~didn’t> want to be.|It rolled on its edge with great presence of mind, in at the one gate and out at the other. “I only wanted to turn you!” the cook cried after it. “That’s what they all say,” <said the pancake~the pancake said>.}',
    'A very small prince sat at the top of the stairs. {“I’m waiting <until~till> I am king,” he said. “It’s longer than you’d think.”|“How much is it to go?” he asked. He had a wooden sword and one sock on. They reckoned it up together. It came to about forty years. “Then I’ll have my milk first,” <said the prince~the prince said>.}',
    'They met the castle’s clock man with a ladder. {“It’s always five to when I get up there,” he said. “And five past when I come down.”|“In thirty years I’ve not once been there for the stroke,” he said. He <didn’t~did not> complain. But he asked them, if they should ever be by at the time, whether they would tell him what it looked like.}',
  ],
  favourite: [
    'By the bed stood a castle of blocks, and behind its gate the smallest knight was asleep.',
    'On the wall the shadow of the lamp looked just like a quiet tower.',
    'By the bed stood a pair of boots, and in one of them slept a knight made of tin.',
    'The blanket made hills and a moat and one high tower, which was a knee, and slowly it came down.',
    'On the shelf lay a paper crown, and the moon had put a stone in it.',
    'There was a picture of a castle on the wall, and in its last window <somebody~someone> had left a light.',
    'A wooden drawbridge lay on the rug, pulled up for the night by its two bits of string.',
    'The curtain hung in folds like a king’s cloak, and its hem was soft and still.',
  ],
}
