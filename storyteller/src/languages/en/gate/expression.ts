const listed = (list: string) => list.trim().split(/\s+/)

/**
 * English words in one expression: a bare entry is a noun with its plural, `murder+` a verb with all its forms, `porn~` every word that
 * begins so. Genitives come without their apostrophe.
 */
export function englishWords(list: string): RegExp {
  const forms = listed(list).map((entry) => {
    if (entry.endsWith('~')) return `${entry.slice(0, -1)}[a-z]*`
    if (!entry.endsWith('+')) return `${entry}(?:e?s)?`
    const stem = entry.slice(0, -1)
    if (stem.endsWith('e')) return `${stem.slice(0, -1)}(?:e|es|ed|er|ers|ing|ings)`
    const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(stem) ? `${stem.at(-1)}?` : ''
    return `${stem}(?:e?s|${doubled}(?:ed|ers?|ings?|in))?`
  })
  return new RegExp(`^(?:${forms.join('|')})$`)
}
