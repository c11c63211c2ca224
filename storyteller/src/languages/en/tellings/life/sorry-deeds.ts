/*
 * What somebody may have done to somebody: how it is told, how they say it themselves, and how it is set right. The ids are particulars of
 * reader/particulars/sorry.ts. «v» is whoever it was done to, «vs» their, «o» the thing of it and «to» where it ended.
 */

import { SORRY_PLACES, sorryPlaceId } from '../../reader/particulars/sorry.ts'

type Fix =
  | 'found'
  | 'home'
  | 'clean'
  | 'mend'
  | 'share'
  | 'gone'
  | 'grow'
  | 'sore'
  | 'dry'
  | 'loose'
  | 'kind'
  | 'play'
  | 'true'
/** `o`: what it is mostly done to, where the wish names nothing. */
type Deed = readonly [told: string, said: string, fix: Fix, o?: string]

const LOOSE = '[has| left-open: left the gate open, and out went | let out]'

/** The first that was done is told, so what is exact stands before what is general. */
const DEEDS: Readonly<Record<string, Deed>> = {
  'd-blamed': [
    '[has| d-let-out: let out the «o», and let «v» get the blame | spill: spilt the «o», and said that it was «v» | did-break: broke the «o», and said that it was «v» | did something silly, and said that it was «v»]',
    '[has| d-let-out: let out the «o», and you got the blame | spill: spilt the «o», and said that it was you | did-break: broke the «o», and said that it was you | said that it was you, and it was me]',
    'true',
    '[has:d-let-out| hamster | [has:spill| paint | cup]]',
  ],
  'd-not-invited': [
    'told «v» not to come to the party any more',
    'said that you couldn’t come to the party. Please come',
    'play',
  ],
  'd-left-out': [
    '[has| nobody-wants: told «v» that the game was full and nobody wanted one more | said no when «v» wanted to play, too]',
    '[has| nobody-wants: said that nobody wants you in the game | said no when you wanted to play]',
    'play',
  ],
  'd-secret': ['told everybody a secret that was only «vs»', 'told everybody your secret', 'kind'],
  'd-first-name': ['said «vs» first name in a nasty way', 'said your name in a nasty way', 'kind'],
  'd-called-name': [
    '[has| a-penguin: called «v» a fat penguin | called «v» a horrid name]',
    '[has| a-penguin: called you a fat penguin | called you a horrid name]',
    'kind',
  ],
  'd-laughed': [
    '[has| wet-himself: laughed when «v» had an accident | fell-over: laughed when «v» fell over | laughed at «v»]',
    '[has| wet-himself: laughed at you, and it wasn’t funny | fell-over: laughed when you fell over | laughed at you]',
    'kind',
  ],
  'd-mocked': ['made fun of «v»', 'made fun of you', 'kind'],
  'd-tongue': ['stuck out a tongue at «v»', 'stuck out my tongue at you', 'kind'],
  'd-present': ['said that «vs» «o» was horrid', 'said that your «o» was horrid', 'kind', 'present'],
  'd-let-out': [`${LOOSE} «vs» «o»`, `${LOOSE} your «o»`, 'home', 'hamster'],
  'd-burnt': ['burnt down «vs» «o»', 'burnt down your «o»', 'mend', 'den'],
  'd-flushed': ['flushed «vs» «o» down the toilet', 'flushed your «o» down the toilet', 'gone', 'flannel'],
  'd-posted': ['posted «vs» «o» «to»', 'posted your «o»', 'found', 'letter'],
  'd-buried': ['buried «vs» «o» «to»', 'buried your «o»', 'found', 'spoon'],
  'd-hid': ['hid «vs» «o» «to»', 'hid your «o»', 'found', 'shoe'],
  'd-threw-in': ['threw «vs» «o» «to»', 'threw your «o» «to»', 'found', 'shoe'],
  'd-soaked': ['splashed «v» from top to toe', 'splashed you', 'dry'],
  'd-poured': ['poured «vs» «o» «to»', 'poured out your «o»', 'clean', 'juice'],
  'd-drank': ['drank up «vs» «o»', 'drank your «o»', 'share', 'juice'],
  'd-ate': ['ate [has:ate-all| all] «vs» «o»', 'ate [has:ate-all| all] your «o»', 'share', 'cake'],
  'd-popped': ['popped «vs» «o»', 'popped your «o»', 'gone', 'balloon'],
  'd-picked': ['picked all «vs» «o»', 'picked your «o»', 'grow', 'flowers'],
  'd-trod-flowers': ['trod on «vs» «o»', 'trod on your «o»', 'grow', 'flowers'],
  'd-trod-foot': ['trod on «vs» [has:on-tail| tail | foot]', 'trod on your [has:on-tail| tail | foot]', 'sore'],
  'd-sat-on': [
    '[has| stamped: stamped on | trod: trod on | sat on] «vs» «o»',
    '[has| stamped: stamped on | trod: trod on | sat on] your «o»',
    'mend',
    'glasses',
  ],
  'd-cut-up': ['cut a hole in «vs» «o»', 'cut a hole in your «o»', 'mend', 'jumper'],
  'd-stuck': ['stuck stickers all over «vs» «o»', 'stuck stickers on your «o»', 'clean', 'door'],
  'd-dirtied': ['got mud all over «vs» «o»', 'got mud on your «o»', 'clean', 'coat'],
  'd-deleted': ['rubbed out «vs» «o»', 'rubbed out your «o»', 'gone', 'picture'],
  'd-used-up': ['used up all «vs» «o»', 'used up your «o»', 'share', 'shampoo'],
  'd-spat': ['spat at «v»', 'spat at you', 'kind'],
  'd-tripped': ['tripped «v» up', 'tripped you up', 'sore'],
  'd-ran-over': ['rode right over «vs» foot', 'rode over your foot', 'sore'],
  'd-chair': ['pulled away «vs» chair', 'pulled your chair away', 'sore'],
  'd-locked': ['locked «v» [has:lock-in| in | out]', 'locked you [has:lock-in| in | out]', 'loose'],
  'd-woke': ['woke «v» up', 'woke you up', 'kind'],
  'd-scared': ['jumped out and frightened «v»', 'frightened you', 'kind'],
  'd-told-on': ['told on «v»', 'told on you', 'kind'],
  'd-promise': ['broke a promise to «v»', 'broke my promise', 'kind'],
  'd-shouted': ['shouted at «v»', 'shouted at you', 'kind'],
  'd-rude': ['was rude to «v»', 'was rude to you', 'kind'],
}

