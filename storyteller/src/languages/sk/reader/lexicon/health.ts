import { table } from './table.ts'

/** What hurts, what helps, and more of the body. */
export const health = table(
  'body',
  null,
  `
  zena jazva gp=jaziev | sticks is-quiet stretches | flies sings | - | hand | - | čas | zena jazvička gp=jazvičiek
  most steh | holds sticks is-small | flies sings | - | hand | - | niť |
  zena sadra gp=sadier | holds is-heavy is-quiet | flies sings | ťuk | arms | - | podpisy |
  +ovčí ulica kiahňa gp=kiahní | sticks hides is-small | flies sings | - | hand | - | trpezlivosť | +ulica kiahňa gp=kiahní, kivi ovce ~kiahne
  ulica hrča gp=hŕč | is-round warms is-small | flies sings | - | hand | - | studený obklad |
  zena horúčka gp=horúčok | warms is-quiet is-heavy | flies digs | - | arms | - | čaj |
  stroj kašeľ/kašľ | is-loud jumps is-small | digs swims | kuch | hand | - | sirup |
  zena nádcha gp=nádch | runs is-small hides | digs flies | hapčí | hand | - | vreckovku |
  ulica alergia gp=alergií | hides sticks is-small | digs flies | - | hand | - | pozor |
  zena cukrovka gp=cukroviek | hides is-quiet is-small | digs flies | - | hand | - | meranie |
  ulica operácia gp=operácií | is-quiet is-slow holds | flies runs | - | horse | - | lekára |
  most röntgen l=röntgene | sees glows is-quiet | flies digs | - | horse | - | lekára |
  ulica injekcia gp=injekcií | is-small is-quiet sticks | flies rolls | - | hand | - | náplasť |
  most sirup l=sirupe | sticks smells splashes | flies runs | glg | hand | - | lyžičku |
  zena kvapka gp=kvapiek | splashes is-small rolls | digs climbs | kap | hand | - | oblak |
  zena barla gp=bariel | holds is-tall carries | flies sings | ťuk | child | - | ruku |
  kost masť | sticks smells is-soft | flies runs | - | hand | - | koleno |
  most hlas l=hlase | sings is-loud flies | digs rolls | - | hand | - | ticho | dub hlások/hlásk l=hlásku
  srdce líce gp=líc | warms is-soft is-round | flies digs | - | hand | - | pusu |
  srdce plece gp=pliec | carries holds is-quiet | flies digs | - | hand | - | ruku |
  zena päta gp=piat | runs is-round is-small | flies digs | - | hand | - | topánku |
  stroj lakeť/lakť | bends pushes holds | flies digs | - | hand | - | rukáv |
  dlan dlaň | holds warms hides | flies digs | - | hand | - | druhú dlaň |
  most krk l=krku | bends stretches holds | flies digs | - | hand | - | šál |
  `,
)
