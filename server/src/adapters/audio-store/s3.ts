import { createHash } from 'node:crypto'
import type { S3Config } from '../../config/audio-store.ts'
import { type AudioStore, checkName } from '../../ports/audio-store.ts'
import { createS3Client, type S3Timings, StoreRefused } from './s3-client.ts'

/**
 * Keeps each narration as one object of a bucket. An object appears when its upload is complete and has the hash that
 * was announced, or not at all: every store that speaks S3 sees to that.
 */
export function s3AudioStore(config: S3Config, timings?: Partial<S3Timings>): AudioStore {
  const ask = createS3Client(config, timings)
  return {
    adapter: 's3',
    async put(name, audio) {
      checkName(name)
      const hash = createHash('sha256').update(audio).digest('hex')
      const headers = { 'Content-Type': 'audio/mpeg', 'X-Amz-Content-Sha256': hash }
      await (await ask({ method: 'PUT', name, headers, body: audio })).body.cancel()
    },
    async read(name, range) {
      checkName(name)
      const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
      const answer = await ask({ method: 'GET', name, headers }).catch(unlessMissing)
      if (!answer) return null
      if (!range || answer.status === 206) return answer.body
      await answer.body.cancel()
      throw new StoreRefused(answer.status, 'RangeIgnored')
    },
    async remove(name) {
      checkName(name)
      await (await ask({ method: 'DELETE', name }).catch(unlessMissing))?.body.cancel()
    },
  }
}

/** A missing bucket is a fault of the settings; only a missing object is none. */
function unlessMissing(error: unknown): null {
  if (error instanceof StoreRefused && error.statusCode === 404 && error.code !== 'NoSuchBucket') return null
  throw error
}
