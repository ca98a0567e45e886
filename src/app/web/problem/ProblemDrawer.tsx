import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { ButtonLink, buttonClass } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import type { DrawerOptions, DrawerProblem } from '#progress/web/problem/problem-drawer.ts'
import { useProblemTick } from '#progress/web/tick/progress-source.ts'
import { ProblemCompanies } from '#questions/web/problem/ProblemCompanies.tsx'
import { QuestionNote } from '#questions/web/stars-and-notes/QuestionNote.tsx'
import { StarButton } from '#questions/web/stars-and-notes/SolvedAndStarButtons.tsx'
import {
  indexStarsAndNotes,
  starsAndNotesQuery,
} from '#questions/web/stars-and-notes/stars-and-notes-query.ts'
import { AskTutor } from './AskTutor.tsx'
import { DrawerRow, HiddenRow } from './DrawerRow.tsx'
import { HelpText } from './HelpText.tsx'
import { HintLadder } from './HintLadder.tsx'
import { ProblemPatterns } from './ProblemPatterns.tsx'
import { ProblemQuestions } from './ProblemQuestions.tsx'
import { ProblemTick } from './ProblemTick.tsx'
import { SolvedWith } from './SolvedWith.tsx'
import { useOpenedHints } from './use-opened-hints.ts'
import { useProblemFacts } from './use-problem-facts.ts'
import { useProblemHelp } from './use-problem-help.ts'

export interface ProblemDrawerProps extends DrawerOptions {
  problem: DrawerProblem
  onClose: () => void
}

/** Problems that were imported without a number get one of our own from here on, which would mean nothing to anyone. */
const firstOwnNumber = 900_000_000

/** Everything about one problem: what it asks, its hints, pattern, companies, the tutor, the member's star and note. */
export function ProblemDrawer({ problem, lesson, isBlind = false, onClose }: ProblemDrawerProps) {
  const { number, title, url, difficulty } = problem
  const isMember = likelyKind(useVisitor()) === 'member'
  const { question, lessons, isPremium, patterns, areCompaniesKnown, hasFailed, retry } = useProblemFacts(
    number,
    isMember,
  )
  const { help, asks, program, questions, ...helpState } = useProblemHelp(number, isMember, lesson)
  const hints = useOpenedHints(number)
  const { solved } = useProblemTick(number)
  const { data: starsAndNotes, ...own } = useQuery({
    ...starsAndNotesQuery,
    enabled: isMember,
    select: indexStarsAndNotes,
  })
  const identity = { id: number, title }
  return (
    <Dialog
      open
      title={number < firstOwnNumber ? `${number}. ${title}` : title}
      width="side"
      action={isMember && <StarButton question={identity} starsAndNotes={starsAndNotes} isIcon />}
      onClose={onClose}
    >
      {asks !== undefined && <HelpText text={asks} className="mb-4 text-[1.125rem] leading-normal" />}
      {helpState.isLoading && (
        <p className="mb-4 min-h-20 text-sm text-muted" aria-busy="true">
          Loading what it asks and its hints...
        </p>
      )}
      {isPremium && (
        <p className="mb-3">
          <Badge>Premium</Badge>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2.5">
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className={buttonClass('primary', 'md', 'max-md:basis-full')}
        >
          Solve on LeetCode
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        {program && (
          <ButtonLink to={`/build/problem/${number}`} onClick={onClose} className="max-md:grow">
            Write it here
          </ButtonLink>
        )}
        {(isMember || lessons.length > 0) && <ProblemTick number={number} title={title} />}
      </div>
      {help && <SolvedWith isSolved={solved && hints.isLoaded} opened={hints.opened} />}
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
      {helpState.failure && (
        <div className="mt-4">
          <Alert onRetry={helpState.retry}>
            {`The hints could not be loaded. ${sentenceOf(helpState.failure)}`}
          </Alert>
        </div>
      )}
      {help && <HintLadder help={help} isSolved={solved} opened={hints.opened} onOpenNext={hints.openNext} />}
      <div className="mt-4 border-t border-line">
        <HiddenRow
          name={patterns.length > 0 ? 'Pattern' : 'Difficulty'}
          what={patterns.length > 0 ? 'pattern and difficulty' : 'difficulty'}
          isShown={solved}
        >
          {patterns.length > 0 && <ProblemPatterns patterns={patterns} onLeave={onClose} />}
          <p className="py-1">
            <DifficultyBadge difficulty={difficulty} />
          </p>
        </HiddenRow>
        {(areCompaniesKnown || !hasFailed) && (
          <CompaniesRow isBlind={isBlind}>
            {areCompaniesKnown ? (
              <ProblemCompanies question={question} isMember={isMember} starsAndNotes={starsAndNotes} />
            ) : (
              <p className="text-sm text-muted" aria-busy="true">
                Loading companies...
              </p>
            )}
          </CompaniesRow>
        )}
        {isMember && <AskTutor title={title} patterns={patterns} onLeave={onClose} />}
      </div>
      {isMember ? (
        starsAndNotes && (
          <div className="pt-3">
            <QuestionNote question={identity} saved={starsAndNotes.noteOf(number) ?? ''} takesFocus={false} />
          </div>
        )
      ) : (
        <AccountOffer hasHints={helpState.isLocked} onLeave={onClose} />
      )}
      {questions.length > 0 && <ProblemQuestions questions={questions} />}
    </Dialog>
  )
}

function CompaniesRow({ isBlind, children }: { isBlind: boolean; children: React.ReactNode }) {
  if (!isBlind) return <DrawerRow name="Asked at">{children}</DrawerRow>
  return (
    <HiddenRow name="Asked at" what="companies" isShown={false}>
      {children}
    </HiddenRow>
  )
}

function AccountOffer({ hasHints, onLeave }: { hasHints: boolean; onLeave: () => void }) {
  const { pathname, search } = useLocation()
  const offer = hasHints
    ? 'With a free account you get the hints of this problem, and you can star it, write a private note, and ask the tutor about it.'
    : 'With a free account you can star this problem, write a private note, and ask the tutor about it.'
  return (
    <p className="pt-5 text-sm text-ink-2">
      <span>{offer}</span>{' '}
      <Link to={signInAddress(pathname + search, 'register')} onClick={onLeave} className="link">
        Create a free account
      </Link>
    </p>
  )
}
