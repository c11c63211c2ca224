import { table } from './table.ts'

const virtues = table(
  'household',
  null,
  `
  zena láska gp=lások | warms holds is-quiet | digs swims | - | hand | - | objatie |
  mesto priateľstvo gp=priateľstiev | holds warms is-quiet | digs swims | - | hand | - | dvoch | mesto kamarátstvo gp=kamarátstiev
  zena rodina gp=rodín | warms holds is-loud | digs sticks | - | house | - | stôl | +ucitel príbuzný gp=príbuzných np=príbuzní ap=príbuzných
  dlan nádej | glows warms is-small | digs swims | - | hand | - | zajtrajšok |
  vysvedcenie šťastie gp=šťastí | glows jumps warms | digs swims | - | hand | - | štvorlístok |
  zena smola gp=smôl | sticks hides is-heavy | flies sings | - | hand | - | druhý pokus |
  ulica spolupráca gp=spoluprác | carries pulls holds | flies swims | - | horse | - | dvoch |
  kost úprimnosť | is-quiet holds glows | digs swims | - | hand | - | slová |
  kost zodpovednosť | carries holds is-heavy | flies swims | - | hand | - | niekoho |
  kost poslušnosť | hears is-quiet holds | flies digs | - | hand | - | pravidlo |
  kost slušnosť | is-quiet warms holds | flies digs | - | hand | - | pozdrav | kost zdvorilosť
  kost láskavosť | warms is-soft holds | flies digs | - | hand | - | niekoho | kost dobrosrdečnosť, dlan dobroprajnosť
  ulica empatia gp=empatií | hears warms sees | flies digs | - | hand | - | druhého |
  most rešpekt l=rešpekte | is-quiet hears holds | flies digs | - | hand | - | druhého | zena úcta gp=úct
  zena dôvera gp=dôver | holds warms is-quiet | flies digs | - | hand | - | druhého |
  vysvedcenie sebavedomie gp=sebavedomí | is-tall holds jumps | digs swims | - | hand | - | zrkadlo |
  kost skromnosť | is-small is-quiet hides | flies digs | - | hand | - | kútik |
  kost štedrosť | carries warms holds | flies digs | - | hand | - | niekoho |
  kost usilovnosť | carries digs holds | flies hides | - | hand | - | prácu | kost pracovitosť
  kost lenivosť | is-slow is-quiet is-soft | runs jumps | - | hand | - | gauč |
  kost zvedavosť | sees hears runs | digs sticks | - | hand | - | otázku |
  ulica fantázia gp=fantázií | flies glows jumps | digs sticks | - | hand | - | hlavu | kost predstavivosť
  kost múdrosť | is-slow sees hears | flies digs | - | hand | - | čas |
  kost spravodlivosť | holds is-quiet sees | flies digs | - | hand | - | váhy |
  zena sloboda gp=slobôd | flies runs stretches | digs hides | - | house | - | priestor |
  vysvedcenie svedomie gp=svedomí | hears is-quiet is-small | flies digs | - | hand | - | ticho |
  most sľub | holds is-quiet is-small | flies digs | - | hand | - | druhého |
  kost povinnosť | is-heavy holds carries | flies sings | - | hand | - | niekoho |
  kost závisť | hides sees is-heavy | flies sings | - | hand | - | nič |
  kost rovnosť | holds stretches is-quiet | flies digs | - | hand | - | všetkých |
  ulica tolerancia gp=tolerancií | holds stretches is-quiet | flies digs | - | hand | - | všetkých |
  kost inakosť | glows is-quiet hides | digs swims | - | hand | - | priateľa | kost odlišnosť, kost rozmanitosť
  slušný vysvedcenie správanie gp=správaní | is-quiet holds hears | flies digs | - | hand | - | pravidlo | vysvedcenie správanie gp=správaní
  ulica recyklácia gp=recyklácií | rolls carries holds | flies sings | - | house | - | kontajnery |
  ulica ekológia gp=ekológií | holds is-quiet warms | digs sings | - | house | - | stromy |
  kost bezpečnosť | holds sees hears | flies digs | - | hand | - | prilbu | vysvedcenie bezpečie gp=bezpečí
  `,
)

