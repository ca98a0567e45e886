import { interviewCoverage } from '#content/company-questions/coverage.ts'
import { catalogueTotals } from '#curriculum/index.ts'
import { claimedPercent } from './claim.ts'

const { questions, questionsWithPattern, companies, weight, weightWithPattern, asOf } = interviewCoverage
const exactPercent = ((100 * weightWithPattern) / weight).toFixed(1)

/** Where the share in the first sentence of the page comes from, and what it does not say. */
export function CountingNote() {
  return (
    <section id="how-we-count" className="page mt-12 md:mt-16" aria-labelledby="counting">
      <div className="grid gap-x-12 gap-y-5 border-t border-line pt-8 md:grid-cols-[5fr_7fr]">
        <h2 id="counting">{`How we count ${claimedPercent}%`}</h2>
        <div className="grid max-w-(--measure) gap-4 text-ink-2">
          <p>{`Our company list has ${questions} questions, without SQL, that candidates reported from interviews at ${companies} companies. ${questionsWithPattern} of them use at least one of our ${catalogueTotals.patterns} patterns. We weight each question by how often candidates say a company asks it, from 1 to 100. By that weight, questions with one of our patterns make up ${exactPercent}% of the list.`}</p>
          <p>
            <span>{`The reports are as of ${asOf}, from`}</span>{' '}
            <SourceLink repository="hxu296/leetcode-company-wise-problems-2022" />. Titles, difficulty and
            topics come from the index of <SourceLink repository="doocs/leetcode" />. Candidates wrote the
            reports, so they may be incomplete or out of date. A pattern tells you where to start; it does not
            make every question easy.
          </p>
        </div>
      </div>
    </section>
  )
}

function SourceLink({ repository }: { repository: string }) {
  return (
    <a
      className="link wrap-anywhere"
      href={`https://github.com/${repository}`}
      target="_blank"
      rel="noopener"
    >
      {repository}
    </a>
  )
}
