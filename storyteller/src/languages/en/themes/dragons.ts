import type { ThemePack } from '../../../craft/pack.ts'
import { figure, place } from '../build.ts'

export const dragons: ThemePack = {
  words: [
    'dragon',
    'fire',
    'wing',
    'cave',
    'smoke',
    'egg',
    'scale',
    'tail',
    'puff',
    'flame',
    'hatch',
    'spark',
    'mountain',
    'claw',
  ],
  settings: [
    place(
      'valley',
      'land',
      'Smoke Valley',
      'in Smoke Valley',
      [
        'In Smoke Valley every house had a dragon on the roof, to keep it warm. [Hero] lived in the house with the smallest one. {It was as big as a loaf.|It was no bigger than a loaf of bread, and it warmed only the one room, but that was the room with the bed in it.}',
        '[Hero] was making pancakes in Smoke Valley. You <do not~don’t> need a stove there. {You need one dragon, and a long fork.|You need a pan, a long fork, and a dragon who has been asked nicely, and [hero] had all of them.}',
      ],
      [
        'Over the valley the dragons flew home. {One had a shopping bag. One had a hat.|They came in ones and twos with their wings held wide, and one had a shopping bag in each claw, and one had caught <somebody~someone>’s washing on his tail.}',
        'It was the hour when the chimneys of the valley were let out. {A small dragon sat in each and puffed.|In each one sat a dragon with nothing but its nose showing, and they puffed in turn, so that the smoke made one long soft word <nobody~no one> could read.}',
      ],
      [
        'Down in the valley the dragons had banked their fires for the night. Each roof gave off a low red glow. {[Hero’s] bed was warm from above.|[Hero] crept into bed, and up above on the roof a <small~little> dragon turned round three times and sighed a warm sigh down the chimney.}',
        'The last dragon of the valley went along the wall and blew out the lamps with a <small~little> soft hah. {It was warm in bed, and the roof hummed.|It was dim after that, and warm. [Hero] pulled up the blanket, and from the roof came a hum, very low, of <somebody~someone> dreaming of pancakes.}',
      ],
    ),
    place(
      'mountain',
      'land',
      'Marmalade Mountain',
      'on Marmalade Mountain',
      [
        'High on Marmalade Mountain lived the orange dragons, and next door to them lived [hero]. {They were good neighbours. They were only <a bit~a little> smoky.|They were good neighbours, always ready to lend you a flame, and you only had to remember not to hang out anything white.}',
        '[Hero] was drying the cups on Marmalade Mountain. {You just hold them up and a dragon goes hah.|You hold up a cup, and any dragon who is passing says “hah”, and there it is, dry and rather warm.}',
      ],
      [
        'The path on the mountain was full of claw marks. {Big ones, small ones, and one that hopped.|There were <big~large> ones and small ones, and a third kind, very far apart, that belonged to <somebody~someone> who hopped.}',
        'There was a smell of oranges and hot stone. {The dragons had put their toast out to brown on the rocks.|The dragons put out their bread on the rocks each morning, and by evening it was toast, and they were very proud of the recipe.}',
      ],
      [
        'They came slowly down the mountain path, and the stones were still warm from all the sleeping dragons. {[Hero’s] bed was soft. A last puff of smoke went up to the moon.|At home the kettle was quiet, and the bed was soft. Outside one last puff of smoke rose up, round and slow, towards the moon.}',
        'The mountain was dark by now, all but one orange spark at the top, where the night watch dragon sat with a book. {[Hero] lay in bed and looked up at it.|From [hero’s] pillow one could see that small light turn its pages, slow and quiet, far up in the dark.}',
      ],
    ),
    place(
      'caves',
      'indoors',
      'the Hundred Caves',
      'in the Hundred Caves',
      [
        'In the Hundred Caves it is never dark, <because~since> in each lives a dragon with a light of its own. {[Hero] had number twelve. There was a mat by the door.|[Hero] had number twelve, with a mat by the door that said “Wipe your claws”, and a view into number thirteen.}',
        '[Hero] sat in the Hundred Caves and listened. On one side a dragon hummed. On the other side one was frying an egg. {It smelled good.|Somewhere above, a third one was moving his gold about, clink, from the left corner to the right corner and back, as people do with chairs.}',
      ],
      [
        '{The walls of the caves shone red and gold. If you said “ho”, they said “ho, ho, ho”.|The walls of the caves shone red and gold like the inside of a lantern, and they handed every sound along from one cave to the next like a plate at table.}',
        'A dragon’s tail stuck out into the passage with a bow tied on. {“Please step over,” it said on a card.|“Please step over,” said a card <beside~next to> it, “I’m long and I’m reading.” So one stepped over, and tried not to read along.}',
      ],
      [
        'Cave after cave the fires had burned down, and only a soft red glow was left. {[Hero] lived in number twelve. It was warm. [Hero] lay down on the furry rug bed.|In number twelve, where [hero] lived, the stones were warm. [Hero] lay down on the bed of rugs, and on both sides <large~big> quiet animals were breathing.}',
        'They crept home past cave after cave on soft feet, and heard one slow breath, and then another, like waves. {In number twelve, which was [hero’s], the rugs were warm.|In number twelve, which was [hero’s], <somebody~someone> had blown once upon the rugs, to take off the chill. [Hero] lay down in that warm breath.}',
      ],
    ),
    place(
      'harbour-of-wings',
      'sky',
      'the Cloud Stables',
      'up at the Cloud Stables',
      [
        'High over the hills, tied up to a cloud, are the Cloud Stables, where dragons rest their wings. {[Hero] brushed a tail. It took <all day~all day long>.|[Hero] had the brushing of the tails there, and had begun at breakfast, and could by now see the end of the first one.}',
        'In the Cloud Stables nine dragons stood <in a row~in a line> and munched hot coals. {[Hero] filled up the trough.|[Hero] went along the trough with a bucket and a long spoon, and every dragon that was served said thank you with a <small~little> clean flame.}',
      ],
      [
        'The wind came through the stalls and rang the harness bells. {Ding, and a scale fell down. It was as blue as a plate.|Now and again an old scale dropped from <somebody~someone> and sailed away over the edge, round and blue as a plate, to puzzle people down below.}',
        '{On each door was a name. “Roar”, “Blaze”, and “Susan”.|Over each door hung a board with a dragon’s name, burnt in by its owner: Roar, Blaze the Great, Thunderfoot, and Susan.}',
      ],
      [
        'The stable doors were shut, one after the other, softly, and the cloud rocked like a cradle. {[Hero] lay in the hay with a warm wing on top.|[Hero] lay down in the hay, and <somebody~someone> <large~big> and half asleep spread one wing over, and it was as warm as a roof with the sun on it.}',
        'Down came the evening, and the cloud let itself sink, slow and soft, as far as the chimney of home. {[Hero] stepped off it into bed.|[Hero] had only to step from the one soft thing on to the other, and the second one had a pillow.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'cinderling',
      'Ember',
      'she',
      [
        'There was once a young dragon called [hero]. {She was red, with one green toe.|She was red all over except for one green toe, and she always put that foot forward first.}',
        'A dragon called [hero] could whistle before she could fly. {She whistled through her nose.|She did it through the left side of her nose, two notes and a puff, and the whole street knew by that when it was time for tea.}',
      ],
      [],
    ),
    figure(
      'smoke',
      'Puddle',
      'he',
      [
        'There was once a <small~little> blue dragon called [hero]. {When he sneezed, out came soap bubbles.|Other dragons breathed fire, but when he sneezed out came soap bubbles, and he had made up his mind to like it.}',
        'There was a blue dragon, and his name was [hero], and he was never seen without his bucket. {He liked to be ready.|He was often asked what it was for. “I don’t know yet,” he would say, “but I’ll be so pleased when it comes.”}',
      ],
      [],
    ),
    figure(
      'baker',
      'Crumble',
      'he',
      [
        'There was a round brown dragon who had a bakery, and he was called [hero]. {He was the oven <as well~too>.|He was the baker and he was the oven <as well~too>, and he only had to remember not to laugh with his mouth full of rolls.}',
        'The best buns in the land were made by a dragon named [hero]. {He tried each of them. He had to.|He was obliged to try every tray himself, and you could see that he took his work to heart, and to the parts just below it.}',
      ],
      [],
    ),
    figure(
      'mane-comber',
      'Lady Thimble',
      'she',
      [
        'Once there was a very small knight called [hero], and she <did not~didn’t> fight dragons. {She did their hair.|She had gone out to fight one, when she was young. It had such a knot in its mane that she put down her lance and got out a comb, and that had been her trade ever since.}',
        'On a grey pony rode a <small~little> knight whose name was [hero]. {All of the dragons waved to her.|Every dragon she passed put out its head and waved, and she knew all their birthdays, and what each of them <did not~didn’t> like to be called.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'great',
      'Aunt Cinder',
      'she',
      [
        'An old dragon looked over the wall, with glasses on her nose. It was [helper]. {“I have knitted <all day~all day long>,” she said. “A walk will do me good.”|“I’ve been sitting on my knitting,” she said, “and now it’s finished and flat. A walk would do me good.” She was as long as the street and as kind as cake.}',
        'Something bumped gently on the roof. It was the chin of an old dragon called [helper]. {“I heard you think,” she said. “I have good ears.”|“I could hear <somebody~someone> thinking,” she said, “right down the street. It’s a sound like peas. So I brought my bag.” It held two of everything, and a spare tail warmer.}',
      ],
      [
        '[Helper] took off her glasses and curled up <round~around> the whole house, chin on tail.',
        '[Helper] counted her stitches, one after the other, slower and slower, and was asleep before the end of the row.',
      ],
    ),
    figure(
      'bat',
      'Flip',
      'he',
      [
        'From a beam hung a bat with a striped scarf. “I’m [helper],” he said. {“You are all upside down!”|“Do you know that you’re all upside down? No, no, don’t get up on my account.” He flew along <beside~next to> [hero] and called out what was round each corner.}',
        '“Mind your heads,” <somebody~someone> said. “Or don’t. I am the one hanging here.” It was a bat, and he was called [helper]. {He let go, and <did not~didn’t> fall.|He let go of the beam, as one gets off a bus, and came along <beside~next to> them through the air with his scarf out behind.}',
      ],
      [
        '[Helper] hung himself up by the toes, folded his wings, and his scarf hung down to the floor.',
        'Under the beam [helper] wrapped himself in his own two wings, like a letter that <nobody~no one> will open <until~till> the morning.',
      ],
    ),
    figure(
      'salamander',
      'Tiny Tom',
      'he',
      [
        'In the warm ash sat a newt no longer than a spoon. “[Helper],” he said. {“I am a dragon too. A very, very small one.”|“I’m a dragon <as well~too>, on my mother’s side. I’m only small <because~since> I have been saving it up.” <Nobody~No one> argued, and he was so pleased that he came too.}',
        '“Look down!” said a voice. “More. Now left.” There stood a dragon as long as a pencil, called [helper]. {He held up his hand to shake. It took some time to find.|“I’m told I am not to scale,” he said. He had on a very small satchel, and in it was a map of everything that’s near the floor.}',
      ],
      [
        '[Helper] dug himself into the warm ash, up to the chin. Only a thin, sleepy thread of smoke came up.',
        'There was just room for [helper] in an egg cup with a bit of wool. He lay and glowed in it, like the end of a match.',
      ],
    ),
    figure(
      'postie',
      'Mrs Flap',
      'she',
      [
        'Down came a dragon with a post bag, and she ran the last few steps. It was [helper]. {“Nothing for you today,” she said, “so I can come along.”|“There’s nothing for you,” said [helper], looking through it twice to be fair, “and that was my last stop. Which way are we going? I know every door from here to the sea, and most of the dogs.”}',
        '<Somebody~Someone> pushed a card under [hero’s] nose. “Sorry you were out,” it said. “But I’m in,” <said [hero]~[hero] said>. {“Oh, good!” said [helper], the post dragon.|“So you are!” said the dragon who had brought it, and folded up her wings. Her name was [helper]. She had never yet found anybody in, and it did her so much good that she stayed.}',
      ],
      [
        '[Helper] hung up her empty bag. She lay down under it, and her wings gave one last small flap, and were still.',
        'By the gate, under the letter box, lay [helper] with her chin on her paws, and all her post was delivered.',
      ],
    ),
  ],
  problems: [
    {
      id: 'coldfire',
      title: ['The Dragon Whose Fire Went Out', '[Hero] and the Cold Little Dragon'],
      ask: 'Do you know where a lost spark goes?',
      refrain: ['Puff, puff, little spark, glow for me in the dark.'],
      spark: [
        'A little dragon <sat and blew~blew and blew~puffed out its cheeks and blew>, but there was no fire. {There was only a smell of warm bread. “My spark is gone,” it said. “And I must light the lamps tonight.” [Hero] sat down <next to~beside> it.|It blew again, <until~till> its ears turned red. Not one spark came, only a smell of <warm bread~fresh rolls~new buns>. “It’s my turn to light the evening lamps,” it said, “and all I can do is bakery.” The whole place would be dark. “Then we’ll find out where your fire has gone,” said [hero], “for it can’t have gone out. There’s no door.”}',
      ],
      way: [
        'An old dragon with no teeth sat at the well. {“I lost mine once,” he said. “It was in my tummy the whole time. It just hid.”|“Mine went out when I was about your size,” he told the little dragon. “It was the week we moved house. I looked under everything. Then <somebody~someone> was nice to me, and there it was. It had only gone in deeper, where it was warm.”}',
        'In the lane they saw a <tiny~very small> glow. {It was a firefly. “I never push,” it said. “I think of something nice, and on it goes.”|It was a firefly, off duty, with its feet up on a leaf. “People ask me how I do it,” it said. “I <couldn’t~could not> tell you. If I try, nothing comes. So I think of my mother’s strawberry, and I look round, and I’m on.”}',
        '[Hero] put a hand on the dragon’s tummy. {It was warm in the middle! “So it’s still in there,” <said [hero]~[hero] said>.|It was cool at the sides, and cool at the back, but right in the middle, about as big as a penny, there was one warm place. “<Somebody~Someone>’s at home,” <said [hero]~[hero] said>. “The door is shut, that’s all.”}',
      ],
      tries: [
        'They gave the dragon a hot pepper. {It cried a bit, and hiccuped. Now it smelled of soup.|It swallowed, and it went red, then green, and then a sort of purple. <Then~And then> it hiccuped, and it smelled of tomato soup, but that was all.}',
        'They rubbed its tummy to make it warm. {It giggled so much that it rolled down the hill.|It turned out to be the most ticklish dragon in the world. It rolled all the way down the hill and had to be fetched back.}',
        'They struck two stones for a spark. Click! {It landed on the dragon’s nose. The dragon sneezed, and it was out.|One fine spark flew up and landed just on the end of the dragon’s nose. The dragon looked at it with both eyes, and sneezed, and that was that.}',
      ],
      solutions: [
        {
          id: 'song',
          text: [
            '“When did you last have it?” <asked~said> [hero]. {“When I was happy,” <said the dragon~the dragon said>. So they sang its best song, all of them, softly. And there, deep down, something glowed. Puff! A small gold flame.|It thought. “When <everyone~everybody> was singing,” it said. “I like that.” So they all sat close and sang the song that it liked best, not loudly, and three times over, <because~since> the third time is when you no longer have to think of the words. Somewhere in the middle of it there came a glow, under the scales, like a <lamp behind a curtain~coal in the ash~window in the fog>. <Then~And then> puff, out came a flame, small and <gold~warm~bright> and perfectly <round~steady>.}',
          ],
        },
        {
          id: 'bread',
          text: [
            '“It smells so good,” <said [hero]~[hero] said>. “<Perhaps~Maybe> you have a baker’s fire.{” They put some dough in front of it. Puff! Out came a bun, brown and warm. <Everybody~Everyone> came and had one. The old dragons lit the lamps, with crumbs on their chins.| Not all fires are for lamps.” They fetched a <bowl~pan~tub> of dough and set it under the little dragon’s nose. It breathed out, very gently, and there lay a bun, <brown and round and shining~as brown as a nut~round and gold on top>. From far and near they came, following the smell. The old dragons lit the lamps that night, gladly, with crumbs on their chins.}',
          ],
        },
      ],
      after: [
        '{The little dragon was so proud that it glowed down to its tail. All the lamps shone.|It was so proud that it glowed in the dark, right down to the tip of the tail, and that was one lamp more than usual.}',
      ],
      fact: '[Hero] helped a cold little dragon to find its warm fire.',
    },
    {
      id: 'egg',
      title: ['The Egg That Snored', 'The Dragon Egg That Slept Too Long'],
      ask: 'How would you wake a very sleepy egg?',
      refrain: ['Tap, tap, who’s in there? Come out soon, there’s time to spare.'],
      spark: [
        'There was a dragon egg, <blue with white dots~green with blue dots~white with gold dots>. <It was time for it to hatch.~It was due to hatch today.> {But from inside came a snore! “It will miss its own party,” <said the mother~the mother said>. [Hero] wanted to help.|All the family stood about it in <paper hats~party hats~their best bows>. The cake was ready. And out of the egg came a long, slow, <comfortable~contented~peaceful> snore. “It’s been like that since Monday,” <said the mother dragon~the mother dragon said>. “It’s going to miss its own birthday.” <Somebody~Someone> had to find out what would make it want to come out, and [hero] offered.}',
      ],
      way: [
        'A hen <came by~came along> with six chicks. {“I know eggs,” she said. “They don’t come for noise. They come if they want to see something.”|She walked once <round~around> the egg with her head on one side. “I’ve had forty,” she said. “You can’t call them out and you can’t shake them out. They’ve a perfectly good room in there. It has to be nicer where you are, that’s all there is to it.”}',
        '[Hero] drew a face on the shell with chalk, so that it <would not~wouldn’t> feel alone. {The egg hummed a bit. It had heard the chalk!|It was a friendly face, a little to the left. And as the chalk went over the shell the snoring changed: it went up and down, in and out, just as the line did. So it could hear them, even in its sleep.}',
        'They felt the egg all over. {It was warm below, where it lay in the sand. On top it was cold!|Underneath, where it lay in its nest, it was as warm as a bun. But on top, where a head would have to come out, it was as cold as a doorknob. “Well, no wonder,” <said [hero]~[hero] said>.}',
      ],
      tries: [
        'They knocked. Tap, tap, tap! {“Five more minutes,” <said the egg~the egg said>.|They waited politely. “Five more minutes,” said a voice from inside, and the snoring began again where it had left off.}',
        'They rolled it, very gently, to and fro. {The egg purred. It liked that! It slept even more.|That was a mistake. It was exactly what the egg would have asked for, if it had been awake, and the snoring took on a happy little whistle.}',
        'They held a piece of cake under it. {The egg sniffed. <Then~And then> it said, “Later.”|The snoring stopped. The egg sniffed. Everyone held their breath. “Keep me a slice,” it said, and slept on.}',
      ],
      solutions: [
        {
          id: 'story',
          text: [
            'Then [hero] lay down by the egg and told it, <very softly~ever so softly~softly>, about the sky. {“It is blue by day and full of lights by night. You can put your wings in it.” Crack! Out came a <small~little> nose. “Where?” it said.|[He] told it how <big~large> the sky was, and that it changed colour, and that <nobody~no one> ever used it up. [He] told it about <rain~snow~plums~kites>. [He] told it that there was <someone~somebody> waiting with very long arms. The snoring had stopped. Crick, went the egg. Crack. Out came a <small~little> blue nose and one bright eye. “Where is all that?” it said.}',
          ],
        },
        {
          id: 'warm',
          text: [
            '“It’s warm in there and cold out here,” <said [hero]~[hero] said>. “I <wouldn’t~would not> come out either.{” So all the dragons breathed out at once. Haaah! Now it was as warm as toast. Crack! Out popped the baby and yawned.| Would you get up?” They all thought about their own beds, and had to say no. So the whole family of dragons sat down in a ring and breathed out, haaah, all at once, <until~till> the cave was as warm as the inside of a <pocket~mitten~loaf>. The egg stopped snoring. It stretched, crick, crack, and there in the broken shell sat the baby dragon, and the first thing it did was yawn.}',
          ],
        },
      ],
      after: [
        '{It ate the cake, and the candle, and then it fell asleep in its mother’s wing. So did the party.|It had some cake, and the candle, and a corner of the tablecloth. <Then~And then> it climbed under its mother’s wing, and the party sat <round~around> it and whispered.}',
      ],
      fact: '[Hero] helped a sleepy dragon egg to hatch.',
    },
    {
      id: 'scarf',
      title: ['The Longest Scarf in Dragon Land', '[Hero] and the Dragon with the Sore Neck'],
      ask: 'Do you know of a scarf as long as a street?',
      refrain: ['Knit one, purl one, round and round, warmest scarf that can be found.'],
      spark: [
        'The long green dragon had a <long~very long> sore throat. {It was as long as a street! “I need a scarf,” it whispered. “But none is long enough.”|With a dragon like that a sore throat goes on for a hundred yards. “I only want to sing my babies to sleep,” it whispered, and hardly any smoke came out. What it needed was a scarf, but no shop keeps them as long as that. So [hero] and every friend [he] had would have to find a way.}',
      ],
      way: [
        'They met a sheep at a gate. {“Take some of mine,” she said. “I’ve got a lot on.”|“If it’s wool you’re after,” she said, “I’ve been carrying this about since last summer, and it’s not getting any cooler.” It made one good armful. They tied it up in a bundle, and she ran off, twice as quick and half as big.}',
        'They went along the dragon with a ball of string to find out how long it was. {At the knees they had no more string.|They began at the chin. At the first corner they said good morning to <somebody~someone>, and at the second the string ran out, and there they were only at the shoulders. “Long,” [hero] wrote down in the end.}',
        'From <far off~far away> the nine babies called out for their song. {They <had not~hadn’t> had it for three nights. The smallest one hummed it <by himself~on his own>.|They lay awake <in a row~in a line>, nine noses over one edge. For three nights there had been no song. The smallest of them had begun to hum it <by himself~on his own>, and he had got as far as the second line, where it goes low, and <could not~couldn’t> get down.}',
      ],
      tries: [
        'They tied ten socks together. {It reached as far as the chin.|It made a cheerful row, no two alike, but it reached from one ear to just below the other.}',
        '{They tried a flag, a rope and a curtain. The curtain still had the rail on it. Bonk!|They tried whatever was long: the flag was scratchy and the rope was cold, and the curtain, which was the best of them, still had its rail on.}',
        'They asked the clouds. One came and lay <round~around> the dragon’s neck. {It was soft, but it rained.|It was as soft as anything, and so kind, but it was moved to tears, and soon the dragon was wet through.}',
      ],
      solutions: [
        {
          id: 'all',
          text: [
            'So they all knitted. Each dragon had two claws for it, and each made a piece in its own colour. {They sewed them up, red and blue and gold. Round and round it went, all the way. “Aah,” <said the dragon~the dragon said>. It was warm at last.|Some of the pieces were round, and one had a sleeve. They sewed them end to end, <red and blue and gold~green and red and white~yellow and pink and grey> and a sort of mud, and still it <wasn’t~was not> enough, and then it was. Round the long green neck it went, and round again, from the chin down to the shoulders. “Aaah,” <said the dragon~the dragon said>. You could hear the soreness going, yard by yard.}',
          ],
        },
        {
          id: 'babies',
          text: [
            '“Who loves you most?” <asked~said> [hero]. {“My babies,” it whispered. So they called them. All nine came and hung round its neck, nose to tail. They were so warm! And the sore throat went away.|“My little ones,” <whispered the dragon~the dragon whispered>. “All nine of them.” [Hero] whistled. They came tumbling out of nine doors, and lay down along the green neck, nose to tail to nose, as warm as nine <hot loaves~hot water bottles~baked potatoes>. It was the best scarf there has ever been, and it hummed. And since the sore throat <could not~couldn’t> stand so much warmth, it packed up and left.}',
          ],
        },
      ],
      after: [
        'Then the dragon sang its lullaby. {It was low and soft, and smelled of smoke and honey.|It was a very low one, with a lot of smoke and honey in it, and by the second verse <everybody~everyone> who heard it was half asleep.}',
      ],
      fact: '[Hero] found a scarf for the dragon with the longest neck.',
    },
    {
      id: 'hiccups',
      title: ['The Dragon With the Hiccups', '[Hero] and the Night of Small Fires'],
      ask: 'What do you do for a very big hiccup?',
      refrain: ['Hic and hoc and hold your nose, where does it come from, where it goes.'],
      spark: [
        'A dragon sat by the pond and held its nose. Hic! Out <came~shot> a flame as long as <a spoon~a broom~an arm>. {“I’ve had them since lunch,” it said. “If I go to bed, I’ll burn my pillow.” So it <could not~couldn’t> sleep, and it was so tired. [Hero] <thought about it~thought it over>.|It had already toasted a fence, two thistles and the end of <somebody~someone>’s washing line. “It’s hiccups,” it said. “I’ve had them since lunch. I’m ever so tired, but I daren’t lie down, because of the pillow. Hic. There goes the reed bed.” It had put itself by the pond to be on the safe side. “Don’t move,” said [hero], “we’ll find <somebody~someone> who knows.” “I <couldn’t~could not>,” said the dragon, “I’m holding on.”}',
      ],
      way: [
        'A heron on one leg had seen it all. {“It started when it ate so fast,” <said the heron~the heron said>. “Down, down, down, like that.”|“I don’t like to tell tales,” he said from his one leg, “but it was eating jam roll. It ate it the way you post a letter. I counted eleven of them, and it never once looked at what it was eating.” He closed one eye. “One should look at one’s food. I always do. Sometimes for an hour.”}',
        {
          gives: 'bell',
          text: 'A goat lent them her bell. {“If it goes ding,” said the goat, “stop and look at me. It helps my kids.”|“My kids get them too,” said the goat, “from laughing in the hay. I ring this, slow, and they breathe in when it goes ding and out when it stops. You can have it <until~till> morning. It’s only a <small~little> bell, but it is used to <large~big> families.”}',
        },
        'They counted how long it was from one hic to the next. {One, two, three, four, hic. It came <each time~every time> on five!|[Hero] counted under [his] breath, and [helper] kept the score on a stick. It came on five, and on five again, and on five. “So it isn’t wild at all,” <said [hero]~[hero] said>. “It’s got a timetable.”}',
      ],
      tries: [
        'They gave it a fright. “Boo!” <said [helper]~[helper] said>. {The dragon <was not~wasn’t> afraid. “Boo to you too,” it said. Hic!|[Helper] went round behind a tree to do it properly. “Boo!” The dragon was touched. “How kind of you to take the trouble,” it said, and the tree lost some of its leaves. Hic.}',
        'It drank from the pond, upside down. {Now it had hiccups and one frog. The frog had them too.|It did very well <until~till> the middle, when there was a hic with water in it. When the steam had cleared away, there was less pond, and a warm frog who wanted to know what day it was.}',
        'They tickled its feet with a fern. {It laughed with all its might. <Then~And then> it hiccuped and laughed, both at once.|They had heard that one thing drives out another. But it <did not~didn’t> drive it out, it went along with it. A laughing hiccup has twice the reach of a plain one, and they had to sit behind a rock <until~till> it was over.}',
      ],
      solutions: [
        {
          id: 'slow',
          needs: 'bell',
          text: [
            '[Hero] rang the bell, as slow as slow. “In,” <said [hero]~[hero] said>. “And out.” {Ding, and in. Still, and out. One, two, three, four… and there was no hic! They waited. It <did not~didn’t> come. The dragon let go of its nose.|“In, while it rings, and out, when it’s gone.” The goat’s bell was slower than you would think. The dragon breathed in as far as its <tail~toes~wing tips>. It breathed out <until~till> the <reeds~grass~rushes> lay flat. Three, four… <everyone~everybody> looked at <everyone~everybody>. Five went by, and nothing was in it. <Then~And then> six. “Oh,” whispered the dragon, who had forgotten how quiet it was. It let go of its nose, first with one claw and then with the other.}',
          ],
        },
        {
          id: 'eleven',
          text: [
            '“What was the last bite like?” <asked~said> [hero]. {“I don’t know,” <said the dragon~the dragon said>. “I ate so fast.” So [hero] gave it one bun. It ate that bun as slowly as it could. It looked at it. It said what it was like. And when it was gone, so were the hiccups.|The dragon thought. “Which one?” it said. “They went by so <quickly~fast>.” So [hero] broke a <bun~raisin bun> in two, and gave it the bigger half. “This one has to last <until~till> the moon’s up,” <said [hero]~[hero] said>. “And you’re to tell us all about it.” The dragon held it in both claws. It told them about the crust. It told them about the place where the raisin had been, and then about the raisin. It had never met a raisin before. By the time the moon came up there was one crumb left, and not a hic in the whole of that long, green, peaceful dragon.}',
          ],
        },
      ],
      after: [
        'Now it could lie down. {It put its head on the pillow, and the pillow stayed white.|It put its head down on the pillow as you would put down an egg. Nothing caught fire. “I’d forgotten this side was so cool,” it said, and it <did not~didn’t> say anything else.}',
      ],
      fact: '[Hero] helped a dragon to be rid of its hiccups.',
    },
    {
      id: 'shadow',
      title: ['The Dragon Nobody Could See', '[Hero] and the Shy Warm Wind'],
      ask: 'Have you felt a warm wind that smells of toast?',
      refrain: ['Warm on the left and warm on the right, somebody’s with us and keeps out of sight.'],
      spark: [
        'A warm wind <went along with~came after> [hero], and it smelled of toast. {If [hero] stopped, it stopped. “Hello?” <said [hero]~[hero] said>. There was <no one~nobody> there. But the wind went red at the edges. Who was it?|When [hero] stopped, it stopped <as well~too>. When [hero] looked round, there was only a bush, and the bush looked guilty. “I think there’s a dragon,” said [hero] aloud, “and I think that it’s shy.” The warm wind held its breath. It is a sad thing to be by yourself in the evening, if you are as <large~big> as a barn and would like to be asked to supper. “Then we’ll find a way for it to come out,” <said [hero]~[hero] said>.}',
      ],
      way: [
        'A washerwoman had hung up her sheets. {“They dry so fast on that side,” she said. “Someone stands there and sighs. I never see who.”|“It’s been here since spring,” said the washerwoman, with a peg in her mouth. “I hang my sheets where the sigh is. They’re dry in a minute, and they come down ironed. I’d say thank you, if I knew which way to face.”}',
        'They saw <big~large> footprints, and they went backwards. {<Somebody~Someone> had walked away from the lamp, one foot after the other.|There were claws at the front, or it may have been at the back. At every lamp along the road it had turned aside and gone the long way round, through the nettles, so as not to be seen. “That’s a lot of nettles,” said [hero], “for <somebody~someone> who only wants company.”}',
        'A small boy by a gate had a drawing in his hand. {It was a dragon, very green, with a red nose. “I saw it once,” he said. “It waved at me and hid.”|“That’s it there,” he said. “I did it from memory. It’s the best dragon I ever saw, and it had on a woolly hat, and it waved.” Underneath he had written PLEASE COME BACK, and it had been pinned to the gate <for a long time~for quite a while~for some time>, on the outside.}',
      ],
      tries: [
        'They hid, and let it come to them. {It hid <as well~too>. They all hid <until~till> tea.|They lay behind the wall and waited for it to come by. It lay behind the other wall and waited for them to go. It was a very quiet hour, and the only one to enjoy it was a snail.}',
        '“Come out!” called [helper]. “We won’t look!” {But how could they see it, if they <did not~didn’t> look?|It was kindly meant. They all shut their eyes and stood there, and something warm went past, twice, on tiptoe. And when they opened them they had each of them got an apple. But they had seen nothing.}',
        'They put flour down, to see where it went. {It sneezed. Now they were all white, and it was still gone.|That was clever. But there never was a dragon yet who could walk on flour and not sneeze. When it had settled, three snowmen stood there in July, and one very <large~big> clean place with <nobody~no one> in it.}',
      ],
      solutions: [
        {
          id: 'dark',
          text: [
            '[Hero] blew out the lamp. “Now <no one~nobody> can see anyone,” <said [hero]~[hero] said>. {In the dark, <someone~somebody> sat down <next to~beside> them. It was big and warm. They talked and talked. And when the moon came up, they all saw <one another~each other>, and it <did not~didn’t> matter any more.|It was as dark as the inside of a <hat~boot~plum>. <For a while~For some time> there was nothing. <Then~And then> the grass on the left lay down, over quite a <large~big> part of the field, and a deep shy voice said that it was a mild evening. “Very mild,” <said [hero]~[hero] said>. They talked about <soup~pancakes~hats>. They talked about whether <fish get bored~snow is shy~hens can count>. In the middle of a sentence about <grandmothers~an aunt~a great-aunt>, the moon came up, and there it was, green and big as a barn, with a woolly hat on. “Oh,” it said. “Go on,” <said [hero]~[hero] said>. “What did she say then?” And it went on.}',
          ],
        },
        {
          id: 'back',
          text: [
            '[Hero] sat down with [his] back to the wind. “Let’s sit like this,” <said [hero]~[hero] said>. “Back to back.” {So they did. It is not hard to talk like that. After a bit a <big~large> paw came round, and then a nose. “Hello,” <said the dragon~the dragon said>.|“You needn’t look at me and I won’t look at you. One can lean, too.” There was a rustle. Then <somebody~someone> sat down, and leaned, <very carefully~with great care>, the way you would lean on a <soap bubble~very small tree~sleeping cat>. It was like sitting against a <baker’s~sunny~warm stable> wall. They told <each other~one another> what they could see, one to the front and one to the back, and between them they had the whole world. When it came to the stars they were both looking the same way, which was up. “Hello,” said the dragon, who was green, and wore a hat.}',
          ],
        },
      ],
      after: [
        'It stayed to supper, with its tail out of the door. {“Same time tomorrow?” it asked, and went red to the ears.|It took up the whole kitchen and most of the yard, and ate two turnips, and said the soup was a poem. “I could come again,” it said to the ceiling, “if anyone were to ask.” They asked.}',
      ],
      fact: '[Hero] made friends with the shy dragon that nobody had ever seen.',
    },
    {
      id: 'wobble',
      title: ['The Dragon Who Flew Sideways', '[Hero] and the Lopsided Wing'],
      ask: 'Do you know why a dragon would fly sideways?',
      refrain: ['Left wing, right wing, up we go, over the roofs and don’t say no.'],
      spark: [
        'A young dragon <flew by~came over the roofs>. It flew sideways! {“I want to go <straight on~straight ahead>,” it called, “but I keep going left.” It went round and round the chimney. Bump! Its mother was on the hill, and it <could not~couldn’t> get there. “Wait,” <said [hero]~[hero] said>. “We’ll have a look.”|It went past once, on its side, with its mouth in a straight line. It went past again. At the third time round it bumped on the roof and slid down into the <water butt~rain barrel~hay cart>. “It makes no difference where I aim,” it said from in there. “I come out at the left. My mother is on that hill, do you see, just over there, and I’ve been trying to get home to her since four o’clock. I’ve seen a lot of the village.”}',
      ],
      way: [
        'A duck had watched the dragon from below. {“You flap the one wing hard,” she said, “and the other one soft. Why?”|“I don’t wish to seem forward,” said the duck, “but I teach it. You’re all right on one side. It’s the other. You use that one <as if~as though> there was an egg under it.” She showed them what she meant, and it looked very graceful, apart from the end.}',
        {
          gives: 'feather',
          text: 'By the chimney [hero] picked up a long grey feather. {It was from a goose, and geese can fly for days. “Take it,” the goose called down.|“That’s one of mine,” a goose called down, without stopping. “Keep it! That’s from the left, <next to~beside> the tip. It’s been to Africa four times, and it knows the way <by itself~on its own>.” It was as long as an arm, and as light as nothing.}',
        },
        'They had a look at the wing, and something moved. {In the fold sat a mouse with six small ones. “Shh,” she said.|It was folded up tight, much tighter than the other. [Hero] lifted one edge, the way you would look under a blanket. It was dark in there, and there was a smell of crumbs. “I would be glad,” said a <small~little> firm voice, “if you’d shut the door.”}',
      ],
      tries: [
        'They tied a stone to its other side. {Now it flew right. Round and round it went, but to the right!|It was a good idea, and it very nearly helped. It no longer came out on the left. It came out on the right, <every time~each time>, and on its way it saw the other half of the village.}',
        'It tried to fly with its eyes shut. {It was lovely, it said. It was in a tree, it said.|“You think about it too much,” said [helper], “that’s your trouble.” So it shut its eyes, and thought of nothing, and it was quite wonderful, right up to the pear tree.}',
        'They turned the dragon round, to fly tail first. {Then it should go the other way. It did, but it <could not~couldn’t> see the church.|If it went left forwards, they worked out, then it would have to go right backwards. It took them some time to draw it. It would have taken less time if <someone~somebody> had thought about the church.}',
      ],
      solutions: [
        {
          id: 'mouse',
          text: [
            '“You’ve got guests,” <said [hero]~[hero] said>. {In the soft wing lived a mouse and her babies. The dragon <had not~hadn’t> wanted to shake them! So they made a nest in [hero’s] hat. And off flew the dragon, straight as a line.|“There is a family in your wing.” The young dragon went red. “I know,” it said. “It was raining when they came. I <didn’t~did not> like to flap.” The whole afternoon it had flown on one wing and a bit, so that six small mice should sleep. [Hero] held out a hat with wool in it, and they moved over, <one by one~one after another>, yawning. <Then~And then> the dragon opened both its wings. They were just the same size. It had never gone so straight in its life; it went up that hill like <something being drawn with a ruler~a letter that knows its address>.}',
          ],
        },
        {
          id: 'goose',
          needs: 'feather',
          text: [
            '[Hero] put the goose’s feather into the weak wing. “Now think of where it’s been,” <said [hero]~[hero] said>. {First a mouse got out of the wing with her babies. “This is our stop,” she said. <Then~And then> the dragon thought of blue sky, and of far away. Flap, flap. It flew straight! It flew to its mother.|A mouse, who had been riding in the fold with her six, said that this was their stop, and thanked the driver. The feather fitted in at the left, <next to~beside> the tip, where the wing was <a bit~a little> thin. “Don’t flap,” said [hero], “just lean on it. It’s been to Africa.” The dragon shut its eyes and leaned. You could see the <moment~very moment> when the feather remembered. It lifted a little, and the wing came with it, and so, in the end, did the whole dragon. It flew once <round~around> the chimney, on purpose. <Then~And then> it flew up the hill, where <somebody~someone> had been standing with a lamp <for a long time~for quite a while~for some time>.}',
          ],
        },
      ],
      after: [
        'On the hill two dragons rubbed noses. {Then they flew home, side by side, and not one of them went sideways.|“You’re late,” said the mother, and put a wing <round~around> it. “I’ve seen the village,” it said. “Was it nice?” “It was round,” it said, and yawned.}',
      ],
      fact: '[Hero] helped a young dragon to fly straight home.',
    },
    {
      id: 'hoard',
      title: ['The Dragon Who Gave It All Away', '[Hero] and the Empty Heap'],
      ask: 'What would you give a dragon that has nothing?',
      refrain: ['One for you and one for me, what’s the best thing that can be.'],
      spark: [
        '<In a cave sat a dragon on nothing at all.~A dragon sat in its cave, on nothing at all.> {“I had a heap of gold,” it said. “But they all looked so sad, so I gave it to them. Now I have no bed!” A dragon has to lie on a treasure, or it can’t sleep.|All dragons sleep on treasure; it’s the clinking that does it. “I had a lovely heap,” said this one. “Then a man came who’d lost his cow. <Then~And then> it was his sister. After that I put a notice up. They went away so happy.” It looked behind itself, in case there was a spoon left. “I don’t want it back,” it said. “Only I’ve been lying on the bare floor since Sunday, and I keep hearing my own knees.” “We’ll find you something,” <said [hero]~[hero] said>.}',
      ],
      way: [
        'They met a man who had a cow, and she had a bell of gold. {“A dragon gave me that,” he said. “I’d so like to give it something. But what do you give a dragon?”|“The dragon paid for her,” he said. “I turn it over in my mind <all day~all day long>, what one could do for it. You can’t give gold to a dragon, that’s like giving milk to her.” The cow looked round. She seemed to have been thinking about it <as well~too>.}',
        {
          gives: 'list',
          text: 'At the mill [hero] asked each one what the dragon had given them, and wrote it all down. {It was a long list. There were ninety names on it!|It was <a boat, and a tooth~a goat, and a chimney~a roof, and a cello>, and a year of school, and a pair of red shoes for dancing. [Hero] wrote it small, on the back of a flour bag, and when both sides were full there were ninety names. “We think of it <every evening~each evening~every night>,” they said, “just before the lamp goes out.”}',
        },
        'In the cave it was so still that you could hear a drip. {Plink. “That’s my clock,” <said the dragon~the dragon said>. “It’s <a bit~a little> slow.”|“It’s very restful,” the dragon said bravely. Plink, said the cave, <a long way off~far away~far off>, and waited, and said it again. “I pretend that’s a coin. It’s always the same one, though. You do notice, <after a while~after a bit~by and by>, that it’s always the same one.”}',
      ],
      tries: [
        'They made it a heap of stones. {It lay down on it. “It’s nice,” it said. “It’s very nice. Ow.”|It lay down and turned over twice, to be polite. “It has the right shape,” it said. “It’s only that gold gives, and this sort of takes.” In the morning it would have had the pattern of it all down one side.}',
        'They made a heap of leaves. {It was soft! <Then~And then> the dragon breathed out. Now they had a heap of ash.|There were ten barrows full, red and yellow, and it lay down in them with a great sigh. That was the mistake. It was a warm sigh. When they could see again it was sitting in the middle, on the floor, looking sorry.}',
        '[Helper] lent it two buttons and a spoon. {It lay on them with just one toe. That toe slept very well.|It was everything that [helper] had. The dragon <would not~wouldn’t> hear of it at first. <Then~And then> it lay down with one toe <upon~on> them, out of friendship, and that toe, it told them <afterwards~later>, slept like a king.}',
      ],
      solutions: [
        {
          id: 'names',
          needs: 'list',
          text: [
            '[Hero] sat down in the cave and read out the list. {“The man with the cow says thank you. The girl with the shoes says thank you.” At each name the dragon grew warmer. It lay down on the bag with all the names. And it slept.|“The man at the crossroads has got his cow,” read [hero]. “Her name is Primrose. The smith’s girl has red shoes, and she’s worn one of them right through.” The dragon put down its chin. It was listening as it used to listen to the clink. “Go on,” it said. There were ninety, and [hero] read them all, slowly, one after the other, as you would let <coins~drops~petals> fall. <Then~And then> [he] put the flour bag under that large, tired chin. It’s the thinnest bed that any dragon ever had, and there is none in the land that is softer.}',
          ],
        },
        {
          id: 'pillows',
          text: [
            '[Hero] went from door to door. “The dragon has no bed,” <said [hero]~[hero] said>. {<Each of them~Every one of them> gave one pillow. It made a heap as high as a house! The dragon lay on top of it, and it <did not~didn’t> clink. It went poof.|“It never said!” they cried, at every door, and ran to get something. <No one~Nobody> had gold any more, for they had spent it on cows. But each of them had a pillow. There were striped ones and square ones, and one in the shape of a <fish~moon~hen>. Up the hill they came in the dusk, ninety people with ninety pillows, and laid them down one on the other. The dragon climbed up and turned round three times. “It doesn’t clink,” it said in wonder. “It says poof.” It listened to that <until~till> there was <nobody~no one> there to listen.}',
          ],
        },
      ],
      after: [
        'From then on its cave was never quite empty. {<Somebody~Someone> always <came by~came along>, and had soup, and stayed a bit.|After that people took to dropping in. They brought soup, or a chair, or only the news, and the dragon gave away the chairs, and got other ones.}',
      ],
      fact: '[Hero] found a bed for the dragon who had given all its gold away.',
    },
    {
      id: 'roar',
      title: ['The Smallest Roar in the World', '[Hero] and the Dragon Who Said Peep'],
      ask: 'Where would you look for a roar?',
      refrain: ['Roar like the sea or roar like a shoe, roar as you like as long as it’s you.'],
      spark: [
        'A <dragon~small dragon> stood up to roar. It <took a deep breath~breathed in, right down to its tail~opened its mouth wide>. “Peep,” it said. {Tonight was the Great Goodnight Roar, when each dragon in turn says sleep well. “They’ll all laugh,” it said. “Peep.” [Hero] <did not~didn’t> laugh at all.|It put both claws over its mouth. “It’s always like that,” it said. “It’s enormous while it’s inside.” Once a year all the dragons stand along the hills and say goodnight, one after the other, each as loud as it can, and it rolls from end to end of the land. That night was tonight. “And I come after Uncle Thunder,” it said. “Peep.” A caterpillar looked up. “Let’s walk a little,” <said [hero]~[hero] said>. “Something will come to us.”}',
      ],
      way: [
        'They asked a bullfrog, for he was loud. {“You don’t push it,” he said. “You let it out like a cat.”|“I’m loud <because~since> I’ve nothing to say,” <said the bullfrog~the bullfrog said>. “Those who have something, they don’t need it.” He thought that over, and he seemed to be surprised at it himself. “Pardon me,” he said, and sat down lower in the water.}',
        'They went by a house where a mother sang her baby to sleep. {She sang so low that you could hardly hear it. But the baby heard, and shut its eyes.|She was singing so low that it was nearly nothing, with one foot on the rocker. They stood outside the window with their mouths shut. A goose stopped. Two carts stopped. <Then~And then> the goose put her head under her wing, just there, in the road.}',
        {
          gives: 'horn',
          text: 'An old shepherd lent them his horn. {“It’s not for loud,” he said. “It’s for far.”|“It’s no use for shouting,” he told them, and took it down from its nail. “Folk blow it too hard, and it only coughs. But you put something small in at the thin end, and hold it to the hills, and see.” It was long and curled, and inside it, if you listened, was some weather.}',
        },
      ],
      tries: [
        'It ate something big, to be <big~large> inside. {It ate a whole turnip. “Burp,” it said. That was <a bit~a little> louder.|They chose the largest turnip in the field. It went down slowly, and they could all see where it was. <Then~And then> the dragon opened its mouth wide and there came out, deep and round and very clear, a burp. It was the wrong word, but it did have body.}',
        'They stood it on a rock, so that it would be higher up. {“Peep,” it said from up there. It was just as small, but there was a view.|From that rock you could see seven villages. It took a breath for all seven. “Peep,” it said, and a robin down below said, “Yes?”, for it had thought that <somebody~someone> meant him.}',
        '[Helper] roared, and the little dragon moved its lips. {That looked very good. But then [helper] had a cough.|They practised behind a hedge, and there was something in it. It would have worked with almost anybody. But [helper] got a fly in the second line, and a dragon that opens its mouth and coughs like [helper] <does not~doesn’t> deceive anyone.}',
      ],
      solutions: [
        {
          id: 'lullaby',
          text: [
            '“It’s a goodnight,” <said [hero]~[hero] said>. “Who sleeps from a bang?” {Then it was the little dragon’s turn. “Peep,” it said, <very softly~ever so softly~softly>, “peep, peep, peep.” Down in the villages the babies sighed. <One by one~One after another> the lamps went out. It was the best goodnight of all.|Uncle Thunder had roared, and every dog for nine miles was barking, and not a child lay still. Then <nobody~no one> spoke. Up on its hill the little dragon looked at [hero]. “Now,” <whispered [hero]~[hero] whispered>. “Say it to just one of them.” So it picked one window, <a long way down~far below>. “Peep,” it said to it, “peep, and peep.” The dogs stopped to hear what that was. In the window the lamp went out, and in the next one <also~too>, and in the one after. By the end of it the whole land was asleep, Uncle Thunder first of all, with his mouth open.}',
          ],
        },
        {
          id: 'hills',
          needs: 'horn',
          text: [
            '[Hero] held up the shepherd’s horn. “Say it in here,” <said [hero]~[hero] said>. {“Peep,” <said the dragon~the dragon said>. Far off a hill said, “Peep.” Then a hill behind that one. All <round~around> the land it went, peep, peep, like a little bell. And it came back to them last of all, to say goodnight.|It put its mouth to the thin end. “Peep,” it said, as well as it could. There was a pause, and [hero] was almost afraid. <Then~And then> the first of the hills took it and handed it on, no louder than it was, to the second. It went from hill to hill along the edge of the sky, clear and small, like one <bell~lamp~cup> being carried carefully <round~around> the whole of the world. Every dragon turned its head to follow it. It was a long while before it got back to them, and it was hardly tired at all.}',
          ],
        },
      ],
      after: [
        '“Who was that?” asked all the old dragons. {“That was me,” said the <small~little> one. “Peep.”|They wanted to know who it had been, and whether it could be had again next year, and <perhaps~maybe> in the middle <as well~too>. “If you like,” said the little dragon, quite small, and <everyone~everybody> heard.}',
      ],
      fact: '[Hero] helped the dragon with the smallest roar to say its own goodnight.',
    },
  ],
  obstacles: [
    'A <big~large> dragon lay right across the path, fast asleep. {They climbed over on tiptoe. The tail was last. It twitched! <Then~And then> it slept on.|They went over it on tiptoe, up one side and down the other, as one goes over a stile. At the tail it muttered, “Mind the step,” and slept on.}',
    '{It was too steep to climb. “Hold my tail,” said a friendly dragon. Up they went, like socks on a line!|It was too steep to climb and too far to go round. Just then a dragon let down its tail like a rope. “I was only using it for balance,” it said.}',
    'Smoke lay over the path as thick as soup. {They held hands and blew. Whoo! It made a hole, and through they went.|<Somebody~Someone> had been frying. They took hold of <each other~one another>’s sleeves and blew, all together, and it drew back from them politely on both sides, like people in a corridor.}',
    'A wall of hot stones stood in the way, where a dragon had been lying. {They put on two pairs of socks and tiptoed. Tss, said the socks.|It was the sort of heat that bread likes. They went across on tiptoe in two pairs of socks each, and said ooh and aah, and arrived with very clean feet.}',
    'There was a gate with a sign: “Only dragons.” {So they walked through <in a row~in a line>, one behind the other, and said roar.|They talked it over. <Then~And then> they went through in single file, each holding the one before by the coat, with [helper] at the end for a tail. “Evening,” said the gatekeeper, who was a dragon, and short of sight.}',
    'The river was too warm to wade, for a dragon was having her bath in it. {“Use my back!” she called. It was soapy, but it held.|“Oh, do cross,” she said, “I’m only at the ears.” They walked over on her back, one foot before the other, and on the far side each of them was handed a sponge.}',
    'Five eggs lay in the road in a nest, and <no one~nobody> was there to move them. {They sang to the eggs and walked by on their toes. One of them hummed back.|They <couldn’t~could not> step over and it <would not~wouldn’t> have been right to push. So they went along the very edge, where the thistles are, and sang all the way, so that the eggs should know it was only friends.}',
    'The bridge had been burnt a bit, and a plank was gone. {A dragon tail came down. “Walk on that,” it said.|“I’m so sorry,” a voice said from underneath. “It was a sneeze.” And a tail came up through the hole and lay down neatly in the place of the plank. It was even the right colour.}',
  ],
  encounters: [
    'A young dragon was learning to land. Bump! Bump! Bump! {“Better <each time~every time>,” it said, from a bush.|It flew in over the trees, put out its feet, shut its eyes, and hit the same bush for the ninth time. “That one was softer!” it called.}',
    'A dragon was watering its flowers with warm smoke. {They were all <a bit~a little> brown. “They like it,” it said.|They were a little brown at the edges. “They’re a smoky sort,” it explained, and it stroked one with the back of a claw.}',
    'Two dragons were playing chess with hot potatoes. {“Your move,” said one. “I ate it,” <said the other~the other said>.|“It’s your move,” <said the one~the one said>. “I’ve eaten my king,” <said the other~the other said>. “Does that count?” They decided that it was a draw.}',
    'A tailor was measuring a dragon for pyjamas. {“Hold still,” he said from far away. “I am at the knee.”|“Please hold still!” he called from <far off~far away>. He had started at the neck on Tuesday, and he was just coming to the knee.}',
    'Two baby dragons were blowing smoke rings. {One blew a square. “How?” asked the other. “I was thinking of a box,” it said.|They had got as far as hearts. <Then~And then> the smaller one blew a perfect little chimney, with smoke coming out of it, and they both sat and looked at it in silence <until~till> it had gone.}',
    'On a rock lay a dragon and sunned its scales. {“I turn every hour,” it said, “like a sausage.”|“I have an hour for each side,” it explained with its eyes shut. “Would you be so kind? It’s the left one now.” They pushed. It was like rolling over a church, but a grateful one.}',
    'A dragon ran a shop for candles. {“I light them all myself,” it said. “That’s free.”|It sold them in all lengths, and lit each one by hand, so to speak. “People go out very happy,” it said, “and at the door the wind gets them, and they come back in. It’s a living.”}',
    'A kettle with wings went past. No, it was a dragon with a kettle. {“Tea at my aunt’s!” it called.|“I’m bringing the hot water,” it called down. “She’s bringing the cups.” After it, some way behind, came a very small one, carrying with all its might one lump of sugar.}',
    'In the ash sat three newborn dragons and tried to look fierce. {“Grr,” they said. <Then~And then> one of them got the giggles.|“Be afraid,” <said the first~the first said>. “Be very afraid,” <said the second~the second said>. The third had meant to say something <as well~too>, but it had found its own tail, and it was so pleased to meet it.}',
    'They passed a dragon with a cold. {Each time it sneezed, it lit a lamp down the street. A man with a ladder walked along and said thank you.|The lamplighter walked <beside~next to> it with his hands in his pockets. “Bless you,” he said at each sneeze, and another lamp was lit. He hoped that it would be better soon, he said, but not before Friday.}',
  ],
  favourite: [
    'On the shelf a <small~little> cloth dragon watched over the room with one eye shut.',
    'The night lamp glowed as low and warm as a sleeping dragon.',
    'On the blanket lay a row of green dragons, all printed, and all with their eyes shut.',
    'By the pillow slept a dragon of cloth, with its tail in its paw, as it always did.',
    'A paper dragon hung from the ceiling and turned, <very slowly~ever so slowly~slowly>, in the warm air.',
    'There was a picture over the bed of a dragon that was reading to its egg, and both looked sleepy.',
    'The slippers stood side by side, two small tired dragons with soft soles.',
    'The night light was a dragon too, and it breathed out only a little gold.',
  ],
}
