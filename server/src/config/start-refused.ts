/** The app cannot start, for a reason its operator can mend. The message is whole sentences, shown as they stand. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

const BY_CODE: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: (e) =>
    `Port ${e.port ?? ''} is taken by another program; stop it, or choose another port with PORT=3001 npm start.`,
  EADDRNOTAVAIL: (e) =>
    `This machine has no address ${e.address ?? ''}; HOST names one that it has, or 0.0.0.0 for all.`,
  ENOTFOUND: (e) => `The host name ${e.hostname ?? ''} is not known; check HOST and DATABASE_URL.`,
  ECONNREFUSED: noDatabase,
  ECONNRESET: noDatabase,
  EHOSTUNREACH: noDatabase,
  ENETUNREACH: noDatabase,
  ETIMEDOUT: noDatabase,
  EACCES: (e) =>
    e.syscall === 'listen'
      ? `Port ${e.port ?? ''} may not be opened by this user; choose one above 1023 with PORT.`
      : `${e.path ?? 'A file'} may not be opened by this user; check its owner and mode, or choose another folder with DATA_DIR.`,
  EROFS: (e) => `${e.path ?? 'The data folder'} is on a read-only disk; choose another folder with DATA_DIR.`,
  ENOSPC: () => 'The disk is full; make room or choose another folder with DATA_DIR.',
  '28P01': () => 'The database refuses the password in DATABASE_URL.',
  '28000': () => 'The database refuses the user in DATABASE_URL.',
  '3D000': () => 'The database that DATABASE_URL names does not exist; create it first.',
  '53300': () => 'The database takes no more connections; raise its max_connections, or lower DATABASE_POOL_SIZE.',
  '53100': () => 'The disk of the database is full; make room there.',
  '25006': () => 'The database that DATABASE_URL names may only be read; name the one that takes writes.',
  '57P01': noDatabase,
  '57P02': noDatabase,
  '57P03': () => 'The database is still starting, or shutting down; try again in a moment.',
  '42501': () => 'The user in DATABASE_URL may not create tables in its database; grant it that right.',
}

function noDatabase(): string {
  return 'The database does not answer; check that the server DATABASE_URL names is running.'
}

/** What the driver says, without a code, of a server that takes the connection and then stays silent or hangs up. */
const SILENT_DATABASE = new Set(['timeout expired', 'Connection terminated unexpectedly'])

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }

/** One sentence for a failure known to happen at start; undefined for a fault of ours, which wants its stack shown. */
export function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof StartRefused) return error.message
  if (!(error instanceof Error)) return undefined
  const sentence = BY_CODE[(error as SystemError).code ?? '']?.(error as SystemError)
  if (sentence) return sentence
  if (SILENT_DATABASE.has(error.message)) return noDatabase()
  if (error instanceof AggregateError) return explainStartFailure(error.errors[0])
  return explainStartFailure(error.cause)
}
