import type { Random } from '@perinka/server/testing/histories/random'
import { oneOf, oneWay } from './draw.ts'
import { anyValue, EXTRA_KEYS, withKey } from './values.ts'

/** What may be wrong with what a body says. `example`: a body that is right. */
export function distorted(draw: Random, example: unknown): unknown {
  return oneWay(draw, {
    right: [20, () => example],
    oneField: [40, () => changedField(draw, example, (object, key) => withKey(object, key, anyValue(draw)))],
    missing: [8, () => changedField(draw, example, (object, key) => ({ ...object, [key]: undefined }))],
    extra: [12, () => withKey(isObject(example) ? example : {}, oneOf(draw, EXTRA_KEYS), anyValue(draw))],
    everyField: [8, () => everyField(draw, example)],
    another: [10, () => anyValue(draw)],
    wrapped: [2, () => [example]],
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function changedField(draw: Random, example: unknown, change: (object: object, key: string) => object): unknown {
  if (!isObject(example) || Object.keys(example).length === 0) return anyValue(draw)
  const key = oneOf(draw, Object.keys(example))
  // A field that holds an object may be changed within.
  if (isObject(example[key]) && draw.happens(0.6))
    return { ...example, [key]: changedField(draw, example[key], change) }
  return change(example, key)
}

function everyField(draw: Random, example: unknown): unknown {
  if (!isObject(example)) return anyValue(draw)
  return Object.fromEntries(Object.keys(example).map((key) => [key, anyValue(draw)]))
}

/** Bytes around what the API takes, and well above. */
const SIZES = [16_383, 16_384, 16_385, 65_535, 65_537, 262_143, 262_144, 262_145, 400_000]
const BAD_UTF8 = [
  [0xff, 0xfe, 0xfd],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf5, 0x80, 0x80, 0x80],
  [0xe2, 0x82],
]

/** How the value is written: mostly as JSON, else as something that is nearly so. */
export function written(draw: Random, value: unknown): Buffer {
  const text = JSON.stringify(value) ?? ''
  const signs = () => Array.from({ length: 1 + draw.below(300) }, () => draw.below(256))
  return oneWay(draw, {
    json: [70, () => Buffer.from(text)],
    empty: [3, () => Buffer.alloc(0)],
    twice: [3, () => Buffer.from(text.replace(/^\{/, `{${text.slice(1, -1)},`).replace(',,', ','))],
    mark: [2, () => Buffer.from(`\ufeff${text}`)],
    utf16: [2, () => Buffer.from(text, 'utf16le')],
    badUtf8: [4, () => spliced(draw, Buffer.from(text), Buffer.from(oneOf(draw, BAD_UTF8)))],
    cutShort: [4, () => Buffer.from(text).subarray(0, draw.below(text.length + 1))],
    garbage: [3, () => Buffer.from(text + oneOf(draw, ['}', ',', '\0', '//', '{"a":1}', '\n\n']))],
    noise: [2, () => Buffer.from(signs())],
    brackets: [2, () => Buffer.from(oneOf(draw, ['[', '{"a":', '"\\u']).repeat(1 + draw.below(20_000)))],
    padded: [3, () => padded(text, oneOf(draw, SIZES))],
    form: [2, () => Buffer.from(new URLSearchParams({ a: text.toWellFormed().slice(0, 2_000) }).toString())],
  })
}

function spliced(draw: Random, bytes: Buffer, into: Buffer): Buffer {
  const at = draw.below(bytes.length + 1)
  return Buffer.concat([bytes.subarray(0, at), into, bytes.subarray(at)])
}

/** Blanks around JSON change nothing but its length. */
function padded(text: string, size: number): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length), ' ')])
}
