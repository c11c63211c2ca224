export const ACCOUNT = {
  id: 'p1',
  email: 'eva@example.com',
  firstName: 'Eva',
  lastName: null,
  profileImageUrl: null,
  provider: 'password' as const,
  createdAt: '2026-11-21T20:00:00Z',
}
