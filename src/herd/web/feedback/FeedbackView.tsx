import { Fragment, useEffect } from 'react'
import { displayName } from '#accounts/person.ts'
import { anchors } from '../../anchors.ts'
import type { Interview, Scores } from '../../contract.ts'
import { criteria, formatScore, parseFeedback } from '../../rating.ts'
import { ScoreCells } from '../ScoreCells.tsx'
import type { HerdRole } from '../use-herd-view.ts'
import { differencesText, differenceText } from './score-difference.ts'
import { TotalGauge } from './TotalGauge.tsx'
import { TotalSum } from './TotalSum.tsx'

interface FeedbackViewProps {
  interview: Interview
  /** Whose eyes read it. */
  role: HerdRole
}

export function FeedbackView({ interview, role }: FeedbackViewProps) {
  const feedback = parseFeedback(interview.feedback ?? '')
  const isMalformed = feedback.kind === 'text' && feedback.malformed
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the spec wants it logged, and nothing else about it
    if (isMalformed) console.warn(`The feedback of interview ${interview.id} could not be read as scores.`)
  }, [isMalformed, interview.id])

  if (feedback.kind === 'text')
    return (
      <div>
        {interview.score !== null && (
          <p className="flex items-center gap-4">
            <span className="font-display text-[3.5rem] leading-none font-extrabold tracking-[-0.03em] tabular-nums">
              {formatScore(interview.score)}
              <small className="ml-1.5 text-lg font-semibold tracking-normal text-muted">of 5</small>
            </span>
            <ScoreCells score={interview.score} />
          </p>
        )}
        <Comment text={feedback.text} />
      </div>
    )
  return (
    <div className="md:grid md:min-h-full md:grid-cols-[minmax(0,1fr)_344px]">
      <ScoreTable interview={interview} role={role} scores={feedback.scores} />
      <div className="border-line bg-sunk px-6 py-6 max-md:border-t md:border-l md:px-7">
        <TotalSum scores={feedback.scores} label="Score" />
        <div className="mx-auto my-3 max-w-[280px]">
          <TotalGauge scores={feedback.scores} />
        </div>
        <Comment text={feedback.comment} />
      </div>
    </div>
  )
}

function Comment({ text }: { text: string }) {
  return (
    <section aria-label="Comment" className="mt-4">
      <h3 className="font-sans text-sm font-[650] tracking-normal">Comment</h3>
      <p
        className={`mt-1 max-w-[40em] text-sm whitespace-pre-wrap wrap-anywhere ${text ? '' : 'text-muted'}`}
      >
        {text || 'None was written.'}
      </p>
    </section>
  )
}

interface ScoreTableProps extends FeedbackViewProps {
  scores: Scores
}

/** Both views side by side where there are two. */
function ScoreTable({ interview, role, scores }: ScoreTableProps) {
  const { selfScores: own } = interview
  const names =
    role === 'candidate' ? [callName(interview.interviewer), 'You'] : ['You', callName(interview.interviewee)]
  return (
    <div className="px-4 py-4 sm:px-6">
      {own && <p className="mb-2 text-sm text-ink-2">{differencesText(scores, own)}</p>}
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Scores by criterion, 1 to 5</caption>
        <thead>
          <tr className="border-b-[1.5px] border-line-strong align-bottom text-xs">
            <th scope="col" className="py-2 pr-3 font-[650]">
              Criterion
            </th>
            <th scope="col" className="px-1 py-2 text-right font-[650] sm:px-2">
              <span className="ml-auto block max-w-12 truncate sm:max-w-18 md:max-w-28">{names[0]}</span>
            </th>
            {own && (
              <>
                <th scope="col" className="px-1 py-2 text-right font-[650] sm:px-2">
                  <span className="ml-auto block max-w-12 truncate sm:max-w-18 md:max-w-28">{names[1]}</span>
                </th>
                <th scope="col" className="w-14 py-2 pl-1 text-right font-[650] sm:w-20 sm:pl-2">
                  Self-score
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ key, title }) => (
            <Fragment key={key}>
              <tr className="align-baseline">
                <th scope="row" className="pt-2.5 pr-3 font-[650]">
                  {title}
                </th>
                <td className="px-1 pt-2.5 text-right font-mono text-base font-[650] sm:px-2">
                  {scores[key]}
                </td>
                {own && (
                  <>
                    <td className="px-1 pt-2.5 text-right font-mono text-base text-ink-2 sm:px-2">
                      {own[key]}
                    </td>
                    <td
                      className={`pt-2.5 pl-1 text-right text-xs min-[22rem]:whitespace-nowrap sm:pl-2 ${own[key] === scores[key] ? 'text-muted' : 'font-[650] text-accent-text'}`}
                    >
                      {differenceText(own[key] - scores[key])}
                    </td>
                  </>
                )}
              </tr>
              <tr className="border-b border-line">
                <td colSpan={own ? 4 : 2} className="pb-2.5 text-xs leading-[1.35] text-pretty text-muted">
                  {anchors[key][scores[key] - 1]}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** As short as people call each other, for a narrow column. */
function callName(person: Interview['interviewer']): string {
  return person.firstName?.trim() || displayName(person)
}
