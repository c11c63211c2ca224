const NEEDED_NODE = 24

// Plain JavaScript, and before anything else is loaded: an older Node does not read TypeScript.
if (Number.parseInt(process.versions.node, 10) < NEEDED_NODE) {
  console.error(`Perinka needs Node ${NEEDED_NODE} or newer, this is ${process.version}. \`npm start\` brings its own.`)
  process.exit(1)
}

await import('./module-loading.js')
const { runServer } = await import('./run.ts')
await runServer()
