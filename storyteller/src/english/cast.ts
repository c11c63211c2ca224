import type { LanguagePack } from '../realise/pack.ts'

/** The product's four, and what anybody the family made up can do. Role `friend`. */
export const cast: LanguagePack['cast'] = {
  predefined: {
    'captain-starlight': {
      lead: [
        'Captain Starlight had flown past nine planets{. She knew|, and she knew} the best place to land a ship for the night.',
        'Captain Starlight hung her helmet on a hook. It still smelled of stardust{.| and a little of toast.}',
      ],
      arrive: [
        'A small silver ship came down with a puff. “Captain Starlight at your service,” said the captain{.|, and she saluted so smartly that her helmet slid over her nose.}',
        '“Room for one more?” It was Captain Starlight. {She had stardust on her boots.|She had stardust on her boots and a sandwich in her map case, for she never travelled without either.}',
      ],
      deed: [
        'Captain Starlight went first. “Follow my boots,” she said. {Her boots had small lights on the heels.|Her boots had small lights on the heels, which she had fitted for exactly this sort of evening.}',
        'It grew dim, so Captain Starlight unhooked a little lamp from her belt. {“I borrowed it from a star,” she said.|“I have borrowed it from a very small star,” she said, “and I promised to bring it back by morning.”}',
        'Captain Starlight drew a map on the back of her glove. {Then they knew the way.|She had the whole sky in her head, she said, so one small path was no trouble at all.}',
      ],
      rest: [
        'Captain Starlight pulled off her boots and yawned. {Soon she slept.|She set her small lamp to its lowest glow, and slept as she flew, very straight.}',
        'Captain Starlight folded her hands on her map. Her breath came slow and soft.',
      ],
    },
    'luna-fairy': {
      lead: [
        'Luna Fairy was no taller than a teacup. {Her wings hummed when she was happy.|Her wings hummed when she was happy, which was nearly always, and so the neighbours had grown used to it.}',
        'Luna Fairy kept a drop of moonlight in a thimble{.|, in case somebody should need it before morning.}',
      ],
      arrive: [
        'Something hummed by [hero’s] ear. It was Luna Fairy! {She smelled of mint.|She smelled of mint and moonlight, and she had a leaf for an umbrella.}',
        'Luna Fairy came riding on a puff of dandelion. “May I come too?” she asked{.|, and she was on [hero’s] shoulder before anyone could answer.}',
      ],
      deed: [
        'Luna Fairy tapped the air three times. {A tiny light came out.|A light no bigger than a crumb came out, and it bobbed along in front of them like a well-behaved firefly.}',
        'Luna Fairy found a cold little beetle and rubbed its feet warm. {It ticked with joy.|It ticked with joy, and Luna said that was the beetle word for thank you.}',
        'Luna Fairy whispered something kind to the way ahead. {It seemed shorter after that.|No one heard what it was, but the way seemed a good deal shorter after that.}',
      ],
      rest: [
        'Luna Fairy folded her wings and lay down in a soft petal. Her humming grew slow.',
        'Luna Fairy hung her thimble of moonlight on a twig. It gave a soft glow while she slept.',
      ],
    },
    'oliver-owl': {
      lead: [
        'Oliver Owl wore round glasses. {He did not need them.|He did not need them at all, but he felt that they made his thinking clearer.}',
        'Oliver Owl had read every book in the hollow oak{. He liked the one about soup.|, and he had read the one about soup eleven times.}',
      ],
      arrive: [
        'Oliver Owl landed on a post and blinked. “Hoo-hoo. I have an idea,” he said. {“But first, good evening.”|“But one should always begin with good evening. Good evening.”}',
        'On a low branch sat Oliver Owl, wiping his glasses on his wing. {“I will come along,” he said.|“I shall come along,” he said, “for somebody ought to do the thinking.”}',
      ],
      deed: [
        'Oliver Owl shut one eye to think. “Hoo. When I do not know the way, I stop and listen,” he said. {So they did. And then they knew.|So they all stood and listened, and after a while the right way seemed to speak up for itself.}',
        'Oliver Owl turned his head all the way round. {“That way!” he said.|“That way,” he said, for it is very useful to see behind you without troubling your feet.}',
        'Oliver Owl told them a very short story about a lost button. {It was found in the end.|It was found in the end, in the soup, and that cheered everybody up.}',
      ],
      rest: [
        'Oliver Owl tucked his head under his wing. “Hoo,” he said softly, and closed his eyes.',
        'Oliver Owl put his glasses in their case. He would stay near and keep a quiet watch, he said, but his eyes were closed already.',
      ],
    },
    'sparkle-dragon': {
      lead: [
        'Sparkle Dragon was a young dragon with glitter on his nose. {When he laughed, he puffed warm sparks.|When he laughed he puffed out sparks, quite harmless ones, as warm as toast.}',
        'Sparkle Dragon had just learned to land{. Mostly he landed in bushes.|, and mostly he did it in bushes, which he said was what bushes were for.}',
      ],
      arrive: [
        'Bump! Sparkle Dragon landed in a bush. “I meant to do that,” he said{.|, and he picked a leaf out of his ear with great dignity.}',
        'Puff went a small gold cloud, and there was Sparkle Dragon. {“Can I play?” he asked.|“Whatever you are doing,” he said, “may I do it too?”}',
      ],
      deed: [
        'Sparkle Dragon blew a warm puff over everyone’s hands. {Now nobody was cold.|It was like standing beside an oven on bread day, and nobody was cold after that.}',
        'Sparkle Dragon made up a game. {They had to walk like sleepy bears.|Everybody had to walk like a sleepy bear, and whoever laughed had to start again, so they all started again four times.}',
        'Sparkle Dragon tried to help by sneezing. {Gold sparks fell all over the path. It was pretty!|Gold sparks fell all over the path, and although nobody had asked for them, everyone could now see where to step.}',
      ],
      rest: [
        'Sparkle Dragon turned round three times and curled up. One last warm spark drifted up and went out.',
        'Sparkle Dragon laid his chin on his tail. He was as warm as a stove, and soon he was asleep.',
      ],
    },
  },
  anyone: {
    lead: [
      'This is a story about [friend].',
      'Everyone liked to see [friend] coming up the path.',
      'If you had looked in that evening, you would have found [friend] there.',
    ],
    arrive: [
      'Just then [friend] came round the corner. “I’ll help!” said [friend]{.| at once, without even asking what with.}',
      'And who was sitting there, waiting? It was [friend]. {“Take me too,” said [friend].|“I had a feeling you would need me,” said [friend], and made room on the step.}',
      '“Wait for me!” called [friend]{.|, and came hurrying up with one shoe not quite on.}',
      'Somebody waved. It was [friend], [hero’s] good friend. {So [friend] came along.|So of course [friend] came along, for two is company and more is better.}',
    ],
    deed: [
      '[Friend] had a good idea. “Let’s hold hands here,” said [friend]. {So they did.|So they did, and nobody slipped, and nobody had to say that they had been a little bit worried.}',
      '[Friend] shared out a bag of plums. {They were cold and sweet.|There was one for each and half a one over, and [friend] gave the half away as well.}',
      '[Friend] hummed a walking song. {It had only three notes.|It had only three notes, but they were the right ones for walking, and their feet went along by themselves.}',
      '“Why don’t we ask?” said [friend]. {So they asked. It helped.|Nobody else had thought of simply asking, and it saved them a good deal of time.}',
    ],
    rest: [
      '[Friend] yawned a long yawn and curled up close by, warm and still.',
      '[Friend] whispered goodnight and closed two sleepy eyes.',
      '[Friend] was asleep first, with a small smile.',
    ],
  },
  byTrait: {
    brave: [
      '“I’ll go first,” said [friend]. {And [friend] did, on tiptoe.|It takes some courage to go first on tiptoe, but [friend] did it, and waved from the other side.}',
      'There was a dark bit. [Friend] walked into it and called back, “It’s only soft in here!” {|So the others followed, and it was.}',
    ],
    adventurous: [
      '[Friend] found a new way, over a log and under a branch. {It was much more fun.|It was not one bit shorter than the old way, but everyone agreed that it was better.}',
    ],
    magical: [
      '[Friend] made a little kindness out of nothing. {It was a warm bun, cut in equal parts.|It was a warm bun, and however they broke it there was enough for everyone.}',
    ],
    kind: [
      '[Friend] saw that [hero’s] hands were cold, and lent [him] a pair of mittens. {They were red.|They were red, and still warm inside from [friend’s] own hands.}',
    ],
    wise: [
      '“Once before,” said [friend], “I looked in a hurry and found nothing. Then I looked slowly.” {So they looked slowly.|So they looked slowly, and that made all the difference.}',
    ],
    helpful: [
      '[Friend] carried the heavy end. {There is always a heavy end.|There is always a heavy end, and [friend] had got hold of it before anyone could argue.}',
    ],
    friendly: [
      '[Friend] said good evening to everyone they met{.|, even to a post, which [friend] had taken for somebody shy.} {|“Better one hello too many,” said [friend].}',
    ],
    patient: [
      'When nothing happened, [friend] said, “Let’s wait a little.” {They waited. Then something did.|They waited while a cloud went by, and then another, and then something did happen after all.}',
    ],
    playful: [
      '[Friend] hopped on one leg the whole way. {So did everyone!|Soon everybody was hopping, and it turned out to be a very good way to stay warm.}',
    ],
    curious: [
      '“Why?” asked [friend]. “And why? And why is that?” {The third why was the best.|The first two whys did not help much, but the third one made [hero] stop and look again.}',
    ],
  },
  favourite: [
    'On the pillow lay a drawing of [favourite], a little crumpled from being loved.',
    'By the lamp stood a picture of [favourite]. It looked ready for sleep as well.',
    'And [favourite]? That was the last thing [hero] thought of, and it was a warm thought.',
  ],
  arriveTogether: [
    'And they did not go alone, for [friends] came too. {What a merry line they made!|They made a line so long that the front of it had to wave to the back.}',
    '“We are coming too!” It was [friends]. {|They had heard about it, as friends do, before anybody had told them.}',
  ],
  deedTogether: [
    'Everyone helped. [Friends] made a long chain, hand in hand. {No one was left out.|The small things went along it from one to the next, and no one was left out.}',
    '[Friends] took turns to carry the lamp{.|, and each of them carried it a little differently, and each way was right.}',
  ],
  restTogether: [
    'One by one they grew quiet: [friends]. Each had a soft place to sleep, and each was warm.',
    'Goodnight to [friends], who were all tucked in, all safe and all asleep.',
  ],
}
