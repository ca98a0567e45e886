import type { ReactNode } from 'react'
import type { FlipItem } from '../../../contract.ts'

/** An input on which the rival's method gives a wrong answer: its values as cells, and both results, in one row. */
export function Counterexample({ counterexample }: { counterexample: FlipItem['counterexample'] }) {
  const { prompt, input, right, wrong, explains } = counterexample
  return (
    <section aria-labelledby="counterexample" className="mt-8 border-t border-line pt-6">
      <h3
        id="counterexample"
        className="text-heading-sm"
      >{`Try it on the ${prompt === 0 ? 'first' : 'second'} prompt`}</h3>
      <dl className="mt-4 flex flex-wrap gap-x-7 gap-y-4">
        {input.map(({ name, value }) => (
          <Labelled key={name} label={name}>
            <Value json={value} />
          </Labelled>
        ))}
        <Labelled label="The right answer" isResult>
          <Value json={right} tone="right" other={wrong} />
        </Labelled>
        <Labelled label="The other method">
          <Value json={wrong} tone="wrong" other={right} />
        </Labelled>
      </dl>
      <p className="mt-5 max-w-prose text-ink-2">{explains}</p>
    </section>
  )
}

interface LabelledProps {
  readonly label: string
  /** What comes before it is given. */
  readonly isResult?: boolean
  readonly children: ReactNode
}

/** A value of a `<dl>` with its name above. */
export function Labelled({ label, isResult, children }: LabelledProps) {
  return (
    <div className={isResult ? 'md:border-l md:border-line md:pl-7' : ''}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1.5">{children}</dd>
    </div>
  )
}

const tones = {
  input: 'border-viz-default-stroke bg-viz-default',
  right: 'border-viz-settled-stroke bg-viz-settled',
  wrong: 'border-dashed border-danger bg-danger-soft',
}

/** In characters. */
const mostInLine = 24

interface ValueProps {
  readonly json: string
  readonly tone?: keyof typeof tones
  /** The other result: what is the same in both is not marked, and what only the right one has is missing here. */
  readonly other?: string
}

/** A list of values as cells, a list in it as one cell with parts; a sentence as text. */
export function Value({ json, tone = 'input', other }: ValueProps) {
  const value = parse(json)
  if (typeof value === 'string' && value.includes(' '))
    return <span className={tone === 'wrong' ? 'text-danger' : ''}>{value}</span>
  const cells = Array.isArray(value) && value.length > 0 ? value : [value]
  const others = other === undefined ? undefined : parse(other)
  const otherCells: readonly unknown[] = Array.isArray(value) && Array.isArray(others) ? others : []
  const missing = tone === 'wrong' ? otherCells.slice(cells.length) : []
  const isSame = (index: number) =>
    index < otherCells.length && JSON.stringify(cells[index]) === JSON.stringify(otherCells[index])
  return (
    <span className="flex flex-wrap gap-1.5">
      {cells.map((cell, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its index.
          key={index}
          className={`${cellLook} ${tone === 'input' ? inputSize : resultSize} ${tones[isSame(index) ? 'input' : tone]}`}
        >
          {(Array.isArray(cell) && cell.length > 0 ? cell : [cell]).map(textOf).map((part, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its index.
              key={at}
              className={`grid flex-1 place-items-center border-current/25 px-2.5 not-first:border-l ${part.length > mostInLine ? 'wrap-anywhere' : 'whitespace-nowrap'}`}
            >
              {part}
            </span>
          ))}
        </span>
      ))}
      {missing.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its index.
        <span key={index} className={`${cellLook} ${resultSize} border-dashed border-danger`}>
          <span className="sr-only">missing</span>
        </span>
      ))}
    </span>
  )
}

const cellLook = 'inline-flex flex-wrap rounded-sm border-firm font-mono font-strong tabular-nums'
const inputSize = 'min-h-10 min-w-10 text-sm'
const resultSize = 'min-h-12 min-w-12'

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json // A sentence, such as why a method cannot answer.
  }
}

function textOf(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'string') return value === '' ? '""' : value
  return JSON.stringify(value).replaceAll(',', ', ')
}
