import { ArrowUpRight, Check, Circle, CircleCheck, Crown } from 'lucide-react'
import { memo } from 'react'
import { Badge } from '#platform/ui/Badge.tsx'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { DifficultyBadge } from '#platform/ui/DifficultyBadge.tsx'
import type { CompanyQuestion } from '../contract.ts'
import { CompanyTags } from './CompanyTags.tsx'
import { PatternLinks } from './PatternLinks.tsx'
import { QuestionExtras } from './QuestionExtras.tsx'

interface CompanyRowProps {
  question: CompanyQuestion
  isMember: boolean
  showsPatterns: boolean
  onToggle: (question: CompanyQuestion) => void
}

export const CompanyRow = memo(function CompanyRow({
  question,
  isMember,
  showsPatterns,
  onToggle,
}: CompanyRowProps) {
  const { id, title, difficulty, isPremium, patterns, leetcodeUrl } = question
  const isSolved = isMember && question.isCompleted
  return (
    <article
      aria-labelledby={`question-${id}`}
      className="flex flex-col gap-3 py-5.5 md:flex-row md:items-center md:gap-6"
    >
      <div className="grid min-w-0 flex-1 gap-3">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
          <h3
            id={`question-${id}`}
            className={`mr-1.5 text-[1.375rem] text-wrap ${isSolved ? 'text-ink-2' : ''}`}
          >
            {title}
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
        </div>
        <CompanyTags question={question} />
        {showsPatterns && patterns.length > 0 && <PatternLinks patterns={patterns} />}
        <QuestionExtras question={question} isMember={isMember} />
      </div>
      <div className="flex gap-1.5 md:w-[176px] md:flex-none md:flex-col">
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
        {isMember && (
          <Button
            look="quiet"
            data-complete
            aria-label={isSolved ? `Completed: ${title}. Unmark` : `Mark complete: ${title}`}
            onClick={() => onToggle(question)}
          >
            {isSolved ? (
              <CircleCheck className="icon text-success" aria-hidden="true" />
            ) : (
              <Circle className="icon" aria-hidden="true" />
            )}
            {isSolved ? 'Completed' : 'Mark complete'}
          </Button>
        )}
      </div>
    </article>
  )
})
