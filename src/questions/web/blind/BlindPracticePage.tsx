import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { useSolvedState } from '#progress/web/tick/progress-source.ts'
import { type CompanyFilter, newSeed, writeFilter } from '../company-list/company-filter.ts'
import { DifficultyChips } from '../company-list/filters/FilterFields.tsx'
import { useCompanyFilter } from '../company-list/use-company-filter.ts'
import { useCompanyQuestions } from '../company-list/use-question-list.ts'
import { BlindPractice } from './BlindPractice.tsx'
import { readBlindPosition, withBlindPosition } from './blind-url.ts'
import { useFocusAfterRound } from './use-focus-after-round.ts'

/** Blind practice: choose the questions of a round, then name the pattern of each by its title. */
export function BlindPracticePage() {
  const position = readBlindPosition(useLocation().search)
  return position ? <BlindPractice key={position.seed} {...position} /> : <BlindStart />
}

function BlindStart() {
  const kind = likelyKind(useVisitor())
  const isMember = kind === 'member'
  const navigate = useNavigate()
  const { filter, choose } = useCompanyFilter()
  const [isWithSolved, setWithSolved] = useState(false)
  const { list, found, error, retry } = useCompanyQuestions({ ...filter, hideSolved: false }, kind)
  const { solved, isLoaded } = useSolvedState()
  const unsolvedCount = isMember && isLoaded ? found?.filter(({ id }) => !solved.has(id)).length : undefined
  const hideSolved = isMember && !isWithSolved
  const roundSize = hideSolved ? (unsolvedCount ?? found?.length) : found?.length

  const startButton = useFocusAfterRound(Boolean(roundSize))

  return (
    <div className="page max-w-[calc(46rem+2*var(--gutter))] pt-6 md:ml-[max(0px,(100%-72rem)/2)] md:pt-10">
      <title>Blind practice · Capra</title>
      <meta name="description" content="Recognize the pattern of a question by its title alone." />
      <h1>Blind practice</h1>
      <p className="mt-2.5 max-w-prose text-lg text-ink-2">
        You see a question's title and nothing else. Name the pattern, then check whether you were right.
        Nothing is scored.
      </p>
      <section aria-labelledby="round" className="mt-8 rounded-lg border border-line bg-surface p-5 md:p-8">
        <h2 id="round">Your round</h2>
        {error ? (
          <div className="mt-4">
            <Alert onRetry={retry}>{error}</Alert>
          </div>
        ) : (
          <p role="status" className="mt-1.5 min-h-[1.6em] text-ink-2 tabular-nums">
            {found ? roundText(found.length, unsolvedCount) : 'Counting questions...'}
          </p>
        )}
        <fieldset className="mt-5">
          <legend className="mb-2.5 text-sm font-strong">Difficulty</legend>
          <div className="flex flex-wrap gap-2">
            <DifficultyChips difficulties={filter.difficulties} onChoose={choose} />
          </div>
        </fieldset>
        <p className="mt-4 text-sm text-ink-2">{choiceText(filter, list)}</p>
        <Link
          to={{ pathname: '/company-questions', search: writeFilter(filter) }}
          className="link inline-flex min-h-11 items-center text-sm font-semibold"
        >
          Choose companies and patterns
        </Link>
        {isMember && (
          <div className="mt-1">
            <Switch label="Include solved questions" checked={isWithSolved} onChange={setWithSolved} />
          </div>
        )}
        <div className="mt-5">
          <Button
            ref={startButton}
            look="primary"
            size="lg"
            disabled={!roundSize}
            onClick={() =>
              void navigate({
                search: withBlindPosition(writeFilter({ ...filter, hideSolved }), {
                  seed: newSeed(),
                  at: 1,
                }),
              })
            }
          >
            Start the round
          </Button>
          {roundSize === 0 && (
            <p className="mt-3 text-sm text-ink-2">
              {found?.length === 0
                ? 'No question matches. Choose another difficulty, or other companies and patterns.'
                : 'You have solved all of these. Include solved questions to practice them again.'}
            </p>
          )}
        </div>
      </section>
      <p className="mt-6 max-w-prose-wide text-sm text-muted">
        A title gives away less than a whole problem.{' '}
        <Link to="/practice" className="link">
          Practice
        </Link>{' '}
        has full problem statements, feedback and a schedule.
      </p>
    </div>
  )
}

/** Without a count of unsolved questions for guests, whose solved questions are unknown. */
function roundText(total: number, unsolvedCount: number | undefined): string {
  const questions = `${total.toLocaleString('en')} ${total === 1 ? 'question' : 'questions'}`
  return unsolvedCount === undefined
    ? `${questions} to choose from.`
    : `${unsolvedCount.toLocaleString('en')} of ${questions} unsolved.`
}

interface Names {
  readonly companies: readonly { readonly name: string; readonly slug: string }[]
}

/** What narrows the round besides the difficulty. */
function choiceText({ companies, patterns, search, starredOnly }: CompanyFilter, list: Names | undefined) {
  const nameOf = (slug: string) => list?.companies.find((company) => company.slug === slug)?.name ?? slug
  const parts = [
    companies.length > 0 ? `asked by ${named(companies.map(nameOf))}` : '',
    patterns.length > 0 ? `with ${patterns.length === 1 ? '1 pattern' : `${patterns.length} patterns`}` : '',
    search ? `that match “${search}”` : '',
    starredOnly ? 'that you starred' : '',
  ].filter(Boolean)
  return parts.length === 0 ? 'From all companies and patterns.' : `Only questions ${parts.join(', ')}.`
}

function named(companies: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(companies)
}
