import { print } from '../report.ts'
import { firstSound } from './first-sound.ts'

print(await firstSound())
process.exit(0)
