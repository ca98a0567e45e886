import { EyeOff, Shuffle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import type { Sorting } from '../../filter-questions.ts'
import { sortings } from '../../question.ts'
import { withPracticePosition } from '../practice/practice-url.ts'
import { type CompanyFilter, inOrder, newSeed, writeFilter } from './company-filter.ts'

interface ListToolsProps {
  filter: CompanyFilter
  /** True while there is nothing to practice with. */
  isEmpty: boolean
  isMember: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** Shuffle, blind practice, starred only, and the order of the list. */
export function ListTools({ filter, isEmpty, isMember, onChoose }: ListToolsProps) {
  const navigate = useNavigate()
  const practiceButton = useFocusAfterPractice(!isEmpty)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:contents">
        <Button className="max-md:flex-1" onClick={() => onChoose(inOrder('shuffle'))} disabled={isEmpty}>
          <Shuffle className="icon" aria-hidden="true" />
          Shuffle
        </Button>
        <Button
          ref={practiceButton}
          className="max-md:flex-1"
          disabled={isEmpty}
          onClick={() =>
            void navigate({ search: withPracticePosition(writeFilter(filter), { seed: newSeed(), at: 1 }) })
          }
        >
          <EyeOff className="icon" aria-hidden="true" />
          Blind practice
        </Button>
        {isMember && (
          <div className="md:ml-3">
            <Switch
              label="Starred"
              checked={filter.starredOnly}
              onChange={(starredOnly) => onChoose({ starredOnly })}
            />
          </div>
        )}
      </div>
      <label className="ml-auto flex items-center gap-2.5 text-sm whitespace-nowrap text-ink-2">
        Sort by
        <select
          value={filter.sorting}
          onChange={({ target }) =>
            onChoose(inOrder(sortings.find((each) => each === target.value) ?? filter.sorting))
          }
          className="field-input"
        >
          {sortings.map((each) => (
            <option key={each} value={each}>
              {sortingNames[each]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

const sortingNames: Readonly<Record<Sorting, string>> = {
  frequency: 'Frequency',
  number: 'Number',
  difficulty: 'Difficulty',
  shuffle: 'Shuffled',
}

/** Leaving practice focuses the button that started it, as soon as it is enabled. */
function useFocusAfterPractice(isEnabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const hasLeft = state?.hasLeftPractice === true
  useEffect(() => {
    if (!hasLeft || !isEnabled) return
    button.current?.focus()
    // Only once: the browser keeps the state of a history entry across a reload.
    void navigate({ search }, { replace: true, preventScrollReset: true, state: null })
  }, [hasLeft, isEnabled, search, navigate])
  return button
}
