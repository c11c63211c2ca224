import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const ocean: ThemePack = {
  words: [
    'ocean',
    'sea',
    'wave',
    'tide',
    'boat',
    'shell',
    'fish',
    'crab',
    'sand',
    'salt',
    'lighthouse',
    'whale',
    'harbour',
    'reef',
    'shore',
    'beach',
    'seaweed',
    'octopus',
    'seal',
  ],
  settings: [
    place(
      'harbour',
      'land',
      'the harbour',
      'at the harbour',
      [
        '[Hero] lived in the last house before the sea. {All day the waves said hush.|From the window you could see the lighthouse and nine boats, and all day long the waves said hush to nobody in particular.} ((The door mat was full of sand. It always would be.))',
        'Knock, knock, knock went the boats in the harbour. [Hero] sat on the steps and ate a bun. {It tasted of salt.|Everything there tasted a little of salt, even the buns, and [hero] thought that buns from anywhere else were a bit plain.}',
      ],
      [
        'The harbour smelled of rope and tar. {A gull sat on each post.|A gull sat on each post, and each gull looked the other way, as if they had all quarrelled about the same fish.}',
      ],
      [
        'Back along the wall they went, slowly, with the sea breathing on one side. {The house by the harbour had a warm light on. [Hero] wiped the sand off [his] feet and got into bed.|In the last house the lamp was lit. [Hero] wiped most of the sand from [his] feet, for all of it is never possible, and climbed into the warm bed under the window.}',
      ],
    ),
    place(
      'rockpools',
      'land',
      'Pocket Beach',
      'on Pocket Beach',
      [
        'The sea had gone out and left its pockets behind. [Hero] knew each pool on Pocket Beach{. In one lived a crab.|: the one with the crab, the one with the blue fish, and the one with nothing in it but sky.}',
        '[Hero] walked along Pocket Beach with bare feet. {The sand was cool. It said squeak.|The sand was cool and fine, and with every step it said squeak, like a very small mouse being polite.}',
      ],
      [
        'In the rock pools lay red weed and round shells. {A shrimp waved. It had a lot of arms to wave.|A shrimp waved from under a ledge, and as it had ten legs to wave with, it took [hero] some time to wave back properly.}',
      ],
      [
        'The tide came in behind them on soft feet and filled the pools, one by one. {At home a warm bed was waiting. [Hero] lay down and could still hear the waves.|At the top of the path stood the small house with its window open to the sea. [Hero] lay down, and the slow waves came right up to the edge of the pillow, or sounded as if they did.}',
      ],
    ),
    place(
      'reef',
      'water',
      'the Lantern Reef',
      'on the Lantern Reef',
      [
        'Deep in the sea lies the Lantern Reef, and there [hero] had a bed in a big pink shell. {It was soft inside.|It was soft inside and a little bit wet, as everything is down there, and the fish went by the window like passers-by.} ((Each evening small lamp fish lit the way home.))',
        'On the Lantern Reef it was time for tea. [Hero] had seaweed cake. {Bits of it floated off.|It is hard to eat cake under the sea, for you have to catch it first, but [hero] had become quite good at it.}',
      ],
      [
        'All round the reef swam fish as thin as leaves. {They turned left. They turned right. They never bumped.|They turned left all at once and then right all at once, and if one of them ever had an idea of its own, it kept it to itself.}',
      ],
      [
        'They drifted down to the Lantern Reef, where the lamp fish glowed low and dim. {[Hero] slid into the pink shell bed. It was soft and still.|The water was warm as breath. [Hero] slid into the pink shell bed and pulled up a blanket of the softest weed.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'otter',
      'Pip',
      'he',
      [
        'There was once an otter called [hero]. {His feet were much too big for him.|He had very large feet for such a small otter, and his mother said that he would grow into them by Thursday.}',
      ],
      [],
    ),
    figure(
      'seal',
      'Marla',
      'she',
      [
        'There was once a young seal called [hero]. {She had a spot on her nose.|She had one spot on her nose, and she could look at it only by crossing her eyes, which she did whenever she was thinking.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'hermit',
      'Mr Nipper',
      'he',
      [
        'Out of a tin cup looked a hermit crab. He was called [helper]. {“I’m trying it on,” he said. “Does it suit me?”|“I’m only trying it on,” he said. “Is it too much? Be honest. I had a nice shell, but one likes a handle.” He came along at once, with a clink at every step.}',
      ],
      ['[Helper] pulled in one leg, then another, until there was only a cup with a soft snore in it.'],
    ),
    figure(
      'whale',
      'Big Bess',
      'she',
      [
        'A hill rose out of the sea. It was a whale! Her name was [helper]. {“I am not too big, am I?” she asked in a tiny voice.|“I do hope I’m not in the way,” she said in the smallest voice you ever heard. She was longer than the pier, and the shyest creature in the whole ocean.}',
      ],
      ['[Helper] lay in the deep bay like an island, and her slow breath rocked all the boats to sleep.'],
    ),
    figure(
      'gull',
      'Gus',
      'he',
      [
        'Down came a gull with a hat made of newspaper. “[Helper],” he said. “I know everything.{” He did not. But he was kind.| Ask me anything.” They asked him what he knew about it. “That,” said [helper], “is the one thing I was hoping to learn today.”}',
      ],
      ['[Helper] took off his paper hat, folded it neatly, and slept on one leg.'],
    ),
  ],
  problems: [
    {
      id: 'hiccup',
      at: ['harbour', 'rockpools'],
      title: ['The Lighthouse with Hiccups', '[Hero] and the Hiccuping Lighthouse'],
      ask: 'Do you know what helps against hiccups?',
      refrain: ['Hush, hush, says the sea. Slowly in and out with me.'],
      spark: [
        'That night the old lighthouse had the hiccups. On, hic, off! On, hic, off! {“How can the boats sleep?” said [hero]. “I must help it.”|The boats did not know whether to come or go, and the fish kept thinking it was morning. “Somebody should do something,” they all said, and [hero], who was somebody, put down [his] cup and went.}',
      ],
      tries: [
        'They asked the lighthouse to drink some water from the wrong side of a bucket. {Splash! Hic! Now it was wet too.|It tried its best. Most of the sea went down the stairs, and at the end of it the lighthouse was wet, surprised, and still had the hiccups.}',
        '“Boo!” shouted [hero]. That is good for hiccups. {“Boo who?” said the lighthouse. Hic!|“Boo who?” asked the lighthouse with interest, hic, and they saw that something as tall as that is not easily startled.}',
        '[Helper] told it to say “slippery seashells” ten times fast. {“Slippy sheshells,” said the lighthouse. Hic!|It got as far as “slishery pea smells”, and then everyone was laughing so hard that nobody counted the hiccups.}',
      ],
      solutions: [
        {
          id: 'breath',
          text: [
            'Then [hero] heard the waves. In and out. “Breathe with the sea,” said [hero]. {In came a wave, and the lamp breathed in. Out went the wave. In and out, in and out. No hic! The light was smooth and round.|“You’ve been breathing all by yourself,” said [hero]. “Try it with the sea.” A wave came in, and the lighthouse breathed in. The wave went out, and it breathed out. Once more, slowly, and once more. The light stopped jumping and began to turn, smooth and wide, over the harbour, the boats and the far dark water.}',
          ],
        },
        {
          id: 'song',
          text: [
            '“Why did it start?” asked [hero]. {“Nobody said goodnight to me,” said the lighthouse. “I swallowed a sob.” So they all said it, and [hero] sang it a song. No more hic! The light shone, round and calm.|The lighthouse was quiet for a moment. “I say goodnight to every boat,” it said, hic, “and no one has ever said it to me. I think I swallowed a sob.” So the boats said it, and the gulls, and all the fish together, and [hero] sang the last verse alone. When it was over there was no hic. There was only the light, round and calm.}',
          ],
        },
      ],
      after: [
        '“Thank you,” said the lighthouse{.| in its deep stone voice.} It laid one long soft beam at [hero’s] feet, like a carpet. ((All the boats knocked softly to say thank you as well.))',
      ],
      fact: '[Hero] cured the old lighthouse of its hiccups.',
    },
    {
      id: 'smallwave',
      at: ['harbour', 'rockpools'],
      title: ['The Wave That Would Not Go to Bed', 'One Small Wave'],
      ask: 'Do you know how to bring a wave to bed?',
      refrain: ['In you come and out you go, that is all the waves must know.'],
      spark: [
        'One small wave did not go out with the tide. It stayed and splashed about. {“I’m not tired!” it said. It was very tired. Who could bring it home?|“I’m not tired,” it said, and fell over its own edge. It was the smallest wave in the ocean and it had been up since dawn, and somewhere far out its mother the sea was counting her waves and coming out one short. [Hero] could not leave it there.}',
      ],
      tries: [
        'They tried to carry it in a bucket. {But a wave in a bucket is only water. “Put me back!” it said. So they did.|In the bucket it lay quite flat and said in a small voice that this was not dignified. So they tipped it out again, and said sorry, and it forgave them.}',
        '“We’ll race you to the deep water,” said [helper]. {Whoosh! The wave ran up the beach. It was the wrong way.|It was off like a flash, whoosh, straight up the beach and under a deck chair, for no one had told it in which direction.}',
        'They told it a bedtime story about a pond. {“Then what?” said the wave. “Then what?”|“Then what?” asked the wave after each word, until even [helper] could not say what, and the pond was left in the middle of its adventures.}',
      ],
      solutions: [
        {
          id: 'something',
          text: [
            '“What are you afraid to miss?” asked [hero]. {“The fun,” said the wave. “It sleeps too,” said [hero]. “Look!” And it was so. The crabs slept. The gulls slept. The wave gave a wet yawn and rolled home to the sea.|The wave swirled about. “The fun,” it said at last. “It all happens when I’m gone.” So [hero] walked it along the whole shore and showed it: crabs asleep, gulls asleep, even the flag on the pier hanging down. “You see? The fun has gone to bed too.” The wave looked. It gave one long wet yawn, and rolled out, slower and slower, till it was home in the arms of the sea.}',
          ],
        },
        {
          id: 'gift',
          text: [
            '[Hero] put a shell on the top of the wave. “Please take this to your mother,” said [hero]. {The wave stood very straight. It had a job! Out it went, with care, all the way to the deep sea. And she kissed it and kept it.|“It’s important, and I can’t go so far myself.” The wave stood up very straight. No one had ever given it an errand. Out it went with the shell on top, so carefully that not a drop fell, past the pier, past the last buoy, and there the big quiet sea took the shell and the small wave too, and tucked them both in.}',
          ],
        },
      ],
      after: [
        'Far out, something said thank you. {It sounded like hush.|It sounded very like hush, but then the sea has only that one word, and uses it for everything nice.}',
      ],
      fact: '[Hero] helped the smallest wave to go home to the sea.',
    },
    {
      id: 'shell',
      title: ['The Shell That Lost the Sea', '[Hero] and the Silent Shell'],
      ask: 'Have you heard the sound of the sea go by?',
      refrain: ['Listen left and listen right, where is the sound of the sea tonight?'],
      spark: [
        '[Hero] had a shell with the sea in it. But that night it was silent. {No hush, no splash. Where was the sound?|[He] held it to one ear and then to the other, and even tapped it. There was no hush and no far-off splash, only the kind of silence you get from a spoon. The sea’s sound must have slipped out somewhere, and it could not have gone far.}',
      ],
      tries: [
        'They held the shell under a tap. {Drip, drip, said the shell. That was a tap, not the sea.|“Drip,” said the shell. They shook their heads. It was a perfectly good tap, but no one could have called it an ocean.}',
        'They asked a fish to lend them its sound. {It opened its mouth. Nothing came out. Fish are like that.|It opened its mouth and closed it again, and opened it once more with feeling, and they thanked it very much.}',
        '[Helper] sang into the shell, to fill it up. {The shell sang it all back, a bit off key.|The shell gave it all back a moment later, and rather flat, and [helper] was surprised to learn that this was what [h.he] sounded like.}',
      ],
      solutions: [
        {
          id: 'baby',
          text: [
            'Behind a rock lay a baby seal. It could not sleep. {And around it went a soft hush, hush. The sea’s sound was there! It had come to rock the seal. They waited until it slept. Then the sound slid back into the shell.|And all around it, like a shawl, went a soft hush, hush. So that was where the sound had gone. It had heard somebody small who could not sleep, and had slipped out of the shell to rock it. Nobody said a word. They sat and waited until the baby seal was breathing slowly, and then the sound came back, on tiptoe, and crept into the shell.}',
          ],
        },
        {
          id: 'full',
          text: [
            '“Perhaps it is only full,” said [hero]. [He] turned the shell over. {Out fell a pea, a bead, and a very small crab. “At last!” said the crab. And behind it came the hush of the whole sea.|[He] turned it over and gave it a gentle shake. Out fell a pea, a bead, half a biscuit, and last of all a very small crab, who said that it was about time. And behind them, with a sigh like a door opening on summer, came the hush of the whole wide sea.}',
          ],
        },
      ],
      after: [
        '[Hero] held the shell to [helper’s] ear, and then to [his] own. {Hush, it said. It was all there.|Hush, it said, to each of them a little differently, and it was all there, down to the last small wave.}',
      ],
      fact: '[Hero] found the lost sound of the sea for the silent shell.',
    },
  ],
  obstacles: [
    'A rope of seaweed lay right across the way. {It was slippery! They slid over it on their bottoms, one after the other. Whee!|It was as thick as an arm and as slippery as soap, and there was only one way over it that was not the dignified way. They took that one, and [helper] asked to do it again.}',
    'An octopus had hung out her washing: eight left gloves. “Do not get lost in it!” she said. {They ducked under, one glove at a time.|“I knitted them all myself and I have only got as far as the left ones.” They ducked under the gloves, one by one, and each glove patted them on the head.}',
  ],
  encounters: [
    'Two crabs were dancing on the sand. They danced to the left, then they danced to the left again. {“We do not know any other steps,” they said.|“We know only the one step,” they called out as they went by. “But we know it very well!” And soon they had danced quite out of sight.}',
    'A fish was learning to blow bubbles. {Blub! It made a square one. Nobody could say how.|It showed them a round one, and then, by mistake, a square one, and it was so astonished that it had to lie down.}',
    'They passed a boat called Teapot. {An old sailor was fast asleep in it with a cat on his tummy. The cat winked.|In it an old sailor slept with a cat on his tummy, going up and down like a second, smaller boat. The cat opened one eye, counted them, and shut it again.}',
    'A jar came floating in, and in it was a letter. “Dear Anyone,” it said. {“I hope you are well. I am.” That was nice.|“I hope that you are well. I am well too. It is raining here, but in a friendly way.” It was signed with a paw. They wrote “We are well” on the back, and gave it to the next wave.}',
  ],
  favourite: [
    'On the blanket small blue fish swam in a row, quite still.',
    'On the shelf the big shell was whispering of the sea, ever so softly.',
  ],
}
