import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FIXTURES = join(ROOT, 'scripts/fixtures/arrows')

interface Fixture {
  path: string
  what: string
  /** The one rule it must break; undefined where it must break none. */
  rule: string | undefined
}

/** A small house; the first line of each file says which rule it breaks, or what it shows to be allowed. */
function readFixtures(): Fixture[] {
  return readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => {
      const line = readFileSync(join(FIXTURES, path), 'utf8').split('\n')[0] ?? ''
      const [, kind, said = ''] = /^\/\/ (breaks|keeps): (.*)$/.exec(line) ?? []
      const [rule, what = ''] = kind === 'breaks' ? said.split(' · ') : [undefined, said]
      return { path, what, rule }
    })
}

/** Rules that the project's own biome.json finds broken, by file, and all that Biome said. */
function lintHouse(): { broken: Map<string, string[]>; said: string } {
  const house = mkdtempSync(join(tmpdir(), 'perinka-arrows-'))
  try {
    cpSync(FIXTURES, house, { recursive: true })
    const { vcs: _, ...rules } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
    writeFileSync(join(house, 'biome.json'), JSON.stringify(rules))
    const biome = join(ROOT, 'node_modules/.bin/biome')
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', '--diagnostic-level=error', '.']
    const { stdout } = spawnSync(biome, args, { cwd: house, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] }
    const broken = new Map<string, string[]>()
    for (const { category, location } of diagnostics) {
      broken.set(location.path, [...(broken.get(location.path) ?? []), category.replace(/^lint\//, '')])
    }
    return { broken, said: stdout }
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}

describe('the arrows between the rooms', () => {
  const fixtures = readFixtures()
  const { broken, said } = lintHouse()

  test.each(fixtures.filter(({ rule }) => rule))('are broken where $what ($path)', ({ path, rule }) => {
    expect(broken.get(path)).toContain(rule)
  })

  test.each(fixtures.filter(({ rule }) => !rule))('allow that $what ($path)', ({ path }) => {
    expect(broken.get(path)).toBeUndefined()
  })

  test('each have a fixture that breaks them', () => {
    const { overrides } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8')) as { overrides: Override[] }
    const messages = overrides.flatMap(({ linter }) =>
      (linter.rules.style?.noRestrictedImports?.options.patterns ?? []).map(({ message }) => message),
    )
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter((message) => !said.includes(message))).toEqual([])
  })
})

interface Override {
  linter: { rules: { style?: { noRestrictedImports?: { options: { patterns: { message: string }[] } } } } }
}
