import { DatabaseSync } from 'node:sqlite'
import type { Reader } from './kysely-store.ts'
import { type CompiledStatement, statementsOf } from './sqlite-statements.ts'

/**
 * Answers questions on a connection of its own, opened by the first of them: on the one that writes, a transaction may
 * be half done. It sees what is committed, by whichever process.
 *
 * SQLite locks the file for every question, two system calls, unless another connection of this process has the
 * same lock already. So a third one, the holder, keeps a read transaction open that nobody reads by. Whoever is
 * about to write calls `letGo` first: what a held lock looks at cannot be cleared out of the log. The next question
 * has it held again.
 */
export class SqliteReader implements Reader {
  readonly #file: string
  #compiled: ((text: string) => CompiledStatement) | undefined
  #reading: DatabaseSync | undefined
  #holder: DatabaseSync | undefined
  #isHeld = false
  #isClosed = false

  constructor(file: string) {
    this.#file = file
  }

  all(text: string, values: readonly unknown[]): unknown[] {
    return this.#statement(text).all(values)
  }

  get(text: string, values: readonly unknown[]): unknown {
    return this.#statement(text).get(values)
  }

  /** Ends the hold on what is in the log now. */
  letGo(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    this.#holder?.exec('commit')
  }

  close(): void {
    this.#isClosed = true
    this.#isHeld = false
    this.#holder?.close()
    this.#reading?.close()
  }

  #statement(text: string): CompiledStatement {
    if (this.#isClosed) throw new Error('The store is closed.')
    if (!this.#isHeld) this.#hold()
    if (!this.#compiled) {
      this.#reading = openToRead(this.#file)
      this.#compiled = statementsOf(this.#reading)
    }
    return this.#compiled(text)
  }

  #hold(): void {
    this.#holder ??= openToRead(this.#file)
    if (!this.#holder.isTransaction) this.#holder.exec('begin')
    // Only now is anything locked.
    this.#holder.exec('select 1 from sqlite_schema limit 1')
    this.#isHeld = true
  }
}

function openToRead(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec('pragma busy_timeout = 2000; pragma temp_store = memory;')
  return database
}
