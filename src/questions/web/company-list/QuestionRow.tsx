import { ArrowUpRight, Check, Crown } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { findPatternByDisplayName } from '#curriculum/patterns.ts'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { DetailsButton, ProblemTitle } from '#progress/web/problem/ProblemLinks.tsx'
import { useProblemTick } from '#progress/web/tick/progress-source.ts'
import type { Question } from '../../question.ts'
import { SolvedButton } from '../stars-and-notes/SolvedAndStarButtons.tsx'
import { StarAndNoteButtons } from '../stars-and-notes/StarAndNoteButtons.tsx'
import type { StarsAndNotes } from '../stars-and-notes/stars-and-notes-query.ts'
import { CompanyTags } from './CompanyTags.tsx'

interface QuestionRowProps {
  question: Question
  /** Undefined for guests, and while the member's stars and notes are unknown. */
  starsAndNotes: StarsAndNotes | undefined
  /** Slugs of the companies that come first. */
  leading: ReadonlySet<string>
  isMember: boolean
  showsPatterns: boolean
}

export const QuestionRow = memo(function QuestionRow({
  question,
  starsAndNotes,
  leading,
  isMember,
  showsPatterns,
}: QuestionRowProps) {
  const { id, title, difficulty, isPremium, patterns, leetcodeUrl } = question
  const { solved } = useProblemTick(id)
  const isSolved = isMember && solved
  return (
    <article
      aria-label={title}
      className="border-t border-line py-5.5 md:grid md:grid-cols-[minmax(0,1fr)_176px] md:items-center md:gap-6"
    >
      <div className="space-y-3">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
          <h3 className={`mr-1.5 text-heading-sm text-wrap ${isSolved ? 'text-ink-2' : ''}`}>
            <ProblemTitle title={title} url={leetcodeUrl} />
          </h3>
          <DifficultyBadge difficulty={difficulty} easyHue="success" />
          {isPremium && (
            <Badge>
              <Crown aria-hidden="true" />
              Premium
            </Badge>
          )}
          {isSolved && (
            <Badge tone="success">
              <Check aria-hidden="true" />
              Solved
            </Badge>
          )}
          <DetailsButton problem={{ number: id, title, url: leetcodeUrl, difficulty }} className="-my-2" />
        </div>
        <CompanyTags question={question} leading={leading} />
        {showsPatterns && patterns.length > 0 && <PatternLinks patterns={patterns} />}
        {isMember && <StarAndNoteButtons question={question} starsAndNotes={starsAndNotes} />}
      </div>
      <div className="flex gap-1.5 max-md:mt-3 md:flex-col">
        <SolveLink question={question} />
        {isMember && <SolvedButton question={question} />}
      </div>
    </article>
  )
})

export function SolveLink({ question: { title, leetcodeUrl } }: { question: Question }) {
  return (
    <a
      href={leetcodeUrl}
      target="_blank"
      rel="noopener"
      aria-label={`Solve ${title} in a new tab`}
      className={buttonClass('outline', 'md', 'max-md:flex-1')}
    >
      Solve
      <ArrowUpRight className="icon" aria-hidden="true" />
    </a>
  )
}

/** The primary pattern first, each with a link to its lesson. */
export function PatternLinks({ patterns }: { patterns: readonly string[] }) {
  return (
    <p className="text-sm text-wrap text-muted">
      <span>Pattern</span>{' '}
      {patterns.map((name, index) => {
        const lesson = findPatternByDisplayName(name)
        return (
          <span key={name}>
            {index > 0 && <span>, </span>}
            {lesson ? (
              <Link to={`/category/${lesson.categoryId}#${lesson.name}`} className="link">
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
        )
      })}
    </p>
  )
}
