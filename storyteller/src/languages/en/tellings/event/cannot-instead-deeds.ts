import { INSTEAD, SOUNDS } from '../../reader/particulars/cannot.ts'

/** What a deed says in each place of the story; whole sentences, with who says them. */
export interface Deed {
  /** Behind "couldn't", and behind "I still can't". */
  can: string
  /** Behind "What’s", before "for". */
  doing: string
  /** How it goes when it is tried. */
  tries: string
  /** What waits for it. */
  need: string
  /** What those who wait call. */
  call: string
  /** Where the child is. */
  near: string
  /** What it is for. */
  purpose: string
  /** What the child sees then, and says. */
  idea: string
  /** How it is done without. */
  go: string
  /** And that it is done. */
  done: string
  /** What it comes to, though nothing has been learnt. */
  so: string
  /** Far away, when the child is in bed. */
  night: string
}

const NUMBER =
  '[has| past-three: three | past-four: four | past-five: five | past-six: six | past-seven: seven | past-eight: eight | past-nine: nine | past-ten: ten | four]'
const UP_TO =
  '[has| past-three: One, two, three | past-five: One, two, three, four, five | past-six: Three, four, five, six | past-seven: Four, five, six, seven | past-eight: Five, six, seven, eight | past-nine: Six, seven, eight, nine | past-ten: Seven, eight, nine, ten | One, two, three, four]'
const NEXT =
  '[has| past-three: four | past-five: six | past-six: seven | past-seven: eight | past-eight: nine | past-nine: ten | past-ten: eleven | five]'
const NEXT_UP =
  '[has| past-three: Four | past-five: Six | past-six: Seven | past-seven: Eight | past-eight: Nine | past-nine: Ten | past-ten: Eleven | Five]'

const PIECES = Object.keys(INSTEAD)
/** What comes instead, where the wish says it. */
export const INSTEAD_OF = `[has| ${PIECES.map((one) => `instead-${one}: ${one}`).join(' | ')} | smoke]`
export const SAYS_INSTEAD = PIECES.map((one) => `instead-${one}`).join(', ')
const SOUNDING = SOUNDS.map((one) => `sound-${one}: @who “${one[0]?.toUpperCase()}${one.slice(1)}!”`).join(' | ')
const SAYS_SOUND = SOUNDS.map((one) => `sound-${one}`).join(', ')

/** What they say who are known by it, and what else that is called. */
const VOICES: Record<string, readonly string[]> = {
  owl: ['twit twoo', 'hoot'],
  cow: ['moo'],
  duck: ['quack'],
  dog: ['woof', 'bark'],
  cat: ['miaow'],
  pig: ['oink'],
  sheep: ['baa'],
  hen: ['cluck'],
  lion: ['roar', 'growl'],
}
/** By whose voice it is ($); of others, and of one who only ever says its own, the rest. */
const voiced = (said: string, rest: string) =>
  `[who-is| ${Object.entries(VOICES)
    .map(([who, sounds]) => {
      const own = sounds.filter((one) => (SOUNDS as readonly string[]).includes(one)).map((one) => `sound-${one}`)
      const voice = said.replace('$', sounds[0] ?? '')
      return `${who}: ${own.length ? `[has| ${own.join(', ')}: ${rest} | ${voice}]` : voice}`
    })
    .join(' | ')} | ${rest}]`

