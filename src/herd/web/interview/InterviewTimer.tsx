import { Pause, Play, RotateCcw } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { useStopwatch } from '../interview-run.ts'
import { formatClock, interviewMinutes, interviewPhases, phaseAt } from './interview-phases.ts'

/** A stopwatch with a cell a minute, in the phases of an interview. */
export function InterviewTimer({ id }: { id: string }) {
  const { seconds, isRunning, start, pause, reset } = useStopwatch(id)
  const { phase, index, secondsLeft } = phaseAt(seconds)
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p
          role="timer"
          className="font-display text-[3.5rem] leading-none font-extrabold tracking-[-0.03em] tabular-nums"
        >
          <span className="sr-only">Time gone </span>
          {formatClock(seconds)}
          <small className="ml-2 text-lg font-semibold tracking-normal text-muted">
            of {interviewMinutes}:00
          </small>
        </p>
        <div className="flex gap-1">
          <Button className="min-w-[8.875rem]" onClick={isRunning ? pause : start}>
            {isRunning ? (
              <Pause className="icon" aria-hidden="true" />
            ) : (
              <Play className="icon" aria-hidden="true" />
            )}
            {isRunning ? 'Pause' : seconds > 0 ? 'Go on' : 'Start timer'}
          </Button>
          <Button look="quiet" disabled={seconds === 0} onClick={reset}>
            <RotateCcw className="icon" aria-hidden="true" />
            Reset
          </Button>
        </div>
      </div>
      <ol className="mt-5 grid grid-cols-[5fr_10fr_20fr_5fr_5fr] gap-1.5">
        {interviewPhases.map(({ title, minutes }, place) => {
          const before = interviewPhases.slice(0, place).reduce((sum, each) => sum + each.minutes, 0)
          return (
            <li key={title} aria-current={place === index ? 'step' : undefined} className="min-w-0">
              <CellBar
                filled={Math.floor(seconds / 60) - before + (seconds > before * 60 ? 1 : 0)}
                cells={minutes}
                hue="accent"
              />
              <span
                className={`mt-1.5 block text-xs leading-tight max-md:sr-only ${place === index ? 'font-[650] text-ink' : 'text-muted'}`}
              >
                {title}
                <span className="block font-normal text-muted tabular-nums">{minutes} min</span>
              </span>
            </li>
          )
        })}
      </ol>
      <div className="mt-4 min-h-[5.5rem]">
        <p role="status" className="text-base font-[650]">
          {phase.title}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {secondsLeft >= 0
            ? `${formatClock(secondsLeft)} left in this phase`
            : `${formatClock(secondsLeft)} over time`}
        </p>
        <p className="mt-1 max-w-[34em] text-sm text-ink-2">{phase.task}</p>
      </div>
    </div>
  )
}
