import { particulars } from './particulars.ts'

export const dark = particulars(['dark', 'monster', 'alone-in-bed', 'noise'], {})
