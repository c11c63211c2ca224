import type { Telling } from '../../../../craft/telling.ts'

/*
 * A child is afraid of what everybody says does nothing. Nobody makes it go near: it is asked how near would be all right, and that is measured in
 * shoes. It may put one back at any time, and it need not come to none.
 */

const CASES = ['animal', 'insect', 'water', 'high'] as const
type Case = (typeof CASES)[number]
const by = (told: Record<Case, string>) =>
  `[case| insect: ${told.insect} | water: ${told.water} | high: ${told.high} | ${told.animal}]`

const IT = by({
  animal: '[what]',
  insect: '[what]',
  water: 'the water',
  high: '[has:ladder| the ladder | the big slide]',
})
const PRONOUN = by({ animal: '[what.he]', insect: '[what.he]', water: 'it', high: 'it' })
const IT_CAPITAL = by({
  animal: '[What]',
  insect: '[What]',
  water: 'The water',
  high: '[has:ladder| The ladder | The big slide]',
})
const OBJECT = by({ animal: '[what.him]', insect: '[what.him]', water: 'it', high: 'it' })

const OPENS = by({
  animal:
    '[what-is:named| Down the road lived [what], the [what.kind]. | Down the road lived [what.one].] [has| shoes-bitten: [Hero] had been bitten once. | shoes-barked: [What.he] had barked at [hero]. |] [Hero] always crossed over there.',
  insect:
    'There was [what.one] about, and [hero] wouldn’t go into the [has| bee, wasp, bumblebee: garden | room] any more, or past the door of it.',
  water:
    '[has| sea, beach: At the beach [hero] stood far up in the sand, in [his] new swimming things. | At the pool [hero] stood by the wall, in [his] new swimming things.] [has:shoes-head| Putting a head under was out of the question. |]',
  high: 'In the park there was [has:ladder| a ladder up to a little house | a big slide], and everybody went up it. [Hero] stayed in the sandpit.',
})
const SAYS = by({
  animal: '“[What.he] doesn’t do anything,” people said.',
  insect: '“[What.he] doesn’t do anything,” people said.',
  water: '“It’s only water,” people said.',
  high: '“There’s nothing to it,” people said.',
})
const REPLIES = by({
  animal: '“[What.he] does,” said [hero]. “[What.he]’s there.”',
  insect: '“[What.he] does,” said [hero]. “[What.he]’s there.”',
  water: '“It isn’t only,” said [hero]. “It’s all of it.”',
  high: '“There is,” said [hero]. “It’s up.”',
})
/** Where it would be all right, at first. */
const FROM = by({
  animal: '“From the lamp post,” said [hero].',
  insect: '“From the stairs,” said [hero].',
  water: '“From that towel,” said [hero].',
  high: '“From the bench,” said [hero].',
})
const DOES = by({
  animal: '[What] looked at them, and yawned.',
  insect: '[What] sat there, and had a think.',
  water: 'The water lay there, and glittered.',
  high: 'It stood there, and shone a bit.',
})
/** What makes it one shoe more again. */
const STARTLES = by({
  animal: '[What] got up and shook all over',
  insect: '[What] suddenly walked a bit',
  water: 'Somebody jumped in, and it splashed',
  high: 'Somebody came down very fast and shrieked',
})
/** What is seen from near. */
const SEES = by({
  animal: 'From six shoes you could see that [what.he] had long eyelashes, and some jam on [what.his] nose.',
  insect:
    'From six shoes you could see that [what.he] washed [what.his] feet, one after another, and took care to forget none.',
  water:
    'From six shoes you could see that it came up to look at [has| sea, beach: the sand | the steps], and went away again, and did it over and over, without ever getting tired of it.',
  high: 'From six shoes you could see that there was a knob on the side, just right for a hand, and that somebody had drawn a cat on it.',
})
/** Whom or what it is itself afraid of. */
const ITSELF = by({
  animal:
    '@owner “[What.he]’s got [what.his] own,” said the woman at the gate. “The hoover. Thirty shoes, and round the corner.”',
  insect:
    '@owner “[What.he]’s got [what.his] own,” said the woman next door, who knew about such things. “The hoover. Thirty shoes, and under the sofa.”',
  water:
    '@owner “Mine are pigeons,” said the woman with the whistle, who could swim for miles. “Thirty shoes. And I still come to work.”',
  high: '@owner “Mine are pigeons,” said the woman who mended the swings, and she went up ladders all day. “Thirty shoes. And I still come to work.”',
})
const ENOUGH = by({
  animal: 'Six shoes was on this side of the road. So from then on they walked past on the pavement, like people.',
  insect:
    '[has| bee, wasp, bumblebee: Six shoes was right up to the lavender. So from then on one could use the swing again. | Six shoes was inside the room. So from then on one could get at the books again, and at the light.]',
  water:
    '[has| sea, beach: Six shoes was where it’s wet already. So from then on [hero] had a castle there, with a moat that filled itself. | Six shoes was the second step, where it’s wet already. So from then on [hero] sat there, up to the knees, and was captain of the steps.]',
  high: 'Six shoes was as far as the third step. So from then on [hero] had a place to sit, and knew whose turn it was.',
})

