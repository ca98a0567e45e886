import { expect, test } from 'vitest'
import { otherTheme, themeFrom } from './theme.ts'

test.each([
  [null, 'dark'],
  ['', 'dark'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['LIGHT', 'dark'],
  ['{"theme":"light"}', 'dark'],
])('a stored theme of %j shows the %s theme', (text, theme) => {
  expect(themeFrom(text)).toBe(theme)
})

test('the switch leads from each theme to the other', () => {
  expect(otherTheme('dark')).toBe('light')
  expect(otherTheme('light')).toBe('dark')
})
