import { Play } from 'lucide-react'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { GoatMate } from '../../contract.ts'
import { GoatMateAvatar } from '../GoatMateAvatar.tsx'
import { averageText } from '../interview-text.ts'
import { ScoreCells } from '../ScoreCells.tsx'
import { GoatMateMenu } from './GoatMateMenu.tsx'

interface GoatMateCardProps {
  goatMate: GoatMate
  onStart: () => void
  onRemove: (action: 'remove' | 'block') => void
}

/** A GoatMate with the figures of the interviews between the two of you. */
export function GoatMateCard({ goatMate, onStart, onRemove }: GoatMateCardProps) {
  const { email, interviewsGiven, interviewsTaken, averageScore } = goatMate
  const name = displayName(goatMate)
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-5 md:p-6">
      <div className="flex items-center gap-4.5">
        <GoatMateAvatar person={goatMate} />
        <div className="min-w-0">
          <h3 className="text-heading-sm wrap-anywhere">{name}</h3>
          <p className="text-sm text-muted wrap-anywhere">{email}</p>
        </div>
        <GoatMateMenu name={name} onRemove={onRemove} />
      </div>
      <dl className="mt-5 mb-5 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 md:gap-x-7">
        <Figure label="Given" value={interviewsGiven} />
        <Figure label="Taken" value={interviewsTaken} />
        <div>
          <dt className="text-xs text-muted">Average score</dt>
          <dd className="flex items-center gap-3 font-display text-xl leading-[1.3] font-heavy tabular-nums">
            <span>{averageText(averageScore)}</span>
            <ScoreCells score={averageScore} />
          </dd>
        </div>
      </dl>
      <Button
        onClick={onStart}
        aria-label={`Start Interview with ${name}`}
        className="mt-auto max-md:w-full md:w-fit"
      >
        <Play className="icon" aria-hidden="true" />
        Start Interview
      </Button>
    </li>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-display text-xl leading-[1.3] font-heavy tabular-nums">{value}</dd>
    </div>
  )
}
