import { particulars } from './particulars.ts'

export const morning = particulars(['morning-goodbye', 'first-day'], {})
