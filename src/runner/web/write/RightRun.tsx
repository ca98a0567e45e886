import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useMemo } from 'react'
import type { Cases } from '#algorithms/cases.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { writeDemoAddress } from '#demos/demo-address.ts'
import { loadDemo } from '#demos/load-demo.ts'
import { runOnArguments } from '#demos/run-on-arguments.ts'
import { CaptionText } from '#demos/web/CaptionBox.tsx'
import { StepPicture } from '#demos/web/drawings/StepPicture.tsx'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'

interface RightRunProps {
  readonly pattern: PatternEntry
  readonly cases: Cases
  readonly args: readonly unknown[]
}

/** What the pattern's own algorithm makes of an input, unless that is too large for its demo. */
export function RightRun({ pattern, cases, args }: RightRunProps) {
  const { data: demo } = useQuery({
    queryKey: ['demo', pattern.name],
    queryFn: () => loadDemo(pattern.name),
    enabled: true,
  })
  const run = useMemo(() => demo && runOnArguments(demo, cases, args), [demo, cases, args])
  const last = run && run.steps.length - 1
  const step = last === undefined ? undefined : run?.steps[last]
  if (!run || !step || last === undefined) return null
  const address = writeDemoAddress(pattern.name, { mode: 'watch', step: 0, speed: 1, texts: run.texts })
  return (
    <div className="max-lg:mt-5 max-lg:border-t max-lg:border-line max-lg:pt-4">
      <h3 className="text-xs font-strong text-muted">The right algorithm at the end of it</h3>
      <div className="mt-3 max-w-120">
        <StepPicture steps={run.steps} at={last} />
      </div>
      <p className="mt-2 mb-4 text-sm text-ink-2">
        <CaptionText {...step.caption} />
      </p>
      <ButtonLink to={`/category/${pattern.categoryId}${address}#${pattern.name}`} className="max-sm:w-full">
        <Play className="icon" aria-hidden="true" />
        <span>Watch the right algorithm on this input</span>
      </ButtonLink>
    </div>
  )
}
