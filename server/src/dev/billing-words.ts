import type { Language } from '@perinka/contract/catalog'
import type { SandboxAct, SandboxSubscription } from '../ports/sandbox.ts'

type Label = 'title' | 'intro' | 'none' | 'back' | 'everybody' | 'status' | 'payment' | 'period' | 'aMonth' | 'ends'

interface PageWords extends Record<Label, string> {
  /** Of Stripe's words those that the sandbox says. */
  states: Record<string, string>
  payments: Record<SandboxSubscription['payment'], string>
  acts: Record<SandboxAct, string>
}

export const PAGE_WORDS: Record<Language, PageWords> = {
  en: {
    title: 'Payments of the sandbox',
    intro:
      'No money moves here. What a bank does, and what else takes weeks, happens when you press a button. Newest first, never paid last.',
    none: 'No subscription yet.',
    back: 'Back to Perinka',
    everybody: 'All families',
    status: 'Status',
    payment: 'Last payment',
    period: 'Period',
    aMonth: 'a month',
    ends: 'Ends with this period.',
    states: {
      incomplete: 'waits for the first payment',
      incomplete_expired: 'never paid',
      active: 'active',
      past_due: 'renewal failed',
      canceled: 'ended',
    },
    payments: {
      requires_payment_method: 'none',
      requires_action: 'the bank asks the parent',
      succeeded: 'paid',
      refunded: 'paid back',
      disputed: 'disputed',
    },
    acts: {
      renew: 'Renew',
      'fail-renewal': 'Fail the renewal',
      'end-period': 'End the period now',
      'pass-week': 'Let 8 days pass',
      refund: 'Refund',
      dispute: 'Dispute the charge',
      'lose-dispute': 'Dispute: the parent gets the money',
      'win-dispute': 'Dispute: the money stays here',
    },
  },
  sk: {
    title: 'Skúšobné platby',
    intro:
      'Tu sa nehýbu žiadne peniaze. Čo inak urobí banka alebo príde až o niekoľko týždňov, stane sa po stlačení tlačidla. Najnovšie je navrchu, nezaplatené naspodku.',
    none: 'Zatiaľ nie je žiadne predplatné.',
    back: 'Späť do Perinky',
    everybody: 'Všetky rodiny',
    status: 'Stav',
    payment: 'Posledná platba',
    period: 'Obdobie',
    aMonth: 'mesačne',
    ends: 'Končí sa s týmto obdobím.',
    states: {
      incomplete: 'čaká na prvú platbu',
      incomplete_expired: 'nikdy nezaplatené',
      active: 'beží',
      past_due: 'obnovenie zlyhalo',
      canceled: 'skončilo sa',
    },
    payments: {
      requires_payment_method: 'žiadna',
      requires_action: 'banka čaká na potvrdenie',
      succeeded: 'zaplatená',
      refunded: 'vrátená',
      disputed: 'spochybnená',
    },
    acts: {
      renew: 'Obnoviť',
      'fail-renewal': 'Obnovenie zlyhá',
      'end-period': 'Ukončiť obdobie hneď',
      'pass-week': 'Posunúť o 8 dní',
      refund: 'Vrátiť peniaze',
      dispute: 'Rodič platbu spochybní',
      'lose-dispute': 'Spor: peniaze dostane rodič',
      'win-dispute': 'Spor: peniaze zostanú tu',
    },
  },
}

/** English unless Slovak is asked for. */
export function pageLanguage(wanted: string | undefined): Language {
  return wanted === 'sk' ? 'sk' : 'en'
}
