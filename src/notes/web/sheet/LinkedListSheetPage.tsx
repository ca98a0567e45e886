import { useCallback, useState, useSyncExternalStore } from 'react'
import { sheetSections } from '#content/notes/linked-list/operations.ts'
import { linkedListCheatSheet, sheetHeadings } from '#content/notes/linked-list/outline.ts'
import { proTips } from '#content/notes/linked-list/pro-tips.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { localValue } from '#platform/web/local-value.ts'
import type { Language } from '#settings/languages.ts'
import { WithCode } from '../CodeTemplate.tsx'
import { NoteSection } from '../NoteSection.tsx'
import { NotesLayout } from '../NotesLayout.tsx'
import { LanguageChoice } from '../templates/LanguageChoice.tsx'
import { FoldedSection } from './FoldedSection.tsx'
import { ListTemplate } from './ListTemplate.tsx'
import { listTemplates } from './list-templates.ts'
import { QuickReference, Traversals } from './QuickReference.tsx'
import '#demos/web/drawings/shared/drawings.css'
import '#demos/web/drawings/list/list.css'
import '#platform/ui/display/code-lines.css'
import './sheet.css'
import './operation.css'
import './sheet-print.css'

const sectionIds = sheetSections.map(({ heading }) => heading.id)

export function LinkedListSheetPage() {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const areAllOpen = openIds.size === sectionIds.length

  const onToggle = useCallback((id: string, isOpen: boolean) => {
    if (isOpen) rememberOpened(id)
    setOpenIds((ids) => {
      if (ids.has(id) === isOpen) return ids
      return new Set(isOpen ? [...ids, id] : [...ids].filter((other) => other !== id))
    })
  }, [])

  const sections = sheetSections.map((section) => (
    <FoldedSection
      key={section.heading.id}
      section={section}
      isOpen={openIds.has(section.heading.id)}
      onToggle={onToggle}
    >
      {section.heading === sheetHeadings.doubly && (
        <NoteSection heading={sheetHeadings.doublyNode}>
          <p className="sheet-purpose">
            <WithCode>
              Each node has two links: `next` points to the node after it, `prev` to the node before it. At
              the ends of the list they are `None`.
            </WithCode>
          </p>
          <ListTemplate name="doubly-node" />
        </NoteSection>
      )}
    </FoldedSection>
  ))

  return (
    <NotesLayout
      outline={linkedListCheatSheet}
      head={
        <SheetHead
          areAllOpen={areAllOpen}
          onToggleAll={() => setOpenIds(new Set(areAllOpen ? [] : sectionIds))}
        />
      }
    >
      <div className="sheet" data-hue="lists">
        <QuickReference />
        {sections.slice(0, 3)}
        <Traversals />
        {sections.slice(3)}
        <NoteSection heading={sheetHeadings.nodeDefinition}>
          <p className="sheet-purpose">
            The templates for singly linked lists use this class. Most practice sites define it for you.
          </p>
          <ListTemplate name="list-node" level={3} />
        </NoteSection>
        <NoteSection heading={sheetHeadings.proTips}>
          <ProTips />
          <ButtonLink to="/category/4" look="primary" className="on-screen mt-8">
            Practice on Linked Lists
          </ButtonLink>
        </NoteSection>
      </div>
    </NotesLayout>
  )
}

/** How to read the steps, which are in Python. */
const translations: Readonly<Partial<Record<Language, string>>> = {
  typescript: 'The steps use Python: read `None` as `null`, and `is` as `===`.',
  java: 'The steps use Python: read `None` as `null`, and `is` as `==`.',
  cpp: 'The steps use Python: read `None` as `nullptr`, `is` as `==`, and `node.next` as `node->next`.',
}

interface SheetHeadProps {
  areAllOpen: boolean
  onToggleAll: () => void
}

/** What the sheet is for, and how many sections have been opened in this browser. */
function SheetHead({ areAllOpen, onToggleAll }: SheetHeadProps) {
  const opened = useOpenedCount()
  const count = sectionIds.length
  return (
    <>
      <p className="sheet-intro">
        Every pointer move, one link at a time. Read the steps, choose one to see the link it changes,
        memorize the key line, then write the code from memory.
      </p>
      <div className="sheet-progress on-screen">
        <p>
          <b>{`${opened} of ${count}`}</b> sections opened
        </p>
        <CellBar filled={opened} cells={count} hue="lists" />
        <Button size="sm" onClick={onToggleAll}>
          {areAllOpen ? 'Close all' : 'Open all'}
        </Button>
      </div>
      <LanguageChoice templates={listTemplates} translations={translations} />
    </>
  )
}

function ProTips() {
  return (
    <ul className="sheet-rules">
      {proTips.map(({ tip, reason }) => (
        <li key={tip}>
          <b>{`${tip}.`}</b> <WithCode>{reason}</WithCode>
        </li>
      ))}
    </ul>
  )
}

const stored = localValue('capra.openedSheetSections')

function readOpened(): string {
  return stored.read() ?? ''
}

function rememberOpened(id: string): void {
  const opened = readOpened().split(' ').filter(Boolean)
  if (!opened.includes(id)) stored.write([...opened, id].join(' '))
}

function useOpenedCount(): number {
  const opened = useSyncExternalStore(stored.onChange, readOpened, () => '').split(' ')
  return sectionIds.filter((id) => opened.includes(id)).length
}
