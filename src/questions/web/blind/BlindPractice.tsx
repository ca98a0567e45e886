import { ArrowLeft, ArrowRight, Eye, Shuffle, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { areSingleKeysOn, useSingleKeys } from '#platform/web/input/single-keys.ts'
import { DetailsButton, ProblemTitle } from '#progress/web/problem/ProblemLinks.tsx'
import type { Question } from '../../question.ts'
import { CompanyTags } from '../company-list/CompanyTags.tsx'
import { newSeed } from '../company-list/company-filter.ts'
import { SolvedButton, StarButton } from '../stars-and-notes/SolvedAndStarButtons.tsx'
import { type BlindPosition, readIsFromList, withBlindPosition } from './blind-url.ts'
import { PatternLinks, SolveLink } from './QuestionLinks.tsx'
import { useBlindRound } from './use-blind-round.ts'

/** One question at a time, with its title only: the pattern must be recognized in it, as in an interview. */
export function BlindPractice(start: BlindPosition) {
  const kind = likelyKind(useVisitor())
  const isMember = kind === 'member'
  const { question, starsAndNotes, number, total, error, retry, move } = useBlindRound(start, kind)
  const goTo = useGoTo()
  const [revealedId, setRevealedId] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasKeys = useSingleKeys()
  const isRevealed = question !== undefined && revealedId === question.id
  useEffect(() => heading.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const act = {
      ArrowRight: () => move(1),
      ArrowLeft: () => move(-1),
      ...(areSingleKeysOn() && { r: () => setRevealedId(question?.id) }),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const positionText = `Question ${number.toLocaleString('en')} of ${total?.toLocaleString('en')}`
  return (
    <section aria-labelledby="blind-practice" onKeyDown={onKeyDown} className="page pt-6 md:pt-10">
      <title>Blind practice · Capra</title>
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-3">
        <div className="min-w-0">
          <h1 id="blind-practice" ref={heading} tabIndex={-1}>
            Blind practice
          </h1>
          <p className="mt-2.5 max-w-prose text-lg text-ink-2">
            Only the title, in random order. Name the pattern, then check whether you were right.
          </p>
        </div>
        <Button onClick={() => goTo(undefined)}>
          <X className="icon" aria-hidden="true" />
          Leave practice
        </Button>
      </div>
      <p role="status" className="sr-only">
        {question && `${positionText}: ${question.title}`}
      </p>
      <div className="mt-8 min-h-104 md:mt-12">
        {error ? (
          <Alert onRetry={retry}>{error}</Alert>
        ) : total === 0 ? (
          <EmptyState
            title="No questions found"
            text="Leave practice and try adjusting your search or filters"
          />
        ) : question ? (
          <article
            aria-label={question.title}
            className="rounded-lg border border-line bg-surface p-5 md:p-9"
          >
            <p className="text-sm text-muted tabular-nums">{positionText}</p>
            <h2 className="mt-2 min-h-[2.4em] text-3xl text-balance md:min-h-0">
              <ProblemTitle title={question.title} url={question.leetcodeUrl} />
            </h2>
            <div className="mt-6 flex flex-wrap gap-3">
              <SolveLink question={question} />
              <Button
                aria-expanded={isRevealed}
                aria-controls="practice-answer"
                onClick={() => setRevealedId(isRevealed ? undefined : question.id)}
                className="max-md:flex-1"
              >
                <Eye className="icon" aria-hidden="true" />
                <span>{isRevealed ? 'Hide' : 'Reveal'}</span>
              </Button>
              <DetailsButton
                problem={{
                  number: question.id,
                  title: question.title,
                  url: question.leetcodeUrl,
                  difficulty: question.difficulty,
                }}
                isBlind={!isRevealed}
              />
              {isMember && (
                <div className="-mx-3 flex flex-wrap max-md:basis-full md:mx-0">
                  <SolvedButton question={question} />
                  <StarButton question={question} starsAndNotes={starsAndNotes} />
                </div>
              )}
            </div>
            <div
              id="practice-answer"
              role="status"
              className="mt-6 flex min-h-34 flex-col justify-center border-y border-line py-5"
            >
              {isRevealed ? (
                <Answer key={question.id} question={question} />
              ) : (
                <p className="text-sm text-muted">Its patterns, difficulty and companies are hidden.</p>
              )}
            </div>
            <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
              <Button aria-disabled={number === 1} onClick={() => move(-1)}>
                <ArrowLeft className="icon" aria-hidden="true" />
                Previous
              </Button>
              {number === total ? (
                <Button onClick={() => goTo({ seed: newSeed(), at: 1 })}>
                  <Shuffle className="icon" aria-hidden="true" />
                  Start a new round
                </Button>
              ) : (
                <Button onClick={() => move(1)}>
                  Next
                  <ArrowRight className="icon" aria-hidden="true" />
                </Button>
              )}
            </div>
          </article>
        ) : (
          <p className="text-sm text-muted" aria-busy="true">
            Loading questions...
          </p>
        )}
      </div>
      <p className="mt-4 text-xs text-muted max-md:hidden">
        <span>
          Keys: <kbd className={keyShape}>←</kbd> <kbd className={keyShape}>→</kbd> another question
        </span>
        {hasKeys && (
          <span>
            , <kbd className={keyShape}>R</kbd> reveal
          </span>
        )}
      </p>
    </section>
  )
}

const keyShape = 'rounded-xs border border-line-strong px-1.5 py-0.5 font-mono'

/** Back undoes starting or leaving a round, but not moving between its questions. */
function useGoTo(): (position: BlindPosition | undefined) => void {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return (position) => {
    const isToList = !position && readIsFromList(state)
    void navigate(
      {
        pathname: isToList ? '/company-questions' : '/practice/blind',
        search: withBlindPosition(search, position),
      },
      { state: position ? state : { hasLeftRound: true } },
    )
  }
}

/** What blind practice hides until it is revealed. */
function Answer({ question }: { question: Question }) {
  const { difficulty, patterns, companies, sightings } = question
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DifficultyBadge difficulty={difficulty} easyHue="success" />
        {patterns.length > 0 ? (
          <PatternLinks patterns={patterns} />
        ) : (
          <p className="text-sm text-muted">No pattern in our lessons fits this question.</p>
        )}
      </div>
      {companies.length + sightings.length > 0 ? (
        <CompanyTags question={question} />
      ) : (
        <p className="text-sm text-muted">No reports yet</p>
      )}
    </div>
  )
}
