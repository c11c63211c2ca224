import type { Telling } from '../../../../craft/telling.ts'
import { DUTY, told } from './no-duties.ts'

const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
const other = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`

/** What has to be done and isn’t wanted: the No stays, can only say its one word, and so can be asked what it does mind. */
export const noDuty: Telling = {
  id: 'no-duty',
  shape: 'visitor',
  fits: {
    kind: 'life',
    subjects: [
      ...(['hair-wash', 'haircut', 'nail-cutting', 'tooth-brushing', 'dressing', 'tidying', 'screens'] as const),
      ...(['bedtime', 'eating', 'toilet'] as const),
    ],
    when: ['today', 'tomorrow', 'always', 'past'],
    unless: ['du-accident', 'du-grave', 'du-being', 'du-afraid-of'],
  },
  ages: [3, 12],
  titles: ['The No', 'A Very Big No', '[Hero] and the No'],
  tile: { label: 'Won’t have it', wish: 'She screams every time we wash her hair' },
  figures: { no: { forms: { name: 'the No' }, gender: 'it' } },
  worlds: {
    sea: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {},
      words: {
        look: 'a patch over one eye',
        huge: 'a ship',
        big: 'a whale',
        mid: 'a seal',
        small: 'a crab',
        tiny: 'a shrimp',
        go: 'Ahoy',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: {},
      words: {
        look: 'spikes all along its back',
        huge: 'a volcano',
        big: 'a T. rex',
        mid: 'a big egg',
        small: 'a lizard',
        tiny: 'a tooth',
        go: 'Roar',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: {},
      words: {
        look: 'three eyes, all of them green',
        huge: 'a moon',
        big: 'a rocket',
        mid: 'a space helmet',
        small: 'a moon stone',
        tiny: 'a star',
        go: 'Lift-off',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {},
      words: {
        look: 'a crown that was much too small',
        huge: 'a castle',
        big: 'a dragon',
        mid: 'a goose',
        small: 'a frog',
        tiny: 'a pea',
        go: 'Trumpets',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {},
      words: {
        look: 'fur on all sides',
        huge: 'an oak',
        big: 'a bear',
        mid: 'a fox',
        small: 'a hedgehog',
        tiny: 'an acorn',
        go: 'Cuckoo',
      },
    },
    city: {
      themes: ['superheroes'],
      figures: {},
      words: {
        look: 'a cape, on back to front',
        huge: 'a house',
        big: 'a bus',
        mid: 'a big boot',
        small: 'a fist',
        tiny: 'a button',
        go: 'Zoom',
      },
    },
    home: {
      themes: [],
      figures: {},
      words: {
        look: 'a hat pulled down to its chin',
        huge: 'a house',
        big: 'a wardrobe',
        mid: 'a cushion',
        small: 'a loaf',
        tiny: 'a button',
        go: 'Now',
      },
    },
  },
  keys: { duty: DUTY },
  words: {
    to: told('to'),
    a: told('a'),
    b: told('b'),
    c: told('c'),
    d: told('d'),
    bit: told('bit'),
    day: '[has| du-mon: Monday, | du-tue: Tuesday, | du-wed: Wednesday, | du-thu: Thursday, | du-fri: Friday, | du-sat: Saturday, | du-sun: Sunday, | ] ',
  },
  things: {
    love: { kinds: ['animal', 'dinosaur', 'sea-animal', 'bird'], or: { forms: { name: 'the No' }, gender: 'it' } },
  },
  fact: '[Hero] once had a No that was as big as [big], and asked it what it minded.',
  next: 'Something sat in the way, and it could only say one word.',
  young: `
== no
${told('open')}

@adult “${told('call')}” said [adult].

@hero “No!” shouted [hero][has| du-clamps: , through teeth that stayed shut | du-runs: , and ran once round the table | du-screams: , so that they heard it next door | du-late: , though they were late | ].

It was a very big No. It was so big that it stayed. *no There it sat, as big as [big], with [look], and nobody could get past it to [to].

+2
[Adult] tried it from the left. There was No. [Adult] tried it from the right, and there was No, too. On top, there was even more.
/+2

