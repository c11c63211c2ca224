import { Ajv, type ErrorObject } from 'ajv'
import qs from 'qs'
import { PAYMENT_EVENTS } from '../../../ports/payments.ts'
import { blankOf, definitionNamed } from './blank.ts'
import { cachedContract } from './cached.ts'
import type { Operation } from './derive.ts'
import type { Schema } from './schema.ts'

export type Params = Record<string, unknown>

export interface Contract {
  apiVersion: string
  operations: Operation[]
  events: string[]
  /** Which operation a request is, and the parts of its path; null where Stripe knows none or we do not use it. */
  match(method: string, path: string): { operation: Operation; parts: Record<string, string> } | null
  /** A form as Stripe reads it, and what it would refuse in it. */
  readRequest(operation: Operation, form: string): { params: Params; faults: string[] }
  /** What an answer lacks, or has although Stripe does not answer it. */
  faultsOfAnswer(id: string, answer: unknown): string[]
  faultsOfEvent(event: unknown): string[]
  /** An object of Stripe's with nothing in it but what must be there: null, 0, false, the first word that is allowed. */
  blank(name: string): unknown
}

let opened: Contract | undefined

/** Validates what is said to Stripe and by Stripe. Nothing in it changes, so one serves all tests: a schema is compiled once. */
export function openContract(): Contract {
  opened ??= makeContract()
  return opened
}

function makeContract(): Contract {
  const { apiVersion, operations, events, definitions } = cachedContract(PAYMENT_EVENTS)
  // Everything in a form is text: numbers and truths are read from it.
  const requests = validator('request', definitions.request, true)
  const answers = validator('answer', definitions.answer, false)
  for (const { id, request, answer } of operations) {
    requests.add(id, request)
    answers.add(id, answer)
  }
  for (const [type, payload] of Object.entries(events)) answers.add(type, payload)
  const routes = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }))

  return {
    apiVersion,
    operations,
    events: Object.keys(events),
    match(method, path) {
      for (const { operation, pattern } of routes) {
        const found = operation.method === method ? pattern.exec(path) : null
        if (found) return { operation, parts: { ...found.groups } }
      }
      return null
    },
    readRequest({ id }, form) {
      const params = qs.parse(form, { depth: 10, strictDepth: true, arrayLimit: 100, allowPrototypes: false }) as Params
      return { faults: requests.faults(id, params), params }
    },
    faultsOfAnswer: answers.faults,
    faultsOfEvent(event) {
      const type = (event as { type?: unknown } | null)?.type
      return typeof type === 'string' && type in events ? answers.faults(type, event) : [`an event of type ${type}`]
    },
    blank: (name) => blankOf(definitions.answer, definitionNamed(definitions.answer, name)),
  }
}

function validator(name: string, definitions: Record<string, Schema>, isForm: boolean) {
  // Compiled quickly rather than to quick code: 0.9 s for everything instead of 2.
  const compiling = { inlineRefs: false, code: { optimize: false } }
  const ajv = new Ajv({ coerceTypes: isForm, strictTypes: false, allErrors: true, ...compiling })
  const whole: { $id: string; $defs: Record<string, Schema> } = { $id: name, $defs: { ...definitions } }
  let isAdded = false
  return {
    add(key: string, schema: Schema) {
      whole.$defs[key] = schema
    },
    faults(key: string, value: unknown): string[] {
      if (!isAdded) ajv.addSchema(whole)
      isAdded = true
      const check = ajv.getSchema(`${name}#/$defs/${encodeURIComponent(key.replaceAll('/', '~1'))}`)
      if (!check) throw new Error(`the contract does not cover ${key}`)
      return check(value) ? [] : (check.errors ?? []).map(faultOf)
    },
  }
}

function faultOf({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}
