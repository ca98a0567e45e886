import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FoldedPart } from '#content/notes/linked-list-cheatsheet-parts.ts'
import { HeadingLink } from '../NoteSection.tsx'
import { OperationPart } from './OperationPart.tsx'
import { SheetText } from './SheetText.tsx'

interface FoldedSectionProps {
  part: FoldedPart
  isOpen: boolean
  onToggle: (id: string, isOpen: boolean) => void
  /** After the operations. */
  children?: ReactNode
}

/**
 * A part that opens and closes. It is all in the built page, so that a link, a search in the page or a printer finds
 * what is inside; without a script the style sheet keeps it open.
 */
export function FoldedSection({ part, isOpen, onToggle, children }: FoldedSectionProps) {
  const { heading, operations } = part
  const { id, title } = heading
  const details = useRef<HTMLDetailsElement>(null)

  // Somebody may have opened it before the script was there to notice.
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
          <span>{operations.length} operations</span>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <div className="sheet-lead">
          <SheetText name="lead" of={id} />
          <HeadingLink id={id} title={title} />
        </div>
        {children}
        {operations.map((operation) => (
          <OperationPart key={operation.heading.id} {...operation} />
        ))}
      </details>
    </section>
  )
}
