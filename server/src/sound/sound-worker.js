import '../module-loading.js'

await import('./sound-worker.ts')
