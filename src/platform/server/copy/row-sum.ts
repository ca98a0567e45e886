import { createHash } from 'node:crypto'

export type Row = Readonly<Record<string, unknown>>

/** What a table holds, however its rows are ordered: how many there are, and the sum of their hashes. */
export interface TableSum {
  readonly rows: number
  /** 128 bits in hex: the first half of each row's SHA-256, added up. Equal rows count as often as they occur. */
  readonly sum: string
}

/** Adds rows up as they pass. Values count as both stores give them back: numbers, texts, bytes, null. */
export class RowSum {
  #rows = 0
  #sum = 0n
  readonly #columns: readonly string[]

  constructor(columns: readonly string[]) {
    this.#columns = columns
  }

  add(row: Row): void {
    const text = JSON.stringify(this.#columns.map((column) => written(row[column])))
    const half = createHash('sha256').update(text).digest('hex').slice(0, 32)
    this.#sum = BigInt.asUintN(128, this.#sum + BigInt(`0x${half}`))
    this.#rows += 1
  }

  total(): TableSum {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(32, '0') }
  }
}

export const isSame = (one: TableSum, other: TableSum): boolean =>
  one.rows === other.rows && one.sum === other.sum

function written(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('hex') }
  if (typeof value === 'boolean') return value ? 1 : 0
  return value ?? null
}
