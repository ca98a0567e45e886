import { useEffect, useRef } from 'react'
import { countWord } from '#platform/count-words.ts'
import { ButtonLink } from '#platform/ui/controls/Button.tsx'
import { capitalized } from '../../day-words.ts'
import { estimateOf } from '../../standing/beta.ts'
import type { RecallValue } from '../../standing/rating.ts'
import { percent } from '../recall/RecallLine.tsx'
import { LargeRidge } from '../recall/Ridge.tsx'
import { useStanding } from '../use-standing.ts'
import { Forecasts } from './Forecasts.tsx'
import { SureWords } from './SureWords.tsx'
import { workedExample } from './worked-example.ts'

/** What recall and altitude are, an example, how they have done, and what they cannot say. */
export function CountedPage() {
  const standing = useStanding()
  const heading = useRef<HTMLHeadingElement>(null)
  // The address is that of practice, so the layout does not notice a new page.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="page pt-6 pb-16 md:pt-8.5">
      <title>How it is counted · Capra</title>
      <h1 ref={heading} tabIndex={-1} className="md:text-[2.75rem]">
        How it is counted
      </h1>
      <div className="mt-4 grid max-w-prose-wide gap-3 text-ink-2">
        <p>
          Recall is the chance that you name the pattern of a middling prompt you have never seen, today. You
          have one level over all patterns, and each pattern an offset from it. Before each answer in a mixed
          round we work out how likely you are to be right, given how hard that prompt has been for others.
          Afterwards level and offset move by how far we were wrong: much while we know little of you, less
          later. A hard prompt named moves you more than an easy one.
        </p>
        <p>
          Right family counts half; “I don’t know” counts as wrong and costs no more than a wrong name. After
          a week without practice your level falls slowly and the range widens, until you come back. Rounds
          whose patterns you chose do not count, because choosing gives the answer away.
        </p>
        <p>
          Your altitude is the same level, drawn as a height: everyone starts at 1,000 m. It is not a second
          rating.
        </p>
      </div>
      <Example />
      <section aria-labelledby="untouched" className="mt-11">
        <h2 id="untouched" className="text-xl">
          Why did a pattern move that I did not touch?
        </h2>
        <p className="mt-2 max-w-prose-wide text-ink-2">
          An answer moves its own pattern by 2 to 4 points, at most 7 after the first days. It also moves your
          level, and with it every other pattern: by 0.6 points on average, at most 2.
        </p>
      </section>
      {standing && (
        <>
          <Forecasts forecasts={standing.forecasts} />
          <SureWords words={standing.words} />
        </>
      )}
      <Limits />
      <section aria-labelledby="strands" className="mt-11">
        <h2 id="strands" className="text-xl">
          Drive and build
        </h2>
        <p className="mt-2 max-w-prose-wide text-ink-2">
          Drive and build stand beside recall on the cards and are never mixed with it. For drive, a run
          without a fault and a slip found at first try count in full, and a run with faults in at most a
          third of its acts by half. For build, the highest rung you passed counts: read, order, fill or
          write.
        </p>
      </section>
      <ButtonLink to="/practice" className="mt-11">
        Back to Practice
      </ButtonLink>
    </div>
  )
}

const example = workedExample()
const estimate = ({ value, low, high }: RecallValue) => estimateOf(value, [low, high])
/** '79% [64 to 92]' */
const numbers = ({ value, low, high }: RecallValue) =>
  `${percent(value)}% [${percent(low)} to ${percent(high)}]`

function Example() {
  const { otherCount, otherRight, ownCount, before, after } = example
  return (
    <section aria-labelledby="example" className="mt-11">
      <h2 id="example" className="text-xl">
        An example
      </h2>
      <p className="mt-2 max-w-prose-wide text-ink-2">
        {`Somebody answers ${countWord(otherCount)} prompts of other patterns, ${countWord(otherRight)} of them right, and then names Sliding Window right ${countWord(ownCount)} times in eight days.`}
      </p>
      <ol className="mt-5 grid gap-x-14 gap-y-7 md:grid-cols-2">
        <li>
          <p className="text-sm text-ink-2">
            <span>{`${capitalized(countWord(ownCount))} right answers: `}</span>
            <b className="text-ink tabular-nums">{numbers(before)}</b>
          </p>
          <LargeRidge estimate={estimate(before)} label={`Recall ${numbers(before)}`} />
        </li>
        <li>
          <p className="text-sm text-ink-2">
            <span>One wrong answer on the next day: </span>
            <b className="text-ink tabular-nums">{numbers(after)}</b>
          </p>
          <LargeRidge
            estimate={estimate(after)}
            before={estimate(before)}
            label={`Recall ${numbers(after)}, before it ${numbers(before)}`}
          />
        </li>
      </ol>
      <p className="mt-3 max-w-prose-wide text-sm text-muted">
        The numbers in brackets are where recall is in four of five such cases. This page has computed them
        with the code that computes yours.
      </p>
    </section>
  )
}

const limits = [
  'It lags behind people who improve fast, by about 4 or 5 points, and is 2 or 3 points low for those who name nearly everything.',
  'Under 40% it is 5 to 8 points low: luck and half credit are not in it.',
  'Somebody who only guesses gets no better a forecast from it than from their own average.',
  'Nobody knows yet how fast recognition fades in a long absence. The fall is 2 to 4 points too much for those who forget nothing, and after 60 days we show no number but the last one.',
  'Who is strong in one area and weak in another gets ranges that are too narrow most often: they hold in 77 of 100 cases instead of 80.',
  'The constants come from simulated learners, not from people.',
]

function Limits() {
  return (
    <section aria-labelledby="limits" className="mt-11">
      <h2 id="limits" className="text-xl">
        What it cannot say
      </h2>
      <ul className="mt-2 grid max-w-prose-wide list-disc gap-2 pl-5 text-ink-2">
        {limits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
