import type { Topic } from '../../../craft/pack.ts'

const PET =
  'ps(?:a|íka|ika)|šteniatko|mačk[ua]|mačičku|mačiatko|kocúr(?:a|ika)|škrečka|zaj(?:aca|ačika|ka)|králi(?:ka|čka)|papagája|andulku|korytnačku|koníka|poníka|rybku|(?:morské )?prasiatko'

/**
 * "Máme psíka Bobíka": the name stands in the accusative, and nobody can be sure of its nominative (Dunča: Dunčo, Rexa: Rex), so every frame
 * wants it in the accusative too.
 */
export const petNamed: Topic = {
  id: 'pet-named',
  match: [new RegExp(`(?<!\\p{L})(?:${PET})\\s+(?<named>\\p{L}{2,})`, 'u')],
  early: [
    'Celý deň [hero] [myslel] na [named], <pri raňajkách~na schodoch~aj v kúpeľni>. {Takého kamaráta nosíme v hlave všade.|Takého kamaráta človek nosí v hlave všade so sebou a vôbec ho to neťaží.}',
    '[Hero] [mal] vo vrecku <omrvinku~chumáčik vlny~kúsok dobroty> pre [named]. {[=Bolo] to dobre schované.|[=Bolo] to schované tak dobre, že o tom [=vedelo/vie] iba vrecko a možno jeden vrabec.}',
    '[Hero] [nakreslil/kreslí] [named] <na zahmlené okno~kriedou na dvor~na starú obálku>. {[=Podobalo/Podobá] sa to veľmi.|[=Podobalo/Podobá] sa to veľmi, najmä keď človek trochu prižmúri oči a má ho rád.}',
  ],
  scene: [
    '„Pozri, kto nás dobehol,“ [helper:povedal] [helper]. [Hero] [zbadal] [named] a hneď [=bolo] veselšie. {Odtiaľ [=išli] spolu.|Odtiaľ [=išli] spolu a cesta [=mala] zrazu <o dve zákruty menej~viac slnka~lepšiu náladu>.}',
    '[Hero] na chvíľu [zavrel] oči a [predstavil/predstavuje] si [named]. {Hneď to [=išlo] <ľahšie~veselšie~lepšie>.|Taká predstava má <mäkké~teplé~tiché> nôžky, prebehne hlavou a všetko ťažké cestou zhodí z police.}',
    'Pri ceste [=stál] stánok s pochvalami. [Hero] [vybral/vyberá] jednu pre [named]: „<Za vernosť~Za trpezlivosť~Za teplé privítanie>“. {Predavačka ju [=zabalila/balí] do modrého papiera.|Predavačka ju [=zabalila/balí] do modrého papiera a [=pridala/pridáva] mašľu, lebo pochvala bez mašle je len reč.}',
  ],
  echo: [
    '[Hero] ešte [pohladil] [named], <pomaly~celkom ticho~mäkkou rukou>. Dvaja kamaráti, jeden pokoj.',
    'V tichu [=bolo] počuť [named], ako <spokojne~pomaly~zhlboka> oddychuje.',
    '[Hero] v polospánku [držal] [named] aspoň <v myšlienke~v spomienke~za kúsok sna>. [=Bolo] to teplé a tiché.',
  ],
}
