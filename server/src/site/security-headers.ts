import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { OutsideSources } from './outside-sources.ts'
import type { InlineHashes } from './web-files.ts'

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] }
const NOTHING_OUTSIDE: OutsideSources = { scripts: [], connections: [], frames: [], payers: [] }

/**
 * What a browser may do with our pages. Scripts and styles: our files and the inline ones the build
 * has hashed. Pictures: a parent's may lie with the service that they sign in through.
 * `outside`: the other sites that this server's settings call for.
 * `same-origin-allow-popups`: Hono's own choice would cut sign-in windows off from the page.
 */
export function securityHeaders(
  inline: InlineHashes = NOTHING_INLINE,
  isHttps = false,
  outside: OutsideSources = NOTHING_OUTSIDE,
): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...quoted(inline.scripts), ...outside.scripts],
      styleSrc: ["'self'", ...quoted(inline.styles)],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...outside.connections],
      frameSrc: ["'self'", ...outside.frames],
      mediaSrc: ["'self'", 'blob:'],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: isHttps ? 'max-age=31536000' : false,
    // A page may say something stricter of itself.
    overwrite: false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      browsingTopics: [],
      payment: ['self', ...outside.payers],
    },
  })
}

function quoted(hashes: string[]): string[] {
  return hashes.map((hash) => `'${hash}'`)
}
