import type { Run } from '#algorithms/demo.ts'
import type { Decision, Step } from '#algorithms/step.ts'

/** What the learner did at one decision. */
export interface Act {
  /** Index among the inputs driven so far. */
  readonly run: number
  /** Index of its step. */
  readonly step: number
  readonly decision: Decision
  readonly outcome: 'first' | 'second' | 'shown'
  /** The wrong options pressed, in order. */
  readonly mistakes: readonly string[]
}

/** The learner makes the choices of the algorithm. Everything between two choices runs by itself. */
export interface Drive {
  /** The inputs so far; the last one is being driven. */
  readonly runs: readonly [Run, ...Run[]]
  /** Index in the last run. */
  readonly step: number
  readonly acts: readonly Act[]
  /** The wrong options pressed at this step. */
  readonly mistakes: readonly string[]
  /** `shown` and `between` wait for a press: to go on, and for the next input. */
  readonly phase: 'running' | 'deciding' | 'shown' | 'between' | 'over'
}

export type DriveEvent =
  | { readonly kind: 'act'; readonly option: string }
  | { readonly kind: 'show' }
  | { readonly kind: 'goOn' }
  /** The timer of the step `from` has fired. */
  | { readonly kind: 'advance'; readonly from: number }
  /** As advancing until the next choice, for whoever wants no motion. */
  | { readonly kind: 'jump' }
  | { readonly kind: 'continue'; readonly run: Run }
  | { readonly kind: 'restart'; readonly run: Run }

/** So many acts make a run long enough to tell whether somebody drives fluently. A shorter one continues on another input. */
export const fluentActs = 8

export function startDrive(run: Run): Drive {
  return arrive({ runs: [run], step: 0, acts: [], mistakes: [], phase: 'running' })
}

export function moveDrive(drive: Drive, event: DriveEvent): Drive {
  switch (event.kind) {
    case 'act':
      return act(drive, event.option)
    case 'show':
      return drive.phase === 'deciding' ? record(drive, 'shown', 'shown') : drive
    case 'goOn':
      return drive.phase === 'shown' ? leave(drive) : drive
    case 'advance':
      return drive.phase === 'running' && drive.step === event.from ? leave(drive) : drive
    case 'jump':
      return jump(drive)
    case 'continue':
      return drive.phase === 'between'
        ? arrive({ ...drive, runs: [...drive.runs, event.run], step: 0 })
        : drive
    case 'restart':
      return startDrive(event.run)
  }
}

export function currentRun({ runs }: Drive): Run {
  return runs.at(-1) ?? runs[0]
}

export function currentStep(drive: Drive): Step {
  return currentRun(drive).steps[drive.step]! // No event leads outside of the run.
}

export function countRight({ acts }: Pick<Drive, 'acts'>): number {
  return acts.filter(({ outcome }) => outcome === 'first').length
}

function act(drive: Drive, option: string): Drive {
  const { decision } = currentStep(drive)
  const { phase, mistakes } = drive
  if (phase !== 'deciding' || !decision?.options.includes(option) || mistakes.includes(option)) return drive
  if (option === decision.answer) return record(drive, mistakes.length === 0 ? 'first' : 'second', 'running')
  const tried = { ...drive, mistakes: [...mistakes, option] }
  return tried.mistakes.length === 1 ? tried : record(tried, 'shown', 'shown')
}

/** A right act leaves its step at once. */
function record(drive: Drive, outcome: Act['outcome'], phase: 'running' | 'shown'): Drive {
  const { runs, step, mistakes } = drive
  const { decision } = currentStep(drive)
  if (!decision) return drive
  const acts = [...drive.acts, { run: runs.length - 1, step, decision, outcome, mistakes }]
  const done: Drive = { ...drive, acts, phase }
  return phase === 'running' ? leave(done) : done
}

function leave(drive: Drive): Drive {
  const { acts, step } = drive
  if (step < currentRun(drive).steps.length - 1) return arrive({ ...drive, step: step + 1 })
  return { ...drive, phase: acts.length >= fluentActs ? 'over' : 'between' }
}

function arrive(drive: Drive): Drive {
  return { ...drive, mistakes: [], phase: currentStep(drive).decision ? 'deciding' : 'running' }
}

function jump(drive: Drive): Drive {
  let moved = drive
  while (moved.phase === 'running') moved = leave(moved)
  return moved
}
