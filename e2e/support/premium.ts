import { operatorAt } from './operator.ts'

/** Every right for the family at `email`, as an operator grants it. */
export function grantPremium(email: string, dataDir: string): Promise<void> {
  return operatorAt(dataDir, 'grant-lifetime', email)
}
