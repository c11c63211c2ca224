import { paymentCalls } from '@perinka/contract/payment-calls'
import { CodeField } from '@perinka/contract/payments'
import { Hono } from 'hono'
import { unstorable } from '../../db/storable.ts'
import { clientAddress } from '../../http/address.ts'
import type { SignedIn, Visiting } from '../../http/env.ts'
import { route } from '../../http/route.ts'
import type { Ports } from '../../ports/ports.ts'
import { requireParent } from '../../sessions/session.ts'
import { countingGuesses } from './code-tries.ts'
import { type Discount, findDiscount } from './find-discount.ts'
import { redeemCode } from './redeem-code.ts'

/** Codes, as a visitor asks about them and a family uses them; none on a server without payments. */
export function codeRoutes({ db, payments }: Ports) {
  const app = new Hono<Visiting>()
  if (!payments) return app

  route(app, paymentCalls.validateDiscount, async (c) => {
    const { data: code } = CodeField.safeParse(c.req.query('code'))
    const userId = (await c.var.findParent())?.id ?? null
    const trier = { userId, address: clientAddress(c) }
    const look = async (): Promise<Discount | null> =>
      code !== undefined && unstorable(code).length === 0 ? findDiscount(db, code, userId ?? undefined) : null
    const found = await countingGuesses(db, trier, look, (discount) => discount === null)
    return { valid: found !== null, discountPercentage: found?.percentage ?? 0 }
  })

  app.route('/', redeemRoutes(db))
  return app
}

/** Apart, so that only these believe that there is a parent. */
function redeemRoutes(db: Ports['db']) {
  const app = new Hono<SignedIn>()
  app.use(paymentCalls.redeemCode.path, requireParent)
  route(app, paymentCalls.redeemCode, (c, { code }) => {
    const { id } = c.var.parent
    return countingGuesses(db, { userId: id, address: clientAddress(c) }, () => redeemCode(db, id, code))
  })
  return app
}
