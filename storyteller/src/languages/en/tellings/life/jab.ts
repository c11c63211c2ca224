import type { Telling } from '../../../../craft/telling.ts'

/**
 * An OUCH that is made ready for the needle. To the young: the biggest in the world is so big that it is slow, and the needle is over first; it comes
 * up at night, and is a yawn. To older ones: it frightens everybody else away, so somebody has to go in and find out how much it really hurts.
 */

/** What is done: a needle that goes in or takes some blood, a spray up the nose, or a doctor who listens or looks. */
const WAY =
  '[about| doctor: [has| ear: ear | throat: throat | chest] | [has| blood-test: blood | needle, injection: jab | nose: nose | jab]]'

interface Ways {
  needle: string
  nose: string
  chest: string
  ear?: string
  throat?: string
}
const way = ({ needle, nose, chest, ear = chest, throat = chest }: Ways) =>
  `[way| nose: ${nose} | chest: ${chest} | ear: ${ear} | throat: ${throat} | ${needle}]`
const doctor = (yes: string, no: string) => `[way| chest, ear, throat: ${yes} | ${no}]`

const JAB = '[way| blood: blood test | nose: flu spray | chest, ear, throat: doctor | jab]'
const DAY = '[way| blood: blood test day | nose: spray day | chest, ear, throat: doctor day | jab day]'
const DAY_CAPITAL = '[way| blood: Blood test day | nose: Spray day | chest, ear, throat: Doctor day | Jab day]'
const STETHOSCOPE = '[has:stethoscope| the cold stethoscope | the doctor]'
/** What the child is scared of, as the parent says it. */
const FEARED = way({
  needle: 'the needle',
  nose: 'the spray',
  chest: STETHOSCOPE,
  ear: 'the light that looks into ears',
  throat: 'the stick that goes on your tongue',
})
const FOR = way({ needle: 'the needle', nose: 'the spray', chest: 'the doctor' })
const OW = way({ needle: 'Ow', nose: 'Brr', chest: 'Brr', ear: 'Ooh', throat: 'Aah' })
const OW_SMALL = way({ needle: 'ow', nose: 'brr', chest: 'brr', ear: 'ooh', throat: 'aah' })
const PLASTER = '[way| jab, blood: plaster | sticker]'
const WHERE_ON = '[way| jab, blood: the [limb] | [his] jumper]'
const IT_IS = way({ needle: 'pinches', nose: 'tickles', chest: 'is cold', ear: 'tickles', throat: 'isn’t nice' })
const IT_DOES = way({
  needle: 'does pinch',
  nose: 'does tickle',
  chest: 'is cold',
  ear: 'does tickle',
  throat: 'isn’t nice',
})
/** Between one and two. */
const DONE = way({
  needle: 'The needle went in, and it pinched. It really did.',
  nose: 'The spray went up the nose. It was cold and it tickled.',
  chest: 'The stethoscope went on. It was cold, like a fish.',
  ear: 'The light went into one ear. It was cold and it tickled.',
  throat: 'The stick went on the tongue. It was dry and horrid.',
})
const OVER = way({
  needle: 'and the needle was out',
  nose: 'and the spray was finished',
  chest: 'and the stethoscope was gone',
  ear: 'and the light was out',
  throat: 'and the stick was gone',
})

/** A toy that the wish calls by name. */
const toy = (yes: string, no = '') => `[friend-is| toy: ${yes} | ${no}]`
const pet = (yes: string) => `[friend-is| pet: ${yes} |]`
/** Whoever else comes along, who can speak and help. */
const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
/** A child near who is named. */
const near = (yes: string) => `[is:whom| [has| brother, sister, cousin, friend: ${yes} |] |]`

const BIGGEST = toy('[Hero], [Friend] and the Biggest OUCH in the World', '[Hero] and the Biggest OUCH in the World')
const title = (who: string) =>
  `[friend-is| toy: [Hero], [Friend] and the Biggest OUCH in the World | [Hero], ${who} and the Biggest OUCH in the World]`

const MEALS = 'breakfast, lunch, tea, dinner, supper, snack, meal, food, egg, milk, nut'
/** What was promised for afterwards. */
const TREAT = `[has| ice-cream: an ice cream | ice-lolly: an ice lolly | lollipop: a lollipop | chocolate: some chocolate | sweet: a sweet | cake: a piece of cake | biscuit: a biscuit | pizza: a pizza | ${MEALS}: | [is:treat| [treat.one]]]`
const treated = (yes: string, no = '') =>
  `[has| ice-cream, ice-lolly, lollipop, chocolate, sweet, cake, biscuit, pizza: ${yes} | ${MEALS}: ${no} | [is:treat| ${yes} | ${no}]]`

