import { table } from './table.ts'

const fittings = table(
  'household',
  null,
  `
  most záves l=závese | hides is-soft is-tall | flies runs | - | child | - | okno |
  stroj radiátor l=radiátore | warms is-heavy is-quiet | flies runs | - | child | - | vodu |
  zena rúra gp=rúr | warms glows holds | flies runs | - | child | - | plech |
  most drez l=dreze | splashes holds is-loud | flies runs | žblnk | child | - | vodu |
  ulica špongia gp=špongií | is-soft splashes stretches | flies sings | - | hand | - | vodu | zena hubka gp=hubiek
  most odtok l=odtoku | hides splashes is-loud | flies runs | glg | hand | - | vodu |
  zubný zena pasta gp=pást | smells sticks is-soft | flies runs | - | hand | - | kefku |
  stroj hrebeň | is-small holds bends | flies sings | - | hand | - | vlasy |
  dub fén l=féne | warms is-loud flies | digs swims | vúúú | hand | - | zásuvku |
  dub vešiak | holds bends carries | flies sings | - | arms | - | kabát |
  zena šnúra gp=šnúr | stretches bends holds | flies sings | - | arms | - | uzol |
  zena krhla gp=krhiel | splashes holds carries | flies runs | čľup | arms | - | vodu |
  zena motyka gp=motýk | digs holds is-tall | flies sings | - | child | - | záhon |
  dub fúrik | carries rolls holds | flies sings | vŕz | child | - | koleso |
  dub rebrík | is-tall holds carries | flies sings | - | horse | - | strechu |
  stroj klinec/klinc l=klinci | sticks holds is-small | flies sings | - | hand | - | kladivo |
  zena skrutka gp=skrutiek | holds rolls is-small | flies sings | - | hand | - | skrutkovač |
  zena podlaha gp=podláh | holds is-quiet carries | flies sings | - | house | - | metlu | zena dlážka gp=dlážok
  zena kľučka gp=kľučiek | holds bends is-small | flies runs | cvak | hand | - | dvere |
  dub kozub l=kozube | warms glows holds | flies runs | - | horse | - | drevo |
  dlan pec gp=pecí | warms glows holds | flies runs | - | horse | - | drevo |
  ulica kôlňa gp=kôlní | hides holds is-quiet | flies runs | - | house | - | náradie |
  zena šopa gp=šôp | hides holds is-quiet | flies runs | - | house | - | drevo |
  `,
)

const gadgets = table(
  'machine',
  null,
  `
  kivi wifi | hides runs is-quiet | flies digs | - | hand | - | anténu |
  most internet l=internete | runs hides is-quiet | flies digs | - | house | - | káble |
  mesto video gp=videí | glows sees runs | flies digs | - | hand | - | obrazovku | mesto videjko gp=videjok
  ulica aplikácia gp=aplikácií | glows holds is-small | flies digs | - | hand | - | mobil |
  zena nabíjačka gp=nabíjačiek | holds warms stretches | flies digs | - | hand | - | zásuvku |
  stroj ovládač | holds is-small sees | flies digs | cvak | hand | - | baterky |
  zena kamera gp=kamier | sees holds is-quiet | flies digs | cvak | hand | - | oko |
  stroj fúkač ~lístia | is-loud pushes flies | digs swims | vúúú | arms | - | lístie |
  zena obrazovka gp=obrazoviek | glows sees is-quiet | flies digs | - | arms | - | prúd |
  `,
)

/** What a flat and a house are fitted with, and what hums in them. */
export const home = [...fittings, ...gadgets]
