import type { Telling } from '../craft/telling.ts'

const WORDS = 5
const SLOT = 'one'

/** Runs of five words of a body, its marks taken out; every slot counts as one and the same word. */
export function runsOf(body: string): Set<string> {
  const plain = body
    .replace(/^==.*$|^[/]?[+-]\d$/gm, ' . ')
    .replace(/(^|[\s|~<(])(?:[*^!?@&][a-z][a-z0-9-]*)/g, '$1')
    .replace(/\[[^\]|]*\]/g, ` ${SLOT} `)
    .replace(/\[[^\]|]*\||\|\s*(?:[a-z0-9, -]+:\s)?|[\]<>~]|\(\(|\)\)/g, ' . ')
  const runs = new Set<string>()
  for (const sentence of plain.toLowerCase().split(/[.!?…:;]+/)) {
    const words = sentence.match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? []
    for (let at = 0; at + WORDS <= words.length; at++) runs.add(words.slice(at, at + WORDS).join(' '))
  }
  return runs
}

/** What two tellings say in the same five words or more: nobody notices one, everybody notices three. */
export function clashesOf(one: Telling, others: readonly Telling[]): { id: string; shared: string[] }[] {
  const own = new Set([one.young, one.older].flatMap((body) => [...runsOf(body ?? '')]))
  return others
    .filter(({ id }) => id !== one.id)
    .map(({ id, young, older }) => ({
      id,
      shared: [...new Set([young, older].flatMap((body) => [...runsOf(body ?? '')]))].filter((run) => own.has(run)),
    }))
    .filter(({ shared }) => shared.length > 0)
}
