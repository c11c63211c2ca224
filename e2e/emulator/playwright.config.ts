import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** `npm run firebase-emulator`: the journey that needs Firebase's own tools, and no product but its own. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: undefined,
})
