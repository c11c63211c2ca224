import type { Standing } from '../billing/entitlements.ts'

/** Who asks, and what their account's standing is at this moment. */
export interface Parent extends Standing {
  id: string
  email: string | null
}
