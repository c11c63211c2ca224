/** Lower case without diacritics, letter by letter and of the same length: phones write "miskovi" for "Miškovi". */
export function fold(text: string): string {
  return text.replaceAll('’', "'").replace(/[\p{L}\p{M}]/gu, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === letter.length ? bare : letter
  })
}
