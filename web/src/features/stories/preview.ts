/** The first characters of a text (specification, section 9), whole code points, and a sign that it goes on. */
export function previewOf(text: string, length: number): string {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : text
}
