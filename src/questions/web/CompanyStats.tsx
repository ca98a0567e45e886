import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { statsQuery } from '#progress/web/overview/overall-progress.ts'
import { countText } from './count-text.ts'
import { useCompanySummary } from './use-company-facts.ts'

interface CompanyStatsProps {
  enabled: boolean
  isMember: boolean
  /** Absent while it is loading. */
  found: number | undefined
}

export const CompanyStats = memo(function CompanyStats({ enabled, isMember, found }: CompanyStatsProps) {
  return (
    <StatStrip
      stats={[
        { label: 'Companies', value: <SummaryFigure of="companyCount" enabled={enabled} /> },
        { label: 'Total questions', value: <SummaryFigure of="questionCount" enabled={enabled} /> },
        { label: 'Found', value: <FoundFigure found={found} /> },
        ...(isMember ? [{ label: 'Completed', value: <CompletedFigure enabled={enabled} /> }] : []),
      ]}
    />
  )
})

// In a box that keeps to itself: a letter would have the whole page laid out for this number.
function FoundFigure({ found }: { found: number | undefined }) {
  return <span className="block h-[1lh] contain-layout contain-size">{figure(found)}</span>
}

// Each letter changes what is found, and draws that figure alone.
const SummaryFigure = memo(function SummaryFigure({
  of,
  enabled,
}: {
  of: 'companyCount' | 'questionCount'
  enabled: boolean
}) {
  return figure(useCompanySummary({ enabled })?.[of])
})

const CompletedFigure = memo(function CompletedFigure({ enabled }: { enabled: boolean }) {
  return figure(useQuery({ ...statsQuery, enabled }).data?.completedCompanyQuestions)
})

function figure(count: number | undefined): string {
  return count === undefined ? '–' : countText(count)
}
