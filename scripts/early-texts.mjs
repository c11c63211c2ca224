import { dirname, join } from 'node:path'

/** `laterPage(() => import('./pages/StoriesPage.tsx'))`, say: texts come along. */
const WITH_ALL_TEXTS = /\b(?:laterPage|withAllTexts)\([^;,]*?import\('[^']+'\)/g
const TYPES_ONLY = /\b(?:import|export) type [^'";]*'[^']+'/g
const IMPORTS = /\b(?:from|import\(?)\s*'(\.[^']+)'/g

/**
 * Keys of `late` that may be shown before their texts have come, a sentence each: those spelled in what `begin` reaches
 * without a step that waits for all texts. `modules` is path → source, every path from one and the same folder.
 * @param {Map<string, string>} modules
 * @param {string} begin
 * @param {readonly string[]} late
 */
export function earlyTextProblems(modules, begin, late) {
  const early = new Map([...modules].map(([path, source]) => [path, source.replace(WITH_ALL_TEXTS, '')]))
  return [...reachable(early, begin)].flatMap((path) =>
    keysIn(early.get(path), late).map((key) => `web/src/${path} may show ${key} before its text has come.`),
  )
}

function reachable(modules, begin) {
  const found = new Set([begin])
  for (const path of found)
    for (const next of importsOf(path, modules.get(path))) if (modules.has(next)) found.add(next)
  return found
}

function importsOf(path, source) {
  return [...source.replace(TYPES_ONLY, '').matchAll(IMPORTS)].map(([, to]) => join(dirname(path), to))
}

/** Keys that a string spells, or that a template begins as: t(`themes.${theme}`). */
export function keysIn(source, keys) {
  const spelled = new Set([...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => key))
  const patterns = [...source.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^}`]*\})*)`/g)].map(([, pattern]) => {
    const words = pattern.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')
    return new RegExp(`^${words}$`)
  })
  return keys.filter((key) => spelled.has(key) || patterns.some((pattern) => pattern.test(key)))
}
