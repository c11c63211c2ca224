import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { TSType } from 'oxc-parser'
import { EXPANDED, OPERATIONS, type OperationId } from './covered.ts'
import { listOf, type Schema, type SchemaMaker, schemaMaker } from './schema.ts'
import { namesOf, openTypings, type Typings } from './typings.ts'

export interface Operation {
  id: OperationId
  method: string
  /** With `{name}` for each part that differs. */
  path: string
  request: Schema
  answer: Schema
}

export interface ContractData {
  apiVersion: string
  operations: Operation[]
  /** The payload of each event, by its type. */
  events: Record<string, Schema>
  /** What the references in requests mean, and those in answers. */
  definitions: { request: Record<string, Schema>; answer: Record<string, Schema> }
}

/** Where the SDK's declarations lie, beside the code that they describe. */
export function sdkFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm')
}

/**
 * The contract with Stripe, from the declarations that its SDK brings along. They are made from Stripe's own description of
 * the very API version that the SDK speaks, so an update of the SDK updates the contract.
 */
export function deriveContract(eventTypes: readonly string[], folder = sdkFolder()): ContractData {
  const typings = openTypings(folder)
  const request = schemaMaker(typings, new Set())
  const answer = schemaMaker(typings, EXPANDED)
  const operations = OPERATIONS.map((id) => deriveOperation(id, { folder, typings, request, answer }))
  const events = deriveEvents(eventTypes, typings, answer)
  const definitions = { request: request.definitions, answer: answer.definitions }
  return { apiVersion: apiVersion(folder), operations, events, definitions }
}

function apiVersion(folder: string): string {
  const found = /ApiVersion = '([^']+)'/.exec(readFileSync(join(folder, 'apiVersion.js'), 'utf8'))
  if (!found?.[1]) throw new Error('the SDK names no API version')
  return found[1]
}

interface Sources {
  folder: string
  typings: Typings
  request: SchemaMaker
  answer: SchemaMaker
}

function deriveOperation(id: OperationId, { folder, typings, request, answer }: Sources): Operation {
  const [resource = '', name = ''] = id.split('.')
  const file = `resources/${resource}`
  const signature = typings
    .source(file)
    .classes.flatMap(({ body }) => body.body)
    .find((one) => one.type === 'MethodDefinition' && one.key.type === 'Identifier' && one.key.name === name)
  if (signature?.type !== 'MethodDefinition') throw new Error(`the SDK has no ${id}`)
  const { params, returnType } = signature.value
  const wish = params.find((param) => param.type === 'Identifier' && param.name === 'params')
  const wished = wish?.type === 'Identifier' ? wish.typeAnnotation?.typeAnnotation : undefined
  if (!returnType || !wished) throw new Error(`the SDK does not say what ${id} takes and gives`)
  return {
    id,
    ...addressOf(id, name, readFileSync(join(folder, `${file}.js`), 'utf8')),
    request: request.of(wished, { file, path: [] }),
    answer: answerOf(answer, returnType.typeAnnotation, file),
  }
}

/** `Promise<Response<Customer>>`, or `ApiListPromise<Customer>`. */
function answerOf(maker: SchemaMaker, type: TSType, file: string): Schema {
  if (type.type !== 'TSTypeReference') throw new Error('an answer is a promise')
  const inner = type.typeArguments?.params[0]
  const name = namesOf(type.typeName).join('.')
  if (inner && name === 'ApiListPromise') return listOf(maker.of(inner, { file, path: [] }))
  if (inner && name === 'Promise') return answerOf(maker, inner, file)
  if (inner && name === 'Response') return maker.of(inner, { file, path: [] })
  throw new Error(`what is an answer of ${name}?`)
}

/** The code says what the declarations do not: `_makeRequest('POST', '/v1/customers', …)`. */
function addressOf(id: string, name: string, code: string): { method: string; path: string } {
  const call = new RegExp(String.raw`\n {4}${name}\([^)]*\) \{\s*return this\._makeRequest\('(\w+)', (['\x60])(.+?)\2`)
  const [, method, , path] = call.exec(code) ?? []
  if (!method || !path) throw new Error(`the SDK does not say where ${id} goes`)
  return { method, path: path.replace(/\$\{encodeURIComponent\((\w+)\)\}/g, '{$1}') }
}

function deriveEvents(types: readonly string[], typings: Typings, maker: SchemaMaker): Record<string, Schema> {
  const file = 'resources/Events'
  const events: Record<string, Schema> = {}
  for (const declared of typings.source(file).declared.values()) {
    if (declared.node.type !== 'TSInterfaceDeclaration') continue
    const type = declared.node.body.body.find(
      (one) => one.type === 'TSPropertySignature' && one.key.type === 'Identifier' && one.key.name === 'type',
    )
    const literalType = type?.type === 'TSPropertySignature' ? type.typeAnnotation?.typeAnnotation : undefined
    if (literalType?.type !== 'TSLiteralType' || literalType.literal.type !== 'Literal') continue
    const name = String(literalType.literal.value)
    if (types.includes(name)) events[name] = maker.named(declared)
  }
  const missing = types.filter((type) => !(type in events))
  if (missing.length > 0) throw new Error(`the SDK knows no event ${missing.join(', ')}`)
  return events
}
