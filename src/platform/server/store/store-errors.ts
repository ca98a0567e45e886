/** PostgreSQL: connection trouble, shutdown, out of resources, lock or statement time-outs, read-only. */
const passingSqlState = /^(08|53|57|58)|^(55P03|25006|25P03|40001|40P01)$/
const passingErrno = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
])
/** SQLite primary result codes: busy, locked, out of memory, read-only, I/O error, corrupt, full, cannot open. */
const passingSqlite = new Set([5, 6, 7, 8, 10, 11, 13, 14])
const passingText =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (has encountered a connection error|was closed)|database is not open/i

/** Whether a row was refused because what it belongs to is gone, as when an account is deleted meanwhile. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  return errcode === 787 || code === '23503'
}

/** Whether an error means that the store cannot answer now, rather than that our query is wrong. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return passingSqlite.has(errcode & 0xff)
  if (typeof code === 'string' && (passingErrno.has(code) || passingSqlState.test(code))) return true
  return passingText.test(error.message)
}
