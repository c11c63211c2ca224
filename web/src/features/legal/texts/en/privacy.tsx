import { Link } from 'wouter'
import type { LegalWriter } from '../../legal-text.ts'
import { Engines } from './engines.tsx'

const privacy: LegalWriter = (server) => ({
  lead: (
    <p>
      In short: your family’s stories stay with whoever runs this server. Perinka shows no advertising, counts no
      visits, sells nothing about you, and no language model ever learns your child’s name. You can take everything with
      you or delete it, at any time, in the settings.
    </p>
  ),
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          Perinka is run by whoever operates this server; the law calls them the controller. You reach them at{' '}
          <a href={`mailto:${server.supportEmail}`}>{server.supportEmail}</a>, for anything on this page too.
        </p>
      ),
    },
    {
      id: 'stored',
      title: 'What is stored',
      body: (
        <>
          <ul>
            <li>
              <strong>Your account:</strong> e-mail address, your name and photo where your sign-in brings them along,
              how you sign in, when the account was made, and how many free stories you have used.
              {server.identity.adapter === 'embedded' &&
                ' Your password is kept only as a hash: nobody can read it, we included.'}
            </li>
            <li>
              <strong>Your children:</strong> name, age, picture, favourite themes and characters, what should never
              appear, the language and length of stories, and whether stories say she, he or neither. A name you change
              stays noted, so that it is kept from language models as well.
            </li>
            <li>
              <strong>Characters you invent:</strong> name, description and traits.
            </li>
            <li>
              <strong>Stories and narrations:</strong> the text, what you asked for, how the story was made, whether you
              like it, and the audio.
            </li>
            {server.payments.adapter !== 'off' && (
              <li>
                <strong>Your plan:</strong> which codes you used, whether you have Premium and until when, your country,
                the tax on your last payment, and the number under which the payment service knows you.
                {server.payments.adapter === 'stripe' && ' Nothing of your card is stored here.'}
              </li>
            )}
            <li>
              <strong>Your sign-ins:</strong> which sessions are open.
              {server.identity.adapter === 'embedded' && ' Each notes its network address and the kind of browser.'}
            </li>
            <li>
              <strong>Technical logs:</strong> which kind of request was answered, when and how fast. They hold no story
              texts, no names and no addresses.
            </li>
          </ul>
          <p>
            On your own device Perinka keeps settings and the stories you save for offline.{' '}
            <Link href="/cookies">Cookies and storage</Link> names every single thing.
          </p>
        </>
      ),
    },
    {
      id: 'why',
      title: 'Why we may do this',
      body: (
        <p>
          Because without it there would be no story: you asked for the service, and this is what it takes (Article
          6(1)(b) of the GDPR). Logs and limits on attempts to sign in protect the server from misuse (6(1)(f)).{' '}
          {server.payments.adapter === 'stripe' &&
            'Records of payments are kept because tax law demands it (6(1)(c)). '}{' '}
          What is not necessary is stored on your device only if you agreed (6(1)(a)), and you can change your mind
          whenever you like.
        </p>
      ),
    },
    { id: 'where', title: 'Where it goes from this server', body: <Engines server={server} /> },
    {
      id: 'ai',
      title: 'Artificial intelligence',
      body: (
        <>
          <p>
            Every story is written by artificial intelligence, and the voice that reads it is synthetic. Each story says
            so in words, and in a form that machines can read: on its page, in its audio and in what you export.
          </p>
          <p>
            Text is checked before you see it. No decision about you is made by a machine alone, apart from refusing a
            wish that does not belong in a bedtime story.
          </p>
        </>
      ),
    },
    {
      id: 'links',
      title: 'Stories by link',
      body: (
        <p>
          Whoever knows a story’s address can read its title and text without signing in, and with them any name that
          stands there. The address cannot be guessed, and search engines are told to stay away. You can switch the link
          off in the story’s menu; then only your family sees it.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long it is kept',
      body: (
        <ul>
          <li>Account, children, stories and audio: until you delete them. Deleting takes effect at once.</li>
          <li>A sign-in: 60 days after you last used it, or until you sign out.</li>
          <li>What you asked for in a story: seven days after it was written.</li>
          <li>Counts of attempts to sign in or to use a code, by network address and account: about an hour.</li>
          {server.payments.adapter === 'stripe' && (
            <li>
              Invoices: with Stripe and the operator, for as long as tax law demands, even after you delete your
              account.
            </li>
          )}
          <li>
            Backups, where the operator makes any: as long as the operator keeps them. Ask them at the address above.
          </li>
        </ul>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <ul>
            <li>
              <strong>See and take along:</strong> Settings, “Export my data”, gives you all of it as one file.
            </li>
            <li>
              <strong>Correct:</strong> profiles and stories can be edited where they are shown.
            </li>
            <li>
              <strong>Delete:</strong> single stories, characters and children, or with “Delete my account” everything.
              Copies that were downloaded, shared or printed, and e-mails already sent, cannot be called back.
            </li>
            <li>
              <strong>Withdraw a consent, object, or ask us to pause:</strong> in the cookie settings, or by a short
              e-mail.
            </li>
            <li>
              <strong>Complain:</strong> to the data protection authority of your country; in Slovakia that is the Úrad
              na ochranu osobných údajov SR.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          Perinka is for parents. Children have no accounts, sign in nowhere and type nothing. What is stored about them
          is what you write, so write only what a story needs: a first name or a nickname is plenty.
        </p>
      ),
    },
  ],
})

export default privacy
