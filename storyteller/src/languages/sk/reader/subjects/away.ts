import { subject, unless } from './rule.ts'

const GRAN =
  '(?:bab(?:k|ick|in)\\w*|ded(?:k|usk)\\w*|dedo|star(?:i|ych|ym) rodic\\w*|stark[aeyu]\\w*|stara mama|stary otec)'
const FAR =
  '(?:v (?:kanad|anglick|irsk|amerik|rakusk|nemeck)\\w*|(?:je|su|byva|byvaju|zije|ziju|maju|mame) (?:\\w+ ){0,2}(?:daleko|v zahranici|az (?:v|vo|na)|v (?:kosic|anglick|irsk|nemeck|rakusk|cesk|kanad|amerik|taliansk|holand|prah|brn)\\w*)|daleko)'
const HEAVY =
  '\\b(?:zom[rp]\\w*|umr\\w*|nemocnic\\w*|chor[aouy]\\w*|zabud\\w*|nespoznav\\w*|cintor\\w*|pohreb\\w*|rozv(?:od|ied)\\w*|vojn\\w*|pocik\\w*|pocur\\w*|vsi|navstev\\w*|odviez\\w*|na jeden den)'

/** Whoever sleeps far from whom tonight: the child in a hut in the woods, grandparents at the other end of the land, a brother at his boarding school. */
export const away = [
  unless(
    subject(
      'parent-away',
      'missing-someone',
      'always',
      /\b(?:skolk\w*|skol[aeyu]\w*) v prirode\b/,
      /\btabor\w*\b[^!?]{0,80}\b(?:bez (?:nas|mam|ock|mna|tat|rodic)\w*|noc(?:i|iach|iam)?|v noci|smutno|chyba\w*|cnie|domov|place|plac\w*|spat|nezasp\w*|zavolat|vecera|boji)\b/,
      /\b(?:bez (?:nas|mamy|ocka|mna|tata|rodicov)|smutno|cnie|chyba\w*)\b[^!?]{0,60}\btabor\w*\b/,
      new RegExp(
        `\\b${GRAN} (?:\\w+ ){0,4}${FAR}|\\b${FAR} (?:\\w+ ){0,3}${GRAN}|\\bchyba\\w* (?:\\w+ ){0,3}${GRAN}|\\b${GRAN} (?:\\w+ ){0,2}chyba\\w*|\\bcnie (?:\\w+ ){0,3}${GRAN}`,
      ),
      /\bu (?:bab\w*|star\w*)\b[^!?]{0,40}\bbez (?:nas|mam|ock|mna|tat|rodic)\w*|\bbez (?:nas|mam\w*|ocka|mna)\b[^!?]{0,40}\bu (?:bab|star)\w*/,
      /\b(?:brat|sestra|bracek|segra)\w*\b[^!?]{0,30}\b(?:internat\w*|studova\w*|studuje|na vysku|na vyske|do zahranicia|v zahranici)/,
      /\b(?:letel|letela|odletel|odletela|siel|isiel|isla|odisiel|odisla|odchadza|ide|chodi|jazdi|cestuje) (?:\w+ ){0,2}(?:na sluzob\w*|na tyzdnov\w*|na turnus\w*|na montaz\w*|na misiu|na konferenc\w*|do prace (?:daleko|lietadlom)|s kamionom|kamionom)/,
      /\b(?:ock|otec|ocin|oteck|tat|mam(?!e?\b))\w*\b[^.!?]{0,25}\b(?:leti|letel|letela|odletel|odletela|odcestov)\w*/,
      /\b(?:idem|odchadzam|cestujem|letim) (?:\w+ ){0,3}(?:na sluzob\w*|na konferenc\w*|na skolen\w*|na nocn\w*|na turnus\w*|na tyzdnov\w*)|\b(?:ja |zajtra |dnes )?mam (?:dnes |zajtra )?nocn\w+|\bsluzobn\w+ cest\w*|\bna sluzobk\w*|\btyzdnovk\w*|\blodnik\w*|\bkamionist\w*/,
      /\b(?:muz|manzel|manzelka|zena|partner)\b[^.!?]{0,40}\b(?:sluzob\w*|nocn\w+|turnus\w*|tyzdnov\w*|montaz\w*|kamion\w*|v zahranici|rakusk\w*|nemeck\w*|misi\w*|robi v|pracuje v)\b/,
    ),
    new RegExp(HEAVY),
  ),
]
