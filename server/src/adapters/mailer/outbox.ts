import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptMail, Outbox } from '../../ports/mailer.ts'

/** Older mail is thrown away: nobody reads further back than this. */
const MOST_KEPT = 200

/** Keeps each mail as a file in `folder`, readable by its owner alone. */
export function outboxMailer(folder: string): Outbox {
  let count = 0
  return {
    adapter: 'outbox',
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const sentAt = new Date().toISOString()
      count += 1
      // The name sorts by time, and by order within one millisecond.
      const name = `${sentAt.replaceAll(':', '-')}-${String(process.pid)}-${String(count).padStart(6, '0')}.json`
      // Renamed when whole: a reader never meets half a mail.
      await writeFile(join(folder, `.${name}`), JSON.stringify({ to, subject, text, sentAt }), { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
      const old = (await names(folder)).slice(MOST_KEPT)
      await Promise.all(old.map((file) => rm(join(folder, file), { force: true })))
    },
    async forget(address) {
      const theirs = (await kept(folder)).filter(({ mail }) => mail.to.toLowerCase() === address.toLowerCase())
      await Promise.all(theirs.map(({ path }) => rm(path, { force: true })))
    },
    async list() {
      return (await kept(folder)).map(({ mail }) => mail)
    },
  }
}

async function names(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch(() => [])
  return all
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .reverse()
}

async function kept(folder: string): Promise<{ path: string; mail: KeptMail }[]> {
  const paths = (await names(folder)).map((name) => join(folder, name))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8').catch(() => null)))
  return paths.flatMap((path, n) => (texts[n] ? { path, mail: parse(texts[n]) } : []))
}

function parse(file: string): KeptMail {
  const { to, subject, text, sentAt } = JSON.parse(file) as Omit<KeptMail, 'links'>
  return { to, subject, text, links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [], sentAt }
}
