import { SunMoon } from 'lucide-react'
import { Tooltip } from '#platform/ui/controls/Tooltip.tsx'
import { iconButton } from './icon-button.ts'
import { otherTheme, useTheme } from './theme.ts'

export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  const other = otherTheme(theme)
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
