import type { Random } from '../lib/random.ts'
import { newEmail } from '../lib/users.ts'
import { chooseWrite } from './choose-write.ts'
import { initialValue, type Pair, readFacts } from './facts.ts'

export interface Findings {
  lost: number
  halfApplied: number
  readonly other: string[]
}

/** Sends writes for a pair and records which were confirmed. */
export class Writer {
  readonly #pair: Pair
  readonly #random: Random
  readonly #questions: readonly number[]
  /** Possible values by fact: one after a confirmed write, two after one without a reply. */
  readonly #possible = new Map<string, readonly string[]>()
  confirmed = 0
  /** Writes without a confirmation. */
  unknown = 0

  constructor(pair: Pair, random: Random, questions: readonly number[]) {
    this.#pair = pair
    this.#random = random
    this.#questions = questions
  }

  /** Sends one write. @returns false if it was not confirmed, so that it is unknown whether it was applied. */
  async write(findings: Findings): Promise<boolean> {
    const { ada, ben } = this.#pair
    const known = (fact: string) => this.#possible.get(fact)?.at(-1) ?? initialValue(fact)
    const write = chooseWrite({
      random: this.#random,
      known,
      ids: { ada: ada.id, ben: ben.id },
      emails: { ada: ada.email, ben: ben.email },
      questions: this.#questions,
      newEmail: newEmail,
    })
    const before = known(write.fact)
    const reply = await this.#pair[write.who].call(write.method, write.path, write.body)
    if (reply && reply.status < 300) {
      this.#possible.set(write.fact, [write.after])
      this.confirmed += 1
      return true
    }
    if (reply && (reply.status !== 503 || reply.headers.get('retry-after') === null))
      findings.other.push(`${write.method} ${write.path} gave ${reply.status}: ${JSON.stringify(reply.body)}`)
    this.#possible.set(write.fact, [before, write.after])
    this.unknown += 1
    return false
  }

  /** Compares the product's state with what it had confirmed, and continues from the actual state. */
  async check(findings: Findings): Promise<void> {
    const { facts, problems } = await readFacts(this.#pair)
    findings.halfApplied += problems.length
    findings.other.push(...problems)
    for (const fact of new Set([...this.#possible.keys(), ...facts.keys()])) {
      const possible = this.#possible.get(fact) ?? [initialValue(fact)]
      const actual = facts.get(fact) ?? initialValue(fact)
      if (!possible.includes(actual)) {
        if (possible.length === 1) findings.lost += 1
        else findings.halfApplied += 1
        findings.other.push(`${fact} is '${actual}' and should be '${possible.join("' or '")}'.`)
      }
      this.#possible.set(fact, [actual])
    }
  }
}
