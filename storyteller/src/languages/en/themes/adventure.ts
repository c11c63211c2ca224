import type { ThemePack } from '../../../craft/pack.ts'
import { figure, place } from '../build.ts'

export const adventure: ThemePack = {
  words: [
    'adventure',
    'map',
    'path',
    'hill',
    'bridge',
    'treasure',
    'rucksack',
    'explor',
    'compass',
    'trail',
    'boot',
    'tent',
    'journey',
    'island',
    'valley',
    'camp',
    'lantern',
  ],
  settings: [
    place(
      'hills',
      'land',
      'the Seven Hills',
      'in the Seven Hills',
      [
        '[Hero] had boots, a rucksack and a jam sandwich, and that is all you need for an adventure. {The Seven Hills began just behind the house.|The Seven Hills began just behind the washing line, and from the first one you could see that there was a second.}',
        'In the Seven Hills the paths go up, then down, then up. [Hero] had a tent there by a stream. {It had a patch like a star.|It was a yellow tent with a patch like a star, and it had room for one person lying straight or two people curled up.}',
        '[Hero] stood on the second of the Seven Hills and ate an apple. {On the third hill sat a rabbit. It had a small map.|From up there one could see the other five, lying about like cushions, and the path went over them all without once asking for a rest.}',
      ],
      [
        'The wind on the hills smelled of grass and far away. {A compass swung on [hero’s] neck. It said north. It always did.|[Hero’s] compass swung on its string and pointed north, as it did every day, no matter how often anyone asked.}',
        'Sheep stood about on the slopes like dropped wool. {One of them wore a bell. It went tonk.|One of them wore a bell that went tonk, and the other sheep seemed to find this a bit much.}',
      ],
      [
        'They came back down the last hill with slow, heavy boots. The tent glowed like a lantern. {[Hero] crept in. It was soft and warm in the sleeping bag.|Inside somebody had left a low light burning. [Hero] pulled off both boots, set them side by side, and crept into the warm sleeping bag.}',
        'Hill by hill the grass turned grey and quiet. {A soft lamp glowed in the yellow tent. [Hero] lay down, and the stream murmured on.|The stream beside the tent had lowered its voice. [Hero] slid into the sleeping bag, warm as a bun, and looked up at the patch that was like a star, until it was hard to tell from the real ones.}',
        'The wind lay down in the grass, and in the Seven Hills it was still. {[Hero] took off both boots and crept into the tent. It was warm.|The path had gone to sleep where it was, half way up. [Hero] crept into the yellow tent, and the stream went on telling the stones its one long story, more and more softly.}',
      ],
    ),
    place(
      'river',
      'water',
      'the Slow River',
      'on the Slow River',
      [
        '[Hero] had a raft with a chair on it, and a pot for soup. That evening the Slow River was flat and gold. {It was a fine night for an adventure.|It went along at the speed of somebody looking in at shop windows, and it was just the right evening for an adventure.}',
        'Slip, slop, said the Slow River under the raft. [Hero] had tied it up to a willow. {The willow let its hair hang in the water.|The willow was washing its hair, as it did every evening, and it took its time.}',
        '[Hero] was mending the raft, down by the Slow River. {A frog held the nails. It held them all in its mouth.|A frog had offered to hold the nails, and it could not say whether this was an adventure yet, because its mouth was full.}',
      ],
      [
        'Along the banks stood the reeds, and in the reeds something said “plop”. {It was only a water rat with a journey of its own.|It was a water rat, setting out on an adventure of his own with one cheese sandwich and no map at all.}',
        'A kingfisher sat on the raft for a bit. {It was blue on top and orange below. It did not pay.|It was as blue as an inkpot, and it rode along for two bends without a ticket and got off at the third.}',
      ],
      [
        'The river carried them back, for it always knows where you live. {The raft came softly in to the bank. [Hero] lay down under the warm blanket.|The raft came to rest under the willow without a sound. [Hero] lay down in the warm blankets, and the water rocked them all very slowly.}',
        'Under the willow it was green and dim and still. {The raft was tied up for the night. [Hero] pulled the blanket close and felt the slow water.|Somebody had hung a lantern there, turned down low. [Hero] tied up the raft with a good soft knot, took off both boots, and lay back on the blanket, and the whole river seemed to breathe beneath it.}',
        'The Slow River was slower still, now that nobody was looking. {[Hero] lay on the raft beneath the blanket. It moved as softly as breath.|A last leaf went by and turned round once. [Hero] lay on the raft beneath the blanket, and could not have told, any more, which was the water breathing.}',
      ],
    ),
    place(
      'buttonisland',
      'land',
      'Button Island',
      'on Button Island',
      [
        'Button Island is round, with four holes in the middle, and [hero] lived by the second hole. {It was full of warm rain. You could swim in it.|The four holes were ponds, to be exact, and each of them was warm in a different way, so that there was always one for your mood.}',
        '[Hero] drew a map of Button Island. “Here is my house. Here is my spoon,” [he] wrote. {It was a very good map.|It was a very thorough map, and showed not only the house but also the best stick, and a place where there had once been a fox.}',
        'A row of wet boots hung on [hero’s] washing line on Button Island. {It had rained, and now it was fair again. The path began to steam.|There had been a shower, the short sort that islands have, and now the path round the edge was steaming like soup, and it smelled of mint and of going somewhere.}',
        'On Button Island [hero] was sweeping the path round the edge. {When you get to the end, you are at the start.|It is a job that is never done, for as soon as you get to the end of it you are at the beginning, but [hero] had always rather liked the beginning.}',
      ],
      [
        'All around the island lay a path. {If you went left, you came home from the right.|If you set off to the left you came home from the right, and so it was impossible to get lost there, although [hero] had tried.}',
        '{From the third hole came a warm smell of rain. A duck swam there and looked at the map in its mind.|A duck lived on the third pond. She had been round the island once, she said, and it was just as good as people told you, but she had not cared for the corner.}',
      ],
      [
        'Round the island went the path, and at the end of it stood the house, with its small warm light. {[Hero] went in, put away the map and lay down.|[Hero] rolled up the map, laid it by the bed, and lay down slowly, since a person who has walked all round an island is quite heavy.}',
        'The last bit of the path is downhill, and it is soft with sand. {In the house the lamp was low. [Hero] put [his] boots by the door and lay down.|It brought them to the door with hardly a step. [Hero] put both boots under the bench to rest, and lay down in the small warm room where you hear all four ponds lapping at once.}',
        'On Button Island the four ponds had a moon each. {[Hero] shut the little door and lay down in bed.|Nobody counted them twice. [Hero] shut the little door, put the boots on the mat with their toes to the wall, and lay down, and the sea did up the island all round, softly, like a coat.}',
      ],
    ),
    place(
      'halfway',
      'land',
      'the Halfway Hut',
      'at the Halfway Hut',
      [
        'Halfway up the mountain stood a hut, and halfway up the hut lived [hero]. {There was a stove, a map and one red mug.|It had a stove, a rack for wet boots and a map on the wall with a red pin in it, and the pin said, “You are here, so have some tea.”}',
        'The kettle was singing in the Halfway Hut. [Hero] cut the bread. {Tired boots were coming up the trail. Tramp, tramp, tramp.|Up the trail came the sound of boots, some of them eager and some of them sorry, and anyone who got as far as the door was given a slice with honey.}',
        'It was baking day in the Halfway Hut, and [hero] had flour up to both elbows. {“Is it far?” a walker called. “You’re half there!” said [hero].|“How far is it?” people called up from the trail, and [hero] called back, “Half way,” which was true of everywhere that one could see from there.}',
      ],
      [
        'On the wall hung nine ropes and a tin lantern. {Each rope had been up the hill. They smelled of wind.|Every rope had been up the mountain and come down again, and they still smelled of wind and wet stone and a little of cheese.}',
        'A jackdaw lived on the chimney of the hut. {He knew all the paths. He liked crumbs best.|He knew every path on the mountain and would tell it to anyone for a crumb, and for two crumbs he would tell the truth.}',
      ],
      [
        'Down the trail, slowly, and there was the hut with its yellow window. {The stove was still warm. [Hero] went up the short ladder and lay down in the bunk.|The stove ticked quietly as it cooled. [Hero] hung up the rucksack, went up the short ladder to the bunk under the roof, and drew the blanket over two tired feet.}',
        'The mountain had put on its nightcap of cloud. In the hut it was dim and snug. {[Hero] lay down on the soft bunk. The wind sang low.|Somebody had left a warm stone wrapped in flannel in the bunk. [Hero] lay down and put both feet on it, and outside the wind went by on its slow rounds, trying no doors.}',
        'The lantern by the door of the Halfway Hut was turned down to a bead. {[Hero] went up the ladder to the bunk. It smelled of hay and wool.|Nobody else was coming up the trail tonight. [Hero] went up the ladder, slowly, rung by rung, and the bunk had hay in it, and the hay still had some summer in it.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'goat',
      'Thistle',
      'she',
      [
        'There was once a small goat called [hero]. {She had walked up all the hills but one.|She had climbed every hill that she could see, but each time she got to the top there was another behind it, and that pleased her.}',
        '[Hero] was a goat with a rope over her shoulder. {She did not need the rope. She just liked how it looked.|She had never needed it, being a goat, but she felt that it gave people confidence.}',
      ],
      [],
    ),
    figure(
      'hare',
      'Jory',
      'he',
      [
        'There was once a young hare called [hero]. {He packed his bag each night, just in case.|He packed his bag every evening and put it by the door, just in case there should be an adventure before breakfast.}',
        'There was a hare whose name was [hero]. {He had a whistle, a spoon and a map of the moon.|In his rucksack he had a whistle, a spoon and a map of the moon, for he liked to be ready for anything, and so far nothing had come up.}',
      ],
      [],
    ),
    figure(
      'otterscout',
      'Marigold',
      'she',
      [
        'There was once an otter called [hero]. {She had a hat with a brim. It said “This way” on the front.|She wore an explorer’s hat with “This way” written on the front, and she had only once put it on back to front, and that had been a very interesting day.}',
        'This is about [hero], who was an otter. {She drew a map of each place. Even of the bath.|She drew a map of every place she had been to, even of the bath, where she had marked the deep end.}',
      ],
      [],
    ),
    figure(
      'dormouse',
      'Walter',
      'he',
      [
        'There was once a dormouse called [hero]. {He slept all day. So all his trips were at night.|He slept so much that he had to fit all his adventures into the hour after supper, and he had grown very good at it.}',
        '[Hero] was a very small mouse with a very large rucksack. {From the back you saw only the bag. It had feet.|Seen from behind, it looked as if a rucksack had grown feet and set out by itself, and people often wished it good luck.}',
      ],
      [],
    ),
  ],
  helpers: [
    figure(
      'goose',
      'Aunt Goose',
      'she',
      [
        'A goose was sitting on a suitcase. Her name was [helper]. {“I fly south each year,” she said. “I’d love to walk for once.”|“I have flown over everything,” she said, “and so I have never seen any of it from the side. May I?” Her suitcase turned out to be full of buns.}',
        '“Is this the way to somewhere?” It was a goose with a hatbox. {Her name was [helper]. “I’d like to come too,” she said. “I brought buns.”|“I’m not particular about which somewhere,” she added. This was [helper], who had been everywhere by air, and had now bought a pair of boots.}',
      ],
      [
        '[Helper] sat down on her suitcase, put her head under her wing, and looked like a soft white cushion.',
        '[Helper] took off her walking boots, and sighed at each. Then she sat down on her own warm feet, and slept.',
      ],
    ),
    figure(
      'tortoise',
      'Captain Slow',
      'he',
      [
        'A stone put out a head. It was a tortoise with a flag on his back, and he was called [helper]. {“I carry my tent,” he said. “Let’s go!”|“I’ve been on this adventure for forty years,” he said, “and I’ve nearly reached the corner. It would be nice to have company.”}',
        'Something knocked on [hero’s] boot. It was a tortoise with a small flag. {“I’m [helper],” he said. “I go slow, but I go far.”|“[Helper],” he said, and saluted, which took a moment. “I’m bound for the same place as you, wherever that is. I find it best not to know too early.”}',
      ],
      [
        '[Helper] drew in his feet, one by one, took down his flag, and shut his front door.',
        '[Helper] yawned the longest yawn of all, slow and deep. Then there was only a quiet round stone with a blanket on.',
      ],
    ),
    figure(
      'parasol',
      'Miss Pockets',
      'she',
      [
        'Round the corner came a pack rat in a coat with twenty pockets. She was called [helper]. {“Need some string? I have string,” she said.|“String? Whistle? Half a pear? I’ve got everything,” said [helper], “and now and then I can even find it.”}',
        'Rustle, clink, rustle! It was a pack rat in a very large coat. {Her name was [helper]. “Cake in this pocket,” she said, “and string in that one.”|Every pocket of it held something. “[Helper],” she said. “I never throw away a thing, and on adventures that’s an advantage. Left side useful, right side cake.”}',
      ],
      [
        '[Helper] hung up her coat with its twenty pockets, and out of the deepest one she took her pillow.',
        'Something crackled softly. [Helper] had found the one pocket that was empty, and had laid her cheek in it.',
      ],
    ),
    figure(
      'postpony',
      'Dumpling',
      'he',
      [
        'A round little pony came up the path with letters in a basket. {“I’m [helper],” he said. “My post is done. Where are we going?”|He was called [helper], and he had delivered the last letter that minute. “I’ve got two hours until my oats,” he said, “and four good legs. What shall we do with them?”}',
        'Clip, clop, clip. Round the bend came [helper], the post pony. {“Hop on or walk,” he said. “I like both.”|He had a bell on his hat and mud up to his knees. “I know every gate in these parts,” he said, “and which of them sticks.”}',
      ],
      [
        '[Helper] stood in the straw with one hoof tipped up, and breathed out a long warm breath that smelled of oats.',
        'Somebody took off [helper’s] hat with the bell, very gently, so that it would not ring. He slept standing, like a small warm shed.',
      ],
    ),
    figure(
      'badgerguide',
      'Old Mapwell',
      'he',
      [
        'On a stump sat an old badger, and he was folding a map. It would not fold. {“I’m [helper],” he said. “Hold this end, please.”|It went over his head at last like a tent. “[Helper],” said the map. “Guide. Retired. I’ll come along if one of you does the folding.”}',
        '“You need a guide,” said a voice from a bush. {Out came a badger called [helper]. There were twigs in his beard.|It was a badger, and he was called [helper]. He had been guiding people for fifty years, and he had lost only one, a duke, who had liked it where he was.}',
      ],
      [
        '[Helper] spread his biggest map over himself for a blanket. It folded perfectly, now that nobody minded.',
        '[Helper] muttered the names of the hills, slower and slower, and fell asleep at the fourth.',
      ],
    ),
  ],
  problems: [
    {
      id: 'hole',
      title: ['The Map with a Hole in It', '[Hero] and the Hole in the Map'],
      ask: 'Do you know what the treasure could be?',
      refrain: ['Step by step and stone by stone, no one goes the way alone.'],
      spark: [
        '[Hero] found an old treasure map. {It had a path and a hill and a big red cross. But just at the cross there was a hole! A moth had eaten it. “Then I must go and see,” said [hero].|It had a path on it, a hill, and a big red X, but just where the X should say what the treasure was, there was a hole. A moth had eaten it. “I’m so sorry,” said the moth. “It tasted important.” There was only one way to find out what had stood there, and that was to go and look. [He] took the lantern.}',
      ],
      way: [
        'They met a lady with a big hat and a small spade. {“I know that map,” she said. “I walked to the X once. Take warm socks. You’ll want to stay a while.”|She had dug for treasure all her life, she told them, and found eleven spades. “But I’ve been to that X of yours,” she said. “I didn’t need to dig there at all. I only stayed until it was dark, because I couldn’t leave off.” More than that she would not say. “You’d never forgive me,” she said. “Take a cushion.”}',
        'Someone had cut an arrow into an old gate post. {Next to it was an eye. “So there’s something to see,” said [hero].|Beside the arrow was carved an eye, with lashes. They ran their fingers over it. “Not a hand,” said [hero], “and not a coin. An eye. So the treasure is a thing for looking at, and you can’t put it in a sack.” The post was smooth at that spot, from all the other fingers.}',
        'The path went up and the trees came to an end. {The wind smelled of far away. “We’re near,” said [hero]. “My knees can tell.”|Here even the map gave up. It said only “Puff, puff”, in very small writing, all the way along the slope. They puffed, as they were told. Behind them the whole day lay spread out like washing, and in front there was nothing but one last rise, and a light over it as if somebody had left a door open.}',
      ],
      tries: [
        'They asked the moth what was in the bit it ate. {“Paper,” said the moth.|The moth thought back. “It was crunchy at the beginning,” it said, “and then there was a sort of a vowel.”}',
        'They dug a hole where they stood. In it was a worm. {“This is my treasure,” said the worm. “It is mud.”|“Do you mind?” said the worm. “This is my treasure down here.” It was mud. But it was very good mud, and they told it so.}',
        'They held the map the other way up. {Now the hill was a bath. That did not help.|Now the hill looked like a bath, and the path like the string of its plug, and they felt further from the treasure than ever.}',
      ],
      solutions: [
        {
          id: 'through',
          text: [
            'On the top of the hill [hero] held up the map and looked through the hole. {There was the sea, and the sun going down, all red and gold. “It is not a hole,” said [hero]. “It’s a window!” That was the treasure.|“Perhaps it’s supposed to be a hole,” said [hero], and put one eye to it. And there, in a frame of old paper, lay the whole valley with the sun going down on it, red and gold, and every river shining. They took turns. Each of them found something in it that the others had missed. “I must have very good taste,” said the moth.}',
          ],
        },
        {
          id: 'bench',
          text: [
            'At the end of the path was a bench. {On it stood: “Sit down.” They sat. The whole valley lay below, gold and red. And under the bench was a tin of <biscuits~toffees~ginger nuts>. “Treasure!” they all said.|Somebody had carved two words in it long ago: “Sit down.” So they did. It was the most comfortable bench on any map. Under it stood a tin, and in the tin were biscuits, and with them lay a note. “Whoever has come this far,” it said, “has earned one. Please fill up again.” They ate slowly, and looked, for the whole valley lay at their feet with the evening sun on it. Then they filled up the tin with what they had.}',
          ],
        },
      ],
      after: [
        '{[Hero] sewed up the map with a red thread, so that it would last. But [he] left the hole.|[Hero] mended all of the tears in the map with red thread. But the hole [he] left just as it was.}',
      ],
      fact: '[Hero] found out what lay behind the hole in the treasure map.',
    },
    {
      id: 'letter',
      title: ['A Letter for the Last House', '[Hero] and the Late, Late Letter'],
      ask: 'Is this the last house?',
      refrain: ['Over the bridge and up the hill, one small letter is travelling still.'],
      spark: [
        'In an old boot [hero] found a letter. It had been there for years! {“To the last house on the path,” it said. “We’ll bring it,” said [hero].|It must have slipped out of the postman’s bag before [hero] was born. “To the Last House”, it said, “at the very end of the path”. Somebody up there had been waiting all that time and had perhaps stopped hoping. That would never do. [Hero] wiped off the dust and put it in [his] safest pocket, and there the adventure began.}',
      ],
      way: [
        'A milkman was coming home with his empty cans. {“The last house? I’ve been near it,” he said. “You can smell the smoke. It’s apple wood.”|“I’ve never been so far as the last one,” he said, “but when the wind is right I’ve smelled the chimney. It’s apple wood. And whoever lives there leaves the gate open in the evening. You’d think they were hoping for something.” He looked at the letter and took off his cap to it.}',
        'They came to a letter box on a post, and it was full of birds. {“We keep it warm for the post,” cheeped one. “None has come for years.”|Five blue tits lived in it, one above the other. “We’re only looking after it,” said the top one. “It belongs to the last house. We’ve kept the hinges going, in case. Has something come?” They all squeezed up to see the letter go by, and the youngest one was held up by the rest.}',
        'Now they could see it: one thin line of smoke. {It smelled of apples. “Nearly there,” [hero] told the letter.|It stood up straight behind the next bend, blue on grey, and it did smell of apples. The path had grown as narrow as a ribbon. [Hero] held one hand over the pocket, for it seemed to [him] that the letter in there had begun to rustle all by itself.}',
      ],
      tries: [
        'They came to a house. Was it the last? {“No,” said a man. “There is one behind me.” And so it was, each time.|“Oh no,” said the man, “I’m the last but one.” So was the next. So were the four after that.}',
        'They gave the letter to the wind, for the wind is fast. {It blew it back into [hero’s] face.|It took the letter up very high, read it, as it seemed, and then handed it back to them, right in the face.}',
        'They sat down on the letter by mistake. {Now it was flat and warm. That was all.|They looked for it for a quarter of an hour, and when [helper] at last got up, there it was, flat and nicely warm.}',
      ],
      solutions: [
        {
          id: 'granny',
          text: [
            'At the very end stood a tiny house. {An old lady opened the door and read. “It’s from my sister! She says, come for tea.” And the sister lived just next door, behind the hedge! They laughed and cried, and put on the kettle.|An old lady opened the letter with shaking fingers. “It’s from my sister,” she said. “We had a quarrel. Here she says that she’s sorry, and will I come to tea?” She put on her hat that very minute. “Is it far?” asked [hero]. “No, no,” she said, “it’s just behind that hedge. But I couldn’t go without being asked.” And they heard the kettle go on, and two people laughing.}',
          ],
        },
        {
          id: 'blank',
          text: [
            'In the last house lived a bear{ who had never had any post. He opened the letter with big careful paws. “Dear you,” it said. “I hope you’re well.” He read it nine times. “I am well now,” he said.|, and he had never had a letter in his life. He washed his paws before he opened it. “Dear You,” it said. “I don’t know who lives at the end of the path, but I think of you sometimes. I hope that you have a warm stove. Yours, somebody at the beginning of it.” He read it nine times. Then he hung it on the wall in the best place, and asked them all in to sit by his stove, which was indeed very warm.}',
          ],
        },
      ],
      after: [
        'There was an answer to take back, of course. {It was in a new envelope, and it smelled of <honey~mint~pears>.|It went into the same safe pocket, and whoever found it at the other end would have something to be glad about.}',
      ],
      fact: '[Hero] brought a late, late letter to the last house on the path.',
    },
    {
      id: 'grumpybridge',
      title: ['The Bridge That Wanted a Joke', '[Hero] and the Grumpy Bridge'],
      ask: 'Do you know how to cheer up a bridge?',
      refrain: ['Bridge, oh bridge, so wide and tall, please be kind and carry us all.'],
      spark: [
        'Halfway along the path was a bridge. But it was in a mood. {It had gone up in the middle like a cat! “No one goes over,” it said. “I’m sad.” The carts had to wait. “Why?” asked [hero].|It had humped up its back like a cat, and nobody could get over. On both banks stood carts and people and a man with a cheese. “Everyone walks on me,” it said. “No one has ever walked with me.” Well, you cannot take a bridge for a walk. But you could perhaps cheer it up, thought [hero], and that was adventure enough for one evening.}',
      ],
      way: [
        'A boy sat fishing by the stream. {“My gran says it used to sing,” he said. “When carts went over, it sang rum-te-tum.”|“It wasn’t always like this,” he told them. “My gran says that when she was small it used to hum under the carts, rum-te-tum, and people went over twice to hear it. Then they all got in such a hurry.” He listened, with his head on one side. “You don’t get a hum out of a thing by trotting.”}',
        'They went down to look at the bridge from below. {It was green and cool there. Someone had left a stool. It had moss on it.|No one had been there for a long time. It was green and cool, and the light from the water ran about on the stones. Under the arch stood a little stool, furry with moss. “So somebody used to sit here,” said [hero], “and keep it company.” [Hero] brushed off the moss and left it standing ready.}',
        'An old dog lay by the road and would not get up. {“He always waits here,” said his man. “He and the bridge are friends. It likes a talk, I think.”|“He lies there because it’s warm from the sun,” said the man who belonged to him, “and he tells it things. Dogs do. It’s the only one about here who gets told anything.” The dog thumped his tail on the ground. Somewhere in the stones there was a very faint thump in reply.}',
      ],
      tries: [
        'They told the bridge the joke about the duck. {“I have heard that from every duck,” it said.|“I’ve had ducks under me for a hundred years,” it said. “I have heard it from the ducks.”}',
        '[Helper] stood on [h.his] head. {Things fell out. The bridge only looked at them.|A great many things fell out, and it took a while to pick them all up again. “Hm,” said the bridge.}',
        'They said it was a very fine bridge. {“You only want to get over,” it said. That was true, so they went red.|“You are only saying that because you want to get over,” it said, and as this was perfectly true they all looked at their shoes.}',
      ],
      solutions: [
        {
          id: 'ask',
          text: [
            '“What do you do all day?” asked [hero]. No one had ever asked that. {The bridge told them. It told of <fish~eels~otters>, and of ice, and of a boat with a <piano~band~goat>. It talked till the stars came. By then its back was flat again.|There was a long silence. “Well,” said the bridge. It began with the fish. Then it told them about the winter when the river stood still, and the boat that came by with a piano on it, being played. All the people sat down on the banks to hear better. And as it talked its back sank lower and lower, till it lay there quite flat, and hadn’t even noticed.}',
          ],
        },
        {
          id: 'tickle',
          text: [
            'Then [hero] ran one finger along the rail, just to be kind. {“Hee!” said the bridge. “Do that again!” It laughed until it lay quite flat, and everybody could go over.|“Ho,” said the bridge. “What was that?” “A stroke,” said [hero]. “We’ve a cat at home who gets like that. It’s mostly that she wants stroking.” All the people put out their hands, the man with the cheese as well, and stroked the old stone rail. And the bridge purred, you could feel it in your feet, and lay down flat.}',
          ],
        },
      ],
      after: [
        '{They all went over on their softest feet and said thank you. “Come again,” said the bridge.|Each of them said thank you and goodnight to it, and the man left a piece of cheese.}',
      ],
      fact: '[Hero] cheered up the grumpy bridge.',
    },
    {
      id: 'compass',
      title: ['The Compass That Pointed the Wrong Way', '[Hero] and the Stubborn Needle'],
      ask: 'Do you know what a compass could be looking at?',
      refrain: ['Round and round the needle goes, show us, show us what it knows.'],
      spark: [
        '[Hero’s] compass had a mind of its own that evening. {It should point north. But it pointed at the bushes! Its needle shook like a happy tail. “What do you see there?” asked [hero].|A compass points to the north, and that is all it does, and people depend on it. This one pointed past the well, quivering, with its nose up like a dog at a kitchen door. [Hero] turned it round. It turned itself back. There were travellers all over the place who would be setting out in the morning by that compass, and they would all end up in the bushes. Somebody had to find out what it wanted.}',
      ],
      way: [
        'They followed the needle to a blacksmith’s door. {“Look,” he said. “All my nails are pointing that way too.”|The blacksmith had his arms full of nails. “They’ve all gone the same way as yours,” he said. “They stood up on their points, and my hammer walked to the window. They aren’t cross about it. It’s more as if they’d been told of something nice.” The compass needle trembled, and they went on.}',
        'In the dust lay a row of pins. {They all pointed the same way, like small arrows.|It went all down the middle of the path, pins, tacks and half a hairgrip, every one of them with its head turned the same way. “They’re all looking over there,” said [hero]. “Like people when a band goes by.”}',
        'The needle went faster, and then it went slow. {It began to hum. “Warm,” said [hero]. “Now warmer.”|It had stopped pointing and begun to purr. You could feel it through the glass, as you feel a cat through a cushion. When they took a step to the left it went quiet, and when they took a step to the right it purred again. They let it lead them, like a person in a dark room with one hand on the wall.}',
      ],
      tries: [
        'They turned the compass upside down and gave it a shake. {Now it pointed at [helper’s] tummy. It rumbled.|It swung about wildly and came to rest upon [helper’s] stomach. There was a rumble. They were not much wiser, but it did turn out to be nearly time for a bun.}',
        'They asked the sun which way was north. {It was busy going down. It went red and said nothing.|It is the best thing to do if your compass is unwell, but the sun was just going down, with all its cloaks and cushions, and had no time for questions.}',
        '“North!” they told the compass, and pointed. {It looked where they pointed. Then it looked back at the bushes.|They stood in a row and all pointed north together, for a whole minute, so that it should get the idea. The compass watched politely. Then it went back to what it had been doing, and their arms ached.}',
      ],
      solutions: [
        {
          id: 'magnet',
          text: [
            'In the last bush something was crying, very softly. {It was a small red magnet! “I lost my other half,” it said. And the needle leapt up. It was its brother! [Hero] laid the two side by side. Click. And the compass pointed north.|It was a little red magnet, shaped like a shoe, with leaves stuck to it. “I fell off a cart,” it said, “and I’ve been calling and calling.” Nobody else can hear a magnet call, but a needle can. They had been made in the same fire, it turned out, on the same morning. [Hero] put the magnet in the lid of the case, where the two could see one another and not touch. The needle gave one long happy shiver. Then it swung round, as calm as a swan, and pointed north.}',
          ],
        },
        {
          id: 'thanks',
          text: [
            '[Hero] held the compass up close. “You show the way for us,” said [hero]. “But where would you like to go?” {It pointed to a low wall. They all sat down on it. The sun sank behind the hills, all gold. “Ahh,” went the needle. Then it turned back to the north.|The needle stood still. In all its life nobody had put it like that. Then it led them, not fast, past the bushes and over a stile, to a low wall facing west. It had heard about sunsets. It had had its back to every one of them, because of its work. They held it up so that it could see over the top, and nobody spoke until the last red rim was gone. “Click,” said the compass, deep down. And it turned round, and there was north, just where it had always been.}',
          ],
        },
      ],
      after: [
        'After that it was the truest compass on any path. {But once a day, at sunset, [hero] gave it a little time off.|On its case [hero] scratched a small sun, to remind whoever had it next. Nobody ever got lost by it, and once a day it was carried to where the view was.}',
      ],
      fact: '[Hero] found out what the compass was pointing at.',
    },
    {
      id: 'heavybag',
      title: ['The Rucksack That Grew Heavier', '[Hero] and the Mystery in the Rucksack'],
      ask: 'Do you know why a bag would grow heavy?',
      refrain: ['Heave and ho and up we go, what’s inside, does anyone know.'],
      spark: [
        '[Hero] put on the old rucksack. It was light. {Ten steps on, it was not so light. Twenty steps on, [hero] had to sit down! There was only a map in it, and a sock. Or was there?|In it were a map, a sock and a pear, and that is nothing at all. By the gate it weighed as much as a cat. At the first corner it was like carrying somebody’s uncle. [Hero] took it off and looked in, and there lay the map, the sock and the pear, looking innocent. Now, a good adventure can’t be had with an uncle on your back, and besides, [hero] wanted to know.}',
      ],
      way: [
        'A porter sat by the way with a trunk on his head. {“Bags get heavy when they’ve got a secret,” he said. “Listen at the bottom.”|He had carried things up and down all his life. “There are two sorts of heavy,” he said. “There’s the heavy that stays the same, and that’s luggage. And there’s the heavy that grows, and that’s a secret. Put your ear to the bottom of it some time.” He would not take the trunk off to look for himself, since he had just got it comfortable.}',
        'They looked back along the path. {Wherever the bag had stood there was a small dent in the dust. “As if it had put out a hand,” said [hero].|Wherever they had set the rucksack down to rest, there was one small dent in the dust, quite fresh, as though something had reached out for a moment and drawn in again. “Rucksacks don’t reach,” said [hero]. They all looked at the rucksack. The rucksack seemed to be holding its breath.}',
        'They hung the bag on a branch to have a rest. {It swung a bit. Then it said, very low, “Hic.”|It hung there in the evening light like a big brown pear itself. The branch bent under it. And as they sat below and drank some water, they heard it, muffled and polite and quite distinct, from somewhere deep inside. “Hic,” it went. “Beg pardon,” it said after that, to nobody.}',
      ],
      tries: [
        'They took out the map. Maps have hills on, and hills are heavy. {It did not help. But now [helper] wore the map as a hat.|It seemed a clever thought, for there were seven hills on it and a lake. But the bag without its map weighed the same as before, and it looked a little smug.}',
        'They let a bird pull the bag up. {Up went the bird. Down stayed the bag.|It was a strong bird, and it flapped with all its heart. It got the flap up, and the buckle, and one strap, and then it told them that it did eggs, as a rule, and nothing over.}',
        'They put the bag on [helper’s] back for a change. {[Helper] said, “It’s fine!” Then only two feet stuck out.|“I’ve carried worse,” said [helper]. There was a short silence, then a thump. “I like it here,” said [helper] from underneath. “You can see the ants.” It took all of them to roll it off.}',
      ],
      solutions: [
        {
          id: 'marmot',
          text: [
            '[Hero] put one ear to the bag. It snored! {Down at the bottom lay a fat baby marmot in the sock. It had crept in to sleep. It was growing, too. “I only wanted to see the world,” it said. So they each took turns to carry it, and it was not heavy at all for four arms.|[Hero] took out the sock and, very gently, turned it round. A round brown face looked out of the top. It was a young marmot who ought to have been getting ready for winter. “I do want to sleep,” it said, “but I wanted to see something first, so as to have it to dream of. I’ve been putting on fat, I’m afraid. It’s the time of year.” So they cut two holes for its arms and made it a lookout in the top pocket, and carried it between them, by both straps. And carried that way it weighed no more than an uncle’s hat.}',
          ],
        },
        {
          id: 'stones',
          text: [
            '“Bag,” said [hero], “what have you been picking up?” {The bag went red. Out came a stone, and one more, and ten more. “They were so pretty,” it said. “I could not leave them.” So they chose the best one to keep. With the rest they built a small tower for all to see.|The old rucksack drooped. “I have a weakness,” it said. It undid its own side pocket, and out they came, clack, clack, a striped one, a white one, and one with a hole in it. It had gathered a stone at every turn of the way. “I’m so fond of each place,” it said, “and then we leave it.” [Hero] turned the stones over. They really were good. They kept a single one, the smallest, and with the others they built a little tower, so that the place would know that it had been loved. And the rucksack rose up on [hero’s] back like bread.}',
          ],
        },
      ],
      after: [
        'So on they went, with light feet. {The bag hummed a bit on [hero’s] back.|From then on the rucksack hung on its own hook by the door, and whoever took it down asked it first if there was anything that it would like to mention.}',
      ],
      fact: '[Hero] found out why the old rucksack had grown so heavy.',
    },
    {
      id: 'nine',
      title: ['Nine Explorers and One Missing', '[Hero] Counts to Nine'],
      ask: 'Do you know of an explorer who has been mislaid?',
      refrain: ['Count them slow and count them fine, are there eight or are there nine.'],
      spark: [
        'Nine hedgehogs with ropes and hats sat by the path, and they were sad. {“We were nine when we set out,” said the first. “Now we’re eight! I counted. One of us is gone.” [Hero] looked at them. Hm.|They were explorers. One could tell by the ropes, and by the way they all talked at once. “We were nine this morning,” said the leader, and wiped his nose. “I’ve counted us over and over and there are eight. The others have counted too. Eight, every time. And we can’t go on without him, and the worst of it is, we can’t remember which one he was.” [Hero] looked along the row. It did seem rather a long row for eight.}',
      ],
      way: [
        'A toad by the stream had seen them pass. {“I saw nine hats go over the log,” she said. “And nine came off it.”|“They went over my log at noon,” she said. “I count whatever goes over it, because I haven’t got the television. Nine hats on, nine hats off. Nobody fell in. I should have noticed a hedgehog.” She thought again, to be fair to them. “So whoever you’re looking for,” she said, “I’d say he’s not in the water. I’d say he’s nearer than that.”}',
        'They found some prints in the mud. {[Hero] put a leaf on each left foot. One leaf, two leaves, nine leaves. “Nine walked here!” said [hero].|Small round prints went up the bank, all muddled up together. [Hero] began at one side and put a leaf on every left front foot. When they had finished there were nine leaves lying in the mud, red and yellow. So nine had come up out of the stream, and nine had gone on round the bend, and at the other end of those prints sat eight explorers, being sad.}',
        'The cook of the hedgehogs came with the supper. {He gave out the bowls. None was left over. “That’s odd,” said [hero].|He was the fourth from the left, and he had brought nine bowls, from habit, and had been dreading the ninth. He went along the row with the pot. When he reached the end he stood there, looking down at his two empty hands. Every bowl was gone, and somebody was eating out of each of them. “Well, that is the saddest thing yet,” he said. “He’s not even left us his bowl.”}',
      ],
      tries: [
        'They called for the lost one. “Hello! Are you there?” {“Yes!” said all of them at once. That was no help.|“Is anyone lost?” called [hero]. “Yes!” cried all the explorers together. “One of us!” Then they listened for an answer, with tears in their eyes, and it did not come.}',
        'The explorers stood in two rows to be counted. {Then there were four and four, and the one who counted. He did not count.|It made four in the front row and four at the back. The leader walked up and down in front with his paws behind him and counted them. He shook his head. “The same again,” he said. “It’s hopeless.”}',
        '[Helper] told the hedgehogs to call out a number each. {“Three!” said one. “I like three,” said the next. So that was two threes.|The first said one and the second said two. “Three,” said the third. “I’d like to be three as well,” said the fourth, “it’s my birthday number.” After that they all picked the ones they liked, and there were five sevens.}',
      ],
      solutions: [
        {
          id: 'noses',
          text: [
            '“Put your noses in the mud,” said [hero]. “All of you.” {So they did. Plop, plop, plop! Then [hero] counted the dents. One, two… nine! “He’s back!” they cried. They hugged one another, and no one asked which one it was.|It was good soft mud beside the path. They pushed in their noses, all of them together, and took them out again, and sat back. “Now count those,” said [hero]. The leader went along, dent by dent, and his voice grew higher. “Seven. Eight. Nine.” He counted them back from the other end. “He’s here,” he said. “He’s among us. He must have come back while we weren’t looking.” There was such a hugging and such a prickling that it could be heard across the valley. And no one ever did find out who it had been.}',
          ],
        },
        {
          id: 'seen',
          text: [
            '[Hero] sat down by the leader. “And who counts you?” asked [hero]. {“Me? No one. I do the counting.” “Then I will,” said [hero], and put a <daisy~feather~leaf> in his hat. “You are nine.” His eyes grew wide. It had been him!|“Nobody counts me,” said the leader. “I’m the one who counts.” It was the same with all of them, and nobody had thought about it. So [hero] picked daisies, and went from hat to hat, and stuck in one for each, and said a number with it quite softly. “One. Two.” At the leader [hero] stopped last of all. “And nine,” said [hero]. “That’s you.” The leader put up a paw to feel. “So it was me,” he said. “I’ve been missing myself all afternoon.” And he sat down, for it is tiring to be lost all afternoon.}',
          ],
        },
      ],
      after: [
        'Then they marched home, all nine, in a row. {At the door they counted once more, just for the joy of it.|They went off into the dusk, counting out loud, and every time they got to nine there was a small cheer, and then they began again.}',
      ],
      fact: '[Hero] helped nine explorers to find the one they had forgotten to count.',
    },
    {
      id: 'signpost',
      title: ['The Signpost That Did Not Know', '[Hero] and the Muddled Signpost'],
      ask: 'Do you know where all these roads go?',
      refrain: ['This way, that way, turn about, one of us will find it out.'],
      spark: [
        'Where three paths meet stood a signpost, and it was turning round and round. {“I’ve lost my words!” it said. The rain had washed them all off. A line of carts stood there, and no one knew which way to go. “Let me see,” said [hero].|All its arms were blank. “It was that rain,” it said, and turned a bit further. “It washed off the letters, and I never learned them by heart. I only ever held them out.” A man with a pig had been standing there since lunch. A bride was waiting with her shoes in her hand. Nobody could go anywhere, because anywhere might be wrong. “We can’t have that,” said [hero], and went up to it to think.}',
      ],
      way: [
        'The man’s pig knew one of the roads. {It sniffed to the left. It pulled! “Acorns,” said the man. “So that way is a wood.”|He was a big calm pig, and nobody had consulted him. Now he lifted his nose and breathed in, first from the right and then from the left. Then he lay down with his head to the left and sighed. “That’s acorns,” said the man, who understood pigs. “He never makes a mistake about acorns. So it’s to a wood that way, whatever else it is.”}',
        'They put their ears to the ground, one path after the other. {The first was still. But the second one went ding, ding, far off.|“Roads carry,” said [hero]. The first one brought them nothing but a beetle on his way somewhere. But along the second came a sound, thin as a thread, ding and ding. It was a school bell, or a cow. They talked it over. In either case there would be somebody at the end of it who could be said good evening to.}',
        'In the ditch they saw a bit of blue. {It was paint! It had run down off the sign. [Hero] saw the shape of half a word: “…ea”.|It lay in the ditch like a piece of sky. All of the letters had run down in there, blue on brown, and swum about, and most of them had sunk. But two still hung on to a dock leaf, side by side: an E and an A. “Tea,” said [helper], full of hope. “Sea,” said [hero], “or pea. But it’s a beginning.”}',
      ],
      tries: [
        'They spun the post, to see where it would stop. {It stopped at [helper]. So the path went to [helper]. That was not far.|It went round four times, slower and slower, with its arms out. It stopped, and all three of them were pointing straight at [helper], who said it was flattering, but one could not send a bride there.}',
        'They threw up a hat and watched where it came down. {It came down on the pig. He wore it well.|Travellers have decided things like that since the world began. The hat went up. It came down on the pig, who looked so well in it that nobody liked to ask for it back.}',
        'They sent an ant down each road to look. {They are still waiting for the first one.|Three ants were willing. They set off at a good brisk march. When the first of them had got as far as the second pebble, it was clear that the news would be excellent, but late.}',
      ],
      solutions: [
        {
          id: 'ask',
          text: [
            'Then [hero] asked each one in the line, “And where do you come from?” {“From the mill!” said one. “From the sea,” said the next. So each road had someone who knew it! [Hero] wrote it all up with chalk. Now the post had its words.|It was so simple that it made everyone laugh. The bride had come from the mill, and the postman from the sea. The man with the pig came up out of the wood, where else. Each of them knew one of the roads, as one knows one’s own pocket; they had only never told each other. [Hero] wrote it up, arm by arm, with a lump of chalk. The post read itself, moving its lips. “Mill,” it said. “Wood. Sea. Oh, I do like the sound of me.” Then they went off, all to where the others had been.}',
          ],
        },
        {
          id: 'pictures',
          text: [
            '[Hero] looked at the bare arms. “Letters wash off,” said [hero]. “Let’s hang up things.” {On one arm they hung a shell. On one they hung a pine cone. On the third went a small bell. Now even the pig could read it!|So they went a little way down each road, and came back with something. Down the first one the banks were full of pine cones. The second had sand in its ruts, and a whole white shell. From the third they had a bell, lent by a cow. [Hero] tied one thing to each arm. The shell whispered, the cone smelled of woods, and the bell turned in the wind and said ding. “I can be read in the dark now,” said the signpost, “and by pigs.” It held its arms out further than it ever had.}',
          ],
        },
      ],
      after: [
        'The signpost stood quite still at last. {“Good way to you,” it said to each, and it was right each time.|When the last cart had gone it was still murmuring its own three names over to itself. “Good way to you,” it said to [hero], and held out the arm that led towards bed.}',
      ],
      fact: '[Hero] helped the muddled signpost to know its three roads again.',
    },
    {
      id: 'nameless',
      title: ['The Hill Without a Name', '[Hero] and the Hill That Was Not on the Map'],
      ask: 'Do you know what a small hill should be called?',
      refrain: ['Little hill, so round, so green, where on earth has your name been.'],
      spark: [
        'A little hill stood by itself and sniffed. {“All the other hills have names,” it said. “They’re on the map. I’m just a blank.” That would not do. “We’ll get you a name,” said [hero].|It was small and round, with a thorn bush on top like a tuft of hair. “The big ones have all got names,” it said. “Old Baldy, and the Three Aunts. People look for them on the map and point. On the map I’m a thumb mark.” It sniffed, and some rabbits fell over. A name cannot simply be taken out of a drawer. It has to fit. [Hero] promised to go and find the right one before the day was done.}',
      ],
      way: [
        'The man who draws the maps sat in his hut with ink on his nose. {“I’d write it in,” he said. “But I need a name by bedtime. And it must be true.”|There was more of it on both his sleeves, for he had been at it since breakfast. “I left it white,” he told them. “I didn’t like to guess. A wrong name itches, you know, and a hill can’t scratch.” He dipped his pen and laid it ready. “Bring me one that’s true,” he said, “and I’ll put it in tonight, with a little picture.”}',
        'Some rabbits lived on the hill. {“What do you call it?” asked [hero]. “Home,” they said. But that’s what they call all hills.|They sat in front of their doors in the last of the sun. “We’ve never called it anything,” said the eldest. “We just say up and down. But I’ll tell you what. In the frost it’s the first hill to be warm, always. My grandmother used to say it got up early on our account.” [Hero] wrote that down, because it sounded like part of something.}',
        '[Hero] lay down flat on the small hill and looked up. {It was soft here. It was just the right size for one back.|The grass was short and springy and smelled of thyme. One’s head lay a bit higher than one’s feet. One’s back fitted in, every bone of it, as if somebody had taken measurements. “Have you noticed,” said [hero] after a while, “that we’ve been up all sorts of hills, and this is the first one that anybody lay down on?”}',
      ],
      tries: [
        'They tried the grandest name they could think of. “Mount Thunder!” {A rabbit giggled. The hill went pink.|“Mount Thunder the Terrible!” It rolled very well off the tongue. The hill tried to look like it, and sat up as tall as it could. Then a rabbit giggled, and the hill gave it up, and was rather relieved.}',
        'They looked in a book of names. {“Rosa? Bert? Alan?” “I once knew a sheep called Alan,” said the hill.|They read out all of the names from A. The hill listened with great attention. “Alan was a sheep,” it said, “and Bertha still is.” By the time they had reached M it had dozed off, and they shut the book.}',
        'They asked the wind to say a name. {“Whooo,” said the wind. “Who?” said the hill. “Whooo,” said the wind.|“Whooo,” said the wind, with its whole chest. “Who?” asked the hill. “Whooo.” “That’s what I’m asking you,” said the hill, and it might have gone on like that till winter.}',
      ],
      solutions: [
        {
          id: 'lap',
          text: [
            '“I know what you’re like,” said [hero]. “You’re like a lap.” {The hill was still. All of them sat down on it and leaned back. It was true! The man who draws the maps wrote it in, in blue: “Lap Hill”.|It was not a hill for looking up at, it was for sitting in. Nobody spoke. They were all sitting in it at the time, as it happened, rabbits and everyone, leaning back. The sun had gone from the high hills, and here it was still warm. “Lap,” said the hill, trying it. “Lap Hill. Oh.” It was as if something had been let out at the waist. The man who draws the maps wrote it in, and next to it he drew a very small person with no shoes on, fast asleep.}',
          ],
        },
        {
          id: 'own',
          text: [
            '“What would you call yourself?” asked [hero]. {No one had asked the hill that. It thought for a long time. “Molly,” it said, very low. “I’ve always felt like a Molly.” So Molly it was.|The hill was silent for so long that a snail went by. “You’ll laugh,” it said. “I won’t,” said [hero]. “Molly,” said the hill. It had gone pink to the top of its bush. “Nobody calls a hill that, I know. But when I’m by myself, at night, that’s who I am.” They tried it. “Good evening, Molly.” And it fitted. It fitted like an old shoe. The man who draws the maps took off his cap when he heard it, and wrote it in his best round hand, with a curl on the M and a little bush on top.}',
          ],
        },
      ],
      after: [
        '{Now people look for it on the map, and they point. “There!” they say. And the hill smiles into its grass.|That same evening two walkers came by with the map, spelled out the name with one finger, and looked up. “So that’s you,” they said. There was hardly room on the hill for its pride.}',
      ],
      fact: '[Hero] found a good name for the smallest hill on the map.',
    },
  ],
  obstacles: [
    'The path split in two. One sign said “Long”. The other said “Longer”. {They took the long one. It had more blackberries.|They asked a blackbird, who had tried both. “Longer has more blackberries,” it said, and that settled the matter.}',
    'A rope hung over the stream. “Who’s first?” {They swung, one, two, three. [Helper] swung back again by mistake.|They swung across one after the other, with a yell in the middle. [Helper] forgot to let go and swung back, and had to do it all over again, not at all unwillingly.}',
    'The stepping stones were there, but one was missing. {“Hm,” said a turtle, and swam into the gap. “Step on. I won’t tell.”|“They’ve sent number four to be cleaned,” said a turtle, paddling into the gap. “I’m standing in for it. Kindly wipe your boots.”}',
    'Here the trail was all mud. It wanted to keep their boots. {Slurp! It let go of one. Slurp! It let go of the next.|It pulled politely at each foot, like a shopkeeper who does not want you to leave. They went from tuft to tuft, and at the far side they had all their boots, though not all on the right feet.}',
    'A flock of sheep filled the whole lane. {They could not go round. So they went along inside it, like four more sheep.|There was no getting past, so they got in. For a while they were carried along in the warm, woolly middle, and learned a good deal about grass.}',
    'The map flew off into a tree. {“Shake it,” said [helper]. Down came an apple, then a nest, then a cross bird, and then the map.|They shook the tree and got an apple. They shook again, and a bird came down to ask what this was about. She fetched them the map herself, once they had explained, and it had only a little jam on.}',
    'A wall stood there, too high to see over. {[Hero] found a small hole low down. It was made for hedgehogs. It was tight, but they got through.|“People built it long ago to keep the wind out,” said [helper], “and the wind went round.” They did what the wind did, and it cost them only ten minutes and one sleeve.}',
    'Dusk came, and the path grew hard to see. {They held on to one rope, all in a row. The one in front said “root” and “stone”.|[Hero] went first and named things: root, stone, puddle, root. Each of them passed it back along the rope. By the end of the line it had turned into “boot, scone, cuddle”, but nobody tripped.}',
  ],
  encounters: [
    'They met a man who was looking for adventure. “Have you seen one?” he asked. {“This is one,” said [hero]. “Oh!” he said, and sat down.|“I’ve walked for nine years,” he said. “I think this is one,” said [hero]. He looked round at it. “So it is,” he said. “I’d thought that it would be bigger.”}',
    'A tent was pitched in a tree. In it slept three birds on camp beds. {“We’re on holiday,” one said. “From what?” “From nests.”|“We’re on holiday,” said one of them without opening her eyes. “Nests are all very well, but one does like a change.”}',
    'There stood a scarecrow with his arms stretched out. {“I point both ways,” he said. “That way, no one is wrong.”|“To the left is the way, and to the right is also the way,” he said. “I like to be sure that nobody goes wrong.”}',
    'On a stone sat an old explorer, drawing a map of his own feet. {“It’s good to know where you stand,” he said.|“Everyone maps the mountains,” he told them, “but it’s so useful to know where you stand.” He had just discovered a new toe.}',
    'A tiny tent stood in the grass. Snore, it went. {It was a grasshopper on a long trip. His boots stood outside, all six.|It was no higher than a mug. Outside stood six boots in a row, very small and very muddy, and from inside came the sleep of somebody who had hopped all day.}',
    'A cow had found an old compass and hung it on her bell. {“It’s for my tail,” she said. “Now I know where it’s pointing.”|“I’ve never been able to see where my tail is,” she told them. “Now I simply look. At the moment it’s in the south-east.”}',
    'Two beetles were rolling a blackberry up the hill. {It rolled down again. “Good!” they said. “Once more!”|At the top it got away from them and rolled to the bottom. “That’s eleven,” they said happily. It took a moment to understand that this was the game.}',
    'They passed an inn for boots. {The boots sat in warm rows. They were talking of puddles.|The owners had to wait outside. Within, in the glow of the stove, sat forty boots with their tongues hanging out, swapping tales of puddles they had known.}',
    'An old mule carried a trunk with “Fragile” on it. {“What’s in it?” “A hole,” he said. “For a doughnut.”|“It’s a hole,” he said, when they asked him. “There’s a baker over the hill who ran out. I’ve got to keep it level.”}',
    'Along came a man with a ladder. {“I’m looking for somewhere up,” he said.|“It’s a very good ladder,” he said, “and I felt that it ought to be somewhere higher than my shed.” They showed him a cherry tree, and he shook hands with everybody.}',
    'On a rock sat a lizard in goggles. {“I explore this rock,” it said. “I’m up to the middle.”|“I’ve explored this side completely,” it said. “Tomorrow I go round the back. I’ve told my mother not to wait supper.”}',
    'A girl and her goat were selling lemonade at the end of the world. {“It only looks like the end,” she said. “It goes on round the corner.”|So it said on the sign. “Visitors like it,” she explained. “Really it goes on just past the hedge, but there’s nothing to drink there.” The goat had drawn the map on the sign, and eaten the rest of it.}',
  ],
  favourite: [
    'By the door stood a pair of boots, side by side, having a rest from adventure.',
    'Over the bed hung a map, and every path on it led home.',
    'On the chair hung a rucksack, quite empty, with its straps hanging loose in sleep.',
    'By the lamp lay a small brass compass, and its needle had grown still.',
    'Under the bed two muddy boots leaned together and rested.',
    'A tent of blankets stood in the corner, dim and quiet inside.',
    'The rolled-up map on the shelf held all its paths, safe until morning.',
    'On the window sill slept a lantern with its little door closed.',
  ],
}
