import type { Letters } from './letters.ts'

const GREETING = 'Good evening,'
const SIGNATURE = 'Sleep well,\nPerinka'

export const english: Letters = {
  verifyEmail: (link) => ({
    subject: 'Confirm your email for Perinka',
    text: `${GREETING}

welcome to Perinka. One step is left before tonight's first story: please confirm that this
address is yours by opening this link.

${link}

The link works for two days. If you did not create an account, you need do nothing: without
this step nobody can use it.

${SIGNATURE}
`,
  }),
  resetPassword: (link) => ({
    subject: 'A new password for Perinka',
    text: `${GREETING}

somebody, hopefully you, asked for a new password for Perinka. Open this link to choose one.

${link}

The link works for an hour and only once. Choosing a new password signs you out on all your
devices. If you did not ask for it, you need do nothing: your old password stays.

${SIGNATURE}
`,
  }),
}
