import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContractData, deriveContract, sdkFolder } from './derive.ts'

const CACHE = join(import.meta.dirname, '../../../../../node_modules/.cache/perinka')

/** The derived contract, kept beside the packages until the SDK or the way of deriving it changes; never committed. */
export function cachedContract(eventTypes: readonly string[]): ContractData {
  const version = readFileSync(join(sdkFolder(), '../VERSION'), 'utf8').trim()
  const file = join(CACHE, `stripe-${version}-${fingerprint(eventTypes)}.json`)
  const cached = read(file)
  if (cached !== null) return JSON.parse(cached)
  const derived = deriveContract(eventTypes)
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) if (/^stripe-.*\.json$/.test(name)) rmSync(join(CACHE, name), { force: true })
  // Tests run in several processes: none shall read half of it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(derived))
  renameSync(`${file}.${process.pid}`, file)
  return derived
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function fingerprint(eventTypes: readonly string[]): string {
  const hash = createHash('sha256').update(eventTypes.join())
  for (const name of readdirSync(import.meta.dirname).sort()) hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex').slice(0, 12)
}
