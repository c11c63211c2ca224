import type { TSInterfaceDeclaration, TSPropertySignature, TSSignature, TSType } from 'oxc-parser'
import { type Declared, namesOf, type Typings } from './typings.ts'

export type Schema = Record<string, unknown>

export interface SchemaMaker {
  /** JSON Schema of a type that stands in `file`, within the namespaces of `path`. */
  of(type: TSType, at: Place): Schema
  /** The same of a declaration, by reference. */
  named(declared: Declared): Schema
  /** What the references mean, by name. */
  definitions: Record<string, Schema>
}

export interface Place {
  file: string
  path: readonly string[]
  /** The property whose type this is: `Subscription.latest_invoice`. */
  property?: string
}

/**
 * Stricter than the typings where these are lenient for the sake of programs that are older than an answer: enumerations
 * are closed, no object has a property that is not named, and an object in the place of an id may come only where it is
 * asked for (`expanded`).
 */
export function schemaMaker(typings: Typings, expanded: ReadonlySet<string>): SchemaMaker {
  const definitions: Record<string, Schema> = {}

  function of(type: TSType, at: Place): Schema {
    if (type.type === 'TSUnionType') return union(type.types, at)
    if (type.type === 'TSLiteralType') return literal(type.literal)
    if (type.type === 'TSArrayType') return { type: 'array', items: of(type.elementType, at) }
    if (type.type === 'TSTypeLiteral') return object(type.members, at, at.path.join('.'))
    if (type.type === 'TSTypeReference') return reference(type, at)
    const plain = PLAIN[type.type]
    if (!plain) throw new Error(`${at.file}.d.ts: what is ${type.type} in ${at.property ?? at.path.join('.')}?`)
    return plain
  }

  function union(types: TSType[], at: Place): Schema {
    const isString = types.some(({ type }) => type === 'TSStringKeyword')
    const isExpandable = isString && !expanded.has(at.property ?? '')
    const members = types.filter((type) => {
      if (isNamed(type, 'OtherString')) return false
      return !(isExpandable && type.type === 'TSTypeReference')
    })
    const words = members.flatMap((type) => (type.type === 'TSLiteralType' ? [wordOf(type.literal)] : []))
    const rest = members.filter(({ type }) => type !== 'TSLiteralType').map((type) => of(type, at))
    const all = words.length > 0 ? [{ enum: words }, ...rest] : rest
    return all.length === 1 ? (all[0] as Schema) : { anyOf: all }
  }

  function reference(type: Extract<TSType, { type: 'TSTypeReference' }>, at: Place): Schema {
    const name = namesOf(type.typeName)
    const [inner] = type.typeArguments?.params ?? []
    if (inner) return generic(name.join('.'), inner, at)
    if (name.join('.') === 'Decimal') return { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` }
    const declared = typings.find(at.file, at.path, name)
    if (!declared) throw new Error(`${at.file}.d.ts: ${name.join('.')} is nowhere to be found`)
    return named(declared)
  }

  function generic(name: string, inner: TSType, at: Place): Schema {
    if (name === 'Array') return { type: 'array', items: of(inner, at) }
    if (name === 'Emptyable') return { anyOf: [{ type: 'null' }, { const: '' }, of(inner, at)] }
    if (name === 'ApiList') return listOf(of(inner, at))
    if (name === 'Partial' && inner.type === 'TSTypeReference') {
      const declared = typings.find(at.file, at.path, namesOf(inner.typeName))
      if (declared?.node.type === 'TSInterfaceDeclaration') {
        const { required: _, ...partial } = interfaceSchema(declared)
        return partial
      }
    }
    throw new Error(`${at.file}.d.ts: what is ${name}<…> in ${at.property ?? at.path.join('.')}?`)
  }

  function named(declared: Declared): Schema {
    const { file, path, node } = declared
    if (node.type === 'TSTypeAliasDeclaration') return of(node.typeAnnotation, { file, path })
    const key = `${file}:${path.join('.')}`
    if (!(key in definitions)) {
      definitions[key] = {}
      definitions[key] = interfaceSchema(declared)
    }
    return { $ref: `#/$defs/${encodeURIComponent(key.replaceAll('/', '~1'))}` }
  }

  function interfaceSchema(declared: Declared): Schema {
    const { file, path } = declared
    const own = object(membersOf(declared), { file, path }, path.join('.'))
    const { extends: parents } = declared.node as TSInterfaceDeclaration
    return parents.map((parent) => interfaceSchema(parentOf(parent.expression, declared))).reduceRight(extended, own)
  }

  function parentOf(expression: TSInterfaceDeclaration['extends'][number]['expression'], { file, path }: Declared) {
    const found = typings.find(file, path, expressionNames(expression))
    if (!found) throw new Error(`${file}.d.ts: ${path.join('.')} extends something unknown`)
    return found
  }

  function object(members: TSSignature[], { file, path }: Place, owner: string): Schema {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    let additionalProperties: Schema | false = false
    for (const member of members) {
      if (member.type === 'TSIndexSignature')
        additionalProperties = of(member.typeAnnotation.typeAnnotation, { file, path })
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) continue
      const type = member.typeAnnotation.typeAnnotation
      // `deleted?: void`: it is not there.
      if (type.type === 'TSVoidKeyword') continue
      const name = keyOf(member)
      properties[name] = of(type, { file, path, property: `${owner}.${name}` })
      if (!member.optional) required.push(name)
    }
    return { type: 'object', properties, required, additionalProperties }
  }

  return { of, named, definitions }
}

const PLAIN: Partial<Record<TSType['type'], Schema>> = {
  TSStringKeyword: { type: 'string' },
  TSNumberKeyword: { type: 'number' },
  TSBooleanKeyword: { type: 'boolean' },
  TSNullKeyword: { type: 'null' },
  TSUnknownKeyword: {},
  TSAnyKeyword: {},
}

export function listOf(items: Schema): Schema {
  const properties = {
    object: { const: 'list' },
    data: { type: 'array', items },
    has_more: { type: 'boolean' },
    url: { type: 'string' },
  }
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

/** `child` with what it does not say itself from `parent`. */
function extended(child: Schema, parent: Schema): Schema {
  const own = child.properties as Schema
  const inherited = (parent.required as string[]).filter((name) => !(name in own))
  return {
    ...child,
    properties: { ...(parent.properties as Schema), ...own },
    required: [...inherited, ...(child.required as string[])],
  }
}

function membersOf({ node }: Declared): TSSignature[] {
  return node.type === 'TSInterfaceDeclaration' ? node.body.body : []
}

function keyOf({ key }: TSPropertySignature): string {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal') return String(key.value)
  throw new Error('a property without a name')
}

type Literal = Extract<TSType, { type: 'TSLiteralType' }>['literal']

function wordOf(literal: Literal): unknown {
  if (literal.type === 'Literal') return literal.value
  throw new Error(`what is a literal ${literal.type}?`)
}

const literal = (of: Literal): Schema => ({ const: wordOf(of) })

function isNamed(type: TSType, name: string): boolean {
  return type.type === 'TSTypeReference' && namesOf(type.typeName).join('.') === name
}

type Heritage = TSInterfaceDeclaration['extends'][number]['expression']

function expressionNames(expression: Heritage): string[] {
  if (expression.type === 'Identifier') return [expression.name]
  if (expression.type === 'MemberExpression' && expression.property.type === 'Identifier') {
    return [...expressionNames(expression.object), expression.property.name]
  }
  throw new Error(`what is an heir of ${expression.type}?`)
}
