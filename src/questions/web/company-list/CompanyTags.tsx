import { type CSSProperties, useState } from 'react'
import type { Question } from '../../question.ts'
import './company-list.css'

/** Only this many companies are shown at first (spec), or more if more are chosen. */
const initialCount = 5
const noCompanies: ReadonlySet<string> = new Set()

interface Tag {
  readonly slug: string
  readonly name: string
  /** Missing when only members of this site have reported the question. */
  readonly frequency?: number
  readonly reports?: number
}

interface CompanyTagsProps {
  question: Question
  /** Slugs of the companies that come first and are marked. */
  leading?: ReadonlySet<string>
}

/** Which companies ask a question and how often. What members report here is shown next to it. */
export function CompanyTags({ question, leading = noCompanies }: CompanyTagsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const tags = tagsFor(question)
  if (tags.length === 0) return null
  const first = tags.filter(({ slug }) => leading.has(slug))
  const ordered = [...first, ...tags.filter(({ slug }) => !leading.has(slug))]
  const shownCount = showsAll ? ordered.length : Math.max(initialCount, first.length)
  const hidden = ordered.slice(shownCount)
  const hiddenReports = hidden.reduce((sum, { reports = 0 }) => sum + reports, 0)
  const moreText = `+${hidden.length} more${hiddenReports > 0 ? `, ${reportsText(hiddenReports)}` : ''}`
  return (
    <ul aria-label="Companies" className="-mb-2 not-last:mb-1">
      {ordered.slice(0, shownCount).map(({ slug, name, frequency, reports }, index) => (
        <li
          key={slug}
          className={`${tagShape} font-strong ${index < first.length ? leadingFrame : usualFrame}`}
        >
          {index < first.length ? (
            <mark className="bg-transparent text-inherit">{name}</mark>
          ) : (
            <span>{name}</span>
          )}
          {frequency !== undefined && (
            <span
              className="frequency font-mono font-normal text-muted tabular-nums in-[.bg-accent-soft]:text-ink-2"
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
            className={`${tagShape} ${usualFrame} relative text-ink-2 after:absolute after:-inset-2 hover:bg-surface-2`}
          >
            {moreText}
          </button>
        </li>
      )}
    </ul>
  )
}

const tagShape = 'mr-2 mb-2 inline-block h-7 rounded-xs align-top text-xs whitespace-nowrap'
// Both are equally wide.
const usualFrame = 'border border-line px-2.25 leading-[26px]'
const leadingFrame = 'border-2 border-accent-text bg-accent-soft px-2 leading-6'

function reportsText(count: number): string {
  return count === 1 ? '1 report here' : `${count} reports here`
}

/** One tag for each company that has a frequency or a report. Two sources may spell a company's name differently. */
function tagsFor({ companies, sightings }: Question): readonly Tag[] {
  const tags = new Map<string, Tag>()
  for (const { slug, name, frequency } of companies)
    if (frequency > 0 && !tags.has(slug)) tags.set(slug, { slug, name, frequency })
  for (const { slug, name, count } of sightings)
    if (count > 0) tags.set(slug, { slug, name, ...tags.get(slug), reports: count })
  return [...tags.values()]
}
