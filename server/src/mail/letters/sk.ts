import type { Letters } from './letters.ts'

const GREETING = 'Dobrý večer,'
const SIGNATURE = 'Dobrú noc praje\nPerinka'

export const slovak: Letters = {
  verifyEmail: (link) => ({
    subject: 'Potvrďte svoj e-mail pre Perinku',
    text: `${GREETING}

vitajte v Perinke. K prvej dnešnej rozprávke chýba už len krok: otvorením tohto odkazu,
prosím, potvrďte, že táto adresa patrí vám.

${link}

Odkaz platí dva dni. Ak ste si účet nezaložili, nemusíte robiť nič: bez tohto kroku ho nikto
nemôže používať.

${SIGNATURE}
`,
  }),
  resetPassword: (link) => ({
    subject: 'Nové heslo do Perinky',
    text: `${GREETING}

niekto, dúfame, že vy, požiadal o nové heslo do Perinky. Zvoľte si ho po otvorení tohto odkazu.

${link}

Odkaz platí hodinu a dá sa použiť iba raz. Nové heslo vás odhlási na všetkých zariadeniach.
Ak ste oň nežiadali, nemusíte robiť nič: vaše doterajšie heslo platí ďalej.

${SIGNATURE}
`,
  }),
}
