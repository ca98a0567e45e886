import { countWord } from '#platform/count-words.ts'
import type { Standing } from '../../contract.ts'

const fewestAnswers = 10
const names = ['a guess', 'likely', 'sure']

/** What the person's own words are worth. Confidence does not enter recall. */
export function SureWords({ words }: Pick<Standing, 'words'>) {
  const known = words.flatMap(({ count, right }, index) =>
    count < fewestAnswers ? [] : [{ name: names[index] ?? '', count, right }],
  )
  return (
    <section aria-labelledby="words" className="mt-11">
      <h2 id="words" className="text-xl">
        What your “sure” is worth
      </h2>
      <p className="mt-2 max-w-prose-wide text-ink-2">
        <span>How sure you say you are does not change recall: otherwise saying “sure” would pay.</span>
        {known.length === 0 && (
          <span> From ten answers with the same word on, this says how often it was right.</span>
        )}
      </p>
      {known.length > 0 && (
        <ul className="mt-3 grid max-w-prose-wide gap-1">
          {known.map(({ name, count, right }) => (
            <li key={name}>
              <span>{`When you say ${name}, you are right in `}</span>
              <b>{`${countWord(Math.round((right / count) * 10))} of ten`}</b>{' '}
              <span className="text-sm text-muted tabular-nums">{`(${right} of ${count})`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
