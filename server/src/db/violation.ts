/** Whether a statement failed on this unique or foreign key. */
export function violates(error: unknown, constraint: string): boolean {
  return constraintOf(error) === constraint
}

/** Whether a statement failed because the account it wrote for has been deleted meanwhile. */
export function violatesOwner(error: unknown): boolean {
  return constraintOf(error)?.endsWith('_user_id_users_id_fk') ?? false
}

function constraintOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause as { constraint?: unknown } | undefined) : undefined
  return typeof cause?.constraint === 'string' ? cause.constraint : undefined
}
