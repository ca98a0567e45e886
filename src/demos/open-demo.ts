import type { Demo, InputTexts, Run } from '#algorithms/demo.ts'
import { type DemoView, type Mode, maxTextLength } from './demo-address.ts'
import type { Speed } from './player.ts'

/** The initial state of a demo. */
export interface Opening {
  readonly run: Run
  readonly mode: Mode
  readonly step: number
  readonly speed: Speed
  /** The text in the fields, and why it is invalid. */
  readonly typed: InputTexts
  readonly errors: FieldErrors
}

export type FieldErrors = Readonly<Record<string, string>>

/** As the address describes it; invalid input is shown in its fields, with the reason. */
export function openDemo(demo: Demo, view: DemoView | undefined): Opening {
  const { mode = 'watch', step = 0, speed = 1 } = view ?? {}
  const texts = view?.texts ?? {}
  if (Object.keys(texts).length === 0) {
    const run = firstRun(demo)
    return { run, mode, step: within(run, step), speed, typed: run.texts, errors: {} }
  }
  const reading = readTyped(demo, texts)
  if (reading.kind === 'run') {
    const { run } = reading
    return { run, mode, step: within(run, step), speed, typed: run.texts, errors: {} }
  }
  return { run: firstRun(demo), mode: 'input', step: 0, speed, typed: texts, errors: reading.errors }
}

/** Parses the text in the fields, unless it is too long. */
export function readTyped(demo: Demo, texts: InputTexts): ReturnType<Demo['read']> {
  const long = demo.fields.filter(({ name }) => (texts[name] ?? '').length > maxTextLength)
  if (long.length === 0) return demo.read(texts)
  const error = `This is too long: type at most ${maxTextLength} characters.`
  return { kind: 'refused', errors: Object.fromEntries(long.map(({ name }) => [name, error])) }
}

function within({ steps }: Run, step: number): number {
  return Math.min(step, steps.length - 1)
}

function firstRun(demo: Demo): Run {
  const reading = demo.read(demo.presets[0]?.texts ?? {})
  if (reading.kind === 'refused') throw new Error('The first preset of a demo must run')
  return reading.run
}
