import type { Cases } from '#algorithms/cases.ts'
import type { Check } from '../../judge/judge.ts'
import { textOfFailure } from '../failure-text.ts'
import { ValueCells } from './ValueCells.tsx'

interface CheckDetailsProps {
  readonly cases: Cases
  readonly check: Check
}

/** Input, expected, got, and what was printed. */
export function CheckDetails({ cases, check }: CheckDetailsProps) {
  const { args, expected, outcome } = check
  const names = cases.kind === 'class' ? ['calls'] : cases.parameters.map(({ name }) => name)
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 text-sm">
      {names.map((name, index) => (
        <Row key={name} name={name}>
          <ValueCells value={args[index]} />
        </Row>
      ))}
      <Row name={cases.isRight ? 'expected, for example' : 'expected'}>
        <ValueCells value={expected} />
      </Row>
      <Row name="got">
        {outcome?.kind === 'returned' && outcome.value !== undefined && (
          <ValueCells value={outcome.value} beside={expected} />
        )}
        {outcome?.kind === 'returned' && outcome.value === undefined && <code>{outcome.shown}</code>}
        {outcome?.kind === 'failed' && <span className="text-danger">{textOfFailure(outcome)}</span>}
      </Row>
      <Row name="printed">
        {outcome?.printed ? (
          <pre className="max-h-32 overflow-auto font-mono text-xs whitespace-pre-wrap">
            {outcome.printed}
          </pre>
        ) : (
          <span className="text-muted">nothing</span>
        )}
      </Row>
    </dl>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt className="max-w-32 text-xs text-muted">{name}</dt>
      <dd
        className="min-w-0 overflow-x-auto py-0.5"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long value scrolls, and keys scroll only what has the focus
        tabIndex={0}
      >
        {children}
      </dd>
    </>
  )
}
