import { Alert } from './Alert.tsx'
import { Spinner } from './Spinner.tsx'

interface ComingPartProps {
  /** How the place looks: as high as the part will be, so that nothing below it moves. */
  className: string
  /** Said while it is on its way. */
  text: string
  /** Said when it does not come. */
  failure: string
  /** There once it has not come. */
  retry: (() => void) | undefined
}

/** Stands where a part of a page will be, while it is fetched. */
export function ComingPart({ className, text, failure, retry }: ComingPartProps) {
  return (
    <div className={className}>
      {retry ? (
        <Alert onRetry={retry}>{failure} Check your connection and try again.</Alert>
      ) : (
        <Spinner text={text} />
      )}
    </div>
  )
}
