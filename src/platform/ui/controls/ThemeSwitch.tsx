import { SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { localValue } from '#platform/web/local-value.ts'
import { iconButton } from './Button.tsx'
import { Tooltip } from './Tooltip.tsx'

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

type Theme = 'dark' | 'light'

const stored = localValue('theme')

/** Dark unless the person chose light. The inline script of index.html decides the same before the first paint. */
function themeFrom(text: string | null): Theme {
  return text === 'light' ? 'light' : 'dark'
}

function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark'
}

/** The theme shown, in step with other tabs. The page itself is the truth: the browser may not keep our choice. */
function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme>(onThemeChange, shownTheme, () => 'dark')
  return { theme, choose: chooseTheme }
}

function chooseTheme(theme: Theme) {
  show(theme)
  stored.write(theme)
}

function onThemeChange(listener: () => void) {
  return stored.onChange(() => {
    const kept = stored.read()
    if (kept !== null) show(themeFrom(kept))
    listener()
  })
}

function shownTheme(): Theme {
  return themeFrom(document.documentElement.dataset.theme ?? null)
}

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', browserBar[theme])
}

/** The canvas of each theme, as the colour of the browser's own bar. */
const browserBar: Record<Theme, string> = { dark: '#07161b', light: '#f1f7f8' }
