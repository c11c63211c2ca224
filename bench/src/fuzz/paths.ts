import type { Random } from '@perinka/server/testing/histories/random'
import { oneOf, oneWay } from './draw.ts'
import { anyText } from './values.ts'

const ODD_IDS = [
  ...['0', '-1', 'null', 'undefined', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ...['%00', '%', '%zz', '%c0%80', '%ed%a0%80', '..', '%2e%2e', '%2f', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '__proto__'],
  ...[
    "'",
    '%27%20or%201=1',
    '*',
    ':id',
    'generate',
    'generations',
    'x'.repeat(3_000),
    '%F0%9F%91%B6',
    '{}',
    '[]',
    '%0d%0aX:1',
  ],
]

const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  view: ['card', 'id', 'full', '', 'card&view=id'],
  search: [
    'ema',
    '%',
    '_',
    '\\',
    '%00',
    '%ed%a0%80',
    'x'.repeat(101),
    "' or 1=1",
    'a b c d e f g',
    'İ',
    '%F0%9F%91%B6',
  ],
  v: ['0', '00000000-0000-0000-0000-000000000000', '%00', ''],
  download: ['1', '0', ''],
  code: ['STORIES5', 'x'.repeat(500), '%00', '', '%e2%80%8b'],
  language: ['sk', 'en', 'xx', '', '__proto__', 'constructor'],
  token: ['x', '%00', 'a.b.c'],
  callbackURL: ['/', '//evil.example', 'https://evil.example', '/..//evil.example', 'javascript:1', '%00'],
  customer: ['x', '%00', '%ed%a0%80'],
  cursor: ['x', '-1', '%00', '1e9'],
  limit: ['0', '-1', '1e9', 'x'],
}
const NAMES = Object.keys(PARAMETERS)

/** The path of a target with something for each part that varies. `ids`: some that there are. */
export function pathOf(draw: Random, pattern: string, ids: readonly string[]): string {
  const filled = pattern.replace(/:\w+/g, () => (draw.happens(0.7) ? oneOf(draw, ids) : oddId(draw)))
  return bent(draw, filled) + query(draw, filled)
}

function oddId(draw: Random): string {
  return draw.happens(0.8) ? oneOf(draw, ODD_IDS) : encodeURIComponent(anyText(draw).toWellFormed().slice(0, 500))
}

/** Mostly the path itself, else what a proxy or a person may have made of it. */
function bent(draw: Random, path: string): string {
  return oneWay(draw, {
    straight: [88, () => path],
    slash: [2, () => `${path}/`],
    doubled: [1, () => path.replaceAll('/', '//')],
    upper: [1, () => path.toUpperCase()],
    dots: [1, () => `/x/..${path}`],
    encoded: [2, () => path.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`)],
    more: [3, () => `${path}/${oddId(draw)}`],
    semicolon: [1, () => `${path};a=b`],
    absolute: [1, () => `http://evil.example${path}`],
  })
}

function query(draw: Random, path: string): string {
  if (draw.happens(0.7)) return ''
  const pairs = Array.from({ length: 1 + draw.below(3) }, () => {
    const name = oneOf(draw, NAMES)
    return `${name}=${oneOf(draw, PARAMETERS[name] ?? [''])}`
  })
  const odd = draw.happens(0.1) ? [oneOf(draw, ['&&&', '=', '%', '__proto__=1', 'a[]=1&a[]=2', '?'])] : []
  // No blank and nothing beyond ASCII: those would be another line, not another address.
  return `${path.includes('?') ? '&' : '?'}${[...pairs, ...odd].join('&')}`.replace(/[^\x21-\x7e]/gu, (sign) =>
    encodeURIComponent(sign),
  )
}
