import { inParagraphs } from '../../../../craft/in-paragraphs.ts'
import type { Telling, TellingFigure } from '../../../../craft/telling.ts'

type Case = 'check' | 'filling' | 'out' | 'ache' | 'brace' | 'shut' | 'open'

/** By what is to be done there, or what the mouth did. */
const by = (told: Record<Case, string>) =>
  inParagraphs(
    told,
    ({ check, ...others }) =>
      `[case| ${Object.entries(others)
        .map(([id, text]) => `${id}: ${text}`)
        .join(' | ')} | ${check}]`,
  )
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const byDay = (told: (day: string) => string, other: string, some: string) =>
  `[has| ${DAYS.map((day) => `on-${day.toLowerCase()}: ${told(day)}`).join(' | ')} | next-week: ${other} | [when| tomorrow: ${other} | ${some}]]`

const WORRY =
  '[has| not-told-yet: [Adult] told [hero] at once, so that nothing would be a surprise. | went-quiet: [Hero] went very quiet. | [feels| afraid: [Hero] was scared. | proud, excited: [Hero] was rather proud of it. | [event| refuses: [Hero] didn’t want to go. | [Hero] thought about it all through supper.]]]'
const SWEET =
  '[has| fizzy-drinks: That came of all the fizzy drinks[drinkat]. | too-sweet: That came of all the sweet things[drinkat].]'
