import { rungCount } from '#learning/rules.ts'

interface SolvedWithProps {
  isSolved: boolean
  /** How many rungs are open, 0 to 4. */
  opened: number
}

/** The only place that says how much help a solved problem needed. */
export function SolvedWith({ isSolved, opened }: SolvedWithProps) {
  return (
    <p role="status" className="text-sm text-ink-2 not-empty:mt-3">
      {isSolved ? textFor(opened) : ''}
    </p>
  )
}

function textFor(opened: number): string {
  if (opened === 0) return 'Solved without hints'
  if (opened === rungCount) return 'Solved with the whole idea'
  return `Solved with ${opened} ${opened === 1 ? 'hint' : 'hints'}`
}
