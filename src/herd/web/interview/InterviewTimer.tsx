import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { savedStopwatch } from '../feedback/interview-drafts.ts'
import {
  elapsedMs,
  formatClock,
  interviewMinutes,
  interviewPhases,
  pauseStopwatch,
  phaseAt,
  type Stopwatch,
  startStopwatch,
  zeroStopwatch,
} from './interview-phases.ts'

interface InterviewTimerProps {
  id: string
  /** The candidate's name. */
  candidate: string
  /** Starts the timer and the interview without another press. */
  startsAtOnce?: boolean
  /** Whether the server knows that the interview has started, so that the candidate sees the question. */
  hasBegun: boolean
  isBeginning: boolean
  onBegin: () => void
}

/** A stopwatch with one cell per minute, grouped by the phases of an interview. */
export function InterviewTimer({
  id,
  candidate,
  startsAtOnce,
  hasBegun,
  isBeginning,
  onBegin,
}: InterviewTimerProps) {
  const { seconds, isRunning, start, pause, reset } = useStopwatch(id)
  const { phase, index, secondsLeft } = phaseAt(seconds)
  const isClockAtZero = seconds === 0 && !isRunning
  const isWaiting = !hasBegun && isClockAtZero && !isBeginning
  const current = isWaiting ? undefined : index
  function startOrResume() {
    start()
    if (!hasBegun && !isBeginning) onBegin()
  }
  const hasStartedAtOnce = useRef(false)
  useEffect(() => {
    if (!startsAtOnce || hasStartedAtOnce.current) return
    hasStartedAtOnce.current = true
    startOrResume()
  })
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p
          role="timer"
          className="font-display text-figure leading-none font-extrabold tracking-tighter tabular-nums"
        >
          <span className="sr-only">Elapsed time </span>
          <span>{formatClock(seconds)}</span>
          <small className="ml-2 text-lg font-semibold tracking-normal text-muted">{`of ${interviewMinutes}:00`}</small>
        </p>
        <div className="flex gap-2">
          <Button
            look={isWaiting ? 'primary' : 'outline'}
            className="min-w-35.5"
            onClick={isRunning ? pause : startOrResume}
          >
            {isRunning ? (
              <Pause className="icon" aria-hidden="true" />
            ) : (
              <Play className="icon" aria-hidden="true" />
            )}
            <span>{isRunning ? 'Pause' : seconds > 0 ? 'Resume' : 'Start timer'}</span>
          </Button>
          <Button look="quiet" disabled={seconds === 0} onClick={reset}>
            <RotateCcw className="icon" aria-hidden="true" />
            Reset
          </Button>
        </div>
      </div>
      <ol className="mt-5 grid grid-cols-[5fr_10fr_20fr_5fr_5fr] gap-1.5">
        {interviewPhases.map(({ title, minutes }, position) => {
          const before = interviewPhases.slice(0, position).reduce((sum, each) => sum + each.minutes, 0)
          return (
            <li key={title} aria-current={position === current ? 'step' : undefined} className="min-w-0">
              <CellBar
                filled={Math.floor(seconds / 60) - before + (seconds > before * 60 ? 1 : 0)}
                cells={minutes}
                hue="accent"
              />
              <span
                className={`mt-1.5 block text-xs leading-tight max-md:sr-only ${position === current ? 'font-strong text-ink' : 'text-muted'}`}
              >
                {title}
                <span className="block font-normal text-muted tabular-nums">{`${minutes} min`}</span>
              </span>
            </li>
          )
        })}
      </ol>
      <div className="mt-4 min-h-22">
        <p role="status" className="text-base font-strong">
          {isWaiting ? 'Start the timer when you are both ready' : phase.title}
        </p>
        {isWaiting ? (
          <p className="mt-1 max-w-prose text-sm text-ink-2">{`${candidate} sees the question from then on.`}</p>
        ) : (
          <>
            <p className="text-sm text-muted tabular-nums">
              {secondsLeft >= 0
                ? `${formatClock(secondsLeft)} left in this phase`
                : `${formatClock(secondsLeft)} over time`}
            </p>
            <p className="mt-1 max-w-prose text-sm text-ink-2">{phase.task}</p>
          </>
        )}
      </div>
      {!hasBegun && !isBeginning && !isClockAtZero && (
        <Alert
          onRetry={onBegin}
        >{`${candidate} cannot see the question yet, because the server cannot be reached.`}</Alert>
      )}
    </div>
  )
}

/** Survives a reload and is shared between tabs. */
function useStopwatch(id: string) {
  const saved = useMemo(() => savedStopwatch(id), [id])
  const stopwatch = useSyncExternalStore(saved.onChange, saved.read, () => undefined) ?? zeroStopwatch
  const isRunning = stopwatch.startedAt !== undefined
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    setNow(Date.now())
    if (!isRunning) return
    const interval = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(interval)
  }, [isRunning])

  const save = (next: Stopwatch) => {
    saved.write(next)
    setNow(Date.now())
  }
  return {
    isRunning,
    seconds: Math.floor(elapsedMs(stopwatch, Math.max(now, stopwatch.startedAt ?? 0)) / 1000),
    start: () => save(startStopwatch(stopwatch, Date.now())),
    pause: () => save(pauseStopwatch(stopwatch, Date.now())),
    reset: () => save(zeroStopwatch),
  }
}
