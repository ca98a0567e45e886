import { lazy, useRef } from 'react'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { useIsNear } from '#platform/web/use-is-near.ts'

const DemoPlayer = lazy(async () => ({ default: (await import('#demos/web/DemoPlayer.tsx')).DemoPlayer }))

/** The first step only shows where the pointers start. */
const firstQuestion = { mode: 'predict', step: 1 } as const

/** A real demo for visitors: it needs no account and no call to the server. */
export function TryDemo() {
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section)
  const placeholder = 'grid min-h-208 place-items-center bg-sunk p-6 md:min-h-160'
  return (
    <section ref={section} id="try-a-demo" aria-labelledby="try-heading" className="page pt-14 md:pt-20">
      <div className="mb-6 grid items-end gap-x-8 gap-y-3 md:grid-cols-2">
        <h2 id="try-heading">Your turn: Two Pointers</h2>
        <p className="max-w-lead text-ink-2">
          Find two numbers that add up to the target. At each step, predict which pointer moves. No account
          needed.
        </p>
      </div>
      <div className="overflow-hidden rounded-lg border border-line">
        {isNear ? (
          <LoadBoundary
            className={placeholder}
            loadingText="Loading visual demo..."
            failureText="The visual demo could not be loaded."
          >
            <DemoPlayer patternName="two-pointers" hash="#try-a-demo" opening={firstQuestion} />
          </LoadBoundary>
        ) : (
          <div className={placeholder} />
        )}
      </div>
    </section>
  )
}
