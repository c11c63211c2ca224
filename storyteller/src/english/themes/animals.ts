import type { ThemePack } from '../../realise/pack.ts'
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
      ],
      [
        'In the barn the swallows had a nest on each beam. {The horse blew softly through his nose.|The horse blew softly through his nose, and every time he did it, one small feather rose up from the floor and came down again.}',
      ],
      [
        'They crossed the quiet yard. The animals lay in the straw, close together, and breathed slowly. {In the farm house [hero’s] bed was soft and warm.|The last lamp was still lit in the farm house. [Hero] lay down in the soft bed, and through the wall came the slow, warm sound of cows thinking.}',
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
      ],
      [
        'All over the zoo it rustled and purred. {The penguins stood in a line for the slide.|The monkeys were doing their washing-up. The penguins stood in line for the slide, and each of them said “After you”, so that no one ever went.}',
      ],
      [
        'They walked home through the zoo under the moon. Behind each fence lay something warm and still. {[Hero] got into bed. The giraffe looked in and nodded goodnight.|In the small house [hero] got into bed. The giraffe put in her long soft face at the window, breathed once on the pillow to warm it, and went.}',
      ],
    ),
    place(
      'burrowtown',
      'land',
      'Hay Meadow',
      'in Hay Meadow',
      [
        'In Hay Meadow there was a town no higher than the grass. Rabbits lived there, and mice, and so did [hero]. {On each door hung a carrot.|It had a main street, a pump, and a shop which sold mostly carrots, and in the evening everyone sat out in front of the doors.}',
        '[Hero] was sweeping the step in Hay Meadow. {A hedgehog came by. “Good evening!” A hare came by. “Eve!” It was in a hurry.|“Good evening to you, and to all at home,” said a tortoise. “Eve!” said a hare, for he was always in a hurry. A mole said it too, but to the wrong door.}',
      ],
      [
        'The tall grass in the meadow smelled of honey. {Crickets played. One was always late.|The crickets were playing in the grass, all together apart from one, who came in late each time and was very sorry about it.}',
      ],
      [
        'The little animals were going in, and one by one the small round doors closed. {[Hero’s] bed was of hay and wool. It was soft and warm.|The crickets had slowed down to one note. [Hero] lay down on a bed of hay and wool that still held some of the warmth of the sun.}',
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
      ],
      [],
    ),
    figure(
      'duckling',
      'Dilly',
      'she',
      [
        'There was once a duckling called [hero]. {She liked to walk in front, even when she did not know the way.|She always walked in front of all the others, even when she did not know the way, and mostly she did not.}',
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
      ],
      ['[Helper] folded down his long ears, first the one and then the other, and let out a soft grey sigh.'],
    ),
    figure(
      'hen',
      'Mrs Peck',
      'she',
      [
        'A small brown hen ran up with a big bag. It was [helper]. {“I have plasters, string, and a boiled egg,” she said. “Not one of mine!”|“I’ve got plasters, string, a spare scarf and a boiled egg,” she said, “not one of mine, of course.” She liked to be ready for things.}',
      ],
      ['[Helper] fluffed up all her feathers until she was round, and tucked her head into the middle.'],
    ),
    figure(
      'mole',
      'Professor Dig',
      'he',
      [
        'The ground rose up, and out came a mole with a torch on his head. “[Helper],” he said, and shook hands with a post. {“I know all the ways under here.”|“Delighted,” he told the post. He could see hardly anything, but he knew all the ways that run underneath the other ways.}',
      ],
      ['[Helper] switched off the torch on his head and said goodnight, kindly, to the wrong bed.'],
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
      tries: [
        'The hens came to be counted. {But they would not stay in line. “One, two, four, two!”|They would not stay where they were put. “One, two, four,” said the lamb, “two again.” It only made everyone nervous.}',
        'The pig jumped over the fence for it. {Crack! Now there was no fence.|He took a good long run at it. There was a crack, and after that there was a pig, rather proud, and no fence.}',
        'They counted the spots on the cow. {She walked off in the middle. “I’m hungry,” she said.|They had got to thirty-one when she walked off to see about some clover, and of course nobody knew which ones they had done.}',
      ],
      solutions: [
        {
          id: 'people',
          text: [
            '“Count us!” said [hero]. {[He] hopped over the low gate, as softly as [he] could. “One,” said the lamb. [Helper] hopped. “Two.” They came round again, slower. “Three…” And it slept.|“People count sheep, so a sheep should count people.” [He] hopped over the low gate, and [helper] came after with a good deal of puffing, and then the farmer came in his socks. “One,” said the lamb. “Two. Three.” They went round again, and each time they hopped a little lower and a little slower. At “nine” the lamb’s chin sank down. At “ten” they hopped in their socks over nothing at all.}',
          ],
        },
        {
          id: 'breaths',
          text: [
            '[Hero] lay down with [his] head on the lamb’s mother. Up and down it went. “Count this,” said [hero]. {“One breath,” said the lamb. “Two. It’s like a boat.” It did not get to five.|[He] had heard something in there. The lamb laid its own head beside [his], deep in the wool. “One,” it said, as the big warm side went up and came down. “Two. It’s like a boat. Three. I have been in this boat before I was born, I think.” It never got to five, and neither, very nearly, did [hero].}',
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
      title: ['The Elephant Under the Bed', 'A Bed for an Elephant'],
      ask: 'Do you know of a bed for an elephant?',
      refrain: ['Too big, too small, too short, too tall, there’s room for you and room for all.'],
      spark: [
        'A baby elephant was sad. It had no place to sleep. {Each bed was too small. Crack! That was one. Crunch! That was one more. “I’ll find you a bed,” said [hero].|It had tried the dog’s basket, crack, and the armchair, crunch, and it had got one foot into a bread tin. “I only came for a visit,” it said, “and I’m breaking your house.” All the animals said it didn’t matter. But a guest must have a bed, and [hero] went to look for one that was big, soft and strong.}',
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
        '{The elephant sighed, and all the hats near by blew off. Then it was still.|It sighed such a deep sigh that it blew out the lamp, and all the animals giggled softly in the dark, and then they were still.}',
      ],
      fact: '[Hero] found a place to sleep for a baby elephant.',
    },
  ],
  obstacles: [
    'Eleven geese stood in the way. “Password!” they said. {“Please?” said [hero]. “That is it!” said the geese.|“Please?” said [hero]. There was a whispering among the geese. “We had said ‘cabbage’,” they said at last, “but yours is better.”}',
    'A goat had eaten the bridge. “It was only a small one,” he said. {“Get on my back. I’ll be the bridge.” And so he was.|“I was peckish, and it was wooden.” But he was a goat of honour, and so he stood in the stream himself, and they went across on him.}',
  ],
  encounters: [
    'Three mice were having a race on three snails. {They had been off since Monday.|They had set off on Monday and were all still in the lead. “Don’t wait for us!” they cried, as everybody went by.}',
    'A bear was looking for his glasses. {They were on his nose. “So that’s why I could see so well,” he said.|He had looked for them in every bush. They were on his nose. “That explains,” he said slowly, “why I could see all those bushes.”}',
    'Two cats sat on a wall and looked at the moon. {“It’s cheese,” said one. “It’s milk,” said the other.|“Cheese,” said one of them after a while. “Milk,” said the other. They agreed that in any case somebody ought to go up and check.}',
    'A rabbit was ironing its ears. {“They do get creased,” it said.|“If you don’t do it every day they get creased,” it said, “and then you hear everything with a fold in it.”}',
  ],
  favourite: [
    'The toy animals lay in a row along the wall, each with its nose on the next one’s back.',
    'At the end of the bed slept an old cloth rabbit with ironed ears.',
  ],
}
