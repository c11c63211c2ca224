import type { Language } from '@perinka/contract/languages'
import type { MailJob } from '../db/job-queues.ts'
import type { Mail } from '../ports/mailer.ts'

/** Subject and text of every mail that the product writes; the first link in a text is the one to open. */
type MailTexts = Record<MailJob['kind'], (link: string) => Omit<Mail, 'to'>>

const english: MailTexts = {
  verifyEmail: (link) => ({
    subject: 'Confirm your email for Perinka',
    text: `Good evening,

welcome to Perinka. One step is left before tonight's first story: please confirm that this
address is yours by opening this link.

${link}

The link works for two days. If you did not create an account, you need do nothing: without
this step nobody can use it.

Sleep well,
Perinka
`,
  }),
  resetPassword: (link) => ({
    subject: 'A new password for Perinka',
    text: `Good evening,

somebody, hopefully you, asked for a new password for Perinka. Open this link to choose one.

${link}

The link works for an hour and only once. Choosing a new password signs you out on all your
devices. If you did not ask for it, you need do nothing: your old password stays.

Sleep well,
Perinka
`,
  }),
}

const slovak: MailTexts = {
  verifyEmail: (link) => ({
    subject: 'Potvrďte svoj e-mail pre Perinku',
    text: `Dobrý deň,

vitajte v Perinke. K prvej dnešnej rozprávke chýba už len krok: otvorením tohto odkazu,
prosím, potvrďte, že táto adresa patrí vám.

${link}

Odkaz platí dva dni. Ak ste si účet nezaložili, nemusíte robiť nič: bez tohto kroku ho nikto
nemôže používať.

Dobrú noc praje
Perinka
`,
  }),
  resetPassword: (link) => ({
    subject: 'Nové heslo do Perinky',
    text: `Dobrý deň,

niekto, dúfame, že vy, požiadal o nové heslo do Perinky. Zvoľte si ho po otvorení tohto odkazu.

${link}

Odkaz platí hodinu a dá sa použiť iba raz. Po zmene hesla budete odhlásení na všetkých zariadeniach.
Ak ste oň nežiadali, nemusíte robiť nič: vaše doterajšie heslo platí ďalej.

Dobrú noc praje
Perinka
`,
  }),
}

export const mailTexts: Record<Language, MailTexts> = { en: english, sk: slovak }
