/** Before what is no deed of its own: "a broken …", "has lost", "to cut". */
export const NOT_DONE =
  'to|a|an|the|his|her|their|my|our|be|is|are|being|get|gets|has|have|had|having|who|that|can|will|would|could|should|must|might|may|wont|cant|dont|doesnt|didnt|not|he is|she is|hes|shes|very|so|too|and|or|of|with|in|on|at|for|some|two|three|all|no|new|old|already'

/** Past forms that are no other word. */
export const DONE =
  'saved(?! the)|earned|spent|named it|blew|fell|got|lost|broke|barked|pushed|kicked|cried|screamed|ran|went|came|saw|found|took|told|said|called(?= (?:him|her|me|them|us|my|our|his))|forgot|missed|won|scored|tried|jumped|dropped|escaped|happened|stayed|slept|woke|threw|moved|stung|laughed|cheated|chose|burned|flew|met|gave|bought|ate|swallowed|tripped|slipped|started|bit|drew|lied|learned|learnt|hit|left|was|wasnt|did|didnt|couldnt|wouldnt|had|made(?! of| from| out| up)|sang|swam|rode|wrote|stole|tore|spilled|spilt|smashed|ruined|scratched|bumped|banged|grazed|scraped|cut|hurt|trapped|stubbed|sat|stood|played|shared|helped|asked|invited|picked|teased|fought|argued|quarrelled|apologised|apologized|finished|managed|danced|climbed|planted|baked|built|painted|caught|kept|thought|knew|wanted|wore|felt|grew|popped|died|passed|visited|arrived|vanished|disappeared|ended|refused|hid|shouted|yelled|hated|loved|enjoyed|noticed|discovered|spotted|watched|read|spoke|answered|walked|cycled|crashed|knocked|choked|coughed|vomited|swore|snapped|cuddled|kissed|hugged|brought|sent|showed|gone|turned|mocked|ignored|poked|pulled|punched|pinched|slapped|shoved|snatched|grabbed|licked|chewed|pooed|weed|peed|failed|beat|sneaked|snuck|dug|buried|sold|retired|hatched|stopped|opened|waited|looked|dressed|brushed|washed|tidied|cooked|joined|promised|pretended|blamed|dared|landed|sailed|travelled|camped|paddled|skated|skied|clapped|cheered|waved|stuck|locked|melted|snowed'

/** Those that no word for a thing is made of: at the head of a wish they tell what the child did, whom nobody needs to name. */
const SURE =
  'fell|got|went|came|saw|took|told|forgot|won|threw|met|gave|bought|ate|swallowed|did|didnt|wasnt|was|couldnt|wouldnt|had|tried|woke|slept|ran|flew|bit|drew|sang|swam|rode|wrote|sat|stood|wore|felt|kept|thought|knew|wanted|chose|swore|dug|hid|spoke|started|managed|learned|learnt|scored|missed|pushed|kicked|laughed|cried|screamed|dropped|tripped|jumped|climbed|moved|stayed|visited|danced|helped|played|refused|noticed|spotted|watched|walked|bumped|banged|planted|apologised|argued|fought'
const AND_WHAT =
  '(?:his|her|their|our|my|its|a|an|the|some|all|it|him|them|us|me|to|in the|on the|at the|with|off|down|over|first|two|three|by a|by the|last night|yesterday|today)'

/** At the head of a sentence. */
export const DONE_AT_HEAD = `(?:(?:just|so|and|only|finally|nearly|really|yay|hooray|also|today|yesterday|well) )*(?:(?:${SURE})|(?!lost in|left in|stuck in|made )(?:${DONE}) ${AND_WHAT})\\b`
