import type { LoadFields } from './payment-fields.ts'
import type { Provider } from './provider.ts'

/** What each provider brings along comes only with a form that it is for. */
export const LOAD_FIELDS: Record<Provider['adapter'], LoadFields> = {
  stripe: () => import('./StripeFields.tsx'),
  sandbox: () => import('./SandboxFields.tsx'),
}
