import { SunMoon } from 'lucide-react'
import { iconButton } from './icon-button.ts'
import { otherTheme, useTheme } from './theme.ts'

export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      aria-label="Dark theme"
      title="Switch theme"
      onClick={() => choose(otherTheme(theme))}
      className={iconButton}
    >
      <SunMoon className="icon" aria-hidden="true" />
    </button>
  )
}
