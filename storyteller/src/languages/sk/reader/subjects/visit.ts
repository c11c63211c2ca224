import { subject, unless } from './rule.ts'

/** Who of the family comes, as one who does something. */
export const VISITOR_ONE =
  '(?:tet(?:a|y|ka|uska|icka)|uj(?:o|ko|cek)|stryko|strycko|babk[ay]|babick[ay]|babina|starka|stara mama|dedko|dedo|dedusko|stary otec|prababka|pradedko|krstn[ay](?: mama| mam)?|krstny(?: otec)?|bratran(?:ec|ci)|sestern(?:ica|ice|icka|icky)|navsteva)'
const VISITOR = `(?:${VISITOR_ONE}|stari rodicia|rodina|pribuzni|hostia)`
const COMES =
  '(?:pride|pridu|prisiel|prisla|prisli|pricestuje|pricestoval[ai]?|prileti|priletel[ai]?|dosiel|dosla|dosli|zazvonil[ai]?|dorazil[ai]?)'
const SO =
  '(?:(?:sa|si|k|ku|nam|mu|jej|ho|ju|pozriet|na|navstevu|prazdniny|vikend|konecne|dnes|vcera|zajtra|v \\w+|aj|nasa|nas|jeho|mamina|ockova|prvykrat|prvy|raz|znova|zasa) ){0,5}'

/** Somebody comes to see us. Where there is trouble beside it, the trouble is what the wish is about. */
export const visit = [
  unless(
    {
      ...subject(
        'visit',
        'meets',
        'today',
        new RegExp(`\\b${COMES} ${SO}(?<whom>(?:stara |krstna )?${VISITOR}\\b(?: \\w+)?)`),
        new RegExp(
          `\\b(?<whom>${VISITOR}(?: (?!na\\b|po\\b|ktor|co\\b)\\w+)?)(?: (?:z|zo) \\w+)? ${SO}${COMES} ${SO}(?:na navstev\\w*|k nam|z\\w* \\w+|na (?:prazdniny|vikend))`,
        ),
        new RegExp(`\\b${COMES} (?<who>(?:\\w+ ){1,3})na navstev\\w*`),
        new RegExp(`(?<who>(?:\\w+ ){0,2}\\w+) ${COMES} (?:\\w+ ){0,3}na navstev\\w*`),
        /\bna navstev\w* (?:k nam |k \w+ |nam )?(?:pride|pridu|prisiel|prisla|prisli) (?<who>[^.,!?;]{1,30})/,
        /\b(?:mame|mali sme|mali|bola|caka(?:me)?|bude(?:me)? mat|pride|prisla) (?:\w+ ){0,2}navstev[aue]\b/,
      ),
      yieldsTo: ['how-it-works', 'mystery', 'jealous', 'quarrel', 'refuses', 'afraid', 'waiting'],
    },
    /\b(?:nemocnic\w*|zub\w*|ockovan\w*|chor\w*|doktork?\w*|lekar\w*|injekci\w*|babatk\w*|narodil\w*|narodenin\w*|umrel\w*|zomrel\w*|cintorin\w*|pohreb\w*|del(?:it|i|ime|enie) (?:sa )?|pozic\w*|ziarl\w*|nocnik\w*|plienk\w*|vojn\w*|ukrajin\w*|rozv(?:od|ied)\w*|tm[aeyu]|vianoc\w*|vianoci\w*|mikulas\w*|jezisk\w*|svadb\w*|(?:do|v|zo) skolk\w*|(?:do|v|zo) skol[aeuy]|vysvedcen\w*|rozbil\w*|ukrad\w*|kocik\w*|vlas(?:y|ov|ami|ky)|nechce (?:po\w+|sa) \w+t|pr(?:isla|isiel|isli) o|nove\w* (?:ziak|ucitel))\b/,
  ),
]
