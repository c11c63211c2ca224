/** What a deed says in each place of the story; whole sentences, with who says them. */
export interface Deed {
  /** Behind "there was once a moon". */
  wish: string
  /** What they all say of it, without the stop. */
  law: string
  /** And what this one does: "does", or "doesn’t". */
  does: 'does' | 'doesn’t'
  /** What stands in the big book. */
  page: string
  /** What it says itself. */
  why: string
  /** What the child says. */
  idea: string
  /** How it goes then. */
  go: string
  /** And that it went well. */
  done: string
  /** Far away, when the child is in bed. */
  night: string
}

/** What the book has of whoever only wants something else. */
const USUAL =
  '[who-is| named: They do what they have always done | cat: They sit on mats | dog: They fetch sticks | cow: They stand about and moo | owl: They sleep all day | digger: They dig | snowman: They stand in the garden, in winter | robot: They do as they’re told | knight: They fight | dragon: They breathe fire | princess: They sit on cushions | train: They run on rails | tractor: They pull | goldfish: They go round | penguin: They stand on ice | ghost: They go boo | pirate: They look for gold | snail: They take their time | unicorn: They have a horn | traffic-light: They go red, and amber, and green | animal, bird, sea-animal, insect, dinosaur: [who-eats| They eat [who.eats] | They do what they have always done] | They do what they have always done]. They want nothing else.'
/** Of whom there is only one. */
export const ONLY_ONE =
  'moon, sun, wind, world, universe, night, solar-system, milky-way, north-pole, south-pole, northern-lights, underground, countryside'

const WHAT = '[is:what| [what-is| body: a different [what.kind] | [what.one]] | something quite different]'
const SEEN = '[is:where| [where] | [is:what| [what] | [is:goal| [goal] | what else there is]]]'
const ACT = '[is:action| [action] | try something new]'

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'pink', 'orange', 'black', 'white', 'brown'] as const
const HUE = `[has| ${COLOURS.map((one) => `want-${one}: ${one}`).join(' | ')} | gold]`

/** Why it does not want to, where the wish says so. */
const because = (own: string) =>
  `[has| cannot-laughed: @who “Last time they all laughed at me,” said [who]. | some-moan: @who “Whenever I do, they only grumble,” said [who]. | some-fed-up: @who “It’s always the same,” said [who]. “It was the same yesterday.” | some-tired: @who “I’m tired,” said [who]. “I’ve done it every single day.” | some-thanks: @who “I do it every day, and nobody looks,” said [who]. | [feels:afraid| @who “Something might happen,” said [who], very quietly. | ${own}]]`

/** It is let off, sees others do it by hand, and would like to do a bit. */
const LOOKS_ON = '[Who] had nothing to do, so [who.he] looked. [Who.he] had never had time to look.'
const A_BIT = '@who “That’s nice,” said [who]. “May I do a bit as well?” @hero “Only if you want to,” said [hero].'

