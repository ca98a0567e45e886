import { type RefObject, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import { setGuestMode } from '#accounts/web/guest-mode.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { guestHome } from '../preparation/newcomers.ts'
import { useDismissal } from './use-dismissal.ts'

export interface AccessNoteProps {
  readonly path: string
  readonly kind: VisitorKind
  /** Contains the note and the link that opened it. */
  readonly root: RefObject<HTMLElement | null>
  readonly onClose: (how: 'outside' | 'escape' | 'button') => void
}

/** Why a page does not open yet, and the ways on. On phones it is above the bar at the bottom. */
export function AccessNote({ path, kind, root, onClose }: AccessNoteProps) {
  const titleId = useId()
  const navigate = useNavigate()
  const note = useRef<HTMLDivElement>(null)
  useDismissal(root, true, onClose)
  useEffect(() => note.current?.querySelector<HTMLElement>('a, button')?.focus(), [])

  const { title, text } = texts[path] ?? asGuest
  const isForMembers = path in texts
  function startAsGuest() {
    setGuestMode(true)
    void navigate(isForMembers || path === '/' ? guestHome() : path)
  }
  const goOn = (
    <Button look={isForMembers ? 'quiet' : 'outline'} onClick={startAsGuest}>
      Continue as Guest
    </Button>
  )
  return (
    <div
      ref={note}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Only the note closes, not the menu around it.
        event.stopPropagation()
        onClose('escape')
      }}
      className="fixed inset-x-0 bottom-(--bar-height) z-30 rounded-t-lg border border-line-strong bg-surface px-4.5 pt-4 pb-3.5 text-left text-sm leading-normal font-normal whitespace-normal text-ink shadow-3 md:absolute md:inset-x-auto md:top-[calc(100%+6px)] md:bottom-auto md:left-0 md:w-[22.5rem] md:rounded-md"
    >
      <p id={titleId} className="font-bold">
        {title}
      </p>
      <p className="mt-0.5 mb-3 text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-2">
        {isForMembers ? (
          <>
            <ButtonLink to={signInAddress(path, 'register')}>Create Account</ButtonLink>
            {kind === 'none' ? (
              goOn
            ) : (
              <Button look="quiet" onClick={() => onClose('button')}>
                Not now
              </Button>
            )}
          </>
        ) : (
          <>
            {goOn}
            <ButtonLink to={signInAddress(path)} look="quiet">
              Sign In
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}

const asGuest = {
  title: 'You start as a guest',
  text: 'You need no account. Your progress is saved in this browser only.',
}

/** Of the pages that need an account. */
const texts: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  '/ai-tutor': {
    title: 'The tutor remembers what you asked',
    text: 'So it needs a free account. Guests can read the first lessons and practice.',
  },
  '/my-herd': {
    title: 'A mock interview takes two people',
    text: 'So both need a free account. Guests can read the first lessons and practice.',
  },
}
