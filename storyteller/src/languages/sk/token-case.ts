import type { Case } from '../../craft/names.ts'

/** Cases after a preposition, lower case without its vocalising vowel; the first is what stands where the model gave none of them. */
const AFTER: Record<string, readonly Case[]> = {
  ...Object.fromEntries(
    'z od do bez u okolo vedľa podľa blízko spod spomedzi spoza uprostred namiesto'
      .split(' ')
      .map((word) => [word, ['gen'] as const]),
  ),
  ...{ k: ['dat'], proti: ['dat'], oproti: ['dat'], voči: ['dat'], vďaka: ['dat'] },
  ...{ pre: ['acc'], cez: ['acc'] },
  ...{ pri: ['loc'], popri: ['loc'] },
  ...{ s: ['ins'] },
  ...{ o: ['loc', 'acc'], po: ['loc', 'acc'], v: ['loc', 'acc'], na: ['acc', 'loc'] },
  ...{
    nad: ['ins', 'acc'],
    pod: ['ins', 'acc'],
    pred: ['ins', 'acc'],
    medzi: ['ins', 'acc'],
    za: ['ins', 'acc', 'gen'],
  },
}

const VOCALISED: Record<string, string> = {
  so: 's',
  zo: 'z',
  vo: 'v',
  ku: 'k',
  odo: 'od',
  bezo: 'bez',
  nado: 'nad',
  podo: 'pod',
  predo: 'pred',
}
const LAST_WORD = /(?<![\p{L}\p{M}])(\p{L}+)\s+$/u

/**
 * The case a name takes after what stands before it: the one asked for, or the preposition's own where that rules
 * out what was asked. A model that writes "s [[C1]]" means "s [[C1.ins]]", and so it is said.
 */
export function governedCase(before: string, asked: Case): Case {
  const word = LAST_WORD.exec(before)?.[1]?.toLowerCase() ?? ''
  const plain = VOCALISED[word] ?? word
  const allowed = Object.hasOwn(AFTER, plain) ? AFTER[plain] : undefined
  return !allowed || allowed.includes(asked) ? asked : (allowed[0] ?? asked)
}
