import type { Entry } from '../../../../craft/lexicon.ts'
import { entries } from './build.ts'

/** What fills an ordinary day: what is sat in, waited for, queued for, washed, plugged in and celebrated. */
export const everyday: readonly Entry[] = [
  ...entries(
    'household',
    `
=clippers, hair clippers; razor; nail file; =tweezers | hand | - | is-loud holds is-small ! flies runs | buzz | - | a careful hand
scanner, mri, mri scanner, scan; x-ray, x ray; sling; inhaler; brace; eye patch; spoonful of medicine; cough syrup | arms | - | holds sees is-quiet ! flies runs | hum | - | a kind nurse
tube; hosepipe; sprinkler | arms | - | splashes holds hides ! flies climbs | glug | - | water
~wifi, internet, wi-fi; light switch; lever; handle; lift button; remote control, remote; video call; phone call; voice message; password; app; video; computer game, video game; charger; headphone; microphone | hand | - | holds glows is-small ! flies runs | click | - | a finger
hole; gap; corner; shelf/shelves; coat hook; radiator; high chair; potty seat; car seat; booster seat; tea towel; oven glove; rolling pin; sieve; fridge magnet; bin bag; recycling bin | arms | - | holds hides is-quiet ! flies runs | - | - | a room
queue; prize; mistake; noise; trading card, pokemon card, football card, swap card, match card, collector card; card, pack of cards/packs of cards; power cut, blackout; candle light; gift voucher, voucher; name badge; signed shirt | hand | - | holds is-small is-quiet ! runs swims | - | - | somebody
`,
  ),
  ...entries(
    'vehicle',
    `
stroller; double buggy/double buggies; cargo bike; go-kart; golf cart; road roller; pedalo; paddleboard; sleeper train; monorail | horse | - | rolls carries pushes ! flies climbs | squeak | - | somebody to push
`,
  ),
  ...entries(
    'building',
    `
floor; ground floor; hallway; stairwell; lift shaft; porch; balcony/balconies; conservatory; caravan park; barber shop; hairdresser’s, salon; dentist’s, dental surgery; waiting room; ward; dinner hall; cloakroom; playgroup; ~after-school club, after school club; changing room; library corner; launderette; car wash; petrol station; town hall; mosque; temple; synagogue | house | - | holds hides is-tall ! flies runs | - | - | people
`,
  ),
  ...entries(
    'weather',
    `
downpour; ~slush; snowdrift; low tide; high tide | house | nature | splashes cools is-quiet ! sings digs | drip | - | a sky
`,
  ),
  ...entries(
    'sport',
    `
~doggy paddle; sack race; egg and spoon race; wheelbarrow race; running race, relay; cross country race, cross country; penalty shoot-out, penalty shootout; ~five-a-side; rounders match; netball match; tennis lesson; skating lesson; zip wire; monkey bars/monkey bars; skipping rope; hockey stick; judo belt; certificate; team; substitute; somersault; forward roll | child | - | runs jumps is-loud ! flies sticks | hooray | - | players
`,
  ),
  ...entries(
    'school',
    `
*French; *Spanish; *German; *Italian; *Polish; *Welsh; *Arabic; *Ukrainian; ~sign language | hand | - | hears sings is-quiet ! flies runs | - | - | words
~handwriting; ~phonics; reading book; book bag; glue stick; line leader; show and tell; head teacher’s office; sticker chart; ~carpet time; ~story time | hand | - | holds is-quiet is-small ! flies runs | - | - | a teacher
`,
  ),
  ...entries(
    'feast',
    `
*Ramadan; *Passover; *May Day; *Saint Nicholas Day; bauble; ~tinsel; sparkler; ~bunting; piñata; party bag; musical chairs; name day; reunion | house | - | glows sings is-loud ! digs rolls | hooray | - | friends
`,
  ),
  ...entries(
    'food',
    `
~noodle soup; ~risotto; yolk; ~rind; leftovers/leftovers; fishcake; ~falafel; ~hummus; flapjack; ~rice pudding; ~apple sauce; ~stewed apple; tangerine; clementine; apricot; plum pudding; cranberry/cranberries; ~ginger beer; smoothie; ~fizzy water; ~iced tea | hand | - | smells is-soft warms ! flies runs | - | - | a plate
`,
  ),
]
