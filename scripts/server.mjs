/**
 * What Node is told to run the product. Loading hundreds of modules makes the young heap grow and never shrink: bounded,
 * the server takes half the memory and answers sooner. Some 80 MB are in use; the larger the heap may grow, the longer V8
 * lets garbage lie.
 */
export const SERVER = ['--max-semi-space-size=8', '--max-old-space-size=512', 'server/src/main.js']

/** A channel that says nothing: its end tells the server that whoever started it is gone, also where nobody could tell it. */
export const TIED = { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }
