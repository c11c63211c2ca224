import { describe, expect, onTestFinished, test } from 'vitest'
import { mailServer } from '../testing/mail-server.ts'
import { type ModelAnswer, modelServer } from '../testing/model-server.ts'
import { s3Server } from '../testing/s3-server.ts'
import { smoke } from '../testing/smoke.ts'
import { givenServer, nobody } from '../testing/speech.ts'

describe('a model', () => {
  const asked = async (provider: string, answer: ModelAnswer) => {
    const server = await modelServer(answer)
    onTestFinished(() => server.close())
    const env = {
      ...{ STORYTELLER_PROVIDER: provider, STORYTELLER_MODEL: 'tiny', STORYTELLER_API_KEY: 'sk-hunter2' },
      STORYTELLER_BASE_URL: server.baseUrl,
    }
    return { server, env }
  }

  test('says how it calls itself, and what it said', async () => {
    const { server, env } = await asked('openai-compatible', { text: 'Good night,\nlittle one.' })
    const { isFit, said } = await smoke(env)
    expect(said).toMatch(/✓ scripted answered in [^\n]+: Good night, little one\./)
    expect(isFit).toBe(true)
    expect(server.requests).toHaveLength(1)
  })

  test('of OpenAI needs its moderations endpoint too', async () => {
    const { server, env } = await asked('openai', { text: 'Good night.' })
    expect((await smoke(env)).said).toContain('✓ its moderations endpoint answers')
    server.moderations[0] = { status: 404 }
    const { isFit, said } = await smoke(env)
    expect(said).toContain('✗ AI_APICallError (statusCode 404)')
    expect(isFit).toBe(false)
  })

  test.each<[string, ModelAnswer, string]>([
    ['refuses the key', { status: 401, body: '{"error":{"message":"Wrong key: sk-hunter2"}}' }, '(statusCode 401)'],
    ['says nothing', { text: '' }, 'The model answered nothing'],
    ['is stopped by its filter', { text: '', finish: 'content_filter' }, 'The model answered nothing'],
  ])('that %s fails, and its key is not shown', async (_what, answer, sentence) => {
    const { isFit, said } = await smoke((await asked('openai-compatible', answer)).env)
    expect(said).toMatch(new RegExp(`✗ [^\\n]*${sentence.replace(/[()]/g, '\\$&')}`))
    expect(said).not.toContain('hunter2')
    expect(isFit).toBe(false)
  })
})

describe('a speech server', () => {
  const named = (baseUrl: string) => ({ NARRATOR_BASE_URL: baseUrl, NARRATOR_MODEL: 'small' })

  test('says one sentence in each language, by each of its models', async () => {
    const server = await givenServer()
    const { isFit, said } = await smoke({ ...named(server.baseUrl), NARRATOR_PREMIUM_MODEL: 'large' })
    expect(said).toMatch(/✓ English, small, voice alloy: \d\.\d s of sound, \d+ bytes/)
    expect(said).toMatch(/✓ Slovak, large, voice alloy: \d\.\d s of sound, \d+ bytes/)
    expect(server.asked.map(({ model }) => model)).toEqual(['small', 'small', 'large', 'large'])
    expect(isFit).toBe(true)
  })

  test.each([
    ['refuses', { status: 401 }, 'the server refused (status 401'],
    ['answers without sound', { body: '{}' }, 'an answer without sound'],
    ['is silent', { bytes: (sound: Buffer) => sound.fill(0) }, 'silence'],
    ['says next to nothing', { bytes: (sound: Buffer) => sound.subarray(0, 480) }, '0.0 s for one short sentence'],
  ])('that %s fails', async (_what, answer, sentence) => {
    const { isFit, said } = await smoke(named((await givenServer(answer)).baseUrl))
    expect(said).toContain(sentence)
    expect(isFit).toBe(false)
  })
})

describe('a bucket', () => {
  async function bucket() {
    const server = await s3Server()
    onTestFinished(() => server.close())
    const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = server.config
    const env = {
      ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_PREFIX: prefix },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    }
    return { server, env }
  }

  test('keeps a small object, hands it out in part, and is left as it was', async () => {
    const { server, env } = await bucket()
    const { isFit, said } = await smoke(env)
    expect(said).toContain('✓ 1000 bytes put, read whole and in part, removed, gone')
    expect(server.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'GET', 'GET', 'DELETE', 'GET'])
    expect(server.objects.size).toBe(0)
    expect(isFit).toBe(true)
  })

  test('that knows no ranges fails, and keeps nothing', async () => {
    const { server, env } = await bucket()
    server.faults.push('no ranges', 'no ranges', 'no ranges')
    const { isFit, said } = await smoke(env)
    expect(said).toContain('RangeIgnored')
    expect(server.objects.size).toBe(0)
    expect(isFit).toBe(false)
  })

  test('that refuses the key fails by its own word, without ours', async () => {
    const { env } = await bucket()
    const { isFit, said } = await smoke({ ...env, S3_SECRET_ACCESS_KEY: 'another-hunter2' })
    expect(said).toContain('SignatureDoesNotMatch')
    expect(said).not.toContain('hunter2')
    expect(isFit).toBe(false)
  })
})

describe('a mail server', () => {
  async function post(refusal?: string) {
    const server = await mailServer(refusal)
    onTestFinished(() => server.close())
    return server
  }

  test('is only greeted', async () => {
    const server = await post()
    const { isFit, said } = await smoke({ SMTP_URL: server.url })
    expect(said).toContain('✓ takes mail from us')
    expect(server.posts).toEqual([])
    expect(isFit).toBe(true)
  })

  test('sends one mail where somebody is named', async () => {
    const server = await post()
    const { isFit, said } = await smoke({ SMTP_URL: server.url }, 'jana@example.com')
    expect(said).toContain('✓ a mail to jana@example.com was accepted')
    expect(server.posts).toHaveLength(1)
    expect(isFit).toBe(true)
  })

  test('that refuses the mail, or is not there, fails', async () => {
    const server = await post('550 unknown')
    expect((await smoke({ SMTP_URL: server.url }, 'jana@example.com')).said).toContain('responseCode 550')
    const away = await smoke({ SMTP_URL: (await nobody()).replace('http:', 'smtp:') })
    expect(away.said).toContain('ECONNREFUSED')
    expect(away.isFit).toBe(false)
  })
})
