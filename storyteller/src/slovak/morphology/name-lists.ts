/**
 * First names whose ending misleads about gender. Own list from everyday Slovak usage and from the
 * foreign names that Slovak families give; lower case, with diacritics.
 */
const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Given to girls and boys alike: never guessed, the parent is asked. */
export const EPICENE = words(`
  alex andrea ariel casey charlie dani domi dominique gabi jamie jess jessie jordan kim kiki luca max mika
  miša morgan nikola niki nikita niky noa peťa riley robin romi sam sascha saša sidney stevie taylor toni val vanja
`)

/** Boys' names ending in -a, and what men and beasts of tales are called; they decline like hrdina. */
export const MASCULINE_IN_A = words(`
  attila béla ezra gejza gyula honza iľja ilja jarda jáchyma jirka jona joshua jozua kosťa kuba ladia láďa matyáša
  misha ondra pišta sava seňa tonda vasiľa zsiga
  dôverca hrdina cyklista dozorca futbalista gazda gitarista hokejista huslista klavirista kolega
  obhajca ochranca poradca pradeda radca sluha správca sprievodca starosta strážca sudca superhrdina
  tenista traktorista turista tvorca vládca vodca vojvoda výherca vynálezca zachranca záchranca zástupca
`)

/** Boys' names ending in -e, -é, -i or -y. */
export const MASCULINE_IN_E_I_Y = words(`
  ali alfie andré andy anthony archie barry benny billy blake bobby bobi bruce danny dante dave denny duke eddie eli
  feri ferdi freddy gary george giovanni gregory harry harvey henry jaime jake jerry jesse jimmy joe johnny jonny josé
  jude kyle laci larry leroy levi lucky luigi luke luky mickey mike noe ollie palo pali pete pierre rené ricky riki
  rory rudi rudy steve teddy timmy timothy tobi toby tommy tomy tony wayne willy zachary
`)

/** Girls' names ending in -o or in a consonant; Slovak usage leaves them undeclined. */
export const FEMININE_IN_CONSONANT = words(`
  abigail agnes ágnes alison allison amber anabel annabel ashley astrid autumn beatrix bridget brooklyn caitlin
  carmen carol charlot colleen dagmar deborah doris edit edith eileen eleanor elen elisabeth elizabeth ellen erin
  ester esther evelyn faith gwen hadar hannah harriet hazel heather helen imogen ines inés ingeborg ingrid iris
  isabel izabel jasmin jasmín jazmín jennifer jocelyn judit judith juliet kaitlyn karen karin katarin kathleen katrin
  kristin lauren leah lilian lilien lynn mabel madison madlen manon margaret margit mariam maribel marilyn marion
  marlen maryam megan mercedes meryl miriam mirjam nicol nikol nikolet noor norah pearl pilar rachel ráchel raquel
  rebekah rut rút ruth sarah savannah scarlet scarlett sharon sigrid solveig susan violet vivian vivien yasmin
  calypso cleo juno kleo margo
`)

/** Girls' names ending in -e, -é, -i, -u or -y; they stay undeclined as well. */
export const FEMININE_IN_VOWEL = words(`
  aimée alice amélie amelie amy anne annie aurélie barbie beatrice betty bibi brooke camille caroline charlotte chloe
  chloé claire daisy daphne elise élise elle elli ellie elly emily emmy eve evi fifi grace heidi helene holly hope
  irene isabelle ivy jane josephine joy julie june kate kati katie katy kitty kylie leonie leontine lili lilly lily
  louise lucie lucy lulu mary marie may melanie michelle mimi miley molly naomi nataly natálie nelli nellie nelly
  nicole noemi noémi pene penelope pippi polly poppy renée rosalie rose rosie ruby salome sally simone sofie sophie
  stephanie steffi susie valerie vivi yvonne zoe zoé zoey zuzi
`)

/** Names of boys that drop the vowel of the last syllable although no rule tells: Peter → Petra. */
export const FLEETING_VOWEL = words(`
  peter alexander silvester sylvester kasander evander leander pavol pavel karel havel
`)

/** Names ending in -ek, -ec, -ok that keep it: Derek → Dereka. */
export const KEEPS_LAST_VOWEL = words('alec derek malek tarek enoch isaac mojsej nok')
