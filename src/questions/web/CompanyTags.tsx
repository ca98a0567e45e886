import { type CSSProperties, use, useState } from 'react'
import type { CompanyQuestion } from '../contract.ts'
import { IsFront } from './RowSide.tsx'
import './rows.css'

/** At most so many are shown before somebody asks for the rest (spec). */
const firstCount = 5

interface Tag {
  readonly slug: string
  readonly name: string
  /** Absent where only people of this site have reported the question. */
  readonly frequency?: number
  readonly sightings?: number
}

/** Which companies ask it and how often; what people report here stands beside that and is never mixed with it. */
export function CompanyTags({ question }: { question: CompanyQuestion }) {
  // A row is used again for another question, which begins closed, and so does one that was turned away.
  const [openedId, setOpenedId] = useState<number>()
  if (!use(IsFront) && openedId !== undefined) setOpenedId(undefined)
  const showsAll = openedId === question.id
  const tags = tagsOf(question)
  if (tags.length === 0) return null
  const hidden = showsAll ? [] : tags.slice(firstCount)
  const hiddenReports = hidden.reduce((sum, { sightings = 0 }) => sum + sightings, 0)
  return (
    <ul aria-label="Companies" className="-mb-2 not-last:mb-1">
      {(showsAll ? tags : tags.slice(0, firstCount)).map((tag, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is filled anew with each question
        <CompanyTag key={place} tag={tag} />
      ))}
      {hidden.length > 0 && (
        <li className="inline-block">
          <button
            type="button"
            aria-label={`${moreText(hidden.length, hiddenReports)}: companies that ask ${question.title}`}
            onClick={() => setOpenedId(question.id)}
            className={`${tagShape} relative text-ink-2 after:absolute after:-inset-2 hover:bg-surface-2`}
          >
            {moreText(hidden.length, hiddenReports)}
          </button>
        </li>
      )}
    </ul>
  )
}

// Laid out as words in a line: boxes in boxes cost a list of hundreds too much.
const tagShape =
  'mr-2 mb-2 inline-block h-7 rounded-xs border border-line px-[9px] align-top text-xs leading-[26px] whitespace-nowrap'

function CompanyTag({ tag: { name, frequency, sightings } }: { tag: Tag }) {
  return (
    <li className={`${tagShape} font-[650]`}>
      {name}
      {frequency !== undefined && (
        <span
          className="frequency font-mono font-normal text-muted tabular-nums"
          style={{ '--full': `${frequency}%` } as CSSProperties}
        >
          {frequency}
        </span>
      )}
      {sightings !== undefined && (
        <span className="ml-2 font-normal text-ink-2">{reportsText(sightings)}</span>
      )}
    </li>
  )
}

function moreText(count: number, reports: number): string {
  return `+${count} more${reports > 0 ? `, ${reportsText(reports)}` : ''}`
}

function reportsText(count: number): string {
  return count === 1 ? '1 report here' : `${count} reports here`
}

function tagsOf({ companies, sightings }: CompanyQuestion): readonly Tag[] {
  if (sightings.length === 0) return companies
  const counts = new Map(sightings.map(({ slug, count }) => [slug, count]))
  const known = new Set(companies.map(({ slug }) => slug))
  return [
    ...companies.map((company) => {
      const count = counts.get(company.slug)
      return count === undefined ? company : { ...company, sightings: count }
    }),
    ...sightings
      .filter(({ slug }) => !known.has(slug))
      .map(({ slug, name, count }) => ({ slug, name, sightings: count })),
  ]
}
