import { lingui } from '@lingui/vite-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { prerenderedLanding } from './build/prerendered-landing.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    lingui({ failOnCompileError: true, cwd: import.meta.dirname }),
    prerenderedLanding(),
    compressed(),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first page needs comes in one file; the rest in few, so that a tap costs no string of requests.
            // Each group may lean on those above it only: a ring of chunks would run before what it stands on.
            { name: 'first', tags: ['$initial'], priority: 3 },
            { name: 'libraries', test: /[\\/]node_modules[\\/]/, minShareCount: 2, priority: 2 },
            { name: 'common', minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/dev': server, '/health': server } },
})
