import { displayNameOf } from '#curriculum/patterns.ts'
import { shortNames } from '#curriculum/short-names.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { Labelled, Value } from './Counterexample.tsx'
import type { RivalContrast } from './rival-notes.ts'

interface SmallCaseProps {
  readonly contrast: RivalContrast
  readonly named: string
  readonly right: string
}

/** A problem small enough to be drawn, with the wrong and the right result. */
export function SmallCase({ contrast, named, right }: SmallCaseProps) {
  const { problem, because, answers } = contrast
  const inputs = inputsOf(problem)
  return (
    <section aria-labelledby="small-case">
      <h3 id="small-case" className="text-heading-sm">
        On a small case
      </h3>
      <p className="mt-2 max-w-prose">
        <MarkedText text={problem} />
      </p>
      <div className="mt-4 grid gap-4 empty:hidden">
        {inputs.length > 0 && (
          // The sentence above has said them.
          <div aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-2">
            {inputs.map((json) => (
              <Value key={json} json={json} />
            ))}
          </div>
        )}
        {answers && (
          <dl className="flex flex-wrap gap-x-7 gap-y-4">
            <Labelled label={nameOf(named)}>
              <Value json={answers[0]} tone="wrong" other={answers[1]} />
            </Labelled>
            <Labelled label={nameOf(right)}>
              <Value json={answers[1]} tone="right" other={answers[0]} />
            </Labelled>
          </dl>
        )}
      </div>
      <p className="mt-4 max-w-prose text-ink-2">
        <MarkedText text={because} />
      </p>
    </section>
  )
}

const nameOf = (pattern: string) => shortNames[pattern] ?? displayNameOf(pattern)

/** The lists and strings that a problem names, as JSON: of a string, its letters. */
function inputsOf(problem: string): readonly string[] {
  return [...problem.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => {
    if (code.startsWith('[')) return code
    return /^"\w+"$/.test(code) ? JSON.stringify([...code.slice(1, -1)]) : []
  })
}
