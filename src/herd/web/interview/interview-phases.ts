import { exactOptional, type InferOutput, minValue, number, object, pipe } from 'valibot'

export interface InterviewPhase {
  readonly title: string
  readonly minutes: number
  /** The interviewer's task. */
  readonly task: string
}

/** Together 45 minutes, like most interviews about one problem. */
export const interviewPhases: readonly InterviewPhase[] = [
  {
    title: 'Clarify',
    minutes: 5,
    task: 'Read the problem aloud once. Let them ask questions, and answer only what they ask.',
  },
  {
    title: 'Plan',
    minutes: 10,
    task: 'Listen for an approach and its complexity before any code. If they are silent for a minute, give the first hint.',
  },
  {
    title: 'Code',
    minutes: 20,
    task: 'Watch and listen. Write down what you see, not what you think of it.',
  },
  { title: 'Test', minutes: 5, task: 'Ask them to trace an input through the code, then an edge case.' },
  {
    title: 'Wrap up',
    minutes: 5,
    task: 'Ask a follow-up, then what they would do differently. Thank them.',
  },
]

export const interviewMinutes = interviewPhases.reduce((sum, { minutes }) => sum + minutes, 0)

export interface CurrentPhase {
  readonly phase: InterviewPhase
  readonly index: number
  /** Until the next phase; negative in overtime. */
  readonly secondsLeft: number
}

/** The phase after so many seconds. The last phase has no end. */
export function phaseAt(seconds: number): CurrentPhase {
  let end = 0
  for (const [index, phase] of interviewPhases.entries()) {
    end += phase.minutes * 60
    if (seconds < end || index === interviewPhases.length - 1)
      return { phase, index, secondsLeft: end - seconds }
  }
  throw new Error('An interview has at least one phase.')
}

/** '5:00', '65:09'. */
export function formatClock(seconds: number): string {
  const whole = Math.abs(Math.trunc(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const time = pipe(number(), minValue(0))
/** The saved state of a stopwatch. `startedAt` is in milliseconds since the epoch, and absent while paused. */
export const stopwatchSchema = object({ elapsedMs: time, startedAt: exactOptional(time) })
export type Stopwatch = Readonly<InferOutput<typeof stopwatchSchema>>

export const zeroStopwatch: Stopwatch = { elapsedMs: 0 }

export function elapsedMs({ elapsedMs, startedAt }: Stopwatch, now: number): number {
  return elapsedMs + (startedAt === undefined ? 0 : Math.max(0, now - startedAt))
}

export function startStopwatch(stopwatch: Stopwatch, now: number): Stopwatch {
  return stopwatch.startedAt === undefined ? { ...stopwatch, startedAt: now } : stopwatch
}

export function pauseStopwatch(stopwatch: Stopwatch, now: number): Stopwatch {
  return { elapsedMs: elapsedMs(stopwatch, now) }
}
