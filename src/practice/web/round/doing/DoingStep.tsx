import { lazy, type RefObject } from 'react'
import { displayNameOf, findPattern } from '#curriculum/patterns.ts'
import type { Result } from '#learning/results.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import type { DoingItem } from '../../../contract.ts'

/** Only the rounds that have something to do load it. */
const DemoPlayer = lazy(async () => ({ default: (await import('#demos/web/DemoPlayer.tsx')).DemoPlayer }))

interface DoingTexts {
  readonly heading: (name: string) => string
  readonly lead: string
  readonly action: (name: string) => string
}

/** All but the last are modes of the demo. */
const textsOf: Readonly<Record<DoingItem['kind'], DoingTexts>> = {
  drive: {
    heading: (name) => `You spot ${name}. Now drive it.`,
    lead: 'Make each move of the algorithm yourself. It says nothing about your recall.',
    action: (name) => `Drive ${name}`,
  },
  slip: {
    heading: (name) => `Find the slip in ${name}.`,
    lead: 'A run has one mistake in it: find the first wrong step. It says nothing about your recall.',
    action: (name) => `Find the slip in ${name}`,
  },
  order: {
    heading: (name) => `Put the lines of ${name} in order.`,
    lead: 'The blocks open in a new tab. Come back here when they are in order. It says nothing about your recall.',
    action: (name) => `Order the lines of ${name}`,
  },
}

interface DoingStepProps {
  readonly doing: DoingItem
  readonly result: Result | undefined
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  onLeave(): void
}

/** After the prompts: the demo of a pattern, in which the learner acts, or the way to its blocks. */
export function DoingStep({ doing: { kind, pattern }, result, headingRef, onLeave }: DoingStepProps) {
  const { heading, lead } = textsOf[kind]
  return (
    <div className="page pt-6 pb-16 md:pt-11" data-hue={findPattern(pattern)?.hue}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 ref={headingRef} tabIndex={-1} className="text-[1.4375rem] md:text-heading">
            {heading(displayNameOf(pattern))}
          </h1>
          <p className="mt-2 max-w-prose text-ink-2">{lead}</p>
        </div>
        <Button look={result ? 'primary' : 'outline'} onClick={onLeave}>
          {result ? 'See how the round went' : 'Leave it for today'}
        </Button>
      </div>
      {kind === 'order' ? (
        <ButtonLink
          look={result ? 'outline' : 'primary'}
          to={`/build/${pattern}?rung=order`}
          target="_blank"
          className="mt-6"
        >
          {textsOf[kind].action(displayNameOf(pattern))}
        </ButtonLink>
      ) : (
        <InDemo pattern={pattern} mode={kind} />
      )}
    </div>
  )
}

function InDemo({ pattern, mode }: { pattern: string; mode: 'drive' | 'slip' }) {
  return (
    <div className="isolate mt-6 overflow-clip rounded-lg border border-line">
      <h2 className="bg-surface px-4 py-3 text-heading-sm md:px-6">{displayNameOf(pattern)}</h2>
      <LoadBoundary
        className="grid min-h-184 place-items-center bg-sunk p-6"
        loadingText="Loading visual demo..."
        failureText="The visual demo could not be loaded."
      >
        <DemoPlayer patternName={pattern} hash="" opening={{ mode, step: 0 }} />
      </LoadBoundary>
    </div>
  )
}

interface DoingLineProps {
  readonly doing: DoingItem
  readonly result: Result | undefined
  onOpen(): void
}

/** At the end of the round: how it went, or that it can still be done. */
export function DoingLine({ doing: { kind, pattern }, result, onOpen }: DoingLineProps) {
  const action = textsOf[kind].action(displayNameOf(pattern))
  return (
    <p className="border-t border-line pt-2.5 text-sm">
      {result ? (
        `${action}: ${outcomeText(result)}.`
      ) : (
        <Button look="link" onClick={onOpen}>
          {action}
        </Button>
      )}
    </p>
  )
}

function outcomeText(result: Result): string {
  switch (result.kind) {
    case 'drive':
      return `${result.right} of ${result.acts} acts right at first try`
    case 'slip':
      return result.isRight ? 'found at first try' : 'not found at first try'
    case 'build':
      return 'done'
  }
}
