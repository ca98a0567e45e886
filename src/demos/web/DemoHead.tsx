import { memo, useCallback } from 'react'
import { type Mode, modes } from '../demo-address.ts'
import { type PlayerEvent, type Speed, speeds } from '../player.ts'
import { Segment } from './SegmentedControl.tsx'

interface DemoHeadProps {
  /** Of the heading that names the player. */
  id: string
  subtitle: string
  mode: Mode
  onMode: (mode: Mode) => void
  speed: Speed
  send: (event: PlayerEvent) => void
}

const speedOptions = speeds.map((speed, index) => ({
  id: speed,
  label: `${speed}x`,
  shortcut: String(index + 1),
}))

export const DemoHead = memo(function DemoHead(props: DemoHeadProps) {
  const { id, subtitle, mode, onMode, speed, send } = props
  const setSpeed = useCallback((next: Speed) => send({ kind: 'setSpeed', speed: next }), [send])
  return (
    <header className="demo-head">
      <div id={id}>
        <h3>Visual demo</h3>
        <p>{subtitle}</p>
      </div>
      <div className="demo-choices">
        <Segment label="Mode" options={modes} selected={mode} onSelect={onMode} />
        <Segment label="Speed" options={speedOptions} selected={speed} onSelect={setSpeed} />
      </div>
    </header>
  )
})