export const DEEDS = {
  // What is wanted.
  fly: {
    wish: 'who wanted to fly',
    law: '[Who.many] don’t want to fly',
    does: 'does',
    page: USUAL,
    why: '@who “The sky’s so big,” said [who]. “And there’s nobody in it.”',
    idea: '@hero “Then we want something with nothing underneath,” said [hero].',
    go: 'So they found the tallest tree, and the thickest rope((, and a good wide plank)). That made a swing. [Who] sat on it, and [hero] pushed. Up went [who]. [Hero] pushed again. Higher it went. Then there was only air under [who.him]. There was the roof, and there was the hill. And behind the hill was the sea! [Who] had not known about the sea.',
    done: '@who “I’m flying!” called [who]. A bird had to fly round [who.him]. It looked back twice.',
    night: 'Far away a swing still moved a little, though there was no wind.',
  },
  drive: {
    wish: `who wanted to [has:want-be| be [is:what| [what.one] | a driver] | drive]`,
    law: '[Who.many] don’t want to drive',
    does: 'does',
    page: USUAL,
    why: '@who “Because then everybody gets home,” said [who], “and I’d be the one at the front.”',
    idea: '@hero “Then be at the front till supper,” said [hero].',
    go: 'The driver had a cold that day, and a thick scarf. He was glad to sit at the back for once. So [who] put on the cap. It came down rather far. [Hero] rang the bell. Off they went((, past the pond and over the bridge)). [Who] stopped for a duck. [Who.he] stopped for an old man. And then there was a boy who was tying his shoe, and [who] waited.',
    done: '@they “Nobody has ever waited for me,” said the boy. And they all got home.',
    night: 'Far away a cap hung on a nail, ready for the morning.',
  },
  dance: {
    wish: 'who wanted to dance',
    law: '[Who.many] don’t want to dance',
    does: 'does',
    page: USUAL,
    why: '@who “When there’s music I’m all full of it,” said [who], “and it can’t get out.”',
    idea: '@hero “Then we’ll let it out,” said [hero].',
    go: 'They had a comb, and a pot, and a spoon. [Hero] went tum-ti-tum. At first only one corner of [who] went along. Tum-ti-tum! Then the next one did. ((It rose and rose, like soup in a pot.)) And then it was all of [who.him], round and round. It was like no other dance. It was just how [who.one] does it. There was a bump in the middle, and then it went round again.',
    done: '@they “Where does one learn that bump?” they asked. And they all had a go.',
    night: 'Far away somebody still went tum-ti-tum, very softly.',
  },
  beast: {
    wish: 'who wanted to be [what.one]',
    law: '[Who.many] don’t want to be [what.many]',
    does: 'does',
    page: USUAL,
    why: '@who “I’ve watched one,” said [who]. “It never looks as if it had to.”',
    idea: '@hero “Then be one till supper,” said [hero]. “There’s one over there.”',
    go: 'There was a real one by the wall. So [who] went and sat down next to it. It looked left, and [who] looked left. It looked at nothing. That was harder. It shut one eye. ((So did [who], but the wrong one.)) It turned round three times. [Who] did, and had to lean on something. They did that all day long. And at four the real one got up. It did all that [who] always does.',
    done: '@hero “Look!” said [hero]. “Now it’s being you.” And it did it very well.',
    night: 'Far away the two of them looked at nothing, side by side.',
  },
  day: {
    wish: 'who wanted to be up in the daytime',
    law: '[Who.many] don’t want to be up by day',
    does: 'does',
    page: USUAL,
    why: '@who “I’ve never seen what colour things are,” said [who]. “At night they’re all grey.”',
    idea: '@hero “Then come at ten,” said [hero]. “I’ll show you.”',
    go: 'At ten [who] came, in a hat. They began with the gate. It was green! [Who] had sat there a hundred times, and had never known. Then there was the letterbox. ((It was so red that [who.he] stepped back.)) They did the roof, and the washing, and all the doors in the street. One door was yellow. There was the old cat, whom [who] met every night. It was orange! Even the tail was.',
    done: '@who “Do they know?” asked [who]. And [who.he] went round and told them.',
    night: 'Far away [who] slept, and dreamed of a green gate.',
  },
  child: {
    wish: 'who wanted to be a real child',
    law: '[Who.many] don’t want to be children',
    does: 'does',
    page: USUAL,
    why: '@who “Children get called in for supper,” said [who]. “Nobody ever calls me in.”',
    idea: '@hero “Then be one today,” said [hero]. “I’ll show you how.”',
    go: 'So they were children all day long. They jumped in all the puddles((, and said there hadn’t been any)). They put stones in their pockets, and [who] kept [who.his] in a bag. They asked why, eleven times. @adult “Not now,” said [adult]. @who “In a minute!” said [who], who was quick at it. They made a hole, and then filled it up again. And then it was six o’clock.',
    done: '@adult “Supper!” called [adult]. And [adult] called them both, one after the other.',
    night: 'Far away [who] had been called in, and there was a light on.',
  },
  hug: {
    wish: 'who wanted a hug',
    law: '[Who.many] don’t want hugs',
    does: 'does',
    page: USUAL,
    why: '@who “It looks so warm,” said [who]. “I’ve seen it through a window.”',
    idea: '@hero “Then I’ll get my coat,” said [hero].',
    go: '[Hero] put on two jumpers and the big winter coat((, and a scarf on top)). Then [he] put on the thick gloves, and looked as round as a ball. There was nothing left out but the nose. Then [he] opened both arms, and hugged [who], slowly. [He] counted. One, and it was only a coat. Two, and it began to be warm. Three, and [who] had gone quite soft, all over.',
    done: 'It went on up to twenty. @who “So that’s what it’s like from inside,” said [who].',
    night: 'Far away [who] was counting to twenty, and it was still warm.',
  },
  fast: {
    wish: 'who wanted to be fast',
    law: '[Who.many] don’t want to be fast',
    does: 'does',
    page: USUAL,
    why: '@who “I’ve never had the wind in my face,” said [who]. “It’s always gone when I come.”',
    idea: '@hero “Then we want a hill,” said [hero].',
    go: 'They took the old cart and four good wheels. They pulled it up the hill, and that was slow. Up at the top [who] got in. [Who.he] looked down, and got out, and got in again. ((It was quite a hill.)) @hero “Now!” said [hero]. And then the trees went by, and a cow went by, and the church. There was the wind, and it was right in [who.his] face! It smelled of hay and went whoo.',
    done: '@who “Was that me?” asked [who], down at the bottom. It was. They did it four times.',
    night: 'Far away the wind went by, and [who] knew it at once.',
  },
  size: {
    wish: 'who wanted to be [has:want-big| big | small]',
    law: '[Who.many] don’t want to be [has:want-big| big | small]',
    does: 'does',
    page: USUAL,
    why: '[has:want-big| @who “When there’s something on, I only see backs,” said [who]. | @who “When we play at hiding,” said [who], “they’ve always found me already.”]',
    idea: '@hero “I know where you are,” said [hero]. “Come along!”',
    go: '[has:want-big| They went down to the garden, right in among the moss. They lay on their fronts((, with their chins in the grass)). And along came the ants, one behind the other, with a crumb. They stopped. They looked up, and up, and up at [who]. The first one fell over backwards. They had never seen anything so big. They asked if it was cold up there. Then they asked [who] to mind their children, for a minute, and to keep the rain off. | They went right up to the old mountain. It went up and up, and on top of it were clouds((, and on top of those was more of it)). [Hero] walked off a bit, and held out one thumb. And [who] was behind it, all of [who.him]! Then they played at hiding, there at the bottom. [Hero] looked, and looked, and looked. Twice [he] went right past. The mountain was so big, and [who] was so small.]',
    done: '[has:want-big| @who “I’ll have to go easy,” said [who]. “There are people down here.” | @who “You’ll never find me!” called [who]. But [he] did, by a bit that stuck out.]',
    night:
      '[has:want-big| Far away the ants told of it, and held their arms out wide. | Far away the mountain stood, and somebody small slept by it.]',
  },
  colour: {
    wish: `who wanted to be ${HUE}`,
    law: `[Who.many] don’t want to be ${HUE}`,
    does: 'does',
    page: USUAL,
    why: `@who “I dreamed it,” said [who]. “I was ${HUE} all over. They all stopped to look.”`,
    idea: '@hero “I’ve got a sweet with just that paper,” said [hero].',
    go: `So [hero] ate the sweet. [He] smoothed the paper out((, very carefully, with one thumb)). It was ${HUE}, and it let the light in. [Hero] held it up. The sun shone through. And there was [who], ${HUE} from top to bottom! There was even a bit on the ground. First one of them came and stopped. Then another did. Soon the whole street stood there. Nobody was in a hurry now.`,
    done: `@they “Look, it’s ${HUE}!” they said. And then they had a look at the sky, too.`,
    night: `Far away something shone a little, and it was ${HUE}.`,
  },
  see: {
    wish: `who wanted to see ${SEEN}`,
    law: `[Who.many] don’t want to see ${SEEN}`,
    does: 'does',
    page: USUAL,
    why: '@who “I’ve heard them talk about it,” said [who]. “And nobody ever says what it’s like.”',
    idea: '@hero “Then you need to go and look,” said [hero].',
    go: '[who-is| snowman, ice-cream, icicle: The ice cream man had room in his van, right at the back. It was cold there. It had a small window. | fish, goldfish, whale, shark, octopus: They took the big jar, and filled it right up to the top. In went [who]. They put it in the basket of a bike. | vehicle, machine: They took a bag, and a rug, and some bread and cheese. [Hero] sat at the front, and [who] knew how to do the rest. | They took the bag, and a rug, and some bread and cheese. The cart had a bell on it. [Who] got in at the back.] So off they went. Soon it was all quite new to [who]. They went up a hill((, and asked a goat)). And then [hero] said, @hero “Now!” [Who] looked, and looked. It took some time.',
    done: '@who “It’s just what they said,” said [who]. “Only with me in it!”',
    night: 'Far away [who] told all the others about it, softly, until they slept.',
  },
  space: {
    wish: 'who wanted to go up to the moon',
    law: '[Who.many] don’t want to go to the moon',
    does: 'does',
    page: USUAL,
    why: '@who “It looks at me every night,” said [who]. “It would be polite to go and look back.”',
    idea: '@hero “Then we want a rocket,” said [hero].',
    go: 'They made it out of a dustbin and two funnels((, and it had a cushion and a horn)). [Who] sat in the middle, to keep it straight. Five, four, three, two, one! Up they went. Then it was quiet. There was the moon. Nobody was on it, and it had dust on top. [Who] wiped a bit of it clean. Then [who.he] looked round. And that blue ball was home.',
    done: '@who “So that’s what it looks at!” said [who], and waved. And they were down in time for supper.',
    night: 'Far up on the moon, where it was quiet, was one clean place as big as a plate.',
  },
  be: {
    wish: `who wanted to be ${WHAT}`,
    law: '[is:what| [Who.many] don’t want to be [what.many] | [Who.many] don’t want that]',
    does: 'does',
    page: USUAL,
    why: '@who “I’ve watched how it’s done,” said [who]. “I know it nearly all.”',
    idea: '@hero “Then do it till supper,” said [hero], “and we’ll see.”',
    go: 'So [who] began at once. [Hero] looked on. First it went wrong. Then it went wrong more slowly, so they could see where((, and it was only at the one end)). They tied it up with string. And the third time it went. It wasn’t how everybody else does it. It was how [who.one] does it, with a wobble in the middle. But it held. By tea time it was good. By five it was very good.',
    done: '[is:what| @they “I thought that was a real one!” said somebody who was only passing. | @they “Well, look at that!” said somebody who was only passing.]',
    night: 'Far away [who] was still at it in a dream, and it went well.',
  },
  do: {
    wish: `who wanted to ${ACT}`,
    law: '[Who.many] don’t want that sort of thing',
    does: 'does',
    page: USUAL,
    why: '@who “I’ve watched how it’s done,” said [who]. “It looks like the best thing there is.”',
    idea: '@hero “Then let’s try,” said [hero]. “I’ll hold on where it wobbles.”',
    go: 'So they tried. First it went wrong. Then it went wrong more slowly, so they could see where((, and it was only in the one place)). [Hero] held on just there, with both hands. @hero “Again!” said [hero]. And the third time it went. It wasn’t how everybody else does it. It was how [who.one] does it, with a wobble in the middle. But it held. By tea time it was good. By five it was very good.',
    done: '@they “I didn’t know you could do it like that,” said somebody who was only passing, and stayed.',
    night: 'Far away [who] was still at it in a dream, and it went well.',
  },
  plain: {
    wish: `who wanted ${WHAT}`,
    law: '[is:what| [Who.many] don’t want [what-is| body: a different [what.kind] | [what.many]] | [Who.many] don’t want that sort of thing]',
    does: 'does',
    page: USUAL,
    why: '@who “I think of it when I wake up,” said [who], “and when I go to sleep.”',
    idea: '@hero “Then let’s go and ask for it,” said [hero].',
    go: 'So they went and asked. They asked at the first house. What for, said a man. They asked at the second. It was too late, they said. At the third [who] had to say it twice((, and the second time rather loud)). But there was an old woman in there, and she put down her cup. She had once wanted a thing that wasn’t in the book, too. Nobody had let her. So now she would see to it.',
    done: 'And she did, that same day. @who “It’s even better than I thought,” said [who].',
    night: 'Far away [who] lay quite still, and wanted nothing more.',
  },
  // What is not wanted.
  shine: {
    wish: 'who didn’t want to [has:not-get-up| get up | shine]',
    law: 'But [who.many] always [has:not-get-up| get up | shine]',
    does: 'doesn’t',
    page: '[has:not-get-up| They get up in the morning. | They shine.]',
    why: because('@who “I do it all the time,” said [who]. “Nobody ever asks if I’d like to.”'),
    idea: '@hero “Then don’t,” said [hero]. “Have a day off. We’ll do it.”',
    go: `So everybody put something bright in the window. There were candles, and torches((, and a lamp with a bent shade)). There was even a jar with a glow-worm. None of it was much, but there was a lot of it! All down the hill it went, like beads. ${LOOKS_ON} ${A_BIT}`,
    done: 'So [who] put [who.his] own light in, right at the edge. And it was the nicest of them all, because nobody had told [who.him] to.',
    night: 'Far away there was a light on, and only because somebody liked it.',
  },
  rain: {
    wish: 'who didn’t want to [is:action| [action] | rain]',
    law: 'But all [who.many] [is:action| [action] | rain]',
    does: 'doesn’t',
    page: 'They [is:action| [action] | rain].',
    why: because('@who “They run indoors as soon as I start,” said [who]. “Every one of them.”'),
    idea: '@hero “Then don’t,” said [hero]. “Have a day off. We’ll do it.”',
    go: `So everybody came out with something. There were buckets, and fans, and watering cans((, and a boy with a wet sponge)). They did it row by row, to the beans, and then to one another. And there was a good deal of shrieking. Nobody ran indoors. ${LOOKS_ON} ${A_BIT}`,
    done: 'So [who] did a bit, over by the fence, quite softly. And they all stood under it with their mouths open, because it was the best bit of all.',
    night: 'Far away the beans had had enough, and slept.',
  },
  fight: {
    wish: 'who [has:some-rather| would rather [is:action| [action] | sit still] than fight | didn’t want to fight]',
    law: 'But all [who.many] fight',
    does: 'doesn’t',
    page: 'They fight, with whoever comes.',
    why: because('@who “Afterwards something’s always broken,” said [who], “and then nobody talks.”'),
    idea: '@hero “What would you rather do?” asked [hero]. @who “[has:some-rather| [is:action| I’d much rather [action] | Sit down with somebody] | Sit down with somebody],” said [who].',
    go: '[who-is| dragon: But a knight was coming up the hill. | But a dragon was coming up the hill.] [who-is| dragon: He | It] had been up since six, and was shining all over. ((There was a flag as well.)) [who-is| dragon: @rival “All dragons fight,” said the knight. | @rival “All [who.many] fight,” said the dragon.] @hero “This one doesn’t,” said [hero]. It was quiet for quite a time. Then the other one looked left, and looked right. [who-is| dragon: @rival “To tell the truth,” said the knight, “nor does this one.” He took off his helmet. It had been much too tight all these years. | @rival “To tell the truth,” said the dragon, “nor does this one.” It lay down in the grass. It had walked for three days, it said.]',
    done: '[action-is| bake, cook: So they baked a cake instead, and burnt it, only at the edge. | dance, sing, paint, draw, read: So they sat and had tea, and then [who] showed how it’s done. | So they had tea and toast instead, and did the toast over a real flame.]',
    night: 'Far away two people slept who had been going to fight.',
  },
  scare: {
    wish: 'who didn’t want to be scary',
    law: 'But all [who.many] are scary',
    does: 'doesn’t',
    page: 'They frighten people.',
    why: '@who “Then they all run away,” said [who], “just when it’s getting nice.”',
    idea: '@hero “Then do it the other way round,” said [hero]. “Make them stay!”',
    go: 'Along came an old man with a lamp. He’d come to be frightened. He shut both eyes((, and held on to his hat)). He waited. Nothing happened at all. [Who] had a chair ready, and blew the dust off. @who “Do sit down,” said [who]. The old man opened one eye. He sat. Nobody had ever given him a chair before, he said. They’d always been much too busy with screaming. And then he told [who] about his knee.',
    done: 'He stayed till ten. And next time he brought his sister, and a cake in a tin.',
    night: 'Far away a chair stood ready, and nobody had run from it.',
  },
  spare: {
    wish: 'who didn’t want to eat people',
    law: 'But all [who.many] eat people',
    does: 'doesn’t',
    page: 'They eat people up.',
    why: because('@who “They’re nice to talk to,” said [who]. “And then they’re not there.”'),
    idea: '@hero “Then have what we’re having,” said [hero]. “It’s soup.”',
    go: 'So [who] came to supper. They’d laid a big plate. The others all looked on from behind the hedge((, with their napkins on)). First came soup, and [who] had nine bowls. Then came peas. They rolled, and [who] went after them. Then came hot bread, and [who] sighed. Behind the hedge a tummy went rumble. @hero “There’s more,” said [hero]. And out they came, one by one, and sat down.',
    done: 'They ate up the whole pot. And then they were all still there, and could talk.',
    night: 'Far away there was nobody inside anybody, and all of them slept well.',
  },
  bed: {
    wish: 'who didn’t want to go to bed',
    law: 'But all [who.many] have to sleep',
    does: 'doesn’t',
    page: 'They sleep when it’s time.',
    why: '[has| christmas: @who “I’d miss Christmas,” said [who]. “I miss it every year.” | winter: @who “I’d miss all the snow,” said [who]. “I always do.” | @who “It starts to be nice just when I’ve gone,” said [who]. “I can hear it.”]',
    idea: '@hero “Then don’t,” said [hero]. “But somebody has to say good night to all the rest.”',
    go: 'So [who] ran off at once, and went from one to the next. Good night, bucket! Good night, gate. Good night, stone, and stone, and stone. They all had to be told, or they’d lie awake((, the stones above all)). It had to be slow and quiet. Good night, pear tree. Good night, all the pears. By the well [who] leaned on it a bit. By the wall [who.he] only whispered. And then there was nobody left.',
    done: '@who “Good night, me,” said [who], and lay down. [has:christmas| “And wake me up for Christmas.” And they did. | “Just until there’s something on.” And nobody heard another word.]',
    night: 'Far away everything was asleep, because it had been told.',
  },
  bath: {
    wish: 'who didn’t want a bath',
    law: 'But all [who.many] get washed',
    does: 'doesn’t',
    page: 'They have a bath on Saturdays.',
    why: because('@who “I’ve only just got all this on,” said [who]. There was mud right up to the top.'),
    idea: '@hero “You needn’t,” said [hero]. “But I think your mud would like one.”',
    go: '[Who] looked at the mud. It did look hot. ((And it had been out all day.)) So they took it to the big tub. [Who] only went in to show it the way. And the mud let go, and swam off, round and round. It had never been so happy. Some of it was shy, and stayed behind one ear. They had to ask it twice. And then it came too, and swam off after the rest.',
    done: '@who “I didn’t have a bath, though,” said [who], and got out. @hero “No,” said [hero]. “It was only the mud.”',
    night: 'Far away some mud swam down a pipe, all the way to the sea.',
  },
  itself: {
    wish: 'who didn’t want to do what all the others do',
    law: 'But it’s what [who.many] are for',
    does: 'doesn’t',
    page: 'They do as all [who.many] do.',
    why: because('@who “Everybody knows how it goes,” said [who]. “Nobody has ever asked if it fits.”'),
    idea: '@hero “Then let’s see what’s left,” said [hero], and put a thumb on the page.',
    go: 'It was a good big thumb. What was under it was gone. ((They both looked.)) But all round it there was plenty left. There was getting up, and saying good morning. There were biscuits, and Sundays. There was having a name. And right down in the corner was a white bit. There was nothing on it at all. So there [who] began. [is:action| [Who.he] did it every way but the old one. | [Who.he] went where nobody had been.]',
    done: '@they “You do look well,” they said in the evening. “What have you been doing?” And they wanted a white bit too.',
    night: 'Far away a page lay open, and there was still room on it.',
  },
  work: {
    wish: 'who didn’t want to [action]',
    law: 'But all [who.many] [action]',
    does: 'doesn’t',
    page: 'They [action].',
    why: because('@who “I do it all the time,” said [who]. “Nobody ever asks if I’d like to.”'),
    idea: '@hero “Then don’t,” said [hero]. “Have a day off. We’ll do it.”',
    go: `So they all did a bit by hand. One began at each end, and they met in the middle((, and said good morning)). Somebody lost a shoe. None of them was good at it, but there were a lot of them. ${LOOKS_ON} ${A_BIT}`,
    done: 'So [who] did a bit, right at the end. And it was the best bit of all, because nobody had told [who.him] to.',
    night: 'Far away [who] was going to do a bit more tomorrow. Or perhaps not.',
  },
  dislike: {
    wish: 'who didn’t like [what.many]',
    law: 'But [who.many] and [what.many] belong together',
    does: 'doesn’t',
    page: 'They go with [what.many].',
    why: because('@who “I’ve tried,” said [who]. “I tried on Monday, and I tried on Tuesday.”'),
    idea: '@hero “Then let’s see what’s left,” said [hero], and put a thumb on the page.',
    go: 'It was a good big thumb. What was under it was gone. ((They both looked.)) But all round it there was plenty left. There was getting up, and saying good morning. There were biscuits, and Sundays. There was having a name. And right down in the corner was a white bit. There was nothing on it at all. So there [who] began. [Who.he] did all that there is, and only left out the thumb.',
    done: '@they “You do look well,” they said in the evening. “What have you been doing?” And it took a long time to tell.',
    night: 'Far away a page lay open, and there was still room on it.',
  },
  become: {
    wish: 'who didn’t want to be [what-is| food: [what.kind] | [what.one]]',
    law: 'But all [who.many] turn into [what.many]',
    does: 'doesn’t',
    page: 'They turn into [what.many].',
    why: because('@who “I’ve only just got used to me,” said [who]. “I’d like to go on.”'),
    idea: '@hero “Then let’s see what’s left,” said [hero], and put a thumb on the page.',
    go: 'It was a good big thumb. What was under it was gone. ((They both looked.)) But all round it there was plenty left. There was getting up, and saying good morning. There were biscuits, and Sundays. There was having a name. And right down in the corner was a white bit. There was nothing on it at all. So there [who] began. [Who.he] did all that there is, and only left out the thumb.',
    done: '@they “You do look well,” they said in the evening. “What have you been doing?” And it took a long time to tell.',
    night: 'Far away a page lay open, and there was still room on it.',
  },
  go: {
    wish: 'who didn’t want to go to [what-is| school, nursery, work: [what.kind] | [what]]',
    law: 'But all [who.many] go there',
    does: 'doesn’t',
    page: 'They go there every day.',
    why: because('@who “It’s always the same way,” said [who]. “I know every tree by its name.”'),
    idea: '@hero “Then go left for once,” said [hero].',
    go: 'There was a street that they had never seen. A goose lived in it. It walked in front of them for a bit. Then there was a bridge((, with a bucket on it)). They came past the back of the baker’s, where the buns come out. They were still hot. There was a big old tree to go round. Then there was a wall, and a green door. [Hero] pushed. And there they were after all, but from the other side.',
    done: '@who “I didn’t know that it had a back,” said [who]. “It’s much nicer from behind.”',
    night: 'Far away a goose walked up and down its street, and then it slept.',
  },
  rise: {
    wish: 'who didn’t want to get up',
    law: 'But all [who.many] get up',
    does: 'doesn’t',
    page: 'They get up in the morning.',
    why: because('@who “It’s so nice where I am,” said [who], “and out there it’s always today.”'),
    idea: '@hero “Then stay there,” said [hero]. “We’ll bring it all to you.”',
    go: 'First came breakfast, and it went at the top. Then came the post, and a man with something to sign. The dog came to say good morning. ((It had been in the pond.)) Somebody brought the cows, because they’d been asking. Then came Aunt Maud, and sat in the middle. The band came, and the drum went on top. [Who] lay right at the edge by now, on one side, and held on. And then came the elephant.',
    done: 'Out fell [who]. It was nice and empty down there, and the sun shone. @who “I’m not up,” said [who]. “I’m only out.”',
    night: 'Far away it was quiet, and [who] had all the room again.',
  },
  // Who is like no other.
  eats: {
    wish: 'who only ate [what.many]',
    law: '[Who.many] don’t eat [what.many]',
    does: 'does',
    page: '[who-eats| They eat [who.eats], and nothing else. | They eat as all the others eat, and nothing else.]',
    why: '@who “I know they don’t,” said [who]. “But it tastes just like Sunday.”',
    idea: '@hero “Have THEY ever tried?” asked [hero].',
    go: 'They hadn’t. They were all much too busy laughing. The biggest laughed the most, and his mouth was wide open((, like a garage)). [Hero] only had to aim. In it went! And the mouth shut. It was quiet for a bit. Then the jaw went slowly round, once to the left and once to the right. The others stopped laughing too, so as to hear. @they “Well?” they asked him. But he didn’t say. He only opened his mouth again, quite wide, and shut his eyes.',
    done: 'So then they all had to try. And nobody laughed, because it can’t be done with your mouth full.',
    night: 'Far away a big mouth dreamed, and it tasted like Sunday.',
  },
  different: {
    wish: 'who was quite different from all the others',
    law: '[Who.many] don’t look like that',
    does: 'does',
    page: 'They look alike, and none of them looks different.',
    why: '@who “I tried to be like you,” [who] told them. “It only lasted till lunch.”',
    idea: '@hero “It’s good that it did,” said [hero]. “Wait till it gets dark.”',
    go: 'It got dark, and there was a fog. Now they all wanted to go home. But the others were so alike! They bumped into one another. One of them went home with the wrong mother. ((He got the wrong supper, too.)) Two had got mixed up. @they “Who am I?” they called. Nobody could say. There was only one of them that everybody knew at once, even in the fog. @hero “That’s [who]!” called [hero]. “Go and stand by [who.him]!”',
    done: 'So they did, and from there they all found the way. @they “How lucky that there’s one of you,” they said.',
    night: 'Far away they all had the right mother, and the right supper inside.',
  },
} as const satisfies Record<string, Deed>

