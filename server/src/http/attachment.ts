/** Characters, of four bytes at most: a voice and an ending behind them stay within the 255 bytes of many file systems. */
const LONGEST = 56

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
  const kept = title
    .toWellFormed()
    .replace(/[\p{C}\p{Z}\uFFFD"*/:<>?\\|]+/gu, ' ')
    .trim()
    .replace(/^[. ]+/, '')
  const short = [...kept]
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '')
  return `${short || 'story'}${ending}`
}
