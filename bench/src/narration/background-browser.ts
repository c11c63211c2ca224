import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../../../scripts/browser.mjs'
import { type Opened, openFolder } from '../resources.ts'

/** The journeys' own Chromium is a shell without windows: it never tells a page that nobody looks. */
export const canHide = () => Boolean(process.env.CHROMIUM_PATH)
export const CANNOT_HIDE =
  'A hidden page is measured in a whole Chromium only: set CHROMIUM_PATH to one of this machine.'

/**
 * A browser as a family has it: what its pages do is throttled once they are hidden. One that Playwright starts is told
 * not to, and each of its pages believes that it is looked at.
 */
export async function backgroundBrowser(opened: Opened) {
  const profile = await openFolder(opened)
  const { executablePath, args, env } = await browserLaunch(
    ...['--headless=new', '--mute-audio', '--no-first-run', '--window-size=390,844'],
    ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
  )
  const browser = spawn(executablePath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = once(browser, 'exit')
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
  opened.defer(async () => {
    const session = await connected.newBrowserCDPSession()
    // It answers no more.
    await session.send('Browser.close').catch(() => {})
    await gone
  })
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
  }
}
