import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keepsOf } from '#curriculum/walkthroughs/keeps-choices.ts'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { makePuzzle } from '../../listing/order-puzzle.ts'
import type { RungProps } from '../rung-props.ts'
import { loadDistractors } from './load-distractors.ts'
import { OrderScreen } from './OrderScreen.tsx'

/** The lines of the solution as blocks, to be brought into order and indentation. */
export function OrderRung(props: RungProps) {
  const { content, language, listing, panel } = props
  const { pattern, code, walkthrough } = content
  const {
    data: distractors,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['distractors', pattern.name, language],
    queryFn: () => loadDistractors(pattern.name, code, language),
    enabled: true,
  })
  const puzzle = useMemo(
    () =>
      distractors &&
      makePuzzle(listing, language, walkthrough.code.parts, keepsOf(walkthrough.code), distractors),
    [listing, language, walkthrough, distractors],
  )
  return (
    <div role="tabpanel" id={panel.id} aria-labelledby={panel.labelledBy}>
      {puzzle && <OrderScreen {...props} puzzle={puzzle} />}
      {!puzzle && (
        <div className="border-t border-line p-4 md:p-6">
          {error && !isFetching ? (
            <Alert onRetry={() => void refetch()}>The blocks could not be loaded.</Alert>
          ) : (
            <Spinner text="Loading..." />
          )}
        </div>
      )}
    </div>
  )
}
