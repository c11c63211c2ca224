import type { Language } from '@perinka/contract/catalog'

const MEGABYTE = 1_000_000

/** `12.5 MB`; what is less than a megabyte in whole kilobytes, at least one. */
export function sizeText(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE
  const text = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : bytes === 0 ? 0 : Math.max(1, bytes / 1000))
  // The unit never alone on the next line.
  return text.replace(/\s/g, '\u00a0')
}
