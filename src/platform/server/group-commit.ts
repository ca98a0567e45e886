import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './store.ts'

type Tx = Transaction<Tables>

interface Waiting {
  /** Does the work and keeps its outcome; never rejects because of the work itself. */
  attempt(tx: Tx): Promise<void>
  /** Tells the outcome to whoever asked: after the commit, so that what was confirmed is on disk. */
  settle(): void
  reject(error: unknown): void
}

/** Bounds how long the first of a group waits for the last. */
const mostTogether = 64

const savepoint = CompiledQuery.raw('savepoint work')
const release = CompiledQuery.raw('release work')
const undo = CompiledQuery.raw('rollback to work')

/**
 * Transactions for a store with one connection. They run one after another, and all that came while the last
 * commit was under way are committed together: one sync to disk serves many people. Each has a savepoint of its
 * own, so one that fails takes back its own changes only.
 */
export class GroupCommit {
  readonly #db: Kysely<Tables>
  readonly #waiting: Waiting[] = []
  #isRunning = false

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(waitingFor(work, resolve, reject))
      if (!this.#isRunning) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      // Every query of this store ends within its own turn: without a pause nobody else's request would be read.
      await nextTurn()
      await this.#commit(this.#waiting.splice(0, mostTogether))
    }
    this.#isRunning = false
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#db.transaction().execute(async (tx) => {
        for (const one of group) await one.attempt(tx)
      })
      for (const one of group) one.settle()
    } catch (error) {
      for (const one of group) one.reject(error)
    }
  }
}

function waitingFor<Result>(
  work: (tx: Tx) => Promise<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Waiting {
  let tellOutcome = () => reject(new Error('The transaction was not attempted.'))
  return {
    attempt: async (tx) => {
      await tx.executeQuery(savepoint)
      try {
        const result = await work(tx)
        tellOutcome = () => resolve(result)
      } catch (error) {
        await tx.executeQuery(undo).catch(() => {
          // A store with no room left has taken everything back already: that is then everybody's reason.
          throw error
        })
        tellOutcome = () => reject(error)
      }
      await tx.executeQuery(release)
    },
    settle: () => tellOutcome(),
    reject,
  }
}
