import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Identity } from '../ports/identity.ts'
import type { Payments } from '../ports/payments.ts'
import type { InlineHashes } from './web-files.ts'

/**
 * What a browser may do with our pages. Scripts and styles: our files and the inline ones the build
 * has hashed. Pictures: a parent's may lie with the service that they sign in through.
 * `same-origin-allow-popups`: Hono's own choice would cut sign-in windows off from the page.
 */
export function securityHeaders(
  { identity, payments }: { identity: Pick<Identity, 'firebase'>; payments: Pick<Payments, 'adapter'> | null },
  { scripts, styles }: InlineHashes,
  isHttps: boolean,
): MiddlewareHandler {
  const outside = outsideSources(identity.firebase, payments?.adapter === 'stripe')
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...quoted(scripts), ...outside.scripts],
      styleSrc: ["'self'", ...quoted(styles)],
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

/**
 * Other sites that our pages may load from and talk to, because this server's settings call for them; each list is origins.
 * Firebase's own code asks some by name; its sign-in windows report back through a frame of the project's domain. Of Stripe it
 * is what its documents ask for: its frames ask for a payment's particulars themselves, ours sees none of them.
 */
function outsideSources(firebase: Identity['firebase'], isStripe: boolean) {
  const ofFirebase = (...origins: string[]) => (firebase ? origins : [])
  const ofStripe = (...origins: string[]) => (isStripe ? origins : [])
  const library = ofStripe('https://js.stripe.com', 'https://*.js.stripe.com')
  const accounts = ofFirebase('https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com')
  return {
    scripts: [...ofFirebase('https://apis.google.com'), ...library],
    connections: [...accounts, ...ofStripe('https://api.stripe.com')],
    frames: [...ofFirebase(`https://${firebase?.authDomain}`), ...library, ...ofStripe('https://hooks.stripe.com')],
    /** Frames that may use the browser's own payment dialog: Apple Pay, Google Pay. */
    payers: library,
  }
}
