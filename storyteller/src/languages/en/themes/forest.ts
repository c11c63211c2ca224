import type { ThemePack } from '../../../craft/pack.ts'
import { figure, place } from '../build.ts'

export const forest: ThemePack = {
  words: [
    'forest',
    'tree',
    'wood',
    'leaf',
    'leaves',
    'oak',
    'moss',
    'fox',
    'badger',
    'squirrel',
    'acorn',
    'branch',
    'path',
    'fern',
    'mushroom',
    'hedgehog',
    'owl',
    'bark',
    'nut',
  ],
  settings: [
    place(
      'hollow',
      'land',
      'the Whispering Wood',
      'in the Whispering Wood',
      [
        'At the edge of the Whispering Wood stood a house with a round door. [Hero] lived there. {It smelled of leaves and jam.|It smelled of leaves outside and of jam inside, and in the evening, when the door stood open, the two smells met in the hall.}',
        '[Hero] sat on a log in the Whispering Wood and had a picnic. {A leaf fell in the soup. Plop!|It was a <small~little> picnic, only soup and a spoon, and every now and then a tree leaned over and dropped in a leaf for flavour.}',
      ],
      [
        'The trees in the wood were talking, as they did each night. {Swish, said the birch. Creak, said the oak.|The birch was telling a long story with a great deal of swish in it. “Creak,” said the oak, who had heard it before.}',
        'Between the trees hung the smell of wet bark and pancakes. {Somewhere a badger was up early.|It’s a smell you get only in that wood, and only at dusk, when the badgers, who sleep <all day~all day long>, are having breakfast.}',
      ],
      [
        'They went home along the path, slowly, and the moss was soft under their feet. {A warm light shone in the round door. Soon [hero] was in bed.|The trees had lowered their voices. In the house with the round door a lamp was glowing, and the bed by the stove had been warm for an hour.}',
        'One after another the birds of the wood said the last thing they had to say, and then it was dim and soft under the trees. {The round door stood open, and the bed was warm.|The round door shut behind them with a <small~little> round sound. [Hero’s] bed had a patch of moonlight on the blanket, in the shape of an oak leaf.}',
      ],
    ),
    place(
      'treehouse',
      'land',
      'the tree house',
      'in the tree house',
      [
        'High in the oldest oak in the forest was a tree house, and high in the tree house was [hero]. {You went up by a rope. You came down by a slide.|You went up by a rope with eleven knots and came down by a slide with one bump, and the bump was the best part.}',
        'It had rained in the forest, and now it dripped. [Hero] sat in the tree house with a blanket and a bowl of nuts. {Drip, drop, drip.|Each leaf let go of its drop at a slightly different time, so that it sounded <as if~as though> the forest were playing a very slow piano.}',
      ],
      [
        'From the tree house you could see all the tops of the trees. {They moved like green waves.|They moved like a green sea, and here and there a bird came up out of it, looked round, and dived in again.}',
        'A woodpecker had made a hole in the wall of the tree house. {“For the view,” he said.|He had come for a beetle, and stayed for the conversation, and left a very round window which you could have used for one eye.}',
      ],
      [
        'One knot after another, slowly, up the rope they went to the tree house. {The oak rocked it, <very softly~ever so softly~softly>. [Hero’s] blanket was warm.|The <big~large> oak rocked a little, as it did each night when <everyone~everybody> was in. [Hero] crept under the warm blanket and felt the whole tree breathe.}',
        'The wind went to bed in the top of the oak, and the whole tree breathed out slowly. {The slide was wet with dew, and the blanket was dry and soft.|In the tree house they let down the flap over the door. It was dark and it smelled of nuts, and the branches rocked it no more than you would rock <somebody~someone> nearly asleep.}',
      ],
    ),
    place(
      'burrow',
      'indoors',
      'the Root House',
      'in the Root House',
      [
        'Deep under the roots of a beech tree lay the Root House. There [hero] was having toast by the fire. {The walls smelled of earth and honey.|It had nine rooms and ten tunnels, and one of the tunnels went nowhere and had been dug only because the digging was going so well.}',
        '[Hero] lit the lamp in the Root House, down in the forest floor. {Roots hung from the roof like curls.|Roots hung down from the ceiling like curly hair, and if the tree above laughed at something, they wobbled.}',
      ],
      [
        'In the Root House the walls had shelves, and on the shelves were nuts. {Each nut had its own place.|Each nut had its own little dent to lie in, and a label, and the labels all said “nut”.}',
        'In the Root House there was a clock made from a snail shell. {It was slow, but it never stopped.|It told you the time by where the snail had got to, and as she liked the jam cupboard it was nearly always tea.}',
      ],
      [
        'Down the stairs they went, round and round, into the warm Root House. {The fire had burned low. [Hero’s] bed was in the softest corner.|The fire had burned down to a low red glow. [Hero’s] bed stood in the corner where the roots made a kind of cradle, and it was soft with moss.}',
        'You could hear the rain on the forest floor, a long way up, and not one drop of it came down. {[Hero] lay in bed and it was warm and dry.|In the Root House it was warm and dry. [Hero] lay in the soft dark with the blanket up, and overhead the old roots held on to <one another~each other> and to everything.}',
      ],
    ),
    place(
      'pond',
      'land',
      'Lantern Pond',
      'by Lantern Pond',
      [
        'In the middle of the forest lies Lantern Pond, and glow-worms live all <round~around> it. {[Hero] sat on the bank with both feet in the water.|[Hero] sat on a root with both feet in it, and had been doing nothing since lunch, very thoroughly.}',
        'Plop, said Lantern Pond under its trees, and then nothing, and then plop. {[Hero] ate an apple and counted the plops.|[Hero], who was eating an apple on the bank, had worked out that it was a fish, and that the fish had no idea what it wanted.}',
      ],
      [
        'The frogs had a board by the path: “No diving before supper.” {A leaf dived. They let it off.|They took it in turns to sit on it and look stern, and whenever a leaf came down they all shut their eyes, as one can’t forbid a leaf anything.}',
        'Ferns stood <round~around> the water with their heads together. {They were whispering, as ferns do.|They were as tall as children and just as curious, and whoever came by along the path had first to be talked over from all sides.}',
      ],
      [
        'Over the pond the glow-worms turned down their <small~little> lamps, first the ones far off and then the near ones. {[Hero’s] bed stood under the willow, with leaves for a curtain.|Under the willow, behind a curtain of leaves, there was a hammock with a quilt in it, and the water lay <quite still~perfectly still>, so as not to wake the moon.}',
        'They walked home <round~around> the pond on the moss, slowly, in their socks. {A light shone in [hero’s] house among the trees, and the bed was warm.|Among the trees stood a house with one yellow window. <Somebody~Someone> had warmed the pillow, and it smelled of hay.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'hedgehog',
      'Bramble',
      'he',
      [
        'There was once a young hedgehog called [hero]. {Leaves stuck to his back.|Things were always getting stuck to his back, leaves and tickets and once a bun, and he liked to guess what they were.}',
        'A hedgehog by the name of [hero] had a heap of leaves all of his own. {He said that it was tidy underneath.|From the outside it looked like a heap. But inside, he always said, there was a place for everything, and it was the same place.}',
      ],
      [],
    ),
    figure(
      'squirrel',
      'Hazel',
      'she',
      [
        'There was once a red squirrel called [hero]. {She hid nuts, and then forgot where.|She hid her nuts in such clever places that she herself never found them again, and a good many young trees in that forest were hers.}',
        'There was a squirrel called [hero] who never kept to the path. {She never walked if she could fly a bit.|She had never in her life gone round a thing if she could go over, and she had never looked first, and so she had met a lot of people.}',
      ],
      [],
    ),
    figure(
      'woodmouse',
      'Pip',
      'she',
      [
        'In the forest was a mouse called [hero], and she had an old boot for a summer house. {It had three floors and a tongue.|It was a good boot, on three floors, with a tongue you could sit out upon of an evening, and it let in water only at the toe, where she kept the ducklings.}',
        'There was a mouse in that forest, and her name was [hero], and she wrote letters. {She wrote one each day, to whoever would like one.|She wrote one every day on a beech leaf, to <nobody~no one> in particular, and let the wind deliver it. She got the oddest answers.}',
      ],
      [],
    ),
    figure(
      'owlet',
      'Barnaby',
      'he',
      [
        'There was once a young owl called [hero], and he <could not~couldn’t> say “hoo”. {He said “whom”. His mum was so proud.|The others in his class said “hoo”. He said “whom”. His mother told <everybody~everyone>, and they said how nice, and looked at their feet.}',
        '[Hero] was an owl, but only a <small~little> one, and he liked to get up by day. {“You’ll spoil your eyes,” said his gran. So he wore a hat.|It isn’t done, among owls. He had to be back by noon, with his eyes shut, and tell them that he had seen nothing.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'badger',
      'Mr Dob',
      'he',
      [
        'A badger came out in his slippers. His name was [helper]. {“I was nearly in bed,” he said. “But I will come.”|“I’d got one foot into bed,” he said. “But I said to the other foot, <somebody~someone> out there needs us.” He went and fetched a lantern and a very <large~big> umbrella.}',
        '“Who’s up so late?” asked a deep voice. It was a badger with a lamp, and he was called [helper]. {“Then I am up too,” he said, and shut his door.|“I’m on the night shift,” he said. “I see to it that it gets dark properly. It can do without me for an hour; it’s got the knack by now.”}',
      ],
      [
        '[Helper] put one foot into bed, and then the other. “There,” he said to both of them, and was asleep.',
        '[Helper] blew out his lamp, and felt his way into bed along the smell of his own two slippers.',
      ],
    ),
    figure(
      'fox',
      'Miss Russet',
      'she',
      [
        'By the path sat a fox, sewing a button on. “I’m [helper],” she said. {“Hold this thread, please. Thank you. Now, where do we go?”|“I sew for the whole forest, and I hear everything while I do it.” She bit off the thread, put the needle behind her ear, and said that she would come along.}',
        'A red tail came <round~around> the tree, and after some time there was a fox on the end of it. It was [helper]. {“I’m early,” she said. “My tail was even earlier.”|“I heard you from the hill,” she said. “You were thinking so loudly that I dropped a stitch.” She took [hero’s] measurements, out of habit, and came along.}',
      ],
      [
        '[Helper] wrapped her tail three times <round~around> her paws and nose, and became a warm red ball.',
        '[Helper] stuck her needle in the moss, bit off the thread of the day, and laid her chin on her paws.',
      ],
    ),
    figure(
      'beetle',
      'Sir Bobbin',
      'he',
      [
        'Something bowed. It was a beetle in a shiny black coat, and his name was [helper]. {“I’m small,” he said, “but I am very brave.”|“I’m small,” said [helper], “and therefore I see all the things that the rest of you step over.” He rode on [hero’s] sleeve and gave directions.}',
        '<Somebody~Someone> coughed, <a long way down~far below>. On [hero’s] shoe stood [helper], the beetle. {“I know the way,” he said. “I fell along it once.”|“Allow me,” he said. He lifted a pine needle, which was in <nobody~no one>’s way, and laid it carefully to one side. “One does what one can. The name is [helper].”}',
      ],
      [
        '[Helper] hung his shiny coat on a thorn and lay down in an acorn cup. It was just his size.',
        'Under a curl of bark lay [helper], with his six legs in three neat pairs, and his black coat rose and sank.',
      ],
    ),
    figure(
      'mole',
      'Mother Velvet',
      'she',
      [
        'The ground went up in a heap, and out of it looked a mole with a pair of glasses on. It was [helper]. {“I wanted the kitchen,” she said. “Never mind. This is nice too.”|“This isn’t the kitchen,” said [helper], when she had felt about. “I ought to have turned left at the turnip. But I never go back, it’s bad for the tunnel. I’ll come along with you.”}',
        '“Mind the door,” <somebody~someone> said, and a bit of the path got up. It was [helper], the mole, with earth in her fur. {“I can feel it if anybody is sad. It comes through the feet.”|“I was having my nap,” she said, “and I felt it come down through the roots, that there was <someone~somebody> up here with a worry. It makes a sort of hum.”}',
      ],
      [
        '[Helper] pulled the earth up to her chin like an eiderdown, took off her glasses, and saw just as much as before.',
        'In the soft mould lay [helper], with her pink hands open, <as if~as though> <somebody~someone> had just put a dream in them.',
      ],
    ),
  ],
  problems: [
    {
      id: 'leaf',
      title: ['The Last Leaf of the Old Oak', '[Hero] and the Leaf That Held On'],
      ask: 'Do you know where leaves go when they fall?',
      refrain: ['Let go, let go, when the wind says so.'],
      spark: [
        'The old oak wanted to <go to sleep~close its eyes> for the winter, but <one leaf still held on~one leaf would not let go>. {“I’m scared to fall,” it said. “It’s <so far down~such a long way~so very high>!” Could [hero] help?|“All my brothers have gone,” it said, “and I don’t know where. It looks such <a long way down~far below>.” The oak yawned <until~till> its <bark creaked~branches cracked~acorns rattled>, for no tree can sleep with one leaf awake. <Somebody~Someone> would have to find out what came after falling, and tell it. “I’ll go,” <said [hero]~[hero] said>.}',
      ],
      way: [
        'They asked a squirrel what she knew of leaves. {“They go down,” she said, “and then they stop. And then they smell so nice.”|“I’ve followed one,” she said. “It took its time. It went to look at everything on the way down, and it lay on its back on the pond for a bit. I’ve never seen anybody so little in a hurry. I thought, that can’t be bad.”}',
        'Under the oak it was red and gold, right up to the ankles. {It rustled. “Shh,” it said, “<somebody~someone> is asleep in here.”|It rustled when they stepped in it, in a whispering sort of way, <as if~as though> there were <somebody~someone> in there who <was not~wasn’t> to be woken. [Hero] bent down to see, and it was warm. That was odd, in November.}',
        'A spider hung from the next twig and let herself down. {“It’s not so far,” she said, “if you do it <a bit~a little> at a time.”|“I do it <all day~all day long>,” she said, as she went by at the height of their noses. “It’s nothing. You go, and the air gets out of the way. It’s the holding on that makes the legs ache.”}',
      ],
      tries: [
        'They held out a hat. “Jump in here!” {“That’s a very small hat,” <said the leaf~the leaf said>.|The leaf looked down at the hat <for a long time~for quite a while~for some time>. “It’s a nice hat,” it said, “but from up here it’s about the size of a pea.”}',
        'They blew at it, to help it along. {They blew <until~till> they had to sit down. The leaf only fluttered.|They puffed <until~till> they were quite dizzy and had to sit. “That was pleasant,” said the leaf, and took a better grip.}',
        '[Helper] told the leaf that falling was quick. {“That’s what I’m afraid of,” <said the leaf~the leaf said>.|“That,” said the leaf, “is exactly the part that I don’t like about it.”}',
      ],
      solutions: [
        {
          id: 'bed',
          text: [
            'Then they found the other leaves. They lay in a <heap~soft pile~red heap> by the <roots~trunk>, and under them <a hedgehog was asleep~slept a hedgehog>. {“We’re his blanket!” they said. “There’s a gap. Come!” The leaf let go. It danced down, and it fitted just right.|They <weren’t~were not> gone at all. They lay among the roots, <red and gold~brown and gold~yellow and red>, and under them, <snoring~breathing softly~curled up>, was a <family~whole family> of hedgehogs. “We’re a quilt now,” <said the leaves~the leaves said>. “But there’s a draught just there, by the smallest.” [Hero] ran and told the last leaf about the gap. It was quiet a while. <Then~And then> it let go, and it turned <and turned~over twice~and dipped> in the air, <taking its time~in no hurry>, and came down <exactly in the right place~just where the draught was>.}',
          ],
        },
        {
          id: 'together',
          text: [
            '“I’ll fall with you,” <said [hero]~[hero] said>. [He] lay down on the branch’s lowest bend, over a heap of moss. {“One, two, three!” They both let go. Flump! It was soft. “Again?” <said the leaf~the leaf said>.|“It’s only as high as a chair, but it’s falling.” They counted to three, and the leaf counted a little slower. <Then~And then> they both let go. [Hero] went flump into the moss. The leaf came after, this way and that way, like <someone~somebody> being rocked. “Is that all?” it asked. “It’s <lovely~very nice~nothing at all>. It’s like being <carried~rocked~held>.”}',
          ],
        },
      ],
      after: [
        'The old oak gave one deep sigh, from the top to the roots. {“Thank you,” it said. <Then~And then> it slept.|“Thank you,” it said, so slowly that the word took a minute, and by the end of it the oak was asleep.}',
      ],
      fact: '[Hero] helped the last leaf of the old oak to let go.',
    },
    {
      id: 'echo',
      title: ['The Echo That Lost Its Voice', 'Where Is the Echo?'],
      ask: 'Have you seen an echo?',
      refrain: ['Hello there, hello, are you high or are you low?'],
      spark: [
        '[Hero] <called~sang out> “Hello!” into the woods, as on <every evening~each evening~every night>. But the echo <did not~didn’t> call back. {Not even a small “lo”. Where was it?|[He] waited. [He] called it <once more~again>, with a curl at the end. There was only the sort of quiet that <looks at its feet~holds its breath~has lost its place>. An echo that says nothing must be very sad or very ill, and in both cases it could do with a visitor.}',
      ],
      way: [
        'A cuckoo had last heard it. {“It said, ‘cuck’,” she told them. “But it <did not~didn’t> say ‘oo’.”|“I was at my work,” said the cuckoo, “and it always does the second half for me. We’ve an arrangement. Yesterday it did the ‘cuck’, very hoarse, and not the ‘oo’. I had to finish it myself. I’m not as young as I was.”}',
        'On the hill stood the bench where the echo likes to sit. {There was <no one~nobody> on it. But the moss was still warm.|It’s half way up, where you can hear both of the valleys. There was <no one~nobody> to be seen, but with an echo there never is. [Hero] laid a hand <upon~on> the moss. It had been sat on, not long ago, by <somebody~someone> who weighed nothing.}',
        'A woodcutter passed with his cap in his hand. {“I shouted at it,” he said. “I had hit my thumb. I <didn’t~did not> mean the echo.”|“I’ve been walking up and down to tell it,” he said, and showed them his thumb, which was blue. “I said a word. I said it to the hammer. But it went across the valley and came back, and I don’t believe it knew what it was saying.”}',
      ],
      tries: [
        'They shouted down a well. {“Hello!” said a frog. It <was not~wasn’t> the echo, but it was a nice frog.|“Hello,” said <somebody~someone> down there, but it was only a frog, who had been hoping for years that <someone~somebody> would ask.}',
        'They called “Cake!” <because~since> <nobody~no one> can keep quiet about cake. {A badger came. And a mole. But no echo.|A badger came at once, and two moles, and they had to be told that it was only a word, and were given a biscuit.}',
        '[Helper] did the echo’s part, to give it the idea. {“Hello!” “Lo!” It was a good “lo”, but it <was not~wasn’t> the same.|“Hello!” called [hero]. “Lo,” said [helper] from behind a tree. It was done with feeling, but anyone could see [h.his] elbow.}',
      ],
      solutions: [
        {
          id: 'scarf',
          text: [
            'In a cave in the moss they heard a <tiny~very small> cough. It was the echo, and it had a sore throat! {[Hero] wrapped [his] scarf <round~around> the cave and gave it honey. “Hello?” “…lo,” it said. It was back!|It was a very small cave for such a <big~large> echo. “…orry,” it whispered. So many had shouted at it that day, and it had answered every one. [Hero] hung [his] scarf over the mouth of the cave and <poured in~let in> a <spoon~drop~thread> of <honey~warm honey>. They waited. “Hello?” said [hero] softly. “…lo,” said the echo, as <golden as toast~clear as a spoon~round as a plum>.}',
          ],
        },
        {
          id: 'kindwords',
          text: [
            'The echo sat behind a stone. “I only say what others say,” it said. “Today they all said go away.{” “Then we’ll say nice things,” <said [hero]~[hero] said>. “You’re kind!” “You’re kind,” <said the echo~the echo said>. It smiled.| <Somebody~Someone> was cross with a hammer. It <wasn’t~was not> meant for me, but I had to say it over and over.” [Hero] understood. [He] sat down by the stone. “You’re good company,” <said [hero]~[hero] said>. “Good company,” <said the echo~the echo said>. “I like you.” “I like you,” said the echo, and by then it was smiling, you could hear it.}',
          ],
        },
      ],
      after: [
        '“Goodnight!” called [hero] across the trees. {“Night,” called the echo. “Night… night…”|“Night,” said the echo, and “night” from the hill, and “night” <once more~again> from so <far off~far away> that it may have been another echo altogether.}',
      ],
      fact: '[Hero] helped the echo to find its voice.',
    },
    {
      id: 'ticklish',
      title: ['The Ticklish Path', 'The Path That Giggled'],
      ask: 'Do you know why the path is laughing?',
      refrain: ['Heel and toe, soft and slow, that is how the path will go.'],
      spark: [
        '{The path through the forest <did not~didn’t> lie still. It giggled and rolled up like a sock! “<Nobody~No one> can get home,” said a mole. “Who will calm it down?” [Hero] would.|The path through the forest giggled. It rolled itself up like a sock, with a mole inside, and shook. Half the forest stood about with its shopping and <could not~couldn’t> get home. “It’s never done this before,” said the mole, when he had been unrolled. Well, a path that laughs must have a reason, and [hero] meant to find it.}',
      ],
      way: [
        'A snail was stuck to it and went up and down. {“It’s since the morning,” she said, on the way up. “It began,” she said, on the way down, “at the stones.”|“It was at the first stone,” she told them as she went up. They had to wait for the rest of it. “Then it went along,” she said, when she was there again. “Like a shiver.” She was quite pale, but she thought it was an experience.}',
        'They met the postman with his bag over his head. {“It shook me off,” he said. “It said, ‘Not there, not there!’ I had only stepped on it.”|“Thirty years I’ve walked on that path,” said the postman, from in there, “and it has never said a word. Today it said ‘hee’. I’d only put my foot down. I do think one should be warned.”}',
        'They lay down <next to~beside> it and watched it <for a while~for a bit~for a time>. {First it shook here. <Then~And then> it shook there. <Then~And then> <a bit~a little> further on. It ran along the path like a wave!|It <wasn’t~was not> shaking all over at once. There was one place that shook; then it was the place <beside~next to> it, and then the next. “It’s like a shiver going down a back,” <said [hero]~[hero] said>. “It must begin somewhere.”}',
      ],
      tries: [
        'They asked it, very firmly, to stop. {It stopped. <Then~And then> it snorted. <Then~And then> it was worse!|It stopped at once. It lay as straight as a ruler, with its mouth shut. <Then~And then> it snorted, and after that it was <a good deal~a great deal> worse.}',
        'They put a heavy stone on the end. {The path shot out at the other end. Boing!|That held down the one end very well, and so the other one shot out, boing, and swept [helper] neatly off [h.his] feet.}',
        'They tried to tell it something sad. {But it was about a lost potato, and that made it laugh again.|The saddest thing that anybody knew was about a potato which never got any letters, and it <did not~didn’t> have the effect that they had hoped for.}',
      ],
      solutions: [
        {
          id: 'ants',
          text: [
            '[Hero] lay down and looked. {There, in the <dust~sand>, marched a hundred ants in <new~red~woolly> boots! “Tickle, tickle,” went the boots. “Would you walk on the grass?” <asked~said> [hero]. “Oh! Of course,” <said the ants~the ants said>. And the path lay still.|There they came, <left right, left right~tramp, tramp, tramp>, a hundred ants in brand new <woolly~red~felt> boots, six to each ant. No wonder. [Hero] showed them the flat stones by the side, where boots can tramp as much as they like. “<Nobody~No one> told us,” <said the ants~the ants said>. And the path gave one last hiccup of a giggle, and stretched out, and lay still.}',
          ],
        },
        {
          id: 'feather',
          text: [
            'Under the first stone they found a feather. It had slipped in and it tickled! {Out it came. “Aah,” <said the path~the path said>. It lay down, flat and long and calm.|It was only a <small~little> one, stuck where a path <cannot~can’t> scratch. [Hero] drew it out, as <slowly~gently> as you would <take a splinter from a paw~lift a crumb off a sleeping cat>. “Aaah,” said the path along its whole length. It wriggled once to be sure. <Then~And then> it lay down, long and flat, and led <everybody~everyone> home.}',
          ],
        },
      ],
      after: [
        'They all went home on tiptoe, to be kind. {The mole went last and said goodnight to it.|The mole went last, and smoothed it flat behind him with the side of his hand, like a <bed cover~clean sheet~tablecloth>.}',
      ],
      fact: '[Hero] found out why the forest path was giggling.',
    },
    {
      id: 'hat',
      title: ['The Mushroom That Grew Too Fast', '[Hero] and the House Under the Hat'],
      ask: 'What would make a mushroom grow down again?',
      refrain: ['Up with the roof and up with the wall, never was mushroom so fat and so tall.'],
      spark: [
        '<A family of mice lived in a mushroom.~In a mushroom lived a family of mice.> But it grew, and it <did not~didn’t> stop! {Now their door was as high as a tree. “How do we get in?” cried the mice. “The baby’s bed is up there!” [Hero] tipped back [his] head to see.|It had been quite a <small~little> mushroom when they took it. Now it was as tall as a church. “It rained on Monday,” <said the father mouse~the father mouse said>. “By Tuesday we’d a second floor. We were very pleased. But it’s Thursday, and it’s got a bell tower, and we can’t reach our own door.” High above them, out of a round window, hung nine little <vests~shirts~socks~aprons> on a line. “And it’s still at it,” <said the mother mouse~the mother mouse said>. “You can hear it, if you keep still.” They kept still. Creak, it went. [Hero] took off [his] hat to it.}',
      ],
      way: [
        'An old toad sat in the damp. {“It’s a worrier,” he said. “It’s the worriers that shoot up.”|“I’ve sat on a good many,” <said the toad~the toad said>. “There are those that grow <because~since> it’s wet, and they stop when it’s dry. <Then~And then> there’s the other sort. They grow <because~since> they want to see who’s coming.” He puffed out his cheeks. “I <couldn’t~could not> say who it’s looking for.”}',
        {
          gives: 'drum',
          text: 'A woodlouse lent them her rain drum. {“If you beat it from below,” she said, “it goes pit, pat. They all think that it’s time to spread out.”|“It’s for the dry years,” she told them, and dug it out from under the leaves. It was a nut shell with a skin on it. “You play it down at the foot. Pit, pat, very soft. They take it for a nice steady rain, and they leave off growing up, and grow wide. But it has to be soft.”}',
        },
        'They walked <round~around> the foot of it with the mice. {There was a hole where a second one had been. It had been picked!|It took them eleven steps to go round. On the far side there was a dent in the moss, small and clean and round. “That’s where his brother stood,” <said the mother mouse~the mother mouse said>. “<Somebody~Someone> picked him on Sunday, for soup.” <No one~Nobody> had thought anything about it. They all looked up.}',
      ],
      tries: [
        'They tied a stone to the rim, to hold it down. {It went up with the stone. Now it had an earring.|They chose a heavy one, and all of them pulled. Up it went, stone and all. “It suits it,” [helper] had to say. It hung there in the sun and turned, and every so often it dropped a bit of gravel on <someone~somebody>.}',
        '“Stop!” they told it. {It stopped to hear what they said. <Then~And then> it grew a bit more, to hear it better.|They told it quite clearly, and they said please. It leaned over to listen. You could see that it was most interested. It grew by another yard or so, the way you stand on your toes in a crowd.}',
        'They built a ladder of twigs. {When it was done, it was too short. They made it longer. It was too short again.|Each time that they reached the top there was one rung missing, and by the time they had brought it there were two. The mice said it was just like the housekeeping.}',
      ],
      solutions: [
        {
          id: 'rain',
          needs: 'drum',
          text: [
            '[Hero] lay down at its foot and played the little drum. Pit, pat. {The mushroom held still to hear. It sighed. <Then~And then> it let down its hat, wider and wider, lower and lower, <until~till> the door was back on the grass. In they all ran, out of the rain that <was not~wasn’t> there.|“Pit,” went the drum, “pat”, and a while later “pit”. All the forest held out a hand to see if it was wet. Far above them the creaking stopped. A mushroom that hears rain <does not~doesn’t> think of who is coming, it thinks of its hat. It let itself sink. It spread, like <somebody~someone> in a good chair, <until~till> it was no taller than a <shed~haystack~cart>, and wide enough for the whole street. The door came down just in front of the mother mouse, and she wiped her feet.}',
          ],
        },
        {
          id: 'brother',
          text: [
            '“It’s looking for its brother,” <said [hero]~[hero] said>. {They put a ring of small white mushrooms round its foot. It bent down and looked. “Oh,” it said. It <did not~didn’t> have to be so tall for those! Down it came.|Then [hero] called up to it. “You can’t see him from there. And if you could he <wouldn’t~would not> be any nearer.” They went to where the little ones grow, lifted out twelve of them with their moss, white as buttons, and set them in a ring about its foot. Not one of them came up to its ankle. “They’ve <no one~nobody> to get under when it rains,” <said [hero]~[hero] said>. There was a very long creak. <Then~And then> it <began to~started to> come down, storey by storey, so carefully that upstairs not a <cup moved~spoon rattled~baby woke>, and it put its hat over them.}',
          ],
        },
      ],
      after: [
        'That night nine mice lay in nine beds, one over the other. {The mushroom stood still and kept off the dew.|The vests were taken in. From the round window you could touch the grass now, and the father mouse did so, several times, before he drew the curtain.}',
      ],
      fact: '[Hero] helped a mushroom to stop growing, so that nine mice could go in at their own door.',
    },
    {
      id: 'winter-list',
      title: ['The Squirrel Who Kept No List', '[Hero] and the Nine Hundred Nuts'],
      ask: 'If you were a nut, where would you be?',
      refrain: ['One by the oak and two by the beech, three where the arm of a squirrel can’t reach.'],
      spark: [
        '“I’ve hidden nine hundred nuts,” <said~cried> a squirrel, “and I <don’t know where~can’t think where~forget where>!” {The first snow was in the air. You could smell it. With no nuts there’s no winter soup. She dug here, and she dug there. She had found one <button~marble~penny>. [Hero] rolled up [his] sleeves.|She had dug so many holes that the forest floor looked like a <cheese~sieve>. “I said to each of them, I’ll remember you,” she said, and wiped her eyes with her tail. “I looked at it, so, and I went on to the next. It’s just that when I came to think of it there were nine hundred.” It was cold enough for scarves. There was a smell of snow, <far off~far away>, but getting its boots on. “It’ll be here tomorrow,” <said [hero]~[hero] said>. “Then we’ve got all evening.”}',
      ],
      way: [
        'A jay knew this trouble from home. {“I put mine where it looks nice,” he said. “Later I go where it looks nice. It’s the same place.”|“It’s no use remembering the nut,” said the jay, “you have to remember yourself. I think, if I was me, and had an acorn, and the sun was shining just so, where would I feel like going? And then I go, and there I am.”}',
        {
          gives: 'pip',
          text: 'In one of the holes [hero] found a thing: it was an old nut, and it had a green tip. {“It’s begun,” said [hero], and put it in [his] pocket.|It was the only one they had found all evening, and one <couldn’t~could not> have eaten it. It was last year’s. It had split down the side, and out of that came a tip, green as a pea. “It <didn’t~did not> wait for you,” said [hero], and put it away, with some earth <round~around> it.}',
        },
        'They sat down and drew a map of how she had run. {It was all loops! It looked like wool after a kitten.|“Then I saw a moth,” said the squirrel, “so I went over there. No, before that I’d an itch.” [Hero] drew it with a stick just as she told it. When it was done it <didn’t~did not> look like a map. It looked like wool with a kitten in it. But at four places it went round and round.}',
      ],
      tries: [
        'They called the nuts. {“Nuts!” A squirrel came who was called Nuts. He was no help, but he was nice.|One must try everything. “Nuts!” they called into the dusk. There were steps, and a stout squirrel put his head round a tree. “Yes?” he said. It was short for Nutsworth. He had lost his <as well~too>.}',
        'They looked where it was hard to get to. {It was hard to get to. <Then~And then> it was hard to get back. There were no nuts.|“I’d want a safe place,” [helper] told them. So they climbed up to the safest in the whole of that wood. It was perfectly safe. It was so safe that they had to be talked down, one foot at a time, by a dove.}',
        '[Helper] was the nut, and the squirrel hid [h.him], to see how she did it. {She did it well. It took an hour to find [helper].|She did it beautifully. They looked for an hour, and they would be looking still, if [helper] <had not~hadn’t> had to sneeze.}',
      ],
      solutions: [
        {
          id: 'loops',
          text: [
            '“Where you went round and round,” said [hero], “what were you looking at?” {The squirrel thought. “At how pretty it was,” she said. So they went to the four <prettiest~loveliest> spots in the wood, and <dug~had a look>. There they all were!|The squirrel looked at the four tangles on the ground. “That’s where the birch is,” she said slowly. “There’s a gold bit, at about four. I always go <round~around> it. And that’s the stones with the moss on. And there, that’s just because of the view.” They <didn’t~did not> need a spade. It was <as if~as though> <somebody~someone> had wanted to put something by for a person who’d be cold, and had thought <each time~every time>: she’d like it here. Under the birch alone there were <three hundred~two hundred and nine~more than anyone could carry>.}',
          ],
        },
        {
          id: 'trees',
          needs: 'pip',
          text: [
            '[Hero] took out the nut with the green tip. “What happens to those you don’t find?” <asked~said> [hero]. {They looked round. There stood a little hazel, and there, and over there. They were all hers! And under each of them lay this year’s nuts, in a heap.|“Nothing,” said the squirrel, “they’re lost.” [Hero] held up what had been in [his] pocket. She looked at it, and at the hazel <beside~next to> her, which was no taller than a chair, and hung full. There was another behind that one. They stood about in the dusk all over that slope, in the oddest places, where a moth might have flown, or <somebody~someone> had had an itch. “That was the year of the button,” she said. “That was when I had my blue scarf.” They only needed to pick up what lay beneath. She <had not~hadn’t> lost a single one. She’d just put them in slowly.}',
          ],
        },
      ],
      after: [
        'By the time the first flake came down, the cupboard was full. {The squirrel wrote a list. It said “nuts”.|It came down past the window, one flake, and took a look in. On every shelf lay nuts. The squirrel had written herself a list this time, and hung it on a nail, and it said: “It’s all right.”}',
      ],
      fact: '[Hero] helped a squirrel to find the nuts that she had hidden.',
    },
    {
      id: 'firefly',
      title: ['The Firefly Who Was Afraid of the Light', '[Hero] and the Dark Little Lamp'],
      ask: 'Can you tell me how to get used to a light?',
      refrain: ['Blink, little lamp, a wink and a dot, it’s only yourself that you see by, that’s what.'],
      spark: [
        '<It was the night of the firefly dance.~Tonight the fireflies were having their dance.> But the smallest sat under a dock leaf, <in the dark~all by itself>. {“When I light up, I see things,” it said. “They’ve got <big~large> shadows! I’d rather not.” And all the others were up there, going on and off.|Above the clearing the others were already <trying out~polishing> their lamps, and there it sat, with both hands over its own behind. “It’s all right in the dark,” it told [hero]. “In the dark there isn’t anything. But as soon as I go on, there’s a something right behind me, and it’s huge. And if I turn round, it’s behind me again.” It would have so liked to dance. [Hero] lay down by it on the moss.}',
      ],
      way: [
        'A glow-worm lady <came by~came along> with a stick. {“That was my shadow, dear,” she said. “I had one too. We are still together.”|“I was just the same,” she said. “I thought, who’s that great dark stranger? I used to fly off. Then I got too old for it, and one evening I stopped, and she did <as well~too>. We’ve been together ever since. She’s very quiet. She lets me go first.”}',
        'On a white stone [hero] made a hare with both hands. {The moon was the lamp. The hare had long ears, and it hopped!|The moon stood just right for it. [Hero] held up two fingers and bent them, and on the stone there sat a hare with long ears, and twitched its nose. The firefly had taken its hands away a little to see it. “Where does it go,” it asked, “when you’re done with it?” “Home,” <said [hero]~[hero] said>.}',
        {
          gives: 'thread',
          text: 'A spider had spun a thread from leaf to leaf, for the <small~little> ones to hold on to. {“It goes all the way up,” she said. “You can turn round at any time.”|“I put it up every year,” said the spider, “for the ones who haven’t done it before. You don’t have to hold it. It’s only there so you could.” It ran from under the dock leaf, grey and fine, from stalk to stalk and then right up to the dance.}',
        },
      ],
      tries: [
        'They told it there was nothing there. {“But I saw it,” <said the firefly~the firefly said>. It had a point.|“There’s nothing behind you,” <said [helper]~[helper] said>. “There is, though,” it said, “when I’m on.” They asked it to go on <for a moment~for a second>, so that they could see. They saw it. It was, to be honest, <a good deal~a great deal> bigger than [helper].}',
        'They gave it a mask to make it look fierce. {It saw itself in a drop and hid again.|It was half an acorn with teeth drawn on. Now it was the others who’d be afraid. But on the way it came by a drop of dew, with <somebody~someone> terrible in it, and it took them a long time to coax it out of the mask and explain.}',
        '[Helper] stood behind it, so that nothing else could. {But then [helper] had a shadow <as well~too>. Now there were two.|That would have filled the place up nicely. It went on, for a wink. <Then~And then> there were two of them, the firefly’s and [helper’s], side by side and both enormous, and neither had been introduced.}',
      ],
      solutions: [
        {
          id: 'wave',
          text: [
            '“Go on, just a bit,” said [hero], “and wave.” {It went on, just a bit. It waved. The shadow waved too! It lifted a leg. So did the shadow. “It’s copying me,” it said. “It’s nice!” And up they flew to the dance, the both of them.|“Don’t turn round for it.” It put up one hand. On the dock leaf, huge and dark, <somebody~someone> put up a hand. “It’s seen me,” <whispered the firefly~the firefly whispered>. “It’s saying hello,” <said [hero]~[hero] said>. There was a pause, and then, <very slowly~ever so slowly~slowly>, it <stuck out its tongue~pulled a face~wiggled one ear>. So did the other. It <stood on its head~hopped on one foot~took a bow>. After that you <couldn’t~could not> have stopped them. All that night there were two who danced out of time with <everyone~everybody> and perfectly in time with <each other~one another>.}',
          ],
        },
        {
          id: 'many',
          needs: 'thread',
          text: [
            '“Hold the thread,” said [hero], “and come where there are lots of lights.” {Step by step it went up. It lit its lamp. And see, there was no <big~large> shadow now, for there was light on every side of it!|It went hand over hand along the spider’s thread with its eyes shut, and it went past the fern and past the last twig. “Now,” said [hero] from below. It opened its eyes and went on, all at once, <because~since> it <couldn’t~could not> have stood it bit by bit. It looked behind it. There was <no one~nobody>. There was a firefly on the left, and another on the right, and there was one above and one below, and wherever a shadow might have stood, <somebody~someone> was shining on it. “Oh,” it called down to them, “it’s only big when you’re alone.”}',
          ],
        },
      ],
      after: [
        'The dance went on <until~till> the moon was low. {Then the lamps went out, <one by one~one after another>, and <no one~nobody> was afraid.|Near the end they flew lower and blinked more slowly. The smallest sat <upon~on> the dock leaf, not <beneath~under> it, and put out its lamp <by itself~on its own>.}',
      ],
      fact: '[Hero] helped the smallest firefly to make friends with its own shadow.',
    },
    {
      id: 'snore',
      title: ['The Bear Who Could Not Find His Winter', '[Hero] and the Bear Who Was Wide Awake'],
      ask: 'What does one need for a very long sleep?',
      refrain: ['Tuck in your toes and tuck in your chin, shut up the door and let winter begin.'],
      spark: [
        'It was time for the <big~large> bear to sleep <until~till> spring. But he was wide awake! {“I’ve tried my left side,” he said, “and my right side. I’ve got only two.” A bear who is up all winter has <no one~nobody> to play with. “Something is missing,” <said [hero]~[hero] said>. “But what?”|He sat on the doorstep of his cave in his <nightshirt~pyjamas~nightcap>, with his arms round his knees. “I’ve turned the key, I’ve turned down the bed,” he said. “I’ve said goodnight to <everybody~everyone>, and some of them cried. And now I lie there. It’s <a bit~a little> awkward, to meet them all again in the morning.” A bear who’s awake in the winter has nothing to eat and <nobody~no one> to play with. “Something must be missing,” <said [hero]~[hero] said>. “We’ll find out what.”}',
      ],
      way: [
        'The dormouse was just off to bed, and her eyes were small. {“I need my tail for it,” she said. “What does he need?”|“I have to hold something,” said the dormouse with her eyes almost shut. “I hold my own tail. I <couldn’t~could not> do it without. He’s only got that bit of a thing… ask him what he…” And there she was asleep, standing up, and they had to carry her in.}',
        'In the cave they had a look round. {The bed was soft. The walls were thick. On the shelf stood nine jars of honey. They were all shut!|It was a very good cave. There was moss in the bed, up to here, and a thick door. There was honey on the shelf, nine jars, wiped and lined up with the labels to the front. On none of them had anybody so much as put a finger. “They’re for spring,” <said the bear~the bear said>. But his stomach said something else.}',
        {
          gives: 'pillow',
          text: 'The sheep at the edge of the wood sent a bag of wool. {“We go to sleep by counting bears,” they said. “It’s only fair.”|“You might give him this,” <said the eldest sheep~the eldest sheep said>. “There’s a bit of each of us in it. We owe him something. In summer, when we can’t drop off, we count bears. It’s always the same one, he comes over the hill <every evening~each evening~every night>. But you’d be surprised how it helps.”}',
        },
      ],
      tries: [
        'They told him the dullest thing that they knew. {It was about gravel. “And then?” asked the bear. “What did the gravel do?”|It was the one about the gravel. <No one~Nobody> has ever got to the end of it, apart from the bear. “And then?” he asked, and moved closer. “What sort of gravel?” He was wider awake than before, and [helper] was asleep.}',
        'They danced with him, to make him tired. {He got better and better at it. They had to sit down.|He had never danced, and he took to it. It turned out he was extremely light on his feet. By the tenth dance they were all lying in the leaves with their tongues out, and the bear asked if anyone knew a polka.}',
        '[Helper] shut the curtains, to make it dark. {Now the bear <could not~couldn’t> see that he was in bed. He got up to look.|It was as dark as in a boot. “I don’t know whether my eyes are shut or not,” said the bear after a time. He got up to see, and fell over [helper], and then they had to make some cocoa.}',
      ],
      solutions: [
        {
          id: 'honey',
          text: [
            '“Are you hungry?” <asked~said> [hero]. {“I’m saving it,” <said the bear~the bear said>. But his tummy said grrr. So they had supper first, and he ate one jar, and then one more. “Oh,” he said. “That’s what it was.” He yawned as wide as a door.|“I’m keeping it,” <said the bear~the bear said>. “It’s for when I wake up. I thought, how lovely it’ll be.” Then something growled. It <wasn’t~was not> him, it was lower down. [Hero] set a jar in front of him and a spoon <beside~next to> it. “You can’t dream of spring on nothing,” <said [hero]~[hero] said>. He ate the first one standing. He sat down for the second. In the third he went slower, and in the fifth he stopped, with the spoon in his mouth, and looked at something <a long way off~far away~far off>, and his eyelids came down like <snow off a roof~two slow blinds~the evening>.}',
          ],
        },
        {
          id: 'count',
          needs: 'pillow',
          text: [
            '[Hero] put the bag of wool under the bear’s head. {“The sheep count you,” <said [hero]~[hero] said>. “Now you count them.” “One,” <said the bear~the bear said>. “Two. The one with the…” And he was asleep. In the meadow the sheep lay and counted him, and slept <as well~too>.|It smelled of <rain and grass~clover and rain~grass and wet stones>, and a little of <Sunday~summer>. He laid his <large~big> ear down on it. “The sheep count you,” said [hero] <in a low voice~in a whisper~quietly>, “<every evening~each evening~every night>. You’re the only thing that they can get to sleep on.” “Me?” <said the bear~the bear said>. “You come over the hill. And they say: one.” He thought of it. You could almost see him coming over the hill, with his paws behind his back. “One,” murmured the bear. <Then~And then> there was nothing more, since there is only the one of him, and it had been quite enough.}',
          ],
        },
      ],
      after: [
        'They pulled the door to, ever so softly. {Inside there was one long breath. It would last <until~till> March.|They stood outside and listened. In it went, and it was a good while <until~till> it came out again. It was a very long breath. They went home on the sides of their feet.}',
      ],
      fact: '[Hero] helped the big bear to begin his winter sleep.',
    },
    {
      id: 'nameplate',
      title: ['The Tree That Did Not Know Its Name', '[Hero] and the Tree With No Label'],
      ask: 'How does a tree find out what it is?',
      refrain: ['Apple or elm or hazel or pine, somebody tell me a name to be mine.'],
      spark: [
        'In the middle of the wood <stood~grew> a <small~little> tree, and it was sad. {“All of them know who they are,” it said. “The oak is an oak. The birch is a birch. What am I?” Its leaves were like no other leaves. “I’ll ask,” <said [hero]~[hero] said>.|“Good evening,” said the oak, “I’m an oak.” “I’m a beech,” said the beech, and they all looked over at the <small~little> one. They had been waiting for three years. “I don’t know,” it said, and let its leaves hang. They were <an odd~a curious> sort of leaf, round at the front and then rather pointed. <Nobody~No one> had planted it; it had just come up one morning in the wrong place. “I feel like something,” it told [hero], “but I can’t find the word for it.”}',
      ],
      way: [
        'The oldest oak bent down to look at it. {“You’re not one of mine,” it said, “but you do stand up nicely.”|“I’ve stood here for six hundred years,” the oak said, “and I never saw such a leaf. You’re not from round here. Mind you, nor was the beech. We all came on the wind or in <somebody~someone>’s stomach, and one doesn’t talk about it.”}',
        {
          gives: 'stone',
          text: 'A blackbird brought a fruit stone that was as small as a bead. {“I dropped one just like it here,” he said, “four years ago. It was very sweet. It came from far away, I think.”|“I don’t know if it’s proper to mention it,” <said the blackbird~the blackbird said>. “I’d a picnic once, on a wall, in a garden with a king in it. I had it in me all the way here. That would be about four years ago, and it’d be about… there.” He had kept a second one, and he laid it down before them. It was round, and striped like a <tiny~very small> melon.}',
        },
        'They leaned on it and shut their eyes. {It smelled of pepper and roses. It hummed a bit, so low that you felt it more than heard it.|It was a thin stem, hardly thicker than a broom. But with an ear to it you could hear something: a hum, as in a house where <somebody~someone>’s cooking. It had a smell, too, at the very top, if you reached. Pepper, said [helper]. Roses, said [hero], and they were both right.}',
      ],
      tries: [
        'They went through all the names that they knew. {“Are you a yew?” “Am I me?” asked the tree. That got them nowhere.|“Are you a yew?” asked [helper]. “Am I me?” <said the tree~the tree said>. “No, a yew.” “I’m not you, I can see you from here.” They rested after that, and went on to ash, and then it said “Bless you”.}',
        'They hung a label on it that said “pine”. {It tried to be a pine. It held its leaves very thin. <Then~And then> it had to breathe.|It did so want to be something. It drew in its leaves <until~till> they were as thin as needles, and it held them like that, and went red. “How is it?” they asked. “It’s very nice,” the little tree said between its teeth.}',
        'They asked it what it could do. {It could stand. It could do that very well. So could the others.|“I can stand,” it said, when it had thought. They waited. “I do it <all night~all night long> <as well~too>.” It was true, and it was a good start, but the others all looked down at themselves, and you could see that it <didn’t~did not> settle the matter.}',
      ],
      solutions: [
        {
          id: 'wait',
          text: [
            '“You needn’t know it yet,” <said [hero]~[hero] said>. “Let’s see who comes.” {They sat down. First a bee came, and then a moth, and then ten small blue birds whom <no one~nobody> had ever seen there. “At last!” they sang. “The Tree of the Blue Birds!” So that’s what it was.|“We know it’s you, so there’s no hurry.” They sat down <round~around> it to wait for whatever it would be. It got dark. First there came a <moth~bumblebee>, and she went straight to it, as one goes to <somebody~someone> one knows. A bat came, and <a snail with her luggage~a beetle with a cough~two late gnats>. And then there was a rush in the air, and ten little birds lit on it, blue as ink, that <nobody~no one> in the wood had seen before. “Is it taken?” they asked. “We’ve looked in the whole forest, and there was never one that was ours.” In the morning the oak introduced itself <once more~again>. “How do you do,” said the <small~little> one. “I’m the tree of the blue birds.”}',
          ],
        },
        {
          id: 'letter',
          needs: 'stone',
          text: [
            '[Hero] cut the striped stone in two. In it lay a <tiny~very small> leaf, round at the front, with a point. {It was the same! “You’re from the king’s garden,” said [hero], “so you’re a king’s tree. But what do you want to be called?” “Dot,” <said the tree~the tree said>. And that was its name.|It was folded up, and no bigger than an eyelash. They held it up to the others. There was no doubt. “You come from a garden with a king in it,” <said [hero]~[hero] said>. “They’ll have had a name for you there. I could write.” The little tree <thought about it~thought it over>, for longer than it had ever thought. “I expect it’s a very long one,” it said. “Would you mind if I was just Dot?” “How do you do, Dot,” <said the oak~the oak said>. And all through the wood, from <tree to tree~twig to twig~trunk to trunk>, they said it after him, <until~till> <everybody~everyone> knew.}',
          ],
        },
      ],
      after: [
        'Now it said goodnight <as well~too>, when all the trees did. {“Goodnight, Oak. Goodnight, Birch.” And it said its own name last of all, just for fun.|In the evening they call over the names, there, from the edge of the wood to the middle. It came in right after the beech. It had waited for it <all day~all day long>, with its leaves washed, and it <wasn’t~was not> a moment late.}',
      ],
      fact: '[Hero] helped a small tree in the wood to find out who it was.',
    },
  ],
  obstacles: [
    'A fallen tree lay over the path. {They <could not~couldn’t> go over. They went under, on their tummies, like worms. “Good evening,” said a real worm.|It was too high to climb, so they crawled under it on their stomachs. Halfway through they met a worm going the other way, and <somebody~someone> had to reverse.}',
    'The brambles held on to their sleeves and <would not~wouldn’t> let go. {“Stay and play!” <said the brambles~the brambles said>. “Tomorrow,” <said [hero]~[hero] said>. So they let go.|“It’s only because they hardly ever have company,” <said [helper]~[helper] said>. So they stopped and chatted for a bit, and then the brambles let go by themselves, one thorn at a time.}',
    'The path went into the stream and <did not~didn’t> come out. {They walked on the backs of seven turtles. The last of them was a stone. They said thank you to it too.|It went in on this side and had plainly meant to come out <upon~on> the other. There were seven turtles <in a row~in a line>, who said that they were used to it, and an eighth that turned out to be a stone, but it would have been rude to make a difference.}',
    'A fern stood in the way with its arms out. {“Password?” “Please,” <said [hero]~[hero] said>. “That’s it,” <said the fern~the fern said>.|“I’m not supposed to let just anyone by,” it said. “There’s a word.” They tried please. It was so pleased that it forgot to lift its arm, and they went underneath.}',
    'The leaves lay so deep that [helper] was gone. {Only a rustle went along on top. They followed the rustle.|There was [helper], and then there was only a rustle and the tip of something. “It’s lovely down here,” <said the rustle~the rustle said>. “There’s a second forest. Keep left.”}',
    'An old tree had shut the way with its roots, like a gate. {They tickled the biggest. It drew in its toes!|It <wasn’t~was not> ill meant. It had just stretched its legs, some time in the last hundred years, and dropped off. One can’t wake a tree. But one can tickle it, quite low down, with a snail.}',
    'It rained, but only under one tree. {They ran <round~around> it. <Then~And then> they felt sorry for it and went through.|Everywhere else it was dry. “It’s my own cloud,” said the tree, and looked straight ahead. So they went through <beneath~under> it, and not round, and each said that it had been most refreshing.}',
    'Here the wood was so thick that they lost <each other~one another>. {“Hoo!” called one. “Hoo!” called the other. “Hoo!” called an owl, and now there were three.|They kept together by hooting. It went very well. But an owl joined in, and then her aunt, and when they came out at the far end there were eleven of them, and it took a while to sort out who was who.}',
  ],
  encounters: [
    'A mushroom had put up a table under its hat. Two mice were playing cards. {“Snap!” they said. <Then~And then> they shared the cheese.|The prize was a piece of cheese, and both of them kept losing on purpose, so that the other should have it.}',
    'An owl was reading in the last of the light. “Shh,” she said. {“I’m at the good part.” So they tiptoed by.|“I’ve just got to the good part.” They went past on the sides of their feet. Behind them they heard her turn the page and say, “Well, I never.”}',
    'A squirrel was counting nuts. “Eight, nine, ten,” it said. “What comes after ten?” {“Bedtime,” <said [helper]~[helper] said>.|“Bedtime,” said [helper], who knew when not to be too exact, and the squirrel wrote it down.}',
    'Under a fern burned a <tiny~very small> lamp. A family of beetles was having soup. {“Come in!” they said. But only [hero’s] finger fitted in at the door.|“Do come in!” they cried. Only [hero’s] little finger would go through the door, so it went in for all of them and was given a chair.}',
    'A hare in the bracken was ironing his ears. {“They get so creased,” he said. “I’ve been listening <all day~all day long>.”|He did it with a warm stone. “The left one’s the worst,” he said. “My wife talks on that side.” He held them up against the sky, and they were quite smooth, and he folded them carefully over a branch.}',
    'Two slugs were having a race on a mossy log. {“Who’s in front?” “What’s front?” asked the slugs.|They had started at breakfast. There was a crowd of three. “It’s very close,” whispered a woodlouse, who was holding the cup. “At noon the brown one moved.”}',
    'A deer stood in the ferns, and on each of its horns sat a wren. {“We’re going up,” <said the wrens~the wrens said>. “He’s the lift.”|“Fourth branch,” a wren was just saying, “and do mind the twigs.” The deer lifted his head, slowly, and they got off. “It’s steady work,” he said. “It’s mostly up, in the evening.”}',
    'A mother badger hung out the fog to dry. {“It gets damp,” she said, “lying about like that.”|She took it out of a basket, fold by fold, and pegged it between two trees. “<Somebody~Someone>’s got to air it,” she said through the pegs. “It’s the same piece every night, you know. They can’t afford another.”}',
    'A woodpecker was sending a message on a tree. {Tock, tock, tock. “What does it say?” “Come in,” he said. “But it’s my own door.”|Tock-tock, it went, tock. From across the valley there came a tock. The woodpecker put his head on one side. “That’s my cousin,” he said. “He says ‘What?’ He always says ‘What?’”}',
    'By the path stood a row of snowdrops, all with their heads down. {“We’re playing hide and seek,” they said. “Have you found us yet?”|It <wasn’t~was not> their time of the year at all. “Are they gone?” one of them whispered. “If we don’t look they won’t see that we’re early.” Everyone went by and admired the sky.}',
  ],
  favourite: [
    'On the curtain a row of little trees stood still in the dark.',
    'On the pillow slept a <small~little> stuffed fox, with its tail over its nose.',
    'On the shelf stood an acorn in its cup, as upright as a guard who is nearly asleep.',
    'There were leaves on the wallpaper, and in the dim light they hung still.',
    'A pine cone lay by the bed. It had shut all of its <small~little> windows for the night.',
    '<Beneath~Under> the lamp sat an owl of felt, and it had its eyes closed for once.',
    'The quilt was green and brown, like moss, and as soft.',
    'In the glass by the bed stood one twig with a leaf, and the leaf had stopped moving.',
  ],
}
