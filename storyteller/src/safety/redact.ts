/** What identifies a family, and must be neither stored nor told. Order matters: the longest forms come first. */
const IDENTIFYING: readonly RegExp[] = [
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
  // Written out: "ema at example dot com", "ema (zavináč) example.sk".
  /[\p{L}\d._%+-]+\s*[([]?\s*(?:zavináč|zavinac|at)\s*[)\]]?\s*[\p{L}\d-]+\s*(?:\.|[([]?\s*(?:dot|bodka)\s*[)\]]?)\s*(?:com|sk|cz|eu|net|org|uk)(?!\p{L})/giu,
  // Rodné číslo: six digits, a stroke, three or four digits.
  /(?:rodn\p{L}* č\p{L}*\s*:?\s*)?\b\d{6}\s*\/\s*\d{3,4}\b/giu,
  /rod(?:n\p{L}*|\.)\s*č\p{L}*\.?\s*:?\s*\d{9,10}\b|\br\.?\s?č\.?\s*:?\s*\d{6}\s*\/?\s*\d{3,4}\b|\b\d{9,10}\b/giu,
  /(?:\+|\b00)\d{1,3}[\s./-]?(?:\(?\d{1,4}\)?[\s./-]?){2,5}\d{2,4}\b/g,
  /\b0\d{1,3}(?:[\s./-]{0,2}\d{2,4}){2,4}\b|\b\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{3,4}\b/g,
  // "12 Oak Street", "12a Long Lane".
  /\b(?:(?:we |i |they )?live at |at )?\d{1,4}[a-z]?,?\s+(?:\p{Lu}\p{L}+\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|close|way|court|square|place|crescent|terrace|gardens|hill|blvd|boulevard|row|mews)\b\.?/giu,
  // "Hlavná ulica 12", "ulica Mieru 5", "na Jarnej 14/3, 821 05 Bratislava".
  /\b(?:bývame na |bývam na |na )?(?:\p{Lu}\p{L}+\s+)?(?:ulic\p{L}*|ul\.|námest\p{L}*|nám\.|trie?d\p{L}*|sídlisk\p{L}*)\s+(?:\p{Lu}\p{L}+\s+){0,2}\d{1,4}(?:\/\d{1,4})?[a-z]?\b/giu,
  /(?<!\p{L})[Bb][ýy]va(?:me|m|j[úu]|l[aio]?)?\s+(?:na|v|vo)\s+(?:\p{L}+\s+){1,3}(?:č\.?\s*|číslo\s+)?\d{1,4}(?:\/\d{1,4})?[a-zA-Z]?(?![\p{L}\d])(?!\s+(?:rok|roč|dní|týžd|mesiac|poschod))/gu,
  /(?<!\p{L})na\s+\p{Lu}\p{L}+(?:ej|skej|ovej|nej)\s+\d{1,4}(?:\/\d{1,4})?[a-zA-Z]?(?![\p{L}\d])/gu,
  /\b\d{3}\s?\d{2}\s+(?=\p{Lu}\p{L}{2,})/gu,
]

/** Without one of these there is nothing to find, and most wishes have none. */
const SIGNS = /[\d@]|zavin[aá][čc]|(?<!\p{L})(?:dot|bodka)(?!\p{L})|\.(?:com|sk|cz|eu|net|org|uk)(?!\p{L})/iu

/** `text` without phone numbers, e-mails, street addresses and birth numbers; tells whether any were there. */
export function redact(text: string): { text: string; found: boolean } {
  if (!SIGNS.test(text)) return { text, found: false }
  let clean = text
  for (const pattern of IDENTIFYING) clean = clean.replace(pattern, ' ')
  if (clean === text) return { text, found: false }
  return {
    text: clean
      .replace(/\s+([,.;!?])/g, '$1')
      .replace(/\s{2,}/g, ' ')
      .replace(/^[\s,;.]+|[\s,;]+$/g, ''),
    found: true,
  }
}
