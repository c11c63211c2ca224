/** Whether a statement failed on this unique or foreign key. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? (error.cause as { constraint?: unknown } | undefined) : undefined
  return cause?.constraint === constraint
}
