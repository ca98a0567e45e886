import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { NoteHeading } from '#content/notes/note-outline.ts'

interface NoteSectionProps {
  heading: NoteHeading
  children: ReactNode
}

/** A part of a note. The link beside its heading gives its URL. */
export function NoteSection({ heading, children }: NoteSectionProps) {
  return (
    <section aria-labelledby={heading.id} className="note-section" data-level={heading.level}>
      <LinkedHeading heading={heading} />
      {children}
    </section>
  )
}

function LinkedHeading({ heading: { id, title, level } }: { heading: NoteHeading }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="note-heading">
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      <HeadingLink id={id} title={title} />
    </div>
  )
}

export function HeadingLink({ id, title }: Pick<NoteHeading, 'id' | 'title'>) {
  return (
    <Link to={`#${id}`} className="note-heading-link" aria-label={`Link to: ${title}`}>
      <Link2 className="icon" aria-hidden="true" />
    </Link>
  )
}
