import type { LanguagePack, Topic } from '../realise/pack.ts'

/** What parents ask for most. Order matters: the first that fits is told. */
export const topics: readonly Topic[] = [
  {
    id: 'teeth',
    match: [
      /\b(?:brush\w*|clean\w*)\b.*\bteeth\b|\bteeth\b.*\bbrush|\btooth ?brush|\bdentist|\b(?:loose|wobbly|lost a|first) tooth|\btooth fairy/,
    ],
    early: [
      'That evening [hero] had shiny teeth. [He] had brushed them all alone{.|, top and bottom, and the hard ones at the back.} ((They tasted of mint.))',
      '[Hero] smiled at the mirror that evening. Every tooth shone{.|, for [he] had brushed each one with no help at all and sung it a verse.}',
    ],
    scene: [
      'They met a small walrus who would not brush his teeth. “Show me,” he said. {So [hero] showed him. Round and round, swish, swish!|So [hero] showed him, round and round, top and bottom. “It tickles!” said the walrus, and after that he would not stop.}',
      'A little beaver hid his teeth behind his paw. “They’re furry,” he said. [Hero] drew him a toothbrush in the dust, and then they found a real one. {Swish, swish. They shone!|Swish, swish, swish, and the teeth came out so bright that the beaver smiled at every puddle.}',
    ],
    echo: [
      '[Hero] ran [his] tongue over [his] clean teeth. They were smooth, and they tasted softly of mint.',
      'The toothbrush stood in its cup and rested. The teeth were clean and quiet, all in their warm beds.',
    ],
  },
  {
    id: 'sibling',
    match: [
      /\b(?:new|baby|little|getting a|having a|expecting a)\b[^.]*\b(?:baby|brother|sister|sibling)\b|\bnew ?born|\bpregnan/,
    ],
    early: [
      'There was somebody very new at home: a baby. It was so small{. It had toes like peas.|, with toes like peas, and it slept as if that were a job.}',
      'At home there was a new baby. {Everyone had to be quiet. That was hard.|Everyone had to be quiet, and all the laps were always full, and that was sometimes hard.}',
    ],
    scene: [
      'A mother bird sat on her nest with a new chick. “Do you still love the big one?” asked [hero]. {“More each day,” said the bird. “Look. My wings are wide.”|“Love isn’t cake,” said the bird. “It doesn’t get smaller when there’s one more at the table. Look how wide my wings are.” And the big chick had the warmest place.}',
      'A young badger was rocking a baby badger. “It can’t do anything yet,” he said. “But it knows my voice.” {He hummed, and the baby smiled.|He hummed, and the baby stopped fussing and looked for him. “You see?” said the badger. “Nobody else can do that.” [Hero] thought about it all the way up the path.}',
    ],
    echo: [
      'In the next room the new baby was asleep, breathing softly. There was room for two in this house, and love enough, and more.',
      'A big one and a small one slept under the same roof, and the same soft goodnight was for both.',
    ],
  },
  {
    id: 'first-day',
    match: [
      /\bfirst day\b|\bstart(?:s|ing)? (?:at )?(?:a )?(?:new )?(?:school|nursery|kindergarten|preschool|daycare)|\bnew school|\b(?:school|nursery|kindergarten|preschool|daycare) tomorrow|\bfirst grade/,
    ],
    early: [
      'Tomorrow would be a first day. A new door, a new hook, new names. {[Hero’s] tummy felt funny.|[Hero’s] tummy felt as if a small bird were walking about in it.}',
      'By the door stood a packed bag, ready for the first day. {[Hero] looked at it. It looked back.|[Hero] had looked into it four times already, and everything was still there.}',
    ],
    scene: [
      'They met a duckling on its first day of swimming. {“What if I sink?” it said. “First days feel like that,” said [hero]. Plop! It swam.|“What if I sink? What if they all know each other?” it asked. “I think first days are like cold water,” said [hero]. “Only the first toe is cold.” The duckling put in a toe, and then the rest, and it swam.}',
      'A small snail stood before a big door. It was its first day at school. {“Come in,” said a voice. “We kept a hook for you.”|It had been standing there for some time. Then the door opened. “There you are,” said a kind voice. “We have kept a hook for you, and it has your name on.”}',
    ],
    echo: [
      'The bag for the first day stood by the door, quiet and ready. Tomorrow would be kind. There would be a hook with [hero’s] name.',
      'Tomorrow was the first day. Tonight was soft and slow, and [hero] had time to rest.',
    ],
  },
  {
    id: 'pet-lost',
    match: [
      /\b(?:our|her|his|the|my)\b[^.]*\b(?:dog|cat|puppy|kitten|hamster|rabbit|bunny|guinea pig|bird|fish|pet|pony)\b[^.]*\b(?:died|passed away|is gone|death|dead)\b|\b(?:died|death of|lost)\b[^.]*\b(?:dog|cat|puppy|kitten|hamster|rabbit|bunny|guinea pig|pet)\b/,
    ],
    early: [
      'There was an empty basket in the corner at home. [Hero] missed somebody small and furry very much.',
      'Somebody with soft ears was not there any more{. [Hero] thought of it often.|, and [hero] still sometimes left the door open a little, out of habit.}',
    ],
    scene: [
      'An old tortoise asked why [hero] was so still. “I miss somebody,” said [hero]. {“Missing is love that stayed,” said the tortoise. They sat close for a while.|“Yes,” said the tortoise. “Missing is the love that stays behind when somebody goes. It is heavy at first. Later it keeps you warm.” And they sat together for a while, quite close.}',
    ],
    echo: [
      '[Hero] thought of two soft ears, and it was a warm thought. Love does not go away. It curls up in the heart and rests there.',
    ],
  },
  {
    id: 'loss',
    match: [
      /\b(?:grandma|grandpa|granny|grandad|grandmother|grandfather|nana|nan|grandparent|uncle|aunt|somebody|someone)\b[^.]*\b(?:died|passed away|in heaven|death|dead)\b|\b(?:died|death|passed away|funeral|grief|griev\w+)\b/,
    ],
    early: [
      '[Hero] missed somebody that evening, somebody loved. It was a quiet kind of missing.',
      'There was an empty chair at home, and [hero] thought of who used to sit in it{.| and tell the best stories.}',
    ],
    scene: [
      'They came to a very old tree. “I had a friend who sat under me,” said the tree. {“I still have the warm place. I keep it.”|“My friend is not here now. But I grew toward that laugh for years, you see, and I am still that shape.” [Hero] put a hand on the bark, and it was warm.}',
    ],
    echo: ['[Hero] thought of somebody loved and missed. The love was still there, as soft and near as the blanket.'],
  },
  {
    id: 'two-homes',
    match: [
      /\bdivorc|\bseparat(?:ed|ing|ion)\b|\btwo (?:houses|homes)\b|\b(?:daddy|dad|mummy|mum|mommy|mom)\b[^.]*\b(?:moved out|lives? (?:somewhere else|apart))/,
    ],
    early: [
      '[Hero] had two homes now, and a toothbrush in each.',
      '[Hero] had two beds, in two homes{. Both had a soft pillow.|, and there was somebody in each of them who loved [him].}',
    ],
    scene: [
      'A swallow told them about its two homes. “One here, and one far off,” it said. {“And I am loved in both.”|“I used to wonder which was the real one. Then I saw that I was the real one, and both of them were waiting for me.”}',
    ],
    echo: ['Two homes were quiet now, under one moon. [Hero] was loved in both of them, tonight and every night.'],
  },
  {
    id: 'dark',
    match: [
      /\b(?:afraid|scared|fear|frightened)\b[^.]*\b(?:dark|night|monsters?|shadows?)|\bdark\b[^.]*\b(?:afraid|scared|fear)|\bmonsters? under|\bnight ?light|\bnightmare|\bbad dreams?/,
    ],
    early: [
      '[Hero] did not much like the dark. {It was so big.|It was so big, and it never said what it was thinking.}',
      'There was one thing [hero] was not sure about, and that was the dark. {What did it want?|It came every evening without knocking.}',
    ],
    scene: [
      'It grew dark, and something in the dark said, “Boo.” Then it said, “Sorry.” {It was a small shy monster. It was afraid of the light!|It was a small monster with big feet, and it was trembling. “It’s so bright where you come from,” it said. “Aren’t you scared?” So [hero] held its paw, and after that the dark was only a place with a friend in it.}',
      '“Who is there?” [hero] asked the dark. “Only me,” said the dark, very softly. {“I bring the stars. I bring the sleep.”|“I carry the stars about, and they are quite heavy. And I go round to see that everyone is covered up. People hardly ever ask.”} ((“Thank you,” said [hero]. The dark felt soft after that.))',
    ],
    echo: [
      'The dark came in on quiet feet and sat by the bed. It was soft and it was kind, and it had brought all the stars.',
      'Now the dark was only a big soft blanket, and [hero] knew who was in it: a friend.',
    ],
  },
  {
    id: 'potty',
    match: [/\bpotty\b|\btoilet\b|\bnappy\b|\bnappies\b|\bdiapers?\b|\bwet the bed|\bbed ?wetting/],
    early: [
      '[Hero] was learning something new: the potty. {Some days it worked.|Some days it worked and some days it nearly did, and both were fine.}',
    ],
    scene: [
      'A little hippo stood first on one leg and then on the other. “I have to go,” it said. “Then let’s find the potty,” said [hero]. {They found it in time. Tinkle, tinkle. Hooray!|They found it just in time, and everyone looked politely at a tree. “I did it!” said the hippo. They all clapped, quietly, for it was rather a shy hippo.}',
    ],
    echo: [
      'And one last trip to the potty, as all the clever animals do. Then everything was warm and dry and ready for sleep.',
    ],
  },
  {
    id: 'doctor',
    match: [
      /\bdoctor|\bhospital|\bvaccin|\binjection|\b(?:a|his|her|needs?|flu) shot\b|\bjab\b|\bill\b|\bsick\b|\bsurgery|\boperation|\bfever|\bplaster cast|\bbroken (?:arm|leg)/,
    ],
    early: [
      'Soon there would be a visit to the doctor. {[Hero] held [his] bear a bit tighter.|[Hero] had some questions about it, and so had [his] bear.}',
    ],
    scene: [
      'They met a small fox with a sore paw. The doctor, a kind goose, was looking at it. {“One tiny pinch,” said the goose. “Squeeze [hero’s] hand.” Then it was done.|“It will pinch for as long as it takes to say pumpernickel,” said the goose, who never fibbed. The fox squeezed [hero’s] hand and said pumpernickel, and it was over. “I’d like the plaster with stars,” said the fox.}',
      'A little bear was going to the doctor, and he was scared. {“Look at my hand and blow, as if it were soup,” said [hero]. He blew. It was over!|“Hold my hand and blow on it, as if it were hot soup,” said [hero]. The bear blew, and the doctor did something small and quick, and he was still blowing when she had finished. “Was that all?” he asked.}',
    ],
    echo: ['A doctor is a helper with warm hands. [Hero] thought of that, and took one slow, calm breath.'],
  },
  {
    id: 'moving',
    match: [
      /\bmov(?:e|ed|ing)\b[^.]*\b(?:house|home|flat|apartment|city|town|country|away)|\bnew (?:house|home|flat|apartment|room)\b/,
    ],
    early: [
      'At home there were boxes everywhere. Soon they would move to a new house. {[Hero] had packed [his] bear last, so that it could see.|[Hero] had written BEAR on one box and then taken the bear out again, to be on the safe side.}',
    ],
    scene: [
      'They met a hermit snail who was moving house. “The old one was small,” it said. “But I knew each bump in it.” {Then it found a spot by a window. “This one has a moon!”|They helped it carry a cup and a mat. It put the cup here and the mat there, and turned round twice. “There,” it said. “Now it knows me.”}',
    ],
    echo: [
      'A new home has the same moon in its window. It takes one soft night, then another, and then it knows your name.',
    ],
  },
  {
    id: 'quarrel',
    match: [
      /\bquarrel|\bargu(?:e|ed|ing|ment)|\bfight(?:s|ing)?\b[^.]*\b(?:friend|brother|sister)|\bfought\b|\bsorry\b|\bshar(?:e|ing)\b|\bangry\b|\btantrum|\btemper/,
    ],
    early: [
      'That day there had been a quarrel. {It still sat in [hero’s] tummy like a stone.|It had been about something so small that nobody could now say what, but it still sat in [hero’s] tummy like a stone.}',
    ],
    scene: [
      'Two goats stood on one bridge. “Me first!” “No, me!” {“Sorry,” said one. “Sorry,” said the other. Then there was room.|They had stood there since lunch. “I’m hungry,” said one. “So am I,” said the other. “I’m sorry.” “I was just going to say that!” And it turned out there was room on the bridge for both, if one of them breathed in.}',
    ],
    echo: ['The quarrel was over. One small “sorry” had melted it, and what was left was soft and warm.'],
  },
  {
    id: 'bullying',
    match: [
      /\b(?:bull(?:y|ies|ied|ying)|teas(?:e|ed|ing)|call(?:s|ed)? (?:her|him|them) names|left out|nobody plays|no friends|lonely)\b/,
    ],
    early: [
      'It had been a day with some unkind words in it. {[Hero] felt small.|[Hero] had carried them home like pebbles in a shoe.}',
    ],
    scene: [
      'They met a moth who sat alone. “They say I’m only a grey butterfly,” it said. {“I think you’re lovely,” said [hero]. “Come with us.” And it came.|“They have never seen you by lamplight,” said [hero]. “You’re the colour of the moon. Come with us.” The moth came, and held its wings a little higher, and so, for some reason, did [hero].}',
    ],
    echo: ['[Hero] was just right, as [he] [was], and somebody had told [him] so. That was a warm thing to sleep on.'],
  },
  {
    id: 'lost-toy',
    match: [
      /\b(?:lost|missing|left|forgot)\b[^.]*\b(?:toy|teddy|bear|bunny|doll|blanket|blankie|dummy|pacifier|plush\w*)|\b(?:toy|teddy|bear|bunny|doll|blankie)\b[^.]*\b(?:lost|missing|gone)/,
    ],
    early: [
      'One soft toy was missing at home. {[Hero] had looked in all the places.|[Hero] had looked in all the places where it should be, and in some where it certainly shouldn’t.}',
    ],
    scene: [
      'A knitted rabbit sat on a wall with its legs dangling. It was somebody’s lost toy. {“I’m not lost,” it said. “I’m on a trip. I will tell it all when I’m home.”|“Lost?” it said. “I’m travelling. I have seen a bus. But I think of my bed every evening, and somebody is thinking of me, I feel it in my stuffing.”}',
    ],
    echo: [
      'A toy that is loved is never quite lost. Somewhere soft it was thinking of home, and it too was going to sleep.',
    ],
  },
  {
    id: 'grandparent',
    match: [/\b(?<who>grandma|grandpa|granny|grandad|grandmother|grandfather|nana|gran|grandparents)\b/],
    early: [
      'Before it all began, [hero] had been thinking of [who]. {[Who] had the best lap.|[Who] had the best lap, and a pocket that was never quite empty.}',
    ],
    scene: [
      'They found a bench with a view, just right for two. “[Who] would like this,” said [hero]. {So [he] waved, as far as [he] could. And it felt as if [who] waved back.|So [he] waved, a big wave, in what [he] thought was the right direction. It takes a wave some time to get there, said [helper], but it always arrives, generally about teatime.}',
    ],
    echo: [
      'Perhaps [who] was looking at the very same moon now. Goodnight, [who], said [hero] softly, and the moon took it along.',
    ],
  },
  {
    id: 'poem',
    match: [/\b(?:poem|rhym(?:e|es|ing)|in verse)\b/],
    early: [
      'It was one of those evenings that want to rhyme. {[Hero] said, “Light, night, just right!”|[Hero] noticed it at supper, when the bread said “bed” and the spoon said “moon”.}',
    ],
    scene: [
      '[Hero] made a rhyme for the road: “A step and a stone, and no one’s alone. A star and a tree, for you and for me.” {They said it twice.|They said it twice, and the second time [helper] put in a trill.}',
      'Then [helper] made up a little poem: “The day has a door, and it closes with ease. Come in, says the evening, and sit on my knees.” {It was a good one.|[Hero] thought it a very good one, and asked for it again, more slowly.}',
    ],
    echo: ['And softly a last small rhyme came along: “The moon is your lamp, and the wind is your song.”'],
  },
  {
    id: 'pet',
    match: [
      /\b(?<pet>dog|cat|puppy|kitten|hamster|rabbit|bunny|guinea pig|parrot|tortoise|pony)\b\s*,?\s+(?:is\s+|who is\s+)?(?:called|named)\s+(?<name>\p{L}+)/u,
    ],
    early: [
      '[Name] watched all this with one ear up. {[Name] was the best pet in the street.|[Name] was the best pet in the street, or so [name] seemed to think, and [hero] thought so too.}',
    ],
    scene: [
      'Pat, pat, pat. What was that behind them? It was [name]! {[Name] had come along too.|[Name] had followed them the whole way, and now sat down and looked as if it had been everyone else who was late.} ((After that [name] went in front, and nobody minded.))',
    ],
    echo: ['[Name] curled up at the foot of the bed, soft and heavy and warm, and gave a long sigh.'],
  },
]

