import { settled, subject } from './rule.ts'

/** Who was hurt is said: it was no shyness, and no other fear. */
export const hurting = settled(
  subject(
    'hitting',
    'did-wrong',
    'past',
    // In the accusative: "udrel ho kamarát" was done to the child.
    /\b(?:pohryz|uhryz|kop|udr|sot|strc)(?:ol|el|il|la|ela|ila) (?:(?!ho |ju |mu |jej |si |sa )\w+ )?(?:sestru|sestricku|brata|braceka|kamarata|kamaratku|spoluziaka|spoluziacku|babku|mamu|dedka)\b/,
  ),
  'learn',
)

/** Whoever has done wrong and is to say so: whatever it was. */
export const sayingSorry = settled(
  subject(
    'saying-sorry',
    'learn',
    'always',
    /\b(?:ospravedln\w*|prepac(?!te|ite)\w*|odpust\w*|udobr\w*|zmier(?:i|it|il|ila|ili|me|enie)?|povedat prepac|popros\w* o prepac\w*)\b/,
  ),
  'refuses',
  'quarrel',
  'cannot',
  'did-wrong',
)
