import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import type { RunLanguage } from '../../protocol.ts'
import { loadCases } from '../load-cases.ts'
import { runLanguages } from '../run-languages.ts'
import { WritePanel } from '../write/WritePanel.tsx'

interface ProgramProps {
  /** Slug. */
  readonly pattern: string
  /** Id of the listing whose code is to be written; that of the demo has the pattern's slug. */
  readonly listing: string
}

/** What the code has to do, and where it is written and run. */
export function Program({ pattern, listing }: ProgramProps) {
  const preferred = useCodeLanguage()
  const [language, setLanguage] = useState<RunLanguage>(preferred === 'java' ? 'python' : preferred)
  const {
    data: cases,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['cases', listing],
    queryFn: () => loadCases(pattern, listing),
    enabled: true,
  })
  if (error && !isFetching)
    return <Alert onRetry={() => void refetch()}>What judges your code could not be loaded.</Alert>
  if (!cases) return <Spinner text="Loading..." />
  return (
    <div className="mt-6 overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line p-4">
        <p className="max-w-prose">
          <MarkedText text={cases.statement} />
        </p>
        <SegmentedControl
          label="Language"
          options={runLanguages}
          selected={language}
          onSelect={setLanguage}
        />
      </div>
      <WritePanel key={language} listing={listing} cases={cases} language={language} />
    </div>
  )
}
