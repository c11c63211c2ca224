import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { ServiceAccount } from '../../config/firebase.ts'

const TIMEOUT_MS = 10_000

/** A refusal of one of Google's services. `code` is its own word for it, such as USER_NOT_FOUND. */
export class GoogleRefusal extends Error {
  readonly statusCode: number
  readonly code: string

  constructor(host: string, statusCode: number, code: string) {
    super(`${host} answered ${statusCode} ${code}`)
    this.name = 'GoogleRefusal'
    this.statusCode = statusCode
    this.code = code
  }
}

const Refused = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) })

/** Posts to one of Google's services and answers its JSON. Throws `GoogleRefusal`, or what fetch throws. */
export async function askGoogle(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return body
  throw new GoogleRefusal(new URL(url).host, answer.status, codeOf(body))
}

/** Its first word: the rest may name the account. */
function codeOf(body: unknown): string {
  const error = Refused.safeParse(body).data?.error
  return (typeof error === 'object' ? error.message : error)?.split(/[\s:]/)[0] ?? ''
}

const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
/** A token is given up this long before its end, so that none ends on its way. */
const MARGIN_S = 60

const Granted = z.object({ access_token: z.string(), expires_in: z.number() })

interface Access {
  token: string
  /** Milliseconds since 1970. */
  goodUntil: number
}

/**
 * Access tokens of a service account, each asked for by an assertion that its key has signed and used until shortly
 * before it ends. Callers at the same moment share one.
 */
export function accessTokens(account: ServiceAccount): { get(): Promise<string>; drop(): void } {
  let held: Promise<Access> | null = null

  return {
    async get() {
      held ??= ask(account)
      const mine = held
      const forget = () => {
        if (held === mine) held = null
      }
      const { token, goodUntil } = await mine.catch((error: unknown) => {
        forget()
        throw error
      })
      if (goodUntil > Date.now()) return token
      forget()
      return this.get()
    },
    drop() {
      held = null
    },
  }
}

async function ask(account: ServiceAccount): Promise<Access> {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.clientEmail)
    .setAudience(account.tokenUrl)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(account.privateKey, 'RS256'))
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
  const granted = Granted.parse(await askGoogle(account.tokenUrl, { body }))
  const lifeS = Math.max(granted.expires_in - MARGIN_S, 1)
  return { token: granted.access_token, goodUntil: Date.now() + lifeS * 1000 }
}
