import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { InlineHashes } from './web-files.ts'

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] }

/**
 * What a browser may do with our pages. Scripts and styles: our files and the inline ones the build
 * has hashed. Pictures: a parent's may lie with the service that they sign in through.
 * `same-origin-allow-popups`: Hono's own choice would cut sign-in windows off from the page.
 */
export function securityHeaders(inline: InlineHashes = NOTHING_INLINE, isHttps = false): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...quoted(inline.scripts)],
      styleSrc: ["'self'", ...quoted(inline.styles)],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
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
      payment: ['self'],
    },
  })
}

function quoted(hashes: string[]): string[] {
  return hashes.map((hash) => `'${hash}'`)
}
