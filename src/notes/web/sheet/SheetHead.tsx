import { foldedParts } from '#content/notes/linked-list-cheatsheet-parts.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { SheetText } from './SheetText.tsx'
import { useOpenedSections } from './use-opened-sections.ts'

interface SheetHeadProps {
  areAllOpen: boolean
  onToggleAll: () => void
}

/** What the sheet is for, and how much of it was opened so far in this browser. */
export function SheetHead({ areAllOpen, onToggleAll }: SheetHeadProps) {
  const opened = useOpenedSections()
  const count = foldedParts.length
  return (
    <>
      <SheetText name="intro" />
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