/** What fits no topic comes true in a small way; [wish] is the parent's own words. */
export const wish: LanguagePack['wish'] = {
  early: [
    'There was a wish in the air that night. Somebody had written it on a scrap of paper: “[wish]”. {|[Hero] read it twice and put it in [his] pocket, where it felt warm.}',
    '[Hero] had one wish that evening. [He] whispered it into [his] hands: “[wish]”. {Then [he] let it go.|Then [he] opened them, and away it went, the way wishes do.}',
    'On the first page of the evening stood tonight’s wish: “[wish]”. {|Nobody knew yet how it would come in, but wishes generally find a door.}',
  ],
  scene: [
    'Then a paper boat came by, all on its own. On its side somebody had written, “[wish]”. “That’s mine!” said [hero]. {And for a while it was just so.|And for a while, as they walked beside it, it was exactly so, in every detail, just as [he] had pictured it.}',
    'By the wayside sat a painter with a very small brush. “I paint whatever is wished for,” he said. “Tonight it is this.” On the paper was written, “[wish]”. {The paint was still wet. It was lovely!|And under it was the picture, still wet and so real that [hero] laughed out loud and stepped a little way in.}',
    '“What did you wish for?” asked [helper]. [Hero] told: “[wish]”. {“Oh, good,” said [helper]. “That can be done.” And it was.|“Oh, good,” said [helper]. “I was afraid it would be something difficult.” And when they turned the corner, there it was.}',
  ],
  echo: [
    'Tonight’s wish lay folded under the pillow. It had come true in a small, soft way, and now it could rest.',
    'The wish had been heard. [Hero] smiled about it in the dark, slow and sleepy.',
    'And the scrap of paper with the wish on it grew dim, like a lamp when everyone is home.',
  ],
}