const BLOOD = `[way| blood: @hero “What if they take all my blood?” asked [hero]. |]`
const BLOOD_ANSWER = `[way| blood: @adult “They only take one little tube,” said [adult]. “You’ve got two big bottles of it in you, and you make more every day.” |]`

export const jab: Telling = {
  id: 'jab',
  shape: 'making',
  fits: { kind: 'life', subjects: ['jab', 'doctor'], when: ['past', 'today', 'tomorrow', 'always'] },
  ages: [3, 12],
  tile: { label: 'A jab', wish: 'we have a jab tomorrow and she is scared' },
  titles: [BIGGEST],
  figures: {
    doctor: { forms: { name: 'Plum' }, gender: 'she' },
    smallest: { forms: { name: 'the smallest' }, gender: 'it' },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: [title('the Captain')],
      figures: {
        mirror: { forms: { name: 'the captain', one: 'a pirate captain' }, gender: 'he' },
        keeper: { forms: { name: 'the bosun' }, gender: 'he' },
      },
      words: {
        size: 'a whale',
        even: 'Even pirates',
        harm: 'blew my parrot out of the window',
        unharmed: 'And the parrot on his hat didn’t even wake up.',
        away: 'the last island on the map',
        paw: 'hook',
        held: 'a pirate captain’s hook',
        horn: 'the foghorn',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: [title('the T. rex')],
      figures: {
        mirror: { forms: { name: 'the T. rex', one: 'a T. rex' }, gender: 'she' },
        keeper: { forms: { name: 'the herdsman' }, gender: 'he' },
      },
      words: {
        size: 'a dinosaur',
        even: 'Even dinosaurs',
        harm: 'knocked down the wall',
        unharmed: 'And the wall stayed up.',
        away: 'the other side of the world',
        paw: 'claw',
        held: 'a T. rex by the claw',
        horn: 'the curly horn',
      },
    },
    station: {
      themes: ['space', 'science', 'discovery'],
      titles: [title('the Alien')],
      figures: {
        mirror: { forms: { name: 'the alien', one: 'a green alien' }, gender: 'he' },
        keeper: { forms: { name: 'the steward' }, gender: 'he' },
      },
      words: {
        size: 'a rocket',
        even: 'Even aliens',
        harm: 'blew the doctor to the moon',
        unharmed: 'And nobody flew to the moon.',
        away: 'another galaxy',
        paw: 'fifth hand',
        held: 'an alien’s fifth hand',
        horn: 'the supper horn',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: [title('the Dragon')],
      figures: {
        mirror: {
          forms: { name: 'the dragon', one: 'a dragon' },
          gender: 'she',
        },
        keeper: { forms: { name: 'the trumpeter' }, gender: 'she' },
      },
      words: {
        size: 'a castle',
        even: 'Even dragons',
        harm: 'burned the curtains',
        unharmed: 'And the curtains weren’t even warm.',
        away: 'the end of the world',
        paw: 'claw',
        held: 'a dragon’s claw',
        horn: 'the trumpet',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: [title('the Bear')],
      figures: {
        mirror: { forms: { name: 'the bear', one: 'a bear' }, gender: 'he' },
        keeper: { forms: { name: 'the forester' }, gender: 'he' },
      },
      words: {
        size: 'an oak tree',
        even: 'Even bears',
        harm: 'blew all the birds out of the wood',
        unharmed: 'And outside the window a bird went on singing.',
        away: 'the other side of the mountains',
        paw: 'paw',
        held: 'a bear’s paw',
        horn: 'the brass horn',
      },
    },
    city: {
      themes: ['superheroes'],
      titles: [title('Captain Thunder')],
      figures: {
        mirror: {
          forms: { name: 'Captain Thunder', one: 'Captain Thunder, the strongest superhero of all,' },
          gender: 'she',
        },
        keeper: { forms: { name: 'the watchman' }, gender: 'he' },
      },
      words: {
        size: 'a skyscraper',
        even: 'Even superheroes',
        harm: 'broke all the windows',
        unharmed: 'And not one window broke.',
        away: 'the moon',
        paw: 'silver glove',
        held: 'Captain Thunder’s silver glove',
        horn: 'the roof horn',
      },
    },
    home: {
      themes: [],
      titles: [title('the Bus Driver')],
      figures: {
        mirror: { forms: { name: 'the bus driver', one: 'a very large bus driver' }, gender: 'he' },
        keeper: { forms: { name: 'the park keeper' }, gender: 'he' },
      },
      words: {
        size: 'a bus',
        even: 'Even bus drivers',
        harm: 'woke all the babies in town',
        unharmed: 'And not one baby woke up.',
        away: 'the seaside',
        paw: 'big hand',
        held: 'a bus driver’s hand',
        horn: 'the park horn',
      },
    },
  },
  keys: {
    way: WAY,
    /** At school and at nursery where nobody takes the child anywhere. */
    place:
      '[is:where| [has| hospital: hospital | doctor, nurse: doctors | school: [kin| mum: school | doctors] | nursery: [kin| mum: nursery | doctors] | doctors] | doctors]',
  },
  words: {
    medic: '[about| doctor: [has:nurse| Nurse | Doctor] | [has| nurse: Nurse | doctor: Doctor | Nurse]] Plum',
    limb: '[has:leg| leg | arm]',
    at: '[place| hospital: at the hospital | school: at school | nursery: at nursery | at the doctor’s]',
    room: '[place| school: the school hall | nursery: the quiet room at nursery | hospital: the hospital waiting room | the waiting room]',
    seat: '[place| school, nursery: chair | bench]',
    hid: '[has| bed: under the bed | table: under the table | wardrobe: in the wardrobe | behind the sofa]',
    treated: TREAT,
  },
  things: {
    whom: { kinds: [], or: { forms: { name: 'somebody' }, gender: 'it' } },
    where: { kinds: ['place', 'building'], or: { forms: { name: 'the doctor’s', one: 'the doctor’s' }, gender: 'it' } },
    treat: { kinds: ['food'], or: { forms: { name: 'the apple', one: 'an apple' }, gender: 'it' } },
  },
  fact: `[Hero] once had an OUCH ready that was much bigger than ${doctor('the doctor', `the ${JAB}`)}.`,
  next: '[Hero] was saving something up again, and this time it was a laugh.',
  young: `
== trouble
[when| past, today: It was ${DAY} | ${DAY_CAPITAL} was coming], and [hero] was scared of ${FEARED}[feels:angry| , and cross with it as well]. [has:say-no| @hero “NO!” said [hero].] [has:hide| [Hero] hid [hid].]

@hero “Will it hurt?” asked [hero].

${way({
  needle:
    '@adult “Yes, a bit,” said [adult]. “The needle goes in, and it pinches. Then it comes out, and it’s over.”',
  nose: '@adult “It’s cold, and it tickles,” said [adult]. “Then it’s over.”',
  chest: '@adult “It’s cold,” said [adult]. “Then it’s over.”',
  ear: '@adult “It tickles,” said [adult]. “Then it’s over.”',
  throat: '@adult “It isn’t nice,” said [adult]. “You say aah, and it’s over.”',
})}

@hero “But what if it’s ${way({ needle: 'a BIG pinch', nose: 'a BIG tickle', chest: 'VERY cold', ear: 'a BIG tickle', throat: 'HORRID' })}?”

@adult “Then you say OUCH,” said [adult], “as loud as you like.”

+2
${BLOOD}

${BLOOD_ANSWER}
/+2

== making
So [when| past, today: | on the day, ]before breakfast, [hero] made an OUCH. [He] breathed in slowly, right down to the toes, and made it the *ouch biggest OUCH in the world. It was as big as [size]. ${toy('It was for [friend] the [friend.kind] as well, who was coming along and couldn’t shout.')} Then [hero] shut [his] mouth, to keep it in.

@hero “It’s for ${FOR},” said [hero], through a small gap. “Just in case.” ${pet('[Friend] the [friend.kind] wasn’t allowed to come. [Friend] sat by the door and waited.')} ${friend('[Friend] came too, to count.')}

+3
Breakfast had to go in through the gap, one crumb at a time. The jam had to stay outside.
/+3

+4
@adult “You could put it down for a minute,” said [adult].

[Hero] shook [his] head. What if somebody came with ${FOR} just then? [more| [Others] had come to wave. They all shut their mouths as well, to keep [hero] company.]
/+4

== table
In [room], [hero] wanted to hide under the table. But [mirror.one] was hiding there already. Nearly all of [mirror.him] stuck out. [has:smell| ((It smelled of doctors in there.))]

@hero “Have you got ${way({ needle: '[way| blood: a blood test | a jab]', nose: 'a spray', chest: 'to see the doctor' })}, too?” asked [hero].

@mirror “[Even] have to,” said [mirror]. “But I can’t. My OUCH is too big! Last time, it [harm].”

+3
@mirror “Are you scared?” asked [mirror].

@hero “Yes,” said [hero]. “Very. Are you?”

@mirror “Very,” said [mirror], and moved over, so that there was room for two.
/+3

== needle
@doctor “[Hero]?” called [medic].

[Hero] sat on [adult’s] lap. ${toy('[Friend] sat on [hero’s].')} @hero “I don’t want to,” said [hero].

@adult “I know,” said [adult]. “I’m holding you.” [has:hold-hands| And [hero] held [adult’s] hand.]

+3
@hero “What’s it for?” asked [hero].

${doctor(
  '@doctor “It tells me how well you’re growing,” said [medic].',
  '[way| blood: @doctor “One drop can tell me how well you are,” said [medic]. | @doctor “It keeps [has| flu: the flu | nose: the flu | covid: the cough | nasty illnesses] away from you,” said [medic].]',
)} [has:numbing-cream| And she put some magic cream on the [limb], to make it sleepy.]
/+3

+2
${toy('@hero “[Friend] first,” said [hero].')}

${toy('So [friend] went first. [Medic] did it with one finger, and [friend] didn’t move at all.')}

@doctor “${toy('Now you. ')}Do you want to look, or not look?” asked [medic].

@hero “Not look,” said [hero].

@doctor “Then look at [adult],” said [medic], “and let ${doctor('your arms', 'your [limb]')} hang like a wet sock.”
/+2

${friend('@friend “One,” counted [friend].', '@doctor “One,” said [medic].')} ${DONE}

[Hero] opened [his] mouth wide. The biggest OUCH in the world came up from the toes. It came up past the knees. &first It was coming. But it was so big that it was slow! And a very small one got out first.

@hero “${OW}!” said [hero].

${friend('@friend “Two,” counted [friend], ', '@doctor “Two,” said [medic], ')}${OVER}. [has:cry| [Hero] cried a bit, because it had ${way({ needle: 'really pinched', nose: 'really tickled', chest: 'been really cold', ear: 'really tickled', throat: 'been really horrid' })}, and [adult] held [him] until the crying stopped.] ${toy(`Then [medic] put a ${PLASTER} on ${WHERE_ON}, and one on [friend].`, `Then [medic] put a ${PLASTER} on ${WHERE_ON}.`)}

@hero “But my OUCH isn’t here yet!” said [hero]. “It’s only in my tummy.”

@doctor “It’s too slow for me,” said [medic]. “I’ve finished.” [has:nurse| [has:hold| ((And nobody had held [hero] still. [Hero] had held the OUCH.))]]

== under
+2
${near('In [room] sat [whom]. @whom “Was it very big?” asked [whom].')}

${near('@hero “My OUCH was bigger,” said [hero].')}
/+2

[Hero] crept under the table. @hero “It ${IT_IS}, and then it’s over,” [he] told [mirror]. “Make your OUCH as big as you can. The big ones are slow!”

-3
So [mirror] breathed in, right down to [mirror.his] toes, and [hero] held [mirror.his] [paw]. One, two. @mirror “${OW},” said [mirror]. [Unharmed]
/-3

+3
@mirror “As big as I can?” asked [mirror]. Nobody had ever said that to [mirror.him] before.

So [mirror] breathed in, right down to [mirror.his] toes. All the coats on the hooks blew over to [mirror.him], and so did a hat.

@mirror “Will you hold my [paw]?” asked [mirror], very quietly, because there was no room for more.

So [hero] held [mirror.his] [paw]. ${toy('[Friend] sat on [mirror.his] knee.')} One, two.

@mirror “${OW},” said [mirror], as small as a mouse. [Unharmed]

@mirror “Mine isn’t here yet, either!” said [mirror]. “It’s only in my knees.”
/+3

== home
+3
On the way home there was ${treated('[treated]', '[has:sticker| a sticker, too | a big red apple]')}. [has| sticker: ${treated('It went down on top of the OUCH.', '[Hero] wore it on [his] chin.')} | It went down on top of the OUCH.] &again The OUCH was coming. But it was slow.
/+3

+4
[Mirror] came along, and walked with great care. @mirror “It’s in my tummy now,” said [mirror]. “What do I do when it comes?”

[world|
ship: They came past the harbour. There was no wind, and the sails of the pirate ship hung down like wet sheets. It couldn’t get home for supper.
| valley: They came past two baby long-necks under a tree. Their necks weren’t long yet, and the leaves were much too high.
| station: They came past the alien’s rocket. It was grey with moon dust, and nobody could see out of the windows.
| castle: They came past the castle. All the candles had gone out, and the princess couldn’t find her soup.
| forest: They came past two baby squirrels under a hazel tree. They couldn’t climb yet, and the nuts were right at the top.
| city: A fat grey cloud was sitting on the city, and it wouldn’t get off. Nobody could find the way home.
| They came past two children under a tree. Their ball was stuck, right at the top.]

@hero “Is your OUCH big enough for that?” asked [hero].

@mirror “Just about,” said [mirror]. “It’s in my neck! Hold on to something!” ${friend('[Friend] held on to [hero].', '[Hero] held on to [adult].')}

@mirror “OOOOOOUCH!” went [mirror].

[world|
ship: The sails went round and fat. The ship wanted to be off at once, and the sailors waved their hats.
| valley: Down came the leaves. The baby long-necks stood in supper up to their knees.
| station: Off flew the dust. The rocket shone like a new spoon.
| castle: Up jumped a hundred little flames. The princess found her soup, and now it was hot.
| forest: Down came the nuts, like rain. The squirrels’ cheeks were so full that they couldn’t say thank you.
| city: Off flew the cloud. There was the sun, and everybody found the way home.
| Down came the ball. Down came a kite as well, and one old boot.]

@mirror “And it didn’t even hurt!” said [mirror]. “Where’s yours?”

@hero “Mine’s still under ${treated('[treated]', 'my supper')},” said [hero]. “It’s very slow.”

@mirror “Thank you for my big OUCH,” said [mirror], and went home to bed, with a ${PLASTER} on [mirror.his] [paw].
/+4

== bed
At night [hero] lay warm in bed${doctor('', ', with a sore [limb]')}. ${way({ needle: '[Adult] kissed the plaster softly.', nose: '[Adult] kissed the nose softly.', chest: '[Adult] kissed [hero] softly.' })} ${toy('[Friend] lay close by, with a plaster, too.')} ${pet('[Friend] the [friend.kind] lay on the blanket, and listened.')}

+2
[feels:hurt| [way| jab, blood: ((The [limb] got a soft pillow of its own.)) |]]

@hero “Was I brave?” whispered [hero].

@adult “You held [held],” said [adult], “and you’d only just had ${way({ needle: 'a needle', nose: 'a spray', chest: 'a turn' })} yourself.”
/+2

+4
[more| [Others] lay close by, warm and quiet.] ${friend('[Friend] yawned already, softly, and turned over.', 'The pillow was cool on one side and warm on the other.')} [Adult] drew the blanket up softly, as far as the chin.
/+4

^ouch @hero “I’ve still got my OUCH,” whispered [hero]. “It’s in my neck now.”

@adult “Then let it come,” said [adult] softly.

&last It was coming, soft and slow. [Hero’s] mouth opened, very wide. @hero “Ooooooo,” went the biggest OUCH in the world. It was a yawn.

-4
[world|
ship: Far out at sea, a warm wind blew softly. That was the captain’s OUCH. It was a yawn, too.
| valley: Far away, all the ferns lay softly down. That was the T. rex’s OUCH. It was a yawn, too.
| station: High up in the sky, a star moved softly over. That was the alien’s OUCH. It was a yawn, too.
| castle: Far away, the sky turned soft and red. That was the dragon’s OUCH. It was a yawn, too.
| forest: Far away, all the leaves whispered softly. That was the bear’s OUCH. It was a yawn, too.
| city: Far away, a cloud moved softly off the moon. That was Captain Thunder’s OUCH. It was a yawn, too.
| Down in the street, the last bus hissed softly. That was the bus driver’s OUCH. It was a yawn, too.]
/-4

!asleep And then it was quiet, and [hero] was asleep.
`,
  older: `
== ouch
XX
`,
}
