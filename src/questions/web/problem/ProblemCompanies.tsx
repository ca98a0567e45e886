import type { Question } from '../../question.ts'
import { CompanyTags } from '../company-list/CompanyTags.tsx'
import { SightingButton } from '../stars-and-notes/SightingDialog.tsx'
import type { StarsAndNotes } from '../stars-and-notes/stars-and-notes-query.ts'

interface ProblemCompaniesProps {
  /** Undefined when no company was reported to ask the problem. */
  question: Question | undefined
  isMember: boolean
  /** Undefined for guests, and while the member's stars and notes are unknown. */
  starsAndNotes: StarsAndNotes | undefined
}

/** As many as fit in one row of the drawer. */
const companiesAtFirst = 2

/** Which companies ask a problem and how often, and the member's own report. */
export function ProblemCompanies({ question, isMember, starsAndNotes }: ProblemCompaniesProps) {
  const hasCompanies = question && question.companies.length + question.sightings.length > 0
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      {hasCompanies ? (
        <CompanyTags question={question} initialCount={companiesAtFirst} />
      ) : (
        <p className="text-sm text-ink-2">No reports yet</p>
      )}
      {isMember && question && (
        <SightingButton question={question} starsAndNotes={starsAndNotes} className="-ml-3 max-md:min-h-11" />
      )}
    </div>
  )
}
