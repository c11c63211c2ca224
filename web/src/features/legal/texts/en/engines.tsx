import type { PublicConfig } from '@perinka/contract/accounts'

/** Where a family's words go from this server, by what runs on it. */
export function Engines({ server }: { server: PublicConfig }) {
  const { storyteller, narrator, identity, payments, audioStore, mailer } = server
  return (
    <ul>
      <li>
        <strong>Storyteller.</strong>{' '}
        {storyteller.adapter === 'built-in'
          ? 'Stories are written by Perinka’s own storyteller on this server. Nothing you wish for leaves it.'
          : `Stories are written by the language model ${storyteller.model ?? ''}, with a provider that the operator has chosen. It receives what you wish for: theme, age, tastes, your request and what happened in earlier chapters. Names of your family’s children are replaced by placeholders first, in every grammatical form, and put back on this server. The provider’s own rules apply to what it receives.`}
      </li>
      <li>
        <strong>Voice.</strong>{' '}
        {narrator.adapter === 'built-in'
          ? 'Stories are read aloud by Perinka’s own voice on this server. No text leaves it.'
          : 'Stories are read aloud by a speech service that the operator has chosen. To say a story it receives the text as it stands, with the first names in it, but nothing about your account.'}
      </li>
      <li>
        <strong>Sign-in.</strong>{' '}
        {identity.adapter === 'embedded'
          ? 'Accounts are kept on this server.'
          : 'Sign-in is run by Firebase Authentication of Google. It knows your e-mail address, your name and photo if you have them there, and when you sign in; it knows nothing of your children or stories.'}
        {identity.google && ' If you sign in with Google, Google learns that you use Perinka.'}
        {identity.facebook && ' If you sign in with Facebook, Meta learns that you use Perinka.'}
      </li>
      {payments.adapter === 'stripe' && (
        <li>
          <strong>Payments.</strong> Premium is paid through Stripe. It receives your e-mail address, your country, an
          identifier of your account in Perinka, and what you type into its own card fields: that goes to Stripe
          directly and never passes this server. Stripe’s code is loaded only where you pay, and its watching of the
          rest of the page is switched off. Of your children and stories it learns nothing.{' '}
          <a href="https://stripe.com/privacy">How Stripe treats this data</a>
        </li>
      )}
      {payments.adapter === 'sandbox' && (
        <li>
          <strong>Payments.</strong> Paying is only tried out here, with test cards. Nothing of it leaves this server.
        </li>
      )}
      <li>
        <strong>Audio.</strong>{' '}
        {audioStore.adapter === 'files'
          ? 'Finished narrations are files on this server.'
          : 'Finished narrations lie in a private store that the operator has rented. It holds the audio under random names, and nobody but this server can read it.'}
      </li>
      <li>
        <strong>Letters.</strong>{' '}
        {identity.adapter === 'firebase'
          ? 'Letters to you (to confirm your address, to reset a password) are sent by Firebase. They say nothing about your children.'
          : mailer.adapter === 'outbox'
            ? 'Letters to you (to confirm your address, to reset a password) do not leave this server; its operator hands them on.'
            : 'Letters to you (to confirm your address, to reset a password) travel through the operator’s mail service, which sees your address and the letter. They say nothing about your children.'}
      </li>
      <li>
        <strong>Nobody else.</strong> There is no advertising and no analytics, nothing comes from sites that are not
        named here, and nothing is sold or passed on, unless a law compels the operator.
      </li>
    </ul>
  )
}
