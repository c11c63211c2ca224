import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ROOT } from './node.mjs'
import { GUARDED, PACKAGES_OF, ROOMS, WORKSPACES } from './rooms.mjs'

const HOUSE = Object.keys(WORKSPACES)
const named = (rooms) => rooms.split(' ').filter(Boolean)
const SOURCE = /\.(ts|tsx|js|mjs)$/
const isWorkshop = (path) => /\.(test|testdata)\.|\/testing(\/|\.)/.test(path)

/** What a file imports, types counted: as it is written there. */
export function importsOf(path, source) {
  const { module } = parseSync(path, source)
  const from = ({ start, end }) => /^(['"`])(.*)\1$/s.exec(source.slice(start, end))?.[2]
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest }) => from(moduleRequest)),
  ].filter((name) => name !== undefined)
}

/**
 * Everything that the table of `rooms.mjs` forbids in a house, a sentence each; none where all is well.
 * `files`: path from the root → source.
 */
export function brokenArrows(files, { rooms = ROOMS, isWhole = true } = {}) {
  const arrows = [...files].flatMap(([from, source]) =>
    [...new Set(importsOf(from, source))].map((name) => ({ from, ...target(from, name) })),
  )
  const used = new Set()
  const refused = arrows.flatMap((arrow) => refusal(arrow, rooms, used) ?? [])
  return [
    ...refused,
    ...roomless([...files.keys()], rooms),
    ...circles(arrows.filter(({ from, to }) => to && !isWorkshop(from) && !isWorkshop(to))),
    ...(isWhole ? idle(rooms, used) : []),
  ]
}

/** A file of the house, or a package. */
function target(from, name) {
  if (name.startsWith('.')) {
    const to = normalize(join(dirname(from), name))
    return { to, isRelative: true }
  }
  const [, workspace, inner] = /^@perinka\/(\w+)\/(.+)$/.exec(name) ?? []
  if (!workspace) return { npm: name }
  return { to: workspace === 'e2e' ? `e2e/${inner}.ts` : `${workspace}/src/${inner}.ts` }
}

function refusal({ from, to, npm, isRelative }, rooms, used) {
  const home = workspaceOf(from)
  const isOurs = to !== undefined && HOUSE.includes(workspaceOf(to))
  if (isOurs && isRelative && ![home, 'scripts'].includes(workspaceOf(to)))
    return `${from} reaches into ${workspaceOf(to)} by a path: import it by its package's name`
  const room = rowOf(from, rooms)
  if (!room || isWorkshop(from)) {
    if (!isOurs || named(WORKSPACES[home]).includes(workspaceOf(to))) return null
    return `${from} imports ${to}: ${home} may import ${WORKSPACES[home]}`
  }
  if (npm) {
    const packages = packagesOf(room)
    if (!packages || packages.includes(npm)) return null
    return `${from} imports ${npm}: ${room} may import ${packages.join(', ') || 'no package'}`
  }
  if (!isOurs || !SOURCE.test(to)) return null
  const guard = GUARDED.find(({ what, by }) => what.test(to) && !by.test(from))
  if (guard) return `${from} imports ${to}: ${guard.why}`
  if (isIn(to, homeOf(from, room))) return null
  const right = named(rooms[room]).find((one) => isIn(to, one))
  if (!right) return `${from} imports ${to}: ${room} may import ${rooms[room] || 'nothing'}`
  used.add(`${room} ${right}`)
  return null
}

const workspaceOf = (path) => path.split('/')[0]
const isIn = (path, room) => path === room || path.startsWith(`${room}/`)

/** The packages of a room, or of the one around it that says so. */
function packagesOf(room) {
  const [nearest] = Object.keys(PACKAGES_OF)
    .filter((one) => isIn(room, one))
    .sort((one, other) => other.length - one.length)
  return PACKAGES_OF[nearest]
}

/** The row with the longest path that a file lies in. */
function rowOf(path, rooms) {
  const around = Object.keys(rooms).filter((room) => isIn(path, room.replace(/\/\*$/, '')))
  return around.sort((one, other) => other.length - one.length)[0]
}

/** The room itself; of a row for each folder the one of them that the file lies in. */
function homeOf(path, room) {
  if (!room.endsWith('/*')) return room
  const folder = room.slice(0, -1)
  return folder + path.slice(folder.length).split('/')[0]
}

/** Folders without a row of their own beside some that have one: they could import whatever stands around them. */
function roomless(paths, rooms) {
  const folders = paths.flatMap((path) => {
    const room = isWorkshop(path) ? undefined : rowOf(path, rooms)
    const isParted = Object.keys(rooms).some((other) => room && other.startsWith(`${room}/`) && !SOURCE.test(other))
    const [folder, ...rest] = isParted ? path.slice(room.length + 1).split('/') : []
    return rest.length > 0 ? `${room}/${folder}` : []
  })
  return [...new Set(folders)].map(
    (folder) => `${folder} has no row in scripts/rooms.mjs: say there what it may import`,
  )
}

/** Files and folders of one folder that import each other round, whatever lies between; at every level of the tree. */
function circles(arrows) {
  const levels = new Map()
  for (const { from, to } of arrows) {
    const [one, other] = [from.split('/'), to.split('/')]
    const shared = one.findIndex((part, n) => part !== other[n])
    if (shared < 1) continue
    const folder = one.slice(0, shared).join('/')
    const level = levels.get(folder) ?? levels.set(folder, new Map()).get(folder)
    const next = level.get(one[shared]) ?? level.set(one[shared], new Map()).get(one[shared])
    next.set(other[shared], `${from} → ${to}`)
  }
  return [...levels].flatMap(([folder, graph]) => {
    const circle = circleOf(graph)
    if (!circle) return []
    const ties = circle.map((room, n) => graph.get(room).get(circle[(n + 1) % circle.length]))
    return `${folder}: ${[...circle, circle[0]].join(' → ')}\n    ${ties.join('\n    ')}`
  })
}

/** The first way round that is met, as the rooms on it. */
function circleOf(graph) {
  const done = new Set()
  const walk = (room, way) => {
    if (way.includes(room)) return way.slice(way.indexOf(room))
    if (done.has(room)) return null
    for (const next of graph.get(room)?.keys() ?? []) {
      const circle = walk(next, [...way, room])
      if (circle) return circle
    }
    done.add(room)
    return null
  }
  for (const room of graph.keys()) {
    const circle = walk(room, [])
    if (circle) return circle
  }
  return null
}

function idle(rooms, used) {
  return Object.entries(rooms).flatMap(([room, may]) =>
    named(may)
      .filter((one) => !used.has(`${room} ${one}`))
      .map((one) => `${room} may import ${one}, and nothing there does: take it out of scripts/rooms.mjs`),
  )
}

const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', 'migrations'])

function sourcesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : sourcesIn(path)
    return SOURCE.test(path) ? path : []
  })
}

if (process.argv[1] === import.meta.filename) {
  const paths = HOUSE.flatMap(sourcesIn)
  const broken = brokenArrows(new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])))
  for (const sentence of broken) console.log(sentence)
  process.exit(broken.length === 0 ? 0 : 1)
}
