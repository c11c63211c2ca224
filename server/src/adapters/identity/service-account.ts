import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { ServiceAccount } from '../../config/firebase.ts'
import { askGoogle } from './google.ts'

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
