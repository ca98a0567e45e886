import type fc from 'fast-check'
import type { Step, Trace } from '../step.ts'
import type { CodeProof } from './code-proof.ts'

/**
 * Why we believe a demo. Every file under `proofs/` is found and checked by
 * `traces.test.ts` (the trace) and `run-code/code.test.ts` (the code in four languages).
 */
export interface ProofParts<Input, Answer> {
  /** Slug of the pattern, which names its code files too. */
  readonly pattern: string
  /** Small inputs with zero, negatives, duplicates, one element and none, as far as they apply; at most as large as the demo allows. */
  readonly inputs: fc.Arbitrary<Input>
  /** Worked out by hand, among them the lesson's input and the nasty ones. */
  readonly examples: readonly { readonly name: string; readonly input: Input; readonly answer: Answer }[]
  trace(input: Input): Trace<Answer>
  /** A slower, independent solution. */
  bruteForce(input: Input): Answer
  /** Where several answers are right; otherwise the answer equals the one of brute force. */
  isRight?(answer: Answer, input: Input, bruteForce: Answer): boolean
  /** The answer as it can be read from the last picture, cells and roles, not from the caption. */
  pictured(last: Step, input: Input): unknown
  /** The expected result of `pictured`; the answer itself unless the picture shows it in another form. */
  picture?(answer: Answer, input: Input): unknown
  /** The option that the trace takes at a decision, read from the pictures and variables of the two steps. */
  taken(decided: Step, next: Step, input: Input): string
  /** Must hold at every step of every run. Throws, or calls expect. */
  invariant?(step: Step, input: Input): void
  readonly code: CodeProof
}

/** A proof without its type parameters, so that proofs of all patterns fit one list. */
export interface Proof {
  readonly pattern: string
  readonly inputs: fc.Arbitrary<ProofCase>
  readonly examples: readonly (ProofCase & { readonly name: string; readonly answer: unknown })[]
  readonly code: CodeProof
}

export interface ProofCase {
  readonly input: unknown
  trace(): Trace<unknown>
  bruteForce(): unknown
  isRight(answer: unknown): boolean
  pictured(last: Step): unknown
  picture(answer: unknown): unknown
  taken(decided: Step, next: Step): string
  invariant(step: Step): void
}

export function defineProof<Input, Answer>(parts: ProofParts<Input, Answer>): Proof {
  const toCase = (input: Input): ProofCase => ({
    input,
    trace: () => parts.trace(input),
    bruteForce: () => parts.bruteForce(input),
    isRight(answer) {
      const expected = parts.bruteForce(input)
      // The answer comes from this proof's own trace.
      return parts.isRight ? parts.isRight(answer as Answer, input, expected) : isSame(answer, expected)
    },
    pictured: (last) => parts.pictured(last, input),
    picture: (answer) => (parts.picture ? parts.picture(answer as Answer, input) : answer), // As above.
    taken: (decided, next) => parts.taken(decided, next, input),
    invariant: (step) => parts.invariant?.(step, input),
  })
  return {
    pattern: parts.pattern,
    inputs: parts.inputs.map(toCase),
    examples: parts.examples.map(({ name, input, answer }) => ({ ...toCase(input), name, answer })),
    code: parts.code,
  }
}

/** Answers are plain data. */
function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
