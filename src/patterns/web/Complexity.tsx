import type { PatternComplexity } from '../contract.ts'

export function Complexity({ complexity }: { complexity: PatternComplexity }) {
  const { time, timeReason, space, spaceReason } = complexity
  return (
    <section>
      <h3 className="mb-2.5 text-[1.125rem]">What it costs</h3>
      <dl className="grid gap-3 text-sm leading-normal text-ink-2">
        <Cost name="Time" bound={time} reason={timeReason} />
        <Cost name="Space" bound={space} reason={spaceReason} />
      </dl>
    </section>
  )
}

function Cost({ name, bound, reason }: { name: string; bound: string; reason: string }) {
  return (
    <div className="grid grid-cols-[3.25rem_1fr] gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd>
        <span className="block font-mono font-semibold text-ink">{bound}</span>
        {reason}
      </dd>
    </div>
  )
}