const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
const other = (yes: string, no: string) => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`

const patient = (name: string, paw: string, gender: 'she' | 'he'): TellingFigure => ({
  forms: { name: `the ${name}`, one: `a ${name}`, paw },
  gender,
})

const START = by({
  check: `[Hero] had to go to the dentist [day][has:first-visit| , for the very first time]. The dentist was going to look at all [his] teeth, from the first to the last. ${WORRY}`,
  filling: `[Hero] had a hole in one tooth. The dentist had to fill it [day]. ${SWEET} ${WORRY}`,
  out: `[Hero] had to go to the dentist [day], and [teeth] had to come out. ${SWEET} ${WORRY}`,
  ache: `[Hero] had toothache. It hurt at supper, and it hurt in bed. So [he] had to go to the dentist [day]. ${WORRY}`,
  brace: `[Hero] had to go to the dentist [day], to get a brace. It was to hold [his] teeth by the hand until they stood straight. ${WORRY}`,
  shut: 'At the dentist’s, [hero’s] mouth stayed shut. [Adult] said please, and the dentist said please. So they were to come again [day].',
  open: 'At the dentist’s, [hero] opened [his] mouth as wide as a hippo. ((Nobody had to ask twice! ))But the evening before, [hero] had thought about it all through supper.',
})

const ASKED = by({
  check: '@hero “What if I want her to stop?” asked [hero].',
  filling: '@hero “What if I want the drill to stop?” asked [hero].',
  out: '@hero “What if I want her to stop in the middle?” asked [hero].',
  ache: '@hero “What if she touches it, and I want her to stop?” asked [hero].',
  brace: '@hero “What if I want her to stop in the middle?” asked [hero].',
  shut: '@hero “If I open it, I can’t make her stop,” said [hero].',
  open: '@hero “What if I want her to stop?” asked [hero].',
})

const COUNTED = 'Mrs Pearl counted the teeth with a little mirror, from the first to the last.'
const SLEPT =
  'First Mrs Pearl put [it] to sleep. [has:of-gas| That went up the nose, and smelled of strawberries. | There was a pinch, and [hero’s] lip felt fat.]'
const HUMMED = '[has:of-noise| It was loud, like a very cross bee. | It hummed, like a bee in a jar.]'
const STOPPED = '&again Up went the hand, and everything stopped.'
const REST = '((Nobody was cross. ))[Hero] had a little rest. Then down went the hand.'

const TURN = by({
  check: `${COUNTED} It tickled. In the middle [hero] had to swallow. ${STOPPED} ${REST} @doc “Twenty,” said Mrs Pearl, “and all of them good.”`,
  filling: `${SLEPT} Then came the drill. ${HUMMED} ${STOPPED} ${REST} The bee hummed once more, and the hole was filled, quite smooth.`,
  out: `${SLEPT} Then Mrs Pearl pushed and wiggled. ${STOPPED} ${REST} One more wiggle, and out [came]! ((It hadn’t hurt, only pushed.))`,
  ache: `@doc “It’s this one,” said Mrs Pearl. ${SLEPT} Now it didn’t hurt, and she began to mend it. ${STOPPED} ${REST} And then the tooth was mended.`,
  brace: `The teeth were dried, and it tickled. Then one small square was stuck on, and another. ${STOPPED} ${REST} More squares came, and a wire, and there was the brace.`,
  shut: `The mouth stayed shut. But [hero] put up a hand. Mrs Pearl stopped before she’d begun! The hand came down a bit, and the mouth opened a bit, and then it was wide open. ${STOPPED} Then she counted the teeth.`,
  open: `[Hero] opened [his] mouth, as wide as a hippo. Mrs Pearl counted the teeth. The hand lay ready. ${STOPPED} @hero “I only wanted to see,” said [hero]. Down went the hand, and the mouth opened again, wider still.`,
})

const HOMEWARD = by({
  check: '@adult “Twenty!” said [adult]. “And you were the boss of all of them.”',
  filling:
    '@adult “May I see?” asked [adult]. And there was no hole any more, not even for a crumb. [has:too-sweet| And from now on there was water to drink.]',
  out: '@adult “May I see?” asked [adult]. And [hero] carried [teeth] home, in a little box, for the tooth fairy. [has:fizzy-drinks| [kin| grandma, grandpa: @adult “That was my fizz,” said [adult]. “I’m sorry.” And [adult] poured it down the sink. |] |] [has:too-sweet| From now on there was water to drink.]',
  ache: '@adult “Does it still hurt?” asked [adult]. But it only felt thick and sleepy.',
  brace: '@adult “May I see?” asked [adult]. And [hero] smiled, and it flashed like silver.',
  shut: '@adult “I saw right in!” said [adult]. “I didn’t know you had so many!”',
  open: '@adult “I could see right down to your tummy!” said [adult].',
})

const TONGUE = by({
  check: 'In the dark [hero’s] tongue went along all the teeth, from the first to the last, and they were all there.',
  filling:
    'In the dark [hero’s] tongue went to look for the hole. There wasn’t one. There was only something smooth and warm.',
  out: 'In the dark [hero’s] tongue went to look at the new [gap]. It was soft there, and quiet, and there was room for a big tooth.',
  ache: 'In the dark [hero’s] tongue went to look at the tooth that had hurt. It was quiet now, and smooth, and warm.',
  brace:
    'In the dark [hero’s] tongue went along the brace, square after square. It held on to all the teeth, quite quietly.',
  shut: 'In the dark [hero’s] mouth opened by itself, as wide as it could. It was a yawn, and nobody had asked for it.',
  open: 'In the dark [hero’s] mouth opened once more, as wide as a hippo’s. This time it was a yawn.',
})

export const dentist: Telling = {
  id: 'dentist',
  shape: 'three-rooms',
  fits: { kind: 'life', subjects: ['dentist'], when: ['tomorrow', 'today', 'past', 'always'] },
  ages: [3, 12],
  tile: { label: 'To the dentist', wish: 'dentist tomorrow, and he’s scared' },
  titles: ['The Hand That Said Stop', '[Hero] Puts Up a Hand', 'A Mouth Full of Dentist'],
  figures: { doc: { forms: { name: 'Mrs Pearl' }, gender: 'she' } },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: { mirror: patient('pirate', 'hook', 'he') },
      words: { place: 'down by the harbour', seat: 'a barrel', chair: 'like a boat on a wave', sound: 'Arrr' },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: { mirror: patient('T. rex', 'small arm', 'she') },
      words: { place: 'in the big cave', seat: 'a log', chair: 'like a longneck lying down', sound: 'Raaa' },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: { mirror: patient('Martian', 'feeler', 'he') },
      words: { place: 'on the space station', seat: 'a moon rock', chair: 'like a rocket seat', sound: 'Zzzp' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { mirror: patient('dragon', 'claw', 'she') },
      words: {
        place: 'in the castle tower',
        seat: 'a treasure chest',
        chair: 'like a throne going to bed',
        sound: 'Haaa',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: { mirror: patient('bear', 'paw', 'he') },
      words: { place: 'under the oak', seat: 'a tree stump', chair: 'like a log on a stream', sound: 'Grrr' },
    },
    city: {
      themes: ['superheroes'],
      figures: { mirror: patient('superhero', 'glove', 'she') },
      words: { place: 'on the top floor', seat: 'a folded cape', chair: 'like somebody about to fly', sound: 'Whee' },
    },
    home: {
      themes: [],
      figures: { mirror: patient('fireman', 'glove', 'he') },
      words: {
        place: 'round the corner',
        seat: 'a small chair',
        chair: 'like a garden chair in summer',
        sound: 'Aaah',
      },
    },
  },
  keys: {
    case: `[has| mouth-shut: shut | teeth-out: out | for-filling: filling | for-brace: brace | for-ache: ache | [when| past, today: [has| mouth-open: open | check] | check]]`,
  },
  words: {
    day: byDay((day) => `on ${day}`, '[has| next-week: the week after | the next day]', ''),
    later: byDay((day) => `On ${day}`, '[has| next-week: A week later | The next day]', 'Soon'),
    teeth: '[has| teeth-two: two teeth | teeth-three: three teeth | teeth-four: four teeth | a tooth]',
    it: '[case| out: [has| teeth-two, teeth-three, teeth-four: the teeth | the tooth] | the tooth]',
    came: '[has| teeth-two, teeth-three, teeth-four: they came | it came]',
    gap: '[has| teeth-two, teeth-three, teeth-four: gaps | gap]',
    drinkat: '[kin| grandma, grandpa: , at [adult’s] house]',
  },
  things: {},
  fact: '[Hero] once stopped a dentist with one hand.',
  next: 'One hand went up in the middle of the night, and something very big stopped.',
  young: `
