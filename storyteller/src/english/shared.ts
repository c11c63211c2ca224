import type { LanguagePack } from '../realise/pack.ts'
import { afterTry, openings, tryAgain, turns } from './openings.ts'

/** Pieces that any theme can use. The engine remembers what a child heard lately. */
export const shared: Pick<
  LanguagePack,
  | 'openings'
  | 'setOff'
  | 'afterTry'
  | 'tryAgain'
  | 'turns'
  | 'refrains'
  | 'asks'
  | 'encounters'
  | 'obstacles'
  | 'kindnesses'
  | 'talks'
  | 'rituals'
  | 'asleep'
  | 'goodnight'
  | 'goodnightChild'
  | 'recall'
  | 'meetAgain'
  | 'promises'
> = {
  ...{ openings, afterTry, tryAgain, turns },
  setOff: [
    'So off they went. {One step, two steps, three.|[Helper] went on one side and [hero] on the other, and neither of them knew exactly where to begin.} ((“Where do we look first?” asked [hero]. “Near,” said [helper]. “Then not so near.”))',
    '“Come on,” said [helper]. {And away they went.|“We shall know it when we see it.” Nobody can say no to that, so they went.} ((It felt good not to go alone.))',
    '[Hero] took a deep breath. [Helper] did the same. {Then they set off.|Then they set off together, at the sort of pace that lets you look about you.}',
    '“Do we need anything?” asked [helper]. [Hero] thought. {“Only you,” said [hero].|“A pocket for finding things,” said [hero], “and somebody to show them to.” They had both.} So they set off.',
    'They started at once, before [helper] could think of a reason not to. {|There were several good reasons, and [helper] was already opening [h.his] mouth.}',
    '“Left or right?” asked [helper]. [Hero] shut both eyes and turned round once. “That way,” said [hero]{.|, pointing at something that was neither.}',
  ],
  refrains: [
    'And all the way [helper] sang, “[refrain]”',
    '“[refrain,]” said [hero] softly, to keep their feet in time.',
    '“[refrain,]” hummed [helper]{, and [hero] hummed it too.|, and after the second time [hero] could hum it too.}',
    'They said it together this time: “[refrain]”',
    'It went well with walking: “[refrain]”',
  ],
  asks: [
    '“[ask]” [hero] asked the next one who came along. {“No,” it said. “But good luck!”|It thought it over with its head on one side. “I’m afraid not,” it said, “but do tell me when you find out.”}',
    '“[ask]” they asked. {It took a long look at them. “No,” it said. “Sorry.”|“Hm,” was the answer. “I used to know. It’ll come back to me as soon as you’ve gone.”}',
    '“[ask]” called [hero] into the evening. {No one said a thing. But it felt good to ask.|Nobody answered, but once it had been said out loud it seemed a good deal smaller.}',
    '“Let’s not forget why we’re here,” said [hero]. “[ask]” {“I was just thinking of that,” said [helper].|“I was thinking of nothing else,” said [helper], who had been thinking of buns.}',
    '“[ask]” said [helper] to [h.himself]{. It was a hard one.|, over and over, as one says the shopping so as not to lose any of it.}',
    'They asked somebody on the way to bed. “[ask]” {“Ask your heart,” was the answer. “Mine is asleep already.”|“At this hour?” said a sleepy voice. “I’d go on, if I were you, and keep my eyes open. That’s generally how it’s done.”}',
  ],
  encounters: [
    {
      in: ['land'],
      text: 'A snail was crossing the path. They waited for it. {It took a long time.|It took so long that [helper] sat down, and [hero] counted to ninety, and the snail said, “Almost,” in a very small voice.} ((“Thank you,” said the snail. “Most people step over me and never see my good side.”))',
    },
    {
      in: ['land', 'indoors'],
      text: 'They found one lost mitten. {[Hero] hung it on a hook, so that its owner would see it.|It was green with a white thumb. [Hero] hung it up where its owner would be sure to see it, and it waved a little in the draught.}',
    },
    {
      in: ['land', 'water'],
      text: 'A frog said, “Good evening,” and then forgot what came next. {“Ribbit,” it said at last.|They waited politely. “Ribbit,” it said at last, and looked very much relieved.} ((“I had it on the tip of my tongue,” said the frog, “and my tongue is rather long.”))',
    },
    {
      in: ['land', 'sky', 'water'],
      text: 'A little wind ran past with a feather. {It tickled [hero’s] nose.|It stopped to tickle [hero] under the nose with it, and laughed, and then ran on about its business.}',
    },
    {
      in: ['indoors'],
      text: 'A clock on the wall had stopped at ten to seven. “Is it always ten to seven here?” asked [hero]. {“Twice a day,” said the clock.|“Only twice a day,” said the clock. “The rest of the time I am resting.”}',
    },
    {
      in: ['indoors', 'sky'],
      text: 'A mouse was carrying a crumb as big as its head. {[Hero] held the door for it.|[Hero] held the door for it, and the mouse nodded, since it could not very well speak.}',
    },
    {
      in: ['water', 'sky'],
      text: 'Something round and silver went slowly by. It was a bubble with a tiny yawn inside. {They let it go on its way.|Whose yawn it was, they never learned, but it had plainly been a good one, and they let it float on.}',
    },
    {
      in: ['sky'],
      text: 'A small cloud was practising shapes. It made a boot. It made a pear. {“Very good!” said [hero].|“What is this one?” it asked, and [hero], who was kind, said that it was certainly a very good one.}',
    },
    {
      in: ['water'],
      text: 'A crab walked sideways beside them for a while. “I am going straight on,” it said. {“It is all of you who go sideways.”|“It is everybody else who goes sideways. I have never liked to mention it.”}',
    },
    'They stopped to share an apple. {Crunch, crunch, crunch.|It was a crisp one, and for some time nobody said anything but crunch.} ((The pips went into [hero’s] pocket, in case of orchards.))',
    'They heard somebody laugh, far off. It was such a nice laugh that they laughed too. {|They never found out what was so funny, and it did not matter in the least.}',
    {
      from: 5,
      text: 'There was a smell of toast, although there was nobody about. {They sniffed to the left and to the right. “Somebody is happy somewhere,” said [helper].|They followed it a little way to the left and a little way to the right, and it was the same in both places. “Somebody is having a nice evening,” said [helper], “and it has leaked.”}',
    },
    {
      in: ['land'],
      text: 'A small round stone lay in the middle of the way. [Hero] picked it up. “Put me down a bit more to the left,” it said. {So [he] did. “Ah,” said the stone.|So [he] did. “A bit more. There. Thank you,” said the stone. “I have been meaning to move for a thousand years.”}',
    },
    {
      in: ['land', 'indoors'],
      from: 5,
      text: 'Somebody had tied a red ribbon to the left of the way and a blue one to the right. {“That’s so that the wind knows where to go,” said [helper].|“What is that for?” asked [hero]. “So that the wind can find its way home,” said [helper], and neither of them was sure if that was true, but the ribbons seemed to believe it.}',
    },
    {
      from: 7,
      text: 'They came to a sign with nothing on it. [Helper] read it twice, to be sure. “It says that we may choose,” said [helper] at last, so they chose, and felt rather important. ((A little way on there was a second sign. It said, “Well done.”))',
    },
    {
      from: 7,
      text: 'A very old beetle asked them for the news. [Hero] thought hard, and told it that the evening was mild, that nobody was cross, and that there had been pancakes. “Pancakes,” said the beetle. “Then all is well with the world.”',
    },
  ],
  obstacles: [
    {
      in: ['land'],
      text: 'There was a puddle, as wide as a table. {They made a bridge out of one plank. It bent. It held!|Round it was mud, and over it was too far. In the end they found one plank, which bent in the middle like a smile, and they crossed it one at a time.}',
    },
    {
      in: ['land', 'indoors'],
      text: 'Here was a gate with no handle. {They pushed. They pulled. Then [hero] said “please”, and it swung open.|They pushed it and pulled it and [helper] spoke to it firmly. Then [hero] said “please”, and it swung open at once, for no one had ever asked it before.}',
    },
    {
      in: ['indoors'],
      text: 'The stairs went up and up. {They counted them. There were thirty, and then a cat.|They counted thirty of them and then a cat, who did not move, so they counted her as a stair and went on.}',
    },
    {
      in: ['water', 'sky'],
      text: 'A thick white mist came down. {They held on to each other and hummed. Hum, hum, hum. Then it was gone.|They could not see their own hands. So they held on to each other and hummed, each a different note, until the mist grew curious, came closer to listen, and forgot to be thick.}',
    },
    {
      in: ['sky', 'water'],
      text: 'Now the wind blew the wrong way. {“We will wait,” said [hero]. They waited, and it turned.|“We could push,” said [helper]. “We could wait,” said [hero]. They waited, and ate a biscuit, and the wind turned round by itself to see what they were eating.}',
    },
    {
      in: ['land'],
      text: 'A pebble got into [hero’s] shoe. {Out it came. It was round and white.|It felt as big as a house. When it came out it was no bigger than a pea, and so pretty that [hero] apologised to it.}',
    },
    {
      from: 7,
      text: 'Then came a part where nobody was sure of the way, although nobody liked to say so. [Hero] said it first. “I’m not sure either,” said [helper], very much relieved, and after that it was easy to stop and work it out.',
    },
  ],
  kindnesses: [
    {
      in: ['land', 'indoors'],
      text: 'A small spider’s thread was torn. [Hero] held the end of it still while she tied the knot. {“Thank you,” said the spider, and gave [him] one silver thread.|It took a long while, and [hero’s] arm began to ache. “I have nothing to give you but this,” said the spider, and it was one silver thread.}',
      keepsake: 'Round [hero’s] finger was the silver thread. It shone softly in the dark.',
    },
    {
      in: ['land'],
      text: 'An ant could not get its leaf up the kerb. [Hero] laid down a stick for a ramp. {Up went the ant! It left [him] a smooth little stone.|The ant considered the stick from both sides, as ants do, and marched up. In the evening of that same day it would send [him] a smooth little stone, by six porters.}',
      keepsake: 'By the bed lay a smooth little stone. It was still warm from the day.',
    },
    {
      in: ['water'],
      text: 'A starfish lay the wrong way up. [Hero] turned it over, very gently. {“That is much better,” it said. It gave [him] a tiny shell.|“That is much better,” it said. “I had seen quite enough of the sky.” It gave [him] a shell no bigger than a fingernail.}',
      keepsake: 'Under the pillow lay a tiny shell. If you kept very still, it whispered.',
    },
    {
      in: ['sky'],
      text: 'A little lamp of a star had smoke on its glass. [Hero] breathed on it and rubbed it clean. {It gave [him] a speck of light to keep.|It shone twice as bright, and blushed. In thanks it gave [him] a speck of light, the spare one that every star keeps for emergencies.}',
      keepsake: 'On the window sill lay a speck of light. It glowed, slow and soft, like breath.',
    },
    {
      in: ['indoors'],
      text: 'An old teapot had lost its lid, and it was sad. [Hero] looked under the bench, and there it was. {The teapot gave [him] a sip of warm cocoa.|“I felt so draughty,” said the teapot. It poured out a small cup of cocoa, although it had been quite empty a moment before.}',
      keepsake: 'There was still a taste of warm cocoa, and it made everything feel close and soft.',
    },
    {
      text: 'Somebody had dropped a button. [Hero] went back and gave it to its owner, a very small knitted mouse. {“Keep it,” said the mouse. “I have two.”|“You walked all that way back for my button,” said the mouse. “Then you must keep it. I have another, and I shall think of you on that side.”}',
      keepsake: 'The button lay on the chair by the bed. It was round and quiet, like a small moon.',
    },
    {
      text: 'They met a bird who was too tired to carry its twig home. [Hero] carried the twig, and [helper] carried the bird. {It gave them one soft feather.|The nest was not far. When the last twig was in its place the bird pulled out one soft feather, its best, and would not hear of a no.}',
      keepsake: 'The soft feather lay beside [hero’s] cheek. It moved a little with each breath.',
    },
  ],
  talks: [
    '“Are you ever afraid?” asked [hero]. [Helper] thought about it. {“Sometimes. Then I hum.”|“Sometimes,” said [helper]. “Mostly of loud soup. But when I am, I hum, and then at least there is some music to be afraid to.”}',
    '“What do you like best?” asked [helper]. {“Warm socks,” said [hero]. “And pancakes. And this.”|[Hero] had to think. “Warm socks,” said [hero]. “And the end of the pancake where the sugar runs to. And this, just now.” “Put me down for the same,” said [helper].}',
    {
      from: 5,
      text: '“How do you know when you are nearly there?” asked [hero]. {“You stop asking,” said [helper].|“You stop asking,” said [helper]. [Hero] was quiet for four whole steps, to see if it worked.}',
    },
    {
      from: 7,
      text: 'They sat down to rest. “When I was small,” said [helper], “I thought the moon followed only me. I was very proud of it. Then I found out that it followed everybody, and I was cross for a week.” “And then?” asked [hero]. “Then I thought what a lot of people that made, all walking about under one lamp. And I liked it better.”',
    },
    {
      from: 7,
      text: '“Tell me something nobody knows,” said [hero]. [Helper] looked to the left and to the right. “I talk to my left foot when I’m alone,” said [helper] in a low voice. “It’s a better listener than the right one.” [Hero] promised never to tell the right one, and they went on with a secret between them, which is a very good thing to carry.',
    },
    {
      from: 7,
      text: '“Do you think we’ll manage it?” asked [helper]. “I think so,” said [hero]. “And if not, we will have tried with a friend, and that’s different from trying alone.” [Helper] turned this over for a while. “Is it cleverer?” “No,” said [hero]. “Just warmer.”',
    },
    {
      from: 9,
      text: '“Here is a riddle,” said [helper]. “It gets longer when you cut it at both ends, and everyone walks on it. What is it?” [Hero] thought of string and of loaves and of days. “A ditch?” “Nearly,” said [helper], who had, it turned out, forgotten the answer some years ago and had been asking people ever since in the hope that one of them would know.',
    },
    {
      from: 9,
      text: 'For a while they said nothing. It was not the kind of nothing that needs filling up. [Helper] looked at the things on the left and [hero] at the things on the right, and every now and then one of them pointed, and the other nodded.',
    },
    {
      from: 7,
      text: '“Tell me a story while we walk,” said [hero]. So [helper] told one. “There was once a man who collected keys. He had nine hundred, and not one of them opened anything, for he had never had the doors. People laughed at him. Then one night all the doors in the town blew shut, with everybody on the outside, in their slippers. And the man came along with his nine hundred keys and a lamp, and tried them, one after another, kindly and in order, until the last of them was home.” “And after that?” asked [hero]. “After that,” said [helper], “they still laughed at him. But they asked him to supper first.”',
    },
    {
      from: 7,
      text: '“I once knew a cloud,” said [helper], “who could not make up its mind. In the morning it meant to be rain, and at noon it thought of snow, and by evening it had done nothing all day but hang over one old woman’s garden. It was ashamed of itself. But the old woman had been picking beans down there, in the only shade for miles. She looked up and said, that was kind of you. And do you know, it had never felt so much like a cloud.” [Hero] looked up to see if it was there, and there was a small one, in no hurry.',
    },
    {
      from: 8,
      text: 'They passed the time with a game. One of them had to name a thing that was small and good, and the other had to find one that was smaller and better. “A new pencil,” said [hero]. “The bit of silence after a clock has stopped striking,” said [helper]. “The cold side of the pillow.” “The second before somebody opens a present.” “The crumb that sticks to your finger.” They played until they had got down to things so small that there were no words for them, and then they called it a draw.',
    },
    {
      from: 8,
      text: '“When I was about your size,” said [helper], “I decided to run away from home. I packed a cheese. I walked and walked, and by the time it was dark I had come to a house with a light on, and I looked in, and it was so warm and so friendly that I thought, if only I lived there. So I knocked. And it was my own mother who opened. I had gone in a circle.” “Was she cross?” asked [hero]. “She said she was very pleased to meet me,” said [helper], “and had I by any chance brought the cheese back.”',
    },
    {
      from: 9,
      text: 'There was a flat stone, just right for sitting on, so they sat. [Helper] took out the last biscuit and broke it. As always happens, one half was bigger. They both looked at it. “You have that one,” said [hero]. “No, you,” said [helper]. This went on for some time, with great politeness on both sides, until a sparrow came down, looked from the one to the other, and flew off with the bigger half. “That,” said [helper], after a pause, “is one way of doing it.” And they ate the smaller half in two equal crumbs, and thought it tasted better than most.',
    },
    {
      from: 9,
      text: '“What do you think about when you can’t sleep?” asked [hero]. “I build a house,” said [helper]. “Not a real one. I begin with the door, and I think about what colour it is, and how the handle feels. Then there’s the hall. I hang up my coat. I have been building that house for years, and I have never got further than the kitchen, for by then I’m always asleep.” “What colour is the door?” asked [hero]. “Blue,” said [helper]. “It needs painting. But I like it as it is.”',
    },
  ],
  rituals: [
    'Then [hero] took three slow breaths. One for the day. One for a friend. {One for sleep.|And one, the longest and slowest, for nothing at all but sleep.} ((Each breath was softer than the one before.))',
    'It was time to say goodnight to things. Goodnight, window. Goodnight, shoes. {Goodnight, moon over the roof.|Goodnight, chair with yesterday on it, and goodnight, moon above the roof.} ((Each of them seemed to grow a little quieter when it heard its name.))',
    '[Hero] thought of three good things, slowly. The first was warm. The second was soft. {The third was so sleepy that it had no name.|The third was so quiet and so sleepy that it slid away before it could be counted.}',
    'First [hero’s] toes went to sleep. Then [his] knees, and then [his] hands. {Last of all, two heavy eyes.|After that the sleep came up slowly, like warm water, to [his] shoulders, [his] chin and two heavy eyelids.}',
    '[Hero] listened. Far away, a quiet hum. Nearer, a soft creak. {Nearest of all, [his] own slow breath.|Nearer still, the hush of the blanket, and nearest of all [his] own slow breath, in and out, in and out.}',
    'The blanket came up, soft and warm. {It smelled of home.|It smelled of home and clean cotton, and somebody had smoothed it at the corners.} ((Under it there was just enough room for one sleepy person and one good day.))',
    'Out in the dark the stars came up without a sound. [Hero] counted them slowly. One. Two. Three. {Four was so soft that [he] never said it.|Somewhere between seven and eight [his] eyes closed by themselves, and the stars quietly counted the rest.}',
    {
      from: 7,
      text: 'There is a moment when a day lies down, and this was it. The lamp was dim. The house gave a low sigh, as old houses do, and settled itself more softly round everyone who slept in it.',
    },
    {
      from: 7,
      text: '[Hero] let the day go by once more, slowly, like a quiet boat. There went the beginning, and there went the middle. By the time the end drifted past, warm and dim, [he] had nearly stopped looking.',
    },
  ],
  asleep: [
    'And then [hero] was asleep{.|, and so softly that nobody could have said just when it happened.}',
    '[Hero’s] eyes closed. [His] breath came slow and even{. [He] slept.|, and sleep drew the last small thought up to [his] chin like a quilt.}',
    'The night was soft and wide, and [hero] slept in the warm middle of it.',
    'Slowly, slowly, everything grew still. [Hero] slept{.|, and dreamed of something small and warm.}',
    'One more yawn, a long one. {Then sleep came.|Then came sleep, on quiet feet, and sat down at the edge of the bed.}',
    'And [hero], safe and warm, drifted off to sleep.',
  ],
  goodnight: [
    'Goodnight, [hero]. Sleep softly.',
    'Sleep well, [hero]. Tomorrow is already warming its feet{.| by the fire.} Goodnight.',
    'Goodnight, [hero], goodnight. The moon stays awake, so that you can sleep.',
    'Hush now. Goodnight, dear [hero].',
    'Rest now, [hero]. All is well, and all is quiet. Goodnight.',
    'Goodnight, [hero]. The dark is only the blanket of the day, and it is tucked in all around.',
  ],
  goodnightChild: [
    'And you, [child]? You are warm too, and it is quiet. Goodnight, sleep softly.',
    'Now close your eyes as well, [child]. Goodnight.',
    'Goodnight to them all. And goodnight to you, [child], most of all. Sleep well.',
    'It is night here too, [child]. The blanket is soft, and you are safe. Goodnight.',
    'And one goodnight was left over, soft and warm. It is for you, [child]. Sleep well.',
    'Sleep now, [child], as softly as they do. Goodnight.',
  ],
  recall: [
    'Do you remember? [fact] That was last time.',
    'It was not so long since the last adventure. [fact] They still smiled about it.',
    'People here still spoke of it. [fact] But this was a new day.',
  ],
  meetAgain: [
    'And who was there already? It was [helper]{.|, who had come round to ask if anything was the matter.} “I thought you might need me,” said [helper].',
    '[Hero] went to fetch [helper], of course. {“I’m ready,” said [helper]. “I was ready yesterday.”|“I’ve been ready since the last time,” said [helper]. “I only sat down to wait for it.”}',
    'It was a good thing that [helper] was just passing. {“Again?” said [helper], and smiled.|“Again?” said [helper], and tried to look as if it were a bother, and did not manage it.}',
  ],
  promises: [
    'Tomorrow there would be new footprints to follow, but tonight there was only sleep.',
    'There was one more small door to open, some other day. It would wait quietly until then.',
    'Another day would bring another small wonder. There was no hurry at all.',
    'Somewhere the next story was lying asleep too, warm and in no hurry.',
    'The map still had a white corner. It would keep, quiet and safe, until another day.',
    'There was more to see, and it would still be there after a long, soft sleep.',
  ],
}
