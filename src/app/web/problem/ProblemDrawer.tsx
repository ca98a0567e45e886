import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import type { DrawerProblem } from '#progress/web/problem/problem-drawer.ts'
import { ProblemCompanies } from '#questions/web/problem/ProblemCompanies.tsx'
import { QuestionNote } from '#questions/web/stars-and-notes/QuestionNote.tsx'
import { StarButton } from '#questions/web/stars-and-notes/SolvedAndStarButtons.tsx'
import {
  indexStarsAndNotes,
  starsAndNotesQuery,
} from '#questions/web/stars-and-notes/stars-and-notes-query.ts'
import { ProblemPatterns } from './ProblemPatterns.tsx'
import { ProblemTick } from './ProblemTick.tsx'
import { useProblemFacts } from './use-problem-facts.ts'

export interface ProblemDrawerProps {
  problem: DrawerProblem
  /** The pattern, and what hints at it, is folded. */
  isBlind: boolean
  onClose: () => void
}

/** Problems that were imported without a number get one of our own from here on, which would mean nothing to anyone. */
const firstOwnNumber = 900_000_000

/** Everything about one problem: its site, the member's star and note, companies, pattern, lesson, demo and tutor. */
export function ProblemDrawer({ problem, isBlind, onClose }: ProblemDrawerProps) {
  const { number, title, url, difficulty } = problem
  const isMember = likelyKind(useVisitor()) === 'member'
  const { pathname, search } = useLocation()
  const { question, lessons, isPremium, adds, patterns, areCompaniesKnown, hasFailed, retry } =
    useProblemFacts(number, isMember)
  const { data: starsAndNotes, ...own } = useQuery({
    ...starsAndNotesQuery,
    enabled: isMember,
    select: indexStarsAndNotes,
  })
  const identity = { id: number, title }
  const badge = <DifficultyBadge difficulty={difficulty} />
  return (
    <Dialog
      open
      title={number < firstOwnNumber ? `${number}. ${title}` : title}
      width="side"
      onClose={onClose}
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {(isMember || lessons.length > 0) && <ProblemTick number={number} title={title} />}
        {!isBlind && badge}
        {isPremium && <Badge>Premium</Badge>}
      </div>
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
        <a href={url} target="_blank" rel="noopener" className={buttonClass('outline')}>
          Open on LeetCode
          <ArrowUpRight className="icon" aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        {isMember && <StarButton question={identity} starsAndNotes={starsAndNotes} />}
      </div>
      {own.isError && !starsAndNotes && !own.isFetching && (
        <div className="mt-4">
          <Alert onRetry={() => void own.refetch()}>Your star and note could not be loaded.</Alert>
        </div>
      )}
      {hasFailed && (
        <div className="mt-4">
          <Alert onRetry={retry}>Not everything about this problem could be loaded.</Alert>
        </div>
      )}
      {adds.length > 0 && (
        <Section title="What this problem adds" isFolded>
          {adds.map(({ lesson, text }) => (
            <p key={lesson} className="text-sm text-pretty">
              {adds.length > 1 && <b>{`${lesson}: `}</b>}
              <span>{text}</span>
            </p>
          ))}
        </Section>
      )}
      {patterns.length > 0 && (
        <Section title={isBlind ? 'Pattern and difficulty' : 'Pattern'} isFolded={isBlind}>
          {isBlind && <p>{badge}</p>}
          <ProblemPatterns title={title} patterns={patterns} isMember={isMember} onLeave={onClose} />
        </Section>
      )}
      {(areCompaniesKnown || !hasFailed) && (
        <Section title="Companies" isFolded={isBlind}>
          {areCompaniesKnown ? (
            <ProblemCompanies question={question} isMember={isMember} starsAndNotes={starsAndNotes} />
          ) : (
            <p className="text-sm text-muted" aria-busy="true">
              Loading companies...
            </p>
          )}
        </Section>
      )}
      {isMember ? (
        starsAndNotes && (
          <div className="border-t border-line pt-5">
            <QuestionNote question={identity} saved={starsAndNotes.noteOf(number) ?? ''} takesFocus={false} />
          </div>
        )
      ) : (
        <p className="border-t border-line pt-5 text-sm text-ink-2">
          With a free account you can star this problem, write a private note, and ask the tutor about it.{' '}
          <Link to={signInAddress(pathname + search, 'register')} onClick={onClose} className="link">
            Create a free account
          </Link>
        </p>
      )}
    </Dialog>
  )
}

interface SectionProps {
  title: string
  /** Closed until the learner opens it, because it gives something away. */
  isFolded: boolean
  children: ReactNode
}

function Section({ title, isFolded, children }: SectionProps) {
  const heading = <h3 className="text-base">{title}</h3>
  return (
    <section className="border-t border-line py-1.5 first-of-type:mt-5">
      {isFolded ? (
        <details className="group">
          <summary className="-mx-2 flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-2 hover:bg-surface-2">
            {heading}
            <ChevronDown
              className="icon text-muted transition-transform duration-(--dur-base) ease-step group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="grid justify-items-start gap-2 pt-2.5 pb-3">{children}</div>
        </details>
      ) : (
        <>
          <div className="flex min-h-11 items-center">{heading}</div>
          <div className="grid justify-items-start gap-2 pb-3">{children}</div>
        </>
      )}
    </section>
  )
}
