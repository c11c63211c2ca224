import type { Telling } from '../../../../craft/telling.ts'

export const losing: Telling = {
  id: 'losing',
  shape: 'quest',
  fits: { kind: 'life', subjects: ['losing'], when: ['today', 'always'] },
  ages: [4, 10],
  tile: { label: 'Losing a game', wish: 'cannot bear losing at games' },
  titles: ['Where Did You Last Have It?', 'Only the Game'],
  figures: { temper: { forms: { name: 'the temper' }, gender: 'it' } },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['The Parrot Who Found Everything', 'Race to the Island'],
      figures: { mirror: { forms: { name: 'the parrot', one: 'the ship’s parrot' }, gender: 'he' } },
      words: {
        goal: 'the island',
        table: 'the deck',
        hiding: 'behind the biscuit barrel',
        dice: 'in the captain’s spare boot',
        bed: 'in the hammock',
        under: 'under the water barrel',
        office: 'down in the hold',
        floor: 'the deck',
        shelf: 'under the captain’s hat',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['Race to the Volcano', 'The Triceratops Who Found Everything'],
      figures: { mirror: { forms: { name: 'Thump', one: 'a small triceratops called Thump' }, gender: 'she' } },
      words: {
        goal: 'the volcano',
        table: 'the flat stone',
        hiding: 'behind a giant fern',
        dice: 'between two enormous toes',
        bed: 'in a nest of moss',
        under: 'deep under a rock',
        office: 'in the cave behind the waterfall',
        floor: 'the grass',
        shelf: 'under the flat stone',
      },
    },
    station: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Race to Saturn', 'The Robot Who Found Everything'],
      figures: { mirror: { forms: { name: 'the robot', one: 'a round robot' }, gender: 'he' } },
      words: {
        goal: 'Saturn',
        table: 'the table',
        hiding: 'behind the moon map',
        dice: 'inside a space helmet',
        bed: 'in the bunk',
        under: 'behind the oxygen tank',
        office: 'at the far end of the last corridor',
        floor: 'the floor',
        shelf: 'under a strap',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Race to the Throne', 'The Dragon Who Found Everything'],
      figures: { mirror: { forms: { name: 'the dragon', one: 'a small dragon' }, gender: 'she' } },
      words: {
        goal: 'the throne',
        table: 'the table',
        hiding: 'behind the velvet curtain',
        dice: 'in the spout of a golden teapot',
        bed: 'in the big castle bed',
        under: 'under the oak dresser',
        office: 'down in the dungeon',
        floor: 'the floor',
        shelf: 'under the throne',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['Race to the Den', 'The Squirrel Who Found Everything'],
      figures: { mirror: { forms: { name: 'the squirrel', one: 'a red squirrel' }, gender: 'she' } },
      words: {
        goal: 'the den',
        table: 'the tree stump',
        hiding: 'behind a bramble bush',
        dice: 'in a heap of acorns',
        bed: 'in the little forest house',
        under: 'deep under a root',
        office: 'in a hollow oak',
        floor: 'the moss',
        shelf: 'under the window',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: ['Race to the Roof', 'Captain Whoosh Finds Everything'],
      figures: { mirror: { forms: { name: 'Captain Whoosh', one: 'Captain Whoosh' }, gender: 'she' } },
      words: {
        goal: 'the roof',
        table: 'the table',
        hiding: 'behind the capes',
        dice: 'in a silver boot',
        bed: 'in bed at the top of the tower',
        under: 'under the alarm desk',
        office: 'behind the lift',
        floor: 'the floor',
        shelf: 'under the capes',
      },
    },
    home: {
      themes: [],
      titles: ['The Mouse Who Found Everything', 'Where Did You Last Have It?'],
      figures: { mirror: { forms: { name: 'the mouse', one: 'a mouse' }, gender: 'he' } },
      words: {
        goal: 'the top',
        table: 'the rug',
        hiding: 'behind the sofa',
        dice: 'in a slipper',
        bed: 'in bed',
        under: 'under the dresser',
        office: 'in the cupboard under the stairs',
        floor: 'the floor',
        shelf: 'on the shelf',
      },
    },
  },
  fact: '[Hero] lost a game, and [mirror.one] helped to find it again.',
  next: 'Somebody had lost something again, and this time it was not a game.',
  young: `
== trouble
[world|
ship: On the deck of the pirate ship, [hero] and [adult] were playing Race to the Island. [Adult] was the captain.
| valley: The dinosaurs were having their nap. So [hero] and [adult] were playing Race to the Volcano, on a big flat stone.
| station: High above the moon, in the space station, [hero] and [adult] were playing Race to Saturn.
| castle: High up in the castle, [hero] and [adult] were playing Race to the Throne. [Adult] wore the crown.
| forest: Deep in the forest, on a big tree stump, [hero] and [adult] were playing Race to the Den.
| city: Nobody in the city needed saving. So the superheroes, [hero] and [adult], were playing Race to the Roof.
| It was raining, so [hero] and [adult] sat on the rug and played Race to the Top.]

-3
[Adult] threw a six, and the blue counter went hop, hop, hop, right on to [goal].
/-3

+3
-4
[Hero] was red and [adult] was blue. For a long time red was winning. But then came a ladder, and blue went up it. [Adult] threw a six, and the blue counter went hop, hop, hop, right on to [goal].
/-4
/+3

+4
[Hero] was red and [adult] was blue. For a long time red was winning. But then came a ladder, and blue went up it. [more| [Others] had played already, and now they were watching, and nobody was allowed to help.] In the end [adult] threw a six, and the blue counter went hop, hop, hop, right on to [goal].
/+4

@hero “I’ve lost AGAIN,” said [hero], “and it’s not fair!” And [he] tipped up the board, and *mess everything flew.

+2
[world|
ship: Plop, went something into the captain’s tea.
| valley: Somewhere a big dinosaur woke up.
| station: And nothing came down again, because in space nothing does.
| castle: Clang, went something in a suit of armour.
| forest: Even a bird flew up, in surprise.
| city: Ping, went something outside, on a statue.
| Plop, went something into [adult’s] tea.]

It felt lovely for as long as a sneeze. Then it felt horrid, and [hero] crawled [hiding].
/+2

+3
@hero “I’ve lost,” said [hero] again, but quietly this time, and to nobody.
/+3

== finder
[world|
ship: Down from the mast flapped the ship’s parrot, with a lantern.
| valley: Out of the ferns came a small triceratops called Thump, sniffing the ground.
| station: Beep! In rolled a round robot, with a lamp on his head.
| castle: Up the stairs puffed a small dragon, lighting her own way.
| forest: Down the nearest tree, nose first, ran a red squirrel.
| city: In at the window flew Captain Whoosh, with one fist in front.
| Out from behind the books came a mouse, with a very small torch.]

@mirror “Did somebody say LOST?” asked [mirror]. “I find things! What have you lost?”

@hero “The game,” said [hero].

-3
&first @mirror “Where did you last have it?”
/-3

+3
@mirror “A whole game? Oh dear,” said [mirror]. “People mostly lose [world| ship: hats | valley: teeth | station: screws | castle: crowns | forest: nuts | city: cats | socks]. &first Where did you last have it?”
/+3

[Hero] pointed at the board, which lay upside down.

@mirror “Found some of it!” said [mirror].

== search
-2
^mess [world|
ship: The red counter was in the tea. The blue one was in the cannon, and the parrot went in head first.
| valley: The red counter was stuck on Thump’s own horn. The blue one was in a footprint as deep as a bath.
| station: The red counter was floating past the window. The blue one was flying round the lamp, like a tiny moon.
| castle: The red counter was in the armour’s foot. The blue one was in the soup, and the dragon licked it clean.
| forest: The red counter was on a toadstool, pretending to be a spot. The blue one was in a nest, under a bird.
| city: The red counter was on the statue’s nose. The blue one was under a bus, so Captain Whoosh lifted the bus.
| The red counter was in the tea. The blue one was in a flowerpot, and the mouse dug it up before it could grow.]

[with| [Friend] | [Hero]] found the dice, [dice].
/-2

+2
^mess First they looked for the red counter. [world|
ship: It was in the captain’s tea. @adult “I did think it was crunchy,” said [adult].
| valley: They looked under every fern, and all the time it was stuck on Thump’s own horn.
| station: It was floating past the window, and [hero] caught it in a sock.
| castle: It was right down in the foot of the armour. They had to turn the knight upside down, and he rattled.
| forest: It was sitting on a toadstool, pretending to be a spot.
| city: It was on the end of the statue’s nose, and it looked nice there.
| It was in [adult’s] tea. @adult “I did think it was crunchy,” said [adult].]

Then they looked for the blue one. [world|
ship: It was in the cannon. The parrot went in head first, and came out quite black.
| valley: It was in a footprint as deep as a bath. Thump fell in, and enjoyed it.
| station: It was flying round and round the lamp, like a tiny moon, and the robot had to run after it.
| castle: It was in the soup. The dragon licked it clean, and said the soup needed salt.
| forest: It was in a nest, and a bird was sitting on it. She’d thought it was an egg, but a flat one.
| city: It was under a bus. Captain Whoosh lifted the bus with one finger, and all the people waved.
| It was in a flowerpot, and the mouse had to dig it up before it could grow.]
/+2

+3
But the dice was hard to find. They looked up, they looked down, and they listened for it, in case it rattled. [with2| @friend2 “It isn’t in my ear,” said [friend2], who’d looked everywhere else.]

@mirror “Think!” said [mirror]. &again “Where did you last have it?”

@hero “In my hand,” said [hero]. “And I threw it as hard as I could.”

So they stood on that very spot, and looked along [hero’s] arm, and walked straight on from there.
/+3

+2
[with| And [friend] found the dice, [dice]. | And [hero] found the dice, [dice].] They put it all back on [table].
/+2

@mirror “There’s your game!” said [mirror]. “What’s still lost?”

+3
@hero “But [adult] won it,” said [hero].

@mirror “Has [adult] taken it away?”

@hero “No.”
/+3

[Hero] counted. The board was here, and the counters, and the dice. [Adult] was here too[with| , and so was [friend]].

@hero “Nothing,” said [hero], surprised. “Sorry, [adult].”

+2
@adult “Thank you for finding it,” said [adult], and moved up to make room.
/+2

== bag
+4
@mirror “Now I’ll put it away safely,” said [mirror]. And [mirror.he] carried the whole game off, and shut it up, and sat down on top.

[world|
ship: It was in a strong sea chest, with three locks.
| valley: It was in a deep nest, with a roof of sticks.
| station: It was in a steel drawer that went beep.
| castle: It was in a treasure chest, among a hundred lost crowns.
| forest: It was in a hollow log, with a stone for a door.
| city: It was in a steel safe, among a hundred lost umbrellas.
| It was in a biscuit tin, among a hundred lost socks.]

@hero “But we want to play with it!” said [hero].

@mirror “Then somebody will lose it again,” said [mirror]. “I never play. I’m a finder, and I’ve never lost a thing in my life.”

[Hero] thought about the game, in there in the dark. Nobody could lose it now. But nobody could throw a six, or go up a ladder, or say hop.

@hero “It’s lost in there as well,” said [hero].

[Mirror] hadn’t seen it like that. [Mirror.he] put one ear down and listened. Something rattled inside, as if it wanted to come out.

@mirror “What if I lose?” [mirror.he] asked, in a very small voice.

@hero “Then I’ll help you look,” said [hero].

So out it all came again.
/+4

== again
-3
So they played again, with [mirror], and [adult] won again!
/-3

+3
@adult “One more game?” asked [adult].

So they played again, and [mirror] played too. [with| [Friend] was the one who said hop.] [Mirror] threw with both eyes shut, and laughed each time. Red went up, and blue went down, and nobody knew who would win.

It was [adult]. It was [adult] again!
/+3

@mirror “I’ve LOST!” cried [mirror], and grabbed the board.

[Hero] had lost too, and it still stung[world| station: , even in space]. But [he] put one hand flat on the board. &again @hero “Where did you last have it?”

[Mirror] looked. @mirror “Oh!” [mirror.he] said. “It’s all still here.”

+2
@hero “It stings a bit,” said [hero]. “But you get to keep everything.”
/+2

+4
[Mirror] let go. Then they both blew on the place where it stung. Nobody was quite sure where that was, so they blew all over.

@hero “Well played,” said [hero] to [adult], in a rather squashed voice.

@adult “Well lost,” said [adult]. “Both of you.” And [adult] shook hands with them, [world| ship: with a hand and with a wing | valley: with a hand and with a great big foot | station: with a warm hand and with a cold one | castle: with a hand and with a claw | forest: with a hand and with a paw | city: with a hand and with a silver glove | with a hand and with a very small paw].
/+4

== bed
-2
At night the board lay quiet in its box, and [hero] lay warm [bed].
/-2

+2
At night the board and the counters lay quiet in their box, [shelf]. [Hero] lay [bed], under a soft blanket.

[world|
ship: The sea rocked the ship slowly. High up on the mast glowed a small warm lantern.
| valley: The dinosaurs lay like soft dark hills, and the biggest hill breathed slowly.
| station: The moon went slowly by. A small warm lamp rolled down the corridor, and was quiet.
| castle: Somewhere down below, a small dragon breathed slowly, and kept the whole castle warm.
| forest: The trees hushed softly. High up in the dark, somebody lay warm under her own tail.
| city: The city lay quiet below, and the moon shone softly on a statue’s nose.
| Outside it was still raining, softly. Behind the books a small torch went out.]
/+2

+4
[more| [Others] were in bed as well, and all of them were there. Somebody had counted.]

[with| [Friend] lay close by, warm and heavy, and said one last quiet hop. | [Hero] looked for the sting, but it had got lost somewhere.]
/+4

-2
@adult “I’ve lost a kiss,” whispered [adult].
/-2

+2
@adult “I’ve lost something as well,” whispered [adult]. “It’s a kiss. I had it just now.”
/+2

&last @hero “Where did you last have it?” yawned [hero].

@adult “Here,” said [adult], and found it again, on [hero’s] nose.

!asleep Then sleep came softly, looking for [hero]. It didn’t have to look long.
`,
  older: `
== trouble
[Hero] could lose a glove, or a sandal, or [world| ship: a perfectly good cutlass | valley: a very big bone | station: a whole moon boot | castle: a small crown | forest: a bicycle bell | city: two capes | a new umbrella], without any fuss. But [hero] couldn’t bear to lose a game.

[world|
ship: One day without wind, on the deck of the pirate ship, [hero] and [adult], who was the captain, were playing Race to the Island.
| valley: One day, while the dinosaurs were asleep in the sun, [hero] and [adult] sat at a flat stone and played Race to the Volcano.
| station: One day, in the space station, [hero] and [adult] were playing Race to Saturn, on a board with magnets.
| castle: One day, in the great hall of the castle, [hero] and [adult], who wore the crown, were playing Race to the Throne.
| forest: One day, when the whole forest smelled of mushrooms, [hero] and [adult] sat at a tree stump and played Race to the Den.
| city: One day, when the city was behaving itself, [hero] and [adult] sat at the top of the Superhero Tower and played Race to the Roof.
| One rainy day [hero] and [adult] sat on the rug with a pot of tea and played Race to the Top.]

+4
[more| [Others] had dropped out already, and were lying about and giving advice.]
/+4

+2
[Hero] had been in front since the first throw, and had already planned what sort of face to make at the end, which was a kind one, and not too proud.
/+2

[Hero] needed a two. [Adult] needed a six, and [adult] threw a six.

@hero “That doesn’t count,” shouted [hero], “because you shook it wrong, and it’s a stupid game!” And *mess up went the board, with everything on it.

+2
[world|
ship: The red counter went into the captain’s tea, and the blue one rolled the whole length of the deck.
| valley: The red counter hit a stegosaurus, who went on sleeping, and the blue one vanished among the ferns.
| station: The counters sailed off in all directions, like very small planets.
| castle: The red counter went into a suit of armour, and rattled all the way to the foot.
| forest: The red counter went into the brambles, and the blue one into a puddle.
| city: The red counter went out of the window, and was last seen passing the ninth floor.
| The red counter went into the tea, and the blue one behind the piano.]

For about as long as a sneeze, it was wonderful. Then [adult] knelt down without a word and began to pick things up, and [hero] would much rather have been told off.
/+2

So [hero] stormed off, until there was nowhere left to storm to. And there, [office], was a small door that said LOST PROPERTY.

== office
Inside, at a desk, sat [mirror.one], with a pencil and an enormous book.

+2
The shelves went right up to the ceiling. [world|
ship: There were wooden legs, all left ones, and eleven eye patches, and a jar with a label that said NORTH, MISLAID BY CAPTAIN.
| valley: There were nine hundred teeth, sorted by size, and an egg in a bobble hat, with a label that said MOTHER INFORMED.
| station: There were four hundred screws, and one glove as big as an armchair, and a jar with a label that said HALF AN HOUR, LOST NEAR CHINA.
| castle: There were glass slippers, all left ones, and there was a prince with a label that said FOUND IN WOOD, who was doing a crossword.
| forest: There were six thousand nuts, and a very fine pair of antlers, and a jar with a label that said SCENT, LOST BY FOX.
| city: There were thirty cats, all washed, and an envelope with a label that said SECRET NAME, DO NOT READ ALOUD.
| There were hundreds of socks, and never two alike, and a jar with a label that said WHAT I CAME UPSTAIRS FOR.]
/+2

@mirror “Lost something?” asked [mirror].

@hero “A game,” said [hero].

@mirror “One game,” wrote [mirror]. &first “Anything else?”

@hero “No, only the game.”

@mirror “That’s odd,” said [mirror], “because this came in two minutes ago.” And [mirror.he] pushed a box across the desk, with holes in the lid, and steam coming out.

*temper In it sat something no bigger than a guinea pig, red all over, with every hair standing straight up. @temper “Doesn’t count, shook it wrong, stupid game,” it muttered.

@hero “What IS it?” asked [hero].

@mirror “It’s a temper,” said [mirror], “and somebody’s lost it.”

[Hero] knew that voice, for it was horribly like [his] own. @hero “Well, it isn’t mine,” [he] said.

+2
That was a mistake. The temper swelled from a guinea pig to a cat. @temper “ISN’T MINE!” it howled, and the steam whistled. [with| @friend “It’s got your eyebrows,” said [friend], who had come in quietly behind. | @mirror “It’s got your eyebrows,” said [mirror].]

@hero “All right,” said [hero], “it’s mine, and I lost it.”

At once it shrank again. It ran up [hero’s] arm, very hot, on very small feet, and tried to get back in at the collar.

@mirror “Sign here,” said [mirror]. “And don’t squeeze it, or it goes off. You hold it loosely, and you blow on it slowly, as if it were soup.”

[Hero] blew, and it took seven long breaths. By the third, the hair lay down. By the seventh, the temper was only pink, and it climbed into [hero’s] pocket and sat there grumbling.
/+2

-2
But the temper ran straight up [hero’s] arm, on very small hot feet, and tried to get in at the collar.

@mirror “Sign here,” said [mirror], “and then hold it loosely, and blow on it slowly, as if it were soup.”

After seven breaths the temper was only pink, and climbed into [hero’s] pocket.
/-2

+3
@hero “Will it get lost again?” asked [hero].

@mirror “They do,” said [mirror]. “That whole shelf is tempers, but mostly their owners come by supper.” [Mirror.he] sat up rather straight. “I’ve never lost mine, of course. I’ve never lost anything.”

@hero “Not even a game?”

@mirror “I don’t play games,” said [mirror], “because somebody always loses.”

[Hero] looked at the shelves full of other people’s things, and at [mirror], all alone in the middle with a pencil. @hero “You could come and play with us,” [he] said. [with2| @friend2 “We’re one short,” said [friend2], which was kind, because it wasn’t true.]

It took [mirror] quite some time to find the sign for the door, because it had never been needed before. It said BACK SOON.
/+3

== sorry
[Adult] was still on [floor], looking for counters, and [hero] got down too.

@hero “I’m sorry,” said [hero]. “I lost my temper.”

@adult “I noticed,” said [adult]. “Did you find it?”

@hero “It’s in my pocket.”

+2
[Adult] took this very well. [Adult] bent down and listened, and something in the pocket grunted. @adult “I’ve got one just like it,” said [adult], “only mine’s older, and it’s mostly to do with [world| ship: seagulls | valley: mosquitoes | station: computers | castle: trumpets before breakfast | forest: wasps | city: parking | phones].”

^mess They found everything together. [world|
ship: The red counter tasted of tea, and the blue one of tar.
| valley: The blue counter had been trodden into a footprint, and they had to dig for it.
| station: They caught the counters one by one in a sock.
| castle: To get at the red counter they had to shake a knight by the ankles.
| forest: The blue counter had a small frog on it, who was asked to get off.
| city: Somebody on the ninth floor had caught the red counter in a saucepan.
| The red counter tasted of tea, and the blue one was grey with fluff.] [with| It was [friend] who found the dice, by sitting on it. | It was [hero] who found the dice, by kneeling on it.]

@adult “Shall we have another game?” asked [adult].
/+2

-2
^mess They found everything, and [with| [friend] | [adult]] found the dice, by sitting on it. So they had another game.
/-2

== game
-3
This time it was even closer, and in the end [adult] needed a two, and [hero] needed a six.
/-3

+3
So they all played, and it was a much better game than the first. [Mirror] was astonished by everything, because [mirror.he] had thought that you simply sat there and lost.

@mirror “But it might be anybody,” said [mirror], “and you can’t tell who!”

@hero “That’s the point,” said [hero].

Twice [hero] was sent back nearly to the start, and twice something hot came scrabbling up to the edge of the pocket. Both times there was nothing for it but to stop and blow, and everybody waited. And in the end [adult] needed a two, and [hero] needed a six.
/+3

[Hero] threw so hard that the dice got away, and ended up [under]. Only [hero] could see it, with one cheek flat on [floor].

It was a one.

^temper @temper “Say six,” whispered the temper.

+2
It would have been so easy, for a six is only a small word, and takes no longer to say than a one. [Hero] thought about the kind face, and not too proud. [He] thought of the red counter standing there, six squares from [goal], and of everybody cheering.

@temper “Go on,” said the temper. “Say six, and you’ll never hear from me again.”
/+2

+4
[Hero] lay there for so long that there was dust on [his] tongue. If [he] said six, the game would be won. But there would always be a one underneath, and it would be there when they cheered, and it would be there tomorrow. And since nobody else would know that it was there, nobody could ever help [him] get rid of it.

A game was one thing to lose. But what would they write in the big book about this?
/+4

@hero “One,” said [hero], with both eyes shut.

[Adult] threw a two, and that was that.

@temper “DOESN’T COUNT!” yelled the temper, and shot out of the pocket as hot as a baked potato. [Hero] caught it loosely, in both hands, and blew and blew until it sat down.

@hero “It does count,” [hero] told it. “Well played, [adult],” [he] added, in a voice like a rusty gate.

== third
+3
Then there was a bang.

It came from [mirror], who was last by eleven squares. In front of [mirror.him] stood something the size of a walnut, bright red, and spitting like a frying pan.

@mirror “Who’s lost that?” cried [mirror].

@hero “I think it’s yours,” said [hero].

@mirror “I haven’t got one,” shouted [mirror], “and it’s a stupid game, and you all shook it wrong!” And [mirror.he] grabbed the edge of the board.

[Hero] knew exactly what came next. It would have been easy to laugh, but [he] laid one hand flat on the board, and held out the other, loosely, to the little red thing. @hero “It’s only new,” said [hero], “and it’s never been out before. You blow on it, like soup.”

[Mirror] blew, though it was a poor sort of blow at first. [with| [Friend] joined in from the other side, and that helped. | [Hero] showed [mirror.him] how, in through the nose and slowly out.] By the seventh breath, there was something small and pink sitting there, with hiccups.

@mirror “It’s rather sweet,” said [mirror].
/+3

+4
It had to go in the book, of course, because everything went in the book. [Mirror] wrote, a little shakily, FOUND, ONE TEMPER, SMALL, and under Owner [mirror.he] wrote ME.

@mirror “I’ve sat in there for years, looking after other people’s,” said [mirror], “and I always thought they must be very careless.”

@hero “Will you play again tomorrow?” asked [hero].

[Mirror] looked at the board, and at the long, long way that [mirror.he] still had to go. @mirror “I was last by eleven,” said [mirror]. “Does that happen often?”

@hero “I’ve lost twice today,” said [hero], “but not by eleven.”

@mirror “And then you just go back to the start, as though it had never happened?”

@hero “Everybody does,” said [hero]. “Even whoever won. [Adult] has to go right back to the start with us.”

[Mirror] hadn’t known that, and it seemed to make all the difference.
/+4

== book
-3
@mirror “Lost something again?” asked [mirror], who’d come out to watch.

@hero “A game,” said [hero].

&again @mirror “Anything else?”

^temper [Hero] felt in [his] pocket, and it was warm in there, and breathing.

@hero “No,” said [hero]. “Only the game.”

+2
@mirror “People hardly ever manage that,” said [mirror], and wrote it down twice. “I’ve never dared to play, myself. What if I lost mine?”

@hero “Then I’d show you how to blow,” said [hero]. “Come tomorrow.”
/+2
/-3

+3
@mirror “Now for you,” said [mirror], and turned the page. “Lost something again, I believe?”

@hero “A game,” said [hero].

&again @mirror “Anything else?”

^temper [Hero] felt in [his] pocket, and it was warm in there, and breathing. [Adult] was still here as well, and so was the board, and the dice with all its dots.

@hero “No,” said [hero]. “Only the game.”

@mirror “People hardly ever manage that,” said [mirror], and underlined it twice.
/+3

== bed
-2
At night the board lay quiet in its box, and [hero] lay warm under a soft blanket.
/-2

+2
At night the board was folded up, quiet, in its box. [world|
ship: The wind had come at last, and the ship leaned softly into it, and [hero] lay warm in the hammock.
| valley: The dinosaurs lay round about in the dark, like soft hills, and [hero] lay warm in the moss.
| station: The moon went by, slowly and quietly, and [hero] lay warm in the bunk.
| castle: The torches had burned low in the hall, and [hero] lay warm in the big bed with the curtains.
| forest: The trees hushed softly over the little house, and [hero] lay warm under the blanket.
| city: The moon shone quietly into the tower, the lights of the city went out slowly, one by one, and [hero] lay warm under a soft blanket.
| The rain fell softly on the roof, and [hero] lay warm under the blanket.]

On the pillow lay the temper, curled up like any guinea pig and hardly pink any more.

@temper “Doesn’t count,” it mumbled in its sleep.

@hero “Shh,” said [hero]. “I know.”

@adult “I saw you look at that dice,” whispered [adult], who was sitting by the pillow, “for quite a long time.”

@hero “It was a very small one,” said [hero].

@adult “It was the best throw of the day,” said [adult], and stayed there, holding [his] hand.
/+2

+3
Somewhere [office], a lamp was turned low. Somebody was lying there with a very small temper on [mirror.his] chest, which wanted to be told, once more, that it was only a game. [with| [Friend] was asleep already, with both hands open.]
/+3

+4
[more| And [others] lay all round, breathing slowly and evenly, as though they were cooling an enormous soup.]
/+4

@adult “Have you got everything?” whispered [adult]. &last “Anything else?”

[Hero] thought about it. But somewhere in the middle of the thought the end of it got lost, and nobody went looking. !asleep [Hero] was asleep, without any fuss.
`,
}
