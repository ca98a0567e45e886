import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import type { AccessNoteProps } from './AccessNote.tsx'

interface AccessLinkProps {
  /** The page that this person may not open yet. */
  readonly path: string
  readonly kind: VisitorKind
  readonly className: string
  readonly children: ReactNode
}

/**
 * A link to a page that its reader may not open yet. A press says why and offers the ways on; before the scripts have
 * come, it leads to the sign-in and on.
 */
export function AccessLink({ path, kind, className, children }: AccessLinkProps) {
  // Every other page sends people to sign in by itself; the start page shows visitors the landing page.
  const to = path === '/' ? signInAddress(path, 'register') : path
  const navigate = useNavigate()
  const { key } = useLocation()
  const [note, setNote] = useState<{ readonly at: string; readonly Note: ComponentType<AccessNoteProps> }>()
  const root = useRef<HTMLSpanElement>(null)
  // Going elsewhere closes it.
  const Note = note?.at === key ? note.Note : undefined
  return (
    <span ref={root} className="relative flex flex-1">
      <Link
        to={to}
        aria-haspopup="dialog"
        aria-expanded={Note !== undefined}
        className={className}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          if (Note) return setNote(undefined)
          // Not with the page, which may have 150 KB of script.
          import('./AccessNote.tsx').then(
            ({ AccessNote }) => setNote({ at: key, Note: AccessNote }),
            () => navigate(to),
          )
        }}
      >
        {children}
      </Link>
      {Note && (
        <Note
          path={path}
          kind={kind}
          root={root}
          onClose={(how) => {
            setNote(undefined)
            if (how !== 'outside') root.current?.querySelector('a')?.focus()
          }}
        />
      )}
    </span>
  )
}
