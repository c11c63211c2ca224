import type { Logger } from 'pino'
import type { FirebaseConfig } from '../../config/firebase.ts'
import type { Database } from '../../db/connect.ts'
import type { Identity, NewPassword } from '../../ports/identity.ts'
import type { Mailer } from '../../ports/mailer.ts'
import { embeddedIdentity } from './embedded.ts'
import { firebaseIdentity } from './firebase.ts'
import type { EmbeddedIdentitySettings } from './options.ts'

/** Firebase where it is set up, else accounts in the product's own database. `onNewPassword`: told by the latter. */
export async function createIdentity(
  firebase: FirebaseConfig | null,
  ports: { db: Database; mailer: Mailer; log: Logger },
  embedded: () => Promise<EmbeddedIdentitySettings>,
  onNewPassword: (set: NewPassword) => Promise<void>,
): Promise<Identity> {
  if (firebase) return firebaseIdentity(firebase)
  return embeddedIdentity(ports, await embedded(), onNewPassword)
}
