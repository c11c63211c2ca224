import { particulars } from './particulars.ts'

const DAYS = 'pondelok|utorok|stredu|stvrtok|piatok|zajtra|mesiac|tyzden|tyzdne|zase|zasa|znova|opat|potom|caka'

export const jab = particulars(['jab', 'doctor', 'hospital'], {
  'v-pondelok': 'v pondelok',
  'v-utorok': 'v utorok',
  'v-stredu': 'v stredu',
  'vo-stvrtok': 'vo stvrtok',
  'v-piatok': 'v piatok',
  'o-mesiac': 'o mesiac|buduci mesiac',
  'o-tyzden': 'o tyzden|buduci tyzden|na buduci tyzden',
  'o-dva-tyzdne': 'o (?:dva|2) tyzdne|o 14 dni',
  'uz-zajtra': 'zajtra|zajtrajs\\w*',
  'rano-tam': 'rano',
  'bola-statocna': [
    'bol[ai]? (?:\\w+ ){0,3}statocn\\w*|statocn\\w* bol[ai]?|ani (?:ne\\w+|slzick\\w*|slza|muk)|neplakal\\w*|zvladl[ao]?|zvladol|(?:sme|som) (?:\\w+ ){0,2}(?:hrdi|hrda|hrdy|pysni)|hrdinka|ako hrdina',
    'zajtra|minule|naposledy|nabuduce|aby bol\\w*',
  ],
  'dnes-plakala':
    '^(?!.*\\bneplakal)(?=.*\\b(?:dnes\\w*|vcera|boli sme|sme boli|brali|uz bol[ai]?)\\b).*\\b(?:plakal\\w*|rozplak\\w*|krical\\w*|reval\\w*|vrieskal\\w*|jacal\\w*|plac)',
  'dalsie-ockovanie': `^(?=.*\\b(?:dnes|vcera|brali|boli sme|sme boli)\\b).*\\b(?:${DAYS}) (?:\\w+ ){0,4}(?:ockov|injekc)\\w*`,
  'dalsi-odber': `^(?=.*\\b(?:dnes|vcera|boli sme|sme boli)\\b).*\\b(?:${DAYS}) (?:\\w+ ){0,4}(?:odber|krv)\\w*`,
  'dnes-odber': '(?:dnes|vcera) (?:\\w+ ){0,4}(?:krv|odber)\\w*|brali (?:\\w+ ){0,2}krv\\w*',
  'este-raz':
    '(?:dnes|vcera|brali).*\\b(?:pondelok|utorok|stredu|stvrtok|piatok|zajtra|mesiac|tyzden|tyzdne|zase|zasa|znova|opat|nabuduce)',
  'v-cakarni-plac': 'v cakarni',
  'cela-cakaren': 'cela (?:cakaren|chodba|ambulancia|poliklinika)|cel\\w+ cakaren',
  'pichali-dvakrat':
    'dva ?krat|dva razy|2x|2 krat|dva pokusy|viackrat|na druhy (?:raz|krat|pokus)|netrafi\\w*|nenasl\\w* zilu|nevedel\\w* (?:\\w+ )?(?:najst|trafit)|tri ?krat|tri razy|3x',
  'pichali-trikrat': 'tri ?krat|tri razy|3x',
  'drzali-ju': 'drzat|drzal\\w* (?:ju|ho)|(?:ju|ho) (?:\\w+ ){0,3}drzal\\w*',
  dvaja: 'dvaja|dve sestr\\w*|vo dvojici',
  'usla-odtial': 'usl[ai]|usiel|utiek\\w*|utiec\\w*|zdrhl\\w*|zdrhol|zutek\\w*',
  'minule-kricala':
    '(?:minule|naposledy|predtym) (?:\\w+ ){0,4}(?:krical\\w*|reval\\w*|vrieskal\\w*|jacal\\w*|plakal\\w*|krik|plac|scen\\w*|hysak|zle)',
  'schovala-sa': 'schov\\w*|skry(?:l|la|va)|zaliez\\w*|vliez\\w*|zamkl\\w*|zamkol',
  'ze-nejde': 'nejde|nepojde|nejdem|nepojdem|nechce (?:tam |nikam )?(?:ist|tam|k|na)|odmieta\\w*|nikam',
  'vsetku-krv': 'vsetk\\w* krv\\w*|krv\\w* (?:\\w+ )?vsetk\\w*|vytecie|ostane (?:\\w+ )?bez krvi|minie',
  'bez-ihly':
    'bez ihl\\w*|bez pichan\\w*|bez injekc\\w*|bez ockovan\\w*|nebud\\w* (?:\\w+ )?pichat|pichat (?:\\w+ )?nebud\\w*',
  'doktorky-bat': 'boji sa (?:\\w+ )?(?:doktor|lekar|sestrick)\\w*|strach z (?:\\w+ )?(?:doktor|lekar)\\w*',
  'od-rana': 'od rana|cely den|uz place|place uz|place',
  'moze-plakat': 'moze plakat|smie plakat|mozes plakat|aj ked place',
  'z-prsta': '(?:z|do|na) prst\\w*',
  'zo-zily': 'z(?:o)? zil\\w*|zilov\\w*|z ruky|z laktovej',
  'do-nohy': 'do noh\\w*|do stehn\\w*',
  'o-ockovani': 'ockova(?:n|c|l|t)\\w*|vakcin\\w*|zaockov\\w*',
  odber: 'odber\\w*|krv|krvi',
  'na-infuziu': 'infuz\\w*|kanyl\\w*',
  'naplast-dole': [
    '(?:neda|nechce|odmieta|boji|bojim|nedovoli|nedame|place) (?:\\w+ ){0,4}naplast\\w*|naplast\\w* (?:\\w+ ){0,5}(?:dole|odlep\\w*|strhn\\w*|zlozit)',
    'zajtra',
  ],
  'ruka-boli': 'boli (?:\\w+ )?(?:ruk\\w*|ramen\\w*|rameno|plece)|ruka boli|boli ju ruka',
  'dostala-nalepku': 'nalepk\\w*|samolepk\\w*|odmen\\w*',
})
