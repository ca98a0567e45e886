import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import '#app/web/app.css'
import './screens.ts'
import { endPendingCalls, takeUnexpectedCalls } from './stub-calls.ts'

const testerAddress = location.href

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.dataset.theme = 'dark'
})

afterEach(async () => {
  await cleanup()
  endPendingCalls()
  history.replaceState(null, '', testerAddress)
  expect(takeUnexpectedCalls(), 'calls without a stub').toEqual([])
})
