import { SegmentedControl } from './SegmentedControl.tsx'
import { type ThemeChoice, useTheme } from './theme.ts'

/** Where there is room for all three. */
export function ThemeChoices() {
  const { choice, choose } = useTheme()
  return <SegmentedControl<ThemeChoice> label="Theme" options={options} selected={choice} onSelect={choose} />
}

const options = [
  { id: 'dark', label: 'Dark' },
  { id: 'light', label: 'Light' },
  { id: 'system', label: 'System' },
] as const
