import { Eye } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useFocusNext } from '#platform/web/use-focus-next.ts'

/** A fact about the problem under its name. */
export function DrawerRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid min-h-13 grid-cols-[4.75rem_minmax(0,1fr)] items-baseline gap-x-1.5 border-b border-line py-1.5 md:grid-cols-[5.5rem_minmax(0,1fr)] md:gap-x-3.5">
      <h3 className="text-sm font-normal tracking-normal text-muted">{name}</h3>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

interface HiddenRowProps {
  name: string
  /** What is hidden, for those who do not see the name beside the button. */
  what: string
  isShown: boolean
  children: ReactNode
}

/** A fact that gives something away: shown when the learner asks for it. */
export function HiddenRow({ name, what, isShown, children }: HiddenRowProps) {
  const [isAsked, setAsked] = useState(false)
  const { target, focusNext } = useFocusNext<HTMLDivElement>()
  const noteId = useId()
  return (
    <DrawerRow name={name}>
      {isShown || isAsked ? (
        <div ref={target} tabIndex={-1} className="focus:outline-none">
          {children}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-2">
          <Button
            look="quiet"
            aria-label={`Show it: ${what}`}
            aria-describedby={noteId}
            onClick={() => {
              setAsked(true)
              focusNext()
            }}
            className="-ml-3"
          >
            <Eye className="icon" aria-hidden="true" />
            Show it
          </Button>
          <span id={noteId} className="text-sm text-muted">
            or guess first
          </span>
        </div>
      )}
    </DrawerRow>
  )
}
