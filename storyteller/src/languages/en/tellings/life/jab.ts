import type { Telling } from '../../../../craft/telling.ts'

/**
 * An OUCH that is made ready for the needle. To the young: the biggest in the world is so big that it is slow, and the needle is over first; it comes
 * up at night, and is a yawn. To older ones: it frightens everybody else away, so somebody has to go in and find out how much it really hurts.
 */

/** What is done: a needle that goes in or takes some blood, a spray up the nose, or a doctor who listens or looks. */
const WAY =
  '[about| doctor: [has| ear: ear | throat: throat | stethoscope: chest | nurse: jab | chest] | [has| blood-test: blood | needle, injection: jab | nose: nose | jab]]'

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
const STETHOSCOPE = '[has:stethoscope| the cold stethoscope | the doctor]'
const SCARED = '[feels:afraid| very scared | scared]'
/** What the child is scared of or refuses, as the parent says it. */
const FEARS = way({
  needle: `was ${SCARED} of the needle`,
  nose: 'didn’t want the spray up [his] nose',
  chest: `was ${SCARED} of ${STETHOSCOPE}`,
  ear: 'didn’t want anybody to look into [his] ears',
  throat: 'didn’t want the stick on [his] tongue',
})
const FOR = way({ needle: 'the needle', nose: 'the spray', chest: 'the doctor' })
const OW = way({ needle: 'Ow', nose: 'Brr', chest: 'Brr', ear: 'Ooh', throat: 'Aah' })
const OW_SMALL = way({ needle: 'ow', nose: 'brr', chest: 'brr', ear: 'ooh', throat: 'aah' })
const NO = '[way| blood: BLOOD TEST | nose: SPRAY | chest, ear, throat: DOCTOR | JAB]'
const PLASTER = '[way| jab, blood: plaster | sticker]'
/** “He wants the one with the dinosaur.” */
const PICTURE = '[has:plaster| [is:pic| ((, the one with [pic.one] on it)) |]]'
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
  needle: 'The needle went in, and it really did pinch',
  nose: 'The spray went up [his] nose, and it was cold and it tickled',
  chest: 'The stethoscope went on, as cold as a fish',
  ear: 'The light went into one ear, and it was cold and it tickled',
  throat: 'The stick went on the tongue, and it was dry and horrid',
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
/** A pet is at the child’s side at home, unless the wish says more. */
const PET =
  '[has| bag, rucksack, pocket: [Friend] the [friend.kind] came along, well hidden. | house: [Friend] the [friend.kind] had to wait at home. | [Friend] the [friend.kind] heard all about it.]'
/** Whoever else comes along, who can speak and help. */
const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
/** A child near who is named. */
const near = (told: (one: 'who' | 'whom', capital: 'Who' | 'Whom') => string) =>
  `[has| brother, sister, cousin, friend: [is:who| ${told('who', 'Who')} | [is:whom| ${told('whom', 'Whom')} |]] |]`

const BIGGEST = toy('[Hero], [Friend] and the Biggest OUCH in the World', '[Hero] and the Biggest OUCH in the World')
const title = (who: string) =>
  `[friend-is| toy: [Hero], [Friend] and the Biggest OUCH in the World | [Hero], ${who} and the Biggest OUCH in the World]`

const MEALS = 'breakfast, lunch, tea, dinner, supper, snack, meal, food, egg, milk, nut'
/** What was promised for afterwards. */
const TREAT = `[has| ice-cream: an ice cream | ice-lolly: an ice lolly | lollipop: a lollipop | chocolate: some chocolate | sweet: a sweet | cake: a piece of cake | biscuit: a biscuit | pizza: a pizza | ${MEALS}: | [is:treat| [treat.one]]]`
const treated = (yes: string, no = '') =>
  `[has| ice-cream, ice-lolly, lollipop, chocolate, sweet, cake, biscuit, pizza: ${yes} | ${MEALS}: ${no} | [is:treat| ${yes} | ${no}]]`

/** How much it was: as exactly as it can be said. */
const STONE = way({
  needle: 'with a stone in it',
  nose: 'and a tickly one',
  chest: 'and a frozen one',
  ear: 'and a tickly one',
  throat: 'and a sour one',
})
const STONE_CAPITAL = way({
  needle: 'With a stone in it',
  nose: 'And a tickly one',
  chest: 'And a frozen one',
  ear: 'And a tickly one',
  throat: 'And a sour one',
})

