import type { Piece } from '../../craft/pack.ts'

/** Quiet talks of the two; the first ones are for every age. */
export const talks: readonly Piece[] = [
  '“Are you ever afraid?” asked [hero]. [Helper] thought about it. {“Sometimes,” [h.he] said, “and then I hum until it goes away.”|“Sometimes,” [h.he] said. “Mostly of loud soup. But when I am, I hum, and then at least there is some music to be afraid to.”}',
  '“What do you like best?” asked [helper]. {“I like <warm socks~wet leaves~new pencils>,” said [hero], “and pancakes, and going along with you like this.”|[Hero] had to think. “<Warm socks~Wet leaves~New pencils>,” said [hero]. “And the end of the pancake where the sugar runs to. And this, just now.” “Put me down for the same,” said [helper].}',
  '“What does the moon eat?” asked [hero]. {“Mostly it eats dumplings,” said [helper], “and that is why it gets so round.”|“Dumplings,” said [helper]. “It begins with one and can’t stop, until it’s quite round. Then for two weeks it has only tea.” [Hero] had always thought there must be some such reason.}',
  '“What is the longest word you know?” asked [helper]. {“Paaaaancake,” said [hero], and it was so long that they both had to breathe.|“Tomorrow,” said [hero]. “You need a whole night to get to the end of it.” [Helper], who had been going to say “wheelbarrow”, kept quiet.}',
  '“If you were very small,” said [helper], “where would you live?” {“I would live in a <teapot~walnut~mitten>,” said [hero], “and you would live next door.”|“In a <teapot~walnut~mitten>,” said [hero] at once. “I’d have a curtain made of a petal, and one good chair.” “And when I come to see you?” asked [helper]. “Two good chairs,” said [hero].}',
  '“Do you want to learn something?” said [helper]. “This is how you wink.” {[Hero] tried it and shut both eyes at once. “That was nearly it!” said [helper].|[Hero] tried, and both eyes went shut, and then neither, and then one ear moved. “I couldn’t do that one,” said [helper] with admiration. “Show me how.”}',
  '{“What is your best sound?” asked [helper]. “The rain on the roof when I’m in bed,” said [hero].|“What’s the best sound there is?” asked [helper]. [Hero] ran through them. “Rain on a roof,” [he] said, “if it’s your own roof. And then a key in the door, when you know whose.”}',
  '“Let’s taste some words,” said [hero]. {“Plum” was nice and “spoon” was better, but at “pickle” [helper] made a face.|They began with “plum”, which was good, and “velvet”, which stuck to the teeth a little. “Butterscotch” lasted them quite some time. [Helper] would have liked to spit out “gherkin”, but was too polite.}',
  '“Where does the day go when it’s over?” asked [hero]. {“It goes into your pocket,” said [helper]. “Look, there’s still some sand from it.”|“Mostly it goes into people’s pockets,” said [helper]. “Turn yours out tonight and you’ll see. A bit of sand, a bus ticket, a leaf. The rest of it goes into the songs.”}',
  'They made up a secret handshake. {It had a clap and a wiggle and a bow in it, and no one else knew how it went.|It had <three~five~six> parts, of which the fourth was a sneeze. It was a good while before they could do it without a mistake, and by then, as [helper] remarked, anybody who was watching would know it too.}',
  '“I’m glad you’re here,” said [hero]. {“I’m glad that I’m here too,” said [helper], and so they went on, both of them glad.|“Do you know,” said [helper], “people often think that, but they save it up, and then they say it in a letter. It’s a good deal warmer like this.”}',
  '“Do stars get tired?” asked [hero]. {“Yes,” said [helper], “and you can see it when they start to blink.”|“Of course they do,” said [helper]. “You can see them rubbing their eyes. But each of them thinks, just a bit longer, somebody might be looking. And as a rule somebody is.”}',
  '{“Guess what I have for you,” said [helper]. [Hero] guessed a bee and a bun, but it was nothing. “I kept it just for you!” said [helper].|“Guess what I’ve got for you,” said [helper]. [Hero] guessed a marble, a bee and the end of a song. It was nothing at all. “But it’s a very good nothing,” said [helper], “and there’s room in it for whatever you like.”}',
  {
    from: 4,
    text: '{“Who was here before us?” asked [hero]. “It was somebody with big feet,” said [helper], “and a very small dog.”|“Who do you think was here before us?” asked [hero]. [Helper] examined everything closely. “Somebody who hummed,” [h.he] said. “You can tell by the way things lean. And somebody who didn’t hum, but liked it.”}',
  },
  {
    from: 5,
    text: '“How do you know when you are nearly there?” asked [hero]. {“You notice that you have stopped asking,” said [helper].|“You stop asking,” said [helper]. [Hero] was quiet for four whole steps, to see if it worked.}',
  },
  {
    from: 5,
    text: '“I can think of an animal that isn’t there,” said [hero]. {“It has a <cow~goose~pig> in front and a bus behind.” “Does it stop at our house?” asked [helper].|“It’s a <cow~goose~pig> in front and a bus behind, and it never knows whether to eat the grass or wait at the lights.” “And what does it say?” asked [helper]. “Ding,” said [hero]. “But sadly.”}',
  },
  {
    from: 7,
    text: 'They sat down to rest. “When I was small,” said [helper], “I thought the moon followed only me. I was very proud of it. Then I found out that it followed everybody, and I was cross for a week.” “And then?” asked [hero]. “Then I thought what a lot of people that made, all walking about under one lamp. And I liked it better.”',
  },
  {
    from: 7,
    text: '“Tell me something nobody knows,” said [hero]. [Helper] looked to the left and to the right. “I talk to my left foot when I’m alone,” [h.he] said in a low voice. “It’s a better listener than the right one.” [Hero] promised never to tell the right one, and they went on with a secret between them, which is a very good thing to carry.',
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
    text: '“Tell me a story on the way,” said [hero]. So [helper] told one. “There was once a man who collected keys. He had nine hundred, and not one of them opened anything, for he had never had the doors. People laughed at him. Then one night all the doors in the town blew shut, with everybody on the outside, in their slippers. And the man came along with his nine hundred keys and a lamp, and tried them, one after another, kindly and in order, until the last of them was home.” “And after that?” asked [hero]. “After that,” said [helper], “they still laughed at him. But they asked him to supper first.”',
  },
  {
    from: 7,
    text: '“I once knew a cloud,” said [helper], “who could not make up its mind. In the morning it meant to be rain, and at noon it thought of snow, and by evening it had done nothing all day but hang over one old woman’s garden. It was ashamed of itself. But the old woman had been picking beans down there, in the only shade for miles. She looked up and said, that was kind of you. And do you know, it had never felt so much like a cloud.” [Hero] looked up to see if it was there, and thought that it very likely was.',
  },
  {
    from: 8,
    text: 'They passed the time with a game. One of them had to name a thing that was small and good, and the other had to find one that was smaller and better. “A new pencil,” said [hero]. “The bit of silence after a clock has stopped striking,” said [helper]. “The cold side of the pillow.” “The second before somebody opens a present.” “The crumb that sticks to your finger.” They played until they had got down to things so small that there were no words for them, and then they called it a draw.',
  },
  {
    from: 8,
    text: '“When I was about your size,” said [helper], “I decided to go and see the world. I packed a cheese. I walked and walked, and by the time it was dark I had come to a house with a light on, and I looked in, and it was so warm and so friendly that I thought, if only I lived there. So I knocked. And it was my own mother who opened. I had gone in a circle.” “Was she cross?” asked [hero]. “She said she was very pleased to meet me,” said [helper], “and had I by any chance brought the cheese back.”',
  },
  {
    in: ['land'],
    from: 9,
    text: 'There was a flat stone, just right for sitting on, so they sat. [Helper] took out the last biscuit and broke it. As always happens, one half was bigger. They both looked at it. “You have that one,” said [hero]. “No, you,” said [helper]. This went on for some time, with great politeness on both sides, until a sparrow came down, looked from the one to the other, and flew off with the bigger half. “That,” said [helper], after a pause, “is one way of doing it.” And they ate the smaller half in two equal crumbs, and thought it tasted better than most.',
  },
  {
    from: 9,
    text: '“What do you think about when you can’t sleep?” asked [hero]. “I build a house,” said [helper]. “Not a real one. I begin with the door, and I think about what colour it is, and how the handle feels. Then there’s the hall. I hang up my coat. I have been building that house for years, and I have never got further than the kitchen, for by then I’m always asleep.” “What colour is the door?” asked [hero]. “Blue,” said [helper]. “It needs painting. But I like it as it is.”',
  },
  {
    from: 7,
    text: '“My aunt,” said [helper], “kept a book of good days. She had only one rule, which was that there must be something in it for every one of them, and some days she had to sit on the edge of the bath with her pencil for a very long time. ‘Peas,’ it says on one page. Only that. But she told me that once she had found it, the whole day leaned over a little towards the peas.” [Hero] asked what she would have written today, and [helper] said there would not have been room.',
  },
  {
    from: 7,
    text: '“There was a giant once,” said [helper], “who was so tall that nobody ever told him anything. By the time the words got up to him they were worn out. So he sat down. Then they said, mind the cabbages, but it was said straight to his face, and he was so pleased that he has been sitting ever since. You know him. They call it the hill.” [Hero] thought of one or two hills that might be worth a good morning.',
  },
  {
    from: 7,
    text: '“Why do people whisper when it gets late?” asked [hero]. “It’s a matter of room,” said [helper]. “All day long there’s plenty. But in the evening every thought that anyone has had comes home and wants to sit down somewhere, and then the words have to breathe in a bit.” [Hero] tried saying something in a whisper, and it did seem to take up less space.',
  },
  {
    from: 8,
    text: '“Suppose,” said [hero], “that you could keep one minute out of the whole day, and have it again whenever you liked. Which one?” [Helper] considered several. There was one with jam in it, and one where the sun came round the corner, but then neither had been meant to last. “I think I’d leave them all where they are,” [h.he] said at last. “They know each other. But I wouldn’t mind being told about them now and then.”',
  },
  {
    from: 8,
    text: 'As they went, [helper] explained how to draw a map of a place where you have never been. “You put in your own house first,” [h.he] said, “because you know where that is. Then a tree, for the shade. Then you draw a road and don’t decide where it is going. The great mistake is to fill in the corners. That’s where the place itself comes in, if it wants to be on the map.” [Hero] thought that you could do a letter in the same way, or a birthday.',
  },
  {
    from: 7,
    text: '“I used to be afraid of <geese~cupboards~hats>,” [helper] remarked, quite out of the blue. “Then one day I grew tired of it, and went up to one and wished it good morning.” “And were you still afraid afterwards?” asked [hero]. “Oh, certainly. But it’s a different thing altogether to be afraid of somebody you’re on speaking terms with.”',
  },
  {
    from: 7,
    text: '[Hero] wanted to know whether it was better to be early or to be late. [Helper] had given the matter some thought. “If you’re early you get a seat,” [h.he] said, “and if you’re late you get a story. Being on time has never got anyone anything, except <soup~a pat on the head~the bus>.”',
  },
  {
    from: 7,
    text: 'They talked about what they would invent. [Hero] thought of a <spoon~comb~kettle> that says well done, and a lamp that goes out when you have forgotten it. [Helper’s] invention was very small. It was a sort of clip, for keeping hold of a smell. “You’d have it at the end of your nose,” said [helper], “and on a grey day in <February~March~November> you’d let it go, and there would be the strawberries.”',
  },
  {
    from: 8,
    text: '“There was once a lighthouse keeper,” said [helper], “who grew tired of the dark, and one night he turned his lamp round to shine into the kitchen. It was wonderfully cosy. He saw every cup. Then somebody knocked, and it was a <captain~sailor~ship’s cook>, dripping, with his hat in his hands. ‘Excuse me,’ he said, ‘but could we have our star back?’ The keeper had never known that he was anyone’s star. He turned it round again at once, and ever after he had his tea in the dark, and waved.” [Hero] looked out ahead for a while, in case there was anybody to wave to.',
  },
  {
    from: 8,
    text: '“Would you rather,” said [hero], “have ears that hear grass grow, or a nose that can smell what day it is?” [Helper] asked to have it explained what a <Tuesday~Friday~Sunday> smells like. “<Pencils~Fish pie~Floor polish>,” said [hero] without hesitation. “Then the nose,” said [helper]. “I always know when grass is growing. It’s whenever nobody has time to sit down on it.”',
  },
  {
    from: 8,
    text: 'A thing had been puzzling [hero] for some time. “When you lend somebody a <pencil~book~glove>,” [he] said, “it’s gone. But when you tell somebody a joke, you’ve still got it.” [Helper] came to a halt over this. It was the same with songs, they found, and with recipes and yawns and colds. In the end they made two lists, of what is less when you give it away and what isn’t, and the second was the longer by far, even without the colds.',
  },
  {
    from: 9,
    text: '[Helper] told about a village where nobody owned a clock. “They went by the <baker~cat~schoolmaster>. When he opened his shutters it was morning, and when he yawned it was night. Then he fell in love, and did not sleep, and for three weeks the whole place was up until all hours, and you never saw such gardens. In the end somebody had to go round to her and ask, very politely, if she would please say yes.” “And did she?” asked [hero]. “It’s a quarter past six there now,” said [helper], “so I expect that she did.”',
  },
  {
    from: 9,
    text: '“What’s the difference,” asked [hero], “between a detour and getting lost?” [Helper] was of the opinion that it depended entirely on whether you had sandwiches with you. They went through it carefully. With sandwiches and no map it was an outing. With a map and no sandwiches it was a march. With neither of them it was an adventure, and with both, as they now discovered by looking into [helper’s] bag, it was merely <Thursday~a picnic~supper>, so they sat down and had it.',
  },
  {
    from: 9,
    text: '“Do you ever have the feeling,” [hero] began, and then did not know how to go on. “Yes,” said [helper]. They went on a little. “As if everything were just about to…” “Exactly,” said [helper], “generally at around this time of day, and if there’s a bit of <wind~woodsmoke~music> in the distance.” That was all they said about it. But it is not every day that one meets somebody who knows the feeling that you mean.',
  },
  {
    from: 8,
    text: 'On the next stretch they collected words for how the light looked. “<Marmalade~Butterscotch~Apricot>,” said [hero]. “The inside of a <shell~tent~drum>,” said [helper]. “An old photograph of somebody laughing.” “A tiger, going home.” By the time they had agreed upon one, the light had changed, and they had to begin all over again; and [helper] supposed that this was how painters got to be so old.',
  },
]
