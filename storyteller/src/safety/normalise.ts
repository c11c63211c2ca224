/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Record<string, string> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    х: 'x',
    у: 'y',
    к: 'k',
    і: 'i',
    ѕ: 's',
    ԁ: 'd',
    в: 'b',
    н: 'h',
    т: 't',
    м: 'm',
  },
  ...{ α: 'a', ε: 'e', ο: 'o', ρ: 'p', κ: 'k', ι: 'i', υ: 'u', ν: 'v', τ: 't', χ: 'x', ɡ: 'g', ı: 'i', ł: 'l', ø: 'o' },
}
const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
}

const INVISIBLE = /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** What a reader would see: full-width letters narrowed, invisible and control characters gone. */
export function visible(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(CONTROL, ' ')
}

/** Lower case, look-alikes replaced, diacritics taken off. */
export function folded(text: string): string {
  return visible(text)
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => LOOKALIKES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** Single letters with spaces, dots or dashes between them, drawn together: "f.u.c.k", "k u r v a". */
function drawnTogether(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])(?:[\p{L}\d@$!+][\s._*-]+){2,}[\p{L}\d@$!+](?![\p{L}\d])/gu, (run) =>
      run.replace(/[\s._*-]+/g, ''),
    )
    .replace(/(?<=\p{L})[_*]+(?=\p{L})/gu, '')
}

/** Plain letters with no letter drawn out: read as it stands. Most words are, and a story has thousands. */
const ORDINARY = /^(?!.*(.)\1)[a-z]+$/

export interface Token {
  /** As written, lower case with its diacritics. */
  written: string
  /** Every folded reading: as it is, digits read as letters, and drawn-out letters shortened. */
  readings: string[]
}

/** The words of a text with all the readings that a gate must look at. */
export function tokens(text: string): Token[] {
  const seen = drawnTogether(visible(text).toLowerCase())
  return seen
    .split(/[^\p{L}\p{M}\d@$!+]+/u)
    .filter(Boolean)
    .map((written) => {
      if (ORDINARY.test(written)) return { written, readings: [written] }
      const plain = folded(written).replace(/[!+]+$/, '')
      const letters = plain.replace(/[0134578@$!+]/g, (mark) => LEET[mark] ?? mark)
      const hasLetter = /\p{L}/u.test(plain)
      const readings = hasLetter
        ? [plain, letters, letters.replace(/(.)\1{2,}/g, '$1'), letters.replace(/(.)\1+/g, '$1')]
        : [plain]
      return { written, readings: [...new Set(readings)] }
    })
}
