import { type Family, newFamily } from '@perinka/e2e/support/family'
import { grantPremium } from '@perinka/e2e/support/operator'
import type { Product } from '@perinka/e2e/support/product'

/** A family with every right. */
export async function premiumFamily({ url, dataDir }: Product): Promise<Family> {
  const family = await newFamily(url)
  await grantPremium(family.email, dataDir)
  return family
}
