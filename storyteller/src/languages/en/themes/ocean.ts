import type { ThemePack } from '../../../craft/pack.ts'
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
        '[Hero] lived in the last house before the sea. {All day the waves said hush.|From the window you could see the lighthouse and nine boats, and all day long the waves said hush to nobody in particular.} ((The doormat was full of sand. It always would be.))',
        'Knock, knock, knock went the boats in the harbour. [Hero] sat on the steps and ate a bun. {It tasted of salt.|Everything there tasted a little of salt, even the buns, and [hero] thought that buns from anywhere else were a bit plain.}',
        'A bell rang on the last boat, and [hero] came down the harbour wall to catch the rope. {It smelled of fish and of evening.|It was [hero’s] job every evening, and the boats came in one after another and lay down side by side, like cows in a barn with salt on.}',
      ],
      [
        'The harbour smelled of rope and tar. {A gull sat on each post.|A gull sat on each post, and each gull looked the other way, as if they had all quarrelled about the same fish.}',
        'Nets hung along the harbour wall, and cats slept in them, one to a net. {“Caught any?” “Nine,” said the fisherman.|“How’s the catch?” people asked the fisherman. “Nine,” he said, “but they’re all asleep, and I haven’t the heart.”}',
      ],
      [
        'Back along the wall they went, slowly, with the sea breathing on one side. {The house by the harbour had a warm light on. [Hero] wiped the sand off [his] feet and got into bed.|In the last house the lamp was lit. [Hero] wiped most of the sand from [his] feet, for all of it is never possible, and climbed into the warm bed under the window.}',
        'The lighthouse drew its long soft arm over the sea and over the roofs, and over again, like somebody stroking a cat. {In the last house it was warm in bed.|In the last house the curtain grew bright and dim, and bright and dim. [Hero] lay and let it go over, and it had no corners at all.}',
        'In the harbour the boats had stopped knocking, and each leaned on the next. {[Hero] went in and shut the door on the sea. The bed was warm.|[Hero] went in at the last house and left the sea on the step, where it lay down like a dog. The bed was warm, and the pillow smelled a little of salt.}',
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
        'On Pocket Beach [hero] was looking for round shells. {There was one in a crab’s hand. “Swap?” said the crab.|The best ones lie where the last wave has just been, and you have to be quick and polite, as the crabs look for them too.}',
      ],
      [
        'In the rock pools lay red weed and round shells. {A shrimp waved. It had a lot of arms to wave.|A shrimp waved from under a ledge, and as it had ten legs to wave with, it took [hero] some time to wave back properly.}',
        'A crab on Pocket Beach had a stall with stones. {“Round ones,” he said, “or very round ones.”|“What does it cost?” one asked. “One stone,” said the crab. It was hard to see how he lived, but he had been there for years, and was well thought of by the tide.}',
      ],
      [
        'The tide came in behind them on soft feet and filled the pools, one by one. {At home a warm bed was waiting. [Hero] lay down and could still hear the waves.|At the top of the path stood the small house with its window open to the sea. [Hero] lay down, and the slow waves came right up to the edge of the pillow, or sounded as if they did.}',
        'The sand was cool now, and the small waves of the beach came in and lay down. {Up the path stood the bed, and it had no sand in it, or just a bit.|They said hush on the stones, and drew back, and were sorry, and said it once more. In bed [hero] could still feel the warm sand between two toes.}',
        'The last wave had wiped the sand quite smooth, and on Pocket Beach nothing moved but the moon. {[Hero] went up the path to bed, with one small shell to hold.|[Hero] went up the path with a shell in one hand, and it was still in that hand under the blanket, growing slowly as warm as a person.}',
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
        'It was sweeping day on the Lantern Reef, and [hero] had the broom. {The sand went up. Then it came down again.|Under the sea you sweep mostly upwards, and then you wait, and in the meantime [hero] leaned on the broom and said good evening to the fish.}',
      ],
      [
        'All round the reef swam fish as thin as leaves. {They turned left. They turned right. They never bumped.|They turned left all at once and then right all at once, and if one of them ever had an idea of its own, it kept it to itself.}',
        'On the reef the seahorses were being led home from the sea meadow. {They went hop, hop, with their tails curled up.|A young prawn walked behind them with a stalk of weed. Whenever one of them stopped to look at itself in a bubble, he had to wait, for seahorses cannot be hurried, only praised.}',
      ],
      [
        'They drifted down to the Lantern Reef, where the lamp fish glowed low and dim. {[Hero] slid into the pink shell bed. It was soft and still.|The water was warm as breath. [Hero] slid into the pink shell bed and pulled up a blanket of the softest weed.}',
        'The sea went dark blue and then black blue, and one lamp fish after another put out its lamp. {The pink shell closed, but only as far as a door that’s left on the latch.|Nothing on the reef moved but the weed, to and fro, as slow as breath. [Hero] lay in the pink shell, and the whole sea was tucked in at the sides.}',
        'On the Lantern Reef the fish had tucked themselves in between the stones, and the weed hung still. {[Hero] lay in the pink shell and let out one last bubble.|One last bubble went up, slow and silver, with nothing in it but a goodnight. [Hero] lay in the pink shell and did not see it arrive.}',
      ],
    ),
    place(
      'boat',
      'water',
      'the boat called Patience',
      'on the boat called Patience',
      [
        'The boat was called Patience, and she was never in a hurry, and [hero] was her captain. {There was a stove, a kettle and a cat.|She had a stove in the middle and a kettle on the stove. The sea went by on both sides of her at the speed of somebody looking in at shop windows.}',
        'Slap, slap, went the sea against the boat called Patience. [Hero] was frying a fish finger. {The gulls pretended not to look.|Eleven gulls had just happened to sit down along the rail, with their backs to the pan, and were speaking of the weather.}',
        '[Hero] was painting the name on the boat called Patience, for the rain had washed some of it off. {For a bit she was only called “Pat”. She liked that too.|For half an hour she was only called “Pat”, and the waves, who take things as they find them, called her that all evening.}',
      ],
      [
        'There was a shell for a doorbell on the boat, though nobody ever came. {A seal rang it now and then, for a chat.|“It gives you the feeling that someone might,” as [hero] said. And sometimes a seal came up and rang it, held on to the side, and asked what was for tea.}',
        'On the mast hung a lamp and a pair of wet socks. {The socks were blue. Blue means: all is well on board.|If you know the flags of the sea, two socks mean that the captain’s feet are drying. Any ship that saw them blew its horn, out of sympathy.}',
      ],
      [
        'The anchor went down, soft as a spoon into honey, and the boat called Patience lay still. {[Hero] crept into the bunk. The sea rocked it.|Down in the cabin the stove ticked as it cooled. [Hero] lay in the bunk with the blanket up, and on the other side of the planks, quite close, the sea was turning over in its sleep.}',
        'Slowly the boat came in, with her sail down, and a rope was put over a post, and then it was quiet. {The bunk smelled of wood and salt.|One by one the stars lay down upon the water. In the bunk it was warm, and it moved a little under one, like something that is breathing.}',
        'There was hardly a ripple now, and the boat called Patience lay in the dark like a hand in a pocket. {[Hero] turned down the lamp. The bunk was warm and narrow.|[Hero] turned down the lamp over the stove and lay in the warm bunk. A wave came by to see that all was well, and said hush, and went.}',
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
        'An otter called [hero] kept the post office of the bay. {He kept it under his arm.|It was a small one, of tin, and he floated on his back with it on his tummy, and stamped whatever came.}',
      ],
      [],
    ),
    figure(
      'seal',
      'Marla',
      'she',
      [
        'There was once a young seal called [hero]. {She had a spot on her nose.|She had one spot on her nose, and she could look at it only by crossing her eyes, which she did whenever she was thinking.}',
        'On the flat rock lived [hero], who was a seal and had a very loud laugh. {Ships came to hear it.|In a fog the captains used to stop and listen for it, as there were no rocks where she was laughing, apart from the one she was on.}',
      ],
      [],
    ),
    figure(
      'lamp',
      'Keeper Fynn',
      'he',
      [
        'The lighthouse on the rock had a keeper who was eight years old, and he was called [hero]. {He sat on two books to see out.|He had it from his uncle, who had gone off to see a mountain. He was a bit short for it. But he’d put two books on the chair, and nobody on the sea had noticed.}',
        'Every evening [hero] lit the lighthouse, and he wished each of the ships a good night. {It took a while. But they always blew back.|He did it by name. There were ships who took the long way round because of it.}',
      ],
      [],
    ),
    figure(
      'starfish',
      'Nell',
      'she',
      [
        'On the bottom of the sea there lived a starfish called [hero]. {She could wave at five people at once.|She could shake hands with five at once, and it made her very popular at weddings, though it took her all day to leave.}',
        'There was a starfish by the name of [hero], who wanted to know what was up there. {She had read that there were more of them. In the sky!|A bottle had come down to her with a page in it, and there were stars on that, hundreds, hanging about in the air. She’d been looking up ever since.}',
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
        'An egg cup came along the sand on ten legs. In it was [helper], a hermit crab. {“I’m between houses,” he said.|“It’s only for the summer,” he said. “It’s got a nice round room, and you sleep sitting up. May I walk with you? I’m on my way to a sugar bowl.”}',
      ],
      [
        '[Helper] pulled in one leg, then another, until there was only a cup with a soft snore in it.',
        'Under the edge of his tin roof [helper] folded the last leg in, and pulled a bit of weed across for a curtain.',
      ],
    ),
    figure(
      'whale',
      'Big Bess',
      'she',
      [
        'A hill rose out of the sea. It was a whale! Her name was [helper]. {“I am not too big, am I?” she asked in a tiny voice.|“I do hope I’m not in the way,” she said in the smallest voice you ever heard. She was longer than the pier, and the shyest creature in the whole ocean.}',
        'The tide seemed to come in all at once. But it was only [helper], the whale, who had come closer so as to hear. {“Do go on,” she said. “I only take up the bay.”|“Don’t mind me,” whispered [helper], and a rowing boat went by on what she had whispered. “I’ve time until winter. If anything wants carrying, I’m flat on top.”}',
      ],
      [
        '[Helper] lay in the deep bay like an island, and her slow breath rocked all the boats to sleep.',
        'Far below them [helper] sank down, slowly, into the softest part of the sea, and one silver bubble came up to say so.',
      ],
    ),
    figure(
      'gull',
      'Gus',
      'he',
      [
        'Down came a gull with a hat made of newspaper. “[Helper],” he said. “I know everything.{” He did not. But he was kind.| Ask me anything.” [Hero] asked him what he knew about it. “That,” said [helper], “is the one thing I was hoping to learn today.”}',
        'Someone was walking up and down with a pencil behind his wing. It was [helper], the gull. {“I write the news,” he said. “What is it?”|“I’m the paper,” he said. He wrote it in the morning, and wore it in the afternoon. “If I come along, there’ll be some.”}',
      ],
      [
        '[Helper] took off his paper hat, folded it neatly, and slept on one leg.',
        'On the chimney [helper] turned his back to the wind, drew up one foot like a man putting a coin away, and slept.',
      ],
    ),
    figure(
      'turtle',
      'Old Marjoram',
      'she',
      [
        'A big round stone put out its head. “I’m awake,” it said. It was [helper], the turtle. {“I was there when the sea was small,” she said. “I’ll walk with you.”|“I’d got to the letter M,” she said. She was thinking of everyone she had met, and had begun two hundred years ago. “But one can always go back to A. Where is it that we are going?”}',
        'A slow voice said, “Now then.” After that there was a long pause, and then [helper] the turtle had quite come up. {“I’m never late,” she said, “for I never say when.”|“I hear there’s trouble,” she said. “I like to get to it while it’s still small. As a rule I don’t.” She had weed upon her back, and in it lived a family of shrimps, who came too.}',
      ],
      [
        '[Helper] drew in her four feet and at last her head, and said from inside, slowly, that it was nice to be home.',
        'The shrimps on her back had long been asleep. [Helper] let herself down in the sand like a lid, and was quiet.',
      ],
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
        'That night the old lighthouse had the hiccups. On, hic, off! On, hic, off! {“How can the boats sleep?” said [hero]. “I must help it.”|The boats did not know whether to come or go, and the fish kept thinking it was morning. “Somebody should do something,” they all said, and [hero], who was somebody, put down [his] <cup~bun~comb> and went.}',
      ],
      way: [
        'The cook of the lighthouse leaned out of the window. {“It had fish pie,” she said. “But that was only after. It started when the ship went by and no one waved.”|“It’s not my pie,” the cook called down, “I can tell you that. It was all right at six. Then the ferry went by, the white one, with the band. I was at the sink. I heard it breathe in, as one does when one’s going to say something. And then it went hic.”}',
        'They laid their hands on the lighthouse. {The stones went up and down, too quick. “It’s not breathing slowly enough,” said [hero].|It was an old wall, and it was warm. It went up and down beneath their palms like the side of a dog that has been running. The sea at their feet went up and down as well. But it took its time, and the two of them were out of step.}',
        'A ship lay outside and waited, with all of its people on deck. {“We can wait,” they called. “We’re having soup. Tell it we wish it well!”|They weren’t cross in the least. “We had hiccups on board ourselves in March,” the captain called. “The whole band. It was quite musical.” They sent in a can of soup, and their love to the lamp.}',
      ],
      tries: [
        'They asked the lighthouse to drink some water from the wrong side of a bucket. {Splash! Hic! Now it was wet too.|It tried its best. Most of the sea went down the stairs, and at the end of it the lighthouse was wet, surprised, and still had the hiccups.}',
        '“Boo!” shouted [hero]. That is good for hiccups. {“Boo who?” said the lighthouse. Hic!|“Boo who?” asked the lighthouse with interest, hic, and they saw that something as tall as that is not easily startled.}',
        '[Helper] told the lighthouse to say “slippery seashells” ten times fast. {“Slippy sheshells,” it said. Hic!|It got as far as “slishery pea smells”, and then everyone was laughing so hard that nobody counted the hiccups.}',
      ],
      solutions: [
        {
          id: 'breath',
          text: [
            'Then [hero] heard the waves. In and out. {“Breathe with the sea,” said [hero]. In came a wave, and the lamp breathed in. Out went the wave. In and out, in and out. No hic! The light was smooth and round.|“You’ve been breathing all by yourself,” said [hero]. “Try it with the sea.” A wave came in, and the lighthouse breathed in. The wave went out, and it breathed out. Once more, slowly, and once more. The light stopped jumping and began to turn, smooth and wide, over the harbour, the boats and the far dark water.}',
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
      way: [
        'A shrimp had it all from the tide. {“She counted her waves,” he said, “and one was missing. She’s so upset. She’s gone out as far as Spain to look.”|“The tide counts them when she goes,” said the shrimp. “Eight hundred and six, she made it. She turned back twice. She’s a busy woman, you know, she’s got both sides to do, and there she was in the doorway and couldn’t go.”}',
        'On the wet sand the wave had left marks, like someone who can’t sit still. {Here it had jumped. There it had gone round a stone, nine times.|You could read it like a page. Here it had run. There it had been a fountain. Round a stone it had gone nine times, and at the end it had lain down for just a moment, very flat, when it thought that nobody was looking.}',
        'The crab with the deck chairs shook his head. {“They’re all like it at that age,” he said. “Mine wants to see the moon.”|“I’ve got eleven hundred of my own,” he said, and went on folding. “It’s always the same one. You get them all down, and there’s one in the doorway asking for a drink of water. And it’s never thirsty, you know. It wants to know what happens when it’s not there.”}',
      ],
      tries: [
        'They tried to carry the wave in a bucket. {But a wave in a bucket is only water. “Put me back!” it said. So they did.|In the bucket it lay quite flat and said in a small voice that this was not dignified. So they tipped it out again, and said sorry, and it forgave them.}',
        '“We’ll race you to the deep water,” said [helper]. {Whoosh! The wave ran up the beach. It was the wrong way.|The wave was off like a flash, whoosh, straight up the beach and under a deck chair, for no one had told it in which direction.}',
        'They told the wave a bedtime story about a pond. {“Then what?” it said. “Then what?”|“Then what?” it asked after each word, until even [helper] could not say what, and the pond was left in the middle of its adventures.}',
      ],
      solutions: [
        {
          id: 'something',
          text: [
            '“What are you afraid to miss?” asked [hero]. {“The fun,” said the wave. “It sleeps too,” said [hero]. “Look!” And it was so. The crabs slept. The gulls slept. The wave gave a wet yawn and rolled home to the sea.|The wave swirled about. “The fun,” it said at last. “It all happens when I’m gone.” So [hero] walked it along the whole shore and showed it: crabs asleep, gulls asleep, even the <flag on the pier~washing on its line> hanging down. “You see? The fun has gone to bed too.” The wave looked. It gave one long wet yawn, and rolled out, slower and slower, till it was home in the arms of the sea.}',
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
      at: ['harbour', 'rockpools'],
      title: ['The Shell That Lost the Sea', '[Hero] and the Silent Shell'],
      ask: 'Have you heard the sound of the sea go by?',
      refrain: ['Listen left and listen right, where is the sound of the sea tonight?'],
      spark: [
        '[Hero] had a shell with the sea in it. But that night it was silent. {No hush, no splash. Where was the sound?|[He] held it to one ear and then to the other, and even tapped it. There was no hush and no far-off splash, only the kind of silence you get from a spoon. The sea’s sound must have slipped out somewhere, and it could not have gone far.}',
      ],
      way: [
        'A blind old sailor sat on an upturned boat and turned his head. {“I heard it go by,” he said. “It was on tiptoe. It went that way, to the rocks.”|“I’ve listened to that sound for seventy years,” the sailor said. “I’d know it in a crowd. It came past here about an hour ago, keeping close to the ground. It was being very quiet, for it. It went as you do when there’s a child asleep.”}',
        'They sat down by a puddle, for even a puddle has a bit of it. {It said “h”. Only “h”. “It was on its way somewhere,” said [hero].|[Hero] put down an ear. It was not a hush, nor half of one. It was just the beginning, the letter h, as if somebody had said it over their shoulder while they went out. “It isn’t lost,” said [hero]. “It’s busy.”}',
        'The other shells lay about on the sand, and they all said hush. {“We can’t lend you ours,” they said. “It’s sewn in. But yours will have gone for a reason.”|They tried nine of them, one after the other. Each of them said hush, and each a little differently. “They don’t go off for nothing,” the largest said. “Mine went once, for a whole week. It turned out that there was someone who’d asked for it.”}',
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
            '“Perhaps it is only full,” said [hero]. [He] turned the shell over. {Out fell a <pea~pip~button>, a <bead~pin~crumb>, and a very small crab. “At last!” said the crab. And behind it came the hush of the whole sea.|[He] turned it over and gave it a gentle shake. Out fell a <pea~pip~button>, a <bead~pin~whistle>, half a biscuit, and last of all a very small crab, who said that it was about time. And behind them, with a sigh like a door opening on summer, came the hush of the whole wide sea.}',
          ],
        },
      ],
      after: [
        '[Hero] held the shell to [helper’s] ear, and then to [his] own. {Hush, it said. It was all there.|Hush, it said, to each of them a little differently, and it was all there, down to the last small wave.}',
      ],
      fact: '[Hero] found the lost sound of the sea for the silent shell.',
    },
    {
      id: 'bottle',
      at: ['harbour', 'rockpools', 'boat'],
      title: ['The Letter That Would Not Be Read', '[Hero] and the Bottle From Far Away'],
      ask: 'Do you know who writes with a wobble?',
      refrain: ['Bob, little bottle, and float, little note, who was the one on the sea who wrote.'],
      spark: [
        'A bottle came bobbing up, and in it was a letter. But the sea had washed off all its words, apart from two! {“Dear… come,” it said. “Someone wants us,” said [hero]. But who? And come where?|It had been a long way. There was weed on it, and a small crab who had only come for the ride. The writing had run, all down the one side, and what was left was “Dear” at the top, and right at the bottom “come”. It was written large, with a wobble. “Somebody has been waiting for an answer,” said [hero], “and it may have been for weeks.” There wasn’t an address. There was just the whole sea.}',
      ],
      way: [
        'The crab in the bottle rubbed his eyes. {“I got in at an island with two hills,” he said. “It smelled of baking there.”|“I can’t read,” said the crab. “I only live in it. I got in at an island with two hills, and a smell. There was a hand that came down, and put in the paper on top of me, and the hand smelled of bread. That’s all I know. Is there any more of this sea?”}',
        {
          gives: 'crumbs',
          text: 'Right at the bottom of the bottle lay some crumbs. {They were from a ginger biscuit! “I know that smell,” said [helper].|[Hero] shook it over a stone. Out came some sand, and out came five crumbs, brown ones. They all tried one. It was ginger, with a good deal of pepper in, the sort that you can smell across a bay when the wind is right.}',
        },
        'They held the letter up to the sun. {There were dents in the paper! You could not see them, but you could feel them. “It’s a drawing,” said [hero]. “It’s a table, and there are chairs.”|The ink was gone. But whoever it was had pressed hard. With a finger you could feel all that the eye couldn’t see: four legs, and four more. It was a table. There were a lot of chairs around it, and on one chair somebody was sitting.}',
      ],
      tries: [
        'They wrote “Yes” on a note and put it in the bottle, and threw it back. {It came in with the next wave. “Yes,” it said. That was nice, but no help.|It was the polite thing. [Helper] threw it as far as anyone could. They watched it bob away, and they watched it bob back, and they were all rather touched, when they’d opened it, that somebody had said yes.}',
        'They asked a ray, who has seen a lot of post. {“It’s on paper,” he said. He had looked very hard.|He swam over it from end to end, as slowly as a carpet being unrolled. “I’ve looked into it,” said the ray. “I’d say that it was paper. And I believe that there’s a letter on it.” They thanked him. He sent them a bill.}',
        '[Helper] said that it was a shopping list. {“We need a deer and a comb,” said [helper]. They had no deer and no comb.|“It’s perfectly clear,” [helper] told them. “It’s all of it things that one runs out of. Deer. A comb.” It took some time to explain that to [helper], and by then there was a deer asked for at the harbour shop.}',
      ],
      solutions: [
        {
          id: 'nose',
          needs: 'crumbs',
          text: [
            '[Hero] held the ginger crumbs up in the wind and sniffed. {Then [he] turned till it smelled the same in front. There! They went where their noses went. On an island with two hills sat a very old cook, and he had laid a table for twenty. “I’d given up,” he said. “Sit down!”|One crumb on the tongue, and then into the wind. There was salt and tar, and for a moment, from the left, there was ginger. They steered by it. When it got thin they had another crumb, and with the fifth they saw two hills. A very old man was standing between those with a tray. He had a long table there, and twenty chairs. “I wrote to everybody,” he said. “I hadn’t got anybody’s address.” They sat down on as many as they could, and moved on to the others for the second helping.}',
          ],
        },
        {
          id: 'all',
          text: [
            '“It says ‘come’,” said [hero]. “So let’s tell it to all.” {They read it out at each boat and rock: “Somebody says come!” By the evening they were so many that somebody saw them from an island, and waved both arms. “I wrote it!” he called, and ran to put out more cups.|“We don’t know where, but whoever wrote it is out there looking. They’ll never see one boat.” So they called it out at every mooring. “Somebody says come!” It was surprising how many had been waiting to hear that. There were fishing boats and the ferry, with its band. There was a raft. They all lit their lamps, as it was getting dark, and lay upon the sea like a fair. Far off on an island a small light went up, and down, and round and round. It was an old lighthouse lady, with a table laid for twenty. “I only hoped for one,” she said, and went to find more cups.}',
          ],
        },
      ],
      after: [
        'They stayed till the lamps burned low. {Next time there would be no need for a bottle, for they wrote down the way.|“How shall I find you again?” it was asked at the end. So they left the bottle there, and a pencil on a string. Now the only thing that goes to and fro in it is “Tuesday?”, and “yes”.}',
      ],
      fact: '[Hero] found out who had sent the letter in the bottle.',
    },
    {
      id: 'lowtide',
      at: ['harbour', 'rockpools'],
      without: ['whale'],
      title: ['The Day the Sea Forgot to Come Back', '[Hero] and the Late Tide'],
      ask: 'What would make the sea come back for its own things?',
      refrain: ['Come in, come in, the tea is hot, look what a lot of sea you forgot.'],
      spark: [
        'The sea had gone out. It always came back at four, but it was five! {The boats lay on their sides. The fish stood about in puddles. “Has it said anything?” they asked. It had not. [Hero] went down to see.|It had gone out as far as you could see, and a bit beyond. There was just sand there, with ripples, and a great many people standing about on it who’d rather have been floating. The ferry lay over on its elbow. “It’s never been late,” the harbour master said, and shook his watch. In a puddle a plaice asked how long one could reasonably be expected to breathe in. “I’ll go and have a word with it,” said [hero].}',
      ],
      way: [
        'A lugworm looked out of the sand. {“The sea talked to itself when it went,” he said. “It said, ‘Nobody notices.’”|“I’m close to the ground, so I hear things,” said the worm. “The sea went over me at ten, and it was muttering. ‘In and out,’ it said. ‘Twice a day. And do they ever say so much as good morning? They look at their watches.’ I thought, oh dear.”}',
        'All over the sand lay what the sea had left: a boot, a ball, a glass stone. {“It left its things,” said [hero]. “You do that when you mean to come back. Or when you’ve run off.”|It was the sort of thing one has on the bedroom floor. It had been smoothing the green glass for a hundred years, and was nearly done. “It hasn’t moved out,” said [hero]. “It’s gone off in a temper. You don’t take your things.”}',
        {
          gives: 'flag',
          text: 'Some children stood on the dry sand and did not know what to play. {“It always came to get our castle,” they said, “and we always screamed. It was the best part.” They gave [hero] their flag.|They’d built a castle, all ready, with towers, and sat round it with their chins on their knees. “It’s no good,” said the biggest. “It just stands there. Nobody’s coming for it.” She pulled out the flag, a blue one, cut out of a shirt. “If you find it,” she said, “tell it that we’ve made it really big.”}',
        },
      ],
      tries: [
        'They whistled for the sea, as you do for a dog. {A dog came. He was very wet, so he had been near it.|It’s worth trying. [Helper] did the long one, with two fingers. From the edge of the world something came at a gallop, quite small to begin with, with its ears out. It was a dog. He shook himself all over them, so that, in a way, they had got some of it back.}',
        'They poured in a bucket of water, to give the sea the idea. {It was gone at once. The sand said “Thanks”.|It was a good full bucket, and they poured it out on the sea bed with a bit of ceremony. There was a sucking noise. “It’ll need some more,” said [helper], when they’d all looked at the place.}',
        '[Helper] lay down and was the sea. {Shh, [helper] said, and rolled in. It was well done. But nobody floated.|The plaice felt sorry for [helper], got into the spirit of it, and bobbed. The ferry didn’t stir. You need about a hundred people for that, the harbour master thought, and somebody for the foam.}',
      ],
      solutions: [
        {
          id: 'thanks',
          text: [
            'At last they came to the sea. {It lay there with its back to them. “Good evening,” said [hero]. “Thank you for the shells. And for the waves, and that you carry the boats.” The sea turned over. “You noticed?” it said. And in it came, all at once, and wet them to the knees.|It was lying along the edge of the sky, very flat, with its back to them. “We came to say good evening,” said [hero]. It did not move. “And it’s about the glass,” said [hero], “the green bits. I’ve got one at home on the window. I look through it when I’m ill.” A ripple went over it. “That took me ninety years,” said the sea. They all said something then. The plaice had sent a message, and so had the ferry. By the end the sea had come up as far as their ankles without noticing. “I suppose the kettle’s on,” it said gruffly, and they rode home on it.}',
          ],
        },
        {
          id: 'castle',
          needs: 'flag',
          text: [
            '[Hero] held up the blue flag. {“They’ve built a castle,” said [hero], “with four towers.” The sea lifted its head. “How high?” it asked. “As high as my chin. And no one has knocked it down.” Whoosh! It came in at a run, and how they screamed!|The sea did not turn round. “It has four towers, their castle,” said [hero], to nobody in particular. “And a moat. They used the big spade.” There was a sort of swallowing sound. “It must have taken them all day,” [hero] went on, and let the flag blow out a bit. “It just stands there. I dare say that it’ll dry up by tomorrow, and fall down, and nobody will have had anything from it.” “With a moat?” said the sea. And it was up. It came in over seven miles of sand with its mane flying. Far away on the beach you could hear them begin to scream, for joy, before it had got half way.}',
          ],
        },
      ],
      after: [
        'At six o’clock all the boats were afloat. {“Good evening,” said everyone to the sea. “Hush,” it said, but it was smiling.|They say good evening to it there to this day. When it comes in, the harbour master lifts his cap, and it goes round every single boat and lifts it, once, so that they needn’t get up.}',
      ],
      fact: '[Hero] brought back the tide that had stayed away.',
    },
    {
      id: 'octopus',
      title: ['The Octopus Who Could Not Stop Hugging', '[Hero] and the Eight Kind Arms'],
      ask: 'Who might like to be hugged for a very long time?',
      refrain: ['Two arms for you and two arms for me, that leaves some over for the sea.'],
      spark: [
        'The octopus was so fond of everyone that she hugged them. But then she could not let go! {“I’m sorry,” she said. “They hold on by themselves.” She had the postman, two crabs and a <chair~bucket~broom>. “They want to go home,” she said, and went pink.|She had meant to give the postman a hug, because it was his birthday. That had been on Monday. Since then she’d put an arm round whoever came to get him off. She was holding two crabs by now, and the baker, and a <chair~bucket~broom>. “It isn’t me, it’s the suckers,” she said. “They get so attached.” The postman was very nice about it. But he did have some post. “Nobody pull,” said [hero]. “Let’s think what she’d need.”}',
      ],
      way: [
        'The octopus’s grandmother lived in a jug, and knew all about it. {“It was the same with me,” she said. “They let go when they know they’ll get something back.”|“It runs in the family,” the voice said from inside the jug. “My sister held on to a lighthouse for a year. You can’t prise us off. But an arm’s like a child: it’ll let go of your hand, if it knows where it’s going next, and that you’ll be there after.”}',
        'They counted the octopus’s arms, and there was one with nothing in it. {It hung down. “It’s the youngest,” said the octopus. “It never gets anybody.”|There ought to have been something in all of them by this time. But at the back, on the left, hung one that held nothing. It was thinner than the rest. “That’s my eighth,” said the octopus. “By the time it gets there they’ve gone.” It was the only one that had nobody, and it was shaking a little at the tip.}',
        {
          gives: 'rope',
          text: 'On the wreck sat an old rope that had no more ships to tie up. {“I’d like to be held,” it said. “I held for forty years, and now no one needs me.” So it came along.|It was as thick as a leg, and it lay there in a coil with its chin on its end. “Forty years,” the rope said. “You can’t know how it is, to hold a whole ship in a storm, and then not so much as a basket. I don’t need to be any use. It would be nice if somebody took hold of me, and meant it.”}',
        },
      ],
      tries: [
        'They tickled the octopus under an arm. {She laughed so much that she hugged [helper] too.|It’s said to be sure. They did find the place, it was between the third and the fourth. But a person who’s being tickled doesn’t let go of things, they hold on tighter. That was how she came to have [helper].}',
        'They told the postman to be slippery. {He thought of soap. He thought as hard as he could. It was not enough.|“Think of eels,” they advised him. He shut his eyes. He became quite pale and rather shiny, but it was not on the outside, and the baker said that he’d give anything to be able to scratch his nose.}',
        '“One, two, three, let go!” they all called. {On three, six arms let go of one thing and took hold of the next one.|It worked for a moment, and that was the bad part. On three they all flew open. Then each of them got a fright at being empty, and took the first that came. When it was still again the postman had been swapped for the baker, and nobody was any further.}',
      ],
      solutions: [
        {
          id: 'eighth',
          text: [
            '[Hero] took the eighth arm and held it. {No one had ever hugged it first! It held on, and it sighed. And the others saw that there was enough for all. One by one they let go. Now she hugs with the eighth arm first.|[Hero] didn’t look at the seven full ones. [He] went round to the back, and took the thin one in both hands. It went stiff. Then it curled, just at the tip, round one finger. “There,” said [hero]. “There’s no hurry.” They stood like that. Something seemed to go from it through the whole of her, up the one arm and down the next. They’d always thought, all of them, that there might not be enough. The first arm opened, and put the postman down, and straightened his cap for him.}',
          ],
        },
        {
          id: 'old-rope',
          needs: 'rope',
          text: [
            '[Hero] put the end of the old rope in one of the arms, and then in the next. {“Ah!” said the rope. “Oh!” said the arms. It was long, and it did not need to go home! They all took hold of it, and let the others go.|“Would you hold this for a minute?” asked [hero], as if it were of no importance. One arm let go of a crab and took it. It was thick, and rough in a nice way, and there was a great deal of it. The next arm felt along to see. It was long enough for all the eight, with something over, and it was in no hurry to be anywhere. “Just a bit tighter,” said the rope, with its eyes shut, “if it’s no trouble.” The postman looked at his hands. Then he said thank you, it had been a lovely birthday, and ran.}',
          ],
        },
      ],
      after: [
        'The post was five days late, but everyone had a hug with it. {The octopus went to bed, and her arms lay down in a row.|That night she counted her arms, from one to eight. There was nobody in any of them, and they were not empty. She laid them down on the sand, the smallest in the middle.}',
      ],
      fact: '[Hero] helped a loving octopus to learn how to let go.',
    },
    {
      id: 'fog',
      at: ['harbour', 'rockpools'],
      title: ['The Foghorn With Stage Fright', '[Hero] and the Night of White Wool'],
      ask: 'What do you say to somebody who daren’t begin?',
      refrain: ['Moo in the mist and honk in the grey, somebody’s out there and can’t find the way.'],
      spark: [
        'Fog lay on the sea like wool. A foghorn should say “Boo” in fog, so that the boats get home. But it did not! {“They’ll all hear me,” it said. “My tummy feels funny.” It was new. Far out a bell rang, very small. Somebody was looking for the harbour.|It was its first fog. It was made of brass, and polished, and it had waited for that evening since it came out of the box. Now there was fog right up to the chimneys. It stood on the end of the wall with its mouth wide open, and nothing came. “I know it by heart,” it said. “It’s only the one note. But it’s so quiet, and they’re all listening.” Out at sea a small bell went ding, and stopped, and went again from another place. It was the last boat. [Hero] climbed up on the wall.}',
      ],
      way: [
        'The old foghorn lay in the shed, with a dent. {“I was sick before every fog,” it told them. “For thirty years. Then you hear the first boat answer.”|“Thirty-one years,” it wheezed from under its sack, “and I never once went on without feeling ill. If you don’t, you’re not listening, that’s what I say. I thought of all of them. That’s the mistake. You only want to think of the one who’s furthest out.”}',
        {
          gives: 'name',
          text: 'On the wall stood a woman in a shawl. {“It’s my Tom out there,” she said, “in the little green boat. He’ll want his soup.”|“It’s the green one,” the woman in the shawl said. She did not sound afraid; she’d brought a can with a lid on. “It’s Tom. He’s been out for mackerel. He’ll be sitting there with his lamp, saying that there’s no rush.” She held the can closer. “I’ve put dumplings in,” she said.}',
        },
        'They listened to where the small bell was. {Ding. It was left. Ding. Now it was right. The boat was going round in a ring!|If you closed your eyes it was easier. There it was, off to the left. It was further off, and then it had come round again, and it was just as far away as before. “It’s going in a circle,” said [hero], “and doesn’t know it. In a fog no two oars are the same length.”}',
      ],
      tries: [
        'They all said “Boo” themselves. {It came out like “boo”. It should have been like BOO.|They stood in a line and did it on three. It was a good clear boo, and it got as far as the end of the wall. There it met the fog. You could hear it being wrapped up and put away.}',
        '[Helper] told the foghorn to think of everybody in their vests. {It did. Then it had to laugh, and that came out as “hff”.|“It’s what they do in the theatre,” said [helper]. So it thought of the whole sea in its vest. It was some time before it could speak, and when it could, it said that it would never be able to look at a cod again.}',
        'They rang the school bell in the foghorn’s place. {In came <nine~seven~six> children with wet hair. It was the wrong bell.|It was loud, and it did bring people. Out of the fog came eleven children, half undressed, with their satchels, and a teacher doing up his collar. They were so pleased to hear that it was night that they all stayed to look.}',
      ],
      solutions: [
        {
          id: 'tom',
          needs: 'name',
          text: [
            '“Don’t say it to all of them,” said [hero]. “Say it to Tom.” {“To Tom?” “He’s in the green boat, and there are dumplings.” The horn looked out in the white. “Toooom,” it said, deep and warm. “Ding!” said the bell, straight ahead. He was coming home!|“There’s nobody else out there. Just Tom. He’s got wet feet, and he thinks the harbour’s over there.” The foghorn looked at the can with the lid on. It swallowed. “Does he like dumplings?” it asked. Then it turned its big brass mouth to where the bell had been, and told him, low and slow, as one would tell somebody across a table. It wasn’t a boo. It was more of an “ooom”. There was a pause, and it was a long one. Ding, went the bell, and ding, closer, and it didn’t go round any more.}',
          ],
        },
        {
          id: 'back',
          text: [
            '[Hero] stood behind the horn, in the dark. {“I’ll say it first, very low,” said [hero], “and you say it after me. Boo.” “Boo,” said the horn. “Boooo,” said [hero]. “BOOOO!” said the horn. It had not even noticed. And in came the boat, as straight as a string.|“You needn’t do it by yourself,” said [hero]. “We’ll just hum. Nobody’s to hear it but me.” So they hummed, the two of them. [Hero] went down a bit and it came along. [He] held on to a note; it held on to it too. [He] let it get fatter. When [hero] stopped for breath, the horn was still on it, with its eyes closed, and the windows of the harbour shook, and from far away, through all that wool, there came a small glad ding.}',
          ],
        },
      ],
      after: [
        'The small boat knocked against the wall. {“There was no rush,” said the fisherman, and he had a big bowl of soup.|“I’d have been in sooner,” said the fisherman, “only I stopped to listen. It’s a lovely tone.” The foghorn said that it was nothing. But whenever it thought no one would notice, it said it over once more, quite softly.}',
      ],
      fact: '[Hero] helped the new foghorn to call the last boat home.',
    },
    {
      id: 'sandman',
      at: ['harbour', 'rockpools'],
      title: ['The Castle That Wanted to Stay', '[Hero] and the Sand That Remembered'],
      ask: 'Where can a sand castle be safe from the sea?',
      refrain: ['Pat it with one hand and pat it with two, what will the sea in the evening do.'],
      spark: [
        'Today [hero] had built a sand castle. It was the best there ever was. But now the sea came nearer! {“I like it here,” said the castle. “I don’t want to be flat. I’ve only just got windows.”|It had four towers and a gate with a feather in it. It had been looking out over the beach since noon and had grown fond of everything. “What’s that noise?” it asked. It was the tide. “And what does it want?” [Hero] didn’t like to say it straight out. “I’ve heard that it comes twice a day,” said the castle, and one of its smaller walls slid down. “I’d got as far as knowing the gulls by name.” There was still an hour. A person can think of a good deal in an hour.}',
      ],
      way: [
        'A sand flea, who was an old hand, sat on the gate. {“I’ve lived in nine of them,” he said. “You’re never gone. You’re only somewhere else.”|“This is my ninth castle,” said the flea. “They all ask. I’ll tell you what I’ve seen. The sea doesn’t eat it, it carries it about. I knew a tower once on this side of the bay, and met it on the other. It was part of a turtle. It had never been so happy.”}',
        {
          gives: 'jar',
          text: 'In the seaweed lay a jam jar with a lid, washed clean. {“I’ve kept plums,” it said, “and I’ve kept a newt. I’m good at keeping.”|“I’m empty at the moment,” said the jar, “but I have references. I’ve done plums. I’ve done buttons. There was a newt who stayed with me from Easter until June, and wrote to me after.” It had a lid that fitted. That’s rarer than one would think.}',
        },
        'They asked the sea how it felt about castles. {“I just want to see inside,” said the first small wave. “They’re always so nice.”|It was only the outermost edge of it so far, a wave no thicker than a pancake. “Are they meant to stay?” it asked, quite dismayed. “Nobody told us. We thought that they were put there so that we should come in. There’s a gate.” It went back to tell the others. But they were large, and already on the way.}',
      ],
      tries: [
        'They built a wall in front of the castle. {The wall was good. So now the wall said, “I like it here.”|It was a fine thick wall, with a walk along the top, and it did them credit. “I wouldn’t call this flat,” it said, when it had looked round. “I say, what is that noise?” Now they had two of them to worry about.}',
        'They tried to carry the castle up the beach. {One tower came along. The rest had its feet in the ground.|They took hold underneath, on three. The gate came off in [helper’s] hands and apologised. “Put me back, please,” said the castle. “It’s very kind, but I find that I’m mostly where I am.”}',
        '[Helper] asked the sea to go round. {It tried. But there is a lot of it, and those at the back pushed.|“Left here, if you’d be so good,” said [helper], with both arms out. The first wave did go left. The second did so too. It was the ninth who hadn’t been listening.}',
      ],
      solutions: [
        {
          id: 'keep',
          needs: 'jar',
          text: [
            '[Hero] took one hand of sand from each tower and put it in the jar. {“Now a bit of you stays with me,” said [hero], “and the rest can see the world.” The castle thought that over. “Then I’m in two places,” it said. “That’s more than most.” And when the wave came, the castle went along, and was not sad.|“A handful from each of your towers,” said [hero], “and some from the gate. I’ll stand you on the window sill. Tomorrow we’ll come down and put you in the new one, at the top, and you can tell it how it’s done.” The castle was silent, with the water all round it. “And the rest of me goes travelling?” “As far as it likes.” “I’ve always wanted to see the other side of that headland,” the castle said. It let down its drawbridge by itself. The sea came in on tiptoe, had a look round all the rooms, and took it by the hand.}',
          ],
        },
        {
          id: 'guest',
          text: [
            '“Let’s ask the sea in,” said [hero]. {They opened the gate wide and wrote WELCOME over it. The first wave stopped. No one had ever asked it before. It came in very softly, through each room, and out at the back, and left a <shell~pearl~round stone> in every window. By the morning it was a smaller castle, and a much prettier one.|“It isn’t angry, only curious. So let it see.” They opened the gate, dug a way straight through the middle, and wrote WELCOME over it with a stick. A wave came up, a big one, with its sleeves already rolled. It read that. It had never in its life been asked in; it went quite glassy. It wiped its feet. It went through from room to room along the way that they had made for it, and said how charming, and drew the others after it by the hand. It did take a little off the towers in passing. But that’s how towers get to be round.}',
          ],
        },
      ],
      after: [
        'In the night the moon shone down on the beach. {The sand lay still, and it remembered.|A gull went by on foot across the wet sand, and lowered her voice, as one does near somebody who is comfortable and has only just gone to bed.}',
      ],
      fact: '[Hero] helped a sand castle not to be afraid of the tide.',
    },
  ],
  obstacles: [
    'A rope of seaweed lay right across the way. {It was slippery! They slid over it on their bottoms, one after the other. Whee!|It was as thick as an arm and as slippery as soap, and there was only one way over it that was not the dignified way. They took that one, and [helper] asked to do it again.}',
    'An octopus had hung out her washing: eight left gloves. “Do not get lost in it!” she said. {They ducked under, one glove at a time.|“I knitted them all myself and I have only got as far as the left ones.” They ducked under the gloves, one by one, and each glove patted them on the head.}',
    'A whole shoal of sardines came by and would not stop. {“How many more?” “We’re the first,” they said. So they swam along for a bit, and got out on the other side.|They were packed in, head to tail, and had the right of way. There was nothing to be done but be a sardine for a while. It isn’t hard: you look to the front, and you think what your neighbour is thinking.}',
    'A wave had left its foam on the path, as high as a house. {They dug through it with spoons, and came out with beards.|It was the lightest thing that they had ever had to climb. You took a step, and were inside. For a time one heard only sneezing, and then they came out at the far end, all in white, with beards.}',
    'The rock was full of limpets, and they said, “No standing.” {So they sat and slid. “Sitting is all right,” said the limpets.|“It’s on the sign,” the limpets said, and it was, though you had to be a limpet to get close enough. “It doesn’t say anything about rolling?” asked [hero]. They had to think. By then it was done.}',
    'A jellyfish hung there like a curtain. {“Do come through,” it said. It was like walking through pudding.|“I don’t sting on Wednesdays,” it told them, “and I don’t on the other days, I’m only shy about it.” It drew itself to one side, with a rustle, and held itself up by the hem.}',
    'The jetty was one step too short. {“Use me,” said a flatfish. It was just one step long.|Somebody must have run out of wood, or of patience. Then a flatfish came up, level with the last plank, and lay there like a doormat. “It’s what I’m for,” he said. “I’ve often wondered.”}',
    'The current went the other way, and it was strong. {They held on to a seahorse by the tail. “Giddy up,” they said. “Say please,” said the seahorse.|It carried them back two yards for each one that they went. So they turned round and tried hard to go back, and it took them, before it noticed, just to where they were going.}',
  ],
  encounters: [
    'Two crabs were dancing on the sand. They danced to the left, then they danced to the left again. {“We do not know any other steps,” they said.|“We know only the one step,” they called out as they went by. “But we know it very well!” And soon they had danced quite out of sight.}',
    'A fish was learning to blow bubbles. {Blub! It made a square one. Nobody could say how.|It showed them a round one, and then, by mistake, a square one, and it was so astonished that it had to lie down.}',
    'They passed a boat called Teapot. {An old sailor was fast asleep in it with a cat on his tummy. The cat winked.|In it an old sailor slept with a cat on his tummy, going up and down like a second, smaller boat. The cat opened one eye, counted them, and shut it again.}',
    'A jar came floating in, and in it was a letter. “Dear Anyone,” it said. {“I hope you are well. I am.” That was nice.|“I hope that you are well. I am well too. It is raining here, but in a friendly way.” It was signed with a paw. They wrote “We are well” on the back, and gave it to the next wave.}',
    'A lobster sat on the pier, cutting the hair of a sea anemone. {“A bit off the top?” he asked. “It’s all top,” she said.|“Just a trim,” said the sea anemone. “I’ve told him so three times.” The lobster stood back with both scissors open. “It’s coming,” he said. “You can’t rush a shape like that.” The anemone waved at them in all directions.}',
    'Under the jetty a school of little fish was learning to be scared. {“Whoosh!” said the teacher, and they all went left. “Very good. And now look sorry.”|“Big shadow,” called the teacher. “And: away!” Off they went like a handful of thrown pins, all but one, who wanted to know whose shadow it was. “You’ll go far, Kevin,” she said with a sigh, “in one direction or the other.”}',
    'In a rock pool a prawn was looking for his glasses. {You could see right through him. They were in his tummy.|He was as clear as water, from end to end, and so there was no secret about it. But it’s not an easy thing to say. “Have you tried,” asked [hero] tactfully, “just behind your tea?”}',
    'A pelican flew by with her beak full. {“Mm mm,” she said. It was her three small ones. They waved over the edge.|She could not say good evening, with all that in it. But over the rim of her beak there rose three small bald heads, one after another, and said it for her, in order of age.}',
    'On a buoy sat a cormorant with his wings hung out. {“I’m not drying,” he said. “I’m thinking of a hug.”|Everyone supposed that he was drying them. “I’m hoping,” the cormorant said, “that it’ll catch on.” They stood in front of him and held theirs out as well, and for the length of a wave they all stood there, and hoped.}',
    'A narwhal asked if they had a cork. {“It’s for the tip,” he said. “I’m going to a balloon party.”|“They asked me specially,” he said, “and I’ve been putting it off. One doesn’t like to be the reason.” [Helper] found him half of a potato, and it did very well, and it suited him besides.}',
  ],
  favourite: [
    'On the blanket small blue fish swam in a row, quite still.',
    'On the shelf the big shell was whispering of the sea, ever so softly.',
    'In a jar on the sill lay a handful of beach, and the moon was in it.',
    'A little wooden boat stood on the shelf with its sail down for the night.',
    'On the wall hung a picture of a whale, and beneath it somebody had written “shh”.',
    'The bedside lamp was a lighthouse, and it shone only on the one side, towards the pillow.',
    'By the slippers lay a smooth grey pebble that had come home in a pocket.',
    'The curtain had waves along its hem, and they were quiet as well.',
  ],
}
