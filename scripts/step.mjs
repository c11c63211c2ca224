import { spawn } from 'node:child_process'
import { projectEnv, ROOT } from './node.mjs'

/**
 * Runs one check; its own words are shown only where it fails, or all along with `show`. `slow` says that it has
 * begun. Answers whether it passed.
 */
export async function runStep(name, command, args = [], { show = false, slow = false, env = {} } = {}) {
  const begun = performance.now()
  if (show || slow) console.log(`… ${name}`)
  const { code, said } = await run(command, args, show, env)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code !== 0 && !show) console.log(said.trimEnd().replace(/^/gm, '    '))
  return code === 0
}

function run(command, args, show, env) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...projectEnv(), ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  const said = []
  child.stdout?.on('data', (chunk) => said.push(chunk))
  child.stderr?.on('data', (chunk) => said.push(chunk))
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, said: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, said: Buffer.concat(said).toString() }))
  })
}
