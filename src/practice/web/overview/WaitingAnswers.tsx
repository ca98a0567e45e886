import { CloudOff, Hourglass, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { countText } from '#platform/count-words.ts'
import { capitalized } from '../../day-words.ts'
import { useWaitingAnswers } from '../AnswerSyncProvider.tsx'

/**
 * What is shown below does not know these answers.
 *
 * @param pendingCount of answers that the server has and still adds to the standing
 */
export function WaitingAnswers({ pendingCount }: { pendingCount: number }) {
  const { size } = useWaitingAnswers()
  return (
    <div role="status" className="page">
      {size > 0 && (
        <Note
          icon={CloudOff}
          text={`${answersText(size)} waiting.`}
        >{`${size === 1 ? 'It is' : 'They are'} kept in this browser and will be sent when the server answers.`}</Note>
      )}
      {pendingCount > 0 && (
        <Note
          icon={Hourglass}
          text={`${answersText(pendingCount)} being added.`}
        >{`${pendingCount === 1 ? 'It' : 'They'} came after newer ones, so what you see below is about to change.`}</Note>
      )}
    </div>
  )
}

/** As in 'Two answers are'. */
function answersText(count: number): string {
  return `${capitalized(countText(count, 'answer'))} ${count === 1 ? 'is' : 'are'}`
}

function Note({ icon: Icon, text, children }: { icon: LucideIcon; text: string; children: ReactNode }) {
  return (
    <p className="mt-6 flex items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-sm text-ink-2">
      <Icon className="icon text-muted" aria-hidden="true" />
      <span>
        <b className="text-ink">{text}</b> <span>{children}</span>
      </span>
    </p>
  )
}
