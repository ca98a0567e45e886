import { SunMoon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { iconButton } from './icon-button.ts'
import { otherTheme, useTheme } from './theme.ts'

// 10 KB, of which public pages have none to spare: they may have 150 KB of script.
const Tooltip = lazy(async () => ({ default: (await import('#platform/ui/controls/Tooltip.tsx')).Tooltip }))

export function ThemeSwitch() {
  const { theme, choose } = useTheme()
  const other = otherTheme(theme)
  const button = (
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
  )
  return (
    <Suspense fallback={button}>
      <Tooltip text={`Switch to ${other} theme`}>{button}</Tooltip>
    </Suspense>
  )
}
