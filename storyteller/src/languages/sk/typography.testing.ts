/** What Slovak typesetting forbids; looked for in generated stories by tests. */
const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['straight or English quotation mark', /["”‟«»]|“(?=\p{L})/u],
  ['Czech letter', /[ěřůĚŘŮ]/],
  ['comma outside the closing quotation mark', /“, (?:povedal|hovor|spýtal|pýta|zvolal|volá|šep|zašep|odvetil|odvetí)/],
  ['no-break space', /\u00a0|\u202f/],
  ['hyphen for a dash', / - /],
  ['space before punctuation', / [,.!?…]/],
  ['doubled space or word', / {2}|(?<![\p{L}])(\p{L}{2,}) \1(?![\p{L},])/iu],
  ['unclosed quotation mark', /„[^“]*(?:„|$)|‚[^‘]*$/],
  ['unfilled slot', /[{}[\]<>|~]|undefined|null/],
]

/** Names of the typographic faults in a Slovak paragraph; empty where it is clean. */
export function typographyFaults(paragraph: string): string[] {
  return FAULTS.filter(([, pattern]) => pattern.test(paragraph)).map(([name]) => name)
}
