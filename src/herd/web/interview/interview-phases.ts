export interface InterviewPhase {
  readonly title: string
  readonly minutes: number
  /** What the interviewer does meanwhile. */
  readonly task: string
}

/** Three quarters of an hour, as most interviews of one problem have. */
export const interviewPhases: readonly InterviewPhase[] = [
  {
    title: 'Clarify',
    minutes: 5,
    task: 'Read the problem out once. Let them ask, and answer only what they ask.',
  },
  {
    title: 'Plan',
    minutes: 10,
    task: 'Hear an approach and its cost before any code. Silent for a minute: give the first hint.',
  },
  {
    title: 'Code',
    minutes: 20,
    task: 'Watch and listen. Write down what you see, not what you think of it.',
  },
  { title: 'Test', minutes: 5, task: 'Ask them to walk an input through the code, then an edge case.' },
  {
    title: 'Wrap up',
    minutes: 5,
    task: 'Ask a follow-up, then what they would do differently. Thank them.',
  },
]

export const interviewMinutes = interviewPhases.reduce((sum, { minutes }) => sum + minutes, 0)

export interface PhasePlace {
  readonly phase: InterviewPhase
  readonly index: number
  /** Seconds until the next phase; below zero when the last one has run over. */
  readonly secondsLeft: number
}

/** Where an interview is after so many seconds; the last phase lasts until somebody stops. */
export function phaseAt(seconds: number): PhasePlace {
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

/** A stopwatch as it is kept: what has run before, and since when it runs again. */
export interface Stopwatch {
  readonly elapsedMs: number
  /** Milliseconds since the epoch; absent while it stands. */
  readonly startedAt?: number
}

export const freshWatch: Stopwatch = { elapsedMs: 0 }

export function elapsedMs({ elapsedMs, startedAt }: Stopwatch, now: number): number {
  return elapsedMs + (startedAt === undefined ? 0 : Math.max(0, now - startedAt))
}

export function startWatch(watch: Stopwatch, now: number): Stopwatch {
  return watch.startedAt === undefined ? { ...watch, startedAt: now } : watch
}

export function pauseWatch(watch: Stopwatch, now: number): Stopwatch {
  return { elapsedMs: elapsedMs(watch, now) }
}

/** A fresh one for whatever was not written by us. */
export function parseWatch(text: string | null): Stopwatch {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    if (typeof kept !== 'object' || kept === null) return freshWatch
    const { elapsedMs: run, startedAt } = Object.fromEntries(Object.entries(kept))
    if (!isTime(run)) return freshWatch
    return isTime(startedAt) ? { elapsedMs: run, startedAt } : { elapsedMs: run }
  } catch {
    return freshWatch
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
