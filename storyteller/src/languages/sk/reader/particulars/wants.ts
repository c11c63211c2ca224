import { particulars } from './particulars.ts'

const LONGS =
  '(?:chc(?:e|u|el|ela|elo|eli)|tuzi|tuzil[aio]?|zela(?:l|la|lo)? si|si zela(?:l|la|lo)?|prial[ao]? si|praje si|sniva|snival[ao]?)'
const SO = '(?:(?:by|si|sa|raz|velmi|strasne|hrozne|tiez|aj|vraj|len|iba|radsej|najradsej) )*'
const FRIEND = '(?:\\w+ )?(?:kamarat|priatel|kamos)\\w*'

/** Whether somebody wants to be another, or to have something; and why. */
export const wants = particulars(
  [
    ...(['event', 'pet', 'sport', 'clothes', 'brand-things', 'moving-house', 'new-room', 'no-friends'] as const),
    ...(['left-out', 'teasing', 'growing-up', 'birthday', 'waiting', 'sadness', 'body', 'being-different'] as const),
    ...(['first-day', 'stage', 'reading', 'screens', 'bike'] as const),
  ],
  {
    'wants-be': `${LONGS} ${SO}(?:byt|stat|stat sa|bol|bola) (?!kamarat|priatel|sam\\b|sama\\b|vonku|doma)|${LONGS} ${SO}(?:mat )?${FRIEND}|${LONGS} ${SO}\\w+t(?: \\w+)? ako|(?:by|tak) (?:\\w+ )?(?:rad\\w* )?(?:bol|bola|bolo) \\w+`,
    'wants-have': [
      `${LONGS} ${SO}(?:mat |dostat |kupit |zohnat |vlastnit |najst |po |o )?(?!${FRIEND}|(?:byt|stat|sa|by|aby|ist|ale|a|na|do|k|ku|za|s|so|z|zo|vo|v|u|od|domov|von|vsetko|nieco|to|tam|tu|uz|este|lebo|preco|co)\\b|\\w{2,}(?:[aeiuy]t|st)\\b(?! ))(?!(?!kabat|salat|tablet|kvet|most|list|plast|hrad|mat)\\w{2,}(?:[aeiuy]t)\\b)\\w{2,}`,
      `${LONGS} ${SO}(?:byt|stat sa|sa stat)`,
    ],
    'wants-only-days':
      '(?:iba|len) (?:na|v|cez) (?:pondelk\\w*|utork\\w*|stred\\w*|stvrtk\\w*|piatk\\w*|sobot\\w*|nedel\\w*|vikend\\w*|noc\\w*|chvil\\w*)',
    ...Object.fromEntries(
      ['pondelok', 'utorok', 'streda', 'stvrtok', 'piatok', 'sobota', 'nedela'].map((day) => [
        `wants-on-${day}`,
        `(?:na|v|vo|cez) ${day.slice(0, 4)}\\w*`,
      ]),
    ),
    'wants-storeys': '(?:po|viac|dvoj|troj|vela)?poschod\\w*',
    'wants-no-place': '(?:nema|nemal[aio]?|niet|nevie) (?:\\w+ ){0,3}(?:kam|kde|na co) (?:\\w+ ){0,2}\\w+t',
  },
)
