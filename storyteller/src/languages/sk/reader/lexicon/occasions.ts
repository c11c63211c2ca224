import { table } from './table.ts'

const feasts = table(
  'feast',
  null,
  `
  dub pohreb l=pohrebe g=pohrebu | is-quiet holds warms | flies jumps | - | house | - | kvety |
  +dub dožinok/dožink | sings smells jumps | digs rolls | - | house | - | veniec | zena oberačka gp=oberačiek
  zena žatva gp=žatiev | sings smells jumps | digs rolls | - | house | - | kombajn |
  vysvedcenie vinobranie gp=vinobraní | sings smells jumps | digs rolls | - | house | - | hrozno |
  zena grilovačka gp=grilovačiek | smells warms is-loud | digs rolls | prsk | house | - | uhlie |
  zena olympiáda gp=olympiád | runs jumps is-loud | digs rolls | - | house | - | oheň |
  +mesto majstrovstvo gp=majstrovstiev | runs jumps is-loud | digs rolls | - | house | - | oheň |
  most sprievod l=sprievode np=sprievody | runs glows sings | flies digs | - | house | - | lampióny | lampiónový most sprievod l=sprievode np=sprievody
  zena prehliadka gp=prehliadok | sees runs is-loud | flies digs | - | house | - | divákov |
  zena výstava gp=výstav | sees is-quiet holds | runs digs | - | house | - | divákov |
  ulica exkurzia gp=exkurzií | sees runs hears | flies digs | - | house | - | sprievodcu | zena vychádzka gp=vychádzok
  zena prechádzka gp=prechádzok | sees runs hears | flies digs | - | house | - | topánky |
  stroj deň/dň np=dni gp=dní ip=dňami ~matiek | warms sings glows | digs rolls | - | house | - | mamu |
  stroj deň/dň np=dni gp=dní ip=dňami ~otcov | warms sings runs | digs rolls | - | house | - | ocka |
  stroj deň/dň np=dni gp=dní ip=dňami ~detí | jumps sings runs | digs rolls | - | house | - | deti | kivi mdd
  `,
)

const games = table(
  'sport',
  null,
  `
  zena guľovačka gp=guľovačiek | flies jumps is-loud | digs sings | puf | house | - | sneh |
  most bedminton l=bedmintone | flies jumps runs | digs swims | ťuk | house | - | raketu | stolný most tenis l=tenise
  most pingpong | flies jumps runs | digs swims | ťuk | house | - | raketu |
  most florbal l=florbale | runs pushes jumps | flies swims | ťuk | house | - | hokejku |
  gazdina hádzaná gp=hádzaných dp=hádzaným lp=hádzaných ip=hádzanými | runs pushes jumps | flies swims | ťuk | house | - | loptu |
  zena atletika gp=atletík | runs jumps stretches | flies swims | - | house | - | dráhu |
  kivi judo | bends holds pushes | flies swims | hja | house | - | žinenku | kivi džudo
  most box l=boxe | bends holds pushes | flies swims | hja | house | - | rukavice |
  most šerm l=šerme | bends holds pushes | flies swims | hja | house | - | masku |
  mesto jazdectvo gp=jazdectiev | runs jumps holds | flies swims | klop | house | - | koňa |
  +zena kopačka gp=kopačiek | runs jumps holds | flies sings | dup | arms | - | trávnik |
  most tím l=tíme | runs holds is-loud | flies digs | hej | house | - | trénera | mesto družstvo gp=družstiev
  most tréning np=tréningy l=tréningu | runs jumps is-loud | flies sings | - | house | - | loptu |
  +zena kolka gp=koliek | rolls jumps is-loud | flies sings | bum | arms | - | guľu |
  most bowling l=bowlingu | rolls jumps is-loud | flies sings | bum | arms | - | guľu |
  dub terč np=terče l=terči | holds sees is-round | flies runs | - | arms | - | šípky |
  mesto domino gp=domín | is-small holds is-quiet | flies runs | ťuk | hand | - | druhú kocku |
  mesto kvarteto gp=kvartet | is-small hides is-quiet | flies runs | - | hand | - | hráčov |
  zena autodráha gp=autodráh | runs bends is-loud | flies digs | brm | child | - | autíčka |
  zena maňuška gp=maňušiek | bends hides sings | flies digs | - | hand | - | ruku |
  most sliz l=slize | sticks stretches is-soft | flies runs | žmľask | hand | - | krabičku |
  kivi origami | bends is-small is-quiet | digs swims | - | hand | - | papier |
  most kvíz np=kvízy l=kvíze | jumps is-small is-loud | digs swims | - | hand | - | odpoveď |
  vysvedcenie potápanie gp=potápaní | swims floats sees | flies sings | blb | house | - | masku |
  vysvedcenie šplhanie gp=šplhaní | climbs holds stretches | flies swims | - | house | - | lano | lezecký zena stena gp=stien
  `,
)

