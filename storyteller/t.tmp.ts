import { lexicon } from './src/languages/sk/reader/lexicon/index.ts'
console.log(lexicon.length)
const files = process.argv.slice(2)
for (const f of files) { const m = await import(`./src/languages/sk/reader/lexicon/${f}.ts`); for (const e of Object.values(m)[0] as any[]) console.log(e.id + ': ' + ['name','gen','dat','acc','loc','ins','nom_pl','gen_pl','dat_pl','loc_pl','ins_pl'].map((k) => e.forms[k]).join(' ')) }
