import { Check, MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Question } from '../../question.ts'
import { CompanyTags } from '../company-list/CompanyTags.tsx'
import { SightingDialog } from '../stars-and-notes/SightingDialog.tsx'
import type { StarsAndNotes } from '../stars-and-notes/stars-and-notes-query.ts'

interface ProblemCompaniesProps {
  /** Undefined when no company was reported to ask the problem. */
  question: Question | undefined
  isMember: boolean
  /** Undefined for guests, and while the member's stars and notes are unknown. */
  starsAndNotes: StarsAndNotes | undefined
}

/** Which companies ask a problem and how often, and the member's own report. */
export function ProblemCompanies({ question, isMember, starsAndNotes }: ProblemCompaniesProps) {
  const [isReporting, setReporting] = useState(false)
  const own = (question && starsAndNotes?.sightingsOf(question.id)) ?? []
  const hasCompanies = question && question.companies.length + question.sightings.length > 0
  return (
    <>
      {hasCompanies ? (
        <CompanyTags question={question} />
      ) : (
        <p className="text-sm text-ink-2">No reports yet</p>
      )}
      {isMember && question && (
        <Button
          look="quiet"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`I was asked this: ${question.title}`}
          disabled={!starsAndNotes}
          onClick={() => setReporting(true)}
          className="-ml-3 max-md:min-h-11"
        >
          {own.length > 0 ? (
            <Check className="icon text-accent-mark" aria-hidden="true" />
          ) : (
            <MessageSquareQuote className="icon" aria-hidden="true" />
          )}
          I was asked this
        </Button>
      )}
      {question && starsAndNotes && isReporting && (
        <SightingDialog question={question} own={own} onClose={() => setReporting(false)} />
      )}
    </>
  )
}
