import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { vi } from 'vitest'

/** Records every SQL statement of this process, without its values, until `stop`. */
export function recordStatements(): { stop(): readonly string[] } {
  const statements: string[] = []
  const { all, get, run } = StatementSync.prototype
  const spies = [
    vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function (this: StatementSync, ...values) {
      statements.push(this.sourceSQL)
      return all.apply(this, values)
    }),
    vi.spyOn(StatementSync.prototype, 'get').mockImplementation(function (this: StatementSync, ...values) {
      statements.push(this.sourceSQL)
      return get.apply(this, values)
    }),
    vi.spyOn(StatementSync.prototype, 'run').mockImplementation(function (this: StatementSync, ...values) {
      statements.push(this.sourceSQL)
      return run.apply(this, values)
    }),
  ]
  const query = vi.spyOn(pg.Client.prototype, 'query')
  return {
    stop: () => {
      statements.push(...query.mock.calls.map(([text]) => String(text)))
      for (const spy of [...spies, query]) spy.mockRestore()
      return statements
    },
  }
}

/** Makes every SQL statement of this process fail as if the store were unavailable, until `restore`. */
export function simulateStoreOutage(): { restore(): void } {
  const busy = Object.assign(new Error('database is locked'), { errcode: 5 })
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const fail = () => {
    throw busy
  }
  const spies = [
    vi.spyOn(StatementSync.prototype, 'all').mockImplementation(fail),
    vi.spyOn(StatementSync.prototype, 'get').mockImplementation(fail),
    vi.spyOn(StatementSync.prototype, 'run').mockImplementation(fail),
    // `query` has many overloads; the stores use the one that returns a promise.
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation((() => Promise.reject(refused)) as never),
  ]
  return { restore: () => spies.forEach((spy) => void spy.mockRestore()) }
}
