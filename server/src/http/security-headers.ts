import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * What a browser may do with our pages. Scripts: our files and the inline ones the build has
 * hashed. Styles may stand inline: dialogs lock scrolling with a style element of their own.
 * `same-origin-allow-popups`: Hono's own choice would cut sign-in windows off from the page.
 */
export function securityHeaders(scriptHashes: string[], isHttps: boolean): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
      styleSrc: ["'self'", "'unsafe-inline'"],
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
