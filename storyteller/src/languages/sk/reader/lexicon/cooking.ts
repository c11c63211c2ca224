import { table } from './table.ts'

const dishes = table(
  'food',
  null,
  `
  stroj lievanec/lievanc l=lievanci | is-round is-soft warms | flies runs | pľask | hand | - | džem |
  parený zena buchta gp=buchiet | is-soft warms smells | flies runs | - | hand | - | mak |
  zena žemľovka gp=žemľoviek | is-soft smells warms | flies runs | - | arms | - | jablká |
  +ulica cereália gp=cereálií | is-small is-loud rolls | flies digs | chrup | hand | - | mlieko | ovsený ulica kaša gp=kaší
  zena káva gp=káv | warms smells splashes | digs runs | - | hand | - | hrnček | zena kávička gp=kávičiek
  most vývar l=vývare | warms smells splashes | flies runs | sŕk | arms | - | rezance | +stroj rezanec/rezanc
  stroj guláš | warms smells sticks | flies runs | blb | arms | - | kotlík |
  ulica kapustnica gp=kapustníc | warms smells splashes | flies runs | sŕk | arms | - | Vianoce |
  mesto rizoto gp=rizot | warms is-soft sticks | flies runs | - | arms | - | ryžu |
  +ulica lazaňa gp=lazaní | warms is-soft sticks | flies runs | - | arms | - | ryžu |
  zemiakový ulica kaša gp=kaší | is-soft warms sticks | flies runs | žmľask | hand | - | mlieko | kivi pyré
  mesto mäso gp=mias | smells warms is-soft | flies runs | - | hand | - | tanier |
  ulica praženica gp=praženíc | warms smells is-soft | flies runs | prsk | hand | - | vajíčka |
  zena omeleta gp=omeliet | warms smells is-soft | flies runs | prsk | hand | - | vajíčka |
  kivi sushi | is-small sticks cools | flies runs | - | hand | - | ryžu |
  zena majonéza gp=majonéz | sticks is-soft is-quiet | digs runs | - | hand | - | hranolky |
  vysvedcenie korenie gp=korení | smells is-small flies | digs swims | hapčí | hand | - | polievku | !korení
  ulica škorica gp=škoríc | smells is-small flies | digs swims | hapčí | hand | - | koláč |
  zena vanilka gp=vaniliek | smells is-small flies | digs swims | hapčí | hand | - | puding |
  dub nanuk | cools is-soft splashes | flies runs | - | hand | - | paličku |
  cukrový zena vata gp=vát | is-soft sticks is-round | digs runs | - | arms | - | jarmok |
  +stroj opekanec/opekanc | is-small is-round sticks | flies runs | - | hand | - | mak |
  +zena bobaľka gp=bobaliek | is-small is-round sticks | flies runs | - | hand | - | mak |
  kivi kiwi | is-round is-soft is-small | flies runs | - | hand | - | lyžičku |
  mesto mango gp=máng | is-round is-soft smells | flies runs | - | hand | - | lyžičku |
  zena figa gp=fíg | is-round is-soft is-small | flies runs | - | hand | - | lyžičku |
  +mesto hrozienko gp=hrozienok | is-small is-soft sticks | flies runs | - | hand | - | koláč |
  most petržlen l=petržlene | smells digs is-small | flies runs | - | hand | - | polievku |
  most zeler l=zeleri | smells digs is-small | flies runs | - | hand | - | polievku |
  most kaleráb l=kalerábe | smells digs is-small | flies runs | - | hand | - | polievku |
  zena cuketa gp=cukiet | is-round rolls is-heavy | flies runs | - | arms | - | záhon |
  most baklažán l=baklažáne | is-round rolls is-heavy | flies runs | - | arms | - | záhon |
  zena cvikla gp=cvikiel | is-round rolls is-heavy | flies runs | - | arms | - | záhon |
  most hrach l=hrachu | rolls is-round is-small | flies runs | - | hand | - | struk |
  zena pažítka gp=pažítok | smells is-small stretches | flies runs | - | hand | - | chlieb |
  most pór | smells is-small stretches | flies runs | - | hand | - | chlieb |
  zena cukrovinka gp=cukroviniek | smells is-small sticks | flies runs | mňam | hand | - | obal | zena tyčinka gp=tyčiniek
  ulica granula gp=granúl | is-small rolls smells | flies sings | chrup | hand | - | misku |
  `,
)

/** More of what is cooked. */
export const cooking = [...dishes]
