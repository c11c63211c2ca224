import type { Frame } from '../../craft/pack.ts'

/** From wherever the story stands to the bed: names no place and nobody, since nobody knows who is there. */
export const homeward: readonly Frame[] = [
  'Ostatné však počká. Deň sa [=stíšil/tíši], [=mäkol/mäkne] na okrajoch a [=prišiel/prichádza] čas ísť pomaly domov.',
  'Svetlo už [=bolo/je] nízke a teplé. Všetko dôležité [=bolo/je] v poriadku a zvyšok počká do zajtra. A tak pomaly domov a do postele.',
  'Potom večer celkom potichu [=povedal/hovorí], že na jeden deň to stačí. Cesta domov [=bola/je] krátka a tichá a na jej konci [=čakala/čaká] teplá posteľ.',
]
