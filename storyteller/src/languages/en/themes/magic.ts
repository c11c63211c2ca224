import type { ThemePack } from '../../../craft/pack.ts'
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
        'In the Spell Shop [hero] was counting the wishes. {There were nine. One giggled, so it was hard to count.|It was hard to get to the end, because a wish that has not been used yet cannot keep still, and two of them were holding hands.}',
      ],
      [
        '{All the jars in the shop had names on. “Giggles”, said one. “Lost socks”, said the next. It was quite full.|All the jars in the shop had labels. “Giggles,” said one, and “Second thoughts,” another. The jar marked “Lost socks” was so full that the lid had been tied on with one.}',
        'A broom stood by the door of the shop to sweep up spilled spells. {It had glitter in its bristles. It hummed.|By closing time there was so much glitter in its bristles that it had to be shaken out over the flower box, and the flower box had not looked ordinary for years.}',
      ],
      [
        'In the Spell Shop the wands lay in their boxes, and the last bit of magic sank down like soft dust. {The stairs carried [hero] up to the warm bed.|The stairs came without being called. They carried [hero] up, slowly and without a creak, and put [him] down beside the warm bed.}',
        'In the shop all the small magic had gone quiet. A wand turned over in its box. {[Hero] lay down in the bed upstairs, and it was warm.|The shop bell had been wrapped in a sock for the night. Upstairs the moon had come in and sat down on the bed, and it moved over a little as [hero] lay down.}',
        'The sign on the Spell Shop had turned itself round to “Asleep”. {[Hero] went up on the kind stairs. The bed was turned down and warm.|The jars had dimmed, all but one, that was kept as a night light. The stairs took [hero] up past it, slowly, and the bed was warm, and there was no magic in it but sleep.}',
      ],
    ),
    place(
      'crookedtower',
      'indoors',
      'the Crooked Tower',
      'in the Crooked Tower',
      [
        'The Crooked Tower leaned a bit to the left, and so did [hero], who lived in it. {That is how magic is. You lean with it.|If you put a marble down by the door, it rolled through every room, out at the back and came in again by magic, so [hero] never lost one.}',
        '[Hero] stirred the cauldron in the Crooked Tower. {It was only soup. But it was magic soup. It sang.|It was only soup, but it’s hard to cook anything plain in a magic cauldron, and this one was humming a waltz.}',
        'In the Crooked Tower [hero] was trying to hang a picture straight. {It hung straight. So now the tower looked silly.|As soon as it hung straight the whole tower looked wrong, so [hero] tipped the picture to the left again, and the magic in the wall gave a sigh of relief.}',
      ],
      [
        'In the tower there were three brooms, and they did not get on. {Each wanted the best corner.|Each of them wanted the corner by the stove, so that at night one heard them shuffle and mutter, and in the morning there was a good deal less dust.}',
        'A picture of an old wizard hung on the wall. {He was not always in it. Now he was out for milk.|Sometimes one found only his chair there, and a note saying that he had gone for milk, and in the evening he came back in at the side of the frame and wiped his feet.}',
      ],
      [
        'The Crooked Tower had lit its one warm window, so that they could find it in the dark. {[Hero] lay down. The bed leaned a little, like a cradle.|Inside it smelled of wax and soup. [Hero] lay down in the bed that leaned a little to one side, and that was the side with the pillow.}',
        'The magic stairs had grown sleepy, and each one gave a soft sigh. {At the top stood [hero’s] bed, warm as a bun.|One after another they sighed as they were stepped on, lower and lower. At the top the bed had already turned itself down. [Hero] lay back, and the tower leaned over kindly like somebody tucking one in.}',
        'In the Crooked Tower the three brooms had made it up and stood in one corner, leaning together. {[Hero] leaned too, all the way down to the pillow.|The moon came in at a slant and lay along the floor. [Hero] went to bed at a slant as well, and it was very comfortable, and everything in the tower leaned gently towards sleep.}',
      ],
    ),
    place(
      'maybemeadow',
      'land',
      'the Meadow of Maybe',
      'in the Meadow of Maybe',
      [
        'In the Meadow of Maybe anything can be magic: a stone, a spoon, a cow. [Hero] had a house there. {Some days it was blue. Some days it was a boat.|On some days the house was blue and on some it was a boat, and once, for a whole week in March, it had been a hat.}',
        '[Hero] was picking dandelions in the Meadow of Maybe. {You blow, and you wish, and it comes. “Pancake,” said [hero]. Plop!|You blow and make a wish, and it comes, but rather small. [Hero] had wished for a pancake and was holding it between finger and thumb.}',
        'Today the house in the Meadow of Maybe was a teapot. [Hero] lived in the warm end. {It was magic. The lid let in the sun.|It was magic of the mild sort, and one got used to it. One went out at the spout, and in the evening somebody put a cosy over the roof.}',
      ],
      [
        'The air in the meadow glittered a bit, as if someone had shaken out a tablecloth of sugar. {A unicorn was eating thistles. It had the hiccups. Hic, a star! Hic, a star!|A unicorn stood there eating thistles, and with each hiccup a star came out of its ear. It pretended not to notice.}',
        'A tree in the meadow had not made up its mind. {It had apples, and pears, and one small hat.|It bore apples on one side, pears on the other, and in the middle, where nobody could reach, a single hat, not quite ripe.}',
      ],
      [
        'The magic in the meadow was going to bed. Stone was stone, and spoon was spoon, and all the glitter lay still in the grass. {[Hero’s] house was just a house, and it was warm.|[Hero’s] house was just a house tonight, small and warm, with one soft bed in it, and that was the nicest thing it could be.}',
        'The grass of the meadow had stopped sparkling and was simply soft. {Maybe it was late. [Hero] went in, and lay down in the warm bed.|In the Meadow of Maybe it was now certainly night. [Hero] went in, and the house breathed out and was warm. The blanket, that had been a flag and a sail by day, was only a blanket, and that was enough.}',
        'In the Meadow of Maybe the last wish of the day had come down, no bigger than a seed, and lay in the grass. {[Hero] went in. The house was small and warm.|It would still be there tomorrow. [Hero] went in, and the house, which had been several things since breakfast, folded itself round one bed and one sleepy person and stayed like that.}',
      ],
    ),
    place(
      'library',
      'indoors',
      'the Library of Spells',
      'in the Library of Spells',
      [
        'In the Library of Spells [hero] put the books to bed. {The thin ones went up top. The big ones snored.|It had to be done in the right order, the thin magic on the top shelves and the thick below, because the thick ones snored, and nobody wishes to sleep under that.}',
        '[Hero] had a desk in the Library of Spells, and a lamp that was a tame star. {A book flapped by. “Shh,” said [hero]. It flapped more softly.|Books flew in and out at the window all evening, as they were borrowed and brought back, and [hero] stamped their wings with a small blue wand.}',
        'In the Library of Spells [hero] was mending a torn page with a very small wand. {“That tickles,” said the page. It was a joke spell.|“That tickles,” said the page, which was from a book of jokes, and it had to be told the sad one about the umbrella before it would lie still.}',
      ],
      [
        'It smelled of dust and mint there. {A spell for rain had leaked. So one shelf had a small umbrella.|A spell for rain had leaked a bit on the second shelf, and somebody had put up an umbrella for the poems.}',
        'The ladder walked along by itself and liked to be asked. {“Up, please,” you said. And up it took you.|One said “Up, please”, and it went up, and it told you, in a creak, what it had thought of the ending.}',
      ],
      [
        'Book by book the library closed its covers, and the whispering sank to a breath. {[Hero] lay down in the reading nook. It had a soft, thick quilt.|The tame star had been turned low. [Hero] lay down in the nook between two shelves, under the quilt with the pocket for a book, and all round stood the spells, fast asleep, with their backs to the room.}',
        'The lamp star yawned a small gold yawn and dimmed. {[Hero] pulled up the quilt. On the shelf a book breathed slowly.|The ladder had folded up its legs. Somewhere a last page settled. [Hero] lay warm and still in the window seat, and the moon read on for a while by its own light.}',
        'In the Library of Spells the last reader had been a moth, and she had gone home. {[Hero] lay down in the nook, between the soft backs of the books.|The lamp star closed its eye. All along the shelves the spells breathed in and out through their pages, and [hero] lay in the nook in the middle of them, read to the end for today.}',
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
        '[Hero] was a witch, and quite a new one. {Her broom still had its price on.|She was so new that her broom still had the price on it, and she sat on it sideways, to be polite.}',
      ],
      [],
    ),
    figure(
      'frog',
      'Fennel',
      'he',
      [
        'There was once a magic frog called [hero]. {He had been a prince for a day. He did not care for it.|He had been a prince once, by mistake, for an afternoon, and had not cared for it. There had been so many forks.}',
        'There was a frog with a wand, and he was called [hero]. {He did small magic: bubbles, buttons, and now and then a bun.|He had taught himself out of a wet book, and so his magic was good at the beginning and at the end, with a gap in the middle.}',
      ],
      [],
    ),
    figure(
      'unicornfoal',
      'Pearl',
      'she',
      [
        'There was once a very small unicorn called [hero]. {Her horn was no longer than a thumb. It lit up if she had an idea.|Her horn was the length of a thumb, and whenever she had an idea it lit up, so that it was quite impossible for her to keep a secret.}',
        '[Hero] was a unicorn, but only just. {She slept with a sock on her horn.|She was only just big enough to be one, and at night she wore a sock on her horn, to keep the magic off the pillow.}',
      ],
      [],
    ),
    figure(
      'wizardowl',
      'Merlin',
      'he',
      [
        'There was once a young owl called [hero], who lived in a wizard’s hat. {It had stars on it, and a draught.|The wizard had another hat for going out, and this one had stars on it and a small balcony.}',
        '[Hero] was an owl who was learning magic at night school. {All school is night school for an owl.|For an owl there is no other sort, and he was top of the class in vanishing, as far as anybody could see.}',
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
        'Swish! Around the corner came a broom on its own. {“I’m [helper],” he said. “Hop on! But mind, I am ticklish.”|“I’m [helper],” he said, “and I don’t do flying, for I get dizzy. But I sweep a very good path.” And the path was swept clean before their feet.}',
        'Something was sweeping the moonlight into a heap. {It was a broom. “[Helper],” he said. “I like things nice. May I come?”|It was a broom, and nobody was holding it. “[Helper] is the name,” he said. “I’ve done the stairs, and I’ve got a whole evening. I could go in front, and see that you have it tidy.”}',
      ],
      [
        '[Helper] leaned in the corner by the stove and let all his bristles hang.',
        '[Helper] stood on his handle, as brooms do when they want to sleep well, and let one last bit of glitter fall.',
      ],
    ),
    figure(
      'inkcat',
      'Mistress Ink',
      'she',
      [
        'On a stack of spell books lay a cat, as black as ink. Her name was [helper]. {“I can read,” she said. “I just don’t tell.”|“I have slept on all of these books,” she said, “and some of it has soaked in.” She stretched, first the front and then the back, and came with them.}',
        'Two green lights came nearer. Round them was a cat. {“I am [helper],” she said. “I smelled a riddle. Or was it fish?”|“I am [helper],” said the cat. “I walk through walls when they’re not looking. If you’ve got a riddle, I should like to sit on it.”}',
      ],
      [
        '[Helper] lay down on the softest cushion and purred, and soon the cushion seemed to purr a little too.',
        '[Helper] put out her two green eyes, first the left and then the right, and was one with the soft dark.',
      ],
    ),
    figure(
      'wizard',
      'Old Mumble',
      'he',
      [
        'A wizard with a very long beard tripped over it and said, “Sorry, beard.” He was called [helper]. {“Magic? I know all of it. I only forget the words.”|“I know every spell there is,” he said, “only not always in the right order.” He had a carrot in place of his wand, and hadn’t noticed yet.}',
        'Puff! There stood an old wizard, in only one boot. {“[Helper],” he said. “I meant to go to the kitchen. But this looks nice.”|“[Helper],” said he, and looked about him. “I was aiming at the larder. No matter. The magic knows best where one’s wanted.” He spent some time looking for the other boot, which was on his hand.}',
      ],
      [
        '[Helper] said a sleeping spell, the only one that he never got wrong, and his beard covered him up.',
        '“Good… good…” said [helper], and for once it did not matter that he had forgotten the word.',
      ],
    ),
    figure(
      'teapotfairy',
      'Dame Thimble',
      'she',
      [
        'The lid of a teapot went up, and a small fairy put her head out. {“[Helper],” she said. “I live here. It’s warm. What’s the matter, dear?”|She had a tea leaf in her hair and her sleeves rolled up. “[Helper],” she said. “I do small wishes, up to the size of a bun. For the bigger ones I come along and help.”}',
        'A thing no bigger than a spoon came flying, and missed, and came again. {It was a fairy. “I’m [helper],” she said, and sat down on [hero’s] cuff. “One wing is new.”|It was an elderly fairy with one new wing. “[Helper],” she said, out of breath. “It pulls to the left still. If you’re going left, I’d be glad of the walk.”}',
      ],
      [
        '[Helper] went into her teapot and drew the lid to. A thin curl of sleep came out at the spout.',
        '[Helper] hung her two wings over a twig, took off her thimble, and lay down in the curve of a spoon.',
      ],
    ),
    figure(
      'snailsorcerer',
      'Slowbeard',
      'he',
      [
        'On the sill sat a snail with a beard and a star on his shell. His name was [helper]. {“My spells are slow,” he said. “But they last.”|“I began a spell in the spring,” he said, “and I’m just coming to the verb. It can wait. Where are we off to?” His shell had a weathercock on the top.}',
        '“Wait,” said a slow voice. It was [helper], the snail wizard. {“I’d have come on Monday,” he said, “but I’ve only now got here.”|“I foresaw that you’d need me,” said [helper], “on Monday, and set out at once. I see that I’m just in time.” [Hero] took him along on one sleeve, beard and all.}',
      ],
      [
        '[Helper] went in backwards and drew his beard in after him, a little at a time, until there was only the star.',
        'Over [helper’s] shell the weathercock turned once more and pointed to sleep.',
      ],
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
      way: [
        'An old witch was knitting by the road with two wands. {“Mine still work,” she said. “I say things to them. Nice things. They like it.”|Click, click, they went, and the scarf came out in stripes. “Mine have never given me trouble,” said the witch. “But then I was well brought up.” She would not tell them more. “You’ve got it at home,” she said, “and use it for the salt and the butter. You’ve only stopped using it for magic.”}',
        'They found a little book that belonged to a wand. {On each page was one line for each day. “Waved. Waved. Waved again,” it said.|It was no longer than a thumb and had been kept in very small writing. “Monday: waved. Tuesday: waved, twice. Wednesday: pointed at a pudding.” On it went, page after page. “They don’t sound cross,” said [hero], reading by the last of the light. “They sound like somebody whom nobody ever looks at.”}',
        'In a window a small girl was having her supper made by a wand. {She said a word to it, and it bowed. They could not hear the word through the glass.|She was about three, and she had a bib on. They saw her lips move. The wand, an old kitchen one, stood straight up, clicked its heels and buttered her another slice. [Hero] tried to read the word from her mouth. It was quite short. It began with the lips closed.}',
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
            '“Please tell us,” said [hero]. “Are you tired?” The wand drooped. {“We made nine rainbows today,” it said. So they put all the wands to bed in a soft box. And they all lit the lamps, with a light on a long stick. It took all evening. It was lovely.|“Nine rainbows before lunch,” said the wand in a small voice. “And a <pony~parasol~pink cake>. Nobody asks us if we’re tired.” So that was it. They laid all the wands in a box lined with velvet, heads at one end. Then they lit the lamps themselves, with a long stick and a ladder, one after the other. It took a great deal longer than magic. Behind them the wands lay and watched the lights come on, and thought that it was rather well done.}',
          ],
        },
      ],
      after: [
        '“Thank you,” said [hero] to the wand. {It blushed, right up to the tip.|The wand blushed from the bottom up to the tip, and on the tip there came, all by itself, one small contented star.}',
      ],
      fact: '[Hero] found out what the magic wands had been missing.',
    },
    {
      id: 'yawnjar',
      title: ['The Missing Yawn', '[Hero] and the Jar of Yawns'],
      ask: 'Have you seen any yawns go by?',
      refrain: ['Open wide and close it slow, where did all the yawning go?'],
      spark: [
        'The jar with the magic yawns had been left open. Now it was empty! {And with no yawn no one can fall asleep. All the street sat up in bed and blinked. “I’ll catch them,” said [hero].|It stood on its side with the lid off, and there wasn’t a single yawn left in it. That is serious. With no yawn to begin with nobody can fall asleep, and so up and down the street people were sitting on the edges of their beds, wide awake, looking at their knees. “They can’t be far,” said [hero]. “Yawns are slow.”}',
      ],
      way: [
        'The night watchman had seen a few. {“They went by me, low down,” he said. “Slow, soft things. They like a dull spot.”|“I took them for moths,” he said, “only they were in no hurry. They came round my lantern, had a look, and found it too bright. Then they heard the clerk over the way reading his sums aloud. They were through that window like cream.” He opened his mouth to go on, and nothing came, and he shut it again. “You see?” he said. “I can’t, either.”}',
        'Something soft had been lying on a wall. {It had left a warm dent. [Hero] put a hand on it and felt like a nap.|You could see it in the moss, a shallow round place, as if someone had put down a warm loaf. [Hero] laid one hand in it. At once all the corners went off everything, and it seemed a good idea to sit down. “One was here,” said [hero], shaking [his] head, “and not long ago.”}',
        'They came to the pond. It was so still, and round rings went out over it. {Someone big was there, awake, under the moon.|Ring after ring went out across the water without a sound. Something large was sitting in there, up to the nostrils, and not asleep. They could tell by the ears. Along the bank the reeds all leaned the same way, as they do if somebody has been sighing at them.}',
      ],
      tries: [
        'They set out a pillow as a trap. {A cat fell into it, and she would not come out.|It was a very good trap. It caught a cat, and then two more, and then a small boy with his bear, but not one yawn.}',
        'They heard an “aah” and ran. {It was a man at the dentist.|“Aaah,” it went behind a door. They crept up on it, and threw it open. It was a man at the dentist’s, and he waved.}',
        'They tried to make a yawn out of air and wool. {It came out as a sneeze.|They took one part of warm air, one part of wool and a pinch of Sunday afternoon. It came out as a sneeze.}',
      ],
      solutions: [
        {
          id: 'bore',
          text: [
            '[Hero] sat down on the step and read aloud from the dullest book in the world. It was about string. {By page two there was a rustle. Yawns love that! They came from all sides and climbed back in the jar. So [hero] went up the street and held it open a bit at each window.|“Chapter one,” [he] read. “There are two kinds of string.” On page three something stirred under the gutter. By page five they were coming out of every crack, soft and round and slow. They settled on the steps to listen, for there is nothing that a yawn likes better. When [he] came to the part about knots they had all climbed into the jar by themselves, and [hero] had only just strength enough to carry the jar along the street, and hold it open a crack at every window.}',
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
        '{One by one all along the street they yawned, and so did [hero]. And perhaps so do you.|The yawning went from house to house like a lamplighter. [Hero] felt it come, and could not have stopped it, and did not want to.}',
      ],
      fact: '[Hero] caught the magic yawns that had got away.',
    },
    {
      id: 'small',
      without: ['wizard'],
      title: ['The Spell That Came Out Small', '[Hero] and the Very Small Wizard'],
      ask: 'Do you know how to make a small wizard big?',
      refrain: ['Big or little, high or low, mix it and stir it and let it go.'],
      spark: [
        'There was a puff, and the wizard next door was as small as a thimble! {“I said it wrong,” he squeaked. “I cannot reach my bed.” [Hero] put him in a teacup, so that he was safe.|“I only wanted a smaller nose,” he squeaked. There he stood on the table, hat and all, no bigger than a thimble, and a biscuit was coming up to his chin. “My bed is now about the size of France.” [Hero] let him sit in a teacup, where he could not be swept up, and they all put their heads together. A spell like that must have an undoing.}',
      ],
      way: [
        'They took the teacup to the wizard’s aunt. {“Again?” she said. “When he was a boy it was his hat. It came right by itself, in the night.”|She looked into the cup through her glasses. “You never could do nothing, Bertram,” she said. “When he was six he shrank the horse. We were all in such a state. And then we went to bed, for there’s only so much you can do about a horse, and in the morning it was looking in at the upstairs window.” She gave him a crumb of seed cake, and it lasted him.}',
        'On the stairs stood a row of very small things. {A tiny boot, a pin-size broom. “My older spells,” he squeaked. “They do grow back. I forget how.”|He had them set out on the third step: a boot like a bean, a broom like a pin, a piano one could have swallowed. “Practice,” said the wizard, from the cup. “They were all back to their own size by breakfast. I used to come down and fall over the piano.” He frowned. “But what it was that did it I have never noticed. I’m not at my best before breakfast.”}',
        'A spider let herself down and took a good look at him. {“You’re just right,” she said. “I’ve never had a wizard to tea.” It was nice of her.|She turned all her eyes on him, and then looked away, so as not to stare. “I always found you people rather large,” she said. “One couldn’t get to know you.” She asked him how he was enjoying it. He began to say that he wasn’t. Then he noticed that he could see the pattern on her shawl.}',
      ],
      tries: [
        'They gave the wizard a drop of grow potion. {Only his beard grew. Now it filled the cup.|It worked, but only on his beard. It grew till it filled the teacup and came over the edge, and he sat on top of it like an egg in a nest.}',
        'They said the spell from the back. {He turned green. “Ribbit,” said the wizard. So they said it from the front again.|They said it backwards. He was still small, but now he was green as well, and so they had to say it forwards once more, which at least got rid of the green.}',
        'They looked at the wizard with a magnifying glass. {Now he was big! But only through the glass.|“There! He’s big again!” cried [helper]. And he was, too, as long as nobody took away the glass.}',
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
            '“What is good about being small?” asked [hero]. {He looked around. He saw the crumbs like hills. He met an ant. He had never been nice to ants. “How do you do,” he said. And with each kind word he grew a bit.|The wizard looked round. He had never thought of that. He tasted a grain of sugar, and had to hold it in both arms. He said good evening to an ant, and it told him about its aunt. “I must have trodden on so many,” he said in a low voice. “I’m sorry.” He had grown. He thanked the spoon for its shine, and he grew again, and for every kind thing that he said he grew a bit more, until at last he fitted his hat.}',
          ],
        },
      ],
      after: [
        '“I’ll keep the small spoon,” said the wizard, “so that I don’t forget.” {He was big now, and very careful where he put his feet.|From then on he always looked before he put his feet down, and on his window sill there stood a saucer of <sugar~honey~cake crumbs>, for anyone with six legs.}',
      ],
      fact: '[Hero] helped the small wizard to be big again.',
    },
    {
      id: 'conjurerhat',
      title: ['The Hat That Pulled Out the Wrong Thing', '[Hero] and the Hat with a Secret'],
      ask: 'Have you lost something inside a hat?',
      refrain: ['Hocus, pocus, in we go, what will come out we do not know.'],
      spark: [
        'A magic hat should give a rabbit. But this one gave a left shoe. {Then it gave an umbrella, and a hot pie! “I want my shoe,” said a man at the door. He had one foot bare. “Let me look in,” said [hero].|The conjurer had put in his hand for the rabbit, and there it was, still warm. Next came half a wedding cake, and after it an umbrella with the rain on it. And up and down the street people were looking about them for a left shoe, half a cake and an umbrella. “There’s a show tonight,” said the conjurer, “for the whole street, and where is my rabbit?” [Hero] asked politely if one might have a look at the hat.}',
      ],
      way: [
        'The hatter held the hat up to his ear. {“Feel that,” he said. “It’s drawing in air. A hat should sit still. I’d say that it wants something.”|“It’s good work,” he said. “My grandfather’s. All his hats go down a long way.” He shook it, and something mewed. “But feel that. There’s a draught. It ought to be as snug as a pocket, and it’s drawing in air, like somebody who would like to ask for something.” He gave them a lump of chalk. “Mark the things as they come,” he said. “It’s not being wicked. It’s looking.”}',
        'A bit of a carrot flew out of the hat by itself. {It had been bitten. “So the rabbit is in there!” said [hero]. “And it’s fine.”|They all ducked. It landed on the path and rolled, a good fresh carrot, bitten off at one end with two neat square bites. “There’s no hurry, then,” said [hero]. “It’s having its supper.” A moment after that out flew a napkin.}',
        '[Hero] listened at the hat. Somewhere far down somebody laughed. {“More!” said a small voice. “More!”|It was a long way in, like a party at the far end of a house. There was some giggling. “Another one,” said a small voice. “What’s this? What is it for?” They waited, without a sound. A teapot came out.}',
      ],
      tries: [
        'They looked in the hat with a candle. {The hat breathed in. Now there was no candle.|It was dark in there, and smelled of carrots and applause. They held the candle closer. The hat drew in its breath. Later on somebody further down the street found, to her surprise, that she had a candle.}',
        'They turned the hat inside out. {Then the whole street was in the hat, and they were not. They turned it back, quick.|That was a strange minute. For a moment the street, the sky and two dogs were on the inside, and they were standing on lining. They turned it back again, and the dogs asked for another go.}',
        'They put in a letter. “Dear rabbit, please come.” {Out came a letter. “Dear you, come here,” it said.|They wrote it nicely and dropped it in. The answer came by return. “Dear All,” it said, “thank you for yours. It is very pleasant here. Why don’t you come to us?” There was a paw print, and gravy.}',
      ],
      solutions: [
        {
          id: 'otherhat',
          text: [
            'At the other end of the street stood a hat just like it, and out of it stuck two ears! {The rabbit had made a tunnel, hat to hat. “We play swaps,” it said. A small girl sat there with it. She had been lonely. So all the street came and played.|It lay on a doorstep, and a small girl sat by it with her arm inside up to the shoulder. “Pull!” she said, and laughed. The rabbit looked out. “The two hats are twins,” it told them, “and they’re joined. I was going home for a carrot, and I took the wrong turning, and here was somebody with nobody to play with.” [Hero] looked at the girl, and at the pile beside her, cake and all. Then [hero] sent word up the road to bring back all the left shoes. The show was held on that doorstep, from both ends, and everybody got the wrong thing out at least once.}',
          ],
        },
        {
          id: 'swap',
          text: [
            '[Hero] asked the hat itself. “Would you rather do it the other way?” {“Yes!” said the hat. “They take and take. I’d like to be given a thing.” So they put back the shoe, and a flower too. Out came the rabbit, with a bow on.|Nobody in the trade had ever spoken to a hat. “It’s all pull, pull,” it said, in a felty voice. “For ninety years people have taken things out of me. So I thought that I’d take for a bit.” “What would you like?” asked [hero]. It could not say. Nobody had told it what there was. So they all came up, one by one, and put something in: a <shell~feather~acorn>, a <ginger biscuit~plum~warm bun>, a small song on paper. The hat turned them over for a long time. Then it gave back the shoes, in pairs, polished. Last of all, sitting up, with a ribbon on, it let out the rabbit.}',
          ],
        },
      ],
      after: [
        'The rabbit bowed to the left, and then to the right. {All of them clapped, very softly, for the hat was tired.|There was clapping all down the street, and on the top step lay the hat with its brim turned up, looking as a hat looks when it is full.}',
      ],
      fact: '[Hero] found out why the magic hat gave all the wrong things.',
    },
    {
      id: 'lostspell',
      title: ['The Spell That Went for a Walk', '[Hero] and the Runaway Spell'],
      ask: 'Have you seen a small spell go by?',
      refrain: ['Spell of silver, spell of blue, tell us where you wandered to.'],
      spark: [
        'A little spell had slipped out of its book, and where it went, things turned blue. {The gate was blue. The milk was blue. A blue hen said “cluck”. “I’ll go after the spell,” said [hero].|There was a hole in the shape of it, in the middle of page nine. Outside one could see at once which way it had gone. It was a painting spell, quite young, and it only knew the one colour. The gate was blue, and the gate post, and half a sheep. “It doesn’t mean any harm,” said the book anxiously, “it has just never been out. But it must be back on its page before it’s dark, or else it’ll catch cold and come out green.” [Hero] closed the book gently and set off along the blue.}',
      ],
      way: [
        'A baker stood there and looked at nine blue buns. {“It came in and sniffed,” he said. “It liked them. It stroked each one. Then it went off, sort of sad.”|They were as blue as a summer sky and smelled perfectly usual. “It looked in at the oven,” said the baker. “I didn’t see it, but I saw where it looked. Then it went round to all the buns and sort of patted them. And then it sighed. I’ve children of my own,” he said, “and I know that sigh. That’s somebody that has been showing a picture, and nobody’s looking.”}',
        'They came to a row of blue stones. The last one was only pale. {“It’s getting tired,” said [hero]. “Look, it’s just a bit blue.”|The first had been done thickly, with joy, right down to the ground. The next was thinner. On the last there was only a breath of colour along the top, as if the brush had been too heavy. “It’s getting late for it,” said [hero]. “And it hasn’t any more with it than it set out with.”}',
        'A blue cat sat in the way. It was not cross. {“It asked me if I liked it,” said the cat. “I did not say. I was asleep. Now I’d say yes.”|“I used to be grey,” it said, turning round to see the rest. “I woke up like this. I believe that something asked me a question first, and I put a paw over my ear, as one does.” It licked the blue and thought it over. “If you should see it, tell it that it suits me. I ought to have said so at the time.”}',
      ],
      tries: [
        'They held out the book and said, “Home!” {“Shan’t,” said the wall. It was a blue wall now.|They opened it wide, at page nine, and said in friendly voices, “Home!” There was a silence. Then the wall next to them said, “Not yet,” and turned blue in three strokes.}',
        'They set out a pot of red for the spell. {It tried it. Now the pot was blue, and so was [helper’s] nose.|They hoped that it might stop and look, and so it did. It stopped, it looked, it put in a finger. Then there was a pot of blue, and a thumb print on the tip of [helper’s] nose.}',
        'They all ran after the spell, round the well. {Round and round! Then no one knew who was after whom.|They went round it three times at a good speed. By the fourth it was fairly clear, from the colour of their heels, that it was running behind them and enjoying itself.}',
      ],
      solutions: [
        {
          id: 'praise',
          text: [
            '[Hero] sat down by the blue wall. “It’s good,” said [hero] out loud. “I like how you did the edge.” {There was a rustle. “Do you?” said a small voice. It came and sat on [hero’s] knee. They looked at it all. Then it let itself be carried home.|“And on the sheep you left the face as it was. That was clever. You’d hardly see it otherwise.” Something came nearer, about the size of a breath. “Nobody ever reads as far as page nine,” said a voice. “I only wanted someone to see what I do.” So they walked back the whole way together, past the stones and the buns and the gate, and [hero] looked at every bit of it and had something to say. By the time they got to the book the spell was asleep in [hero’s] sleeve, and it had to be poured on to its page.}',
          ],
        },
        {
          id: 'sky',
          text: [
            '[Hero] looked up. The sky had gone grey. {“There’s one thing that needs blue,” said [hero], “and it is very big.” The spell took a deep breath. Whoosh! The evening was blue from end to end. “Oh,” said the spell. Now it was tired and glad, and it went home.|It had been one of those washed-out evenings, the colour of dishwater. “You’ve been doing small things,” [hero] told it, “and there’s one up there that is really in need of it. But I don’t know if you’ve got enough.” You could feel it thinking. Then all at once the stones were grey again, and the buns brown, and the sheep all one sheep; it had called in every drop. It went up past the chimneys, and it began at the one edge. It took a long slow stroke. When it had done, there was such a blue above the roofs, deep and clear right to the bottom, that all the people came out. “That’s me,” said the spell, and lay down on its page.}',
          ],
        },
      ],
      after: [
        'The book shut itself with a sigh. {But one hen stayed blue, since she liked it.|They left it one thing, for it had asked so nicely: the little gate. And nobody opens it to this day without saying what a good blue it is.}',
      ],
      fact: '[Hero] brought the little blue spell back to its book.',
    },
    {
      id: 'cauldron',
      title: ['The Cauldron That Said No', '[Hero] and the Cauldron with a Tummy Ache'],
      ask: 'Do you know what helps a pot with a tummy ache?',
      refrain: ['Bubble low and bubble round, tell us what it is you found.'],
      spark: [
        'It was soup night, and the big cauldron would not cook. {“No,” it said. “I don’t feel well.” It went “blurp” and put its lid on. All the witches stood there with spoons. “Does it hurt?” asked [hero].|Every witch and wizard for miles had come with a spoon. They put in leeks, and it put them out again. “No, thank you,” said the cauldron, and it said “blurp”. It looked grey, but it was made of iron, so that it was hard to be certain. “It’s never said no before,” the eldest witch whispered. “We give it everything. Frost, thunder, old wishes, and then the soup.” [Hero] laid a hand on its side. It was rumbling. Somebody would have to find out what the matter was.}',
      ],
      way: [
        'They looked up the cauldron’s last meals in the cook book. {“One storm. Ten wishes. One love letter. No bun, no bread,” read [hero]. “Oh dear.”|It was written up by the door with a pencil on a string. “Monday, one thunderstorm, small. Tuesday, moonlight, a love letter, nine wishes.” It went on like that to the bottom. Nowhere, among all of those things, was there a crust. “If I’d had that,” said [hero], “I’d say no to leeks as well.”}',
        'A potion seller stood with her bag of bottles. {“I gave it the green one last night,” she said. “It’s for courage. Do you think that’s strong for a pot?”|“I’ve only been topping it up,” she said guiltily. “Somebody says, put in a bit of courage, and then the next one wants it funnier. Nobody looks to see what’s in there already.” She held one of the bottles to the light. “This is a giggle,” she said. “It had two of those, on top of the sad song. I’d feel like that too.”}',
        'They put one ear to the cauldron and knocked. {It went “blub” on the left and “hee” on the right. “There are too many things in there,” said [hero].|It was like listening at the door of a full room. On the left there was weather. On the right something giggled, felt sorry, and started to sing. Deep down in the middle, below the rest, there was the very small sound of a pot that would like to be left in peace, and does not care to mention it.}',
      ],
      tries: [
        'They patted the cauldron on the back, if that was its back. {“Burp.” A small storm came out and went home.|It was hard to know where to pat. There was a deep iron burp, a flash, and a very little thunderstorm came out, said “Pardon me,” and went away over the roofs. That was one thing less, but the cauldron only groaned.}',
        'They gave the cauldron peppermint tea. {It was kind tea. But the pot boiled it. It could not help it.|It went in cool and sweet, and they could see that it was pleasant. But a cauldron cannot hold a drink without cooking it. In a moment it was boiling, and then it was jam.}',
        '[Helper] told the cauldron to think of nothing. {“I’m thinking of leeks,” it said, and felt worse.|“Shut your lid,” said [helper], “and your eyes, if you have any.” There was a silence. “It’s got leeks in it,” said the cauldron, “the nothing.”}',
      ],
      solutions: [
        {
          id: 'empty',
          text: [
            '“You need to be empty,” said [hero]. “Just for a night.” {They tipped it, all of them. Out ran the songs, the snow and the wishes, and they all flew home. It lay on its side. “Ahh,” it said. “Now it’s only me.” And the witches had bread and cheese, and it was fine.|Nobody had thought of that. It had not been empty since it was made. They tipped it, eleven of them to each leg, out in the open where there was room. First came weather, then the wishes, which shook themselves and flew off to whoever had made them. The love letter came out only a bit damp. Last of all there ran out a little clear rain water, from the very first day. “Oh,” said the cauldron, and its voice rang. “That’s what I sound like.” They rubbed it dry and left it lying on its side with its mouth to the stars, and ate bread and cheese by the light of the moon.}',
          ],
        },
        {
          id: 'plain',
          text: [
            '[Hero] washed one carrot. “Try this,” said [hero]. “There’s no magic in it at all.” {The pot thought. It let in the carrot, and an onion, and salt. It was plain soup. It hummed! “That’s what I like,” it said.|“What does it do?” asked the cauldron with suspicion. “Nothing,” said [hero]. “It’s orange.” In went the carrot, and after it a potato, which did nothing either, and a pinch of ordinary salt. Nobody said a spell. They only stirred, round and round, as people do at home. By and by a smell rose up, and the witches lowered their wands, for it was the smell of being six years old and called in from the garden. “I’d forgotten,” said the cauldron. It had its colour back, in so far as iron has one. “That was always my favourite. Nobody ever asked.”}',
          ],
        },
      ],
      after: [
        'Since then it has had Mondays off. {It lies in the grass with its lid on its tummy.|A card hangs from its handle on which it says “Nothing today, thank you”, and the witches go by on tiptoe, and somebody always leaves a flower on the lid.}',
      ],
      fact: '[Hero] helped the magic cauldron to feel well again.',
    },
    {
      id: 'lostlaugh',
      title: ['The Fairy Who Could Not Sparkle', '[Hero] and the Fairy with No Sparkle'],
      ask: 'Do you know where a sparkle comes from?',
      refrain: ['Shine a little, shine for me, where oh where can the sparkle be.'],
      spark: [
        'A young fairy sat on a mushroom with her wings down. {“I shake and I shake,” she said, “but nothing falls off. No sparkle!” She should light the flowers tonight. [Hero] sat down by her.|Every evening the fairies fly over the flower beds and shake a little light into each bud. It was her first time. She shook one wing, then the other, and what came off was a bit of fluff. “The others did theirs and went on,” she said. “I said I’d catch up.” There were forty buds waiting with their heads up. [Hero] did not know the least thing about sparkle, but it seemed wrong to let anyone look for it alone.}',
      ],
      way: [
        'An old fairy with grey wings was sweeping her step. {“Mine came late too,” she said. “I was so busy looking for it that I didn’t see it fall.”|“I was the last in my class,” she said. “I hung by my heels. I ate moonlight. I was so taken up with looking for it that I did not notice when it began, and somebody had to tell me I was dripping on the carpet.” She leaned on her broom and smiled at nothing in particular. “I’d been helping a beetle up a step,” she said. “But that can’t have had anything to do with it.”}',
        'On the grass lay one grain of light. {“It’s not mine,” said the young fairy. But it was warm, just where she had sat to help a snail.|It was no bigger than a poppy seed. “One of the others must have dropped it,” said the fairy. [Hero] looked at the place. It was by the stone where she had stopped, only a moment ago, to hold a leaf aside for a snail. [Hero] said nothing yet, but picked up the grain on one finger, and kept it on one sleeve.}',
        'They passed the flower beds, all shut and dim. {“We don’t mind waiting,” said a rose. “Do you, dears?” “No,” said the rest.|Forty buds stood there in the dusk like forty people waiting for a bus. “No hurry at all,” said a rose, and nudged the one beside her. “We were just saying how pleasant it is to have a quiet evening.” It was not quite true, and it was very well meant. The fairy’s chin trembled, and she thanked them one by one.}',
      ],
      tries: [
        'They rubbed the fairy’s wings with a silver spoon. {Now they could see their noses in them. But it was not sparkle.|They rubbed until the wings were like two small mirrors. Everyone had a look at their own nose. It was a shine, beyond a doubt, but it came from the spoon.}',
        'They stuck sugar on the fairy’s wings with jam. {It did glitter. Then the wasps came to dance with her.|In the right light it looked wonderful. She made two turns. Then came a wasp with his hat in his hand and asked for the next one, and behind him they had begun to form a line.}',
        'The fairy jumped up and down a hundred times. {At the end her shoe fell off. That was all that fell.|They counted for her. At sixty there was a jingle, and they all bent down to see. It was a button. At a hundred her left shoe came off, and she sat down on the mushroom and put it on again.}',
      ],
      solutions: [
        {
          id: 'kindness',
          text: [
            'A moth bumped into the dark glass of a lamp. {“Oh, you poor thing!” said the fairy, and held him. And then it fell: sparkle, from both of her wings! “It comes when you forget it,” said [hero].|He was an old moth with weak eyes, and he sat on the sill feeling his head. The fairy forgot all about her wings. “Let me see,” she said, and blew on the bump, and told him which way the moon was. “Don’t stop,” said [hero], very quietly, “but look down.” It was lying all round her feet like flour round a baker. It came off her elbows. “But I wasn’t doing anything,” said the fairy. “No,” said [hero]. “You weren’t doing it for the sparkle.” She looked at the heap and then at forty buds, and up she went.}',
          ],
        },
        {
          id: 'borrow',
          text: [
            '“Let’s not wait for the sparkle,” said [hero]. “Let’s light them by hand.” {They took a candle, and went to each flower. They said goodnight to it, one and then the next. By the last one the fairy shone so that they blew the candle out.|[Hero] carried a candle and the fairy held one wing in front of the draught. It was slow work. At each of the buds they stopped, and she bent down and said goodnight to it by name, which the others, at their speed, never had time to do. The flowers leaned in. “I’ve been on this bed three summers,” a poppy told her, “and that’s the first time that somebody tucked me in.” They went from row to row. When they had reached the last, [hero] held up the candle and found that it had burned out a good while ago. And yet one could see every petal.}',
          ],
        },
      ],
      after: [
        'That night the flowers glowed like forty small lamps. {And on [hero’s] sleeve was a speck of gold that would not brush off.|From above, it is said, it looked as if a piece of the sky had been folded over at the corner. And there was a speck of gold on [hero’s] sleeve that would not come out in the wash.}',
      ],
      fact: '[Hero] helped a young fairy to find her sparkle.',
    },
    {
      id: 'mirrorlate',
      title: ['The Mirror That Was a Bit Behind', '[Hero] and the Slow Mirror'],
      ask: 'Do you know how to wind up a mirror?',
      refrain: ['Look at me, I’ll look at you, mirror, mirror, what’s to do.'],
      spark: [
        'The magic mirror had grown slow. [Hero] waved. It did not wave back. {[Hero] sat down. Then the one in the glass waved! “I can’t keep up,” said the mirror. “You all go by so fast.”|One looked into it in the evening and saw oneself having breakfast. A wizard had combed his beard at it for an hour and gone out with porridge in it. “I used to be on time to the blink,” said the mirror. “But they whisk by, they pull a face, and they’re gone before I’ve got their eyebrows. Now I’m half a day behind.” A tear ran down the glass, or one that somebody had wept at lunch. [Hero] drew up a chair.}',
      ],
      way: [
        'A clockmaker came by with his magic bag. {“It’s not a thing of springs,” he said. “I’d say it’s worn out with hurry. I know clocks like that.”|He put a glass in his eye and looked at the frame behind and before. “There’s nothing here to wind,” he said. “It goes by attention. It gives you as much as you give it, and people have been giving it half a second and a bit of spinach.” He put away the glass. “I see it with the town clock,” he said. “They only ever look at that to find out if they are late.”}',
        'All that the mirror had saved up went by in the glass. {A boy with no teeth. A bride. A dog, nine times. “I did not like to leave one out,” it said.|They sat down and watched it catch up. There went a boy who was counting his gaps, a bride with a hairpin in her teeth, and a dog, a dog, a dog. “I could have skipped some,” said the mirror. “But I thought, if he looks in, he’d like to have been seen.” The dog went by once more, wagging.}',
        'There was a small pond by the way, and they all looked in. {It was quick. It even had the cloud. “I’ve got all day,” said the pond.|They were in there at once, on the nose, with clouds behind them. “How do you do it?” asked [hero]. “Do what?” said the pond. “I lie here. Whoever comes, I’ve got. But then, people sit down by me.” It gave a ripple. “They take off their shoes,” it said.}',
      ],
      tries: [
        'They polished the mirror up and down. {Now it was slow and bright. They saw, very well, who they had been at noon.|Everyone took a corner. It shone like a lake, and it showed them with the utmost clearness how they had looked on the way there.}',
        'They pulled faces to wake the mirror up. {Nothing. They went to eat a plum. When they came back it was pulling faces at an empty room.|They did the fish, the bishop and the boiled egg. The mirror only looked thoughtful. Much later, when all of them had their backs to it, it did the bishop, beautifully, for nobody.}',
        'They moved their clocks back, so that the mirror would be right. {Now it was noon. But the moon was up, and it said so.|It was [helper’s] idea, and on paper it worked. It was noon again in the whole house. But the moon looked in at the window and cleared its throat.}',
      ],
      solutions: [
        {
          id: 'sit',
          text: [
            'So [hero] sat down before the mirror and just looked. [He] did not pull a face or fix [his] hair. {[He] only looked, nicely, for a long time. The mirror came nearer and nearer to now. Blink. It blinked back! “There you are,” it said.|It is harder than one thinks. One begins to fidget. In the glass it was two in the afternoon, and then it was four. [Hero] breathed slowly and stayed there, and the other one, who was coming up the long day towards [hero], walked in, drew up a chair, and sat. They looked at each other across the last half minute. “Nearly,” whispered the mirror. Then [hero] blinked, and the other one blinked too, on the very instant, and both of them had to smile. “There you are,” said the mirror. “I’ve been wanting to see you properly.”}',
          ],
        },
        {
          id: 'memory',
          text: [
            '“Do you have to hurry?” asked [hero]. “What if you’re the mirror for before?” {They hung it in the hall. Now people come to see what was nice today. There goes the bun. There goes the kiss. And a new quick glass hangs by the comb.|“There are plenty of glasses to tell you that it’s now. Nobody has got one for this morning.” The mirror had never seen itself in that way. They hung it up over the stove, where people sit in the evening. And now, when the day is over, they draw up chairs before it, and there it all comes by once again, in no hurry: the bun, and the red balloon, the moment when the baby stood up. “Look,” they say, “that was us.” It has been promised that nobody will comb at it any more.}',
          ],
        },
      ],
      after: [
        'The mirror held the candle light, soft and gold. {It said goodnight to each face by name.|It gave back every face a bit warmer than it had got it, and over the top of the frame, for the first time in years, there was no dust.}',
      ],
      fact: '[Hero] helped the slow magic mirror to be content again.',
    },
  ],
  obstacles: [
    'A staircase turned round whenever they stepped on it. {They went up it backwards. Then it gave up.|Whichever way they went, it brought them down again. So they walked up it backwards, and it was too confused to do anything about it.}',
    'A magic mirror would not let them by. “Who’s the fairest?” it asked. {“You are,” said [hero]. “Me? Oh!” said the mirror, and went red.|“You are,” said [hero]. “You have everyone in you.” The mirror had asked this a thousand times and had never once been told, and it swung aside without another word.}',
    'The door was locked by magic. “Say the spell,” it said. {They did not know one. “Then say a rhyme.” “Cat, mat, hat!” It opened.|None of them knew it. “Any rhyme will do, to be honest,” said the door. “It’s dull here.” They gave it cat and hat, and it opened, and was heard to repeat it to the hinges.}',
    'Some wizard had dropped a wall of jelly in the way. {They could go round. Or they could eat. It was lemon.|It shook there, ten feet thick and lemon flavoured, with a spoon stuck in it by someone who had given up. They took turns with the spoon.}',
    'The floor was under a spell: who stepped on blue got hiccups. {They stepped on red. Red, red… hic. There was one blue.|It was laid in red and blue squares, and they crossed it like storks. Only [helper] went wrong once, and hiccuped butterflies as far as the next corner.}',
    'A flock of wild brooms came sweeping down the road. {“Stand still, like a broom,” said [hero]. So they did. One asked [helper] to dance.|They were travelling south for the dust. The only thing to do is to hold your arms in and look like a handle. One of the younger ones looked back at [helper] for a long time.}',
    'The light went out, and the wand that should light up had fallen asleep. {They sang to it, low. It lit up pink, and yawned.|They did not like to shake it. They hummed until it came slowly awake, pink, and then yellow, and it asked if it was Thursday.}',
    'Someone had spilled a growing potion, and a daisy stood in the way, as tall as a house. {They knocked on its stem. It lifted one leaf for them, like a gate.|It was very much embarrassed about it. “I used to be a lawn flower,” it said, high up, and raised a leaf to let them by.}',
  ],
  encounters: [
    'A rabbit pulled a magician out of a hat. {“Ta-da!” said the rabbit. The man looked surprised.|“For my next trick,” said the rabbit, “I’ll put him back.” The magician said that it was quite roomy in there, and could he have a lamp.}',
    'A carpet flew by with nobody on it. {“It’s my day off,” it said, and did a roll.|“It’s my evening off,” it called down, and it looped the loop, as it never could with people on top.}',
    'Two witches were hanging out the washing on a moonbeam. {“It gets so white,” they said.|“You won’t get it so white with anything else,” they said, with pegs in their mouths, “but you must take it in before the cock crows, or it falls down.”}',
    'A pumpkin was trying hard to be a coach. {It had one wheel so far. “Well done,” said [hero].|It held its breath and strained, and pop, there was another wheel. “You should have seen me last week,” it panted. “I was soup.”}',
    'A wizard sat in a tree with his beard caught. {“I’m not stuck,” he said. “I’m nesting.” There was an egg in it.|“I flew into it last spring,” he said, “and by the time help came there was a family in my beard. One can’t just go.” Something in it cheeped. “They’re learning magic,” he added.}',
    'Two witches were swapping hats. {Out of one flew a crow. “I’ll keep the hat,” she said. “You keep Colin.”|“Yours has more room,” said the one. “Yours has got a view,” said the other. They swapped, and then they had to swap the bats, who had paid till Friday.}',
    'A frog stopped them. “Kiss me,” he said. [Hero] kissed his nose. {He was still a frog. “I know,” he said. “It’s just nice.”|Nothing happened. “Were you a prince?” asked [helper]. “No, no,” said the frog, closing his eyes. “I’ve always been this. I only like to be asked.”}',
    'A unicorn was having trouble with a door. {It had gone in too fast. They pulled, and pop! “Thank you,” it said. “It happens at each door.”|Its horn was stuck in the wood, quite far. “It’s knocking that I’m bad at,” it said. They pulled it out, and it bowed, and that was how it got stuck in the other one.}',
    'A cloud of magic dust came by, looking for somewhere to settle. {It sat on a cabbage. “Good evening,” said the cabbage.|It tried a roof, and a gate, and came down at last on a cabbage. “Good heavens,” said the cabbage after a moment. “So that’s what I think.”}',
    'A lady fairy had a stall with second-hand wishes. {“This one was for snow,” she said. “It’s a bit used. It comes with slush.”|“They’ve only been wished once,” she said, “some of them never fitted.” There was a pony, rather small, and a lie-in, nearly new. [Hero] bought a good night for a friend, and it was wrapped in blue paper.}',
    'A broom was teaching nine small brushes to fly. {“Bottoms up!” it said. Eight flew. One swept. “That’s fine too,” said the broom.|They hovered over the path in a shaky line, dropping bristles. The ninth one stayed below and swept them up. “There’s always one who’s practical,” said the broom proudly.}',
    'A spell book sat in the sun with its pages open. {“I’m airing my magic,” it said. “Don’t read me, I’m not dressed.”|“Do you mind?” it said. “I’m airing.” They looked the other way. As they went past they could not help noticing a bit about toads, and that it had a pressed violet at the place.}',
  ],
  favourite: [
    'On the bedpost hung a paper star with a bit of magic dust on it.',
    'The curtain stirred, though there was no wind. It was only a little leftover magic going to sleep.',
    'On the bedpost hung a pointed hat with silver stars, quite still.',
    'A wand made of a twig lay on the shelf, resting its magic for tomorrow.',
    'By the window a glass ball held a soft, sleepy glow.',
    'The toy unicorn lay with its horn on the pillow and its eyes closed.',
    'On the rug stood a small broom, leaning, as brooms lean in their sleep.',
    'On the sill stood a jar with its lid off, and there was only moonlight in it now.',
  ],
}
