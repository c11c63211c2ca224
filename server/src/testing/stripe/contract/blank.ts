import type { Schema } from './schema.ts'

type Definitions = Record<string, Schema>

/** The definition of `Customers:Customer` or `shared:Address`. */
export function definitionNamed(definitions: Definitions, name: string): Schema {
  const found = definitions[`resources/${name}`] ?? definitions[name]
  if (!found) throw new Error(`the contract knows no ${name}`)
  return found
}

/** The least that a schema allows. */
export function blankOf(definitions: Definitions, schema: Schema): unknown {
  const { $ref, anyOf, enum: words, type, pattern } = schema
  if (typeof $ref === 'string') {
    const key = decodeURIComponent($ref.slice('#/$defs/'.length)).replaceAll('~1', '/')
    return blankOf(definitions, definitions[key] ?? {})
  }
  if (Array.isArray(anyOf)) {
    return anyOf.some((one) => one.type === 'null') ? null : blankOf(definitions, anyOf[0])
  }
  if ('const' in schema) return schema.const
  if (Array.isArray(words)) return words[0]
  if (type === 'object') {
    const { properties, required } = schema as { properties: Definitions; required: string[] }
    return Object.fromEntries(required.map((name) => [name, blankOf(definitions, properties[name] ?? {})]))
  }
  if (type === 'array') return []
  if (type === 'number') return 0
  if (type === 'boolean') return false
  return type === 'string' ? (pattern === undefined ? '' : '0') : null
}
