import { useCallback, useState } from 'react'
import { linkedListCheatSheet, sheetHeadings } from '#content/notes/linked-list-cheatsheet-outline.ts'
import { type FoldedPart, foldedParts } from '#content/notes/linked-list-cheatsheet-parts.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { NoteSection } from './NoteSection.tsx'
import { NotesLayout } from './NotesLayout.tsx'
import { FoldedSection } from './sheet/FoldedSection.tsx'
import { PythonTemplate } from './sheet/PythonTemplate.tsx'
import { QuickReference } from './sheet/QuickReference.tsx'
import { SheetHead } from './sheet/SheetHead.tsx'
import { SheetText } from './sheet/SheetText.tsx'
import { Traversals } from './sheet/Traversals.tsx'
import { noteOpened } from './sheet/use-opened-sections.ts'
import '#demos/web/drawings/shared/drawings.css'
import '#demos/web/drawings/list/list.css'
import '#platform/ui/display/code-lines.css'
import './sheet/sheet.css'
import './sheet/operation.css'
import './sheet/sheet-print.css'

const beforeTraversals = foldedParts.slice(0, 3)
const afterTraversals = foldedParts.slice(3)

export function LinkedListSheetPage() {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const areAllOpen = openIds.size === foldedParts.length

  const onToggle = useCallback((id: string, isOpen: boolean) => {
    if (isOpen) noteOpened(id)
    setOpenIds((ids) => (ids.has(id) === isOpen ? ids : isOpen ? new Set([...ids, id]) : without(ids, id)))
  }, [])
  const toggleAll = () => setOpenIds(new Set(areAllOpen ? [] : foldedParts.map(({ heading }) => heading.id)))

  const show = (part: FoldedPart) => (
    <FoldedSection
      key={part.heading.id}
      part={part}
      isOpen={openIds.has(part.heading.id)}
      onToggle={onToggle}
    >
      {part.heading === sheetHeadings.doubly && (
        <NoteSection heading={sheetHeadings.doublyNode}>
          <SheetText name="doublyNode" />
          <PythonTemplate name="doubly-node" isOpen />
        </NoteSection>
      )}
    </FoldedSection>
  )

  return (
    <NotesLayout
      outline={linkedListCheatSheet}
      head={<SheetHead areAllOpen={areAllOpen} onToggleAll={toggleAll} />}
    >
      <div className="sheet" data-hue="lists">
        <QuickReference />
        {beforeTraversals.map(show)}
        <Traversals />
        {afterTraversals.map(show)}
        <NoteSection heading={sheetHeadings.nodeDefinition}>
          <p className="sheet-purpose">
            The templates for singly linked lists use this class. On most practice sites it is there already.
          </p>
          <PythonTemplate name="list-node" level={3} isOpen />
        </NoteSection>
        <NoteSection heading={sheetHeadings.proTips}>
          <SheetText name="proTips" />
          <ButtonLink to="/category/4" look="sign" className="on-screen mt-8">
            Practise on Linked Lists
          </ButtonLink>
        </NoteSection>
      </div>
    </NotesLayout>
  )
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id))
}
