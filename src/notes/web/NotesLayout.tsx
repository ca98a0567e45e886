import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { NoteOutline } from '#content/notes/note-outline.ts'
import { useLinkedHeading } from './use-linked-heading.ts'
import { useReadingPlace } from './use-reading-place.ts'
import './notes.css'
import './notes-print.css'

interface NotesLayoutProps {
  outline: NoteOutline
  /** Under the title: what the note is about, and where the reader is in it. */
  head: ReactNode
  children: ReactNode
}

/** A study note: contents that follow the scroll, and sections that each have an address. Printed, it is a sheet. */
export function NotesLayout({ outline, head, children }: NotesLayoutProps) {
  const { title, description, headings } = outline
  useLinkedHeading()
  return (
    <article className="page notes">
      <title>{`${title} · Capra`}</title>
      <meta name="description" content={description} />
      <div className="notes-head">
        <h1>{title}</h1>
        {head}
      </div>
      <Contents headings={headings.filter(({ level }) => level === 2)} />
      <div className="notes-body">{children}</div>
    </article>
  )
}

function Contents({ headings }: { headings: NoteOutline['headings'] }) {
  const place = useReadingPlace(headings.map(({ id }) => id))
  return (
    <nav className="notes-contents" aria-label="On this page">
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={id === place ? 'location' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
