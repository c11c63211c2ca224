import { particulars } from './particulars.ts'

export const toy = particulars(['lost-toy'], {})
