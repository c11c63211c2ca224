import type { CaseForms } from '../../../craft/names.ts'
import { joinForms } from './cases.ts'
import { declineCharacter } from './decline.ts'

/** What several are called at once: dvojčatá, dvojčiat, dvojčatám, dvojčatá, dvojčatách, dvojčatami. */
const PLURALS = `
dvojčatá dvojčiat dvojčatám dvojčatá dvojčatách dvojčatami
trojčatá trojčiat trojčatám trojčatá trojčatách trojčatami
dvojičky dvojičiek dvojičkám dvojičky dvojičkách dvojičkami
trojičky trojičiek trojičkám trojičky trojičkách trojičkami
súrodenci súrodencov súrodencom súrodencov súrodencoch súrodencami
bratia bratov bratom bratov bratoch bratmi
bratranci bratrancov bratrancom bratrancov bratrancoch bratrancami
sestry sestier sestrám sestry sestrách sestrami
sestričky sestričiek sestričkám sestričky sestričkách sestričkami
sesternice sesterníc sesterniciam sesternice sesterniciach sesternicami
kamaráti kamarátov kamarátom kamarátov kamarátoch kamarátmi
kamarátky kamarátok kamarátkam kamarátky kamarátkach kamarátkami
deti detí deťom deti deťoch deťmi
mačiatka mačiatok mačiatkam mačiatka mačiatkach mačiatkami
šteniatka šteniatok šteniatkam šteniatka šteniatkach šteniatkami
kuriatka kuriatok kuriatkam kuriatka kuriatkach kuriatkami
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const KNOWN = new Map(PLURALS.map(([nom = '', ...rest]) => [nom, rest]))
const AND = /\s+(?:a|aj|i)\s+|\s*[,&+]\s*/u

/** The forms of a name that calls several, null where it calls one: "Danka a Janka", "Dvojčatá". */
export function declineMany(name: string): CaseForms | null {
  const clean = name.normalize('NFC').trim()
  const parts = clean.split(AND).filter((part) => part !== '')
  if (parts.length > 1) {
    const separators = clean.match(new RegExp(AND, 'gu')) ?? []
    return joinForms(
      parts.map((part) => declineMany(part) ?? declineCharacter(part).forms),
      separators,
    )
  }
  const known = KNOWN.get(clean.toLowerCase())
  if (!known) return null
  const initial = (form: string) => clean.slice(0, 1) + form.slice(1)
  const [gen = '', dat = '', acc = '', loc = '', ins = ''] = known.map(initial)
  return { nom: clean, gen, dat, acc, loc, ins }
}