const sounding = table(
  'instrument',
  null,
  `
  most xylofón l=xylofóne | sings jumps is-loud | digs runs | bim | arms | - | paličky |
  dub triangel/triangl np=triangle l=triangli | sings jumps is-loud | digs runs | bim | arms | - | paličky |
  zena tamburína gp=tamburín | sings jumps is-loud | digs runs | bim | arms | - | paličky |
  most saxofón l=saxofóne | sings is-loud bends | digs runs | tú | arms | - | dych |
  most klarinet l=klarinete | sings is-loud bends | digs runs | tú | arms | - | dych |
  most trombón l=trombóne | sings is-loud bends | digs runs | tú | arms | - | dych |
  zena harfa gp=hárf | sings holds stretches | digs runs | brnk | child | - | prsty |
  mesto violončelo gp=violončiel | sings holds stretches | digs runs | brnk | child | - | prsty |
  most akordeón np=akordeóny l=akordeóne | sings stretches bends | digs runs | fíí | arms | - | prsty | +most činel
  kivi ukulele | sings is-small holds | digs runs | fíí | arms | - | struny |
  most cimbal np=cimbaly l=cimbale | sings is-loud jumps | digs runs | fíí | arms | - | paličky |
  dub orchester/orchestr np=orchestre l=orchestri | sings is-loud hears | digs runs | - | house | - | dirigenta | zena kapela gp=kapiel
  most zbor np=zbory l=zbore | sings is-loud hears | digs runs | - | house | - | dirigenta |
  +zena nota gp=nôt | sings is-small jumps | digs swims | lá | hand | - | linajku |
  zena hudba gp=hudieb | sings is-small jumps | digs swims | lá | hand | - | ucho |
  ulica melódia gp=melódií | sings is-small jumps | digs swims | lá | hand | - | ucho |
  `,
)

const lessons = table(
  'school',
  null,
  `
  zena angličtina gp=angličtín | hears sings is-quiet | flies digs | - | arms | - | slovíčka |
  zena slovenčina gp=slovenčín | hears sings is-quiet | flies digs | - | arms | - | slovíčka |
  zena nemčina gp=nemčín | hears sings is-quiet | flies digs | - | arms | - | slovíčka |
  zena matematika gp=matematík | holds sees is-quiet | flies digs | - | arms | - | čísla | zena matika gp=matík
  výtvarný zena výchova gp=výchov | sticks glows sees | flies digs | - | house | - | farby | hudobný zena výchova gp=výchov
  telesný zena výchova gp=výchov | runs jumps climbs | flies digs | - | house | - | tepláky | telesný~hodina zena výchova gp=výchov
  most výkres np=výkresy l=výkrese | glows bends is-quiet | digs swims | - | arms | - | farby | zena kresba gp=kresieb
  ulica učebnica gp=učebníc | holds is-heavy is-quiet | flies runs | - | arms | - | žiaka | stroj šlabikár, zena čítanka gp=čítaniek
  zena známka gp=známok | is-small glows holds | digs swims | - | hand | - | zošit |
  zena poznámka gp=poznámok | is-small is-heavy hides | digs swims | - | hand | - | žiacku knižku |
  zena pochvala gp=pochvál | glows warms is-small | digs swims | - | hand | - | niekoho |
  zena písomka gp=písomiek | is-quiet hides is-heavy | flies sings | - | hand | - | pero | most test l=teste
  zena desiata gp=desiat g=desiatej d=desiatej a=desiatu l=desiatej i=desiatou np=desiate dp=desiatym lp=desiatych ip=desiatymi | smells is-soft holds | flies runs | - | hand | - | škatuľku | !desiate
  stroj slovník np=slovníky l=slovníku | holds is-heavy is-quiet | flies runs | - | arms | - | slová |
  ulica encyklopédia gp=encyklopédií | holds is-heavy is-quiet | flies runs | - | arms | - | obrázky |
  most atlas np=atlasy l=atlase | holds is-heavy is-quiet | flies runs | - | arms | - | mapy |
  most komiks np=komiksy l=komikse | glows is-small jumps | flies runs | bum | hand | - | obrázky |
  `,
)

const magic = table(
  'household',
  'magic',
  `
  mesto zaklínadlo gp=zaklínadiel | flies glows hides | digs swims | puf | hand | - | paličku |
  most elixír l=elixíre | glows splashes smells | digs climbs | blb | hand | - | fľaštičku | most lektvar np=lektvary l=lektvare
  zázračný zena lampa gp=lámp | glows hides warms | digs runs | puf | arms | - | džina | čarovný zena lampa gp=lámp
  čarovný mesto zrkadlo gp=zrkadiel | sees glows hides | digs runs | - | arms | - | tvár | kúzelný mesto zrkadlo gp=zrkadiel
  stroj meč np=meče | glows holds is-heavy | flies sings | cink | child | - | rytiera |
  vysvedcenie brnenie gp=brnení | holds hides is-heavy | flies sings | bum | child | - | rytiera |
  most trón l=tróne | holds is-heavy is-tall | flies runs | - | child | - | kráľa | mesto žezlo gp=žeziel
  most portál l=portáli np=portály | glows hides pulls | digs sings | vúúú | horse | - | kľúč |
  `,
)

const wear = table(
  'clothes',
  null,
  `
  +zena nohavička gp=nohavičiek | hides is-soft stretches | flies sings | - | hand | - | gumičku |
  +zena trenka gp=trenok | hides is-soft stretches | flies sings | - | hand | - | gumičku |
  mesto tielko gp=tielok | warms is-soft hides | flies sings | - | hand | - | ramená |
  nočný ulica košeľa gp=košieľ | is-soft warms hides | flies digs | - | arms | - | posteľ |
  +zena šľapka gp=šľapiek | cools is-loud holds | flies sings | šľap | hand | - | leto |
  zena retiazka gp=retiazok | glows is-small holds | flies runs | cink | hand | - | krk |
  stroj závoj np=závoje | hides is-soft flies | digs swims | - | arms | - | vlasy |
  zena parochňa gp=parochní | hides is-soft warms | digs swims | - | arms | - | hlavu |
  +slnečný stroj okuliar | hides sees is-quiet | flies digs | - | hand | - | slnko |
  `,
)

/** More feasts, games, lessons, and what is worn for them. */
export const occasions = [...feasts, ...games, ...sounding, ...lessons, ...magic, ...wear]
