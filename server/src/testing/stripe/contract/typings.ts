import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  type Class,
  type Directive,
  parseSync,
  type Statement,
  type TSInterfaceDeclaration,
  type TSModuleDeclaration,
  type TSTypeAliasDeclaration,
  type TSTypeName,
} from 'oxc-parser'

/** An interface or a type of the SDK, and where names within it are to be looked up. */
export interface Declared {
  file: string
  /** Its own name last, the namespaces around it before. */
  path: string[]
  node: TSInterfaceDeclaration | TSTypeAliasDeclaration
}

interface Imported {
  file: string
  /** Null: the whole file, by a name of ours. */
  name: string | null
}

interface Source {
  declared: Map<string, Declared>
  imported: Map<string, Imported>
  classes: Class[]
}

export interface Typings {
  /** What a name means within `path` of `file`, as TypeScript looks it up: inside out, then imports. */
  find(file: string, path: readonly string[], name: readonly string[]): Declared | null
  source(file: string): Source
}

/** The declaration files below `root`, read when a name leads to them. */
export function openTypings(root: string): Typings {
  const sources = new Map<string, Source>()

  function source(file: string): Source {
    const known = sources.get(file)
    if (known) return known
    const read = readSource(file, readFileSync(join(root, `${file}.d.ts`), 'utf8'))
    sources.set(file, read)
    return read
  }

  const find: Typings['find'] = (file, path, name) => {
    const { declared, imported } = source(file)
    for (let depth = path.length; depth >= 0; depth--) {
      const found = declared.get([...path.slice(0, depth), ...name].join('.'))
      if (found) return found
    }
    const [first = '', ...rest] = name
    const from = imported.get(first)
    if (!from) return null
    return find(from.file, [], from.name === null ? rest : [from.name, ...rest])
  }

  return { find, source }
}

function readSource(file: string, text: string): Source {
  const { program, errors } = parseSync(`${file}.d.ts`, text)
  if (errors[0]) throw new Error(`${file}.d.ts cannot be read: ${errors[0].message}`)
  const found: Source = { declared: new Map(), imported: new Map(), classes: [] }
  gather(found, file, [], program.body)
  return found
}

function gather(into: Source, file: string, around: string[], statements: readonly (Statement | Directive)[]): void {
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration' || (statement.type === 'ExportNamedDeclaration' && statement.source)) {
      gatherNames(into, file, statement)
      continue
    }
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type === 'ClassDeclaration') into.classes.push(node)
    if (node?.type === 'TSModuleDeclaration' && node.body) {
      gather(into, file, [...around, ...namesOf(node.id)], node.body.body)
    }
    if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration') {
      const path = [...around, node.id.name]
      into.declared.set(path.join('.'), { file, path, node })
    }
  }
}

type Named = Extract<Statement, { type: 'ImportDeclaration' | 'ExportNamedDeclaration' }>

/** `import { A as B }`, `import * as B` and `export { A as B }`, each from another file. */
function gatherNames(into: Source, file: string, { source, specifiers }: Named): void {
  if (!source) return
  const from = join(dirname(file), source.value.replace(/\.js$/, ''))
  for (const one of specifiers) {
    if (one.type === 'ImportNamespaceSpecifier') into.imported.set(one.local.name, { file: from, name: null })
    if (one.type === 'ImportSpecifier') into.imported.set(one.local.name, { file: from, name: textOf(one.imported) })
    if (one.type === 'ExportSpecifier') into.imported.set(textOf(one.exported), { file: from, name: textOf(one.local) })
  }
}

const textOf = (name: { name: string } | { value: string }) => ('name' in name ? name.name : name.value)

/** `A.B.C` as a list. */
export function namesOf(name: TSTypeName | TSModuleDeclaration['id']): string[] {
  if (name.type === 'TSQualifiedName') return [...namesOf(name.left), name.right.name]
  return name.type === 'Identifier' ? [name.name] : []
}
