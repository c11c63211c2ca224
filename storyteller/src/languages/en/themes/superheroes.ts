import type { ThemePack } from '../../../craft/pack.ts'
import { figure, place } from '../build.ts'

export const superheroes: ThemePack = {
  words: [
    'superhero',
    'hero',
    'cape',
    'power',
    'mask',
    'rescue',
    'city',
    'roof',
    'super',
    'save',
    'signal',
    'help',
    'chimney',
    'tram',
    'statue',
    'lamp',
  ],
  settings: [
    place(
      'cityroofs',
      'land',
      'the roofs of Lamp City',
      'on the roofs of Lamp City',
      [
        'Over the roofs of Lamp City sat [hero] in a red cape. {It was a tea towel. But a cape is a cape.|It had been a tea towel once, and there was still “Tuesday” on the hem, but a cape is what you make of it.}',
        'In Lamp City each roof has a superhero. The roof with the blue chimney had [hero]. {[He] had soup in a flask.|A superhero has to sit up there and keep an eye on things, and so [hero] had a flask of soup, a cushion and, of course, a cape.}',
      ],
      [
        'Down in the city the trams went ding. {From up here they were as small as buns.|Down below the trams rang their bells and the people walked home with bread under their arms, and not one of them looked up, but that’s how superheroes like it.}',
        'On the next roof a superhero was watering her tomatoes. {Her power was green fingers. They really were green.|She could lift a tram with one hand, but on Wednesdays she watered tomatoes, and her cape did for a windbreak.}',
      ],
      [
        'Over the roofs they went home, softly, past one dark window after another. All of Lamp City was safe. {[Hero] hung up the cape and got into bed.|[Hero] hung the cape on its hook and lay down in the warm bed under the roof, and became somebody with cold feet and a big yawn.}',
        'The smoke of Lamp City stood straight up, like sleepy thoughts, and every roof was dim and warm. {[Hero] went in by the skylight and lay down.|[Hero] closed the skylight and drew off both boots. The cape hung by the chimney, where the bricks kept it warm all night, and the bed stood just below.}',
      ],
    ),
    place(
      'secretbase',
      'indoors',
      'the secret base',
      'in the secret base',
      [
        'Under the stairs was a secret base, and in the base sat [hero] with a mask on. {It itched a bit. It was wool.|There was a telephone made of tins, a biscuit box marked “Danger: Biscuits”, and a mask that [hero] had knitted, so that it itched.}',
        '[Hero] had a secret base behind the boiler. It was warm, and nobody knew of it except for the superheroes. {They had hooks, each with a cape.|Along the wall were hooks, and on every hook there hung a superhero’s cape, and underneath stood rubber boots, in sizes.}',
      ],
      [
        '{In the base there was a board with lamps. Green was “all well”. Yellow was “a cat is up a tree”. Red was “out of milk”.|On the board in the base a green lamp meant that all was well. Yellow was “cat, tree”. The red one had been lit only once, and then it was for milk.}',
        'On the wall hung a list of rules. Rule one was “Be kind”. {Rule two was “See rule one”. Rule three was about boots.|There were nine. The next seven were “See rule one”, and the last was a superhero’s plea about muddy boots.}',
      ],
      [
        'Back in the secret base only the green lamp glowed: all is well. {[Hero] took off the mask. In bed it was soft and warm.|[Hero] folded the mask, put the boots beside the others, and crept into bed, which was right behind the warm wall of the base.}',
        'They shut the door of the secret base without a click. {[Hero] lay down, and the boiler hummed behind the wall.|Behind the wall the boiler hummed its one low note. [Hero] hung up the last of the day with the capes, lay down, and knew of nobody in the whole city who was still cold.}',
      ],
    ),
    place(
      'heropark',
      'land',
      'Hero Park',
      'in Hero Park',
      [
        'In the middle of Hero Park there is a tree house for superheroes. It was [hero’s] turn. {From up there you can hear if someone needs help.|They took turns at it, and this evening it was [hero] who sat with both feet in the leaves and listened for anybody needing help.}',
        '[Hero] was testing a new power in Hero Park. {“I can stand on one leg,” [he] said. [He] could.|So far [he] had found out that it wasn’t flying, that it wasn’t seeing through walls, and that it might be something to do with sandwiches.}',
      ],
      [
        'In the park stood statues of old superheroes, all made of stone. {One held up a bus. One held up a bun.|One held up a bus, and one had stopped a train. The smallest was only holding somebody’s hand, and it was that one where people left flowers.}',
        'A rope went from the tree house to the ground, with a knot for each superhero. {[Hero’s] knot had a bow on it.|There was a plain one, a double one and one like a fist. [Hero’s] was the one with a bow, since it also held up somebody’s sunflower.}',
      ],
      [
        'The park had put on its low lamps, and the stone superheroes stood and kept the watch. {At home [hero’s] bed was warm. The cape was the blanket.|[Hero] went home along the soft dark grass. The bed was warm, and for one night the cape was allowed to be a blanket.}',
        'The ducks of Hero Park were asleep with their heads put away. {[Hero] went home along the warm wall, got into bed, and was just small.|A park keeper went round and tucked a leaf about the smallest statue. [Hero] walked home slowly, and in bed there was nobody to save, only a pillow to be kind to.}',
      ],
    ),
    place(
      'airship',
      'sky',
      'the hero airship',
      'on the hero airship',
      [
        'High over the city hung the hero airship, fat as a plum. [Hero] steered it. {It had one wheel, one bell and one pot of tea.|It was blown up each morning by nine superheroes in turn, and it steered best if you asked it nicely and gave it a small pat.}',
        '[Hero] hung the washing out on the hero airship. {Capes like the wind. They thought that they were flying.|There were eleven capes on the line, all of them full of wind and importance, and one pair of pyjamas, which wished to be a superhero too.}',
      ],
      [
        'From the airship you could see each roof in the city, and who had left a window open. {[Hero] had shut nine before the rain.|A long pole hung by the door, with a soft glove on it. It was for closing people’s skylights before the rain, and nobody ever found out who had done it.}',
        'On the airship even the biscuits had capes. {They were napkins. You took them off to eat.|A superhero’s aunt had baked them, and had put on every one a paper napkin, tied at the neck. “Save us!” they seemed to say, and were saved, two at a time.}',
      ],
      [
        'The hero airship let out its breath, a little at a time, and came down past the quiet windows. {[Hero] stepped over the sill and into bed.|It came down as a leaf does, with its lamp turned low, and stayed by one particular sill until [hero] had stepped across, and lay beneath the blanket.}',
        'The airship was moored to a chimney with one soft knot. {In its warm cabin [hero] lay down. It rocked, and it rocked.|The city lay below like a drawer of dim gold buttons. [Hero] lay down in the cabin, where the cot hung on two ropes and the night moved it slowly, like a hand.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'supersnail',
      'Super Snail',
      'she',
      [
        'There was once a superhero called [hero]. {Her power was that she was never late. She set out the day before.|Her power was that she arrived exactly on time, and she did it by starting the day before.}',
        'If help comes, and it is exactly on time, and a bit damp, then it was [hero]. {She left on Monday.|She was the only superhero who never hurried, and in forty rescues she hadn’t once forgotten the sandwiches.}',
      ],
      [],
    ),
    figure(
      'humblemole',
      'The Humble Mole',
      'he',
      [
        'There was once a small superhero called [hero]. {He wore his cape on the inside.|He saved people from underneath, where nobody saw, and he wore his cape on the inside, so that it stayed clean.}',
        'Sometimes the pavement goes up a bit, and down again. That is the superhero [hero]. {He is on his way to help.|He went to every rescue by the direct route, and came up beside it, and wiped his paws before he began.}',
      ],
      [],
    ),
    figure(
      'superhen',
      'Mighty Hen',
      'she',
      [
        'There was once a superhero called [hero], and she laid an egg after each rescue. {She gave it away. It was still warm.|It was from relief, she said. Whoever had been rescued got the egg, and so in that city people were saved just before breakfast, as a rule.}',
        'She was brown, she wore a red mask, and her name was [hero]. {She could not fly far. But she went!|“Hens don’t fly,” people told her, and she agreed, and then she flew, not far, but always as far as was needed.}',
      ],
      [],
    ),
    figure(
      'supersock',
      'Captain Mitten',
      'he',
      [
        'There was once a very small superhero called [hero], and he lived in a left mitten. {He came out if somebody’s hands were cold.|He was a dormouse by birth. His cape was a scrap of flannel, and his power was that wherever he sat, it got warm.}',
        'Some superheroes fly. A dormouse called [hero] came by tram. {He helped people on the way, so it was quite slow.|He liked the tram, because one is rescued into a seat, and there’s always somebody with a heavy bag.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'cushion',
      'Captain Cushion',
      'he',
      [
        'Flump! Someone fell from the sky and was not hurt at all. It was [helper], the softest superhero in the city. {“I break every fall,” he said.|“I’m not strong and I can’t fly,” he said. “But whatever comes down, I’m underneath.” He held out a very soft hand.}',
        'A large pillow came round the corner with boots on. It was [helper], the superhero. {“Lean on me,” he said. [Hero] did. It was very good.|“You look as if you needed something to lean on,” he said. That was his power. [Hero] leaned for a minute, and everything seemed simpler.}',
      ],
      [
        '[Helper] lay down, and needed no pillow, for he was one.',
        '[Helper] plumped himself up once, turned his cool side to the moon, and sank.',
      ],
    ),
    figure(
      'ladylisten',
      'Lady Listen',
      'she',
      [
        'On the chimney sat a small old lady with big round ears. It was the superhero [helper]. {“I can hear a sad thought nine streets off,” she said.|“My power is listening,” she said. “It doesn’t look like much on a poster.” She could hear a sad thought at nine streets’ distance, and had brought a handkerchief.}',
        '“Shh,” said somebody behind [hero]. “You’re just about to have an idea. I heard it.” It was the superhero [helper]. {She held out one big ear to help it along.|She was small and old, with ears like two saucers, and she wore her cape for a shawl. “It’s nearly there,” she said. “I’ll walk with you until it comes.”}',
      ],
      [
        '[Helper] folded down her big ears, for there was nothing left to hear but sleep.',
        '[Helper] heard the last tram go to sleep, and then her own breath, and then nothing at all.',
      ],
    ),
    figure(
      'turbo',
      'Turbo',
      'he',
      [
        'Zoom! A dog with short legs and a long cape ran by, and then he ran back. “[Helper]! Super dog!” he said. {“I can fetch anything. What shall I fetch?”|“There’s nothing that I can’t fetch,” he said. “Sticks, slippers, help.” His cape was so long that he had to run to keep in front of it.}',
        'First came a bark, then a wind, then a slipper in a mouth. It was the superhero [helper]. {“I brought this,” he said. “I don’t know whose it is. It felt right.”|“I fetched it before anybody asked,” he said through the slipper. “I’m getting faster.” It was left foot only, but it was kindly meant.}',
      ],
      [
        '[Helper] turned round three times in his cape, and his short legs ran on for a little in his sleep, and were still.',
        '[Helper] laid a slipper beside his nose, in case anyone should want one in the morning.',
      ],
    ),
    figure(
      'maybe',
      'Doctor Maybe',
      'she',
      [
        'Up the drainpipe came a squirrel in a mask. She was the superhero [helper]. {“My power is to think of one more way,” she said. “Maybe two.”|“Some superheroes know at once,” she said. “I’m the one who says ‘maybe’. You’d be surprised how often it’s wanted.” She had three pencils in her tail.}',
        'A nut fell on [hero’s] head. “I wondered if that would work,” said a squirrel in a purple cape. {It was [helper]. “It did! You looked up.”|It was [helper], who tries things. “I’d thought of a trumpet, a letter or a nut,” she said, coming down, “and there was only one I had with me.”}',
      ],
      [
        '[Helper] wound herself into her own tail, and her last thought was “maybe”, and it was a soft one.',
        '[Helper] put three pencils to bed in a hollow branch and lay down beside them, as warm as a nut.',
      ],
    ),
  ],
  problems: [
    {
      id: 'lamps',
      title: ['The Night the Lamps Were Sad', '[Hero] and the Last Lamp in the City'],
      refrain: ['Up and over, roof to roof, superheroes need no proof.'],
      ask: 'Do you know what makes a lamp sad?',
      spark: [
        'One by one the lamps of the city went out{, and it was not the wind. “Something is wrong with them,” said [hero], and put on the cape. It was a job for a superhero.|. First it was one by the <baker’s~school~bridge>, and next the whole row along the river. There was no storm about, and nobody had touched a switch. People stood in the street with their keys, and could not find the lock. “It looks as if they had simply stopped,” said [hero], and tied a double knot in the cape. “I’ll have to ask them why.”}',
      ],
      way: [
        'A night watchman leaned on his broom. {“I say goodnight to each of them,” he said. “They liked that. But I’ve had a sore throat.”|“I used to have a word with every lamp on my round,” he said hoarsely. “How are we, number nine, and so on. But I’ve been in bed with my throat for a week.”}',
        'Under the last lamp lay a small wet ring. {It was not rain. It was salt.|There was one beneath every post, like the ring of a cup. [Helper] dipped a finger in. “Salt,” said [helper]. “This lamp has been weeping.”}',
        'A moth sat in the dark with her bag packed. {“They were my sun,” she said. “I never told them.”|“I’ve gone round that lamp each night of my life,” she said. “I thought it knew why.” She unpacked a little, when they said that they were going to see to it.}',
      ],
      tries: [
        'They flew up to a lamp and rubbed it. {Well, they climbed. It shone for a bit. Then it sighed and went out.|That is to say, they climbed, with someone pushing from below. It shone while they rubbed it, and when they stopped, it sighed and went out.}',
        'They looked at it with super eyes. {They saw a moth, and what the moth had had for <tea~lunch>.|They stared so hard that their ears moved. They could see through the glass, through the bulb, through a moth, and out on the other side.}',
        'They gave the lamp a strong look. {“Shine!” It didn’t. It hid its head.|“Shine!” they commanded, with their hands on their hips. The lamp drew in its neck, and next to it two others, which had still been on, went out for fright.}',
      ],
      solutions: [
        {
          id: 'thanks',
          text: [
            '[Hero] put an ear to the post. It was crying, very softly. {“We shine each night, and no one says thank you.” So [hero] called it down to all the people. “THANK YOU!” they said. And every lamp came on.|“We’re up all night,” it said, “so that they can see their feet. They look at their feet. They’ve never once looked at us.” So that was it. [Hero] knew what to do, and it needed no muscles. [He] ran from door to door. And soon all the people came out into the dark street, in their slippers, looked up and said it: thank you. There was a flicker. Then light went along the street, lamp after lamp, like <a blush~a smile~good news>.}',
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
        'People could find their doors again, and wave to each other. {No one knew who the superhero had been.|They asked each other which superhero it had been. “I didn’t see one,” said [hero], and that was true, for there wasn’t a mirror about.}',
      ],
      fact: '[Hero] brought back the light to all the lamps of the city.',
    },
    {
      id: 'cape',
      title: ['The Cape That Had Shrunk', '[Hero] and the Tiny Cape'],
      refrain: ['Big cape, small cape, blue or red, superheroes go to bed.'],
      ask: 'Have you got a cape to spare?',
      spark: [
        'Oh no! The super cape had been in the wash. Now it was as small as a <sock~leaf~bun>! {“How can I help with no cape?” said [hero]. And just then the bell rang. Somebody needed a superhero.|It came out red, clean and no bigger than a sock. [Hero] put it on one thumb. It fitted the thumb very well. “A superhero without a cape,” [he] said, “is just a person.” And at that very moment the bell rang. A kitten was up the tallest tree in the city, and it was getting cold. There was nobody else to go.}',
      ],
      way: [
        'At the laundry a big machine hung its head. {“I was too hot,” it said. “I wanted to be nice and warm.”|“It came in so cold and wet,” said the washing machine, “from saving somebody. I only wanted to warm it up.” They told it that no harm was meant, and none was done.}',
        'An old superhero sat feeding pigeons with no cape on at all. {“Mine is on a shelf,” he said. “I still helped three people today.”|“I gave mine to my grandson for a tent,” he said. “I’ve helped three people since breakfast. Nobody seemed to miss it.”}',
        'They could hear the kitten now, quite high up. {“Mew,” it said, and then, “I’m not crying. It’s the tree.”|“Mew,” it went, from somewhere near the moon. And when they called up to it, “I’m perfectly all right. I’d just like someone to be where I am.”}',
      ],
      tries: [
        'They pulled at the cape, one at each end. {It grew long. But it grew thin too. Now it was a ribbon.|It got longer, certainly, but it got no wider, and at the end of it they had a very good ribbon.}',
        'They tried a curtain, a map and a fish net. {The net caught on the door. Boing! There they hung.|The curtain was too dark to see in, and the map tore at <Spain~Wales~Norway>. The net caught on the door handle, and there they hung.}',
        'They called up to the kitten, “Jump!” {It looked at them. It would not, and they would not have either.|The kitten looked down. You could see it think that this was the silliest thing it had been told all day.}',
      ],
      solutions: [
        {
          id: 'without',
          text: [
            '“I’ll just go up,” said [hero]. And [he] did, branch by branch, with no cape at all. {The kitten crept into [his] jumper. It purred. “You’re my hero,” it said. So it was not the cape.|There was no time to find another one. [He] held on with both hands, and didn’t look down, and talked all the way, about <milk and about mice~fish and about warm stoves~string and about sardines>. At the top the kitten walked straight into [his] jumper and hid its nose. It was only when they were down again that [hero] remembered. “I forgot that I wasn’t wearing it,” said [hero]. “Wearing what?” asked the kitten.}',
          ],
        },
        {
          id: 'kitten',
          text: [
            'They made a ladder out of all the superheroes’ capes, knot by knot. {Down came the kitten. It shook with cold. “Look,” said [hero]. The tiny cape was just its size! So now there was one more superhero.|All the superheroes gave theirs, and not one of them asked for it back. Up went the ladder, <blue and green and striped~red and spotted and gold>, and down came the kitten, step by step, and at the bottom it stood and shook. It was so small, and the night was so cool. [Hero] looked at the little red cape on [his] thumb. Then [he] tied it round the kitten. It could have been made to measure. It stopped shaking and put up its tail like a flag.}',
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
      refrain: ['Some can fly and some can run, some can help till the day is done.'],
      ask: 'Was that you crying?',
      spark: [
        'All the superheroes had a power. One could fly. One could lift a bus. “And what can I do?” asked [hero]. {Nobody knew. Then they heard it: someone cried, down in the city. But who?|“You’ll find out,” said the one who could lift a bus, but that’s easy to say if you can lift a bus. Just then they heard it. Somewhere in the city somebody was crying, so softly that the loud ones had missed it. “That’s one for me,” said [hero], and slid down the drainpipe.}',
      ],
      way: [
        'A pigeon had heard it too. {“It was low down,” she said. “It was big and soft, like a coat.”|“I know all the sobs on this side of town,” said the pigeon. “This was a new one. Large, I’d say, and embarrassed.”}',
        'On a wall lay a damp handkerchief, folded very neatly. {“It is someone tidy,” said [hero].|It was as big as a flag, and there was oil on one corner. “Someone who works,” said [hero], “and who doesn’t like to leave a mess.”}',
        'A baby in a pram was asked. {It pointed with its rusk. It had looked when nobody else did.|Everybody had gone past with their chins up. But a baby looks at what’s there. It took its rusk out of its mouth and pointed down the street, past the bakery.}',
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
            'On a step sat the bus driver, big as a bear, and wept. {“I don’t know why,” he said. [Hero] sat down beside him. [He] did not say a thing. [He] only stayed. After a while it was better. “That’s a big power,” he said.|“There isn’t any reason,” he said. “It’s just one of those days.” He was very large, and had nowhere to put his hands. [Hero] couldn’t think of any good advice. So [he] sat down next to him and stayed. They looked at the <pigeons~puddles~lamps>. A tram went by. After quite some time the man blew his nose like a <trumpet~steamer~trombone>. “How did you do that?” he asked. “I didn’t do anything,” said [hero]. “Yes,” said the man. “Just like that.”}',
          ],
        },
        {
          id: 'lost',
          text: [
            'It was the town clock! It stood still and wept oil. {“I’m slow,” it said. “They all laugh.” “I’m glad you’re slow,” said [hero]. “Then the day is longer.” The clock smiled. Tick. Tock. It went on, in its own time.|It had stopped at <ten past~twenty to~five to>, and there was a tear of oil on the six. “I lose two minutes a day,” said the clock. “Everyone complains.” [Hero] thought about it. “Last week I ran for my tram,” [he] said, “and I’d have missed it, but you were late, and so was everybody, and so I didn’t. Thank you for that.” The clock had never been thanked in its life. It gave a click. It gave a tock. And all over the city people had two minutes more.}',
          ],
        },
      ],
      after: [
        '“So what is your power?” asked the others. {“I think it’s this,” said [hero], and took one by the hand.|“I think that I notice,” said [hero]. They were all silent for a moment, for none of them could do that.}',
      ],
      fact: '[Hero] found a quiet power that no other superhero had.',
    },
    {
      id: 'quiethour',
      title: ['The Night the City Could Not Hush', '[Hero] and the Very Loud City'],
      refrain: ['Hush goes the tram and hush goes the street, hush go the superheroes’ feet.'],
      ask: 'Could you be a bit more quiet, please?',
      spark: [
        'A new baby had come to the city, and it could not sleep. {Ding! said the tram. Bong! said the clock. Bim, bam, boom! “Shh,” said its mother, but the city did not hear. It was a case for a superhero.|It was three days old and lived over the fish shop. Whenever its eyes closed, something went ding, or bong, or “Fresh herring!” No one meant any harm. The city had always been loud, and it had got louder, because each noise had to be heard above the others. A note came down on a string. “Please,” it said, “is there anyone with a quiet power?” [Hero] tightened the cape.}',
      ],
      way: [
        'The town clock was sorry. {“I have to bong,” it said, “or the tram comes late.” The tram had to ding because of the clock.|“I’ve got to drown out the tram,” it said, “or nobody knows the time.” The tram, when they asked, was ringing so as to be heard over the clock. “Who started it?” wondered [helper].}',
        'An old cat walked along the wall. You could not hear a thing. {“It’s in the toes,” she said. “You put down the night first, then the foot.”|“I’ve lived here for fifteen years,” said the cat, “and nobody’s heard me yet. It isn’t hard. One first puts down the quiet and then the foot.”}',
        'They found one street where it was already still. {A snail lived there. “I asked,” he said. “They said yes.”|It was short, and had a tree in it. How had they managed it? “I asked them,” said a snail on a doorstep. “One at a time. It took me all summer.”}',
      ],
      tries: [
        'They put a cape over the bell of the tram. {Now it went “dumf”. The driver got out to see who was ill.|It went “dumf” at each corner, like somebody <falling into a sofa~sitting down on a pudding>. The passengers all got out to help him up.}',
        '“QUIET!” they called from the tallest roof. {It was the loudest thing that night. The baby clapped.|There was an echo, and the echo had an echo. Windows were opened all over the city, so that people could ask each other what had been said.}',
        'They gave the whole city cotton wool for its ears. {Then nobody could hear, so they all spoke up.|It took nine sacks. “WHAT?” said the city. “I SAID, IT’S QUITE NICE,” said the city. They went round again and collected the cotton wool.}',
      ],
      solutions: [
        {
          id: 'whisperchain',
          text: [
            '{“Don’t call it,” said [hero]. “Whisper it.” [He] whispered to the clock, and it whispered to the tram. It went from ear to ear. “There’s a baby asleep.” Ding, said the tram, as soft as a <spoon~biscuit~snowflake>.|[Hero] went up to the clock and put [his] mouth to the keyhole. “There’s a baby,” [he] whispered, “three days old. Pass it on.” If somebody whispers to you, you whisper too, you can’t help it. The clock told the tram, the tram told the bridge, and the bridge told the boats. It spread from street to street, like dusk. “Fresh herring,” breathed the fishmonger, with a finger on his lips. And in the end you could hear what was underneath it all, and it was one very small snore.}',
          ],
        },
        {
          id: 'turns',
          text: [
            '{[Hero] wrote a list on the back of the cape. “Each one may have a turn!” First the clock, then a rest. Then the tram, then a rest. Now none had to be loud. It was like a lullaby: bong, hush, ding, hush.|“You’re all so loud,” said [hero], “because you all go at once.” [He] called everyone together on the square, the clock, the tram, the bridge and the herring man. The clock should have the beginning of the hour, and the tram its corner, and in between them there’d be a pause, in which nobody had anything to do but listen. They tried it, shyly. “Bong,” said the clock. Then came the pause. It was as wide as a meadow. “Ding,” said the tram, and hardly touched its bell. By the second round it was a tune, and the baby slept on the pauses like a cat on cushions.}',
          ],
        },
      ],
      after: [
        'Somewhere a shutter was closed with both hands. {Even the superheroes went on tiptoe.|People walked home with their shoes in their hands, smiling at each other. It turned out that the entire city had been longing for it.}',
      ],
      fact: '[Hero] made the city quiet for the new baby.',
    },
    {
      id: 'tiredbus',
      title: ['The Bus That Would Not Go Round Again', '[Hero] and the Sulky Bus'],
      refrain: ['Round the square and over the hill, what do you do if a bus stands still?'],
      ask: 'What does a bus do when it has had enough?',
      spark: [
        'The yellow bus stood still in the middle of the bridge. {“I won’t,” it said. “I go round and round, and I never get there!” All the people sat in it with their bags. “Leave it to me,” said [hero].|The driver had tried the key, and had tried saying “come on, old thing”. It stood there, with its lamps down. “Thirty years,” said the bus. “Market, station, hill, bridge, market. I’ve worked it out. I’m always just where I was.” There were eleven people on board, with shopping, and a goldfish on its way to a new home. All of them were very nice about it, but it was getting dark. A superhero can lift a bus. That wasn’t the trouble, thought [hero]. Somebody would have to cheer it up.}',
      ],
      way: [
        'The old lady on the back seat leaned out. {“I met my husband on this bus,” she said. “I never told it.”|“He gave me his seat,” she said, “between the market and the station. Forty years we’ve been married. I’d always supposed that the bus had noticed.”}',
        'A snail was crossing the bridge beside them. {“I always go straight,” he said. “I’d love to go round. Then I’d see all of it twice.”|“You’re lucky,” he said to the bus. “I’ve been going straight on since I was a child, and I’ve never once met the same daisy again. You get them all twice a day, and they wave.” The bus flicked one lamp.}',
        'Under the bridge lay a tug boat, who knew all about it. {“I felt like that,” it puffed. “Then I went home the other way. Oh, the view!”|“I’d had it up to the funnel,” said the tug. “Same river, every day. And then one evening I came back in reverse. I’d never seen the other sides of things.”}',
      ],
      tries: [
        'All the superheroes pushed. {The bus put its brakes on and hummed. It’s hard to push a bus that hums.|Nine superheroes leaned on it, with their capes flapping. The bus pulled on every brake it had, and sang a bit, to show it wasn’t tired. The bridge moved slightly. The bus didn’t.}',
        'They painted a new name on the front: “To the Sea”. {It set off! But there was no smell of the sea. It stopped again, and sighed.|For the length of three lamp posts it went like a young thing. Then it saw the market. “I’m not silly,” it said, more hurt than cross, and they had to take the sea off again.}',
        'They gave it a bucket of the very best oil. {“Thank you,” it said. “Now I’m a bus that won’t go and doesn’t squeak.”|It drank it to the bottom and was touched. But it only said that now it could refuse without a squeak.}',
      ],
      solutions: [
        {
          id: 'otherway',
          text: [
            '{“Turn round,” said [hero]. “Do it all the other way!” The bus had never thought of that. Bridge, hill, station, market! “That <tree~statue~shop> has a back!” it said. All the people waved.|“Who says that it’s got to be in that order?” asked [hero]. The driver looked in the book. Nobody did. So the bus turned, with eleven people and a goldfish, and went over the bridge the way it had always come. It went slowly. “There’s a stork on that chimney!” it said. “Has there always been a stork?” It saw the front of every house that it only knew from behind, and the whole market waving instead of the whole market’s aprons. When they came to the end there were still eleven people on board, though four should have got off long ago.}',
          ],
        },
        {
          id: 'stories',
          text: [
            '{[Hero] asked each of the people, “Where did this bus take you?” “To my <wedding~first dance~new house>,” said one. “To my first day,” said another. “Home,” said a third, “each night.” The bus listened. “I thought I was just going round,” it said.|[Hero] sat down on the bottom step. “I don’t think the bus knows what it’s for,” [he] said to the people. “Could you tell it?” They were shy to begin with. It had taken one to his wedding, in the rain. It had brought another her baby home, and gone extra softly over the stones. One had been carried past a certain window each day for a year, until he got up the courage to ring the bell. “And me?” said the goldfish. “I’m going to live somewhere. I never have before.” The engine gave a cough. “Hold tight, please,” said the bus in a voice that wasn’t quite steady.}',
          ],
        },
      ],
      after: [
        'The bus took each of them right to their own door. {It had never done that before. “Goodnight,” it said to each one.|That evening it stopped at every single door, which isn’t in the timetable, and the goldfish was carried in last, to a round of applause.}',
      ],
      fact: '[Hero] cheered up the yellow bus.',
    },
    {
      id: 'unseen',
      title: ['The Superhero No One Could See', '[Hero] and the Invisible Boy'],
      refrain: ['I look to the left and I look to the right, who is the friend that is just out of sight?'],
      ask: 'Have you seen somebody that you can’t see?',
      spark: [
        'One chair in the club of superheroes was always empty. But the cocoa in front of it went down. {“I’m here!” said a voice. “I can’t be seen. And now I can’t turn back!” “Don’t worry,” said [hero]. “We will find out how.”|“I was practising,” said a boy’s voice over the chair. “I’ve got the power of being invisible, and it’s very good for surprise parties. Only this morning I went like that, and I can’t get back.” The cup rose, tilted and sank. “My mum’s putting supper on the table for seven. She’ll think that I haven’t come, and I’ll be right there.” It was the saddest thing that had been said all week. [Hero] held out a hand to where the voice was, and someone took it. It was a small hand, and sticky.}',
      ],
      way: [
        'A dog came up to them and wagged at thin air. {“He’s got jam on,” she said. “Is he lost? I can see him fine.”|She sat down before the empty place and offered it a paw. “There’s a boy here,” she said. “I don’t see what you mean. I never go by looks.”}',
        'In the street of the glass makers they asked an old man. {“I make things that can’t be seen,” he said. “They’re there when you hold them.”|“Glass is the same,” he said. “You only know that it’s there when the light comes through it just so. Or when somebody’s fond of it.” He polished something they couldn’t see.}',
        'A puddle showed only two of them, and then a ripple. {“Somebody’s there who thinks he isn’t,” it said.|They looked again. There was [hero], and there was [helper], and between them was a gap, as wide as a boy. Nobody stands that far apart for nothing.}',
      ],
      tries: [
        'They threw flour, so that he would show. {He sneezed. Now there were six white feet, and one was a cat’s.|It’s the old way. There was a sneeze, and the whole cloud moved over and came down on a cat, who hadn’t been invisible at all.}',
        'They dressed him in a coat, a hat and gloves. {He looked like a coat out for a walk. A lady dropped her bag.|From a distance it was quite convincing. But the coat said “Good evening” to a lady with a bag, and then they had to pick up forty <onions~oranges~potatoes>.}',
        'They all looked very hard at the place. {“I’m over here,” he said. It was the wrong place.|They stared until their eyes watered. There was a cough behind them. “I went to look at the fish,” he said.}',
      ],
      solutions: [
        {
          id: 'tellhim',
          text: [
            '{[Hero] shut both eyes and said, “I know you. You <laugh before your own jokes~hum into your soup~count your peas>.” “That’s me!” he said. One ear came back. “You gave me the big half,” said [helper]. Back came a knee. Soon he was all there.|“We keep on looking,” said [hero], “and that isn’t how anyone sees a friend.” [He] thought about it. “You give away the bigger half. You hum when you’re reading. You laughed before you got to the end of the joke about the <goat~parrot~plumber>.” In the air there was a bit of pink, and it was an ear. “And on <Tuesday~Thursday~Sunday>,” said [hero], “when I was sad, you didn’t ask me anything, you moved up.” A nose came. Somebody had only to go on telling, and so they did, until there he stood on the mat, all the way down to his odd socks.}',
          ],
        },
        {
          id: 'mumsees',
          text: [
            '{They took him home and rang the bell. His mum opened. She looked at the air, and smiled. “There you are,” she said. “Wash your hands.” And there he was! She had never needed to see him.|“Let’s try the person who knows you best,” said [hero]. They went up four flights with a sticky hand between them, and [hero] rang. The mother had an apron on and a spoon in her hand. She saw two people, and a space. Anyone else would’ve asked. She put her head on one side. “You’re late,” she told the space tenderly, “and you’ve been in the jam.” There was a pop, like a kiss. Exactly where she was looking stood a boy with jam on him. “How did you know?” he asked. “I always know where you are,” she said. “Come in, all of you. There’s plenty.”}',
          ],
        },
      ],
      after: [
        'There was soup for them all, and a chair for each. {The boy sat on his, and you could see it well.|It was <dumpling~noodle~pea> soup. The boy had two helpings, so that everybody could watch them disappear in the usual way.}',
      ],
      fact: '[Hero] helped the invisible boy to be seen again.',
    },
    {
      id: 'statue',
      title: ['The Statue Who Wanted to Sit Down', '[Hero] and the Superhero of Stone'],
      refrain: ['Stone arms up and stone feet down, who holds the bus for the whole of the town?'],
      ask: 'Could you hold up a bus for a minute?',
      spark: [
        'In the park stands a superhero made of stone, and he holds up a stone bus. Tonight he groaned. {“A hundred years,” he said, “and I’ve never put it down. My arms!” [Hero] looked up at him. “Then it’s your turn to be helped.”|Pigeons flew up. “I beg your pardon,” said the statue. “I meant to keep that in. But it’s a hundred years today, and in all that time I haven’t scratched my nose.” He couldn’t simply set it down, for there was a stone family in it, and they were looking out of the windows and trusted him. “You’ve held it long enough,” said [hero]. “Superheroes need a rest too. It’s only a matter of who holds the bus.”}',
      ],
      way: [
        'The smallest statue, who holds somebody’s hand, had a thought. {“Mine weighs nothing,” she said. “It’s because there are two of us.”|“I’ve had my arm out just as long,” she said, “and I’m not the least bit tired. I’ve somebody on the other end of it.” The pigeons nodded.}',
        'They met a builder going home with his jack. {“It goes up an inch at a time,” he said. “That’s how you lift a house.”|“You never lift the whole thing,” he told them, screwing it shut. “You lift a hair’s breadth, and you put something under it, and then you have your tea.”}',
        'A stone child looked out of the stone bus. {“We could get out,” it said. “No one ever asked.”|“We’re only on our way to the <zoo~seaside~fair>,” it called down. “We could get out and stretch our legs, if someone held the door. It’s been a longish ride.”}',
      ],
      tries: [
        'The one who lifts buses tried it. {“It’s stone,” he said. His face went red. His socks fell down.|He spat on his hands. It was stone, however, and weighed as much as a church with everybody in it. There was a creak, and that was his braces.}',
        'They tied it to a hundred balloons. {The balloons went up. The bus did not know about it.|They took all that the park had, in five colours. There was a brave small tug at the strings. A breeze came, and they took hold of the bench instead, and it went as far as the pond.}',
        'They told the statue to think of feathers. {He thought. A pigeon came. It made it heavier.|“Light as a feather,” he repeated, with his eyes closed. “Light as a feather.” Upon that eleven pigeons came and sat on it, who had felt that they’d been called.}',
      ],
      solutions: [
        {
          id: 'alltogether',
          text: [
            '{[Hero] called from door to door. Out they came, the whole town. Each put up one hand, big or small. “Now!” Up it went, like a <loaf~cake>. The statue sat down. “Aaah,” he said, and scratched his nose.|It wasn’t a matter of someone strong. It was a matter of enough people. [Hero] went down every street, and they came in their slippers, the <baker~barber~dentist>, the bus driver and the twins from number <nine~four>, each with one hand free. They stood under it as close as pencils. “Just your own bit,” said [hero]. “Nobody needs to hold more than that.” They held, and it hung there over them and weighed on each no more than a <hat~coat~cat>. The stone superhero took his arms away, one after the other. He sat down on the grass, and the sound he made was so happy that several people cried.}',
          ],
        },
        {
          id: 'parked',
          text: [
            '{[Hero] asked the stone family if they would mind walking. “We’d love to,” they said. Out they hopped. An empty bus is not so heavy! He put it down on the grass, and sat on its step.|“Has anybody ever asked the passengers?” said [hero], and went up on [his] toes. “Excuse me. Would you mind if he put you down for a while?” There was a stir behind the stone glass. “Mind?” said the stone mother. “We’ve been wanting to say it for years. But he was being so brave.” So he bent his knees, very slowly, with all the superheroes saying “left a bit”. It touched the grass with a crunch. They all got out. The children felt the lawn with their bare stone toes. He sat down on the step of it, put his chin in his hands, and someone scratched his nose.}',
          ],
        },
      ],
      after: [
        'In the morning he would take it up again. {“But on Sundays I sit,” said the statue.|Now there’s a card on the lawn: “Sundays off.” If you go by then, you’ll see him sitting with his boots undone, and a stone child asleep on each arm.}',
      ],
      fact: '[Hero] let the superhero of stone sit down at last.',
    },
    {
      id: 'spoonsignal',
      title: ['The Signal Nobody Understood', '[Hero] and the Spoon in the Sky'],
      refrain: ['Light on the cloud and light in the air, who is it calling, and why, and from where?'],
      ask: 'Who would call a superhero with a spoon?',
      spark: [
        'There was a light on the clouds! It was the superhero signal. But it was the wrong shape. {It was not a star and it was not a bolt. It was a spoon. “Who needs help with a spoon?” asked [hero], and put on the mask.|A star meant a fall, a bolt meant something stuck, and there was one like a cat. This one was long and thin and had a round end, and all over the city superheroes stood on their roofs with their heads on one side. “It’s a <tennis racket~lollipop~banjo>,” said one. “It’s a tadpole.” [Hero] looked longer than the others. It was a spoon, and it trembled a little, as though whoever held the lamp was not very used to it. “It doesn’t matter what it means,” said [hero]. “Somebody’s sent it.”}',
      ],
      way: [
        'A chimney sweep had come past it. {“The light came up out of a yard,” he said. “And a smell came too. Mm.”|“It comes up between the houses by the river,” said the sweep. “I had my head in a chimney, and what came up was <leeks~carrots~dumplings>.” He swallowed.}',
        'On a step stood a bowl with a cloth on it and a note. {“For you,” it said. It didn’t say who “you” was.|“For anyone,” it said, in a round hand. There was a bowl at the next door too, and none had been touched. Everybody had thought that it must be for somebody else.}',
        'A boy in a window had counted. {“It blinks nine times,” he said. “Then it stops, as if it waits.”|“It goes nine times, and then it’s dark for as long as you’d listen for steps,” he said, “and then it goes again. I don’t think it’s a danger sort of blink.”}',
      ],
      tries: [
        'They came with nine hundred spoons. {They did not know where to put them.|Every drawer in the superheroes’ kitchen was turned out. They stood there, ready for anything, and nothing further happened.}',
        'They sent a signal back. It was a fork. {The spoon went out. It thought that it had been rude.|“We’ll answer,” said [helper], and cut it out of card. Up on the cloud, beside the spoon, stood a fork. The spoon went out at once. It came on again after a while, but smaller.}',
        'They flew right at the light. {It was only a cloud. It was wet in there, and there was a duck.|When you come up to a signal there’s nothing there, just weather. They met a duck in the middle of it, who said that people were always asking her.}',
      ],
      solutions: [
        {
          id: 'soup',
          text: [
            '{They followed the beam down to a small kitchen. There stood a cook with a big, big pot. “I made too much,” he said. “I have nobody to eat it with.” So they all sat down. It was the best soup of all.|“It has two ends,” said [hero], “and we keep on looking at the wrong one.” They went down along the beam, hand under hand, into a back yard. By a lamp with a spoon tied across it stood a man in a white hat. “I don’t need rescuing,” he said, very red. “I’ve just moved here, you see. I can’t cook for one. I’ve never been able to get it under forty.” Behind him steamed a pot like a bathtub. “I put out bowls, but I expect they’re shy.” “We’re forty,” said [hero], “if you count the dogs.”}',
          ],
        },
        {
          id: 'fetchtable',
          text: [
            '{[Hero] knocked on each door in the street. “Bring a chair,” said [hero], “and bring your own spoon!” They made one long table under the light. In the middle sat the new cook, and he was not alone at all.|“A spoon,” said [hero] slowly, “is what you hold when you’re waiting for someone to sit down.” [He] didn’t go to the lamp at all, but the other way, from door to door. “Bring a chair,” [he] said to each of them, and there was such a picture in the sky that nobody asked why. They set table to table down the whole length of the street. When it was laid, they rang the bell of the yard that the light came from. A man opened with a ladle in his hand, a stranger, in a tall white hat. He looked along a hundred yards of faces. “Oh,” he said, “you’ve seen it.”}',
          ],
        },
      ],
      after: [
        'Now the spoon is up there each Friday. {All the superheroes know it: it means “soup”.|They’ve put it in the superhero handbook, on the last page, in between “snow” and “stuck”: one spoon, come hungry, no cape required.}',
      ],
      fact: '[Hero] understood the signal of the spoon.',
    },
  ],
  obstacles: [
    'The gap between two roofs was too wide to jump. {A washing line went over it. They went hand over hand, past a row of socks.|There was a washing line, however, and they went across it hand over hand, past four shirts and some socks, and turned the socks round as they went so that they should dry.}',
    'The lift was stuck between floors with a tuba in it. {“Pull,” said the man. They pulled. Boooop! Out it came.|“It’s only the tuba,” said the man inside. They all pulled at it together, and it came out with the lowest note in the world, and after that the lift went perfectly well.}',
    'A cape had caught in a door, and its superhero was on the other side. {“After you,” he said. So they opened it. He had been polite since noon.|“I can wait,” said a voice from inside. He’d been standing there since noon so as not to trouble anybody. They opened the door by an inch, and two people were happy.}',
    'A parade of ducklings was crossing, and all the city had stopped. {A superhero held up his hand. “No hurry,” he said. There were nine, and then one more.|A superhero stood with his arms spread, and behind him waited two trams, a fire engine and a bride. “Take your time,” he told the last duckling, and it did.}',
    'The only way up was a drainpipe, and it was ticklish. {“Hee hee,” it said. They had to go up in socks.|They’d hardly got hold of it when it began to shake. “It’s your boots,” it gasped. In socks it went a good deal better, except for one place just below the gutter.}',
    'The wind blew all their capes over their heads. {They walked with hands out. “I’ve got somebody’s nose,” said [helper]. It was a post.|For a moment no superhero in the city could see a thing. They turned about, walked backwards, and then the wind could only push.}',
    'A sign said, “Superheroes, please use the other stairs.” {There were none. They waited, and some more were built.|There was just the one staircase. Under the sign sat a man who was making the other one. They held the nails for him, and were the first to go up.}',
    'An enormous dog lay across the bridge and would not budge. {He wanted his ears done. It took them all, one ear each.|He did not growl. He only looked at them with hope and turned his head. It took four hands to an ear, and after that he got up and held the bridge for them.}',
  ],
  encounters: [
    'A superhero was hanging by his cape from a hook. {“I’m resting,” he said. “Could you turn me round a bit?”|“I meant to land here,” he said. “Could you turn me so that I see the sunset? Thank you. And if anybody asks, I’m on duty.”}',
    'They helped an old lady over the street. Then she helped them back. {It was fun. They did it twice.|On the other side she insisted on seeing them safely back again, as it was getting dark, and so it went on for some time.}',
    'Two small girls in capes were saving ants from a puddle with a spoon. {“One at a time, please!” they called.|“Ants with children first!” they called out, and all the ants said that they had children.}',
    'On a wall sat a pigeon with a mask on. {“You don’t know me,” it said.|“You don’t know who I am,” it said. They said that they were sure they didn’t, and it looked pleased, and a bit disappointed.}',
    'A superhero sat on a bench, and had her boots off. {“My power is walking,” she said. “I’ve had enough of it for today.”|“I can outwalk a train,” she said, “but it goes to the heels.” They admired the boots, which were as thin as leaves.}',
    'A boy sold lemonade to superheroes. {“One cup, one good deed,” said the sign. He had a lot of good deeds in his tin.|They paid by tying his shoelace. “Keep the change,” said [helper], and tied the other one.}',
    'A cat stood at the foot of a tree and looked up at a superhero. {“He can’t get down,” she said. “I’ve called a cat.”|“He went up to fetch me,” said the cat, “and I’d only gone up to think. Don’t fuss him. He’ll come when he’s hungry.”}',
    'Somebody had lost a mask, and a hedgehog was wearing it. {“Nobody knows me now,” he said. They could see that he was a hedgehog.|“Who am I?” asked the hedgehog. They guessed a bear, a lamp and the mayor. He trundled away, deeply content.}',
    'A superhero was saving a bit of cake. {“For whom?” “For later,” he said. It’s hard work.|He had his arms folded, and looked past it. “I’m saving it till after supper,” he said through his teeth. They all agreed that they’d never seen such power.}',
    'The window cleaner went up past them with his bucket. {“I see them all,” he said. “You’d laugh. One sleeps in his cape.”|“I do all the superheroes,” he said, going up. “Lovely people. They’ve every one of them got a teddy, but you didn’t get that from me.”}',
    'A lamp post bent down to tie the lace of a small girl. {“It’s not in my job,” it said, “but who else was near?”|“I’m not a superhero,” it said, when it saw their capes, “I was only standing here.” “That’s how it starts,” said [hero].}',
  ],
  favourite: [
    'On its hook behind the door hung a small cape, all its work done for the day.',
    'On the wall stood the shadow of a hero with both hands on its hips. It was only the lamp.',
    'A mask with a bit of elastic lay on the chair, and looked at nobody.',
    'On the pyjamas was a big letter, ironed on, and it rose and sank.',
    'Behind the curtain a cardboard city had put out all its windows.',
    'The teddy wore a cape of blue felt, and he had been lying down in it since supper.',
    'Under the bed, side by side, stood two red rubber boots, at rest.',
    'By the door hung a list of good deeds for tomorrow, and there was no hurry about it.',
  ],
}
