import { subject, unless } from './rule.ts'

export const PET =
  '(?:pes|psa|psik|psicek|psika|fenka|fenk[auy]|macka|macku|macick\\w|maciatk\\w|kocur|kocurik|kocura|kralik|kralika|zajac|zajko|skrecok|skrecka|morca|morciatko|papagaj|papagajik|andulka|andulku|korytnack\\w|jezko|potkan|cincila|fretka|steniatko|sten(?:a|u|atk\\w|iatk\\w)|jazvecik\\w*)'
/** At home, or at somebody's of the family. */
const AT_HOME =
  '(?:ponoz\\w*|papuc\\w*|gauc\\w*|umyvad\\w*|drez\\w*|chladnick\\w*|kuchyn\\w*|babke|babky|babkin\\w*|dedkovi|mame|mamine|ockovi|ocko|nam|nas|doma|postel\\w*|klietk\\w*|pelech\\w*|kolese|misk\\w*|granul\\w*|koberc\\w*|kober\\w*|krabic\\w*|pradl\\w*|telk\\w*|(?:modr|zelen|zlat|bodkovan)\\w+ vaj\\w*)'
/** An animal of the family's own, in whatever it does. */
export const OUR_PET = `(?:nas[aeiu]?|nasho|moj[aeu]?|babkin[ae]?|dedkov[ae]?|nasmu) (?:\\w+ )?${PET}|(?:mame|doma mame) (?:\\w+ ){0,2}${PET}|${PET} (?:(?!ktor|co\\b)\\w+ ){0,8}${AT_HOME}|${PET} (?:\\w+ )?(?:ktor\\w+|co) (?:\\w+ ){0,6}${AT_HOME}|(?:sliepk|sliepock)\\w* (?:\\w+ ){0,9}(?:vaj\\w*)|^${PET}(?: \\w+)?$|^${PET} \\w+,? (?:je|ma|spi|furt|stale|steka|robi|lubi|rad|rada|pisti|piska|kradne|zjed\\w*|odnasa|hryzie|chodi|beha|skace|lezie|pije|nosi|hrabe|chrape)\\b`
/** What is no light evening, or somebody imagined. */
const NOT_JOY =
  /\b(?:nechc\w*|boji\w*|strach\w*|smut\w*|pla[ck]\w*|nikto|nepris\w*|neprid\w*|nezobral\w*|nepozv\w*|chyba\w*|nemocnic\w*|chor(?!vat)\w*|zomr\w*|umr\w*|pohad\w*|hneva\w*|ktor\w+|drak\w*|robot\w*|pirat\w*|jez(?:ko|ka)|medved\w*|zajacik|nevie|nejde|ukrad\w*|stratil\w*|posmie\w*|vysmie\w*|vojn\w*)\b/

/** An evening before a joy, or after one, whatever it is: read where nothing else is. */
export const joys = [
  unless(
    {
      ...subject(
        'holiday',
        'going-to',
        'always',
        /\b(?:kupalisk\w*|aquapark\w*|akvapark\w*|tobogan\w*|opeka(?:t|me|l|li|ck\w*)|spekac\w*|stanova\w*|kolotoc\w*|zabavn\w+ park\w*|lunapark\w*|karavan\w*|obytnak\w*|dinopark\w*|piknik\w*|strbsk\w+ ples\w*|na (?:plese|ples[oa]))\b/,
        /\b(?:zajtra|pozajtra|v sobotu|v nedelu|cez vikend) (?:\w+ ){0,3}(?:ide|ideme|pojde\w*|bude\w*) (?:\w+ ){0,2}(?:kin[ao]|divadl\w*|koncert|cirkusu?|farm\w*|zoo|vylet|hrad|muze\w*)\b/,
        /\b(?:najlepsi|krasny|super|skvely|uzasny) (?:\w+ )?(?:den|vikend)\b/,
      ),
      yieldsTo: ['how-it-works', 'afraid', 'sad', 'refuses', 'cannot', 'lost', 'quarrel', 'did-wrong'],
    },
    NOT_JOY,
  ),
  unless(
    {
      ...subject(
        'pet',
        'new',
        'tomorrow',
        new RegExp(
          `\\b(?:zajtra|pozajtra|v sobotu|v nedelu|o (?:tyzden|dva dni)) (?:\\w+ ){0,4}(?:pride|bude|prines\\w*|ideme|vyzdvih\\w*|dostane\\w*|berieme) (?:\\w+ ){0,3}(?:${PET}|sten\\w+)\\b`,
        ),
      ),
      yieldsTo: ['how-it-works', 'afraid', 'sad'],
    },
    NOT_JOY,
  ),
  unless(
    {
      ...subject(
        'growing-up',
        'proud',
        'today',
        /\b(?:dnes|vcera|konecne|prvykrat|prvy ?(?:raz|krat)|uz) (?:\w+ ){0,4}(?:naucil|dokazal|zvlad|podaril|preplaval|precital|vyliez|zaviazal|(?:pre|zo|vy)?skocil|zjazdil|napisal)\w*/,
        /\bprvy ?(?:krat|raz) (?:\w+ ){0,4}(?:sam|sama)\b|\b(?:konecne|uz) vie (?:\w+ ){0,2}\w+t\b/,
        /\b(?:precital|preplaval|zaviazal) (?:si )?(?:\w+ ){0,3}(?:sam|sama|prv\w+|cel\w+)\b|\bprecital\w* (?:\w+ ){0,3}(?:knih|knizk)\w*/,
        /\b(?:vyhral|ziskal|dostal)\w* (?:\w+ ){0,3}(?:medail|pohar|diplom)\w*/,
        /\b(?:sam|sama) (?:si )?(?:urobi|sprav|obliek|umy)\w*[^.!?]{0,30}\b(?:hrd|pysn)[ya]\b|\b(?:strasne|velmi|cel[ya]) (?:hrd|pysn)[ya]\b/,
      ),
      yieldsTo: ['how-it-works', 'afraid', 'sad', 'refuses', 'cannot', 'quarrel', 'did-wrong'],
    },
    NOT_JOY,
  ),
]
