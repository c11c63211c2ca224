import type { Random } from '@perinka/server/testing/histories/random'
import { oneOf, weighted } from './draw.ts'
import { anyValue, EXTRA_KEYS, withKey } from './values.ts'

/** What may be wrong with what a body says. `example`: a body that is right. */
export function distorted(draw: Random, example: unknown): unknown {
  const ways = {
    right: () => example,
    oneField: () => changedField(draw, example, (object, key) => withKey(object, key, anyValue(draw))),
    missing: () => changedField(draw, example, (object, key) => ({ ...object, [key]: undefined })),
    extra: () => withKey(isObject(example) ? example : {}, oneOf(draw, EXTRA_KEYS), anyValue(draw)),
    everyField: () => everyField(draw, example),
    another: () => anyValue(draw),
    wrapped: () => [example],
  }
  const way = weighted(draw, { right: 20, oneField: 40, missing: 8, extra: 12, everyField: 8, another: 10, wrapped: 2 })
  return ways[way]()
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
  const ways = {
    json: () => Buffer.from(text),
    empty: () => Buffer.alloc(0),
    twice: () =>
      Buffer.from(text.startsWith('{') ? text.replace(/^\{/, `{${text.slice(1, -1)},`).replace(',,', ',') : text),
    mark: () => Buffer.from(`\ufeff${text}`),
    utf16: () => Buffer.from(text, 'utf16le'),
    badUtf8: () => spliced(draw, Buffer.from(text), Buffer.from(oneOf(draw, BAD_UTF8))),
    cutShort: () => Buffer.from(text).subarray(0, draw.below(text.length + 1)),
    garbage: () => Buffer.from(text + oneOf(draw, ['}', ',', '\0', '//', '{"a":1}', '\n\n'])),
    noise: () => Buffer.from(Array.from({ length: 1 + draw.below(300) }, () => draw.below(256))),
    brackets: () => Buffer.from(oneOf(draw, ['[', '{"a":', '"\\u']).repeat(1 + draw.below(20_000))),
    padded: () => padded(text, oneOf(draw, SIZES)),
    form: () => Buffer.from(new URLSearchParams({ a: text.toWellFormed().slice(0, 2_000) }).toString()),
  }
  const way = weighted(draw, {
    ...{ json: 70, empty: 3, twice: 3, mark: 2, utf16: 2, badUtf8: 4, cutShort: 4, garbage: 3 },
    ...{ noise: 2, brackets: 2, padded: 3, form: 2 },
  })
  return ways[way]()
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
