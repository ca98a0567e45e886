import { aNewAddress } from '../lib/people.ts'
import type { Random } from '../lib/random.ts'
import { chooseWrite } from './choose-write.ts'
import { atFirst, type Pair, readFacts } from './facts.ts'

export interface Findings {
  lost: number
  halfApplied: number
  readonly other: string[]
}

/** Writes one thing after another for a pair and remembers what was confirmed. */
export class Writer {
  readonly #pair: Pair
  readonly #random: Random
  readonly #questions: readonly number[]
  /** By fact, the words that may be true: one when it was confirmed, two while nobody knows. */
  readonly #possible = new Map<string, readonly string[]>()
  confirmed = 0
  /** Writes whose answer never came. */
  unknown = 0

  constructor(pair: Pair, random: Random, questions: readonly number[]) {
    this.#pair = pair
    this.#random = random
    this.#questions = questions
  }

  /** One write. @returns false when the product did not confirm it: then it may have happened or not. */
  async write(findings: Findings): Promise<boolean> {
    const { ada, ben } = this.#pair
    const known = (fact: string) => this.#possible.get(fact)?.at(-1) ?? atFirst(fact)
    const write = chooseWrite({
      random: this.#random,
      known,
      ids: { ada: ada.id, ben: ben.id },
      emails: { ada: ada.email, ben: ben.email },
      questions: this.#questions,
      newAddress: aNewAddress,
    })
    const before = known(write.fact)
    const told = await this.#pair[write.who].call(write.method, write.path, write.body)
    if (told && told.status < 300) {
      this.#possible.set(write.fact, [write.after])
      this.confirmed += 1
      return true
    }
    if (told && (told.status !== 503 || told.headers.get('retry-after') === null))
      findings.other.push(`${write.method} ${write.path} gave ${told.status}: ${JSON.stringify(told.body)}`)
    this.#possible.set(write.fact, [before, write.after])
    this.unknown += 1
    return false
  }

  /** Compares what the product says with what it had confirmed, and goes on from what is true. */
  async check(findings: Findings): Promise<void> {
    const { facts, faults } = await readFacts(this.#pair)
    findings.halfApplied += faults.length
    findings.other.push(...faults)
    for (const fact of new Set([...this.#possible.keys(), ...facts.keys()])) {
      const possible = this.#possible.get(fact) ?? [atFirst(fact)]
      const actual = facts.get(fact) ?? atFirst(fact)
      if (!possible.includes(actual)) {
        if (possible.length === 1) findings.lost += 1
        else findings.halfApplied += 1
        findings.other.push(`${fact} is '${actual}' and should be '${possible.join("' or '")}'.`)
      }
      this.#possible.set(fact, [actual])
    }
  }
}
