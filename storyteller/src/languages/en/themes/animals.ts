import type { ThemePack } from '../../../craft/pack.ts'
import { figure, place } from '../build.ts'

export const animals: ThemePack = {
  words: [
    'animal',
    'dog',
    'cat',
    'hen',
    'cow',
    'sheep',
    'lamb',
    'horse',
    'pig',
    'goat',
    'duck',
    'donkey',
    'rabbit',
    'mouse',
    'mice',
    'bear',
    'elephant',
    'giraffe',
    'monkey',
    'paw',
    'fur',
    'barn',
    'goose',
    'owl',
  ],
  settings: [
    place(
      'farm',
      'land',
      'Buttercup Farm',
      'at Buttercup Farm',
      [
        'At Buttercup Farm the animals had their supper. [Hero] carried the bucket. {Munch, munch, munch, went the cow.|First came the cow, who had time, then the pig, who had none, and then eleven hens who wanted to know what the pig had got.}',
        'On Buttercup Farm the evening smelled of hay. [Hero] sat on the gate with a goat. {They both chewed.|[Hero] was chewing a stalk of grass and the goat was chewing the gate, and neither of them was in a hurry.}',
        'It was milking time at Buttercup Farm. [Hero] sat on the small stool. {The cow looked round. “You have cold hands,” she said.|Of all the animals the cow liked company best. She told [him] about her day, in one long word, and her tail kept falling over [hero’s] shoulder like a friendly rope.}',
      ],
      [
        'In the barn the swallows had a nest on each beam. {The horse blew softly through his nose.|The horse blew softly through his nose, and every time he did it, one small feather rose up from the floor and came down again.}',
        'A cat sat on the warm bonnet of the tractor. {She had the keys. No one knew why.|She had sat there since the engine stopped, with the keys under one paw, and she gave them back in the morning if she was asked properly.}',
      ],
      [
        'They crossed the quiet yard. The animals lay in the straw, close together, and breathed slowly. {In the farmhouse [hero’s] bed was soft and warm.|The last lamp was still lit in the farmhouse. [Hero] lay down in the soft bed, and through the wall came the slow, warm sound of cows thinking.}',
        'The yard was blue and quiet, and every animal had found its own warm place. {[Hero] went in, and the farm dog walked along as far as the bed.|The farm dog saw [hero] up the stairs, as he did every night, counted the pillows, and lay down across the door with a sigh. From the barn came one low, sleepy moo.}',
        'At Buttercup Farm the hens had gone up their little ladder, one after another. {[Hero] went up the stairs the same way. The bed was warm.|They sat along their perch like a row of round cushions. [Hero] went up the stairs in much the same manner, and settled, and fluffed up the blanket, and was quiet.}',
      ],
    ),
    place(
      'zoo',
      'land',
      'the Moonlight Zoo',
      'at the Moonlight Zoo',
      [
        'When the gates of the zoo are shut, the Moonlight Zoo begins. [Hero] had the key. {The animals put on their slippers.|By day the animals are looked at, and they keep a straight face. At night they put on their slippers, and [hero] came round with the cocoa.}',
        '[Hero] lived in the small house in the middle of the Moonlight Zoo. {On the left were the bears. On the right was the giraffe. Her head was upstairs.|The bears lived on the left and the giraffe on the right, and if you opened the window upstairs, there she was, with her chin on the sill.}',
        'In the Moonlight Zoo [hero] was giving out the pillows. {The hippo got four. The mouse got a button.|All the animals had been measured for them, and so the hippo had four and the mouse had a button, and the snake had one very long one in a striped case.}',
      ],
      [
        'All over the zoo it rustled and purred. {The penguins stood in a line for the slide.|The monkeys were doing their washing-up. The penguins stood in line for the slide, and each of them said “After you”, so that no one ever went.}',
        'The owls had just got up, and the flamingos were going to bed. {They met on the path and said, “Good morning, goodnight.”|They met half-way along the path, in dressing gowns, and wished each other good morning and goodnight, and nobody was sure which was for whom.}',
      ],
      [
        'They walked home through the zoo under the moon. Behind each fence lay something warm and still. {[Hero] got into bed. The giraffe looked in and nodded goodnight.|In the small house [hero] got into bed. The giraffe put in her long soft face at the window, breathed once on the pillow to warm it, and went.}',
        'Lamp by lamp the zoo grew dim. The bears breathed on one side, deep and slow. {[Hero] pulled the blanket up. The tall giraffe stood guard.|[Hero] hung the cocoa can on its nail and got into bed. Through the wall came the breath of the bears, in and out, like a sea with fur on it, and it was hard not to breathe along.}',
        'At the Moonlight Zoo the last slippers had been put away, some in pairs and some in fours. {[Hero] lay down, and a bear hummed behind the wall.|Behind every wall something large and kind was lying down with care. [Hero] lay down too, and the tall giraffe blew out the lamp over the gate without having to stretch.}',
      ],
    ),
    place(
      'burrowtown',
      'land',
      'Hay Meadow',
      'in Hay Meadow',
      [
        'In Hay Meadow there was a town no higher than the grass. Rabbits lived there, and mice, and so did [hero]. {On each door hung a carrot.|It had a main street, a pump, and a shop which sold mostly carrots, and in the evening everyone sat out in front of the doors.}',
        '[Hero] was sweeping the step in Hay Meadow. {A hedgehog came by. “Good evening!” A hare came by. “’Ning!” He was in a hurry.|“Good evening to you, and to all at home,” said a tortoise. “’Ning!” said a hare, for he was always in a hurry. A mole said it too, but to the wrong door.}',
        'In Hay Meadow it was market day. [Hero] had a stall with five peas. {A mouse took one. He rolled it all the way home.|A mouse bought one and rolled it home, and two rabbits shared another, and in between [hero] sat behind the other three and enjoyed the sun.}',
      ],
      [
        'The tall grass in the meadow smelled of honey. {Crickets played. One was always late.|The crickets were playing in the grass, all together apart from one, who came in late each time and was very sorry about it.}',
        'On the pump in the main street sat a wren with a lamp. {She lit up the town. It took nine glow-worms and a lot of “please”.|She was the lamplighter. Each glow-worm had to be asked by name, and each of them liked to hear how bright it had been the night before.}',
      ],
      [
        'The little animals were going in, and one by one the small round doors closed. {[Hero’s] bed was of hay and wool. It was soft and warm.|The crickets had slowed down to one note. [Hero] lay down on a bed of hay and wool that still held some of the warmth of the sun.}',
        'The grass closed over the little town like a soft green curtain. {[Hero] lay down, and the hay smelled of summer.|In the burrows all along the street small animals were pulling small blankets up to their whiskers. [Hero] lay down in the hay, and it rustled once and then was still.}',
        'In Hay Meadow the dew was coming down, a drop for each blade. {[Hero] shut the round door. In the hay it was dry and warm.|It hung a small cool lamp on everything. Inside, behind the round door, it was dry and smelled of summer, and [hero] lay down and pulled up a good deal of hay.}',
      ],
    ),
    place(
      'willowpond',
      'land',
      'Willow Pond',
      'at Willow Pond',
      [
        '[Hero] had a small house by Willow Pond, with a door for feet and a door for fins. {The ducks came in by both.|The animals used whichever they fancied, and on wet days the carpet in the hall was mostly ducks, who wiped their feet and then walked straight on into the kitchen.}',
        'It was bath time at Willow Pond. [Hero] held the towels. {Seven ducks, two frogs, and a cow up to the knees!|There was a towel for each of the seven ducks, a flannel for the frogs, and a tablecloth for the cow, who only ever went in up to the knees but liked to be dried all over.}',
        'At Willow Pond [hero] was giving a swimming lesson. {The ducks could swim. The hens did not wish to.|The ducks could do it already and the hens did not wish to, and so all the animals sat along the bank with [hero], put their feet in, and felt that they had learned something.}',
      ],
      [
        'Dragonflies hung in the air over the pond. {They were blue and green. They hummed one note.|They were as blue as enamel, and kept quite still until somebody admired them, and then they were suddenly somewhere else.}',
        'An old carp lived under the willow. {He knew all the animals by their feet.|He had never seen any of the animals above the ankle, and he liked them all, and knew exactly who needed new shoes.}',
      ],
      [
        'Around the pond the animals grew quiet. Fold by fold they put away their wings. {[Hero] shut both doors and lay down. The water said lap, lap.|[Hero] shut the one door and then the other, and got into bed. The willow let its long leaves down over the window, and the pond lay breathing in the dark.}',
        'The moon floated in the pond, and the ducks slept round it. {[Hero’s] bed was warm, with one duck at the end.|In [hero’s] house the lamp was low. One duck had been told that it might stay, only this once, as on every night, and it was warming the foot of the bed.}',
        'The ripples on Willow Pond had gone out to the edge and not come back. {[Hero] lay in bed with the window open. Somewhere a frog said one soft word.|A frog said one word, thought better of the second, and slept. [Hero] lay in bed with the window open, and the smell of water came in and sat down on the blanket.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'puppy',
      'Button',
      'he',
      [
        'There was once a brown puppy called [hero]. {One ear went up. One ear went down.|He had one ear that stood up and one that did not, and he was never sure which of them to listen to.}',
        'There was a puppy named [hero]. {He had a bone. He had put it somewhere safe. Where was that?|He owned one bone, and he had buried it so well that he had been looking for it, very happily, since March.}',
      ],
      [],
    ),
    figure(
      'duckling',
      'Dilly',
      'she',
      [
        'There was once a duckling called [hero]. {She liked to walk in front, even when she did not know the way.|She always walked in front of all the others, even when she did not know the way, and mostly she did not.}',
        '[Hero] was the smallest of nine ducklings. {She had the biggest quack of all.|She had been given the biggest quack, to make it fair.}',
      ],
      [],
    ),
    figure(
      'kid',
      'Clementine',
      'she',
      [
        'There was once a young goat called [hero]. {She could stand on a gate post with all four feet.|She could stand with all four feet on one gate post, and from there she told the other animals what was for supper.}',
        '[Hero] was a little white goat. {She ate a bit of each thing, to be polite.|She thought it rude to leave anything out, so she had a taste of everything, and that included the fence.}',
      ],
      [],
    ),
    figure(
      'pony',
      'Biscuit',
      'he',
      [
        'There was once a pony called [hero], and he was round and brown. {He could open doors with his nose. So he came to tea a lot.|He had found out how doors open, and after that he was at most people’s for tea.}',
        '[Hero] was the smallest horse on the hill. {When he neighed, it came out as a giggle.|He had meant to have a neigh like a trumpet, but it came out as a giggle, and soon all the other horses wanted one too.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'donkey',
      'Mr Oats',
      'he',
      [
        'A grey donkey came up, very slowly. His name was [helper]. {“I’m not fast,” he said, “but I get there.”|“I’m not fast,” he said, “but I have never yet not got there.” He had a hat with two holes in it, and out of each hole came an ear.}',
        '“Hee,” said somebody, and a bit later, “haw.” {It was [helper], the grey donkey. “I was thinking in between,” he said. “I’ll come along.”|It was [helper], the donkey. “I like to leave a space in the middle,” he said, “in case somebody wants to get a word in. So. What’s the trouble?”}',
      ],
      [
        '[Helper] folded down his long ears, first the one and then the other, and let out a soft grey sigh.',
        '[Helper] rubbed his nose once against the stable door, shut his eyes, and stood there like a warm grey hill.',
      ],
    ),
    figure(
      'hen',
      'Mrs Peck',
      'she',
      [
        'A small brown hen ran up with a big bag. It was [helper]. {“I have plasters, string, and a boiled egg,” she said. “Not one of mine!”|“I’ve got plasters, string, a spare scarf and a boiled egg,” she said, “not one of mine, of course.” She liked to be ready for things.}',
        'Out of the barn came [helper], a brown hen in a scarf. {“Stand still,” she said, and wiped [hero’s] nose. “Good. Now we can go.”|She looked [hero] over from top to toe, tied one lace and found a bit of hay. “[Helper],” she said. “I’ve put eleven to bed and I have got an hour. Lead on.”}',
      ],
      [
        '[Helper] fluffed up all her feathers until she was round, and tucked her head into the middle.',
        '“Everyone in,” murmured [helper]. She counted them once more, slowly, and then let down her eyelids from below, as hens do.',
      ],
    ),
    figure(
      'professordig',
      'Professor Dig',
      'he',
      [
        'The ground rose up, and out came a mole with a torch on his head. “[Helper],” he said, and shook hands with a post. {“I know all the ways under here.”|“Delighted,” he told the post. He could see hardly anything, but he knew all the ways that run underneath the other ways.}',
        'Bump! Something tapped on [hero’s] sole from below. {It was a mole. “[Helper],” he said. “Is this up?”|They moved aside, and out of the hole came a mole with earth on his spectacles. “[Helper],” he said. “Is this the top? I was looking for the library. But this seems nice.”}',
      ],
      [
        '[Helper] switched off the torch on his head and said goodnight, kindly, to the wrong bed.',
        '[Helper] put his round glasses in his slipper, drew the dark up to his chin like a blanket, and slept.',
      ],
    ),
    figure(
      'sheepdog',
      'Fern',
      'she',
      [
        'Round and round [hero] went a black and white dog. Her name was [helper]. {“Sorry,” she said. “I keep things together. May I keep you together?”|“Forgive me,” she said, trotting in a circle, “it’s the job. Whatever I see, I want to make it into a flock.” She came along, sometimes before them and sometimes behind.}',
        '“You look as if you need rounding up,” said a voice. {It was [helper], the old sheepdog. “I’ve got no more sheep today,” she said. “You will do.”|It was [helper], the sheepdog, with one ear up. “The sheep are in, the ducks are in, and I’ve brought in a wheelbarrow by mistake,” she said. “I’m free till morning.”}',
      ],
      [
        '[Helper] counted them all with one soft look, each in its own place. Then she laid her nose on her paws.',
        'Under the table [helper] lay on everybody’s feet, to keep them together, and her breath was slow and warm.',
      ],
    ),
    figure(
      'penguin',
      'Mr Waddle',
      'he',
      [
        'Flap, flap, flap came a penguin down the path. His name was [helper]. {“I dressed up,” he said. “Is there a party? No? I’ll come anyway.”|“I’m rather overdressed, I know,” said [helper], “but I’ve nothing else.” He had a fish in his top pocket instead of a handkerchief, and very good manners.}',
        'Someone slid round the corner on his tummy and stood up. {It was [helper], a penguin. “Good evening!” he said. “What do we do? I like doing.”|He was a penguin, and he brushed the dust from his white front. “[Helper],” he said. “I slide where I can and walk where I must. In which direction do we begin?”}',
      ],
      [
        '[Helper] tucked his beak under one short wing, and swayed a little, and was asleep on his own two feet.',
        '[Helper] laid the fish in his pocket to rest, smoothed down his white front, and closed his eyes.',
      ],
    ),
  ],
  problems: [
    {
      id: 'lamb',
      title: ['The Lamb Who Counted People', '[Hero] and the Lamb That Could Not Sleep'],
      ask: 'What do you count when you can’t sleep?',
      refrain: ['One by one and two by two, hop over softly, that’s all you do.'],
      spark: [
        'There was a lamb who could not sleep. {“People count us,” it said. “But who do we count?” That was a good question. [Hero] wanted to find out.|“When people can’t sleep they count us,” it said. “But when we can’t sleep, there is nobody to count. I’ve tried it with ourselves, and I get up to one and then I’m done.” All the animals thought that this was not fair. [Hero] promised to find something that a lamb could count.}',
      ],
      way: [
        'They asked the old ewe who had seen ten lambs grow up. {“It’s not the number,” she said. “It’s the hop. It must be slow.”|“People think it’s the counting that does it,” she said, chewing. “It isn’t. I’ve sent hundreds of people to sleep in my time, without knowing any of them. It’s how you go over. You want to come down as if the grass were asleep.”}',
        'By the stile hung a bit of wool on a nail. {“Here the sheep hop for people,” said [hero]. “See how low it is?”|The top bar had been worn into a smooth dip, for that was where the sheep had gone over, all those nights, for everyone who was lying awake. [Hero] laid a hand on it. It was the height of a low bed. “Anyone could do that,” said [hero] thoughtfully.}',
        'The moon came up, and all the animals’ sides went up and down. {Up and down, up and down. “That’s slow,” said [hero]. “That’s good.”|There they lay in the meadow, sheep and cows and the old horse, and every one of them was going softly up and down. It was like watching a great many small boats. [Hero] had not noticed before that sleep was something that you could see.}',
      ],
      tries: [
        'The hens came to be counted. {But they would not stay in line. “One, two, four, two!”|They would not stay where they were put. “One, two, four,” said the lamb, “two again.” It only made everyone nervous.}',
        'The pig jumped over the fence for it. {Crack! Now there was no fence.|He took a good long run at it. There was a crack, and after that there was a pig, rather proud, and no fence.}',
        'They counted the spots on the cow. {She walked off in the middle. “I’m hungry,” she said.|They had got to thirty-one when she walked off to see about some clover, and of course nobody knew which ones they had done.}',
      ],
      solutions: [
        {
          id: 'people',
          text: [
            '“Count us!” said [hero]. {[He] hopped over the low gate, as softly as [he] could. “One,” said the lamb. [Helper] hopped. “Two.” They came round again, slower. “Three…” And it slept.|“People count sheep, so a sheep should count people.” [He] hopped over the low gate, and [helper] came after with a good deal of puffing, and then an old man in his socks, who had only come to see. “One,” said the lamb. “Two. Three.” They went round again, and each time they hopped a little lower and a little slower. At “nine” the lamb’s chin sank down. At “ten” they were hopping, very softly, over nothing at all.}',
          ],
        },
        {
          id: 'breaths',
          text: [
            '[Hero] lay down with [his] head on the lamb’s mother. Up and down it went. “Count this,” said [hero]. {“One breath,” said the lamb. “Two. It’s like a boat.” It did not get to five.|“It’s all in there.” The lamb laid its own head beside [his], deep in the wool. “One,” it said, as the big warm side went up and came down. “Two. It’s like a boat. Three. I was in this boat before I was born, I think.” It never got to five, and neither, very nearly, did [hero].}',
          ],
        },
      ],
      after: [
        'All the animals went off on tiptoe. {It’s not easy on hooves, but they did it.|That is not an easy thing to do on hooves, but they did it, and even the pig held his breath until he was round the corner.}',
      ],
      fact: '[Hero] found something for a sleepless lamb to count.',
    },
    {
      id: 'moo',
      title: ['The Cow Who Said Cuckoo', 'Who Has Got the Moo?'],
      ask: 'Have you got somebody else’s voice, by any chance?',
      refrain: ['Who says moo and who says baa? Let us ask both near and far.'],
      spark: [
        'The cow opened her mouth to say goodnight. “Cuckoo!” she said. {Oh dear! All the animals had mixed up their voices. “Moo,” said a tiny mouse. Someone had to sort them out.|She shut it again, quickly. Then a mouse came out of his hole and said “Moo”, so deeply that the windows shook. The cat quacked. Somehow all the animals had mixed up their voices, and no one could say goodnight in the wrong one. “One thing at a time,” said [hero]. “Let’s see who has got what.”}',
      ],
      way: [
        'A goose had seen how it began. {“They all sneezed at once!” she said. “Hay dust. After that I barked.”|“It was the hay,” she told them, “the dusty end. We were all under the one roof and we all sneezed together, so hard that everything flew out.” She lowered her neck. “Mine was a honk. It wasn’t beautiful,” she said, and gave a small bark, “but I knew my way about in it.”}',
        'Something squeaked in a milk can. {It was a voice, all on its own! It was so shy. They put on the lid, with a gap for air.|There was nobody in there. It was only a squeak, a very small one, sitting at the bottom, and when it saw them it went up a note with fright. “There, there,” said [hero]. “You’re somebody’s, and we’ll bring you back.” They carried it along with the lid on and a gap left for breathing.}',
        'The owl sat on her beam and said nothing at all. {She wrote in the dust. “I have the pig’s. I won’t use it.”|She had great dignity and did not mean to lose it. With one claw she wrote it down in the dust of the beam. “I’ve got the pig’s,” it said. “I tried it once. Please hurry.” They bowed to her, and did not laugh until they were behind the barn.}',
      ],
      tries: [
        'They all shouted at once, so that the voices would fly home. {It was so loud that the moon went behind a cloud.|“Quack! Moo! Ee-aw! Cheep!” It was the loudest noise anyone had ever heard, and after it everything was just as mixed as before.}',
        'The cow drank some milk, in case it helped. {“Cuckoo,” she said, with a white moustache.|She drank it and thought, and wiped off her white moustache. “Cuckoo,” she said, but a bit more richly.}',
        'They made a list. “Who has got the baa?” {“Me,” said the dog. He was very ashamed.|The duck had the bark, the goat had the purr and was rather enjoying it, and when they came to “baa”, the dog put up his paw and looked at the floor.}',
      ],
      solutions: [
        {
          id: 'swap',
          text: [
            '“Sit in a ring,” said [hero]. “Whisper your voice to the left.{” Round and round it went, soft as straw. “Stop! That one is mine,” said the cow. “Moo.” Soon they all had their own.| And when you get your own, keep it.” They sat in the straw with their heads together. The voices went round from ear to ear, as softly as a passed plate. “That’s mine,” said the cow, and “Moo,” she said, and shut her eyes with pleasure. Then the cat had her purr, and the dog his bark. The mouse was last. He had rather liked the moo. But he held his small squeak in both paws and said that nothing else was so comfortable.}',
          ],
        },
        {
          id: 'yawn',
          text: [
            'Then [hero] had to yawn. And the cow yawned. {And the pig did too. All of them yawned, and it was the same yawn! And when they shut their mouths, each voice was back in the right place.|It went on from one to the next all round the barn, the long one of the cow and the pink one of the kitten, and it was in every one of them the very same word. “So we’ve got one in common,” said [hero]. And when they closed their mouths again and tried, quite softly, moo was where moo should be, and the cuckoo was back in its tree.}',
          ],
        },
      ],
      after: [
        '“Moo,” said the cow, and “purr,” said the cat. {It was goodnight in all the voices.|It went round the yard, one after the other, each in the right voice, and each of them meant goodnight.}',
      ],
      fact: '[Hero] gave all the animals their own voices back.',
    },
    {
      id: 'elephant',
      at: ['farm', 'zoo', 'willowpond'],
      title: ['The Elephant Under the Bed', 'A Bed for an Elephant'],
      ask: 'Do you know of a bed for an elephant?',
      refrain: ['Too big, too small, too short, too tall, there’s room for you and room for all.'],
      spark: [
        'A baby elephant was sad. It had no place to sleep. {Each bed was too small. Crack! That was one. Crunch! That was one more. “I’ll find you a bed,” said [hero].|It had tried the dog’s basket, crack, and the armchair, crunch, and it had got one foot into a bread tin. “I only came for a visit,” it said, “and I’m breaking your house.” All the animals said it didn’t matter. But a guest must have a bed, and [hero] went to look for one that was big, soft and strong.}',
      ],
      way: [
        'They asked a stork, who had been to where elephants live. {“They’re never alone there,” she said. “They sleep in a heap. Big ones out, small ones in.”|“I’ve spent eleven winters down there,” she said, “and I never once saw a bed. What I saw was elephants, side by side, and the little ones in the middle like the jam.” She thought back. “And they hold on. With their noses. I took it for a custom of the country.”}',
        'A row of round dents led over the grass. {“It walked round and round here,” said [hero]. “It looked for someone to lean on.”|They were as big as dinner plates, and they went round the apple tree, round the cart, and round the horse trough. At each of those the dents were deeper on one side. “It wasn’t trying to lie down,” said [hero]. “It was trying how things felt, against its shoulder.”}',
        'The baby elephant yawned, and its trunk went looking all by itself. {It felt [hero’s] ear. It felt [his] arm. It held on there, soft as a sock.|It was a very small yawn for an elephant, and no more than three hats fell down. But its trunk had gone wandering off alone, the way a hand does in the dark. It touched the pump and the gate. It came to [hero’s] sleeve and closed on that, and for a moment the elephant looked quite peaceful.}',
      ],
      tries: [
        'They tried a hammock. {It went down, down, down to the ground. It was a rug now.|They tied it to the two strongest trees. It went down, and the trees came in, until everyone could shake hands with a pear tree.}',
        'They filled a bath with wool. {The elephant sat in it. Out came all the wool, and the tap.|It was just right as far as the knees. Then the elephant sat down, and the wool came out at the top, along with the tap.}',
        'Under the table it was dark and nice. {Then the elephant stood up. Now it wore the table.|It fitted there beautifully so long as it did not breathe. It breathed, and after that it wore the table, like a hat.}',
      ],
      solutions: [
        {
          id: 'hay',
          text: [
            '“Not a bed for one,” said [hero]. “A bed for all!{” They took all the hay and made one big nest. The elephant lay down, and the animals lay all around it. No one was cold.| We’ve been thinking too small.” They dragged out all the hay there was and every blanket that could be spared, and they made one great round nest of it. The elephant lay down in the middle, and nothing cracked. Then the animals lay down all around, the goat at its back and the mice between its toes. It was the best bed there has ever been, and there was even some left over.}',
          ],
        },
        {
          id: 'standing',
          text: [
            '“How do you sleep at home?” asked [hero]. {The elephant blinked. “Standing up,” it said. “With my trunk on my mother.” So it stood under the big tree, and laid its trunk on [hero’s] arm. That was all.|Nobody had asked it that. It blinked. “At home I sleep standing,” it said slowly, “with my trunk across my mother’s back.” So it wasn’t a bed that was missing. They took it to the big warm horse, who had a back to spare, and it laid its trunk across him and leaned. “Yes,” it said. “That’s it. That’s all it was.”}',
          ],
        },
      ],
      after: [
        '{The elephant sighed, and all the hats near by blew off. Then it was still.|The elephant sighed such a deep sigh that it blew out the lamp, and all the animals giggled softly in the dark, and then they were still.}',
      ],
      fact: '[Hero] found a place to sleep for a baby elephant.',
    },
    {
      id: 'hum',
      title: ['The Bee Who Forgot the Way', '[Hero] and the Very Sleepy Bee'],
      ask: 'Do you know the way to a bee’s front door?',
      refrain: ['Buzz me left and buzz me right, bring a small bee home tonight.'],
      spark: [
        'A fat bee sat on [hero’s] thumb and would not fly. {“I’ve been out all day,” it said, “and I forgot where I live!” It was yellow from top to toe. “I’ll bring you home,” said [hero].|It had so much pollen on it that it looked like a very small cake. “I did one flower too many,” it said, “and then I went round the bend. I know I’ve got a home. It’s full of my sisters and it hums. But I was so full of buttercups that I didn’t look.” Bees should be in by sunset, all the animals know that. [Hero] cupped both hands round it.}',
      ],
      way: [
        'A goat had been watching the bees go by. {“They come from the sun, and they go where it isn’t,” she said. “I eat here each day. I’ve seen it.”|“They go over my head in a line,” said the goat, “and in the evening they’ve got the sun on their tails. I couldn’t tell you where they live. But I’d stand here, if I were you, with my back to the sunset, and follow my own shadow.” It pointed away over the grass, long and thin. So they did.}',
        'One drop lay on a leaf. It was gold. [Hero] tasted it. {“Honey!” said [hero]. “And it tastes of lime trees. So we need a lime tree.”|Somebody had been carrying too much and had spilled a bit. It was sweet and tasted faintly of something green, and they all stood there smacking their lips, thinking. “That’s lime,” said the bee, sitting up. “We’ve got a lime tree outside the door. It used to drip in the letter box.”}',
        'They stood quite still and held their breath. {Far off went a hum. It was like a song with one word. “Mm,” said the bee. “That’s my mum.”|At first there was only the usual evening: a gate, a dog, somebody’s bucket. Then, underneath, they found it, so low that you heard it with your feet. It was thousands of voices on one note. The bee’s wings began to tremble. “They’re a bit flat,” it whispered. “That’s because I’m not there.”}',
      ],
      tries: [
        'They threw the bee up in the air, so that it would remember. {It came down. Plop. “No,” it said. “It’s not up there.”|They did it carefully, like letting go of a balloon. It went as high as [hero’s] nose, gave one buzz, and came down again like a small warm stone. “I had a look,” it said. “It wasn’t anything I knew.”}',
        'They knocked at a round hole. {A mouse came out in a bath cap. “I don’t hum,” he said, “except in the bath.”|It was the right size and nicely kept. “No bees,” said a mouse, with a towel round him. “There was a wasp. He sold brushes.” He wished them luck, and the water could be heard running again.}',
        '[Helper] did a bee dance to ask the way. {The bee looked on. “You just said ‘cheese’,” it told them.|Bees tell each other things by dancing. [Helper] waggled to the left, turned twice, and waggled back. The bee watched in wonder. “You’ve just said,” it told them, “that the cheese is in the river.”}',
      ],
      solutions: [
        {
          id: 'hum',
          text: [
            '[Hero] began to hum, low and long. {From a hollow tree came a hum back, just the same! “That’s us!” said the bee. They hummed and walked, hummed and walked, right up to the door. Sisters with lamps stood there.|It was hard to get it low enough, and it tickled. [Hero] hummed, and stopped, and listened. From the right the hum came back, a little stronger. They went that way and did it again. It was a game of hot and cold, played with one note, and it ended at a lime tree with a crack in it, and in the crack stood forty sisters, looking out. They brushed the bee down with their front legs, all talking at once. There was enough on it for breakfast.}',
          ],
        },
        {
          id: 'flowers',
          text: [
            '“Which flower was the last one?” asked [hero]. “And the one before?” {They went back from flower to flower, from blue to pink to white. At the first one stood the tree! “That’s my tree,” said the bee.|The bee shut its eyes. “A bell one. It was the last,” it said. “Then something pink with a beard.” They found the bluebell, and then a thistle. Backwards they went through the bee’s whole day, and at each one it said how it had been: dusty, or deep, or owned by a beetle. The last was the first of the whole day, a daisy just opening, or just closing. Beside it was the foot of the lime tree. “I walked straight past it this morning,” said the bee, “with a song on.”}',
          ],
        },
      ],
      after: [
        '{By and by someone put a drop of honey on [hero’s] step. It was still warm. It hummed a bit.|By and by there stood an acorn cup on [hero’s] step. It was full of honey to the brim, and if you held it to your ear, it was singing.}',
      ],
      fact: '[Hero] brought a sleepy bee home to its sisters.',
    },
    {
      id: 'purr',
      title: ['The Cat Who Would Not Purr', '[Hero] and the Cat with No Purr'],
      ask: 'Do you know where a purr comes from?',
      refrain: ['Purr, little motor, purr away, where have you been all the day.'],
      spark: [
        'The kittens were in bed, and Mother Cat lay down with them. She opened up to purr. {But there was no purr! Only “hff”. Five kittens sat up. They could not sleep like that. “I’ll help,” said [hero].|There was nothing but a sort of “hff”, such as a bicycle makes when it would like to be pumped. She tried again. The five kittens sat up in a row and looked at her stomach. Kittens don’t fall asleep to milk or to the dark, they fall asleep to the purr, as everybody knows who has been one. “It was there at lunch,” said the cat. [Hero] offered to look for it.}',
      ],
      way: [
        'An old tomcat sat on the wall with his eyes shut. {“You can’t look for it,” he said. “It comes when it’s warm, and when no one’s asking.”|“I’ve had mine for fifteen years,” he said, “and I’ve never found out where it’s kept. But I can tell you what scares it off. Haste does. And people asking, is it there yet.” He stretched out one leg and admired it. “And it’s fond of a hand,” he said, “behind the ear. But it wouldn’t do to say I told you.”}',
        'In the basket they found a thing that did not belong there. {It was a hard little ball of wool. It lay just where the cat lies. “That must poke,” said [hero].|It was under the blanket, far down: a ball of grey wool, as hard as a nut, which one of the kittens had killed on Tuesday. If you lay on it, it came exactly in the ribs. [Hero] took it out. The kitten was called, and looked at it, and said that it might be hers.}',
        'They heard the sewing machine in the house, and the kittens’ ears went up. {Rrr, it went. “That’s near it,” said the smallest. “But it’s not so warm.”|“Rrrr,” it went, through the open window, and stopped at the end of a seam. Five small heads had turned. “It’s like it,” said the eldest kitten, “in the middle. But it keeps on finishing.” “And you can’t lean on it,” said the smallest. They thanked the machine all the same.}',
      ],
      tries: [
        'They tickled the cat with a feather. {She sneezed. The kittens liked it. “Again!” they said. Now they were even more awake.|“Atchoo!” she went, and again, and at each sneeze the five kittens flew a little way into the air and came down the other way round. They had not been so wide awake all week.}',
        'The dog tried to purr for her. {“Grrr.” He meant it so well! The kittens hid under him.|He lay down in the basket and gave of his best. It came out as “Grrr”. The kittens went under the cupboard, saw his kind, worried face, came back, and patted him on the nose.}',
        'They shook the cat a bit, to hear if it was loose. {It was not. But she gave them a look.|It was [helper’s] idea. One does it with clocks. They did it very gently, once, and then the cat looked at them, and they put her down and spoke of something else.}',
      ],
      solutions: [
        {
          id: 'turnpet',
          text: [
            '[Hero] sat down and put one hand on the cat. [He] did not ask a thing. {[He] just stroked, from nose to tail, slow and long. Nothing. Then, deep down, “rr”. Then “rrr”. The kittens lay down like five spoons.|Mother Cat had licked five kittens since the morning, fed them twice, fetched them out of a <boot~teapot~hat> and a bucket and a drawer. And in the whole day no one had stroked her. [Hero] didn’t say a word about purring. [Hero] only ran a hand along her back, slowly, and began again at the nose. At the ninth time something caught, like a stove. “Rr,” it said. “Rrrr.” The kittens came and lay down against it, all five. “Nobody strokes the mothers,” said the cat, with her eyes shut, “as a rule.”}',
          ],
        },
        {
          id: 'kittens',
          text: [
            '“Let the kittens try,” said [hero]. {“Us?” They pushed close to the cat and went “rr” as well as they could. It was so small, like five flies. But she smiled. And then her own purr came to join in.|“We can’t,” said the kittens. “We’re the ones it’s for.” But they lay along her side and pushed, and the eldest found something in her chest, no bigger than a pea rolling. “Rr?” she said. Then each of the others found one too. It made a thin and wobbly sound, like five gnats in a jar. Mother Cat lay still and listened to it, for she had never heard it before. Nobody had ever purred for her. And out of the very bottom of her, slow and wide, came the answer.}',
          ],
        },
      ],
      after: [
        'Soon all six of them were one warm, humming heap. {It went on and on, and then it went on in their sleep.|You could feel it through the floor in the next room. The dog lay beside them and did not try to join in, but he moved one ear in time.}',
      ],
      fact: '[Hero] helped Mother Cat to find her purr.',
    },
    {
      id: 'shoes',
      title: ['The Centipede’s Bedtime Shoes', '[Hero] and the Hundred Shoes'],
      ask: 'Have you seen one very small red shoe?',
      refrain: ['One shoe, two shoes, in a row, ninety-eight more shoes to go.'],
      spark: [
        'A centipede sat on a stone and took off his shoes. It took an hour. {“…ninety-eight, ninety-nine,” he said. Then he stopped. One shoe was gone! “I can’t go to bed with one foot cold,” he said. “I’ll look,” said [hero].|They stood round him in rows, red ones, each no bigger than a grain of rice. “Ninety-seven,” he counted, “ninety-eight, ninety-nine.” He looked behind the stone. He looked at all his feet, and that used up a good deal of the evening. “There ought to be another,” he said. “If I start tomorrow with one bare foot I shall limp, and with a hundred feet you’ve no idea how that spreads.” [Hero] got down on hands and knees at once.}',
      ],
      way: [
        'A cobbler beetle had made them all. {“A hundred red ones,” he said. “The left ones have a bow. Look for a bow.”|He had his last and his awl in half a nutshell. “I shan’t forget that order,” he said. “I had to sit down. Fifty left and fifty right, and the lefts with a bow, so that he could tell them apart. He asked for something cheerful.” He turned up his lamp. “A thing with a bow on it,” said the beetle, “doesn’t just roll away. Someone will have noticed.”}',
        {
          gives: 'tracks',
          text: 'In the soft earth they found his tracks. {Dot, dot, dot, all in line. But by the third dandelion was a dot with no shoe! It was toes.|It looked as if someone had run a sewing machine down the path. [Hero] followed it with one finger, stitch by stitch. By the third dandelion the stitches changed, for there was one among them with five tiny toes to it. “So it was on up to here,” said [hero], “and off after that. We’ve walked past the place already.”}',
        },
        'Two ants came by, and they carried a very small sofa. {It was red. It was… no, it was a plum skin. “Our queen wants all things red this week,” they said.|“Heave,” said the one. They had got hold of something round and shining, and for a moment everybody’s heart stood still, but it was only the skin of a plum. “It’s for the queen,” said the ants. “She’s gone over to red. We’re to bring whatever’s small and smart.” Then they seemed to feel that they had said a lot.}',
      ],
      tries: [
        'They gave the centipede a nutshell for a shoe. {It fitted. But on its own it went clop. Ninety-nine times pat, and then clop.|It sat quite well. He walked up and down to try it. It went pat, pat, pat for a very long time, and then it went clop, and everyone jumped. He said that he would never get used to it.}',
        'They counted all the shoes again. {They got a hundred and three. That was odd. They counted again and got sixty.|There were a hundred and three this time. [Helper] counted too, and made it sixty. After that the centipede said, not unkindly, that he would rather they all stopped counting.}',
        'They took a shoe off the other end, so that it would match. {“Now I have two cold feet,” he said.|That at least made it even. He stood there for some time with his head on one side. “Yes,” he said. “It’s very neat. But I think now I’m twice as sad.”}',
      ],
      solutions: [
        {
          id: 'bed',
          needs: 'tracks',
          text: [
            'Under the third dandelion lay the shoe, and in the shoe lay a ladybird, asleep. {She was so new that she had no spots. They let her sleep. The beetle who had made all the others made one more shoe, and put a button on it.|It was on its side, bow and all. A tiny ladybird had crept into it from the wind. She was so young that her spots had not come yet. The centipede bent over her with all his front half. “Is that what they’re like inside?” he whispered. “It looks so cosy.” He would not hear of waking her. By the light of his lamp the beetle who had made the others made him another one, which came out green. And from then on he always began with the green one, so that he knew where he was.}',
          ],
        },
        {
          id: 'give',
          text: [
            '[Hero] asked, “Did you give one away?” The centipede thought. He went red. {“Oh! To a cold little worm,” he said. “He has no feet. So he wears it as a hat. I forgot.” And that was fine. For the bare foot [hero] made a sock from a petal.|He put a foot to his forehead, and then several. “It was noon,” he said. “I met a worm. He’d nothing on at all, and his head was cold, and I said, my dear fellow, I’ve plenty.” So the shoe hadn’t been lost. It was just being a hat. They saw him a moment later, in fact, going by with the bow over one ear, as far as one can tell with worms, and looking extremely happy. [Hero] rolled up a poppy petal and tied it with a hair. It made a soft red sock. “A hundred shoes,” said the centipede, “and I like that one best.”}',
          ],
        },
      ],
      after: [
        'Then he lay down and put up his feet. {All of them. It was like a small curtain going up.|It went from the front to the back like a wave going up a beach, and by the time the last foot was under the blanket, the first had been asleep for a while.}',
      ],
      fact: '[Hero] found out where the centipede’s hundredth shoe had gone.',
    },
    {
      id: 'queue',
      title: ['The Day the Ducks Walked Backwards', '[Hero] and the Ducklings in a Muddle'],
      ask: 'Do you know why a duck would walk backwards?',
      refrain: ['Quack in front and quack behind, keep the other ducks in mind.'],
      spark: [
        'Seven ducklings walked by in a line, tail first. Bump, bump, bump! {“We can’t see where we go,” they said. “But we can’t turn round!” [Hero] stood and stared. That was new.|They came round the corner backwards, the biggest last, or possibly first, and walked one by one into [hero’s] legs. “Beg pardon,” they said, seven times. Their mother came up behind, or before. “It’s been like this since noon,” she said. “They won’t say why. I can’t take them on the water, they’d go in by the wrong end. I’ve been bumped into by all the other animals, and they’ve been very nice.” It wanted looking into, with patience.}',
      ],
      way: [
        'A cow had seen it start. {“The small one at the end turned round,” she said. “Then they all did. Ducks do what ducks do.”|She had been lying down and so had had leisure to watch. “They went by at half past eleven, the proper way about,” she said. “It was the little one at the end that turned first. He kept looking over his shoulder. Then the next one looked to see what he was looking at.” She chewed. “I looked too,” said the cow. “But it had gone.”}',
        'On the path lay a small white feather, and then one more. {There was one every ten steps. “The last duckling left them here,” said [hero]. “He hopes that somebody will find him.”|They were soft little under-feathers, put down quill end first, each with a pebble on it so as not to blow off. [Hero] went from one to another. “You’d only do that,” said [hero], “if you wanted somebody to be able to find you.” And they all looked back down the path, where there was nobody yet.}',
        'The line of ducks went under a fence. {The last one stuck. He did not pull. He just looked back, and said “peep”.|He was no bigger than a lemon. The rest of them had got through and were bumping into a bucket. But he stood on the far side with his head between the bars, looking the way they had come, and he said “Peep?” to it, quite softly, and waited, as one waits after knocking.}',
      ],
      tries: [
        'They turned the ducklings by hand, one by one. {By the time they did the last, the first was round again.|It is not hard to turn a duckling. You take it by the middle. But when they had done the seventh, the first had turned back to see how it was getting on, and so it went all along the row.}',
        'They put a worm out in front. {In front was at the back. So the mother ate it.|It was a fine long one. There was only some doubt as to where the front might be. While they were talking that over, the mother duck, who had had a tiring day, ate it.}',
        '[Helper] walked backwards too, to lead them. {[Helper] led them into the pump.|It looked very well for as long as it lasted. [Helper] called out left and right over one shoulder, and each was the other one, and they finished up in a ring around the pump.}',
      ],
      solutions: [
        {
          id: 'wait',
          text: [
            '[Hero] knelt down by the last one. “Who are you looking for?” {“My snail,” he said. “He’s my friend. He’s slow. If I look away he’ll think I went.” So they all sat and waited. Up came the snail! They put him on the duckling’s back.|It took him a while to begin. “My friend,” said the duckling. “He’s a snail. We set out together, only he’s not so quick. I said I’d keep him in sight.” So that was it, and the other six had simply thought that it was the fashion. “Then we’ll wait for him,” said [hero], and sat down in the path. All of the animals sat. After a good long time two horns came round the corner, then a small anxious face. “You needn’t have,” said the snail. He rode home in front after that, on the duckling’s head, and told them what was coming.}',
          ],
        },
        {
          id: 'mirror',
          text: [
            '[Hero] asked the first one, and the second, and the third. “Why?” {“He does it,” each one said. At last there was the small one. “I like to see where I have been,” he said. “It was so nice.” So they all sat down and had a good look. Then they could go on.|“Because he does,” said the first, and pointed with its beak. “Because he does,” said the next. It went down the line like a parcel, until it came to the littlest, who had nobody to hand it to. “It was such a nice morning,” he said. “We’re going away from it, and nobody’s looking.” Nobody spoke. Then [hero] turned round too, and they all stood and looked back along the whole of it: the reeds, the gate, the puddle where they had laughed. They looked until they had seen it properly. “That’ll do,” said the duckling. “I’ve got it now.” And he turned his face to the front.}',
          ],
        },
      ],
      after: [
        'And off they went, beaks first. {The mother duck had not looked so happy since breakfast.|All seven went into the water the right way round, plip, plip, plip, and the last of them gave one look back, a short one.}',
      ],
      fact: '[Hero] found out why the ducklings were walking backwards.',
    },
    {
      id: 'bearpost',
      at: ['farm', 'zoo'],
      title: ['The Bear Who Woke Up in the Middle', '[Hero] and the Bear Who Had a Question'],
      ask: 'Do you know how long it is till spring?',
      refrain: ['Sleep, bear, sleep, the night is deep, we have all your days to keep.'],
      spark: [
        'A big brown bear stood at the door in his nightshirt. It was much too soon for him! {“I woke up,” he said. “I sleep all winter, so I miss it. What’s it like? Now I can’t go back to bed.” [Hero] took his paw.|He should have been asleep for weeks, and ought to go on being so for weeks more. “I turned over,” he said, “and a thought came in. It was this. Everyone has a winter but me. I shut my eyes on a brown leaf and I open them on a green one, and there’s a piece missing in between.” He blinked at the light. “I don’t want to be awake. I only want to know what’s in it.” The other animals looked at one another, for where would one begin?}',
      ],
      way: [
        'A robin sat on the gate like a red button. {“I sing all winter,” he said. “I’ll sing you a bit of it.” It was thin and clear and cold.|“It’s mostly quiet,” said the robin, “and then me.” He sang them some. It was a thin clear tune with a good deal of space round it, and the bear stood with one paw behind his ear. “That’s very near what it’s like,” said the robin. “It’s what you’ve got when you take everything away, and there turns out to be something left.”}',
        'They met a squirrel with a list. {“Nuts, nuts, soup, nuts, a song, nuts,” it said. “That’s my winter. He can have a copy.”|It had it all written down by the week. “First week, nuts,” it read. “Second week, looking for nuts. Third week, soup at the badgers’.” The bear asked about the soup. He asked what they had talked about there. The squirrel had to sit down and remember, and found that it had been a better evening than it had thought at the time.}',
        'On a pond was the first thin ice, like a window. {The bear touched it. “It’s hard water!” he said. “I never knew that.”|It was no thicker than the glass of a watch. The bear let himself down on his elbows and looked in. Under it a leaf hung, quite still, and a bubble. “It’s a sort of keeping,” he said after some time. “Like jam.” His own breath had made a small round cloud on it, and he was very much taken with that too.}',
      ],
      tries: [
        'They sang to the bear, to send him off. {He liked it so much that he joined in. The roof shook. Now they were all awake.|They took the slowest song they knew, and in the second verse the bear began to hum the bass. He had not sung in company for years. By the fifth verse there were lamps lit in all the windows.}',
        'They gave the bear a big bowl of honey. {“Is this what you eat in winter?” he said. “Then I don’t want to miss it at all.”|It was supposed to make him heavy. He ate with closed eyes, and licked the spoon on both sides. “And you have this in January?” he asked. It had not made things easier.}',
        'They drew the curtains and said that it was dark. {“Is it?” said the bear, and drew them back to see. “Oh, look. Stars.”|They all spoke in low voices and yawned at him. The bear got up to see how dark it had become, and that was a mistake, for there was a whole sky of stars out there that he had never been introduced to.}',
      ],
      solutions: [
        {
          id: 'box',
          text: [
            '“We’ll keep the winter for you,” said [hero]. “All of it.” {They took a big box. In it they would put a thing from each week: a <cone~nut~feather>, a song, a bit of <red~blue> wool. “It’ll be there when you wake,” said [hero]. The bear smiled and lay down.|[Hero] fetched a big box and wrote “Winter” on the lid. “Each week we’ll put in something. There’ll be a pine cone, and a feather from the robin, and what was said at the badgers’. If there’s a snowman we’ll save you his nose. When you wake up we’ll all sit down and take it out again, from the top.” “You’d do that?” said the bear. “All of you?” The animals had come quite close, and they all nodded. The bear gave a sigh that began at his feet. “Then I’ll have had it after all,” he said, “and been warm too.” And he lay down.}',
          ],
        },
        {
          id: 'part',
          text: [
            '“Do you know what you do in winter?” asked [hero]. {“I sleep,” said the bear. “Yes. And when you breathe, the snow on your roof goes up and down. We all look at it. It makes us calm.” “So I’m in it!” said the bear.|“Nothing,” said the bear. “I’m not there.” So [hero] told him. “On the coldest nights we go by your cave. There’s a small hole in the snow over it, with a steam coming out, and it goes in and out, in and out. The mice warm their hands at it. The little ones are brought to hear you, when they can’t settle.” The bear had put his paw to his mouth. “That’s me?” he said. “You’re the middle of the winter,” said [hero]. “All the rest of it goes round you.” He was silent a long time. Then he said that in that case he had better get back to work.}',
          ],
        },
      ],
      after: [
        'They walked him home and tucked him in, up to his round ears. {Soon the steam went in and out, in and out.|His cave was still warm in the shape of a bear. He fitted himself in, said something about a robin, and was off, and all of the animals stood for a moment and breathed along.}',
      ],
      fact: '[Hero] helped a wide-awake bear to go back to his winter sleep.',
    },
  ],
  obstacles: [
    'Eleven geese stood in the way. “Password!” they said. {“Please?” said [hero]. “That is it!” said the geese.|“Please?” said [hero]. There was a whispering among the geese. “We had said ‘cabbage’,” they said at last, “but yours is better.”}',
    'A goat had eaten the bridge. “It was only a small one,” he said. {“Get on my back. I’ll be the bridge.” And so he was.|“I was peckish, and it was wooden.” But he was a goat of honour, and so he stood in the stream himself, and they went across on him.}',
    'A fat pig lay in the gateway. {“I’m comfy,” he said. So they asked him to roll. He rolled. He was just as comfy there.|“I couldn’t possibly get up,” he said, “but I don’t mind being rolled.” They rolled him one turn to the left. He said that this side of him had been wanting some air.}',
    'The cows were coming home, and there were a lot of them. {They waited on the wall, and each cow said hello. Some of them twice.|It took forty cows and all that time, with everyone sitting up on the wall like hens, and each cow stopped to have a look at them and think it over.}',
    'A mother swan did not like them to pass. {“Hiss,” she said. “We’ll go slow, and look the other way,” said [hero]. She nodded.|They took off their hats, looked at the sky, and went round in a wide, respectful half circle. “That is how it should be done,” they heard her tell the cygnets.}',
    'The fence was new, and the hole in it was gone. {The fox knew one more. It was fox-size. They went in like letters in a box.|“You want the old board by the nettles,” a fox told them. It was cut to the measure of a fox. They posted themselves through, one by one, with their arms by their sides.}',
    'Thirty frogs sat on the bridge and were having choir. {They could not step over a song. So they sang along to the end.|There was not a foot’s breadth between them, and it was the slow movement. They waited, holding the music, and in the last bar a place was made for them.}',
    'All the hay had slid off the cart, and it filled the lane. {They made a tunnel. A mouse went first and said left, and right, and mind the fork.|They burrowed in, and it was warm and prickly and smelled of July. “Left here,” said a mouse who had moved in already and had plans for it.}',
  ],
  encounters: [
    'Three mice were having a race on three snails. {They had been off since Monday.|They had set off on Monday and were all still in the lead. “Don’t wait for us!” they cried, as everybody went by.}',
    'A bear was looking for his glasses. {They were on his nose. “So that’s why I could see so well,” he said.|He had looked for them in every bush. They were on his nose. “That explains,” he said slowly, “why I could see all those bushes.”}',
    'Two cats sat on a wall and looked at the moon. {“It’s cheese,” said one. “It’s milk,” said the other.|“Cheese,” said one of them after a while. “Milk,” said the other. They agreed that in any case somebody ought to go up and check.}',
    'A rabbit was ironing its ears. {“They do get creased,” it said.|“If you don’t do it every day they get creased,” it said, “and then you hear everything with a fold in it.”}',
    'A horse was trying on a straw hat. {He ate the brim first. “Now it fits,” he said.|He had it on, and then he had the brim in his mouth, and after that it was more of a cap. “I like them small,” he said, chewing.}',
    'An old dog told them he was guarding the sunset. {“No one’s ever stolen it,” he said. “So I must be good.”|“I’ve done it for eleven years,” he said, “and not one has gone missing.” They thanked him, and he thumped his tail without taking his eyes off it.}',
    'Two hedgehogs were trying to hug. {“Ow.” “Ow.” “From the front?” “Ah!” It worked from the front.|They came at it from several sides. “We manage it once a year,” said one of them at last, nose to nose with the other, “and it’s worth it.”}',
    'A spotty calf was licking a gate. {“It tastes of yesterday,” it said. They each had a small go. It did.|“It tastes of nails, and of rain, and a bit of the farmer,” said the calf. “Do you want a go?” It is rude to say no to a calf.}',
    'A rooster was practising how to be quiet. {He had got up to nine. Then he said “…doodle”. It was a small one.|“I do the loud part very well,” he whispered, “so now I’m learning the other.” He held his beak shut with both wings and swelled, and a little bit got out at the side.}',
    'Three ducks asked the way to the pond. They were in it. {“Oh good,” they said. “That was quick.”|They were sitting in the middle of it at the time. “Then we’ve arrived,” they said to each other, and seemed almost sorry, after all that planning.}',
    'A camel on holiday sat under a pear tree. {He had a flask in each hump. “Tea?” he said.|“People think it’s water,” he told them, unscrewing one of his humps, or so it looked. “But who would carry water about for a week?” It was peppermint.}',
    'A rabbit was painting “No animals” on a gate. {“It’s my gate,” it said. Then it read it again. “Oh,” said the rabbit.|It stepped back to look at it. It read the words through, slowly, and then looked down at itself. They helped it to add “except”, and underneath that there was room for everyone.}',
  ],
  favourite: [
    'The toy animals lay in a row along the wall, each with its nose on the next one’s back.',
    'At the end of the bed slept an old cloth rabbit with ironed ears.',
    'At the foot of the bed a cloth dog kept watch with both eyes closed.',
    'A wooden cow on the shelf looked down kindly and slowly at the pillow.',
    'Under the blanket lay a soft rabbit, warm in the middle from being held.',
    'The little ark on the sill was quiet, and all the animals slept inside it, two by two.',
    'On the rug the toy horse had lain down beside the slippers.',
    'A knitted cat lay curled round the lamp, soft and still.',
  ],
}
