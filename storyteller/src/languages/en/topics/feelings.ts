import type { Topic } from '../../../craft/pack.ts'

/** What is felt, and what happens between people. */
export const feelings: readonly Topic[] = [
  {
    id: 'bad-dream',
    match: [
      /\bnight ?mares?\b|\b(?:bad|scary|horrible) dreams?\b|\bnight terrors?\b|\bdreams? (?:are |that are )?(?:bad|scary)/,
    ],
    early: [
      'In the night before, [hero] had had a dream that was not nice. {It was gone now. But it had left a <crumb~draught~shadow>.|It had gone when the lamp came on, but it had left something behind, like a <coat on the wrong hook~wet umbrella~glove on the stairs>.}',
      '[Hero] knew that bad dreams are very thin. {You can see the lamp through them.|If you hold one up to the lamp you can see the wallpaper through it, flowers and all.}',
      'There was a dream that [hero] did not want back. {It had <big feet~a silly hat~no manners>.|It had come without asking, and made a noise on the stairs, and in the morning it couldn’t even say what it had wanted.}',
    ],
    scene: [
      'They met a dream, sitting on a step. It was large and grey and sniffed. {“I only wanted to be a funny one,” it said. [Hero] gave it a red nose. Now it was!|“I’m supposed to be about a picnic,” it said, “but I get so nervous, and then it all goes wrong, and everybody wakes up.” [Hero] thought about it. “Try it with a <red nose~small trumpet~paper hat>,” [he] said. It did. It looked at itself in a puddle, and for the first time in its life it heard somebody laugh.}',
      'An old <woman~sailor~tailor> was mending dreams, with a whole lap full. {“This one had a hole, and the fear got in. Now there’s a pocket with a <biscuit~whistle~ladybird> in it.” [Hero] held the thread.|“There’s nothing bad in them as such,” came the answer. “They get torn, and then the draught comes in. Where it’s thin, I put a patch: here’s a dog you know, here’s a door that opens.” [Hero] chose the cloth for the next one. It was yellow, and had pockets.}',
      '“When I have a bad dream,” said [helper], “I turn the pillow. The good ones are on the other side.” {They tried it with a leaf. It was true!|“It’s as simple as that?” asked [hero]. “You have to say, ‘Thank you, next’, quite politely. Most of them had no idea it was so late.” They practised it all along the next stretch, turning over whatever they found, and on the other side of nearly everything there was something better.}',
    ],
    echo: [
      '[Hero] turned the pillow over, slowly. On that side lay the good dreams, <cool and soft~folded and warm~quiet and blue>.',
      'At the foot of the bed lay something to keep watch: <a bear~a soft lamp~an old slipper>. No bad dream gets past that.',
      'And whatever came, there was somebody near, with <a warm hand~a soft voice~a lamp>. So sleep could come in, and it came gently.',
    ],
  },
  {
    id: 'dark',
    match: [
      /\b(?:afraid|scared|fear\w*|frightened|worried|doesn['’]?t like|hates?)\b[^.]*\b(?:dark|darkness|monsters?|shadows?|ghosts?)\b|\b(?:afraid|scared|frightened)\b[^.]*\bnight\b|\bdark\b[^.]*\b(?:afraid|scared|fear)|\bmonsters? (?:under|in (?:the|her|his))|\bnight ?lights?\b|\bunder the bed\b/,
    ],
    early: [
      '[Hero] did not much like the dark. {It was so big.|It was so big, and it never said what it was thinking.}',
      'There was one thing [hero] was not sure about, and that was the dark. {What did it want?|It came every evening without knocking.}',
      '[Hero] had a <torch~lamp~night light> no bigger than a <pear~plum~bun>. {It kept the dark in its corner.|With that one could say to the dark, so far and no further, and the dark had always been polite about it.}',
    ],
    scene: [
      'It grew dark, and something in the dark said, “Boo.” Then it said, “Sorry.” {It was a small shy monster. It was afraid of the light!|It was a small monster with <big feet~woolly ears~a bow tie>, and it was trembling. “It’s so bright where you come from,” it said. “Aren’t you scared?” So [hero] held its paw, and after that the dark was only a place with a friend in it.}',
      '“Who is there?” [hero] asked the dark. “Only me,” said the dark, very softly. {“I bring the stars. I bring the <sleep~quiet~dew>.”|“I carry the stars about, and they are <quite heavy~rather prickly~easily spilled>. And I go round to see that everyone is covered up. People hardly ever ask.”} ((“Thank you,” said [hero]. The dark felt soft after that.))',
      'On the wall stood a shadow with <nine~seven~eleven> arms. Oh! {It was a coat rack. [Hero] waved, and the shadow of [hero] waved too. They played rabbit.|[Hero] stood quite still and then lifted one hand, and so did the other shadow beside it, which was [his] own. With two hands it could be a rabbit. With [helper’s] help it was a goose in a hat. The one with all the arms turned out to be a coat rack, and rather wished that it could play.}',
    ],
    echo: [
      'The dark came in on quiet feet and sat by the bed. It was soft and it was kind, and it had brought all the stars.',
      'Now the dark was only a big soft blanket, and [hero] knew who was in it: a friend.',
      'In the dark stood <the chair~the shelf~the wardrobe> and <the slippers~the bear~the coat>, just where they stood by day, and slept. All was as it should be.',
    ],
  },
  {
    id: 'fireworks',
    match: [/\bfireworks?\b|\bloud (?:noises?|bangs?)\b|\bbangs\b/],
    early: [
      'Far off there was a bang, and then a small “aah”. {That was only a firework, and it was far away.|That was a firework, [hero] knew: first the bang, which is noise and nothing else, and then the <gold~green~silver> part that people say “aah” to.}',
      '[Hero] had two warm hands to put over two ears. {They worked very well for bangs.|They fitted exactly. One could let in as much of a bang as one liked, or only the <colour~glow~stars> of the fireworks, or nothing at all.}',
      'Some evenings go bang, and then they glitter. {[Hero] liked the glitter. The bang was a bit loud.|[Hero] had told everyone that fireworks would be quite all right if they could do the glitter and leave out the <bang~boom~noise>.}',
    ],
    scene: [
      'They met a little rocket who did not want to go bang. “It’s so loud,” it said. {“Then go whoosh,” said [hero], “and be quiet at the top.” Whoosh! It opened like a <flower~dandelion>, and nobody jumped.|“All my brothers do it,” it said, “and then everybody holds their ears and nobody looks.” “Must one go bang?” asked [hero]. “Couldn’t you go up and only open?” It had never been suggested. It went up with no more noise than a breath, and opened over them, slowly, like a <dandelion~water lily~silver fern>. It was the only firework that night that the hedgehogs came out for.}',
      'Bang! It came from behind the hill. [Helper] hid under [hero’s] arm. {“It’s only a firework,” said [hero]. “Hands on ears, and look up!” They saw it all and heard nothing. Oh, <green~gold~red>!|“It’s a firework,” said [hero]. “You do it like this.” They put their hands over their ears, [hero] on [helper’s] and [helper] on [hero’s], and looked up. There it hung, <green~gold~red> and perfectly silent, and came down like slow rain. “I like them much better with hands,” said [helper].}',
      'A dog lay under a bench with her paws on her ears. {“Is it over?” she asked. “Three more,” said [hero], and hummed. Hum, bang, hum, bang. Then it was over.|“I know they’re only fireworks,” she said, “but my tail doesn’t.” [Hero] sat down on the ground next to her and hummed a song with a low note in it, and whenever there was a bang they leaned on the low note together. After <nine~eleven~seven> of them there was one that turned out to be a door. “Was that all?” asked the tail.}',
    ],
    echo: [
      'The last firework had gone out, and the sky was <dark and soft~soft and quiet~calm and wide>. The stars do it all night without a sound.',
      'There were no more bangs now. There was only [hero’s] own breath, <slow and low~soft and even>, and that is the quietest firework there is.',
      'All the rockets slept in their boxes, and every ear could rest, <the left and the right~warm and covered~deep in the pillow>.',
    ],
  },
  {
    id: 'storm',
    match: [
      /(?<!called |named )\bthunder(?:storm\w*|ing|claps?)?\b|\blightning\b(?! mcqueen)|\b(?:afraid|scared|frightened|fear\w*|worried)\b[^.]*\b(?:storms?|wind)\b/,
    ],
    early: [
      'Far off the sky was rumbling a bit. {It was hungry, said [hero].|It was the kind of thunder that stays behind the hills and moves furniture, and [hero] counted the seconds: <nine~eleven~twelve> of them.}',
      '[Hero] could count to <five~six~seven> between the light and the boom. {That is far.|That means it is a long way off, and all it can send you from there is the noise.}',
      'Such evenings smell of rain and of matches. {There was a storm somewhere. In here it was dry.|There was a <storm~large storm~storm of some sort> about, said [hero’s] nose, but it was busy with somebody else’s roof.}',
    ],
    scene: [
      'A small cloud sat behind a <hill~chimney~bush> and sobbed. “I wanted to sing,” it said, “and it came out boom.” {“Then I’ll be the drum,” said [hero], and clapped. Boom, clap, boom, clap! It was a fine song.|“They all go in and shut their windows.” “You’re not a singer,” said [hero], “you’re a drum. Every band wants one.” So [hero] clapped and [helper] hummed, and the cloud came in on every fourth beat, boom, so softly in the end that one window after another was opened again.}',
      'Boom! said the sky. [Helper] hid under [hero’s] arm. {“It’s only the clouds,” said [hero]. “They bump their <heads~knees~tummies>.” “Ow,” said [helper] to the next one, and they both laughed.|“It’s only the clouds,” said [hero]. “There are so many of them, and they’re all trying to get in at one door.” At the next boom they called out, “After you!” and at the one after that, “Mind your head!” And so, by and by, it went off down the road, grumbling politely.}',
      'They met an old man with a big book. He wrote down the thunder. {“That was a <nine~ten~seven>,” he said. “This one is only a four.” [Hero] thought it was a three.|“A seven,” he noted, “with a nice long tail.” He had collected it all his life, he said, from the growl to the full orchestra. [Hero] helped him to score the next, and when one of them knows that it was only a five and a half, one can’t very well hide from it.}',
    ],
    echo: [
      'Far away now, the thunder hummed <low and slow~like a sleepy bear~to itself>. It was going home to bed.',
      'On the roof there was only rain, soft and even, and beneath it a warm <blanket~bed~room> and a slow breath.',
      'The storm had settled down behind the hills. All the clouds were lying <close together~in a heap~side by side>, and the night was still.',
    ],
  },
  {
    id: 'bullying',
    match: [
      /\b(?:bull(?:y|ies|ied|ying)|teas(?:es?|ed|ing)|(?:call(?:s|ed|ing)?|calling) (?:her|him|them) names|left out|leave (?:her|him|them) out|nobody (?:plays|wants to play)|no(?:t any)? friends|lonely|laugh(?:s|ed|ing)? at (?:her|him|them)|(?:are|is|being|were|was) mean to|mean (?:kids|girls|boys|children)|excluded)\b/,
    ],
    early: [
      'It had been a day with some unkind words in it. {[Hero] felt small.|[Hero] had carried them home like <pebbles in a shoe~burrs on a sock~a wet coat>.}',
      'Somebody had said something that was not true and not kind. {[Hero] still heard it.|It was only <five~four~six> unkind words long, but [hero] had heard it the whole way home.}',
      '[Hero] had sat alone that day. {The bench had been nice about it.|There was plenty of room on the bench, and a <sparrow~pigeon~ladybird> had come, but a bench with unkind words round it is a long one.}',
    ],
    scene: [
      'They met a moth who sat alone. “They say I’m only a grey butterfly,” it said. {“I think you’re lovely,” said [hero]. “Come with us.” And it came.|“They have never seen you by lamplight,” said [hero]. “You’re the colour of <the moon~silver~soft smoke>. Come with us.” The moth came, and held its wings a little higher, and so, for some reason, did [hero].}',
      'There was an old <jug~bell~boat> with a crack in it. “They call me Cracked,” it said. {“Say something,” said [hero]. It rang. It was the only one that rang like that! It was just right.|“And are you?” asked [helper]. “Well, yes,” it said. “But that’s where the tune comes from.” It let them hear it: a low, warm, humming note that none of the whole ones could do. [Hero] thought about that. And then [he] told it what had been said, all of it, aloud, and the tune went on underneath, and the words grew quite small.}',
      '“I’ll tell you something,” said [hero], and told what had happened. {[Helper] got up. “Now there are two of us,” said [helper]. “And tomorrow we tell a big one. And they are three.”|[Helper] did not say it was nothing. [H.he] said, “That isn’t right,” and “I’m glad that you told me,” and then, after a bit, “Who else is going to hear of it?” They counted on their fingers all the grown-up people who would want to know. They needed both hands<.~, and a foot.~, and started again.>}',
    ],
    echo: [
      '[Hero] was just right, as [he] [was], and somebody had told [him] so. That was a <warm~soft~good> thing to sleep on.',
      'The unkind words had gone out like <small lamps~thin smoke~old embers>. What stayed was soft and true: you are loved.',
      'There were people who would sit down next to [hero], <tomorrow and always~near and warm~on any bench>. It was quiet now, and safe.',
    ],
  },
  {
    id: 'shy',
    match: [
      /\bshy(?:ness|er)?\b|\btimid\b|\b(?:afraid|scared|nervous|worried|too quiet|doesn['’]?t dare)\b[^.]*\b(?:speak\w*|talk\w*|people|strangers|perform\w*|sing\w*|stage|play|show|other (?:kids|children)|hello)\b|\b(?:school|christmas|nativity) (?:play|concert|show)\b|\bstage fright|\b(?:more |self[- ]?)confiden(?:ce|t)\b|\bspeak(?:ing)? up\b/,
    ],
    early: [
      '[Hero] liked to look at new people from <behind a leg~behind a sleeve~round a corner> first. {One sees a lot from there.|One sees a great deal from there, above all shoes, and shoes say more than people think.}',
      'Sometimes the words went shy and hid in [hero’s] <sleeve~collar~cheek>. {They did come out later.|They came out again when it was quiet, and they were good words, and none of them had got lost.}',
      '[Hero] had a very small hello in one pocket. {It was not used <yet~up~so far>.|It was a shy one, meant for a special occasion, and it had been in there for a while.}',
    ],
    scene: [
      'They met a hedgehog who was rolled up tight. “Is anyone looking?” it said. {[Hero] looked away. Bit by bit, out came a nose. “Hello,” it said to [hero’s] back.|“Not at all,” said [hero], who knew how that is, and turned round and looked at a tree. [Helper] looked at another. After some time something cold touched [hero’s] hand. It was a nose. “I only need longer,” said the hedgehog, “but then I’m very good company.”}',
      'A <nightingale~cricket~small bell> was to sing that evening and did not dare. {“Sing to my sleeve,” said [hero]. It sang to the sleeve. Everyone heard, and everyone loved it.|“All those ears,” it said. “Sing it to my sleeve,” said [hero], “and the others may listen if they can’t help it.” It put its face close to the cloth, and began. When it was over it was very quiet, and then it rained hats.}',
      '“Let’s hide and watch,” said [helper]. So they hid. {Behind the <bush~barrel~bench> somebody was hiding too! “Hello,” whispered [hero]. “Hello,” whispered the other. It went very well.|But behind that very <bush~barrel~bench> there sat somebody else who had had the same idea. There was a long silence. “Nice spot,” whispered [hero] finally. “The best,” the other one whispered back. They didn’t say any more, and they parted as friends.}',
    ],
    echo: [
      'In the dark nobody is shy. The small hello came out by itself, <soft and warm~as soft as breath~quite low>, and said goodnight.',
      'Quiet people hear the most. [Hero] heard the <stars~clock~curtain>, and the slow night, and [his] own breath.',
      'All the words that had been hiding came home and lay down <close together~under the blanket~in a soft row>.',
    ],
  },
  {
    id: 'new-friend',
    match: [
      /\b(?:speak\w*|learn\w*|understand\w*)\b[^.]{0,24}\b(?:another|foreign|different|second|other|the) language|\b(?:doesn['’]?t|don['’]?t|can['’]?t) (?:speak|understand) (?:the language|english|slovak|our)|\b(?:learn\w*|speak\w*) (?:english|slovak|german|french|spanish|polish|czech|hungarian|italian|ukrainian)\b|\bbilingual|\btwo languages\b/,
    ],
    early: [
      '[Hero] was going to learn a new word every day. {Today’s was in another language, and it tickled.|It was a word from another language, and one had to round the mouth for it as if one were about to kiss a <plum~fish~button>.}',
      'In [hero’s] head two languages were having tea. {One said “thank you”, and so did the other.|They did not always understand each other, but they <passed the sugar~shared the cushions~took turns at the window>, and it grew better every day.}',
      'There is a language for every kind of bird, [hero] had heard. {All of them can say “come here”.|It was a comfort to know that even a <sparrow~stork~goose> has to start with one word, and that the first one is generally about food.}',
    ],
    scene: [
      'They met a <badger~goat~bear> who spoke a language of its own. {“Brumm?” it said. [Hero] held out a bun. “Brumm!” it said. Now they both knew one word of it.|“Brumm,” it said. They did not understand a word. Then [hero] held out half a bun, and it said, “Brumm!” in quite a different voice. It pointed at itself, and at [hero], and at the place between them. There wasn’t much that could not be said with that, and the rest was done with more bun.}',
      'A stork had come from far away, and nobody understood her language. {[Hero] pointed at the moon. She said a word. [Hero] said one too. Now they both had two words for it!|She stood there with all her news and no one to tell it to. [Hero] pointed at the <moon~pond~tree> and said what it was called. The stork thought, clapped twice, and said what it was called where she came from. It was a beautiful word, with a bend in it. They did the stars next, and soup, and left foot. By the end they had a language with <nine~eleven~twelve> words, and had not been bored for a moment.}',
      '“How does one say ‘friend’ in your language?” [hero] asked a <hedgehog~cricket~mole>. {It told them, and [hero] said it after it. It came out a bit funny, and they all laughed. In every language that sounds the same.|It said something short. [Hero] tried it and got it nearly right, and the other laughed, not unkindly, and then [hero] did. “There,” said [helper], who had been listening. “You’ve got that word already.” “Which?” “The laughing one,” said [helper]. “It’s the same in every language that I ever came across.”}',
    ],
    echo: [
      'In every language there is a word for goodnight, and all of them are <soft~low~round>. [Hero] knew one, and it was enough.',
      'The new words lay down beside the old ones, <two by two~close together~under one blanket>, and in the dark you could not tell one language from the other.',
      'Sleep speaks every language, <slowly and softly~quite low~in a whisper>, and it had just begun.',
    ],
  },
  {
    id: 'new-friend',
    match: [
      /\b(?:mak(?:e|es|ing)|made|find(?:s|ing)?|found) (?:(?:a|new|some|her|his|more|first|best) )*friends?\b(?! with (?:a|an|the) (?!new))|\bnew (?:friend|boy|girl|kid|classmate|neighbour)\b|\b(?:speak\w*|learn\w*|understand\w*)\b[^.]{0,24}\b(?:another|new|foreign|different|second|no|other|the) language|\b(?:doesn['’]?t|don['’]?t|can['’]?t) (?:speak|understand) (?:the language|english|slovak|our)|\b(?:learn\w*|speak\w*) (?:english|slovak|german|french|spanish|polish|czech|hungarian|italian|ukrainian)\b|\bbilingual/,
    ],
    early: [
      'There was somebody new next door, or nearly. {[Hero] had seen a <kite~red hat~wave>.|[Hero] had seen a <kite~red hat~bicycle> and a wave, and who waves like that may turn into a friend.}',
      '[Hero] was going to learn a new word every day. {Today’s was <“hello”~“bun”~“come along”>.|It was a word from another language, and one had to round the mouth for it as if one were about to kiss a <plum~fish~button>.}',
      'There is no friend who was not new at first, [hero] thought. {Even the bear had been new.|Even the bear had been a stranger once, with a label in his ear, and look at him now.}',
    ],
    scene: [
      'They met a <badger~goat~bear> who spoke a language of its own. {“Brumm?” it said. [Hero] held out a bun. “Brumm!” it said. Now they both knew one word.|“Brumm,” it said. They did not understand. Then [hero] held out half a bun, and it said, “Brumm!” in quite a different voice. It pointed at itself, and at [hero], and at the place between them. There wasn’t much that could not be said with that, and the rest was done with more bun.}',
      'Two children were building, he on one side of a wall and she on the other. {“There’s a gap,” said [hero]. “You can pass a stone through.” They passed one, and another. Then it was one big <castle~tower~ship>.|Neither had said a word to the other. “There’s a gap here, by the way,” said [hero], in passing. After a while a stone came through it, a nice <flat~round~red> one. A while after that one went back. When [hero] looked round again, there was only one castle, and it had a door where the gap had been.}',
      '“How does one begin with a new friend?” asked [hero]. {“With something small,” said [helper]. “Look what I found.” It was a <beetle~feather~blue stone>. And it worked at once!|“You show them something,” said [helper]. “It needn’t be much. ‘Look, a beetle,’ I said to you in my head, when I saw you first. And you came and looked.” [Hero] could not remember any beetle. “There wasn’t one,” said [helper]. “I was too nervous. But it would have been a fine one.”}',
    ],
    echo: [
      'In every language there is a word for goodnight, and all of them are <soft~low~round>. [Hero] knew one, and it was enough.',
      'Somewhere near by, somebody new was going to sleep as well, under <the same moon~the same stars~the same soft dark>.',
      'A new friend is warm already, like a <pillow~bed~coat> that somebody has kept for you. [Hero] smiled and lay still.',
    ],
  },
  {
    id: 'truth',
    match: [
      /\b(?:tell(?:s|ing)?|told) (?:a |the |her |his |some |little |white )*(?:lies?|truth|fibs?|untruths?)\b|\bthe truth\b|\b(?:she|he|they|has|have|who|just) lied\b|\bl(?:ies|ied|ying) (?:to|about)\b|\bstop lying|\bfib\w*\b|\bhonest(?:y|ly)?\b|\badmit\w*\b[^.]*\b(?:mistake|broke|did)/,
    ],
    early: [
      'There was a thing that had not been quite true. {[Hero] had said it, and now it itched.|It had been a very small fib about a very small <jug~cake~window>, and all day it had been getting up and lying down again, like a dog that can’t get comfortable.}',
      '[Hero] had a true thing to say, and it sat on [his] tongue. {It was big, like a plum stone.|It was not a long one. It only had to get past the teeth, and they were keeping rather close together.}',
      'True things are heavy until you say them. {[Hero] had one in <a sleeve~a pocket~one shoe>.|[Hero] had carried one about all day, and it <bumped a little~rattled a little~pinched a little> at every step.}',
    ],
    scene: [
      'They met a <magpie~fox~mouse> next to a broken <cup~bowl~jug>. “The wind did it,” it said. “No. It was a bear.” Then it said, “It was me.” {“Thank you,” said the owner. “I can glue it. I only wanted to know who to have tea with.”|Its ears went down as it said it. There was a silence. “That’s much better,” said the owner. “I had been so worried about the bear.” They stuck it together, all of them, with the pieces going round from hand to hand, and it held tea again, if you drank fast.}',
      'A small cloud followed them and got bigger and bigger. {“It’s my fib,” said [hero]. “It wasn’t the cat. It was me.” Pop! It was gone, and the sun came out.|“It’s mine,” said [hero] at last. “I said that the cat did it.” The cloud shrank a bit. “It was me and the ball.” It shrank some more, and by the time [hero] had thought of how to put it right, there was nothing left but a drop, and that fell on [helper’s] nose.}',
      '“I’ll tell you something true,” said [helper], “and then you tell me something.” {“I ate the last bun.” “I know,” said [hero]. “And I hid your spoon.” They both felt lovely.|“I never read the long book. I only know the end.” “I said I could swim, and I had one foot on the ground,” said [hero]. It went on like that for quite a distance. There was no need to be cross about any of it, and it was remarkable how light they both became.}',
    ],
    echo: [
      'Nothing itched any more. A true thing is light as soon as there is somebody to hear it, and sleep is <soft~easy~warm> on that.',
      'You can say a true thing softly. It is heard, and you are <held~hugged~kissed>, and loved just as much as before.',
      '[Hero’s] heart was light and quiet, like <a clean slate~a swept room~a lake at night>, and the day could close.',
    ],
  },
  {
    id: 'quarrel',
    match: [
      /\bquarrel|\bargu(?:e|es|ed|ing|ments?)\b|\bsquabbl|\bf(?:i|ou)ght(?:s|ing)?\b[^.]*\b(?:friend|brother|sister|sibling|cousin|each other|other|mum|dad)|\b(?:friend|brother|sister|sibling)s?\b[^.]*\bf(?:ight|ought|ell out)|\bfought\b|\bfalling out\b|\b(?:say|said|saying|says) (?:she['’]s |he['’]s )?sorry\b|\bapologi[sz]|\bmak(?:e|ing) up\b|\bforgiv/,
    ],
    early: [
      'That day there had been a quarrel. {It still sat in [hero’s] tummy like a stone.|It had been about something so small that nobody could now say what, but it still sat in [hero’s] tummy like a stone.}',
      'There was a quarrel that was not quite over. {It had crossed arms and sat in a corner.|It sat in the corner with its arms crossed, looking at the wall, and would have liked somebody to come and fetch it.}',
      '[Hero] had a “sorry” ready since <lunch~noon~three o’clock>. {It only had to be said.|It was a good one. After a quarrel they have to cool, like <jam~soup~bread>, and then somebody has to carry them over.}',
    ],
    scene: [
      'Two <goats~sheep~cows> stood on one bridge. “Me first!” “No, me!” {“Sorry,” said one. “Sorry,” said the other. Then there was room.|They had stood there since lunch. “I’m hungry,” said one. “So am I,” said the other. “I’m sorry.” “I was just going to say that!” And it turned out there was room on the bridge for both, if one of them breathed in.}',
      'The left <shoe~boot~sandal> would not speak to the right. {“It started it,” said the left. “Sorry,” said [hero] for both, and tied them in one bow. Then they had to laugh.|“It trod on me,” said the left. “It was in the way,” said the right. [Hero] heard both sides, which took some time, for shoes go back a long way. Then [he] tied the laces of the one to the laces of the other. “Now what?” they said. It was quiet. “Sorry,” said the left. “I was going to,” said the right.}',
      'They came upon a wall, built by two neighbours in a quarrel about <a pear~a hen~a drum>. {“It has got a bit high,” said one. “I miss your soup,” said the other. [Hero] took out a stone, and they passed the soup through.|It was by now so high that each had to stand on a chair to be cross with the other. “To be honest,” said the first, “I miss your soup.” “I make too much every day,” said the second. “I’m sorry about the whole thing.” [Hero] took out one stone in the middle. It was just the size of a bowl.}',
    ],
    echo: [
      'The quarrel was over. One small “sorry” had melted it, and what was left was <soft and warm~quiet and warm~soft and still>.',
      '“Sorry” and “never mind” lay <side by side~hand in hand~close together> and slept, like two who have always been friends.',
      'Whoever had been cross was loved all the time, <even then~before and after~right through it>. [Hero] breathed out, and it was quiet.',
    ],
  },
  {
    id: 'sharing',
    match: [
      /\bshar(?:e|es|ed|ing)\b|\bselfish\b|\btak(?:e|es|ing) turns\b|\b(?:snatch|grab)\w*\b|\b(?:it['’]s|always|says?) mine\b/,
    ],
    early: [
      'There was one bun at tea and two who wanted it. {[Hero] looked at it for a long time.|It had <a cherry~sugar~jam> on top, which made it more difficult, and [hero] had been thinking about sharing it ever since.}',
      '[Hero] had one <red ball~blue car~good spade>, and others liked it too. {That was hard.|That is a nice thing in itself, only it needs a bit of room in one’s middle before one can share.}',
      '“Mine” was a word that [hero] knew well. {It is short and strong.|It was one of the first. Lately there had been some talk of a second one, called “ours”, and [he] was trying how it felt <in the mouth~on the tongue~in a whisper>.}',
    ],
    scene: [
      'Two <squirrels~bears~mice> held on to one pear. “Mine!” “Mine!” {“One cuts,” said [hero], “and the other chooses.” It was the most equal pear in the world.|They had been pulling for so long that it was getting thin. “One of you cuts it,” said [hero], “and the other one chooses.” Never has a pear been cut with such care. They measured it with a straw. And then the one who might choose chose the half with the worm, because he was fond of worms.}',
      'A <child~little goat~small bear> had a swing all to herself, and nobody to push it. {“Shall we swap?” asked [hero]. Ten swings for you, ten for me. It went twice as high!|“It’s mine,” she said, “and I’m not getting off.” “All right,” said [hero], “only it doesn’t go very high without a pusher.” She thought. They did ten each, and the one below pushed and counted. At the end she said, “It’s ours,” and was quite surprised to hear it.}',
      '[Hero] had <six~four~eight> cherries left, and there were two of them. {One for you, one for me. The last two went over their ears.|They did it one for you and one for me, since that is the best part of cherries in company. The last pair hung together at the stalk. They did not part it. [Hero] wore it for the first half of the way and [helper] for the second.}',
    ],
    echo: [
      'There is one thing that gets bigger when it is cut in two, and that is <a blanket of warmth~a smile~a goodnight>. Here was [hero’s] half.',
      'The <ball~spade~car> slept. It had been in several hands that day, and it was still warm from all of them.',
      'The moon belongs to nobody and shines on everybody, and there was a <soft~whole~quiet> moon left over for [hero].',
    ],
  },
  {
    id: 'anger',
    match: [
      /\bangry\b|\banger\b|\btantrums?|\b(?:her|his|bad|quick|loses|losing|lost) temper|\bmelt ?downs?|\boutbursts?|\b(?:big|strong) (?:feelings|emotions)|\bfrustrat|\b(?:no (?:more )?|stop(?:s|ped)? |not (?:to )?|quit |keeps (?:on )?|without |about )(?:hit|bit|kick|push|scream|shout|scratch|spit|slapp?|throw)(?:t?ing|e)\b|\b(?:hits?|bites?|kick(?:s|ed)|push(?:es|ed)|bit|scratch(?:es|ed)) (?:her|his|other|me|people|the|kids|children|friends?|us|everyone|someone)\b|\bcalm(?:ing)? down\b/,
    ],
    early: [
      'That day [hero] had been so cross that it came out of the <ears~elbows~toes>. {Now it was nearly gone.|It had been the large kind of anger, with feet, and now only its tail was left, sticking out from under the <sofa~table~rug>.}',
      'There was a small <volcano~kettle~thunder cloud> in [hero’s] tummy. {Some days it went off.|Mostly it slept. But there are days when it is angry from breakfast on, and one had better keep the lid in sight.}',
      '[Hero] had had a day with a <bang~stamp~roar> in it. {Anger is hot. Now it was cooler.|Anger is hot while it lasts, and afterwards one feels as empty and light as an oven with the bread taken out.}',
    ],
    scene: [
      'A little <dragon~badger~bull> was stamping. “I am so cross!” he said. “I could bite!” {“Bite this,” said [hero], and gave him a crust. Crunch, crunch. “Blow now.” He blew. Then he only wanted a hug.|“Bite into this, then,” said [hero], who happened to have a very hard crust. He bit, and he chewed, and his face grew less red with every crunch. “Now blow it out, slowly, as if it were hot soup.” When he had blown it out he looked about him. “I’m sorry I stamped on your foot,” he said to a mushroom.}',
      'A <pot~kettle~saucepan> stood there and bubbled over. “Too much!” it cried. {[Hero] took off its lid. Psss! “Oh,” it said. “That was all I needed.”|The lid was rattling like mad. “Everybody pushes it down,” it said, “and then I burst.” [Hero] did not push. [He] lifted the lid at one corner, and a long white angry hiss came out, and another, shorter one. Then it was only soup. “You ought to do that a bit sooner,” said [helper]. “I know,” it said, “but I get so busy bubbling.”}',
      '“What do you do when you are cross?” asked [hero]. {“I growl at a cushion,” said [helper]. Grrr! They both growled. Then they had to giggle.|“I have a special <tree~rock~gatepost> for it,” said [helper]. “I push it as hard as I can. It doesn’t mind, it’s used to me.” They pushed a wall together, for practice, with hands and with backs and with all their might. The wall stayed where it was, and the crossness went off somewhere else.}',
    ],
    echo: [
      'The small <dragon~kettle~cloud> in [hero’s] tummy had curled up. It was warm now and no longer hot, and it slept.',
      'The anger had gone out like a candle. [Hero] breathed in, as if there were a <rose~bun~peach>, and slowly out, and it was still.',
      '[Hero] was loved when cross and loved when calm, and now it was calm, <all the way down~to the tips of the toes~inside and out>.',
    ],
  },
  {
    id: 'patience',
    match: [
      /\bpatien(?:t|ce|tly)\b|\bimpatien|\b(?:can['’]?t|cannot|couldn['’]?t|hard to|learn\w* to|hates?|not good at) wait\w*\b|\bwait(?:ing)? (?:for )?(?:her|his|your|their|a) turns?\b|\bwait(?:ing)? is hard|\bgiv(?:e|es|ing) up\b|\bnever give up|\binterrupt/,
    ],
    early: [
      '[Hero] was waiting for something, and it was slow. {Tick. And then a long time later, tock.|It was on its way, everybody said so, but it must have stopped somewhere to look at the <ducks~trains~clouds>.}',
      'There was a <bean~bulb~cress seed> in a pot, and [hero] looked at it every minute. {It was shy.|It is hard to come up when somebody is looking, and [hero] had decided to give it until after the story.}',
      '“Soon,” they had said. {How long is soon? [Hero] did not know.|[Hero] had measured it that day, and found that a soon is about as long as <two whiles and a bit~three apples eaten slowly~a cat washing both its ears>.}',
    ],
    scene: [
      'They met a baker who sat in front of his oven and did nothing. “I’m baking,” he said. {“May I help?” asked [hero]. So they both did nothing. And the bread rose!|“It looks just like doing nothing,” he said, “but if you leave it out, the bread knows.” [Hero] sat down and did it with him. They did it for the length of <two songs~three riddles~one long tale>. Then he opened the door, and there it was, round and gold, and [hero] had made half of it.}',
      'A caterpillar had hung up a sign: “Back soon, with wings.” {They waited a bit. They sang. The sign swung. Rip! There was a wing.|“How soon is soon?” [hero] asked the thing that hung under it. It swung a little. There was a rustling in there, like someone looking for the second sleeve. They sat down. They played at guessing the colour. And just as nobody was thinking of it any longer, out it came, and it was none of the ones they had guessed.}',
      '“Let’s play waiting,” said [helper]. {They sat. They heard a bee. They saw a cloud turn into a <hen~shoe~whale>. Then it was already over. Oh!|“You win if you find something that only comes to people who wait.” [Hero] found a <wren~lizard~fish> that thought they were stones. [Helper] found a tune. Then whatever they had been waiting for was there, and they had to ask it to hold on for a moment.}',
    ],
    echo: [
      'Sleep is a thing one can wait for with closed eyes. It was coming now, <slowly and softly~on quiet feet~by and by>, and nobody had to do anything.',
      'In its pot the <bean~bulb~seed> lay in the warm dark. It was in no hurry. It was resting, and so was [hero].',
      'The night is good at waiting. It sat by the bed, <soft and still~calm and wide~quiet and kind>, and breathed with [hero].',
    ],
  },
  {
    id: 'screen',
    match: [
      /\bscreen[- ]?time|\b(?:too much|turn\w* off|switch\w* off|less|no more|without|addicted to|always on|off|stop\w* (?:watching|playing))\b[^.]{0,20}\b(?:screens?|tv|telly|television|tablet|i-?pad|phone|youtube|video games?|computer games?|cartoons?|x-?box|minecraft|roblox)\b|\b(?:screens?|tv|telly|tablet|i-?pad)\b[^.]*\b(?:off|too much|tantrum|limit)/,
    ],
    early: [
      'The tablet had been put to bed early, with its cover up to the chin. {It was tired. It had run all day.|Even a screen needs to rest its eyes, and it had been looking at people’s <noses~chins~eyebrows> since morning.}',
      'On the wall the screen was dark. {One could see [hero] in it, quite small, waving.|If you stood in front of it you could see a whole room in there, with a [hero] in it, and a <lamp~chair~door>, and the programme was all about what [hero] would do next.}',
      '“Off” is a small word with a big quiet behind it. {[Hero] had said it that evening.|[Hero] had pressed it that evening, all alone, and out of the quiet there had come, one by one, a clock, a <blackbird~neighbour’s piano~fly>, and an idea.}',
    ],
    scene: [
      'A <robot~clockwork mouse~lamp> stood there with its battery low. “I’ve shown pictures all day,” it said. “I should like to see one.” {[Hero] drew one in the dust: a <cow~pig~king> on a boat. “Oh! And it’s not even moving,” it said, very happy.|[Hero] drew one in the dust with a stick. It was somebody in a boat. It looked and looked. “They don’t go away,” it said, “and nothing jumps up in front of them.” Then it asked if it might see what was behind the boat, and [hero] drew that as well, until they had come to the sea.}',
      'They found a box with a hole cut in the front. {[Hero] got in. “Good evening. Here is the news. There is soup!” [Helper] clapped and turned the knob.|[Hero] climbed in behind it and did the news, and then the weather, and a film about two <gloves~spoons~snails> who were in love. [Helper] had the knob, and turned it to “louder”, and to “with more horses”. It was the best programme that either of them had ever seen, and it stopped just when they wanted.}',
      '“Look,” said [helper]. “It’s on again!” It was the sky. {It was pink, then gold. There was a bird in it. They watched to the end.|They sat down in the front row. It began in pink and went on in gold, and it had one bird in it, in the leading part. There was no way of making it go faster. At the end the moon came on and took a bow, and they stayed for that too.}',
    ],
    echo: [
      'Behind closed eyes the pictures begin by themselves. They are <soft~slow~quiet>, and they need no light at all.',
      'All the screens were asleep, dark and still, each with its one <sleepy~dim~little> star of a lamp. It was night for them too.',
      '[Hero] listened to the quiet. There was a lot in it: <a breath, a curtain, a clock~the moon, a sigh, the stairs~the wind, a bed, a breath>.',
    ],
  },
]
