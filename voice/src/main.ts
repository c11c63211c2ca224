import { startEngine } from './engine/engine.ts'
import { createVoiceServer } from './http/server.ts'
import { beFrugal, secretFromStarter } from './process.ts'
import { createTurns } from './turns.ts'
import type { Voicebox } from './voicebox.ts'
import { practise, warmUp } from './warm-up.ts'

beFrugal()

/** One line of JSON an event, to standard error: standard output only ever says the port. */
function log(what: Record<string, unknown>) {
  console.error(JSON.stringify({ time: new Date().toISOString(), ...what }))
}

// Ctrl-C reaches every process of the terminal: who started us decides when we end.
process.on('SIGINT', () => {})

const secret = await secretFromStarter()
if (secret === '') {
  log({ level: 'fatal', message: 'The first line of standard input is the secret; it is empty.' })
  process.exit(1)
}
const box: Voicebox = { engine: await startEngine(), turns: createTurns(), log }
await warmUp(box)
const server = createVoiceServer(box, secret)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(JSON.stringify({ port: address.port }))
  void practise(box)
})