== evening
${START}

${ASKED}

@adult “Say stop,” said [adult].

@hero “I can’t,” said [hero]. “My mouth will be full of dentist.”

+3
[Adult] tried it, with two fingers in [adult.his] own mouth. @adult “Shtock,” said [adult]. It could have meant anything.
/+3

@adult “Then say it with your *hand hand,” said [adult]. “Hand up means stop. Hand down means go on.(( Every dentist knows that.))”

They tried it out. @adult “Row, row, row your b—” sang [adult]. &first Up went the hand, and everything stopped. Down went the hand. @adult “—oat,” sang [adult].

+2
They tried it out with the milk. [Adult] poured, and up went the hand, and the milk stopped just under the rim. ${toy(
    '[Friend] the [friend.kind] had a turn as well, with one soft arm.',
    other(
      '[Friend] ran round the table, and stopped with one leg in the air.',
      '[Adult] had to stand there with the jug until the hand came down.',
    ),
  )}
/+2

+4
They tried it out with the bath. [Adult] was washing [hero’s] back, and up went the hand. The flannel stopped in the middle. A drop ran down from it, all by itself, right down to the water.

@hero “It works on water, too,” said [hero]. “Nearly.”

They tried it out with the stairs, and [adult] had to stand on one leg between two steps, holding the towels. Down went the hand, and on [adult] went, up to bed. [more| [Others] wanted a turn as well, and so it was late before anybody got anywhere at all. | It was the slowest evening that they had ever had, and nobody was cross about it at all.]
/+4

== waiting
[Later] they sat in the waiting room, [place]. On [seat] sat [mirror.one] with a scarf(( round one cheek)).(( Its two ends stood up like ears.))

