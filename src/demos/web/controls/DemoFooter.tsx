import { Check, Link2 } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { useCopy } from '#platform/web/copy-and-save.ts'
import { useSingleKeys } from '#platform/web/input/single-keys.ts'
import { type PlayerEvent, type Speed, speeds } from '../../player.ts'

interface DemoFooterProps {
  speed: Speed
  /** While predicting, the number keys answer. */
  isPredicting: boolean
  send: (event: PlayerEvent) => void
  /** Opens the demo exactly as it is now. */
  findLink: () => string
}

const withKeys = speeds.map((speed, index) => ({
  id: speed,
  label: `${speed}x`,
  shortcut: String(index + 1),
}))
const withoutKeys = speeds.map((speed) => ({ id: speed, label: `${speed}x` }))

export function useSpeedOptions() {
  return useSingleKeys() ? withKeys : withoutKeys
}

export function DemoFooter({ speed, isPredicting, send, findLink }: DemoFooterProps) {
  const hasKeys = useSingleKeys()
  const speedOptions = useSpeedOptions()
  return (
    <div className="demo-footer">
      <SegmentedControl
        label="Speed"
        options={isPredicting ? withoutKeys : speedOptions}
        selected={speed}
        onSelect={(next) => send({ kind: 'setSpeed', speed: next })}
      />
      <CopyLink findLink={findLink} />
      <p className="demo-keys" aria-hidden="true">
        <span>
          <kbd>Space</kbd> plays <kbd>←</kbd> <kbd>→</kbd> step <kbd>Home</kbd> <kbd>End</kbd> jump
        </span>
        {hasKeys && (
          <span>
            {' '}
            <kbd>1</kbd> <span>to</span> <kbd>4</kbd> <span>{isPredicting ? 'answer' : 'speed'}</span>
          </span>
        )}
      </p>
    </div>
  )
}

const messages = {
  copied: 'Link copied',
  refused: 'Your browser blocks copying. Copy the address of this page instead: it is the link.',
}

function CopyLink({ findLink }: Pick<DemoFooterProps, 'findLink'>) {
  const { outcome, copy } = useCopy()
  const Icon = outcome === 'copied' ? Check : Link2
  return (
    <div className="demo-copy">
      <Button look="quiet" onClick={() => copy(findLink())}>
        <Icon className="icon" aria-hidden="true" />
        Copy link
      </Button>
      <span role="status">{outcome && messages[outcome]}</span>
    </div>
  )
}