+3
So [adult] pushed. That was a mistake. When somebody pushes a No, it grows. It swelled up like dough, and now it was as big as [huge].

@adult “I’d better not do that again,” said [adult], and stopped. [with2| @friend2 “You’d better not,” said [friend2], who was behind it. | The No breathed out, and had its old size back.]
/+3

+4
They waited for a while. Perhaps it would go by itself. [Adult] looked at the ceiling, as if none of it belonged to anybody. [Hero] counted up to twenty. The No had got itself comfortable, and crossed its legs. [more| [Others] came to see where everybody was, and then they couldn’t get past it either.]
/+4

@adult “Would you move over, please?” asked [adult].

&first @no “No,” said the No. It couldn’t say anything else.

== asks
[is:love| It looked a bit like [love.one]. So [hero] | [Hero]] sat down in front of it.

@hero “Do you mind [a]?”

@no “No,” said the No. And then it was as big as [mid].

@hero “Do you mind [b]?”

@no “No,” said the No, and was as big as [small].

+2
@hero “And [c]?” asked [hero].

@no “No,” said the No.

@hero “It doesn’t mind!” said [hero]. “It’s only got the one word!”
/+2

+3
${toy('[Friend] the [friend.kind] was put down in front of it, to see better. They were nearly the same size now.', other('@friend “Ask it about [d],” said [friend], who had come up close. @no “No,” said the No.', '@adult “Ask it about [d],” said [adult]. @no “No,” said the No.'))}

Every time, it got a bit smaller. And every time, it came a bit nearer. Now it sat at [hero’s] feet.
/+3

@hero “Do you mind [bit]?”

The No said nothing at all. ((It put its head under [hero’s] arm.))

-2
@hero “It’s only that!” called [hero]. “It’s only [bit]! ${told('step')}.”
/-2

+2
@hero “It’s only that!” called [hero]. “It’s only [bit]!”
/+2

== step
+2
@adult “So it’s that,” said [adult], and sat down, too. “I thought that it was everything. And if we did that part differently?”

@hero “${told('step')},” said [hero].
/+2

${told('deed')}

+3
@adult “Was that right?” asked [adult].

@hero “That was right,” said [hero]. “We’ll always do it like that.”
/+3

Now the No was as small as [tiny]. It went into [hero’s] pocket.

+4
[duty| bed: The next evening | That evening] another No was sitting in the kitchen, right in front of the sink. It was quite an old one. It had a few crumbs on it.

@hero “Whose is that?” asked [hero].

@adult “Mine,” said [adult], and went a bit red. “It’s been here since Sunday. I can’t get past it to the washing-up.”

@hero “Don’t push,” said [hero], and sat down in front of it. “Do you mind the cups?”

&again @no “No,” said the old No. It had a rather deep voice.

@hero “Do you mind the spoons?”

@no “No,” said the old No, and got smaller.

[with| @friend “Do you mind the plates?” asked [friend]. @no “No,” said the old No. | @hero “Do you mind the plates?” @no “No.” It sat on the draining board now, and swung its legs.]

@hero “Do you mind the pan with the black bit?” asked [hero].

The old No said nothing at all. It put a tea towel over its head.

@hero “It’s only the pan!” called [hero]. And [adult] had to laugh, because it was true. The rest would be done in no time.

So the pan was filled with hot water, up to the rim, and could stay like that till the morning. [Hero] said when. Then [adult] washed, and [hero] dried, [more| and [others] put things away, ] and the old No was as small as a teabag, and hung from a hook.

[Hero] held up [his] own one, to show it.

@hero “Do you mind each other?” [he] asked.

@no “No,” said the one. “No,” said the other. They got on very well.
/+4

== bed
At night it was soft and warm in bed. ${told('bed')} ^no The No lay under the pillow, where nobody could see it.

+3
[with| [Friend] was breathing slowly already. | The curtain moved a little, like somebody asleep.] The moon lay on the blanket, and didn’t want anything from anybody.

@hero “Will it get big again?” whispered [hero].

