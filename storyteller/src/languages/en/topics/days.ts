import type { Topic } from '../../../craft/pack.ts'

const PETS =
  'dog|cat|puppy|kitten|hamster|gerbil|rabbit|bunny|guinea pig|parrot|budgie|goldfish|fish|tortoise|turtle|pony|horse|chicken|hen|rat|mouse|snail'

/** Typed in lower case as well; but what is "called when it rains" has no name. */
const SMALL =
  'an?|the|my|our|your|her|his|their|its|it|he|she|they|we|you|i|me|him|them|this|that|these|those|who|what|which|when|where|why|how|if|because|so|and|or|but|then|than|as|at|by|for|from|in|into|of|off|on|onto|out|over|to|up|down|with|without|after|before|every|each|some|any|no|not|never|always|all|both|something|anything|nothing|somebody|everybody|home|back|away|here|there|again|today|tonight|tomorrow|yesterday|is|are|was|were'
const NAME = `(?!(?:${SMALL})(?!\\p{L}))(?<name>\\p{L}+(?:['’-]\\p{L}{2,})*)`

/** Feasts, weather, journeys, and what a child is mad about. */
export const days: readonly Topic[] = [
  {
    id: 'birthday',
    match: [
      /\bbirth ?days?\b|\bb-?day\b|\bturn(?:s|ing|ed)? (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b|\bbirthday (?:party|cake)/,
    ],
    early: [
      'It smelled of birthday. {That is <candles~cake~paper>, and something secret.|It is hard to say what that smell is made of: <candle smoke~sponge cake~new paper>, certainly, and string, and somebody going quiet when you come in.}',
      '[Hero] had counted the candles for the birthday cake. {They were all there, and one to grow on.|They were all there, in a row, and one over, and that one was to grow on.}',
      'There was a birthday in the air. {It went about on tiptoe, with a ribbon.|One could hear it rustling behind doors, and whenever somebody looked, it was only a person with one hand behind their back.}',
    ],
    scene: [
      'They met a <mouse~beetle~sparrow> who had a birthday and no cake. {[Hero] stuck a straw in a crumb. They sang. It blew, and the straw fell over. “I wished for this,” it said.|“I only remembered it just now,” it said. [Hero] found a crumb, and put a grass stalk in the middle, and [helper] did the flame with one finger. They sang it with both verses. “What did you wish for?” asked [hero]. “I forgot to,” it said. “I was too busy having it.”}',
      'Out of the dark came a cake on legs. {“Surprise!” it said. Twelve <frogs~mice~moths> carried it. “For whoever has a birthday!” And every one of them got a slice.|There proved to be <twelve mice~nine moles~thirty ants> under it. “We have been carrying it about since morning,” they panted. “We know that it’s somebody’s birthday. It’s always somebody’s.” So they sang for somebody, wherever they were, and cut it very fairly, and [hero] had the piece with the rose.}',
      '“When you get a year bigger,” asked [hero], “where does the old one go?” {“Inside,” said [helper]. “Like a ring in a tree. You’re still three and two and one.”|“It stays in there,” said [helper]. “Like the rings in a tree. Somewhere in you there’s the two-year-old, and the one-year-old, and they’re all invited.” [Hero] thought that there would need to be a good deal of cake.}',
    ],
    echo: [
      'The candles were out, with a thin sweet smoke, and the wish had gone to <sleep~bed~its quiet place> and was growing.',
      'One day older, or nearly, and just as warm to hold. [Hero] was <kissed~hugged~tucked in> once for every year.',
      'The ribbons lay curled on the floor, soft and still, and the day that was a <present~feast~gift> folded its paper and slept.',
    ],
  },
  {
    id: 'christmas',
    match: [
      /\bchristmas|\bxmas|\bsanta\b|\bfather christmas|\bst\.? ?nic(?:k|holas)|\bsaint nic(?:k|holas)|\breindeers?\b|\badvent\b|\bbaby jesus\b|\bstockings?\b[^.]*\bpresents?/,
    ],
    early: [
      'It was near Christmas, and everything smelled of <oranges~cinnamon~fir>. {Even the socks did.|It smelled so in the cupboards as well, and when one came in from outdoors, one’s nose noticed it first and told the feet.}',
      '[Hero] had opened one more little door of the Advent calendar. {Behind it was a <bell~star~bear>.|Behind it was a <bell~star~bear>, no bigger than a stamp, and [he] had closed it again afterwards so that it should not be cold.}',
      'At Christmas even the <chairs~kettles~shoes> know a secret. {[Hero] could tell.|They stand about and look as if butter would not melt in their mouths, and [hero] had stopped asking them.}',
    ],
    scene: [
      'They met a reindeer with a head cold. “I can’t find the way,” he said. “I do it by smell.” {[Hero] lent him a scarf and pointed. “Warm,” he said. “It smells of you. I shall know your chimney.”|“And I’m the third on the left. If I turn right, they all have to.” [Hero] wound a scarf round him, twice, and rubbed his nose until it was as pink as a ham. He drew a deep breath. “Cinnamon,” he said. “Snow on the way. And somebody who has hung a sock up rather early.”}',
      'Someone in a red coat was sitting on a sack and had his boots off. {“Shh,” he said. “I’m trying out the chairs.” They gave him half a bun. He said it was the best of the year.|“I’m not here,” he said. “It isn’t time. I only walk the round once beforehand, so that I know where the squeaky stairs are.” [Hero] gave him half a bun. He ate it with his eyes closed, and wrote something in a very thick book. “It’s only the bun that I’m writing down,” he said, and winked.}',
      'A very small fir tree stood there all by itself. “I’d like to be one with lights,” it said. {They hung up <a button~a shell~an acorn>, a red thread, a star of straw. Then the real stars sat on it.|They had not got much with them: <a button~a shell~an acorn>, a bit of red thread, and a crumb for the birds. But they did it carefully, the biggest at the bottom. Then it grew dark enough, and behind each of the branches a star came out, and it looked as if they had been put there.}',
    ],
    echo: [
      'Snow or no snow, it was as still as at Christmas, and somewhere, very far off and soft, there was a <bell~song~sleigh>.',
      'The <sock~boot~stocking> hung quiet from the bedpost and dreamed of being full.',
      'The lights glowed, small and warm, and the tree breathed out its <green~sweet~dark> smell over everyone who slept.',
    ],
  },
  {
    id: 'journey',
    match: [
      /\b(?:going|go|went|goes|gone|leav\w+|off) on (?:a |our |an? \w+ )?(?:holidays?|vacation|trip|plane|aeroplane|airplane|long drive)\b|\bholiday(?:s)? (?:tomorrow|soon|at|in|by)\b|\b(?:summer|first|family|beach|our) (?:holiday|vacation)\b|\b(?:first|long|plane|aeroplane|airplane|car|train|road|ferry|night) (?:flight|rides?|trips?|journeys?|drive)\b|\b(?:on|in|by) (?:a|an|the|our)? ?(?:plane|aeroplane|airplane)\b|\b(?:at|to) the airport\b|\bcar ?sick|\bwe(?:['’]re| are| will|['’]ll) (?:fly\w*|driv\w*|travel\w*)\b|\bcamping trip|\bpack\w* (?:her|his|their|the|a|our) (?:suitcase|bags?)\b/,
    ],
    early: [
      'There was going to be a journey. {The bag was full, and the bear sat on top.|The suitcase had been packed and unpacked, since the bear was in it and wanted to get out, and the shoes were out and should have been in.}',
      '[Hero] could travel well. {You look out and you <hum~wave~count cows>.|One only has to know how it is done: one looks out and hums, and every so often one asks, for politeness’ sake, if it is much further.}',
      'On a long journey there is a <bun~boiled egg~plum> at just the right time. {[Hero] knew that.|[Hero] knew from experience that it comes when the <houses~hills~tunnels> stop, and it never tastes like that at home.}',
    ],
    scene: [
      'A suitcase stood by the way and was excited. “Where are we off to?” it asked. {“Where would you like?” “Anywhere with sand. It tickles so nicely.” [Hero] put some in. It giggled.|It had labels all over, from <Rome~Hull~Paris> and <Lima~Cork~Oslo> and a place that was only called Aunt Jo. “The best thing is the going,” it said, “and the next best is when one’s opened, and it smells of home in there, and everybody looks surprised.” [Hero] scratched it behind the handle.}',
      'They played car, or was it plane? {[Hero] drove. [Helper] was the horn. Beep! “Are we nearly there?” “Yes,” said [hero]. “We’re at the next tree. And now at the next.”|[Hero] was at the front and [helper] was the engine and also the lady with the drinks. They took off, a bit bumpily, through a cloud that smelled of <wool~soup~toothpaste>. “On the left you will see the sea,” said [hero]. “On the right you will see my elbow.” They swallowed, so that their ears went pop, and landed with a bun.}',
      'They met a <swallow~stork~wild goose> with a map. “I go right down there each year,” it said. {“Is it far?” “It’s one sleep, and one more, and then somebody calls my name.”|“Don’t you get bored?” asked [hero]. “I count the rivers,” it said, “and then I count the people who look up. That makes it go by like nothing. And there’s always the moment when it starts to smell of somewhere else.” It sniffed at [hero]. “You’ve got it on you already.”}',
    ],
    echo: [
      'All journeys have a bed at the end of them, and it may be a strange one, but sleep knows the <way~door~number>.',
      'The suitcase stood by the wall and rested. Tonight nobody had to go any further than the edge of the <pillow~blanket~moonlight>.',
      'Somewhere the road of the journey lay in the dark, soft and still, and all the wheels and wings on it <slept~were quiet~rested>.',
    ],
  },
  {
    id: 'swimming',
    match: [
      /\b(?:learn\w*|lessons?|first|afraid|scared|fear\w*|can|could|couldn['’]?t|can['’]?t|start\w*|alone|today|new)\b[^.]*\bsw(?:im|ims|imming|am|um)\b|\bswimming (?:lessons?|class|pool|badge|course)|\bsw(?:im|ims|imming|am)\b[^.]*\b(?:by (?:her|him)self|without|lessons?|armbands|alone|afraid|scared|length|first time)\b|\barmbands\b|\b(?:afraid|scared) of (?:the )?water\b/,
    ],
    early: [
      '[Hero’s] hair was still a bit wet, for there had been swimming. {Kick, kick, <blow~glide~breathe>!|It smelled of swimming bath, and there was a ring round each arm from something that had been blown up very tight.}',
      'Water is soft until you jump into it, [hero] knew. {Then it is all <bubbles~elbows~ears>.|Then it goes up your nose and tells you everything at once. But it carries you, too, if you let it, and [he] had been practising the letting.}',
      '[Hero] could float for <two~three~four> whole breaths. {Like a leaf! Like a boat!|It had happened by mistake, in looking for a cloud, and now [he] meant to find out how it was done.}',
    ],
    scene: [
      'They met a young otter who held on to a root. “I’m not letting go,” it said. {“Lie back,” said [hero]. “Look at that cloud.” It let go, one paw at a time. “I’m a boat!” it said.|“And why should you?” said [hero]. “Only lean back a bit, and look at that cloud. It’s rather like a <goose~shoe~teapot>.” The otter leaned back. “More like a bun,” it said. It let go with one paw to point, and then with the other to argue. It was quite some time before it noticed.}',
      'A <frog~duck~newt> gave lessons for the dry land. “Lie on the bench,” it said. {“Pull, kick, and smile!” [Hero] did it. The bench did not move, but it was almost like swimming.|“Arms like scissors, legs like a frog, face like someone who’s having a good time.” They lay over the bench on their tummies, all of them in a row, and swam on the spot until they were out of breath. “You’re over the worst,” it said. “The rest is only wet.”}',
      '“The first time I went in,” said [helper], “I went in as far as the ankles. Next time it was the knees.” {“And then?” “Then a wave came and did the rest.” They laughed.|“I got to know it from the bottom upwards, so to speak. The knees were hard, and the tummy was the hardest. At the tummy one has to sing.” [Hero] wanted to know what one sings. It was the <national anthem~alphabet~one about the ten buns>, said [helper], and by the third line it’s nice and warm.}',
    ],
    echo: [
      'The bed carried [hero] the way water does, if you lie back and <let it~breathe out~look at the moon>. It was warm, and it rocked.',
      'The towel hung over the chair and rested. Somewhere a pool lay still, with <all the stars~the moon~the whole soft night> in it.',
      'Float, said sleep. So [hero] floated, <slowly and softly~on a long breath~as light as a leaf>.',
    ],
  },
  {
    id: 'bike',
    match: [
      /\b(?:learn\w*|ride|rides|rode|riding|first|new|without|fell off|practi[sc]\w*|taught|teach\w*)\b[^.]*\b(?:bike|bicycle|scooter|tricycle|balance bike)\b|\b(?:bike|bicycle|scooter)\b[^.]*\b(?:ride|riding|first|alone|by (?:her|him)self|without|learn\w*|stabili[sz]ers|training wheels)\b|\bstabili[sz]ers\b|\btraining wheels\b|\bcycling\b/,
    ],
    early: [
      'Outside, against the wall, leaned a bike, <red~blue~yellow> with a bell. {It waited for [hero].|It had been out with [hero] that day, and they had gone nearly straight, and both of them were still thinking about it.}',
      '[Hero] had a plaster on one <knee~elbow~shin>. {It was from the bike. It had a star on it.|It was an honourable plaster, and it came from the bike, at the point where the path goes left and [hero] had gone on.}',
      'Ting, said the bell of the bike in the hall. {That meant: <tomorrow again~one more round~hello>!|It was only cooling down, but [hero] said that it was an invitation, and answered it with two tings of the teeth.}',
    ],
    scene: [
      'They met a <bear~goose~rabbit> on a bike, wobbling. “Don’t let go!” it cried. {“I’m not holding you,” said [hero]. “I haven’t held you since the tree.” “Oh!” it said, and rode on.|[Hero] ran along beside it with one hand on the saddle. “Don’t let go,” it kept saying. “Look where you want to get to,” said [hero]. “Not at the wheel.” It looked at the far end of the path. [Hero] had long since let go and was running with both hands in the air, but nobody told it till it got there.}',
      'A <wheel~small wheel~muddy wheel> came rolling along, all alone. {“I lost my friend,” it said. “With one I fall, with two I ride.” They found the other in the grass. Off they went!|“I’m half of something,” it explained, and fell over. They stood it up. “It’s no good being round if you have nobody to be round with.” The other half was lying in the long grass and had thought the same. They put the two together, and it was a wonder to see how they held each other up.}',
      '“How does one not fall off?” asked [hero]. {“You do fall off,” said [helper]. “A bit less each day.” They clapped for all the falls.|“It’s like this,” said [helper]. “There are exactly <thirty-one~twenty-six~forty-three> falls in every bicycle. When they’re used up, you can ride. So each one’s a good one.” [Hero] reckoned up how many were used already, and it came to a very fair number.}',
    ],
    echo: [
      'The bike leaned on the wall and slept, its wheels <still~quiet~at rest>, with one spoke full of moon.',
      'Behind [hero’s] closed eyes the path went by, soft and slow, round the bend and <gently~quietly~softly> down to the house.',
      'In the hall the bell of the bike gave one last low ting, <half asleep~quite softly~all by itself>, and then it was still.',
    ],
  },
  {
    id: 'snow',
    match: [
      /\bsnow(?:s|ed|ing|y|m[ae]n|balls?|flakes?|fall|storm|day)\b|\bsnow\b(?! (?:white|queen|leopard))|\bsledg|\bsled(?:s|ding)?\b|\btoboggan|\bigloo|\bskiing\b|\bice ?skat/,
    ],
    early: [
      'It had snowed, and everything had a hat on. {The <gatepost~bucket~postbox> had the tallest.|The <gatepost~bucket~postbox> had the tallest, and wore it very straight, and nobody liked to tell it.}',
      'It smelled of snow. {[Hero] had had one flake on [his] tongue. It tasted of <quiet~tin~stars>.|It had been the first of them, and had come down for a long time, and when [hero] put out [his] tongue it tasted of <quiet~tin~stars>.}',
      'There was snow on the sill, as high as a <hand~cup~bun>. {[Hero] had pressed one finger in it. That was the garden gate.|[Hero] had made a whole town in it with one finger, and a road that led in here.}',
    ],
    scene: [
      'They built a <snowman~snow aunt~snow king>, or what one builds where there is not much snow. {It was as tall as a teapot. “Small is good,” it said. “One’s not so far from the ground.”|It came up to [hero’s] knee, had a <raisin~clove~pebble> for a nose, and opened one eye before they had stuck on the other. “Is that all of me?” it asked. They said that there was more to come, possibly on Thursday. “No, no,” it said. “I like it. I can nearly see over things.”}',
      'A flake came down and sat on [hero’s] sleeve. “Look quickly,” it said. {It was a star with six points. “I have seen you,” said [hero]. “Then it was worth it,” said the flake.|“I am the only one like this that there has ever been,” it said, “and I don’t last. Would you mind?” So [hero] looked at it, all round, all six corners and the fern in each. “I’ll remember you,” said [hero]. “Well then,” said the flake, very pleased, and was a drop.}',
      'They went down on a <tray~lid~pillow~sack>, one behind the other. {Wheee! The snow flew up. “Again!” said [helper]. Ten times again!|[Helper] sat in front and steered, or said so. They left behind them one long line, a hole, another line, and a place where somebody had plainly turned over and over in a very good mood. “Again,” said [helper] from inside the hole.}',
    ],
    echo: [
      'Outside it had begun again, without a sound. Soft on the roof, soft on the <path~hedge~wall>, one quiet star upon another.',
      'The snow lay like a blanket on the garden, and [hero] lay <warm under another~warm and tucked in~warm as toast in the middle of winter>.',
      'Mittens hung over the stove and dripped, slower and slower, and all the footprints outside were being gently <filled~covered~tucked in>.',
    ],
  },
  {
    id: 'rain',
    match: [
      /\brain(?:y|s|ed|ing)\b|\bin the rain\b|\bpuddles?\b|\bwell(?:y|ies|ington)\b|\bstuck (?:inside|indoors)\b|\bbad weather\b/,
    ],
    early: [
      'All day long there had been rain. {It ran down the glass in races. [Hero] had backed the <left~fat~slow> one.|The drops had run races down the window pane, and [hero] had put a raisin on the <left~fat~slow> one, and won two.}',
      '[Hero’s] wellies stood on the mat. {There was a puddle round them, and one in each.|They stood in a puddle of their own, with another in each, so thoroughly had they been used.}',
      'It rained, plip, plop, into the <bucket~barrel~old pan>. {It was a song. [Hero] knew it.|It had been playing the same piece since dinner time, and [hero] could do the second part by heart, on a lid.}',
    ],
    scene: [
      'They came to a puddle with a sign: “<Please jump~Jump here~Closed to dry people>.” {[Hero] jumped. [Helper] jumped. Splash! “Thank you,” said the puddle. “I was getting so flat.”|They looked at one another. [Hero] took a run. It went up like a fountain and came down on [helper], who had been meaning to jump too and now did so on principle. “Ah,” said the puddle, when they were both as wet as could be. “You’ve no idea how long a day can be when everyone goes round.”}',
      'A raindrop sat on a <leaf~gutter~washing line> and did not dare. “It’s so far down,” it said. {“I’ll hold out my hand,” said [hero]. Plip! “I did it! Once more!” it said.|“All the others just went,” it said. [Hero] held a hand beneath it. “It’s no further than this,” [he] said. It wobbled, grew long, and dropped. It lay there in the hollow of the hand and shook with laughter. “Now the big one,” it said, “into the puddle. And you’re to count.”}',
      'They had one umbrella for two. {Half of [hero] got wet, and half of [helper]. “The dry halves go in the middle,” said [hero], and they were warm.|It was not a big one, and there was a hole in it, and the hole was above [helper]. They changed sides, and then the hole had changed as well. In the end they turned it over and collected the rain, since they were wet in any case, and had enough to sail a <nutshell~feather~cork> in.}',
    ],
    echo: [
      'Outside it was raining, soft and even, on the roof and the <hedge~lane~leaves>, and within it was dry and warm.',
      'The wellies stood side by side and rested, <toe to toe~heel to heel~close together>, and the last drop ran down slowly.',
      'Rain tells a story that has no end, <low and slow~softly, softly~in a whisper>, and one may go to sleep in the middle of it.',
    ],
  },
  {
    id: 'garden',
    match: [
      /\bgarden(?:ing|er)\b|\b(?:plant(?:s|ed|ing)?|grow(?:s|n|ing)?|grew|sow(?:s|ed|ing|n)?|water(?:s|ed|ing))\b[^.]*\b(?:seeds?|beans?|tomato(?:es)?|flowers?|sunflowers?|plants?|veg\w*|strawberr\w+|potato(?:es)?|pumpkins?|trees?|garden|carrots?|radish\w*|cress|herbs)\b|\b(?:her|his|our|their) (?:little |own )?garden\b|\ballotment\b|\bseedlings?\b/,
    ],
    early: [
      'There was earth under [hero’s] nails. {It came from the garden, and so did the worm in the bucket.|It came from the garden, where [he] had put something into the ground that day, and patted it, and told it <when supper was~a joke~its name>.}',
      '[Hero] had a seed in one pocket. {It was as flat as a <fish scale~button~lentil>. It had a whole plant in it!|It was no more than a flat brown crumb, and yet, as [hero] told everybody, there was a whole plant folded up in it, with leaves.}',
      'In [hero’s] garden something green had come up, no longer than an <eyelash~ant~apple pip>. {It had not been there at breakfast.|It had not been there at breakfast, and it looked surprised to find everything already so big.}',
    ],
    scene: [
      'They met a worm with a hard hat on. “I’m digging for the <beans~roots~radishes>,” he said. {“They like it loose.” [Hero] helped with one finger. “Good finger,” said the worm.|“Nobody sees it,” he said, “but I do the lot. In at the front, out at the back, and it’s as soft as cake.” [Hero] wanted to help and made a hole with one finger. He looked down into it, and went in and came out again. “You could do this for a living,” he said.}',
      'A <sunflower~pumpkin~bean> had grown so fast that it was dizzy. {[Hero] gave it a stick to hold on to. “Thanks,” it said. “I can see the sea now!”|“Yesterday I was down there with the daisies,” it said, swaying, “and nobody told me what to do with the top part.” [Hero] fetched a stick and tied it on with a bow, not tightly. It held on and looked about. “There’s another garden behind this one,” it called down after a while. “Did you know? There’s one who looks like me. I’m going to nod.”}',
      'They had a single <seed~bean~bulb>, and no pot. {“A shoe!” said [hero]. In went the earth, and in it went. “Goodnight,” they said to it.|There was an old boot by the wall. They filled it with earth, and [hero] made the hole, and [helper] said a few words. “Not too deep,” said [hero], “or else it doesn’t find the door.” Then they watered it and sat there in case it was a quick one.}',
    ],
    echo: [
      'Under the soft dark earth lay the seeds, each in its own small bed, and grew in their <sleep~dreams~quiet way>.',
      'The watering can rested, the <beans~roses~cabbages> closed their leaves, and over the garden the moon was slow and white.',
      'Things grow in the night, quite silently. So did the <beans~peas~lettuces>, and so, a little, did [hero].',
    ],
  },
  {
    id: 'train',
    match: [
      /\b(?:steam|toy|model|underground|tube|freight|express|wooden|talking|magic|little|big|fast|love\w*|about|of|likes?|a|the|his|her|red|blue|green) trains?\b(?! (?:to|her|his|for)\b)|\btrains\b|\blocomotives?\b|\brailways?\b|\btrain (?:driver|station|track|set)\b/,
    ],
    early: [
      'Somewhere a train went by, and [hero] listened. {Tickety tack, tickety tack.|[Hero] could tell by ear whether it was a long one, and what it had eaten, and it said <tickety tack~rickety rack~taggeda tack> all the way over the bridge.}',
      '[Hero] had a whistle, for trains. {One blow means go. Two mean wait for the <cat~baker~bear>.|One blow means that it may leave, and two that somebody is still coming, and three are just for joy.}',
      'All day long [hero] had been a train driver, round the <table~sofa~pear tree>. {It had been on time.|There had been four stations, and people had got on at all of them, most of them bears, and it had been on time but for the soup.}',
    ],
    scene: [
      'There stood a little steam train and could not get on. “I have no <puff~breath~go>,” it said. {“Say it after me,” said [hero]. “Cup-of-tea, cup-of-tea.” Slowly it went. Cup-of-tea-cup-of-tea!|“I’ve got the fire, and I have the water,” it said. “I’ve only lost the beat.” [Hero] knew how that goes. “Cup, of, tea,” [he] said, very slowly, “cup of tea, cup-of-tea, cup-of-tea.” Its wheels began to turn at the second cup. At the hundredth they could only just hear it, from behind the hill, asking for a biscuit.}',
      'They laid a track with what there was: <sticks~spoons~shells>, in two long rows. {Then they were the train. [Helper] was the coach with the buns.|[Hero] was in front, because of the whistle, and [helper] was the coach where the buns are. It had a curve in it that was really a corner. They stopped at every stone that looked like a station, let it in, and let it out again at the next.}',
      'They met a signal that stood up straight in the dark, one arm out. {“Red,” it said. “Now green! Off you go. Mind the moon.”|“I have held out this arm since <eighteen ninety~the summer of the puddles~the old queen>,” it said, “and I’ve never had anybody wave back.” So they waved back, with one arm, stiffly, as it’s done. It went green from top to bottom. “Right away,” it said in a rusty voice. “All clear to wherever you like.”}',
    ],
    echo: [
      'Far off a night train went through the dark, <slow and soft~low and slow~with its lamps dimmed>, and everybody in it was asleep. Tickety tack.',
      'In the shed the engines stood warm and still, side by side, and breathed out the last of their <steam~day~warmth>.',
      '[Hero’s] bed had been coupled on at the end. It rocked a little, softly, and the next stop was <sleep~dream~morning>.',
    ],
  },
  {
    id: 'fire-engine',
    match: [/\bfire ?(?:engines?|trucks?|fighters?|m[ae]n|brigade|stations?)\b/],
    early: [
      'Under [hero’s] bed stood a red fire engine, ready to go. {It had saved a <bear~cow~sock> that day.|Its ladder was folded and its hose was rolled up, and it had been called out <three~four~five> times since lunch, mostly for cats.}',
      '[Hero] had been a firefighter all day long. {The hose was a <scarf~belt~sock>.|There had been a helmet, which was a colander, and a hose, which was somebody’s <scarf~belt~stocking>, and there was no bear in the house that had not been carried down from something.}',
      '“Nee-naw,” [hero] had said on the stairs. {A fire engine says that. It means “excuse me”.|In the language of fire engines it means “excuse me, please”, and [he] had said it to <the cat~the milk jug~two chairs>, and they had all made way.}',
    ],
    scene: [
      'A fire engine stood there with its ladder up. “A <kitten~hen~young owl> got stuck at the top,” it said. {“And I have no hands.” So [hero] climbed up and brought it down, soft and warm. “Nee-naw,” said the fire engine. That means thank you.|“I reach that far, but I’ve nothing to hold it with.” So [hero] climbed up, rung by rung, while [helper] kept the ladder steady. The small thing up there stepped into the crook of [hero’s] arm as if it had ordered a taxi. Down below the fire engine turned its blue lamp once, without a sound, for it was a shy one.}',
      'They met a fire engine with its hose in a knot. {“I wanted to water the <beans~roses>,” it said. They undid the knot. Psss! All the flowers drank.|“There hasn’t been a fire today,” it said, “there hardly ever is. So I thought I’d water the <beans~roses~lettuces>, and then I got excited.” They followed the hose over and under, and [hero] found the end of it. A fine soft rain came down, with a rainbow in it, and it fell on the garden and a bit on everyone.}',
      '“To your places!” called [hero]. They played fire engine. {[Hero] drove. [Helper] was the nee-naw. They saved a <snail~ladybird~hat> from a wall.|[Hero] drove, and was the ladder as well, and [helper] was the nee-naw and the blue lamp, which is hard work. They were called to a <snail~ladybird~beetle> that sat on top of a wall. It came down in a blanket and said that it had only been looking at the view. So they rolled up the hose, drank cocoa out of their helmets, and were ready for the next one.}',
    ],
    echo: [
      'In the fire station the big red engine stood still and warm, its ladder folded, its <blue lamp~bell~hose> asleep.',
      'The helmets of the firefighters hung in a row, quiet and round, and the boots stood ready. Somebody is always <near~there~awake>, all night long.',
      'Nee-naw, breathed the fire engine in its sleep, so softly that not even the <bear~moon~cat> turned over.',
    ],
  },
  {
    id: 'digger',
    match: [
      /\bdiggers?\b|\bexcavators?\b|\bbulldozers?\b|\btractors?\b|\bcombine harvester|\b(?:dump|dumper|garbage|rubbish|bin|big|tow|monster|cement|recycling) (?:truck|lorr(?:y|ies)|trucks)\b|\btrucks?\b|\blorr(?:y|ies)\b|\bbuilding site|\bconstruction (?:site|vehicles?|machines?)|\bvehicles?\b|\bcement mixer/,
    ],
    early: [
      '[Hero] could tell a digger from a bulldozer by its cough. {Brrm, and then hrrm.|The digger coughs before it lifts, brrm, and the bulldozer after, hrrm, and [hero] could do both with [his] mouth shut.}',
      'There was sand in [hero’s] <boots~cuffs~ears>, for it had been a day for diggers. {The hole was very deep.|There had been a hole that went down to the brown sand, and then to the wet, and it would still have gone on if supper had not been at the top.}',
      'Under [hero’s] bed there was parked one <digger~tractor~lorry>, with its lamps out. {It had worked hard.|It had shifted <two heaps of peas~all the cushions~a whole village of blocks> from here to there since morning, and somebody would want them back tomorrow.}',
    ],
    scene: [
      'A great yellow digger stood there and did not dig. {“There’s a <toad~hedgehog~wren> asleep in my shovel,” it whispered. “I’ll wait.” [Hero] lifted it out, on its leaf. “Now, brrm!” said the digger, very softly.|It stood with its arm in the air and did not so much as cough. “There’s a <toad~hedgehog~wren> in my shovel,” it whispered. “It got in at lunch. I’ve been like this since one o’clock.” [Hero] climbed up, took the sleeper out together with its leaf, and laid it under a bush. The digger put its arm down, creaking all over. “Strong isn’t the hard part,” it said.}',
      'A heap of <gravel~sand~pears> lay right across. There came a small lorry. {“Tip it up here!” called [hero], and waved left, left, stop! Beep, beep, beep. It was a fine load.|“I’m only little,” it said, “but I come often.” [Hero] was the one who waved. There is an art to it: a bit left, a bit more, and then both palms. Beep, beep, beep it went backwards, as proud as can be, and <nine~eleven~seven> loads later you could walk through on dry feet.}',
      'They played building site. {[Hero] was the digger. [Helper] was the crane. Up with the stone, round, and down. Clonk! It was a house for a beetle.|[Hero] was the digger and did the noises as well. [Helper] was the crane and moved slowly, with a hum. They dug a cellar and put up four walls, and at five sharp they laid down their shovels and had tea out of a can, as one does. It was a good house. A beetle took it the same evening.}',
    ],
    echo: [
      'On the building site the big machines stood still in the moonlight, each with its <arm~chin~shovel> laid softly down.',
      'Goodnight, digger. Goodnight, lorry. The last <lamp~engine~wheel> was cooling slowly, and the sand was soft and dark.',
      'Even a bulldozer yawns. It pushed the quiet up into a <soft~warm~big> heap, all round [hero’s] bed, and slept.',
    ],
  },
  {
    id: 'football',
    match: [
      /\bfoot ?ball(?:er|ers|s)?\b|\bsoccer\b|\bgoal ?(?:keeper|ie|post)s?\b|\bpenalt(?:y|ies)\b|\bworld cup\b|\b(?:won|lost|first|big) (?:the |a |her |his )?match\b/,
    ],
    early: [
      '[Hero] had a ball under one arm, and it had grass on it. {It had been a <good~muddy~long> match.|There had been football until one could no longer tell the ball from the dusk, and the score, so far as anybody knew, was <eleven all~nine to ten~twenty-two to lots>.}',
      'Bump, bump, said the ball on the stairs. {It wanted to play more football.|It had been put to bed once already, but a football has no shoulders, and so it is hard to hold down.}',
      '[Hero’s] <left~right> foot had scored a goal that day. {The other foot was proud of it.|The other had only stood there while it happened, but it is well known among feet that one of them has to.}',
    ],
    scene: [
      'They met eleven <mice~moles~ducks> with a <pea~nut~cherry>. “We have no goalie,” they said. {So [hero] was the goalie. It got in all the same, between the toes! They carried [hero’s] shoe round the field.|“We are only ten and one with a cold.” So [hero] went in goal. It is not easy to stop something of that size. It went by on the left, it went by on the right, and once it went in at the cuff and came out at the knee. But [he] held the last one, with one finger, and was carried off the field, as far as they could lift.}',
      'A ball had landed in a tree. It liked it there. {“I can see the whole game!” it said. They asked it nicely. They sang for it. Then it dropped on [helper’s] head. Goal!|“I’ve been kicked since March,” it said, “and I have never once seen a match. I was always in the middle of it.” So they played one without, so that it could watch. They dribbled the air and shot the air and argued about whether the air had been in. In the end it couldn’t bear it. “Pass!” it cried, and jumped.}',
      '“Show me how you score,” said [helper]. {[Hero] took three steps and shot. The “ball” was a <fir cone~rolled sock~bun>. It flew! They threw up their arms and slid on their knees.|[Hero] put the <fir cone~rolled sock~bun> down, took three steps back and looked at the sky, as the great ones do. It went up, it bent, it dipped, and passed between the two posts, one of which was [helper]. Then they both ran in a circle with their arms out, because that’s half of it.}',
    ],
    echo: [
      'The ball lay in the corner, round and still, and breathed out a little <air~grass~sigh>. Full time, said the night, quite softly.',
      'On the field the goals stood open in the moonlight, and only the <dew~dark~mist> came in, slow and quiet.',
      'Both of [hero’s] feet lay side by side and rested, like <two old friends~the best of teams~a pair of tired heroes>.',
    ],
  },
  {
    id: 'grandparent',
    match: [
      /\b(?<who>(?:grandma|granny|gran|nana|nan|nanny|grandmother) and (?:grandpa|grandad|granddad|gramps|grandfather|pop|pops)|grandma|grandpa|granny|grandad|granddad|grandmother|grandfather|nana|gran|gramps)\b/,
    ],
    early: [
      'Before it all began, [hero] had been thinking of [who]. {[Who] had the best lap.|[Who] had the best lap, and a pocket that was never quite empty.}',
      'There was a <jar~tin~drawer> that only [who] could open. {[Hero] thought of it. It smelled of <mints~cloves~apples>.|[Hero] had been thinking of it on and off since tea. It smelled of <mints~cloves~apples>, and one had to say please to it.}',
      '[Hero] could do [who]’s laugh. {It began low, and it shook.|It began quite low down, and for a while one only saw it shaking, and then it came up and one could hear it in the street.}',
    ],
    scene: [
      'They found a bench with a view, just right for two. “[Who] would like this,” said [hero]. {So [he] waved, as far as [he] could. And it felt as if [who] waved back.|So [he] waved, a big wave, in what [he] thought was the right direction. It takes a wave some time to get there, said [helper], but it always arrives, generally about teatime.}',
      'They were stuck. “What would [who] do?” asked [helper]. {“First tea,” said [hero]. So they had a bun and no tea. And it worked!|“First a cup of tea,” said [hero]. “Then, ‘Let’s have a look at it, shall we?’ And then something with string.” They had no tea. But they said, “Let’s have a look at it, shall we?” in the proper voice, and found the string, and were surprised how far one gets.}',
      '[Hero] told [helper] a thing that [who] had told. {There was a <goat~bicycle~goose> in it, a long time ago. “And it was true,” said [hero]. “I know. It has mud in it,” said [helper].|It happened a long time ago and there was a <goat~bicycle~goose> in it, and a Sunday hat. “Is it true?” asked [helper]. “[Who] was there,” said [hero]. “It gets a bit longer every time, but that’s only because more and more is remembered.”}',
    ],
    echo: [
      'Perhaps the very same moon was shining in at another window now. Goodnight, [who], said [hero] softly, and the <moon~night~wind> took it along.',
      'There is a hum that [who] knows, <low and slow~warm and low~old and soft>. [Hero] hummed it in the dark, and it was like a lap.',
      'Somewhere [who] had put out the lamp and thought of [hero] first, <softly~warmly~with a smile>. It was good to know that, and to sleep on it.',
    ],
  },
  {
    id: 'poem',
    match: [/\b(?:poems?|poetry|rhym(?:e|es|ed|ing)|in verse|limerick)\b/],
    early: [
      'It was one of those evenings that want to rhyme. {[Hero] said, “Light, night, just right!”|[Hero] noticed it at supper, when the bread said “bed” and the spoon said “moon”.}',
      '[Hero] had found a rhyme in <a shoe~the bath~the soup>. {“Hat, cat, fancy that!”|“<A boot, a hoot, a silver flute~A fish, a wish, a deep blue dish~A bee, a tea, a bended knee>,” it went, and it had been waiting there quite a while for a mouth.}',
      'Some words like to hold hands, and that is a rhyme. {<“Star” and “far” do~“House” and “mouse” do~“Snow” and “slow” do>.|<“Star” holds hands with “far”~“House” holds hands with “mouse”~“Snow” holds hands with “slow”>, and when they are on the road together it never takes long until there’s a poem.}',
    ],
    scene: [
      '[Hero] made a rhyme for the road: “A step and a stone, and no one’s alone. A star and a tree, for you and for me.” {They said it twice.|They said it <twice~three times~over and over>, and the last time [helper] put in a trill.}',
      'Then [helper] made up a little poem: “The day has a door, and it closes with ease. Come in, says the evening, and sit on my knees.” {It was a <good~warm~sleepy> one.|[Hero] thought it a very good one, and asked for it again, more slowly.}',
      'A poet sat there and was short of a line. “The <moon is a penny, the night is a purse~stair has a creak that it likes to rehearse>…” {“It could have been better, it might have been worse!” said [hero]. “That’s it!” said the poet.|He had been stuck there for three days. “It could have been better, it could have been verse?” tried [helper]. “And sleep is the kindest, most comforting nurse,” said [hero]. He wrote it down. “I shall put your name to it, very small,” he said. “It’s more than I would do for most.”}',
    ],
    echo: [
      'And softly a last small rhyme came along: “The moon is your lamp, and <the wind is your song~the night is not long~you cannot go wrong>.”',
      '“<Hush, says the pillow, and hush, says the sheet, sleep has come in on its whispering feet~Soft is the blanket, and still are the stairs, the night has tucked in all its lambs and its bears~Slow goes the river, and slow goes the sea, and slow goes the breath in the bed beside me>.” That was the last one, and it was for [hero].',
      'Now even the words lay down, two and two, <bed beside head~deep beside sleep~night beside light>, and were quiet.',
    ],
  },
  {
    id: 'pet',
    match: [
      new RegExp(
        `\\b(?:${PETS})\\s*,?\\s+(?:(?:who |she |he )?is\\s+|whose name is\\s+)?(?:called|named)\\s+${NAME}`,
        'u',
      ),
      new RegExp(`\\b(?:${PETS})['’]s name is\\s+${NAME}`, 'u'),
    ],
    early: [
      '[Name] watched all this with one <ear~eyebrow> up. {[Name] was the best pet in the street.|[Name] was the best pet in the street, or so [name] seemed to think, and [hero] thought so too.}',
      'Somebody had slept on [hero’s] <scarf~jumper~map>, and it was still warm. {It was [name]!|There was no need to ask who, for only [name] leaves a dent of just that shape.}',
      '[Hero] had told [name] to wait <at home~by the door~on the rug>. {[Name] had nodded. But [name] had not meant it.|[Name] had looked at [hero] with great attention, like somebody who hears every word and has other plans.}',
    ],
    scene: [
      '<Pat, pat, pat~Tip, tap, tip~Rustle, rustle>. What was that behind them? It was [name]! {[Name] had come along too.|[Name] had followed them the whole way, and now sat down and looked as if it had been everyone else who was late.} ((After that [name] went in front.))',
      'They did not know where to look next. But [name] knew. {Sniff, sniff. A <bun~crust~pie>! It was not what they were looking for. They ate it all the same.|[Name] took one long breath of the air and set off, so firmly that they followed without asking. It led round two corners and under a thing. At the end of it lay something baked. It was not what they had been looking for, but [name] looked so proud that they all had a piece.}',
      '“Does [name] understand what we say?” asked [helper]. {“Only the word supper,” said [hero]. And there was [name]!|“Every bit,” said [hero], “but [name] only listens to the important parts. Watch. <Weather. Sums.~Monday. Soap.~Grammar. Rain.> Geography. Supper.” And out of nowhere, at the last of these, came [name], who had been nowhere to be seen.}',
    ],
    echo: [
      '[Name] curled up where the blanket was thickest, <soft and heavy and warm~warm and slow~soft and round>, and gave a long sigh.',
      'There was a small warm place beside [hero], and it breathed. It was [name], <asleep~half asleep~dreaming>.',
      'Goodnight, [name], whispered [hero]. One ear moved, <slowly~softly~just a little>, and then lay still.',
    ],
  },
]
