import type { Telling } from '../../../craft/telling.ts'
import { chceByt } from './event/chce-byt.ts'
import { chceMat } from './event/chce-mat.ts'
import { chcePracovat } from './event/chce-pracovat.ts'
import { kyveZub } from './event/kyve-zub.ts'
import { navsteva } from './event/navsteva.ts'
import { nevie } from './event/nevie.ts'
import { nevieHlas } from './event/nevie-hlas.ts'
import { nevieHyb } from './event/nevie-pohyb.ts'
import { prepacDvere } from './event/prepac-dvere.ts'
import { stratiloSa } from './event/stratilo-sa.ts'
import { babatko } from './life/babatko.ts'
import { babatkoNaCeste } from './life/babatko-na-ceste.ts'
import { bezParu } from './life/bez-paru.ts'
import { cumelPrec } from './life/cumel-prec.ts'
import { darovanaHracka } from './life/darovana-hracka.ts'
import { injekcia } from './life/injekcia.ts'
import { papucePreHosti } from './life/papuce-pre-hosti.ts'
import { prepac } from './life/prepac.ts'
import { rannaRozlucka } from './life/ranna-rozlucka.ts'
import { stratenaHracka } from './life/stratena-hracka.ts'
import { tien } from './life/tien.ts'
import { tma } from './life/tma.ts'
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
  navsteva,
  papucePreHosti,
  princezneHrasok,
  stratenaHracka,
  vypranaHracka,
  bezParu,
  darovanaHracka,
  zvieratkoPrec,
  cumelPrec,
]

/** Written, and not yet read by two who did not write them. */
export const drafts: readonly Telling[] = [chcePracovat, kyveZub, zubarka]