@mirror “I’m not going in,” said [mirror](( with [mirror.his] mouth shut)). “How would I say stop?”

@hero “Put up your [mirror.paw],” said [hero].(( “Up means stop.”))

+3
@mirror “My [mirror.paw]?” said [mirror], and looked at it. “It’s never stopped anything before.”

@hero “Sing something,” said [hero].

@mirror “[Sound]—” sang [mirror]. [Mirror] put up [mirror.his] own [mirror.paw], and had to stop [mirror.himself]. In the quiet they could hear the fish in the tank.
/+3

So [mirror] went in first((, and the door stayed open a crack)). Up went the [mirror.paw], and Mrs Pearl, the dentist, stopped!(( Even the lamp stood still.))

+2
@doc “What is it?” asked Mrs Pearl.

@mirror “Nothing,” said [mirror]. “I only wanted to see.” And down went the [mirror.paw]. Then [mirror] came out with a <sticker~star>, and [mirror.his] tooth mended, and no scarf.
/+2

== chair
Now it was [hero’s] turn. ((The chair leaned back, [chair].))

+2
@doc “Who’s the boss of stopping?” asked Mrs Pearl.

@hero “This is,” said [hero], and showed her the hand.
/+2

+3
[Adult] sat close by. ${toy('[Friend] lay on [hero’s] tummy, and had a paper bib, too.', other('[Friend] held the other hand, the one that had nothing to do.', 'The other hand had nothing to do, so [adult] held it.'))} [with2| [Friend2] kept an eye on the lamp.]
/+3

${TURN}

+2
@doc “That’s a very good hand,” said Mrs Pearl.

${HOMEWARD}
/+2

+4
[Mirror] was still waiting by the door, to hear how it had gone. @mirror “Did it stop her?” asked [mirror].

@hero “At once,” said [hero].

@mirror “I’m going to try it at home,” said [mirror]. “On my alarm clock. It’s never listened to me in its whole life.” And [mirror] went off, and put up [mirror.his] [mirror.paw] at the zebra crossing, and a whole big red bus stopped at once for [mirror.him], and let [mirror.him] across. The driver put up a hand as well.
/+4

== bed
+3
That night the hand lay on the blanket, and [hero] lay beside it. It was quite tired from going up and down so often.
/+3

+4
The bed was soft and warm. ${toy('[Friend] lay close by, with the bib still on.', other('[Friend] breathed slowly.', 'The curtain moved slowly in the quiet.'))} Outside it had grown dark, and the moon stood still, as if somebody had put up a hand.
/+4

${TONGUE}

@adult “Row, row, row your b—” sang [adult], very softly. Up went the ^hand hand, half way.(( It wanted a kiss, and got one.))

-3
@adult “—oat,” sang [adult]. &last Down went the hand, on to the ((warm ))blanket. !asleep It stayed there, and [hero] was asleep.
/-3

+3
@adult “—oat,” sang [adult], “gently down the stream.” The song went on, slower and slower, and nobody stopped it.

&last Down went the hand, on to the warm blanket. It lay there with all its fingers open. !asleep And [hero] was asleep.
/+3
`,
  older: `
== evening
${START}

${ASKED}

@adult “You just say stop,” said [adult].

@hero “How?” said [hero]. “My mouth will be full of dentist.”

@adult “Shtock,” said [adult], who had put two fingers in [adult.his] own mouth to see, and admitted that it could have meant almost anything.

@adult “Then say it with your *hand hand,” said [adult]. “Hand up means stop, and hand down means go on, and every dentist in the country knows that.”

They tried it out with a song. @adult “Row, row, row your b—” sang [adult]. &first Up went the hand, and everything stopped. Down went the hand. @adult “—oat,” sang [adult], and took a breath.

+2
It was a wonderful rule. By half past six [hero] had stopped the milk, just under the rim, and the tap, and the story of how [adult] once missed a train. ${toy('[Friend] the [friend.kind] had been stopped in mid-air.', other('[Friend] had been stopped halfway through a biscuit.', 'The potatoes had been stopped four times on their way to the table.'))} By seven [hero] had stopped so many things that supper was cold.

