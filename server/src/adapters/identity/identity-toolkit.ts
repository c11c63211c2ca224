import * as z from 'zod/mini'
import type { FirebaseConfig } from '../../config/firebase.ts'
import { accessTokens, askGoogle, GoogleRefusal } from './google.ts'

/** What Identity Toolkit says of an account. */
export interface Standing {
  isDisabled: boolean
  /** Whatever was signed in to before it is over: a new password, say. */
  validSince: Date | null
}

const Lookup = z.object({
  users: z._default(
    z.array(
      z.object({
        localId: z.string(),
        disabled: z.optional(z.boolean()),
        /** Seconds. */
        validSince: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
      }),
    ),
    [],
  ),
})

/** The accounts of one project, asked for as its service account. */
export function identityToolkit(config: Pick<FirebaseConfig, 'projectId' | 'adminUrl' | 'serviceAccount'>) {
  const tokens = accessTokens(config.serviceAccount)
  const begin = `${config.adminUrl}/v1/projects/${encodeURIComponent(config.projectId)}/accounts:`

  async function ask(act: 'lookup' | 'delete', body: object): Promise<unknown> {
    const send = async () =>
      askGoogle(begin + act, {
        headers: { Authorization: `Bearer ${await tokens.get()}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    return send().catch((error: unknown) => {
      // Taken back before its time: a new one is worth one try.
      if (!(error instanceof GoogleRefusal && error.statusCode === 401)) throw error
      tokens.drop()
      return send()
    })
  }

  return {
    /** Null where there is no such account. */
    async lookup(subject: string): Promise<Standing | null> {
      const { users } = Lookup.parse(await ask('lookup', { localId: [subject] }))
      const user = users.find(({ localId }) => localId === subject)
      if (!user) return null
      const { disabled = false, validSince } = user
      return { isDisabled: disabled, validSince: validSince ? new Date(Number(validSince) * 1000) : null }
    },
    /** Done as well where it is gone already. */
    async remove(subject: string): Promise<void> {
      await ask('delete', { localId: subject }).catch((error: unknown) => {
        if (!(error instanceof GoogleRefusal && error.code === 'USER_NOT_FOUND')) throw error
      })
    },
  }
}
