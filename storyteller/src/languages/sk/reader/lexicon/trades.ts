import { table } from './table.ts'

const trades = table(
  'job',
  null,
  `
  chlap záchranár np=záchranári | carries runs hears | flies digs | húú | horse | chlebík | nosidlá | zena záchranárka gp=záchranárok
  chlap murár | digs carries holds | flies sings | - | horse | chlebík | tehly | chlap tesár, chlap stolár
  chlap kováč | holds is-loud warms | flies swims | ding | horse | guláš | nákovu |
  chlap mlynár | carries holds hears | flies swims | - | horse | chlieb | múku |
  chlap krajčír | holds sees is-quiet | flies digs | - | horse | koláč | niť | zena krajčírka gp=krajčírok, chlap obuvník
  zena kaderníčka | holds sees sings | flies digs | cvak | horse | koláč | nožnice | chlap kaderník
  chlap predavač | holds hears carries | flies digs | - | horse | rožok | pokladňu | chlap pokladník
  zena predavačka | holds hears carries | flies digs | - | horse | rožok | pokladňu | zena pokladníčka
  chlap čašník | carries runs holds | flies digs | - | horse | polievku | tácku | zena čašníčka
  chlap vodič | rolls carries sees | flies digs | túú | horse | rožok | volant | chlap šofér, chlap autobusár
  chlap mechanik | holds hears pushes | flies sings | - | horse | rožok | skrutky | chlap automechanik
  chlap vedec/vedc | sees holds hears | flies digs | aha | horse | jablko | lupu | ulica vedkyňa gp=vedkýň
  chlap archeológ np=archeológovia | digs sees holds | flies sings | aha | horse | chlebík | lopatku | chlap paleontológ np=paleontológovia
  ucitel cestovateľ | runs carries sees | flies digs | - | horse | chlebík | mapu | ucitel objaviteľ, zena cestovateľka gp=cestovateliek
  chlap potápač | swims sees hides | flies sings | blb | horse | ryby | masku | zena potápačka
  chlap plavčík | swims sees runs | flies digs | fíí | horse | melón | kruh |
  chlap rybár | holds sees is-quiet | flies digs | - | horse | ryby | udicu |
  chlap včelár | holds hears is-quiet | flies digs | - | horse | med | úľ |
  chlap záhradník | digs carries smells | flies sings | - | horse | mrkvu | krhlu | zena záhradníčka
  chlap pastier | hears runs sings | flies swims | haj | horse | syr | palicu | hrdina bača
  chlap hudobník | sings hears holds | flies digs | lalala | horse | koláč | noty | chlap bubeník
  ulica tanečnica | jumps bends runs | flies digs | - | horse | jahody | hudbu | chlap tanečník
  chlap herec/herc | sings hides holds | flies digs | - | horse | koláč | javisko | zena herečka
  chlap akrobat | jumps climbs bends | flies digs | hop | horse | zmrzlinu | lano |
  chlap kúzelník | hides holds glows | digs swims | šup | horse | čokoládu | klobúk |
  chlap zlodej | hides runs carries | sings glows | pst | horse | koláč | vrece | chlap lupič
  chlap špión | hides sees hears | sings glows | pst | horse | rožok | lupu | tajný chlap agent, tajný zena agentka gp=agentiek
  chlap strážnik | sees hears holds | flies digs | stáť | horse | polievku | píšťalku | hrdina strážca
  hrdina starosta np=starostovia | hears holds sees | flies digs | - | horse | guláš | pečiatku | chlap prezident
  chlap vojak | runs carries hears | flies sings | - | horse | guláš | čižmy |
  chlap pretekár | runs rolls jumps | flies digs | brm | horse | banán | auto | turista cyklista, zena pretekárka gp=pretekárok
  turista hokejista | runs pushes jumps | flies digs | hej | horse | cestoviny | hokejku | chlap brankár, zena hokejistka gp=hokejistiek
  zena gymnastka gp=gymnastiek | jumps bends climbs | flies digs | hop | horse | jablko | žinenku | zena krasokorčuliarka gp=krasokorčuliarok
  chlap lyžiar | runs jumps bends | flies digs | šuch | horse | polievku | sneh | zena lyžiarka gp=lyžiarok
  chlap spisovateľ np=spisovatelia | hears sees is-quiet | flies digs | - | horse | koláč | pero | chlap rozprávkar
  chlap kominár np=kominári | climbs holds is-tall | swims sings | šuch | horse | polievku | rebrík |
  zena upratovačka | holds pushes sees | flies digs | šuch | horse | koláč | vedro |
  chlap kovboj | runs holds jumps | flies digs | jú | horse | fazuľu | koňa | chlap indián
  chlap viking np=vikingovia | floats carries pushes | flies sings | hej | horse | ryby | loď |
  chlap zbojník | climbs runs hides | flies swims | haj | horse | halušky | valašku |
  chlap skaut | climbs carries sees | flies digs | - | horse | chlebík | šatku |
  `,
)

const beings = table(
  'fairy-being',
  'fairy-tale',
  `
  zver fénix np=fénixy | flies glows warms | swims digs | - | horse | - | oheň | zver pegas
  chlap trol np=trolovia | is-heavy hides pushes | flies sings | hrm | horse | kamene | most |
  chlap domovík | hides carries is-small | swims flies | pst | hand | omrvinky | kút |
  chlap vlkolak | runs hears is-loud | flies swims | aúú | horse | guláš | mesiac |
  chlap džin np=džinovia | flies hides carries | digs swims | puf | house | - | lampu |
  zena ježibaba gp=ježibáb | flies hides holds | swims sings | chi-chi | horse | perník | metlu |
  syn šašo | jumps sings bends | flies digs | ha-ha | horse | koláč | rolničky |
  zena Popoluška gp=Popolušiek | runs holds hears | flies digs | - | child | oriešky | črievičku |
  zena Snehulienka gp=Snehulienok | sings hears holds | flies digs | - | child | jablko | trpaslíkov |
  `,
)

export const callings = [...trades, ...beings]
