import type { Telling } from '../../../craft/telling.ts'
import { chceByt } from './event/chce-byt.ts'
import { chcePracovat } from './event/chce-pracovat.ts'
import { navsteva } from './event/navsteva.ts'
import { nevie } from './event/nevie.ts'
import { nevieHlas } from './event/nevie-hlas.ts'
import { nevieHyb } from './event/nevie-pohyb.ts'
import { stratiloSa } from './event/stratilo-sa.ts'
import { babatko } from './life/babatko.ts'
import { babatkoNaCeste } from './life/babatko-na-ceste.ts'
import { injekcia } from './life/injekcia.ts'
import { prepac } from './life/prepac.ts'
import { rannaRozlucka } from './life/ranna-rozlucka.ts'
import { stratenaHracka } from './life/stratena-hracka.ts'
import { tma } from './life/tma.ts'
import { zub } from './life/zub.ts'
import { zubList } from './life/zub-list.ts'
import { drakyPoklad } from './theme/draky-poklad.ts'
import { princezneHrasok } from './theme/princezne-hrasok.ts'
import { vesmirKdeJeDole } from './theme/vesmir-kde-je-dole.ts'

/** Every Slovak telling; the order says nothing. */
export const tellings: readonly Telling[] = [
  rannaRozlucka,
  tma,
  zub,
  zubList,
  injekcia,
  prepac,
  babatko,
  babatkoNaCeste,
  drakyPoklad,
  vesmirKdeJeDole,
  chceByt,
  stratiloSa,
  nevieHlas,
  nevieHyb,
  navsteva,
  princezneHrasok,
  stratenaHracka,
]

/** Written, and not yet read by two who did not write them. */
export const drafts: readonly Telling[] = [chcePracovat, nevie]