@adult “That hand’s going to wear out,” said [adult], who was holding a pan of peas and wasn’t allowed to put it down. “If it goes up for everything, how will anybody know when you mean it?”

@hero “You’ll stop anyhow,” said [hero]. “It’s the rule.” And so it was. [Adult] stopped, and waited, and the peas went cold as well.
/+2

+3
In bed [hero] stopped the goodnight kiss, to see whether that could be done. It could. But it’s a strange thing, a kiss that hangs in the air and doesn’t arrive. [Hero] let the hand down rather quickly.

@hero “Does it work on everybody?” asked [hero].

@adult “On everybody who’s being careful with you,” said [adult]. “That’s quite a lot of people.”
/+3

+4
Before breakfast [hero] went out to find where the rule left off. It worked on the postman, who stood at the gate with one foot in the air and a parcel under his chin. It worked on the lady with the pram, and on the boy with the scooter, who wobbled, but stopped. It didn’t work on the rain. It didn’t work on next door’s dog either, who came straight on and licked the hand on both sides.

@hero “The dog doesn’t know the rule,” said [hero], coming in wet.

@adult “He knows it,” said [adult]. “He just can’t imagine that you’d want him to stop.” And [adult] put a towel over [hero’s] head, and rubbed, until a hand came out at the top of it. Then [adult] stopped at once, and the towel stayed where it was, like a tent with somebody thinking in it.

@hero “Can Mrs Pearl imagine it?” asked the tent.

@adult “She’s the dentist,” said [adult]. “She has to imagine it all day long.”
/+4

== waiting
[Later] they sat in the dentist’s waiting room, [place]. On [seat] sat [mirror.one] with a scarf round one cheek, and its two ends stood up like ears.

@mirror “I’m not going in,” said [mirror], who hardly opened [mirror.his] mouth. “I’ve considered it from every side, and nobody can say stop with a mouth full of dentist.”

@hero “You say it with your [mirror.paw],” said [hero], and explained the rule. ((It took as long as one goldfish needs to swim round a tank.))

+2
[Mirror] looked at [mirror.his] [mirror.paw], back and front. @mirror “It’s never stopped anything before,” said [mirror]. “Mostly it knocks things over.”

@hero “Sing something,” said [hero].

@mirror “[Sound]—” sang [mirror], and put up the [mirror.paw], and had to stop [mirror.himself]. In the quiet they could hear the goldfish turn round.

@mirror “That’s good,” said [mirror], “but I’d rather see somebody else do it first.” And [mirror.he] pulled the scarf tighter, because the cheek under it was throbbing. ((One could nearly see it from outside.))
/+2

== chair
So [hero] went first. The chair leaned back, [chair], and Mrs Pearl, the dentist, pulled on her gloves. @doc “Who’s the boss of stopping in here?” she asked.

@hero “This is,” said [hero], and showed her the hand.

@doc “Excellent,” said Mrs Pearl. “Then I’ll be watching it the whole time.” And she did.

-2
When the lamp came on, [hero] put it up at once, only to find out, and Mrs Pearl stopped before she had even begun. So it worked on dentists, too. [Hero] let the hand down again, and decided to keep it for emergencies, or at any rate for something important.
/-2

+2
[Hero] put it up for the lamp, which was bright, and Mrs Pearl turned the lamp. [He] put it up for the little mirror, and she warmed it in her glove. [He] put it up for the bib, and for the taste of the gloves, and for nothing at all. Each time she stopped immediately, although nobody had even begun.

From the other side of the door came a small sound. It was [mirror], who was trying not to say ow.

[Hero] lay there and heard it. Every time the hand went up, somebody out there had to hold a sore cheek a little longer. And Mrs Pearl still watched the hand, as carefully as ever, without so much as a sigh. She would have stopped a hundred times.

