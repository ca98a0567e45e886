import { ArrowUpRight, Check, Crown } from 'lucide-react'
import { type MouseEvent, memo, type RefCallback, useCallback, useId } from 'react'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import { useLatest } from '#platform/web/use-latest.ts'
import type { CompanyQuestion } from '../contract.ts'
import { CompanyTags } from './CompanyTags.tsx'
import { CompleteButton, completeName } from './CompleteButton.tsx'
import { PatternLinks } from './PatternLinks.tsx'
import { QuestionExtras } from './QuestionExtras.tsx'
import { idOf } from './RowWords.tsx'
import type { OwnMark, StarChange } from './use-question-marks.ts'

/** What is done with a question; the same for all rows. */
export interface RowActions {
  readonly complete: (question: CompanyQuestion) => void
  readonly star: (change: StarChange) => void
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void
}

interface CompanyRowProps {
  question: CompanyQuestion
  /** What a member keeps about it; absent while that is not known. */
  mark: OwnMark | undefined
  isMember: boolean
  showsPatterns: boolean
  actions: RowActions
  measure: RefCallback<Element>
}

export const CompanyRow = memo(function CompanyRow({
  question,
  mark,
  isMember,
  showsPatterns,
  actions,
  measure,
}: CompanyRowProps) {
  const titleId = useId()
  const { title, difficulty, isPremium, patterns, leetcodeUrl } = question
  const isSolved = isMember && question.isCompleted
  const latest = useLatest(question)
  const complete = useCallback(() => actions.complete(latest.current), [actions, latest])
  return (
    <article
      ref={measure}
      aria-labelledby={titleId}
      className={`${showsPatterns ? (isMember ? 'row-of-member' : 'row-of-guest') : ''} mx-(--gutter) border-t border-line py-5.5 md:grid md:grid-cols-[minmax(0,1fr)_176px] md:items-center md:gap-6`}
    >
      <div className="space-y-3">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
          <h3 id={titleId} className={`mr-1.5 text-[1.375rem] text-wrap ${isSolved ? 'text-ink-2' : ''}`}>
            {title}
          </h3>
          {badges[difficulty]}
          {isPremium && premium}
          {isSolved && solved}
        </div>
        <CompanyTags question={question} />
        {showsPatterns && patterns.length > 0 && (
          <PatternLinks patterns={patterns} onFollow={actions.follow} />
        )}
        {isMember && (
          <QuestionExtras question={question} titleId={titleId} mark={mark} onStar={actions.star} />
        )}
      </div>
      <div className="flex gap-1.5 max-md:mt-3 md:flex-col">
        <a
          href={leetcodeUrl}
          target="_blank"
          rel="noopener"
          aria-labelledby={`${idOf('solve')} ${titleId} ${idOf('newTab')}`}
          className={buttonClass('outline', 'md', 'max-md:flex-1')}
        >
          Solve
          {away}
        </a>
        {isMember && (
          <CompleteButton
            isCompleted={isSolved}
            label={isSolved ? completeName(question) : undefined}
            labelledBy={isSolved ? undefined : `${idOf('complete')} ${titleId}`}
            onToggle={complete}
          />
        )}
      </div>
    </article>
  )
})

// What never changes is made once, so that a row which shows another question passes it by.
const badges = {
  Easy: <DifficultyBadge difficulty="Easy" easyHue="success" />,
  Medium: <DifficultyBadge difficulty="Medium" />,
  Hard: <DifficultyBadge difficulty="Hard" />,
}
const premium = (
  <Badge>
    <Crown aria-hidden="true" />
    Premium
  </Badge>
)
const solved = (
  <Badge tone="success">
    <Check aria-hidden="true" />
    Solved
  </Badge>
)
const away = <ArrowUpRight className="icon" aria-hidden="true" />
