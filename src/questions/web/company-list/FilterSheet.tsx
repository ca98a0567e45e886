import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { type CompanyFilter, countChosen, nothingChosen } from './company-filter.ts'
import { FilterFields } from './FilterFields.tsx'
import { ChosenBadge } from './Filters.tsx'
import { ShowSwitches } from './ShowSwitches.tsx'
import type { QuestionList } from './use-question-list.ts'

interface FilterSheetProps {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  filter: CompanyFilter
  foundCount: number | undefined
  isMember: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** On narrow screens: a button that opens the filters over the list. */
export function FilterSheet({ list, filter, foundCount, isMember, onChoose }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const chosenCount = countChosen(filter)
  const shown = foundCount === undefined ? 'Loading…' : `Show ${questionsText(foundCount)}`
  return (
    <div className="lg:hidden">
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="icon" aria-hidden="true" />
        Filters
        <ChosenBadge count={chosenCount} />
      </Button>
      {isOpen && (
        <Dialog
          open
          title="Filters"
          onClose={() => setOpen(false)}
          footer={
            <>
              <p role="status" className="sr-only">
                {foundCount === undefined ? '' : `${questionsText(foundCount)} found`}
              </p>
              <Button look="quiet" disabled={chosenCount === 0} onClick={() => onChoose(nothingChosen)}>
                Clear All
              </Button>
              <Button onClick={() => setOpen(false)}>{shown}</Button>
            </>
          }
        >
          <div className="-my-2">
            <div className="flex flex-wrap gap-x-5 pb-2 md:hidden">
              <ShowSwitches filter={filter} isMember={isMember} onChoose={onChoose} />
            </div>
            <FilterFields
              list={list}
              companies={filter.companies}
              patterns={filter.patterns}
              difficulties={filter.difficulties}
              onChoose={onChoose}
            />
          </div>
        </Dialog>
      )}
    </div>
  )
}

export function questionsText(count: number): string {
  return count === 1 ? '1 question' : `${count.toLocaleString('en')} questions`
}
