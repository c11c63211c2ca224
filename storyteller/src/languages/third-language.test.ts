import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { CRAFTS } from './crafts.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** What the compiler says of a file that lies beside the languages. */
function compiled(source: string): string {
  const folder = mkdtempSync(fileURLToPath(new URL('../../.third-', import.meta.url)))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(`${folder}/third.ts`, source)
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target es2024 --allowImportingTsExtensions --types node'
  const { stdout } = spawnSync('node_modules/.bin/tsc', [...options.split(' '), `${folder}/third.ts`], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return stdout
}

test('of a third language that is still empty the compiler names all that is missing', () => {
  const parts = Object.keys(CRAFTS.en)
  const said = compiled(`
    import type { Language } from '@perinka/contract/catalog'
    import type { Craft } from '../src/craft/craft.ts'
    import { CRAFTS } from '../src/languages/crafts.ts'
    export const every: Readonly<Record<Language | 'third', Craft>> = CRAFTS
    ${parts.map((part) => `{ const { ${part}: _, ...third } = CRAFTS.en; const whole: Craft = third; void whole }`).join('\n')}
  `)
  expect(said).toContain(`Property 'third' is missing`)
  for (const part of parts) expect(said).toContain(`Property '${part}' is missing`)
  expect(said.match(/error TS/g)).toHaveLength(parts.length + 1)
})
