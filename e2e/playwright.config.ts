import { defineConfig } from '@playwright/test'
import { browserLaunch } from '../scripts/browser.mjs'

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './support/global-setup.ts',
  // Twice the processors of a small machine: journeys wait more than they work.
  workers: 4,
  // Every journey is a family's own: a file with many of them does not hold one worker until the end.
  fullyParallel: true,
  // Patience for a busy machine, not a bound: bounds are measured by `npm run bench`.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: await browserLaunch(),
    // What was done, without pictures of every moment: those cost a journey more than its own work.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    reducedMotion: 'reduce',
    // What a worker fetches could not be intercepted; the offline journeys let it in.
    serviceWorkers: 'block',
  },
})