const DEED_IDS = Object.keys(DEEDS)
/** One of them by what was done. */
const choose = (texts: readonly (readonly [string, string])[], other: string) =>
  `[deed| ${texts.map(([id, text]) => `${id}: ${text} | `).join('')}${other}]`

/** The key of a telling: what was done, if it is one of these. */
export const DEED_KEY = `[has| ${DEED_IDS.map((id) => `${id}: ${id} | `).join('')}none]`
export const FIX_KEY = choose(
  DEED_IDS.map((id) => [id, DEEDS[id]?.[2] ?? 'kind']),
  'kind',
)
/** What it was done to, without whose it is. */
export const OBJECT = `[has| of-strawberries: strawberries | of-hens: hens | class-hamster: class hamster | den: den | glasses: glasses | [is:what| [what.kind] | [is:lot| [lot.kind] | [is:beast| [beast.kind] | ${choose(
  DEED_IDS.flatMap((id) => (DEEDS[id]?.[3] ? [[id, DEEDS[id][3]] as const] : [])),
  'cup',
)}]]]]`
const TO = `[has| ${SORRY_PLACES.map((text) => `${sorryPlaceId(text)}: ${text} | `).join('')}${choose(
  [
    ['d-hid', 'where nobody would look'],
    ['d-threw-in', 'over the fence'],
    ['d-poured', 'all over the floor'],
  ],
  '',
)}]`
const filled = (text: string, v: string, vs: string) =>
  text.replaceAll('«vs»', vs).replaceAll('«v»', v).replaceAll('«o»', OBJECT).replaceAll('«to»', TO)

export const told = (v: string, vs: string) =>
  choose(
    DEED_IDS.map((id) => [id, filled(DEEDS[id]?.[0] ?? '', v, vs)]),
    'did something wrong',
  )
export const SAID = choose(
  DEED_IDS.map((id) => [id, filled(DEEDS[id]?.[1] ?? '', 'you', 'your')]),
  'did it',
)
