import { foldedSections } from '#content/notes/linked-list-cheatsheet.ts'
import { Button } from '#platform/ui/Button.tsx'
import { CellBar } from '#platform/ui/CellBar.tsx'
import { useOpenedSections } from './use-opened-sections.ts'

interface SheetHeadProps {
  areAllOpen: boolean
  onToggleAll: () => void
}

/** What the sheet is for, and how much of it was opened so far in this browser. */
export function SheetHead({ areAllOpen, onToggleAll }: SheetHeadProps) {
  const opened = useOpenedSections()
  const count = foldedSections.length
  return (
    <>
      <p className="sheet-intro">
        Every pointer move, one link at a time. Read the steps, choose one to see the link that it changes,
        say the line to remember, then write the code without looking.
      </p>
      <div className="sheet-progress on-screen">
        <p>
          <b>
            {opened} of {count}
          </b>{' '}
          sections opened
        </p>
        <CellBar filled={opened} cells={count} hue="lists" />
        <Button size="sm" onClick={onToggleAll}>
          {areAllOpen ? 'Close all' : 'Open all'}
        </Button>
      </div>
    </>
  )
}
