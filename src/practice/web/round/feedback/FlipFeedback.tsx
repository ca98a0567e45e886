import { Check, X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import { countWord } from '#platform/count-words.ts'
import type { FlipItem, Mark } from '../../../contract.ts'
import { timesWord } from '../../../day-words.ts'
import { fits } from '../../../judge.ts'
import { findWords } from '../../../prompt-words.ts'
import type { GivenFlip } from '../question/Flip.tsx'
import words from '../question/words.module.css'
import layout from '../round-layout.module.css'
import { formatTime } from '../round-state.ts'
import { Counterexample } from './Counterexample.tsx'
import { LessonLinks } from './LessonLinks.tsx'
import { isMarked, LitPrompt } from './LitPrompt.tsx'
import { band } from './RivalBand.tsx'
import { PhoneNext } from './SpotFeedback.tsx'

interface FlipFeedbackProps {
  readonly item: FlipItem
  readonly answer: Pick<GivenFlip, 'named' | 'marks' | 'sure' | 'ms'>
  readonly next: ReactNode
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
}

/** Both clauses lit, both names, what the clause changes, and which property of the method breaks. */
export function FlipFeedback({ item, answer, next, headingRef }: FlipFeedbackProps) {
  const { prompts, clauses, changes, breaks, counterexample, confusion } = item
  return (
    <div className={words.smaller}>
      <div className="page pt-6 md:pt-11">
        <h1 ref={headingRef} tabIndex={-1} className="text-[1.4375rem] md:text-heading">
          {verdictOf(item, answer)}
        </h1>
        {confusion && (
          <p className="mt-1.5 text-sm text-ink-2">{`This pair comes from your own answers: you took ${displayNameOf(confusion.pattern)} for ${displayNameOf(confusion.takenFor)} ${timesWord(confusion.count)} in the last ${countWord(confusion.of)}.`}</p>
        )}
      </div>
      <div className={`page pb-10 ${layout.pair}`}>
        {([0, 1] as const).map((half) => (
          <Half
            key={prompts[half].id}
            prompt={prompts[half]}
            clause={clauses[half]}
            named={answer.named[half]}
            sure={answer.sure}
            marks={answer.marks.filter((mark) => mark.prompt === half)}
          />
        ))}
      </div>
      <section className={band} aria-labelledby="changes">
        <div className="page">
          <div className="grid gap-x-24 gap-y-7 md:grid-cols-2">
            <div>
              <h2 id="changes" className="text-heading">
                What the clause changes
              </h2>
              <p className="mt-3 max-w-explanation">{changes}</p>
            </div>
            <div>
              <h3 className="text-heading-sm md:leading-8.5">What breaks</h3>
              <p className="mt-2 max-w-explanation text-ink-2 md:mt-3">{breaks}</p>
            </div>
          </div>
          <Counterexample counterexample={counterexample} />
        </div>
      </section>
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-2 py-9">
        <div className="max-md:hidden">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
            {next}
            <span className="text-sm text-muted tabular-nums">{`You took ${formatTime(answer.ms)}`}</span>
          </div>
        </div>
        <div>
          {prompts.map(({ id, pattern }) => (
            <LessonLinks key={id} pattern={pattern} withDemo />
          ))}
        </div>
      </div>
      <PhoneNext next={next} ms={answer.ms} />
    </div>
  )
}

function verdictOf(item: FlipItem, { named, marks }: FlipFeedbackProps['answer']): string {
  const [first, second] = item.prompts
  const rightCount = item.prompts.filter((prompt, index) => fits(prompt, named[index])).length
  const isSwapped = fits(first, named[1]) && fits(second, named[0])
  const isMarkedRight = hasMarkedClause(item, marks)
  const marked = isMarkedRight ? ', and you marked the clause' : ''
  if (rightCount === 2) return `Both right${marked}`
  if (rightCount === 1) return `One of two right${marked}`
  if (isSwapped)
    return isMarkedRight
      ? 'You marked the clause, but the names are the wrong way around'
      : 'Right names, the wrong way around'
  return isMarkedRight ? 'You marked the clause, but neither name fits' : 'Neither name fits yet'
}

function hasMarkedClause({ prompts, clauses }: FlipItem, marks: readonly Mark[]): boolean {
  return ([0, 1] as const).some((half) => {
    const range = findWords(prompts[half].text, clauses[half])
    return (
      range !== undefined &&
      isMarked(
        range,
        marks.filter(({ prompt }) => prompt === half),
      )
    )
  })
}

const sureTexts = { 1: 'a guess', 2: 'likely', 3: 'sure' } as const

interface HalfProps {
  readonly prompt: FlipItem['prompts'][0]
  readonly clause: string
  readonly named: string | null
  readonly sure: 1 | 2 | 3
  readonly marks: readonly Mark[]
}

function Half({ prompt, clause, named, sure, marks }: HalfProps) {
  const { displayName, hue } = patternNamed(prompt.pattern)
  const range = findWords(prompt.text, clause)
  const isRight = fits(prompt, named)
  const Icon = isRight ? Check : X
  return (
    <section aria-label={displayName} data-hue={hue}>
      <LitPrompt
        text={prompt.text}
        evidence={range ? [{ words: clause, tells: '', decides: true, range }] : []}
        marks={marks}
      />
      <div>
        <p
          className={`flex items-center gap-2 text-sm font-strong ${isRight ? 'text-success' : named === null ? 'text-muted' : 'text-danger'}`}
        >
          {named !== null && <Icon className="icon" aria-hidden="true" />}
          <span>
            {named === null
              ? 'You didn’t know this one'
              : named === prompt.pattern
                ? `You said so, ${sureTexts[sure]}`
                : `You said ${displayNameOf(named)}, ${sureTexts[sure]}${isRight ? '. It also fits' : ''}`}
          </span>
        </p>
        <h2 className="mt-1 text-[1.625rem] md:text-[2rem]">{displayName}</h2>
        <p className="mt-2 max-w-[48ch] text-sm text-ink-2">{prompt.why}</p>
      </div>
    </section>
  )
}
