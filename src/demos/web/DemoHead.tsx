import { type Mode, modes } from '../demo-address.ts'
import { type PlayerEvent, type Speed, speeds } from '../player.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

interface DemoHeadProps {
  /** Of the heading that names the player. */
  id: string
  subtitle: string
  mode: Mode
  onMode: (mode: Mode) => void
  speed: Speed
  send: (event: PlayerEvent) => void
}

export const speedOptions = speeds.map((speed, index) => ({
  id: speed,
  label: `${speed}x`,
  shortcut: String(index + 1),
}))

export function DemoHead(props: DemoHeadProps) {
  const { id, subtitle, mode, onMode, speed, send } = props
  return (
    <header className="demo-head">
      <div id={id}>
        <h3>Visual demo</h3>
        <p>{subtitle}</p>
      </div>
      <div className="demo-choices">
        <SegmentedControl label="Mode" options={modes} selected={mode} onSelect={onMode} />
        <SegmentedControl
          label="Speed"
          options={speedOptions}
          selected={speed}
          onSelect={(next) => send({ kind: 'setSpeed', speed: next })}
        />
      </div>
    </header>
  )
}
