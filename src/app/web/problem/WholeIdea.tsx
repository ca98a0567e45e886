import { useQuery } from '@tanstack/react-query'
import { loadCode } from '#demos/load-demo.ts'
import { CodePanel } from '#demos/web/CodePanel.tsx'
import type { PatternHelp } from '#learning/contract.ts'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { HelpText } from './HelpText.tsx'
import '#demos/web/demo-side.css'

/** The last rung: what is new in the problem, what it costs, and the code where a listing of ours solves it. */
export function WholeIdea({ help }: { help: PatternHelp }) {
  const { pattern, adds, time, space, cost, solvedBy } = help
  return (
    <div className="grid gap-3">
      <div>
        <h5 className="text-base font-strong">What this problem adds</h5>
        <HelpText text={adds} />
      </div>
      <div>
        <h5 className="text-base font-strong">What it costs</h5>
        <p>
          <code>{time}</code>
          <span> time, </span>
          <code>{space}</code>
          <span> space.</span>
          {cost !== undefined && <span className="text-ink-2">{` ${cost}.`}</span>}
        </p>
      </div>
      {solvedBy !== undefined && <Solution pattern={pattern} listing={solvedBy} />}
    </div>
  )
}

function Solution({ pattern, listing }: { pattern: string; listing: string }) {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['listing', pattern, listing],
    queryFn: () => loadCode(pattern, listing),
    enabled: true,
  })
  return (
    // On phones it needs the width beside the rail, too.
    <div className="relative max-md:-ml-11">
      <h5 className="mb-2 text-base font-strong max-md:ml-11">A solution</h5>
      {data ? (
        <div className="overflow-hidden rounded-md border border-line *:border-b-0">
          <CodePanel code={data} />
        </div>
      ) : isError && !isFetching ? (
        <Alert onRetry={() => void refetch()}>
          The code could not be loaded. Check your connection and try again.
        </Alert>
      ) : (
        <p className="min-h-40 text-sm text-muted" aria-busy="true">
          Loading the code...
        </p>
      )}
    </div>
  )
}