export const shoesAway: Telling = {
  id: 'shoes-away',
  shape: 'cumulative',
  fits: {
    ...{
      kind: 'life',
      subjects: ['dogs', 'insects', 'water', 'swimming', 'heights'],
      when: ['always', 'today', 'past', 'tomorrow'],
    },
    says: ['shoes-afraid'],
    unless: ['shoes-proud'],
  },
  ages: [3, 6],
  titles: ['Nineteen Shoes', 'How Many Shoes?'],
  figures: {
    people: { forms: { name: 'people' }, gender: 'neutral' },
    owner: { forms: { name: 'the woman' }, gender: 'she' },
    aunt: { forms: { name: 'the aunt' }, gender: 'she' },
  },
  things: {
    what: {
      kinds: ['animal', 'bird', 'insect', 'sea-animal'],
      or: { forms: { name: 'the dog', one: 'a dog', kind: 'dog' }, gender: 'he' },
    },
  },
  keys: {
    case: '[about| water, swimming: water | heights: high | insects: insect | animal]',
  },
  fact: '[Hero] found out how near was near enough, and it was six shoes.',
  next: 'There was a chalk line on the pavement, and a number beside it.',
  young: `
== near
${OPENS}

@people ${SAYS}

@hero ${REPLIES}

-2
One day [adult] asked something else. @adult “How near would be all right?”
/-2

+2
One day [adult] didn’t say anything of the kind, but asked a question that was quite new.

@adult “How near would be all right?”
/+2

@hero ${FROM}

So [adult] took off a shoe, and measured from there, heel to toe, heel to toe.

@adult “Nineteen,” said [adult].

They stood there and looked. ${DOES}(( That was all.))

&first @adult “How many now?” asked [adult]. “You say.”

@hero “Eighteen,” said [hero], and that was enough for one day.

== shoes
The next day it was sixteen.

+2
[with| [friend-is| toy: [Friend] came, too, and was put down next to the shoe. | pet: | @friend “I’m at four,” said [friend].] |]
/+2

+2
${STARTLES}, and [hero] went straight back behind [adult].

@hero “Seventeen!”

@adult “Seventeen,” said [adult] at once, and put one back. “You can always put one back.”

That was good to know. So after a while [hero] came out again, one bit at a time, and had another look.
/+2

+3
${ITSELF}

[Hero] thought about that for a long time. Thirty was a lot more than sixteen. It was hardly even in the same place any more.

@hero “Does anybody make you go nearer?” asked [hero].

@owner “They’d better not,” said the woman.
/+3

&again @adult “How many now?”

+3
@hero “Fourteen,” said [hero].

On Tuesday it rained, and who wants to stand about in only one shoe? On that day they both stayed at home. On Wednesday it was fourteen still, as it was so nice there. They had a biscuit there, and one for the shoe, and watched. On Thursday [hero] carried the shoe [himself] and put it down, heel to toe, heel to toe, and there it came to eleven.
/+3

-3
@hero “Fourteen,” said [hero], and on Wednesday it was eleven.
/-3

On Friday it was six.

${SEES} You couldn’t see that from nineteen. From nineteen there was only the big bad shape.

+4
@hero “Does ${PRONOUN} know how many it is?” asked [hero].

@adult “I shouldn’t think so,” said [adult]. “${IT_CAPITAL} can’t count shoes. That’s only for you.”

They stayed a good while at six. [Hero] knew by now when ${IT} was going to do something and when ${PRONOUN} wasn’t, and mostly ${PRONOUN} wasn’t. Then an aunt came past with her shopping, and laughed, and said that it was only one more little step, and gave [hero] a push.

@hero “Twenty!” shouted [hero], and was gone.

So they had to begin again, from the very beginning, with the shoe. Twenty, nineteen, eighteen. It took the whole day to get back to six, and the aunt had to hold the other shoe, and wasn’t allowed to say anything, not even well done. [Hero] told her how it went. You stand. You look. Then somebody asks how many, and that’s you.

@adult “Nobody pushes,” said [adult] to the aunt. “Whoever pushes adds shoes. That’s how it works.”

The aunt said that she was sorry. She hadn’t known that there were numbers to it. [more| [Others] had numbers, too, it turned out, and one of them had never told anybody. |] And when [hero] asked her, very politely, she said that hers were balloons, and that it was forty, and that she always went home before the end of birthdays, and said that it was because of the bus.

@hero “Has nobody ever asked you how near would be all right?” asked [hero].

@aunt “No,” said the aunt. “Never. They just blew them up, and then they tied them to my chair.”

That was bad, and they all thought so, and the shoe was put down next to her for a while. Even ${IT} seemed to be listening.

@hero “You can stand with us,” said [hero]. “And when there’s a balloon, I’ll hold the shoe.” [with2| [Friend2] moved up, and there was room. |]
/+4

@adult “Do you want to go nearer?” asked [adult].

@hero “No,” said [hero]. “Six is right. I can see ${OBJECT} and I can still go.”

${ENOUGH}

== bed
At night it was warm in bed, and quiet. [Adult] sat in the chair.

+3
The shoe stood by the door again, quite still, with its tongue out and its laces undone. It had been a long week for a shoe. [friend-is| toy: [Friend] lay at no shoes at all. | pet: [Friend] slept at no shoes at all. |]
/+3

@hero “How many are you?” asked [hero].

@adult “Two, I think,” said [adult].

@hero “That’s too many,” said [hero].

So [adult] came nearer, softly, until there wasn’t room for a shoe, or even for a sock.

&last @adult “How many now?” whispered [adult].

@hero “None,” said [hero]. !asleep And at none [he] slept.
`,
}
