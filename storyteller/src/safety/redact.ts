/*
 * Every repetition is bounded: an expression that may look to the end of the text from each of its letters would take minutes for what
 * somebody types in a second.
 */

/** What somebody could be written to or rung at. Order matters: the longest forms come first. */
const CONTACT: readonly RegExp[] = [
  /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu,
  // Written out: "ema at example dot com", "ema (zavináč) example.sk".
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}(?:\s{1,3}|\s{0,3}[([]\s{0,2})(?:zavináč|zavinac|at)(?:\s{1,3}|\s{0,2}[)\]]\s{0,3})(?!www\.)[\p{L}\d-]{1,63}(?:\s{0,2}(?:\.|[([]?\s{0,2}(?:dot|bodka)\s{0,2}[)\]]?)\s{0,2}[\p{L}\d-]{1,63}){0,2}?\s{0,2}(?:\.|[([]?\s{0,2}(?:dot|bodka)\s{0,2}[)\]]?)\s{0,2}(?:com|sk|cz|eu|net|org|uk)(?!\p{L})/giu,
  /(?:\+|\b00)\d{1,3}[\s./-]?(?:\(?\d{1,4}\)?[\s./-]?){2,5}\d{2,4}\b/g,
  /\b0\d{1,3}(?:[\s./-]{0,2}\d{2,4}){2,4}\b|\b\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{3,4}\b/g,
]

/** What else identifies a family. */
const IDENTIFYING: readonly RegExp[] = [
  // Rodné číslo: six digits, a stroke, three or four digits.
  /(?:rodn\p{L}{0,6} č\p{L}{0,6}\s{0,3}:?\s{0,3})?\b\d{6}\s{0,3}\/\s{0,3}\d{3,4}\b/giu,
  /rod(?:n\p{L}{0,6}|\.)\s{0,3}č\p{L}{0,6}\.?\s{0,3}:?\s{0,3}\d{9,10}\b|\br\.?\s?č\.?\s{0,3}:?\s{0,3}\d{6}\s{0,3}\/?\s{0,3}\d{3,4}\b|\b\d{9,10}\b/giu,
  ...CONTACT,
  // "12 Oak Street", "12a Long Lane".
  /\b(?:(?:we |i |they )?live at |at )?\d{1,4}[a-z]?,?\s{1,3}(?:\p{Lu}\p{L}{1,24}\s{1,3}){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|close|way|court|square|place|crescent|terrace|gardens|hill|blvd|boulevard|row|mews)\b\.?/giu,
  // "Hlavná ulica 12", "ulica Mieru 5", "na Jarnej 14/3, 821 05 Bratislava".
  /\b(?:bývame na |bývam na |na )?(?:\p{Lu}\p{L}{1,24}\s{1,3})?(?:ulic\p{L}{0,4}|ul\.|námest\p{L}{0,4}|nám\.|trie?d\p{L}{0,4}|sídlisk\p{L}{0,4})\s{1,3}(?:\p{Lu}\p{L}{1,24}\s{1,3}){0,2}\d{1,4}(?:\/\d{1,4})?[a-z]?\b/giu,
  /(?<!\p{L})[Bb][ýy]va(?:me|m|j[úu]|l[aio]?)?\s{1,3}(?:na|v|vo)\s{1,3}(?:\p{L}{1,24}\s{1,3}){1,3}(?:č\.?\s{0,3}|číslo\s{1,3})?\d{1,4}(?:\/\d{1,4})?[a-zA-Z]?(?![\p{L}\d])(?!\s{1,3}(?:rok|roč|dní|týžd|mesiac|poschod))/gu,
  /(?<!\p{L})na\s{1,3}\p{Lu}\p{L}{1,24}(?:ej|skej|ovej|nej)\s{1,3}\d{1,4}(?:\/\d{1,4})?[a-zA-Z]?(?![\p{L}\d])/gu,
  /\b\d{3}\s?\d{2}\s{1,3}(?=\p{Lu}\p{L}{2})/gu,
]

/** Without one of these there is nothing to find, and most wishes have none. */
const SIGNS = /[\d@]|zavin[aá][čc]|(?<!\p{L})(?:dot|bodka)(?!\p{L})|\.(?:com|sk|cz|eu|net|org|uk)(?!\p{L})/iu

/** `text` without phone numbers, e-mails, street addresses and birth numbers; tells whether any were there. */
export function redact(text: string): { text: string; found: boolean } {
  if (!SIGNS.test(text)) return { text, found: false }
  let clean = text
  for (const pattern of IDENTIFYING) clean = clean.replace(pattern, ' ')
  if (clean === text) return { text, found: false }
  const tidy = clean.replace(/\s+/g, ' ').replace(/ (?=[,.;!?])/g, '')
  return { text: withoutEdges(tidy), found: true }
}

/** Whether a text holds an e-mail address or a telephone number. */
export function holdsContact(text: string): boolean {
  return SIGNS.test(text) && CONTACT.some((pattern) => text.search(pattern) >= 0)
}

/** Without the blanks and commas that stood round what is gone. */
function withoutEdges(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && ' ,;.'.includes(text.charAt(from))) from++
  while (to > from && ' ,;'.includes(text.charAt(to - 1))) to--
  return text.slice(from, to)
}
