import type { ThemePack } from '../../../craft/pack.ts'
import { figure, place } from '../build.ts'

export const space: ThemePack = {
  words: [
    'space',
    'star',
    'moon',
    'rocket',
    'planet',
    'comet',
    'sky',
    'astronaut',
    'orbit',
    'ship',
    'galaxy',
    'milky',
    'crater',
  ],
  settings: [
    place(
      'atticrocket',
      'sky',
      'the attic rocket',
      'in the attic rocket',
      [
        'In the attic, behind the boxes, stood a rocket made of an old bath. [Hero] got in and pulled the plug. {Pop! Up it went, into the stars.|It gave a pop and a gurgle, and then, very politely, it rose through the skylight and in among the stars. [Hero] had put in a cushion and two pears, so that was all right.}',
        '[Hero] had a rocket with one seat and a hot water bottle. {That evening it hummed. Space was just over the roof.|On some evenings it hummed of its own accord, which meant that it wanted to go out, and this was one of those evenings. Space is not far. It begins just over the roof.}',
        'The attic rocket was an old bath, and [hero] was polishing its taps. {“Tonight?” said the rocket. It was full of stars already.|It had stood there all day, under the washing, with a look as if it knew a planet or two. “Ready when you are,” it gurgled.}',
      ],
      [
        'In space it was dark blue and very still. {[Hero’s] pears floated up. [He] ate one without hands.|The pears floated up from the cushion and hung in the air, looking surprised. [Hero] ate one of them without using any hands at all, and nobody was there to mind.}',
        'The rocket’s taps were gold. {The hot one said faster, the cold one said slower. No one touched the plug.|If you turned the hot tap it flew faster, and with the cold one it slowed down, and a small card said that the plug was for arriving only.}',
      ],
      [
        'The rocket sank slowly through the quiet sky, and came in at the skylight as softly as a cat. {Down the stairs was a warm bed. [Hero] got in.|In the attic it gave one low sigh and was a bath again. [Hero] tiptoed down the stairs, which were still and warm, and into bed.}',
        'It was dark blue all round, and the rocket hummed lower and lower, like someone who is singing a baby to sleep and is nearly there. {The skylight shut behind it. [Hero’s] bed was warm.|The skylight closed over it without a click. [Hero] went down one soft stair after another, and the stars came along as far as the bedroom window.}',
        'Down and down came the attic rocket, past the last star and the first chimney. {It was a bath again. [Hero] went to bed in warm socks.|By the time it stood in its corner it was a bath again, with only a little stardust round the plug. [Hero] went down the dark stairs, one hand on the wall, to a bed that somebody had kept warm.}',
      ],
    ),
    place(
      'station',
      'indoors',
      'the Round Star Station',
      'on the Round Star Station',
      [
        'The Round Star Station turned in the sky like a slow wheel, and [hero] had the bunk by the window. {You could see the whole Moon from there.|If you lay on your left side you saw the Moon, and if you waited for an hour you saw it again, because the station had come round.}',
        'On the Round Star Station they were having soup from a tube. {[Hero’s] soup tasted of green.|Nobody had written the names on the tubes, so that supper was always a surprise, and [hero’s] tasted mostly of green.}',
        'On the Round Star Station it was [hero’s] turn to wind the clock. {It had no up, so it just went round.|The clock had been in space for so long that it no longer believed in noon, and so [hero] told it kindly what time they would like it to be.}',
      ],
      [
        'In the station’s round halls there was a soft hum. {The plants grew up, and down, and sideways. They did not mind.|In the space garden the beans grew up and down and sideways, since nobody could tell them which was which, and they had tied a star into the middle by mistake.}',
        'A sign on the station’s wall said, “Up.” {The arrow pointed in nine ways. All of them were right.|It had nine arrows, as in space one has to be fair. Whichever you took, somebody sooner or later floated past you with their feet where your head was, and said good evening.}',
      ],
      [
        'The round halls had turned their lamps low. {[Hero] floated to the bunk and did up the blanket, click, so as not to drift off.|[Hero] floated along them without a sound, found the bunk by the window, and did up the soft straps of the blanket, so that only [his] dreams would drift.}',
        'The Round Star Station had turned its back to the sun, and in all its windows it was night. {In the bunk it was warm, and [hero] weighed no more than a feather.|There was only the hum, and the blanket, and beyond the glass the whole soft dark with its small lamps. [Hero] weighed nothing at all, and slept on no side in particular.}',
        'On the Round Star Station the hum had sunk so low that it was more of a warmth. {[Hero] floated into the bunk, and the blanket closed, soft as a hand.|[Hero] floated down the last hall with both eyes half shut, and the bunk by the window took hold of [him] as softly as a pocket takes a hand.}',
      ],
    ),
    place(
      'moonhouse',
      'sky',
      'the Moon',
      'on the Moon',
      [
        'On the Moon, in the third crater, stood a white house with a blue door. There lived [hero]. {There was moon dust on all the plates.|[He] swept the moon dust out each morning, and each evening it had come in again on its soft grey feet.}',
        '[Hero] sat on the edge of a crater on the Moon and let [his] legs hang down. {The Earth came up like a big blue ball.|Over the hill the Earth came up, blue and white and in no hurry, and [hero] waved to it, as [he] did every evening.}',
        '[Hero] was beating the rug in front of the white house on the Moon. {The dust went up. It took all day to come down.|It is slow work up there, for the dust hangs about in the sky and thinks, and by the time it comes down it’s somebody else’s dust.}',
      ],
      [
        'It is fun to hop on the Moon. {Hop, and you are over the house!|One hop takes you over the house, and while you are up there you have time to think where you would like to land.} ((The dust smells a bit like a blown-out candle.))',
        'In front of the white house on the Moon stood a row of moon tulips. {They were grey. One was a bit pink, for trying.|They came up grey and they bloomed grey. But each year one of them turned out slightly pink, and nobody said a word, so as not to make it shy.}',
      ],
      [
        'They came home over the soft grey hills in long slow hops, each lower than the last. {In the white house the bed was warm. [Hero] shut the blue door.|The lamp behind the blue door was lit. [Hero] brushed the moon dust from [his] knees and lay down where the Earth could shine in on the blanket.}',
        'The Earth had gone down behind the last crater, and on the Moon it was so quiet that you could hear the dust settle. {[Hero] lay in the white house, and the blue door was shut.|In the white house the lamp was turned low. [Hero] lay and listened to nothing, and there’s a very good sort of it up there, soft and deep, and washed in silver.}',
        'One by one the craters filled with shadow, like bowls with milk. {On the Moon it was quiet. [Hero] lay down behind the blue door.|On the Moon the night is a long one, and there is no need to hurry into it. [Hero] shut the blue door, lay down, and heard nothing, and then a little more of it.}',
      ],
    ),
    place(
      'garden',
      'sky',
      'the star garden',
      'in the star garden',
      [
        'Behind the Great Bear lies a garden where small stars are grown, in rows. {[Hero] watered them with a can. The water went up.|[Hero] had the early stars to look after, and went along them with a can, and in that part of space one has to water from below.}',
        'It was planting time in the star garden. [Hero] put a star seed in each hole, and a bit of dark on top. {They like it dark.|They want to be two fingers deep, with some good black dark on top, and then it’s best to talk to them of something else.}',
        'In the star garden [hero] was tying up a star that had grown too tall. {It wanted to see over the fence.|“I only want to see what’s on the other side,” it said. [Hero] told it that there was more space there, and a bench, and it seemed content.}',
      ],
      [
        'A comet was going along the path of the star garden with a barrow. {It left light on everything.|It did the sweeping as well, but as it swept with its tail there was always more to sweep when it had done, and it all shone.}',
        'The oldest star of the garden sat on a chair by the gate. {“I’m a sun,” she said, “but I’m off duty.”|She was a sun, she told everyone, and had a family of nine planets, all grown up and going their own ways.}',
      ],
      [
        'In the star garden they put the glass bells over the smallest stars, for the night is cool out there. {[Hero’s] bed stood in the potting shed. It was warm.|Under each bell there was a glow no bigger than a yawn. In the potting shed, between the sacks of soft dark, was a bed, and [hero] lay down in it like a seed.}',
        'They walked home slowly between the beds, and one star after another drew in its points. {Then it was quiet, and the blanket was soft.|The gate shut without a sound. By the time that [hero] was under the blanket, there was nothing in the whole garden but a low, even shining, like breath.}',
        'The gate of the star garden was on the latch, and the watering cans stood in a row. {[Hero] went to bed, and the small stars went pale and slept.|In all the beds the light had gone down to a thread. [Hero] hung up the gloves, lay down in the potting shed, and drew the blanket up to where the sky began.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'moonmouse',
      'Tock',
      'he',
      [
        'On a small star there was once a mouse called [hero]. {His ears were as big as plates.|His ears were as big as saucers, so that he heard even the things that stars say only to themselves.}',
        'There was a mouse in space, and he was called [hero]. {He had come up there after a cheese. It was the moon. He stayed.|He had seen it from his hole, round and yellow, and set out with a napkin. When he got there it was stone, but the people were so nice that he said nothing about it.}',
      ],
      [],
    ),
    figure(
      'robot',
      'Dot',
      'she',
      [
        'There was once a small round robot called [hero]. {One wheel went eek.|She had one wheel that went eek and one that did not, and people said that you always knew when she was being thoughtful, for then both were quiet.}',
        'A robot called [hero] was in charge of the lost things of space. {She had nine hundred gloves. They were all left ones.|Whatever anybody let go of up there came by her window sooner or later. She gave each a number and a kind word.}',
      ],
      [],
    ),
    figure(
      'postgirl',
      'Vega',
      'she',
      [
        'There was a girl who took round the post in space, and her name was [hero]. {Her bag weighed nothing. It was great!|She rode a bicycle with a bell on, and as there’s no up or down she delivered on both sides of the street at once.}',
        'Everybody on the small planets knew [hero]. {She brought the letters, and she brought the biscuits.|She was so punctual that they set their suns by her. She brought the post and took away the answers, and if there was none she waited, and had some tea.}',
      ],
      [],
    ),
    figure(
      'captain',
      'Captain Bean',
      'he',
      [
        'The smallest ship in all of space had a captain called [hero]. {It was a bean tin. He could just stand up.|He’d made it from a tin. It had one room, and when he wanted to go into the next one he turned round.}',
        '[Hero] had flown to the end of space and back. {“What’s there?” they asked. “A bench,” he said.|He didn’t make a fuss about it. There was a bench there, he said, and a bit of a wall, and behind it you could hear somebody mowing.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'comet',
      'Whisk',
      'she',
      [
        'Zip! A little comet flew by, and back, and by again. “I’m [helper]. I can’t stop!” she said. {So [hero] held on to her tail.|“I have never once stopped. How do you do it?” [Hero] showed her how to sit down, and she liked it so much that she stayed.}',
        'Something bright went past with its shoes in its hand. It was [helper], a comet. {“Late!” she said. “What for? I’ve no idea.”|“I’m late,” she called, “but I’ve forgotten for what, so it might as well be this.” She took the corner on one foot and was back with them.}',
      ],
      [
        '[Helper] wound her long tail round herself like a scarf, and for once she lay still.',
        '[Helper] found a hook in the dark and hung herself up on it by the tail, and swung less and less.',
      ],
    ),
    figure(
      'alien',
      'Oob',
      'he',
      [
        'Behind a rock sat somebody green with three eyes. He was called [helper]. {One eye looked at [hero]. One looked left. One was asleep.|He looked at [hero] with the first eye and round about him with the second, and the third was asleep. “It had a late night,” he whispered. “I can come, if we don’t wake it.”}',
        'Knock, knock, knock, went somebody with three hands. It was [helper], from next door but one. {“Have you got some sugar?” he asked. “No? Then I’ll come along.”|“I only wanted to borrow some sugar,” said [helper], and by next door but one he meant the second planet on the left. “But this is far more interesting than cake.”}',
      ],
      [
        '[Helper] shut his first eye, and then his second. The third one had been asleep all along.',
        '[Helper] put his three hands under his one cheek, and that took some arranging, and then he was still.',
      ],
    ),
    figure(
      'satellite',
      'Old Blip',
      'he',
      [
        'An old satellite came by, beeping to itself. “Blip. I am [helper],” it beeped. {“I go round and round. May I go along, just once?”|“I’ve been round nine thousand times, and I know the way, but only the one way. I should so like to see what is off to the side. Blip.”}',
        '“Blip,” somebody said. “You have a visitor. It is me.” It was [helper], the old satellite. {“I see a lot from up there,” he said. “I’ve never been in it.”|“I’ve photographed it four thousand times,” said [helper], “all of it, from above. I know the tops of everybody’s heads. I’d so like to see a front.”}',
      ],
      [
        '[Helper] folded his flat wings. Blip, he said. Then, much later and very softly, blip.',
        'Over the roof [helper] went on round, as he always did, but with his lamp turned down and his eyes closed.',
      ],
    ),
    figure(
      'tailor',
      'Madame Seam',
      'she',
      [
        'On a stool between two stars sat [helper], who sews up the sky. {“It’s got a hole just here,” she said. “I’ll do it later. Wait for me.”|“It gets so thin at the elbows,” she said, and bit off a thread of light. She put needle, scissors and a bit of spare night in her bag, and came along.}',
        'Snip, snip. It was [helper] with her big scissors, cutting out a new moon. {“I’ve some left over,” she said. “One never knows.”|She had it over her knee and was turning up the edge. “It’s for the end of the month,” she said. “I could do with a walk. One gets so round-shouldered, doing moons.”}',
      ],
      [
        '[Helper] stuck her needle in the dark, where it shone like a star, and laid her head on a bolt of night.',
        'In her basket, between two rolled-up evenings, [helper] curled round like a thread on a reel.',
      ],
    ),
  ],
  problems: [
    {
      id: 'starlight',
      title: ['The Star That Could Not Sleep', '[Hero] and the Wide-Awake Star'],
      ask: 'Do you know where a star could find some dark?',
      refrain: ['Twinkle low and twinkle slow, close your light and let it go.'],
      spark: [
        'One small star would not go to sleep. It blinked and blinked. {“I can’t find my dark,” it said. “I need a bit of dark to sleep in.” Poor star! [Hero] wanted to help.|“I’m so tired,” it said, “but whenever I shut my eyes I’m still lit. Everyone else has some dark to sleep in. I have only me.” It looked pale about the points. [Hero] had never thought of it like that, and went at once to see what could be done.}',
      ],
      way: [
        'An old sun went by with a shawl on. {“I was a bright child as well,” she said. “My mother lent me her back. It was nice and dark behind her.”|“They’re all like that, the gifted ones,” the old sun said. “They shine on everything, and then there’s no place left where they’re not. I used to get behind my mother. You need something between you and yourself.”}',
        'They flew once round the star with their eyes shut. {It was bright in front, it was bright behind. But down below, right under its chin, there was a bit of shade!|They held up their hands to it. In front it was so bright that you could see your bones. Behind it was the same. “It gets round everything,” said [hero]. “Only not there.” It was a small place, exactly beneath its chin.}',
        'On a hook in the sky hung a long list. It was all the wishes that had been wished on that star. {“For a dog,” they read. “For no more peas.” It was a heavy list.|“I read it over in bed,” the star said. “I shouldn’t.” It went on for pages. They wanted ponies. They wanted Grandpa’s knee to be better. One of them had just put “please”. “You can’t leave a thing like that lying,” it said, and blinked.}',
      ],
      tries: [
        '[Hero] put a sock over the star. {The sock lit up. Now it was a lamp!|The sock lit up, stripes and all. It made a very handsome lamp, they all agreed, but it was no use to anyone who wanted to sleep.}',
        'They counted sheep for the star. In space there are no sheep, so they counted moons. {“Two!” said the star. “This is fun!”|It knew all the moons by name, and their aunts, and by the eleventh it was more awake than before.}',
        '[Helper] made a shadow for the star. {It looked like a rabbit! The star laughed.|It was only meant to be dark, but it came out as a rabbit, and the star wanted a duck next, and then a camel.}',
      ],
      solutions: [
        {
          id: 'cloud',
          text: [
            'Then [hero] saw a cloud of soft star dust. “May we borrow you?” [he] asked. {They tucked the cloud round the star. It was dim in there, and warm. “Oh,” said the star. “So this is dark.” And it yawned.|It was a shy cloud, and no one had ever asked it for anything. They drew it round the star, over the points and under them, as you would tuck in somebody with five elbows. Inside it was dim and warm. “Oh,” said the star in a small voice. “So this is what dark is like. It’s soft.” And it yawned.}',
          ],
        },
        {
          id: 'wish',
          text: [
            '“What do you think of all night?” asked [hero]. {“All the wishes,” said the star. “I must hold them.” “I’ll help,” said [hero]. “Give some to me.” And they each took a few. The star grew light and dim and sleepy.|“The wishes,” said the star. “People give them to me. I’m afraid I’ll drop one.” So that was it. “You could put some of them down,” said [hero]. “We’ll carry them with you until morning.” [He] took one, and [helper] took two, and the neighbouring stars each held out a point. Then the little star was so light that it sank down into the dark like a feather, and grew dim.}',
          ],
        },
      ],
      after: [
        'The star gave a tiny snore. {A bit of gold came out, like dust.|With every breath a little gold dust came out, and all round it the big stars turned down their light, so as not to wake it.}',
      ],
      fact: '[Hero] helped a wide-awake star to fall asleep.',
    },
    {
      id: 'slipper',
      title: ['The Moon’s Left Slipper', 'Who Has the Moon’s Slipper?'],
      ask: 'Have you seen a silver slipper with a bobble?',
      refrain: ['One foot warm and one foot bare, is the slipper here or there?'],
      spark: [
        'The Moon’s left slipper was gone. {“My foot is cold,” said the Moon. “I can’t rise on one foot.” [Hero] said, “I’ll look for it.”|“I had it yesterday,” said the Moon, hopping a little behind the clouds. “I can’t go up with one cold foot. I’d come out crooked, and people set their clocks by me.” It was a large silver slipper with a bobble. A thing like that could not simply vanish in space, and so [hero] went to look.}',
      ],
      way: [
        'A bat had something to tell. {“I heard the Moon come home,” she said. “Hop, hop, hop. She was half asleep.”|“I don’t see well,” the bat said, “but I heard her come home. It was about ten. She went by me with a hop, and a yawn, and a hop. I thought, there goes somebody who won’t remember this in the morning.” She could do the yawn for them. It was a large one, with an echo.}',
        'They saw a row of prints on a cloud: one foot, one foot, one foot. {“That was me,” said the Moon. “I hopped. See how tired I was?”|They were all of the same foot. “I hopped the whole way home,” said the Moon. “It was late, and I had Africa to do. I was so tired that I couldn’t have told you which foot was which.” [Hero] looked at them again. That was a thought.}',
        'A silver thread hung from a star, and it was from a bobble! {“So she came by here,” said [hero].|It was caught upon a point of the Plough, and it was just the colour of moonshine. When you pulled it there came some more. “I may have brushed past something,” said the Moon. “I had my eyes shut at the corners.” They wound it up in a ball, and went on the way she had come.}',
      ],
      tries: [
        'They tried a new slipper made of cloud. {The Moon stepped in. Poof! It was gone.|It was the right size and a lovely white. The Moon put her foot in at one end and it came out at the other.}',
        'They asked a planet with rings. “Is this a slipper?” it asked. {It was a ring.|It took off one ring after another and looked at each with great care. “No,” it said seven times. “That is a ring as well.”}',
        'They looked under the Milky Way and shook it out like a rug. {Out fell a <spoon~button~comb> and two small stars.|Out fell a <teaspoon~button~comb>, two small stars who had been playing there, and a good deal of dust, but nothing with a bobble.}',
      ],
      solutions: [
        {
          id: 'nest',
          text: [
            'At last they heard a cheep. In the slipper sat a baby comet! {It had no bed. The slipper was so warm. So [hero] gave it [his] own hat to sleep in. And the Moon got her slipper back.|It was in there right up to its nose, a very new one, that had flown all day and found no bed. Nobody had the heart to pull. [Hero] took off [his] hat, which was nearly as warm, and held it close, and after a moment the little comet moved over, tail and all. Then they carried the slipper home to the Moon.}',
          ],
        },
        {
          id: 'foot',
          text: [
            '“Show me both your feet,” said [hero]. The Moon did. {Then they all laughed. She had both slippers on one foot!|She showed the right foot, and there was a slipper on it. [Hero] looked more closely. It was a rather thick slipper. It was, in fact, two slippers, one over the other. “Well,” said the Moon, and went quite pink. “I did think that one was warm.”}',
          ],
        },
      ],
      after: [
        'Up went the Moon, round and straight and warm in both feet. {She gave [hero] a long silver smile.|She came up over the edge of everything like a great quiet lamp, and she gave [hero], who was looking, one long silver smile.}',
      ],
      fact: '[Hero] found the left slipper of the Moon.',
    },
    {
      id: 'tangle',
      title: ['The Comet with the Knotted Tail', 'A Knot in the Sky'],
      ask: 'Do you know anything about knots?',
      refrain: ['Over, under, round and through, every knot comes loose for you.'],
      spark: [
        'Bump! A comet had flown in circles and now its tail was in a knot. {“I can’t fly home,” it said. “I only go round and round.” It needed a friend.|“I was chasing it,” it said, “and then I caught it.” Now it could fly only round and round in one place, and its supper was getting cold on the far side of the sky. It was such a knot as [hero] had never seen, not even in shoelaces.}',
      ],
      way: [
        'A spider in a helmet looked at the knot. {“It’s a good one,” she said. “Who did it? You? By yourself?” She was full of respect.|“I’ve seen some knots,” said the spider, who was up there for science. “That’s a double granny with a sheep in it. No, don’t pull. They never come out for people who pull. I had a great-aunt who did the opposite, whatever that was, and it was very pretty to watch.”}',
        'They followed the tail with one finger to see which way it went. {Under, over, under, round the comet’s own ear, and in. “That’s where it hurts,” it said.|It went under, and over, and round behind an ear. It was tightest there, where the comet had been worrying. Every time it thought about its mother at the window, the whole knot gave a little jerk and drew in.}',
        'From far off came three flashes, and three more. {“That’s my mum,” said the comet. “It means: your soup is on.”|Away on the edge of the sky somebody was lighting up, three times, and again three times. “That’s for me,” it said in a small voice. “It’s the sign for soup. And the second one is, take your time.” It was, however, the third time that she’d sent it.}',
      ],
      tries: [
        '{They pulled at one end. The knot grew smaller and harder. “Ow,” said the comet.|They pulled at the one end, and then at the other, and the knot grew small and hard and cross-looking. “Ow,” said the comet, but nicely.}',
        'They asked a planet for a comb. {It was as big as a hill! They could not lift it.|It lent them its own, and it was as long as a street. They thanked it, and they could not so much as lift one tooth.}',
        'They spun the comet the other way round, to unwind it. {Now it was dizzy, and so were they.|They spun it until they had all forgotten which way was up. It made a fine whirl, and now there were two knots.}',
      ],
      solutions: [
        {
          id: 'slow',
          text: [
            '“Let’s not pull,” said [hero]. “Let’s be slow.” {[He] found one loose bit. Over, under, round and through. One by one the loops came free. The tail was long and bright again!|[He] sat down beside it and looked at the knot until [he] could see where it began. It was only one small loose loop. Over, under, round and through went [his] fingers, and then the next loop let go, and the next, because a knot likes to be asked. All at once the whole tail slid out, long and bright, across half the sky.}',
          ],
        },
        {
          id: 'tickle',
          text: [
            '“The knot is tight because you’re worried,” said [hero]. {[He] tickled the comet under the chin. It laughed so much that it shook all over, and the knot fell out.|[He] thought a moment, and then [he] tickled the comet, just under the chin, where comets are softest. It giggled. It wriggled. It laughed till stars fell out of it, and as it shook, the knot went loose, and looser, and slid away as if it had never been there.}',
          ],
        },
      ],
      after: [
        'The comet wrote a word in the sky with its long tail. {It said thanks.|It said “Thanks”, with only one mistake, and the letters hung there, gold and fading, for quite a while.}',
      ],
      fact: '[Hero] loosened the knot in a comet’s tail.',
    },
    {
      id: 'robot-lullaby',
      title: ['The Robot Who Could Not Switch Off', '[Hero] and the Button That Was Missing'],
      ask: 'How does one fall asleep without a button?',
      refrain: ['Beep, says the left ear, and boop says the right, how does a robot say a goodnight.'],
      spark: [
        'A robot floated by, and it was so tired that its lamps went dim. But it could not stop! {“My off button fell off,” it said. “I’ve been on for a week. How do you do it? You’ve got no button at all!” [Hero] had never thought about that.|Its one eye was red, and it was sorting screws that had been sorted long ago. “I had one here,” it said, and showed them a hole in its side. “You pressed it and I went out, and in the morning I came on. It got knocked off by a pea. I’ve been up for nine days.” It looked at [hero] with great interest. “You people haven’t got one. I’ve looked. And you do it every night. How?” [Hero] opened [his] mouth to explain it, and found that it wasn’t easy.}',
      ],
      way: [
        'The ship’s cat lay on the warm pipes. {“I don’t do it,” she said. “I just leave off doing the rest.”|“It’s not a thing you do,” said the cat. “That’s where you all go wrong. First I leave off washing. Then I leave off listening to the pipes. I leave off my feet. And when there’s nothing left that I’m doing…” They waited for the end of it, but there she was, doing nothing.}',
        {
          gives: 'clock',
          text: 'An old kitchen clock gave the robot its tick to listen to. {“It goes tick, and then there is a gap,” it said. “I like the gap.”|“People only hear the tick,” said the clock. “I’m fonder of what comes after. There’s a bit of nothing there, each time. I’ve made it for sixty years, and it has always been good quality.” It let them take it along, wrapped in a tea towel, so long as it was wound.}',
        },
        'They met a baby in a floating cot. {It was asleep with its mouth open. “It wasn’t told how,” said [hero]. “Someone rocked it.”|It lay there in its cot, and the cot went to and fro upon a string. Nobody had explained anything to it. It was six weeks old. It was doing it better than any of them. “It doesn’t know how either,” said [hero] slowly. “So it must be that somebody else begins.”}',
      ],
      tries: [
        'They stuck on a biscuit for a button. {They pressed it. Crunch! The robot was still on, but now it had a filling.|It was the right size, with a <currant~cherry~raisin> just in the middle. The robot shut its eye and got ready. They pressed. There was a soft crunch. “I feel different,” it said, after a time, “but not off.”}',
        'They told the robot to count sheep. {It counted four million, and then it asked for some harder ones.|It did four million in a minute and a half. It put them in order of size, and by how woolly they were. “Are there some with spots?” it asked, wide awake, and it had begun a chart.}',
        '[Helper] sang to the robot, as low as could be. {It sang along in parts. It was so good that they had to do it again.|It had never been sung to, and it recorded it. It played it back with trumpets. “Was that right?” it asked. They told it that this was the finest lullaby they’d ever stood up to clap for.}',
      ],
      solutions: [
        {
          id: 'gap',
          needs: 'clock',
          text: [
            '“Listen to the gap,” said [hero], and held the clock to the robot’s ear. {Tick. Then nothing. Tick. Then nothing. “It’s getting longer,” it said. “Is it?” asked [hero], very softly. There was no answer. Its eye was dark.|“Don’t count the ticks. Go in between.” Tick, said the clock in its towel. The robot leaned its square head against it. Tick. “There’s room in there,” it said in surprise. [Hero] put a hand upon the hole where the button had been. “Leave off the screws,” said [hero]. “Leave off your wheels.” Tick. “It’s quiet,” said the robot, from a good way in. “It’s like a…” And they never learned what it was like. The red eye had gone amber, then brown, and then it had gone home.}',
          ],
        },
        {
          id: 'rock',
          text: [
            '“You don’t do it. I’ll do it,” said [hero]. {[He] put both arms round the robot, and rocked. Left and right, left and right. “You needn’t hold on to anything,” said [hero]. One by one its little lamps went out, and it hummed.|“You’ve been looking for the button on yourself, and I don’t think that’s where it is.” And [he] sat down, with [his] back to the warm pipes, and got the robot on to [his] knees; it had a lot of corners. They went to and fro. “Whose job is it to stay on?” it asked. “Mine,” said [hero], “for a bit.” The robot thought that through, and it took it no time at all, and then all at once it took very long. It weighed more and more. One lamp after the other said that it was all right, and went out.}',
          ],
        },
      ],
      after: [
        'After a good long nap the robot’s eye came on by itself. {“I was gone!” it said. “It was lovely. I’ll do it again.” And it did.|“I’ve been away,” it said. “There were sheep with spots.” It never did want the button back. It had a small brass plate put over the hole, with the word “Cuddle”, and then it went straight off to see how the sheep were getting on.}',
      ],
      fact: '[Hero] helped a robot without a button to fall asleep.',
    },
    {
      id: 'planet-alone',
      title: ['The Planet With Nobody On It', '[Hero] and the Empty Little World'],
      ask: 'Who would like to live on a very small planet?',
      refrain: ['Round and round and nobody in, where is a world that will let me begin.'],
      spark: [
        'A small planet rolled up to [hero] like a dog with a ball. {“Do you want to live on me?” it asked. “I’ve got a hill. And I’ve got a puddle. I made it all nice, and no one has come!” It had put up a sign: “Vacant.”|It was no larger than a church, and someone had gone to a great deal of trouble with it. There was one hill, one tree, and a puddle with a path round it. “I’ve been ready since Tuesday,” said the planet, “that is, for nine hundred thousand years. I’ve hung out a sign. They all go to the big ones.” It turned itself, slowly, so that they could see the back, where it had planted some grass in the shape of a heart. “We can’t stay,” said [hero], “but we’ll not leave it at that.”}',
      ],
      way: [
        'They asked a great planet how it had begun. {“With one,” it said. “There was a beetle, and he told his aunt.”|“They think I was always full,” said the great planet, and all its cities twinkled. “I’d nobody for ages. Then there came a sort of a slug, by mistake. I was so nice to that slug. I kept the rain off it. I suppose that it must have spoken to someone.”}',
        {
          gives: 'seed',
          text: 'On [hero’s] sock hung a seed, a small one with hooks. {It had come along all the way from home! “I just wanted to see something,” it said.|It was a burr, off the meadow behind the house, and it had hung on there through the whole of space. “Is it far?” asked the seed. “I don’t want to be a trouble. At home there are such a lot of us. I thought that there might be a place where one could spread a bit.” [Hero] put it in [his] pocket very carefully.}',
        },
        'They listened at the hill. {Inside it was humming! “I hum when I’m by myself,” said the planet. “I didn’t think that it could be heard.”|It came from quite deep, slow and round, and a bit sad at the end. The moss stood up to hear it. “Oh, that,” said the planet, and blushed all round the middle, which is how it got its first sunset. “I didn’t know anyone could… I do it to keep me company.”}',
      ],
      tries: [
        'They painted the planet in bright stripes so that it could be seen from afar. {It was seen. A sweet shop owner came and wanted to buy it.|It was red and white, and you could see it from the next galaxy. Before long eleven people had come by, and they had all licked it. They were very disappointed, and had a word with the manager.}',
        'They put an advert in the star paper. {“Nice planet,” it said. “Bring your own chair.” One chair came.|[Helper] worded it: “Cosy, with view. Own hill.” The answer was there the same evening. It was a chair. It said that it had read something about its being wanted, and it stood about on the hill, and did not talk.}',
        '[Helper] walked round and round on the planet, so that it would look busy. {After nine times [helper] had blisters. But it had been nice for the planet.|“They’ll think that there’s a crowd,” said [helper], “and a crowd brings people.” It was the same one each time, in a different hat, and the planet knew it, and it was so grateful that it made the hill a bit lower.}',
      ],
      solutions: [
        {
          id: 'plant',
          needs: 'seed',
          text: [
            '[Hero] knelt down and put the seed in, by the puddle. {It grew! It grew up with a pop, for it had such a lot of room. On it sat a ladybird, still asleep. She opened one eye. “Is this anybody’s?” she asked. “It’s yours,” said the planet. Now it has someone. And she has told her aunt.|It needed a hole no deeper than one finger, where the path went round. The seed drew a breath. It had always been elbowed by thistles, and here it had a world. By the time they had wiped their hands it was up, and it had a leaf on either side, and a bud. Out of the bud came somebody with spots, stretching, who had been asleep in there since the meadow. She looked at the hill. She looked at the heart. “Who’s it for?” asked the ladybird. “You,” said the planet, as softly as a planet can. “If you like. There’s a chair.”}',
          ],
        },
        {
          id: 'song',
          text: [
            '“Hum,” said [hero]. “As loud as you can.” {It had never done so. It hummed, and the whole of space listened. There came a moth, and a lost <goat~duck~sheep>, and two small stars. “Is it here, that song?” they asked. And they sat down on the hill and stayed.|“They can’t see you, you’re too small, and they can’t read that sign in the dark. But I heard you with my ear on the moss.” “It’s only my humming,” said the planet. “It hasn’t any words.” All the same it began. It was so low that at first it was nothing but a feeling in the soles. A mile off a goat lifted its head, who’d been adrift since the spring. A pair of moths turned round. There came an old lady with a kettle, who had been looking for somewhere quiet with a tune. They took their places on the hill, and found that it was just the right height for leaning.}',
          ],
        },
      ],
      after: [
        'When they flew off, somebody waved. {It was the planet. No, it was all of them.|From far away one could see it, no bigger than a plum. It had a light on. And it was turning more slowly than the others, so that nobody should spill their tea.}',
      ],
      fact: '[Hero] found company for the smallest planet.',
    },
    {
      id: 'eclipse',
      title: ['The Sun’s Lost Yawn', '[Hero] and the Sun That Went On and On'],
      ask: 'Have you anything in you that could start a yawn?',
      refrain: ['Open up wide and close it up small, a yawn is for one and a yawn is for all.'],
      spark: [
        'It was time for night, but the Sun was still up. {“I can’t yawn,” it said. “I always yawn, and then I go down. But it’s stuck!” Below, the children lay in bed and it was bright. [Hero] yawned just to think of it. But from so far off the Sun did not catch it.|It stood a hand’s breadth over the edge of the world, and had been there for an hour. “I have to yawn first,” it said. “It’s what lets me down. I get to here, and I yawn, and I’m under. But today there’s none in there.” On half the Earth children were lying in bed in broad daylight, and roosters sat looking at their watches. “I’m so tired,” said the Sun, “that I could weep, but you know what that does to the weather.” “Then we’ll have to bring you one,” said [hero].}',
      ],
      way: [
        'A bat hung there, and had a cushion over her head. {“I yawn at dawn,” she said. “I could spare you half.”|“It’s all the wrong way round with me,” the bat said, from underneath her cushion. “I yawn when the Sun gets up. I always thought that it handed its yawn to me, and I hand it to the Moon, and the Moon passes it on. Somebody in that row must have swallowed.” That was an interesting idea. They wrote it down.}',
        {
          gives: 'lion',
          text: 'On a cloud lay the Lion, the one made of stars, and he yawned. {It was as big as a barn! [Hero] caught it in [his] hat and held it shut.|They were just going by when the Lion, who’s only stars and doesn’t get up till eight, opened his mouth. It was a yawn you could have parked a bus in. [Hero] held out [his] hat with both hands, and shut it in. It was still moving about in there. “Keep it level,” said [helper].}',
        },
        'They had a look in the Sun’s mouth, with dark glasses on. {Right at the back sat something small. It was a word!|One mustn’t do that without a proper pair, and a piece of smoked glass before them. It was like an oven with a view. At the very back, as a pip sits in a tooth, there sat something that it had not said. “You’ve got a word in there,” said [hero].}',
      ],
      tries: [
        'They all stood in a row and yawned. {They yawned so well that they had to lie down for a bit. The Sun said, “How sweet.”|It was a chain of them, from one end of the sky to the other. It ran from one to the next like fire along a fuse. It had got as far as the last but one, when [helper] sneezed.}',
        'They read to the Sun from a book about knots. {“And what happens then?” it asked. It had never read anything before.|It was the dullest they could find. But nobody had ever read aloud to it before, and it was charmed. By chapter two it had come a bit closer, to see the pictures, and in <Spain~Peru~Sweden> they had to open the windows.}',
        '[Helper] tried to push the Sun down. {“Ow,” said [helper]. It was hot. Now they had to blow.|It’s what anybody would think of. “I’ll just lean on it,” [helper] said. Then for some time they were all of them busy, with a wet cloth, and the Sun was ever so sorry.}',
      ],
      solutions: [
        {
          id: 'hat',
          needs: 'lion',
          text: [
            '[Hero] flew as close as could be, and opened the hat. {Out came the lion’s yawn, slow and wide. The Sun looked at it. Its mouth went open, and open, and open… “Aaaah,” said the Sun, and slid down behind the hill. The first star came out.|“Don’t look at me,” said [hero], “look in here.” And [he] lifted the brim. The yawn came up out of it, unhurried, with its mane on end. You could see it arrive. The corners of the Sun began to tremble. It pressed its lips together; it shook its head, and its eyes watered gold. Then it gave in. It opened so wide that one saw tomorrow in there, all laid out ready on a chair. “Haaaah,” it went, over the mountains and the seas, and sank through its own sigh like a penny through warm milk.}',
          ],
        },
        {
          id: 'word',
          text: [
            '“What did you mean to say?” asked [hero]. {The Sun thought. “Goodnight,” it said. “I wanted to say it to the little cloud. But she had gone!” They called the cloud back. “Goodnight,” said the Sun. And then it yawned all by itself.|It took some finding. “It was to the small cloud,” the Sun said in the end. “I gave her a push this morning, because she was in front of a football match. I was going to say… and then it was noon, you know what it’s like.” They went and fetched her. She was raining a bit, behind a steeple. “I’m sorry about the push,” said the Sun. It was out. There was a pop, and a sort of settling, and after it, from a great depth, up came the largest, reddest yawn you ever saw, and the cloud went pink in it from end to end.}',
          ],
        },
      ],
      after: [
        'It grew dark, softly, from the edges in. {All round the world the children shut their eyes.|All over that half of the Earth people took a long breath, and did not know why. In the last of the light one rooster put his watch away.}',
      ],
      fact: '[Hero] helped the Sun to yawn, so that it could go down.',
    },
    {
      id: 'letters',
      title: ['The Constellation With a Gap', '[Hero] and the Bear That Lost Its Tail'],
      ask: 'Has anyone seen the end of a bear?',
      refrain: ['Join up the dots from the nose to the toe, something is missing and where did it go.'],
      spark: [
        'In the sky stands a great bear made of stars. But tonight the last star of its tail was gone! {“How do I look?” asked the bear. It looked like a pan. “I want to be a bear,” it said.|“Don’t laugh,” said the Great Bear, though no one had. Without the last star it wasn’t clear any more what it was. From the one side it might be a saucepan, and from the other a cart. “Somebody down there’s just pointed at me,” it said, “and I heard them. They said ‘Look, the Ladle.’” It drew in its paws. “It’s not that I’m vain. It is only that I’ve been a bear since there were people.” “We’ll find it,” said [hero], “before they turn the telescope this way.”}',
      ],
      way: [
        'The Swan had the place next door. {“It told me that it’s always last,” she said. “Wherever the bear goes, it gets there last of all.”|“I heard that last star sighing,” the Swan said. “I’ve an end star of my own, I know how they get. They see nothing but what’s just been. All the others are told, ‘Oh, you’re the nose,’ or ‘You’re the ear, aren’t you?’ And what’s it to say? ‘I come after.’”}',
        'There was a bright dot far below. {It was the star! It sat on a church tower, in front of the cock. “Here I’m first,” it called.|Down there was a village with a church, and on the church there was a spire. Right on its tip, where everyone saw it, something sat and sparkled for all it was worth. “It’s only for tonight,” it called up to them. “They look at me before they look at anything!” The weathercock was not pleased about it.}',
        {
          gives: 'letter',
          text: 'A sailor had written a letter to the sky. {“Dear last star,” it said, “thank you.” It had gone to the wrong house.|The postman had it in his cap. It was addressed to “The Last One On The Tail”, and nobody up there had known who that was. It was from a ship. It had been written in pencil, in a wind. “I don’t know if you can read this,” they made out, and the rest of it was folded in.}',
        },
      ],
      tries: [
        'They put a street lamp in the star’s place. {It was bright, but a moth kept going round it. “Is that my tail?” asked the bear.|It was very like, at a distance. It had a post on, and that stuck down. “I don’t wish to seem ungrateful,” said the Great Bear, and turned to see it, and in the street beneath people wondered why the light was going round.}',
        'They drew the bear’s tail longer with chalk. {It rained. Now the bear had a long white beard at the back.|Any drawing teacher would have been ashamed of it. They went over the line three times. Then a bit of a shower came along, the way they do, and it all ran, and somebody down there said, “Oh, look, the Comet.”}',
        '[Helper] stood in the star’s place and shone. {[Helper] shone as well as anyone can who is not a star.|[Helper] held a torch and thought of something lovely. It was cold, and from time to time the arm had to be changed. “You’re doing very nicely,” said the Great Bear. “A little to the left. You’re making me wag.”}',
      ],
      solutions: [
        {
          id: 'sailor',
          needs: 'letter',
          text: [
            'They flew down to the star on the church tower and read it the sailor’s letter. {“When we’re lost we look for the bear,” it said, “and we go from its nose to you. You’re the one that shows the way. We come home by you.” The star was quite still. “By me?” it said. “From the back to the front?” And it flew back up as fast as it could.|“Dear Last One,” [hero] read, “we were out in the dark for three nights. I found the Bear. One starts at the nose, my father taught me, and goes on until there’s no more bear, and that’s you. And from you it’s straight on, and there’s the harbour. I thought that you ought to know. When I’m in bed I look for you first.” The star had stopped sparkling. “They go on from me?” it asked. “I thought that I was where it stopped.” And it was up and off, and in its place, and shone so hard that in the village the cock threw a shadow.}',
          ],
        },
        {
          id: 'turn',
          text: [
            'They flew down to the church tower and brought the star home. “Would you like to go first?” the bear asked it. {Nobody had ever thought of that! The bear turned round in the sky. Now the tail was in front, and it could see where they were going. They do it every night: half of it one way, half the other.|“You could have said,” the Great Bear told it, quite gently. “I can’t see you back there.” It thought for a minute, and all the sky waited. Then it got up, and turned itself round on its paws, the whole enormous creature, over the top of the world. It was tail first now. “Well, then,” said the bear, “which way?” “Me?” said the star. It looked at all that dark with nobody in front. It swallowed. “To the left,” it said, and they went to the left. If you look up early you’ll see it with the tail behind, and if you get up in the night it’s the other way about, because they take turns.}',
          ],
        },
      ],
      after: [
        '“Look, the Bear!” somebody said down there. {The bear stood very straight, right to its tip.|Down on a balcony a small voice said, “There it is. There’s its nose, and there’s its tail.” And one could see how it ran through all of it, from the first star down to the last.}',
      ],
      fact: '[Hero] brought back the last star of the Great Bear’s tail.',
    },
    {
      id: 'moonmilk',
      title: ['The Night the Moon Spilled Her Milk', '[Hero] and the White Road'],
      ask: 'What would you do with a lot of spilled light?',
      refrain: ['Mop it up, lap it up, leave it to shine, some for the owl and a thimble is mine.'],
      spark: [
        'The Moon had a mug of milky light to drink in bed, and she spilled it! {It ran all over space. It got in the rings and it got on the comets. “Oh dear,” said the Moon. “It’ll be bright all night, and I’m so empty.” She was quite thin.|It was only a nudge of the elbow. But that’s a large mug, and in space it does not stay where it fell. It had run along behind the stars like a white road, and it dripped on three planets, and a comet was stuck in it up to the ears. “I have one every night,” said the Moon, who’d got very thin and pale, “or I don’t come up to the mark. And it’ll keep them all awake.” “Don’t cry,” said [hero], “not over that.”}',
      ],
      way: [
        'Two star kittens sat at the edge and licked their lips. {“We didn’t do it,” they said. “But we can help.” They had white chins.|“We saw it happen,” the one said. “We’d been hoping for years that it would,” said the other. They had both got milk on up to the ears. “But it’s no use by itself, it has to be from a saucer,” they said, “or the inside of you doesn’t know it’s supper.”}',
        {
          gives: 'spoon',
          text: 'From the Plough they borrowed the long silver spoon. {“It’s for a giant,” said the stars, “but you can both hold on.”|There’s one that hangs by the Plough, on a hook, with a handle as long as a lane. “It’s for stirring the dark,” they were told. “It hasn’t been used since the beginning. You’ll need one at each end, and somebody to say ‘lift’.”}',
        },
        'On a far-off world the owls stood at the window. {“It’s so light,” they said, “and it’s so pretty. Must it go?”|They had flown as far as they could get, and then borrowed a glass. “We see it every evening,” said the owls of that place, “the dark, and it’s very good of its kind. But this goes right across. You could find your way home by that.” They asked if it was going to be kept.}',
      ],
      tries: [
        'They mopped up the milk with clouds. {The clouds got fat and white. Then they mooed.|A cloud will hold a surprising amount. They wrung it out, and dipped it in, and wrung it out. It was when they’d got to the ninth that it turned its head to them, and looked at them with large eyes, and mooed.}',
        'They blew on the milk, to dry it. {It made waves. Now it had got on the other side as well.|They stood in a line with their cheeks out. It did move. It went off in long white ripples to a part of space that had been quite dry, and somebody there said “I say!”}',
        '[Helper] tried to drink all the milk. {There was a lot. [Helper] shone through the coat, and hiccuped light.|“Leave it to me,” said [helper], “I haven’t had supper.” It went well for about a yard. After that [helper] gave off a glow, at the ears mostly. For the rest of that evening one could have read by [helper].}',
      ],
      solutions: [
        {
          id: 'spoonfuls',
          needs: 'spoon',
          text: [
            'With the long spoon they fed the Moon, one spoon and then one more. {“For the <owls~foxes~cats>,” said [hero]. “For the <sea~hills~bees>. For all the children.” And at each one she grew rounder. In the end she was full, and a bit of the white road was left over for everyone.|[Hero] held the bowl of it and [helper] the far end, and they said “lift”. “Here’s one for the tides,” said [hero], “and this one’s for the <hedgehogs~night trains~lighthouses>.” She opened her mouth like a young bird. With every spoonful there was more of her, first a slice and then a half. “And one for whoever can’t sleep.” “That’s the one I needed,” said the Moon. She was round. What was left they didn’t scrape up; it would have spoilt the pattern. It’s there today, right across, and it is very little trouble to step over.}',
          ],
        },
        {
          id: 'leave',
          text: [
            '“Perhaps it isn’t spilled,” said [hero]. “Perhaps it’s a path.” {They looked. The light went all the way from one side of space to the other. “So I could walk on it,” said the Moon, “and sip as I go!” And so she does. It makes her round, and then she rests, and then she’s thin.|“Does it have to be in a mug?” They all stood there with their mops. If you stopped looking at it as a mess, it went from the one edge to the other as if it had been meant. “It’s a road,” said the Moon. “I never had a road. I’ve always gone round by the back.” She put down one foot upon it, and it held. She bent and took a sip of it in passing. She does it each month. She starts out as thin as a nail, and drinks as she goes along, until half way over she’s so round that she has to sit down.}',
          ],
        },
      ],
      after: [
        'Up there it was white and soft and quiet. {They call it the Milky Way, and now you know why.|If it’s clear you can see it from the bedroom. Grown-ups will tell you something about it that’s got numbers in. But the kittens know, and so do you.}',
      ],
      fact: '[Hero] helped the Moon on the night when she spilled her milk.',
    },
  ],
  obstacles: [
    'There was a belt of space rocks. They were all in bed and did not want to move. {“Tiptoe,” said [hero]. They went by on tiptoe, in and out.|“Mind the small ones,” said a large rock without opening its eyes. So they went through on tiptoe, in and out, and said “Sorry” eleven times.}',
    'The Milky Way was slippery that night, because somebody had spilled it. {They sat down and slid. Whee, all the way!|They tried walking, with their arms held out. Then they tried sitting down, and that was so much better that they wondered why anybody walked.}',
    'A space gate was shut, and it said: “Say the magic number.” {“Three?” said [hero]. “It’s eleven,” said the gate, “but three is nice.”|“Is it eleven?” asked [helper]. “You’re not supposed to get it first time,” said the gate. It was so put out that it made them do it over again, with wrong ones first, and then it let them by.}',
    'They came to a place with no stars in it at all. {They held hands and hummed. It was only a few steps wide.|It was like walking through a pocket. So they told each other what they had on, and what colour it was, and by the time they’d got down to the socks there was one star again, and then the usual amount.}',
    'A moon rolled across the way, and then one more. {“Only nine of us,” they called. “Mind your feet!”|It was a planet out for a walk with all her moons. The last was very small, and kept stopping to look at things. She had to go back for it twice, and each time the others came along.}',
    'They flew into a cloud of star dust, and it tickled. {They all had to sneeze. It blew them out on the other side!|It can’t be helped: nobody’s nose is proof against it. They looked at one another with watering eyes. Then there was one sneeze, from all of them at once, and it took them further than the last half an hour had done.}',
    'The little ferry rocket would not start. {“What do you run on?” they asked it. “On songs,” it said. So they sang.|A small red light had come on. “I don’t take petrol,” the engine said stiffly. “I was built for rounds.” Nobody knew more than one. But it’s of the nature of a round that you needn’t, and it lasted the whole way.}',
    'A belt of snow lay there, and every flake was as big as a plate. {They ducked. One of them landed on [helper]. It was a very good hat.|They came down slowly, turning, and no two were the same, as you could see at that size without glasses. One had to bow to each. It made for a polite sort of a journey, and it was cold about the neck.}',
  ],
  encounters: [
    'A tiny planet floated by, no bigger than a ball. {On it stood one man with one sheep. They both waved.|On it there was just room for one man, one sheep and one chair, and they took turns with the chair. All three seemed very contented.}',
    'A star was being polished by two old moths. {“This one is done,” they said. “Only nine million to go!”|“That’s this one finished,” they said, breathing on it. “Only nine million to go.” They did not sound sorry about it.}',
    'They flew past a space post box. There was one letter in it. {“To the Sun,” it said. It was warm.|It was addressed to the Sun, and although nobody had opened it, it was already quite warm to the touch.}',
    'Far below lay the Earth, and it was night there. {All the small lights were windows. One of them was home.|All the small lights were kitchens and bedrooms, and one of them, if you only knew which, was home.}',
    'In an empty crater a band was playing. {There’s no air up there, so you could not hear a thing. But their feet went tap.|There was a trumpet and a big drum. Not a sound came out, there being no air up there to put it in. They played with such feeling that [hero] had to wipe [his] eyes. “It’s better live,” their leader wrote on a card.}',
    'A space snail came along and left a silver line behind it. {“I’m drawing a star picture,” it said. “I’m at the foot.”|“They’re done by hand,” said the snail, “all of them. I did the Scales. There was some talk about the left one.” It looked over its shoulder at the shining line, with its head on one side, and went back to do a bend again.}',
    'Two planets were playing catch with a moon. {“Is that allowed?” “It’s her idea,” they said. “Again!” called the moon.|It went over in a long slow curve, with its eyes shut and its mouth open. “Higher!” it called in passing. All over the first planet the sea got up and looked, and lay down.}',
    'On a bench sat somebody who was knitting a black hole. {“It’s for a very large elbow,” she said.|“You begin on the outside,” she told them, “and you go in and in, and then you have to remember to stop.” It did seem to draw the eye. [Hero] was missing a button, afterwards, and the lady said that she was sorry, she’d most likely find it in the sleeve.}',
    'They came by a cafe at the end of a sunbeam. {“Light or dark?” the waiter asked. They both tasted of vanilla.|You could have a light one or a dark one. The dark came with a spoonful of stars on top. “And if you look into it long enough,” said the waiter, “somebody waves.” He was right, but it didn’t say who.}',
    'A baby star was being taught to twinkle. {“On, off,” said its mother. It went on, on, on. “And off?” “I like on,” it said.|It went at it with its whole face. “On,” said its mother. It was on. “And now off.” It held its breath. You could see it shining round the edges. “It’s coming,” she said to them quietly. “Last week it was all just ‘on’.”}',
  ],
  favourite: [
    'Over the bed a paper rocket turned slowly on its thread.',
    'The stars on the ceiling gave off their soft green glow.',
    'On the window sill stood a rocket with its nose to the sky, and it had been parked for the night.',
    'The lamp was a moon, and it was in its last quarter.',
    'Beside the bed lay two boots with silver tape on, for anybody who might be needed up there.',
    'On the wall hung a map of the stars, and somebody had drawn in the bed.',
    'A small felt robot sat on the shelf, with both its arms let down.',
    'The blanket was dark blue, and it had a hole in it like a far-off star.',
  ],
}
