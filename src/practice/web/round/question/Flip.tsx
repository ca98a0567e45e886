import { useRef } from 'react'
import type { FlipItem, Mark } from '../../../contract.ts'
import layout from '../round-layout.module.css'
import { MarkablePrompt } from './MarkablePrompt.tsx'
import { type Asked, useOpenAnswer } from './open-answer.ts'
import type { Name } from './PatternChooser.tsx'
import { PatternNamer } from './PatternNamer.tsx'
import { MarkingKeys } from './Spot.tsx'
import { type Sure, Sureness } from './Sureness.tsx'
import { useStopwatch } from './use-stopwatch.ts'
import words from './words.module.css'

export interface GivenFlip {
  readonly kind: 'flip'
  readonly named: [string | null, string | null]
  readonly marks: Mark[]
  readonly sure: Sure
  readonly ms: number
}

interface FlipProps {
  readonly item: Pick<FlipItem, 'prompts'>
  readonly asked?: Asked
  readonly onAnswer: (given: GivenFlip) => void
}

const ordinals = ['first', 'second'] as const

/** Two prompts that differ in one clause. Keyed by its pair: each starts anew. */
export function Flip({ item: { prompts }, asked, onAnswer }: FlipProps) {
  const open = useOpenAnswer(
    prompts.map(({ text }) => text),
    asked,
  )
  const { marks, names, refusals, said, change, setSaid } = open
  const readTime = useStopwatch()
  const firstField = useRef<HTMLElement>(null)
  const secondField = useRef<HTMLElement>(null)
  const sureness = useRef<HTMLDivElement>(null)
  const fields = [firstField, secondField] as const
  const named = bothNamed(names)

  function choose(index: 0 | 1, name: Name) {
    open.name(index, name)
    const both = bothNamed(index === 0 ? [name, names[1]] : [names[0], name])
    // There is nothing to be sure of.
    if (both && both[0] === null && both[1] === null) return answer(both, 1)
    const other = index === 0 ? 1 : 0
    if (name !== undefined) requestAnimationFrame(() => (both ? sureness : fields[other]).current?.focus())
  }

  function answer(both: [string | null, string | null], sure: Sure) {
    open.discard()
    onAnswer({ kind: 'flip', named: both, marks: [...marks], sure, ms: readTime() })
  }

  return (
    <div className={words.smaller}>
      <div className={`page ${layout.pair}`}>
        {ordinals.map((ordinal, index) => {
          const half = index === 0 ? 0 : 1
          return (
            <section key={ordinal} aria-label={`The ${ordinal} prompt`}>
              <div>
                <MarkablePrompt
                  text={prompts[half].text}
                  prompt={half}
                  label={`Mark what makes the difference, in the ${ordinal} prompt. Arrow keys move by word, Shift and arrows select, Enter marks, Escape moves on to the name.`}
                  marks={marks}
                  onChange={change}
                  onMove={setSaid}
                  onEscape={() => fields[half].current?.focus()}
                />
              </div>
              <PatternNamer
                label={`The ${ordinal} is`}
                name={names[half]}
                onName={(name) => choose(half, name)}
                fieldRef={fields[half]}
              />
            </section>
          )
        })}
      </div>
      <div className={`page ${layout.pairAnswer}`}>
        <div>
          {refusals > 0 && (
            <p className="text-sm text-warning">You can mark up to three. Press a mark to remove it.</p>
          )}
          <div className="max-md:hidden">
            <MarkingKeys last="on to the name" />
          </div>
        </div>
        <Sureness
          isReady={named !== undefined}
          groupRef={sureness}
          waitText="Name both first"
          onChoose={(sure) => named && answer(named, sure)}
        />
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  )
}

function bothNamed([first, second]: readonly Name[]): [string | null, string | null] | undefined {
  return first === undefined || second === undefined ? undefined : [first, second]
}
