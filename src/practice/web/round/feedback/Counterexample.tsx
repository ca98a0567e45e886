import type { FlipItem } from '../../../contract.ts'

/** An input on which the rival's method gives a wrong answer: its values as cells, and both results. */
export function Counterexample({ counterexample }: { counterexample: FlipItem['counterexample'] }) {
  const { prompt, input, right, wrong, explains } = counterexample
  return (
    <section aria-labelledby="counterexample">
      <h3
        id="counterexample"
        className="text-heading-sm"
      >{`Try it on the ${prompt === 0 ? 'first' : 'second'} prompt`}</h3>
      <dl className="mt-4 grid gap-3">
        {input.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mt-1">
              <Value json={value} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="mt-5 grid grid-cols-label items-baseline gap-x-4 gap-y-2 text-sm">
        <dt className="text-muted">The right answer</dt>
        <dd>
          <Value json={right} tone="right" />
        </dd>
        <dt className="text-muted">The other method</dt>
        <dd>
          <Value json={wrong} tone="wrong" />
        </dd>
      </dl>
      <p className="mt-4 max-w-explanation text-ink-2">{explains}</p>
    </section>
  )
}

const tones = {
  input: 'border-viz-default-stroke bg-viz-default',
  right: 'border-viz-settled-stroke bg-viz-settled',
  wrong: 'border-dashed border-danger bg-danger-soft',
}

/** A list of values as cells; anything else as one cell; a sentence as text. */
function Value({ json, tone = 'input' }: { json: string; tone?: keyof typeof tones }) {
  const value = parse(json)
  if (typeof value === 'string' && value.includes(' '))
    return <span className={tone === 'wrong' ? 'text-danger' : ''}>{value}</span>
  const cells = Array.isArray(value) && value.length > 0 ? value : [value]
  return (
    <span className="flex flex-wrap gap-1">
      {cells.map((cell, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its index.
          key={index}
          className={`inline-grid min-h-9 min-w-9 place-items-center rounded-sm border-firm px-2 font-mono text-sm font-strong wrap-anywhere tabular-nums ${tones[tone]}`}
        >
          {textOf(cell)}
        </span>
      ))}
    </span>
  )
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json // A sentence, such as why a method cannot answer.
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '""' : value
  return JSON.stringify(value).replaceAll(',', ', ')
}
