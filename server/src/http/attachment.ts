/** Characters of a name, and its bytes: with a voice and an ending it stays within the 255 bytes of many file systems. */
const LONGEST = 100
const MOST_BYTES = 224

/**
 * Content-Disposition of a download called `title` (any text) with `ending`: the name as it is (RFC 6266, RFC 8187),
 * and one of ASCII for a browser that knows no other. Nothing of the title can end the header or leave a folder.
 */
export function attachment(title: string, ending: `.${string}`): string {
  const name = fileNameOf(title, ending)
  const plain = fileNameOf(
    title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^ -~]/g, ' ')
      .replaceAll('%', ' '),
    ending,
  )
  // What encodeURIComponent leaves and a parameter's value may not hold.
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Without what some system forbids in a name, and without signs that nobody sees. */
export function fileNameOf(title: string, ending: string): string {
  const safe = title
    .toWellFormed()
    .replace(/[\p{C}\p{Z}\uFFFD"*/:<>?\\|]+/gu, ' ')
    .trim()
    .replace(/^[. ]+/, '')
  return `${shortened(safe).replace(/[. ]+$/, '') || 'story'}${ending}`
}

/** Ends with a whole word where there is one. */
function shortened(name: string): string {
  const safe: string[] = []
  let bytes = 0
  for (const sign of name) {
    bytes += Buffer.byteLength(sign)
    if (safe.length === LONGEST || bytes > MOST_BYTES) return safe.join('').replace(/(?<=.) \S*$/u, '')
    safe.push(sign)
  }
  return name
}
