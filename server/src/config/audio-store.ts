import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** A bucket of AWS or of any store that speaks S3: MinIO, Cloudflare R2, Ceph, Garage. */
export interface S3Config {
  adapter: 's3'
  /** Address of the store, without a slash at its end; objects lie under `<endpoint>/<bucket>/<prefix>`. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Empty, or folders that end in a slash. */
  prefix: string
}

export type AudioStoreConfig = { adapter: 'files'; folder: string } | S3Config

const NEEDED = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const OTHERS = ['S3_ENDPOINT', 'S3_REGION', ...NEEDED, 'S3_PREFIX'] as const

/** Narrations lie in `dataDir` unless S3_BUCKET names a bucket. */
export function readAudioStore(settings: Settings, dataDir: string): AudioStoreConfig {
  const bucket = settings.text('S3_BUCKET')
  const region = settings.text('S3_REGION')
  const endpoint = settings.server('S3_ENDPOINT', 'http://localhost:9000')
  const prefix = readPrefix(settings)
  const [accessKeyId, secretAccessKey] = NEEDED.map((name) => settings.text(name))
  if (bucket === null) {
    settings.refuseIdle(OTHERS, 'without S3_BUCKET')
    return { adapter: 'files', folder: join(dataDir, 'audio') }
  }
  if (!/^[a-z\d][\w.-]{1,61}[a-z\d]$/i.test(bucket)) {
    settings.problems.push(`S3_BUCKET must be the name of a bucket alone, not "${bucket}".`)
  }
  if (region !== null && !/^[a-z\d-]+$/.test(region)) {
    settings.problems.push(`S3_REGION must be a region such as eu-central-1, not "${region}".`)
  }
  const missing: string[] = NEEDED.filter((name) => settings.text(name) === null)
  if (region === null && settings.text('S3_ENDPOINT') === null) missing.push('S3_REGION (or S3_ENDPOINT)')
  if (missing.length > 0) settings.problems.push(`S3_BUCKET needs ${new Intl.ListFormat('en-GB').format(missing)} too.`)
  return {
    adapter: 's3',
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    // What a store that has no regions is signed for, by custom.
    region: region ?? 'us-east-1',
    bucket,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    prefix,
  }
}

function readPrefix(settings: Settings): string {
  const prefix = settings.text('S3_PREFIX')?.replace(/^\/+|\/+$/g, '')
  if (!prefix) return ''
  // Dots alone would be resolved on the way, and the signature would be for another object.
  if (prefix.split('/').some((part) => !/^[\w.-]+$/.test(part) || /^\.+$/.test(part))) {
    settings.problems.push(`S3_PREFIX must be folders of letters, digits, dots, hyphens and underscores.`)
  }
  return `${prefix}/`
}
