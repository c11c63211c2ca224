import type { Logger } from 'pino'
import type { AudioStoreConfig } from '../config/audio-store.ts'
import type { FirebaseConfig } from '../config/firebase.ts'
import type { NarratorConfig } from '../config/narrator.ts'
import type { PaymentsConfig } from '../config/payments.ts'
import type { StorytellerConfig } from '../config/storyteller.ts'
import type { Database } from '../db/connect.ts'
import type { AudioStore } from '../ports/audio-store.ts'
import type { Identity, NewPassword } from '../ports/identity.ts'
import type { Mailer } from '../ports/mailer.ts'
import type { Narrator } from '../ports/narrator.ts'
import type { Payments } from '../ports/payments.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import { fileAudioStore } from './audio-store/files.ts'
import { embeddedIdentity } from './identity/embedded.ts'
import { firebaseIdentity } from './identity/firebase.ts'
import type { EmbeddedIdentitySettings } from './identity/options.ts'
import { BUILT_IN_TIMINGS, builtInNarrator, builtInVoice } from './narrator/built-in.ts'
import { speechServerNarrator } from './narrator/speech-server.ts'
import type { VoiceProcess } from './narrator/voice/voice-process.ts'
import { type SandboxSetting, sandboxPayments } from './payments/sandbox/sandbox.ts'
import { builtInStoryteller, withFallback } from './storyteller/built-in.ts'

/*
 * Which adapter the configuration asks for. A library that only one of them needs is loaded with it.
 */

/** The audio store that the configuration names. */
export async function createAudioStore(config: AudioStoreConfig): Promise<AudioStore> {
  if (config.adapter === 'files') return fileAudioStore(config.folder)
  const { s3AudioStore } = await import('./audio-store/s3.ts')
  return s3AudioStore(config)
}

/** The storyteller that the configuration names. */
export async function createStoryteller(config: StorytellerConfig): Promise<Storyteller> {
  if (config.provider === 'built-in') return builtInStoryteller()
  // Only here: the libraries for models take 0.2 s and 24 MB to load.
  const { modelStoryteller } = await import('./storyteller/model.ts')
  const model = modelStoryteller(config)
  return config.fallback ? withFallback(model, builtInStoryteller()) : model
}

/** The narrator that the configuration names. `voice` is needed by both: a speech server's times come from it. */
export function createNarrator(config: NarratorConfig, { voice, log }: { voice: VoiceProcess; log: Logger }): Narrator {
  const builtIn = builtInNarrator(voice, log)
  if (config.adapter === 'built-in') return builtIn
  return speechServerNarrator(config, { log, builtIn, reference: builtInVoice(voice, BUILT_IN_TIMINGS) })
}

/** Who takes the money, as the configuration says; null where nobody does. */
export async function createPayments(config: PaymentsConfig, setting: SandboxSetting): Promise<Payments | null> {
  if (config.adapter === 'off') return null
  if (config.adapter === 'sandbox') return sandboxPayments(setting)
  // Only here: the library takes 0.1 s and 35 MB to load.
  return (await import('./payments/stripe.ts')).stripePayments(config, setting.log)
}

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
