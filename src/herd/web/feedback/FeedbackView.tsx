import { Fragment, useEffect } from 'react'
import { Link } from 'react-router'
import { displayName } from '#accounts/person.ts'
import { anchors } from '../../anchors.ts'
import type { Interview, Scores } from '../../contract.ts'
import { criteria, differencesText, differenceText, formatScore, parseFeedback } from '../../rating.ts'
import type { HerdRole } from '../herd-view.ts'
import { ScoreCells } from '../ScoreCells.tsx'
import { helpFor, lowScore } from './help-for-criterion.ts'
import { TotalGauge, TotalSum } from './ScoreTotal.tsx'

interface FeedbackViewProps {
  interview: Interview
  /** The reader's role in the interview. */
  role: HerdRole
}

export function FeedbackView({ interview, role }: FeedbackViewProps) {
  const feedback = parseFeedback(interview.feedback ?? '')
  const isMalformed = feedback.kind === 'text' && feedback.malformed
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification requires a log line without the feedback's text
    if (isMalformed) console.warn(`The feedback of interview ${interview.id} could not be read as scores.`)
  }, [isMalformed, interview.id])

  if (feedback.kind === 'text')
    return (
      <div>
        {interview.score !== null && (
          <p className="flex items-center gap-4">
            <span className="font-display text-figure leading-none font-extrabold tracking-tighter tabular-nums">
              <span>{formatScore(interview.score)}</span>
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
      <h3 className="font-sans text-sm font-strong tracking-normal">Comment</h3>
      <p
        className={`mt-1 max-w-[40em] text-sm whitespace-pre-wrap wrap-anywhere ${text ? '' : 'text-muted'}`}
      >
        {text || 'No comment was written.'}
      </p>
    </section>
  )
}

interface ScoreTableProps extends FeedbackViewProps {
  scores: Scores
}

/** With a second column if the candidate has scored themselves. */
function ScoreTable({ interview, role, scores }: ScoreTableProps) {
  const { selfScores } = interview
  const names =
    role === 'candidate'
      ? [shortName(interview.interviewer), 'You']
      : ['You', shortName(interview.interviewee)]
  return (
    <div className="px-4 py-4 sm:px-6">
      {selfScores && <p className="mb-2 text-sm text-ink-2">{differencesText(scores, selfScores)}</p>}
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Scores by criterion, 1 to 5</caption>
        <thead>
          <tr className="border-b-firm border-line-strong align-bottom text-xs">
            <th scope="col" className="py-2 pr-3 font-strong">
              Criterion
            </th>
            <th scope="col" className="px-1 py-2 text-right font-strong sm:px-2">
              <span className="ml-auto block max-w-12 truncate sm:max-w-18 md:max-w-28">{names[0]}</span>
            </th>
            {selfScores && (
              <>
                <th scope="col" className="px-1 py-2 text-right font-strong sm:px-2">
                  <span className="ml-auto block max-w-12 truncate sm:max-w-18 md:max-w-28">{names[1]}</span>
                </th>
                <th scope="col" className="w-14 py-2 pl-1 text-right font-strong sm:w-20 sm:pl-2">
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
                <th scope="row" className="pt-2.5 pr-3 font-strong">
                  {title}
                </th>
                <td className="px-1 pt-2.5 text-right font-mono text-base font-strong sm:px-2">
                  {scores[key]}
                </td>
                {selfScores && (
                  <>
                    <td className="px-1 pt-2.5 text-right font-mono text-base text-ink-2 sm:px-2">
                      {selfScores[key]}
                    </td>
                    <td
                      className={`pt-2.5 pl-1 text-right text-xs xs:whitespace-nowrap sm:pl-2 ${selfScores[key] === scores[key] ? 'text-muted' : 'font-strong text-accent-text'}`}
                    >
                      {differenceText(selfScores[key] - scores[key])}
                    </td>
                  </>
                )}
              </tr>
              <tr className="border-b border-line">
                <td
                  colSpan={selfScores ? 4 : 2}
                  className="pb-2.5 text-xs leading-[1.35] text-pretty text-muted"
                >
                  <span>{anchors[role][key][scores[key] - 1]}</span>
                  {role === 'candidate' && scores[key] <= lowScore && (
                    <Link
                      to={helpFor[key].to}
                      className="link mt-1 flex min-h-11 w-fit items-center text-sm font-semibold"
                    >
                      {helpFor[key].label}
                    </Link>
                  )}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A short name for a narrow column. */
function shortName(person: Interview['interviewer']): string {
  return person.firstName?.trim() || displayName(person)
}
