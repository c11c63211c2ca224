import type { ThemePack } from '../../realise/pack.ts'
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
        '[Hero] was making pancakes in Smoke Valley. You do not need a stove there. {You need one dragon, and a long fork.|You need a pan, a long fork, and a dragon who has been asked nicely, and [hero] had all of them.}',
      ],
      [
        'Over the valley the dragons flew home. {One had a shopping bag. One had a hat.|They came in ones and twos with their wings held wide, and one had a shopping bag in each claw, and one had caught somebody’s washing on his tail.}',
      ],
      [
        'Down in the valley the dragons had banked their fires for the night. Each roof gave off a low red glow. {[Hero’s] bed was warm from above.|[Hero] crept into bed, and up above on the roof the small one turned round three times and sighed a warm sigh down the chimney.}',
      ],
    ),
    place(
      'mountain',
      'land',
      'Marmalade Mountain',
      'on Marmalade Mountain',
      [
        'High on Marmalade Mountain lived the orange dragons, and next door to them lived [hero]. {They were good neighbours. They were only a bit smoky.|They were good neighbours, always ready to lend you a flame, and you only had to remember not to hang out anything white.}',
        '[Hero] was drying the cups on Marmalade Mountain. {You just hold them up and a dragon goes hah.|You hold up a cup, and any dragon who is passing says “hah”, and there it is, dry and rather warm.}',
      ],
      [
        'The path on the mountain was full of claw marks. {Big ones, small ones, and one that hopped.|There were big ones and small ones, and a third kind, very far apart, that belonged to somebody who hopped.}',
      ],
      [
        'They came slowly down the mountain path, and the stones were still warm from all the sleeping dragons. {[Hero’s] bed was soft. A last puff of smoke went up to the moon.|At home the kettle was quiet, and the bed was soft. Outside one last puff of smoke rose up, round and slow, towards the moon.}',
      ],
    ),
    place(
      'caves',
      'indoors',
      'the Hundred Caves',
      'in the Hundred Caves',
      [
        'In the Hundred Caves it is never dark, because in each lives a dragon with a light of its own. {[Hero] had number twelve. There was a mat by the door.|[Hero] had number twelve, with a mat by the door that said “Wipe your claws”, and a view into number thirteen.}',
        '[Hero] sat in the Hundred Caves and listened. On one side a dragon hummed. On the other side one was frying an egg. {It smelled good.|Somewhere above, a third one was moving his gold about, clink, from the left corner to the right corner and back, as people do with chairs.}',
      ],
      [
        '{The walls of the caves shone red and gold. If you said “ho”, they said “ho, ho, ho”.|They shone red and gold like the inside of a lantern, and they handed every sound along from one cave to the next like a plate at table.}',
      ],
      [
        'Cave after cave the fires had burned down, and only a soft red glow was left. {Number twelve was warm. [Hero] lay down on the furry rug bed.|In number twelve the stones were warm. [Hero] lay down on the bed of rugs, and on both sides large quiet animals were breathing.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'egg',
      'Ember',
      'she',
      [
        'There was once a young dragon called [hero]. {She was red, with one green toe.|She was red all over except for one green toe, and she always put that foot forward first.}',
      ],
      [],
    ),
    figure(
      'smoke',
      'Puddle',
      'he',
      [
        'There was once a small blue dragon called [hero]. {When he sneezed, out came soap bubbles.|Other dragons breathed fire, but when he sneezed out came soap bubbles, and he had made up his mind to like it.}',
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
        'An old dragon looked over the wall, with glasses on her nose. It was [helper]. {“I have knitted all day,” she said. “A walk will do me good.”|“I’ve been sitting on my knitting,” she said, “and now it’s finished and flat. A walk would do me good.” She was as long as the street and as kind as cake.}',
      ],
      ['[Helper] took off her glasses and curled up round the whole house, chin on tail.'],
    ),
    figure(
      'bat',
      'Flip',
      'he',
      [
        'From a beam hung a bat with a striped scarf. “I’m [helper],” he said. {“You are all upside down!”|“Do you know that you’re all upside down? No, no, don’t get up on my account.” He flew along beside them and told them what was round each corner.}',
      ],
      ['[Helper] hung himself up by the toes, folded his wings, and his scarf hung down to the floor.'],
    ),
    figure(
      'salamander',
      'Tiny Tom',
      'he',
      [
        'In the warm ash sat a newt no longer than a spoon. “[Helper],” he said. {“I am a dragon too. A very, very small one.”|“I’m a dragon as well, on my mother’s side. I’m only small because I have been saving it up.” Nobody argued, and he was so pleased that he came too.}',
      ],
      ['[Helper] dug himself into the warm ash, up to the chin. Only a thin, sleepy thread of smoke came up.'],
    ),
  ],
  problems: [
    {
      id: 'coldfire',
      title: ['The Dragon Whose Fire Went Out', '[Hero] and the Cold Little Dragon'],
      ask: 'Do you know where a lost spark goes?',
      refrain: ['Puff, puff, little spark, glow for me in the dark.'],
      spark: [
        'A little dragon sat and blew, but there was no fire. {There was only a smell of warm bread. “My spark is gone,” it said. It was sad. [Hero] sat down next to it.|It blew again, till its ears turned red. Not one spark came, only a smell of warm bread. “It’s my turn to light the evening lamps,” it said, “and all I can do is bakery.” The whole valley would be dark. “Then we’ll find out where your fire has gone,” said [hero], “for it can’t have gone out. There’s no door.”}',
      ],
      tries: [
        'They gave the dragon a hot pepper. {It cried a bit, and hiccuped. Now it smelled of soup.|It swallowed, and it went red, then green, and then a sort of purple. Then it hiccuped, and it smelled of tomato soup, but that was all.}',
        'They rubbed its tummy to make it warm. {It giggled so much that it rolled down the hill.|It turned out to be the most ticklish dragon in the world. It rolled all the way down the hill and had to be fetched back.}',
        'They struck two stones for a spark. Click! {It landed on the dragon’s nose. It sneezed it out.|One fine spark flew up and landed just on the end of the dragon’s nose, and it looked at it, cross-eyed, and sneezed it out.}',
      ],
      solutions: [
        {
          id: 'song',
          text: [
            '“When did you last have it?” asked [hero]. {“When I was happy,” said the dragon. So they sang its best song, all of them, softly. And there, deep down, something glowed. Puff! A small gold flame.|It thought. “When everyone was singing,” it said. “I like that.” So they all sat close and sang the song that it liked best, not loudly, and three times over, because the third time is when you no longer have to think of the words. Somewhere in the middle of it there came a glow, under the scales, like a lamp behind a curtain. Then puff, out came a flame, small and gold and perfectly round.}',
          ],
        },
        {
          id: 'bread',
          text: [
            '“It smells so good,” said [hero]. “Perhaps you have a baker’s fire.{” They put some dough in front of it. Puff! Out came a bun, brown and warm. All the valley came and had one. And the lamps? Old dragons lit them, with crumbs on their chins.| Not all fires are for lamps.” They fetched a bowl of dough and set it under the little dragon’s nose. It breathed out, very gently, and there lay a bun, brown and round and shining. The whole valley came, following the smell. The old dragons lit the lamps that night, gladly, with crumbs on their chins.}',
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
        'There was a dragon egg, blue with white dots. It was time for it to hatch. {But from inside came a snore! “It will miss its own party,” said the mother. [Hero] wanted to help.|All the family stood about it in paper hats. The cake was ready. And out of the egg came a long, slow, comfortable snore. “It’s been like that since Monday,” said the mother dragon. “It’s going to miss its own birthday.” Somebody had to find out what would make it want to come out, and [hero] offered.}',
      ],
      tries: [
        'They knocked. Tap, tap, tap! {“Five more minutes,” said the egg.|They waited politely. “Five more minutes,” said a voice from inside, and the snoring began again where it had left off.}',
        'They rolled it, very gently, to and fro. {The egg purred. It liked that! It slept even more.|That was a mistake. It was exactly what the egg would have asked for, if it had been awake, and the snoring took on a happy little whistle.}',
        'They held a piece of cake under it. {The egg sniffed. Then it said, “Later.”|The snoring stopped. The egg sniffed. Everyone held their breath. “Keep me a slice,” it said, and slept on.}',
      ],
      solutions: [
        {
          id: 'story',
          text: [
            'Then [hero] lay down by the egg and told it, very softly, about the sky. {“It is blue by day and full of lights by night. You can put your wings in it.” Crack! Out came a small nose. “Where?” it said.|[He] told it how big the sky was, and that it changed colour, and that nobody ever used it up. [He] told it about rain. [He] told it that there was someone waiting with very long arms. The snoring had stopped. Crick, went the egg. Crack. Out came a small blue nose and one bright eye. “Where is all that?” it said.}',
          ],
        },
        {
          id: 'warm',
          text: [
            '“It’s warm in there and cold out here,” said [hero]. “I wouldn’t come out either.{” So all the dragons breathed out at once. Haaah! Now it was as warm as toast. Crack! Out popped the baby and yawned.| Would you get up?” They all thought about their own beds, and had to say no. So the whole family of dragons sat down in a ring and breathed out, haaah, all at once, until the cave was as warm as the inside of a pocket. The egg stopped snoring. It stretched, crick, crack, and there in the broken shell sat the baby dragon, and the first thing it did was yawn.}',
          ],
        },
      ],
      after: [
        '{It ate the cake, and the candle, and then it fell asleep in its mother’s wing. So did the party.|It had some cake, and the candle, and a corner of the tablecloth. Then it climbed under its mother’s wing, and the party sat round it and whispered.}',
      ],
      fact: '[Hero] helped a sleepy dragon egg to hatch.',
    },
    {
      id: 'scarf',
      title: ['The Longest Scarf in Dragon Land', '[Hero] and the Dragon with the Sore Neck'],
      ask: 'Do you know of a scarf as long as a street?',
      refrain: ['Knit one, purl one, round and round, warmest scarf that can be found.'],
      spark: [
        'The long green dragon had a long sore throat. {It was as long as a street! “I need a scarf,” it whispered. “But none is long enough.”|With a dragon like that a sore throat goes on for a hundred yards. “I only want to sing my babies to sleep,” it whispered, and hardly any smoke came out. What it needed was a scarf, but no shop keeps them as long as that. So [hero] and every friend [he] had would have to find a way.}',
      ],
      tries: [
        'They tied ten socks together. {It reached as far as the chin.|It made a cheerful row, no two alike, but it reached from one ear to just below the other.}',
        '{They tried a flag, a rope and a curtain. The curtain still had the rail on it. Bonk!|They tried whatever was long: the flag was scratchy and the rope was cold, and the curtain, which was the best of them, still had its rail on.}',
        'They asked the clouds. One came and lay round the dragon’s neck. {It was soft, but it rained.|It was as soft as anything, and so kind, but it was moved to tears, and soon the dragon was wet through.}',
      ],
      solutions: [
        {
          id: 'all',
          text: [
            'So they all knitted. Each dragon had two claws for it, and each made a piece in its own colour. {They sewed them up, red and blue and gold. Round and round it went, all the way. “Aah,” said the dragon. It was warm at last.|Some of the pieces were round, and one had a sleeve. They sewed them end to end, red and blue and gold and a sort of mud, and still it wasn’t enough, and then it was. Round the long green neck it went, and round again, from the chin down to the shoulders. “Aaah,” said the dragon. You could hear the soreness going, yard by yard.}',
          ],
        },
        {
          id: 'babies',
          text: [
            '“Who loves you most?” asked [hero]. {“My babies,” it whispered. So they called them. All nine came and hung round its neck, nose to tail. They were so warm! And the sore throat went away.|“My little ones,” whispered the dragon. “All nine of them.” [Hero] whistled. They came tumbling out of nine doors, and lay down along the green neck, nose to tail to nose, as warm as nine hot loaves. It was the best scarf there has ever been, and it hummed. And since the sore throat could not stand so much warmth, it packed up and left.}',
          ],
        },
      ],
      after: [
        'Then the dragon sang its lullaby. {It was low and soft, and smelled of smoke and honey.|It was a very low one, with a lot of smoke and honey in it, and by the second verse nobody who heard it was quite awake.}',
      ],
      fact: '[Hero] found a scarf for the dragon with the longest neck.',
    },
  ],
  obstacles: [
    'A big dragon lay right across the path, fast asleep. {They climbed over on tiptoe. The tail was last. It twitched! Then it slept on.|They went over it on tiptoe, up one side and down the other, as one goes over a stile. At the tail it muttered, “Mind the step,” and slept on.}',
    '{It was too steep to climb. “Hold my tail,” said a friendly dragon. Up they went, like socks on a line!|It was too steep to climb and too far to go round. Just then a dragon let down its tail like a rope. “I was only using it for balance,” it said.}',
  ],
  encounters: [
    'A young dragon was learning to land. Bump! Bump! Bump! {“Better each time,” it said, from a bush.|It flew in over the trees, put out its feet, shut its eyes, and hit the same bush for the ninth time. “That one was softer!” it called.}',
    'A dragon was watering its flowers with warm smoke. {They were all a bit brown. “They like it,” it said.|They were a little brown at the edges. “They’re a smoky sort,” it explained, and it stroked one with the back of a claw.}',
    'Two dragons were playing chess with hot potatoes. {“Your move,” said one. “I ate it,” said the other.|“It’s your move,” said the one. “I’ve eaten my king,” said the other. “Does that count?” They decided that it was a draw.}',
    'A tailor was measuring a dragon for pyjamas. {“Hold still,” he said from far away. “I am at the knee.”|“Please hold still!” he called from far off. He had started at the neck on Tuesday, and he was just coming to the knee.}',
  ],
  favourite: [
    'On the shelf a small cloth dragon watched over the room with one eye shut.',
    'The night lamp glowed as low and warm as a sleeping dragon.',
  ],
}
