import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { StatStrip } from '#platform/ui/StatStrip.tsx'
import { statsQuery } from '#progress/web/overall-progress-query.ts'
import { countText } from './count-text.ts'
import { useCompanySummary } from './use-company-facts.ts'

interface CompanyStatsProps {
  enabled: boolean
  isMember: boolean
  /** Absent while it is loading. */
  found: number | undefined
}

export const CompanyStats = memo(function CompanyStats({ enabled, isMember, found }: CompanyStatsProps) {
  const summary = useCompanySummary({ enabled })
  const { data: stats } = useQuery({ ...statsQuery, enabled: enabled && isMember })
  return (
    <StatStrip
      stats={[
        { label: 'Companies', value: figure(summary?.companyCount) },
        { label: 'Total questions', value: figure(summary?.questionCount) },
        { label: 'Found', value: figure(found) },
        ...(isMember ? [{ label: 'Completed', value: figure(stats?.completedCompanyQuestions) }] : []),
      ]}
    />
  )
})

function figure(count: number | undefined): string {
  return count === undefined ? '–' : countText(count)
}
