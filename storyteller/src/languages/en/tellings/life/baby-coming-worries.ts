/** What a child says, does or asks about a baby that is to come. `room` where the wish says no more than that it is coming. */
interface Worry {
  /** What happened, as the parent said it. */
  start: string
  says: string
  answer: string
  /** What leads to arms, where the worry itself does not (young). */
  arms?: string
  /** Asked again at the end, and settled. */
  asks: string
  reply: string
  /** What of it is left at night. */
  night?: string
}

const ONE = '[baby| twins: babies | sister: a sister | brother: a brother | a baby]'
const KIND = '[baby| sister: a girl | brother: a boy | one more]'
const OTHER = '[baby| sister: a boy | brother: a girl | something else]'
const PET = '[is:pet| [pet.one] | something else]'
const WISHED = '[has| wanted-girl: a girl | wanted-boy: a boy | [baby| sister: a brother | brother: a sister | none]]'
const WANTED = `[is:pet| ${WISHED} or [pet.one] | ${WISHED}]`
const THAT_MADE =
  '[has| makes-two: That made two. | makes-three: That made three. | makes-four: That made four. | makes-five: That made five.]'
const WENT = '[has| sat-in-car: [Hero] went and sat in the car. | sat-under: [Hero] went and sat under the table.]'
const OWN = '[has| keeps-bunk: the top bunk | keeps-toys: my toys | keeps-seat: my seat | keeps-bed: my bed | my room]'
const ARE = '[has| keeps-toys: are | is]'
const MUM_IS =
  '[kin| mum: [Adult] was to go to the hospital, to have it. | Mum was at the hospital, to have it, and [hero] was with [adult].]'
const FULL = '@hero “And where will it go?” said [hero]. “Your arms are full of me.”'
const CLASS = '[has:class| the whole class | everybody]'
const MY_CLASS = '[has:class| my class | everybody]'
const SOCK = '[has:in-a-sock| , in a sock]'
const FRUIT = '[is:fruit| [fruit.one] | a lemon]'

