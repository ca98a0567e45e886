import { type Mode, modes } from '../demo-address.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

interface DemoHeadProps {
  /** Of the heading that names the player. */
  id: string
  subtitle: string
  mode: Mode
  onMode: (mode: Mode) => void
}

export function DemoHead({ id, subtitle, mode, onMode }: DemoHeadProps) {
  return (
    <header className="demo-head">
      <div id={id}>
        <h3>Visual demo</h3> <p>{subtitle}</p>
      </div>
      <SegmentedControl label="Mode" options={modes} selected={mode} onSelect={onMode} />
    </header>
  )
}
