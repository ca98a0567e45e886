import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SheetSection } from '#content/notes/linked-list/sheet.ts'
import { WithCode } from '../CodeTemplate.tsx'
import { HeadingLink } from '../NoteSection.tsx'
import { Operation, Remember } from './Operation.tsx'

interface FoldedSectionProps {
  section: SheetSection
  isOpen: boolean
  onToggle: (id: string, isOpen: boolean) => void
  /** Before the operations. */
  children?: ReactNode
}

/**
 * A section that opens and closes. All of it is in the prerendered page, so links, find-in-page and printing reach what
 * is inside; without JavaScript the stylesheet keeps it open.
 */
export function FoldedSection({ section, isOpen, onToggle, children }: FoldedSectionProps) {
  const { heading, lead, mnemonic, operations } = section
  const { id, title } = heading
  const details = useRef<HTMLDetailsElement>(null)

  // The reader may have opened it before hydration.
  useEffect(() => {
    if (details.current?.open) onToggle(id, true)
  }, [id, onToggle])

  return (
    <section aria-labelledby={id} className="note-section sheet-section" data-level={2}>
      <details ref={details} open={isOpen} onToggle={(event) => onToggle(id, event.currentTarget.open)}>
        <summary>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <span>{`${operations.length} operations`}</span>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <div className="sheet-lead">
          <p>
            <WithCode>{lead}</WithCode>
          </p>
          <Remember text={mnemonic} />
          <HeadingLink id={id} title={title} />
        </div>
        {children}
        {operations.map((operation) => (
          <Operation key={operation.heading.id} operation={operation} />
        ))}
      </details>
    </section>
  )
}
