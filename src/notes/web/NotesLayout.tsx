import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { NoteOutline } from '#content/notes/note-outline.ts'
import { isReturn } from '#platform/web/is-return.ts'
import { keepInView } from '#platform/web/keep-in-view.ts'
import { useCurrentSection } from '#platform/web/use-current-section.ts'
import './notes.css'
import './notes-print.css'

interface NotesLayoutProps {
  outline: NoteOutline
  /** Below the title: what the note is about, and how far the reader has come. */
  head: ReactNode
  children: ReactNode
}

/** A study note: contents that follow the scroll position, and sections with a URL each. It also prints well. */
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
  const current = useCurrentSection(headings.map(({ id }) => id))
  return (
    <nav className="notes-contents" aria-label="On this page">
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Follows a link to a heading: opens the sections around it, scrolls there and moves the focus. Not after Back. */
function useLinkedHeading(): void {
  const { hash, key } = useLocation()
  const lastKey = useRef(key)

  useEffect(() => {
    const isFirstPage = lastKey.current === key
    lastKey.current = key
    const target = findTarget(hash)
    if (!target) return
    openAround(target)
    // The router moves the focus on a new page; within a page, the focus follows the link.
    if (!isFirstPage) target.focus({ preventScroll: true })
    return isReturn(key) ? undefined : keepInView(target)
  }, [hash, key])
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // A malformed escape: the link was truncated.
  }
}

function openAround(target: Element): void {
  const findClosed = () => target.closest<HTMLDetailsElement>('details:not([open])')
  for (let closed = findClosed(); closed; closed = findClosed()) closed.open = true
}
