import { Failure } from '../failure.ts'
import type { Claims, Identity } from '../ports/identity.ts'

/** A token that the scripted identity accepts; it says just what it is given. */
export function tokenOf(claims: Partial<Claims> & { subject: string }): string {
  const whole: Claims = {
    email: `${claims.subject}@example.com`,
    emailVerified: true,
    displayName: null,
    photoUrl: null,
    provider: 'password',
    session: null,
    signedInAt: null,
    validSince: null,
    ...claims,
  }
  return `scripted:${JSON.stringify(whole)}`
}

export interface ScriptedIdentity extends Identity {
  /** What was asked to end, in order. */
  ended: { subject: string; session: string | null | undefined }[]
  /** Whom it was asked to forget, in order. */
  removed: string[]
}

/** An identity that believes every token of `tokenOf`, for tests about something else. */
export function scriptedIdentity(): ScriptedIdentity {
  const ended: ScriptedIdentity['ended'] = []
  const removed: string[] = []
  return {
    adapter: 'embedded',
    google: false,
    facebook: false,
    firebase: null,
    handle: null,
    jobHandlers: [],
    ended,
    removed,
    async verify(idToken) {
      if (!idToken.startsWith('scripted:')) throw new Failure('invalid_token')
      return JSON.parse(idToken.slice('scripted:'.length), asDates) as Claims
    },
    async endSessions(subject, session) {
      ended.push({ subject, session })
    },
    async sweep() {},
    async remove(subject) {
      removed.push(subject)
    },
  }
}

function asDates(key: string, value: unknown): unknown {
  return (key === 'signedInAt' || key === 'validSince') && value !== null ? new Date(value as string) : value
}
