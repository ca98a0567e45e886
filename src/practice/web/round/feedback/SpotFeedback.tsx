import { Check, CircleHelp, EqualApproximately, X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import type { SpotItem } from '../../../contract.ts'
import { fits, isClose } from '../../../judge.ts'
import { ExtraResult } from '../extra/ExtraResult.tsx'
import { limitsStart } from '../prompt-form.ts'
import type { GivenSpot } from '../question/Spot.tsx'
import words from '../question/words.module.css'
import layout from '../round-layout.module.css'
import { formatTime } from '../round-state.ts'
import { AnsweredAsks, evidenceInAnswers } from './AnsweredAsks.tsx'
import { EvidenceLegend } from './EvidenceLegend.tsx'
import { EvidenceNotes } from './EvidenceNotes.tsx'
import { LitPrompt, litEvidence } from './LitPrompt.tsx'
import { RivalBand } from './RivalBand.tsx'

interface SpotFeedbackProps {
  readonly item: Pick<SpotItem, 'prompt'>
  readonly answer: Pick<GivenSpot, 'named' | 'marks' | 'sure' | 'ms' | 'property'>
  /** How often the person has taken the pattern for the one they named, this time included. */
  readonly mixUp?: { readonly count: number; readonly of: number } | undefined
  /** The way on, as a button or link. */
  readonly next: ReactNode
  /** What the answer changed, and what else can be done with the prompt. */
  readonly after?: ReactNode
  /** Gets the focus when the feedback appears. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  /** `h3` inside a page about something else. */
  readonly heading?: 'h1' | 'h3'
}

/** Same lines as the question: what decides is lit, and a note says what each phrase means. */
export function SpotFeedback({
  item,
  answer,
  mixUp,
  next,
  after,
  headingRef,
  heading: Heading = 'h1',
}: SpotFeedbackProps) {
  const { prompt } = item
  const { displayName, category, hue } = patternNamed(prompt.pattern)
  const evidence = litEvidence(prompt)
  return (
    <>
      <div className={`page ${layout.spot}`} data-hue={hue}>
        <section className="min-w-0 min-[58rem]:order-2" aria-labelledby="verdict">
          <Verdict prompt={prompt} {...answer} />
          <Heading
            id="verdict"
            // The name alone would not tell a screen reader whether the answer was right.
            aria-describedby="judgment said"
            ref={headingRef}
            tabIndex={-1}
            className="mt-0.5 text-[2rem] md:text-[2.5rem]"
          >
            <UnbrokenWords text={displayName} />
          </Heading>
          <p className="mt-2 flex items-center gap-2 text-sm text-ink-2">
            <i className="hue-ring" aria-hidden="true" />
            <span>{category}</span>
          </p>
          <p className="mt-4 leading-normal">{prompt.why}</p>
          {prompt.cost && <p className="mt-1.5 text-sm text-muted">{`Takes ${prompt.cost}.`}</p>}
          <Said prompt={prompt} mixUp={mixUp} {...answer} />
          {answer.property && <ExtraResult prompt={prompt} property={answer.property} named={answer.named} />}
          <div className="mt-6 max-md:hidden">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
              {next}
              <span className="text-sm text-muted tabular-nums">{`You took ${formatTime(answer.ms)}`}</span>
            </div>
          </div>
          {/* Some of it comes later, from the server. Above the button it would move it from under a press. */}
          {after}
        </section>
        <section
          className={`min-w-0 ${prompt.form === 'long' ? words.long : ''}`}
          aria-label="The prompt, with what decides"
        >
          <LitPrompt
            text={prompt.text}
            evidence={evidence}
            marks={answer.marks}
            breakBefore={limitsStart(prompt)}
          />
          <AnsweredAsks prompt={prompt} />
          <EvidenceLegend hasMarks={answer.marks.length > 0} />
          <EvidenceNotes
            text={prompt.text}
            evidence={[...evidence, ...evidenceInAnswers(prompt).flat()]}
            marks={answer.marks}
          />
        </section>
      </div>
      <RivalBand prompt={prompt} named={answer.named} />
      <PhoneNext next={next} ms={answer.ms} />
    </>
  )
}

/** Its hyphens end no line. */
function UnbrokenWords({ text }: { text: string }) {
  const parts = text.split(/(\S+-\S+)/).filter(Boolean)
  return parts.map((part) => (
    <span key={part} className={part.includes('-') ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ))
}

/** At the foot of a phone's screen all the time. */
export function PhoneNext({ next, ms }: { next: ReactNode; ms: number }) {
  return (
    <div className="page sticky bottom-0 z-10 md:hidden">
      <div className="-mx-(--gutter) flex items-center justify-between gap-x-4 border-t border-line bg-surface px-(--gutter) pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
        <span className="text-sm text-muted tabular-nums">{`You took ${formatTime(ms)}`}</span>
        {next}
      </div>
    </div>
  )
}

type Judged = Pick<GivenSpot, 'named' | 'sure'> & Pick<SpotFeedbackProps['item'], 'prompt'>

const rightTexts = {
  1: 'Right, though it was a guess',
  2: 'Right, and you thought it likely',
  3: 'Right, and you were sure',
} as const

function Verdict({ prompt, named, sure }: Judged) {
  if (isClose(prompt, named))
    return (
      <p id="judgment" className="flex items-center gap-2 text-sm font-strong text-info">
        <EqualApproximately className="icon" aria-hidden="true" />
        <span>{`Close: ${displayNameOf(named ?? '')} is of the same family, and counts half. It was`}</span>
      </p>
    )
  if (!fits(prompt, named))
    return (
      <p id="judgment" className="text-sm text-muted">
        It was
      </p>
    )
  return (
    <p id="judgment" className="flex items-center gap-2 text-sm font-strong text-success">
      <Check className="icon" aria-hidden="true" />
      <span>
        {named === prompt.pattern
          ? rightTexts[sure]
          : `Right: ${displayNameOf(named ?? '')} also fits. First choice:`}
      </span>
    </p>
  )
}

function Said({ prompt, named, sure, mixUp }: Judged & Pick<SpotFeedbackProps, 'mixUp'>) {
  if (fits(prompt, named) || isClose(prompt, named)) return null
  const Icon = named === null ? CircleHelp : X
  return (
    <div
      id="said"
      className="mt-5 grid grid-cols-label gap-3 border-y border-line py-3.5 text-sm leading-normal text-ink-2"
    >
      <Icon className={`icon mt-0.75 ${named === null ? 'text-muted' : 'text-danger'}`} aria-hidden="true" />
      {named === null ? (
        <p>You said you don’t know. Now you do: read the lit words once more before you go on.</p>
      ) : (
        <p>
          <span>You said</span> <b className="text-ink">{displayNameOf(named)}</b>
          {sure === 3 ? (
            <span>
              , and you were <b className="text-ink">sure</b>. No other mistake teaches as much.
            </span>
          ) : (
            <span>{sure === 2 ? ', and thought it likely.' : '. It was a guess.'}</span>
          )}
          {mixUp && mixUp.count > 1 && (
            <span>{` You have confused the two ${mixUp.count} of ${mixUp.of} times.`}</span>
          )}
        </p>
      )}
    </div>
  )
}
