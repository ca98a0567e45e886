import { RequireAccess } from '#accounts/web/RequireAccess.tsx'
import { catalogueTotals } from '#content/category-summaries.ts'
import { tutorTopics } from '#content/tutor-topics.ts'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { tutorLimits } from '../limits.ts'
import { AnsweredBy } from './AnsweredBy.tsx'
import { LearningTips } from './LearningTips.tsx'
import { TopicRow } from './TopicRow.tsx'

/** The route lets guests pass, the page does not: the tutor needs an account. */
export function TutorTopicsPage() {
  return (
    <RequireAccess access="member">
      <title>AI Tutor · Capra</title>
      <meta name="description" content="A tutor that keeps to one topic and asks before it tells." />
      <div className="page pt-6 md:pt-10">
        <h1>AI Tutor</h1>
        <p className="mt-2.5 max-w-[34em] text-lg text-ink-2">
          Choose a topic and bring what you are stuck on. The tutor asks what you tried, then gives you the
          next hint, not the solution.
        </p>
        <AnsweredBy className="mt-3 min-h-[2.8em] md:min-h-[1.4em]" />
        <StatStrip
          className="mt-6"
          stats={[
            { label: 'To choose from', value: tutorTopics.length, unit: ' topics' },
            {
              label: `Each session limited to ${tutorLimits.questionsPerSession} questions`,
              value: tutorLimits.questionsPerSession,
              unit: ' Questions per Session',
            },
            { label: 'Behind the topics', value: catalogueTotals.patterns, unit: ' lessons' },
          ]}
        />
      </div>
      <section aria-labelledby="tutor-topics" className="page mt-10 md:mt-14">
        <h2 id="tutor-topics" className="mb-4">
          Choose a topic
        </h2>
        <ul className="grid md:grid-cols-2 md:gap-x-14">
          {tutorTopics.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
        </ul>
      </section>
      <LearningTips />
    </RequireAccess>
  )
}
