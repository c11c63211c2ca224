/**
 * A choice never goes over a paragraph of a telling: texts of several paragraphs, one for each case, become one choice a paragraph, as many as the
 * case with most of them has. `between` is what parts them as written.
 */
export function inParagraphs<Case extends string>(
  told: Readonly<Record<Case, string>>,
  choice: (nth: Record<Case, string>) => string,
  between = '\n\n',
): string {
  const parted = Object.entries<string>(told).map(([id, text]) => [id, text.split(between)] as const)
  const most = Math.max(...parted.map(([, texts]) => texts.length))
  const nth = (at: number) =>
    Object.fromEntries(parted.map(([id, texts]) => [id, texts[at] ?? ''])) as Record<Case, string>
  return Array.from({ length: most }, (_, at) => choice(nth(at))).join('\n\n')
}
