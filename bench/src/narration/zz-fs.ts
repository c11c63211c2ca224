import { print } from '../report.ts'

const { [process.argv[3] as string]: run } = await import(process.argv[2] as string)
print(await run())
process.exit(0)
