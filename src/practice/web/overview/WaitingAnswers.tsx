import { CloudOff } from 'lucide-react'
import { countText } from '#platform/count-words.ts'
import { capitalized } from '../../day-words.ts'
import { useWaitingAnswers } from '../AnswerSyncProvider.tsx'

/** How many answers could not be sent yet. What stands below does not know them. */
export function WaitingAnswers() {
  const { size } = useWaitingAnswers()
  return (
    <div role="status" className="page">
      {size > 0 && (
        <p className="mt-6 flex items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-sm text-ink-2">
          <CloudOff className="icon text-muted" aria-hidden="true" />
          <span>
            <b className="text-ink">
              {capitalized(countText(size, 'answer'))} {size === 1 ? 'is' : 'are'} waiting.
            </b>{' '}
            {size === 1 ? 'It is' : 'They are'} kept in this browser and will be sent when the server answers.
          </span>
        </p>
      )}
    </div>
  )
}
