import { Play, Square } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'

interface RunButtonProps {
  readonly isBusy: boolean
  onRun(): void
  onStop(): void
}

/** Runs the code, and stops it while it runs. */
export function RunButton({ isBusy, onRun, onStop }: RunButtonProps) {
  return isBusy ? (
    <Button className="min-w-26 max-md:flex-1" onClick={onStop}>
      <Square className="icon" aria-hidden="true" />
      <span>Stop</span>
    </Button>
  ) : (
    <Button
      look="primary"
      className="min-w-26 max-md:flex-1"
      aria-keyshortcuts="Control+Enter"
      onClick={onRun}
    >
      <Play className="icon" aria-hidden="true" />
      <span>Run</span>
    </Button>
  )
}
