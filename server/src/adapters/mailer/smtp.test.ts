import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, test } from 'vitest'
import { smtpMailer } from './smtp.ts'

interface Post {
  commands: string[]
  message: string
}

let server: Server

/** A mail server that takes one letter after another, or refuses every recipient. */
async function mailServer(refuses = false): Promise<{ url: string; posts: Post[] }> {
  const posts: Post[] = []
  server = createServer((socket) => {
    const post: Post = { commands: [], message: '' }
    let inMessage = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 mail.example ready')
    createInterface({ input: socket }).on('line', (line) => {
      if (inMessage && line === '.') {
        inMessage = false
        posts.push(post)
        return say('250 accepted')
      }
      if (inMessage) {
        post.message += `${line}\n`
        return
      }
      post.commands.push(line)
      if (line.startsWith('DATA')) {
        inMessage = true
        return say('354 go on')
      }
      if (line.startsWith('QUIT')) return socket.end('221 bye\r\n')
      return say(refuses && line.startsWith('RCPT') ? '550 unknown' : '250 fine')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, posts }
}

afterEach(() => server.close())

const LETTER = {
  to: 'jana@example.com',
  subject: 'Potvrďte svoj e-mail',
  text: 'Dobrý večer,\n\nhttps://perinka.example/?a=b\n',
}

describe('a letter sent over SMTP', () => {
  test('reaches its reader whole, diacritics included, from our address', async () => {
    const { url, posts } = await mailServer()
    await smtpMailer({ url, from: 'Perinka <noreply@perinka.example>' }).send(LETTER)
    const [post] = posts
    expect(post?.commands).toContain('MAIL FROM:<noreply@perinka.example>')
    expect(post?.commands).toContain('RCPT TO:<jana@example.com>')
    expect(post?.message).toMatch(/^From: Perinka <noreply@perinka\.example>$/m)
    expect(post?.message).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(post?.message).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
    expect(post?.message).toMatch(/^Auto-Submitted: auto-generated$/m)
    const body = (post?.message ?? '').split('\n\n').slice(1).join('\n\n')
    const text = /quoted-printable/.test(post?.message ?? '')
      ? Buffer.from(
          body
            .replace(/=\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8')
      : Buffer.from(body, 'base64').toString('utf8')
    expect(text.trim()).toBe(LETTER.text.trim())
  })

  test('that the server refuses is a failure, not a silence', async () => {
    const { url } = await mailServer(true)
    await expect(smtpMailer({ url, from: 'noreply@perinka.example' }).send(LETTER)).rejects.toThrow(/550/)
  })

  test('to a server that is not there is a failure too', async () => {
    const { url } = await mailServer()
    server.close()
    await once(server, 'close')
    await expect(smtpMailer({ url, from: 'noreply@perinka.example' }).send(LETTER)).rejects.toThrow()
  })

  test('cannot smuggle another recipient in', async () => {
    const { url, posts } = await mailServer()
    const sneaky = { ...LETTER, subject: 'Hello\r\nBcc: everybody@example.com' }
    await smtpMailer({ url, from: 'noreply@perinka.example' }).send(sneaky)
    expect(posts[0]?.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<jana@example.com>'])
    expect(posts[0]?.message).not.toMatch(/^Bcc:/m)
  })
})
