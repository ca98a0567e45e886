import { Button } from '#platform/ui/controls/Button.tsx'
import { questionsText } from './FilterSheet.tsx'

interface FoundLineProps {
  /** Undefined while the list is loading. */
  count: number | undefined
  /** SQL questions that match the rest of the filter, whether they are shown or hidden. */
  sqlCount: number
  withSql: boolean
  onWithSql: (withSql: boolean) => void
}

/** How many questions match, and why SQL questions are missing from the total. */
export function FoundLine({ count, sqlCount, withSql, onWithSql }: FoundLineProps) {
  const isOne = sqlCount === 1
  const sqlText = `${sqlCount.toLocaleString('en')} SQL ${isOne ? 'question is' : 'questions are'} ${withSql ? 'included' : 'hidden'}.`
  const pronoun = isOne ? 'it' : 'them'
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
      <p role="status">
        {count !== undefined && (
          <>
            <b className="font-[650] text-ink">{questionsText(count)} found.</b> {sqlCount > 0 && sqlText}
          </>
        )}
      </p>
      {count !== undefined && sqlCount > 0 && (
        <Button look="link" onClick={() => onWithSql(!withSql)}>
          {withSql ? `Hide ${pronoun}` : `Show ${pronoun}`}
        </Button>
      )}
    </div>
  )
}
