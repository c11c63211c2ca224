import type { Kindness } from '../../craft/pack.ts'

export const kindnesses: readonly Kindness[] = [
  {
    in: ['land', 'indoors'],
    text: 'A small spider’s thread was torn. [Hero] held the end of it still while she tied the knot. {“Thank you,” said the spider, and gave [him] one silver thread.|It took a long while, and [hero’s] arm began to ache. “I have nothing to give you but this,” said the spider, and it was one silver thread.}',
    keepsake: 'Round [hero’s] finger was the silver thread. It shone softly in the dark.',
  },
  {
    in: ['land'],
    text: 'An ant could not get its leaf up the kerb. [Hero] laid down a stick for a ramp. {Up went the ant! It left [him] a smooth little stone.|The ant considered the stick from both sides, as ants do, and marched up. Before the evening was over it would send [him] a smooth little stone, by six porters.}',
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
    text: 'Somebody had dropped a <blue~green~brass~wooden> button. [Hero] went back and gave it to its owner, a very small knitted mouse. {“Keep it,” said the mouse. “I have two.”|“You came all that way back for my button,” said the mouse. “Then you must keep it. I have another, and I shall think of you on that side.”}',
    keepsake: 'The button lay on the chair by the bed. It was round and quiet, like a small moon.',
  },
  {
    text: 'They met a bird who was too tired to carry its twig home. [Hero] carried the twig, and [helper] carried the bird. {It gave them one soft feather.|The nest was not far. When the last twig was in its place the bird pulled out one soft feather, its best, and would not hear of a no.}',
    keepsake: 'The soft feather lay beside [hero’s] cheek. It moved a little with each breath.',
  },
  {
    text: 'An old <tailor~cobbler~sailmaker> could not thread her needle. [Hero] licked the thread, and in it went. {She cut out a small cloth moon. “For your elbow,” she said.|“I had been at it since dinner,” she said. Then she cut a small moon out of yellow cloth, with four neat stitches for a smile, and said that it was for the next elbow that needed one.}',
    keepsake: 'On the sleeve of the nightshirt was a small cloth moon, and its soft smile was already half asleep.',
  },
  {
    text: 'A little bell stood and cried, for it had no tongue. [Hero] hung a <bead~dried pea~cherry stone> in it. Ting! {“That’s me!” it said.|It tried one ting, and then a whole row of them, and said that it had never known what it was going to sound like, and that it was rather pleased. It wanted to come along and be [hero’s], if that was all right.}',
    keepsake: 'On the bedpost hung the little bell. It gave one ting, soft and slow, and then it slept.',
  },
  {
    text: 'Someone’s bag had split, and the <walnuts~chestnuts~acorns> rolled everywhere. {They picked up every one. The very last was for [hero].|They went after them on hands and knees and found them all, with one to spare, which could not be explained. “Then it is yours,” said the owner, and polished it for [hero] on her sleeve.}',
    keepsake: 'In [hero’s] hand lay the last brown nut, smooth and warm, like a small sleeping bird.',
  },
  {
    text: 'A reader had lost the end of his book. The page was gone! {So [hero] told him an end. It had cake in it. He gave [him] his ribbon.|He had got as far as the knock on the door. “It was her aunt,” said [hero], “with a cake.” The reader thought it over. “That’s better than what I was afraid of,” he said, and he gave [hero] the red ribbon from the place where he had stopped.}',
    keepsake: 'A red ribbon lay on the pillow, to keep the place until morning. The day was softly closed.',
  },
  {
    text: 'A lamplighter no taller than a spoon could not reach her lamp. [Hero] lifted her up. {Now it glowed. She gave [him] a warm glass bead.|She lit it, blew on her fingers and was set down again with all her dignity. “I do have a ladder,” she said, “but it’s on holiday.” In return she pressed a warm glass bead into [hero’s] palm.}',
    keepsake: 'The glass bead glowed on the blanket, warm and dim, as if a lamp were dreaming in it.',
  },
  {
    text: 'Somebody sat and hummed a tune with a hole in it. The last note was gone. {[Hero] sang it: “La!” It fitted.|[Hero] listened to it twice, right up to the hole, and then put in a note that was neither high nor low. It fitted. “You’d better have the rest of it too,” said the singer, “since you own the end.”}',
    keepsake: 'The little tune was still there. It hummed itself, more and more slowly, close to [hero’s] ear.',
  },
  {
    in: ['sky', 'water'],
    text: 'A small cloud had a cold. Drip, drip! [Hero] lent it a handkerchief. {It came back clean and dry.|It used the whole of it, and then, being well brought up, it washed it in its own rain and dried it on the wind. It came back smelling of all the weather there is.}',
    keepsake: 'The handkerchief lay folded under [hero’s] cheek. It smelled softly of rain, and of the quiet after it.',
  },
  {
    in: ['land', 'indoors', 'sky'],
    text: 'A seedling in a cup was thirsty. It could only whisper. [Hero] gave it a drink. {Up it stood! It had one leaf, and it waved.|The water went down with a small sucking sound, and then the one leaf rose, looked about, and turned to [hero] as if to the sun. It was plain that it was going to come along.}',
    keepsake:
      'By the window stood the seedling in its cup. It had folded its leaf for the night, and grew, slow and silent.',
  },
  {
    in: ['water'],
    text: 'A tiny shrimp could not keep up with the others. They waited for it, and [hero] gave it a lift. {“Here is my school,” it said. It gave [him] a white pearl, just a small one.|“They all go so straight,” it panted, “and I keep seeing things.” It had seen, among other things, a pearl no larger than a grain of rice, and this it gave to [hero], because nobody else had ever waited.}',
    keepsake: 'The white pearl lay in its shell by the bed and gave a soft light of its own, like a very small moon.',
  },
  {
    in: ['indoors'],
    text: 'A music box had run down in the middle of its song. [Hero] wound it up, not too far. {Pling, pling! It played a thank you.|It finished the note that it had been holding since last <winter~spring~autumn>, and sighed. “You can’t think what a relief that is,” it said, and it put something by for [hero], for later, when all was quiet.}',
    keepsake: 'Somewhere a music box was playing, slower and slower, and so softly that sleep could hear it best.',
  },
  {
    in: ['land'],
    text: 'A small mole had come up in the wrong place. {[Hero] turned him round and pointed. He shook hands, and left [him] a round brown pebble.|“Is this the library?” he asked, with earth on his nose. [Hero] turned him round three times and pointed him the right way, and as he had no coins, he paid with a pebble that had been his grandfather’s.}',
    keepsake: 'The brown pebble lay in the hollow of the pillow. It was used to the dark, and kept it gentle.',
  },
]
