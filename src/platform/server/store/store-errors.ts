/** The store cannot be used as it is. The message says why and what to do next. */
export class StoreError extends Error {}

/** PostgreSQL: connection errors, shutdown, out of resources, lock or statement time-outs, read-only. */
const temporarySqlState = /^(08|53|57|58)|^(55P03|25006|25P03|40001|40P01)$/
const temporaryErrno = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
])
/** SQLite primary result codes: busy, locked, out of memory, read-only, I/O error, corrupt, full, cannot open. */
const temporarySqliteCode = new Set([5, 6, 7, 8, 10, 11, 13, 14])
const temporaryMessage =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)|database is not open/i

/** Whether a row was refused because the row it refers to is gone, as when an account was just deleted. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  return errcode === 787 || code === '23503'
}

/** Whether the store is unavailable, as opposed to a bug in our query. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return temporarySqliteCode.has(errcode & 0xff)
  if (typeof code === 'string' && (temporaryErrno.has(code) || temporarySqlState.test(code))) return true
  return temporaryMessage.test(error.message)
}

/** Whether a disk is full: SQLite's own code and the one for its shared memory file, PostgreSQL's, or Node's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  return errcode === 13 || errcode === 4874 || code === '53100' || code === 'ENOSPC'
}
