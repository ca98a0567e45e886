import { EyeOff, Shuffle } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { type RoundState, withBlindPosition } from '../blind/blind-url.ts'
import { useFocusAfterRound } from '../blind/use-focus-after-round.ts'
import { type CompanyFilter, inOrder, newSeed, writeFilter } from './company-filter.ts'

interface ListToolsProps {
  filter: CompanyFilter
  /** True while there is nothing to practice with. */
  isEmpty: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** Shuffle and blind practice. */
export function ListTools({ filter, isEmpty, onChoose }: ListToolsProps) {
  const navigate = useNavigate()
  const blindButton = useFocusAfterRound(!isEmpty)
  return (
    <div className="flex gap-2">
      <Button onClick={() => onChoose(inOrder('shuffle'))} disabled={isEmpty}>
        <Shuffle className="icon" aria-hidden="true" />
        <span className="max-md:sr-only">Shuffle</span>
      </Button>
      <Button
        ref={blindButton}
        disabled={isEmpty}
        onClick={() =>
          void navigate(
            {
              pathname: '/practice/blind',
              search: withBlindPosition(writeFilter(filter), { seed: newSeed(), at: 1 }),
            },
            { state: fromList },
          )
        }
      >
        <EyeOff className="icon" aria-hidden="true" />
        <span className="max-md:sr-only">Blind practice</span>
      </Button>
    </div>
  )
}

const fromList: RoundState = { isFromList: true }
