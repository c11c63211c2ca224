import type { Random } from '@perinka/server/testing/histories/random'
import { oneOf } from './draw.ts'
import { anyText } from './values.ts'

const CONTENT_TYPES = [
  ...['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-16', 'APPLICATION/JSON'],
  ...[
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/octet-stream',
  ],
  ...['multipart/form-data; boundary=x', 'application/json, text/html', 'application/jsonx', '', ';', 'a/b/c'],
]

/** Headers that the product reads, with what nobody sane sends. `{host}`: the server's own. */
const ODD: Readonly<Record<string, readonly string[]>> = {
  Origin: [
    'null',
    'http://{host}',
    'https://evil.example',
    'http://{host}.evil.example',
    'file://',
    '',
    'http://[::1',
    'a',
  ],
  Accept: ['text/event-stream', '*/*', '', 'text/html;q=x', 'text/event-stream;q=0', 'a'.repeat(4_000)],
  'Accept-Encoding': ['gzip', 'br', 'gzip;q=0', '*', 'identity;q=0', 'zstd', 'gzip, br;q=2', ',,,'],
  'Accept-Language': ['sk', 'en-GB', '*', 'x'.repeat(500), 'sk;q=NaN', '-', 'a-b-c-d-e-f,,'],
  Range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=0-0,2-3',
    'bytes=9-1',
    'bytes=99999999999999999999-',
    'bytes=a-b',
    'lines=1-2',
    '',
  ],
  'If-None-Match': ['*', '"a"', 'W/""', '"'.repeat(100)],
  'If-Range': ['"a"', 'Mon, 01 Jan 2001 00:00:00 GMT', ''],
  'X-Forwarded-For': [
    '1.2.3.4',
    '::1',
    '999.1.1.1',
    '1.2.3.4, 5.6.7.8',
    'fe80::1%eth0',
    ',',
    '::ffff:1.2.3.4',
    'a'.repeat(2_000),
    '[::]:1',
  ],
  'X-Forwarded-Host': ['evil.example'],
  'X-Forwarded-Proto': ['https', 'javascript'],
  Forwarded: ['for=1.2.3.4;host=evil.example', 'for="[::1]"'],
  'X-Real-IP': ['1.2.3.4', ''],
  'X-HTTP-Method-Override': ['DELETE'],
  'X-Request-Id': ['a\tb', 'x'.repeat(1_000)],
  Authorization: ['Bearer x', 'Basic Og==', 'Bearer '],
  'Stripe-Signature': ['t=1,v1=a', 't=,v1=', 'v1', '', 't=99999999999999,v1=00', 'a'.repeat(2_000)],
  'Content-Encoding': ['gzip', 'br', 'identity', 'x'],
  Expect: ['100-continue', 'nothing'],
  Referer: ['http://evil.example/?a=b', 'about:blank'],
  'User-Agent': ['', 'x'.repeat(3_000)],
  'Sec-Fetch-Site': ['cross-site', 'none'],
  'Accept-Charset': ['utf-16'],
  Cookie: [
    'perinka_session',
    'perinka_session=',
    'a=b; a=b; a=b',
    ';;;=',
    '__proto__=1',
    'perinka_session=%00',
    'perinka_session=%',
    'x='.padEnd(4_000, 'y'),
  ],
}
const NAMES = Object.keys(ODD)
const HOSTS = [
  'evil.example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'a b',
  '',
  'localhost:99999',
  'LOCALHOST',
  'x'.repeat(300),
]

export type Header = readonly [name: string, value: string]

/** Some headers of a request, in no order that a server may count on. */
export function oddHeaders(draw: Random, host: string): Header[] {
  const few = draw.happens(0.5) ? 0 : 1 + draw.below(4)
  return Array.from({ length: few }, () => {
    const name = oneOf(draw, NAMES)
    const value = draw.happens(0.1) ? anyText(draw) : oneOf(draw, ODD[name] ?? [''])
    return [name, line(value.replaceAll('{host}', host))] as const
  })
}

export function contentType(draw: Random): string {
  return draw.happens(0.85) ? 'application/json' : oneOf(draw, CONTENT_TYPES)
}

export function hostHeader(draw: Random, host: string): string {
  return draw.happens(0.95) ? host : oneOf(draw, HOSTS)
}

/** No header holds the end of its own line: what does is another request, and stands among the raw ones. */
function line(value: string): string {
  return Buffer.from(value.replace(/[\0\r\n]/g, ' ').slice(0, 4_000)).toString('latin1')
}
