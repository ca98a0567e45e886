import { type CSSProperties, useState } from 'react'
import type { Question } from '../../question.ts'
import { companyTags, reportsText } from './company-tags.ts'
import './company-list.css'

interface CompanyTagsProps {
  question: Question
  /** Only this many companies are shown at first: five in lists (spec). */
  initialCount?: number
}

/** Which companies ask a question and how often. What members report here is shown next to it. */
export function CompanyTags({ question, initialCount = 5 }: CompanyTagsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const tags = companyTags(question)
  if (tags.length === 0) return null
  const hidden = showsAll ? [] : tags.slice(initialCount)
  const hiddenReports = hidden.reduce((sum, { reports = 0 }) => sum + reports, 0)
  const moreText = `+${hidden.length} more${hiddenReports > 0 ? `, ${reportsText(hiddenReports)}` : ''}`
  return (
    <ul aria-label="Companies" className="-mb-2 not-last:mb-1">
      {tags.slice(0, tags.length - hidden.length).map(({ slug, name, frequency, reports }) => (
        <li key={slug} className={`${tagShape} font-strong`}>
          <span>{name}</span>
          {frequency !== undefined && (
            <span
              className="frequency font-mono font-normal text-muted tabular-nums"
              style={{ '--full': `${frequency}%` } as CSSProperties}
            >
              {frequency}
            </span>
          )}
          {reports !== undefined && (
            <span className="ml-2 font-normal text-ink-2">{reportsText(reports)}</span>
          )}
        </li>
      ))}
      {hidden.length > 0 && (
        <li className="inline-block">
          <button
            type="button"
            aria-label={`${moreText}: companies that ask ${question.title}`}
            onClick={() => setShowsAll(true)}
            className={`${tagShape} relative text-ink-2 after:absolute after:-inset-2 hover:bg-surface-2`}
          >
            {moreText}
          </button>
        </li>
      )}
    </ul>
  )
}

const tagShape =
  'mr-1.5 mb-2 inline-block h-7 rounded-xs border border-line px-2 align-top md:px-2.25 text-xs leading-[26px] whitespace-nowrap'
