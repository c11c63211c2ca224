import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Left alone, vitest keeps a core for itself: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'storyteller',
          include: ['storyteller/{src,cli}/**/*.test.ts'],
          isolate: false,
          // Hundreds of stories in a test, beside whatever else the machine does.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'voice', include: ['voice/src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/setup.ts'],
          // Nothing in the server lives in a module: one file leaves the next nothing, and all of it is loaded once.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          setupFiles: ['web/src/testing/setup.ts'],
          isolate: false,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
