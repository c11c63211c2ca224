import type { Telling } from '../../../craft/telling.ts'
import { ako } from './event/ako.ts'
import { bojiSa } from './event/boji-sa.ts'
import { chceByt } from './event/chce-byt.ts'
import { chceMat } from './event/chce-mat.ts'
import { chcePracovat } from './event/chce-pracovat.ts'
import { kyveZub } from './event/kyve-zub.ts'
import { naseZvieratko } from './event/nase-zvieratko.ts'
import { navsteva } from './event/navsteva.ts'
import { nechce } from './event/nechce.ts'
import { nevie } from './event/nevie.ts'
import { nevieHlas } from './event/nevie-hlas.ts'
import { nevieHyb } from './event/nevie-pohyb.ts'
import { prepacDvere } from './event/prepac-dvere.ts'
import { stratiloSa } from './event/stratilo-sa.ts'
import { zavrietDen } from './event/zavriet-den.ts'
import { babatko } from './life/babatko.ts'
import { babatkoNaCeste } from './life/babatko-na-ceste.ts'
import { bezParu } from './life/bez-paru.ts'
import { cumelPrec } from './life/cumel-prec.ts'
import { darovanaHracka } from './life/darovana-hracka.ts'
import { injekcia } from './life/injekcia.ts'
import { lopuchy } from './life/lopuchy.ts'
import { otvoritPrve } from './life/otvorit-prve.ts'
import { papucePreHosti } from './life/papuce-pre-hosti.ts'
import { polovicaNoci } from './life/polovica-noci.ts'
import { prehra } from './life/prehra.ts'
import { prepac } from './life/prepac.ts'
import { rannaRozlucka } from './life/ranna-rozlucka.ts'
import { spiatocnyListok } from './life/spiatocny-listok.ts'
import { stratenaHracka } from './life/stratena-hracka.ts'
import { tien } from './life/tien.ts'
import { tma } from './life/tma.ts'
import { velenie } from './life/velenie.ts'
import { velkyDen } from './life/velky-den.ts'
import { vrecka } from './life/vrecka.ts'
import { vypranaHracka } from './life/vyprana-hracka.ts'
import { zub } from './life/zub.ts'
import { zubList } from './life/zub-list.ts'
import { zubarka } from './life/zubarka.ts'
import { zvieratkoPrec } from './life/zvieratko-prec.ts'
import { drakyPoklad } from './theme/draky-poklad.ts'
import { princezneHrasok } from './theme/princezne-hrasok.ts'
import { vesmirKdeJeDole } from './theme/vesmir-kde-je-dole.ts'

/** Every Slovak telling; the order says nothing. */
export const tellings: readonly Telling[] = [
  vrecka,
  rannaRozlucka,
  tma,
  tien,
  zub,
  zubList,
  injekcia,
  prepac,
  prepacDvere,
  babatko,
  babatkoNaCeste,
  drakyPoklad,
  vesmirKdeJeDole,
  chceByt,
  chceMat,
  stratiloSa,
  nevieHlas,
  nevieHyb,
  nevie,
  nechce,
  bojiSa,
  navsteva,
  papucePreHosti,
  princezneHrasok,
  stratenaHracka,
  vypranaHracka,
  bezParu,
  darovanaHracka,
  zvieratkoPrec,
  cumelPrec,
  ako,
  velenie,
  prehra,
  spiatocnyListok,
  velkyDen,
  zavrietDen,
  lopuchy,
]

/** Written, and not yet read by two who did not write them. */
export const drafts: readonly Telling[] = [otvoritPrve, chcePracovat, kyveZub, zubarka, polovicaNoci, naseZvieratko]
