const REFUSAL =
  /\b(?:i(?:['’]m| am) (?:sorry|unable|not able)|i (?:can['’]?t|cannot|won['’]?t)|sorry, but)|prepáč|ospravedl|nemôžem|nedokážem|nie je možné/iu

/** Whether an answer that is no story begins as an apology does: the model will not tell this one. */
export function isRefusal(opening: string): boolean {
  return REFUSAL.test(opening)
}
