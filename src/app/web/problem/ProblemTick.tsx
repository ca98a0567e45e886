import { ProblemCheckbox } from '#progress/web/tick/ProblemCheckbox.tsx'
import { useProblemTick, useSolvedState, useToggleSolved } from '#progress/web/tick/progress-source.ts'
import { WaitingMark } from '#progress/web/tick/WaitingMark.tsx'

/** Ticks the problem in every list that has it. */
export function ProblemTick({ number, title }: { number: number; title: string }) {
  const { isLoaded } = useSolvedState()
  const { solved, waiting } = useProblemTick(number)
  const toggle = useToggleSolved()
  return (
    <>
      <ProblemCheckbox
        name={title}
        text={solved ? 'Done' : 'Mark as done'}
        solved={solved}
        disabled={!isLoaded}
        onToggle={() => toggle(number)}
      />
      {waiting && <WaitingMark />}
    </>
  )
}
