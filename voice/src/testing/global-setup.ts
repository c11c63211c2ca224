import type { TestProject } from 'vitest/node'
import { startVoice } from './voice-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the voice that all tests ask which do not judge its life. */
    voiceAddress: string
  }
}

/** One voice for the whole run: it takes a second or two to warm up. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const voice = await startVoice()
  project.provide('voiceAddress', voice.address)
  return () => voice[Symbol.asyncDispose]()
}
