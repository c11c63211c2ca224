/** Who is told when a call finds the session gone; the app sets it once. */
let listener: () => void = () => {}

export function onUnauthorized(next: () => void): void {
  listener = next
}

export function unauthorized(): void {
  listener()
}
