import { type ReactNode, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { capitalized } from '../../day-words.ts'
import { GoOnKey } from '../round/question/keys.tsx'
import { useGoOnKeys } from '../round/use-go-on-keys.ts'
import { numberWords } from './number-words.ts'
import type { Play } from './use-play.ts'

interface PlayEndProps {
  /** How it went, in words. */
  readonly title: string
  readonly lead: string
  readonly drawing: ReactNode
  readonly againLabel: string
  readonly play: Pick<Play, 'start' | 'isPending' | 'failure'>
  readonly children?: ReactNode
}

/** How it went, and once more. */
export function PlayEnd({ title, lead, drawing, againLabel, play, children }: PlayEndProps) {
  const { start, isPending, failure } = play
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  useGoOnKeys(isPending ? undefined : start)
  return (
    <div className="page pb-16">
      <div className="grid grid-cols-1 items-end gap-x-14 gap-y-6 pt-5 md:pt-10 lg:grid-cols-[minmax(0,1fr)_470px]">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-[2.5rem]/none md:text-4xl">
            {title}
          </h1>
          <p className="mt-2.5 max-w-[40ch] text-ink-2 md:mt-3.5 md:text-lg">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              look="primary"
              size="lg"
              aria-disabled={isPending}
              aria-keyshortcuts="Enter"
              onClick={() => isPending || start()}
            >
              <span>{isPending ? 'Preparing the prompts...' : againLabel}</span>
              <GoOnKey />
            </Button>
            <ButtonLink look="quiet" to="/practice">
              Done
            </ButtonLink>
          </div>
          {failure && (
            <div className="mt-4">
              <Alert>{failure}</Alert>
            </div>
          )}
        </div>
        <div>{drawing}</div>
      </div>
      {children}
    </div>
  )
}

/** As in 'Two more than ever before.' */
export function bestText(count: number, best: number): string {
  if (best === 0) return count > 0 ? 'That is your first mark.' : ''
  const more = count - best
  if (more > 0) return `${capitalized(numberWords(more))} more than ever before.`
  return more === 0 ? 'As many as your best.' : `Your best is ${best}.`
}