@adult “I expect so,” said [adult]. “But now we know what to ask it.”
/+3

@adult “Are you still awake?” whispered [adult].

&last @no “No,” said the No((, quite low)). !asleep And it was right, because [hero] was asleep.
`,
  older: `
== no
${told('open')}

@adult “${told('call')}” said [adult].

@hero “No!” said [hero][has| du-clamps: , through teeth that stayed shut | du-runs: , from the far end of the house | du-screams: , and they heard it next door | du-late: , although they were late | ].

[He] had said it many times before, and usually it was over as soon as it was out, but this one was so enormous that it didn’t go away again afterwards. *no There it sat, as big as [big], with [look], and nobody whatever could get past it to [to].

+2
[Adult] had reasons. There were four of them, and they were excellent, and [adult] explained them carefully, one after another, and laid them out side by side. The No sat down on them.

On the left there was No, and on the right there was just as much of it. On top there was more than anywhere else, and underneath there was only room for a letter.
/+2

+3
So [adult] pushed. That was a mistake, because a No that’s pushed grows. It rose like dough, without a sound, until it was as big as [huge], and looked down on the two of them with interest.

@adult “I might have known,” said [adult], and took both hands away. It breathed out slowly and had its old size back, or nearly.
/+3

@adult “Would you kindly move over?” asked [adult].

&first @no “No,” said the No. It was the only word it had.

== pride
At first it was rather magnificent to have one, because [hero] didn’t have to do anything any more, except stand behind it and wait.

+2
It went in front and made itself as wide as possible, and it never got tired, and it never gave any reasons. Whoever wanted something of [hero] had to talk to the No first. [with| [Friend] came to ask what was going on, and talked to the No for some time, and learned nothing new. | The telephone rang, and it was for [hero], and the No took that, too.] It was like having a very large dog, and being the only one whom it didn’t bark at.
/+2

@adult “There’s one bun left,” said [adult]. “Would anybody like it?”

@no “No,” said the No, before [hero] had even got [his] mouth open.

@hero “I didn’t say that!” said [hero], who was particularly fond of buns.

@no “No,” said the No, which was perfectly true.

+2
And so it continued. It was against opening the window, and it was against leaving it shut, and when somebody offered to tell it a joke it was against jokes. [Hero] had only wanted it for the one thing, and it was against absolutely everything, including the weather. [He] pulled at it from behind, but it’s no use pulling at something that’s facing the other way.
/+2

== asks
[is:love| It looked a bit like [love.one], when one saw it from the front. So [hero] | So [hero]] went round it, and sat down on the floor, and looked it in the face.

@hero “What’s the matter with you?” [he] asked, and then remembered that it couldn’t possibly say, and that [he] would have to go through everything separately. “Do you mind [a]?”

@no “No,” said the No. And then it was no bigger than [mid].

@hero “Do you mind [b]?”

@no “No,” said the No, and was as small as [small].

@hero “And [c]?” asked [hero].

@no “No,” said the No.

+2
@hero “It doesn’t mind!” said [hero]. “It doesn’t mind any of it. It’s just got nothing else to say!”

@adult “Ask about [d],” said [adult], who had come closer. But the answer was no. Whatever one took away from it, it managed without, rather like an onion that’s being peeled, only that nobody had to cry.
/+2

@hero “Do you mind [bit]?” asked [hero].

The No said nothing at all. It looked at its feet, and then it looked up at [hero], because it hadn’t got the words for that, and somebody else would have to say it.

+2
And that wasn’t easy. It’s simple to be against a whole thing, from end to end, and to look grand. If it’s only one small corner that one minds, then one has to say which. And now that the rest was gone, it did look small. [Hero] nearly said that it was everything after all. The No got a little bit bigger at once, just in case.

@hero “All right,” said [hero], and took a breath.
/+2

@hero “${told('owns')},” [he] said, all in one go.

== step
[Adult] could have asked whether that was really all, and was wise enough not to. @adult “I wouldn’t like that, either,” said [adult]. “I never knew. How ought it to be?”

Nobody had ever asked [hero] that before, but [he] knew the answer immediately.

