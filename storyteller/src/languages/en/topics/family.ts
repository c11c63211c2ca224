import type { Topic } from '../../../craft/pack.ts'

const PETS =
  'dog|cat|puppy|kitten|hamster|gerbil|rabbit|bunny|guinea pig|budgie|parrot|bird|goldfish|fish|tortoise|pet|pony|horse'
const KIN =
  'grand(?:ma|pa|mother|father|dad|parent|mum)|grann(?:y|ie)|gran|grampa|nana|nanny|nan|pop(?:s|py)?|opa|oma|uncle|aunt(?:ie|y)?|friend|neighbour|somebody|someone'

/** Who is there, who is new, who is far away: home and what changes in it. */
export const family: readonly Topic[] = [
  {
    id: 'pet-lost',
    match: [
      new RegExp(
        `\\b(?:our|her|his|their|the|my|a)\\b[^.]*\\b(?:${PETS})\\b[^.]*\\b(?:died|dies|dying|passed away|put down|put to sleep|is gone|has gone|death|dead|in heaven)\\b|\\b(?:died|death of|losing|loss of)\\b[^.]*\\b(?:${PETS})\\b|\\blost (?:our|her|his|their|my) (?:\\w+ )?(?:${PETS})\\b(?! (?:toy|teddy))`,
      ),
    ],
    early: [
      'There was an empty <basket~cushion~place> in the corner at home. [Hero] missed somebody small and dear very much.',
      'Somebody small was not there any more{. [Hero] thought of it often.|, and [hero] still sometimes left the door open a little, out of habit.}',
      'On [hero’s] <jumper~sleeve~sock> there was one <soft~short~last> hair that was not [his] own. {[Hero] kept it there.|It belonged to somebody who was greatly missed, and it was allowed to stay just where it was.}',
    ],
    scene: [
      'An old tortoise asked why [hero] was so still. “I miss somebody,” said [hero]. {“Missing is love that stayed,” said the tortoise. They sat close for a while.|“Yes,” said the tortoise. “Missing is the love that stays behind when somebody goes. It is heavy at first. Later it keeps you warm.” And they sat together for a while, quite close.}',
      'They laid out <white stones~shells~petals> in the shape of somebody dear. {[Hero] put the best one where the heart goes. Then they told all the funny things it had done.|The tail was hardest, because it had never once kept still. [Hero] put the best one where the heart goes. Then they told each other about it, the time with the sausage and the time with the <wet paint~Christmas cake~postman>, and it was sad and funny in turns, and sometimes at once.}',
      '“What was it like?” asked [helper], and sat down to listen. {[Hero] told it all: the nose, the feet, the good smell. And it felt a bit lighter.|So [hero] began with the nose and went on to the feet, and the smell of the one place behind the ear. [Helper] wanted to know everything. And the more of it was told, the nearer it came, until it might have been lying there between them.}',
    ],
    echo: [
      '[Hero] thought of somebody small, and it was a <warm~soft~quiet> thought. Love does not go away. It curls up in the heart and rests there.',
      'The <basket~cushion~corner> was quiet, and it was all right to miss somebody. [Hero] was held close, and the night was soft.',
      'Whatever has lain beside you once, warm and breathing, leaves <its warmth~a soft place~something gentle> behind. [Hero] laid a hand there, and it was warm.',
    ],
  },
  {
    id: 'loss',
    match: [
      new RegExp(
        `\\b(?:${KIN}|dad|daddy|mum|mummy|mom|mommy|brother|sister|baby)\\b[^.]*\\b(?:died|dies|dying|passed away|passed on|in heaven|death|dead|no longer with us)\\b|\\b(?:died|dying|death of|passed away|funeral|grief|griev\\w+|bereave\\w+|in heaven)\\b`,
      ),
    ],
    early: [
      '[Hero] missed somebody that evening, somebody loved. It was a <quiet~soft~slow> kind of missing.',
      'There was an empty <chair~place at the table~armchair> at home, and [hero] thought of who used to sit in it{.| and tell the best stories.}',
      'Some people are gone and are still missed every day. [Hero] had one of those. {It was sad and it was love.|It is a <strange~curious~large> thing to carry about with you, part of it sad and part of it love, and you cannot put down the one without the other.}',
    ],
    scene: [
      'They came to a very old <bench~armchair~sofa>. “I had a friend who sat on me,” it said. {“I still have the warm place. I keep it.”|“My friend is not here now. But I was leaned on for years, you see, and I am still that shape.” [Hero] put a hand in the hollow, and it was warm.}',
      'A woman was knitting a very long <blue~striped~grey> scarf. “Each stitch is something I remember,” she said. {“May I do one?” asked [hero]. And it was the softest stitch of all.|“It won’t ever be finished,” she said, “and I don’t want it to be. I only want it long.” [Hero] asked to do a stitch as well, for somebody. She showed [him] how, and it was a bit loose, but she said that was how one could tell it was a real one.}',
      '“May I tell you about somebody?” said [hero]. {[Helper] sat down. “Tell me all of it.” And [hero] did.|“I was hoping you would,” said [helper], and sat down. There was not a lot of it: a way of whistling on the stairs, a coat that smelled of <pipes~oranges~rain>, two hands. But [helper] said afterwards, “Now I miss them too,” and that made it easier to lift.}',
    ],
    echo: [
      '[Hero] thought of somebody loved and missed. The love was still there, as soft and near as the <blanket~pillow~lamp>.',
      'You may be sad and be held at the same time. [Hero] was held, <closely and warmly~gently~quietly>, and the night was kind.',
      'Some goodnights go a long way. This one went softly <past the window~over the roof~among the stars>, to somebody loved, and was at home there.',
    ],
  },
  {
    id: 'two-homes',
    match: [
      /\bdivorc|\bseparat(?:e|ed|ing|ion)\b|\bsplit(?:ting)? up\b|\btwo (?:houses|homes)\b|\b(?:daddy|dad|mummy|mum|mommy|mom|parents)\b[^.]*\b(?:moved out|lives? (?:somewhere else|apart|separately|in (?:another|a different))|not together)/,
    ],
    early: [
      '[Hero] had two homes now, and a toothbrush in each{.|, a <red~green~striped> one here and a <blue~yellow~spotted> one there.}',
      '[Hero] had two beds, in two homes{. Both had a soft pillow.|, and there was somebody in each of them who loved [him].}',
      'There was a bear who knew two homes by heart. He was [hero’s]. {He liked the <bag~trip> in between.|He travelled with [hero] from the one to the other in a <red~blue~green> bag, with his head out, and he had friends in both.}',
    ],
    scene: [
      'A <swallow~stork~swift> told them about its two homes. “One here, and one far off,” it said. {“And I am loved in both.”|“I used to wonder which was the real one. Then I saw that I was the real one, and both of them were waiting for me.”}',
      'They met a snail with a house on its back and another by the <wall~fence~well>. {“I have two,” it said. “So I have two windows to wave from.”|“People ask which one I live in,” it said. “I live in me, and I’m in whichever one I’m in. But I’ve a cup at each.” It thought for a moment. “I do sometimes leave my scarf behind. They send it on.”}',
      'Two <lamps~lanterns~lit windows> stood far apart, and the way lay between them. {“Is that lonely?” asked [hero]. “Oh no,” said the lamps. “We both shine on you.”|“Do you ever meet?” [hero] asked the first. “Not any more,” said the lamp. “We’re better at a distance. But look down.” And it was true: in the middle, where [hero] stood, the two lights overlapped, and it was bright on both sides.}',
    ],
    echo: [
      'Two homes were quiet now, under one <moon~night~sky>. [Hero] was loved in both of them, tonight and every night.',
      'Here was a bed, and there was a bed, and a <hug~goodnight~kiss> for [hero] in each. That was safe and would stay so.',
      'From one home to the other went a <soft~slow~quiet> goodnight, and another came back, and [hero] lay warm in between.',
    ],
  },
  {
    id: 'sibling',
    match: [
      /\bnew baby(?=[.,!?]|$| (?:brother|sister|sibling|boy|girl|is|at|in|on|and|arriv|coming|soon|who|that|cousin))|\bbaby (?:brother|sister|sibling)\b|\b(?:having|expecting|getting|have|get|gets|got|had) (?:a |another )?(?:new )?(?:baby|(?:little )?(?:brother|sister|sibling))\b|\bbaby (?:is )?(?:on the way|due|coming|arriv\w+)|\b(?:become|becoming|be|being|is|now|became) a big (?:brother|sister)\b|\bnew (?:brother|sister|sibling)|\bnew ?born|\bpregnan|\bjealous\b[^.]*\b(?:baby|brother|sister)|\bmum(?:my)?['’]?s (?:bump|tummy)\b/,
    ],
    early: [
      'There was a great deal of talk at home about a new baby. {Babies are so small. They have toes like <peas~beads>.|A baby has toes like <peas~beads~raindrops>, it was said, and sleeps as if that were a job.}',
      'At home it was all about the new baby. {Everyone had to be quiet. That was hard.|Everyone had to be quiet, and all the laps were always full, and that was sometimes hard.}',
      '[Hero] was one of the big ones now. {A baby needs a big one.|A new baby has a great deal to find out, and somebody has to be there who knows where things are and how they taste.}',
    ],
    scene: [
      'A mother <thrush~stork~robin> sat on her nest with a new chick. “Do you still love the big one?” asked [hero]. {“More each day,” said the bird. “Look. My wings are wide.”|“Love isn’t cake,” said the bird. “It doesn’t get smaller when there’s one more at the table. Look how wide my wings are.” And the big chick had the warmest place.}',
      'A young badger was rocking a baby badger in a <hat~basket~wheelbarrow>. “It can’t do anything yet,” he said. “But it knows my voice.” {He hummed, and the baby smiled.|He hummed, and the baby stopped fussing and looked for him. “You see?” said the badger. “Nobody else can do that.” [Hero] thought about it for a good part of the way.}',
      'Three little bears sat on <a log~a step~an upturned boat>. The new one howled. {“Make the face,” said the biggest. [Hero] made a face. The new one hiccupped and grinned!|“We have tried milk,” said the biggest one, “and we’ve tried singing. It’s no use. We shall have to do the Face.” They did the Face, all three, with crossed eyes, and so did [hero]. The new one broke off in the middle of a howl. It looked from one to the next, as if it could not believe its luck, and grinned with no teeth at all.}',
    ],
    echo: [
      'A new baby sleeps a great deal, and breathes very softly. There was <room~warmth~quiet> in this house, and love enough, and more.',
      'A big one and a small one under the same roof, and the same <soft~warm~slow> goodnight for both.',
      '[Hero] was somebody’s big one now. But in the night all big ones are small, and are <tucked in~held close~rocked> as they always were.',
    ],
  },
  {
    id: 'first-day',
    match: [
      /\bfirst (?:day|week)\b|\bstart(?:s|ed|ing)? (?:at )?(?:a |her |his |big |primary |the )*(?:new )?(?:school|nursery|kindergarten|pre-?school|day-?care|reception|playgroup|class|year (?:one|two|\d))|\bnew (?:school|nursery|kindergarten|class|teacher)|\b(?:school|nursery|kindergarten|pre-?school|day-?care) (?:tomorrow|starts|is starting|on monday)|\b(?:back to school|going to (?:big )?(?:school|nursery|kindergarten))|\bfirst (?:grade|class)\b|\bsettl\w+ in\w* (?:at|to) (?:school|nursery)|\bdrop[- ]?off\b/,
    ],
    early: [
      'There was to be a first day soon. A new door, a new hook, new names. {[Hero’s] tummy felt funny.|[Hero’s] tummy felt as if a small bird were walking about in it.}',
      'By the door stood a packed bag, ready for the first day. {[Hero] looked at it. It looked back.|[Hero] had looked into it four times already, and everything was still there.}',
      'It was nearly time for the first day. [Hero] had a new <cup~pencil~bag> with a <snail~rocket~bear> on it. {It smelled new.|It smelled as new things do, of somewhere else, and it would need somebody to show it round.}',
    ],
    scene: [
      'They met a <duckling~cygnet~gosling> on its first day of swimming. {“What if I sink?” it said. “First days feel like that,” said [hero]. Plop! It swam.|“What if I sink? What if they all know each other?” it asked. “I think first days are like cold water,” said [hero]. “Only the first toe is cold.” It put in a toe, and then the rest, and it swam.}',
      'They passed a school for <owls~frogs~snails>. On each hook there was a picture. {One hook had no picture yet. “That’s for the new one,” said the teacher. “We’ve all been looking forward to it.”|There was a leaf, a spoon, a bun, and at the end of the row stood one hook with nothing over it. “That’s for somebody who starts tomorrow,” said the teacher. “They’ve been asking about it all week. They want to know if it likes jam.”}',
      '“What do you say on a first day?” asked [hero]. {“I say, hello, is this seat free?” said [helper]. They practised it. [Hero] was very good.|“There are only three things one needs,” said [helper]. “Hello. Is this free? And, do you want half of my bun?” They practised all three, turn and turn about, and [hero] made friends with a <bush~bucket~post> on the very first try.}',
    ],
    echo: [
      'The bag for the first day stood by the door, quiet and ready. It would be <kind~warm~friendly> there. There would be a hook with [hero’s] name.',
      'The first day could wait. Tonight was soft and slow, and [hero] had <time to rest~all the time in the world~a long warm night>.',
      'At the end of every first day stands the same <door~bed~lamp>, and the same arms. [Hero] thought of that and breathed slowly.',
    ],
  },
  {
    id: 'own-bed',
    match: [
      /\b(?:sleep\w*|slept|stay\w*|night)\b[^.]*\b(?:(?:her|his|their) own (?:bed|room)|own (?:bed|room)|big (?:boy|girl|kid)?['’]?s? ?bed|alone|by (?:her|him|them)sel(?:f|ves)|on (?:her|his|their) own|through the night|new (?:bed|room))|\b(?:own bed|own room|big (?:boy|girl|kid)['’]?s? bed|new bed|cot to)\b|\b(?:won['’]?t|doesn['’]?t (?:want|like)|refus\w+|hates?|not want\w*|hard|trouble|struggl\w+|never|can['’]?t|afraid|scared)\b[^.]{0,24}\b(?:bed ?time|go(?:ing)? to (?:bed|sleep)|fall\w* asleep|sleep)\b|\b(?:stay\w* in|gets? out of|leav\w+) bed\b|\bsleep ?over\b/,
    ],
    early: [
      '[Hero] had a bed of [his] own, and that evening it <creaked~smelled of soap~had a new sheet on>. {It said, “Come in!”|It creaked in a friendly way each time one looked at it, as if it had moved over.}',
      'There was a bed at home that belonged to [hero] alone. {The <bear~rabbit~cushion> lived there already.|The <bear~rabbit~old elephant> had moved in first, to find out which side was which, and had found nothing to complain of.}',
      'Beds do not like to stand empty, [hero] thought. {They get cold feet.|All day long they have only the <blanket~pillow~wallpaper> to talk to, and by evening they are glad of anyone who comes.}',
    ],
    scene: [
      'They met a <dormouse~rabbit~bear> cub who always slept in a heap with the others. {“Tonight I have my own nest,” he said. “I can hear them breathe. I knock, and they knock back.” Knock, knock!|“Tonight I’m having a nest to myself,” he said, and he showed it to them. It was just an arm’s length from the heap. “I can turn over without anyone saying ow. And if I want something, I knock.” He knocked, twice. From the heap, sleepily, it knocked back.}',
      'A bed on <wooden~golden~squeaky> legs was out for a walk. It looked for somebody its size. {[Hero] lay down on it. “Oh,” said the bed. “You’re nice and warm. I know one like you.”|“Too long,” it said when [helper] lay down on it. Then [hero] tried. The bed did not move for a while. “That’s it,” it said. “That’s the weight I mean. If you have one of my sort at home, do be kind to it. You can’t think how we wait.”}',
      'They made a nest for the night, to practise: <moss~hay~leaves>, a blanket, a bear. {[Hero] lay in it alone. It was not alone at all. There were sounds and stars and [helper], quite near.|[Hero] lay down in it alone, while [helper] sat outside the door, or where a door would be. “Are you there?” said [hero]. “I’m here.” A little later, “Are you there?” “I’m here.” The third time nobody asked, because it was perfectly clear.}',
    ],
    echo: [
      'This was [hero’s] own bed, warm by now in the middle. The <wall~lamp~door> was near, and behind it were those who loved [him].',
      'The bed gave a low, slow creak, and that means <stay~goodnight~I have you> in the language of beds.',
      'Somebody looked in, softly, and would <look in again~come by once more~be near all night>. [Hero] had no need to keep both eyes open for that.',
    ],
  },
  {
    id: 'missing',
    match: [
      /\b(?:miss(?:es|ing|ed)?)\b[^.]{0,20}\b(?:friend|cousin|teacher|brother|sister|grand\w+|gran|granny|nana|uncle|aunt\w*)\b|\b(?:friend|cousin|neighbour)\b[^.]*\b(?:moved|moving|left|leaving|far away|lives far)\b|\bhome ?sick\b|\bfarewell\b/,
    ],
    early: [
      'There was somebody whom [hero] missed. {It pulled a little, like a <kite~tide~small dog>.|It pulled a little, somewhere under the <jumper~buttons~ribs>, like a kite string with the kite out of sight.}',
      '[Hero] had laid something by for somebody far away: <a chestnut~a good joke~half a chocolate mouse>. {It would keep.|It would keep until they met again, and meanwhile it was pleasant to know that it was there.}',
      'Some friends live far away, and they are friends all the same. {[Hero] had one.|[Hero] had one of that kind, and told them things <in the evening~in the bath~over the soup> as if they had been sitting on the edge of the bed.}',
    ],
    scene: [
      'Two <mountains~trees~towers> stood a long way off from one another. {“We wave,” they said, “when there is wind.” And there was wind.|“Don’t you miss each other?” asked [hero]. “Oh yes,” said the nearer. “It’s a good piece of every day. But look, when the sun goes down, my shadow reaches right across to where the other one stands. That’s our handshake.”}',
      'There was a post box here for things that are hard to post. {In went a hug. In went a smell of <soup~hay~plums>. [Hero] said the name, and off it all flew.|It took hugs, smells and the last line of a joke. You said it in at the slot, with the name, and something on the inside went stamp. [Hero] posted quite a lot. It was much lighter to go on after that.}',
      '[Hero] asked [helper] how long a friend stays a friend. {“Till the end of the string,” said [helper]. “And how long is the string?” “No one has found the end.”|“I knew a goose,” said [helper], “who said goodbye to a <hare~mole~hedgehog> one autumn. They were apart for the whole of a winter and half of a spring. Then one day he heard her call from the air. And do you know, they went on in the middle of the sentence where they had stopped.”}',
    ],
    echo: [
      '[Hero] sent a goodnight a long way off. It went <over the roofs~past the moon~by way of the stars>, soft and slow, and knew the house.',
      'To miss somebody is to have them near in <a quiet~another~a soft> way. [Hero] closed both eyes, and there they were.',
      'Somewhere a friend lay in bed as well, under <the same night~the same stars~the very same moon>, and perhaps it was [hero] who was being thought of, warmly and sleepily.',
    ],
  },
  {
    id: 'moving',
    match: [
      /\bmov(?:e|es|ed|ing)\b[^.]*\b(?:house|home|flat|apartment|city|town|country|away|abroad)|\bnew (?:house|home|flat|apartment|room|town|city|country)\b/,
    ],
    early: [
      'At home there were boxes everywhere. Soon they would move to a new house. {[Hero] had packed [his] bear last, so that it could see.|[Hero] had written <BEAR~BEAR, THIS WAY UP~BEAR AND FRIENDS> on one box and then taken the bear out again, to be on the safe side.}',
      '[Hero] was thinking about the new house. {A new house says “<oh~ho~ah>” in every empty room.|A new house is all echo to begin with; it says everything twice, because it does not yet know which things matter.}',
      'There was a cardboard box that had been a <boat~shop~tower> since noon. {It was only there because of moving.|They would be moving, and of everything that belonged to moving, [hero] liked the boxes best.}',
    ],
    scene: [
      'They met a hermit snail who was moving house. “The old one was small,” it said. “But I knew each bump in it.” {Then it found a spot by a window. “This one has a moon!”|They helped it carry a cup and a mat. It put the cup here and the mat there, and turned round twice. “There,” it said. “Now it knows me.”}',
      'A <mouse~wren~mole> family stood among <matchboxes~eggcups~walnut shells>. They had just moved. “It does not smell of us,” they said. {“Bake something,” said [hero]. They baked a crumb. Soon it smelled of home.|“You’ll have to bake something,” said [hero], “then it comes by itself.” The smallest cake in the world went into the oven. After ten minutes it smelled a little of home, and after a quarter of an hour nobody could have said where the old house had been different.}',
      '“Can one take a view along to a new house?” asked [hero]. {“If you look hard,” said [helper]. They looked. Now it was packed.|“You have to fold it,” said [helper]. “First the tree, then the roofs, then the sky on top.” [Hero] looked at it all until it lay quite flat behind the eyes. “And when do I unpack it?” “Whenever you’ve hung up the coats.”}',
    ],
    echo: [
      'A new home has the same moon in its window. It takes one <soft~quiet~slow> night, then another, and then it knows your name.',
      'The boxes stood in the dark and rested. Whatever was in them, the <best~warmest~softest> things were here, close by.',
      'Home is where somebody <tucks you in~says goodnight~leaves a lamp on>. That moves along wherever you go, and it needs no box.',
    ],
  },
  {
    id: 'lost-toy',
    match: [
      /\b(?:lost|missing|misplaced|left|forgot|forgotten|can['’]?t find)\b[^.]*\b(?:toy|teddy|bear|bunny|doll|blanket|blankie|comforter|dummy|pacifier|cuddly|plush\w*|stuff(?:ed|ie)\w*)|\b(?:toy|teddy|bear|bunny|doll|blankie|comforter|cuddly)\b[^.]*\b(?:lost|missing|gone|left behind)/,
    ],
    early: [
      'One soft toy was missing at home. {[Hero] had looked in all the places.|[Hero] had looked in all the places where it should be, and in some where it certainly shouldn’t.}',
      'There was a toy-shaped gap on [hero’s] <pillow~shelf~chair>. {It was still a bit warm.|Everyone had helped to look, under things and behind things, and they had found a great deal, only not the toy.}',
      '[Hero] had written a note for a lost toy. {“Come <home~back~soon>. I saved your place.”|“I have saved your place,” it said. “Please bring news. P.S. The <bear~cow~duck> sends his love.”}',
    ],
    scene: [
      'A knitted <rabbit~elephant~donkey> sat on a wall with its legs dangling. It was somebody’s lost toy. {“I’m not lost,” it said. “I’m on a trip. I will tell it all when I’m home.”|“Lost?” it said. “I’m travelling. I have seen a bus. But I think of my bed every evening, and somebody is thinking of me, I feel it in my stuffing.”}',
      'They came to an office with a <green~yellow~brass> lamp. “Lost toys,” said the sign. {All sat in rows and had cocoa. “We keep them warm,” said the man, “until somebody comes.”|They sat there in rows, each with a number and a cup of cocoa, and an old man read to them aloud. “Nobody cries here,” he said. “They know that they’re being looked for. It’s a lovely feeling, if you think about it, to be looked for.”}',
      '[Hero] told [helper] just what the toy was like. {One ear up, one ear down. “Then I’ll know it anywhere,” said [helper].|The one ear was up and the other down, and it smelled of <porridge~pockets~sleep>, and when you pressed it, it used to squeak but didn’t now. “I’d know it anywhere,” said [helper], “and I’ll tell everyone whom I meet.” And [h.he] did, beginning with a goose.}',
    ],
    echo: [
      'A toy that is loved is never quite lost. Somewhere <soft~warm~quiet> it was thinking of home, and it too was going to sleep.',
      'The lost toy’s place was kept warm. Tonight a <sock~scarf~cushion> lay there, and did its best, and was hugged as well.',
      '[Hero] sent a goodnight out <over the roofs~into the dark~past the moon>, soft and slow, to one lost toy, whose ear would know it.',
    ],
  },
  {
    id: 'babysitter',
    match: [/\bbaby ?sitter\b|\bbaby ?sitting\b|\bnew nanny\b/],
    early: [
      'There was to be a babysitter that evening. {[Hero] had shown the bear, so that it would know.|[Hero] had explained to the bear who it was, how long it would last, and that the <key~hug~kiss> at the end of it was quite certain.}',
      'By the door hung a coat that did not live there. {It was the babysitter’s. It smelled of <apples~rain~mint>.|It belonged to the babysitter, and [hero] had found in the pocket of it, by permission, a <conker~ticket~pencil>, and had put it back.}',
      '[Hero] had written a list for the babysitter. {On it was: the bear, the lamp, the song.|There were seven things on it, from the <bear~lamp~water> to the song, and under them it said, “Then they come home.”}',
    ],
    scene: [
      'They met a babysitter for <ducklings~hedgehogs~owls>. She had nine of them under one shawl. {“Their mother’s at a dance,” she said. “She comes back at ten. She always does.” And they sang until then.|“Their parents have gone dancing,” she said. “I do the middle of the evening, and they do both the ends.” She knew who liked the left side, and who had to have the song twice. “It’s not my nest,” she said, “but I keep it warm till they’re back, and they come back every time.”}',
      '“Let’s play babysitter,” said [helper]. {[Hero] was the babysitter, and [helper] would not go to bed. “One more song?” “One,” said [hero]. Then the grown-ups came back: ding, dong!|So [hero] was the babysitter, and had a good deal to do. [Helper] wanted a drink, and another drink, and to know when they would be home. “After <two songs~three stories~one long sleep>,” said [hero], “and they’ll look in on you first of all.” “Even if I’m asleep?” “Then most of all,” said [hero].}',
      'A small <owl~rabbit~mole> stood at a window. “They’ve gone out,” it said, “and there’s a babysitter.” {“Does she know the game with the spoons?” asked [hero]. She did! It forgot to look out.|“Is she nice?” asked [hero]. It wasn’t sure yet. It had decided not to find out until they were back. “Only ask her if she can make a <hat~boat~swan> out of a napkin,” said [hero]. When they looked round again there was nobody at the window, and from within came the sound of somebody laughing who had not meant to.}',
    ],
    echo: [
      'The babysitter sat close by with a soft lamp and a book, and at the end of the evening came <the key~a step on the stairs~a kiss>, as it always does.',
      'Whoever goes out in the evening comes home again, <on tiptoe~softly~with cool cheeks>, and looks in. The babysitter knew it, and so did [hero].',
      'Everything on the list for the babysitter was done, the bear, the lamp and the song, and there was nothing left on it but <sleep~a long soft sleep>.',
    ],
  },
  {
    id: 'away',
    match: [
      /\b(?:daddy|dad|papa|mummy|mum|mama|mommy|mom|father|mother|parents?)\b[^.]*\b(?:(?:is|are|be|been|goes|going|has gone|went|works?|working|travel\w*) (?:away|abroad|late|far|nights|overseas)|away (?:for|at|on|from)|travel\w*|business trip|night shifts?|deploy\w*|in the (?:army|navy)|at sea|comes? (?:home|back)|coming (?:home|back))\b|\b(?:misses|missing|miss) (?:her |his |their |my )?(?:daddy|dad|papa|mummy|mum|mama|mommy|mom|father|mother|parents)\b|\bseparation anxiety/,
    ],
    early: [
      'Somebody whom [hero] loved was away for a while, at work. {There was a <cup~coat~chair> at home that waited too.|There was a <cup~coat~pair of slippers> at home that waited as well, and it was some comfort that everybody knew the day.}',
      '[Hero] had a paper chain with a link for every night. {One more was gone. It was getting short.|Each evening one link came off, and when there were none left, somebody would come in at the door with cold cheeks and say [hero’s] name.}',
      'Love can be sent, [hero] knew. {You blow, and off it goes.|You put it in the palm of your hand and blow, and it goes to wherever somebody is away at work, and it does not need a stamp.}',
    ],
    scene: [
      'They met a penguin with an egg on his feet. “Its mother is away at sea,” he said. {“She’ll come back with <fish~pearls~shells> and a new song. She always does.” He had a picture of her under his wing.|“She walks a long way and fishes, and then she walks a long way back. Meanwhile I tell the egg about her. I do her voice. She has never <once~yet~in her life> not come,” he said, and did the voice, and the egg rocked a little on his feet.}',
      'They found a shell, or something like one, that you could whisper into. {“<Goodnight~Sleep well~Hello>,” [hero] said to it, to somebody far off. And a bit later it said, “Goodnight, my dear.”|[Hero] held it close and said into it what there was to say to somebody far away: that the soup had been good, that a tooth, or something, had come loose, that there were so many nights left. There was a rushing sound. And then, small but clear, there was a laugh that [he] would have known among a thousand.}',
      'A string lay there, thin and <gold~red~silver>, and went on and on. {[Hero] gave it a tug. Far away, somebody tugged back!|“It’s one of those,” said [helper], “that people have between them.” [Hero] took hold of it and tugged, twice. They waited. It takes a moment if somebody has to put down a bag first. Then there were two tugs from the other end, and one more, for luck.}',
    ],
    echo: [
      'Far off, somebody was looking at the same moon and thinking of [hero]. One night less now, and it was a <soft~quiet~warm> one.',
      'The goodnight from far away had come. It lay on [hero’s] <cheek~forehead~pillow>, as light as breath, and stayed.',
      'Those who love you carry you along, <warm and folded small~close to the heart~safe in a pocket>, wherever they sleep. [Hero] knew that, even half asleep.',
    ],
  },
]
