import { useRef, useState } from 'react'
import { keyLook } from '#platform/ui/display/key-look.ts'
import type { Answer, Check, Mark, SpotItem } from '../../../contract.ts'
import { ExtraStep } from '../extra/ExtraStep.tsx'
import { type ExtraQuestion, extraQuestionOf } from '../extra/extra-question.ts'
import { useExtraKind } from '../extra/extra-setting.ts'
import { limitsStart } from '../prompt-form.ts'
import layout from '../round-layout.module.css'
import { Asks } from './Asks.tsx'
import { MarkablePrompt } from './MarkablePrompt.tsx'
import { MarkTray } from './MarkTray.tsx'
import { removeMark } from './marks.ts'
import { type Asked, useOpenAnswer } from './open-answer.ts'
import type { Name } from './PatternChooser.tsx'
import { PatternNamer } from './PatternNamer.tsx'
import { type Sure, Sureness } from './Sureness.tsx'
import { useStopwatch } from './use-stopwatch.ts'
import words from './words.module.css'

export interface GivenSpot {
  readonly kind: 'spot'
  readonly named: string | null
  readonly marks: Mark[]
  readonly sure: Sure
  readonly ms: number
  /** What was asked after the name. */
  readonly property?: Answer['property']
}

interface SpotProps {
  /** A prompt of a check comes without its key. */
  readonly item: { readonly prompt: Check['prompts'][number] | SpotItem['prompt'] }
  readonly asked?: Asked
  readonly onAnswer: (given: GivenSpot) => void
}

/** A prompt and nothing that gives its pattern away. Keyed by its prompt: each starts anew. */
export function Spot({ item: { prompt }, asked, onAnswer }: SpotProps) {
  const open = useOpenAnswer([prompt.text], asked)
  const { marks, refusals, said, change, setSaid } = open
  const [name] = open.names
  const readTime = useStopwatch()
  const field = useRef<HTMLElement>(null)
  const sureness = useRef<HTMLDivElement>(null)
  const extraKind = useExtraKind()
  /** What is asked before the answer is given, which is ready. */
  const [extra, setExtra] = useState<{ question: ExtraQuestion; given: GivenSpot }>()

  function give(given: GivenSpot) {
    open.discard()
    onAnswer(given)
  }

  function answer(named: string | null, sure: Sure) {
    const given: GivenSpot = { kind: 'spot', named, marks: [...marks], sure, ms: readTime() }
    const isAsked = asked !== undefined && extraKind !== undefined && named !== null && 'pattern' in prompt
    const question = isAsked ? extraQuestionOf(extraKind, prompt, named, marks) : undefined
    if (question) setExtra({ question, given })
    else give(given)
  }

  function choose(next: Name) {
    // There is nothing to be sure of.
    if (next === null) return answer(null, 1)
    open.name(0, next)
    // After the phone's sheet has closed and given its focus back.
    if (next !== undefined) requestAnimationFrame(() => sureness.current?.focus())
  }

  return (
    <div className={`page ${layout.spot} ${layout.question}`}>
      <div className={`min-w-0 ${prompt.form === 'long' ? words.long : ''}`}>
        <MarkablePrompt
          text={prompt.text}
          prompt={0}
          label="Mark the words that decide. Arrow keys move by word, Shift and arrows select, Enter marks, Escape moves on to the name."
          marks={marks}
          onChange={change}
          onMove={setSaid}
          onEscape={() => field.current?.focus()}
          breakBefore={limitsStart(prompt)}
        />
        <Asks
          asks={prompt.asks}
          asked={open.asked}
          onAsk={(index) => {
            open.ask(index)
            setSaid(prompt.asks[index]?.answer ?? '')
          }}
        />
        <MarkTray
          texts={[prompt.text]}
          marks={marks}
          refusals={refusals}
          onRemove={(mark) => change(removeMark(marks, mark))}
        />
        <MarkingKeys last="on to the name" />
      </div>
      <div className={layout.answerPanel}>
        {extra ? (
          <ExtraStep
            question={extra.question}
            onChoose={({ text, isRight }) =>
              give({ ...extra.given, property: { asked: extra.question.kind, named: text, isRight } })
            }
          />
        ) : (
          <>
            <PatternNamer label="Name the pattern" name={name} onName={choose} isListFixed fieldRef={field} />
            <Sureness
              isReady={typeof name === 'string'}
              groupRef={sureness}
              onChoose={(sure) => {
                if (typeof name === 'string') answer(name, sure)
              }}
            />
          </>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** How to mark: keys where there is room for a keyboard, touch on phones. */
export function MarkingKeys({ last }: { last: string }) {
  return (
    <>
      <p className={`${keysLine} max-md:hidden`} aria-hidden="true">
        <span className="inline-flex items-center gap-1.25">
          <kbd className={keyLook}>←</kbd>
          <kbd className={keyLook}>→</kbd> word
        </span>
        <span className="inline-flex items-center gap-1.25">
          <kbd className={keyLook}>Shift</kbd> select more
        </span>
        <span className="inline-flex items-center gap-1.25">
          <kbd className={keyLook}>Enter</kbd> mark
        </span>
        <span className="inline-flex items-center gap-1.25">
          <kbd className={keyLook}>Tab</kbd> <span>{last}</span>
        </span>
      </p>
      <p className={`${keysLine} md:hidden`}>
        Tap a word, or drag across several. Drag either end to adjust.
      </p>
    </>
  )
}

const keysLine = 'mt-5.5 flex flex-wrap items-center gap-x-5 gap-y-2 text-xs/[1.6] text-muted'
