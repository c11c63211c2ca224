/**
 * First names whose ending misleads about gender. Own list from everyday Slovak usage and from the
 * foreign names that Slovak families give; lower case, with diacritics.
 */
const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Given to girls and boys alike: never guessed, the parent is asked. */
export const EPICENE = words(`
  alex andrea anh ariel casey charlie dani domi dominique dung gabi ha hanh hien hoang huong jamie jess jessie jordan
  kiki kim lan linh luca lucca max mika minh miša morgan ngoc nguyen nhung niki nikita nikola niky noa peťa pham
  phuong riley robin romi sam saša sascha sasha sidney stevie tam taylor thanh toni tran trang val vanja
`)

/** Boys' names ending in -a, and what men and beasts of tales are called; they decline like hrdina. */
export const MASCULINE_IN_A = words(`
  attila barnaba béla csaba ezra géza gejza gyula honza ilia illia iľja ilja jarda jáchyma jirka jona joshua jozua
  kosťa kuba ladia láďa luka matyáša mikola mikita misha mykola mykyta nykyta ondra pišta sava sáva seňa tonda vasiľa
  zsiga
  dôverca hrdina cyklista dozorca futbalista gazda gitarista hokejista huslista klavirista kolega obhajca ochranca
  poradca pradeda radca sluha správca sprievodca starosta strážca sudca superhrdina tenista traktorista turista tvorca
  vládca vodca vojvoda výherca vynálezca zachranca záchranca zástupca
`)

/** Boys' names ending in -e, -é, -i, -y or a Hungarian -ő. */
export const MASCULINE_IN_E_I_Y = words(`
  alfie ali andré andriy andy anthony archie barry bence benny billy blake bobby bobi bruce danny dante dave denny
  duke eddie eli endre ernő ferdi feri freddy gary george gergő giovanni gregory harry harvey henry imre jaime jake
  jenő jerry jesse jimmy joe johnny jonny josé jude kyle laci larry lenny leroy levente levi lucky luigi luke luky
  máté mickey mike miki miky noe ollie pali palo pete pierre rené ricky riki ronny rory rudi rudy serhiy steve teddy
  timmy timothy tobi toby tomi tommy tomy tony vili wayne willy yuriy zachary zoli
`)

/** Girls' names ending in -o or in a consonant; Slovak usage leaves them undeclined. */
export const FEMININE_IN_CONSONANT = words(`
  abigail ágnes agnes alis alison aliz allison amber anabel anett anikó annabel ashley astrid autumn babett beatrix
  bernadett beth bridget brooklyn caitlin calypso carmen carol carolyn charlot cleo colleen dagmar deborah doris edit
  edith eileen eleanor elen elisabeth elizabeth ellen enikő erin erzsébet ester esther eszter evelin evelyn faith gwen
  hadar hannah harriet hazel heather helen ildikó imogen inés ines ingeborg ingrid iris isabel ivett izabel jasmin
  jasmín jazmín jázmin jazmin jennifer jocelyn judit judith juliet juno kaitlyn karen karin karolin katalin katarin
  kathleen kató katrin kirsten kleo kristen kristin lauren leah lilian lilien lynn mabel madelyn madison madlen manon
  margaret margit margo margó mariam maribel marilyn marion marlen maryam megan mercedes meryl miriam mirjam nicol
  nikol nikolet nikolett noor norah odett pearl pilar rachel ráchel raquel rebekah rút rut ruth sarah savannah scarlet
  scarlett sharon sigrid solveig susan violet virág vivian vivien yasmin
`)

/** Girls' names ending in -e, -é, -i, -u or -y; they stay undeclined as well. */
export const FEMININE_IN_VOWEL = words(`
  aimée alice amélie amelie ami amy anette anne annie aurélie barbie beatrice betty bety bibi brooke camille caroline
  charlotte chloe chloé claire daisy daphne debbie élise elise elle elli ellie elly ely emese emi emily emmy eve
  eveline evi fifi grace hailey hayley heidi helene henriette holly hope irene isabelle ivy jane jannette jeanette
  josephine joy julie june kate kati katie katy kitty klári kylie leonie leontine lili lilly lily louise lucie lucy
  lujzi lulu marie márti mary may melanie mely michelle miley mimi molly naomi natálie nataly naty nelli nellie nelly
  nely nicole noémi noemi panni pene penelope pippi polly poppy renée rosalie rose rosie ruby sally salome simone sofi
  sofie sophie steffi stephanie susie tery tünde valerie vicky viki viky vivi yvonne zoé zoe zoey zsófi zuzi
`)

/** Names of boys that drop the vowel of the last syllable although no rule tells: Peter → Petra. */
export const FLEETING_VOWEL = words(`
  peter alexander silvester sylvester kasander evander leander pavol pavel karel havel
`)

/** Names ending in -ek, -ec, -ok that keep it: Derek → Dereka. */
export const KEEPS_LAST_VOWEL = words('alec derek malek tarek enoch isaac mojsej nok')

/** Boys' names in -e that keep it, like Hungarian Imre → Imreho; the others drop it, Mike → Mika. */
export const KEEPS_E = words('bence endre imre levente noe')

/** Boys' names whose -es is written and never said: Jacques → Jacqua. */
export const SILENT_ES = words('gilles jacques jules yves')

/** Girls' names whose c is said k, so that they decline like Monika: Jessica → Jessicy. Slovak's own say c: Alica → Alice. */
export const C_SAID_K = words(`
  angelica bianca blanca domenica dominica enrica erica federica francesca frederica jessica ludovica monica
  rebecca ulrica veronica lucca
`)
