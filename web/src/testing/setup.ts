import { vi } from 'vitest'

// Each file begins with modules of its own, as a page does; a worker of its own would take ten times as long.
vi.resetModules()
