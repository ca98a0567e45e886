import { ProblemCheckbox } from '#progress/web/tick/ProblemCheckbox.tsx'
import { useProblemTick, useSolvedState, useToggleSolved } from '#progress/web/tick/progress-source.ts'
import { WaitingMark } from '#progress/web/tick/WaitingMark.tsx'

/** Ticks the problem in every list that has it. */
export function ProblemTick({ number, title }: { number: number; title: string }) {
  const { isLoaded } = useSolvedState()
  const { solved, waiting } = useProblemTick(number)
  const toggle = useToggleSolved()
  return (
    <div className="-ml-2.5 flex items-center">
      <ProblemCheckbox name={title} solved={solved} disabled={!isLoaded} onToggle={() => toggle(number)} />
      <span aria-hidden="true" className="text-sm font-strong">
        {solved ? 'Solved' : 'Not solved yet'}
      </span>
      {waiting && (
        <span className="ml-3">
          <WaitingMark />
        </span>
      )}
    </div>
  )
}
