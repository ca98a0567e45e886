import type { CodeLanguage } from './code-proof.ts'
import { type CollectedTrace, collectSteps, maxSteps } from './collect-steps.ts'
import type { DemoOf, InputTexts } from './demo.ts'
import type { LabelledCode } from './labelled-code.ts'
import type { Decision, Step, Trace } from './step.ts'

/** A line of a listing as a common mistake has it. */
export interface WrongLine {
  /** Of the right line, in whose position it stands. */
  readonly label: string
  /**
   * Without the indentation of the right line; further lines are indented from there. Empty where the mistake is that
   * the line is missing.
   */
  readonly code: Readonly<Record<CodeLanguage, string>>
  /** Where lines move here: the label of each, in order. */
  readonly labels?: readonly string[]
  /** Why it is wrong, in one sentence. */
  readonly why: string
}

/** A run of a demo with one mistake in it, to find. */
export interface Slip {
  /** Unique in the pattern. Results refer to it, so it never changes. */
  readonly id: string
  /** The mistake in a few words, as in 'Marked when taken out'. Shown once it is found. */
  readonly name: string
  /** Of the run. */
  readonly texts: InputTexts
  /** The problem and the input of the run, as in 'Two Sum on a sorted array, target 9'. */
  readonly subtitle: string
  /** The run with the mistake. */
  readonly steps: readonly Step[]
  /** Index of the first step that the right run does not have. */
  readonly firstWrong: number
  /** The right run's steps. */
  readonly rightSteps: readonly Step[]
  /** Where the code differs, the line that explains the first wrong step first. */
  readonly lines: readonly [WrongLine, ...WrongLine[]]
  /** What should have happened at the first wrong step. */
  readonly instead: Pick<Decision, 'question' | 'options' | 'answer' | 'wrong' | 'positions'>
  /** Why that was wrong, with the values of this run: two or three sentences. */
  readonly why: string
  /** An input as small as possible on which the answer is wrong. */
  readonly smallest: {
    /** What is in each field of the demo. */
    readonly fields: readonly { readonly label: string; readonly text: string }[]
    /** The answers, in words. */
    readonly got: string
    readonly expected: string
    /** Of both runs; one that never ends is cut off. */
    readonly steps: readonly Step[]
    readonly rightSteps: readonly Step[]
  }
}

interface SlipParts<Input, Answer>
  extends Pick<Slip, 'id' | 'name' | 'firstWrong' | 'lines' | 'instead' | 'why'> {
  readonly input: Input
  readonly smallest: Input
  /** The algorithm with the mistake. Its captions' facts are shown, so they must not tell that anything is wrong. */
  wrong(input: Input): Trace<Answer>
  /** An answer as a learner reads it, as in '[0, 1]' or 'no pair'. */
  say(answer: Answer): string
  /** Where several answers are right; otherwise the answer equals that of the demo's own run. */
  isRight?(answer: Answer, input: Input): boolean
}

/** A slip with what its tests need. */
export interface TestedSlip extends Slip {
  /** The input of `smallest`. */
  readonly least: unknown
  /** An input as it is once it was typed, as a graph is laid out anew; undefined for one that the demo refuses. */
  typed(input: unknown): unknown
  /** Whether the answer is wrong on this input; undefined for an input that the demo refuses. */
  isWrongOn(input: unknown): boolean | undefined
}

export function defineSlip<Input extends Record<string, unknown>, Answer>(
  demo: DemoOf<Input>,
  { input, smallest, wrong, say, isRight, instead, ...parts }: SlipParts<Input, Answer>,
): TestedSlip {
  const runRight = (given: Input) =>
    // Both runs give an answer of the same type.
    collectSteps(demo.trace(given)) as CollectedTrace<Answer>

  function isWrongOn(given: Input): boolean | undefined {
    if (demo.read(demo.write(given)).kind === 'refused') return undefined
    const { answer } = runToLimit(wrong(given))
    if (!answer) return true
    if (isRight) return !isRight(answer.value, given)
    return JSON.stringify(answer.value) !== JSON.stringify(runRight(given).answer)
  }

  const texts = demo.write(input)
  const reading = demo.read(texts)
  if (reading.kind === 'refused') throw new RangeError(`The demo refuses the input of ${parts.id}`)
  const smallestTexts = demo.write(smallest)
  const got = runToLimit(wrong(smallest))
  const right = runRight(smallest)
  return {
    ...parts,
    // Writers put the right one first.
    instead: { ...instead, options: instead.options.toSorted() },
    texts,
    subtitle: reading.run.subtitle,
    steps: runToLimit(wrong(input)).steps,
    rightSteps: reading.run.steps,
    smallest: {
      fields: demo.fields.map(({ name, label }) => ({ label, text: smallestTexts[name] ?? '' })),
      got: got.answer ? say(got.answer.value) : 'it never ends',
      expected: say(right.answer),
      steps: got.steps,
      rightSteps: right.steps,
    },
    least: smallest,
    typed(given) {
      const reading = demo.read(demo.write(given as Input))
      return reading.kind === 'refused' ? undefined : reading.run.input
    },
    isWrongOn: (given) => isWrongOn(given as Input),
  }
}

/** A run that may never end, without an answer if it takes more steps than these. */
export function* cutOff<Answer>(trace: Trace<Answer>, maxShown: number): Trace<Answer | undefined> {
  for (let shown = 0; shown < maxShown; shown++) {
    const next = trace.next()
    if (next.done) return next.value
    yield next.value
  }
  return undefined
}

/** A run that does not end has no answer; its steps are cut off. */
function runToLimit<Answer>(trace: Trace<Answer>) {
  const steps: Step[] = []
  for (;;) {
    const next = trace.next()
    if (next.done) return { steps, answer: { value: next.value } }
    if (steps.length === maxSteps) return { steps }
    steps.push(next.value)
  }
}

const comment = /^\s*(# |\/\/)/

/** The code with the mistake. A comment above a line goes with it, because it explains the right one. */
export function withWrongLines(
  code: LabelledCode,
  wrongLines: readonly WrongLine[],
  language: CodeLanguage,
): LabelledCode {
  const lineOfLabel = new Map(code.lineOfLabel)
  const lineOfMoved = new Map<string, number>()
  let lines = [...code.lines]
  for (const { label, code: wrong, labels = [] } of wrongLines) {
    const at = lineOfLabel.get(label)
    if (at === undefined) throw new RangeError(`No line is labelled ${label}`)
    const indent = /^\s*/.exec(lines[at - 1]!)![0]
    const text = wrong[language]
    const added = text === '' ? [] : text.split('\n').map((line) => indent + line)
    const first = lines.slice(0, at - 1).findLastIndex((line) => !comment.test(line)) + 1
    lines = lines.toSpliced(first, at - first, ...added)
    for (const map of [lineOfLabel, lineOfMoved])
      for (const [other, line] of map) if (line > at) map.set(other, line + added.length - at + first)
    lineOfLabel.set(label, first + 1)
    for (const [index, moved] of labels.entries()) lineOfMoved.set(moved, first + 1 + index)
  }
  return { lines, lineOfLabel: new Map([...lineOfLabel, ...lineOfMoved]) }
}
