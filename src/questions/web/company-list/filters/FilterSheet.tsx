import { digits } from '#platform/count-words.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { type CompanyFilter, countChosen, nothingChosen } from '../company-filter.ts'
import { questionsText } from '../questions-text.ts'
import type { QuestionList } from '../use-question-list.ts'
import { FilterFields } from './FilterFields.tsx'
import { ShowSwitches } from './ShowSwitches.tsx'
import { SortSelect } from './SortSelect.tsx'

interface FilterSheetProps {
  /** Undefined while it is loading. */
  list: QuestionList | undefined
  filter: CompanyFilter
  foundCount: number | undefined
  onChoose: (change: Partial<CompanyFilter>) => void
  onClose: () => void
}

/** On phones: the filters over the list, with what it shows and its order. */
export function FilterSheet({ list, filter, foundCount, onChoose, onClose }: FilterSheetProps) {
  const shown = foundCount === undefined ? 'Loading…' : `Show ${digits(foundCount)}`
  return (
    <Dialog
      open
      width="side"
      title="Filters"
      onClose={onClose}
      footer={
        <>
          <p role="status" className="sr-only">
            {foundCount === undefined ? '' : `${questionsText(foundCount)} found`}
          </p>
          <Button look="quiet" disabled={countChosen(filter) === 0} onClick={() => onChoose(nothingChosen)}>
            Clear All
          </Button>
          <Button onClick={onClose}>{shown}</Button>
        </>
      }
    >
      <div className="-my-2 grid gap-4">
        <div>
          <div className="flex flex-wrap gap-x-5">
            <ShowSwitches filter={filter} onChoose={onChoose} />
            <SortSelect list={list} filter={filter} onChoose={onChoose} />
          </div>
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
  )
}