That made it harder. The hand wanted to go up again straight away, and it would have been so easy. But then [hero] thought of the peas. [He] put the hand flat on [his] tummy, ${toy('under [friend]', 'under the other one')}, and held it there. It was like holding down a saucepan lid.
/+2

+3
@hero “I’ll keep it for when I need it,” said [hero]. “You can begin.”

@doc “And if you need it twice?” asked Mrs Pearl.

@hero “Then twice.”

@doc “That’s what it’s for,” said Mrs Pearl, and bent down with the lamp.
/+3

+4
@hero “Does anybody never put it up?” asked [hero] quickly, because a question is also a way of keeping one’s mouth one’s own.

@doc “One or two,” said Mrs Pearl. “They hold on to the chair instead, and afterwards the chair has dents in it.” She showed [hero] the dents, and they were real ones, four on each side. “I’d rather stop for nothing than not stop for something.”

[Hero] put a finger into one of the dents, and it fitted. Somebody had lain here who had wanted it to stop, and hadn’t said so. It made the hand on the tummy feel a good deal heavier, but in a useful way, like an anchor.

@hero “Now,” said [hero], and had no more questions, and meant it.
/+4

${TURN}

+2
@doc “That was a real stop,” said Mrs Pearl. “I could tell.”

${HOMEWARD}
/+2

== after
In the waiting room [mirror] had got up, and was listening at the keyhole. @mirror “Did she stop?” asked [mirror].

@hero “Immediately,” said [hero]. “But save it for something important.”

+2
So [mirror] went in, and the door stayed open a crack. For a long time nothing went up at all. Then the [mirror.paw] did, right up to the ceiling, and everything stood still, even the lamp. Then it came down, and there was a sound like a cork.

@mirror “Twice!” said [mirror] proudly, coming out without the scarf. “I saved it, and then I needed it twice, and I got it both times.” And at the zebra crossing [mirror] put up the [mirror.paw], and a whole bus stopped and let [mirror.him] across.
/+2

+3
On the way home [hero] tried it, too, but only in front of a puddle. The puddle had stopped already. [with| [friend-is| toy, pet: | [Friend] jumped in it, and had not been asked to stop.]] [with2| [Friend2] jumped in after.] [more| By the next corner [others] were all walking with one arm up.]

At home there were peas again, and they were hot. [Adult] carried the pan right across the kitchen, and looked at the hand, and it lay by the plate and let [adult.him] pass.
/+3

+4
@adult “Nothing?” asked [adult], rather surprised, and stood still all the same.

@hero “I’m saving it,” said [hero], and ate. Mrs Pearl had given out a sticker at the door, and most people wear that on the jumper. [Hero] had stuck it on the hand, right in the middle, where one could see it from a long way off when it went up. It didn’t go up for the milk, and it didn’t go up for the train that [adult] once missed, which left on time this evening, without [adult], as it always does. It went up just once. That was when somebody tried to take the last potato.

Everybody stopped. Nobody laughed, since that was the rule, and the potato went where it belonged.
/+4

== bed
That night the hand lay on the blanket, and was tired. ((It had only gone up and down, but it had been in charge.))

${TONGUE}

+2
${toy('[Friend] lay close by, under the same warm blanket.', other('[Friend] breathed slowly in the dark.', 'It was dark by now, and the blanket was warm.'))} Outside the moon stood quite still over the roofs, as if somebody had put up a hand.
/+2

+3
@hero “She’d have stopped a hundred times,” said [hero] softly.

@adult “I know,” said [adult]. “So would I.”

[Hero] thought about that for a while. It was a good thing to lie on, like a second pillow.
/+3

[Adult] sat down on the bed, and bent down for the kiss. Up went the ^hand hand, just a little. The kiss stopped in the air, and waited, as long as it had to.

@adult “Row, row, row your b—” sang [adult] very softly, and waited with that as well.

&last Then the hand that had interrupted a dentist came down, slowly, finger by finger, and the kiss arrived. @adult “—oat,” whispered [adult]. !asleep But [hero] was asleep.
`,
}
