import { Link } from 'react-router'
import { RequireAccess } from '#accounts/web/RequireAccess.tsx'
import { type TutorTopic, tutorTopics } from '#content/tutor/tutor-topics.ts'
import { catalogueTotals } from '#curriculum/index.ts'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { Tips } from '#platform/ui/display/Tips.tsx'
import { tutorLimits } from '../../session-rules.ts'
import { AnsweredBy } from '../AnsweredBy.tsx'
import { BrowserModelSwitch } from '../browser-model/BrowserModelSwitch.tsx'
import { TopicHill } from '../TopicHill.tsx'

/** The route lets guests pass, the page does not: the tutor needs an account. */
export function TutorTopicsPage() {
  return (
    <RequireAccess access="member">
      <title>AI Tutor · Capra</title>
      <meta name="description" content="A tutor that stays on one topic and gives hints before answers." />
      <div className="page pt-6 md:pt-10">
        <h1>AI Tutor</h1>
        <p className="mt-2.5 max-w-prose text-lg text-ink-2">
          Choose a topic, and ask about it or bring a problem you are stuck on. The tutor quotes the lessons
          that help, and gives you hints one at a time.
        </p>
        <AnsweredBy className="mt-3 min-h-[2.8em] md:min-h-[1.4em]" />
        <StatStrip
          className="mt-6"
          stats={[
            { label: 'Available', value: tutorTopics.length, unit: ' topics' },
            {
              label: `Each session limited to ${tutorLimits.questionsPerSession} questions`,
              value: tutorLimits.questionsPerSession,
              unit: ' Questions per Session',
            },
            { label: 'Based on', value: catalogueTotals.patterns, unit: ' lessons' },
          ]}
        />
      </div>
      <section aria-labelledby="tutor-topics" className="page mt-10 md:mt-14">
        <h2 id="tutor-topics" className="mb-4">
          Choose a topic
        </h2>
        <ul className="grid grid-cols-1 md:grid-cols-2 md:gap-x-14">
          {tutorTopics.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
        </ul>
        <BrowserModelSwitch />
      </section>
      <Tips id="learning-tips" heading="Learning tips" tips={tips} />
    </RequireAccess>
  )
}

const shownExamples = 2
const shownConcepts = 3

/** One entry of the ledger; all of it is the link. */
function TopicRow({ topic }: { topic: TutorTopic }) {
  const { id, name, description, examples, relatedConcepts } = topic
  return (
    <li
      data-hue={topic.icon}
      className="group relative flex gap-5 border-t border-line py-6 max-xs:wrap-anywhere transition-colors duration-(--dur-fast) hover:border-hue md:gap-6"
    >
      <div className="flex-none pt-1">
        <TopicHill topic={topic} size={72} />
      </div>
      <div className="min-w-0">
        <h3 className="text-xl">
          <Link
            to={`/ai-tutor/chat/${id}`}
            className="no-underline after:absolute after:inset-0 group-hover:text-accent-text"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-1 max-w-[30em] text-sm text-ink-2">{description}</p>
        <ul className="mt-3 grid gap-1 text-sm text-ink-2">
          {examples.slice(0, shownExamples).map((example) => (
            <li key={example} className="flex gap-2">
              <span aria-hidden="true" className="text-hue">
                ›
              </span>
              {example}
            </li>
          ))}
          <li className="pl-3.25 text-muted">{`+${examples.length - shownExamples} more topics`}</li>
        </ul>
        <ul aria-label="Related concepts" className="mt-3 flex flex-wrap gap-x-1.5 text-xs text-muted">
          {relatedConcepts.slice(0, shownConcepts).map((concept) => (
            <li key={concept} className="after:ml-1.5 after:content-['·'/'']">
              {concept}
            </li>
          ))}
          <li>{`+${relatedConcepts.length - shownConcepts}`}</li>
        </ul>
      </div>
    </li>
  )
}

const tips = [
  {
    title: 'Say what you tried',
    text: 'A wrong attempt is more useful than none: the next hint starts from it.',
  },
  {
    title: 'Ask for the next step',
    text: 'One hint at a time keeps the thinking with you. In the interview you will have to find it yourself.',
  },
  {
    title: 'Explain it back',
    text: 'End with your own summary, or ask to be quizzed. What you cannot explain yet is what to practice next.',
  },
]
