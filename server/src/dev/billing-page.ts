import type { Language } from '@perinka/contract/catalog'
import { html } from 'hono/html'
import type { SandboxSubscription } from '../ports/sandbox.ts'
import { PAGE_WORDS } from './billing-words.ts'
import { devPage } from './style.ts'

/** Where the sandbox's payments are shown and moved. */
export const SANDBOX_PAGE_PATH = '/dev/billing'

const STYLE = `
  h2 { overflow-wrap: anywhere }
  form { display: flex; flex-wrap: wrap; gap: .5rem; margin-block-start: 1rem }
  button { font: inherit; color: inherit; background: #3a2d66; border: 0; border-radius: 1rem; padding: .5rem min(1rem, 5vw);
           max-width: 100%;
           min-height: 44px; cursor: pointer }
  button:hover { background: #4b3b80 } nav { display: flex; flex-wrap: wrap; gap: 1.5rem }`

interface PageContent {
  subscriptions: SandboxSubscription[]
  /** Whose alone are shown; null for everybody's. */
  customer: string | null
  language: Language
  publicUrl: string
}

export function sandboxPage({ subscriptions, customer, language, publicUrl }: PageContent) {
  const words = PAGE_WORDS[language]
  const body = html`<nav><a href="${publicUrl}/settings">${words.back}</a>${
    customer === null ? '' : html`<a href="${SANDBOX_PAGE_PATH}?language=${language}">${words.everybody}</a>`
  }</nav>
<main>
<h1>${words.title}</h1>
<p>${words.intro}</p>
${
  subscriptions.length === 0
    ? html`<article><p>${words.none}</p></article>`
    : paidFirst(subscriptions).map((one) => article(one, language))
}
</main>`
  return devPage(language, words.title, STYLE, body)
}

/** A family that changed its mind about a code leaves several that were never paid, and looks for the one it has. */
function paidFirst(subscriptions: SandboxSubscription[]): SandboxSubscription[] {
  return subscriptions.toSorted((a, b) => Number(wasPaid(b)) - Number(wasPaid(a)))
}

const wasPaid = ({ periodStart, periodEnd }: SandboxSubscription) => periodEnd > periodStart

function article(one: SandboxSubscription, language: Language) {
  const words = PAGE_WORDS[language]
  const price = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(one.cents / 100)
  return html`<article aria-label="${one.email ?? one.customerId}">
<h2>${one.email ?? one.customerId}</h2>
<p>${words.status}: <b>${words.states[one.status] ?? one.status}</b> · ${words.payment}: ${words.payments[one.payment]} · ${price} ${words.aMonth}</p>
${wasPaid(one) ? period(one, language) : ''}
${
  one.acts.length === 0
    ? ''
    : html`<form method="post">
<input type="hidden" name="subscription" value="${one.id}">
${one.acts.map((act) => html`<button name="act" value="${act}">${words.acts[act]}</button>`)}
</form>`
}
</article>`
}

function period({ periodStart, periodEnd, cancelAtPeriodEnd }: SandboxSubscription, language: Language) {
  const words = PAGE_WORDS[language]
  return html`<p>${words.period}: ${day(periodStart, language)} – ${day(periodEnd, language)}${
    cancelAtPeriodEnd ? html` · ${words.ends}` : ''
  }</p>`
}

function day(moment: Date, language: Language) {
  const shown = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'sk', { dateStyle: 'long', timeZone: 'UTC' })
  return html`<time datetime="${moment.toISOString()}">${shown.format(moment)}</time>`
}
