import { table } from './table.ts'

const days = table(
  'feast',
  null,
  `
  zena oblievačka gp=oblievačiek | splashes runs is-loud | digs rolls | čľup | house | - | vedro |
  zena šibačka gp=šibačiek | runs is-loud jumps | digs rolls | - | house | - | korbáč |
  ulica kraslica gp=kraslíc | is-round glows is-small | flies runs | - | hand | - | farby |
  +zena dušička gp=dušičiek | glows is-quiet warms | digs rolls | - | house | - | sviečky | dušičkový zena sviečka gp=sviečok
  stroj veniec/venc l=venci | is-round smells holds | flies runs | - | arms | - | sviečky | adventný stroj veniec/venc l=venci
  +most fašiang | jumps sings is-loud | digs rolls | - | house | - | šišky |
  +zena menina gp=menín | glows sings is-quiet | digs rolls | - | house | - | meno |
  +zena krstina gp=krstín | splashes sings is-quiet | digs rolls | - | house | - | bábätko |
  zena birmovka gp=birmoviek | glows sings is-quiet | digs rolls | - | house | - | kostol |
  most betlehem l=betleheme | glows holds is-quiet | digs rolls | - | arms | - | ovečky |
  stroj ohňostroj | flies glows is-loud | digs rolls | prásk | house | - | noc |
  dub lampión l=lampióne | glows holds is-round | digs runs | - | arms | - | sviečku |
  stroj korbáč | bends stretches is-loud | flies rolls | šibi | arms | - | vŕbu |
  chlap koledník | sings runs carries | flies glows | - | child | koláče | dvere |
  `,
)

const notions = table(
  'household',
  null,
  `
  ulica vôňa gp=vôní | flies smells hides | digs swims | - | hand | - | nos |
  most kúsok/kúsk l=kúsku | is-small is-quiet sticks | flies runs | - | hand | - | celok |
  mesto miesto gp=miest | holds is-quiet warms | flies runs | - | child | - | niekoho | !miest
  mesto meno gp=mien | holds is-small is-quiet | digs swims | - | hand | - | niekoho | !menom
  most hluk l=hluku | is-loud flies pushes | digs swims | bum | house | - | ticho |
  zena prosba gp=prosieb | is-quiet is-small flies | digs swims | - | hand | - | počúvanie |
  mesto pravidlo gp=pravidiel | holds is-quiet stretches | digs swims | - | hand | - | deti |
  zena otázka gp=otázok | jumps is-small flies | digs swims | - | hand | - | odpoveď |
  dlan odpoveď | flies is-small holds | digs swims | - | hand | - | otázku |
  zena chyba gp=chýb | hides is-small sticks | digs swims | - | hand | - | opravu |
  zena odmena gp=odmien | glows is-small holds | digs swims | cink | hand | - | radosť |
  zena cena gp=cien | glows holds is-small | digs swims | cink | hand | - | víťaza |
  `,
)

/** Days of the year, and things that one cannot touch. */
export const customs = [...days, ...notions]
