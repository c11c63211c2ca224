import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'

// Run as a program of its own, with TMPDIR set to the folder: there the package puts what it unpacks, and it changes the
// environment of the process that it lives in.
const EMOJI = '@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf'

await chromium.executablePath()
cpSync(fileURLToPath(import.meta.resolve(EMOJI)), join(process.env.TMPDIR, 'fonts', 'emoji.ttf'))
