import type { ReactNode } from 'react'
import type { TutorTopic } from '#content/tutor-topics.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { topicHill } from './topic-glyph.ts'

interface TopicAsideProps {
  topic: TutorTopic
  children: ReactNode
}

export function TopicAside({ topic, children }: TopicAsideProps) {
  const [first = '', ...others] = topic.relatedConcepts
  return (
    <aside aria-label="About the topic" className="hidden pt-7 md:block">
      <ContourGlyph {...topicHill(topic)} size={120} />
      <div className="mt-[26px]">{children}</div>
      <h2 className="mt-[26px] mb-2 font-sans text-sm font-bold tracking-normal">Related concepts</h2>
      <p className="text-sm text-muted">
        {[first, ...others.map((concept) => concept.charAt(0).toLowerCase() + concept.slice(1))].join(', ')}
      </p>
    </aside>
  )
}
