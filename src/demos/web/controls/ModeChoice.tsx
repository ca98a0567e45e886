import { useId } from 'react'
import { Link } from 'react-router'
import { useLearning } from '#learning/web/use-learning.ts'
import type { Mode } from '../../demo-address.ts'
import '#platform/ui/styles/segments.css'

interface ModeChoiceProps {
  patternName: string
  selected: Mode
  onSelect: (mode: Mode) => void
}

/** First the modes in which the demo acts, then those in which the learner does, with how far they are. */
export function ModeChoice({ patternName, selected, onSelect }: ModeChoiceProps) {
  const name = useId()
  const { cleanRuns, slipsFound, rungsPassed } = useLearning().doingOf(patternName)
  const choice = (id: Mode, label: string, standing?: StandingProps) => (
    <label key={id}>
      <input type="radio" name={name} checked={id === selected} onChange={() => onSelect(id)} />
      {label}
      {standing && <Standing {...standing} />}
    </label>
  )
  return (
    <fieldset className="demo-modes">
      <legend className="sr-only">Mode</legend>
      <div className="segments">
        {choice('watch', 'Watch')}
        {choice('predict', 'Predict')}
        {choice('input', 'My input')}
      </div>
      <div className="segments">
        {choice('drive', 'Drive', { done: cleanRuns, of: 2, words: `${cleanRuns} of 2 clean runs` })}
        {choice('slip', 'Find the slip', {
          done: slipsFound.length,
          of: Math.max(1, slipsFound.length),
          words: slipsFound.length === 0 ? 'none found yet' : `${slipsFound.length} found`,
        })}
        <Link to={`/build/${patternName}`}>
          Build
          <Standing done={rungsPassed.length} of={4} words={`${rungsPassed.length} of 4 rungs`} />
        </Link>
      </div>
    </fieldset>
  )
}

interface StandingProps {
  done: number
  of: number
  words: string
}

/** One cell each, filled when it is done. */
function Standing({ done, of, words }: StandingProps) {
  return (
    <>
      <span className="demo-standing" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position.
          <i key={index} data-done={index < done || undefined} />
        ))}
      </span>
      <span className="sr-only">{words}</span>
    </>
  )
}
