import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '#app/web/app.css'
import './screens.ts'
import { endPendingCalls, takeUnexpectedCalls } from './stub-calls.ts'

const otherRoot = createRoot(document.createElement('div'))
const testerAddress = location.href

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.dataset.theme = 'dark'
})

afterEach(async () => {
  await cleanup()
  // What the page does when it is left, as to save, would otherwise wait until the next test.
  flushSync(() => otherRoot.render(null))
  endPendingCalls()
  history.replaceState(null, '', testerAddress)
  expect(takeUnexpectedCalls(), 'calls without a stub').toEqual([])
})
