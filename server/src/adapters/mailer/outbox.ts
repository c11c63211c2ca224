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
      const files = await names(folder)
      const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8').catch(() => null)))
      const theirs = files.filter((_, n) => texts[n] && parse(texts[n]).to.toLowerCase() === address.toLowerCase())
      await Promise.all(theirs.map((file) => rm(join(folder, file), { force: true })))
    },
    async list() {
      const files = await names(folder)
      const read = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8').catch(() => null)))
      return read.filter((text) => text !== null).map(parse)
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

function parse(file: string): KeptMail {
  const { to, subject, text, sentAt } = JSON.parse(file) as Omit<KeptMail, 'links'>
  return { to, subject, text, links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [], sentAt }
}
