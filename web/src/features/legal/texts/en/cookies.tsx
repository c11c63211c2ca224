import { CookieSettingsButton } from '../../CookieSettingsButton.tsx'
import type { LegalWriter } from '../../legal-text.ts'
import { StoredList } from '../../StoredList.tsx'
import type { StoredWords } from '../../stored-things.ts'

const WORDS: StoredWords = {
  places: {
    cookies: 'Cookies',
    local: 'Local storage of the browser',
    tab: 'Storage of one tab',
    database: 'Database of the browser',
    cache: 'Cache of the browser',
  },
  necessary: 'Necessary',
  functional: 'Functional, only if you agree',
  things: {
    session: { why: 'Your sign-in. No script can read it.', until: '60 days after you last used it, or sign-out' },
    identity: {
      why: 'Lets you be recognised anew without typing, if the sign-in above runs out. It is sent only to the sign-in part of this server. Over HTTPS its name begins with __Secure-.',
      until: '60 days after you last used it, or sign-out',
    },
    hint: {
      why: 'Who is signed in here, so that the right page shows at once, without a connection too.',
      until: 'until sign-out',
    },
    look: { why: 'Language, light, size of text and pace of reading that you chose.', until: 'until you clear it' },
    listening: {
      why: 'How you like to listen: what you chose in the player or the settings.',
      until: 'until you clear it',
    },
    provider: {
      why: 'Remembers a sign-in that has begun with Google or Facebook while you are on their page.',
      until: 'five minutes',
    },
    firebase: {
      why: 'Your sign-in with Firebase, which lets you be recognised anew without typing.',
      until: 'until sign-out',
    },
    firebaseTab: {
      why: 'What Firebase notes while you sign in with Google or Facebook.',
      until: 'until you close the tab',
    },
    firebaseUse: {
      why: 'On which days which version of Firebase’s code ran here. Nothing about you.',
      until: 'until you clear it',
    },
    stripe: {
      why: 'Stripe’s card form may set them where you pay, so that Stripe recognises fraud.',
      until: 'the first a year, the second half an hour',
    },
    consent: { why: 'Your answer about cookies, so that you are not asked again.', until: 'until you clear it' },
    wish: {
      why: 'The story you are asking for, so that a reload loses nothing, and the child you picked last.',
      until: 'until the story is there, or sign-out',
    },
    draft: {
      why: 'Changes to a story that you typed and have not saved yet, so that a reload loses nothing.',
      until: 'until you save or discard them, or sign-out',
    },
    answers: {
      why: 'What this server said last about your profiles, characters and plan, and a list of the stories saved here, so that Perinka works without a connection.',
      until: 'until sign-out',
    },
    places: {
      why: 'Where you stopped listening or reading aloud in each story. Without your agreement it is kept only while the tab is open.',
      until: 'until you take the agreement back, or sign-out',
    },
    letter: {
      why: 'When the last confirmation letter was sent, so that the button waits a minute.',
      until: 'until you close the tab',
    },
    stories: {
      why: 'Stories and audio that you save for offline.',
      until: 'until you remove them, or sign out and choose so',
    },
    app: {
      why: 'The app itself, so that it opens without a connection. Nothing about you.',
      until: 'until the next version',
    },
  },
}

const cookies: LegalWriter = (server) => ({
  lead: (
    <p>
      Perinka sets no cookies for advertising or analytics
      {server.payments.adapter === 'stripe'
        ? '. Of other services only Stripe sets any, with its card form where you pay'
        : ' and lets no other site set any'}
      . This page names everything that it keeps in your browser, and why.
    </p>
  ),
  sections: [
    {
      id: 'choice',
      title: 'Your choice',
      body: (
        <>
          <p>
            <strong>Necessary</strong> is what Perinka cannot do without, or what you ask for yourself: your sign-in, a
            setting you change, a story you save. It needs no agreement.
          </p>
          <p>
            <strong>Functional</strong> is what Perinka would remember by itself for your comfort. Today that is one
            thing: where you stopped in a story.
          </p>
          <p>
            <strong>Analytics</strong> does not exist here today. The switch is there so that your answer is known if it
            ever should.
          </p>
          <CookieSettingsButton />
        </>
      ),
    },
    { id: 'list', title: 'The whole list', body: <StoredList words={WORDS} server={server} /> },
    {
      id: 'clear',
      title: 'How to get rid of it',
      body: (
        <p>
          Signing out clears what belongs to your family and asks about the stories saved here. Everything else goes
          with “Clear site data” in your browser; Perinka then asks you about cookies again.
        </p>
      ),
    },
  ],
})

export default cookies
