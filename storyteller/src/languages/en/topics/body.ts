import type { Topic } from '../../../craft/pack.ts'

/** Teeth, hair, plates, fevers: what a small body has to get used to. */
export const body: readonly Topic[] = [
  {
    // A tooth that is out has another evening than one that wobbles.
    id: 'tooth-fairy',
    match: [
      /\b(?:lost|loses?|losing)\b[^.]*\b(?:tooth|teeth)\b|\b(?:tooth|teeth)\b[^.]*\b(?:fell|fallen|falls?|came|comes?|is) out\b|\btooth[- ]?fair(?:y|ies) (?:is coming|comes|came|will come)/,
    ],
    early: [
      'There was a gap in [hero’s] smile. {A tooth had come out of it!|A tooth had moved out of there, and the tongue kept calling in to see who lived there now.}',
      '[Hero] had a very small box with a tooth in it. {It was white, and it rattled.|It was a <matchbox~thimble case~ring box>, and it rattled, for it held one tooth, as white as <milk~rice~a pebble>.}',
      'One of [hero’s] teeth had come out. {It had left a door for the wind. Whoo!|It left a window behind, just right for <whistling~a straw~a single pea>, and [hero] had tried it out on everyone in the house.}',
    ],
    scene: [
      'A young <beaver~squirrel~hare> had a gap in its teeth as well. They compared. {“Mine whistles,” it said. Whee! “And mine hums,” said [hero].|“Mine whistles on the way in,” it said, “and yours on the way out. Shall we?” They did it both together, in two parts, and it was hard to say which of the two gaps was the finer.}',
      'They met a fairy with a <bag~basket~tin> that rattled. “Teeth,” she said. “I’m on my round.” {“What do you do with them?” asked [hero]. “They become stars. Little ones.”|“What do you do with them all?” asked [hero]. She looked round to see that nobody was listening. “The piano keys for very small pianos,” she said. “And the first snowdrops. And now and then a star. A first one always goes right at the top.”}',
      '“Does it hurt to have a gap?” asked [helper]. {“No,” said [hero]. “It’s only roomy.” A new tooth was in there already, very small, looking up.|“Not a bit,” said [hero]. “It’s only roomy.” And deep inside, as everybody knows who has had one, the new tooth was standing on its toes already, wanting to know if it was its turn.}',
    ],
    echo: [
      'Under the pillow there was room for <one small tooth~a secret~a tiny letter>, and over the pillow the night was soft and slow.',
      '[Hero] smiled in the dark with the gap and all, and a <slow~soft~warm> breath went through it, in and out.',
      'If there were quiet wings about that night, they would know where a tooth lay, and they made <no sound~hardly a sound>.',
    ],
  },
  {
    id: 'tooth-fairy',
    match: [
      /\btooth[- ]?fair(?:y|ies)|\b(?:loose|wobbl\w+|wiggl\w+|milk|baby|front) (?:tooth|teeth)\b|\b(?:lost|lose|losing|loses)\b[^.]*\b(?:tooth|teeth)\b|\b(?:tooth|teeth)\b[^.]*\b(?:fell out|falls? out|falling out|came out|come out|coming out|wobbl\w+|loose)\b/,
    ],
    early: [
      '[Hero] had a wobbly tooth. {It went <left, right, left~to and fro~clickety click>.|It had been wobbling since <Monday~breakfast~the last apple>, and one could do it with the tongue, in company, without anybody noticing.}',
      'One of [hero’s] teeth was thinking of leaving. {It sat very loose.|It had packed, so to speak, and was only waiting for <an apple~a crust~the right moment>.}',
      'There was something new in [hero’s] mouth: {a tooth that could dance.|a tooth that moved when it was spoken to, and hummed a little on the letter <S~F~T>.}',
    ],
    scene: [
      'A young <beaver~squirrel~pony> had a loose tooth too. They wobbled together. {“Yours is slow,” it said. “Mine is quick. Look!” And out it came, as white as milk.|They compared them: one could do circles, and the other made a tiny squeak. “I was saving mine for Sunday,” it said, and laughed, and there lay the tooth on the ground. They both admired it for some time. “It looked bigger from inside.”}',
      'They met a fairy with a <bag~basket~tin> that rattled. “Teeth,” she said. “I am late!” {“What do you do with them?” asked [hero]. “They become stars. Little ones.”|“What do you do with them all?” asked [hero]. She looked round to see that nobody was listening. “The piano keys for very small pianos,” she said. “And the first snowdrops. And now and then a star. Don’t hurry yours. I like them ripe.”}',
      'Somebody had left a tooth on a cushion with a letter. “Dear Fairy, may I keep it one more night?” {Under it stood, “Of course.”|Under it, in writing so small that [helper] had to read it with one eye shut, stood: “Of course. I should like to keep it too, if I were you. I’ll come back on <Thursday~Friday~Tuesday>.”}',
    ],
    echo: [
      'The tooth lay still now, <warm and safe~safe and quiet~warm and proud>, wherever it was. {And the quiet wings would know.|If there were soft wings about that night, they would know where to come, and they made no sound.}',
      '[Hero] smiled in the dark with every tooth, the <wobbly~old~new> and the steady, and then even the tooth was asleep.',
      'Under the pillow there was room for <one small tooth~a secret~a tiny letter>, and over the pillow the night was soft and slow.',
    ],
  },
  {
    // The dentist is met with a chair and a mirror, the brush with foam: one concern, two sets of scenes.
    id: 'teeth',
    match: [/\bdentists?\b|\borthodontist|\bbraces\b/],
    early: [
      'Soon there would be a visit to the dentist. {[Hero] had opened wide for the mirror. All the teeth were in.|[Hero] had opened wide for the <mirror~spoon~bear>, to practise, and counted them all, and the ones at the back had come forward nicely.}',
      '[Hero] had sat in the big armchair like somebody at the dentist’s. {The bear had counted [his] teeth.|It did not go up and down by itself, as the dentist’s does, so [he] had done that part with [his] knees, while the <bear~rabbit~old elephant> counted teeth.}',
      '“What does a dentist do all day?” [hero] had asked. {A dentist counts teeth and says hello to them.|“A dentist goes for walks in people’s mouths,” somebody had said, “with a very small mirror and a lamp.” That had given [him] something to think about.}',
    ],
    scene: [
      'They met a young crocodile on his way to the dentist. “It’s my first time,” he said. “And I have so many teeth!” {[Hero] came in with him. The dentist was a small bird with a mirror. “One, two, three,” she counted. “They’re lovely.” Then he got a <sticker~whistle>.|He did not much want to go in alone, so they went with him. The dentist was a small brown bird with a lamp on her head. “The chair goes up, the mouth goes wide, and I look and count,” she said, and she did just what she had said. “Put up a paw if you want a rest.” He put it up twice, just to see, and each time she stopped. Afterwards he showed everybody all sixty-six.}',
      '“Let’s play dentist,” said [hero]. [Helper] was the dentist. {“Open wide,” said [helper]. “One, two, three. What fine teeth! Now rinse.” And [hero] rinsed with nothing at all.|[Helper] showed every tool before it was used. “This <spoon~shell>’s the mirror. This straw’s the brush that tickles. And that’s your hand, to put up when you’d like me to stop.” [Hero] tried out the hand at once, and it worked. Then each tooth was counted and told that it was a <pearl~champion~beauty>, and [hero] rinsed with nothing at all, very thoroughly.}',
      'On a door hung a big white tooth made of wood. It was the dentist’s. {“Come and try my chair,” said the dentist. Up it went, and down it went, whoosh! “See you soon,” she said to [hero].|“I’ve got five minutes,” said the dentist, an old <badger~beaver~mole> with very clean paws. “Would you like to drive?” So [hero] drove the chair, up, and down, and flat, and was allowed to hold the little mirror and see a tooth from behind. “They’re shy back there,” said the dentist. “That’s why I always say hello first.”}',
    ],
    echo: [
      'The dentist had put out the big lamp, and the chair was down, flat and still. [Hero’s] teeth lay in the dark, counted and <clean~safe~proud>, every one.',
      'At the dentist’s you may put up a hand and rest, and [hero] knew that now. It was a <good~warm~calm> thing to know, and the mouth closed softly on a long slow yawn.',
      '[Hero] counted [his] teeth with the tip of [his] tongue, slowly, the way a <kind~gentle~quiet> dentist does, and somewhere past nine the counting turned into a yawn.',
    ],
  },
  {
    id: 'teeth',
    match: [
      /\b(?:brush\w*|clean\w*|scrub\w*)\b.*\b(?:teeth|tooth)\b|\bteeth\b.*\b(?:brush|clean)|\btooth ?brush|\btooth ?paste|\bfirst tooth\b/,
    ],
    early: [
      'That evening [hero] had shiny teeth. [He] had brushed them all alone{.|, top and bottom, and the hard ones at the back.} ((They tasted of mint.))',
      '[Hero] smiled at the mirror that evening. Every tooth shone{.|, for [he] had brushed each one with no help at all and sung it a <verse~march~lullaby>.}',
      'There was a bit of <mint~strawberry~white> foam on [hero’s] <chin~nose~ear>. {That was from the teeth. They were clean.|It came from the teeth, which had been done that evening with great thoroughness and some splashing.}',
    ],
    scene: [
      'They met a small walrus who would not brush his teeth. “Show me,” he said. {So [hero] showed him. Round and round, swish, swish!|So [hero] showed him, round and round, top and bottom. “It tickles!” said the walrus, and after that he would not stop.}',
      'A little beaver hid his teeth behind his paw. “They’re furry,” he said. [Hero] drew him a toothbrush in the dust, and then they found a real one. {Swish, swish. They shone!|Swish, swish, swish, and the teeth came out so bright that the beaver smiled at every puddle.}',
      'A <dragon~lion~crocodile> lay by the way with his mouth wide open. “Would you mind?” he said. {They took a broom. Swish, swish! [Hero] did the top teeth, and [helper] did the bottom.|It took <a broom~two brooms>, a bucket and a good quarter of an hour. [Hero] did the top row and [helper] did the bottom, and at the very back they found a spoon he had been missing. “Minty,” he said, and breathed on them both.}',
    ],
    echo: [
      '[Hero] ran [his] tongue over [his] clean teeth. They were smooth, and they tasted softly of <mint~snow~strawberries>.',
      'The toothbrush stood in its cup and rested. The teeth were clean and quiet, all in their warm beds.',
      'Goodnight, said the teeth on the <left~top>, and goodnight, said the teeth on the <right~bottom>, and closed softly, all in a clean white row.',
    ],
  },
  {
    id: 'potty',
    match: [
      /\bpotty\b|\btoilet\b|\bnapp(?:y|ies)\b|\bdiapers?\b|\bpull[- ]?ups\b|\bwet(?:s|ting)? (?:the|her|his|their) (?:bed|pants)|\bbed ?wetting|\b(?:wee|wees|poo|pee|poop)\b[^.]*\b(?:on|in|the)\b|\bdry (?:all )?(?:at |through the )?night/,
    ],
    early: [
      '[Hero] was learning something new: the potty. {Some days it worked.|Some days it worked and some days it nearly did, and both were fine.}',
      'By the door stood a potty, <blue~green~red> and proud. {It had been used that day. Hooray!|It had had its first visitor that morning, and it still seemed to be thinking about it with pleasure.}',
      '[Hero] had new pants with <stars~boats~ducks> on. {They felt light and dry.|They were the sort that grown-up people wear, only with more <stars~boats~ducks> on, and they made one walk a little taller.}',
    ],
    scene: [
      'A little <hippo~elephant~penguin> stood first on one leg and then on the other. “I have to go,” it said. “Then let’s find the potty,” said [hero]. {They found it in time. Tinkle, tinkle. Hooray!|They found it just in time, and everyone looked politely at a tree. “I did it!” it said. They all clapped, quietly, for it was rather a shy one.}',
      'They came to a throne with a sign on it: “For <kings~queens> and anyone in a hurry.” {It was a potty! [Hero] sat down, and it was just right.|It was a potty, with arms and a small flag. [Hero] tried it out, and it was a perfect fit. “You put the flag up,” said [helper], “when you’re done, and then we salute.” So they saluted.}',
      'A small <penguin~bear~lamb> looked down at a puddle. “Oops,” it said. {“That’s all right,” said [hero]. “Next time it’ll be the potty.” They mopped it up with a song.|“It happens to everybody who’s learning the potty,” said [hero], and fetched a cloth, and they mopped in time to a song with the word “oops” in it. “I noticed it a bit sooner than yesterday,” the small one said, and that was perfectly true.}',
    ],
    echo: [
      'And one last trip to the potty, <as all the clever animals do~slow and sleepy~on two quiet feet>. Then everything was <warm and dry~dry and soft> and ready for sleep.',
      'The potty stood in its corner and rested. It glowed a little, in the light of the <moon~lamp>, and it was glad of [hero].',
      'The bed was <warm and dry~soft and dry>, and if it should not stay so, there was another sheet, just as soft, in the quiet cupboard.',
    ],
  },
  {
    id: 'dummy',
    match: [
      /\b(?:giv\w+|gave|stop\w*|without|bye|goodbye|no more|lose|losing|wean\w*|throw\w*|get rid|take|taking|still|need\w*|off)\b[^.]*\b(?:dumm(?:y|ies)|pacifiers?|soothers?|bink(?:y|ies)|paci)\b|\b(?:dummy|dummies|pacifier|soother|binky)\b[^.]*\b(?:fairy|giv\w+|gave|stop\w*|bye|gone|away|any ?more)\b|\b(?:last|the) (?:dummy|pacifier|soother|binky)\b/,
    ],
    early: [
      '[Hero’s] dummy was getting old. {It lay on the shelf and had a rest.|It had been through a great deal, and tonight it lay on the shelf in <a teacup~an eggcup~a sock> and thought of retiring.}',
      'There was a small box with a <red~gold~green> bow on it. {In it slept [hero’s] dummy.|In it, on cotton wool, lay [hero’s] dummy, and [hero] had tied the bow and nobody else.}',
      '[Hero] had a mouth with nothing in it. {It could sing now!|It felt strange to begin with, like a <room~shelf~pocket> that has been tidied, and then it turned out how much one could sing in there.}',
    ],
    scene: [
      'They met a baby <hedgehog~squirrel~mole> that had only just been born. “Wah,” it said. It needed something to suck. {“I’m big now,” said [hero]. “I know just the thing.” And that helped.|“It’s the dummy it wants,” said its mother, “and we haven’t got such a thing.” [Hero] explained how you hold it, and which way up, and what you say when it falls in the grass. There was hardly anyone who knew more about it.}',
      'A tree stood there that was hung with dummies, <red and blue~green and gold~big and little>. {They swung in the wind and hummed. “We are on holiday,” they said.|Each had a name on it, and the wind was rocking them all. “We did our work,” they hummed, “and it was nice work, and now we look at the view.” There was one twig free, if ever [hero] should want it.}',
      '“Watch me,” said [helper], and sucked in both cheeks. {“I’m a fish!” [Hero] could do it too. A mouth can do so much!|“This is a fish. Now a trumpet. Now somebody who has found a hair in the soup.” [Hero] could do all three and a <bee~kettle~train> besides, and it would never have worked with anything in between.}',
    ],
    echo: [
      '[Hero’s] mouth lay soft and closed. It had sung and it had yawned, and now it needed nothing more but <a kiss~sleep~a smile>.',
      'The dummy slept too, somewhere <quiet~warm~soft>, and dreamed of all it had seen. Both of them could rest now.',
      'Where the dummy had been there was now a slow warm breath, <in and out~soft and slow~round and calm>.',
    ],
  },
  {
    id: 'thumb',
    match: [/\b(?:bit\w*|chew\w*|pick\w*)\b[^.]*\b(?:finger ?)?nails\b|\bnail[- ]?biting/],
    early: [
      'On each of [hero’s] fingernails a small white moon was coming up. {They wanted to grow.|[Hero] had counted ten of them that day, one to a finger, and they wished to be left alone, so that they could get <full~round~on with it>.}',
      '[Hero’s] fingernails had had a <quiet~good~long> day. {Nobody had bitten them.|They had been in the sand, in the dough and in a <mitten~bucket~pocket>, and hardly once in anybody’s teeth.}',
      'Fingernails are good for a lot of things. {They can scratch a <dog~cow~nose>.|[Hero] had been finding out that you need them for <oranges~knots~stickers>, for scratching a dog just there, and for drumming on the table while you think.}',
    ],
    scene: [
      'A <squirrel~dormouse~marten> sat there and nibbled its claws. “I do it when I think,” it said. {“Hold this instead,” said [hero], and gave it a smooth stone. Now it could think, and the claws could grow.|“And then I can’t climb,” it said, “and then I have to think about that.” [Hero] looked in one pocket and found a smooth round pebble. “If your paws have got this,” [he] said, “they can’t get to your teeth.” It turned the pebble over and over. “It’s thinking with me,” it said, and its claws had peace at last.}',
      'They came to a nut with a lid that only a fingernail could lift. {[Hero] tried with the longest one. Click! Inside was <a raisin~a star~a tiny note>. “Well done, nail,” said [helper].|[Helper] tried it with a stick, and with kind words. “Let me,” said [hero], and looked for the longest nail, and it was just long enough. Click. In it lay <a raisin~a gold bead~a folded note>. “I’d be careful with that nail, if I were you,” said [helper]. “You never know what it’ll open next.”}',
      'They met a lady who painted on very small pictures. {“Have you ten little walls for me?” she asked. [Hero] held out ten fingernails. She made each a <ladybird~star~snail>.|“I’ve run out of walls,” she said. [Hero] held out ten fingernails, some short, some shorter. “Those will do nicely,” she said, and on each of them she painted a <ladybird~star~snail>, with a brush of one hair. “They grow,” she said, “if nobody nibbles. By the spring you’ll have a gallery.”}',
    ],
    echo: [
      'Ten small moons lay on the blanket, one on each finger, and grew, <slow and still~so slowly that nobody saw it~quite by themselves>.',
      '[Hero’s] fingers lay down side by side, and all the nails were there. Nobody would nibble them tonight, and they <rested~slept~were still>.',
      'The hands were <warm and folded~quiet and warm>, and the mouth was closed. The fingernails had the whole soft night to grow in.',
    ],
  },
  {
    id: 'thumb',
    match: [/\bthumb[- ]?suck|\bsuck\w*\b[^.]*\bthumb|\bthumb\b[^.]*\b(?:mouth|suck)/],
    early: [
      '[Hero’s] thumb had had a busy day. {It had helped to draw a <boat~cow~snail>.|Since morning it had held a crayon, a spoon and <a beetle~a balloon~somebody’s hand>, and it was proud of having so many other things to do.}',
      'On each of [hero’s] thumbs there was a face. {One smiled. One winked.|[He] had drawn them on with <blue~red~green> ink, and since they could talk now, they found it hard to stay in the dark.}',
      'A thumb is a small person, [hero] thought. {It likes to look out.|It is a bit stout, it stands a little apart from the others, and it likes to know what is going on.}',
    ],
    scene: [
      'A <bear~badger~rabbit> cub had a very wet thumb. “It’s cold now,” it said. {[Hero] dried it and showed it a game: thumb up, thumb down, thumb says hello!|“It has been in there since Tuesday,” it said, “and it has gone all wrinkly.” [Hero] dried it on a leaf and taught it to bow. They had the two thumbs call on each other, and they talked for ever so long.}',
      'They needed a stamp, and no one had one. {“Thumbs!” said [hero]. Press! There was a <flower~fish~mouse>, made by a thumb.|Then [hero] pressed a thumb in the <mud~flour~blackberry juice> and on the paper, and gave the mark two ears and a tail. There is no stamp like that, since there isn’t another thumb that has the same lines.}',
      '“Can you whistle on your thumbs?” asked [helper]. {Puff! It took four tries. Toot!|You had to lay them side by side with a <grass blade~leaf> in between. At first it only spat. But at the fifth go there was a toot, so rude and clear that two geese looked round.}',
    ],
    echo: [
      'Four fingers lay down, and the thumb lay down beside them, warm and dry. They had <one soft blanket~one pillow~one quiet bed> for all.',
      '[Hero] tucked the thumb into a closed hand, <like a bird in a nest~like a chick in the hay>, and there it slept.',
      'Goodnight, thumb, whispered [hero], and it gave a slow nod and <rested~slept~was still>.',
    ],
  },
  {
    id: 'hair',
    match: [
      /\bhair ?cuts?\b|\bhair ?dresser|\bbarber|\b(?:cut\w*|trim\w*)\b[^.]*\b(?:hair|fringe)\b|\b(?:hair|fringe)\b[^.]*\b(?:cut|trim\w*)\b/,
    ],
    early: [
      'Somebody was soon to have a little less hair, and it was [hero]. {Snip! It would grow again.|“Only the ends,” [he] had been told, and it was a comfort to think that hair is the one thing you can cut off and it comes back by itself.}',
      '[Hero’s] hair had grown so long that it tickled [his] nose. {It was time for a haircut.|It had begun to come along to breakfast and dip itself in the <milk~jam~porridge>, and so there was talk of a haircut.}',
      'The bear had had a haircut, to practise. {[Hero] did it. Snip, went two fingers, and nothing hurt.|[Hero] had done it, with two fingers for scissors, and the bear had sat very still under its <towel~napkin~flannel> and asked for a little more off the ears.}',
    ],
    scene: [
      'They passed a barber’s shop for hedges. Snip, snap, snip! {A round hedge sat in the chair. “Just a bit off the top,” it said. Then it felt the breeze, and it liked that.|A round hedge was sitting in the chair with a cloth round its neck. “Only the ends,” it said, “and could you leave the <blackbird~wren~robin>?” Afterwards they held up a mirror behind it, and it turned left and right and felt a new breeze on its neck.}',
      'A shaggy young <pony~sheep~goat> sat outside the hairdresser’s. “What if a haircut hurts?” it said. {“Hair can’t feel,” said [hero]. “It only tickles.” Snip, snip! “I can see you!” it said.|“What if it hurts?” it said once more, to where it thought they were. “Hair can’t feel anything,” said [hero]. “It only tickles your neck. And you can hold on to me.” The scissors went snip, snip, like a bird hopping on gravel, and out came first a nose and then two very surprised eyes. “Oh,” it said, “so that’s who I’ve been talking to.”}',
      '“Next, please!” called [helper]. They were playing at haircuts. {[Hero] sat very still. Snip, went two fingers. Swish, went the cloth. “All done!”|[Hero] sat there with a cloth round the neck and kept as still as a vase. Snip, it went, round the ears. “And are we going anywhere nice?” asked [helper], as they do. Then the cloth was shaken out, and nothing fell from it, and [hero] looked into the back of a <spoon~shell> and said that it was just what [he] had wanted.}',
    ],
    echo: [
      'The scissors were closed and asleep. On the pillow lay [hero’s] hair, <long or short~short or long>, and grew so slowly that nobody saw it.',
      'Hair grows mostly at night. [Hero’s] lay <soft and quiet~quiet and still~smooth and soft> on the pillow, the ends and all, and had the whole night for it.',
      'Every hair was in bed now. Tonight no one would <cut~snip~comb> them, and they lay close together and slept.',
    ],
  },
  {
    id: 'hair',
    match: [
      /\b(?:wash\w*|comb\w*|brush\w*|shampoo\w*|rins\w*|detangl\w*)\b[^.]*\bhair\b|\bhair\b[^.]*\b(?:wash\w*|comb\w*|brush\w*|shampoo)\b|\bshampoo/,
    ],
    early: [
      '[Hero’s] hair was clean, and it stuck up <in front~at the back~on one side>. {It smelled of <apples~peaches~soap>.|It smelled of <apples~peaches~soap>, and every hair seemed to be looking about to see who else was there.}',
      'There was still some foam behind [hero’s] ear. {It came from washing hair.|It had been left over from the hair washing, like a small cloud that has missed the <train~boat~others>.}',
      '[Hero] knew a trick for washing hair. {You look right up, and there is <a fly~a crack~the lamp>.|One looks up at the ceiling, where there’s a <crack~spot> like a rabbit, and as long as one can see its ears, no soap gets in one’s eyes.}',
    ],
    scene: [
      'A small <lion~sheep~pony> hid under a bush. “They want to wash my hair,” it said. {“Look up at the sky,” said [hero], “and it can’t get in your eyes.” Swish! It was done, and it shone.|“And the soap gets in my eyes.” “You have to count clouds,” said [hero]. “Then your nose points up, and the water runs off behind.” It had got to <four~six~seven> clouds when it was over, and it was so fluffy that it rolled.}',
      'A <walrus~goat~young bear> sat in a tub with foam in its hair and its eyes shut tight. {“Look up,” said [hero], and poured very slowly. Swish! “Is that all?” it said.|“I’ve been sitting like this since noon,” it said, “because of the rinsing.” [Hero] folded a cloth for its eyes, counted to three, and poured at three and not before, slowly, down the back. “It’s warm,” it said in surprise. Before the next go they made it a horn out of foam, and it asked to be rinsed a third time.}',
      'It began to rain, warm and soft. “We can all wash our hair!” said [helper]. {They rubbed their heads. They made foam. They were as clean as plums!|They shut their eyes and turned up their faces and scrubbed behind one another’s ears. It was [hero] who found that if you hum under water it sounds like <bees~a choir~an orchestra>.}',
    ],
    echo: [
      'A brush went slowly through the hair, once and once more, softly, and every stroke was <sleepier~slower~softer>.',
      '[Hero’s] hair lay on the pillow, clean and still, and smelled of <apples~soap~warm rain> and of home.',
      'The shampoo stood on its shelf and rested. [Hero’s] hair was dry and <soft~warm~light>, right down to the roots, and wanted nothing but a pillow.',
    ],
  },
  {
    id: 'hair',
    match: [
      /\bbath ?time|\b(?:hat\w+|afraid|scared|refus\w+|won['’]?t|doesn['’]?t|love\w*|like\w*|have|having|take|taking|no more)\b[^.]*\b(?:baths?|showers?)\b|\bwash(?:es|ing)? (?:her|his|their) (?:hands|face)/,
    ],
    early: [
      'There had been a bath with a great deal of foam. {[Hero] had a beard in it, and then a hat.|[Hero] had gone in with <mud~paint~jam> up to the knees and come out pink, by way of a beard, a hat and a pair of wings.}',
      'There was a bath that evening, and it steamed. {In went the duck. In went [hero].|The duck had gone in first, to see to the <waves~bubbles~foam>, and reported that all was well.}',
      '[Hero’s] fingertips were all wrinkled. {That was from the bath. It had been a long one.|They get like that in the bath, and it had been a long one, with a <storm~harbour~tea party> in the middle.}',
    ],
    scene: [
      'A muddy young <pig~elephant~badger> stood in front of a bath with one foot up. “It’s so wet,” it said. {“Start with the boat,” said [hero]. In went a nutshell. In went the foot, and then all of it. Splash!|“First it’s wet, and afterwards it’s cold, and in between there’s soap,” it said. [Hero] put a nutshell on the water and blew it across the bath. It stopped half way. “Somebody ought to be the wind on the other side,” said [hero]. There was a pause, and a splash, and a voice from the far end said, “Do I blow now?”}',
      'There stood a tub of warm water with a sign: “For hands, feet and ideas.” {They washed and washed. They blew a bubble as big as a <plum~melon>. They were both in it!|They washed them finger by finger, made a ring out of two thumbs, and blew. The bubble was as big as a <melon~cabbage>, and both of them were in it, upside down. They had a bath for all the rest of themselves as well, since they were at it.}',
      'It began to rain, warm and soft. “A shower for all!” said [helper]. {They rubbed their <elbows~ears~knees>. They made foam. They were as clean as plums!|They turned up their faces and scrubbed behind one another’s ears, and sang, because a shower that one doesn’t sing in is only weather. It was [hero] who found that under water it sounds like <bees~a choir~an orchestra>.}',
    ],
    echo: [
      'The soap slept in its dish. Under the blanket lay somebody <warm and clean~soft and clean~rosy and warm>, from the ears to the toes.',
      'In the bath the last drop fell, slowly, and then there was no other. The <duck~boat~sponge> lay still, and it was quiet.',
      '[Hero] smelled of soap and warm water, and even the <elbows~knees~toes> were clean and sleepy from the bath.',
    ],
  },
  {
    id: 'eating',
    match: [
      /\b(?:eat\w*|try\w*|tast\w*|lik\w+|hat\w+|loves?)\b[^.]{0,30}\b(?:veg|veggies|vegetables?|greens|broccoli|carrots|peas|spinach|salad|new foods?|healthy food|fruit)\b|\b(?:picky|fussy|good|bad) eat(?:er|ing)|\b(?:won['’]?t|doesn['’]?t|don['’]?t|not|refuses to|never|didn['’]?t)\b[^.]{0,20}\beat\b|\bnew foods?\b|\bclear(?:s|ed)? (?:her|his|their) plate/,
    ],
    early: [
      'There had been something <green~orange~round and red> on [hero’s] plate that day. {[Hero] had looked at it. It had looked back.|[Hero] had looked at it from both sides. It was, to be fair, only a vegetable, and it had seemed a bit nervous as well.}',
      'Supper was over, and on the edge of the plate lay <one pea~one bean~one piece of carrot>. {“Tomorrow?” it said.|It did not mind being left. “Perhaps tomorrow,” it seemed to say, and settled down under the lip of the spoon.}',
      '[Hero] had a nose that could smell <soup~peas~carrots> through two doors. {Mostly it said, “Hm.”|Mostly it said “Hm”, and now and then it said, “Well, a very small bit.”}',
    ],
    scene: [
      'A <rabbit~tortoise~goose> kept a stall with tiny tastes. “Just a lick,” it said. “You may make a face.” {[Hero] had a bit of carrot. Crunch! The face was not needed.|“Most people come for the faces.” There was a mirror to make them in. [Hero] licked something <green~yellow~purple>, made a splendid face, looked at it in the mirror, and then found that the taste that was left over was not at all bad.}',
      'A pea rolled up to them. “I’m going to be a tree!” it said. {“You’re going to be soup,” said [helper]. “Soup?” said the pea. “Then make it a brave one!”|“I rather think you are going to be soup,” said [helper] gently. The pea considered it. “And who gets the soup?” “I do,” said [hero]. “Oh, then I’ll see the world,” said the pea, much cheered, “from inside somebody who’s going places.”}',
      'They were hungry, so they made a soup out of <what they found~three things and a stone~all sorts>. {[Hero] stirred. [Hero] tasted. “More of the green!” said [hero].|[Helper] cut and [hero] stirred, and whoever stirs must also taste. It wanted a little salt. It wanted, oddly enough, a bit more of the green. When it was done there was only a single plate, and that went round until it shone.}',
    ],
    echo: [
      '[Hero’s] tummy was warm and full and quiet. Even the last <pea~bean~bit of carrot> in it was asleep.',
      'In the kitchen the <carrots~apples~beans> lay close together in the dark and rested. Tomorrow was a long way off.',
      'Somewhere a garden was growing, slow and silent, under the moon, and thinking of <[hero]~soup and sleep~nothing but sleep>.',
    ],
  },
  {
    id: 'hospital',
    match: [
      /\bhospital|\bsurgery|\boperation|\btonsils|\bambulance|\bplaster cast|\b(?:a|in) cast\b|\b(?:broke|broken) (?:(?:her|his|their|an?|the) )?(?:arm|leg|wrist|foot|ankle|finger)|\bstitches\b/,
    ],
    early: [
      'Some people sleep in a bed with wheels for a night or two, and it has a bell of its own. {[Hero] thought about that.|It was the hospital that [hero] was thinking of, where the beds have wheels and the <jelly~toast~porridge> comes on a tray.}',
      '[Hero’s] bear wore a plaster on one <paw~ear~knee>. {It wanted to be like people in hospital.|It was for practice, said [hero], since a bear ought to know about hospitals, in case somebody should ask him.}',
      'There was a small bag by the door, for the hospital. {The bear was in it, and the soft socks.|In it were <the soft socks~the striped pyjamas~the good slippers>, a book, and a bear who had got in by himself.}',
    ],
    scene: [
      'They came to a little hospital for <kites~teapots~toys>. The beds were white and the doctor was a goose. {“This one goes home today,” said the goose. “Look how it shines!” They clapped.|“This one had a crack right through,” said the goose, “and this one couldn’t whistle. We put them to bed, and do what has to be done while they sleep, and they wake up and want toast.” The one by the window was going home that day, and they waved until it was out of sight.}',
      'A young <rabbit~fox~badger> had a leg in plaster. “Will you draw on it?” he asked. {[Hero] drew a <boat~star~cake>. “Now it’s the best leg of all,” he said.|There was hardly a white spot left. [Hero] found one, near the heel, and drew a <boat~star~cake> on it, and [helper] put the sun. “It’s almost a pity,” he said, “that it comes off on Friday. The other one has nothing to read on it.”}',
      'They met a night nurse on her round, with soft shoes and a lamp. {“I look in on everyone,” she said. “I never miss a bed.”|She had a watch pinned on upside down. “That’s so that time looks up at me for a change,” she said. “I go from bed to bed, all night long, and at every one I say the same thing. I say, I’m here.” She said it to [hero] too, to show how it went.}',
    ],
    echo: [
      'In every hospital in the world the lamps were dim now, and somebody on <soft~quiet~slow> shoes went from bed to bed. I’m here.',
      '[Hero] breathed slowly and let whatever was sore lie still, <softly wrapped~warm and covered~safe and tucked in>. The doctors do their part, and sleep does the rest.',
      'In a hospital there is a lamp at night and a bell by the bed, and in the morning somebody comes with <warm hands~a hug~a smile>. Tonight was only for rest.',
    ],
  },
  {
    id: 'doctor',
    match: [
      /\b(?:to|at|see|seeing|sees|visit\w*|from|of|the|with)\s+(?:(?:the|a|our|her|his|my|their)\s+)?(?:doctor(?! who)|nurse|paediatrician|pediatrician|gp)\b|\bdoctor['’]?s\b|\bdoctors?\b[^.]*\b(?:appointment|tomorrow|visit|check)|\bvaccin|\binjection|\bimmuni[sz]|\b(?:a|an|his|her|needs?|flu|booster) (?:shot|jab)\b|\b(?:shots|jabs?)\b|\bblood test|\bcheck-?up\b/,
    ],
    early: [
      'Soon there would be a visit to the doctor. {[Hero] held [his] bear a bit tighter.|[Hero] had <some questions~seven questions~one or two questions> about it, and so had [his] bear.}',
      '[Hero] had been practising. “Aaah,” [he] said, with a wide mouth{. The doctor likes that.|, for that is a thing that doctors are always glad to hear, and the <spoon~teddy~mirror> had said it was the best yet.}',
      'Which arm should it be, when the doctor came to ask? {[Hero] could not choose.|[Hero] had looked at the left and at the right, and had drawn a small <star~cat~sun> on each, so that neither would feel left out.}',
    ],
    scene: [
      'They met a small fox with a sore paw. The doctor, a kind goose, was looking at it. {“One tiny pinch,” said the goose. “Squeeze [hero’s] hand.” Then it was done.|“It will pinch for as long as it takes to say pumpernickel,” said the goose, who never fibbed. The <fox~small fox~patient> squeezed [hero’s] hand and said pumpernickel, and it was over. “I’d like the plaster with <stars~ducks~stripes>,” said the fox.}',
      'A little bear was going to the doctor, and he was scared. {“Look at my hand and blow, as if it were soup,” said [hero]. He blew. It was over!|“Hold my hand and blow on it, as if it were hot soup,” said [hero]. The bear blew, and the doctor did something small and quick, and he was still blowing when she had finished. “Was that all?” he asked.}',
      'They played doctors on the way. [Helper] had a <tickle in the elbow~cold in the shadow~creak in the yawn>. {[Hero] listened: bump, bump. “Two buns a day,” said [hero].|[Hero] listened with a paper cup, knocked here and there, looked very serious and wrote something down. “It’s nothing that two buns a day won’t cure,” [he] said, “but you must come back and tell me whether it was the left one or the right one that did it.”}',
    ],
    echo: [
      'A doctor is a helper with warm hands. [Hero] thought of that, and took one <slow, calm~long, slow~soft, slow> breath.',
      'The bear had his plaster on, as after a visit to the doctor, and [hero] had a smile. {Both could rest.|It was all being seen to, and there was nothing left for either of them to do but <sleep~rest~lie still>.}',
      'At the doctor’s one may blow, as if on soup, softly, and once more. It works in bed as well, and makes the eyes <heavy~soft~sleepy>.',
    ],
  },
  {
    id: 'fever',
    match: [
      /\bfever|\bchicken ?pox|\bthe flu\b|\bflu\b|\btonsillitis|\b(?:has|have|got|with|had) a (?:bad |nasty )?(?:cold|cough|temperature|tummy ?bug)\b|\b(?:is|am|are|been|feel\w*|being|was|home|got|she['’]s|he['’]s|off) (?:a bit |very |so |really |too )?(?:ill|sick|poorly|unwell)\b|\bsick (?:day|child|kid|girl|boy|in bed)\b|\b(?:tummy|ear|head) ?ache\b|\bget well\b/,
    ],
    early: [
      '[Hero] had been in bed that day with a hot forehead. {The <tea~soup~flannel> had helped.|There had been <lime blossom tea~broth with stars in it~a cool flannel>, and visits, and it was nearly better now, and what was left could come along.}',
      'When you are ill, the bed becomes a <boat~train~castle>. {[Hero] knew all about that.|[Hero] had found out that day how far one can get in it, with a hot face and a cold drink and no shoes on.}',
      'Nobody feels quite like themselves with a fever. {[Hero] felt like a small stove.|[Hero] had felt like a <stove~poached egg~teapot> since noon, and now, by and by, the fire was going down.}',
    ],
    scene: [
      'They met a <snowman~snow hare~snow goose> with a cold. “It’s not fair,” he said. “I’m hot.” {[Hero] held a cool leaf to his forehead. “Ah,” he said. “Now tell me something.”|“And everybody says, keep warm,” he complained. [Hero] laid a cool leaf on his forehead, and changed it for another when it had grown warm, and did not say much. “That’s it,” he said after a while. “That’s the thing that helps. The staying.”}',
      'A <bear~hare~donkey> lay in bed under a tree and sneezed. {“Bring me a story,” it said. So [hero] told one, and the nose grew better by the minute.|“I’m allowed three wishes,” it said, “since I’m ill. I want a drink, I want the cushion the other way round, and I’ve forgotten the third.” “A story?” asked [hero]. “That was it.” It was asleep before the wolf had even got his slippers on.}',
      '“What do you do when you are ill?” asked [hero]. {“I lie very still,” said [helper], “and let it fly over, like a cloud.”|“Nothing,” said [helper], “and I do it thoroughly. I lie there as if I were <a field~a lake~a loaf> and let it go over me. It’s the only time one can, you know, without somebody wanting to know if one has tidied up.”}',
    ],
    echo: [
      'A cool hand lay on [hero’s] forehead, and then a <soft~slow~warm> kiss. It was better now, and sleep would do the rest.',
      'The cup for when you are ill stood near the bed, and the soft lamp, and somebody <who loved [hero]~who stayed>. It was easy to close both eyes and get well.',
      'The fever had gone down like the <sun~tide~wind>, and all that was left was a tired, quiet warmth.',
    ],
  },
  {
    id: 'hearing-aid',
    match: [/\bhearing aids?\b|\bcochlear/],
    early: [
      '[Hero] had something new behind one ear. {It was a <blue~red~green> hearing aid. Now the clock said tick!|It was a <blue~red~green> hearing aid, and since it had come the clock ticked, and the <stairs~slippers~curtains> had turned out to talk as well.}',
      'With the new hearing aid [hero] had heard a <snail~caterpillar~beetle> eat. {It went crunch.|It went crunch, very modestly, and must have been doing so all along.}',
      'There was a small box by the bed. It was for the hearing aid. {It could sleep there at night.|In it lay a bit of <red~blue~yellow> felt, and there it slept at night, and dreamed, perhaps, of very small noises.}',
    ],
    scene: [
      'An old <mole~badger~toad> had a hearing aid for the first time. {“What’s that?” he asked. “That’s a blackbird,” said [hero]. “And what’s that?” “That’s you. You hum.” “Do I?” he said, very pleased.|“What’s that?” he asked at every step. That was a <blackbird~cricket~gate>, said [hero], that was the wind, and that was his own left knee. Then he stood still. “And that lovely low one?” It was his wife, who hummed over her knitting. “All these years,” he said, “and you never told me!” “I did,” said his wife.}',
      'They met a woman who collected the smallest sounds. {[Hero’s] hearing aid found one at once. “I hear a beetle with new shoes!” “That’s a rare one,” she said.|She had a moth landing, and a snowflake, and somebody who nearly says something. “Hush,” said [hero], and pushed the hearing aid in a little. “There’s a <beetle~ladybird> over there, and one of its shoes squeaks.” The woman listened, heard nothing at all, and took off her hat. “I’ve been after that one for years,” she said.}',
      '“Does your hearing aid tell you secrets?” asked [helper]. {“Sometimes,” said [hero]. “It heard your tummy.” So they had a bun.|“It tells me everything,” said [hero], “and I sort it out. That was a leaf. That was <a train~a cow~a bell>, a long way off. And that was your tummy.” [Helper] could not very well deny it, and they sat down and had a bun.}',
    ],
    echo: [
      'The hearing aid lay in its box and rested. Now everything was <soft and far~hushed and near~wrapped in wool>, and [hero] could feel [his] own slow breath.',
      'Without the hearing aid the night was as quiet as snow. A <warm hand~kiss~soft blanket> needs no sound.',
      '[Hero] closed the box of the hearing aid, slowly, and all the sounds of the day lay in there, folded up and <asleep~safe~still>.',
    ],
  },
  {
    id: 'glasses',
    match: [
      /\b(?:new|first|wear\w*|needs?|get\w*|got|hat\w+|love\w*|her|his) (?:(?:to|her|his|their|the|new|first|own|wear) )*(?:glasses|spectacles|specs)\b|\boptician|\beye (?:test|doctor)/,
    ],
    early: [
      '[Hero] had something new, in a <blue~red~green> case. {It was a pair of glasses. Now all the leaves had edges!|It was a pair of glasses, and since that morning trees had had leaves, one by one, and even the <moon~wall~cat> turned out to be full of detail.}',
      'With the new glasses [hero] had found <an ant in a hat~a face in the moon~a star behind a star>. {It had always been there.|It must have been there before, waiting for someone to come along with the proper equipment.}',
      'There was a small dent on [hero’s] nose. {That was where the glasses sat.|That was the seat of the glasses, and they had settled down in it like <a bird on a branch~a cat in a chair>.}',
    ],
    scene: [
      'An old <mole~badger~toad> had put on glasses for the first time. “Is that my wife?” he said. “She is lovely!” {“And you have jam on your chin,” said his wife.|He walked round her once, amazed. “And those things up there?” “Stars,” said [hero]. “All that while?” he said. “And I thought they were something in my eye.” His wife remarked that as for him, there was jam on his chin, and had been since Easter.}',
      'Something tiny was written on a <stone~leaf~doorpost>. Nobody could read it but [hero]. {[Hero] pushed up [his] glasses. “It says: well spotted!”|The letters were no bigger than poppy seeds. [Hero] pushed up the new glasses and bent down close. “Well spotted,” it said. “You are the first. Please take one <acorn~shell~sugar lump>.” And there it lay.}',
      '“May I have a go?” asked [helper], and put on [hero’s] glasses. {“Oh! Everything wobbles. They know you. They are yours.”|For a moment [helper] stood there with both arms out. “Everything’s swimming,” [h.he] said. “They’re no use to me at all.” “They were made to fit my looking,” said [hero], and put them on again, and the world clicked back into its place.}',
    ],
    echo: [
      'The glasses lay folded on the chair, arms crossed, and rested. One does not need them for dreams; there everything is <soft~near~warm> and clear.',
      'Without the glasses the lamp was one soft round glow, <like a pear~like a small moon~like honey>, and that was just right for now.',
      '[Hero] closed the case, <click, very softly~slowly and softly>, and then closed both eyes as well.',
    ],
  },
]