const BEAST = 'animal, bird, sea-animal, insect, dinosaur, fairy-being, monster'
const WANTED = `[has| want-child: child | want-hug: hug | want-day: day | want-drive: drive | want-dance: dance | want-fast: fast | want-big, want-small: size | ${COLOURS.map((one) => `want-${one}`).join(', ')}, want-golden: colour | want-space: space | want-be: [is:what| [what-is| ${BEAST}: beast | be] | be] | fly: fly | want-see: see | [is:action| do | plain]]`
const UNWANTED = `[has| not-eat-somebody: spare | not-fight: fight | not-scare: scare | want-day: day | not-get-up: [who-is| sky: shine | rise] | not-shine: shine | not-rain: rain | not-bath: bath | not-bed: bed | not-itself: itself | not-be: [is:what| become | itself] | not-go: [is:what| go | itself] | [action-is| sleep: bed | glow: shine | fight: fight | wash: bath | laugh, smell, see, like, go: itself | [is:action| work | [is:what| dislike | itself]]]]`
const ALONE = `[has| only-eats: [is:what| [what-is| food, plant: eats | different] | different] | some-refuses: ${UNWANTED} | some-wants: ${WANTED} | different]`

/** Which of them it is. */
export const DEED_OF = `[has:some-rather| [has:fight| fight | [action-is| laugh, smell: itself | ${WANTED}]] | [event| refuses: ${UNWANTED} | teased, left-out, funny: ${ALONE} | ${WANTED}]]`

/** What each deed says there; the last for all others. */
export function told(slot: keyof Deed): string {
  const by = new Map<string, string[]>()
  for (const [id, deed] of Object.entries(DEEDS)) by.set(deed[slot], [...(by.get(deed[slot]) ?? []), id])
  const [last = ''] = [...by].at(-1) ?? []
  const cases = [...by].filter(([text]) => text !== last).map(([text, ids]) => `${ids.join(', ')}: ${text}`)
  return `[deed| ${cases.join(' | ')} | ${last}]`
}
