import { PROVIDERS } from '@perinka/contract/accounts'
import * as z from 'zod/mini'
import { currentSettings } from '../../../shared/settings/settings.ts'
import { type IdentityClient, IdentityError } from './identity-client.ts'
import { returnAddress } from './social-return.ts'

const Refused = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) })
const Anything = z.unknown()
const Token = z.object({ token: z.string() })
const Redirect = z.object({ url: z.string() })
const Current = z.nullable(
  z.object({
    provider: z._default(z.enum(PROVIDERS), 'password'),
    isMailUndelivered: z._default(z.boolean(), false),
    user: z.object({
      id: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      name: z.optional(z.nullable(z.string())),
      image: z.optional(z.nullable(z.string())),
    }),
  }),
)

/** Accounts kept by this server itself, under /api/identity. */
export const embedded: IdentityClient = {
  async signUp({ email, password }) {
    await post('sign-up/email', { email, password, name: '' }, Anything)
  },
  async signIn({ email, password }) {
    await post('sign-in/email', { email, password }, Anything)
  },
  google: () => leaveFor('google'),
  // Asks again for an e-mail that was kept back the last time.
  facebook: () => leaveFor('facebook', { auth_type: 'rerequest' }),
  async currentUser() {
    const current = await get('get-session', Current)
    if (!current) return null
    const { provider, isMailUndelivered, user } = current
    const { id, email, emailVerified, name, image } = user
    const displayName = name || null
    return { id, email, emailVerified, provider, isMailUndelivered, displayName, photo: image ?? null }
  },
  async sendVerification() {
    const user = await embedded.currentUser()
    if (!user || user.emailVerified) return false
    await post('send-verification-email', { email: user.email }, Anything)
    return true
  },
  async requestPasswordReset(email) {
    await post('request-password-reset', { email }, Anything)
  },
  async resetPassword(token, newPassword) {
    await post('reset-password', { token, newPassword }, Anything)
  },
  async idToken() {
    return (await get('token', Token)).token
  },
  async signOut() {
    await post('sign-out', {}, Anything)
  },
}

/** To the provider's page, which comes back to this one. Settles only where the parent came back by themselves. */
async function leaveFor(provider: 'google' | 'facebook', additionalParams = {}): Promise<void> {
  const back = returnAddress(provider)
  const wish = { provider, callbackURL: back, errorCallbackURL: back, additionalParams }
  const { url } = await post('sign-in/social', wish, Redirect)
  location.assign(url)
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
}

function get<Answer extends z.ZodMiniType>(path: string, answer: Answer): Promise<z.output<Answer>> {
  return send(path, { method: 'GET' }, answer)
}

function post<Answer extends z.ZodMiniType>(path: string, body: object, answer: Answer): Promise<z.output<Answer>> {
  return send(
    path,
    { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } },
    answer,
  )
}

async function send<Answer extends z.ZodMiniType>(
  path: string,
  init: RequestInit,
  answer: Answer,
): Promise<z.output<Answer>> {
  const headers = new Headers(init.headers)
  // Letters come in the interface's language.
  headers.set('Accept-Language', currentSettings().language)
  const response = await fetch(`/api/identity/${path}`, { ...init, headers, credentials: 'include' })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return answer.parse(body)
  const refused = Refused.safeParse(body).data
  throw new IdentityError(
    refused?.code ?? String(response.status),
    refused?.message ?? response.statusText,
    Number(response.headers.get('Retry-After')) || null,
  )
}
