import type { ThemePack } from '../../realise/pack.ts'
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
      'attic',
      'sky',
      'the attic rocket',
      'in the attic rocket',
      [
        'In the attic, behind the boxes, stood a rocket made of an old bath. [Hero] got in and pulled the plug. {Pop! Up it went, into the stars.|It gave a pop and a gurgle, and then, very politely, it rose through the skylight and in among the stars. [Hero] had put in a cushion and two pears, so that was all right.}',
        '[Hero] had a rocket with one seat and a hot water bottle. {That evening it hummed. Space was just over the roof.|On some evenings it hummed of its own accord, which meant that it wanted to go out, and this was one of those evenings. Space is not far. It begins just over the roof.}',
      ],
      [
        'In space it was dark blue and very still. {[Hero’s] pears floated up. [He] ate one without hands.|The pears floated up from the cushion and hung in the air, looking surprised. [Hero] ate one of them without using any hands at all, and nobody was there to mind.}',
      ],
      [
        'The rocket sank slowly through the quiet sky, and came in at the skylight as softly as a cat. {Down the stairs was a warm bed. [Hero] got in.|In the attic it gave one low sigh and was a bath again. [Hero] tiptoed down the stairs, which were still and warm, and into bed.}',
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
      ],
      [
        'In the station’s round halls there was a soft hum. {The plants grew up, and down, and sideways. They did not mind.|In the space garden the beans grew up and down and sideways, since nobody could tell them which was which, and they had tied a star into the middle by mistake.}',
      ],
      [
        'The round halls had turned their lamps low. {[Hero] floated to the bunk and did up the blanket, click, so as not to drift off.|[Hero] floated along them without a sound, found the bunk by the window, and did up the soft straps of the blanket, so that only [his] dreams would drift.}',
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
      ],
      [
        'It is fun to hop on the Moon. {Hop, and you are over the house!|One hop takes you over the house, and while you are up there you have time to think where you would like to land.} ((The dust smells a bit like a blown-out candle.))',
      ],
      [
        'They came home over the soft grey hills in long slow hops, each lower than the last. {In the white house the bed was warm. [Hero] shut the blue door.|The lamp behind the blue door was lit. [Hero] brushed the moon dust from [his] knees and lay down where the Earth could shine in on the blanket.}',
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
      ],
      [],
    ),
    figure(
      'robot',
      'Dot',
      'she',
      [
        'There was once a small round robot called [hero]. {One wheel went eek.|She had one wheel that went eek and one that did not, and people said that you always knew when she was being thoughtful, for then both were quiet.}',
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
      ],
      ['[Helper] wound her long tail round herself like a scarf, and for once she lay still.'],
    ),
    figure(
      'alien',
      'Oob',
      'he',
      [
        'Behind a rock sat somebody green with three eyes. He was called [helper]. {One eye looked at [hero]. One looked left. One was asleep.|He looked at [hero] with the first eye and round about him with the second, and the third was asleep. “It had a late night,” he whispered. “I can come, if we don’t wake it.”}',
      ],
      ['[Helper] shut his first eye, and then his second. The third one had been asleep all along.'],
    ),
    figure(
      'satellite',
      'Old Blip',
      'he',
      [
        'An old satellite came by, beeping to itself. “Blip. I am [helper],” it beeped. {“I go round and round. May I go along, just once?”|“I’ve been round nine thousand times, and I know the way, but only the one way. I should so like to see what is off to the side. Blip.”}',
      ],
      ['[Helper] folded his flat wings. Blip, he said. Then, much later and very softly, blip.'],
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
      tries: [
        '[Hero] put a sock over the star. {The sock lit up. Now it was a lamp!|The sock lit up, stripes and all. It made a very handsome lamp, they all agreed, but it was no use to anyone who wanted to sleep.}',
        'They counted sheep for it. In space there are no sheep, so they counted moons. {“Two!” said the star. “This is fun!”|It knew all the moons by name, and their aunts, and by the eleventh it was more awake than before.}',
        '[Helper] held up both hands to make a shadow. {It looked like a rabbit! The star laughed.|It was only meant to be dark, but it came out as a rabbit, and the star wanted a duck next, and then a camel.}',
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
      tries: [
        'They tried a new slipper made of cloud. {The Moon stepped in. Poof! It was gone.|It was the right size and a lovely white. The Moon put her foot in at one end and it came out at the other.}',
        'They asked a planet with rings. “Is this a slipper?” it asked. {It was a ring.|It took off one ring after another and looked at each with great care. “No,” it said seven times. “That is a ring as well.”}',
        'They looked under the Milky Way and shook it out like a rug. {Out fell a spoon and two small stars.|Out fell a teaspoon, two small stars who had been playing there, and a good deal of dust, but nothing with a bobble.}',
      ],
      solutions: [
        {
          id: 'nest',
          text: [
            'At last they heard a cheep. In the slipper sat a baby comet! {It had no bed. The slipper was so warm. So [hero] gave it [his] own hat to sleep in. And the Moon got her slipper back.|There was the slipper, and in it, right up to its nose, sat a very new comet that had flown all day and found no bed. Nobody had the heart to pull. [Hero] took off [his] hat, which was nearly as warm, and held it close, and after a moment the little comet moved over, tail and all. Then they carried the slipper home to the Moon.}',
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
      tries: [
        '{They pulled at one end. The knot grew smaller and harder. “Ow,” said the comet.|They pulled at the one end, and then at the other, and the knot grew small and hard and cross-looking. “Ow,” said the comet, but nicely.}',
        'They asked a planet for a comb. {It was as big as a hill! They could not lift it.|It lent them its own, and it was as long as a street. They thanked it, and they could not so much as lift one tooth.}',
        'They spun it the other way round, to unwind it. {Now it was dizzy, and so were they.|They spun it until they had all forgotten which way was up. It made a fine whirl, and now there were two knots.}',
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
            '“It is tight because you are worried,” said [hero]. {[He] tickled the comet under the chin. It laughed so much that it shook all over, and the knot fell out.|[He] thought a moment, and then [he] tickled it, just under the chin, where comets are softest. It giggled. It wriggled. It laughed till stars fell out of it, and as it shook, the knot went loose, and looser, and slid away as if it had never been there.}',
          ],
        },
      ],
      after: [
        'The comet wrote a word in the sky with its long tail. {It said thanks.|It said “Thanks”, with only one mistake, and the letters hung there, gold and fading, for quite a while.}',
      ],
      fact: '[Hero] loosened the knot in a comet’s tail.',
    },
  ],
  obstacles: [
    'There was a belt of space rocks. They were all in bed and did not want to move. {“Tiptoe,” said [hero]. They went by on tiptoe, in and out.|“Mind the small ones,” said a large rock without opening its eyes. So they went through on tiptoe, in and out, and said “Sorry” eleven times.}',
    'The Milky Way was slippery that night, because somebody had spilled it. {They sat down and slid. Whee, all the way!|They tried walking, with their arms held out. Then they tried sitting down, and that was so much better that they wondered why anybody walked.}',
  ],
  encounters: [
    'A tiny planet floated by, no bigger than a ball. {On it stood one man with one sheep. They both waved.|On it there was just room for one man, one sheep and one chair, and they took turns with the chair. All three seemed very contented.}',
    'A star was being polished by two old moths. {“This one is done,” they said. “Only nine million to go!”|“That’s this one finished,” they said, breathing on it. “Only nine million to go.” They did not sound sorry about it.}',
    'They flew past a space post box. There was one letter in it. {“To the Sun,” it said. It was warm.|It was addressed to the Sun, and although nobody had opened it, it was already quite warm to the touch.}',
    'Far below lay the Earth, and it was night there. {All the small lights were windows. One of them was home.|All the small lights were kitchens and bedrooms, and one of them, if you only knew which, was home.}',
  ],
  favourite: [
    'Over the bed a paper rocket turned slowly on its thread.',
    'The stars on the ceiling gave off their soft green glow.',
  ],
}
