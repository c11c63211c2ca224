import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.mjs'

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: await findBrowser(), args: BROWSER_ARGUMENTS },
    trace: 'retain-on-failure',
    reducedMotion: 'reduce',
  },
})
