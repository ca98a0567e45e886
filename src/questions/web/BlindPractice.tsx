import { ArrowLeft, ArrowRight, ArrowUpRight, Eye, Shuffle, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button, buttonClass } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { EmptyState } from '#platform/ui/feedback/EmptyState.tsx'
import { CompleteButton, completeName } from './CompleteButton.tsx'
import { newSeed } from './company-filter.ts'
import { PracticeAnswer } from './PracticeAnswer.tsx'
import { type PracticePlace, withPracticePlace } from './practice-address.ts'
import { OwnStarButton } from './StarButton.tsx'
import { useBlindPractice } from './use-blind-practice.ts'
import { sentenceFor, type Wanted } from './use-company-questions.ts'
import { useCompleteQuestion } from './use-complete-question.ts'

export interface BlindPracticeProps {
  wanted: Omit<Wanted, 'enabled'>
  place: PracticePlace
}

/** One question at a time, by its title only: which pattern it is must be heard in it, as in an interview. */
export function BlindPractice({ wanted, place }: BlindPracticeProps) {
  const { question, position, total, failure, retry, move } = useBlindPractice(wanted, place)
  const complete = useCompleteQuestion()
  const goTo = useGoTo()
  const [revealedId, setRevealedId] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isRevealed = question !== undefined && revealedId === question.id
  const isMember = wanted.kind === 'member'
  const isLast = position === total
  useEffect(() => heading.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const act = {
      ArrowRight: () => move(1),
      ArrowLeft: () => move(-1),
      r: () => setRevealedId(question?.id),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const positionText = total
    ? `Question ${position.toLocaleString('en')} of ${total.toLocaleString('en')}`
    : ''
  return (
    <section aria-labelledby="blind-practice" onKeyDown={onKeyDown} className="page pt-6 md:pt-10">
      <title>Blind practice · Capra</title>
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-3">
        <div className="min-w-0">
          <h1 id="blind-practice" ref={heading} tabIndex={-1}>
            Blind practice
          </h1>
          <p className="mt-2.5 max-w-[34em] text-lg text-ink-2">
            Only the title, in random order. Name the pattern, then see whether you heard it.
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
      <div className="mt-8 min-h-[26rem] md:mt-12">
        {failure && !question ? (
          <Alert onRetry={retry}>{sentenceFor(failure)}</Alert>
        ) : total === 0 ? (
          <EmptyState
            title="No questions found"
            text="Leave practice and try adjusting your search or filters"
          />
        ) : question ? (
          <article
            aria-labelledby="practice-title"
            className="rounded-lg border border-line bg-surface p-5 md:p-9"
          >
            <p className="text-sm text-muted tabular-nums">{positionText}</p>
            <h2 id="practice-title" className="mt-2 min-h-[2.4em] text-3xl text-balance md:min-h-0">
              {question.title}
            </h2>
            <div className="mt-6 flex flex-wrap gap-3">
              <a
                href={question.leetcodeUrl}
                target="_blank"
                rel="noopener"
                aria-label={`Solve ${question.title} in a new tab`}
                className={buttonClass('outline', 'md', 'max-md:flex-1')}
              >
                Solve
                <ArrowUpRight className="icon" aria-hidden="true" />
              </a>
              <Button
                aria-expanded={isRevealed}
                aria-controls="practice-answer"
                onClick={() => setRevealedId(isRevealed ? undefined : question.id)}
                className="max-md:flex-1"
              >
                <Eye className="icon" aria-hidden="true" />
                {isRevealed ? 'Hide' : 'Reveal'}
              </Button>
              {isMember && (
                <div className="-mx-3 flex flex-wrap max-md:basis-full md:mx-0">
                  <CompleteButton
                    isCompleted={question.isCompleted}
                    label={completeName(question)}
                    onToggle={() => complete(question)}
                  />
                  <OwnStarButton question={question} />
                </div>
              )}
            </div>
            <div
              id="practice-answer"
              role="status"
              className="mt-6 flex min-h-[8.5rem] flex-col justify-center border-y border-line py-5"
            >
              {isRevealed ? (
                <PracticeAnswer key={question.id} question={question} />
              ) : (
                <p className="text-sm text-muted">Its patterns, difficulty and companies are hidden.</p>
              )}
            </div>
            <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
              <Button aria-disabled={position === 1} onClick={() => move(-1)}>
                <ArrowLeft className="icon" aria-hidden="true" />
                Previous
              </Button>
              {isLast ? (
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
        Keys: <kbd className={keyShape}>←</kbd> <kbd className={keyShape}>→</kbd> another question,{' '}
        <kbd className={keyShape}>R</kbd> reveal
      </p>
    </section>
  )
}

const keyShape = 'rounded-xs border border-line-strong px-1.5 py-0.5 font-mono'

/** A round is a step that Back undoes; its questions are not. */
function useGoTo(): (place: PracticePlace | undefined) => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (place) =>
    void navigate(
      { search: withPracticePlace(search, place) },
      { state: place ? null : { hasLeftPractice: true } },
    )
}