export const YOUNG: Record<string, Worry> = {
  cot: {
    start: 'Today [hero’s] own old cot was carried into [adult’s] room.',
    says: '[Hero] went quiet, and wouldn’t say why.',
    answer: '',
    asks: '@hero “That was my cot,” said [hero] at last. “And it’s in your room.”',
    reply: '@adult “A cot can be moved,” said [adult]. “Your place can’t.”',
  },
  love: {
    start: '',
    says: '@hero “Will you still love me then?” asked [hero].',
    answer: '@adult “Always,” said [adult]. But how long was that?',
    asks: '@hero “Is that always?” asked [hero].',
    reply: '@adult “That’s always,” said [adult].',
    night: 'Always was still going on.',
  },
  bed: {
    start: '',
    says: '@hero “There’ll be no room in bed,” said [hero], “for [has:home-on-sunday| Sunday] cuddles.”',
    answer: 'It was a sad thought.',
    asks: '@hero “And in bed[has:home-on-sunday| , on Sunday]?” asked [hero].',
    reply: '@adult “We all move up a bit,” said [adult].',
    night: 'There was room in bed.',
  },
  unwanted: {
    start: '',
    says: `@hero “I don’t want ${ONE},” said [hero]. “I want your arms.”`,
    answer: '[Hero] felt crosser and crosser.',
    asks: `@hero “I still don’t want ${ONE}, much,” said [hero].`,
    reply: '@adult “You didn’t want the melon, either,” said [adult].',
    night: 'Nobody had to want it yet.',
  },
  pet: {
    start: '',
    says: `@hero “I wanted ${PET},” said [hero]. “A baby can’t do anything.”`,
    answer: '[has| dog, puppy: It couldn’t even bark. | It only had to be held, all day.]',
    asks: `@hero “It still isn’t ${PET},” said [hero].`,
    reply: '@adult “Nor is the melon,” said [adult].',
    night: `It wasn’t ${PET}. But it was warm.`,
  },
  sort: {
    start: `Today there was a picture of it, from the scan, and it was ${KIND}. ${THAT_MADE}`,
    says: `[has| wanted-girl, wanted-boy: @hero “I wanted ${WANTED},” said [hero]. | @hero “${KIND}?” said [hero]. “Not ${OTHER}?”] ${WENT}`,
    answer:
      '[has:sat-in-car| @adult “May I get in too?” asked [adult]. “It can’t be changed. But it has to be held.” | @adult “It can’t be changed,” said [adult]. “But it has to be held.”]',
    arms: FULL,
    asks: `[has| wanted-girl, wanted-boy: @hero “I still wanted ${WANTED},” said [hero]. | @hero “And it’s still ${KIND},” said [hero].]`,
    reply: '@adult “I know,” said [adult]. “You can want that, and still hold this one.”',
    night: '[has:sat-in-car| Outside stood the car, and nobody was in it.]',
  },
  told: {
    start: `[Hero] had told ${CLASS} that it was ${OTHER}. Then came the scan, and it was ${KIND}.`,
    says: '@hero “I told them all wrong!” said [hero].',
    answer: '@adult “It’s the same baby that it was before,” said [adult].',
    arms: '@hero “And I don’t know where it’ll go,” said [hero]. “Your arms are full of me.”',
    asks: `@hero “And what do I tell ${MY_CLASS}?” asked [hero].`,
    reply: `@adult “That it’s ${KIND},” said [adult], “and as big as a melon. And that you’ve practised.”`,
    night: `Tomorrow [he] would tell ${CLASS} about it.`,
  },
  photo: {
    start: 'There was a picture of it, from the scan.',
    says: '[has:looks-like| [is:like| @hero “It looks like [like.one],” said [hero]. | @hero “It looks funny,” said [hero].] | @hero “It’s very small,” said [hero].]',
    answer: '@adult “It gets bigger,” said [adult]. “And then it has to be held.”',
    arms: FULL,
    asks: '[has:looks-like| [is:like| @hero “Does it still look like [like.one]?” asked [hero]. | @hero “Will it still look funny?” asked [hero].] | @hero “Is it still so small?” asked [hero].]',
    reply: '@adult “More like you every day,” said [adult].',
    night: 'The picture stood by the bed.',
  },
  keep: {
    start: '[has:went-quiet| [Hero] went quiet.]',
    says: `@hero “Do I have to give up ${OWN}?” asked [hero].`,
    answer: `@adult “No,” said [adult]. “That [has| keeps-toys: all ]stays yours.”`,
    arms: '@hero “And your arms?” asked [hero]. “Do I have to give those up?”',
    asks: `@hero “And ${OWN}?” asked [hero].`,
    reply: '@adult “Still yours,” said [adult]. “[has:keeps-bunk| Babies can’t climb. | Places can’t be given away.]”',
    night:
      '[has| keeps-bunk: It was the top bunk, and [he] was staying there. | keeps-toys: All [his] toys sat round [him], and were still [his]. | keeps-seat: | It was still [his] own, and [he] was staying there.]',
  },
  share: {
    start: 'Its bed was to stand in [hero’s] room.',
    says: '@hero “Is there room in my room?” asked [hero].',
    answer: '@adult “A bit,” said [adult]. “Babies have very small beds.”',
    arms: '@hero “And in your arms?” asked [hero].',
    asks: '@hero “And my room?” asked [hero].',
    reply: '@adult “That’s got room for a melon, too,” said [adult]. “And your bed stays where it is.”',
    night: 'There was room for one very small bed more.',
  },
  late: {
    start: 'Any day now, everybody said. But one day went by, and one more, and it still didn’t come.',
    says: '@hero “Is it today?” asked [hero].',
    answer:
      '@adult “Not yet,” said [adult]. “[has:penguin| A penguin holds its egg on its feet, and waits and waits. ]Waiting’s easier with something to hold.”',
    arms: '@hero “But I want to hold it now!” said [hero].',
    asks: '@hero “And when does it come?” asked [hero].',
    reply: '@adult “When it’s ready,” said [adult]. “Its place is ready now.”',
    night: '[has:penguin| Far away, a penguin stood quite still, with its egg on its feet. | It might be tomorrow.]',
  },
  fruit: {
    start: `It was the size of ${FRUIT}, so [hero] carried one about all day${SOCK}. [has:was-eaten| But tonight [has| grandma: Granny cut it up | it was cut up] for pudding, and [hero] ate some. Then [he] thought.]`,
    says: `[has:was-eaten| @hero “I’ve eaten the baby!” said [hero]. | @hero “I haven’t put it down once,” said [hero].]`,
    answer: `[has:was-eaten| @adult “You ate ${FRUIT},” said [adult]. “The baby’s safe in [kin| mum: my | Mum’s] tummy.” | @adult “Soon it’ll be as big as a melon,” said [adult].]`,
    arms: '@hero “Then I need a bigger one to hold,” said [hero].',
    asks: '[has:was-eaten| @hero “And nobody can eat it?” asked [hero]. | @hero “And when it gets bigger?” asked [hero].]',
    reply:
      '[has:was-eaten| @adult “You can’t eat a place,” said [adult]. “And nobody’s going to eat the baby.” | @adult “The place gets bigger, too,” said [adult].]',
    night: '[has:in-a-sock| Nothing had to be carried in the sock any more. | It had been carried all day.]',
  },
  day: {
    start: 'And it might come on [hero’s] own birthday!',
    says: '[has:midwife| @hero “Can’t it come out on a different day?” [hero] asked the midwife. “That one’s mine.” | @hero “Can’t it come on a different day?” asked [hero]. “That one’s mine.”]',
    answer: '@adult “Babies don’t know about days,” said [adult]. “But a birthday never gets cut in half.”',
    arms: '@hero “But your arms will be full,” said [hero]. “On my birthday!”',
    asks: '@hero “And on my birthday?” asked [hero].',
    reply: '@adult “On your birthday,” said [adult], “your place is just one year bigger. That’s all yours.”',
    night: 'There was still a birthday coming, and it was still [hero’s].',
  },
  again: {
    start: 'But [hero] was the baby now. [He] said goo, [has:bottle| wanted a bottle,] and wanted to be carried.',
    says: '[has:still-chips| @hero “Babies can still have chips, though,” said [hero] at tea. “Goo.” | [has:bottle| @hero “Goo,” said [hero]. “I need a bottle.” | @hero “Goo,” said [hero]. “Carry me.”]]',
    answer:
      '[has:still-chips| @adult “This one can,” said [adult], and passed the chips. “But what about the other one?” | @adult “Goo to you,” said [adult], and carried [him]. “But what about the other one?”]',
    arms: '@hero “There’s no room for another one,” said [hero].',
    asks: '@hero “Can I still be your baby?” asked [hero].',
    reply: '@adult “My first one,” said [adult]. “[has:still-chips| And the only one with chips. | And my biggest.]”',
    night: '@hero “Goo,” said [hero], very softly, and wanted nothing more.',
  },
  care: {
    start: MUM_IS,
    says: '[has| crusts-on, sandwich: @hero “Nobody will remember about my sandwiches,” said [hero]. “[has:crusts-on| They have to have the crusts ON.]” | hair: @hero “But who’ll do my hair?” asked [hero]. | @hero “But who’ll look after me?” asked [hero].]',
    answer: `[has| crusts-on, sandwich: [kin| mum: @adult “I’ve told everybody,” said [adult]. “And I’ve written it on the bread bin.” | @adult “Crusts on,” said [adult], and wrote it on [adult.his] hand. “I’ve got it.”] | [kin| mum: @adult “Somebody who loves you,” said [adult]. “And I’ll come home.” | @adult “I will,” said [adult]. “That’s what I’m here for.”]]`,
    arms: '[kin| mum: @hero “And then your arms will be full,” said [hero]. | @hero “And when Mum comes back,” said [hero], “her arms will be full.”]',
    asks: '[kin| mum: @hero “And when you’re at the hospital?” asked [hero]. | @hero “And Mum’s arms?” asked [hero].]',
    reply:
      '[kin| mum: @adult “My arms take your place along,” said [adult]. “They can’t leave it at home.” | @adult “Just the same,” said [adult]. “They’ve got your place in them now, at the hospital.”]',
    night:
      '[has| crusts-on, sandwich: In the kitchen stood tomorrow’s sandwiches, [has:crusts-on| with the crusts ON | all ready]. | Somebody would always be there to look after [him].]',
  },
  kick: {
    start: 'Today it kicked, and [hero] felt it with [his] own hand.',
    says: '@hero “It kicked me!” said [hero].',
    answer: '@adult “It’s only stretching,” said [adult]. “There isn’t much room in there.”',
    arms: '@hero “There isn’t much out here,” said [hero]. “Your arms are full of me.”',
    asks: '@hero “And if it kicks?” asked [hero].',
    reply: '@adult “Then it kicks in its own place,” said [adult], “and not in yours.”',
    night: '[kin| mum: In the dark somebody kicked, just once, quite softly.]',
  },
  name: {
    start: 'It hadn’t got a name yet. But [hero] had thought of one.',
    says: '@hero “I know what it’s called,” said [hero][is:whom| . “It’s called [whom].” | , and whispered it.]',
    answer: '@adult “Then it’s nearly here,” said [adult].',
    arms: FULL,
    asks: '@hero “And will it have my name?” asked [hero]. “The one I thought of?”',
    reply: '@adult “We’ll try it on,” said [adult], “when we see its face. You first.”',
    night: '[is:whom| On the melon somebody had written, very small: [whom]. | Only the melon had been told the name.]',
  },
  out: {
    start: '',
    says: '@hero “How will it get out?” asked [hero].',
    answer: '@adult “The midwife knows the way,” said [adult]. “The baby does, too. You did.”',
    arms: '@hero “And then where will it go?” asked [hero]. “Your arms are full of me.”',
    asks: '@hero “And it won’t get lost on the way?” asked [hero].',
    reply: '@adult “Straight into its place,” said [adult]. “Like you.”',
    night: 'The midwife knew the way. So did the baby.',
  },
  talk: {
    start: 'Every day [hero] talked to it, through [kin| mum: [adult’s] | Mum’s] tummy.',
    says: '@hero “Hello in there,” said [hero]. “It’s me.”',
    answer: '@adult “It knows your voice,” said [adult].',
    arms: '@hero “But does it know that your arms are full of me?” asked [hero].',
    asks: '@hero “And it knows I’m here?” asked [hero].',
    reply: '@adult “Better than anybody,” said [adult]. “You’re the one it listens to.”',
    night: '@hero “Night in there,” whispered [hero].',
  },
  room: {
    start: '[feels| excited, happy, proud: [Hero] couldn’t wait.]',
    says: '@hero “[feels| excited, happy, proud: But what | What] if your arms are full,” said [hero], “and there’s no room for me?”',
    answer: '',
    asks: '@hero “So there’s room for me,” said [hero].',
    reply: '@adult “There always was,” said [adult].',
  },
}

