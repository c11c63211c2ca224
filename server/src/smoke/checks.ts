import type { Config } from '../config/config.ts'
import type { Check } from './check.ts'
import { databaseCheck } from './database.ts'
import { firebaseCheck } from './firebase.ts'
import { mailCheck } from './mail.ts'
import { modelCheck } from './model.ts'
import { s3Check } from './s3.ts'
import { speechCheck } from './speech.ts'
import { stripeCheck } from './stripe.ts'

/** Every service that an operator may have configured, in the order of the banner's ports. */
export function checksOf(config: Config, { sendTo }: { sendTo: string | null }): Check[] {
  return [
    databaseCheck(config),
    firebaseCheck(config),
    stripeCheck(config),
    modelCheck(config),
    speechCheck(config),
    s3Check(config),
    mailCheck(config, sendTo),
  ]
}

const SHORTEST_HIDDEN = 6

/** Everything of the configuration that must never be shown, and how it looks where an address carries it. */
export function secretsOf(config: Config): string[] {
  const { databaseUrl, sessionSecret, mail, payments, firebase, social, storyteller, narrator, audioStore } = config
  const secrets = [
    sessionSecret,
    ...passwordOf(databaseUrl),
    ...passwordOf(mail.adapter === 'smtp' ? mail.url : null),
    ...(payments.adapter === 'stripe' ? [payments.secretKey, ...payments.webhookSecrets] : []),
    storyteller.provider === 'built-in' ? null : storyteller.apiKey,
    narrator.adapter === 'speech-server' ? narrator.apiKey : null,
    audioStore.adapter === 's3' ? audioStore.secretAccessKey : null,
    firebase?.serviceAccount.privateKey,
    social.google?.clientSecret,
    social.facebook?.clientSecret,
  ]
  // A shorter one would blot out words; our own sentences hold none anyway.
  return secrets.filter((secret) => typeof secret === 'string' && secret.length >= SHORTEST_HIDDEN) as string[]
}

function passwordOf(address: string | null): string[] {
  const { password } = new URL(address ?? 'none:')
  return [password, decodeURIComponent(password)]
}
