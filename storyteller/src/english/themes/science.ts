import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const science: ThemePack = {
  words: [
    'scien',
    'machine',
    'robot',
    'experiment',
    'lab',
    'invent',
    'measur',
    'telescope',
    'magnet',
    'test',
    'wheel',
    'wire',
    'question',
    'professor',
    'lens',
    'screw',
    'cloud',
    'shadow',
  ],
  settings: [
    place(
      'shed',
      'indoors',
      'the shed laboratory',
      'in the shed laboratory',
      [
        'Behind the house was a shed, and in the shed was a laboratory, and in the laboratory was [hero]. {Things went drip and tick and ping.|There things dripped and ticked and now and then went ping, and on the door a sign said: “Quiet, please, an experiment is thinking.”}',
        '[Hero] had a white coat with a pen in the pocket. It was only an old shirt, but it made [him] feel like a scientist. {In the lab it smelled of tin and toast.|The laboratory smelled of tin, vinegar and toast. The toast was an experiment too. It was going very well.}',
      ],
      [
        'On the bench stood a row of jars. {In one was fog. In one was a bean. The last one held “nothing”. It was very clean.|One held fog and one a bean with ambitions. The last was labelled “Nothing”, and [hero] dusted it every week so that nothing should stay in it.}',
      ],
      [
        'They put out the lamps in the laboratory one by one. The machines sighed and grew still. {Then [hero] went in, brushed off the dust and got into bed.|Only one green light stayed on, as it did each night, to watch over the bean. [Hero] went across the dark garden, in at the warm door and into bed.}',
      ],
    ),
    place(
      'observatory',
      'indoors',
      'the round observatory',
      'in the round observatory',
      [
        'On the hill stood a round house with a hole in its roof, for the telescope. [Hero] lived in it. {When it rained, [he] held an umbrella over the lens.|The telescope needed the hole, but the rain liked it too, so that [hero], like many scientists, often had supper with an umbrella up.}',
        '[Hero] was cleaning the big lens in the observatory. {You have to breathe on it. Hah. Then a moth says thank you.|You breathe on it and you wipe in circles, and there is always a moth who believes that you are doing it for her.}',
      ],
      [
        'All round the walls hung wheels, and each turned a bit slower than the last. {The last turns once in a hundred years. No one has seen it.|The largest one goes round once in a hundred years. “It’s just about to move,” [hero] told every visitor.}',
      ],
      [
        'In the round observatory the roof slid shut, as slowly as an eyelid. {[Hero’s] bed was under the stairs. It was soft and dim.|The wheels went on with their low hum. [Hero’s] bed stood under the curve of the wall, and it was warm, for all the machines in the house had been there in the daytime.}',
      ],
    ),
    place(
      'ship',
      'water',
      'the research boat',
      'on the research boat',
      [
        'The research boat was as small as a bath, but it had a lab. [Hero] had two jars and one net. {In one jar was sea. In the other was also sea.|One of the jars held water from the left side and one from the right, and it was [hero’s] job to find the difference.}',
        '[Hero] was at work on the research boat. {“Sea: wet,” [he] wrote down. You must be exact in science.|“Sea: wet,” [he] wrote. “Sky: not yet.” In science you have to write down everything, since you never know what will be important.}',
      ],
      [
        'The boat had a machine for everything. {One made fog and one peeled eggs. The third was not yet clear.|There was one for measuring the waves and one for peeling eggs, and a third that hummed and had no known purpose, but it was very good company.}',
      ],
      [
        'The research boat lay at anchor and rocked slowly. {[Hero] wrote one last word in the book, and it was “sleepy”. Then [he] lay down.|[Hero] wrote the last line of the day in the big book. “Calm,” it said. Then [he] lay down in the bunk, which was warm on the engine side.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'inventor',
      'Ada Mouse',
      'she',
      [
        'There was once a small mouse called [hero], who loved machines. {She had made a lift out of a spoon.|She had built a lift out of a spoon, and now she was working on a spoon made out of a lift.}',
      ],
      [],
    ),
    figure(
      'robot',
      'Bolt',
      'he',
      [
        'There was once a young robot called [hero]. {He had a drawer in his tummy. In it was a snail.|He had a drawer in the middle where other robots keep their tools, but he kept a snail there, who had asked.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'professor',
      'Professor Why',
      'she',
      [
        'In came an old lady with three pencils in her hair. It was [helper]. {“I don’t know it either,” she said. “Isn’t that fun?”|“I haven’t the faintest idea what it is,” she said happily. “That is where science starts. Hold this magnet, dear.”}',
      ],
      ['[Helper] took the three pencils out of her hair, one by one, and then she slept.'],
    ),
    figure(
      'robot',
      'Tinker',
      'he',
      [
        'Rattle, rattle, beep! There stood a robot with a kettle for a head. “I’m [helper],” he said. {“When I think, I whistle.”|“I’m the seventh version,” he said. “The first six were toasters.” Whenever he was thinking hard he came slowly to the boil.}',
      ],
      ['[Helper] turned himself to low. In his kettle the water gave one last soft sigh.'],
    ),
    figure(
      'firefly',
      'Watt',
      'he',
      [
        'A firefly landed on the bench with a very small notebook. His name was [helper]. {“I bring my own light,” he said.|“I’m measuring the night,” he said, “and so far it comes to eleven.” He brought his own light, and that is always useful in research.}',
      ],
      ['[Helper] turned his own light down, and down, and put it out.'],
    ),
  ],
  problems: [
    {
      id: 'dream',
      title: ['The Robot Who Wanted to Dream', '[Hero] and the Dream Machine'],
      ask: 'Do you know how one learns to dream?',
      refrain: ['Tick and tock and whirr and hum, close your eyes and dreams will come.'],
      spark: [
        'The big robot was sad. “At night I’m switched off,” it said. “Click. Then it’s morning. {You all have dreams. I have only click.” [Hero] wanted to help. There must be a way.|Everyone else tells me at breakfast about flying cows. I only have click.” It had asked for nothing else in all its life. [Hero] took a fresh page and wrote down the question: how do you teach a robot to dream? Nobody had done it yet, and that is the best reason there is for an experiment.}',
      ],
      tries: [
        'They put in a film about cows. {It went very fast. “Moo, moo, moo,” said the robot. It could not stop.|It ran much too fast, and then backwards. “Oom,” said the robot, “oom, oom,” and for some time it could say nothing else.}',
        'They laid it on a soft pillow. {The pillow stuck to it. It was a magnet robot.|It lay down carefully, and when it got up, the pillow got up too, along with the bedsprings and all the spoons in the lab.}',
        'They told it to count sheep. {It counted four million. Then it asked for more.|That took it one second. “Four million,” it said, “and two were wearing bells. What’s next?”}',
      ],
      solutions: [
        {
          id: 'slowdown',
          text: [
            '“We don’t go click,” said [hero]. {“We go slowly.” [He] turned the big wheel down, bit by bit. “Think of something nice,” [he] said. “There is a cow,” said the robot. “It flies.” And then it slept, and smiled.|“When we fall asleep, we do it bit by bit, and in between there’s a gap where the dreams get in.” So [hero] took out the switch and put in a small wheel. [He] turned it down as slowly as honey. “Think of a thing you like,” said [hero]. “Toast,” said the robot. “And a… cow. It’s in the sky. It’s… got… toast…” The wheel stood at almost nothing. And on the robot’s face, for the first time, there was a light that nobody had put there.}',
          ],
        },
        {
          id: 'gift',
          text: [
            '[Hero] wrote a dream on a card with holes, for that is how robots read. {It was [his] best dream, the one with the warm snow. The robot put it in. It whirred. “Oh,” it said. “It is soft.”|It was [his] very best one, the one with the warm snow. [Helper] added the smell of rain, and somebody else a song. They fed it in at the slot. It whirred for a while. “It’s white,” said the robot in a low voice, “and it doesn’t weigh anything. Is that what you get, every night, for free?” Then it said nothing more, because it was busy.}',
          ],
        },
      ],
      after: [
        '{In the book [hero] wrote: “It works.” And then: “Be quiet.”|[Hero] wrote one line in the big book: “The experiment has succeeded, and everybody is whispering.”}',
      ],
      fact: '[Hero] taught a robot to dream.',
    },
    {
      id: 'cloudjar',
      title: ['The Cloud in the Jar', '[Hero] and the Cloud That Would Not Rain'],
      ask: 'Do you know what makes a cloud rain?',
      refrain: ['Drip and drop and plip and plop, what makes the rain begin and stop?'],
      spark: [
        'In the lab was a jar, and in it was a very small cloud. {It should rain on the bean. But it did not. The bean let its leaves hang. “Please rain,” said [hero]. The cloud went pink.|It hung under the lid, grey and round, and held on to every drop. Beneath it the bean was letting its leaves hang. All the measuring said that this was a rain cloud. The cloud itself said nothing. It was a question for science, and [hero] washed both hands and began.}',
      ],
      tries: [
        'They warmed it with a lamp. {It went up and stuck to the lid.|It rose a little, and spread itself out along the lid, and looked for all the world as if it were sunbathing.}',
        'They cooled it with an ice cube. {Achoo! It snowed. Just one flake.|There was a tiny sneeze, and one single snowflake came down. They measured it. It was beautiful, but the bean was not impressed.}',
        '{They played it the sound of rain. Then everyone had to go to the toilet.|They played it the sound of rain on a tin roof. Nothing happened, except that everybody in the room had to leave it for a minute.}',
      ],
      solutions: [
        {
          id: 'alone',
          text: [
            '“Would you like us to look away?” asked [hero]. {They all turned round and shut their eyes. It was still. Then: plip. Plip, plop. “I can’t do it if people stare,” said the cloud.|It had gone pink, and that was a clue. They turned their backs, all of them, and even the robot covered its lens. For a while there was nothing. Then there was a plip. And a plop. And then came the finest, smallest rain you ever heard, with a rainbow in it as long as a finger. “I’m sorry,” said the cloud. “It’s just that nobody ever stopped looking.” [Hero] wrote it down: clouds are shy.}',
          ],
        },
        {
          id: 'friend',
          text: [
            '“It’s all alone,” said [hero]. “Rain needs two.” {[He] breathed into the jar. Haah. Now there was one more small cloud. They bumped noses. Rumble! And it rained.|[He] looked it up in the big book: when two clouds meet. There had only ever been this one. So [hero] opened the lid a crack and breathed in, haaah, and there was a second cloud, a bit untidy, and smelling of peppermint. They looked each other over. They bumped together softly. There was a rumble, no louder than a cat, and then it rained, on the bean, and on both of them, for joy.}',
          ],
        },
      ],
      after: [
        '{The bean put up its leaves, and opened one white flower. It smelled so good.|You could watch the bean grow after that. By bedtime it had one white flower, and it had knocked politely on the lid.}',
      ],
      fact: '[Hero] found out why the cloud in the jar would not rain.',
    },
    {
      id: 'shadow',
      title: ['The Shadow That Ran Away', '[Hero] and the Missing Shadow'],
      ask: 'Have you seen a shadow on its own?',
      refrain: ['Light in front and shade behind, that’s the place to look and find.'],
      spark: [
        '[Hero] held up a lamp and looked behind [him]. There was no shadow! {It had come off, like a sock. “Come back!” said [hero]. It was a case for science.|[He] turned round, to take it by surprise. [He] held up a hand and waggled it. The wall stayed quite empty. All of the others had theirs, the chair and the kettle as well, only [hero’s] had got away. “A shadow needs a light and a thing and a wall,” said [hero]. “I’ve got all three. So it’s hiding. Let us do this properly.”}',
      ],
      tries: [
        'They drew a new one, with chalk. {It was good. But it would not wave.|It was a good likeness. But it stayed where it was when [hero] left, and one can’t go to bed with that sort of shadow.}',
        'They asked the tree for a bit of its own. {Now [hero] had a shadow with leaves and a nest.|The tree let them have some, for it had plenty. But it came with leaves on and a bird’s nest, and it rustled on the stairs.}',
        'They put out cheese as bait. {The shadow of a mouse came. It ate the shadow of the cheese.|The shadow of a mouse came out and ate the shadow of the cheese. The cheese was still there afterwards, but it looked surprised.}',
      ],
      solutions: [
        {
          id: 'tired',
          text: [
            'Then [hero] lit a candle, low, close to the ground. {And there it lay, behind the bed, long and thin. “I’m so tired,” it said. “I have run along with you all day.” “Lie down with me,” said [hero]. And it did.|The lower the light, the longer the shadow, for that is a law. And there, right behind the bed, the end of it showed. “Oh, it’s you,” it said. “I’ve run after you all day. Up every stair and in and out of the pond. Flat on my face. I just wanted to lie down.” [Hero] had never looked at it in that way. “Then let’s both lie down,” said [hero], and at once it fitted itself to [his] heels.}',
          ],
        },
        {
          id: 'play',
          text: [
            'It was under the table, with all the others! They were having a party. {There was the chair’s, and the cat’s. “We only meet at night,” it said. “May I stay for one more dance?” It might. Then it came home by itself.|When the lamp went behind the cupboard, you could see it. The shadow of the chair was dancing with that of the cat, and in the thick of it, with both its arms up, was [hero’s] own. “All day long we do what you do,” it said. “This is the one hour that’s ours.” [Hero] understood. They waited and looked the other way, and after three more dances it came back alone, a little out of breath, and lay down where it belonged.}',
          ],
        },
      ],
      after: [
        '[Hero] waved, and the shadow waved back. {A bit late, but very nicely.|[Hero] held up a hand, and on the wall a hand went up as well, maybe a little later than it should, like a friend’s.}',
      ],
      fact: '[Hero] found the shadow that had run away.',
    },
  ],
  obstacles: [
    'A magnet held them all by the buttons. {They had to undo their coats to get on.|It was the size of a cupboard and it liked them. They had to leave a coat, two buckles and a kettle lid there, and promise to be back.}',
    '{A machine stood in the way and went “Error”. “What is it?” asked [hero]. “I’d like a hug,” it said.|“Error, error,” said the machine in front of the door. [Hero] looked for the button. There was only one, at the back, and it said, “Pat here.”}',
  ],
  encounters: [
    'A clock that ran backwards met a clock that ran forwards. They waved. {“See you at noon!” they said.|“See you at twelve!” said the one, and “It was lovely to see you,” said the other, who had already been.}',
    'A spider was testing her web with a weight. {“It holds one fly and one raindrop,” she noted.|“Breaking point, one bumblebee,” she dictated to a smaller spider. “The bee has been very good about it.”}',
    'Someone had invented a spoon with a hole. {“It’s for people who aren’t hungry,” he said.|“It’s for soup that’s too hot,” the inventor told them. “By the time you have eaten any of it, it’s cold.”}',
    'They found a pendulum that was ticking all on its own. To and fro. To and fro. {They all looked at it. Their heads went to and fro too.|It measured nothing but its own going to and fro. They stood and watched it, and after some time they noticed that all of them were nodding.}',
  ],
  favourite: [
    'On the shelf a small wheel of brass turned once more, and stood still.',
    'On the window sill the bean in its jar had folded its leaves for the night.',
  ],
}
