const REFUSAL =
  /^[^\p{L}]*(?:(?:i(?:['’]m| am) (?:really |very )?(?:sorry|unable|not able)|i (?:can['’]?t|cannot|won['’]?t)|(?:i )?apologi[sz]e|sorry,? (?:but|i))\b|as an ai\b|prepáč(?:te)?, (?:ale|no|že|toto|túto)|ospravedlňujem sa|je mi ľúto, ale|žiaľ, (?:s týmto|túto|toto)|(?:bohužiaľ|žiaľ|toto)?,? ?(?:nemôžem|nedokážem|nie je možné|nesmiem) (?:napísať|vytvoriť|s týmto|túto|toto|vyhovieť|pomôcť))/iu

/** Whether an answer, or a paragraph, begins as an apology does: the model will not tell this. Speech in quotes is a character's. */
export function isRefusal(opening: string): boolean {
  return !/^\s*[“„"«]/u.test(opening) && REFUSAL.test(opening.trim())
}