@hero “${told('step')},” said [hero].

${told('deed')}

+2
@adult “And that was all it wanted?” asked [adult].

@hero “It only wanted to be asked,” said [hero]. “It was right, you know. It was only too big.”
/+2

By now the No was no bigger than [tiny], and [hero] put it carefully in [his] pocket, because one doesn’t throw that sort of thing away.

+3
[duty| bed: The next evening | That evening] there was another one in the kitchen. It sat in front of the sink, and it was old, and rather floury, and had plainly been there for a while.

@hero “Whose is that?” asked [hero].

@adult “Oh, that,” said [adult], and went pink. “That’s mine. I meant to wash up on Sunday, but I can’t get past it.”

@hero “You haven’t been giving it reasons?” said [hero].

@adult “Dozens,” said [adult].

So [hero] fetched a chair, and sat down in front of it. Did it mind the cups? &again @no “No,” said the old No, in a deep voice, and shrank. Did it mind the spoons? [with| @friend “Or the plates?” asked [friend]. | Or the plates, or the small jug?] It didn’t. Did it mind the pan in which there’d been rice?

The old No drew a tea towel over its head.

@hero “There you are,” said [hero]. “It’s nothing but the pan.”

[Adult] looked at the pan, and then at the rest, which was done in ten minutes. The pan got hot water, up to the rim, and leave to stay as it was until the morning. [with2| [Friend2] dried the jug. | [Hero] dried the jug.] And the old No hung from a hook, as small as a teabag, and hadn’t anything against it.
/+3

+4
The next day [hero] took the No along in [his] pocket, and was glad of it. There’s a wall on the way home that goes up beside the steps, and the higher it gets, the more people jump from it. That day it was quite a lot of people, and there was only one who hadn’t jumped yet. [more| [Others] stood down there, too, and looked up.]

They all called at once. They had plenty of reasons, and as far as [hero] could hear, every one of them was different.

[Hero] put one hand into the pocket. It was completely full. And then there wasn’t a pocket in the world that would have held it, and the No stood in front of [him] on the wall, as big as [big], and nobody could get past it to the edge.

@hero “Wait a bit,” said [hero] to all those faces, and bent down to it, and asked, quite low. It didn’t mind that people were watching, and it didn’t mind being the last of them. It didn’t even mind the landing. But when [hero] asked about the height, it was so silent that one could hear the traffic from beyond the park.

@hero “It’s too high,” said [hero] aloud. “I’ll do it from down there.” And [he] walked back four steps, where it came up to [his] belt, and jumped, and it was a splendid jump. Somebody further along had only been waiting for that, apparently, and came down from there as well, and after that there were two more. One of them landed in the flower bed, and everybody had something else to talk about.

After that the No was small again. It hadn’t had to say anything. [Hero] gave it half a biscuit, but it didn’t want one, or at least that’s what it said.

@hero “They’re really extremely useful,” said [hero] at home, and told them how it had been. “You only have to find out what they’re about. Otherwise they’re just in the way.”

@adult “I’ve still got mine,” said [adult], and looked up at the hook, with respect.
/+4

There was still half the bun, which somebody had been thoughtful enough to leave. @adult “Would you like it?” asked [adult].

[Hero] put one hand over [his] pocket, so that nobody should be quicker. @hero “Yes,” said [hero].

== bed
That night [hero] lay in bed, where everything was soft and warm. ${told('bed')} ^no The No was under the pillow, and hardly made a bump.

+2
[with| [Friend] was breathing slowly already. | The curtain moved a little, like somebody asleep.] The moon lay across the blanket, and didn’t want anything from anybody.

@hero “It’ll get big again,” whispered [hero].

@adult “I expect so,” said [adult], sitting down on the edge, as quiet as the moon. “But now we know what to ask it.”
/+2

+3
In the kitchen, the pan stood under its warm water, and slowly, in the dark, the black bits let go of it, one after another, without a sound, because nobody was pushing.
/+3

@adult “Are you still awake?” whispered [adult], after a while.

&last @no “No,” said the No, very low. !asleep And it was right, because [hero] was asleep.
`,
}
