import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Tabs } from '#platform/ui/controls/Tabs.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import type { RunLanguage } from '../../protocol.ts'
import { canRun, runLanguages } from '../build-languages.ts'
import { loadCases } from '../load-cases.ts'
import { WriteBench } from '../write/WriteBench.tsx'

interface ProgramProps {
  /** Slug. */
  readonly pattern: string
  /** Id of the listing whose code is to be written; that of the demo has the pattern's slug. */
  readonly listing: string
}

/** What the code has to do, and where it is written and run. */
export function Program({ pattern, listing }: ProgramProps) {
  const panelId = useId()
  const preferred = useCodeLanguage()
  const [language, setLanguage] = useState<RunLanguage>(canRun(preferred) ? preferred : 'python')
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
    <div className="mt-6 overflow-clip rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-4 bg-sunk px-4 py-4 [--scroll-ground:var(--canvas-sunk)] md:px-6">
        <p className="max-w-prose text-ink-2">
          <MarkedText text={cases.statement} />
        </p>
        <div className="min-w-0 *:border-b-0">
          <Tabs
            label="Language"
            tabs={runLanguages}
            selected={language}
            onSelect={setLanguage}
            panelId={panelId}
          />
        </div>
      </div>
      <WriteBench
        key={language}
        listing={listing}
        cases={cases}
        language={language}
        panel={{ id: panelId, labelledBy: `${panelId}-${language}` }}
      />
    </div>
  )
}
