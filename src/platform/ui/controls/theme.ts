import { useSyncExternalStore } from 'react'
import { localValue } from '#platform/web/local-value.ts'

type Theme = 'dark' | 'light'
/** `system`: as the device is set. */
export type ThemeChoice = Theme | 'system'

interface ShownTheme {
  /** What is on the screen. */
  theme: Theme
  choice: ThemeChoice
  choose: (choice: ThemeChoice) => void
}

/** The theme shown, in step with other tabs and with the device. */
export function useTheme(): ShownTheme {
  const theme = useSyncExternalStore<Theme>(onThemeChange, shownTheme, () => 'dark')
  const choice = useSyncExternalStore<ThemeChoice>(onThemeChange, chosenTheme, () => 'dark')
  return { theme, choice, choose }
}

const stored = localValue('theme')
const lightDevice = '(prefers-color-scheme: light)'

function choose(choice: ThemeChoice) {
  show(themeOf(choice))
  stored.write(choice)
}

/** Dark unless the person chose otherwise. The inline script of index.html decides the same before the first paint. */
function choiceFrom(text: string | null): ThemeChoice {
  return text === 'light' || text === 'system' ? text : 'dark'
}

function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice
  return matchMedia(lightDevice).matches ? 'light' : 'dark'
}

/** The page itself is the truth: the browser may not keep our choice. */
function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

function chosenTheme(): ThemeChoice {
  return stored.read() === 'system' ? 'system' : shownTheme()
}

function onThemeChange(listener: () => void) {
  const follow = () => {
    const kept = stored.read()
    if (kept !== null) show(themeOf(choiceFrom(kept)))
    listener()
  }
  const device = matchMedia(lightDevice)
  device.addEventListener('change', follow)
  const leaveStored = stored.onChange(follow)
  return () => {
    device.removeEventListener('change', follow)
    leaveStored()
  }
}

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', browserBar[theme])
}

/** The canvas of each theme, as the color of the browser's own bar. */
const browserBar: Record<Theme, string> = { dark: '#07161b', light: '#f1f7f8' }
