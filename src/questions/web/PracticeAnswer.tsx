import { DifficultyBadge } from '#platform/ui/display/DifficultyBadge.tsx'
import type { CompanyQuestion } from '../contract.ts'
import { CompanyTags } from './CompanyTags.tsx'
import { PatternLinks } from './PatternLinks.tsx'
import { useFollowLink } from './use-follow-link.ts'

/** What blind practice hides until it is asked for. */
export function PracticeAnswer({ question }: { question: CompanyQuestion }) {
  const { difficulty, patterns, companies, sightings } = question
  const follow = useFollowLink()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DifficultyBadge difficulty={difficulty} easyHue="success" />
        {patterns.length > 0 ? (
          <PatternLinks patterns={patterns} onFollow={follow} />
        ) : (
          <p className="text-sm text-muted">None of our patterns is about this one.</p>
        )}
      </div>
      {companies.length + sightings.length > 0 ? (
        <CompanyTags question={question} />
      ) : (
        <p className="text-sm text-muted">No company is reported to ask it.</p>
      )}
    </div>
  )
}
