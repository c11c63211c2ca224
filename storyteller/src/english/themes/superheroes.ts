import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const superheroes: ThemePack = {
  words: ['superhero', 'hero', 'cape', 'power', 'mask', 'rescue', 'city', 'roof', 'super', 'save', 'signal', 'help'],
  settings: [
    place(
      'roof',
      'land',
      'the roofs of Lamp City',
      'on the roofs of Lamp City',
      [
        'Over the roofs of Lamp City sat [hero] in a red cape. {It was a tea towel. But a cape is a cape.|It had been a tea towel once, and there was still “Tuesday” on the hem, but a cape is what you make of it.}',
        'In Lamp City each roof has a superhero. The roof with the blue chimney had [hero]. {[He] had soup in a flask.|A superhero has to sit up there and keep an eye on things, and so [hero] had a flask of soup, a cushion and, of course, a cape.}',
      ],
      [
        'Down in the city the trams went ding. {From up here they were as small as buns.|Down below the trams rang their bells and the people walked home with bread under their arms, and not one of them looked up, but that’s how superheroes like it.}',
      ],
      [
        'Over the roofs they went home, softly, past one dark window after another. All of Lamp City was safe. {[Hero] hung up the cape and got into bed.|[Hero] hung the cape on its hook and climbed into the warm bed under the roof, and became somebody with cold feet and a big yawn.}',
      ],
    ),
    place(
      'base',
      'indoors',
      'the secret base',
      'in the secret base',
      [
        'Under the stairs was a secret base, and in the base sat [hero] with a mask on. {It itched a bit. It was wool.|There was a telephone made of tins, a biscuit box marked “Danger: Biscuits”, and a mask that [hero] had knitted, so that it itched.}',
        '[Hero] had a secret base behind the boiler. It was warm, and nobody knew of it except for the superheroes. {They had hooks, each with a cape.|Along the wall were hooks, and on every hook there hung a superhero’s cape, and underneath stood rubber boots, in sizes.}',
      ],
      [
        '{In the base there was a board with lamps. Green was “all well”. Yellow was “a cat is up a tree”. Red was “out of milk”.|On the board in the base a green lamp meant that all was well. Yellow was “cat, tree”. The red one had been lit only once, and then it was for milk.}',
      ],
      [
        'Back in the secret base only the green lamp glowed: all is well. {[Hero] took off the mask. In bed it was soft and warm.|[Hero] folded the mask, put the boots beside the others, and crept into bed, which was right behind the warm wall of the base.}',
      ],
    ),
    place(
      'tree',
      'land',
      'Hero Park',
      'in Hero Park',
      [
        'In the middle of Hero Park there is a tree house for superheroes. It was [hero’s] turn. {From up there you can hear if someone needs help.|They took turns at it, and this evening it was [hero] who sat with both feet in the leaves and listened for anybody needing help.}',
        '[Hero] was testing a new power in Hero Park. {“I can stand on one leg,” [he] said. [He] could.|So far [he] had found out that it wasn’t flying, that it wasn’t seeing through walls, and that it might be something to do with sandwiches.}',
      ],
      [
        'In the park stood statues of old superheroes, all made of stone. {One held up a bus. One held up a bun.|One held up a bus, and one had stopped a train. The smallest was only holding somebody’s hand, and it was that one where people left flowers.}',
      ],
      [
        'The park had put on its low lamps, and the stone superheroes stood and kept the watch. {At home [hero’s] bed was warm. The cape was the blanket.|[Hero] went home along the soft dark grass. The bed was warm, and for one night the cape was allowed to be a blanket.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'snail',
      'Super Snail',
      'she',
      [
        'There was once a superhero called [hero]. {Her power was that she was never late. She set out the day before.|Her power was that she arrived exactly on time, and she did it by starting the day before.}',
      ],
      [],
    ),
    figure(
      'mole',
      'The Humble Mole',
      'he',
      [
        'There was once a small superhero called [hero]. {He wore his cape on the inside.|He saved people from underneath, where nobody saw, and he wore his cape on the inside, so that it stayed clean.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'robot',
      'Captain Cushion',
      'he',
      [
        'Flump! Someone fell from the sky and was not hurt at all. It was [helper], the softest superhero in the city. {“I break every fall,” he said.|“I’m not strong and I can’t fly,” he said. “But whatever comes down, I’m underneath.” He held out a very soft hand.}',
      ],
      ['[Helper] lay down, and needed no pillow, for he was one.'],
    ),
    figure(
      'lady',
      'Lady Listen',
      'she',
      [
        'On the chimney sat a small old lady with big round ears. It was the superhero [helper]. {“I can hear a sad thought nine streets off,” she said.|“My power is listening,” she said. “It doesn’t look like much on a poster.” She could hear a sad thought at nine streets’ distance, and had brought a handkerchief.}',
      ],
      ['[Helper] folded down her big ears, for there was nothing left to hear but sleep.'],
    ),
    figure(
      'dog',
      'Turbo',
      'he',
      [
        'Zoom! A dog with short legs and a long cape ran by, and then he ran back. “[Helper]! Super dog!” he said. {“I can fetch anything. What shall I fetch?”|“There’s nothing that I can’t fetch,” he said. “Sticks, slippers, help.” His cape was so long that he had to run to keep in front of it.}',
      ],
      [
        '[Helper] turned round three times in his cape, and his short legs ran on for a little in his sleep, and were still.',
      ],
    ),
  ],
  problems: [
    {
      id: 'lamps',
      title: ['The Night the Lamps Were Sad', '[Hero] and the Last Lamp in the City'],
      ask: 'Do you know what makes a lamp sad?',
      refrain: ['Up and over, roof to roof, superheroes need no proof.'],
      spark: [
        'One by one the lamps of the city went out. It was not a bad man. It was not the wind. {“Something is wrong with them,” said [hero], and put on the cape. It was a job for a superhero.|First it was one by the baker’s, and next the whole row along the river. There was no thief about, and no storm. People stood in the street with their keys, and could not find the lock. “It looks as if they had simply stopped,” said [hero], and tied a double knot in the cape. “I’ll have to ask them why.”}',
      ],
      tries: [
        'They flew up to a lamp and rubbed it. {Well, they climbed. It shone for a bit. Then it sighed and went out.|That is to say, they climbed, with someone pushing from below. It shone while they rubbed it, and when they stopped, it sighed and went out.}',
        'They looked at it with super eyes. {They saw a moth, and what the moth had had for tea.|They stared so hard that their ears moved. They could see through the glass, through the bulb, through a moth, and out on the other side.}',
        'They gave the lamp a strong look. {“Shine!” It didn’t. It hid its head.|“Shine!” they commanded, with their hands on their hips. The lamp drew in its neck, and next to it two others, which had still been on, went out for fright.}',
      ],
      solutions: [
        {
          id: 'thanks',
          text: [
            '[Hero] put an ear to the post. It was crying, very softly. {“We shine each night, and no one says thank you.” So [hero] called it down to all the people. “THANK YOU!” they said. And every lamp came on.|“We’re up all night,” it said, “so that they can see their feet. They look at their feet. They’ve never once looked at us.” So that was it. [Hero] knew what to do, and it needed no muscles. [He] ran from door to door. And soon all the people came out into the dark street, in their slippers, looked up and said it: thank you. There was a flicker. Then light went along the street, lamp after lamp, like a blush.}',
          ],
        },
        {
          id: 'stars',
          text: [
            '“What do you wish for?” asked [hero]. {“To see the stars, just once,” said the lamp. “But we’re too bright.” So they lay on their backs, the superheroes and all the people, and looked. Then, very softly, the lamps came back.|“We’ve heard that there are other lamps,” it said in a whisper, “a long way up. But whenever we’re lit, we can’t see them.” [Hero] looked up. There they were, thousands of them, and [he] had never seen so many over the city either. So the whole street lay down on its back, people and superheroes and dogs. They stayed like that until the lamps had looked enough. Then, quite low at first, they came on again.}',
          ],
        },
      ],
      after: [
        'People could find their doors again, and wave to each other. {No one knew who the superhero had been.|In the paper it said that nobody knew which superhero it had been. [Hero] cut it out and put it under the pillow.}',
      ],
      fact: '[Hero] brought back the light to all the lamps of the city.',
    },
    {
      id: 'cape',
      title: ['The Cape That Had Shrunk', '[Hero] and the Tiny Cape'],
      ask: 'Have you got a cape to spare?',
      refrain: ['Big cape, small cape, blue or red, superheroes go to bed.'],
      spark: [
        'Oh no! The super cape had been in the wash. Now it was as small as a sock! {“How can I help with no cape?” said [hero]. And just then the bell rang. Somebody needed a superhero.|It came out red, clean and no bigger than a sock. [Hero] put it on one thumb. It fitted the thumb very well. “A superhero without a cape,” [he] said, “is just a person.” And at that very moment the yellow lamp went on. A kitten was up the tallest tree in the city, and it was getting cold. There was nobody else to go.}',
      ],
      tries: [
        'They pulled at the cape, one at each end. {It grew long. But it grew thin too. Now it was a ribbon.|It got longer, certainly, but it got no wider, and at the end of it they had a very good ribbon.}',
        'They tried a curtain, a map and a fish net. {The net caught on the door. Boing! There they hung.|The curtain was too dark to see in, and the map tore at Spain. The net caught on the door handle, and there they hung.}',
        'They called up to the kitten, “Jump!” {It looked at them. It would not, and they would not have either.|The kitten looked down. You could see it think that this was the silliest thing it had been told all day.}',
      ],
      solutions: [
        {
          id: 'without',
          text: [
            '“I’ll just go up,” said [hero]. And [he] did, branch by branch, with no cape at all. {The kitten crept into [his] jumper. It purred. “You’re my hero,” it said. So it was not the cape.|There was no time to find another one. [He] held on with both hands, and didn’t look down, and talked all the way, about milk and about mice. At the top the kitten walked straight into [his] jumper and hid its nose. It was only when they were down again that [hero] remembered. “I forgot that I wasn’t wearing it,” said [hero]. “Wearing what?” asked the kitten.}',
          ],
        },
        {
          id: 'kitten',
          text: [
            'They made a ladder out of all the capes in the base, knot by knot. {Down came the kitten. It shook with cold. “Look,” said [hero]. The tiny cape was just its size! So now there was one more superhero.|All the superheroes gave theirs, and not one of them asked for it back. Up went the ladder, blue and green and striped, and down came the kitten, step by step, and at the bottom it stood and shook. It was so small, and the night was so cool. [Hero] looked at the little red cape on [his] thumb. Then [he] tied it round the kitten. It could have been made to measure. It stopped shaking and put up its tail like a flag.}',
          ],
        },
      ],
      after: [
        'The kitten was warm and safe. {It would not take off the cape, not even in its basket.|It slept in its basket that night with the cape on, and if anyone came near, it opened one brave eye.}',
      ],
      fact: '[Hero] rescued a kitten from the tallest tree in the city.',
    },
    {
      id: 'strong',
      title: ['The Superhero with the Smallest Power', '[Hero] and the Quiet Rescue'],
      ask: 'Was that you crying?',
      refrain: ['Some can fly and some can run, some can help till the day is done.'],
      spark: [
        'All the superheroes had a power. One could fly. One could lift a bus. “And what can I do?” asked [hero]. {Nobody knew. Then they heard it: someone cried, down in the city. But who?|“You’ll find out,” said the one who could lift a bus, but that’s easy to say if you can lift a bus. Just then they heard it. Somewhere in the city somebody was crying, so softly that the loud ones had missed it. “That’s one for me,” said [hero], and slid down the drainpipe.}',
      ],
      tries: [
        'They looked for it from high up. {But you can’t see a sob from up there.|From the highest roof you could see the whole city, the river and the hills, but a sob you cannot see at all.}',
        'The one who lifts the bus lifted it, to look beneath. {There was only a man who had lost a coin. They found it for him.|Beneath it they found a coin, a glove and the man who was looking for them, and he was very grateful, but he was not crying.}',
        '“Who’s sad? Hands up!” they called down the street. {No hands went up. Sad people don’t like to shout.|There was a silence. It is not the sort of question that one answers in the street, they had to admit.}',
      ],
      solutions: [
        {
          id: 'sit',
          text: [
            'On a step sat the bus driver, big as a bear, and wept. {“I don’t know why,” he said. [Hero] sat down beside him. [He] did not say a thing. [He] only stayed. After a while it was better. “That’s a big power,” he said.|“There isn’t any reason,” he said. “It’s just one of those days.” He was as big as a bear, and had nowhere to put his hands. [Hero] couldn’t think of any good advice. So [he] sat down next to him and stayed. They looked at the rain. A tram went by. After quite some time the man blew his nose like a trumpet. “How did you do that?” he asked. “I didn’t do anything,” said [hero]. “Yes,” said the man. “Just like that.”}',
          ],
        },
        {
          id: 'lost',
          text: [
            'It was the town clock! It stood still and wept oil. {“I’m slow,” it said. “They all laugh.” “I’m glad you’re slow,” said [hero]. “Then the day is longer.” The clock smiled. Tick. Tock. It went on, in its own time.|It had stopped at ten past, and there was a tear of oil on the six. “I lose two minutes a day,” said the clock. “Everyone complains.” [Hero] thought about it. “Last week I ran for my tram,” [he] said, “and I’d have missed it, but you were late, and so was everybody, and so I didn’t. Thank you for that.” The clock had never been thanked in its life. It gave a click. It gave a tock. And all over the city people had two minutes more.}',
          ],
        },
      ],
      after: [
        '“So what is your power?” asked the others. {“I think it’s this,” said [hero], and took one by the hand.|“I think that I notice,” said [hero]. They were all silent for a moment, for none of them could do that.}',
      ],
      fact: '[Hero] found a quiet power that no other superhero had.',
    },
  ],
  obstacles: [
    'The gap between two roofs was too wide to jump. {A washing line went over it. They went hand over hand, past a row of socks.|There was a washing line, however, and they went across it hand over hand, past four shirts and some socks, and turned the socks round as they went so that they should dry.}',
    'The lift was stuck between floors with a tuba in it. {“Pull,” said the man. They pulled. Boooop! Out it came.|“It’s only the tuba,” said the man inside. They all pulled at it together, and it came out with the lowest note in the world, and after that the lift went perfectly well.}',
  ],
  encounters: [
    'A superhero was hanging by his cape from a hook. {“I’m resting,” he said. “Could you turn me round a bit?”|“I meant to land here,” he said. “Could you turn me so that I see the sunset? Thank you. And if anybody asks, I’m on duty.”}',
    'They helped an old lady over the street. Then she helped them back. {It was fun. They did it twice.|On the other side she insisted on seeing them safely back again, as it was getting dark, and so it went on for some time.}',
    'Two small girls in capes were saving ants from a puddle with a spoon. {“One at a time, please!” they called.|“Ants with children first!” they called out, and all the ants said that they had children.}',
    'On a wall sat a pigeon with a mask on. {“You don’t know me,” it said.|“You don’t know who I am,” it said. They said that they were sure they didn’t, and it looked pleased, and a bit disappointed.}',
  ],
  favourite: [
    'On its hook behind the door hung a small cape, all its work done for the day.',
    'On the wall stood the shadow of a hero with both hands on its hips. It was only the lamp.',
  ],
}
