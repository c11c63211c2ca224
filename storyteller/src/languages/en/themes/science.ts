import type { ThemePack } from '../../../craft/pack.ts'
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
    'clock',
    'count',
    'thermometer',
    'snowflake',
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
        'The best machine in the shed was built of a pram, a bell and two forks. {It did one thing only. It said “ping”.|It had taken all summer to build, and when you pulled its lever it said “ping”. They were still testing why, but it was a very clear ping.}',
      ],
      [
        'They put out the lamps in the laboratory <one by one~one after another>. The machines sighed and grew still. {Then [hero] went in, brushed off the dust and got into bed.|Only one green light stayed on, as it did each night, to watch over the bean. [Hero] went across the dark garden, in at the warm door and into bed.}',
        'In the shed laboratory the last drop fell from the last tap, and then there was just the tick of cooling tin. {[Hero] went in to bed, and the night smelled of grass.|[Hero] hung the white coat on its nail and walked in over the dewy grass. The bed was turned down, and the blanket had been lying in the sun <all day~all day long>.}',
      ],
    ),
    place(
      'observatory',
      'indoors',
      'the round observatory',
      'in the round observatory',
      [
        'On the hill stood a round house with a hole in its roof, for the telescope. [Hero] lived in it. {When it rained, [he] held an umbrella over the lens.|The telescope needed the hole, but the rain liked it too, so that [hero], like many scientists, often had supper with an umbrella up.}',
        '[Hero] was cleaning the <big~large> lens in the observatory. {You have to breathe on it. Hah. <Then~And then> a moth says thank you.|You breathe on it and you wipe in circles, and there is always a moth who believes that you are doing it for her.}',
      ],
      [
        'All <round~around> the walls hung wheels, and each turned <a bit~a little> slower than the last. {The last turns once in a hundred years. <No one~Nobody> has seen it.|The largest one goes round once in a hundred years. “It’s just about to move,” [hero] told every visitor.}',
        'Under the telescope stood a jug of cocoa and a box for questions. {“Why is up?” <said the first one~the first one said>. It was a good one.|Anybody could put a question in the box. “Why is up?” asked the top one, and the next said, “Do the stars know about us, and if not, who will tell them?”}',
      ],
      [
        'In the round observatory the roof slid shut, as slowly as an eyelid. {[Hero’s] bed was under the stairs. It was soft and dim.|The wheels went on with their low hum. [Hero’s] bed stood under the curve of the wall, and it was warm, for all the machines in the house had been there in the daytime.}',
        'The telescope bowed its long neck and slept. {[Hero] lay down below the round roof, and the dark was soft.|One lamp, no brighter than a plum, was left on the stair. [Hero] lay down in the bend of the wall, where the night hummed very low, as a <big~large> warm machine does when it has nothing left to do.}',
      ],
    ),
    place(
      'labboat',
      'water',
      'the research boat',
      'on the research boat',
      [
        'The research boat was as small as a bath, but it had a lab. [Hero] had two jars and one net. {In one jar was sea. In the other was also sea.|One of the jars held water from the left side and one from the right, and it was [hero’s] job to find the difference.}',
        '[Hero] was at work on the research boat. {“Sea: wet,” [he] wrote down. You <must be~has to be> exact in science.|“Sea: wet,” [he] wrote. “Sky: not yet.” In science you have to write down everything, since you never know what will be important.}',
      ],
      [
        'The boat had a machine for everything. {One made fog and one peeled eggs. The third <was not~wasn’t> yet clear.|There was one for measuring the waves and one for peeling eggs, and a third that hummed and had no known purpose, but it was very good company.}',
        'A rubber duck hung from a string over the side, to measure the waves. {“Two ducks high,” wrote [hero]. It was calm.|Waves were measured in ducks, as is usual on a boat this size. It had been two ducks <all day~all day long>, with one of three, when a whale went past and begged its pardon.}',
      ],
      [
        'The research boat lay at anchor and rocked slowly. {[Hero] wrote one last word in the log, and it was “sleepy”. <Then~And then> [he] lay down.|[Hero] wrote the last line of the day in the log. “Calm,” it said. <Then~And then> [he] lay down in the bunk, which was warm on the engine side.}',
        'The sea had gone flat and dim, and the research boat drifted home on a breath of wind. {[Hero] lay in the bunk. Tap, said the water, <very softly~ever so softly~softly>.|[Hero] put the lid on the last jar and lay down in the narrow bunk. Against the planks the water said a soft word, and forgot it, and said it again.}',
      ],
    ),
    place(
      'glasshouse',
      'indoors',
      'the old greenhouse',
      'in the old greenhouse',
      [
        'In the old greenhouse [hero] grew beans and questions. {The beans had sticks. The questions had labels.|The beans had a row each. The questions were written on labels and stuck into empty pots, and now and then one of those came up <as well~too>.}',
        'It was warm in the old greenhouse, and it smelled of tomatoes and wire. [Hero] was teaching a plant to wave. {It could do it with one leaf.|The experiment was in its ninth week. The plant could wave with one leaf, slowly, and only at people it had met.}',
      ],
      [
        'A machine of tins and string watered the pots <by itself~on its own>. {It watered a boot too. The boot had a daisy in it now.|[Hero] had invented it out of eleven tins and an alarm clock. It also watered a forgotten boot on the shelf, and in that there was now a daisy.}',
        'On each pane of glass [hero] had drawn a cloud in white crayon. {Then you could test if the real ones matched.|It was for comparing. When a real cloud matched a drawn one exactly, you rang a bell, and so far it had rung twice.}',
      ],
      [
        'The glass of the greenhouse turned blue, and then silver, and the plants let their leaves sink. {[Hero] lay down in a hammock there, between two warm beans.|The stove gave off its last slow warmth. [Hero] lay down in the hammock between two bean rows, with a roof of stars, and the leaves all breathed out.}',
        'Drop by drop the watering machine grew still in the greenhouse. {[Hero] drew up the quilt. The moon looked in on all the sides.|[Hero] shut the <small~little> glass door, and lay down on the old sofa among the pots. The moon looked in from all the sides at once, and it was as quiet as roots.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'inventor',
      'Ada Mouse',
      'she',
      [
        'There was once a <small~little> mouse called [hero], who loved machines. {She had made a lift out of a spoon.|She had built a lift out of a spoon, and now she was working on a spoon made out of a lift.}',
        '<Somebody~Someone> on this street had invented a hat that says good morning. It was [hero]. {She wore it, and she answered it each day.|She had also invented a spoon with a bell and a slipper that finds the other one, and she was always a little late, <because~since> the hat would chat.}',
      ],
      [],
    ),
    figure(
      'boltbot',
      'Bolt',
      'he',
      [
        'There was once a young robot called [hero]. {He had a drawer in his tummy. In it was a snail.|He had a drawer in the middle where other robots keep their tools, but he kept a snail there, who had asked.}',
        'If you hear a beep and then a small “sorry”, it is [hero]. {He is a robot, and he bumps into things kindly.|He was a young robot and had been built with very good manners and rather wide elbows.}',
      ],
      [],
    ),
    figure(
      'beetledoc',
      'Doctor Dot',
      'she',
      [
        'There was once a ladybird called [hero], and she was a scientist. {She studied <big~large> things, such as peas.|She wore a white coat with two slits in it for the wings, and she studied enormous things, such as peas.}',
        'Under the third flower pot was the smallest laboratory in the world. It belonged to a ladybird called [hero]. {Her telescope was a straw.|Her telescope was a straw, her lens was a drop of dew, and it had to be replaced on dry days.}',
      ],
      [],
    ),
    figure(
      'teapotprof',
      'Bertie Bright',
      'he',
      [
        'There was once a young hedgehog called [hero], who asked why. {He asked it so much that they gave him a lab.|He had asked it at breakfast, at school and in the bath, and in the end his family had cleared out the shed and put up a sign: “Laboratory”.}',
        'At the end of the lane lived a hedgehog, and he invented things. His name was [hero]. {He kept his pencils on his back.|His pencils he kept on his back, in order of length, and it was the tidiest workshop for miles.}',
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
        'A bicycle with a lamp and three thermometers leaned on the wall, and off it climbed [helper]. {“I teach questions,” she said. “You must find the rest.”|“I’m a professor of questions,” she said. “They have another person for answers, but he’s never in.” She shook hands like a pump, and it did one good.}',
      ],
      [
        '[Helper] took the three pencils out of her hair, <one by one~one after another>, and then she slept.',
        '[Helper] wound a scarf <round~around> her thermometers, one, two, three, and her chin sank slowly on the last.',
      ],
    ),
    figure(
      'tinkerbot',
      'Tinker',
      'he',
      [
        'Rattle, rattle, beep! There stood a robot with a kettle for a head. “I’m [helper],” he said. {“When I think, I whistle.”|“The seventh version. The first six were toasters.” Whenever he was thinking hard he came slowly to the boil.}',
        'A wheel squeaked. A small robot came in, and he carried his own screw in one hand. It was [helper]. {“This fell out,” he said. “I feel fine.”|“I’ve no idea where this screw belongs,” he said. “But I’ve been so much happier since it came out.” [Hero] put it in a safe place, with a label.}',
      ],
      [
        '[Helper] turned himself to low. In his kettle the water gave one last soft sigh.',
        '[Helper] rolled into his corner, and <one by one~one after another> his little lights went to sleep.',
      ],
    ),
    figure(
      'wattfly',
      'Watt',
      'he',
      [
        'A firefly landed on the bench with a very small notebook. His name was [helper]. {“I bring my own light,” he said.|“I’m measuring the night,” he said, “and so far it comes to eleven.” He brought his own light, and that is always useful in research.}',
        'A speck of green light was walking up the wall and muttering numbers. It was a firefly called [helper]. {“Nine, ten,” he said. “I count the dark bits.”|“Nine hundred and one,” he said, “nine hundred and two. I’m counting the dark, but I’ve got to do it with the light off, and then I can’t find my pencil.”}',
      ],
      [
        '[Helper] turned his own light down, and down, and put it out.',
        '[Helper] shut his <tiny~very small> notebook, lay down on it, and glowed twice, more faintly <each time~every time>.',
      ],
    ),
    figure(
      'crowlab',
      'Miss Gauge',
      'she',
      [
        'On the window sill sat a crow with a tape measure <round~around> her neck. She was called [helper]. {“I measure all things,” she said. “You are eleven worms tall.”|“I measure,” she said, and did so. “Eleven and a half worms, and a kind face. That goes down under weather.” A crow is a very practical person to have about in science.}',
        'Something went snip at [hero’s] elbow. A crow called [helper] was cutting paper into one-inch squares. {“Now I have an inch,” she said. “I lend it out.”|“People are always in need of an inch,” she said, “and they never bring it back.” She gave one to [hero] for keeps, which she <did not~didn’t> do for <everyone~everybody>.}',
      ],
      [
        '[Helper] rolled up her tape measure, slowly, down to nought, and put her head under her wing.',
        '[Helper] found that the branch was exactly one crow wide, and on it she slept.',
      ],
    ),
  ],
  problems: [
    {
      id: 'dream',
      title: ['The Robot Who Wanted to Dream', '[Hero] and the Dream Machine'],
      refrain: ['Tick and tock and whirr and hum, close your eyes and dreams will come.'],
      ask: 'Do you know how one learns to dream?',
      spark: [
        'The <big~large> robot <was sad~sighed~let its arms hang>. “At night I’m switched off,” it said. “Click. <Then~And then> it’s morning. {You all have dreams. I have only click.” [Hero] wanted to help. There <must be~has to be> a way.|Everyone else tells me at breakfast about flying cows. I only have click.” It had asked for nothing else in all its life. [Hero] took a fresh page and wrote down the question: how do you teach a robot to dream? <Nobody~No one> had done it yet, and that is the best reason there is for an experiment.}',
      ],
      way: [
        'A toaster on the shelf coughed. {“I dream of bread,” it said. “First I get warm. Then I get slow.”|“I dreamed once,” <said the toaster~the toaster said>. “<Somebody~Someone> had left me on low, at number one. It came over me gradually, and there was butter in it.”}',
        'They found a cat asleep on a warm wire, and her paws moved. {“She’s dreaming now,” <whispered [helper]~[helper] whispered>. They wrote it all down.|“Subject asleep,” <whispered [helper]~[helper] whispered>, and they wrote down everything: ears, twice; whiskers, once; and a <small~little> noise like a gate. It was excellent research.}',
        'A baby yawned at an open window, and so did <everyone~everybody> near it. {“It goes from one to the next,” <said [hero]~[hero] said>. “Like a gift.”|The yawn came out of the window and crossed the street. They saw it pass from face to face. “Then it can be given,” said [hero], and noted down the time.}',
      ],
      tries: [
        'They put in a film about cows. {It went very fast. “Moo, moo, moo,” <said the robot~the robot said>. It <could not~couldn’t> stop.|It ran much too fast, and then backwards. “Oom,” said the robot, “oom, oom,” and for some time it could say nothing else.}',
        'They laid it on a soft pillow. {The pillow stuck to it. It was a magnet robot.|It lay down carefully, and when it got up, the pillow got up too, along with the bedsprings and all the spoons in the lab.}',
        'They told it to count sheep. {It counted four million. <Then~And then> it asked for more.|That took it one second. “Four million,” it said, “and two were wearing bells. What’s next?”}',
      ],
      solutions: [
        {
          id: 'slowdown',
          text: [
            '“We don’t go click,” <said [hero]~[hero] said>. {“We go slowly.” [He] turned the <big~large> wheel down, bit by bit. “Think of something nice,” [he] said. “There is a cow,” <said the robot~the robot said>. “It flies.” And then it slept, and smiled.|“When we fall asleep, we do it bit by bit, and in between there’s a gap where the dreams get in.” So [hero] took out the switch and put in a <small~little> wheel. [He] turned it down as slowly as <honey~treacle~a snail turning round>. “Think of a thing you like,” <said [hero]~[hero] said>. “Toast,” <said the robot~the robot said>. “And a… cow. It’s in the sky. It’s… got… toast…” The wheel stood at almost nothing. And on the robot’s face, for the first time, there was a light that <nobody~no one> had put there.}',
          ],
        },
        {
          id: 'gift',
          text: [
            '[Hero] wrote a dream on a card with holes, for that is how robots read. {It was [his] <best~softest~very best> dream, the one with the warm snow. The robot put it in. It whirred. “Oh,” it said. “It is soft.”|It was [his] very best one, the one with the warm snow. [Helper] added the smell of rain, and <somebody~someone> else a song. They fed it in at the slot. It whirred <for a while~for a bit~for a time>. “It’s white,” said the robot <in a low voice~in a whisper~quietly>, “and it doesn’t weigh anything. Is that what you get, every night, for free?” Then it said nothing more, <because~since> it was busy.}',
          ],
        },
      ],
      after: [
        '{In a big book [hero] wrote: “It works.” And then: “Be quiet.”|[Hero] took a new page and wrote one line on it: “The experiment has succeeded, and <everybody~everyone> is whispering.”}',
      ],
      fact: '[Hero] taught a robot to dream.',
    },
    {
      id: 'cloudjar',
      title: ['The Cloud in the Jar', '[Hero] and the Cloud That Would Not Rain'],
      refrain: ['Drip and drop and plip and plop, what makes the rain begin and stop?'],
      ask: 'Do you know what makes a cloud rain?',
      spark: [
        '<In the lab was a jar, and in it was a very small cloud.~There was a jar in the lab, and a very small cloud lived in it.> {It should rain on the bean. But it <did not~didn’t>. The bean let its leaves hang. “Please rain,” <said [hero]~[hero] said>. The cloud went pink.|It hung under the lid, grey and round, and held on to every drop. <Beneath~Under> it the bean was letting its leaves hang. All the measuring said that this was a rain cloud. The cloud itself said nothing. It was a question for science, and [hero] washed both hands and began.}',
      ],
      way: [
        'A watering can was dozing on its side. {“Don’t stare at me,” it said. “I can’t pour if you stare.”|“I’ve poured for twenty years,” it told them, “but I could never do it at the flower show, with <everyone~everybody> looking. You get a sort of knot in the spout.”}',
        'On the glass of the jar was a <small~little> round patch of mist. {It was on the inside. The cloud had been looking out.|It was the sort of mark a nose leaves. “It’s been looking out,” said [helper], “and upwards. I wonder for whom.”}',
        'An old thermometer hung by the door. {“Clouds are shy,” it said. “I’ve seen them go pink.”|“I take their temperature,” it said. “When a crowd comes up with umbrellas, they go pink, and up goes my red bit. I never mention it.”}',
      ],
      tries: [
        'They warmed it with a lamp. {It went up and stuck to the lid.|It rose a little, and spread itself out along the lid, and looked for all the world <as if~as though> it were sunbathing.}',
        'They cooled it with an ice cube. {Achoo! It snowed. Just one flake.|There was a <tiny~very small> sneeze, and one single snowflake came down. They measured it. It was beautiful, but the bean <was not~wasn’t> impressed.}',
        '{They played it the sound of rain. Then <everyone~everybody> had to go to the toilet.|They played it the sound of rain on a tin roof. Nothing happened, except that <everybody~everyone> in the room had to leave it for a minute.}',
      ],
      solutions: [
        {
          id: 'alone',
          text: [
            '“Would you like us to look away?” <asked~said> [hero]. {They all turned round and shut their eyes. It was still. Then: plip. Plip, plop. “I can’t do it if people stare,” <said the cloud~the cloud said>.|It had gone pink, and that was a clue. They turned their backs, all of them, and even the lamp looked at the floor. <For a while~For some time> there was nothing. <Then~And then> there was a plip. And a plop. And then came the finest, smallest rain you ever heard, with a rainbow in it as long as a <finger~spoon~pencil>. “I’m sorry,” <said the cloud~the cloud said>. “It’s just that <nobody~no one> ever stopped looking.” [Hero] wrote it down: clouds are shy.}',
          ],
        },
        {
          id: 'friend',
          text: [
            '“It’s all alone,” <said [hero]~[hero] said>. “Rain needs two.” {[He] breathed into the jar. Haah. Now there was one more small cloud. They bumped noses. Rumble! And it rained.|[He] looked it up in a <big~large> book: when two clouds meet. There had only ever been this one. So [hero] opened the lid a crack and breathed in, haaah, and there was a second cloud, <a bit~a little> <untidy~lopsided~ragged>, and smelling of <peppermint~cocoa~toast>. They looked <each other~one another> over. They bumped together softly. There was a rumble, no louder than a <cat~tummy~marble in a drawer>, and then it rained, on the bean, and on both of them, for joy.}',
          ],
        },
      ],
      after: [
        '{The bean put up its leaves, and opened one white flower. It smelled so good.|You could watch the bean grow after that. By bedtime it had one white flower, and it had knocked politely on the lid.}',
      ],
      fact: '[Hero] found out why the cloud in the jar would not rain.',
    },
    {
      id: 'lostshadow',
      title: ['The Shadow That Ran Away', '[Hero] and the Missing Shadow'],
      refrain: ['Light in front and shade behind, that’s the place to look and find.'],
      ask: 'Have you seen a shadow on its own?',
      spark: [
        '[Hero] held up a lamp and looked <behind [him]~round>. There was no shadow! {It had come off, like a sock. “Come back!” <said [hero]~[hero] said>. It was a case for science.|[He] turned round, to take it by surprise. [He] held up a hand and waggled it. The wall stayed quite empty. All of the others had theirs, the chair and the kettle <as well~too>, only [hero’s] had got away. “A shadow needs a light and a thing and a wall,” <said [hero]~[hero] said>. “I’ve got all three. So it’s hiding. Let us do this properly.”}',
      ],
      way: [
        'A lamp post told them what it had seen. {“It went by on tiptoe, flat on the wall,” it said. “It yawned.”|“Shadows pass me every night,” <said the lamp post~the lamp post said>. “They’re short when they come and long when they go. Yours went off longer than any, and it was yawning.”}',
        'By the wall they found one dark mitten. It was flat, and you <could not~couldn’t> pick it up. {It was a shadow’s mitten. They were close!|It lay on the floor like ink. When they moved the light, it moved too. “That’s the shadow of a mitten,” said [helper], “and there’s no mitten. It came this way.”}',
        'The kettle had its shadow <beside~next to> it, neat and round. {“Mine gets the evening off,” it said. “Ask it where they go.”|“I’m fair to mine,” <said the kettle~the kettle said>. “It gets off at eight. They’ve a place where they meet, I believe, but I’ve never pried.”}',
      ],
      tries: [
        'They drew a new one, with chalk. {It was good. But it <would not~wouldn’t> wave.|It was a good likeness. But it stayed where it was when [hero] left, and one can’t go to bed with that sort of shadow.}',
        'They asked the tree for a bit of its own. {Now [hero] had a shadow with leaves and a nest.|The tree let them have some, for it had plenty. But it came with leaves on and a bird’s nest, and it rustled on the stairs.}',
        'They put out cheese as bait. {The shadow of a mouse came. It ate the shadow of the cheese.|The shadow of a mouse came out and ate the shadow of the cheese. The cheese was still there <afterwards~later>, but it looked surprised.}',
      ],
      solutions: [
        {
          id: 'tired',
          text: [
            'Then [hero] lit a candle, low, close to the ground. {And there it lay, behind the bed, long and thin. “I’m so tired,” it said. “I have run along with you <all day~all day long>.” “Lie down with me,” <said [hero]~[hero] said>. And it did.|The lower the light, the longer the shadow, for that is a law. And there, right behind the bed, the end of it showed. “Oh, it’s you,” it said. “I’ve run after you <all day~all day long>. Up every stair and <in and out of the pond~round every tree~over every puddle>. Flat on my face. I just wanted to lie down.” [Hero] had never looked at it in that way. “Then let’s both lie down,” said [hero], and at once it fitted itself to [his] heels.}',
          ],
        },
        {
          id: 'play',
          text: [
            'It was under the table, with all the others! They were having a party. {There was the chair’s, and the cat’s. “We only meet at night,” it said. “May I stay for one more dance?” It might. <Then~And then> it came home <by itself~on its own>.|When the lamp went behind the cupboard, you could see it. The shadow of the <chair~broom~hat stand> was dancing with that of the <cat~kettle~coat>, and in the thick of it, with both its arms up, was [hero’s] own. “All day long we do what you do,” it said. “This is the one hour that’s ours.” [Hero] understood. They waited and looked the other way, and after three more dances it came back alone, a little out of breath, and lay down where it belonged.}',
          ],
        },
      ],
      after: [
        '{[Hero] waved, and the shadow waved back, a bit late, but very nicely.|[Hero] held up a hand, and on the wall a hand went up <as well~too>, <maybe~perhaps> a little later than it should, like a friend’s.}',
      ],
      fact: '[Hero] found the shadow that had run away.',
    },
    {
      id: 'magnetlove',
      title: ['The Magnet That Would Not Let Go', '[Hero] and the Magnet in Love'],
      refrain: ['North and south and hold on tight, let us go before the night.'],
      ask: 'How do you make a magnet let go?',
      spark: [
        '<Clack!~Clonk!~Click, clack!> The <big~large> red magnet had hugged the kettle. {“I love it,” <said the magnet~the magnet said>. “I will never let go.” But it was time for tea. “Oh dear,” <said the kettle~the kettle said>. [Hero] put on a white coat.|It was the strongest magnet in the laboratory, and it had never paid attention to anything but nails. Then <somebody~someone> carried the new kettle past. Clack. “At last,” <said the magnet~the magnet said>. The kettle was flattered, but it had things to do. It <couldn’t~could not> be filled, and it <couldn’t~could not> be poured, and supper was waiting. Three people pulled, and all that came off was one person’s shoe buckle, which went clack and joined the kettle. “This is a question for science,” <said [hero]~[hero] said>.}',
      ],
      way: [
        'A compass lay on the table and trembled. {“He pulls me too,” it whispered. “But just at one end.”|“I can’t think straight when he’s about,” <said the compass~the compass said>. “He pulls my one end in and pushes the other one off. He’s two people, that magnet, front and back.”}',
        {
          gives: 'magnet',
          text: 'In a drawer they found a second magnet, small and blue. {It had sat there for years. “Me?” it said. [Hero] took it along.|It was wrapped in a sock, with a note, “Spare”. It had never been asked for. “I’m not strong,” it said, “but I’m very interested in people.” [Hero] put it in a pocket, away from the spoons.}',
        },
        'A row of nails hung from the shelf, each one holding the next. {“We held his hand once,” they said. “Then he forgot us.”|“He held us for a whole winter,” <said the nails~the nails said>. “It rubs off on you. We can still pull a pin or two.” And they did one, to show.}',
      ],
      tries: [
        'They tickled the magnet with a feather. {It <did not~didn’t> laugh. The feather had a tin end. Clack.|It’s well known that <nobody~no one> can hug and giggle at the same time. The feather, however, had been a pen once, and still had its tin tip. Clack. Now there was a pen in it too.}',
        'They buttered the kettle to make it slip. {It slid round and round. The magnet thought that they were dancing.|It became very slippery, and slid all the way round. “We’re dancing!” <said the magnet~the magnet said>. It said <afterwards~later> that it had been the best evening of its life.}',
        'They hung up a picture of a bigger kettle. {The magnet <did not~didn’t> look. “I have the real one,” it said.|It was drawn nicely, with steam. “That’s paper,” said the magnet without turning its head. One has to get up very early to take in a magnet.}',
      ],
      solutions: [
        {
          id: 'turnround',
          needs: 'magnet',
          text: [
            '[Hero] held the little blue magnet up close. <Then~And then> [he] turned it round. {Pop! The <big~large> one slid back. “Oh!” it said. “You push.” They pushed and pulled and had fun, and the kettle <went off~set off> to make tea.|Held one way, it pulled. Held the other, and this was the discovery, it pushed, <as if~as though> there were a cushion in the air. [Hero] brought it near with the pushing side in front. The <big~large> magnet slid back an inch, then another. “Who’s that?” it asked, and it let go of the kettle to see. They had never met anyone like <each other~one another>. They pushed and pulled across the <bench~table~floor>, and <swung~spun~whirled>, and stuck, and the kettle slipped away and quietly <began to~started to> sing.}',
          ],
        },
        {
          id: 'jobpins',
          text: [
            '{“Magnet,” said [hero], “the pins fell in the hay. <Nobody~No one> else can find them.” “Only me?” it said. It let go and went to look. It found ten pins, a bell and a lost ring. It liked to be of use.|[Hero] <didn’t~did not> pull. [He] only sighed, close by. “It’s a pity. There’s a box of pins gone into the straw, and bare feet about. <Nobody~No one> else could ever find those.” The magnet was silent <for a moment~for a second>. “I could,” it said. “But you’re busy,” <said [hero]~[hero] said>. There was a reluctant click, and then it was off, and went through the straw with its nose down. It found all forty, and a ring, and a <small~little> bell that had been missing since spring. The kettle made tea, and put out a <saucer~biscuit~cup> for it.}',
          ],
        },
      ],
      after: [
        'There was tea after all, hot and brown. {The magnet hummed, and it held only spoons.|They had their tea late, and it tasted slightly of experiment. On the shelf the magnet held one spoon, by the tip, <in order to~so as to> be polite.}',
      ],
      fact: '[Hero] taught the big magnet to let go.',
    },
    {
      id: 'oddmachine',
      title: ['The Machine That Did Nobody Knew What', '[Hero] and the Lever Marked “?”'],
      refrain: ['Turn the wheel and pull the string, tell us what you’re for, old thing.'],
      ask: 'What do you think this machine is for?',
      spark: [
        'Under <a sheet~a cloth~an old curtain> stood a machine. It had <a horn, a wheel and one soft pad~a wheel, a horn and one soft pad>. {“What am I for?” it asked. “I forgot.” It looked so sad. “We’ll find out,” <said [hero]~[hero] said>.|The horn was at the front and the wheel at the side, there was a drawer that stuck, and the pad in the middle was of the softest wool. On the lever was a question mark. “I’ve been under there for years,” said the machine, “and it’s gone clean out of my head. I know that I was for something. I can feel it in my screws.” There’s nothing sadder than a good machine with nothing to do. [Hero] fetched an oil can and a clean page.}',
      ],
      way: [
        'They oiled the drawer, and it slid out. {In it lay a card: “For Nan, with love.” So it was a present!|In the drawer lay a card in brown ink. “For Nan, for the long evenings, from your inventor,” it read. Half of it had been nibbled. But a machine made for love is seldom a pump.}',
        'An old blueprint hung behind the door, blue as the evening. {A mouse had eaten the middle. One could still read “softly”.|The mice had got at it long ago, so it was mostly edges. But in one corner was written “softly” and, underlined twice, “not too quick”.}',
        'A retired vacuum cleaner remembered it. {“That one?” he said. “It made people smile. I don’t know how.”|“We shared a cupboard,” he said. “I did the carpets. People came to me with sighs, but to that one they came with their shoes off.” He would say no more, and rolled up his cord.}',
      ],
      tries: [
        'They put in an egg and turned the wheel. {Out came the egg. It was very clean.|There was whirring and a warm smell. <Then~And then> the egg came out again at the other side, whole, and rather pink. So it <wasn’t~was not> a cooker, though the egg said that it felt wonderful.}',
        'They spoke into the horn. {“Hello!” It <did not~didn’t> answer. It blew warm air up their sleeves.|“Is this the telephone?” they asked. Out came a puff of warm air, with lavender in it, and all the papers lay down.}',
        'They stood back and pulled the lever with a long string. {The machine hummed. Nothing blew up. A moth lay down on the pad.|In science you stand well back the first time. It hummed on three notes, and a moth, who had only been passing, settled on the pad and said that she would stay.}',
      ],
      solutions: [
        {
          id: 'handrest',
          text: [
            '{[Hero] was tired, and laid one hand on the soft pad. The machine <began to~started to> purr. The wool went warm and stroked [his] hand. “That’s it!” it said. “I hold cold hands!”|By now [hero] had stopped thinking, and only leaned there, with one hand on the wool. The machine gave a start. The wheel went round <by itself~on its own>, slow and even, the horn breathed, and under the hand the wool grew warm, and moved a little, like a <cat who has decided to stay~dog who knows the way~hen settling down>. “I remember,” <whispered the machine~the machine whispered>. “I’m not for making anything. I’m for holding hands.” They all had a turn, <the left first and then the right~the right first and then the left~both hands each>.}',
          ],
        },
        {
          id: 'listenback',
          text: [
            '{[Hero] sat down in front of it. “You needn’t be for anything,” [he] said. “Tell me about you.” It talked and talked, and as it talked it <began to~started to> hum a tune. It was a lullaby machine!|“I think we’ve asked it enough,” said [hero], and put down the page. “What did you like?” The machine thought. “Evenings,” it said. “And feet on the rug. <Somebody~Someone> would say, just one more.” As it spoke the wheel had begun to turn, hardly faster than <breathing~a sleepy clock~a slow song>. A note came from the horn, and another lower one. “One more what?” <asked~said> [hero], but then they could all hear it. It was a lullaby, and they did indeed have just one more.}',
          ],
        },
      ],
      after: [
        'They took off the sheet for good. {On the lever [hero] wrote “Yes”.|The sheet was folded up and put away. [Hero] painted out the question mark on the lever, and in its place [he] wrote “Please”.}',
      ],
      fact: '[Hero] found out what the forgotten machine was for.',
    },
    {
      id: 'snowflake',
      title: ['The Snowflake Who Could Not Wait', '[Hero] and the Smallest Star'],
      refrain: ['Six little arms and all of them white, how shall we keep you just for tonight?'],
      ask: 'How do you keep a snowflake?',
      spark: [
        '<Down came one snowflake, all alone,~One snowflake came down, quite alone,> and <landed~sat down> on [hero’s] sleeve. {“Please look at me,” it said. “I’ll melt soon, and <nobody~no one> has seen me yet.” It had six arms like lace. [Hero] held [his] breath.|It was much too early in the year for it. “I know,” <said the snowflake~the snowflake said>. “I <couldn’t~could not> wait. There’s never been one just like me, and there won’t be again, and I thought that <somebody~someone> in science might care to know.” Through the lens one saw six arms, and <upon~on> each arm six more, and at the tip of each a thing like a <tiny~very small> fern. On one side it was getting round at the edges. [Hero] held that sleeve very still, and thought as fast as [he] could.}',
      ],
      way: [
        'A thermometer let down its red as far as it would go. {“It’s all I can do,” it said. “It feels odd, but she’s so fine.”|“I’m supposed to tell the truth,” it said, blue at the lips, “but I’ll say it’s colder than it is, for her sake. Don’t look at me.”}',
        'An old moth came to the lens and looked. {“I saw one once,” she said. “I can still draw it in the air.”|“Ah,” she said. “Mine had stars on it. It’s forty summers ago.” And she drew it for them in the air with a feeler, every single point. So there’s more than one way to keep a thing.}',
        'The window pane had grown a little frost in one corner. {“Cousin!” it said to the snowflake. “Write home.”|In the corner of it was a frost flower, thin as breath. “We’re family,” it said. “I do windows. If you’ve something to say, child, I’m good at copying.”}',
      ],
      tries: [
        'They put it in a spoon, to carry it to the cold. {The spoon had been in tea. They took it out <quickly~fast>!|It was a good spoon, but it had lately been in tea. The snowflake lifted up its feet. They had it out again at once, and it had lost only a fringe.}',
        'They fanned it with a book. {It flew up. They had to look for it. It was on [helper’s] nose.|It was the right idea, but a snowflake weighs as much as a comma. It went up and <round~around> the lamp, and they found it at last on the end of [helper’s] nose, asking who was ticklish.}',
        'They shut it in a biscuit tin. {“It’s dark,” <said the snowflake~the snowflake said>. “Now who can see me?”|It was beautifully cold in there. “Yes,” said the snowflake from inside, “but that’s no use to me. I <didn’t~did not> come all this way to look at a lid.”}',
      ],
      solutions: [
        {
          id: 'drawing',
          text: [
            '[Hero] took a sharp pencil and drew it. {Six arms, and six more on each. The snowflake held <quite still~perfectly still>. “That’s me!” it said. <Then~And then> it melted with a smile, and there was one clear drop.|[He] ruled six lines, and drew with the lens in one hand and the pencil in the other. The snowflake turned when it was asked to. “The left one’s got a fern on,” it said. It took an hour, and <nobody~no one> spoke. “That’s me,” it whispered when it saw the page. “That’s all of me. Now I don’t mind.” It grew round, slowly, and <shone~sparkled~twinkled>, and was a drop. They gave it to a bean, who was honoured, and the drawing was hung over the bench, where it would last for a hundred years.}',
          ],
        },
        {
          id: 'pressed',
          text: [
            '{[Hero] let it lie down on a cold pane, in the frost. The frost drew all <round~around> it, line by line. In the window there was a <big~large> white star. “I’m home,” it said. “I’ll be back each winter.”|“You don’t have to be kept,” <said [hero]~[hero] said>. “You’ve got to be passed on.” They carried it to the coldest pane in the place, and laid it gently on the glass. <For a moment~For a second> it sparkled there. <Then~And then> the frost <began to~started to> grow <round~around> it. It took the pattern and went on with it, arm after arm, over the whole of the window, <until~till> there stood a star as <tall as a child~wide as a door~big as a kite>. “So that’s what I look like,” said a <small~little> voice. From then on it came back with every cold night, <a bit~a little> different and exactly the same.}',
          ],
        },
      ],
      after: [
        'They all stood and looked, and it was very quiet. {“One of a kind,” <said [helper]~[helper] said>.|[Hero] wrote a line about it in a notebook: “Seen once. Seen properly.” There was no more to be said about it.}',
      ],
      fact: '[Hero] kept the picture of the first snowflake.',
    },
    {
      id: 'paperplane',
      title: ['The Flying Machine That Could Not Land', '[Hero] and the Flight of the Paper Bird'],
      refrain: ['Fold it once and fold it twice, up is easy, down is nice.'],
      ask: 'Do you know how to land softly?',
      spark: [
        '[Hero] had <made~folded> a flying machine out of paper. <It flew!~And it flew!> {It flew round and round the lamp. “How do I get down?” it called. <Nobody~No one> had folded that in.|It had been folded out of one <large~big> map, and it worked at once, which in science is always <a bit~a little> alarming. It rose, it turned at the <wall~corner~door>, it dipped to the <kettle~lamp~clock>. “Wonderful!” it called. And some time after that it called, “How does one finish?” [Hero] looked at the plans. There were four pages about going up. Concerning coming down there was a coffee stain. “Just keep going round,” [he] called. “We’ll invent something.”}',
      ],
      way: [
        'A maple seed came down past them, turning round and round. {“That’s how I do it,” it said. “I take my time.”|It came spinning out of the air, as slow as a thought, and lay down without a sound. “People hurry the last bit,” <said the seed~the seed said>. “I make it the best part.”}',
        'A goose with good boots gave a lesson. {“Feet first,” she said. “And think of something heavy.”|“The whole of flying is landing,” <said the goose~the goose said>. “Anybody can leave. You lean back, you put out your feet, and you think of something heavy, for example potatoes.”}',
        'They found the sheet that had been torn off the plans. {It was a hat on a snail. “I wondered what it said,” <said the snail~the snail said>.|It had been folded into a hat, and there was a snail below it. “Land only where <somebody~someone>’s waiting,” he read off the brim. “I thought it was poetry.”}',
      ],
      tries: [
        'They held up a <big~large> net. {The paper bird flew through a hole in it. So did a moth.|It was a tennis net and it was full of holes, which is in the nature of nets. The flying machine went through one, and out by another, and said that this was a nice touch.}',
        'They put a pebble on its nose, to make it heavy. {It flew on its head now. “This is new!” it called.|As calculations go, it <wasn’t~was not> a bad one. The nose went down and the tail went up, and it flew on, just as fast, upside down, reading its own map.}',
        'They opened the door and pointed. {It went out and <round~around> the house, and it came in by the window.|It went out at the door with a cheer, twice about the roof, and in again at the window, and the only thing that had changed was that now it had a leaf on it and was hungry.}',
      ],
      solutions: [
        {
          id: 'spiral',
          text: [
            '“Don’t stop,” <said [hero]~[hero] said>. “Just make small rings.” {Round it went, a <small~little> ring, and a smaller one, like water in a bath. It came down as light as a leaf, on [hero’s] palm.|“It’s the stopping that’s hard, so let’s leave that out.” [He] bent up the tip of one wing, by the width of a straw. Now it flew a ring, and the next one was a little smaller, and the next smaller still, down and down, like <the last of the bath water~a leaf on a slow stream~a marble in a bowl>. “Oh, I see,” it called, over their heads, and “I see,” <beside~next to> their ears. And in the middle of the smallest ring was [hero’s] hand, lying open, and there it was.}',
          ],
        },
        {
          id: 'waiting',
          text: [
            '{[Hero] lay down on [his] back in the middle and held up both arms. “Come to me,” [he] said, “when you like.” The paper bird looked down. It forgot to be afraid. It just came, and landed on [his] tummy.|They put away the nets. [Hero] lay flat on the floor, quite at ease, so that there should be one wide soft place to aim at. “Take as long as you want,” [he] said, “I’m here anyway.” The machine went round three times more. It had been thinking of the floor, it said later, and of how hard that looked, and it had never thought that there might be <someone~somebody> on it. <Then~And then> it stretched out its wings and let the air go, and landed on [hero’s] tummy, where it rose and sank a while with each breath.}',
          ],
        },
      ],
      after: [
        'They drew in the last page of the plans. {It was a picture of two hands.|The plans were finished that same night. On the last sheet, in place of the coffee stain, there’s a drawing of two open hands, with measurements.}',
      ],
      fact: '[Hero] taught the paper flying machine to land.',
    },
    {
      id: 'lostsecond',
      title: ['The Clock with One Second Too Few', '[Hero] and the Missing Second'],
      refrain: ['Fifty-seven, fifty-eight, little second, don’t be late.'],
      ask: 'Have you seen a second pass by?',
      spark: [
        'The <big~large> clock <ticked~counted>. Fifty-seven, fifty-eight, sixty! {“That’s one too few,” <said [hero]~[hero] said>. They counted again. Fifty-nine was gone! And with no fifty-nine it would never be bedtime on time.|[Hero] had been counting along with it, as one does. [He] counted <once more~again> with a finger. There was no doubt about it. In every minute there was a <small~little> hole just before the end, and the clock stepped over it with a hitch, like <a man who has found a stair missing~somebody stepping over a cat>. “It went out,” said the clock, <in a low voice~in a whisper~quietly>. “On Sunday. It’s only a little one, you could so easily tread on it.” A clock that drops one second a minute is nearly half an hour wrong by the next evening. [Hero] put a pencil behind one ear and began the search.}',
      ],
      way: [
        'A snail had a very small hourglass. {“I have lots of time,” she said. “But all of it is mine. I have counted.”|“I’ve more time than most,” said the snail, and let them look. It was all there, sorted and labelled. “But I did hear something tick by. It was skipping.”}',
        'They passed a tap. Drip, it said, and drip. {There was one drip more than there should be. “It came this way,” <said [helper]~[helper] said>.|And then, rather fast, there was one drip too many. “There,” said [helper], “do you hear? It’s showing off to the tap. It was here not long ago.”}',
        'An alarm clock with a red face knew more. {“Fifty-nine is always just before,” it said. “It never gets to be the one.”|“Think of it,” <said the alarm clock~the alarm clock said>. “Sixty gets the bell, and one gets the fresh start. What does fifty-nine get? It’s always on the doorstep, with its hat in its hand.”}',
      ],
      tries: [
        'They put in a new second, made by hand. {“One elephant,” it said. It was <a bit~a little> too long.|[Helper] made one out of the words “one elephant”, which is the usual way. It was slightly too long. By supper time it had begun to trumpet.}',
        'They put out a trap with a ticking watch in it. {They caught two crickets and a man who was late.|It was made of a sieve, and by and by there was something under it. It was two crickets, holding hands, and they asked for five minutes’ peace.}',
        'They asked the clock to shut its eyes and think. {“Tick,” it thought. <Then~And then> it thought “tock”. That was all.|It shut its eyes and thought deeply, and one could hear it do so. “Tick,” it thought. It waited. “Tock,” it thought. It had always been more of a doer, it said.}',
      ],
      solutions: [
        {
          id: 'thank59',
          text: [
            'The second sat under a cup, and it was sulking. {“They all look at sixty,” it said. “I’m just before.” “Just before is the best,” <said [hero]~[hero] said>. “That’s when one holds one’s breath!” The second blushed, and in it hopped.|It was about as big as a <poppy seed~pinhead~grain of sugar>. “<Nobody~No one> waits for me,” it said. “They wait for the one that’s after me.” “But that’s you,” <said [hero]~[hero] said>. “That’s when the <cake’s~parcel’s~pudding’s> about to come in, and they have put out the light. Nothing has happened yet, and everything’s just going to. That’s fifty-nine.” It was silent for exactly its own length. “Say that again,” it said. [He] said it again, and it walked back <by itself~on its own>, and the clock drew in its breath.}',
          ],
        },
        {
          id: 'playtime',
          text: [
            'They found it in the grass with its arms out. {“I’m playing,” it said. “A clock has no play time.” So they made a deal. Once a week it may stay out for as long as a nap. Tick! It was back.|It lay on its back behind the bean pot, looking at a cloud. “I’ve gone round sixty times an hour for ninety years,” it said, “and I’ve not once been anywhere.” Even the clock could see that. So [hero] drew up a paper, with <three columns~red lines~a ruler>, and all of the seconds signed it. From now on each might have a day off in its turn, and the two on either side would stretch a little, as friends do, so that <nobody~no one> would notice. Fifty-nine signed last. <Then~And then> it skipped home, and was exactly on time.}',
          ],
        },
      ],
      after: [
        '{Fifty-eight, fifty-nine, sixty. It was a good whole minute, and bedtime came just when it should.|“Fifty-eight, fifty-nine, sixty,” said the clock, all in one breath. [Hero] checked it twice, for the pleasure of it, and it came out <every time~each time>.}',
      ],
      fact: '[Hero] brought the missing second back to the clock.',
    },
  ],
  obstacles: [
    'A magnet held them all by the buttons. {They had to undo their coats to get on.|It was the size of a cupboard and it liked them. They had to leave a coat, two buckles and a kettle lid there, and promise to be back.}',
    '{A machine stood in the way and went “Error”. “What is it?” <asked~said> [hero]. “I’d like a hug,” it said.|“Error, error,” said the machine in front of the door. [Hero] looked for the button. There was only one, at the back, and it said, “Pat here.”}',
    'The way was blocked by a tower of boxes marked “Fragile”. {They carried them <one by one~one after another>. In each was a very careful snore.|They lifted them down one at a time, with the right side up, and each gave a <small~little> snore. “We never read the <small~little> print,” <said [helper]~[helper] said>. It read, “Contains naps”.}',
    'A puddle of glue had got out of its pot. {They laid down biscuits and walked on those. Crunch, stick, crunch.|It lay across the whole width of the way and looked innocent. They put down biscuits for stepping stones, and at the other side every one of them was two biscuits taller.}',
    'A wheel as big as a house would turn only if <somebody~someone> sang to it. {They sang “do, re, mi”. At “fa” it moved.|It was a scientific wheel and went by the scale. At “mi” it trembled, at “fa” it turned just far enough to let them by, and <nobody~no one> dared to think about “so”.}',
    'All at once there was a draught, and all their notes blew away. {“Never mind,” <said [hero]~[hero] said>. “We know the best bit by heart.”|Every page sailed off over their heads. “What was on them?” asked [helper]. They found that they knew the important part by heart, and that the rest had been a drawing of a duck.}',
    'A machine for opening doors stood in front of the door. {It <could not~couldn’t> fit through. They opened the machine instead.|It could open any door in the world, but it was <a good deal~a great deal> wider than this one, and it <didn’t~did not> like to be told. So they asked it to hold their coats, and slipped through behind it.}',
    'There was a sign, “Silence, bean sprouting”, and their boots squeaked. {They took them off and went in socks. The bean bowed.|They took the boots off and carried them. In the deep silence they could hear it: a crack, a stretch, and a very faint “Ah”.}',
  ],
  encounters: [
    'A clock that ran backwards met a clock that ran forwards. They waved. {“See you at noon!” they said.|“See you at twelve!” said the one, and “It was lovely to see you,” said the other, who had already been.}',
    'A spider was testing her web with a weight. {“It holds one fly and one raindrop,” she noted.|“Breaking point, one bumblebee,” she dictated to a smaller spider. “The bee has been very good about it.”}',
    'Someone had invented a spoon with a hole. {“It’s for people who aren’t hungry,” he said.|“It’s for soup that’s too hot,” the inventor told them. “By the time you have eaten any of it, it’s cold.”}',
    'They found a pendulum that was ticking all <on its own~by itself>. To and fro. To and fro. {They all looked at it. Their heads went to and fro too.|It measured nothing but its own going to and fro. They stood and watched it, and after some time they noticed that all of them were nodding.}',
    'A mouse in a white coat was weighing cheese. {She weighed it, took a bite and weighed it again. “It’s getting less!” she said.|“It’s most peculiar,” she said. “I weigh it, I have a bite to be sure that it’s cheese, and then it has got lighter. I’ve done it nine times.”}',
    'An inventor was pumping up a square wheel. {“It goes bump,” he said. “But it never rolls off.”|“It doesn’t roll,” he told them with pride, “so you always know where you left it.” He rode away, in corners.}',
    'Two thermometers sat on a wall. {“Hot, isn’t it?” said one. “I’d say mild,” <said the other one~the other one said>.|“Twenty-one,” <said the one~the one said>. “I make it twenty and a half,” <said the other~the other said>. They <had not~hadn’t> agreed since they were made, and they <wouldn’t~would not> have had it otherwise.}',
    'A small robot was picking flowers and putting them back. {“I only test them,” it said. “They all passed.”|It bent over each of them with its lens. “Yellow: in working order,” it reported. “Blue: in working order.” There was one that it tested three times, for the smell.}',
    'A telescope and a microscope had met for tea. {“Look how <big~large> it is!” said one. “Look how small!”|They were discussing a crumb. “I can’t see it at all from here,” <said the telescope~the telescope said>. “My dear,” said the microscope, “it has mountains.”}',
    'They met an echo who was doing an experiment. {“Hello,” <said [hero]~[hero] said>. “Hello. Hello. Good day,” it said.|“I’m testing if I can say something first,” it confided, after it had repeated all they said. It tried hard, and went red. “Turnip,” it said, and was so surprised that it said it again.}',
  ],
  favourite: [
    'On the shelf a <small~little> wheel of brass turned <once more~again>, and stood still.',
    'On the window sill the bean in its jar had folded its leaves for the night.',
    'On the night table a little compass lay asleep, and it pointed at the pillow.',
    'A robot made of boxes stood by the wardrobe with its paper eyes closed.',
    'Next to the clock stood a jar marked “Nothing”, and it was still quite full.',
    'On the ceiling hung the planets, all of them cut out of felt, and they hardly moved.',
    'There was a <small~little> lens on the sill, and through it one star looked a little nearer.',
    'In the pocket of the white coat a pencil was resting.',
  ],
}
