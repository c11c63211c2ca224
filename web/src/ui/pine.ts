/** Path of a pine of three skirts on its trunk; `x` and `y` are the foot, size 1 is 80 high. */
export function pine(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`
  const skirt = (top: number, half: number, low: number) =>
    `M${at(0, top)}Q${at(half * 0.35, low - 9)} ${at(half, low)}Q${at(0, low + 5)} ${at(-half, low)}Q${at(-half * 0.35, low - 9)} ${at(0, top)}z`
  return `${skirt(-74, 13, -44)}${skirt(-58, 18, -24)}${skirt(-40, 23, -4)}M${at(-3, -4)}L${at(-3, 6)}L${at(3, 6)}L${at(3, -4)}z`
}
