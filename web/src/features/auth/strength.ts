/** A hint while typing, 0 to 3: length above all, then variety. The server alone decides what is refused. */
export function strength(password: string): 0 | 1 | 2 | 3 {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const distinct = new Set(password).size
  if (password.length < 6 || distinct < 4) return 0
  if (password.length >= 14 && distinct >= 8) return 3
  if (password.length >= 10 && kinds >= 2) return kinds >= 3 ? 3 : 2
  return kinds >= 3 && password.length >= 8 ? 2 : 1
}
