import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { formatScore } from '../rating.ts'
import { sentenceOf } from './failure-sentence.ts'
import { useHerdStats } from './herd-queries.ts'

export function HerdStats() {
  const { data, error, isFetching, refetch } = useHerdStats()
  return (
    <div className="page">
      <StatStrip
        stats={[
          { label: 'Interviews given', value: data?.interviewsGiven ?? '–' },
          { label: 'Interviews taken', value: data?.interviewsTaken ?? '–' },
          { label: 'Average received', ...averageFigure(data?.averageScoreReceived) },
          { label: 'Average given', ...averageFigure(data?.averageScoreGiven) },
        ]}
      />
      {error && !data && !isFetching && (
        <div className="mt-4">
          <Alert onRetry={() => void refetch()}>Your figures could not be loaded. {sentenceOf(error)}</Alert>
        </div>
      )}
    </div>
  )
}

/** One decimal; a dash when there is none yet. */
export function averageText(average: number): string {
  return average === 0 ? '–' : formatScore(average)
}

function averageFigure(average = 0): { value: string; unit?: string } {
  return average === 0 ? { value: '–' } : { value: averageText(average), unit: 'of 5' }
}
