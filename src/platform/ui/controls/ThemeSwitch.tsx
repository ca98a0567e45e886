import { SunMoon } from 'lucide-react'
import { iconButton } from './Button.tsx'
import { Tooltip } from './Tooltip.tsx'
import { useTheme } from './theme.ts'

export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <Tooltip text={`Switch to ${other} theme`}>
      <button
        type="button"
        role="switch"
        aria-checked={theme === 'dark'}
        aria-label="Dark theme"
        onClick={() => choose(other)}
        className={iconButton}
      >
        <SunMoon className="icon" aria-hidden="true" />
      </button>
    </Tooltip>
  )
}
