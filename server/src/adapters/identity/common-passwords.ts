/** Words that lists of stolen passwords begin with, in the languages of our parents, and our own name. */
const WORDS =
  `password passwort heslo heslicko mojeheslo tajneheslo qwerty qwertz qwertyuiop qwertzuiop asdfgh asdfghjkl
  zxcvbn yxcvbn qazwsx welcome letmein vitajte dragon monkey football futbal hokej baseball sunshine slniecko princess
  princezna superman batman iloveyou lubimta milujemta laska master shadow michael jordan ashley bailey charlie daniel
  thomas martin tomas peter lucia katka zuzana janka simona monika veronika lenka martina kristina slovensko slovakia
  slovan bratislava kosice trnava zilina nitra presov admin administrator guest login computer internet google
  facebook samsung starwars pokemon summer winter spring autumn leto zima jesen jar flower kvietok hello ahoj ahojky
  freedom whatever trustno nothing secret tajne mama mamka mamicka otecko ocko babka dedko family rodina perinka
  rozpravka story bedtime dobrunoc goodnight test testtest changeme default access bubliny macka macicka psik psicek`
    .split(/\s+/)
    .filter(Boolean)

const COMMON = new Set(WORDS)
const ROWS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Whether this password is among the first that a stranger would try: a well-known word with at
 * most four digits or marks behind it, a walk along the keyboard, one piece over and over, or the
 * parent's own address.
 */
export function isCommonPassword(password: string, email: string | null): boolean {
  const plain = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const word = plain.replace(/[\d!?.,*_-]{0,4}$/, '')
  return COMMON.has(plain) || COMMON.has(word) || isWalk(plain) || isRepeated(plain) || isOwnAddress(plain, email)
}

function isWalk(plain: string): boolean {
  return ROWS.some((row) => row.includes(plain) || [...row].reverse().join('').includes(plain))
}

function isRepeated(plain: string): boolean {
  return /^(.{1,3})\1+$/u.test(plain)
}

function isOwnAddress(plain: string, email: string | null): boolean {
  if (!email) return false
  const address = email.trim().toLowerCase()
  return plain === address || plain === address.split('@')[0]
}
