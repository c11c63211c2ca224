import { describe, expect, onTestFinished, test } from 'vitest'
import { AddressRefused } from '../../ports/mailer.ts'
import { type MailServer, mailServer } from '../../testing/mail-server.ts'
import { smtpMailer } from './smtp.ts'

async function given(refusal?: string): Promise<MailServer> {
  const server = await mailServer(refusal)
  onTestFinished(() => server.close())
  return server
}

const MAIL = {
  to: 'jana@example.com',
  subject: 'Potvrďte svoj e-mail',
  text: 'Dobrý večer,\n\nhttps://perinka.example/?a=b\n',
}

describe('a mail sent over SMTP', () => {
  test('reaches its reader whole, diacritics included, from our address', async () => {
    const { url, posts } = await given()
    await smtpMailer({ url, from: 'Perinka <noreply@perinka.example>' }).send(MAIL)
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
    expect(text.trim()).toBe(MAIL.text.trim())
  })

  test.each([
    ['no such mailbox', '550 5.1.1 unknown'],
    ['no such mailbox, by an old server', '550 unknown'],
    ['a mailbox that is closed', '550 5.2.1 closed'],
  ])('to %s is refused for good', async (_what, refusal) => {
    const { url } = await given(refusal)
    await expect(smtpMailer({ url, from: 'noreply@perinka.example' }).send(MAIL)).rejects.toThrow(AddressRefused)
  })

  test.each([
    ['is full', '452 4.2.2 full'],
    ['makes strangers wait', '451 4.7.1 greylisted'],
    ['does not trust the sender', '554 5.7.1 relay access denied'],
  ])('where the other side %s is a failure that may be over soon', async (_what, refusal) => {
    const { url } = await given(refusal)
    const sending = smtpMailer({ url, from: 'noreply@perinka.example' }).send(MAIL)
    await expect(sending).rejects.toMatchObject({ code: 'EENVELOPE' })
  })

  test('to a server that is not there is a failure too', async () => {
    const { url, close } = await mailServer()
    await close()
    await expect(smtpMailer({ url, from: 'noreply@perinka.example' }).send(MAIL)).rejects.toThrow()
  })

  test('cannot smuggle another recipient in', async () => {
    const { url, posts } = await given()
    const sneaky = { ...MAIL, subject: 'Hello\r\nBcc: everybody@example.com' }
    await smtpMailer({ url, from: 'noreply@perinka.example' }).send(sneaky)
    expect(posts[0]?.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<jana@example.com>'])
    expect(posts[0]?.message).not.toMatch(/^Bcc:/m)
  })
})
