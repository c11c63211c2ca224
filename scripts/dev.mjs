import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { productNode, projectEnv, ROOT, whenNpmIsGone } from './node.mjs'
import { setUp } from './setup.mjs'

setUp({ build: false })
// The pages' own server has to know PORT too.
const settings = join(ROOT, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)

const PAGE = 'http://localhost:5173'
// Letters link to what a browser opens, and the server believes requests of that origin.
const env = { ...projectEnv(), PUBLIC_URL: process.env.PUBLIC_URL ?? PAGE }
const options = { cwd: ROOT, env, stdio: 'inherit' }

const children = [
  spawn(
    productNode(),
    [
      '--watch-path=server/src',
      '--watch-path=contract/src',
      '--watch-path=storyteller/src',
      '--watch-preserve-output',
      'server/src/main.js',
    ],
    options,
  ),
  spawn('npm', ['run', 'dev', '-w', '@perinka/web', '--', '--strictPort', '--clearScreen', 'false'], options),
]
console.log(
  `\n  Open ${PAGE}: pages are reloaded as you write them, the server starts anew when its own files change.\n`,
)

/** Both or none: a page without its server only shows errors. */
let ending = false
function end(code) {
  if (ending) return
  ending = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))
whenNpmIsGone(() => end(0))
for (const child of children) child.on('exit', (code) => end(code ?? 1))
