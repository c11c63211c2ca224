import { join } from 'node:path'
import type { Rolldown } from 'vite'

const SRC = join(import.meta.dirname, '../src')
/** What everybody's first page begins with. */
const ENTRY = [join(SRC, 'main.tsx')]
/** What a visitor gets at once. */
const LANDING = [join(SRC, 'app/pages/LandingPage.tsx')]
/** What a family needs before it does anything: the frame, Home, and the player's bar. */
const FAMILY = ['App.tsx', 'PlayerBar.tsx', 'pages/HomePage.tsx'].map((file) => join(SRC, 'app', file))

/**
 * What a visitor and a family both begin with comes in one file, what a family's first page needs beyond it in two, and
 * what only later pages and dialogs share in two more: a tap costs no string of requests, and no first page waits for what
 * it does not show. Each group may lean on those above it only: a ring of chunks would run before what it stands on.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const [isEntry, isLanding, isFamily] = [ENTRY, LANDING, FAMILY].map(reachableFrom) as [Test, Test, Test]
  const group = (name: string, test: Test, priority: number): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => (test(id, context) ? name : null),
    priority,
  })
  return [
    group('first', (...module) => isEntry(...module) || (isLanding(...module) && isFamily(...module)), 6),
    // Comes to the landing after a second: it must bring none of the app along.
    { name: 'consent', test: /[\\/](?:features|shared)[\\/]consent[\\/]/, priority: 5 },
    group('libraries', (...module) => isLibrary(module[0]) && isFamily(...module), 4),
    group('family', isFamily, 3),
    // Drawn on many pages, but first when a card comes near the window.
    { name: 'scene', test: /[\\/]stories[\\/]scene[\\/]/, priority: 2.5 },
    { name: 'later-libraries', test: isLibrary, minShareCount: 2, priority: 2 },
    { name: 'later', minShareCount: 2, priority: 1 },
  ]
}

type Test = (id: string, context: Rolldown.ChunkingContext) => boolean

const isLibrary = (id: string) => /[\\/]node_modules[\\/]/.test(id)

/** Whether one of `begins` imports a module, by however many steps, and not only when asked to. */
function reachableFrom(begins: string[]): Test {
  let found: Set<string> | null = null
  return (id, context) => {
    found ??= reach(begins, (module) => context.getModuleInfo(module)?.importedIds ?? [])
    return found.has(id)
  }
}

function reach(begins: string[], importsOf: (id: string) => string[]): Set<string> {
  const found = new Set(begins)
  for (const id of found) for (const imported of importsOf(id)) found.add(imported)
  return found
}
