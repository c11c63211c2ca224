import type { PublicConfig } from '@perinka/contract/accounts'
import { FREE_STORIES } from '@perinka/contract/catalog'
import { Link } from 'wouter'
import { monthlyPrice } from '../../../../shared/price.ts'
import type { LegalSection, LegalWriter } from '../../legal-text.ts'
import { withdrawalMail } from '../../withdrawal-mail.ts'

const SUBJECT = 'Withdrawal from the contract on Perinka Premium'
const LETTER = 'I withdraw from my contract on Perinka Premium.\n\nMy name:\nE-mail address of my account:\n'

function costs(server: PublicConfig): LegalSection[] {
  const { adapter } = server.payments
  if (adapter === 'off') {
    const body = <p>Nothing. On this server every family has everything, and there is no subscription.</p>
    return [{ id: 'price', title: 'What it costs', body }]
  }
  const paying: LegalSection[] = [
    {
      id: 'price',
      title: 'Free stories and Premium',
      body: (
        <>
          <p>
            The first {FREE_STORIES} stories or chapters are free and need no card. Premium costs{' '}
            {monthlyPrice('en', server.price.cents)} a month, tax included; what it adds stands on the{' '}
            <Link href="/subscribe">Premium page</Link>. You never slide from free into paid: Premium begins only when
            you ask for it and pay.
          </p>
          {adapter === 'sandbox' && (
            <p>Payments on this server are a trial: only test cards are taken, and no money moves.</p>
          )}
        </>
      ),
    },
    {
      id: 'subscription',
      title: 'Paying and cancelling',
      body: (
        <ul>
          <li>Premium renews every month until you cancel. Each month is paid in advance, with the card you gave.</li>
          <li>
            You can cancel in the settings whenever you like. Premium then stays open until the end of the month that is
            paid, and nothing is charged after that. Until then you can change your mind.
          </li>
          <li>
            If a renewal cannot be charged, Premium stays open for seven days, so that you can see to your card. After
            that it closes until a payment succeeds; your stories stay yours.
          </li>
          <li>When a payment is refunded in full, Premium ends with it. Deleting your account ends it at once.</li>
          <li>You learn of a new price before it holds for you, and early enough to cancel.</li>
        </ul>
      ),
    },
  ]
  const codes: LegalSection = {
    id: 'codes',
    title: 'Codes',
    body: (
      <p>
        A discount code lowers the price for as long as the subscription lasts; one that covers the whole price opens
        Premium without a card. Another kind of code adds free stories. A family can use each code once. A code may end
        on a certain day or after a number of uses, and cannot be exchanged for money or sold.
      </p>
    ),
  }
  return adapter === 'sandbox' ? [...paying, codes] : [...paying, withdrawal(server), codes]
}

function withdrawal(server: PublicConfig): LegalSection {
  return {
    id: 'withdrawal',
    title: 'Withdrawing within 14 days',
    body: (
      <>
        <p>
          If you are a consumer in the European Union, you can withdraw from the subscription within 14 days of taking
          it out, without giving a reason. A short message is enough:{' '}
          <a href={withdrawalMail(server, SUBJECT, LETTER)}>withdraw from the contract here</a>, or write to{' '}
          {server.supportEmail} in your own words.
        </p>
        <p>
          You get back what you paid, in the way you paid it, at the latest 14 days after your message; Premium ends
          with it. Rights that the law of your country gives you beyond this stay as they are.
        </p>
      </>
    ),
  }
}

const terms: LegalWriter = (server) => ({
  lead: (
    <p>
      In short: Perinka is for grown-ups who put children to bed. Stories come from a machine, so look at them first.
      They are yours to read, print and share. You can leave at any time and take everything along.
    </p>
  ),
  sections: [
    {
      id: 'service',
      title: 'What Perinka does',
      body: (
        <p>
          You keep profiles of your children, wish for bedtime stories about them in English or Slovak, and read them or
          have them read aloud. Perinka is run by whoever operates this server; you agree on these terms with them.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>It is for adults: parents, and others who look after a child.</li>
          <li>Use an e-mail address that is yours, and keep the password to yourself.</li>
          <li>Write about children only where you are the parent, or where the parents agree.</li>
        </ul>
      ),
    },
    {
      id: 'ai',
      title: 'Stories are written by artificial intelligence',
      body: (
        <>
          <p>
            Every story is written by artificial intelligence and read by a synthetic voice; both say so. Each passes
            checks for what suits children of that age, and ends calmly.
          </p>
          <p>
            Even so, a story can be odd, wrong or not to your child’s liking. Read it before your child hears it: you
            can edit it, and delete it. Stories are no medical, psychological or educational advice.
          </p>
        </>
      ),
    },
    {
      id: 'wishes',
      title: 'What you may wish for',
      body: (
        <p>
          Anything that belongs in a bedtime story. Violence, sex and hatred do not, nor do stories that make fun of
          real people: such wishes are refused where they are recognised, and please do not try to trick the
          storyteller, to overload the server or to get round its limits.
        </p>
      ),
    },
    {
      id: 'yours',
      title: 'Whose the stories are',
      body: (
        <p>
          Yours, as far as anybody can own what a machine wrote; the operator claims no rights in them and uses them for
          nothing but showing them to you. If you publish one, leave the line in that says how it was written.
        </p>
      ),
    },
    {
      id: 'sharing',
      title: 'Sharing',
      body: (
        <p>
          A story’s link lets anybody who has it read the story, with the names that stand in it. You decide whom you
          give it to, and you can switch it off.
        </p>
      ),
    },
    ...costs(server),
    {
      id: 'promise',
      title: 'What is promised, and what is not',
      body: (
        <p>
          The operator runs Perinka with care, but cannot promise that it is always there or never loses anything:
          export or save offline what is dear to you. For damage they answer as the law says; nothing here takes away
          rights that you have as a consumer.
        </p>
      ),
    },
    {
      id: 'end',
      title: 'How it ends',
      body: (
        <p>
          Delete your account in the settings whenever you like; everything in it goes at once. The operator may close
          an account that is misused, and says why. If Perinka itself ends here, you are told in time to export your
          stories.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: (
        <p>
          When these terms change, the new text stands here before it holds, with its date at the top. The law of the
          operator’s country applies, and the protection that your own country gives consumers stays. Questions:{' '}
          <a href={`mailto:${server.supportEmail}`}>{server.supportEmail}</a>.
        </p>
      ),
    },
  ],
})

export default terms
