import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../../../scripts/browser.mjs'

/** The journeys' own Chromium is a shell without windows: it never tells a page that nobody looks. */
export const canHide = () => Boolean(process.env.CHROMIUM_PATH)
export const CANNOT_HIDE =
  'A hidden page is measured in a whole Chromium only: set CHROMIUM_PATH to one of this machine.'

/**
 * A browser as a family has it: what its pages do is throttled once they are hidden. One that Playwright starts is told
 * not to, and each of its pages believes that it is looked at.
 */
export async function backgroundBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'perinka-browser-'))
  const { executablePath, args, env } = await browserLaunch(
    ...['--headless=new', '--mute-audio', '--no-first-run', '--window-size=390,844'],
    ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
  )
  const browser = spawn(executablePath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const told = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (told) resolve(told)
    })
    void gone.then(() => reject(new Error(`The browser ended by itself:\n${said}`)))
  })
  const connected = await chromium.connectOverCDP(address, { noDefaults: true, isLocal: true })
  const [context] = connected.contexts()
  if (!context) throw new Error('The browser has no window')
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    page,
    /** Another tab comes before it: for the page it is the same as a screen that goes off. Throws where it stays visible. */
    async hide(): Promise<void> {
      const other = await context.newPage()
      await other.bringToFront()
      await page.waitForFunction(() => document.visibilityState === 'hidden', undefined, { polling: 100 })
    },
    async close(): Promise<void> {
      const session = await connected.newBrowserCDPSession()
      // It answers no more.
      await session.send('Browser.close').catch(() => {})
      await gone
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
