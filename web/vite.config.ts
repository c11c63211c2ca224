import { lingui } from '@lingui/vite-plugin'
import { SERVER_PATHS } from '@perinka/contract/paths'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { compressed } from './build/compressed.ts'
import { prerenderedLanding } from './build/prerendered-landing.ts'
import { serviceWorker } from './build/service-worker.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    lingui({ failOnCompileError: true, cwd: import.meta.dirname }),
    prerenderedLanding(),
    serviceWorker(),
    compressed(),
  ],
  // React has it built in; the stand-in for its older versions would only weigh on the first page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: { port: 5173, proxy: Object.fromEntries(SERVER_PATHS.map((path) => [`/${path}`, server])) },
})