export const DEEDS = {
  fire: {
    can: 'breathe fire',
    doing: 'breathing fire',
    tries: `It went hff, and hff, and HFFF. And out came [has| ${SAYS_INSTEAD}: ${INSTEAD_OF}, and nothing but ${INSTEAD_OF}. | one small white puff of smoke.]`,
    need: 'And it was getting dark. All the way up to the cave stood lanterns. Tonight [who] was to light them.',
    call: '@they “We can’t see the bends!” they called from below.',
    near: '[Hero] sat by the first bend, in the dark.',
    purpose: '@who “So that the little ones can see the way up,” said [who].',
    idea: '@hero “Then it needn’t be fire,” said [hero]. “They only have to see the bends.”',
    go: `So [who] went first, and blew at every bend. [has| instead-bubbles: There the bubbles hung, and the moon got into each of them, and they were lamps. | ${SAYS_INSTEAD}: There lay the ${INSTEAD_OF}, and the moon shone on it all, silver and white. | There hung a small white puff, and the moon shone on it like snow.]`,
    done: 'And up came the little ones, from bend to bend. Nobody bumped a nose.',
    so: '@hero “No,” said [hero]. “But they’re all up.”',
    night: `Far away, at the last bend, the moon still shone on the ${INSTEAD_OF}.`,
  },
  goodbye: {
    can: 'say goodbye',
    doing: 'saying goodbye',
    tries: '@who “Good,” said [who]. “Good … good …” And then nothing more would come.',
    need: '[who-is| vehicle: So nobody ever got off. Round and round they went, with all their shopping, and the peas were beginning to melt. | So nobody could ever go. There they stood at the gate with their coats on, and it was getting late.]',
    call: '@they “We’d like to go home now!” they called.',
    near: '[who-is| vehicle: [Hero] sat right at the front, beside the bell. | [Hero] stood at the gate as well.]',
    purpose: '@who “It’s for when it’s over,” said [who], and only whispered it. “And then there’s nobody.”',
    idea: '@hero “But it isn’t over,” said [hero]. “They’ll all want you in the morning. Say that!”',
    go: '[who-is| vehicle: So at the first stop the doors went pssh. @who “See you in the morning,” said [who]. And a lady got off with her peas, right at her own front door, and turned round and waved. | So [who] opened the gate. @who “See you in the morning,” said [who]. And the first one went, and turned round at the corner, and waved.]',
    done: '[who-is| vehicle: And at every stop somebody got off, and went home to tea. In the end there were only empty seats, and they were all still warm. | And one by one they all went home. At the corner they turned round, and every one of them waved.]',
    so: '@hero “No,” said [hero]. “But they’re all at home.”',
    night: 'Far away [who] was counting who would come in the morning. It was everybody.',
  },
  sound: {
    // What it says instead may be the only sound that is named.
    can: `[has| ${SAYS_SOUND}: ${voiced('say $', 'call like all the others')} | [action]]`,
    doing: `[has| ${SAYS_SOUND}: ${voiced('saying $', 'calling')} | [action.doing]]`,
    tries: `[Who] breathed in, and in, right down to the bottom. [has| ${SAYS_SOUND}: [has| ${SOUNDING} | ] said [who]. It was the wrong one. | And it was only air.]`,
    need: 'And it was time for supper. Somebody had to call them all in from the hill. Tonight it had to be [who].',
    call: '@they “Call them when the soup’s done!” cried the cook.',
    near: '[Hero] was laying out the spoons.',
    purpose: '@who “So that they know it’s supper,” said [who].',
    idea: '@hero “Then it needn’t be that,” said [hero]. “They only have to hear you.”',
    go: `So [who] did it with [has| ${SAYS_SOUND}: all [who.his] might. [has| ${SOUNDING} | ] | the lid of the pot and a spoon. Ding, ding, dong!] They heard it all over the hill. That must be [who], they said. Nobody else sounds like that.`,
    done: 'And down they came from all sides, just in time for the soup.',
    so: '@hero “No,” said [hero]. “But they all came.”',
    night: `Far away somebody [has| ${SAYS_SOUND}: said it once more, | tapped a lid once more,] quite softly.`,
  },
  heard: {
    can: 'make anybody hear',
    doing: 'being heard',
    tries:
      '@who “Stop!” shouted [who]. [has| cannot-yawn: But it only looked like a yawn. So they all yawned as well. | But it was as thin as a thread, and nobody turned round.]',
    need: '[has| cannot-thief: And each night the thief came on tiptoe. Off went the baker’s best cake. | And each night the apple cart got loose. Down the hill it rolled, at the ducks.]',
    call: '@they “Did you say something?” they asked.',
    near: 'But [hero] was standing very near, and had heard.',
    purpose: '@who “So that they all look,” said [who].',
    idea: '@hero “Then it needn’t be loud,” said [hero]. “They’ve only got to look!”',
    go: 'So that night they took a big sheet from the line, and wrote STOP on it. Up it went on two poles, and they all looked. [has| cannot-thief: The thief looked too. So he didn’t see the duck pond. Splash! | The milkman looked too, and put out one big foot. Bump!]',
    done: '[has| cannot-thief: And he gave back the cake. It was only a bit wet. Then he said sorry to the ducks. | And there stood the cart, and the ducks walked round it, one behind the other.]',
    so: '@hero “No,” said [hero]. “But they look.”',
    night: 'Far away [who] said good night. They didn’t hear it, and slept well all the same.',
  },
  count: {
    can: `count past ${NUMBER}`,
    doing: 'counting',
    tries: `@who “${UP_TO},” said [who]. Then [who.he] stopped, and went pink, and began again from one.`,
    need: `And there were ${NEXT} little ones to bring in at night. [Who] counted, and the gate was shut. And there was always one outside.`,
    call: '@they “There’s one of us out here!” called a small voice.',
    near: '[Hero] was sitting on the gate.',
    purpose: '@who “So that nobody’s left out,” said [who].',
    idea: `@hero “${NEXT_UP} comes next,” said [hero], who could count much further than that. “But you don’t need it. Just look who’s left!”`,
    go: `So they tried it at the gate. @who “${UP_TO},” said [who], and then [who.he] looked round. And there was somebody left. “… and YOU!” said [who].`,
    done: `And in it came. [Hero] counted again, right up to ${NEXT}, and they were all there.`,
    so: '@hero “No,” said [hero]. “But they’re all in.”',
    night: `Far away, in the straw, lay ${NEXT} little ones, and nobody was out in the dark.`,
  },
  rain: {
    can: 'rain',
    doing: 'raining',
    tries: `[Who] squeezed. [Who] squeezed again, and went quite grey. [has| ${SAYS_INSTEAD}: And out came ${INSTEAD_OF}. | And not one drop came out.]`,
    need: 'And down below were the fields. The beans hung their heads, and the farmers looked up[has| cannot-cross: , and were getting a bit cross. | all day long.]',
    call: '@they “We do need it by Friday!” the farmers called.',
    near: '[Hero] stood among the beans, and looked up.',
    purpose: '@who “So that the beans can drink,” said [who].',
    idea: '@hero “Then it needn’t fall,” said [hero]. “You’re wet all through. Come down to them!”',
    go: 'So [who] came down, very slowly, and lay on the fields like a big soft blanket. It didn’t rain. But it was so wet in there! Every leaf had a drop on it, and every bean had a drink.',
    done: 'Then [who] floated up again. The beans stood straight. Drops hung from the farmers’ noses, and they weren’t cross at all.',
    so: '@hero “No,” said [hero]. “But they’ve had a drink.”',
    night: 'Far away the mist lay on the fields, and the beans drank in their sleep.',
  },
  shine: {
    can: '[is:action| [action] | shine]',
    doing: '[is:action| [action.doing] | shining]',
    tries: '[Who] held [who.his] breath, and pushed, and pushed. And [who.he] stayed as dark as ever.',
    need: 'And out on the water was a little boat. It wanted to come home, and it couldn’t find the harbour.',
    call: '@they “Where’s the light?” they called from the boat.',
    near: '[Hero] stood on the harbour wall.',
    purpose: '@who “So that somebody can find the way home,” said [who].',
    idea: '@hero “The moon can’t do it either,” said [hero]. “It only passes on what it gets. Pass it on!”',
    go: 'So they took the lid of the biggest pot and rubbed it bright. [Who] held it up, and turned it a little. And the moon fell into the lid and out again, right across the water, like a path.',
    done: 'And the little boat turned round, and came in along the path.',
    so: '@hero “No,” said [hero]. “But they’re home.”',
    night: 'Far away the moon was still in the lid, and the harbour was light.',
  },
  forwards: {
    can: 'go forwards',
    doing: 'going forwards',
    tries:
      'Ready, steady, off! And off [who] went, the wrong way. What should have got bigger got smaller and smaller.',
    need: 'And today they all wanted to go to the sea. There they sat with their buckets, and only saw where they had been.',
    call: '@they “We can’t see where we’re going!” they called.',
    near: '[Hero] was sitting right at the other end.',
    purpose: '@who “So that somebody sees what’s coming,” said [who].',
    idea: '@hero “Then it needn’t be you,” said [hero]. “You go, and I’ll look!”',
    go: 'So [hero] sat right at the back, because that was the front now. @hero “Bend!” called [hero]. “Cow!” And [who] slowed down, and the cow went home. And everybody turned round on the seats.',
    done: 'And then [hero] called, @hero “Sea!” And there it was. They’d got there backwards, and it was just as wet.',
    so: '@hero “Yes,” said [hero]. “And there’s the sea.”',
    night: 'Far away [who] went home, and that was backwards too.',
  },
  reverse: {
    can: 'reverse',
    doing: 'reversing',
    tries: '[Who] tried, and there was the hedge. [Who] tried again, and there was the wall.',
    need: 'And now [who] was stuck down [is:where| [where] | the lane]. [has| cannot-orange: The man in orange waved and waved. | Nobody could get in, and nobody could get out.]',
    call: '@they “Back a bit!” they all called. “No, the other back!”',
    near: '[Hero] was standing on the step.',
    purpose: '@who “So that I get out again,” said [who]. “But I’ve only got eyes in front.”',
    idea: '@hero “Then you need some at the back,” said [hero]. “I’ve got two!”',
    go: 'So [hero] stood where the mirror could see [him]. [has| cannot-orange: The man in orange lent [him] his jacket. | [Adult] held [his] hand.] @hero “Come on,” called [hero]. “Left a bit … come on … and STOP!”',
    done: 'And there was the big road. The hedge still had all its leaves.',
    so: '@hero “Nobody does,” said [hero]. “[has| cannot-orange: That’s what the man in orange is for. | That’s what the other people are for.]”',
    night: 'Far away somebody waved [who] into bed. Come on, come on, and stop.',
  },
  stop: {
    can: 'stop',
    doing: 'stopping',
    tries:
      '[Who] pulled this, and pulled that, and pulled it all at once. And on [who.he] went, past the school. Past the shop. Past the school again.',
    need: 'And they all wanted to get off. They’d been round four times now. Each time their own front doors went by.',
    call: '@they “That was my house!” they called.',
    near: '[Hero] had a seat by the door.',
    purpose: '@who “So that they can get off,” said [who].',
    idea: '@hero “Then go up the hill,” said [hero]. “Nobody goes fast up a hill.”',
    go: 'So up the hill went [who], fast, and not so fast, and slow, and slower, and right at the top, with one last puff, [who] was so slow that they all just stepped off.',
    done: 'And they all walked down to their own front doors. The view was lovely, they said.',
    so: '@hero “No,” said [hero]. “But they’re all off.”',
    night: 'Far away, right at the top of the hill, [who] had the moon all to [who.himself]. It was flat there.',
  },
  walk: {
    can: 'walk',
    doing: 'walking',
    tries:
      '[has| cannot-bog: The other one had been eaten by the bog, and a bog doesn’t give back. So | All alone,] [who] stood up, and leaned, and tipped right over.',
    need: 'And it had rained all night. At the end of the path lay a new puddle. It was the biggest yet.',
    call: '@they “Aren’t you coming?” called all the other feet.',
    near: '[Hero] came and sat down on the step.',
    purpose: '@who “So that I get to the puddle,” said [who].',
    idea: '@hero “Then it needn’t be by yourself,” said [hero]. “I’ll lend you a foot!”',
    go: 'So [hero] put one foot in [who], and the other foot in an old sandal. Squelch, pat. Squelch, pat. All along the path they went, and right into the middle. Splash!',
    done: 'And it was a big splash, for only one. The sandal got wet as well, and didn’t say a word.',
    so: '@hero “No,” said [hero]. “But we can.”',
    night:
      '[has| cannot-bog: Far away, the bog kept the other one warm. And out on the step stood [who], and [hero] had said night night. | Out on the step stood [who], full of rain and stars.]',
  },
  reach: {
    can: 'reach [is:food| [food] | the top leaves]',
    doing: 'reaching',
    tries: '[Who] made a long neck, and stuck out [who.his] tongue as well. It was still a bit too high.',
    need: 'And it was time for tea. All the others were up there in the leaves, and ate. Nothing fell down.',
    call: '@they “You should see it up here!” they called, with their mouths full.',
    near: '[Hero] was standing under the tree.',
    purpose: '@who “So that I get some too,” said [who].',
    idea: '@hero “Then you needn’t come up,” said [hero]. “It can come down!”',
    go: 'So [hero] hung on the lowest branch with both hands. And the branch bowed, lower and lower, right down to [who]’s nose.',
    done: 'And [who] ate until there was nothing left but the smell. It was the best branch of all.',
    so: '@hero “No,” said [hero]. “But you’re full.”',
    night: 'Far away the branch went slowly up again in the dark.',
  },
  scare: {
    can: 'scare anybody',
    doing: 'being scary',
    tries:
      '@who “Boo,” said [who]. @they “How sweet!” they all said. [Who] said it again from behind a door, and they patted [who.him].',
    need: 'And tonight was the Night of Squeals. They all sat in a row in the dark. Nobody had squealed yet.',
    call: '@they “When do we get scared?” they called.',
    near: '[Hero] was sitting in the second row.',
    purpose: '@who “So that they squeal,” said [who]. “And then they laugh.”',
    idea: '@hero “Then it needn’t be scary,” said [hero]. “They’ve only got to squeal!”',
    go: 'So [who] took a feather, and crept along the row. A tickle here, behind an ear. A tickle there, in a neck. @they “Eeeek!” went the first. “Eeeek!” went the next, and then they all did.',
    done: 'And after that they laughed until the chairs fell over. It was the best night of all.',
    so: '@hero “No,” said [hero]. “But they squealed.”',
    night: 'Far away, somebody squealed once more, only for fun.',
  },
  magic: {
    can: 'do magic',
    doing: 'magic',
    tries: `[Who] waved [who.his] arms and said the long word. There was a bang, and a smell of cabbage[has| ${SAYS_INSTEAD}: , and out came ${INSTEAD_OF}. | . And that was all.]`,
    need: 'And up in the tree sat the kitten. It had been there since lunch. It didn’t dare come down.',
    call: '@they “Do something!” they all called.',
    near: '[Hero] stood at the foot of the tree.',
    purpose: '@who “So that the kitten comes down,” said [who].',
    idea: '@hero “Then it needn’t be magic,” said [hero]. “There’s a ladder in the shed!”',
    go: 'So [hero] held the ladder with both hands. Up went [who], step by step, and it shook a bit. The kitten looked at [who]. Then it climbed down [who.him], like down a tree.',
    done: 'And everybody clapped. @they “What’s the word for that one?” they asked. @who “Ladder,” said [who].',
    so: '@hero “No,” said [hero]. “But it’s down.”',
    night: 'Far away a kitten was purring, and that was nearly magic.',
  },
  mud: {
    can: '[is:action| [action] | go in the mud]',
    doing: '[is:action| [action.doing] | mud]',
    tries: '[Who] went up to the mud, up to the edge. It said plip. And [who.he] jumped back.',
    need: 'And in the field stood a little tree, still in its pot. It needed a hole.',
    call: '@they “It’s only mud!” they all called.',
    near: '[Hero] stood beside it, in wellies.',
    purpose: '@who “So that the tree can stand up by itself,” said [who].',
    idea: '@hero “Then only the tip of you needs to get muddy,” said [hero]. “And I’ll wash it!”',
    go: 'So [hero] fetched warm water and a brush. Scoop, wash. Scoop, wash. [Who] shut both eyes for each scoop. Then the hole was deep, and in went the tree.',
    done: 'And there was one spot of mud left. It was on [hero’s] nose. [Who] washed it off.',
    so: '@hero “No,” said [hero]. “But the tree’s in.”',
    night: 'Far away the little tree stood up by itself, with its toes in the mud.',
  },
  cross: {
    can: '[action]',
    doing: '[action.doing]',
    tries: '[Who] took a run at it, and shut both eyes. And there [who.he] lay again, on this side.',
    need: 'And over the river was the party. All the others were there already, and somebody was cutting the cake.',
    call: '@they “Come on over!” they called. “You just [action]!”',
    near: '[Hero] was still on this side too.',
    purpose: '@who “So that I get to the other side,” said [who].',
    idea: '@hero “Then it needn’t be [action.doing],” said [hero]. “There’s a bridge!”',
    go: 'None of the others knew about the bridge. None of them had ever needed one. It was behind the trees, and it had a lamp on it. Over they went, side by side, and looked down at the fish.',
    done: 'And they got there just in time for the cake. @they “How did you do that?” they all asked.',
    so: '@hero “No,” said [hero]. “But you’re over.”',
    night: 'Far away the lamp on the bridge was lit, for anybody who came that way.',
  },
  beacon: {
    can: 'count',
    doing: 'counting',
    tries:
      '@who “Flash,” it went, “flash … flash?” Was that three, or was it four? [Who] had lost count, and began again.',
    need: 'And out there were the ships. Each lighthouse has its own number. That’s how the ships know where they are.',
    call: '@they “Which one are you?” they called from the ships.',
    near: '[Hero] sat on the top step, beside the lamp.',
    purpose: '@who “So that they know it’s me,” said [who].',
    idea: '@hero “Then it needn’t be a number,” said [hero]. “Do something that none of the others does!”',
    go: 'So they made up a tune for it, and the light went with the tune. Long, long, wink. Long, long, wink. You don’t have to count a tune. You only have to hum it, and [hero] hummed as well, all the way round.',
    done: 'And from the first ship to the last they said, that’s the one that winks. And every one of them came home.',
    so: '@hero “No,” said [hero]. “But they know it’s you.”',
    night: 'Far away the light went round. Long, long, wink.',
  },
  quiet: {
    can: 'say a word with people looking',
    doing: 'talking',
    tries: 'Somebody asked [who] something. They all looked. And [who.his] mouth shut by itself, like a purse.',
    need: 'But it was all in there. They were looking for the red ball. Only [who] had seen it roll away.',
    call: '@they “Hasn’t anybody seen it?” they called.',
    near: '[Hero] sat down, back to back with [who], so as not to look.',
    purpose: '@who “So that they know what I know,” whispered [who].',
    idea: '@hero “Then it needn’t be your mouth,” said [hero], and still didn’t look.',
    go: 'So [who] went over to the hedge, and looked in. Nobody said speak up. They came and looked in as well. And there was the red ball.',
    done: '@they “Thank you!” they all said. [Who] nodded. It was a whole nod, with a yes in it.',
    so: '@hero “No,” said [hero]. “But they know.”',
    night: 'Far away [who] told the moon all about it, because the moon was looking the other way.',
  },
  left: {
    can: 'turn left',
    doing: 'turning left',
    tries: 'At the corner [who] leaned to the left. And it was the right again.',
    need: 'And they all wanted to go to the market. It was on the left, and they’d been past it twice.',
    call: '@they “It was just there!” they called from the back.',
    near: '[Hero] sat in front, [has| cannot-satnav: because the satnav was broken. | with the map on both knees.]',
    purpose: '@who “So that I get there,” said [who]. “It’s on the left.”',
    idea: '@hero “Then it needn’t be left,” said [hero]. “Go right three times!”',
    go: '@hero “Turn right!” said [hero]. Round the baker’s they went. @hero “Turn right!” Round the pond, and the ducks looked up. @hero “Turn right!” And there was the road.',
    done: 'And there was the market, and the mangoes weren’t even sold out. @hero “You have arrived,” said [hero].',
    so: '@hero “No,” said [hero]. “But you get everywhere.”',
    night: 'Far away [who] went home, right, and right, and right.',
  },
  puddle: {
    can: 'go through puddles',
    doing: 'going through puddles',
    tries:
      '[Who] looked into the puddle. There was sky in it. Nobody could say how deep it went. So [who] went back again.',
    need: 'And at the other end of the yard were the calves, and they hadn’t had their hay. [has| cannot-stuck: Somebody had got stuck in it today. A neighbour had to pull, and said something about the weather. | And all that lay between them was the puddle.]',
    call: '@they “Moo!” they called. It meant hurry up.',
    near: '[Hero] stood beside it, in wellies.',
    purpose: '@who “So that the calves get their hay,” said [who].',
    idea: '@hero “Then you needn’t go through,” said [hero]. “The puddle can go!”',
    go: 'So [hero] made a ditch in the mud with one heel, from the puddle to the stream. And the water came along it, thin and then fat. The puddle ran away!',
    done: 'Then there was only a wet place. [Who] went over it with the hay, and the calves said nothing more.',
    so: '@hero “No,” said [hero]. “But they’ve got their hay.”',
    night: 'Far away a thin bit of puddle still ran along in the moonlight.',
  },
  over: {
    can: 'jump over puddles',
    doing: 'jumping over puddles',
    tries:
      '[Who] looked at the puddle. There was sky in it, all the way across. [Who] took a run, and stopped at the edge.',
    need: 'And on the other side were all the others. They were going home to supper, one behind the other. All that lay between was the puddle.',
    call: '@they “Are you coming?” they called.',
    near: '[Hero] stood beside it, in wellies.',
    purpose: '@who “So that I get home to supper,” said [who].',
    idea: '@hero “Then you needn’t jump,” said [hero]. “The puddle can go!”',
    go: 'So [hero] made a ditch in the mud with one heel, from the puddle to the stream. And the water came along it, thin and then fat. The puddle ran away!',
    done: 'Then there was only a wet place. [Who] went right across it, and was home in time for supper.',
    so: '@hero “No,” said [hero]. “But you’re home.”',
    night: 'Far away a thin bit of puddle still ran along in the moonlight.',
  },
  colour: {
    can: 'change colour',
    doing: 'changing colour',
    tries:
      '[Who] sat on a green leaf, and thought of green. [Who] sat on a red flower, and thought of red. Nothing changed.',
    need: 'And they were all playing at hiding. The others were green here and red there. And [who] was found first.',
    call: '@they “There you are again!” they called.',
    near: '[Hero] was hiding next to [who].',
    purpose: '@who “So that they don’t see me,” said [who].',
    idea: '@hero “Then it needn’t be your colour,” said [hero]. “Where does everything look like you?”',
    go: 'So they went to look. It wasn’t the leaves, and it wasn’t the flowers. It was the old doormat, in front of the house. [Who] lay down. [Hero] stepped right over [who.him], and didn’t know it.',
    done: 'They looked till it got dark. @they “We give up!” they called. And then the doormat laughed.',
    so: '@hero “No,” said [hero]. “But nobody found you.”',
    night: 'Far away somebody wiped both feet on the mat, with care.',
  },
  web: {
    can: 'spin a web',
    doing: 'a web',
    tries: '[Who] went once round, and twice round, and got one foot caught. Then it was all a knot.',
    need: 'And all the others were sitting in theirs, and swinging. Only [who] was on the windowsill, in the draught.',
    call: '@they “It’s lovely up here!” they called.',
    near: '[Hero] sat at the window.',
    purpose: '@who “So that I’ve got somewhere of my own,” said [who].',
    idea: '@hero “Then it needn’t be a web,” said [hero]. “Wait a minute!”',
    go: 'So [hero] fetched a very small handkerchief, and tied red wool to the corners. They hung it up in the window. [Who] walked in, and lay down. It swung.',
    done: 'And all the others came and looked at it. Not one of theirs had a flower in the corner.',
    so: '@hero “No,” said [hero]. “But you’ve got a bed.”',
    night: 'In the window hung the handkerchief, and it moved a little.',
  },
  any: {
    can: '[is:action| [action] | do it]',
    doing: '[is:action| [action.doing] | it]',
    tries: `[Who] tried it after lunch. [Who] tried it with the door shut. [has| ${SAYS_INSTEAD}: And all that came out was ${INSTEAD_OF}. | And it went wrong each time, a bit further down.]`,
    need: 'And tonight was the big show, with all the others in it. There was a place in the middle, and it was [who]’s.',
    call: '@they “Are you ready yet?” they called from the stage.',
    near: '[Hero] was holding the curtain.',
    purpose: '@who “So that I’m in it too,” said [who].',
    idea: '@hero “Then it needn’t be that,” said [hero]. “It’s a show! Who turns on the stars?”',
    go: 'Nobody did. They hadn’t got any. So [who] sat up high behind the curtain with a lantern and a colander. And when the others began, a hundred small stars came out over them.',
    done: 'And everybody said oh. Then they all looked for the one who’d done it.',
    so: '@hero “No,” said [hero]. “But you were in it.”',
    night: 'Far away a few small stars were still going round, slowly, on a curtain.',
  },
} as const satisfies Record<string, Deed>

