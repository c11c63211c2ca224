import { table } from './table.ts'

/** Streets, squares and places far off. */
export const town = table(
  'place',
  null,
  `
  vysvedcenie námestie gp=námestí | is-loud holds stretches | flies runs | - | house | - | fontánu |
  dub cintorín l=cintoríne | is-quiet glows holds | flies runs | - | house | - | sviečky |
  most hrob l=hrobe | is-quiet holds warms | flies runs | - | horse | - | kvety |
  +most laz | is-quiet stretches holds | flies runs | - | house | - | studňu |
  most trh l=trhu | is-loud smells holds | flies runs | - | house | - | stánky |
  most stánok/stánk l=stánku | smells holds is-small | flies runs | - | horse | - | predavača |
  zena zastávka gp=zastávok | holds is-quiet sees | flies runs | - | horse | - | autobus |
  dub chodník | holds stretches is-quiet | flies runs | - | horse | - | nohy |
  zena križovatka gp=križovatiek | is-loud holds sees | flies runs | - | house | - | semafor |
  mesto sídlisko gp=sídlisk | is-tall is-loud holds | flies runs | - | house | - | deti |
  ulica hranica gp=hraníc | stretches is-quiet holds | flies runs | - | house | - | pas |
  zena krajina gp=krajín | stretches holds is-quiet | flies runs | - | house | - | mapu |
  caj Paríž | glows is-tall is-loud | flies runs | - | house | - | vežu |
  zena Praha gp=Práh | glows is-tall holds | flies runs | - | house | - | most |
  zena Ukrajina gp=Ukrajín | stretches holds warms | flies runs | - | house | - | mier |
  zena fontána gp=fontán | splashes cools is-loud | flies digs | čľup | horse | - | vodu |
  ulica pokladňa gp=pokladní | holds hides is-loud | flies runs | cink | child | - | mince |
  `,
)
