import { Fragment } from 'react'
import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import type { RoundPrompt } from '../../../contract.ts'
import { fits } from '../../../judge.ts'
import { LessonLinks } from './LessonLinks.tsx'
import { decidingLook } from './LitPrompt.tsx'
import { type RivalNotes, rivalNotesOf } from './rival-notes.ts'
import { SmallCase } from './SmallCase.tsx'

/** A section across the whole width. */
export const band = 'border-y border-line bg-sunk pt-11 pb-12 max-md:py-8'

interface RivalBandProps {
  readonly prompt: RoundPrompt
  readonly named: string | null
}

/**
 * Below the answer: why the learner's pattern fails on this prompt, or else what parts the two, and where that pattern would
 * be right. After a right answer, the same of the pattern that is most easily mistaken for it.
 */
export function RivalBand({ prompt, named }: RivalBandProps) {
  const isWrong = named !== null && !fits(prompt, named)
  const notes = rivalNotesOf(prompt, named)
  return (
    <>
      {prompt.alsoFits.length > 0 && !isWrong && <AlsoFits prompt={prompt} />}
      {notes && <Notes prompt={prompt} notes={notes} />}
    </>
  )
}

function Notes({ prompt, notes }: { prompt: RoundPrompt; notes: RivalNotes }) {
  const { pattern, fails, question, example, contrast } = notes
  const answers = fails ? <QuestionAnswered notes={notes} /> : <Rules notes={notes} />
  return (
    <>
      <section className={band} aria-labelledby="rival">
        {/* What can be seen comes right after the heading, and beside the text where there is room. */}
        <div className="page grid grid-cols-1 gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
          <h2 id="rival" className="text-heading">
            {fails?.title ?? question}
          </h2>
          {contrast && (
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <SmallCase contrast={contrast} named={pattern} right={prompt.pattern} />
            </div>
          )}
          {(fails || contrast) && (
            <div className="grid content-start gap-y-5">
              {fails && <p className="max-w-prose text-ink-2">{fails.text}</p>}
              {contrast && answers}
            </div>
          )}
          {!contrast && <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{answers}</div>}
        </div>
      </section>
      <section className="page py-11" aria-labelledby="where-right" data-hue={patternNamed(pattern).hue}>
        <h2 id="where-right" className="text-heading">{`Where ${displayNameOf(pattern)} would be right`}</h2>
        <div className="mt-4 grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-2">
          <p className="max-w-explanation text-[1.1875rem] leading-[1.7] text-muted">
            {example && <WithClause text={example.text} clause={example.words} />}
          </p>
          <div>
            <LessonLinks pattern={prompt.pattern} withDemo />
            <LessonLinks pattern={pattern} />
          </div>
        </div>
      </section>
    </>
  )
}

/** What to ask, and what the other pattern and this prompt answer. */
function QuestionAnswered({ notes: { question, rules, here } }: { notes: RivalNotes }) {
  return (
    <div>
      <p className="max-w-prose text-lg leading-snug font-strong">{question}</p>
      <dl className="mt-3 grid max-w-prose grid-cols-[6.75rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[7.5rem_minmax(0,1fr)]">
        {rules.map((rule) => (
          <Fragment key={rule.label}>
            <dt className="text-muted">{rule.label}</dt>
            <dd>
              <Verdict {...rule} />
            </dd>
          </Fragment>
        ))}
        {here && <dt className="text-muted">This prompt</dt>}
        {here?.evidence.map(({ words, tells }, index) => (
          <dd key={words} className="col-start-2">
            <Verdict verdict={index === 0 ? here.verdict : undefined} text={`“${words}”`} />
            <p className="text-ink-2">{tells}</p>
          </dd>
        ))}
      </dl>
    </div>
  )
}

/** What both patterns answer, where nothing of the prompt answers the question. */
function Rules({ notes: { rules, contrast } }: { notes: RivalNotes }) {
  return (
    <dl
      className={`grid gap-x-12 gap-y-4 sm:has-[>:nth-child(2)]:grid-cols-2 ${contrast ? 'lg:has-[>:nth-child(2)]:grid-cols-1' : ''}`}
    >
      {rules.map((rule) => (
        <div key={rule.label}>
          <dt className="text-sm text-muted">{rule.label}</dt>
          <dd className="mt-1 max-w-explanation">
            <Verdict {...rule} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** 'Yes, join the two groups.' */
function Verdict({ verdict, text }: { verdict: string | undefined; text: string }) {
  if (verdict === undefined) return text
  return (
    <>
      <b className="text-ink">{verdict}</b>
      <span>{`, ${text}`}</span>
    </>
  )
}

function AlsoFits({ prompt }: { prompt: RoundPrompt }) {
  return (
    <section className="page pb-11" aria-labelledby="also-fits">
      <h2 id="also-fits" className="text-heading">
        What also fits
      </h2>
      {prompt.alsoFits.map(({ pattern, whyNotFirst }) => (
        <div key={pattern} className="mt-3 max-w-[42em]">
          <p className="text-lg font-strong">{`${displayNameOf(pattern)} counts as right, too.`}</p>
          <p className="mt-1 text-ink-2">{whyNotFirst}</p>
        </div>
      ))}
    </section>
  )
}

/** A text with one clause lit. */
function WithClause({ text, clause }: { text: string; clause: string }) {
  const start = text.indexOf(clause)
  if (start < 0) return text
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark className={`${decidingLook} py-[0.12em] text-ink`}>{clause}</mark>
      <span>{text.slice(start + clause.length)}</span>
    </>
  )
}
