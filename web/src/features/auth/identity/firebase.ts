import type { FirebaseSettings } from '@perinka/contract/accounts'
import { FirebaseError, initializeApp } from 'firebase/app'
import {
  type Auth,
  type AuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  debugErrorMap,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth'
import { currentSettings } from '../../../shared/settings/settings.ts'
import { isFresh, isGone, providerBy, wordsOf } from './firebase-words.ts'
import { type IdentityClient, IdentityError, type IdentityUser } from './identity-client.ts'

/** A window that was shut, or replaced by another one, is an answer and no failure. */
const CHANGED_MIND = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])

/** Accounts kept by Firebase Authentication. `hasWindows`: whether a social sign-in is offered, which opens one. */
export function firebase(settings: FirebaseSettings, hasWindows: boolean): IdentityClient {
  // Asked for again with the same settings, both answer what they made the first time.
  const auth = initializeAuth(initializeApp(settings), {
    persistence: browserLocalPersistence,
    popupRedirectResolver: hasWindows ? browserPopupRedirectResolver : undefined,
    // Its words are shown where we have none of our own.
    errorMap: debugErrorMap,
  })

  return {
    signUp: ({ email, password }) =>
      withOurErrors(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        // The account stands even where the letter fails; the next screen sends another one.
        await sendVerificationMail(auth, user).catch(() => {})
      }),
    signIn: ({ email, password }) =>
      withOurErrors(async () => {
        await signInWithEmailAndPassword(auth, email, password)
      }),
    google: () => withWindow(auth, new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })),
    facebook: () => withWindow(auth, new FacebookAuthProvider()),
    currentUser: () => withOurErrors(() => freshUser(auth).then((user) => user && described(user))),
    sendVerification: () =>
      withOurErrors(async () => {
        const user = await freshUser(auth)
        if (!user || user.emailVerified) return false
        await sendVerificationMail(auth, user)
        return true
      }),
    requestPasswordReset: (email) =>
      withOurErrors(async () => {
        auth.languageCode = currentSettings().language
        await sendPasswordResetEmail(auth, email, { url: `${location.origin}/` }).catch((error: unknown) => {
          // Whether an address has an account is nobody's business.
          if (!(error instanceof FirebaseError && error.code === 'auth/user-not-found')) throw error
        })
      }),
    resetPassword: (code, newPassword) => withOurErrors(() => confirmPasswordReset(auth, code, newPassword)),
    idToken: () =>
      withOurErrors(async () => {
        const user = auth.currentUser
        if (!user) throw new IdentityError('signed-out', '')
        const token = await user.getIdTokenResult()
        return isFresh(token, user.emailVerified, Date.now()) ? token.token : user.getIdToken(true)
      }),
    signOut: () => withOurErrors(() => signOut(auth)),
  }
}

async function sendVerificationMail(auth: Auth, user: User): Promise<void> {
  auth.languageCode = currentSettings().language
  await sendEmailVerification(user, { url: `${location.origin}/?verified` })
}

async function withWindow(auth: Auth, provider: AuthProvider): Promise<void> {
  auth.languageCode = currentSettings().language
  await withOurErrors(() => signInWithPopup(auth, provider)).catch((error: unknown) => {
    if (!(error instanceof IdentityError && CHANGED_MIND.has(error.code))) throw error
  })
}

/** As Firebase knows the account now; null where nobody is signed in, or the account is no more. */
async function freshUser(auth: Auth): Promise<User | null> {
  await auth.authStateReady()
  const user = auth.currentUser
  if (!user) return null
  try {
    await reload(user)
    return user
  } catch (error) {
    if (!(error instanceof FirebaseError && isGone(error.code))) throw error
    await signOut(auth)
    return null
  }
}

async function described(user: User): Promise<IdentityUser> {
  const { signInProvider } = await user.getIdTokenResult()
  return {
    id: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    provider: providerBy(signInProvider),
    isMailUndelivered: false,
    displayName: user.displayName,
    photo: user.photoURL,
  }
}

/** Firebase's refusals become ours, by its code and its words. */
async function withOurErrors<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof FirebaseError ? new IdentityError(error.code, wordsOf(error)) : error
  }
}
