import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** What one client said and sent. */
interface Post {
  commands: string[]
  message: string
}

export interface MailServer {
  url: string
  posts: Post[]
  close(): Promise<void>
}

/** A mail server that takes one mail after another, or answers `refusal` to every recipient. */
export async function mailServer(refusal?: string): Promise<MailServer> {
  const posts: Post[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
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
      return say(refusal && line.startsWith('RCPT') ? refusal : '250 fine')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
