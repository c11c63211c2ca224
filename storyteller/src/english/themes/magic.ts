import type { ThemePack } from '../../realise/pack.ts'
import { figure, place } from '../build.ts'

export const magic: ThemePack = {
  words: [
    'magic',
    'spell',
    'wand',
    'wizard',
    'witch',
    'broom',
    'potion',
    'cauldron',
    'hat',
    'enchant',
    'fairy',
    'unicorn',
    'sparkl',
    'wish',
  ],
  settings: [
    place(
      'shop',
      'indoors',
      'the Spell Shop',
      'in the Spell Shop',
      [
        'In the Spell Shop [hero] was dusting the wands. {One sneezed. Now there was a frog in the till.|You have to be careful with that, for a wand is ticklish, and whenever one sneezes there is a frog somewhere that wasn’t there before.}',
        '[Hero] lived over the Spell Shop, where you can buy magic by the pound. {The stairs came to you. You just stood still.|You didn’t need to climb the stairs there, you only stood still, and the stairs came down, picked you up, and asked how your day had been.}',
      ],
      [
        '{All the jars in the shop had names on. “Giggles”, said one. “Lost socks”, said the next. It was quite full.|All the jars in the shop had labels. “Giggles,” said one, and “Second thoughts,” another. The jar marked “Lost socks” was so full that the lid had been tied on with one.}',
      ],
      [
        'In the Spell Shop the wands lay in their boxes, and the last bit of magic sank down like soft dust. {The stairs carried [hero] up to the warm bed.|The stairs came without being called. They carried [hero] up, slowly and without a creak, and put [him] down beside the warm bed.}',
      ],
    ),
    place(
      'tower',
      'indoors',
      'the Crooked Tower',
      'in the Crooked Tower',
      [
        'The Crooked Tower leaned a bit to the left, and so did [hero], who lived in it. {That is how magic is. You lean with it.|If you put a marble down by the door, it rolled through every room, out at the back and came in again by magic, so [hero] never lost one.}',
        '[Hero] stirred the cauldron in the Crooked Tower. {It was only soup. But it was magic soup. It sang.|It was only soup, but it’s hard to cook anything plain in a magic cauldron, and this one was humming a waltz.}',
      ],
      [
        'In the tower there were three brooms, and they did not get on. {Each wanted the best corner.|Each of them wanted the corner by the stove, so that at night one heard them shuffle and mutter, and in the morning there was a good deal less dust.}',
      ],
      [
        'The Crooked Tower had lit its one warm window, so that they could find it in the dark. {[Hero] lay down. The bed leaned a little, like a cradle.|Inside it smelled of wax and soup. [Hero] lay down in the bed that leaned a little to one side, and that was the side with the pillow.}',
      ],
    ),
    place(
      'meadow',
      'land',
      'the Meadow of Maybe',
      'in the Meadow of Maybe',
      [
        'In the Meadow of Maybe anything can be magic: a stone, a spoon, a cow. [Hero] had a house there. {Some days it was blue. Some days it was a boat.|On some days the house was blue and on some it was a boat, and once, for a whole week in March, it had been a hat.}',
        '[Hero] was picking dandelions in the Meadow of Maybe. {You blow, and you wish, and it comes. “Pancake,” said [hero]. Plop!|You blow and make a wish, and it comes, but rather small. [Hero] had wished for a pancake and was holding it between finger and thumb.}',
      ],
      [
        'The air in the meadow glittered a bit, as if someone had shaken out a tablecloth of sugar. {A unicorn was eating thistles. It had the hiccups. Hic, a star! Hic, a star!|A unicorn stood there eating thistles, and with each hiccup a star came out of its ear. It pretended not to notice.}',
      ],
      [
        'The magic in the meadow was going to bed. Stone was stone, and spoon was spoon, and all the glitter lay still in the grass. {[Hero’s] house was just a house, and it was warm.|[Hero’s] house was just a house tonight, small and warm, with one soft bed in it, and that was the nicest thing it could be.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'apprentice',
      'Tilly',
      'she',
      [
        'There was once a young witch called [hero]. {Her hat was too big. It was good for the rain.|Her hat was three sizes too large for her, so she kept her lunch in it, and her cat, who kept an eye on the lunch.}',
      ],
      [],
    ),
    figure(
      'frog',
      'Fennel',
      'he',
      [
        'There was once a magic frog called [hero]. {He had been a prince for a day. He did not care for it.|He had been a prince once, by mistake, for an afternoon, and had not cared for it. There had been so many forks.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'broom',
      'Bristle',
      'he',
      [
        'Swish! Around the corner came a broom on its own. {“I’m [helper],” it said. “Hop on! But mind, I am ticklish.”|“I’m [helper],” it said, “and I don’t do flying, for I get dizzy. But I sweep a very good path.” And the path was swept clean before their feet.}',
      ],
      ['[Helper] leaned in the corner by the stove and let all his bristles hang.'],
    ),
    figure(
      'cat',
      'Mistress Ink',
      'she',
      [
        'On a stack of spell books lay a cat, as black as ink. Her name was [helper]. {“I can read,” she said. “I just don’t tell.”|“I have slept on all of these books,” she said, “and some of it has soaked in.” She stretched, first the front and then the back, and came with them.}',
      ],
      ['[Helper] lay down on the thickest of the books. It purred a little too.'],
    ),
    figure(
      'wizard',
      'Old Mumble',
      'he',
      [
        'A wizard with a very long beard tripped over it and said, “Sorry, beard.” He was called [helper]. {“Magic? I know all of it. I only forget the words.”|“I know every spell there is,” he told them, “only not always in the right order.” He had a carrot in place of his wand, and hadn’t noticed yet.}',
      ],
      ['[Helper] said a sleeping spell, the only one that he never got wrong, and his beard covered him up.'],
    ),
  ],
  problems: [
    {
      id: 'please',
      title: ['The Wand That Wanted a Please', '[Hero] and the Polite Wand'],
      ask: 'Do you know what a wand could be cross about?',
      refrain: ['Swish and swirl and one, two, three, magic, magic, come to me.'],
      spark: [
        'That day no wand would work. [Hero] waved one. “No,” it said. {It folded its tip like arms! And the street lamps were lit by magic. Soon it would be dark. What had made the wands so cross?|It crossed its tip in front of it like folded arms. [He] tried the others, and it was all the same. And the street lamps in those parts are lit by magic, and so is the oven with everyone’s supper in it. Somewhere the wands had picked up a grievance, and [hero] had until dark to find out what it was.}',
      ],
      tries: [
        'They waved the wand harder. {Wheee! A flower came out at the wrong end.|One flower came out at the back. It looked round at all of them as if to say that this was the last.}',
        'They tried a spoon instead. Swish! {It stirred the air very well, but that was all.|It stirred the air beautifully, and for a moment one could almost smell soup, but it was not what you would call magic.}',
        'They read out a spell from a big book. {It was a spell for clean ears. Now all ears were clean.|They had got hold of the wrong page, and it was for ears. Everyone could hear extremely well after that, and what they heard was a wand, sulking.}',
      ],
      solutions: [
        {
          id: 'magicword',
          text: [
            '[Hero] sat down and looked at the wand. “Would you help us, please?” {The wand went straight. “Say that again!” it said. “Please,” they all said. Sparks flew! All the lamps went on.|The wand shot up as straight as a pencil. “What was that?” it asked. “That last word. It’s years since I heard it. It was always abra this and hocus that.” “Please,” said [hero] once more, and [helper] said it, and so did somebody who was passing with a pram. Gold sparks poured out like water, down the street and up the posts, and lamp after lamp came on.}',
          ],
        },
        {
          id: 'rest',
          text: [
            '“Are you tired?” asked [hero]. The wand drooped. {“We made nine rainbows today,” it said. So they put all the wands to bed in a soft box. And [hero] lit the lamps with a match on a stick. It took all evening. It was lovely.|“Nine rainbows before lunch,” said the wand in a small voice. “And a pony. Nobody asks us if we’re tired.” So that was it. They laid all the wands in a box lined with velvet, heads at one end. Then they lit the lamps themselves, with a long stick and a ladder, one after the other. It took a great deal longer than magic. Behind them the wands lay and watched the lights come on, and thought that it was rather well done.}',
          ],
        },
      ],
      after: [
        '“Thank you,” said [hero] to the wand. {It blushed, right up to the tip.|The wand blushed from the bottom up to the tip, and on the tip there came, all by itself, one small contented star.}',
      ],
      fact: '[Hero] found out what the magic wands had been missing.',
    },
    {
      id: 'yawn',
      title: ['The Missing Yawn', '[Hero] and the Jar of Yawns'],
      ask: 'Have you seen any yawns go by?',
      refrain: ['Open wide and close it slow, where did all the yawning go?'],
      spark: [
        'The jar with the magic yawns had been left open. Now it was empty! {And with no yawn no one can fall asleep. All the street sat up in bed and blinked. “I’ll catch them,” said [hero].|It stood on its side with the lid off, and there wasn’t a single yawn left in it. That is serious. With no yawn to begin with nobody can fall asleep, and so up and down the street people were sitting on the edges of their beds, wide awake, looking at their knees. “They can’t be far,” said [hero]. “Yawns are slow.”}',
      ],
      tries: [
        'They set out a pillow as a trap. {A cat fell into it, and she would not come out.|It was a very good trap. It caught a cat, and then two more, and then a small boy with his bear, but not one yawn.}',
        'They heard an “aah” and ran. {It was a man at the dentist.|“Aaah,” it went behind a door. They crept up on it, and threw it open. It was a man at the dentist’s, and he waved.}',
        'They tried to make one out of air and wool. {It came out as a sneeze.|They took one part of warm air, one part of wool and a pinch of Sunday afternoon. It came out as a sneeze.}',
      ],
      solutions: [
        {
          id: 'bore',
          text: [
            '[Hero] sat down on the step and read aloud from the dullest book in the world. It was about string. {By page two there was a rustle. Yawns love that! They came from all sides and climbed back in the jar.|“Chapter one,” [he] read. “There are two kinds of string.” On page three something stirred under the gutter. By page five they were coming out of every crack, soft and round and slow. They settled on the steps to listen, for there is nothing that a yawn likes better. When [he] came to the part about knots they had all climbed into the jar by themselves, and [hero] had only just strength enough to put on the lid.}',
          ],
        },
        {
          id: 'hippo',
          text: [
            'Down by the pond they met a hippo. It had its mouth shut tight. {“Do you have our yawns?” asked [hero]. It nodded. “I was so awake,” it said. And with that out they came, one huge yawn! It went over all the roofs.|“Mmm,” said the hippo, when it was asked. Its cheeks were as round as balloons. It had been awake for weeks, it turned out, and had only meant to take one. “You could give it back to everyone at once,” said [hero]. The hippo thought that it would like that. It opened its mouth, wider and wider, and out rolled the biggest yawn in the world, warm as an oven, over all the roofs and in at every window.}',
          ],
        },
      ],
      after: [
        '{One by one all along the street they yawned, and so did [hero]. And perhaps so do you.|It went from house to house like a lamplighter, one yawn after the other. [Hero] felt it come, and could not have stopped it, and did not want to.}',
      ],
      fact: '[Hero] caught the magic yawns that had got away.',
    },
    {
      id: 'small',
      title: ['The Spell That Came Out Small', '[Hero] and the Very Small Wizard'],
      ask: 'Do you know how to make a small wizard big?',
      refrain: ['Big or little, high or low, mix it and stir it and let it go.'],
      spark: [
        'There was a puff, and the wizard next door was as small as a thimble! {“I said it wrong,” he squeaked. “I cannot reach my bed.” [Hero] put him in a teacup, so that he was safe.|“I only wanted a smaller nose,” he squeaked. There he stood on the table, hat and all, no bigger than a thimble, and a biscuit was coming up to his chin. “My bed is now about the size of France.” [Hero] let him sit in a teacup, where he could not be swept up, and they all put their heads together. A spell like that must have an undoing.}',
      ],
      tries: [
        'They gave him a drop of grow potion. {Only his beard grew. Now it filled the cup.|It worked, but only on his beard. It grew till it filled the teacup and came over the edge, and he sat on top of it like an egg in a nest.}',
        'They said the spell from the back. {He turned green. “Ribbit,” said the wizard. So they said it from the front again.|They said it backwards. He was still small, but now he was green as well, and so they had to say it forwards once more, which at least got rid of the green.}',
        'They looked at him with a magnifying glass. {Now he was big! But only through the glass.|“There! He’s big again!” cried [helper]. And he was, too, as long as nobody took away the glass.}',
      ],
      solutions: [
        {
          id: 'sleep',
          text: [
            '“How long does a spell last?” asked [hero]. {“Till you sleep on it,” he squeaked. So they made him a bed in a matchbox, with a petal on top. And as he slept he grew. Pop! He had a matchbox on each foot.|The wizard slapped his tiny forehead. “Till one has slept on it! I tell everybody that.” They made him up a bed in a matchbox, with cotton wool under him and a rose petal on top. [Hero] sang, as small as [he] could. And with each breath that he took he grew: as big as a spoon, as big as a loaf, and then the table was full of sleeping wizard, with a petal on his nose.}',
          ],
        },
        {
          id: 'kind',
          text: [
            '“What is the good side of it?” asked [hero]. {He looked around. He saw the crumbs like hills. He met an ant. He had never been nice to ants. “How do you do,” he said. And with each kind word he grew a bit.|The wizard looked round. He had never thought of that. He tasted a grain of sugar, and had to hold it in both arms. He said good evening to an ant, and it told him about its aunt. “I must have trodden on so many,” he said in a low voice. “I’m sorry.” He had grown. He thanked the spoon for its shine, and he grew again, and for every kind thing that he said he grew a bit more, until at last he fitted his hat.}',
          ],
        },
      ],
      after: [
        '“I’ll keep the small spoon,” said the wizard, “so that I don’t forget.” {He was big now, and very careful where he put his feet.|From then on he always looked before he put his feet down, and on his window sill there stood a saucer of sugar, for anyone with six legs.}',
      ],
      fact: '[Hero] helped the small wizard to be big again.',
    },
  ],
  obstacles: [
    'A staircase turned round whenever they stepped on it. {They went up it backwards. Then it gave up.|Whichever way they went, it brought them down again. So they walked up it backwards, and it was too confused to do anything about it.}',
    'A magic mirror would not let them by. “Who’s the fairest?” it asked. {“You are,” said [hero]. “Me? Oh!” said the mirror, and went red.|“You are,” said [hero]. “You have everyone in you.” The mirror had asked this a thousand times and had never once been told, and it swung aside without another word.}',
  ],
  encounters: [
    'A rabbit pulled a magician out of a hat. {“Ta-da!” said the rabbit. The man looked surprised.|“For my next trick,” said the rabbit, “I’ll put him back.” The magician said that it was quite roomy in there, and could he have a lamp.}',
    'A carpet flew by with nobody on it. {“It’s my day off,” it said, and did a roll.|“It’s my evening off,” it called down, and it looped the loop, as it never could with people on top.}',
    'Two witches were hanging out the washing on a moonbeam. {“It gets so white,” they said.|“You won’t get it so white with anything else,” they said, with pegs in their mouths, “but you must take it in before the cock crows, or it falls down.”}',
    'A pumpkin was trying hard to be a coach. {It had one wheel so far. “Well done,” said [hero].|It held its breath and strained, and pop, there was another wheel. “You should have seen me last week,” it panted. “I was soup.”}',
  ],
  favourite: [
    'On the bedpost hung a paper star with a bit of magic dust on it.',
    'The curtain stirred, though there was no wind. It was only a little leftover magic going to sleep.',
  ],
}
