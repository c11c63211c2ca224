import '../compile-cache.js'

await import('./sound-worker.ts')