/** What it is good for. */
const PURPOSE = doctor(
  'It tells me how well you’re growing',
  '[way| blood: [has:tummy-ache| It tells me why your tummy hurts | It tells me how well you are] | [has| flu, nose: It keeps the flu away from you | holiday, journey: It keeps you well on your holiday | [when| always: It keeps you well | It keeps nasty illnesses away from you]]]',
)

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
        harm: 'blow my parrot out of the window',
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
        harm: 'knock down the wall',
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
        harm: 'blow the nurse to the moon',
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
        harm: 'blow out all the candles',
        unharmed: 'And not one candle went out.',
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
        harm: 'blow all the birds out of the wood',
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
        harm: 'break all the windows',
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
        harm: 'wake all the babies in town',
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
    who: { kinds: [], or: { forms: { name: 'somebody' }, gender: 'it' } },
    whom: { kinds: [], or: { forms: { name: 'somebody' }, gender: 'it' } },
    where: { kinds: ['place', 'building'], or: { forms: { name: 'the doctor’s', one: 'the doctor’s' }, gender: 'it' } },
    pic: {
      kinds: ['animal', 'bird', 'sea-animal', 'dinosaur', 'insect', 'fairy-being', 'vehicle', 'sky'],
      or: { forms: { name: 'the star', one: 'a star' }, gender: 'it' },
    },
    treat: { kinds: ['food'], or: { forms: { name: 'the apple', one: 'an apple' }, gender: 'it' } },
  },
  fact: `[Hero] once had an OUCH ready that was much bigger than ${doctor('the doctor', `the ${JAB}`)}.`,
  next: '[Hero] was saving something up again, and this time it was a laugh.',
  young: `
== trouble
-2
[when| past, today: It was ${DAY} | It was nearly ${DAY}], and [hero] ${FEARS}[feels:angry| ((, and was cross as well))]. [has:hide| (([Hero] hid [hid].))] [has:say-no| @hero “NO ${NO}!” said [hero]. “Will it hurt?” | @hero “Will it hurt?” asked [hero].]
/-2

+2
[when| past, today: It was ${DAY} | It was nearly ${DAY}], and [hero] ${FEARS}[feels:angry| ((, and was cross as well))]. [has:nurse| [has:hold| Last time, [he] had been held still.]] [has:hide| [Hero] hid [hid].] [has:say-no| @hero “NO ${NO}!” said [hero]. “Will it hurt?” | @hero “Will it hurt?” asked [hero].]
/+2

${way({
  needle: '@adult “Yes, a bit,” said [adult]. “The needle goes in, and it pinches. Then it’s over.”',
  nose: '@adult “It’s cold, and it tickles,” said [adult]. “Then it’s over.”',
  chest: '@adult “It’s cold,” said [adult]. “Then it’s over.”',
  ear: '@adult “It tickles,” said [adult]. “Then it’s over.”',
  throat: '@adult “It isn’t nice,” said [adult]. “But then it’s over.”',
})}

@hero “But what if it’s ${way({ needle: 'a BIG pinch', nose: 'a BIG tickle', chest: 'VERY cold', ear: 'a BIG tickle', throat: 'HORRID' })}?”

@adult “Then you say OUCH,” said [adult], “as loud as you like. [is:whom| [has| brother, sister, cousin, friend, teacher, classmates: | [Whom] won’t mind.]]”

-2
So [when| past, today: [hero] | on the day, [hero]] breathed in, right down to the toes, and made the *ouch biggest OUCH in the world. Then [he] shut [his] mouth, to keep it in. ${friend('(([Friend] came too, to count.))')}
/-2

+2
So [when| past, today: [hero] | on the day, [hero]] made an OUCH. [He] breathed in slowly, right down to the toes, and made it the *ouch biggest OUCH in the world((, as big as [size])). Then [hero] shut [his] mouth, to keep it in. ${pet(PET)} ${friend('[Friend] came too, to count.')}
/+2

+3
@hero “It’s for ${FOR},” said [hero], with [his] mouth nearly shut. “Just in case.” ((Breakfast had to go in one crumb at a time, and the jam had to stay outside.))

[way| blood: @hero “And after the blood test,” asked [hero], “will there be any left?” |]

[way| blood: @adult “They only need one little tube,” said [adult]. “You’ve got two big bottles of it, and you make more every day.” |]
/+3

+4
@adult “You could put your OUCH down for a minute,” said [adult].

[Hero] shook [his] head. What if ${FOR} came just then? [more| [Others] had come to wave. They all shut their mouths as well, to keep [hero] company.]
/+4

== table
-2
In [room], [mirror.one] was hiding under the table.

@mirror “My OUCH is too big!” said [mirror]. “If it gets out, it’ll [harm]!”
/-2

+2
[place| school, nursery: (([Adult] came along, too.)) |] ${near((_, One) => `[${One}] came, too.`)} In [room], [hero] wanted to hide under the table. But [mirror.one] was hiding there already((, and nearly all of [mirror.him] stuck out)). [world| castle: [theme| princesses: She belonged to a princess, who had been in already. | magic: She belonged to a wizard, but even wizards have no spell for this. |] |] [has:smell| ((It smelled of doctors in there.))]

-3
@mirror “I’m scared,” said [mirror]. “And my OUCH is too big! If it gets out, it’ll [harm]!”
/-3
/+2

+3
@hero “Have you got ${way({ needle: '[way| blood: a blood test | a jab]', nose: 'a spray', chest: 'to see the doctor' })}, too?” asked [hero].

@mirror “[Even] have to,” said [mirror]. “But I can’t. My OUCH is too big! If it gets out, it’ll [harm]!”

@hero “Are you scared?” asked [hero].

@mirror “Very,” said [mirror]. “Are you?”

@hero “Very,” said [hero]. So [mirror] moved over, and there was just room for two.
/+3

== needle
-2
Now [hero] had to go, on [adult’s] lap. ${toy('[Friend] the [friend.kind] went first((, with only a finger)).')}
/-2

+2
Now [hero] had to go first. [He] sat on [adult’s] lap${toy(', and [friend] the [friend.kind] sat on [hero’s]')}. @hero “I don’t want to,” said [hero].

@adult “I know,” said [adult]. “I’m holding you[has:hold-hands| , and your hand].” [has:hold| ${near((_, One) => `[${One}] held [his] hand.`)}]
/+2

+2
${toy('@hero “[Friend] first,” said [hero].')}

${toy('So [friend] went first. [Medic] did it with one finger, and [friend] didn’t move at all.')}
/+2

+2
-3
@doctor “You can look, or not look,” said [medic]. So [hero] looked at [adult], and let [way| jab, blood: [his] [limb] hang like a wet sock | [his] arms hang like wet socks].
/-3
/+2

+3
[has:numbing-cream| [Medic] put some magic cream on the [limb], to make it sleepy.] @hero “${way({ needle: 'What’s the needle for', nose: 'What’s the spray for', chest: 'What’s it for' })}?” asked [hero].

@doctor “${PURPOSE},” said [medic]. “Do you want to look, or not look?”

@hero “Not look,” said [hero].

@doctor “Then look at [adult],” said [medic], “and let [way| jab, blood: your [limb] hang like a wet sock | your arms hang like wet socks].”
/+3

${friend('@friend “One,” counted [friend].', '@doctor “One,” said [medic].')} ${DONE}.

-2
The biggest OUCH in the world was coming. But it was so big that it was slow! A very small one got out first.
/-2

+2
[Hero] opened [his] mouth wide. The biggest OUCH in the world came up from the toes((, and up past the knees)). &first It was coming. But it was so big that it was slow! And a very small one got out first.
/+2

@hero “${OW}!” said [hero].

${friend('@friend “Two,” counted [friend],', '@doctor “Two,” said [medic],')} ${OVER}. [has:cry| And [hero] cried a little, and [adult] held [him] tight.] Then came a ${PLASTER}${PICTURE}${toy(', and one for [friend]')}. [has:sticker| [way| jab, blood: ((And there was a sticker, too.)) |]]

+2
[has:nurse| [has:hold| Nobody had held [hero] still this time. [Hero] had been too busy holding the OUCH.]]
/+2

+3
[with2| @friend2 “Is that all?” asked [friend2].]
/+3

+2
@hero “But my OUCH isn’t here yet!” said [hero]. ((“It’s only in my tummy.”))

@doctor “It’s too slow for me,” said [medic]. “I’ve finished.”
/+2

== under
+2
${near((one) => `@${one} “Was it very big?” asked [${one}].`)}

${near(() => '@hero “My OUCH was bigger,” said [hero].')}
/+2

-2
@hero “It ${IT_IS}, and then it’s over,” [hero] told [mirror]. “Make your OUCH very big. Big ones are slow!”
/-2

+2
[Hero] crept under the table. @hero “It ${IT_IS}, and then it’s over,” [he] told [mirror]. “Make your OUCH as big as you can. The big ones are slow!”
/+2

-3
So [mirror] breathed in, and [hero] held [mirror.his] [paw]. One, two. @mirror “${OW},” said [mirror]. [Unharmed]
/-3

+3
@mirror “As big as I can?” asked [mirror]. Nobody had ever said that to [mirror.him] before.

So [mirror] breathed in, right down to [mirror.his] toes. All the coats on the hooks blew over to [mirror.him].

@mirror “Will you hold my [paw]?” asked [mirror], with [mirror.his] mouth nearly shut.

So [hero] held [mirror.his] [paw]((${toy(', and [friend] sat on [mirror.his] knee')})). One, two.

@mirror “${OW},” said [mirror]((, as small as a mouse)). [Unharmed]
/+3

== home
+3
On the way home [hero] got ${treated('[treated]', 'a big red apple')}, and down it went, on top of the OUCH. &again The OUCH was coming. But it was slow.
/+3

+4
[Mirror] came along, and walked with great care. @mirror “Mine’s in my tummy now,” said [mirror]. “What do I do when it comes?”

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

@hero “Mine’s still in my tummy,” said [hero]. “It’s very slow.”

So [mirror] went home to bed, with a ${PLASTER} of [mirror.his] own.
/+4

== bed
-2
At night [hero] lay warm in bed[way| jab, blood: , with a sore [limb]]. ${pet('[Friend] the [friend.kind] lay on the blanket.')}
/-2

+2
At night [hero] lay warm in bed[way| jab, blood: , with a sore [limb][feels:hurt| (( on a soft pillow of its own))]]. ${way({ needle: '[Adult] kissed the plaster softly.', nose: '[Adult] kissed [his] nose softly.', chest: '[Adult] kissed [hero] softly.' })} ${toy('((Close by was [friend].))')} ${pet('[Friend] the [friend.kind] lay on the blanket.')}
/+2

+3
@hero “Was I brave?” whispered [hero].

@adult “You held [held],” said [adult], “and you’d only just had ${way({ needle: 'the needle', nose: 'the spray', chest: 'your turn' })} yourself.”
/+3

+4
[more| [Others] lay close by, warm and quiet.] ${friend('[Friend] yawned already, softly, and turned over.', 'The pillow was cool on one side and warm on the other.')} [Adult] drew the blanket up softly, as far as the chin.
/+4

-2
@hero “My ^ouch OUCH is still in me,” whispered [hero].
/-2

+2
@hero “I’ve still got my ^ouch OUCH,” whispered [hero]. “It’s in my neck now.”
/+2

@adult “Then let it come,” said [adult] softly.

-2
It came, soft and slow. @hero “Ooooooo,” went the biggest OUCH in the world. It was a yawn.
/-2

+2
&last It was coming, soft and slow. [Hero’s] mouth opened, very wide. @hero “Ooooooo,” went the biggest OUCH in the world. It was a yawn.
/+2

+2
-4
[world|
ship: Far out at sea, a warm wind blew softly. That was the captain’s OUCH. It was a yawn, too.
| valley: Far away, all the ferns lay softly down. That was the T. rex’s OUCH. It was a yawn, too.
| station: High up in the sky, a star moved softly over. That was the alien’s OUCH. It was a yawn, too.
| castle: Far away, the sky turned soft and red. That was the dragon’s OUCH. It was a yawn, too.
| forest: Far away, all the leaves whispered softly. That was the bear’s OUCH. It was a yawn, too.
| city: Far away, a cloud moved softly off the moon. That was Captain Thunder’s OUCH. It was a yawn, too.
| Down in the street, the last bus stopped softly, and the driver opened his mouth wide. That was his OUCH. It was a yawn, too.]
/-4
/+2

!asleep And then it was quiet, and [hero] was asleep.
`,
  older: `
== ouch
${way({
  needle:
    '[Hero] was afraid of needles. [He] didn’t mind [medic] or the plaster, but only the needle itself, because it was pointed and it went in.',
  nose: '[Hero] was afraid of the flu spray. [He] didn’t mind [medic] or the sticker, but only the spray itself, because it went up the nose.',
  chest:
    '[has:stethoscope| [Hero] was afraid of the stethoscope. [He] didn’t mind [medic] or the sticker, but only the stethoscope itself, because it was always so cold. | [Hero] was afraid of the doctor. [He] didn’t mind the waiting or the sticker, but nobody could ever say what would happen in there, and how much of it.]',
  ear: '[Hero] was afraid of the light that looks into ears. [He] didn’t mind [medic] or the sticker, but only the light itself, because it went in.',
  throat:
    '[Hero] was afraid of the stick that goes on your tongue. [He] didn’t mind [medic] or the sticker, but only the stick itself, because it went so far in.',
})} And in a week it was ${DAY}.

-2
@hero “Will it hurt?” [he] asked, and everybody said no, but they said it much too quickly. So [hero] was making an OUCH, to be on the safe side. On the first day it was only a pea, but it grew every morning, until on the day itself it was a *ouch pumpkin, and [hero] had to talk through the corner of [his] mouth.

&first @hero “It’s for ${FOR},” [he] told [adult]. “Just in case.” ${toy('[Friend] the [friend.kind] was in the bag.')}
/-2

+2
@hero “Will it hurt?” [he] asked everybody. [has:friend| [His] friends said yes, like anything. Everybody else | They all] said no, or hardly, or that [hero] must think of something nice. But they said it much too quickly, and [hero] didn’t believe a word. [feels:ashamed| Nobody else looked afraid, which was nearly worse.] [feels:angry| It made [hero] cross as well.] [has:nurse| [has:hold| Last time, [hero] had been held still, and that had been the worst of all.]] [has:hide| Last time, [he] had hidden [hid][has:carry| , and had been carried home again].]

[way| blood: @hero “And after the blood test,” asked [hero], “will there be any left?” |]

[way| blood: @adult “They only need one little tube,” said [adult]. “You’ve got two big bottles of it, and you make more every day.” |]

So [hero] was making an OUCH, to be on the safe side. On the first day it was only a pea, but it grew every morning, until on the day itself it was a *ouch pumpkin. [Hero] had to talk through the corner of [his] mouth, in case it got out, and the porridge had to go in through a straw.

+3
@adult “You could let it go now,” said [adult], “and have some toast.”
/+3

&first @hero “It’s for ${FOR},” said [hero]. “Just in case.”

${friend('[Friend] came too, to count.')}

${toy('[Friend] the [friend.kind] was coming as well, at the bottom of the bag((, where nobody needed to see)).')} ${pet(PET)} [more| [Others] had a second helping of everything.]

+3
On the way, [hero] stubbed a *toe toe on the kerb, hard enough for a really good ouch. But the OUCH was for ${FOR}. So the toe got nothing at all, and [hero] hopped the rest of the way.
/+3
/+2

== bench
-2
In [room] a whole row of people sat on a bench, and the last in the row was [mirror.one].

@mirror “You talk in a very funny way,” said [mirror].
/-2

+2
[world|
ship: In [room] sat the crew of a pirate ship, all along one bench, because nobody may sail to the hot islands who hasn’t seen [medic] first. Last in the row sat the captain, the fiercest pirate of them all, combing his beard with a fork.
| valley: In [room] sat the dinosaurs, in order of size, because even dinosaurs have to see [medic]. The smallest was a triceratops with a dummy. At the other end sat a T. rex, cleaning her teeth with a pine tree.
| station: In [room] sat the crew of a spaceship, because nobody may land on Earth who hasn’t seen [medic] first. They had strapped themselves to the bench, so as not to float off. Last in the row sat a huge green alien, knitting a jumper with six sleeves.
| castle: In [room] sat everybody from the castle, all along one bench, because the king had said that everybody must see [medic]. The king himself sat between two kitchen maids and held their hands. Last in the row sat a dragon, filing her claws.
| forest: In [room] sat half the forest, all along one bench, because everybody has to see [medic] before the winter. There were three hares, two badgers, and a fox with her eyes shut. Last in the row sat a bear, peeling an apple.
| city: In [room] sat a long row of superheroes, because even superheroes have to see [medic], and a cape makes no difference. Last in the row sat Captain Thunder, the strongest of them all, bending spoons straight.
| In [room] sat half the street, all along one bench, and read magazines. Some of the magazines were upside down. Last in the row sat a very large bus driver, eating a bun.] Only [mirror] didn’t look worried. [has:smell| ((It smelled of doctors.))]

${near((one) => `Next to [hero] sat [${one}].`)}
/+2

+4
Next to [mirror] sat [keeper], with [horn] on [keeper.his] knees.
/+4

+2
@mirror “You talk in a very funny way,” said [mirror].
/+2

@hero “That’s my OUCH,” said [hero]. “I’m scared of ${FOR}, so I’ve got one ready. Would you like to hear a bit of it?”

-2
It was only meant to be a bit, but an OUCH comes out in one piece. @hero “OOOO!” went [hero]((, and only just got both hands over it in time)).
/-2

+2
@mirror “Go on, then,” said [mirror].

It was only meant to be a bit, but an OUCH comes out all in one piece. @hero “OOOO!” went [hero], and only just got both hands over it in time. [world|
ship: All the hats fell off.
| valley: Far away, something enormous answered.
| station: A red light came on, which had never been on before.
| castle: Every candle in the room went out.
| forest: All the birds outside the window left at once.
| city: All the capes blew up over all the heads.
| Three streets away, a baby began to cry.]
/+2

+4
There was a bang as well. That was [horn], which had dropped to the floor.
/+4

When it was quiet again, the bench was empty. [world|
ship: The captain was on top of the cupboard, with his hat over his eyes.
| valley: The T. rex was behind the curtain, with her tail sticking out.
| station: The alien was up on the ceiling, holding on with all six hands.
| castle: The dragon was behind the curtain, and smoke was coming out at the top.
| forest: The bear was in the toy box, as far as he fitted.
| city: Captain Thunder was up on the lamp, pretending to be a lampshade.
| The bus driver was under the table, with four magazines on his head.]

@mirror “If that’s how much it hurts,” called [mirror], “I’m not having it!”

+3
And from under things and behind things, all round, came the sound of people agreeing.

@hero “I only wanted to show it to somebody,” said [hero] in a small voice.

@adult “I know,” said [adult]. “The trouble is that it’s a very good one.”
/+3

@hero “But I don’t know how much it hurts,” called [hero], “because I haven’t had mine yet!”

-2
@mirror “Then go in and find out,” called [mirror]. “I’ll listen from here.”
/-2

+2
@mirror “Then go in and find out,” called [mirror]. “Leave the door open, and I’ll listen. If you shout like that, I’m moving to [away].”
/+2

== choice
-2
If the OUCH came out in there, [mirror] would run away, but to make no sound at all would be a fib.
/-2

+2
[Hero] hadn’t planned on going first. [He] had planned on going last, or possibly next year, but nobody else would come out.

If the OUCH got loose in there, [mirror] would run away, and so would everybody else. But to make no sound at all, only to look brave, would be a fib, and they would all find that out as soon as it was their turn.
/+2

@hero “I’ll make it exactly as loud as it hurts,” called [hero]. “Not more, and not less.”

+3
@mirror “Promise?” called [mirror].

@hero “Promise,” said [hero], and was sorry at once, because now it counted.
/+3

-2
So [hero] swallowed, and down went the OUCH, stalk and all, and [he] went in.
/-2

+2
So a whole week’s work had to be put away. [Hero] swallowed, and down went the OUCH, stalk and all, and then [he] took [adult’s] hand and went in.
/+2

== needle
-2
@doctor “Look at [adult],” said [medic], “and let [way| jab, blood: your [limb] hang like a wet sock | your arms hang like wet socks].”
/-2

+2
[has:numbing-cream| [Medic] put some magic cream on the [limb], to make it sleepy.] @hero “Will it hurt?” asked [hero].

@doctor “${way({ needle: 'Yes', nose: 'It tickles', chest: 'It’s cold', ear: 'It tickles', throat: 'It isn’t nice' })},” said [medic].

Nobody had said that all week. In a way, it was a relief.

@hero “How much?” asked [hero].

@doctor “You tell me,” said [medic]. “I only know what it’s like on the outside. ${doctor('It tells me how well you’re growing.', '[way| blood: But one drop tells me a lot. | [has| flu, nose: But it keeps away the flu, and that hurts for a week. | holiday, journey: But it keeps away what you might catch on your holiday. | [when| always: But it keeps you well. | But it keeps away things that hurt for weeks.]]]')} Do you want to look, or not look?”

@hero “Not look,” said [hero].

@doctor “Then look at [adult],” said [medic], “and let [way| jab, blood: your [limb] hang like a wet sock | your arms hang like wet socks]. If you go stiff, it’s worse.”
/+2

+3
But it isn’t easy to be a wet sock when you’re scared. [way| jab, blood: The [limb] stayed | [Hero] sat] as stiff as an oar, and [his] heart was knocking. [Adult] breathed out slowly, and [hero] did the same, a long slow breath, all of the air and none of the OUCH. By the end of it [way| jab, blood: the [limb] | [his] arms] hung very nicely, and would have dripped if there had been any water.
/+3

[has:hold-hands| [Hero] held [adult’s] hand tight.] ${toy('(([Hero] thought of [friend] in the bag.))')} ((Outside it was quiet enough to hear a ${PLASTER} drop.)) ${friend('@friend “One,” counted [friend].', '@doctor “One,” said [medic].')} ${DONE}, and [hero] paid attention, to get the size right.

@hero “${OW},” said [hero].

${friend('@friend “Two,” counted [friend],', '@doctor “Two,” said [medic],')} ${OVER}. [has:cry| [feels:sad| One tear came out as well, and that was true, too.]]

+2
[has:nurse| [has:hold| Nobody had held [hero] still this time.]] With [his] mouth open already, it was tempting to let out some more. But exactly was exactly, and [medic] was already putting a ${PLASTER}${PICTURE} on ${WHERE_ON}. [has:sticker| [way| jab, blood: And there was a sticker, too. |]]

@doctor “How much was it, then?” asked [medic].

[Hero] thought about it carefully, because it had been bigger than a pea, and smaller than an apple. @hero “A cherry,” said [hero]. “${STONE_CAPITAL}.”

@doctor “Thank you,” said [medic], and she wrote it down.
/+2

== report
@mirror “Where’s the rest of it?” called [mirror].

-2
@hero “That’s all there is!” called [hero]. “It ${IT_DOES}, but it’s only the size of a cherry, ${STONE}.”

@mirror “Weren’t you scared?” asked [mirror].

@hero “Yes,” said [hero]. “The whole time.”

[Mirror] had thought that nobody else was, so [mirror.he] came out, and [hero] ${toy('got [friend] out of the bag for [mirror.him] to hold.', 'held [mirror.his] [paw].')} One, two. @mirror “${OW},” said [mirror], and it was just the same size as [hero’s].
/-2

+2
@hero “That’s all there is!” called [hero]. “It ${IT_DOES}, but it’s only the size of a cherry, ${STONE}.”

${near((one) => `@${one} “Did you look?” called [${one}].`)}

${near(() => '@hero “No,” called [hero]. “I looked at [adult].”')}

+3
^toe @mirror “Have you ever had anything worse?” called [mirror].

@hero “My toe,” called [hero]. “This morning, on the kerb. That was an apple, at least.”
/+3

@mirror “Weren’t you scared in there?”

@hero “Yes,” called [hero]. “The whole time.”

There was a long silence, because [mirror] had thought that nobody else was scared, and then [mirror.he] came out, backwards and rather slowly.
/+2

+3
[world|
ship: The captain pulled off his big coat. Underneath he had a vest on with little anchors, which nobody had known.
| valley: [Medic] had to climb a ladder to get to the T. rex, and then a second ladder.
| station: [Medic] asked which arm it was to be, and all six of them pointed at one another.
| castle: The dragon sat down on two chairs and looked the other way, so as not to set fire to anybody.
| forest: [Medic] had to look for the place in all that fur, and found a toffee that had been missing since spring.
| city: [Medic] asked Captain Thunder to put her muscles away for a moment, because they were in the light.
| The bus driver’s sleeves were so tight that everybody had to pull, and a piece of bun fell out.]

@hero “Wet sock,” said [hero]. “And breathe out, all the way.” [with2| [Friend2] hung over the back of the chair, to show how it was done. | [Mirror] breathed out until the curtains moved.]
/+3

+2
${toy('And [hero] got [friend] out of the bag, in front of everybody, for [mirror] to hold.', 'And [hero] held [mirror.his] [paw].')} One, two. @mirror “${OW},” said [mirror], and it was just the same size as [hero’s].

@mirror “A cherry,” said [mirror]. “${STONE_CAPITAL}. You told the truth.”
/+2

-2
After that they all went in, and all you could hear was ${OW_SMALL}, ${OW_SMALL}, ${OW_SMALL}, like a row of ducks.
/-2

+2
After that, people came out from under things and behind things, and went in, one by one. All you could hear was ${OW_SMALL}, ${OW_SMALL}, ${OW_SMALL}, like a row of ducks. ${treated('On the way home [hero] had [treated], and so did [mirror].')}
/+2

+3
[Medic] wrote down every one of them. There were eleven cherries, two plums, and a raspberry, and nobody had run away.
/+3

== horn
+4
By six o’clock everybody was outside, comparing ${PLASTER}s. But there was still one thing that the OUCH had done.

[world|
ship: Every evening the bosun blew the foghorn, so that whoever was out in the rowing boat should find the ship again. This evening it was three cabin boys, and the fog was as thick as porridge.
| valley: Every evening the herdsman blew the curly horn, so that the little dinosaurs should come home before dark. This evening three of them were still out, somewhere beyond the swamp.
| station: Every evening the steward blew the supper horn, so that whoever was down in the long dark corridors should find the way back. This evening it was three very young astronauts.
| castle: Every evening the trumpeter blew the trumpet before the drawbridge went up. This evening three very young princesses were still out, somewhere in the long grass.
| forest: Every evening the forester blew the brass horn, so that all the little ones should come home before dark. This evening three young hedgehogs were still out, somewhere in the bracken.
| city: Every evening the watchman blew the roof horn, so that the young superheroes should fly home to supper. This evening three of them were still up there, somewhere in the clouds.
| Every evening the park keeper blew the park horn before the gate was locked. This evening three children were still in there, somewhere behind the duck pond.]

But all that [horn] said was pff. Everybody had a go at it, and [mirror] blew until [mirror.his] eyes watered, but it only said pff. There was a dent in it, as deep as a soup plate.

@keeper “It fell on the floor,” said [keeper], “when there was that noise.”

Nobody said whose noise that had been. But [hero’s] ears went hot all by themselves.

@hero “It was me,” said [hero]. “I mean, it was my OUCH.”

@keeper “And they’ll never hear me shout,” said [keeper], whose voice was a very small one.

[Hero] knew something that they would hear. It sat just under the buttons, and it was a whole week’s work. But if the OUCH went now, it would be gone, and one day [hero] might need it for another ${JAB}.

@adult “You only needed a cherry of it,” said [adult].

@hero “But what if the next one’s bigger?” asked [hero].

@adult “Then you’ll tell me exactly how big,” said [adult], “and I’ll be holding your other hand.”

So [hero] got up on a wall. ${friend('[Friend]', '[Mirror]')} held on to [his] legs. And this time it was on purpose when [hero] opened [his] mouth as wide as it would go.

@hero “OOOOOO!”

[world|
ship: It went out over the water, and all through the fog. First nothing happened. Then there was a splash of oars, and out of the grey came three cabin boys, rowing like one.
| valley: It went out over the swamp, as far as the hills. First nothing happened. Then the ferns shook, and out of them came three little dinosaurs, as fast as they could trot.
| station: It went down the corridors and round all the corners. First nothing happened. Then a torch blinked, and round the last corner came three very young astronauts, upside down.
| castle: It went out over the moat, and across the meadows. First nothing happened. Then the long grass shook, and out of it came three princesses, with their shoes in their hands.
| forest: It went out between the trees, as far as the stream. First nothing happened. Then the bracken shook, and out of it came three young hedgehogs, all talking at once.
| city: It went up over the roofs, and into the clouds. First nothing happened. Then a cloud shook, and out of it came three small capes, and landed in a heap.
| It went out over the pond, and the ducks lay flat. First nothing happened. Then the bushes shook, and out of them came three children, with very wet socks.]

@smallest “Who’s hurt?” panted the smallest.

@hero “Nobody,” said [hero], surprised. “It doesn’t hurt at all. It’s only big.”

[Keeper] counted them twice, and it came to three both times.

&again A bit of it had got left behind, right at the bottom, no bigger than a cherry. That bit [hero] kept, just in case.
/+4

== bed
-2
At night [hero] lay warm in bed, with a ${PLASTER} on [way| jab, blood: one [limb]((, which was a little sore)) | [his] pyjamas].
/-2

+2
At night [hero] lay warm in bed, with a ${PLASTER} on [way| jab, blood: one [limb], which was a little sore | [his] pyjamas]. ${pet('[Friend] the [friend.kind] lay across [his] feet, and didn’t move.')} [Adult] kissed [way| jab, blood: the plaster | [hero]] softly.

[world|
ship: Far out on the water, a ship was sailing softly away to the hot islands, and up in front the captain was humming, quietly, so as not to wake anybody.
| valley: Far away, one hill after another lay down for the night, slowly and with a sigh, and one of the hills had a very small ${PLASTER} on it.
| station: High up, one of the stars moved softly along, and in there somebody with a ${PLASTER} was knitting the last sleeve.
| castle: Far away in the castle, somebody with a ${PLASTER} was breathing slowly in and out, and all the rooms were soft and warm.
| forest: In the forest the leaves whispered softly, and somewhere under the pines a bear lay curled around one small ${PLASTER}.
| city: In the tower over the city all was quiet, and a pair of silver gloves lay side by side on a chair, softly, as if they were asleep.
| Outside, the last bus went by, slowly and softly, as though the driver had a great deal of time.]
/+2

+3
[Adult] kissed the toe as well, which had been waiting since the morning. Then [adult] turned the lamp down low. The blanket was soft and warm, and for the first evening in a whole week there was nothing to be afraid of.
/+3

+4
[more| [Others] were breathing quietly all round.] ${toy('On the pillow lay [friend], warm and quiet, and a little squashed on one side.', friend('On the next pillow lay [friend], warm and quiet, with two fingers sticking out of the blanket, one and two.', 'The moon shone in, as far as the pillow.'))}
/+4

+2
@hero “Was I brave?” asked [hero].

@adult “You were scared the whole time,” said [adult] softly, “and you were the one who went in first.”
/+2

-4
^ouch @hero “I’ve still got my OUCH,” whispered [hero]. “I only used a cherry of it.”
/-4

+4
^ouch @hero “I’ve still got a cherry of my OUCH,” whispered [hero].
/+4

&last @adult “Then keep it,” said [adult] softly. “Just in case.”

-4
But slowly, from very deep down, something was coming up, and [hero’s] mouth opened wide. Out came the OUCH, soft and slow and as round as a pumpkin, and it was the biggest yawn of the whole week.
/-4

+4
But slowly, from very deep down, it was coming up. [Hero’s] mouth opened, and then it opened wider. Out came the very last of the OUCH, soft and slow, and it had grown again on the way. It was as round as a pumpkin, and it was the biggest yawn of the whole week.
/+4

!asleep And by the end of it, [hero] was asleep.
`,
}
