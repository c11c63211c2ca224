/** Requests that no client library sends, whole. `{host}`: the server's own; the line's end is `\r\n` where none is written. */
export const RAW: Readonly<Record<string, string>> = {
  'two lengths': 'POST /api/auth/firebase HTTP/1.1\nHost: {host}\nContent-Length: 2\nContent-Length: 3\n\n{}',
  'length and chunks':
    'POST /api/auth/firebase HTTP/1.1\nHost: {host}\nContent-Length: 2\nTransfer-Encoding: chunked\n\n0\n\n',
  'blank before the colon': 'POST /api/auth/firebase HTTP/1.1\nHost: {host}\nTransfer-Encoding : chunked\n\n0\n\n',
  'unknown coding': 'POST /api/auth/firebase HTTP/1.1\nHost: {host}\nTransfer-Encoding: xchunked\n\n0\n\n',
  'bad chunk':
    'POST /api/auth/firebase HTTP/1.1\nHost: {host}\nTransfer-Encoding: chunked\nContent-Type: application/json\n\nzz\n{}\n',
  'chunk without end':
    'POST /api/identity/sign-in/email HTTP/1.1\nHost: {host}\nTransfer-Encoding: chunked\nContent-Type: application/json\n\n2\n{}',
  'endless chunk length': `POST /api/identity/sign-in/email HTTP/1.1\nHost: {host}\nTransfer-Encoding: chunked\n\n${'f'.repeat(40)}\n{}`,
  'negative length': 'POST /api/auth/firebase HTTP/1.1\nHost: {host}\nContent-Length: -1\n\n',
  'huge length': `POST /api/auth/firebase HTTP/1.1\nHost: {host}\nContent-Length: ${'9'.repeat(30)}\n\n{}`,
  'no host': 'GET /api/config HTTP/1.1\n\n',
  'two hosts': 'GET /api/config HTTP/1.1\nHost: {host}\nHost: evil.example\n\n',
  'header without colon': 'GET /api/config HTTP/1.1\nHost: {host}\nnothing\n\n',
  'folded header': 'GET /api/config HTTP/1.1\nHost: {host}\nAccept: a\n b\n\n',
  'empty header name': 'GET /api/config HTTP/1.1\nHost: {host}\n: a\n\n',
  'long header': `GET /api/config HTTP/1.1\nHost: {host}\nX-A: ${'a'.repeat(20_000)}\n\n`,
  'many headers': `GET /api/config HTTP/1.1\nHost: {host}\n${'X-A: a\n'.repeat(2_500)}\n`,
  'long path': `GET /${'a'.repeat(20_000)} HTTP/1.1\nHost: {host}\n\n`,
  'absolute form': 'GET http://evil.example/api/config HTTP/1.1\nHost: {host}\nConnection: close\n\n',
  'asterisk form': 'OPTIONS * HTTP/1.1\nHost: {host}\nConnection: close\n\n',
  'no path': 'GET  HTTP/1.1\nHost: {host}\n\n',
  'path without a slash': 'GET api/config HTTP/1.1\nHost: {host}\nConnection: close\n\n',
  'bytes in the path': 'GET /story/\u00ff\u0080\u00c0 HTTP/1.1\nHost: {host}\nConnection: close\n\n',
  'host that is no name': 'GET /api/config HTTP/1.1\nHost: a b/c?d#e@f:g\nConnection: close\n\n',
  'host of brackets': 'GET / HTTP/1.1\nHost: [::\nConnection: close\n\n',
  connect: 'CONNECT evil.example:443 HTTP/1.1\nHost: evil.example\n\n',
  trace: 'TRACE /api/config HTTP/1.1\nHost: {host}\nConnection: close\n\n',
  'unknown method': 'PURGE /api/config HTTP/1.1\nHost: {host}\nConnection: close\n\n',
  'method of its own': 'FOO /api/config HTTP/1.1\nHost: {host}\n\n',
  upgrade: 'GET /api/config HTTP/1.1\nHost: {host}\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Key: x\n\n',
  'h2c upgrade':
    'GET / HTTP/1.1\nHost: {host}\nConnection: Upgrade, HTTP2-Settings\nUpgrade: h2c\nHTTP2-Settings: AAMAAABk\n\n',
  'http/2': 'PRI * HTTP/2.0\n\nSM\n\n',
  'http/1.0': 'GET /health/ready HTTP/1.0\n\n',
  'http/0.9': 'GET /\n',
  'http/9.9': 'GET / HTTP/9.9\nHost: {host}\n\n',
  pipelined: `${'GET /api/config HTTP/1.1\nHost: {host}\n\n'.repeat(20)}GET /api/config HTTP/1.1\nHost: {host}\nConnection: close\n\n`,
  'a body on GET': 'GET /api/account HTTP/1.1\nHost: {host}\nContent-Length: 5\nConnection: close\n\nhello',
  'expects, and waits':
    'POST /api/auth/firebase HTTP/1.1\nHost: {host}\nExpect: 100-continue\nContent-Length: 2\nConnection: close\n\n{}',
  tls: '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  noise: '\u0000\u00ff\u00fe\u0001 \n\n\n',
  'bare line feeds': 'GET /api/config HTTP/1.1\\nHost: {host}\\n\\n',
  'a NUL in a header': 'GET /api/config HTTP/1.1\nHost: {host}\nX-A: a\u0000b\n\n',
}

/** The bytes of one of them. */
export function rawBytes(name: string, host: string): Buffer {
  const text = (RAW[name] ?? '').replace(/\n/g, '\r\n').replaceAll('\\n', '\n')
  return Buffer.from(text.replaceAll('{host}', host), 'latin1')
}
