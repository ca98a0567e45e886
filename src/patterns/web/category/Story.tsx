import { Link } from 'react-router'
import type { OpenPattern, PatternStory } from '#patterns/contract.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { FoldOnPhone } from './card/FoldOnPhone.tsx'

interface StoryProps {
  story: PatternStory
  workedExample: string
  rivals: OpenPattern['rivals']
}

/** One problem from its statement to its solution: for a learner who meets the pattern for the first time. */
export function Story({ story, workedExample, rivals }: StoryProps) {
  const { problem, naive, insight, invariant, plan, rival } = story
  const rivalPattern = rivals.find(({ name }) => name === rival.name)
  return (
    <div className="grid gap-x-10 border-b border-line px-4 pt-5.5 pb-5.5 sm:gap-y-6.5 md:py-7 md:pr-6 md:pl-18.5 lg:grid-cols-[5fr_7fr]">
      <section className="max-sm:pb-5">
        <h3 className="mb-2.5 text-heading-xs">A problem like this</h3>
        <p className="max-w-(--measure) text-base leading-[1.6] text-pretty [&_strong]:border-b-3 [&_strong]:border-hue [&_strong]:box-decoration-clone [&_strong]:font-strong">
          <MarkedText text={problem} />
        </p>
      </section>
      <FoldOnPhone title="How to solve it">
        <dl className="grid max-w-(--measure) gap-3 text-sm leading-[1.55] text-ink-2 [&_dt]:font-strong [&_dt]:text-ink">
          <div>
            <dt>First idea</dt>
            <dd>
              <MarkedText text={naive} />
            </dd>
          </div>
          <div>
            <dt>Insight</dt>
            <dd>
              <MarkedText text={insight} />
            </dd>
          </div>
          <div>
            <dt>What stays true</dt>
            <dd>
              <MarkedText text={invariant} />
            </dd>
          </div>
          <div>
            <dt>Plan</dt>
            <dd>
              <ol className="grid list-decimal gap-1 pl-5">
                {plan.map((step) => (
                  <li key={step}>
                    <MarkedText text={step} />
                  </li>
                ))}
              </ol>
            </dd>
          </div>
          {rivalPattern && (
            <div>
              <dt>
                Why not{' '}
                <Link
                  to={`/category/${rivalPattern.categoryId}#${rivalPattern.name}`}
                  className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {rivalPattern.displayName}
                </Link>
                ?
              </dt>
              <dd>
                <MarkedText text={rival.reason} />
              </dd>
            </div>
          )}
          <div>
            <dt>Another example, worked through</dt>
            <dd>
              <MarkedText text={workedExample} />
            </dd>
          </div>
        </dl>
      </FoldOnPhone>
    </div>
  )
}
