import { Ban, UserMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { displayName } from '#accounts/person.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { GoatMate } from '../../contract.ts'
import { GoatMateAvatar } from '../GoatMateAvatar.tsx'
import { averageText, shortName } from '../interview-text.ts'
import { MoreMenu } from '../MoreMenu.tsx'
import { ScoreCells } from '../ScoreCells.tsx'

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
    <li className="grid grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_auto_auto] content-start items-start gap-x-4 gap-y-3 border-b border-line pt-4.5 pb-4">
      <div className="flex min-w-0 items-center gap-3.5">
        <GoatMateAvatar person={goatMate} on="canvas" />
        <div className="min-w-0">
          <h3 className="text-[1.1875rem] leading-[1.3] wrap-anywhere">{name}</h3>
          <p className="text-xs text-muted wrap-anywhere">{email}</p>
        </div>
      </div>
      <div className="col-start-1 row-start-3 grid gap-1 md:col-start-2 md:row-start-1 md:max-w-52.5 md:justify-items-end md:text-right">
        <Button onClick={onStart} aria-label={`Start Interview with ${name}`} className="w-fit">
          Start Interview
        </Button>
        <p className="text-xs text-muted">{`Pick a question and a time. ${shortName(goatMate)} gets a mail.`}</p>
      </div>
      <MoreMenu
        label={`More about ${name}`}
        className="col-start-2 row-start-1 -mr-3 md:col-start-3 md:-ml-4"
        entries={[
          { text: 'Remove', icon: UserMinus, onSelect: () => onRemove('remove') },
          { text: 'Block', icon: Ban, onSelect: () => onRemove('block') },
        ]}
      />
      <dl className="col-span-2 md:col-span-3 row-start-2 flex flex-wrap gap-x-7 gap-y-2">
        <Figure label="You asked">{interviewsTaken}</Figure>
        <Figure label="You answered">{interviewsGiven}</Figure>
        <Figure label="Average score">
          <span>{averageText(averageScore)}</span>
          <ScoreCells score={averageScore} />
        </Figure>
      </dl>
    </li>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="flex items-center gap-2.5 font-display text-heading-xs leading-[1.3] font-heavy tabular-nums">
        {children}
      </dd>
    </div>
  )
}
