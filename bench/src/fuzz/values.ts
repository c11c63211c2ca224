import type { Random } from '@perinka/server/testing/histories/random'
import { oneOf } from './draw.ts'

/** Texts that programs stumble over. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'half \udc00 of a pair',
  '\u202etxet eht snrut',
  '\u2066\u2069\u200b\u200d\ufeff',
  `a${'\u0301'.repeat(300)}`,
  '9'.repeat(400),
  '-1',
  '1e309',
  'NaN',
  'true',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '$1',
  '%00%0d%0a',
  '%s%n',
  '\r\nSet-Cookie: a=b',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '👩‍👩‍👧‍👦'.repeat(30),
  'ﷺ'.repeat(50),
  'İıſK',
  '\\u0000',
  'x'.repeat(41),
  'x'.repeat(501),
  'x'.repeat(10_000),
  'ž'.repeat(40_001),
  'dat1'.repeat(125),
]

const ODD_NUMBERS: readonly number[] = [
  ...[0, -0, -1, 1, 5, 12, 13, 0.1, 1e21, 1e308, -1e308],
  ...[Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 31, 2 ** 63, Number.MIN_VALUE],
]

const TEXT_SIGNS = [...'aZ0 ž漢\u0301\u202e"\'\\/<>&%{}[]:;,.\n\r\t\0\ud83d\udc00👶-_@#$^*()+=~`|']

/** Any text: an odd one, or signs at random. */
export function anyText(draw: Random): string {
  if (draw.happens(0.7)) return oneOf(draw, ODD_TEXTS)
  return Array.from({ length: draw.below(60) }, () => oneOf(draw, TEXT_SIGNS)).join('')
}

/** Anything that JSON can say. */
export function anyValue(draw: Random, depth = 0): unknown {
  const kinds = [
    () => anyText(draw),
    () => oneOf(draw, ODD_NUMBERS),
    () => null,
    () => draw.happens(0.5),
    () => nested(draw, draw.below(200)),
    () => Array.from({ length: draw.below(5) }, () => (depth > 3 ? null : anyValue(draw, depth + 1))),
    () => Array(2_000).fill(anyText(draw).slice(0, 8)),
    () => withKey({}, oneOf(draw, EXTRA_KEYS), depth > 3 ? 1 : anyValue(draw, depth + 1)),
  ]
  return oneOf(draw, kinds)()
}

/** Keys that nobody may set, and keys that objects have already. */
export const EXTRA_KEYS: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0', '\0', '\ud800', 'a.b', '$ne'],
  ...['id', 'userId', 'user_id', 'isLifetimeAccess', 'freeStoriesUsed', 'freeStoriesGranted', 'subscriptionStatus'],
  ...['createdAt', 'emailVerified', 'role', 'isAdmin', 'audioUrl', 'callbackURL', 'redirectTo', 'requestKey'],
]

/** The object with the key as its own, also where the key is `__proto__`. */
export function withKey(object: object, key: string, value: unknown): object {
  return Object.defineProperty({ ...object }, key, { value, enumerable: true, configurable: true, writable: true })
}

function nested(draw: Random, depth: number): unknown {
  const isList = draw.happens(0.5)
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = isList ? [value] : { a: value }
  return value
}