export const OLDER: Record<string, Worry> = {
  cot: {
    start:
      'Then, today, [hero’s] own old cot was carried past [his] door and into [adult’s] room, and [hero] went very quiet, and wouldn’t say why.',
    says: '@adult “What’s the matter?” asked [adult]. [Hero] stared past [adult.him], at the cot.',
    answer: '',
    asks: '@hero “That’s my cot in your room,” said [hero] at last. “It’s been let in, and I haven’t.”',
    reply: '@adult “A cot can be carried about,” said [adult]. “Your place can’t.”',
  },
  love: {
    start: 'Only at night there was a question, and it got bigger every time.',
    says: '@hero “Will you still love me?” asked [hero]. “When it’s there?”',
    answer: '@adult “Always,” said [adult]. But anybody can say always.',
    asks: '@hero “Is that what always is?” asked [hero].',
    reply: '@adult “That’s how it feels from the inside,” said [adult].',
  },
  bed: {
    start:
      'But there were feet everywhere in the big bed already[has:home-on-sunday| , on Sunday mornings], and it made [him] sad to think of more.',
    says: '@hero “Where will I go for cuddles?” asked [hero].',
    answer: '@adult “In with us, as always,” said [adult].',
    asks: '@hero “And in bed[has:home-on-sunday| , on Sundays]?” asked [hero].',
    reply: '@adult “In bed,” said [adult], “we all move up. You’ve practised that.”',
  },
  unwanted: {
    start: `That was only politeness, because [hero] didn’t want ${ONE} at all, and was cross.`,
    says: '@hero “Couldn’t it stay where it is?” asked [hero].',
    answer: '@adult “It’ll get too big for that,” said [adult]. “Like you.”',
    asks: `@hero “I still don’t much want ${ONE},” said [hero].`,
    reply: '@adult “You didn’t much want a melon,” said [adult].',
  },
  pet: {
    start: `That was only politeness, because [hero] had wanted ${PET}, and thought that somebody had got it wrong.`,
    says: `@hero “I wanted ${PET},” said [hero]. “Where will this one even go?”`,
    answer: '@adult “In my arms, to begin with,” said [adult].',
    asks: `@hero “It still isn’t ${PET},” said [hero].`,
    reply: '@adult “Nor is a melon,” said [adult], “and you went back.”',
  },
  sort: {
    start: `Then, today, there was a picture from the scan, and it was ${KIND}. ${THAT_MADE} [has| wanted-girl, wanted-boy: [Hero] had wanted ${WANTED}[has| sat-in-car: , and went and sat in the car | sat-under: , and went and sat under the table]. | [Hero] looked at it for some time, and was cross.]`,
    says: '[has:sat-in-car| @adult “May I get in?” asked [adult], and got in. | @adult “You’re not pleased,” said [adult].]',
    answer: `[has| wanted-girl, wanted-boy: @hero “It was meant to be ${WANTED},” said [hero]. | @hero “I thought it would be ${OTHER},” said [hero].]`,
    arms: `@adult “It can’t be changed,” said [adult]. “It can only be held.”`,
    asks: `[has| wanted-girl, wanted-boy: @hero “I’d still have liked ${WANTED},” said [hero]. | @hero “And it’s still ${KIND},” said [hero].]`,
    reply: '@adult “You can go on wanting that,” said [adult], “and hold this one while you do.”',
    night: '[has:sat-in-car| Outside stood the car, and nobody was sitting in it.]',
  },
  told: {
    start: `[He] had also told ${CLASS} that it was ${OTHER}. Then came the scan, and it was ${KIND}.`,
    says: `@hero “I’ve told ${MY_CLASS}!” said [hero]. “Now I’ll have to stand up and untell it.”`,
    answer:
      '@adult “It’s the same baby that it was yesterday,” said [adult]. @hero “And there’s another thing that nobody’s checked,” said [hero].',
    asks: `@hero “And what do I say to ${MY_CLASS}?” asked [hero].`,
    reply: `@adult “That it’s ${KIND},” said [adult], “about as big as a melon, and that you’re the only one there who’s practised.”`,
    night: `Tomorrow [he] would tell ${CLASS}, and it would make quite a good story.`,
  },
  photo: {
    start: 'Then there was a picture of it, from the scan, and [hero] looked at that for a long time.',
    says: '[has:looks-like| [is:like| @hero “It looks like [like.one],” said [hero]. | @hero “It looks odd,” said [hero].] | @hero “There isn’t much of it,” said [hero].]',
    answer: '@adult “It’ll grow,” said [adult]. @hero “That’s what I mean,” said [hero].',
    asks: '[has:looks-like| [is:like| @hero “It does look like [like.one], though,” said [hero]. | @hero “It does look odd, though,” said [hero].] | @hero “There’ll be more of it by then,” said [hero].]',
    reply: '@adult “So did you,” said [adult]. “I’ve still got the picture.”',
    night: 'By the bed stood two pictures, very much alike.',
  },
  keep: {
    start: `${'[has:went-quiet| Then [he] went quiet.]'} Then [he] asked it, out loud.`,
    says: `@hero “Do I have to give up ${OWN}?” asked [hero].`,
    answer: `@adult “No,” said [adult]. “You don’t. ${'[has| keeps-toys: They’re | It’s]'} yours.”`,
    asks: `@hero “And ${OWN} really ${ARE} mine?” asked [hero].`,
    reply:
      '@adult “For as long as you like,” said [adult]. “[has:keeps-bunk| Babies can’t climb, and I wouldn’t dare. | Nobody asked you to pay for a baby.]”',
    night: `[has| keeps-bunk: It was the top bunk, and nobody had asked for it. | keeps-seat: | ${'[has| keeps-toys: The toys were | It was]'} all still [hero’s], and nobody had asked for ${'[has| keeps-toys: them | it]'}.]`,
  },
  share: {
    start: 'But its bed was to stand in [hero’s] room, in the very best corner.',
    says: '@hero “Which half will be mine?” asked [hero].',
    answer: '@adult “The half with you in it,” said [adult]. “It’s a very small bed.”',
    asks: '@hero “And my room?” asked [hero].',
    reply: '@adult “We’ll fit one very small bed in,” said [adult]. “Yours stays where it is. And I’ll knock.”',
    night: 'By the wall there was room for one very small bed. [Hero] had measured that as well.',
  },
  late: {
    start:
      'Any day now, they’d said, but the day had come and gone, and so had several more, and the baby hadn’t. Nothing is as slow as a baby that’s late.',
    says: '@hero “Is it today?” asked [hero], as [he] did every morning.',
    answer:
      '@adult “Not yet,” said [adult]. “[has:penguin| A penguin holds an egg on its feet for two months, and never once sits down. ]It isn’t late. It just isn’t finished.”',
    asks: '@hero “So when’s it coming?” asked [hero].',
    reply:
      '@adult “When it’s done,” said [adult]. “Its place is ready, and so are you. That’s the waiting part nearly over.”',
    night:
      '[has:penguin| Far away, on the ice, a penguin stood quite still, with its egg on its feet. | It might be tomorrow. Nobody would have to be hurried.]',
  },
  fruit: {
    start: `When they said that it was as big as ${FRUIT}, [he] carried one about all day${SOCK}. [has:was-eaten| Tonight [has| grandma: Granny cut it up | it was cut up] for pudding. [Hero] ate some, and then [he] realised what it was.]`,
    says: '[has:was-eaten| @hero “I’ve eaten the baby,” said [hero], and put down the spoon. | @hero “I haven’t put it down once,” said [hero]. “Will it stay this size?”]',
    answer: `[has:was-eaten| @adult “You’ve eaten ${FRUIT},” said [adult]. “The baby’s quite safe, and a good deal bigger by now.” | @adult “It’ll get a good deal bigger,” said [adult].]`,
    asks: '[has:was-eaten| @hero “And it really can’t be eaten?” asked [hero]. | @hero “And when it’s bigger than a melon?” asked [hero].]',
    reply:
      '[has:was-eaten| @adult “Not the baby, and not the place,” said [adult]. “Only the pudding.” | @adult “Then so is its place,” said [adult]. “You’re a good deal bigger than a melon.”]',
    night: '[has:in-a-sock| The sock was on the chair, and it was only a sock.]',
  },
  day: {
    start: 'What was not fine was the date, because it was [hero’s] own birthday.',
    says: '[has:midwife| @hero “Could it come out on a different day?” [hero] asked the midwife. “That one’s taken.” | @hero “Could it come on a different day?” asked [hero]. “That one’s taken.”]',
    answer:
      '[has:midwife| @adult “The midwife can’t choose, and nor can I,” said [adult]. | @adult “I can’t choose,” said [adult].] “But nobody gets half a birthday.”',
    asks: '@hero “And if it does come on my birthday?” asked [hero].',
    reply:
      '@adult “Then this place will be a year older that day, like you,” said [adult]. “That’s what my piece of cake will be for.”',
    night: 'There was still a birthday coming, and whatever else came, it was still [hero’s].',
  },
  again: {
    start: 'Then [he] thought it over, and decided to be the baby instead. It seemed to be the thing to be.',
    says: '[has:still-chips| @hero “Goo,” said [hero] at tea. “Babies can still have chips, though.” | [has:bottle| @hero “Goo,” said [hero]. “I’ll have a bottle, please.” | @hero “Goo,” said [hero]. “I can’t walk. Somebody will have to carry me.”]]',
    answer: '@adult “You’re rather long for a baby,” said [adult]. @hero “There’s only room for one,” said [hero].',
    asks: '@hero “So I needn’t be the baby?” asked [hero].',
    reply:
      '@adult “You can be whatever you like in there,” said [adult]. “[has:still-chips| With chips. ]It fits all of it.”',
    night: '@hero “Goo,” said [hero], quite softly, to see if it still worked. It did.',
  },
  care: {
    start: `[kin| mum: What bothered [him] was that [adult] would have to go to the hospital for it. | Today was the day. Mum was at the hospital, to have it, and [hero] was with [adult].]`,
    says: '[has| crusts-on, sandwich: @hero “I’m not scared about the baby,” said [hero]. “But nobody will remember [has:crusts-on| that my sandwiches have to have the crusts ON | about my sandwiches].” | hair: @hero “Who’s going to do my hair?” asked [hero]. | @hero “And who’ll look after me?” asked [hero].]',
    answer: `[has| crusts-on, sandwich: [kin| mum: @adult “It’s written on the bread bin,” said [adult]. “In ink.” | @adult “I will,” said [adult], and wrote it on the back of [adult.his] hand.] | [kin| mum: @adult “Somebody who loves you,” said [adult], “until I’m back.” | @adult “I will,” said [adult]. “That’s what I’m for.”]]`,
    asks: '[kin| mum: @hero “And while you’re at the hospital?” asked [hero]. | @hero “And Mum’s?” asked [hero].]',
    reply:
      '[kin| mum: @adult “The place comes with me,” said [adult]. “I can’t take it off.” | @adult “Hers has been there since that day as well,” said [adult]. “She’s got it with her at the hospital. It won’t come off.”]',
    night:
      '[has| crusts-on, sandwich: In the kitchen stood tomorrow’s sandwiches, [has:crusts-on| with the crusts ON | all ready]. | Somebody would always be there to look after [him].]',
  },
  kick: {
    start: 'Then, today, [he] felt it kick, with [his] own hand, and thought of nothing else.',
    says: '@hero “It kicked me,” said [hero]. “Is it cross?”',
    answer: '@adult “It’s only stretching,” said [adult]. “There isn’t much room in there.”',
    asks: '@hero “What if it kicks when it’s out?” asked [hero].',
    reply: '@adult “Then it’ll be kicking in its own place,” said [adult]. “It can’t reach yours.”',
    night: '[kin| mum: Somewhere in the dark somebody kicked, once, in a friendly way.]',
  },
  name: {
    start: '[He] had even thought of a name for it.',
    says: '@hero “[is:whom| It’s called [whom] | I know what it’s called],” said [hero]. [is:whom| | [He] whispered it, so that it shouldn’t get used up.]',
    answer: '@adult “Then that’s one thing done,” said [adult]. @hero “But there’s another,” said [hero].',
    asks: '@hero “And it’ll have the name that I thought of?” asked [hero].',
    reply: '@adult “We’ll hold it up against the face,” said [adult], “and see. You’ll be there.”',
    night:
      '[is:whom| On the melon, in very small letters, stood [whom]. | Nobody but the melon had been told the name, and it hadn’t told.]',
  },
  out: {
    start: 'There was only one thing that nobody had explained.',
    says: '@hero “How does it get out?” asked [hero].',
    answer: '@adult “The midwife knows the way,” said [adult], “and so does the baby. You found it all by yourself.”',
    asks: '@hero “And it goes straight there, when it’s out?” asked [hero].',
    reply: '@adult “Straight there,” said [adult]. “You knew the way at once.”',
    night: 'It would find the way out by itself, when it was time.',
  },
  talk: {
    start: 'Every evening [he] talked to it, through [kin| mum: [adult’s] | Mum’s] tummy, and told it the news.',
    says: '@hero “It’s me again,” said [hero]. “There’s nothing new. I’m still here.”',
    answer: '@adult “It knows your voice by now,” said [adult]. @hero “But I haven’t told it the worst,” said [hero].',
    asks: '@hero “So what shall I tell it tonight?” asked [hero].',
    reply: '@adult “That there’s room,” said [adult]. “It’s been wanting to know.”',
    night: '@hero “There’s room,” said [hero], to whoever was listening in there.',
  },
  room: {
    start: 'What bothered [him], when [he] lay awake, was where everybody would go.',
    says: '',
    answer: '',
    asks: '@hero “So there’s room,” said [hero].',
    reply: '@adult “There always was,” said [adult]. “We only had to measure it.”',
  },
}