const CROSSING = 'fly, swim, jump, dive, float, climb, run, skate, ski, ride-a-bike, race, sail, paddle'
const SOUNDING_ACTIONS =
  'whistle, sing, roar, bark, hoot, moo, quack, miaow, croak, howl, buzz, neigh, growl, purr, hiss, toot, cluck, chirp, tweet, oink, honk, beep, squawk, chime, hum, shout, speak, squeak'

/** Which of them it is, decided once. */
export const DEED_OF = `[has| cannot-mud: mud | cannot-quiet: quiet | cannot-count: [who-is| lighthouse: beacon | count] | cannot-walk-alone: walk | cannot-over-puddle: [who-is| vehicle, machine: puddle | over] | ${[
  ...(['goodbye', 'heard', 'rain', 'fire', 'shine', 'forwards', 'reverse', 'left', 'puddle', 'stop', 'reach'] as const),
  ...(['scare', 'magic', 'colour', 'web'] as const),
]
  .map((id) => `cannot-${id}: ${id}`)
  .join(' | ')} | cannot-other-sound: sound | [action-is| ${SOUNDING_ACTIONS}: sound | ${CROSSING}: cross | any]]`

/** What each deed says in one place. */
export const told = (place: keyof Deed) =>
  `[deed| ${Object.entries(DEEDS)
    .filter(([id]) => id !== 'any')
    .map(([id, deed]) => `${id}: ${deed[place]}`)
    .join(' | ')} | ${DEEDS.any[place]}]`