const states = table(
  'body',
  null,
  `
  zena spomienka gp=spomienok | warms glows hides | digs swims | - | hand | - | niekoho |
  vysvedcenie zdravie gp=zdraví | runs jumps holds | flies hides | - | hand | - | pohyb | !zdraví
  zena choroba gp=chorôb | hides is-heavy is-slow | flies digs | - | hand | - | lieky |
  kost bolesť | hides is-heavy is-loud | flies digs | - | hand | - | pofúkanie |
  zena odrenina gp=odrenín | is-small warms hides | flies digs | - | hand | - | náplasť | mesto boliatko gp=boliatok
  dub škrabanec/škrabanc l=škrabanci np=škrabance | is-small hides sticks | flies sings | - | hand | - | náplasť |
  stroj pľuzgier np=pľuzgiere | is-round is-soft is-small | flies sings | - | hand | - | náplasť |
  dub otlak | is-small is-quiet warms | flies sings | - | hand | - | náplasť |
  zena vyrážka gp=vyrážok | sticks hides is-small | flies sings | - | hand | - | masť |
  zena zlomenina gp=zlomenín | hides holds is-slow | flies runs | - | hand | - | sadru |
  zena chrípka gp=chrípok | warms is-heavy hides | flies digs | - | hand | - | čaj |
  zena angína gp=angín | warms is-heavy hides | flies digs | - | hand | - | čaj |
  zena viróza gp=viróz | warms is-heavy hides | flies digs | - | hand | - | čaj |
  vysvedcenie vracanie gp=vracaní | is-loud splashes jumps | flies digs | - | hand | - | vedierko |
  zena hnačka gp=hnačiek | is-loud splashes jumps | flies digs | - | hand | - | vedierko |
  zena astma gp=astiem | is-loud hides is-small | flies digs | - | hand | - | inhalátor |
  ulica epilepsia gp=epilepsií | hides is-quiet is-small | flies digs | - | hand | - | lieky |
  most spánok/spánk l=spánku | is-quiet warms is-slow | runs flies | chrr | child | - | posteľ | zimný most spánok/spánk l=spánku
  dlan tvár | is-round sees warms | flies digs | - | hand | - | úsmev | zena tvárička gp=tváričiek
  mesto čelo gp=čiel | is-round warms is-small | flies digs | - | hand | - | pusu | !čela, !čelá, !čelu
  vysvedcenie obočie gp=obočí | bends is-small is-soft | flies digs | - | hand | - | oči |
  ulica mihalnica gp=mihalníc | bends is-small is-soft | flies digs | - | hand | - | oči | zena riasa gp=rias
  +mesto ústo gp=úst dp=ústam lp=ústach ip=ústami | sings is-loud smells | flies digs | - | hand | - | slová |
  mesto hrdlo gp=hrdiel | sings warms is-quiet | flies digs | chrchly | hand | - | čaj | mesto hrdielko gp=hrdielok
  mesto rameno gp=ramien | carries holds bends | flies digs | - | hand | - | ruku |
  vysvedcenie zápästie gp=zápästí | bends holds is-small | flies digs | - | hand | - | ruku |
  dub zadok/zadk | is-round is-soft jumps | flies sings | - | arms | - | stoličku | dub zadoček/zadočk
  mesto lýtko gp=lýtok | runs bends is-round | flies digs | - | hand | - | nohu |
  dub členok/členk | bends runs is-round | flies digs | - | hand | - | nohu |
  mesto chodidlo gp=chodidiel | runs holds jumps | flies sings | - | hand | - | topánku |
  mesto črevo gp=čriev | bends stretches hides | flies digs | škŕk | arms | - | jedlo | slepý mesto črevo gp=čriev
  +mesto pľúco gp=pľúc dp=pľúcam lp=pľúcach ip=pľúcami | stretches is-soft warms | flies digs | fúú | hand | - | vzduch |
  most sval l=svale | pulls holds stretches | flies digs | - | hand | - | cvičenie |
  mesto rebro gp=rebier | bends holds is-quiet | flies digs | - | hand | - | vápnik |
  ulica chrbtica gp=chrbtíc | bends holds is-tall | flies digs | - | arms | - | pohyb |
  zena lebka gp=lebiek | holds hides is-round | flies digs | - | hand | - | mozog |
  zena slina gp=slín | splashes sticks is-small | flies digs | - | hand | - | jazyk |
  most úsmev l=úsmeve | glows warms bends | digs swims | - | hand | - | dôvod |
  `,
)

/** What one cannot touch, and more of the body. */
export const notions = [...virtues, ...states]
